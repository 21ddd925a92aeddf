"""What docs/scale.md tells is what its reckoning comes to."""

import re

import pytest

from benchmarks.scale.figures import USUAL, changed, plan
from tests.project.tree import ROOT

ROWS = re.findall(r"(?m)^\| ([\d,]+) \| (.+) \|$", (ROOT / "docs" / "scale.md").read_text("utf-8"))


@pytest.mark.parametrize(("tables", "told"), ROWS)
def test_each_row_is_reckoned(tables: str, told: str) -> None:
    found = plan(float(tables.replace(",", "")))
    cells = [f"{found.tables:,.0f}", f"{found.commands:,.0f}", f"{found.nodes}", found.by, f"{found.databases}"]
    cells += [f"{found.memory_gib:,.1f}", f"{found.megabits:,.0f}", f"{found.gib_a_day:,.1f}"]
    assert told.split(" | ") == cells


def test_there_are_rows_and_figures_of_ones_own_are_read() -> None:
    assert len(ROWS) == 5
    assert plan(1_000_000, changed(["command_us=20000"])).by == "CPU"
    assert changed([]) == USUAL
    with pytest.raises(ValueError, match="there is no figure 'luck'"):
        changed(["luck=1"])
    with pytest.raises(ValueError, match="is a number, not 'x'"):
        changed(["command_us=x"])
