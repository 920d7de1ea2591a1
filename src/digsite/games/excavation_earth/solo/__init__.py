"""Excavation Earth alone, against Zu (ledger ZU): everything that the solo mode adds, and nothing else.

The base game is played as for two, and Zu is the player behind the only seat (ZU-GEN-01): it has a board, a crew and
credits, but neither hand nor explorers, and it is never asked (ZU-GEN-06).
"""
