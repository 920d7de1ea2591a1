# What the server says itself, in English. The games have their own words.

guest-name = Guest { $number }

# What happened at the table itself. $name is whoever it is about.
log-start = The game begins.
log-sit = { $name } sits down.
log-leave = { $name } gives up the seat.
log-fill = A bot, { $name }, has the open seat.
log-fill-open = A seat is open again.
log-bot = A bot plays for { $name } from now on.
log-back = { $name } plays again.
log-undo = { $name } takes moves back.
log-undo-agreed = { $name } takes moves back, with the consent of all. What chance had not yet shown is drawn anew.
log-undo-redraw = { $name } takes moves back. What chance had not yet shown is drawn anew.
log-ask-undo = { $name } asks to take moves back.
log-ask-abandon = { $name } asks to end the game here.
log-vote-yes = { $name } agrees.
log-vote-no = { $name } does not agree.
log-vote-withdrawn = { $name } no longer asks for it.
log-lapsed = What was asked lapses: the table has moved on.
log-abandon = The game was abandoned.
log-rematch = There is a rematch.

# Why options of a game do not go together, by the rule.
refused-AR-COMP-01 = This game is for 2 to 5 players.
refused-AR-LONG-01 = Only with 2 or 3 seats.
refused-EE-COMP-01 = One player plays against Zu; two to four play against each other.
refused-EE-SETUP-03 = There is one board of each faction: choose different ones.
refused-MU-MODULE-01 = This faction comes with the new factions.
refused-MU-MODULE-03 = The museum needs the mysterious artefacts.
refused-MU-MODULE-04 = Pop-up markets need the mysterious artefacts.
refused-MU-MODULE-05 = The Seekers need the museum.
refused-MU-MODULE-07 = Pop-up markets are not for one player.
refused-MU-PRETTY-01 = Pretty boxes come with the expansion: choose a module, or switch them off.
refused-MU-SOLO-02 = Only against Zu.
refused-MU-SOLO-R2 = With the expansion Zu has 24 cubes, so E5 is not to be had.
refused-ZU-LEVEL-02 = Only against Zu.
refused-ZU-SETUP-06 = Alone, the starting hand is dealt.
# A house rule that does not matter with the other options.
refused-rulings = What { $rule } is about is not in play here.
