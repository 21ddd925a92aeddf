"""The goat that eats the hem's lace."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.inks import BLACK, CLOTH, LINEN, MUSTARD, SLATE, UMBER

GOAT = (
    "1240,1180! 1160,1176 1080,1196 1020,1200! 980,1170 930,1150 890,1152! 850,1160 822,1190 800,1240! 776,1290 752,1340 "
    "736,1376! 728,1404 740,1426 764,1432! 800,1432 840,1420 866,1396! 890,1384 910,1380 924,1390! 930,1450 960,1510 "
    "1000,1540! 1010,1600 1006,1690 996,1860! 1066,1860! 1074,1720 1084,1630 1100,1580! 1150,1596 "
    "1200,1600 1240,1596!"
)

LACE = ((-40, 1668), (60, 1700), (190, 1720), (330, 1728), (450, 1726), (550, 1712), (626, 1672), (680, 1606), (716, 1536),
        (744, 1470), (772, 1412))  # fmt: skip
"""The border of the hem, sewn on as far as 500, then drawn up to its mouth."""


def _lace(card: Sheet) -> None:
    """A strip with scallops, as on the cuffs."""
    way = curve(" ".join(f"{x},{y}" for x, y in LACE) + " " + " ".join(f"{x},{y}" for x, y in LACE[-2:0:-1]))
    way = way[: len(way) // 2]
    steps = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    spots = [
        (float(np.interp(d, steps, way[:, 0])), float(np.interp(d, steps, way[:, 1])), float(d))
        for d in np.arange(0, steps[-1], 30)
    ]
    scallops = []
    for (x, y, _), (u, v, _) in pairwise(spots):
        long = float(np.hypot(u - x, v - y))
        scallops.append(curve(ROUND, affine((x + u) / 2 - 13 * (v - y) / long, (y + v) / 2 + 13 * (u - x) / long, 17)))
    card.paint(turned(scallops), LINEN, angle=4, lift=4, wobble=1)
    card.paint(ribbon(" ".join(f"{x},{y}" for x, y in LACE), (30, 30)), LINEN, angle=4, edge="torn", wobble=2, lift=3)
    holes = [curve(ROUND, affine(x, y, 4)) for x, y, _ in spots[1:-1]]
    card.paint(turned(holes), mix(CLOTH, LINEN, 0.25), wobble=0.3)


def goat(card: Sheet) -> None:
    """White, large, cropped by the right edge: head lowered to the cloth."""
    card.paint("1120,1560! 1190,1580 1180,1700 1172,1860! 1116,1860! 1126,1680!", shift(LINEN, -0.12), angle=86)
    _lace(card)
    # far horn
    card.paint("906,1160! 930,1080 990,1020 1070,1010! 1010,1050 970,1100 950,1170!", mix(SLATE, UMBER, 0.5), angle=-40)
    goat = card.piece(GOAT, LINEN, angle=30, laps=80, grain=0.3, edge="torn", core="#f4efe2", wobble=4, lift=9)
    with card.inside(goat):
        card.paint(
            "930,1390! 980,1440 1060,1470 1240,1470! 1240,1620! 1090,1600 1000,1560 940,1480!",
            shift(LINEN, -0.06),
            angle=20,
        )
        card.paint("736,1376! 760,1372 790,1380 800,1432! 740,1440 720,1410!", shift(LINEN, -0.1, 0.01), angle=20)
    card.paint(
        "872,1166! 880,1080 930,1000 1010,970! 1090,960 1130,990 1140,1020! 1080,1004 1010,1020 964,1070! 940,1110 930,1150 926,1176!",
        SLATE,
        angle=-40,
        lift=5,
    )
    for x, y, u, v in ((884, 1104, 936, 1130), (904, 1056, 956, 1086), (944, 1010, 986, 1048), (1000, 978, 1020, 1018)):
        card.paint(ribbon(f"{x},{y} {u},{v}", (5, 5)), shift(SLATE, -0.12))
    card.paint(
        "930,1180! 1000,1190 1060,1240 1080,1300! 1020,1300 960,1260 924,1216!", shift(LINEN, -0.07), angle=40, lift=5
    )
    card.paint("846,1238! 866,1222 890,1226 902,1244! 880,1256 858,1254!", MUSTARD, angle=10)
    card.paint("856,1236! 892,1238! 892,1247! 858,1246!", BLACK)
    card.paint("838,1240! 862,1212 892,1216 910,1240! 886,1230 862,1228!", shift(LINEN, -0.16), angle=10)
    card.paint(ribbon("746,1412 776,1408 812,1392", (3, 6, 3)), UMBER)
    card.paint("752,1376! 762,1366 772,1372 766,1382!", UMBER)
    card.paint(
        "830,1424! 870,1400! 866,1460 850,1510 826,1540! 824,1490!",
        shift(LINEN, -0.04),
        angle=80,
        edge="torn",
        wobble=3,
        lift=3,
    )
