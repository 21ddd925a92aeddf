"""Everything Must Go: a bent porter carries a whole stair, and on its top a woman brushes her teeth; a goose goes back."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Ink, Sheet, mix, shift

MUSTARD, CREAM, UMBER, PETROL, BRICK, OLIVE, BLACK = (
    "#ae9150",
    "#dccfb5",
    "#5a4638",
    "#475a5c",
    "#934f3d",
    "#75734b",
    "#2b2422",
)
GROUND = CREAM
CAST: Final[dict[str, Face]] = {}
SKIN: Final = "#b58763"
PALE: Final = "#e6dcc6"
STEP: Final = 122.0
RISE: Final = 86.0
FOOT: Final = (104.0, 1052.0)
"""The front edge of the lowest tread."""
STEPS: Final = 8
HAND: Final = affine(26, 80)


def paint(card: Sheet) -> None:
    """Lay the street, the stair with her on it, the man beneath, and who walks the other way."""
    _street(card)
    _woman(card)
    _stair(card)
    _porter(card)
    _goose(card)


def _tread(k: int) -> tuple[float, float]:
    return FOOT[0] + STEP * k, FOOT[1] - RISE * k


def _street(card: Sheet) -> None:
    # what hung here has left its shape
    for spec, x, y in (
        ("120,240! 372,236! 376,560! 122,564!", 246, 204),
        ("518,196 580,226 604,300 580,376 516,408 456,378 430,302 456,226", 518, 168),
    ):
        card.paint(spec, shift(CREAM, 0.04), angle=86, grain=0.2)
        card.paint(ROUND, UMBER, at=affine(x, y, 7), lift=2)
    card.paint(
        "-40,1650! 300,1640 700,1652 1240,1636! 1240,1840! -40,1840!",
        MUSTARD,
        angle=2,
        laps=70,
        edge="torn",
        core=PALE,
        wobble=5,
    )


def _stair(card: Sheet) -> None:
    points: list[str] = []
    for k in range(STEPS):
        x, y = _tread(k)
        points += [f"{x:.0f},{y + RISE:.0f}!", f"{x:.0f},{y:.0f}!"]
    x, y = _tread(STEPS - 1)
    points += [
        f"{x + STEP * 1.7:.0f},{y:.0f}!",
        f"{x + STEP * 1.7:.0f},{y + 150:.0f}!",
        f"{x + STEP * 0.6:.0f},{y + 168:.0f}!",
        f"{FOOT[0] + 150:.0f},{FOOT[1] + RISE + 60:.0f}!",
        f"{FOOT[0]:.0f},{FOOT[1] + RISE + 60:.0f}!",
    ]
    side = card.piece(" ".join(points), UMBER, angle=-35, laps=60, lift=9)
    with card.inside(side):
        a, b = _tread(0), _tread(STEPS - 1)
        card.paint(
            ribbon(f"{a[0]},{a[1] + RISE + 30} {b[0] + 60},{b[1] + 134} {b[0] + 240},{b[1] + 108}", (7, 7)),
            shift(UMBER, -0.09),
        )
    # the runner lies where it always lay, over the treads and down the risers
    for k in range(STEPS):
        x, y = _tread(k)
        far = STEP * 1.74 if k == STEPS - 1 else STEP
        card.paint(
            f"{x - 20:.0f},{y - 13:.0f}! {x + far:.0f},{y - 13:.0f}! {x + far:.0f},{y + 8:.0f}! {x + 2:.0f},{y + 9:.0f}! {x + 1:.0f},{y + RISE - 8:.0f}! {x - 20:.0f},{y + RISE - 8:.0f}!",
            BRICK,
            angle=3,
            lift=3,
        )
    # banister
    rail = 176.0
    for k in range(STEPS):
        x, y = _tread(k)
        for dx in (30, 88):
            if k == 0 and dx == 30:
                continue
            top = y - rail - (dx - 60) * RISE / STEP
            if k == STEPS - 1:
                top = max(top, y - rail - 10)
            card.paint(ribbon(f"{x + dx},{y - 10} {x + dx},{top:.0f}", (6, 6)), BLACK, angle=88)
    a, b = _tread(0), _tread(STEPS - 1)
    card.paint(
        ribbon(
            f"{a[0] + 20:.0f},{a[1] - rail + 32:.0f}! {b[0] + 50:.0f},{b[1] - rail + 2:.0f}! {b[0] + 206:.0f},{b[1] - rail - 2:.0f}",
            (17, 17),
        ),
        BLACK,
        angle=-35,
        lift=5,
    )
    card.paint(
        f"{a[0] + 4:.0f},{a[1] - 10}! {a[0] + 46:.0f},{a[1] - 10}! {a[0] + 42:.0f},{a[1] - 196}! {a[0] + 8:.0f},{a[1] - 196}!",
        BLACK,
        angle=88,
        lift=6,
    )
    card.paint(ROUND, BLACK, at=affine(a[0] + 25, a[1] - 222, 36), lift=5)
    _label(card, 66, 930, 54, 14, (126, 862))


def _label(card: Sheet, x: float, y: float, size: float, tilt: float, knot: tuple[float, float]) -> None:
    card.paint(ribbon(f"{knot[0]},{knot[1]} {x},{y - size * 0.8:.0f}", (4, 4)), BRICK)
    at = affine(x, y, size, tilt)
    card.paint("-.34,-.95! .34,-.95! .56,-.7! .56,.95! -.56,.95! -.56,-.7!", PALE, at=at, angle=80, lift=6)
    card.paint(ROUND, BRICK, at=affine(x + 0.2 * tilt, y - size * 0.72, size * 0.1))


def _woman(card: Sheet) -> None:
    """She stands with her back to where he goes, from the side, as at her basin."""
    at = affine(1030, 450, 1.0)

    def lay(spec: str, ink: Ink, lift: float = 4, angle: float = 86) -> None:
        card.paint(spec, ink, at=at, lift=lift, angle=angle, wobble=0.8)

    # gown, one mass with its hem over the feet
    gown = card.piece(
        "-16,-236! 34,-240 66,-208 78,-130 88,-60 104,4! -62,6! -58,-70 -44,-150 -36,-208",
        PETROL,
        at=at,
        angle=86,
        laps=30,
        lift=6,
    )
    with card.inside(gown):
        card.paint(ribbon("10,-150 -4,-70 -14,10", (3, 7, 3), at), shift(PETROL, -0.09))
        card.paint(ribbon("56,-130 66,-60 70,10", (3, 7, 3), at), shift(PETROL, -0.09))
    lay("-42,-140! 76,-140! 80,-120! -46,-118!", shift(PETROL, -0.12), 2, 4)
    # neck, head in profile to the left, hair in a thin plait
    lay("-8,-262! 26,-262! 30,-230! -12,-232!", shift(SKIN, -0.1), 0)
    lay(
        "-30,-322 -34,-306! -35,-300 -49,-285! -36,-278! -38,-271! -33,-268 -36,-262 -28,-250 -8,-246! 20,-260 30,-300 16,-330 -12,-336",
        shift(SKIN, 0.02),
        4,
    )
    lay("-32,-322! -26,-348 8,-356 38,-338 48,-304 38,-272 26,-256! 14,-268 14,-288! 0,-304 -10,-318!", "#c9c2b4", 4)
    lay("34,-280! 52,-270 60,-230 58,-180! 46,-150! 40,-190 36,-230 24,-258!", "#b8b0a2", 4)
    lay("44,-196! 62,-198! 62,-186! 44,-184!", BRICK, 1)
    card.paint(ribbon("-26,-304 -19,-301 -12,-305", (3, 4, 3), at), BLACK)
    # brush, foam and the arm, one contour from the shoulder to the fist
    card.paint(ribbon("-34,-268 -60,-262 -92,-254", (6, 6), at), PALE, lift=2)
    lay("-48,-276! -30,-278! -30,-268! -48,-266!", BRICK, 1)
    lay("-44,-270 -34,-276 -26,-268 -32,-256 -42,-254", PALE, 1)
    lay("-100,-266! -88,-272 -74,-270 -66,-258 -72,-242 -88,-236 -98,-244!", SKIN, 3)
    lay(
        "18,-218! 40,-196 34,-164 2,-142 -34,-160 -70,-218! -76,-238! -62,-246! -48,-238! -18,-196 -10,-206!",
        shift(PETROL, 0.05),
        5,
        40,
    )


def _porter(card: Sheet) -> None:
    """One dark dome from the cap to the edge."""
    coat = card.piece(
        "262,1226! 330,1120 452,1010 640,936 850,930 1010,1010 1110,1180 1150,1400 1140,1840! "
        "760,1840! 720,1720 640,1660! 560,1720 520,1840! 268,1840! 300,1700 330,1580 300,1470 262,1380!",
        BLACK,
        angle=-62,
        laps=88,
        grain=0.3,
        edge="torn",
        core=mix(BLACK, CREAM, 0.4),
        wobble=4,
        lift=10,
    )
    with card.inside(coat):
        for spec in (
            "700,1000 760,1140 740,1300 690,1420",
            "900,980 980,1140 990,1320 940,1500",
            "1040,1160 1090,1340 1080,1600",
            "560,1500 600,1580 640,1664",
        ):
            card.paint(ribbon(spec, (4, 15, 4)), shift(BLACK, 0.07), thin=0.15)
        card.paint("930,1200! 1060,1180! 1076,1300! 946,1326!", shift(UMBER, -0.02), angle=70, lift=4)
        for spec in ("938,1212 1054,1192", "1054,1192 1068,1292", "1068,1292 952,1314", "952,1314 938,1212"):
            card.paint(ribbon(spec, (3, 3)), MUSTARD, thin=0.4)
    # ropes that bind the stair to him
    for spec in (
        "404,872 440,1040! 484,1150 474,1270 420,1400 330,1530",
        "566,786 608,930! 640,1090 604,1300 470,1470 330,1560",
    ):
        card.paint(ribbon(spec, (15, 15)), MUSTARD, lift=5)
    card.paint(ribbon("792,600 806,740! 842,930 852,1110 826,1330 770,1540 740,1790", (15, 15)), MUSTARD, lift=4)
    # the near arm: shoulder, elbow, fist in one
    sleeve = card.piece(
        "300,1300 330,1214 420,1190 520,1244 590,1370 620,1520 596,1640 520,1700 440,1700 366,1660! 372,1600 394,1560! 452,1570 462,1510 400,1410",
        shift(BLACK, 0.055),
        angle=60,
        laps=60,
        edge="torn",
        core=mix(BLACK, CREAM, 0.42),
        wobble=3,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint(ribbon("470,1520 520,1500 590,1520", (4, 13, 4)), BLACK)
        card.paint(ribbon("470,1560 530,1580 570,1600", (4, 10, 4)), BLACK)
    card.paint("336,1586! 380,1482! 346,1468! 306,1566!", CREAM, at=HAND, angle=70, lift=4)
    fist = card.piece(
        "338,1472! 304,1446 258,1448 232,1470 224,1508 240,1550 276,1572 310,1570!",
        SKIN,
        at=HAND,
        angle=60,
        lift=6,
    )
    with card.inside(fist):
        for spec in ("226,1486 262,1482 286,1490", "228,1512 262,1508 284,1514", "238,1540 264,1532 284,1538"):
            card.paint(ribbon(spec, (4, 5, 2), HAND), shift(SKIN, -0.14))
    card.paint("330,1464! 296,1440 268,1446 262,1470 290,1484 322,1490!", shift(SKIN, 0.03), at=HAND, angle=10, lift=4)
    _head(card)
    card.paint(
        "410,1200! 452,1236 436,1320 366,1432! 322,1410! 372,1310!",
        shift(BLACK, 0.02),
        angle=70,
        edge="torn",
        core=mix(BLACK, CREAM, 0.42),
        wobble=3,
        lift=5,
    )


def _head(card: Sheet) -> None:
    at = affine(226, 1318, 128, -24)
    card.paint(".1,.3! 1.1,-.2! 1.3,.9! .4,1.1!", shift(SKIN, -0.13), at=at, angle=60)
    face = card.piece(
        "-.72,-.5! -.8,-.16 -.84,-.02! -.9,.1 -1.2,.42! -1.16,.52 -.86,.5! -.84,.66 -.8,.86 -.66,1.12 -.3,1.16 .1,.96! .66,.8 .9,.2 .7,-.6!",
        SKIN,
        at=at,
        angle=70,
        lift=6,
    )
    with card.inside(face):
        card.paint("-.1,-.8! 1,-.8! 1,1! .2,1.2! -.05,.9 .2,.5 -.02,.1", shift(SKIN, -0.08), at=at, angle=70)
    card.paint(ribbon("-.74,.04 -.58,.1 -.42,.04", (6, 8, 4), at), BLACK)
    card.paint(ribbon("-.82,-.2 -.6,-.22 -.36,-.1", (10, 17, 8), at), "#6b6259")
    card.paint("-.96,.52! -.7,.46 -.44,.6 -.26,.9! -.5,.86 -.7,.8 -.94,.78! -1,.66", "#6b6259", at=at, angle=40, lift=3)
    card.paint(".24,.0 .44,-.08 .54,.12 .44,.4 .28,.42 .22,.2", shift(SKIN, -0.03), at=at, lift=3)
    card.paint(ribbon(".34,.08 .42,.16 .36,.28", (3, 5, 3), at), shift(SKIN, -0.18))
    card.paint("-.1,-.4! .24,-.3! .2,.02 .1,.28! -.02,.0!", "#6b6259", at=at, lift=1)
    cap = card.piece(
        "-.84,-.34! -.9,-.8 -.5,-1.22 .2,-1.28 .86,-.96 1.06,-.4 .9,.0! .4,-.24 -.2,-.34!",
        OLIVE,
        at=at,
        angle=20,
        laps=30,
        lift=6,
    )
    with card.inside(cap):
        card.paint(ribbon("-.84,-.5 0,-.5 .95,-.14", (8, 10, 8), at), shift(OLIVE, -0.12))
    card.paint("-.3,-.36! -.84,-.4! -1.3,-.16 -1.42,.02! -1.1,-.06 -.7,-.16!", shift(OLIVE, -0.14), at=at, lift=5)


def _goose(card: Sheet) -> None:
    """It walks the other way."""
    goose = card.piece(
        "540,1706! 600,1668 680,1640 760,1632 812,1600 838,1530 838,1450 842,1392 868,1346 918,1334 956,1354! "
        "966,1384 950,1410 920,1424 904,1470 906,1540 930,1620 938,1710 906,1800 880,1840! 640,1840! 590,1790 560,1740!",
        PALE,
        angle=30,
        laps=44,
        grain=0.26,
        lift=10,
    )
    with card.inside(goose):
        card.paint(
            "520,1720! 620,1690 740,1680 820,1716 830,1770 780,1816 690,1820 600,1780!",
            shift(PALE, -0.09),
            angle=14,
            laps=24,
            lift=4,
        )
        for spec in ("590,1742 690,1742 800,1760", "640,1780 720,1784 796,1790"):
            card.paint(ribbon(spec, (3, 7, 3)), shift(PALE, -0.2))
    card.paint("944,1350! 986,1368 1036,1392! 1030,1408 990,1412 944,1412!", BRICK, angle=16, lift=4)
    card.paint(ribbon("956,1390 994,1394 1030,1398", (2, 4, 2)), shift(BRICK, -0.14))
    card.paint(ROUND, BLACK, at=affine(920, 1370, 8))
    card.paint(ribbon("834,1500 870,1514 908,1500", (9, 9)), BRICK)
    _label(card, 922, 1594, 46, -10, (884, 1508))
