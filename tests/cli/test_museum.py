"""The expansion of Excavation Earth at the terminal: what is drawn, what may be typed, and whole games."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import digsite
from digsite.cli.excavation_earth import LOOKS, ExcavationEarthFace
from digsite.cli.face import BARE, FULL, SCANT, SLIM, TIGHT, NotUnderstood
from digsite.cli.terminal import Terminal
from digsite.games.excavation_earth.state import Earth
from digsite.games.excavation_earth.vocabulary import CODES
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
        "mystery_cargo": ["red", ""],
        "mystery_hidden": ["", "green"],
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
@pytest.mark.parametrize("width", [60, 80, 100])
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


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("modules", SETS)
def test_every_answer_has_a_number_of_its_own_and_every_screen_can_be_drawn(modules: str, lang: str) -> None:
    seats = 2 + SETS.index(modules) % 3
    s = GAME.new(seats=seats, seed=SETS.index(modules), options={"modules": modules.split()})
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
        (("command red-cog", "send-broker red"), ["[1] Use the card for market #1"]),
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
        ("at-market 3", ["at-market 3"], ("command red-cog", "send-broker red")),
        ("prism", ["at-market 3"], ("command red-cog", "send-broker red")),
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
        ("de", "makler grün", "send-broker green", ("exhibit red-cog",)),
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
