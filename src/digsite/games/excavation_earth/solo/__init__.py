"""Excavation Earth alone, against Zu (ledger ZU): everything that the solo mode adds, and nothing else.

The base game is played as for two, and Zu is the player behind the only seat (ZU-GEN-01): it has a board, a crew and
credits, but neither hand nor explorers, and it is never asked (ZU-GEN-06).

ZU-GEN-03 to -05, -R1: Zu does only the steps that are listed for its cards, and does them under the base game's limits;
what rests on explorers or on cards in hand never binds it. So its actions are files of their own here, and the effects
they have are the base game's functions. ZU-GEN-11: what needs a component that is used up is left out, as there.

What the base game does for two players needs no line here: the redraw of a starting hand (ZU-SETUP-07), the forecast
and the turn order of a preparation (ZU-PREP-09 to -11, ZU-EASY-21), the scoring of command centres with the envoys of
both (ZU-SCORE-01 to -08), and who comes first if a pack gave equal initiatives, which is refused (ZU-SETUP-R1).

What always holds follows from the rules and is tested: no type is taken twice and samples are what was taken
(ZU-INV-02), guards only grow (ZU-INV-03), credits and holds stay within bounds (ZU-INV-04, -08, -09), Zu owns no
explorer, card or token (ZU-INV-10), buyers and cubes are conserved (ZU-INV-11, -15).
"""
