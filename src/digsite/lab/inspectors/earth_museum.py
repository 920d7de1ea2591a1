"""What the checks know about the expansion of Excavation Earth: where its pieces lie, and what they pay in the end.

Expected counts are read from the component file here; parts of the position are found by their keys and read as they
are, and none of their own sums is asked for.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from math import comb
from typing import Any, Final

from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS, TYPES
from digsite.games.excavation_earth.museum.kinds import BOX, EXHIBITION_TILES, NEW_FACTIONS, POPUPS, RE_CARDS
from digsite.games.excavation_earth.state import Earth

FOLDING_HOLD: Final = RE_CARDS.index("folding-hold")
STASIS_LOCKER: Final = RE_CARDS.index("stasis-locker")
MIND_BRUSH: Final = RE_CARDS.index("mind-brush")
AUDIO_GUIDE: Final = RE_CARDS.index("audio-guide")
FORGED_PROVENANCE: Final = RE_CARDS.index("forged-provenance")
SYMBOLS: Final = len(GLYPHS)
"""The first exhibition tiles ask for a symbol, those behind them for a value."""
LEAST: Final = {EXHIBITION_TILES.index("5+"): 5, EXHIBITION_TILES.index("7+"): 7}
NOTHING: Final = -1
COLUMN: Final = 15
MANY_PLACINGS: Final = 6000
"""Where researchers could be placed in more ways than that, whether theirs is the best is left to the tests."""


class MuseumBox:
    """The expansion's figures of one component file, read without the engine."""

    def __init__(self, data: dict[str, Any]) -> None:
        factions = {row["key"]: row for row in data["new_faction"]}
        self.cargo: Final = {name: int(factions[name]["cargo"]) for name in NEW_FACTIONS}
        self.hidden: Final = {name: int(factions[name]["hidden"]) for name in NEW_FACTIONS}
        self.mysteries: Final = [int(n) for n in data["mysterious"]["copies"]]
        self.researchers: Final = int(data["researcher"]["copies"])
        cards = {row["key"]: row for row in data["re_card"]}
        self.re_values: Final = [int(cards[name]["value"]) for name in RE_CARDS]
        self.re_museum: Final = [bool(cards[name]["museum"]) for name in RE_CARDS]
        self.museum_abilities: Final = [row["key"] for row in data["new_command_card"] if row["museum"]]
        self.new_abilities: Final = [row["key"] for row in data["new_command_card"]]
        museum = data["museum"]
        self.from_players: Final = [int(n) for row in museum["min_players"] for n in row]
        self.enter_below: Final = museum.get("queue_back", "bottom") == "bottom"
        popups = {row["key"]: row for row in data["popup_card"]}
        self.popup_colour: Final = [
            COLOURS.index(popups[name]["colour"]) if popups[name]["type"] == "supply" else NOTHING for name in POPUPS
        ]
        """The colour of the tile that a special supply card sells; NOTHING for a special demand."""


def parts_of(s: Earth) -> dict[str, Any]:
    """What modules add to the position, by key."""
    return {part.key: part for part in s.parts}


# --- what lies in new places ------------------------------------------------------------------------


def more_tiles(s: Earth) -> list[int]:
    """Types of the ordinary artefacts in the museum and on pop-up markets (MU-COMP-09)."""
    parts = parts_of(s)
    found: list[int] = []
    if "museum" in parts:
        found += parts["museum"].artefacts
    if "popups" in parts:
        found += parts["popups"].tiles
    return [kind for kind in found if kind != NOTHING]


def more_buyers(s: Earth) -> list[int]:
    """Colours of brokers and curators; wild buyers are neither (MU-COMP-11)."""
    parts = parts_of(s)
    found: list[int] = []
    if "staff" in parts:
        found += [colour for bits in parts["staff"].brokers for colour in of_bits(bits)]
    if "museum" in parts:
        found += [colour for colour in parts["museum"].curators if colour != NOTHING]
    return found


def more_cubes(s: Earth, player: int) -> int:
    """Custodians, cubes that left the game with their tile, and tour guides (MU-COMP-10)."""
    parts = parts_of(s)
    n = 0
    if "mysteries" in parts:
        n += sum(held(parts["mysteries"], player)) + parts["mysteries"].gone[player]
    if "museum" in parts:
        n += parts["museum"].guides.count(player)
    return n


def is_scarce(s: Earth) -> bool:
    """Whether the game counts the cubes that Zu gains."""
    return "zu_crew" in parts_of(s)


def gained_by_zu(s: Earth) -> int:
    """Cubes of the second colour that came to Zu's 24."""
    parts = parts_of(s)
    return int(parts["zu_crew"].gained) if "zu_crew" in parts else 0


def held(mysteries: Any, player: int) -> list[int]:
    """Mysterious artefacts in the cargo hold and in the hidden hold of a player."""
    k = len(COLOURS)
    return [sum(hold[player * k : (player + 1) * k]) for hold in (mysteries.cargo, mysteries.hidden)]


def of_bits(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [n for n in range(bits.bit_length()) if (bits >> n) & 1]


def owns(s: Earth, player: int, card: int) -> bool:
    """Whether a reverse engineering card lies in front of a player."""
    parts = parts_of(s)
    return "mysteries" in parts and bool((parts["mysteries"].cards[player] >> card) & 1)


def room(s: Earth, player: int, cargo: int, hidden: int) -> tuple[int, int]:
    """The spaces that are left of such holds for ordinary artefacts (MU-CUSTODIAN-R4, MU-RECARD-03, -04)."""
    parts = parts_of(s)
    if "mysteries" not in parts:
        return cargo, hidden
    in_cargo, in_hidden = held(parts["mysteries"], player)
    cargo += 2 if owns(s, player, FOLDING_HOLD) else 0
    hidden += 1 if owns(s, player, STASIS_LOCKER) else 0
    return cargo - in_cargo, hidden - in_hidden


# --- each in one place ------------------------------------------------------------------------------


def museum_flaw(s: Earth, box: MuseumBox, values: list[int]) -> str:
    """Whatever is wrong with the pieces of the expansion, or "" (MU-EDGE-137)."""
    parts = parts_of(s)
    wanted = {"mysteries": "M6", "museum": "M7", "popups": "M8"}
    modules = s.rules.options["modules"]
    assert isinstance(modules, list)
    for key, module in wanted.items():
        if (key in parts) != (module in modules):
            return f"{module} is in play, or {key!r} there, but not both"
    for ability in s.command:
        key = s.rules.abilities[ability].key
        if (key in box.new_abilities and "mysteries" not in parts) or (
            key in box.museum_abilities and "museum" not in parts
        ):
            return f"{key} is not in this game (MU-MYSTSETUP-04)"
    if len(set(s.command)) < len(s.command):
        return f"a command card is there twice: {s.command}"
    found = ""
    if "staff" in parts:
        found = staff_flaw(s, parts["staff"], box)
    if not found and "mysteries" in parts:
        found = mysteries_flaw(s, parts["mysteries"], box) or re_flaw(s, parts["mysteries"], box, "museum" in parts)
    if not found and "museum" in parts:
        found = board_flaw(s, parts["museum"], box, values)
    if not found and "popups" in parts:
        found = popup_flaw(parts["popups"], box)
    return found


def staff_flaw(s: Earth, staff: Any, box: MuseumBox) -> str:
    """Researchers, brokers, and guards that may not leave (MU-GUARD, MU-RESEARCH, MU-BROKER)."""
    posted = [bits.bit_count() for bits in staff.posted]
    if min(staff.researchers) < 0 or sum(staff.researchers) + sum(posted) > box.researchers:
        return f"{staff.researchers} researchers on boards, {posted} in galleries; there are {box.researchers}"
    if any(posted) and not s.over:
        return f"researchers stand in galleries before the end: {posted} (MU-RESEARCH-02)"
    for player in range(s.n_players):
        if staff.posted[player] & s.guards[player]:
            return f"player {player} has a guard and a researcher in one space"
        if staff.brokers[player] >> len(COLOURS):
            return f"player {player} has a broker of no colour (MU-BROKER-04)"
        for colour in of_bits(s.rewarded[player]):
            if (s.guards[player] >> (4 * colour)) & COLUMN != COLUMN:
                return f"player {player} has lost a guard of the complete column {COLOURS[colour]} (MU-GUARD-01)"
    return ""


def mysteries_flaw(s: Earth, mysteries: Any, box: MuseumBox) -> str:
    """Mysterious artefacts by colour; as many are out of the game as custodians (MU-COMP-08 to -10)."""
    places = (mysteries.piles, mysteries.sites, mysteries.ship, mysteries.cargo, mysteries.hidden)
    if min(chain(*places, mysteries.gone)) < 0:
        return f"less than no mysterious artefact somewhere: {places}"
    k = len(COLOURS)
    out = 0
    for colour, copies in enumerate(box.mysteries):
        there = sum(sum(place[colour::k]) for place in places)
        if there > copies:
            return f"mysterious artefacts: {COLOURS[colour]} {there} of {copies}"
        out += copies - there
    if out != sum(mysteries.gone):
        return f"{out} mysterious artefacts left the game, {mysteries.gone} custodians did (MU-OFFLOAD-03)"
    for player in range(s.n_seats):
        if held(mysteries, player)[1] and not owns(s, player, STASIS_LOCKER):
            return f"player {player} has a mysterious artefact in the hidden hold (MU-RECARD-04)"
    return ""


def re_flaw(s: Earth, mysteries: Any, box: MuseumBox, with_museum: bool) -> str:
    """Reverse engineering cards: each in one place, and only those of this game (MU-RECARD-25, MU-MYSTSETUP-06)."""
    bits = (mysteries.deck, mysteries.discarded, *mysteries.cards)
    found = Counter(chain(*map(of_bits, bits), mysteries.bottom, mysteries.drawn))
    wanted = Counter(card for card, icon in enumerate(box.re_museum) if with_museum or not icon)
    if found != wanted:
        wrong = [f"{RE_CARDS[card]} {found[card]} of {wanted[card]}" for card in found | wanted]
        return f"reverse engineering cards: {', '.join(word for word in wrong if not word.endswith(' 1 of 1'))}"
    if len(mysteries.bottom) != len(mysteries.bottom_known) or len(mysteries.drawn) != len(mysteries.drawn_known):
        return "it is not said of each reverse engineering card who knows it"
    if s.n_players == s.n_seats and mysteries.discarded:
        return "nobody but Zu throws reverse engineering cards away (MU-ZUMYST-R6)"
    for seat in of_bits(mysteries.brushed):
        if not owns(s, seat, MIND_BRUSH):
            return f"seat {seat} has used the Mind Brush without it (MU-RECARD-16)"
    return ""


def board_flaw(s: Earth, museum: Any, box: MuseumBox, values: list[int]) -> str:
    """The museum: tiles where there should be some, artefacts that may lie there, curators in a row (MU-BOARD)."""
    laid = [asks for asks in museum.asks if asks != NOTHING]
    if not laid and not s.over and s.agenda[0].step == s.table.step_id("set_up"):
        return ""
    players = s.n_players
    for space, (asks, kind, guide) in enumerate(zip(museum.asks, museum.artefacts, museum.guides)):
        if (asks != NOTHING) != (box.from_players[space] <= players):
            return f"space {space} of the museum has a tile, or should have one (MU-BOARD-04)"
        if (kind == NOTHING) != (guide == NOTHING) or (kind != NOTHING and asks == NOTHING):
            return f"space {space} of the museum: tile {asks}, artefact {kind}, guide {guide} (MU-GUIDE-01)"
        if kind != NOTHING:
            fits = values[kind] >= LEAST[asks] if asks in LEAST else kind % SYMBOLS == asks
            if kind >= BOX:  # MU-PRETTY-05
                continue
            if not fits and (asks in LEAST or not owns(s, guide, FORGED_PROVENANCE)):
                return f"{TYPES[kind]} lies on a tile that asks for {EXHIBITION_TILES[asks]} (MU-TILE-03, -04)"
    counts = sorted(laid.count(symbol) for symbol in range(SYMBOLS))
    wanted = {2: [3, 3, 3, 3], 3: [3, 4, 4, 4], 4: [4, 4, 4, 4]}[players]
    worth = [laid.count(asks) for asks in LEAST]
    if counts != wanted or worth != ([1, 1] if players == 4 else [0, 0]):
        return f"not the exhibition tiles for {players} players: {laid} (MU-MUSETUP-03 to -05)"
    if box.enter_below and s.rules.readings["MU-CURATOR-R1"] == "all-move":
        return ""  # a free space moves along with the others
    queue = museum.curators if box.enter_below else museum.curators[::-1]
    if NOTHING in queue and any(colour != NOTHING for colour in queue[queue.index(NOTHING) :]):
        return f"there is a gap between curators: {museum.curators} (MU-CURATOR-R1)"
    return ""


def popup_flaw(popups: Any, box: MuseumBox) -> str:
    """Pop-up markets: each card in one place, a tile on every special supply card on the board (MU-SUPPLY-01)."""
    if popups.board & popups.used or (popups.board | popups.used) >> len(POPUPS):
        return f"pop-up cards are not in one place each: {popups.board:b}, {popups.used:b} (MU-POPUP-R2)"
    for card, colour in enumerate(box.popup_colour):
        tile = popups.tiles[card]
        stocked = bool((popups.board >> card) & 1) and colour != NOTHING
        if (tile != NOTHING) != stocked or (stocked and tile // len(GLYPHS) != colour):
            return f"{POPUPS[card]} has a tile {tile} (MU-SUPPLY-01, -R1)"
    return ""


# --- what it pays in the end ------------------------------------------------------------------------


def end_credits(s: Earth, box: MuseumBox, payout: list[int], player: int) -> dict[str, int]:
    """What the expansion pays when the game is over, by line of the score sheet (MU-END-02 to -04)."""
    parts = parts_of(s)
    found: dict[str, int] = {}
    if "staff" in parts:
        ranks = [sum(other < mine for other in s.buyers[:5]) for mine in s.buyers[:5]]
        found["brokers"] = sum(payout[ranks[colour]] for colour in of_bits(parts["staff"].brokers[player]))
    if "mysteries" in parts:
        found["re-values"] = sum(box.re_values[card] for card in of_bits(parts["mysteries"].cards[player]))
    if "museum" in parts:
        n = parts["museum"].guides.count(player)
        found["tour-guides"] = (n + 1 if n and owns(s, player, AUDIO_GUIDE) else n) ** 2
    return found


def gallery(s: Earth, player: int) -> int:
    """The spaces of a gallery that count, as bits: guards, and in the end researchers (MU-RESEARCH-04, -05)."""
    parts = parts_of(s)
    return s.guards[player] | (parts["staff"].posted[player] if "staff" in parts else 0)


def researchers_flaw(s: Earth, rows: list[list[int]], columns: list[list[int]]) -> str:
    """In the end researchers stand in as many empty spaces as they can, where they pay most (MU-RESEARCH-R3, -R4)."""
    parts = parts_of(s)
    if not s.over or "staff" not in parts:
        return ""
    for seat in range(s.n_seats):
        staff = parts["staff"]
        flaw = placing_flaw(s.guards[seat], staff.posted[seat], staff.researchers[seat], rows, columns)
        if flaw:
            return f"seat {seat}: {flaw} (MU-RESEARCH-R4)"
    return ""


def placing_flaw(guards: int, posted: int, left: int, rows: list[list[int]], columns: list[list[int]]) -> str:
    """Whether cubes put into a gallery in the end could bring more elsewhere; `left` were not put anywhere."""
    empty = [kind for kind in range(len(TYPES)) if not (guards >> kind) & 1]
    n = posted.bit_count()
    if left and n < len(empty):
        return f"{left} are left, and there is room for them"
    if n and comb(len(empty), n) <= MANY_PLACINGS:
        best = max(worth(guards | sum(1 << kind for kind in kinds), rows, columns) for kinds in combinations(empty, n))
        if worth(guards | posted, rows, columns) != best:
            return f"cubes in {posted:b} bring {worth(guards | posted, rows, columns)}, but could bring {best}"
    return ""


def worth(spaces: int, rows: list[list[int]], columns: list[list[int]]) -> int:
    """What a gallery with something in these spaces pays."""
    pays = sum(columns[colour][((spaces >> (4 * colour)) & COLUMN).bit_count()] for colour in range(len(COLOURS)))
    for glyph in range(len(GLYPHS)):
        pays += rows[glyph][sum((spaces >> (4 * colour + glyph)) & 1 for colour in range(len(COLOURS)))]
    return pays
