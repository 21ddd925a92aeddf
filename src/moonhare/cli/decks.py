"""The commands for sets of cards: `deck check` looks a set over, `deck sheet` shows it on one picture."""

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from moonhare.cli.saying import bar, print_json, write_output
from moonhare.decks import DeckError
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.decks.checking import Report

SHEET_FORMATS: Final = {".webp": "WEBP", ".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG"}
SHEET_QUALITY: Final = 85

SetPath = Annotated[Path, typer.Argument(metavar="PATH", help="The set's folder: the one with set.json in it.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    deck = typer.Typer(help="Check and look at sets of cards.")
    deck.command("check")(check_command)
    deck.command("sheet")(sheet_command)
    app.add_typer(deck, name="deck")


def check_command(
    path: SetPath,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Check a set: files, hashes, sizes, texts in every language, cards that look alike.

    \b
    Examples:
      moonhare deck check sets/harbour --json
    """
    from moonhare.decks.checking import check  # noqa: PLC0415 - brings Pillow

    try:
        with bar("Looking at the pictures") as progress:
            report = check(path, progress)
    except DeckError as error:
        raise _unreadable(error) from None
    if json:
        print_json(report)
    else:
        _show(report)
    raise typer.Exit(0 if report.ok else 1)


def sheet_command(
    path: SetPath,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE", help="Picture to write.")],
    columns: Annotated[int, typer.Option(min=1, max=100, help="Cards in a row.")] = 12,
) -> None:
    """Put all cards of a set on one picture.

    \b
    Examples:
      moonhare deck sheet sets/harbour -o harbour.webp
    """
    from moonhare.decks.sheet import contact_sheet  # noqa: PLC0415 - brings Pillow

    kind = SHEET_FORMATS.get(Path(output).suffix.lower())
    if kind is None:
        raise Refusal("file-unwritable", f"{output} must end in .webp, .png or .jpg.", file=output)
    drawn = io.BytesIO()
    try:
        with bar("Laying out the cards") as progress:
            sheet = contact_sheet(path, progress, columns=columns)
        sheet.save(drawn, kind, quality=SHEET_QUALITY)
    except DeckError as error:
        raise _unreadable(error) from None
    except (OSError, ValueError) as error:
        # A picture that is too large for its format.
        raise Refusal("file-unwritable", f"{output} cannot be written: {error}.", file=output) from None
    write_output(output, drawn.getvalue())
    sys.stdout.write(f"{output}: {sheet.width}x{sheet.height}\n")


def _unreadable(error: DeckError) -> Refusal:
    return Refusal("set-unreadable", f"{error}.", problem=error.code, where=error.where)


def _show(report: "Report") -> None:
    from rich.console import Console  # noqa: PLC0415 - slow to import
    from rich.text import Text  # noqa: PLC0415

    console = Console(highlight=False)
    for colour, word, findings in (("red", "problem", report.problems), ("yellow", "warning", report.warnings)):
        for finding in findings:
            line = Text.assemble((word, colour), f"  {finding.message}  ", (f"[{finding.code}]", "dim"))
            console.print(line, soft_wrap=True)
    verdict = Text("good", "green") if report.ok else Text(f"{len(report.problems)} to mend", "red")
    summary = f"{report.id}: {report.cards} cards, {report.bytes / 1e6:.1f} MB, "
    console.print(Text(summary) + verdict, soft_wrap=True)
