"""Series of games: fair, reproducible, and with honest error bars."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

import digsite
from digsite import BadOption, Rng, bots
from digsite.bots.bot import View
from digsite.lab import tournament
from digsite.lab.tournament import Mean, play_series, seat_bots
from tests.games.archaeology.table import GAME


class Noted:
    """Plays at random and notes where it sat."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: View, legal: list[int], rng: Rng, *, until: float | None = None) -> int:
        if not self.seats or self.seats[-1] != view["seat"]:
            self.seats.append(view["seat"])
        return rng.pick(legal)


def test_a_mean_knows_its_error() -> None:
    figures = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0]
    found = Mean()
    for x in figures:
        found.add(x)
    assert found.value == pytest.approx(mean(figures))
    assert found.error == pytest.approx(stdev(figures) / len(figures) ** 0.5)
    assert Mean().error == 0.0


def test_seats_are_rotated() -> None:
    noted = Noted()
    lineup = [("noted", noted), *[("random", bots.make("random", GAME))] * 2]
    play_series(GAME, lineup, games=6, seed=2)
    assert noted.seats == [0, 2, 1, 0, 2, 1]


def test_shares_add_up_and_a_seed_repeats_a_series() -> None:
    def run(seed: int) -> list[tuple[float, float]]:
        found = play_series(GAME, seat_bots(GAME, ["novice", "random"], 3), games=6, seed=seed)
        assert found.games == 6
        assert sum(row.wins.value for row in found.rows) == pytest.approx(1.0)
        assert [row.seats for row in found.rows] == [1, 2]
        assert sum(row.chance for row in found.rows) == pytest.approx(1.0)
        return [(row.wins.value, row.score.value) for row in found.rows]

    assert run(1) == run(1)
    assert run(1) != run(2)


def test_the_last_bot_fills_the_table() -> None:
    assert [name for name, _ in seat_bots(GAME, ["novice", "random"], 4)] == ["novice", "random", "random", "random"]
    with pytest.raises(BadOption, match="3 cannot be seated at a table of 2"):
        seat_bots(GAME, ["novice", "random", "random"], 2)


def test_a_series_for_each_monument_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["random", "--seats", "2", "--each", "monument", "--games", "2", "--option", "fierce_weather=yes"]
    assert tournament.main([*arguments, "--markdown"]) == 0
    said = capsys.readouterr().out
    assert "2 games a series, seed 0, ± standard error" in said
    for monument in digsite.game("archaeology").options[0].choices[1:]:
        assert f"| 2 | {monument} | random ×2 | 100.0 % ± 0.0 | 100% |" in said
    assert tournament.main(["novice", "random", "--games", "2"]) == 0
    assert "novice" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["deep-sand"], "'deep-sand' is not known"),
        (["random", "--seats", "7"], "seats: 7"),
        (["random", "--option", "weather=fine"], "no such option"),
        (["random", "--option", "fierce_weather=perhaps"], "fierce_weather"),
        (["random", "--each", "first_seat"], "not one that has choices"),
        (["random", "--games", "0"], "not a number of games"),
        (["random", "--game", "chess"], "chess"),
    ],
)
def test_wrong_use_is_told_politely(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tournament.main(arguments) == 2
    assert complaint in capsys.readouterr().err
