"""The dish, as wide as the card, the crack in it, who gardens there, and the piece that is not in its place."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import (
    BONE,
    CHINA,
    COBALT,
    LEAF,
    NIGHT,
    OCHRE,
    RED,
    SAGE,
    SKIN,
    SOLE,
    TILE,
)

MIDDLE: Final = (600.0, 1010.0)
FAR: Final = 940.0
CRACK: Final = (
    "690,20! 770,150! 742,226! 812,318! 780,398! 838,510! 792,610! 832,720! 790,820! 830,980! "
    "900,980! 846,826! 890,716! 862,620! 934,516! 880,404! 930,316! 890,226! 980,130! 1060,20!"
)
"""So wide at the rim that a piece is gone."""
SLEEVE: Final = shift(SAGE, -0.06)
PETAL: Final = "-1,0! -.2,-.52 .7,-.3 1,0! .7,.3 -.2,.52"


def _ring(radius: float, wide: float) -> Array:
    x, y = MIDDLE
    spec = " ".join(f"{x + radius * math.cos(0.1 * k):.0f},{y + radius * math.sin(0.1 * k):.0f}" for k in range(28, 68))
    return ribbon(spec, (wide, wide))


def dish(card: Sheet) -> None:
    """Lay a white round, its blue rim, and the crack, wide at the rim and fine where it comes out again."""
    plate = card.piece(ROUND, CHINA, at=affine(*MIDDLE, FAR), angle=20, laps=90, grain=0.14, lift=18)
    with card.inside(plate):
        card.paint(_ring(FAR - 16, 20), COBALT)
        card.paint(_ring(FAR - 190, 9), COBALT)
        card.paint(_ring(FAR - 206, 4), COBALT)
        petals: list[Array] = []
        dots: list[Array] = []
        for k in range(44):
            turn = 360 * k / 44
            a = math.radians(turn)
            x, y = MIDDLE[0] + (FAR - 104) * math.cos(a), MIDDLE[1] + (FAR - 104) * math.sin(a)
            petals.append(curve(PETAL, affine(x, y, 58, turn)))
            b = a + math.pi / 44
            x, y = MIDDLE[0] + (FAR - 70) * math.cos(b), MIDDLE[1] + (FAR - 70) * math.sin(b)
            dots.append(curve(ROUND, affine(x, y, 13)))
        card.paint(turned(petals), COBALT, angle=40, laps=40, wobble=0.7)
        card.paint(turned(dots), mix(COBALT, TILE, 0.4), wobble=0.5)
        card.paint(_ring(FAR - 232, 40), mix(TILE, CHINA, 0.72))
        card.paint("1000,1330! 1080,1420! 1074,1470! 1240,1600! 1240,1574! 1096,1452! 1106,1408! 1040,1310!", NIGHT)
        card.paint(CRACK, NIGHT, angle=80, laps=40)
        card.paint(
            ribbon("690,20! 770,150! 742,226! 812,318! 780,398! 838,510! 792,610! 832,720! 790,820!", (10, 10)),
            shift(BONE, -0.14),
            wobble=0.6,
        )


def _on(at: Array, x: float, y: float, size: float) -> Array:
    """Give a place on something turned, for a thing that is round."""
    p = at @ (x, y, 1.0)
    return affine(float(p[0]), float(p[1]), size)


def _tulip(card: Sheet, x: float, y: float, size: float, tilt: float) -> None:
    """Lay a red tulip that comes out of the gap at its root and leans over the dark."""
    at = affine(x, y, size, tilt)
    card.paint(ribbon("0,6 -6,-40 0,-78", (9, 8, 7), at, size), LEAF, lift=3)
    card.paint("0,8! -34,-14 -52,-62! -20,-44 2,-6!", LEAF, at=at, angle=60, lift=3)
    card.paint("0,8! 26,-12 40,-54! 14,-38 -2,-6!", shift(LEAF, -0.07), at=at, angle=60, lift=3)
    card.paint("-32,-132! -14,-112! 0,-142! 14,-112! 32,-132! 34,-92 16,-70 -16,-70 -34,-92", RED, at=at, lift=4)
    card.paint("0,-142! 14,-110 12,-76 -12,-76 -14,-110", shift(RED, -0.08), at=at)


def planted(card: Sheet) -> None:
    """Lay the two that stand already, further up the gap."""
    _tulip(card, 948, 176, 0.8, -24)
    _tulip(card, 900, 244, 0.86, -30)


def gardener(card: Sheet) -> None:
    """From above: a red headscarf, a bent back, two soles, and hands that set a tulip into the crack."""
    at = affine(984, 420, 0.92, 13)
    for y in (-38, 36):
        card.paint(
            f"150,{y - 20}! 190,{y - 26} 224,{y - 17} 224,{y + 17} 190,{y + 26} 150,{y + 20}!", SOLE, at=at, lift=4
        )
    skirt = card.piece(
        "60,-60 110,-96 166,-106 184,-54! 174,-34 186,0 174,36 184,56! 166,106 110,96 60,60",
        OCHRE,
        at=at,
        angle=13,
        lift=8,
    )
    with card.inside(skirt):
        for y in (-60, -22, 20, 60):
            card.paint(ribbon(f"70,{y * 0.5} 130,{y} 220,{y * 1.2}", (2, 6, 9), at), shift(OCHRE, -0.1))
    _tulip(card, 888, 402, 0.96, -14)
    for side in (-1, 1):
        card.paint(ribbon(f"-62,{side * 52} -92,{side * 34} -112,{side * 13}", (21, 19, 22), at), SKIN, lift=4)
        card.paint(ribbon(f"24,{side * 58} -30,{side * 72} -70,{side * 48}", (46, 42, 34), at), SLEEVE, lift=5)
    card.paint("-16,-66 40,-80 84,-62 94,0 84,62 40,80 -16,66 -34,0", SAGE, at=at, angle=80, lift=7)
    card.paint(ribbon("88,-58 96,0 88,58", (10, 12, 10), at), CHINA, lift=3)
    for loop in ("96,0! 112,-34 138,-38 134,-12!", "96,0! 112,34 138,38 134,12!"):
        card.paint(loop, CHINA, at=at, lift=4)
    card.paint("22,-10! 84,-34! 70,-4! 86,28! 22,12!", shift(RED, -0.08), at=at, lift=4)
    scarf = card.piece("-52,0 -42,-36 -6,-52 30,-40 46,0 30,40 -6,52 -42,36", RED, at=at, angle=70, lift=9)
    with card.inside(scarf):
        for x, y in ((-28, -18), (-26, 20), (0, 0), (4, -34), (4, 34), (28, -16), (28, 17)):
            card.paint(ROUND, CHINA, at=_on(at, x, y, 5.5))
    card.paint(ROUND, shift(RED, -0.12), at=_on(at, 42, 0, 12), lift=4)


def can(card: Sheet) -> None:
    """Lay her watering can beside her: a round of blue tin, its handle, its spout and the rose."""
    at = affine(1044, 640, 1, 20)
    card.paint(ribbon("40,0 84,-26 108,0 84,26 40,0", (11, 11, 11, 11, 11), at), COBALT, lift=5)
    card.paint(ribbon("-36,0 -84,0 -128,0", (26, 17, 14), at), COBALT, lift=5)
    rose = card.piece("-122,-10! -150,-34! -164,-18 -168,0 -164,18 -150,34! -122,10!", TILE, at=at, lift=5)
    with card.inside(rose):
        for x, y in ((-154, -18), (-156, 0), (-154, 18), (-140, -8), (-140, 9)):
            card.paint(ROUND, NIGHT, at=_on(at, x, y, 4))
    card.paint(ROUND, COBALT, at=_on(at, 0, 0, 54), angle=20, lift=9)
    card.paint(ROUND, NIGHT, at=_on(at, 0, 0, 42))
    card.paint("-38,14 0,-2 38,10 28,32 0,42 -28,32", TILE, at=at)
    card.paint(ribbon("0,-52 6,0 0,52", (13, 15, 13), at), mix(COBALT, TILE, 0.35), lift=6)


def shard(card: Sheet) -> None:
    """Lay a piece of the rim, of which no more shows than she cannot hide."""
    piece = card.piece("840,1180! 1060,1010! 1190,1196! 1120,1262! 1140,1346! 900,1420!", CHINA, angle=50, lift=12)
    with card.inside(piece):
        card.paint(ribbon("1040,1010 1110,1096 1186,1206", (20, 20)), COBALT)
        for x, y in ((1010, 1110), (1070, 1196)):
            card.paint(PETAL, COBALT, at=affine(x, y, 56, -38))
        card.paint(ROUND, mix(COBALT, TILE, 0.4), at=affine(1080, 1126, 13))
        card.paint(ribbon("1196,1190! 1120,1262! 1140,1346! 900,1420!", (13, 13)), shift(BONE, -0.14), wobble=0.6)
        card.paint(ribbon("930,1120 1030,1250 1110,1370", (8, 8)), COBALT)
