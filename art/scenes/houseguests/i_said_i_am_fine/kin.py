"""Who eats off the cloth, and who holds its other end."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import (
    BEET,
    BLACK,
    BRICK,
    CLOTH,
    FLESH,
    FOLD,
    SHADE,
    SKIN,
    UMBER,
    brushed,
)

WHITE: Final = mix(CLOTH, UMBER, 0.12)
CAST: Final = {
    "grandmother": Face(
        SKIN,
        84,
        "pear",
        "hook",
        "smooth",
        "thin",
        "thin",
        "knot",
        WHITE,
        feels=feel("smug", gaze=(0.2, 0.6), lids=(0.1, 0.08)),
    ),
    "girl": Face(
        SKIN,
        8,
        "egg",
        "hook",
        "almond",
        "plain",
        "flat",
        "one_plait",
        mix(BLACK, BRICK, 0.1),
        feels=feel("mischief", part=0.0, gaze=(0.0, 0.0)),
    ),
}


def grandmother(card: Sheet) -> None:
    """Lay her chair, the black dress and the spoon on its way."""
    # chair
    card.paint(ribbon("800,980 796,1300 790,1570", (16, 14, 14)), mix(UMBER, BRICK, 0.4))
    card.paint(ribbon("990,980 994,1300 1000,1570", (16, 14, 14)), mix(UMBER, BRICK, 0.4))
    card.paint("786,960! 890,940 1004,960! 1004,1000! 890,984 786,1000!", mix(UMBER, BRICK, 0.4), lift=4)
    card.paint("780,1380! 1010,1380! 1010,1410! 780,1410!", mix(UMBER, BRICK, 0.4), lift=4)
    for x in (862, 934):
        card.paint(
            f"{x - 26},1520! {x + 26},1520! {x + 30},1556 {x + 22},1566 {x - 22},1566 {x - 30},1556", BEET, lift=3
        )
    brushed(
        card,
        "850,1000! 900,990 950,1000! 1000,1040 1020,1140 1010,1300 1000,1400 1010,1530! 780,1530! 790,1400 780,1300 776,1140"
        " 800,1040",
        BLACK,
        80,
        ragged=6,
        lift=6,
    )
    card.paint("868,960! 916,960! 926,1010 892,1024 858,1010!", mix(FLESH, SHADE, 0.6))
    Head(card, CAST["grandmother"], 892, 902, 86, turn=-0.4).draw()
    collar = "842,998! 890,1010 942,996! 962,1020 894,1046 826,1022!"
    brushed(card, collar, CLOTH, 10, ragged=3, lift=3)
    # the arm with the spoon
    hand(card, "pinch", 986, 1054, 66, -140, SKIN, age=84, part="under")
    card.paint(ribbon("966,1022 920,986 884,962", (6, 5, 5)), mix(CLOTH, UMBER, 0.45))
    card.paint(ROUND, mix(CLOTH, UMBER, 0.45), at=affine(876, 956, 1, 38) @ np.diag([15, 7, 1]))
    hand(card, "pinch", 986, 1054, 66, -140, SKIN, age=84, part="over")
    brushed(
        card,
        "968,1016! 1006,1046 1046,1110 1026,1160 950,1130 930,1070! 960,1066 962,1058!",
        shift(BLACK, 0.06),
        60,
        ragged=3,
        lift=4,
    )


def girl(card: Sheet) -> None:
    """Lay her from the shoes up, the corner of the cloth in her mouth."""
    for x in (1102, 1146):
        card.paint(f"{x - 15},1470! {x + 15},1470! {x + 12},1622! {x - 10},1622!", BLACK)
        shoe(card, "shoe", x, 1614, 66, 0, mix(UMBER, BLACK, 0.75), flip=True, lift=3)
    card.paint("1110,1220! 1150,1210! 1152,1276! 1108,1280!", mix(FLESH, SHADE, 0.6))
    brushed(
        card, "1092,1252! 1146,1246! 1180,1290 1194,1400 1206,1510! 1040,1516! 1066,1400 1072,1320", BRICK, 80, lift=6
    )
    brushed(
        card,
        "1126,1274! 1160,1270 1188,1340 1200,1400! 1176,1424 1156,1420! 1140,1360",
        mix(BRICK, BLACK, 0.26),
        80,
        ragged=3,
    )
    brushed(card, "1090,1246! 1150,1238! 1160,1262! 1092,1272!", CLOTH, 4, ragged=3, lift=3)
    Head(card, CAST["girl"], 1128, 1156, 84, turn=-1, view="side").draw()


def nip(card: Sheet) -> None:
    """Lay her grin, the tip of the far corner in it, and her teeth over that."""
    card.paint("1081,1204! 1098,1206 1116,1196! 1113,1211 1103,1222 1087,1225!", BLACK)
    card.paint("1074,1207! 1090,1208 1103,1209! 1100,1217 1088,1219 1074,1221!", CLOTH)
    card.paint(ribbon("1066,1217 1080,1218 1096,1216", (2, 3, 1)), FOLD)
    card.paint("1082,1202! 1098,1204 1114,1196! 1111,1206 1100,1211 1083,1212!", shift(CLOTH, 0.06))
    for q in ("1090,1203 1090,1212", "1098,1204 1098,1212", "1106,1200 1105,1209"):
        card.paint(ribbon(q, (1.2, 1.2)), UMBER)
    card.paint(ribbon("1083,1213 1100,1212 1112,1206", (2, 2, 1)), BLACK)
    card.paint(ribbon("1080,1201 1098,1203 1117,1193", (3, 4, 2)), BRICK)
    card.paint(ribbon("1088,1226 1103,1223 1113,1212", (3, 4, 1)), BRICK)
    card.paint(ribbon("1115,1184 1121,1194 1118,1206", (1, 3, 1)), SHADE)
