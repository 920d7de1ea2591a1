"""Fingerprints of whole games: what a seed and random answers come to, interpreted and compiled alike.

    python -m tests.contract.digests       writes digests.json anew

A digest that changes means that old records play differently: raise the game's `rules_version`, or mend the code.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from digsite import Rng
from digsite.lab import checks
from tests.contract.configurations import CONFIGURATIONS, Configuration

FILE: Final = Path(__file__).parent / "digests.json"


def fingerprint(configuration: Configuration) -> dict[str, object]:
    """A random game of that configuration: how long it was, how it ended, and the digest of its last position."""
    seed = configuration.seed()
    record = configuration.record(seed)
    rng = Rng(seed)
    state = checks.play_random(record, rng)
    return {
        "seed": seed,
        "moves": len(record.entries),
        "scores": state.scores,
        "rng": rng.words(),
        "digest": record.digest,
    }


def read() -> dict[str, dict[str, object]]:
    """The fingerprints on file."""
    found: dict[str, dict[str, object]] = json.loads(FILE.read_text("utf-8"))
    return found


def write() -> None:
    """Write the fingerprints anew, one line each, so that a diff names the games that changed."""
    lines = [f"  {json.dumps(str(c))}: {json.dumps(fingerprint(c))}" for c in CONFIGURATIONS]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    write()
    print(f"{FILE.name}: {len(CONFIGURATIONS)} games")
