"""Component files: every complaint names the file, the row and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite import BadComponents
from digsite.kernel.data import Row, Sheet

GOOD = b"""
name = "box"
[thieves]
used = [4, 6]
[[treasure]]
key = "coin"
copies = 12
rare = true
sell = [2, 6]
[[treasure]]
copies = "many"
"""


def sheet(raw: bytes = GOOD) -> Sheet:
    return Sheet("box.toml", raw)


def row(**fields: object) -> Row:
    return Row("box.toml: [[treasure]] row 1", dict(fields))


def test_tables_and_rows() -> None:
    box = sheet()
    assert box.table("thieves").wholes("used") == [4, 6]
    coin, other = box.rows("treasure")
    assert coin.text("key") == "coin"
    assert coin.whole("copies") == 12
    assert coin.wholes("sell") == [2, 6]
    assert coin.where == "box.toml: [[treasure]] row 1 (coin)"
    assert other.where == "box.toml: [[treasure]] row 2"


def test_a_digest_names_the_bytes() -> None:
    assert sheet().digest == sheet().digest
    assert sheet().digest != sheet(GOOD + b"\n").digest
    assert sheet().digest.startswith("sha256:")
    assert len(sheet().digest) == len("sha256:") + 16


@pytest.mark.parametrize("raw", [b"[", b"a = ", b"a = 1\na = 2", b"\xff\xfe", b"a = " + b"[" * 20000, b"\x00"])
def test_not_toml(raw: bytes) -> None:
    with pytest.raises(BadComponents, match=r"^box\.toml: not a TOML file: "):
        sheet(raw)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml: cannot be read: "):
        Sheet.load(tmp_path / "none.toml")
    with pytest.raises(BadComponents, match="cannot be read: "):
        Sheet.load(tmp_path)
    with pytest.raises(BadComponents, match="cannot be read: "):
        Sheet.load(Path("a\x00b"))


def test_a_file_that_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(GOOD)
    assert Sheet.load(file).digest == sheet().digest
    assert Sheet.load(file).name == str(file)


@pytest.mark.parametrize("name", ["missing", "name", "treasure"])
def test_a_table_that_is_missing(name: str) -> None:
    with pytest.raises(BadComponents, match=rf"^box\.toml: the table \[{name}\] is missing$"):
        sheet().table(name)


@pytest.mark.parametrize("name", ["missing", "name", "thieves"])
def test_rows_that_are_missing(name: str) -> None:
    with pytest.raises(BadComponents, match=rf"^box\.toml: the rows \[\[{name}\]\] are missing$"):
        sheet().rows(name)


def test_rows_that_are_no_tables() -> None:
    with pytest.raises(BadComponents, match=r"box\.toml: \[\[treasure\]\] row 2: not a table"):
        sheet(b"treasure = [{key = 'a'}, 3]").rows("treasure")


@pytest.mark.parametrize("value", [1, True, None, ["x"], 1.5])
def test_not_a_text(value: object) -> None:
    with pytest.raises(BadComponents, match=r"row 1, field 'key': .* is not a text$"):
        row(key=value).text("key")


@pytest.mark.parametrize("value", ["1", True, None, [1], 1.0])
def test_not_a_whole_number(value: object) -> None:
    with pytest.raises(BadComponents, match=r"row 1, field 'trade': .* is not a whole number \(AR-DATA-01\)$"):
        row(trade=value).whole("trade", "AR-DATA-01")


@pytest.mark.parametrize("value", ["1", 1, None, {"a": 1}])
def test_not_a_list(value: object) -> None:
    with pytest.raises(BadComponents, match=r"field 'sell': .* is not a list of whole numbers \(AR-DATA-01\)$"):
        row(sell=value).wholes("sell", "AR-DATA-01")


@pytest.mark.parametrize("value", [[1, "2"], [True], [[1]], [1.0]])
def test_not_whole_numbers(value: object) -> None:
    with pytest.raises(BadComponents, match=r"field 'sell': .* is not a whole number \(AR-DATA-01\)$"):
        row(sell=value).wholes("sell", "AR-DATA-01")


def test_what_is_missing_is_said_to_be_missing() -> None:
    for read in (row().text, row().whole, row().wholes):
        with pytest.raises(BadComponents, match=r"row 1, field 'x': missing$"):
            read("x")


def test_a_misspelt_field_is_found() -> None:
    row(key="a", trade=1).only(["key", "trade", "sell"])
    with pytest.raises(BadComponents, match=r"field 'tarde': there is no such field; fields: key, trade"):
        row(key="a", tarde=1).only(["key", "trade"])


def test_an_error_may_cite_a_rule() -> None:
    assert str(row().wrong("x", "bad")) == "box.toml: [[treasure]] row 1, field 'x': bad"
    assert str(row().wrong("x", "bad", "AR-DATA-02")) == "box.toml: [[treasure]] row 1, field 'x': bad (AR-DATA-02)"


def test_wholes_are_a_copy() -> None:
    fields: dict[str, object] = {"sell": [1, 2]}
    read = Row("here", fields)
    read.wholes("sell").append(3)
    assert read.wholes("sell") == [1, 2]


NEEDY = b"""
[[treasure]]
key = "coin"
[[treasure]]
key = "relic"
needs = ["museum"]
[[treasure]]
key = "idol"
needs = ["museum", "luck"]
"""


@pytest.mark.parametrize(
    ("modules", "expected"),
    [
        (None, ["coin", "relic", "idol"]),
        ([], ["coin"]),
        (["luck"], ["coin"]),
        (["museum"], ["coin", "relic"]),
        (["luck", "museum", "more"], ["coin", "relic", "idol"]),
    ],
)
def test_rows_say_which_modules_they_need(modules: list[str] | None, expected: list[str]) -> None:
    assert [row.text("key") for row in sheet(NEEDY).rows("treasure", modules)] == expected


@pytest.mark.parametrize("needs", ["museum", 3, [3], ["museum", None], {"museum": 1}])
def test_needs_are_a_list_of_modules(needs: object) -> None:
    with pytest.raises(BadComponents, match=r"field 'needs': .* is not a list of modules$"):
        row(key="a", needs=needs).needs()


def test_a_mark_of_byte_order_is_no_part_of_a_file() -> None:
    """Some editors put one at the beginning of every text."""
    assert Sheet("here", b"\xef\xbb\xbf[pack]\nname = 'x'\n").table("pack").text("name") == "x"
