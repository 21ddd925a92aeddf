"""What goes on under the surface: a match, its flame, and somebody's slice of bread."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.ask_me_how.inks import BLACK, BONE, CLAY, DARK, FIRE, GOLD, MUD, SLATE, WHITE, deep, wet


def match(card: Sheet) -> None:
    """Lay the stick that the lips hold."""
    card.paint(ribbon("500,1136 736,1216 962,1292", (24, 24, 24)), mix(BONE, GOLD, 0.22), lift=4, angle=16)
    card.paint(ribbon("860,1262 916,1279 980,1300", (25, 28, 34)), BLACK)


def flame(card: Sheet) -> None:
    """Burn where nothing burns."""
    card.paint(
        "982,1326! 908,1296 874,1226 892,1150 944,1088 974,1046 984,1028! 1010,1096 1064,1164 1084,1236 1052,1300",
        FIRE,
        angle=86,
        laps=40,
        grain=0.2,
        lift=3,
    )
    card.paint(
        "982,1314! 930,1276 926,1216 960,1160 984,1112! 1014,1176 1040,1228 1026,1286", WHITE, angle=86, grain=0.15
    )
    card.paint("982,1322! 954,1294 958,1264 984,1234! 1008,1264 1010,1296", mix(GOLD, CLAY, 0.5), angle=86)


def toast(card: Sheet) -> None:
    """Hold a slice of bread up from the depth on a long fork."""
    at = affine(1034, 1526, 122, -16)
    steel = mix(SLATE, BONE, 0.28)
    card.paint(ribbon("0,1.3 .03,2.2 .08,3.4", (30, 22, 34), at), steel, lift=4, angle=80)
    card.paint(
        "-.46,.8! -.32,.8! -.3,1.14 -.07,1.24! -.07,.8! .07,.8! .07,1.24! .3,1.14 .32,.8! .46,.8! .44,1.2 .2,1.42 0,1.5 -.2,1.42 -.44,1.2",
        steel,
        at=at,
        lift=3,
    )
    slice_ = (
        "-.86,-.34! -1.12,-.62 -1.0,-1.02 -.55,-1.16 0,-1.1 .55,-1.18 1.02,-1.02 1.1,-.62 .88,-.34! .84,1.0! -.84,1.0!"
    )
    bread = card.piece(slice_, mix(CLAY, DARK, 0.2), at=at, angle=70, lift=6)
    with card.inside(bread):
        card.paint(
            "-.74,-.3! -.96,-.6 -.86,-.9 -.5,-1.0 0,-.95 .5,-1.02 .88,-.9 .96,-.6 .76,-.3! .72,.88! -.72,.88!",
            mix(BONE, MUD, 0.12),
            at=at,
            angle=76,
            grain=0.4,
        )
        card.paint(
            "-1.2,-1.3! .9,-1.3! .6,-.86 .1,-.74 -.3,-.4 -.86,-.3!", mix(CLAY, GOLD, 0.4), at=at, angle=30, wobble=2
        )


def dress(card: Sheet) -> None:
    """Lay the neck, the shoulders and a starched collar."""
    card.paint(
        "196,1180! 704,1180! 716,1400 726,1560 860,1640! 40,1640! 186,1560 180,1400",
        deep(mix(CLAY, DARK, 0.5)),
        angle=84,
    )
    card.paint(
        "-40,1600! 60,1560 190,1530 300,1600 450,1640 600,1600 720,1530! 850,1570 950,1640 1010,1740 1030,1840! -40,1840!",
        wet(mix(SLATE, BONE, 0.05)),
        edge="torn",
        core=wet(mix(SLATE, BONE, 0.5)),
        angle=80,
        laps=90,
        lift=6,
    )
    for spec in (
        "180,1500! 130,1600 120,1690! 260,1760 420,1790! 450,1660! 330,1610 240,1550",
        "726,1500! 790,1590 800,1690! 660,1760 490,1790! 452,1660! 570,1610 660,1560",
    ):
        card.paint(spec, wet(WHITE), angle=12, lift=5)
    card.paint("726,1500! 790,1590 800,1690! 742,1726! 748,1620 700,1530!", mix(BONE, FIRE, 0.45), angle=70)
