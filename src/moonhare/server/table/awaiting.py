"""Whom a game at a table waits for, beyond what the rules say: facts that clocks, computers and calls share. Pure."""

import random

from moonhare.rules.ids import SeatId
from moonhare.rules.state import Game, Giving, Naming, Showing
from moonhare.server.messages import Key
from moonhare.server.table.state import Table
from moonhare.server.table.timing import limit_of, part_of


def naming_of(game: Game, seat: SeatId) -> Naming | None:
    """Teams, while giving: whom a seat's team has named."""
    phase = game.phase
    if not isinstance(phase, Giving) or not game.settings.teams:
        return None
    return phase.namings[seat % (game.players // 2)]


def has_proposed(game: Game, seat: SeatId) -> bool:
    """Whether it is the partner's turn to agree, whoever plays for them."""
    naming = naming_of(game, seat)
    return naming is not None and not naming.agreed and naming.by == seat


def announcer(table: Table) -> Key:
    """Who announces where the time for it is over: one of the computers, else somebody drawn by what all know."""
    computers = [member.key for member in table.members if member.kind == "computer"]
    keys = computers or [member.key for member in table.members]
    return random.Random(f"{table.code} {table.game_number}").choice(keys)  # noqa: S311 - no secret


def limit_name(table: Table) -> str | None:
    """The name of the clock of the time that the host gives for what the table does now; None where there is none."""
    return name_of_limit(table, limit_of(table))


def name_of_limit(table: Table, seconds: int | None) -> str | None:
    """The name that the clock of so many seconds has for what the table does now; None where there is none."""
    game = table.game
    if seconds is None or game is None or isinstance(game.phase, Showing):
        return None
    return f"limit {table.game_number} {game.round} {part_of(game)} {seconds}"
