"""A view that was handed in: every field is checked for the form that `view_of` gives it, before a world is made of it.

Whether the fields can be true together shows in the world that is drawn from them; see `Archaeology.sample`.
"""

from __future__ import annotations

from typing import Final, cast

from digsite.games.archaeology.codes import SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.kinds import HAND, MAP, MAX_TRADES, N_CARDS, N_KINDS
from digsite.games.archaeology.knowledge import FIELD
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.errors import BadPosition
from digsite.kernel.values import is_int, shown

FLAGS: Final = ["late", "forced", "acted", "explored", "has_sold", "looked"]


def check_view(rules: DigRules, view: dict[str, object]) -> None:
    """Raise BadPosition unless a world can be laid out from this view: lists of the right length, numbers in range."""
    n = rules.n_seats
    n_chambers = len(rules.chambers)
    seat = view["seat"]
    if seat is not None:
        check_number(seat, "seat", n - 1)
    if not is_int(view["rules_version"]):
        raise BadPosition(f"rules_version: {shown(view['rules_version'])} is not a whole number")
    for flag in FLAGS:
        if not isinstance(view[flag], bool):
            raise BadPosition(f"{flag}: {shown(view[flag])} is neither true nor false")
    check_number(view["first"], "first", n - 1)
    check_number(view["turn"], "turn", n - 1)
    check_number(view["trades"], "trades", rules.run.most)
    check_past(view["past"])
    check_number(view["withdrawn"], "withdrawn", MAX_TRADES)
    check_number(view["passes"], "passes", 2 * n)
    check_number(view["stall"], "stall", 2 * n)
    check_number(view["dry"], "dry", (1 << n) - 1)
    check_number(view["intact"], "intact", (1 << n) - 1)
    check_number(view["thieves_out"], "thieves_out", rules.n_thieves)
    check_number(view["storms_out"], "storms_out", rules.n_sandstorms)
    check_number(view["maps_spent"], "maps_spent", rules.copies[MAP])
    check_number(view["pile"], "pile", rules.pile)
    check_number(view["dig_site"], "dig_site", N_CARDS)
    check_numbers(view["sizes"], "sizes", n, N_CARDS)
    check_numbers(view["tents"], "tents", n, rules.tent_uses)
    check_numbers(view["plain"], "plain", n, N_CARDS)
    check_numbers(view["open_plain"], "open_plain", n, N_CARDS)
    check_numbers(view["chamber_sizes"], "chamber_sizes", n_chambers, N_CARDS)
    check_numbers(view["seen_by"], "seen_by", n_chambers, (1 << n) - 1)
    check_numbers(view["aside"], "aside", N_KINDS + 2, FIELD)
    if view["announced"] != []:
        check_numbers(view["announced"], "announced", n, 5 * HAND)
    for key in ("market", "drawn", "give", "take"):
        check_numbers(view[key], key, N_KINDS, FIELD)
    check_rows(view["turned"], "turned", n_chambers)
    check_rows(view["open"], "open", n)
    check_rows(view["known"], "known", n)
    if seat is None:
        if view["hand"] is not None:
            raise BadPosition("hand: a spectator has none")
    else:
        check_numbers(view["hand"], "hand", N_KINDS, FIELD)
    check_chambers(rules, view)
    check_sales(rules, view)
    for holder in range(n):
        if holder != seat:
            check_certain(view, holder)


def check_number(value: object, where: str, most: int) -> None:
    """Raise unless this is a whole number from 0 to `most`."""
    if not is_int(value) or not 0 <= value <= most:
        raise BadPosition(f"{where}: {shown(value)} is not a whole number from 0 to {most}")


def check_numbers(value: object, where: str, n: int, most: int) -> None:
    """Raise unless this is a list of n whole numbers from 0 to `most`."""
    if not isinstance(value, list) or len(value) != n:
        raise BadPosition(f"{where}: {shown(value)} is not a list of {n} numbers")
    for x in value:
        if not is_int(x) or x < 0 or x > most:
            raise BadPosition(f"{where}: {shown(x)} is not a whole number from 0 to {most}")


def check_rows(value: object, where: str, n: int) -> None:
    """Raise unless this is a list of n counts of cards."""
    if not isinstance(value, list) or len(value) != n:
        raise BadPosition(f"{where}: {shown(value)} is not a list of {n} counts")
    for row in value:
        check_numbers(row, where, N_KINDS, FIELD)


def check_past(value: object) -> None:
    """Raise unless this is a list of differences of hands."""
    if not isinstance(value, list):
        raise BadPosition(f"past: {shown(value)} is not a list of differences")
    for row in value:
        if not isinstance(row, list) or len(row) != N_KINDS:
            raise BadPosition(f"past: {shown(row)} is not a list of {N_KINDS} numbers")
        for x in row:
            if not is_int(x) or not -FIELD <= x <= FIELD:
                raise BadPosition(f"past: {shown(x)} is not a whole number from {-FIELD} to {FIELD}")


def check_chambers(rules: DigRules, view: dict[str, object]) -> None:
    """What lies in a chamber is hidden, or as many cards as the chamber has."""
    chambers = view["chambers"]
    if not isinstance(chambers, list) or len(chambers) != len(rules.chambers):
        raise BadPosition(f"chambers: {shown(chambers)} is not a list of {len(rules.chambers)} counts")
    sizes = cast("list[int]", view["chamber_sizes"])
    turned = cast("list[list[int]]", view["turned"])
    for i, cards in enumerate(chambers):
        if cards is None:
            if sum(turned[i]) > sizes[i]:
                raise BadPosition(f"turned[{i}]: more cards went back than the chamber has, {sizes[i]}")
        else:
            check_numbers(cards, "chambers", N_KINDS, FIELD)
            if sum(cards) != sizes[i]:
                raise BadPosition(f"chambers[{i}]: {shown(cards)}, but chamber_sizes says {sizes[i]}")


def check_sales(rules: DigRules, view: dict[str, object]) -> None:
    """Sets are codes that sell one; scores and numbers of sold cards follow from them."""
    n = rules.n_seats
    sold = view["sold"]
    if not isinstance(sold, list) or len(sold) != n:
        raise BadPosition(f"sold: {shown(sold)} is not a list of {n} lists")
    money = [0] * n
    cards = [0] * n
    for seat, sets in enumerate(sold):
        if not isinstance(sets, list):
            raise BadPosition(f"sold[{seat}]: {shown(sets)} is not a list of codes")
        for code in sets:
            if not is_int(code) or not SELL <= code < SELL + len(SALE_KIND):
                raise BadPosition(f"sold[{seat}]: {shown(code)} is no code that sells a set")
            prices = rules.prices[SALE_KIND[code - SELL]]
            size = SALE_SIZE[code - SELL]
            if size > len(prices):
                raise BadPosition(f"sold[{seat}]: {size} cards are more than the largest set, {len(prices)}")
            money[seat] += prices[size - 1]
            cards[seat] += size
    for key, wanted in (("scores", money), ("cards_sold", cards)):
        found = view[key]
        if found != wanted or not isinstance(found, list) or not all(is_int(x) for x in found):
            raise BadPosition(f"{key}: {shown(found)}, but by what is sold it is {wanted}")


def check_certain(view: dict[str, object], holder: int) -> None:
    """What everybody knows of another hand, the viewer knows too."""
    known = cast("list[list[int]]", view["known"])[holder]
    everybody = cast("list[list[int]]", view["open"])[holder]
    for kind in range(N_KINDS):
        if everybody[kind] > known[kind]:
            raise BadPosition(f"known[{holder}]: {known}, but everybody knows of {everybody}")
