"""The command line. `digsite --help` tells what it can do; each command imports what it needs when it is run."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command line. Where its output cannot be written, on a full disk for instance, it says so and ends."""
    from digsite.cli.app import app

    try:
        try:
            app(prog_name="digsite")
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # now, while a failure can still be told
    except OSError as problem:
        print(f"digsite: {problem.strerror or problem}", file=sys.stderr)
        # Python tries once more when it ends: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
