"""Module 8: pop-up markets (MU-POPUP, MU-ACTIVATE, MU-SUPPLY, MU-DEMAND)."""
