"""`python -m digsite` is the command `digsite`."""

from __future__ import annotations

from digsite.cli import main

if __name__ == "__main__":
    main()
