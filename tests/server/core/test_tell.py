"""What each audience is told: its own numbers, nothing it may not know, and from any number on the same bytes again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import digsite
from digsite import Rng
from digsite.lab.server.desk import Desk, taken
from digsite.server import room
from digsite.server.decide import Actor
from digsite.server.room import Viewer
from digsite.server.saying import PLAIN, Style
from digsite.server.tell import LAST_ANSWERS, Audience, Stream
from tests.server.core.playing import desk, play, said, step, to_a_trade, trade_code

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("archaeology", {"monument": "tomb"}),
    ("excavation_earth", {"draft_start": True}),
]


class Page:
    """Somebody who puts together what was told, as every client must."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.texts: list[str] = []
        self.views: dict[int | None, dict[str, Any]] = {}
        self.questions: dict[int | None, dict[str, Any] | None] = {}
        self.undo: dict[int | None, Any] = {}
        self.answers: dict[int | None, list[int]] = {}
        """The codes that each seat played and that were not taken back."""
        self.asked: list[int] = []
        self.table: dict[str, Any] = {}
        self.seq = -1

    def read(self) -> None:
        """Take what was told since."""
        for text in taken(self.viewer):
            self.texts.append(text)
            message = json.loads(text)
            if message["type"] == "full":
                self.views, self.questions, self.answers = {}, {}, {}
            else:
                assert message["seq"] == self.seq + 1
            self.seq = message["seq"]
            self.asked = message["asked"]
            self.table = message.get("table", self.table)
            for item in message["told"]:
                seat = item["seat"]
                view = self.views.setdefault(seat, {})
                view.update(item.get("view", {}).get("changed", {}))
                for key in item.get("view", {}).get("gone", []):
                    del view[key]
                self.undo[seat] = item["undo"]
                answers = self.answers.setdefault(seat, [])
                if message.get("what", {}).get("kind") == "undo" and item["undo"]:
                    del answers[item["undo"]["all"] :]
                answers += [option["code"] for option in item.get("answered", [])]
                if "question" in item:
                    self.questions[seat] = item["question"]


def act_by_lot(table: Desk, rng: Rng) -> None:
    """Something happens: mostly a move, now and then anything else."""
    chance, seat = int(rng.below(30)), int(rng.below(table.story.row.n_seats))
    person = table.story.seats[seat].person
    if chance == 0:
        said(table, person, type="undo", seat=seat, steps=1 + int(rng.below(3)))
    elif chance == 1:
        said(table, person, type="hand", seat=seat, level="random")
    elif chance == 2:
        said(table, person, type="take_back", seat=seat)
    elif chance <= 5 and table.story.proposal is not None:
        said(table, person, type="vote", yes=chance > 3)
    else:
        step(table, rng)


def played(key: str, options: dict[str, Any], entries: int) -> tuple[Desk, list[Page]]:
    """A table for three, one of whom has two seats, and everybody who listened from the start."""
    table = desk("p0", "p1", "p0", game=key, options=options)
    actors = [Actor(None), Actor("p0"), Actor("p1"), Actor("p0", only=0), Actor("p0", only=2)]
    pages = [Page(table.listen(actor, style)) for actor in actors for style in (PLAIN, Style("pl"))]
    rng = Rng(5)
    while table.story.seq < entries and not table.story.over:
        act_by_lot(table, rng)
        for page in pages:
            page.read()
            check(table, page)
    return table, pages


def check(table: Desk, page: Page) -> None:
    """What somebody has put together is what they may know: all of it, and nothing else."""
    story = table.story
    state = story.state
    assert state is not None
    for seat, view in page.views.items():
        assert view == state.view(seat)
        assert page.answers[seat] == ([] if seat is None else own_codes(table, seat))
        question = page.questions.get(seat)
        assert (question is not None) == (seat in story.asked)
        if question is not None and seat is not None:
            assert [option["code"] for option in question["options"]] == state.legal(seat)
            stream = table.room.stream(story, page.viewer.audience)
            assert stream.asked_at(question["seq"], story, seat) == story.asked_since[seat]
            assert stream.asked_at(question["seq"] - 1, story, seat) != story.asked_since[seat]
    assert page.asked == story.asked
    assert page.table["status"] == story.status
    assert (page.table["secret"] is not None) == story.over


def own_codes(table: Desk, seat: int) -> list[int]:
    """What that seat has played, without what was taken back."""
    story = table.story
    assert story.match is not None
    return [story.journal[story.line[number]].data["code"] for number in reversed(story.match.own_moves(seat))]


def test_who_comes_in_the_middle_of_a_move_is_told_the_way_to_it() -> None:
    """Only those who took it: the answers of a seat are told to nobody else, and while it is not asked to nobody."""
    table = desk("p0", "p1")
    seat = to_a_trade(table)
    step_into = trade_code(table)
    assert step_into is not None
    table.answer(seat, step_into)
    own, other = f"p{seat}", f"p{1 - seat}"
    told = {
        person: json.loads(taken(table.listen(Actor(person), Style("de")))[0])["told"][0] for person in (own, other)
    }
    answers = told[own]["answered"]
    assert [option["code"] for option in answers] == own_codes(table, seat)[-LAST_ANSWERS:]
    assert answers[-1]["name"] == "trade"
    assert answers[-1]["text"] == digsite.game("archaeology").words(step_into, locale="de")
    assert told[other]["answered"] == []


@pytest.mark.parametrize(("key", "options"), GAMES, ids=lambda value: value if isinstance(value, str) else "")
def test_updates_add_up_to_what_one_may_know_and_are_told_again_byte_by_byte(
    key: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_MISSED", 200)
    table, pages = played(key, options, 110)
    for page in pages:
        updates = page.texts[1:]
        first = json.loads(updates[0])["seq"]
        for heard in (first - 1, first + len(updates) // 2, page.seq - 1, page.seq):
            viewer = Viewer(page.viewer.actor, page.viewer.style)
            viewer.audience, viewer.heard = page.viewer.audience, heard
            table.room.tell_missed(table.story, viewer)
            assert taken(viewer) == updates[heard + 1 - first :]
    # A room that was forgotten says the same, and goes on with the same numbers.
    full = [table.room.everything(table.story, page.viewer.audience, page.viewer.style) for page in pages]
    again = Desk(table.story)
    assert [again.room.everything(table.story, page.viewer.audience, page.viewer.style) for page in pages] == full


def test_a_choice_in_private_gives_the_others_no_message_and_no_number() -> None:
    table = desk("p0", "p1", "p2")
    seat = to_a_trade(table)
    pages = [Page(table.listen(Actor(person))) for person in ("p0", "p1", "p2", None)]
    for page in pages:
        page.read()
    code = trade_code(table)
    assert code is not None
    table.answer(seat, code)
    said(table, f"p{seat}", type="undo")
    table.answer(seat, code)
    for i, page in enumerate(pages):
        before = (page.seq, len(page.texts))
        page.read()
        new = 3 if i == seat else 0
        assert (page.seq, len(page.texts)) == (before[0] + new, before[1] + new)


def test_nobody_is_told_who_a_person_is_or_the_secret_before_the_end() -> None:
    table = desk("p0", "p1")
    page = Page(table.listen(Actor("p0")))
    rng = Rng(3)
    while not table.story.over:
        step(table, rng)
    page.read()
    *before, last = page.texts
    assert not any(table.story.row.secret in text for text in before)
    assert table.story.row.secret in last
    assert not any('"p1"' in text or '"host"' in text for text in page.texts)


def test_where_an_undo_would_go_back_to_is_told_as_each_audience_counts() -> None:
    table = desk("p0", "p1", "p2")
    play(table, 20)
    seat = to_a_trade(table)
    code = trade_code(table)
    assert code is not None
    table.answer(seat, code)  # the others have no number for it
    other = (seat + 1) % 3
    assert table.story.match is not None
    before: dict[Audience, int] = {}
    to = table.story.match.own_moves(other)[0]
    audiences: list[Audience] = [(0,), (1,), (2,), ()]
    for audience in audiences:
        stream = Stream(audience)
        replay = Desk(type(table.story)(table.story.row))
        for entry in table.story.journal[: table.story.line[to]]:
            replay.story.apply(entry)
            stream.after(replay.story)
        before[audience] = stream.seq
    said(table, f"p{other}", type="undo")
    for audience, seq in before.items():
        told = table.room.stream(table.story, audience).table(table.story)["proposal"]
        assert told["since"] == seq
        assert told["needed"] == [person for person in range(3) if person != other]
