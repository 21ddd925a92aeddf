"""The tree: one green crown with holes torn in it, a trunk, and two boughs that bear."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.cast import BONE, CHALK, GREEN, GREY, TAN, UMBER, torn

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
    """One mass, and three holes with the sky in them."""
    mass = torn(
        card,
        "-60,-60! 1260,-60! 1260,1040! 1190,1120 1110,1080 1040,1160 950,1120 860,1170 760,1130 680,1190 590,1140 480,1200 "
        "390,1150 290,1210 200,1160 100,1200 -60,1150!",
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
            "620,-60! 1260,-60! 1260,240 1100,300 1000,240 860,320 740,220 660,110!",
            "700,760 860,700 1000,900 1260,820! 1260,1400! 640,1400! 700,1100",
        ):
            card.paint(spec, deep, angle=40, edge="torn", wobble=8, laps=100, grain=0.4)
    for spec in (
        "-60,60! 70,30 150,70! 190,150 130,180! 170,240 110,320! 40,300 -60,330!",
        "640,-60! 700,60 690,130! 750,96 800,120! 850,40 960,-60!",
        "1060,470! 1130,400 1180,430! 1260,390! 1260,640! 1190,600 1140,640! 1110,560",
    ):
        torn(card, spec, BONE, angle=4, grain=0.16, wobble=7, lift=0)


def wood(card: Sheet) -> None:
    """Lay limbs, the boughs they sit on, and the trunk, its bark flaked as a plane's is."""
    for spec, w in (
        ("820,1000 810,760 730,480 600,220 560,-60", (130, 96, 70, 46, 30)),
        ("830,1000 900,640 1010,300 1130,120 1250,20", (120, 84, 60, 40, 30)),
        ("1016,330 1056,180 1040,-40", (20, 30, 16)),
    ):
        card.paint(ribbon(spec, w), BARK, angle=80, edge="torn", wobble=4, lift=6)
    for line, widths in (
        ("860,1170 700,1112 440,1092 180,1102 -60,1130", (140, 112, 96, 84, 66)),
        ("800,1060 880,960 1000,894 1260,846", (130, 96, 76, 50)),
    ):
        bough = card.piece(ribbon(line, widths), BARK, angle=4, edge="torn", core=CHALK, wobble=4, lift=10)
        with card.inside(bough):
            for x, y in ((270, 1116), (600, 1096), (1120, 874)):
                flake = "-1,.1 -.4,-.5 .7,-.4 1,.2 .2,.5"
                card.paint(flake, mix(TAN, BONE, 0.3), at=affine(x, y, 46, -6), edge="torn", wobble=3)
    trunk = card.piece(
        "690,860! 800,900 890,850! 906,1000 900,1120 914,1300 940,1500 984,1660 1060,1740! 930,1716 830,1740 740,1720 600,1748! "
        "690,1660 724,1500 722,1300 700,1150 700,1000",
        BARK,
        angle=88,
        laps=50,
        grain=0.4,
        lift=9,
        edge="torn",
        wobble=4,
    )
    with card.inside(trunk):
        for x, y, s, ink in (
            (774, 1216, 66, mix(UMBER, TAN, 0.2)),
            (886, 1330, 84, mix(TAN, BONE, 0.4)),
            (760, 1440, 72, mix(GREY, BONE, 0.3)),
            (884, 1560, 70, mix(UMBER, TAN, 0.2)),
            (782, 1650, 60, mix(TAN, BONE, 0.4)),
            (880, 1120, 56, mix(GREY, BONE, 0.3)),
        ):
            flake = "-.5,-1.2 .1,-.9 .3,-1.2 .7,-.3 .4,.2 .6,.9 -.1,1.2 -.3,.6 -.7,.5 -.4,-.2"
            card.paint(flake, ink, at=affine(x, y, s, x % 30 - 12), edge="torn", wobble=3, angle=80)


def leaves(card: Sheet) -> None:
    """Lay large leaves before and between them, the same leaf in a strict, slightly wrong order."""
    for x, y, r, turn, light in (
        (60, 400, 90, 150, 0.05),
        (250, 70, 84, 30, 0.05),
        (420, 100, 66, 200, -0.04),
        (560, 330, 74, 100, 0.05),
        (960, 130, 84, 60, 0.05),
        (1140, 230, 92, 170, -0.03),
        (1110, 740, 92, 250, 0.05),
        (300, 250, 60, 75, -0.03),
        (1180, 930, 84, 130, -0.03),
    ):
        leaf(card, x, y, r, turn, light)


def near(card: Sheet) -> None:
    """Lay the leaves that hang before boughs and laps."""
    for x, y, r, turn, light in (
        (30, 1130, 112, 200, 0.06),
        (690, 1060, 84, 165, 0.05),
        (1170, 860, 108, 190, 0.06),
        (1030, 980, 66, 215, 0.02),
    ):
        leaf(card, x, y, r, turn, light)
