"""Judging a message before its command is judged, and wording a refusal for its sender."""

import secrets
from typing import Any

import structlog

from moonhare.rules.commands import SeatCommand, tag_of
from moonhare.rules.errors import Refusal
from moonhare.server.messages import Do, Refused
from moonhare.server.table.state import Table

log = structlog.get_logger(__name__)


def check_moment(table: Table, message: Do) -> None:
    """Refuse ("stale", "no-game") what is for another moment than this one: a double tap, a tab that slept."""
    game = table.game
    moment: tuple[Any, ...] = (0, 0, None)
    if isinstance(message.command, SeatCommand):
        if game is None:
            raise Refusal("no-game", "No game is running at this table.")
        moment = (table.game_number, game.round, game.phase.name)
    if (message.game, message.round, message.phase) != moment:
        name = tag_of(message.command)
        raise Refusal("stale", f"{name} was meant for another moment of the game.", command=name)


def refused(refusal: Refusal, command: str | None) -> Refused:
    """A refusal as the answer to a command."""
    facts: dict[str, Any] = dict(refusal.arguments)
    return Refused(id=command, code=refusal.code, arguments=facts, message=refusal.message)


def surprised(what: str, **facts: Any) -> Refusal:
    """Log the exception that is being handled, and word a refusal that tells nothing but where the host finds it."""
    number = secrets.token_hex(4)
    log.exception(what, id=number, **facts)
    return Refusal("internal", f"Something went wrong here; the host finds it in the log as {number}.", id=number)
