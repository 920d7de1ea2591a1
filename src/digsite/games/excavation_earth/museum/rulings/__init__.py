"""The rulings on the expansion that a table may read otherwise: a module for each reading."""
