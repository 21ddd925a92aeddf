"""Slips of any store: small things on the shelves of a table."""

import asyncio

import pytest

from moonhare.storage import LARGEST_SLIP, Slip, SqliteStore, Store
from tests.storage.places import TABLE, Hands, Places, opening

OTHER = "LUMO-0002"


def slip(name: str, data: bytes = b"", *, shelf: str = "talk", until: int | None = None) -> Slip:
    return Slip(shelf=shelf, name=name, data=data, until=until)


async def names(store: Store, table: str = TABLE, shelf: str = "talk") -> str:
    return " ".join([found.name for found in await store.slips(table, shelf)])


async def test_slips_lie_in_the_order_in_which_they_were_laid_each_shelf_and_table_for_itself(store: Store) -> None:
    assert not await store.lay(TABLE, slip("nowhere"))
    await store.append(opening(1))
    await store.append(opening(1, table=OTHER))
    for name in ("c", "a", "b"):
        assert await store.lay(TABLE, slip(name, name.encode()))
    assert await store.lay(TABLE, slip("a", b"elsewhere", shelf="links"))
    assert await store.lay(OTHER, slip("a", b"there"))
    assert await store.slips(TABLE, "talk") == (slip("c", b"c"), slip("a", b"a"), slip("b", b"b"))
    assert await store.slips(TABLE, "links") == (slip("a", b"elsewhere", shelf="links"),)
    assert await store.slips(OTHER, "talk") == (slip("a", b"there"),)
    assert await names(store, "LUMO-0003") == ""


async def test_a_slip_of_the_same_name_takes_the_others_place_and_lies_last(store: Store) -> None:
    await store.append(opening(1))
    for one in (slip("a", b"old", until=1), slip("b"), slip("a", b"new")):
        await store.lay(TABLE, one)
    assert await store.slips(TABLE, "talk") == (slip("b"), slip("a", b"new"))


async def test_with_too_many_on_a_shelf_those_that_were_laid_first_fall_off(store: Store) -> None:
    await store.append(opening(1))
    await store.lay(TABLE, slip("kept", shelf="links"))
    for name in "abcdef":
        await store.lay(TABLE, slip(name), most=3)
    assert await names(store) == "d e f"
    await store.lay(TABLE, slip("d"), most=3)
    assert await names(store) == "e f d"
    assert await names(store, shelf="links") == "kept"


async def test_a_slip_is_given_until_its_time_is_over_and_not_kept_after_it(store: Store, hands: Hands) -> None:
    await store.append(opening(1))
    for name in ("seen", "taken"):
        await store.lay(TABLE, slip(name, until=hands.ms + 5000))
    hands.now += 4.999
    assert await names(store) == "seen taken"
    hands.now += 0.001
    assert await names(store) == ""
    assert await store.take(TABLE, "talk", "taken") is None
    await store.expire(0)
    hands.now -= 1
    assert await names(store) == "", "thrown away, not only hidden"


async def test_whoever_takes_a_slip_first_has_it_alone(place: Places) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    await here.lay(TABLE, slip("link", b"seat 3", shelf="links"))
    assert await names(there, shelf="links") == "link"
    takers = [store.take(TABLE, "links", "link") for store in (here, there) * 10]
    taken = [found for found in await asyncio.gather(*takers) if found is not None]
    assert taken == [slip("link", b"seat 3", shelf="links")]
    assert await names(here, shelf="links") == await names(there, shelf="links") == ""


async def test_stores_that_share_a_folder_lay_on_one_shelf(place: Places) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    laid = [store.lay(TABLE, slip(f"{n}"), most=8) for n, store in enumerate((here, there) * 10)]
    assert all(await asyncio.gather(*laid))
    assert await here.slips(TABLE, "talk") == await there.slips(TABLE, "talk")
    assert len(await here.slips(TABLE, "talk")) == 8
    assert await there.clear(TABLE, "talk") == 8
    assert await here.clear(TABLE, "talk") == 0
    assert await names(here) == ""


async def test_slips_outlive_the_program_and_go_with_their_table(place: Places) -> None:
    store = place.open()
    await store.append(opening(1))
    await store.append(opening(1, table=OTHER))
    for table in (TABLE, OTHER):
        await store.lay(table, slip("a", bytes(range(256))))
    if place.shared:
        await store.close()
        store = place.open()
    assert await store.slips(TABLE, "talk") == (slip("a", bytes(range(256))),)
    await store.remove(TABLE)
    assert await names(store) == ""
    assert await names(store, OTHER) == "a"
    await store.expire(int(store.now() * 1000) + 1)
    await store.append(opening(1, table=OTHER))
    assert await names(store, OTHER) == ""


async def test_a_slip_changes_neither_the_log_nor_what_is_beside_it(store: SqliteStore) -> None:
    await store.append(opening(1))
    before = await store.read(TABLE), await store.numbers([TABLE])
    await store.lay(TABLE, slip("a"))
    await store.take(TABLE, "talk", "a")
    assert (await store.read(TABLE), await store.numbers([TABLE])) == before


async def test_a_slip_that_is_too_large_is_not_laid(store: Store) -> None:
    await store.append(opening(1))
    assert await store.lay(TABLE, slip("full", bytes(LARGEST_SLIP)))
    with pytest.raises(ValueError, match="bytes at most"):
        await store.lay(TABLE, slip("more", bytes(LARGEST_SLIP + 1)))
    assert await names(store) == "full"


async def test_a_slip_whose_name_no_other_table_has_is_found_by_it_until_it_is_gone(store: Store, hands: Hands) -> None:
    await store.append(opening(1))
    await store.append(opening(1, table=OTHER))
    await store.lay(OTHER, slip("secret", b"there", shelf="links", until=hands.ms + 5000))
    await store.lay(TABLE, slip("secret", b"another shelf"))
    assert await store.find_slip("links", "secret") == (
        OTHER,
        slip("secret", b"there", shelf="links", until=hands.ms + 5000),
    )
    assert await store.find_slip("links", "secret2") is None
    hands.now += 5
    assert await store.find_slip("links", "secret") is None
    await store.lay(TABLE, slip("other", shelf="links"))
    assert await store.remove(TABLE)
    assert await store.find_slip("links", "other") is None


async def test_a_shelf_of_all_tables_is_read_last_first_but_of_those_at_rest(store: Store, hands: Hands) -> None:
    server = await store.join()
    for table, name in ((TABLE, "a"), (OTHER, "b"), ("LUMO-0003", "c"), ("LUMO-0004", "d")):
        await store.append(opening(1, table=table))
        await store.attend(server, table, frozenset({1}))
        await store.lay(table, slip(name, shelf="board", until=hands.ms + 500 if name == "d" else None))
        await store.lay(table, slip(name, shelf="elsewhere"))
    await store.lay(TABLE, slip("a", b"again", shelf="board"))

    async def board(most: int = 9) -> str:
        return " ".join([f"{table[-1]}{found.name}" for table, found in await store.shelf("board", most)])

    assert await board() == "1a 4d 3c 2b"
    assert await board(2) == "1a 4d"
    await store.attend(server, "LUMO-0003", frozenset())
    hands.now += 1
    assert await board() == "1a 2b"
    await store.remove(TABLE)
    assert await board() == "2b"


async def test_whatever_is_laid_or_taken_changes_the_number_of_the_shelves_of_its_table_alone(store: Store) -> None:
    for code in (TABLE, OTHER):
        await store.append(opening(1, table=code))
    seen = []

    async def look() -> int:
        numbers = await store.numbers([TABLE, OTHER])
        assert numbers[OTHER].shelves == 0
        seen.append(numbers[TABLE].shelves)
        return seen[-1]

    assert await look() == 0
    for name in ("a", "b", "c"):
        await store.lay(TABLE, slip(name))
        await look()
    await store.lay(TABLE, slip("d"), most=3)  # one falls off as one is laid
    await look()
    await store.lay(TABLE, slip("b"))  # the same name, laid anew
    await look()
    await store.take(TABLE, "talk", "c")
    await store.lay(TABLE, slip("e"))
    assert await look() == await look(), "looking changes nothing"
    assert len(seen) - 1 == len(set(seen))
    await store.clear(TABLE, "talk")
    assert await look() == 0
