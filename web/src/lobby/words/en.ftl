# The front door.
lobby-claim = Two games about digging up the past. Free, no account, nothing to install.
lobby-foot = Digsite is free software. Icons: game-icons.net, CC BY 3.0. Globe: Natural Earth.
lobby-excavation-earth = Excavation Earth
    .claim = Dig up human history. Sell it to the galaxy.
    .time = 90 min
    .weight = Deep economy
lobby-players = players
lobby-archaeology = Archaeology
    .claim = Collect sets, dodge sandstorms, sell in time.
    .time = 25 min
    .weight = Quick card game
mode-label = How to play
mode-bots = Bots
    .about = Starts at once. Change anything below, or just press play.
    .go = Play now
mode-zu = Against Zu
    .about = Zu plays by a ladder of priorities. You can open it at any time and see why it did what it did.
    .go = Play against Zu
mode-screen = One screen
    .about = Pass the screen around. It is covered between turns, so nobody sees another hand.
    .go = Start on this screen
mode-friends = Friends
    .about = You get a link and a QR code. Whoever opens it can sit down. No account.
    .go = Make a table
go-bots = { $n ->
    [one] { $n } seat, bots: { $bot }
   *[other] { $n } seats, bots: { $bot }
}
go-screen = { $n } players
go-friends = { $n } seats
go-base = base game
seats-label = Seats
bots-label = Bots
bots-among-label = Bots among them
variants-label = Variants
modules-short = Modules
more-options = More options
options-changed = changed
names-label = Who plays?
name-of-seat = Name of seat { $number }
seat-random = Drawn
zu-easier = Easier
zu-harder = Harder
set-zu-very-easy = Very easy
set-zu-easy = Easy
set-zu-gentle = Gentle
set-zu-medium = Medium
set-zu-hard = Hard
set-zu-very-hard = Very hard
set-zu-brutal = Brutal
set-zu-own = Own mix
set-modules-none = None
set-modules-factions = Factions
set-modules-mysteries = Mysteries
set-modules-museum = Museum
set-modules-everything = Everything
# In the line of the button that starts.
short-modules-M5 = Factions
short-modules-M6 = Mysteries
short-modules-M7 = Museum
short-modules-M8 = Pop-ups

# The bots of the library.
bot-random = Random
    .about = Plays any legal move at random.
bot-novice = Novice
    .about = Plays with plain good sense, and plans no further than the turn.

# My tables, and where to learn.
your-tables = Your tables
tables-waiting = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
tables-all = Show all { $n }
row-lesson = A lesson
row-zu = Alone against Zu
row-screen = Around one screen
row-with = With { $names }
row-open = Nobody else yet
row-to-move = to move: { $names }
row-waiting = waiting for players
row-running = running
row-finished = finished
row-abandoned = abandoned
new-here = New here?
learn-archaeology = Archaeology in 6 minutes
    .about = Learn it by playing it, nothing to read first.
learn-excavation-earth = Excavation Earth in 18 minutes
    .about = Short lessons; stop after any.
rules-link = All rules
    .about = Searchable, with the reason behind every refusal.
faces-note = The rulebooks we worked from had no pictures. Card values and map lines are partly reconstructed.
faces-which = Which ones
row-bots = { $n ->
    [one] Against a bot
   *[other] Against { $n } bots
}

# By which rulebook, and which house rules.
house-title = House rules
house-find = Search the house rules
house-found = { $n ->
    [one] { $n } ruling found
   *[other] { $n } rulings found
}
house-nothing = No ruling here speaks of that.
house-reset-all = All as in the rulebook
house-reset = Back to the rulebook
house-mark = house rule
house-book = default
house-rule-link = Its rule, in another tab
edition-propose = You play in English. Play by the English rulebook?
edition-take = Yes, take it
edition-leave = No
edition-differs = { $n ->
    [one] Here it reads one rule otherwise than the English one.
   *[other] Here it reads { $n } rules otherwise than the English one.
}
short-edition-en = English
short-edition-de = German
short-edition-pl = Polish
