"""The commands for pictures: `deck` checks and shows sets of cards."""

import typer

from moonhare.decks import cli as decks


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    # Without a command it is refused on one line like everything else.
    app.add_typer(decks.app, name="deck", no_args_is_help=False)
