"""The woman: a back like a hill, a collar, an arm behind the house and one before it, a hand flat upon the wall."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_still_warm.inks import BRICK, DARK, SKIN, TEAL

BACK: Final = (
    "380,640! 520,560 640,440 760,350 900,290 1050,276 1160,310 1250,380! 1250,1700! 1120,1726 960,1722 850,1690 790,1610! "
    "520,1400! 300,1330! 214,1238! 100,1336! 72,1270 56,1180 60,1100 90,980 150,870 240,760"
)
NEAR: Final = (
    "1250,760! 1130,800 1040,880 960,980 840,1066 700,1104 590,1116 490,1124! 480,1300! 600,1322 740,1332 900,1332 1040,1312 "
    "1160,1252 1250,1160!"
)
HAND: Final = (
    "490,1138! 430,1128 384,1098 330,1058 298,1046 276,1056 284,1082! 316,1112 350,1138! 290,1134 216,1134 190,1142 188,1162 "
    "208,1172! 172,1172 150,1182 150,1202 174,1212! 180,1212 160,1224 164,1244 190,1252! 216,1252 204,1264 210,1282 240,1288! "
    "320,1302 400,1306 490,1292!"
)
FAR_HAND: Final = (
    "240,1240! 160,1256 108,1316! 112,1362 130,1400 166,1428! 214,1436 258,1440 280,1433 286,1417! 276,1404 254,1400! 292,1406 "
    "318,1404 326,1388! 318,1374 298,1370! 312,1372 332,1368 339,1354! 330,1339 308,1335! 316,1334 324,1326 325,1314! "
    "316,1300 290,1294 256,1288!"
)


def back(card: Sheet) -> None:
    """Coat, skirt and the arm that goes round behind, in one cut."""
    card.piece(BACK, DARK, angle=70, laps=120, lift=10)
    for fold in ("1120,1380 1100,1500 1110,1690", "960,1370 930,1500 950,1690"):
        card.paint(ribbon(fold, (3, 9, 3)), shift(DARK, 0.1), wobble=0.6, thin=0.2)


def collar(card: Sheet) -> None:
    """Knitted, up to where the hair ends."""
    knit = card.piece(
        "960,420! 1070,384 1180,424 1250,520! 1250,900! 1080,860! 1130,740 1110,620 1060,520!", TEAL, lift=9
    )
    ribs = [
        ribbon(
            f"{1000 + 26 * k},{470 + 44 * k} {1080 + 26 * k},{420 + 36 * k} {1180 + 14 * k},{390 + 36 * k}", (4, 7, 4)
        )
        for k in range(-1, 10)
    ]
    card.pattern(knit, ribs, shift(TEAL, -0.08), thin=0.1)


def far_hand(card: Sheet) -> None:
    """What is left of the far arm comes round the corner of the house: a cuff, and four fingertips on the plaster."""
    shade, crease = mix(SKIN, BRICK, 0.28), mix(SKIN, BRICK, 0.72)
    hand = card.piece(FAR_HAND, SKIN, angle=12, grain=0.2, lift=6)
    with card.inside(hand):
        card.paint("100,1372! 150,1412 206,1420 258,1426 296,1420! 296,1460! 100,1460!", shade, angle=8, grain=0.2)
    for spec in ("254,1400 214,1397 178,1390", "298,1370 242,1366 186,1360", "308,1335 252,1331 200,1326"):
        card.paint(ribbon(spec, (2, 5, 2)), crease, wobble=0.3)
    for x, y in ((266, 1419), (304, 1388), (316, 1353), (300, 1316)):
        at = affine(x, y, 1, 5)
        card.paint("14,-8! -8,-9 -12,0 -8,9 14,7!", shift(SKIN, 0.06), at=at, wobble=0.3)
        card.paint(ribbon("-42,-8 -46,0 -42,8", (1, 4, 1), at), crease, wobble=0.3)
    card.paint("188,1198! 230,1246! 126,1362! 74,1318!", TEAL, angle=130, lift=5)


def near_arm(card: Sheet) -> None:
    """From the shoulder across the front, to a hand that feels how much is left."""
    _hand(card)
    sleeve = card.piece(NEAR, shift(DARK, 0.06), angle=20, laps=110, lift=14)
    folds = ("1230,880 1130,950 1050,1050 960,1130", "1240,1010 1160,1090 1080,1160", "700,1120 660,1180 664,1240")
    card.pattern(sleeve, [ribbon(fold, (3, 9, 3)) for fold in folds], shift(DARK, 0.13), thin=0.2)
    card.paint("546,1108! 474,1114! 466,1310! 536,1318!", TEAL, angle=88, lift=5)


def _hand(card: Sheet) -> None:
    shade, crease = mix(SKIN, BRICK, 0.28), mix(SKIN, BRICK, 0.72)
    palm = card.piece(HAND, SKIN, angle=4, grain=0.2, lift=6)
    with card.inside(palm):
        card.paint("500,1250! 420,1268 330,1256 190,1254! 190,1310! 500,1320!", shade, angle=4, grain=0.2)
        card.paint("350,1136! 400,1150 440,1150 490,1146! 490,1170! 420,1168", shade, angle=4, grain=0.2)
    for spec in (
        "204,1172 280,1172 356,1178",
        "170,1212 270,1210 352,1214",
        "186,1252 270,1248 346,1248",
        "344,1136 372,1142 396,1152",
    ):
        card.paint(ribbon(spec, (2, 5, 2)), crease, wobble=0.3)
    for x, y in ((206, 1150), (168, 1190), (184, 1232), (226, 1270)):
        card.paint(
            f"{x - 14},{y - 8} {x + 8},{y - 9}! {x + 12},{y} {x + 8},{y + 9}! {x - 14},{y + 7}",
            shift(SKIN, 0.06),
            wobble=0.3,
        )
    for x, y in ((292, 1152), (272, 1191), (280, 1230), (300, 1270)):
        card.paint(ribbon(f"{x},{y - 9} {x + 5},{y} {x},{y + 9}", (1, 4, 1)), crease, wobble=0.3)
