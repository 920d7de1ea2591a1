"""What may be chosen for a solo game, and what goes together."""

from __future__ import annotations

from digsite.games.excavation_earth.solo.switches import LEVELS, SWITCHES
from digsite.kernel.errors import BadOption
from digsite.kernel.options import OptionSpec


def solo_options() -> list[OptionSpec]:
    """The options that the solo mode adds (ZU-LEVEL-02)."""
    about = "Zu's switches: E1 to E5 make it easier, H1 to H5 harder; or a level"
    return [
        OptionSpec("solo", "flag", False, "one seat against Zu, whom the game plays"),
        OptionSpec("zu", "choices", [], about, SWITCHES, LEVELS),
    ]


def check_solo(seats: int, options: dict[str, object]) -> None:
    """Raise BadOption unless one seat plays against Zu, and nobody else does (ZU-GEN-01, ZU-SETUP-06)."""
    solo = options["solo"]
    if (seats == 1) != (solo is True):
        why = "one seat plays against Zu: give solo=True" if seats == 1 else f"{seats} seats; Zu plays against one"
        raise BadOption(f"option solo: {solo!r} is not allowed: {why} (EE-COMP-01, ZU-GEN-01)")
    if seats == 1 and options["draft_start"] is True:
        raise BadOption("option draft_start: True is not allowed: alone, the starting hand is dealt (ZU-SETUP-06)")
    if seats > 1 and options["zu"] != []:
        raise BadOption(f"option zu: {options['zu']!r} is not allowed without solo=True (ZU-LEVEL-02)")
