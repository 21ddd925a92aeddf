"""The commands for pictures: `paint` paints the bundled cards anew, `deck` checks and shows sets."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moonhare.decks import cli as decks
from moonhare.decks.errors import DeckError
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.painting import Painted


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("paint", short_help="Paint the bundled cards anew.")(paint_command)
    # Without a command it is refused on one line like everything else.
    app.add_typer(decks.app, name="deck", no_args_is_help=False)


def paint_command(
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="[CARD]...", help="Ids of cards.", show_default="all cards")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="DIR", help="A folder for loose pictures.", show_default="the bundled set, with its list"
        ),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", min=1, help="How many to paint at a time; each takes 0.8 GB.")
    ] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; compare with the bundled set, status 1 where they differ.")
    ] = False,
    names: Annotated[bool, typer.Option("--list", help="Only list the ids of the cards.")] = False,
) -> None:
    """Paint cards of the bundled set anew, 800x1200 and 400x600, the same each time, and note them in its set.json.

    Texts stay as they are. The ids `back` and `cover` are what a set has beside its cards. Needs the `painting`
    extra; playing does not. docs/painting.md tells how a card is painted.

    \b
    Examples:
      moonhare paint tide-times back
      moonhare paint --jobs 4
      moonhare paint tide-times --out /tmp/cards
      moonhare paint tide-times --check
      moonhare paint --list
    """
    try:
        from moonhare import painting  # noqa: PLC0415 - needs an extra

        known = (*painting.card_ids(), *painting.PARTS)
    except ImportError as error:
        raise Refusal(
            "painting-missing",
            f"Painting needs the painting extra: pip install 'moonhare[painting]' ({error}).",
        ) from None
    if names:
        sys.stdout.writelines(f"{card}\n" for card in known)
        return
    for card in cards or ():
        if card not in known:
            raise Refusal("card-unknown", f"There is no card {card!r}; `moonhare paint --list` lists them.", card=card)
    wanted = cards or list(known)
    if check and out is not None:
        raise Refusal("check-writes-nothing", "--check compares and writes nothing: leave --out away.")
    if out is not None:
        # Before anything is painted: that takes a while.
        _make_folder(out)
    use = _compare if check else _ship if out is None else partial(_export, out=out)
    unlike = 0
    with decks.progress_bar("Painting") as progress:
        if progress:
            progress(0, len(wanted))
        for done, finished in enumerate(painting.painted(wanted, jobs), start=1):
            try:
                told, well = use(finished)
            except OSError as error:
                where = error.filename if out is None else out
                code, what = ("file-unreadable", "read") if check else ("file-unwritable", "written")
                raise Refusal(code, f"{where} cannot be {what}: {error.strerror or error}.") from None
            except DeckError as error:
                raise Refusal("set-unreadable", f"The bundled set cannot be read: {error}.") from None
            unlike += not well
            sys.stdout.write(f"{told}  {finished.seconds:.1f} s\n")
            sys.stdout.flush()
            if progress:
                progress(done, len(wanted))
    if unlike:
        raise typer.Exit(1)


def _make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("file-unwritable", f"{out} cannot be written: {error.strerror or error}.") from None


def _ship(card: "Painted") -> tuple[str, bool]:
    from moonhare import painting  # noqa: PLC0415 - needs an extra

    shipped = painting.ship(card)
    return f"{card.card}  {'new' if shipped.changed else 'as before'}  {shipped.bytes / 1000:.0f} kB", True


def _compare(card: "Painted") -> tuple[str, bool]:
    """Say whether a card looks as it does in the set."""
    from moonhare import painting  # noqa: PLC0415 - needs an extra

    try:
        found = painting.compare(card)
    except KeyError:
        return f"{card.card}  not in the set yet", False
    if found.same:
        return f"{card.card}  the same bytes", True
    verdict = "alike" if found.alike else "different"
    return f"{card.card}  {verdict}: {found.difference:.3f}, at most {painting.BOUND}", found.alike


def _export(card: "Painted", out: Path) -> tuple[str, bool]:
    from moonhare import painting  # noqa: PLC0415 - needs an extra

    done = painting.export(card, out)
    return f"{done.large}  {done.small}", True
