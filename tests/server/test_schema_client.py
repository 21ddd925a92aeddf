"""Somebody who has the protocol's schema and nothing else of ours plays every edition to its end."""

import ast
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.server import schema_client
from tests.server.net import QUICK, Server, a_server
from tests.server.schema_client import FROM_CLIENT, Player, made, play_together
from tests.server.worlds import EDITIONS


class Watchful(Player):
    """One who looks whether views are as the document says."""

    seen: set[str]

    async def hear(self) -> dict[str, Any]:
        message = await super().hear()
        public: dict[str, Any] = self.view.get("public", {})
        own = (self.view.get("own") or {}).get("game")
        if own and public["stage"] == "playing":
            self.look(public["game"], own)
        return message

    def look(self, game: dict[str, Any], own: dict[str, Any]) -> None:
        phase, given, standing = game["phase"], own["given"], game["standings"][own["seat"]]
        if phase == "giving":
            assert given == sorted(given)
            assert not set(given) & set(own["hand"])
        elif phase == "voting":
            assert given == [card for card in game["slots"] if card in given]
        else:
            assert given == []
        if phase == "showing":
            following = (game["storyteller"] + 1) % len(game["standings"])
            assert game["next_storyteller"] == following
            assert (standing == "awaited") <= (own["seat"] == following)
            # Nobody waits for the others, and they may go on all the same.
            assert own["may"].get("go_on", False) is (standing != "done")
        if own["may"].get("exchange"):
            assert standing == "done"
        self.seen.add(f"{phase} {standing}")


def test_the_client_knows_nothing_of_the_server_s() -> None:
    tree = ast.parse(Path(schema_client.__file__).read_text("utf-8"))
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not [name for name in named if name.startswith(("moonhare", "tests"))]


def test_the_schema_takes_no_command_that_is_none() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        made("CastVotes", slots=[])
    assert not FROM_CLIENT.is_valid({"type": "do", "id": "short"})
    assert FROM_CLIENT.is_valid({"type": "ping"})


@pytest.mark.parametrize(
    ("edition", "many"),
    # The two that last longest are played with the whole matrix.
    [pytest.param(*one, marks=[pytest.mark.long] if one[0] in ("classic", "odyssey") else []) for one in EDITIONS],
)
async def test_a_client_from_the_schema_alone_plays_every_edition_to_its_end(
    tmp_path: Path, edition: str, many: int
) -> None:
    async with a_server(tmp_path, **QUICK) as server, AsyncExitStack() as stack:
        base = str(server.base).rstrip("/")
        players = [Watchful(server.session, base, f"Somebody{number}", number) for number in range(many)]
        Watchful.seen = set()
        code = await players[0].open(edition)
        for player in players[1:]:
            assert await player.sit(code) == code
        for player in players:
            await stack.enter_async_context(player.connected())
        assert (await players[0].ask(made("StartGame")))["type"] == "accepted"
        await play_together(players)
        assert {"giving done", "voting awaited", "showing idle", "showing awaited"} <= Watchful.seen
        for player in players:
            public = player.view["public"]
            assert (public["stage"], public["game"]["phase"]) == ("over", "over")
            assert public["game"]["winners"]
            assert player.view["own"]["key"] == player.key
            assert player.moves >= 2
            # Where others act at the same time a view may be old by the time of the answer.
            assert set(player.refused) <= {"stale", "already-named", "already-given"}
        assert all_rounds(server) == players[0].view["public"]["game"]["round"]


def all_rounds(server: Server) -> int:
    """How many rounds the server has seen."""
    game = server.site.house.awake[0].table.game
    return 0 if game is None else game.round
