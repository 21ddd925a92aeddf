"""docs/cli.md describes every command with every option, and none that there is not; the documents' examples run."""

import ast
import io
import json
import random
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
import typer

from moonhare.arena import play
from moonhare.arena.measuring import STRENGTHS, Guesses, Tally
from moonhare.arena.rating import Rating
from moonhare.arena.summing import Figure, Roles
from moonhare.cli import app
from moonhare.players import Knowledge, PhraseBook
from moonhare.rules.editions import edition
from moonhare.rules.engine import start
from moonhare.rules.ids import CardId
from moonhare.rules.views import Options
from tests.cli.console import Console

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CLI = (DOCS / "cli.md").read_text(encoding="utf-8")
SECTIONS = dict(part.split("\n", 1) for part in re.split(r"^## ", CLI, flags=re.MULTILINE)[1:])


def commands(group: Any, name: str = "moonhare") -> Iterator[tuple[str, Any]]:
    for word, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, f"{name} {word}")
        else:
            yield f"{name} {word}", command


COMMANDS = dict(commands(typer.main.get_command(app)))


def options(command: Any) -> set[str]:
    names = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
    return {name for name in names if name.startswith("-")} - {"-h", "--help"}


def blocks(document: str, language: str) -> list[str]:
    text = (DOCS / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def test_every_command_has_its_section_and_every_section_its_command() -> None:
    assert set(SECTIONS) == set(COMMANDS)


def test_every_section_begins_and_ends_with_one_empty_line() -> None:
    assert re.findall(r"(?:[^\n]\n|\n\n\n)## .+|## .+\n(?!\n[^\n])", CLI) == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_documented_and_no_other(name: str) -> None:
    documented = set(re.findall(r"`(--?[a-z-]+)", SECTIONS[name]))
    assert documented == options(COMMANDS[name])


@pytest.mark.parametrize("name", COMMANDS)
def test_every_argument_is_documented(name: str) -> None:
    for param in COMMANDS[name].params:
        if not param.opts[0].startswith("-"):
            word = (param.metavar or param.name).strip("[].").split("|")[0]
            assert re.search(rf"`{name}[^`]*{word}", SECTIONS[name])


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, moonhare: Console) -> None:
    told = moonhare(*name.split()[1:], "--help")
    assert told.status == 0
    assert all(option in told.out for option in options(COMMANDS[name]))
    assert "Examples:" in told.out


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"`{name}" not in readme] == []


def test_the_referee_s_example_is_counted_as_its_document_says(moonhare: Console) -> None:
    asked, answer, refused = (json.loads(block) for block in blocks("referee.md", "json"))
    told = moonhare("score", "--json", "-", stdin=json.dumps(asked))
    assert told.status == 0
    assert told.report == answer
    told = moonhare("score", stdin=json.dumps(asked | {"votes": asked["votes"] | {"Red": [4]}}))
    assert told.refusal == refused


def test_every_code_of_the_referee_is_documented() -> None:
    source = (ROOT / "src/moonhare/rules/referee.py").read_text(encoding="utf-8")
    reading = (ROOT / "src/moonhare/rules/reading.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\(\s*"([a-z0-9-]+)"', source + reading))
    document = (DOCS / "referee.md").read_text(encoding="utf-8")
    assert len(codes) > 12
    assert [code for code in sorted(codes) if f"`{code}`" not in document] == []


def test_the_players_of_the_document_play(capsys: pytest.CaptureFixture[str]) -> None:
    _, *players, game = blocks("players.md", "python")
    exec(compile("\n".join([*players, game]), "docs/players.md", "exec"), {"__name__": "example"})
    scores, winners = capsys.readouterr().out.strip().split(") (")
    assert len(scores.split(",")) == 4
    assert winners


def test_the_players_of_the_document_come_to_an_end_in_teams_too() -> None:
    _, *players, _ = blocks("players.md", "python")
    known: dict[str, Any] = {"__name__": "example"}
    exec(compile("\n".join(players), "docs/players.md", "exec"), known)
    book = Knowledge(language="en", concepts={}, clues=PhraseBook({}, ("Almost home", "Small but brave")))
    deck = [CardId(f"plain:{number}") for number in range(84)]
    for seed in range(3):
        rng = random.Random(seed)
        dealt = start(edition("odyssey-team"), players=6, deck=deck, rng=rng)
        # Without anybody who stands in, a round that does not end is refused.
        assert play(dealt, [known["Whim"](book, one) for one in range(6)], rng).winners


def test_the_players_of_the_document_sit_down_in_the_arena(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, *players, _ = blocks("players.md", "python")
    (tmp_path / "of_the_document.py").write_text("\n".join(players))
    monkeypatch.syspath_prepend(tmp_path)
    names = ("of_the_document:FirstBest", "of_the_document:Whim")
    for found in moonhare("arena", "--players", *names, "--games", "1", "--workers", "1", "--json").report["players"]:
        assert found["player"] in names
        assert (found["failure"], found["figures"]["failed"]["value"], found["figures"]["refused"]["value"]) == (
            "",
            0,
            0,
        )
    sys.modules.pop("of_the_document")


def test_everything_that_a_player_may_do_is_in_the_document() -> None:
    document = (DOCS / "players.md").read_text(encoding="utf-8")
    assert [name for name in Options.__struct_fields__ if f"| `{name}`" not in document] == []


def test_the_arena_s_document_names_all_that_its_files_hold_and_its_example_reads_them(
    moonhare: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = (DOCS / "arena.md").read_text(encoding="utf-8")
    counts = document.split("### What is counted of a seat")[1].split("```")[0]
    assert set(re.findall(r"`(\w+)`", counts)) == {
        *Tally.__struct_fields__,
        *Guesses.__struct_fields__,
        *STRENGTHS,
    }
    told = document.split("In the report each of")[1].split("`basis` is")[0]
    names = {*Rating.__struct_fields__, *Roles.__struct_fields__, *Figure.__struct_fields__}
    assert set(re.findall(r"`(\w+)`", told)) == {"ratings", "players", *names}
    monkeypatch.chdir(tmp_path)
    asked = ("--players", "simple", "thing", "--games", "5", "--workers", "1", "-o", "arena", "--json")
    report = moonhare("arena", *asked).report
    *_, example = blocks("arena.md", "python")
    with redirect_stdout(io.StringIO()) as said:
        exec(compile(example, "docs/arena.md", "exec"), {"__name__": "example"})
    lured = ast.literal_eval(said.getvalue())
    for one in report["players"]:
        # Of a game and seat here, of a round in which it gave there.
        figure = one["figures"]["lured"]
        assert lured[one["player"]] * one["games"] == pytest.approx(figure["value"] * figure["of"], abs=0.01)


def test_all_that_replay_gives_a_program_is_documented(moonhare: Console, tmp_path: Path) -> None:
    log = str(tmp_path / "game.jsonl")
    moonhare("simulate", "--edition", "odyssey-party", "--games", "1", "--log", log)
    report = moonhare("replay", log, "--json").report
    first = report["rounds"][0]
    keys = {*report, *first, *first["clue"], *first["ballots"][0], *first["lines"][0], "cut"}
    assert [key for key in sorted(keys) if f"`{key}`" not in SECTIONS["moonhare replay"]] == []
