"""The shoes of They Pinch a Little: what hangs in the coat, what is left in the box."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import DOT, ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.they_pinch_a_little.inks import (
    BRICK,
    LINING,
    NIGHT,
    OLIVE,
    PAPER,
    SLATE,
    UMBER,
)

THREAD: Final = mix(NIGHT, UMBER, 0.4)


def pin(card: Sheet, x: float, y: float) -> None:
    """A pin in the lining."""
    card.paint(DOT, NIGHT, at=affine(x, y, 8), lift=3)


def boot(card: Sheet, at: Array, ink: Ink = BRICK) -> None:
    """A laced boot of a child, toe to the left, its loop at 62,-106."""
    card.paint("2,-92! 30,-104 66,-100 72,-88! 40,-80 6,-82!", NIGHT, at=at)
    card.paint(
        "0,-94! 36,-84 72,-92! 78,-40 70,0 76,40 74,68! 0,72 -60,70 -96,66! -104,44 -92,24 -64,12 -30,4 -8,-16 -4,-50",
        ink,
        at=at,
        lift=7,
        angle=70,
    )
    card.paint("-96,28! -70,14 -40,12 -30,36 -36,68! -96,66! -104,46", shift(ink, -0.06), at=at)
    card.paint("44,20! 72,10! 76,40 74,68! 40,70!", shift(ink, -0.06), at=at)
    card.paint("-104,60! -40,68 30,66 78,60! 80,92! 30,92! 26,82! -50,86 -100,82!", NIGHT, at=at)
    rows = [ribbon(f"{-6 - k * 3},{-72 + 24 * k} {26 - k * 4},{-64 + 24 * k}", (6, 6), at) for k in range(4)]
    card.paint(rows, PAPER, wobble=0.3)


def _strings(card: Sheet, x: float, y: float, *ends: str, ink: Ink = THREAD) -> None:
    card.paint([ribbon(f"{x},{y} {end}", (5, 5)) for end in ends], ink, wobble=0.3)
    pin(card, x, y)


def hung(card: Sheet) -> None:
    """Four, one below the other, each longer than the last; below them a pin with nothing on it."""
    # knitted
    at = affine(368, 1034, 1.16, -20)
    card.paint("-12,-44! 30,-44! 30,-4 34,20 24,34 -30,36 -54,30 -56,12 -40,2 -16,-4!", PAPER, at=at, lift=6)
    card.paint("-18,-48! 34,-48! 36,-30! -18,-30!", shift(PAPER, -0.06), at=at, lift=2)
    knit = [ribbon(f"{x},4 {x + 4},32", (3, 3), at) for x in range(-46, 30, 13)]
    card.paint(knit, mix(PAPER, UMBER, 0.3), wobble=0.2)
    _strings(card, 372, 928, "358,960 358,988", "384,956 386,976", ink=PAPER)
    # to go about the house in
    at = affine(462, 1110, 1.2, -30)
    card.paint("-20,-14! 4,-8 34,-16 52,-44! 58,-20 56,10! 0,16!", shift(SLATE, -0.1), at=at)
    card.paint(
        "-78,20! -78,0 -58,-20 -30,-28 -6,-20! 6,0 34,4 52,-44! 64,-40 66,-10 62,24! 0,30 -60,30!", SLATE, at=at, lift=6
    )
    card.paint("-80,18! 0,26 64,18! 64,30! 0,38 -76,32!", NIGHT, at=at)
    card.paint(ROUND, PAPER, at=affine(428, 1106, 20), edge="torn", wobble=3, lift=3)
    _strings(card, 500, 994, "490,1016 496,1042", "512,1012 510,1034")
    # with a lace
    at = affine(372, 1306, 1.26, -20)
    card.paint(
        "-84,22! -86,2 -60,-14 -30,-16 -6,-34 12,-52! 40,-44 62,-52! 68,-20 70,24! 0,30 -70,32!",
        UMBER,
        at=at,
        lift=6,
        angle=30,
    )
    card.paint("-84,22! -86,2 -60,-14 -44,-14 -36,8 -42,30! -70,32!", shift(UMBER, 0.07), at=at)
    card.paint("-88,20! 0,28 72,20! 74,42! 40,42! 36,34! -20,40 -82,38!", NIGHT, at=at)
    card.paint(
        [ribbon(f"{-24 + 13 * k},{-10 - 11 * k} {-6 + 13 * k},{-2 - 11 * k}", (5, 5), at) for k in range(3)], PAPER
    )
    _strings(card, 394, 1180, "376,1206 370,1240", "410,1200 420,1220")
    # the newest
    boot(card, affine(396, 1530, 1.26, -14))
    _strings(card, 436, 1350, "410,1386 378,1414", "460,1380 452,1402", ink=PAPER)
    card.paint([ribbon("262,1416 250,1450 232,1486", (5, 4)), ribbon("262,1416 268,1452 284,1478", (5, 4))], PAPER)
    pin(card, 262, 1416)


def box(card: Sheet) -> None:
    """Open, with tissue; one of a pair is still in it."""
    card.paint(
        "-40,1600! 30,1560 90,1590! 150,1550 200,1596! 250,1570 274,1640! 240,1720! -40,1720!",
        PAPER,
        lift=5,
        edge="torn",
    )
    boot(card, affine(120, 1612, 1.22, -14))
    card.paint(
        "-40,1650! 40,1630 96,1664! 150,1640 210,1664! 282,1640! 290,1720! -40,1720!",
        shift(PAPER, -0.04),
        lift=5,
        edge="torn",
    )
    card.paint("-40,1676! 296,1668! 288,1780! -40,1784!", OLIVE, lift=9, angle=2)
    card.paint("-40,1676! 296,1668! 294,1692! -40,1700!", shift(OLIVE, -0.08), angle=2)


__all__ = ["LINING", "boot", "box", "hung"]
