"""Reading a position from plain data: every field is checked, and what is wrong is said with its place.

What is left out has the value it has on an empty table, so a puzzle is short. Cards that a made-up position does not
use are named in "aside"; `"aside": "rest"` means all that are nowhere else.
"""

from __future__ import annotations

from typing import Final

from digsite.games.archaeology.codes import CODES, SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.kinds import (
    CARD_NAMES,
    HAND,
    MAP,
    MAX_TRADES,
    N_KINDS,
    SANDSTORM,
    THIEF,
)
from digsite.games.archaeology.knowledge import FIELD, pack, unpack
from digsite.games.archaeology.position import FORMAT
from digsite.games.archaeology.rules import (
    ACT,
    CHOOSE_VICTIM,
    DIG,
    GIVE_CARDS,
    SCATTER,
    SHELTER,
    TAKE_CARDS,
    TURN,
    DigRules,
)
from digsite.games.archaeology.state import Dig
from digsite.games.archaeology.steps.trade import worth
from digsite.games.archaeology.steps.turn import holders
from digsite.kernel.errors import BadInput, BadPosition
from digsite.kernel.game import Game
from digsite.kernel.rng import Rng
from digsite.kernel.values import is_int, shown

HEADER: Final = ["digsite_position", "game", "rules_version", "components", "seats", "options"]
FIELDS: Final = [
    "rng", "agenda", "hands", "market", "dig_site", "chambers", "pile", "sold", "tents", "thieves_out", "storms_out",
    "maps_spent", "first", "turn", "late", "forced", "acted", "explored", "has_sold", "looked", "trades", "past",
    "withdrawn", "passes", "stall", "dry", "give", "take", "drawn", "known", "plain", "intact", "announced", "seen_by",
    "turned", "aside",
]  # fmt: skip


class Reader:
    """Getters for the fields of a position; each says where it found something wrong."""

    def __init__(self, data: dict[str, object], n_seats: int) -> None:
        self.data: Final = data
        self.n_seats: Final = n_seats

    def has(self, field: str) -> bool:
        """Whether the field was given."""
        return field in self.data

    def whole(self, field: str, default: int, most: int) -> int:
        """A whole number from 0 to `most`."""
        if field not in self.data:
            return default
        return whole(self.data[field], field, most)

    def flag(self, field: str) -> bool:
        """True or False; False if it was left out."""
        value = self.data.get(field, False)
        if not isinstance(value, bool):
            raise wrong(field, f"{shown(value)} is neither true nor false")
        return value

    def list_of(self, field: str, n: int) -> list[object]:
        """A list of exactly n things."""
        value = self.data[field]
        if not isinstance(value, list) or len(value) != n:
            raise wrong(field, f"must be a list of {n}")
        return value

    def seats(self, field: str) -> int:
        """A list of seats, as bits."""
        return seat_bits(self.data.get(field, []), field, self.n_seats)


def wrong(where: str, why: str) -> BadPosition:
    """An error about a place in the position."""
    return BadPosition(f"position.{where}: {why}")


def whole(value: object, where: str, most: int) -> int:
    """A whole number from 0 to `most`."""
    if not is_int(value) or not 0 <= value <= most:
        raise wrong(where, f"{shown(value)} is not a whole number from 0 to {most}")
    return value


def seat_bits(value: object, where: str, n_seats: int) -> int:
    """A list of different seats, as bits."""
    if not isinstance(value, list):
        raise wrong(where, f"{shown(value)} is not a list of seats")
    bits = 0
    for item in value:
        bit = 1 << whole(item, where, n_seats - 1)
        if bits & bit:
            raise wrong(where, f"seat {item} is named twice")
        bits |= bit
    return bits


def read_counts(value: object, where: str, n_kinds: int = N_KINDS) -> list[int]:
    """Counts by name, as a list."""
    if not isinstance(value, dict):
        raise wrong(where, f"{shown(value)} is not a mapping of cards to numbers")
    found = [0] * n_kinds
    names = CARD_NAMES[:n_kinds]
    for name in value:
        if name not in names:
            raise wrong(where, f"{shown(name)} is no card that can lie here; cards: {', '.join(names)}")
        found[names.index(name)] = whole(value[name], f"{where}.{name}", 99)
    return found


def read_cards(value: object, where: str, n_kinds: int) -> list[int]:
    """A deck by name, top card first, as a list with the top card last."""
    if not isinstance(value, list):
        raise wrong(where, f"{shown(value)} is not a list of cards")
    deck: list[int] = []
    names = CARD_NAMES[:n_kinds]
    for i, name in enumerate(value):
        if name not in names:
            raise wrong(f"{where}[{i}]", f"{shown(name)} is no card that can lie here; cards: {', '.join(names)}")
        deck.append(names.index(name))
    deck.reverse()
    return deck


def read_header(game: Game, data: object) -> tuple[dict[str, object], int, dict[str, object]]:
    """The mapping itself, its seats and its options, once what it says about itself is right."""
    if not isinstance(data, dict):
        raise BadPosition("position: not a mapping; a position is what to_json gives")
    for name in data:
        if name not in HEADER and name not in FIELDS:
            raise wrong(name if isinstance(name, str) else shown(name), "is no field of a position")
    form = data.get("digsite_position", FORMAT)
    if not is_int(form) or form != FORMAT:
        raise wrong("digsite_position", f"form {shown(form)} cannot be read; this is form {FORMAT}")
    if data.get("game", game.key) != game.key:
        raise wrong("game", f"{shown(data['game'])} is not {game.key!r}")
    version = data.get("rules_version", game.rules_version)
    if not game.plays_version(version):
        raise wrong("rules_version", f"{shown(version)}; this Digsite plays {game.versions_played()}")
    assert isinstance(version, int)
    seats = data.get("seats")
    try:
        options = game.check_options(seats, game.from_version(version, seats, data.get("options")))
    except BadInput as problem:
        raise BadPosition(f"position: {problem}") from problem
    if options["monument"] == "random":
        raise wrong("options", "monument must be named; in a position nothing is left to draw")
    assert isinstance(seats, int)
    return data, seats, options


def read_position(game: Game, rules: DigRules, data: dict[str, object]) -> Dig:
    """The state that the data describes."""
    n = rules.n_seats
    r = Reader(data, n)
    if data.get("components", rules.pack.digest) != rules.pack.digest:
        raise wrong("components", f"{shown(data['components'])}; the pack in use is {rules.pack.digest!r}")
    s = Dig(game, rules, Rng(0))
    if r.has("rng"):
        s.rng = Rng.of([whole(x, "rng", 2**32 - 1) for x in r.list_of("rng", 4)])
    read_table(s, r)
    read_turn(s, r)
    read_knowledge(s, r)
    read_aside(s, r)
    read_agenda(s, r)
    check_state(s)
    s.settle()
    return s


def check_state(s: Dig) -> None:
    """Whatever its fields say one by one: together they must make a position from which play can go on."""
    check_cards(s)
    check_knowledge(s)
    check_turn(s)
    check_agenda(s)
    check_passes(s)


def read_table(s: Dig, r: Reader) -> None:
    """Where the cards lie."""
    n = s.n_seats
    if r.has("hands"):
        s.hands = [read_counts(x, f"hands[{i}]") for i, x in enumerate(r.list_of("hands", n))]
        s.sizes = [sum(hand) for hand in s.hands]
    s.market = read_counts(r.data.get("market", {}), "market")
    s.dig_site = read_cards(r.data.get("dig_site", []), "dig_site", N_KINDS + 2)
    if r.has("chambers"):
        piles = r.list_of("chambers", len(s.chambers))
        s.chambers = [read_counts(x, f"chambers[{i}]") for i, x in enumerate(piles)]
        s.chamber_sizes = [sum(chamber) for chamber in s.chambers]
    s.pile = read_cards(r.data.get("pile", []), "pile", N_KINDS)
    if MAP in s.pile:
        raise wrong("pile", "the pile never holds a Map (AR-SETUP-23)")
    if len(s.pile) > s.rules.pile:
        raise wrong("pile", f"{len(s.pile)} cards; this monument has {s.rules.pile} at most")
    if r.has("sold"):
        for seat, sets in enumerate(r.list_of("sold", n)):
            if not isinstance(sets, list):
                raise wrong(f"sold[{seat}]", f"{shown(sets)} is not a list of sets")
            for i, said in enumerate(sets):
                read_sale(s, seat, said, f"sold[{seat}][{i}]")
    if r.has("tents"):
        s.tents = [whole(x, f"tents[{i}]", s.rules.tent_uses) for i, x in enumerate(r.list_of("tents", n))]
    s.thieves_out = r.whole("thieves_out", 0, s.rules.n_thieves)
    s.storms_out = r.whole("storms_out", 0, s.rules.n_sandstorms)
    s.maps_spent = r.whole("maps_spent", 0, s.rules.copies[MAP])


def read_sale(s: Dig, seat: int, said: object, where: str) -> None:
    """A sold set, "coin 3"."""
    try:
        code = CODES.parse(f"sell {said}") if isinstance(said, str) else -1
    except BadInput:
        code = -1
    if code < SELL:
        raise wrong(where, f"{shown(said)} is no set; write a treasure and a number, such as 'coin 3'")
    kind = SALE_KIND[code - SELL]
    size = SALE_SIZE[code - SELL]
    if size > len(s.rules.prices[kind]):
        raise wrong(where, f"{shown(said)} is larger than the largest set, {len(s.rules.prices[kind])} (AR-SELL-06)")
    s.sold[seat].append(code)
    s.money[seat] += s.rules.prices[kind][size - 1]
    s.cards_sold[seat] += size


def read_turn(s: Dig, r: Reader) -> None:
    """Whose turn it is and what has happened in it."""
    n = s.n_seats
    s.first = r.whole("first", 0, n - 1)
    s.turn = r.whole("turn", 0, n - 1)
    s.late = r.flag("late")
    s.forced = r.flag("forced")
    s.acted = r.flag("acted")
    s.explored = r.flag("explored")
    s.has_sold = r.flag("has_sold")
    s.looked = r.flag("looked")
    s.trades = r.whole("trades", 0, s.rules.run.most)
    s.past = read_past(r.data.get("past", []))
    s.withdrawn = r.whole("withdrawn", 0, MAX_TRADES)
    s.passes = r.whole("passes", 0, 2 * n)
    s.stall = r.whole("stall", 0, 2 * n)
    s.dry = r.seats("dry")
    s.give = read_counts(r.data.get("give", {}), "give")
    s.take = read_counts(r.data.get("take", {}), "take")
    s.n_give = sum(s.give)
    s.n_take = sum(s.take)
    s.give_value = worth(s, s.give)
    s.take_value = worth(s, s.take)
    s.drawn = read_counts(r.data.get("drawn", {}), "drawn")


def read_past(value: object) -> list[list[int]]:
    """Hands held before, as differences from the present one by name."""
    if not isinstance(value, list):
        raise wrong("past", f"{shown(value)} is not a list of differences")
    return [read_difference(item, f"past[{i}]") for i, item in enumerate(value)]


def read_difference(value: object, where: str) -> list[int]:
    """By how many cards of each kind, by name, one hand differs from another, as a list."""
    if not isinstance(value, dict):
        raise wrong(where, f"{shown(value)} is not a mapping of cards to numbers")
    found = [0] * N_KINDS
    names = CARD_NAMES[:N_KINDS]
    for name, n in value.items():
        if name not in names:
            raise wrong(where, f"{shown(name)} is no card that can lie here; cards: {', '.join(names)}")
        if not is_int(n) or not -FIELD <= n <= FIELD:
            raise wrong(f"{where}.{name}", f"{shown(n)} is not a whole number from {-FIELD} to {FIELD}")
        found[names.index(name)] = n
    return found


def check_turn(s: Dig) -> None:
    """What has happened in a turn goes together."""
    if s.late and s.dig_site:
        raise wrong("late", "true, but the dig site has cards")
    if s.forced and not s.late:
        raise wrong("forced", "true, but a sale is forced only with an empty dig site (AR-END-06)")
    if (s.explored or s.has_sold or s.trades > 0) and not s.acted:
        raise wrong("acted", "false, but something was traded, explored or sold this turn")
    if s.acted and s.rules.duty.sale_first(s.must_sell):
        raise wrong("acted", "true, but a forced sale comes before anything else (AR-END-R10)")
    if flaw := s.rules.run.flaw(s):
        raise wrong("past", flaw)


def read_knowledge(s: Dig, r: Reader) -> None:
    """Who knows what."""
    n = s.n_seats
    if r.has("known"):
        for observer, rows in enumerate(r.list_of("known", n + 1)):
            if not isinstance(rows, list) or len(rows) != n:
                raise wrong(f"known[{observer}]", f"must be a list of {n}")
            for holder, row in enumerate(rows):
                found = read_counts(row, f"known[{observer}][{holder}]")
                if max(found) > FIELD:
                    raise wrong(f"known[{observer}][{holder}]", f"no hand holds more than {FIELD} of a kind")
                s.known[observer * n + holder] = pack(found)
    if r.has("plain"):
        for observer, rows in enumerate(r.list_of("plain", n + 1)):
            if not isinstance(rows, list) or len(rows) != n:
                raise wrong(f"plain[{observer}]", f"must be a list of {n}")
            for holder, least in enumerate(rows):
                s.plain[observer * n + holder] = whole(least, f"plain[{observer}][{holder}]", 99)
    s.intact = r.seats("intact")
    if r.data.get("announced", []) != []:
        s.announced = [whole(x, f"announced[{i}]", 5 * HAND) for i, x in enumerate(r.list_of("announced", n))]
    if r.has("seen_by"):
        lists = r.list_of("seen_by", len(s.chambers))
        s.seen_by = [seat_bits(x, f"seen_by[{i}]", n) for i, x in enumerate(lists)]
    if r.has("turned"):
        lists = r.list_of("turned", len(s.chambers))
        s.turned = [read_counts(x, f"turned[{i}]") for i, x in enumerate(lists)]


def read_aside(s: Dig, r: Reader) -> None:
    """The cards that a made-up position does not use."""
    if r.data.get("aside") == "rest":
        placed = placed_cards(s)
        wanted = wanted_cards(s)
        s.aside = [max(wanted[card] - placed[card], 0) for card in range(N_KINDS + 2)]
    else:
        s.aside = read_counts(r.data.get("aside", {}), "aside", N_KINDS + 2)


def wanted_cards(s: Dig) -> list[int]:
    """How many of each card are in this game."""
    return [*s.rules.copies, s.rules.n_thieves, s.rules.n_sandstorms]


def placed_cards(s: Dig) -> list[int]:
    """How many of each card lie somewhere; those that were left aside are not counted."""
    placed = [0] * (N_KINDS + 2)
    piles = [*s.hands, *s.chambers, s.market, s.drawn]
    for pile in piles:
        for kind in range(N_KINDS):
            placed[kind] += pile[kind]
    for card in [*s.dig_site, *s.pile]:
        placed[card] += 1
    for sets in s.sold:
        for code in sets:
            placed[SALE_KIND[code - SELL]] += SALE_SIZE[code - SELL]
    placed[MAP] += s.maps_spent
    placed[THIEF] += s.thieves_out
    placed[SANDSTORM] += s.storms_out
    return placed


def check_cards(s: Dig) -> None:
    """Every card of the game lies in exactly one place (AR-EDGE-61)."""
    placed = placed_cards(s)
    wanted = wanted_cards(s)
    for card in range(N_KINDS + 2):
        total = placed[card] + s.aside[card]
        if total != wanted[card]:
            name = CARD_NAMES[card]
            raise BadPosition(
                f"position: {total} of {shown(name)} in all, but {wanted[card]} are in this game (AR-COMP-03)"
            )
    for i, chamber in enumerate(s.chambers):
        if chamber[MAP] > 0:
            raise wrong(f"chambers[{i}].map", "a chamber never holds a Map (AR-SETUP-23)")


def check_knowledge(s: Dig) -> None:
    """Nobody is certain of what is not so."""
    n = s.n_seats
    for holder in range(n):
        checked = checked_plain = -1
        for observer in range(n + 1):
            packed = s.known[observer * n + holder]
            plain = s.plain[observer * n + holder]
            if observer == holder:
                if packed != 0 or plain != 0:
                    field = "known" if packed != 0 else "plain"
                    raise wrong(f"{field}[{observer}][{holder}]", "one's own hand is known anyway; leave it empty")
            elif packed != checked or plain != checked_plain:  # most observers know the same
                checked = packed
                checked_plain = plain
                check_certain(s, observer, holder)
    for seat in range(n):
        if (s.intact >> seat) & 1 and s.plain[n * n + seat] < HAND:
            raise wrong(
                "intact", f"seat {seat} cannot hold all {HAND} starting cards with plain[{n}][{seat}] below that"
            )
    for chamber in range(len(s.chambers)):
        for kind in range(N_KINDS):
            if s.turned[chamber][kind] > s.chambers[chamber][kind]:
                raise wrong(f"turned[{chamber}]", f"more of {CARD_NAMES[kind]!r} than the chamber holds")
            if s.turned[chamber][kind] > 0 and not s.rules.monument.puts_back:
                raise wrong(f"turned[{chamber}]", "at this monument no card goes back into a chamber in the open")
    if s.announced and s.rules.options["beginners_luck"] is not True:
        raise wrong("announced", "nobody announces anything without Beginner's Luck (AR-LUCK-01)")


def check_certain(s: Dig, observer: int, holder: int) -> None:
    """What an observer is certain of in another hand is there, and leaves what else must be in it."""
    hand = s.hands[holder]
    row = unpack(s.known[observer * s.n_seats + holder])
    plain = 0
    for kind in range(N_KINDS):
        if row[kind] > hand[kind]:
            raise wrong(
                f"known[{observer}][{holder}]", f"{row[kind]} of {CARD_NAMES[kind]!r}, but the hand holds fewer"
            )
        if kind != MAP:
            plain += hand[kind] - row[kind]
    if s.plain[observer * s.n_seats + holder] > plain:
        raise wrong(
            f"plain[{observer}][{holder}]",
            f"more than the hand has, beside known[{observer}][{holder}], cards that are no Maps",
        )
    if s.announced and (s.intact >> holder) & 1:
        unseen = [0 if kind == MAP else hand[kind] - row[kind] for kind in range(N_KINDS)]
        if not can_make(s, unseen, s.announced[holder]):
            total = s.announced[holder]
            raise wrong(
                f"known[{observer}][{holder}]", f"leaves no four cards worth the announced {total} (AR-LUCK-01)"
            )


def can_make(s: Dig, cards: list[int], total: int) -> bool:
    """Whether four of these cards are worth that much together."""
    totals = [1, 0, 0, 0, 0]  # totals[n]: what n of the cards can be worth, as bits
    for kind in range(N_KINDS):
        value = s.rules.trade_value[kind]
        for _ in range(min(cards[kind], HAND)):
            for n in range(HAND, 0, -1):
                totals[n] |= totals[n - 1] << value
    return bool((totals[HAND] >> total) & 1)


def read_agenda(s: Dig, r: Reader) -> None:
    """What is pending; by default the actions of whoever's turn it is."""
    default: list[object] = [] if s.rules.ending.reached(s) else [["act", s.turn, 0, 0]]
    try:
        s.read_frames(r.data.get("agenda", default))
    except BadInput as problem:
        raise BadPosition(f"position.{problem}") from problem


def check_agenda(s: Dig) -> None:
    """What is pending can be pending now."""
    spent = s.rules.ending.reached(s)
    keys = [f.step for f in s.agenda]
    if not keys:
        if not spent:
            raise wrong("agenda", "empty, but the game is not over: there are cards to dig or to sell (AR-END-07)")
    elif spent and (TURN in keys or ACT in keys):
        raise wrong("agenda", "a turn goes on, but no card is left to dig or to sell: the game is over (AR-END-07)")
    else:
        check_shape(s, keys)
    for i, f in enumerate(s.agenda):
        if f.seat != s.turn and f.step not in (SHELTER, SCATTER):
            raise wrong(f"agenda[{i}]", f"seat {f.seat} is asked, but it is the turn of seat {s.turn}")
        flaw = s.table.steps[f.step].flaw(s, f)
        if flaw:
            raise wrong(f"agenda[{i}]", flaw)
    trading = bool(keys) and keys[-1] in (GIVE_CARDS, TAKE_CARDS)
    if not trading and s.n_give + s.n_take > 0:
        raise wrong("give", "cards are picked, but no trade is being made")
    if sum(s.drawn) > 0 and not (keys and keys[-1] > TAKE_CARDS):
        raise wrong("drawn", "cards are turned up, but nobody is exploring")
    if s.past and ACT not in keys:
        raise wrong("past", "hands were held before in a row of trades, but none is going on (AR-TRADE-R5)")
    if s.late and (DIG in keys or CHOOSE_VICTIM in keys):
        raise wrong("late", "true, but a turn that begins with an empty dig site holds no dig (AR-END-01)")


def check_passes(s: Dig) -> None:
    """Passes and turns without progress force a sale in time (AR-END-05, AR-END-R5): no count runs away."""
    n = s.n_seats
    begins = bool(s.agenda) and s.agenda[-1].step == TURN  # then all else is about the turn before
    if (s.passes > 0 or s.stall > 0) and (len(s.dig_site) > 0 if begins else not s.late):
        raise wrong("passes", "only turns that begin with an empty dig site are counted (AR-END-R4)")
    if begins:
        for skipped in range(1, s.passes - n + 1):  # after a round of passes only those without cards (AR-END-R3)
            if skipped >= n or s.sizes[(s.agenda[-1].seat - skipped) % n] > 0:
                raise wrong("passes", f"{s.passes} before a turn; after {n} a sale is forced (AR-END-05)")
    elif s.forced:
        if s.sizes[s.turn] == 0 and not s.explored and not s.has_sold:
            raise wrong("forced", "true, but whoever must sell had cards to sell (AR-END-06)")
    elif s.late:
        if s.passes >= n:
            raise wrong("passes", f"after {n} a sale is forced, but none is (AR-END-05)")
        if s.rules.passing.forces(s, holders(s)) and not s.explored and not s.has_sold:
            raise wrong("stall", f"after {s.stall} a sale is forced, but none is (AR-END-R5)")


def check_shape(s: Dig, steps: list[int]) -> None:
    """Which questions and deeds can be pending together."""
    top = steps[-1]
    if top in (GIVE_CARDS, TAKE_CARDS):
        good = steps[:-1] == [ACT]
    elif top > TAKE_CARDS:  # a monument's step: an exploration, or something between two actions
        good = steps[:-1] in ([], [ACT])
    elif top in (SHELTER, SCATTER):
        losses = sum(1 for step in steps if step == SCATTER)
        tents = sum(1 for step in steps if step == SHELTER)
        seats = [f.seat for f in s.agenda]
        good = (
            steps == [DIG] + [SCATTER] * losses + [SHELTER] * tents
            and len(set(seats[1 : 1 + losses])) == losses
            and len(set(seats[1 + losses :])) == tents
        )
    else:
        good = len(steps) == 1
    if not good:
        pending = ", ".join(s.table.steps[step].key for step in steps)
        raise wrong("agenda", f"these cannot be pending together: {pending}")
