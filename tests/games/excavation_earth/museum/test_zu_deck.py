"""Zu's deck with the museum, and its Exhibit/Command cards as Command (MU-ZUDECK)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.museum.solo.ways import MuseumWays, museum_pool
from digsite.games.excavation_earth.solo.decks import deal_decks, imagine, likelihood, one_set
from digsite.games.excavation_earth.solo.faces import (
    CARRIED,
    COMMAND,
    FACES,
    N_FACES,
    OF_COMMAND,
    SELL,
    SPECIAL,
    cards_of,
    kind_of,
    n_cards,
    pile_of,
)
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.zu import EXHIBIT, scarce, settled
from tests.games.excavation_earth.solo.table import ZU, act, chances, credits, told, turn
from tests.games.excavation_earth.table import GAME, at


def new(seed: int) -> Earth:
    """A new solo game with the museum."""
    state = GAME.new(seats=1, seed=seed, options={"solo": True, "modules": ["M6", "M7"]})
    assert isinstance(state, Earth)
    return state


def decks(state: Earth) -> list[list[int]]:
    """Zu's decks of rounds 1, 2 and 3."""
    zu = zu_of(state)
    return [zu.deck, *zu.waiting]


@pytest.mark.rule("MU-ZUDECK-01", "MU-ZUDECK-02", "MU-ZUDECK-03", "MU-ZUDECK-R5", "MU-EDGE-79", "MU-COMP-06")
def test_three_command_cards_make_room() -> None:
    """Any three; the six cards of both kinds are dealt 1, 2 and 3."""
    left: Counter[int] = Counter()
    first: Counter[str] = Counter()
    for seed in range(300):
        piles = decks(new(seed))
        commands = [[face for face in cards_of(pile) if kind_of(face) == OF_COMMAND] for pile in piles]
        assert [len(cards) for cards in commands] == [1, 2, 3]
        every = [face for cards in commands for face in cards]
        assert every.count(SPECIAL) == 3
        assert len({face for face in every if face != SPECIAL}) == 3
        left.update(face for face in every if face != SPECIAL)
        first[FACES[commands[0][0]]] += 1
    assert all(110 < left[face] < 190 for face in range(COMMAND, SELL))
    assert 110 < first["special"] < 190


@pytest.mark.rule("MU-ZUDECK-R5", "MU-DATA-15")
def test_nobody_sees_which_left() -> None:
    """A spectator's view is the same whichever three are gone; samples have any that were not seen."""
    state = new(5)
    gone: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        world = state.sample(0, digsite.Rng(seed))
        assert isinstance(world, Earth)
        assert world.view(0) == state.view(0)
        every = Counter(face for pile in decks(world) for face in cards_of(pile))
        assert every[SPECIAL] == 3
        gone[tuple(face for face in range(COMMAND, SELL) if every[face] == 0)] += 1
    assert len(gone) == 20
    assert all(n > 4 for n in gone.values())


@pytest.mark.rule("MU-ZUDECK-R5")
def test_a_command_card_that_was_seen_is_not_gone() -> None:
    """Exact: of the sets that are left with it, each is as likely as another."""
    zu = zu_of(new(1))
    pool = zu.ways.pool
    seen = [0] * N_FACES
    seen[COMMAND] = 1
    found: Counter[tuple[int, ...]] = Counter()
    rng = digsite.Rng(9)
    for _ in range(2000):
        deck, waiting = imagine(pool, [], seen, rng)
        every = [deck[face] + seen[face] + waiting[0][face] + waiting[1][face] for face in range(N_FACES)]
        assert n_cards(every) == 24
        assert every[COMMAND] == 1
        found[tuple(face for face in range(COMMAND, SELL) if every[face] == 0)] += 1
    assert len(found) == 10
    assert all(140 < n < 265 for n in found.values())


@pytest.mark.rule("MU-ZUDECK-R5", "MU-DATA-15")
@pytest.mark.parametrize(("past_rounds", "games"), [(0, 4000), (1, 1000), (2, 1000)])
def test_what_left_is_guessed_with_the_right_odds(past_rounds: int, games: int) -> None:
    """With twins among the Command cards what was seen tells something about the others.

    Decks are dealt and partly played, others imagined that would look the same: on average they have as many cards of
    a face still to come, in whichever rounds such a card was seen.
    """
    cards = zu_of(new(1)).figures.cards.copy()
    cards[COMMAND:SELL] = [2, 2, 1, 1, 0, 0]
    pool = museum_pool(cards, 3)
    ways = MuseumWays(pool)
    rng = digsite.Rng(3)
    apart: dict[tuple[bool, ...], list[int]] = {}
    for _ in range(games):
        past, discard, deck, waiting = dealt(ways.cards(rng), past_rounds, rng)
        guessed, guessed_waiting = imagine(pool, past, discard, rng)
        for face in (COMMAND, COMMAND + 1):
            seen = tuple(pile[face] > 0 for pile in [*past, discard])
            left = sum(pile[face] for pile in [deck, *waiting])
            apart.setdefault(seen, []).append(left - sum(pile[face] for pile in [guessed, *guessed_waiting]))
    assert len(apart) == 2 ** (past_rounds + 1)
    for found in apart.values():
        spread = (sum(x * x for x in found) / len(found)) ** 0.5
        assert abs(sum(found)) <= 4 * spread * len(found) ** 0.5


@pytest.mark.rule("MU-ZUDECK-R5")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_twin_is_twice_as_likely_to_be_seen(rounds: int) -> None:
    """A Command card of round 1, seen in this round or in the one before: exact."""
    cards = zu_of(new(1)).figures.cards.copy()
    cards[COMMAND:SELL] = [2, 2, 1, 1, 0, 0]
    pool = museum_pool(cards, 3)
    first = deal_decks(cards_of(pool.sets[0]))[0]
    first[COMMAND:SELL] = [1, 0, 0, 0, 0, 0]
    first[SPECIAL] = 0
    past, discard = ([], first) if rounds == 1 else ([first], [0] * N_FACES)
    one = likelihood(next(kept for kept in pool.sets if kept[COMMAND] == 1), past, discard)
    assert one > 0
    assert {kept[COMMAND] for kept in pool.sets} == {0, 1, 2}
    for kept in pool.sets:
        assert likelihood(kept, past, discard) == kept[COMMAND] * one


def dealt(cards: list[int], past_rounds: int, rng: digsite.Rng) -> tuple[list[list[int]], list[int], list[int], Any]:
    """Some rounds and eight cards more of a game with these cards: earlier discard piles, this one, what is to come."""
    rng.shuffle(cards)
    piles = deal_decks(cards)
    past: list[list[int]] = []
    for number in range(past_rounds):
        past.append(piles[number])
        again = cards_of(piles[number])
        rng.shuffle(again)
        carried = pile_of(again[:CARRIED])
        piles[number + 1] = [piles[number + 1][face] + carried[face] for face in range(N_FACES)]
    order = cards_of(piles[past_rounds])
    rng.shuffle(order)
    return past, pile_of(order[:8]), pile_of(order[8:]), piles[past_rounds + 1 :]


@pytest.mark.rule("MU-ZUDECK-01", "MU-ZUDECK-02")
@pytest.mark.parametrize("seed", range(6))
def test_whichever_three_left_the_position_can_be_read(seed: int) -> None:
    s = new(seed)
    assert GAME.from_json(s.to_json()).to_json() == s.to_json()


@pytest.mark.rule("MU-ZUDECK-01", "MU-DATA-15")
@pytest.mark.parametrize("face", [*FACES[COMMAND:SELL], EXHIBIT])
def test_any_of_them_may_have_stayed(face: str) -> None:
    s = scarce("M6 M7", zu_cards={"discard": {face: 1}})
    assert at(s, "zu", "discard") == {face: 1}
    assert n_cards(zu_of(s).deck) == 9


@pytest.mark.rule("MU-ZUDECK-03")
@pytest.mark.parametrize("round", [2, 3])
def test_later_rounds_can_be_read(round: int) -> None:
    later = scarce("M6 M7", round=round).to_json()
    assert GAME.from_json(later).to_json() == later


@pytest.mark.rule("MU-ZUDECK-01", "MU-ZUDECK-02")
def test_not_more_than_three_stay() -> None:
    """A fourth Command card in the place of an Exhibit/Command card is refused."""
    zu: Any = new(1).to_json()["zu"]
    every = Counter(face for pile in [zu["deck"], *zu["waiting"]] for face in pile)
    fourth = next(face for face in FACES[COMMAND:SELL] if every[face] == 0)
    swap(next(pile for pile in [zu["deck"], *zu["waiting"]] if EXHIBIT in pile), EXHIBIT, fourth)
    with pytest.raises(digsite.BadPosition, match=r"zu\.deck"):
        scarce("M6 M7", zu_cards=zu)


@pytest.mark.rule("MU-ZUDECK-03")
def test_no_card_waits_that_was_dealt_to_round_1() -> None:
    """A Command card of the first discard pile cannot lie in the deck of round 3 as well."""
    zu: Any = scarce("M6 M7", round=2).to_json()["zu"]
    before = next(face for face in zu["past"][0] if face.startswith("command"))
    swap(zu["waiting"][1], EXHIBIT, before)
    with pytest.raises(digsite.BadPosition, match=r"zu\.deck"):
        scarce("M6 M7", round=2, zu_cards=zu)


def swap(pile: dict[str, int], old: str, new: str) -> None:
    """One card of a pile becomes another."""
    pile[old] -= 1
    pile[new] = pile.get(new, 0) + 1


@pytest.mark.rule("MU-ZUDECK-03")
def test_decks_that_cannot_be() -> None:
    """Round 1 has one card of this kind."""
    for discard in ({"special": 2}, {"special": 1, "command-1": 1}):
        with pytest.raises(digsite.BadPosition, match=r"zu\.discard"):
            scarce("M6 M7", zu_cards={"discard": discard})
        with pytest.raises(digsite.BadPosition, match="no decks lead"):
            imagine(zu_of(new(1)).ways.pool, [], [discard.get(face, 0) for face in FACES], None)


def test_without_the_museum_the_cards_are_known() -> None:
    zu = zu_of(scarce("M6"))
    assert zu.ways.pool.sets == one_set(zu.figures.cards).sets


@pytest.mark.rule("MU-ZUDECK-04", "MU-ZUDECK-R3")
def test_it_exhibits_whenever_it_can() -> None:
    s = scarce("M6 M7", cargo=["", "red-lens"])
    assert settled(s, EXHIBIT)
    assert told(s, "sent", "sent-envoy")[0].startswith("sent red-lens")
    assert not told(s, "sent-envoy")


@pytest.mark.rule("MU-ZUDECK-05", "MU-ZUDECK-R1", "MU-ZUDECK-R3", "MU-EDGE-80")
@pytest.mark.parametrize("holds", [{}, {"mystery_cargo": ["", "red"]}])
def test_otherwise_it_commands(holds: dict[str, list[str]]) -> None:
    """Where the swing is biggest: level with the human in the middle comes before an empty lead. No trader."""
    s = scarce("M6 M7", envoys=["left*3 middle", "left right"], **holds)  # type: ignore[arg-type]
    assert settled(s, EXHIBIT)
    assert told(s, "sent-envoy") == ["sent-envoy middle"]
    assert "centre-swing middle, out: left right" in told(s)
    assert not told(s, "hired")


@pytest.mark.rule("MU-ZUDECK-04", "MU-ZUDECK-R3", "MU-ZUCUBES-R3")
def test_without_a_cube_nothing_can_be_sent() -> None:
    s = scarce("M6 M7", cubes=0, cargo=["", "red-lens"], envoys=["middle*2", "middle left"])
    assert settled(s, EXHIBIT)
    assert told(s, "sent", "recalled") == ["recalled middle", "recalled middle 5"]
    assert at(s, "cargo", ZU) == ["red-lens"]


@pytest.mark.rule("MU-ZUDECK-05")
@pytest.mark.parametrize(("envoys", "goes"), [("left*2 middle", "middle"), ("left*2 right", "right"), ("left", "left")])
def test_each_centre_by_its_own_envoys(envoys: str, goes: str) -> None:
    """Drawing level comes before all but an empty centre; Zu leads in the others by two."""
    away = {"left": 2, "middle": 2, "right": 2} | dict.fromkeys(envoys.replace("*2", "").split(), 0)
    mine = " ".join(f"{centre}*{n}" for centre, n in away.items() if n)
    s = scarce("M6 M7", envoys=[envoys, mine])
    assert settled(s, EXHIBIT)
    assert told(s, "sent-envoy") == [f"sent-envoy {goes}"]


@pytest.mark.rule("MU-ZUDECK-05")
def test_equal_swings_by_lot() -> None:
    s = scarce("M6 M7")
    drawn = chances(s, EXHIBIT, "centre-lot", 300)
    assert set(drawn) == {"left", "middle", "right"}
    assert min(drawn.values()) > 70


@pytest.mark.rule("MU-ZUDECK-04", "MU-ZUDECK-R3", "MU-EDGE-92")
def test_a_full_museum_makes_it_command() -> None:
    from tests.games.excavation_earth.museum.test_zu_exhibit import FULL

    s = scarce("M6 M7", cargo=["", "red-lens"], hung=FULL)
    assert settled(s, EXHIBIT)
    assert told(s, "sent-envoy")


@pytest.mark.rule("MU-ZUDECK-06", "MU-ZUDECK-07", "MU-ZUDECK-R4", "MU-EDGE-136")
def test_without_a_cube_it_recalls_there_or_fails() -> None:
    """Only the centre with the biggest swing is looked at."""
    s = scarce("M6 M7", cubes=0, envoys=["middle*2", "middle left"])
    assert settled(s, EXHIBIT)
    assert told(s, "recalled") == ["recalled middle", "recalled middle 5"]
    assert credits(s) == 13
    s = scarce("M6 M7", cubes=0, envoys=["left", "middle"])
    assert not settled(s, EXHIBIT)
    assert told(s, "failed") == ["failed no-envoy 10"]


@pytest.mark.rule("MU-ZUDECK-R2", "MU-ZUCUBES-R3")
def test_it_recalls_for_a_majority_too() -> None:
    """In rounds 2 and 3: everywhere ahead, the smallest lead has the biggest swing."""
    envoys = ["", "left middle*2 right*3"]
    s = scarce("M6 M7", round=2, envoys=envoys)
    assert settled(s, EXHIBIT)
    assert told(s, "recalled") == ["recalled left", "recalled left 5"]
    s = scarce("M6 M7", envoys=envoys)
    assert settled(s, EXHIBIT)
    assert told(s, "sent-envoy") == ["sent-envoy left"]


@pytest.mark.rule("MU-ZUDECK-R2", "MU-ZUMYST-03")
def test_it_analyses_when_it_places() -> None:
    s = scarce("M6 M7", mystery_cargo=["", "red"])
    assert settled(s, EXHIBIT)
    assert told(s, "analysed") == ["analysed red cargo"]
    assert credits(s) == 28


@pytest.mark.rule("MU-ZUDECK-03", "ZU-EASY-06")
def test_like_a_command_card_it_throws_nothing_away() -> None:
    """With switch E4."""
    s = turn(scarce("M6 M7", zu=["E4"]), "special special market")
    assert told(s, "card", "threw") == ["card special", "card special"]


@pytest.mark.rule("MU-ZUDECK-03")
def test_one_of_ten_cards() -> None:
    s = new(11)
    zu = zu_of(s)
    assert n_cards(zu.deck) == 10
    assert at(s, "cubes", ZU) == 24
    assert act(scarce("M6 M7"), EXHIBIT)
