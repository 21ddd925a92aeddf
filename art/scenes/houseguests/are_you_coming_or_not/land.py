"""The plain under a brick sky, a river through it, and on its far bank somebody with a door and no house."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import (
    BLACK,
    BRICK,
    CLAY,
    CREAM,
    OLIVE,
    SHADE,
    SKIN,
    SLATE,
    TORN,
    UMBER,
    WHITE,
)

DOOR: Final = affine(222, 744, 1, -4)
"""Where the door stands; the hair is tied to its handle."""


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
    """Lay a door with no wall, and somebody in a hood who holds it by its edge and looks round."""
    card.paint("96,952! 240,940 500,948! 300,968", mix(CLAY, UMBER, 0.4), edge="torn", wobble=2)
    _door(card)
    coat = card.piece(
        "354,742! 340,800 334,870 318,946! 372,960 430,956 486,944! 470,870 462,800 440,742! 396,752",
        OLIVE,
        angle=86,
        edge="torn",
        core=TORN,
        wobble=2,
        lift=5,
    )
    seams = [ribbon(line, (2, 6, 2)) for line in ("404,770 408,850 402,950", "452,800 446,830 436,846")]
    card.pattern(coat, seams, mix(OLIVE, BLACK, 0.45), thin=0.2)
    card.paint(
        "360,744! 338,772 316,800! 318,838! 344,834 380,806! 384,764",
        shift(OLIVE, 0.03),
        angle=50,
        edge="torn",
        core=TORN,
        wobble=1.5,
        lift=4,
    )
    for y in (800, 811, 822, 833):
        card.paint(ribbon(f"322,{y} 308,{y - 1} 296,{y + 1}", (10, 10, 8)), SKIN, wobble=0.4, lift=2)
    _hood(card)


def _door(card: Sheet) -> None:
    """Four panels, a lock plate, a handle that somebody will have to let go."""
    card.paint(
        "-92,-212! 94,-212! 94,206! -92,206!",
        mix(SLATE, CREAM, 0.42),
        at=DOOR,
        angle=88,
        edge="torn",
        wobble=2.5,
        lift=6,
    )
    for x in (-68, 14):
        for y, h in ((-186, 150), (-6, 184)):
            card.paint(
                f"{x},{y}! {x + 56},{y}! {x + 56},{y + h}! {x},{y + h}!", mix(SLATE, CREAM, 0.2), at=DOOR, wobble=1
            )
    card.paint("-88,6! -50,6! -50,106! -88,106!", WHITE, at=DOOR, wobble=0.5, lift=3)
    x, y = DOOR[:, :2] @ (-69, 76) + DOOR[:, 2]
    card.paint(ROUND, BLACK, at=affine(float(x), float(y), 9), wobble=0.4)
    card.paint("-73,78! -65,78! -61,98! -77,98!", BLACK, at=DOOR, wobble=0.3)
    card.paint(ribbon("-69,30 -20,30 50,30 78,36", (18, 18, 17, 15), DOOR), WHITE, wobble=0.3, lift=5)


def _hood(card: Sheet) -> None:
    """A small face looks back out of it at whoever is not coming."""
    at = affine(396, 754, 0.84, -6)
    card.paint(
        "-52,4! -60,-48 -44,-98 0,-122 44,-100 58,-50 50,4! 4,22",
        OLIVE,
        at=at,
        angle=80,
        edge="torn",
        core=TORN,
        wobble=1.5,
        lift=5,
    )
    card.paint("-38,-60 -26,-86 0,-96 24,-84 32,-56 24,-24 0,-8 -26,-24", mix(OLIVE, BLACK, 0.6), at=at, wobble=0.6)
    card.paint("-34,-50! -16,-68 8,-72 30,-60! 30,-32 2,-8 -24,-22", SKIN, at=at, angle=80, wobble=0.5)
    for dot in ((-17, -46), (9, -49)):
        x, y = at[:, :2] @ dot + at[:, 2]
        card.paint(ROUND, BLACK, at=affine(float(x), float(y), 4.2), wobble=0.2)
    card.paint(ribbon("-5,-46 -9,-34 -3,-32", (2, 4, 2), at), SHADE)
    card.paint(ribbon("-11,-22 -2,-22 8,-24", (2, 4.5, 2), at), mix(SHADE, BLACK, 0.4))
