"""The ten switches and the levels made of them (ZU-LEVEL)."""

from __future__ import annotations

import pytest

import digsite
from tests.games.excavation_earth.solo.table import ZU, act, credits, new, solo, told, turn
from tests.games.excavation_earth.table import GAME, asked, at, play

FULL = "yellow-helix yellow-lens yellow-antenna yellow-crater"
SWITCHES = ["E1", "E2", "E3", "E4", "E5", "H1", "H2", "H3", "H4", "H5"]


def chosen(zu: object) -> list[str]:
    """The switches of a game with that option."""
    found: list[str] = at(new(1, zu=zu), "options", "zu")
    return found


# --- medium -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-LEVEL-01")
def test_medium_is_no_switch() -> None:
    """By default, by name and by an empty list: the same game."""
    default = new(7)
    assert at(default, "options", "zu") == []
    assert default.to_json() == new(7, zu="medium").to_json() == new(7, zu=[]).to_json()


@pytest.mark.rule("ZU-LEVEL-01")
def test_what_medium_is() -> None:
    """8 credits, 10 for a failed action, coloured buyers, no card thrown away, crew without end, two tiles of one
    colour, no digging into the hidden hold, one acquisition, nothing for the human's left-overs."""
    assert effects([]) == {
        "E1": 8,
        "E2": 18,
        "E3": ["wild", "red"],
        "E4": 2,
        "E5": True,
        "H1": ["red-helix", "red-lens"],
        "H2": 18,
        "H3": ["nothing"],
        "H4": 8,
        "H5": ["purple-lens"],
    }


CHANGED: dict[str, object] = {
    "E1": 0,
    "E2": 8,
    "E3": ["wild"],
    "E4": 3,
    "E5": False,
    "H1": ["green-crater", "red-helix"],
    "H2": 23,
    "H3": ["red-helix", "red-lens"],
    "H4": 6,
    "H5": ["green-antenna", "purple-lens"],
}
"""What each switch makes of what it changes; see `effects`."""


def effects(zu: list[str]) -> dict[str, object]:
    """What the ten switches are about, under some of them, each on a small table of its own.

    Where a cube, a failed action or the start would meddle, the tables are such that it does not.
    """
    found: dict[str, object] = {"E1": new(1, zu=zu).scores[ZU]}
    s = solo(zu=zu, credits=[8, 8])
    act(s, "sell")
    found["E2"] = found["H2"] = credits(s)
    s = solo(zu=zu, cargo=["", "red-lens"], traders=["", "coil prism cog comet anchor"])
    act(s, "market")
    found["E3"] = at(s, "queues", 0)
    s = turn(solo(zu=zu, cargo=["", "red-lens"], queues=["red"]), "snipe sell command-1")
    found["E4"] = len(told(s, "card", "threw"))
    s = solo(zu=zu, envoys=["", "left*20 middle*2"])
    found["E5"] = act(s, "command-1")
    s = solo(zu=zu, queues=["red"], sites="red-helix red-lens green-crater", guards=["", ""])
    act(s, "excavate-green-red")
    found["H1"] = at(s, "cargo", ZU)
    s = solo(zu=zu, cargo=["", FULL], guards=["", FULL], sites="red-helix red-lens", credits=[8, 8])
    act(s, "excavate-top")
    found["H3"] = at(s, "hidden", ZU) or ["nothing"]
    cards = at(solo(zu=zu, round=3), "zu")
    s = solo(
        zu=zu,
        round=3,
        cargo=["red-lens", ""],
        passed=[ZU],
        zu_cards={**cards, "deck": {}, "discard": cards["deck"]},
    )
    play(s, "pass")
    found["H4"] = s.scores[0]
    s = solo(zu=zu, queues=["purple"], stacks={"purple": "purple-lens", "green": "green-antenna"}, credits=[8, 30])
    act(s, "excavate-top")
    found["H5"] = at(s, "hidden", ZU)
    return found


@pytest.mark.rule("ZU-LEVEL-02")
@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_changes_its_own_thing_alone(switch: str) -> None:
    """Of the ten things that the switches are about only one is different; E2 and H2 are about the same."""
    changed = {**effects([]), switch: CHANGED[switch]}
    if switch in ("E2", "H2"):
        changed["E2"] = changed["H2"] = CHANGED[switch]
    assert effects([switch]) == changed


@pytest.mark.rule("ZU-LEVEL-02")
def test_all_switches_at_once() -> None:
    """Any set may be on, even all: every thing is changed; E2 takes away what H2 would give."""
    assert effects(SWITCHES) == {**CHANGED, "H2": 8}


@pytest.mark.rule("ZU-LEVEL-02")
@pytest.mark.parametrize("zu", [["E1"], ["H5", "E2"], ["E2", "H2"], SWITCHES, []])
def test_any_set_of_switches(zu: list[str]) -> None:
    """In whatever order they are given, they are told in one."""
    assert chosen(zu) == sorted(zu)


@pytest.mark.rule("ZU-LEVEL-02")
@pytest.mark.parametrize("zu", [["E6"], ["H0"], ["e1"], ["E1", "E1"], [1], "insane", "E1", 3, None, ["brutal"]])
def test_unknown_switches(zu: object) -> None:
    """There are ten, each is on or off; everything else is refused."""
    with pytest.raises(digsite.BadOption, match="option zu"):
        new(1, zu=zu)


@pytest.mark.rule("ZU-LEVEL-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_switches_without_zu(seats: int) -> None:
    """With more than one seat there is nobody whom they could concern."""
    with pytest.raises(digsite.BadOption, match=r"option zu: .* without solo=True \(ZU-LEVEL-02\)"):
        GAME.new(seats=seats, seed=1, options={"zu": ["E1"]})
    GAME.new(seats=seats, seed=1, options={"zu": []})


@pytest.mark.rule("ZU-LEVEL-02")
@pytest.mark.parametrize(
    ("level", "switches"),
    [
        ("very-easy", ["E1", "E2", "E3", "E4", "E5"]),
        ("medium", []),
        ("brutal", ["H1", "H2", "H3", "H4", "H5"]),
    ],
)
def test_levels_have_names(level: str, switches: list[str]) -> None:
    """A level stands for its switches, in a new game and in a position."""
    assert chosen(level) == switches
    assert at(solo(zu=level), "options", "zu") == switches


@pytest.mark.rule("ZU-LEVEL-02")
@pytest.mark.parametrize("level", ["easy", "gentle", "hard", "very-hard"])
def test_levels_between(level: str) -> None:
    """The easier ones have switches that make it easier and no others, the harder ones the other way round."""
    letters = {switch[0] for switch in chosen(level)}
    assert letters == ({"E"} if level in ("easy", "gentle") else {"H"})


@pytest.mark.rule("ZU-LEVEL-02")
def test_switches_stay_for_the_whole_game() -> None:
    """After a round, and through a position: the same ones, with the same effect."""
    s = solo(zu=["E2", "H3"])
    play(s, "pass")
    assert (s.round, asked(s)) == (2, "draft")
    assert told(s, "failed") == [line for line in told(s, "failed") if line.endswith(" 0")] != []
    again = GAME.from_json(s.to_json())
    assert again.to_json()["options"] == s.to_json()["options"]
    assert at(s, "options", "zu") == ["E2", "H3"]
