"""Where the code names a rule.

Python files of kernel, games and bots are searched in docstrings, other strings and comments; data files (``.toml``)
and words (``.ftl``) of the whole package as plain text. Citations may be short ("AR-STORM-04, -05", "AR-END-05 to -07";
see ``_cite``).
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from digsite.ledger._cite import Named, named
from digsite.ledger._errors import LedgerError
from digsite.ledger._find import PACKAGE, checkout
from digsite.ledger._ledger import Ledger
from digsite.ledger._model import Entry

Category = Literal["step", "kernel", "bot", "data", "words"]

_FOLDERS: dict[str, Category] = {"games": "step", "kernel": "kernel", "bots": "bot"}
_IMPLEMENTS: frozenset[Category] = frozenset({"step", "kernel", "data"})
_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)
_TABLE = re.compile(r"^\[+([^\]\n]+)\]+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Place:
    """A class, function, table or message that names a rule; only the first time it does so."""

    id: str
    category: Category
    """step: games; kernel; bot; data: a .toml file; words: a .ftl file."""
    module: str
    """``digsite.games.archaeology.steps.storm``; for other files the file's name."""
    name: str
    """Qualified name in the module (``Scatter.apply``), the message key or the table; empty at the top level."""
    path: str
    """From the root of the checkout, or from the folder the package lies in."""
    line: int


def places(
    ids: str | Iterable[str] | None = None, *, ledger: Ledger | None = None, source: Path | None = None
) -> dict[str, tuple[Place, ...]]:
    """For each ID (without any: for all) the places that name it, in the order of the files; none is an empty tuple.

    Args:
        source: The folder of the package ``digsite``; by default this one.

    Raises:
        UnknownRuleError: One of the IDs is in no ledger.
    """
    book = ledger or Ledger.load()
    asked = [ids] if isinstance(ids, str) else [entry.id for entry in book] if ids is None else ids
    found: dict[str, list[Place]] = {book[id].id: [] for id in asked}
    for place, _ in _scan(book, source or PACKAGE):
        if place.id in found:
            found[place.id].append(place)
    return {id: tuple(here) for id, here in found.items()}


def strangers(*, ledger: Ledger | None = None, source: Path | None = None) -> list[Place]:
    """Places that name an ID that no ledger has, though the prefix is a ledger's: a slip, or a rule to be written."""
    book = ledger or Ledger.load()
    return [place for place, implied in _scan(book, source or PACKAGE) if place.id not in book and not implied]


def unnamed(*, ledger: Ledger | None = None, source: Path | None = None) -> list[Entry]:
    """Rules and rulings of finished ledgers that no game, kernel or data file names.

    Words and bots do not count: they speak of rules and do not implement them.
    """
    book = ledger or Ledger.load()
    found = places(ledger=book, source=source)
    return [
        entry
        for part in book.books
        if part.finished
        for entry in part.entries
        if entry.kind != "edge" and not any(place.category in _IMPLEMENTS for place in found[entry.id])
    ]


def _scan(ledger: Ledger, source: Path) -> Iterator[tuple[Place, bool]]:
    """Every place with every ID it names, known or not, and whether the ID is only implied by a range."""
    if not source.is_dir():
        raise LedgerError(f"{source}: no such folder; source= is the folder of the package digsite")
    base = checkout(source) or source.parent
    for path in sorted(source.rglob("*")):
        parts = path.relative_to(source).parts
        if path.suffix == ".py" and parts[0] in _FOLDERS:
            category: Category = _FOLDERS[parts[0]]
            module = ".".join(("digsite", *parts)).removesuffix(".py").removesuffix(".__init__")
            mentions = _in_python(path, ledger.prefixes)
        elif path.suffix in (".ftl", ".toml"):
            category, module = ("words" if path.suffix == ".ftl" else "data"), path.name
            mentions = _in_text(path, ledger.prefixes)
        else:
            continue
        seen: set[tuple[str, str]] = set()
        for name, line, mention in sorted(mentions, key=lambda m: m[1]):
            if (name, mention.id) not in seen:
                seen.add((name, mention.id))
                shown = path.relative_to(base).as_posix()
                yield Place(mention.id, category, module, name, shown, line), mention.implied


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path}: cannot be searched for rule IDs: {error}") from error


def _in_text(path: Path, prefixes: Collection[str]) -> Iterator[tuple[str, int, Named]]:
    """Mentions in a .ftl or .toml file, each under its message or table.

    A comment belongs to the message below it, anything else to the message or table it stands in.
    """
    text = _read(path)
    owners = list((_MESSAGE if path.suffix == ".ftl" else _TABLE).finditer(text))
    starts = [match.start() for match in owners]
    for mention in named(text, prefixes):
        line_start = text.rfind("\n", 0, mention.offset) + 1
        at = bisect_right(starts, mention.offset) - 1
        if path.suffix == ".ftl" and text.startswith("#", line_start):
            at = -1 if text.startswith("##", line_start) else at + 1
        yield (owners[at][1] if 0 <= at < len(owners) else ""), text.count("\n", 0, mention.offset) + 1, mention


def _in_python(path: Path, prefixes: Collection[str]) -> Iterator[tuple[str, int, Named]]:
    text = _read(path)
    if not any(f"{prefix}-" in text for prefix in prefixes):
        return
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise LedgerError(f"{path}:{error.lineno}: cannot be searched for rule IDs: {error.msg}") from error
    spans = list(_spans(tree, ""))
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    strings = ((node.lineno, node.value) for node in constants if isinstance(node.value, str))
    for first, value in strings:
        for mention in named(value, prefixes):
            line = first + value.count("\n", 0, mention.offset)
            yield _around(spans, line), line, mention
    starts = {start: name for start, _, name in reversed(spans)}
    for first, value in _comments(text):
        below = starts.get(first + value.count("\n") + 1)  # a comment right above a function speaks of it
        for mention in named(value, prefixes):
            line = first + value.count("\n", 0, mention.offset)
            yield below or _around(spans, line), line, mention


def _spans(node: ast.AST, outer: str) -> Iterator[tuple[int, int, str]]:
    """First line, last line and qualified name of every class and function, and of names assigned outside functions.

    A string right below an assigned name is its docstring and belongs to it.
    """
    children = list(ast.iter_child_nodes(node))
    for child, following in zip(children, [*children[1:], None]):
        if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            name = f"{outer}.{child.name}" if outer else child.name
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            yield first, child.end_lineno or child.lineno, name
            yield from _spans(child, name)
        elif isinstance(child, (ast.Assign, ast.AnnAssign)) and isinstance(node, (ast.Module, ast.ClassDef)):
            target = child.targets[0] if isinstance(child, ast.Assign) else child.target
            if isinstance(target, ast.Name):
                name = f"{outer}.{target.id}" if outer else target.id
                end = following if _is_string(following) else child
                yield child.lineno, getattr(end, "end_lineno", None) or child.lineno, name
        elif isinstance(child, ast.stmt):
            yield from _spans(child, outer)


def _is_string(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _around(spans: list[tuple[int, int, str]], line: int) -> str:
    """The name of the innermost span around the line; empty at the top level."""
    around = [(end - start, name) for start, end, name in spans if start <= line <= end]
    return min(around)[1] if around else ""


def _comments(text: str) -> list[tuple[int, str]]:
    """Comments with the line they start on; lines of comment one below the other are one comment."""
    blocks: list[tuple[int, str]] = []
    last = (-1, -1)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        line, column = token.start
        words = token.string.lstrip("#").strip()
        if last == (line - 1, column) and blocks:
            first, so_far = blocks[-1]
            blocks[-1] = (first, f"{so_far}\n{words}")
        else:
            blocks.append((line, words))
        last = (line, column)
    return blocks
