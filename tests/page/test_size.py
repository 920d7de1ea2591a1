"""What a first visit loads, and how it comes."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from digsite.lab.page.site import Site

MOST = 300_000
COMPRESSED_ALREADY = (".woff2", ".png", ".webp")


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_first_visit_loads_at_most_300_kilobytes(site: Site, page_folder: Path, locale: str) -> None:
    loaded: dict[str, int] = {}

    def count(url: str) -> None:
        path = url.removeprefix(site.base).partition("?")[0].strip("/") or "index.html"
        file = page_folder / path
        if file.is_file():
            data = file.read_bytes()
            loaded[path] = len(data) if path.endswith(COMPRESSED_ALREADY) else len(gzip.compress(data, 9))

    with site.visitor(locale=locale) as visitor:
        visitor.page.on("request", lambda request: count(request.url))
        visitor.open("/")
        visitor.settle()
    largest = sorted(loaded.items(), key=lambda item: -item[1])[:8]
    assert len(loaded) > 2
    assert sum(loaded.values()) <= MOST, f"{sum(loaded.values())} bytes; the largest: {largest}"


def test_nothing_comes_from_elsewhere_and_nothing_is_against_the_policy(site: Site) -> None:
    asked: set[str] = set()
    with site.visitor() as visitor:
        visitor.page.on("request", lambda request: asked.add(request.url))
        visitor.open("/")
        visitor.settle()
        answer = visitor.page.request.get(site.base)
        policy = answer.headers["content-security-policy"]
    assert "'unsafe-inline'" not in policy.partition("script-src")[2].partition(";")[0]
    assert all(url.startswith((site.base, "data:", "blob:")) for url in asked), asked
