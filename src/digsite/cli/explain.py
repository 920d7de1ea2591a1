"""Help at the table: what is asked, by which rules, and what may be typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from digsite.cli.face import BAD, HEAD, KEY
from digsite.cli.language import Language
from digsite.cli.rulings import reading_lines
from digsite.cli.terminal import Terminal
from digsite.kernel.question import Question
from digsite.ledger import Ledger, LedgerError

COMMANDS: Final = ("number", "help", "why", "undo", "rule", "log", "scores", "save", "quit")


def explain(
    language: Language,
    question: Question,
    hints: list[str],
    house: list[RenderableType] | None = None,
    *,
    alone: bool = False,
) -> list[RenderableType]:
    """What the question is, its rules in words, the table's own rules, and the commands.

    `alone`: nobody else has to agree to anything.
    """
    things: list[RenderableType] = [Text(question.say(language.locale), style="bold"), Text()]
    try:
        ledger = Ledger.load()
        things.append(Text(language.say("help-rules"), style=HEAD))
        things += [rule_line(rule, for_players(ledger[rule].text)) for rule in question.rules]
    except LedgerError as problem:
        things.append(Text(str(problem), style=BAD))
    if house:
        things += [Text(), *house]
    things += [Text(), Text(language.say("help-commands"), style=HEAD), commands(language, alone=alone)]
    things += [Padding(Text(hint), (0, 0, 0, 2)) for hint in hints]
    return things


def commands(language: Language, *, alone: bool) -> RenderableType:
    """What may be typed at every question."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=KEY, no_wrap=True)
    grid.add_column()
    for command in COMMANDS:
        about = "undo-alone" if command == "undo" and alone else f"help-{command}.about"
        grid.add_row(Text(language.say(f"help-{command}")), Text(language.say(about)))
    return Padding(grid, (0, 0, 0, 2))


def for_players(text: str) -> str:
    """A rule without what the ledger notes for its writers: readings that were rejected, and sources by number."""
    sentences = re.split(r"(?<=[.;:]) ", text.split(" Alternative", maxsplit=1)[0])
    return " ".join(sentence for sentence in sentences if not re.search(r"\b00\d\b|\bengine\b", sentence)).rstrip(";: ")


def rule_line(rule: str, text: str) -> RenderableType:
    """`AR-SELL-06  The largest set …`."""
    return Padding(Text.assemble((rule, KEY), f"  {text}"), (0, 0, 0, 2))


def show_rule(
    terminal: Terminal, language: Language, typed: str, in_force: Mapping[str, str] | None = None
) -> str | None:
    """Print rules with the rulings that bear on them, sections of rules, or the sections of a ledger.

    A ruling with several readings comes with them; the one that is `in_force` is marked.

    Returns:
        What was typed to end it, if it was longer than the screen; see `Terminal.page`.
    """
    wanted = typed.replace(",", " ").split()
    if not wanted:
        terminal.say(Text(language.say("rule-which")))
        return None
    try:
        ledger = Ledger.load()
        things = [thing for rule in wanted for thing in rule_lines(ledger, rule)]
        for rule in wanted:
            things += reading_lines(rule, language, (in_force or {}).get(rule.upper(), ""))
    except LedgerError as problem:
        terminal.say(Text(str(problem), style=BAD))
        return None
    return terminal.page(language.say("more") + " ", *things, stop=language.typed("type-quit"))


def rule_lines(ledger: Ledger, rule: str) -> list[RenderableType]:
    """A rule with its rulings, a section with its rules, or a ledger with its sections.

    Raises:
        LedgerError: there is nothing of that name.
    """
    wanted = rule.upper()
    for book in ledger.books:
        if book.prefix == wanted:
            return [Text(book.title, style=HEAD), *(rule_line(section.id, section.title) for section in book.sections)]
    section = {section.id: section for section in ledger.sections}.get(wanted)
    if section is not None:
        title, entries = section.title, section.entries
    else:
        title, entries = ledger[rule].title, (ledger[rule], *ledger.rulings(rule))
    return [Text(title, style=HEAD), *(rule_line(entry.id, entry.text) for entry in entries)]
