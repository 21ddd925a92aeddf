"""The player that sees, at tables of a server: what leaves the house, when its moves appear, who plays without it."""

import asyncio
import json
from base64 import b64decode
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog
from msgspec.structs import replace

from moonhare.cli import seeing
from moonhare.cli.outfit import company_of
from moonhare.decks import CardSet, default_sets
from moonhare.decks.library import Library
from moonhare.decks.slides import Slides
from moonhare.server.bodies import PlayerInfo
from moonhare.server.live import house
from moonhare.server.live.company import Thought, in_a_thread
from moonhare.server.live.house import House
from moonhare.server.live.world import Times
from moonhare.server.messages import AddComputer
from moonhare.server.settings import ServerSettings
from tests.decks.making import MakeSet
from tests.server.model_service import KEY, MODEL, Service, a_model
from tests.server.net import a_server
from tests.server.test_serving import fails
from tests.server.worlds import FakeViewer, Hall, Town

BUNDLED = sorted(name for one in default_sets() for name in one.names)
"""The sets of the game by all their ids: what such a player may see without being told."""


class Thoughts:
    """Has players think in threads, and can wait for all of them."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Future[Any]] = []

    def __call__(self, work: Callable[[], Thought]) -> "asyncio.Future[Thought]":
        thought = in_a_thread(work)
        self.begun.append(thought)
        return thought

    async def settle(self) -> None:
        await asyncio.gather(*self.begun, return_exceptions=True)


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with a_model() as running:
        yield running


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    place = Town()
    yield place
    await place.close()


def a_library(folder: Path) -> Library:
    return Library([folder], keep_in=folder / "kept", days=30)


def a_hall(town: Town, library: Library, service: Service, **settings: Any) -> tuple[Hall, Thoughts]:
    hall, thoughts = town.hall(), Thoughts()
    company = company_of(library, ServerSettings(**{**service.settings, **settings}))
    world = replace(hall.house.world, company=company, decks=library.decks, think=thoughts)
    return Hall(House(world, sets=library.default), hall.clock), thoughts


async def seat_three(hall: Hall, **wish: Any) -> FakeViewer:
    (host,) = await hall.open(**wish)
    for _ in range(3):
        await hall.do_type(host, "add-computer", player="seeing")
    return host


async def past(hall: Hall, host: FakeViewer, phase: str) -> list[tuple[float, int]]:
    """Let the others move until a phase is over: after how many seconds how many have."""
    begun, seen = hall.clock.now(), []
    while host.phase == phase:
        done, frames = host.game.public.standings.count("done"), len(host.frames)
        await hall.clock.go_on(0.1)
        if len(host.frames) > frames:
            seen.append((round(hall.clock.now() - begun, 1), host.game.public.standings.count("done") - done))
    return seen


def on_table(hall: Hall) -> list[tuple[str, ...]]:
    """What each seat that sees may be shown now."""
    game: Any = hall.table.game
    return [*game.hands, getattr(game.phase, "slots", ())]


async def test_a_round_is_played_by_what_the_model_sees_and_nothing_else_leaves(
    town: Town, tmp_path: Path, service: Service
) -> None:
    library = a_library(tmp_path)
    hall, thoughts = a_hall(town, library, service)
    host = await seat_three(hall)
    await hall.do_type(host, "start-game")
    slides = Slides(library.now.known)
    cards = {slides(card): card for deck in library.decks.values() for card in deck}
    looked: list[tuple[str, ...]] = []
    await hall.act(host)
    for phase in ("giving", "voting"):
        await hall.clock.go_on(0)
        assert host.phase == phase
        allowed = on_table(hall)
        await thoughts.settle()
        for asked in service.asked[len(looked) :]:
            parts = [
                part["image_url"]["url"] for part in asked["messages"][1]["content"] if part["type"] == "image_url"
            ]
            looked.append(tuple(cards[b64decode(part.partition(",")[2])] for part in parts))
            assert looked[-1] in allowed
        assert len(looked) == (3 if phase == "giving" else 6)
        game: Any = hall.table.game
        liked = [hand[-1] for hand in game.hands[1:]]
        await past(hall, host, phase)
        if phase == "giving":
            assert set(liked) <= set(host.game.public.slots), "each gave the last of its hand, as the model said"
    _nothing_hidden_in(service, hall, library.now.known)


def _nothing_hidden_in(service: Service, hall: Hall, sets: tuple[CardSet, ...]) -> None:
    titles = {texts.title for one in sets for card in one.manifest.cards for texts in card.texts.values()}
    table = hall.table
    hidden = {table.code, str(table.seed), KEY, "small-hours", *titles, *(member.name for member in table.members)}
    game = table.game
    assert game is not None
    hidden |= {card for hand in game.hands for card in hand} | {card.partition(":")[2] for card in game.pile}
    hidden -= {""}
    for asked in service.asked:
        assert set(asked) == {"model", "max_tokens", "messages"}
        texts = [part["text"] for part in asked["messages"][1]["content"] if part["type"] == "text"]
        words = " ".join([asked["messages"][0]["content"], *texts])
        assert [one for one in hidden if one in words] == []


@pytest.mark.parametrize("how", ["right", "refuses", "garbage"])
async def test_when_a_move_appears_tells_nothing_of_what_became_of_the_question(
    town: Town, tmp_path: Path, service: Service, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "draw_code", lambda rng: "LUMO-4821")  # paces depend on what all know, the code too
    hall, thoughts = a_hall(town, a_library(tmp_path), service)
    service.status = 500 if how == "refuses" else 200
    service.body = b"garbage" if how == "garbage" else None
    host = await seat_three(hall, edition="classic")
    await hall.do_type(host, "start-game")
    await hall.act(host)
    await hall.clock.go_on(0)
    await thoughts.settle()
    assert service.asked
    seen = await past(hall, host, "giving")
    # Drawn from the table, the phase and the seat, from when an answer would have come too late.
    assert seen == [(6.2, 1), (7.4, 1), (8.8, -3)], how


async def test_at_a_table_with_pictures_of_the_host_s_own_the_usual_player_moves(
    town: Town, tmp_path: Path, service: Service, make_set: MakeSet
) -> None:
    make_set("family", cards=40)
    library = a_library(tmp_path)
    for named, asked in (("", 0), ("cats, family", 3)):
        hall, thoughts = a_hall(town, library, service, seeing_sets=named)
        host = await seat_three(hall)
        await hall.do_type(host, "choose-sets", sets=["small-hours", "family"])
        await hall.do_type(host, "start-game")
        await hall.act(host)
        await hall.clock.go_on(0)
        await thoughts.settle()
        assert len(service.asked) == asked
        await past(hall, host, "giving")
        assert host.phase == "voting"
        seeing = hall.house.world.company.offers()[-1]
        assert seeing.sets == tuple(sorted([*BUNDLED, *["family"] * bool(named)]))


async def test_of_clues_and_answers_nothing_is_logged(town: Town, tmp_path: Path, service: Service) -> None:
    service.body = b'{"choices": [{"message": {"content": "canary"}}]}'
    with structlog.testing.capture_logs() as lines:
        hall, thoughts = a_hall(town, a_library(tmp_path), service)
        host = await seat_three(hall)
        await hall.do_type(host, "start-game")
        await hall.do_type(host, "tell-clue", text="a canary's clue", card=host.game.own.hand[0])  # type: ignore[union-attr]
        await hall.clock.go_on(0)
        await thoughts.settle()
        assert len(service.asked) == 6, "each was asked once more"
        await past(hall, host, "giving")
        await thoughts.settle()
    assert {line["reason"] for line in lines} == {"the answer cannot be played: there is no JSON object in it"}
    told = json.dumps(lines)
    assert not any(word in told for word in ("canary", KEY, service.url, host.game.public.slots[0]))


async def test_clues_of_games_before_are_not_sent(town: Town, tmp_path: Path, service: Service) -> None:
    """They may be of pictures that stay in the house, told by people whom nobody had asked."""
    hall, thoughts = a_hall(town, a_library(tmp_path), service)
    host = await seat_three(hall)
    await hall.do_type(host, "start-game")
    assert host.game.own is not None
    await hall.do_type(host, "tell-clue", text="Told at home", card=host.game.own.hand[0])
    while host.phase != "telling":
        await hall.clock.go_on(0)
        await thoughts.settle()
        if host.asked:
            await hall.act(host)
        await hall.clock.go_on(1)
    await thoughts.settle()
    assert last_said(service) == {"earlier clues": ["Told at home"]}
    await hall.do_type(host, "back-to-lobby")
    await hall.do_type(host, "start-game")
    await hall.clock.go_on(Times().announce_alone)
    await thoughts.settle()
    assert len(hall.table.told) == 1, "the table remembers"
    assert last_said(service) == {"earlier clues": []}


def last_said(service: Service) -> object:
    *_, last = service.asked[-1]["messages"][1]["content"]
    return json.loads(last["text"].removeprefix("SAID "))


async def test_a_server_tells_that_there_is_such_a_player_and_where_its_pictures_go(tmp_path: Path) -> None:
    settings = {"seeing_url": "https://models.example/v1", "seeing_model": MODEL, "seeing_key": KEY}
    async with a_server(tmp_path, **settings) as server:
        _, body, _ = await server.get("/api/players")
        assert body["players"][-1] == {
            "name": "seeing",
            "sends_to": "models.example",
            "sets": BUNDLED,
        }
        assert all(one["sends_to"] is None and one["sets"] is None for one in body["players"][:-1])
        for path in ("/api/players", "/api/editions", "/api/sets", "/api/openapi.json", "/", "/metrics"):
            _, body, answer = await server.get(path)
            told = f"{body} {dict(answer.headers)}"
            assert KEY not in told
            assert MODEL not in told


async def test_who_asks_while_new_pictures_are_gathered_does_not_get_those_of_before(
    tmp_path: Path, make_set: MakeSet, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = a_library(tmp_path)
    company = company_of(library, ServerSettings(**service.settings, seeing_sets="harbour"))
    make_set("harbour", parent=tmp_path)
    assert await library.refresh()
    found: list[PlayerInfo] = []
    asked = False

    def gather(*made: Any) -> Slides:
        # As another thread would in this moment.
        nonlocal asked
        if not asked:
            asked = True
            found.append(company.offers()[-1])
        return Slides(*made)

    monkeypatch.setattr(seeing, "Slides", gather)
    found.append(company.offers()[-1])
    assert [offer.sets and "harbour" in offer.sets for offer in found] == [True, True]


async def test_without_an_endpoint_there_is_no_such_player(tmp_path: Path, town: Town, service: Service) -> None:
    async with a_server(tmp_path) as server:
        _, body, _ = await server.get("/api/players")
        assert "seeing" not in {one["name"] for one in body["players"]}
    library = a_library(tmp_path / "sets")
    hall, _ = a_hall(town, library, service, seeing_url="", seeing_model="", seeing_key="")
    assert PlayerInfo(name="seeing") not in hall.house.world.company.offers()
    (host,) = await hall.open()
    assert await hall.refusal(host, AddComputer(player="seeing")) == "player-unknown"


async def test_an_endpoint_that_cannot_be_keeps_a_server_from_starting(tmp_path: Path) -> None:
    told = partial(ServerSettings, port=0, data=str(tmp_path))
    assert "seeing_model" in await fails(told(seeing_url="https://models.example/v1"))
