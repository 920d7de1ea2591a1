game-title = Sealed Bids
money = { $amount } points
option-short = Short game
    .about = Only the first three prizes are bid for.
line-prize = A prize
code-bid = Bid { $card }
ask-bid = Which card do you bid?
refusal-spent = The card { $card } is no longer in your hand.
refusal-over = The game is over; nothing can be bid.
refusal-already-bid = Your bid is in; wait for the others.
event-prize = A prize worth { $n } comes up.
event-bidded =
    { $card ->
        [-1] { $seat } bids.
       *[other] { $seat } bids { $card }.
    }
event-shown = { $seat } shows { $card }.
event-won = { $seat } takes the prize worth { $n }.
event-tied = The highest bids tie: nobody takes the { $n }.
reason-most-points = Most points.
reason-shared = The victory is shared.
