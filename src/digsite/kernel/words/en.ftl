# Words that all games share. How fields become arguments is told in kernel/text.py.

# A seat that has no name of its own.
player = Player { $number }

event-answered-itself = { $seat } has only one choice: { $code }

## How sure a figure of a component pack is

status-confirmed = confirmed
    .about = The rulebook or two independent sources say so.
status-sourced = sourced
    .about = One public source for this edition says so.
status-derived = derived
    .about = It follows from figures that are known.
status-guessed = guessed
    .about = Inferred from an older edition or from a rule.
status-designed = designed
    .about = Our own proposal; no source was found.
