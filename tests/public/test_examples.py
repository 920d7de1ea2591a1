"""Every example that is written down runs: the README's tour, the documents, and the docstrings."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL

PAGES = sorted(
    path
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    if path.exists() and ">>> " in path.read_text("utf-8")
)


def modules() -> list[str]:
    """Every module whose source has an example. Sources are read, for compiled code keeps no docstrings of its own."""
    found = []
    for file in sorted((ROOT / "src").rglob("*.py")):
        if ">>> " in file.read_text("utf-8"):
            found.append(".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = doctest.testfile(str(page), module_relative=False, optionflags=OPTIONS, encoding="utf-8")
    assert done.attempted > 0
    assert done.failed == 0


def test_the_readme_has_a_tour() -> None:
    assert ROOT / "README.md" in PAGES


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found in the source, so that compiled and interpreted code run the same examples."""
    monkeypatch.chdir(tmp_path)
    file = ROOT / "src" / Path(*name.split("."))
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    module = importlib.import_module(name)
    attempted = failed = 0
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    for example in examples(file, vars(module).copy()):
        result = runner.run(example)
        attempted += result.attempted
        failed += result.failed
    assert attempted > 0
    assert failed == 0


def examples(file: Path, names: dict[str, object]) -> list[doctest.DocTest]:
    """The examples of every docstring of a file, each with the names of its module."""
    parser = doctest.DocTestParser()
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text and ">>> " in text:
                where = getattr(node, "name", file.stem)
                test = parser.get_doctest(text, dict(names), where, str(file), getattr(node, "lineno", 0))
                found.append(test)
    return found
