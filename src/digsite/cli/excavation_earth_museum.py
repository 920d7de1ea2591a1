"""The expansion of Excavation Earth on a terminal: the museum, staff, mysterious artefacts and pop-up markets."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from digsite.bots.earth_gear import column_kind
from digsite.cli.excavation_earth_board import COLOUR_STYLES, Board, plain_table
from digsite.cli.excavation_earth_figures import Seen, bits
from digsite.cli.face import DIM, FULL, GOOD, HEAD, SCANT, SLIM
from digsite.cli.flow import Flow
from digsite.games.excavation_earth.kinds import N_COLOURS, N_GLYPHS
from digsite.games.excavation_earth.museum.kinds import (
    COLUMN_KINDS,
    EMPTY,
    EXHIBITION_TILES,
    N_COLUMNS,
    N_POPUPS,
    N_ROWS,
    NO_TILE,
    POPUPS,
)

MUSEUM_QUESTIONS: Final = (
    "exhibiting",
    "hang",
    "private_viewing",
    "mind_brush",
    "pick_curator",
    "acquisitions_board",
)
"""Whoever is asked one of these wants to see the museum."""
EXAMPLE_COLOUR: Final = 2
"""Red, in examples."""


class Annex:
    """Draws what the expansion lays on the table."""

    def __init__(self, board: Board) -> None:
        self._board: Final = board

    # --- beside the table -----------------------------------------------------------------------

    def panels(self, seen: Seen, detail: int, *, whole: bool = False) -> list[RenderableType]:
        """What belongs to the table of a game with the expansion; `whole`: the museum board, though room is scant."""
        things: list[RenderableType] = []
        short: list[Text] = []
        if seen.hall is not None and (whole or detail > SCANT):
            things.append(self.museum(seen))
        elif seen.hall is not None:
            short += self.museum_in_short(seen)
        if "staff" in seen.view:
            if detail > SCANT:
                things.append(self.staff(seen))
            elif detail == SLIM:
                short += [*self.analysed(seen), *self.own_staff(seen)]
            else:
                short += [*self.staff_in_short(seen), *self.analysed(seen)]
        if short:
            things.append(Flow(short, joint="  ·  "))
        if detail == SCANT:
            things += self.own_cards(seen)
        return [*things, Text()] if things and detail == FULL else things

    def museum(self, seen: Seen) -> Table:
        """The museum board: exhibition tiles, artefacts with their guides, curators."""
        hall = seen.hall
        assert hall is not None
        board = self._board
        table = plain_table()
        table.add_column(board.say("ee-museum"), no_wrap=True)
        for column in range(N_COLUMNS):
            bonus = board.say(f"ee-bonus-{COLUMN_KINDS[column_kind(column)]}")
            table.add_column(f"{column + 1} {bonus}", no_wrap=True)
        for row in range(N_ROWS):
            cells = [self.space(seen, row * N_COLUMNS + column) for column in range(N_COLUMNS)]
            table.add_row(Text.assemble(f"{row + 1} ", self.curator(hall.curators[row])), *cells)
        return table

    def benefits(self, seen: Seen) -> Flow:
        """What each tour guide in a full column brings, for each kind of column."""
        board = self._board
        pieces: list[Text] = []
        for kind, name in enumerate(COLUMN_KINDS):
            columns = "+".join(str(column + 1) for column in range(N_COLUMNS) if column_kind(column) == kind)
            pieces.append(Text.assemble(f"{columns} ", (board.say(f"ee-column-{name}"), GOOD)))
        head = Text(f"{board.say('ee-column-full')}:", style=HEAD)
        return Flow([Text.assemble(head, " ", pieces[0]), *pieces[1:]], joint="  ·  ")

    def legend(self, seen: Seen) -> str:
        """What the short forms of the expansion mean, by example."""
        board, values = self._board, seen.pack.values
        red_lens = EXAMPLE_COLOUR * N_GLYPHS + 1
        tile = board.tile(red_lens, values).plain
        return board.say(
            "ee-legend-museum",
            mystery=board.mystery(0).plain,
            supply=f"{POPUPS[2]}[{tile}]",
            demand=f"{POPUPS[5]}[{board.glyph_letters[0]}5+]",
            hung=f"{tile}◼{board.marks[0]}",
            name=board.names[0],
            brokers=f"{board.marks[0]}:{board.letters[0]}{board.letters[EXAMPLE_COLOUR]}",
            guides=board.seats([2]).plain,
        )

    def curator(self, colour: int) -> Text:
        """A curator by colour."""
        if colour == EMPTY:
            return Text("–", style=DIM)
        return Text(self._board.colours[colour], style=COLOUR_STYLES[colour])

    def space(self, seen: Seen, space: int) -> Text:
        """What a space of the museum asks for, or what hangs there and who guides."""
        hall = seen.hall
        assert hall is not None
        if hall.asks[space] == NO_TILE:
            return Text()
        if hall.artefacts[space] == EMPTY:
            return Text(self.asked(hall.asks[space]), style=DIM)
        tile = self._board.tile(hall.artefacts[space], seen.pack.values)
        return Text.assemble(tile, "◼", self._board.seat(hall.guides[space]))

    def asked(self, asks: int) -> str:
        """What an exhibition tile asks for, in short."""
        return self._board.glyph_letters[asks] if asks < N_GLYPHS else EXHIBITION_TILES[asks]

    def museum_in_short(self, seen: Seen) -> list[Text]:
        """Free tiles, guides and curators in a line."""
        hall = seen.hall
        assert hall is not None
        board = self._board
        guides = board.seats([seen.guides(player) for player in range(seen.n)])
        curators = Text(" ").join(
            Text("–", style=DIM) if colour == EMPTY else board.buyer(colour) for colour in hall.curators
        )
        left = board.say("ee-tiles-free", n=hall.left())
        return [
            Text.assemble((board.say("ee-museum"), HEAD), " ", left),
            Text.assemble((board.say("ee-guides"), HEAD), " ", guides),
            Text.assemble((board.say("ee-curators"), HEAD), " ", curators),
        ]

    def staff(self, seen: Seen) -> RenderableType:
        """Brokers, researchers and reverse engineering cards of everybody, a line or more for each."""
        board = self._board
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for piece in self.analysed(seen):
            grid.add_row("", piece)
        for player in range(seen.n_seats):
            owned = self.owned(seen, player)
            if owned:
                grid.add_row(Text.assemble(board.seat(player), ":"), Flow(owned))
        return grid

    def analysed(self, seen: Seen) -> list[Text]:
        """How many mysterious artefacts were analysed."""
        if "mysteries" not in seen.view:
            return []
        return [Text(self._board.say("ee-analysed", n=sum(seen.view["mysteries"]["ship"])))]

    def own_staff(self, seen: Seen) -> list[Text]:
        """What the one who looks has gained, bit by bit."""
        seat = seen.view["seat"]
        owned = self.owned(seen, seat) if seat is not None else []
        return [Text.assemble(self._board.seat(seat), ": ", owned[0]), *owned[1:]] if owned else []

    def own_cards(self, seen: Seen) -> list[RenderableType]:
        """The reverse engineering cards of the one who looks, by name."""
        board, seat = self._board, seen.view["seat"]
        cards = bits(seen.gear[seat].cards) if seat is not None else []
        if not cards:
            return []
        names = [Text(board.name("re", card)) for card in cards]
        names[0] = Text.assemble((f"{board.say('ee-re-cards')}:", HEAD), " ", names[0])
        return [Flow(names)]

    def staff_in_short(self, seen: Seen) -> list[Text]:
        """Everybody's brokers by colour, and how many researchers and reverse engineering cards they have."""
        board = self._board
        players = range(seen.n_seats)
        brokers = [
            Text.assemble(board.seat(player), ":", *(board.buyer(colour) for colour in bits(seen.gear[player].brokers)))
            for player in players
            if seen.gear[player].brokers
        ]
        pieces = [Text.assemble((board.say("ee-brokers"), HEAD), " ", Text(" ").join(brokers))] if brokers else []
        for head, counts in (
            ("ee-researchers-short", [seen.view["staff"]["researchers"][player] for player in players]),
            ("ee-re-cards", [seen.gear[player].cards.bit_count() for player in players]),
        ):
            if any(counts):
                pieces.append(Text.assemble((board.say(head), HEAD), " ", board.seats(counts)))
        return pieces

    def owned(self, seen: Seen, player: int) -> list[Text]:
        """What a player has gained."""
        board, gear = self._board, seen.gear[player]
        found: list[Text] = []
        if gear.brokers:
            letters = [board.buyer(colour) for colour in bits(gear.brokers)]
            found.append(Text.assemble(board.say("ee-brokers"), " ", Text("").join(letters)))
        researchers = seen.view["staff"]["researchers"][player]
        if researchers:
            found.append(Text(board.say("ee-researchers", n=researchers)))
        return found + [Text(board.name("re", card)) for card in bits(gear.cards)]

    # --- on demand ------------------------------------------------------------------------------

    def gear(self, seen: Seen) -> list[RenderableType]:
        """Reverse engineering cards with what they do, brokers and researchers, and the deck."""
        board, view = self._board, seen.view
        if "staff" not in view:
            return [Text(board.say("ee-not-in-play"))]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for player in range(seen.n_seats):
            name = Text(board.names[player], style=HEAD)
            gear = seen.gear[player]
            if gear.brokers or view["staff"]["researchers"][player]:
                owned = self.owned(seen, player)[: -gear.cards.bit_count() or None]
                grid.add_row(name, "", Text(", ").join(owned))
                name = Text()
            for card in bits(gear.cards):
                grid.add_row(name, Text(board.name("re", card)), Text(self.about(seen, card)))
                name = Text()
            if name.plain:
                grid.add_row(name, "", Text("–", style=DIM))
        things: list[RenderableType] = [grid]
        if "mysteries" in view:
            part = view["mysteries"]
            said = [
                board.say("ee-analysed", n=sum(part["ship"])),
                board.say("ee-re-deck", n=part["deck"] + len(part["bottom"])),
            ]
            things.append(Text("  ·  ".join(said), style=DIM))
        return things

    def about(self, seen: Seen, card: int) -> str:
        """What a reverse engineering card does, and what it pays in the end."""
        about = self._board.text.words(self._board.locale).say(f"{self._board.text.thing('re', card)}.about")
        return f"{about} {self._board.say('ee-re-end', n=seen.museum.re_values[card])}"

    def hall(self, seen: Seen) -> list[RenderableType]:
        """The museum with all that is printed on it."""
        if seen.hall is None:
            return [Text(self._board.say("ee-not-in-play"))]
        board = self._board
        guides = [
            Text.assemble(board.names[player], f" {seen.guides(player)} ", (f"→{seen.guides(player) ** 2}", GOOD))
            for player in range(seen.n)
        ]
        head = Text.assemble((board.say("ee-guides"), HEAD), " ", Text("  ·  ").join(guides))
        about = Text(board.say("ee-museum-legend"), style=DIM)
        return [self.museum(seen), Text(), self.benefits(seen), head, about]

    def popups(self, seen: Seen) -> list[RenderableType]:
        """The pop-up markets on the board, with what they sell or ask for."""
        board = self._board
        if "popups" not in seen.view:
            return [Text(board.say("ee-not-in-play"))]
        on = seen.view["popups"]["board"]
        table = plain_table()
        for head in ("ee-popup", "ee-head-place", "ee-head-here"):
            table.add_column(board.say(head))
        for card in bits(on):
            place = Text(board.places[seen.museum.popup_site[card]])
            table.add_row(Text(board.name("popup", card), style="bold"), place, self.offer(seen, card))
        left = N_POPUPS - (on | seen.view["popups"]["used"]).bit_count()
        return [*([table] if on else []), Text(board.say("ee-popups-left", n=left), style=DIM)]

    def offer(self, seen: Seen, card: int) -> Text:
        """What a pop-up market sells, or what it asks for and gives."""
        board, figures = self._board, seen.museum
        if figures.popup_supply[card]:
            tile = board.full_tile(seen.view["popups"]["tiles"][card], seen.pack.values)
            return Text.assemble(tile, f" {board.say('ee-popup-price', n=figures.popup_price[card])}")
        gains: list[str] = []
        if figures.popup_credits[card]:
            gains.append(board.text.money(figures.popup_credits[card], board.locale))
        for kind, n in (
            ("researchers", figures.popup_researchers[card]),
            ("brokers", figures.popup_brokers[card]),
            ("re-cards", figures.popup_re[card]),
        ):
            if n:
                gains.append(board.say(f"ee-gain-{kind}", n=n))
        return Text(board.say("ee-popup-demand", wanted=self.wanted(seen, card), gains=", ".join(gains)))

    def wanted(self, seen: Seen, card: int) -> str:
        """What a special demand asks for, in words."""
        board, figures = self._board, seen.museum
        glyph, colour = figures.popup_glyph[card], figures.popup_colour[card]
        parts = [board.colours[colour]] if 0 <= colour < N_COLOURS else []
        parts += [board.glyphs[glyph]] if glyph >= 0 else []
        parts += [board.say("ee-worth-at-least", n=figures.popup_least[card])] if figures.popup_least[card] else []
        return ", ".join(parts)
