"""Help at the table: what is asked, by which rules, and what may be typed."""

from __future__ import annotations

import re
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from digsite.cli.face import BAD, HEAD, KEY
from digsite.cli.language import Language
from digsite.cli.terminal import Terminal
from digsite.kernel.question import Question
from digsite.ledger import Ledger, LedgerError

COMMANDS: Final = ("number", "help", "why", "undo", "rule", "log", "scores", "save", "quit")


def explain(language: Language, question: Question, hints: list[str]) -> list[RenderableType]:
    """What the question is, its rules in words, and the commands."""
    things: list[RenderableType] = [Text(question.say(language.locale), style="bold"), Text()]
    try:
        ledger = Ledger.load()
        things.append(Text(language.say("help-rules"), style=HEAD))
        things += [rule_line(rule, for_players(ledger[rule].text)) for rule in question.rules]
    except LedgerError as problem:
        things.append(Text(str(problem), style=BAD))
    things += [Text(), Text(language.say("help-commands"), style=HEAD), commands(language)]
    things += [Padding(Text(hint), (0, 0, 0, 2)) for hint in hints]
    return things


def commands(language: Language) -> RenderableType:
    """What may be typed at every question."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=KEY, no_wrap=True)
    grid.add_column()
    for command in COMMANDS:
        grid.add_row(Text(language.say(f"help-{command}")), Text(language.say(f"help-{command}.about")))
    return Padding(grid, (0, 0, 0, 2))


def for_players(text: str) -> str:
    """A rule without what the ledger notes for its writers: readings that were rejected, and sources by number."""
    sentences = re.split(r"(?<=[.;:]) ", text.split(" Alternative", maxsplit=1)[0])
    return " ".join(sentence for sentence in sentences if not re.search(r"\b00\d\b|\bengine\b", sentence)).rstrip(";: ")


def rule_line(rule: str, text: str) -> RenderableType:
    """`AR-SELL-06  The largest set …`."""
    return Padding(Text.assemble((rule, KEY), f"  {text}"), (0, 0, 0, 2))


def show_rule(terminal: Terminal, language: Language, rule: str) -> None:
    """Print a rule and the rulings that bear on it, or a section of rules."""
    if not rule:
        terminal.say(Text(language.say("rule-which")))
        return
    try:
        ledger = Ledger.load()
        sections = {section.id: section for section in ledger.sections}
        section = sections.get(rule.upper())
        if section is not None:
            title, entries = section.title, section.entries
        else:
            title, entries = ledger[rule].title, (ledger[rule], *ledger.rulings(rule))
        things = [Text(title, style=HEAD), *(rule_line(entry.id, entry.text) for entry in entries)]
    except LedgerError as problem:
        terminal.say(Text(str(problem), style=BAD))
        return
    terminal.page(language.say("more") + " ", *things)
