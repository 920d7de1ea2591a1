"""A menu: one question whose answers belong to several actions, each with its rules in a place of its own."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from digsite.kernel.codes import Span
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """One action of a menu: when its codes are legal, what they do, and why not."""

    def __init__(self, span: Span) -> None:
        self.first: Final = span.first
        self.end: Final = span.first + span.n

    def add_legal(self, s: S, seat: int, codes: list[int]) -> None:
        """Append the codes of this action that are legal now, ascending."""
        raise NotImplementedError

    def apply(self, s: S, f: Frame, code: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int, code: int) -> Refusal:
        """Why a code of this action is not legal now. Must agree with `add_legal`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Step[S]):
    """A step that offers actions. Modules may add theirs with `add`."""

    def __init__(self, key: str, rules: list[str]) -> None:
        super().__init__(key, rules)
        self.actions: Final[list[Action[S]]] = []

    def add(self, action: Action[S]) -> None:
        """Put an action on the menu, in the order of the codes."""
        self.actions.append(action)
        self.actions.sort(key=first_code)

    def replace(self, action: Action[S]) -> None:
        """Put an action in the place of the one with the same codes, which it may ask in turn."""
        for i, old in enumerate(self.actions):
            if old.first == action.first:
                self.actions[i] = action
                return
        raise ValueError(f"there is no action whose codes begin at {action.first}")

    def legal(self, s: S, f: Frame) -> list[int]:
        codes: list[int] = []
        for action in self.actions:
            action.add_legal(s, f.seat, codes)
        return codes

    def apply(self, s: S, f: Frame, code: int) -> None:
        for action in self.actions:
            if code < action.end:
                action.apply(s, f, code)
                return

    def refuse(self, s: S, f: Frame, code: int) -> Refusal:
        for action in self.actions:
            if action.first <= code < action.end:
                return action.refuse(s, f.seat, code)
        return self.elsewhere(s, f, code)

    def elsewhere(self, s: S, f: Frame, code: int) -> Refusal:
        """Why a code that is on no menu may not be played here."""
        raise NotImplementedError


def first_code(action: Action[S]) -> int:
    """The first code of an action: what menus are sorted by."""
    return action.first
