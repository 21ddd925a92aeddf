"""JSON that stays as it is for a while: compressed once, and sent again only to those who have it otherwise."""

import gzip
from collections.abc import Mapping
from hashlib import blake2b

import msgspec
from aiohttp import ETag, web


class Pressed(msgspec.Struct, frozen=True, kw_only=True):
    """A body, and what is told of it."""

    plain: bytes
    small: bytes
    """The same, compressed by gzip."""
    tag: str


def press(plain: bytes) -> Pressed:
    """Compress a body, and name it by what is in it."""
    tag = blake2b(plain, digest_size=12).hexdigest()
    return Pressed(plain=plain, small=gzip.compress(plain, mtime=0), tag=tag)


def pressed_answer(request: web.Request, body: Pressed) -> web.Response:
    """Answer with it as the browser takes it; with nothing where the browser has it."""
    response = web.Response(content_type="application/json", headers={"Cache-Control": "no-cache"})
    response.headers["Vary"] = "Accept-Encoding"
    response.etag = ETag(body.tag, is_weak=True)
    if any(known.value in ("*", body.tag) for known in request.if_none_match or ()):
        response.set_status(304)
    elif takes_gzip(request.headers):
        response.body = body.small
        response.headers["Content-Encoding"] = "gzip"
    else:
        response.body = body.plain
    return response


def takes_gzip(headers: Mapping[str, str]) -> bool:
    """Whether a browser takes what is compressed by gzip."""
    offered = [one.strip().replace(" ", "") for one in headers.get("Accept-Encoding", "").lower().split(",")]
    return any(one.partition(";")[0] in ("gzip", "*") and not one.endswith((";q=0", ";q=0.0")) for one in offered)
