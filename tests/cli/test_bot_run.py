"""`moonhare bot run`: what it says of servers that it does not reach, and of a player that fails."""

import asyncio
import random
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from moonhare.cli import attending, connecting
from moonhare.cli.attending import settings_of
from moonhare.cli.connecting import play, read_link
from moonhare.rules.commands import SeatCommand
from moonhare.rules.editions import STANDARD
from moonhare.rules.engine import start
from moonhare.rules.errors import Refusal
from moonhare.rules.evolving import begin
from moonhare.rules.ids import CardId
from moonhare.rules.views import View, public_view
from moonhare.server.messages import Accepted, TableView
from moonhare.storage import Append, Outcome, StorageError
from tests.cli.console import Console
from tests.server.net import QUICK, a_server
from tests.server.test_bots import invited
from tests.server.worlds import simple

TOKEN = "k" * 24


def nowhere() -> str:
    """A link to a port where nothing listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{free.getsockname()[1]}/t/LUMO-4821#bot={TOKEN}"


async def heard(said: list[str], what: Callable[[str], bool]) -> str:
    while not (found := [line for line in said if what(line)]):
        await asyncio.sleep(0.01)
    return found[0]


async def test_a_table_that_was_never_reached_is_given_up_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "TRIES", 2)
    said: list[str] = []
    link = read_link(nowhere())
    with pytest.raises(Refusal) as caught:
        await play(simple(1), link, "Bolt", say=said.append)
    assert caught.value.code == "table-unreachable"
    assert caught.value.message.endswith(f"connection refused. Look whether {link.table} opens in a browser here.")
    assert said == ["The table cannot be reached: connection refused; again in 1 s."]


async def test_https_where_only_http_is_spoken_is_refused_at_once(tmp_path: Path) -> None:
    said: list[str] = []
    async with a_server(tmp_path) as server:
        link = read_link(f"https://127.0.0.1:{server.port}/t/LUMO-4821#bot={TOKEN}")
        with pytest.raises(Refusal, match="a link that begins with http:// was expected"):
            await play(simple(1), link, "Bolt", say=said.append)
    assert said == []


async def test_after_a_restart_it_is_back_and_says_so(tmp_path: Path) -> None:
    said: list[str] = []
    async with a_server(tmp_path, **QUICK) as server:
        port, host = server.port, await server.open()
        playing = asyncio.create_task(play(simple(1), read_link(await invited(server, host)), "Bolt", say=said.append))
        await heard(said, lambda line: "sits at" in line)
        async with host.connect() as tab:
            while tab.view.public.members[-1].presence != "here":
                await tab.until(TableView)
    async with a_server(tmp_path, port=port, **QUICK):
        await asyncio.wait_for(heard(said, lambda line: line == "Bolt is back."), 15)
        assert not any("Error" in line for line in said)
        playing.cancel()


class Failing:
    """Ends the process instead of moving."""

    def act(self, view: View) -> SeatCommand:
        sys.exit(3)


class Looking(Failing):
    """Keeps the view that it fails at."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def act(self, view: View) -> SeatCommand:
        self.seen.append(view)
        return super().act(view)


async def test_a_player_sees_the_rules_of_the_table(tmp_path: Path) -> None:
    said, player = list[str](), Looking()
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open(computers=2)
        playing = asyncio.create_task(play(player, read_link(await invited(server, host)), "Bolt", say=said.append))
        async with host.connect() as tab:
            while len(tab.view.public.members) < 4:
                await tab.until(TableView)
            rule = {"type": "change-setting", "setting": "hand_size", "value": 4}
            assert isinstance(await tab.do(rule), Accepted)
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            await asyncio.wait_for(heard(said, lambda line: "failed in round 1" in line), 10)
            assert player.seen[0].settings == tab.view.public.settings
        assert player.seen[0].settings.hand_size == 4
        playing.cancel()


def test_rules_that_another_version_tells_are_read_as_far_as_they_are_known() -> None:
    deck = [CardId(f"set:{number}") for number in range(84)]
    game = begin(start(STANDARD, players=4, deck=deck, rng=random.Random(1)))
    public = public_view(game)
    told: dict[str, object] = msgspec.to_builtins(replace(game.settings, hand_size=5))
    assert settings_of(public, told | {"of_tomorrow": "on"}).hand_size == 5
    assert settings_of(public, {}) == game.settings
    assert settings_of(public, told | {"scoring": "of tomorrow"}) == game.settings


async def test_a_player_that_fails_is_told_of_with_its_line_and_stays(tmp_path: Path) -> None:
    said: list[str] = []
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open(computers=2)
        playing = asyncio.create_task(play(Failing(), read_link(await invited(server, host)), "Bolt", say=said.append))
        async with host.connect() as tab:
            while len(tab.view.public.members) < 4:
                await tab.until(TableView)
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            line = await asyncio.wait_for(heard(said, lambda line: "failed in round 1" in line), 10)
        assert "SystemExit: 3 (test_bot_run.py, line " in line
        assert not playing.done()
        playing.cancel()


async def test_a_move_that_a_server_in_need_refuses_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attending, "AGAIN", 0.05)
    said: list[str] = []
    async with a_server(tmp_path, **QUICK) as server:
        host, store = await server.open(computers=2), server.site.house.world.store
        playing = asyncio.create_task(play(simple(1), read_link(await invited(server, host)), "Bolt", say=said.append))
        append, failing, moved = store.append, 3, asyncio.Event()

        async def in_need(what: Append) -> Outcome:
            nonlocal failing
            if what.command is None or what.command.seat == host.key:
                return await append(what)
            if failing:
                failing -= 1
                raise StorageError("the disk is full")
            moved.set()
            return await append(what)

        monkeypatch.setattr(store, "append", in_need)
        async with host.connect() as tab:
            while len(tab.view.public.members) < 4:
                await tab.until(TableView)
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            line = await asyncio.wait_for(heard(said, lambda line: "refused" in line), 10)
            await asyncio.wait_for(moved.wait(), 10)
        assert line.startswith("A move was refused (not-stored): ")
        assert line.endswith("Again in 0 s.")
        assert said.count(line) == 1
        playing.cancel()


@pytest.mark.parametrize("text", ["class Mine(:\n", "class Mine: pass\n"])
def test_what_is_no_player_is_refused_before_anything_is_asked(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "no_player.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    for asked in (("bot", "run", "no_player:Mine", "--table", nowhere()), ("arena", "--players", "no_player:Mine")):
        told = moonhare(*asked)
        assert (told.status, told.out) == (2, "")
        assert "no_player:Mine" in told.err
        assert "bug" not in told.err
    sys.modules.pop("no_player", None)


@pytest.mark.parametrize(
    ("language", "told"),
    [("it", []), ("en", ["The table's language is it, the player's en; --language says which."])],
)
async def test_a_player_of_another_language_than_the_table_s_is_told_of(
    tmp_path: Path, language: str, told: list[str]
) -> None:
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open(language="it")
        said: list[str] = []
        link = read_link(await invited(server, host))
        playing = asyncio.create_task(play(simple(1), link, "Ada", say=said.append, language=language))
        async with host.connect() as tab:
            while tab.view.public.members[-1].presence != "here" or len(tab.view.public.members) < 2:
                await tab.until(TableView)
        assert said[1:] == told
        playing.cancel()
