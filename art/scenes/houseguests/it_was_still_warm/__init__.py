"""It was still warm. A man holds the cuff of a coat that sits by itself, a woman holds a rope, a boy cuts the floor."""

from __future__ import annotations

from art.cutpaper.contour import DOT, LEAF, SCALE, affine, checks, curve, motif, ribbon, stripes
from art.cutpaper.faces import Face, Feeling
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.cutpaper.skin import Skin

OLIVE, MUST, BRICK, TEAL, CREAM, DARK, ROSE = (
    "#7a7749",
    "#b39a62",
    "#7d4a3b",
    "#3f5657",
    "#dfd2b8",
    "#2b2426",
    "#a98470",
)
GROUND = CREAM
OLD = Skin("#d2a789", "#a9755f", DARK, lip="#9a5f50", blush="#c18d76", white="#e6dcc6")
LADY = Skin("#dcb699", "#b8846b", DARK, lip="#9c4f43", blush="#cfa08a", white="#e9dfca")
KID = Skin("#c99473", "#9c6650", DARK, lip="#8f4f43", blush="#b98065", white="#e9dfca")
CAST = {
    "man": Face(
        OLD,
        76,
        "oval",
        "bent",
        "hooded",
        "thin",
        "bushy",
        "bald",
        "#d9d0bd",
        long=1.13,
        jaw=0.03,
        iris="#5d7272",
        feels=Feeling((0.5, 0.58), (-0.01, 0.03), (0.5, 0.7), (0.55, 0.35), (-0.2, -0.1), bag=0.7),
    ),
    "wife": Face(
        LADY,
        38,
        "oval",
        "straight",
        "almond",
        "plain",
        "thin",
        "bald",
        BRICK,
        long=1.12,
        jaw=-0.03,
        iris="#5a5a3a",
        mouth=0.8,
        feels=Feeling((0.52, 0.46), (-0.02, 0.05), (-0.15, 0.1), (0.75, 0.1), (0.02, -0.12), bag=0.5),
    ),
    "boy": Face(
        KID,
        8,
        "oval",
        "snub",
        "round",
        "plain",
        "flat",
        "bald",
        DARK,
        jaw=0.03,
        eye=0.9,
        feels=Feeling((0.75, 0.85), (0.05, 0.09), (0.2, 0.3), (0.25, -0.5), (-0.1, 0.1), bag=0),
    ),
}


def paint(card: Sheet) -> None:
    """Lay the card, from what is far to what is near."""
    _room(card)
    _old_man(card)
    _coat(card)
    _wife(card)
    _hole(card)


def _room(card: Sheet) -> None:
    """Wall in three sheets that do not meet, a floor that somebody never ruled, a bench."""
    # wall: pasted in three sheets that do not meet
    for i, q in enumerate(
        (
            "-30,-30! 396,-30! 388,1130! -30,1150!",
            "404,-30! 806,-30! 812,1122! 396,1132!",
            "815,-30! 1230,-30! 1230,1110! 820,1120!",
        )
    ):
        w = card.piece(q, MUST, angle=88, laps=110, edge="raw", grain=0.34, ragged=44, dry=0.6)
        card.pattern(w, stripes(card.box(w), 66, 9, 90, 0, i), shift(MUST, 0.09), thin=0.25)
        card.pattern(
            w,
            motif(
                card.box(w),
                "-.2,1! -.12,.2 -.9,-.3 -.6,-.5 0,-.1! .05,-1 .3,-1 .2,0! .8,-.4 .95,-.15 .15,.3! .1,1!",
                132,
                26,
                0,
                0,
                key=i,
            ),
            OLIVE,
            thin=0.2,
        )

    # where a picture hung
    pale = card.piece("470,120! 742,104! 750,372! 478,384!", shift(MUST, 0.10), angle=88, edge="raw", ragged=20)
    card.pattern(pale, stripes(card.box(pale), 66, 9, 90, 0, 1), shift(MUST, 0.16))
    card.paint("604,86 612,84 614,104 606,104", DARK)

    # floor: a board of lozenges drawn by somebody who never ruled a line
    fl = card.piece("-30,1132! 600,1118 1230,1070! 1230,1840! -30,1840!", BRICK, angle=3, laps=100, edge="raw")
    rows = [1115, 1180, 1262, 1366, 1496, 1650, 1840]

    def knot(i: int, j: int) -> str:
        """A crossing of the floor's joints, wherever the hand put it."""
        y = rows[j] + ((i * 5 + j * 3) % 4 - 1.5) * 3
        y -= i * 5
        return f"{600 + i * (116 + (rows[j] - 1115) * 0.25) + ((i * 7 + j * 3) % 5 - 2) * 6:.0f},{y:.0f}!"

    tiles = [
        curve(f"{knot(i, j)} {knot(i + 1, j)} {knot(i + 1, j + 1)} {knot(i, j + 1)}")
        for j in range(6)
        for i in range(-8, 9)
        if (i + j) % 2
    ]
    card.pattern(fl, tiles, ROSE, angle=4, thin=0.1)

    # bench
    bench = card.piece(
        "30,742! 100,664 300,650 620,676 900,676 1096,708 1172,786! 1180,1236! 1130,1246! 60,1272! 20,1246!",
        TEAL,
        angle=4,
        lift=6,
        laps=90,
    )
    card.pattern(
        bench, motif(card.box(bench), SCALE, 74, 30, 0, 0, jitter=0.02, ratio=0.5), shift(TEAL, 0.07), thin=0.3
    )
    card.paint(
        "20,1040! 300,1020 700,1034 1180,1016! 1186,1130! 700,1150 20,1150!", shift(TEAL, -0.05), angle=2, lift=5
    )
    card.paint(
        [
            "60,1255! 110,1255! 96,1370! 76,1372!",
            "1090,1245! 1140,1245! 1130,1352! 1110,1354!",
            "590,1258! 624,1256! 616,1340! 600,1340!",
        ],
        DARK,
    )


def _old_man(card: Sheet) -> None:
    """One dark mass."""
    # old man: one dark mass
    card.paint(
        [
            "150,1180! 300,1190! 290,1400 292,1520! 190,1520! 176,1380!",
            "318,1180! 440,1170! 428,1380 432,1500! 340,1510! 330,1380!",
        ],
        shift(DARK, 0.07),
        angle=84,
        lift=4,
    )
    card.paint(
        [
            "176,1500! 294,1508! 330,1546 326,1566! 160,1566! 158,1530",
            "336,1492! 432,1490! 474,1524 472,1546! 330,1548!",
        ],
        DARK,
        lift=4,
    )
    om = card.piece(
        "220,738! 130,800 70,960 50,1090! 62,1190 140,1236 300,1246 440,1228! 474,1180 460,1020 430,860! 390,775 350,738! 280,750",
        DARK,
        angle=80,
        lift=7,
    )
    card.pattern(om, stripes(card.box(om), 58, 4, 84, 20), shift(DARK, 0.16), thin=0.35)
    with card.inside(om):
        card.paint("60,1130! 200,1120 330,1130 480,1100! 490,1260! 40,1270!", shift(DARK, 0.06), angle=6, ragged=30)
    card.paint("248,742! 300,840 318,960! 332,960! 338,830 374,742! 310,730", CREAM, angle=80)
    card.paint("300,780! 330,774! 340,930 320,975! 304,930!", BRICK)
    man = Head(card, CAST["man"], 296, 560, 178, tilt=10, turn=0.42, light=-1)
    card.paint("-.22,.6! .44,.6! .46,1.2! .1,1.34 -.3,1.22!", OLD.shade, at=man.at)
    card.paint("-.42,1.0! -.10,1.28 .12,1.48! -.2,1.56 -.5,1.3!", CREAM, at=man.at, lift=3)
    card.paint(".52,.98! .40,1.2 .14,1.48! .4,1.52 .62,1.22!", CREAM, at=man.at, lift=3)
    man.draw()
    card.paint("-.74,-.25 -.86,.12 -.72,.4 -.60,.30! -.60,-.05 -.56,-.40 -.50,-.55!", "#d9d0bd", at=man.at)
    card.paint(
        "-.92,-.46! -.7,-.62 -.66,-1.22 -.1,-1.38 .5,-1.24 .62,-.66! .90,-.56 .92,-.42 .3,-.46 -.4,-.36!",
        OLIVE,
        at=man.at,
        lift=4,
    )
    card.paint("-.69,-.62! -.66,-.84! .56,-.88! .60,-.66! 0,-.62", DARK, at=man.at)


def _coat(card: Sheet) -> None:
    """The coat that sits by itself, its shoes; his arm to its cuff."""
    # the coat that sits by itself, and the shoes
    card.paint(
        [
            "508,1420! 566,1424! 580,1470 570,1502 520,1506 498,1480!",
            "650,1418! 708,1410! 726,1462 716,1494 668,1502 644,1472!",
        ],
        OLIVE,
        lift=5,
    )
    card.paint(["514,1424! 560,1428! 556,1446 518,1446!", "656,1422! 702,1416! 700,1436 660,1442!"], DARK)
    sk = card.piece(
        "462,1130! 452,1260 466,1386! 590,1410 606,1370! 622,1404 752,1384! 758,1240 748,1120!",
        shift(CREAM, -0.09),
        angle=84,
        lift=8,
    )
    card.pattern(sk, stripes(card.box(sk), 92, 5, 91), TEAL, thin=0.2)
    card.pattern(sk, stripes(card.box(sk), 80, 5, 2), BRICK, thin=0.2)
    co = card.piece(
        "560,735! 490,780 462,900 452,1040! 440,1120 450,1190! 540,1214 610,1196 680,1210 770,1180! 774,1110 756,1020! 752,860 722,786! 660,730! 612,760",
        CREAM,
        angle=84,
        lift=6,
    )
    card.pattern(co, checks(card.box(co), 46, 3), shift(CREAM, -0.06), thin=0.15)
    card.pattern(co, stripes(card.box(co), 92, 5, 3), BRICK, thin=0.2)
    card.pattern(co, stripes(card.box(co), 92, 5, 93), TEAL, thin=0.2)
    card.paint(ribbon("612,830 604,940 612,1070 604,1196", (4, 6, 4)), DARK, thin=0.1)
    for yy in (900, 980, 1060):
        card.paint("1,0 0,1 -1,0 0,-1", DARK, at=affine(630, yy, 9))
    card.paint("462,1090! 600,1066 760,1080! 600,1092!", shift(CREAM, -0.14), angle=4)
    card.paint("566,742! 596,716 640,716 658,738! 640,790 612,830! 582,790", DARK)
    card.paint("556,742! 590,706 640,704 668,738! 640,724 592,726!", shift(CREAM, -0.06), lift=3)
    card.paint("612,830! 560,742! 540,800 560,880!", CREAM, lift=4)
    card.paint("612,830! 664,740! 690,800 664,876!", CREAM, lift=4)
    card.paint(
        "732,810! 790,930 790,1050 730,1130 660,1156! 634,1108! 694,1060 706,960 690,880!", shift(CREAM, -0.03), lift=7
    )
    card.paint("660,1160! 632,1106! 622,1120 634,1158!", DARK)
    card.paint("486,800! 440,930 420,1050 398,1116! 452,1150! 500,1060 524,940!", shift(CREAM, -0.03), lift=7)

    # his arm, to the cuff
    card.paint(
        "120,830! 80,960 96,1080 190,1130! 330,1160 390,1150! 388,1090! 300,1060 220,1020 200,900!",
        shift(DARK, 0.05),
        angle=20,
        lift=6,
    )
    hand(card, "grip", 378, 1122, 96, 4, OLD, lift=4)


def _wife(card: Sheet) -> None:
    """A woman with a rope."""
    # woman
    w = card.piece(
        "800,800! 740,880 726,1010 742,1130! 716,1250 676,1420 668,1500! 790,1530 960,1540 1090,1500! 1094,1330 1066,1190! 1110,1060 1100,900! 1050,810 960,770! 880,770",
        OLIVE,
        angle=80,
        lift=8,
    )
    with card.inside(w):
        card.paint(
            "700,1240! 800,1270 960,1282 1110,1230! 1120,1600! 650,1600!", shift(OLIVE, -0.07), angle=84, ragged=20
        )
    card.pattern(w, motif(card.box(w), LEAF, 92, 34, 20, 50), "#c3b56c", thin=0.15)
    card.pattern(w, motif(card.box(w), DOT, 92, 9, 20, key=4), BRICK)
    card.paint(
        [
            "806,1530! 866,1534! 868,1590! 880,1622 872,1634! 770,1636! 766,1610 800,1592!",
            "930,1534! 990,1528! 996,1580! 1046,1606 1052,1628! 940,1630!",
        ],
        DARK,
        lift=4,
    )
    wife = Head(card, CAST["wife"], 900, 566, 168, tilt=-7, turn=0.25, light=-1)
    card.paint(
        "-.66,-.5 -.98,-.2 -1.0,.3 -.7,.68 -.3,.5! .3,.4! .6,.6 .8,.3 .82,-.3 .5,-1.1 -.4,-1.14",
        BRICK,
        at=wife.at,
        angle=80,
    )
    nk = card.piece("-.3,.5! .36,.5! .38,1.2 .62,1.44! -.56,1.5! -.34,1.2", LADY.base, at=wife.at)
    with card.inside(nk):
        card.paint("-.4,.4! .5,.4! .5,.9 .2,1.3! -.1,1.02 -.4,1.1!", LADY.shade, at=wife.at)
    wife.draw()
    card.paint(
        "-.10,-.70! -.44,-.44 -.60,-.05 -.62,.2! -.80,.1 -.78,-.6 -.3,-1.2 .3,-1.2 .72,-.7 .72,-.1! .58,-.34 .3,-.58!",
        BRICK,
        at=wife.at,
        angle=40,
    )
    for k in range(5):
        card.brush(
            f"-.1,{-0.78 - k * 0.07} -.45,{-0.6 - k * 0.07} -.7,{-0.1 - k * 0.05}",
            10,
            shift(BRICK, -0.1),
            wife.at,
            dry=0.8,
        )

    # arms folded, rope in hand
    card.paint(
        "752,880! 726,1000 760,1090 900,1120! 1010,1100! 1000,1040! 880,1030 826,980!", shift(OLIVE, -0.05), lift=5
    )
    hand(card, "rest", 1000, 1072, 110, -14, LADY, lift=2)
    card.paint(
        "1076,880! 1110,1010 1080,1120 960,1150! 850,1140! 856,1080! 960,1070 1010,990!", shift(OLIVE, -0.05), lift=6
    )
    hand(card, "grip", 862, 1112, 96, 176, LADY, lift=3)
    card.paint(ribbon("812,1106 796,1190 792,1330 760,1470 700,1560 640,1640", (9, 8, 8, 9)), CREAM, lift=3)


def _hole(card: Sheet) -> None:
    """The hole with its edge, the rope going down; a small case; the boy who cuts."""
    # the hole with its edge, the rope going down, the piece that was floor
    card.paint(
        "466,1640! 516,1566 640,1540 764,1576 806,1650 744,1726! 600,1756 494,1722!", shift(CREAM, -0.05), edge="raw"
    )
    hole = card.piece(
        "480,1648! 528,1586 642,1562 752,1594 792,1656 734,1716! 600,1742 506,1710!", "#171417", edge="raw"
    )
    with card.inside(hole):
        card.paint("620,1690! 740,1676! 750,1760! 626,1760!", BRICK, angle=80)
        card.paint("596,1698! 650,1632 672,1618! 716,1640 772,1686! 690,1672!", TEAL, angle=20)
        card.paint("700,1606! 722,1604! 724,1660! 704,1654!", BRICK)
        card.paint("656,1694! 690,1690! 692,1722! 658,1726!", "#d9bd68")
    card.paint(ribbon("724,1522 690,1568 646,1622 600,1668 572,1736", (8.5, 8, 8, 8)), shift(CREAM, -0.1), lift=0)

    # a small case stands ready
    cs = card.piece("930,1560! 1150,1540! 1164,1722! 938,1740!", TEAL, angle=4, lift=9)
    card.pattern(cs, stripes(card.box(cs), 26, 3, 86), shift(TEAL, 0.08), thin=0.3)
    card.paint(
        ["966,1556! 988,1554! 994,1738! 972,1740!", "1092,1546! 1114,1544! 1124,1726! 1102,1728!"], BRICK, lift=3
    )
    card.paint(ribbon("1004,1554 1010,1516 1066,1510 1078,1546", (13, 15, 13)), DARK, lift=3)
    k = card.piece(
        "150,1520! 84,1580 30,1700 10,1840! 400,1840! 420,1750 384,1620 330,1540! 250,1500", TEAL, angle=70, lift=8
    )
    card.pattern(k, stripes(card.box(k), 56, 20, -8, 20), CREAM, thin=0.1)
    boy = Head(card, CAST["boy"], 246, 1388, 134, tilt=-12, turn=0.2, light=-1)
    card.paint("-.26,.6! .3,.6! .34,1.1! 0,1.2 -.34,1.1!", KID.shade, at=boy.at)
    card.paint("-.44,1.0! 0,1.16 .44,.98! .52,1.14 0,1.36 -.54,1.18!", CREAM, at=boy.at, lift=3)
    boy.draw()
    card.paint(
        "-.70,.2! -.84,-.5 -.4,-1.2 .3,-1.22 .84,-.6 .70,.15! .58,-.1! .44,-.34! .2,-.16! .0,-.38! -.2,-.18! -.4,-.36! -.56,-.05!",
        DARK,
        at=boy.at,
        angle=60,
        lift=2,
    )
    card.paint("300,1580! 390,1600 470,1676! 430,1740! 330,1720 280,1660!", shift(TEAL, -0.04), lift=6, angle=30)
    card.paint(
        ["470,1690! 560,1636 650,1606! 572,1664 496,1722!", "474,1728! 570,1700 664,1700! 580,1722 500,1750!"],
        "#9a978d",
        lift=4,
    )
    card.paint(
        [
            ribbon("500,1704 470,1664 430,1660 420,1688 450,1714 500,1712", (15, 16, 15)),
            ribbon("500,1734 460,1730 430,1752 446,1776 486,1766 506,1740", (15, 16, 15)),
        ],
        DARK,
        lift=3,
    )
    hand(card, "grip", 424, 1708, 92, 8, KID, lift=3)
