"""What a game's commands make happen at its table."""

from moonhare.rules import engine
from moonhare.rules.commands import EndShowing, GameCommand, GoOn
from moonhare.rules.errors import Refusal
from moonhare.rules.events import RoundStarted
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.door import hand_over
from moonhare.server.table.events import InGame
from moonhare.server.table.evolving import apply
from moonhare.server.table.state import Table


def in_game(table: Table, key: Key | None, command: GameCommand, around: Around) -> Events:
    """Carry out a game's command for a seat, or for the table itself (None). Raises `Refusal`."""
    if table.game is None:
        raise Refusal("no-game", "No game is running at this table.")
    seat = None if key is None else table.seat(key)
    decided = engine.decide(table.game, seat, command, around.rng)
    if table.slow and isinstance(command, GoOn):
        # Over days the points wait for everybody: the next storyteller has seen them, and ends them for nobody else.
        decided = decided[:1]
    events: Events = tuple([InGame(key=key, event=event) for event in decided])
    if table.guests and any(isinstance(one, InGame) and isinstance(one.event, RoundStarted) for one in events):
        events += hand_over(apply(table, events), around)
    return events


def end_showing(table: Table, around: Around) -> Events:
    """End the showing of the points, as the table itself does."""
    return in_game(table, None, EndShowing(), around)
