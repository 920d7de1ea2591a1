"""The types of Archaeology's table, as a page shows it; `archaeology.py` makes it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

Kind = Annotated[str, Field(description='A treasure, as in "treasure-coin" of the words.')]
Piece = Annotated[str, Field(description="As the answers of a question point at it.")]


class DigCards(BaseModel):
    """So many cards of one kind."""

    kind: Kind
    n: int


class DigPieceCards(DigCards):
    """Cards that can be pointed at."""

    piece: Piece


class DigTreasure(BaseModel):
    """A treasure of this game and its figures."""

    kind: Kind
    value: Annotated[int, Field(description="Its trading value.")]
    prices: Annotated[list[int], Field(description="What a set of one card, two cards … fetches.")]
    copies: int
    hidden: Annotated[int, Field(description="How many nobody has shown you: in hands, chambers or the dig site.")]


class DigStall(DigPieceCards):
    """The market's cards of one kind."""

    take: Annotated[int, Field(description="Picked to be taken in the trade being made.")]
    fits: Annotated[bool, Field(description="The trade being made could still take one of them.")]
    gain: Annotated[int, Field(description="What one of them would add to the worth of the hand.")]


class DigMarket(BaseModel):
    """The market."""

    piece: Piece
    n: int
    stalls: list[DigStall]


class DigKept(BaseModel):
    """What some cards of a kind would fetch."""

    worth: int
    sets: Annotated[list[int], Field(description="The sizes of their best sales, largest first.")]


class DigHandGroup(DigPieceCards):
    """The viewer's cards of one kind, and what they would fetch now."""

    give: Annotated[int, Field(description="Picked to be given in the trade being made.")]
    take: Annotated[int, Field(description="Picked to be taken.")]
    can_give: Annotated[bool, Field(description="The trade being made could also give one of them.")]
    worth: int
    worth_after: Annotated[int, Field(description="Once the trade being made is made.")]
    more: Annotated[int, Field(description="What one card more would make of it.")]
    sets: Annotated[list[int], Field(description="The sizes of the best sales after that trade, largest first.")]
    kept: Annotated[
        list[DigKept],
        Field(description="While a storm asks what to lose: what none, one, … up to all of them would fetch."),
    ]


class DigPeril(BaseModel):
    """A kind of card that nobody wants to dig up."""

    left: int
    all: int
    percent: Annotated[int, Field(description="How likely the next card is one.")]


class DigSite(BaseModel):
    """What is left to dig."""

    left: int
    percent: Annotated[int, Field(description="How likely the next card is a treasure.")]
    storms: DigPeril
    thieves: DigPeril


class DigChamber(BaseModel):
    """A chamber of the monument."""

    piece: Piece
    n: int
    start: Annotated[int, Field(description="How many cards it began with.")]
    maps: Annotated[int, Field(description="What exploring it costs.")]
    held: Annotated[int, Field(description="How many maps the viewer holds.")]
    contents: Annotated[list[DigCards] | None, Field(description="What lies in it, where the viewer knows.")]
    back: Annotated[
        list[DigCards], Field(description="Cards that all saw go back into it and that must still be there.")
    ]


class DigNamed(DigPieceCards):
    """A treasure that can be named at the Sphinx; `n` of its `copies` have been seen."""

    copies: int
    named: bool
    expected: Annotated[float, Field(description="How many of the cards turned up it would be on average.")]


class DigMonument(BaseModel):
    """The monument of this game, and how an exploration stands."""

    key: str
    rule: str
    faceup: bool
    takes_all: Annotated[bool, Field(description="Whoever explores it takes all cards of a chamber.")]
    pile: int
    refills: Annotated[bool, Field(description="A sandstorm adds a card of the pile to emptied chambers too.")]
    chambers: list[DigChamber]
    exploring: Annotated[int | None, Field(description="The chamber that is being explored.")]
    drawn: Annotated[list[DigCards], Field(description="Turned up in the open.")]
    drawn_value: int
    limit: Annotated[int, Field(description="The value at which the Mine still holds.")]
    bust: Annotated[int, Field(description="How likely the next card is too much, in percent.")]
    keep: Annotated[list[DigPieceCards], Field(description="The cards that the viewer may keep, at the Tomb.")]
    keep_left: int
    names: Annotated[list[DigNamed], Field(description="What can be named, at the Sphinx.")]
    turns_up: Annotated[int, Field(description="How many cards the Sphinx turns up.")]


class DigSoldSet(DigCards):
    """A set that was sold."""

    money: int


class DigPlayer(BaseModel):
    """A seat as the viewer knows it."""

    piece: Piece
    seat: int
    money: int
    cards: int
    known: Annotated[list[DigCards], Field(description="Cards of the hand that the viewer is certain of.")]
    tent: Annotated[int, Field(description="How often the tent can still be used.")]
    tent_piece: Annotated[str | None, Field(description="The tent, where it is the viewer's own.")]
    tent_uses: Annotated[int, Field(description="How often it could be used at the start.")]
    sold: list[DigSoldSet]
    skipped: Annotated[bool, Field(description="Nothing left to dig and no cards: out of the game.")]
    dry: Annotated[bool, Field(description="Sheltered from the present storm.")]
    declares: Annotated[bool, Field(description="Has still to say whether the tent is used in the present storm.")]
    loses: Annotated[int, Field(description="Cards still to be lost to the present storm, without shelter.")]


class DigTrade(BaseModel):
    """The trade that the viewer is making."""

    stage: Literal["give", "take"]
    give: list[DigCards]
    take: list[DigCards]
    give_value: int
    take_value: int
    left: int
    gift: Annotated[bool, Field(description="It can be made as it stands, for nothing.")]
    moves: Annotated[int, Field(description="Answers since the trade was begun.")]


class DigTable(BaseModel):
    """The table of Archaeology."""

    seat: int | None
    turn: int
    away: Annotated[
        int, Field(description="How many turns there are until the viewer's own; 0: it is, or comes no more.")
    ]
    doing: Annotated[str, Field(description="The key of what is being asked, as far as the viewer may know.")]
    storm: Annotated[bool, Field(description="A sandstorm is blowing.")]
    late: Annotated[bool, Field(description="Nothing was left to dig when this turn began.")]
    forced: Annotated[bool, Field(description="Something must be sold this turn.")]
    sale_first: Annotated[bool, Field(description="… before anything else is done.")]
    explored: bool
    over: bool
    treasures: list[DigTreasure]
    dig: DigSite
    monument: DigMonument
    market: DigMarket
    players: list[DigPlayer]
    hand: list[DigHandGroup]
    hand_worth: int
    hand_worth_after: int
    trade: DigTrade | None
