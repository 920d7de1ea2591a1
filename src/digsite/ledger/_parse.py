"""Reading one ledger file. The format is described in docs/rules/README.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

from digsite.ledger._errors import LedgerError
from digsite.ledger._model import Book, Case, Entry, Kind, Section

_HEADING = re.compile(r"^#{1,6}\s+(?:\d+[A-Z]?(?:\.\d+)*\.?\s+)?(?P<title>.+?)\s*$")
_HEADING_KEY = re.compile(r"\s*\((?P<key>[A-Z][A-Z0-9]+)\)")
_SOURCE = re.compile(r"\s*\[(?P<source>[^\[\]]+)\]$")
_CASE = re.compile(r"^(?P<number>\d+)\. (?P<text>\S.*)$")
_EDGE_TITLE = "edge cases"


@dataclass
class _Reader:
    """What is known while the lines of one file go by. Entries are collected without their cites."""

    path: Path
    prefix: str
    title: str = ""
    heading_key: str | None = None
    in_fence: bool = False
    after_entry: bool = False
    entries: list[Entry] = field(default_factory=list)
    cases: list[Case] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)

    def fail(self, line: int, what: str) -> LedgerError:
        return LedgerError(f"{self.path}:{line}: {what}")


def parse_book(path: Path, *, prefix: str, title: str, finished: bool) -> Book:
    """Read a ledger file; cites are still empty, because they need the IDs of all ledgers.

    Raises:
        LedgerError: An ID occurs twice, stands in a foreign section, or a line only looks like an entry.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path}: the ledger cannot be read: {error}") from error
    reader = _Reader(path, prefix)
    rule = re.compile(rf"^- \*\*(?P<id>{prefix}-(?P<key>[A-Z][A-Z0-9]*)-\d{{2,3}})\*\* (?P<text>\S.*)$")
    ruling = re.compile(
        rf"^  - Ruling (?P<id>{prefix}-(?P<key>[A-Z][A-Z0-9]*)-R\d{{1,2}})(?P<topic> \([^)]+\))?: (?P<text>\S.*)$"
    )
    suspect = re.compile(rf"^\s*[-*]\s+(?:\**Ruling\b|\**{prefix}-)")
    for number, line in enumerate(lines, start=1):
        if line.startswith("```"):
            reader.in_fence = not reader.in_fence
            reader.after_entry = False
        elif reader.in_fence:
            continue
        elif match := rule.match(line):
            kind: Kind = "edge" if match["key"] == "EDGE" else "rule"
            _add(reader, number, match["id"], match["key"], kind, match["text"])
        elif match := ruling.match(line):
            topic = (match["topic"] or "").strip()
            _add(reader, number, match["id"], match["key"], "ruling", f"{topic} {match['text']}".strip())
        elif suspect.match(line):
            raise reader.fail(
                number,
                f"looks like an entry but is none: {line.strip()[:60]!r}; "
                f"a rule is '- **{prefix}-KEY-01** text [source]', "
                f"a ruling two blanks in is '  - Ruling {prefix}-KEY-R1: text'",
            )
        elif reader.after_entry and line.startswith(" ") and line.strip():
            raise reader.fail(number, f"an entry is one line; join this to the line above: {line.strip()[:60]!r}")
        else:
            _other(reader, number, line)
    return Book(prefix, title, finished, path, _sections(reader.entries, prefix), tuple(reader.cases))


def _add(reader: _Reader, line: int, id: str, key: str, kind: Kind, text: str) -> None:
    if id in reader.lines:
        raise reader.fail(line, f"{id} stands in line {reader.lines[id]} already; an ID is used once")
    if reader.heading_key not in (None, key):
        raise reader.fail(line, f"{id} stands in section {reader.heading_key}; its own section is {key}")
    source = ""
    if kind != "ruling" and (tag := _SOURCE.search(text)):
        text, source = text[: tag.start()], tag["source"]
    parent: str | None = None
    if kind == "ruling":
        rules = [entry.id for entry in reader.entries if entry.kind == "rule" and entry.section == key]
        parent = rules[-1] if rules else f"{reader.prefix}-{key}"
    reader.lines[id] = line
    reader.after_entry = True
    reader.entries.append(
        Entry(id, kind, text, source, reader.prefix, key, reader.title, parent, closing=False, cites=(), line=line)
    )


def _other(reader: _Reader, number: int, line: str) -> None:
    """A heading, a numbered edge case, or text for readers only."""
    reader.after_entry = False
    if heading := _HEADING.match(line):
        key = _HEADING_KEY.search(heading["title"])
        reader.heading_key = key["key"] if key else None
        reader.title = _HEADING_KEY.sub("", heading["title"])
    elif reader.title.lower().startswith(_EDGE_TITLE) and (case := _CASE.match(line)):
        reader.cases.append(Case(int(case["number"]), case["text"], (), number))


def _sections(entries: list[Entry], prefix: str) -> tuple[Section, ...]:
    """Entries grouped by key, in the order in which the keys first appear; closing rulings are marked."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.section, []).append(entry)
    sections = []
    for key, group in groups.items():
        last_rule = max((entry.line for entry in group if entry.kind == "rule"), default=0)
        marked = [replace(e, closing=True) if e.kind == "ruling" and e.line > last_rule else e for e in group]
        sections.append(Section(f"{prefix}-{key}", key, group[0].title, tuple(marked)))
    return tuple(sections)
