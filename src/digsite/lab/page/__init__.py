"""The page under test: a real server, a real browser, somebody who clicks or types. Playwright is needed for it."""
