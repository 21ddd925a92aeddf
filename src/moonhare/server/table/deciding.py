"""What each command makes happen at a table, or why it is refused. The stage × command table stands here.

Pure, as the rules are: what is known of the world (decks, who is present, chance) is handed in.
"""

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec

from moonhare.rules import engine
from moonhare.rules.commands import Command, EndShowing, GameCommand, SeatCommand
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.reading import tag_of
from moonhare.rules.settings import FEWEST_PLAYERS, SETTING_NAMES, check_playable, normalise, override
from moonhare.server import messages as m
from moonhare.server.messages import Key
from moonhare.server.table.events import (
    AnyTableEvent,
    EditionChosen,
    HostPassed,
    InGame,
    LobbyEntered,
    Renamed,
    SeatFreed,
    SeatGivenUp,
    SeatsOrdered,
    SeatTaken,
    SetsChosen,
    SettingChanged,
    SettingsReset,
    SymbolChosen,
    TableOpened,
)
from moonhare.server.table.evolving import apply, opened
from moonhare.server.table.naming import clean_name, computer_name
from moonhare.server.table.resolving import Decks, check_sets, deck_of, lobby_settings, sets_now
from moonhare.server.table.state import USUAL_PLAYER, Occupant, Table
from moonhare.server.table.wishing import say_ready, wish_edition

Events = tuple[AnyTableEvent, ...]


class Around(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision needs to know besides the table."""

    decks: Decks
    rng: random.Random
    present: tuple[Key, ...] = ()
    """The members whose connection stands."""
    players: tuple[str, ...] = (USUAL_PLAYER,)
    """The computer players that this server has."""


# ---- opening, sitting down, going


def open_table(
    wish: m.OpenTable, *, code: str, seed: int, sets: tuple[str, ...], around: Around
) -> tuple[Table, Events]:
    """Open a table with its host and computer players, and start the game if that is wished.

    Returns the table as it then is, and all events. Raises `Refusal`; then there is no table.
    """
    first = TableOpened(code=code, language=wish.language, edition=wish.edition, sets=sets, seed=seed)
    table = opened(first)
    events: list[AnyTableEvent] = [first]
    steps: list[Callable[[Table], Events]] = [lambda now: sit(now, wish.name, wish.symbol)]
    steps += [lambda now: _add_computer(now, 1, m.AddComputer(), around)] * wish.computers
    if wish.start:
        steps.append(lambda now: _start_game(now, 1, m.StartGame(), around))
    for step in steps:
        new = step(table)
        table = apply(table, new)
        events += new
    return table, tuple(events)


def make_room(table: Table) -> Events:
    """Say what happens before a newcomer sits down. Raises `Refusal` where nobody can.

    Where no person is left, a newcomer may end what the computer players were at, and take the place of one.
    """
    deserted = table.game_number > 0 or bool(table.members)
    deserted = deserted and not table.persons
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
    _check_free_seat(apply(table, before))
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
    name = clean_name(name, taken=[member.name for member in table.members])
    key = table.next_key
    taken = SeatTaken(key=key, name=name, symbol=_free_symbol(table, symbol), kind="person")
    host = () if table.host is not None else (HostPassed(key=key),)
    return (*before, taken, *host)


def _check_free_seat(table: Table) -> None:
    if len(table.members) >= table.most:
        raise Refusal("table-full", f"All {table.most} seats of this table are taken.", most=table.most)


def _free_symbol(table: Table, symbol: m.Symbol | None) -> m.Symbol:
    if symbol is None:
        return table.free_symbols[0]
    if symbol not in table.free_symbols:
        raise Refusal("symbol-taken", f"Somebody at this table bears the {symbol} already.", symbol=symbol)
    return symbol


def _go(table: Table, key: Key, reason: Any, around: Around) -> Events:
    """Free a seat, or hand it to the computer for the rest of the game; the host's role passes on."""
    gone: AnyTableEvent = (
        SeatFreed(key=key, reason=reason) if table.stage == "lobby" else SeatGivenUp(key=key, reason=reason)
    )
    if key != table.host:
        return (gone,)
    heir = successor(table, around.present)
    # A role that was lent goes back to its owner all the same.
    return (gone, HostPassed(key=heir, lent=table.lender not in (None, key, heir)))


def successor(table: Table, present: tuple[Key, ...]) -> Key | None:
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
    return _go(table, key, "abandoned", around)


def pass_on(table: Table, around: Around) -> Events:
    """Lend an absent host's role to somebody present. No events if nobody else is."""
    if table.host in around.present or not any(member.key in around.present for member in table.persons):
        return ()
    return (HostPassed(key=successor(table, around.present), lent=table.host is not None),)


def return_host(table: Table, around: Around) -> Events:
    """Give a lent host's role back to its owner, who is present. No events if it is not lent, or they are not."""
    if table.lender is None or table.lender not in around.present:
        return ()
    return (HostPassed(key=table.lender),)


def keep_host(table: Table) -> Events:
    """Leave a lent host's role with whoever has it. No events if it is not lent."""
    return () if table.lender is None else (HostPassed(key=table.host),)


# ---- commands of the table's life: each decision takes table, key, command, around


def _rename(table: Table, key: Key, command: m.Rename, around: Around) -> Events:
    others = [member.name for member in table.members if member.key != key]
    return (Renamed(key=key, name=clean_name(command.name, taken=others)),)


def _choose_symbol(table: Table, key: Key, command: m.ChooseSymbol, around: Around) -> Events:
    return (SymbolChosen(key=key, symbol=_free_symbol(table, command.symbol)),)


def _leave(table: Table, key: Key, command: Command, around: Around) -> Events:
    return _go(table, key, "left", around)


def _add_computer(table: Table, key: Key, command: m.AddComputer, around: Around) -> Events:
    _check_free_seat(table)
    player = command.player or USUAL_PLAYER
    if player not in around.players:
        raise Refusal(
            "player-unknown",
            f"There is no computer player {player!r} on this server; there are: {', '.join(around.players)}.",
            player=player,
        )
    name = computer_name([member.name for member in table.members], around.rng)
    return (SeatTaken(key=table.next_key, name=name, symbol=table.free_symbols[0], kind="computer", player=player),)


def _remove_seat(table: Table, key: Key, command: m.RemoveSeat, around: Around) -> Events:
    if command.key == key:
        return _go(table, key, "left", around)
    member = _member(table, command.key)
    if table.stage != "lobby" and member.kind == "computer":
        raise Refusal("already-computer", f"The computer plays for {member.name} already.", name=member.name)
    return _go(table, command.key, "removed", around)


def _member(table: Table, key: Key) -> Occupant:
    member = table.member(key)
    if member is None:
        raise Refusal("no-such-member", f"Nobody at this table has the number {key}.", key=key)
    return member


def _order_seats(table: Table, key: Key, command: m.OrderSeats, around: Around) -> Events:
    if sorted(command.keys) != sorted(member.key for member in table.members):
        raise Refusal("order-incomplete", "An order of seats names every member once.")
    return (SeatsOrdered(keys=command.keys),)


def _pass_host(table: Table, key: Key, command: m.PassHost, around: Around) -> Events:
    member = _member(table, command.key)
    if member.kind == "computer":
        raise Refusal("host-is-a-person", f"{member.name} is a computer player and cannot host.", name=member.name)
    return (HostPassed(key=command.key),)


def _choose_edition(table: Table, key: Key, command: m.ChooseEdition, around: Around) -> Events:
    return (EditionChosen(edition=edition(command.edition).id),)


def _change_setting(table: Table, key: Key, command: m.ChangeSetting, around: Around) -> Events:
    name = command.setting
    if name in SETTING_NAMES and command.value is None:
        return (SettingsReset(setting=name),)
    value = normalise(name, command.value)
    # The value alone is judged here; whether all settings fit together stands in the table's `problem`.
    override(lobby_settings(table), {name: value})
    stored: Any = tuple(value) if isinstance(value, list) else value
    return (SettingChanged(setting=name, value=stored),)


def _reset_settings(table: Table, key: Key, command: m.ResetSettings, around: Around) -> Events:
    return (SettingsReset(setting=None),)


def _choose_sets(table: Table, key: Key, command: m.ChooseSets, around: Around) -> Events:
    check_sets(command.sets, around.decks)
    return (SetsChosen(sets=sets_now(command.sets, around.decks)),)


def check_start(table: Table, decks: Decks) -> None:
    """Refuse if a game cannot start now, with the reason."""
    players = len(table.members)
    least = max(FEWEST_PLAYERS, table.chosen_edition.players[0])
    if players < least:
        raise Refusal(
            "too-few-players",
            f"{table.chosen_edition.title} needs {least} players; {players} are here.",
            players=players,
            least=least,
            missing=least - players,
        )
    deck = deck_of(table, decks)
    settings = resolve(table.chosen_edition, players, dict(table.overrides))
    check_playable(settings, players=players, deck=len(deck))


def _start_game(table: Table, key: Key, command: m.StartGame, around: Around) -> Events:
    check_start(table, around.decks)
    started = engine.start(
        table.chosen_edition,
        players=len(table.members),
        deck=deck_of(table, around.decks),
        rng=around.rng,
        overrides=dict(table.overrides),
        host=table.seat(key),
    )
    # While a game runs its table says by which ids the game's cards go, so that whoever looks finds their pictures.
    sets = sets_now(table.sets, around.decks)
    renamed: Events = () if sets == table.sets else (SetsChosen(sets=sets),)
    return (*renamed, InGame(key=None, event=started))


def _back_to_lobby(table: Table, key: Key, command: m.BackToLobby, around: Around) -> Events:
    return (LobbyEntered(),)


def in_game(table: Table, key: Key | None, command: GameCommand, around: Around) -> Events:
    """Carry out a game's command for a seat, or for the table itself (None). Raises `Refusal`."""
    if table.game is None:
        raise Refusal("no-game", "No game is running at this table.")
    seat = None if key is None else table.seat(key)
    return tuple(InGame(key=key, event=event) for event in engine.decide(table.game, seat, command, around.rng))


def end_showing(table: Table, around: Around) -> Events:
    """End the showing of the points, as the table itself does."""
    return in_game(table, None, EndShowing(), around)


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """When a command is allowed, and what it makes happen."""

    decision: Callable[[Table, Key, Any, Around], Events]
    stages: tuple[m.Stage, ...]


LOBBY: Final[tuple[m.Stage, ...]] = ("lobby",)
GAME: Final[tuple[m.Stage, ...]] = ("playing", "over")
ALWAYS: Final = LOBBY + GAME
IN_GAME: Final = Rule(decision=in_game, stages=GAME)
"""Of all commands of a seat: what they make happen is the rules' to say."""

DECISIONS: Final[dict[type[Command], Rule]] = {
    m.Rename: Rule(decision=_rename, stages=ALWAYS),
    m.ChooseSymbol: Rule(decision=_choose_symbol, stages=ALWAYS),
    m.Ready: Rule(decision=say_ready, stages=("lobby", "over")),
    m.WishEdition: Rule(decision=wish_edition, stages=("lobby", "over")),
    m.Leave: Rule(decision=_leave, stages=ALWAYS),
    m.AddComputer: Rule(decision=_add_computer, stages=LOBBY),
    m.RemoveSeat: Rule(decision=_remove_seat, stages=ALWAYS),
    m.OrderSeats: Rule(decision=_order_seats, stages=LOBBY),
    m.PassHost: Rule(decision=_pass_host, stages=ALWAYS),
    m.ChooseEdition: Rule(decision=_choose_edition, stages=LOBBY),
    m.ChangeSetting: Rule(decision=_change_setting, stages=LOBBY),
    m.ResetSettings: Rule(decision=_reset_settings, stages=LOBBY),
    m.ChooseSets: Rule(decision=_choose_sets, stages=LOBBY),
    m.StartGame: Rule(decision=_start_game, stages=("lobby", "over")),
    m.BackToLobby: Rule(decision=_back_to_lobby, stages=GAME),
}
"""Every command of the table's life but `ActFor`, which asks a computer player first and so is the runtime's."""


def decide(table: Table, key: Key, command: m.TableCommand, around: Around) -> Events:
    """Say what a member's command makes happen: at least one event. Raises `Refusal`; then nothing has changed."""
    rule = IN_GAME if isinstance(command, SeatCommand) else DECISIONS[type(command)]
    check_allowed(table, key, command, rule.stages)
    return rule.decision(table, key, command, around)


def check_allowed(
    table: Table, key: Key, command: Command, stages: tuple[m.Stage, ...], *, for_all: bool = False
) -> None:
    """Refuse what is not for this stage or not for this member; `for_all`: others may do what is the host's."""
    member = table.member(key)
    # A seat that was given up stays in its game, the computer's now: what its person sent before that comes too late.
    if member is None or member.kind != "person":
        raise Refusal("no-seat", "You have no seat at this table.")
    if table.stage not in stages:
        name = tag_of(command)
        raise Refusal(
            "wrong-stage", f"{name} is not possible now: the table is {table.stage}.", stage=table.stage, command=name
        )
    if isinstance(command, m.HostCommand) and key != table.host and not for_all:
        name = tag_of(command)
        raise Refusal("host-only", f"{name} is for the host of this table.", command=name)
