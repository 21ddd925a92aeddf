"""The tree: one green crown that ends along the bough, the trunk at the edge, and the leaves before the women."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.cast import BONE, GREEN, GREY, LINE, TAN, UMBER, torn

BARK: Final = mix(UMBER, TAN, 0.5)
LEAF: Final = (
    "0,.62! -.10,.36 -.5,.46! -.42,.2 -.94,.16! -.62,-.14 -.86,-.5! -.4,-.42 -.32,-.74! -.12,-.6 .04,-1.04! .2,-.6 "
    ".4,-.74! .44,-.4 .88,-.44! .64,-.1 .94,.22! .42,.22 .5,.5! .12,.36"
)


def path(card: Sheet) -> None:
    """Lay the park's path, nearly bare."""
    card.paint(
        "-60,1660! 200,1668 520,1652 900,1664 1260,1650! 1260,1860! -60,1860!",
        mix(TAN, BONE, 0.62),
        angle=2,
        edge="torn",
        wobble=4,
    )


def leaf(card: Sheet, x: float, y: float, r: float, turn: float, light: float) -> None:
    """Lay one leaf with its ribs."""
    at = affine(x, y, r, turn)
    card.paint(LEAF, shift(GREEN, light), at=at, angle=turn + 60, edge="torn", wobble=1.6, lift=6)
    ribs = [
        "0,.9 0,.3 .03,-.84",
        "0,.36 -.3,.0 -.66,-.4",
        "0,.36 .34,.0 .68,-.34",
        "0,.4 -.4,.26 -.76,.14",
        "0,.4 .4,.28 .76,.2",
    ]
    card.paint([ribbon(rib, (0.06, 0.045, 0.01), at, r) for rib in ribs], shift(GREEN, light - 0.1), wobble=0.3)


def crown(card: Sheet) -> None:
    """One mass down to the bough, darker within, and one hole with the sky in it."""
    mass = torn(
        card,
        "-60,-60! 1260,-60! 1260,960! 1200,1010 1140,1000 1090,1070 1010,1060 950,1120 860,1090 780,1130 690,1100 600,1140 "
        "500,1110 420,1150 330,1120 250,1170 150,1140 70,1180 -60,1150!",
        GREEN,
        angle=34,
        laps=120,
        grain=0.4,
        wobble=9,
        lift=14,
    )
    deep = shift(GREEN, -0.12)
    with card.inside(mass):
        for spec in (
            "150,500 90,380 170,250 150,120 270,60 330,-20 420,20 520,-60! 640,-40 700,60 800,90 790,220 870,320 800,440 860,560 800,700 "
            "660,760 400,800 200,700",
            "690,640 780,560 880,600 960,560 1000,700 1110,720 1260,640! 1260,1240! 640,1240! 620,860",
        ):
            card.paint(spec, deep, angle=40, edge="torn", wobble=8, laps=100, grain=0.36)
    torn(
        card,
        "840,40! 930,-20 1010,20! 1260,-60! 1260,860! 1200,900 1150,850! 1090,900 1040,860 1000,760! 940,620 900,520! 930,400 860,330 "
        "900,200!",
        BONE,
        angle=4,
        grain=0.16,
        wobble=8,
        lift=0,
    )


def wood(card: Sheet) -> None:
    """Lay the trunk at the edge, its bark flaked as a plane's is, and the one bough that bears all three."""
    trunk = torn(
        card,
        "-60,-60! 60,-60! 90,300 110,700 120,1000! 104,1260 100,1500 120,1640 170,1710 260,1750! 150,1748 60,1762 -60,1760!",
        BARK,
        angle=88,
        laps=50,
        grain=0.4,
        lift=9,
    )
    with card.inside(trunk):
        for x, y, s, ink in (
            (20, 1230, 80, mix(TAN, BONE, 0.4)),
            (70, 1330, 60, mix(UMBER, TAN, 0.2)),
            (20, 1590, 76, mix(TAN, BONE, 0.4)),
            (104, 1660, 50, mix(GREY, BONE, 0.3)),
        ):
            flake = "-.5,-1.2 .1,-.9 .3,-1.2 .7,-.3 .4,.2 .6,.9 -.1,1.2 -.3,.6 -.7,.5 -.4,-.2"
            card.paint(flake, ink, at=affine(x, y, s, x % 30 - 12), edge="torn", wobble=3, angle=80)
    # bark has grown over a shoe, older and smaller than theirs
    card.paint(
        "-1,-.5! -.4,-.6 -.2,-.2! .3,-.1 .9,.2 1,.5! -.1,.5 -1.1,.5! -1.1,0",
        mix(UMBER, LINE, 0.5),
        at=affine(48, 1450, 46, 12),
        edge="torn",
        wobble=1.5,
    )
    card.paint(
        "-1.4,-1.1! -.6,-.9 -.7,0 -.2,.5 .6,.6 1.3,.4! 1.4,1.1 -.4,1.2 -1.5,.6!",
        shift(BARK, 0.03),
        at=affine(48, 1450, 46, 12),
        edge="torn",
        wobble=2,
        lift=3,
    )
    bough = torn(
        card,
        "60,940! 200,990 420,1010 700,994 960,960 1260,890! 1260,1020! 980,1100 720,1150 460,1170 240,1164 130,1230! 60,1300!",
        BARK,
        angle=-4,
        lift=9,
        laps=40,
        grain=0.4,
    )
    with card.inside(bough):
        card.paint(
            "60,1240! 240,1120 460,1126 720,1104 980,1056 1260,976! 1260,1140! 60,1340!",
            shift(BARK, -0.07),
            angle=-4,
            edge="torn",
            wobble=4,
        )


def leaves(card: Sheet) -> None:
    """Lay large leaves behind them."""
    for x, y, r, turn, light in (
        (770, 110, 130, 40, 0.055),
        (330, 60, 120, 300, 0.055),
        (180, 300, 130, 200, 0.0),
    ):
        leaf(card, x, y, r, turn, light)


def near(card: Sheet) -> None:
    """Lay the leaves that hang before them."""
    for x, y, r, turn, light in (
        (40, 960, 140, 200, 0.06),
        (40, 560, 120, 130, 0.05),
        (1176, 1010, 110, 250, 0.06),
        (752, 760, 110, 160, 0.05),
    ):
        leaf(card, x, y, r, turn, light)
