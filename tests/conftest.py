"""What every test run needs: the rule markers, and the right digsite.

`DIGSITE_EXPECT=pure` or `DIGSITE_EXPECT=compiled` says which build is to be tested. A run that would test the other one
is stopped before its first test: green results about the wrong code are worse than none.
"""

from __future__ import annotations

import os

import pytest

import digsite

pytest_plugins = ["tests.rules_plugin"]


def pytest_configure(config: pytest.Config) -> None:  # noqa: ARG001
    expected = os.environ.get("DIGSITE_EXPECT", "")
    if not expected:
        return
    if expected not in ("pure", "compiled"):
        raise pytest.UsageError(f"DIGSITE_EXPECT={expected!r}: say pure or compiled")
    found = "compiled" if digsite.COMPILED else "pure"
    if found != expected:
        raise pytest.UsageError(f"DIGSITE_EXPECT={expected}, but {digsite.__file__} is {found}")


def pytest_report_header(config: pytest.Config) -> str:  # noqa: ARG001
    return f"digsite: {'compiled' if digsite.COMPILED else 'pure'}, {digsite.__version__}"
