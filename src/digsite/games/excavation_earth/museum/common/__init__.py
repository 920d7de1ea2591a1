"""What holds as soon as any module of the expansion is in play: guards, researchers, brokers (MU-MODULE-10)."""
