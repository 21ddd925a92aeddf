"""The commands for a real table: `score` counts a round, `editions` tells what can be played."""

import sys
from typing import Annotated, Any

import typer

from moonhare.cli.saying import print_json, print_table, read_input

WORDS = {
    "some-found": "some found the card, not all",
    "found": "found the card",
    "all-found": "everyone found the card",
    "none-found": "nobody found the card",
    "votes-received": "votes for their card",
    "single-vote": "found it with a single vote",
    "same-image": "voted for the same picture",
}
"""The reasons of score lines, in words."""


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("score", short_help="Count one round of a physical table.")(score_command)
    app.command("editions", short_help="List the editions with their settings.")(editions_command)


def score_command(
    file: Annotated[str, typer.Argument(metavar="[FILE|-]", help="The round as JSON; - is standard input.")] = "-",
    json: Annotated[bool, typer.Option("--json", help="Print the points as JSON.")] = False,
) -> None:
    """Count one round of a physical table: who gave and voted what, in JSON, becomes points and reasons.

    What the edition or common sense forbids is refused: exit status 2 and one JSON object on standard error, its
    `code` and `message` naming seat and rule. The input is described in docs/referee.md.

    \b
    Examples:
      moonhare score round.json
      moonhare score --json - < round.json
    """
    from moonhare.rules.referee import referee

    verdict = referee(read_input(file))
    if json:
        print_json(verdict)
        return
    if verdict.teams:
        teams = [(" and ".join(team.seats), team.points) for team in verdict.teams]
        print_table("", ("team", "points"), teams)
    else:
        print_table("", ("seat", "points"), list(verdict.points.items()))
    lines = [(line.seat, line.points, WORDS[line.reason]) for line in verdict.lines]
    if lines:
        print_table("", ("seat", "points", "because"), lines)
    else:
        sys.stdout.write("Nobody scores in this round.\n")


def editions_command(
    json: Annotated[bool, typer.Option("--json", help="Print the editions as JSON.")] = False,
) -> None:
    """List the editions: who can play them and the settings that each stands for.

    Every setting can be changed for a table, in the lobby or with `--set name=value`; docs/rules.md tells what
    each means.

    \b
    Examples:
      moonhare editions
      moonhare editions --json
    """
    from moonhare.rules.editions import EDITIONS, resolve
    from moonhare.rules.settings import SETTING_NAMES

    resolved = {e.id: {players: resolve(e, players) for players in e.players} for e in EDITIONS}
    if json:
        print_json(
            {
                "editions": [
                    {
                        "id": e.id,
                        "title": e.title,
                        "summary": e.summary,
                        "players": e.players,
                        "settings_by_players": {str(n): settings for n, settings in resolved[e.id].items()},
                    }
                    for e in EDITIONS
                ]
            }
        )
        return
    rows = [(e.id, ", ".join(map(str, e.players)), e.summary) for e in EDITIONS]
    print_table("", ("edition", "players", "what it is"), rows)
    cells = [
        (name, *(_values({n: getattr(s, name) for n, s in resolved[e.id].items()}) for e in EDITIONS))
        for name in SETTING_NAMES
    ]
    print_table("", ("setting", *(e.id for e in EDITIONS)), cells, in_parts=True)


def _values(by_players: dict[int, Any]) -> str:
    """The usual value, and beside it those of other numbers of players, e.g. `6 (3 players: 7)`."""
    players_of: dict[str, list[int]] = {}
    for players, value in by_players.items():
        players_of.setdefault(_value(value), []).append(players)
    # An edition's own value is the one at four players, or six where four cannot play.
    usual = _value(by_players.get(4, by_players.get(6)))
    others = [
        f"{players[0]}{'+' if len(players) > 1 else ''} players: {value}"
        for value, players in players_of.items()
        if value != usual
    ]
    return f"{usual} ({'; '.join(others)})" if others else usual


def _value(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(value) if isinstance(value, tuple) else str(value)
