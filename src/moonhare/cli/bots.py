"""The command `bot run`: has a player of one's own sit at a table somewhere else."""

import sys
from typing import Annotated

import typer

from moonhare.cli.groups import group
from moonhare.cli.options import Language, Sets
from moonhare.rules.errors import Refusal


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    bot = group("Have a player of one's own sit at somebody's table.")
    bot.command("run")(run_command)
    app.add_typer(bot, name="bot")


def run_command(
    player: Annotated[
        str, typer.Argument(metavar="PLAYER", help="Who plays: MODULE:CLASS, a name, or HINTS+REST of two.")
    ],
    table: Annotated[
        str | None, typer.Option("--table", metavar="URL", help="The link that the table's host made for it.")
    ] = None,
    *,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What it is called there.")] = "Bot",
    language: Language = "en",
    sets: Sets = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="FILE", help="Keeps the seat: started again with it, the player is back there."),
    ] = None,
) -> None:
    """Sit down at a table by its host's link, and play there until the table ends or one is sent away.

    PLAYER is made as CLASS(knowledge, seed). Whatever fails is one line on standard error; a lost connection is made
    again. A table that has not been reached once within half a minute is given up. The link seats one, once: who may be
    started again keeps the seat in a file.

    \b
    Examples:
      moonhare bot run mine:Player --table 'http://192.168.1.7:8463/t/LUMO-4821#bot=...' --name Ada
      moonhare bot run mine:Player --table 'http://192.168.1.7:8463/t/LUMO-4821#bot=...' --seat ada.seat
      moonhare bot run sharp --table 'https://play.example/t/LUMO-4821#bot=...' --language it --sets sets/harbour
    """
    import asyncio
    import secrets
    from pathlib import Path

    from moonhare.cli.connecting import play, read_link
    from moonhare.cli.knowing import look_here, provide
    from moonhare.cli.learning import learn
    from moonhare.cli.seats import SeatFile
    from moonhare.locales import LANGUAGES
    from moonhare.players.roster import maker
    from moonhare.rules.values import allowed
    from moonhare.server.messages import LONGEST_NAME, Name

    look_here()
    link = None if table is None else read_link(table)
    if link is None and seat is None:
        raise Refusal("link-missing", "--table was expected: the link that the table's host made.")
    if seat is not None and not Path(seat).name:
        raise Refusal("seat-unwritable", "--seat was given no name: a file was expected.", file=seat)
    if language not in LANGUAGES:
        raise Refusal("language-unknown", f"There is no language {language!r}: one of {', '.join(LANGUAGES)}.")
    name.encode()  # what is no text at all is refused as such
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("name-malformed", f"--name cannot be {name!r}, only {allowed(Name)}.", name=name)
    file = None if seat is None else SeatFile(Path(seat))
    kept = None if file is None else file.read()
    at = link.table if link is not None else kept.table if kept is not None else ""
    make = maker(player)
    knowledge = asyncio.run(learn(at, provide(tuple(sets or ()), language).knowledge))
    seed = secrets.randbits(32)
    found, simple = make(knowledge, seed), maker("simple")(knowledge, seed)
    known = knowledge.concepts
    playing = play(found, link, name, say=_say, known=known, stand_in=simple, language=language, seat=file)
    sys.stdout.write(f"{asyncio.run(playing)}\n")


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
