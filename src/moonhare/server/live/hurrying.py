"""Moving on once a soft clock is over: who may let the table do so, and what the computer then does for the others."""

from moonhare.rules.errors import Refusal
from moonhare.rules.state import Announcing, awaited
from moonhare.server.live.agenda import Agenda
from moonhare.server.live.company import has_proposed
from moonhare.server.live.waiting import announcer, limit_name
from moonhare.server.messages import ActFor, Key, TableCommand
from moonhare.server.table.around import Around, Events
from moonhare.server.table.deciding import check_allowed
from moonhare.server.table.events import MoveOnAsked
from moonhare.server.table.evolving import apply
from moonhare.server.table.state import Table
from moonhare.server.time_messages import MoveOn


def clock_before(table: Table, command: TableCommand) -> str | None:
    """The clock that has to be over for a command, "" where there is none of that kind; None where it needs none.

    Over days nothing but the clocks acts for anybody.
    """
    if isinstance(command, MoveOn) or (table.slow and isinstance(command, ActFor)):
        return limit_name(table) or ""
    return None


def move_on(table: Table, key: Key, command: MoveOn, agenda: Agenda, around: Around) -> Events:
    """Let the table move on: at once for the host and where most of those who have finished wish it, else wish it.

    The store sees to it that the clock is over. Raises `Refusal` ("still-awaited").
    """
    check_allowed(table, key, command, ("playing",))
    game, present = table.game, around.present
    if game is None:
        raise Refusal("no-game", "No game is running at this table.")
    if key == table.host:
        return _act_for_all(table, agenda, around)
    late = {table.members[seat].key for seat in awaited(game)}
    if key in late:
        raise Refusal("still-awaited", "The table waits for you too; those who have finished may let it move on.")
    finished = [member.key for member in table.persons if member.key not in late and member.key in present]
    asked = {*table.running.asked, key}
    if 2 * len(asked.intersection(finished)) > len(finished):
        return _act_for_all(table, agenda, around)
    return () if key in table.running.asked else (MoveOnAsked(key=key),)


def _act_for_all(table: Table, agenda: Agenda, around: Around) -> Events:
    """Have the computer act for all who are awaited, until this part of the round is over."""
    events: Events = ()
    before = table.game
    while (game := table.game) is not None and before is not None and table.stage == "playing":
        late = [table.members[seat].key for seat in awaited(game) if not has_proposed(game, seat)]
        if (game.round, type(game.phase)) != (before.round, type(before.phase)) or not late:
            break
        key = announcer(table) if isinstance(game.phase, Announcing) else late[0]
        new = agenda.act(table, key, around, tuple(member.key for member in table.members))
        table = apply(table, new)
        events += new
    return events
