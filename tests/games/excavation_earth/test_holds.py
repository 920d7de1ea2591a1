"""Cargo hold and hidden hold (EE-HOLD)."""

from __future__ import annotations

from collections import Counter

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import FACTIONS, TYPES
from tests.games.excavation_earth.counting import cargo, hidden, only
from tests.games.excavation_earth.table import GAME, asked, earth, games, happened, offered, play, refused

COPIES = Box.load(None).copies
AWAY = "vancouver berlin guam"


@pytest.mark.rule("EE-HOLD-01")
@pytest.mark.parametrize("faction", FACTIONS)
def test_four_spaces_and_two(faction: str) -> None:
    """Every faction can hold four and two tiles; a fifth or a third is no position."""
    other = "gul" if faction != "gul" else "aqulla"
    s = earth(factions=[faction, other], cargo=["red-lens*4", ""], hidden=["red-crater*2", ""])
    assert (len(s.cargo[0]), len(s.hidden[0])) == (4, 2)
    for full in ({"cargo": ["red-lens*5", ""]}, {"hidden": ["red-lens*3", ""]}):
        with pytest.raises(digsite.BadPosition, match="EE-HOLD-01"):
            earth(factions=[faction, other], **full)  # type: ignore[arg-type]


@pytest.mark.rule("EE-HOLD-02", "EE-HOLD-05", "EE-EXCAVATE-12")
def test_dug_tiles_go_to_the_cargo_hold() -> None:
    """Never to the hidden one: with a full cargo hold nothing can be dug."""
    here = {"hands": ["red-mask yellow-mask", ""], "explorers": ["london rio guam", AWAY], "sites": "red-lens"}
    s = play(earth(**here), "excavate red-mask", "dig red-lens", "done")  # type: ignore[arg-type]
    assert (cargo(s), hidden(s)) == ("red-lens", "")
    s = play(earth(cargo=["green-lens*4", ""], **here), "excavate red-mask")  # type: ignore[arg-type]
    assert asked(s) == "act"
    assert hidden(s) == ""
    assert s.sites[TYPES.index("red-lens")] == 1


@pytest.mark.rule("EE-HOLD-03", "EE-HOLD-05")
def test_surveyed_tiles_go_to_the_cargo_hold() -> None:
    """A purchase takes a cargo space; without one the tile goes back, though the hidden hold is empty."""
    pile = only("red-lens*6", COPIES)
    s = earth(hands=["red-mask yellow-mask", ""], **pile)
    play(s, "survey red-mask", "replace 0", "buy red-lens", "done")
    assert (cargo(s), hidden(s)) == ("red-lens", "")
    assert s.credits[0] == 8 - 4
    s = earth(hands=["red-mask yellow-mask", ""], cargo=["green-lens*4", ""], **pile)
    play(s, "survey red-mask", "replace 0")
    assert asked(s) == "act"
    assert hidden(s) == ""
    assert len(happened(s, "put-back")) == 1


@pytest.mark.rule("EE-HOLD-04")
@pytest.mark.parametrize(("first", "second"), [(a, b) for a in ("cargo", "hidden") for b in ("cargo", "hidden")])
def test_acquired_tiles_go_to_either_hold(first: str, second: str) -> None:
    """The player chooses for each tile."""
    s = earth(hands=["red-coil", ""], stacks={"red": "red-lens", "yellow": "yellow-crater"})
    play(s, "smuggle red-coil", f"acquire red {first}", f"acquire yellow {second}")
    expected = {"cargo": "", "hidden": ""}
    expected[first] = "red-lens"
    expected[second] = f"yellow-crater {expected[second]}".strip()
    assert (cargo(s), hidden(s)) == (expected["cargo"], expected["hidden"])


@pytest.mark.rule("EE-HOLD-05")
def test_a_full_hold_takes_nothing() -> None:
    """With a full cargo hold only the hidden one is offered, and the other way round; with both full neither."""
    stacks = {"red": "red-lens"}
    for cargo_tiles, hidden_tiles, holds in (
        ("green-lens*4", "", ["hidden"]),
        ("", "yellow-lens*2", ["cargo"]),
        ("green-lens*4", "yellow-lens*2", []),
    ):
        s = earth(hands=["red-coil", ""], stacks=stacks, cargo=[cargo_tiles, ""], hidden=[hidden_tiles, ""])
        play(s, "smuggle red-coil")
        assert offered(s, "acquire") == [f"acquire red {hold}" for hold in holds]
        for hold in {"cargo", "hidden"} - set(holds):
            refused(s, f"acquire red {hold}", "EE-SMUGGLE-12" if holds else "EE-SMUGGLE-13")


@pytest.mark.rule("EE-HOLD-06", "EE-SELL-13", "EE-SMUGGLE-08")
def test_both_holds_can_be_sold_and_offloaded() -> None:
    """A sale in two markets takes a tile of each; Smuggle offers both."""
    table = {"cargo": ["red-lens", ""], "hidden": ["red-helix green-lens", ""]}
    s = earth(travel=["travel-2", ""], traders=["mask coil", ""], queues=["red", "red"], **table)  # type: ignore[arg-type]
    play(s, "sell travel-2", "sell-at 1", "sell-at 2")
    assert (cargo(s), hidden(s)) == ("", "green-lens")
    s = earth(hands=["red-coil", ""], **table)  # type: ignore[arg-type]
    play(s, "smuggle red-coil")
    assert offered(s, "offload") == ["offload cargo red-lens", "offload hidden green-lens", "offload hidden red-helix"]
    play(s, "offload hidden green-lens", "offload cargo red-lens")
    assert (cargo(s), hidden(s)) == ("", "red-helix")
    assert s.credits[0] == 8 + 5 + 2


@pytest.mark.rule("EE-HOLD-R1")
def test_tiles_leave_holds_only_by_sale_and_smuggling() -> None:
    """In random games every change of a hold is one of a few events; nothing is thrown away or moved across."""
    came = {"dug", "stored", "bought", "acquired", "acquired-first"}
    went = {"given-up", "offloaded", "quietly-sold"}
    before: list[Counter[tuple[int, int, int]]] = []
    for s in games(12):
        now = Counter[tuple[int, int, int]]()
        for hold, rows in enumerate((s.cargo, s.hidden)):
            for seat, tiles in enumerate(rows):
                now.update((seat, hold, kind) for kind in tiles)
        if before and asked(s) != "redraw":
            expected = Counter(before[-1])
            for event in s.events:
                told = event.whole()
                if told["kind"] in came | went:
                    key = (event.seat, int(str(told.get("hold", 0))), event.a)
                    expected[key] += 1 if told["kind"] in came else -1
            assert +expected == now
            assert min(expected.values(), default=0) >= 0
        before = [now]
    assert not {"drop", "shift", "throw"} & {span.name for span in GAME.codes.spans}


@pytest.mark.rule("EE-HOLD-R2", "EE-INFO-02")
def test_the_hidden_hold_is_open() -> None:
    """Opponents and spectators see its tiles by type."""
    s = earth(hidden=["red-lens green-lens", "yellow-lens"])
    for seat in (0, 1, None):
        held = s.view(seat)["hidden"]
        assert isinstance(held, list)
        assert [[TYPES[kind] for kind in tiles] for tiles in held] == [["green-lens", "red-lens"], ["yellow-lens"]]
