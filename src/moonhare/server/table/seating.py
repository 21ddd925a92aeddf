"""Sitting down and going: who takes a seat, frees one or is freed of it, and to whom the host's role passes on.

Pure, as all decisions are: what is known of the world is handed in.
"""

from collections.abc import Container
from typing import Any, Final

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import tag_of
from moonhare.server import messages as m
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.events import (
    AnyTableEvent,
    HostPassed,
    LobbyEntered,
    Renamed,
    SeatFreed,
    SeatGivenUp,
    SeatsOrdered,
    SeatTaken,
    SymbolChosen,
)
from moonhare.server.table.evolving import apply
from moonhare.server.table.namesakes import names_taken
from moonhare.server.table.naming import clean_name, computer_name
from moonhare.server.table.refusing import host_only, no_such_member
from moonhare.server.table.state import REMOTE, USUAL_PLAYER, Occupant, Table


def make_room(table: Table) -> Events:
    """Say what happens before a newcomer sits down. Raises `Refusal` where nobody can.

    Where no person is left, a newcomer may end what the computer players were at, and take the place of one.
    """
    deserted = table.game_number > 0 or bool(table.members)
    # Whoever waits at the door for a seat of this game has not deserted it.
    awaited = any(guest.claim is not None or guest.promised is not None for guest in table.guests)
    deserted = deserted and not table.persons and not awaited
    before: Events = ()
    if table.stage != "lobby":
        if not deserted:
            if table.stage == "over":
                # Those at the table are that game's seats as long as it is shown.
                raise Refusal("game-over", "The last game is still shown; one sits down once the host is in the lobby.")
            raise Refusal("game-running", "A game is running at this table; nobody can sit down now.")
        before = (LobbyEntered(),)
    if deserted and len(table.members) >= table.most:
        before += (SeatFreed(key=table.members[-1].key, reason="removed"),)
    check_free_seat(apply(table, before))
    return before


def newcomer_symbols(table: Table) -> tuple[m.Symbol, ...]:
    """The symbols that somebody who sat down now could have; none where nobody can."""
    try:
        return apply(table, make_room(table)).free_symbols
    except Refusal:
        return ()


def sit(table: Table, name: str, symbol: m.Symbol | None) -> Events:
    """Seat a newcomer; the first person at a table is its host."""
    before = make_room(table)
    table = apply(table, before)
    name = clean_name(name, taken=table.names())
    key = table.next_key
    taken = SeatTaken(key=key, name=name, symbol=free_symbol(table, symbol), kind="person")
    host = () if table.host is not None else (HostPassed(key=key),)
    return (*before, taken, *host)


def check_free_seat(table: Table) -> None:
    """Refuse where all seats are taken."""
    if len(table.members) >= table.most:
        raise Refusal("table-full", f"All {table.most} seats of this table are taken.", most=table.most)


def free_symbol(table: Table, symbol: m.Symbol | None) -> m.Symbol:
    """Give the symbol that is asked for, or one that is free; refuse one that somebody bears."""
    if symbol is None:
        return table.free_symbols[0]
    if symbol not in table.free_symbols:
        raise Refusal("symbol-taken", f"Somebody at this table bears the {symbol} already.", symbol=symbol)
    return symbol


UNDO: Final = 10.0
"""Seconds in which the host can take a removal back."""


def go(table: Table, key: Key, reason: Any, around: Around, *, until: int = 0) -> Events:
    """Free a seat, or hand it to the computer for the rest of the game; the host's role passes on."""
    gone: AnyTableEvent = (
        SeatFreed(key=key, reason=reason, until=until)
        if table.stage == "lobby"
        else SeatGivenUp(key=key, reason=reason, until=until)
    )
    if key != table.host:
        return (gone,)
    heir = successor(table, around.present)
    # A role that was lent goes back to its owner all the same.
    return (gone, HostPassed(key=heir, lent=table.lender not in (None, key, heir)))


def successor(table: Table, present: Container[Key]) -> Key | None:
    """Who is host after the present one: the next person round the table, those who are present first."""
    keys = [member.key for member in table.members]
    at = keys.index(table.host) if table.host in keys else 0
    after = [table.members[(at + step) % len(keys)] for step in range(1, len(keys) + 1)]
    persons = [member.key for member in after if member.kind == "person" and member.key != table.host]
    return next((key for key in persons if key in present), persons[0] if persons else None)


def abandon(table: Table, key: Key, around: Around) -> Events:
    """Free the seat of somebody who left the lobby without a word. No events if there is nothing to free."""
    member = table.member(key)
    if table.stage != "lobby" or member is None or member.kind != "person":
        return ()
    return go(table, key, "abandoned", around)


def pass_on(table: Table, around: Around) -> Events:
    """Lend an absent host's role to somebody present. No events if nobody else is."""
    if table.host in around.present or not any(member.key in around.present for member in table.persons):
        return ()
    return (HostPassed(key=successor(table, around.present), lent=table.host is not None),)


def return_host(table: Table, around: Around) -> Events:
    """Give a lent host's role back to its owner, who is present. No events if it is not lent, or they are not."""
    if table.lender is None or table.lender not in around.present or table.member(table.lender) is None:
        # Whoever was away and is back waits for their seat first.
        return ()
    return (HostPassed(key=table.lender),)


def keep_host(table: Table) -> Events:
    """Leave a lent host's role with whoever has it. No events if it is not lent."""
    return () if table.lender is None else (HostPassed(key=table.host),)


# ---- commands: each decision takes table, key, command, around


def rename(table: Table, key: Key, command: m.Rename, around: Around) -> Events:
    """Take another name: a guest perhaps that of the absent member whose seat they ask for."""
    guest = table.guest(key)
    taken = names_taken(table, by=key, seat=None if guest is None else guest.wants, away=around.away)
    return (Renamed(key=key, name=clean_name(command.name, taken=taken)),)


def choose_symbol(table: Table, key: Key, command: m.ChooseSymbol, around: Around) -> Events:
    """Take another symbol."""
    return (SymbolChosen(key=key, symbol=free_symbol(table, command.symbol)),)


def add_computer(table: Table, key: Key, command: m.AddComputer, around: Around) -> Events:
    """Seat a computer player."""
    check_free_seat(table)
    player = command.player or USUAL_PLAYER
    if player not in around.players:
        raise Refusal(
            "player-unknown",
            f"There is no computer player {player!r} on this server; there are: {', '.join(around.players)}.",
            player=player,
        )
    name = computer_name(table.names(), around.rng)
    return (SeatTaken(key=table.next_key, name=name, symbol=table.free_symbols[0], kind="computer", player=player),)


def seat_bot(table: Table, name: str) -> Events:
    """Seat a program that plays. Raises `Refusal`: "game-running", "game-over", "table-full", and as `clean_name`."""
    if table.stage != "lobby":
        raise Refusal(
            "game-running" if table.stage == "playing" else "game-over", "A program sits down in the lobby alone."
        )
    check_free_seat(table)
    name = clean_name(name, taken=table.names())
    return (SeatTaken(key=table.next_key, name=name, symbol=free_symbol(table, None), kind="computer", player=REMOTE),)


def remove_seat(table: Table, key: Key, command: m.RemoveSeat, around: Around) -> Events:
    """Free somebody's seat, or hand it to the computer."""
    if command.key == key:
        return go(table, key, "left", around)
    member = member_of(table, command.key)
    if command.key == table.lender:
        # Whose role was only lent is not to find the seat gone, and the role with it.
        raise host_only(tag_of(command))
    if table.stage != "lobby" and member.kind == "computer" and member.player != REMOTE:
        raise Refusal("already-computer", f"The computer plays for {member.name} already.", name=member.name)
    return go(table, command.key, "removed", around, until=round((around.now + UNDO) * 1000))


def member_of(table: Table, key: Key) -> Occupant:
    """Find a member by key; refuse where there is none."""
    member = table.member(key)
    if member is None:
        raise no_such_member(key)
    return member


def order_seats(table: Table, key: Key, command: m.OrderSeats, around: Around) -> Events:
    """Put the seats into another order."""
    if sorted(command.keys) != sorted(member.key for member in table.members):
        raise Refusal("order-incomplete", "An order of seats names every member once.")
    return (SeatsOrdered(keys=command.keys),)


def pass_host(table: Table, key: Key, command: m.PassHost, around: Around) -> Events:
    """Pass the host's role on."""
    member = member_of(table, command.key)
    if member.kind == "computer":
        raise Refusal("host-is-a-person", f"{member.name} is a computer player and cannot host.", name=member.name)
    # A role that was lent is no one's to give away: its owner gets it back all the same.
    return (HostPassed(key=command.key, lent=table.lender not in (None, command.key)),)
