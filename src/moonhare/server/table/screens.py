"""Which screens show a table to its people's room: those for which somebody with a seat has said so.

A screen that a browser with a seat has opened needs nobody's word. Any other one may be anybody's who has the code, and
is no more than somebody who watches until then: phones would fold their boards for it. Pure.
"""

from collections.abc import Iterable
from hashlib import blake2b
from itertools import islice
from typing import Final

from msgspec.structs import replace

from moonhare.server.messages import Key
from moonhare.server.screen_messages import AnswerScreen, ScreenAsks
from moonhare.server.table.events import AnyTableEvent, ScreenAnswered
from moonhare.server.table.state import Table

MOST_ANSWERED: Final = 8
"""Screens that are remembered with a yes or a no, and of which anybody is asked at a time. After as many a no nobody is
asked of any other, until another game begins or a password keeps out whoever was meant.
"""

_BYTES: Final = 6
_FIRST, _NUMBERS = 100, 900


def screen_of(code: str, token: str) -> int:
    """The number that stands for a screen at a table, by the name that its browser drew: whoever knows the number
    cannot tell the name.
    """
    return 1000 + int.from_bytes(blake2b(f"{code} {token}".encode(), digest_size=_BYTES).digest())


def short(screen: int) -> int:
    """What of it can be compared at a glance: three digits, which it shows and those who are asked see."""
    return _FIRST + screen % _NUMBERS


def is_shown(table: Table, screen: int) -> bool | None:
    """Whether a screen shows the table to its people; None: nobody has said so, or otherwise."""
    if screen in table.screens:
        return True
    return False if screen in table.refused_screens or table.refusals >= MOST_ANSWERED else None


def asking(screens: Iterable[int]) -> tuple[ScreenAsks, ...]:
    """Of which of those that nobody has said anything of yet somebody with a seat is asked; whose turn it is first."""
    return tuple([ScreenAsks(screen=one, number=short(one)) for one in islice(screens, MOST_ANSWERED)])


def answer_screen(table: Table, key: Key, command: AnswerScreen, around: object) -> tuple[AnyTableEvent, ...]:
    """Somebody with a seat says whether a screen is theirs; who says the same a moment later changes nothing."""
    if is_shown(table, command.screen) is command.shown:
        return ()
    return (ScreenAnswered(screen=command.screen, shown=command.shown),)


def answered(table: Table, event: ScreenAnswered) -> Table:
    """Note it."""
    screens = tuple([one for one in table.screens if one != event.screen])
    refused = tuple([one for one in table.refused_screens if one != event.screen])
    if event.shown:
        screens = (*screens, event.screen)[-MOST_ANSWERED:]
    else:
        refused = (*refused, event.screen)[-MOST_ANSWERED:]
    refusals = table.refusals + (not event.shown)
    return replace(table, screens=screens, refused_screens=refused, refusals=refusals)
