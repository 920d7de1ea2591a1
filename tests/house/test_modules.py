"""Modules change the rules without the base knowing: nothing of the base game of Excavation Earth names one.

Only the box they come in does: the game object, which installs them, the component pack, the vocabulary and the words.
Pictures draw whatever is on the table. The solo mode does not know of the expansion either, and each module of the
expansion knows only those that it needs (MU-MODULE-02 to -06).
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

EARTH = Path(__file__).resolve().parents[2] / "src" / "digsite" / "games" / "excavation_earth"
PACKAGE = "digsite.games.excavation_earth"
NAMES = {
    "solo": r"\b(solo|zu)\b|ZU-|\bZu\b",
    "museum": r"(?i)\bmuseum|\bMU-|brokers?\b|researchers?\b|curators?\b|mysterious|\bexhibit|pop-?ups?\b|custodian",
}
"""The folder of each module, and what would name it."""
BOX = {"game.py", "box.py", "text.py", "vocabulary.py"}
NEEDS = {
    "common": set(),
    "factions": {"common", "exhibits"},
    "mysteries": {"common"},
    "exhibits": {"common", "mysteries"},
    "popups": {"common", "mysteries"},
    "solo": {"common", "mysteries", "exhibits"},
    "boxes": {"common", "solo"},
    "rulings": {"common", "factions", "mysteries", "exhibits", "popups", "solo"},
}
"""Which other parts of the expansion each part may know; all of them know its figures, codes and events."""


def base() -> list[Path]:
    """The files of the base game."""
    files = [file for file in EARTH.rglob("*.py") if file.relative_to(EARTH).parts[0] not in {*NAMES, "svg"}]
    return sorted(file for file in files if str(file.relative_to(EARTH)) not in BOX)


def named_in(files: list[Path], pattern: str) -> list[str]:
    """Lines that name something, in code or in comments."""
    return [
        f"{file.relative_to(EARTH)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if re.search(pattern, line)
    ]


def imports(file: Path) -> set[str]:
    """The modules of Excavation Earth that a file imports, at run time or for types."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{PACKAGE}."):
            found.add(node.module.removeprefix(f"{PACKAGE}."))
    return found


@pytest.mark.parametrize("module", list(NAMES))
def test_the_base_names_no_module(module: str) -> None:
    """Neither in code nor in its comments."""
    assert len(base()) > 40
    assert named_in(base(), NAMES[module]) == []


def test_the_solo_mode_does_not_name_the_expansion() -> None:
    """It is played without it."""
    files = sorted((EARTH / "solo").rglob("*.py"))
    assert len(files) > 15
    assert named_in(files, NAMES["museum"]) == []


@pytest.mark.parametrize("part", list(NEEDS))
def test_a_module_knows_only_what_it_needs(part: str) -> None:
    """All that it changes is in its folder; what it builds upon it imports."""
    files = sorted((EARTH / "museum" / part).rglob("*.py"))
    assert len(files) > 2
    known = {name.split(".")[1] for file in files for name in imports(file) if name.startswith("museum.")}
    assert known & set(NEEDS) - {part} <= NEEDS[part], part
    if part not in ("solo", "rulings"):
        assert not [file for file in files if any(name.startswith("solo") for name in imports(file))]


def test_every_part_of_the_expansion_is_looked_at() -> None:
    """No folder is left out above."""
    folders = {folder.name for folder in (EARTH / "museum").iterdir() if folder.is_dir()}
    assert folders - {"words", "__pycache__"} == set(NEEDS)


@pytest.mark.parametrize("module", list(NAMES))
def test_a_module_brings_its_own_words(module: str) -> None:
    """And the base's have none of them."""
    folder = EARTH / module / "words"
    assert sorted(file.name for file in folder.iterdir()) == ["de.ftl", "en.ftl", "pl.ftl"]
    others = [EARTH / "words", EARTH / "solo" / "words"] if module == "museum" else [EARTH / "words"]
    keys = r"(^|-)(zu|solo)(-|$)" if module == "solo" else r"museum|broker|researcher|curator|myster|exhibit|popup"
    for other in others:
        for file in other.iterdir():
            found = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
            assert not [key for key in found if re.search(keys, key)]
