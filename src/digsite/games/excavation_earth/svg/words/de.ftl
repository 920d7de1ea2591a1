# Was nur das Bild einer Stellung sagt, auf Deutsch. Die Namen der Dinge stehen in den Wörtern des Spiels.

round = Runde
to-act = Am Zug: { $names }
over = Die Partie ist zu Ende
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
score = Wertung
rival = Gegner im Solospiel
zu-deck = Stapel
round-number = Runde { $n }
gained-crew = dazu, zweite Farbe
second-crew = im Spiel, zweite Farbe
zu-discard = Abwurfstapel von Zu
zu-past = In Runde { $n } abgeworfen
no-switch = Kein Schalter ist an: wie in den Regeln.

# --- Erweiterung: was die Wörter ihrer Module nicht benennen
mystery = Mysteriöses Artefakt: { $colour }
analysed = Analysiert: { $colour }
overlay = { $n ->
    [0] Überlagerung, { $colour }: kein mysteriöses Artefakt hier
    [one] Überlagerung, { $colour }: { $n } mysteriöses Artefakt
   *[other] Überlagerung, { $colour }: { $n } mysteriöse Artefakte
}
brokers = Makler
broker = Makler: { $colour }
researchers = Wissenschaftler
researchers-left = Wissenschaftler im Vorrat
custodians-gone = Hüter aus dem Spiel: { $player }
locked = Volle Spalte: diese Wachen bleiben
reverse-engineering = Reverse Engineering
re-drawn = Gezogen, eine davon bleibt
re-under = Unter dem Stapel, die nächste zuerst
re-out = Aus dem Spiel
used-now = { $card }: in dieser Runde benutzt
face-down = Verdeckt
museum = Galaktisches Museum
curators-bring = Oben: für die Farbe des Kurators der Reihe. Unten: für eine volle Spalte.
exhibition = { $space }: { $asks }
bonus-outer = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
bonus-middle = Makler
bonus-inner = RE-Karte
benefit-outer = Wissenschaftler
benefit-middle = Crew zieht um
benefit-inner = Crew zurück
curator = Kurator der Reihe { $row }: { $colour }
guide = Museumsführer: { $player }
guides = Museumsführer, Credits jetzt
popups = Pop-up-Märkte
popup = Pop-up-Markt { $card }, { $place }
popups-out = Aus dem Spiel: { $cards }
no-popup = Keiner auf dem Plan.
for = für
