"""Answers that stay the same while the server runs: packed once, and not sent again to clients that have them."""

from __future__ import annotations

import gzip
import hashlib
import re
from typing import NamedTuple

from fastapi import Request, Response


class Packed(NamedTuple):
    """An answer as it is sent."""

    plain: bytes
    gzipped: bytes
    etag: str


def pack(plain: bytes) -> Packed:
    """Return a JSON text ready to be sent."""
    return Packed(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


def answer_packed(request: Request, answer: Packed) -> Response:
    """Return what a client is sent: 304 if it has the answer already, gzip if it takes that."""
    headers = {"ETag": answer.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if answer.etag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "").replace("W/", "")):
        return Response(status_code=304, headers=headers)
    if re.search(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        return Response(answer.gzipped, headers=headers, media_type="application/json")
    return Response(answer.plain, headers=headers, media_type="application/json")
