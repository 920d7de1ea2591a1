"""What makes a long game at a small window bearable: pages, undo, reasons, the log, chains, ladders, the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import digsite
from digsite import bots
from digsite.cli.excavation_earth import SEES_ALL
from digsite.cli.excavation_earth_board import marks_of
from digsite.cli.excavation_earth_zu import climbed, count_turns
from digsite.cli.face import Told
from digsite.cli.terminal import Terminal
from digsite.games.excavation_earth.solo.events import FOR_DIG, FOR_LEAD, FOR_SELL
from digsite.kernel.text import LOCALES
from tests.cli.desk import Desk, console, printed, typist
from tests.cli.test_solo import TO_ZU, TONGUES, busy, desk, face_of, run, screen, shown

ZUS_TURN = ["done", "place bangkok", "travel 2; done", "travel 3; done"]
"""The shortest way to one turn of Zu's."""
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
START = "\x1b[2J"
"""What begins a new screen."""


def small(*lines: str, rows: int = 24, **more: object) -> Desk:
    """A sitting against Zu at a small window."""
    table = desk(*lines, screen=True, width=80, **more)
    table.terminal.console.height = rows
    return table


def plain(text: str) -> str:
    """What was printed, without colours."""
    return CONTROL.sub("", text)


def last_screen(table: Desk) -> str:
    """What was printed since the window was last cleared."""
    return plain(table.text.rpartition(START)[2])


# --- pages --------------------------------------------------------------------------------------


def test_a_page_gives_back_what_ends_it() -> None:
    lines = [f"line {i}" for i in range(30)]

    def paged(*typed: str) -> tuple[str | None, str]:
        where = Terminal(console(height=12, screen=True), typist(typed))
        ended = where.page("more ", *lines, stop=["q", "quit"])
        return ended, printed(where)

    assert paged("", "")[0] is None
    assert "line 29" in paged("", "")[1]
    assert paged("Q")[0] == ""
    assert "line 29" not in paged("Q")[1]
    assert paged("", "sell 1")[0] == "sell 1"


@pytest.mark.parametrize("lang", LOCALES)
def test_quitting_the_page_of_zu_is_not_leaving(lang: str) -> None:
    table = small(lang=lang)
    text = plain(table.answer(*ZUS_TURN, "q", "scores", "q"))
    assert table.typed[-1] == "q"
    assert table.typed.count("q") == 2
    assert TONGUES[lang].say("ee-gallery-so-far") in text


@pytest.mark.parametrize("look", ["zu", "log all", "?", "rule ZU-GEN"])
def test_what_is_typed_at_a_page_is_the_next_answer(look: str) -> None:
    table = small()
    text = table.answer(*ZUS_TURN, "", look, "travel 4", "q")
    assert TONGUES["en"].say("more") in text
    assert table.names[-1] == "travel travel-4"


def test_what_is_typed_at_the_page_of_zu_is_the_next_answer() -> None:
    table = small()
    table.answer(*ZUS_TURN, "travel 4", "q")
    assert table.names[-1] == "travel travel-4"


# --- undo ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("no", ["", "q", "n"])
def test_undo_alone(lang: str, no: str) -> None:
    table = small(lang=lang)
    text = plain(table.answer(*ZUS_TURN, "", "u", no, "q"))
    question = TONGUES[lang].say("undo-sure-ask")
    assert question in text
    assert len(question) < 60
    assert TONGUES[lang].say("undo-kept") in text
    assert "undo" not in table.names
    assert max(cell_len(line) for line in text.splitlines() if "digsite" not in line) <= 80


def test_help_about_undo_depends_on_who_is_there() -> None:
    assert "must agree" not in desk().answer("?", "q")
    assert "must agree" in Desk(["", "?", "q"], humans=2).answer("", "?", "q")


# --- reasons ------------------------------------------------------------------------------------


def test_why_a_cell_of_the_hand_is_empty() -> None:
    text = " ".join(desk().answer(*ZUS_TURN[:2], "why 17", "17", "why 72", "why 77", "why 99", "why 18", "q").split())
    assert text.count("Not allowed: Sell with yellow #6 (anchor). You have no artefact to sell. (EE-SELL-06)") == 2
    assert "a travel card pays for Travel and Sell only (travel card (2)). (EE-TURN-14)" in text
    assert "Not allowed: Sell with the travel card (2)" in text or "Not allowed: Sell with travel card (2)" in text
    assert "18 is not on the list." in text


def test_why_an_action_in_general() -> None:
    text = " ".join(desk().answer(*ZUS_TURN[:2], "why sell", "why sel", "why excavate", "why market", "q").split())
    assert text.count("Not allowed with any of your cards. You have no artefact to sell. (EE-SELL-06)") == 2
    assert "Nothing forbids it now." in text
    assert "Market with yellow #6 (anchor), Market with red #6 (anchor). You have no explorer at market #6" in text
    assert "Allowed now: Market with red #1 (mask), " in text
    assert "means nothing here" not in text


@pytest.mark.parametrize(("lang", "typed"), [("en", "excavate"), ("de", "ausgraben"), ("pl", "wydobycie")])
def test_why_without_a_card_that_could_pay(lang: str, typed: str) -> None:
    s = busy(hand="", travel="travel-2")
    about = face_of(s, lang)
    with pytest.raises(Exception, match=r"\(EE-EXCAVATE-01\)"):
        about.alternatives(typed, s.view(0))
    assert len(about.alternatives("sell", s.view(0))) == 1
    assert about.alternatives("sell red", s.view(0)) == []


def test_why_in_german() -> None:
    text = " ".join(desk(lang="de").answer(*ZUS_TURN[:2], "warum verkaufen", "q").split())
    assert "Mit keiner deiner Karten erlaubt." in text
    assert "(EE-SELL-06)" in text


# --- the log ------------------------------------------------------------------------------------


def test_the_log_shows_its_end() -> None:
    table = small()
    text = plain(table.answer(*ZUS_TURN, "q", "log", "q")).rpartition("> log\n")[2]
    lines = text.partition("Anna (?")[0].splitlines()
    assert lines[0] == TONGUES["en"].say("log-how")
    assert lines[-1] == "It is Anna’s turn."
    assert 10 < len(lines) < 24


def test_so_much_of_the_log() -> None:
    table = desk()
    text = table.answer(*TO_ZU, "log 2", "log all", "log foo", "log 999", "q")
    two = text.partition("> log 2\n")[2].partition("Anna (?")[0]
    assert 2 <= len(two.splitlines()) <= 4
    whole = text.partition("> log all\n")[2].partition("Anna (?")[0]
    assert whole.startswith("Anna plays Gul")
    assert "── Round 1 begins. ──" in whole
    assert "── Round 2 begins. ──" in whole
    assert "uyer card:" not in whole
    assert TONGUES["en"].say("log-how") in text.partition("> log foo\n")[2]
    assert text.partition("> log 999\n")[2].partition("Anna (?")[0] == whole


# --- small windows ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LOCALES)
def test_a_small_window_shows_what_matters(lang: str) -> None:
    table = small(lang=lang)
    table.answer("done", "place bangkok")
    shown_last = last_screen(table).partition("\nDie \n")[0]
    lines = shown_last.partition(TONGUES[lang].say("prompt", name="Anna"))[0].splitlines()
    assert len(lines) <= 24
    say = TONGUES[lang].say
    text = "\n".join(lines)
    for part in ("[11]", "[0]", say("ee-head-queue"), say("ee-head-cargo"), "▲A"):
        assert part in text
    assert say("ee-black-markets") not in text
    assert say("ee-forecast") not in text
    looks = say("and", first=say("ee-look-map").split()[0], last=say("ee-look-board").split()[0])
    once = say("ee-small-screen", looks=looks, rows=40)
    assert plain(table.text).count(once) == 1
    assert say("ee-goal", rounds=3, level=say("ee-zu-level-medium")) in plain(table.text)


def test_a_large_window_is_as_it_was() -> None:
    table = small(rows=SEES_ALL)
    table.answer("done", "place bangkok")
    assert "black markets" in last_screen(table)
    assert "small window" not in plain(table.text)
    assert plain(table.text).count("Goal: more credits than Zu after 3 rounds. Level: medium. ? helps.") == 1


@pytest.mark.parametrize("lang", LOCALES)
def test_the_board_can_be_looked_at(lang: str) -> None:
    s = busy()
    seen = face_of(s, lang).look(TONGUES[lang].typed("ee-look-board")[0], s.view(0))
    assert seen is not None
    text = shown(*seen)
    for part in ("ee-forecast", "ee-black-markets", "ee-order", "ee-zu-discard"):
        assert TONGUES[lang].say(part) in text


def test_screens_of_a_game_fit() -> None:
    """No question is much taller than the window, and news begin with a sentence."""
    table = small(seed=5, zu="hard")
    rng, bot = digsite.Rng(1), bots.make("novice", table.record.game)

    def read(prompt: str) -> str:
        if prompt.startswith("--"):
            return ""
        state = table.match.state
        if state.view(0)["round"] == 3:
            raise EOFError
        return f"#{bot.choose(state.view(0), state.legal(), rng)}"

    table.type_by(read)
    assert table.run() == 0
    asked = [plain(part) for part in table.text.split(START) if "(? for help)>" in part]
    heights = [part.strip("\n").count("\n") + 1 for part in asked]
    assert max(heights) <= 26
    assert sum(height > 24 for height in heights) < len(heights) / 10
    cut = TONGUES["en"].say("ee-log-cut-zu")
    excerpts = [part.partition(cut + "\n")[2] for part in asked if cut + "\n" in part]
    assert excerpts
    assert all(part.startswith(("• ", "──")) for part in excerpts)
    assert [part[:60] for part in excerpts if part.startswith("•") and not re.match(r"• [A-Z0-9]", part)] == []


# --- ladders ------------------------------------------------------------------------------------


def test_ladders_are_put_in_order() -> None:
    def choice(what: str, purpose: int, candidates: int) -> Told:
        return {"kind": f"zu-weighs-{what}", "seat": 1, "purpose": purpose, what: candidates}

    def rung(name: str) -> Told:
        return {"kind": f"zu-{name}", "seat": 1}

    card: Told = {"kind": "zu-card", "seat": 1, "face": 0}
    sale: Told = {"kind": "sold", "seat": 1}
    told = [
        card,
        choice("markets", FOR_SELL, 0b111),
        rung("lucrative-interest"),
        choice("colours", FOR_LEAD, 0b11),
        rung("lead-popular"),
        rung("lead-most"),
        rung("lucrative-lead"),
        choice("markets", FOR_SELL, 0b11),
        rung("lucrative-swing"),
        choice("artefacts", FOR_DIG, 0b1),
        sale,
        choice("colours", FOR_LEAD, 0b11),
        card,
        choice("markets", FOR_SELL, 0b11),
        choice("tiles", FOR_DIG, 0b1),
        rung("sell-cheap"),
    ]
    lone = [choice("markets", FOR_SELL, 0b11), choice("colours", FOR_LEAD, 0b1), rung("lucrative-swing")]
    assert [step.event for step in climbed(lone)] == [lone[0], lone[2]]
    steps = climbed(told)
    assert [step.event for step in steps] == [*told[:9], *told[10:]]
    assert [step.depth for step in steps] == [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert [step.number for step in steps] == [1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1]


def test_the_second_choice_says_so() -> None:
    text = desk().answer(*ZUS_TURN)
    assert re.search(r"^    The second choice\. To choose from for digging: ", text, re.MULTILINE)


def test_a_turn_that_is_only_a_pass_is_not_counted() -> None:
    turn: Told = {"kind": "turn-began", "seat": 1}
    card: Told = {"kind": "zu-card", "seat": 1, "face": 0}
    passed: Told = {"kind": "zu-passed", "seat": 1}
    assert count_turns([]) == 0
    assert count_turns([turn, card, turn, passed]) == 1
    assert count_turns([turn, card, turn, card, passed]) == 2
    assert count_turns([turn, passed]) == 1


# --- chains -------------------------------------------------------------------------------------


def test_numbers_and_done_in_a_chain() -> None:
    table = desk()
    table.answer("0; 13; 71; 7; done; 12", "q")
    assert table.names == [
        "done",
        "place bangkok",
        "travel travel-2",
        "move bangkok delhi",
        "done",
        "excavate yellow-anchor",
    ]


def test_a_chain_that_breaks_changes_nothing() -> None:
    table = desk()
    text = table.answer("0", "13", "travel 2; 7; foo", "travel 2; 99", "travel 2; b", "q")
    assert table.names == ["done", "place bangkok"]
    assert "“foo” means nothing here." in text
    assert "99 is not on the list." in text
    assert table.answer("travel 2; 7; done").count("What is your second action?") == 1


def test_an_ambiguous_word_in_a_chain_says_what_it_says_alone() -> None:
    alone = desk().answer(*ZUS_TURN[:2], "travel 2", "move xian", "q")
    chain = desk().answer(*ZUS_TURN[:2], "travel 2; move xian", "q")
    message = re.search(r"“[^”]*xian” may be: .*\n.*", alone)
    assert message
    assert message.group().splitlines()[0] in chain


def test_what_came_to_light_in_a_chain_stands() -> None:
    """What follows a turn of Zu's cannot be tried out without knowing it."""
    table = desk()
    text = table.answer(*ZUS_TURN[:2], "travel 2; done; travel 3; done; foo", "q")
    assert table.names[-4:] == ["travel travel-2", "done", "travel travel-3", "done"]
    assert "“foo” means nothing here." in text.rpartition("What is your first action?")[2]


# --- marks, the third explorer, the end ---------------------------------------------------------


def test_marks_are_no_colours() -> None:
    english, polish = list("YGRPOW"), list("ŻZCFPS")
    assert marks_of(["Anna", "Zu"], english) == ["A", "Z"]
    assert marks_of(["Anna", "Zu"], polish) == ["A", "U"]
    assert marks_of(["Paul", "Zu"], english) == ["A", "Z"]
    assert marks_of(["Paul", "Anna"], english) == ["U", "A"]
    assert marks_of(["Yy", "Zu"], english) == ["A", "Z"]
    assert marks_of(["Player 1", "Player 2"], english) == ["1", "2"]
    for lang in LOCALES:
        board = face_of(busy(), lang).board
        assert not set(board.marks) & set(board.letters)


def test_where_the_other_explorers_stand() -> None:
    assert "Your other explorers: Vancouver #1 and Berlin #4." in desk().answer("done", "q")


def test_the_end_is_told_once() -> None:
    table = small(seed=5, zu="hard", blind=True)
    rng, bot = digsite.Rng(1), bots.make("random", table.record.game)

    def read(prompt: str) -> str:
        if prompt.startswith("--"):
            return ""
        state = table.match.state
        return f"#{bot.choose(state.view(0), state.legal(), rng)}"

    table.type_by(read)
    table.sitting.save = Path("game.txt")
    assert table.run() == 0
    text = " ".join(plain(table.text).split())
    assert text.count("The game is over: three rounds have been played.") == 1
    result = table.match.state.result
    assert result is not None
    won, lost = max(result.scores), min(result.scores)
    assert re.search(rf"(Zu|Anna) wins, {won} to {lost}!", text)
    n = len(table.record.entries)
    replayed = run("replay", "game.txt", typed=f"{n}\n?\nq\n").output
    end = replayed.rpartition(f"\n{n:>4}  Anna")[2]
    assert "The game is over: three rounds" in end
    assert end.index("The game is over: three rounds") < end.index(f" wins, {won} to {lost}!")
    assert f"a number from 0 to {n}: that move" in replayed


# --- the command line ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["excavation-earth", "Excavation_Earth", "EXCAVATION-EARTH"])
def test_games_may_be_spelled_otherwise(game: str) -> None:
    result = run("play", game, "--solo", "--seed", 3, typed="q\n")
    assert result.exit_code == 0
    assert "against Zu" in result.output
    assert run("components", "check", "--game", game).exit_code == 0


def test_several_rules_and_whole_ledgers() -> None:
    both = run("rules", "AR-SELL-06", "ZU-LUCR").output
    assert "A set may not be larger" in both
    assert "ZU-LUCR-07" in both
    sections = run("rules", "zu").output
    assert "ZU-LUCR  Priority system: most lucrative market" in sections
    assert "ZU-LUCR-01" not in sections
    assert run("rules", "AR-SELL-06", "XX-1").exit_code == 2


def test_rules_at_the_table() -> None:
    text = desk().answer("rules ZU-LUCR-01 EE-SELL-06", "rules zu", "rules", "q")
    assert "ZU-LUCR-01  " in text
    assert "EE-SELL-06  " in text
    assert "ZU-LUCR  Priority system" in text
    assert "Which rule?" in text


def test_a_bare_table_leaves_out_what_can_be_looked_at() -> None:
    from digsite.cli.face import BARE, SLIM

    s = busy()
    slim, bare = screen(s, detail=SLIM), screen(s, detail=BARE)
    assert "Turn order" in slim
    assert "Turn order" not in bare
    for text in (slim, bare):
        assert "Forecast" not in text
        assert "black markets" not in text
        assert "▲A Rome" in text or "▲A Berlin" in text
