"""Positions with the museum: every question can be written and read again; what no game can come to is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.codes import SPAN as BASE_SPAN
from digsite.games.excavation_earth.museum.codes import SPAN
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.exhibition import OTHER_PACK, hall, hung, kept, laid, queue
from tests.games.excavation_earth.museum.table import SEEKERS, museum, read
from tests.games.excavation_earth.table import GAME, asked, at, new, offered, play

NEXT: list[object] = ["next_turn", 0, 0, 0]
CURATOR: list[object] = ["new_curator", 0, 0, 0]
RED = 2
EXHIBITING: list[list[object]] = [NEXT, CURATOR, ["exhibiting", 0, RED, 1]]
"""While an artefact of the card's colour is on its way."""
COMMANDING: list[list[object]] = [NEXT, ["commanding", 0, 0, 2]]
VIEWING: dict[str, Any] = {"round": 2, "command": ["private-viewing", "fresh-orders", "priority-shuttle"]}
BOARD: dict[str, Any] = {"round": 2, "command": ["acquisitions-board", "fresh-orders", "priority-shuttle"]}
NONE: list[object] = [None] * 18
GREEN_LENS = 5
RED_HELIX = 8
RED_CRATER = 11


def with_one(index: int, thing: object) -> list[object]:
    """Eighteen spaces, empty but for one."""
    return [thing if i == index else None for i in range(18)]


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("an unknown field", {"museum": {"pile": ["red"]}}, "'pile' is no field"),
    ("an unknown tile", {"museum": {"asks": with_one(0, "mask")}}, "museum.asks[0]"),
    ("too few spaces", {"museum": {"asks": ["helix"]}}, "museum.asks"),
    ("a closed space with a tile", {"asks": {**laid(2), "1-2": "helix"}}, "MU-BOARD-04"),
    ("a space without its tile", {"asks": {k: v for k, v in laid(2).items() if k != "1-1"}}, "MU-BOARD-04"),
    ("four of a symbol for two", {"asks": {**laid(2), "1-6": "helix"}}, "MU-MUSETUP-03"),
    ("a value tile for two", {"asks": {**laid(2), "1-6": "5+"}}, "MU-MUSETUP-03"),
    ("no tiles at all", {"museum": {"asks": NONE}}, "MU-MUSETUP-06"),
    ("an artefact without a guide", {"museum": {"artefacts": with_one(0, "red-helix")}}, "MU-GUIDE-01"),
    ("a guide without an artefact", {"museum": {"guides": with_one(0, 1)}}, "MU-GUIDE-01"),
    ("a guide of nobody", {"museum": {"artefacts": with_one(0, "red-helix"), "guides": with_one(0, 2)}}, "guides[0]"),
    ("no guides but true", {"museum": {"artefacts": with_one(0, "red-helix"), "guides": with_one(0, True)}}, "guides"),
    ("an unknown artefact", {"museum": {"artefacts": with_one(0, "red-mystery")}}, "museum.artefacts[0]"),
    ("an artefact on a closed space", {"hung": {"1-2": ("red-helix", 0)}}, "MU-TILE-02"),
    ("a wild curator", {"museum": {"curators": ["wild", None, None]}}, "museum.curators[0]"),
    ("four curators", {"museum": {"curators": ["red", "red", "red", "red"]}}, "museum.curators"),
    ("more red buyers than there are", {"curators": "red red none", "queues": ["red*4", "red*3"]}, "'red'"),
    ("a 23rd cube", {"traders": ["mask*22", ""], "hung": {"1-1": ("red-helix", 0)}}, "EE-CREW-01"),
    ("Exhibit by a colour that is none", {"agenda": [NEXT, CURATOR, ["exhibiting", 0, 5, 0]]}, "MU-EXHIBIT-05"),
    ("Exhibit with more than there is", {"agenda": [NEXT, CURATOR, ["exhibiting", 0, RED, 8]]}, "MU-EXHIBIT-05"),
    ("Exhibit of nothing", {
        "hung": dict.fromkeys(("1-1", "1-3", "1-4"), ("purple-helix", 1)),
        "agenda": [NEXT, CURATOR, ["exhibiting", 0, RED, 0]]}, "MU-EXHIBIT-R1"),
    ("a forgery before anything was sent", {
        "re": ["forged-provenance", ""], "agenda": [NEXT, CURATOR, ["exhibiting", 0, RED, 4]]}, "MU-EXHIBIT-R1"),
    ("a forgery without the card", {
        "re": ["", "forged-provenance"], "agenda": [NEXT, CURATOR, ["exhibiting", 0, RED, 6]]}, "MU-RECARD-19"),
    ("Exhibit without its end", {"agenda": [NEXT, ["exhibiting", 0, RED, 0]]}, "cannot be pending upon"),
    ("a curator step upon another", {"agenda": [NEXT, CURATOR, CURATOR]}, "cannot be pending upon"),
    ("Exhibit by somebody else", {"agenda": [NEXT, CURATOR, ["exhibiting", 1, RED, 0]]}, "it is the turn of seat 0"),
    ("hanging what is not held", {"agenda": [*EXHIBITING, ["hang", 0, RED_CRATER, 0]]}, "MU-EXHIBIT-06"),
    ("hanging from the wrong hold", {"agenda": [*EXHIBITING, ["hang", 0, 20 + RED_HELIX, 0]]}, "MU-EXHIBIT-06"),
    ("hanging no tile", {"agenda": [*EXHIBITING, ["hang", 0, 40, 0]]}, "no such tile"),
    ("hanging with a third flag", {"agenda": [*EXHIBITING, ["hang", 0, RED_HELIX, 2]]}, "no such tile"),
    ("hanging what fits nowhere", {
        "hung": dict.fromkeys(("1-1", "1-3", "1-4"), ("purple-helix", 1)),
        "agenda": [*EXHIBITING, ["hang", 0, RED_HELIX, 0]]}, "MU-TILE-02"),
    ("hanging without a guide", {
        "traders": ["mask*22", ""], "agenda": [*EXHIBITING, ["hang", 0, RED_HELIX, 0]]}, "MU-GUIDE-07"),
    ("a guard as guide with a full pool", {
        "guards": ["red-lens", ""], "agenda": [*EXHIBITING, ["reassign", 0, 4, RED_HELIX]]}, "EE-CREW-04"),
    ("a guide for what is not held", {
        "guards": ["red-lens", ""], "traders": ["mask*21", ""],
        "agenda": [*EXHIBITING, ["reassign", 0, 4, RED_CRATER]]}, "MU-EXHIBIT-06"),
    ("a guide on a closed space", {
        "guards": ["red-lens", ""], "traders": ["mask*21", ""],
        "agenda": [*EXHIBITING, ["reassign", 0, 4, 40 + RED_HELIX]]}, "MU-TILE-02"),
    ("a guide on a taken space", {
        "guards": ["red-lens", ""], "traders": ["mask*21", ""], "hung": {"1-1": ("purple-helix", 1)},
        "agenda": [*EXHIBITING, ["reassign", 0, 4, RED_HELIX]]}, "MU-TILE-02"),
    ("a guide beyond the board", {
        "guards": ["red-lens", ""], "traders": ["mask*21", ""],
        "agenda": [*EXHIBITING, ["reassign", 0, 4, 18 * 40 + RED_HELIX]]}, "MU-EXHIBIT-06"),
    ("a brush that nobody has", {
        "hung": {"1-1": ("purple-helix", 0)}, "curators": "red none none",
        "agenda": [*EXHIBITING, ["mind_brush", 0, 0, 0]]}, "MU-RECARD-16"),
    ("a brush that was used", {
        "hung": {"1-1": ("purple-helix", 0)}, "curators": "red none none", "re": ["mind-brush", ""],
        "mysteries": {"brushed": [0], "cards": [["mind-brush"], []]},
        "agenda": [*EXHIBITING, ["mind_brush", 0, 0, 0]]}, "MU-RECARD-16"),
    ("a brush for a rival's artefact", {
        "hung": {"1-1": ("purple-helix", 1)}, "curators": "red none none", "re": ["mind-brush", ""],
        "agenda": [*EXHIBITING, ["mind_brush", 0, 0, 0]]}, "MU-RECARD-16"),
    ("a brush without a curator", {
        "hung": {"1-1": ("purple-helix", 0)}, "curators": "none red none", "re": ["mind-brush", ""],
        "agenda": [*EXHIBITING, ["mind_brush", 0, 0, 0]]}, "MU-RECARD-16"),
    ("a brush for what matches", {
        "hung": {"1-1": ("purple-helix", 0)}, "curators": "purple none none", "re": ["mind-brush", ""],
        "agenda": [*EXHIBITING, ["mind_brush", 0, 0, 0]]}, "MU-RECARD-16"),
    ("a brush beyond the board", {
        "re": ["mind-brush", ""], "agenda": [*EXHIBITING, ["mind_brush", 0, 18, 0]]}, "MU-RECARD-16"),
    ("a column that is not complete", {
        "hung": {"1-1": ("purple-helix", 0)}, "curators": "red none none", "re": ["mind-brush", ""],
        "agenda": [*EXHIBITING, ["column_done", 0, 0, 0], ["mind_brush", 0, 0, 0]]}, "MU-COLUMN-01"),
    ("a seventh column", {
        "hung": {"1-1": ("purple-helix", 0)}, "curators": "red none none", "re": ["mind-brush", ""],
        "agenda": [*EXHIBITING, ["column_done", 0, 6, 0], ["mind_brush", 0, 0, 0]]}, "MU-COLUMN-01"),
    ("a move of nobody", {"agenda": [*EXHIBITING, ["move_crew_to", 0, 0, 0]]}, "nobody of that seat"),
    ("a move from nowhere", {
        "traders": ["mask", ""], "agenda": [*EXHIBITING, ["move_crew_to", 0, 9, 0]]}, "nobody of that seat"),
    ("a curator for no place", {
        "agenda": [NEXT, ["exhibit_end", 0, 0, 0], ["pick_curator", 0, 3, 0]]}, "a curator goes"),
    ("a curator for a place that is taken", {
        "curators": "none red none",
        "agenda": [NEXT, ["exhibit_end", 0, 0, 0], ["pick_curator", 0, 2, 0]]}, "MU-MUSETUP-07"),
    ("a viewing in round 1", {"agenda": [*COMMANDING, ["private_viewing", 0, 1, 0]]}, "EE-CMDCARD-01"),
    ("a viewing of two on the white side", {
        **VIEWING, "agenda": [*COMMANDING, ["private_viewing", 0, 2, 0]]}, "MU-CMDCARD-03"),
    ("a viewing of one more on the white side", {
        **VIEWING, "agenda": [*COMMANDING, ["private_viewing", 0, 1, 1]]}, "MU-CMDCARD-03"),
    ("a viewing of a sixth colour", {
        **VIEWING, "round": 3, "agenda": [*COMMANDING, ["private_viewing", 0, 1, 32]]}, "MU-CMDCARD-03"),
    ("a viewing of none", {**VIEWING, "agenda": [*COMMANDING, ["private_viewing", 0, 0, 1]]}, "MU-CMDCARD-03"),
    ("a board of two on the white side", {
        **BOARD, "agenda": [*COMMANDING, ["acquisitions_board", 0, 2, 0]]}, "MU-CMDCARD-04"),
    ("a board of one more on the white side", {
        **BOARD, "agenda": [*COMMANDING, ["acquisitions_board", 0, 1, 1]]}, "MU-CMDCARD-04"),
    ("a board of a fourth row", {
        **BOARD, "round": 3, "agenda": [*COMMANDING, ["acquisitions_board", 0, 1, 8]]}, "MU-CMDCARD-04"),
    ("a board of none", {**BOARD, "agenda": [*COMMANDING, ["acquisitions_board", 0, 0, 1]]}, "MU-CMDCARD-04"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "said"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(digsite.BadPosition) as problem:
        hall("red-helix", **{"curators": None, **fields})
    assert said in str(problem.value)
    assert str(problem.value).startswith("position")


@pytest.mark.parametrize("given", [[1], "museum", 3, True])
def test_a_museum_that_is_no_mapping_is_refused(given: object) -> None:
    with pytest.raises(digsite.BadPosition, match=r"position\.museum: "):
        GAME.from_json({**hall().to_json(), "museum": given})


@pytest.mark.rule("MU-TILE-04")
@pytest.mark.parametrize(("kind", "fits"), [("red-crater", False), ("red-helix", True)])
def test_what_hangs_on_a_value_tile_has_its_value(kind: str, fits: bool) -> None:
    """Value 4 and 5 on 5+; and a guard on the way there as a guide."""
    moving = [*EXHIBITING, ["reassign", 0, 4, 16 * 40 + (RED_HELIX if fits else RED_CRATER)]]
    fields: list[dict[str, Any]] = [
        {"hung": {"3-5": (kind, 0)}},
        {"guards": ["red-lens purple-lens", "", "", ""], "traders": ["mask*20", "", "", ""], "agenda": moving},
    ]
    for each in fields:
        if fits:
            hall(kind, seats=4, **each)
        else:
            with pytest.raises(digsite.BadPosition, match="MU-TILE"):
                hall(kind, seats=4, **each)


@pytest.mark.rule("MU-RECARD-19", "MU-TILE-03")
def test_what_hangs_on_a_symbol_tile_may_be_forged() -> None:
    assert hung(hall(hung={"1-1": ("red-crater", 0)})) == {"1-1": ("red-crater", 0)}


def test_what_is_left_out() -> None:
    """A museum that says nothing has its tiles in order, no artefact and no curator."""
    s = hall("red-helix", museum={}, curators=None)
    assert at(s, "museum", "asks") == at(hall(asks=laid(2)), "museum", "asks")
    assert (hung(s), queue(s)) == ({}, "none none none")
    assert offered(s, "exhibit") != []


def test_what_is_read_is_a_copy() -> None:
    """What a caller changes afterwards changes no position."""
    data: dict[str, Any] = hall("red-helix", hung={"1-1": ("red-lens", 0)}).to_json()
    s = GAME.from_json(data)
    before = s.to_json()
    data["museum"]["artefacts"][0] = None
    data["museum"]["curators"][0] = "red"
    assert s.to_json() == before


def test_a_copy_goes_its_own_way() -> None:
    """A copied position and its original do not share the museum."""
    s = hall("red-helix", curators="red none none")
    before = s.to_json()
    play(s.copy(), "exhibit red-cog", "hang 1-1")
    assert s.to_json() == before


# --- random games -----------------------------------------------------------------------------------

EAGER = ("exhibit", "show", "hang", "match", "retrieve", "recall", "replace-curator", "dig", "acquire", "lift", "envoy")


def museum_game(number: int, **options: Any) -> Iterator[Earth]:
    """The positions of a random game with all modules, in which much is dug, sent and recalled."""
    rng = digsite.Rng(number)
    factions = [SEEKERS, "mazz_un", "gul", "kuti_kuti"][: 2 + number % 3]
    s = new(2 + number % 3, seed=number, modules=["M5", "M6", "M7", "M8"], factions=factions, **options)
    while not s.over:
        yield s
        seat = s.seats[rng.below(len(s.seats))]
        codes = s.legal(seat)
        names = [GAME.codes.name(code).split()[0] for code in codes]
        eager = [code for code, name in zip(codes, names, strict=True) if name in EAGER]
        keen = [code for code, name in zip(codes, names, strict=True) if name not in ("pass", "done")]
        if eager and rng.below(4) > 0:
            codes = eager
        elif keen and rng.below(8) > 0:
            codes = keen
        s.play(codes[rng.below(len(codes))], seat)
    yield s


QUESTIONS = {
    "exhibiting", "hang", "pick_curator", "move_crew", "move_crew_to", "retrieve", "gain_broker", "keep_re", "samples",
}  # fmt: skip


@pytest.mark.parametrize("number", range(6))
def test_every_position_can_be_read_again(number: int) -> None:
    """With all modules: each question is the same again, with the same answers; so is each view of it."""
    for s in museum_game(number):
        again = kept(s)
        for seat in (*range(s.n_seats), None):
            assert again.view(seat) == s.view(seat)


def test_such_games_ask_all_there_is_to_ask() -> None:
    """The games above, and a few more, come to the questions of the museum."""
    seen: Counter[str] = Counter()
    for number in range(12):
        for s in museum_game(number):
            seen[asked(s)] += 1
    assert set(seen) >= QUESTIONS


@pytest.mark.parametrize("number", range(3))
def test_a_view_is_enough_to_go_on(number: int) -> None:
    """A world drawn from a view has the same museum and asks the same."""
    rng = digsite.Rng(number)
    for i, s in enumerate(museum_game(number)):
        if i % 7 == 0 and not s.over:
            seat = s.seats[0]
            world = GAME.sample(s.view(seat), rng)
            assert isinstance(world, Earth)
            assert at(world, "museum") == at(s, "museum")
            assert world.view(seat) == s.view(seat)
            assert world.legal(seat) == s.legal(seat)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("asks", [6] * 18),
        ("asks", [0] * 17),
        ("artefacts", [20] * 18),
        ("guides", [2] * 18),
        ("guides", [-2] * 18),
        ("curators", [5, 0, 0]),
        ("curators", [0, 0]),
        ("curators", None),
    ],
)
def test_a_view_that_cannot_be_is_refused(field: str, value: object) -> None:
    view: Any = hall("red-helix").view(0)
    view["museum"][field] = value
    with pytest.raises(digsite.DigsiteError, match=f"museum.{field}"):
        GAME.sample(view, digsite.Rng(1))


def test_a_view_without_a_field_is_refused() -> None:
    view: Any = hall("red-helix").view(0)
    del view["museum"]["guides"]
    with pytest.raises(digsite.DigsiteError, match="museum"):
        GAME.sample(view, digsite.Rng(1))


def test_the_museum_is_open_to_all() -> None:
    """Every seat and every spectator sees the same of it."""
    s = hall("red-helix", curators="red green none", hung={"1-1": ("red-lens", 1)})
    views: list[Any] = [s.view(seat) for seat in (0, 1, None)]
    assert views[0]["museum"] == views[1]["museum"] == views[2]["museum"]
    assert views[2]["museum"]["curators"] == [2, 1, -1]
    assert views[2]["museum"]["artefacts"][0] == 9
    assert views[2]["museum"]["guides"][0] == 1


def test_another_pack_plays_to_the_end() -> None:
    for number in range(4):
        for i, s in enumerate(museum_game(number, components=OTHER_PACK)):
            if i % 5 == 0:
                kept(s)


# --- codes at the wrong moment ----------------------------------------------------------------------


def idle() -> Earth:
    return hall("red-helix")


def chosen() -> Earth:
    return play(hall("red-helix green-lens"), "exhibit red-cog")


def placing() -> Earth:
    return play(chosen(), "show cargo red-helix")


def brushing() -> Earth:
    s = hall("red-helix", re=["mind-brush", ""], curators="green none none")
    return play(s, "exhibit red-cog", "hang 1-1")


def picking() -> Earth:
    return play(hall("red-helix", flips="wild"), "exhibit red-cog", "hang 1-1")


def moving() -> Earth:
    s = hall("red-lens", hung={"3-2": ("yellow-antenna", 1)}, traders=["mask", ""])
    return play(s, "exhibit red-cog", "hang 2-2")


def moving_to() -> Earth:
    return play(moving(), "lift market-1")


def retrieving() -> Earth:
    s = hall("red-helix", hung={"3-3": ("yellow-crater", 1)}, traders=["mask", ""])
    return play(s, "exhibit red-cog", "hang 1-3")


def viewed() -> Earth:
    s = hall("red-helix", **VIEWING, envoys=["left", ""], hands=["red-mask*2", ""])
    return play(s, "command red-mask", "recall")


def boarded() -> Earth:
    s = hall(**BOARD, envoys=["left", ""], hands=["red-mask*2", ""], curators="red green none")
    return play(s, "command red-mask", "recall")


MOMENTS: list[Callable[[], Earth]] = [
    idle, chosen, placing, brushing, picking, moving, moving_to, retrieving, viewed, boarded,
]  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_is_not_offered_has_a_reason(moment: Callable[[], Earth]) -> None:
    """At every question of the museum each code of its vocabulary is either offered or refused with a rule."""
    s = moment()
    kept(s)
    legal = s.legal()
    names = ["exhibit", "show", "hang", "match", "curator", "replace-curator", "retrieve"]
    spans = [SPAN[name] for name in names] + [BASE_SPAN[name] for name in ("done", "pass", "lift", "post", "sample")]
    for span in spans:
        for code in range(span.first, span.end):
            refusal = s.why_not(code)
            assert (refusal is None) == (code in legal)
            if refusal is not None:
                assert refusal.rule.startswith(("MU-", "EE-"))
    assert len(legal) > 1


# --- what cannot be by what lies elsewhere ------------------------------------------------------


@pytest.mark.rule("MU-TILE-03", "MU-RECARD-19")
def test_another_symbol_takes_a_forgery() -> None:
    """A helix hangs where a lens is asked for: only by a guide of whoever has the Forged Provenance."""
    asks = laid(2, r1c1="lens")
    hung_there: dict[str, Any] = {"museum": {"artefacts": with_one(0, "red-helix"), "guides": with_one(0, 0)}}
    assert hall(asks=asks, re=["forged-provenance", ""], **hung_there).round == 1
    for cards in (["", ""], ["", "forged-provenance"]):
        with pytest.raises(digsite.BadPosition, match=r"museum\.artefacts\[0\]: 'red-helix' on a tile for 'lens'"):
            hall(asks=asks, re=cards, **hung_there)


@pytest.mark.rule("MU-TILE-02")
def test_where_artefacts_hang_the_tiles_are_named() -> None:
    data = hall(hung={"1-1": ("red-helix", 0)}).to_json()
    board = data["museum"]
    assert isinstance(board, dict)
    with pytest.raises(digsite.BadPosition, match=r"museum\.asks: missing"):
        GAME.from_json({**data, "museum": {key: board[key] for key in board if key != "asks"}})


@pytest.mark.rule("MU-CURATOR-R1")
def test_nobody_is_missing_between_two_curators() -> None:
    with pytest.raises(digsite.BadPosition, match=r"museum\.curators\[1\]: nobody between"):
        hall(curators="red none green", options=read("MU-CURATOR-R1 fill-first"))


@pytest.mark.rule("MU-GUARD-R2")
def test_a_bonus_was_given_only_for_a_column_that_is_full() -> None:
    """Without the expansion a column may have been broken up since (MU-GUARD-R5)."""
    full = " ".join(f"red-{glyph}" for glyph in ("helix", "lens", "antenna", "crater"))
    assert museum("M6", guards=[full, ""], rewarded=[["red"], []]).round == 1
    assert museum("", rewarded=[["red"], []]).round == 1
    with pytest.raises(digsite.BadPosition, match=r"rewarded\[0\]: the column 'red' is not full"):
        museum("M6", rewarded=[["red"], []])


@pytest.mark.parametrize("key", ["staff", "mysteries", "museum", "popups"])
def test_none_is_no_part(key: str) -> None:
    """What is left out is as on an empty table; None is refused as it is for any field."""
    data = museum("M6 M7 M8").to_json()
    with pytest.raises(digsite.BadPosition, match=rf"position\.{key}: None is not a mapping"):
        GAME.from_json({**data, key: None})
    assert GAME.from_json({name: data[name] for name in data if name != key}).to_json()[key] == data[key]


@pytest.mark.parametrize(
    ("modules", "source", "amount", "said"),
    [
        ("M6 M7", "pop-up-markets", 5, "not in play"),
        ("M6 M8", "curators", 2, "not in play"),
        ("M6 M8", "pop-up-markets", -3, "no pop-up market has been used"),
        ("M6 M7", "curators", 2, "nothing that has paid this"),
        ("M6 M7", "donor-plaque", 2, "nothing that has paid this"),
        ("M6 M7", "gift-shop", 2, "nothing that has paid this"),
        ("M6 M7", "bulk-contract", 4, "only 'bulk-contract' pays this"),
        ("M6 M7", "bulk-contract", -4, "this only pays"),
        ("M6 M7", "re-values", 7, "when the game has ended"),
        ("M6 M7", "tour-guides", 4, "when the game has ended"),
        ("M6 M7", "brokers", 9, "when the game has ended"),
    ],
)
def test_credits_that_nothing_has_paid(modules: str, source: str, amount: int, said: str) -> None:
    data = museum(modules).to_json()
    earned = [{"start": 8, source: amount}, {"start": 8}]
    with pytest.raises(digsite.BadPosition, match=said) as problem:
        GAME.from_json({**data, "earned": earned})
    assert f"earned[0].{source}" in str(problem.value)
