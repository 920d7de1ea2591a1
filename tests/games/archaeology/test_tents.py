"""Tents: one shelter from one storm, declared in turn before anyone loses a card (AR-TENT)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    GAME,
    asked,
    dig,
    hand,
    happened,
    lay,
    offered,
    order,
    play,
    refused,
    storm,
    told,
    turn,
)


def declare(s: Dig, move: str) -> list[str]:
    """Everyone declares the same: who was asked, in order."""
    asking = []
    while asked(s).endswith("shelter"):
        asking.append(asked(s))
        play(s, move)
    return asking


@pytest.mark.rule("AR-TENT-01")
@pytest.mark.parametrize("tents", [[1, 1, 1], [0, 1, 1], [1, 0, 1], [1, 1, 0], [0, 1, 0], [0, 0, 0]])
def test_everyone_with_a_tent_declares(tents: list[int]) -> None:
    """And nobody else is asked."""
    s = storm(["coin", "coin", "coin"], tents=tents)

    assert declare(s, "no-tent") == [f"{seat} shelter" for seat in (1, 2, 0) if tents[seat] == 1]


@pytest.mark.rule("AR-TENT-01")
def test_tents_are_for_storms() -> None:
    """Without a storm there is nothing to declare."""
    s = dig(["coin*4", "coin"], dig_site="coin")

    assert refused(s, "use-tent") == "AR-TENT-01"
    assert refused(s, "no-tent") == "AR-TENT-01"


@pytest.mark.rule("AR-TENT-02")
@pytest.mark.parametrize(("drawer", "seats"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])])
@pytest.mark.parametrize("move", ["use-tent", "no-tent"])
def test_declarations_begin_at_the_drawers_left(drawer: int, seats: list[int], move: str) -> None:
    """Then they go clockwise, and the drawer is last."""
    s = storm(["coin"] * 4, drawer=drawer, tents=[1] * 4)

    assert declare(s, move) == [f"{seat} shelter" for seat in seats]


@pytest.mark.rule("AR-TENT-03")
def test_all_declare_before_anyone_loses_a_card() -> None:
    """A loss is refused while there is a tent to declare, and a tent once the losses have begun."""
    s = storm(["coin*2", "coin*2", "coin*2"], tents=[1, 1, 1])
    for seat in (1, 2, 0):
        assert asked(s) == f"{seat} shelter"
        assert s.sizes == [2, 2, 2]
        assert refused(s, "lose coin") == "AR-TENT-03"
        play(s, "no-tent")

    assert asked(s) == "1 scatter"
    assert refused(s, "use-tent") == "AR-TENT-03"


@pytest.mark.rule("AR-TENT-04", "AR-TENT-05", "AR-TENT-R3")
def test_a_used_tent_saves_its_owner_once_and_is_gone() -> None:
    """This storm leaves him alone; at the next one he has no tent to declare and loses half."""
    s = storm(["", "coin*4"], tents=[0, 1], dig_site="sandstorm*2 pot_shard")
    play(s, "use-tent")
    assert happened(s, "used-tent") == [{"kind": "used-tent", "seat": 1, "n": 0}]
    assert s.tents == [0, 0]
    assert s.storms_out == 2

    assert asked(s) == "1 scatter"
    play(s, "lose coin", "lose coin")
    assert hand(s, 1) == "coin*2"


@pytest.mark.rule("AR-TENT-05", "AR-TENT-06")
def test_shelter_is_for_those_who_use_their_tents() -> None:
    """The user keeps all; whoever declines and whoever has no tent left loses half."""
    s = storm(["", "coin*4", "map*4", "talisman*4"], tents=[0, 1, 1, 0])
    play(s, "use-tent", "no-tent")

    assert asked(s) == "2 scatter"
    play(s, "lose map", "lose map")
    assert asked(s) == "3 scatter"
    play(s, "lose talisman", "lose talisman")
    assert [hand(s, seat) for seat in (1, 2, 3)] == ["coin*4", "map*2", "talisman*2"]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-TENT-07")
def test_a_tent_need_not_be_used() -> None:
    """Both answers are offered; a tent that was not used is there for the next storm."""
    s = storm(["", "coin*4"], tents=[0, 1], dig_site="sandstorm*2 pot_shard")
    assert offered(s) == ["use-tent", "no-tent"]
    play(s, "no-tent")
    assert s.tents == [0, 1]
    play(s, "lose coin", "lose coin")

    assert asked(s) == "1 shelter"
    assert offered(s) == ["use-tent", "no-tent"]


@pytest.mark.rule("AR-TENT-08")
def test_a_tent_shelters_its_owner_only() -> None:
    """His neighbours on both sides lose their half."""
    s = storm(["coin*2", "coin*2", "coin*2"], tents=[0, 1, 0])
    play(s, "use-tent")
    play(s, "lose coin", "lose coin")

    assert [hand(s, seat) for seat in range(3)] == ["pot_shard coin", "coin*2", "coin"]
    assert s.tents == [0, 0, 0]


@pytest.mark.rule("AR-TENT-08")
def test_a_tent_cannot_be_traded_sold_stolen_or_lost() -> None:
    """No code does any of it, a thief leaves it where it is, and a storm takes its cards from the hand alone."""
    verbs = {GAME.codes.name(code) for code in range(GAME.codes.size) if "tent" in GAME.codes.name(code)}
    assert verbs == {"use-tent", "no-tent"}
    theft = dig(["", "coin"], dig_site="thief", agenda=turn(0), tents=[0, 1])
    assert theft.tents == [0, 1]
    assert hand(theft, 0) == "coin"

    s = storm(["", "coin*3"], tents=[0, 1])
    play(s, "no-tent", "lose coin")
    assert asked(s) == "0 act"
    assert s.tents == [0, 1]
    assert lay(s.market) == "coin"


@pytest.mark.rule("AR-TENT-09")
@pytest.mark.parametrize("tents", [[1, 1], [0, 1], [1, 0], [0, 0]])
def test_an_unused_tent_is_worth_nothing(tents: list[int]) -> None:
    """The scores and the winners are the same with and without it."""
    s = dig(["coin", ""], sold=["", "coin 1"], tents=tents)
    play(s, "sell coin 1")

    assert s.result is not None
    assert s.result.scores == [2, 2]
    assert s.result.winners == [0, 1]
    assert [len(lines) for lines in s.result.lines] == [1, 1]


@pytest.mark.rule("AR-TENT-R1", "AR-EDGE-02")
@pytest.mark.parametrize("cards", ["", "coin"])
def test_a_tent_may_be_wasted(cards: str) -> None:
    """Even with nothing to lose its owner may use it up; if he does not, he loses nothing all the same."""
    s = storm(["", cards], tents=[0, 1])
    assert offered(s) == ["use-tent", "no-tent"]
    other = s.copy()
    play(s, "use-tent")
    play(other, "no-tent")

    assert (s.tents, other.tents) == ([0, 0], [0, 1])
    assert hand(s, 1) == hand(other, 1) == cards
    assert lay(s.market) == lay(other.market) == ""


@pytest.mark.rule("AR-TENT-R2")
@pytest.mark.parametrize(("move", "kind"), [("use-tent", "used-tent"), ("no-tent", "declined-tent")])
def test_a_declaration_is_public_and_final(move: str, kind: str) -> None:
    """Everyone learns of it before the next one declares, and it cannot be taken back."""
    s = storm(["coin*2", "coin*2", "coin*2"], tents=[1, 1, 1])
    play(s, move)

    assert order(s) == [kind]
    for seat in (0, 1, 2, None):
        assert told(s, seat)[0]["kind"] == kind
        assert told(s, seat)[0]["seat"] == 1
        view = s.view(seat)
        assert view["tents"] == ([1, 0, 1] if move == "use-tent" else [1, 1, 1])
        assert view["dry"] == (0b010 if move == "use-tent" else 0)
    assert asked(s) == "2 shelter"
    for again in ("use-tent", "no-tent"):
        assert refused(s, again, seat=1) == "AR-TENT-R2"


@pytest.mark.rule("AR-TENT-R2")
def test_players_without_a_tent_are_passed_over() -> None:
    """The question goes straight to the next one who has a tent."""
    s = storm(["coin"] * 4, tents=[1, 0, 0, 1])
    assert asked(s) == "3 shelter"
    play(s, "no-tent")

    assert asked(s) == "0 shelter"


@pytest.mark.rule("AR-TENT-R3")
def test_a_tent_covers_one_storm_of_two() -> None:
    """Two storms in one dig ask twice; a tent kept for the second does not help in the first."""
    s = storm(["", "coin*4"], tents=[0, 1], dig_site="sandstorm*2 pot_shard")
    play(s, "no-tent", "lose coin", "lose coin")
    assert asked(s) == "1 shelter"
    play(s, "use-tent")

    assert hand(s, 1) == "coin*2"
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-EDGE-06", "AR-TENT-02", "AR-TENT-R2")
def test_the_drawer_declares_last() -> None:
    """When he is asked, his view shows what every other player has declared."""
    s = storm(["coin*2", "coin*2", "coin*2"], drawer=1, tents=[1, 1, 1])
    play(s, "use-tent", "no-tent")

    assert asked(s) == "1 shelter"
    assert s.view(1)["tents"] == [1, 1, 0]
    assert s.view(1)["dry"] == 0b100


@pytest.mark.rule("AR-EDGE-06", "AR-TENT-R2")
def test_only_the_drawer_has_a_tent_left() -> None:
    """Nobody else is asked."""
    s = storm(["coin*2", "coin*2", "coin*2"], tents=[1, 0, 0])
    assert asked(s) == "0 shelter"
    play(s, "use-tent")

    assert asked(s) == "1 scatter"


@pytest.mark.rule("AR-TENT-02", "AR-TENT-03", "AR-TENT-06", "AR-STORM-04", "AR-TURN-04")
def test_who_is_not_asked_yet_hears_why() -> None:
    """While seat 1 decides about its tent, seat 2 comes later, the drawer last, and nobody loses anything yet."""
    s = storm(["coin*3"] * 4, tents=[1, 1, 1, 0])

    assert asked(s) == "1 shelter"
    assert refused(s, "use-tent", seat=0) == "AR-TENT-02"
    assert refused(s, "no-tent", seat=2) == "AR-TENT-02"
    assert refused(s, "use-tent", seat=3) == "AR-TENT-06"
    assert refused(s, "lose coin", seat=2) == "AR-TENT-03"
    assert refused(s, "end-turn", seat=0) == "AR-TURN-04"
    assert refused(s, "end-turn", seat=2) == "AR-TURN-R2"
    play(s, "no-tent", "no-tent", "no-tent")

    assert asked(s) == "1 scatter"
    assert refused(s, "lose coin", seat=2) == "AR-STORM-04"
    assert refused(s, "use-tent", seat=0) == "AR-TENT-03"
