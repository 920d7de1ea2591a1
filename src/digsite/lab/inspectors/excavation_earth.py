"""What the checks know about Excavation Earth: where its pieces can lie, what galleries pay, and how to make a twin.

Expected counts and charts are read from the component file here, not from the engine's tables.
"""

from __future__ import annotations

import tomllib
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from digsite import Game, Rng, State
from digsite.games.excavation_earth.kinds import BUYERS, CARDS, COLOURS, FACTIONS, GLYPHS, TYPES
from digsite.games.excavation_earth.pack import STANDARD
from digsite.games.excavation_earth.state import Earth

N_CUBES: Final = 22
ROWS: Final = 11
COLUMNS: Final = 12
N_SOURCES: Final = 13
"""Where gallery credits stand in a seat's part of `earned`."""
SHOWN: Final = frozenset({"drew", "saw-card", "discarded", "forecast", "kept-card"})
"""Events that show somebody a card that was hidden."""

Position: TypeAlias = dict[str, Any]
"""What `to_json` gives."""
Spot: TypeAlias = tuple[str, int, str]
"""A card that somebody cannot place: where it lies ("hand", "pack", "drawn", "deck"), whose, and its name."""


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


def charts(given: list[Any], n: int) -> list[list[int]]:
    """One chart for each row or column, from one for all or one each."""
    return [list(chart) for chart in (given * n if len(given) == 1 else given)]


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
        for kind in chain(*s.stacks, *s.cargo, *s.hidden, s.surveyed):
            tiles[kind] += 1
        buyers = [a + b for a, b in zip(s.buyers, s.ship)]
        for buyer in chain(*s.queues):
            buyers[buyer] += 1
        seats = s.n_seats
        wanted = [6 + seats] * 5 + [7 if seats == 4 else 6]
        buyer_cards = [a + b for a, b in zip(s.buyer_deck, s.buyer_discard)]
        for what, found, expected, names in (
            ("cards", cards, box.cards, CARDS),
            ("tiles", tiles, box.tiles, TYPES),
            ("buyers", buyers, wanted, BUYERS),
            ("buyer cards", buyer_cards, box.buyer_cards, BUYERS),
        ):
            if found != expected:
                wrong = [f"{names[i]} {found[i]} of {n}" for i, n in enumerate(expected) if found[i] != n]
                return f"{what}: {', '.join(wrong)}"
        return self._crew_flaw(s, box) or self._small_flaw(s)

    def _crew_flaw(self, s: Earth, box: Box) -> str:
        """Cubes, explorers and holds of every seat."""
        n = s.n_seats
        for seat in range(n):
            cubes = s.cubes[seat] + s.guards[seat].bit_count() + s.marks.count(seat)
            cubes += sum(s.traders[seat::n]) + sum(s.envoys[seat::n])
            if cubes != N_CUBES or s.cubes[seat] < 0:
                return f"seat {seat} has {cubes} cubes, {s.cubes[seat]} of them in supply"
            faction = FACTIONS[s.rules.factions[seat].number]
            if len(s.cargo[seat]) > box.cargo[faction] or len(s.hidden[seat]) > box.hidden[faction]:
                return f"seat {seat} has more tiles than room: {s.cargo[seat]}, {s.hidden[seat]}"
            together = len(s.explorers[seat]) - len(set(s.explorers[seat]))
            if len(s.explorers[seat]) > 3 or (together and not (s.agenda and s.agenda[-1].seat == seat)):
                return f"seat {seat} has explorers at {s.explorers[seat]}"
        return ""

    def _small_flaw(self, s: Earth) -> str:
        """What is kept twice agrees, nothing is less than none, and what is sorted is sorted."""
        if (s.n_deck, s.n_discard) != (sum(s.deck), sum(s.discard)):
            return f"{s.n_deck} cards in the deck and {s.n_discard} discarded are counted wrong"
        counted = (s.deck, s.discard, s.piles, s.sites, s.sold, s.buyers, s.ship, s.traders, s.envoys, s.credits)
        if min(map(min, counted)) < 0:
            return f"less than nothing somewhere: {counted}"
        for name, lists in (("hand", s.hands), ("pack", s.packs), ("cargo", s.cargo), ("hidden hold", s.hidden)):
            for things in lists:
                if things != sorted(things):
                    return f"a {name} is out of order: {things}"
        if any(len(queue) > 4 for queue in s.queues):
            return f"a queue is too long: {s.queues} (EE-QUEUE-05)"
        if len(s.marks) != len(s.forecast):
            return f"{len(s.forecast)} forecast cards, {len(s.marks)} marks"
        return ""

    def money(self, state: State) -> list[int]:
        """What was earned, source by source; what galleries paid is worked out from the guards that stand there."""
        s = cast(Earth, state)
        box = self._box(s)
        totals: list[int] = []
        for seat in range(s.n_seats):
            earned = s.earned[seat * N_SOURCES : (seat + 1) * N_SOURCES]
            if s.over:
                has = [[(s.guards[seat] >> (4 * colour + glyph)) & 1 for glyph in range(4)] for colour in range(5)]
                earned[ROWS] = sum(box.rows[glyph][sum(column[glyph] for column in has)] for glyph in range(4))
                earned[COLUMNS] = sum(box.columns[colour][sum(has[colour])] for colour in range(5))
            totals.append(sum(earned))
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
        changed = False
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
        return one["kind"] == other["kind"] and one["kind"] in SHOWN and -1 not in (one["card"], other["card"])
