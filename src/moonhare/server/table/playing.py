"""What a game's commands make happen at its table."""

from moonhare.rules import engine
from moonhare.rules.commands import EndShowing, GameCommand
from moonhare.rules.errors import Refusal
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.events import InGame
from moonhare.server.table.state import Table


def in_game(table: Table, key: Key | None, command: GameCommand, around: Around) -> Events:
    """Carry out a game's command for a seat, or for the table itself (None). Raises `Refusal`."""
    if table.game is None:
        raise Refusal("no-game", "No game is running at this table.")
    seat = None if key is None else table.seat(key)
    return tuple(InGame(key=key, event=event) for event in engine.decide(table.game, seat, command, around.rng))


def end_showing(table: Table, around: Around) -> Events:
    """End the showing of the points, as the table itself does."""
    return in_game(table, None, EndShowing(), around)
