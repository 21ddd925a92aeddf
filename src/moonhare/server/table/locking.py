"""Who may find a table and come in: its lock, to which a password belongs, and its place among the open tables.

Pure, as all decisions are. What the password is, nobody here knows.
"""

from moonhare.server.bodies import ListedTable
from moonhare.server.messages import Key
from moonhare.server.table.around import Events
from moonhare.server.table.door import MOST_GUESTS, seats_for
from moonhare.server.table.events import PasswordChosen, TableListed
from moonhare.server.table.refusing import host_only, no_seat
from moonhare.server.table.seating import newcomer_symbols
from moonhare.server.table.state import Table


def check_host(table: Table, key: Key | None, what: str) -> Key:
    """Refuse ("no-seat", "host-only") what is for the host alone to whoever is not; returns the host's key."""
    if key is None or table.person(key) is None:
        raise no_seat()
    if key != table.host:
        raise host_only(what)
    return key


def choose_password(table: Table, key: Key | None, lock: str | None) -> Events:
    """Put another lock on the table, or take it away."""
    check_host(table, key, "choose-password")
    return () if lock == table.lock else (PasswordChosen(lock=lock),)


def is_entrusted(table: Table, key: Key | None) -> bool:
    """Whether somebody is handed what opens the lock, to pass it on: who has a seat, or left one of the running game.

    A guest at the door stays there when a password is chosen. But it may be chosen because of them, and a key lasts
    longer than their stay: the table's people give it to them, or a seat.
    """
    if key is None or table.person(key) is not None:
        return key is not None
    return table.guest(key) is not None and table.seat_seen(key) is not None and not table.has_removed(key)


def list_table(table: Table, key: Key | None, *, since: int | None) -> Events:
    """Show the table among the open ones from a moment on, in milliseconds since 1970, or no longer."""
    check_host(table, key, "list-table")
    return () if (since is None) == (table.listed is None) else (TableListed(since=since),)


def listing(table: Table, present: frozenset[Key], away: tuple[Key, ...]) -> ListedTable | None:
    """What strangers are told of a table that its host lists.

    None while nobody could come, nobody is there to let them in, or the game is over.
    """
    host = None if table.host is None else table.member(table.host)
    if table.listed is None or host is None or host.key not in present or host.key in away:
        return None
    # Between two games in the lobby whoever comes sits down; in a running game they ask for a seat.
    free = table.most - len(table.members) if newcomer_symbols(table) else 0
    if table.stage != "lobby":
        there = [guest for guest in table.guests if guest.key in present]
        waiting = sum(guest.asks for guest in there)
        free = max(0, len(seats_for(table, None, away)) - waiting) if len(there) < MOST_GUESTS else 0
    if table.stage == "over" or free == 0:
        return None
    return ListedTable(
        code=table.code,
        host=host.name,
        language=table.language,
        edition=table.edition,
        stage=table.stage,
        people=len(table.persons),
        free=free,
        password=table.lock is not None,
        since=table.listed,
    )
