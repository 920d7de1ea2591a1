"""It Belongs in a Museum: modules 5 to 8, and what they change in the solo game (MU)."""
