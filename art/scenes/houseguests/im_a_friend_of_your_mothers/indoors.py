"""What is on this side of the chain: wall, wardrobe and who lies on it, door, cat."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.im_a_friend_of_your_mothers.inks import (
    ASH,
    BONE,
    BROWN,
    CAST,
    LINE,
    SLATE,
    TAN,
    UMBER,
    WHITE,
    YELLOW,
)


def wall(card: Sheet) -> None:
    """The left upright: papered above, bare where the wardrobe stands."""
    paper = card.piece(
        "-40,-40! 400,-40! 400,1510! -40,1530!", ASH, angle=88, laps=80, grain=0.24, edge="torn", core=WHITE
    )
    printed(card, paper, "thistle", shift(ASH, -0.07), gap=92)
    card.paint("-40,480! 322,470! 330,1470! -40,1480!", BONE, angle=88, grain=0.12, lift=9)
    # the wardrobe's front is the paper itself, with a few lines
    card.paint(ribbon("150,520 154,1420", (4, 5)), ASH)
    card.paint(ribbon("190,560! 192,1380! 296,1376! 290,556! 190,560!", (4, 4)), mix(BONE, ASH, 0.5))
    card.paint(ribbon("-20,560! 116,560! 120,1380! -20,1382!", (4, 4)), mix(BONE, ASH, 0.5))
    for x in (128, 178):
        card.paint(ROUND, UMBER, at=affine(x, 960, 11), lift=3)
    card.paint("172,994! 184,994! 188,1026! 168,1026!", LINE)
    card.paint("-40,1440! 330,1430! 334,1486! -40,1494!", TAN, angle=3, lift=4)
    for x in (262, 310):
        card.paint(f"{x},1484! {x + 36},1482! {x + 28},1540! {x + 8},1540!", UMBER, angle=88)


def cornice(card: Sheet) -> None:
    """The edge that she lies behind."""
    card.paint("-40,444! 352,430! 372,462! 340,512! -40,522!", TAN, angle=3, lift=10)
    card.paint("-40,486! 348,474! 340,512! -40,522!", shift(TAN, -0.1), angle=3)


def grandmother(card: Sheet) -> None:
    """Since noon she has been up there; she has pancakes."""
    card.paint(
        "-60,470! -60,286 -10,236 60,230 130,270 190,330 300,380 330,440! 300,470!", SLATE, angle=20, laps=50, lift=8
    )
    shawl = card.piece("-60,300 0,246 70,240 140,290 170,360 150,440 60,470! -60,470!", UMBER, angle=60, lift=6)
    card.pattern(
        shawl,
        [ribbon(f"{-60 + 38 * k},230 {-90 + 44 * k},480", (5, 5)) for k in range(8)]
        + [ribbon(f"-60,{270 + 44 * k} 180,{300 + 44 * k}", (5, 5)) for k in range(5)],
        YELLOW,
        thin=0.3,
    )
    Head(card, CAST["offended"], 152, 262, 100, -9, turn=-0.15).draw()
    # a plate, a stack, and one on a fork
    card.paint("196,430 240,418 330,418 372,430 330,442 240,442", WHITE, angle=4, lift=5)
    for k in range(4):
        card.paint(
            f"{216 + k * 3},{422 - 13 * k} {250},{410 - 13 * k} {316},{410 - 13 * k} {352 - k * 4},{422 - 13 * k} "
            f"{316},{432 - 13 * k} {250},{432 - 13 * k}",
            (TAN, shift(TAN, 0.06))[k % 2],
            angle=6,
            lift=3,
        )
    card.paint("262,372 290,362 314,374 290,384", YELLOW, angle=10, lift=2)
    cornice(card)
    card.paint("40,470! 30,400 80,352 130,372! 150,420 116,462!", SLATE, angle=30, lift=6)
    hand(card, "fist", 122, 410, 66, -34, BROWN, age=79, lift=4)
    card.paint(ribbon("150,412 210,368 262,326", (7, 6, 5)), LINE, lift=3)
    card.paint("240,330 250,290 290,268 322,288 318,330 296,350 262,346", TAN, angle=30, lift=4)
    card.paint("230,470! 196,440 220,402 280,420! 300,452 280,476!", SLATE, angle=10, lift=6)
    hand(card, "flat", 282, 452, 70, 12, BROWN, age=79, lift=4)


def door(card: Sheet) -> None:
    """The right upright, and the jamb."""
    card.paint("384,-40! 456,-40! 450,1540! 382,1540!", shift(UMBER, 0.05), angle=88, laps=40, lift=8)
    card.paint("700,-40! 736,-40! 730,1560! 690,1580!", shift(UMBER, 0.1), angle=88, lift=14)
    leaf = card.piece("728,-40! 1240,-40! 1240,1600! 722,1562!", UMBER, angle=88, laps=90, grain=0.34)
    with card.inside(leaf):
        for a in ("800,60! 1240,44! 1240,640! 796,640!", "796,760! 1240,764! 1240,1420! 790,1400!"):
            card.paint(a, shift(UMBER, -0.045), angle=88, laps=60)
        card.paint(ribbon("800,60 796,640", (5, 5)), shift(UMBER, 0.1))
        card.paint(ribbon("796,760 790,1400", (5, 5)), shift(UMBER, 0.1))
        card.paint(ribbon("800,60 1240,44", (5, 5)), shift(UMBER, 0.1))
        card.paint(ribbon("796,762 1240,766", (5, 5)), shift(UMBER, 0.1))
    card.paint("744,640! 780,640! 778,760! 744,758!", ASH, angle=88, lift=4)
    card.paint(ROUND, BONE, at=affine(762, 672, 20), angle=40, lift=7)
    card.paint("757,716! 767,716! 770,742! 754,742!", LINE)


def cat(card: Sheet) -> None:
    """It has been out there, and is flat now."""
    card.paint(
        "60,1690 180,1640 400,1640 520,1680 470,1744 240,1770 90,1740", mix(BONE, SLATE, 0.3), angle=6, thin=0.08
    )
    fur = mix(SLATE, LINE, 0.55)
    card.paint(ribbon("430,1690 520,1700 566,1660 552,1616", (34, 30, 24, 12)), fur, angle=30, lift=4)
    body = card.piece(
        "96,1700 140,1660 200,1630 280,1610 350,1612 410,1634 446,1672 "
        "480,1720 450,1736 430,1750! 380,1738 330,1750! 250,1742 190,1754! 120,1740",
        fur,
        angle=8,
        laps=30,
        edge="torn",
        wobble=9,
        lift=9,
    )
    card.pattern(
        body,
        [ribbon(f"{220 + 44 * k},1600 {214 + 46 * k},1650 {228 + 44 * k},1690", (3, 8, 2)) for k in range(5)],
        SLATE,
        thin=0.2,
    )
    at = affine(176, 1668, 82, -5)
    card.paint(
        "-1,.1 -1.3,-.5! -.86,-.44 -.4,-.62 .4,-.62 .86,-.44 1.3,-.5! 1,.1 1.1,.36! .8,.44 .5,.66 0,.76 -.5,.66 -.8,.44 -1.1,.36!",
        fur,
        at=at,
        angle=80,
        lift=7,
    )
    for s, r in ((-1, 0.27), (1, 0.3)):
        p = at @ (s * 0.42, 0.0, 1.0)
        card.paint(ROUND, WHITE, at=affine(float(p[0]), float(p[1]), 82 * r))
        card.paint("0,-1 .42,0 0,1 -.42,0", LINE, at=affine(float(p[0]) + 3, float(p[1]) - 3, 82 * r * 0.8))
    card.paint("-.12,.28! .12,.28! 0,.42!", TAN, at=at)
    card.paint(ribbon("-.2,.56 0,.46 .2,.56", (0.02, 0.05, 0.02), at, 82), TAN)
    for line in ("-.3,.42 -1.2,.5", "-.3,.5 -1.1,.74", ".3,.42 1.2,.46", ".3,.5 1.1,.7"):
        card.paint(ribbon(line, (0.03, 0.015), at, 82), WHITE)
    for x in (116, 250):
        card.paint(f"{x - 36},1762 {x - 30},1730 {x},1720 {x + 34},1732 {x + 38},1764 {x},1772", fur, angle=4, lift=5)
    for x, y in ((90, 1616), (330, 1570), (420, 1588), (508, 1640)):
        card.paint("0,-1 .6,.3 0,1 -.6,.3", SLATE, at=affine(x, y, 11), lift=1)
