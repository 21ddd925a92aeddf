"""What a table waits for, as values: what follows, for whom, since when, until when.

Pure: from the table, who is there and the clocks that the store keeps, to a list of waits. Nothing in it depends on
what is not known to everybody, so when something happens tells nobody anything. Times are seconds since 1970, by the
store's clock; its own clocks are in milliseconds.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

import msgspec

from moonhare.rules.state import Announcing, Game, Showing, awaited
from moonhare.server.live.company import has_proposed, naming_of
from moonhare.server.live.world import Times
from moonhare.server.messages import ClockView, Key
from moonhare.server.table.state import Table
from moonhare.storage import Clock

Then = Literal["act", "end-showing", "pass-host", "give-back-host", "keep-host", "free-seat"]
"""What follows: the computer acts for a seat; the table ends the showing of the points; the host's role is lent to
somebody, goes back, or stays where it is; a seat in the lobby is freed."""

MILLI: Final = 1000


class Attendance(msgspec.Struct, frozen=True, kw_only=True):
    """Which of a table's people are there, over all servers."""

    present: frozenset[Key]
    """Connected."""
    absent: Mapping[Key, float]
    """Since when the others have been gone."""
    choosing: bool = False
    """Whether somebody writes a clue now."""
    chose: float = 0.0
    """When somebody last did."""

    def gone_since(self, now: float, seconds: float) -> tuple[Key, ...]:
        """Those who have been gone for so long, ascending."""
        return tuple(sorted(key for key, since in self.absent.items() if since + seconds <= now))


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happens by itself at a moment, unless somebody is quicker."""

    then: Then
    key: Key | None
    """The seat that it is about; None: the table."""
    about: tuple[Any, ...]
    """While this stays the same it is the same wait."""
    since: float
    until: float


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A clock that a table has to have now."""

    name: str
    """What for, and of which moment: the first word is what a view says."""
    seconds: float


def plans(table: Table, attendance: Attendance, now: float, times: Times) -> tuple[Plan, ...]:
    """List the clocks that this moment of a table has: they run over all servers, and stop while nobody looks."""
    game = table.game
    if game is None or table.stage != "playing":
        return ()
    there = _there(table, attendance, now, times)
    if isinstance(game.phase, Showing):
        name = f"showing {table.game_number} {game.round}"
        if there:
            return (Plan(name=name, seconds=times.showing),)
        return (Plan(name=f"{name} unseen", seconds=times.glance),)
    if isinstance(game.phase, Announcing) and 0 < len(there) < len(table.members):
        alone = len(table.persons) == 1
        seconds = times.announce_alone if alone else times.announce
        return (Plan(name=f"announce {table.game_number} {'alone' if alone else 'among people'}", seconds=seconds),)
    return ()


def clocks_of(
    planned: tuple[Plan, ...], before: tuple[Clock, ...], attendance: Attendance, now: float, times: Times
) -> tuple[Clock, ...]:
    """Give the clocks of a table: those that run on as they are, new ones from now on."""
    running = {clock.name: clock for clock in before}
    return tuple(
        _put_off(running.get(plan.name) or _begun(plan, now), plan, attendance, times)
        for plan in sorted(planned, key=lambda plan: plan.name)
    )


def _begun(plan: Plan, now: float) -> Clock:
    return Clock(name=plan.name, since=round(now * MILLI), until=round((now + plan.seconds) * MILLI))


def _put_off(clock: Clock, plan: Plan, attendance: Attendance, times: Times) -> Clock:
    """Wait for whoever writes a clue: as long as they do and a while after, but not for ever."""
    if not plan.name.startswith("announce"):
        return clock
    most = clock.since + round(times.choosing_most * MILLI)
    if attendance.choosing:
        return msgspec.structs.replace(clock, until=max(clock.until, most))
    if clock.until < most:
        return clock
    # They have stopped: not the whole of what was granted is waited for.
    until = max(clock.since / MILLI + plan.seconds, attendance.chose + times.choosing)
    return msgspec.structs.replace(clock, until=min(most, round(until * MILLI)))


def shown(
    table: Table, clocks: tuple[Clock, ...], attendance: Attendance, now: float, times: Times
) -> tuple[ClockView, ...]:
    """Give the clocks that everybody may see: the table's own, and those of people whose connection is gone."""
    own = tuple(
        ClockView(what=clock.name.partition(" ")[0], key=None, since=clock.since, until=clock.until)  # type: ignore[arg-type]  # `plans` begins names so
        for clock in clocks
    )
    if table.stage != "playing":
        return own
    away = tuple(
        ClockView(what="away", key=key, since=round(since * MILLI), until=round((since + times.away) * MILLI))
        for key, since in sorted(attendance.absent.items())
        if since + times.breath <= now < since + times.away
    )
    return own + away


def changes(attendance: Attendance, now: float, times: Times) -> Iterator[float]:
    """When what is seen of people's absence will change by itself."""
    for since in attendance.absent.values():
        for seconds in (times.breath, times.away):
            if since + seconds > now:
                yield since + seconds


def waits(
    table: Table,
    attendance: Attendance,
    clocks: tuple[Clock, ...],
    *,
    now: float,
    begun: Mapping[tuple[Any, ...], float],
    times: Times,
    pace: Mapping[Key, tuple[float, float]],
) -> tuple[Wait, ...]:
    """List what happens by itself from this moment on.

    `begun`: since when what was waited for before has been; `pace`: from … to … seconds that the player of a seat
    takes, where that is not the usual time.
    """
    found = [*_hosting(table, attendance, now, times), *_seats(table, attendance, times)]
    game = table.game
    if game is None or table.stage != "playing":
        return tuple(found)
    running = {clock.name.partition(" ")[0]: clock for clock in clocks}
    there = _there(table, attendance, now, times)
    if isinstance(game.phase, Showing):
        return (*found, *_end_of_showing(table, game.phase, there, running.get("showing")))
    if isinstance(game.phase, Announcing) and there and "announce" not in running:
        return tuple(found)
    opens = running["announce"].until / MILLI if isinstance(game.phase, Announcing) and there else None
    for seat in awaited(game):
        key = table.members[seat].key
        if key in there or has_proposed(game, seat):
            continue
        about = moment_of(table, game, key)
        since = begun.get(about, now) if opens is None else opens
        # Seeded by what is public, so that nobody reads from it what they may not know.
        low, high = pace.get(key, times.think)
        delay = random.Random(f"{table.code} {about}").uniform(low, high)  # noqa: S311 - a pace, not a secret
        found.append(Wait(then="act", key=key, about=about, since=since, until=since + delay))
    return tuple(found)


def moment_of(table: Table, game: Game, key: Key) -> tuple[Any, ...]:
    """The moment in which a seat's move is awaited: what others do meanwhile does not end it."""
    return (table.game_number, game.round, game.phase.name, key, naming_of(game, table.seat(key)))


def _there(table: Table, attendance: Attendance, now: float, times: Times) -> frozenset[Key]:
    """The people who are there, or have been gone for a moment only."""
    away = attendance.gone_since(now, times.away)
    return frozenset(member.key for member in table.persons if member.key not in away)


def _end_of_showing(table: Table, phase: Showing, there: frozenset[Key], clock: Clock | None) -> Iterator[Wait]:
    if clock is None:
        return
    since, until = clock.since / MILLI, clock.until / MILLI
    if there and all(table.seat(key) in phase.gone_on for key in there):
        until = since
    yield Wait(then="end-showing", key=None, about=("showing", clock.name), since=since, until=until)


def _hosting(table: Table, attendance: Attendance, now: float, times: Times) -> Iterator[Wait]:
    """The host's role: lent when the host is away, given back to a host who returns in time, kept after that."""
    host, lender = table.host, table.lender
    somebody = any(member.key in attendance.present for member in table.persons)
    if somebody and (host is None or host in attendance.absent):
        since = now if host is None else attendance.absent[host]
        until = since if host is None else since + times.away
        yield Wait(then="pass-host", key=host, about=("pass-host", host), since=since, until=until)
    if lender is None:
        return
    if lender in attendance.present:
        yield Wait(then="give-back-host", key=lender, about=("give-back-host", lender), since=now, until=now)
    elif lender in attendance.absent:
        since = attendance.absent[lender]
        yield Wait(then="keep-host", key=lender, about=("keep-host", lender), since=since, until=since + times.seat)


def _seats(table: Table, attendance: Attendance, times: Times) -> Iterator[Wait]:
    """Seats of a lobby whose people do not come back."""
    if table.stage == "lobby":
        for key, since in attendance.absent.items():
            yield Wait(then="free-seat", key=key, about=("free-seat", key), since=since, until=since + times.seat)
