"""Provable fairness: nobody at the table, not even its keeper, can choose the chance of a game once it has begun.

The keeper draws a secret and shows its commitment before the first move. All chance follows from the secret: the seed
of the game, and the seed of every drawing anew. After the end the secret is shown, and everybody can check both. The
commitment tells nothing about the seed: each is a hash of the secret with words of its own before it.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeGuard

from digsite.kernel.errors import BadOption, BadRecord
from digsite.kernel.values import shown

DOMAIN: Final = "digsite fairness 1"
DIGITS: Final = 64
"""Of a secret and of a commitment: 32 bytes in hexadecimal, small letters."""


def commitment(secret: object) -> str:
    """What is shown of a secret before the game; whoever knows the secret can work it out again.

    Raises:
        BadOption: that is no secret.
    """
    return hashed(secret, "commitment").hex()


def seed_of(secret: object) -> int:
    """The seed of the game, 64 bits."""
    return int.from_bytes(hashed(secret, "seed")[:8], "big")


def redraw_of(secret: object, number: int) -> int:
    """The seed, 64 bits, for drawing anew at the undo that is entry `number` of the record, counted from 0."""
    return int.from_bytes(hashed(secret, f"redraw {number}")[:8], "big")


def hashed(secret: object, purpose: str) -> bytes:
    """32 bytes that follow from the secret, others for each purpose."""
    if not is_hex(secret):
        raise BadOption(f"secret: not a text of {DIGITS} digits from 0-9 and a-f")  # it may be nearly right: not shown
    return hashlib.sha256(f"{DOMAIN}\n{purpose}\n".encode() + bytes.fromhex(secret)).digest()


def is_hex(text: object) -> TypeGuard[str]:
    """Whether that has the form of a secret or a commitment."""
    return isinstance(text, str) and len(text) == DIGITS and all(letter in "0123456789abcdef" for letter in text)


def check_chance(secret: str, committed: str, seed: int, redraws: dict[int, int]) -> None:
    """Whether all chance of a game is what its commitment promised.

    Args:
        secret: what was revealed.
        committed: what was shown at the start.
        seed: the seed that was played with.
        redraws: for the number of each entry that drew anew, the seed that it took.

    Raises:
        BadRecord: names what differs.
    """
    if commitment(secret) != committed:
        raise BadRecord(f"fairness: the record says commitment {committed}, its secret gives {commitment(secret)}")
    if seed_of(secret) != seed:
        raise BadRecord(f"fairness: played with seed {shown(seed)}; the secret gives {seed_of(secret)}")
    for number, redraw in redraws.items():
        promised = redraw_of(secret, number)
        if redraw != promised:
            raise BadRecord(f"fairness: entry {number + 1} drew anew from {redraw}; the secret gives {promised}")
