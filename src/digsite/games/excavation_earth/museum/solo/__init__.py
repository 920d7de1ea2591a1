"""What the expansion changes for Zu (MU-SOLO, MU-ZUCUBES to MU-ZUEND)."""
