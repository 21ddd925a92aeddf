"""Secrets, counts and attachments of any store."""

import asyncio

import pytest

from moonhare.storage import LARGEST_ATTACHMENT, Attachment, Store
from tests.storage.places import BEGIN, TABLE, Hands, Places, opening

# ---- secrets


async def test_a_secret_is_drawn_once_and_the_same_for_all_ever_after(place: Places) -> None:
    here, there = place.open(), place.open()
    drawn = await asyncio.gather(here.secret("salt"), there.secret("salt"), here.secret("salt"), there.secret("limits"))
    assert len({*drawn}) == 2
    assert [len(secret) for secret in drawn] == [16] * 4
    assert await place.open().secret("salt") == drawn[0] == drawn[1] == drawn[2]


# ---- counts


async def test_a_count_grows_within_its_window_and_begins_anew_after_it(store: Store, hands: Hands) -> None:
    assert await store.count(b"a", 60, 0) == (0, BEGIN)
    assert await store.count(b"a", 60) == (1, BEGIN + 60)
    hands.now += 59
    assert await store.count(b"a", 60, 2) == (3, BEGIN + 60)
    assert await store.count(b"a", 60, 0) == (3, BEGIN + 60)
    assert await store.count(b"b", 60, 0) == (0, BEGIN + 59)
    hands.now += 1
    assert await store.count(b"a", 60, 0) == (0, BEGIN + 60)
    assert await store.count(b"a", 60) == (1, BEGIN + 120)


async def test_servers_that_share_a_store_count_together_exactly(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    first = await here.join()
    await here.count(b"before", 60, 5)
    await there.join()
    await here.renew(first)
    counts = await asyncio.gather(*(store.count(b"a", 60) for store in (here, there) for _ in range(20)))
    assert sorted(count for count, _ in counts) == list(range(1, 41))
    assert await there.count(b"a", 60, 0) == (40, BEGIN + 60)
    assert await there.count(b"before", 60) == (6, BEGIN + 60), "what one counted alone counts for all"


async def test_whoever_is_left_alone_goes_on_counting_from_where_they_were_together(
    place: Places, hands: Hands
) -> None:
    here, there = place.open(), place.open()
    first, second = await here.join(), await there.join()
    await here.renew(first)
    for store in (here, there):
        await store.count(b"a", 60, 2)
    await there.leave(second)
    await here.renew(first)
    assert await here.count(b"a", 60) == (5, BEGIN + 60)
    hands.now += 60
    assert await here.count(b"a", 60, 0) == (0, BEGIN + 60)


# ---- attachments


async def test_an_attachment_is_kept_as_long_as_its_table(store: Store) -> None:
    sound = Attachment(id="one", kind="audio/webm", data=bytes(range(256)))
    assert not await store.keep(TABLE, sound)
    assert await store.attachment(TABLE, "one") is None
    await store.append(opening(1))
    assert await store.keep(TABLE, sound)
    assert await store.attachment(TABLE, "one") == sound
    assert await store.attachment(TABLE, "two") is None
    assert await store.attachment("LUMO-0002", "one") is None
    await store.remove(TABLE)
    assert await store.attachment(TABLE, "one") is None


async def test_the_same_attachment_is_kept_once(store: Store) -> None:
    await store.append(opening(1))
    first = Attachment(id="one", kind="audio/webm", data=b"first")
    assert await store.keep(TABLE, first)
    assert await store.keep(TABLE, Attachment(id="one", kind="image/png", data=b"second"))
    assert await store.attachment(TABLE, "one") == first


async def test_an_attachment_that_is_too_large_is_not_kept(store: Store) -> None:
    await store.append(opening(1))
    assert await store.keep(TABLE, Attachment(id="full", kind="audio/webm", data=bytes(LARGEST_ATTACHMENT)))
    with pytest.raises(ValueError, match="bytes at most"):
        await store.keep(TABLE, Attachment(id="more", kind="audio/webm", data=bytes(LARGEST_ATTACHMENT + 1)))
    assert await store.attachment(TABLE, "more") is None
