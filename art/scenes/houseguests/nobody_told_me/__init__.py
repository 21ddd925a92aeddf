"""Nobody Told Me: a ball gown with a bow as wide as the card, at a swimming bath; somebody swims by with a cactus."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.bath import bath, swimmer
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CORAL, LILAC, MAUVE, PINK, PISTACHIO, SKIN, SNOW, WHITE

__all__ = ["CAST", "GROUND", "paint"]

GROUND = SNOW
CAST: Final[dict[str, Face]] = {}
_SHADE: Final = "#c4917d"
_LIGHT: Final = mix(BLACK, LILAC, 0.24)
_EAR: Final = mix(SKIN, CORAL, 0.75)
_DEEP: Final = shift(BLACK, -0.06)


def _turned(tilt: float, flip: bool = False, x: float = 566, y: float = 1115) -> Array:
    """Turn the card's own measure about a place on it."""
    q = affine(0, 0, 1, tilt, flip)
    q[:, 2] = np.array([x, y]) - q[:, :2] @ np.array([x, y])
    return q


_BENT: Final = _turned(-7, y=640)


def paint(card: Sheet) -> None:
    """Lay the bath, who swims in it, then who has come."""
    bath(card)
    swimmer(card)
    _arms(card)
    _back(card)
    _gown(card)
    _head(card)
    _bow(card)


def _arms(card: Sheet) -> None:
    """Bare to above the elbow, gloved below; the hands are where nobody sees them."""
    for flip in (False, True):
        at = affine(1128 if flip else 0, 0, 1, 0, flip)
        arm = card.piece(
            "420,700! 352,716 310,770 292,860 274,960 262,1080 300,1180! 400,1180! 392,1080 404,980 430,880 460,800!",
            SKIN,
            at=at,
            angle=82,
            lift=8,
        )
        with card.inside(arm):
            if flip:
                card.paint("250,700! 330,700! 330,860 310,1000 320,1180! 240,1180!", _SHADE, at=at, angle=82)
            card.paint("230,936! 340,914 450,940! 450,1200! 230,1200!", BLACK, at=at, angle=80)
            card.paint(ribbon("250,960 340,938 440,962", (5, 6, 5), at), _LIGHT)
            card.paint(ribbon("290,1100 330,1060 390,1064", (3, 9, 3), at), _LIGHT)


def _back(card: Sheet) -> None:
    back = card.piece(
        "512,520! 506,600 486,660 430,694 370,716 340,770! 372,860 400,960 424,1100! 704,1100! 728,960 756,860 788,770! "
        "758,716 698,694 642,660 622,600 616,520!",
        SKIN,
        angle=84,
        laps=90,
        lift=8,
    )
    with card.inside(back):
        card.paint(
            "640,500! 628,600 640,680 700,720 690,860 650,980 630,1100! 820,1100! 820,660! 680,500!",
            _SHADE,
            angle=80,
            laps=70,
        )
        card.paint(ribbon("566,690 560,820 566,1000", (3, 13, 4)), _SHADE, angle=88)
        card.paint(ribbon("462,780 486,850 482,910", (3, 12, 3)), _SHADE)
        card.paint(ribbon("668,780 644,850 648,910", (3, 12, 3)), shift(_SHADE, -0.06))
        card.paint("490,540! 566,620 640,540! 640,600 566,668 490,600!", _SHADE, angle=10)


def _gown(card: Sheet) -> None:
    gown = card.piece(
        "346,800! 356,770 380,708! 424,692! 424,800 424,860 462,960 566,1050 670,960 708,860 708,800 708,692! 750,708! 776,770 786,800! 772,900 742,1000 722,1090! "
        "820,1150 960,1260 1080,1420 1170,1620 1210,1840! -60,1840! -40,1620 60,1420 170,1260 310,1150 408,1090! 388,1000 358,900!",
        BLACK,
        angle=80,
        laps=90,
        grain=0.34,
        lift=14,
    )
    with card.inside(gown):
        for spec, ink in (
            ("440,1130! 330,1300 220,1560 170,1860! 260,1860! 300,1580 380,1320!", _LIGHT),
            ("500,1140! 470,1360 450,1600 440,1860! 500,1860! 510,1560 520,1340!", _DEEP),
            ("380,1140! 200,1320 80,1560 20,1860! 70,1860! 140,1560 260,1320!", _DEEP),
            ("610,1140! 650,1360 690,1600 700,1860! 790,1860! 750,1560 690,1320!", _LIGHT),
            ("700,1140! 850,1320 960,1560 1010,1860! 1140,1860! 1070,1560 900,1300!", _DEEP),
            ("760,1150! 940,1300 1060,1500 1130,1700! 1150,1690! 1090,1480 960,1290!", _LIGHT),
        ):
            card.paint(spec, ink, angle=78, laps=50)
        card.paint(
            ribbon("424,694 424,800 428,860 470,960 566,1050 662,960 704,860 708,800 708,694", (12, 12, 12)), _LIGHT
        )


def _head(card: Sheet) -> None:
    """From behind, bent, a little to the right: the ear says it."""
    card.paint("640,470! 668,462 690,484 686,526 664,566 640,560!", _EAR, at=_BENT, angle=70, lift=3)
    card.paint("652,486! 672,486 674,516 656,540!", shift(_EAR, -0.08), at=_BENT)
    card.paint("468,474! 446,470 434,494 444,534 464,556 482,548!", _EAR, at=_BENT, angle=70, lift=2)
    hair = card.piece(
        "470,560! 448,490 452,410 492,352 562,330 634,350 672,410 672,480 652,540 622,580! 600,606 566,596 530,608 500,584!",
        BLACK,
        at=_BENT,
        angle=88,
        laps=40,
        lift=8,
    )
    strands = [
        ribbon(f"{x},{y} {x + (566 - x) * 0.3:.0f},480 {566 + (x - 566) * 0.4:.0f},350", (2, 7, 3), _BENT)
        for x, y in ((486, 560), (514, 590), (546, 598), (584, 598), (614, 582), (642, 548))
    ]
    card.pattern(hair, strands, _LIGHT, thin=0.15)
    bun = card.piece(
        "432,356! 404,290 424,208 492,160 570,150 652,166 712,222 720,300 684,362! 620,392 500,390!",
        BLACK,
        at=_BENT,
        angle=10,
        laps=40,
        lift=9,
    )
    with card.inside(bun):
        for spec in (
            "420,300 500,210 610,190 700,250",
            "440,350 520,260 620,240 714,310",
            "500,386 560,310 630,300 690,356",
            "450,220 520,176 600,164",
        ):
            card.paint(ribbon(spec, (3, 13, 10, 3), _BENT), _LIGHT, thin=0.15)
    card.paint(ribbon("404,214 560,280 716,352", (5, 9, 9), _BENT), PISTACHIO, lift=5)
    _key(card)
    card.paint(ROUND, PISTACHIO, at=affine(366, 230, 20), lift=5)
    _feather(card)
    for x, y in ((447, 588), (670, 562)):
        card.paint("0,-26! 12,0 0,26 -12,0", WHITE, at=affine(x, y), lift=4)


def _feather(card: Sheet) -> None:
    plume = card.piece(
        "640,250! 700,150 790,70 890,44 930,70 900,130! 850,130! 862,164 800,190! 770,180! 776,212 720,236! 680,250",
        LILAC,
        at=_BENT,
        angle=140,
        edge="torn",
        wobble=3,
        lift=8,
    )
    card.pattern(plume, [ribbon("636,254 740,150 890,66", (8, 6, 2), _BENT)], MAUVE)


def _key(card: Sheet) -> None:
    """Of a locker, on its rubber band: she has been through the changing room."""
    card.paint(ribbon("364,232 352,280 360,322", (4, 4)), MAUVE, lift=3)
    card.paint(ROUND, PISTACHIO, at=affine(362, 344, 25), lift=4)
    card.paint(ROUND, mix(PISTACHIO, MAUVE, 0.7), at=affine(361, 328, 6), wobble=0.2)
    card.paint("354,364! 370,364! 370,414! 382,414! 382,424! 370,424! 370,436! 354,436!", MAUVE, lift=3)


def _bow(card: Sheet) -> None:
    """As wide as the card, tied by somebody else."""
    rose = mix(PINK, CORAL, 0.12)
    fold, dark = mix(PINK, MAUVE, 0.5), mix(PINK, BLACK, 0.5)
    for spec in (
        "540,1130! 440,1240 350,1440 300,1700! 380,1660! 450,1730! 500,1500 560,1300 590,1140!",
        "550,1140! 620,1280 700,1480 740,1730! 800,1660! 880,1690! 830,1440 720,1240 610,1120!",
    ):
        tail = card.piece(spec, rose, angle=76, laps=60, lift=12)
        with card.inside(tail):
            card.paint("540,1120! 480,1300 420,1500 400,1740! 360,1740! 400,1480 460,1280!", fold, angle=76)
            card.paint("580,1120! 680,1300 760,1520 800,1700! 840,1700! 800,1480 700,1260!", fold, angle=76)
    for flip in (False, True):
        at = _turned(-5, flip)
        loop = card.piece(
            "566,1090! 470,980 340,890 190,850 70,872 28,960 40,1080 70,1200 140,1280 260,1290 400,1230 566,1140!",
            rose,
            at=at,
            angle=-160 if flip else -20,
            laps=70,
            edge="torn",
            core=WHITE,
            wobble=3,
            lift=14,
        )
        with card.inside(loop):
            card.paint(
                "566,1114! 440,1060 300,1010 170,1000 110,1060 140,1150 250,1190 400,1170!", dark, at=at, angle=8
            )
            card.paint(
                "566,1114! 440,1084 300,1060 200,1066 150,1110 190,1160 280,1180 400,1166!", shift(dark, -0.05), at=at
            )
            card.paint("566,1084! 440,990 300,920 160,890! 300,950 420,1030 560,1104!", fold, at=at)
            card.paint("566,1146! 440,1200 300,1250 170,1260! 300,1220 430,1170 560,1126!", fold, at=at)
    knot = card.piece(
        "510,1060! 540,1042 600,1042 626,1062! 640,1110 630,1170! 590,1190 540,1188 502,1166! 492,1110",
        rose,
        angle=84,
        lift=12,
    )
    with card.inside(knot):
        card.paint(ribbon("534,1040 548,1110 536,1190", (3, 14, 4)), fold)
        card.paint(ribbon("596,1040 584,1110 598,1190", (3, 14, 4)), fold)
