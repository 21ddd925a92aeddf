"""What `moonhare bot run` learns of a set that only the server of its table has: the words that everybody is told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

from moonhare.cli.knowing import provide
from moonhare.cli.learning import learn
from moonhare.rules.ids import CardId
from tests.decks.making import MakeSet
from tests.server.net import QUICK, a_server

KNOWN = provide(("small-hours",), "it").knowledge


@asynccontextmanager
async def saying(answers: dict[str, str]) -> AsyncIterator[str]:
    """A table's address at a server that says what it is told to."""

    async def answer(request: web.Request) -> web.Response:
        text = answers.get(request.path)
        return web.Response(status=404) if text is None else web.Response(text=text)

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/t/LUMO-4821"
    finally:
        await runner.cleanup()


async def test_a_host_s_own_set_is_known_by_its_words(tmp_path: Path, make_set: MakeSet) -> None:
    make_set("harbour", parent=tmp_path / "sets")
    async with a_server(tmp_path, **QUICK) as server:
        knowledge = await learn(f"http://127.0.0.1:{server.port}/t/LUMO-4821", KNOWN)
    card = CardId("harbour:card-1")
    assert knowledge.described[card].language == "it"
    assert "thing-1" in knowledge.described[card].title
    assert knowledge.written[card] == knowledge.described[card]
    assert knowledge.concepts[card] == {}
    assert set(knowledge.gathered) == set(knowledge.concepts)
    # Of the cards that are here nothing is learnt.
    assert {card: knowledge.concepts[card] for card in KNOWN.concepts} == KNOWN.concepts


SET = '{"cards": [{"id": "x:a", "title": "T", "description": "D", "language": "%s"}]}'


@pytest.mark.parametrize(
    ("answers", "learnt"),
    [
        ({}, 0),
        ({"/api/sets": "<html>"}, 0),
        ({"/api/sets": '{"sets": 3}'}, 0),
        ({"/api/sets": '{"sets": [{"id": "x"}]}'}, 0),
        ({"/api/sets": '{"sets": [{"id": "x"}]}', "/api/sets/x": " " * 5_000_000}, 0),
        ({"/api/sets": '{"sets": [{"id": "x"}]}', "/api/sets/x": SET % "tlh"}, 0),
        ({"/api/sets": '{"sets": [{"id": "x"}]}', "/api/sets/x": SET % "en"}, 1),
        ({"/api/sets": '{"sets": [{"id": "../x/"}]}', "/api/sets/x": SET % "en"}, 0),
    ],
)
async def test_a_server_that_tells_nothing_or_nonsense_is_no_trouble(answers: dict[str, str], learnt: int) -> None:
    async with saying(answers) as table:
        knowledge = await learn(table, KNOWN)
    assert len(knowledge.concepts) - len(KNOWN.concepts) == learnt
    assert await learn("http://127.0.0.1:1/t/LUMO-4821", KNOWN) is KNOWN
    assert await learn("", KNOWN) is KNOWN
