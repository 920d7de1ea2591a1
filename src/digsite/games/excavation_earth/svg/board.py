"""The panels of the table: mothership, markets, popularity, black market, forecast, decks.

Where a panel lies is said by the component pack. What is on it is drawn in the units of the standard pack and scaled,
so a pack of one's own may lay the table otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from digsite.games.excavation_earth.kinds import (
    N_BUYER_KINDS,
    N_CENTRES,
    N_COLOURS,
    N_COMMAND_CARDS,
    N_MARKETS,
    N_ROUNDS,
    N_TOKENS,
    QUEUE,
    WILD,
)
from digsite.games.excavation_earth.museum.kinds import ACQUISITIONS_BOARD, RESEARCH_GRANT
from digsite.games.excavation_earth.pack import PANELS, overlap
from digsite.games.excavation_earth.steps.score import PRIZES
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.mysteries import draw_analysed, has_mysteries
from digsite.games.excavation_earth.svg.pieces import (
    CREDIT,
    ICONS,
    REGIONS,
    action_card,
    amount,
    buyer,
    edged_sign,
    market_medallion,
)
from digsite.games.excavation_earth.svg.stock import draw_black_market, draw_piles, draw_sold
from digsite.games.excavation_earth.svg.world import HEIGHT, WIDTH, draw_world
from digsite.svg.canvas import Canvas, Number
from digsite.svg.palette import (
    BRASS,
    BRASS_DIM,
    LINE,
    LINE_2,
    PLATE,
    PLATE_2,
    PLATE_3,
    STOCK_EDGE,
    TEXT,
    TEXT_2,
    TEXT_3,
)
from digsite.svg.table import card_back, cube, empty_space, heading, plate

Draw = Callable[[Canvas, EarthLook], None]
YELLOW_SIDE: Final = "#f6e6a4"
"""The side of a command card that is up in the last round."""
SOLD: Final = [748, 578, 252, 102]
"""Where the tiles out of the game are told, unless a pack has put something else there: they have no panel."""
LAST_ROUND: Final = N_ROUNDS


def draw_board(c: Canvas, look: EarthLook, width: Number) -> None:
    """The whole table, `width` wide."""
    scale = width / look.pack.size[0]
    for panel, (w, h, draw) in DRAWN.items():
        lay(c, look, look.pack.panels[PANELS.index(panel)], scale, w, h, draw)
    if not any(overlap(SOLD, panel) for panel in look.pack.panels):
        lay(c, look, SOLD, scale, 296, 120, draw_sold)


def lay(c: Canvas, look: EarthLook, panel: list[int], scale: float, w: int, h: int, draw: Draw) -> None:
    """Draw a panel of w by h as large as its place on the table allows, in the middle of it."""
    x, y, room_w, room_h = (edge * scale for edge in panel)
    fit = min(room_w / w, room_h / h)
    with c.at(x + (room_w - w * fit) / 2, y + (room_h - h * fit) / 2, fit):
        draw(c, look)


def board_height(look: EarthLook, width: Number) -> float:
    """How high a table of that width is."""
    return look.pack.size[1] * width / look.pack.size[0]


# --- mothership ---------------------------------------------------------------------------------


def draw_mothership(c: Canvas, look: EarthLook) -> None:
    """The hull, its name, and what the command centres pay this round."""
    c.path("M0 36Q90 0 240 0H630Q780 0 870 36V111a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z", PLATE_2, stroke=BRASS_DIM)
    heading(c, 96, 25, look.say("mothership"), 130, 17)
    prizes = " · ".join(str(prize) for prize in PRIZES[look.view["round"] - 1])
    c.text(788, 25, look.say("centres-pay", prizes=prizes), 12, TEXT_2, at="end", room=156)


def draw_aboard(c: Canvas, look: EarthLook) -> None:
    """The buyers on the mothership, and the mysterious artefacts that were analysed there."""
    present = [(kind, look.view["ship"][kind]) for kind in range(N_BUYER_KINDS) if look.view["ship"][kind]]
    step, x = 46, 200 - len(present) * 21 - 4
    if has_mysteries(look):
        step, x = 39, 62
        draw_analysed(c, look, 302, 4, 96)
    c.text(x - 8, 20, look.say("aboard"), 11, TEXT_3, at="end", room=90 if step == 46 else 50)
    for kind, n in present:
        buyer(c, kind, x, 2, 26)
        c.text(x + 24, 21, f"×{n}", 11.5, TEXT, bold=True)
        x += step
    if not present:
        c.text(x + 2, 20, "–", 12, TEXT_3)


def centre_panel(centre: int) -> Draw:
    """A command centre: its envoys by player, and its command card."""

    def draw(c: Canvas, look: EarthLook) -> None:
        c.rect(0, 0, 287, 82, PLATE, 6, stroke=LINE)
        c.text(9, 17, look.name("post", N_MARKETS + centre), 11.5, TEXT, bold=True, room=150)
        for player in range(look.players):
            envoys = look.view["envoys"][centre * look.players + player]
            x = 12 + player * 37
            if envoys:
                cube(c, look.mark(player), x, 27, 20)
                c.text(x + 10, 66, envoys, 15, TEXT, at="middle", bold=True)
            else:
                empty_space(c, x + 1.5, 28.5, 17, 17, 3)
                c.text(x + 10, 66, 0, 13, LINE_2, at="middle")
        draw_command_card(c, look, centre)

    return draw


def draw_command_card(c: Canvas, look: EarthLook, centre: int) -> None:
    """The command card at a centre: white in round 2, yellow in round 3, none before."""
    command = look.view["command"]
    if centre >= len(command):
        empty_space(c, 168, 7, 112, 68)
        c.text(224, 45, look.say("no-card"), 10.5, TEXT_3, at="middle", room=102)
        return
    last = look.view["round"] == LAST_ROUND
    c.rect(168, 7, 112, 68, YELLOW_SIDE if last else "#ffffff", 4, stroke=STOCK_EDGE)
    c.text(224, 31, look.name("ability", command[centre]), 12.5, TEXT, at="middle", serif=True, room=102)
    figures = command_figures(look, command[centre], last=last)
    for place, shown in enumerate(figures):
        x = 224 + (place * 2 + 1 - len(figures)) * 16
        c.circle(x, 53, 13, PLATE_2, stroke=BRASS_DIM)
        c.text(x, 58, shown, 14, BRASS, at="middle", bold=True)


def command_figures(look: EarthLook, card: int, *, last: bool) -> list[str]:
    """How much a command card does on the side that is up. Credits that it costs or pays besides have a sign."""
    if card < N_COMMAND_CARDS:
        return [str((look.pack.command_yellow if last else look.pack.command_white)[card])]
    museum = look.figures
    n = (museum.command_yellow if last else museum.command_white)[card - N_COMMAND_CARDS]
    if card == RESEARCH_GRANT:
        return [f"+{n}" if last else amount(-n)]
    if card == ACQUISITIONS_BOARD:
        return [str(n), f"+{museum.board_bonus_yellow if last else museum.board_bonus_white}"]
    return [str(n)]


# --- markets ------------------------------------------------------------------------------------


def market_panel(market: int) -> Draw:
    """A market: its icon, the queue from the front, the traders by player."""

    def draw(c: Canvas, look: EarthLook) -> None:
        plate(c, 141, 131)
        place = look.name("place", look.pack.market_location[market])
        market_medallion(c, market, 21, 23, 15)
        c.text(41, 20, place, 13, TEXT, bold=True, room=94)
        c.text(41, 33, look.name("post", market), 10.5, TEXT_3, room=94)
        draw_queue(c, look, market)
        c.line(8, 98, 133, 98, LINE)
        for player in range(look.players):
            traders = look.view["traders"][market * look.players + player]
            x = 9 + player * 32
            if traders:
                cube(c, look.mark(player), x, 105, 16)
                if traders > 1:
                    c.text(x + 18, 118, traders, 12, TEXT, bold=True)
            else:
                empty_space(c, x + 2, 107, 12, 12, 2.5)

    return draw


def draw_queue(c: Canvas, look: EarthLook, market: int) -> None:
    """The buyers who wait, the front one first."""
    queue = look.view["queues"][market]
    for place in range(QUEUE):
        x = 10 + place * 32
        if place < len(queue):
            with c.group(title=look.name("buyer", queue[place])):
                buyer(c, queue[place], x, 46, 30)
        else:
            c.circle(x + 12.5, 64, 8, "none", stroke=LINE_2, stroke_dasharray="3 2.5")
    c.line(8, 80, 133, 80, BRASS_DIM, stroke_width=1.2)
    c.line(8, 80, 36, 80, BRASS, stroke_width=3)
    c.text(8, 92, look.say("front"), 10.5, BRASS)


# --- popularity and buyers ----------------------------------------------------------------------


def draw_popularity(c: Canvas, look: EarthLook) -> None:
    """The tracks: how far each colour has risen, its rank, and what it pays now."""
    plate(c, 212, 259)
    heading(c, 10, 23, look.say("popularity"), 110)
    c.text(148, 22, look.say("rank"), 11, TEXT_3, at="middle", room=44)
    c.text(202, 22, look.say("pays"), 11, TEXT_3, at="end", room=30)
    for row, colour in enumerate(look.pack.stacks):
        with c.at(0, 34 + row * 45):
            draw_track(c, look, colour)


def draw_track(c: Canvas, look: EarthLook, colour: int) -> None:
    """One track: a step for every buyer who has left it."""
    on_track = look.view["buyers"]
    spaces = len(look.pack.spaces)
    risen = spaces - on_track[colour]
    rank = 1 + sum(1 for other in range(N_COLOURS) if on_track[other] < on_track[colour])
    region = REGIONS[colour]
    edged_sign(c, colour, 10, 4, 15)
    c.text(31, 16, look.heading("colour", colour), 12.5, region.text, bold=True, room=98)
    c.text(148, 16, rank, 12.5, TEXT_2, at="middle")
    pays = look.pack.payout[rank - 1]
    c.text(202, 19, pays, 20, BRASS if pays else TEXT_3, at="end", bold=True)
    step = 168 / spaces
    for space in range(spaces):
        taken = space < risen
        c.rect(
            10 + space * step,
            24,
            step - 1.5,
            12,
            region.fill if taken else PLATE_3,
            1.5,
            stroke=region.edge if taken else LINE,
        )
    level = look.pack.spaces[risen - 1] if risen else 0
    c.text(202, 35, level, 12, TEXT_2, at="end", bold=True)


def draw_buyer_deck(c: Canvas, look: EarthLook) -> None:
    """How many buyer cards are left to draw."""
    plate(c, 75, 73)
    c.text(37.5, 15, look.say("buyer-deck"), 10.5, TEXT_2, at="middle", room=68)
    card_back(c, 21, 22, 31, 42, sum(look.view["buyer_deck"]))


def draw_buyer_discard(c: Canvas, look: EarthLook) -> None:
    """The buyer cards that were drawn, by kind."""
    plate(c, 75, 73)
    c.text(37.5, 15, look.say("buyer-discard"), 10.5, TEXT_2, at="middle", room=68)
    for kind in range(N_BUYER_KINDS):
        x, y = 9 + kind % 2 * 32, 22 + kind // 2 * 16
        edged_sign(c, kind, x, y, 12)
        c.text(x + 17, y + 10.5, look.view["buyer_discard"][kind], 11.5, TEXT)


def draw_wild(c: Canvas, look: EarthLook) -> None:
    """The wild buyers in supply."""
    plate(c, 75, 103)
    for line, words in enumerate(look.heading("buyer", WILD).split(" ", 1)):
        c.text(37.5, 15 + line * 12, words, 10.5, TEXT_2, at="middle", room=68)
    buyer(c, WILD, 21, 34, 40)
    c.text(37.5, 94, f"×{look.view['buyers'][WILD]}", 16, TEXT, at="middle", bold=True)


# --- forecast, order, round ---------------------------------------------------------------------


def draw_forecast(c: Canvas, look: EarthLook) -> None:
    """The surveyor forecast, with the cubes of those who surveyed."""
    plate(c, 353, 70)
    for i, line in enumerate(look.say("forecast").split(" ", 1)):
        heading(c, 10, 30 + i * 18, line, 88, 14)
    for place, card in enumerate(look.view["forecast"]):
        x = 104 + place * 49
        with c.group(title=look.name("card", card)):
            action_card(c, card, x, 8, 42, 54)
        if look.view["marks"][place] >= 0:
            cube(c, look.mark(look.view["marks"][place]), x + 28, 2, 18)


def draw_initiative(c: Canvas, look: EarthLook) -> None:
    """The initiative tokens: a taken one lies with its owner's cube."""
    plate(c, 146, 70)
    heading(c, 10, 22, look.say("initiative"), 126, 14)
    for token in range(1, N_TOKENS + 1):
        x = 23 + (token - 1) * 33
        owner = look.view["tokens"].index(token) if token in look.view["tokens"] else -1
        c.circle(x, 47, 12.5, PLATE_2 if owner < 0 else PLATE_3, stroke=BRASS_DIM, stroke_width=1.3)
        c.text(x, 52, token, 14, BRASS if owner < 0 else TEXT_3, at="middle", bold=True)
        if owner >= 0:
            cube(c, look.mark(owner), x + 3, 32, 14)


def draw_round(c: Canvas, look: EarthLook) -> None:
    """The round track."""
    plate(c, 235, 40)
    heading(c, 10, 26, look.say("round"), 90)
    for number in range(1, look.pack.rounds + 1):
        x = 118 + (number - 1) * 38
        now = number == look.view["round"]
        c.rect(x, 7, 32, 26, BRASS if now else PLATE_2, 4, stroke=BRASS_DIM)
        c.text(x + 16, 25, number, 15, PLATE if now else TEXT_3, at="middle", bold=True)


def draw_turn_order(c: Canvas, look: EarthLook) -> None:
    """The turn order; those who have passed are pale."""
    plate(c, 263, 40)
    heading(c, 10, 26, look.say("turn-order"), 92)
    for place, player in enumerate(look.view["order"]):
        x = 110 + place * 37
        passed = look.has_passed(player)
        c.text(x, 25, place + 1, 11, TEXT_3)
        with c.group(title=look.player(player), opacity=0.35 if passed else None):
            cube(c, look.mark(player), x + 9, 10, 20)


# --- decks --------------------------------------------------------------------------------------


def draw_action_deck(c: Canvas, look: EarthLook) -> None:
    """The deck of action cards, face down."""
    plate(c, 143, 129)
    heading(c, 10, 21, look.say("action-deck"), 123)
    if look.view["deck"]:
        card_back(c, 42, 33, 58, 82, look.view["deck"])
    else:
        empty_space(c, 42, 33, 58, 82)


def draw_action_discard(c: Canvas, look: EarthLook) -> None:
    """The discard pile may be looked through: how many of each colour and icon."""
    plate(c, 143, 129)
    discard = look.view["discard"]
    heading(c, 10, 21, look.say("action-discard"), 96)
    c.text(133, 21, sum(discard), 14, TEXT, at="end", bold=True)
    for market in range(N_MARKETS):
        c.symbol(ICONS[market], 28 + market * 18, 29, 13, color=TEXT_2)
    for row, colour in enumerate(look.pack.stacks):
        y = 46 + row * 16
        edged_sign(c, colour, 10, y, 12)
        for market in range(N_MARKETS):
            n = discard[colour * N_MARKETS + market]
            c.text(34.5 + market * 18, y + 10.5, n or "·", 11.5, TEXT if n else LINE_2, at="middle", bold=n > 0)


def draw_command_deck(c: Canvas, look: EarthLook) -> None:
    """The command cards: all of them in round 1; then three lie at the centres and the others are out of the game."""
    plate(c, 143, 124)
    heading(c, 10, 21, look.say("command-deck"), 123)
    if look.view["command"]:
        empty_space(c, 42, 31, 58, 68)
        c.text(71.5, 114, look.say("at-centres", n=N_CENTRES), 11, TEXT_3, at="middle", room=125)
    else:
        card_back(c, 42, 33, 58, 78, len(look.rules.command_deck))


def draw_credits(c: Canvas, look: EarthLook) -> None:
    """The credits of all players, one below the other."""
    plate(c, 143, 124)
    heading(c, 10, 21, look.say("credits"), 105)
    c.symbol(CREDIT, 118, 8, 15, color=BRASS)
    credits = look.view["scores"]
    most = max([*credits, 1])
    for player in range(look.players):
        y = 32 + player * 22
        cube(c, look.mark(player), 10, y, 16)
        c.rect(32, y + 2, 66, 12, PLATE_3, 2)
        c.rect(32, y + 2, 66 * max(credits[player], 0) / most, 12, BRASS_DIM, 2)
        c.text(133, y + 13, amount(credits[player]), 15, BRASS, at="end", bold=True)


DRAWN: Final[dict[str, tuple[int, int, Draw]]] = {
    "mothership": (870, 118, draw_mothership),
    **{PANELS[1 + centre]: (287, 82, centre_panel(centre)) for centre in range(N_CENTRES)},
    "aboard": (400, 30, draw_aboard),
    **{f"market-{market + 1}": (141, 131, market_panel(market)) for market in range(N_MARKETS)},
    "map": (WIDTH, HEIGHT, draw_world),
    "black-market": (353, 120, draw_black_market),
    "forecast": (353, 70, draw_forecast),
    "initiative": (146, 70, draw_initiative),
    "round": (235, 40, draw_round),
    "turn-order": (263, 40, draw_turn_order),
    "popularity": (212, 259, draw_popularity),
    "buyer-deck": (75, 73, draw_buyer_deck),
    "wild": (75, 103, draw_wild),
    "buyer-discard": (75, 73, draw_buyer_discard),
    "piles": (296, 129, draw_piles),
    "action-deck": (143, 129, draw_action_deck),
    "action-discard": (143, 129, draw_action_discard),
    "command-deck": (143, 124, draw_command_deck),
    "credits": (143, 124, draw_credits),
}
"""Every panel: the size it is drawn in, and what draws it. Those on the mothership come after it."""
