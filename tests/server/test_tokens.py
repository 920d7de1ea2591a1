"""Tokens and ids: their form, and that none comes twice."""

from __future__ import annotations

import hashlib
import math

from digsite.server import tokens


def test_a_token_is_256_bits_that_may_stand_in_an_address() -> None:
    made = {tokens.new_token() for _ in range(200)}
    assert len(made) == 200
    assert all(tokens.is_token(token) for token in made)
    assert not tokens.is_token("short")
    assert not tokens.is_token("a" * 42 + "\n")


def test_only_the_hash_of_a_token_is_kept() -> None:
    token = tokens.new_token()
    assert tokens.token_hash(token) == hashlib.sha256(token.encode()).hexdigest()
    assert len(tokens.token_hash("\ud800")) == 64  # what is handed in may be anything


def test_an_id_has_80_bits_and_no_look_alikes() -> None:
    assert tokens.ID_LENGTH * math.log2(len(tokens.LETTERS)) >= 80
    assert not set("0o1ilaeuy") & set(tokens.LETTERS)
    assert len(set(tokens.LETTERS)) == len(tokens.LETTERS)
    made = {tokens.new_id() for _ in range(200)}
    assert len(made) == 200
    assert all(tokens.is_id(name) for name in made)


def test_what_is_no_id_is_not_looked_for() -> None:
    name = tokens.new_id()
    for other in (name.upper() + "B", name[1:], name + "b", name[1:] + "o", name + "\n", ""):
        assert not tokens.is_id(other)
