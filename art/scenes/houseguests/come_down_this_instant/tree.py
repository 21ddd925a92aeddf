"""The tree: one green crown with holes torn in it, a trunk, and two boughs that bear."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.cast import BONE, CHALK, GREEN, GREY, LINE, TAN, UMBER, torn

BARK: Final = mix(UMBER, TAN, 0.5)
LEAF: Final = (
    "0,.62! -.10,.36 -.5,.46! -.42,.2 -.94,.16! -.62,-.14 -.86,-.5! -.4,-.42 -.32,-.74! -.12,-.6 .04,-1.04! .2,-.6 "
    ".4,-.74! .44,-.4 .88,-.44! .64,-.1 .94,.22! .42,.22 .5,.5! .12,.36"
)


def path(card: Sheet) -> None:
    """Lay the park's path, nearly bare."""
    card.paint(
        "-40,1500 300,1476 700,1484 1240,1460! 1240,1520 700,1540 300,1536 -40,1560!",
        mix(TAN, BONE, 0.62),
        angle=2,
        edge="torn",
        wobble=5,
    )
    for x, y in ((110, 1740), (560, 1760), (1150, 1700)):
        torn(card, "-1,.3 -.4,-.5 .6,-.5 1,.2 .3,.6", mix(TAN, BONE, 0.4), at=affine(x, y, 20), wobble=2, lift=2)


def leaf(card: Sheet, x: float, y: float, r: float, turn: float, light: float) -> None:
    """Lay one leaf with its ribs."""
    at = affine(x, y, r, turn)
    card.paint(LEAF, shift(GREEN, light), at=at, angle=turn + 60, edge="torn", wobble=1.6, lift=5)
    ribs = [
        "0,.9 0,.3 .03,-.84",
        "0,.36 -.3,.0 -.66,-.4",
        "0,.36 .34,.0 .68,-.34",
        "0,.4 -.4,.26 -.76,.14",
        "0,.4 .4,.28 .76,.2",
    ]
    for rib in ribs:
        card.paint(ribbon(rib, (0.06, 0.045, 0.01), at, r), shift(GREEN, light - 0.1), wobble=0.3)


def crown(card: Sheet) -> None:
    """One mass that ends along the bough, and three holes with the sky in them."""
    mass = torn(
        card,
        "-60,-60! 1260,-60! 1260,800! 1206,900 1130,880 1070,960 980,930 900,1010 800,990 730,1060 620,1040 540,1110 430,1080 "
        "340,1150 220,1120 120,1180 -60,1160!",
        GREEN,
        angle=34,
        laps=120,
        grain=0.42,
        wobble=9,
        lift=14,
    )
    deep = shift(GREEN, -0.085)
    with card.inside(mass):
        for spec in (
            "-60,640 120,560 330,640 420,840 360,1060 420,1200 300,1400! -60,1400!",
            "560,-60! 1260,-60! 1260,240 1100,300 1000,240 860,320 740,220 660,110!",
            "640,700 860,640 1000,800 1260,700! 1260,1400! 640,1400! 600,1000",
        ):
            card.paint(spec, deep, angle=40, edge="torn", wobble=8, laps=100, grain=0.4)
    for spec in (
        "500,-60! 560,40 540,100! 610,80 650,110! 720,30 770,-60!",
        "1010,40! 1080,-20 1120,30! 1260,-10! 1260,180! 1180,200 1130,150! 1050,150",
        "1010,520! 1080,440 1140,470! 1260,400! 1260,690! 1170,650 1110,700! 1040,610",
    ):
        torn(card, spec, BONE, angle=4, grain=0.16, wobble=7, lift=0)


def wood(card: Sheet) -> None:
    """Lay the trunk at the edge, its bark flaked as a plane's is, and the one bough that bears all three."""
    for spec, w in (
        ("60,520 200,330 330,180 400,-60", (120, 84, 66, 44)),
        ("930,900 1000,760 1010,540 950,300 980,-60", (60, 46, 38, 30, 20)),
    ):
        card.paint(ribbon(spec, w), BARK, angle=80, edge="torn", wobble=4, lift=6)
    trunk = card.piece(
        "-60,-60! 70,-60! 110,200 150,480 190,800 226,1000! 214,1200 200,1400 216,1560 262,1660 350,1740! 240,1726 150,1752 "
        "60,1730 -60,1750!",
        BARK,
        angle=88,
        laps=50,
        grain=0.4,
        lift=9,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    with card.inside(trunk):
        for x, y, s, ink in (
            (30, 330, 80, mix(TAN, BONE, 0.4)),
            (20, 1190, 76, mix(UMBER, TAN, 0.2)),
            (136, 1270, 84, mix(TAN, BONE, 0.4)),
            (150, 1390, 60, mix(GREY, BONE, 0.3)),
            (150, 1500, 66, mix(UMBER, TAN, 0.2)),
            (50, 1620, 78, mix(TAN, BONE, 0.4)),
            (190, 1690, 50, mix(GREY, BONE, 0.3)),
        ):
            flake = "-.5,-1.2 .1,-.9 .3,-1.2 .7,-.3 .4,.2 .6,.9 -.1,1.2 -.3,.6 -.7,.5 -.4,-.2"
            card.paint(flake, ink, at=affine(x, y, s, x % 30 - 12), edge="torn", wobble=3, angle=80)
    # in the fork bark has grown over a shoe, older and smaller than theirs
    card.paint(
        "-1,-.5! -.4,-.6 -.2,-.2! .3,-.1 .9,.2 1,.5! -.1,.5 -1.1,.5! -1.1,0",
        mix(UMBER, LINE, 0.4),
        at=affine(76, 1416, 46, 12),
        edge="torn",
        wobble=1.5,
    )
    card.paint(
        "-1.4,-1.1! -.6,-.9 -.7,0 -.2,.5 .6,.6 1.3,.4! 1.4,1.1 -.4,1.2 -1.5,.6!",
        shift(BARK, 0.03),
        at=affine(76, 1416, 46, 12),
        edge="torn",
        wobble=2,
        lift=3,
    )
    bough = card.piece(
        "60,900! 180,960 330,972 560,948 800,888 1000,822 1260,716! 1260,792! 1010,920 800,1016 600,1090 420,1134 290,1176 "
        "230,1250 190,1370! 60,1240!",
        BARK,
        angle=-10,
        edge="torn",
        wobble=4,
        lift=8,
        laps=40,
        grain=0.4,
    )
    with card.inside(bough):
        card.paint(
            "120,1330! 240,1180 420,1096 620,1048 820,960 1010,876 1260,770! 1260,860! 800,1060 300,1300!",
            shift(BARK, -0.07),
            angle=-12,
            edge="torn",
            wobble=4,
        )
        for x, y, s in ((310, 1040, 46), (700, 950, 40), (1090, 830, 40), (590, 1020, 34)):
            flake = "-1,.1 -.4,-.5 .7,-.4 1,.2 .2,.5"
            card.paint(flake, mix(TAN, BONE, 0.3), at=affine(x, y, s, -16), edge="torn", wobble=3)


def leaves(card: Sheet) -> None:
    """Lay large leaves before and between them, the same leaf in a strict, slightly wrong order."""
    for x, y, r, turn, light in (
        (250, 90, 84, 30, 0.05),
        (90, 250, 66, 200, -0.04),
        (560, 250, 74, 100, 0.05),
        (900, 60, 84, 60, 0.05),
        (1150, 300, 92, 170, 0.05),
        (1110, 760, 92, 250, 0.05),
        (270, 330, 60, 75, -0.03),
        (650, 700, 80, 130, 0.05),
    ):
        leaf(card, x, y, r, turn, light)


def near(card: Sheet) -> None:
    """Lay the leaves that hang before the bough."""
    for x, y, r, turn, light in (
        (1140, 850, 108, 190, 0.06),
        (1040, 950, 66, 215, 0.02),
        (668, 1004, 70, 165, 0.05),
    ):
        leaf(card, x, y, r, turn, light)
