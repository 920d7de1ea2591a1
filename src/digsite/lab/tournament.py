"""Matches among bots: seats rotated, each game with a seed of its own, results with error bars.

    python -m digsite.lab.tournament novice random --seats 2 3 --games 400
    python -m digsite.lab.tournament novice --game excavation_earth --seats 1 --each zu

A standard error says how far a figure would stray if the series were played again with other seeds; twice that is a
fair margin either way.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final

import digsite
from digsite import BadInput, BadOption, Game, Result, Rng, bots
from digsite.bots import Bot


class Mean:
    """A mean that knows its error: figures are added one by one."""

    def __init__(self) -> None:
        self.n: int = 0
        self.value: float = 0.0
        self._squares: float = 0.0

    def add(self, x: float) -> None:
        """One more figure (Welford's method)."""
        self.n += 1
        step = x - self.value
        self.value += step / self.n
        self._squares += step * (x - self.value)

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 while there are fewer than two figures."""
        return sqrt(self._squares / (self.n - 1) / self.n) if self.n > 1 else 0.0


class Standing:
    """How one bot did."""

    def __init__(self, name: str, seats: int, of: int) -> None:
        self.name: Final = name
        self.seats: Final = seats
        """How many seats it had in every game."""
        self.chance: Final = seats / of
        """The share of wins it would have if all played alike."""
        self.wins: Final = Mean()
        """Share of wins; a victory of k players counts 1/k for each."""
        self.score: Final = Mean()
        """Final score, mean over its seats."""


class Standings:
    """A finished series."""

    def __init__(self, rows: list[Standing]) -> None:
        self.rows: Final = rows
        self.games: int = 0
        self.decisions: int = 0

    def of(self, name: str) -> Standing:
        """The row of a bot."""
        for row in self.rows:
            if row.name == name:
                return row
        raise BadOption(f"bot: {name!r} did not play; bots: {', '.join(row.name for row in self.rows)}")


def play_game(game: Game, seated: Sequence[Bot], seed: int, options: dict[str, object], rng: Rng) -> tuple[Result, int]:
    """One game; `seated` has a bot for each seat. Its result and the number of decisions.

    Each bot is given its view, what is legal, and a generator of its own, and nothing else.
    """
    state = game.new(seats=len(seated), seed=seed, options=options)
    rngs = [Rng(rng.seed()) for _ in seated]
    state.muted = True
    decisions = 0
    while True:
        seat = state.seat
        if seat is None:
            break
        state.play(seated[seat].choose(state.view(seat), state.legal(), rngs[seat]))
        decisions += 1
    result = state.result
    assert result is not None
    return result, decisions


def play_series(
    game: Game,
    lineup: Sequence[tuple[str, Bot]],
    *,
    games: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    progress: Callable[[], object] | None = None,
) -> Standings:
    """Play a series; game i moves everybody i seats on, so that nobody profits from a seat.

    Args:
        lineup: a name and a bot for each seat; bots of one name are counted together. A rival whom the game itself
            plays has a row of its own.
        seed: makes the whole series reproducible.
        progress: called after every game.
    """
    names = [name for name, _ in lineup]
    n = len(lineup)
    found = Standings([])
    rng = Rng(seed)
    for number in range(games):
        order = [(seat + number) % n for seat in range(n)]
        result, decisions = play_game(game, [lineup[i][1] for i in order], rng.seed(), options or {}, rng)
        players = len(result.scores)
        rivals = [game.text.rival(i, "en") for i in range(players - n)]
        if number == 0:
            found.rows.extend(Standing(name, names.count(name), players) for name in dict.fromkeys(names))
            found.rows.extend(Standing(name, 1, players) for name in rivals)
        seated = [names[i] for i in order] + rivals
        found.games += 1
        found.decisions += decisions
        for row in found.rows:
            mine = [player for player in range(players) if seated[player] == row.name]
            won = sum(1 for seat in mine if seat in result.winners)
            row.wins.add(won / len(result.winners))
            row.score.add(sum(result.scores[seat] for seat in mine) / len(mine))
        if progress is not None:
            progress()
    return found


def seat_bots(game: Game, keys: Sequence[str], seats: int) -> list[tuple[str, Bot]]:
    """Bots for that many seats; the last one fills what is left.

    Raises:
        BadOption: a bot that is not known or does not play this game, or more bots than seats.
    """
    if not 0 < len(keys) <= seats:
        raise BadOption(f"bots: {len(keys)} cannot be seated at a table of {seats}")
    made = {key: bots.make(key, game) for key in keys}
    return [(key, made[key]) for key in [*keys, *[keys[-1]] * (seats - len(keys))]]


def each_choice(game: Game, name: str) -> list[str]:
    """Every value of an option that is a choice, but for "random"; of an option that is a list, the named ones.

    Raises:
        BadOption: there is no such option, or nothing to choose from.
    """
    for spec in game.options:
        if spec.name == name and spec.kind == "choice":
            return [choice for choice in spec.choices if choice != "random"]
        if spec.name == name and spec.named:
            return list(spec.named)
    raise BadOption(f"option {name!r}: not one that has choices")


def main(argv: Sequence[str] | None = None) -> int:
    """Play what the command line asks for and print a table."""
    parser = argparse.ArgumentParser(
        prog="python -m digsite.lab.tournament", description="Play bots against each other and print who wins."
    )
    parser.add_argument("bots", nargs="+", help=f"of {', '.join(bots.bot_keys())}; the last one fills empty seats")
    parser.add_argument("--game", default="archaeology", help="which game (default: %(default)s)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="how many seats; several make several series")
    parser.add_argument("--each", metavar="OPTION", help="a series for each value of this option, such as monument")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--games", type=int, default=400, help="games in each series (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    args = parser.parse_args(argv)
    try:
        return _run(args)
    except BadInput as problem:
        print(problem, file=sys.stderr)
        return 2


def _run(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    game = digsite.game(args.game)
    if args.games < 1:
        raise BadOption(f"games: {args.games} is not a number of games")
    options = dict(read_option(game, text) for text in args.option)
    series = list(_series(game, args.seats, args.each, options))
    for seats, chosen in series:
        game.check_options(seats, chosen)
        seat_bots(game, args.bots, seats)
    head = ["seats", args.each or "options", "bot", "wins", "by chance", "mean score"]
    lines: list[list[str]] = []
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("playing", total=len(series) * args.games)
        for seats, chosen in series:
            lineup = seat_bots(game, args.bots, seats)
            played = play_series(
                game,
                lineup,
                games=args.games,
                seed=args.seed,
                options=chosen,
                progress=lambda: bar.advance(task),
            )
            what = str(chosen[args.each]) if args.each else ", ".join(f"{k}={v}" for k, v in chosen.items())
            for row in played.rows:
                name = row.name if row.seats == 1 else f"{row.name} ×{row.seats}"
                lines.append([str(seats), what, name, percent(row.wins), f"{row.chance:.0%}", plus_minus(row.score)])
    title = f"{game.title}: {args.games} games a series, seed {args.seed}, ± standard error"
    if args.markdown:
        print(f"{title}\n")
        for cells in (head, ["---:", "---", "---", "---:", "---:", "---:"], *lines):
            print("| " + " | ".join(cells) + " |")
        return 0
    table = Table(title=title)
    for name in head:
        table.add_column(name, justify="left" if name in (head[1], "bot") else "right")
    for cells in lines:
        table.add_row(*cells)
    Console().print(table)
    return 0


def _series(
    game: Game, seat_counts: Sequence[int], each: str | None, options: dict[str, object]
) -> Iterator[tuple[int, dict[str, object]]]:
    """The series to play: seats and options."""
    for seats in seat_counts:
        chosen = {**game.usual_options(seats), **options}
        if each is None:
            yield seats, chosen
        else:
            for value in each_choice(game, each):
                yield seats, {**chosen, each: value}


def read_option(game: Game, text: str) -> tuple[str, object]:
    """`"fierce_weather=yes"` as an option and its value."""
    name, _, value = text.partition("=")
    for spec in game.options:
        if spec.name == name:
            if spec.kind == "flag":
                return name, {"yes": True, "true": True, "no": False, "false": False}.get(value.lower(), value)
            if spec.kind == "seat" and value.isdigit():
                return name, int(value)
            if spec.kind in ("choices", "each") and value not in spec.named:
                return name, [part for part in value.split(",") if part]
            return name, value
    raise BadOption(f"option {name!r}: there is no such option; options: {', '.join(s.name for s in game.options)}")


def percent(mean: Mean) -> str:
    """A share with its error: "97.3 % ± 0.8"."""
    return f"{100 * mean.value:.1f} % ± {100 * mean.error:.1f}"


def plus_minus(mean: Mean) -> str:
    """A figure with its error: "101.4 ± 1.2"."""
    return f"{mean.value:.1f} ± {mean.error:.1f}"


if __name__ == "__main__":
    sys.exit(main())
