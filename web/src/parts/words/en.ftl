# The line at the top, the account.
language-en = English
language-de = Deutsch
language-pl = Polski
theme-auto = as the system
theme-dark = dark
theme-light = light
close = Close
account-of = { $name }: your name and account
account-title = You
account-name = Your name
account-name-note = What the others see. Tables where you sit already keep the old name.
account-rename = Change
account-renamed = Changed.
account-guest = You play as a guest. An account keeps your tables on every device.
account-known = You are logged in as { $login }.
account-sign-up = Make an account
account-log-in = Log in
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
    .about = On every device, for when you lost one or left a screen open.
account-login = Login
account-password = Password
account-password-note = A long sentence is best. There is no e-mail to get it back.
account-bring = Bring the tables of this guest along
account-made = Your account is made; your tables are in it.
account-entered = You are logged in.
account-left = You are logged out; this device has a new guest.
account-left-everywhere = You are logged out on every device; this one has a new guest.

# At a table.
keys-label = Keyboard
keys-back = Out of a move, or close what is open
keys-choose = Choose; on what cannot be chosen: why not
keys-ctrl = Ctrl
keys-confirm = Confirm
keys-explore = Explore
keys-log = To the log
keys-markets = Go to a market
keys-move = From one thing to the next; within a group
keys-sell = Sell
keys-trade = Trade
keys-undo = Take back
keys-why = On any piece: why not, or what it is and its rule
menu-label = Table menu
menu-hand = let a bot play
menu-hand-alone = Does a bot play for you from now on? Everybody else is a bot: the game may be over in a moment.
menu-hand-early = Not yet. A bot may take over only after the table has waited for { $name } for a long time, usually three days.
menu-hand-sure = Does a bot play for you from now on? You can take your seat back at any time; until then the others may take moves back and end the game without asking you.
menu-hand-yes = Let it play
menu-take-back = play myself
menu-leave = Give up the seat
menu-leave-sure = A bot goes on in your place, and somebody else may take it. If nobody else plays here, the game ends.
menu-abandon = End the game here
menu-abandon-sure = The game ends now, without a winner.
menu-abandon-vote = The others are asked whether they agree.
menu-promise = Promise of fair chance
    .about = Note it: after the game it shows that chance was fixed before the first move.
menu-no = No
link-lost = Connection lost.
    .about = Nothing is lost; it comes back by itself.
link-back = Connected again
answer-kept = Your answer is sent as soon as the connection is back.
answer-sent = Your answer is being sent.
table-frozen = This table cannot go on: it was begun by other rules. Its record is kept.
table-over = The game is over.
table-abandoned = The game was abandoned.
table-review = Look back
rematch = Rematch
rematch-begun = The rematch has begun.
rematch-join = To the rematch
vote-undo = { $name } asks to take moves back.
vote-abandon = { $name } asks to end the game here.
vote-undo-open = Taking back: waiting for { $names }
vote-abandon-open = Ending the game: waiting for { $names }
vote-yes = Agree
vote-no = Refuse
vote-refused = { $n ->
    [one] { $names } does not agree.
   *[other] { $names } do not agree.
}
vote-withdraw = Do not ask
vote-withdrawn = { $names } no longer asks for it.
vote-takes = This would be taken back:
vote-more = { $n ->
    [one] And one line more.
   *[other] And { $n } lines more.
}
bot-for-you = A bot plays for { $names }.

# Before the game.
waiting-plays = What is played
waiting-base = The base game
waiting-as = You are called { $name }.
waiting-rename = Take another name
seats-missing = { $n ->
    [0] complete
    [one] { $n } open
   *[other] { $n } open
}
seat-you = you
seat-bot = bot
seat-here = has sat down
seat-fill = Give it to a bot
seat-kept = This seat is kept for somebody: only who made the table may give it away.
seat-waits = kept
seat-open = Open it again
start-missing = { $n ->
    [one] { $n } seat is still open
   *[other] { $n } seats are still open
}
stand-up = Stand up again
invite-label = Invite
invite-about = Whoever opens this link can sit down here. No account.
invite-lone = This address works on this computer only. Others need the address of this computer in your network; the guide for hosts tells how.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Send it
invite-lost = The link was shown where the table was made.
invite-host = Only who made the table can make a new link.
invite-renew = Make a new link
    .about = From then on nobody comes in by the old one.
qr-label = QR code of the link

# The screen changes hands.
pass-title = Pass the screen to
pass-first = Cards appear only while it is your turn.
pass-lead = The cards of { $name } are off the screen. Yours appear only while it is your turn.
pass-show = I am { $name }, show my cards
pass-space = Space
pass-away = { $name } is away: let a bot play
pass-since = Since your last turn
pass-public = Everybody may see
money-archaeology = ${ $amount }
money-excavation-earth = { $amount }

# The log.
to-its-rule = Its rule: { $rule }
log-show = Show it on the table
log-earlier = { $n ->
    [one] One earlier line
   *[other] { $n } earlier lines
}

# What the others did since one's last turn.
since-open = Replay what the others did since your last turn
since-short = Replay
since-close = Back to the game
since-nothing = The others have not done anything yet.

# How a table reads the rules.
house-none = by the rulebook
house-n = { $n ->
    [one] { $n } house rule
   *[other] { $n } house rules
}
table-rules = Rules of this table
    .none = This table has no house rules.
    .older = This game was begun by an older version of the rules, and goes on by it.
    .others = { $n ->
        [one] And one other passage that can be read in several ways
       *[other] And { $n } other passages that can be read in several ways
    }
