"""Please Be Seated: a vast back with a door chalked on it; behind it two hands hold each other, and a cat waits."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import finger
from art.cutpaper.sheet import Ink, Sheet, mix, shift

PETROL, UMBER, OLIVE, BRICK, BONE, CLAY, BLACK = (
    "#34484d",
    "#564338",
    "#6b6844",
    "#88473a",
    "#dacdb5",
    "#a87f61",
    "#26201f",
)
GROUND = BONE
CAST: Final[dict[str, Face]] = {}
FAIR: Final = "#cfa98a"
DEEP: Final = "#7c553f"
SEAT: Final = affine(4, 100, 0.93)
CHALK: Final = shift(BONE, 0.05)


def paint(card: Sheet) -> None:
    """Lay the wall, the two at the edges, the one between, what is drawn on him, and what goes on behind him."""
    _wall(card)
    _she(card)
    _he(card)
    _between(card)
    _door(card)
    _sleeves(card)
    _hands(card)
    _cat(card)
    _bench(card)


def _wall(card: Sheet) -> None:
    for y in (96, 300, 520):
        card.paint(ribbon(f"-40,{y} 600,{y - 5} 1240,{y + 3}", (4, 5, 4)), mix(BONE, CLAY, 0.4), thin=0.3)


def _she(card: Sheet) -> None:
    card.paint("-40,640! 96,640! 130,840! -40,860!", shift(FAIR, -0.08), angle=86)
    card.paint(
        "-40,840! 60,800! 170,830 260,930 300,1100 310,1840! -40,1840!",
        BRICK,
        angle=82,
        laps=60,
        edge="torn",
        core=mix(BRICK, BONE, 0.5),
        wobble=4,
        lift=8,
    )
    hair = card.piece(
        "-40,420! 40,430 120,500 150,600 130,690 90,750 30,770 -40,766!", "#7d756d", angle=70, laps=26, lift=7
    )
    locks = [
        ribbon(f"{-40 + 10 * k},{470 + 8 * k} {40 + 14 * k},{560 + 18 * k} {10 + 4 * k},{740 + 2 * k}", (3, 7, 3))
        for k in range(6)
    ]
    card.pattern(hair, locks, "#5f5852", thin=0.15)
    bun = card.piece(ROUND, "#8b837b", at=affine(34, 610, 82), angle=20, laps=20, lift=6)
    card.pattern(
        bun, [ribbon("-60,600 30,560 110,610", (4, 8, 4)), ribbon("-50,640 30,610 110,650", (4, 8, 4))], "#5f5852"
    )
    card.paint("-40,786! 70,776 126,800! 150,862! 60,846 -40,862!", BONE, angle=4, lift=4)


def _he(card: Sheet) -> None:
    card.paint("1096,600! 1240,600! 1240,860! 1076,830!", shift(DEEP, -0.06), angle=86)
    card.paint(
        "1240,820! 1130,790! 1030,830 950,930 910,1100 900,1840! 1240,1840!",
        OLIVE,
        angle=96,
        laps=60,
        edge="torn",
        core=mix(OLIVE, BONE, 0.5),
        wobble=4,
        lift=8,
    )
    card.paint("1070,560 1046,590 1052,640 1076,660!", DEEP, lift=3)
    hair = card.piece(
        "1240,380! 1140,392 1076,450 1056,540 1070,630 1100,690 1170,716 1240,720!",
        "#4a4440",
        edge="torn",
        wobble=7,
        angle=40,
        lift=7,
    )
    card.pattern(
        hair,
        [
            ribbon(f"{x},{y} {x + 26},{y + 12} {x + 40},{y + 44}", (4, 11, 4))
            for x, y in ((1090, 450), (1150, 430), (1200, 480))
        ],
        "#6a625c",
        thin=0.2,
    )
    card.paint("1240,770! 1130,760 1076,786! 1040,840! 1130,830 1240,846!", UMBER, angle=4, lift=4)


def _between(card: Sheet) -> None:
    """As upright as the wall, and as wide as the door wants."""
    card.paint("470,250! 730,250! 752,470! 448,470!", shift(FAIR, -0.06), angle=86)
    back = card.piece(
        "470,440! 600,430 730,440! 840,480 980,560 1050,700 1076,900 1084,1840! 116,1840! 124,900 150,700 220,560 360,480",
        BLACK,
        angle=86,
        laps=96,
        grain=0.26,
        edge="torn",
        core=mix(BLACK, BONE, 0.4),
        wobble=4,
        lift=12,
    )
    with card.inside(back):
        for spec in ("250,560 214,800 220,1100 210,1840", "950,560 990,800 984,1100 996,1840"):
            card.paint(ribbon(spec, (4, 9, 6)), shift(BLACK, 0.08), thin=0.2)
    # ears, a ring of white hair, a collar that cuts
    card.paint("452,226 424,214 414,250 428,296 456,306!", FAIR, lift=3)
    card.paint("748,226 776,214 786,250 772,296 744,306!", FAIR, lift=3)
    hair = card.piece(
        "446,170! 754,170! 760,260 736,330 690,372! 640,350 600,380 552,350 510,372! 464,330 440,260",
        "#cfc8ba",
        angle=88,
        laps=22,
        lift=4,
    )
    card.pattern(hair, [ribbon(f"{x},200 {x + 4},280 {x},350", (3, 6, 2)) for x in range(470, 750, 36)], "#a39c90")
    card.paint("438,424! 600,400 762,424! 778,500! 600,474 422,500!", CHALK, angle=3, lift=6)
    card.paint("412,150! 424,20 480,-60! 720,-60! 776,20 788,150!", BLACK, angle=86, laps=50, lift=6)
    card.paint("410,110! 600,130 790,110! 792,168! 600,190 408,168!", BRICK, angle=3, lift=2)
    card.paint(
        "312,152! 420,170 600,182 780,170 888,152! 906,176 890,200 780,228 600,238 420,228 310,200 294,176",
        BLACK,
        angle=3,
        lift=9,
    )


def _door(card: Sheet) -> None:
    """Drawn with chalk by somebody who had time."""
    thick: tuple[tuple[str, tuple[float, ...]], ...] = (
        ("330,1352 326,1000 332,640", (15, 18, 14)),
        ("322,642 480,634 664,640", (14, 17, 14)),
        ("656,636 660,1000 658,1352", (15, 17, 15)),
        ("656,642 760,684 856,716", (13, 15, 12)),
        ("850,712 856,1060 852,1440", (13, 15, 13)),
        ("658,1346 760,1400 854,1440", (13, 14, 12)),
    )
    for spec, w in thick:
        card.paint(ribbon(spec, w), CHALK, thin=0.34, wobble=3)
    for spec in (
        "700,760 760,782 812,800",
        "812,800 814,900 812,990",
        "812,990 760,976 700,960",
        "700,960 698,860 700,760",
        "700,1070 760,1090 812,1106",
        "812,1106 814,1220 812,1320",
        "812,1320 760,1296 700,1272",
        "700,1272 698,1170 700,1070",
    ):
        card.paint(ribbon(spec, (6, 8, 6)), CHALK, thin=0.42, wobble=2)
    card.paint(ROUND, CHALK, at=affine(826, 1046, 17), edge="torn", wobble=2, thin=0.2)


def _sleeve(card: Sheet, spec: str, ink: Ink, angle: float, folds: tuple[str, ...]) -> None:
    patch = card.piece(spec, ink, angle=angle, laps=56, edge="torn", core=mix(ink, BONE, 0.5), wobble=4, lift=11)
    card.pattern(patch, [ribbon(fold, (4, 18, 4)) for fold in folds], shift(ink, -0.07), thin=0.12)


def _sleeves(card: Sheet) -> None:
    _sleeve(
        card,
        "-60,846! 70,806 190,850 262,960 290,1120 330,1270! 420,1330 544,1348! 548,1500! 420,1524 250,1516 150,1470 80,1380 20,1260 -60,1160!",
        shift(BRICK, 0.02),
        40,
        ("300,1270 250,1320 170,1340", "330,1330 300,1400 230,1450", "460,1380 440,1440 430,1500"),
    )
    _sleeve(
        card,
        "1260,800! 1130,790 1020,838 946,950 926,1120 906,1270! 880,1326 838,1344! 834,1496! 900,1518 980,1506 1060,1460 1120,1370 1180,1250 1260,1150!",
        shift(OLIVE, 0.01),
        -40,
        ("906,1270 960,1320 1030,1340", "900,1350 936,1410 990,1450"),
    )


def _hands(card: Sheet) -> None:
    """Two cuffs from two sides, and eight fingers by turns."""
    k = 1.34
    at = affine(690 - 612 * k, 1424 - 1632 * k, k)
    card.paint("470,1572! 498,1574! 500,1690! 472,1694!", CHALK, at=at, angle=86, lift=4)
    card.paint("724,1570! 752,1568! 752,1688! 726,1690!", CLAY, at=at, angle=86, lift=4)
    card.paint(
        "492,1586! 540,1572 590,1580 606,1620 590,1672 540,1690 492,1684!", FAIR, at=at, angle=4, grain=0.2, lift=6
    )
    card.paint(
        "732,1584! 690,1570 644,1578 624,1620 640,1674 694,1688 732,1680!", DEEP, at=at, angle=4, grain=0.2, lift=6
    )

    def one(line: str, y: float, ink: Ink, rim: Ink, width: float) -> None:
        place = affine(690 - 0.61 * 230 * k, 1424 + (y - 1632) * k, 230 * k)
        card.paint(finger(line, width + 0.018, place), rim, wobble=0.4)
        card.paint(finger(line, width, place), ink, wobble=0.4)

    for i in range(4):
        y = 1592 + 27 * i
        one(".66,0 .54,-.03 .42,0 .385,.03", y, shift(DEEP, 0.02 * (i % 2)), shift(DEEP, -0.14), 0.1)
        one(".56,0 .68,-.03 .80,0 .835,.03", y + 13, shift(FAIR, 0.02 * (i % 2)), shift(FAIR, -0.16), 0.1)
        # she has had chalk in them
        tip = affine(690 + (0.828 - 0.61) * 230 * k, 1424 + (y + 13 - 1632 + 6) * k, 9)
        card.paint(ROUND, CHALK, at=tip, edge="torn", wobble=1.5, thin=0.2)
    one(".50,-.02 .58,-.12 .70,-.10", 1590, FAIR, shift(FAIR, -0.16), 0.11)
    one(".74,-.02 .70,-.16 .60,-.20", 1590, DEEP, shift(DEEP, -0.14), 0.11)


def _cat(card: Sheet) -> None:
    """On her sleeve, as on a doorstep, its back to us."""
    ink, dark = CLAY, mix(CLAY, UMBER, 0.62)
    tail = card.piece(
        ribbon("440,1310 400,1400 404,1500 448,1560 442,1624 400,1654 372,1646", (44, 46, 44, 42, 38, 32, 12), SEAT),
        ink,
        angle=80,
        lift=8,
    )
    bands: list[Array] = [
        ribbon(f"370,{y} 420,{y + 10} 480,{y - 4}", (12, 16, 12), SEAT) for y in (1400, 1450, 1500, 1560, 1610)
    ]
    body = card.piece(
        "400,1010! 440,990 500,990 544,1010! 580,1080 600,1180 606,1270 590,1340 540,1372 470,1376 390,1370 352,1330 344,1250 356,1150 376,1070",
        ink,
        at=SEAT,
        angle=84,
        laps=36,
        grain=0.36,
        edge="torn",
        core=mix(CLAY, BONE, 0.6),
        wobble=3,
        lift=10,
    )
    stripes = [
        ribbon(f"{340 + d},{y + 16} 400,{y - 6} 440,{y + 4}", (4, 15, 5), SEAT)
        for y, d in ((1090, 24), (1150, 10), (1210, 2), (1270, 0))
    ]
    stripes += [
        ribbon(f"{604 - d},{y + 16} 546,{y - 6} 508,{y + 4}", (4, 15, 5), SEAT)
        for y, d in ((1090, 24), (1150, 10), (1210, 2), (1270, 0))
    ]
    stripes.append(ribbon("472,1010 474,1180 468,1370", (8, 17, 8), SEAT))
    card.pattern(body, stripes, dark, thin=0.1)
    card.pattern(tail, bands, dark, thin=0.1)
    card.paint(
        "370,880! 376,800 384,772! 430,822! 474,814 518,824! 566,776! 572,810 574,884! 572,950 530,1008 472,1020 414,1006 374,950",
        ink,
        at=SEAT,
        angle=10,
        laps=30,
        grain=0.36,
        edge="torn",
        core=mix(CLAY, BONE, 0.6),
        wobble=2.4,
        lift=8,
    )
    for spec in (
        "452,830 450,880 456,920",
        "474,824 474,890 474,940",
        "496,830 500,880 494,920",
    ):
        card.paint(ribbon(spec, (3, 10, 3), SEAT), dark, thin=0.1)


def _bench(card: Sheet) -> None:
    plank = card.piece(
        "-40,1690! 600,1680! 1240,1692! 1240,1840! -40,1840!", shift(BONE, -0.03), angle=1, laps=30, grain=0.26, lift=11
    )
    grain = [
        ribbon(f"{x},{y} {x + 260},{y - 5} {x + 430},{y + 3}", (2, 6, 2))
        for x, y in ((-20, 1730), (330, 1766), (700, 1722), (900, 1780))
    ]
    card.pattern(plank, grain, mix(BONE, CLAY, 0.6), thin=0.3)
