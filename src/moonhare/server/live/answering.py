"""Whoever looks at a table, and what they are answered: wording a refusal."""

import secrets
from typing import Any, Literal, Protocol

import structlog

from moonhare.rules.errors import Refusal
from moonhare.server.messages import Accepted, Gone, GuessTally, Key, Pong, Refused, SetsChanged
from moonhare.server.screen_messages import AsScreen
from moonhare.server.table.framing import Frame
from moonhare.server.talk_messages import TalkNews

Answer = AsScreen | GuessTally | Accepted | Refused | Pong | SetsChanged | TalkNews

log = structlog.get_logger(__name__)


class Viewer(Protocol):
    """What a table needs of whoever looks at it: a connection, or a test. None of these calls waits for a network."""

    @property
    def key(self) -> Key | None:
        """The seat that it shows; None for those who only watch."""
        ...

    @property
    def screen(self) -> int:
        """Its key as a screen that shows the table to a whole room; 0 for whoever is none.

        `storage.SCREEN` where a seat vouches for it, else one of its own below `storage.WATCH`.
        """
        ...

    @property
    def known(self) -> Key | None:
        """Whom its browser was here before, where it has no seat any more."""
        ...

    @property
    def place(self) -> str:
        """From where it looks, as a server tells one household's devices from another's; empty: nobody knows."""
        ...

    def show(self, frame: Frame) -> None:
        """Show a view; one not yet sent may be dropped for it."""
        ...

    def answer(self, answer: Answer) -> None:
        """Answer a message, or say something beside the view; never dropped."""
        ...

    def end(self, reason: Gone) -> None:
        """Say why it ends, after all answers, and end."""
        ...

    def give_way(self) -> None:
        """End, since newer connections of the same seat take its place; the seat itself stays."""
        ...


def refused(refusal: Refusal, command: str | None) -> Refused:
    """A refusal as the answer to a command."""
    facts: dict[str, Any] = dict(refusal.arguments)
    return Refused(id=command, code=refusal.code, arguments=facts, message=refusal.message)


def surprised(what: str, **facts: Any) -> Refusal:
    """Log the exception that is being handled, and word a refusal that tells nothing but where the host finds it."""
    number = secrets.token_hex(4)
    log.exception(what, id=number, **facts)
    return Refusal("internal", f"Something went wrong here; the host finds it in the log as {number}.", id=number)


def gone() -> Refusal:
    """Why nothing can be done at a table that is no more."""
    return Refusal("table-gone", "This table is no more.")


def not_stored() -> Refusal:
    """Why nothing can be done while the store takes nothing."""
    return Refusal("not-stored", "The server cannot store anything just now; try again.")


def not_read() -> Refusal:
    """Why nothing can be told while the store gives nothing."""
    return Refusal("not-stored", "The server cannot reach its data just now; try again.")


def busy() -> Refusal:
    """Why nothing came of what was decided anew again and again: others were quicker each time."""
    return Refusal("busy", "The table is being changed too quickly; try again.")


def obstacle(why: Literal["not-yours", "present", "not-yet"]) -> Refusal:
    """What stood in the way of something that a table does by itself, or that waits for the end of a clock."""
    if why == "not-yet":
        return Refusal("not-over", "The time is not over yet.")
    return Refusal(why, "Another server acts for this table, or somebody is back.")
