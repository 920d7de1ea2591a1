"""Reading a position from plain data: every field is checked, and what is wrong is said with its place.

What is left out has the value it has on an empty table, and pieces that are named nowhere are where they come from: the
deck, the piles, the crew supplies, the buyers' tracks and the buyer deck. So a puzzle is short.

The parts of modules are read in the same way: one that is left out is as before anybody has touched it, and where that
contradicts the rest of the position (cubes that are missing then, credits for what nobody has done), it is refused.
None stands for nothing: a field has a value or is left out.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CARDS,
    CENTRES,
    COLOURS,
    ICONS,
    KEPT,
    LOCATIONS,
    N_CARD_KINDS,
    N_CENTRES,
    N_COLOURS,
    N_EXPLORERS,
    N_MARKETS,
    N_ROUNDS,
    QUEUE,
    START,
    TRAVEL_CARDS,
    TYPES,
    colour_of,
)
from digsite.games.excavation_earth.position import FORMAT
from digsite.games.excavation_earth.rules import (
    ACT,
    BLITZ,
    BUY_FIRST,
    COMMANDING,
    CROWD_PULL,
    CROWD_PUSH,
    DIG_FIRST,
    DIG_SECOND,
    DRAFT,
    FREE_MOVE,
    FREE_TILE,
    FUND,
    KEEP_CARDS,
    MARKET_BUYER,
    MARKET_TRADER,
    MARKET_WILD,
    NEXT_ROUND,
    NEXT_TURN,
    NIGHT_DIG,
    ORDERS,
    PASS_DISCARD,
    PASS_PACKS,
    PLACE_THIRD,
    PREP_STACKS,
    QUIET_BUYER,
    REASSIGN,
    REDRAW,
    ROTATE_LIFT,
    ROTATE_POST,
    SAMPLES,
    SELL_CLOSE,
    SELL_MARKETS,
    SELL_REGION,
    SELL_TILES,
    SET_UP,
    SHUTTLE,
    SMUGGLING,
    SURVEY_BUY,
    SURVEY_LAY,
    SURVEY_REPLACE,
    TRAVELLING,
    EarthRules,
)
from digsite.games.excavation_earth.state import NO_CARD, NOBODY, Earth
from digsite.games.excavation_earth.steps.command import ENVOY_DONE
from digsite.games.excavation_earth.tiles import distinct_places, free_cargo, free_hidden
from digsite.kernel.errors import BadInput, BadPosition
from digsite.kernel.game import Game
from digsite.kernel.rng import Rng
from digsite.kernel.step import Deed
from digsite.kernel.values import is_int, shown

HEADER: Final = ["digsite_position", "game", "rules_version", "components", "seats", "options"]
FIELDS: Final = [
    "rng", "agenda", "round", "turn", "actions", "order", "passed", "deck", "deck_from", "discard", "hands", "travel",
    "packs", "drawn", "picked", "played", "forecast", "marks", "tokens", "piles", "sites", "stacks", "sold", "surveyed",
    "cargo", "hidden", "buyers", "queues", "ship", "buyer_deck", "buyer_discard", "command", "explorers", "cubes",
    "guards", "rewarded", "traders", "envoys", "earned",
]  # fmt: skip

MANY: Final = 999
MUCH: Final = 10**12
"""More credits than any game can bring."""
PLAIN: Final = [
    ACT,
    NEXT_TURN,
    PREP_STACKS,
    FREE_MOVE,
    PLACE_THIRD,
    REDRAW,
    PASS_DISCARD,
    SURVEY_REPLACE,
    SURVEY_LAY,
    FREE_TILE,
]
"""Steps whose frames say nothing but whose turn it is."""
PAIRS: Final = [
    REASSIGN,
    SELL_MARKETS,
    SELL_TILES,
    SELL_CLOSE,
    COMMANDING,
    SMUGGLING,
    SHUTTLE,
    NIGHT_DIG,
    QUIET_BUYER,
    CROWD_PUSH,
    ROTATE_POST,
]
"""Steps whose frames say two things; all others say one."""
GROUND: Final = -1
TURN_ENDS: Final = [ACT, NEXT_TURN]
"""What waits at the bottom during an action: the next one, or the next player."""
BELOW: Final[dict[int, list[int]]] = {
    SET_UP: [GROUND],
    PREP_STACKS: [GROUND],
    ACT: [GROUND],
    NEXT_TURN: [GROUND],
    REDRAW: [SET_UP, REDRAW],
    PASS_PACKS: [SET_UP, PREP_STACKS],
    DRAFT: [PASS_PACKS, DRAFT],
    FREE_MOVE: [ACT],
    PLACE_THIRD: [ACT, FREE_MOVE],
    TRAVELLING: TURN_ENDS,
    DIG_FIRST: TURN_ENDS,
    DIG_SECOND: TURN_ENDS,
    SAMPLES: [*TURN_ENDS, COMMANDING, SELL_REGION],
    REASSIGN: [*TURN_ENDS, COMMANDING, SELL_REGION, SAMPLES, MARKET_WILD],
    MARKET_BUYER: TURN_ENDS,
    MARKET_WILD: [MARKET_BUYER],
    MARKET_TRADER: [MARKET_WILD],
    SELL_REGION: TURN_ENDS,
    BUY_FIRST: [SELL_REGION],
    SELL_MARKETS: TURN_ENDS,
    SELL_TILES: TURN_ENDS,
    SELL_CLOSE: TURN_ENDS,
    KEEP_CARDS: [SELL_CLOSE, COMMANDING],
    COMMANDING: TURN_ENDS,
    SMUGGLING: TURN_ENDS,
    SURVEY_REPLACE: TURN_ENDS,
    SURVEY_BUY: TURN_ENDS,
    FREE_TILE: TURN_ENDS,
    SURVEY_LAY: [SURVEY_BUY, FREE_TILE],
    PASS_DISCARD: [NEXT_TURN],
    FUND: [COMMANDING],
    ORDERS: [COMMANDING],
    SHUTTLE: [COMMANDING],
    NIGHT_DIG: [COMMANDING],
    QUIET_BUYER: [COMMANDING],
    BLITZ: [COMMANDING],
    CROWD_PULL: [COMMANDING],
    CROWD_PUSH: [COMMANDING],
    ROTATE_LIFT: [COMMANDING],
    ROTATE_POST: [COMMANDING],
}
"""What each pending question or deed of the base game may lie upon; modules add theirs to `rules.below`."""


class Reader:
    """Getters for the fields of a position; each says where it found something wrong."""

    def __init__(self, data: dict[str, object], n_seats: int, n_players: int) -> None:
        self.data: Final = data
        self.n_seats: Final = n_seats
        self.n_players: Final = n_players

    def has(self, field: str) -> bool:
        """Whether the field was given."""
        return field in self.data

    def whole(self, field: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        if field not in self.data:
            return default
        return whole(self.data[field], field, least, most)

    def list_of(self, field: str, n: int) -> list[object]:
        """A list of exactly n things (n below 0: of any number)."""
        value = self.data[field]
        if not isinstance(value, list) or (n >= 0 and len(value) != n):
            raise wrong(field, f"must be a list of {n}" if n >= 0 else f"{shown(value)} is not a list")
        return value

    def player_numbers(self, field: str, default: list[int], least: int, most: int) -> list[int]:
        """One number for each player."""
        if field not in self.data:
            return default
        return [whole(x, f"{field}[{i}]", least, most) for i, x in enumerate(self.list_of(field, self.n_players))]

    def counts(self, field: str, known: list[str]) -> list[int]:
        """Counts by name; nothing if they were left out."""
        return read_counts(self.data.get(field, {}), field, known)

    def names(self, field: str, known: list[str]) -> list[int]:
        """A list of things by name; none if it was left out."""
        return read_names(self.data.get(field, []), field, known)

    def each_names(self, field: str, n: int, known: list[str]) -> list[list[int]]:
        """A list of things by name for each of the n seats or players, sorted."""
        if field not in self.data:
            return [[] for _ in range(n)]
        return [sorted(read_names(x, f"{field}[{i}]", known)) for i, x in enumerate(self.list_of(field, n))]

    def each_bits(self, field: str, n: int, known: list[str]) -> list[int]:
        """A set of things by name for each of the n seats or players, as bits."""
        found: list[int] = []
        for i, things in enumerate(self.each_names(field, n, known)):
            bits = 0
            for thing in things:
                if (bits >> thing) & 1:
                    raise wrong(f"{field}[{i}]", f"{known[thing]!r} is named twice")
                bits |= 1 << thing
            found.append(bits)
        return found


def wrong(where: str, why: str) -> BadPosition:
    """An error about a place in the position."""
    return BadPosition(f"position.{where}: {why}")


def whole(value: object, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not is_int(value) or not least <= value <= most:
        raise wrong(where, f"{shown(value)} is not a whole number from {least} to {most}")
    return value


def read_counts(value: object, where: str, known: list[str], least: int = 0, most: int = 999) -> list[int]:
    """Counts by name, as a list."""
    if not isinstance(value, dict):
        raise wrong(where, f"{shown(value)} is not a mapping of names to numbers")
    found = [0] * len(known)
    for name in value:
        if name not in known:
            raise wrong(where, f"{shown(name)} is nothing that can be here; names: {', '.join(known)}")
        found[known.index(name)] = whole(value[name], f"{where}.{name}", least, most)
    return found


def read_names(value: object, where: str, known: list[str]) -> list[int]:
    """A list of things by name, in order."""
    if not isinstance(value, list):
        raise wrong(where, f"{shown(value)} is not a list of names")
    found: list[int] = []
    for i, name in enumerate(value):
        if not isinstance(name, str) or name not in known:
            raise wrong(f"{where}[{i}]", f"{shown(name)} is nothing that can be here; names: {', '.join(known)}")
        found.append(known.index(name))
    return found


def read_header(game: Game, data: object) -> tuple[dict[str, object], int, dict[str, object]]:
    """The mapping itself, its seats and its options, once what it says about itself is right."""
    if not isinstance(data, dict):
        raise BadPosition("position: not a mapping; a position is what to_json gives")
    for name in data:
        if not isinstance(name, str):
            raise wrong(shown(name), "is no field of a position")
    version = data.get("rules_version", game.rules_version)
    if not game.plays_version(version):
        raise wrong("rules_version", f"{shown(version)}; this Digsite plays {game.versions_played()}")
    assert isinstance(version, int)
    for field, mine in (("digsite_position", FORMAT), ("game", game.key)):
        given = data.get(field, mine)
        if type(given) is not type(mine) or given != mine:
            raise wrong(field, f"{shown(given)} cannot be read; this is {mine!r}")
    seats = data.get("seats")
    try:
        options = game.check_options(seats, game.from_version(version, seats, data.get("options")))
    except BadInput as problem:
        raise BadPosition(f"position: {problem}") from problem
    assert isinstance(seats, int)
    return data, seats, options


def read_position(game: Game, rules: EarthRules, data: dict[str, object]) -> Earth:
    """The state that the data describes."""
    r = Reader(data, rules.n_seats, rules.n_players)
    for name in data:
        if name not in HEADER and name not in FIELDS and name not in [part.key for part in rules.parts]:
            raise wrong(name[:40], "is no field of a position")
    if data.get("components", rules.pack.digest) != rules.pack.digest:
        raise wrong("components", f"{shown(data['components'])}; the pack in use is {rules.pack.digest!r}")
    s = Earth(game, rules, Rng(0))
    if r.has("rng"):
        s.rng = Rng.of([whole(x, "rng", 0, 2**32 - 1) for x in r.list_of("rng", 4)])
    read_flow(s, r)
    for part in s.parts:
        if part.key in data and data[part.key] is None:
            raise wrong(part.key, "None is not a mapping of fields; what is left out is as on an empty table")
        part.read(s, data.get(part.key))
    read_cards(s, r)
    read_tiles(s, r)
    read_buyers(s, r)
    read_crew(s, r)
    read_credits(s, r)
    read_agenda(s, r)
    check_pending(s)
    check_turn(s)
    check_abilities(s)
    check_explorers(s)
    check_credits(s)
    for part in s.parts:
        part.check(s)
    s.settle()
    return s


def read_flow(s: Earth, r: Reader) -> None:
    """Round, turn and order."""
    n = s.n_players
    s.round = r.whole("round", 1, 1, N_ROUNDS)
    s.turn = r.whole("turn", 0, 0, n - 1)
    s.actions = r.whole("actions", 0, 0, 2)
    if r.has("order"):
        s.order = [whole(x, f"order[{i}]", 0, n - 1) for i, x in enumerate(r.list_of("order", n))]
        if len(set(s.order)) != n:
            raise wrong("order", "every seat has one place on the track")
    if r.has("passed"):
        for item in r.list_of("passed", -1):
            s.passed |= 1 << whole(item, "passed", 0, n - 1)
    s.tokens = r.player_numbers("tokens", [0] * n, 0, n)
    taken = sorted([token for token in s.tokens if token > 0])
    if taken != list(range(1, len(taken) + 1)):
        raise wrong("tokens", "tokens are taken in order, each by one player (EE-PREP-23)")
    s.command = r.names("command", [ability.key for ability in s.rules.abilities])
    if any(card not in s.rules.command_deck for card in s.command):
        raise wrong("command", "a command card that is not in the game (EE-PREP-02)")
    if len(set(s.command)) != len(s.command) or len(s.command) not in (0, N_CENTRES):
        raise wrong("command", f"none, or {N_CENTRES} different command cards (EE-PREP-02)")
    if s.round > 1 and not s.command:
        raise wrong("command", "from round 2 on a command card lies at every centre (EE-PREP-03)")
    if s.round == 1 and s.command:
        raise wrong("command", "in round 1 no command card is in play (EE-PREP-05)")


def read_cards(s: Earth, r: Reader) -> None:
    """Where the action cards lie: each in exactly one place (EE-EDGE-72)."""
    n = s.n_players
    s.discard = r.counts("discard", CARDS)
    s.n_discard = sum(s.discard)
    s.hands = r.each_names("hands", s.n_seats, CARDS)
    s.travel = r.each_bits("travel", s.n_seats, TRAVEL_CARDS)
    s.packs = r.each_names("packs", s.n_seats, CARDS)
    s.drawn = sorted(r.names("drawn", CARDS))
    s.picked = sorted(r.names("picked", CARDS))
    played = r.data.get("played")
    s.played = NO_CARD if played is None else read_names([played], "played", CARDS)[0]
    s.forecast = r.names("forecast", CARDS)
    s.marks = [NOBODY] * len(s.forecast)
    if r.has("marks"):
        for i, owner in enumerate(r.list_of("marks", len(s.forecast))):
            s.marks[i] = NOBODY if owner is None else whole(owner, f"marks[{i}]", 0, n - 1)
    if len(s.forecast) not in (0, s.rules.n_forecast):
        raise wrong(
            "forecast", f"{len(s.forecast)} cards; with {n} players there are {s.rules.n_forecast} (EE-SETUP-16)"
        )
    placed = s.discard.copy()
    for cards in [*s.hands, *s.packs, s.drawn, s.forecast, [] if s.played < 0 else [s.played]]:
        for card in cards:
            placed[card] += 1
    copies = s.rules.pack.card_copies
    s.deck = rest(r, "deck", placed, copies, CARDS, "EE-COMP-13")
    s.n_deck = sum(s.deck)
    s.deck_from = r.counts("deck_from", CARDS) if r.has("deck_from") else copies.copy()
    for card in range(N_CARD_KINDS):
        if not s.deck[card] <= s.deck_from[card] <= copies[card]:
            raise wrong("deck_from", f"{CARDS[card]!r}: at least as many as the deck holds, at most {copies[card]}")


def rest(r: Reader, field: str, placed: list[int], wanted: list[int], known: list[str], rule: str) -> list[int]:
    """What lies in the place where pieces come from: as given, or all that lie nowhere else; the sum must be right."""
    found = r.counts(field, known) if r.has(field) else [max(wanted[i] - placed[i], 0) for i in range(len(known))]
    for i in range(len(known)):
        total = placed[i] + found[i]
        if total != wanted[i]:
            raise BadPosition(f"position: {total} of {known[i]!r} in all, but {wanted[i]} are in the game ({rule})")
    return found


def read_tiles(s: Earth, r: Reader) -> None:
    """Where the artefact tiles lie: 90 in all, at all times (EE-TILE-08)."""
    known = s.rules.tile_names
    s.sites = r.counts("sites", known)
    s.sold = r.counts("sold", known)
    s.surveyed = sorted(r.names("surveyed", known))
    stacks = r.data.get("stacks", {})
    if not isinstance(stacks, dict):
        raise wrong("stacks", f"{shown(stacks)} is not a mapping of colours to tiles")
    for name in stacks:
        if name not in COLOURS:
            raise wrong("stacks", f"{shown(name)} is no colour; colours: {', '.join(COLOURS)}")
        colour = COLOURS.index(name)
        s.stacks[colour] = read_names(stacks[name], f"stacks.{name}", known)
        for kind in s.stacks[colour]:
            if colour_of(kind) != colour:
                raise wrong(f"stacks.{name}", f"{known[kind]!r} is of another colour (EE-SETUP-23)")
    s.cargo = r.each_names("cargo", s.n_players, known)
    s.hidden = r.each_names("hidden", s.n_players, known)
    placed = [s.sites[kind] + s.sold[kind] for kind in range(len(known))]
    for tiles in [s.surveyed, *s.stacks, *s.cargo, *s.hidden]:
        for kind in tiles:
            placed[kind] += 1
    for part in s.parts:
        part.count_tiles(placed)
    s.piles = rest(r, "piles", placed, s.rules.pack.copies, known, "EE-TILE-08")
    for seat in range(s.n_players):
        for field, hold, free in (
            ("cargo", s.cargo[seat], free_cargo(s, seat)),
            ("hidden", s.hidden[seat], free_hidden(s, seat)),
        ):
            if free < 0:
                why = f"{len(hold)} tiles, but there is room for {len(hold) + free} (EE-HOLD-01)"
                if len(hold) + free < 0:  # a module keeps more here than the hold has spaces
                    why = f"{-free} tiles more than there is room for (EE-HOLD-01)"
                raise wrong(f"{field}[{seat}]", why)


def read_buyers(s: Earth, r: Reader) -> None:
    """Where the buyers and the buyer cards are."""
    if r.has("queues"):
        s.queues = [read_names(x, f"queues[{i}]", BUYERS) for i, x in enumerate(r.list_of("queues", N_MARKETS))]
    for market in range(N_MARKETS):
        if len(s.queues[market]) > QUEUE:
            raise wrong(f"queues[{market}]", f"a queue holds at most {QUEUE} buyers (EE-QUEUE-05)")
    s.ship = r.counts("ship", BUYERS)
    placed = s.ship.copy()
    for queue in s.queues:
        for buyer in queue:
            placed[buyer] += 1
    for part in s.parts:
        part.count_buyers(placed)
    in_game = [s.rules.track] * N_COLOURS + [s.rules.wild]
    s.buyers = rest(r, "buyers", placed, in_game, BUYERS, "EE-SETUP-26")
    s.buyer_discard = r.counts("buyer_discard", BUYERS)
    s.buyer_deck = rest(r, "buyer_deck", s.buyer_discard, s.rules.pack.buyer_copies, BUYERS, "EE-COMP-12")


def read_crew(s: Earth, r: Reader) -> None:
    """Where explorers and cubes are: 22 cubes for each player (EE-CREW-01).

    A rival may have more, of a second colour: its supply then reads less than nothing. The module that plays it says
    whether that may be.
    """
    n = s.n_players
    s.explorers = r.each_names("explorers", s.n_seats, LOCATIONS)
    s.guards = r.each_bits("guards", n, TYPES)
    s.rewarded = r.each_bits("rewarded", n, COLOURS)
    for field, known, posts in (("traders", ICONS, s.traders), ("envoys", CENTRES, s.envoys)):
        if r.has(field):
            for seat, x in enumerate(r.list_of(field, n)):
                for post, cubes in enumerate(read_counts(x, f"{field}[{seat}]", known)):
                    posts[post * n + seat] = cubes
    used: list[int] = [0] * n
    for part in s.parts:
        part.count_cubes(used)
    for seat in range(n):
        cubes = sum(1 for owner in s.marks if owner == seat) + s.guards[seat].bit_count()
        cubes += sum(s.traders[m * n + seat] for m in range(N_MARKETS))
        cubes += sum(s.envoys[z * n + seat] for z in range(N_CENTRES))
        used[seat] += cubes
    crew = s.rules.crew
    spare = [crew[seat] - used[seat] if seat >= s.n_seats else max(crew[seat] - used[seat], 0) for seat in range(n)]
    s.cubes = r.player_numbers("cubes", spare, -MANY, MANY)
    for seat in range(n):
        if s.cubes[seat] + used[seat] != crew[seat] or (seat < s.n_seats and s.cubes[seat] < 0):
            total = s.cubes[seat] + used[seat]
            raise wrong(f"cubes[{seat}]", f"{total} cubes in all, but player {seat} has {crew[seat]} (EE-CREW-01)")
    for seat in range(s.n_seats):
        for colour in range(N_COLOURS):
            if (s.guards[seat] >> (4 * colour)) & 15 == 15 and not (s.rewarded[seat] >> colour) & 1:
                raise wrong(
                    f"rewarded[{seat}]", f"the full column {COLOURS[colour]!r} has given its bonus (EE-GALLERY-15)"
                )


def read_credits(s: Earth, r: Reader) -> None:
    """What every seat's credits are made of."""
    if not r.has("earned"):
        return
    k = s.n_sources
    for seat, x in enumerate(r.list_of("earned", s.n_players)):
        found = read_counts(x, f"earned[{seat}]", s.rules.sources, -MUCH, MUCH)
        if found[START] != s.rules.start[seat]:
            raise wrong(f"earned[{seat}].start", f"{s.rules.start[seat]} credits at the start (EE-SETUP-05)")
        s.earned[seat * k : (seat + 1) * k] = found
        s.credits[seat] = sum(found)


def check_credits(s: Earth) -> None:
    """Nobody owes anything (EE-SUPPLY-07)."""
    for player in range(s.n_players):
        if s.credits[player] < 0 and not s.rules.referee.may_owe(s, player):
            raise wrong(f"earned[{player}]", "nobody has less than 0 credits (EE-SUPPLY-07)")


def read_agenda(s: Earth, r: Reader) -> None:
    """What is pending, and whether it can lie like that."""
    try:
        s.read_frames(r.data.get("agenda", [["act", s.turn, 0, 0]]))
    except BadInput as problem:
        raise BadPosition(f"position.{problem}") from problem
    if not s.agenda:
        if s.round != N_ROUNDS:
            raise wrong("agenda", "empty, but the game ends only after round 3 (EE-END-01)")
        return
    if not r.has("actions"):
        s.actions = actions_left(s)[-1]
    below = GROUND
    for i, f in enumerate(s.agenda):
        if below not in s.rules.below.get(f.step, []):
            key = s.table.steps[f.step].key
            under = "nothing" if below == GROUND else s.table.steps[below].key
            raise wrong(f"agenda[{i}]", f"{key!r} cannot be pending upon {under!r}")
        if f.seat != s.turn and f.step not in s.rules.any_seat:
            raise wrong(f"agenda[{i}]", f"seat {f.seat} is asked, but it is the turn of seat {s.turn}")
        if (s.passed >> f.seat) & 1 and f.step == ACT:
            raise wrong("passed", f"seat {f.seat} has passed and takes no turn (EE-TURN-04)")
        if (f.step in s.rules.plain and f.a != 0) or (f.step not in s.rules.pairs and f.b != 0):
            raise wrong(
                f"agenda[{i}]", f"{s.table.steps[f.step].key!r} has nothing to say by these numbers; they are 0"
            )
        flaw = s.table.steps[f.step].flaw(s, f)
        if flaw:
            raise wrong(f"agenda[{i}]", flaw)
        below = f.step
    if isinstance(s.table.innermost(s.table.steps[below].key), Deed):
        raise wrong("agenda", "somebody must be asked something")


def check_pending(s: Earth) -> None:
    """Cards and tiles on their way are there exactly while something is done with them."""
    steps = [f.step for f in s.agenda]
    if s.drawn and KEEP_CARDS not in steps:
        raise wrong("drawn", "cards are drawn, but nobody chooses among them")
    if s.picked and (not steps or steps[-1] != REDRAW):
        raise wrong("picked", "cards are picked, but nobody redraws")
    carrying = s.round < N_ROUNDS and any(
        f.step == step and low <= f.a < high for f in s.agenda for step, low, high in s.rules.carriers
    )
    if (s.played >= 0) != carrying:
        raise wrong("played", "a card is on its way into the forecast exactly while one is replaced (EE-SURVEY-06)")
    if s.surveyed and not (SURVEY_LAY in steps or SURVEY_BUY in steps or FREE_TILE in steps):
        raise wrong("surveyed", "tiles are drawn, but nobody surveys")
    if len({colour_of(kind) for kind in s.surveyed}) > 1 or len(s.surveyed) > 3:
        raise wrong("surveyed", "at most three tiles of one colour are drawn (EE-SURVEY-15, EE-FACTION-04)")
    setting_up = making_hands(s)
    if len(s.forecast) == 0 and s.round < N_ROUNDS and not setting_up:
        raise wrong("forecast", f"in rounds 1 and 2 it has {s.rules.n_forecast} cards (EE-SETUP-16, EE-PREP-18)")
    if len(s.forecast) > 0 and (s.round == N_ROUNDS or setting_up):
        raise wrong("forecast", "there is none now (EE-PREP-19)")
    redraws = [f.seat for f in s.agenda if f.step == REDRAW]
    if redraws != s.seated()[::-1][: len(redraws)]:
        raise wrong("agenda", "redraws are made one after the other in turn order (EE-SETUP-R6)")
    seats = [f.seat for f in s.agenda if f.step in (DRAFT, REDRAW)]
    if len(set(seats)) != len(seats):
        raise wrong("agenda", "a seat is asked twice")
    for seat in range(s.n_seats):
        if s.packs[seat] and DRAFT not in steps:
            raise wrong(f"packs[{seat}]", "cards are dealt, but nobody drafts")


def making_hands(s: Earth) -> bool:
    """Whether the set-up has come no further than the hands."""
    return any(f.step == SET_UP and s.rules.setup[f.a - 1].key == "hands" for f in s.agenda)


def actions_left(s: Earth) -> list[int]:
    """How many actions the player in turn can have left, by what is pending (EE-TURN-02)."""
    steps = [f.step for f in s.agenda]
    if not steps or steps[0] != ACT:
        return [0]
    if len(steps) == 1 or s.agenda[0].a != 0:
        return [1, 2]
    return [2] if FREE_MOVE in steps or PLACE_THIRD in steps else [1]


def check_turn(s: Earth) -> None:
    """Actions left, who has passed, and what follows from the round agree with what is pending."""
    steps = [f.step for f in s.agenda]
    bottom = steps[0] if steps else GROUND
    allowed = actions_left(s)
    if s.actions not in allowed:
        raise wrong("actions", f"{s.actions}, but {' or '.join(map(str, allowed))} can be left now (EE-TURN-02)")
    drafting = DRAFT in steps
    if (drafting or SET_UP in steps) and (s.passed != 0 or any(s.tokens)):
        raise wrong("passed", "nobody has passed and nobody has a token between two rounds (EE-PREP-22)")
    if s.round == N_ROUNDS and any(s.tokens):
        raise wrong("tokens", "in round 3 none are taken (EE-SURVEY-22)")
    if PREP_STACKS in steps and s.round == 1:
        raise wrong("agenda", "round 1 has no preparation (EE-FLOW-03)")
    if bottom == NEXT_ROUND and (s.passed != (1 << s.n_players) - 1 or s.round == N_ROUNDS):
        raise wrong("passed", "the next round begins when all have passed (EE-TURN-05)")
    for seat in range(s.n_seats):
        passed = bool((s.passed >> seat) & 1)
        discarding = PASS_DISCARD in steps and seat == s.turn
        if discarding and not passed:
            raise wrong("passed", f"seat {seat} discards down to two without having passed (EE-PASS-03)")
        if (
            passed
            and steps
            and not discarding
            and (len(s.hands[seat]) > KEPT or (seat == s.turn and bottom not in (NEXT_TURN, NEXT_ROUND)))
        ):
            raise wrong(
                f"hands[{seat}]", f"who has passed has {KEPT} action cards at most, and no turn (EE-PASS-03, -07)"
            )


def check_abilities(s: Earth) -> None:
    """An ability runs upon the Command that recalled an envoy from the centre where its card lies (EE-CMDCARD-01)."""
    for i, f in enumerate(s.agenda):
        for ability in s.rules.abilities:
            if f.step not in ability.steps:
                continue
            card = ability.number
            command = s.agenda[i - 1]
            if s.round == 1 or not command.b & ENVOY_DONE or s.command[s.rules.pack.centre_of[command.a]] != card:
                why = f"{ability.key!r} is used only after a recall from its centre (EE-CMDCARD-01)"
                raise wrong(f"agenda[{i}]", why)
            if f.a > ability.figure(s):
                why = f"{ability.key!r} has the figure {ability.figure(s)} in round {s.round}"
                raise wrong(f"agenda[{i}]", why)


def check_explorers(s: Earth) -> None:
    """Three explorers for everybody, apart; two before the first turn, none before the set-up (EE-SETUP-38, -39)."""
    steps = [f.step for f in s.agenda]
    for seat in range(s.n_seats):
        places = s.explorers[seat]
        where = f"explorers[{seat}]"
        if making_hands(s):
            if places:
                raise wrong(where, "nobody is on the map during the set-up")
            continue
        waiting = (
            s.round == 1 and (seat != s.turn or PLACE_THIRD in steps or SET_UP in steps) and not (s.passed >> seat) & 1
        )
        if len(places) != N_EXPLORERS and not (waiting and len(places) == N_EXPLORERS - 1):
            raise wrong(where, f"{len(places)} explorers; everybody has {N_EXPLORERS} (EE-COMP-06)")
        if len(places) == N_EXPLORERS - 1 and not s.rules.opening.can_stand(s, seat, places):
            raise wrong(where, "before the first turn they stand at markets #1 and #4 (EE-SETUP-38)")
        if distinct_places(places) < len(places) and not (seat == s.turn and TRAVELLING in steps):
            raise wrong(where, "no two explorers of one player share a location (EE-TRAVEL-10)")
