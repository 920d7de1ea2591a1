"""The words of the template game."""

from __future__ import annotations

from digsite.games._template.codes import BID
from digsite.kernel.text import Text


class TemplateText(Text):
    """Fields are plain numbers."""

    def code_fields(self, code: int) -> dict[str, object]:
        return {"card": code - BID + 1}

    def thing(self, field: str, value: int) -> str:
        return ""
