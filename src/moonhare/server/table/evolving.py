"""How each event changes a table. Never refuses: what is in an event has happened."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from msgspec.structs import replace

from moonhare.players import told
from moonhare.rules.events import GameEnded, GameStarted, RoundScored, RoundStarted
from moonhare.rules.evolving import CHANGES as CHANGES_IN_GAME
from moonhare.rules.evolving import begin
from moonhare.rules.ids import SeatId
from moonhare.server.messages import Key
from moonhare.server.table.coming import CHANGES_AT_THE_DOOR, with_guest, without_game
from moonhare.server.table.events import (
    AnyTableEvent,
    EditionChosen,
    EditionWished,
    HostPassed,
    InGame,
    LobbyEntered,
    MoveOnAsked,
    PasswordChosen,
    Renamed,
    SaidReady,
    ScreenAnswered,
    SeatFreed,
    SeatGivenUp,
    SeatsOrdered,
    SeatTaken,
    SetsChosen,
    SettingChanged,
    SettingsReset,
    SymbolChosen,
    TableListed,
    TableOpened,
    TimeAdded,
    TimeChosen,
    TimePaused,
    WhysChosen,
    WhysSaid,
)
from moonhare.server.table.screens import answered
from moonhare.server.table.state import MOST_TOLD, REMOTE, USUAL_PLAYER, Former, Occupant, Running, Table


def opened(event: TableOpened) -> Table:
    """The table as it was opened: nobody sits there yet."""
    return Table(
        code=event.code,
        language=event.language,
        seed=event.seed,
        members=(),
        next_key=1,
        host=None,
        stage="lobby",
        edition=event.edition,
        overrides=(),
        sets=event.sets,
        game=None,
        game_number=0,
    )


def _with_member(table: Table, key: Key, **changes: Any) -> Table:
    members = tuple(replace(one, **changes) if one.key == key else one for one in table.members)
    return replace(table, members=members)


def _seat_taken(table: Table, event: SeatTaken) -> Table:
    player = None if event.kind == "person" else event.player or USUAL_PLAYER
    member = Occupant(key=event.key, name=event.name, symbol=event.symbol, kind=event.kind, player=player)
    return replace(table, members=(*table.members, member), next_key=max(table.next_key, event.key + 1))


MOST_FORMER: Final = 25
"""Of whom it is remembered who had which seat; never fewer, for logs give seats back to these."""


def _remember(table: Table, event: SeatFreed | SeatGivenUp, reason: Literal["left", "removed"]) -> Table:
    """Keep who had a seat that is taken from them or left."""
    occupant, at = table.members[table.seat(event.key)], table.seat(event.key)
    others = tuple([one for one in table.former if one.occupant.key != event.key])
    former = Former(occupant=occupant, at=at, reason=reason, until=event.until)
    return replace(table, former=(*others, former)[-MOST_FORMER:])


def _seat_freed(table: Table, event: SeatFreed) -> Table:
    if event.until:
        table = _remember(table, event, "removed")
    members = tuple(member for member in table.members if member.key != event.key)
    return replace(table, members=members, lender=None if table.lender == event.key else table.lender)


def _seat_given_up(table: Table, event: SeatGivenUp) -> Table:
    table = _remember(table, event, event.reason)
    table = _with_member(table, event.key, kind="computer", player=USUAL_PLAYER, ready=False, wish=None)
    return replace(table, lender=None if table.lender == event.key else table.lender)


def _renamed(table: Table, event: Renamed) -> Table:
    if table.guest(event.key) is not None:
        return with_guest(table, event.key, name=event.name)
    return _with_member(table, event.key, name=event.name)


def _symbol_chosen(table: Table, event: SymbolChosen) -> Table:
    return _with_member(table, event.key, symbol=event.symbol)


def _seats_ordered(table: Table, event: SeatsOrdered) -> Table:
    by_key = {member.key: member for member in table.members}
    return replace(table, members=tuple(by_key[key] for key in event.keys))


def _said_ready(table: Table, event: SaidReady) -> Table:
    if table.guest(event.key) is not None:
        return with_guest(table, event.key, ready=event.ready)
    return _with_member(table, event.key, ready=event.ready)


def _edition_wished(table: Table, event: EditionWished) -> Table:
    return _with_member(table, event.key, wish=event.edition)


def _host_passed(table: Table, event: HostPassed) -> Table:
    # Lent on by somebody who had it lent: it is still the first one's.
    return replace(table, host=event.key, lender=(table.lender or table.host) if event.lent else None)


def _edition_chosen(table: Table, event: EditionChosen) -> Table:
    # A wish that came true is none.
    members = tuple(replace(one, wish=None) if one.wish == event.edition else one for one in table.members)
    return replace(table, edition=event.edition, overrides=(), members=members)


def _setting_changed(table: Table, event: SettingChanged) -> Table:
    overrides = {**dict(table.overrides), event.setting: event.value}
    return replace(table, overrides=tuple(sorted(overrides.items())))


def _settings_reset(table: Table, event: SettingsReset) -> Table:
    kept = tuple(pair for pair in table.overrides if event.setting is not None and pair[0] != event.setting)
    return replace(table, overrides=kept)


def _sets_chosen(table: Table, event: SetsChosen) -> Table:
    return replace(table, sets=event.sets)


def _in_game(table: Table, event: InGame) -> Table:
    happened = event.event
    if isinstance(happened, GameStarted):
        table = without_game(table)
        seen = tuple([(one.key, SeatId(seat)) for seat, one in enumerate(table.members) if one.kind == "person"])
        table = replace(table, seen=seen, former=())
        members = tuple(replace(one, ready=False, wish=None) for one in table.members)
        number = table.game_number + 1
        return replace(
            table,
            members=members,
            game=begin(happened),
            game_number=number,
            stage="playing",
            running=Running(),
            refusals=0,
            whys=(),
        )
    if table.game is None:
        raise ValueError(f"{type(happened).__name__} happened at {table.code} without a game")
    game = CHANGES_IN_GAME[type(happened)](table.game, happened)
    if (game.round, type(game.phase)) != (table.game.round, type(table.game.phase)):
        table = replace(table, running=Running(paused_by=table.running.paused_by))
    if isinstance(happened, RoundScored):
        speaking = table.says_why and any(m.kind == "computer" and m.player != REMOTE for m in table.members)
        heard = table.told if game.last is None else (*table.told, told(game.last))
        table = replace(table, played=(), whys=None if speaking else (), told=heard[-MOST_TOLD:])
    if isinstance(happened, RoundStarted) and table.whys is None:
        table = replace(table, whys=())
    return replace(table, game=game, stage="over" if isinstance(happened, GameEnded) else table.stage)


def _lobby_entered(table: Table, event: LobbyEntered) -> Table:
    return replace(without_game(table), game=None, stage="lobby")


def _time_chosen(table: Table, event: TimeChosen) -> Table:
    return replace(table, pace=event.pace, running=Running())


def _time_added(table: Table, event: TimeAdded) -> Table:
    return replace(table, running=replace(table.running, added=table.running.added + event.seconds))


def _time_paused(table: Table, event: TimePaused) -> Table:
    return replace(table, running=replace(table.running, paused_by=event.key if event.paused else None))


def _move_on_asked(table: Table, event: MoveOnAsked) -> Table:
    return replace(table, running=replace(table.running, asked=tuple(sorted({*table.running.asked, event.key}))))


def _password_chosen(table: Table, event: PasswordChosen) -> Table:
    return replace(table, lock=event.lock, refusals=0)


def _whys_chosen(table: Table, event: WhysChosen) -> Table:
    return replace(table, says_why=event.on)


def _whys_said(table: Table, event: WhysSaid) -> Table:
    return replace(table, whys=event.whys)


def _table_listed(table: Table, event: TableListed) -> Table:
    return replace(table, listed=event.since)


CHANGES: Final[dict[type, Callable[[Table, Any], Table]]] = {
    SeatTaken: _seat_taken,
    SeatFreed: _seat_freed,
    SeatGivenUp: _seat_given_up,
    ScreenAnswered: answered,
    Renamed: _renamed,
    SymbolChosen: _symbol_chosen,
    SeatsOrdered: _seats_ordered,
    SaidReady: _said_ready,
    EditionWished: _edition_wished,
    HostPassed: _host_passed,
    EditionChosen: _edition_chosen,
    SettingChanged: _setting_changed,
    SettingsReset: _settings_reset,
    SetsChosen: _sets_chosen,
    TimeChosen: _time_chosen,
    TimeAdded: _time_added,
    TimePaused: _time_paused,
    MoveOnAsked: _move_on_asked,
    PasswordChosen: _password_chosen,
    TableListed: _table_listed,
    WhysChosen: _whys_chosen,
    WhysSaid: _whys_said,
    InGame: _in_game,
    LobbyEntered: _lobby_entered,
    **CHANGES_AT_THE_DOOR,
}
"""All events but `TableOpened`, which `opened` turns into a table."""


def evolve(table: Table, event: AnyTableEvent) -> Table:
    """Apply what happened."""
    return CHANGES[type(event)](table, event)


def apply(table: Table, events: Iterable[AnyTableEvent]) -> Table:
    """Apply several events in order."""
    for event in events:
        table = CHANGES[type(event)](table, event)
    return table


def replay(events: Iterable[AnyTableEvent]) -> Table:
    """Fold a table's events, `TableOpened` first. Raises `ValueError` if it is not."""
    iterator = iter(events)
    first = next(iterator, None)
    if not isinstance(first, TableOpened):
        raise ValueError(f"a table's log begins with table-opened, not with {first!r}")  # noqa: TRY004 - a log's content
    return apply(opened(first), iterator)
