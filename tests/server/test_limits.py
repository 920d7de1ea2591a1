"""How often and how many: buckets, places and the addresses that they are counted by."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from digsite.server.limits import Limits, Places, Rate, address
from digsite.server.problems import Problem
from tests.server.door import Clock


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limits = Limits({"move": Rate(3, 60.0)}, clock=clock)
    assert [limits.wait("move", "a") for _ in range(4)] == [0.0, 0.0, 0.0, pytest.approx(20.0)]
    clock.now += 19.0
    assert limits.wait("move", "a") == pytest.approx(1.0)
    clock.now += 1.0
    assert limits.wait("move", "a") == 0.0
    assert limits.wait("move", "a") > 0.0
    clock.now += 1e9
    assert [limits.wait("move", "a") > 0.0 for _ in range(4)] == [False, False, False, True]  # never more than full


def test_keys_and_kinds_have_their_own_buckets() -> None:
    limits = Limits({"move": Rate(1, 60.0), "login": Rate(1, 60.0)}, clock=Clock())
    assert limits.wait("move", "a") == limits.wait("move", "b") == limits.wait("login", "a") == 0.0
    assert limits.wait("move", "a") > 0.0
    limits.forgive("move", "a")
    assert limits.wait("move", "a") == 0.0


def test_a_refusal_says_how_long_to_wait() -> None:
    limits = Limits({"move": Rate(1, 60.0)}, clock=Clock())
    limits.take("move", "a")
    with pytest.raises(Problem) as problem:
        limits.take("move", "a")
    answer = problem.value.answer()
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")


def test_what_costs_more_takes_more() -> None:
    clock = Clock()
    limits = Limits({"request": Rate(60, 60.0)}, clock=clock)
    assert limits.wait("request", "a", 50.0) == 0.0
    assert limits.wait("request", "a", 20.0) == pytest.approx(10.0)
    assert limits.wait("request", "a", 10.0) == 0.0, "a refusal takes nothing"
    assert limits.wait("request", "a") == pytest.approx(1.0)


@pytest.mark.parametrize("most", [1, 5])
def test_what_costs_more_than_there_ever_is_takes_all(most: int) -> None:
    clock = Clock()
    limits = Limits({"request": Rate(most, 60.0)}, clock=clock)
    for _ in range(2):
        limits.take("request", "a")
        limits.take_more("request", "a", 100.0)
        assert limits.wait("request", "a") == pytest.approx(60.0 / most)
        clock.now += 60.0


def test_the_memory_of_limits_is_bounded_and_the_busy_are_remembered() -> None:
    limits = Limits({"move": Rate(1, 60.0), "login": Rate(1, 60.0)}, clock=Clock(), most_keys=10)
    limits.wait("login", "victim")
    limits.wait("move", "busy")
    for number in range(1000):
        limits.wait("move", str(number))
        assert limits.wait("move", "busy") > 0.0
    assert len(limits) == 11
    assert limits.wait("login", "victim") > 0.0  # another kind pushes nothing out


def test_places_are_counted_and_given_back() -> None:
    places = Places(2)
    with places.hold("a"), places.hold("b"):
        with places.hold("a"), pytest.raises(Problem, match="too_many"), places.hold("a"):
            pass
        with pytest.raises(KeyError), places.hold("a"):
            raise KeyError
        assert len(places) == 2
    assert len(places) == 0
    assert not places._held  # nothing is kept about those who left


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "elsewhere"),
    ],
)
def test_addresses_are_keys(host: str, key: str) -> None:
    assert address(HTTPConnection({"type": "http", "client": (host, 1)})) == key


def test_no_address_is_a_key_too() -> None:
    assert address(HTTPConnection({"type": "http", "client": None})) == "elsewhere"
