"""What a table waits for, as values: what follows, for whom, since when, until when; and what is seen of it.

Pure: from the table, who is there and the clocks that the store keeps, to an `Outlook`. Nothing in it depends on what
is not known to everybody, so when something happens tells nobody anything. Times are seconds since 1970, by the
store's clock; its own clocks are in milliseconds.
"""

import random
from collections.abc import Iterator
from typing import Literal

import msgspec

from moonhare.rules.state import Announcing, Game, Showing, awaited
from moonhare.server.live.situation import Attendance, Moment, Situation, may_tell, moment_of
from moonhare.server.live.timekeeping import clock_of
from moonhare.server.messages import Key
from moonhare.server.table.awaiting import announcer, has_proposed
from moonhare.server.table.framing import MILLI
from moonhare.server.table.namesakes import told_apart
from moonhare.server.table.viewing import Scene
from moonhare.server.time_messages import ClockView
from moonhare.storage import Clock

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
    clock = clock_of(now, there)
    waits: tuple[Wait, ...] = tuple(_in_game(now, there, clock))
    if attendance.absent or now.table.lender is not None or now.table.host is None:
        waits = (*_hosting(now), *_seats(now), *_guests(now), *waits)
    if now.table.guests:
        waits = (*waits, *_namesakes(now))
    changes = () if not attendance.absent and attendance.forgotten is None else tuple(_changes(now))
    clocks = () if clock is None else (clock,)
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


def _changes(now: Situation) -> Iterator[float]:
    """When a sign is forgotten, somebody's absence will be seen, and when they are away."""
    if now.attendance.forgotten is not None:
        yield now.attendance.forgotten
    for since in now.attendance.absent.values():
        for seconds in (now.times.breath, now.times.away):
            if since + seconds > now.now:
                yield since + seconds


# ---- what happens by itself


def _in_game(now: Situation, there: frozenset[Key], clock: Clock | None) -> Iterator[Wait]:
    table, game = now.table, now.table.game
    if game is None:
        return
    if table.whys is None:
        # The vote did not wait for what is said of it; nor does the last round of a game, which is over.
        about: Moment = ("whys", table.game_number, game.round)
        since = now.begun.get(about, now.now)
        yield Wait(then="say-whys", key=None, about=about, since=since, until=since + now.times.reason)
    if table.stage != "playing":
        return
    if isinstance(game.phase, Showing):
        yield from _showing(now, game, game.phase, there, clock)
        return
    yield from _hurrying(now, clock)
    if len(there) < len(table.members):
        yield from _acting(now, game, there, clock)


def _showing(now: Situation, game: Game, phase: Showing, there: frozenset[Key], clock: Clock | None) -> Iterator[Wait]:
    """The end of the points: once all who are there have gone on, or with the clock."""
    table = now.table
    seen = there and there <= {table.members[seat].key for seat in phase.gone_on}
    if seen or (clock is not None and clock.paused is None):
        about = (clock.name if clock else f"seen {table.game_number} {game.round}",)
        since = clock.since / MILLI if clock else now.begun.get(about, now.now)
        until = since if seen or clock is None else clock.until / MILLI
        yield Wait(then="end-showing", key=None, about=about, since=since, until=until)


def _acting(now: Situation, game: Game, there: frozenset[Key], clock: Clock | None) -> Iterator[Wait]:
    """The moves of computer players, and of people who are away."""
    table = now.table
    # A computer announces once the people have had their time: the host's, or else the usual one.
    first = clock if isinstance(game.phase, Announcing) else None
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


def _hurrying(now: Situation, clock: Clock | None) -> Iterator[Wait]:
    """Where the time is over and the host wants it so, the computer acts for the people who are awaited."""
    table, game = now.table, now.table.game
    if game is None or now.limit is None or table.pace is None or not table.pace.hard:
        return
    if clock is None or clock.paused is not None:
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
