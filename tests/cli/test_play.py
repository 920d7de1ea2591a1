"""Whole games at a terminal: answers, words, undo, leaving and coming back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import ConsoleDimensions, RenderableType

import digsite
from digsite.cli.archaeology import ArchaeologyFace
from digsite.cli.face import Menu, View
from digsite.cli.seating import load_game
from digsite.games.archaeology.kinds import KIND_NAMES
from digsite.kernel.text import LOCALES
from tests.cli.desk import CTRL_C, LANGUAGES, Desk


def test_a_screen_is_cleared_and_the_secrets_of_several_people_leave_nothing_behind() -> None:
    alone = Desk(screen=True).answer("0", "q")
    assert "\x1b[2J" in alone
    assert "\x1b[?1049h" not in alone
    together = Desk(humans=2, screen=True).answer("", "q")
    assert together.startswith("\x1b[?1049h")
    assert "\x1b[?1049l" in together


def test_games_without_a_face_of_their_own_can_be_played() -> None:
    """The template game also asks several seats at once."""
    desk = Desk(game="_template", humans=2)
    assert desk.play_on("random") == 0
    assert desk.record.verify().over


def test_bots_alone_play_for_a_spectator() -> None:
    desk = Desk(humans=0, seats=4, bot="novice")
    assert desk.run() == 0
    assert "The game is over" in desk.text
    assert "digs up a treasure." in desk.text
    assert "digs up a coin." not in desk.text


# --- secrets ------------------------------------------------------------------------------------------------------


class Spy(ArchaeologyFace):
    """A face that notes whose view is drawn."""

    def __init__(self, desk: Desk) -> None:
        face = desk.sitting.face
        super().__init__(face.game, face.language, face.names)
        self.drawn: list[tuple[int | None, int | None]] = []
        """Whose view it was, and who was looking."""
        self._desk = desk

    def table(self, view: View, menu: Menu, *, width: int, detail: int) -> list[RenderableType]:
        self.drawn.append((view["seat"], self._desk.sitting.looking))
        return super().table(view, menu, width=width, detail=detail)


def test_nobody_sees_what_is_told_to_another() -> None:
    """What only some may know, in their words, is on no screen of the others; every view drawn is the looker's own."""
    desk = Desk(humans=2, seats=3, seed=8, monument="temple")
    spy = Spy(desk)
    desk.sitting.face = spy
    questions = 0

    def before() -> str | None:
        nonlocal questions
        questions += 1
        return ("log", None, None, None)[questions % 4]

    assert desk.play_on(before=before) == 0
    assert spy.drawn
    assert all(drawn == looking for drawn, looking in spy.drawn)

    history, pages = desk.sitting.history, screens(desk)
    assert set(pages) == {0, 1}
    public = {spy.told(event) for event in history.whole(None)}
    for seat, other in ((0, 1), (1, 0)):
        mine = {spy.told(event) for event in history.whole(seat)}
        theirs = {spy.told(event) for event in history.whole(other)} - mine - public
        assert len(theirs) > 5
        for words in theirs:
            assert words not in pages[seat]
            assert words in pages[other]


def screens(desk: Desk) -> dict[int, str]:
    """What each of the people had before their eyes, from one passing of the device to the next, in one line."""
    pages: dict[int, str] = {}
    parts = re.split(r"Pass the device to (\w+)\.", desk.text.partition("The game is over")[0])
    for name, page in zip(parts[1::2], parts[2::2], strict=True):
        seat = desk.sitting.seating.names.index(name)
        pages[seat] = pages.get(seat, "") + " ".join(page.split())
    return pages


def test_picks_of_a_trade_that_is_called_off_are_nobodys_business() -> None:
    """AR-TRADE-R6, -R7: neither the picks nor taking them back are told to the others."""
    pages = []
    for lines in (["trade", "1", "u", "1", "withdraw", "0"], ["0"]):
        desk = at_act(humans=2)
        desk.answer("", *lines, "", "log", "scores", "q")
        pages.append(screens(desk)[1].partition("The game is saved")[0])
    assert pages[0] == pages[1]


# --- answers ------------------------------------------------------------------------------------------------------


def at_act(*, seats: int = 2, humans: int = 1, lang: str = "en", screen: bool = False) -> Desk:
    """A table at which Anna is asked what to do, a trade among it, and nobody has moved."""
    for seed in range(50):
        desk = Desk(
            seats=seats, humans=humans, lang=lang, screen=screen, seed=seed, first_seat=0, monument="great_pyramid"
        )
        question = desk.match.state.question
        if question is not None and question.key == "act" and "trade" in [o.name for o in question.options]:
            return desk
    raise AssertionError("no such seed")


def a_trade(desk: Desk) -> tuple[str, str]:
    """A card of the hand and a cheaper or equal one of the market, by name."""
    view: View = desk.match.state.view(0)
    face = desk.sitting.face
    assert isinstance(face, ArchaeologyFace)
    values = face.figures(view).trade_value
    for give in range(9):
        for take in range(9):
            cheap = values[take] <= values[give]
            if view["hand"][give] and view["market"][take] and give != take and cheap:
                return KIND_NAMES[give], KIND_NAMES[take]
    raise AssertionError("no trade")


def test_numbers_names_and_codes_play() -> None:
    for typed in ("0", "end-turn", "end turn", "#0"):
        desk = at_act()
        desk.answer(typed)
        assert desk.names[0] == "end-turn"


def test_a_trade_in_one_line() -> None:
    desk = at_act()
    give, take = a_trade(desk)
    desk.answer(f"trade {give} 1 for {take} 1")
    assert desk.names[:5] == ["trade", f"give {give}", "given", f"take {take}", "confirm"]


def test_a_trade_in_one_line_after_it_was_begun() -> None:
    desk = at_act()
    give, take = a_trade(desk)
    desk.answer("trade", f"trade {give} for {take}")
    assert desk.names[:5] == ["trade", f"give {give}", "given", f"take {take}", "confirm"]


def test_a_trade_that_is_not_legal_changes_nothing() -> None:
    desk = at_act()
    before = desk.match.state.to_json()
    give, take = a_trade(desk)
    said = desk.answer(f"trade {give} 4 for {take} 4", f"trade {give} for {take} 3 pharaohs_mask 2")
    assert desk.names == []
    assert desk.match.state.to_json() == before
    assert said.count("Not allowed:") == 2
    assert "(AR-TRADE-" in said


@pytest.mark.parametrize("lang", LOCALES)
def test_every_kind_of_nonsense_is_answered_and_changes_nothing(lang: str) -> None:
    nonsense = [
        *("", " ", "-1", "99", "007", "1e3", "²", "٣", "9" * 5000, "#", "#999", "#-1", "#x", "#" + "9" * 5000),
        *("dance", "sell", "sell coin", "sell gold 3", "sell coin 99", "rob", "rob nobody", "explore", "explore 9"),
        *("trade for", "trade coin for", "trade coin for coin for coin", "confirm", "given", "draw", "keep coin"),
        *("why", "why why", "why #", "why 9999", "why dance", "rule", "rule X-1", "rule AR-FOO-99", "save /no/such/x"),
        *("[red]", "[/]", ":smile:", "\x1b[2J", "\x00", "ſ", "ß" * 100, "{ $n }", "%s", "log now", "u u", "q q"),
    ]
    desk = at_act(lang=lang)
    said = desk.answer(*nonsense)
    assert desk.names == []
    assert "\x1b" not in said
    assert desk.typed == nonsense


@pytest.mark.parametrize("lang", LOCALES)
def test_why_not(lang: str) -> None:
    """AR-SELL-06: the largest set of talismans is five."""
    desk = at_act(lang=lang)
    code = desk.record.game.codes.parse("sell talisman 6")
    refusal = desk.match.state.why_not(code)
    assert refusal is not None
    said = desk.answer("why sell talisman 6", f"why #{code}", "why end-turn", "sell talisman 6")
    flat = " ".join(said.split())
    assert flat.count(f"{refusal.say(lang)} (AR-SELL-06)") == 3
    assert LANGUAGES[lang].say("why-allowed") in said
    assert desk.names == []


@pytest.mark.parametrize("lang", LOCALES)
def test_help_names_the_question_its_rules_and_the_commands(lang: str) -> None:
    desk = at_act(lang=lang)
    question = desk.match.state.question
    assert question is not None
    for typed in ("?", "help", "? trade"):
        said = at_act(lang=lang).answer(typed)
        for part in (question.say(lang), "AR-TURN-05", LANGUAGES[lang].say("help-why"), "AR-SELL-06"):
            assert part in said
        assert "may trade, explore and sell" in said


def test_rules_log_and_scores() -> None:
    said = at_act().answer("rule ar-sell-06", "rule AR-SELL", "rule AR-SEL-06", "log", "scores")
    assert "A set may not be larger" in said
    assert "AR-SELL-01" in said
    assert "nearest: AR-SELL-06" in said
    assert "It is Anna’s turn." in said
    assert "Cards sold" in said


def test_long_texts_stop_at_each_page() -> None:
    desk = at_act(screen=True)
    desk.terminal.console.size = ConsoleDimensions(60, 12)
    said = desk.answer("?", "", "q", "0")
    assert said.count("-- Enter for more, q to stop --") == 2
    assert desk.typed[:4] == ["?", "", "q", "0"]
    assert desk.names[0] == "end-turn"


# --- undo ---------------------------------------------------------------------------------------------------------


def test_free_undo_takes_back_one_pick_and_is_told_to_nobody() -> None:
    desk = at_act()
    said = desk.answer("trade", "1", "u", "u", "u")
    assert desk.names == ["trade", *desk.names[1:2], "undo", "undo"]
    assert "there is nothing to take back" in said
    assert "taken back" not in said
    question = desk.record.verify().question
    assert question is not None
    assert question.key == "act"


def test_undo_alone_asks_whether_it_is_meant_and_draws_anew() -> None:
    desk = at_act()
    said = " ".join(desk.answer("0", "u", "maybe", "n", "u", "", "u", "q", "u", "y").split())
    assert "Please type y or n." in said
    assert said.count("Nothing was taken back.") == 3
    assert "What was drawn or revealed since then is drawn anew. Take it back? (y/n, Enter: no) maybe" in said
    assert "Moves were taken back; what nobody had seen yet was drawn anew." in said
    assert "agree" not in said
    assert "consent" not in said
    undo = desk.record.entries[-1]
    assert undo.is_undo
    assert undo.to == 0
    assert undo.redraw >= 0
    assert desk.match.state.seat == 0
    desk.record.verify()


def test_undo_needs_the_consent_of_every_other_person() -> None:
    desk = at_act(humans=3, seats=3)
    answers = {"Ben": "y", "Cleo": "n"}
    asked: list[str] = []

    def read(prompt: str) -> str:
        if prompt.startswith("Press Enter"):
            return ""
        if "Do you agree?" in prompt:
            asked.append(desk.text.rpartition(": Anna wants to take back")[0].rpartition("\n")[2])
            assert "Your hand" not in desk.text.rpartition("Pass the device")[2]
            return answers[asked[-1]]
        if asked:
            raise EOFError
        state = desk.match.state
        if state.seat == 0 and desk.record.entries:
            return "u"
        return f"#{state.legal()[0]}"

    desk.type_by(read)
    assert desk.run() == 0
    assert asked == ["Ben", "Cleo"]
    assert "Cleo does not agree. Nothing was taken back." in desk.text
    assert "undo" not in desk.names


def test_undo_with_consent_goes_back_to_the_askers_last_decision() -> None:
    desk = at_act(humans=2)
    seen: list[str] = []

    def read(prompt: str) -> str:
        state = desk.match.state
        if prompt.startswith("Press Enter"):
            return ""
        if "Do you agree?" in prompt:
            seen.append(desk.text.rpartition("Pass the device")[2])
            assert "Your hand" not in desk.text.rpartition("Pass the device")[2]
            return "y"
        if seen:
            raise EOFError
        if state.seat == 0 and desk.record.entries:
            return "u"
        return f"#{state.legal()[0]}"

    desk.type_by(read)
    assert desk.run() == 0
    undo = desk.record.entries[-1]
    assert undo.is_undo
    assert desk.record.entries[undo.to].seat == 0
    assert all(entry.seat == 1 for entry in desk.record.entries[undo.to + 1 : -1])
    assert desk.match.state.seat == 0
    assert "Ben: Anna wants to take back" in seen[0]
    log = [desk.sitting.face.told(event) for event in desk.sitting.history.whole(1)]
    assert log[-1].startswith("Moves were taken back; ")
    desk.record.verify()


# --- leaving and coming back --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "code"), [(["q"], 0), (["quit"], 0), ([], 0), ([CTRL_C], 130)])
def test_leaving_keeps_the_game(tmp_path: Path, last: list[str], code: int) -> None:
    file = tmp_path / "game.txt"
    desk = Desk(["0", *last], seed=3, save=file, bot="novice")
    assert desk.run() == code
    record, seating = load_game(file)
    assert record.to_json() == desk.record.to_json()
    assert seating == desk.sitting.seating
    assert f"digsite play --resume {file}" in desk.text


def test_leaving_while_the_device_is_passed_on(tmp_path: Path) -> None:
    desk = Desk(["q"], humans=2, save=tmp_path / "game.txt")
    assert desk.run() == 0
    assert (tmp_path / "game.txt").exists()


def test_a_game_without_a_file_gets_one_that_is_not_there_yet(tmp_path: Path) -> None:
    for _ in range(2):
        assert Desk(["q"], seed=77).run() == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["archaeology-77-2.digsite", "archaeology-77.digsite"]


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    desk = Desk(["save", "q"], save=tmp_path / "no" / "such" / "game.txt")
    assert desk.run() == 1
    assert desk.text.count("Could not write") == 2


def test_why_takes_the_numbers_of_the_list() -> None:
    desk = at_act()
    n = len(desk.match.state.legal())
    said = " ".join(desk.answer(*(f"why {i}" for i in range(n + 2))).split())
    assert said.count("Nothing forbids it now.") == n
    assert "0 is not on the list" in said or "Nothing forbids it now." in said
    assert f"{n + 1} is not on the list" in said
    assert desk.names == []


def test_why_without_a_treasure() -> None:
    assert "Which treasure? Treasures: Pot shard" in " ".join(at_act().answer("why sell 3").split())


def test_nothing_but_a_record_is_written_over(tmp_path: Path) -> None:
    letter, record, empty = tmp_path / "letter.txt", tmp_path / "record.txt", tmp_path / "empty.txt"
    letter.write_text("Dear Anna,", "utf-8")
    empty.touch()
    Desk(["q"], save=record, seed=1).run()
    old = record.read_text("utf-8")
    desk = Desk([f"save {letter}", f"save {record}", f"save {empty}", "q"], seed=2)
    assert desk.run() == 0
    assert letter.read_text("utf-8") == "Dear Anna,"
    assert "letter.txt is there already and is no record" in " ".join(desk.text.split())
    assert record.read_text("utf-8") != old
    assert load_game(empty)[0].seed == 2


def test_a_save_in_between_does_not_replace_the_file_that_was_asked_for(tmp_path: Path) -> None:
    promised, other = tmp_path / "promised.txt", tmp_path / "other.json"
    desk = Desk([f"save {other}", "1", "q"], save=promised, seed=3)
    assert desk.run() == 0
    assert len(load_game(other)[0].entries) < len(load_game(promised)[0].entries)
    assert load_game(promised)[0].to_json() == desk.record.to_json()


def test_save_goes_on_and_is_kept_as_the_file(tmp_path: Path) -> None:
    file = tmp_path / "with blank.json"
    desk = Desk([f"save {file}", "0", "q"], seed=3)
    assert desk.run() == 0
    assert digsite.Record.load(file).to_json() == desk.record.to_json()
    assert f"--resume '{file}' --humans 1 --bot random --name Anna --name Howard --name Gertrude" in desk.text


def test_a_game_left_and_resumed_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = Desk(seed=5, monument="temple", blind=True)
    whole.play_on()
    file = tmp_path / "game.txt"
    half = len(whole.typed) // 2
    first = Desk(whole.typed[:half], seed=5, save=file, monument="temple", blind=True)
    assert first.run() == 0
    record, _ = load_game(file)
    second = Desk(whole.typed[half:], record=record)
    assert second.run() == 0
    assert second.record.to_json() == whole.record.to_json()
    assert second.sitting.history.whole(0) == whole.sitting.history.whole(0)


def test_the_end_is_saved_where_it_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    desk = Desk(seed=5, save=file, blind=True)
    desk.play_on()
    record, _ = load_game(file)
    assert record.scores == desk.match.state.scores
    assert record.verify().over
    assert f"digsite replay {file}" in " ".join(desk.text.split())
