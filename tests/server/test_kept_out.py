"""Who is kept out of a table, and of whom it is remembered that they had a seat."""

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.door_messages import KeepOut
from moonhare.server.table import door
from moonhare.server.table.evolving import MOST_FORMER
from tests.server.worlds import Hall


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
