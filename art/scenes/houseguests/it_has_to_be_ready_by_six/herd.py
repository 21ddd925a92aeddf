"""Who is still woven in, whose place is empty, and who is out."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import DIAMOND, affine, curve
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Patch, Sheet
from art.scenes.houseguests.it_has_to_be_ready_by_six.beasts import beast, shape
from art.scenes.houseguests.it_has_to_be_ready_by_six.carpet import AT, on
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, COAL, GONE, LOUD

ROWS: Final = (
    (170, ("stag", "fox", "bird", "goat")),
    (430, ("hare", "horse", "stag", "fox")),
    (690, ("goat", "bird", "hare", "stag")),
    (950, ("bird", "fox", "goat", "horse")),
    (1210, ("horse", "stag", "bird", "hare")),
    (1470, ("fox", "goat", "horse", "bird")),
    (1730, ("stag", "hare", "fox", "goat")),
)
"""Rows of the pattern: where their hooves stand in the carpet's frame, and who."""
STILL: Final = {(1210, 2), (1210, 3), (1470, 1), (1470, 2), (1470, 3), (1730, 0), (1730, 1), (1730, 2), (1730, 3)}
FREE: Final = (
    ("horse", 618, 1160, 1.0, 9, False),
    ("hare", 548, 962, 0.95, 16, False),
    ("stag", 396, 842, 1.0, 8, False),
    ("fox", 146, 786, 1.0, 18, False),
    ("goat", 104, 610, 1.0, 22, False),
    ("hare", 268, 426, 1.0, -22, True),
    ("bird", 316, 268, 0.95, -10, True),
)
"""Kind, where it stands on the page, size, tilt, and whether it looks back."""


def woven(card: Sheet, field: Patch) -> None:
    """Lay the empty places, those who are still in theirs, and a diamond between any two."""
    gone, bits = [], []
    for y, row in ROWS:
        for k, kind in enumerate(row):
            at = on(AT, 262 + 232 * k, y)
            if (y, k) not in STILL:
                gone += shape(kind, at)
            bits.append(curve(DIAMOND, on(AT, 262 + 232 * k + 100, y - 178, 15)))
    card.pattern(field, gone, GONE, thin=0.0, wobble=0.5)
    card.pattern(field, turned(bits), GONE, thin=0.0)
    with card.inside(field):
        for y, row in ROWS:
            for k, kind in enumerate(row):
                if (y, k) in STILL:
                    beast(card, kind, on(AT, 262 + 232 * k, y), BONE, LOUD)


def free(card: Sheet) -> None:
    """Lay those who are on their way."""
    for kind, x, y, size, tilt, flip in FREE:
        beast(card, kind, affine(x, y, size, tilt, flip), BONE, COAL if x < 430 else LOUD, lift=7)
