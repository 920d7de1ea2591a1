"""Modules change the rules without the base knowing: nothing of the base game of Excavation Earth names one.

Only the box they come in does: the game object, which installs them, the component pack, and the words. Pictures draw
whatever is on the table.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

EARTH = Path(__file__).resolve().parents[2] / "src" / "digsite" / "games" / "excavation_earth"
MODULES = {"solo": r"\b(solo|zu)\b|ZU-|\bZu\b"}
"""The folder of each module, and what would name it."""
BOX = {"game.py", "box.py", "text.py"}


def base() -> list[Path]:
    """The files of the base game."""
    files = [file for file in EARTH.rglob("*.py") if file.relative_to(EARTH).parts[0] not in {*MODULES, "svg"}]
    return sorted(file for file in files if str(file.relative_to(EARTH)) not in BOX)


@pytest.mark.parametrize("module", list(MODULES))
def test_the_base_names_no_module(module: str) -> None:
    """Neither in code nor in its comments."""
    assert len(base()) > 40
    for file in base():
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            assert not re.search(MODULES[module], line), f"{file.relative_to(EARTH)}:{number}: {line.strip()}"


@pytest.mark.parametrize("module", list(MODULES))
def test_a_module_brings_its_own_words(module: str) -> None:
    """And the base's have none of them."""
    folder = EARTH / module / "words"
    assert sorted(file.name for file in folder.iterdir()) == ["de.ftl", "en.ftl", "pl.ftl"]
    for file in (EARTH / "words").iterdir():
        keys = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
        assert not [key for key in keys if re.search(r"(^|-)(zu|solo)(-|$)", key)]
