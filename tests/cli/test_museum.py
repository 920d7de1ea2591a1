"""The expansion of Excavation Earth at the terminal: what is drawn, what may be typed, and whole games."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import cast

import pytest
from rich.cells import cell_len

import digsite
from digsite import bots
from digsite.cli.excavation_earth import LOOKS, ExcavationEarthFace
from digsite.cli.face import BARE, FULL, SCANT, SLIM, TIGHT, NotUnderstood
from digsite.cli.terminal import Terminal
from digsite.games.excavation_earth.state import Earth
from digsite.games.excavation_earth.vocabulary import CODES
from digsite.kernel.state import State
from digsite.kernel.text import LOCALES
from tests.cli.desk import Desk, console, printed
from tests.cli.test_excavation_earth import NAMES, TONGUES, face_of, run, screen
from tests.games.excavation_earth.museum.table import COMMANDERS, MERCHANTS, SEEKERS, museum
from tests.games.excavation_earth.table import GAME, asked, play

SETS = ["M5", "M6", "M6 M7", "M6 M8", "M5 M6 M7", "M5 M6 M8", "M6 M7 M8", "M5 M6 M7 M8"]


def busy(**more: object) -> Earth:
    """A table with something of every module."""
    fields: dict[str, object] = {
        "factions": ["issisinui", "gul"],
        "hands": ["red-cog*2 green-mask", "purple-mask"],
        "explorers": ["london rome zanzibar", "cairo berlin guam"],
        "cargo": ["red-helix green-lens", "yellow-helix"],
        "mystery_cargo": ["red", "green"],
        "mystery_sites": "red purple*2",
        "mystery_ship": "orange*2",
        "brokers": ["red green", ""],
        "researchers": [2, 1],
        "re": ["phase-drill price-oracle", "donor-plaque"],
        "hung": {"1-1": ("yellow-helix", 1), "3-3": ("red-crater", 0)},
        "curators": "red green none",
        "popups": {"U3": "red-antenna", "U8": "", "U10": ""},
        "queues": ["red wild green", "red"],
        "traders": ["mask coil", ""],
        "sites": "red-lens",
        "stacks": {"yellow": "yellow-crater"},
        "credits": [20, 8],
    }
    return museum("M6 M7 M8", **{**fields, **more})  # type: ignore[arg-type]


def looked(s: Earth, typed: str, lang: str = "en") -> str:
    """What a look shows, in one line."""
    where = Terminal(console())
    where.say(*(face_of(s, lang).look(typed, s.view(0)) or []))
    return " ".join(printed(where).split())


def flat(text: str) -> str:
    """A text with single spaces."""
    return " ".join(text.split())


# --- drawing ------------------------------------------------------------------------------------


def test_the_table_shows_the_expansion() -> None:
    text = flat(screen(busy()))
    for part in (
        "Rome U3[RA7] ▲A",
        "London RL2 R? U8[A5+] ▲A",
        "Cape Town P?×2",
        "Xi’an U10[6+]",
        "GL5 RH5 R? ·",
        "G? ·",
        "Museum 1 +2 2 broker 3 RE card 4 RE card 5 broker 6 +2",
        "1 red YH7◼B",
        "2 green",
        "3 – A RC4◼A",
        "2 artefacts analysed A: brokers GR, 2 researchers, Phase Drill, Price Oracle",
        "B: 1 researcher, Donor Plaque",
    ):
        assert part in text, f"{part}\n{text}"


def test_a_small_screen_shows_the_museum_in_short_and_only_own_cards() -> None:
    text = flat(screen(busy(), detail=SLIM))
    assert "Museum 10 tiles free · Tour guides A B · curators R G –" in text
    assert "Phase Drill" in text
    assert "Donor Plaque" not in text
    assert "Museum" not in screen(busy(), detail=BARE)


def test_whoever_exhibits_sees_the_museum_on_any_screen() -> None:
    s = play(busy(), "exhibit red-cog", "done")
    for detail in (FULL, TIGHT, SCANT, SLIM, BARE):
        text = screen(s, detail=detail)
        assert "5 broker" in text
        assert ("Traders" in text) == (detail > SLIM)


def test_without_the_expansion_nothing_of_it_is_shown() -> None:
    s = museum("", hands=["red-cog", ""])
    text = screen(s)
    for part in ("Museum", "Exhibit", "analysed"):
        assert part not in text
    for look in ("museum", "gear", "popups"):
        assert looked(s, look) == "The module that this belongs to is not in play."


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("width", [60, 100])
def test_nothing_is_wider_than_the_screen(lang: str, width: int) -> None:
    for names in (
        (),
        ("exhibit red-cog", "done"),
        ("exhibit red-cog", "done", "show cargo red-helix"),
        ("smuggle red-cog",),
    ):
        t = play(busy(), *names)
        for detail in (FULL, TIGHT, SCANT, SLIM, BARE):
            assert max(cell_len(line) for line in screen(t, 0, lang, width=width, detail=detail).splitlines()) <= width


@pytest.mark.parametrize("modules", SETS)
def test_every_answer_has_a_number_of_its_own_and_every_screen_can_be_drawn(modules: str) -> None:
    i = SETS.index(modules)
    lang, seats = LOCALES[i % 3], 2 + i // 3
    s = GAME.new(seats=seats, seed=i, options={"modules": modules.split()})
    shown, rng = ExcavationEarthFace(GAME, TONGUES[lang], NAMES[:seats]), digsite.Rng(4)
    while not s.over:
        seat = s.seats[0]
        view, legal = s.view(seat), s.legal(seat)
        menu = shown.menu(view, legal)
        assert sorted(item.code for item in menu.items) == sorted(legal)
        assert len({item.label for item in menu.items}) == len(menu.items)
        if rng.below(20) == 0:
            where = Terminal(console(80))
            for detail in (TIGHT, SLIM):
                where.say(*shown.table(view, menu, width=80, detail=detail), *shown.notes(view), *menu.draw())
        s.play(rng.pick(legal), seat)


def test_screens_do_not_depend_on_the_secrets_of_others() -> None:
    """What seat 1 has put under the deck is no business of seat 0."""
    twins = [busy(mysteries={"bottom": [card], "bottom_known": [2]}) for card in ("gravity-sled", "loan-desk")]
    assert screen(twins[0]) == screen(twins[1])
    assert looked(twins[0], "gear") == looked(twins[1], "gear")


MARKED = [("Ada", "Ben", "Cleo", "Dan"), ("Ann", "Abe", "Ada", "Al")]
"""Names with letters of their own, and names that begin alike: those are marked by numbers."""


@functools.cache
def late() -> tuple[digsite.Record, State]:
    """A game of four with all modules, far on, at a choice of an action: much was gained, and brokers were kept."""
    kept = {"MU-BROKER-R12": "useful-only", "MU-CURATOR-R1": "fill-first", "MU-ACTIVATE-R2": "one"}
    options: dict[str, object] = {"modules": "everything", "rulings": kept}
    record = digsite.Record.start(GAME, seats=4, seed=22, options=options)
    match, rng, bot = digsite.Match(record, [0, 1, 2, 3]), digsite.Rng(22), bots.make("novice", GAME)
    while cast(Earth, match.state).round < 3 or match.moves() < 330 or asked(cast(Earth, match.state)) != "act":
        legal = match.state.legal()
        greedy = [code for code in legal if code >= CODES.parse("send-broker yellow")]
        match.play(greedy[0] if greedy and rng.below(3) else bot.choose(match.state.view(match.state.seat), legal, rng))
    return record, match.state


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 40), (80, 24)])
def test_a_late_game_of_four_with_everything_fits_the_screen(width: int, height: int, lang: str) -> None:
    """The title, the question and the prompt are on it; at 100 by 40 the map, markets, boards and museum too."""
    record, state = late()
    desk = Desk(game="excavation_earth", seats=4, humans=4, names=MARKED[0], record=record, lang=lang, screen=True,
                width=width)  # fmt: skip
    desk.terminal.console.height = height
    desk.sitting._draw(state.seat or 0)
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", desk.text).splitlines()
    assert len(lines) + 1 <= height
    assert max(cell_len(line) for line in lines) <= width
    assert "M5 M6 M7 M8" in lines[0]
    question = state.question_for(state.seat)
    assert question is not None
    assert question.say(lang) in lines
    say = TONGUES[lang].say
    shown = ["ee-head-crew", "ee-act-exhibit"]
    if (width, height) == (100, 40):
        shown += ["ee-black-markets", "ee-head-queue", "ee-museum", "ee-brokers", "ee-re-cards"]
    for message in shown:
        assert say(message) in "\n".join(lines)
    assert not any(line.strip() in ("·", "") for line in lines)


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("names", MARKED)
def test_envoys_and_their_numbers_can_be_told_apart(names: tuple[str, ...], width: int, lang: str) -> None:
    """At 80 columns too: the names of command cards may be cut, envoys are not."""
    envoys = ["left*4 right", "left*2 middle", "left*3 right*4", "middle*3 right*2"]
    command = ["research-grant", "talent-agency", "private-viewing"]
    s = museum("M6 M7", seats=4, round=2, envoys=envoys, command=command, hung={"1-1": ("red-helix", 0)})
    shown = ExcavationEarthFace(GAME, TONGUES[lang], names)
    where = Terminal(console(width))
    where.say(*shown.table(s.view(0), shown.menu(s.view(0), s.legal(0)), width=width, detail=SCANT))
    a, b, c, d = shown.board.marks
    text = flat(printed(where))
    if names is MARKED[0]:
        for part in (f"{a}4 {b}2 {c}3", f"{b} {d}3", f"{a} {c}4 {d}2"):
            assert part in text, text
    else:
        for part in ("1×4 2×2 3×3", "2×1 4×3", "1×1 3×4 4×2", f"{TONGUES[lang].say('ee-guides')} 1×1"):
            assert part in text, text


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("width", [80, 100])
def test_no_word_of_the_museum_is_cut(width: int, lang: str) -> None:
    where = Terminal(console(width))
    s = busy()
    where.say(*(face_of(s, lang).look(TONGUES[lang].typed("ee-look-museum")[0], s.view(0)) or []))
    text = printed(where)
    assert "…" not in text
    for message in ("ee-column-outer", "ee-column-middle", "ee-column-inner", "ee-bonus-middle", "ee-bonus-inner"):
        assert TONGUES[lang].say(message) in flat(text)


# --- looks and scores ---------------------------------------------------------------------------


def test_looks() -> None:
    s = busy()
    assert "column full: 1+6 researcher · 2+5 move crew · 3+4 crew back" in looked(s, "museum")
    assert "Tour guides Anna 1 →1 · Ben 1 →1" in looked(s, "museum")
    gear = looked(s, "gear")
    assert "Anna brokers GR, 2 researchers" in gear
    assert (
        "Price Oracle When you sell, popularity pays as if the colour ranked one place higher. At the end: 10." in gear
    )
    popups = looked(s, "popups")
    assert "U3 Rome RA7 Mounted antlers for 1" in popups
    assert "U8 London wants antenna, value 5 or more; gives 1 reverse engineering card" in popups
    assert "U10 Xi’an wants value 6 or more; gives 14 credits" in popups
    assert "Pop-up markets still to come: 7" in popups
    assert "1×R? U8[A5+]" in looked(s, "map london")


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("look", LOOKS)
def test_every_look_in_every_language(look: str, lang: str) -> None:
    s = busy(round=2, command=["research-grant", "acquisitions-board", "talent-agency"])
    assert len(looked(s, TONGUES[lang].typed(f"ee-look-{look}")[0], lang)) > 40


def test_scores_count_what_the_end_would_bring() -> None:
    """Two cards (7 and 10), one tour guide, and the brokers’ colours, which are the two most popular here."""
    s = busy()
    where = Terminal(console())
    where.say(*face_of(s).scores(s.view(0)))
    assert "Cards, tour guides and brokers, if the game ended now +32 +12" in flat(printed(where))


# --- menus --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "parts"),
    [
        (
            (),
            [
                "Sell Exhibit",
                "[28]×2",
                "[19] Activate pop-up market U3 · Rome · RA7 Mounted antlers for 1",
                "[0] Pass",
            ],
        ),
        (
            ("exhibit red-cog",),
            ["[1] Send the green broker to the mothership (level now", "A broker of another colour gives the card"],
        ),
        (("exhibit red-cog", "done"), ["[2] Send a garden gnome (red) from the cargo hold to the museum · RH5"]),
        (
            ("exhibit red-cog", "done", "show cargo red-helix"),
            ["Top row red → [1] column 3: H, curator: RE card, full: crew back [2] column 4: H, curator: RE card"],
        ),
        (("excavate red-cog", "done"), ["[2] Dig up a mysterious artefact (red) · London"]),
        (("smuggle red-cog", "done"), ["Offload a mysterious artefact (red) from the cargo hold · R? · +12"]),
        (
            ("command red-cog", "done"),
            ["Send an envoy and analyse a mysterious artefact (red) from the cargo hold · R?"],
        ),
        (("command red-cog", "send-broker red", "done"), ["[1] Use the card for market #1"]),
    ],
)
def test_menus(names: tuple[str, ...], parts: list[str]) -> None:
    s = play(busy(), *names)
    text = flat(screen(s, width=120))
    for part in parts:
        assert part in text, f"{part}\n{text}"


def test_the_card_that_is_kept_says_what_it_does() -> None:
    drawn = {"drawn": ["phase-drill", "audio-guide"], "drawn_known": [1, 1]}
    agenda = [["act", 0, 0, 0], ["commanding", 0, 0, 2], ["keep_re", 0, 0, 0]]
    s = museum("M6 M7", mysteries=drawn, agenda=agenda)
    text = flat(screen(s, width=120))
    assert (
        "[1] Keep Phase Drill: When you excavate, one explorer can dig up a second artefact from its own site." in text
    )
    assert "At the end: 12." in text


def test_curators_are_replaced_row_by_row() -> None:
    command = ["acquisitions-board", "fresh-orders", "priority-shuttle"]
    agenda = [["act", 0, 0, 0], ["commanding", 0, 0, 2], ["acquisitions_board", 0, 1, 0]]
    s = museum("M6 M7", round=2, command=command, agenda=agenda, curators="red green none")
    text = flat(screen(s))
    assert "Top row red → [1] yellow [2] green [3] purple [4] orange" in text
    assert "Bottom row" not in text


def test_a_completed_column_and_a_matching_curator_are_told() -> None:
    s = museum("M6 M7", hands=["red-cog", ""], cargo=["red-helix", ""], hung={"2-1": ("red-crater", 1)},
               curators="red green none")  # fmt: skip
    play(s, "exhibit red-cog")  # there is only one artefact to send
    assert "[1] column 1: H, curator: +2, full: researcher [2] column 3: H, curator: RE card" in flat(screen(s))


def test_prices_are_those_of_the_cards() -> None:
    """Fence’s Ledger, Back-Door Buyer and Survey Swarm."""
    s = busy(re=["fences-ledger back-door-buyer", ""], brokers=["", ""])
    text = flat(screen(play(s, "smuggle red-cog")))
    assert "Buy YC2 Soda crate −1 →" in text
    assert "· RH5 · +7" in text
    assert "· R? · +14" in text
    t = museum("M6", surveyed=["red-lens"], re=["survey-swarm", ""], credits=[20, 8],
               agenda=[["act", 0, 0, 0], ["survey_buy", 0, 0, 0]])  # fmt: skip
    assert "· RL2 · −2" in screen(t)


def test_a_full_hold_counts_mysterious_artefacts_and_more_spaces() -> None:
    s = museum("M6", cargo=["red-lens*2", ""], mystery_cargo=["red green", ""], hands=["red-cog", ""],
               explorers=["london rome guam", "vancouver berlin guam"], sites="red-antenna red-helix")  # fmt: skip
    assert face_of(s).seen(s.view(0)).digs(0, 2) == 0
    t = museum("M6", cargo=["red-lens*2", ""], mystery_cargo=["red green", ""], hands=["red-cog", ""],
               explorers=["london rome guam", "vancouver berlin guam"], sites="red-antenna red-helix",
               re=["folding-hold", ""])  # fmt: skip
    assert face_of(t).seen(t.view(0)).digs(0, 2) == 2


@pytest.mark.parametrize("faction", [MERCHANTS, "issisinui"])
@pytest.mark.parametrize("brokered", [False, True])
@pytest.mark.parametrize(
    "cards", ["", "price-oracle", "bulk-contract", "holo-trader", "price-oracle bulk-contract holo-trader"]
)
def test_sales_are_foretold(cards: str, faction: str, brokered: bool) -> None:
    """What the face counts is what the engine pays."""
    s = museum("M6", factions=[faction, "gul"], hands=["green-coil*2", ""], re=[cards, ""], brokers=["green", ""],
               cargo=["red-lens*2 red-helix", ""], traders=["mask", ""], credits=[20, 8],
               queues=["red", "red", "red red", "green red"])  # fmt: skip
    play(s, "sell green-coil")
    if asked(s) == "send_broker":
        play(s, "send-broker green" if brokered else "done")
    seen = face_of(s).seen(s.view(0))
    frame = seen.frame()
    assert frame is not None
    best = seen.best_sale(0, 2, frame[3] >> 6 if frame[0] == "sell_markets" else frame[2])
    assert best is not None
    if asked(s) == "sell_region":
        play(s, "region red")
    before = s.credits[0]
    for market in best.markets:
        if asked(s) == "sell_markets":
            play(s, f"sell-at {market + 1}")
    while asked(s).startswith(("sell", "keep")):  # Bulk Contract pays last
        s.play(1 if 1 in s.legal() else s.legal()[0])
    assert s.credits[0] - before == best.total


# --- typing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "names", "before"),
    [
        ("exhibit red-cog", ["exhibit red-cog"], ()),
        ("exh red", ["exhibit red-cog"], ()),
        ("activate u3", ["activate U3"], ()),
        ("U3", ["activate U3"], ()),
        ("broker green", ["send-broker green"], ("exhibit red-cog",)),
        ("send-broker green", ["send-broker green"], ("exhibit red-cog",)),
        ("show RH", ["show cargo red-helix"], ("exhibit red-cog", "done")),
        ("gnome", ["show cargo red-helix"], ("exhibit red-cog", "done")),
        ("hang 2-1", ["hang 2-1"], ("exhibit red-cog", "done", "show cargo green-lens")),
        ("1 4", ["hang 1-4"], ("exhibit red-cog", "done", "show cargo green-lens")),
        ("hang row 1 column 4", ["hang 1-4"], ("exhibit red-cog", "done", "show cargo green-lens")),
        ("mystery", ["dig-mystery red"], ("excavate red-cog", "done")),
        ("dig-mystery red", ["dig-mystery red"], ("excavate red-cog", "done")),
        ("analyse red", ["analyse cargo red"], ("command red-cog", "done")),
        ("ana", ["analyse cargo red"], ("command red-cog", "done")),
        ("offload-mystery", ["offload-mystery cargo red"], ("smuggle red-cog", "done")),
        ("at-market 3", ["at-market 3"], ("command red-cog", "send-broker red", "done")),
        ("prism", ["at-market 3"], ("command red-cog", "send-broker red", "done")),
    ],
)
def test_typed_answers(typed: str, names: list[str], before: tuple[str, ...]) -> None:
    s = play(busy(), *before)
    shown = face_of(s)
    shown.menu(s.view(0), s.legal(0))
    assert [CODES.name(code) for code in shown.parse(typed, s.view(0))] == names


@pytest.mark.parametrize(
    ("lang", "typed", "name", "before"),
    [
        ("de", "ausstellen rot zahnrad", "exhibit red-cog", ()),
        ("de", "makler türkis", "send-broker green", ("exhibit red-cog",)),
        ("de", "hänge 1 4", "hang 1-4", ("exhibit red-cog", "done", "show cargo green-lens")),
        ("de", "analysiere", "analyse cargo red", ("command red-cog", "done")),
        ("pl", "wystawa czerwona zębatka", "exhibit red-cog", ()),
        ("pl", "pośrednik zielony", "send-broker green", ("exhibit red-cog",)),
        ("pl", "zawieś 1 4", "hang 1-4", ("exhibit red-cog", "done", "show cargo green-lens")),
        ("pl", "zbadaj", "analyse cargo red", ("command red-cog", "done")),
    ],
)
def test_typed_answers_in_other_languages(lang: str, typed: str, name: str, before: tuple[str, ...]) -> None:
    s = play(busy(), *before)
    shown = face_of(s, lang)
    shown.menu(s.view(0), s.legal(0))
    assert [CODES.name(code) for code in shown.parse(typed, s.view(0))] == [name]


@pytest.mark.parametrize("lang", LOCALES)
def test_every_offered_code_can_be_typed_by_its_stable_name(lang: str) -> None:
    factions = [SEEKERS, COMMANDERS, "random"]
    modules = ["M5", "M6", "M7", "M8"]
    s, rng = GAME.new(seats=3, seed=5, options={"modules": modules, "factions": factions}), digsite.Rng(9)
    shown = ExcavationEarthFace(GAME, TONGUES[lang], NAMES[:3])
    while not s.over:
        seat = s.seats[0]
        view, legal = s.view(seat), s.legal(seat)
        shown.menu(view, legal)
        for code in [code for code in legal if code >= CODES.parse("send-broker yellow")]:
            assert shown.parse(CODES.name(code), view) == [code], CODES.name(code)
        s.play(rng.pick(legal), seat)


@pytest.mark.parametrize(
    ("typed", "name", "before"),
    [
        ("send red", "send-broker red", ("command red-cog",)),
        ("send the red broker", "send-broker red", ("command red-cog",)),
        ("send gnome", "show cargo red-helix", ("exhibit red-cog", "done")),
        ("market 4", "at-market 4", ("command red-cog", "send-broker red", "done")),
        ("use the card for market 4", "at-market 4", ("command red-cog", "send-broker red", "done")),
        ("place 1 4", "hang 1-4", ("exhibit red-cog", "done", "show cargo green-lens")),
        ("send an envoy", "envoy", ("command red-cog", "done")),
    ],
)
def test_words_that_are_shown_may_be_typed(typed: str, name: str, before: tuple[str, ...]) -> None:
    s = play(busy(mystery_cargo=["", ""]) if typed == "send an envoy" else busy(), *before)
    shown = face_of(s)
    shown.menu(s.view(0), s.legal(0))
    assert [CODES.name(code) for code in shown.parse(typed, s.view(0))] == [name]


def test_words_in_another_order_do_not_turn_a_move_round() -> None:
    """Only the move from Rome to London is offered; from London to Rome is another."""
    s = play(busy(), "travel red-cog")
    shown = face_of(s)
    shown.menu(s.view(0), s.legal(0))
    assert [CODES.name(code) for code in shown.parse("move cairo rome", s.view(0))] == ["move cairo rome"]


@pytest.mark.parametrize("lang", LOCALES)
def test_every_offered_answer_can_be_typed_as_it_is_shown(lang: str) -> None:
    """Whole, with what stands before it, or as it is told: in random positions of a game with everything."""
    factions = [SEEKERS, COMMANDERS, "random"]
    s = GAME.new(seats=3, seed=6, options={"modules": "everything", "factions": factions})
    shown, rng = ExcavationEarthFace(GAME, TONGUES[lang], NAMES[:3]), digsite.Rng(LOCALES.index(lang))
    while not s.over:
        seat = s.seats[0]
        view, legal = s.view(seat), s.legal(seat)
        if rng.below(4) == 0:
            menu = shown.menu(view, legal)
            for row in menu.rows:
                alike = [row.spelled(item) for item in row.items]  # two yellow buyers in one queue: by number only
                for item in row.items:
                    for typed in (shown.code_words(item.code), row.spelled(item)):
                        if alike.count(typed) > 1:
                            continue
                        code = menu.spelled(typed, shown.code_words)
                        assert [item.code] == ([code] if code is not None else shown.parse(typed, view)), typed
        s.play(rng.pick(legal), seat)


def test_why_of_a_bare_word() -> None:
    """A thing that is at hand is as good as any to tell why not."""
    desk = Desk(game="excavation_earth", seats=2, humans=2, seed=3, modules=["M6", "M7", "M8"])
    lines = [""]
    while desk.match.state.question is None or desk.match.state.question.key != "act":
        desk.match.play(desk.match.state.legal()[0])
    text = flat(desk.answer(*lines, "why activate", "why analyse", "why give", "q"))
    assert text.count("Not allowed: ") == 3
    assert "means nothing" not in text


def test_a_space_that_is_not_there_means_nothing() -> None:
    s = play(busy(), "exhibit red-cog", "done", "show cargo green-lens")
    shown = face_of(s)
    shown.menu(s.view(0), s.legal(0))
    for nonsense in ("hang 9 9", "hang 1", "hang banana"):
        with pytest.raises(NotUnderstood):
            shown.parse(nonsense, s.view(0))


# --- at the table -------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", SETS)
def test_a_game_by_random_numbers_to_the_end(modules: str, tmp_path: Path) -> None:
    """Somebody types whatever number is on the list; bots play the rest."""
    i = SETS.index(modules)
    lang = LOCALES[i % 3]
    desk = Desk(game="excavation_earth", seats=2 + i % 3, seed=i, lang=lang, width=80,
                blind=i % 3 != 0, modules=modules.split(), save=tmp_path / "game.txt", bot="novice")  # fmt: skip
    rng = digsite.Rng(i)

    def read(prompt: str) -> str:
        del prompt
        view, legal = desk.match.state.view(0), desk.match.state.legal(0)
        items = desk.sitting.face.menu(view, legal).items
        return items[rng.below(len(items))].label

    desk.type_by(read)
    assert desk.run() == 0
    result = desk.match.state.result
    assert result is not None
    for score in result.scores:
        assert str(score) in desk.text
    assert run("verify", tmp_path / "game.txt").exit_code == 0


@pytest.mark.parametrize("modules", ["M5", "M6", "M5 M6 M7"])
def test_a_game_alone_to_the_end(modules: str) -> None:
    desk = Desk(game="excavation_earth", seats=1, seed=4, solo=True, modules=modules.split(), blind=True)
    assert desk.play_on("novice") == 0
    assert desk.match.state.over


def test_why_and_rules() -> None:
    desk = Desk(game="excavation_earth", seats=2, humans=2, seed=3, modules=["M6", "M7"], factions=["gul", "kuti_kuti"])
    text = flat(
        desk.answer(
            "", "done", "", "done", "", "rome", "why exhibit", "why activate u3", "why 18", "rule MU-EXHIBIT-03", "q"
        )
    )
    assert "Not allowed with any of your cards." in text
    assert "MU-EXHIBIT-R1" in text
    assert "The module that this belongs to is not in play. (MU-MODULE-R3)" in text
    assert "send one artefact of the same colour as the card to the museum" in text


@pytest.mark.parametrize("lang", LOCALES)
def test_help_speaks_of_the_expansion(lang: str) -> None:
    told = run("play", "excavation_earth", "--modules", "m6", "--seed", 3, "--lang", lang, typed="?\nq\n")
    assert told.exit_code == 0
    assert "U6[H5+]" in told.output
    assert "U6[H5+]" not in run("play", "excavation_earth", "--seed", 3, "--lang", lang, typed="?\nq\n").output


@pytest.mark.parametrize("lang", LOCALES)
def test_the_short_forms_in_the_legend_are_those_of_the_table(lang: str) -> None:
    board = face_of(busy(), lang).board
    for text in (looked(busy(), TONGUES[lang].typed("ee-look-legend")[0], lang), " ".join(hints(lang))):
        for part in (f"{board.letters[0]}?:", f"U3[{board.letters[2]}L2]:" if lang != "pl" else "U3[CS2]:", "U6[H5+]:"):
            assert part in text, text


def hints(lang: str) -> list[str]:
    return face_of(busy(), lang).hints(busy().view(0), "act")


@pytest.mark.parametrize(("modules", "cited"), [("M6", False), ("M6 M7", True), ("M6 M7 M8", True)])
def test_the_choice_of_an_action_cites_the_rule_that_adds_one(modules: str, cited: bool) -> None:
    question = museum(modules, hands=["red-cog", ""]).question
    assert question is not None
    assert ("MU-EXHIBIT-01" in question.rules) == cited
    assert "EE-TURN-07" in question.rules
    assert ("MU-ACTIVATE-01" in question.rules) == ("M8" in modules)


@pytest.mark.parametrize(
    ("modules", "looks"),
    [("", "map and board show"), ("M6", "map, board and gear show"),
     ("M6 M7 M8", "map, board, museum, gear and popups show")],
)  # fmt: skip
def test_a_small_window_says_what_can_be_looked_at(modules: str, looks: str) -> None:
    s = museum(modules)
    where = Terminal(console(100))
    where.say(*face_of(s).greeting(s.view(0), 24))
    assert looks in flat(printed(where))


# --- commands -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "modules"),
    [
        (["M6,M7"], ["M6", "M7"]),
        (["m6", "--modules", "m8"], ["M6", "M8"]),
        (["everything"], ["M5", "M6", "M7", "M8"]),
        (["museum"], ["M5", "M6", "M7"]),
    ],
)
def test_modules_are_chosen_on_the_command_line(given: list[str], modules: list[str]) -> None:
    result = run("play", "excavation_earth", "-s", 2, "--modules", *given, "--seed", 1, typed="q\n")
    assert result.exit_code == 0, result.output
    (saved,) = Path().glob("*.digsite")
    assert digsite.Record.load(saved).options["modules"] == modules


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["--modules", "M7"], "MU-MODULE-03"),
        (["--modules", "M9"], "is not known; give a set (none, factions"),
        (["--modules", ""], "--modules: nothing is named; give a set (none, factions"),
        (["--modules", ","], "--modules: nothing is named; give a set (none, factions"),
        (["--modules", "museum,M8"], "is a set and goes alone"),
        (["--modules", "M6,M8", "--solo"], "MU-MODULE-07"),
        (["--scarce-zu"], "MU-SOLO-02"),
        (["--factions", "mazz-un"], "MU-MODULE-01"),
    ],
)
def test_modules_that_do_not_go_together(wrong: list[str], why: str) -> None:
    result = run("play", "excavation_earth", "-s" if "--solo" not in wrong else "--seed", 2, *wrong)
    assert result.exit_code == 2
    assert why in flat(result.output)


def test_the_new_factions_and_scarce_cubes() -> None:
    result = run("play", "excavation_earth", "--solo", "--scarce-zu", "--seed", 1, typed="q\n")
    assert result.exit_code == 0
    for saved in Path().glob("*.digsite"):
        assert digsite.Record.load(saved).options["scarce_zu"] is True
    told = run("play", "excavation_earth", "-s", 2, "--modules", "factions", "--factions", "mazz-un", typed="q\n")
    assert "Admiralty of Mazz-Un (Commanders)" in flat(told.output)
