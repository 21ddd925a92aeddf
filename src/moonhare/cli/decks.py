"""The commands for sets of cards: `deck make` makes one, `deck check` looks it over, `deck sheet` shows it."""

import io
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.findings import show, show_common
from moonhare.cli.groups import group
from moonhare.cli.making import make_command
from moonhare.cli.saying import bar, beside, print_json, write_output
from moonhare.decks import DeckError
from moonhare.decks.loading import bundled_folders
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.decks.checking import Report
    from moonhare.decks.comparing import Common

SHEET_FORMATS: Final = {".webp": "WEBP", ".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG"}
SHEET_QUALITY: Final = 85
PIPED: Final = "WEBP"
"""The format of a sheet that goes to standard output, which has no name to tell it."""

_SHEET: Final = "Picture to write; - is standard output, as WebP."
_HELP: Final = "The set's folder, the one with set.json in it; or the id of a set that comes with the game."
SetPath = Annotated[Path, typer.Argument(metavar="PATH", help=_HELP)]
SetPaths = Annotated[list[Path], typer.Argument(metavar="PATH...", help=f"{_HELP} Several are compared, too.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    deck = group("Make, check and look at sets of cards.")
    deck.command("make")(make_command)
    deck.command("check")(check_command)
    deck.command("sheet")(sheet_command)
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
    from moonhare.decks.checking import check  # noqa: PLC0415 - brings Pillow
    from moonhare.decks.comparing import common  # noqa: PLC0415

    folders = [_folder(path) for path in paths]
    reports: list[Report] = []
    shared: tuple[Common, ...] = ()
    try:
        for folder in folders:
            with bar("Looking at the pictures") as progress:
                reports.append(check(folder, progress))
        if len(folders) > 1:
            with bar("Comparing the sets") as progress:
                shared = common(folders, progress)
    except DeckError as error:
        raise _unreadable(error) from None
    if json:
        print_json(reports[0] if len(reports) == 1 else {"sets": reports, "common": shared})
    else:
        for report in reports:
            show(report)
        for between in shared:
            show_common(between)
    good = all(report.ok for report in reports) and all(between.ok for between in shared)
    raise typer.Exit(0 if good else 1)


def sheet_command(
    path: SetPath,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE", help=_SHEET)],
    columns: Annotated[int, typer.Option(min=1, max=100, help="Cards in a row.")] = 12,
) -> None:
    """Put all cards of a set on one picture.

    \b
    Examples:
      moonhare deck sheet sets/harbour -o harbour.webp
    """
    from moonhare.decks.sheet import contact_sheet  # noqa: PLC0415 - brings Pillow

    kind = PIPED if output == "-" else SHEET_FORMATS.get(Path(output).suffix.lower())
    if kind is None:
        message = f"{output} must end in .webp, .png or .jpg, or be - for standard output."
        raise Refusal("file-unwritable", message, file=output)
    drawn = io.BytesIO()
    try:
        with bar("Laying out the cards") as progress:
            sheet = contact_sheet(_folder(path), progress, columns=columns)
        sheet.save(drawn, kind, quality=SHEET_QUALITY)
    except DeckError as error:
        raise _unreadable(error) from None
    except (OSError, ValueError) as error:
        # A picture that is too large for its format.
        raise Refusal("file-unwritable", f"{output} cannot be written: {error}.", file=output) from None
    write_output(output, drawn.getvalue())
    beside(output).write(f"{output}: {sheet.width}x{sheet.height}\n")


def _folder(path: Path) -> Path:
    """The folder that is meant, or of the set of the game by this name; raises `Refusal` where there is neither."""
    if path.exists() or len(path.parts) != 1:
        return path
    bundled = {folder.name: folder for folder in bundled_folders()}
    if path.name not in bundled:
        message = f"{path} is no folder, and no set that comes with the game ({', '.join(bundled)})"
        raise _unreadable(DeckError("no-folder", message))
    return bundled[path.name]


def _unreadable(error: DeckError) -> Refusal:
    return Refusal("set-unreadable", f"{error}.", problem=error.code, where=error.where)
