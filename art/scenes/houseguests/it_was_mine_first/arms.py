"""Two arms that will not let go: each comes down out of its puffed sleeve and has the saucer by the rim."""

from __future__ import annotations

from typing import Final, NamedTuple

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import finger
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.it_was_mine_first.inks import (
    DARK_SHADE,
    DARK_SKIN,
    NIGHT,
    PALE_SHADE,
    PALE_SKIN,
    torn,
)


class Arm(NamedTuple):
    """One arm with its hand: the fingers under the saucer (in hundredths), the thumb that lies on it."""

    outline: str
    crease: str
    fingers: tuple[str, str, str, str]
    thumb: str
    ball: str
    nail: str
    skin: Ink
    shade: Ink
    angle: float


LEFT: Final = Arm(
    outline=(
        "62,1090! 34,1180 14,1280 8,1380 32,1456 92,1496 180,1502 270,1490 340,1474 384,1488 424,1496 456,1484 474,1452 "
        "470,1416 446,1384 410,1366 372,1370 320,1364 262,1344 214,1310! 236,1240 252,1120!"
    ),
    crease="216,1312 176,1330 132,1338",
    fingers=(
        "4.2,14.76 4.7,14.92 5.1,14.9",
        "4.3,14.54 4.9,14.68 5.42,14.66",
        "4.34,14.3 5.0,14.46 5.6,14.44",
        "4.34,14.04 4.9,14.2 5.5,14.23",
    ),
    thumb="366,1380! 388,1366 410,1344 440,1328 474,1324 508,1332 524,1348 516,1364 486,1362 460,1366 446,1382 436,1404 416,1430! 376,1430!",
    ball="340,1378! 372,1380 396,1366! 424,1374 428,1396 408,1420! 416,1442 380,1452 344,1440!",
    nail="492,1342! 506,1345 514,1353 510,1362 494,1359",
    skin=DARK_SKIN,
    shade=DARK_SHADE,
    angle=40,
)
RIGHT: Final = Arm(
    outline=(
        "1150,1130! 1184,1230 1204,1320 1206,1400 1180,1474 1112,1512 1030,1512 940,1494 866,1476 826,1490 784,1496 752,1484 "
        "734,1452 738,1416 760,1384 796,1364 834,1368 890,1362 950,1346 996,1316! 978,1260 972,1170!"
    ),
    crease="994,1318 1034,1336 1078,1342",
    fingers=(
        "7.88,14.76 7.4,14.94 7.0,14.94",
        "7.78,14.54 7.2,14.7 6.7,14.7",
        "7.74,14.3 7.06,14.46 6.48,14.46",
        "7.74,14.04 7.1,14.2 6.54,14.22",
    ),
    thumb="840,1378! 818,1364 796,1342 766,1326 732,1322 698,1330 682,1346 690,1362 720,1360 746,1364 760,1380 770,1402 790,1428! 830,1428!",
    ball="866,1376! 834,1378 810,1364! 782,1372 778,1394 798,1418! 790,1440 826,1450 862,1438!",
    nail="714,1338! 700,1340 691,1348 694,1357 711,1355",
    skin=PALE_SKIN,
    shade=PALE_SHADE,
    angle=140,
)
UNIT: Final = affine(0, 0, 100)


def arm(card: Sheet, side: Arm) -> None:
    """Four fingers that will go under the saucer, and over their roots the arm and the palm in one piece."""
    for line in side.fingers:
        torn(card, [finger(line, 0.3, UNIT)], side.skin, 4, 3, 1.5, side.shade)
    torn(card, side.outline, side.skin, side.angle, 8, 3, side.shade)
    card.paint(ribbon(side.crease, (3, 7, 2)), mix(side.shade, NIGHT, 0.3))


def thumb(card: Sheet, side: Arm) -> None:
    """On the rim, nail upwards; its ball is the palm's."""
    torn(card, side.thumb, side.skin, side.angle, 5, 1.5, side.shade)
    card.paint(side.ball, side.skin, angle=side.angle, laps=80, wobble=0.5)
    card.paint(side.nail, shift(side.skin, 0.09))
