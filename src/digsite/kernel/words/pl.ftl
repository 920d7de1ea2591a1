# Words that all games share, in Polish. How fields become arguments is told in kernel/text.py.

# A seat that has no name of its own.
player = Gracz { $number }

event-answered-itself = { $seat } ma tylko jedną możliwość: { $code }

## How sure a figure of a component pack is

status-confirmed = potwierdzone
    .about = Podaje to instrukcja albo dwa niezależne źródła.
status-sourced = ze źródła
    .about = Podaje to jedno publiczne źródło dotyczące tego wydania.
status-derived = wyliczone
    .about = Wynika ze znanych wartości.
status-guessed = domniemane
    .about = Wywnioskowane ze starszego wydania lub z zasady.
status-designed = zaprojektowane
    .about = Nasza własna propozycja; nie znaleziono źródła.
