"""Rules that are wrong on purpose: the tests must notice."""
