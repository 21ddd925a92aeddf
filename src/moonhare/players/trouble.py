"""What goes wrong inside a player that somebody wrote, in words for whoever wrote it.

Owns what counts as a player's own failure, and what is a move at all. Knows no player.
"""

import importlib
import re
import sysconfig
from asyncio import CancelledError
from pathlib import Path
from traceback import FrameSummary, extract_tb
from typing import Final, get_type_hints

import msgspec

from moonhare.rules.commands import SeatCommand
from moonhare.rules.errors import Refusal
from moonhare.rules.reading import convert
from moonhare.rules.values import allowed

FAILURES: Final = (Exception, SystemExit, GeneratorExit, CancelledError)
"""What a player may fail with. One that calls `sys.exit`, or that a task of its own was cancelled in, has failed, too;
whoever presses Ctrl+C is somebody else.
"""

LONGEST: Final = 240
"""Characters of a failure's sentence, at most."""

LONGEST_TEXT: Final = 60
"""Characters of a text that is shown as it is."""

MOST_SHOWN: Final = 5
"""Of how many values those are shown."""

_OWN: Final = str(Path(__file__).parents[1])
_IMPORTING: Final = str(Path(importlib.__file__).parent)
_INSTALLED: Final = (_OWN, *(sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")))


def what_failed(error: BaseException) -> str:
    """Tell an error in one line, with the place in its player's file: `ValueError: no card (mine.py, line 7)`.

    The same error is told in the same words by every process: an object's address is left out.
    """
    words = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    told = re.sub(r"\b0x[0-9a-f]+", "0x…", words)
    place = None if isinstance(error, SyntaxError) else _place(error)
    where = "" if place is None else f" ({Path(place.filename).name}, line {place.lineno})"
    return f"{told[: LONGEST - len(where)]}{where}"


def _place(error: BaseException) -> FrameSummary | None:
    """The last line that ran of the player's own; of a package where it has none."""
    frames = [one for one in extract_tb(error.__traceback__) if not one.filename.startswith(("<", _OWN, _IMPORTING))]
    theirs = [one for one in frames if not one.filename.startswith(_INSTALLED)]
    return next(reversed(theirs or frames), None)


def as_sent(command: object) -> SeatCommand:
    """Read what a player answered as a server reads what a program sends. Raises `Refusal` ("malformed")."""
    if not isinstance(command, SeatCommand):
        raise Refusal("malformed", f"A command was expected, not {type(command).__name__}.")
    try:
        sent = convert(msgspec.to_builtins(command), type(command))
        msgspec.json.encode(sent)
    except UnicodeEncodeError:
        sentence = f"{type(command).__name__} holds half a character (a lone surrogate): no text that can be sent."
        raise Refusal("malformed", sentence) from None
    except (TypeError, Refusal) as error:
        raise Refusal("malformed", _what_is_wrong(command) or f"{error}.".replace("..", ".")) from None
    return sent


def _what_is_wrong(command: SeatCommand) -> str | None:
    shapes = get_type_hints(type(command), include_extras=True)
    for name in command.__struct_fields__:
        value = getattr(command, name)
        try:
            convert(msgspec.to_builtins(value), shapes[name])
        except (TypeError, Refusal):
            return f"{name} of {type(command).__name__} cannot be {_shown(value)}, only {allowed(shapes[name])}."
    return None


def _shown(value: object) -> str:
    """A value as its author wrote it, if it is plain and short; of others its type, the same in every process."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_shown, value[:MOST_SHOWN]))}{', …' if len(value) > MOST_SHOWN else ''}]"
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return f"text of {len(value)} characters"
    return repr(value) if value is None or isinstance(value, str | int | float) else f"<{type(value).__name__}>"
