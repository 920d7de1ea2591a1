"""What the factions can do, read one way or the other (EE-FACTION-R2, -R8, -R11)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.rulings.readings import reading
from tests.games.excavation_earth.table import GAME, asked, at, earth, offered, other_tiles, play, refused


def psychics(options: dict[str, object], **kw: Any) -> Earth:
    """The Psychics have surveyed three red tiles and placed one."""
    s = earth(
        factions=["issisinui", "gul"],
        hands=["red-cog red-mask", ""],
        travel=["travel-2", ""],
        forecast="orange-cog orange-comet orange-mask",
        sold=other_tiles("red", "red-helix red-lens red-crater"),
        credits=[50, 8],
        options=options,
        **kw,
    )
    return play(s, "survey red-cog", "replace 0", "lay red-lens")


@pytest.mark.rule("EE-FACTION-R2", "EE-SURVEY-19")
@pytest.mark.parametrize("key", ["no-sample", "sample"])
def test_a_sample_of_the_free_tile(key: str) -> None:
    """Without a purchase there is none, or one of the free tile."""
    s = play(psychics(reading("EE-FACTION-R2", key)), "store red-helix", "done")

    if key == "no-sample":
        assert asked(s) == "act"
        assert at(s, "cargo", 0) == ["red-helix"]
    else:
        assert offered(s) == ["done", "sample red-helix"]


@pytest.mark.rule("EE-FACTION-R2", "EE-FACTION-R4")
@pytest.mark.parametrize("key", ["no-sample", "sample"])
def test_a_sample_of_the_bought_tile(key: str) -> None:
    """The bought tile is sampled in either case; the free one beside it where it may be."""
    s = play(psychics(reading("EE-FACTION-R2", key)), "store red-helix", "buy red-crater")

    free = ["sample red-helix"] if key == "sample" else []
    assert offered(s) == ["done", *free, "sample red-crater"]
    if key == "no-sample":
        refused(s, "sample red-helix", "EE-GALLERY-04")


@pytest.mark.rule("EE-FACTION-R2")
def test_a_purchase_knows_of_the_free_tile_only_to_sample_it() -> None:
    """What waits for its sample in one reading is no position in the other."""
    waiting = play(psychics(reading("EE-FACTION-R2", "sample")), "store red-helix").to_json()
    assert GAME.from_json(waiting).to_json() == waiting
    options: Any = waiting["options"]
    with pytest.raises(digsite.BadPosition, match="EE-FACTION-R2"):
        GAME.from_json({**waiting, "options": {**options, "rulings": {}}})


@pytest.mark.rule("EE-FACTION-R2")
@pytest.mark.parametrize("edition", ["en", "de", "pl"])
def test_no_book_gives_the_free_tile_a_sample(edition: str) -> None:
    """All three books speak of a sample of what is bought."""
    assert asked(play(psychics({"edition": edition}), "store red-helix", "done")) == "act"


@pytest.mark.rule("EE-FACTION-R2")
def test_version_1_of_the_rules_sampled_it() -> None:
    """Its records go on as they were played."""
    ruling = next(ruling for ruling in GAME.rulings if ruling.rule == "EE-FACTION-R2")
    assert (ruling.before, ruling.default("en")) == ("sample", "no-sample")


@pytest.mark.rule("EE-FACTION-R8", "EE-FACTION-14")
@pytest.mark.parametrize("key", ["sample", "no-sample"])
def test_a_sample_of_what_the_smugglers_acquire(key: str) -> None:
    """Right after the purchase and before the sale, or never."""
    s = earth(
        factions=["gul", "aqulla"],
        travel=["travel-2 travel-3", ""],
        stacks={"red": "red-lens"},
        traders=["mask", ""],
        queues=["red"],
        options=reading("EE-FACTION-R8", key),
    )
    play(s, "sell travel-2", "acquire red cargo")

    if key == "sample":
        assert offered(s) == ["done", "sample red-lens"]
        play(s, "sample red-lens")
        assert at(s, "guards", 0) == ["red-lens"]
    else:
        assert at(s, "guards", 0) == []
    assert asked(s) != "samples"
    while asked(s) != "act":
        s.play(s.legal()[0])
    assert at(s, "sold") == {"red-lens": 1}


@pytest.mark.rule("EE-FACTION-R8")
def test_samples_before_a_sale_are_no_position_without_them() -> None:
    """Nothing is sampled upon a sale that is being chosen."""
    with pytest.raises(digsite.BadPosition, match="cannot be pending"):
        earth(
            factions=["gul", "aqulla"],
            cargo=["red-lens", ""],
            traders=["mask", ""],
            queues=["red"],
            agenda=[["act", 0, 0, 0], ["sell_region", 0, 30, 0], ["samples", 0, 10, 0]],
            options=reading("EE-FACTION-R8", "no-sample"),
        )


@pytest.mark.rule("EE-FACTION-R11", "EE-EDGE-68")
@pytest.mark.parametrize("key", ["one-used", "one-in-region"])
@pytest.mark.parametrize("others", ["rome guam", "mexico guam"])
def test_excavators_with_a_second_explorer(key: str, others: str) -> None:
    """A second explorer in the red region takes the ability away where exactly one must stand there."""
    s = earth(
        factions=["kuti_kuti", "issisinui"],
        explorers=[f"london {others}", "vancouver berlin guam"],
        sites="red-lens*2 red-helix",
        hands=["red-cog", ""],
        travel=["travel-2", ""],
        options=reading("EE-FACTION-R11", key),
    )
    play(s, "excavate red-cog", "dig red-lens")

    alone = "rome" not in others
    if key == "one-used" or alone:
        assert offered(s, "dig") == ["dig red-helix", "dig red-lens"]
    else:
        assert offered(s, "dig") == ["dig red-helix"]  # with the explorer at Rome
        refused(s, "dig red-lens", "EE-FACTION-R11")
