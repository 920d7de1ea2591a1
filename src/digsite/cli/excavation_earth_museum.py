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


class Annex:
    """Draws what the expansion lays on the table."""

    def __init__(self, board: Board) -> None:
        self._board: Final = board

    # --- beside the table -----------------------------------------------------------------------

    def panels(self, seen: Seen, detail: int) -> list[RenderableType]:
        """What belongs to the table of a game with the expansion."""
        things: list[RenderableType] = []
        if seen.hall is not None:
            things.append(self.museum(seen) if detail > SCANT else Flow(self.museum_in_short(seen), joint="  ·  "))
        staff = self.staff(seen, detail)
        if staff:
            things.append(Flow(staff, joint="  ·  "))
        return [*things, Text()] if things and detail == FULL else things

    def museum(self, seen: Seen, *, whole: bool = False) -> Table:
        """The museum board: exhibition tiles, artefacts with their guides, curators; `whole`: and the benefits."""
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
        if whole:
            benefits = [board.say(f"ee-column-{COLUMN_KINDS[column_kind(column)]}") for column in range(N_COLUMNS)]
            table.add_row(Text(board.say("ee-column-full"), style=DIM), *(Text(said, style=DIM) for said in benefits))
        return table

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
            Text.assemble(board.say("ee-guides"), " ", guides),
            Text.assemble(board.say("ee-curators"), " ", curators),
        ]

    def staff(self, seen: Seen, detail: int) -> list[Text]:
        """Brokers, researchers and reverse engineering cards of everybody; where room is scant, one's own."""
        board, view = self._board, seen.view
        if "staff" not in view:
            return []
        pieces: list[Text] = []
        if "mysteries" in view:
            aboard = sum(view["mysteries"]["ship"])
            pieces.append(Text(board.say("ee-analysed", n=aboard)))
        for player in range(seen.n_seats):
            if detail > SLIM or player == view["seat"]:
                owned = self.owned(seen, player)
                if owned:
                    pieces.append(Text.assemble(board.seat(player), ": ", Text(", ").join(owned)))
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
        return [self.museum(seen, whole=True), Text(), head, Text(board.say("ee-museum-legend"), style=DIM)]

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
