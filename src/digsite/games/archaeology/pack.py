"""Component packs: the figures on the card faces, checked against everything the rulebook says about them.

AR-DATA-01 to -13; the worked examples (AR-CARD-05, AR-TRADE-10, AR-SCORE-08) must come out right. Maps have figures
like every treasure (AR-CARD-R1). A pack that breaks a constraint is refused with file, row, field and rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from digsite.games.archaeology.kinds import (
    BROKEN_CUP,
    BROKEN_PENDANT,
    BROKEN_TABLET,
    COIN,
    COPIES,
    KIND_NAMES,
    MAP,
    MAX_CHAMBERS,
    MAX_SEATS,
    MIN_SEATS,
    N_KINDS,
    N_SANDSTORMS,
    N_TENTS,
    N_THIEVES,
    PARCHMENT_SCRAP,
    PHARAOHS_MASK,
    POT_SHARD,
    TALISMAN,
)
from digsite.kernel.data import Row, Sheet
from digsite.kernel.errors import BadComponents
from digsite.kernel.packed import ComponentPack
from digsite.kernel.values import shown

DATA: Final = Path(__file__).parent / "data"
STANDARD: Final = DATA / "standard.toml"
MONUMENTS: Final = DATA / "monuments.toml"

DATA_RULE: Final = [f"AR-DATA-{kind + 1:02}" for kind in range(N_KINDS)]
"""The rule about the figures of each kind, in the order of the kinds."""
COMPLETE_SETS: Final = [POT_SHARD, PARCHMENT_SCRAP, BROKEN_CUP, BROKEN_TABLET, BROKEN_PENDANT]
"""They pay well only as a complete set (AR-CARD-09)."""
GROWING: Final = [COIN, TALISMAN, PHARAOHS_MASK]
"""Their value grows strongly with each further card (AR-CARD-08)."""
MAX_MONEY: Final = 9999


class Pack(ComponentPack):
    """The figures of one component pack."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.trade: Final[list[int]] = [0] * N_KINDS
        """Trading value of each kind (AR-CARD-01)."""
        self.sell: Final[list[list[int]]] = [[] for _ in range(N_KINDS)]
        """Selling values of each kind, by size of set less one (AR-CARD-02)."""
        self.min_players: Final[list[int]] = [0] * N_KINDS
        sheet.table("pack").only(["name", "about"])
        self._treasures(sheet)
        self.thieves: Final = self._used(sheet.table("thieves"), N_THIEVES, "AR-DATA-10")
        """Thieves used with 2, 3, 4 and 5 players (AR-SETUP-20, AR-CARD-07)."""
        self.sandstorms: Final = self._used(sheet.table("sandstorms"), N_SANDSTORMS, "AR-DATA-11")
        """Sandstorms used with 2, 3, 4 and 5 players (AR-SETUP-19)."""
        self._check_used(sheet)
        for name in sheet.data:
            if name not in ("pack", "treasure", "thieves", "sandstorms", "tents"):
                raise BadComponents(f"{sheet.name}: {shown(name)} is no part of a pack")

    @staticmethod
    def load(path: str | None) -> Pack:
        """The pack in that file, or the standard one."""
        return Pack(Sheet.load(STANDARD if path is None else Path(path)))

    # --- treasures ------------------------------------------------------------------------------

    def _treasures(self, sheet: Sheet) -> None:
        rows: dict[int, Row] = {}
        for row in sheet.rows("treasure"):
            key = row.text("key")
            if key not in KIND_NAMES:
                raise row.wrong("key", f"{shown(key)} is no treasure; treasures: {', '.join(KIND_NAMES)}", "AR-COMP-03")
            kind = KIND_NAMES.index(key)
            if kind in rows:
                raise row.wrong("key", f"{key!r} has a row already", "AR-COMP-03")
            rows[kind] = row
            self._treasure(row, kind)
        for kind in range(N_KINDS):
            if kind not in rows:
                raise BadComponents(f"{sheet.name}: no [[treasure]] row has key {KIND_NAMES[kind]!r} (AR-COMP-03)")
        for kind in range(N_KINDS):
            self._check_row(rows[kind], kind)
        if self.trade[TALISMAN] + self.trade[POT_SHARD] != 4:
            together = self.trade[TALISMAN] + self.trade[POT_SHARD]
            raise rows[TALISMAN].wrong(
                "trade", f"a talisman and a pot shard must be worth 4 together, not {together}", "AR-DATA-05"
            )

    def _treasure(self, row: Row, kind: int) -> None:
        """Read one row; what any treasure must satisfy (AR-DATA-12)."""
        fields = ["key", "copies", "copies_status", "min_players", "trade", "trade_status", "sell", "sell_status"]
        row.only(fields)
        copies = row.whole("copies", "AR-COMP-03")
        if copies != COPIES[kind]:
            raise row.wrong("copies", f"{shown(copies)}, but the box holds {COPIES[kind]}", "AR-COMP-03")
        least = row.whole("min_players", "AR-CARD-06")
        wanted = MIN_SEATS
        if kind == BROKEN_TABLET:
            wanted = 4
        elif kind == BROKEN_PENDANT:
            wanted = 5
        if least != wanted:
            raise row.wrong("min_players", f"{shown(least)}, but the rulebook says {wanted}", "AR-CARD-06")
        value = row.whole("trade", DATA_RULE[kind])
        if not 1 <= value <= 5:
            raise row.wrong("trade", f"{shown(value)} is not from 1 to 5", "AR-DATA-12")
        prices = row.wholes("sell", DATA_RULE[kind])
        if not 1 <= len(prices) <= copies:
            raise row.wrong("sell", f"{len(prices)} sizes; from 1 to {copies} (all copies) are allowed", "AR-DATA-12")
        before = 0
        for price in prices:
            if price <= before:
                raise row.wrong(
                    "sell", f"{shown(price)} after {before}: each must be higher than the last", "AR-DATA-12"
                )
            if price > MAX_MONEY:
                raise row.wrong("sell", f"{shown(price)} is more than {MAX_MONEY}", "AR-DATA-R1")
            before = price
        self.trade[kind] = value
        self.sell[kind] = prices
        self.min_players[kind] = least
        name = KIND_NAMES[kind]
        self.statuses.append((name, "copies", str(copies), row.status("copies_status")))
        self.statuses.append((name, "trade", str(value), row.status("trade_status")))
        for i, status in enumerate(row.statuses("sell_status", len(prices))):
            self.statuses.append((name, f"sell x{i + 1}", str(prices[i]), status))

    def _check_row(self, row: Row, kind: int) -> None:
        """What the rulebook says about the figures of this kind."""
        rule = DATA_RULE[kind]
        prices = self.sell[kind]
        value = self.trade[kind]
        given = {PARCHMENT_SCRAP: 1, COIN: 2, BROKEN_TABLET: 1}
        if kind in given and value != given[kind]:
            raise row.wrong("trade", f"{value}, but the rulebook says {given[kind]}", rule)
        if kind in COMPLETE_SETS and (len(prices) < 2 or prices[-1] <= 2 * prices[-2]):
            raise row.wrong("sell", "the complete set must be worth more than twice the set below it", rule)
        if kind in GROWING:
            for i in range(2, len(prices)):
                if prices[i] - prices[i - 1] < prices[i - 1] - prices[i - 2]:
                    raise row.wrong("sell", f"x{i + 1} adds less than x{i} did, but the value grows strongly", rule)
        if kind == COIN and (len(prices) < 5 or prices[4] != 30):
            raise row.wrong("sell", "five coins are worth 30", rule)
        if kind == TALISMAN and (len(prices) != 5 or prices[1] != 10 or prices[3] != 32):
            raise row.wrong("sell", "the largest set is five talismans; two are worth 10 and four are worth 32", rule)
        if kind == BROKEN_TABLET and (len(prices) != 3 or prices[2] != 10):
            raise row.wrong("sell", "the largest set is three broken tablets, worth 10", rule)

    # --- thieves, sandstorms, tents -------------------------------------------------------------

    def _used(self, row: Row, most: int, rule: str) -> list[int]:
        row.only(["used", "used_status"])
        used = row.wholes("used", rule)
        counts = MAX_SEATS - MIN_SEATS + 1
        if len(used) != counts:
            raise row.wrong("used", f"{len(used)} numbers; {counts} are needed, for 2, 3, 4 and 5 players", rule)
        for n in used:
            if not 0 <= n <= most:
                raise row.wrong("used", f"{shown(n)} is not from 0 to {most}, which is all there are", rule)
        name = "thief" if most == N_THIEVES else "sandstorm"
        for i, status in enumerate(row.statuses("used_status", counts)):
            self.statuses.append((name, f"used with {MIN_SEATS + i}", str(used[i]), status))
        return used

    def _check_used(self, sheet: Sheet) -> None:
        for i in (0, 1):
            if self.thieves[i] > N_THIEVES - 1:
                raise sheet.table("thieves").wrong(
                    "used", f"{self.thieves[i]} with {i + 2} players leaves none for the Long Expedition", "AR-DATA-10"
                )
        if min(self.sandstorms) >= N_SANDSTORMS:
            raise sheet.table("sandstorms").wrong(
                "used", "all are used at every count, so Fierce Weather would add none", "AR-DATA-11"
            )
        tents = sheet.table("tents")
        tents.only(["copies", "copies_status"])
        if tents.whole("copies", "AR-COMP-04") != N_TENTS:
            raise tents.wrong("copies", f"{shown(tents.whole('copies'))}, but the box holds {N_TENTS}", "AR-COMP-04")
        status = tents.status("copies_status")
        self.statuses.append(("tent", "copies", str(N_TENTS), status))


class Tile:
    """A monument tile as data: chambers, Maps, pile (AR-SETUP-16, AR-DATA-13)."""

    def __init__(self, row: Row) -> None:
        row.only(["key", "chambers", "maps", "pile", "faceup", "status"])
        self.key: Final = row.text("key")
        self.chambers: Final = row.wholes("chambers")
        self.maps: Final = row.wholes("maps")
        self.pile: Final = row.whole("pile")
        faceup = row.fields.get("faceup")
        if not isinstance(faceup, bool):
            raise row.wrong("faceup", f"{shown(faceup)} is neither true nor false")
        self.faceup: Final = faceup
        self.status: Final = row.status("status")
        if not 1 <= len(self.chambers) <= MAX_CHAMBERS or min(self.chambers) < 1:
            raise row.wrong("chambers", f"from 1 to {MAX_CHAMBERS} chambers of at least 1 card", "AR-SETUP-16")
        if len(self.maps) != len(self.chambers) or not all(1 <= n <= COPIES[MAP] for n in self.maps):
            raise row.wrong("maps", f"one number from 1 to {COPIES[MAP]} for each chamber", "AR-EXPLORE-01")
        if self.pile < 0 or sum(self.chambers) + self.pile > 15:
            raise row.wrong("pile", "chambers and pile hold at most 15 cards in all", "AR-SETUP-18")


def load_tiles() -> list[Tile]:
    """The monument tiles, in the order of the file."""
    return [Tile(row) for row in Sheet.load(MONUMENTS).rows("monument")]
