"""It Was Mine First: two women, bonnet pushed into bonnet; cherries hang out of the seam; both hold one egg."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Patch, Sheet, mix
from art.scenes.houseguests.it_was_mine_first.arms import LEFT, RIGHT, arm, thumb
from art.scenes.houseguests.it_was_mine_first.between import cherries, egg
from art.scenes.houseguests.it_was_mine_first.bonnets import bonnets, necks
from art.scenes.houseguests.it_was_mine_first.inks import (
    BLUE,
    BLUSH,
    CHALK,
    FOLD,
    NIGHT,
    ROSE,
    SLATE,
    WHITE,
    torn,
)

GROUND = ROSE
CAST: Final[dict[str, Face]] = {}
CUFF_LEFT: Final = (
    "26,1036! 66,1116 156,1146 256,1116! 268,1166 232,1166! 222,1202 192,1180! 172,1206 146,1172! 116,1190 100,1148! "
    "66,1158 62,1120! 22,1116 26,1086!"
)
CUFF_RIGHT: Final = (
    "946,1156! 1046,1176 1136,1136 1176,1076! 1190,1136 1158,1146! 1166,1182 1128,1176! 1122,1218 1082,1200! 1066,1244 "
    "1032,1218! 1008,1256 982,1218! 946,1236 942,1196!"
)
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay two necks, two bodies cut off by the edges, the bonnets, what is between, and the thumbs on it."""
    necks(card)
    _right(card)
    _left(card)
    cherries(card)
    bonnets(card)
    egg(card)
    thumb(card, LEFT)
    thumb(card, RIGHT)


def _left(card: Sheet) -> None:
    """Tall, in spotted rose from neck to hem, an arm bent to the saucer."""
    body = torn(
        card,
        "-60,770! 60,742 140,770 196,806! 400,836! 450,900 506,980 528,1060 500,1150 452,1246! 462,1320 506,1366 574,1376 "
        "616,1450 628,1560 610,1700 616,1860! -60,1860!",
        BLUSH,
        84,
        14,
    )
    folds = ("420,1280 330,1500 300,1860", "452,1300 480,1500 470,1860", "380,1270 200,1480 110,1860")
    _spots(card, body, 0)
    card.pattern(body, turned([ribbon(fold, (4, 12, 6)) for fold in folds]), FOLD, thin=0.1)
    arm(card, LEFT)
    torn(card, CUFF_LEFT, WHITE, 30, 6, 3)
    puff = torn(card, "104,846! 200,806 300,866 338,980 312,1090 246,1176! 40,1096! -14,1000 20,910", BLUSH, 60, 14)
    _spots(card, puff, 14)
    pleats = (
        "130,870 220,960 250,1120",
        "110,890 150,1000 160,1120",
        "80,900 70,1000 80,1090",
        "150,850 270,920 310,1030",
    )
    card.pattern(puff, turned([ribbon(pleat, (4, 10, 5)) for pleat in pleats]), FOLD, thin=0.1)
    torn(
        card,
        "180,800! 220,768 270,812 320,776 366,826 412,796 432,846! 424,888 330,896 240,876 176,856!",
        WHITE,
        4,
        8,
        3,
    )


def _spots(card: Sheet, cloth: Patch, tilt: float) -> None:
    """Print a piece of cloth with dark spots, row between row, its rows tilted by so many degrees."""
    left, top, right, bottom = card.box(cloth)
    x, y = (left + right) / 2, (top + bottom) / 2
    rows = [(66 * i + 33 * (j % 2), 54 * j) for j in range(-12, 13) for i in range(-7, 8)]
    spots = [curve(ROUND, affine(x, y, 1, tilt) @ np.vstack([affine(*at, 11), (0, 0, 1)])) for at in rows]
    card.pattern(cloth, spots, NIGHT)


def _right(card: Sheet) -> None:
    """Short and stout, in stripes, an arm bent to the saucer."""
    body = torn(
        card,
        "1260,880! 1150,850 1010,862! 790,872! 736,930 694,1010 676,1110 700,1210 756,1296! 742,1350 700,1374 640,1384 604,1450 "
        "586,1600 600,1720 590,1860! 1260,1860!",
        BLUE,
        98,
        14,
    )
    stripes = [f"{x},860 {x - 60},1080 {x - 10},1290" for x in range(770, 1180, 62)]
    stripes += [f"{770 + 46 * k},1296 {650 + 82 * k},1500 {600 + 106 * k},1880" for k in range(8)]
    card.pattern(body, turned([ribbon(stripe, (20, 24, 20)) for stripe in stripes]), SLATE, thin=0.05)
    card.paint("746,1272! 900,1306 1260,1290! 1260,1340! 900,1356 744,1320!", NIGHT, angle=3, edge="torn", core=CHALK)
    arm(card, RIGHT)
    torn(card, CUFF_RIGHT, WHITE, 150, 6, 3)
    puff = torn(
        card, "1130,900! 1020,856 900,920 866,1040 894,1150 944,1204! 1180,1150! 1230,1050 1200,950", BLUE, 120, 14
    )
    bands = [
        f"{1110 - 8 * k},{886 + 4 * k} {1220 - 66 * k},{1030 + 4 * k} {1200 - 44 * k},{1130 + 18 * k}" for k in range(6)
    ]
    card.pattern(puff, turned([ribbon(each, (12, 26, 18)) for each in bands]), mix(SLATE, NIGHT, 0.1), thin=0.05)
    torn(card, "776,860! 800,820 850,866 900,828 950,872 1000,830 1040,880! 1026,924 900,936 790,916!", WHITE, 4, 8, 3)
