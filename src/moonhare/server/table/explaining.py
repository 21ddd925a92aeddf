"""What computer players say of their votes once a round is scored, and whether they are to. Pure."""

from collections.abc import Callable

from moonhare.server import messages as m
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.events import WhysChosen, WhysSaid
from moonhare.server.table.state import Table

Whys = tuple[str | None, ...]
"""By seat."""


def choose_whys(table: Table, key: Key, command: m.ChooseWhys, around: Around) -> Events:
    """The host has computer players say why they voted as they did, or not."""
    return (WhysChosen(on=command.on),)


def speakers(table: Table) -> tuple[Key, ...]:
    """Who may say why: nobody for a person, nor for a program, and nobody where the table does not want it."""
    if not table.says_why:
        return ()
    # Whoever has left a seat in this game may have voted there.
    left = {one.occupant.key for one in table.former}
    left.update(table.bots)
    return tuple([one.key for one in table.members if one.kind == "computer" and one.key not in left])


def whys_of(table: Table, why: Callable[[Table, Key], str | None]) -> Whys:
    """What each seat says of its vote, as `why` has it; nobody repeats what somebody has just said."""
    speaking = speakers(table)
    whys = [why(table, one.key) if one.key in speaking else None for one in table.members]
    return tuple([words if words not in whys[:seat] else None for seat, words in enumerate(whys)])


def say_whys(table: Table, whys: Whys) -> Events:
    """The table has what its computer players say; that none of them says anything is an answer, too."""
    # Whoever has left a seat since, speaks there no more.
    speaking = {table.seat(key) for key in speakers(table)}
    said = tuple([words if seat in speaking else None for seat, words in enumerate(whys)])
    return (WhysSaid(whys=said if any(said) else ()),)
