"""Module 5: the Seekers and the Commanders (MU-SEEKER, MU-COMMANDER)."""
