"""Programs that connect to a seat of their own: a computer player to the house, whose moves come over the protocol."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from moonhare.cli.connecting import Link, play, read_link
from moonhare.rules.commands import GoOn, SeatCommand, TellClue
from moonhare.rules.errors import Refusal
from moonhare.rules.views import View
from moonhare.server.bodies import SeatBot
from moonhare.server.live import bots
from moonhare.server.messages import Accepted, Gone, Key, PassHost, Ready, Refused, TableView
from moonhare.server.talk_messages import React, Say
from moonhare.storage import Append, Outcome, StorageError
from tests.server.net import QUICK, Seat, Server, Tab, a_server
from tests.server.worlds import EDITIONS, FakeViewer, Hall, Town, choice, simple

ROOT = Path(__file__).parents[2]


class Counting:
    """A simple player that knows how often it was asked."""

    def __init__(self) -> None:
        self.player, self.asked = simple(99), 0

    def act(self, view: View) -> SeatCommand:
        self.asked += 1
        return self.player.act(view)


async def invited(server: Server, host: Seat) -> str:
    async with server.session.post(server.base / f"t/{host.code}/bot-links", json={}, headers=host.headers) as answer:
        body = await answer.json()
        assert (answer.status, body["seconds"]) == (201, 3600)
        return str(body["address"])


async def seated(server: Server, host: Seat, name: str = "Bolt") -> tuple[Key, dict[str, str]]:
    """A program's key and what it connects with."""
    table, _, token = (await invited(server, host)).partition("#bot=")
    async with server.session.post(f"{table}/bots", json={"link": token, "name": name}) as answer:
        body = await answer.json()
        assert answer.status == 201, body
        assert not answer.cookies
        return body["key"], {"Authorization": f"Bearer {body['secret']}"}


@asynccontextmanager
async def connected(server: Server, code: str, headers: dict[str, str]) -> AsyncIterator[Tab]:
    async with server.session.ws_connect(server.base / f"t/{code}/ws", headers=headers, max_msg_size=0) as socket:
        tab = Tab(socket)
        await tab.until(TableView)
        yield tab


async def play_as_people_do(tab: Tab, until: str = "over") -> None:
    """Make the moves of a person's seat until the table is at some stage."""
    player, asked = simple(1), None
    while tab.view.public.stage != until:
        public, own = tab.view.public, tab.view.own
        assert own is not None
        if public.game is not None and own.game is not None and own.game.may != asked:
            asked = own.game.may
            try:
                command = player.act(View(public=public.game, own=own.game, settings=public.settings))
            except ValueError:
                pass
            else:
                await tab.send(**tab.message(msgspec.to_builtins(command)))
        await tab.until(TableView)


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_a_program_that_connects_plays_every_edition_to_its_end(
    tmp_path: Path, edition: str, players: int
) -> None:
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open(edition=edition, computers=players - 2)
        said: list[str] = []
        player = Counting()
        link = read_link(await invited(server, host))
        playing = asyncio.create_task(play(player, link, "Bolt", say=said.append))
        async with host.connect() as tab:
            while len(tab.view.public.members) < players:
                await tab.until(TableView)
            bolt = tab.view.public.members[-1]
            assert (bolt.name, bolt.kind, bolt.player) == ("Bolt", "computer", "remote")
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            await play_as_people_do(tab)
            game = tab.view.public.game
            assert game is not None
            # It made its own moves: in each round one as the storyteller, else two.
            assert player.asked > game.round
            assert isinstance(await tab.do({"type": "back-to-lobby"}), Accepted)
            assert isinstance(await tab.do({"type": "remove-seat", "key": bolt.key}), Accepted)
        assert await asyncio.wait_for(playing, 5) == "Removed from the table."
        assert said == [f"Bolt sits at {link.table}."]


async def test_the_example_and_the_command_play_a_game_as_processes_of_their_own(tmp_path: Path) -> None:
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open()
        example = [str(ROOT / "docs/examples/bot.py"), await invited(server, host), "Plain Jane"]
        command = ["-m", "moonhare", "bot", "run", "simple", "--name", "Bolt", "--table", await invited(server, host)]
        processes = [
            await asyncio.create_subprocess_exec(
                sys.executable, *one, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            for one in (example, command)
        ]
        async with host.connect() as tab:
            while len(tab.view.public.members) < 3:
                await tab.until(TableView)
            names = {member.name: member.key for member in tab.view.public.members}
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            await play_as_people_do(tab)
            assert isinstance(await tab.do({"type": "back-to-lobby"}), Accepted)
            for name in ("Plain Jane", "Bolt"):
                assert isinstance(await tab.do({"type": "remove-seat", "key": names[name]}), Accepted)
        told = [await asyncio.wait_for(process.communicate(), 10) for process in processes]
        assert [process.returncode for process in processes] == [0, 0]
        assert told[0] == (b"Gone: removed\n", b"")
        assert list(tmp_path.glob("*.seat")) == []
        assert told[1][0] == b"Removed from the table.\n"
        assert told[1][1].startswith(b"Bolt sits at http")
        assert told[1][1].count(b"\n") == 1


async def has_connections(server: Server, many: int) -> None:
    """Wait until the one table has so many connections."""
    async with asyncio.timeout(30):
        while server.site.house.awake[0].connections != many:
            await asyncio.sleep(0.02)


async def test_the_example_is_back_in_its_seat_after_a_kill_and_ends_quietly(tmp_path: Path) -> None:
    async with a_server(tmp_path / "data", **QUICK) as server:
        host = await server.open()
        example = (sys.executable, str(ROOT / "docs/examples/bot.py"), await invited(server, host), "Plain Jane")
        async with host.connect() as tab:
            for end in (signal.SIGKILL, signal.SIGINT):
                process = await asyncio.create_subprocess_exec(
                    *example, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
                )
                while [one.presence for one in tab.view.public.members][1:] != ["here"]:
                    await tab.until(TableView)
                # What the one before had sent when it was killed may still have shown it here for a moment.
                await has_connections(server, 2)
                process.send_signal(end)
                await has_connections(server, 1)
                while tab.view.public.members[1].presence != "away":
                    await tab.until(TableView)
                assert await asyncio.wait_for(process.communicate(), 10) == (b"", b"")
        assert [one.stat().st_mode & 0o777 for one in tmp_path.glob("*.seat")] == [0o600]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ((), b"A table's link for a bot was expected"),
        (("http://127.0.0.1:1/t/LUMO-4821",), b"A table's link for a bot was expected"),
        (("http://127.0.0.1:1/t/LUMO-4821#bot=x",), b"No table answers at http://127.0.0.1:1/t/LUMO-4821: "),
        (("LUMO-4821#bot=x",), b"No table answers at LUMO-4821: "),
    ],
)
def test_the_example_says_in_a_line_what_it_cannot_do(asked: tuple[str, ...], told: bytes) -> None:
    ran = subprocess.run([sys.executable, ROOT / "docs/examples/bot.py", *asked], capture_output=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr.count(b"\n")) == (1, b"", 1)
    assert ran.stderr.startswith(told)


def test_the_example_knows_nothing_of_the_project_and_stays_short() -> None:
    text = (ROOT / "docs/examples/bot.py").read_text()
    assert len(text.splitlines()) < 115
    assert "import moonhare" not in text
    assert "from moonhare" not in text


# ---- at a table whose clock the test turns


async def a_bot(hall: Hall, name: str = "Bolt") -> Key:
    """Seat a program; its secret lies with the others'."""
    token = await bots.offer(hall.house.world.store, hall.table.code, by=1)
    key, secret = await hall.live.entrance.seat_bot(SeatBot(link=token, name=name))
    hall.secrets[key] = secret
    return key


async def begun(hall: Hall) -> tuple[FakeViewer, FakeViewer]:
    """A game of a person, a connected program and two computer players in which the person has told a clue."""
    (host,) = await hall.open(computers=2)
    bot = hall.connect(await a_bot(hall))
    await hall.do_type(host, "start-game")
    await hall.act(host)
    assert bot.asked
    return host, bot


def has_given(hall: Hall, viewer: FakeViewer) -> bool:
    return bool(viewer.game.own is not None and viewer.game.own.given)


async def test_whoever_hangs_is_stood_in_for_and_may_go_on_with_the_next_move(town: Town) -> None:
    hall = town.hall()
    _, bot = await begun(hall)
    await hall.clock.go_on(14)
    assert not has_given(hall, bot)
    await hall.clock.go_on(2)
    assert has_given(hall, bot)
    assert bot.phase == "voting"
    assert isinstance(await hall.do(bot, choice(bot)), Accepted)


async def test_whoever_has_gone_is_stood_in_for_at_once_and_comes_back_with_the_secret(town: Town) -> None:
    hall = town.hall()
    _, bot = await begun(hall)
    assert bot.key is not None
    hall.live.disconnect(bot)
    await hall.clock.go_on(2.5)
    again = hall.connect(hall.live.bot_of(hall.secrets[bot.key]))
    assert again.key == bot.key
    assert has_given(hall, again)
    await hall.clock.go_on(3)
    assert again.phase == "voting"
    assert isinstance(await hall.do(again, choice(again)), Accepted)


async def test_a_program_that_is_not_connected_does_not_look_present(town: Town) -> None:
    hall = town.hall()
    (host,) = await hall.open(computers=1)
    key = await a_bot(hall)

    def away() -> list[Key]:
        return [one.key for one in host.view.public.members if one.presence == "away"]

    await hall.clock.go_on(0.1)
    assert away() == [key]
    bot = hall.connect(key)
    await hall.clock.go_on(0.1)
    assert away() == []
    hall.live.disconnect(bot)
    await hall.clock.go_on(0.1)
    assert away() == [key]


async def test_a_program_moves_and_leaves_and_does_nothing_else(town: Town) -> None:
    hall = town.hall()
    host, bot = await begun(hall)
    assert host.key is not None
    for command in (Ready(), PassHost(key=host.key), GoOn()):
        assert await hall.refusal(bot, command) == "people-only"
    others = host.game.own
    assert others is not None
    stolen = type(choice(bot))(cards=others.hand[:1])  # it is to give cards
    assert await hall.refusal(bot, stolen) == "card-not-in-hand"
    await hall.do_type(bot, "leave")
    assert bot.ended == Gone(reason="left")
    assert hall.live.bot_of(hall.secrets[bot.key or 0]) is None
    await hall.clock.go_on(3)
    assert hall.table.game is not None
    assert hall.table.game.phase.name == "voting"


async def test_people_have_the_first_word_before_a_program(town: Town) -> None:
    hall = town.hall()
    (host,) = await hall.open(computers=1)
    bot = hall.connect(await a_bot(hall))
    await hall.do_type(host, "start-game")
    tell = choice(bot)
    assert isinstance(tell, TellClue)
    answer = await hall.do(bot, tell)
    assert isinstance(answer, Refused)
    assert answer.code == "not-over"
    await hall.clock.go_on(45.1)
    assert isinstance(await hall.do(bot, tell), Accepted)


async def test_a_program_is_nobody_who_hosts_or_looks_on(town: Town) -> None:
    hall = town.hall()
    host, bot = await begun(hall)
    await hall.do_type(host, "leave")
    assert hall.table.host is None
    hall.live.disconnect(host)
    await hall.clock.go_on(100)
    game = hall.table.game
    # The table rests as if nobody looked: nothing goes on for a program alone.
    assert bot.ended is None
    await hall.clock.go_on(1000)
    assert hall.table.game == game


async def test_what_people_say_to_each_other_reaches_no_program(town: Town) -> None:
    hall = town.hall()
    host, bot = await begun(hall)
    await hall.live.talk.hearers.greet(bot)
    await hall.live.talk.take(host, Say(id="words", text="I like owls"))
    await hall.live.talk.take(bot, Say(id="mine", text="I am a person"))
    await hall.live.talk.take(bot, React(id="a-face-of-mine", face="hello"))
    told = [answer for answer in bot.answers if not isinstance(answer, Accepted)]
    assert [answer.code for answer in told if isinstance(answer, Refused)] == ["people-only", "people-only"]
    assert len(told) == 2


async def test_a_link_seats_one_and_a_name_that_is_refused_leaves_it_good(town: Town) -> None:
    hall = town.hall()
    await hall.open()
    token = await bots.offer(hall.house.world.store, hall.table.code, by=1)
    with pytest.raises(Refusal, match="called 'Ana'"):
        await hall.live.entrance.seat_bot(SeatBot(link=token, name="Ana"))
    wish = SeatBot(link=token, name="Bolt", request="drawn-at-random-once")
    assert await hall.live.entrance.seat_bot(wish) == await hall.live.entrance.seat_bot(wish)
    with pytest.raises(Refusal) as caught:
        await hall.live.entrance.seat_bot(SeatBot(link=token, name="Nut"))
    assert caught.value.code == "link-used-up"


async def test_a_link_is_not_used_up_where_the_seat_could_not_be_stored(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = town.hall()
    await hall.open()
    store, entrance = hall.house.world.store, hall.live.entrance
    token = await bots.offer(store, hall.table.code, by=1)
    wish = SeatBot(link=token, name="Bolt", request="drawn-at-random-once")
    with monkeypatch.context() as patch:
        patch.setattr(store, "broken", True)
        with pytest.raises(Refusal) as caught:
            await entrance.seat_bot(wish)
        assert caught.value.code == "not-stored"
    key, _ = await entrance.seat_bot(wish)
    assert hall.table.is_bot(key)
    with pytest.raises(Refusal, match="has been used"):
        await entrance.seat_bot(SeatBot(link=token, name="Nut"))


async def test_who_asks_again_after_an_answer_of_the_store_was_lost_has_one_seat(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = town.hall()
    await hall.open()
    store, entrance = hall.house.world.store, hall.live.entrance
    wish = SeatBot(link=await bots.offer(store, hall.table.code, by=1), name="Bolt", request="drawn-at-random-once")
    append = store.append

    async def lost(what: Append) -> Outcome:
        await append(what)
        raise StorageError("the answer was lost")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", lost)
        with pytest.raises(Refusal):
            await entrance.seat_bot(wish)
    await entrance.seat_bot(wish)
    assert [one.name for one in hall.table.members] == ["Ana", "Bolt"]


async def test_a_seat_of_a_program_that_is_taken_away_may_be_given_back(town: Town) -> None:
    hall = town.hall()
    host, bot = await begun(hall)
    await hall.do_type(host, "remove-seat", key=bot.key)
    assert bot.ended == Gone(reason="removed")
    assert hall.live.bot_of(hall.secrets[bot.key or 0]) is None
    await hall.do_type(host, "restore-seat", key=bot.key)
    assert hall.live.bot_of(hall.secrets[bot.key or 0]) == bot.key


async def test_floods_of_a_program_are_refused_and_end_its_connection(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_commands=2) as server:
        host = await server.open()
        _, headers = await seated(server, host)
        async with connected(server, host.code, headers) as tab:
            for _ in range(200):
                await tab.send(type="ping")
            with pytest.raises(ConnectionError):
                await tab.until(Gone)
            assert b"too-fast" in b"".join(tab.raw)
        async with connected(server, host.code, headers) as tab:
            assert tab.view.own is not None


async def test_the_secret_of_a_program_opens_its_view_and_no_door_of_people(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        host = await server.open(computers=2)
        key, headers = await seated(server, host)
        as_cookie = Seat(server, host.code, key, headers["Authorization"].removeprefix("Bearer "))
        for door in ("moves", "bot-links", "password"):
            body = {"password": None} if door == "password" else {}
            for given in (headers, as_cookie.headers):
                url = server.base / f"t/{host.code}/{door}"
                async with server.session.post(url, json=body, headers=given) as answer:
                    assert (await answer.json())["error"]["code"] == "no-seat"
        async with connected(server, host.code, headers) as tab:
            assert tab.view.own is not None
            assert (tab.view.own.key, tab.view.own.host, tab.view.own.barred) == (key, False, ())
        wrong = {"Authorization": "Bearer nobody-has-this-secret-here"}
        async with server.session.ws_connect(server.base / f"t/{host.code}/ws", headers=wrong) as socket:
            assert b'"freed"' in (await socket.receive()).data.encode()


@pytest.mark.parametrize("address", ["", "http://x/t/LUMO-4821", "ftp://x/t/LUMO-4821#bot=" + "a" * 32, "x#bot=a"])
def test_what_is_no_link_is_refused_before_anything_is_asked(address: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_link(address)
    assert caught.value.code == "link-malformed"


def test_a_link_tells_the_table_and_what_opens_it() -> None:
    assert read_link(f"https://a.b/c/t/LUMO-4821#bot={'k' * 20}") == Link("https://a.b/c/t/LUMO-4821", "k" * 20)
