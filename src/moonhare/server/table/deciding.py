"""What each command makes happen at a table, or why it is refused. The stage × command table stands here.

Pure, as the rules are: what is known of the world (decks, who is present, chance) is handed in.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from moonhare.rules import engine
from moonhare.rules.commands import Command, EndShowing, GameCommand, GoOn, SeatCommand, TellClue
from moonhare.rules.errors import Refusal
from moonhare.rules.events import RoundStarted
from moonhare.rules.reading import tag_of
from moonhare.rules.words import BIDI_CONTROLS
from moonhare.server import bodies
from moonhare.server import messages as m
from moonhare.server import time_messages as tm
from moonhare.server.door_messages import AskSeat, HandSeat, KeepOut, LetBack, LetIn, OpenDoor, StopAsking, TurnAway
from moonhare.server.messages import Key
from moonhare.server.screen_messages import AnswerScreen
from moonhare.server.table import door, explaining, handing, hurrying, lobby, screens, seating, timing
from moonhare.server.table.around import Around, Events
from moonhare.server.table.events import AnyTableEvent, InGame, TableOpened
from moonhare.server.table.evolving import apply, opened
from moonhare.server.table.looks import has_towers, is_visible
from moonhare.server.table.namesakes import told_apart
from moonhare.server.table.refusing import host_only, no_game, no_seat, people_only
from moonhare.server.table.state import REMOTE, Table


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


def in_game(table: Table, key: Key | None, command: GameCommand, around: Around) -> Events:
    """Carry out a game's command for a seat, or for the table itself (None). Raises `Refusal`."""
    if table.game is None:
        raise no_game()
    seat = None if key is None else table.seat(key)
    decided = engine.decide(table.game, seat, command, around.rng)
    if isinstance(command, GoOn) and table.slow:
        # Over days the points wait for everybody: the next storyteller has seen them, and ends them for nobody else.
        decided = decided[:1]
    events: Events = tuple([InGame(key=key, event=event) for event in decided])
    if table.guests and any(isinstance(event, RoundStarted) for event in decided):
        events += door.hand_over(apply(table, events), around)
        events += told_apart(table, apply(table, events), around.present)
    return events


def end_showing(table: Table, around: Around) -> Events:
    """End the showing of the points, as the table itself does."""
    return in_game(table, None, EndShowing(), around)


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """When a command is allowed, and what it makes happen; its decision stands in the module of its topic."""

    decision: Callable[[Table, Key, Any, Around], Events]
    stages: tuple[m.Stage, ...]
    seats: bool = True
    """Whether whoever has a seat may ask for it."""
    guests: bool = False
    """Whether whoever is here without a seat may, in any stage."""
    for_all: Callable[[Table, Key, Around], bool] | None = None
    """When others too may do what is the host's."""
    after: Callable[[Table], str | None] | None = None
    """The clock that has to be over, "" where none of its kind runs; None: none has to."""


LOBBY: Final[tuple[m.Stage, ...]] = ("lobby",)
GAME: Final[tuple[m.Stage, ...]] = ("playing", "over")
ALWAYS: Final = LOBBY + GAME
IN_GAME: Final = Rule(decision=in_game, stages=GAME)
"""Of all commands of a seat: what they make happen is the rules' to say."""

DECISIONS: Final[dict[type[Command], Rule]] = {
    m.Rename: Rule(decision=seating.rename, stages=ALWAYS, guests=True),
    m.ChooseSymbol: Rule(decision=seating.choose_symbol, stages=ALWAYS),
    m.Ready: Rule(decision=lobby.say_ready, stages=("lobby", "over"), guests=True),
    m.WishEdition: Rule(decision=lobby.wish_edition, stages=("lobby", "over")),
    m.Leave: Rule(decision=door.leave, stages=ALWAYS, guests=True),
    AskSeat: Rule(decision=door.ask_seat, stages=ALWAYS, seats=False, guests=True),
    StopAsking: Rule(decision=door.stop_asking, stages=ALWAYS, seats=False, guests=True),
    AnswerScreen: Rule(decision=screens.answer_screen, stages=ALWAYS),
    LetIn: Rule(decision=door.let_in, stages=("lobby", "playing")),
    HandSeat: Rule(decision=handing.hand_seat, stages=("lobby", "playing")),
    TurnAway: Rule(decision=door.turn_away, stages=ALWAYS),
    OpenDoor: Rule(decision=door.open_door, stages=ALWAYS),
    m.RestoreSeat: Rule(decision=door.restore_seat, stages=ALWAYS),
    KeepOut: Rule(decision=door.keep_out, stages=ALWAYS),
    LetBack: Rule(decision=door.let_back, stages=ALWAYS),
    m.AddComputer: Rule(decision=seating.add_computer, stages=LOBBY),
    m.RemoveSeat: Rule(decision=seating.remove_seat, stages=ALWAYS),
    m.OrderSeats: Rule(decision=seating.order_seats, stages=LOBBY),
    m.PassHost: Rule(decision=seating.pass_host, stages=ALWAYS),
    m.ChooseEdition: Rule(decision=lobby.choose_edition, stages=LOBBY),
    m.ChangeSetting: Rule(decision=lobby.change_setting, stages=LOBBY),
    m.ResetSettings: Rule(decision=lobby.reset_settings, stages=LOBBY),
    m.ChooseWhys: Rule(decision=explaining.choose_whys, stages=ALWAYS),
    m.ChooseSets: Rule(decision=lobby.choose_sets, stages=LOBBY),
    tm.ChooseTime: Rule(decision=timing.choose_time, stages=ALWAYS),
    tm.AddTime: Rule(decision=timing.add_time, stages=("playing",)),
    tm.PauseTime: Rule(decision=timing.pause_time, stages=("playing",)),
    m.StartGame: Rule(decision=lobby.start_game, stages=("lobby", "over"), for_all=lobby.most_play_on),
    m.BackToLobby: Rule(decision=lobby.back_to_lobby, stages=GAME),
    m.ActFor: Rule(
        decision=hurrying.act_for, stages=ALWAYS, for_all=hurrying.nothing_happens, after=hurrying.days_clock
    ),
    tm.MoveOn: Rule(decision=hurrying.move_on, stages=("playing",), after=hurrying.soft_clock),
}
"""Every command of the table's life; all others are `IN_GAME`."""


def decide_message(table: Table, key: Key, message: m.Do, around: Around) -> Events:
    """Say what a member's message makes happen, as `decide`, where it is for this moment and its words are some.

    Clues are looked at here, and not by the rules, so that what was told before such ones were refused is replayed, and
    answered as it was. Raises `Refusal`: "stale" (a double tap, a tab that slept), "no-game", "clue-unprintable" for a
    clue that turns round what stands beside it or is drawn across it, "clue-empty" for one that shows nothing, and as
    `decide`.
    """
    command, game = message.command, table.game
    moment: tuple[Any, ...] = (0, 0, None)
    if isinstance(command, SeatCommand):
        if game is None:
            raise no_game()
        moment = (table.game_number, game.round, game.phase.name)
    if (message.game, message.round, message.phase) != moment:
        name = tag_of(command)
        raise Refusal("stale", f"{name} was meant for another moment of the game.", command=name)
    if isinstance(command, TellClue):
        if has_towers(command.text) or not BIDI_CONTROLS.isdisjoint(command.text):
            raise Refusal("clue-unprintable", "A clue is plain text, without control characters.")
        if command.medium == "text" and not is_visible(command.text):
            raise Refusal("clue-empty", "A written clue needs at least one word.")
    return decide(table, key, command, around)


def decide(table: Table, key: Key, command: m.TableCommand, around: Around) -> Events:
    """Say what a member's command makes happen: at least one event. Raises `Refusal`; then nothing has changed."""
    rule = DECISIONS.get(type(command), IN_GAME)
    if rule.guests and table.guest(key) is not None:
        return _carried_out(rule, table, key, command, around)
    member = table.member(key)
    # A seat that was given up stays in its game, the computer's now: what its person sent before that comes too late.
    bot = member is not None and member.player == REMOTE
    if member is None or (member.kind != "person" and not bot):
        raise no_seat()
    if bot and (not isinstance(command, SeatCommand | m.Leave) or isinstance(command, GoOn)):
        raise people_only(tag_of(command))
    if table.stage not in rule.stages:
        name = tag_of(command)
        raise Refusal(
            "wrong-stage", f"{name} is not possible now: the table is {table.stage}.", stage=table.stage, command=name
        )
    for_all = rule.for_all is not None and rule.for_all(table, key, around)
    if isinstance(command, m.HostCommand) and key != table.host and not for_all:
        raise host_only(tag_of(command))
    if not rule.seats:
        raise Refusal("seated-already", "You have a seat at this table.")
    return _carried_out(rule, table, key, command, around)


def _carried_out(rule: Rule, table: Table, key: Key, command: m.TableCommand, around: Around) -> Events:
    """What a command makes happen, and what follows from it for those who bear somebody's name."""
    events = rule.decision(table, key, command, around)
    if not table.guests or rule is IN_GAME:
        return events
    return events + told_apart(table, apply(table, events), around.present)


def clock_before(table: Table, command: m.TableCommand) -> str | None:
    """The clock that has to be over for a command, "" where there is none of that kind; None where it needs none."""
    after = DECISIONS.get(type(command), IN_GAME).after
    return None if after is None else after(table)
