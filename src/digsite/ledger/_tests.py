"""Which tests cite a rule: ``@pytest.mark.rule("AR-STORM-05")``, found by reading the test files not running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from digsite.ledger._errors import LedgerError, NotShippedError
from digsite.ledger._find import checkout_with_tests
from digsite.ledger._ledger import Ledger


@dataclass(frozen=True, slots=True)
class Test:
    """A test that cites a rule."""

    __test__ = False  # the name is right, but pytest must not collect it

    id: str
    path: str
    """From the root of the checkout."""
    name: str
    """``test_halves`` or ``TestStorm::test_halves``."""
    line: int


def find_tests(
    ids: str | Iterable[str] | None = None, *, ledger: Ledger | None = None, root: Path | None = None
) -> dict[str, tuple[Test, ...]]:
    """For each ID (without any: for all) the tests that cite it, in the order of the files; none is an empty tuple.

    A marker counts on a test function, on one case of it (``pytest.param(..., marks=...)``), on its class or in a
    ``pytestmark``. A test that is always skipped proves nothing and does not count.

    Args:
        root: The root of a checkout; by default the one this package is in, or is run in.

    Raises:
        NotShippedError: There is no checkout: an installed package has no tests.
        UnknownRuleError: One of the IDs is in no ledger.
    """
    book = ledger or Ledger.load()
    base = root or checkout_with_tests()
    if base is None or not (base / "tests").is_dir():
        raise NotShippedError("tests are not shipped with an installed digsite; run this in a checkout")
    asked = [ids] if isinstance(ids, str) else [entry.id for entry in book] if ids is None else ids
    found: dict[str, list[Test]] = {book[id].id: [] for id in asked}
    for path in sorted({*(base / "tests").rglob("test_*.py"), *(base / "tests").rglob("*_test.py")}):
        for test in _in_file(path, path.relative_to(base).as_posix()):
            if test.id in found:
                found[test.id].append(test)
    return {id: tuple(here) for id, here in found.items()}


def _in_file(path: Path, shown: str) -> Iterator[Test]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, SyntaxError) as error:
        raise LedgerError(f"{shown}: cannot be searched for rule markers: {error}") from error
    yield from _in_body(tree, shown, "", frozenset())


def _in_body(node: ast.Module | ast.ClassDef, shown: str, outer: str, inherited: frozenset[str]) -> Iterator[Test]:
    """The tests of a module or class; ``inherited`` is what the markers around it cite."""
    own = [_value(child) for child in node.body if _is_pytestmark(child)]
    if any(_always_skipped(marks) for marks in own):
        return
    around = inherited.union(*(_cited(marks, shown) for marks in own))
    for child in node.body:
        if not isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if any(_always_skipped(decorator) for decorator in child.decorator_list):
            continue
        cited = around.union(*(_cited(decorator, shown) for decorator in child.decorator_list))
        if isinstance(child, ast.ClassDef):
            if child.name.startswith("Test"):
                yield from _in_body(child, shown, f"{outer}{child.name}::", cited)
        elif child.name.startswith("test"):
            for id in sorted(cited):
                yield Test(id, shown, f"{outer}{child.name}", child.lineno)


def _is_pytestmark(node: ast.stmt) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _value(node: ast.stmt) -> ast.expr:
    assert isinstance(node, (ast.Assign, ast.AnnAssign))
    return node.value or ast.Constant(None)


def _is_mark(node: ast.expr, name: str) -> bool:
    """Whether the expression is ``pytest.mark.<name>`` or ``mark.<name>``."""
    if not (isinstance(node, ast.Attribute) and node.attr == name):
        return False
    return ast.unparse(node.value) in ("pytest.mark", "mark")


def _always_skipped(node: ast.expr) -> bool:
    """Whether a decorator, or one of a list of marks, is ``pytest.mark.skip``."""
    if isinstance(node, (ast.List, ast.Tuple)):
        return any(_always_skipped(item) for item in node.elts)
    return _is_mark(node.func if isinstance(node, ast.Call) else node, "skip")


def _cited(node: ast.expr, shown: str) -> frozenset[str]:
    """The IDs in all rule markers inside the expression, in capitals."""
    cited: set[str] = set()
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _is_mark(call.func, "rule"):
            for argument in call.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    where = f"{shown}:{argument.lineno}"
                    raise LedgerError(f"{where}: a rule marker holds plain strings, not {ast.unparse(argument)!r}")
                cited.add(argument.value.strip().upper())
    return frozenset(cited)
