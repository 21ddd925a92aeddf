"""The Water Has Gone Cold: from the bather's own eyes; a toe in the tap, and an admiral's coat where the dress hung."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

CHALK, MINT, BONE, ROSE, SKY, BRASS, NAVY = "#f6f2e8", "#cfdfd5", "#e9dfce", "#e8bfae", "#c9d8de", "#c2a35c", "#2d3550"
GROUND = CHALK
HERS: Final = Skin(shift(ROSE, -0.03), "#c98f7d", "#7d4a45", blush="#d98d7c", white=CHALK)
HIS: Final = Skin("#c99a7c", "#a3775c", "#5f4038", white=CHALK)
DRY: Final[dict[str, Any]] = {"edge": "raw", "ragged": 26, "wobble": 3}
"""Every edge is a brush's."""
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
WATER: Final = shift(mix(MINT, SKY, 0.25), -0.055)


def paint(card: Sheet) -> None:
    """Lay wall and window, coat and arm, then the tub and what comes out of its water."""
    _wall(card)
    _window(card)
    _coat(card)
    _arm(card)
    _tub(card)
    _water(card)
    _knee(card)
    _leg(card)
    _tap(card)
    _hand(card)


def _wall(card: Sheet) -> None:
    # twelve tiles in one row; one is turned
    for k in range(12):
        at = affine(48 + k * 101, 596, 45, 45 if k == 4 else (k * 7 % 5) - 2)
        card.paint("-1,-1! 1,-1! 1,1! -1,1!", SKY if k % 2 else MINT, at=at, angle=k * 40, **DRY)
        card.paint(ribbon("-.6,.4 -.2,-.4 .2,.4 .6,-.4", (0.12, 0.14, 0.14, 0.1), at, 45), CHALK, wobble=0.5)
    card.paint("-40,690! 1240,690! 1240,960! -40,960!", BONE, angle=2, laps=90, **DRY)


def _window(card: Sheet) -> None:
    pane = card.piece("70,60! 520,54! 524,488! 66,496!", SKY, angle=6, laps=90, grain=0.4, **DRY)
    with card.inside(pane):
        card.paint("40,410! 260,380 560,420! 560,520! 40,520!", shift(MINT, -0.06), angle=4, **DRY)
        # somebody goes by on stilts
        for x, lean in ((190, 34), (376, -26)):
            card.paint(ribbon(f"{x},40 {x + lean},520", (18, 16)), BRASS, lift=3)
            card.paint(f"{x - 26},196! {x + 40},196! {x + 38},222! {x - 24},220!", shift(BRASS, -0.1), lift=3)
        card.paint(
            "150,40! 240,40! 234,150! 262,172! 262,196! 166,196! 160,150!", mix(NAVY, SKY, 0.45), angle=80, lift=3
        )
        card.paint(
            "340,40! 428,40! 420,150! 436,176! 434,196! 346,196! 348,150!", mix(NAVY, SKY, 0.45), angle=80, lift=3
        )
    card.paint("40,30! 548,22! 548,62! 40,70!", CHALK, angle=2, lift=5, **DRY)
    card.paint("510,30! 548,26! 552,520! 514,524!", CHALK, angle=88, lift=5, **DRY)
    card.paint("16,482! 584,472! 590,520! 14,532!", CHALK, angle=2, lift=7, **DRY)


def _coat(card: Sheet) -> None:
    """It hangs over the chair's back and might be sitting there."""
    wood = shift(BRASS, -0.16)
    for line in ("792,960 796,560 800,180", "1100,960 1096,560 1092,176"):
        card.paint(ribbon(line, (26, 24, 22)), wood, lift=5, **DRY)
    card.paint("760,286! 1130,280! 1132,330! 760,336!", wood, angle=2, lift=5)
    coat = card.piece(
        "716,300! 780,242 870,216 946,232! 1020,214 1110,240 1172,296! 1206,480 1212,700 1204,960! 1080,980! 960,960! "
        "940,700! 930,960! 800,984! 690,960! 676,700 690,470",
        NAVY,
        angle=84,
        laps=50,
        grain=0.36,
        lift=12,
        **DRY,
    )
    with card.inside(coat):
        lap = shift(NAVY, 0.07)
        card.paint("866,214! 946,236! 952,470! 900,400! 846,340!", lap, angle=70, lift=4)
        card.paint("1024,214! 950,236! 952,470! 1000,396! 1050,336!", lap, angle=110, lift=4)
        card.paint("900,210! 948,244! 996,210! 980,250 950,300! 918,254!", CHALK, angle=80)
        card.paint(ribbon("950,470 946,720 950,980", (5, 6, 5)), shift(NAVY, -0.08))
        for fold in ("740,420 770,600 756,900", "1150,420 1124,600 1140,900"):
            card.paint(ribbon(fold, (4, 16, 6)), shift(NAVY, -0.07), thin=0.12)
        for y in (500, 590, 680, 770):
            for x in (886, 1010):
                card.paint(ROUND, BRASS, at=affine(x, y, 17), lift=3)
        for x, y, ink in ((1052, 452, ROSE), (1094, 448, MINT)):
            card.paint(
                f"{x - 15},{y}! {x + 15},{y}! {x + 13},{y + 52}! {x},{y + 64}! {x - 13},{y + 52}!",
                ink,
                angle=88,
                lift=3,
            )
            card.paint(ROUND, BRASS, at=affine(x, y + 76, 17), lift=3)
    for x, turn in ((748, -22), (1142, 22)):
        at = affine(x, 286, 1.25, turn)
        card.paint(
            turned([ribbon(f"{u},6 {u * 1.06},58", (9, 7), at) for u in range(-56, 60, 14)]), BRASS, wobble=0.6, lift=3
        )
        card.paint("-66,-8 0,-30 66,-8 64,14 0,24 -64,14", BRASS, at=at, angle=turn, lift=6)
        card.paint(ribbon("-48,0 0,-14 48,0", (4, 6, 4), at), shift(BRASS, -0.14))


def _arm(card: Sheet) -> None:
    """In from outside: the dress is over it already; the hand sets the collar right."""
    hand(card, "pinch", 806, 236, 150, 4, HIS, age=50, lift=7)
    for u, v in ((814, 218), (832, 224), (850, 216), (866, 228), (826, 246)):
        card.paint(ribbon(f"{u},{v} {u + 9},{v - 9}", (2.6, 1.4)), HIS.line, wobble=0)
    sleeve = card.piece(
        "40,268! 160,248 330,254 480,270 620,238 788,196! 812,214 808,268! 660,320 500,372 330,372 170,376 40,388!",
        CHALK,
        angle=4,
        lift=11,
        **DRY,
    )
    with card.inside(sleeve):
        for k, x in enumerate(range(64, 800, 46)):
            lean = -10 if x < 480 else 18
            card.paint(
                f"{x},150! {x + 22},150! {x + 22 + lean},440! {x + lean},440!",
                mix(NAVY, SKY, 0.1 + 0.02 * (k % 2)),
                angle=86,
            )
    card.paint("782,192! 818,206! 820,264! 796,278!", CHALK, angle=70, lift=3)
    card.paint("36,40! 74,36! 78,500! 40,502!", CHALK, angle=88, lift=5, **DRY)
    at = affine(-48, 40, 1, 0) @ [[1, 0, 0], [0, 0.82, 0], [0, 0, 1]]
    dress = card.piece(
        "452,250! 500,232 560,238 608,226! 630,300 622,380! 640,480 652,600 664,696! 610,716 570,694 530,722 486,700 440,712 404,690! "
        "424,560 440,420 444,330",
        ROSE,
        at=at,
        angle=84,
        laps=36,
        lift=11,
        **DRY,
    )
    with card.inside(dress):
        for x in range(420, 680, 44):
            for y in range(420 + x % 3 * 20, 700, 64):
                card.paint(ROUND, CHALK, at=affine(x - 48 + (y // 64) % 2 * 20, y * 0.82 + 40, 10))
        card.paint("430,330! 540,352 640,320! 640,372! 540,398 430,378!", shift(ROSE, -0.09), at=at, angle=6)
        for fold in ("500,400 480,560 490,720", "570,400 590,560 580,720"):
            card.paint(ribbon(fold, (4, 12, 5), at), shift(ROSE, -0.08), thin=0.1)


def _tub(card: Sheet) -> None:
    card.paint(
        "-60,1240 20,960 130,800 320,712 620,680 920,706 1090,796 1190,950 1260,1200! 1260,1860! -60,1860!",
        CHALK,
        angle=6,
        laps=90,
        lift=12,
        **DRY,
    )
    card.paint(
        "70,1240 120,1000 220,850 390,776 620,750 850,774 1000,850 1090,990 1130,1240! 1200,1860! 0,1860!",
        shift(BONE, -0.035),
        angle=84,
        laps=80,
        lift=0,
        **DRY,
    )
    card.paint(
        "1000,850 1090,990 1130,1240! 1200,1860! 1130,1860! 1070,1240 1030,1000", shift(BONE, -0.085), angle=88, **DRY
    )


def _water(card: Sheet) -> None:
    pool = card.piece(
        "104,1140 260,1040 440,996 620,986 820,1000 990,1046 1096,1140! 1136,1400 1170,1860! 20,1860! 66,1400",
        WATER,
        angle=4,
        laps=110,
        grain=0.42,
    )
    with card.inside(pool):
        for y, x, w in ((1060, 560, 150), (1120, 930, 100), (1250, 620, 60), (1640, 330, 190), (1730, 860, 190)):
            card.brush(f"{x - w},{y} {x},{y - 10} {x + w},{y + 4}", 18, CHALK, dry=0.7)
        # the plug's chain, and what it ends in
        brass = mix(BRASS, WATER, 0.12)
        links = [
            ribbon(f"{620 + k * k * 0.3:.0f},{1330 + k * 26} {622 + (k + 1) ** 2 * 0.3:.0f},{1350 + k * 26}", (16, 16))
            for k in range(8)
        ]
        card.paint(turned(links), brass, wobble=0.5)
        at = affine(642, 1588, 1, 8)
        card.paint(ribbon("0,-36 30,-28 34,4 0,20 -34,4 -30,-28 0,-36", (13, 13, 13, 13, 13, 13, 13), at), brass)
        card.paint(ribbon("0,16 0,120", (14, 13), at), brass)
        card.paint("4,84! 36,84! 36,98! 20,98! 20,106! 34,106! 34,122! 4,122!", brass, at=at)


def _below(card: Sheet, spec: str, light: str, ring: str) -> None:
    """What goes on of a leg under the surface, and the water's edge about it."""
    under = mix(HERS.base, WATER, 0.42)
    leg = card.piece(spec, under, angle=82, laps=70, grain=0.3, edge="raw", ragged=14)
    with card.inside(leg):
        card.paint(light, mix(HERS.shade, WATER, 0.46), angle=84, laps=40, edge="raw", ragged=14)
    card.paint(ribbon(ring, (5, 12, 14, 12, 4)), CHALK, edge="raw", thin=0.1)


def _knee(card: Sheet) -> None:
    """The left one, drawn up; beyond it the toes of the same foot come up for air."""
    for x, y, w in ((500, 1000, 26), (529, 996, 29), (568, 990, 40)):
        card.paint(ribbon(f"{x},{1040} {x},{y}", (w + 4, w)), HERS.base, angle=86, lift=3)
        card.paint(ROUND, HERS.base, at=affine(x, y, w / 2))
        card.paint("-.5,-.5! .5,-.5! .44,.4 0,.6 -.44,.4", mix(HERS.base, CHALK, 0.55), at=affine(x, y, w * 0.42))
    card.paint("470,1022! 540,1030 606,1018! 606,1060! 470,1060!", WATER, edge="raw", angle=4)
    card.paint(ribbon("470,1022 540,1032 608,1018", (4, 9, 4)), CHALK, edge="raw")
    knee = card.piece(
        "190,1480! 206,1260 244,1120 300,1030 372,996 446,1012 506,1080 548,1220 584,1480!",
        HERS.base,
        angle=78,
        laps=56,
        grain=0.3,
        lift=8,
        **DRY,
    )
    with card.inside(knee):
        card.paint(
            "450,980! 520,1060 580,1260 590,1460! 470,1460! 500,1320 486,1180 440,1080 408,1020!",
            HERS.shade,
            angle=82,
            laps=40,
            **DRY,
        )
        card.paint(
            "310,1070 370,1044 430,1068 446,1130 410,1184 350,1190 304,1146",
            mix(HERS.base, HERS.blush or ROSE, 0.2),
            angle=20,
            **DRY,
        )
        card.paint(ribbon("304,1150 340,1194 398,1194 436,1150", (3, 8, 8, 3)), HERS.shade, edge="raw")
        card.paint(ribbon("330,1090 366,1068 408,1078", (3, 6, 3)), HERS.shade, edge="raw")
    _below(
        card,
        "194,1394! 280,1424 380,1434 480,1424 576,1392! 610,1540 580,1700 540,1900! -20,1900! 60,1720 150,1560",
        "490,1424! 600,1390! 640,1540 600,1700 560,1900! 430,1900! 490,1700 510,1560",
        "150,1408 270,1434 380,1446 490,1436 626,1396",
    )


def _leg(card: Sheet) -> None:
    """The right one, all of it: out of the water, over the knee, to the toe in the tap."""
    # four toes, then the leg, then the great toe, which is not to be seen again
    for x, y, u, v, w in (
        (700, 850, 706, 800, 34),
        (734, 858, 746, 812, 32),
        (764, 872, 780, 832, 30),
        (788, 892, 808, 860, 27),
    ):
        card.paint(ribbon(f"{x - 4},{y + 50} {x},{y} {u},{v}", (w + 8, w + 2, w)), HERS.base, angle=80, lift=4)
        card.paint(ROUND, HERS.base, at=affine(u, v, w / 2 + 1))
        card.paint(
            "-.5,-.5! .5,-.5! .44,.4 0,.6 -.44,.4", mix(HERS.base, CHALK, 0.55), at=affine(u, v - 3, w * 0.5, 10)
        )
    card.paint(ribbon("640,900 632,820 626,740", (70, 56, 50)), HERS.base, angle=84, lift=4)
    leg = card.piece(
        "608,850! 660,836 720,840 776,866 812,896! 806,960 786,1020 776,1080 800,1140 842,1220 862,1300 890,1360 930,1420 966,1560! "
        "724,1560! 716,1420 700,1360 664,1270 644,1180 650,1100 660,1030 640,980 612,920",
        HERS.base,
        angle=82,
        laps=56,
        grain=0.3,
        lift=9,
        **DRY,
    )
    with card.inside(leg):
        card.paint(
            "800,880! 830,900 800,1060 800,1120! 860,1220 880,1300 960,1430 960,1530! 880,1530! 860,1420 806,1300 786,1200 748,1100 766,1000 780,930",
            HERS.shade,
            angle=84,
            laps=40,
            **DRY,
        )
        card.paint(
            "712,1370 760,1342 818,1356 836,1410 800,1456 742,1448",
            mix(HERS.base, HERS.blush or ROSE, 0.2),
            angle=20,
            **DRY,
        )
        card.paint(ribbon("716,1400 744,1454 800,1462 838,1416", (3, 8, 8, 3)), HERS.shade, edge="raw")
        # sinews of the instep, the ankle's knob
        for line in ("668,880 684,950 696,1000", "712,884 720,950 722,1000", "752,896 752,950 744,1004"):
            card.paint(ribbon(line, (3, 7, 2)), shift(HERS.base, -0.07), edge="raw", thin=0.1)
    _below(
        card,
        "714,1480! 780,1508 840,1514 900,1500 948,1470! 1000,1580 1070,1720 1130,1900! 716,1900! 690,1700 700,1580",
        "890,1500! 960,1466! 1060,1660 1150,1900! 1000,1900! 950,1700",
        "664,1488 740,1514 820,1528 890,1516 990,1468",
    )


def _tap(card: Sheet) -> None:
    dark = shift(BRASS, -0.15)
    card.paint("524,590! 744,584! 746,640! 526,646!", BRASS, angle=2, lift=7)
    for x in (508, 760):
        for t in (24, 114):
            card.paint(ribbon("-58,0 0,0 58,0", (20, 26, 20), affine(x, 612, 1, t)), dark, lift=5)
        card.paint(ROUND, CHALK, at=affine(x, 612, 19), lift=3)
        card.paint(ROUND, mix(ROSE, HERS.shade, 0.7) if x < 600 else mix(SKY, NAVY, 0.4), at=affine(x, 612, 8))
    spout = card.piece(
        "580,600! 584,556 634,536 686,554 692,600! 686,680 676,730 672,786! 640,800 582,788! 584,730 588,680",
        BRASS,
        angle=86,
        laps=30,
        lift=9,
        edge="raw",
    )
    with card.inside(spout):
        card.paint("652,530! 700,550! 700,800! 652,810! 662,700", dark, angle=88)
        card.paint(ribbon("604,570 604,660 602,770", (5, 11, 5)), mix(BRASS, CHALK, 0.5), thin=0.2)
    card.paint("572,766! 684,764! 688,802! 630,816 570,804!", BRASS, angle=2, lift=6)
    card.paint(ribbon("578,800 630,810 682,798", (4, 8, 4)), dark)


def _hand(card: Sheet) -> None:
    """On the rim at the left, wrinkled at the tips; the soap has had enough."""
    arm = card.piece(
        "-60,1580! 0,1470 40,1392 66,1346! 140,1390! 120,1450 80,1560 10,1680 -60,1760!",
        HERS.base,
        angle=-56,
        laps=40,
        lift=9,
        edge="raw",
        wobble=2,
    )
    with card.inside(arm):
        card.paint(
            "150,1370! 130,1460 80,1580 -60,1790! -60,1700 40,1560 90,1450 112,1380!", HERS.shade, angle=-56, edge="raw"
        )
    hand(card, "rest", 92, 1376, 216, -58, HERS, age=40, lift=9)
    for line in ("34,1376 88,1390 134,1424", "46,1358 100,1372 146,1406"):
        card.paint(ribbon(line, (15, 17, 15)), BRASS, lift=4)
    for x, y in ((216, 1208), (244, 1226), (184, 1202)):
        card.paint(
            turned([ribbon(f"{x - 9},{y + k * 9} {x + 9},{y + k * 9 - 3}", (2, 2)) for k in range(3)]),
            HERS.shade,
            wobble=0,
        )
    soap = affine(196, 936, 1.1, -44)
    card.paint("-74,-26 0,-44 74,-26 80,14 0,38 -80,16", mix(SKY, NAVY, 0.22), at=soap, angle=-34, lift=10)
    card.paint("-46,-14 0,-26 48,-14 46,6 0,16 -48,6", mix(SKY, NAVY, 0.08), at=soap, angle=-34)
    for x, y, r in ((140, 1020, 17), (112, 1062, 10), (160, 1066, 8)):
        card.paint(ROUND, WATER, at=affine(x, y, r), lift=2)
