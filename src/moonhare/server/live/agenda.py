"""What a table is going to do by itself: what is due when, whom it asks for a move, and what that makes happen.

Finds out what is due from `waiting`, and has players think ahead. Stores nothing and knows neither viewers nor alarms.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import structlog

from moonhare.rules.errors import Refusal
from moonhare.rules.legal import commands
from moonhare.rules.views import view_for
from moonhare.server.live.company import Thoughts, deference
from moonhare.server.live.signs import Signs
from moonhare.server.live.waiting import (
    Moment,
    Outlook,
    Situation,
    Wait,
    attendance_of,
    look_ahead,
    moment_of,
    scene_of,
)
from moonhare.server.live.world import World
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.awaiting import limit_of
from moonhare.server.table.deciding import end_showing, in_game
from moonhare.server.table.door import abandon_door
from moonhare.server.table.seating import abandon, keep_host, pass_on, return_host
from moonhare.server.table.state import Table
from moonhare.storage import Beside

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
        self._world, self._made_at = world, world.clock.now()
        self._thoughts = Thoughts(world.think)
        self._waits: tuple[Wait, ...] = ()
        self._begun: Mapping[Moment, float] = {}
        self._pause = SHORTEST_PAUSE
        self.not_before = 0.0
        """Nothing is tried before this moment."""

    def outlook(self, table: Table, beside: Beside, here: Iterable[Key | None], signs: Signs) -> Outlook:
        """Find out what a table waits for; `here`: who looks at this server. After a bug: to look again soon."""
        world, moment = self._world, self._world.clock.now()
        attendance = attendance_of(table, beside, here, signs, since=self._made_at, now=moment)
        now = Situation(
            table=table,
            attendance=attendance,
            clocks=beside.clocks,
            now=moment,
            times=world.times,
            begun=self._begun,
            takes=world.company.takes,
            limit=None if table.pace is None else limit_of(table),
        )
        scene = scene_of(now)
        try:
            return look_ahead(now, scene)
        except Exception:
            log.exception("what is due could not be found out", table=table.code)
            return Outlook(attendance=attendance, scene=scene, clocks=beside.clocks, changes=(moment + SHORTEST_PAUSE,))

    def follow(self, table: Table, outlook: Outlook) -> float | None:
        """Wait for what is due, and have the players think who need time for it; gives the first moment."""
        self._waits = outlook.waits
        self._begun = {wait.about: wait.since for wait in outlook.waits}
        thoughts, company = self._thoughts, self._world.company
        if thoughts.begun:
            thoughts.keep(self._begun)
        for wait in outlook.waits:
            if wait.then != "act" or wait.key is None or table.game is None or wait.about in thoughts.begun:
                continue
            try:
                if company.takes(table, wait.key) is not None:
                    view = view_for(table.game, table.seat(wait.key))
                    thoughts.begin(wait.about, company.player(table, wait.key), view)
            except Exception:
                # When its move is due the simple player makes it.
                log.exception("a computer player cannot be asked", table=table.code, key=wait.key)
        first = min([wait.until for wait in outlook.waits], default=None)
        return None if first is None else max(first, self.not_before)

    def stop(self) -> None:
        """Wait for nothing: another server does, or nobody looks."""
        self._waits, self._begun = (), {}
        self._thoughts.keep(())

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

    def decide(self, wait: Wait, table: Table, around: Around) -> Events:
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
            case "forget-guest", int(key):
                return abandon_door(table, key)
            case "act", int(key) if moment_of(table, key) == wait.about:
                return self.act(table, key, around, around.away)
            case "hurry", int(key) if moment_of(table, key) == wait.about[1:]:
                # Whoever is late has no say over who gives either.
                return self.act(table, key, around, tuple(member.key for member in table.members))
        return ()

    def act(self, table: Table, key: Key, around: Around, away: tuple[Key, ...]) -> Events:
        """Decide a move for a seat: its player's if that has come in time, else the simple one's.

        A table must not stall because a player fails: what it cannot do is logged, and the plainest move made.
        `away`: who has no say now. Raises `Refusal` if the seat has nothing to do.
        """
        game = table.game
        if game is None:
            raise Refusal("no-game", "No game is running at this table.")
        view, company = view_for(game, table.seat(key)), self._world.company
        chosen = deference(table, key, away)
        if chosen is not None:
            return in_game(table, key, chosen, around)
        try:
            thought = self._thoughts.take(moment_of(table, key))
            if thought is not None:
                return in_game(table, key, thought, around)
        except Exception:
            log.exception("what a computer player thought cannot be done", table=table.code, key=key)
        try:
            at_once = company.takes(table, key) is None
            player = company.player(table, key) if at_once else company.stand_in(table, key)
            return in_game(table, key, player.act(view), around)
        except Exception:
            log.exception("a computer player failed", table=table.code, key=key)
        plainest = next(commands(view), None)
        if plainest is None:
            raise Refusal("not-awaited", "There is nothing to do for this seat now.")
        return in_game(table, key, plainest, around)
