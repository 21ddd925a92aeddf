"""Floor by floor: who holds it, with one hand, and what the other does meanwhile."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CAST,
    CREAM,
    FAIR,
    MUSTARD,
    NIGHT,
    OLIVE,
    ROPE,
    SLATE,
    TAN,
    UMBER,
    WEAK,
)

ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def fourth(card: Sheet) -> None:
    """He shaves, and looks past the glass."""
    body = card.piece("590,640! 580,560 600,520 660,500 760,500 820,520 846,580 850,640!", CREAM, angle=86, lift=6)
    with card.inside(body):
        card.paint(["630,500! 652,500! 664,640! 640,640!", "770,500! 790,500! 800,640! 776,640!"], BRICK)
        card.paint("676,500! 744,500! 720,540 694,536!", TAN.base)
    card.paint("680,470! 740,470! 746,516 708,526 676,514!", TAN.shade)
    # the arm that holds
    card.paint("610,520! 660,520! 640,580 570,570 520,524! 534,492! 576,520!", CREAM, angle=20, lift=6)
    hand(card, "grip", 542, 510, 60, 200, TAN, True, 40, lift=4)
    head = Head(card, CAST["shaver"], 712, 414, 74)
    head.draw()
    # foam, and the one lane through it
    foam = head.lay(
        "-.6,.2 -.3,.42! 0,.38 .3,.42! .6,.2 .62,.6 .34,1 0,1.1 -.34,1 -.62,.6",
        ROPE,
        "flat",
        edge="torn",
        wobble=3,
        lift=3,
    )
    if foam is not None:
        head.lay("-.2,.62 0,.58 .22,.62 .1,.7 -.12,.7", TAN.lip if TAN.lip is not None else BRICK, "flat")
        head.lay(".3,.4! .44,.36! .42,.9! .28,.94!", TAN.base, "flat")
    card.paint("840,560! 870,520 850,470 800,460! 786,490! 816,510 800,560!", CREAM, angle=70, lift=6)
    card.paint(ribbon("768,470 736,440", (7, 5)), MUSTARD, lift=2)
    card.paint("738,452! 752,436! 738,420! 722,436!", SLATE, lift=2)
    hand(card, "pinch", 806, 482, 56, 196, TAN, False, 40, lift=3)
    # the glass on the wall shows someone else's half
    card.paint("900,360! 990,354! 994,520! 904,526!", UMBER, angle=88, lift=6)
    card.paint("912,372! 980,367! 983,508! 915,513!", mix(SLATE, CREAM, 0.75), angle=60)
    card.paint("946,400 976,420 974,512! 930,512! 934,450", mix(SLATE, CREAM, 0.35))
    card.paint("590,612! 930,604! 930,640! 592,646!", ROPE, angle=2, lift=6)
    card.paint("620,586! 670,584! 664,614! 628,614!", BRICK, lift=4)
    card.paint("840,570! 872,568! 876,606! 838,608!", MUSTARD, lift=4)
    # to the left: a towel, a shelf
    card.paint(
        "230,420! 330,414! 326,560 334,590! 226,596!", BRICK, angle=86, edge="torn", core=CREAM, wobble=3, lift=5
    )
    card.paint([ribbon(f"226,{y} 332,{y - 4}", (7, 7)) for y in (540, 562)], CREAM)
    card.paint(ribbon("206,418 352,410", (9, 9)), UMBER, lift=3)


def third(card: Sheet) -> None:
    """Secretive at sixty; her hand goes behind him to where it must be."""
    sofa = card.piece(
        "540,900! 536,760 570,716 640,708 800,704 940,710 986,750 990,900!", BRICK, angle=4, laps=50, lift=8
    )
    printed(card, sofa, "scallop", shift(BRICK, -0.07), gap=44)
    card.paint("560,812! 960,806! 966,900! 556,902!", shift(BRICK, 0.04), angle=3, lift=4)
    card.paint("790,760! 700,742 600,744 520,772! 526,800! 610,776 700,780 780,810!", OLIVE, angle=4, lift=5)
    hand(card, "grip", 534, 784, 54, 176, FAIR, False, 60, lift=4)
    man = Figure(
        card,
        668,
        906,
        30,
        POSES["sit"].but(
            head=(0.5, -7.1),
            arm_near=((1.7, -4.2), (2.4, -4.6)),
            arm_far=((-1.5, -4), (-0.6, -2.7)),
            hands=("cover", "flat"),
            over="both",
        ),
        outfit("cardigan", SLATE, UMBER, CREAM),
        WEAK,
        "stout",
    )
    woman = Figure(
        card,
        800,
        906,
        30,
        POSES["sit"].but(
            head=(-0.5, -7.2),
            arm_near=((1.5, -4.4), (0.2, -4.9)),
            arm_far=((-1.2, -5.2), (-1.4, -5.6)),
            hands=("flat", "cover"),
            over="near",
        ),
        outfit("dress", OLIVE, NIGHT, CREAM, sleeve=1.0),
        FAIR,
        "plain",
    )
    woman.below()
    man.below()
    Head(card, CAST["he"], man.head["x"], man.head["y"], 44, 8, 0.5).draw()
    Head(card, CAST["she"], woman.head["x"] + 2, woman.head["y"] - 6, 43, -10, -0.45).draw()
    woman.above()
    man.above()
    # a stocking half knitted, left where the ball rolled
    card.paint("250,720! 300,716! 306,800 350,830 344,862! 280,856 256,820!", CREAM, angle=80, lift=5)
    for y in (736, 762, 788):
        card.paint(ribbon(f"250,{y} 304,{y - 3}", (8, 8)), BRICK)
    card.paint([ribbon("236,700 320,730", (4, 4)), ribbon("240,732 314,698", (4, 4))], NIGHT)
    card.paint(ROUND, BRICK, at=affine(400, 870, 26), lift=5)
    card.paint(ribbon("376,866 330,880 300,850", (4, 4, 3)), BRICK)
    card.paint("200,884! 420,880! 420,904! 200,906!", UMBER, lift=3)


def second(card: Sheet) -> None:
    """One spoon, three mouths; he holds it with his toes, out of principle."""
    mother = Figure(
        card,
        612,
        1262,
        37,
        POSES["sit"].but(
            arm_far=((-2.0, -5.0), (-2.75, -6.1)),
            arm_near=((1.7, -4.6), (2.6, -5.0)),
            hands=("tweak", "grip"),
            over="both",
            turn=0.3,
        ),
        outfit("house", MUSTARD, BRICK, CREAM, sleeve=0.5),
        TAN,
        "thin",
    )
    cloth = mother.below()
    if cloth is not None:
        printed(card, cloth, "crumb", shift(MUSTARD, -0.12), gap=34)
    Head(card, CAST["mother"], **mother.head).draw()
    mother.above()
    # three in a row behind their board, one bowl
    for k, name in enumerate(("one", "two", "three")):
        bx, by = 806 + 84 * k, 1084 + (12, -8, 4)[k]
        card.paint(
            f"{bx - 40},1260! {bx - 46},{by + 60} {bx - 20},{by + 34} {bx + 20},{by + 34} {bx + 44},{by + 60} {bx + 42},1260!",
            (CREAM, BRICK, SLATE)[k],
            angle=86,
            lift=4,
        )
        Head(card, CAST[name], bx, by, 46, (-8, 5, 12)[k], -0.5).draw()
        card.paint("-1,-.2! 1,-.2! .6,.9 0,1.1 -.6,.9", ROPE, at=affine(bx - 2, by + 62, 26), lift=3)
    x, y, _ = mother.wrist("near")
    card.paint(ribbon(f"{x + 20},{y} {x + 62},{y + 8}", (6, 5)), ROPE, lift=3)
    card.paint("-1,0 -.3,-.6 .8,-.5 1,0 .8,.5 -.3,.6", ROPE, at=affine(x + 74, y + 10, 17), lift=3)
    card.paint("-.8,-.1 0,-.5 .8,-.1", BRICK, at=affine(x + 75, y + 5, 14))
    card.paint("752,1186! 1030,1180! 1030,1212! 754,1218!", UMBER, angle=2, lift=6)
    card.paint(["770,1212! 786,1212! 784,1262! 772,1262!", "1000,1210! 1016,1210! 1016,1262! 1004,1262!"], UMBER)
    card.paint("840,1150! 920,1148! 908,1186! 854,1188!", SLATE, lift=5)
    card.paint("840,1150 880,1142 920,1148 880,1156", MUSTARD)
    boy = Figure(
        card,
        300,
        1258,
        52,
        POSES["sit_floor"].but(
            leg_near=((2.6, -2.9), (4.4, -2.2)),
            leg_far=((1.7, -2.6), (2.4, -0.45)),
            arm_near=((0.7, -2.4), (1.3, -3.3)),
            arm_far=((1.2, -2.5), (0.4, -3.4)),
            hands=("fist", "fist"),
            toes=(-40, 0),
        ),
        outfit("worker", BRICK, SLATE, CREAM, below="breeches", shoe="bare"),
        FAIR,
        "child",
    )
    cloth = boy.below()
    if cloth is not None:
        card.pattern(cloth, [ribbon(f"180,{yy} 420,{yy}", (8, 8)) for yy in range(1080, 1260, 26)], CREAM)
    Head(card, CAST["sulker"], **boy.head).draw()
    boy.above()


def ground(card: Sheet) -> None:
    """It only passes here; the bull has other things to sleep on."""
    _bull(card)
    girl = Figure(
        card,
        612,
        1746,
        50,
        POSES["stand_side"].but(arm_near=((1.1, -6.6), (2.5, -7.3)), hands=("pinch", "rest"), turn=0.9, tilt=-4),
        outfit("pinafore", CREAM, SLATE, BRICK),
        FAIR,
        "child",
    )
    girl.below()
    Head(card, CAST["girl"], girl.head["x"], girl.head["y"] + 6, 51, -4, 0.7).draw()
    girl.above()
    x, y, _ = girl.wrist("near")
    card.paint(ribbon(f"{x + 26},{y - 4} {x + 48},{y - 12}", (7, 6)), ROPE, lift=2)
    # straw, a pail of chalk
    card.paint("216,1690! 306,1686! 296,1756! 226,1758!", SLATE, angle=86, lift=5)
    for k in range(4):
        card.paint(ribbon(f"{236 + 18 * k},1690 {230 + 22 * k},1656", (9, 8)), (ROPE, BRICK, ROPE, MUSTARD)[k], lift=2)
    straws = [ribbon(f"{360 + 41 * k},1742 {388 + 41 * k},{1728 - (k * 7) % 16}", (4, 3)) for k in range(16)]
    card.paint(turned(straws), MUSTARD, wobble=0.3)


def _bull(card: Sheet) -> None:
    card.paint("560,1752! 1030,1740! 1030,1772! 560,1770!", NIGHT)
    # a far horn, the tail, then all of him
    card.paint(ribbon("640,1560 596,1600 590,1690 560,1730", (16, 13, 11, 20)), NIGHT, lift=4)
    body = card.piece(
        "636,1750! 604,1680 610,1560 650,1456 720,1400 800,1392 860,1350 930,1340 990,1380 1024,1450! 1024,1750!",
        NIGHT,
        angle=20,
        laps=70,
        grain=0.34,
        edge="torn",
        core=shift(UMBER, 0.06),
        wobble=4,
        lift=10,
    )
    with card.inside(body):
        card.paint("860,1340 900,1440 880,1560 910,1650", shift(NIGHT, 0.06), angle=80, thin=0.2)
        card.paint(ribbon("650,1640 720,1600 790,1640 800,1750", (4, 14, 6)), shift(NIGHT, 0.09), thin=0.1)
    # folded legs
    card.paint("640,1750! 650,1700 720,1680 800,1700 836,1740 830,1756!", shift(NIGHT, 0.045), angle=6, lift=6)
    card.paint("826,1730! 870,1732! 874,1756! 826,1756!", MUSTARD, lift=3)
    head = card.piece(
        "800,1620 830,1566 900,1540 960,1560 990,1600! 984,1660 940,1716 880,1742 820,1730 792,1690",
        shift(NIGHT, 0.06),
        angle=40,
        laps=40,
        lift=10,
    )
    with card.inside(head):
        card.paint("900,1540 930,1600 900,1640 880,1600", ROPE, edge="torn", wobble=3)
        card.paint("790,1660 840,1690 836,1760! 780,1760!", mix(UMBER, CREAM, 0.35), angle=60)
    card.paint("820,1694 832,1688 838,1700 828,1708", NIGHT)
    card.paint(ribbon("800,1716 824,1726 856,1718", (3, 5, 2)), NIGHT)
    card.paint(ribbon("850,1630 872,1644 896,1634", (3, 8, 3)), ROPE)
    card.paint(ribbon("936,1664 954,1672 970,1660", (3, 7, 3)), ROPE)
    for spec in ("846,1566 800,1540 776,1490 790,1450!", "960,1556 1000,1520 1010,1470 990,1436!"):
        card.paint(ribbon(spec.replace("!", ""), (26, 22, 14, 3)), CREAM, lift=6)
    card.paint("966,1580! 1010,1570 1024,1600! 990,1620", shift(NIGHT, 0.02), lift=4)
    _sums(card)


def _sums(card: Sheet) -> None:
    """She has got as far as the carrying."""
    rows: list[Array] = []
    for j, (x, y, n) in enumerate(
        ((700, 1440, 4), (690, 1480, 5), (676, 1532, 5), (668, 1584, 4), (864, 1390, 3), (862, 1430, 3))
    ):
        for i in range(n):
            u, v = x + 24 * i, y - 5 * i
            k = (i * 3 + j * 5) % 4
            shape = (
                "0,-12 2,12",
                "-7,-9 6,-8 -4,2 7,10",
                "-6,-10 -6,0 6,0 6,-10 6,12",
                "6,-10 -6,-8 -6,4 6,4 4,12 -6,11",
            )[k]
            rows.append(ribbon(shape, (3.5, 3.5), affine(u, v, 1.0, -8)))
    rows += [
        ribbon("684,1508 806,1486", (4, 4)),
        ribbon("660,1556 790,1534", (4, 4)),
        ribbon("664,1486 676,1484", (4, 4)),
        ribbon("670,1478 670,1492", (4, 4)),
        ribbon("858,1452 926,1440", (4, 4)),
    ]
    card.paint([curve(ROUND, affine(770, 1574, 3)), *turned(rows)], ROPE, thin=0.1, wobble=0.4)
