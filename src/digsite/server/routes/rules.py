"""The rules in our own words, as the ledgers have them: every entry by its ID, and where its text names others."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

import digsite
from digsite.ledger import Book, Entry, Kind, Ledger, named
from digsite.server.packed import Packed, answer_packed, pack
from digsite.server.problems import answers
from digsite.server.rulings import editions_of

router = APIRouter(prefix="/api", tags=["games"])

NOT_PLAYED: Final = ("TP",)
"""Ledgers of games that nobody can play here: the template for those who make a game."""


class LinkTold(BaseModel):
    """A place in a text that names an entry."""

    at: Annotated[int, Field(description="Where in the text it begins.")]
    n: Annotated[int, Field(description="How many characters it has; short forms such as -06 are links too.")]
    id: str


class ReadingOfRule(BaseModel):
    """One way to read a ruling. Its words are the games' (`GET /api/games`)."""

    key: Annotated[str, Field(examples=["three-places"])]
    default: Annotated[bool, Field(description="Whether it is played where no edition says otherwise.")]
    editions: Annotated[list[str], Field(description="The editions that play it; none where there is one only.")]


class RuleTold(BaseModel):
    """One entry of a ledger."""

    id: Annotated[str, Field(examples=["EE-SELL-03"])]
    kind: Kind
    text: Annotated[str, Field(description="In our own words, in English.")]
    links: Annotated[list[LinkTold], Field(description="Where the text names other entries.")]
    source: Annotated[str, Field(description="Where the rulebook says so; of an edge case, the rules it tries.")]
    parent: Annotated[str | None, Field(description="Of a ruling: the rule it stands under.")]
    see: Annotated[list[str], Field(description="Entries that it names, and those that name it.")]
    readings: Annotated[
        list[ReadingOfRule], Field(description="Of a ruling that a table may read otherwise: what it may choose among.")
    ]


class SectionTold(BaseModel):
    """The entries about one thing."""

    id: Annotated[str, Field(examples=["EE-SELL"])]
    title: Annotated[str, Field(description="In English.")]
    rules: list[RuleTold]


class BookTold(BaseModel):
    """The rules of a game, or of a part of it."""

    prefix: Annotated[str, Field(examples=["EE"])]
    title: str
    sections: list[SectionTold]


class RulesTold(BaseModel):
    """All rules."""

    books: list[BookTold]


@router.get(
    "/rules",
    operation_id="read_rules",
    responses={200: {"model": RulesTold}, 304: {"description": "You have them already."}, **answers(429)},
    response_model=None,
)
def read_rules(request: Request) -> Response:
    """Every rule, ruling and edge case of the games that can be played here."""
    return answer_packed(request, _packed())


@cache
def _packed() -> Packed:
    return pack(told(Ledger.load()).model_dump_json().encode())


def told(ledger: Ledger) -> RulesTold:
    """The ledgers as the page shows them."""
    books = [book for book in ledger.books if book.prefix not in NOT_PLAYED]
    known = {entry.id for book in books for entry in book.entries}
    citing: dict[str, list[str]] = {}
    for book in books:
        for entry in book.entries:
            for cited in entry.cites:
                citing.setdefault(cited, []).append(entry.id)
    return RulesTold(
        books=[
            BookTold(
                prefix=book.prefix,
                title=book.title,
                sections=[
                    SectionTold(
                        id=section.id,
                        title=section.title,
                        rules=[_rule(ledger, book, entry, known, citing) for entry in section.entries],
                    )
                    for section in book.sections
                ],
            )
            for book in books
        ]
    )


def _rule(ledger: Ledger, book: Book, entry: Entry, known: set[str], citing: dict[str, list[str]]) -> RuleTold:
    text = entry.text.replace("*", "").replace("`", "")  # the marks of Markdown
    see = dict.fromkeys([*entry.cites, *citing.get(entry.id, [])])
    return RuleTold(
        id=entry.id,
        kind=entry.kind,
        text=text,
        links=[link for link in _links(ledger, book, text) if link.id in known and link.id != entry.id],
        source=entry.source.replace("*", "").replace("`", ""),
        parent=entry.parent,
        see=[id for id in see if id in known],
        readings=_readings().get(entry.id, []),
    )


@cache
def _readings() -> dict[str, list[ReadingOfRule]]:
    """The readings of every ruling of every game that can be played here."""
    found: dict[str, list[ReadingOfRule]] = {}
    for game in map(digsite.game, digsite.game_keys()):
        editions = editions_of(game)
        for ruling in game.rulings:
            found[ruling.rule] = [
                ReadingOfRule(
                    key=key,
                    default=key == ruling.keys[0],
                    editions=[edition for edition in editions if ruling.default(edition) == key],
                )
                for key in ruling.keys
            ]
    return found


def _links(ledger: Ledger, book: Book, text: str) -> list[LinkTold]:
    if "-" not in text:
        return []
    keys = [section.key for section in book.sections]
    found = []
    for name in named(text, ledger.prefixes, home=book.prefix, home_keys=keys):
        if name.implied:
            continue
        number = name.id.rpartition("-")[2]
        short = name.id.partition("-")[2]
        written = next(form for form in (name.id, short, number) if text.startswith(form, name.offset))
        found.append(LinkTold(at=name.offset, n=len(written), id=name.id))
    return found
