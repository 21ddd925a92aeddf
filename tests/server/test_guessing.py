"""Whoever only watches guesses for fun: told to nobody before the round is scored, and never worth a point."""

from typing import Any

import pytest

from moonhare.rules.state import Showing
from moonhare.server.bodies import ComeIn
from moonhare.server.messages import Guess, GuessTally
from moonhare.storage import StorageError
from tests.server.worlds import EDITIONS, FakeViewer, Hall, Town

THINK = 3.0


async def come_to(hall: Hall, viewers: list[FakeViewer], phase: str) -> None:
    for _ in range(200):
        game = hall.table.game
        assert game is not None
        if game.phase.name == phase:
            await hall.clock.go_on(0)
            return
        for viewer in viewers:
            if viewer.asked:
                await hall.act(viewer)
                break
        else:
            await hall.clock.go_on(THINK)
    raise AssertionError(f"the game never came to {phase}")


async def guess(hall: Hall, viewer: FakeViewer, slot: int, **other: Any) -> None:
    assert hall.table.game is not None
    facts = {"game": hall.table.game_number, "round": hall.table.game.round, "slot": slot} | other
    await hall.live.guess(viewer, Guess(**facts))


def tallies(viewer: FakeViewer) -> list[GuessTally]:
    return [answer for answer in viewer.answers if isinstance(answer, GuessTally)]


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_the_tally_comes_with_the_points_and_not_before(hall: Hall, edition: str, players: int) -> None:
    viewers = await hall.open(persons=players, edition=edition, start=True)
    one, other = hall.connect(None), hall.connect(None)
    await come_to(hall, viewers, "voting")
    frames = [len(viewer.frames) for viewer in [*viewers, one, other]]
    await guess(hall, one, 1)
    await guess(hall, one, 2)
    await guess(hall, other, 1)
    await guess(hall, other, 99)
    await guess(hall, viewers[0], 3)
    await guess(hall, other, 3, round=77)
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
    late = hall.connect(None)
    await hall.clock.go_on(0)
    assert tallies(late) == tallies(one) == [tally]
    await come_to(hall, viewers, "telling") if edition != "odyssey-party" else None


async def test_party_the_card_with_most_votes_is_the_right_one(hall: Hall) -> None:
    viewers = await hall.open(persons=6, edition="odyssey-party", start=True)
    watchers = [hall.connect(None) for _ in range(6)]
    await come_to(hall, viewers, "voting")
    for slot, watcher in enumerate(watchers, start=1):
        await guess(hall, watcher, slot)
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
    await guess(here, near, 1)
    await guess(there, far, 2)
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
        await guess(hall, watcher, 1)
        before, at = len(tallies(watcher)), hall.table.game.round if hall.table.game else 0
        while hall.table.game and (hall.table.game.round, hall.table.game.phase.name) == (at, "voting"):
            await hall.act(next(viewer for viewer in viewers if viewer.asked))
        await hall.clock.go_on(0)
        assert len(tallies(watcher)) == before + 1
    assert tallies(watcher)[-1].round == (hall.table.game.round if hall.table.game else 0)


NAME = "a-browser-of-its-own"


async def tally_of(hall: Hall, viewers: list[FakeViewer]) -> tuple[int, ...]:
    """Let the round be scored; how many guesses each of the first three cards has, as is told to whoever comes then."""
    await come_to(hall, viewers, "showing")
    late = hall.connect(None)
    await hall.clock.go_on(0)
    (tally,) = tallies(late)
    return tally.slots[:3]


async def test_a_browser_that_guesses_again_after_a_reload_still_counts_once(hall: Hall) -> None:
    viewers = await hall.open(persons=4, start=True)
    await come_to(hall, viewers, "voting")
    for slot in (1, 2, 3):
        tab = hall.connect(None)
        await guess(hall, tab, slot, by=NAME)
        hall.live.disconnect(tab)
    twice = hall.connect(None)
    await guess(hall, twice, 4, by="another-browser-that")
    await guess(hall, twice, 1, by="calls-itself-by-two")  # one connection is one watcher, however it calls itself
    assert await tally_of(hall, viewers) == (1, 0, 1)


async def test_a_guest_guesses_once_over_all_connections_and_a_guess_of_before_is_another_round_s(hall: Hall) -> None:
    viewers = await hall.open(persons=3, start=True)
    guest, _ = await hall.live.entrance.come_in(ComeIn(name="Gus"), None)
    await come_to(hall, viewers, "voting")
    for slot in (1, 3):
        await guess(hall, hall.connect(guest), slot)
    assert await tally_of(hall, viewers) == (0, 0, 1)
    await come_to(hall, viewers, "voting")
    watcher = hall.connect(None)
    await guess(hall, watcher, 2, by=NAME)
    assert await tally_of(hall, viewers) == (0, 1, 0)


async def test_what_was_guessed_is_not_lost_when_the_server_starts_anew(town: Town) -> None:
    before = town.hall()
    viewers = await before.open(persons=3, start=True)
    await come_to(before, viewers, "voting")
    await guess(before, before.connect(None), 1, by=NAME)
    await guess(before, before.connect(None), 2)
    await town.kill(before)
    after = town.hall()
    after.live = await after.house.find(before.table.code)
    back = [after.connect(viewer.key) for viewer in viewers]
    await guess(after, after.connect(None), 3, by=NAME)
    await town.clock.go_on(20)
    assert await tally_of(after, back) == (0, 1, 1)


async def test_a_guess_that_cannot_be_kept_harms_nobody(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    viewers = await hall.open(persons=3, start=True)
    await come_to(hall, viewers, "voting")

    async def fails(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        for broken in ("lay", "slips"):
            patch.setattr(hall.house.world.store, broken, fails, raising=False)
        await guess(hall, hall.connect(None), 1)
        await come_to(hall, viewers, "showing")
        await hall.clock.go_on(0)
    assert not tallies(viewers[0])
