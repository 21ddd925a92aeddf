"""The rules as told in `docs/rules.md` are the rules as played: its tables are read and compared with the editions."""

import re
from typing import Any, get_args

import msgspec
import pytest

from moonhare.rules.editions import EDITIONS, Edition, resolve
from moonhare.rules.events import Reason
from moonhare.rules.settings import SETTING_NAMES, Settings, parse_setting
from tests.project.tree import ROOT
from tests.rules.house_rules import has_something_to_say

PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")


def table(heading: str, first: str) -> dict[str, dict[str, str]]:
    """Read the first table under a heading whose first column is called `first`: row → column → cell."""
    section = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    start = next(number for number, row in enumerate(rows) if row[0] == first)
    columns = [cell.strip("`") for cell in rows[start][1:]]
    found = {}
    for row in rows[start + 2 :]:
        if row[0].startswith("-"):
            break
        found[row[0].strip("`")] = dict(zip(columns, row[1:], strict=True))
    return found


def numbers(text: str) -> set[int]:
    """Read "3–6" or "6, 8, 10 or 12"."""
    if "–" in text:
        least, most = map(int, text.split("–"))
        return set(range(least, most + 1))
    return set(map(int, re.findall(r"\d+", text)))


def told(cell: str, players: int) -> str:
    """Read "6 (3 players: 7)" or "1 (7+ players: 2)" at a number of players."""
    usual, _, other = cell.partition(" (")
    if not other:
        return usual
    at, value = other.rstrip(")").split(" players: ")
    return value if (players >= int(at[:-1]) if at.endswith("+") else players == int(at)) else usual


SETTINGS = table("House rules and settings", "setting")
CASES = [(edition, players) for edition in EDITIONS for players in edition.players]


def test_the_page_tells_every_setting_and_no_other():
    assert tuple(SETTINGS) == SETTING_NAMES


@pytest.mark.parametrize(("edition", "players"), CASES, ids=lambda case: getattr(case, "id", case))
def test_the_table_of_settings_is_what_an_edition_resolves_to(edition: Edition, players: int):
    played: dict[str, Any] = msgspec.to_builtins(resolve(edition, players))
    for name, cells in SETTINGS.items():
        value = told(cells[edition.id], players)
        if value != "–":
            read = parse_setting(f"{name}={value}")[1]
            assert (name, read) == (name, played[name] if name != "clue_media" else list(played[name]))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_dash_stands_just_where_a_setting_has_nothing_to_say(edition: Edition):
    played = [resolve(edition, players) for players in edition.players]
    unasked = {name for name in SETTING_NAMES if not any(has_something_to_say(name, settings) for settings in played)}
    assert {name for name, cells in SETTINGS.items() if cells[edition.id] == "–"} == unasked


def schema_of(name: str) -> dict[str, Any]:
    """Give the JSON schema of one setting, without the `null` of a cap."""
    schema: dict[str, Any] = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"][name]
    return next((kind for kind in schema.get("anyOf", []) if kind.get("type") != "null"), schema)


@pytest.mark.parametrize("name", SETTING_NAMES)
def test_the_values_told_for_a_setting_are_the_ones_it_takes(name: str):
    cell, schema = SETTINGS[name]["values"], schema_of(name)
    if schema.get("type") == "boolean":
        assert cell == "off, on"
    elif schema.get("type") == "integer":
        assert cell.removeprefix("none, ") == f"{schema['minimum']}–{schema['maximum']}"
    else:
        assert sorted(re.findall(r"`(\w+)`", cell)) == sorted(schema.get("items", schema)["enum"])


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_players_told_for_an_edition_are_the_ones_that_it_takes(edition: Edition):
    assert numbers(table("The editions", "")["players"][edition.id]) == set(edition.players)


def test_the_page_tells_every_reason_for_points_and_no_other():
    assert set(table("The points", "reason")) == set(get_args(Reason))


def test_the_page_has_its_rulings_in_order():
    found = re.findall(r"(?m)^- \*\*(R\d+)\*\*", PAGE)
    assert len(found) >= 17, "tests and stored games rely on those that there are"
    assert found == [f"R{number}" for number in range(1, len(found) + 1)]


def test_every_ruling_that_code_or_tests_cite_stands_on_the_page():
    cited = set()
    for folder in ("src", "tests", "docs"):
        for path in (ROOT / folder).rglob("*.py" if folder != "docs" else "*.md"):
            cited |= set(re.findall(r"\bR(?:[1-9]|[1-9][0-9])\b(?!\d)", path.read_text("utf-8")))
    assert "R13" in cited
    assert {ruling for ruling in cited if f"- **{ruling}**" not in PAGE} == set()


def test_reading_a_cell_that_differs_at_some_numbers_of_players():
    assert [told("6 (3 players: 7)", players) for players in (3, 4)] == ["7", "6"]
    assert [told("1 (7+ players: 2)", players) for players in (6, 7, 12)] == ["1", "2", "2"]
