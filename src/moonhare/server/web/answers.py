"""Answers: JSON, refusals as 4xx, and the headers that every answer bears. Nobody ever sees a traceback."""

import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import Failure
from moonhare.server.live.answering import not_read, surprised
from moonhare.server.messages import Problem
from moonhare.server.table.viewing import as_problem
from moonhare.server.web.address import asked_host, is_secure
from moonhare.server.web.site import SITE
from moonhare.storage import StorageError

STATUS: Final = {
    "table-unknown": 404,
    "table-gone": 404,
    "set-unknown": 404,
    "game-unknown": 404,
    "album-unknown": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "too-slow": 408,
    "too-large": 413,
    "not-json-type": 415,
    "too-many": 429,
    "foreign-origin": 403,
    "foreign-host": 421,
    "game-running": 409,
    "game-over": 409,
    "game-not-over": 409,
    "table-worn-out": 409,
    "table-full": 409,
    "door-full": 409,
    "seat-not-free": 409,
    "seat-elsewhere": 409,
    "barred": 403,
    "password-needed": 403,
    "password-wrong": 403,
    "name-taken": 409,
    "symbol-taken": 409,
    "seated-already": 409,
    "internal": 500,
    "busy": 503,
    "not-stored": 503,
    "server-full": 503,
    "stopping": 503,
}
"""All other refusals are 400."""

WHILE: Final = 120
"""Seconds after which a server that was full may have room again."""

LASTING_TLS: Final = "max-age=15552000"
"""For half a year; of this name alone, since others below it may be somebody else's affair."""

NAME: Final = "X-Request-Id"
"""Where a request's name stands, in its answer, and in the request where a proxy of ours has named it."""

_GIVEN: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")

_encode: Final = msgspec.json.Encoder().encode
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = structlog.get_logger(__name__)


def json_answer(body: Any, *, status: int = 200) -> web.Response:
    """Answer with a struct as JSON, which nobody may keep."""
    return web.Response(
        body=_encode(body), status=status, content_type="application/json", headers={"Cache-Control": "no-store"}
    )


def failure(problem: Problem, status: int) -> web.Response:
    """Answer that something is refused."""
    return json_answer(Failure(error=problem), status=status)


def failure_of(refusal: Refusal) -> web.Response:
    """Answer with a refusal."""
    response = failure(as_problem(refusal), STATUS.get(refusal.code, 400))
    if refusal.code == "server-full":
        response.headers["Retry-After"] = str(WHILE)
    if refusal.code == "too-slow":
        # What is left of the body cannot be told from the next request.
        response.force_close()
    return response


@web.middleware
async def no_surprises(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn all that can go wrong into an answer of ours; what is logged on the way bears the request's name."""
    structlog.contextvars.bind_contextvars(request=_name_of(request))
    try:
        return await handler(request)
    except Refusal as refusal:
        request.app[SITE].figures.refusals.labels(refusal.code).inc()
        return failure_of(refusal)
    except web.HTTPException as answer:
        if answer.status < 400:  # noqa: PLR2004 - a redirect is no failure
            raise
        return _plain_failure(request, answer)
    except (web.RequestPayloadError, ConnectionError):
        # Whoever asked has sent what cannot be read, or has gone, maybe in the middle of an answer: no news.
        response = failure_of(Refusal("malformed", "The body of the request cannot be read."))
        # What is left of it cannot be told from the next request.
        response.force_close()
        return response
    except StorageError as error:
        log.error("a request could not reach the stored tables", error=str(error))
        return failure_of(not_read())
    except Exception:
        return failure_of(surprised("a request failed", method=request.method, route=_route(request)))


def _name_of(request: web.Request) -> str:
    """Draw a name for a request, unless our own proxy has given it one."""
    given = request.headers.get(NAME, "") if request.app[SITE].settings.behind_proxy else ""
    return given if _GIVEN.fullmatch(given) else secrets.token_hex(8)


def _route(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return "?" if resource is None else resource.canonical


def _plain_failure(request: web.Request, answer: web.HTTPException) -> web.Response:
    if answer.status == 405:  # noqa: PLR2004 - Method Not Allowed
        message = f"{request.method} is not possible here."
        response = failure_of(Refusal("method-not-allowed", message))
        response.headers["Allow"] = answer.headers.get("Allow", "")
        return response
    if answer.status == 413:  # noqa: PLR2004 - Content Too Large
        return failure_of(Refusal("too-large", "The body of the request is too large."))
    if answer.status == 404:  # noqa: PLR2004 - Not Found
        return failure_of(Refusal("not-found", "There is nothing at this address."))
    message = (answer.text or answer.reason).splitlines()[0]
    return failure(Problem(code="malformed", arguments={}, message=message), answer.status)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Say what a browser may do with an answer of ours; nothing from elsewhere, nothing inline."""
    headers = response.headers
    try:
        host = asked_host(request)
        # Older Safari does not take 'self' for the sockets of the same host.
        sockets = f" ws://{host} wss://{host}"
    except Refusal:
        sockets = ""
    headers["Content-Security-Policy"] = (
        "default-src 'self'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    name = structlog.contextvars.get_contextvars().get("request")
    if name is not None:
        headers[NAME] = name
    headers["X-Content-Type-Options"] = "nosniff"
    headers["X-Frame-Options"] = "DENY"
    headers.setdefault("Referrer-Policy", "same-origin")
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
    headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
    if is_secure(request):
        headers["Strict-Transport-Security"] = LASTING_TLS
    headers.pop("Server", None)
