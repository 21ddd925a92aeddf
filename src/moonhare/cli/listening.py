"""The command `listen`: measures how well a computer player understands people's clues."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from moonhare.cli.saying import print_json, print_table, read_input
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.arena.listening import Report


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("listen", short_help="Measure how well a player understands clues.")(listen_command)


def listen_command(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Clues with their cards, a JSON object a line; - is standard input.")
    ],
    player: Annotated[
        str, typer.Option("--player", metavar="NAME", help="concepts, the usual one, or taste, which hears nothing.")
    ] = "concepts",
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="Every line's ranking too.")] = False,
) -> None:
    """Measure how often a player finds the card that a person meant, among five others.

    A line: {"lang": "en", "clue": "...", "card": ID, "random": [5 IDs], "hard": [5 IDs], "kind": "saying"}. IDs with or
    without their set; "random", "hard" and "kind" may be left out. Chance finds one of six.

    \b
    Examples:
      moonhare listen clues.jsonl
      moonhare listen clues.jsonl --player taste --json
    """
    from moonhare.arena.listening import listen, read_lines  # noqa: PLC0415
    from moonhare.decks import cards_by_id, default_sets  # noqa: PLC0415
    from moonhare.players import LISTENERS  # noqa: PLC0415

    if player not in LISTENERS:
        raise Refusal("player-unknown", f"There is no player {player!r}: {' or '.join(LISTENERS)}.", player=player)
    cards = {name: card.concepts for name, card in cards_by_id(default_sets()).items()}
    report = listen(LISTENERS[player](cards), read_lines(read_input(file)), cards, player=player, keep=lines)
    if json:
        print_json(report)
    else:
        _show(report)


def _show(report: "Report") -> None:
    sys.stdout.write(f"{report.player}: {report.lines} lines, {report.unknown} with cards that no set has\n")
    rows = [
        (
            share.lang or "all",
            share.decoys,
            share.kind or "",
            share.lines,
            _with(share.top1, share.top1_interval),
            _with(share.mrr, share.mrr_interval),
        )
        for share in report.shares
    ]
    print_table("", ("language", "decoys", "kind", "lines", "found", "mean reciprocal rank"), rows)
    for one in report.heard:
        ranking = ", ".join(f"{card.split(':')[-1]} {fit:.2f}" for card, fit in one.ranking)
        sys.stdout.write(f"{one.line} {one.decoys} {one.top1:.2f} {one.clue!r}: {ranking}\n")


def _with(mean: float, interval: tuple[float, float]) -> str:
    return f"{mean:.2f} ({interval[0]:.2f} to {interval[1]:.2f})"
