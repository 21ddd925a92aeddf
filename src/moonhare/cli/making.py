"""The command `deck make`: a set that can be played with, from a folder of pictures."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.findings import show
from moonhare.cli.saying import as_sentence, bar, print_json
from moonhare.cli.shelves import own_sets
from moonhare.decks import DeckError
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moonhare.decks.making import Made

NAMED_CARDS: Final = 12
"""How many cards a line names before it only counts them, where nothing was lost by it."""

_OUTPUT: Final = (
    "Folder for the set; FOLDER-set beside FOLDER unless told. One that is a set already is brought up to date."
)
_FIT: Final = "Cut off what is too wide or too high (usual), or show all of a picture with margins."


def make_command(
    *,
    source: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder with the pictures.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="OUT", help=_OUTPUT)] = None,
    name: Annotated[
        str | None, typer.Option("--id", metavar="ID", help="Its id; made of OUT's name unless told.")
    ] = None,
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="Its title; made of OUT's name unless told.")
    ] = None,
    author: Annotated[
        str | None, typer.Option("--author", metavar="NAME", help="Who made the pictures; players see it.")
    ] = None,
    licence: Annotated[
        str | None,
        typer.Option("--licence", metavar="LICENCE", help="What others may do with them; nothing unless told."),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option("--language", metavar="LANGUAGE", help="Of titles, which are the files' names; en unless told."),
    ] = None,
    back: Annotated[
        Path | None,
        typer.Option("--back", metavar="FILE", help="A picture for the cards' back; the game's own unless told."),
    ] = None,
    crop: Annotated[bool | None, typer.Option("--crop/--pad", help=_FIT)] = None,
    json: Annotated[bool, typer.Option("--json", help="Print what was made, and the check's report, as JSON.")] = False,
) -> None:
    """Make a set of a folder of pictures, and check it; run again, it brings the set up to date.

    Pictures are turned upright, brought to two wide to three high in both sizes, and saved as WebP without what cameras
    note in them (place, time, camera). Run again, words, concepts and ids stay; what came, changed and went is told.

    \b
    Examples:
      moonhare deck make photos
      moonhare deck make photos -o sets/harbour --title "Harbour tales" --author "Ana Lund" --licence CC-BY-4.0
      moonhare deck make photos -o sets/harbour --pad --json
    """
    from moonhare.decks.checking import check  # brings Pillow
    from moonhare.decks.making import FOLDER_ENDING, Wishes, make
    from moonhare.decks.manifest import MANIFEST_NAME

    wishes = Wishes(
        id=name,
        title=title,
        author=author,
        licence=licence,
        language=language,
        back=back,
        fit=None if crop is None else "crop" if crop else "pad",
    )
    whole = source.resolve()
    folder = output or whole.with_name(f"{whole.name}{FOLDER_ENDING}")
    try:
        with bar("Making the cards") as progress:
            made = make(source, folder, wishes, progress)
        with bar("Looking at the pictures") as progress:
            report = check(folder, progress)
    except DeckError as error:
        # What has a name keeps it, also where a sentence begins with it.
        names = (str(source), str(folder), *(() if back is None else (str(back), back.name)), MANIFEST_NAME)
        said = f"{error}." if str(error).startswith(names) else as_sentence(error)
        raise Refusal("set-unmade", said, problem=error.code, where=error.where) from None
    except OSError as error:
        message = f"{error.filename or folder} cannot be read or written: {error.strerror}."
        raise Refusal("file-unwritable", message, file=str(error.filename or folder)) from None
    if json:
        print_json({"made": made, "report": report})
    else:
        _tell(made)
        show(report)
        _say_where(folder)
    raise typer.Exit(0 if report.ok else 1)


def _tell(made: "Made") -> None:
    say = sys.stdout.write
    for word, cards, most in (
        ("added", made.added, NAMED_CARDS),
        ("changed", made.changed, None),
        ("dropped", made.dropped, None),
    ):
        if cards:
            say(f"{word} {len(cards)}: {named(cards, most)}\n")
    if made.kept:
        say(f"as before: {made.kept}\n")
    for one in made.left_out:
        say(f"left out {one.file}: {one.reason}\n")
    if made.cut:
        say(f"more than a third cut off (--pad shows all of it): {named(made.cut)}\n")
    if made.blurred:
        say(f"smaller than 400x600, so enlarged: {named(made.blurred)}\n")


def named(cards: "Sequence[str]", most: int | None = NAMED_CARDS) -> str:
    """Name cards by their ids, so many of them at most."""
    return ", ".join(cards[:most]) + (", …" if most is not None and len(cards) > most else "")


def _say_where(folder: Path) -> None:
    """Say how a server finds the set."""
    sets = own_sets()
    if sets is None:
        return
    there = folder.resolve().parent == sets.resolve()
    todo = "a server on this machine finds it there" if there else f"to play with it, put the folder into {sets}"
    sys.stdout.write(f"{folder}: {todo}\n")
