"""The eight command cards of the component file, each with its ability in a file of its own (EE-CMDCARD).

EE-CMDCARD-04 to -06, -R1: an ability that can do nothing is lost; it costs no card and is no action, so rules and
faction abilities for actions do not touch it; all general rules hold. EE-CMDCARD-03: each can be declined with "done".
"""

from __future__ import annotations

from digsite.games.excavation_earth.abilities.crowd_control import CrowdControl
from digsite.games.excavation_earth.abilities.emergency_fund import EmergencyFund
from digsite.games.excavation_earth.abilities.fresh_orders import FreshOrders
from digsite.games.excavation_earth.abilities.media_blitz import MediaBlitz
from digsite.games.excavation_earth.abilities.night_dig import NightDig
from digsite.games.excavation_earth.abilities.priority_shuttle import PriorityShuttle
from digsite.games.excavation_earth.abilities.quiet_buyer import QuietBuyer
from digsite.games.excavation_earth.abilities.staff_rotation import StaffRotation
from digsite.games.excavation_earth.rules import Ability


def make_abilities(white: list[int], yellow: list[int]) -> list[Ability]:
    """All of them, in the order of COMMAND_CARDS, with the figures of their sides."""
    return [
        EmergencyFund(white[0], yellow[0]),
        FreshOrders(white[1], yellow[1]),
        PriorityShuttle(white[2], yellow[2]),
        NightDig(white[3], yellow[3]),
        QuietBuyer(white[4], yellow[4]),
        MediaBlitz(white[5], yellow[5]),
        CrowdControl(white[6], yellow[6]),
        StaffRotation(white[7], yellow[7]),
    ]
