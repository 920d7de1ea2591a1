"""The rules over HTTP: complete, cached, with links that lead somewhere; each section has a name in every language."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from digsite.ledger import Ledger
from digsite.server.routes.rules import NOT_PLAYED
from tests.server.whole import Shared

WORDS = Path(__file__).parents[2] / "web" / "src" / "rules" / "words"


@pytest.fixture(scope="module")
def told(shared: Shared) -> dict[str, Any]:
    async def run() -> Any:
        async with shared.opened() as house, house.client() as client:
            return (await client.get("/api/rules")).json()

    found: dict[str, Any] = shared.run(run())
    return found


def rules_of(told: dict[str, Any]) -> list[dict[str, Any]]:
    return [rule for book in told["books"] for section in book["sections"] for rule in section["rules"]]


def test_every_entry_is_told_once_and_in_order(told: dict[str, Any]) -> None:
    ledger = Ledger.load()
    assert [rule["id"] for rule in rules_of(told)] == [one.id for one in ledger if one.prefix not in NOT_PLAYED]
    for rule in rules_of(told):
        entry = ledger[rule["id"]]
        assert rule["kind"] == entry.kind
        assert rule["parent"] == entry.parent
        assert not re.search("[*`]", rule["text"] + rule["source"])
    assert [book["prefix"] for book in told["books"]] == ["AR", "EE", "ZU", "MU"]


def test_links_cover_what_they_name_and_lead_somewhere(told: dict[str, Any]) -> None:
    known = {rule["id"] for rule in rules_of(told)}
    links = 0
    for rule in rules_of(told):
        assert max(map(ord, rule["text"]), default=0) < 0x10000  # a page counts in UTF-16
        end = 0
        for link in rule["links"]:
            assert link["at"] >= end, rule["id"]
            end = link["at"] + link["n"]
            written = rule["text"][link["at"] : end]
            assert link["id"].endswith(written), (rule["id"], written)
            assert link["id"] in known
            assert link["id"] in rule["see"]
            links += 1
        assert rule["id"] not in rule["see"]
        assert set(rule["see"]) <= known
    assert links > 500


def test_what_is_named_names_back(told: dict[str, Any]) -> None:
    see = {rule["id"]: set(rule["see"]) for rule in rules_of(told)}
    assert all(id in see[other] for id, others in see.items() for other in others)


def test_they_are_sent_once(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.client() as client:
            first = await client.get("/api/rules", headers={"Accept-Encoding": "gzip"})
            assert first.headers["content-encoding"] == "gzip"
            assert first.headers["cache-control"] == "no-cache"
            etag = first.headers["etag"]
            plain = await client.get("/api/rules", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == first.content
            assert len(gzip.compress(plain.content)) < 200_000
            no_gzip = await client.get("/api/rules", headers={"Accept-Encoding": "gzip;q=0"})
            assert "content-encoding" not in no_gzip.headers
            for given in (etag, f'"other", {etag}', f"W/{etag}"):
                again = await client.get("/api/rules", headers={"If-None-Match": given})
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["etag"] == etag
            other = await client.get("/api/rules", headers={"If-None-Match": '"other"'})
            assert other.status_code == 200
            assert json.loads(other.content)["books"]

    shared.run(run())


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_every_section_has_a_name(told: dict[str, Any], locale: str) -> None:
    text = (WORDS / f"{locale}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^rules-section-([A-Z]+-[A-Z]+) = \S", text, flags=re.M))
    assert named == {section["id"] for book in told["books"] for section in book["sections"]}
    assert {book["prefix"] for book in told["books"]} == set(re.findall(r"^rules-book-([A-Z]+) = ", text, flags=re.M))
