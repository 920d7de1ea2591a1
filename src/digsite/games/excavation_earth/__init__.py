"""Excavation Earth, by Dávid Turczi and Wai Yee with Gordon Calleja: the base game for two to four."""
