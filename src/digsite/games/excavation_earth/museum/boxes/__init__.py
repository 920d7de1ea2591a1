"""Pretty boxes: promo tiles that may be used with any module of the expansion (MU-PRETTY)."""
