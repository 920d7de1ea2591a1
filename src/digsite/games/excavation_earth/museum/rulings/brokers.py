"""Readings of the brokers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.museum.common.brokers import Brokered, BrokerUse, SendBroker
from digsite.games.excavation_earth.rules import EarthRules
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Rules, Wrapper
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class MustGain(Reading["Earth"]):
    """MU-BROKER-R2: a broker that can be gained is."""

    def __init__(self) -> None:
        super().__init__("automatic")


class MayGain(Reading["Earth"]):
    """MU-BROKER-R2: who is allowed a broker may do without."""

    def __init__(self) -> None:
        super().__init__("optional")

    def install(self, rules: Rules[Earth]) -> None:
        if rules.step_id("gain_broker") >= 0:
            rules.wrap(GainOrNot())


class GainOrNot(Wrapper["Earth"]):
    """Of which colour is the broker that is gained, if any is wanted (MU-BROKER-R2)?"""

    def __init__(self) -> None:
        super().__init__("gain_broker", ["MU-BROKER-R2"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if len(codes) > 0:
            codes.insert(0, DONE)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            self.inner.apply(s, f, code)


class AnyCard(Reading["Earth"]):
    """MU-BROKER-R12 as printed: a broker goes with any action card that is played."""

    def __init__(self) -> None:
        super().__init__("any-card")


class UsefulOnly(Reading["Earth"]):
    """MU-BROKER-R12: a broker goes only where the action reads what it changes."""

    def __init__(self) -> None:
        super().__init__("useful-only")

    def install(self, rules: Rules[Earth]) -> None:
        if rules.step_id("send_broker") >= 0:
            cast(SendBroker, cast(EarthRules, rules).innermost("send_broker")).use = WhereItCounts()


class WhereItCounts(BrokerUse):
    """Effect A where the colour of the card matters, effect B where its icon does."""

    def allows(self, s: Earth, seat: int, action: Brokered, same: bool) -> bool:
        return action.reads_icon(s, seat) if same else action.reads_colour(s, seat)
