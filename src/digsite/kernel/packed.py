"""Games that are played with a component pack: which packs and tables of rules there are, each made once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from digsite.kernel.codes import Codes
from digsite.kernel.data import Sheet
from digsite.kernel.errors import BadComponents, BadInput, BadPosition
from digsite.kernel.events import EventKind
from digsite.kernel.game import Game
from digsite.kernel.options import OptionSpec
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Ruling
from digsite.kernel.values import shown

KEPT: Final = 512
"""Tables of rules that a game keeps, at some 80 kB each; the oldest is made again where it is still needed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentPack:
    """What all packs have in common; games add their figures."""

    def __init__(self, sheet: Sheet) -> None:
        self.name: Final = sheet.name
        self.digest: str = sheet.digest
        self.statuses: Final[list[tuple[str, str, str, str]]] = []
        """Where each figure comes from: (row, field, figure, status)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PackedGame(Game):
    """A game with the option `components`: the path of a pack, or None for the standard one."""

    def __init__(
        self,
        key: str,
        title: str,
        codes: Codes,
        options: list[OptionSpec],
        events: list[EventKind],
        standard: ComponentPack,
        *,
        min_seats: int,
        max_seats: int,
        seats_rule: str,
        rules_version: int,
        rulings: list[Ruling] | None = None,
    ) -> None:
        super().__init__(
            key,
            title,
            codes,
            [*options, OptionSpec("components", "path", None, "a component pack of your own")],
            events,
            min_seats=min_seats,
            max_seats=max_seats,
            seats_rule=seats_rule,
            rules_version=rules_version,
            rulings=rulings,
        )
        self._standard: Final = standard
        self._files: Final[dict[tuple[str, int, int, int, int], ComponentPack]] = {}
        self._packs: Final[dict[str, ComponentPack]] = {standard.digest: standard}
        self._tables: Final[dict[tuple[object, ...], Rules[Any]]] = {}

    # --- what games write -----------------------------------------------------------------------

    def load_pack(self, path: str) -> ComponentPack:
        """The pack in that file, checked."""
        raise NotImplementedError

    def make_rules(self, seats: int, options: dict[str, object], pack: ComponentPack) -> Rules[Any]:
        """The table of rules of one configuration."""
        raise NotImplementedError

    def undecided(self, options: dict[str, object]) -> bool:
        """Whether something is left to be drawn when a game begins."""
        raise NotImplementedError

    # --- packs and tables -----------------------------------------------------------------------

    def pack_of(self, options: dict[str, object]) -> ComponentPack:
        """The component pack that these options name. A file of one's own is read again when it has changed."""
        path = options["components"]
        if path is None:
            return self._standard
        try:
            file = Path(str(path)).resolve()
            found = file.stat()
        except (OSError, ValueError) as problem:
            raise BadComponents(f"{path}: cannot be read: {problem}") from problem
        stamp = (str(file), found.st_ino, found.st_ctime_ns, found.st_mtime_ns, found.st_size)
        pack = self._files.get(stamp)
        if pack is None:
            pack = self.load_pack(str(path))
            self._files[stamp] = pack
            self._packs[pack.digest] = pack
        return pack

    def check_together(self, seats: int, options: dict[str, object]) -> None:
        self.pack_of(options)

    def components_digest(self, options: dict[str, object]) -> str:
        return self.pack_of(options).digest

    def rules_for(self, seats: int, options: dict[str, object]) -> Rules[Any]:
        return self._table(seats, options, self.pack_of(options).digest)

    def rules_of_view(self, view: dict[str, object]) -> Rules[Any]:
        """The table of rules that a view was seen by; also in a process that has not played by them before."""
        try:
            options = view["options"]
            seats = view["seats"]
            digest = view["components"]
            if not isinstance(options, dict) or not isinstance(seats, int) or not isinstance(digest, str):
                raise TypeError("options, seats or components are not what they should be")
            for name, value in options.items():
                if isinstance(value, tuple) or (isinstance(value, dict) and name != "rulings"):
                    raise TypeError(f"{shown(value)} is no value of an option")
            rules = self._tables.get((digest, *self.options_key(seats, options)))
            if rules is not None:
                return rules
            checked = self.check_options(seats, options)
        except (KeyError, TypeError, BadInput) as problem:
            raise BadPosition(f"view: not a view of {self.key!r}: {problem!r}") from problem
        if self.undecided(checked) or digest not in self._packs:
            raise BadPosition(f"view: seen with a pack {shown(digest)} or options that are not known here")
        return self._table(seats, checked, digest)

    def _table(self, seats: int, options: dict[str, object], digest: str) -> Rules[Any]:
        """The table of rules for checked options, kept for the next who asks for that configuration and pack."""
        key = (digest, *self.options_key(seats, options))
        rules = self._tables.get(key)
        if rules is None:
            rules = self.make_rules(seats, options, self._packs[digest])
            if len(self._tables) >= KEPT:  # of readings alone there are more sets than memory has room for
                del self._tables[next(iter(self._tables))]
            self._tables[key] = rules
        return rules
