"""The routes of the server, one file for each thing that they are about."""
