"""The board as it is played on: places, lines, black markets, command centres (EE-MAP)."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import CARDS, CENTRES, COLOURS, ICONS, LOCATIONS
from tests.games.excavation_earth.counting import cargo, explorers, queue
from tests.games.excavation_earth.table import asked, earth, happened, offered, play, refused

PACK = Box.load(None)
AWAY = "vancouver berlin guam"


@pytest.mark.rule("EE-MAP-01", "EE-SETUP-40")
def test_21_places_can_be_reached() -> None:
    """Each of the 21 is an end of some move of the map."""
    found = set()
    for place in LOCATIONS:
        rest = " ".join(other for other in ("rio", "delhi", "guam") if other != place)
        s = play(
            earth(hands=["red-cog*2", ""], explorers=[" ".join([place, *rest.split()[:2]]), AWAY]), "travel red-cog"
        )
        found |= {name.split()[2] for name in offered(s, "move")}
    assert found == set(LOCATIONS)
    assert len(found) == 21


@pytest.mark.rule("EE-MAP-03", "EE-MAP-04", "EE-MAP-R1")
def test_six_markets_with_an_icon_each() -> None:
    """The cards with an icon serve one market, and all six have as many cards: 60 = 5 x 6 x 2."""
    served = {}
    for number, icon in enumerate(ICONS):
        place = LOCATIONS[PACK.market_location[number]]
        for colour in COLOURS:
            s = earth(
                hands=[f"{colour}-{icon}", ""],
                explorers=[f"{place} anchorage easter", AWAY],
                forecast=" ".join(f"{COLOURS[COLOURS.index(colour) - 1]}-{other}" for other in ICONS[:3]),
            )
            assert offered(s, "market") == [f"market {colour}-{icon}"]
            play(s, f"market {colour}-{icon}", "trader")
            assert [s.traders[2 * m] for m in range(6)] == [int(m == number) for m in range(6)]
        served[icon] = place
    assert list(served.values()) == ["vancouver", "rio", "lagos", "berlin", "delhi", "sydney"]
    assert len(CARDS) == 5 * 6
    assert sum(PACK.card_copies) == 60


@pytest.mark.rule("EE-MAP-05")
def test_a_market_is_a_place_and_an_area() -> None:
    """The explorer stands in Vancouver, buyers and traders in market #1; they do not travel with him."""
    s = earth(hands=["red-mask", ""], travel=["travel-2", ""])
    play(
        s, "market red-mask", "trader", "add-wild", "add-buyer red", "travel travel-2", "move vancouver mexico", "done"
    )
    assert explorers(s) == "berlin mexico guam"
    assert queue(s, 1) == "wild red"
    assert s.traders[0] == 1


@pytest.mark.rule("EE-MAP-02", "EE-MAP-06")
def test_market_and_site_at_once() -> None:
    """In Lagos a purple card digs and a prism card serves the market; in Sydney orange and anchor."""
    for place, dug, digs, serves in (
        ("lagos", "purple-helix", "purple-mask", "red-prism"),
        ("sydney", "orange-antenna", "orange-mask", "red-anchor"),
    ):
        s = earth(hands=[f"{digs} {serves}", ""], explorers=[f"{place} anchorage easter", AWAY], sites=dug)
        play(s, f"excavate {digs}", f"dig {dug}", "done")
        assert cargo(s) == dug
        play(s, f"market {serves}", "trader", "done", "done")
        assert sum(s.traders) == 1


@pytest.mark.rule("EE-MAP-02", "EE-MAP-08")
def test_a_plain_market_has_nothing_to_dig() -> None:
    """Nobody digs in Vancouver, and nobody trades in Cusco."""
    s = earth(hands=["red-mask", ""], explorers=["cusco newyork guam", AWAY], sites="red-lens")
    assert offered(s, "market") == []
    play(s, "excavate red-mask")
    assert asked(s) != "dig_first"
    assert [event["seat"] for event in happened(s, "played")] == [0]


@pytest.mark.rule("EE-MAP-07", "EE-MAP-08", "EE-MAP-09", "EE-MAP-10", "EE-MAP-R2")
@pytest.mark.parametrize("colour", COLOURS)
def test_four_types_of_a_region(colour: str) -> None:
    """With an explorer on each site of a region its four types can be dug, with a card of its colour only."""
    kinds = [f"{colour}-{glyph}" for glyph in ("helix", "lens", "antenna", "crater")]
    places = sorted({LOCATIONS[PACK.site_of[COLOURS.index(colour) * 4 + i]] for i in range(4)})
    rest = [place for place in ("havana", "zanzibar") if place not in places][: 3 - len(places)]
    other = COLOURS[(COLOURS.index(colour) + 1) % 5]
    table = {"explorers": [" ".join([*places, *rest]), AWAY], "sites": " ".join(kinds)}
    s = play(earth(hands=[f"{colour}-mask", ""], **table), f"excavate {colour}-mask")  # type: ignore[arg-type]
    assert offered(s, "dig") == [f"dig {kind}" for kind in kinds]
    s = play(earth(hands=[f"{other}-mask*2", ""], **table), f"excavate {other}-mask")  # type: ignore[arg-type]
    assert asked(s) == "act"


@pytest.mark.rule("EE-MAP-R3", "EE-EXCAVATE-07")
def test_a_place_of_two_glyphs_is_one_site() -> None:
    """London takes red lenses and red antennas: one explorer reaches both, but digs there once."""
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-mask", ""],
        explorers=["london vancouver guam", AWAY],
        sites="red-lens red-antenna",
    )
    play(s, "excavate red-mask")
    assert offered(s, "dig") == ["dig red-lens", "dig red-antenna"]
    play(s, "dig red-lens")
    assert asked(s) == "samples"
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-mask", ""],
        explorers=["london rome guam", AWAY],
        sites="red-lens red-antenna red-helix",
    )
    play(s, "excavate red-mask", "dig red-lens")
    assert offered(s, "dig") == ["dig red-helix"]
    refused(s, "dig red-antenna", "EE-MAP-R3")


@pytest.mark.rule("EE-MAP-11")
def test_any_number_of_tiles_on_a_site() -> None:
    """All nine tiles that can lie in London may lie there."""
    s = earth(sites="red-lens*7 red-antenna*2", hands=["red-mask", ""], explorers=["london vancouver guam", AWAY])
    play(s, "excavate red-mask", "dig red-lens", "dig red-lens")
    assert s.sites[9:11] == [5, 2]


@pytest.mark.rule("EE-MAP-12")
def test_icons_of_markets_and_of_artefacts_differ() -> None:
    """No glyph of a tile is an icon of a card: a card never names a type."""
    assert not {kind.split("-")[1] for kind in ("red-helix", "red-lens", "red-antenna", "red-crater")} & set(ICONS)
    assert len(ICONS) == 6
    for icon in ICONS:
        here = ["london rome guam", AWAY]
        s = earth(hands=[f"red-{icon}", ""], explorers=here, sites="red-helix red-lens red-antenna red-crater")
        play(s, f"excavate red-{icon}")
        assert len(offered(s, "dig")) == 4


@pytest.mark.rule("EE-MAP-13", "EE-MAP-14")
@pytest.mark.parametrize(
    ("place", "icons"), [("havana", "prism anchor"), ("zanzibar", "mask cog"), ("guam", "coil comet")]
)
def test_black_markets_share_their_stacks(place: str, icons: str) -> None:
    """Each shows two icons; whichever is visited, the same five tiles are on top."""
    hand = " ".join(f"red-{icon}" for icon in ICONS)
    tops = {colour: f"{colour}-antenna" for colour in COLOURS}
    s = earth(hands=[hand, ""], explorers=[f"{place} anchorage easter", AWAY], stacks=tops)
    assert offered(s, "smuggle") == [f"smuggle red-{icon}" for icon in icons.split()]
    play(s, f"smuggle red-{icons.split(maxsplit=1)[0]}")
    # A red antenna costs 8, all the credits there are.
    assert [name for name in offered(s, "acquire") if name.endswith("cargo")] == [
        f"acquire {colour} cargo" for colour in COLOURS
    ]


@pytest.mark.rule("EE-MAP-15", "EE-MAP-16")
def test_lines_lead_both_ways() -> None:
    """From every place an explorer moves along its lines and along no other, and back again."""
    for place, name in enumerate(LOCATIONS):
        rest = [other for other in ("rio", "delhi", "guam") if other != name][:2]
        s = earth(hands=["red-cog*2", ""], explorers=[" ".join([name, *rest]), AWAY])
        play(s, "travel red-cog")
        ends = [move.split()[2] for move in offered(s, "move") if move.split()[1] == name]
        assert ends == [LOCATIONS[end] for end in PACK.neighbours[place]]
        for end in ends:
            there = play(s.copy(), f"move {name} {end}")
            assert f"move {end} {name}" in offered(there)
        far = next(other for other in LOCATIONS if other not in (name, *ends))
        refused(s, f"move {name} {far}", "EE-MAP-15")


@pytest.mark.rule("EE-MAP-17", "EE-MAP-18", "EE-TRAVEL-12")
def test_round_the_globe() -> None:
    """Easter Island, the yellow site in the southwest, is next to Sydney and to Guam in the east, both ways."""
    for there in ("sydney", "guam"):
        s = earth(hands=["red-cog*2", ""], explorers=["easter vancouver berlin", AWAY])
        play(s, "travel red-cog", f"move easter {there}")
        assert there in explorers(s).split()
        play(s, f"move {there} easter", "done")
        assert explorers(s) == "vancouver berlin easter"


@pytest.mark.rule("EE-MAP-19", "EE-MAP-20")
def test_each_market_has_its_centre() -> None:
    """Left for #1 and #2, middle for #3 and #4, right for #5 and #6."""
    found = []
    for icon in ICONS:
        s = play(earth(hands=[f"red-{icon}", ""]), f"command red-{icon}", "envoy")
        found += [int(str(event["centre"])) for event in happened(s, "sent-envoy")]
    assert [CENTRES[centre] for centre in found] == ["left", "left", "middle", "middle", "right", "right"]
    assert len(CENTRES) == 3


@pytest.mark.rule("EE-MAP-21")
def test_the_mothership_takes_any_number_of_buyers() -> None:
    """Twelve board it at once, from three markets with four buyers each."""
    s = earth(
        travel=["travel-2", ""],
        cargo=["red-lens*3", ""],
        traders=["mask coil prism", ""],
        queues=["red*4", "red*3 wild", "wild*4"],
    )
    play(s, "sell travel-2", "sell-at 1", "sell-at 2", "sell-at 3")
    if asked(s) == "keep_cards":
        play(s, offered(s)[0])
    assert sum(s.ship) == 12
    assert (s.ship[2], s.ship[5]) == (7, 5)
