"""A whole game of an edition told in plain text: every command, its events, and what changes in each seat's view.

The text is complete: views start from nothing, and each field that changes is written out, so that a view at any
moment can be put together from the lines above it. Whatever changes in the rules, the events or the views changes
a line of it.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from moonhare.rules.commands import GameCommand, TellClue
from moonhare.rules.editions import EDITIONS, Edition, resolve
from moonhare.rules.engine import decide, replay
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent
from moonhare.rules.ids import SeatId
from moonhare.rules.settings import cards_a_round
from moonhare.rules.state import Game, Over
from moonhare.rules.views import NOTHING, view_for
from tests.rules.table import Table, a_command, every_command

FOLDER: Final = Path(__file__).parent

CLUES: Final = (
    "the last ferry",
    "it was warmer yesterday",
    "who left the light on?",
    "żyrafa śpi",
    "a promise, kept late",
    "borrowed wings",
    "og så kom regnen",
    "seven doors and no key",
)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which game is told; decks are small, so that piles run short within a short game."""

    edition: str
    players: int
    cards: int
    seed: int


CHOSEN: Final = (
    Plan(edition="classic", players=4, cards=38, seed=11),
    Plan(edition="standard", players=3, cards=34, seed=12),
    Plan(edition="odyssey", players=7, cards=60, seed=13),
    Plan(edition="odyssey-party", players=6, cards=44, seed=14),
    Plan(edition="odyssey-team", players=6, cards=32, seed=15),
)


def plan_for(chosen: Edition) -> Plan:
    """The plan of an edition; where none is chosen, with its fewest players and cards for two rounds and a half."""
    for plan in CHOSEN:
        if plan.edition == chosen.id:
            return plan
    players = chosen.players[0]
    settings = resolve(chosen, players)
    cards = players * settings.hand_size + cards_a_round(settings, players) * 5 // 2
    return Plan(edition=chosen.id, players=players, cards=cards, seed=1)


PLANS: Final = tuple(map(plan_for, EDITIONS))


def path_of(plan: Plan) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{plan.edition}.txt"


def tell(plan: Plan) -> str:
    """Play the game and tell it."""
    return "\n".join(_lines(plan)) + "\n"


def events_of(text: str) -> list[AnyEvent]:
    """Read the events of a playthrough back."""
    marked = [line.removeprefix("event   ") for line in text.splitlines() if line.startswith("event   ")]
    return [msgspec.json.decode(line, type=AnyEvent) for line in marked]


def _lines(plan: Plan) -> Iterator[str]:
    table = Table(plan.edition, plan.players, cards=plan.cards, seed=plan.seed)
    chooser = random.Random(plan.seed + 1000)
    yield f"# {plan.edition}: {plan.players} players, {plan.cards} cards, seed {plan.seed}"
    yield "# Written by `python -m tests.golden`. A field of a view is written when it changes."
    yield ""
    yield "== deal"
    yield f"event   {_json(table.log[0])}"
    before: dict[str, dict[str, str]] = {}
    now = _views(table.game)
    yield from _changes(before, now)
    move = 0
    while not isinstance(table.game.phase, Over):
        move += 1
        seat, command = _choose(table, chooser, move)
        if move % 7 == 0:
            yield from _refused(table, chooser)
        events = table.do(seat, command)
        yield ""
        yield f"== {move}. round {table.game.round}, seat {seat}"
        yield f"command {_json(command)}"
        yield from (f"event   {_json(event)}" for event in events)
        before, now = now, _views(table.game)
        yield from _changes(before, now)
    yield ""
    yield f"== over after {table.game.round} rounds and {move} moves: {_json(table.game.scores)}"
    assert replay(table.log) == table.game


def _choose(table: Table, chooser: random.Random, move: int) -> tuple[SeatId, GameCommand]:
    """Draw a seat that may do something, and what it does; clues are told in turn."""
    seats = [SeatId(seat) for seat in range(table.game.players) if table.own(seat).may != NOTHING]
    seat = chooser.choice(seats)
    command = a_command(table.view(seat), chooser)
    if isinstance(command, TellClue):
        text = CLUES[(table.game.round - 1) % len(CLUES)] if command.medium == "text" else ""
        command = TellClue(medium=command.medium, text=text, card=command.card)
    return seat, command


def _refused(table: Table, chooser: random.Random) -> Iterator[str]:
    """Let somebody ask for what is not allowed."""
    asked = every_command(table.game)
    while True:
        seat, command = SeatId(chooser.randrange(table.game.players)), chooser.choice(asked)
        try:
            decide(table.game, seat, command, random.Random(0))
        except Refusal as refusal:
            yield ""
            yield f"== refused to seat {seat}"
            yield f"command {_json(command)}"
            yield f"refusal {refusal.code} {_json(refusal.arguments)} {refusal.message}"
            return


def _views(game: Game) -> dict[str, dict[str, str]]:
    """All fields of all views, by viewer."""
    views = {"table": dict(_fields(_plain(view_for(game, None).public)))}
    for seat in range(game.players):
        view = view_for(game, SeatId(seat))
        assert view.public == view_for(game, None).public
        views[f"seat {seat}"] = dict(_fields(_plain(view.own)))
    return views


def _fields(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The fields of a view by name; seats and the parts of the outcome are told one by one."""
    for name, value in view.items():
        if name == "seats":
            yield from ((f"seats.{seat}", _json(one)) for seat, one in enumerate(value))
        elif name == "outcome" and value is not None:
            yield from ((f"outcome.{part}", _json(one)) for part, one in value.items())
        else:
            yield name, _json(value)


def _changes(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]]) -> Iterator[str]:
    for viewer, fields in now.items():
        old = before.get(viewer, {})
        changed = [f"{name} = {value}" for name, value in fields.items() if old.get(name) != value]
        gone = [f"{name} is gone" for name in old if name not in fields]
        yield from (f"{viewer:<7} {line}" for line in changed + gone)


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
