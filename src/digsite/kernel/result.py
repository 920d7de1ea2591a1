"""How a game ended: the reason, the places, and the lines that the scores are made of."""

from __future__ import annotations

from typing import Final


class Line:
    """One line of a score sheet: what it was for, its figures, and what it brought."""

    def __init__(self, key: str, figures: dict[str, object], amount: int) -> None:
        self.key: Final = key
        self.figures: Final = figures
        self.amount: Final = amount

    def to_json(self) -> dict[str, object]:
        """The line as plain data."""
        return {"key": self.key, "figures": self.figures.copy(), "amount": self.amount}

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.figures!r}, {self.amount})"


class Result:
    """The end of a game."""

    def __init__(
        self, scores: list[int], ranking: list[int], winners: list[int], reason: str, lines: list[list[Line]]
    ) -> None:
        self.scores: Final = scores
        """Final scores, one a seat."""
        self.ranking: Final = ranking
        """The place of each seat; equals share one (1, 2, 2, 4)."""
        self.winners: Final = winners
        """The seats in first place, ascending."""
        self.reason: Final = reason
        """Why it ended and what decided it: the key of its words (`reason-KEY`)."""
        self.lines: Final = lines
        """For each seat the lines that add up to its score."""

    def to_json(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "scores": self.scores.copy(),
            "ranking": self.ranking.copy(),
            "winners": self.winners.copy(),
            "reason": self.reason,
            "lines": [[line.to_json() for line in lines] for lines in self.lines],
        }

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranking={self.ranking}, winners={self.winners}, reason={self.reason!r})"


def places(keys: list[tuple[int, int]]) -> list[int]:
    """The place of each seat by (score, tie-break), higher is better; equals share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
