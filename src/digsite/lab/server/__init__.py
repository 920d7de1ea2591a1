"""Drivers of the server: they start one as a process of its own, play there over sockets, and look at the outcome."""
