"""A computer player at somebody's table: sits down by a link, comes back when cut off.

Owns how a seat and a connection come about (`docs/protocol.md`); what happens over it, `attending` knows, and what to
do, a `moonhare.players.Player` says. Knows nothing of the server but what it sends.
"""

import asyncio
import os
import re
import secrets
from collections.abc import Collection
from typing import Any, Final

import aiohttp
import msgspec

from moonhare.cli.attending import PING, Attendant, Say
from moonhare.cli.seats import KeptSeat, SeatFile
from moonhare.players import Player
from moonhare.rules.errors import Refusal

LONGEST_PAUSE: Final = 30.0
"""Seconds between two tries to reach a server, at most; the first are quicker."""

TRIES: Final = 6
"""To sit down, some half a minute: a table that has never been reached is rather at another address than away."""

UNREACHABLE: Final = "table-unreachable"

_LINK: Final = re.compile(r"(?P<table>https?://[^\s#?]+/t/[A-Za-z0-9-]+)/?#bot=(?P<token>[A-Za-z0-9_-]{16,64})")


class Link(msgspec.Struct, frozen=True):
    """What the host of a table has handed on."""

    table: str
    """Its address."""
    token: str


def read_link(address: str) -> Link:
    """Read the link that a host made. Raises `Refusal` ("link-malformed")."""
    found = _LINK.fullmatch(address.strip())
    if found is None:
        raise Refusal("link-malformed", "The link of a table for a bot looks like http://HOST/t/CODE#bot=TOKEN.")
    return Link(found["table"], found["token"])


async def play(
    player: Player,
    link: Link | None,
    name: str,
    *,
    say: Say,
    known: Collection[str] | None = None,
    stand_in: Player | None = None,
    language: str = "",
    seat: SeatFile | None = None,
) -> str:
    """Play at a table until it ends or one is sent away; returns why. `say`: takes a line for each problem.

    `known`, `stand_in`: as `Attendant` takes them. `language`: of the player, if it has one. `seat`: where what opens
    the seat is kept for who is started again; `link` may then be left out. Raises `Refusal`: what the server has
    against it that it sits down; "table-unreachable" where none answers; "link-missing", "seat-kept" and what
    `SeatFile` says.
    """
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=20)) as session:
        kept = await _seated(session, link, name, say=say, seat=seat, language=language)
        attendant = Attendant(player, say, known=known, stand_in=stand_in)
        try:
            reason = await _stay(session, kept, name, say, attendant)
        finally:
            attendant.dismiss()
        if seat is not None:
            seat.forget()
        return reason


async def _stay(session: aiohttp.ClientSession, kept: KeptSeat, name: str, say: Say, attendant: Attendant) -> str:
    pause, lost = 1.0, False
    while True:
        headers = {"Authorization": f"Bearer {kept.secret}"}
        silence = aiohttp.ClientWSTimeout(ws_receive=3 * PING)
        try:
            async with session.ws_connect(
                f"{kept.table}/ws", headers=headers, max_msg_size=0, timeout=silence
            ) as socket:
                if lost:
                    say(f"{name} is back.")
                pause, lost = 1.0, False
                if reason := await attendant.attend(socket):
                    return reason
            say(f"The connection has ended; again in {pause:.0f} s.")
        except aiohttp.WSServerHandshakeError as error:
            if error.status == 404:  # noqa: PLR2004 - not found
                return "The table is no more."
            say(f"The server does not answer as it should ({error.status}); again in {pause:.0f} s.")
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            say(f"The connection is lost: {_why(error)}; again in {pause:.0f} s.")
        lost = True
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def _seated(
    session: aiohttp.ClientSession, link: Link | None, name: str, *, say: Say, seat: SeatFile | None, language: str
) -> KeptSeat:
    """Come back to the seat that is kept, or sit down by the link."""
    kept = None if seat is None else seat.read()
    if kept is not None and link is not None and (kept.table, kept.link) != (link.table, link.token):
        sentence = (
            f"{seat} keeps a seat at {kept.table}, taken by another link; "
            "leave --table out to come back to it, or name another file."
        )
        raise Refusal("seat-kept", sentence, table=kept.table)
    if kept is None:
        if link is None:
            none = "" if seat is None else f"{seat} keeps no seat, so "
            raise Refusal("link-missing", f"{none}--table was expected: the link that the table's host made.")
        # With a name of its own the request may be made again where the answer was lost, also by who is started again.
        kept = KeptSeat(table=link.table, link=link.token, request=secrets.token_urlsafe(24))
    if kept.secret:
        say(f"Back at {kept.table}.")
        return kept
    if seat is not None:
        seat.write(kept)
    try:
        secret, spoken = await _sit(session, kept, name, say)
    except Refusal as refusal:
        if seat is not None and refusal.code != UNREACHABLE:
            seat.forget()
        raise
    kept = msgspec.structs.replace(kept, secret=secret)
    if seat is not None:
        seat.write(kept)
    say(f"{name} sits at {kept.table}.")
    if language and spoken not in ("", language):
        say(f"The table's language is {spoken}, the player's {language}; --language says which.")
    return kept


async def _sit(session: aiohttp.ClientSession, link: KeptSeat, name: str, say: Say) -> tuple[str, str]:
    """Returns what opens the seat, and the table's language, empty where a server says none."""
    wish = {"link": link.link, "name": name, "request": link.request}
    pause, problem = 1.0, ""
    for tries in range(1, TRIES + 1):
        try:
            async with session.post(f"{link.table}/bots", json=wish) as answer:
                body: dict[str, Any] = await answer.json(content_type=None)
                if answer.status == 201:  # noqa: PLR2004 - created
                    return str(body["secret"]), str(body.get("language", ""))
                if answer.status < 500:  # noqa: PLR2004 - ours to mend, not the server's
                    raise Refusal(body["error"]["code"], body["error"]["message"])
                problem = f"it answers with an error, {answer.status}"
        except (aiohttp.ClientSSLError, aiohttp.InvalidURL) as error:
            # Nothing that passes.
            raise _unreachable(link, _why(error)) from None
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            problem = _why(error)
        except (ValueError, KeyError, TypeError):
            raise Refusal("no-table", f"What answers at {link.table} is no table of Moonhare.") from None
        if tries < TRIES:
            say(f"The table cannot be reached: {problem}; again in {pause:.0f} s.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
    raise _unreachable(link, problem)


def _unreachable(link: KeptSeat, why: str) -> Refusal:
    sentence = f"The table cannot be reached: {why}. Look whether {link.table} opens in a browser here."
    return Refusal(UNREACHABLE, sentence, table=link.table)


def _why(error: Exception) -> str:
    """Say what keeps from a server; the libraries' own sentences are for those who write them."""
    match error:
        case aiohttp.ClientConnectorCertificateError():
            return "the server's certificate is not trusted here"
        case aiohttp.ClientSSLError():
            return "the server speaks no https there; a link that begins with http:// was expected"
        case aiohttp.ClientConnectorDNSError():
            return "no server has that name"
        case aiohttp.InvalidURL():
            return "that is no address"
        case aiohttp.ClientResponseError():
            return "what answers there speaks no http"
        case TimeoutError():
            return "the server does not answer in time"
        case OSError(errno=int(number)) if number > 0:
            return os.strerror(number).lower()
        case aiohttp.ClientConnectionError():
            return "the server ended the connection"
        case _:
            return " ".join(str(error).split()) or type(error).__name__
