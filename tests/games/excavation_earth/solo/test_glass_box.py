"""Zu hides nothing: what it tells of a choice is the choice, from the first candidate to the last rung."""

from __future__ import annotations

from collections import Counter

import pytest

import digsite
from digsite.games.excavation_earth.solo.events import CHOICES, RUNGS
from digsite.games.excavation_earth.solo.switches import SWITCHES
from digsite.kernel.events import Event
from tests.games.excavation_earth.solo.table import CARGO, HIDDEN, OTHER_PACK, TOPS, act, new, solo, told


def broken(events: list[Event], seen: Counter[str]) -> str:
    """Where the ladders of some events do not hold together; "" if they do.

    Each rung parts exactly those who were left by the one before into those who stay and the others, and puts somebody
    out; a lot is drawn among exactly those who are left.
    """
    lefts: dict[str, int] = {}  # by what is chosen: Zu may settle its lead colour in the middle of a choice of markets
    for event in events:
        kind = event.kind
        if kind in CHOICES:
            lefts[kind.fields[1]] = event.b
        elif kind in RUNGS:
            seen[kind.name] += 1
            left = lefts.get(kind.fields[0])
            if left is None:
                return f"{event}: nothing was weighed"
            if kind.name.endswith("-lot"):
                if event.a != left or not (left >> event.b) & 1 or event.a.bit_count() < 2:
                    return f"{event}: drawn among others than {left:b}"
                lefts[kind.fields[0]] = 1 << event.b
            else:
                if event.a | event.b != left or event.a & event.b or event.b == 0:
                    return f"{event}: {left:b} were left"
                lefts[kind.fields[0]] = event.a
        elif not kind.name.startswith("zu-"):
            lefts.clear()  # something is done: the choice is made
    return ""


@pytest.mark.rule("ZU-GEN-06", "ZU-GEN-07", "ZU-GEN-08")
@pytest.mark.parametrize("part", range(4))
def test_ladders_hold_together(part: int) -> None:
    """In games with any switches and with either pack."""
    seen: Counter[str] = Counter()
    for number in range(part * 12, part * 12 + 12):
        rng = digsite.Rng(number)
        switches = [switch for switch in SWITCHES if rng.below(3) == 0]
        s = new(number, zu=switches, components=OTHER_PACK if number % 2 else None)
        while not s.over:
            assert not broken(s.events, seen), (number, switches, broken(s.events, seen))
            s.play(rng.pick(s.legal()))
        assert not broken(s.events, seen)
    assert len(seen) > 25


@pytest.mark.rule("ZU-HARD-01", "ZU-HARD-02")
def test_with_h1_nobody_is_out_who_is_dug_up_later() -> None:
    """Red is more popular, so it comes first; green comes second, and both are dug up."""
    s = solo(zu=["H1"], sites="red-helix red-lens green-crater green-lens", queues=["red", "red"])
    act(s, "excavate-green-red")
    assert told(s, "weighs-colours", "first-popular", "dig-popular") == [
        "weighs-colours first green red",
        "first-popular red, later: green",
    ]
    assert [line.split()[1].split("-")[0] for line in told(s, "dug")] == ["red", "green"]


@pytest.mark.rule("ZU-HARD-02", "ZU-EXCAVATE-11", "ZU-EXCAVATE-12", "ZU-EXCAVATE-13")
@pytest.mark.parametrize(
    ("cargo", "line"),
    [
        (["", "red-helix"], "first-none-held green, later: red"),
        (["red-helix", ""], "first-human-few green, later: red"),
    ],
)
def test_the_first_of_two_tied_colours(cargo: list[str], line: str) -> None:
    """By what Zu and the human hold, as in every tie of colours."""
    s = solo(zu=["H1"], sites="red-lens green-crater", cargo=cargo)
    act(s, "excavate-green-red")
    assert [found for found in told(s) if found.startswith("first-")] == [line]


@pytest.mark.rule("ZU-EXCAVATE-17")
def test_what_zu_does_not_need_was_weighed_before_it_was_out() -> None:
    """Both red tiles on the map are weighed; the one that Zu has sampled is out."""
    s = solo(sites="red-helix red-lens green-crater", guards=["", "red-helix"], queues=["red", "red"])
    act(s, "excavate-green-red")
    assert told(s, "weighs-artefacts", "find-needed")[:2] == [
        "weighs-artefacts dig red-helix red-lens",
        "find-needed red-lens, out: red-helix",
    ]


@pytest.mark.rule("ZU-HARD-04")
def test_with_h1_and_no_room_left_the_other_colour_is_not_looked_at() -> None:
    """One space: a red tile takes it, and nothing is told of green ones."""
    s = solo(
        zu=["H1"],
        sites="red-helix red-lens green-crater green-lens",
        cargo=["", "yellow-helix yellow-lens yellow-antenna"],
        guards=["", "green-lens"],
        queues=["red", "red"],
    )
    act(s, "excavate-green-red")
    assert told(s, "weighs-artefacts") == ["weighs-artefacts dig red-helix red-lens"]
    assert told(s, "find-needed") == []


@pytest.mark.rule("ZU-TERM-R3", "ZU-EASY-03")
@pytest.mark.parametrize(("zu", "lots"), [(["E3"], 0), ([], 1)])
def test_no_lot_for_a_lead_colour_that_nothing_needs(zu: list[str], lots: int) -> None:
    """One market is left, and with E3 no coloured buyer is added."""
    s = solo(zu=zu, cargo=["", "red-helix green-lens"], traders=["", "mask coil prism cog comet"])
    act(s, "market")
    assert len(told(s, "lead-lot")) == lots


@pytest.mark.rule("ZU-GEN-09")
def test_a_second_choice_begins_anew() -> None:
    """Traders for two markets: the second is chosen among those that are left."""
    s = solo(cargo=["", "red-helix"], queues=["red red", "red"])
    act(s, "market")
    assert told(s, "weighs-markets", "trader-interest") == [
        "weighs-markets trader #1 #2 #3 #4 #5 #6",
        "trader-interest #1, out: #2 #3 #4 #5 #6",
        "weighs-markets trader #2 #3 #4 #5 #6",
        "trader-interest #2, out: #3 #4 #5 #6",
    ]


@pytest.mark.parametrize(
    ("face", "fields", "name", "rule"),
    [
        ("excavate-green-red", {"sites": "red-helix", "queues": ["red"]}, "zu-dig-popular", "ZU-EXCAVATE-05"),
        ("excavate-top", {"sites": "red-helix green-lens", "queues": ["red"]}, "zu-dig-top", "ZU-EXCAVATE-07"),
        ("snipe", {"cargo": ["", "red-helix"], "queues": ["red"]}, "zu-snipe-interest", "ZU-SNIPE-12"),
        ("snipe", {"cargo": ["", "red-helix"]}, "zu-snipe-none", "ZU-SNIPE-02"),
        ("snipe", {"cargo": ["", "red-helix green-lens"], "queues": ["red"]}, "zu-snipe-open", "ZU-SNIPE-07"),
        ("sell", {"cargo": ["", "red-helix"]}, "zu-sell-none", "ZU-SELL-02"),
        (
            "sell",
            {"cargo": ["", "red-helix green-lens"], "queues": ["red"], "traders": ["", "mask"]},
            "zu-sell-open",
            "ZU-SELL-07",
        ),
    ],
)
@pytest.mark.rule("ZU-GEN-07")
def test_a_rung_names_its_own_rule(face: str, fields: dict[str, object], name: str, rule: str) -> None:
    """Where two lists share a criterion, each rung cites the list that was climbed."""
    s = solo(**fields)  # type: ignore[arg-type]
    act(s, face)
    assert [event.kind.rules[0] for event in s.events if event.kind.name == name] == [rule]


@pytest.mark.rule("ZU-HARD-17", "ZU-HARD-18", "ZU-HARD-19")
def test_the_extra_acquisition_names_its_own_rules() -> None:
    """Twenty credits: the first tile, then the others by what Zu needs and can still pay."""
    s = solo(
        zu=["H5"],
        stacks=TOPS,
        credits=[8, 13],
        guards=["", "yellow-lens"],
        cargo=["", CARGO],
        queues=["red"],
        options={"rulings": {"ZU-HARD-R6": "another-colour"}},
    )
    act(s, "excavate-top")
    rules = {event.kind.name: event.kind.rules[0] for event in s.events if event.kind in RUNGS}
    assert rules["zu-stack-other"] == "ZU-HARD-R6"
    assert rules["zu-more-needed"] == "ZU-HARD-17"


@pytest.mark.rule("ZU-OFFLOAD-02")
def test_a_second_tile_is_weighed_among_all() -> None:
    """Both holds full: the second tile is of another colour than the first."""
    s = solo(cargo=["", CARGO], hidden=["", HIDDEN])
    act(s, "excavate-top")
    weighed = told(s, "weighs-tiles")
    assert len(weighed) == 2
    assert weighed[0] == weighed[1]
    assert len(told(s, "offload-other")) == 1
