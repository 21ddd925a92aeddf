"""Whoever gives or votes anew before the last one is in (R18) hears of it, and nobody else can see or count it."""

import pytest

from moonhare.rules.legal import commands
from moonhare.server.messages import Accepted
from tests.server.worlds import EDITIONS, FakeViewer, Hall, Town


async def open_in_two_places(here: Hall, there: Hall, edition: str, players: int) -> list[FakeViewer]:
    """A game of persons, half of them connected to each of two servers."""
    viewers = await here.open(persons=players, edition=edition, start=True)
    there.live = await there.house.find(here.table.code)
    for seat in range(1, players, 2):
        here.live.disconnect(viewers[seat])
        viewers[seat] = there.connect(viewers[seat].key)
    await here.clock.go_on(0)
    return viewers


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_an_exchange_is_seen_by_its_own_seat_alone_at_whichever_server(
    town: Town, edition: str, players: int
) -> None:
    halls = (town.hall(), town.hall(seed=2))
    viewers = await open_in_two_places(*halls, edition, players)
    again = [halls[0].connect(viewer.key) for viewer in viewers]
    watchers = [hall.connect(None) for hall in halls]
    exchanged = set()
    # A storyteller at the second server: then every kind of message has been between the two.
    await halls[1].act(viewers[1])
    clock = halls[0].clock
    while viewers[0].phase in ("announcing", "telling", "giving", "voting"):
        await clock.go_on(0)
        seat = next(s for s, now in enumerate(viewers[0].game.public.standings) if now == "awaited")
        await halls[seat % 2].act(viewers[seat])
        await clock.go_on(0)
        for giver, viewer in enumerate(viewers):
            own = viewer.game.own
            if viewers[0].phase not in ("giving", "voting") or own is None or own.may.exchange is None:
                continue
            others = [one for one in (*viewers, *again, *watchers) if one.key != viewer.key]
            before, shown = [list(one.told) for one in others], len(again[giver].frames)
            moves = list(commands(viewer.game))
            assert isinstance(await halls[giver % 2].do(viewer, moves[0]), Accepted)
            await clock.go_on(0)
            assert [one.told for one in others] == before
            assert len(again[giver].frames) == shown + 1
            assert again[giver].game.own != own
            assert again[giver].game.public == viewer.game.public
            exchanged.add(viewers[0].phase)
    assert exchanged == {"giving", "voting"}
    assert viewers[0].phase == "showing"
