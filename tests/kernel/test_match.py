"""A game in progress: how far undo is free, what consent is for, and that nothing learned is worth anything."""

from __future__ import annotations

import json
from typing import Any

import pytest

import digsite
from digsite import BadInput, BadOption, Match, Record, Rng, State
from digsite.games.archaeology.state import Dig
from digsite.kernel.fairness import commitment, redraw_of
from digsite.kernel.match import KEPT
from digsite.kernel.record import NO_SEED

ARCHAEOLOGY = digsite.game("archaeology")


def match(seed: int = 0, seats: int = 2, humans: list[int] | None = None, **options: object) -> Match:
    record = Record.start("archaeology", seats=seats, seed=seed, options=options)
    return Match(record, list(range(seats)) if humans is None else humans)


def trading(seats: int = 2, humans: list[int] | None = None) -> Match:
    """Seat 0 is at its menu with nothing played yet and can trade."""
    for seed in range(100):
        found = match(seed, seats, humans, first_seat=0, monument="great_pyramid")
        if found.state.seat == 0 and ARCHAEOLOGY.codes.parse("trade") in found.state.legal():
            return found
    raise AssertionError("no such game")


def play(game: Match, *names: str) -> None:
    for name in names:
        game.play(ARCHAEOLOGY.codes.parse(name))


def give(game: Match) -> None:
    """Pick cards until something can be taken for them."""
    given = ARCHAEOLOGY.codes.parse("given")
    while given not in game.state.legal():
        game.play(next(c for c in game.state.legal() if ARCHAEOLOGY.codes.span(c).name == "give"))
    game.play(given)


def take(game: Match) -> None:
    game.play(next(c for c in game.state.legal() if ARCHAEOLOGY.codes.span(c).name == "take"))


def dig(state: State) -> Dig:
    assert isinstance(state, Dig)
    return state


def finished(seed: int = 2, seats: int = 2) -> Match:
    game, rng = match(seed, seats), Rng(seed)
    while not game.state.over:
        game.play(rng.pick(game.state.legal()))
    return game


# --- playing ----------------------------------------------------------------------------------------


def test_it_writes_everything_down() -> None:
    game = finished()
    assert game.moves() == len(game.record.entries)
    assert game.record.replay() == game.state
    assert game.record.scores == game.state.scores
    assert game.record.verify().over


class Number:
    """An int of another library."""

    def __index__(self) -> int:
        return 0


def test_a_code_of_another_library_is_written_down_as_an_int() -> None:
    game = trading()
    game.play(Number())
    assert type(game.record.entries[0].code) is int
    assert Record.from_json(json.loads(json.dumps(game.record.to_json()))).replay() == game.state


def test_it_goes_on_from_a_record() -> None:
    game = finished()
    record = Record.start("archaeology", seats=2, seed=2)
    record.entries.extend(game.record.entries[:17])
    again = Match(record, [0, 1])
    assert again.state == game.record.replay(17)
    assert [again.free_undo(seat) for seat in (0, 1)] == [free_after(game, 17, seat) for seat in (0, 1)]


def free_after(game: Match, n: int, seat: int) -> int:
    """How far undo is free after n moves of a game that was played in one go."""
    again = match(2, 2)
    for entry in game.record.entries[:n]:
        again.play(entry.code, entry.seat)
    return again.free_undo(seat)


def test_a_refused_move_is_not_written_down() -> None:
    game = trading()
    before = game.state.to_json()
    with pytest.raises(digsite.IllegalMove):
        play(game, "confirm")
    with pytest.raises(digsite.IllegalMove):
        game.play(0, seat=1)
    assert game.record.entries == []
    assert game.moves() == 0
    assert game.state.to_json() == before


# --- free undo --------------------------------------------------------------------------------------


def test_nothing_can_be_undone_before_the_first_move() -> None:
    game = trading()
    assert [game.free_undo(seat) for seat in (0, 1)] == [0, 0]
    with pytest.raises(BadInput, match="undo: cannot go back to move 0; 0 were played"):
        game.undo(0, 0, [0, 1], Rng(0))


def test_picks_of_a_trade_are_taken_back_freely_one_by_one_or_all() -> None:
    game = trading()
    begin = game.state.to_json()
    play(game, "trade")
    states = [begin, game.state.to_json()]
    give(game)
    take(game)
    n = game.moves()
    assert n >= 4
    assert game.free_undo(0) == 0
    game.undo(n - 1, 0, [], Rng(0))
    assert game.moves() == n - 1
    game.undo(1, 0, [], Rng(0))
    assert game.state.to_json() == states[1]
    game.undo(0, 0, [], Rng(0))
    assert game.state.to_json() == states[0]
    assert [entry.is_undo for entry in game.record.entries][-1]
    assert len(game.record.entries) == n + 3, "an undo is an entry, never a deletion"
    assert all(entry.redraw < 0 for entry in game.record.entries)


def test_a_withdrawn_trade_can_be_taken_back_too() -> None:
    game = trading()
    play(game, "trade", "withdraw")
    assert game.free_undo(0) == 0
    game.undo(1, 0, [], Rng(0))
    assert game.state.question is not None
    assert game.state.question.key == "give"


def test_another_seat_cannot_take_back_what_is_not_its_own() -> None:
    game = trading()
    play(game, "trade")
    assert game.free_undo(1) == 1
    before, entries = game.state.to_json(), len(game.record.entries)
    with pytest.raises(BadInput, match=r"undo: seats \[0\] have not agreed"):
        game.undo(0, 1, [], Rng(0))
    assert game.state.to_json() == before
    assert len(game.record.entries) == entries


def test_a_confirmed_trade_is_shown_and_no_longer_free() -> None:
    game = trading()
    play(game, "trade")
    give(game)
    take(game)
    play(game, "confirm")
    n = game.moves()
    assert game.free_undo(0) == n
    if "trade" in [ARCHAEOLOGY.codes.name(code) for code in game.state.legal()]:
        play(game, "trade")
        assert game.free_undo(0) == n, "what comes after it is free again, as far as it"


def test_a_sale_is_shown_and_no_longer_free() -> None:
    game = trading()
    play(game, "trade", "withdraw")
    game.play(game.state.legal()[-1])
    assert game.free_undo(0) == 3
    with pytest.raises(BadInput, match=r"undo: seats \[1\] have not agreed, and something has come to light"):
        game.undo(2, 0, [], Rng(0))


def test_the_end_of_a_turn_digs_for_the_next_seat_and_is_not_free() -> None:
    game = trading()
    play(game, "end-turn")
    assert [game.free_undo(seat) for seat in (0, 1)] == [1, 1]


def test_picks_stay_with_their_turn() -> None:
    """Seat 0 leaves a withdrawn trade behind; once its turn is over that is no longer free."""
    game = trading()
    play(game, "trade", "withdraw", "end-turn")
    assert game.free_undo(0) == 3


def test_bids_that_nobody_has_seen_are_free_until_another_seat_acts() -> None:
    """DESIGN 4.5: nothing has come to light and nobody else has acted, so a sealed bid can be taken back."""
    game = Match(Record.start("_template", seats=3, seed=1), [0, 1, 2])
    before = game.state.to_json()
    game.play(2, seat=0)
    assert game.free_undo(0) == 0
    game.undo(0, 0, [], Rng(0))
    assert game.state.to_json() == before
    game.play(2, seat=0)
    game.play(3, seat=2)
    assert game.free_undo(0) == 2, "seat 2 has acted since"
    assert game.free_undo(2) == 1
    game.play(4, seat=1)
    assert [game.free_undo(seat) for seat in range(3)] == [3, 3, 3], "all bids are shown"


def test_a_pass_with_nothing_to_dig_is_free_until_another_seat_acts() -> None:
    """DESIGN 4.5: with an empty dig site the end of a turn reveals nothing."""
    for seed in range(60):
        game, rng = match(seed, 2, first_seat=0), Rng(seed)
        while not game.state.over:
            state = dig(game.state)
            if state.late and min(state.sizes) > 0 and not state.forced and 0 in state.legal():
                break
            game.play(0 if 0 in state.legal() and not state.late else rng.pick(state.legal()))
        if not game.state.over:
            break
    else:
        raise AssertionError("no such game")
    n, seat = game.moves(), game.state.seat
    assert seat is not None
    before = game.state.to_json()
    game.play(0)
    if game.state.seat == seat:
        return
    assert game.free_undo(seat) == n
    game.undo(n, seat, [], Rng(0))
    assert game.state.to_json() == before
    game.play(0)
    game.play(game.state.legal()[0])
    assert game.free_undo(seat) == game.moves()


@pytest.mark.parametrize("seed", range(6))
def test_free_undo_never_reaches_behind_a_reveal_or_another_seat(seed: int) -> None:
    """In whole random games: what free undo takes back drew nothing, showed nothing, and was one's own."""
    game, rng = match(seed, 3), Rng(seed)
    drew: list[bool] = []
    while not game.state.over:
        before = game.state.rng.words()
        game.play(rng.pick(game.state.legal()))
        shown = any(event.kind.reveals for event in game.state.events)
        drew.append(shown or game.state.rng.words() != before)
        for seat in range(3):
            for entry, sealed in list(zip(game.record.entries, drew))[game.free_undo(seat) :]:
                assert entry.seat == seat
                assert not sealed
    assert [game.free_undo(seat) for seat in range(3)] == [game.moves()] * 3


# --- undo by consent --------------------------------------------------------------------------------


def test_consent_of_every_human_seat() -> None:
    game = trading(3, [0, 2])
    play(game, "end-turn")
    before = game.state.to_json()
    for consents in ([], [0], [1], [0, 1]):
        with pytest.raises(BadInput, match=r"undo: seats \[2\] have not agreed"):
            game.undo(0, 0, consents, Rng(0))
    with pytest.raises(BadInput, match=r"undo: seats \[0, 2\] have not agreed"):
        game.undo(0, 1, [], Rng(0))
    assert game.state.to_json() == before
    assert len(game.record.entries) == 1
    game.undo(0, 0, [2], Rng(0))
    assert game.moves() == 0
    assert game.record.entries[-1].redraw >= 0


def test_alone_against_bots_one_agrees_with_oneself() -> None:
    game = trading(2, [0])
    play(game, "end-turn")
    game.undo(0, 0, [], Rng(0))
    assert game.moves() == 0


@pytest.mark.parametrize("to", [-1, 1, 5])
def test_there_must_be_something_to_undo(to: int) -> None:
    game = trading()
    play(game, "end-turn")
    with pytest.raises(BadInput, match=f"undo: cannot go back to move {to}; 1 were played"):
        game.undo(to, 0, [0, 1], Rng(0))
    assert len(game.record.entries) == 1


@pytest.mark.parametrize("monument", ["great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"])
def test_what_chance_had_not_revealed_is_drawn_anew(monument: str) -> None:
    """Every seat's view at that move is as it was; dig site, unseen chambers, pile and generator are not."""
    game, rng = match(11, 3, monument=monument), Rng(4)
    for _ in range(30):
        game.play(rng.pick(game.state.legal()))
    to = 6
    old = dig(game.record.replay(to))
    sites = []
    for seed in range(8):
        again = Match(Record.from_json(game.record.to_json()), [0, 1, 2])
        again.undo(to, 0, [0, 1, 2], Rng(seed))
        new = dig(again.state)
        assert again.moves() == to
        assert new.hands == old.hands
        assert new.seat == old.seat
        assert new.legal() == old.legal()
        for seat in (None, 0, 1, 2):
            assert new.view(seat) == old.view(seat)
        assert sorted(new.dig_site + new.pile + spread(new)) == sorted(old.dig_site + old.pile + spread(old))
        assert new.rng.words() != old.rng.words()
        sites.append((tuple(new.dig_site), tuple(new.pile), tuple(spread(new))))
        assert again.record.verify() == new
    assert len(set(sites)) == 8


def spread(state: Dig) -> list[int]:
    """The cards of all chambers, chamber by chamber."""
    return [kind for cards in state.chambers for kind, n in enumerate(cards) for _ in range(n)]


def test_nothing_learned_is_worth_anything() -> None:
    """Whoever saw the next card and undoes it meets it again only as often as chance has it."""
    game = trading()
    state = dig(game.state).copy()
    hidden = state.dig_site + spread(state)
    top = state.dig_site[-1]
    play(game, "end-turn")
    data, rng = game.record.to_json(), Rng(6)
    again, tries = 0, 400
    for _ in range(tries):
        other = Match(Record.from_json(data), [0, 1])
        other.undo(0, 0, [1], rng)
        again += dig(other.state).dig_site[-1] == top
    likely = tries * hidden.count(top) / len(hidden)
    assert abs(again - likely) < 4 * likely**0.5


def test_play_goes_on_after_an_undo_and_the_record_holds_it_all() -> None:
    game, rng = match(3, 3), Rng(8)
    undone = 0
    while not game.state.over:
        game.play(rng.pick(game.state.legal()))
        n = game.moves()
        if undone < 6 and n % 25 == 0:
            undone += 1
            game.undo(n - int(rng.below(9)) - 1, 0, [0, 1, 2], rng)
    assert undone == 6
    assert sum(1 for entry in game.record.entries if entry.is_undo) == 6
    assert game.record.verify() == game.state
    assert Record.from_text(game.record.to_text()).verify() == game.state
    assert Match(Record.from_json(game.record.to_json()), [0, 1, 2]).state == game.state


def test_after_drawing_anew_nothing_before_it_is_free() -> None:
    game = trading()
    play(game, "trade", "withdraw", "end-turn")
    game.undo(2, 0, [1], Rng(0))
    assert game.moves() == 2
    assert game.free_undo(0) == 2
    play(game, "trade")
    assert game.free_undo(0) == 2
    with pytest.raises(BadInput, match="have not agreed"):
        game.undo(1, 0, [], Rng(0))
    game.undo(2, 0, [], Rng(0))
    assert game.moves() == 2


def test_the_end_can_be_undone_by_consent_and_the_record_is_open_again() -> None:
    game = finished()
    n = game.moves()
    game.undo(n - 1, 0, [0, 1], Rng(1))
    assert not game.state.over
    assert (game.record.scores, game.record.digest) == (None, "")
    while not game.state.over:
        game.play(game.state.legal()[0])
    assert game.record.verify() == game.state


def test_the_seed_to_draw_anew_from_can_be_given() -> None:
    game = trading()
    play(game, "end-turn")
    for wrong in (-1, 2**64, True, None, "7", 1.0):
        with pytest.raises(BadInput, match="seed"):
            game.undo(0, 0, [1], wrong)
    assert len(game.record.entries) == 1
    game.undo(0, 0, [1], 77)
    assert game.record.entries[-1].to_json() == ["undo", 0, 77]
    play(game, "trade")
    game.undo(0, 0, [], 78)
    assert game.record.entries[-1].to_json() == ["undo", 0], "a free undo draws nothing"


def test_a_record_with_a_secret_draws_anew_from_it() -> None:
    secret = "7" * 64
    game = trading()
    game.record.set_fairness(commitment(secret), secret)
    play(game, "end-turn")
    game.undo(0, 0, [1], Rng(0))
    assert game.record.entries[-1].redraw == redraw_of(secret, 1)
    play(game, "end-turn")
    game.undo(0, 0, [1], 77)
    assert game.record.entries[-1].redraw == 77, "what the caller says counts"


def test_own_moves_tell_how_far_to_go_back() -> None:
    game = trading()
    assert game.own_moves(0) == []
    play(game, "trade", "withdraw", "end-turn")
    while game.state.seat != 0:
        play(game, "end-turn")
    n = game.moves()
    assert game.own_moves(0) == [2, 1, 0]
    assert game.own_moves(1) == list(range(n - 1, 2, -1))
    game.undo(game.own_moves(0)[0], 0, [1], 5)
    assert game.moves() == 2
    assert game.own_moves(0) == [1, 0], "what was taken back is no longer on the line, and drawing anew is no move"
    assert game.own_moves(1) == []


def test_undoing_uses_no_chance_of_the_game() -> None:
    game = trading()
    rng = Rng(1)
    before = rng.words()
    play(game, "trade")
    game.undo(0, 0, [], rng)
    assert rng.words() == before, "a free undo draws nothing"
    play(game, "end-turn")
    game.undo(0, 0, [1], rng)
    assert rng.words() != before


def test_the_prizes_of_the_short_template_game_are_drawn_anew_from_all_that_nobody_saw() -> None:
    """Prizes that were left out of the game nobody has seen either: they may come in."""
    found = set()
    for seed in range(60):
        game = Match(Record.start("_template", seats=2, seed=1, options={"short": True}), [0, 1])
        first = game.state.to_json()["prize"]
        for _ in range(2):
            game.play(game.state.legal()[0])
        game.undo(0, 0, [1], Rng(seed))
        data = game.state.to_json()
        assert data["prize"] == first
        prizes = data["prizes"]
        assert isinstance(prizes, list)
        found |= set(prizes)
    assert len(found) == 4


class Fickle:
    """An int of another library that is another one each time it is asked."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)

    def __index__(self) -> int:
        return self.codes.pop(0)


def test_a_code_is_read_once() -> None:
    match = Match(Record.start("archaeology", seats=2, seed=1, options={"monument": "mine"}), [0, 1])
    code = match.state.legal()[0]
    match.play(Fickle(code, 99))
    assert match.record.entries[-1].code == code
    assert match.record.replay() == match.state


def test_booleans_are_neither_seats_nor_moves() -> None:
    match = Match(Record.start("archaeology", seats=2, seed=1, options={"first_seat": 0}), [0, 1])
    code: Any = match.state.legal()[0]
    wrong: Any = False
    with pytest.raises(BadOption):
        match.play(code, seat=wrong)
    assert match.record.entries == []
    match.play(code)
    with pytest.raises(BadInput, match="cannot go back to move False"):
        match.undo(wrong, 0, [1], Rng(1))
    assert len(match.record.entries) == 1


@pytest.mark.parametrize(("seats", "free"), [(1, True), (2, False)])
def test_whoever_sits_alone_shows_nobody_anything(seats: int, free: bool) -> None:
    """A card laid down for an action shows the others what it was; against a rival of the game's own there is nobody to
    learn of it, and no chance was in it."""
    game = digsite.game("excavation_earth")
    options = {**game.usual_options(seats), "factions": ["issisinui", "gul"][:seats]}
    found = Match(Record.start(game, seats=seats, seed=6, options=options), list(range(seats)))
    while found.state.question is not None and found.state.question.key != "act":
        found.play(found.state.legal()[0])
    seat = found.state.seat
    assert seat is not None
    n = found.moves()
    found.play(next(c for c in found.state.legal() if game.codes.span(c).name == "travel"))
    assert "played" in [event.kind.name for event in found.state.events]
    assert (found.free_undo(seat) <= n) == free


@pytest.mark.rule("EE-INFO-16")
@pytest.mark.parametrize(("card", "free"), [("travel-3", True), ("red-cog", False)])
def test_a_card_that_lay_open_shows_nobody_anything(card: str, free: bool) -> None:
    """Travel cards are open: playing one can be taken back freely, playing an action card cannot."""
    game = digsite.game("excavation_earth")
    options = {**game.usual_options(2), "factions": ["issisinui", "gul"]}
    for seed in range(100):
        found = Match(Record.start(game, seats=2, seed=seed, options=options), [0, 1])
        while found.state.question is not None and found.state.question.key != "act":
            found.play(found.state.legal()[0])
        code = game.codes.parse(f"travel {card}")
        if code in found.state.legal():
            break
    seat = found.state.seat
    assert seat is not None
    n = found.moves()
    found.play(code)
    assert "played" in [event.kind.name for event in found.state.events]
    assert (found.free_undo(seat) <= n) == free
    again = Match(found.record, [0, 1])
    assert again.free_undo(seat) == found.free_undo(seat)


def test_alone_chance_still_seals() -> None:
    """What Zu revealed cannot be taken back for nothing."""
    game = digsite.game("excavation_earth")
    found = Match(Record.start(game, seats=1, seed=6, options={"solo": True, "factions": ["kuti_kuti"]}), [0])
    while "zu-card" not in [event.kind.name for event in found.state.events]:
        found.play(found.state.legal()[0])
    assert found.free_undo(0) == found.moves()


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth"])
def test_going_back_comes_to_what_the_record_replays(key: str) -> None:
    """However far: positions that were kept, and those that must be replayed, with and without drawing anew."""
    game = digsite.game(key)
    match = Match(Record.start(game, seats=3, seed=11), [0, 1, 2])
    rng = Rng(5)
    for turn in range(60):
        for _ in range(1 + rng.below(12)):
            if not match.state.over:
                seats = match.state.seats
                seat = seats[rng.below(len(seats))]
                match.play(rng.pick(match.state.legal(seat)), seat)
        back = min(match.moves(), 1 + (rng.below(40) if turn % 7 == 0 else rng.below(5)))
        match.go_back(match.moves() - back, rng.seed() if turn % 3 == 0 else NO_SEED)
        twin = Match(match.record, [0, 1, 2])
        assert match.state == match.record.replay()
        assert match.moves() == twin.moves()
        for seat in range(3):
            assert match.free_undo(seat) == twin.free_undo(seat)
            assert match.own_moves(seat) == twin.own_moves(seat)
            assert match.moves_of(seat) == len(match.own_moves(seat))
    assert len(match.record.entries) > 100


def test_the_last_positions_are_at_hand_also_after_going_far_back() -> None:
    """Else whoever goes back step by step has the whole game played again for each of them."""
    played = finished(seed=4)
    assert played.moves() > 4 * KEPT
    played.go_back(3 * KEPT)
    for match in (played, Match(played.record, [0, 1])):
        positions = match._past
        assert positions == [replay_of(match, n) for n in range(2 * KEPT, 3 * KEPT)]
    played.go_back(2 * KEPT, 7)
    assert played.state == played.record.replay()
    played.go_back(KEPT // 2)
    assert len(played._past) == KEPT // 2


def replay_of(match: Match, moves: int) -> State:
    """The position after so many moves of a game."""
    again = Record.start("archaeology", seats=2, seed=match.record.seed)
    again.entries.extend(match.record.entries[:moves])
    return again.replay()
