"""The rulings of the base game that a table may read otherwise, and the editions: a module for each reading."""
