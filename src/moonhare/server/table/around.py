"""What a decision needs to know besides the table, and what it comes to."""

import random
from collections.abc import Callable, Collection

import msgspec

from moonhare.server.messages import Key
from moonhare.server.table.events import AnyTableEvent
from moonhare.server.table.resolving import Decks
from moonhare.server.table.state import USUAL_PLAYER, Table

Events = tuple[AnyTableEvent, ...]


def _nobody(table: Table, key: Key, around: "Around", away: tuple[Key, ...]) -> Events:
    raise LookupError(f"no computer player acts for seat {key}")


class Around(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision needs to know besides the table."""

    decks: Decks
    rng: random.Random
    present: Collection[Key] = ()
    """Those whose connection stands."""
    away: tuple[Key, ...] = ()
    """The persons, with a seat or without one, whose connection has been gone for long."""
    now: float = 0.0
    """In seconds since 1970, by the store's clock."""
    host_is_idle: Callable[[Table], bool] = lambda table: False
    """Whether the host of a table has given no sign for long."""
    players: tuple[str, ...] = (USUAL_PLAYER,)
    """The computer players that this server has."""
    act: Callable[[Table, Key, "Around", tuple[Key, ...]], Events] = _nobody
    """What a computer player does for a seat, those handed in counting as away. Raises `Refusal` if that is nothing."""
    patience: Callable[[Key | None], float] = lambda key: 60.0
    """Seconds for which a person is still waited for who gives no sign; of None: until everybody may go on."""
