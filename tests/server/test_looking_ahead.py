"""What is not worked out at most moves, since it cannot have changed, is what it would have come to."""

from typing import Any

import pytest

from moonhare.server.live import herald, steward
from moonhare.server.live.herald import Herald, turns
from moonhare.server.live.waiting import found_out, look_ahead
from tests.server.worlds import EDITIONS, Hall


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
@pytest.mark.parametrize("computers", [0, 1])
async def test_a_short_way_comes_to_what_the_long_one_would(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, edition: str, players: int, computers: int
) -> None:
    outlooks: list[tuple[Any, Any]] = []
    begun: list[Any] = []
    moved = Herald.moved

    def looked(now: Any, scene: Any) -> Any:
        outlooks.append((look_ahead(now, scene), found_out(now, scene)))
        return outlooks[-1][0]

    def seen(self: Herald, before: Any) -> None:
        if herald._goes_on(before, self._journal.table):
            begun.append(turns(self._journal.table) - turns(before))
        moved(self, before)

    monkeypatch.setattr(steward, "look_ahead", looked)
    monkeypatch.setattr(Herald, "moved", seen)
    await hall.open(persons=players - computers, edition=edition, computers=computers, start=True)
    for _ in range(3):
        await hall.turn()
    assert all(short == long for short, long in outlooks)
    assert not any(begun)
    assert any(not short.waits for short, _ in outlooks) or computers, "most moves wait for people alone"
    assert begun or edition == "odyssey-team"
