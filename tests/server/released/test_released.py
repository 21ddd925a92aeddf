"""What a released version stored is read by today's: shown as it was, with its pictures, replayed and played on.

Fields may have come since, so today's values have to hold what was there, and may hold more.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from moonhare.cli.outfit import usual_outfit
from moonhare.rules.log import read_log, replay_log
from moonhare.server.serving import running
from moonhare.server.settings import ServerSettings
from tests.cli.console import Console
from tests.holding import missing
from tests.server.released.evenings import EVENINGS, over
from tests.server.released.people import Person, play, settle

HERE = Path(__file__).parent
RELEASES = sorted(path for path in HERE.iterdir() if (path / "tables.jsonl").is_file())


def tables_of(release: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (release / "tables.jsonl").read_text(encoding="utf-8").splitlines()]


TABLES = [(release, table) for release in RELEASES for table in tables_of(release)]
LOGS = [log for release in RELEASES for log in sorted(release.glob("games/*.jsonl"))]


def marks(release: Path) -> tuple[pytest.MarkDecorator, ...]:
    """Early builds are few in the world: the long run alone reads all of what they stored."""
    return (pytest.mark.long,) if release.name.startswith("before") else ()


a_release = pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
a_log = pytest.mark.parametrize(
    "log",
    [pytest.param(log, marks=marks(log.parent.parent), id=f"{log.parent.parent.name} {log.stem}") for log in LOGS],
)
a_table = pytest.mark.parametrize(
    ("release", "table"),
    [
        pytest.param(release, table, marks=marks(release), id=f"{release.name} {table['code']}")
        for release, table in TABLES
    ],
)


@asynccontextmanager
async def opened(release: Path, folder: Path, **settings: Any) -> AsyncIterator[tuple[aiohttp.ClientSession, str]]:
    """Run today's server on a copy of a release's data."""
    shutil.copytree(release / "data", folder / "data")
    # However long ago it was played, it is not to expire.
    chosen = ServerSettings(port=0, data=str(folder / "data"), retention_days=36_500, limit_commands=10_000, **settings)
    async with (
        running(chosen, usual_outfit()) as (_, port),
        aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar(), raise_for_status=True) as session,
    ):
        yield session, f"http://127.0.0.1:{port}"


async def seated(session: aiohttp.ClientSession, address: str, table: dict[str, Any]) -> list[Person]:
    """Bring everybody back with the cookies they had."""
    people = [
        Person(session, address, table["code"], seat["secret"], seat["key"])
        for seat in table["seats"]
        if seat["gone"] is None
    ]
    for person in people:
        await person.connect()
    await settle(people)
    return people


def test_the_release_before_this_one_is_kept_with_every_evening() -> None:
    assert RELEASES
    assert len(tables_of(RELEASES[-1])) == len(EVENINGS)


@pytest.mark.long
def test_today_s_server_could_be_kept_likewise(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.released", "--to", str(tmp_path / "today")]
    subprocess.run(command, check=True, timeout=240)
    assert [(t["story"], t["games"]) for t in tables_of(tmp_path / "today")] == [
        (t["story"], t["games"]) for t in tables_of(RELEASES[-1])
    ]
    for log in (tmp_path / "today" / "games").glob("*.jsonl"):
        replay_log(read_log(log.read_bytes()))


def test_what_is_kept_of_a_release_holds_every_phase_and_edition() -> None:
    games = [table["public"]["game"] for table in tables_of(RELEASES[0]) if table["public"]["game"]]
    phases = {game["phase"] for game in games}
    assert phases == {"announcing", "telling", "giving", "voting", "showing", "over"}
    assert len({game["edition"] for game in games}) == 5


@a_log
def test_a_log_is_replayed_to_what_it_told(log: Path, monkeypatch: Any, capfdbinary: Any) -> None:
    told = Console(monkeypatch, capfdbinary)("replay", str(log), "--json")
    assert told.status == 0, told.err
    assert list(missing(told.report, json.loads(log.with_suffix(".json").read_bytes()))) == []


@a_log
def test_a_log_that_was_kept_is_what_is_exported_from_the_data(
    log: Path, monkeypatch: Any, capfdbinary: Any, tmp_path: Path
) -> None:
    data = shutil.copytree(log.parents[1] / "data", tmp_path / "data")
    code, game = log.stem.rsplit("-", 1)
    told = Console(monkeypatch, capfdbinary)("export", code, "--game", game, "--data", str(data))
    assert told.status == 0, told.err
    now, then = (list(map(json.loads, text.splitlines())) for text in (told.out, log.read_text(encoding="utf-8")))
    assert list(missing(now, then)) == []
    replay_log(read_log(told.out.encode()))


@a_release
async def test_every_table_shows_everybody_what_it_showed(release: Path, tmp_path: Path) -> None:
    # The computer players think for a while, so that what stood stands still.
    async with opened(release, tmp_path, pace=20, announce_seconds=86_400) as (session, address):
        for table in tables_of(release):
            watcher = Person(session, address, table["code"])
            await watcher.connect()
            assert list(missing(as_then(watcher.view["public"]), as_then(table["public"]), table["code"])) == []
            for person in await seated(session, address, table):
                # Whoever was away then has come back.
                then = table["own"].get(str(person.key))
                assert then is None or list(missing(person.view["own"], then, f"{table['code']} {person.key}")) == []
                await person.go()
            await watcher.go()


def as_then(public: dict[str, Any]) -> dict[str, Any]:
    """The public part without what differs by who is connected, and by the name of a set."""
    members = [{name: value for name, value in member.items() if name != "presence"} for member in public["members"]]
    # Clocks rest while nobody is there; the seats of those who are away may be taken.
    by_the_way = ("sets", "clocks", "free_seats")
    return {name: value for name, value in public.items() if name not in by_the_way} | {"members": members}


@a_release
async def test_every_card_that_was_seen_has_its_picture_and_its_title(release: Path, tmp_path: Path) -> None:
    async with opened(release, tmp_path) as (session, address):
        cards = sorted(set(cards_in([tables_of(release)])))
        assert len(cards) == 84
        found: dict[str, Any] = {}
        for name in {card.partition(":")[0] for card in cards}:
            async with session.get(f"{address}/api/sets/{name}?lang=it") as answer:
                found |= {card["id"]: card for card in (await answer.json())["cards"]}
        for card in cards:
            assert found[card]["title"]
            for size in ("small", "large"):
                async with session.get(address + found[card][size]) as answer:
                    assert answer.content_type in ("image/webp", "image/avif")
                    assert await answer.read()


def cards_in(value: Any) -> Iterator[str]:
    """The ids of cards in what was seen: in hands, on the table, among the discards."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in ("hand", "given", "slots", "discards"):
                yield from (card for card in inner if isinstance(card, str))
            yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


@a_table
async def test_people_come_back_with_their_cookies_and_play_to_the_end(
    release: Path, table: dict[str, Any], tmp_path: Path
) -> None:
    async with opened(release, tmp_path, pace=0, announce_seconds=0) as (session, address):
        people = await seated(session, address, table)
        for kept in table["accepted"]:
            for person in people:
                if person.key == kept["key"]:
                    assert await person.send(kept["message"]) == {"type": "accepted", "id": kept["message"]["id"]}
        stage, games = table["public"]["stage"], table["games"]
        if stage == "playing":
            await play(people, until=over)
        else:
            await begin(people)
            games += 1
            await play(people, until=lambda public: over(public) or public["game"]["round"] > 1)
        assert people[0].view["public"]["game_number"] == games


async def begin(people: list[Person]) -> None:
    """Have the host begin another game, with computers where too few are here."""
    host = next(person for person in people if person.view["own"]["host"])
    while host.view["public"]["problem"] and host.view["public"]["stage"] == "lobby":
        members = len(host.view["public"]["members"])
        await host.do({"type": "add-computer"})
        await host.until(partial(_has_more_members, members))
    await host.do({"type": "start-game"})
    for person in people:
        await person.until(lambda view: view["public"]["stage"] == "playing")


def _has_more_members(than: int, view: dict[str, Any]) -> bool:
    return len(view["public"]["members"]) > than
