"""The parlour, the open door and the yard: where somebody stood, and who still stands there."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.go_and_stand_outside.inks import (
    BROWN,
    CARROT,
    COAL,
    CREAM,
    LILAC,
    PISTACHIO,
    PLUM,
    ROSE,
    SHADE,
    SKY,
    SNOW,
)


def parlour(card: Sheet) -> None:
    """A rose wall, a lilac floor; at the right a doorway that shows snow."""
    card.paint("-40,-40! 1240,-40! 1240,1320! -40,1320!", ROSE, angle=88, laps=110, grain=0.2)
    card.paint("-40,1300! 1240,1292! 1240,1840! -40,1840!", LILAC, angle=3, laps=90, grain=0.24)
    card.paint("-40,1252! 1240,1246! 1240,1304! -40,1310!", CREAM, angle=2, lift=4)
    card.paint("822,212! 1182,206! 1190,1336! 818,1340!", CREAM, angle=88, lift=7)
    yard = card.piece("868,258! 1136,254! 1142,1318! 866,1322!", SKY, angle=8, laps=120, grain=0.24)
    with card.inside(yard):
        card.paint("840,700! 960,660 1080,676 1200,640! 1200,1360! 840,1360!", SNOW, angle=4, edge="torn")
        card.paint("840,1240! 960,1212 1200,1250! 1200,1360! 840,1360!", SHADE, angle=4, edge="torn")
        _she(card)
        card.paint("890,800 950,776 1010,800 1004,824 950,838 894,824", mix(PISTACHIO, BROWN, 0.26), angle=4)
        tufts = [
            ribbon(f"{x},{y} {x + d},{y - 18}", (6, 2))
            for x, y, d in ((920, 812, -5), (940, 824, 3), (962, 806, 4), (982, 818, -3))
        ]
        card.paint(turned(tufts), mix(PISTACHIO, BROWN, 0.5), wobble=0)
        for x, y, w in (
            (1030, 874, 22),
            (1078, 944, 27),
            (1062, 1046, 32),
            (1082, 1214, 40),
        ):  # how he came: no feet, only hops
            card.paint(f"{x - w},{y} {x},{y - w * 0.34} {x + w},{y} {x},{y + w * 0.36}", SHADE, angle=3)
    for x, y, w in ((1068, 1384, 58), (1112, 1474, 66)):
        card.paint(
            f"{x - w},{y} {x - w * 0.7},{y - w * 0.2} {x},{y - w * 0.28} {x + w * 0.74},{y - w * 0.2} {x + w},{y + 2} "
            f"{x + w * 0.6},{y + w * 0.22} {x - w * 0.1},{y + w * 0.26} {x - w * 0.76},{y + w * 0.16}",
            mix(SKY, SNOW, 0.2),
            angle=3,
            lift=2,
        )
    card.paint("842,1316! 1166,1310! 1180,1344! 832,1350!", mix(CREAM, BROWN, 0.24), angle=2, lift=3)


def _she(card: Sheet) -> None:
    """Far off, beside the bare place: another of snow, in a kerchief, a twig held out to where he was."""
    card.paint("1020,838! 1066,820 1150,834 1140,856 1040,856", SHADE, angle=3)
    card.paint("1046,836! 1034,790 1058,750 1082,740 1112,756 1128,796 1118,838!", SNOW, edge="torn", wobble=2, lift=4)
    card.paint(ribbon("1048,776 1014,768 986,776", (6, 5, 4)), BROWN, wobble=0)
    card.paint(ribbon("998,772 984,762", (4, 3)), BROWN, wobble=0)
    card.paint("1046,712! 1056,676 1086,664 1118,684 1122,724 1096,752! 1060,750!", CARROT, angle=60, lift=4)
    card.paint("1050,714 1056,688 1078,684 1092,706 1084,736 1062,744", SNOW, wobble=0.5)
    card.paint("1088,744! 1118,752 1126,784! 1096,770!", CARROT, angle=60, lift=3)
    card.paint("1064,710! 1036,722! 1064,724!", shift(CARROT, -0.06), wobble=0)
    for x, y in ((1060, 702), (1078, 704)):
        card.paint(ROUND, COAL, at=affine(x, y, 4.6), wobble=0)
    card.paint(ribbon("1060,731 1070,732 1080,730", (3, 4, 3)), COAL, wobble=0)


def chair_behind(card: Sheet) -> None:
    """The back of the best armchair, printed, and its shadow on floor and wall."""
    card.paint("-40,1560! 60,1500 700,1490 838,1560 760,1612 -40,1640!", mix(LILAC, PLUM, 0.3), angle=3)
    for x in (96, 660):
        card.paint(f"{x - 26},1440! {x + 26},1440! {x + 14},1566! {x - 14},1566!", BROWN, angle=88, lift=3)
    back = card.piece(
        "66,1240! 40,820 54,560 110,470 240,436 380,430 530,438 650,474 702,570 712,820 690,1240!",
        PLUM,
        angle=86,
        laps=90,
        grain=0.3,
        lift=10,
    )
    printed(card, back, "fern", mix(PLUM, LILAC, 0.4), mix(PLUM, ROSE, 0.4), gap=92)


def chair_before(card: Sheet) -> None:
    """Its seat front and its two arms."""
    card.paint("90,1300! 680,1296! 684,1500! 84,1506!", mix(PLUM, COAL, 0.3), angle=3, lift=6)


def arms(card: Sheet) -> None:
    """The arms of the chair, over his sides."""
    for spec, roll in (
        ("-30,1010! 0,960 70,944 128,972 142,1040 128,1100! 136,1506! 10,1512! -30,1200!", (66, 1026)),
        ("622,1104! 612,1040 626,976 684,948 748,966 774,1030 752,1100! 744,1500! 630,1506!", (692, 1030)),
    ):
        card.paint(spec, mix(PLUM, LILAC, 0.12), angle=86, laps=60, lift=9)
        x, y = roll
        line = f"{x + 8},{y} {x - 14},{y - 6} {x - 4},{y - 28} {x + 30},{y - 20} {x + 36},{y + 20} {x},{y + 40}"
        card.paint(ribbon(line, (5, 7, 6, 5)), mix(PLUM, LILAC, 0.5), wobble=0.4)


def puddle(card: Sheet) -> None:
    """What has run down from him, as far as the girl's shoes."""
    water = card.piece(
        "-40,1606! 40,1580 150,1560 260,1574 400,1548 560,1560 700,1552 800,1590 884,1640 826,1690 680,1690 560,1730 "
        "380,1716 240,1742 90,1716 -40,1730!",
        mix(SKY, SNOW, 0.2),
        angle=3,
        laps=50,
        lift=3,
    )
    with card.inside(water):
        card.paint("300,1600! 420,1588 540,1600! 420,1616", SNOW, angle=3)
        card.paint("460,1660! 580,1646 700,1662! 580,1674", SNOW, angle=3)
        card.paint("150,1540! 620,1540! 560,1584 400,1574 250,1592!", mix(SKY, PLUM, 0.3), angle=3)


def basin(card: Sheet) -> None:
    """In the enamel basin, some water, a small carrot and two coals: somebody smaller has been here before."""
    card.paint("40,1744 180,1720 344,1744 320,1778 180,1792 60,1778", mix(SKY, PLUM, 0.34), angle=3)
    card.paint("44,1634! 322,1630! 286,1752 240,1770 126,1772 82,1754", CREAM, angle=4, lift=7)
    card.paint("34,1634 100,1604 184,1598 270,1604 332,1632 270,1660 184,1668 96,1662", CREAM, angle=2, lift=4)
    inside = card.piece("54,1634 110,1614 184,1608 262,1614 314,1632 262,1652 184,1658 104,1652", SKY, angle=2)
    with card.inside(inside):
        card.paint("40,1590! 330,1590! 330,1622! 184,1612 40,1624!", mix(CREAM, BROWN, 0.2), angle=2)
    card.paint("120,1636! 136,1620 154,1622 236,1650! 146,1648", CARROT, angle=20, lift=2)
    for x, y in ((252, 1632), (214, 1626)):
        card.paint(ROUND, COAL, at=affine(x, y, 11), wobble=0.6)
    card.paint(ribbon("40,1640 96,1666 184,1674 272,1666 326,1640", (4, 6, 6, 6, 4)), PLUM, wobble=0.3)
