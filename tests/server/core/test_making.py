"""A new table."""

from __future__ import annotations

import pytest

import digsite
from digsite import BadOption
from digsite.kernel.fairness import commitment
from digsite.server.making import new_table
from digsite.server.problems import Problem
from digsite.server.seats import Occupant
from digsite.server.story import replayed
from digsite.server.tokens import token_hash
from tests.server.core.playing import people

GAME = digsite.game("archaeology")


def test_tokens_and_invitations_are_kept_as_hashes_only() -> None:
    seats = [*people("p0", "bot", None), Occupant(name="Ben", free=True, invited=True)]
    made = new_table(GAME, {}, seats, host="p0", listed=False, start=False, now=5.0)
    assert list(made.tokens) == [0]
    assert list(made.links) == [None, 3]
    assert made.invitations == {seat: token_hash(link) for seat, link in made.links.items()}
    assert [row.token_hash for row in made.seats] == [token_hash(made.tokens[0]), None, None, None]
    assert [row.person for row in made.seats] == ["p0", None, None, None]
    kept = repr((made.row, made.entries, made.seats, made.invitations))
    assert not any(token in kept for token in (*made.tokens.values(), *made.links.values()))


def test_no_token_is_made_that_nobody_hears() -> None:
    made = new_table(GAME, {}, people("p0", "p1"), host="p0", listed=False, start=True, now=5.0, told=False)
    assert (made.tokens, made.links, made.invitations) == ({}, {}, {})
    assert [(row.person, row.token_hash) for row in made.seats] == [("p0", None), ("p1", None)]


def test_the_index_agrees_with_the_journal_and_the_chance_with_its_commitment() -> None:
    made = new_table(GAME, {"first_seat": 1}, people("p0", "bot"), host="p0", listed=True, start=True, now=5.0)
    story = replayed(made.row, made.entries)
    assert (made.row.status, made.row.last_seq) == ("running", 1)
    assert (made.row.asked, made.row.bots_due) == (story.asked_bits, bool(story.bots_asked))
    assert story.state is not None
    assert story.state.view(None)["turn"] == 1, "who is asked first is chance: a storm concerns the others too"
    assert made.row.commitment == commitment(made.row.secret)
    other = new_table(GAME, {}, people("p0", "bot"), host="p0", listed=True, start=True, now=5.0)
    assert (other.row.secret, other.row.id) != (made.row.secret, made.row.id)


def test_a_table_does_not_start_while_somebody_is_missing() -> None:
    with pytest.raises(Problem) as problem:
        new_table(GAME, {}, people("p0", None), host="p0", listed=False, start=True, now=5.0)
    assert problem.value.error == "not_full"
    assert problem.value.extra == {"free": [1]}


def test_files_of_the_server_cannot_be_chosen_and_wrong_options_are_named() -> None:
    with pytest.raises((Problem, BadOption), match="components"):
        new_table(GAME, {"components": "/etc/passwd"}, people("p0", "p1"), host="p0", listed=False, start=True, now=0.0)
    with pytest.raises(BadOption, match="monument"):
        new_table(GAME, {"monument": "atlantis"}, people("p0", "p1"), host="p0", listed=False, start=True, now=0.0)
    with pytest.raises(BadOption, match="seats"):
        new_table(GAME, {}, people("p0"), host="p0", listed=False, start=True, now=0.0)
