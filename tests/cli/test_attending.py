"""A player at a seat somewhere else: asked about the table as it is now, however long it thinks, and once a moment."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from threading import Event
from typing import Any

import aiohttp
import msgspec
import pytest

from moonhare.cli import attending
from moonhare.cli.attending import Attendant
from moonhare.players import Player
from moonhare.rules.commands import CastVotes, SeatCommand
from moonhare.rules.editions import STANDARD
from moonhare.rules.engine import apply, decide, start
from moonhare.rules.evolving import begin
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.legal import draw
from moonhare.rules.state import Game, awaited
from moonhare.rules.views import View, own_view, public_view
from tests.server.worlds import simple

SEAT = SeatId(1)
RNG = random.Random(3)


class Wire:
    """A socket whose other end the test holds."""

    def __init__(self) -> None:
        self.closed, self.sent = False, list[dict[str, Any]]()
        self._come: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: dict[str, Any] | None) -> None:
        self._come.put_nowait(None if message is None else msgspec.json.encode(message).decode())

    def is_read(self) -> bool:
        return self._come.empty()

    async def send_str(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def __aiter__(self) -> AsyncIterator[aiohttp.WSMessage]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[aiohttp.WSMessage]:
        while (text := await self._come.get()) is not None:
            yield aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, text, None)


class Pondering:
    """Answers once it is let."""

    def __init__(self) -> None:
        self.asked, self.may_answer, self.asleep = list[str](), Event(), Event()

    def act(self, view: View) -> SeatCommand:
        self.asked.append(view.public.phase)
        self.asleep.set()
        assert self.may_answer.wait(10)
        return draw(view, random.Random(1), lambda _: "moon")


class Raising:
    """Fails with whatever it is given."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def act(self, view: View) -> SeatCommand:
        raise self.error


def games() -> dict[str, Game]:
    """A game of four in its first round, as it stands in each phase; seat 0 tells."""
    game = begin(start(STANDARD, players=4, deck=[CardId(f"set:{n}") for n in range(84)], rng=random.Random(1)))
    found: dict[str, Game] = {game.phase.name: game}
    while game.phase.name != "showing":
        seat = SeatId(0) if game.phase.name == "announcing" else min(awaited(game))
        view = View(public=public_view(game), own=own_view(game, seat), settings=game.settings)
        game = apply(game, decide(game, seat, draw(view, random.Random(2), lambda _: "moon"), RNG))
        found.setdefault(game.phase.name, game)
    return found


GAMES = games()


def view_of(phase: str, *, announce: float | None = None) -> dict[str, Any]:
    game = GAMES[phase]
    clocks = [] if announce is None else [{"what": "announce", "key": None, "since": 0, "until": 1}]
    public = {"game_number": 1, "game": public_view(game), "settings": game.settings, "clocks": clocks}
    own = {"game": own_view(game, SEAT)}
    return {"type": "view", "public": public, "own": own, "left": [] if announce is None else [announce]}


class Table:
    """An attendant over a wire, and what it said."""

    def __init__(self, player: Player, known: tuple[str, ...] | None = None, stand_in: Player | None = None) -> None:
        self.said = list[str]()
        self.attendant = Attendant(player, self.said.append, known=known, stand_in=stand_in)
        self.connect()

    def connect(self) -> None:
        self.wire = Wire()
        self.attending = asyncio.ensure_future(self.attendant.attend(self.wire))  # type: ignore[arg-type]  # as a socket

    @property
    def moves(self) -> list[str]:
        return [message["phase"] for message in self.wire.sent]


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not what():
            await asyncio.sleep(0.005)


async def test_a_player_that_thinks_long_is_asked_about_the_table_as_it_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "LATE", 0.0)
    player = Pondering()
    table = Table(player)
    table.wire.send(view_of("giving"))
    await until(player.asleep.is_set)
    for phase in ("giving", "announcing", "voting"):
        table.wire.send(view_of(phase))
    await until(table.wire.is_read)
    player.may_answer.set()
    await until(lambda: table.moves)
    assert (player.asked, table.moves) == (["giving", "voting"], ["voting"])
    assert table.said == ["The player took 0 s in round 1 (giving): the table has gone on without its move."]
    table.attending.cancel()


async def test_what_it_answers_while_the_line_is_cut_is_sent_over_the_next_one_and_once() -> None:
    player = Pondering()
    table = Table(player)
    table.wire.send(view_of("giving"))
    await until(player.asleep.is_set)
    table.wire.send(None)
    assert await table.attending is None
    player.may_answer.set()
    table.connect()
    table.wire.send(view_of("giving"))
    table.wire.send(view_of("giving"))
    await until(lambda: table.moves)
    first = table.wire.sent[0]["id"]
    table.wire.send(None)
    await table.attending
    table.connect()
    table.wire.send(view_of("giving"))
    await until(lambda: table.moves)
    assert (player.asked, table.moves, table.wire.sent[0]["id"]) == (["giving"], ["giving"], first)
    table.attending.cancel()


async def test_whoever_is_removed_need_not_think_to_the_end() -> None:
    player = Pondering()
    table = Table(player)
    table.wire.send(view_of("giving"))
    await until(player.asleep.is_set)
    table.wire.send({"type": "gone", "reason": "removed"})
    assert await asyncio.wait_for(table.attending, 5) == "Removed from the table."
    table.attendant.dismiss()
    player.may_answer.set()


async def test_nobody_thinks_of_the_first_clue_while_people_have_the_word() -> None:
    player = Pondering()
    player.may_answer.set()
    table = Table(player)
    table.wire.send(view_of("announcing", announce=30.0))
    await asyncio.sleep(0.05)
    table.wire.send(view_of("giving"))
    await until(lambda: table.moves)
    assert player.asked == ["giving"]
    table.wire.send(view_of("announcing", announce=0.02))
    await until(lambda: len(table.moves) > 1)
    assert player.asked == ["giving", "announcing"]
    table.attending.cancel()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (StopIteration(), "The player failed in round 1 (giving): StopIteration (test_attending.py, line "),
        (GeneratorExit(), "The player failed in round 1 (giving): GeneratorExit (test_attending.py, line "),
        (asyncio.CancelledError(), "The player failed in round 1 (giving): CancelledError (test_attending.py, line "),
    ],
)
async def test_whatever_a_player_fails_with_it_is_told_of_and_asked_again(error: BaseException, told: str) -> None:
    table = Table(Raising(error))
    table.wire.send(view_of("giving"))
    await until(lambda: table.said)
    assert table.said[0].startswith(told)
    table.wire.send(view_of("voting"))
    await until(lambda: len(table.said) > 1)
    assert "round 1 (voting)" in table.said[1]
    table.attending.cancel()


class Saying:
    """Answers always the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def act(self, view: View) -> Any:
        return self.answer


async def test_what_is_no_move_is_told_without_a_line_of_python_s_own() -> None:
    table = Table(Saying(None))
    table.wire.send(view_of("giving"))
    await until(lambda: table.said)
    assert table.said == ["The player made no move in round 1 (giving): A command was expected, not NoneType."]
    table.attending.cancel()


@pytest.mark.parametrize(("known", "said"), [(("set:1",), 1), (tuple(f"set:{n}" for n in range(84)), 0)])
async def test_that_nothing_is_known_of_a_set_is_said_once(known: tuple[str, ...], said: int) -> None:
    player = Pondering()
    player.may_answer.set()
    table = Table(player, known)
    table.wire.send(view_of("giving"))
    await until(lambda: table.moves)
    table.wire.send(view_of("voting"))
    await until(lambda: len(table.moves) > 1)
    assert table.said == ["The player knows nothing of the cards of set: --sets names it, by id or folder."] * said
    table.attending.cancel()


IN_ITS_PLACE = "The simple player moves in its place."


@pytest.mark.parametrize(
    ("player", "why"),
    [
        (Raising(ValueError("no idea")), "The player failed in round 1 (giving): ValueError: no idea ("),
        (Saying(3), "The player made no move in round 1 (giving): A command was expected, not int."),
    ],
)
async def test_who_fails_keeps_nobody_waiting(player: Player, why: str) -> None:
    table = Table(player, stand_in=simple(1))
    table.wire.send(view_of("giving"))
    await until(lambda: table.moves)
    assert len(table.said) == 1
    assert table.said[0].startswith(why)
    assert table.said[0].endswith(IN_ITS_PLACE)
    table.attending.cancel()


async def test_what_the_rules_refuse_somebody_else_does_and_once() -> None:
    table = Table(Saying(CastVotes(slots=(Slot(24),))), stand_in=simple(1))
    table.wire.send(view_of("voting"))
    for number in (1, 2):
        await until(lambda number=number: len(table.moves) == number)  # type: ignore[misc]  # a number
        refused = {"type": "refused", "id": table.wire.sent[-1]["id"], "code": "no-such-slot", "message": "No."}
        table.wire.send(refused)
        await until(lambda number=number: len(table.said) == number)  # type: ignore[misc]  # a number
    assert [message["command"]["slots"] == [24] for message in table.wire.sent] == [True, False]
    assert table.said == [
        f"A move was refused (no-such-slot): No. {IN_ITS_PLACE}",
        "A move was refused (no-such-slot): No.",
    ]
    table.attending.cancel()


@pytest.mark.parametrize("code", ["stale", "already-named", "already-given"])
async def test_a_move_that_a_partner_made_first_is_nobody_s_mistake(code: str) -> None:
    table = Table(simple(1), stand_in=simple(2))
    table.wire.send(view_of("giving"))
    await until(lambda: table.moves)
    table.wire.send({"type": "refused", "id": table.wire.sent[0]["id"], "code": code, "message": "No."})
    table.wire.send({"type": "gone", "reason": "removed"})
    await asyncio.wait_for(table.attending, 5)
    assert (table.said, len(table.moves)) == ([], 1)
