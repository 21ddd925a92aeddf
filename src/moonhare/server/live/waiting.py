"""What a table waits for, as values: what follows, for whom, since when, until when; and what is seen of it.

Pure: from the table, who is there and the clocks that the store keeps, to an `Outlook`. Nothing in it depends on what
is not known to everybody, so when something happens tells nobody anything. Times are seconds since 1970, by the
store's clock; its own clocks are in milliseconds.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from moonhare.rules.state import Announcing, Showing, Telling, awaited
from moonhare.server.live.signs import Signs
from moonhare.server.live.world import Times
from moonhare.server.messages import Key
from moonhare.server.table.awaiting import announcer, has_proposed, name_of, naming_of
from moonhare.server.table.framing import MILLI
from moonhare.server.table.namesakes import told_apart
from moonhare.server.table.state import Table
from moonhare.server.table.viewing import Scene
from moonhare.server.time_messages import ClockView
from moonhare.storage import Beside, Clock

Then = Literal[
    "act",
    "hurry",
    "say-whys",
    "end-showing",
    "pass-host",
    "give-back-host",
    "keep-host",
    "free-seat",
    "forget-guest",
    "tell-apart",
]
"""What follows: the computer acts for a seat; it does so for somebody whose time is over; computer players say why they
voted as they did; the table ends the showing of the points; the host's role is lent to somebody, goes back, or stays
where it is; a seat in the lobby is freed; a guest who has gone is forgotten; who bears the name of somebody who is back
is called otherwise."""

Moment = tuple[Any, ...]
"""While this stays the same it is the same that is waited for."""


class Attendance(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Which of a table's people are there, over all servers."""

    present: frozenset[Key]
    """Connected."""
    absent: Mapping[Key, float]
    """Since when the others have been gone."""
    choosing: tuple[Key, ...] = ()
    """Who writes a clue now."""
    chose: float = 0.0
    """When somebody last did."""
    forgotten: float | None = None
    """When a sign of it will be forgotten that does not come again."""


def attendance_of(
    table: Table, beside: Beside, here: Iterable[Key | None], signs: Signs, *, since: float, now: float
) -> Attendance:
    """Who is there; `here`: who looks at this server, `since`: since when those are gone of whom nobody knows it."""
    present = frozenset([*beside.present, *[key for key in here if key is not None and key > 0]])
    # A rest makes nobody's absence longer; the store takes it out when it is told who has come.
    rest = 0.0 if beside.resting is None else max(0.0, now - beside.resting / MILLI)
    absent = {
        key: beside.absent[key] / MILLI + rest if key in beside.absent else since
        for key in table.people
        if key not in present
    }
    if not signs.until:
        return Attendance(present=present, absent=absent, chose=signs.last)
    choosing = signs.choosing(now)
    return Attendance(present=present, absent=absent, choosing=choosing, chose=signs.last, forgotten=signs.next_change)


class Situation(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All that an outlook depends on."""

    table: Table
    attendance: Attendance
    clocks: tuple[Clock, ...]
    """As the store has them."""
    now: float
    times: Times
    begun: Mapping[Moment, float]
    """Since when what was waited for before has been."""
    takes: Callable[[Table, Key], tuple[float, float] | None]
    """From … to … seconds that the player of a seat takes; None for the usual time."""
    limit: int | None
    """Seconds that the table gives itself for what it does now."""


class Wait(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that happens by itself at a moment, unless somebody is quicker."""

    then: Then
    key: Key | None
    """The seat that it is about; None: the table."""
    about: Moment
    since: float
    until: float
    clock: str | None = None
    """The store's clock that must have run out by then."""


class Outlook(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a table waits for at a moment."""

    attendance: Attendance
    scene: Scene
    """What is seen of it, the store's clocks apart."""
    clocks: tuple[Clock, ...] = ()
    """Those that the table has to have: the ones that run already as they are, others from now on."""
    waits: tuple[Wait, ...] = ()
    """What happens by itself."""
    changes: tuple[float, ...] = ()
    """When what is seen changes by itself."""


def look_ahead(now: Situation, scene: Scene) -> Outlook:
    """Find out what a table waits for; `scene`: what `scene_of` gives for it."""
    if _only_people_are_awaited(now):
        return Outlook(attendance=now.attendance, scene=scene)
    return found_out(now, scene)


def found_out(now: Situation, scene: Scene) -> Outlook:
    """The same, whatever the table is at."""
    attendance = now.attendance
    there = frozenset([m.key for m in now.table.members if m.kind == "person" and m.key not in scene.away])
    planned = _planned(now, there)
    clocks = () if planned is None else (_clock(now, *planned),)
    waits: tuple[Wait, ...] = tuple(_in_game(now, there, clocks))
    if attendance.absent or now.table.lender is not None or now.table.host is None:
        waits = (*_hosting(now), *_seats(now), *_guests(now), *waits)
    if now.table.guests:
        waits = (*waits, *_namesakes(now))
    changes = () if not attendance.absent and attendance.forgotten is None else tuple(_changes(now))
    return Outlook(attendance=attendance, scene=scene, clocks=clocks, waits=waits, changes=changes)


def _only_people_are_awaited(now: Situation) -> bool:
    """Whether nothing happens by itself: everybody at the table is a person and there, and has time for a move.

    Most moves are made at such a moment; `found_out` comes to the same.
    """
    table, attendance, game = now.table, now.attendance, now.table.game
    if game is None or table.stage != "playing" or table.whys is None or isinstance(game.phase, Showing):
        return False
    if now.limit is not None or attendance.absent or attendance.forgotten is not None:
        return False
    if table.guests and told_apart(table, table, attendance.present):
        return False
    return table.host is not None and table.lender is None and all(one.kind == "person" for one in table.members)


def scene_of(now: Situation) -> Scene:
    """Give what everybody sees of those who are there: who is away, will soon be, or writes a clue."""
    attendance, table = now.attendance, now.table
    away: list[Key] = []
    leaving: list[ClockView] = []
    if attendance.absent and not table.slow:  # over days nobody counts as away
        absent, breath, seconds = sorted(attendance.absent.items()), now.times.breath, now.times.away
        # Summed as in `_changes`: where roundings differ, the moment at which somebody is away would be no change.
        away = [key for key, since in absent if since + seconds <= now.now]
        if table.stage == "playing":
            leaving = [
                ClockView(what="away", key=key, since=round(since * MILLI), until=round((since + seconds) * MILLI))
                for key, since in absent
                if since + breath <= now.now < since + seconds and table.guest(key) is None
            ]
    if not table.slow:
        # The computer acts for a program as soon as its connection is gone.
        away += [key for key in table.bots if key not in attendance.present]
    choosing = tuple([key for key in attendance.choosing if may_tell(table, key)])
    return Scene(away=tuple(away), clocks=tuple(leaving), choosing=choosing)


def stored(clock: Clock) -> ClockView:
    """A clock that the store keeps, as everybody sees it."""
    return ClockView(
        what=clock.name.partition(" ")[0],  # type: ignore[arg-type]  # `_planned` begins names so
        key=None,
        since=clock.since,
        until=clock.until,
        paused=clock.paused,
    )


def may_tell(table: Table, key: Key) -> bool:
    """Whether somebody may tell a clue now."""
    if table.game is None or table.member(key) is None:
        return False
    phase = table.game.phase
    return isinstance(phase, Announcing) or (isinstance(phase, Telling) and table.seat(key) == phase.storyteller)


def moment_of(table: Table, key: Key) -> Moment:
    """The moment in which a seat's move is awaited: what others do meanwhile does not end it."""
    game = table.game
    if game is None:
        return ()
    return (table.game_number, game.round, game.phase.name, key, naming_of(game, table.seat(key)))


# ---- the clock: it runs over all servers, and stops while nobody looks


def _planned(now: Situation, there: frozenset[Key]) -> tuple[str, float] | None:
    """The clock of this moment, if it has one: its name, what it is for and for which moment, and its seconds."""
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


def _changes(now: Situation) -> Iterator[float]:
    """When a sign is forgotten, somebody's absence will be seen, and when they are away."""
    if now.attendance.forgotten is not None:
        yield now.attendance.forgotten
    for since in now.attendance.absent.values():
        for seconds in (now.times.breath, now.times.away):
            if since + seconds > now.now:
                yield since + seconds


# ---- what happens by itself


def _in_game(now: Situation, there: frozenset[Key], clocks: tuple[Clock, ...]) -> Iterator[Wait]:
    table, game = now.table, now.table.game
    if game is not None and table.whys is None:
        # The vote did not wait for what is said of it; nor does the last round of a game, which is over.
        about: Moment = ("whys", table.game_number, game.round)
        since = now.begun.get(about, now.now)
        yield Wait(then="say-whys", key=None, about=about, since=since, until=since + now.times.reason)
    if game is None or table.stage != "playing":
        return
    if isinstance(game.phase, Showing):
        seen = there and there <= {table.members[seat].key for seat in game.phase.gone_on}
        clock = clocks[0] if clocks else None
        if seen or (clock is not None and clock.paused is None):
            about = (clock.name if clock else f"seen {table.game_number} {game.round}",)
            since = clock.since / MILLI if clock else now.begun.get(about, now.now)
            until = since if seen or clock is None else clock.until / MILLI
            yield Wait(then="end-showing", key=None, about=about, since=since, until=until)
        return
    yield from _hurrying(now, clocks)
    if len(there) == len(table.members):
        return
    # A computer announces once the people have had their time: the host's, or else the usual one.
    first = clocks[0] if isinstance(game.phase, Announcing) and clocks else None
    if first is not None and first.paused is not None:
        return
    waits_for_people = not there and not _is_expected(now)
    for seat in awaited(game):
        member, key = table.members[seat], table.members[seat].key
        if key in there or has_proposed(game, seat) or (waits_for_people and member.kind == "person"):
            continue
        about = moment_of(table, key)
        since = first.until / MILLI if first else now.begun.get(about, now.now)
        # Seeded by what is public, so that nobody reads from it what they may not know.
        low, high = now.takes(table, key) or now.times.think
        if table.is_bot(key) and key in now.attendance.present:
            low = high = now.times.remote if now.limit is None else min(now.times.remote, now.limit)
        delay = random.Random(f"{table.code} {about}").uniform(low, high)  # noqa: S311 - a pace, not a secret
        ends = None if first is None or now.limit is None else first.name
        yield Wait(then="act", key=key, about=about, since=since, until=since + delay, clock=ends)


def _is_expected(now: Situation) -> bool:
    """Whether somebody wants a game to go on of whose people nobody is there: a guest who comes into it or would.

    Whoever only looks on, and a television, is no reason to play a whole game for people who have lost their network.
    Where people have left for good, computer players have their seats, and play on.
    """
    table, present = now.table, now.attendance.present
    return any(
        guest.key in present and (guest.asks or guest.promised is not None or guest.claim is not None)
        for guest in table.guests
    )


def _hurrying(now: Situation, clocks: tuple[Clock, ...]) -> Iterator[Wait]:
    """Where the time is over and the host wants it so, the computer acts for the people who are awaited."""
    table, game = now.table, now.table.game
    if game is None or now.limit is None or not clocks or table.pace is None or not table.pace.hard:
        return
    (clock,) = clocks
    if clock.paused is not None:
        return
    late = [table.members[seat] for seat in awaited(game) if not has_proposed(game, seat)]
    for member in late:
        if member.kind == "person" and (not isinstance(game.phase, Announcing) or member.key == announcer(table)):
            about = ("hurry", *moment_of(table, member.key))
            since, until = clock.since / MILLI, clock.until / MILLI
            yield Wait(then="hurry", key=member.key, about=about, since=since, until=until, clock=clock.name)


def _hosting(now: Situation) -> Iterator[Wait]:
    """The host's role: lent when the host is away, given back to a host who returns in time, kept after that."""
    host, lender, times = now.table.host, now.table.lender, now.times
    present, absent = now.attendance.present, now.attendance.absent
    if host not in present and not now.table.slow and any(member.key in present for member in now.table.persons):
        since = now.now if host is None else absent.get(host, now.now)
        until = since if host is None else since + times.away
        yield Wait(then="pass-host", key=host, about=("pass-host", host), since=since, until=until)
    if lender is None:
        return
    if lender in present and now.table.guest(lender) is None:
        yield Wait(then="give-back-host", key=lender, about=("give-back-host", lender), since=now.now, until=now.now)
    elif lender in absent:
        since = absent[lender]
        yield Wait(then="keep-host", key=lender, about=("keep-host", lender), since=since, until=since + times.seat)


def _seats(now: Situation) -> Iterator[Wait]:
    """Seats of a lobby whose people do not come back."""
    if now.table.stage == "lobby":
        for key, since in now.attendance.absent.items():
            if now.table.guest(key) is not None:
                continue
            yield Wait(then="free-seat", key=key, about=("free-seat", key), since=since, until=since + now.times.seat)


def _guests(now: Situation) -> Iterator[Wait]:
    """Guests who do not come back, but for those whose seat somebody else has until then."""
    for guest in now.table.guests:
        since = now.attendance.absent.get(guest.key)
        if since is not None and guest.claim is None:
            about = ("forget-guest", guest.key)
            yield Wait(then="forget-guest", key=guest.key, about=about, since=since, until=since + now.times.seat)


def _namesakes(now: Situation) -> Iterator[Wait]:
    """Guests who bear the name of somebody who is back."""
    for renamed in told_apart(now.table, now.table, now.attendance.present)[:1]:
        about = ("tell-apart", renamed)
        yield Wait(then="tell-apart", key=None, about=about, since=now.now, until=now.now)
