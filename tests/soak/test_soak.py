"""Many tables at once, mixed and rough: nothing stands, nothing leaks, nothing fails, nothing is forgotten."""

from pathlib import Path

import pytest

from tests.soak.evening import Evening
from tests.soak.pages import browse


@pytest.mark.timeout(120)
async def test_six_tables_of_people_who_come_and_go_play_on_and_tell_nobody_too_much(tmp_path: Path) -> None:
    evening = Evening(tmp_path, seed=1)
    await evening.run(tables=6, seconds=7)
    print(evening.told)


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.timeout(900)
async def test_forty_tables_play_on_for_ten_minutes_and_no_page_complains(tmp_path: Path) -> None:
    evening = Evening(tmp_path, seed=2)
    await evening.run(tables=40, seconds=600, beside=browse)
    print(evening.told)
