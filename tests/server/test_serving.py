"""Starting a server: settings from four places, what cannot be is told in one line, greetings, codes, exports."""

import random
import re
import shutil
import socket
import stat
import sys
from pathlib import Path, PurePosixPath

import ifaddr
import msgspec
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from moonhare.cli.outfit import usual_outfit
from moonhare.rules.errors import Refusal
from moonhare.rules.log import read_log, replay_log
from moonhare.server import greeting as greeting_module
from moonhare.server import serving
from moonhare.server.greeting import greeting, local_addresses, local_host, own_address
from moonhare.server.live.credentials import CONSONANTS, VOWELS, draw_code, read_code
from moonhare.server.live.world import Times
from moonhare.server.logs import configure_logs
from moonhare.server.serving import CannotServe, running, times_of
from moonhare.server.settings import ServerSettings, read_settings, strange_variables
from moonhare.storage import SqliteStore, StorageError, Store
from moonhare.storage.sqlite.migrations import STEPS
from tests.exporting import exported
from tests.server.net import Server, a_server


def test_settings_come_from_defaults_file_environment_and_command_line_each_later_one_winning(tmp_path: Path) -> None:
    (tmp_path / "moonhare.toml").write_text('port = 1001\npace = 2.0\nlimit_tables = "5/hour"\nretention_days = 7\n')
    environ = {"MOONHARE_PORT": "1002", "MOONHARE_PACE": "3", "PATH": "/bin", "MOONHARE_STATIC": "of others"}
    got = read_settings({"port": 1003, "host": None, "data": str(tmp_path)}, environ)
    assert (got.port, got.pace, got.limit_tables, got.retention_days) == (1003, 3.0, "5/hour", 7)
    assert (got.host, got.folder) == ("127.0.0.1", tmp_path)


def test_the_environment_may_name_the_folder_whose_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "moonhare.toml").write_text("port = 1001")
    assert read_settings({}, {"MOONHARE_DATA": str(tmp_path)}).port == 1001


def test_without_a_folder_the_platform_s_own_place_is_taken() -> None:
    assert ServerSettings().folder.name == "moonhare"
    assert ServerSettings().folder.is_absolute()
    assert str(ServerSettings(data="~/tables").folder).startswith(str(Path.home()))


@pytest.mark.parametrize(
    ("flags", "environ", "file", "named"),
    [
        ({"port": 70_000}, {}, None, "port"),
        ({}, {"MOONHARE_PORT": "eighty"}, None, "environment"),
        ({}, {"MOONHARE_PACE": "-1"}, None, "pace"),
        ({}, {}, 'port = "80"', "port"),
        ({}, {}, "ports = 80", "ports"),
        ({}, {}, "port = ", "moonhare.toml"),
        ({}, {}, "metrics = 'loud'", "metrics"),
        ({}, {}, "limit_tables = 'often'", "moonhare.toml is not possible: limit_tables has to be a limit"),
        ({}, {"MOONHARE_HOSTS": "h\u00e4schen.example"}, None, "the environment is not possible: hosts has to be"),
        ({"address": "nowhere"}, {}, None, "the command line is not possible: address has to be like https://"),
        ({}, {"MOONHARE_SOURCE": "code.example/hare"}, None, "source has to be an address such as https:"),
        ({}, {"MOONHARE_SOURCE": "javascript:alert(1)"}, None, "the environment is not possible: source has to be"),
        ({}, {}, "prot = 8081", "did you mean port?"),
        ({}, {}, "[server]", "see docs/hosting.md."),
        ({}, {}, b"host = '\xff'", "moonhare.toml cannot be read: it is not in UTF-8."),
    ],
)
def test_a_setting_that_is_not_possible_is_told_with_its_source(
    tmp_path: Path, flags: dict[str, object], environ: dict[str, str], file: str | bytes | None, named: str
) -> None:
    if file is not None:
        data = file if isinstance(file, bytes) else file.encode()
        (tmp_path / "moonhare.toml").write_bytes(data)
    with pytest.raises(Refusal) as refused:
        read_settings(flags | {"data": str(tmp_path)}, environ)
    assert refused.value.code == "settings-invalid"
    assert named in refused.value.message
    assert "\n" not in refused.value.message


@pytest.mark.parametrize(
    ("environ", "allowed"),
    [
        ({"MOONHARE_METRICS": "on"}, "metrics has to be all, loopback or off"),
        ({"MOONHARE_PORT": "70000"}, "port has to be a whole number from 0 to 65535"),
        ({"MOONHARE_RETENTION_DAYS": "0"}, "retention_days has to be a number above 0 and at most 36500"),
        ({"MOONHARE_HOST": ""}, "host has to be text of 1 to 255 characters"),
        ({"MOONHARE_CALLS": "perhaps"}, "calls has to be true or false"),
        ({"MOONHARE_DATABASE": "foo"}, "database has to be the address of a PostgreSQL, postgresql://"),
    ],
)
def test_a_setting_that_is_not_possible_is_told_with_what_is(environ: dict[str, str], allowed: str) -> None:
    with pytest.raises(Refusal, match=re.escape(allowed)):
        read_settings({}, environ)


@pytest.mark.parametrize(
    "address",
    [
        "moonhare.example",
        "ftp://moonhare.example",
        "https://",
        "https://[moonhare",
        "https://moonhare.example:many",
        "https://moonhare.example/sub",
        "https://moonhare.example/?table",
        "https://ana:canary@moonhare.example",
    ],
)
def test_an_address_that_cannot_be_is_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(Refusal, match="address has to be like") as refused:
        read_settings({}, {"MOONHARE_ADDRESS": address})
    assert "canary" not in str(refused.value)


def test_a_file_of_settings_may_begin_with_the_mark_of_utf_8(tmp_path: Path) -> None:
    (tmp_path / "moonhare.toml").write_bytes(b"\xef\xbb\xbfport = 8081\n")
    assert read_settings({"data": str(tmp_path)}, {}).port == 8081


def test_what_looks_like_a_setting_in_the_environment_and_is_none_is_named_with_what_is_meant() -> None:
    environ = {
        "MOONHARE_DATABSE": "",
        "MOONHARE_ZZ": "",
        "MOONHARE_PORT": "",
        "MOONHARE_TESTS_DATABASE": "",
        "PATH": "",
    }
    assert [*strange_variables(environ)] == [("MOONHARE_DATABSE", "MOONHARE_DATABASE"), ("MOONHARE_ZZ", "")]


def test_settings_that_are_no_file_are_told(tmp_path: Path) -> None:
    (tmp_path / "moonhare.toml").mkdir()
    with pytest.raises(Refusal, match=r"moonhare\.toml cannot be read: Is a directory\."):
        read_settings({"data": str(tmp_path)}, {})


def test_waiting_is_as_the_host_has_set_it() -> None:
    assert times_of(ServerSettings()) == Times()
    quick = times_of(ServerSettings(pace=0, away_seconds=5, showing_seconds=6, announce_seconds=7))
    assert (quick.think, quick.glance, quick.away, quick.showing) == ((0, 0), 0, 5, 6)
    assert (quick.announce, quick.announce_alone, quick.showing_alone) == (7, 7, 6)


async def fails(settings: ServerSettings) -> str:
    with pytest.raises(CannotServe) as told:
        async with running(settings, usual_outfit()):
            pass
    assert "\n" not in str(told.value)
    return str(told.value)


async def test_a_port_in_use_is_told_with_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = await fails(ServerSettings(port=port, data=str(tmp_path)))
    way = "choose another one with --port or MOONHARE_PORT"
    assert told == f"Cannot listen on 127.0.0.1: port {port} is in use already; {way}."


async def test_an_address_that_is_not_this_machine_s_is_told(tmp_path: Path) -> None:
    assert "--host" in await fails(ServerSettings(host="192.0.2.1", port=0, data=str(tmp_path)))
    assert "--host" in await fails(ServerSettings(host="no such host", port=0, data=str(tmp_path)))


async def test_a_host_behind_a_proxy_is_told_that_the_server_needs_its_name(tmp_path: Path) -> None:
    for settings, warnings in (({}, 1), ({"address": "https://a.example"}, 0), ({"hosts": "a.example"}, 0)):
        with capture_logs() as logged:
            async with a_server(tmp_path, **{"behind_proxy": True, "hosts": ""} | settings):
                pass
        assert ["set address or hosts" in line["event"] for line in logged] == [True] * warnings


async def test_a_broken_set_of_the_host_s_is_left_out_and_the_server_starts(tmp_path: Path) -> None:
    broken = tmp_path / "sets" / "broken"
    broken.mkdir(parents=True)
    (broken / "set.json").write_text("{}")
    with capture_logs() as logged:
        async with a_server(tmp_path) as server:
            _, body, _ = await server.get("/api/sets")
    assert body["sets"]
    assert "broken" not in [one["id"] for one in body["sets"]]
    assert [str(broken) in line["problem"] for line in logged] == [True]


async def test_there_is_a_place_for_sets_before_anybody_copies_one_there(tmp_path: Path) -> None:
    for _ in range(2):
        async with a_server(tmp_path / "data"):
            assert list((tmp_path / "data" / "sets").iterdir()) == []


async def test_data_of_an_early_version_is_moved_once_and_told_of(tmp_path: Path) -> None:
    data = shutil.copytree(Path(__file__).parent / "released" / "before-0.1.0" / "data", tmp_path / "data")
    data.chmod(0o700)
    with capture_logs() as logged:
        for folder in (data, data, tmp_path / "new"):
            async with a_server(folder):
                pass
    ((before, now, seconds),) = [(line["before"], line["now"], line["seconds"]) for line in logged]
    assert (before, now, seconds > 0) == (1, len(STEPS), True)


async def test_a_server_does_not_begin_on_data_that_it_may_not_write_to(tmp_path: Path) -> None:
    usual = usual_outfit()

    async def read_only(settings: ServerSettings) -> Store:
        store = await usual.open_store(settings)
        assert isinstance(store, SqliteStore)
        store._writing.execute("PRAGMA query_only = ON")  # as root may write to whatever there is
        return store

    with pytest.raises(CannotServe, match="readonly database; see that the folder and all in it belong to whoever"):
        async with running(ServerSettings(port=0, data=str(tmp_path)), replace(usual, open_store=read_only)):
            pass


async def test_a_server_on_a_full_disk_begins_and_says_that_nothing_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: SqliteStore) -> None:
        raise StorageError("the data cannot be written: database or disk is full", "make room on that disk")

    monkeypatch.setattr(SqliteStore, "check", full)
    with capture_logs() as logged:
        async with a_server(tmp_path) as server:
            assert (await server.get("/"))[0] == 200
    ((event, error),) = [(line["event"], line["error"]) for line in logged if line["log_level"] == "error"]
    assert event == "nothing that happens at tables can be stored now"
    assert error.endswith("make room on that disk")


needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other ways")


def mode(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


@needs_modes
async def test_a_data_folder_that_was_open_to_others_is_shut_once_and_told(tmp_path: Path) -> None:
    (tmp_path / "sets").mkdir()
    (tmp_path / "moonhare.toml").write_text("")
    tmp_path.chmod(0o755)
    with capture_logs() as logged:
        for _ in range(2):
            async with a_server(tmp_path):
                assert mode(tmp_path) == 0o700
    assert ["data folder" in line["event"] for line in logged] == [True]


@needs_modes
@pytest.mark.parametrize("why", ["something else in it", "another owner", "not allowed"])
async def test_a_data_folder_that_stays_open_to_others_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    tmp_path.chmod(0o755)
    if why == "something else in it":
        (tmp_path / "holidays").mkdir()
    elif why == "another owner":
        monkeypatch.setattr("os.geteuid", lambda: 12_345)
    else:
        monkeypatch.setattr(Path, "chmod", forbidden)
    with capture_logs() as logged:
        async with a_server(tmp_path) as server:
            assert (await server.get("/api/health"))[0] == 200
    assert mode(tmp_path) == 0o755
    (line,) = logged
    assert (line["log_level"], "open to others" in line["event"]) == ("warning", True)


def test_a_server_on_all_addresses_greets_with_the_one_that_phones_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting_module, "local_addresses", lambda: ("192.168.7.9", "10.0.0.1"))
    text = greeting("0.0.0.0", 8080, qr=True)
    assert "http://localhost:8080/" in text
    assert "http://192.168.7.9:8080/" in text
    assert "█" in text or "▀" in text
    assert len(greeting("0.0.0.0", 8080, qr=False)) < len(text)
    assert "tables are in the database at db/moonhare" in greeting("0.0.0.0", 8080, qr=False, database="db/moonhare")
    assert "data folder is /srv/moonhare" in greeting("0.0.0.0", 8080, qr=False, data=PurePosixPath("/srv/moonhare"))
    monkeypatch.setattr(greeting_module, "local_addresses", lambda: ())
    assert local_host("0.0.0.0", 8080) is None


@pytest.mark.parametrize(
    ("host", "own", "other"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/", None),
        ("localhost", "http://localhost:80/", None),
        ("::1", "http://[::1]:80/", None),
        ("192.168.7.9", "http://192.168.7.9:80/", "192.168.7.9:80"),
        ("fd00::7", "http://[fd00::7]:80/", "[fd00::7]:80"),
        ("table.example", "http://table.example:80/", "table.example:80"),
    ],
)
def test_a_server_on_one_address_greets_with_that_one(host: str, own: str, other: str | None) -> None:
    assert own_address(host, 80) == own
    assert local_host(host, 80) == other
    assert ("in your network" in greeting(host, 80, qr=False)) is (other is not None)


def test_of_many_addresses_a_home_s_comes_first_and_a_container_s_last(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ip(msgspec.Struct):
        ip: str | tuple[str, int, int]

    class Adapter(msgspec.Struct):
        name: str
        ips: list[Ip]

    adapters = [
        Adapter("docker0", [Ip("192.168.99.1")]),
        Adapter("lo", [Ip("127.0.0.1")]),
        Adapter("eth1", [Ip("172.20.0.3"), Ip("8.8.8.8"), Ip("169.254.1.1")]),
        Adapter("eth0", [Ip("10.0.0.5"), Ip(("fe80::1", 0, 0))]),
        Adapter("wlan0", [Ip("192.168.1.7")]),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    assert local_addresses() == ("192.168.1.7", "10.0.0.5", "172.20.0.3", "192.168.99.1")


def test_codes_can_be_said_aloud_and_are_many() -> None:
    rng = random.Random(1)
    for _ in range(500):
        code = draw_code(rng)
        assert code[0] in CONSONANTS
        assert code[1] in VOWELS
        assert code[2] in CONSONANTS
        assert code[3] in VOWELS
        assert (code[4], code[5:].isdecimal(), len(code)) == ("-", True, 9)
        assert read_code(code) == code


@pytest.mark.parametrize("typed", ["lumo-4821", "LUMO4821", " lu mo 48 21 ", "lumo–4821", "LUM0-482l", "lumo.4821"])
def test_codes_are_read_as_people_type_them(typed: str) -> None:
    assert read_code(typed) == "LUMO-4821"


@pytest.mark.parametrize("typed", ["", "lumo", "4821", "lumo-48211", "lumo-482", "lümo-4821", "LUMO-٤٨٢١", "12345678"])
def test_what_is_no_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_what_goes_wrong_with_a_request_is_logged_without_whose_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(ServerSettings())
    serving._http_log().error("Error handling request from %s", "203.0.113.9", exc_info=ValueError("broken"))
    logged = capsys.readouterr().err
    assert "Error handling request" in logged
    assert "broken" in logged
    assert "203.0.113.9" not in logged


@pytest.fixture
async def played(tmp_path: Path) -> str:
    """A table with two games, one given up and one just begun; its code."""
    async with a_server(tmp_path) as server:
        host = await server.open(edition="odyssey-party", computers=5)
        async with host.connect() as tab:
            await tab.do({"type": "start-game"})
            await tab.do({"type": "back-to-lobby"})
            await tab.do({"type": "choose-edition", "edition": "classic"})
            await tab.do({"type": "start-game"})
    return host.code


async def test_games_are_exported_as_logs_that_can_be_played_again(played: str, tmp_path: Path) -> None:
    first, second = exported(tmp_path, played.lower())
    assert read_log(first).header.edition == "odyssey-party"
    assert read_log(second).header.edition == "classic"
    assert replay_log(read_log(second))[-1].game.phase.name == "announcing"


def test_a_table_that_is_not_there_cannot_be_exported(tmp_path: Path) -> None:
    for code in ("LUMO-0000", "nonsense"):
        with pytest.raises(StorageError):
            exported(tmp_path, code)


async def test_an_unknown_table_cannot_be_exported(server: Server, tmp_path: Path) -> None:
    for code in ("LUMO-0000", "nonsense"):
        with pytest.raises(Refusal) as refused:
            exported(tmp_path, code)
        assert refused.value.code == "table-unknown"
