"""The rulings that a table may read otherwise: a module for each reading."""
