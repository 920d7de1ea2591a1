"""Messages that no server may take: made up at random, and every one of them must be refused.

A stranger holds nothing at the table. An insider holds a seat, and is only given what that seat may not do: what it
may do is no attack.
"""

from __future__ import annotations

import json
import random
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

Message = dict[str, Any]

WRONG_NUMBERS: Final[tuple[object, ...]] = ("1", True, 1.0, 1.5, -7, 2**31, 10**40, None, [], {}, "\ud800")
WRONG_TEXTS: Final[tuple[object, ...]] = (7, True, [], {}, "x" * 200, 1.5)
WRONG_TABLES: Final[tuple[Message, ...]] = (
    {"game": "chess"},
    {"seats": []},
    {"seats": [{"kind": "me"}] * 6},
    {"seats": [{"kind": "bot", "level": "nobody"}] * 2},
    {"options": {"components": "/etc/passwd"}},
    {"options": {"monument": [[[]]]}},
    {"listed": "yes"},
    {"seed": 1},
)
RAW: Final = (
    "",
    " ",
    "{",
    "nul",
    "\x00",
    "[]",
    "7",
    '"move"',
    "[" * 3000,
    '{"type":' * 800,
    '{"type": "move", "code": NaN, "seq": 0}',
    '{"type": "move", "code": 1e999, "seq": 0}',
    '{"type": "move", "code": ' + "9" * 4000 + ', "seq": 0}',
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "move", "code": 1, "seq": 0}{}',
)
BODY_BYTES: Final = 70_000
"""More than a body may have by default."""
MESSAGE_BYTES: Final = 9000
"""More than a message may have by default."""


@dataclass(slots=True)
class Target:
    """A table that honest people play at, as far as an attacker has found out."""

    id: str
    n_seats: int
    listed: bool
    tokens: dict[int, str]
    acknowledged: list[Message] = field(default_factory=list)
    """Moves that were carried out: they may not be carried out again."""


class Malice:
    """Makes up what is sent. The same seed makes up the same, at the same tables."""

    def __init__(self, rng: random.Random) -> None:
        self.rng: Final = rng

    def token(self) -> str:
        """What looks like a token, and is none."""
        return urlsafe_b64encode(self.rng.randbytes(32)).decode()[:43]

    # --- over a socket --------------------------------------------------------------------------

    def message(self, target: Target, seat: int | None) -> str:
        """A message of a stranger (None) or of whoever holds a seat."""
        rng = self.rng
        fine = self.foreign(target) if seat is None else self.forbidden(target, seat)
        roll = rng.random()
        if roll < 0.5:
            return json.dumps(fine)
        if roll < 0.8:
            return json.dumps(self.damaged(fine))
        text = json.dumps(fine)
        if roll < 0.9:
            return text[: rng.randrange(len(text))]
        if roll < 0.95:
            return "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(1, 300)))
        return rng.choice(RAW)

    def fatal(self) -> str | bytes:
        """Something that ends a socket."""
        return self.rng.choice((b"", b"{}", self.rng.randbytes(50), " " * MESSAGE_BYTES, "x" * 200_000))

    def hello(self, target: Target, other: Target) -> str | bytes:
        """A first message that opens nothing."""
        tokens: tuple[object, ...] = (
            other.tokens[0],
            self.token(),
            "",
            target.tokens[0][:-1],
            7,
            "x" * 101,
        )
        wrong = {"type": "hello", "token": self.rng.choice(tokens)}
        spoilt: tuple[str | bytes, ...] = (
            json.dumps({"type": "hello", "after": self.rng.choice(WRONG_NUMBERS[:7])}),
            json.dumps({"type": "hello", "seats": [99]}),
            json.dumps({"type": "hello", "me": 0}),
            json.dumps({"type": "move", "code": 1, "seq": 0}),
            self.rng.choice(RAW),
            self.fatal(),
        )
        return json.dumps(wrong) if self.rng.random() < 0.5 else self.rng.choice(spoilt)

    def foreign(self, target: Target) -> Message:
        """A command in good form, from somebody who has no seat."""
        rng = self.rng
        if target.acknowledged and rng.random() < 0.3:
            return {**rng.choice(target.acknowledged), "seat": rng.randrange(target.n_seats)}
        move = {"type": "move", "code": rng.randrange(300), "seq": rng.randrange(-1, 200)}
        return rng.choice(
            (
                move,
                {**move, "seat": rng.randrange(target.n_seats)},
                {"type": "why-not", "code": rng.randrange(300)},
                {"type": "undo", "steps": rng.randrange(1, 9)},
                {"type": "vote", "yes": rng.random() < 0.5},
                {"type": "sit"},
                {"type": "sit", "seat": rng.randrange(16), "invitation": self.token()},
                {"type": "start"},
                {"type": "leave", "seat": rng.randrange(16)},
                {"type": "hand", "level": "random", "seat": rng.randrange(target.n_seats)},
                {"type": "fill", "level": "random", "seat": rng.randrange(target.n_seats)},
                {"type": "take-back"},
                {"type": "abandon"},
                {"type": "rematch"},
            )
        )

    def forbidden(self, target: Target, seat: int) -> Message:
        """A command in good form that the holder of a seat may not give: for others, out of turn, or once more."""
        rng = self.rng
        other = (seat + rng.randrange(1, target.n_seats)) % target.n_seats
        mine = [move for move in target.acknowledged if move["seat"] == seat]
        if mine and rng.random() < 0.3:
            return rng.choice(mine)
        return rng.choice(
            (
                {"type": "move", "code": rng.randrange(300), "seq": -1},
                {"type": "move", "code": rng.randrange(300), "seq": 2**31 - 1},
                {"type": "move", "code": rng.randrange(300), "seq": rng.randrange(200), "seat": other},
                {"type": "move", "code": 2**31 - 1, "seq": rng.randrange(200)},
                {"type": "why-not", "code": 2**31 - 1},
                {"type": "why-not", "code": 1, "seat": other},
                {"type": "undo", "steps": 10_000},
                {"type": "undo", "seat": other},
                {"type": "vote", "yes": True},
                {"type": "sit"},
                {"type": "sit", "seat": other},
                {"type": "start"},
                {"type": "leave", "seat": other},
                {"type": "hand", "level": "random", "seat": other},
                {"type": "hand", "level": "nobody"},
                {"type": "fill", "level": None, "seat": other},
                {"type": "take-back"},
            )
        )

    def damaged(self, message: Message) -> Message:
        """A message that is no longer one."""
        rng = self.rng
        numbers = [name for name in ("code", "seq", "steps") if name in message]
        ways: list[Callable[[], Message]] = [
            lambda: {**message, "x": 1},
            lambda: {**message, "type": rng.choice((*WRONG_TEXTS, "cheat", None))},
            lambda: {**message, "id": rng.choice(WRONG_TEXTS)},
            lambda: {name: value for name, value in message.items() if name != "type"},
        ]
        if numbers:
            ways += [lambda: {**message, rng.choice(numbers): rng.choice(WRONG_NUMBERS)}] * 3
        return rng.choice(ways)()

    # --- over HTTP ------------------------------------------------------------------------------

    def request(self, target: Target, other: Target) -> tuple[str, str, dict[str, str], bytes]:
        """Method, path, headers and body of a request that must be refused."""
        rng = self.rng
        at = f"/api/tables/{target.id}"
        plain = {"Content-Type": "application/json"}
        seat = rng.randrange(target.n_seats)
        token = rng.choice((other.tokens[0], self.token(), "x", target.tokens[0] + "x"))
        foreign = {**plain, "Authorization": f"Bearer {token}"}
        own = {**plain, "Authorization": f"Bearer {target.tokens[seat]}"}
        nobody = {"invitation": self.token()}
        two = {"game": "archaeology", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = {**two, **rng.choice(WRONG_TABLES)}
        wishes: list[tuple[str, str, dict[str, str], str | bytes]] = [
            ("POST", f"{at}/commands", plain, self.message(target, None)),
            ("POST", f"{at}/commands", own, self.message(target, seat)),
            ("POST", f"{at}/commands", foreign, json.dumps(self.foreign(target))),
            ("POST", f"{at}/commands", {**own, "Origin": "https://elsewhere.test"}, json.dumps({"type": "abandon"})),
            ("POST", f"{at}/commands", {**own, "Content-Type": "text/plain"}, json.dumps({"type": "abandon"})),
            ("POST", f"{at}/commands", own, b" " * BODY_BYTES),
            ("GET", at, foreign, b""),
            ("GET", f"{at}/record", own, b""),
            ("GET", f"{at}/updates?after=x", own, b""),
            ("POST", f"{at}/enter", plain, json.dumps(nobody)),
            ("POST", f"{at}/invitations", plain, "{}"),
            ("POST", f"{at}/looked", plain, json.dumps({"seq": rng.choice(WRONG_NUMBERS[:7])})),
            (rng.choice(("PUT", "DELETE", "PATCH")), rng.choice((at, f"{at}/commands", "/api/tables")), plain, "{}"),
            ("GET", f"/api/tables/{self.token()[:18].lower()}", plain, b""),
            ("POST", "/api/tables", plain, json.dumps(table)),
            ("POST", "/api/records", plain, json.dumps(self.damaged({"type": "x", "code": 1}))),
            ("POST", "/api/records", plain, rng.randbytes(100)),
            ("PATCH", "/api/me", plain, json.dumps({"name": rng.choice(("\u202e", "", "<b>", "\ud800", 7, "x" * 99))})),
            ("GET", f"/api/{self.token()[:8]}", plain, b""),
        ]
        if not target.listed:
            wishes += [("GET", at + path, plain, b"") for path in ("", "/updates", "/log", "/briefing", "/record")]
        method, path, headers, body = rng.choice(wishes)
        return method, path, headers, body.encode("utf-8", "replace") if isinstance(body, str) else body
