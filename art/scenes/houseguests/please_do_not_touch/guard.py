"""The guard: heavy on her chair, chin in one hand, thread from the other; felt slippers on, shoes beside."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import finger
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.please_do_not_touch.inks import BRICK, CREAM, DARK, GUARD, MUSTARD, SLATE, UMBER


def guard(card: Sheet, face: Face) -> None:
    """Lay chair, skirt and legs, the tunic that is too large, head, the arm that holds it up, the arm that plays."""
    _shoes(card)
    _seat(card)
    card.paint(
        "640,1380! 780,1330 980,1330 1120,1380! 1170,1480 1180,1640! 1000,1700 800,1690 620,1640! 590,1500",
        SLATE,
        angle=82,
        laps=90,
        grain=0.2,
        lift=9,
    )
    for fold in ("700,1400 690,1500 720,1640", "860,1380 880,1500 850,1670", "1040,1400 1060,1520 1040,1660"):
        card.paint(ribbon(fold, (3, 14, 4)), shift(SLATE, -0.07))
    for leg, slipper in (
        (
            "676,1640! 780,1650! 772,1800! 690,1800!",
            "660,1740! 780,1736! 800,1790 780,1840! 600,1840! 590,1800 620,1766",
        ),
        (
            "900,1670! 1000,1660! 1000,1800! 920,1800!",
            "896,1756! 1010,1750! 1040,1800 1020,1850! 850,1850! 836,1806 864,1776",
        ),
    ):
        card.paint(leg, mix(UMBER, GUARD.base, 0.4), angle=86, lift=4)
        card.paint(slipper, BRICK, angle=8, edge="torn", core=shift(BRICK, 0.14), wobble=4, lift=7)
    tunic = card.piece(
        "820,1080! 900,1030 1010,1020 1100,1050! 1180,1110 1220,1220 1236,1420! 1120,1470 960,1450 800,1466! 700,1430! 716,1300 740,1180",
        MUSTARD,
        angle=84,
        laps=80,
        grain=0.3,
        lift=11,
    )
    with card.inside(tunic):
        card.paint("930,1030! 960,1200 950,1460! 976,1470! 990,1220 1000,1030!", shift(MUSTARD, -0.08), angle=86)
        for y in (1180, 1260, 1340, 1420):
            card.paint(ROUND, DARK, at=affine(930, y, 13), lift=2)
        card.paint("1040,1300! 1150,1310! 1146,1330! 1038,1320!", shift(MUSTARD, -0.12))
        for fold in ("770,1160 800,1260 780,1400", "1120,1100 1090,1240 1110,1440"):
            card.paint(ribbon(fold, (4, 18, 5)), shift(MUSTARD, -0.06))
    card.paint("1020,1190! 1090,1180! 1096,1240! 1026,1250!", CREAM, lift=3)
    card.paint([ribbon("1034,1206 1080,1200", (4, 4)), ribbon("1036,1224 1066,1220", (4, 4))], UMBER, wobble=0.3)
    card.paint("884,1030! 960,1060 1040,1016! 1060,940! 900,950!", GUARD.shade, angle=80)
    card.paint(
        ["836,1070! 900,1012! 966,1100! 890,1150!", "976,1100! 1060,1006! 1110,1056! 1050,1140!"],
        CREAM,
        angle=30,
        lift=5,
    )
    card.paint("960,1090! 990,1088! 1004,1180 980,1210! 952,1180", DARK, lift=3)
    who = Head(card, face, 966, 892, 158, tilt=17, turn=-0.35, light=-1)
    who.draw()
    _cap(card, who)
    _propping_arm(card)
    _playing_arm(card)


def _seat(card: Sheet) -> None:
    card.paint(
        ["1150,1120! 1196,1116! 1210,1840! 1168,1840!", "640,1560! 668,1560! 676,1840! 650,1840!"],
        UMBER,
        angle=88,
        lift=4,
    )
    card.paint("1080,1090! 1230,1076! 1230,1140! 1086,1150!", UMBER, angle=4, lift=5)


def _shoes(card: Sheet) -> None:
    """Side by side, as if their owner stood in them."""
    for x, y in ((432, 1690), (520, 1716)):
        at = affine(x, y)
        card.paint("-80,26! 0,12 100,20! 120,40 0,50 -80,44", mix(CREAM, UMBER, 0.35), at=at, angle=4)
        card.paint(
            "-86,30! -104,10 -70,-14 -14,-22 20,-40! 30,-58! 78,-62! 88,10! 86,34! 52,34! 44,22! 0,30",
            DARK,
            at=at,
            angle=10,
            lift=6,
        )
        card.paint("18,-38! 30,-54! 78,-58! 70,-40 44,-32", shift(DARK, 0.12), at=at)
        card.paint(ribbon("-60,-2 -20,-12 10,-14", (3, 6, 3), at), shift(DARK, 0.14))


def _cap(card: Sheet, who: Head) -> None:
    """The peaked cap hangs on the back of her head, where it is kept cool."""
    who.lay(".10,-1.02! .44,-1.30 .86,-1.14 1.02,-.72! .92,-.48! .62,-.66 .30,-.92", MUSTARD, "flat", angle=30, lift=5)
    who.lay(
        ".08,-1.0! .32,-.90 .66,-.62 .90,-.46! .86,-.36! .58,-.52 .28,-.80 .06,-.90!", DARK, "flat", angle=40, lift=3
    )
    who.lay(".60,-1.02 .70,-.94 .64,-.82 .54,-.90", CREAM, "flat", lift=2)


def _propping_arm(card: Sheet) -> None:
    """Elbow on the knee; the cheek is pushed up into the eye by it."""
    sleeve = card.piece(
        "1050,1180! 1110,1160 1150,1200 1140,1300 1090,1420! 1000,1440! 950,1400! 1000,1290 1030,1220",
        shift(MUSTARD, -0.045),
        angle=60,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint(ribbon("1110,1190 1080,1300 1010,1410", (4, 14, 4)), shift(MUSTARD, -0.12))
    forearm = card.piece(
        "940,1400! 1020,1440 1090,1420! 1110,1300 1104,1180 1120,1110! 1030,1096! 1010,1200 980,1310",
        MUSTARD,
        angle=80,
        laps=50,
        lift=10,
    )
    with card.inside(forearm):
        card.paint(
            "1070,1100! 1130,1110! 1110,1300 1090,1430! 1040,1430! 1066,1300 1060,1190", shift(MUSTARD, -0.08), angle=82
        )
    card.paint("1016,1092! 1130,1104! 1124,1142! 1012,1130!", DARK, angle=8, lift=4)
    dark, flesh = mix(GUARD.shade, DARK, 0.35), mix(GUARD.base, GUARD.shade, 0.55)
    for line, wide in (("1122,1060 1134,990 1112,924", 38), ("1100,1056 1106,976 1078,918", 40)):
        card.paint(finger(line, wide), flesh, angle=60, grain=0.2, lift=5, wobble=0.5)
    palm = card.piece(
        "1022,1112! 1116,1124! 1142,1078 1146,1030 1110,1004! 1060,1030 1010,1046 966,1034! 956,1062 986,1092",
        flesh,
        angle=30,
        grain=0.2,
        lift=6,
    )
    with card.inside(palm):
        card.paint("1080,1130! 1160,1110! 1160,1020! 1126,1030 1096,1080", GUARD.shade, angle=80)
    for line, wide in (("1000,1070 950,1052 908,1046", 40), ("1010,1092 962,1084 926,1076", 36)):
        card.paint(finger(line, wide), flesh, angle=10, grain=0.2, lift=4, wobble=0.5)
    for line in ("948,1040 940,1054 946,1066", "1116,990 1128,994", "1088,978 1102,976"):
        card.paint(ribbon(line, (3, 6, 3)), dark)
    for x, y, turn in ((908, 1046, 190), (1078, 920, -110), (1112, 928, -110)):
        card.paint("-8,-10! 8,-11 14,0 8,11 -8,10!", mix(GUARD.base, CREAM, 0.5), at=affine(x, y, 1, turn), wobble=0.4)


def _playing_arm(card: Sheet) -> None:
    """Out on the knee, one finger up; a turn of thread round it."""
    sleeve = card.piece(
        "770,1150! 830,1110 880,1160 870,1260 840,1340! 780,1376 700,1360! 690,1300 730,1220",
        shift(MUSTARD, -0.03),
        angle=70,
        lift=10,
    )
    with card.inside(sleeve):
        card.paint(ribbon("830,1150 800,1250 740,1340", (4, 16, 5)), shift(MUSTARD, -0.1))
    card.paint(
        "700,1364! 790,1376! 850,1330! 880,1230 876,1150! 786,1130! 760,1220 720,1290",
        MUSTARD,
        angle=80,
        laps=50,
        lift=9,
    )
    card.paint("776,1126! 882,1146! 878,1184! 772,1166!", DARK, angle=8, lift=4)
    card.paint(finger("846,1112 856,1056 846,1000", 38), GUARD.base, lift=4, wobble=0.5)
    card.paint(
        "790,1136! 864,1150! 886,1100 872,1064! 820,1050 784,1066! 774,1100", GUARD.base, angle=70, grain=0.2, lift=5
    )
    for line, wide in (
        ("800,1080 780,1052 804,1090", 36),
        ("822,1072 812,1036 828,1084", 36),
        ("790,1110 764,1086 782,1116", 32),
    ):
        card.paint(finger(line, wide), mix(GUARD.base, GUARD.shade, 0.35), lift=3, wobble=0.5)
    card.paint("860,1064! 888,1100 866,1150! 840,1146! 856,1100", GUARD.shade, angle=80)
    card.paint([ribbon(f"830,{y} 846,{y + 4} 866,{y - 2}", (3, 4, 3)) for y in (1014, 1022, 1030)], CREAM, wobble=0.2)
