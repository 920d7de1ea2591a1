"""The messages between a client and the server, as types.

The same commands go over a WebSocket and over plain HTTP, and the same messages come back. A command that cannot be
carried out is answered by a problem (`problems.py`) and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from digsite.kernel.text import LOCALES
from digsite.server.problems import ErrorAnswer

Locale = Literal["en", "de", "pl"]
assert Locale.__args__ == LOCALES  # type: ignore[attr-defined]

SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]
OptionalSeat = Annotated[
    SeatNumber | None, Field(description="The seat, for whoever has several; else it can be left out.")
]
Seq = Annotated[int, Field(ge=-1, le=2**31 - 1, strict=True)]
LastHeard = Annotated[
    Seq | None, Field(description="The last message you have heard: then nothing is done twice, or to something newer.")
]
HeardAt = Annotated[
    float | None,
    Field(allow_inf_nan=False, description="Its `at`: then it is noticed if the server was set back to a copy since."),
]
Level = Annotated[str, Field(max_length=40, description="Which bot; see /api/games.")]
Token = Annotated[str, Field(max_length=100)]
Id = Annotated[str | None, Field(max_length=60, description="Comes back with the answer, to know it by.")]


class Strict(BaseModel):
    """What comes in says nothing that it does not mean."""

    model_config = ConfigDict(extra="forbid")


# --- commands ---------------------------------------------------------------------------------------


class Command(Strict):
    """Something a viewer wants done."""

    id: Id = None


class Move(Command):
    """Answer the question of a seat. `seq` is the last message you have heard."""

    type: Literal["move"]
    code: Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
    seq: Seq
    seat: OptionalSeat = None


class WhyNot(Command):
    """Ask why a code may not be played now, or why nothing can be done with a piece. Changes nothing."""

    type: Literal["why-not"]
    code: Annotated[int | None, Field(ge=0, le=2**31 - 1, strict=True)] = None
    piece: Annotated[str | None, Field(max_length=80, description='Instead of a code: "market:coin".')] = None
    seat: OptionalSeat = None
    locale: Locale = "en"


class Preview(Command):
    """Ask what a legal code would bring, as far as the seat can know. Changes nothing."""

    type: Literal["preview"]
    code: Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
    seat: OptionalSeat = None
    locale: Annotated[Locale | None, Field(description="Events have a `text` in this language.")] = None


class Undo(Command):
    """Take back the last moves of a seat: at once where that is free, else the others are asked."""

    type: Literal["undo"]
    steps: Annotated[int, Field(ge=1, le=10_000, strict=True)] = 1
    seat: OptionalSeat = None
    seq: LastHeard = None


class Vote(Command):
    """Agree to what somebody asked for, or not. A no of whoever asked withdraws it."""

    type: Literal["vote"]
    yes: Annotated[bool, Field(strict=True)]
    seq: LastHeard = None


class Sit(Command):
    """Sit down at a free seat. The answer holds the seat's token, which is told only once."""

    type: Literal["sit"]
    seat: OptionalSeat = None
    invitation: Annotated[Token | None, Field(description="From the link; not needed at a listed table.")] = None


class Start(Command):
    """Begin the game, once every seat is taken."""

    type: Literal["start"]


class Leave(Command):
    """Give up a seat."""

    type: Literal["leave"]
    seat: OptionalSeat = None


class Hand(Command):
    """Let a bot play a seat: your own, or one that has let the table wait for days."""

    type: Literal["hand"]
    level: Level
    seat: OptionalSeat = None


class Fill(Command):
    """Give an open seat to a bot before the game begins, or open one of a bot again."""

    type: Literal["fill"]
    seat: SeatNumber
    level: Annotated[Level | None, Field(description="Which bot; null: the seat is open again.")]


class TakeBack(Command):
    """Play again a seat that a bot played for you."""

    type: Literal["take-back"]
    seat: OptionalSeat = None


class Abandon(Command):
    """End the game here; the other people are asked."""

    type: Literal["abandon"]


class Rematch(Command):
    """Meet again: the same people, seats and options at a new table."""

    type: Literal["rematch"]


Doing: TypeAlias = (
    Move | WhyNot | Preview | Undo | Vote | Sit | Start | Leave | Hand | Fill | TakeBack | Abandon | Rematch
)
"""Every command there is."""
AnyCommand = Annotated[Doing, Field(discriminator="type")]


class Hello(Strict):
    """The first message over a WebSocket: who you are, and what you have heard already."""

    type: Literal["hello"]
    token: Annotated[Token | None, Field(description="A seat's token, for whoever has no cookie.")] = None
    after: Annotated[Seq | None, Field(description="The last message you have heard; None: tell me everything.")] = None
    at: HeardAt = None
    seats: Annotated[
        list[SeatNumber] | None, Field(max_length=16, description="The seats you had then (`as` of the full message).")
    ] = None
    locale: Annotated[Locale | None, Field(description="Add words in this language.")] = None
    shown: Annotated[bool, Field(strict=True, description="Add the table as a page shows it, and all figures.")] = False


class Ping(Strict):
    """Are you there? Answered by a pong."""

    type: Literal["ping"]


FROM_CLIENT: TypeAdapter[Doing | Ping] = TypeAdapter(Annotated[Doing | Ping, Field(discriminator="type")])
"""What comes over a socket after the hello."""
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)


# --- messages ---------------------------------------------------------------------------------------


class SeatTold(BaseModel):
    """A seat as everybody may know it."""

    name: str
    person: Annotated[bool, Field(description="Whether somebody has this seat.")]
    bot: Annotated[str | None, Field(description="The level of the bot that plays it now.")]
    free: Annotated[bool, Field(description="Whether somebody may sit down here.")]
    invited: Annotated[bool, Field(description="Only the seat's own invitation leads here.")]


class ProposalTold(BaseModel):
    """What is being voted on."""

    seat: int
    what: Literal["undo", "abandon"]
    since: Annotated[int | None, Field(description="An undo would go back to where you had heard this message.")]
    needed: Annotated[list[int], Field(description="The seats whose consent it takes.")]
    yes: list[int]


class ReadingInForce(BaseModel):
    """How a passage of the rules is played that can be read in several ways."""

    rule: Annotated[str, Field(description="The ID of the ruling.", examples=["EE-SCORE-R1"])]
    reading: Annotated[str, Field(description="The reading that is played, by its key.", examples=["three-places"])]
    house: Annotated[bool, Field(description="Whether it departs from the edition: a house rule.")]


class ReadingTold(ReadingInForce):
    """The same with words, where a language was asked for."""

    title: Annotated[str | None, Field(description="What the ruling is about.")] = None
    text: Annotated[str | None, Field(description="What the reading says.")] = None


class TableTold(BaseModel):
    """A table as everybody who may see it may know it."""

    id: str
    game: str
    options: Annotated[dict[str, Any], Field(description="As the table was made.")]
    edition: Annotated[str | None, Field(description="Whose rulebook is played; null: the game has one only.")]
    readings: Annotated[
        list[ReadingTold],
        Field(
            description="The reading in force of every ruling that matters here; in a list of tables only house rules."
        ),
    ]
    rules_version: int
    older_rules: Annotated[
        bool, Field(description="Whether the game was begun by an older version of the rules, and goes on by it.")
    ]
    components: str
    listed: bool
    created_at: float
    status: Literal["waiting", "running", "finished", "abandoned"]
    seats: list[SeatTold]
    commitment: Annotated[str, Field(description="Published before the first move; the secret must give it.")]
    imported: Annotated[bool, Field(description="The game came from a file, so somebody may know its seed.")]
    proposal: ProposalTold | None
    rematch: Annotated[str | None, Field(description="The table where the same people meet again.")]
    frozen: Annotated[str, Field(description="Why this table cannot go on; empty if it can.")]
    secret: Annotated[str | None, Field(description="What the commitment was to, once the game is over.")]


class OptionTold(BaseModel):
    """An answer: play its code."""

    code: int
    name: Annotated[str, Field(description="Its stable name, the same in every language.")]
    words: Annotated[str, Field(description="The key of its words in the Fluent files.")]
    fields: Annotated[dict[str, Any], Field(description="What the words are filled with.")]
    pieces: Annotated[list[str], Field(description="What it points at on the table.")]
    text: Annotated[str | None, Field(description="The words themselves, where a language was asked for.")] = None


class QuestionTold(BaseModel):
    """What a seat is asked."""

    seat: int
    seq: Annotated[int, Field(description="The message with which it came up.")]
    key: str
    rules: list[str]
    about: dict[str, Any]
    options: list[OptionTold]
    text: str | None = None


class ViewTold(BaseModel):
    """What changed in a view: put `changed` over the view you have, and take out what is `gone`."""

    changed: dict[str, Any]
    gone: list[str]


class UndoTold(BaseModel):
    """How many of its own last moves a seat may take back."""

    free: Annotated[int, Field(description="Without asking anybody.")]
    all: Annotated[int, Field(description="If everybody agrees.")]


class Told(BaseModel):
    """What is new for one seat (null: a spectator)."""

    seat: int | None
    undo: UndoTold | None
    events: Annotated[list[dict[str, Any]], Field(description="What happened, as this seat may know it.")] = []
    view: Annotated[ViewTold | None, Field(description="Left out where nothing changed.")] = None
    question: Annotated[QuestionTold | None, Field(description="Left out: as before. Null: nothing is asked.")] = None
    answered: Annotated[
        list[OptionTold],
        Field(
            description="What this seat answered with this message; in a full one, its last answers while it is asked."
        ),
    ] = []
    shown: Annotated[dict[str, Any] | None, Field(description="The table as a page shows it, where asked for.")] = None


class Full(BaseModel):
    """Everything you may know now."""

    model_config = ConfigDict(populate_by_name=True)

    type: Literal["full"]
    seq: int
    at: Annotated[float, Field(description="When the last message was told, in seconds since 1970.")]
    seats: Annotated[list[int], Field(alias="as", description="The seats you have here.")]
    table: TableTold
    asked: list[int]
    told: list[Told]


class WhatTold(BaseModel):
    """The entry that an update tells of, as everybody may know it."""

    kind: str
    seat: int | None = None
    seats: list[int] | None = None
    yes: bool | None = None
    redraw: bool | None = None
    withdrawn: Annotated[bool | None, Field(description="Whether whoever asked has thought better of it.")] = None


class Update(BaseModel):
    """What happened next."""

    type: Literal["update"]
    seq: int
    at: Annotated[float, Field(description="Seconds since 1970.")]
    what: WhatTold
    table: Annotated[TableTold | None, Field(description="Left out where nothing changed.")] = None
    asked: Annotated[list[int], Field(description="The seats that may answer now.")]
    told: list[Told]


class Done(BaseModel):
    """A command was carried out."""

    type: Literal["done"]
    id: str | None = None
    seq: Annotated[int, Field(description="The last message that tells of it.")]
    seat: int | None = None
    token: Annotated[
        str | None,
        Field(description="After `sit`, or a `rematch` asked for with a token: what opens the seat. Not told again."),
    ]
    table: Annotated[str | None, Field(description="After `rematch`: the new table.")]


class RefusalTold(BaseModel):
    """Why a code may not be played."""

    rule: str
    reading: Annotated[
        str, Field(description="Where the rule is a ruling that can be read in several ways: how it is played here.")
    ]
    key: str
    args: dict[str, Any]
    text: str


class WhyNotTold(BaseModel):
    """The answer to `why-not`; without a refusal the code may be played."""

    type: Literal["why-not"]
    id: str | None = None
    code: int
    refusal: RefusalTold | None


class RefusedTold(ErrorAnswer):
    """A command was not carried out, and nothing has changed; without an `id`, the socket is closed after this."""

    type: Literal["refused"]
    id: str | None = None


class Pong(BaseModel):
    """I am here."""

    type: Literal["pong"]


class PreviewTold(BaseModel):
    """What a code would bring: only what is the same however chance and hidden cards fall."""

    type: Literal["preview"]
    id: str | None = None
    code: int
    final: Annotated[bool, Field(description="Whether it could not be taken back freely: something comes to light.")]
    scores: Annotated[list[int | None], Field(description="The scores afterwards; null where they are not known.")]
    events: Annotated[list[dict[str, Any]], Field(description="What happens before anything comes to light.")]
    shown: Annotated[
        dict[str, Any],
        Field(description="The parts of the shown table that would change for sure; none if something comes to light."),
    ]
    next: Annotated[
        dict[str, Any] | None,
        Field(description="What this seat would be asked next (key, about, text); null if nothing, or not for sure."),
    ]


FROM_SERVER: TypeAdapter[Full | Update | Done | WhyNotTold | PreviewTold | RefusedTold | Pong] = TypeAdapter(
    Annotated[Full | Update | Done | WhyNotTold | PreviewTold | RefusedTold | Pong, Field(discriminator="type")]
)
"""What comes over a socket from here."""
