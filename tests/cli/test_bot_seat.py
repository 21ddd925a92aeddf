"""`moonhare bot run --seat`: a program that was killed is back in its seat; and Ctrl+C waits for no player."""

import asyncio
import signal
import stat
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from moonhare.cli.connecting import play, read_link
from moonhare.cli.seats import KeptSeat, SeatFile
from moonhare.rules.errors import Refusal
from moonhare.server.messages import Accepted, TableView
from tests.cli.console import Console
from tests.cli.test_bot_run import nowhere
from tests.server.net import QUICK, Server, Tab, a_server
from tests.server.test_bots import invited
from tests.server.worlds import simple


async def presence(tab: Tab, members: int, state: str) -> None:
    while len(tab.view.public.members) < members or tab.view.public.members[-1].presence != state:
        await tab.until(TableView)


async def test_who_was_killed_and_is_started_again_has_the_same_seat(tmp_path: Path) -> None:
    file = SeatFile(tmp_path / "ada.seat")
    async with a_server(tmp_path / "data", **QUICK) as server:
        host = await server.open()
        link = read_link(await invited(server, host))
        async with host.connect() as tab:
            for given, told in ((link, "Ada sits at"), (link, "Back at"), (None, "Back at")):
                said: list[str] = []
                playing = asyncio.create_task(play(simple(1), given, "Ada", say=said.append, seat=file))
                await presence(tab, 2, "here")
                async with asyncio.timeout(30):
                    # Others may see that it is here before it has been told itself.
                    while not said:
                        await asyncio.sleep(0.02)
                assert said == [f"{told} {link.table}."]
                assert stat.S_IMODE((tmp_path / "ada.seat").stat().st_mode) == 0o600
                playing.cancel()
                with suppress(asyncio.CancelledError):
                    await playing
                await presence(tab, 2, "away")
            playing = asyncio.create_task(play(simple(1), None, "Ada", say=str, seat=file))
            await presence(tab, 2, "here")
            key = tab.view.public.members[-1].key
            assert isinstance(await tab.do({"type": "remove-seat", "key": key}), Accepted)
        assert await asyncio.wait_for(playing, 5) == "Removed from the table."
        # A seat that is no more is kept by nothing.
        assert [one.name for one in tmp_path.iterdir()] == ["data"]


async def test_who_was_killed_before_the_answer_came_asks_for_the_same_seat_again(tmp_path: Path) -> None:
    file = SeatFile(tmp_path / "ada.seat")
    async with a_server(tmp_path / "data", **QUICK) as server:
        host = await server.open()
        link = read_link(await invited(server, host))
        wish = KeptSeat(table=link.table, link=link.token, request="drawn-at-random-once")
        file.write(wish)
        body = {"link": link.token, "name": "Ada", "request": wish.request}
        async with server.session.post(f"{link.table}/bots", json=body) as answer:
            secret = (await answer.json())["secret"]
        playing = asyncio.create_task(play(simple(1), None, "Ada", say=str, seat=file))
        async with host.connect() as tab:
            await presence(tab, 2, "here")
        kept = file.read()
        assert kept is not None
        assert kept.secret == secret
        playing.cancel()


async def refused(server: Server, file: SeatFile, link: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await play(simple(1), read_link(link), "Ada", say=str, seat=file)
    return caught.value


async def test_a_file_keeps_one_seat_and_none_that_nobody_got(tmp_path: Path) -> None:
    path = tmp_path / "ada.seat"
    async with a_server(tmp_path / "data", **QUICK) as server:
        host = await server.open()
        link = await invited(server, host)
        kept = KeptSeat(table="http://x/t/LUMO-4821", link="k" * 24, request="r" * 24, secret="s" * 24)
        SeatFile(path).write(kept)
        assert (await refused(server, SeatFile(path), link)).code == "seat-kept"
        assert SeatFile(path).read() == kept
        other = SeatFile(tmp_path / "other.seat")
        wrong = f"{link.partition('#bot=')[0]}#bot={'k' * 24}"
        assert (await refused(server, other, wrong)).code == "link-used-up"
        assert other.read() is None


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b"", "it keeps no seat. A file that `bot run` has written, or none, was expected."),
        (b"\xff\xfe", "it keeps no seat."),
        (b'{"table": 3}', "it keeps no seat."),
        (None, "Is a directory."),
    ],
)
def test_what_keeps_no_seat_is_refused_before_anything_is_asked(
    moonhare: Console, tmp_path: Path, written: bytes | None, why: str
) -> None:
    path = tmp_path / "a.seat"
    path.mkdir() if written is None else path.write_bytes(written)
    told = moonhare("bot", "run", "simple", "--table", nowhere(), "--seat", str(path))
    assert (told.status, told.out) == (2, "")
    assert f"{path} cannot be read: {why}" in told.err


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ((), "moonhare: --table was expected: the link that the table's host made."),
        (
            ("--seat", "nowhere.seat"),
            "nowhere.seat keeps no seat, so --table was expected: the link that the table's host made.",
        ),
        (("--seat", ""), "--seat was given no name: a file was expected."),
        (("--seat", "no/folder/a.seat", "--table", nowhere()), "The seat cannot be kept in no/folder/a.seat: No such"),
    ],
)
def test_what_is_missing_is_named(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = moonhare("bot", "run", "simple", *asked)
    assert (told.status, told.out) == (2, "")
    assert why in told.err


PONDERING = """
import time
class Mine:
    def __init__(self, knowledge, seed): pass
    def act(self, view):
        print("thinking", flush=True)
        time.sleep(600)
"""


async def test_ctrl_c_waits_for_no_player_that_thinks(tmp_path: Path) -> None:
    (tmp_path / "pondering.py").write_text(PONDERING)
    async with a_server(tmp_path / "data", **QUICK) as server:
        host = await server.open(computers=2)
        command = ("-m", "moonhare", "bot", "run", "pondering:Mine", "--table", await invited(server, host))
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        async with host.connect() as tab:
            await presence(tab, 4, "here")
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            assert await asyncio.wait_for(process.stdout.readline(), 20) == b"thinking\n"
        process.send_signal(signal.SIGINT)
        _, told = await asyncio.wait_for(process.communicate(), 10)
        assert process.returncode == 130
        assert told.count(b"\n") == 1
