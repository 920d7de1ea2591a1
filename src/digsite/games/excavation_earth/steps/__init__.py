"""The steps of Excavation Earth, an action or a phase to a file."""
