"""The solo mode as a module: what it adds to the table of rules, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.rules import DRAFT, NEXT_TURN, PASS_PACKS, PREP_STACKS, EarthRules, Rival
from digsite.games.excavation_earth.solo.decks import deal_decks, one_set
from digsite.games.excavation_earth.solo.end import SoloEnd, SoloReferee
from digsite.games.excavation_earth.solo.events import ZU_BEGAN, ZU_DECK
from digsite.games.excavation_earth.solo.faces import n_cards
from digsite.games.excavation_earth.solo.fail import SOLO_SOURCES
from digsite.games.excavation_earth.solo.figures import ZuFigures
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.part import ZuCards, zu_of
from digsite.games.excavation_earth.solo.prepare import SOLO_PACK, PrepareBoth, SoloDraft, ThinPack
from digsite.games.excavation_earth.solo.switches import Switches
from digsite.games.excavation_earth.solo.turn import TurnOfEither, ZuAction
from digsite.games.excavation_earth.solo.ways import ZuWays
from digsite.kernel.rules import Module, Rules
from digsite.kernel.step import Setup

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Solo(Module["Earth"]):
    """One human and Zu, by the rules for two (ZU-GEN-01, -02, ZU-SETUP-01, -20, -21)."""

    def __init__(self, figures: ZuFigures, chosen: list[str], ways: ZuWays | None = None) -> None:
        super().__init__("solo")
        self.figures: Final = figures
        self.switches: Final = Switches(chosen)
        self.ways: Final = ZuWays(one_set(figures.cards), self.switches.one_crew) if ways is None else ways

    def rival(self) -> Rival:
        """Zu's board (ZU-COMP-01, ZU-SETUP-02, -10, -11); no hand, no travel cards, no explorers (ZU-SETUP-03 to -05).

        Its crew is of colours that nobody else uses (ZU-SETUP-08, -09, ZU-DATA-12, ZU-COMP-05), which is no matter of
        the rules.
        """
        board = self.figures
        return Rival(board.initiative, board.cargo, board.hidden, self.switches.credits)

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        table.parts.append(ZuCards(self.figures, self.switches, self.ways))
        table.sources.extend(SOLO_SOURCES)
        table.pack_size = SOLO_PACK
        table.cited["dealt"] = ["ZU-DRAFT-01"]
        table.referee = SoloReferee()
        table.setup_after("turn_order", SetUpZu())
        table.wrap(TurnOfEither())
        table.wrap(PrepareBoth())
        table.wrap(SoloDraft())
        table.wrap(SoloEnd())
        thin = table.add_step(ThinPack())
        table.below[thin] = [PREP_STACKS]
        table.below[DRAFT] = [thin]
        table.below[PASS_PACKS] = []
        table.any_seat.append(thin)
        action = table.add_step(ZuAction())
        table.below[action] = [NEXT_TURN, action]


class SetUpZu(Setup["Earth"]):
    """Three decks, made kind by kind; the first goes on Zu's board (ZU-SETUP-12 to -19)."""

    def __init__(self) -> None:
        super().__init__("zu")

    def run(self, s: Earth) -> None:
        zu = zu_of(s)
        cards = zu.ways.cards(s.rng)
        s.rng.shuffle(cards)
        decks = deal_decks(cards)
        zu.deck = decks[0]
        zu.waiting = [decks[1], decks[2]]
        s.emit(ZU_BEGAN, ZU)
        s.emit(ZU_DECK, ZU, n_cards(zu.deck))
