# After the game.
review-you-win = You win
review-you-win-by = You win by { $amount }
review-wins = { $name } wins
review-wins-by = { $name } wins by { $amount }
review-shared = { $names } share the win
review-length = { $turns ->
    [one] { $turns } turn, { $minutes } min
   *[other] { $turns } turns, { $minutes } min
}
review-to-rematch = To the rematch
review-chart-archaeology = Money over time
review-chart-excavation-earth = Credits over time
review-chart-label = Scores over time; at the end: { $list }
review-sheet = Score sheet
review-sheet-archaeology = Where every dollar came from
review-sheet-excavation-earth = Where every credit came from
review-total = Total
review-round = Round { $n }
review-turn = Turn { $n }
review-turn-of = Turn { $n } of { $all }
review-end = end
review-slider = Replay
review-at = Step { $n } of { $all }
review-first = To the beginning
review-back = One step back
review-play = Play
review-pause = Pause
review-next = One step on
review-last = To the end
review-more = (and { $n } more)
review-board = Show the table
review-close = Back to the review
# Fairness and the record.
fair-title = Fairness check
fair-about = Before the first card this table published the fingerprint of a secret. Now the secret is open, and your browser has worked out from it what was promised.
fair-passed = Passed in this browser
fair-failed = Does not match
fair-running = Checking …
fair-imported = This game was brought in from a file, so somebody may have known its chance. There is nothing to check.
fair-impossible = This browser cannot check it here (it needs https). The record below can be checked with the command.
fair-promised = Fingerprint, promised before the first card
fair-secret = Worked out from the secret
    .same = Worked out from the secret: the same
    .other = Worked out from the secret: another one
fair-from = The secret:
fair-seed = All chance follows from the secret
record-title = Record
record-version = rules version { $n }
record-about = Options, seed and every decision; the command replays it move by move.
record-size = { $kb } kB.
record-download = Download
money-long-archaeology = ${ $n }
money-long-excavation-earth = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
