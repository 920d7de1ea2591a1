"""Solo positions with the expansion, in three lines."""

from __future__ import annotations

from typing import Any

from digsite.games.excavation_earth.kinds import TYPES
from digsite.games.excavation_earth.museum.kinds import SPACES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import exhibition
from tests.games.excavation_earth.solo.table import ZU, act, solo
from tests.games.excavation_earth.table import GAME, counts

EXHIBIT = "special"
"""The face of the Exhibit/Command cards."""


def scarce(
    modules: str = "",
    *,
    cubes: int | None = None,
    gained: int = 0,
    mystery_sites: str = "",
    mystery_cargo: list[str] | None = None,
    mystery_hidden: list[str] | None = None,
    mystery_ship: str = "",
    gone: list[int] | None = None,
    hung: dict[str, tuple[str, int]] | None = None,
    asks: dict[str, str] | None = None,
    curators: str | None = None,
    **kw: Any,
) -> Earth:
    """A solo position with these modules; without any, the base game with Zu's 24 cubes (`scarce_zu`).

    `cubes` is what Zu has left: the others are marked as gone by envoys of Zu's in the right centre, so leave that
    centre alone. The rest is named as in `museum` and `solo`.
    """
    chosen = modules.split()
    fields: dict[str, Any] = {}
    options: dict[str, object] = {"modules": chosen, **kw.pop("options", {})}
    if kw.get("faction") in ("feinmort", "mazz_un") and "M5" not in chosen:
        chosen.insert(0, "M5")
    if not chosen:
        options["scarce_zu"] = True
    if "M6" in chosen:
        fields["mysteries"] = {
            "sites": counts(mystery_sites),
            "cargo": [counts(text) for text in mystery_cargo or ["", ""]],
            "hidden": [counts(text) for text in mystery_hidden or ["", ""]],
            "ship": counts(mystery_ship),
            "gone": gone or [0, 0],
            **kw.pop("mysteries", {}),
        }
    if "M7" in chosen:
        board: dict[str, Any] = {}
        board.update(exhibition(asks, hung, 2, []))
        if curators is not None:
            board["curators"] = [None if colour == "none" else colour for colour in curators.split()]
        fields["museum"] = board
    if gained:
        fields["zu_crew"] = {"gained": gained}
    state = solo(options=options, **{**fields, **kw})
    if cubes is None or state.cubes[ZU] == cubes:
        return state
    envoys = [dict(x) for x in state.to_json()["envoys"]]  # type: ignore[attr-defined]
    envoys[ZU]["right"] = envoys[ZU].get("right", 0) + state.cubes[ZU] - cubes
    data = state.to_json()
    data["envoys"] = envoys
    del data["cubes"]
    again = GAME.from_json(data)
    assert isinstance(again, Earth)
    assert again.cubes[ZU] == cubes
    return again


def settled(state: Earth, face: str) -> bool:
    """Let Zu carry out a card and everything that follows from it, up to a question to the human."""
    pending = len(state.agenda)
    done = act(state, face)
    finish(state, pending)
    return done


def finish(state: Earth, pending: int) -> None:
    """Work off Zu's deeds above what was pending."""
    while len(state.agenda) > pending:
        frame = state.agenda[-1]
        step = state.table.steps[frame.step]
        if step.legal(state, frame):
            return
        state.agenda.pop()
        step.skip(state, frame)


def sent(state: Earth) -> list[str]:
    """What Zu hung up, and where: `"red-lens 1-1"`."""
    return [f"{TYPES[e.a]} {SPACES[e.c]}" for e in state.events if e.kind.name == "sent" and e.seat == ZU]
