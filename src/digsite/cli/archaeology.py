"""Archaeology on a terminal. Everything is drawn from a view and from the figures that are printed on the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from digsite.cli.archaeology_typing import Typist
from digsite.cli.face import BAD, DIM, FULL, GOOD, HEAD, MINE, SCANT, Face, Item, Menu, Row, Told, View
from digsite.cli.flow import Flow
from digsite.cli.history import TAKEN_BACK
from digsite.cli.language import Language
from digsite.cli.rulings import brief
from digsite.games.archaeology import pack
from digsite.games.archaeology.codes import (
    CONFIRM,
    DRAW,
    END_TURN,
    EXPLORE,
    FIRST_SALE,
    GIVE,
    GIVEN,
    KEEP,
    LOSE,
    NAME,
    NO_LOOK,
    NO_TENT,
    ROB,
    SALE_KIND,
    SALE_SIZE,
    SELL,
    SELL_SPAN,
    STOP,
    TAKE,
    WITHDRAW,
)
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.kinds import KIND_NAMES, MAP, N_KINDS
from digsite.games.archaeology.monuments.mine import MINE_LIMIT
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.game import Game

KIND_STYLES: Final = [
    "yellow",
    "bright_white",
    "bright_yellow",
    "magenta",
    "green",
    "cyan",
    "bright_red",
    "blue",
    "red",
]
"""A colour for each kind of treasure, in the order of the kinds."""
ENDINGS: Final = (END_TURN, GIVEN, CONFIRM, STOP, NO_LOOK, NO_TENT)
"""The answers that say "done" or "no": they are always number 0."""
ROUTINE: Final = ("turn-began", "turn-ended", "answered-itself")
WIDE: Final = 96
"""From this width on, the table also tells what was seen to go into the hands."""


class ArchaeologyFace(Face):
    """The table, the hand and the answers of Archaeology."""

    PACK_TABLES = ("treasure", "thieves", "sandstorms", "tents")

    @staticmethod
    def load_pack(path: str | None) -> pack.Pack:
        return pack.Pack.load(path)

    def __init__(self, game: Game, language: Language, names: Sequence[str]) -> None:
        super().__init__(game, language, names)
        self.kinds: Final = [self.text.name("treasure", kind, self.locale) for kind in range(N_KINDS)]
        """What the treasures are called."""
        self._typist: Typist | None = None

    # --- small words ----------------------------------------------------------------------------

    def figures(self, view: View) -> DigRules:
        """The figures on the cards and tiles of this table: printed, so nobody's secret."""
        assert isinstance(self.game, Archaeology)
        return self.game.rules_of_view(view)

    def money(self, amount: int) -> str:
        """`$12`."""
        return self.text.money(amount, self.locale)

    def kind(self, kind: int, n: int = 1, *, worth: int | None = None) -> Text:
        """`3 × Coin (2)` in the colour of the kind; the trading value if it is given."""
        said = self.kinds[kind]
        if n != 1:
            said = f"{n} × {said}"
        if worth is not None:
            said += f" ({worth})"
        return Text(said, style=KIND_STYLES[kind])

    def pieces(self, counts: Sequence[int], values: Sequence[int] | None = None) -> list[Text]:
        """Some cards, a piece for each kind; the cheapest first where values are given."""
        kinds = [kind for kind in range(N_KINDS) if counts[kind] > 0]
        if values is not None:
            kinds.sort(key=lambda kind: values[kind])
        worths = [None if values is None else values[kind] for kind in kinds]
        return [self.kind(kind, counts[kind], worth=worth) for kind, worth in zip(kinds, worths, strict=True)]

    def cards(self, counts: Sequence[int], values: Sequence[int] | None = None, *, head: str = "") -> Flow:
        """Some cards in a row, after a heading."""
        pieces = self.pieces(counts, values) or [Text(self.say("nothing"), style=DIM)]
        if head:
            pieces[0] = Text.assemble(f"{head} ", pieces[0])
        return Flow(pieces)

    def sets(self, codes: Sequence[int]) -> Flow:
        """Sold sets in a row."""
        return Flow(self.kind(SALE_KIND[code - SELL], SALE_SIZE[code - SELL]) for code in codes)

    def title(self, view: View) -> str:
        monument = self.text.choice("monument", view["options"]["monument"], self.locale)
        parts = [self.text.title(self.locale), monument]
        return " · ".join([*parts, *brief(self.game, view["options"], self.language)])

    # --- the table ------------------------------------------------------------------------------

    def table(self, view: View, menu: Menu, *, width: int, detail: int) -> list[RenderableType]:
        parts: list[RenderableType] = [self._seats(view, width, detail), self._places(view)]
        if view["hand"] is not None:
            parts.append(self._hand(view, menu))
        if detail == FULL:
            parts = [thing for part in parts for thing in (Text(), part)][1:]
        return parts

    def _seats(self, view: View, width: int, detail: int) -> Table:
        table = plain_table()
        table.add_column("")
        table.add_column(self.say("head-player"))
        table.add_column(self.say("head-cards"), justify="right")
        table.add_column(self.say("head-tent"), justify="center")
        table.add_column(self.say("head-money"), justify="right")
        table.add_column(self.say("head-sold"))
        knows = width >= WIDE and detail == FULL and any(any(held) for held in view["known"])
        if knows:
            table.add_column(self.say("head-known"))
        for seat in range(view["seats"]):
            tents = view["tents"][seat]
            row: list[RenderableType] = [
                Text("▶" if seat == view["turn"] and not view["over"] else "", style=GOOD),
                Text(self.names[seat], style=MINE if seat == view["seat"] else ""),
                Text(str(view["sizes"][seat])),
                Text("–" if tents == 0 else "✓" if tents == 1 else f"✓{tents}", style=DIM if tents == 0 else GOOD),
                Text(self.money(view["scores"][seat])),
                Text(self.say("n-sets", n=len(view["sold"][seat])))
                if detail == SCANT
                else self.sets(view["sold"][seat]),
            ]
            if knows:
                held = view["known"][seat]
                row.append(self.cards(held) if any(held) else Text())
            table.add_row(*row)
        return table

    def _places(self, view: View) -> Table:
        """Market, dig site and monument, each with its name before it."""
        rules = self.figures(view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=HEAD, no_wrap=True)
        grid.add_column()
        grid.add_row(self.say("market"), self.cards(view["market"], rules.trade_value))
        dig_site = self.say(
            "dig-site-holds", n=view["dig_site"], thieves=view["thieves_left"], storms=view["storms_left"]
        )
        grid.add_row(self.say("dig-site"), Text(dig_site))
        monument = self.text.choice("monument", view["options"]["monument"], self.locale)
        for i, line in enumerate(self._chambers(view, rules)):
            grid.add_row(monument if i == 0 else "", line)
        return grid

    def _chambers(self, view: View, rules: DigRules) -> list[Flow]:
        """The chambers that tell nothing of their cards, in a row; then each of the others; then the pile."""
        lines: list[Flow] = []
        plain: list[Text] = []
        for chamber, n in enumerate(view["chamber_sizes"]):
            head = self.say("chamber", number=chamber + 1, n=n, maps=rules.maps[chamber])
            known, turned = view["chambers"][chamber], view["turned"][chamber]
            if n > 0 and known is not None:
                lines.append(self.cards(known, rules.trade_value, head=f"{head}:"))
            elif n > 0 and any(turned):
                lines.append(self.cards(turned, rules.trade_value, head=self.say("among-them", chamber=head)))
            else:
                plain.append(Text(head, style=DIM if n == 0 else ""))
        if view["pile"]:
            plain.append(Text(self.say("pile", n=view["pile"])))
        return [Flow(plain, joint=" · "), *lines] if plain else lines

    def _hand(self, view: View, menu: Menu) -> Table:
        """Each kind: how many, its trading value, what the set brings now and with one card more; and what to type."""
        rules = self.figures(view)
        hand = view["hand"]
        sales = {item.code: item for item in menu.items if SELL_SPAN.has(item.code)}
        table = plain_table()
        table.add_column(self.say("your-hand", n=sum(hand)))
        for head in ("head-trade", "head-now", "head-one-more"):
            table.add_column(self.say(head), justify="right")
        table.add_column(self.say("head-sell") if sales else "")
        for kind in range(N_KINDS):
            n = hand[kind]
            if n == 0:
                continue
            prices = rules.prices[kind]
            more = prices[n] if n < len(prices) else None
            first = FIRST_SALE[kind]
            table.add_row(
                self.kind(kind, n),
                Text(str(rules.trade_value[kind])),
                Text(self.money(prices[min(n, len(prices)) - 1])),
                Text("–", style=DIM) if more is None else Text(self.money(more)),
                Flow((sales[code].text() for code in range(first, first + n) if code in sales), joint="  "),
            )
        if sum(hand) == 0:
            table.add_row(Text(self.say("nothing"), style=DIM))
        return table

    def secrets(self, position: dict[str, Any]) -> list[RenderableType]:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        rows = [(Text(name), hand) for name, hand in zip(self.names, position["hands"], strict=True)]
        for chamber, cards in enumerate(position["chambers"]):
            rows.append((Text(self.say("chamber-holds", number=chamber + 1)), cards))
        for name, cards in rows:
            grid.add_row(name, self.cards([cards.get(kind, 0) for kind in KIND_NAMES]))
        return [Text(self.say("all-hidden"), style=HEAD), grid]

    # --- the question ---------------------------------------------------------------------------

    def notes(self, view: View) -> list[RenderableType]:
        frames = view["agenda"]
        if not frames:
            return []
        step, _, _, b = frames[-1]
        values = self.figures(view).trade_value
        if step in ("give", "take"):
            return self._deal(view, values)
        if step == "name" and b < N_KINDS:
            return [Text.assemble(self.say("note-named"), " ", self.kind(b))]
        if step == "draw":
            worth = sum(view["drawn"][kind] * values[kind] for kind in range(N_KINDS))
            return [self.cards(view["drawn"], values, head=self.say("note-drawn", worth=worth, most=MINE_LIMIT))]
        if step == "shelter" and view["hand"] is not None:
            return [Text(self.say("note-shelter", n=sum(view["hand"]) // 2))]
        if step == "act" and view["forced"] and not view["has_sold"]:
            return [Text(self.say("note-forced"), style=BAD)]
        return []

    def _deal(self, view: View, values: Sequence[int]) -> list[RenderableType]:
        """What is picked so far, and what it is worth."""
        given = sum(view["give"][kind] * values[kind] for kind in range(N_KINDS))
        taken = sum(view["take"][kind] * values[kind] for kind in range(N_KINDS))
        lines: list[RenderableType] = [self.cards(view["give"], values, head=self.say("deal-give", worth=given))]
        if view["agenda"][-1][0] == "take":
            lines.append(self.cards(view["take"], values, head=self.say("deal-take", worth=taken)))
            lines.append(Text(self.say("deal-left", n=given - taken), style=DIM))
        return lines

    def menu(self, view: View, legal: list[int]) -> Menu:
        rules = self.figures(view)
        number = 0

        def item(code: int, words: str) -> Item:
            nonlocal number
            number += 1
            return Item(str(number), code, words)

        rows: list[Row] = []
        plain = [code for code in legal if code not in ENDINGS and code != WITHDRAW]
        flow = [code for code in plain if GIVE <= code < SELL]
        sales = [code for code in plain if SELL_SPAN.has(code)]
        for code in plain:
            if code < GIVE:
                rows.append(Row([item(code, self._answer(code, view, rules))]))
        if flow:
            rows.append(Row([item(code, self._card_answer(code, view, rules)) for code in flow], flow=True))
        rows.append(Row([item(code, self._sale(code, rules)) for code in sales], stand_in=self.say("sell-beside")))
        if WITHDRAW in legal:
            rows.append(Row([item(WITHDRAW, self.code_words(WITHDRAW))]))
        rows += [Row([Item("0", code, self.code_words(code))]) for code in legal if code in ENDINGS]
        return Menu(rows)

    def _sale(self, code: int, rules: DigRules) -> str:
        """`3→$12`, for the row of its kind."""
        n = SALE_SIZE[code - SELL]
        return f"{n}→{self.money(rules.prices[SALE_KIND[code - SELL]][n - 1])}"

    def _answer(self, code: int, view: View, rules: DigRules) -> str:
        """A plain answer, with what it costs or brings."""
        words = self.code_words(code)
        if EXPLORE <= code < EXPLORE + len(rules.maps):
            chamber = code - EXPLORE
            have = view["hand"][MAP] if view["hand"] is not None else 0
            return self.say(
                "explore-costs",
                explore=words,
                maps=rules.maps[chamber],
                have=have,
                n=view["chamber_sizes"][chamber],
            )
        if ROB <= code < EXPLORE:
            return self.say("rob-whom", rob=words, n=view["sizes"][code - ROB])
        if code == DRAW:
            return self.say("draw-from", draw=words, n=view["chamber_sizes"][0])
        return words

    def _card_answer(self, code: int, view: View, rules: DigRules) -> str:
        """A card to pick, with how many of it there are and its trading value."""
        values = rules.trade_value
        if code >= NAME:
            return self.kinds[code - NAME]
        if code >= KEEP:
            kind, n = code - KEEP, view["chambers"][view["agenda"][-1][2]][code - KEEP]
        elif code >= LOSE:
            kind, n = code - LOSE, view["hand"][code - LOSE]
        elif code >= TAKE:
            kind, n = code - TAKE, view["market"][code - TAKE] - view["take"][code - TAKE]
        else:
            kind, n = code - GIVE, view["hand"][code - GIVE] - view["give"][code - GIVE]
        return self.say("card-worth", treasure=self.kinds[kind], n=n, worth=values[kind])

    def hints(self, view: View, question: str) -> list[str]:
        if question in ("act", "give"):
            return [self.say("hint-trade"), self.say("hint-sell")]
        return []

    # --- scores and words -----------------------------------------------------------------------

    def scores(self, view: View) -> list[RenderableType]:
        rules = self.figures(view)
        table = plain_table()
        table.add_column(self.say("head-player"))
        table.add_column(self.say("head-money"), justify="right")
        table.add_column(self.say("head-cards-sold"), justify="right")
        table.add_column(self.say("head-sold"))
        knows = any(any(held) for held in view["known"])
        if knows:
            table.add_column(self.say("head-known"))
        for seat in range(view["seats"]):
            lines = Flow(
                Text.assemble(
                    self.kind(SALE_KIND[code - SELL], SALE_SIZE[code - SELL]),
                    " ",
                    self.money(rules.prices[SALE_KIND[code - SELL]][SALE_SIZE[code - SELL] - 1]),
                )
                for code in view["sold"][seat]
            )
            row: list[RenderableType] = [
                Text(self.names[seat], style=MINE if seat == view["seat"] else ""),
                Text(self.money(view["scores"][seat])),
                Text(str(view["cards_sold"][seat])),
                lines,
            ]
            if knows:
                held = view["known"][seat]
                row.append(self.cards(held) if any(held) else Text())
            table.add_row(*row)
        return [table]

    def told(self, event: Told) -> str:
        said = super().told(event)
        if event["kind"] == "began":
            assert isinstance(self.game, Archaeology)
            monument = self.game.monuments[int(str(event["monument"]))]
            said += " " + self.text.about_choice("monument", monument, self.locale)
        return said

    def is_routine(self, event: Told) -> bool:
        return event["kind"] in ROUTINE

    def begins_paragraph(self, event: Told) -> bool:
        return event["kind"] in ("turn-began", "ended", TAKEN_BACK)

    # --- reading --------------------------------------------------------------------------------

    def parse(self, typed: str, view: View) -> list[int]:
        if self._typist is None:
            self._typist = Typist(self.game, self.language, self.names)
        return self._typist.parse(typed, begun=bool(view["agenda"]) and view["agenda"][-1][0] == "give")


def plain_table() -> Table:
    """A table without lines."""
    return Table(box=None, pad_edge=False, header_style=HEAD, padding=(0, 2, 0, 0))
