"""Whoever only watches guesses for fun: told to nobody before the round is scored, and never worth a point."""

from typing import Any

import pytest

from moonhare.rules.state import Showing
from moonhare.server.messages import Guess, GuessTally
from tests.server.worlds import EDITIONS, FakeViewer, Hall, Town

THINK = 3.0


async def come_to(hall: Hall, viewers: list[FakeViewer], phase: str) -> None:
    for _ in range(200):
        game = hall.table.game
        assert game is not None
        if game.phase.name == phase:
            return
        for viewer in viewers:
            if viewer.asked:
                await hall.act(viewer)
                break
        else:
            await hall.clock.go_on(THINK)
    raise AssertionError(f"the game never came to {phase}")


def guess(hall: Hall, viewer: FakeViewer, slot: int, **other: Any) -> None:
    assert hall.table.game is not None
    facts = {"game": hall.table.game_number, "round": hall.table.game.round, "slot": slot} | other
    hall.live.guess(viewer, Guess(**facts))


def tallies(viewer: FakeViewer) -> list[GuessTally]:
    return [answer for answer in viewer.answers if isinstance(answer, GuessTally)]


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_the_tally_comes_with_the_points_and_not_before(hall: Hall, edition: str, players: int) -> None:
    viewers = await hall.open(persons=players, edition=edition, start=True)
    one, other = hall.connect(None), hall.connect(None)
    await come_to(hall, viewers, "voting")
    frames = [len(viewer.frames) for viewer in [*viewers, one, other]]
    guess(hall, one, 1)
    guess(hall, one, 2)
    guess(hall, other, 1)
    guess(hall, other, 99)
    guess(hall, viewers[0], 3)
    guess(hall, other, 3, round=77)
    assert [len(viewer.frames) for viewer in [*viewers, one, other]] == frames
    assert not any(tallies(viewer) for viewer in [*viewers, one, other])
    await come_to(hall, viewers, "showing")
    (tally,) = tallies(viewers[-1])
    assert tally.slots[:2] == (1, 1)
    assert sum(tally.slots) == 2
    assert hall.table.game is not None
    assert isinstance(hall.table.game.phase, Showing)
    outcome = hall.table.game.phase.outcome
    if edition != "odyssey-party":
        right = outcome.owners.index(outcome.storyteller)
        assert tally.found == tally.slots[right]
    assert tallies(hall.connect(None)) == tallies(one) == [tally]
    await come_to(hall, viewers, "telling") if edition != "odyssey-party" else None


async def test_party_the_card_with_most_votes_is_the_right_one(hall: Hall) -> None:
    viewers = await hall.open(persons=6, edition="odyssey-party", start=True)
    watchers = [hall.connect(None) for _ in range(6)]
    await come_to(hall, viewers, "voting")
    for slot, watcher in enumerate(watchers, start=1):
        guess(hall, watcher, slot)
    await come_to(hall, viewers, "showing")
    assert hall.table.game is not None
    assert isinstance(hall.table.game.phase, Showing)
    ballots = [ballot for ballot in hall.table.game.phase.outcome.ballots if ballot is not None]
    votes = [sum(slot in ballot.slots for ballot in ballots) for slot in range(1, 7)]
    (tally,) = tallies(viewers[0])
    assert tally.found == votes.count(max(votes))


async def test_guesses_of_all_servers_are_counted_together(town: Town) -> None:
    here, there = town.hall(), town.hall()
    viewers = await here.open(persons=3, start=True)
    there.live = await there.house.find(here.table.code)
    near, far = here.connect(None), there.connect(None)
    await town.clock.go_on(1)
    await come_to(here, viewers, "voting")
    await town.clock.go_on(1)
    guess(here, near, 1)
    guess(there, far, 2)
    await town.clock.go_on(0)
    await come_to(here, viewers, "showing")
    await town.clock.go_on(1)
    assert tallies(near) == tallies(far)
    assert tallies(near)[0].slots[:2] == (1, 1)


async def test_the_last_round_has_its_tally_too(hall: Hall) -> None:
    viewers = await hall.open(persons=3)
    await hall.do_type(viewers[0], "change-setting", setting="target_score", value=1)
    await hall.do_type(viewers[0], "start-game")
    watcher = hall.connect(None)
    while hall.table.stage == "playing":
        await come_to(hall, viewers, "voting")
        guess(hall, watcher, 1)
        before, at = len(tallies(watcher)), hall.table.game.round if hall.table.game else 0
        while hall.table.game and (hall.table.game.round, hall.table.game.phase.name) == (at, "voting"):
            await hall.act(next(viewer for viewer in viewers if viewer.asked))
        assert len(tallies(watcher)) == before + 1
    assert tallies(watcher)[-1].round == (hall.table.game.round if hall.table.game else 0)
