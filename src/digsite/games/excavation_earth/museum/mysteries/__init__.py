"""Module 6: mysterious artefacts and what is learnt from them (MU-MYSTSETUP to MU-RESCORE, MU-RECARD)."""
