"""Rulings on Zu's Excavate that a table may read otherwise."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.solo.rulings.table import TOPS, cited, edition, reading
from tests.games.excavation_earth.solo.table import BOTH, TOP, TWO, ZU, act, chances, solo, told
from tests.games.excavation_earth.table import at

THREE = "yellow-helix yellow-lens purple-helix"
FOUR = f"{THREE} purple-lens"


# --- the colour


@pytest.mark.rule("ZU-EXCAVATE-R2", "ZU-EXCAVATE-06", "ZU-EDGE-01", "ZU-EDGE-91")
@pytest.mark.parametrize(("key", "dug"), [("first-colour", []), ("second-colour", ["green-helix", "green-antenna"])])
@pytest.mark.parametrize(("sites", "guards"), [("", ""), ("red-lens", "red-lens")], ids=["not there", "not needed"])
def test_the_other_colour_of_a_card(key: str, dug: list[str], sites: str, guards: str) -> None:
    """Red is more popular and has nothing to dig: Zu acquires red, or digs green."""
    s = reading(
        "ZU-EXCAVATE-R2",
        key,
        sites=f"green-helix green-antenna {sites}",
        guards=["", guards],
        ship={"red": 1},
        stacks=TOPS,
        credits=[8, 20],
    )
    act(s, TWO)
    assert at(s, "cargo", ZU) == dug
    assert at(s, "hidden", ZU) == ([] if dug else ["red-crater"])
    assert cited(s, "zu-dig-other") == (["ZU-EXCAVATE-R2: second-colour"] if dug else [])


@pytest.mark.rule("ZU-EXCAVATE-R2", "ZU-EDGE-91")
@pytest.mark.parametrize("key", ["first-colour", "second-colour"])
@pytest.mark.parametrize(("sites", "dug"), [("red-lens green-helix", ["red-lens"]), ("purple-lens", [])])
def test_the_first_colour_stays_unless_only_the_other_has_something(key: str, sites: str, dug: list[str]) -> None:
    """Red has a tile, or neither colour has one: then the black market, from red on."""
    s = reading("ZU-EXCAVATE-R2", key, sites=sites, ship={"red": 1}, stacks=TOPS, credits=[8, 20])
    act(s, TWO)
    assert at(s, "cargo", ZU) == dug
    assert at(s, "hidden", ZU) == ([] if dug else ["red-crater"])


@pytest.mark.rule("ZU-EXCAVATE-R2", "ZU-ACQUIRE-R1", "ZU-EDGE-91")
@pytest.mark.parametrize(("acquire", "bought"), [("settled-colour", "green-crater"), ("first-choice", "red-crater")])
def test_the_other_colour_is_carried_to_the_black_market(acquire: str, bought: str) -> None:
    """The cargo hold is full: Acquire begins with the colour that would have been dug, or with the one wanted first."""
    s = reading(
        "ZU-EXCAVATE-R2",
        "second-colour",
        options={"rulings": {"ZU-EXCAVATE-R2": "second-colour", "ZU-ACQUIRE-R1": acquire}},
        sites="green-helix",
        cargo=["", FOUR],
        ship={"red": 1},
        stacks=TOPS,
        credits=[8, 20],
    )
    act(s, TWO)
    assert at(s, "hidden", ZU) == [bought]


@pytest.mark.rule("ZU-EXCAVATE-R4", "ZU-EXCAVATE-09", "ZU-EDGE-05", "ZU-EDGE-92")
@pytest.mark.parametrize(("key", "dug"), [("on-map", []), ("needed", ["green-helix"])])
def test_a_colour_of_which_zu_needs_nothing(key: str, dug: list[str]) -> None:
    """Red is the most popular, but its only tile is not needed: the black market, or the next colour, green."""
    s = reading(
        "ZU-EXCAVATE-R4",
        key,
        sites="red-lens green-helix purple-lens",
        guards=["", "red-lens"],
        ship={"red": 3, "green": 1},
        stacks=TOPS,
        credits=[8, 20],
    )
    act(s, TOP)
    assert at(s, "cargo", ZU) == dug
    assert at(s, "hidden", ZU) == ([] if dug else ["red-crater"])
    assert cited(s, "zu-dig-needed") == (["ZU-EXCAVATE-R4: needed"] if dug else [])


@pytest.mark.rule("ZU-EXCAVATE-R4", "ZU-EDGE-92")
@pytest.mark.parametrize("key", ["on-map", "needed"])
def test_where_nothing_on_the_map_is_needed_both_do_the_same(key: str) -> None:
    """Green is on the map and not needed, red, more popular, is not there: Acquire begins with green."""
    s = reading(
        "ZU-EXCAVATE-R4",
        key,
        sites="green-helix",
        guards=["", "green-helix"],
        ship={"red": 1},
        stacks=TOPS,
        credits=[8, 20],
    )
    act(s, TOP)
    assert at(s, "hidden", ZU) == ["green-crater"]


@pytest.mark.rule("ZU-ACQUIRE-R1", "ZU-ACQUIRE-02", "ZU-EDGE-93")
@pytest.mark.parametrize(("key", "bought"), [("settled-colour", "green-crater"), ("first-choice", "red-crater")])
def test_the_colour_carried_to_the_black_market(key: str, bought: str) -> None:
    """Red is the most popular and not on the map; green is, but Zu needs none of it."""
    fields = {"sites": "green-helix", "guards": ["", "green-helix"], "stacks": TOPS, "credits": [8, 20]}
    s = reading("ZU-ACQUIRE-R1", key, ship={"red": 3, "green": 1}, **fields)
    act(s, TOP)
    assert at(s, "hidden", ZU) == [bought]
    assert cited(s, "zu-first-choice") == (["ZU-ACQUIRE-R1: first-choice"] if key == "first-choice" else [])


@pytest.mark.rule("ZU-ACQUIRE-R1")
@pytest.mark.parametrize(("name", "bought"), [("en", "green"), ("de", "green"), ("pl", "red")])
def test_the_polish_book_carries_the_first_choice(name: str, bought: str) -> None:
    """As above, by edition."""
    fields = {"sites": "green-helix", "guards": ["", "green-helix"], "stacks": TOPS, "credits": [8, 20]}
    s = edition(name, ship={"red": 3, "green": 1}, **fields)
    act(s, TOP)
    assert at(s, "hidden", ZU) == [f"{bought}-crater"]


@pytest.mark.rule("ZU-ACQUIRE-R1", "ZU-EDGE-93")
@pytest.mark.parametrize("key", ["settled-colour", "first-choice"])
def test_a_colour_level_with_the_most_popular_is_no_second_choice(key: str) -> None:
    """Red and green are level on top, only green is on the map: green, without a draw."""
    fields = {"sites": "green-helix", "guards": ["", "green-helix"], "stacks": TOPS, "credits": [8, 20]}
    s = reading("ZU-ACQUIRE-R1", key, ship={"red": 1, "green": 1}, **fields)
    words = s.rng.words()
    act(s, TOP)
    assert at(s, "hidden", ZU) == ["green-crater"]
    assert s.rng.words() == words


@pytest.mark.rule("ZU-ACQUIRE-R1", "ZU-EDGE-93")
@pytest.mark.parametrize(
    ("cargo", "human", "chosen"),
    [("red-lens", "", {"purple"}), ("", "purple-lens", {"red"}), ("", "", {"red", "purple"})],
)
def test_first_choices_that_are_level(cargo: str, human: str, chosen: set[str]) -> None:
    """Red and purple are level on top, not on the map: the colour Zu has none of, the human has fewer of, by lot."""
    s = reading(
        "ZU-ACQUIRE-R1",
        "first-choice",
        sites="green-helix",
        guards=["", "green-helix"],
        ship={"red": 2, "purple": 2},
        cargo=[human, cargo],
        stacks=TOPS,
        credits=[8, 20],
    )
    if len(chosen) > 1:
        assert set(chances(s, TOP, "dig-lot")) == chosen
    act(s, TOP)
    assert {kind.split("-")[0] for kind in at(s, "hidden", ZU)} <= chosen


# --- the sites


@pytest.mark.rule("ZU-EXCAVATE-R7", "ZU-EXCAVATE-25", "ZU-EDGE-10", "ZU-EDGE-94")
@pytest.mark.parametrize(
    ("key", "sites", "dug"),
    [
        ("different-sites", "red-helix red-crater", ["red-helix"]),
        ("same-site", "red-helix red-crater", ["red-helix", "red-crater"]),
        ("different-sites", "red-helix red-crater red-lens", ["red-helix", "red-lens"]),
        ("same-site", "red-helix red-crater red-lens", ["red-helix", "red-crater"]),
        ("same-site", "red-helix*2", ["red-helix"]),
    ],
)
def test_two_types_of_one_site(key: str, sites: str, dug: list[str]) -> None:
    """Helix and crater lie in Rome, the lens in London; crater is worth more than lens."""
    s = reading("ZU-EXCAVATE-R7", key, sites=sites)
    act(s, TOP)
    assert [line.split()[1] for line in told(s, "dug")] == dug
    assert cited(s, "zu-find-other-type") == (["ZU-EXCAVATE-R7: same-site"] if key == "same-site" else [])


@pytest.mark.rule("ZU-EXCAVATE-R7", "ZU-EXCAVATE-10", "ZU-EDGE-94")
@pytest.mark.parametrize(("key", "dug"), [("different-sites", "green"), ("same-site", "red")])
def test_what_counts_as_two(key: str, dug: str) -> None:
    """Red has two types in one site, green a single one; Zu holds red and no green: red only if two count."""
    s = reading("ZU-EXCAVATE-R7", key, sites="red-helix red-crater green-helix", cargo=["", "red-lens"])
    act(s, TWO)
    assert {line.split()[1].split("-")[0] for line in told(s, "dug")} == {dug}


# --- the holds


@pytest.mark.rule("ZU-EXCAVATE-R8", "ZU-EXCAVATE-14", "ZU-EDGE-09", "ZU-EDGE-95")
@pytest.mark.parametrize(("key", "hidden"), [("once", []), ("each-artefact", ["red-crater"])])
def test_the_second_artefact_becomes_an_acquire(key: str, hidden: list[str]) -> None:
    """One cargo space: the red helix is dug, the lens is not; then the hidden hold has room for the red stack's top."""
    s = reading(
        "ZU-EXCAVATE-R8",
        key,
        sites="red-helix red-lens",
        ship={"red": 1},
        cargo=["", THREE],
        stacks=TOPS,
        credits=[8, 20],
    )
    assert act(s, TWO)
    assert set(at(s, "cargo", ZU)) == {*THREE.split(), "red-helix"}
    assert at(s, "hidden", ZU) == hidden
    assert at(s, "sites") == {"red-lens": 1}
    assert cited(s, "zu-acquires") == (["ZU-EXCAVATE-R8: each-artefact"] if hidden else [])


@pytest.mark.rule("ZU-EXCAVATE-R8")
@pytest.mark.parametrize(("name", "n"), [("en", 0), ("de", 0), ("pl", 1)])
def test_the_polish_book_judges_each_artefact(name: str, n: int) -> None:
    """As above, by edition."""
    s = edition(name, sites="red-helix red-lens", ship={"red": 1}, cargo=["", THREE], stacks=TOPS, credits=[8, 20])
    act(s, TWO)
    assert len(at(s, "hidden", ZU)) == n


@pytest.mark.rule("ZU-EXCAVATE-R8", "ZU-EDGE-95")
@pytest.mark.parametrize(
    ("key", "sold"), [("once", []), ("each-artefact", ["offloaded yellow-helix", "offloaded orange-lens"])]
)
def test_the_second_artefact_becomes_an_offload(key: str, sold: list[str]) -> None:
    """One cargo space and a full hidden hold: when the first is stored, both are full."""
    s = reading(
        "ZU-EXCAVATE-R8",
        key,
        sites="red-helix red-lens",
        ship={"red": 1},
        cargo=["", THREE],
        hidden=["", "orange-lens orange-helix"],
    )
    assert act(s, TWO)
    assert [" ".join(line.split()[:2]) for line in told(s, "offloaded")] == sold
    assert cited(s, "zu-offloads") == (["ZU-EXCAVATE-R8: each-artefact"] if sold else [])


@pytest.mark.rule("ZU-EXCAVATE-R8", "ZU-EDGE-95")
@pytest.mark.parametrize("key", ["once", "each-artefact"])
@pytest.mark.parametrize("sites", ["red-helix", "red-helix red-crater"])
def test_no_second_artefact_no_smuggle(key: str, sites: str) -> None:
    """Nothing else to dig, or only at the same site: the action ends with one artefact."""
    s = reading("ZU-EXCAVATE-R8", key, sites=sites, ship={"red": 1}, cargo=["", THREE], stacks=TOPS, credits=[8, 20])
    act(s, TWO)
    assert (len(at(s, "cargo", ZU)), at(s, "hidden", ZU)) == (4, [])


@pytest.mark.rule("ZU-EXCAVATE-R8", "ZU-EDGE-95")
@pytest.mark.parametrize("key", ["once", "each-artefact"])
def test_a_full_cargo_hold_at_the_start_is_one_acquire(key: str) -> None:
    """The diversion of the first artefact takes the place of the whole action."""
    s = reading(
        "ZU-EXCAVATE-R8",
        key,
        sites="red-helix red-lens",
        ship={"red": 1},
        cargo=["", FOUR],
        stacks=TOPS,
        credits=[8, 30],
    )
    act(s, TWO)
    assert len(told(s, "acquired")) == 1


@pytest.mark.rule("ZU-EXCAVATE-R8", "ZU-HARD-04", "ZU-EDGE-95")
@pytest.mark.parametrize(("key", "hidden"), [("once", []), ("each-artefact", ["red-crater"])])
def test_with_h1_the_other_colour_is_acquired(key: str, hidden: list[str]) -> None:
    """Green is more popular and fills the last space: the red artefact becomes an Acquire of red."""
    s = reading(
        "ZU-EXCAVATE-R8",
        key,
        zu=["H1"],
        sites=BOTH,
        cargo=["", THREE],
        ship={"green": 1},
        stacks=TOPS,
        credits=[8, 20],
    )
    act(s, TWO)
    assert [line.split()[1] for line in told(s, "dug")] == ["green-helix"]
    assert at(s, "hidden", ZU) == hidden


@pytest.mark.rule("ZU-EXCAVATE-R8", "ZU-OFFLOAD-R1", "ZU-FAIL-01")
def test_the_smuggle_for_the_second_artefact_may_fail() -> None:
    """H1: a green tile fills the cargo hold; for the red one nothing can be bought, and all tiles are green."""
    s = solo(
        options={"rulings": {"ZU-EXCAVATE-R8": "each-artefact", "ZU-OFFLOAD-R1": "fails"}},
        zu=["H1"],
        sites="green-antenna red-helix",
        cargo=["", "green-helix green-lens green-crater"],
        ship={"green": 1},
    )
    assert act(s, TWO)
    assert told(s, "dug", "failed") == ["dug green-antenna newyork", "failed one-colour 10"]


# --- switch H3


@pytest.mark.rule("ZU-HARD-R8", "ZU-HARD-11", "ZU-EDGE-60", "ZU-EDGE-96")
@pytest.mark.parametrize(("key", "dug", "acquired"), [("lifted", 2, []), ("kept", 0, ["red-crater"])])
def test_h3_with_a_full_cargo_hold(key: str, dug: int, acquired: list[str]) -> None:
    """Two hidden spaces: two tiles are dug into them, or one is acquired."""
    s = reading(
        "ZU-HARD-R8",
        key,
        zu=["H3"],
        sites="red-helix red-lens",
        ship={"red": 1},
        cargo=["", FOUR],
        stacks=TOPS,
        credits=[8, 20],
    )
    act(s, TWO)
    assert len(told(s, "dug")) == dug
    assert [line.split()[1] for line in told(s, "acquired")] == acquired
    assert cited(s, "zu-acquires") == (["ZU-HARD-R8: kept"] if acquired else [])


@pytest.mark.rule("ZU-HARD-R8", "ZU-HARD-12", "ZU-EDGE-96")
@pytest.mark.parametrize("key", ["lifted", "kept"])
def test_h3_with_one_cargo_space_digs_two(key: str) -> None:
    """Either way the second goes to the hidden hold."""
    s = reading(
        "ZU-HARD-R8", key, zu=["H3"], sites="red-helix red-lens", ship={"red": 1}, cargo=["", THREE], stacks=TOPS
    )
    act(s, TWO)
    assert (len(at(s, "cargo", ZU)), at(s, "hidden", ZU)) == (4, ["red-lens"])


@pytest.mark.rule("ZU-HARD-R8", "ZU-EXCAVATE-R8", "ZU-EDGE-96")
@pytest.mark.parametrize(("key", "hidden"), [("lifted", ["red-lens"]), ("kept", ["red-crater"])])
def test_h3_judged_for_each_artefact(key: str, hidden: list[str]) -> None:
    """One cargo space: the second is dug into the hidden hold, or diverted when the first has filled the cargo hold."""
    s = solo(
        options={"rulings": {"ZU-HARD-R8": key, "ZU-EXCAVATE-R8": "each-artefact"}},
        zu=["H3"],
        sites="red-helix red-lens",
        ship={"red": 1},
        cargo=["", THREE],
        stacks=TOPS,
        credits=[8, 20],
    )
    act(s, TWO)
    assert at(s, "hidden", ZU) == hidden


@pytest.mark.rule("EE-MAP-R3", "ZU-EXCAVATE-R7")
@pytest.mark.parametrize(("key", "dug"), [("location", ["red-helix"]), ("glyph", ["red-helix", "red-crater"])])
def test_two_glyphs_of_a_location_are_as_many_dig_sites_for_zu(key: str, dug: list[str]) -> None:
    s = solo(options={"rulings": {"EE-MAP-R3": key}}, sites="red-helix red-crater")

    act(s, TOP)

    assert at(s, "cargo", ZU) == dug
