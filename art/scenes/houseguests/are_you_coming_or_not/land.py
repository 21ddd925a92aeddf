"""The plain under a brick sky, a river through it, and on its far bank somebody who has taken the door along."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import (
    BLACK,
    BRICK,
    CLAY,
    CREAM,
    OLIVE,
    SLATE,
    TORN,
    UMBER,
    WHITE,
)


def land(card: Sheet) -> None:
    """Lay sky, a paler field beyond, and the river; the near bank is bare paper."""
    card.paint(
        "-60,-60! 1260,-60! 1260,664! 900,654 560,668 240,656 -60,666!",
        BRICK,
        angle=2,
        edge="torn",
        core=shift(CREAM, 0.04),
        laps=120,
        grain=0.42,
    )
    card.paint(
        "-60,-60! 1260,-60! 1260,96! 1010,120 720,150 420,112 160,140 -60,110!",
        mix(BRICK, BLACK, 0.45),
        angle=3,
        edge="torn",
        core=mix(BRICK, CREAM, 0.28),
        laps=110,
        grain=0.42,
    )
    card.paint(
        "-60,1000! 60,992 160,1014 280,1004 420,1030 560,1024! 560,1180! 420,1150 300,1162 180,1136 60,1142 -60,1120!",
        mix(SLATE, BLACK, 0.25),
        angle=6,
        edge="torn",
        core=shift(CREAM, 0.06),
        lift=4,
        laps=50,
        grain=0.45,
    )
    for spec in ("-20,1040 60,1034 130,1046", "230,1040 320,1052 400,1058", "20,1096 110,1098 190,1108"):
        card.paint(ribbon(spec, (3, 8, 3)), mix(SLATE, CREAM, 0.35), thin=0.2)


def far_side(card: Sheet) -> None:
    """Lay her from behind in her winter coat, a whole door under her arm."""
    card.paint("120,952! 240,942 470,950! 300,966", mix(CLAY, UMBER, 0.4), edge="torn", wobble=2)
    card.paint(
        "196,640! 226,640! 256,656 274,690 330,752! 330,790! 300,784 262,752! 268,820 290,946! 214,956 132,946! "
        "156,850 160,808 130,780! 122,756 136,700 160,660",
        OLIVE,
        angle=86,
        edge="torn",
        core=TORN,
        wobble=2.5,
        lift=4,
    )
    card.paint(ribbon("160,808 168,770 164,720", (3, 7, 3)), mix(OLIVE, BLACK, 0.45), thin=0.2)
    at = affine(356, 800, 1, 5)
    card.paint(
        "-72,-172! 74,-172! 74,150! -72,150!", mix(SLATE, CREAM, 0.12), at=at, angle=88, edge="torn", wobble=2.5, lift=5
    )
    for x in (-52, 10):
        for y, h in ((-148, 122), (4, 122)):
            card.paint(
                f"{x},{y}! {x + 44},{y}! {x + 44},{y + h}! {x},{y + h}!", mix(SLATE, BLACK, 0.35), at=at, wobble=1
            )
    card.paint("-16,-22! 16,-22! 16,44! -16,44!", WHITE, at=affine(306, 790, 1, 5), wobble=0.5)
    card.paint(ROUND, BLACK, at=affine(306, 790, 9), wobble=0.4)
    card.paint("-4,0! 4,0! 8,24! -8,24!", BLACK, at=affine(306, 794, 1, 5), wobble=0.3)
    card.paint("208,566 240,572 250,604 240,640 210,650 180,640 170,604 182,572", BLACK, wobble=0.8, lift=3)
