"""Module 7: the galactic museum (MU-BOARD to MU-MUSCORE)."""
