"""The commands for pictures: `paint` paints the bundled cards anew, `deck` checks and shows sets."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from moonhare.decks import cli as decks
from moonhare.rules.errors import Refusal


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("paint", short_help="Paint the bundled cards anew.")(paint_command)
    # Without a command it is refused on one line like everything else.
    app.add_typer(decks.app, name="deck", no_args_is_help=False)


def paint_command(
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="[CARD]...", help="Ids of cards.", show_default="all cards")
    ] = None,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder for the pictures.")] = Path("painted"),
    names: Annotated[bool, typer.Option("--list", help="Only list the ids of the cards.")] = False,
) -> None:
    """Paint cards of the bundled set: CARD.webp (800x1200) and CARD-small.webp (400x600), the same each time.

    Needs the `painting` extra; playing does not. docs/painting.md tells how a card is painted.

    \b
    Examples:
      moonhare paint --list
      moonhare paint tide-times --out /tmp/cards
    """
    try:
        from moonhare import painting  # noqa: PLC0415 - needs an extra

        known = painting.card_ids()
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
    for card in cards or known:
        try:
            # Before the first card is painted: that takes a while.
            out.mkdir(parents=True, exist_ok=True)
            done = painting.export(card, out)
        except OSError as error:
            raise Refusal("file-unwritable", f"{out} cannot be written: {error.strerror or error}.") from None
        sys.stdout.write(f"{done.large}  {done.small}  {done.seconds:.1f} s\n")
        sys.stdout.flush()
