"""Names that two people bear: when they may, and who is renamed when they no longer may.

Pure, as all decisions are. A guest may have the name of an absent member whose very seat they ask for: that is how the
others know somebody who comes back with another device. The name goes with the seat: a guest who does not get the seat
is renamed, so that nobody is taken for another person.
"""

from collections.abc import Container, Iterator

from moonhare.server.messages import Key
from moonhare.server.table.around import Events
from moonhare.server.table.events import Renamed
from moonhare.server.table.evolving import apply
from moonhare.server.table.looks import are_alike
from moonhare.server.table.naming import numbered_name
from moonhare.server.table.state import Guest, Occupant, Table


def names_taken(table: Table, *, by: Key | None, seat: Key | None, away: Container[Key]) -> tuple[str, ...]:
    """The names that somebody may not have; `by`: their key, `seat`: whose seat of the running game they ask for.

    The name of its owner is free to them while the owner is away: whoever lets them in is told whose seat it is.
    """
    own = table.member(seat) if table.stage == "playing" and seat is not None and seat in away else None
    return tuple([name for name in table.names(besides=by) if own is None or name != own.name])


def told_apart(before: Table, now: Table, present: Container[Key]) -> Events:
    """Rename those who bear somebody's name and have no reason to any more.

    `before`: the table as it was before what has just been decided, `now`: as it is then. Only who is a guest in either
    can bear another's name.
    """
    events: Events = ()
    guests = {guest.key: guest for guest in (*before.guests, *now.guests)}
    if not guests:
        return ()
    known: list[Occupant | Guest] = []
    # Whoever sat there before, or had the seat back anyway, keeps the name against those who have just come in.
    for one in sorted(now.members, key=lambda one: (one.key in guests and guests[one.key].claim is None, one.key)):
        rivals = [other for other in known if {one.key, other.key} & guests.keys() and are_alike(one.name, other.name)]
        known.append(one)
        if rivals and one.kind == "person":
            events += _renamed(apply(now, events), one)
    now = apply(now, events)
    for guest in sorted(now.guests, key=lambda guest: guest.key):
        if any(_is_mistaken(now, guest, present)):
            events += (renamed := _renamed(now, guest))
            now = apply(now, renamed)
    return events


def _is_mistaken(table: Table, guest: Guest, present: Container[Key]) -> Iterator[bool]:
    """Whether a guest bears the name of somebody for whom they are not to be taken."""
    others = [one for one in table.members if one.key != guest.key and are_alike(one.name, guest.name)]
    yield bool(others) and not any(_may_be(table, guest, one, present) for one in others)
    for other in table.guests:
        if other.key < guest.key and are_alike(other.name, guest.name):
            # Without a seat of that name the first who came has it, and so has who waits for it to be given back.
            yield not others or (other.claim is not None and other.key in present)


def _may_be(table: Table, guest: Guest, member: Occupant, present: Container[Key]) -> bool:
    """Whether a guest may be the very person whose name a member bears."""
    if member.key in (guest.wants, guest.promised):
        return member.key not in present
    if guest.claim is not None:
        return table.members[guest.claim] is member
    # Whoever has come back with another device has left a former self behind.
    return guest.key < member.key and guest.key not in present


def _renamed(table: Table, one: Occupant | Guest) -> Events:
    return (Renamed(key=one.key, name=numbered_name(one.name, taken=table.names(besides=one.key))),)
