"""Bad input at every door of the command line: status 2, one line, no traceback, nothing printed, nothing changed.

One table lists commands × kinds of bad input. A command, an argument or an option that the table does not know fails.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from moonhare.cli import saying
from tests.cli.console import Console, Told, process
from tests.cli.test_docs import COMMANDS

SHEET = '{"edition":"standard","seats":["A","B","C"],"storyteller":"A","cards":[],"votes":{}}'
ARENA = ("--players", "simple", "thing")
BOT_LINK = "http://127.0.0.1:9/t/LUMO-4821#bot=" + "x" * 32
HEADER_LESS = '{"type":"went-on","seat":0}\n'

DOORS: dict[str, dict[str, list[tuple[tuple[str, ...], bytes]]]] = {
    "moonhare score": {
        "malformed": [(("-",), b"{"), (("-",), b""), (("-",), b"[]"), (("-",), b'{"edition":1}'), (("-",), b"\x00")],
        "not UTF-8": [(("-",), b'{"edition":"\xff"}'), (("-",), b"\xff\xfe{\x00")],
        "doubled keys": [(("-",), SHEET.replace('"votes":{}', '"votes":{"B":[1],"B":[2]}').encode())],
        "unknown key": [(("-",), SHEET.replace("}}", '},"luck":1}').encode())],
        "wrong phase": [(("-",), SHEET.encode())],
        "somebody else's seat": [(("-",), SHEET.replace('"storyteller":"A"', '"storyteller":"Z"').encode())],
        "too large": [(("-",), b"[" * 200_000), (("-",), b'"' + b"x" * 70_000 + b'"')],
        "no such file": [(("/no/such/file",), b""), (("/",), b""), (("a\x00b",), b"")],
        "usage": [(("--luck",), b""), (("a", "b"), b"")],
    },
    "moonhare replay": {
        "malformed": [(("-",), b"{\n"), (("-",), b""), (("-",), b"[]\n"), (("-",), HEADER_LESS.encode())],
        "not UTF-8": [(("-",), b"\xff\n")],
        "doubled keys": [(("-",), b'{"format":1,"format":1}\n')],
        "unknown key": [(("-",), b'{"format":1,"luck":1}\n')],
        "another version": [(("-",), b'{"format":2}\n')],
        "too large": [(("-",), b"[" * 200_000)],
        "no such file": [(("/no/such/file",), b""), (("/",), b""), (("/no/such/file", "--game", "1"), b"")],
        "no such game": [(("-", "--game", "1"), b"{}\n"), (("-", "--game", "0"), b""), (("-", "--game", "1"), b"")],
        "usage": [((), b""), (("--luck", "-"), b""), (("a", "b"), b"")],
    },
    "moonhare bot run": {
        "malformed": [(("simple", "--table", "nowhere"), b""), (("simple", "--table", "http://x/t/LUMO-4821"), b"")],
        "unknown": [
            (("nobody", "--table", BOT_LINK), b""),
            (("no.such:Player", "--table", BOT_LINK), b""),
            (("simple", "--table", BOT_LINK, "--language", "eo"), b""),
            (("simple", "--table", BOT_LINK, "--sets", "/no/such/set"), b""),
            (("no.such:Player", "--table", BOT_LINK, "--name", "Bolt"), b""),
            (("simple", "--table", BOT_LINK, "--seat", "."), b""),
        ],
        "too long": [(("simple", "--table", BOT_LINK, "--name", "x" * 25), b"")],
        "usage": [((), b""), (("--luck",), b""), (("simple",), b"")],
    },
    "moonhare hint": {
        "malformed": [(("--card", "a-toast", "--many", "some"), b""), (("--card", "a-toast", "--players", ""), b"")],
        "too many": [
            (("--card", "a-toast", "--players", "13"), b""),
            (("--card", "a-toast", "--many", "100000"), b""),
            (("--card", "a-toast", "--seed", "1e9"), b""),
        ],
        "unknown": [
            (("--card", "nobody"), b""),
            (("--card", "a-toast", "--hand", "nobody"), b""),
            (("--card", "a-toast", "--player", "nobody"), b""),
            (("--card", "a-toast", "--lang", "eo"), b""),
            (("--card", "a-toast", "--sets", "/no/such/set"), b""),
        ],
        "usage": [((), b""), (("--luck",), b""), (("--card", "a-toast", "b"), b"")],
    },
    "moonhare listen": {
        "malformed": [
            (("-",), b"{"),
            (("-",), b"[]\n"),
            (("-",), b'{"lang":"en","clue":"Once"}\n'),
            (("-",), b'{"lang":"en","clue":1,"card":"a"}\n'),
            (("-",), b'{"lang":"en","clue":"Once","card":"a","hard":["a","b","c","d","e"]}\n'),
        ],
        "not UTF-8": [(("-",), b'{"lang":"en","clue":"\xff","card":"a"}\n')],
        "too many": [(("-",), b'{"lang":"en","clue":"Once","card":"a","random":["b","c","d","e","f","g"]}\n')],
        "unknown": [(("-", "--player", "nobody"), b""), (("-", "--sets", "/no/such/set"), b"")],
        "no such file": [(("/no/such/file",), b""), (("/",), b"")],
        "usage": [((), b""), (("--luck", "-"), b""), (("a", "b"), b"")],
    },
    "moonhare simulate": {
        "malformed": [
            (("--players", "four"), b""),
            (("--players", "1.5"), b""),
            (("--games", ""), b""),
            (("--seed", "x"), b""),
            (("--set", "votes"), b""),
            (("--set", "=2"), b""),
            (("--set", "votes="), b""),
            (("--set", "votes=two"), b""),
            (("--set", "teams=2"), b""),
            (("--set", "clue_media=,"), b""),
            (("--deck-size", "many"), b""),
        ],
        "not UTF-8": [(("--set", "votes=\udcff"), b""), (("--edition", "\udcff"), b"")],
        "doubled keys": [(("--set", "votes=1", "--set", "votes=1"), b"")],
        "unknown key": [(("--set", "luck=1"), b""), (("--edition", "modern"), b"")],
        "cannot be played": [
            (("--players", "13"), b""),
            (("--players", "-1"), b""),
            (("--edition", "classic", "--players", "7"), b""),
            (("--edition", "odyssey-team", "--players", "7"), b""),
            (("--deck-size", "20"), b""),
            (("--set", "scoring=agreement"), b""),
        ],
        "too large": [
            (("--games", "0"), b""),
            (("--games", "1000001"), b""),
            (("--deck-size", "10001"), b""),
            (("--deck-size", "0"), b""),
            (("--set", "hand_size=999999999999999999999"), b""),
            (("--set", "votes=" + "9" * 5000), b""),
        ],
        "no such file": [
            (("--games", "1", "--log", "/no/such/folder/log"), b""),
            (("--games", "1", "--log", "/"), b""),
        ],
        "usage": [(("--luck",), b""), (("4",), b""), (("--log", "-", "--json"), b"")],
    },
    "moonhare arena": {
        "malformed": [
            ((*ARENA, "--seats", "four"), b""),
            ((*ARENA, "--games", "many"), b""),
            ((*ARENA, "--evening", "x"), b""),
            ((*ARENA, "--workers", ""), b""),
            ((*ARENA, "--seed", "x"), b""),
            ((*ARENA, "--set", "votes"), b""),
        ],
        "not UTF-8": [(("--players", "\udcff"), b""), ((*ARENA, "--sets", "\udcff"), b"")],
        "doubled keys": [((*ARENA, "simple"), b""), ((*ARENA, "--set", "votes=1", "--set", "votes=1"), b"")],
        "unknown key": [
            (("--players", "nobody"), b""),
            (("--players", "simple+nobody"), b""),
            (("--players", "nowhere:Player"), b""),
            ((*ARENA, "--edition", "modern"), b""),
            ((*ARENA, "--language", "xx"), b""),
            ((*ARENA, "--sets", "nowhere"), b""),
            ((*ARENA, "--set", "luck=1"), b""),
        ],
        "cannot be played": [((*ARENA, "--seats", "13"), b""), ((*ARENA, "--set", "scoring=agreement"), b"")],
        "too large": [((*ARENA, "--games", "0"), b""), ((*ARENA, "--evening", "101"), b"")],
        "no such file": [
            ((*ARENA, "--games", "1", "--output", "/dev/null/arena"), b""),
            ((*ARENA, "--cluster", "luck://"), b""),
        ],
        "usage": [((), b""), ((*ARENA, "--luck"), b""), (("--players", ","), b"")],
    },
    "moonhare editions": {"usage": [(("--luck",), b""), (("classic",), b"")]},
    "moonhare serve": {
        "malformed": [(("--port", "x"), b""), (("--port", "1.5"), b""), (("--workers", "all"), b"")],
        "not UTF-8": [(("--host", "\udcff"), b"")],
        "not this machine's": [
            (("--host", "198.51.100.7", "--port", "0"), b""),
            (("--host", "no.such.host.invalid", "--port", "0"), b""),
            (("--host", "", "--port", "0"), b""),
        ],
        "too large": [
            (("--port", "65536"), b""),
            (("--port", "-1"), b""),
            (("--host", "x" * 300), b""),
            (("--workers", "65"), b""),
        ],
        "no such file": [(("--port", "0", "--data", "/dev/null/tables"), b"")],
        "no database": [
            (("--port", "0", "--database", "mysql://host/tables"), b""),
            (("--port", "0", "--database", "postgresql://[host/tables"), b""),
        ],
        "usage": [(("--luck",), b""), (("now",), b""), (("--open=yes",), b"")],
    },
    "moonhare export": {
        "malformed": [(("nonsense",), b""), (("",), b""), (("LUMO-4821", "--game", "x"), b"")],
        "not UTF-8": [(("\udcff",), b"")],
        "unknown key": [(("LUMO-4821",), b"")],
        "too large": [(("x" * 100_000,), b""), (("LUMO-4821", "--game", "0"), b"")],
        "no such file": [(("LUMO-4821", "--data", "/no/such/folder"), b"")],
        "no database": [(("LUMO-4821", "--database", "postgresql://[host/tables"), b"")],
        "usage": [((), b""), (("LUMO-4821", "--luck"), b"")],
    },
    "moonhare forget": {
        "malformed": [(("nonsense",), b""), (("",), b"")],
        "not UTF-8": [(("\udcff",), b"")],
        "unknown key": [(("LUMO-4821",), b"")],
        "too large": [(("x" * 100_000,), b"")],
        "no such file": [(("LUMO-4821", "--data", "/no/such/folder"), b"")],
        "no database": [(("LUMO-4821", "--database", "postgresql://[host/tables"), b"")],
        "usage": [((), b""), (("LUMO-4821", "--luck"), b"")],
    },
    "moonhare backup": {
        "no such file": [
            (("new.tar.gz", "--data", "/no/such/folder"), b""),
            (("/no/such/folder/new.tar.gz",), b""),
            (("a\x00b",), b""),
        ],
        "usage": [((), b""), (("a", "b"), b""), (("a", "--luck"), b"")],
    },
    "moonhare restore": {
        "no such file": [
            (("/no/such/file", "--data", "/no/such/folder"), b""),
            (("/",), b""),
            (("a\x00b", "--force"), b""),
        ],
        "usage": [((), b""), (("a", "b"), b""), (("a", "--luck"), b"")],
    },
    "moonhare migrate": {
        "no such file": [(("--data", "/no/such/folder"), b""), (("--check", "--data", "/no/such/folder"), b"")],
        "malformed": [(("--to", "mysql://host/tables"), b""), (("--to", ""), b"")],
        "no database": [
            (("--to", "postgresql://[host/tables", "--data", "/no/such/folder"), b""),
            (("--database", "postgresql://[host/tables"), b""),
        ],
        "usage": [(("a",), b""), (("--to", "postgresql://h/t", "--check"), b"")],
    },
    # Whatever is wrong with the data is what it tells: tests/cli/test_doctor.py.
    "moonhare doctor": {"usage": [(("a",), b""), (("--data", "a", "--database", "b", "--luck"), b"")]},
    "moonhare admin tables": {
        "no such file": [(("--data", "/no/such/folder"), b"")],
        "no database": [(("--database", "postgresql://[host/tables"), b"")],
        "usage": [(("a",), b""), (("--most", "0"), b""), (("--luck",), b"")],
    },
    "moonhare admin servers": {
        "no such file": [(("--data", "/no/such/folder"), b"")],
        "no database": [(("--database", "postgresql://[host/tables"), b"")],
        "usage": [(("a",), b""), (("--luck",), b"")],
    },
    "moonhare admin limits": {"usage": [(("a",), b""), (("--data", "a", "--luck"), b"")]},
    "moonhare deck make": {
        "no such file": [(("/no/such/folder",), b""), (("/dev/null",), b""), ((".", "--back", "/no/such/file"), b"")],
        "malformed": [
            (("/no/such/folder", option, "Ünlikely Set\0"), b"")
            for option in ("--id", "--title", "--author", "--licence", "--language")
        ],
        "usage": [((), b""), (("--luck", "x"), b""), (("a", "b"), b"")],
    },
    "moonhare deck check": {
        "no such file": [(("/no/such/folder",), b""), (("/dev/null",), b"")],
        "usage": [((), b""), (("--luck", "x"), b""), (("a", "b"), b"")],
    },
    "moonhare deck sheet": {
        "no such file": [(("/no/such/folder", "-o", "sheet.png"), b"")],
        "malformed": [(("/no/such/folder", "-o", "sheet.txt"), b"")],
        "usage": [((), b""), (("x",), b""), (("x", "-o", "s.png", "--columns", "0"), b"")],
    },
    "moonhare deck print": {
        "no such file": [(("/no/such/folder", "-o", "s.pdf"), b""), (("x", "-o", "/no/such/folder/s.pdf"), b"")],
        "malformed": [
            (("/no/such/folder", "-o", "s.pdf", *more), b"")
            for more in (("--width", "wide"), ("--width", "nan"), ("--width", "-1"), ("--paper", "Ünlikely\0"))
        ],
        "usage": [((), b""), (("x",), b""), (("x", "-o", "s.png"), b""), (("x", "y", "-o", "s.pdf"), b"")],
    },
    "moonhare deck themes": {
        "no such file": [(("/no/such/folder",), b""), (("/dev/null",), b"")],
        "usage": [((), b""), (("--luck", "x"), b""), (("a", "b"), b"")],
    },
}


def trials(*, in_json: bool) -> list[Any]:
    return [
        pytest.param((*command.split()[1:], *arguments), stdin, id=f"{command.removeprefix('moonhare ')}-{kind}-{at}")
        for command, kinds in DOORS.items()
        for kind, tries in kinds.items()
        for at, (arguments, stdin) in enumerate(tries)
        if not in_json or command in IN_JSON
    ]


IN_JSON = (
    "moonhare score",
    "moonhare replay",
    "moonhare hint",
    "moonhare listen",
    "moonhare simulate",
    "moonhare arena",
    "moonhare editions",
    "moonhare backup",
    "moonhare restore",
    "moonhare migrate",
    "moonhare doctor",
    "moonhare admin tables",
    "moonhare admin servers",
    "moonhare admin limits",
    "moonhare deck make",
    "moonhare deck check",
    "moonhare deck print",
    "moonhare deck themes",
)
"""The commands whose refusals are JSON where their output is."""


def one_line(told: Told) -> None:
    assert told.status == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.endswith("\n")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with the server's data inside."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MOONHARE_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.mark.parametrize(("arguments", "stdin"), trials(in_json=False))
def test_bad_input_is_refused_in_one_line(
    arguments: tuple[str, ...], stdin: bytes, moonhare: Console, folder: Path
) -> None:
    told = moonhare(*arguments, stdin=stdin)
    one_line(told)
    if arguments[0] == "score":
        assert told.refusal["code"]
    assert [path for path in folder.iterdir() if path.name != "data"] == []


@pytest.mark.parametrize(("arguments", "stdin"), trials(in_json=True))
def test_where_json_is_asked_for_a_refusal_is_json(
    arguments: tuple[str, ...], stdin: bytes, moonhare: Console, folder: Path
) -> None:
    told = moonhare(*arguments, "--json", stdin=stdin)
    assert told.status == 2
    assert set(told.refusal) == {"code", "message", "args"}
    assert told.refusal["message"].endswith((".", "?"))
    assert list(folder.iterdir()) == []


def test_every_door_is_listed() -> None:
    assert set(DOORS) == set(COMMANDS)
    for name, command in COMMANDS.items():
        assert "usage" in DOORS[name]
        tried = {argument for tries in DOORS[name].values() for arguments, _ in tries for argument in arguments}
        for param in command.params:
            takes_text = param.opts[0].startswith("-") and not getattr(param, "is_flag", False)
            if takes_text:
                known = {"--output"}  # where to write: tried below and in tests/cli/test_commands.py
                assert tried & {*param.opts} or known & {*param.opts}, f"{name} {param.opts}"


@pytest.mark.parametrize(
    "arguments", [("luck",), ("--luck",), ("--version=1",), ("deck",), ("deck", "luck"), ("Score",), ("\udcff",)]
)
def test_an_unknown_command_is_refused(arguments: tuple[str, ...], moonhare: Console) -> None:
    one_line(moonhare(*arguments))


@pytest.mark.parametrize(
    ("word", "more"), [("admin", "tables, servers, limits"), ("deck", "check, sheet, print, themes"), ("bot", "run")]
)
def test_the_first_word_alone_is_refused_with_what_may_follow(word: str, more: str, moonhare: Console) -> None:
    told = moonhare(word)
    one_line(told)
    assert f"{more} (" in told.err
    assert "Commands:" in moonhare(word, "--help").out


@pytest.mark.parametrize(("name", "value"), [("PORT", "x"), ("PORT", "99999"), ("HOST", ""), ("PACE", "fast")])
def test_a_bad_environment_is_refused(
    name: str, value: str, moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOONHARE_DATA", str(tmp_path))
    monkeypatch.setenv(f"MOONHARE_{name}", value)
    told = moonhare("serve")
    one_line(told)
    assert "environment" in told.err


def test_a_bad_settings_file_is_refused(moonhare: Console, tmp_path: Path) -> None:
    for text in (b"port = 'x'", b"luck = 1", b"port =", b"\xff"):
        (tmp_path / "moonhare.toml").write_bytes(text)
        told = moonhare("serve", "--data", str(tmp_path))
        one_line(told)
        assert "moonhare.toml" in told.err


def test_too_large_a_file_is_not_read_whole(moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saying, "MOST_BYTES", 1000)
    file = tmp_path / "round.json"
    file.write_bytes(b" " * 1001)
    told = moonhare("score", str(file))
    assert told.status == 2
    assert told.refusal["code"] == "file-too-large"
    assert moonhare("replay", "-", stdin=b" " * 1001).status == 2


def test_arguments_that_are_no_text_are_refused_by_a_real_process() -> None:
    done = process(b"score", b"\xff\xfe", env=os.environ | {"LC_ALL": "C.UTF-8"})
    assert (done.returncode, done.stdout) == (2, b"")
    assert json.loads(done.stderr)["code"] == "file-unreadable"
