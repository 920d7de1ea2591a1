"""What only a solo game has on the table: the cards of the rival Zu, its crew of two colours, and its switches.

Zu's mark is told in `look`. Its discard pile has no order in a view, so its cards lie in the order of their faces.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.events import ACTIONS
from digsite.games.excavation_earth.solo.faces import COMMAND, KINDS, PAIRS, SPECIAL, TOP, cards_of, kind_of
from digsite.games.excavation_earth.svg.look import RIVAL, EarthLook
from digsite.games.excavation_earth.svg.pieces import CREDIT, CREW, NIGHT, REGIONS, market_medallion, sign
from digsite.svg.canvas import Canvas, Number, Symbol, width_of
from digsite.svg.palette import BRASS, LINE_2, PLATE, PLATE_2, PLATE_3, STOCK, TEXT, TEXT_2, TEXT_3
from digsite.svg.table import SEATS, card_back, cube, empty_space, heading, plate

SECOND: Final = RIVAL - 1
"""The mark of the cubes that Zu takes when its own are used up."""
CARD: Final = (76, 90)
SMALL: Final = (27, 33)
"""A card of an earlier round."""
DECK: Final = (60, 80)
WAITING: Final = (42, 56)
DECKS_WIDTH: Final = DECK[0] + 2 * (WAITING[0] + 12)
CARDS_HEIGHT: Final = 132
LINE: Final = 18
"""Height of a line that tells a switch."""

SHOVEL: Final = Symbol(
    "zu-excavate",
    24,
    24,
    '<path fill="currentColor" d="M9.2 9.4 14.6 14.8 9.3 20.1C7 22.4 3.2 22.3 1.9 22.1 1.7 20.8 1.6 17 3.9 14.7z"/>'
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2.3" d="M11.5 12.5 18.6 5.4M15.6 '
    '2.4l6 6"/>',
)
STEPS: Final = Symbol(
    "zu-top",
    24,
    24,
    '<path fill="currentColor" d="M1.5 17.2h6.2V23H1.5zM8.9 12h6.2v11H8.9zM16.3 19.2h6.2V23h-6.2zM12 .6l1.5 3.2 3.5.4-'
    '2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 4.2l3.5-.4z"/>',
)
STALL: Final = Symbol(
    "zu-market",
    24,
    24,
    '<path fill="currentColor" d="M4.2 2.5h15.6L22.6 9c0 3.4-4.2 3.6-5.3 1.2-1.1 2.4-4.2 2.4-5.3 0-1.1 2.4-4.2 '
    '2.4-5.3 0C5.6 12.6 1.4 12.4 1.4 9z"/><path fill="none" stroke="currentColor" stroke-linecap="round" '
    'stroke-linejoin="round" stroke-width="2.1" d="M4 14v7.5h16V14M4 17.3h16"/>',
)
AIM: Final = Symbol(
    "zu-snipe",
    24,
    24,
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2.2"><circle cx="12" cy="12" r="7.6"/>'
    '<path d="M12 1.4v5.4M12 17.2v5.4M1.4 12h5.4M17.2 12h5.4"/></g><circle cx="12" cy="12" r="1.9" '
    'fill="currentColor"/>',
)
GLASS: Final = Symbol(
    "zu-survey",
    24,
    24,
    '<g fill="none" stroke="currentColor" stroke-linecap="round"><circle cx="9.8" cy="9.8" r="7.2" '
    'stroke-width="2.4"/><path stroke-width="3.6" d="M15.6 15.6l5.6 5.6"/><path stroke-width="1.8" d="M6 9.6c.2-2 '
    '1.6-3.5 3.6-3.7"/></g>',
)
HALL: Final = Symbol(
    "zu-special",
    24,
    24,
    '<path fill="currentColor" d="M12 1.2 22.6 7.4v2.4H1.4V7.4zM3.6 11.4h3.2v7.2H3.6zM10.4 11.4h3.2v7.2h-3.2zM17.2 '
    '11.4h3.2v7.2h-3.2zM1.4 20h21.2v2.8H1.4z"/>',
)
PICTURES: Final = {"market": STALL, "sell": CREDIT, "snipe": AIM, "survey": GLASS}
"""Of those cards that are all alike."""


def has_cards(look: EarthLook) -> bool:
    """Whether Zu is at the table."""
    return "zu" in look.view


def zu_height(look: EarthLook) -> int:
    """How high the panel with its cards is."""
    return CARDS_HEIGHT + 13 + LINE * switch_rows(look)


# --- on its board -------------------------------------------------------------------------------


def draw_decks(c: Canvas, look: EarthLook) -> None:
    """The deck of this round, and those that wait for theirs: how many cards, and nothing else."""
    draw_deck(c, look.say("zu-deck"), look.view["zu"]["deck"], 0, DECK)
    for i, n in enumerate(look.view["zu"]["waiting"]):
        draw_deck(c, look.say("round-number", n=i + 2), n, DECK[0] + 12 + i * (WAITING[0] + 12), WAITING)


def draw_deck(c: Canvas, name: str, cards: int, x: float, size: tuple[int, int]) -> None:
    """One deck below its name, or the place where it lay."""
    w, h = size
    with c.group(title=name):
        c.text(x, 4, name, 10.5, TEXT_3, room=w + 10)
        if cards:
            card_back(c, x, 10, w, h, cards)
        else:
            empty_space(c, x + 0.5, 10.5, w - 1, h - 1)


def draw_crew(c: Canvas, look: EarthLook, player: int) -> None:
    """What is left of its own crew; once that is used up, how many cubes of the second colour are out.

    A view does not tell which ones they are, and they count alike. With the expansion the crew can run out, and those
    of the second colour are told that were gained.
    """
    left = look.view["cubes"][player]
    second, words = -left, look.say("second-crew")
    if "zu_crew" in look.view:
        second, words = look.view["zu_crew"]["gained"], look.say("gained-crew")
    with c.group(title=look.say("crew")):
        c.symbol(CREW, 0, -5, 14, color=TEXT_2)
        cube(c, RIVAL, 21, -6, 16)
        c.text(42, 7, max(left, 0), 13, TEXT, bold=True)
    if second > 0:
        with c.group(title=words):
            cube(c, SECOND, 68, -6, 16)
            c.text(89, 7, second, 13, TEXT, bold=True)
            x = 94 + width_of(str(second), 13, bold=True)
            c.text(x, 6.5, words, 11, TEXT_3, room=220 - x)


# --- its cards ----------------------------------------------------------------------------------


def draw_cards(c: Canvas, look: EarthLook, width: Number) -> None:
    """The discard pile of this round and those of the rounds before, all open; and the switches that are on."""
    plate(c, width, zu_height(look), fill=PLATE_2)
    cards = cards_of(look.view["zu"]["discard"])
    heading(c, 12, 22, look.say("zu-discard"), 400)
    for place, face in enumerate(cards):
        with c.at(12 + place * (CARD[0] + 6), 32, title=look.name("face", face)):
            draw_face(c, look, face)
    if not cards:
        empty_space(c, 12.5, 32.5, CARD[0] - 1, CARD[1] - 1)
    left = width - 12 - 10 * (SMALL[0] + 3.5)
    for i, pile in enumerate(look.view["zu"]["past"]):
        with c.at(left, 12 + i * 58):
            draw_past(c, look, i + 1, pile)
    with c.at(12, CARDS_HEIGHT + 3):
        draw_switches(c, look, width - 24)


def draw_past(c: Canvas, look: EarthLook, number: int, pile: list[int]) -> None:
    """What was on the discard pile at the end of an earlier round."""
    c.text(0, 10, look.say("zu-past", n=number), 11, TEXT_2)
    for place, face in enumerate(cards_of(pile)):
        with c.at(place * (SMALL[0] + 3.5), 16, title=look.name("face", face)):
            draw_small_face(c, face)


def kind_name(look: EarthLook, face: int) -> str:
    """What sort of card it is: the action it is named after, or, where players have none such, the card.

    The card of the museum is named after both of its actions; the first is the one that a module has added.
    """
    kind = KINDS[kind_of(face)]
    if face == SPECIAL:
        return look.name("action", len(ACTIONS))
    return look.name("action", ACTIONS.index(kind)) if kind in ACTIONS else look.name("face", face)


def draw_face(c: Canvas, look: EarthLook, face: int) -> None:
    """A card of Zu's: what it does in words, and where or for which colours as a picture."""
    w, h = CARD
    mark = SEATS[RIVAL]
    c.rect(0, 0, w, h, STOCK, 4, stroke=mark.edge, stroke_width=1)
    c.path(f"M.5 22V4.5a4 4 0 0 1 4-4h{w - 9}a4 4 0 0 1 4 4V22z", mark.fill)
    c.text(w / 2, 15.5, kind_name(look, face), 12.5, mark.band, at="middle", room=w - 6)
    kind = KINDS[kind_of(face)]
    if kind == "excavate":
        draw_colours(c, face)
        c.symbol(SHOVEL, w / 2 - 11, 63, 22, color=NIGHT)
    elif face == SPECIAL:
        c.symbol(HALL, w / 2 - 18, 31, 36, color=NIGHT)
        c.text(w / 2, h - 7, look.name("action", ACTIONS.index(kind)), 10.5, TEXT, at="middle", room=w - 6)
    elif kind == "command":
        market = face - COMMAND
        market_medallion(c, market, w / 2, 48, 19)
        place = look.name("place", look.pack.market_location[market])
        c.text(w / 2, h - 7, place, 10.5, TEXT, at="middle", room=w - 6)
    else:
        c.symbol(PICTURES[kind], w / 2 - 19, 37, 38, color=BRASS if kind == "sell" else NIGHT)


def draw_colours(c: Canvas, face: int) -> None:
    """Which colours are dug for: one of two, or the one that is the most popular."""
    if face == TOP:
        c.symbol(STEPS, CARD[0] / 2 - 16, 27, 32, color=BRASS)
        return
    for i, colour in enumerate(PAIRS[face]):
        region = REGIONS[colour]
        x = CARD[0] / 2 - 29.5 + i * 31
        c.rect(x, 30, 28, 28, region.fill, 4, stroke=region.edge)
        sign(c, colour, x + 7, 37, 14, region.ink)


def draw_small_face(c: Canvas, face: int) -> None:
    """The picture of a card without its words."""
    w, h = SMALL
    mark = SEATS[RIVAL]
    c.rect(0, 0, w, h, STOCK, 3, stroke=mark.edge, stroke_width=0.8)
    c.path(f"M.4 5V3.4a3 3 0 0 1 3-3h{w - 6.8}a3 3 0 0 1 3 3V5z", mark.fill)
    kind = KINDS[kind_of(face)]
    if face < TOP:
        for i, colour in enumerate(PAIRS[face]):
            region = REGIONS[colour]
            c.rect(3 + i * 11, 9, 10, 19, region.fill, 2, stroke=region.edge, stroke_width=0.8)
            sign(c, colour, 4.5 + i * 11, 15, 7, region.ink)
    elif face == SPECIAL:
        c.symbol(HALL, w / 2 - 9, 10, 18, color=NIGHT)
    elif kind == "command":
        market_medallion(c, face - COMMAND, w / 2, 19, 11)
    else:
        ornament = kind in ("excavate", "sell")
        c.symbol(PICTURES.get(kind, STEPS), w / 2 - 9, 10, 18, color=BRASS if ornament else NIGHT)


# --- its switches -------------------------------------------------------------------------------


def switches(look: EarthLook) -> list[str]:
    """The switches that are on, as the option names them."""
    return list(look.view["options"]["zu"])


def switch_rows(look: EarthLook) -> int:
    """They stand in two columns; without any, that is said."""
    return max(-(-len(switches(look)) // 2), 1)


def draw_switches(c: Canvas, look: EarthLook, width: float) -> None:
    """Every switch that is on, and what it does; those that make Zu stronger are dark."""
    c.line(0, 0, width, 0, PLATE_3)
    on = switches(look)
    words = look.text.option("zu", look.locale)
    c.text(0, 18, words, 12, TEXT_2, bold=True, room=120)
    left = 14 + min(width_of(words, 12, bold=True), 120)
    if not on:
        c.text(left, 18, look.say("no-switch"), 12, TEXT_3)
    rows = switch_rows(look)
    told = [look.text.about_choice("zu", switch, look.locale) for switch in on]
    wide = [max([width_of(about, 12) + 58 for about in part], default=0) for part in (told[:rows], told[rows:])]
    if sum(wide) > width - left:
        wide = [(width - left) / 2] * 2
    for place, switch in enumerate(on):
        column, row = divmod(place, rows)
        with c.at(left + column * wide[0], 6 + row * LINE):
            fill, ink = (NIGHT, PLATE) if switch.startswith("H") else (PLATE, TEXT)
            c.rect(0, 0, 25, 15, fill, 3, stroke=LINE_2, stroke_width=0.8)
            c.text(12.5, 11.5, look.text.choice("zu", switch, look.locale), 11, ink, at="middle", bold=True, room=21)
            c.text(31, 12, told[place], 12, TEXT_2, room=wide[column] - 40)
