"""All readings with one another: every game ends, positions and views hold, and the novice plays them."""

from __future__ import annotations

import pytest

import digsite
from digsite import Record, Rng, bots
from digsite.games.archaeology.rulings.table import RULINGS
from digsite.lab import checks
from digsite.lab.soak import Soak, Tally
from tests.games.archaeology.table import GAME, MONUMENTS, dig, new
from tests.games.archaeology.test_end import STALLERS, Chooser, drive, most_turns

IDS = [ruling.rule for ruling in RULINGS]


def readings(number: int, monument: str) -> dict[str, object]:
    """Some reading of each ruling that matters, another mixture for each number."""
    rng = Rng(number)
    return {
        "monument": monument,
        "rulings": {
            ruling.rule: ruling.keys[rng.below(len(ruling.keys))]
            for ruling in RULINGS
            if ruling.needs in ("", monument)
        },
    }


@pytest.mark.rule("AR-END-R11")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_random_games_of_random_readings_end_with_nothing_broken(monument: str) -> None:
    """Every check of the soak holds in games of mixed readings, with the variants, for 2 to 5 seats."""
    tally = Tally()
    for number in range(14):
        seats = 2 + number % 4
        options = readings(number, monument)
        options |= {
            "fierce_weather": number % 3 == 0,
            "beginners_luck": number % 2 == 0,
            "long_expedition": seats < 4 and number % 5 < 3,
        }
        record = Record.start(GAME, seats=seats, seed=number, options=options)
        Soak(record, Rng(number), tally).play()
    assert tally.games == 14


@pytest.mark.rule("AR-END-R11", "AR-TRADE-R1", "AR-TRADE-R3", "AR-TRADE-R5", "AR-END-R5", "AR-END-R4", "AR-END-R10")
@pytest.mark.parametrize("chooser", STALLERS)
def test_short_end_phases_of_players_who_stall(chooser: Chooser) -> None:
    """Whatever is read, players who only pass, trade or withdraw come to the end."""
    rules = ["AR-TRADE-R1", "AR-TRADE-R3", "AR-TRADE-R5", "AR-END-R4", "AR-END-R5", "AR-END-R10"]
    for bits in range(1 << len(rules)):
        chosen = {
            ruling.rule: ruling.keys[(bits >> rules.index(ruling.rule)) & 1]
            for ruling in RULINGS
            if ruling.rule in rules
        }
        s = dig(["coin pot_shard", "parchment_scrap*2"], market="pot_shard coin", options={"rulings": chosen})
        s.muted = True
        assert drive(s, [chooser], 40_000) > 0


@pytest.mark.rule("AR-END-R11", "AR-TRADE-R5")
@pytest.mark.parametrize("chooser", STALLERS)
@pytest.mark.parametrize("gifts", ["something-for-something", "gifts"])
def test_whole_games_of_players_who_stall_where_no_hand_comes_back(chooser: Chooser, gifts: str) -> None:
    """There is no number that bounds a row of trades, and yet it ends."""
    s = new(2, 4, monument="tomb", rulings={"AR-TRADE-R5": "no-return", "AR-TRADE-R1": gifts})
    s.muted = True
    assert drive(s, [chooser], 300 * most_turns(s)) > 0


@pytest.mark.parametrize("monument", MONUMENTS)
def test_the_novice_plays_every_reading(monument: str) -> None:
    """From its view alone it answers legally to the end."""
    novice = bots.make("novice", GAME)
    for number in range(3):
        s = new(2 + number, number, **readings(100 + number, monument))
        n = 0
        while not s.over:
            assert s.seat is not None
            legal = s.legal()
            code = novice.choose(s.view(s.seat), legal, Rng(n))
            assert code in legal
            s.play(code)
            n += 1
            assert n < checks.MAX_DECISIONS


@pytest.mark.rule("AR-TRADE-R5")
@pytest.mark.parametrize("seed", range(4))
def test_the_novice_takes_over_in_the_middle_of_a_row_of_trades(seed: int) -> None:
    """Whatever was traded before by chance, it answers legally."""
    novice = bots.make("novice", GAME)
    rng = Rng(seed)
    s = dig(
        ["pot_shard*2 coin*2 talisman", "coin"],
        market="parchment_scrap*4 map coin pot_shard",
        withdrawn=30,
        options={"rulings": {"AR-TRADE-R5": "no-return", "AR-TRADE-R1": "gifts"}},
    )
    for _ in range(12):
        codes = [code for code in s.legal() if GAME.codes.name(code).split()[0] not in ("sell", "end-turn", "explore")]
        if s.seat != 0 or not codes:
            break
        other = s.copy()
        for n in range(200):
            if other.over or other.seat is None:
                break
            legal = other.legal()
            code = novice.choose(other.view(other.seat), legal, Rng(n))
            assert code in legal
            other.play(code)
        s.play(rng.pick(codes))


@pytest.mark.parametrize("ruling", RULINGS, ids=IDS)
def test_the_words_of_each_reading(ruling: object) -> None:
    """A title and a sentence for each reading, in three languages, all different."""
    assert isinstance(ruling, digsite.kernel.rulings.Ruling)
    for locale in ("en", "de", "pl"):
        said = [
            GAME.text.ruling(ruling.rule, locale),
            *(GAME.text.reading(ruling.rule, k, locale) for k in ruling.keys),
        ]
        assert len(set(said)) == len(said)
        assert all(said)
