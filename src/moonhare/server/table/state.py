"""The state of a table: who sits there, by which rules, and the game."""

from typing import Final

import msgspec

from moonhare.rules.editions import Edition, EditionId, edition
from moonhare.rules.ids import SeatId
from moonhare.rules.state import Game
from moonhare.server.messages import SYMBOLS, Key, Language, SettingValue, Stage, Symbol
from moonhare.server.table.events import Kind

MOST_SEATS: Final = 12
USUAL_PLAYER: Final = "simple"
"""The computer player that sits down where no other one is asked for, and stands in for people."""


class Occupant(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Somebody at the table."""

    key: Key
    name: str
    symbol: Symbol
    kind: Kind
    player: str | None = None
    """Which computer player; None for a person."""
    ready: bool = False
    """For the next game."""
    wish: EditionId | None = None
    """The edition that they would rather play."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table at a moment: the fold of its events."""

    code: str
    language: Language
    seed: int
    members: tuple[Occupant, ...]
    """In the order of seats; while a game runs or is shown, of that game's seats."""
    next_key: Key
    """Keys are never used twice."""
    host: Key | None
    lender: Key | None = None
    """Who gets the host's role back on coming in time."""
    stage: Stage
    edition: EditionId
    overrides: tuple[tuple[str, SettingValue], ...]
    """House rules by name, ascending."""
    sets: tuple[str, ...]
    game: Game | None
    """The one that runs or is shown."""
    game_number: int

    @property
    def chosen_edition(self) -> Edition:
        """The edition that was chosen."""
        return edition(self.edition)

    @property
    def most(self) -> int:
        """Seats at this table, at most."""
        return min(self.chosen_edition.players[-1], MOST_SEATS)

    def member(self, key: Key) -> Occupant | None:
        """Find a member by key."""
        return next((member for member in self.members if member.key == key), None)

    def seat(self, key: Key) -> SeatId:
        """The seat of a member. Raises `ValueError` if there is none of this key."""
        return SeatId([member.key for member in self.members].index(key))

    @property
    def persons(self) -> tuple[Occupant, ...]:
        """The members who are no computer players."""
        return tuple(member for member in self.members if member.kind == "person")

    @property
    def free_symbols(self) -> tuple[Symbol, ...]:
        """The symbols that nobody bears."""
        taken = [member.symbol for member in self.members]
        return tuple(symbol for symbol in SYMBOLS if symbol not in taken)
