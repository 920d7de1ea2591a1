"""Every screen of the page by name, and how to get there: for pictures of it and for looking it over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from digsite.lab.page.visitor import BOT, ME, OPEN, Message, Visitor
from digsite.server.tokens import ID_LENGTH, LETTERS

NAMES: Final = ("Mira", "Konstantin", "Zosia", "Li")
ARCHAEOLOGY_ASKS: Final = {
    "great_pyramid": ("act", "give", "take", "rob", "shelter", "scatter"),
    "temple": ("act", "look"),
    "tomb": ("act", "keep"),
    "mine": ("act", "draw"),
    "sphinx": ("act", "name"),
    "buried_ruins": ("act",),
}
ARCHAEOLOGY_TABS: Final = ("players", "log")
EARTH_TABS: Final = ("markets", "ship", "stock", "log", "board", "more")
"""The tabs of a phone after the first, which is seen at every question."""
TABS: Final = ":is(.arch > nav, .tabbar)"
EARTH_ACTIONS: Final = 8
MOST_TABLES: Final = 20
EARTH_ASKS: Final = 14
"""How many different kinds of questions of Excavation Earth are looked at in one game."""


@dataclass
class Screen:
    """A screen: where it is, and what is done there before it is looked at."""

    name: str
    path: str
    then: list[str] = field(default_factory=list)
    """Elements to click, one after the other."""
    there: str = ""
    """What comes after that, and is waited for."""
    ask: str = ""
    """A piece that is asked, at the end, what it is."""
    size: str | None = None
    """The one size it has, where there is nothing like it in the other."""
    whole: bool = False
    """Whether all of the page is looked at, and not only what fits into the window."""
    refused: bool = False
    """Whether what is clicked cannot be done, and tells why not. Anything else has to be free to be clicked."""

    def show(self, visitor: Visitor) -> None:
        """Go there."""
        if self.path.startswith("/t/") and self.name != "no-table":
            visitor.open_table(self.path.removeprefix("/t/"))
        else:
            visitor.open(self.path)
        for selector in self.then:
            visitor.page.locator(selector).locator("visible=true").first.click(force=self.refused)
        if self.there:
            visitor.page.wait_for_selector(self.there)
        if self.ask:
            visitor.page.locator(self.ask).locator("visible=true").first.click(button="right", force=True)
        visitor.settle()


def fixed_screens() -> list[Screen]:
    """What is the same for everybody."""
    solo = "article:has(.modes label:nth-child(4))"
    modes = [f".quick .alts .button:nth-child({n}), .modes label:nth-child({n})" for n in (1, 2, 3, 4)]
    return [
        Screen("lobby", "/", whole=True),
        Screen("lobby-screen", "/", [f"article:last-of-type :is({modes[1]})"]),
        Screen("lobby-friends", "/", [f"article:last-of-type :is({modes[2]})"]),
        Screen("lobby-zu", "/", [f"{solo} :is({modes[1]})"]),
        Screen("lobby-house", "/", [f"{solo} :is({modes[1]})", f"{solo} .house > .fold"], whole=True),
        Screen(
            "lobby-house-ruling",
            "/",
            [f"{solo} :is({modes[1]})", *(f"{solo} {one}" for one in (".house > .fold", ".part", ".row"))],
            there=".ruling fieldset",
            whole=True,
        ),
        Screen("lobby-account", "/", [".tool.me"]),
        Screen("rules", "/rules"),
        Screen("rules-one", "/rules/AR-TRADE-03"),
        Screen("rules-ruling", "/rules/EE-SCORE-R1"),
        Screen("learn", "/learn", whole=True),
        Screen("learn-archaeology", "/learn/archaeology"),
        Screen("learn-excavation_earth", "/learn/excavation_earth"),
        Screen("no-table", f"/t/{LETTERS[0] * ID_LENGTH}"),
    ]


def asks(visitor: Visitor, table: str, wanted: Callable[[str], bool], seed: int) -> str | None:
    """Play on to a question that is wanted; its key."""
    found: list[str] = []

    def stop(question: Message, told: Message) -> bool:
        del told
        if wanted(question["key"]):
            found.append(question["key"])
        return bool(found)

    visitor.play_until(table, stop, seed=seed)
    return found[0] if found else None


def beside(name: str, table: str) -> Iterator[Screen]:
    """What lies beside or upon a table, which stands still meanwhile."""
    path = f"/t/{table}"
    earth = name.startswith("earth-")
    for n, tab in enumerate(EARTH_TABS if earth else ARCHAEOLOGY_TABS, 2):
        yield Screen(f"{name}-tab-{tab}", path, [f"{TABS} button:nth-child({n})"], size="phone")
    yield Screen(f"{name}-since", path, [".crumbs button"], there=".scrub")
    if earth:
        stack = ".bm li:nth-child(2) .cnt"
        yield Screen(f"{name}-stack", path, [stack], size="desk")
        yield Screen(
            f"{name}-stack", path, [f"{TABS} button:nth-child({EARTH_TABS.index('stock') + 2})", stack], size="phone"
        )
        yield Screen(f"{name}-player", path, [".seats li:last-child button"], size="phone")
        yield Screen(f"{name}-card", path, [".hand .legal"])
        yield Screen(f"{name}-why-not", path, [".acts button:not(.legal)"], refused=True)
        yield Screen(f"{name}-about", path, ask=".hand [data-piece]")
    else:
        sale = "[data-action=sell]"
        yield Screen(f"{name}-sell", path, [sale])
        yield Screen(f"{name}-confirm", path, [".hand button.sell"])
        yield Screen(f"{name}-why-not", path, ["[data-action].refused"], refused=True)
        yield Screen(f"{name}-about", path, ask="[data-piece^='market:']")


def review(name: str, table: str) -> Iterator[Screen]:
    """A game that is over: all about it, and the table that is gone through again."""
    yield Screen(f"{name}-review", f"/t/{table}", whole=True)
    yield Screen(f"{name}-replay", f"/t/{table}", [".graph header .button", ".board .pb button:nth-child(2)"])


def sells_and_refuses(question: Message, told: Message) -> bool:
    """Whether something can be sold, another action cannot be taken, and others have done something worth telling."""
    if not any(told["view"]["changed"]["sold"][1:]):
        return False
    kinds = {option["name"].split()[0] for option in question["options"]}
    return question["key"] == "act" and "sell" in kinds and not {"trade", "explore"} <= kinds


def archaeology_screens(visitor: Visitor) -> Iterator[Screen]:
    """A table of Archaeology at each kind of question, and after the game. Tables go on while screens are taken."""
    for number, (monument, keys) in enumerate(ARCHAEOLOGY_ASKS.items()):
        bots = 1 + number % 4
        table = visitor.make("archaeology", [{**ME, "name": NAMES[0]}] + [BOT] * bots, monument=monument)
        left = set(keys)
        while left:
            key = asks(visitor, table, lambda key: key in left, seed=number + 3)  # noqa: B023 (called at once)
            if key is None:
                break
            left.discard(key)
            yield Screen(f"archaeology-{monument}-{key}", f"/t/{table}")
        if number == 0:
            asks(visitor, table, lambda _: False, seed=9)
            yield from review("archaeology", table)
            table = visitor.make("archaeology", [{**ME, "name": NAMES[0]}] + [BOT] * 3, monument=monument)
            if visitor.play_until(table, sells_and_refuses, seed=number):
                yield from beside("archaeology", table)


def earth_screens(visitor: Visitor, only: Sequence[str] = ("",)) -> Iterator[Screen]:
    """A table of Excavation Earth, solo and with all modules, at many kinds of questions, and after the game."""
    for name, seats, options in earth_tables():
        if not wanted(f"earth-{name}-", only):
            continue
        table = visitor.make("excavation_earth", seats, **options)
        seen: set[str] = set()
        while len(seen) < EARTH_ASKS:
            key = asks(visitor, table, lambda key: key not in seen, seed=len(seen))  # noqa: B023 (called at once)
            if key is None:
                break
            seen.add(key)
            yield Screen(f"earth-{name}-{key}", f"/t/{table}")
        if name != "base":
            yield from beside(f"earth-{name}", at_a_refusal(visitor, seats, options))
        if name == "solo":
            asks(visitor, table, lambda _: False, seed=9)
            yield from review("earth", table)


def at_a_refusal(visitor: Visitor, seats: list[Message], options: dict[str, Any]) -> str:
    """A table at which an action is to be chosen, some action cannot be, and others have done something."""
    for seed in range(MOST_TABLES):
        table = visitor.make("excavation_earth", seats, **options)
        if visitor.play_until(table, refuses, seed=seed):
            return table
    raise RuntimeError(f"nothing is refused at {MOST_TABLES} tables")


def refuses(question: Message, told: Message) -> bool:
    """Whether some action cannot be chosen, after the first round."""
    actions = {option["name"].split()[0] for option in question["options"]}
    return bool(question["key"] == "act" and told["view"]["changed"]["round"] > 1 and len(actions) < EARTH_ACTIONS)


def earth_tables() -> list[tuple[str, list[Message], dict[str, Any]]]:
    """Tables of Excavation Earth: their names, seats and options."""
    me = {**ME, "name": NAMES[0]}
    return [
        ("solo", [me], {"solo": True}),
        ("base", [me, BOT, BOT], {}),
        ("everything", [me, BOT, BOT, BOT], {"modules": ["M5", "M6", "M7", "M8"]}),
    ]


def table_screens(visitor: Visitor) -> Iterator[Screen]:
    """What all games share: the waiting room and the seat that changes hands."""
    for game in ("archaeology", "excavation_earth"):
        table = visitor.make(game, [ME, OPEN, BOT], start=False)
        yield Screen(f"waiting-{game}", f"/t/{table}#{visitor.made['invitation']}")
    table = visitor.make("archaeology", [{**ME, "name": name} for name in NAMES[:3]])
    yield Screen("hot-seat", f"/t/{table}")
    yield Screen("menu", f"/t/{table}", [".menu .tool"])
    house = {"edition": "de", "rulings": {"EE-SCORE-R1": "all-places"}}
    table = visitor.make("excavation_earth", [ME, OPEN], start=False, **house)
    yield Screen("waiting-house", f"/t/{table}#{visitor.made['invitation']}")
    yield Screen("menu-house", f"/t/{table}", [".menu .tool", ".menu details:has(.by) summary"])


def wanted(prefix: str, only: Sequence[str]) -> bool:
    """Whether some of the screens that begin like this are asked for."""
    return any(prefix.startswith(one) or one.startswith(prefix) for one in only)


def all_screens(visitor: Visitor, only: Sequence[str] = ("",)) -> Iterator[Screen]:
    """Every screen whose name begins in one of these ways, one after the other."""
    groups: list[Iterable[Screen]] = [fixed_screens(), table_screens(visitor)]
    if wanted("archaeology-", only):
        groups.append(archaeology_screens(visitor))
    if wanted("earth-", only):
        groups.append(earth_screens(visitor, only))
    for group in groups:
        yield from (screen for screen in group if screen.name.startswith(tuple(only)))
