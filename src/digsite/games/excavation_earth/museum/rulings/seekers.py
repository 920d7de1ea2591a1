"""Readings of what the Seekers send to the museum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.kinds import WILD
from digsite.games.excavation_earth.markets import next_buyer_card
from digsite.games.excavation_earth.museum.common.module import lies_upon
from digsite.games.excavation_earth.museum.exhibits.curators import TO_BACK, seat_curator
from digsite.games.excavation_earth.museum.factions.feinmort import (
    SampleMemory,
    SampleOrSend,
    SendingTail,
    is_seeker,
)
from digsite.games.excavation_earth.museum.factions.module import plays
from digsite.games.excavation_earth.museum.kinds import FEINMORT
from digsite.games.excavation_earth.museum.reading import mapping, name_set, whole_view
from digsite.games.excavation_earth.position import of_bits
from digsite.games.excavation_earth.read import TURN_ENDS, whole, wrong
from digsite.games.excavation_earth.rules import SAMPLES, EarthRules, Part
from digsite.kernel.frame import Frame
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules, Wrapper
from digsite.kernel.rulings import Reading
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

SEEKERS_CURATOR: Final = "seekers_curator"
KEY: Final = "seekers"
FIELDS: Final[list[str]] = ["sampled"]


def sending_of(rules: EarthRules) -> SampleOrSend | None:
    """The step in which the Seekers send; None if nobody plays them."""
    if not plays(rules, FEINMORT):
        return None
    step = rules.steps[SAMPLES]
    while not isinstance(step, SampleOrSend):
        assert isinstance(step, Wrapper)
        step = step.inner
    return step


# --- a new curator


class NoCurator(Reading["Earth"]):
    """MU-SEEKER-R1: no curator comes, for that is a step of the Exhibit action."""

    def __init__(self) -> None:
        super().__init__("no-curator")


class WholeTail(Reading["Earth"]):
    """MU-SEEKER-R1: a curator comes as after an Exhibit."""

    def __init__(self) -> None:
        super().__init__("whole-tail")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        sending = sending_of(table)
        if sending is None:
            return
        sending.tail = CuratorAfterwards()
        curator = table.add_step(SeekersCurator())
        exhibit = table.step_id("new_curator")
        for step, below in table.below.items():
            if exhibit in below and step != table.step_id("exhibiting"):
                below.append(curator)
        after = table.step_id("after_action")
        table.below[curator] = [*TURN_ENDS, SAMPLES, *([after] if after >= 0 else [])]
        lies_upon(table, table.step_id("pick_curator"), table.below[curator].copy())


class CuratorAfterwards(SendingTail):
    """Once the artefact hangs and all that follows from it is done, a buyer card is turned over."""

    def prepare(self, s: Earth, seat: int) -> None:
        s.push(s.rules.step_id(SEEKERS_CURATOR), seat)


class SeekersCurator(Deed["Earth"]):
    """The top buyer card brings a new curator, as in Exhibit (MU-SEEKER-R1, MU-CURATOR-01, -04)."""

    def __init__(self) -> None:
        super().__init__(SEEKERS_CURATOR, ["MU-SEEKER-R1"])

    def run(self, s: Earth, f: Frame) -> None:
        buyer = next_buyer_card(s, "MU-SEEKER-R1")
        if buyer == WILD:
            s.push(s.rules.step_id("pick_curator"), f.seat, TO_BACK)
        else:
            seat_curator(s, f.seat, buyer, TO_BACK)

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if is_seeker(s, f.seat) else "only the Seekers send what they have just acquired (MU-SEEKER-01)"


# --- what was sampled


class ThatTile(Reading["Earth"]):
    """MU-SEEKER-R4: only the very tile that was sampled is kept from the museum."""

    def __init__(self) -> None:
        super().__init__("that-tile")


class ThatType(Reading["Earth"]):
    """MU-SEEKER-R4: no tile of a type is sent of which a sample was taken in this turn."""

    def __init__(self) -> None:
        super().__init__("that-type")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        sending = sending_of(table)
        if sending is not None:
            table.parts.append(SampledTypes())
            table.wrap(TurnForgets())
            sending.memory = TypesOfTheTurn()


class SampledTypes(Part):
    """The types of which the Seekers have taken a sample in this turn, as bits; it is open."""

    def __init__(self, sampled: int = 0) -> None:
        super().__init__(KEY)
        self.sampled: int = sampled

    def copy(self) -> SampledTypes:
        return SampledTypes(self.sampled)

    def to_json(self, s: Earth) -> dict[str, object]:
        return {"sampled": of_bits(self.sampled, s.rules.tile_names)}

    def read(self, s: Earth, data: object) -> None:
        given = mapping(data, KEY, FIELDS)
        self.sampled = name_set(given.get("sampled", []), f"{KEY}.sampled", s.rules.tile_names)
        if self.sampled != 0 and not any(is_seeker(s, seat) for seat in range(s.n_seats)):
            raise wrong(f"{KEY}.sampled", "only samples of the Seekers are kept in mind (MU-SEEKER-R4)")

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        return {"sampled": self.sampled}

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        self.sampled = whole(
            whole_view(view, KEY, FIELDS)["sampled"], f"{KEY}.sampled", 0, (1 << len(s.rules.tile_names)) - 1
        )


def sampled_in(s: Earth) -> SampledTypes:
    """What the Seekers have sampled in this turn."""
    for part in s.parts:
        if isinstance(part, SampledTypes):
            return part
    raise AssertionError("no samples are kept in mind")


class TypesOfTheTurn(SampleMemory):
    """Every sample of the turn counts, by type."""

    def note(self, s: Earth, seat: int, kind: int) -> None:
        if is_seeker(s, seat):
            sampled_in(s).sampled |= 1 << kind

    def bars(self, s: Earth, seat: int, kind: int) -> bool:
        return bool((sampled_in(s).sampled >> kind) & 1)


class TurnForgets(Wrapper["Earth"]):
    """A new turn begins: the samples of the last one do not matter any more (MU-SEEKER-R4)."""

    def __init__(self) -> None:
        super().__init__("turn", ["MU-SEEKER-R4"])

    def skip(self, s: Earth, f: Frame) -> None:
        sampled_in(s).sampled = 0
        self.inner.skip(s, f)
