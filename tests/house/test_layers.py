"""Imports point down only, and game code needs nothing but Python.

The layers, from low to high: kernel; svg; games; bots; env, lab, server, cli, notebook. `svg` is the pen that games
draw with. A game never imports another game. `digsite` itself joins kernel and games. `ledger` reads docs/rules,
imports nothing of digsite, and serves the top.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

TOP = frozenset({"env", "lab", "server", "cli", "notebook"})
MAY_IMPORT: dict[str, frozenset[str]] = {
    "kernel": frozenset({"kernel"}),
    "svg": frozenset({"svg", "kernel"}),
    "games": frozenset({"kernel", "games", "svg"}),
    "digsite": frozenset({"digsite", "kernel", "games"}),
    "bots": frozenset({"bots", "digsite", "kernel", "games"}),
    "ledger": frozenset({"ledger"}),
    **dict.fromkeys(TOP, TOP | {"bots", "digsite", "kernel", "games", "ledger"}),
}
OUTSIDE = sys.stdlib_module_names | {"mypy_extensions", "digsite"}  # what kernel and games may import


def not_compiled(root: Path) -> set[Path]:
    """The files that pyproject.toml excuses from being compiled, but for the packages' own `__init__.py`."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    files = (file for entry in project["tool"]["digsite"]["mypyc"]["exclude"] for file in root.glob(entry["file"]))
    return {file for file in files if file.name != "__init__.py"}


def imports(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every import in a module, wherever it stands: its line and the full dotted name."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for name in names:
                    yield node.lineno, name.name
            case ast.ImportFrom(module=base, names=names, level=level):
                if level:
                    above = module.split(".")[: len(module.split(".")) - level + is_package]
                    base = ".".join([*above, base] if base else above)
                for name in names:
                    yield node.lineno, f"{base}.{name.name}"
            case (
                ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module"), args=args)
                | ast.Call(func=ast.Name(id="import_module"), args=args)
            ):
                if args and isinstance(args[0], ast.Constant) and isinstance(args[0].value, str):
                    yield node.lineno, args[0].value


def layer(module: str, source: Path) -> str:
    """The layer of a dotted name. `digsite.X` is the package's own name unless X is a part of the tree."""
    parts = module.split(".")
    if len(parts) == 1 or parts[1] == "__init__":
        return "digsite"
    if parts[1] == "__main__":
        return "cli"
    if parts[1] in MAY_IMPORT or (source / parts[1]).is_dir() or (source / f"{parts[1]}.py").exists():
        return parts[1]
    return "digsite"


def game(module: str, source: Path) -> str | None:
    """The game that a dotted name belongs to, or None for what all games share."""
    match module.split("."):
        case ["digsite", "games", name, *_] if (source / "games" / name).is_dir():
            return name
    return None


def faults(source: Path, excused: set[Path]) -> list[str]:
    """What is wrong with the imports of a package tree, one line each."""
    found = []
    for file in sorted(source.rglob("*.py")):
        inside = file.relative_to(source).with_suffix("")
        is_package = inside.name == "__init__"
        module = ".".join(["digsite", *(inside.parts[:-1] if is_package else inside.parts)])
        here = layer(module, source)
        if here not in MAY_IMPORT:
            found.append(f"{inside}: `{here}` has no layer yet; give it one in {Path(__file__).name}")
            continue
        for line, target in imports(ast.parse(file.read_text("utf-8")), module, is_package):
            where = f"{inside}.py:{line}: imports {target}"
            if target.split(".")[0] != "digsite":
                if here in ("kernel", "games") and target.split(".")[0] not in OUTSIDE and file not in excused:
                    found.append(f"{where}, but {here} needs nothing outside Python and mypy_extensions")
                continue
            there = layer(target, source)
            if there not in MAY_IMPORT[here]:
                found.append(f"{where}, but {here} must not import {there}")
            elif here == there == "games" and (own := game(module, source)) and game(target, source) != own:
                found.append(f"{where}, but a game imports only the kernel and itself")
    return found


def test_imports_point_down_only() -> None:
    assert faults(ROOT / "src" / "digsite", not_compiled(ROOT)) == []


@pytest.mark.parametrize(
    ("file", "code", "complaint"),
    [
        ("kernel/a.py", "import digsite.games.red.play", "kernel must not import games"),
        ("kernel/a.py", "from digsite.games import red", "kernel must not import games"),
        ("kernel/a.py", "from ..games.red import play", "kernel must not import games"),
        ("kernel/__init__.py", "from ..games import red", "kernel must not import games"),
        ("kernel/a.py", "from digsite import bots", "kernel must not import bots"),
        ("kernel/a.py", "from digsite import Record", "kernel must not import digsite"),
        ("kernel/a.py", "def f() -> None:\n    import digsite.lab", "kernel must not import lab"),
        ("kernel/a.py", "if TYPE_CHECKING:\n    import digsite.lab", "kernel must not import lab"),
        ("kernel/a.py", "importlib.import_module('digsite.games.red')", "kernel must not import games"),
        ("kernel/a.py", "import numpy", "needs nothing outside Python"),
        ("kernel/a.py", "import digsite.ledger", "kernel must not import ledger"),
        ("kernel/a.py", "import digsite.svg.canvas", "kernel must not import svg"),
        ("svg/a.py", "import digsite.games.red.play", "svg must not import games"),
        ("games/red/a.py", "from digsite.games.blue.play import Dig", "only the kernel and itself"),
        ("games/red/a.py", "from digsite.games import blue", "only the kernel and itself"),
        ("games/red/a.py", "from digsite import games", "only the kernel and itself"),
        ("games/red/a.py", "import fluent.runtime", "needs nothing outside Python"),
        ("games/red/a.py", "import digsite.cli", "games must not import cli"),
        ("bots/a.py", "import digsite.env", "bots must not import env"),
        ("bots/a.py", "import digsite.ledger", "bots must not import ledger"),
        ("ledger/a.py", "import digsite.kernel.rng", "ledger must not import kernel"),
        ("__init__.py", "import digsite.bots", "digsite must not import bots"),
        ("attic/a.py", "import sys", "`attic` has no layer yet"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, code: str, complaint: str) -> None:
    _plant(tmp_path, {file: code})
    found = faults(tmp_path, set())
    assert len(found) == 1
    assert complaint in found[0]


def test_right_imports_are_left_alone(tmp_path: Path) -> None:
    _plant(
        tmp_path,
        {
            "__init__.py": "from digsite.kernel.rng import Rng\nfrom digsite.games import red, blue",
            "__main__.py": "from digsite.cli import main",
            "kernel/a.py": "import sys, mypy_extensions\nfrom digsite.kernel import rng\nfrom . import rng",
            "kernel/text.py": "from fluent.runtime import FluentBundle",
            "games/__init__.py": "from digsite.games.red import play\nfrom digsite.games.blue import play",
            "games/red/a.py": "import digsite.kernel.rng\nfrom digsite.games.red.play import Dig\nfrom . import play",
            "bots/a.py": "import digsite\nfrom digsite import Record\nfrom digsite.games.red import play\nimport numpy",
            "lab/a.py": "import digsite.bots, digsite.ledger, digsite.env, polars",
            "cli/a.py": "import digsite.lab, digsite.server, typer",
        },
    )
    assert faults(tmp_path, {tmp_path / "kernel" / "text.py"}) == []


def _plant(source: Path, files: dict[str, str]) -> None:
    for folder in ("kernel", "games/red", "games/blue", "bots", "lab", "env", "cli", "server", "ledger", "svg"):
        (source / folder).mkdir(parents=True)
    for name, code in files.items():
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).write_text(code + "\n", "utf-8")
