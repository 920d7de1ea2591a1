"""The table of Excavation Earth as a page shows it: complete, true to the component file, told by the view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite import State
from digsite.games.excavation_earth.box import STANDARD
from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS, TYPES
from digsite.lab.inspectors.excavation_earth import Box
from digsite.server.shown.excavation_earth import EarthTable, earth_shown, make_excavation_earth, pieces_shown
from tests.games.excavation_earth.table import earth

GAME = digsite.game("excavation_earth")
BOX = Box(STANDARD)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {"draft_start": True}),
    (1, {"solo": True}),
    (3, {"modules": ["M5", "M6", "M7", "M8"]}),
    (1, {"solo": True, "modules": ["M5", "M6", "M7"]}),
]
OF_MODULES = ("broker:", "mystery:", "re:", "museum:", "curator:", "popup:")
"""Pieces that the expansion shows."""


def positions(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a random game, with a seat that is asked."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while not state.over:
        seat = chance.choice(state.seats)
        yield state, seat
        question = state.question_for(seat)
        assert question is not None
        state.play(chance.choice(question.options).code, seat=seat)
    yield state, 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_piece_that_an_option_points_at_is_on_the_table(seats: int, options: dict[str, Any]) -> None:
    for state, seat in positions(seats, options, 5):
        question = state.question_for(seat)
        if question is None:
            continue
        pieces = pieces_shown(earth_shown(state.view(seat)))
        pointed = {piece for option in question.options for piece in option.pieces}
        pointed = {piece for piece in pointed if not piece.startswith(OF_MODULES) and not piece.endswith("-mystery")}
        assert pointed <= pieces, (question.key, pointed - pieces)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_action_is_under_way_from_the_card_that_pays_for_it_on(seats: int, options: dict[str, Any]) -> None:
    """As the events tell it: what was played or passed last is being carried out, until a turn or a round begins."""
    begins, ends = ("played", "passed"), ("turn-began", "zu-card", "round-began")
    acting = False
    for state, seat in positions(seats, options, 9):
        if state.over:
            break
        for event in state.events:
            if event.kind.name in begins + ends:
                acting = event.kind.name in begins
        question = state.question_for(seat)
        assert question is not None
        table = earth_shown(state.view(seat))
        assert table.acting == (acting and question.key not in ("act", "draft")), question.key


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_pieces_of_the_box_are_all_there(seats: int, options: dict[str, Any]) -> None:
    for i, (state, seat) in enumerate(positions(seats, options, 7)):
        if i % 9:
            continue
        view: dict[str, Any] = state.view(seat)
        table = earth_shown(view)
        assert table == EarthTable.model_validate(make_excavation_earth(view))
        base = not options.get("modules")
        if base:
            assert tiles(table) + sum(view["sold"]) == sum(BOX.tiles)
        on_tracks = sum(track.buyers for track in table.popularity) + table.wild
        queued = sum(len(market.queue) for market in table.markets)
        if base:
            n = len(table.players)
            assert on_tracks + queued + len(table.ship.aboard) == 5 * (10 - (4 - n)) + (7 if n == 4 else 6)
        for track in table.popularity:
            empty = len(track.spaces) - track.buyers
            assert track.level == (track.spaces[empty - 1] if empty else 0)
            assert track.rank == 1 + sum(other.level > track.level for other in table.popularity)
            assert track.payout == BOX.payout[track.rank - 1]
        for player in table.players:
            gallery_is_right(player.gallery.model_dump(), base=base, guards=view["guards"][player.player])


@pytest.mark.rule("EE-SETUP-17", "EE-SURVEY-09")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_four_initiative_tokens_lie_there_until_they_are_taken(seats: int, options: dict[str, Any]) -> None:
    taken = False
    for state, seat in positions(seats, options, 3):
        view: dict[str, Any] = state.view(seat)
        held = {token for token in view["tokens"] if token}
        assert earth_shown(view).tokens == [token for token in (1, 2, 3, 4) if token not in held]
        taken = taken or bool(held)
    assert taken


@pytest.mark.rule("EE-SURVEY-18")
def test_a_surveyed_tile_has_its_price_while_it_can_be_bought() -> None:
    keys = set()
    for seed in range(4):
        for state, seat in positions(2, {}, seed):
            question = state.question_for(seat)
            for tile in earth_shown(state.view(seat)).surveyed:
                assert question is not None
                assert tile.price == (2 * tile.value if question.key == "survey_buy" else None)
                keys.add(question.key)
    assert {"survey_lay", "survey_buy"} <= keys


@pytest.mark.rule("ZU-CREW-07")
def test_the_second_colour_of_zu_is_counted_by_itself() -> None:
    """Its crew never runs out: nothing is shown to be less than none."""
    second = 0
    for seed in range(3):
        for state, seat in positions(1, {"solo": True, "zu": "brutal"}, seed):
            human, zu = earth_shown(state.view(seat)).players
            view: dict[str, Any] = state.view(seat)
            left = view["cubes"]
            assert (human.cubes, human.second) == (left[0], 0)
            assert (zu.cubes, zu.second) == ((left[1], 0) if left[1] >= 0 else (0, -left[1]))
            second = max(second, zu.second)
    assert second > 0


def tiles(table: EarthTable) -> int:
    """Tiles that lie anywhere but out of the game."""
    found = sum(find.count for place in table.places for find in place.finds) + len(table.surveyed)
    for stack in table.stacks:
        found += len(stack.tiles) + sum(count for _, count in stack.pile)
    return found + sum(len(player.cargo.tiles) + len(player.hidden.tiles) for player in table.players)


def gallery_is_right(gallery: dict[str, Any], *, base: bool, guards: int) -> None:
    """Points now, and with one sample more, as the component file has them."""
    sampled = {space["tile"]["key"] for space in gallery["spaces"] if space["sampled"]}
    if base:
        assert sampled == {TYPES[kind] for kind in range(len(TYPES)) if guards >> kind & 1}
    assert gallery["points"] == points(sampled)
    for space in gallery["spaces"]:
        key = space["tile"]["key"]
        assert space["brings"] == points(sampled | {key}) - points(sampled - {key})
        assert space["tile"]["value"] == BOX.values[TYPES.index(key)]
    assert gallery["best"] == max((s["brings"] for s in gallery["spaces"] if not s["sampled"]), default=0)
    for line in gallery["rows"] + gallery["columns"]:
        assert line["points"] == line["chart"][line["samples"]]
        assert (line["next"] is None) == (line["samples"] == len(line["chart"]) - 1)


def points(sampled: set[str]) -> int:
    """What a gallery with these samples pays."""
    rows = [sum(key.endswith(f"-{glyph}") for key in sampled) for glyph in GLYPHS]
    columns = [sum(key.startswith(f"{colour}-") for key in sampled) for colour in COLOURS]
    of_rows = sum(chart[n] for chart, n in zip(BOX.rows, rows, strict=True))
    return of_rows + sum(chart[n] for chart, n in zip(BOX.columns, columns, strict=True))


def test_prizes_are_those_that_are_paid_at_the_end_of_the_round() -> None:
    """The last table before a scoring tells what each centre pays."""
    scored = 0
    for seed in range(6):
        told: list[list[int]] = []
        for state, seat in positions(3, {}, seed):
            events: list[Any] = [event.seen(None) for event in state.events]
            paid = [[0, 0, 0] for _ in range(3)]
            for event in events:
                if event is not None and event["kind"] == "centre-prize":
                    paid[event["centre"]][event["seat"]] = event["credits"]
                    scored += 1
            if any(map(any, paid)):
                assert paid == told
            told = [centre.prizes for centre in earth_shown(state.view(seat)).ship.centres]
    assert scored > 0


def test_a_market_says_what_it_adds_to_the_sale_being_made() -> None:
    for seed in range(40):
        for state, seat in positions(2, {}, seed):
            table = earth_shown(state.view(seat))
            question = state.question_for(seat)
            assert (table.sale is not None) == (table.doing in ("sell_markets", "sell_tiles"))
            if table.sale is None or question is None:
                continue
            legal = {piece for option in question.options for piece in option.pieces if piece.startswith("market:")}
            if table.doing == "sell_markets":
                adding = {f"market:{market.number}" for market in table.markets if market.adds is not None}
                assert legal == adding
                market = next(market for market in table.markets if market.adds is not None)
                chosen = table.sale.brings
                after = state.copy()
                piece = f"market:{market.number}"
                after.play(next(option.code for option in question.options if piece in option.pieces), seat=seat)
                again = earth_shown(after.view(seat))
                if again.sale is not None:
                    assert again.sale.brings == chosen + (market.adds or 0)
                return
    pytest.fail("no game had a sale with a choice of markets")


@pytest.mark.rule("EE-TURN-14")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_travel_card_pays_for_is_told(seats: int, options: dict[str, Any]) -> None:
    offered: set[str] = set()
    for state, seat in positions(seats, options, 5):
        question = state.question_for(seat)
        if question is not None and question.key == "act":
            names = [GAME.codes.name(option.code).split() for option in question.options]
            offered |= {name[0] for name in names if len(name) > 1 and name[1].startswith("travel")}
    assert offered <= set(earth_shown(state.view(seat)).paid_by_travel) == {"travel", "sell"}
    assert "travel" in offered


@pytest.mark.rule("EE-SELL-07")
def test_buyers_who_want_what_is_being_sold_are_told() -> None:
    seen = 0
    for state, seat in positions(3, {}, 5):
        table = earth_shown(state.view(seat))
        for market in table.markets:
            keen = [buyer for buyer, wants in zip(market.queue, market.keen, strict=True) if wants]
            if table.sale is None:
                assert keen == []
            else:
                assert keen == [buyer for buyer in market.queue if buyer in (table.sale.colour, "wild")]
                assert len(keen) == market.interested[table.sale.colour]
                seen += len(keen)
    assert seen > 0


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    state = GAME.new(seats=3, seed=3)
    table = earth_shown(state.view(None))
    assert table.hand is None
    assert [player.cards for player in table.players] == [6, 6, 6]
    own = earth_shown(state.view(1)).hand
    assert own is not None
    assert len(own.cards) == 6


def test_what_is_hidden_changes_nothing() -> None:
    """Two worlds that a seat cannot tell apart look the same to it."""
    state = GAME.new(seats=4, seed=4)
    for seat in range(4):
        other = state.sample(seat, digsite.Rng(9))
        assert earth_shown(other.view(seat)) == earth_shown(state.view(seat))


@pytest.mark.rule("EE-CMDCARD-17", "EE-CMDCARD-18")
def test_quiet_buyer_tells_how_much_it_pays_above_the_value() -> None:
    """1 in round 2, 2 in round 3; the other cards have no such figure."""
    told = {}
    for round in (2, 3):
        s = earth(round=round, command=["emergency-fund", "quiet-buyer", "fresh-orders"])
        cards = [centre.card for centre in earth_shown(s.view(0)).ship.centres]
        told[round] = [card and (card.figure, card.bonus) for card in cards]
    assert told == {2: [(5, None), (1, 1), (2, None)], 3: [(8, None), (2, 2), (3, None)]}
