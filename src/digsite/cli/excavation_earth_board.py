"""The table of Excavation Earth on a terminal, panel by panel.

Pieces are written short and in their colour: `YH7` is a yellow helix worth 7, `Y#4` a yellow card with the icon of
market 4, `▲A` an explorer of the player whose mark is A. The legend tells it, and whatever is listed in full has names.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from digsite.cli.excavation_earth_figures import Seen, bits
from digsite.cli.face import BARE, BOARDS, DENSE, DIM, FULL, GOOD, HEAD, KEY, LEAST, MINE, SCANT, SLIM, View
from digsite.cli.flow import Flow
from digsite.cli.language import Language
from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CARDS,
    CARGO,
    COLOURS,
    GLYPHS,
    HIDDEN_HOLD,
    HOLDS,
    ICONS,
    LOCATIONS,
    N_CENTRES,
    N_COLOURS,
    N_GLYPHS,
    N_LOCATIONS,
    N_MARKETS,
    N_ROUNDS,
    QUEUE,
    TRAVEL,
    WILD,
    card_colour,
    card_icon,
    colour_of,
    glyph_of,
)
from digsite.games.excavation_earth.museum.kinds import BOX, POPUPS
from digsite.kernel.text import Text as GameText

COLOUR_STYLES: Final = ["yellow", "green", "red", "magenta", "dark_orange", "bright_white"]
"""A style for each colour of a region, and for wild buyers."""
MYSTERY: Final = "?"
"""What stands for the glyph of a mysterious artefact."""
SEAT_STYLES: Final = ["bright_cyan", "bright_magenta", "bright_green", "bright_blue"]
WIDE: Final = 96
"""From this width on, panels may stand beside each other."""
LONGEST_MARK: Final = 8
"""How much of a name stands where a number alone could be mistaken."""
NARROW: Final = 76
"""Below this width a gallery may go on in the next line."""
MEASURE: Final = Console(width=1000, file=io.StringIO())


BOX_LETTER: Final = "*"
"""In short forms, where the glyph of a type stands."""


class Board:
    """Draws what lies on the table, from a view and the printed figures."""

    def __init__(self, language: Language, text: GameText, names: Sequence[str]) -> None:
        self.language: Final = language
        self.locale: Final = language.locale
        self.text: Final = text
        self.names: Final = list(names)
        self.marks: Final = marks_of(names, language.say("ee-colour-letters").split())
        """A letter (or number) for each seat."""
        self.is_numbered: Final = any(mark.isdigit() for mark in self.marks)
        """Whether seats are marked by numbers, so that a count beside one must stand apart."""
        self.letters: Final = language.say("ee-colour-letters").split()
        """A letter for each colour, and for wild buyers."""
        self.glyph_letters: Final = language.say("ee-glyph-letters").split()
        self.icons: Final = language.say("ee-icons").split()
        """What the icons of the markets are called."""
        self.centres: Final = language.say("ee-centres").split()
        self.colours: Final = [self.name("colour", colour) for colour in range(N_COLOURS)]
        self.glyphs: Final = [self.name("glyph", glyph) for glyph in range(N_GLYPHS)]
        self.places: Final = [self.name("place", place) for place in range(N_LOCATIONS)]
        assert len(self.letters) == len(BUYERS)
        assert len(self.glyph_letters) == len(GLYPHS)
        assert len(self.icons) == len(ICONS)

    def say(self, message: str, **args: Any) -> str:
        """A message of the command line."""
        return self.language.say(message, **args)

    # --- small words ----------------------------------------------------------------------------

    def name(self, field: str, value: int) -> str:
        """What a thing of the game is called."""
        return self.text.name(field, value, self.locale)

    def seat(self, seat: int) -> Text:
        """The mark of a seat."""
        return Text(self.marks[seat], style=SEAT_STYLES[seat])

    def holder(self, seat: int) -> Text:
        """The mark of a seat beside a number; if it is one itself, the name."""
        if self.is_numbered:
            return Text(self.names[seat][:LONGEST_MARK], style=SEAT_STYLES[seat])
        return self.seat(seat)

    def seats(self, counts: Sequence[int]) -> Text:
        """`A2 B`, or `1×2 2×1`: how many each seat has somewhere."""
        pieces: list[Text] = []
        for seat, n in enumerate(counts):
            if n > 0:
                count = f"×{n}" if self.is_numbered else str(n) if n > 1 else ""
                pieces.append(Text.assemble(self.seat(seat), count))
        return Text(" ").join(pieces) if pieces else Text("–", style=DIM)

    def colour(self, colour: int) -> Text:
        """The name of a colour."""
        return Text(self.colours[colour], style=COLOUR_STYLES[colour])

    def tile(self, kind: int, values: Sequence[int], n: int = 1) -> Text:
        """`YH7`, and `×2` if there are two; a pretty box is `Y*5`."""
        letter = BOX_LETTER if kind >= BOX else self.glyph_letters[glyph_of(kind)]
        colour = colour_of(kind)
        said = f"{self.letters[colour]}{letter}{values[kind]}"
        return Text(said if n == 1 else f"{said}×{n}", style=COLOUR_STYLES[colour])

    def tiles(self, kinds: Iterable[int], values: Sequence[int]) -> list[Text]:
        """Some tiles, those of a type together."""
        held = list(kinds)
        return [self.tile(kind, values, held.count(kind)) for kind in sorted(set(held))]

    def mystery(self, colour: int, n: int = 1) -> Text:
        """`Y?`: a mysterious artefact, and `×2` if there are two."""
        said = f"{self.letters[colour]}{MYSTERY}"
        return Text(said if n == 1 else f"{said}×{n}", style=COLOUR_STYLES[colour])

    def popup(self, card: int, seen: Seen) -> Text:
        """`U3[RL2]`: a pop-up market with the tile that it sells, or what it asks for: `U6[H5+]`."""
        figures = seen.museum
        name = Text(POPUPS[card], style="bold")
        if figures.popup_supply[card]:
            tile = self.tile(seen.view["popups"]["tiles"][card], seen.pack.values)
            return Text.assemble(name, "[", tile, "]")
        colour, glyph, least = figures.popup_colour[card], figures.popup_glyph[card], figures.popup_least[card]
        wanted = self.letters[colour] if colour >= 0 else ""
        wanted += self.glyph_letters[glyph] if glyph >= 0 else ""
        return Text.assemble(name, f"[{wanted}{least}+]" if least else f"[{wanted}]")

    def full_tile(self, kind: int, values: Sequence[int]) -> Text:
        """`YH7 yellow helix`, for whoever does not know the letters yet."""
        return Text.assemble(self.tile(kind, values), " ", Text(self.name("artefact", kind), style=DIM))

    def card(self, card: int) -> Text:
        """`Y#4`, or a travel card by its fuel."""
        if card >= TRAVEL:
            return Text(self.name("card", card))
        colour = card_colour(card)
        return Text(f"{self.letters[colour]}#{card_icon(card) + 1}", style=COLOUR_STYLES[colour])

    def full_card(self, card: int, n: int = 1) -> Text:
        """`2 × yellow #4 (cog)`."""
        said = self.name("card", card) if n == 1 else f"{n} × {self.name('card', card)}"
        return Text(said, style="" if card >= TRAVEL else COLOUR_STYLES[card_colour(card)])

    def plain_card(self, card: int, n: int = 1) -> Text:
        """`2 × yellow #4`."""
        if card >= TRAVEL:
            return self.full_card(card)
        said = f"{self.colours[card_colour(card)]} #{card_icon(card) + 1}"
        return Text(said if n == 1 else f"{n} × {said}", style=COLOUR_STYLES[card_colour(card)])

    def buyer(self, buyer: int) -> Text:
        """The letter of a buyer."""
        return Text(self.letters[buyer], style=COLOUR_STYLES[buyer])

    def explorers(self, seats: Sequence[int]) -> Text:
        """`▲AB`, or `▲1,2`."""
        joint = Text("," if self.is_numbered else "")
        return Text.assemble("▲", joint.join(self.seat(seat) for seat in seats)) if seats else Text()

    def place(self, place: int, seen: Seen, *, own: bool = True) -> Text:
        """`Lagos #3 PH2×2 ▲AB`: what is where. `own`: with the explorers that stand there."""
        parts = [Text(self.places[place])]
        market = seen.pack.market_at[place]
        if market >= 0:
            parts.append(Text(f"#{market + 1}", style="bold"))
        icons = seen.icons_at(place)
        if icons:
            parts.append(Text("".join(f"#{icon + 1}" for icon in icons), style="bold"))
        parts += [self.tile(kind, seen.pack.values, n) for kind, n in seen.tiles_at(place)]
        parts += [self.mystery(colour, n) for colour, n in seen.mysteries_at(place)]
        parts += [self.popup(card, seen) for card in seen.popups_at(place)]
        there = seen.explorers_at(place)
        if own and there:
            parts.append(self.explorers(there))
        return Text(" ").join(parts)

    # --- the table ------------------------------------------------------------------------------

    def table(
        self, seen: Seen, width: int, detail: int, instead: Sequence[RenderableType] = ()
    ) -> list[RenderableType]:
        """The whole table without the hand. Whoever is asked for a place sees all places on the menu.

        `instead`: what a small screen shows in place of the markets.
        """
        frame = seen.frame()
        mapped = detail > SLIM and (detail > SCANT or frame is None or frame[0] != "place_third")
        parts: list[list[RenderableType]] = [
            self.state_of_play(seen, detail),
            [self.map(seen, width)] if mapped else self.own_explorers(seen, detail),
            [*instead] if instead and detail <= SLIM else [] if detail <= BOARDS else self.trade(seen, width),
            [self.players(seen, width, detail)],
        ]
        if detail == FULL:
            parts[0].append(Text(self.legend(seen), style=DIM))
            parts = [[*part, Text()] for part in parts]
        return [thing for part in parts for thing in part]

    def state_of_play(self, seen: Seen, detail: int) -> list[RenderableType]:
        """Turn order and forecast, in a line each, or as closely as they go; a small screen has no room for both."""
        if detail <= BARE:
            return []
        status, forecast = self.status(seen), self.forecast(seen)
        if detail == DENSE:
            view = seen.view
            has_more = bool(view["forecast"] or any(view["tokens"]) or view["surveyed"])
            return [Flow([*status, *(forecast if has_more else [])], joint="  ·  ")]
        lines = [Flow(status, joint="  ·  "), Flow(forecast, joint="  ·  ")]
        return [*(lines[:1] if detail == SLIM else lines)]

    def own_explorers(self, seen: Seen, detail: int) -> list[RenderableType]:
        """Where there is no map: the places of one's own explorers, with what lies there."""
        view, frame = seen.view, seen.frame()
        if detail > SLIM or view["seat"] is None or frame is None or frame[0] == "place_third":
            return []
        places = [self.place(place, seen, own=False) for place in sorted(view["explorers"][view["seat"]])]
        if not places:
            return []
        places[0] = Text.assemble(self.explorers([view["seat"]]), " ", places[0])
        return [Flow(places, joint="  ·  ")]

    def legend(self, seen: Seen) -> str:
        """What the short forms mean, by example."""
        kind, card = 0, 3
        return self.say(
            "ee-legend",
            tile=self.tile(kind, seen.pack.values).plain,
            artefact=self.name("artefact", kind),
            worth=seen.pack.values[kind],
            card=self.card(card).plain,
            action=self.name("card", card),
            mark=self.marks[0],
            name=self.names[0],
            wild=self.letters[WILD],
        )

    def status(self, seen: Seen) -> list[Text]:
        """Round, turn order, actions left and cards."""
        view = seen.view
        order: list[Text] = []
        for seat in view["order"]:
            style = DIM if seen.has_passed(seat) else "bold" if seat == view["turn"] else ""
            name = Text.assemble(self.seat(seat), " ", Text(self.names[seat], style=style))
            order.append(Text.assemble(name, " ✗") if seen.has_passed(seat) else name)
        pieces = [Text.assemble((self.say("ee-order"), HEAD), " ", Text(" › ").join(order))]
        if view["actions"] > 0 and not view["over"]:
            left = self.say("ee-actions-left", name=self.names[view["turn"]], n=view["actions"])
            pieces.append(Text(left, style=GOOD))
        pieces.append(Text(self.say("ee-deck", n=view["deck"], discard=sum(view["discard"]))))
        return pieces

    def forecast(self, seen: Seen) -> list[Text]:
        """The forecast with the cubes on it, and the initiative tokens."""
        view = seen.view
        cards: list[Text] = []
        for card, owner in zip(view["forecast"], view["marks"], strict=True):
            cube = Text.assemble("◼", self.seat(owner)) if owner >= 0 else Text()
            cards.append(Text.assemble(self.card(card), cube))
        shown = Text(" ").join(cards) if cards else Text("–", style=DIM)
        pieces = [Text.assemble((self.say("ee-forecast"), HEAD), " ", shown)]
        if any(view["tokens"]):
            holders = sorted((n, seat) for seat, n in enumerate(view["tokens"]) if n > 0)
            said = Text(" ").join(Text.assemble(f"{n}:", self.holder(seat)) for n, seat in holders)
            pieces.append(Text.assemble((self.say("ee-tokens"), HEAD), " ", said))
        if view["surveyed"]:
            drawn = Text(" ").join(self.tiles(view["surveyed"], seen.pack.values))
            pieces.append(Text.assemble((self.say("ee-surveyed"), HEAD), " ", drawn))
        return pieces

    def map(self, seen: Seen, width: int) -> Table:
        """All places, grouped by region, with what lies and who stands there."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        groups = seen.regions()
        heads = [self.group(group) for group, _ in groups]
        room = width - max(head.cell_len for head in heads) - 2
        each = max(room // (4 if width >= WIDE else 3) - 1, 18)
        for head, (_, places) in zip(heads, groups, strict=True):
            pieces = [self.place(place, seen) for place in places]
            for piece in pieces[:-1]:
                cells = piece.cell_len
                piece.pad_right(each - cells if cells <= each else max(0, 2 * each + 1 - cells))
            if places:
                grid.add_row(head, Flow(pieces, joint=" "))
        return grid

    def group(self, group: int) -> Text:
        """The name of a region, or of the places that are in none."""
        if group >= 0:
            return self.colour(group)
        return Text(self.say("ee-markets" if group == -1 else "ee-black-markets"), style=HEAD)

    def trade(self, seen: Seen, width: int) -> list[RenderableType]:
        """Markets and popularity beside each other.

        For that, names of command cards may be cut short, and those of markets left out; envoys are always shown.
        """
        rights = [self.popularity(seen), self.popularity(seen, short=True)]
        panels = beside(self.markets(seen), rights, width)
        room = width - 2 - measure(rights[1])
        for named in (True, False):
            if len(panels) > 1:
                least = measure(self.markets(seen, short=True, named=named, room=0))
                wide = self.envoys_width(seen) + max(0, room - least)
                cut = beside(self.markets(seen, short=True, named=named, room=wide), rights, width)
                panels = cut if len(cut) == 1 else panels
        return panels

    def envoys_width(self, seen: Seen) -> int:
        """How much room the envoys in the command centres need at least."""
        return max(self.centre(seen, centre, short=True)[0].cell_len for centre in range(N_CENTRES))

    def markets(self, seen: Seen, *, short: bool = False, named: bool = True, room: int = 0) -> Table:
        """The six markets with their queues and traders, and beside them the command centres.

        The short form gives the centres just so much room, but enough to show the envoys. `named`: the markets are.
        """
        view = seen.view
        table = plain_table(1)
        most = max(room, self.envoys_width(seen)) if short else None
        table.add_column(self.say("ee-head-market") if named else "", no_wrap=True)
        for head in ("ee-head-queue", "ee-head-traders"):
            table.add_column(self.say(head), no_wrap=True)
        table.add_column(self.say("ee-head-centres"), no_wrap=True, max_width=most)
        centres = [line for centre in range(N_CENTRES) for line in self.centre(seen, centre, short=short)]
        for market in range(N_MARKETS):
            queue = [self.buyer(buyer) for buyer in view["queues"][market]]
            queue += [Text("·", style=DIM)] * (QUEUE - len(queue))
            table.add_row(
                Text.assemble((f"#{market + 1}", "bold"), f" {self.icons[market]}" if named else ""),
                Text(" ").join(queue),
                self.seats([seen.traders(market, seat) for seat in range(seen.n)]),
                centres[market],
            )
        return table

    def centre(self, seen: Seen, centre: int, *, short: bool = False) -> list[Text]:
        """A command centre in two lines: its markets and envoys; its command card. Short: without its markets."""
        view = seen.view
        served = "".join(f"#{m + 1}" for m in range(N_MARKETS) if seen.pack.centre_of[m] == centre)
        envoys = self.seats([seen.envoys(centre, seat) for seat in range(seen.n)])
        name = self.say("ee-centres-short").split()[centre] if short else f"{self.centres[centre]} {served}"
        first = Text.assemble((name, HEAD), " ", envoys)
        if not view["command"]:
            return [first, Text(" –", style=DIM)]
        card = view["command"][centre]
        return [first, Text.assemble(" ", self.ability(seen, card))]

    def ability(self, seen: Seen, card: int) -> Text:
        """A command card with the figure of the side that is up."""
        white = seen.view["round"] <= 2
        sides = seen.rules.abilities[card]
        figure = sides.white if white else sides.yellow
        style = "bright_white" if white else "yellow"
        return Text(f"{self.name('ability', card)} ({figure})", style=style)

    def popularity(self, seen: Seen, *, short: bool = False) -> Table:
        """Each colour: its popularity and what it pays, its buyers aboard the mothership, its stack and its pile.

        The short form leaves the pile out.
        """
        view = seen.view
        table = plain_table(1)
        table.add_column("")
        heads = ("ee-head-level", "ee-head-rank", "ee-head-pays", "ee-head-aboard")
        words = self.say("ee-heads-short").split() if short else [self.say(head) for head in heads]
        for word in words:
            table.add_column(word, justify="right", no_wrap=True)
        table.add_column(self.say("ee-head-stack"), no_wrap=True)
        if not short:
            table.add_column(self.say("ee-head-pile"), justify="right", no_wrap=True)
        for colour in seen.pack.stacks:
            stack = view["stacks"][colour]
            pile = sum(view["piles"][kind] for kind in seen.rules.kinds_of[colour])
            top = (
                Text.assemble(self.tile(stack[0], seen.pack.values), f" /{len(stack)}")
                if stack
                else Text("–", style=DIM)
            )
            table.add_row(
                self.colour(colour),
                Text(str(seen.level(colour))),
                Text(f"{seen.rank(colour)}."),
                Text(str(seen.payout(colour)), style=GOOD),
                dash(view["ship"][colour]),
                top,
                *([] if short else [Text(str(pile))]),
            )
        wild = Text(f"{self.say('ee-wild')} ×{view['buyers'][WILD]}", style=COLOUR_STYLES[WILD])
        table.add_row(wild, "", "", "", dash(view["ship"][WILD]))
        return table

    # --- players --------------------------------------------------------------------------------

    def players(self, seen: Seen, width: int, detail: int) -> Table:
        """Each seat in a line: credits, cards, crew, holds and gallery. On the smallest screen only one's own."""
        view = seen.view
        alone = detail == LEAST and view["seat"] is not None
        wide = width >= WIDE
        table = Table(
            box=None,
            pad_edge=False,
            header_style=HEAD,
            padding=(0, 2 if wide else 1, 0, 0),
            show_header=True,
        )
        table.add_column("", no_wrap=True)
        for head in ("ee-head-credits", "ee-head-cards", "ee-head-crew"):
            table.add_column(self.say(head), justify="right", no_wrap=True)
        table.add_column(self.say("ee-head-cargo"))
        table.add_column(self.say("ee-head-hidden"))
        letters = Text(" ").join(
            Text(self.letters[colour].ljust(N_GLYPHS), style=COLOUR_STYLES[colour]) for colour in range(N_COLOURS)
        )
        table.add_column(letters if width >= NARROW else self.say("ee-head-gallery"), no_wrap=width >= NARROW)
        table.add_column("", justify="right", no_wrap=True)
        for seat in [view["seat"]] if alone else range(seen.n):
            turn = "▶" if seat in view["to_act"] else " "
            name = Text.assemble(
                (turn, GOOD), self.seat(seat), " ", Text(self.names[seat], style=MINE if seat == view["seat"] else "")
            )
            if wide:
                name = Text.assemble(name, " ", Text(self.faction(view, seat), style=DIM))
            if seen.has_passed(seat):
                name = Text.assemble(name, " ✗")
            table.add_row(
                name,
                Text(str(view["scores"][seat]), style="bold"),
                self.hand_size(seen, seat),
                self.crew(view["cubes"][seat]),
                self.hold(view["cargo"][seat], CARGO, seat, seen),
                self.hold(view["hidden"][seat], HIDDEN_HOLD, seat, seen),
                self.flat_gallery(seen, seat),
                Text(f"→{seen.gallery_worth(seat)}", style=GOOD),
            )
        return table

    def hand_size(self, seen: Seen, seat: int) -> Text:
        """`6+234`: action cards, and travel cards by their fuel; a rival has none."""
        if seat >= seen.n_seats:
            return Text("–", style=DIM)
        travel = "".join(str(i + 2) for i in bits(seen.view["travel"][seat]))
        return Text(f"{seen.view['hand_sizes'][seat]}+{travel or '0'}")

    def crew(self, cubes: int) -> Text:
        """`7`, or `0+3`: none left, and three of a second colour in use."""
        return Text(str(cubes) if cubes >= 0 else f"0+{-cubes}")

    def faction(self, view: View, seat: int) -> str:
        """What a seat's faction is called, shortly; a rival has none."""
        if seat >= view["seats"]:
            return ""
        return self.say(f"ee-faction-{view['options']['factions'][seat].replace('_', '-')}")

    def hold(self, kinds: Sequence[int], hold: int, seat: int, seen: Seen) -> Text:
        """`YH7 RL2×2 G? ·`: what lies in a hold, and a point for each free space."""
        gear = seen.gear[seat]
        pieces = self.tiles(kinds, seen.pack.values)
        pieces += [self.mystery(colour, n) for colour, n in enumerate(gear.held[hold]) if n > 0]
        if gear.free[hold] > 0:
            pieces.append(Text("·" * gear.free[hold], style=DIM))
        return Text(" ").join(pieces)

    def flat_gallery(self, seen: Seen, seat: int) -> Flow:
        """The columns of a gallery one after the other, four letters each."""
        columns = []
        for colour in range(N_COLOURS):
            column = Text()
            for glyph in range(N_GLYPHS):
                if seen.sampled(seat, colour * N_GLYPHS + glyph):
                    column.append(self.glyph_letters[glyph], style=COLOUR_STYLES[colour])
                else:
                    column.append("·", style=DIM)
            columns.append(column)
        return Flow(columns, joint=" ")

    def gallery(self, seen: Seen, seat: int, *, head: str = "") -> Table:
        """A gallery as a grid, five columns by four rows: what each pays now, and with one sample more."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for _ in range(N_COLOURS):
            grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        letters = [Text(self.letters[colour], style=COLOUR_STYLES[colour]) for colour in range(N_COLOURS)]
        grid.add_row(Text(head or self.say("ee-head-gallery"), style=HEAD), *letters, "")
        for glyph in range(N_GLYPHS):
            cells = []
            for colour in range(N_COLOURS):
                kind = colour * N_GLYPHS + glyph
                taken = seen.sampled(seat, kind)
                cells.append(Text("■" if taken else "·", style=COLOUR_STYLES[colour] if taken else DIM))
            now, more = seen.row_worth(seat, glyph), seen.row_worth(seat, glyph, 1)
            grid.add_row(Text(self.glyphs[glyph]), *cells, worth(now, more))
        now_line = [
            Text(str(n), style=GOOD if n else DIM)
            for n in (seen.column_worth(seat, colour) for colour in range(N_COLOURS))
        ]
        next_line = [Text(str(seen.column_worth(seat, colour, 1)), style=DIM) for colour in range(N_COLOURS)]
        grid.add_row(
            Text(self.say("ee-pays-now"), style=DIM), *now_line, Text(f"→{seen.gallery_worth(seat)}", style=GOOD)
        )
        grid.add_row(Text(self.say("ee-one-more"), style=DIM), *next_line, "")
        return grid

    # --- on demand ------------------------------------------------------------------------------

    def whole_map(self, seen: Seen, places: Sequence[int]) -> Table:
        """Places with what can lie there, what does, who stands there and where the lines lead."""
        table = plain_table()
        for head in ("ee-head-place", "ee-head-here", "ee-head-lines"):
            table.add_column(self.say(head))
        for place in places:
            here: list[Text] = []
            market, icons = seen.pack.market_at[place], seen.icons_at(place)
            if market >= 0:
                here.append(Text(self.say("ee-market-here", number=market + 1, icon=self.icons[market])))
            if icons:
                shown = " ".join(f"#{icon + 1}" for icon in icons)
                here.append(Text(self.say("ee-black-market-here", icons=shown)))
            for kind in range(len(seen.view["sites"])):
                if seen.pack.site_of[kind] == place:
                    n = seen.view["sites"][kind]
                    tile = self.tile(kind, seen.pack.values)
                    here.append(Text.assemble(f"{n}×", tile) if n else Text(f"0×{tile.plain}", style=DIM))
            here += [Text.assemble(f"{n}×", self.mystery(colour)) for colour, n in seen.mysteries_at(place)]
            here += [self.popup(card, seen) for card in seen.popups_at(place)]
            there = seen.explorers_at(place)
            if there:
                here.append(self.explorers(there))
            colour = seen.pack.dig_colour[place]
            table.add_row(
                Text(self.places[place], style=COLOUR_STYLES[colour] if colour >= 0 else ""),
                Flow(here, joint=" "),
                Flow([Text(self.places[other]) for other in seen.pack.neighbours[place]]),
            )
        return table

    def stacks(self, seen: Seen) -> Table:
        """The black market, looked through from the top, and what the piles still have."""
        view = seen.view
        table = plain_table()
        for head in ("ee-head-colour", "ee-head-whole-stack", "ee-head-whole-pile"):
            table.add_column(self.say(head))
        for colour in seen.pack.stacks:
            stack = [self.tile(kind, seen.pack.values) for kind in view["stacks"][colour]]
            pile = [
                self.tile(kind, seen.pack.values, view["piles"][kind])
                for kind in seen.rules.kinds_of[colour]
                if view["piles"][kind] > 0
            ]
            nothing = [Text("–", style=DIM)]
            table.add_row(self.colour(colour), Flow(stack or nothing, joint=" "), Flow(pile or nothing, joint=" "))
        return table

    def cards(self, seen: Seen) -> Table:
        """The discard pile, and where all cards that are not in sight may be: by colour and icon."""
        view = seen.view
        table = plain_table()
        table.add_column(self.say("ee-head-discard"))
        for market in range(N_MARKETS):
            table.add_column(f"#{market + 1} {self.icons[market]}", justify="right")
        for colour in range(N_COLOURS):
            counts = view["discard"][colour * N_MARKETS : (colour + 1) * N_MARKETS]
            table.add_row(self.colour(colour), *(dash(n) for n in counts))
        return table

    def galleries(self, seen: Seen) -> list[RenderableType]:
        """All galleries as grids."""
        things: list[RenderableType] = []
        for seat in range(seen.n):
            things += [self.gallery(seen, seat, head=self.names[seat]), Text()]
        return things[:-1]

    def abilities(self, seen: Seen) -> list[RenderableType]:
        """The command cards that are in play, with what they do."""
        view = seen.view
        if not view["command"]:
            return [Text(self.say("ee-no-command-cards"))]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        words = self.text.words(self.locale)
        for centre, card in enumerate(view["command"]):
            message = self.text.thing("ability", card)
            about = words.say(f"{message}.about") if words.has(f"{message}.about") else ""
            head = Text.assemble((self.centres[centre], HEAD), " ", self.ability(seen, card))
            grid.add_row(head, Text(about))
        return [grid]


def marks_of(names: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """A letter for each name, or numbers where names begin alike. None of the letters that are `taken` is used.

    Whose initial is taken is marked by another letter of the name, if need be by any.
    """
    initials = [name[:1].upper() for name in names]
    if len(set(initials)) < len(initials):
        return [str(seat + 1) for seat in range(len(names))]
    marks = ["" if initial in taken else initial for initial in initials]
    for seat, name in enumerate(names):
        if not marks[seat]:
            letters = [letter for letter in name.upper() if letter.isalpha()]
            free = [letter for letter in [*letters, *ascii_uppercase] if letter not in (*taken, *marks)]
            marks[seat] = free[0]
    return marks


def plain_table(gap: int = 2) -> Table:
    """A table without lines, with a gap between its columns."""
    return Table(box=None, pad_edge=False, header_style=HEAD, padding=(0, gap, 0, 0))


def dash(n: int) -> Text:
    """A number; none is a dash."""
    return Text(str(n)) if n > 0 else Text("–", style=DIM)


def worth(now: int, more: int) -> Text:
    """`6›13`: what it pays now, and with one sample more."""
    return Text.assemble((str(now), GOOD if now else DIM), (f"›{more}" if more > now else "", DIM))


def measure(thing: RenderableType) -> int:
    """How wide something wants to be."""
    return Measurement.get(MEASURE, MEASURE.options, thing).maximum


def beside(left: RenderableType, rights: Sequence[RenderableType], width: int) -> list[RenderableType]:
    """Something beside the first of several forms of another for which there is room, else below each other."""
    room = width - 2 - measure(left)
    for right in rights:
        if measure(right) <= room:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_row(left, right)
            return [grid]
    return [left, rights[0]]


__all__ = [
    "CARDS",
    "COLOURS",
    "HOLDS",
    "KEY",
    "LOCATIONS",
    "N_ROUNDS",
    "SCANT",
    "Board",
    "beside",
    "marks_of",
    "measure",
]
