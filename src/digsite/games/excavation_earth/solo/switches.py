"""The ten difficulty switches, and the ladder of levels made of them (ZU-LEVEL, ZU-EASY, ZU-HARD, ZU-MIX)."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import CREDITS

SWITCHES: Final = ["E1", "E2", "E3", "E4", "E5", "H1", "H2", "H3", "H4", "H5"]
"""As the option `zu` names them; any set of them goes (ZU-LEVEL-02)."""

LEVELS: Final[dict[str, list[str]]] = {
    "very-easy": ["E1", "E2", "E3", "E4", "E5"],
    "easy": ["E2", "E4"],
    "gentle": ["E2"],
    "medium": [],
    "hard": ["H2", "H3"],
    "very-hard": ["H1", "H2", "H3", "H5"],
    "brutal": ["H1", "H2", "H3", "H4", "H5"],
}
"""Our own ladder, from the easiest to the hardest; the rulebook names only the middle (ZU-LEVEL-01)."""

FAILED: Final = 10
FAILED_HARD: Final = 15
"""Credits for a failed action, without and with switch H2."""


class Switches:
    """What each switch changes, as the rules ask for it."""

    def __init__(self, chosen: list[str]) -> None:
        self.credits: Final = 0 if "E1" in chosen else CREDITS
        """Zu's credits at the start (ZU-SETUP-10, ZU-EASY-01, ZU-MIX-06)."""
        self.consolation: Final = 0 if "E2" in chosen else FAILED_HARD if "H2" in chosen else FAILED
        """Credits for a failed action (ZU-FAIL-01, ZU-EASY-02, ZU-HARD-09); E2 outdoes H2 (ZU-MIX-01, -R1)."""
        self.only_wild: Final = "E3" in chosen
        """Market adds no coloured buyers (ZU-EASY-03)."""
        self.throws_away: Final = "E4" in chosen
        """A card is lost after Snipe, Survey and Excavate of the most popular colour (ZU-EASY-05)."""
        self.one_crew: Final = "E5" in chosen
        """Zu has only its first 22 cubes (ZU-EASY-12)."""
        self.digs_both: Final = "H1" in chosen
        """A card with two colours brings one artefact of each (ZU-HARD-01)."""
        self.any_hold: Final = "H3" in chosen
        """Every artefact may go into either hold (ZU-HARD-10)."""
        self.left_overs_cost: Final = "H4" in chosen
        """The human pays for the artefacts that are left at the end (ZU-HARD-15)."""
        self.buys_twice: Final = "H5" in chosen
        """A further artefact is acquired after each acquisition (ZU-HARD-17)."""
