game-title = Ukryte oferty
money = { $amount } pkt
option-short = Krótka gra
    .about = Licytuje się tylko trzy pierwsze nagrody.
line-prize = Nagroda
code-bid = Zalicytuj { $card }
ask-bid = Którą kartę licytujesz?
refusal-spent = Karty { $card } nie ma już na ręce.
refusal-over = Gra się skończyła; nie można już licytować.
refusal-already-bid = Twoja oferta jest złożona; poczekaj na pozostałych.
event-prize = Na stół trafia nagroda o wartości { $n }.
event-bidded =
    { $card ->
        [-1] { $seat } licytuje.
       *[other] { $seat } licytuje { $card }.
    }
event-shown = { $seat } pokazuje { $card }.
event-won = { $seat } zdobywa nagrodę o wartości { $n }.
event-tied = Remis najwyższych ofert: nikt nie zdobywa nagrody { $n }.
reason-most-points = Najwięcej punktów.
reason-shared = Zwycięstwo jest dzielone.
