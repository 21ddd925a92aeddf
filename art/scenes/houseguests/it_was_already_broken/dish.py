"""The dish, as wide as the card, the crack in it, who fishes there, and the piece that is not in its place."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import BONE, CHINA, COBALT, HAIR, LIP, NIGHT, SAGE, SKIN, TILE

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


def fisher(card: Sheet) -> None:
    """From above: a hat like a coin, a green back, two boots over the dark, a line that goes down into it."""
    at = affine(1904, 26, 1.2, flip=True)
    for dy in (-26, 34):
        card.paint(
            ribbon(f"706,{318 + dy // 2} 776,{310 + dy} 846,{322 + dy}", (58, 50, 38), at), COBALT, angle=4, lift=5
        )
        card.paint(
            "836,-20! 872,-22 904,-8 904,12 872,22 836,20!",
            LIP,
            at=affine(1904, 26 + 1.2 * (324 + dy), 1.2, flip=True),
            lift=4,
        )
    card.paint("690,220 734,236 752,300 748,368 716,408 660,414 622,372 614,300 636,236", SAGE, at=at, angle=80, lift=8)
    card.paint(ribbon("1016,486 930,528 846,572", (13, 11, 5)), "#ead9a4", lift=5)
    card.paint("1,0 .6,.8 -.4,.9 -1,.2 -.7,-.8 .4,-.9", SKIN, at=affine(970, 510, 24), lift=4)
    card.paint("1130,470! 1116,520 1070,552 1016,548 976,534! 968,492! 1010,494 1036,480 1056,440!", SLEEVE, lift=6)
    card.paint(ribbon("846,572 852,620 838,672", (3.5, 3.5)), CHINA)
    card.paint(ROUND, LIP, at=affine(838, 680, 19))
    hat = affine(1090, 402, 84)
    card.paint(ROUND, "#ead9a4", at=hat, angle=30, laps=24, lift=9)
    card.paint("1,0 .7,.62 0,.78 -.8,.6 -1,0 -.8,-.6 0,-.78 .7,-.62", HAIR, at=affine(1090, 402, 53), lift=3)
    card.paint("1,0 .7,.6 0,.76 -.8,.58 -1,0 -.8,-.58 0,-.76 .7,-.6", "#f0e2b4", at=affine(1089, 400, 43), lift=4)
    card.paint(ribbon("1058,404 1088,396 1118,402", (3, 9, 3)), shift("#ead9a4", -0.12))


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
