"""The command line: the one place that wires everything together.

Owns the commands' names and what a process tells its caller: 0 done, 2 refused with one line on standard error (one
JSON object where the output is JSON), 130 interrupted, 141 when nobody reads on; never a traceback. What a command does
stands elsewhere and is imported when the command runs, so that `moonhare --version` is quick.
"""

import errno
import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

from moonhare import version as own_version
from moonhare.cli import admin, arena, backing, benches, bots, decks, doctor, games, hosting, moving, referee
from moonhare.cli.saying import complain, complain_in_json, fill_closed_streams
from moonhare.rules.errors import Refusal
from moonhare.rules.words import is_text

PROGRAM = "moonhare"
INTERRUPTED = 130
UNWRITABLE = frozenset({errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF, getattr(errno, "EDQUOT", errno.ENOSPC)})
"""What a full disk says, one that fails, or a file that is closed; Windows knows no quota."""
CLOSED_PIPE = 141
"""What a shell says of a program whose reader went: 128 and the number of SIGPIPE."""

app = typer.Typer(
    name=PROGRAM,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for add_commands in (
    hosting.add_to,
    backing.add_to,
    moving.add_to,
    doctor.add_to,
    admin.add_to,
    referee.add_to,
    games.add_to,
    arena.add_to,
    bots.add_to,
    benches.add_to,
    decks.add_to,
):
    add_commands(app)


def _show_version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"{PROGRAM} {own_version()}\n")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and stop.")
    ] = False,
) -> None:
    """Picture-and-clue storytelling for 3 to 12 people, in the browser.

    \b
    Examples:
      moonhare serve --open
      moonhare score round.json
      moonhare simulate --edition odyssey --players 7 --games 100
    """
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and end the process."""
    asked = list(sys.argv[1:] if arguments is None else arguments)
    fill_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a name's letters shows their numbers.
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]  # both are TextIOWrapper
    say = complain_in_json if asked[:1] == ["score"] or "--json" in asked else complain
    try:
        status = _run(asked)
        sys.stdout.flush()
    except Refusal as refusal:
        say(refusal)
        status = 2
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; what is still buffered goes nowhere, without a word at the end of the process.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = CLOSED_PIPE
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in UNWRITABLE:
            # Files are refused where they are written: this is standard output, of which nothing more is tried.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            say(Refusal("output-unwritable", f"Standard output cannot be written: {error.strerror}."))
            sys.exit(2)
        if isinstance(error, UnicodeError) and not all(map(is_text, asked)):
            # Files may have such names; what is no file's name cannot.
            say(Refusal("not-utf-8", "The arguments are not UTF-8."))
            sys.exit(2)
        if sys.flags.dev_mode:
            raise
        say(Refusal("internal", f"This is a bug: {type(error).__name__}: {error} (python -X dev shows where)."))
        status = 1
    sys.exit(status)


def _without_types(sentence: str) -> str:
    """Say what the parser says of a number as people do, not by what a program makes of it ("a valid int range")."""
    sentence = re.sub(r"is not a valid int( range)?\b", "is no whole number", sentence)
    sentence = re.sub(r"is not a valid float( range)?\b", "is no number", sentence)
    sentence = re.sub(r"in the range (\S+)<=x<=(\S+?)(?=\.?$)", r"from \1 to \2", sentence)
    return re.sub(r"in the range x>=(\S+?)(?=\.?$)", r"\1 or more", sentence)


def _run(arguments: list[str]) -> int:
    try:
        status = typer.main.get_command(app)(arguments, prog_name=PROGRAM, standalone_mode=False)
    except typer.TyperException as error:
        # The parser's own sentence, on one line; its usage lines are what --help is for.
        sentence = _without_types(" ".join(error.format_message().split()))
        raise Refusal("usage", sentence if sentence.endswith((".", "?")) else f"{sentence}.") from None
    except typer.Abort:
        return INTERRUPTED
    except SystemExit as leaving:
        # The parser's own way out of a pipe that closes in the middle of a command; it has seen to what is buffered.
        if not isinstance(leaving.__context__, BrokenPipeError):
            raise
        return CLOSED_PIPE
    return status if isinstance(status, int) else 0
