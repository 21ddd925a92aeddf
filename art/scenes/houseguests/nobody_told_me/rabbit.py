"""Nobody Told Me: him in pink plush, one ear up, the other in his own paw."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.scenes.houseguests.nobody_told_me.face import OPENING
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CORAL, FOLD, FUR_SHADE, LILAC, PINK, ROSE, SNOW

_HOOD: Final = (
    "596,352 704,368 800,428 866,530 890,656 874,784 812,884 712,942 596,958 480,942 382,884 322,784 306,656 328,530 "
    "394,428 490,368"
)


def _fur(
    card: Sheet, spec: str, ink: Ink = PINK, angle: float = 84, lift: float = 12, at: Array | None = None
) -> Patch:
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
    """Lay the arm whose paw has the ear."""
    arm = _fur(
        card,
        "520,800! 420,824 340,858 262,930 200,1030 158,1130 146,1206 168,1266 226,1284 300,1250 378,1180 420,1120! 350,1020! 322,1056 "
        "296,1076! 340,1010 400,950 470,900 520,890!",
        angle=112,
    )
    with card.inside(arm):
        card.paint("130,1200! 200,1226 280,1190 400,1060! 460,1120! 340,1250 220,1310! 120,1300!", FUR_SHADE, angle=140)
        card.paint(ribbon("300,1074 276,1108 240,1124", (4, 11, 4)), ROSE)


def _right(card: Sheet) -> None:
    """Lay the arm that comes down to her; somebody has seen to an armband."""
    arm = _fur(
        card,
        "690,800! 770,824 850,852 930,920 1000,1020 1046,1110 1064,1186 1042,1244 980,1256 910,1246 830,1236! 836,1120! 890,1130 "
        "912,1124! 880,1060 830,970 760,900 690,880!",
        angle=66,
    )
    with card.inside(arm):
        card.paint("1080,1110! 1020,1180 940,1200 820,1190! 820,1290! 1090,1300!", FUR_SHADE, angle=20)
        card.paint(ribbon("908,1126 938,1156 982,1160", (4, 11, 4)), ROSE)
        band = card.piece(
            "834,1010! 890,978 960,922! 990,950 1018,996! 950,1056 886,1092! 864,1050",
            BLACK,
            angle=-34,
            edge="torn",
            core=SNOW,
            wobble=1.5,
            lift=5,
        )
        with card.inside(band):
            card.paint(ribbon("944,946 962,990 960,1040", (5, 14, 6)), FOLD)


def hood(card: Sheet) -> None:
    """Lay the hood round his face, its opening left open, and the seam over the top."""
    outer, inner = turned([curve(_HOOD), curve(OPENING)])
    ring = card.paint([outer, inner[::-1]], PINK, angle=78, edge="torn", core=SNOW, wobble=4.5, lift=14, laps=70)
    if ring is None:
        return
    with card.inside(ring):
        card.paint(
            "800,380! 838,560 838,720 780,840 690,900 596,914 500,906 440,960! 720,980! 920,840! 920,500!", FUR_SHADE
        )


def ear_in_hand(card: Sheet) -> None:
    """Lay the ear that hangs: from the top of the hood past his cheek to his chest, and the paw round its end."""
    ear = _fur(
        card,
        "506,420 496,360 440,322 368,320 298,358 252,446 228,570 220,720 230,860 250,990 276,1130 312,1232 352,1150 378,1020 "
        "386,860 380,700 380,596 398,520 446,470 490,456",
        angle=88,
        lift=14,
    )
    with card.inside(ear):
        card.paint(
            "330,470! 292,540 270,680 272,840 290,980 312,1180 344,1040 352,840 340,680 342,560!", ROSE, angle=88
        )
        card.paint(ribbon("272,440 330,396 396,410 436,458", (4, 13, 12, 4)), FUR_SHADE)
    _paw(card, affine(322, 1074, 1.1, -38))


def paw_on_her(card: Sheet) -> None:
    """Lay the paw last, over her hair."""
    _paw(card, affine(816, 1172, 1.1, 8, True))


def _paw(card: Sheet, at: Array) -> None:
    """Lay a mitten of plush, three short fingers to the right, a thumb above them."""
    paw = _fur(
        card,
        "-84,0 -74,-46 -30,-72 20,-80 74,-72 100,-48! 112,-28 108,-12! 120,6 112,24! 112,44 92,60! 40,74 -26,70 -74,44",
        at=at,
        lift=9,
    )
    with card.inside(paw):
        for spec in ("108,-12 74,-10 46,-6", "112,24 76,22 48,22"):
            card.paint(ribbon(spec, (8, 8, 3), at), mix(ROSE, CORAL, 0.25))
        card.paint(ribbon("-58,-46 -46,0 -58,46", (3, 9, 3), at), mix(ROSE, LILAC, 0.3))
