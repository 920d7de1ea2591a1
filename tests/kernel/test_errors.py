"""One small tree of errors."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import digsite
from digsite.kernel import errors

ROOT = Path(__file__).resolve().parents[2]

TREE = {
    "IllegalMove": "DigsiteError",
    "UnknownCode": "IllegalMove",
    "BadInput": "DigsiteError",
    "BadOption": "BadInput",
    "BadPosition": "BadInput",
    "BadRecord": "BadInput",
    "BadComponents": "BadInput",
    "MissingWords": "DigsiteError",
    "DigsiteError": "Exception",
}


def test_the_tree() -> None:
    found = {
        name: value.__bases__[0].__name__
        for name, value in vars(errors).items()
        if isinstance(value, type) and issubclass(value, Exception)
    }
    assert found == TREE


def test_the_tree_is_drawn() -> None:
    """In the source: compiled code keeps no docstrings."""
    drawn = ast.get_docstring(ast.parse((ROOT / "src/digsite/kernel/errors.py").read_text("utf-8")))
    assert drawn is not None
    assert all(name in drawn for name in TREE)


@pytest.mark.parametrize("name", TREE)
def test_all_are_public(name: str) -> None:
    assert getattr(digsite, name) is getattr(errors, name)


def test_an_illegal_move_carries_its_refusal() -> None:
    assert digsite.IllegalMove("no", None).refusal is None
    assert str(digsite.UnknownCode("no such code", None)) == "no such code"
