"""What computer players say of their votes once a round is scored, and whether they are to. Pure."""

from moonhare.rules.events import RoundScored
from moonhare.server import messages as m
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.events import AnyTableEvent, InGame, WhysChosen, WhysSaid
from moonhare.server.table.evolving import apply
from moonhare.server.table.state import Table


def choose_whys(table: Table, key: Key, command: m.ChooseWhys, around: Around) -> Events:
    """The host has computer players say why they voted as they did, or not."""
    return (WhysChosen(on=command.on),)


def with_whys(table: Table, events: Events, around: Around) -> Events:
    """The same events, and right after a scored round what is said of it: both are seen in one.

    Asked of the table as it is then, of which players look at the outcome alone.
    """
    if not table.says_why:
        return events
    for at, event in enumerate(events, 1):
        if isinstance(event, InGame) and isinstance(event.event, RoundScored):
            said = _said(apply(table, events[:at]), around)
            return events if said is None else (*events[:at], said, *events[at:])
    return events


def _said(table: Table, around: Around) -> AnyTableEvent | None:
    # Whoever has left a seat in this game may have voted there: nobody speaks for a person, nor for a program.
    left = {one.occupant.key for one in table.former}
    speaking = [
        one.key for one in table.members if one.kind == "computer" and one.key not in left and not table.is_bot(one.key)
    ]
    whys = [around.why(table, one.key) if one.key in speaking else None for one in table.members]
    # Nobody repeats what somebody has just said.
    said = tuple([words if words not in whys[:seat] else None for seat, words in enumerate(whys)])
    return WhysSaid(whys=said) if any(said) else None
