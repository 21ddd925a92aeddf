"""What each command prints, and that programs can rely on it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from moonhare import version
from moonhare.cli.referee import WORDS
from moonhare.rules.editions import EDITIONS
from moonhare.rules.ending import WHY
from moonhare.rules.settings import SETTING_NAMES
from tests.cli.console import Console, process

ROUND = {
    "edition": "odyssey-team",
    "seats": ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"],
    "storyteller": "Ana",
    "cards": [{"slot": 1, "owner": "Bo"}, {"slot": 2, "owner": "Ana"}, {"slot": 3, "owner": "Flo"}],
    "votes": {"Ed": [2], "Cy": [1]},
}


def test_version_is_printed(moonhare: Console) -> None:
    assert moonhare("--version").out == f"moonhare {version()}\n"
    assert process("--version").stdout.decode() == f"moonhare {version()}\n"


def test_what_is_slow_to_import_is_left_for_later() -> None:
    slow = {"aiohttp", "PIL", "fluent.syntax", "numpy", "asyncio", "sqlite3", "pydantic", "moonhare.server.serving"}
    ran = (
        "import atexit; atexit.register(lambda: print(*sys.modules)); sys.argv[1:] = ['editions']; moonhare.cli.main()"
    )
    for code, too in (("print(*sys.modules)", {"rich"}), (ran, set())):
        done = subprocess.run(
            [sys.executable, "-c", f"import sys, moonhare.cli; {code}"], capture_output=True, check=True
        )
        loaded = set(done.stdout.decode().split())
        assert "moonhare.cli" in loaded
        assert loaded & (slow | too) == set()


def test_nothing_asked_shows_the_help(moonhare: Console) -> None:
    told = moonhare()
    assert told.status == 0
    assert "Commands:" in told.out
    assert moonhare("--help").out == told.out


def test_score_as_a_table_names_teams_seats_and_reasons(moonhare: Console, tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND), encoding="utf-8")
    told = moonhare("score", str(file))
    assert (told.status, told.err) == (0, "")
    assert "Ana and Di" in told.out
    assert "some found the card, not all" in told.out
    assert "votes for their card" in told.out
    single = moonhare("score", stdin=json.dumps(WITHOUT_POINTS))
    assert "Nobody scores in this round." in single.out


WITHOUT_POINTS = {
    "edition": "odyssey-party",
    "seats": list("ABCDEF"),
    "storyteller": "A",
    "cards": [{"slot": slot, "owner": owner} for slot, owner in enumerate("ABCDEF", start=1)],
    "votes": {name: [slot] for slot, name in enumerate("ABCDEF", start=1)},
    "red_vote": 1,
}


def test_score_in_json_has_the_documented_shape(moonhare: Console) -> None:
    answer = moonhare("score", "-", "--json", stdin=json.dumps(ROUND)).report
    assert answer["points"] == {"Ana": 3, "Bo": 4, "Cy": 0, "Di": 3, "Ed": 4, "Flo": 0}
    assert answer["teams"] == [
        {"seats": ["Ana", "Di"], "points": 3},
        {"seats": ["Bo", "Ed"], "points": 4},
        {"seats": ["Cy", "Flo"], "points": 0},
    ]


def test_names_of_all_scripts_are_shown_even_where_the_terminal_cannot(tmp_path: Path) -> None:
    names = ["Żółw", "Sebastião", "兎"]
    sheet = {
        "edition": "standard",
        "seats": names,
        "storyteller": "Żółw",
        "cards": [{"slot": s, "owner": names[o]} for s, o in enumerate((0, 1, 2, 1, 2), start=1)],
        "votes": {"Sebastião": [1], "兎": [2]},
    }
    data = json.dumps(sheet).encode()
    utf8 = process("score", input=data, env=os.environ | {"PYTHONUTF8": "1"})
    assert "Sebastião" in utf8.stdout.decode()
    narrow = process("score", input=data, env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert narrow.returncode == 0
    assert b"Sebasti\\xe3o" in narrow.stdout


def test_editions_lists_every_setting_of_every_edition(moonhare: Console) -> None:
    told = moonhare("editions")
    assert all(name in told.out for name in (*SETTING_NAMES, *(edition.id for edition in EDITIONS)))
    assert "6 (3 players: 7)" in told.out
    assert "1 (7+ players: 2)" in told.out
    listed = moonhare("editions", "--json").report["editions"]
    assert [edition["id"] for edition in listed] == [edition.id for edition in EDITIONS]
    classic = listed[0]
    assert classic["players"] == [3, 4, 5, 6]
    assert classic["settings_by_players"]["3"]["points_finder"] == 4
    assert classic["settings_by_players"]["4"]["bonus_cap"] is None


@pytest.mark.parametrize("columns", ["80", "100", "200"])
def test_in_a_terminal_of_any_usual_width_no_name_to_type_is_broken(
    columns: str, moonhare: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What the capture gives is no terminal; the width is read from the environment as in one.
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for name, value in (("COLUMNS", columns), ("TTY_COMPATIBLE", "0")):
        monkeypatch.setenv(name, value)
    told = moonhare("editions").out
    words = set(told.split())
    assert words.issuperset(SETTING_NAMES)
    assert words.issuperset(edition.id for edition in EDITIONS)
    assert {"storyteller", "agreement", "announce"} <= words
    assert max(map(len, told.splitlines())) <= int(columns)


def test_simulate_reports_in_words_and_in_json(moonhare: Console) -> None:
    asked = ("simulate", "--edition", "classic", "--players", "4", "--games", "10", "--seed", "1")
    told = moonhare(*asked)
    assert told.out.startswith("classic, 4 players, 10 games, seed 1\n")
    assert "found by all" in told.out
    report = moonhare(*asked, "--json").report
    assert report["rounds"] == {"min": 15, "mean": 15.0, "max": 15}
    assert moonhare(*asked, "--json").report == report
    party = moonhare("simulate", "--edition", "odyssey-party", "--games", "1")
    assert party.out.startswith("odyssey-party, 6 players, 1 game, seed 0\n")
    assert "found by" not in party.out


def test_simulate_takes_house_rules_and_a_deck(moonhare: Console) -> None:
    report = moonhare(
        "simulate", "--games", "1", "--set", "target_score=40", "--set", "bonus_cap=2", "--set", "reshuffle=on",
        "--set", "clue_media=mimed, text", "--deck-size", "120", "--json",
    ).report  # fmt: skip
    settings = report["settings"]
    assert (settings["target_score"], settings["bonus_cap"], settings["reshuffle"]) == (40, 2, True)
    assert settings["clue_media"] == ["text", "mimed"]
    told = moonhare("simulate", "--games", "1", "--set", "own_card_votable=yes")
    assert "own_card_votable cannot be 'yes', only on or off, in JSON true or false." in told.err


def test_a_simulated_game_is_replayed_from_its_log(moonhare: Console, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for edition in EDITIONS:
        told = moonhare("simulate", "--edition", edition.id, "--games", "1", "--log", str(file))
        assert told.out.endswith(f"The first game's log is in {file}.\n")
        story = moonhare("replay", str(file))
        assert story.status == 0
        assert f"{edition.id}, " in story.out
        assert "Round 1: seat " in story.out
        assert " won with " in story.out
        assert not any(f" {reason}\n" in story.out for reason in WORDS if "-" in reason)
        report = moonhare("replay", str(file), "--json").report
        assert report["phase"] == "over"
        assert f"\n{WHY[report['ended_by']]}\n" in story.out
        assert max(report["points"]) == report["points"][report["winners"][0]]
        assert [r["round"] for r in report["rounds"]] == list(range(1, len(report["rounds"]) + 1))
        assert report["rounds"][-1]["after"] == report["points"]
        assert ("the storyteller's" in story.out) == (edition.settings.scoring == "storyteller")


def test_a_log_goes_through_a_pipe(moonhare: Console) -> None:
    log = moonhare("simulate", "--games", "1", "--log", "-", "--set", "clue_media=mimed").out
    assert log.startswith('{"format":1,')
    assert "clue was mimed" in moonhare("replay", "-", stdin=log).out
    running = "".join(log.splitlines(keepends=True)[:2])
    told = moonhare("replay", "-", stdin=running)
    assert told.out.endswith("The game has not ended: round 1, announcing.\n")
    assert moonhare("replay", "-", "--json", stdin=running).report["winners"] is None
    said = "\n".join(line.replace('"mimed","text":""', '"said","text":"Aloud"') for line in log.splitlines())
    said = said.replace('"clue_media":["mimed"]', '"clue_media":["said"]')
    assert "told “Aloud” (said)" in moonhare("replay", "-", stdin=said).out


def test_a_closed_pipe_is_quiet() -> None:
    command = f"{sys.executable} -m moonhare simulate --games 30 --log - | head -n 1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False, timeout=60)
    assert done.stdout.startswith(b'{"format":1,')
    assert done.stderr == b""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a shell")
@pytest.mark.parametrize("arguments", ["editions", "simulate --games 30 --log -"])
def test_a_closed_pipe_is_no_mistake_of_anybody(arguments: str) -> None:
    command = f"({sys.executable} -m moonhare {arguments}; echo $? >&2) | true"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False, timeout=60)
    assert done.stderr == b"141\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a file that is always full is Linux's")
@pytest.mark.parametrize("arguments", [("editions",), ("--help",), ("simulate", "--games", "3", "--log", "-")])
def test_where_standard_output_is_full_it_is_said_in_one_line(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "moonhare", *arguments], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60
        )
    said = b"moonhare: Standard output cannot be written: No space left on device.\n"
    assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.skipif(sys.platform == "win32", reason="redirections of a shell")
@pytest.mark.parametrize(
    ("closed", "status", "said"),
    [
        ("editions >&-", 2, b"moonhare: Standard output cannot be written: Bad file descriptor.\n"),
        ("editions 2>&-", 0, b""),
        ("score - <&-", 2, b'{"code": "not-json"'),
        ("editions <&- >&- 2>&-", 2, b""),
    ],
)
def test_streams_that_are_closed_are_no_bug(closed: str, status: int, said: bytes) -> None:
    command = f"exec {sys.executable} -m moonhare {closed}"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr[: len(said) or None]) == (status, said)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a file that is always full is Linux's")
@pytest.mark.parametrize("to", [">/dev/full", ">&-", "--workers 2 <&- >&-"])
def test_a_server_starts_where_standard_output_is_full_or_closed(tmp_path: Path, to: str) -> None:
    command = f"exec {sys.executable} -m moonhare serve --port 0 --data {tmp_path} {to}"
    running = subprocess.Popen(["/bin/sh", "-c", command], stderr=subprocess.PIPE, text=True)
    try:
        assert running.stderr is not None
        assert any("standard output cannot be written" in line for line in running.stderr)
    finally:
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=20)
    assert (running.returncode, said) == (0, "")


def test_a_server_that_logs_in_json_greets_there(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "moonhare", "serve", "--port", "0", "--data", str(tmp_path)]
    environ = {**os.environ, "MOONHARE_LOG_FORMAT": "json"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)
    try:
        assert running.stderr is not None
        told = next(line for line in map(json.loads, running.stderr) if line["event"] == "Moonhare runs")
    finally:
        running.send_signal(signal.SIGINT)
        said, _ = running.communicate(timeout=20)
    assert (said, told["data"], told["database"]) == ("", str(tmp_path), "")
    assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/", told["address"])


def test_an_interrupt_is_quiet_and_says_130() -> None:
    began = time.perf_counter()
    process("--version")
    started = time.perf_counter() - began
    # Shells start what runs in the background with interrupts ignored, and a child inherits that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(
            [sys.executable, "-m", "moonhare", "simulate", "--games", "1000000"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    # Well into its work, on a busy machine too.
    time.sleep(1 + 5 * started)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=20)
    assert (running.returncode, out, err) == (130, b"", b"")


def test_a_bug_is_said_in_one_line(moonhare: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("moonhare.arena.simulate", broken)
    told = moonhare("simulate", "--json")
    assert told.status == 1
    assert told.refusal["code"] == "internal"
    assert "ZeroDivisionError" in told.refusal["message"]


def test_a_server_starts_plays_and_its_game_is_exported(moonhare: Console, tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--data", str(tmp_path), "--no-open"]
    environ = {**os.environ, "MOONHARE_DATABSE": "postgresql://canary@db/moonhare"}
    running = subprocess.Popen(
        [sys.executable, "-m", "moonhare", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environ,
    )
    try:
        assert running.stdout is not None
        address = next(line.split()[-1] for line in running.stdout if "Moonhare runs at" in line)
        body = json.dumps({"name": "Ana", "computers": 3, "start": True}).encode()
        request = urllib.request.Request(
            f"{address}api/tables", body, {"Content-Type": "application/json", "Origin": address.rstrip("/")}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            code = json.load(answer)["code"]
        taken = moonhare("serve", "--port", address.rstrip("/").rpartition(":")[2], "--data", str(tmp_path / "other"))
        assert taken.status == 2
        assert taken.err.count("\n") == 1
        assert "in use" in taken.err
    finally:
        running.send_signal(signal.SIGINT)
        _, logged = running.communicate(timeout=20)
    assert running.returncode == 0
    said = "MOONHARE_DATABSE in the environment is no setting mend='Did you mean MOONHARE_DATABASE?'"
    assert said in " ".join(logged.split())
    assert "canary" not in logged
    log = tmp_path / "game.jsonl"
    loose = code.lower().replace("-", " ")
    assert moonhare("export", loose, "--data", str(tmp_path), "--output", str(log)).status == 0
    assert moonhare("replay", str(log)).out.startswith("standard, 4 players\n")
    assert moonhare("export", code, "--data", str(tmp_path), "--game", "1").out == log.read_text(encoding="utf-8")
    missing = moonhare("export", code, "--data", str(tmp_path), "--game", "2")
    assert (missing.status, missing.out) == (2, "")
    assert "no game 2" in missing.err
    assert moonhare("forget", loose, "--data", str(tmp_path)).out.startswith(f"Table {code} is deleted")
    assert moonhare("forget", code, "--data", str(tmp_path)).status == 2
    assert moonhare("export", code, "--data", str(tmp_path)).status == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["serve", "--port", "abc"], "'--port': 'abc' is no whole number."),
        (["simulate", "--games", "abc"], "'--games': 'abc' is no whole number."),
        (["simulate", "--games", "0"], "'--games': 0 is not from 1 to 1000000."),
        (["admin", "tables", "--most", "0"], "'--most': 0 is not 1 or more."),
        (["deck", "print", "small-hours", "-o", "x.pdf", "--width", "x"], "'--width': 'x' is no number."),
    ],
)
def test_a_number_that_is_none_is_told_in_words_of_people(moonhare: Console, asked: list[str], said: str) -> None:
    told = moonhare(*asked)
    assert (told.status, told.err) == (2, f"moonhare: Invalid value for {said}\n")
