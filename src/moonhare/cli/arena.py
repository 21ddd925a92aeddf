"""The command `arena`: computer players against each other, measured."""

import os
import signal
import sys
import threading
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from moonhare.cli.extras import how_to_add
from moonhare.cli.games import house_rules, usual_players
from moonhare.cli.saying import bar, print_json, print_table, write_output
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager

    from moonhare.arena.contest import Contest
    from moonhare.arena.crew import Crew
    from moonhare.arena.pairing import Setup
    from moonhare.arena.progress import Progress
    from moonhare.arena.reporting import ArenaReport, Pace
    from moonhare.rules.editions import Edition

EXTRA: Final = {"openskill": "arena", "pygal": "arena", "distributed": "cluster"}
"""Packages that the arena alone needs, and the extra that brings them."""

HEARD_WITHIN: Final = 5.0
"""Seconds in which a run that was told to end does so by itself; then it is told again."""


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena", short_help="Let computer players meet, and measure them.")(arena_command)


def arena_command(
    *,
    more: Annotated[
        list[str] | None, typer.Argument(metavar="[PLAYER]...", help="More of them.", show_default=False)
    ] = None,
    players: Annotated[
        list[str],
        typer.Option("--players", metavar="PLAYER", help="Who plays: names, HINTS+REST of two, or MODULE:CLASS."),
    ],
    edition: Annotated[str, typer.Option("--edition", metavar="EDITION", help="Which edition; see `editions`.")] = (
        "standard"
    ),
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats", metavar="N", help="How many sit at a table.", show_default="4, or the edition's fewest"
        ),
    ] = None,
    sets: Annotated[
        list[str] | None,
        typer.Option("--sets", metavar="SET", help="A set of cards, by id or folder; may be given many times."),
    ] = None,
    language: Annotated[str, typer.Option("--language", metavar="LANGUAGE", help="Of the clues.")] = "en",
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=1, max=1_000_000, help="How many games, best a multiple of the seats."
        ),
    ] = 240,
    evening: Annotated[
        int, typer.Option("--evening", metavar="N", min=1, max=100, help="Games a table plays in a row, remembered.")
    ] = 1,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="W", min=1, max=1000, help="Processes.", show_default="as many as cores"),
    ] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler, whose workers play instead.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same result.")] = 0,
    overrides: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A house rule; may be given many times.")
    ] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="DIR", help="Keep games and report here; go on if begun.")
    ] = None,
    replays: Annotated[bool, typer.Option("--replays/--no-replays", help="Keep every move.")] = True,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let computer players meet at mixed tables, the same deals from every seat, and measure them in every role.

    \b
    Examples:
      moonhare arena --players simple thing phrase mood --games 600 --seats 6
      moonhare arena --players thing+simple simple --edition odyssey -o arena/
      moonhare arena --players simple mine:Player --language it --json
    """
    for package in ("openskill", "pygal", *(() if cluster is None else ("distributed",))):
        _needed(package)
    if output == "":
        raise Refusal("usage", "--output was given no name: a folder was expected.")

    from moonhare.arena.crew import cluster_crew, own_crew
    from moonhare.arena.pairing import Setup
    from moonhare.cli.knowing import look_here, set_digests

    look_here()
    chosen = _edition(edition, language)
    digests = set_digests(tuple(sets or ()))
    setup = Setup(
        players=_names([*players, *(more or [])]),
        edition=chosen.id,
        seats=usual_players(chosen) if seats is None else seats,
        overrides=_overrides(overrides or []),
        # By name, since what is usual changes.
        sets=tuple(sets or digests),
        language=language,
        seed=seed,
        evening=evening,
        replays=replays,
    )
    folder = None if output is None else Path(output)
    hired = own_crew(workers or os.cpu_count() or 1) if cluster is None else cluster_crew(cluster)
    played = _played(setup, games, hired, folder, digests)
    found, took = _rated(setup, played)
    if folder is not None:
        _keep(folder, found, took)
    if json:
        print_json(found)
    else:
        _show(found, took)
        if folder is not None:
            sys.stdout.write(f"{folder / 'report.html'}: this report with plots\n")


def _edition(name: str, language: str) -> "Edition":
    """The edition to be played. Raises `Refusal` where there is none, or no such language of its clues."""
    from moonhare.locales import LANGUAGES
    from moonhare.rules import editions

    chosen = editions.edition(name)
    if language not in LANGUAGES:
        sentence = f"There is no language {language!r}: one of {', '.join(LANGUAGES)}."
        raise Refusal("language-unknown", sentence, language=language)
    return chosen


def _played(
    setup: "Setup",
    games: int,
    hired: "AbstractContextManager[Crew]",
    folder: Path | None,
    digests: "Mapping[str, str]",
) -> "Contest":
    """Have the games played that are not there already, and say how many those were."""
    from moonhare.arena.contest import contest
    from moonhare.cli.knowing import provide

    # Standard output is the report's: what a player prints is told beside it.
    with _ended_in_order() as heeding, redirect_stdout(sys.stderr), hired as crew, bar("Playing") as told:
        progress = heeding(told)
        played = contest(setup, games, provide=provide, crew=crew, folder=folder, progress=progress, sets=digests)
    if played.kept:
        many = len(played.records) * setup.evening
        new = many - played.kept
        rest = f"{new} more {'was' if new == 1 else 'were'}" if new else "none was"
        sys.stderr.write(f"{played.kept} of {many} games were there already, {rest} played.\n")
    return played


def _rated(setup: "Setup", played: "Contest") -> "tuple[ArenaReport, Sequence[Pace]]":
    from moonhare.arena.reporting import paces, report

    with _ended_in_order() as heeding, bar("Rating") as told:
        return report(setup, played, heeding(told)), paces(played.latency)


def _keep(folder: Path, found: "ArenaReport", took: "Sequence[Pace]") -> None:
    from moonhare.arena.page import page

    write_output(str(folder / "report.json"), msgspec.json.encode(found) + b"\n")
    write_output(str(folder / "report.html"), page(found, took).encode())


@contextmanager
def _ended_in_order() -> "Iterator[Callable[[Progress], Progress]]":
    """Take being told to end (SIGTERM, Ctrl+C) once the next piece of work is done, so that nothing is left behind.

    Gives what has a bar's progress listen for that. Told twice, or when no piece is done in time, it ends at once.
    """
    told: list[threading.Timer] = []

    def interrupt(number: int, frame: object) -> None:
        # What is raised here can fall into a callback and be lost: so it is raised between two pieces, or once more.
        again = threading.Timer(HEARD_WITHIN, os.kill, (os.getpid(), number))
        again.daemon = True
        told.append(again)
        again.start()
        if len(told) > 1:
            raise KeyboardInterrupt

    def heeding(progress: "Progress") -> "Progress":
        def heed(done: int, of: int) -> None:
            if told:
                raise KeyboardInterrupt
            progress(done, of)

        return heed

    before = {number: signal.signal(number, interrupt) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield heeding
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for timer in told:
            timer.cancel()


def _needed(package: str) -> None:
    if find_spec(package) is None:
        extra = EXTRA[package]
        sentence = f"This needs {package}, which is not installed; `{how_to_add(extra)}` adds it."
        raise Refusal("extra-missing", sentence, package=package, extra=extra)


def _overrides(given: list[str]) -> dict[str, object]:
    try:
        return house_rules(given)
    except Refusal as error:
        if error.code != "setting-malformed":
            raise
        # The two options are but a letter apart.
        raise Refusal(error.code, f"{error.message} A set of cards is named by --sets.", **error.arguments) from None


def _names(given: "Sequence[str]") -> tuple[str, ...]:
    names = [name for words in given for name in words.replace(",", " ").split()]
    if not names:
        raise Refusal("usage", "A player was expected.")
    if twice := next((name for at, name in enumerate(names) if name in names[:at]), None):
        sentence = f"{twice} is named twice; each player sits at the tables as often as there is room."
        raise Refusal("player-twice", sentence, player=twice)
    return tuple(names)


def _show(found: "ArenaReport", took: "Sequence[Pace]") -> None:
    from moonhare.arena.telling import caveats, extent, tables

    setup = found.setup
    sys.stdout.write(
        f"{setup.edition}, {setup.seats} seats, {setup.language}, seed {setup.seed}: "
        f"{extent(found)}, {found.rounds} rounds\n"
    )
    sys.stdout.writelines(f"{sentence}\n" for sentence in caveats(found))
    if found.deals > 1:
        sys.stdout.write("In brackets, intervals of 95 %: what other deals could have made of it.\n")
    for table in tables(found, took):
        print_table(table.title, table.columns, table.rows, in_parts=True)
