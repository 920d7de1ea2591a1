"""The page as files, and who is told by it that there is nothing at an address."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from digsite.server import metrics, page
from tests.server.whole import refused, whole

HTML = "<!doctype html><title>Digsite</title>"
BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"


def counted() -> float:
    """How many were told that there is nothing."""
    return metrics.REGISTRY.get_sample_value("digsite_refusals_total", {"error": "not_found"}) or 0.0


def test_a_browser_is_told_by_the_page_that_there_is_nothing(tmp_path: Path) -> None:
    """A program is told as always, and both are counted."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(HTML, "utf-8")

    async def run() -> None:
        async with whole(tmp_path, page=str(built)) as house, house.client() as client:
            before = counted()
            told = await client.get("/nowhere", headers={"Accept": BROWSER})
            assert (told.status_code, told.text) == (404, HTML)
            assert told.headers["content-type"].startswith("text/html")
            assert told.headers["cache-control"] == "no-cache"
            refused(await client.get("/nowhere", headers={"Accept": "*/*"}), 404, "not_found")
            assert counted() == before + 2

    asyncio.run(run())


def test_where_no_page_is_built_everybody_is_told_as_a_program_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")

    async def run() -> None:
        async with whole(tmp_path) as house, house.client() as client:
            refused(await client.get("/nowhere", headers={"Accept": BROWSER}), 404, "not_found")
            assert (await client.get("/", headers={"Accept": BROWSER})).text == page.NOT_BUILT

    asyncio.run(run())
