"""What the protocol says of a table's clocks: the commands that set them, and how they are seen."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from moonhare.server.bases import HostCommand, Key, MemberCommand
from moonhare.server.pacing import Limits, Pace, PaceName


class ChooseTime(HostCommand, frozen=True, tag="choose-time"):
    """Host: how long each part of a round may take; null: as long as it takes."""

    pace: PaceName | None
    limits: Limits | None = None
    """For `own`."""
    hard: bool = False
    """At the end the computer acts for those who are awaited; else the host, or most of those who have finished, may
    let it. Of no matter for `days`, where it does."""
    hours: Annotated[int, Meta(ge=1, le=168)] = 24
    """For `days`: for each part."""


class AddTime(HostCommand, frozen=True, tag="add-time"):
    """Host: half a minute more for this part of the round."""


class PauseTime(HostCommand, frozen=True, tag="pause-time"):
    """Host: stop the clock, until it is let go on; what people do meanwhile counts."""

    paused: bool


class MoveOn(MemberCommand, frozen=True, tag="move-on"):
    """Once a clock is over and nothing follows by itself: let the computer act for those who are awaited.

    The host's does so at once, those of others once most of the people who have finished and are there have asked.
    """


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the table waits for, and when it will wait no longer; in milliseconds since 1970.

    A clock that stands in a view may still be put off, and disappears once it is waited for no more. `TableView.left`
    says how long it has still to run, so that nobody needs the right time for it.
    """

    what: Literal["announce", "showing", "away", "limit"]
    """`announce`: then a computer player may tell the first clue; `showing`: then the points go; `away`: then the
    computer acts for a person whose connection is gone; `limit`: the end of the time that the host gives (`time`)."""
    key: Key | None
    """Whose it is; null: everybody's."""
    since: int
    until: int
    paused: int | None = None
    """Since when it stands still; what it had to run then it still has."""


class TimeView(msgspec.Struct, frozen=True, kw_only=True):
    """The time that a table gives itself."""

    pace: Pace
    paused_by: Key | None
    """Who stopped the clock; null while it runs."""
    asked: tuple[Key, ...]
    """Who has finished and would have the table move on, ascending; forgotten with the part of the round."""
