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
HAND: Final = affine(104, -6)


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


def _leg(card: Sheet, thigh: str, boot: str, sole: str, cloth: Ink, folds: tuple[str, ...]) -> None:
    """One trouser leg and the boot it stands in."""
    shaft = card.piece(boot, BLACK, angle=8, laps=30, edge="torn", core=mix(BLACK, CREAM, 0.42), wobble=2, lift=6)
    with card.inside(shaft):
        card.paint(ribbon(sole, (13, 13)), mix(BLACK, UMBER, 0.7))
    leg = card.piece(thigh, cloth, angle=80, laps=50, lift=7)
    with card.inside(leg):
        for fold in folds:
            card.paint(ribbon(fold, (3, 13, 4)), shift(cloth, -0.08), thin=0.1)


def _porter(card: Sheet) -> None:
    """Bent at the waist below the stair: one leg pushes behind, the near one bears what he carries."""
    trousers = mix(PETROL, BLACK, 0.35)
    _leg(
        card,
        "880,1460! 1080,1440! 1112,1560 1130,1690! 1004,1716! 960,1600",
        "1000,1684! 1130,1664! 1150,1716 1128,1752 1040,1784 936,1790! 926,1770 950,1742 1000,1726!",
        "920,1788 1040,1784 1140,1736",
        shift(trousers, -0.05),
        ("1060,1560 1080,1620 1070,1690",),
    )
    _leg(
        card,
        "640,1200! 560,1240! 536,1320 484,1410 446,1480 440,1536 462,1600 470,1660 470,1714! 606,1708! 622,1640 680,1560 800,1500! 800,1240!",
        "474,1690! 602,1690! 612,1740 612,1796! 330,1798! 334,1764 372,1742 440,1734!",
        "322,1792 470,1792 620,1790",
        trousers,
        (
            "452,1500 500,1530 570,1516",
            "462,1566 520,1566 580,1540",
            "660,1350 600,1400 540,1420",
            "570,1610 560,1660 566,1704",
        ),
    )
    coat = card.piece(
        "262,1246! 330,1140 420,1060 540,972 640,904 700,884 738,896! 800,862 880,856 968,896 1042,990 1090,1120 1110,1290 1124,1440 "
        "1132,1590! 1000,1616 860,1606 736,1580! 728,1470 704,1360 610,1256! 540,1310 460,1350 380,1390! 290,1360!",
        BLACK,
        angle=-52,
        laps=88,
        grain=0.3,
        edge="torn",
        core=mix(BLACK, CREAM, 0.4),
        wobble=4,
        lift=10,
    )
    with card.inside(coat):
        for spec in (
            "760,960 800,1100 790,1300 760,1540",
            "900,930 980,1100 1010,1320 1010,1580",
            "780,1280 790,1400 786,1570",
            "560,1090 590,1160 570,1230",
        ):
            card.paint(ribbon(spec, (4, 15, 4)), shift(BLACK, 0.07), thin=0.15)
        card.paint("930,1190! 1060,1170! 1076,1290! 946,1316!", shift(UMBER, -0.02), angle=70, lift=4)
        for spec in ("938,1202 1054,1182", "1054,1182 1068,1282", "1068,1282 952,1304", "952,1304 938,1202"):
            card.paint(ribbon(spec, (3, 3)), MUSTARD, thin=0.4)
    # the ropes: each lies over the stair, and goes on round him
    for spec in ("404,866 440,1050", "566,781 606,930", "690,695 706,896"):
        card.paint(ribbon(spec, (15, 15)), MUSTARD, lift=5)
    with card.inside(coat):
        card.paint(ribbon("604,916 612,990 596,1080 564,1160 510,1240", (15, 15)), MUSTARD, lift=5)
        card.paint(ribbon("706,872 742,960 742,1070 704,1180 604,1270", (15, 15)), MUSTARD, lift=5)
    # the near arm: shoulder, elbow, fist in one
    sleeve = card.piece(
        "380,1180 440,1140 510,1160 566,1236 596,1330 612,1420! 596,1470 556,1500 490,1526 424,1550! 432,1462! 452,1434 "
        "470,1408! 440,1370 400,1300 374,1240",
        shift(BLACK, 0.055),
        angle=60,
        laps=60,
        edge="torn",
        core=mix(BLACK, CREAM, 0.42),
        wobble=3,
        lift=9,
    )
    with card.inside(sleeve):
        for spec in ("472,1408 510,1414 552,1400", "470,1412 506,1440 540,1444", "560,1470 584,1450 592,1420"):
            card.paint(ribbon(spec, (4, 12, 4)), BLACK)
    card.paint(ribbon("438,1044 424,1110 404,1190 392,1290 378,1400 366,1500", (15, 15)), MUSTARD, lift=5)
    card.paint(ribbon("352,1540 342,1606 352,1690", (14, 14)), MUSTARD, lift=4)
    fist = card.piece(
        "356,1480! 304,1446 258,1448 232,1470 224,1508 240,1550 276,1572 328,1576!",
        SKIN,
        at=HAND,
        angle=60,
        lift=6,
    )
    with card.inside(fist):
        for spec in ("226,1486 262,1482 286,1490", "228,1512 262,1508 284,1514", "238,1540 264,1532 284,1538"):
            card.paint(ribbon(spec, (4, 5, 2), HAND), shift(SKIN, -0.14))
    card.paint("336,1586! 380,1482! 346,1468! 306,1566!", CREAM, at=HAND, angle=70, lift=4)
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
