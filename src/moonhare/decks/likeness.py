"""How alike two pictures are to a person at arm's length, in two plain numbers.

Owns fingerprints and their distances: a perceptual hash (where light and dark lie, whatever the colours) and
a grid of mean colours (what the eye keeps of a small picture). Uses Pillow alone. Knows nothing of cards or
files.

The hash is the classical one: grey, 32x32, discrete cosine transform, the 8x8 lowest frequencies against
their median. Colours are compared in OKLab (Björn Ottosson, 2020), where a distance of about 0.02 is just
seen.
"""

import math
from functools import lru_cache
from typing import Final

import msgspec
from PIL import Image, ImageOps

HASH_SIDE: Final = 8
SAMPLE_SIDE: Final = 32
GRID: Final = (4, 6)
"""Columns and rows of the colour grid: cells of a 2:3 card are square."""

Lab = tuple[float, float, float]


class Fingerprint(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a picture in order to compare it."""

    hash: int
    """64 bits."""
    mirrored_hash: int
    """The hash of the picture seen in a mirror: a mirrored twin is a twin."""
    grid: tuple[Lab, ...]
    """Mean colours in OKLab, row by row."""


class Distance(msgspec.Struct, frozen=True, kw_only=True):
    """How far apart two pictures are, the nearer of the second as it is and mirrored."""

    structure: int
    """Bits of 64 in which the hashes differ; unrelated pictures have 32 in the mean."""
    colour: float
    """Mean OKLab distance over the grid; unrelated pictures have 0.2 to 0.3."""

    @property
    def is_near(self) -> bool:
        """Whether a person might confuse the two at arm's length."""
        return (
            self.structure <= SAME_STRUCTURE
            or self.colour <= SAME_COLOUR
            or (self.structure <= LIKE_STRUCTURE and self.colour <= LIKE_COLOUR)
        )


SAME_STRUCTURE: Final = 10
"""At most so many bits: the same picture, perhaps in other colours."""
SAME_COLOUR: Final = 0.045
"""At most so far: a small picture of the same colours in the same places, whatever is drawn there."""
LIKE_STRUCTURE: Final = 18
LIKE_COLOUR: Final = 0.09
"""Together: alike in both, though the same in neither."""


def fingerprint(picture: Image.Image) -> Fingerprint:
    """Take the fingerprint of a picture of any size and mode."""
    rgb = picture.convert("RGB")
    grey = ImageOps.grayscale(rgb).resize((SAMPLE_SIDE, SAMPLE_SIDE), Image.Resampling.BOX)
    cells = rgb.resize(GRID, Image.Resampling.BOX)
    return Fingerprint(
        hash=_hash(grey),
        mirrored_hash=_hash(ImageOps.mirror(grey)),
        grid=tuple(_oklab(cells.getpixel((x, y))) for y in range(GRID[1]) for x in range(GRID[0])),
    )


def distance(one: Fingerprint, other: Fingerprint) -> Distance:
    """Compare two fingerprints; the order does not matter."""
    straight = (one.hash ^ other.hash).bit_count()
    mirrored = min((one.hash ^ other.mirrored_hash).bit_count(), (one.mirrored_hash ^ other.hash).bit_count())
    columns = GRID[0]
    flipped = tuple(other.grid[i - i % columns + columns - 1 - i % columns] for i in range(len(other.grid)))
    colour = min(_colour(one.grid, other.grid), _colour(one.grid, flipped))
    return Distance(structure=min(straight, mirrored), colour=colour)


def _colour(one: tuple[Lab, ...], other: tuple[Lab, ...]) -> float:
    # fsum is exact: the order of the cells, and so of the two pictures, does not matter.
    return math.fsum(math.dist(a, b) for a, b in zip(one, other, strict=True)) / len(one)


@lru_cache(maxsize=1)
def _cosines() -> tuple[tuple[float, ...], ...]:
    n = SAMPLE_SIDE
    return tuple(tuple(math.cos(math.pi * (2 * i + 1) * k / (2 * n)) for i in range(n)) for k in range(HASH_SIDE))


def _hash(grey: Image.Image) -> int:
    n, cosines = SAMPLE_SIDE, _cosines()
    data = grey.tobytes()
    rows = [data[y * n : (y + 1) * n] for y in range(n)]
    across = [[sum(c * v for c, v in zip(wave, row, strict=True)) for wave in cosines] for row in rows]
    low = [sum(c * across[y][k] for y, c in enumerate(wave)) for wave in cosines for k in range(HASH_SIDE)]
    # The first number is the mean brightness; it dwarfs the others and says nothing of where things are.
    median = sorted(low[1:])[len(low) // 2]
    return sum(1 << i for i, value in enumerate(low) if value > median)


def _oklab(pixel: float | tuple[int, ...] | None) -> Lab:
    if not isinstance(pixel, tuple):
        raise TypeError("an RGB picture has tuples for pixels")
    r, g, b = (_linear(value / 255) for value in pixel[:3])
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    middle = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - the curve of sRGB
