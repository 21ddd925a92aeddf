"""The tablecloth in the air, and what stands on it."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import BEET, BLACK, BRICK, CLOTH, FOLD, UMBER, WALL, brushed


def cloth(card: Sheet) -> None:
    """Lay it from mouth to mouth: a trough for the supper, and the near corner that hangs."""
    # the near side falls over the fold
    drop = brushed(
        card,
        "664,1012! 690,1000! 800,1130 1000,1180 1080,1204! 1078,1220! 1034,1272 980,1336 920,1396 838,1448! 800,1380 752,1280 704,1170"
        " 668,1060!",
        mix(CLOTH, FOLD, 0.55),
        70,
        laps=44,
        lift=14,
    )
    with card.inside(drop):
        for q in (
            "830,1260 824,1340 836,1440",
            "900,1280 890,1330 866,1400",
            "770,1220 774,1270 800,1340",
            "980,1260 950,1310 920,1350",
        ):
            card.paint(ribbon(q, (14, 10, 3)), mix(FOLD, UMBER, 0.14))
        card.paint(ribbon("672,1060 714,1166 766,1276 812,1374 838,1426", (6, 11, 11, 11, 11)), BRICK)
        card.paint(ribbon("834,1424 910,1378 970,1320 1024,1256 1072,1206", (11, 11, 11, 10, 4)), BRICK)
    for q in ("838,1444 830,1466 824,1486", "838,1444 840,1470 838,1494", "838,1444 848,1466 856,1484"):
        card.paint(ribbon(q, (7, 7, 9)), BRICK)
    top = brushed(
        card,
        "510,1008! 560,994 640,986 706,992! 770,1030 850,1060 930,1084 1000,1104 1080,1196! 1084,1216! 1040,1226 990,1252"
        " 930,1272 860,1276 800,1252 750,1200 704,1110 668,1034! 610,1026 540,1022!",
        CLOTH,
        24,
        ragged=4,
        laps=60,
        lift=5,
    )
    with card.inside(top):
        for q in (
            "520,1014 640,1006 750,1060 850,1110",
            "540,1028 640,1026 716,1110 770,1190 830,1250",
            "530,1020 640,1016 730,1080 800,1150",
            "560,1002 650,998 740,1026 820,1060",
        ):
            card.paint(ribbon(q, (4, 11, 9, 4, 1)), mix(FOLD, UMBER, 0.1))
        for q in ("1078,1204 1020,1166 960,1140", "1078,1208 1020,1200 960,1206", "1078,1212 1010,1232 940,1258"):
            card.paint(ribbon(q, (8, 8, 5, 1)), mix(FOLD, UMBER, 0.1))


def tip(card: Sheet) -> None:
    """Lay the corner that hangs out of her mouth."""
    end = brushed(
        card,
        "532,1004! 570,1000 604,1002! 610,1050 602,1110 576,1170! 552,1126 534,1064!",
        CLOTH,
        80,
        ragged=4,
        lift=10,
    )
    with card.inside(end):
        card.paint(ribbon("534,1058 552,1112 575,1156", (7, 9, 10)), BRICK)
        card.paint(ribbon("575,1156 597,1108 605,1046", (10, 9, 7)), BRICK)
        for q in ("552,1000 556,1050 566,1096", "584,1000 584,1050 578,1100"):
            card.paint(ribbon(q, (10, 8, 2)), FOLD)
    for q in ("576,1166 568,1188 564,1204", "576,1166 578,1190 578,1210", "576,1166 586,1186 592,1202"):
        card.paint(ribbon(q, (6, 6, 8)), BRICK)


def _plate(card: Sheet, at: Array, broth: bool = True) -> None:
    card.paint(ROUND, shift(FOLD, -0.06), at=at @ _flat(66, 23, 0, 8))
    card.paint(ROUND, shift(CLOTH, 0.03), at=at @ _flat(64, 22), lift=4)
    if broth:
        card.paint(ROUND, BEET, at=at @ _flat(45, 14, 0, -1))
    else:
        card.paint(ROUND, mix(CLOTH, FOLD, 0.7), at=at @ _flat(42, 13, 0, 0))


def _flat(a: float, b: float, x: float = 0, y: float = 0) -> Array:
    return np.array([[a, 0, x], [0, b, y], [0, 0, 1]])


def supper(card: Sheet) -> None:
    """Lay plates, the tureen and the glass, all leaning to the middle."""
    _plate(card, affine(884, 1134, 1, 4))
    _plate(card, affine(838, 1216, 0.92, 8), broth=False)
    # her teeth, in a glass of water
    at = affine(778, 1104, 1.5, 16)
    card.paint("-27,-52! 27,-52! 22,26! 0,31 -22,26!", mix(CLOTH, WALL, 0.36), at=at, lift=3)
    card.paint("-25,-30! 0,-34 25,-30! 21,25! 0,29 -21,25!", mix(CLOTH, WALL, 0.78), at=at)
    gum = mix(CLOTH, mix(BRICK, BEET, 0.5), 0.4)
    card.paint("-21,6! -22,-8 -12,-18 0,-20 12,-18 22,-8 21,6! 12,2 0,0 -12,2", gum, at=at)
    for k in range(6):
        x = 6.6 * (k - 2.5)
        tooth = at @ _flat(1, 1, x, 0.012 * x * x)
        card.paint("-2.9,-3 2.9,-3 2.8,9 1.4,11 -1.4,11 -2.8,9", shift(CLOTH, 0.05), at=tooth, wobble=0)
    card.paint("-27,-52! 27,-52! 26,-46! 0,-43 -26,-46!", shift(CLOTH, 0.02), at=at)
    # the tureen
    at = affine(982, 1184, 1.1, -8)
    for q in ("-38,0 -54,-2 -52,12 -34,14", "38,0 54,-2 52,12 34,14"):
        card.paint(ribbon(q, (6, 7, 6), at), BLACK)
    card.paint("-41,-10! 41,-10! 32,24 0,33 -32,24", BLACK, at=at, lift=4)
    card.paint("-45,-11! -24,-32 0,-37 24,-32 45,-11! 0,-5", BRICK, at=at)
    card.paint(ROUND, CLOTH, at=at @ _flat(7, 6, 0, -38), lift=2)
