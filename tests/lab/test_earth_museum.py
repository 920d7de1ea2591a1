"""What the inspector of Excavation Earth notices of the expansion: each piece that is somewhere else than it can be."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest

import digsite
from digsite import Event, Record, Rng
from digsite.games.excavation_earth.kinds import COLOURS, TYPES
from digsite.games.excavation_earth.museum.kinds import RE_CARDS
from digsite.games.excavation_earth.state import Earth
from digsite.lab import checks
from digsite.lab.checks import CheckFailed
from digsite.lab.inspectors import inspector_of
from digsite.lab.inspectors.earth_museum import end_credits, parts_of, placing_flaw
from digsite.lab.soak import Habit

EARTH = digsite.game("excavation_earth")
ALL = ["M5", "M6", "M7", "M8"]
FACTIONS = ["mazz_un", "feinmort", "gul"]


@cache
def whole_game() -> tuple[Earth, Earth]:
    """A position late in a game with all modules, and its end: artefacts hang, cards were kept and put back."""
    for seed in range(200):
        rng = Rng(seed)
        record = Record.start(EARTH, seats=3, seed=seed, options={"modules": ALL, "factions": FACTIONS})
        state, habit, late = record.begin(), Habit(EARTH, rng), None
        while not state.over:
            s = cast(Earth, state)
            parts = parts_of(s)
            if parts["mysteries"].bottom and any(parts["mysteries"].cards) and rich(parts) and not s.surveyed:
                late = s.copy()
            state.play(habit.pick(state.legal(), rng))
        if late is not None:
            return late, cast(Earth, state)
    raise AssertionError("no such game")


def rich(parts: dict[str, Any]) -> bool:
    """Whether there is something of everything."""
    return (
        sum(guide >= 0 for guide in parts["museum"].guides) > 2
        and any(parts["staff"].brokers)
        and any(tile >= 0 for tile in parts["popups"].tiles)
        and sum(parts["mysteries"].sites) > 0
    )


def late() -> tuple[Earth, dict[str, Any]]:
    """A copy of that position, and its parts."""
    s = whole_game()[0].copy()
    return s, parts_of(s)


def test_a_game_with_everything_passes() -> None:
    for s in whole_game():
        checks.check_cards(s)
        checks.check_scores(s)


def spoil_artefact(parts: dict[str, Any]) -> None:
    museum = parts["museum"]
    at = next(space for space in range(18) if museum.artefacts[space] >= 0)
    museum.artefacts[at] = museum.guides[at] = -1


def spoil_guide(parts: dict[str, Any]) -> None:
    guides = parts["museum"].guides
    at = next(space for space in range(18) if guides[space] >= 0)
    guides[at] = (guides[at] + 1) % 3


def spoil_tile(parts: dict[str, Any]) -> None:
    """A tile asks for another symbol, and who sent the artefact cannot forge."""
    museum = parts["museum"]
    at = next(space for space in range(18) if museum.artefacts[space] >= 0 and not forges(parts, museum.guides[space]))
    museum.asks = museum.asks.copy()
    museum.asks[at] = (museum.artefacts[at] + 1) % 4


def forges(parts: dict[str, Any], player: int) -> bool:
    return bool((parts["mysteries"].cards[player] >> RE_CARDS.index("forged-provenance")) & 1)


def spoil_curator(parts: dict[str, Any]) -> None:
    parts["museum"].curators[0] = (parts["museum"].curators[0] + 1) % 5


def spoil_queue(parts: dict[str, Any]) -> None:
    curators = parts["museum"].curators
    curators[:] = [-1, *sorted(curators, reverse=True)][:3]


def spoil_broker(parts: dict[str, Any]) -> None:
    brokers = parts["staff"].brokers
    at = next(player for player in range(3) if brokers[player])
    brokers[at] = 0


def spoil_researchers(parts: dict[str, Any]) -> None:
    parts["staff"].researchers[0] = 13


def spoil_posted(parts: dict[str, Any]) -> None:
    parts["staff"].posted[0] = 1


def spoil_mystery(parts: dict[str, Any]) -> None:
    sites = parts["mysteries"].sites
    sites[next(colour for colour in range(5) if sites[colour])] -= 1


def spoil_colour(parts: dict[str, Any]) -> None:
    """A mysterious artefact changes its colour."""
    sites = parts["mysteries"].sites
    at = next(colour for colour in range(5) if sites[colour])
    sites[at] -= 1
    sites[(at + 1) % 5] += 1


def spoil_hidden(parts: dict[str, Any]) -> None:
    sites, part = parts["mysteries"].sites, parts["mysteries"]
    at = next(colour for colour in range(5) if sites[colour])
    sites[at] -= 1
    part.cards = [cards & ~(1 << RE_CARDS.index("stasis-locker")) for cards in part.cards]
    part.hidden[at] += 1


def spoil_deck(parts: dict[str, Any]) -> None:
    parts["mysteries"].deck |= 1 << parts["mysteries"].bottom[0]


def spoil_card(parts: dict[str, Any]) -> None:
    cards = parts["mysteries"].cards
    at = next(player for player in range(3) if cards[player])
    cards[at] = 0


def spoil_known(parts: dict[str, Any]) -> None:
    parts["mysteries"].bottom_known.append(1)


def spoil_brush(parts: dict[str, Any]) -> None:
    part = parts["mysteries"]
    at = next(player for player in range(3) if not (part.cards[player] >> RE_CARDS.index("mind-brush")) & 1)
    part.brushed |= 1 << at


def spoil_popup(parts: dict[str, Any]) -> None:
    parts["popups"].used |= parts["popups"].board


def spoil_stock(parts: dict[str, Any]) -> None:
    tiles = parts["popups"].tiles
    tiles[next(card for card in range(10) if tiles[card] >= 0)] = -1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (spoil_artefact, "tiles: "),
        (spoil_guide, "cubes"),
        (spoil_tile, "asks for"),
        (spoil_curator, "buyers: "),
        (spoil_queue, "buyers: |gap between curators"),
        (spoil_broker, "buyers: "),
        (spoil_researchers, "researchers on boards"),
        (spoil_posted, "before the end"),
        (spoil_mystery, "left the game"),
        (spoil_colour, "mysterious artefacts: |left the game"),
        (spoil_hidden, "cubes"),
        (spoil_deck, "reverse engineering cards: .* 2 of 1"),
        (spoil_card, "reverse engineering cards: .* 0 of 1"),
        (spoil_known, "who knows it"),
        (spoil_brush, "Mind Brush"),
        (spoil_popup, "pop-up cards"),
        (spoil_stock, "tiles: "),
    ],
)
def test_a_piece_in_the_wrong_place_is_noticed(spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    s, parts = late()
    checks.check_cards(s)
    spoil(parts)
    with pytest.raises(CheckFailed, match=said):
        checks.check_cards(s)


def test_a_guard_that_left_a_complete_column_is_noticed() -> None:
    s, _ = late()
    s.rewarded[0] |= 1
    s.cubes[0] += (s.guards[0] & 15).bit_count()
    s.guards[0] &= ~15
    with pytest.raises(CheckFailed, match=f"complete column {COLOURS[0]}"):
        checks.check_cards(s)


def test_mysterious_artefacts_take_room() -> None:
    s, parts = late()
    part = parts["mysteries"]
    seat = next(seat for seat in range(3) if not (part.cards[seat] >> RE_CARDS.index("folding-hold")) & 1)
    free = 4 - len(s.cargo[seat]) - sum(part.cargo[seat * 5 : seat * 5 + 5])
    s.cubes[seat] -= free + 1
    part.cargo[seat * 5] += free + 1
    with pytest.raises(CheckFailed, match="more tiles than room"):
        checks.check_cards(s)


def test_what_the_end_pays_is_worked_out_from_the_pieces() -> None:
    s = whole_game()[1].copy()
    checks.check_scores(s)
    for name in ("re-values", "tour-guides", "brokers"):
        spoiled = s.copy()
        at = spoiled.rules.sources.index(name)
        spoiled.gain(0, at, 1)
        with pytest.raises(CheckFailed, match="scores"):
            checks.check_scores(spoiled)


def test_audio_guides_and_brokers_pay() -> None:
    s = whole_game()[1].copy()
    inspector = cast(Any, inspector_of(EARTH))
    box = inspector._box(s)
    parts = parts_of(s)
    parts["museum"].guides = [0, 0, 0, 0] + [-1] * 14
    parts["mysteries"].cards = [1 << RE_CARDS.index("audio-guide"), 0, 0]
    parts["staff"].brokers = [1, 0, 0]
    s.buyers[:5] = [1, 2, 2, 2, 3]
    assert end_credits(s, box.museum, box.payout, 0) == {"brokers": 9, "re-values": 12, "tour-guides": 25}
    assert end_credits(s, box.museum, box.payout, 1) == {"brokers": 0, "re-values": 0, "tour-guides": 0}


def test_cubes_that_could_bring_more_are_noticed() -> None:
    rows, columns = [[0, 0, 0, 6, 13, 21]] * 4, [[0, 0, 4, 9, 15]] * 5
    assert placing_flaw(0b1, 0b10, 0, rows, columns) == ""  # a second one in the column: 4
    assert "could bring 4" in placing_flaw(0b1, 0b100000, 0, rows, columns)
    assert "room" in placing_flaw(0b1, 0b10, 1, rows, columns)
    assert placing_flaw((1 << len(TYPES)) - 1, 0, 3, rows, columns) == ""


# --- what was told ----------------------------------------------------------------------------------


def test_credits_that_nobody_told_of_are_noticed() -> None:
    s = cast(Earth, EARTH.new(seats=2, seed=1, options={"modules": ALL, "factions": FACTIONS[:2]}))
    listener = inspector_of(EARTH).listener()
    checks.check_events(listener, s)
    s.gain(1, 1, 3)
    with pytest.raises(CheckFailed, match="events say"):
        checks.check_events(listener, s)


def test_a_card_that_somebody_knows_without_having_seen_it_is_noticed() -> None:
    s, parts = late()
    part = parts["mysteries"]
    listener = inspector_of(EARTH).listener()
    listener._seen[part.bottom[0]] = part.bottom_known[0]  # type: ignore[attr-defined]
    for i, card in enumerate(part.bottom):
        listener._seen[card] = part.bottom_known[i]  # type: ignore[attr-defined]
    listener._credits = [credits - told for credits, told in zip(s.credits, paid(s.events, 3))]  # type: ignore[attr-defined]
    checks.check_events(listener, s)
    part.bottom_known[0] = 7 - part.bottom_known[0]
    s.events.clear()
    with pytest.raises(CheckFailed, match="know them"):
        checks.check_events(listener, s)


def paid(events: list[Event], players: int) -> list[int]:
    """Credits in some events, by player."""
    found = [0] * players
    for event in events:
        found[event.seat] += cast(int, event.whole().get("credits", 0))
    return found


# --- secrets ----------------------------------------------------------------------------------------


def test_twins_swap_cards_that_their_observer_has_not_seen() -> None:
    s, parts = late()
    inspector = inspector_of(EARTH)
    known = parts["mysteries"].bottom_known[0]
    seat = next(seat for seat in range(3) if not (known >> seat) & 1)
    changed = 0
    for n in range(30):
        for viewer in (None, *range(3)):
            twin = inspector.twin(s, viewer, Rng(n))
            if twin is None:
                continue
            assert twin.view(viewer) == s.view(viewer)
            checks.check_cards(twin)
            if viewer == seat:
                changed += parts_of(cast(Earth, twin))["mysteries"].bottom != parts["mysteries"].bottom
    assert changed


def test_cards_seen_by_right_part_twins() -> None:
    may_part = inspector_of(EARTH).may_part
    for kind in ("saw-re", "gained-re", "re-discarded"):
        told: dict[str, object] = {"kind": kind, "seat": 0, "re": 3}
        assert may_part(told, {**told, "re": 4}, 0)
        assert not may_part(told, {**told, "re": -1}, 1)
        assert not may_part(told, told, 1)
    under = {"kind": "put-under", "seat": 0, "re": 3}
    assert not may_part(under, {**under, "re": 4}, 1)
