"""A computer player at somebody's table: sits down by a link, answers views with moves, comes back when cut off.

Owns the client's side of the protocol (`docs/protocol.md`); what to do, a `moonhare.players.Player` says. Knows
nothing of the server but what it sends.
"""

import asyncio
import os
import re
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

import aiohttp
import msgspec

from moonhare.players import FAILURES, Player, Rememberer, Told, as_sent, told, what_failed
from moonhare.rules.commands import SeatCommand
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import SETTING_NAMES, Settings
from moonhare.rules.views import OwnView, PublicView, View

PING: Final = 5.0
"""Seconds between two signs of life; a server that says nothing for thrice as long is lost."""

LONGEST_PAUSE: Final = 30.0
"""Seconds between two tries to reach a server, at most; the first are quicker."""

TRIES: Final = 6
"""To sit down, some half a minute: a table that has never been reached is rather at another address than away."""

AGAIN: Final = 1.0
"""Seconds until a move is sent again that was refused for something that passes."""

PASSING: Final = ("not-over", "busy", "not-stored", "too-fast")
"""Such refusals: people have the first word, or the server is in need for a moment."""

GONE: Final = {
    "removed": "Removed from the table.",
    "freed": "The seat is this program's no more.",
    "left": "Left the table.",
    "barred": "Kept out of the table.",
}

_LINK: Final = re.compile(r"(?P<table>https?://[^\s#?]+/t/[A-Za-z0-9-]+)/?#bot=(?P<token>[A-Za-z0-9_-]{16,64})")

Say = Callable[[str], object]


class Link(msgspec.Struct, frozen=True):
    """What the host of a table has handed on."""

    table: str
    """Its address."""
    token: str


class _Public(msgspec.Struct):
    game_number: int
    game: PublicView | None
    settings: dict[str, Any] = {}
    """Read by `settings_of`: a server of another version may have more of them, or fewer."""


class _Own(msgspec.Struct):
    game: OwnView | None


class _Frame(msgspec.Struct):
    """What of the messages matters here; all else in them may grow."""

    type: str
    id: str | None = None
    code: str = ""
    message: str = ""
    reason: str = ""
    public: _Public | None = None
    own: _Own | None = None


_read: Final = msgspec.json.Decoder(_Frame).decode
_encode: Final = msgspec.json.Encoder().encode


def read_link(address: str) -> Link:
    """Read the link that a host made. Raises `Refusal` ("link-malformed")."""
    found = _LINK.fullmatch(address.strip())
    if found is None:
        raise Refusal("link-malformed", "The link of a table for a bot looks like http://HOST/t/CODE#bot=TOKEN.")
    return Link(found["table"], found["token"])


async def play(player: Player, link: Link, name: str, *, say: Say) -> str:
    """Play at a table until it ends or one is sent away; returns why. `say`: takes a line for each problem.

    Raises `Refusal`: what the server has against it that it sits down; "table-unreachable" where none answers.
    """
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=20)) as session:
        secret, pause = await _sit(session, link, name, say), 1.0
        say(f"{name} sits at {link.table}.")
        seat, lost = _Seat(player, say), False
        while True:
            headers = {"Authorization": f"Bearer {secret}"}
            silence = aiohttp.ClientWSTimeout(ws_receive=3 * PING)
            try:
                async with session.ws_connect(
                    f"{link.table}/ws", headers=headers, max_msg_size=0, timeout=silence
                ) as socket:
                    if lost:
                        say(f"{name} is back.")
                    pause, lost = 1.0, False
                    if reason := await seat.attend(socket):
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


async def _sit(session: aiohttp.ClientSession, link: Link, name: str, say: Say) -> str:
    # With a name of its own the request may be made again where the answer was lost.
    wish = {"link": link.token, "name": name, "request": secrets.token_urlsafe(24)}
    pause, problem = 1.0, ""
    for tries in range(1, TRIES + 1):
        try:
            async with session.post(f"{link.table}/bots", json=wish) as answer:
                body: dict[str, Any] = await answer.json(content_type=None)
                if answer.status == 201:  # noqa: PLR2004 - created
                    return str(body["secret"])
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


def _unreachable(link: Link, why: str) -> Refusal:
    sentence = f"The table cannot be reached: {why}. Look whether {link.table} opens in a browser here."
    return Refusal("table-unreachable", sentence, table=link.table)


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


class _Seat:
    """What a player does at its seat, over as many connections as it takes."""

    def __init__(self, player: Player, say: Say) -> None:
        self._player, self._say = player, say
        self._evening: dict[tuple[int, int], Told] = {}
        self._answered: object = None
        """The moment for which a move has been sent."""

    async def attend(self, socket: aiohttp.ClientWebSocketResponse) -> str | None:
        """Play over one connection until it ends; returns why all ends, None where it is to be made again."""
        self._answered = None
        sent: dict[str, bytes] = {}
        troubled: str | None = None
        pinging = asyncio.create_task(_ping(socket))
        later: set[asyncio.Task[None]] = set()
        try:
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    continue
                frame = _read(message.data)
                if frame.type == "gone":
                    return GONE.get(frame.reason, "The table is no more.")
                if frame.type == "view" and (move := await self._move(frame)) is not None:
                    name = secrets.token_urlsafe(12)
                    sent = {name: _encode(move | {"id": name})}
                    await socket.send_str(sent[name].decode())
                elif frame.type == "refused" and frame.id in sent:
                    if frame.code in PASSING:
                        # With its id, so that it is done once. Said once a move: the server may be in need for long.
                        if frame.code != "not-over" and frame.id != troubled:
                            self._say(f"A move was refused ({frame.code}): {frame.message} Again in {AGAIN:.0f} s.")
                            troubled = frame.id
                        task = asyncio.create_task(_again(socket, sent[frame.id].decode()))
                        later.add(task)
                        task.add_done_callback(later.discard)
                    elif frame.code != "stale":
                        self._say(f"A move was refused ({frame.code}): {frame.message}")
        finally:
            for task in (pinging, *later):
                task.cancel()
        return None

    async def _move(self, frame: _Frame) -> dict[str, Any] | None:
        """What to send for a view; None where nothing is awaited that has not been sent."""
        if frame.public is None or frame.public.game is None or frame.own is None or frame.own.game is None:
            return None
        number, public, own = frame.public.game_number, frame.public.game, frame.own.game
        if public.outcome is not None:
            self._evening[number, public.outcome.round] = told(public.outcome)
        # The points are the people's, and a mind that is made up stays so.
        may = msgspec.structs.replace(own.may, go_on=False, exchange=None)
        moment = (number, public.round, public.phase, public.namings, may)
        if may == type(may)() or moment == self._answered:
            return None
        self._answered = moment
        try:
            settings = settings_of(public, frame.public.settings)
            view = View(public=public, own=msgspec.structs.replace(own, may=may), settings=settings)
            command: SeatCommand = await asyncio.to_thread(self._ask, view)
        except FAILURES as error:
            self._say(f"The player failed in round {public.round} ({public.phase}): {what_failed(error)}.")
            return None
        return {"type": "do", "game": number, "round": public.round, "phase": public.phase, "command": command}

    def _ask(self, view: View) -> SeatCommand:
        if isinstance(self._player, Rememberer):
            self._player.recall([self._evening[at] for at in sorted(self._evening)])
        return as_sent(self._player.act(view))


def settings_of(game: PublicView, told: Mapping[str, Any]) -> Settings:
    """What a table plays by, as far as this version knows it; the edition's own where that is not enough."""
    try:
        return msgspec.convert({name: told[name] for name in SETTING_NAMES if name in told}, Settings)
    except msgspec.ValidationError:
        return resolve(edition(game.edition), len(game.points))


async def _ping(socket: aiohttp.ClientWebSocketResponse) -> None:
    while not socket.closed:
        await asyncio.sleep(PING)
        await socket.send_str('{"type":"ping"}')


async def _again(socket: aiohttp.ClientWebSocketResponse, message: str) -> None:
    await asyncio.sleep(AGAIN)
    if not socket.closed:
        await socket.send_str(message)
