"""Excavation Earth at the terminal: what is drawn, what may be typed, and whole games."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

import digsite
from digsite.cli.app import app
from digsite.cli.excavation_earth import LOOKS, ExcavationEarthFace
from digsite.cli.excavation_earth_figures import Seen
from digsite.cli.face import FACES, FULL, SCANT, TIGHT, Face, Menu, NotUnderstood, face, face_type
from digsite.cli.language import Language
from digsite.cli.terminal import Terminal
from digsite.games.excavation_earth.box import STANDARD
from digsite.games.excavation_earth.codes import SELL_AT
from digsite.games.excavation_earth.state import Earth
from digsite.games.excavation_earth.vocabulary import CODES
from digsite.kernel.text import LOCALES
from tests.cli.desk import Desk, console, printed
from tests.games.excavation_earth.table import GAME, earth, play

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
TONGUES = {locale: Language(locale, ExcavationEarthFace.DIALECT) for locale in LOCALES}


def face_of(s: Earth, lang: str = "en") -> ExcavationEarthFace:
    """The face of the game at that table."""
    return ExcavationEarthFace(GAME, TONGUES[lang], NAMES[: s.n_seats])


def screen(s: Earth, seat: int = 0, lang: str = "en", *, width: int = 100, detail: int = TIGHT) -> str:
    """What a seat sees of a position: table, question and answers."""
    view = s.view(seat)
    shown = face_of(s, lang)
    menu = shown.menu(view, s.legal(seat)) if seat in s.seats else Menu([])
    where = Terminal(console(width))
    where.say(*shown.table(view, menu, width=width, detail=detail), *shown.notes(view), *menu.draw())
    return printed(where)


def busy(**more: object) -> Earth:
    """A table with something everywhere."""
    fields: dict[str, object] = {
        "seats": 3,
        "factions": ["kuti_kuti", "dal_harrai", "aqulla"],
        "hands": ["red-cog*2 green-mask yellow-coil", "purple-mask orange-coil", "green-comet"],
        "travel": ["travel-2 travel-4", "travel-3", ""],
        "explorers": ["rome berlin zanzibar", "cairo berlin guam", "london berlin guam"],
        "queues": ["red wild green", "red", "wild yellow", "red red green orange", "purple", "orange wild"],
        "cargo": ["red-helix red-lens", "yellow-helix", ""],
        "hidden": ["green-lens", "", ""],
        "sites": "red-helix*2 red-crater green-antenna orange-lens",
        "stacks": {"yellow": "yellow-crater yellow-helix", "red": "red-antenna"},
        "traders": ["mask cog", "cog*2", ""],
        "envoys": ["left*2", "left right", ""],
        "guards": ["red-helix red-lens yellow-helix", "", "purple-lens"],
        "credits": [20, 8, 8],
        "round": 2,
    }
    return earth(**{**fields, **more})  # type: ignore[arg-type]


# --- faces --------------------------------------------------------------------------------------


def test_faces_are_found_by_game() -> None:
    assert {"archaeology", "excavation_earth"} <= set(FACES)
    assert face_type("excavation_earth") is ExcavationEarthFace
    assert face_type("_template") is Face
    assert isinstance(face(GAME, TONGUES["en"], NAMES), ExcavationEarthFace)
    assert Face.load_pack(None) is None


# --- drawing ------------------------------------------------------------------------------------


def test_the_screen_tells_all_that_matters() -> None:
    text = screen(busy())
    for part in (
        "Turn order A Anna › B Ben › C Cleo  ·  Anna: 2 actions left",
        "Forecast O#6 O#6 O#5 O#5",
        "Rome RH5×2 RC4 ▲A",
        "Berlin #4 ▲ABC",
        "Zanzibar #1#4 ▲A",
        "#4 cog    R R G O A B2",
        "left #1#2 A2 B",
        "Emergency Fund (5)",
        "YC2 /2",
        "▶A Anna Excavators       20   4+24",
        "RH5 RL2 ··  GL5 ·",
        "H··· ···· HL·· ···· ····",
        "2 × red #4 (cog)   [31]   [32]×2",
        "helix   ■ · ■ · · 0›6",
        "[0] Pass",
    ):
        assert part in text, f"{part}\n{text}"


def test_numbers_are_the_card_and_the_action() -> None:
    s = busy()
    shown = face_of(s)
    menu = shown.menu(s.view(0), s.legal(0))
    assert {
        item.label: CODES.name(item.code) for item in menu.items if item.label in ("32", "33", "35", "57", "0")
    } == {
        "32": "excavate red-cog",
        "33": "market red-cog",
        "35": "smuggle red-cog",
        "57": "sell travel-4",
        "0": "pass",
    }
    assert sorted(item.code for item in menu.items) == sorted(s.legal(0))


def test_every_answer_has_a_number_of_its_own() -> None:
    """Over a whole game, every offered code is on the menu once, and no label stands twice."""
    s, rng = GAME.new(seats=3, seed=8, options={"draft_start": True}), digsite.Rng(4)
    shown = ExcavationEarthFace(GAME, TONGUES["en"], NAMES[:3])
    while not s.over:
        seat = s.seats[0]
        legal = s.legal(seat)
        items = shown.menu(s.view(seat), legal).items
        assert sorted(item.code for item in items) == sorted(legal)
        assert len({item.label for item in items}) == len(items)
        s.play(rng.pick(legal), seat)


def test_a_sale_is_counted_before_it_is_made() -> None:
    s = busy()
    seen = face_of(s).seen(s.view(0))
    best = seen.best_of_all(0, 14)
    assert best is not None
    before = s.credits[0]
    assert f"→{best.total}" in screen(s)
    play(s, "sell red-cog")
    assert "at best in #1 #4, " in screen(s)
    play(s, "region red", "sell-at 1")
    text = screen(s)
    sale = seen.sale(0, 2, [0])
    assert f"{sale.popular} + {sale.crowd} + {sale.bonus} = {sale.total} credits" in text
    assert "[1] Sell in market #4: 2 buyers, " in text
    play(s, "sell-at 4")
    assert s.credits[0] - before == best.total


def test_sales_are_foretold_for_every_card() -> None:
    """What the face counts is what the engine pays, whatever is sold where."""
    rng, told = digsite.Rng(3), 0
    for seed in range(4):
        s = GAME.new(seats=3, seed=seed)
        shown = ExcavationEarthFace(GAME, TONGUES["en"], NAMES[:3])
        while not s.over:
            seat = s.seats[0]
            view = s.view(seat)
            frame = shown.seen(view).frame()
            assert frame is not None
            legal = s.legal(seat)
            sells = [code for code in legal if CODES.name(code).startswith("sell ")]
            code = rng.pick(sells or legal)
            if frame[0] == "sell_markets" and CODES.name(code).startswith("sell-at"):
                chosen = [m for m in range(6) if frame[3] >> m & 1] + [code - SELL_AT]
                expected = Seen(view, shown.seen(view).rules).sale(seat, frame[2], sorted(chosen)).total
                rest, before = s.copy(), s.scores[seat]
                rest.play(code, seat)
                while rest.seats and rest.question_for(rest.seats[0]).key.startswith("sell"):  # type: ignore[union-attr]
                    rest.play(1 if 1 in rest.legal() else rest.legal()[0], rest.seats[0])
                assert rest.scores[seat] - before == expected
                told += 1
            s.play(code, seat)
    assert told > 0


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("width", [60, 100])
def test_nothing_is_wider_than_the_screen(lang: str, width: int) -> None:
    s = busy()
    questions: list[tuple[str, ...]] = [
        (),
        ("travel red-cog",),
        ("excavate red-cog",),
        ("smuggle red-cog",),
        ("sell red-cog",),
    ]
    for names in questions:
        t = play(busy(), *names)
        for detail in (FULL, TIGHT, SCANT):
            lines = screen(t, 0, lang, width=width, detail=detail).splitlines()
            assert max(cell_len(line) for line in lines) <= width
    assert "\n" in screen(s, 1, lang, width=width)


@pytest.mark.parametrize("lang", LOCALES)
def test_a_full_table_fits_a_hundred_by_forty(lang: str) -> None:
    """Two rules, three lines of news, question and prompt need eight lines more."""
    assert len(screen(busy(), 0, lang, detail=SCANT).splitlines()) + 8 <= 40


@pytest.mark.parametrize("lang", LOCALES)
def test_screens_do_not_depend_on_the_secrets_of_others(lang: str) -> None:
    """Twins that differ only in what seat 0 cannot see look the same to it, to the letter."""
    twins = [
        busy(hands=["red-cog*2 green-mask yellow-coil", other, "green-comet"])
        for other in ("purple-mask orange-coil", "yellow-anchor red-comet")
    ]
    assert screen(twins[0], 0, lang) == screen(twins[1], 0, lang)
    assert screen(twins[0], 1, lang) != screen(twins[1], 1, lang)


def test_the_black_market_is_offered_stack_by_stack() -> None:
    s = play(busy(), "smuggle red-cog")
    text = screen(s)
    assert "Buy YC2 Soda crate −3 →      [1] Cargo  [2] Hidden" in text
    assert "Buy RA7 Mounted antlers −8 → [3] Cargo  [4] Hidden" in text
    assert "Offload a garden gnome (red) from the cargo hold · RH5 · +5" in text


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("look", LOOKS)
def test_looks(look: str, lang: str) -> None:
    s = busy()
    shown = face_of(s, lang)
    word = TONGUES[lang].typed(f"ee-look-{look}")[0]
    seen = shown.look(word, s.view(0))
    assert seen
    where = Terminal(console())
    where.say(*seen)
    assert len(printed(where)) > 40
    assert shown.look("rome", s.view(0)) is None


def test_a_place_can_be_looked_up() -> None:
    s = busy()
    where = Terminal(console())
    where.say(*(face_of(s).look("map rome cairo", s.view(0)) or []))
    assert "Rome 2×RH5 1×RC4 ▲A Lagos, Berlin, Cairo, London" in " ".join(printed(where).split())
    assert "Sydney" not in printed(where)
    where.say(*(face_of(s).look("map atlantis", s.view(0)) or []))
    assert "There is no such place; places: Vancouver" in printed(where)


# --- typing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "names", "before"),
    [
        ("excavate red-cog", ["excavate red-cog"], ()),
        ("exc red", ["excavate red-cog"], ()),
        ("excavate red 4", ["excavate red-cog"], ()),
        ("sell 4", ["sell travel-4"], ()),
        ("travel with green", ["travel green-mask"], ()),
        ("pass", ["pass"], ()),
        ("market purple-cog", ["market purple-cog"], ()),
        ("survey", ["survey yellow-coil"], ("travel red-cog",)),
        ("move rome cairo", ["move rome cairo"], ("travel red-cog",)),
        ("move rome cairo delhi", ["move rome cairo", "move cairo delhi"], ("travel red-cog",)),
        ("lagos", ["move rome lagos"], ("travel red-cog",)),
        ("done", ["done"], ("travel red-cog",)),
        ("RH", ["dig red-helix"], ("excavate red-cog",)),
        ("dig crater", ["dig red-crater"], ("excavate red-cog",)),
        ("cuckoo", ["dig red-crater"], ("excavate red-cog",)),
        ("acquire yellow hidden", ["acquire yellow hidden"], ("smuggle red-cog",)),
        ("offload red helix", ["offload cargo red-helix"], ("smuggle red-cog",)),
        ("excavate red-cog; dig red-helix; done", ["excavate red-cog", "dig red-helix", "done"], ()),
    ],
)
def test_typed_answers(typed: str, names: list[str], before: tuple[str, ...]) -> None:
    s = play(busy(), *before)
    shown = face_of(s)
    shown.menu(s.view(0), s.legal(0))
    assert [CODES.name(code) for code in shown.parse(typed, s.view(0))] == names


@pytest.mark.parametrize(
    ("lang", "typed", "name"),
    [
        ("de", "ausgraben rot zahnrad", "excavate red-cog"),
        ("de", "passen", "pass"),
        ("de", "reisen türkis", "travel green-mask"),
        ("de", "reisen turk", "travel green-mask"),
        ("de", "excavate red-cog", "excavate red-cog"),
        ("pl", "wydobycie czerwona zębatka", "excavate red-cog"),
        ("pl", "podróż zielona", "travel green-mask"),
        ("pl", "pas", "pass"),
    ],
)
def test_typed_answers_in_other_languages(lang: str, typed: str, name: str) -> None:
    s = busy()
    shown = face_of(s, lang)
    shown.menu(s.view(0), s.legal(0))
    assert [CODES.name(code) for code in shown.parse(typed, s.view(0))] == [name]


def test_what_fits_several_answers_is_asked_for() -> None:
    s = busy()
    shown = face_of(s)
    shown.menu(s.view(0), s.legal(0))
    with pytest.raises(NotUnderstood, match=r"may be: Excavate with yellow #2 \(coil\), Excavate with green"):
        shown.parse("excavate", s.view(0))
    for nonsense in ("excavate banana", "frobnicate", ";", "move atlantis"):
        with pytest.raises(NotUnderstood):
            shown.parse(nonsense, s.view(0))


@pytest.mark.parametrize("lang", LOCALES)
def test_every_offered_code_can_be_typed_by_its_stable_name(lang: str) -> None:
    s, rng = GAME.new(seats=4, seed=5), digsite.Rng(9)
    shown = ExcavationEarthFace(GAME, TONGUES[lang], NAMES)
    for _ in range(120):
        if s.over:
            break
        seat = s.seats[0]
        view, legal = s.view(seat), s.legal(seat)
        shown.menu(view, legal)
        for code in legal[:12]:
            name = CODES.name(code)
            if not name.startswith("replace"):  # counted from one, as on the screen
                assert shown.parse(name, view) == [code], name
        s.play(rng.pick(legal), seat)


@pytest.mark.parametrize("lang", LOCALES)
def test_verbs_are_no_commands(lang: str) -> None:
    """What is typed to move must not save, quit or look around."""
    tongue = TONGUES[lang]
    commands = {
        word
        for command in ("help", "why", "undo", "rule", "log", "scores", "save", "quit")
        for word in tongue.typed(f"type-{command}")
    }
    looks = {word for look in LOOKS for word in tongue.typed(f"ee-look-{look}")}
    verbs = {word: span.name for span in CODES.spans for word in tongue.typed(f"ee-type-{span.name}")}
    assert not commands & looks
    assert not (commands | looks) & set(verbs)


# --- at the table -------------------------------------------------------------------------------


def test_a_game_against_bots_to_the_end(tmp_path: Path) -> None:
    desk = Desk(game="excavation_earth", seats=2, save=tmp_path / "game.txt", blind=True)
    assert desk.play_on("random") == 0
    assert "Credits at the start" in desk.text
    assert "Artefacts left (they break ties)" in desk.text
    result = desk.match.state.result
    assert result is not None
    for score in result.scores:
        assert str(score) in desk.text
    assert run("verify", tmp_path / "game.txt").exit_code == 0
    shown = run("replay", tmp_path / "game.txt", "--all")
    assert shown.exit_code == 0
    assert "The game is over" in shown.output
    assert run("replay", tmp_path / "game.txt", "--all", "--seat", 2).exit_code == 0


def test_a_draft_around_one_screen() -> None:
    """Each picks in turn, and nobody sees the pack of another."""
    seen: dict[int, set[str]] = {}

    def read(prompt: str) -> str:
        if prompt.startswith(TONGUES["en"].say("press-enter")):
            return ""
        state = desk.match.state
        assert state.seat is not None
        question = state.question_for(state.seat)
        assert question is not None
        if question.key != "draft":
            raise EOFError
        seen.setdefault(state.seat, set()).add(desk.text.rpartition("Which card do you pick?")[2])
        return "1"

    desk = Desk(game="excavation_earth", seats=3, humans=3, draft_start=True, seed=4)
    desk.type_by(read)
    desk.run()
    assert set(seen) == {0, 1, 2}
    assert desk.text.count("Pass the device to") >= 9
    assert [name for name in desk.names if not name.startswith("pick")] == []
    assert len(desk.names) == 18


def test_a_draft_against_bots() -> None:
    desk = Desk(["1"] * 6, game="excavation_earth", seats=3, draft_start=True, seed=4)
    desk.run()
    assert sum(name.startswith("pick") for name in desk.names) == 18


def test_undo_why_and_words_at_the_table() -> None:
    desk = Desk(game="excavation_earth", seats=2, humans=2, seed=3, factions=["gul", "kuti_kuti"])
    text = desk.answer("", "done", "", "done", "", "rome", "why pass", "why market 1", "stacks", "12", "undo", "q")
    assert "Nothing forbids it now." in text
    assert "Black market, from the top" in text
    assert "place rome" in desk.names


@pytest.mark.parametrize("lang", LOCALES)
def test_help_speaks_of_this_game(lang: str) -> None:
    result = run("play", "excavation_earth", "--seed", 3, "--bot", "random", "--lang", lang, typed="?\nwhy\nrule\nq\n")
    assert result.exit_code == 0
    assert "EE-SELL-07" in result.output
    assert "AR-SELL" not in result.output


# --- commands -----------------------------------------------------------------------------------


def run(*args: object, typed: str = "") -> Result:
    """A command in this process."""
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, [str(arg) for arg in args], input=typed)


def test_options() -> None:
    result = run(
        "play", "excavation_earth", "-s", 3, "--factions", "kuti-kuti,gul", "--draft-start", "--seed", 1, typed="q\n"
    )
    assert result.exit_code == 0
    assert "Kuti Kuti Union (Excavators)" in result.output
    assert "Which card do you pick?" in result.output
    (saved,) = Path().glob("*.digsite")
    options = digsite.Record.load(saved).options
    assert options["draft_start"] is True
    assert options["factions"] == ["kuti_kuti", "gul", "random"]
    for wrong in (["--factions", "gul,gul"], ["--factions", "zu"], ["--monument", "mine"]):
        assert run("play", "excavation_earth", *wrong).exit_code == 2
    assert run("play", "--draft-start").exit_code == 2


def test_packs_of_both_games(tmp_path: Path) -> None:
    shown = run("components", "show", "--game", "excavation_earth", "--lang", "de")
    assert shown.exit_code == 0
    assert "vancouver" in shown.output
    mine = tmp_path / "mine.toml"
    mine.write_text(STANDARD.read_text("utf-8"), "utf-8")
    checked = run("components", "check", mine)
    assert checked.exit_code == 0
    assert "405 figures" in " ".join(checked.output.split())
    assert run("components", "check", mine, "--game", "archaeology").exit_code == 1
    mine.write_text(STANDARD.read_text("utf-8").replace("market = 1\n", "market = 9\n"), "utf-8")
    assert run("components", "check", mine).exit_code == 1
    assert run("components", "check").exit_code == 0
    assert run("components", "check", "--game", "_template").exit_code == 2
    assert run("play", "excavation_earth", "--components", mine).exit_code == 2


@pytest.mark.parametrize("lang", LOCALES)
def test_games_and_bots(lang: str) -> None:
    listed = run("games", "--lang", lang).output
    for part in ("excavation_earth", "--factions", "kuti-kuti", "--draft-start"):
        assert part in listed
    assert run("bots", "--lang", lang).exit_code == 0


def test_rules_of_this_game() -> None:
    assert "eligible" in run("rules", "EE-SELL-07").output
