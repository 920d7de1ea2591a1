# Was nur das Bild einer Stellung sagt, auf Deutsch. Die Namen der Dinge stehen in den Wörtern des Spiels.

to-act = Am Zug: { $names }
over = Die Partie ist zu Ende
won = Gewonnen: { $names }
you = du
dig-site = Grabungsstätte
dug-out = leer
sandstorms = Sandstürme
thieves = Diebe
left = noch { $n } von { $all }
chamber = Kammer { $number }
empty = leer
pile = Stapel
turned-up = Aufgedeckt
marketplace = Markt
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
tent = { $n ->
    [0] Zelt verbraucht
    [one] Zelt bereit
   *[other] Zelt bereit, { $n }-mal
}
in-hand = Hand: { $n }
sold = Verkauft
your-hand = Hand
