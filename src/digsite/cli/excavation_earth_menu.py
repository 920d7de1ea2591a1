"""The answers of Excavation Earth, numbered.

An action is chosen together with the card that pays for it, so the menu of actions is the hand itself: a row for each
card, a column for each action. The first digits of a number are the card, the last one is the action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from digsite.bots.earth_gear import column_kind
from digsite.cli.excavation_earth_board import Board, measure, plain_table
from digsite.cli.excavation_earth_figures import ALL_MARKETS, Frame, Sale, Seen, bits
from digsite.cli.excavation_earth_museum import Annex
from digsite.cli.face import DIM, GOOD, HEAD, KEY, SCANT, Item, Menu, Row, View
from digsite.cli.flow import Flow
from digsite.games.excavation_earth.codes import (
    ACQUIRE,
    ADD_BUYER,
    COMMAND,
    DONE,
    EXCAVATE,
    MARKET,
    MOVE,
    PASS,
    PLACE,
    PULL,
    PUSH,
    REGION,
    REPLACE,
    SELL,
    SELL_AT,
    SEND,
    SMUGGLE,
    SPAN,
    SURVEY,
    TRAVEL_WITH,
)
from digsite.games.excavation_earth.kinds import (
    CARGO,
    HOLDS,
    N_COLOURS,
    N_LOCATIONS,
    N_MARKETS,
    QUEUE,
    TRAVEL,
    card_colour,
    kind_of,
)
from digsite.games.excavation_earth.museum.codes import (
    ACTIVATE,
    ANALYSE,
    CURATOR,
    DIG_MYSTERY,
    EXHIBIT,
    HANG,
    KEEP_RE,
    OFFLOAD_MYSTERY,
    REPLACE_CURATOR,
    SEND_BROKER,
    TAKE_BROKER,
)
from digsite.games.excavation_earth.museum.codes import SPAN as MUSEUM_SPAN
from digsite.games.excavation_earth.museum.kinds import BOX, COLUMN_KINDS, N_COLUMNS, N_ROWS
from digsite.games.excavation_earth.steps.smuggle import SURCHARGE
from digsite.games.excavation_earth.vocabulary import CODES, GIFTS, OFFLOADS, SALES, SHOWS

COLUMNS: Final[tuple[tuple[str, int], ...]] = (
    ("travel", TRAVEL_WITH),
    ("excavate", EXCAVATE),
    ("market", MARKET),
    ("command", COMMAND),
    ("smuggle", SMUGGLE),
    ("survey", SURVEY),
    ("sell", SELL),
    ("exhibit", EXHIBIT),
)
"""The actions as the columns of the hand, counted from one, with their first codes."""
POPUP_COLUMN: Final = 9
"""The last digit of what may be done beside an action."""
SPANS_OF_CARDS: Final = ("discard", "pick", "keep", "swap")
FLOWING: Final = (*SPANS_OF_CARDS, "post")
"""Answers that stand beside each other, however few they are."""


class Beside(Row):
    """Answers that are shown in the hand and nowhere else."""

    def draw(self) -> list[RenderableType]:
        return []


class Headed(Row):
    """Answers beside each other after a word that they share."""

    def __init__(self, head: Text, items: list[Item], width: int) -> None:
        super().__init__(items, flow=True)
        self.head: Final = head
        self.width: Final = width
        """How much room the heads of all such rows need."""

    def spelled(self, item: Item) -> str:
        return f"{self.head.plain} {item.words}"

    def draw(self) -> list[RenderableType]:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, min_width=self.width)
        grid.add_column()
        grid.add_row(self.head, Flow((item.text() for item in self.items), joint="  "))
        return [grid]


class Choices:
    """Makes the menu of a question."""

    def __init__(self, board: Board, annex: Annex) -> None:
        self._board: Final = board
        self._annex: Final = annex

    def menu(self, seen: Seen, legal: list[int]) -> Menu:
        """All answers; done and pass are number 0."""
        frame = seen.frame()
        if frame is not None and frame[0] == "act":
            return self._actions(seen, legal)
        plain = [code for code in legal if code not in (DONE, PASS)]
        rows = self._rows(seen, frame, plain)
        endings = [code for code in legal if code in (DONE, PASS)]
        rows += [Row([Item("0", code, self._done(seen, frame))]) for code in endings]
        return Menu(rows)

    # --- actions --------------------------------------------------------------------------------

    def _actions(self, seen: Seen, legal: list[int]) -> Menu:
        """One number for each card and action."""
        offered = set(legal)
        items: list[Item] = []
        for number, card in enumerate(cards_of(seen.view), start=1):
            for column, (_, first) in enumerate(COLUMNS, start=1):
                if fits(first, card) and first + card in offered:
                    items.append(Item(f"{number}{column}", first + card, self._code(first + card)))
        rows: list[Row] = [Beside(items)]
        popups = [code for code in legal if MUSEUM_SPAN["activate"].has(code)]
        for number, code in enumerate(popups, start=1):
            rows.append(Row([Item(f"{number}{POPUP_COLUMN}", code, self._words(seen, None, code))]))
        if PASS in offered:
            rows.append(Row([Item("0", PASS, self._code(PASS))]))
        return Menu(rows)

    def hand(self, seen: Seen, menu: Menu, width: int, detail: int) -> RenderableType:
        """The hand: with the numbers of the actions if one is asked for, else in a row."""
        labels = {item.code: item.label for item in menu.items}
        if any(first <= code < first + TRAVEL + 3 for code in labels for _, first in COLUMNS[:2]):
            gallery = self._board.gallery(seen, seen.view["seat"])
            scant = detail <= SCANT
            for full in (True, False):
                table = self._matrix(seen, labels, full=full, scant=scant)
                if measure(table) + 2 + measure(gallery) <= width:
                    grid = Table.grid(padding=(0, 2, 0, 0))
                    grid.add_row(table, gallery)
                    return grid
            table = self._matrix(seen, labels, full=True, scant=scant)
            return table if measure(table) <= width else self._matrix(seen, labels, full=False, scant=scant)
        hand = seen.view["hand"]
        pieces = [self._board.full_card(card, hand.count(card)) for card in sorted(set(hand))]
        travel = bits(seen.view["travel"][seen.view["seat"]])
        pieces += [self._board.full_card(TRAVEL + i) for i in travel]
        head = Text(self._board.say("ee-your-hand", n=len(hand) + len(travel)), style=HEAD)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_row(head, Flow(pieces or [Text(self._board.say("nothing"), style=DIM)]))
        return grid

    def _matrix(self, seen: Seen, labels: dict[int, str], *, full: bool, scant: bool) -> Table:
        """A row for each card, with its full name or a shorter one, and a column for each action.

        Where room is scant, travel cards share a row.
        """
        view = seen.view
        seat = view["seat"]
        table = plain_table(1)
        cards = cards_of(view)
        n_cards = len(view["hand"]) + len(bits(view["travel"][seat]))
        table.add_column(self._board.say("ee-your-hand" if full else "ee-hand", n=n_cards), no_wrap=True)
        columns = columns_of(view)
        for action, _ in columns:
            table.add_column(self._board.say(f"ee-act-{action}"), no_wrap=True)
        last: list[int] = []
        if scant and sum(card >= TRAVEL for card in cards) > 1:
            last = [card for card in cards if card >= TRAVEL]
            cards = [card for card in cards if card < TRAVEL]
        for card in cards:
            n = view["hand"].count(card) if card < TRAVEL else 1
            cells: list[RenderableType] = []
            for action, first in columns:
                label = labels.get(first + card, "") if fits(first, card) else ""
                extra = self._extra(seen, seat, action, card) if label else Text()
                cells.append(Text.assemble((f"[{label}]", KEY), extra) if label else Text("–", style=DIM))
            name = self._board.full_card(card, n) if full else self._board.plain_card(card, n)
            table.add_row(name, *cells)
        if last:
            fuels = "".join(str(card - TRAVEL + 2) for card in last)
            merged: list[RenderableType] = []
            for _, first in columns:
                shown = [labels[first + card] for card in last if fits(first, card) and first + card in labels]
                merged.append(Text(f"[{'/'.join(shown)}]", style=KEY) if shown else Text("–", style=DIM))
            table.add_row(Text(self._board.say("ee-travel-cards", fuels=fuels)), *merged)
        return table

    def _extra(self, seen: Seen, seat: int, action: str, card: int) -> Text:
        """What an action with that card could bring, where a figure says it."""
        if action == "excavate":
            n = seen.digs(seat, card_colour(card))
            return Text(f"×{n}", style=GOOD if n else DIM)
        if action == "sell":
            best = seen.best_of_all(seat, card)
            return Text(f"→{best.total}" if best else "→?", style=GOOD if best else DIM)
        if action == "exhibit":
            return Text(f"×{seen.sends(seat, card_colour(card))}", style=GOOD)
        return Text()

    # --- other questions ------------------------------------------------------------------------

    def _rows(self, seen: Seen, frame: Frame | None, codes: list[int]) -> list[Row]:
        if not codes:
            return []
        span = CODES.span(codes[0]).name
        if span == "move":
            return self._moves(seen, codes)
        if span == "place":
            heads = [(self._board.group(group), places) for group, places in seen.regions()]
            return self._headed([(head, [PLACE + p for p in places]) for head, places in heads], codes, seen, frame)
        if span == "send":
            colours = [(self._board.colour(colour), colour) for colour in seen.pack.stacks]
            groups = [(head, [SEND + colour * N_MARKETS + m for m in range(N_MARKETS)]) for head, colour in colours]
            return self._headed(groups, codes, seen, frame)
        if span == "pull":
            markets = range(N_MARKETS)
            groups = [(self._market(m), [PULL + m * QUEUE + i for i in range(QUEUE)]) for m in markets]
            return self._headed(groups, codes, seen, frame)
        if span == "acquire":
            return self._purchases(seen, frame, codes)
        if span == "replace-curator":
            groups = [(self._row(seen, row), pick(REPLACE_CURATOR, row, N_COLOURS)) for row in range(N_ROWS)]
            return self._headed(groups, codes, seen, frame)
        if span == "hang":
            groups = [(self._row(seen, row), pick(HANG, row, N_COLUMNS)) for row in range(N_ROWS)]
            return self._headed(groups, codes, seen, frame)
        flow = span in FLOWING or len(codes) > 8
        items = [Item(str(i), code, self._words(seen, frame, code)) for i, code in enumerate(codes, start=1)]
        return [Row(items, flow=True)] if flow else [Row([item]) for item in items]

    def _purchases(self, seen: Seen, frame: Frame | None, codes: list[int]) -> list[Row]:
        """The tops of the black market's stacks, each into either hold; then what can be offloaded."""
        surcharge = 0 if frame is not None and frame[0] == "buy_first" else SURCHARGE
        gear = seen.gear[seen.view["seat"]]
        groups: list[tuple[Text, list[int]]] = []
        for colour in seen.pack.stacks:
            into = [ACQUIRE + colour * 2 + hold for hold in range(len(HOLDS))]
            if any(code in codes for code in into):
                kind = seen.view["stacks"][colour][0]
                price = self._price(-gear.purchase(seen.pack.values[kind], surcharge))
                bought = self._board.full_tile(kind, seen.pack.values)
                groups.append((Text.assemble(self._board.say("ee-acquire"), " ", bought, f" {price} →"), into))
        rows = self._headed(groups, codes, seen, frame)
        number = sum(len(row.items) for row in rows)
        for code in codes:
            if not SPAN["acquire"].has(code):
                number += 1
                rows.append(Row([Item(str(number), code, self._words(seen, frame, code))]))
        return rows

    def _moves(self, seen: Seen, codes: list[int]) -> list[Row]:
        """Moves, a row for each explorer."""
        origins = sorted({(code - MOVE) // N_LOCATIONS for code in codes})
        groups = []
        for origin in origins:
            head = Text.assemble(Text(self._board.places[origin], style="bold"), " →")
            groups.append((head, [code for code in codes if (code - MOVE) // N_LOCATIONS == origin]))
        return self._headed(groups, codes, seen, None)

    def _headed(
        self, groups: Sequence[tuple[Text, list[int]]], codes: list[int], seen: Seen, frame: Frame | None
    ) -> list[Row]:
        """A row for each group that has an answer."""
        rows: list[Row] = []
        number = 0
        width = max(head.cell_len for head, _ in groups)
        for head, members in groups:
            items = []
            for code in members:
                if code in codes:
                    number += 1
                    items.append(Item(str(number), code, self._words(seen, frame, code)))
            if items:
                rows.append(Headed(head, items, width))
        return rows

    def _row(self, seen: Seen, row: int) -> Text:
        """A row of the museum with its curator."""
        assert seen.hall is not None
        return Text.assemble(self._board.name("row", row), " ", self._annex.curator(seen.hall.curators[row]), " →")

    def _market(self, market: int) -> Text:
        return Text(f"#{market + 1} {self._board.icons[market]}", style="bold")

    def _code(self, code: int) -> str:
        return self._board.text.code(code, self._board.locale, self._board.names)

    def _done(self, seen: Seen, frame: Frame | None) -> str:
        """The answer that ends a question; at a sale with what it brings."""
        words = self._code(DONE)
        if frame is not None and frame[0] == "sell_markets":
            chosen = bits(frame[3] & ALL_MARKETS)
            return f"{words}: {self._sum(seen.sale(frame[1], frame[2], chosen))}"
        return words

    def _sum(self, sale: Sale) -> str:
        """`9 + 4 + 3 = 16 credits`: popularity, buyers, several markets."""
        return self._board.say(
            "ee-sale-sum",
            popular=sale.popular,
            crowd=sale.crowd,
            bonus=sale.bonus,
            total=self._board.text.money(sale.total, self._board.locale),
        )

    def _words(self, seen: Seen, frame: Frame | None, code: int) -> str:
        """An answer in words, with what it costs, brings or leads to."""
        span = CODES.span(code).name
        board, pack, view = self._board, seen.pack, seen.view
        seat = view["seat"]
        if span == "move":
            return board.place((code - MOVE) % N_LOCATIONS, seen).plain
        if span == "place":
            return board.place(code - PLACE, seen).plain
        if span == "send":
            return f"#{(code - SEND) % N_MARKETS + 1}"
        if span == "pull":
            buyer = view["queues"][(code - PULL) // QUEUE][(code - PULL) % QUEUE]
            return board.name("buyer", buyer)
        if span in SPANS_OF_CARDS:
            card = code - SPAN[span].first
            held = view["pack"] if span == "pick" else view["drawn"] if span == "keep" else view["hand"]
            n = held.count(card) if held else 1
            return board.full_card(card, n).plain
        if span == "acquire":
            return board.say("ee-head-cargo" if (code - ACQUIRE) % len(HOLDS) == CARGO else "ee-head-hidden")
        words = self._code(code)
        if span == "region":
            return f"{words}: {self._region(seen, seat, frame, code - REGION)}"
        if span == "sell-at":
            return f"{words}: {self._sale_at(seen, frame, code - SELL_AT)}"
        if span in ("offload", "sell-tile"):
            kind = kind_of((OFFLOADS if span == "offload" else SALES).tile(code))
            if span == "sell-tile":
                return f"{words} · {board.tile(kind, pack.values).plain}"
            price = seen.gear[seat].offloaded(pack.values[kind] + self._quiet(seen, frame))
            return f"{words} · {board.tile(kind, pack.values).plain} · {self._price(price)}"
        if span in ("dig", "sample", "guard", "lay", "store", "buy"):
            kind = cast(int, board.text.code_fields(code)["artefact"])
            return f"{words} · {board.tile(kind, pack.values).plain}{self._about_tile(seen, seat, span, kind)}"
        if span == "replace":
            return f"{words}: {board.name('card', view['forecast'][code - REPLACE])}"
        if span == "add-buyer":
            return f"{words} ({board.say('ee-level-now', n=seen.level(code - ADD_BUYER))})"
        if span == "push":
            return f"{words} ({''.join(board.letters[buyer] for buyer in view['queues'][code - PUSH]) or '–'})"
        return self._museum_words(seen, frame, span, code, words)

    def _museum_words(self, seen: Seen, frame: Frame | None, span: str, code: int, words: str) -> str:
        """An answer of the expansion, with what it costs, brings or leads to."""
        board, pack = self._board, seen.pack
        gear = seen.gear[seen.view["seat"]]
        if span in ("show", "give"):
            kind = kind_of((SHOWS if span == "show" else GIFTS).tile(code))
            return f"{words} · {board.tile(kind, pack.values).plain}"
        if span == "dig-mystery":
            return f"{words} · {board.places[seen.museum.overlay[code - DIG_MYSTERY]]}"
        if span == "analyse":
            return f"{words} · {board.mystery((code - ANALYSE) % N_COLOURS).plain}"
        if span == "offload-mystery":
            tile = board.mystery((code - OFFLOAD_MYSTERY) % N_COLOURS).plain
            return f"{words} · {tile} · {self._price(gear.mystery_price + self._quiet(seen, frame))}"
        if span == "keep-re":
            return f"{words}: {self._annex.about(seen, code - KEEP_RE)}"
        if span == "hang":
            return self._space(seen, frame, code - HANG)
        if span in ("send-broker", "take-broker", "curator"):
            first = {"send-broker": SEND_BROKER, "take-broker": TAKE_BROKER, "curator": CURATOR}[span]
            return f"{words} ({board.say('ee-level-now', n=seen.level(code - first))})"
        if span == "replace-curator":
            return board.colours[(code - REPLACE_CURATOR) % N_COLOURS]
        if span == "activate":
            card = code - ACTIVATE
            place = board.places[seen.museum.popup_site[card]]
            return f"{words} · {place} · {self._annex.offer(seen, card).plain}"
        return words

    def _space(self, seen: Seen, frame: Frame | None, space: int) -> str:
        """What a space of the museum asks for, and what hanging something there brings."""
        assert seen.hall is not None
        assert frame is not None
        board = self._board
        said = [board.say("ee-in-column", column=space % N_COLUMNS + 1, asks=self._annex.asked(seen.hall.asks[space]))]
        kind = COLUMN_KINDS[column_kind(space)]
        if seen.hall.matches(space, kind_of(frame[2])):
            said.append(board.say("ee-matches", bonus=board.say(f"ee-bonus-{kind}")))
        if seen.hall.completes(space):
            benefit = board.say(f"ee-column-{kind}")
            said.append(board.say("ee-completes", benefit=benefit))
        return ", ".join(said)

    def _about_tile(self, seen: Seen, seat: int, span: str, kind: int) -> str:
        """What more there is to say of a tile: its price, its place, what a sample is worth."""
        board = self._board
        if span == "buy":
            return f" · {self._price(-seen.gear[seat].surveyed(seen.pack.values[kind]))}"
        if span in ("dig", "lay"):
            place = f" · {board.places[seen.pack.site_of[kind]]}"
            return place if seen.sampled(seat, kind) or span == "lay" else f"{place} · {board.say('ee-not-sampled')}"
        if span == "sample" and kind >= BOX:
            return f" · {board.say('ee-column-outer')}"
        if span == "sample":
            gain = seen.sample_gain(seat, kind)
            return f" · {board.say('ee-gallery-gain', n=gain)}" if gain else ""
        if span == "guard":
            return f" · {board.say('ee-gallery-loss', n=seen.guard_loss(seat, kind))}"
        return "" if seen.sampled(seat, kind) else f" · {board.say('ee-not-sampled')}"

    def _quiet(self, seen: Seen, frame: Frame | None) -> int:
        """What Quiet Buyer adds."""
        if frame is None or frame[0] != "quiet_buyer":
            return 0
        white = seen.view["round"] == 2
        return seen.pack.quiet_bonus_white if white else seen.pack.quiet_bonus_yellow

    def _price(self, amount: int) -> str:
        """`−5` or `+5`."""
        return f"+{amount}" if amount > 0 else f"−{-amount}"

    def _region(self, seen: Seen, seat: int, frame: Frame | None, colour: int) -> str:
        """What the best sale of a region brings."""
        card = frame[2] if frame is not None else TRAVEL
        best = seen.best_sale(seat, colour, card)
        if best is None:
            return "?"
        markets = " ".join(f"#{market + 1}" for market in best.markets)
        return f"{self._board.say('ee-best-sale', markets=markets)} {self._sum(best)}"

    def _sale_at(self, seen: Seen, frame: Frame | None, market: int) -> str:
        """What a sale brings with this market added to those chosen."""
        assert frame is not None
        chosen = bits(frame[3] & ALL_MARKETS)
        sale = seen.sale(frame[1], frame[2], sorted([*chosen, market]))
        n = seen.interested(market, frame[2])
        return f"{self._board.say('ee-n-buyers', n=n)}, {self._sum(sale)}"


def pick(first: int, row: int, n: int) -> list[int]:
    """The codes of a row, where each row has n of them."""
    return list(range(first + row * n, first + (row + 1) * n))


def columns_of(view: View) -> list[tuple[str, int]]:
    """The actions that there are at this table."""
    return [column for column in COLUMNS if column[0] != "exhibit" or "museum" in view]


def cards_of(view: View) -> list[int]:
    """The different cards of a hand, travel cards last."""
    return [*sorted(set(view["hand"])), *(TRAVEL + i for i in bits(view["travel"][view["seat"]]))]


def fits(first: int, card: int) -> bool:
    """Whether there is an action with that first code that such a card can pay for."""
    return card < TRAVEL or first in (TRAVEL_WITH, SELL)
