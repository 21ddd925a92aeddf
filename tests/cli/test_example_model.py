"""The example of a player that asks a language model: it moves as the model says, and as `steady` where that fails."""

import json
import random
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest

from moonhare.arena import play
from moonhare.cli.knowing import provide
from moonhare.players import maker
from moonhare.rules.commands import CastVotes, GiveCards, SeatCommand, TellClue
from moonhare.rules.editions import edition
from moonhare.rules.engine import start
from moonhare.rules.views import View

EXAMPLE = Path(__file__).parents[2] / "docs/examples/model.py"


class Model(HTTPServer):
    """Says one thing after the other, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.says, self.asked = ['Well: {"numbers": [2], "clue": "moonlit  water"}'], list[str]()


class Answering(BaseHTTPRequestHandler):
    server: Model

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(asked["messages"][-1]["content"])
        said = self.server.says[len(self.server.asked) % len(self.server.says)]
        body = json.dumps({"choices": [{"message": {"content": said}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def model() -> Iterator[Model]:
    with Model() as found:
        Thread(target=found.serve_forever, daemon=True).start()
        yield found
        found.shutdown()


@pytest.fixture
def example(model: Model) -> ModuleType:
    spec = spec_from_file_location("model_of_the_document", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.URL = f"http://127.0.0.1:{model.server_address[1]}/v1/chat/completions"  # type: ignore[attr-defined]
    return module


class Watched:
    """Keeps what a player saw and did."""

    def __init__(self, player: Any) -> None:
        self.player, self.moves = player, list[tuple[View, SeatCommand]]()

    def act(self, view: View) -> SeatCommand:
        self.moves.append((view, self.player.act(view)))
        return self.moves[-1][1]


def evening(player: Any, name: str, players: int) -> list[tuple[View, SeatCommand]]:
    rng = random.Random(1)
    deck, knowledge = provide((), "en")
    watched, simple = Watched(player(knowledge, 1)), maker("simple")
    dealt = start(edition(name), players=players, deck=deck, rng=rng)
    play(dealt, [watched, *(simple(knowledge, seed) for seed in range(2, players + 1))], rng)
    return watched.moves


def test_it_moves_as_the_model_says_and_shows_it_what_the_cards_show(example: ModuleType, model: Model) -> None:
    moves = evening(example.Minded, "standard", 4)
    for view, move in moves:
        assert view.own is not None
        match move:
            case TellClue():
                assert (move.text, move.card) == ("moonlit water", view.own.hand[1])
            case GiveCards():
                assert move.cards == view.own.hand[1:2]
            case CastVotes():
                assert view.own.may.vote is not None
                assert move.slots == ([slot for slot in range(1, 5) if slot not in view.own.may.vote.forbidden][1],)
    assert {type(move) for _, move in moves} >= {TellClue, GiveCards, CastVotes}
    described = provide((), "en").knowledge.described
    assert len(described) >= 168
    assert re.search(r"\n1\. (.+)\n2\. ", model.asked[0]).group(1) in {one.description for one in described.values()}  # type: ignore[union-attr]


def test_where_the_model_fails_steady_moves(example: ModuleType, model: Model) -> None:
    model.says = ["no idea", '{"numbers": [99]}', '{"numbers": [NaN]}', '{"numbers": 3}', "{}"]
    assert evening(example.Minded, "standard", 4) == evening(maker("steady"), "standard", 4)


def test_it_plays_a_game_in_teams_to_its_end(example: ModuleType) -> None:
    assert evening(example.Minded, "odyssey-team", 6)
