"""Readings of the pop-up markets."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD
from digsite.games.excavation_earth.museum.mysteries.cards import draw_top
from digsite.games.excavation_earth.museum.popups.ways import Activations, CardReward, Novelty, Purchase, Storage
from digsite.games.excavation_earth.museum.rulings.parts import popups_in
from digsite.games.excavation_earth.refusals import no
from digsite.games.excavation_earth.rules import EarthRules
from digsite.games.excavation_earth.tiles import free_cargo, free_hidden, stow
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules, Wrapper
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

# --- when


class NextAction(Reading["Earth"]):
    """MU-POPUP-R3: the pop-up market of a sale serves from the next action on."""

    def __init__(self) -> None:
        super().__init__("next-action")


class SameSale(Reading["Earth"]):
    """MU-POPUP-R3: it can be activated with the very sale that brought it."""

    def __init__(self) -> None:
        super().__init__("same-sale")

    def install(self, rules: Rules[Earth]) -> None:
        popups_in(rules).novelty = AtOnce()


class AtOnce(Novelty):
    """It lies there, so it can be activated."""

    def serves(self) -> bool:
        return True


class EachPopup(Reading["Earth"]):
    """MU-ACTIVATE-R2 as printed: with an action every pop-up market with an own explorer may be activated."""

    def __init__(self) -> None:
        super().__init__("each")


class OnePopup(Reading["Earth"]):
    """MU-ACTIVATE-R2: one of them."""

    def __init__(self) -> None:
        super().__init__("one")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        popups_in(rules).activations = OneActivation()
        activate = table.step_id("activate")
        for below in table.below.values():
            if activate in below:
                below.remove(activate)


class OneActivation(Activations):
    """The first one is the last."""

    def goes_on(self) -> bool:
        return False


# --- special supply


class CargoOnly(Reading["Earth"]):
    """MU-SUPPLY-R3: what is bought goes where a Survey's purchase goes."""

    def __init__(self) -> None:
        super().__init__("cargo")


class EitherHold(Reading["Earth"]):
    """MU-SUPPLY-R3: what is bought goes into either hold, like what is acquired."""

    def __init__(self) -> None:
        super().__init__("either-hold")

    def install(self, rules: Rules[Earth]) -> None:
        popups_in(rules).storage = BothHolds()
        rules.wrap(StowBought())


class BothHolds(Storage):
    """The cargo hold or the hidden hold."""

    def room(self, s: Earth, seat: int) -> int:
        return free_cargo(s, seat) + free_hidden(s, seat)

    def stow(self, s: Earth, seat: int, kind: int) -> None:
        both = free_cargo(s, seat) > 0 and free_hidden(s, seat) > 0
        stow(s, seat, CARGO if free_cargo(s, seat) > 0 else HIDDEN_HOLD, kind)
        if both:
            s.push(s.rules.step_id("stow"), seat, kind)

    def refuse(self, s: Earth) -> Refusal:
        return no(s, "MU-SUPPLY-R3", "holds-full")


class StowBought(Wrapper["Earth"]):
    """Into which hold does the tile go that was just bought? No card is needed for that (MU-SUPPLY-R3)."""

    def __init__(self) -> None:
        super().__init__("stow", ["MU-SUPPLY-R3"])

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.a in s.cargo[f.seat] and free_hidden(s, f.seat) > 0:
            return ""
        return self.inner.flaw(s, f)


class WithSample(Reading["Earth"]):
    """MU-SUPPLY-R4: of what is bought a sample may be taken, as with any purchase."""

    def __init__(self) -> None:
        super().__init__("sample")


class WithoutSample(Reading["Earth"]):
    """MU-SUPPLY-R4: no sample, for none is mentioned."""

    def __init__(self) -> None:
        super().__init__("no-sample")

    def install(self, rules: Rules[Earth]) -> None:
        popups_in(rules).purchase = PlainPurchase()


class PlainPurchase(Purchase):
    """Nothing follows."""

    def follow(self, s: Earth, seat: int, kind: int) -> None:
        pass


# --- special demand


class TwoKeepOne(Reading["Earth"]):
    """MU-DEMAND-R3: two cards are drawn and one is kept, as everywhere."""

    def __init__(self) -> None:
        super().__init__("two-keep-one")


class TopCard(Reading["Earth"]):
    """MU-DEMAND-R3: the top card is gained as it comes."""

    def __init__(self) -> None:
        super().__init__("top-card")

    def install(self, rules: Rules[Earth]) -> None:
        popups_in(rules).card_reward = TopCardReward()


class TopCardReward(CardReward):
    """One card, unseen."""

    def gain(self, s: Earth, seat: int) -> None:
        draw_top(s, seat, "MU-DEMAND-R3")
