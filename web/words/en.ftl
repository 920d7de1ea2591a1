# The page's own sentences, in English. The games' words are beside their code.

language-label = Language
lobby-title = Pull up a chair.
nav-label = Pages
nav-learn = Learn
nav-play = Play
nav-rules = Rules
open-seat = Open
page-missing = There is nothing here.
piece-chosen = Chosen
piece-legal = Can be chosen
play-now = Play now
question-label = Question
question-reconnecting = Reconnecting …
question-waiting = Waiting for { $names }
sit-down = Sit down
start-game = Start the game
table-closed = This table cannot be opened
table-opening = Opening the table …
theme-label = Light or dark
to-lobby = To the front door
told-between = { $n } more.
told-undo = { $name } takes moves back.
undo-sure = Take back your last move, and all that came after it? The others saw it, or something came to light: what chance has not shown yet is drawn anew.
try-again = Try again
verb-ask-undo = Ask to undo
verb-back = Back
verb-confirm = Confirm
verb-redrawn = chance anew
verb-asked = the others are asked
verb-undo = Undo
verb-undo-redraw = Undo (chance is drawn anew)
waiting-title = Who is coming?
your-turn = Your turn
log-title = Log
log-keys = The arrow keys lead from line to line, Home to the first and End to the last.
log-more-rules = { $n ->
    [one] One more rule
   *[other] { $n } more rules
}

## What a refusal of the server says, by its key (src/digsite/server/problems.py); "offline" is the page’s own.

problem-bad-request = The request cannot be understood.
problem-no-person = Nobody is signed in here; reload the page.
problem-wrong-login = That login and that password do not go together.
problem-forbidden = That is not yours to do.
problem-wrong-origin = The request comes from another site.
problem-not-found = There is nothing here.
problem-no-invitation = There is no such table, or the link is no longer good: ask for a new one.
problem-wrong-method = That cannot be done here.
problem-stale = The table has moved on since.
problem-illegal = That may not be played now.
problem-not-asked = It is not this seat’s turn.
problem-bot-plays = A bot plays this seat.
problem-yours-already = You play this seat already.
problem-which-seat = You have several seats here; say which one.
problem-taken = That seat is taken.
problem-not-full = Every seat must be taken first.
problem-not-started = The game has not begun yet.
problem-started = The game has begun already.
problem-not-over = The game is not over yet.
problem-over = The game is over.
problem-frozen = This table cannot go on.
problem-nothing-to-undo = There is nothing to take back.
problem-too-long = Too much has happened at this table for that; the game can still be played to its end, or left.
problem-vote-open = Something is being voted on already.
problem-no-vote = Nothing is being voted on.
problem-login-taken = Somebody else has that login.
problem-has-account = There is an account already.
problem-too-large = That is too large.
problem-invalid = Something in it is not allowed: too short, too long, or with signs that cannot be used.
problem-too-fast = Too many tries; wait a little.
problem-too-many = Too many at once.
problem-broken = Something broke here, and it was written down.
problem-unavailable = The database does not answer; try again in a moment.
problem-busy = Too much is going on; try again in a moment.
problem-offline = The server cannot be reached.
