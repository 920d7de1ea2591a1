"""What the checks know about Excavation Earth: where its pieces can lie, what galleries pay, and how to make a twin.

Expected counts and charts are read from the component file here, not from the engine's tables.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from digsite import BadPosition, Game, Rng, State
from digsite.games.excavation_earth.box import STANDARD, STANDARD_BOXES
from digsite.games.excavation_earth.kinds import BUYERS, CARDS, COLOURS, FACTIONS, GLYPHS, TYPES
from digsite.games.excavation_earth.museum.kinds import BOX, RE_CARDS, TILES
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from digsite.lab.inspectors import Listener
from digsite.lab.inspectors.earth_museum import (
    MuseumBox,
    end_credits,
    gained_by_zu,
    gallery,
    is_scarce,
    more_buyers,
    more_cubes,
    more_tiles,
    museum_flaw,
    parts_of,
    placing_flaw,
    researchers_flaw,
    room,
)

N_CUBES: Final = 22
SHOWN: Final = frozenset({"drew", "saw-card", "discarded", "forecast", "kept-card", "lost-card", "zu-drew"})
"""Events that show somebody a card that was hidden."""
RE_SHOWN: Final = frozenset({"saw-re", "gained-re", "re-discarded"})
"""Events that show somebody a reverse engineering card."""
ZU_SHOWN: Final = frozenset({"zu-card", "zu-threw"})
"""Events that turn over a card of Zu's."""
ZU: Final = 1
ZU_REMOVED: Final = [0, 7, 14]
"""Zu's cards out of the game in each round (ZU-INV-07)."""

Position: TypeAlias = dict[str, Any]
"""What `to_json` gives."""
Spot: TypeAlias = tuple[str, int, str]
"""A card that somebody cannot place: where it lies ("hand", "pack", "drawn", "deck", "bottom"), whose it is or which of
them, and its name."""


NEVER_BOXES: Final = frozenset({"sampled", "offloaded", "quietly-sold", "stored", "popup-stocked"})
"""What never happens to a pretty box."""


class Box:
    """The figures of one component file, read without the engine."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        tiles = {row["key"]: row for row in data["artefact"]}
        self.tiles: Final = [int(tiles[name]["copies"]) for name in TYPES]
        factions = {row["key"]: row for row in data["faction"]}
        self.cargo: Final = {name: int(factions[name]["cargo"]) for name in FACTIONS}
        self.hidden: Final = {name: int(factions[name]["hidden"]) for name in FACTIONS}
        self.rows: Final = charts(data["gallery"]["rows"], len(GLYPHS))
        self.columns: Final = charts(data["gallery"]["columns"], len(COLOURS))
        cards = {row["key"]: row["copies"] for row in data["action_card"]}
        self.cards: Final = [int(n) for colour in COLOURS for n in cards[colour]]
        self.buyer_cards: Final = [int(n) for n in data["buyer_cards"]["copies"]]
        boxes = data.get("pretty_boxes") or tomllib.loads(STANDARD_BOXES.read_text("utf-8"))["pretty_boxes"]
        between = [0] * (BOX - len(TYPES))
        self.with_boxes: Final = [*self.tiles, *between, *map(int, boxes["copies"])]
        self.values: Final = [*(9 - n for n in self.tiles), *between, *map(int, boxes["values"])]
        zu = data["zu"]
        self.zu_cards: Final = [0] * len(FACES)
        for pair in zu["pairs"]:
            one, two = sorted(pair.split(), key=COLOURS.index)
            self.zu_cards[FACES.index(f"excavate-{one}-{two}")] += 1
        for market in zu["command"]:
            self.zu_cards[FACES.index(f"command-{market}")] += 1
        for kind in ("market", "sell", "snipe", "survey"):
            self.zu_cards[FACES.index(kind)] = int(zu[kind])
        self.zu_cards[FACES.index("excavate-top")] = int(zu["top"])
        self.zu_specials: Final = int(data["museum"]["zu_cards"])
        self.zu_holds: Final = (int(zu["cargo"]), int(zu["hidden"]))
        self.payout: Final = [int(n) for n in data["popularity"]["payout"]]
        self.museum: Final = MuseumBox(data)
        self.cargo.update(self.museum.cargo)
        self.hidden.update(self.museum.hidden)


def has_boxes(s: Earth) -> bool:
    """Whether pretty boxes are in play."""
    return s.rules.options["pretty_boxes"] is True


def charts(given: list[Any], n: int) -> list[list[int]]:
    """One chart for each row or column, from one for all or one each."""
    return [list(chart) for chart in (given * n if len(given) == 1 else given)]


def kind_of(face: str) -> str:
    """The kind of one of Zu's cards; those of the museum are dealt as Command cards (MU-ZUDECK-03)."""
    return "command" if face == "special" else face.split("-", maxsplit=1)[0]


def rng_pick(rng: Rng, spots: list[tuple[int, str]]) -> tuple[int, str]:
    """One of them."""
    return spots[int(rng.below(len(spots)))]


class EarthListener:
    """Every credit is told by one event, and whoever knows a reverse engineering card was shown it (MU-ANALYSE-R5)."""

    def __init__(self, box: Callable[[Earth], Box]) -> None:
        self._box: Final = box
        self._credits: list[int] = []
        """What each player has, by what was told."""
        self._seen: Final = [0] * len(RE_CARDS)
        """The seats that were shown each reverse engineering card, as bits."""
        self._posted: int = 0
        """Where Zu put its unused cubes in the end, as bits."""

    def hear(self, state: State) -> str:
        s = cast(Earth, state)
        k = len(s.rules.sources)
        if not self._credits:
            self._credits = s.earned[s.rules.sources.index("start") :: k]
        for event in s.events:
            told = event.whole()
            if "credits" in told:
                self._credits[event.seat] += cast(int, told["credits"])
            if event.kind.name in NEVER_BOXES and cast(int, told["artefact"]) >= BOX:
                return f"{event.kind.name}: {TILES[cast(int, told['artefact'])]} (MU-PRETTY-02 to -04, MU-SUPPLY-02)"
            if event.kind.name == "saw-re":
                self._seen[cast(int, told["re"])] |= 1 << event.seat
            elif event.kind.name == "zu-posted":
                self._posted |= 1 << cast(int, told["artefact"])
        if self._credits != s.credits:
            return f"the events say {self._credits} credits, the boards {s.credits}"
        part = parts_of(s).get("mysteries")
        if part is not None:
            for cards, known in ((part.bottom, part.bottom_known), (part.drawn, part.drawn_known)):
                shown = [self._seen[card] for card in cards]
                if shown != known:
                    return f"{[RE_CARDS[card] for card in cards]} were shown to {shown}, but {known} know them"
        if s.over and s.n_players > s.n_seats and "staff" in parts_of(s):
            box = self._box(s)
            return placing_flaw(s.guards[ZU] & ~self._posted, self._posted, s.cubes[ZU], box.rows, box.columns)
        return ""


class EarthInspector:
    """The inspector of `digsite.game("excavation_earth")`. See `inspectors.Inspector`."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self._boxes: Final[dict[str, Box]] = {}

    def _box(self, s: Earth) -> Box:
        path = str(s.rules.options["components"] or STANDARD)
        box = self._boxes.get(path)
        if box is None:
            box = Box(Path(path))
            self._boxes[path] = box
        return box

    def listener(self) -> Listener:
        """Credits, and who was shown what."""
        return EarthListener(self._box)

    # --- pieces ---------------------------------------------------------------------------------

    def flaw(self, state: State) -> str:
        """EE-EDGE-72: every tile, card, buyer, buyer card, cube and explorer is in exactly one place."""
        s = cast(Earth, state)
        box = self._box(s)
        cards = [a + b for a, b in zip(s.deck, s.discard)]
        played = [] if s.played < 0 else [s.played]
        for card in chain(*s.hands, *s.packs, s.drawn, s.forecast, played):
            cards[card] += 1
        tiles = [a + b + c for a, b, c in zip(s.piles, s.sites, s.sold)]
        for kind in chain(*s.stacks, *s.cargo, *s.hidden, s.surveyed, more_tiles(s)):
            tiles[kind] += 1
        buyers = [a + b for a, b in zip(s.buyers, s.ship)]
        for buyer in chain(*s.queues, more_buyers(s)):
            buyers[buyer] += 1
        players = s.n_players
        wanted = [6 + players] * 5 + [7 if players == 4 else 6]
        buyer_cards = [a + b for a, b in zip(s.buyer_deck, s.buyer_discard)]
        for what, found, expected, names in (
            ("cards", cards, box.cards, CARDS),
            ("tiles", tiles, box.with_boxes if has_boxes(s) else box.tiles, TILES),
            ("buyers", buyers, wanted, BUYERS),
            ("buyer cards", buyer_cards, box.buyer_cards, BUYERS),
        ):
            if found != expected:
                wrong = [f"{names[i]} {found[i]} of {n}" for i, n in enumerate(expected) if found[i] != n]
                return f"{what}: {', '.join(wrong)}"
        return (
            self._crew_flaw(s, box)
            or self._small_flaw(s)
            or self._zu_flaw(s, box)
            or museum_flaw(s, box.museum, box.values)
            or researchers_flaw(s, box.rows, box.columns)
        )

    def _crew_flaw(self, s: Earth, box: Box) -> str:
        """Cubes, explorers and holds of every seat."""
        n = s.n_players
        for player in range(n):
            cubes = s.cubes[player] + s.guards[player].bit_count() + s.marks.count(player)
            cubes += sum(s.traders[player::n]) + sum(s.envoys[player::n]) + more_cubes(s, player)
            limited = player < s.n_seats or "E5" in cast("list[str]", s.rules.options["zu"]) or is_scarce(s)
            wanted = N_CUBES if player < s.n_seats or not is_scarce(s) else N_CUBES + 2 + gained_by_zu(s)
            if cubes != wanted or (limited and s.cubes[player] < 0):
                return f"player {player} has {cubes} cubes, {s.cubes[player]} of them in supply"
        for seat in range(s.n_seats):
            faction = cast("list[str]", s.rules.options["factions"])[seat]
            cargo, hidden = room(s, seat, box.cargo[faction], box.hidden[faction])
            if len(s.cargo[seat]) > cargo or len(s.hidden[seat]) > hidden:
                return f"seat {seat} has more tiles than room: {s.cargo[seat]}, {s.hidden[seat]}"
            together = len(s.explorers[seat]) - len(set(s.explorers[seat]))
            if len(s.explorers[seat]) > 3 or (together and not (s.agenda and s.agenda[-1].seat == seat)):
                return f"seat {seat} has explorers at {s.explorers[seat]}"
        return ""

    def _small_flaw(self, s: Earth) -> str:
        """What is kept twice agrees, nothing is less than none, and what is sorted is sorted."""
        if (s.n_deck, s.n_discard) != (sum(s.deck), sum(s.discard)):
            return f"{s.n_deck} cards in the deck and {s.n_discard} discarded are counted wrong"
        counted = (s.deck, s.discard, s.piles, s.sites, s.sold, s.buyers, s.ship, s.traders, s.envoys)
        if min(map(min, counted)) < 0:
            return f"less than nothing somewhere: {counted}"
        owes = s.over and "H4" in cast("list[str]", s.rules.options["zu"])  # the end of such a game may cost that much
        if min(s.credits[1:] if owes else s.credits) < 0:
            return f"somebody has less than no credits: {s.credits}"
        for name, lists in (("hand", s.hands), ("pack", s.packs), ("cargo", s.cargo), ("hidden hold", s.hidden)):
            for things in lists:
                if things != sorted(things):
                    return f"a {name} is out of order: {things}"
        if any(len(queue) > 4 for queue in s.queues):
            return f"a queue is too long: {s.queues} (EE-QUEUE-05)"
        if len(s.marks) != len(s.forecast):
            return f"{len(s.forecast)} forecast cards, {len(s.marks)} marks"
        return ""

    def _zu_flaw(self, s: Earth, box: Box) -> str:
        """Zu's cards, holds, traders and samples, in a solo game (ZU-INV)."""
        if s.n_players == s.n_seats:
            return ""
        zu = zu_of(s)
        cards, gone = box.zu_cards.copy(), ZU_REMOVED[s.round - 1]
        if "museum" in parts_of(s):  # MU-ZUDECK-01, -02: three others take the place of three Command cards
            cards[FACES.index("special")] = box.zu_specials
            gone += box.zu_specials
        removed = [n - sum(there) for n, *there in zip(cards, zu.deck, zu.discard, *zu.waiting)]
        if min(chain(zu.deck, zu.discard, removed, *zu.waiting)) < 0:
            return f"Zu's cards are not in one place each: {zu.deck}, {zu.discard}, {zu.waiting}"
        if sum(zu.deck) + sum(zu.discard) != 10 or sum(removed) != gone:
            return f"Zu has {sum(zu.deck)} cards in the deck, {sum(zu.discard)} discarded, {sum(removed)} removed"
        cargo, hidden = room(s, ZU, *box.zu_holds)
        if len(s.cargo[ZU]) > cargo or len(s.hidden[ZU]) > hidden:
            return f"Zu has more tiles than room: {s.cargo[ZU]}, {s.hidden[ZU]} (ZU-INV-08)"
        if is_scarce(s) != (s.rules.options["scarce_zu"] is True or "staff" in parts_of(s)):
            return "Zu's cubes are scarce, or not, as they should not be (MU-SOLO-01, -02)"
        if not 0 <= gained_by_zu(s) <= (N_CUBES - 2 if "museum" in parts_of(s) or has_boxes(s) else 0):
            return f"Zu has gained {gained_by_zu(s)} cubes (MU-ZUCUBES-R1)"
        if max(s.traders[ZU::2]) > 1:
            return f"Zu has two traders in a market: {s.traders} (ZU-INV-01)"
        tiles = s.cargo[ZU] + s.hidden[ZU]
        if len(set(tiles)) < len(tiles):
            return f"Zu has two tiles of a type: {tiles} (ZU-INV-13)"
        claims = s.rules.readings["ZU-SURVEY-R2"] == "lowest-token"
        if (s.tokens[ZU] and not claims) or s.rewarded[ZU] or len(s.hands) + len(s.travel) + len(s.explorers) != 3:
            return "Zu has a token, a bonus, cards or explorers (ZU-INV-10)"
        return ""

    def money(self, state: State) -> list[int]:
        """What was earned, source by source; what galleries paid is worked out from the guards that stand there."""
        s = cast(Earth, state)
        box = self._box(s)
        totals: list[int] = []
        sources = s.rules.sources
        k = len(sources)
        for seat in range(s.n_players):
            earned = dict(zip(sources, s.earned[seat * k : (seat + 1) * k]))
            if s.over:
                spaces = gallery(s, seat)
                has = [[(spaces >> (4 * colour + glyph)) & 1 for glyph in range(4)] for colour in range(5)]
                earned["rows"] = sum(box.rows[glyph][sum(column[glyph] for column in has)] for glyph in range(4))
                earned["columns"] = sum(box.columns[colour][sum(has[colour])] for colour in range(5))
                if s.n_players > s.n_seats:
                    left = sum(box.values[kind] for kind in s.cargo[seat] + s.hidden[seat])
                    costs = "H4" in cast("list[str]", s.rules.options["zu"])
                    earned["left-overs"] = left if seat == ZU else -left if costs else 0
                earned.update(end_credits(s, box.museum, box.payout, seat))
            totals.append(sum(earned.values()))
        return totals

    # --- beliefs --------------------------------------------------------------------------------

    def wrong_belief(self, state: State) -> str:
        """The deck holds only cards that all know it can hold (EE-INFO-10)."""
        s = cast(Earth, state)
        for card in range(len(CARDS)):
            if s.deck[card] > s.deck_from[card]:
                return f"the deck holds {s.deck[card]} of {CARDS[card]}, but {s.deck_from[card]} at most are believed"
        return ""

    # --- twins ----------------------------------------------------------------------------------

    def twin(self, state: State, seat: int | None, rng: Rng) -> State | None:
        """Two cards that the seat cannot place change places; picks of a redraw that nobody sees may be undone."""
        data = state.to_json()
        changed = self._swap_zu(data, rng)
        changed = self._swap_re(data, seat, rng) or changed
        if data["picked"] and data["turn"] != seat:
            data["picked"] = []
            changed = True
        spots = self._hidden(data, seat)
        for _ in range(8):
            if len(spots) < 2:
                break
            one, other = spots[int(rng.below(len(spots)))], spots[int(rng.below(len(spots)))]
            if one[:2] != other[:2] and one[2] != other[2] and self._swap(data, one, other):
                changed = True
                break
        return self.game.from_json(data) if changed else None

    def _swap_zu(self, data: Position, rng: Rng) -> bool:
        """Two cards of one kind in different decks of Zu's change places, if nobody can tell."""
        if "zu" not in data:
            return False
        zu = data["zu"]
        piles = [zu["deck"], *zu["waiting"]]
        spots = [(i, face) for i, pile in enumerate(piles) for face, n in pile.items() for _ in range(n)]
        for _ in range(8 if len(spots) > 1 else 0):
            (i, one), (j, two) = rng_pick(rng, spots), rng_pick(rng, spots)
            if i == j or one == two or kind_of(one) != kind_of(two):
                continue
            before = json.dumps(zu)
            for k, old, new in ((i, one, two), (j, two, one)):
                piles[k][old] -= 1
                piles[k][new] = piles[k].get(new, 0) + 1
            try:
                self.game.from_json(data)
            except BadPosition:  # one of them is known to have been in the round before
                data["zu"] = zu = json.loads(before)
                piles = [zu["deck"], *zu["waiting"]]
                continue
            return True
        return False

    def _swap_re(self, data: Position, seat: int | None, rng: Rng) -> bool:
        """Two reverse engineering cards that the seat has not seen change places (MU-ANALYSE-R5)."""
        if "mysteries" not in data:
            return False
        part = data["mysteries"]
        spots: list[Spot] = [("deck", 0, name) for name in part["deck"]]
        for place in ("bottom", "drawn"):
            for i, name in enumerate(part[place]):
                if seat is None or not (part[f"{place}_known"][i] >> seat) & 1:
                    spots.append((place, i, name))
        for _ in range(8 if len(spots) > 1 else 0):
            one, other = spots[int(rng.below(len(spots)))], spots[int(rng.below(len(spots)))]
            if one[:2] != other[:2]:
                for (place, i, old), new in ((one, other[2]), (other, one[2])):
                    if place == "deck":
                        part["deck"][part["deck"].index(old)] = new
                    else:
                        part[place][i] = new
                part["deck"].sort(key=RE_CARDS.index)
                return True
        return False

    def _hidden(self, data: Position, seat: int | None) -> list[Spot]:
        """Every card that the seat cannot place."""
        spots: list[Spot] = []
        for holder in range(data["seats"]):
            if holder != seat:
                spots += [("hand", holder, name) for name in data["hands"][holder]]
                spots += [("pack", holder, name) for name in data["packs"][holder]]
        if data["turn"] != seat:
            spots += [("drawn", 0, name) for name in data["drawn"]]
        for name, n in data["deck"].items():
            spots += [("deck", 0, name)] * n
        return spots

    def _swap(self, data: Position, one: Spot, other: Spot) -> bool:
        """Exchange two cards, unless one of them cannot be where it would come to lie."""
        for spot, card in ((one, other[2]), (other, one[2])):
            if spot[0] == "deck" and data["deck"].get(card, 0) >= data["deck_from"].get(card, 0):
                return False
        for spot, card in ((one, other[2]), (other, one[2])):
            place, number, old = spot
            if place == "deck":
                data["deck"][old] -= 1
                data["deck"][card] = data["deck"].get(card, 0) + 1
            else:
                cards = data["drawn"] if place == "drawn" else data[f"{place}s"][number]
                cards.remove(old)
                cards.append(card)
        return True

    def alike(self, state: State, seat: int) -> list[int]:
        """EE-INFO-12, -14, -17: what is picked in a draft, kept or to be redrawn, while nothing of it shows."""
        question = state.question_for(seat)
        if question is None:
            return []
        left = question.about.get("n", 0)
        last_pick = question.key == "draft" and left == 1 and len(state.seats) == 1
        if question.key == "redraw" or (question.key == "draft" and not last_pick):
            return [option.code for option in question.options if option.name != "done"]
        if question.key == "keep_cards" and left != 1:
            return [option.code for option in question.options]
        return []

    def may_part(self, one: dict[str, object], other: dict[str, object], seat: int | None) -> bool:
        """Cards drawn by the seat itself, or laid open for all; and what comes of picks that nobody saw
        (EE-INFO-17)."""
        if {one["kind"], other["kind"]} <= {"redrew", "kept-hand"}:
            return True
        if one["kind"] == other["kind"] and one["kind"] in ZU_SHOWN:
            return one["face"] != other["face"]
        if one["kind"] == other["kind"] and one["kind"] in RE_SHOWN:
            return one["re"] != other["re"] and -1 not in (one["re"], other["re"])
        return one["kind"] == other["kind"] and one["kind"] in SHOWN and -1 not in (one["card"], other["card"])
