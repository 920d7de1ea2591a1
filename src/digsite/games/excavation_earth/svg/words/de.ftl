# Was nur das Bild einer Stellung sagt, auf Deutsch. Die Namen der Dinge stehen in den Wörtern des Spiels.

round = Runde
to-act = Am Zug: { $names }
over = Das Spiel ist zu Ende
won = Gewonnen: { $names }
you = du
passed = gepasst
surveyed = Erforscht
mothership = Mutterschiff
centres-pay = Jede Zentrale zahlt { $prizes }
aboard = an Bord
no-card = noch keine
front = vorn
popularity = Nachfrage
rank = Rang
pays = zahlt
buyer-deck = Käufer
buyer-discard = Gezogen
piles = Artefaktstapel
action-deck = Aktionsstapel
action-discard = Abwurfstapel
command-deck = Kommandokarten
at-centres = { $n } an den Zentralen
sold = Aus dem Spiel
credits = Credits
black-market = Schwarzmarkt
tiles = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
forecast = Forscher- prognose
initiative = Initiative
turn-order = Zugreihenfolge
hand = Hand
crew = Crew
travel = Reise
your-hand = Hand
draft = Zur Auswahl
drawn = Gezogen
score = Abrechnung
rival = Gegner im Solospiel
zu-deck = Stapel
round-number = Runde { $n }
second-crew = im Spiel, zweite Farbe
zu-discard = Abwurfstapel von Zu
zu-past = In Runde { $n } abgeworfen
no-switch = Kein Schalter ist an: wie in den Regeln.
