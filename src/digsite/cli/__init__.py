"""The command line. `digsite --help` tells what it can do; each command imports what it needs when it is run."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from digsite.cli.app import app

    app(prog_name="digsite")
