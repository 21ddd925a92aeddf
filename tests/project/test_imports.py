"""Imports run downwards only: which folder may know which (CONTRIBUTING, "What may import what").

The order of the folders is checked by import-linter (`pyproject.toml`); what it cannot say, "nothing but these", is
checked here. Each check is shown to fail on an edge planted for it.
"""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT

PACKAGE = ROOT / "src" / "moonhare"
IMPURE = {
    "asyncio", "concurrent", "ctypes", "datetime", "glob", "http", "importlib", "io", "logging", "multiprocessing",
    "os", "pathlib", "queue", "secrets", "select", "selectors", "shutil", "signal", "socket", "sqlite3", "ssl",
    "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
"""Of the standard library: clocks, files, network, tasks, chance of the machine."""


def imports(source: str, module: str) -> set[str]:
    """Give the full dotted names that a module's source imports, relative ones resolved.

    `import random` counts as what is used of it, `random.Random` say.
    """
    tree = ast.parse(source)
    used = {
        f"random.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    }
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                found |= used if name.name == "random" and used else {name.name}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parent = ".".join(module.split(".")[: -node.level])
                base = f"{parent}.{base}" if base else parent
            found |= {f"{base}.{name.name}" for name in node.names}
    return found


def module_name(path: Path) -> str:
    """Give a file's dotted name."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    # A package counts as one of its own modules, so that a relative import resolves alike.
    return ".".join(parts)


def forbidden_in_rules(name: str) -> bool:
    """Tell whether `rules` may not import this: it takes msgspec and the pure part of the standard library alone."""
    top = name.partition(".")[0]
    if top == "moonhare":
        return not f"{name}.".startswith("moonhare.rules.")
    if top == "random":
        # The type of the generator that the caller hands over; never the module's own, which is global.
        return name != "random.Random"
    return top != "msgspec" and (top in IMPURE or top not in sys.stdlib_module_names)


def edges(folder: Path) -> list[tuple[str, str]]:
    """List every import of a folder's modules as (module, imported name)."""
    return [
        (module_name(path), name)
        for path in sorted(folder.rglob("*.py"))
        for name in sorted(imports(path.read_text("utf-8"), module_name(path)))
    ]


def test_the_rules_import_only_the_pure_standard_library_and_msgspec():
    found = edges(PACKAGE / "rules")
    assert found
    assert [edge for edge in found if forbidden_in_rules(edge[1])] == []


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "import random",
        "import random\nchance = random.random()",
        "from random import shuffle",
        "from datetime import datetime",
        "import aiohttp.web",
        "from pathlib import Path",
        "from moonhare.server import messages",
        "from moonhare import decks",
        "from .. import storage",
        "def later():\n    import asyncio",
    ],
)
def test_an_import_that_the_rules_must_not_make_is_noticed(line):
    assert [name for name in imports(line, "moonhare.rules.engine") if forbidden_in_rules(name)] != []


@pytest.mark.parametrize(
    "line",
    [
        "from random import Random",
        "import random\nrng: random.Random",
        "import msgspec",
        "from .settings import Settings",
        "from moonhare.rules import ids",
    ],
)
def test_an_import_that_the_rules_may_make_is_let_through(line):
    assert [name for name in imports(line, "moonhare.rules.engine") if forbidden_in_rules(name)] == []


def test_only_the_server_and_the_client_of_bots_know_the_library_of_the_network():
    knowing = {module for module, name in edges(PACKAGE) if name.split(".")[0] in {"aiohttp", "uvloop"}}
    assert knowing
    client = {f"moonhare.cli.{name}" for name in ("attending", "connecting", "learning")}
    assert {one for one in knowing if not one.startswith("moonhare.server.")} == client


def test_players_see_the_rules_and_what_words_mean_and_nothing_else_of_the_project():
    own = [edge for edge in edges(PACKAGE / "players") if edge[1].split(".")[0] == "moonhare"]
    assert own
    assert [
        edge for edge in own if not edge[1].startswith(("moonhare.rules", "moonhare.concepts", "moonhare.players"))
    ] == []


def test_the_table_of_who_may_know_whom_has_every_folder():
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("### What may import what")[2].partition("###")[0]
    rows = [line.split("|")[1] for line in told.splitlines() if line.startswith("| `")]
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders
    assert folders - set(re.findall(r"`(\w+)`", "".join(rows))) == set()


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter over a copy of the project's source."""
    return subprocess.run(
        [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"],
        cwd=folder,
        env={"PYTHONPATH": f"{folder / 'src'}:{folder}", "PATH": "/usr/bin:/bin"},
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    folder = tmp_path_factory.mktemp("source")
    shutil.copy(ROOT / "pyproject.toml", folder)
    for package in ("src/moonhare", "art"):
        shutil.copytree(
            ROOT / package,
            folder / package,
            ignore=lambda _, names: [name for name in names if "." in name and not name.endswith(".py")],
        )
    return folder


PLANTED = (
    ("src/moonhare/rules/ids.py", "import moonhare.decks", "moonhare.rules.ids -> moonhare.decks"),
    ("src/moonhare/players/__init__.py", "import moonhare.storage", "moonhare.players -> moonhare.storage"),
    ("src/moonhare/storage/__init__.py", "import moonhare.server", "moonhare.storage -> moonhare.server"),
    ("src/moonhare/arena/__init__.py", "import moonhare.server", "moonhare.arena -> moonhare.server"),
    ("src/moonhare/server/__init__.py", "import moonhare.cli", "moonhare.server -> moonhare.cli"),
    ("src/moonhare/rules/ids.py", "import moonhare.locales", "moonhare.rules.ids -> moonhare.locales"),
    ("src/moonhare/decks/__init__.py", "import art.easel", "moonhare.decks -> art.easel"),
    ("src/moonhare/cli/__init__.py", "from art import command", "moonhare.cli -> art.command"),
    ("art/shipping.py", "import moonhare.players", "art.shipping -> moonhare.players"),
    ("art/painting/palettes.py", "import moonhare.rules", "art.painting.palettes -> moonhare.rules"),
    ("art/painting/canvas.py", "import art.easel", "art.painting.canvas -> art.easel"),
    ("art/painting/canvas.py", "from .materials import wood", "art.painting.canvas -> art.painting.materials"),
    (
        "art/scenes/small_hours/back/__init__.py",
        "from art.scenes.small_hours.cover import FINISH",
        "art.scenes.small_hours.back -> art.scenes.small_hours.cover",
    ),
)
"""File, a line that it may not have, and the import as the tool names it."""


def test_imports_upwards_or_sideways_are_all_named(copied, subtests):
    clean = lint(copied)
    before = {where: (copied / where).read_text("utf-8") for where, _, _ in PLANTED}
    for where, line, _ in PLANTED:
        with (copied / where).open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n")
    try:
        outcome = lint(copied)
    finally:
        for where, text in before.items():
            (copied / where).write_text(text, "utf-8")
    assert (clean.returncode, outcome.returncode) == (0, 1), clean.stdout + outcome.stderr
    for _, _, edge in PLANTED:
        with subtests.test(edge):
            assert edge in outcome.stdout
            assert edge not in clean.stdout


def test_the_project_as_it_is_keeps_every_contract(copied):
    outcome = lint(copied)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
