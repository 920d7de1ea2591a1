# Words that all games share, in German. How fields become arguments is told in kernel/text.py.

# A seat that has no name of its own.
player = Spieler { $number }

event-answered-itself = { $seat } hat nur eine Möglichkeit: { $code }

## How sure a figure of a component pack is

status-confirmed = bestätigt
    .about = So steht es im Regelheft oder in zwei unabhängigen Quellen.
status-sourced = belegt
    .about = So steht es in einer öffentlichen Quelle zu dieser Ausgabe.
status-derived = abgeleitet
    .about = Es folgt aus bekannten Zahlen.
status-guessed = vermutet
    .about = Aus einer älteren Ausgabe oder aus einer Regel erschlossen.
status-designed = entworfen
    .about = Unser eigener Vorschlag; eine Quelle fand sich nicht.
