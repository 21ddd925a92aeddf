"""The commands for sets of cards: `deck make` makes one, `deck check` looks it over, `deck sheet` shows it,
`deck print` lays it on paper, and `deck themes` counts what people's clues for it are about.
"""

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.findings import head, show, show_common, show_unreadable
from moonhare.cli.groups import group
from moonhare.cli.making import make_command, named
from moonhare.cli.saying import bar, beside, print_json, write_output
from moonhare.cli.shelves import own_set
from moonhare.decks import DeckError
from moonhare.decks.loading import bundled_folders
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moonhare.decks.checking import SetReport
    from moonhare.decks.comparing import Common
    from moonhare.decks.printing import PaperName

SHEET_FORMATS: Final = {".webp": "WEBP", ".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG"}
SHEET_QUALITY: Final = 85
PIPED: Final = "WEBP"
"""The format of a sheet that goes to standard output, which has no name to tell it."""

PAPERS: Final[dict["PaperName", str]] = {"a4": "A4", "letter": "letter paper"}

_SHEET: Final = "Picture to write; - is standard output, as WebP."
_PRINT: Final = "File to write, .pdf; - is standard output."
_WIDTH: Final = "Width of a card in millimetres; it is half as high again."
_BACKS: Final = "Print the cards' backs too, a page behind each (usual), or none."
_HELP: Final = "The set's folder, the one with set.json in it; or the id of one of the game's or of the data folder's."
SetPath = Annotated[Path, typer.Argument(metavar="PATH", help=_HELP)]
SetPaths = Annotated[list[Path], typer.Argument(metavar="PATH...", help=f"{_HELP} Several are compared, too.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    deck = group("Make, check, look at and print sets of cards, and count what clues for them are about.")
    deck.command("make")(make_command)
    deck.command("check")(check_command)
    deck.command("sheet")(sheet_command)
    deck.command("print")(print_command)
    deck.command("themes")(themes_command)
    app.add_typer(deck, name="deck")


def check_command(
    paths: SetPaths,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Check sets: files, hashes, sizes, texts in every language, cards that look alike; what several have in common.

    \b
    Examples:
      moonhare deck check sets/harbour --json
      moonhare deck check sets/harbour small-hours
    """
    from moonhare.decks.checking import check  # brings Pillow
    from moonhare.decks.comparing import common

    reports: dict[Path, SetReport] = {}
    unreadable: dict[Path, DeckError] = {}
    for path in paths:
        try:
            with bar(f"Looking at the pictures of {path.name}") as progress:
                reports[path] = check(_folder(path), progress)
        except DeckError as error:
            unreadable[path] = error
    shared: tuple[Common, ...] = ()
    if len(reports) > 1:
        with bar("Comparing the sets") as progress:
            shared = common([_folder(path) for path in reports], progress)
    if json:
        if reports:
            one = next(iter(reports.values()))
            print_json(one if len(paths) == 1 else {"sets": tuple(reports.values()), "common": shared})
    else:
        # Where there is nothing but one reason for each, the refusal says them all.
        told = paths if reports or any(error.more for error in unreadable.values()) else []
        for path in told:
            if len(paths) > 1:
                head(str(path))
            if path in reports:
                show(reports[path])
            else:
                show_unreadable(unreadable[path])
        for between in shared:
            head(" beside ".join(between.sets))
            show_common(between)
    if unreadable:
        raise _unreadable(unreadable)
    good = all(report.ok for report in reports.values()) and all(between.ok for between in shared)
    raise typer.Exit(0 if good else 1)


def sheet_command(
    path: SetPath,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE", help=_SHEET)],
    columns: Annotated[int, typer.Option(metavar="N", min=1, max=100, help="Cards in a row.")] = 12,
) -> None:
    """Put all cards of a set on one picture.

    \b
    Examples:
      moonhare deck sheet sets/harbour -o harbour.webp
    """
    from moonhare.decks.sheet import contact_sheet  # brings Pillow

    kind = PIPED if output == "-" else SHEET_FORMATS.get(Path(output).suffix.lower())
    if kind is None:
        message = f"{output} must end in .webp, .png or .jpg, or be - for standard output."
        raise Refusal("file-unwritable", message, file=output)
    _find_place(output)
    drawn = io.BytesIO()
    try:
        with bar("Laying out the cards") as progress:
            sheet = contact_sheet(_folder(path), progress, columns=columns)
        sheet.save(drawn, kind, quality=SHEET_QUALITY)
    except DeckError as error:
        raise _unreadable({path: error}) from None
    except (OSError, ValueError) as error:
        # A picture that is too large for its format.
        message = f"{output} cannot be written: {error}; more or fewer --columns may fit, or a .png"
        raise Refusal("file-unwritable", f"{message}.", file=output) from None
    write_output(output, drawn.getvalue())
    beside(output).write(f"{output}: {sheet.width}x{sheet.height}\n")


def print_command(
    *,
    path: SetPath,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE", help=_PRINT)],
    paper: Annotated[str, typer.Option("--paper", metavar="PAPER", help="a4 or letter.")] = "a4",
    width: Annotated[float, typer.Option("--width", metavar="MM", help=_WIDTH)] = 80,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help=_BACKS)] = True,
    json: Annotated[bool, typer.Option("--json", help="Say what the file holds as JSON.")] = False,
) -> None:
    """Lay all cards of a set on sheets of paper, to print and cut out: a PDF with marks, and backs behind.

    Print it at actual size (100 %), on both sides, flipped on the long edge.

    \b
    Examples:
      moonhare deck print sets/harbour -o harbour.pdf
      moonhare deck print small-hours -o small-hours.pdf --paper letter --width 59
      moonhare deck print sets/harbour -o fronts.pdf --no-backs --json
    """
    from moonhare.decks.checking import cards_in_words  # brings Pillow
    from moonhare.decks.printing import lay, print_set

    if output != "-" and Path(output).suffix.lower() != ".pdf":
        message = f"{output} must end in .pdf, or be - for standard output."
        raise Refusal("file-unwritable", message, file=output)
    name = next((one for one in PAPERS if one == paper.lower()), None)
    if name is None:
        raise Refusal("usage", f"--paper is {' or '.join(PAPERS)}, not {paper!r}.")
    try:
        sheets = lay(name, width)
    except ValueError as error:
        raise Refusal("usage", f"--width {width:g}: {error}.") from None
    _find_place(output)
    written = io.BytesIO()
    try:
        with bar("Laying out the cards") as progress:
            printed = print_set(_folder(path), written, sheets, progress, backs=backs)
    except DeckError as error:
        raise _unreadable({path: error}) from None
    write_output(output, written.getvalue())
    if json:
        print_json({"file": output, "paper": name, "printed": printed}, beside(output))
        return
    say = beside(output).write
    (wide, high), called = printed.card, PAPERS[name]
    size = f"{cards_in_words(printed.cards)} of {wide:g} x {high:g} mm, {printed.a_sheet} on a sheet"
    sheets_of = f"1 sheet of {called}" if printed.sheets == 1 else f"{printed.sheets} sheets of {called}"
    say(f"{output}: {size}, {sheets_of}\n")
    if printed.coarse:
        say(f"not sharp at this size (a narrower --width helps, or larger pictures): {named(printed.coarse)}\n")
    say(f"print it at actual size (100 %){', on both sides, flipped on the long edge' if backs else ''}\n")


def themes_command(
    path: SetPath,
    json: Annotated[bool, typer.Option("--json", help="Say what was counted as JSON.")] = False,
) -> None:
    """Count what the clues in a set's clues.json are about, in all languages together, and write it into that file.

    Computer players understand by it in every language what people said in one. Run it when clues have come or gone.

    \b
    Examples:
      moonhare deck themes sets/harbour
      moonhare deck themes harbour --json
    """
    from moonhare.decks.checking import cards_in_words  # brings Pillow
    from moonhare.decks.theming import count_themes  # brings the table of concepts

    try:
        counted = count_themes(_folder(path))
    except DeckError as error:
        raise _unreadable({path: error}) from None
    except OSError as error:
        message = f"{error.filename or path} cannot be read or written: {error.strerror}."
        raise Refusal("file-unwritable", message, file=str(error.filename or path)) from None
    if json:
        print_json(counted)
        return
    say = sys.stdout.write
    clues = "1 clue" if counted.clues == 1 else f"{counted.clues} clues"
    themes = "1 theme" if counted.themes == 1 else f"{counted.themes} themes"
    among = f" ({', '.join(counted.languages)})" if counted.languages else ""
    say(f"{counted.id}: {clues}{among} for {cards_in_words(counted.cards)}, {themes}\n")
    if counted.changed:
        say(f"other themes than before: {named(counted.changed)}\n")
    if counted.left:
        say(f"without a clue, so their themes stay: {named(counted.left)}\n")
    if counted.strange:
        say(f"not in the set: {named(counted.strange, None)}\n")
    say(f"{counted.file}: {'written' if counted.written else 'as before'}\n")


def _find_place(output: str) -> None:
    """Refuse a file for which there is no folder before anybody waits for what is to stand in it."""
    if output != "-" and not Path(output).absolute().parent.is_dir():
        message = f"{output} cannot be written: there is no folder {Path(output).parent}."
        raise Refusal("file-unwritable", message, file=output)


def _folder(path: Path) -> Path:
    """The folder that is meant, or of the set of this id, the game's or a host's; raises `DeckError` for neither."""
    if path.exists() or len(path.parts) != 1:
        return path
    bundled = {folder.name: folder for folder in bundled_folders()}
    found = bundled.get(path.name) or own_set(path.name)
    if found is None:
        among = ", ".join(bundled)
        raise DeckError("no-folder", f"{path} is no folder, and no set that comes with the game ({among})")
    return found


def _unreadable(found: "Mapping[Path, DeckError]") -> Refusal:
    """Refuse what cannot be read as sets, by their paths; `problem` and `where` are those of the first."""
    sentences = []
    for path, error in found.items():
        more = f", and {len(error.more)} more" if error.more else ""
        named = "" if str(path) in str(error) else f"{path}: "
        sentences.append(f"{named}{error}{more}")
    path, error = next(iter(found.items()))
    return Refusal(
        "set-unreadable",
        f"{'; '.join(sentences)}.",
        problem=error.code,
        where=error.where,
        path=str(path),
        problems=tuple(str(one) for error in found.values() for one in (error, *error.more)),
    )
