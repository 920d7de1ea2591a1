"""What may be chosen of the expansion, and what goes together (MU-MODULE)."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.museum.kinds import FEINMORT, M5, M6, M7, M8, MODULES, NEW_FACTIONS
from digsite.kernel.errors import BadOption
from digsite.kernel.options import OptionSpec

RANDOM: Final = "random"
SETS: Final[dict[str, list[str]]] = {
    "none": [],
    "factions": [M5],
    "mysteries": [M6],
    "museum": [M5, M6, M7],
    "everything": [M5, M6, M7, M8],
}
"""Sets with a name."""


def museum_options() -> list[OptionSpec]:
    """The options that the expansion adds."""
    about = "modules of the expansion: M5 new factions, M6 mysterious artefacts, M7 museum, M8 pop-up markets"
    return [
        OptionSpec("modules", "choices", [], about, MODULES, SETS),
        OptionSpec("pretty_boxes", "flag", False, "the promo tiles Pretty Boxes, with any module of the expansion"),
        OptionSpec("scarce_zu", "flag", False, "Zu has 24 cubes and can run out of them, as with the expansion"),
    ]


def check_museum(seats: int, options: dict[str, object]) -> None:
    """Raise BadOption unless the modules go together, and with everything else (MU-MODULE-02 to -09, -R1, -R3, -R4,
    MU-SOLO-04)."""
    modules = options["modules"]
    assert isinstance(modules, list)
    for module, needed, rule in ((M7, M6, "MU-MODULE-03"), (M8, M6, "MU-MODULE-04")):
        if module in modules and needed not in modules:
            raise BadOption(f"option modules: {modules!r} is not allowed: {module} needs {needed} ({rule})")
    if M8 in modules and seats == 1:
        raise BadOption(f"option modules: {modules!r} is not allowed: M8 is not for one player (MU-MODULE-07)")
    boxes = options["pretty_boxes"] is True
    if boxes and len(modules) == 0:
        why = "its rules are those of the expansion; give modules (MU-PRETTY-01, MU-MODULE-10)"
        raise BadOption(f"option pretty_boxes: True is not allowed without a module: {why}")
    chosen = options["factions"]
    for key in chosen if isinstance(chosen, list) else []:
        if key in NEW_FACTIONS and M5 not in modules:
            raise BadOption(f"option factions: {key!r} is not allowed: it comes with M5 (MU-MODULE-01)")
        if key == NEW_FACTIONS[0] and M7 not in modules:
            raise BadOption(f"option factions: {key!r} is not allowed: the Seekers need M7 (MU-MODULE-05)")
    scarce = options["scarce_zu"] is True
    if scarce and seats > 1:
        raise BadOption("option scarce_zu: True is not allowed without solo=True (MU-SOLO-02)")
    switches = options["zu"]
    assert isinstance(switches, list)
    new = not isinstance(chosen, list) or any(key == RANDOM or key in NEW_FACTIONS for key in chosen)
    if "E5" in switches and (scarce or boxes or M6 in modules or (M5 in modules and new)):
        why = "Zu has 24 cubes with the expansion, so E5 is not to be had (MU-SOLO-R2)"
        raise BadOption(f"option zu: {switches!r} is not allowed: {why}")


def new_factions(modules: list[str]) -> list[int]:
    """The numbers of the new factions that may be dealt at random (MU-MODULE-05, -06)."""
    if M5 not in modules:
        return []
    return [FEINMORT, FEINMORT + 1] if M7 in modules else [FEINMORT + 1]
