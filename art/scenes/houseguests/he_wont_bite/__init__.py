"""He Won't Bite: a very small owner holds a slack leash that goes in under the trees; a bridegroom of snow looks away."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift

SNOW: Final = "#e6e2d8"
BLACK: Final = "#15161c"
SPRUCE: Final = "#1c2b2c"
BLUE: Final = "#272f47"
DUSK: Final = "#6d7890"
BRICK: Final = "#9b4436"
LEATHER: Final = shift(BRICK, 0.06)
SHADE: Final = mix(SNOW, DUSK, 0.34)
GROUND = SNOW

WOOD = (
    "1260,-60! 880,-60 842,60! 800,120 768,176! 700,150 664,40! 622,150 566,236! 470,300 392,420 330,520! 300,600 322,668 "
    "400,716! 470,742 522,790! 486,900 448,990 470,1040! 420,1120 380,1220 330,1330! 420,1352 520,1372 640,1400! 760,1430 "
    "860,1480 960,1500! 1080,1540 1260,1570!"
)
"""Its edge towards the sky is that of something large that bends down; of what, nobody says."""


def paint(card: Sheet) -> None:
    """Lay sky and snow, the wood in three blacks, then the few small things before it."""
    _sky(card)
    _snow(card)
    _wood(card)
    _prints(card)
    _snowman(card)
    _bowl(card)
    _child(card)
    _leash(card)
    # the last of it is behind a bough
    _bough(card, (826, 1330), (250, 250), SPRUCE, 0, -4)
    _bough(card, (640, 1236), (200, 230), BLACK, 2, 3)
    _loop(card)


def _sky(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1260,-40! 1260,1300! 300,1290 -40,1240!",
        shift(DUSK, 0.02, chroma=0.8),
        angle=4,
        laps=150,
        grain=0.16,
        edge="torn",
        wobble=8,
    )
    card.paint(
        "-40,860! 120,880 280,852 460,880 800,860! 900,1340! -40,1330!",
        mix(DUSK, SNOW, 0.22),
        angle=3,
        laps=120,
        grain=0.2,
        edge="torn",
        core=mix(DUSK, SNOW, 0.5),
        wobble=7,
    )


def _snow(card: Sheet) -> None:
    """Two sheets: a bank in the shadow of the wood, and the field before it, which nobody has cleared."""
    card.paint(
        "-40,1214! 80,1196 240,1222 420,1290! 800,1380! 1260,1400! 1260,1840! -40,1840!",
        SHADE,
        angle=6,
        grain=0.22,
        edge="torn",
        core=SNOW,
        wobble=6,
        lift=4,
    )
    card.paint(
        "-40,1372! 90,1352 260,1400 430,1436 640,1470! 820,1540 1010,1640 1260,1690! 1260,1840! -40,1840!",
        SNOW,
        angle=5,
        grain=0.13,
        edge="torn",
        wobble=6,
    )
    for spec, wide in (
        ("60,1640 300,1664 620,1730", 26),
        ("420,1600 640,1624 900,1730", 22),
        ("-20,1500 120,1506 240,1530", 18),
    ):
        card.brush(spec, wide, SHADE, dry=0.95, grain=0.15)


def _wood(card: Sheet) -> None:
    """One torn mass, and on it bough over bough like the coat of a beast: no tree stands by itself."""
    mass = card.piece(WOOD, BLACK, angle=82, laps=110, grain=0.24, edge="torn", core=SNOW, wobble=9, lift=12)
    with card.inside(mass):
        for row, (y, first, count) in enumerate(ROWS):
            for i in range(count):
                x = first + i * 186 + (row * 53) % 90
                tone = TONES[(row * 3 + i * 4 + row * i) % len(TONES)]
                wide = 220 + 46 * ((row * 2 + i) % 4)
                high = 250 + 44 * ((i * 3 + row) % 4)
                _bough(
                    card,
                    (x, y + 26 * ((i * 5 + row) % 4)),
                    (wide, high),
                    tone,
                    (row + i * 2) % 3,
                    -9 + 5 * ((i + row) % 4),
                )
    for place, size, tone, shape, tilt in EDGE:
        _bough(card, place, size, tone, shape, tilt)
    # where the leash goes in there is nothing at all
    card.paint(
        "600,1400! 640,1290 668,1180 716,1100! 742,1190 792,1290 838,1350 876,1470! 740,1440",
        NOTHING,
        angle=86,
        grain=0.08,
        edge="torn",
        wobble=8,
    )


NOTHING: Final = "#08080c"
TONES: Final[tuple[Ink, ...]] = (
    shift(SPRUCE, -0.02),
    BLACK,
    mix(BLUE, BLACK, 0.35),
    SPRUCE,
    mix(BLUE, BLACK, 0.65),
    BLACK,
    shift(SPRUCE, 0.025),
)
ROWS: Final = (
    (1250, 330, 6),
    (1110, 380, 5),
    (960, 430, 5),
    (815, 470, 5),
    (660, 400, 5),
    (520, 320, 6),
    (390, 380, 5),
    (250, 470, 5),
    (110, 600, 4),
    (-40, 640, 4),
)
"""From the foot upwards, as they overlap: height, the first bough's place, how many."""
EDGE: Final = (
    ((420, 1250), (190, 240), SPRUCE, 1, 6),
    ((1120, 1450), (260, 240), SPRUCE, 2, 4),
    ((960, 1400), (220, 210), BLACK, 0, -3),
    ((470, 1110), (180, 250), BLACK, 2, 10),
    ((520, 960), (170, 240), mix(BLUE, BLACK, 0.5), 0, 12),
    ((372, 650), (150, 190), BLACK, 1, 28),
    ((350, 540), (170, 210), SPRUCE, 2, 34),
    ((428, 426), (180, 220), mix(BLUE, BLACK, 0.5), 0, 40),
    ((530, 318), (180, 210), BLACK, 1, 44),
    ((660, 150), (120, 230), SPRUCE, 2, 8),
    ((838, 130), (150, 240), mix(BLUE, BLACK, 0.5), 1, 14),
)
"""Those that stand off the outline: place, size, ink, shape, tilt."""
SHAPES: Final = (
    "0,-.5! .14,-.30 .32,-.04 .44,.18! .34,.17 .52,.40! .36,.36 .30,.52! .16,.36 .06,.56! -.06,.38 -.22,.54! -.30,.36 -.52,.46! -.38,.2 -.46,.16! -.30,-.06 -.14,-.32",
    "-.02,-.5! .10,-.34 .18,-.22! .22,-.10 .40,.06! .32,.08 .48,.34! .34,.30 .36,.50! .20,.38 .14,.58! .0,.40 -.14,.48! -.22,.34 -.40,.52! -.42,.26 -.52,.22! -.34,.0 -.2,-.2",
    "0,-.5! .20,-.20 .30,.12 .50,.30! .36,.32 .40,.46! .22,.40 .12,.50! .02,.42 -.10,.60! -.20,.40 -.34,.44! -.36,.28 -.56,.30! -.34,.02 -.16,-.26",
)
"""Skirts of needles: each hangs from a point, its hem in uneven tips."""


def _bough(
    card: Sheet, place: tuple[float, float], size: tuple[float, float], ink: Ink, shape: int, tilt: float
) -> None:
    card.paint(
        SHAPES[shape],
        ink,
        at=affine(*place, 1, tilt) @ _scaled(*size),
        angle=tilt + 84,
        laps=40,
        grain=0.3,
        edge="torn",
        core=shift(ink, 0.075),
        wobble=4.5,
        lift=5,
    )


def _scaled(wide: float, high: float) -> Array:
    return np.diag((wide, high, 1.0))


def _prints(card: Sheet) -> None:
    """Small boots have come from the lower left; nothing has come from the wood."""
    for i in range(9):
        t = i / 8
        x, y = -10 + 390 * t**0.85, 1760 - 330 * t
        for side in (-1, 1):
            at = affine(x + 15 * side * (1 - 0.4 * t), y - 13 * side, 15 - 6 * t, -52)
            card.paint("-1,-.4 .2,-.5 1,-.2 1,.3 .1,.5 -1,.4", SHADE, at=at, edge="torn", wobble=1.5, grain=0.2)


def _snowman(card: Sheet) -> None:
    """As tall as a man, seen from behind: a tail coat on two lumps of snow, a hat set straight, snow at the cuffs."""
    at = affine(172, 1392, 33)
    card.paint(
        "-2.6,.1! 0,-.5 2.8,.0! 4.4,.5 .2,.7 -2.4,.5", mix(SNOW, DUSK, 0.55), at=at, angle=5, edge="torn", wobble=3
    )
    card.paint(
        "-1.5,-.1! -1.7,-1.5 -1.2,-2.7! 1.3,-2.7! 1.75,-1.4 1.6,0! 0,.3", SNOW, at=at, edge="torn", wobble=2.5, lift=3
    )
    card.paint(
        "-.75,-6.3! -.95,-7.2 -.5,-8.0 .2,-8.05 .85,-7.5 .9,-6.7 .6,-6.2!", SNOW, at=at, edge="torn", wobble=2, lift=2
    )
    card.paint("-.9,-6.9! -.9,-6.4 -.4,-6.0! -.2,-6.5", SHADE, at=at, edge="torn", wobble=1)
    card.paint(
        ["-2.2,-3.4! -2.7,-2.9 -2.2,-2.3 -1.7,-2.8!", "2.1,-3.3! 2.7,-2.8 2.3,-2.1 1.7,-2.7!"],
        SNOW,
        at=at,
        edge="torn",
        wobble=1.5,
    )
    for twig in ("-2.3,-2.5 -2.7,-1.9 -2.6,-1.5", "-2.4,-2.4 -3.1,-2.1", "2.4,-2.3 2.6,-1.7", "2.4,-2.4 3.0,-2.0"):
        card.paint(ribbon(twig, (0.16, 0.1, 0.05), at, 33), BLACK)
    card.paint(
        "-.5,-6.2! .5,-6.2! 1.3,-5.9 1.7,-5.4! 2.2,-4.2 2.6,-3.1! 1.8,-2.8! 1.35,-4.2! 1.25,-3.3 1.35,-2.4! 1.1,-.6! .35,-.3! "
        ".05,-2.3! -.35,-.4! -1.05,-.8! -1.3,-2.5! -1.2,-3.4 -1.3,-4.3! -1.75,-3.0! -2.55,-3.3! -2.1,-4.5 -1.6,-5.6! -1.1,-6.0",
        BLACK,
        at=at,
        angle=86,
        edge="torn",
        wobble=1.6,
        lift=4,
    )
    card.paint(ribbon("0,-6.0 .02,-4.4 .05,-2.4", (0.05, 0.09, 0.05), at, 33), BLUE, thin=0.1)
    card.paint("-.62,-6.28! .6,-6.3! .66,-6.0! 0,-5.85 -.66,-6.0!", SNOW, at=at)
    card.paint("-1.9,-5.3! -1.55,-5.75 -1.2,-5.5 -1.3,-5.05 -1.7,-4.95", BRICK, at=at, lift=2)
    card.paint("-1.2,-7.75! 1.15,-7.8! 1.25,-7.6! -1.2,-7.52!", BLACK, at=at, lift=2)
    card.paint("-.76,-7.7! -.7,-9.1! .72,-9.15! .78,-7.7!", BLACK, at=at, lift=2)


def _bowl(card: Sheet) -> None:
    """As large as the child, and licked clean."""
    at = affine(520, 1532, 1)
    card.paint("-120,4! 0,-14 150,6! 200,26 20,36 -110,24", mix(SNOW, DUSK, 0.5), at=at, edge="torn", wobble=3, angle=4)
    card.paint(
        "-100,-62! -128,12! -60,30 0,34 64,30 132,10! 102,-64! 0,-40",
        BRICK,
        at=at,
        edge="torn",
        core=SNOW,
        wobble=2.5,
        lift=5,
        angle=6,
    )
    card.paint(
        "-106,-62! -60,-82 4,-88 70,-82 108,-64! 66,-44 0,-38 -62,-44", SNOW, at=at, edge="torn", wobble=2, lift=2
    )
    card.paint(
        "-84,-62! -40,-75 4,-78 56,-74 86,-63! 50,-52 0,-48 -48,-52", shift(BRICK, -0.14), at=at, edge="torn", wobble=2
    )
    for t in (0.32, 0.62):
        wide = 104 + 26 * t
        card.paint(
            ribbon(
                f"{-wide:.0f},{-62 + 72 * t:.0f} -50,{-34 + 62 * t:.0f} 0,{-30 + 62 * t:.0f} 50,{-34 + 62 * t:.0f} {wide:.0f},{-64 + 72 * t:.0f}",
                (6, 8, 6),
                at,
            ),
            SNOW,
            thin=0.12,
        )


def _child(card: Sheet) -> None:
    """White against the wood, back to us, the face half round and quite calm."""
    at = affine(412, 1420, 15.5)
    card.paint("-2.6,.1! 0,-.4 3,.1! 1,.7 -1.6,.6", mix(SNOW, DUSK, 0.55), at=at, edge="torn", wobble=2, angle=4)
    card.paint(
        ["-1.3,-1.9! -.2,-1.9! -.2,-.1! -1.0,.25 -1.7,.1!", ".25,-1.9! 1.3,-1.9! 1.45,0! .9,.35 .2,.1!"],
        BLUE,
        at=at,
        edge="torn",
        wobble=1,
    )
    card.paint(
        "-.9,-6.9! .9,-6.9! 1.5,-5.2 1.9,-3.2 2.3,-1.2! .9,-.9 -.5,-.8 -2.2,-1.1! -1.9,-3.4 -1.5,-5.4",
        SNOW,
        at=at,
        edge="torn",
        wobble=1.5,
        lift=5,
        angle=84,
    )
    card.paint(
        "-.3,-6.4! .1,-4.2 -.5,-1.0! -1.9,-1.2! -1.7,-3.6 -1.2,-6.0!", SHADE, at=at, edge="torn", wobble=1, grain=0.2
    )
    card.paint(
        ".5,-6.5! 1.3,-6.1 2.1,-5.2 2.9,-4.9! 2.9,-4.2! 1.8,-4.3 .8,-4.9!", SNOW, at=at, edge="torn", wobble=1, lift=3
    )
    card.paint("2.7,-4.95! 3.3,-5.0 3.5,-4.5 2.9,-4.1!", "#d8b8a2", at=at)
    card.paint(
        "-.1,-9.3 1.0,-9.3 1.75,-8.6 1.8,-7.7 1.95,-7.45 1.7,-7.2 1.3,-6.6 .4,-6.5 -.3,-7.0", "#dcc0ab", at=at, lift=2
    )
    card.paint(
        "1.2,-9.6! .3,-10.3 -.9,-10.2 -1.6,-9.3 -1.6,-8.0 -1.2,-7.0 -.5,-6.5! .3,-6.6! .75,-7.3 .6,-8.2 1.2,-8.7!",
        "#b98f55",
        at=at,
        edge="torn",
        wobble=1,
        lift=2,
    )
    card.paint("-.9,-7.0! -1.5,-6.2 -1.2,-5.2! -.5,-5.9!", "#b98f55", at=at)
    card.paint(ribbon("1.1,-8.02 1.35,-8.12 1.6,-8.0", (0.08, 0.16, 0.06), at, 15.5), BLACK)
    card.paint(ribbon("1.35,-7.05 1.6,-7.08", (0.1, 0.08), at, 15.5), BRICK)


def _leash(card: Sheet) -> None:
    """From both hands in one long sag to the trees."""
    card.paint(
        ribbon("456,1348 490,1394 560,1424 640,1424 706,1404 770,1376", (6, 8, 8, 8, 7, 7)), LEATHER, lift=2, wobble=0.5
    )
    card.paint(ribbon("446,1356 438,1372 448,1384 458,1372 454,1352", (5, 6, 5)), LEATHER)


def _loop(card: Sheet) -> None:
    """The leash's far end lies on the snow this side of the wood, and is empty."""
    card.paint(
        ribbon(
            "846,1452 856,1500 838,1540 850,1580 902,1604 950,1588 948,1556 906,1546 862,1566", (4, 7, 7, 8, 8, 8, 7, 6)
        ),
        LEATHER,
        lift=2,
        wobble=0.5,
    )
