"""The table online: a server that keeps every game as a journal, and tells each seat what it may know and no more."""
