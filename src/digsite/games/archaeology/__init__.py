"""Archaeology: The New Expedition."""
