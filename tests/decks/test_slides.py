"""Pictures for models elsewhere: small, bare of all but what is seen, of those sets alone that may leave the house."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from moonhare.decks import CardSet, load_set
from moonhare.decks.slides import SIDE, Slides
from moonhare.rules.ids import CardId
from tests.decks.making import MakeSet, encoded, painted, put, read, write

HOUSE = CardId("house:card-0")
FAMILY = CardId("family:card-0")


@pytest.fixture
def sets(make_set: MakeSet) -> tuple[CardSet, ...]:
    """A set that came with the product, one with an open licence too that a host has put there, and one of old."""
    return (
        load_set(make_set("house"), bundled=True),
        load_set(make_set("family")),
        load_set(make_set("night", formerly=["eve"])),
    )


def test_only_sets_that_came_with_the_product_and_those_that_are_named_are_shown(sets: tuple[CardSet, ...]) -> None:
    usual = Slides(sets)
    assert (usual.sets, usual(FAMILY)) == (("house",), None)
    assert usual(HOUSE)
    named = Slides(sets, {"family"})
    assert named.names == {"house", "family"}
    assert named(FAMILY)
    assert Slides(sets, {"eve"})(CardId("night:card-1")) == Slides(sets, {"night"})(CardId("eve:card-1")) is not None


def test_a_picture_is_a_small_jpeg_and_tells_nothing_of_where_it_is_from(make_set: MakeSet) -> None:
    folder = make_set("house")
    exif = Image.Exif()
    exif[0x010E] = "taken in the kitchen of Ana"
    packed = BytesIO()
    painted(1, (800, 1200)).save(packed, "WEBP", exif=exif, xmp=b"by Ana")
    picture = put(folder, packed.getvalue(), width=800, height=1200)
    cards = [{"id": "card-0", "files": {"small": picture}}]
    write(folder, read(folder) | {"cards": cards, "languages": []})
    jpeg = Slides([load_set(folder, bundled=True)])(HOUSE)
    assert jpeg is not None
    assert b"Ana" in packed.getvalue()
    assert b"Ana" not in jpeg
    with Image.open(BytesIO(jpeg)) as shown:
        assert (shown.format, shown.size) == ("JPEG", (341, SIDE))
        assert not shown.getexif()


def test_a_picture_that_is_gone_or_broken_is_not_shown(make_set: MakeSet) -> None:
    folder = make_set("house")
    broken = load_set(folder, bundled=True)
    files = [Path(broken.folder) / card.files.small.name for card in broken.manifest.cards]
    files[0].unlink()
    files[1].write_bytes(encoded(painted(1))[:40])
    slides = Slides([broken])
    assert slides(HOUSE) is None
    assert slides(CardId("house:card-1")) is None
    assert slides(CardId("house:card-2"))
    assert slides(CardId("house:card-9")) is None
