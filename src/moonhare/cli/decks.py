"""The commands for sets of cards: `deck make` makes one, `deck check` looks it over, `deck sheet` shows it."""

import io
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.findings import head, show, show_common, show_unreadable
from moonhare.cli.groups import group
from moonhare.cli.making import make_command
from moonhare.cli.saying import bar, beside, print_json, write_output
from moonhare.cli.shelves import own_set
from moonhare.decks import DeckError
from moonhare.decks.loading import bundled_folders
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moonhare.decks.checking import Report
    from moonhare.decks.comparing import Common

SHEET_FORMATS: Final = {".webp": "WEBP", ".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG"}
SHEET_QUALITY: Final = 85
PIPED: Final = "WEBP"
"""The format of a sheet that goes to standard output, which has no name to tell it."""

_SHEET: Final = "Picture to write; - is standard output, as WebP."
_HELP: Final = "The set's folder, the one with set.json in it; or the id of one of the game's or of the data folder's."
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

    reports: dict[Path, Report] = {}
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
        raise _unreadable({path: error}) from None
    except (OSError, ValueError) as error:
        # A picture that is too large for its format.
        message = f"{output} cannot be written: {error}; more or fewer --columns may fit, or a .png"
        raise Refusal("file-unwritable", f"{message}.", file=output) from None
    write_output(output, drawn.getvalue())
    beside(output).write(f"{output}: {sheet.width}x{sheet.height}\n")


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
