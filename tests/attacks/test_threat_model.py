"""What `docs/security.md` claims, a test shows: it names them, and they are there."""

import ast
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED: Final = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def names_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_claim_names_a_test_that_is_there() -> None:
    done = PAGE[PAGE.index("## What is done") : PAGE.index("## What is not")]
    rows = [line for line in done.splitlines() if line.startswith("| ") and not line.startswith("| what is tried")]
    assert len(rows) > 30
    assert [row for row in rows if not NAMED.search(row)] == []
    assert [found for found in NAMED.findall(PAGE) if found[1] not in names_in(found[0])] == []


def test_every_attack_is_a_claim_of_the_page_or_beside_one() -> None:
    """A file of attacks that the page does not know is one that nobody looks for."""
    files = {path.name for path in (ROOT / "tests" / "attacks").glob("test_*.py")} - {Path(__file__).name}
    assert files - {Path(path).name for path, _ in NAMED.findall(PAGE)} == set()


def test_the_page_is_found_from_the_front_door() -> None:
    assert "(docs/security.md)" in (ROOT / "README.md").read_text("utf-8")
    assert "(security.md)" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
