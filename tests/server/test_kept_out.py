"""Who is kept out of a table, and of whom it is remembered that they had a seat."""

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.door_messages import KeepOut
from moonhare.server.messages import Accepted, Gone, Pong
from moonhare.server.table import door
from moonhare.server.table.evolving import MOST_FORMER
from tests.server.net import Seat, Server
from tests.server.worlds import FakeViewer, Hall


@pytest.mark.parametrize("stage", ["lobby", "playing"])
async def test_who_is_barred_stays_out_until_the_host_lets_them_in_again(hall: Hall, stage: str) -> None:
    host, ines, other = await hall.open(persons=3, start=stage == "playing")
    assert ines.key is not None
    await hall.do_type(host, "keep-out", key=ines.key)
    assert ines.reason() == "barred"
    with pytest.raises(Refusal, match="rather not"):
        await hall.knock("Somebody", ines.key)
    assert host.view.own is not None
    assert [one.name for one in host.view.own.barred] == ["Person 2"]
    assert other.view.own is not None
    assert other.view.own.barred == ()
    await hall.do_type(host, "let-back", key=ines.key)
    back = await hall.knock("Somebody", ines.key)
    # In a running game they are who they were, with the hand that they have seen.
    assert (back.key == ines.key) == (stage == "playing")


def removed(viewer: FakeViewer) -> list[tuple[int, str]]:
    """Whom somebody is told that they might keep out."""
    assert viewer.view.own is not None
    return [(one.key, one.name) for one in viewer.view.own.removed]


async def test_whoever_was_removed_from_a_game_may_be_kept_out_as_long_as_it_runs(hall: Hall) -> None:
    host, ines, other = await hall.open(persons=3, computers=2, start=True)
    assert ines.key is not None
    await hall.do_type(host, "remove-seat", key=ines.key)
    await hall.clock.go_on(120)
    assert (removed(host), removed(other)) == ([(ines.key, "Person 2")], [])
    again = await hall.knock("Ines", ines.key)
    assert removed(host) == [], "but is among those at the door"
    await hall.do_type(again, "leave")
    await hall.do_type(host, "keep-out", key=ines.key)
    assert removed(host) == []
    with pytest.raises(Refusal, match="rather not"):
        await hall.knock("Ines", ines.key)


async def test_whoever_was_removed_in_the_lobby_may_be_kept_out_until_the_game_begins(hall: Hall) -> None:
    host, ines, _ = await hall.open(persons=3, computers=2)
    assert ines.key is not None
    await hall.do_type(host, "remove-seat", key=ines.key)
    await hall.clock.go_on(120)
    assert removed(host) == [(ines.key, "Person 2")]
    again = await hall.join("Person 2")
    assert removed(host) == [], "whoever bears the name is most likely the same"
    await hall.do_type(host, "remove-seat", key=again.key)
    assert removed(host) == [(again.key, "Person 2")], "once"
    await hall.do_type(host, "keep-out", key=again.key)
    assert removed(host) == []
    gus = await hall.join("Gus")
    await hall.do_type(host, "remove-seat", key=gus.key)
    assert removed(host) == [(gus.key, "Gus")]
    await hall.do_type(host, "start-game")
    assert removed(host) == []


async def test_whoever_looks_on_after_a_removal_is_told_at_once_that_they_are_kept_out(hall: Hall) -> None:
    host, ines, _ = await hall.open(persons=3)
    assert ines.key is not None
    await hall.do_type(host, "remove-seat", key=ines.key)
    looking, another = hall.connect(None), hall.connect(None)
    looking.known = ines.key
    await hall.do_type(host, "keep-out", key=ines.key)
    assert (looking.reason(), another.reason()) == ("barred", None)


async def test_a_browser_that_was_removed_and_looks_on_is_shown_out(server: Server) -> None:
    host = await server.open()
    ines = await server.sit(host.code, "Ines")
    async with host.connect() as tab:
        assert isinstance(await tab.do({"type": "remove-seat", "key": ines.key}), Accepted)
        again, stranger = Seat(server, host.code, None, ines.secret, query="?watch"), server.watcher(host.code)
        async with again.connect() as looking, stranger.connect() as beside:
            assert isinstance(await tab.do({"type": "keep-out", "key": ines.key}), Accepted)
            assert (await looking.until(Gone)).reason == "barred"
            await beside.send(type="ping")
            await beside.until(Pong)


async def test_where_too_many_are_kept_out_the_host_is_told_that_one_more_is_not(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_BARRED", 1)
    host, ines, other = await hall.open(persons=3)
    assert ines.key is not None
    assert other.key is not None
    await hall.do_type(host, "keep-out", key=ines.key)
    assert await hall.refusal(host, KeepOut(key=ines.key)) == "already-barred"
    assert await hall.refusal(host, KeepOut(key=other.key)) == "barred-full"
    await hall.do_type(host, "let-back", key=ines.key)
    await hall.do_type(host, "keep-out", key=other.key)
    assert other.reason() == "barred"


async def test_so_many_whose_seat_was_taken_are_remembered(hall: Hall) -> None:
    host, *_ = await hall.open()
    for number in range(MOST_FORMER + 2):
        guest = await hall.join(f"Guest {number}")
        await hall.do_type(host, "remove-seat", key=guest.key)
    assert len(hall.table.former) == MOST_FORMER
    assert hall.table.former[-1].occupant.name == f"Guest {MOST_FORMER + 1}"
