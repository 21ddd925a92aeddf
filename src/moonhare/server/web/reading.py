"""Reading the body of a request: JSON from our own pages or from programs, and nothing else."""

import asyncio
from typing import Final, TypeVar

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import read
from moonhare.server.web.address import check_origin

T = TypeVar("T")
PATIENCE: Final = 20.0
"""Seconds that the body of a request may take; none has more than some kilobytes."""


async def body_of(request: web.Request, shape: type[T]) -> T:
    """Read a JSON body.

    Raises `Refusal`: "not-json-type", "foreign-origin", "too-large", "too-slow", and as `rules.reading`.
    """
    check_origin(request)
    if request.content_type != "application/json" or request.headers.get("Content-Encoding", "identity") != "identity":
        # Besides being clear, this keeps out what a form on another site could send.
        raise Refusal("not-json-type", "The body must be JSON as it stands, with Content-Type application/json.")
    try:
        async with asyncio.timeout(PATIENCE):
            body = await request.read()
    except TimeoutError:
        raise Refusal("too-slow", "The body of the request did not arrive in time.") from None
    return read(body, shape)
