"""Reading the body of a request: JSON from our own pages or from programs, and nothing else."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from aiohttp import hdrs, web

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import read
from moonhare.server.web.address import check_origin

T = TypeVar("T")
PATIENCE: Final = 20.0
"""Seconds that the body of a request may take; none has more than some kilobytes."""

MOST_PASSED_OVER: Final = 64 * 1024
"""Bytes of a body that nobody wants which are waited for, so that its sender, busy with it, reads the answer."""

REST: Final = 1.0
"""Seconds for them."""


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


@web.middleware
async def rests_passed_over(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Pass over what of a small body was not wanted; hang up, with the answer, on whoever sends a large one."""
    response = await handler(request)
    if request.method == hdrs.METH_CONNECT:
        # What follows it has no end that could be told, so the library takes it for the next request.
        response.force_close()
    rest = request.content
    if rest.is_eof() or response.prepared:
        return response
    if request.content_length is not None and request.content_length <= MOST_PASSED_OVER:
        with suppress(TimeoutError, web.RequestPayloadError, OSError):
            async with asyncio.timeout(REST):
                while not rest.at_eof():
                    await rest.readany()
    if not rest.is_eof():
        response.force_close()
    return response
