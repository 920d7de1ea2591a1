"""What the source of a game asks its words to say, found by reading it; one `Book` for each game that has words."""

from __future__ import annotations

import ast as python
import itertools
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

import digsite
from digsite.games.archaeology.codes import FIRST_SALE, KEEP, ROB
from digsite.games.archaeology.events import UNEARTHED
from digsite.games.archaeology.kinds import COIN, KIND_NAMES, N_KINDS
from digsite.games.archaeology.pack import load_tiles
from digsite.games.excavation_earth import events as earth
from digsite.games.excavation_earth.codes import DIG, EXCAVATE, MOVE, SEND
from digsite.games.excavation_earth.kinds import FACTIONS, SOURCES
from digsite.games.excavation_earth.museum import events as museum
from digsite.games.excavation_earth.museum.codes import ANALYSE
from digsite.games.excavation_earth.museum.common.module import WHEN as COMMON_WHEN
from digsite.games.excavation_earth.museum.exhibits.module import WHEN as EXHIBIT_WHEN
from digsite.games.excavation_earth.museum.kinds import M8, MODULES, MUSEUM_SOURCES, NEW_FACTIONS, ZU_SOURCES
from digsite.games.excavation_earth.museum.mysteries.module import WHEN as MYSTERY_WHEN
from digsite.games.excavation_earth.museum.popups.module import WHEN as POPUP_WHEN
from digsite.games.excavation_earth.museum.solo.events import ZU_MUSEUM_EVENTS
from digsite.games.excavation_earth.refusals import ACTION_SPANS, WHEN
from digsite.games.excavation_earth.solo.events import LEFT_OVER, LOST_CARD, ZU_EVENTS
from digsite.games.excavation_earth.solo.fail import SOLO_SOURCES
from digsite.games.excavation_earth.text import LISTED, OUT, PREFIX
from digsite.games.excavation_earth.text import NAMES as EARTH_NAMES
from digsite.kernel.data import STATUSES
from digsite.kernel.events import EventKind
from digsite.kernel.step import Deed
from digsite.kernel.text import LOCALES, Text

GAMES = Path(__file__).resolve().parents[2] / "src" / "digsite" / "games"
RULE = re.compile(r"[A-Z]{2}-[A-Z]+-R?\d+")
EARTH_WHEN = [WHEN, COMMON_WHEN, MYSTERY_WHEN, EXHIBIT_WHEN, POPUP_WHEN]
"""When the codes of each span of Excavation Earth can be played: of the base game and of each module."""
ON_THE_MENU = [*ACTION_SPANS, "exhibit", "activate"]
"""What is chosen, or refused, where actions are: nobody is told that it belongs elsewhere."""


class Refused:
    """One place of the source that refuses: the rule ("" if it depends), the key and the names of its arguments."""

    def __init__(self, rule: str, key: str, args: list[str], where: str) -> None:
        self.rule = rule
        self.key = key
        self.args = args
        self.where = where


def constants(node: python.expr) -> list[str]:
    """The texts that an expression of the source can be: one that stands there, or one of two."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, python.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return []


def constant(node: python.expr) -> str:
    """A text that stands in the source, or "" for anything else."""
    return constants(node)[0] if isinstance(node, python.Constant) and constants(node) else ""


def named_texts(node: python.FunctionDef | python.Module) -> dict[str, python.expr]:
    """The texts that have a name in a function, or in a file."""
    found: dict[str, python.expr] = {}
    for part in python.walk(node) if isinstance(node, python.FunctionDef) else node.body:
        if isinstance(part, python.Assign | python.AnnAssign) and part.value is not None and constants(part.value):
            target = part.target if isinstance(part, python.AnnAssign) else part.targets[0]
            found[python.unparse(target)] = part.value
    return found


def method(node: python.ClassDef, name: str) -> python.FunctionDef | None:
    """A method that a class defines itself."""
    return next((part for part in node.body if isinstance(part, python.FunctionDef) and part.name == name), None)


class Book:
    """A game, its words and what its source can say.

    Args:
        key: the game's key; its source is in the folder of that name.
        configurations: options of games that have, together, every step there is.
        names: the names that each field can have; fields that are named alike are told by `prefix`.
        samples: some values of each field.
        nameless: kinds of event whose sentence names no player.
        more: what is needed although no code, step, event or refusal asks for it.
    """

    def __init__(
        self,
        key: str,
        *,
        configurations: list[dict[str, object]],
        names: dict[str, list[str]],
        prefix: dict[str, str],
        samples: dict[str, Sequence[int]],
        nameless: list[EventKind],
        more: set[str],
    ) -> None:
        self.game = digsite.game(key)
        self.text: Text = self.game.text
        self.source = GAMES / key
        self.configurations = configurations
        self.names = names
        self.prefix = prefix
        self.values = samples
        self.nameless = nameless
        self.more = more

    def __repr__(self) -> str:
        return self.game.key

    @cached_property
    def trees(self) -> list[tuple[Path, python.Module]]:
        """Every file of the game's source."""
        return [(file, python.parse(file.read_text("utf-8"))) for file in sorted(self.source.rglob("*.py"))]

    def calls(self, *names: str) -> Iterator[tuple[Path, python.Call]]:
        """Every call of one of these names in the source of the game; a text that has a name there is put in its
        place."""
        for file, tree in self.trees:
            for function in python.walk(tree):
                if isinstance(function, python.FunctionDef):
                    texts = named_texts(function)
                    for node in python.walk(function):
                        if isinstance(node, python.Call) and python.unparse(node.func) in names:
                            node.args = [texts.get(python.unparse(arg), arg) for arg in node.args]
                            yield file, node

    @cached_property
    def refused(self) -> list[Refused]:
        """Every refusal in the source: a call that names a rule and right after it a key.

        Its arguments are keywords, or a dict, or the name of the only one. What stands between a rule and its words in
        the helpers themselves names no rule, so it is not found here.
        """
        found = []
        for file, call in self.calls("no", "no_with", "Refusal", "refuse_move"):
            assert isinstance(call.func, python.Name)
            at = next((i for i, arg in enumerate(call.args) if any(map(RULE.fullmatch, constants(arg)))), -1)
            if at < 0:
                continue
            args = [str(keyword.arg) for keyword in call.keywords]
            if call.func.id == "no_with":
                args = constants(call.args[at + 2])
            elif call.func.id == "refuse_move":
                args = ["place"]
            elif call.func.id == "Refusal":
                fields = call.args[at + 2]
                assert isinstance(fields, python.Dict)
                args = [constant(key) for key in fields.keys if key is not None]
            for rule, key in itertools.product(constants(call.args[at]), constants(call.args[at + 1]) or [""]):
                found.append(Refused(rule, key, args, f"{file.name}:{call.lineno}"))
        if self.game.key == "excavation_earth":
            for span, rule in itertools.chain(*(when.items() for when in EARTH_WHEN)):
                if span not in ON_THE_MENU:
                    found.append(Refused(rule, f"only-{span}", [], f"refusals.py: {span}"))
            found.append(Refused("MU-MODULE-R3", "not-in-play", [], "refusals.py: elsewhere"))
            for key in ("answer-first", "must-answer"):  # by the rule of whatever was tried or asked
                found.append(Refused("", key, [], "refusals.py: elsewhere"))
        return found

    def reasons(self) -> set[str]:
        """Every reason that the result can give: what a state calls its `reason`, and what a referee judges."""
        found = set[str]()
        for file, tree in self.trees:
            for node in python.walk(tree):
                if file.name == "state.py" and isinstance(node, python.Assign):
                    if [python.unparse(target) for target in node.targets] == ["reason"]:
                        found |= set(constants(node.value))
                if isinstance(node, python.FunctionDef) and node.name == "judge":
                    for part in python.walk(node):
                        if isinstance(part, python.Return) and isinstance(part.value, python.Tuple):
                            found |= set(constants(part.value.elts[1]))
        return found

    def step_keys(self, asks: bool) -> set[str]:
        """The keys of all steps, of every configuration, that ask or do not."""
        found = set()
        for options in self.configurations:
            seats = 1 if options.get("solo") else 2
            rules = self.game.rules_for(seats, self.game.check_options(seats, options))
            found |= {step.key for step in rules.steps if isinstance(rules.innermost(step.key), Deed) != asks}
        return found

    @cached_property
    def about(self) -> dict[str, list[str]]:
        """For each step that asks, by its key, the fields that the words of its question are given."""
        found = {key: list[str]() for key in self.step_keys(asks=True)}
        for _, tree in self.trees:
            texts = named_texts(tree)
            for node in python.walk(tree):
                if not isinstance(node, python.ClassDef):
                    continue
                made, told = method(node, "__init__"), method(node, "about")
                if made is None or told is None:
                    continue
                keys = [
                    constant(texts.get(python.unparse(part.args[0]), part.args[0]))
                    for part in python.walk(made)
                    if isinstance(part, python.Call) and part.args
                ]
                fields = next(part.value for part in python.walk(told) if isinstance(part, python.Return))
                assert isinstance(fields, python.Dict)
                for key in keys:
                    if key in found:
                        found[key] = [constant(field) for field in fields.keys if field is not None]
        return found

    def needed(self) -> set[str]:
        """Every message that the game can ask for."""
        game = self.game
        found = {"game-title", "money", "player"} | self.more
        found |= {f"code-{span.name}" for span in game.codes.spans}
        found |= {f"ask-{key}" for key in self.step_keys(asks=True)}
        found |= {f"refusal-{refusal.key}" for refusal in self.refused}
        found |= {f"event-{kind.name}" for kind in game.event_kinds}
        found |= {f"reason-{key}" for key in self.reasons()}
        found |= {f"{self.prefix.get(field, field)}-{name}" for field, names in self.names.items() for name in names}
        for option in game.options:
            for key in [f"option-{option.name}", *(f"{option.name}-{choice}" for choice in option.choices)]:
                found |= {key, f"{key}.about"}
        for ruling in game.rulings:
            found |= {f"ruling-{ruling.rule}", *(f"ruling-{ruling.rule}.{key}" for key in ruling.keys)}
        for status in STATUSES:
            found |= {f"status-{status}", f"status-{status}.about"}
        return found

    def forms(self) -> set[str]:
        """Every form of a name ("treasure-coin.one") that a sentence of some language says."""
        folders = self.text.folders[1:]
        written = "".join((folder / f"{locale}.ftl").read_text("utf-8") for folder in folders for locale in LOCALES)
        known = "|".join(sorted(self.names, key=len, reverse=True))
        return {
            f"{self.prefix.get(field, field)}-{name}.{form}"
            for field, form in re.findall(rf"\{{ \$({known})_(\w+) \}}", written)
            if f"{field}_{form}" not in self.names
            for name in self.names[field]
        }

    def samples(self, fields: Sequence[str]) -> Iterator[dict[str, object]]:
        """Every mixture of sample values of these fields."""
        for values in itertools.product(*(self.values[field] for field in fields)):
            yield dict(zip(fields, values, strict=True))


def every(names: dict[str, list[str]]) -> dict[str, Sequence[int]]:
    """All values of all fields that are names."""
    return {field: range(len(known)) for field, known in names.items()}


MONUMENTS = [tile.key for tile in load_tiles()]

ARCHAEOLOGY = Book(
    "archaeology",
    configurations=[{"monument": monument} for monument in MONUMENTS],
    names={"treasure": [*KIND_NAMES, "hidden"], "monument": MONUMENTS},
    prefix={},
    samples={
        "treasure": range(N_KINDS),
        "n": (0, 1, 2, 5),
        "most": (0, 1, 2, 5, 30),
        "chamber": range(3),
        "monument": range(len(MONUMENTS)),
        "victim": (1,),
        "money": (1, 10),
        "code": (0, ROB + 1, KEEP + COIN, FIRST_SALE[COIN] + 2),
        "value": [1, 5],
    },
    nameless=[kind for kind in digsite.game("archaeology").event_kinds if kind.name == "ended" or kind is UNEARTHED],
    more={"line-set"},
)

EXCAVATION_EARTH = Book(
    "excavation_earth",
    configurations=[
        {"factions": FACTIONS[:2]},
        {"factions": FACTIONS[3:], "draft_start": True},
        {"factions": FACTIONS[:1], "solo": True},
        {"factions": NEW_FACTIONS, "modules": MODULES},
        {"factions": NEW_FACTIONS, "modules": MODULES, "rulings": {"MU-COMMANDER-R1": "either-order"}},
        {"factions": NEW_FACTIONS[:1], "modules": [module for module in MODULES if module != M8], "solo": True},
    ],
    names={**EARTH_NAMES, **{field: [*EARTH_NAMES[field], "hidden"] for field in ("card", "by", "re")}},
    prefix=PREFIX,
    samples={
        **every(EARTH_NAMES),
        "by": (0, 10, 23, 32),
        "n": (0, 1, 2, 5, 22),
        "must": (0, 1),
        "half": (0, 1, 2),
        "deal": (0, 1, 2, 3, 4),
        "column": (0, 5),
        "market": range(6),
        "other": (0, 5),
        "rank": (1, 2, 5),
        "round": (1, 2, 3),
        "picked": (0, 1, 5),
        "bonus": (1, 2, 5),
        "times": (1, 2),
        "credits": (-12, -5, -2, -1, 0, 1, 2, 5, 12),
        "code": (0, DIG + 3, EXCAVATE, MOVE + 40, SEND, ANALYSE),
        "tile": (0, 39),
        **{f"{out}{thing}s": (1, 5, 0) for out in OUT for thing in LISTED},
    },
    nameless=[
        *(kind for kind in ZU_EVENTS + ZU_MUSEUM_EVENTS if kind not in (LOST_CARD, LEFT_OVER)),
        earth.ROUND_BEGAN,
        earth.ENDED,
        earth.RESHUFFLED,
        earth.FORECAST,
        earth.REVEALED,
        earth.STACKED,
        earth.ROTATED,
        earth.JOINED,
        earth.EJECTED,
        earth.LEFT_QUEUE,
        earth.BUYER_CARD,
        earth.BUYERS_RESHUFFLED,
        earth.BOARDED,
        earth.RETURNED,
        earth.COMMAND_CARD,
        earth.COMMAND_TURNED,
        earth.PACKS_PASSED,
        museum.MYSTERY_LAID,
        museum.EXHIBITION,
        museum.CURATOR_CAME,
        museum.CURATOR_LEFT,
        museum.NO_CURATOR,
        museum.POPUP_PLACED,
        museum.POPUP_STOCKED,
        museum.POPUP_EMPTY,
    ],
    more={
        "zu",
        "set-empty",
        "mystery",
        *(f"line-{source}" for source in SOURCES + SOLO_SOURCES + MUSEUM_SOURCES + ZU_SOURCES),
        *(f"{field}-{card}.about" for field in ("ability", "re") for card in EARTH_NAMES[field]),
        "re-hidden.about",
    },
)

BOOKS = [ARCHAEOLOGY, EXCAVATION_EARTH]
