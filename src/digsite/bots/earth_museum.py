"""What the expansion of Excavation Earth is worth to the seat of a view."""

from __future__ import annotations

from typing import Final

from digsite.bots.bot import View
from digsite.bots.earth_gear import Gear
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import N_COLOURS, colour_of, glyph_of
from digsite.games.excavation_earth.museum.figures import ANY
from digsite.games.excavation_earth.museum.kinds import (
    AUDIO_GUIDE,
    BACK_DOOR_BUYER,
    BULK_CONTRACT,
    CLONING_VAT,
    CONTACT_DATABASE,
    CROWD_MAGNET,
    DONOR_PLAQUE,
    FENCES_LEDGER,
    FOLDING_HOLD,
    FORGED_PROVENANCE,
    GIFT_SHOP,
    GRAVITY_SLED,
    HOLO_TRADER,
    INNER,
    LOAN_DESK,
    LOYALTY_CHIP,
    MASTER_KEY,
    MIDDLE,
    MIND_BRUSH,
    OUTER,
    PHASE_DRILL,
    PRICE_ORACLE,
    RESEARCHERS,
    STASIS_LOCKER,
    SURVEY_SWARM,
)
from digsite.games.excavation_earth.rules import EarthRules

RESEARCHER: Final = 4.0
"""What a researcher should add to the gallery in the end."""
BROKER: Final = 3.0
"""What a broker is good for while cards are left to play with it."""
RE_CARD: Final = 11.0
"""What the better of two reverse engineering cards pays in the end..."""
RE_ABILITY: Final = 6.0
"""...and what its ability is good for, if there is much time left."""
MUCH_TIME: Final = 18
"""Cards that are still to be played when there is much time left."""
COLUMN_BENEFIT: Final = {OUTER: RESEARCHER, MIDDLE: 2.0, INNER: 1.0}
"""What the benefit of a completed column is worth, for each guide."""
CURATOR_PAYS: Final = 2.0
"""Credits of the curators in the outermost columns."""

LASTING: Final[dict[int, float]] = {
    GRAVITY_SLED: 2.0,
    PHASE_DRILL: 9.0,
    FOLDING_HOLD: 4.0,
    STASIS_LOCKER: 4.0,
    PRICE_ORACLE: 6.0,
    CROWD_MAGNET: 3.0,
    HOLO_TRADER: 8.0,
    BULK_CONTRACT: 7.0,
    FENCES_LEDGER: 3.0,
    BACK_DOOR_BUYER: 3.0,
    MASTER_KEY: 2.0,
    SURVEY_SWARM: 3.0,
    MIND_BRUSH: 6.0,
    DONOR_PLAQUE: 5.0,
    FORGED_PROVENANCE: 5.0,
    GIFT_SHOP: 4.0,
    LOAN_DESK: 6.0,
}
"""What abilities are good for that are used again and again, if there is much time left."""
LOYALTY: Final = 3.0
"""What the Loyalty Chip wins in each round that is still to be scored."""


class Kit(Gear):
    """The seat's own gear, and what it could still gain."""

    def __init__(self, rules: EarthRules, view: View, left: int) -> None:
        super().__init__(rules, view, view["seat"])
        pack = rules.pack
        assert isinstance(pack, Box)
        self.figures: Final = pack.museum
        self.time: Final = min(left / MUCH_TIME, 1.0)
        """How much time is left, from 0 to 1."""
        staff = view.get("staff", {"researchers": [], "posted": []})
        taken = sum(staff["researchers"]) + sum(bits.bit_count() for bits in staff["posted"])
        self.researcher: Final = RESEARCHER if taken < RESEARCHERS else 0.0
        """What it is worth to gain one."""
        self.n_held: Final = sum(self.held[0]) + sum(self.held[1])
        """Mysterious artefacts in both holds."""
        part = view.get("mysteries", {"sites": [0] * N_COLOURS, "deck": 0, "bottom": []})
        self.sites: Final[list[int]] = part["sites"]
        """Mysterious artefacts on the map, by colour."""
        self.draw: Final = RE_CARD + RE_ABILITY * self.time if part["deck"] + len(part["bottom"]) > 0 else 0.0
        """What it is worth to draw two reverse engineering cards and keep one."""
        self.buys_into_both: Final = rules.readings.get("MU-SUPPLY-R3") == "either-hold"
        """Whether the tile of a special supply may go into either hold."""
        self.popups: Final[int] = view["popups"]["board"] if "popups" in view else 0
        """Pop-up markets on the board, as bits."""

    def card(self, card: int, rounds_left: int, guides: int) -> float:
        """What a reverse engineering card is worth."""
        worth = float(self.figures.re_values[card])
        if card == LOYALTY_CHIP:
            return worth + LOYALTY * (1 + rounds_left)
        if card == CLONING_VAT:
            return worth + 2 * self.researcher
        if card == CONTACT_DATABASE:
            return worth + BROKER * (1 + rounds_left)
        if card == AUDIO_GUIDE:
            return worth + (2 * guides + 1 if guides > 0 else 2.0 * self.time)
        return worth + LASTING[card] * self.time

    def broker(self, payout: int) -> float:
        """What a broker is worth whose colour pays so much now."""
        return max(0.8 * payout, BROKER * min(3 * self.time, 1.0))

    def reward(self, popup: int, broker: float) -> float:
        """What a special demand pays."""
        figures = self.figures
        return (
            figures.popup_credits[popup]
            + figures.popup_researchers[popup] * self.researcher
            + figures.popup_brokers[popup] * broker
            + (self.draw if figures.popup_re[popup] > 0 else 0.0)
        )

    def meets(self, popup: int, kind: int, value: int) -> bool:
        """Whether a tile of that type and value is what a special demand asks for."""
        figures = self.figures
        glyph, colour = figures.popup_glyph[popup], figures.popup_colour[popup]
        if glyph not in (ANY, glyph_of(kind)) or colour not in (ANY, colour_of(kind)):
            return False
        return value >= figures.popup_least[popup]
