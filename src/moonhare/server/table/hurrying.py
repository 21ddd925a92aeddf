"""Going on without waiting: who may have the computer act for whom, and when.

For one person who gives no sign, or for all who are awaited once a soft clock is over.
"""

from moonhare.rules.errors import Refusal
from moonhare.rules.state import Announcing, awaited
from moonhare.server.messages import ActFor, Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.awaiting import announcer, has_proposed, limit_name
from moonhare.server.table.events import MoveOnAsked
from moonhare.server.table.evolving import apply
from moonhare.server.table.refusing import no_game, no_such_member
from moonhare.server.table.state import Table
from moonhare.server.time_messages import MoveOn


def days_clock(table: Table) -> str | None:
    """The clock that has to be over before the computer acts for one person: over days nothing but clocks does."""
    return soft_clock(table) if table.slow else None


def soft_clock(table: Table) -> str:
    """The clock that has to be over before the table moves on; "" where none of that kind runs."""
    return limit_name(table) or ""


def nothing_happens(table: Table, key: Key, around: Around) -> bool:
    """Whether a table has stood for so long that everybody may go on: the host may have fallen asleep too."""
    return around.patience(None) <= 0


def act_for(table: Table, key: Key, command: ActFor, around: Around) -> Events:
    """Have the computer act, once, for somebody who is awaited and is not there, or has given no sign for long.

    Raises `Refusal` ("no-such-member", "not-awaited", "still-there").
    """
    member = table.member(command.key)
    if member is None:
        raise no_such_member(command.key)
    if table.game is None or table.seat(command.key) not in awaited(table.game):
        raise Refusal("not-awaited", f"The game does not wait for {member.name}.", name=member.name)
    left = around.patience(member.key)
    if member.key in around.present and left > 0:
        seconds = round(left) or 1
        raise Refusal(
            "still-there", f"{member.name} is here; wait {seconds} more seconds.", name=member.name, seconds=seconds
        )
    return around.act(table, member.key, around, around.away)


def move_on(table: Table, key: Key, command: MoveOn, around: Around) -> Events:
    """Let the table move on: at once for the host and where most of those who have finished wish it, else wish it.

    The store sees to it that the clock is over. Raises `Refusal` ("still-awaited").
    """
    game, present = table.game, around.present
    if game is None:
        raise no_game()
    if key == table.host:
        return _act_for_all(table, around)
    late = {table.members[seat].key for seat in awaited(game)}
    if key in late:
        raise Refusal("still-awaited", "The table waits for you too; those who have finished may let it move on.")
    finished = [member.key for member in table.persons if member.key not in late and member.key in present]
    asked = {*table.running.asked, key}
    if 2 * len(asked.intersection(finished)) > len(finished):
        return _act_for_all(table, around)
    return () if key in table.running.asked else (MoveOnAsked(key=key),)


def _act_for_all(table: Table, around: Around) -> Events:
    """Have the computer act for all who are awaited, until this part of the round is over."""
    events: Events = ()
    before = table.game
    everybody = tuple(member.key for member in table.members)
    while (game := table.game) is not None and before is not None and table.stage == "playing":
        late = [table.members[seat].key for seat in awaited(game) if not has_proposed(game, seat)]
        if (game.round, type(game.phase)) != (before.round, type(before.phase)) or not late:
            break
        key = announcer(table) if isinstance(game.phase, Announcing) else late[0]
        new = around.act(table, key, around, everybody)
        table = apply(table, new)
        events += new
    return events
