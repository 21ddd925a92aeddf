"""The chronicle of a table's games: a pure fold of its log to what everybody saw of each scored round.

Nothing in it comes from a round that has not been scored, from a hand, the pile or what was taken back: whoever knows
a chronicle knows no more than whoever sat there with open eyes. Who played a round stands in the round, for seats may
change hands.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from moonhare.rules.editions import EditionId
from moonhare.rules.ending import Ending, ended_by
from moonhare.rules.events import GameEnded, GameStarted, RoundScored
from moonhare.rules.ids import SEATS, SeatId
from moonhare.rules.settings import Settings
from moonhare.rules.state import Outcome, Over, teams_of
from moonhare.server.memory.honours import Honours, honours_of
from moonhare.server.messages import Key, Symbol
from moonhare.server.table.events import AnyTableEvent, InGame, TableOpened, WhysSaid
from moonhare.server.table.evolving import evolve, opened
from moonhare.server.table.state import Table


class Companion(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Somebody who played, as they were called and looked at that time."""

    key: Key
    name: str
    symbol: Symbol
    kind: Literal["person", "computer"]


class ChronicleRound(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A scored round with those who played it."""

    at: int
    """When its points were counted, in milliseconds since 1970."""
    companions: tuple[Companion, ...]
    """By seat."""
    outcome: Outcome
    whys: tuple[str | None, ...] = ()
    """By seat, what computer players said of their votes; empty where none did."""


class Standing(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A place in the standing: equal points share one, and the next is skipped."""

    place: int
    seats: tuple[SeatId, ...]
    """One, or in teams two."""
    points: int


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/CODE/rounds: one game's scored rounds, and what can be told of them."""

    game: int
    """Which game at its table, from 1."""
    edition: EditionId
    settings: Settings
    teams: tuple[tuple[SeatId, ...], ...]
    goal: int | None
    """The points that end the game; None where something else does."""
    sets: tuple[str, ...]
    """By the ids that its cards' ids begin with."""
    began: int
    """In milliseconds since 1970."""
    over: bool
    """Whether nobody plays it any more; then its `Replay` is to be had too."""
    companions: tuple[Companion, ...]
    """By seat: at its end, or now."""
    everybody: tuple[Companion, ...]
    """All who played a scored round, by their keys, as they were last."""
    host: str | None
    """The name of the table's host at its end, or now."""
    rounds: tuple[ChronicleRound, ...]
    standing: tuple[Standing, ...]
    """The highest first, after the last scored round; equal ones by seat."""
    winners: tuple[SeatId, ...]
    """Empty while it runs, and where it was broken off."""
    ended_by: Ending | None
    honours: Honours


class GameTold(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a table in a line: what its `Chronicle` says of it, without the rounds."""

    game: int
    """Which game at its table, from 1."""
    edition: EditionId
    began: int
    """In milliseconds since 1970."""
    over: bool
    """Whether nobody plays it any more."""
    rounds: int
    """How many have been scored; without any it has no album."""
    companions: tuple[Companion, ...]
    """By seat: at its end, or now."""
    standing: tuple[Standing, ...]
    """The highest first, after the last scored round; equal ones by seat."""
    winners: tuple[SeatId, ...]
    """Empty while it runs, and where it was broken off."""


class GamesTold(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/CODE/games: all games of a table, the first one first."""

    games: tuple[GameTold, ...]


def in_a_line(chronicle: Chronicle) -> GameTold:
    """Tell a game without its rounds."""
    return GameTold(
        game=chronicle.game,
        edition=chronicle.edition,
        began=chronicle.began,
        over=chronicle.over,
        rounds=len(chronicle.rounds),
        companions=chronicle.companions,
        standing=chronicle.standing,
        winners=chronicle.winners,
    )


class _Page:
    """A game while its events are read."""

    def __init__(self, table: Table, started: GameStarted, at: int) -> None:
        self.started, self.began = started, at
        self.number, self.sets = table.game_number, table.sets
        self.rounds: list[ChronicleRound] = []
        self.over = False
        self.table = table
        """As it was when this game was last to be seen."""

    def read(self, table: Table, happened: object, at: int) -> None:
        if isinstance(happened, WhysSaid):
            # Of the last round too, which has ended the game.
            self.rounds[-1] = replace(self.rounds[-1], whys=happened.whys)
        if self.over:
            # Whoever leaves now has played it all the same.
            return
        self.table = table
        if isinstance(happened, RoundScored) and table.game is not None and table.game.last is not None:
            self.rounds.append(ChronicleRound(at=at, companions=_companions(table), outcome=table.game.last))
        self.over = isinstance(happened, GameEnded)

    def chronicle(self) -> Chronicle:
        settings, players = self.started.settings, len(self.started.hands)
        game, rounds = self.table.game, tuple(self.rounds)
        phase = None if game is None else game.phase
        points = rounds[-1].outcome.after if rounds else (0,) * players
        teams = teams_of(settings, players)
        host = None if self.table.host is None else self.table.member(self.table.host)
        sides: tuple[tuple[SeatId, ...], ...] = teams or tuple((seat,) for seat in SEATS[:players])
        everybody = {one.key: one for played in rounds for one in played.companions}
        return Chronicle(
            game=self.number,
            edition=msgspec.convert(self.started.edition, EditionId),
            settings=settings,
            teams=teams,
            goal=settings.target_score if settings.end == "score" else None,
            sets=self.sets,
            began=self.began,
            over=self.over,
            companions=_companions(self.table),
            everybody=tuple(everybody[key] for key in sorted(everybody)),
            host=None if host is None else host.name,
            rounds=rounds,
            standing=standing_of(points, sides),
            winners=phase.winners if isinstance(phase, Over) else (),
            ended_by=None if game is None else ended_by(game),
            honours=honours_of([(tuple(one.key for one in r.companions), r.outcome) for r in rounds], teams),
        )


def _companions(table: Table) -> tuple[Companion, ...]:
    return tuple(Companion(key=m.key, name=m.name, symbol=m.symbol, kind=m.kind) for m in table.members)


def standing_of(points: tuple[int, ...], sides: Iterable[tuple[SeatId, ...]]) -> tuple[Standing, ...]:
    """Rank sides by points; equal points share a place.

    >>> [(one.place, one.seats) for one in standing_of((3, 9, 3), [(SeatId(0),), (SeatId(1),), (SeatId(2),)])]
    [(1, (1,)), (2, (0,)), (2, (2,))]
    """
    sums = [(points[seats[0]], seats) for seats in sides]
    ranked = sorted(sums, key=lambda one: -one[0])
    return tuple(
        Standing(place=1 + sum(other > mine for other, _ in sums), seats=seats, points=mine) for mine, seats in ranked
    )


class Reading:
    """A table's chronicles as far as its log has been read: it goes on from there."""

    def __init__(self) -> None:
        """Begin before the first event."""
        self._pages: list[_Page] = []
        self._table: Table | None = None

    def go_on(self, log: Iterable[tuple[int, AnyTableEvent]]) -> None:
        """Read events, each with its time in milliseconds since 1970.

        Raises `ValueError` if the table's first is no `TableOpened`.
        """
        for at, event in log:
            if self._table is not None:
                self._read(at, event, self._table)
            elif isinstance(event, TableOpened):
                self._table = opened(event)
            else:
                raise ValueError(f"a table's log begins with table-opened, not with {event!r}")

    def _read(self, at: int, event: AnyTableEvent, before: Table) -> None:
        self._table = table = evolve(before, event)
        pages, happened = self._pages, event.event if isinstance(event, InGame) else event
        if isinstance(happened, GameStarted):
            if pages:
                pages[-1].over = True
            pages.append(_Page(table, happened, at))
        elif pages and table.game is not None:
            pages[-1].read(table, happened, at)
        elif pages and before.game is not None:
            # All went to the lobby; it is over, with a winner or without.
            pages[-1].over = True

    @property
    def games(self) -> int:
        """How many there have been."""
        return len(self._pages)

    def chronicle(self, game: int) -> Chronicle:
        """Tell a game, from 1."""
        return self._pages[game - 1].chronicle()


def chronicles(log: Iterable[tuple[int, AnyTableEvent]]) -> tuple[Chronicle, ...]:
    """Tell every game of a table, in order.

    `log`: its events, `TableOpened` first, each with its time in milliseconds since 1970. Raises `ValueError` if the
    first is another one.
    """
    reading = Reading()
    reading.go_on(log)
    return tuple(reading.chronicle(game) for game in range(1, reading.games + 1))
