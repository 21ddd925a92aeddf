"""It Was Mine First: two arms haul one line with a dress on it; a hand below plants geraniums in a typewriter."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CHALK, BONE, BRICK, SLATE, BLUE, UMBER, GERANIUM = (
    "#f6f1e7",
    "#e8decf",
    "#dfb3a0",
    "#c3c9c9",
    "#b3c6d2",
    "#5a4238",
    "#c65a4c",
)
GROUND = CHALK
WHITE: Final = "#fffdf6"
FLOUR: Final = Skin("#d3a386", "#b08069", UMBER, white=WHITE)
FRECKLED: Final = Skin("#dcae90", "#bb8a70", UMBER, white=WHITE)
TANNED: Final = Skin("#b98463", "#936449", UMBER, white=WHITE)
CAST: Final[dict[str, Face]] = {}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def _torn(
    card: Sheet,
    spec: str | list[Array],
    ink: Ink,
    angle: float = 86,
    lift: float = 0,
    wobble: float = 5,
    core: Ink = WHITE,
    **more: float,
) -> None:
    card.paint(spec, ink, angle=angle, edge="torn", core=core, wobble=wobble, lift=lift, **more)  # type: ignore[arg-type]


def paint(card: Sheet) -> None:
    """Lay sky, lines, the two walls, the dress between the two arms, then who does not care."""
    _above(card)
    _walls(card)
    _line(card)
    _dress(card)
    _arms(card)
    _loaf(card)
    _sill(card)


def _above(card: Sheet) -> None:
    _torn(card, "330,-40! 900,-40! 880,60 760,96 640,70 520,110 400,84 340,40!", BLUE, 4, 0, 8)
    for k in range(6):
        y = 130 + 66 * k
        card.paint(
            ribbon(f"200,{y - 10 + 3 * k} 600,{y + 10 + 5 * k} 1000,{y - 14 + 2 * k}", (3, 3.5, 3)),
            mix(UMBER, CHALK, 0.25),
            wobble=0.5,
        )
    # alone, on the topmost
    _torn(card, "430,136! 486,140! 500,196 520,250! 494,262 466,256! 446,200", WHITE, 80, 8, 3, BLUE)
    card.paint(ribbon("460,150 474,200 494,250", (2, 8, 3)), BLUE, thin=0.15)
    for x in (440, 478):
        card.paint(f"{x},124! {x + 9},124! {x + 9},152! {x},152!", UMBER)
    # what hangs on the others has no quarrel
    _torn(card, "640,212! 700,214! 704,262! 690,264! 688,236! 660,236! 656,264! 640,262!", BRICK, 86, 5, 3)
    _torn(card, "560,344! 650,346! 654,400 600,410 556,398!", SLATE, 86, 5, 3)
    _torn(card, "700,414! 752,410! 756,450 744,486! 720,488! 704,450", BONE, 86, 5, 3)


def _walls(card: Sheet) -> None:
    left = card.piece(
        "-40,-40! 330,-40! 306,200 322,460 300,800 318,1100 296,1400 314,1840! -40,1840!",
        BRICK,
        angle=88,
        laps=90,
        grain=0.24,
        edge="torn",
        core=WHITE,
        wobble=9,
        lift=14,
    )
    right = card.piece(
        "880,-40! 1240,-40! 1240,1840! 916,1840! 892,1500 912,1200 888,900 908,500 884,260",
        SLATE,
        angle=88,
        laps=90,
        grain=0.24,
        edge="torn",
        core=WHITE,
        wobble=9,
        lift=14,
    )
    with card.inside(left):
        for spec in (
            "20,1020! 140,990 190,1080 120,1180 30,1150",
            "-40,160! 80,140 120,240 20,300 -40,290",
            "190,1500! 290,1480 310,1620 220,1650",
        ):
            _torn(card, spec, mix(BRICK, CHALK, 0.4), 80, 0, 6, mix(BRICK, WHITE, 0.5))
        card.paint(ribbon("30,-40 40,700 28,1840", (17, 17)), mix(BRICK, UMBER, 0.18), edge="torn", wobble=2, lift=4)
    with card.inside(right):
        for spec in ("1060,1180! 1190,1150 1220,1300 1100,1330", "960,150! 1060,120 1110,220 1000,260"):
            _torn(card, spec, mix(SLATE, CHALK, 0.45), 80, 0, 6, mix(SLATE, WHITE, 0.5))
        card.paint(
            ribbon("1176,-40 1168,700 1180,1840", (13, 13)), mix(SLATE, UMBER, 0.25), edge="torn", wobble=2, lift=4
        )
    # windows: dark, and nobody's face in them
    for x0, y0, x1, y1, shutter, side in (
        (86, 500, 262, 900, mix(BRICK, UMBER, 0.45), -1),
        (956, 430, 1130, 850, mix(SLATE, UMBER, 0.4), 1),
        (90, 1240, 250, 1560, mix(BRICK, UMBER, 0.45), -1),
        (960, 1390, 1120, 1700, mix(SLATE, UMBER, 0.4), 1),
        (96, -40, 250, 180, mix(BRICK, UMBER, 0.45), -1),
    ):
        _torn(
            card,
            f"{x0 - 20},{y0 - 18}! {x1 + 20},{y0 - 20}! {x1 + 22},{y1 + 14}! {x0 - 22},{y1 + 16}!",
            CHALK,
            88,
            5,
            3,
        )
        _torn(
            card,
            f"{x0},{y0}! {x1},{y0 - 2}! {x1},{y1}! {x0},{y1}!",
            UMBER if y0 in (500, 430) else mix(UMBER, BONE, 0.4),
            88,
            0,
            3,
            mix(UMBER, BONE, 0.5),
        )
        sx = x0 - 74 if side < 0 else x1 + 4
        _torn(card, f"{sx},{y0 - 6}! {sx + 70},{y0 - 2}! {sx + 68},{y1 + 4}! {sx + 2},{y1}!", shutter, 88, 7, 3)
        card.paint(
            [ribbon(f"{sx + 10},{y} {sx + 58},{y + 2}", (6, 6)) for y in range(int(y0) + 24, int(y1) - 10, 26)],
            shift(shutter, -0.08),
            wobble=0.5,
            edge="torn",
        )
        _torn(card, f"{x0 - 34},{y1 + 8}! {x1 + 34},{y1 + 4}! {x1 + 36},{y1 + 34}! {x0 - 36},{y1 + 38}!", BONE, 3, 7, 3)


def _line(card: Sheet) -> None:
    for x, y in ((300, 640), (908, 590)):
        card.paint(ribbon(f"{x - 26 if x < 600 else x + 26},{y - 40} {x},{y}", (10, 10)), UMBER, edge="torn", wobble=2)
        card.paint(ROUND, UMBER, at=affine(x, y, 27), edge="torn", wobble=2, lift=6)
        card.paint(ROUND, BONE, at=affine(x, y, 11), edge="torn", wobble=1)
    card.paint(ribbon("300,616 610,664 908,566", (7, 7, 7)), UMBER, edge="torn", wobble=1.5)
    # hauled: it cuts straight from fist to fist, and what is left of it hangs
    card.paint(
        ribbon("200,800 330,790 480,768 620,764 770,726 900,700 1010,680", (10, 10)),
        BONE,
        edge="torn",
        wobble=1.5,
        lift=6,
    )
    card.paint(
        ribbon("200,800 330,790 480,768 620,764 770,726 900,700 1010,680", (4, 4)), UMBER, edge="torn", wobble=1.5
    )
    card.paint(ribbon("360,830 372,960 330,1050 352,1140", (8, 8, 7, 5)), UMBER, edge="torn", wobble=1.5, lift=5)


def _dress(card: Sheet) -> None:
    """Bell-shaped, wet, with nobody in it; its left sleeve was cut off clean."""
    _torn(
        card,
        "548,800! 500,850 440,930 400,1010! 440,1050 474,1056! 520,980 570,930!",
        shift(WHITE, -0.015),
        40,
        10,
        3,
        BLUE,
    )
    skirt = card.piece(
        "556,1010! 690,1000! 740,1120 800,1260 860,1400! 800,1440 740,1420! 690,1462 610,1436! 550,1470 470,1440! 410,1450 370,1420! 440,1280 510,1140",
        WHITE,
        angle=84,
        laps=60,
        grain=0.2,
        edge="torn",
        core=BLUE,
        wobble=4,
        lift=20,
    )
    with card.inside(skirt):
        for spec in (
            "560,1020! 500,1200 440,1440! 500,1450! 540,1220",
            "630,1010! 610,1200 600,1440! 660,1440! 650,1220",
            "690,1010! 720,1180 780,1430! 830,1410! 760,1200",
        ):
            _torn(card, spec, BLUE, 84, 0, 3, mix(BLUE, WHITE, 0.6))
        hem = [curve(ROUND, affine(400 + 52 * k, 1404 + (k % 2) * 14, 9)) for k in range(9)]
        card.paint(turned(hem), SLATE, edge="torn", wobble=1.5)
    bodice = card.piece(
        "540,790! 580,772! 612,830 650,826 676,764! 716,780! 734,850 712,930 700,1020! 548,1030! 540,930 524,860",
        WHITE,
        angle=80,
        grain=0.2,
        edge="torn",
        core=BLUE,
        wobble=3,
        lift=10,
    )
    with card.inside(bodice):
        _torn(card, "690,770! 740,790! 730,1030! 676,1030! 690,920", BLUE, 84, 0, 3, mix(BLUE, WHITE, 0.6))
        card.paint([curve(ROUND, affine(622 + k % 2, 860 + 26 * k, 5)) for k in range(6)], SLATE, edge="torn", wobble=1)
        card.paint(ribbon("540,1016 620,1026 704,1010", (12, 12)), BLUE, edge="torn", wobble=2)
    # the clean cut
    card.paint("714,782! 736,846! 722,852! 700,790!", mix(BLUE, UMBER, 0.35), edge="torn", wobble=1)
    for x, y in ((556, 748), (694, 726)):
        card.paint(
            f"{x},{y}! {x + 13},{y - 1}! {x + 12},{y + 50}! {x + 1},{y + 50}!", UMBER, edge="torn", wobble=1.5, lift=4
        )


def _arms(card: Sheet) -> None:
    _torn(card, "90,640! 190,650 280,690! 296,800! 200,850 90,880!", GERANIUM, 20, 10, 4)
    _torn(card, "262,680! 318,690! 330,810! 276,818!", mix(GERANIUM, WHITE, 0.35), 84, 6, 3)
    left = card.piece(
        "300,700! 380,706 450,728! 470,796! 400,812 310,806!",
        FLOUR.base,
        angle=8,
        edge="torn",
        core=mix(FLOUR.base, WHITE, 0.5),
        wobble=3,
        lift=12,
    )
    with card.inside(left):
        for spec in (
            "330,696! 380,700 400,730 350,740",
            "400,780! 450,770 460,800 410,812",
            "350,760 380,756 376,776 354,780",
        ):
            card.paint(spec, WHITE, edge="torn", wobble=5, thin=0.3)
        card.paint(ribbon("310,770 380,760 450,764", (2, 4, 2)), FLOUR.shade)
    hand(card, "grip", 452, 762, 138, 4, FLOUR, age=74, lift=9)
    card.paint(ribbon("528,738 536,760 530,784", (9, 10, 9)), "#c9a24f", edge="torn", wobble=1, lift=2)
    _torn(card, "1130,560! 1020,580 930,620! 920,740! 1030,770 1130,800!", BLUE, -16, 10, 4)
    _torn(card, "946,606! 892,624! 886,744! 936,752!", mix(BLUE, WHITE, 0.5), 84, 6, 3)
    right = card.piece(
        "914,640! 850,656 790,686! 776,752! 840,756 912,738!",
        FRECKLED.base,
        angle=-12,
        edge="torn",
        core=mix(FRECKLED.base, WHITE, 0.5),
        wobble=3,
        lift=12,
    )
    with card.inside(right):
        card.paint(
            [curve(ROUND, affine(790 + (k * 37) % 116, 672 + (k * 23) % 72, 3.4)) for k in range(26)],
            FRECKLED.shade,
            wobble=0.3,
        )
        card.paint("812,660! 838,654! 846,766! 820,768!", mix(FRECKLED.base, WHITE, 0.4), edge="torn", wobble=2)
    hand(card, "grip", 792, 722, 138, 172, FRECKLED, True, 30, lift=9)


def _loaf(card: Sheet) -> None:
    card.paint(ribbon("960,880 930,910 926,950", (5, 5, 5)), UMBER, edge="torn", wobble=1)
    loaf = card.piece(
        "870,1000! 880,960 930,944 976,966 990,1030 970,1090 920,1106 878,1070",
        mix(BRICK, UMBER, 0.25),
        angle=60,
        edge="torn",
        core=BONE,
        wobble=3,
        lift=12,
    )
    with card.inside(loaf):
        for line in ("900,980 930,1000 960,980", "890,1030 930,1046 974,1030"):
            card.paint(ribbon(line, (3, 12, 3)), BONE, edge="torn", wobble=2)
    net = [
        ribbon(f"{926 + dx * 0.2:.0f},948 {926 + dx},1020 {926 + dx * 0.2:.0f},1116", (3.5, 3.5))
        for dx in (-64, -36, 0, 34, 66)
    ]
    net += [ribbon(f"868,{y} 926,{y + 16} 990,{y}", (3.5, 3.5)) for y in (972, 1010, 1050)]
    card.paint(net, UMBER, wobble=0.8)
    card.paint(ribbon("926,1114 930,1150", (7, 3)), UMBER, edge="torn", wobble=1)


def _sill(card: Sheet) -> None:
    """He has all day, and a watch."""
    _torn(card, "250,1716! 600,1704 1010,1712! 1020,1840! 240,1840!", BONE, 3, 14, 5)
    machine = card.piece(
        "400,1720! 410,1610 440,1570! 760,1562! 796,1604 812,1714! 820,1760! 392,1766!",
        mix(SLATE, UMBER, 0.62),
        angle=4,
        laps=40,
        edge="torn",
        core=SLATE,
        wobble=3,
        lift=14,
    )
    with card.inside(machine):
        card.paint(ribbon("400,1600 600,1590 800,1596", (4, 4)), SLATE, thin=0.1)
    card.paint("396,1566! 800,1556! 802,1590! 398,1602!", UMBER, edge="torn", wobble=2, lift=7)
    for x in (382, 808):
        card.paint(ROUND, UMBER, at=affine(x, 1578, 24), edge="torn", wobble=2, lift=5)
    _torn(card, "500,1470! 700,1462! 706,1560! 506,1568!", WHITE, 4, 8, 3)
    for j in range(4):
        for i in range(9):
            x, y = 436 + 40 * i + 12 * (j % 2), 1636 + 30 * j
            if (i, j) in {(2, 1), (5, 0), (6, 2), (3, 3)}:
                continue
            card.paint(ROUND, CHALK, at=affine(x, y, 13), edge="torn", wobble=1.2, lift=3)
    for x, y, h, n in ((524, 1662, 150, 5), (638, 1632, 170, 6), (690, 1690, 120, 4)):
        card.paint(
            ribbon(f"{x},{y} {x - 8},{y - h * 0.5:.0f} {x + 6},{y - h}", (8, 7, 5)),
            "#7d8f6c",
            edge="torn",
            wobble=1,
            lift=3,
        )
        for k in range(3):
            card.paint(
                "-1,.2 -.8,-.7 0,-1 .8,-.7 1,.2 .5,.8 0,.5 -.5,.8",
                mix("#8fa07c", BLUE, 0.15 * k),
                at=affine(x + (-34, 30, -22)[k], y - h * (0.3 + 0.17 * k), 26 - 3 * k, (-24, 20, -8)[k]),
                edge="torn",
                wobble=2,
                lift=4,
            )
        for k in range(n):
            card.paint(
                "0,-1! .5,-.3! 1,0! .4,.5! 0,1! -.5,.4! -1,0! -.4,-.5!",
                GERANIUM if k % 3 else shift(GERANIUM, 0.07),
                at=affine(x + 6 + 24 * ((k * 5) % 3 - 1), y - h - 6 + 22 * (k // 3) - 14, 22, k * 40),
                edge="torn",
                wobble=2,
                lift=3,
            )
    # the hand, in no hurry
    _torn(card, "1010,1840! 960,1770 900,1700! 960,1640 1060,1690 1140,1840!", SLATE, 50, 10, 4)
    card.paint(
        "906,1716! 960,1650! 920,1616 876,1592! 836,1636! 866,1680!",
        TANNED.base,
        edge="torn",
        core=mix(TANNED.base, WHITE, 0.4),
        wobble=3,
        lift=8,
    )
    card.paint(ribbon("880,1700 936,1628", (24, 24)), UMBER, edge="torn", wobble=2, lift=4)
    card.paint(ROUND, WHITE, at=affine(908, 1664, 25), edge="torn", wobble=1.5, lift=5)
    card.paint([ribbon("908,1664 908,1648", (3, 3)), ribbon("908,1664 920,1668", (3, 3))], UMBER, wobble=0.2)
    hand(card, "pinch", 856, 1622, 132, -150, TANNED, True, 55, lift=8)
    card.paint(ribbon("752,1560 742,1600 746,1640", (6, 7, 5)), "#7d8f6c", edge="torn", wobble=1, lift=3)
    card.paint(
        "0,-1! .5,-.3! 1,0! .4,.5! 0,1! -.5,.4! -1,0! -.4,-.5!",
        GERANIUM,
        at=affine(752, 1542, 25, 20),
        edge="torn",
        wobble=2,
        lift=4,
    )
