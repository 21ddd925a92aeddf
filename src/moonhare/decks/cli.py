"""The commands `moonhare deck …`: check a set of cards, see it on one sheet.

Owns how reports are shown and what the exit status says: 0 all is well, 1 problems were found, 2 wrong usage
or a set that cannot be read. Imported only when one of its commands is called: Typer, Rich and Pillow take
their time.
"""

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import msgspec
import typer

from moonhare.decks.errors import DeckError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moonhare.decks.checking import Progress, Report

SHEET_QUALITY: Final = 85

app = typer.Typer(help="Check and look at sets of cards.", no_args_is_help=True)

SetPath = Annotated[Path, typer.Argument(metavar="PATH", help="The set's folder: the one with set.json in it.")]


@app.command("check")
def check_command(
    path: SetPath,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Check a set: files, hashes, sizes, texts in every language, cards that look alike."""
    from moonhare.decks.checking import check  # noqa: PLC0415 - brings Pillow

    try:
        with progress_bar("Looking at the pictures") as progress:
            report = check(path, progress)
    except DeckError as error:
        _refuse(error)
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        _show(report)
    raise typer.Exit(0 if report.ok else 1)


@app.command("sheet")
def sheet_command(
    path: SetPath,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Picture to write.")],
    columns: Annotated[int, typer.Option(min=1, max=100, help="Cards in a row.")] = 12,
) -> None:
    """Put all cards of a set on one picture."""
    from moonhare.decks.sheet import contact_sheet  # noqa: PLC0415 - brings Pillow

    if output.suffix.lower() not in (".webp", ".png", ".jpg", ".jpeg"):
        _refuse(f"{output} must end in .webp, .png or .jpg")
    try:
        with progress_bar("Laying out the cards") as progress:
            sheet = contact_sheet(path, progress, columns=columns)
        if output.suffix.lower() == ".png":
            sheet.save(output)
        else:
            sheet.save(output, quality=SHEET_QUALITY)
    except DeckError as error:
        _refuse(error)
    except (OSError, ValueError) as error:
        _refuse(f"{output} cannot be written: {getattr(error, 'strerror', None) or error}")
    sys.stdout.write(f"{output}: {sheet.width}x{sheet.height}\n")


def _show(report: "Report") -> None:
    from rich.console import Console  # noqa: PLC0415 - slow to import
    from rich.text import Text  # noqa: PLC0415

    console = Console(highlight=False)
    for colour, word, findings in (
        ("red", "problem", report.problems),
        ("yellow", "warning", report.warnings),
    ):
        for finding in findings:
            line = Text.assemble((word, colour), f"  {finding.message}  ", (f"[{finding.code}]", "dim"))
            console.print(line, soft_wrap=True)
    verdict = Text("good", "green") if report.ok else Text(f"{len(report.problems)} to mend", "red")
    summary = f"{report.id}: {report.cards} cards, {report.bytes / 1e6:.1f} MB, "
    console.print(Text(summary) + verdict, soft_wrap=True)


@contextmanager
def progress_bar(title: str) -> "Iterator[Progress | None]":
    """Show a bar on standard error where a person watches it; in a pipe there is none."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415 - slow to import
    from rich.progress import Progress as Bar  # noqa: PLC0415

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _refuse(reason: DeckError | str) -> NoReturn:
    sys.stderr.write(f"moonhare deck: {reason}\n")
    raise typer.Exit(2)
