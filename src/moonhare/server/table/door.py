"""The door of a table: who comes late, asks for a seat, is let in, comes back, is kept out.

Pure, as all decisions are. A guest gets a seat of a computer player or of somebody away, with its hand and its points,
and only as a round begins, so that nobody sees two hands of one round. Whoever has seen a hand of the running game
takes no other seat in it; who was away has theirs back after the round in which they return.
"""

from collections.abc import Container, Iterator, Sequence
from typing import Final

from moonhare.rules.commands import Command
from moonhare.rules.errors import Refusal
from moonhare.rules.reading import tag_of
from moonhare.server import bodies
from moonhare.server import messages as m
from moonhare.server.door_messages import AskSeat, KeepOut, LetBack, LetIn, OpenDoor, StopAsking, TurnAway
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.events import (
    AskEnded,
    Barred,
    DoorOpened,
    GuestCame,
    GuestLeft,
    GuestSeated,
    HostPassed,
    LetInAgreed,
    PromiseLapsed,
    SaidReady,
    SeatAsked,
    SeatFreed,
    SeatHanded,
    SeatPromised,
    SeatRestored,
    Unbarred,
)
from moonhare.server.table.evolving import apply
from moonhare.server.table.namesakes import names_taken
from moonhare.server.table.naming import clean_name
from moonhare.server.table.refusing import host_only, no_such_member, seat_not_free
from moonhare.server.table.seating import check_free_seat, free_symbol, go, member_of, successor
from moonhare.server.table.state import Former, Guest, Table

MOST_GUESTS: Final = 12
"""At one table without a seat: everybody is shown all of them."""

MOST_BARRED: Final = 100


def seats_for(table: Table, key: Key | None, away: tuple[Key, ...]) -> tuple[Key, ...]:
    """Whose seats of the running game somebody could have: computer players' first, then those of people away.

    `key`: a guest's; None for whoever comes anew.
    """
    if table.stage != "playing":
        return ()
    promised = [guest.promised for guest in table.guests if guest.key != key]
    seen = None if key is None else table.seat_seen(key)
    # Whoever left an earlier game has that seat again where a computer player keeps it under their key, and no other.
    own = None if key is None else table.member(key)
    free = [
        member
        for seat, member in enumerate(table.members)
        if member.key not in promised
        and seen in (None, seat)
        and own in (None, member)
        and (member.kind == "computer" or (member.key in away and member.key != key))
    ]
    return tuple([member.key for member in sorted(free, key=lambda member: member.kind)])


def _is_unasked(table: Table, away: Container[Key]) -> bool:
    """Whether nobody has to be asked before a guest gets a seat: the door is open, or nobody is there to be asked."""
    return table.door_open or all(one.key in away for one in table.persons)


# ---- coming and going


def come_in(table: Table, wish: bodies.ComeIn, known: Key | None, around: Around) -> Events:
    """Let somebody in without a seat; `known`: whom their browser was here before.

    Raises `Refusal`: "barred", "door-full", and as `clean_name` and `ask`.
    """
    if table.is_barred(known):
        raise barred()
    former = known if known is not None and table.knows(known) else None
    if former is not None and table.stage == "lobby" and _has_left(table, former) and table.member(former) is not None:
        return _restored(table, former)
    strangers = [guest for guest in table.guests if guest.claim is None and table.seat_seen(guest.key) is None]
    left: Events = ()
    if len(strangers) >= MOST_GUESTS and (former is None or table.seat_seen(former) is None):
        left = _making_room(strangers, around.present)
        table = apply(table, left)
    key = table.next_key if former is None else former
    taken = names_taken(table, by=former, seat=wish.seat if wish.ask else None, away=around.away)
    guest = GuestCame(key=key, name=clean_name(wish.name, taken=taken))
    now, came = apply(table, [guest]), (*left, guest)
    if _may_return(table, former) and key in seats_for(now, key, around.away):
        return (*came, SeatPromised(key=key, seat=key))
    return (*came, *(ask(now, key, wish.seat, around) if wish.ask else ()))


def _making_room(guests: Sequence[Guest], present: Container[Key]) -> Events:
    """Forget one who is not there, of those who were promised nothing the first who came, so that nobody shuts the door
    by coming and going. Raises `Refusal` ("door-full") where all are there.
    """
    gone = [guest for guest in guests if guest.key not in present]
    if not gone:
        raise Refusal("door-full", f"{MOST_GUESTS} are waiting here already.", most=MOST_GUESTS)
    first = min(gone, key=lambda guest: (guest.promised is not None, guest.key))
    return (GuestLeft(key=first.key, reason="abandoned"),)


def _may_return(table: Table, key: Key | None) -> bool:
    """Whether somebody has left a seat of the running game, which nobody else has or comes into: theirs unasked."""
    if table.stage != "playing" or not _has_left(table, key) or all(one.key != key for one in table.members):
        return False
    return all(guest.promised != key or guest.key == key for guest in table.guests)


def _has_left(table: Table, key: Key | None) -> bool:
    # Of a program nobody comes back: it was the host's guest, and its owner is no more to the table than anybody else.
    return not table.was_bot(key) and any(one.occupant.key == key and one.reason == "left" for one in table.former)


def seat_to_return_to(table: Table, key: Key | None) -> Key | None:
    """Whose seat a browser that was here before may have back by asking nobody; None if there is none."""
    return key if _may_return(table, key) else None


def leave(table: Table, key: Key, command: Command, around: Around) -> Events:
    """Go for good."""
    if table.guest(key) is not None:
        return (GuestLeft(key=key, reason="left"),)
    return go(table, key, "left", around)


def abandon_door(table: Table, key: Key) -> Events:
    """Forget a guest who has gone without a word. No events if there is none."""
    return () if table.guest(key) is None else (GuestLeft(key=key, reason="abandoned"),)


# ---- asking


def _guest(table: Table, key: Key) -> Guest:
    guest = table.guest(key)
    if guest is None:
        raise Refusal("no-such-guest", f"Nobody at the door has the number {key}.", key=key)
    return guest


def asking(table: Table, key: Key) -> Guest:
    """Find a guest who asks for a seat; refuse where there is none of this key."""
    guest = _guest(table, key)
    if not guest.asks:
        raise Refusal("not-asking", f"{guest.name} does not ask for a seat.", name=guest.name)
    return guest


def ask(table: Table, key: Key, seat: Key | None, around: Around) -> Events:
    """Ask for a seat: of the running game, in the lobby, or of the next game while the last one is shown."""
    guest = _guest(table, key)
    if table.stage == "over":
        return (SaidReady(key=key, ready=True),)
    if table.stage == "lobby":
        if len(table.members) < table.most or table.member(key) is not None:
            return seated(table, key)
        return (SeatAsked(key=key, seat=None),)
    if guest.claim is not None:
        raise Refusal("yours-anyway", "That seat is yours again after this round.")
    if table.game is not None and guest.refused == table.game.round:
        raise Refusal("not-this-round", "Not in this round; ask again in the next one.")
    if seat is not None and seat not in seats_for(table, key, around.away):
        raise seat_not_free()
    asked: Events = (SeatAsked(key=key, seat=seat),)
    now = apply(table, asked)
    return asked + _granted(now, key, None, around) if _is_unasked(table, around.away) else asked


def ask_seat(table: Table, key: Key, command: AskSeat, around: Around) -> Events:
    """Ask for a seat."""
    return ask(table, key, command.seat, around)


def stop_asking(table: Table, key: Key, command: StopAsking, around: Around) -> Events:
    """Ask no more."""
    return (AskEnded(key=key, reason="withdrawn"),)


def _granted(table: Table, key: Key, seat: Key | None, around: Around) -> Events:
    """Promise a guest the seat that is named, the one they want, or any; nothing where there is none for them."""
    free = seats_for(table, key, around.away)
    wishes = [wish for wish in (seat, _guest(table, key).wants) if wish in free]
    chosen = next(iter([*wishes, *free]), None)
    return () if chosen is None else (SeatPromised(key=key, seat=chosen),)


def seated(table: Table, key: Key) -> Events:
    """Seat a guest between two games."""
    host: Events = () if table.host is not None else (HostPassed(key=key),)
    kept = table.member(key)
    return (GuestSeated(key=key, symbol=free_symbol(table, None) if kept is None else kept.symbol), *host)


# ---- letting in, or not


def let_in(table: Table, key: Key, command: LetIn, around: Around) -> Events:
    """Let a guest in: the host does; while the host gives no sign, most of the others who are there."""
    guest = asking(table, command.key)
    if key == table.host:
        return _let_in(table, command, around)
    if not around.host_is_idle(table):
        raise host_only(tag_of(command))
    others = [one.key for one in table.persons if one.key in around.present and one.key != table.host]
    if key in guest.agreed:
        raise Refusal("already-agreed", f"You have said so; of {len(others)} most are needed.", others=len(others))
    voices = {*guest.agreed, key} & {*others, key}
    agreed = LetInAgreed(key=guest.key, by=key)
    return (agreed, *(_let_in(table, command, around) if 2 * len(voices) > len(others) else ()))


def _let_in(table: Table, command: LetIn, around: Around) -> Events:
    if table.stage == "lobby":
        return _room_for(table, command.key)
    free = seats_for(table, command.key, around.away)
    if command.seat is not None and command.seat not in free:
        raise seat_not_free()
    promised = _granted(table, command.key, command.seat, around)
    if not promised:
        raise no_seat_free()
    return promised


def no_seat_free() -> Refusal:
    """What is told of a guest who can have no seat now."""
    return Refusal("no-seat-free", "No seat is free for them now: each is taken, or they have seen another hand.")


def _room_for(table: Table, key: Key) -> Events:
    """Seat a guest in the lobby: on a free seat, or in the place of a computer player."""
    if table.member(key) is not None:
        return seated(table, key)
    computers = [member.key for member in table.members if member.kind == "computer"]
    freed: Events = ()
    if len(table.members) >= table.most and computers:
        freed = (SeatFreed(key=computers[-1], reason="removed"),)
    now = apply(table, freed)
    check_free_seat(now)
    return (*freed, *seated(now, key))


def turn_away(table: Table, key: Key, command: TurnAway, around: Around) -> Events:
    """Say no, for this round."""
    return (AskEnded(key=asking(table, command.key).key, reason="turned-away"),)


def open_door(table: Table, key: Key, command: OpenDoor, around: Around) -> Events:
    """Give guests the seats that are free for them unasked, or not any longer."""
    opened: Events = (DoorOpened(open=command.open),)
    return opened + _all_granted(apply(table, opened), around)


def _all_granted(table: Table, around: Around) -> Events:
    """Promise seats to all who ask, where nobody has to be asked."""
    events: Events = ()
    for guest in table.guests:
        if guest.asks and guest.promised is None and _is_unasked(table, around.away):
            events += _granted(apply(table, events), guest.key, None, around)
    return events


# ---- the round's turn


def hand_over(table: Table, around: Around) -> Events:
    """Hand seats over as a round begins: back to those who have returned, then to those who were promised one."""
    if not table.guests:
        return ()
    events: Events = ()
    for step in (_returning, _coming):
        for guest in table.guests:
            now = apply(table, events)
            still = now.guest(guest.key)
            if still is not None and still.key in around.present:
                events += tuple(step(now, still, around))
    return events


def _returning(table: Table, guest: Guest, around: Around) -> Iterator[SeatHanded | HostPassed]:
    if guest.claim is not None:
        yield from handed(table, table.members[guest.claim].key, guest.key, around, claim=False)


def _coming(
    table: Table, guest: Guest, around: Around
) -> Iterator[SeatHanded | HostPassed | PromiseLapsed | SeatPromised]:
    if guest.promised is None and not (guest.asks and _is_unasked(table, around.away)):
        return
    free = seats_for(table, guest.key, around.away)
    wishes = [wish for wish in (guest.promised, guest.wants) if wish in free]
    chosen = next(iter([*wishes, *free]), None)
    if chosen is not None:
        yield from handed(table, chosen, guest.key, around, claim=True)
    elif guest.promised is not None:
        yield PromiseLapsed(key=guest.key)


def handed(table: Table, key: Key, to: Key, around: Around, *, claim: bool) -> Iterator[SeatHanded | HostPassed]:
    """Hand a seat over, and the host's role on where it was the one of whoever had the seat."""
    claim = claim and member_of(table, key).kind == "person"
    handed = SeatHanded(key=key, to=to, claim=claim)
    yield handed
    if table.host is None:
        yield HostPassed(key=to)
    elif table.host == key:
        heir = successor(apply(table, [handed]), around.present)
        yield HostPassed(key=heir, lent=claim)


# ---- removing, keeping out


def restore_seat(table: Table, key: Key, command: m.RestoreSeat, around: Around) -> Events:
    """Take a removal back, for as long as that is possible."""
    if not table.may_restore(command.key, around.now):
        raise Refusal("too-late", "That can be taken back no more.")
    if table.is_barred(command.key):
        raise barred()
    return _restored(table, command.key)


def _former(table: Table, key: Key) -> Former | None:
    return next((one for one in table.former if one.occupant.key == key), None)


def _restored(table: Table, key: Key) -> Events:
    """Give a seat back to whoever had it. Raises `Refusal`."""
    former, member = _former(table, key), table.member(key)
    if former is None or (member is None and table.stage != "lobby"):
        raise Refusal("too-late", "Somebody else has that seat now.")
    if member is not None:
        return (SeatRestored(key=key, symbol=member.symbol),)
    check_free_seat(table)
    clean_name(former.occupant.name, taken=table.names(besides=key))
    symbol = former.occupant.symbol
    return (SeatRestored(key=key, symbol=symbol if symbol in table.free_symbols else free_symbol(table, None)),)


def keep_out(table: Table, key: Key, command: KeepOut, around: Around) -> Events:
    """Keep somebody out: at the table or removed a moment ago."""
    if command.key == key:
        raise Refusal("not-yourself", "One cannot keep oneself out.")
    if command.key == table.lender:
        # Whose role was only lent is not to find the door shut.
        raise host_only(tag_of(command))
    if table.is_barred(command.key):
        raise Refusal("already-barred", "They may not come here any more already.")
    if len(table.barred) >= MOST_BARRED:
        raise Refusal("barred-full", f"{MOST_BARRED} are kept out already; let one back first.", most=MOST_BARRED)
    guest, member, former = table.guest(command.key), table.member(command.key), _former(table, command.key)
    if guest is not None:
        return (GuestLeft(key=guest.key, reason="removed"), Barred(key=guest.key, name=guest.name))
    if member is not None and member.kind == "person":
        return (*go(table, member.key, "removed", around), Barred(key=member.key, name=member.name))
    if former is not None and former.occupant.kind == "person":
        return (Barred(key=command.key, name=former.occupant.name),)
    raise no_such_member(command.key)


def let_back(table: Table, key: Key, command: LetBack, around: Around) -> Events:
    """Let somebody come again."""
    if not table.is_barred(command.key):
        raise Refusal("no-such-member", f"Nobody of the number {command.key} is kept out.", key=command.key)
    return (Unbarred(key=command.key),)


def barred() -> Refusal:
    """What somebody is told who may not come."""
    return Refusal("barred", "The host of this table would rather not have you here.")
