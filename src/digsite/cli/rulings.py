"""`digsite rulings`, and the readings of a ruling wherever the command line tells of them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import digsite
from digsite.cli.face import DIM, GOOD, HEAD, KEY, game_named
from digsite.cli.language import Language, pick_locale
from digsite.cli.terminal import standard_console
from digsite.kernel.errors import BadOption
from digsite.kernel.record import Record
from digsite.kernel.rulings import Ruling, nearest
from digsite.kernel.values import shown
from digsite.ledger import Ledger

NEEDS: Final = {"solo": "need-solo", "expansion": "need-expansion", "scarce": "need-scarce"}
"""What a ruling may need, and the message about it; modules are called by their names."""
EDITION: Final = "edition"


def house_rules(given: Sequence[str]) -> dict[str, str]:
    """`["ZU-LUCR-R1=colour-sold,EE-SCORE-R1=three-places"]` as the option `rulings` takes it.

    Raises:
        BadOption: a part is no ID with a reading, or an ID is given two readings.
    """
    found: dict[str, str] = {}
    for word in [word.strip() for part in given for word in part.split(",")]:
        rule, equals, key = (part.strip() for part in word.partition("="))
        if not (rule and equals and key):
            raise BadOption(f"--ruling: {shown(word)} is not a ruling with its reading; give ID=READING")
        rule, key = rule.upper(), key.lower().replace("_", "-")
        if found.setdefault(rule, key) != key:
            raise BadOption(f"--ruling: {rule} is given two readings, {found[rule]!r} and {key!r}; give one ({rule})")
    return found


def check_house_rules(game: digsite.Game, options: Mapping[str, object]) -> None:
    """Raise BadOption where an edition or a reading is asked for that the game does not have."""
    edition = options.get(EDITION)
    if edition is not None:
        allowed = editions(game)
        if not allowed:
            raise BadOption(f"--edition: {game.title} has one rulebook only; leave it out")
        if edition not in allowed:
            raise BadOption(f"--edition: {shown(edition)} is not known; give one of: {', '.join(allowed)}")
    chosen = options.get("rulings")
    assert chosen is None or isinstance(chosen, dict)
    known = [ruling.rule for ruling in game.rulings]
    for rule, key in ({} if chosen is None else chosen).items():
        if rule not in known:
            owner = owner_of(rule)
            if owner is not None:
                raise BadOption(f"--ruling: {rule} is a ruling of {owner[0].title}, not of {game.title} ({rule})")
            raise BadOption(
                f"--ruling: {shown(rule)} is no ruling to choose; {nearest(rule, known)}"
                f"rulings: {', '.join(known) or 'none'}"
            )
        keys = game.ruling(rule).keys
        if key not in keys:
            raise BadOption(
                f"--ruling: {shown(key)} is no reading of {rule}; {nearest(key, keys)}"
                f"give one of: {', '.join(keys)} ({rule})"
            )


def editions(game: digsite.Game) -> list[str]:
    """The editions of a game; none where it has one rulebook only."""
    return [choice for spec in game.options if spec.name == EDITION for choice in spec.choices]


def owner_of(rule: str) -> tuple[digsite.Game, Ruling] | None:
    """The switch with that ID and its game, if there is one."""
    for key in digsite.game_keys():
        game = digsite.game(key)
        for ruling in game.rulings:
            if ruling.rule == rule.strip().upper():
                return game, ruling
    return None


# --- a table's own rules ----------------------------------------------------------------------------


def departures(game: digsite.Game, options: Mapping[str, Any]) -> dict[str, str]:
    """The readings that a table plays other than its edition does, from the options of a view or a record."""
    return dict(options["rulings"]) if game.rulings else {}


def brief(game: digsite.Game, options: Mapping[str, Any], language: Language) -> list[str]:
    """What stands in a title: the edition, unless it is the first, and how many readings depart from it."""
    found = []
    known = editions(game)
    if known and options[EDITION] != known[0]:
        found.append(game.text.choice(EDITION, options[EDITION], language.locale))
    n = len(departures(game, options))
    if n:
        found.append(language.say("house-rules", n=n))
    return found


def in_one_line(game: digsite.Game, options: Mapping[str, Any], language: Language) -> str:
    """The edition and every reading that departs from it, by ID; "" where there is nothing to choose."""
    parts = [game.text.choice(EDITION, options[EDITION], language.locale)] if editions(game) else []
    chosen = departures(game, options)
    if chosen:
        cites = ", ".join(f"{rule}: {key}" for rule, key in chosen.items())
        parts.append(language.say("house-rules-are", cites=cites))
    return " · ".join(parts)


def played_by(record: Record, language: Language) -> str:
    """The edition and the house rules of a record, and its version of the rules where that is not today's."""
    parts = [in_one_line(record.game, record.options, language)]
    if record.rules_version != record.game.rules_version:
        parts.append(language.say("verify-version", version=record.rules_version))
    return " · ".join(part for part in parts if part)


def at_the_table(game: digsite.Game, options: Mapping[str, Any], language: Language) -> list[RenderableType]:
    """The edition and the readings that depart from it, in words: a part of the help."""
    if not game.rulings and not editions(game):
        return []
    things: list[RenderableType] = [Text(language.say("help-house"), style=HEAD)]
    if editions(game):
        name = game.text.choice(EDITION, options[EDITION], language.locale)
        things.append(indented(Text(name)))
    for rule, key in departures(game, options).items():
        title, words = game.text.ruling(rule, language.locale), game.text.reading(rule, key, language.locale)
        things.append(indented(Text.assemble((f"{rule}: {key}", KEY), f"  {title}: {words}")))
    if not departures(game, options):
        things.append(indented(Text(language.say("no-house-rules"))))
    return things


# --- readings ---------------------------------------------------------------------------------------


def reading_lines(rule: str, language: Language, in_force: str = "") -> list[RenderableType]:
    """The readings of a ruling with their words; nothing where it is no switch. `in_force` is marked."""
    owner = owner_of(rule)
    if owner is None:
        return []
    game, ruling = owner
    return [title_line(game, ruling, language), readings_grid(game, ruling, language, in_force)]


def title_line(game: digsite.Game, ruling: Ruling, language: Language) -> RenderableType:
    """`EE-SCORE-R1  what it is about (only with …)`."""
    line = Text.assemble((ruling.rule, KEY), f"  {game.text.ruling(ruling.rule, language.locale)}")
    if ruling.needs:
        needs = ", ".join(need_words(game, need, language) for need in ruling.needs.split())
        line.append(f" ({language.say('ruling-needs', needs=needs)})", style=DIM)
    return line


def need_words(game: digsite.Game, need: str, language: Language) -> str:
    """What must be in play, in words."""
    if need in NEEDS:
        return language.say(NEEDS[need])
    named = [spec.name for spec in game.options if need in spec.choices]
    return game.text.choice(named[0], need, language.locale) if named else need.replace("_", " ")


def readings_grid(game: digsite.Game, ruling: Ruling, language: Language, in_force: str = "") -> RenderableType:
    """Each reading with its words, and whose default it is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=HEAD, no_wrap=True)
    for key in ruling.keys:
        words = Text(game.text.reading(ruling.rule, key, language.locale))
        default = default_words(game, ruling, key, language)
        if default:
            words.append(f" ({default})", style=DIM)
        if key == in_force:
            words.append(f" {language.say('reading-here')}", style=GOOD)
        grid.add_row(Text(key), words)
    return Padding(grid, (0, 0, 0, 4))


def default_words(game: digsite.Game, ruling: Ruling, key: str, language: Language) -> str:
    """Which editions play this reading by themselves: "default", or the names of some editions; "" if none does."""
    known = editions(game)
    playing = [edition for edition in known if ruling.default(edition) == key]
    if len(playing) == len(known):
        return language.say("reading-default") if key == ruling.default(known[0] if known else "") else ""
    if not playing:
        return ""
    names = ", ".join(game.text.choice(EDITION, edition, language.locale) for edition in playing)
    return language.say("reading-default-of", editions=names)


def indented(thing: RenderableType, by: int = 2) -> RenderableType:
    """Something a little to the right."""
    return Padding(thing, (0, 0, 0, by))


# --- the commands -----------------------------------------------------------------------------------


def list_rulings(game: str | None, lang: str | None) -> None:
    """Print every switch of a game, or of all: title, readings, whose default each is, what it needs."""
    language = Language(pick_locale(lang, os.environ))
    console = standard_console()
    for number, key in enumerate(digsite.game_keys() if game is None else [game_named(game).key]):
        found = digsite.game(key)
        if number > 0:
            console.print()
        console.print(Text.assemble((key, KEY), f"  {found.text.title(language.locale)}"))
        if not found.rulings:
            console.print(indented(Text(language.say("rulings-none"), style=DIM)))
        for ruling in found.rulings:
            console.print(indented(title_line(found, ruling, language)))
            console.print(readings_grid(found, ruling, language))
        if found.rulings:
            plain = [ruling for ruling in found.rulings if not ruling.needs] or found.rulings
            example = f"digsite play {key} --ruling {plain[0].rule}={plain[0].keys[-1]}"
            console.print(indented(Text(language.say("rulings-how", example=example), style=DIM)))


def print_readings(console: Any, id: str, language: Language) -> None:
    """Print the readings of a ruling, or of the rulings that bear on a rule, behind what the ledger says of it."""
    ledger = Ledger.load()
    if id not in ledger:
        return
    entry = ledger[id]
    wanted = [entry.id] if entry.kind == "ruling" else [ruling.id for ruling in ledger.rulings(entry.id)]
    lines = [line for rule in wanted for line in reading_lines(rule, language)]
    if lines:
        console.print()
        console.print(Text(language.say("readings"), style="bold"))
        for line in lines:
            console.print(indented(line))
