"""Excavation Earth on a terminal. Everything is drawn from a view and from the figures printed on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from digsite.cli.excavation_earth_board import Board, plain_table
from digsite.cli.excavation_earth_figures import Frame, Seen
from digsite.cli.excavation_earth_menu import COLUMNS, Choices, cards_of, columns_of, fits
from digsite.cli.excavation_earth_museum import MUSEUM_QUESTIONS, Annex
from digsite.cli.excavation_earth_typing import Typist
from digsite.cli.excavation_earth_zu import AFTERMATH, RECKONING, TOLD_ALONE, WHY, Teller
from digsite.cli.face import (
    ALL_NEWS,
    BAD,
    BARE,
    BOARDS,
    DENSE,
    DIM,
    FEW_LINES,
    FULL,
    GOOD,
    HEAD,
    LEAST,
    MINE,
    NO_NEWS,
    SCANT,
    SLIM,
    TIGHT,
    Face,
    Menu,
    NotUnderstood,
    Told,
    View,
)
from digsite.cli.flow import Flow
from digsite.cli.history import TAKEN_BACK
from digsite.cli.language import Language, fold
from digsite.cli.rulings import brief
from digsite.games.excavation_earth import box
from digsite.games.excavation_earth.game import ExcavationEarth
from digsite.games.excavation_earth.kinds import CARDS, N_LOCATIONS, N_ROUNDS
from digsite.games.excavation_earth.museum.kinds import BOX
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.steps.samples import unpack_tiles
from digsite.kernel.game import Game
from digsite.kernel.result import Line

ROUTINE: Final = (
    "turn-began",
    "answered-itself",
    "saw-card",
    "saw-re",
    "buyer-card",
    "buyers-reshuffled",
    "marked",
    "declined",
)
"""What a short log does without."""
BULK: Final = (
    "revealed",
    "stacked",
    "rotated",
    "joined",
    "ejected",
    "forecast",
    "dealt",
    "packs-passed",
    "picked",
    "order",
    "cube-back",
    "discarded",
    "drew",
    "kept-hand",
    "exhibition",
    "mystery-laid",
)
"""What a set-up or preparation does by the dozen; the table shows what came of it."""
PREPARING: Final = ("began", "revealed", "stacked", "rotated", "dealt", "packs-passed", "kept-hand", "round-began")
"""What happens only while a game is set up or a round prepared."""
LOOKS: Final = ("map", "board", "stacks", "galleries", "cards", "ship", "legend", "museum", "gear", "popups")
"""What may be looked at besides the table."""
PART_LOOKS: Final = {"museum": "museum", "gear": "staff", "popups": "popups"}
"""The looks of the expansion, and the part of a view without which there is nothing to see."""
SMALL: Final = 32
"""Below so many rows a screen shows only the question, the hand, the boards and the markets."""
DEFAULT_WIDTH: Final = 80
SEES_ALL: Final = 40
"""Rows that are enough for everything."""


class ExcavationEarthFace(Face):
    """The table, the hand and the answers of Excavation Earth."""

    DIALECT = "ee"
    PACK_TABLES = tuple(box.TABLES)

    @staticmethod
    def load_pack(path: str | None) -> box.Box:
        return box.Box.load(path)

    def __init__(self, game: Game, language: Language, names: Sequence[str]) -> None:
        super().__init__(game, language, names)
        self.board: Final = Board(language, self.text, names)
        self._annex: Final = Annex(self.board)
        self._choices: Final = Choices(self.board, self._annex)
        self._typist: Final = Typist(game, language, self.board)
        self._zu: Final = Teller(game, self.board, self.told)
        self.width: int = DEFAULT_WIDTH
        """How wide the screen is: as wide as the last table."""
        self._offered: dict[int, str] = {}
        """What the last menu offered, and how it was said."""

    def seen(self, view: View) -> Seen:
        """A view with the figures of its table: printed, so nobody's secret."""
        assert isinstance(self.game, ExcavationEarth)
        return Seen(view, self.game.rules_of_view(view))

    # --- drawing --------------------------------------------------------------------------------

    def title(self, view: View) -> str:
        parts = [self.text.title(self.locale), self.say("ee-round", round=view["round"], rounds=N_ROUNDS)]
        if view["options"]["modules"]:
            parts.append(" ".join(view["options"]["modules"]))
        seen = self.seen(view)
        if seen.is_solo:
            parts.append(self.say("ee-alone", level=self._zu.level(seen)))
        return " · ".join([*parts, *brief(self.game, view["options"], self.language)])

    def table(self, view: View, menu: Menu, *, width: int, detail: int) -> list[RenderableType]:
        self.width = width
        seen = self.seen(view)
        frame = seen.frame()
        showing = seen.hall is not None and frame is not None and frame[0] in MUSEUM_QUESTIONS
        instead = [self._annex.museum(seen)] if showing else []
        parts = self.board.table(seen, width, detail, instead)
        if seen.is_solo and detail > BARE:
            parts.insert(len(parts) - (detail == FULL), self._zu.cards(seen, detail))
        if detail > BARE:
            parts += self._annex.panels(seen, detail, whole=showing and SLIM < detail <= SCANT)
        if view["hand"] is not None:
            parts.append(self._choices.hand(seen, menu, width, detail))
        elif detail == FULL:
            parts.pop()
        return parts

    def details(self, rows: int) -> tuple[tuple[int, int], ...]:
        """The map goes only if there is no room for it at all, the markets after the news, others' boards last."""
        bare = (SLIM, FEW_LINES), (BARE, FEW_LINES), (BARE, 1), (BARE, NO_NEWS)
        small = *bare, (BOARDS, FEW_LINES), (BOARDS, NO_NEWS), (LEAST, NO_NEWS)
        if rows < SMALL:
            return (SLIM, ALL_NEWS), *small
        roomy = (FULL, ALL_NEWS), (TIGHT, ALL_NEWS), (FULL, FEW_LINES), (TIGHT, FEW_LINES), (SCANT, FEW_LINES)
        return *roomy, (DENSE, FEW_LINES), (DENSE, 1), (DENSE, NO_NEWS), *small

    def greeting(self, view: View, rows: int) -> list[RenderableType]:
        things: list[RenderableType] = []
        seen = self.seen(view)
        if seen.is_solo:
            goal = self.say("ee-goal", rounds=N_ROUNDS, level=self._zu.level(seen))
            things.append(Text(goal, style=GOOD))
        if rows < SMALL:
            looks = ["map", "board"]
            looks += [look for look, part in PART_LOOKS.items() if part in view]
            words = [self.say(f"ee-look-{look}").split()[0] for look in looks]
            things.append(Text(self.say("ee-small-screen", looks=self.joined(words), rows=SEES_ALL), style=DIM))
        return things

    def secrets(self, position: dict[str, Any]) -> list[RenderableType]:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        seats = self.names[: len(position["hands"])]
        rows = [(name, hand) for name, hand in zip(seats, position["hands"], strict=True)]
        for name, cards in zip(seats, position["packs"], strict=True):
            if cards:
                rows.append((self.say("ee-pack-of", name=name), cards))
        if position["drawn"]:
            rows.append((self.say("ee-drawn"), position["drawn"]))
        for name, cards in rows:
            numbers = sorted(CARDS.index(card) for card in cards)
            pieces = [self.board.full_card(card, numbers.count(card)) for card in sorted(set(numbers))]
            grid.add_row(Text(name), Flow(pieces or [Text(self.say("nothing"), style=DIM)]))
        if "zu" in position:
            for head, faces in self._zu.secret_piles(position["zu"]):
                grid.add_row(Text(head), Flow(faces))
        return [Text(self.say("all-hidden"), style=HEAD), grid]

    # --- the question ---------------------------------------------------------------------------

    def notes(self, view: View) -> list[RenderableType]:
        seen = self.seen(view)
        frame = seen.frame()
        if frame is None:
            return []
        return self._notes(seen, frame)

    def _notes(self, seen: Seen, frame: Frame) -> list[RenderableType]:
        step, seat, a, _ = frame
        view = seen.view
        if step in ("dig_first", "dig_second", "night_dig", "bonus_dig", "early_dig", "survey_buy", "free_tile"):
            if seen.gear[seat].room == seen.free_cargo(seat):
                return [Text(self.say("ee-note-cargo", n=seen.free_cargo(seat)), style=DIM)]
            room = self.say("ee-note-room", cargo=seen.free_cargo(seat), hidden=seen.free_hidden(seat))
            return [Text(room, style=DIM)]
        if step == "stow":
            room = self.say("ee-note-room", cargo=seen.free_cargo(seat), hidden=seen.free_hidden(seat))
            return [Text(room, style=DIM)]
        if step == "send_broker":
            return [Text(self.say("ee-note-brokers"), style=DIM)]
        if step in ("smuggling", "buy_first"):
            room = self.say("ee-note-room", cargo=seen.free_cargo(seat), hidden=seen.free_hidden(seat))
            return [Text(f"{room} {self.say('ee-note-credits', n=view['scores'][seat])}", style=DIM)]
        if step == "samples":
            kinds = unpack_tiles(a)
            gained = [self.board.full_tile(kind, seen.pack.values) for kind in kinds]
            return [Flow([Text(self.say("ee-note-gained"), style=DIM), *gained], joint=" ")]
        if step in ("sell_region", "sell_markets"):
            return [Text(self.say("ee-note-sale"), style=DIM)]
        if step == "redraw":
            picked = view["picked"]
            if not picked:
                return []
            cards = [self.board.full_card(card, picked.count(card)) for card in sorted(set(picked))]
            return [Flow([Text(self.say("ee-note-picked"), style=DIM), *cards], joint=" ")]
        if step in ("market_trader", "commanding", "exhibiting", "private_viewing"):
            return [Text(self.say("ee-note-crew", n=view["cubes"][seat]), style=DIM if view["cubes"][seat] else BAD)]
        if step == "place_third":
            places = [self.board.place(place, seen, own=False).plain for place in view["explorers"][seat]]
            return [Text(self.say("ee-note-explorers", places=self.joined(places)), style=DIM)] if places else []
        return []

    def menu(self, view: View, legal: list[int]) -> Menu:
        menu = self._choices.menu(self.seen(view), legal)
        self._offered = {item.code: row.spelled(item) for row in menu.rows for item in row.items}
        return menu

    def hints(self, view: View, question: str) -> list[str]:
        hints = [self.say("ee-hint-numbers")] if question == "act" else []
        hints += [self.say("ee-hint-words"), self.say("ee-hint-looks")]
        if "staff" in view:
            hints.append(self.say("ee-hint-museum"))
        if "zu" in view:
            hints.append(self.say("ee-hint-zu"))
        return [*hints, *self._legends(self.seen(view))]

    def _legends(self, seen: Seen) -> list[str]:
        """What short forms and columns mean, and with the expansion its own."""
        legends = [self.board.legend(seen), self.say("ee-legend-columns")]
        if "staff" in seen.view:
            legends.append(self._annex.legend(seen))
        if len(seen.view["sites"]) > BOX:
            legends.append(self.say("ee-legend-boxes", box=self.board.tile(BOX, seen.pack.values).plain))
        return legends

    def look(self, typed: str, view: View) -> list[RenderableType] | None:
        words = fold(typed).split()
        if not words:
            return None
        for look in LOOKS:
            if words[0] in self.language.typed(f"ee-look-{look}") and (look == "map" or len(words) == 1):
                return self._look(look, words[1:], self.seen(view))
        return None

    def recall(self, typed: str, view: View, events: list[Told]) -> list[RenderableType] | None:
        if "zu" not in view or fold(typed) not in self.language.typed("ee-look-zu"):
            return None
        return self._zu.whole(self.seen(view), events)

    def _look(self, look: str, rest: list[str], seen: Seen) -> list[RenderableType] | None:
        board = self.board
        if look == "map":
            places = self._typist.places(rest)
            if places is None:
                return [Text(self.say("ee-no-place", known=", ".join(board.places)), style=BAD)]
            order = [place for _, group in seen.regions() for place in group]
            assert len(order) == N_LOCATIONS
            return [board.whole_map(seen, places or order)]
        if look == "board":
            things = [*board.table(seen, self.width, TIGHT), *self._annex.panels(seen, TIGHT)]
            return [*things, self._zu.cards(seen, TIGHT)] if seen.is_solo else things
        if look == "stacks":
            return [board.stacks(seen)]
        if look == "galleries":
            return board.galleries(seen)
        if look == "cards":
            return [board.cards(seen)]
        if look == "ship":
            return board.abilities(seen)
        if look == "museum":
            return self._annex.hall(seen)
        if look == "gear":
            return self._annex.gear(seen)
        if look == "popups":
            return self._annex.popups(seen)
        return [*(Text(legend) for legend in self._legends(seen)), *self._names_of_tiles(seen)]

    def _names_of_tiles(self, seen: Seen) -> list[RenderableType]:
        table = plain_table()
        for _ in seen.pack.stacks:
            table.add_column("")
        for glyph in range(4):
            table.add_row(*(self.board.full_tile(colour * 4 + glyph, seen.pack.values) for colour in seen.pack.stacks))
        return [table]

    # --- scores and words -----------------------------------------------------------------------

    def scores(self, view: View) -> list[RenderableType]:
        seen = self.seen(view)
        sources = seen.rules.sources
        n = len(sources)
        lines = [
            {source: amount for i, source in enumerate(sources) if (amount := view["earned"][player * n + i])}
            for player in range(seen.n)
        ]
        return [self._sheet(lines, view["scores"], view)]

    def result(self, view: View) -> list[RenderableType]:
        result = view["result"]
        winners = [self.names[seat] for seat in result["winners"]]
        if len(winners) == 1 and len(result["scores"]) == 2:  # a duel
            line = self.say("ee-wins", name=winners[0], won=max(result["scores"]), lost=min(result["scores"]))
        else:
            line = self.say("winners", n=len(winners), names=self.joined(winners))
        reason = self.text.reason(result["reason"], self.locale)
        lines = [{line["key"]: line["amount"] for line in own} for own in result["lines"]]
        lost = "zu" in view and 0 not in result["winners"]
        head = Text(f"{line} {reason}", style=f"bold {BAD if lost else GOOD}")
        return [head, Text(), self._sheet(lines, result["scores"], view)]

    def _sheet(self, lines: list[dict[str, int]], scores: list[int], view: View) -> Table:
        """Where every credit came from: a line for each source, a column for each player."""
        seen = self.seen(view)
        players = range(seen.n)
        table = plain_table()
        table.add_column("")
        for seat, name in enumerate(self.names):
            table.add_column(Text(name, style=MINE if seat == view["seat"] else ""), justify="right")
        for source in seen.rules.sources:
            amounts = [own.get(source, 0) for own in lines]
            if any(amounts):
                words = self.text.line(Line(source, {}, 0), self.locale)
                cells = [
                    Text(signed(amount), style=DIM if not amount else BAD if amount < 0 else "") for amount in amounts
                ]
                table.add_row(Text(words), *cells)
        table.add_row(Text(self.say("ee-sum"), style="bold"), *(Text(str(score), style="bold") for score in scores))
        if not view["over"]:
            more = [Text(f"+{seen.gallery_worth(player)}", style=DIM) for player in players]
            table.add_row(Text(self.say("ee-gallery-so-far"), style=DIM), *more)
            if "staff" in view:
                gains = [Text(signed(seen.expansion_worth(player)), style=DIM) for player in players]
                table.add_row(Text(self.say("ee-expansion-so-far"), style=DIM), *gains)
            if seen.is_solo:
                left = [Text(signed(seen.left_worth(player)), style=DIM) for player in players]
                table.add_row(Text(self.say("ee-holds-so-far"), style=DIM), *left)
        elif not seen.is_solo:
            held = [seen.artefacts(player) for player in players]
            table.add_row(Text(self.say("ee-artefacts-left"), style=DIM), *(Text(str(n), style=DIM) for n in held))
        return table

    def is_routine(self, event: Told) -> bool:
        return event["kind"] in ROUTINE

    def begins_paragraph(self, event: Told) -> bool:
        return event["kind"] in ("turn-began", "round-began", "zu-card", "ended", TAKEN_BACK)

    def shortened(self, events: list[Told]) -> list[Told]:
        """Without the dozens of a set-up; and without Zu's reasons and what follows from its deeds."""
        kept: list[Told] = []
        zus = False
        for event in self._kept(events):
            if event["kind"] == "turn-began":
                zus = event["seat"] == ZU
            if event["kind"] not in WHY and not (zus and event["kind"] in AFTERMATH):
                kept.append(event)
        return kept

    def tellings(self, events: list[Told]) -> list[list[RenderableType]]:
        """Where Zu plays: with its ladders, without, and without what can be seen on the table."""
        if not any(event["kind"] in TOLD_ALONE for event in events):
            return super().tellings(events)
        return [self._with_zu(events, detail) for detail in (FULL, TIGHT, SCANT)]

    def interlude(self, events: list[Told]) -> list[RenderableType]:
        acted = any(event["kind"] == "zu-card" for event in events)
        return self._with_zu(events, FULL) if acted else []

    def _with_zu(self, events: list[Told], detail: int) -> list[RenderableType]:
        kept = [event for event in self._kept(events) if not self.is_routine(event) or event["kind"] == "turn-began"]
        return self._zu.paragraphs(kept, detail, self.begins_paragraph)

    def log(self, events: list[Told]) -> list[RenderableType]:
        return self._zu.log([event for event in events if event["kind"] != "buyer-card"])

    def reckoning(self, events: list[Told]) -> list[Told]:
        """What comes after the last turn."""
        turns = [i for i, event in enumerate(events) if event["kind"] == "turn-began"]
        for i in range(turns[-1] if turns else 0, len(events)):
            if events[i]["kind"] in RECKONING:
                return events[i:]
        return []

    def cut(self, view: View) -> str:
        return self.say("ee-log-cut-zu") if "zu" in view else super().cut(view)

    def _kept(self, events: list[Told]) -> list[Told]:
        """A set-up or preparation is told without its dozens of tiles and buyers."""
        kept: list[Told] = []
        kinds = [str(event["kind"]) for event in events]
        before = kinds[: kinds.index("turn-began")] if "turn-began" in kinds else kinds
        playing = not any(kind in PREPARING for kind in before)
        for event in events:
            if event["kind"] in ("round-began", "began"):
                playing = False
            elif event["kind"] == "turn-began":
                playing = True
            if playing or event["kind"] not in BULK:
                kept.append(event)
        return kept

    # --- reading --------------------------------------------------------------------------------

    def meant(self, label: str, view: View) -> int | None:
        """The cell of the hand, whether it shows a number or a dash."""
        frame = self.seen(view).frame()
        if frame is None or frame[0] != "act" or not label.isdigit() or not 2 <= len(label) <= len("999"):
            return None
        number, column = int(label[:-1]), int(label[-1])
        cards = cards_of(view)
        columns = columns_of(view)
        if not 1 <= number <= len(cards) or not 1 <= column <= len(columns):
            return None
        card, first = cards[number - 1], columns[column - 1][1]
        if not fits(first, card):
            raise NotUnderstood(self.say("ee-travel-pays", card=self.board.name("card", card), rule="EE-TURN-14"))
        return first + card

    def alternatives(self, typed: str, view: View) -> list[int]:
        """An action without a card is open as long as there are several cards that could pay for it."""
        action = self._typist.action(typed)
        if action is None or view["hand"] is None:
            return []
        first = dict(COLUMNS)[action]
        cards = [card for card in cards_of(view) if fits(first, card)]
        if not cards:
            book = "MU" if action == "exhibit" else "EE"
            raise NotUnderstood(self.say("ee-no-card", rule=f"{book}-{action.upper()}-01"))
        return [first + card for card in cards]

    def parse(self, typed: str, view: View) -> list[int]:
        return self._typist.parse(typed, view, self._offered)


def signed(amount: int) -> str:
    """`+5`, `−3`, or nothing."""
    if amount == 0:
        return "–"
    return f"+{amount}" if amount > 0 else f"−{-amount}"
