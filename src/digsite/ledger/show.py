"""Printing the ledgers with rich: what ``digsite rules`` shows. The only file here that imports rich."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from digsite.ledger._coverage import coverage as _coverage
from digsite.ledger._errors import NotShippedError
from digsite.ledger._find import relative
from digsite.ledger._ledger import Ledger
from digsite.ledger._model import Entry
from digsite.ledger._places import places
from digsite.ledger._tests import find_tests


def rule(console: Console, id: str, *, ledger: Ledger | None = None) -> None:
    """Print an entry with its rulings, edge cases, code and tests; for a section (``AR-STORM``) its entries.

    Raises:
        UnknownRuleError: No entry and no section has this ID; names the nearest.
    """
    book = ledger or Ledger.load()
    if id not in book and any(section.id == id.strip().upper() for section in book.sections):
        _section(console, book, id)
        return
    entry = book[id]
    _title(console, book, entry)
    _entries(console, "cites", (book[cited] for cited in entry.cites), brief=True)
    _entries(console, "rulings", book.rulings(entry.id))
    _entries(console, "edge cases", book.edges(entry.id))
    _cases(console, book, entry)
    _places(console, book, entry)
    _tests(console, book, entry)


def search(console: Console, text: str, *, ledger: Ledger | None = None) -> None:
    """Print the entries that hold every word of the text."""
    book = ledger or Ledger.load()
    found = book.search(text)
    for entry in found:
        _line(console, entry)
    console.print(Text(f"{len(found)} of {len(book)} entries speak of {text!r}", style="dim"))


def index(console: Console, *, ledger: Ledger | None = None) -> None:
    """Print the ledgers and their sections with the number of rules, rulings and edge cases in each."""
    book = ledger or Ledger.load()
    for part in book.books:
        table = _table(f"{part.title} ({part.prefix}, {'finished' if part.finished else 'not finished'})")
        for column in ("rules", "rulings", "edge cases"):
            table.add_column(column, justify="right")
        for section in part.sections:
            kinds = [entry.kind for entry in section.entries]
            counts = [kinds.count("rule"), kinds.count("ruling"), kinds.count("edge")]
            table.add_row(section.id, Text(section.title), *(str(count or "") for count in counts))
        console.print(table)
        if part.cases:
            console.print(Text(f"and {len(part.cases)} edge cases without an ID\n", style="dim"))


def coverage(console: Console, *, ledger: Ledger | None = None, root: Path | None = None) -> None:
    """Print for each ledger and section how many entries have a test, and which of a finished ledger have none.

    Raises:
        NotShippedError: There is no checkout, and so no tests.
    """
    for part in _coverage(ledger=ledger, root=root):
        table = _table(f"{part.book.title}: rules with a test: {part.n_tested} of {part.n}")
        table.add_column("tested", justify="right")
        table.add_column("of", justify="right")
        if part.book.finished:
            table.add_column("without a test", ratio=1, style="red")
        for section in part.sections:
            row = [section.section.id, section.section.title, str(section.n_tested), str(section.n)]
            if part.book.finished:
                row.append(_short(section.missing))
            table.add_row(*(Text(cell) for cell in row))
        console.print(table)
        if not part.book.finished:
            console.print(Text("not finished: nothing is demanded yet\n", style="dim"))


def _table(title: str) -> Table:
    table = Table(title=Text(title, style="bold"), title_justify="left", box=None, pad_edge=False)
    table.add_column("section", style="cyan", no_wrap=True)
    table.add_column("title")
    return table


def _short(entries: Iterable[Entry]) -> str:
    """IDs of one section without what they share: 05, 08, R1."""
    return ", ".join(entry.id.rsplit("-", 1)[1] for entry in entries)


def _title(console: Console, book: Ledger, entry: Entry) -> None:
    part = book.book(entry.prefix)
    console.print(Text.assemble((entry.id, "bold cyan"), f"  {entry.kind}, {entry.title}, {part.title}"))
    _indented(console, Text(entry.text))
    if entry.source:
        _indented(console, Text(f"source: {entry.source}", style="dim"))
    if entry.parent:
        where = f"at the end of section {entry.section}" if entry.closing else f"under {entry.parent}"
        _indented(console, Text(f"stands {where}", style="dim"))
    _indented(console, Text(f"{relative(part.path)}:{entry.line}", style="dim"))


def _indented(console: Console, text: Text) -> None:
    console.print(Padding(text, (0, 0, 0, 2), expand=False))


def _heading(console: Console, words: str) -> None:
    console.print()
    console.print(Text(words, style="bold"))


def _line(console: Console, entry: Entry, *, brief: bool = False) -> None:
    text = entry.text
    if brief and len(text) > 80:
        text = text[:79].rsplit(" ", 1)[0] + " …"
    _indented(console, Text.assemble((entry.id, "cyan"), f"  {text}"))


def _entries(console: Console, words: str, entries: Iterable[Entry], *, brief: bool = False) -> None:
    listed = list(entries)
    if listed:
        _heading(console, words)
    for entry in listed:
        _line(console, entry, brief=brief)


def _section(console: Console, book: Ledger, id: str) -> None:
    section = book.section(id)
    console.print(Text.assemble((section.id, "bold cyan"), f"  {section.title}"))
    for entry in section.entries:
        _line(console, entry)


def _cases(console: Console, book: Ledger, entry: Entry) -> None:
    cases = book.cases(entry.id)
    if cases:
        _heading(console, "edge cases without an ID")
    for case in cases:
        _indented(console, Text(f"{case.number}. {case.text}"))


def _places(console: Console, book: Ledger, entry: Entry) -> None:
    _heading(console, "code")
    found = places(entry.id, ledger=book)[entry.id]
    for place in found:
        where = f"{place.module} {place.name}".strip()
        line = Text.assemble((place.category, "green"), f"  {where}  ", (f"{place.path}:{place.line}", "dim"))
        _indented(console, line)
    if not found:
        _indented(console, Text("no code names it", style="red"))


def _tests(console: Console, book: Ledger, entry: Entry) -> None:
    _heading(console, "tests")
    try:
        found = find_tests(entry.id, ledger=book)[entry.id]
    except NotShippedError as error:
        _indented(console, Text(str(error), style="dim"))
        return
    for test in found:
        line = Text.assemble(f"{test.name}  ", (f"{test.path}:{test.line}", "dim"))
        _indented(console, line)
    if not found:
        _indented(console, Text("no test cites it", style="red"))
