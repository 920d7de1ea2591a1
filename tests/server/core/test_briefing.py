"""What has happened since, in words, as one may know it."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite import Rng
from digsite.kernel.text import LOCALES
from digsite.server.briefing import lines_since, words
from digsite.server.decide import free_steps
from digsite.server.journal import Entry
from digsite.server.room import stream_of
from digsite.server.tell import Stream
from tests.server.core.playing import desk, play, said, step, to_a_trade, trade_code, with_entries


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_happens_at_a_table_has_words(locale: str) -> None:
    table = desk("p0", "p1", "p2", start=False)
    said(table, "p2", type="leave")
    for level in ("random", None):
        said(table, "host", type="fill", seat=2, level=level)
    said(table, "p3", type="sit")
    said(table, "p0", type="start")
    play(table, 12)
    for person in ("p0", "p1", "p3"):
        said(table, person, type="undo", steps=3)
        said(table, "p1" if person != "p1" else "p0", type="vote", yes=False)
    said(table, "p1", type="hand", level="random")
    said(table, "p1", type="take_back")
    said(table, "p0", type="abandon")
    said(table, "p1", type="vote", yes=True)
    said(table, "p3", type="vote", yes=True)
    lines = lines_since(table.story.row, table.story.journal, (0,), -1, locale)
    kinds = {line["kind"] for line in lines}
    assert {"leave", "fill", "sit", "start", "ask", "vote", "bot", "back", "abandon"} <= kinds
    assert all(line["text"].strip() and "{" not in line["text"] for line in lines)
    assert [line["seq"] for line in lines] == sorted(line["seq"] for line in lines)


def test_a_briefing_begins_after_what_was_looked_at() -> None:
    table = desk("p0", "p1")
    play(table, 10)
    looked = table.story.seq
    before = lines_since(table.story.row, table.story.journal, (0,), -1, "en")
    assert lines_since(table.story.row, table.story.journal, (0,), looked, "en") == []
    play(table, 10, seed=1)
    assert before + lines_since(table.story.row, table.story.journal, (0,), looked, "en") == lines_since(
        table.story.row, table.story.journal, (0,), -1, "en"
    )


def test_what_others_consider_is_in_nobody_elses_log() -> None:
    table = desk("p0", "p1")
    seat = to_a_trade(table)
    code = trade_code(table)
    assert code is not None
    audiences = ((0,), (1,), ())
    before = [lines_since(table.story.row, table.story.journal, audience, -1, "en") for audience in audiences]
    table.answer(seat, code)
    said(table, f"p{seat}", type="undo")
    after = [lines_since(table.story.row, table.story.journal, audience, -1, "en") for audience in audiences]
    assert after == before


def test_what_was_taken_back_is_not_told_but_to_whoever_had_read_it() -> None:
    table = desk("p0", "p0")
    told: list[int] = [0, 0]
    while told[-1] == told[-2] or len(told) < 12:  # until a move that everybody hears of
        play(table, 1)
        before = lines_since(table.story.row, table.story.journal, (), -1, "en")
        told.append(len(before))
    looked = table.story.seq
    said(table, "p0", type="undo", steps=1, seat=table.story.journal[-1].data["seat"])
    assert table.story.journal[-1].kind == "undo"
    after = lines_since(table.story.row, table.story.journal, (), -1, "en")
    kept = [line for line in after if line["kind"] != "undo"]
    assert kept == before[: len(kept)]
    assert len(kept) < len(before)
    assert [line["kind"] for line in lines_since(table.story.row, table.story.journal, (), looked, "en")] == ["undo"]


def test_somebody_with_several_seats_reads_everything_once() -> None:
    table = desk("p0", "p0")
    play(table, 10)
    both = lines_since(table.story.row, table.story.journal, (0, 1), -1, "en")
    public = lines_since(table.story.row, table.story.journal, (), -1, "en")
    assert len(both) >= len(public)
    assert all(both.count(line) <= public.count(line) or line not in public for line in both)


@pytest.mark.parametrize("locale", LOCALES)
def test_consent_is_told_of_only_where_somebody_was_asked(locale: str) -> None:
    """Alone one takes back what one likes; chance is drawn anew all the same, and the log says so."""
    told = []
    for other in ("p0", "p1"):
        table = desk("p0", other)
        play(table, 8)
        said(table, "p0", type="undo", steps=3, seat=0)
        if other == "p1":
            said(table, "p1", type="vote", yes=True)
        assert table.story.journal[-1].kind == "undo"
        assert table.story.journal[-1].data["redraw"] is not None
        [line] = [
            line["text"]
            for line in lines_since(table.story.row, table.story.journal, (), -1, locale)
            if line["kind"] == "undo"
        ]
        told.append(line)
    alone, agreed = told
    assert words(locale).say("log-undo-redraw", name="N0") == alone
    assert words(locale).say("log-undo-agreed", name="N0") == agreed
    assert alone != agreed


def test_whoever_leaves_is_called_by_name_and_not_by_that_of_the_bot_who_goes_on() -> None:
    for begun in (False, True):
        table = desk("p0", "p1", "p2", start=begun)
        said(table, "p1", type="leave")
        (line,) = [
            one["text"]
            for one in lines_since(table.story.row, table.story.journal, (0,), -1, "en")
            if one["kind"] == "leave"
        ]
        assert line == "N1 gives up the seat."


@pytest.mark.parametrize(
    "entry",
    [
        ("move", {"seat": 0, "code": 10_000_000}),
        ("undo", {"seat": 0, "to": 99, "redraw": None}),
        ("dance", {"seat": 1}),
    ],
)
def test_a_journal_that_cannot_be_replayed_is_told_up_to_there(entry: tuple[str, dict[str, Any]]) -> None:
    table = desk("p0", "p1")
    play(table, 5)
    before = lines_since(table.story.row, table.story.journal, (0,), -1, "en")
    story = with_entries(table.story, entry, ("leave", {"seat": 1, "level": "random"}))
    lines = lines_since(story.row, story.journal, (0,), -1, "en")
    assert lines[: len(before)] == before
    assert lines[-1]["text"].endswith("gives up the seat.")
    for audience in ((0,), (1,), ()):
        stream = stream_of(story.row, story.journal, audience)
        assert stream.full(story)["table"]["frozen"] == story.frozen


@pytest.mark.rule(
    "AR-TEMPLE-05", "AR-TOMB-02", "AR-MINE-04", "AR-SPHINX-05", "AR-MINE-05", "AR-SPHINX-07", "AR-RUINS-03"
)
@pytest.mark.parametrize(
    ("monument", "kind", "rules"),
    [
        ("temple", "saw", ["AR-TEMPLE-05"]),
        ("tomb", "saw", ["AR-TOMB-02"]),
        ("mine", "turned-up", ["AR-MINE-04"]),
        ("mine", "hauled", ["AR-MINE-05"]),
        ("mine", "found-openly", ["AR-MINE-05"]),
        ("sphinx", "turned-up", ["AR-SPHINX-05"]),
        ("sphinx", "hauled", ["AR-SPHINX-07"]),
        ("sphinx", "found-openly", ["AR-SPHINX-07"]),
        ("buried_ruins", "found-openly", ["AR-RUINS-03", "AR-RUINS-04"]),
    ],
)
def test_what_happens_at_a_monument_rests_on_its_own_rules(monument: str, kind: str, rules: list[str]) -> None:
    game = digsite.game("archaeology")
    state = game.new(seats=2, seed=1, options={"monument": monument})
    (found,) = [one for one in game.event_kinds if one.name == kind]
    assert state.table.cites(found) == rules
    (dug,) = [one for one in game.event_kinds if one.name == "dug"]
    assert state.table.cites(dug) == list(dug.rules)


@pytest.mark.rule("ZU-DRAFT-01", "EE-PREP-24")
@pytest.mark.parametrize(("seats", "options", "rule"), [(1, {"solo": True}, "ZU-DRAFT-01"), (2, {}, "EE-PREP-24")])
def test_the_draft_against_zu_rests_on_a_rule_of_its_own(seats: int, options: dict[str, Any], rule: str) -> None:
    game = digsite.game("excavation_earth")
    state = game.new(seats=seats, seed=1, options=options)
    (dealt,) = [one for one in game.event_kinds if one.name == "dealt"]
    assert state.table.cites(dealt) == [rule]


def test_the_log_cites_first_what_made_it_happen() -> None:
    """A card is drawn in one way or another, a tile laid at set-up or in a preparation."""
    table = desk("p0", "p1", game="excavation_earth")
    play(table, 400, seed=2)
    lines = lines_since(table.story.row, table.story.journal, (0, 1), -1, "en")
    first = {(line["kind"], line["rules"][0]) for line in lines if line["rules"]}
    assert {("drew", "EE-SETUP-09"), ("revealed", "EE-SETUP-19"), ("revealed", "EE-PREP-13")} <= first
    assert {rule for kind, rule in first if kind == "forecast"} == {"EE-SETUP-16", "EE-PREP-18"}
    assert not any("rule" in line["fields"] for line in lines)


def test_the_log_cites_what_holds_at_the_table() -> None:
    """Of what several monuments share, the rules of the one that is there."""
    for seed in range(20):
        table = desk("p0", "p1", options={"monument": "sphinx"})
        play(table, 150, seed=seed)
        lines = lines_since(table.story.row, table.story.journal, (0, 1), -1, "en")
        turned = [line for line in lines if line["kind"] == "turned-up"]
        if turned:
            assert {tuple(line["rules"]) for line in turned} == {("AR-SPHINX-05",)}
            assert not any("value" in line["text"] for line in turned)
            return
    pytest.fail("nobody explored")


@pytest.mark.parametrize("kind", ["missing", "damaged"])
def test_a_vote_is_told_where_what_was_asked_is_lost(kind: str) -> None:
    table = desk("p0", "p1")
    play(table, 12)
    said(table, "p0", type="abandon")
    said(table, "p1", type="vote", yes=False)
    *before, ask, vote = table.story.journal
    assert (ask.kind, vote.kind) == ("ask", "vote")
    lines = lines_since(table.story.row, [*before, Entry(ask.seq, kind, {}, ask.at), vote], (0,), -1, "en")
    assert lines[-1]["kind"] == "vote"


def test_whoever_asked_and_says_no_has_thought_better_of_it() -> None:
    table = desk("p0", "p1")
    play(table, 12)
    for person, key in (("p0", "withdrawn"), ("p1", "no")):
        said(table, "p0", type="abandon")
        said(table, person, type="vote", yes=False)
        line = lines_since(table.story.row, table.story.journal, (0,), -1, "en")[-1]
        name = table.story.seats[int(person[1])].called(int(person[1]))
        assert line["text"] == words("en").say(f"log-vote-{key}", name=name)
        message = Stream((1,)).what(table.story, table.story.journal[-1])
        assert message["withdrawn"] == (key == "withdrawn")


def test_what_was_asked_and_found_no_answer_is_said_to_lapse() -> None:
    """Somebody hands over, and nobody is left who has not agreed: it is not carried out, for it was asked before."""
    table = desk("p0", "p1", "p2")
    play(table, 12)
    said(table, "p0", type="abandon")
    said(table, "p1", type="vote", yes=True)
    assert said(table, "p2", type="hand", level="random")["type"] == "done"
    lines = lines_since(table.story.row, table.story.journal, (0,), -1, "en")
    assert [line["kind"] for line in lines[-2:]] == ["bot", "lapsed"]
    said(table, "p0", type="abandon")
    said(table, "p1", type="vote", yes=True)
    assert table.story.status == "abandoned"
    after = lines_since(table.story.row, table.story.journal, (0,), -1, "en")
    assert [line["kind"] for line in after[len(lines) :]] == ["ask", "vote", "abandon"]


def test_what_lapsed_stays_so_when_the_move_is_taken_back() -> None:
    table = desk("p0", "p1", game="excavation_earth")
    rng = Rng(1)
    while free_steps(table.story, table.story.asked[0]) == 0:
        step(table, rng)
    seat = table.story.asked[0]
    said(table, f"p{1 - seat}", type="abandon")
    assert said(table, f"p{seat}", type="undo", seat=seat)["type"] == "done"
    lines = lines_since(table.story.row, table.story.journal, (0,), -1, "en")
    assert [line["kind"] for line in lines[-2:]] == ["ask", "lapsed"]
