"""From Where I Am: a box at the opera, filled by a neighbour's hair; a bird has the end of her white lock."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

CLAY, PISTACHIO, SKY, CREAM, BROWN, MARIGOLD, PLUM = (
    "#d9a592",
    "#bdc9a4",
    "#bfd0d6",
    "#f2e8d7",
    "#a06c52",
    "#dda64b",
    "#47293f",
)
GROUND = CREAM
_LIP, _BLUSH = "#9c4c48", "#c9826c"
SKIN: Final = Skin("#d29b80", "#b87f68", PLUM, lip=_LIP, blush=_BLUSH)
_PIT: Final = mix(CLAY, PLUM, 0.62)
_HAIR: Final = shift(PLUM, -0.04)


def paint(card: Sheet) -> None:
    """Lay the stage, the rail, then the neighbour from her shoulders up, and who sits in her hair."""
    _stage(card)
    _singer(card)
    _house(card)
    _glasses(card)
    _shoulders(card)
    _profile(card)
    _features(card)
    hair = _hair(card)
    _ear(card)
    with card.inside(hair):
        _lock(card)
    _wisps(card)
    _bird(card)


def _stage(card: Sheet) -> None:
    card.paint("-40,150! 620,150! 620,1000! -40,1000!", SKY, angle=88, laps=120, edge="raw", ragged=40, thin=0.1)
    card.paint("-40,1000! 700,986! 700,1180! -40,1190!", PISTACHIO, angle=2, laps=50, lift=3)
    swag = card.piece(
        "-40,-40! 640,-40! 640,120! 560,250 440,300 330,268! 250,360 130,410 60,380! 66,620 40,840 52,1012! -40,1012!",
        CLAY,
        angle=70,
        laps=90,
        lift=10,
        edge="torn",
        core=CREAM,
        wobble=4,
    )
    folds = [
        ribbon("330,268 300,120 320,-40", (14, 20, 10)),
        ribbon("440,290 470,120 460,-40", (3, 14, 6)),
        ribbon("240,340 150,180 160,-40", (3, 18, 8)),
        ribbon("130,400 60,220 60,-40", (3, 18, 8)),
        ribbon("62,390 20,560 14,1010", (4, 14, 12)),
    ]
    card.pattern(swag, folds, shift(CLAY, -0.09), thin=0.2)


def _singer(card: Sheet) -> None:
    """On the stage, with her back to the house."""
    at = affine(436, -14, 1, 0, flip=True)
    card.paint("120,1066! 190,1044 300,1054 400,1084! 300,1100 180,1094", mix(PISTACHIO, PLUM, 0.3), at=at, angle=3)
    card.paint(
        "196,842! 174,852 148,890 134,922! 168,926 198,912! 190,980 164,1030 140,1068! 230,1080 320,1074 390,1080! "
        "310,1050 262,1000 250,912! 278,926 312,922! 298,890 272,852 250,842! 236,862 212,862!",
        PLUM,
        at=at,
        angle=84,
        lift=4,
    )
    card.paint("198,848! 212,838! 212,808! 234,808! 234,838! 248,848! 236,880 224,892 210,880", "#e0b49c", at=at)
    for x, y, r in ((223, 790, 27), (226, 757, 15)):
        card.paint(ROUND, BROWN, at=affine(436 - x, y - 14, r), lift=3, wobble=0.5)


def _house(card: Sheet) -> None:
    """What lies between: shells of the footlights, the dark of the pit, and the rail of our box."""
    for k in range(7):
        card.paint("-30,0! -34,-22 -18,-44 0,-50 18,-44 34,-22 30,0!", CREAM, at=affine(20 + 84 * k, 1196 - k), lift=4)
    card.paint("-40,1190! 900,1176! 900,1600! -40,1600!", _PIT, angle=3, laps=90, lift=5)
    card.paint("-40,1470! 640,1440! 700,1480! 700,1560! -40,1580!", shift(CLAY, -0.03), angle=2, laps=60, lift=10)
    card.paint("-40,1560! 700,1540! 700,1840! -40,1840!", mix(CLAY, PLUM, 0.22), angle=88, laps=80, lift=4)
    fringe = [ribbon(f"{x},1556 {x + 4},1626", (5, 4)) for x in range(-10, 640, 17)]
    card.paint(fringe, CREAM, wobble=0.3, lift=3)


def _glasses(card: Sheet) -> None:
    """Opera glasses that nobody uses, on the rail."""
    card.paint("120,1478! 330,1468! 420,1490 300,1506 130,1506!", mix(CLAY, PLUM, 0.3), angle=3)
    for x, lean in ((158, 12), (280, -12)):
        card.paint(
            f"{x + lean - 30},1334! {x + lean + 30},1334! {x + lean + 34},1370 {x + 52},1420! {x - 52},1420! {x + lean - 34},1370",
            PLUM,
            angle=84,
            lift=5,
        )
        card.paint(f"{x + lean - 34},1322! {x + lean + 34},1322! {x + lean + 34},1342! {x + lean - 34},1342!", MARIGOLD)
    card.paint("196,1372! 242,1372! 242,1424! 196,1424!", MARIGOLD, lift=3)
    for x in (158, 280):
        card.paint(ROUND, MARIGOLD, at=affine(x, 1428, 60), wobble=0.4, lift=6)
        card.paint(ROUND, PLUM, at=affine(x, 1428, 48), wobble=0.4)
        card.paint(ROUND, SKY, at=affine(x, 1428, 37), wobble=0.4)
        card.paint(f"{x - 26},1430! {x - 22},1410 {x - 4},1400! {x - 12},1414!", CREAM)


def _shoulders(card: Sheet) -> None:
    neck = card.piece(
        "520,1190! 560,1300 540,1420 470,1520! 700,1610 1000,1560 1110,1510! 1040,1450 980,1330 960,1080! 700,1040!",
        SKIN.shade,
        angle=84,
        laps=90,
        lift=6,
    )
    with card.inside(neck):
        card.paint("480,1200! 800,1080! 880,1180! 760,1236 640,1284 480,1290!", shift(SKIN.shade, -0.05), angle=30)
    gown = card.piece(
        "250,1840! 262,1730 300,1640 380,1570! 500,1600 700,1650 900,1620 1060,1530! 1150,1540 1250,1590! 1250,1840!",
        PISTACHIO,
        angle=80,
        laps=110,
        lift=8,
    )
    card.pattern(
        gown,
        [ribbon(f"{420 + 110 * k},1600 {380 + 112 * k},1840", (4, 16)) for k in range(8)],
        shift(PISTACHIO, -0.07),
        thin=0.2,
    )
    ruff = (
        "392,1500! 470,1452 540,1420! 590,1500! 640,1432! 700,1520! 760,1440! 822,1512! 880,1424! 940,1480! 1000,1384! "
        "1090,1440 1170,1500! 1180,1600! 1110,1570! 1070,1660! 990,1604! 930,1700! 850,1630! 770,1724! 700,1640! "
        "610,1716! 560,1626! 460,1676! 450,1590! 366,1600!"
    )
    patch = card.piece(ruff, CREAM, angle=70, laps=70, edge="cut", lift=12)
    pleats = [
        ribbon(q, (3, 12))
        for q in (
            "590,1500 560,1626",
            "700,1520 700,1640",
            "822,1512 850,1630",
            "940,1480 990,1604",
            "480,1470 450,1590",
            "1060,1440 1110,1570",
        )
    ]
    card.pattern(patch, pleats, shift(CREAM, -0.12), thin=0.1)


def _profile(card: Sheet) -> None:
    """Brow, nose, mouth and chin in one cut."""
    card.paint(
        "520,560! 470,630 438,700 430,770! 444,814! 424,872 384,928 344,972 332,992 340,1012 366,1022 400,1026! 394,1048 370,1070! "
        "372,1086 404,1096! 382,1112 386,1136 410,1150! 396,1180 396,1222 424,1258 480,1264! 580,1244 690,1190 780,1110! "
        "900,900 860,560!",
        SKIN.base,
        angle=82,
        laps=110,
        lift=12,
    )


def _features(card: Sheet) -> None:
    card.paint(
        "578,1020 630,996 684,1016 690,1066 640,1096 590,1076",
        mix(SKIN.base, _BLUSH, 0.38),
        angle=20,
        edge="raw",
        ragged=30,
    )
    # nostril, and the wing round it
    card.paint("364,1008! 378,998 398,1004 402,1016! 384,1014", SKIN.shade)
    card.paint(ribbon("404,958 432,976 436,1006 414,1026", (3, 8, 8, 3)), SKIN.shade)
    # what the years have drawn: from the nose to the mouth, and at the eye
    card.paint(
        [
            ribbon("462,1010 492,1040 500,1078", (2, 5, 2)),
            ribbon("628,876 660,884", (4, 2)),
            ribbon("624,896 652,914", (4, 2)),
        ],
        SKIN.shade,
        wobble=0.2,
    )
    # mouth
    card.paint("370,1070! 394,1058 430,1072 470,1096! 430,1094 404,1096!", _LIP)
    card.paint("404,1096! 430,1096 466,1097! 440,1126 410,1142 388,1134 384,1114!", shift(_LIP, 0.07))
    card.paint(ribbon("382,1084 424,1094 484,1098", (3, 5, 3)), PLUM, wobble=0.2)
    # eye: a wedge open to the front, lid half down
    card.paint("474,892! 464,872 468,848! 510,836 576,868! 530,888!", CREAM)
    card.paint("466,852! 480,840 496,846 500,870 490,892! 474,894 464,872!", PLUM)
    card.paint("440,850! 462,808 520,798 570,820 604,866! 552,850 500,846 456,864!", SKIN.shade, angle=12)
    card.paint(ribbon("436,872 460,860 510,846 560,856 612,884", (4, 12, 11, 8, 3)), PLUM, wobble=0.3)
    card.paint(ribbon("480,896 526,896 566,882", (2, 5, 2)), SKIN.shade)
    # brow
    card.paint("446,764! 470,722 530,700 600,716 650,752! 590,742 530,732 480,750!", _HAIR, angle=10, lift=2)


def _hair(card: Sheet) -> Patch:
    """The tower: off the top, with a slip of light at the far side."""
    hair = card.piece(
        "512,650! 470,560 420,420 412,240 450,60 520,-60! 1250,-60! 1250,200 1236,480 1190,760 1110,1020 "
        "1000,1200! 960,1270 900,1290 850,1250! 800,1180 790,1090! 846,1020 840,920 780,880! 720,900 690,960! 660,900 690,800 "
        "700,740! 640,650 580,630!",
        _HAIR,
        angle=84,
        laps=80,
        grain=0.4,
        edge="torn",
        core="#8d6a80",
        wobble=4,
        lift=14,
    )
    strands = [
        ribbon(
            f"{560 + 18 * k},{640 + 20 * k} {492 + 54 * k},{400 + 34 * k} {560 + 52 * k},{190 + 44 * k} {760 + 38 * k},{90 + 50 * k} "
            f"{1000 + 16 * k},{120 + 56 * k} {1190 - 6 * k},{250 + 60 * k}",
            (2, 7, 5, 7, 5, 2),
        )
        for k in range(-2, 9)
        if k != 1
    ]
    strands += [
        ribbon(
            f"{1180 - 36 * k},{640 + 14 * k} {1130 - 34 * k},{860 + 12 * k} {1030 - 22 * k},{1070 + 8 * k} {930 - 8 * k},{1262 - 6 * k}",
            (2, 7, 5, 2),
        )
        for k in range(9)
    ]
    card.pattern(hair, strands, shift(PLUM, 0.09), thin=0.25)
    return hair


def _ear(card: Sheet) -> None:
    card.paint(
        "700,960! 690,900 724,866 780,872 812,920 800,990 762,1040 734,1052 716,1020!", SKIN.base, angle=80, lift=5
    )
    card.paint(ribbon("722,930 744,896 782,908 784,950 754,994", (3, 9, 9, 8, 3)), SKIN.shade)
    card.paint(ribbon("738,1046 740,1076", (5, 5)), MARIGOLD, wobble=0.2)
    card.paint("740,1068! 776,1120 772,1164 740,1180 708,1164 704,1120!", MARIGOLD, lift=7)
    card.paint("728,1100! 722,1130 726,1150! 716,1140 716,1120!", mix(MARIGOLD, CREAM, 0.6))


def _lock(card: Sheet) -> None:
    """The white lock: out of the parting, up over the tower in three strands, and taut to where it is held."""
    for spec, widths, light in (
        (
            "640,700 556,520 548,420 566,320 630,236 740,214 850,250 930,310 986,376",
            (34, 36, 32, 30, 26, 20, 12, 7),
            -0.1,
        ),
        (
            "550,720 478,520 462,400 490,260 570,158 700,130 820,170 912,262 990,372",
            (26, 44, 46, 46, 44, 38, 24, 8),
            0.0,
        ),
        (
            "600,710 520,520 508,410 528,300 600,202 720,176 832,214 920,290 990,374",
            (46, 40, 40, 38, 34, 28, 16, 8),
            -0.045,
        ),
    ):
        strand = card.piece(ribbon(spec, widths), shift(CREAM, light), angle=80, laps=40, lift=6)
        card.pattern(strand, [ribbon(spec, (3, 5, 4, 3, 2))], shift(CREAM, light - 0.14), thin=0.2)


def _wisps(card: Sheet) -> None:
    wisps = [ribbon("964,336 974,400 950,450 968,510", (7, 6, 4, 2)), ribbon("950,316 956,390 926,430", (6, 5, 2))]
    card.paint(wisps, CREAM, wobble=0.3, lift=4)


def _bird(card: Sheet) -> None:
    """On the comb, leaning back with all it weighs."""
    comb = card.piece("890,690! 910,620 990,566 1080,566 1160,606 1186,670! 1190,720! 900,742!", CLAY, angle=8, lift=9)
    with card.inside(comb):
        slots = [ribbon(f"{926 + 34 * k},{676 - 3 * k} {934 + 32 * k},760", (7, 7)) for k in range(8)]
        card.paint(slots, _HAIR, wobble=0.3)
    over = card.piece(
        "694,792! 760,736 860,712 980,712 1090,700 1196,660 1250,600! 1250,700 1190,790! 1080,840 960,842 860,830 770,848 706,900! 672,860!",
        _HAIR,
        angle=4,
        lift=7,
        edge="torn",
        core="#8d6a80",
        wobble=2,
    )
    sweep = [
        ribbon(f"{700 + 8 * k},{830 + 14 * k} 830,{750 + 20 * k} 1010,{736 + 22 * k} 1220,{668 + 30 * k}", (2, 6, 5, 2))
        for k in range(4)
    ]
    card.pattern(over, sweep, shift(PLUM, 0.09), thin=0.25)
    card.paint(
        [ribbon("1046,520 1030,560 1026,580", (6, 5, 5)), ribbon("1076,520 1070,556 1072,576", (6, 5, 5))],
        BROWN,
        wobble=0.3,
        lift=3,
    )
    card.paint(
        "984,384! 1000,364 1030,350 1058,364 1074,400 1110,440 1130,490! 1180,560 1200,600! 1150,600 1110,556! 1070,548 1030,530 "
        "1004,480 1004,420!",
        MARIGOLD,
        angle=60,
        lift=9,
    )
    card.paint("1060,420! 1100,444 1126,490 1150,556! 1090,530 1054,480!", BROWN, angle=50, lift=4)
    card.paint("1004,396! 976,372! 974,388! 1000,412!", BROWN, lift=2)
    card.paint("0,-7 7,0 0,7 -7,0", PLUM, at=affine(1024, 388), wobble=0.2)
