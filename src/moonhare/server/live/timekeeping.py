"""The clock of a table: begun with what it is for, put off, added to, stopped and let go on. Pure.

It runs over all servers, and stops while nobody looks. Its own times are in milliseconds, all others in seconds.
"""

import msgspec

from moonhare.rules.state import Announcing, Showing
from moonhare.server.live.situation import Situation
from moonhare.server.messages import Key
from moonhare.server.table.awaiting import name_of
from moonhare.server.table.framing import MILLI
from moonhare.server.time_messages import ClockView
from moonhare.storage import Clock


def clock_of(now: Situation, there: frozenset[Key]) -> Clock | None:
    """The clock of this moment, if it has one; `there`: its people who do not count as away."""
    planned = _planned(now, there)
    return None if planned is None else _clock(now, *planned)


def _planned(now: Situation, there: frozenset[Key]) -> tuple[str, float] | None:
    """Its name, what it is for and for which moment, and its seconds."""
    table, times, game = now.table, now.times, now.table.game
    if game is None or table.stage != "playing":
        return None
    if isinstance(game.phase, Showing):
        name = f"showing {table.game_number} {game.round}"
        alone = len(table.persons) == 1 and not table.guests
        seconds = (now.limit or (times.showing_alone if alone else times.showing)) if there else times.glance
        return None if seconds is None else (name if there else f"{name} unseen", seconds)
    if now.limit is not None:
        return name_of(table, game, now.limit), now.limit
    if isinstance(game.phase, Announcing) and 0 < len(there) < len(table.members):
        alone = len(table.persons) == 1
        name = f"announce {table.game_number} {'alone' if alone else 'among people'}"
        return name, times.announce_alone if alone else times.announce
    return None


def _clock(now: Situation, name: str, seconds: float) -> Clock:
    begun = round(now.now * MILLI)
    known, pace = next((clock for clock in now.clocks if clock.name == name), None), now.table.pace
    if known is None:
        clock = Clock(name=name, since=begun, until=begun + round(seconds * MILLI))
    else:
        clock = _put_off(now, known, seconds)
    if now.limit is not None:
        clock = _held(now, clock)
    # Over days time passes though nobody looks, but not at a table that all people have left.
    return msgspec.structs.replace(clock, rests=pace is None or not pace.slow or not now.table.persons)


def _held(now: Situation, clock: Clock) -> Clock:
    """What people have done to a clock of the host's: added to it, stopped it, let it go on."""
    running, at = now.table.running, round(now.now * MILLI)
    if clock.added < running.added:
        # What is over already gets it from now on.
        begin = clock.until if clock.paused is not None else max(clock.until, at)
        until = begin + (running.added - clock.added) * MILLI
        clock = msgspec.structs.replace(clock, until=until, added=running.added)
    if running.paused_by is not None and clock.paused is None and clock.until > at:
        return msgspec.structs.replace(clock, paused=at)
    if running.paused_by is None and clock.paused is not None:
        stood = max(0, at - clock.paused)
        return msgspec.structs.replace(clock, since=clock.since + stood, until=clock.until + stood, paused=None)
    return clock


def _put_off(now: Situation, clock: Clock, seconds: float) -> Clock:
    """Wait for whoever writes a clue: as long as they do and a while after, but not for ever."""
    if not clock.name.startswith("announce"):
        return clock
    attendance, times = now.attendance, now.times
    most = clock.since + round(max(times.choosing_most, seconds) * MILLI)
    if attendance.choosing:
        return msgspec.structs.replace(clock, until=max(clock.until, most))
    if clock.until != most or times.choosing_most <= seconds:
        return clock
    # They have stopped: not the whole of what was granted is waited for. Where this server has not heard them, it
    # counts from now; what a rest has moved on is left as it is.
    chose = attendance.chose if attendance.chose * MILLI >= clock.since else now.now
    until = max(clock.since / MILLI + seconds, chose + times.choosing)
    return msgspec.structs.replace(clock, until=min(most, round(until * MILLI)))


def stored(clock: Clock) -> ClockView:
    """A clock that the store keeps, as everybody sees it."""
    return ClockView(
        what=clock.name.partition(" ")[0],  # type: ignore[arg-type]  # `_planned` begins names so
        key=None,
        since=clock.since,
        until=clock.until,
        paused=clock.paused,
    )
