"""The commands for whole games: `simulate` plays many, `replay` tells one from its log."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from moonhare.cli.referee import WORDS
from moonhare.cli.saying import bar, print_json, print_table, read_input, read_lines, write_output
from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from moonhare.arena import SimulationReport
    from moonhare.rules.editions import Edition
    from moonhare.rules.log import Header
    from moonhare.rules.state import Outcome

CLUES_LANGUAGE = "en"
"""Of simulated games: the command line is English."""


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("simulate", short_help="Play whole games with simple computer players and count.")(simulate_command)
    app.command("replay", short_help="Tell a game's story from its log.")(replay_command)


def simulate_command(
    *,
    edition: Annotated[str, typer.Option("--edition", metavar="EDITION", help="Which edition; see `editions`.")] = (
        "standard"
    ),
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "--seats", metavar="N", help="How many play.", show_default="4, or the edition's fewest"
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="G", min=1, max=1_000_000, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same result.")] = 0,
    overrides: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A house rule; may be given many times.")
    ] = None,
    deck_size: Annotated[
        int, typer.Option("--deck-size", metavar="CARDS", min=1, max=10_000, help="Cards in the game.")
    ] = 84,
    log: Annotated[
        str | None, typer.Option("--log", metavar="FILE", help="Write the first game's log; - is standard output.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Play whole games with simple computer players and count: rounds, points, wins, how often the card is found.

    \b
    Examples:
      moonhare simulate --edition classic --players 4 --games 100 --seed 1
      moonhare simulate --edition odyssey --players 8 --set votes=1 --set bonus_cap=none --json
      moonhare simulate --edition odyssey-party --players 6 --games 1 --log game.jsonl
    """
    from moonhare.arena import simulate
    from moonhare.locales import generic_clues
    from moonhare.players import PhraseBook
    from moonhare.rules import editions
    from moonhare.rules.log import write_log

    chosen = editions.edition(edition)
    if log == "-" and json:
        raise Refusal("usage", "The log and the report cannot both go to standard output.")
    with bar("Playing") as progress:
        report = simulate(
            chosen,
            players=usual_players(chosen) if players is None else players,
            games=games,
            seed=seed,
            clues=PhraseBook({}, generic_clues(CLUES_LANGUAGE)),
            overrides=house_rules(overrides or []),
            deck_size=deck_size,
            progress=progress,
            # As soon as it is there: whoever has named no place for it is told before the rest is played.
            keep_log=None if log is None else lambda events: write_output(log, write_log(events)),
        )
    if json:
        print_json(report)
    elif log != "-":
        _show(report)
        if log is not None:
            sys.stdout.write(f"The first game's log is in {log}.\n")


def usual_players(chosen: "Edition") -> int:
    """How many play an edition where nobody says it."""
    return 4 if 4 in chosen.players else chosen.players[0]  # noqa: PLR2004 - four make a table


def house_rules(texts: list[str]) -> dict[str, object]:
    """Read `NAME=VALUE`s. Raises `Refusal` for what is no setting, and for one given twice."""
    from moonhare.rules.settings import parse_setting

    found: dict[str, object] = {}
    for text in texts:
        name, value = parse_setting(text)
        if name in found:
            raise Refusal("setting-twice", f"The setting {name} is given twice.", setting=name)
        found[name] = value
    return found


def _show(report: "SimulationReport") -> None:
    games = "1 game" if report.games == 1 else f"{report.games} games"
    sys.stdout.write(f"{report.edition}, {report.players} players, {games}, seed {report.seed}\n")
    rows = [
        ("rounds a game", report.rounds.min, report.rounds.mean, report.rounds.max),
        ("points a seat", report.points.min, report.points.mean, report.points.max),
    ]
    print_table("", ("", "fewest", "mean", "most"), rows)
    seats = [
        (f"seat {seat}", points, f"{wins:.1%}")
        for seat, (points, wins) in enumerate(zip(report.points.by_seat, report.wins, strict=True))
    ]
    print_table("", ("", "mean points", "share of wins"), seats)
    if report.found is not None:
        found = report.found
        sys.stdout.write(
            f"The storyteller's card was found by all in {found.all:.1%} of the rounds, "
            f"by some in {found.some:.1%}, by none in {found.none:.1%}.\n"
        )


def replay_command(
    log: Annotated[str, typer.Argument(metavar="LOG", help="A game's log (JSON Lines); - is standard input.")],
    game: Annotated[
        int | None, typer.Option("--game", metavar="N", min=1, help="Which game of an arena's games.jsonl, from 1.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the rounds as JSON.")] = False,
) -> None:
    """Tell a game's story from its log, round by round, each move checked against the rules.

    Logs come from `moonhare export`, `moonhare simulate --log` and `moonhare arena --output`.

    \b
    Examples:
      moonhare replay game.jsonl
      moonhare export LUMO-4821 | moonhare replay -
      moonhare replay arena/games.jsonl --game 7
    """
    from moonhare.arena.journal import read_replay, refuse_games
    from moonhare.rules.ending import WHY, ended_by
    from moonhare.rules.events import RoundScored
    from moonhare.rules.log import read_log, replay_log
    from moonhare.rules.state import Over

    read = read_log(read_input(log, look=refuse_games)) if game is None else read_replay(read_lines(log), game)
    moments = replay_log(read)
    outcomes = [m.game.last for m in moments if isinstance(m.event, RoundScored) and m.game.last is not None]
    last = moments[-1].game
    winners, why = last.phase.winners if isinstance(last.phase, Over) else None, ended_by(last)
    if not json:
        _tell(read.header, outcomes)
        if why is None:
            sys.stdout.write(f"\nThe game has not ended: round {last.round}, {last.phase.name}.\n")
        else:
            won = _and([f"Seat {seat}" for seat in winners or ()])
            sys.stdout.write(f"\n{WHY[why]}\n{won} won with {max(last.scores)} points.\n")
        return
    print_json(
        {
            "edition": read.header.edition,
            "players": read.header.players,
            "settings": read.header.settings,
            "events": len(moments),
            "phase": last.phase.name,
            "points": last.scores,
            "winners": winners,
            "ended_by": why,
            "rounds": outcomes,
        }
    )


def _tell(header: "Header", outcomes: "list[Outcome]") -> None:
    out = sys.stdout.write
    out(f"{header.edition}, {header.players} players\n")
    for outcome in outcomes:
        out(f"\nRound {outcome.round}: {_clue_line(outcome)}\n")
        for line in _table_lines(outcome):
            out(f"  {line}\n")
        standing = ", ".join(f"seat {seat} {points}" for seat, points in enumerate(outcome.after))
        out(f"  Points now: {standing}\n")


def _clue_line(outcome: "Outcome") -> str:
    clue, seat = outcome.clue, outcome.storyteller
    if clue.text:
        return f"seat {seat} told “{clue.text}”" + ("" if clue.medium == "text" else f" ({clue.medium})")
    return f"seat {seat}'s clue was {clue.medium}"


def _table_lines(outcome: "Outcome") -> list[str]:
    lines: list[str] = []
    for slot, (card, owner) in enumerate(zip(outcome.slots, outcome.owners, strict=True), start=1):
        voters = [seat for seat, ballot in enumerate(outcome.ballots) if ballot and slot in ballot.slots]
        votes = f", voted for by {_and([f'seat {seat}' for seat in voters])}" if voters else ""
        red = ", and the red vote" if any(b is not None and b.red == slot for b in outcome.ballots) else ""
        # Where no card is to be found, the storyteller's is one among the others.
        theirs = " (the storyteller's)" if owner == outcome.storyteller and outcome.found is not None else ""
        lines.append(f"{slot}. {card} of seat {owner}{theirs}{votes}{red}")
    if outcome.found is not None:
        lines.append({"all": "All found it.", "some": "Some found it.", "none": "Nobody found it."}[outcome.found])
    lines += [f"seat {line.seat} +{line.points}: {WORDS[line.reason]}" for line in outcome.lines]
    return lines


def _and(words: list[Any]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
