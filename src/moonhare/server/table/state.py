"""The state of a table: who sits there, by which rules, and the game."""

from typing import Final, Literal

import msgspec

from moonhare.players import Told
from moonhare.rules.editions import Edition, EditionId, edition
from moonhare.rules.ids import SeatId
from moonhare.rules.state import Game
from moonhare.server.messages import SYMBOLS, Key, Language, SettingValue, Stage, Symbol
from moonhare.server.pacing import Pace
from moonhare.server.table.events import Kind

MOST_SEATS: Final = 12
USUAL_PLAYER: Final = "steady"
"""The computer player that sits down where no other one is asked for, and stands in for people."""
REMOTE: Final = "remote"
"""The computer player that is a program somewhere else: it connects to the seat and makes its own moves there. All else
is as for any computer player, who stands in for it too; people are never taken for one, nor it for one of them."""


MOST_TOLD: Final = 60
"""Rounds whose clues a table remembers for its computer players: some games, in about 10 KB."""


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


class Running(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What people have done to the clock of this part of the round."""

    added: int = 0
    """Seconds."""
    asked: tuple[Key, ...] = ()
    """Who has finished and would have the table move on, ascending."""
    paused_by: Key | None = None
    """Who stopped it: it stays so from part to part."""


class Guest(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Somebody at the table without a seat."""

    key: Key
    name: str
    asks: bool = False
    """For a seat of the running game."""
    wants: Key | None = None
    """Whose; None: any."""
    agreed: tuple[Key, ...] = ()
    """Who else would let them in, ascending."""
    promised: Key | None = None
    """Whose seat they have from the next round on."""
    claim: SeatId | None = None
    """The seat that they have back after the round in which they return."""
    refused: int = 0
    """The round of the running game in which the host last said no."""
    ready: bool = False
    """For the next game."""


class Former(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Somebody who had a seat and was removed, or left a running game."""

    occupant: Occupant
    """As they sat there."""
    at: SeatId
    reason: Literal["left", "removed"]
    until: int
    """When the host can take it back no more, in milliseconds since 1970."""


class BarredGuest(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Somebody who may not come any more."""

    key: Key
    name: str


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
    guests: tuple[Guest, ...] = ()
    """In the order in which they came."""
    seen: tuple[tuple[Key, SeatId], ...] = ()
    """The people who have seen a hand of the running game, and whose."""
    former: tuple[Former, ...] = ()
    barred: tuple[BarredGuest, ...] = ()
    screens: tuple[int, ...] = ()
    """Those that show the table to its people, by the numbers that stand for them."""
    refused_screens: tuple[int, ...] = ()
    refusals: int = 0
    """Of screens, since this game began or the last password was chosen."""
    door_open: bool = False
    """Whether guests get seats that are free for them unasked."""
    played: tuple[str, ...] = ()
    """By seat, the names of those who played the last scored round, where somebody has come into a seat since."""
    whys: tuple[str | None, ...] | None = ()
    """By seat, what computer players said of their votes in the last scored round; empty where none did, None where
    they still may."""
    says_why: bool = True
    """Whether they are to."""
    lock: str | None = None
    """The name of the lock that the table's password opens; None: it asks for none."""
    listed: int | None = None
    """Since when the host lists the table among the open ones, in milliseconds since 1970."""
    told: tuple[Told, ...] = ()
    """The clues of the last rounds of all its games, as everybody heard them, the oldest first."""
    pace: Pace | None = None
    """How long each part of a round may take; None: as long as it takes."""
    running: Running = Running()

    @property
    def slow(self) -> bool:
        """Whether the game is played over days: then nobody counts as away."""
        return self.pace is not None and self.pace.slow

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

    def person(self, key: Key | None) -> Occupant | None:
        """Find the person who has a seat by key; None for a guest whose seat the computer keeps under the same one."""
        return next((one for one in self.persons if one.key == key), None)

    def guest(self, key: Key) -> Guest | None:
        """Find a guest by key."""
        return next((guest for guest in self.guests if guest.key == key), None)

    def has_place(self, key: Key) -> bool:
        """Whether a person of this key is at the table, in a seat or without one."""
        return self.person(key) is not None or self.guest(key) is not None

    def is_bot(self, key: Key | None) -> bool:
        """Whether a seat is a program's that connects to it."""
        return any(one.key == key and one.player == REMOTE for one in self.members)

    def was_bot(self, key: Key | None) -> bool:
        """Whether a key was a program's that has left or was removed."""
        return any(one.occupant.key == key and one.occupant.player == REMOTE for one in self.former)

    @property
    def bots(self) -> tuple[Key, ...]:
        """Keys of the programs at the table."""
        return tuple([one.key for one in self.members if one.player == REMOTE])

    def knows(self, key: Key) -> bool:
        """Whether it matters here who this is: at the table, or not to come back as somebody else."""
        known = {*[one.occupant.key for one in self.former], *[one.key for one in self.barred]}
        return self.has_place(key) or key in known or self.seat_seen(key) is not None

    def seat_seen(self, key: Key) -> SeatId | None:
        """The seat of the running game whose hand somebody has seen."""
        return next((seat for seen, seat in self.seen if seen == key), None)

    def is_barred(self, key: Key | None) -> bool:
        """Whether somebody may not come any more."""
        return key in [one.key for one in self.barred]

    def has_removed(self, key: Key | None) -> bool:
        """Whether the host took somebody's seat away since the last game began."""
        return key in [one.occupant.key for one in self.former if one.reason == "removed"]

    def may_restore(self, key: Key | None, now: float) -> bool:
        """Whether the host can still take back that they removed somebody; `now`: in seconds since 1970."""
        return any(
            one.reason == "removed" and one.occupant.key == key and now * 1000 < one.until for one in self.former
        )

    def names(self, *, besides: Key | None = None) -> tuple[str, ...]:
        """Of all who are at the table, but one."""
        seated = [(one.key, one.name) for one in self.members]
        return tuple([name for key, name in (*seated, *[(one.key, one.name) for one in self.guests]) if key != besides])

    @property
    def people(self) -> tuple[Key, ...]:
        """Keys of the persons at the table, with a seat or without one."""
        return (*[one.key for one in self.members if one.kind == "person"], *[one.key for one in self.guests])

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
