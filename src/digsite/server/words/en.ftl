# What the server says itself, in English. The games have their own words.

guest-name = Guest { $number }

# What happened at the table itself. $name is whoever it is about.
log-start = The game begins.
log-sit = { $name } sits down.
log-leave = { $name } gives up the seat.
log-bot = A bot plays for { $name } from now on.
log-back = { $name } plays again.
log-undo = { $name } takes moves back.
log-undo-redraw = { $name } takes moves back, with the consent of all. What chance had not yet shown is drawn anew.
log-ask-undo = { $name } asks to take moves back.
log-ask-abandon = { $name } asks to end the game here.
log-vote-yes = { $name } agrees.
log-vote-no = { $name } does not agree.
log-abandon = The game was abandoned.
log-rematch = There is a rematch.
