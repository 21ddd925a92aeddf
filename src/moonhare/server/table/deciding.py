"""What each command makes happen at a table, or why it is refused. The stage × command table stands here.

Pure, as the rules are: what is known of the world (decks, who is present, chance) is handed in.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from moonhare.rules.commands import Command, SeatCommand
from moonhare.rules.errors import Refusal
from moonhare.rules.reading import tag_of
from moonhare.server import bodies
from moonhare.server import messages as m
from moonhare.server import time_messages as tm
from moonhare.server.messages import Key
from moonhare.server.table import door, handing, lobby, seating, timing
from moonhare.server.table.around import Around, Events
from moonhare.server.table.events import AnyTableEvent, TableOpened
from moonhare.server.table.evolving import apply, opened
from moonhare.server.table.playing import in_game
from moonhare.server.table.state import Table
from moonhare.server.table.wishing import say_ready, wish_edition


def open_table(
    wish: bodies.OpenTable, *, code: str, seed: int, sets: tuple[str, ...], around: Around
) -> tuple[Table, Events]:
    """Open a table with its host and computer players, and start the game if that is wished.

    Returns the table as it then is, and all events. Raises `Refusal`; then there is no table.
    """
    first = TableOpened(code=code, language=wish.language, edition=wish.edition, sets=sets, seed=seed)
    table = opened(first)
    events: list[AnyTableEvent] = [first]
    steps: list[Callable[[Table], Events]] = [lambda now: seating.sit(now, wish.name, wish.symbol)]
    steps += [lambda now: seating.add_computer(now, 1, m.AddComputer(), around)] * wish.computers
    if wish.start:
        steps.append(lambda now: lobby.start_game(now, 1, m.StartGame(), around))
    for step in steps:
        new = step(table)
        table = apply(table, new)
        events += new
    return table, tuple(events)


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """When a command is allowed, and what it makes happen; its decision stands in the module of its topic."""

    decision: Callable[[Table, Key, Any, Around], Events]
    stages: tuple[m.Stage, ...]
    seats: bool = True
    """Whether whoever has a seat may ask for it."""
    guests: bool = False
    """Whether whoever is here without a seat may, in any stage."""


LOBBY: Final[tuple[m.Stage, ...]] = ("lobby",)
GAME: Final[tuple[m.Stage, ...]] = ("playing", "over")
ALWAYS: Final = LOBBY + GAME
IN_GAME: Final = Rule(decision=in_game, stages=GAME)
"""Of all commands of a seat: what they make happen is the rules' to say."""

DECISIONS: Final[dict[type[Command], Rule]] = {
    m.Rename: Rule(decision=seating.rename, stages=ALWAYS, guests=True),
    m.ChooseSymbol: Rule(decision=seating.choose_symbol, stages=ALWAYS),
    m.Ready: Rule(decision=say_ready, stages=("lobby", "over"), guests=True),
    m.WishEdition: Rule(decision=wish_edition, stages=("lobby", "over")),
    m.Leave: Rule(decision=door.leave, stages=ALWAYS, guests=True),
    m.AskSeat: Rule(decision=door.ask_seat, stages=ALWAYS, seats=False, guests=True),
    m.StopAsking: Rule(decision=door.stop_asking, stages=ALWAYS, seats=False, guests=True),
    m.LetIn: Rule(decision=door.let_in, stages=("lobby", "playing")),
    m.HandSeat: Rule(decision=handing.hand_seat, stages=("lobby", "playing")),
    m.TurnAway: Rule(decision=door.turn_away, stages=ALWAYS),
    m.OpenDoor: Rule(decision=door.open_door, stages=ALWAYS),
    m.RestoreSeat: Rule(decision=door.restore_seat, stages=ALWAYS),
    m.KeepOut: Rule(decision=door.keep_out, stages=ALWAYS),
    m.LetBack: Rule(decision=door.let_back, stages=ALWAYS),
    m.AddComputer: Rule(decision=seating.add_computer, stages=LOBBY),
    m.RemoveSeat: Rule(decision=seating.remove_seat, stages=ALWAYS),
    m.OrderSeats: Rule(decision=seating.order_seats, stages=LOBBY),
    m.PassHost: Rule(decision=seating.pass_host, stages=ALWAYS),
    m.ChooseEdition: Rule(decision=lobby.choose_edition, stages=LOBBY),
    m.ChangeSetting: Rule(decision=lobby.change_setting, stages=LOBBY),
    m.ResetSettings: Rule(decision=lobby.reset_settings, stages=LOBBY),
    m.ChooseSets: Rule(decision=lobby.choose_sets, stages=LOBBY),
    tm.ChooseTime: Rule(decision=timing.choose_time, stages=ALWAYS),
    tm.AddTime: Rule(decision=timing.add_time, stages=("playing",)),
    tm.PauseTime: Rule(decision=timing.pause_time, stages=("playing",)),
    m.StartGame: Rule(decision=lobby.start_game, stages=("lobby", "over")),
    m.BackToLobby: Rule(decision=lobby.back_to_lobby, stages=GAME),
}
"""Every command of the table's life but `ActFor` and `MoveOn`, which ask computer players first and so are the
runtime's."""


def decide(table: Table, key: Key, command: m.TableCommand, around: Around) -> Events:
    """Say what a member's command makes happen: at least one event. Raises `Refusal`; then nothing has changed."""
    rule = IN_GAME if isinstance(command, SeatCommand) else DECISIONS[type(command)]
    if not rule.guests or table.guest(key) is None:
        check_allowed(table, key, command, rule.stages, for_all=_is_for_most(table, key, command, around))
        if not rule.seats:
            raise Refusal("seated-already", "You have a seat at this table.")
    return rule.decision(table, key, command, around)


def _is_for_most(table: Table, key: Key, command: m.TableCommand, around: Around) -> bool:
    """Whether somebody may do what is the host's: begin the next game, while the host gives no sign."""
    return isinstance(command, m.StartGame) and lobby.most_play_on(table, key, around)


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
