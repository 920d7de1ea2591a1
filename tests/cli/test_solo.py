"""Excavation Earth alone against Zu at the terminal: how it is started, what is shown and told, whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

import digsite
from digsite.cli.app import app, chosen
from digsite.cli.excavation_earth import LOOKS, ExcavationEarthFace
from digsite.cli.excavation_earth_zu import AFTERMATH, CHOICES, DEEDS, RUNGS, last_turns
from digsite.cli.face import FULL, SCANT, TIGHT, Menu, Told
from digsite.cli.language import Language
from digsite.cli.seating import everyone
from digsite.cli.terminal import Terminal
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.games.excavation_earth.solo.switches import LEVELS, SWITCHES
from digsite.games.excavation_earth.state import Earth
from digsite.games.excavation_earth.vocabulary import CODES
from digsite.kernel.text import LOCALES
from digsite.ledger import Ledger
from tests.cli.desk import Desk, console, printed
from tests.games.excavation_earth.solo.table import new, solo
from tests.games.excavation_earth.table import GAME

TONGUES = {locale: Language(locale, ExcavationEarthFace.DIALECT) for locale in LOCALES}
TO_ZU = ["done", "place rome", "pass", "1", "1", "1", "1"]
"""The shortest way to turns of Zu's: all of round 1."""


def face_of(s: Earth, lang: str = "en") -> ExcavationEarthFace:
    """The face of the game at that table."""
    return ExcavationEarthFace(GAME, TONGUES[lang], everyone(s, lang, ["Anna"]))


def screen(s: Earth, lang: str = "en", *, width: int = 100, detail: int = TIGHT) -> str:
    """What the human sees of a position: table, question and answers."""
    view, shown = s.view(0), face_of(s, lang)
    menu = shown.menu(view, s.legal(0)) if s.seats else Menu([])
    where = Terminal(console(width))
    where.say(*shown.table(view, menu, width=width, detail=detail), *shown.notes(view), *menu.draw())
    return printed(where)


def shown(*things: object, width: int = 100) -> str:
    """What some things look like when they are printed."""
    where = Terminal(console(width))
    where.say(*things)  # type: ignore[arg-type]
    return printed(where)


def desk(*lines: str, zu: object = "medium", **more: object) -> Desk:
    """A sitting of one person against Zu."""
    fields: dict[str, object] = {"seed": 5, "factions": ["gul"], **more}
    return Desk(lines, game="excavation_earth", seats=1, solo=True, zu=zu, **fields)  # type: ignore[arg-type]


def busy(**more: object) -> Earth:
    """A table with something everywhere, and Zu well under way."""
    fields: dict[str, object] = {
        "zu": ["E2", "H1"],
        "faction": "gul",
        "hand": "red-cog*2 green-mask yellow-coil",
        "travel": "travel-2 travel-4",
        "explorers": "rome berlin zanzibar",
        "queues": ["red wild green", "red", "wild yellow", "red red green orange", "purple", "orange wild"],
        "cargo": ["red-helix red-lens", "yellow-helix orange-lens"],
        "hidden": ["green-lens", "purple-lens"],
        "sites": "red-helix*2 red-crater green-antenna orange-lens",
        "stacks": {"yellow": "yellow-crater", "red": "red-antenna"},
        "traders": ["mask cog", "cog comet"],
        "envoys": ["left*2", "left right*20"],
        "guards": ["red-helix red-lens yellow-helix", "yellow-helix orange-lens"],
        "credits": [20, 31],
        "round": 2,
        "zu_cards": {"discard": {"sell": 1, "command-3": 1, "excavate-red-purple": 1}},
    }
    return solo(**{**fields, **more})  # type: ignore[arg-type]


# --- starting -----------------------------------------------------------------------------------


def run(*args: object, typed: str = "") -> Result:
    """A command in this process."""
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, [str(arg) for arg in args], input=typed)


def saved() -> digsite.Record:
    """The record of the game that was left."""
    (path,) = Path().glob("*.digsite")
    record = digsite.Record.load(path)
    path.unlink()
    return record


@pytest.mark.parametrize(
    ("args", "switches"),
    [
        (["--solo"], []),
        (["--seats", 1], []),
        (["-s", 1, "--solo"], []),
        (["--zu", "medium"], []),
        (["--zu", "hard"], ["H2", "H3"]),
        (["--zu", "Very_Hard"], ["H1", "H2", "H3", "H5"]),
        (["--solo", "--zu", "H1,E2"], ["E2", "H1"]),
        (["--zu", "e2", "--zu", "h1"], ["E2", "H1"]),
        (["--solo", "--zu", ""], []),
    ],
)
def test_ways_to_start(args: list[object], switches: list[str]) -> None:
    result = run("play", "excavation_earth", *args, "--seed", 3, "--name", "Anna", typed="q\n")
    assert result.exit_code == 0
    assert "against Zu" in result.output
    assert "Howard" not in result.output
    record = saved()
    assert record.seats == 1
    assert record.options["solo"] is True
    assert record.begin().view(0)["options"]["zu"] == switches  # type: ignore[index]


def test_other_tables_are_as_they_were() -> None:
    assert run("play", "excavation_earth", "--seed", 3, typed="q\n").exit_code == 0
    record = saved()
    assert record.seats == 3
    assert not record.options.get("solo")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["excavation_earth", "--zu", "bogus"], "--zu: 'bogus' is not known; give a level (very-easy, "),
        (["excavation_earth", "--zu", "E2,E9"], "--zu: 'E9' is not known; give a level"),
        (["excavation_earth", "--zu", "hard,E1"], "--zu: 'hard' is a level and goes alone"),
        (["excavation_earth", "--zu", "E2,E2"], "--zu: 'E2' is there twice"),
        (["excavation_earth", "--solo", "-s", 3], "--solo: Zu plays against one, and --seats says 3;"),
        (["excavation_earth", "--zu", "medium", "-s", 2], "--zu: Zu plays against one, and --seats says 2;"),
        (["excavation_earth", "--factions", "zu"], "--factions: 'zu' is not known; give some of: random, issisinui"),
        (["excavation_earth", "--factions", "Kuti_Kuti,dal harrai"], "gul, dal-harrai, kuti-kuti"),
        (["excavation_earth", "--solo", "-n", 2], "--humans: 2 is not allowed at a table of 1"),
        (["excavation_earth", "--solo", "--draft-start"], "(ZU-SETUP-06)"),
        (["excavation_earth", "--solo", "--name", "zu"], "'Zu' is whom you play against"),
        (["excavation_earth", "--solo", "--factions", "gul,aqulla"], "--factions: 2 are given, for a table of 1"),
        (["--solo"], "is not played alone; try: digsite play excavation_earth --solo"),
        (["--zu", "hard"], "--zu: Archaeology"),
        (["--seats", 1], "is for 2 to 5 (AR-COMP-01)"),
    ],
)
def test_what_cannot_be_started_says_why(args: list[object], words: str) -> None:
    result = run("play", *args, typed="q\n")
    assert result.exit_code == 2
    assert words in result.output
    assert not list(Path().glob("*.digsite"))


def test_strength_is_read_kindly() -> None:
    assert chosen(["E2 h1"]) == ["E2", "H1"]
    assert chosen(["e2+h1"]) == ["E2", "H1"]
    assert chosen([" HARD "]) == "hard"
    assert chosen(["E10"]) == "e10"
    for level in LEVELS:
        assert chosen([level]) == level


def test_a_game_that_was_left_is_resumed() -> None:
    left = run(
        "play", "excavation_earth", "--solo", "--seed", 5, "--name", "Anna", "--save", "mine.txt", typed="0\nq\n"
    )
    assert left.exit_code == 0
    result = run("play", "--resume", "mine.txt", typed="zu\nq\n")
    assert result.exit_code == 0
    assert "Zu has not had a turn yet." in result.output
    assert "Anna (? for help)>" in result.output
    assert run("play", "--resume", "mine.txt", "--solo").exit_code == 2
    assert run("verify", "mine.txt").exit_code == 0


# --- the table ----------------------------------------------------------------------------------


def test_zu_is_shown_like_a_player() -> None:
    text = screen(busy())
    for part in (
        "Turn order A Anna › Z Zu",
        "#4 cog    R R G O A Z",
        "#5 comet  P · · · Z",
        "left #1#2 A2 Z",
        "right #5#6 Z20",
        "▶A Anna Smugglers       20   4+24",
        " Z Zu                   31      –   0+3  YH7 OL6 ··",
        "H··· ···· ···· ···· ·L··",
        "Zu own mix (E2 H1)  ·  deck 7, for later rounds 7  ·  3 cubes of its second colour in use  ·",
        "Discard pile Excavate red or purple, Command in market #3, Sell",
    ):
        assert part in text, f"{part}\n{text}"
    assert "discard pile 3" in screen(busy(), detail=SCANT)
    assert "▲Z" not in text


def test_the_title_names_the_level() -> None:
    s = new(zu="very-hard")
    assert face_of(s).title(s.view(0)) == "Excavation Earth · round 1 of 3 · against Zu, very hard"
    assert "Zu very hard (H1 H2 H3 H5)" in screen(s)
    assert "Zu medium (no switches)" in screen(new())


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_screen(lang: str, width: int) -> None:
    s = busy()
    for detail in (FULL, TIGHT, SCANT):
        lines = screen(s, lang, width=width, detail=detail).splitlines()
        assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("lang", LOCALES)
def test_looks_help_and_scores(lang: str) -> None:
    s = busy()
    about = face_of(s, lang)
    for look in LOOKS:
        seen = about.look(TONGUES[lang].typed(f"ee-look-{look}")[0], s.view(0))
        assert seen
        assert len(shown(*seen)) > 40
    assert any("ZU-LUCR-01" in hint for hint in about.hints(s.view(0), "act"))
    assert "Zu" in shown(*about.scores(s.view(0)))
    verbs = {word for span in CODES.spans for word in TONGUES[lang].typed(f"ee-type-{span.name}")}
    assert not set(TONGUES[lang].typed("ee-look-zu")) & verbs


def test_scores_so_far() -> None:
    """What lies in Zu's holds counts for it; what the human holds costs only with H4."""
    text = shown(*face_of(busy()).scores(busy().view(0)))
    assert re.search(r"Artefacts in the holds, if the game ended now +– +\+17\n", text)
    s = busy(zu=["H4"])
    text = shown(*face_of(s).scores(s.view(0)))
    assert re.search(r"Artefacts in the holds, if the game ended now +−12 +\+17\n", text)


def test_zu_is_known_only_where_it_plays() -> None:
    s = GAME.new(seats=2, seed=1)
    about = ExcavationEarthFace(GAME, TONGUES["en"], ["Anna", "Ben"])
    assert about.recall("zu", s.view(0), []) is None
    assert "Zu" not in about.title(s.view(0))
    assert not any("Zu" in hint for hint in about.hints(s.view(0), "act"))
    assert about.cut(s.view(0)) == TONGUES["en"].say("log-cut")


# --- the ladder ---------------------------------------------------------------------------------


def test_all_that_zu_tells_is_a_deed_or_a_reason() -> None:
    known = {kind.name for kind in GAME.event_kinds}
    assert known >= DEEDS | CHOICES | RUNGS | AFTERMATH
    assert all(name.startswith("zu-") for name in CHOICES | RUNGS)
    ledger = Ledger.load()
    for kind in GAME.event_kinds:
        if kind.name in RUNGS:
            assert kind.rules
            for rule in kind.rules:
                assert ledger[rule].text


def test_news_tell_the_ladder() -> None:
    text = desk().answer(*TO_ZU)
    assert text.count("• Zu reveals a card: ") == 10
    assert re.search(r"^    To choose from for digging: ", text, re.MULTILINE)
    rungs = re.findall(r"^      \S.* \((ZU-[A-Z]+-\d+)\)$", text, re.MULTILINE)
    assert {"ZU-EXCAVATE-05", "ZU-SNIPE-12"} <= set(rungs)
    assert re.search(r"^  Zu digs up ", text, re.MULTILINE)
    assert "Zu’s deck is empty, so it passes." in text
    assert "Pass the device" not in text


def test_zu_tells_its_last_turns_again() -> None:
    table = desk()
    text = table.answer(*TO_ZU, "zu").rpartition("> zu\n")[2]
    assert text.startswith("Zu’s last 5 turns\n")
    assert "(ZU-GEN-06, ZU-GEN-07)" in text
    assert "(ZU-TURN-03, ZU-TURN-04)" in text
    assert "gains" not in text.rpartition("Zu’s deck is empty")[2]
    assert "Strength" in text
    assert re.search(r"Round 1 +.*Snipe", text, re.DOTALL)
    before = last_turns(table.sitting.history.standing(0))
    assert sum(event["kind"] == "turn-began" for event in before) == 6
    after = table.answer("u", "y", "zu").rpartition("> zu\n")[2]
    assert "Zu has not had a turn yet." in after
    assert last_turns(table.sitting.history.standing(0)) == []


def test_turns_are_told_apart() -> None:
    def turn(seat: int) -> Told:
        return {"kind": "turn-began", "seat": seat}

    def card(face: int) -> Told:
        return {"kind": "zu-card", "seat": 1, "face": face}

    prize: Told = {"kind": "centre-prize", "seat": 1}
    first = [turn(1), card(0)]
    assert last_turns([]) == []
    assert last_turns([turn(0), *first, turn(0)]) == first
    assert last_turns([*first, turn(0), turn(1), card(1)]) == [turn(1), card(1)]
    assert last_turns([*first, turn(1), card(1), prize]) == [*first, turn(1), card(1)]
    assert last_turns([*first, prize, {"kind": "round-began", "seat": 0}, turn(1), card(2)]) == [turn(1), card(2)]


def test_short_news_leave_the_ladder_out() -> None:
    table = desk()
    table.answer(*TO_ZU)
    about = table.sitting.face
    full, tight, scant = (shown(*telling) for telling in about.tellings(table.sitting.history.news(0)))
    assert "out:" in full
    assert "out:" not in tight
    assert "takes a sample" in tight
    assert "takes a sample" not in scant
    assert len(full) > len(tight) > len(scant)
    assert scant.count("Zu reveals a card") == full.count("Zu reveals a card") == 10


def test_news_begin_anew_after_a_turn_of_zu() -> None:
    table = desk(seed=5)
    text = table.answer("done", "place bangkok", "travel 2", "done", "travel 3", "done")
    assert "Zu reveals a card" in text
    news = table.sitting.history.news(0)
    assert [event["kind"] for event in news].count("turn-began") == 2
    assert news[0]["kind"] not in ("began", "placed")


@pytest.mark.parametrize("lang", LOCALES)
def test_a_small_screen_gives_zu_a_page(lang: str) -> None:
    """The page comes once; to go on, the next answer will do."""
    go_on = TONGUES[lang].say("go-on")
    more = TONGUES[lang].say("more")
    asked: list[str] = []
    lines = iter(["done", "place bangkok", "travel 2", "done", "travel 3", "done", "zu", "log", "0", *"1111", "q", "q"])

    def read(prompt: str) -> str:
        asked.append(prompt.strip())
        return "" if prompt.strip() == more else next(lines)

    table = desk(lang=lang, screen=True, width=80)
    table.type_by(read)
    assert table.run() == 0
    assert asked.count(go_on) == 2  # once it was answered with "zu", once with "q", which only skips it
    assert "pass" in table.names
    assert "ZU-" in table.text


def test_a_large_screen_needs_no_page() -> None:
    table = desk(screen=True, width=120)
    table.terminal.console.height = 120
    text = table.answer(*TO_ZU[:2], "travel 2", "done", "travel 3", "done")
    assert "ZU-" in text
    assert TONGUES["en"].say("go-on") not in text


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zu", "policy", "seed", "reason"),
    [
        ("very-easy", "novice", 5, "You have more credits than Zu: you win."),
        ("brutal", "random", 4, "Zu has more credits: you lose."),
    ],
)
def test_a_whole_game(zu: str, policy: str, seed: int, reason: str, tmp_path: Path) -> None:
    table = desk(zu=zu, seed=seed, save=tmp_path / "game.txt", blind=True)
    assert table.play_on(policy) == 0
    text = table.text
    result = table.match.state.result
    assert result is not None
    won, lost = max(result.scores), min(result.scores)
    assert f"{'Zu' if result.winners == [1] else 'Anna'} wins, {won} to {lost}! {reason}" in text
    assert re.search(r"\n +Anna +Zu\n", text)
    sheet = text.partition(reason)[2]
    for line in ("Credits at the start", "Gallery rows"):
        assert line in sheet
    if zu == "brutal":
        assert re.search(r"Artefacts left at the end +(−\d+|–) +", sheet)
    assert re.search(rf"\nCredits +{result.scores[0]} +{result.scores[1]}\n".replace("-", "[-−]"), sheet)
    assert "break ties" not in sheet
    checked = run("verify", tmp_path / "game.txt")
    assert checked.exit_code == 0
    assert f"scores {result.scores[0]}, {result.scores[1]}" in checked.output
    open_replay = run("replay", tmp_path / "game.txt", "--all")
    assert open_replay.exit_code == 0
    assert reason in open_replay.output
    assert "Deck of Zu" in open_replay.output
    assert re.search(r"^          \S.* \(ZU-[A-Z]+-\d+\)$", open_replay.output, re.MULTILINE)
    as_seen = run("replay", tmp_path / "game.txt", "--all", "--seat", 1)
    assert as_seen.exit_code == 0
    assert "Deck of Zu" not in as_seen.output
    assert run("replay", tmp_path / "game.txt", "--all", "--seat", 2).exit_code == 2


@pytest.mark.parametrize("lang", LOCALES)
def test_screens_of_a_game(lang: str) -> None:
    """Screens and looks at Zu, in every language, until the second round has begun."""
    table = desk(lang=lang, seed=11, zu=["E3", "H5"], width=80)
    asked: list[int] = []

    def look() -> str | None:
        asked.append(len(asked))
        if table.match.state.view(0)["round"] == 2:
            raise EOFError
        return "zu" if len(asked) % 6 == 0 else None

    assert table.play_on("random", before=look) == 0
    lines = [line for line in table.text.splitlines() if "digsite" not in line and "> " not in line]
    assert max(cell_len(line) for line in lines) <= 80
    assert "(ZU-" in table.text


@pytest.mark.parametrize("lang", LOCALES)
def test_the_end_in_words(lang: str, tmp_path: Path) -> None:
    table = desk(lang=lang, seed=11, zu=["E3", "H5"], save=tmp_path / "game.json", blind=True)
    assert table.play_on("random") == 0
    result = table.match.state.result
    assert result is not None
    assert GAME.text.reason(result.reason, lang) in table.text
    shown_again = run("replay", tmp_path / "game.json", "--all", "--lang", lang)
    assert shown_again.exit_code == 0
    assert GAME.text.reason(result.reason, lang) in " ".join(shown_again.output.split())


def test_replay_step_by_step() -> None:
    table = desk(save=Path("game.txt"))
    table.answer(*TO_ZU, "q")
    result = run("replay", "game.txt", typed="\n\n\nb\n7\n0\nq\n")
    assert result.exit_code == 0
    assert "Zu reveals a card" in result.output
    for face in ("Sell", "Deck for round 3"):
        assert face in result.output


def test_a_bot_may_play_against_zu() -> None:
    result = run("play", "excavation_earth", "--solo", "-n", 0, "--bot", "random", "--seed", 2, "--zu", "E5")
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert re.search(r"Howard +Zu", result.output)


def test_commands_at_the_table() -> None:
    text = desk().answer(
        *TO_ZU[:2], "why pass", "why smuggle", "rule ZU-LUCR-01", "scores", "?", "travel 2", "u", "y", "log", "zu", "q"
    )
    for part in (
        "Nothing forbids it now.",
        "Not allowed with any of your cards.",
        "First criterion: the market",
        "Artefacts in the holds",
        "zu: Zu’s last turn",
        "Zu joins the table",
        "Zu has not had a turn yet.",
    ):
        assert part in text, f"{part}\n{text}"


# --- other commands -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LOCALES)
def test_lists(lang: str) -> None:
    listed = run("games", "--lang", lang).output
    for part in ("--solo", "--zu", *SWITCHES, *LEVELS):
        assert part in listed
    assert run("bots", "--lang", lang).exit_code == 0
    pack = run("components", "show", "--game", "excavation_earth", "--lang", lang).output
    assert any(face in pack for face in FACES)
