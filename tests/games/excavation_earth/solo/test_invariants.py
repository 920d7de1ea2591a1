"""What holds in every solo game, whatever the switches: random games, looked at before every move (ZU-INV)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COLOURS, TYPES
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.switches import SWITCHES
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.events import Event
from tests.games.excavation_earth.solo.table import HUMAN, OTHER_PACK, ZU, new
from tests.games.excavation_earth.table import at, offered

GAMES = 30
EAGER = ("sell", "use", "sample", "dig", "survey", "smuggle", "buy", "command", "envoy")
TAKEN = ("dug", "acquired", "bought")
"""The ways in which Zu gets artefacts."""
NEVER = {
    "took-token",
    "recalled",
    "used-ability",
    "declined",
    "drew",
    "saw-card",
    "picked",
    "moved",
    "placed",
    "reassigned",
    "filled",
    "played",
}
"""What happens to the human alone."""
OWN = {
    "excavate": "dug",
    "market": "hired",
    "command": "sent-envoy",
    "sell": "given-up",
    "snipe": "given-up",
    "survey": "zu-drew",
}
"""What tells that a card was carried out as printed."""
ENDS = ("zu-card", "zu-threw", "zu-passed", "turn-began", "centre-prize", "round-began", "ended")


@dataclass
class Moment:
    """A position, and what the move that led to it caused."""

    state: Earth
    events: list[Event]


@dataclass
class Played:
    """A whole game."""

    switches: list[str]
    sampling: list[str]
    """The events by which Zu takes what it samples."""
    moments: list[Moment] = field(default_factory=list)

    def told(self, *kinds: str) -> Iterator[Event]:
        """What happened to Zu in the whole game, of these kinds."""
        for moment in self.moments:
            for event in moment.events:
                if event.seat == ZU and event.kind.name in kinds:
                    yield event


def play_game(number: int) -> Played:
    """A random game; game number n always has the same switches, faction and moves."""
    rng = digsite.Rng(1000 + number)
    bits = rng.below(1 << len(SWITCHES)) if number % 3 else 0
    switches = [switch for i, switch in enumerate(SWITCHES) if (bits >> i) & 1]
    components = {"components": OTHER_PACK} if number % 5 == 4 else {}
    samples = number % 2 == 0
    s = new(number, zu=switches, rulings={"ZU-CREW-R1": "sample" if samples else "no-sample"}, **components)
    sampling = [kind for kind in TAKEN if samples or kind != "bought"]
    game = Played(switches, sampling, [Moment(s.copy(), s.events)])
    while not s.over:
        codes = s.legal()
        names = offered(s)
        eager = [code for code, name in zip(codes, names, strict=True) if name.split()[0] in EAGER]
        patient = [code for code, name in zip(codes, names, strict=True) if name not in ("pass", "done")]
        if eager and rng.below(3) > 0:
            codes = eager
        elif patient and rng.below(15) > 0:
            codes = patient
        s.play(codes[rng.below(len(codes))])
        game.moments.append(Moment(s.copy(), s.events))
    return game


@cache
def game(number: int) -> Played:
    """One of the games, played once."""
    return play_game(number)


every = pytest.mark.parametrize("number", range(GAMES))


def holds(s: Earth, player: int) -> list[int]:
    """The tiles of a player in both holds."""
    return s.cargo[player] + s.hidden[player]


@every
@pytest.mark.rule("ZU-INV-01")
def test_one_trader_in_a_market(number: int) -> None:
    """Zu never has two."""
    assert max(n for moment in game(number).moments for n in moment.state.traders[ZU::2]) == 1


@every
@pytest.mark.rule("ZU-INV-02", "ZU-CREW-11", "ZU-CREW-02", "ZU-CREW-03", "ZU-CREW-04")
def test_each_type_is_taken_once_and_sampled(number: int) -> None:
    """Without E5; with it a type may come again, but nothing is sampled that was not taken.

    What is bought in a Survey counts only where the table reads that it is sampled.
    """
    played = game(number)
    taken = [event.a for event in played.told(*played.sampling)]
    guards = {kind for kind in range(len(TYPES)) if (played.moments[-1].state.guards[ZU] >> kind) & 1}
    assert len(taken) > 0
    if "E5" in played.switches:
        assert guards <= set(taken)
    else:
        assert len(set(taken)) == len(taken)
        assert guards == set(taken)


@every
@pytest.mark.rule("ZU-INV-03", "ZU-CREW-06")
def test_guards_stay(number: int) -> None:
    """A guard that stood before still stands."""
    before = 0
    for moment in game(number).moments:
        assert before & ~moment.state.guards[ZU] == 0
        before = moment.state.guards[ZU]


@every
@pytest.mark.rule("ZU-INV-04")
def test_zu_owes_nothing(number: int) -> None:
    """Its credits are never below 0, and are what the score sheet adds up to."""
    for moment in game(number).moments:
        assert moment.state.credits[ZU] >= 0
        assert moment.state.credits[ZU] == sum(at(moment.state, "earned", ZU).values())


@every
@pytest.mark.rule("ZU-INV-05", "ZU-TURN-04", "ZU-EASY-08")
def test_ten_cards_a_round(number: int) -> None:
    """Deck and discard pile have ten cards together, and the pile is what was shown in this round."""
    shown: Counter[int] = Counter()
    for moment in game(number).moments:
        for event in moment.events:
            if event.kind.name == "round-began":
                shown.clear()
            elif event.kind.name in ("zu-card", "zu-threw"):
                shown[event.a] += 1
        cards = zu_of(moment.state)
        assert sum(cards.deck) + sum(cards.discard) == 10
        assert {face: n for face, n in enumerate(cards.discard) if n} == shown


@every
@pytest.mark.rule("ZU-INV-06", "ZU-INV-07", "ZU-SETUP-16")
def test_24_cards(number: int) -> None:
    """All are in a deck, on the discard pile or removed: none in round 1, 7 in round 2, 14 in round 3."""
    for moment in game(number).moments:
        cards = zu_of(moment.state)
        there = sum(cards.deck) + sum(cards.discard) + sum(map(sum, cards.waiting))
        assert there == 24 - 7 * (moment.state.round - 1)
        assert sum(cards.removed()) == 7 * (moment.state.round - 1)
        assert min(cards.removed()) >= 0


@every
@pytest.mark.rule("ZU-INV-08")
def test_holds_are_not_overfull(number: int) -> None:
    """Four and two spaces, in the other pack two and one."""
    cargo, hidden = (2, 1) if number % 5 == 4 else (4, 2)
    for moment in game(number).moments:
        assert len(moment.state.cargo[ZU]) <= cargo
        assert len(moment.state.hidden[ZU]) <= hidden


@every
@pytest.mark.rule("ZU-INV-09")
def test_the_hidden_hold_is_for_what_is_acquired(number: int) -> None:
    """Without H3 every tile that is there was put there by an acquisition of the last move, or was there before."""
    before: set[int] = set()
    for moment in game(number).moments:
        now = set(moment.state.hidden[ZU])
        bought = {e.a for e in moment.events if e.seat == ZU and e.kind.name == "acquired" and e.b == 1}
        if "H3" not in game(number).switches:
            assert now <= before | bought
        before = now


@every
@pytest.mark.rule("ZU-INV-10", "ZU-GEN-03", "ZU-SETUP-03", "ZU-SETUP-04", "ZU-SETUP-05")
def test_what_zu_never_has(number: int) -> None:
    """No explorer, no action card, no travel card, no token; and nothing that goes with them is told of it."""
    assert list(game(number).told(*NEVER)) == []
    for moment in game(number).moments:
        s = moment.state
        assert (len(s.explorers), len(s.hands), len(s.travel), len(s.packs)) == (1, 1, 1, 1)
        assert s.tokens[ZU] == 0
        assert s.rewarded[ZU] == 0


@every
@pytest.mark.rule("ZU-INV-11", "ZU-SETUP-01")
def test_buyers_are_conserved(number: int) -> None:
    """Eight of each colour and six wild ones on tracks, in the pool, in queues and aboard; no queue above four."""
    for moment in game(number).moments:
        s = moment.state
        total = [s.buyers[kind] + s.ship[kind] + sum(q.count(kind) for q in s.queues) for kind in range(6)]
        assert total == [8] * len(COLOURS) + [6]
        assert max(len(queue) for queue in s.queues) <= 4


@pytest.mark.parametrize("number", range(0, GAMES, 5))
@pytest.mark.rule("ZU-INV-12", "ZU-GEN-08")
def test_the_same_seed_and_moves_give_the_same_game(number: int) -> None:
    """Played again, every position and everything told is the same."""
    once, again = game(number), play_game(number)
    assert len(once.moments) == len(again.moments)
    for one, two in zip(once.moments, again.moments, strict=True):
        assert one.state.to_json() == two.state.to_json()
        assert [event.whole() for event in one.events] == [event.whole() for event in two.events]


@every
@pytest.mark.rule("ZU-INV-13")
def test_no_two_tiles_of_a_type(number: int) -> None:
    """In both holds together, with E5 too."""
    for moment in game(number).moments:
        tiles = holds(moment.state, ZU)
        assert len(set(tiles)) == len(tiles)


@every
@pytest.mark.rule("ZU-INV-14", "ZU-FAIL-02", "ZU-FAIL-05")
def test_every_card_comes_to_one_end(number: int) -> None:
    """Its own action, a failed action, or for an Excavate card an Acquire or an Offload; never two of them."""
    n = 0
    for moment in game(number).moments:
        names = [event.kind.name for event in moment.events]
        for i, name in enumerate(names):
            if name != "zu-card":
                continue
            kind = FACES[moment.events[i].a].split("-")[0]
            end = next((j for j in range(i + 1, len(names)) if names[j] in ENDS), len(names))
            after = set(names[i + 1 : end])
            ends = {"zu-failed", "acquired", "offloaded", *OWN.values()} & after
            if kind in ("command", "snipe"):
                ends -= {"hired"}  # a trader comes first where there is none
            allowed = {OWN[kind], "zu-failed"} | ({"acquired", "offloaded"} if kind == "excavate" else set())
            assert len(ends) == 1
            assert ends <= allowed
            n += 1
    assert n >= 15 if "E4" in game(number).switches else n == 30


@every
@pytest.mark.rule("ZU-INV-15", "ZU-EASY-12", "ZU-CREW-07")
def test_cubes_add_up(number: int) -> None:
    """Supply, guards, traders, envoys and forecast are 22; with E5 the supply is never below 0."""
    for moment in game(number).moments:
        s = moment.state
        placed = s.guards[ZU].bit_count() + sum(s.traders[ZU::2]) + sum(s.envoys[ZU::2]) + s.marks.count(ZU)
        assert s.cubes[ZU] + placed == 22
        if "E5" in game(number).switches:
            assert s.cubes[ZU] >= 0


@every
@pytest.mark.rule("ZU-GEN-06", "ZU-TURN-01")
def test_only_the_human_is_asked(number: int) -> None:
    """Whenever something is asked it is asked of the human; the whole game has three rounds."""
    moments = game(number).moments
    for moment in moments[:-1]:
        assert moment.state.seats == [HUMAN]
        assert moment.state.turn == HUMAN
    assert moments[-1].state.over
    assert moments[-1].state.round == 3
