"""Whether a location with two glyphs is one dig site or two (EE-MAP-R3)."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.rulings.readings import reading
from tests.games.excavation_earth.table import asked, at, earth, offered, play, refused

RULE = "EE-MAP-R3"
AWAY = "vancouver berlin guam"


def in_london(options: dict[str, object], **kw: object) -> Earth:
    """One explorer at London, which takes red lenses and red antennas."""
    fields: dict[str, object] = {
        "factions": ["gul", "aqulla"],
        "hands": ["red-mask", ""],
        "travel": ["travel-2", ""],
        "explorers": ["london vancouver guam", AWAY],
        "sites": "red-lens*2 red-antenna red-helix",
        **kw,
    }
    return earth(options=options, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("EE-MAP-R3", "EE-EXCAVATE-07", "EE-EDGE-84")
@pytest.mark.parametrize("key", ["location", "glyph"])
def test_one_explorer_at_two_glyphs(key: str) -> None:
    """It digs once at a location, or once at each glyph; the same type twice in neither case."""
    s = play(in_london(reading(RULE, key)), "excavate red-mask", "dig red-lens")

    if key == "location":
        assert asked(s) == "samples"
        assert at(s, "cargo", 0) == ["red-lens"]
    else:
        assert offered(s) == ["done", "dig red-antenna"]
        refused(s, "dig red-lens", "EE-EXCAVATE-07")
        refused(s, "dig red-helix", "EE-EXCAVATE-05")
        play(s, "dig red-antenna")
        assert at(s, "cargo", 0) == ["red-lens", "red-antenna"]


@pytest.mark.rule("EE-MAP-R3")
def test_the_refusal_cites_the_ruling() -> None:
    """With a second explorer at Rome the other glyph of London is refused because of the reading."""
    s = in_london(reading(RULE, "location"), explorers=["london rome guam", AWAY])
    play(s, "excavate red-mask", "dig red-lens")
    refused(s, "dig red-antenna", RULE)
    refused(s, "dig red-lens", "EE-EXCAVATE-07")


@pytest.mark.rule("EE-MAP-R3", "EE-CMDCARD-16")
@pytest.mark.parametrize("key", ["location", "glyph"])
def test_night_dig_at_two_glyphs(key: str) -> None:
    """The card's two sites are what the table takes for sites."""
    s = in_london(
        reading(RULE, key),
        round=3,
        envoys=["left", ""],
        command=["night-dig", "fresh-orders", "priority-shuttle"],
    )
    play(s, "command red-mask", "recall", "dig red-lens")
    assert offered(s, "dig") == ([] if key == "location" else ["dig red-antenna"])


@pytest.mark.rule("EE-MAP-R3")
@pytest.mark.parametrize(("edition", "second"), [("en", False), ("de", True), ("pl", False)])
def test_each_edition_reads_its_book(edition: str, second: bool) -> None:
    """001 gives each dig field one glyph; 000 and 004 speak of a site with icons."""
    s = play(in_london({"edition": edition}), "excavate red-mask", "dig red-lens")
    assert (asked(s) == "dig_second") is second
