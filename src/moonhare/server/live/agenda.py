"""What a table is going to do by itself: what is due when, whom it asks for a move, and what that makes happen.

Finds out what is due from `waiting`, and has players think ahead. Stores nothing and knows neither viewers nor alarms.
"""

from typing import TYPE_CHECKING, Any, Final

import structlog

from moonhare.players import Thinker
from moonhare.rules.errors import Refusal
from moonhare.rules.legal import commands
from moonhare.rules.views import view_for
from moonhare.server.live.company import Thoughts, deference
from moonhare.server.live.waiting import Attendance, Wait, clocks_of, moment_of, plans, waits
from moonhare.server.live.world import World
from moonhare.server.messages import Key
from moonhare.server.table.deciding import (
    Around,
    Events,
    abandon,
    end_showing,
    in_game,
    keep_host,
    pass_on,
    return_host,
)
from moonhare.server.table.state import Table
from moonhare.storage import Clock

if TYPE_CHECKING:
    from collections.abc import Mapping

SHORTEST_PAUSE: Final = 1.0
"""Seconds after which a table tries again what it could not do by itself; each time twice as many, up to …"""

LONGEST_PAUSE: Final = 16.0

log = structlog.get_logger(__name__)


class Agenda:
    """What one table waits for, and what it does then; times in seconds by the store's clock."""

    def __init__(self, world: World) -> None:
        """Begin with nothing planned."""
        self._world = world
        self._thoughts = Thoughts(world.think)
        self._waits: tuple[Wait, ...] = ()
        self._begun: Mapping[tuple[Any, ...], float] = {}
        self._pause = SHORTEST_PAUSE
        self.not_before = 0.0
        """Nothing is tried before this moment."""

    def clocks(self, table: Table, before: tuple[Clock, ...], attendance: Attendance, now: float) -> tuple[Clock, ...]:
        """Give the clocks that a table has to have; those that run already run on."""
        times = self._world.times
        return clocks_of(plans(table, attendance, now, times), before, attendance, now, times)

    def look_ahead(self, table: Table, attendance: Attendance, clocks: tuple[Clock, ...], now: float) -> float | None:
        """Find out what is due and when, and have the players think who need time for it; gives the next moment."""
        world = self._world
        playing = table.game is not None and table.stage == "playing"
        actors = {member.key: world.company.player(table, member.key) for member in table.members} if playing else {}
        self._waits = waits(
            table,
            attendance,
            clocks,
            now=now,
            begun=self._begun,
            times=world.times,
            pace={key: player.takes for key, player in actors.items() if isinstance(player, Thinker)},
        )
        self._begun = {wait.about: wait.since for wait in self._waits}
        self._thoughts.keep(frozenset(self._begun))
        for wait in self._waits:
            if wait.then == "act" and wait.key is not None and table.game is not None:
                game, seat = table.game, table.seat(wait.key)
                self._thoughts.begin(wait.about, actors[wait.key], lambda game=game, seat=seat: view_for(game, seat))  # type: ignore[misc]  # mypy cannot infer a lambda's defaults
        first = min((wait.until for wait in self._waits), default=None)
        return None if first is None else max(first, self.not_before)

    def stop(self) -> None:
        """Wait for nothing: another server does, or nobody looks."""
        self._waits, self._begun = (), {}
        self._thoughts.keep(frozenset())

    def due(self, now: float) -> Wait | None:
        """What is due longest; None if nothing is, or what was could just now not be done."""
        if now < self.not_before:
            return None
        return min((wait for wait in self._waits if wait.until <= now), key=lambda wait: wait.until, default=None)

    def succeeded(self) -> None:
        """What was due is done."""
        self._pause = SHORTEST_PAUSE

    def failed(self, now: float) -> None:
        """What was due could not be done: leave it for a while, longer each time."""
        self.not_before = now + self._pause
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def decide(self, wait: Wait, table: Table, around: Around, away: tuple[Key, ...]) -> Events:
        """Say what something that is due makes happen; nothing, where it does not fit any more. Raises `Refusal`."""
        match wait.then, wait.key:
            case "end-showing", _:
                return end_showing(table, around)
            case "pass-host", _:
                return pass_on(table, around)
            case "give-back-host", _:
                return return_host(table, around)
            case "keep-host", _:
                return keep_host(table)
            case "free-seat", int(key):
                return abandon(table, key, around)
            case "act", int(key):
                return self.act(table, key, around, away)
        return ()

    def act(self, table: Table, key: Key, around: Around, away: tuple[Key, ...]) -> Events:
        """Decide a move for a seat: its player's if that has come in time, else the simple one's.

        A table must not stall because a player fails: what it cannot do is logged, and the plainest move made.
        Raises `Refusal` if the seat has nothing to do.
        """
        game = table.game
        if game is None:
            raise Refusal("no-game", "No game is running at this table.")
        view, company = view_for(game, table.seat(key)), self._world.company
        chosen = deference(table, key, away)
        if chosen is not None:
            return in_game(table, key, chosen, around)
        try:
            thought = self._thoughts.take(moment_of(table, game, key))
            if thought is not None:
                return in_game(table, key, thought, around)
        except Exception:
            log.exception("what a computer player thought cannot be done", table=table.code, key=key)
        try:
            player = company.player(table, key)
            if isinstance(player, Thinker):
                player = company.stand_in(table, key)
            return in_game(table, key, player.act(view), around)
        except Exception:
            log.exception("a computer player failed", table=table.code, key=key)
        plainest = next(commands(view), None)
        if plainest is None:
            raise Refusal("not-awaited", "There is nothing to do for this seat now.")
        return in_game(table, key, plainest, around)
