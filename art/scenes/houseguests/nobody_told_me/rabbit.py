"""Nobody Told Me: him in pink plush, one ear up, the other in his own paw."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.scenes.houseguests.nobody_told_me.face import OPENING
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CORAL, FOLD, FUR_SHADE, LILAC, PINK, ROSE, SNOW

_HOOD: Final = (
    "596,352 704,368 800,428 866,530 890,652 872,776 810,872 712,928 596,942 480,928 384,872 324,776 306,652 328,530 "
    "394,428 490,368"
)


def _fur(card: Sheet, spec: str, ink: Ink = PINK, angle: float = 84, lift: float = 12, at: Array | None = None) -> Patch:
    """Lay one piece of plush: torn, with a pale core."""
    return card.piece(spec, ink, at=at, angle=angle, laps=70, grain=0.3, edge="torn", core=SNOW, wobble=4.5, lift=lift)


def body(card: Sheet) -> None:
    """Lay the upright ear, the pear of the trunk with its belly, and both arms as far as the paws."""
    ear = _fur(card, "640,470! 622,340 634,180 672,56 722,4 768,40 794,150 788,300 762,470!", angle=92)
    with card.inside(ear):
        card.paint("676,470! 664,340 674,200 700,96 722,60 746,104 756,200 748,330 724,470!", ROSE, angle=92)
    trunk = _fur(
        card,
        "450,800! 350,850 286,960 246,1120 214,1300 194,1480 196,1660 220,1860! 990,1860! 1014,1660 1010,1480 990,1300 "
        "956,1120 916,960 850,850 750,800!",
        lift=16,
    )
    with card.inside(trunk):
        card.paint("900,780! 920,1000 944,1300 950,1860! 1100,1860! 1100,780!", FUR_SHADE, angle=86)
        _fur(
            card,
            "596,1060 470,1090 370,1200 318,1370 314,1560 350,1740 400,1860! 800,1860! 852,1740 884,1560 876,1370 824,1200 "
            "722,1090",
            SNOW,
            lift=0,
        )
    _left(card)
    _right(card)
    # what the hood's edge keeps from the light
    with card.inside(trunk):
        card.paint("300,780! 330,860 400,920 490,966 600,980 716,964 810,914 880,840 900,780!", FUR_SHADE, angle=4)


def _left(card: Sheet) -> None:
    """Lay the arm whose paw has the ear; somebody has seen to an armband."""
    arm = _fur(
        card,
        "440,830! 340,858 262,930 200,1030 158,1130 146,1206 168,1266 226,1284 300,1250 378,1180 420,1120! 350,1020! 322,1056 "
        "296,1076! 340,1010 400,950 460,920!",
        angle=112,
    )
    with card.inside(arm):
        card.paint("130,1200! 200,1226 280,1190 400,1060! 460,1120! 340,1250 220,1310! 120,1300!", FUR_SHADE, angle=140)
        card.paint(ribbon("300,1074 276,1108 240,1124", (4, 11, 4)), ROSE)
        band = card.piece("204,960! 246,962 330,1026! 290,1082! 240,1066 158,1066!", BLACK, angle=32, lift=5)
        with card.inside(band):
            card.paint(ribbon("262,980 306,1020 280,1066", (5, 16, 8)), FOLD)


def _right(card: Sheet) -> None:
    """Lay the arm that comes down to her."""
    arm = _fur(
        card,
        "760,830! 850,852 930,920 1000,1020 1046,1120 1062,1200 1040,1262 980,1274 910,1262 830,1250! 836,1160! 900,1160 "
        "916,1150! 880,1060 830,960 750,920!",
        angle=66,
    )
    with card.inside(arm):
        card.paint("1080,1130! 1020,1200 940,1220 820,1206! 820,1290! 1090,1300!", FUR_SHADE, angle=20)
        card.paint(ribbon("912,1152 940,1180 984,1184", (4, 11, 4)), ROSE)


def hood(card: Sheet) -> None:
    """Lay the hood round his face, its opening left open, and the seam over the top."""
    outer, inner = turned([curve(_HOOD), curve(OPENING)])
    ring = card.paint([outer, inner[::-1]], PINK, angle=78, edge="torn", core=SNOW, wobble=4.5, lift=14, laps=70)
    if ring is None:
        return
    with card.inside(ring):
        card.paint("800,380! 838,560 838,720 780,840 690,900 596,914 500,906 440,960! 720,980! 920,840! 920,500!", FUR_SHADE)


def ear_in_hand(card: Sheet) -> None:
    """Lay the ear that hangs: from the top of the hood past his cheek to his chest, and the paw round its end."""
    ear = _fur(
        card,
        "500,398! 456,340 384,326 316,362 274,448 254,570 246,720 254,860 276,990 310,1100 346,1166 380,1120 394,1020 396,860 "
        "388,700 386,590 402,510 458,470!",
        angle=88,
        lift=14,
    )
    with card.inside(ear):
        card.paint("346,470! 314,540 296,680 296,840 316,980 344,1090 368,1000 368,840 354,680 354,560!", ROSE, angle=88)
        card.paint(ribbon("296,420 350,396 408,428 440,470", (4, 13, 12, 4)), FUR_SHADE)
    _paw(card, affine(344, 1066, 1.06, -24))


def paw_on_her(card: Sheet) -> None:
    """Lay the paw last, over her hair."""
    _paw(card, affine(806, 1196, 1.06, 10, True))


def _paw(card: Sheet, at: Array) -> None:
    """Lay a mitten of plush, three short fingers to the right, a thumb above them."""
    paw = _fur(
        card,
        "-72,-54! -30,-70 20,-78 74,-70 100,-48! 112,-28 108,-12! 120,6 112,24! 112,44 92,58! 40,72 -20,66 -72,52!",
        at=at,
        lift=9,
    )
    with card.inside(paw):
        for spec in ("108,-12 74,-10 46,-6", "112,24 76,22 48,22"):
            card.paint(ribbon(spec, (8, 8, 3), at), mix(ROSE, CORAL, 0.25))
        card.paint(ribbon("-68,-52 -54,0 -68,50", (3, 9, 3), at), mix(ROSE, LILAC, 0.3))
