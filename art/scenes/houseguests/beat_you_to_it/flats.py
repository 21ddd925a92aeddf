"""The flats at low water, a far strip of sea, and an old man who comes too late with a wheelbarrow."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.beat_you_to_it.inks import ASH, BONE, CHALK, COAL, INK, PENCIL, SKIN

CAST = {
    "father": Face(
        SKIN,
        82,
        "gaunt",
        "hook",
        "dot",
        "thin",
        "bushy",
        "bald",
        CHALK,
        beard="walrus",
        hat="flat_cap",
        hat_inks=(COAL, INK),
        feels=feel("sulking"),
        small=True,
    )
}
_SAND = mix(CHALK, BONE, 0.25)


def flats(card: Sheet) -> None:
    """Lay a windy sky, sea, sand and the ripples that the water has left."""
    for stroke, wide in (
        ("1260,330 1040,348 780,330", 70),
        ("1250,470 1100,486 900,478", 44),
        ("-60,170 120,160 330,172", 50),
    ):
        card.brush(stroke, wide, mix(BONE, CHALK, 0.6), dry=0.7)
    card.paint("-60,1178! 1260,1160! 1260,1240! -60,1240!", COAL, angle=1)
    card.paint(
        "-60,1226! 300,1220 640,1214 900,1206 1260,1196! 1260,1880! -60,1880!",
        _SAND,
        angle=2,
        edge="torn",
        core="#f8f3e9",
        wobble=4,
    )
    for line in (
        "900,1290 1000,1282 1090,1286",
        "1080,1470 1160,1462 1240,1466",
        "40,1600 190,1588 330,1600 450,1592",
        "620,1650 800,1636 960,1650 1120,1640",
        "-20,1716 140,1700 300,1712",
        "480,1756 660,1742 840,1756",
        "960,1720 1080,1712 1230,1722",
    ):
        card.paint(ribbon(line, (2, 9, 5, 9, 2)), mix(ASH, BONE, 0.4), wobble=0.6)


def prints(card: Sheet) -> None:
    """Lay her steps, which come in from the left."""
    for i, x in enumerate(range(-6, 640, 62)):
        at = affine(x, 1566 + 10 * (i % 2) - x * 0.05, 1, -4)
        card.paint("-15,0 -6,-6 6,-5 16,-1 8,5 -8,5", mix(ASH, BONE, 0.15), at=at, wobble=0.5)


def father(card: Sheet) -> None:
    """He has put a pillow in the barrow, has come as fast as he could, and stands."""
    card.paint("1030,1352 1110,1344 1200,1350 1190,1360 1060,1362", mix(ASH, BONE, 0.3))
    who = Figure(
        card,
        1166,
        1352,
        20,
        POSES["stand_side"].but(arm_near=(1.0, -4.6), arm_far=(1.3, -4.6)),
        outfit("coat", INK, COAL),
        SKIN,
        "old",
        flip=True,
    )
    who.below()
    Head(card, CAST["father"], **who.head).draw()
    who.above()
    at = affine(1098, 1352, 1.2)
    card.paint(ROUND, INK, at=affine(1070, 1332, 22))
    card.paint(ROUND, PENCIL, at=affine(1070, 1332, 8))
    card.paint(ribbon("-22,-14 4,-34 50,-56", (6, 6, 6), at), INK)
    card.paint(ribbon("14,-34 20,0", (6, 6), at), INK)
    card.paint("-44,-62! 32,-58! 18,-28! -26,-28!", PENCIL, at=at, lift=3)
    pillow = card.piece(
        "-58,-106! -30,-100 8,-100 38,-108! 33,-90 33,-76 40,-58! 10,-62 -30,-62 -56,-56! -49,-74 -50,-90",
        mix(CHALK, BONE, 0.5),
        at=at,
        lift=4,
    )
    card.pattern(
        pillow, [ribbon(f"-60,{y} -10,{y + 6} 40,{y - 1}", (5, 5), at) for y in (-97, -84, -71)], PENCIL, thin=0.05
    )
