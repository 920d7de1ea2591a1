"""A run that would test the wrong build is stopped before its first test."""

from __future__ import annotations

import pytest

import digsite
from tests import conftest

HERE, THERE = ("compiled", "pure") if digsite.COMPILED else ("pure", "compiled")


@pytest.mark.parametrize("expected", ["", HERE])
def test_the_right_build_is_tested(expected: str, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config) -> None:
    monkeypatch.setenv("DIGSITE_EXPECT", expected)
    conftest.pytest_configure(pytestconfig)


@pytest.mark.parametrize(
    ("expected", "said"), [(THERE, f"DIGSITE_EXPECT={THERE}, but .* is {HERE}"), ("both", "say pure or compiled")]
)
def test_the_wrong_build_is_not(
    expected: str, said: str, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.setenv("DIGSITE_EXPECT", expected)
    with pytest.raises(pytest.UsageError, match=said):
        conftest.pytest_configure(pytestconfig)
