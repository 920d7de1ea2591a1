"""Component packs: what a file must satisfy, and that play follows whatever it says (AR-DATA)."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.games.archaeology.kinds import SANDSTORM, THIEF
from digsite.games.archaeology.pack import STANDARD
from tests.games.archaeology.table import (
    GAME,
    asked,
    dig,
    hand,
    happened,
    laid_out,
    new,
    offered,
    play,
    refused,
)


class Draft:
    """A copy of the standard pack that is being changed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "mine.toml"
        self.data: dict[str, Any] = tomllib.loads(STANDARD.read_text(encoding="utf-8"))

    def row(self, key: str) -> dict[str, Any]:
        """The row of a treasure, or a table."""
        found = [row for row in self.data["treasure"] if row["key"] == key]
        one: dict[str, Any] = found[0] if found else self.data[key]
        return one

    def change(self, key: str, **fields: object) -> None:
        """Set fields of a row; None takes one out. Lists get as many statuses as they have figures."""
        row = self.row(key)
        for field, value in fields.items():
            row[field] = value
            if isinstance(value, list) and field in ("sell", "used"):
                row[f"{field}_status"] = ["guessed"] * len(value)
            if value is None:
                del row[field]

    def write(self) -> str:
        """Write it down; its path. Numbers, texts and lists of them read the same in JSON and in TOML."""
        lines: list[str] = []
        for name, table in self.data.items():
            for row in table if isinstance(table, list) else [table]:
                lines.append(f"[[{name}]]" if isinstance(table, list) else f"[{name}]")
                lines += [f"{field} = {json.dumps(value)}" for field, value in row.items()]
        self.path.write_text("\n".join(lines), encoding="utf-8")
        return str(self.path)

    def problem(self) -> str:
        """What a new game says about it. It must be refused."""
        with pytest.raises(digsite.BadComponents) as problem:
            new(2, components=self.write())
        return str(problem.value)


@pytest.fixture
def draft(tmp_path: Path) -> Draft:
    return Draft(tmp_path)


def check_refused(draft: Draft, key: str, field: str, value: object, rule: str, at: str = "") -> None:
    """With this field of this row changed so, the pack is refused by that rule, at row `at` if not at its own."""
    draft.change(key, **{field: value})
    said = draft.problem()

    rows = [row["key"] for row in draft.data["treasure"]]
    row = at or key
    where = f"[[treasure]] row {rows.index(row) + 1} ({row})" if row in rows else f"[{row}]"
    assert said.startswith(f"{draft.path}: {where}, field {field!r}: ")
    assert said.endswith(f"({rule})")


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.rule("AR-DATA-01")
@pytest.mark.parametrize(
    ("field", "value"),
    [("trade", None), ("trade", "one"), ("sell", None), ("sell", [1, 2, 3, 4, 8]), ("sell", [15])],
)
def test_pot_shard(draft: Draft, field: str, value: object) -> None:
    """It has a trading value and a row, and the complete set alone pays well."""
    check_refused(draft, "pot_shard", field, value, "AR-DATA-01")


@pytest.mark.rule("AR-DATA-01", "AR-DATA-05")
@pytest.mark.parametrize(("key", "value"), [("pot_shard", 2), ("pot_shard", 3), ("talisman", 2), ("talisman", 4)])
def test_a_talisman_and_a_pot_shard_are_worth_four(draft: Draft, key: str, value: int) -> None:
    """Whichever of the two is changed alone, the sum no longer fits the rulebook's trade."""
    check_refused(draft, key, "trade", value, "AR-DATA-05", at="talisman")


@pytest.mark.rule("AR-DATA-02")
@pytest.mark.parametrize(
    ("field", "value"),
    [("trade", 2), ("trade", None), ("sell", None), ("sell", [1, 2, 3, 6]), ("sell", [10])],
)
def test_parchment_scrap(draft: Draft, field: str, value: object) -> None:
    """Trading value 1; the complete set alone pays well."""
    check_refused(draft, "parchment_scrap", field, value, "AR-DATA-02")


@pytest.mark.rule("AR-DATA-03")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("trade", 1),
        ("trade", None),
        ("sell", None),
        ("sell", [2, 6, 12, 20, 31]),
        ("sell", [2, 6, 12, 20]),
        ("sell", [2, 12, 18, 24, 30]),
        ("sell", [2, 6, 12, 20, 30, 39]),
    ],
)
def test_coin(draft: Draft, field: str, value: object) -> None:
    """Trading value 2; five bring 30; each further card adds no less than the one before."""
    check_refused(draft, "coin", field, value, "AR-DATA-03")


@pytest.mark.rule("AR-DATA-04")
@pytest.mark.parametrize(("field", "value"), [("trade", None), ("sell", None), ("sell", [2, 4]), ("sell", [15])])
def test_broken_cup(draft: Draft, field: str, value: object) -> None:
    """The complete set alone pays well."""
    check_refused(draft, "broken_cup", field, value, "AR-DATA-04")


@pytest.mark.rule("AR-DATA-05")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("trade", None),
        ("sell", None),
        ("sell", [3, 11, 20, 32, 45]),
        ("sell", [3, 10, 20, 33, 46]),
        ("sell", [3, 10, 20, 32]),
        ("sell", [3, 10, 20, 32, 45, 60]),
        ("sell", [3, 10, 20, 32, 40]),
    ],
)
def test_talisman(draft: Draft, field: str, value: object) -> None:
    """Two bring 10, four 32, and five are the largest set; each card adds no less than the one before."""
    check_refused(draft, "talisman", field, value, "AR-DATA-05")


@pytest.mark.rule("AR-DATA-06")
@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [("trade", None, "AR-DATA-06"), ("sell", None, "AR-DATA-06"), ("sell", [], "AR-DATA-12")],
)
def test_map(draft: Draft, field: str, value: object, rule: str) -> None:
    """A treasure like the others: it can be traded, and one can be sold."""
    check_refused(draft, "map", field, value, rule)


@pytest.mark.rule("AR-DATA-07")
@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("trade", None, "AR-DATA-07"),
        ("sell", None, "AR-DATA-07"),
        ("sell", [4, 20, 26, 50], "AR-DATA-07"),
        ("sell", [4, 12, 26, 50, 90], "AR-DATA-12"),
    ],
)
def test_pharaohs_mask(draft: Draft, field: str, value: object, rule: str) -> None:
    """Each card adds no less than the one before, and there is no set of more than the four there are."""
    check_refused(draft, "pharaohs_mask", field, value, rule)


@pytest.mark.rule("AR-DATA-08")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("trade", 2),
        ("trade", None),
        ("sell", None),
        ("sell", [1, 2, 11]),
        ("sell", [1, 6, 10]),
        ("sell", [1, 2, 10, 30]),
        ("sell", [1, 10]),
    ],
)
def test_broken_tablet(draft: Draft, field: str, value: object) -> None:
    """Trading value 1; three bring 10 and are the largest set; fewer bring little."""
    check_refused(draft, "broken_tablet", field, value, "AR-DATA-08")


@pytest.mark.rule("AR-DATA-09")
@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("trade", None, "AR-DATA-09"),
        ("sell", None, "AR-DATA-09"),
        ("sell", [3, 6], "AR-DATA-09"),
        ("sell", [20], "AR-DATA-09"),
        ("sell", [1, 2, 3, 4, 5, 60], "AR-DATA-12"),
        ("copies", 6, "AR-COMP-03"),
        ("min_players", 4, "AR-CARD-06"),
    ],
)
def test_broken_pendant(draft: Draft, field: str, value: object, rule: str) -> None:
    """The complete set alone pays well; five copies; with five players."""
    check_refused(draft, "broken_pendant", field, value, rule)


@pytest.mark.rule("AR-CARD-06")
@pytest.mark.parametrize(("key", "value"), [("broken_pendant", 4), ("broken_tablet", 5), ("coin", 3), ("map", 5)])
def test_player_counts_of_the_treasures(draft: Draft, key: str, value: int) -> None:
    """Tablets from four players on, pendants from five, all others always."""
    check_refused(draft, key, "min_players", value, "AR-CARD-06")


@pytest.mark.rule("AR-DATA-10")
@pytest.mark.parametrize(
    "used",
    [[4, 6, 8, 11], [10, 6, 8, 10], [4, 10, 8, 10], [4, -1, 8, 10], [4, 6, 8], ["4", "6", "8", "10"], None],
)
def test_thieves(draft: Draft, used: object) -> None:
    """Four numbers, none above ten; with two and three players one is left for the Long Expedition."""
    check_refused(draft, "thieves", "used", used, "AR-DATA-10")


@pytest.mark.rule("AR-DATA-11")
@pytest.mark.parametrize("used", [[7, 5, 4, 4], [6, 6, 6, 6], [6, 5, 4, 4, 4], [6, 5, 4, True], [6, 5, -4, 4], None])
def test_sandstorms(draft: Draft, used: object) -> None:
    """Four numbers, none above six, and some below, or Fierce Weather would add none."""
    check_refused(draft, "sandstorms", "used", used, "AR-DATA-11")


@pytest.mark.rule("AR-COMP-04")
def test_tents(draft: Draft) -> None:
    """There are five in the box, one for each possible player."""
    check_refused(draft, "tents", "copies", 4, "AR-COMP-04")


@pytest.mark.rule("AR-DATA-12")
@pytest.mark.parametrize(
    ("key", "field", "value"),
    [
        ("pharaohs_mask", "trade", 0),
        ("pharaohs_mask", "trade", 6),
        ("broken_cup", "sell", [0, 15]),
        ("coin", "sell", [2, 6, 6, 20, 30]),
        ("coin", "sell", [2, 6, 5, 20, 30]),
        ("map", "sell", [1, 2, 3, 4, 5, 6, 7]),
        ("map", "sell", [3, 3]),
        ("map", "sell", []),
    ],
)
def test_figures_of_any_treasure(draft: Draft, key: str, field: str, value: object) -> None:
    """A trading value from 1 to 5; a row that rises from the first card on and is no longer than there are copies."""
    check_refused(draft, key, field, value, "AR-DATA-12")


@pytest.mark.rule("AR-DATA-R1")
def test_how_low_is_low_and_how_strong_is_strong(draft: Draft) -> None:
    """More than twice the set below it; no step smaller than the last; nothing above 9999. Just enough is enough."""
    draft.change("pot_shard", sell=[1, 2, 3, 4, 9])
    draft.change("coin", sell=[2, 9, 16, 23, 30])
    draft.change("pharaohs_mask", sell=[4, 12, 26, 9999], sell_status=["guessed"] * 4)
    new(2, components=draft.write())

    check_refused(draft, "pot_shard", "sell", [1, 2, 3, 4, 8], "AR-DATA-01")
    draft.change("pot_shard", sell=[1, 2, 3, 4, 9])
    check_refused(draft, "coin", "sell", [2, 10, 17, 23, 30], "AR-DATA-03")
    draft.change("coin", sell=[2, 9, 16, 23, 30])
    check_refused(draft, "pharaohs_mask", "sell", [4, 12, 26, 10000], "AR-DATA-R1")


@pytest.mark.rule("AR-DATA-12", "AR-COMP-03")
@pytest.mark.parametrize("key", [row["key"] for row in Draft(Path()).data["treasure"]])
def test_every_count_and_every_value_is_checked(draft: Draft, key: str) -> None:
    """No kind of treasure is left out: copies as in the box, a value from 1 to 5, a row that rises."""
    copies = draft.row(key)["copies"]
    for field, value, rule in (("copies", copies + 1, "AR-COMP-03"), ("trade", 6, "AR-DATA-12")):
        before = draft.row(key)[field]
        draft.change(key, **{field: value})
        assert f"({key}), field {field!r}" in draft.problem()
        assert draft.problem().endswith(f"({rule})")
        draft.change(key, **{field: before})
    draft.change(key, sell=list(range(1, copies + 2)))
    assert draft.problem().endswith("(AR-DATA-12)")
    draft.change(key, sell=[5, 5])
    assert draft.problem().endswith("(AR-DATA-12)")


@pytest.mark.rule("AR-DATA-12", "AR-COMP-03")
def test_every_treasure_has_exactly_one_row(draft: Draft) -> None:
    """A kind that is missing, doubled or unknown is refused."""
    coin = draft.row("coin")
    draft.data["treasure"].remove(coin)
    assert "'coin'" in draft.problem()
    assert draft.problem().endswith("(AR-COMP-03)")

    draft.data["treasure"] += [coin, coin]
    assert f"{draft.path}: [[treasure]] row 10 (coin), field 'key'" in draft.problem()
    assert draft.problem().endswith("(AR-COMP-03)")

    draft.data["treasure"][-1] = coin | {"key": "idol"}
    assert f"{draft.path}: [[treasure]] row 10 (idol), field 'key'" in draft.problem()
    assert draft.problem().endswith("(AR-COMP-03)")


@pytest.mark.rule("AR-DATA-12")
def test_the_examples_of_the_rulebook_hold(draft: Draft) -> None:
    """Whatever else a pack says: 32 + 10 + 30 make 72, three Tablets bring 10, and two Parchment Scraps and a Coin
    buy a Talisman and a Pot Shard."""
    draft.change("talisman", trade=2, sell=[1, 10, 21, 32, 50])
    draft.change("pot_shard", trade=2)
    draft.change("broken_tablet", sell=[2, 4, 10])
    path: dict[str, object] = {"components": draft.write()}
    sold = dig(["coin*5", "coin"], sold=["talisman 4, talisman 2", ""], options=path)
    play(sold, "sell coin 5")
    tablets = dig(["broken_tablet*3", "coin", "", ""], options=path)
    play(tablets, "sell broken_tablet 3")
    traded = dig(["parchment_scrap*2 coin", "coin"], market="talisman pot_shard", options=path)
    play(traded, "trade", "give parchment_scrap", "give parchment_scrap", "give coin", "given")
    play(traded, "take talisman", "take pot_shard", "confirm")

    assert sold.scores[0] == 72
    assert tablets.scores[0] == 10
    assert hand(traded, 0) == "pot_shard talisman"


def test_odd_files_are_refused(draft: Draft, tmp_path: Path) -> None:
    """A file that is not there, is no TOML or has parts that no pack has: each is told by its name."""
    for path, text in ((tmp_path / "none.toml", None), (tmp_path / "odd.toml", "[[treasure"), (tmp_path, None)):
        if text is not None:
            path.write_text(text, encoding="utf-8")
        with pytest.raises(digsite.BadComponents) as problem:
            new(2, components=str(path))
        assert str(problem.value).startswith(f"{path}: ")
    draft.change("coin", colour="gold")
    assert "(coin), field 'colour'" in draft.problem()
    draft.change("coin", colour=None, copies_status="certain")
    assert "(coin), field 'copies_status'" in draft.problem()
    draft.change("coin", copies_status="confirmed", sell_status=["guessed"])
    assert "(coin), field 'sell_status'" in draft.problem()
    draft.change("coin", sell=[2, 6, 12, 20, 30])
    for name in ("treasure", "thieves", "sandstorms", "tents"):
        rest = draft.data.pop(name)
        assert f"[{name}]" in draft.problem()
        draft.data[name] = rest
    assert new(2, components=draft.write()).n_seats == 2


@pytest.mark.rule("AR-DATA-13")
def test_monuments_are_no_part_of_a_pack(draft: Draft) -> None:
    """Their fees and sizes stand in the rules' own text: there is nothing to fill in."""
    draft.data["monument"] = [{"key": "mine", "chambers": [20]}]

    assert draft.problem() == f"{draft.path}: 'monument' is no part of a pack"


@pytest.mark.rule("AR-DATA-13")
@pytest.mark.parametrize(
    ("monument", "fees"),
    [
        ("great_pyramid", [1, 2, 3]),
        ("temple", [2, 2, 2]),
        ("tomb", [1, 1]),
        ("mine", [1]),
        ("sphinx", [1]),
        ("buried_ruins", [1, 1, 1]),
    ],
)
def test_fees_of_the_monuments(monument: str, fees: list[int]) -> None:
    """Each chamber asks for its own number of Maps; with one Map fewer it is not offered."""
    for chamber, fee in enumerate(fees):
        chambers = ["pot_shard*2" if i == chamber else "" for i in range(len(fees))]
        s = dig([f"map*{fee} coin", "coin"], monument=monument, chambers=chambers)
        poor = dig([f"map*{fee - 1} coin", "coin"], monument=monument, chambers=chambers)
        assert offered(s, "explore") == [f"explore {chamber}"]
        assert offered(poor, "explore") == []
        play(s, f"explore {chamber}")

        assert happened(s, "explored") == [{"kind": "explored", "seat": 0, "chamber": chamber, "n": fee}]
        assert s.maps_spent == fee


# --- what other figures change --------------------------------------------------------------------


@pytest.fixture
def other(draft: Draft) -> dict[str, object]:
    """The options of a game with a valid pack whose open figures are all different."""
    draft.change("pot_shard", trade=2, sell=[2, 3, 4, 20])
    draft.change("parchment_scrap", sell=[2, 3, 4, 5, 20])
    draft.change("coin", sell=[1, 5, 10, 18, 30, 43])
    draft.change("broken_cup", trade=3, sell=[1, 2, 12])
    draft.change("talisman", trade=2, sell=[2, 10, 20, 32, 50])
    draft.change("map", trade=1, sell=[5, 11])
    draft.change("pharaohs_mask", trade=5, sell=[6, 15, 30])
    draft.change("broken_tablet", sell=[2, 4, 10])
    draft.change("broken_pendant", trade=5, sell=[4, 8, 44])
    draft.change("thieves", used=[9, 9, 0, 1])
    draft.change("sandstorms", used=[0, 1, 2, 3])
    return {"components": draft.write()}


@pytest.mark.rule("AR-CARD-02")
@pytest.mark.parametrize(
    ("name", "row"),
    [
        pytest.param("pot_shard", [2, 3, 4, 20], marks=pytest.mark.rule("AR-DATA-01")),
        pytest.param("parchment_scrap", [2, 3, 4, 5, 20], marks=pytest.mark.rule("AR-DATA-02")),
        pytest.param("coin", [1, 5, 10, 18, 30, 43], marks=pytest.mark.rule("AR-DATA-03")),
        pytest.param("broken_cup", [1, 2, 12], marks=pytest.mark.rule("AR-DATA-04")),
        pytest.param("talisman", [2, 10, 20, 32, 50], marks=pytest.mark.rule("AR-DATA-05")),
        pytest.param("map", [5, 11], marks=pytest.mark.rule("AR-DATA-06")),
        pytest.param("pharaohs_mask", [6, 15, 30], marks=pytest.mark.rule("AR-DATA-07")),
        pytest.param("broken_tablet", [2, 4, 10], marks=pytest.mark.rule("AR-DATA-08")),
        pytest.param("broken_pendant", [4, 8, 44], marks=pytest.mark.rule("AR-DATA-09")),
    ],
)
def test_sales_bring_what_the_pack_says(other: dict[str, object], name: str, row: list[int]) -> None:
    """Every size of the row, with its score line at the end, and no size beyond it."""
    for n in range(1, len(row) + 1):
        s = dig([f"{name}*{n}", "", "", "", ""], options=other)
        play(s, f"sell {name} {n}")
        assert s.scores == [row[n - 1], 0, 0, 0, 0]
        assert s.result is not None
        assert [line.amount for line in s.result.lines[0]] == [row[n - 1]]
    s = dig([f"{name}*{len(row) + 1}", "", "", "", ""], options=other)
    assert refused(s, f"sell {name} {len(row) + 1}") == "AR-SELL-06"


@pytest.mark.rule("AR-CARD-01", "AR-DATA-01", "AR-DATA-04", "AR-DATA-05", "AR-DATA-06", "AR-DATA-07")
def test_trades_follow_the_pack(other: dict[str, object]) -> None:
    """A Mask of 5 buys a Cup of 3 and a Talisman of 2; a Map of 1 buys a Parchment Scrap but no Pot Shard of 2."""
    s = dig(["pharaohs_mask map", "coin"], market="broken_cup talisman pot_shard parchment_scrap", options=other)
    play(s, "trade", "give pharaohs_mask", "given", "take broken_cup")
    assert offered(s, "take") == ["take pot_shard", "take parchment_scrap", "take talisman"]
    play(s, "take talisman", "confirm", "trade", "give map", "given")

    assert offered(s, "take") == ["take parchment_scrap"]


@pytest.mark.rule("AR-DATA-10", "AR-DATA-11", "AR-SETUP-19", "AR-SETUP-20", "AR-CARD-07")
@pytest.mark.parametrize(("seats", "thieves", "storms"), [(2, 9, 0), (3, 9, 1), (4, 0, 2), (5, 1, 3)])
def test_thieves_and_storms_follow_the_pack(other: dict[str, object], seats: int, thieves: int, storms: int) -> None:
    """As many are shuffled in as the pack prints for that many players."""
    s = laid_out(seats, 2, **other)

    assert s.dig_site.count(THIEF) == thieves
    assert s.dig_site.count(SANDSTORM) == storms
    assert s.view(None)["thieves_left"] == thieves
    assert s.view(None)["storms_left"] == storms


@pytest.mark.rule("AR-LONG-03", "AR-LONG-04", "AR-DATA-10")
def test_the_long_expedition_adds_one_to_what_the_pack_prints(other: dict[str, object]) -> None:
    """One Thief more than the pack's number, and its number of Sandstorms."""
    s = laid_out(3, 2, long_expedition=True, **other)

    assert s.dig_site.count(THIEF) == 10
    assert s.dig_site.count(SANDSTORM) == 1


@pytest.mark.rule("AR-FIERCE-01", "AR-DATA-11")
def test_fierce_weather_uses_all_storms_whatever_the_pack_prints(other: dict[str, object]) -> None:
    """All six, at every player count."""
    for seats in (2, 3, 4, 5):
        assert laid_out(seats, 2, fierce_weather=True, **other).dig_site.count(SANDSTORM) == 6


@pytest.mark.rule("AR-LUCK-01")
def test_announced_totals_follow_the_pack(other: dict[str, object]) -> None:
    """The values added up are those of the pack in use."""
    values = [2, 1, 2, 3, 2, 1, 5, 1, 5]
    for seed in range(5):
        s = laid_out(3, seed, beginners_luck=True, **other)

        assert s.announced == [sum(n * value for n, value in zip(cards, values, strict=True)) for cards in s.hands]


@pytest.mark.rule("AR-DATA-12")
def test_the_mine_caves_in_by_the_pack(other: dict[str, object]) -> None:
    """Two Pot Shards of 2 and a third one are too much, where three of 1 are not; a lone card never is."""
    for options, question in ((other, "0 act"), ({}, "0 draw")):
        s = dig(["map coin", "coin"], monument="mine", chambers=["pot_shard*9"], options=options)
        play(s, "explore 0", "draw", "draw")
        assert asked(s) == question
    lone = dig(["map coin", "coin"], monument="mine", chambers=["pharaohs_mask*2"], options=other)
    play(lone, "explore 0")
    assert asked(lone) == "0 draw"


def test_a_pack_is_known_by_what_it_says(other: dict[str, object], draft: Draft) -> None:
    """Views and positions name it, so that a position is not read with other figures."""
    s = new(2, 1, monument="mine", **other)
    plain = new(2, 1, monument="mine")
    told = s.to_json()

    assert s.view(0)["components"] == told["components"] != plain.view(0)["components"]
    assert GAME.from_json(told) == s
    draft.change("map", sell=[6, 12])
    draft.write()
    with pytest.raises(digsite.BadPosition, match="components"):
        GAME.from_json(told)


@pytest.mark.rule("AR-DATA-12")
def test_the_standard_pack_passes_its_own_checks(draft: Draft) -> None:
    """Given as a file of one's own it plays the same game."""
    s = new(4, 9, components=str(STANDARD))
    copy = new(4, 9, components=draft.write())
    plain = new(4, 9)

    assert s.hands == copy.hands == plain.hands
    assert s.rules.prices == copy.rules.prices == plain.rules.prices
    assert s.rules.pack.digest == plain.rules.pack.digest


def test_a_pack_of_ones_own_is_the_one_in_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same name, size and time in another folder is another file."""
    text = STANDARD.read_text("utf-8")
    digests = set()
    for folder, figures in (("one", "sell = [2, 15]"), ("two", "sell = [2, 14]")):
        file = tmp_path / folder / "own.toml"
        file.parent.mkdir()
        file.write_text(text.replace("sell = [2, 15]", figures), "utf-8")
        os.utime(file, ns=(10**18, 10**18))
        monkeypatch.chdir(file.parent)
        digests.add(GAME.new(seats=2, seed=1, options={"components": "own.toml"}).view(0)["components"])
    assert len(digests) == 2


def test_a_pack_that_was_replaced_is_read_again(tmp_path: Path) -> None:
    """Even where its size and time are what they were."""
    text = STANDARD.read_text("utf-8")
    file = tmp_path / "own.toml"
    digests = set()
    for figures in ("sell = [2, 15]", "sell = [2, 14]"):
        other = tmp_path / "other.toml"
        other.write_text(text.replace("sell = [2, 15]", figures), "utf-8")
        os.utime(other, ns=(10**18, 10**18))
        other.replace(file)
        digests.add(GAME.new(seats=2, seed=1, options={"components": str(file)}).view(0)["components"])
    assert len(digests) == 2
