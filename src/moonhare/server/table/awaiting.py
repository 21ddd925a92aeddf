"""Whom a game at a table waits for, and how long, beyond what the rules say: facts that clocks, computers and calls
share. Pure.
"""

import random

from moonhare.rules.ids import SeatId
from moonhare.rules.state import Announcing, Game, Giving, Over, Showing, Telling, Voting, naming_of
from moonhare.server.messages import Key
from moonhare.server.pacing import Part
from moonhare.server.table.state import Table

_PARTS: dict[type, Part] = {Announcing: "clue", Telling: "clue", Giving: "give", Voting: "vote", Showing: "points"}


def has_proposed(game: Game, seat: SeatId) -> bool:
    """Whether it is the partner's turn to agree, whoever plays for them."""
    naming = naming_of(game, seat)
    return naming is not None and not naming.agreed and naming.by == seat


def announcer(table: Table) -> Key:
    """Who announces where the time for it is over: one of the computers, else somebody drawn by what all know."""
    computers = [member.key for member in table.members if member.kind == "computer"]
    keys = computers or [member.key for member in table.members]
    return random.Random(f"{table.code} {table.game_number}").choice(keys)  # noqa: S311 - no secret


def part_of(game: Game) -> Part | None:
    """Which part of a round a game is in; None once it is over."""
    return None if isinstance(game.phase, Over) else _PARTS[type(game.phase)]


def limit_of(table: Table) -> int | None:
    """How many seconds a table gives itself for what it does now; None: as long as it takes."""
    if table.pace is None or table.game is None or table.stage != "playing":
        return None
    part = part_of(table.game)
    return None if part is None else table.pace.seconds(part)


def limit_name(table: Table) -> str | None:
    """The name of the clock of the time that the host gives for what the table does now; None where there is none."""
    seconds, game = limit_of(table), table.game
    return None if seconds is None or game is None or isinstance(game.phase, Showing) else name_of(table, game, seconds)


def name_of(table: Table, game: Game, seconds: int) -> str:
    """The name of such a clock; `game`: the table's."""
    return f"limit {table.game_number} {game.round} {part_of(game)} {seconds}"
