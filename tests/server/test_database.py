"""Servers whose tables are in a PostgreSQL: several at once, with one that is away, and without what they need."""

import asyncio
import socket
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from moonhare.cli.outfit import usual_outfit
from moonhare.rules.errors import Refusal
from moonhare.server.messages import Accepted, Rename
from moonhare.server.serving import CannotServe, running
from moonhare.server.settings import ServerSettings, read_settings
from scripts.postgres import Database
from tests.server.net import a_server

SECRET = "tell-nobody"


async def test_people_of_one_table_at_two_servers_see_each_other_and_what_each_does(
    tmp_path: Path, postgres: Database
) -> None:
    postgres.empty()
    async with (
        a_server(tmp_path / "one", database=postgres.address) as one,
        a_server(tmp_path / "two", database=postgres.address) as two,
    ):
        host = await one.open()
        guest = await two.sit(host.code, "Bea")
        async with host.connect() as here, guest.connect() as there:
            assert isinstance(await there.do(Rename(name="Cleo")), Accepted)
            async with asyncio.timeout(10):
                while "Cleo" not in [member.name for member in here.view.public.members]:
                    await here.next()
                while {member.presence for member in there.view.public.members} != {"here"}:
                    await there.next()


async def test_while_the_database_is_away_whoever_asks_is_told_to_try_again_and_then_can(
    tmp_path: Path, postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    from moonhare.storage.postgres import connecting, store, writing  # noqa: PLC0415 - not always there

    monkeypatch.setattr(connecting, "AWAY", 0.2)
    for module in (store, writing):
        monkeypatch.setattr(module, "PATIENCE", 0.5)
    postgres.empty()
    async with a_server(tmp_path, database=postgres.address) as server:
        host = await server.open()
        async with host.connect() as tab:
            await asyncio.to_thread(postgres.stop)
            refused = await tab.do(Rename(name="Bea"))
            assert refused.code == "not-stored"
            assert "try again" in refused.message
            async with server.session.post(server.base / "api/tables", json={"name": "Ana"}) as answer:
                assert (answer.status, (await answer.json())["error"]["code"]) == (503, "not-stored")
            await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(10):
                while not isinstance(await tab.do(Rename(name="Bea")), Accepted):
                    await asyncio.sleep(0.05)


async def test_without_the_extra_the_host_is_told_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith(("asyncpg", "moonhare.storage.postgres"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    settings = ServerSettings(port=0, data=str(tmp_path), database="postgresql://moonhare@127.0.0.1/tables")
    with pytest.raises(CannotServe, match=r"pip install asyncpg"):
        async with running(settings, usual_outfit()):
            raise AssertionError("it has started")


async def test_a_database_that_cannot_be_had_is_told_in_one_sentence_without_its_password(
    tmp_path: Path, postgres: Database
) -> None:
    wrong = postgres.address.replace("moonhare@", f"nobody:{SECRET}@")
    with pytest.raises(CannotServe) as told:
        async with running(ServerSettings(port=0, data=str(tmp_path), database=wrong), usual_outfit()):
            raise AssertionError("it has started")
    assert SECRET not in str(told.value)
    assert "\n" not in str(told.value)


async def test_a_database_that_cannot_be_reached_is_told_with_its_place_the_reason_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from moonhare.storage.postgres import store  # noqa: PLC0415 - not always there

    monkeypatch.setattr(store, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    settings = ServerSettings(port=0, data=str(tmp_path), database=f"postgresql://a:{SECRET}@127.0.0.1:{port}/tables")
    with pytest.raises(CannotServe) as told:
        async with running(settings, usual_outfit()):
            raise AssertionError("it has started")
    place = f"the database at 127.0.0.1:{port}/tables cannot be reached just now: Connection refused"
    assert str(told.value) == f"{place}; see whether it is started, and the address right."


async def test_a_server_with_a_database_needs_no_data_folder_and_warns_of_none(
    tmp_path: Path, postgres: Database
) -> None:
    postgres.empty()
    with capture_logs() as logged:
        async with a_server(tmp_path / "new", database=postgres.address):
            pass
    assert [line for line in logged if "folder" in line["event"]] == []


def test_an_address_that_is_no_database_s_is_refused_and_none_is_ever_repeated() -> None:
    for wrong in (f"mysql://moonhare:{SECRET}@host/tables", SECRET):
        with pytest.raises(Refusal, match="database") as refusal:
            read_settings({"database": wrong}, {})
        assert SECRET not in str(refusal.value)
        assert SECRET not in repr(refusal.value.__context__)
    assert SECRET not in repr(read_settings({}, {"MOONHARE_DATABASE": f"postgresql://a:{SECRET}@host/tables"}))
