"""Commands of several words, `deck check`: what the first word alone says."""

import typer

from moonhare.rules.errors import Refusal


def group(about: str) -> typer.Typer:
    """Make a command that has commands; `about`: what its help says."""
    made = typer.Typer(help=about)
    made.callback(invoke_without_command=True)(_missing)
    return made


def _missing(context: typer.Context) -> None:
    # The parser's own way is to refuse with the whole help, or without a word of what there is.
    if context.invoked_subcommand is None:
        asked = context.command_path
        words = ", ".join(context.command.list_commands(context))  # type: ignore[attr-defined]  # it is a group
        raise Refusal("usage", f"Missing command after {asked!r}: {words} (`{asked} --help` tells more).")
