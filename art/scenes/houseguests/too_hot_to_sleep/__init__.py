"""Too Hot to Sleep: it has snowed on him alone; she, in summer, spoons it off, and a hand holds out a bowl."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.too_hot_to_sleep.inks import (
    BLUE,
    BROWN,
    CHALK,
    CLAY,
    DUSK,
    INDIGO,
    LINE,
    LIP,
    MELON,
    SNOW,
    TAN,
    THAW,
)
from art.scenes.houseguests.too_hot_to_sleep.winter import winter

__all__ = ["GROUND", "paint"]
GROUND = CLAY
HEAD: Final = affine(862, 520, 1.08, 9)
HAIR: Final = mix(BLUE, LINE, 0.5)
_UP: Final = affine(0, -80, 1)
"""How far spoon, bowl and the hands on them lie above the place that they are typed at."""


def paint(card: Sheet) -> None:
    """Lay the floor, the bed, him under his winter, her beside it, then the spoon and the bowl."""
    _floor(card)
    _pillow(card)
    winter(card)
    _trunk(card)
    _head(card)
    _arm(card)


def _floor(card: Sheet) -> None:
    """Boards beside the bed, an arm from below it, and the sheet's edge over that arm."""
    card.paint("1000,-40! 1240,-40! 1240,1840! 900,1840!", INDIGO, angle=86, laps=70, grain=0.4)
    for y in (150, 420, 700, 1010, 1290, 1560):
        card.paint(ribbon(f"960,{y} 1240,{y + 14}", (5, 6)), BLUE)
    for x, y, tilt in ((1114, 1022, 96), (1174, 1006, 82)):
        slip = affine(x, y, 1.35, tilt)
        card.paint("-44,-16 0,-20 38,-14 50,0 38,14 0,18 -44,15", MELON, at=slip, lift=6)
        card.paint("4,-18! 38,-14 50,0 38,14 4,18! -6,0", CHALK, at=slip, lift=3)
    card.paint(
        "1022,1572! 1024,1540 1032,1490 1040,1430 1070,1400! 1180,1400! 1176,1480 1142,1530 1120,1572!",
        TAN.base,
        at=_UP,
        angle=84,
        grain=0.22,
        lift=8,
    )
    _bowl(card)
    card.paint(
        "1022,1560! 1018,1510 1022,1456 1040,1404 1062,1376 1086,1382 1088,1404 1074,1440 1076,1490 1080,1540 1076,1590!",
        TAN.base,
        at=_UP,
        angle=84,
        grain=0.22,
    )
    card.paint("1058,1388! 1070,1380 1084,1386 1083,1400 1070,1410 1058,1404", mix(TAN.base, CHALK, 0.3), at=_UP)
    card.paint(ribbon("1076,1440 1072,1484 1084,1530", (2, 7, 2), _UP), TAN.shade)
    sleeve = card.piece(
        "1004,1466! 1112,1486! 1134,1556 1168,1626 1180,1690 1158,1742 1096,1772 1016,1790 920,1806! 920,1672! 1000,1656 "
        "1052,1632! 1038,1570 1016,1520",
        CHALK,
        angle=-40,
        lift=8,
    )
    outer = ((1108, 1470), (1132, 1556), (1166, 1630), (1176, 1690), (1154, 1738), (1090, 1768), (920, 1804))
    inner = ((1006, 1460), (1018, 1530), (1036, 1580), (1050, 1632), (1040, 1638), (1000, 1656), (920, 1674))
    with card.inside(sleeve):
        for t in (0.1, 0.36, 0.62, 0.88):
            run = " ".join(
                f"{a + t * (c - a):.0f},{b + t * (d - b):.0f}" for (a, b), (c, d) in zip(outer, inner, strict=True)
            )
            card.paint(ribbon(run, (14, 14)), DUSK)
        card.paint(ribbon("1046,1634 1078,1650 1104,1682", (7, 6, 2)), mix(CHALK, LINE, 0.6), wobble=0.3)
    card.paint(
        "-40,-40! 1160,-40! 1100,600 1040,1200 976,1840! -40,1840!", CLAY, angle=86, laps=120, grain=0.2, lift=16
    )
    card.paint(ribbon("1150,-40 1090,600 1030,1200 966,1840", (6, 6)), mix(CLAY, DUSK, 0.3))
    card.paint("-40,-40! 1160,-40! 1156,66! 560,84 -40,74!", BLUE, angle=2, lift=12)


def _bowl(card: Sheet) -> None:
    at = affine(1118, 1292, 1)
    card.paint(ROUND, MELON, at=affine(1118, 1292, 118), lift=14)
    card.paint(ROUND, shift(MELON, -0.12), at=affine(1118, 1292, 96))
    card.paint("-66,10 -60,-36 -20,-62 26,-60 62,-28 66,20 40,58 -10,68 -50,48", SNOW, at=at, angle=10, lift=5)
    card.paint(ribbon("-34,30 0,44 34,26", (2, 9, 2), at), THAW)


def _pillow(card: Sheet) -> None:
    card.paint(
        "640,170! 860,150 1120,176! 1098,420 1106,600 1060,790! 840,770 640,790! 656,520",
        CHALK,
        angle=6,
        grain=0.2,
        lift=10,
    )
    card.paint(ribbon("690,240 720,300 716,350", (2, 10, 2)), mix(CHALK, DUSK, 0.25))


def _trunk(card: Sheet) -> None:
    """A thin red shift, and the neck."""
    card.paint(
        "790,660! 920,660! 930,770 1030,812 1062,880 1040,960! 720,960! 690,880 716,820 790,780",
        BROWN.base,
        angle=84,
        grain=0.2,
        lift=8,
    )
    card.paint("784,700! 920,690! 912,770 860,800 800,776", BROWN.shade, angle=20)
    gown = card.piece(
        "734,816! 768,806! 800,900 870,936 940,896 984,806! 1018,812! 1030,900 1034,960! 1000,1080 984,1180 1010,1320"
        " 1000,1500 960,1680 950,1860! 590,1860! 640,1640 668,1440 700,1280 724,1140 720,1000 708,930!",
        MELON,
        angle=84,
        laps=80,
        grain=0.3,
        lift=12,
    )
    with card.inside(gown):
        for spec in (
            "940,1180 900,1260 860,1480 830,1860",
            "760,1240 760,1460 720,1860",
            "980,1240 940,1440 900,1860",
        ):
            card.paint(ribbon(spec, (2, 10, 12)), shift(MELON, -0.12))


def _head(card: Sheet) -> None:
    fan = card.piece(
        "-100,190! -150,236 -206,214 -212,150! -252,140 -262,60 -222,20! -258,-40 -256,-150 -196,-190! -190,-270"
        " -110,-330 -30,-310! 30,-352 130,-336 176,-270! 250,-270 300,-196 274,-120! 330,-80 330,20 280,60!"
        " 330,130 300,230 220,250! 220,330 150,350 110,290! 90,250 100,210 96,190!",
        HAIR,
        at=HEAD,
        angle=84,
        grain=0.4,
        lift=10,
    )
    for spec in (
        "-90,-180 -130,-240 -140,-280 -110,-296",
        "10,-200 30,-270 80,-300 120,-290",
        "110,-170 170,-220 226,-226 250,-200",
        "146,-70 210,-90 270,-60 286,-20",
        "150,40 210,80 256,130 260,180",
        "130,130 160,190 176,250 160,290",
        "-150,-90 -200,-120 -226,-90",
        "-150,20 -200,40 -228,80 -214,104",
        "-130,110 -166,150 -176,196",
    ):
        card.pattern(fan, ribbon(spec, (2, 9, 8, 2), HEAD), shift(HAIR, 0.16))
    face = card.piece(
        "-146,-60 -150,30 -128,120 -76,188 -6,208 66,188 124,118 148,30 142,-70 96,-160 0,-184 -98,-160",
        BROWN.base,
        at=HEAD,
        angle=84,
        grain=0.2,
        lift=4,
    )
    with card.inside(face):
        card.paint("150,-200! 96,-60 116,40 90,120 20,220! 200,200!", BROWN.shade, at=HEAD, angle=80)
    card.paint(
        "-160,40! -162,-60 -130,-150 -60,-204 20,-210 100,-186 150,-120 164,40! 140,0 128,-70 96,-128 50,-160! 10,-120"
        " -60,-96 -120,-60 -146,-10",
        HAIR,
        at=HEAD,
        angle=60,
        grain=0.4,
        lift=5,
    )
    _features(card)


def _features(card: Sheet) -> None:
    """Wide awake, and looking at him."""
    for spec, x, y in (
        ("-116,6! -96,-32 -58,-42 -24,-8! -30,28 -66,40 -104,28", -92, 4),
        ("28,-6! 54,-38 94,-32 116,8! 96,30 58,32 32,18", 48, 2),
    ):
        eye = card.piece(spec, CHALK, at=HEAD)
        with card.inside(eye):
            p = HEAD @ (x, y, 1.0)
            card.paint(ROUND, LINE, at=affine(float(p[0]), float(p[1]), 27))
            card.paint(ROUND, CHALK, at=affine(float(p[0]) - 8, float(p[1]) - 10, 6))
    card.paint(ribbon("-120,10 -98,-34 -58,-44 -22,-6", (3, 13, 13, 5), HEAD), LINE)
    card.paint(ribbon("26,-4 54,-40 94,-34 120,12", (5, 12, 12, 3), HEAD), LINE)
    card.paint(ribbon("-130,-70 -92,-104 -38,-84", (4, 17, 8), HEAD), HAIR)
    card.paint(ribbon("28,-66 78,-82 122,-50", (8, 15, 4), HEAD), HAIR)
    card.paint(ribbon("4,-16 -8,40 -30,78 -16,98 16,94", (2, 7, 8, 9, 2), HEAD), BROWN.shade)
    card.paint("-66,142! -38,124 -18,134 4,122 46,130! 20,164 -26,170", LIP, at=HEAD)
    card.paint(ribbon("-72,136 -20,147 54,122", (3, 8, 3), HEAD), LINE)


def _arm(card: Sheet) -> None:
    """One contour from the shoulder to the wrist; she holds the spoon."""
    steel = mix(DUSK, CHALK, 0.55)
    card.paint(
        "716,826! 780,840 800,920 798,1040 794,1180 786,1284 742,1346 676,1340 600,1262 516,1166 458,1104! 506,1052!"
        " 576,1106 640,1160 680,1170! 676,1090 676,980 682,880",
        BROWN.base,
        angle=70,
        grain=0.22,
        lift=12,
    )
    card.paint(ribbon("690,1172 714,1196 722,1226", (2, 9, 2)), BROWN.shade)
    card.paint(ribbon("478,1004 404,1030 340,1044 270,1050", (15, 16, 17, 20), _UP), steel, lift=6)
    card.paint("300,1034! 264,1000 214,996 176,1020 168,1060 194,1088 246,1086 286,1062", steel, at=_UP, lift=8)
    card.paint("282,1040 262,1010 246,972 214,980 190,1004 176,1036 186,1064 216,1076 254,1072", SNOW, at=_UP, lift=3)
    hand(card, "pinch", 486, 1082, 214, -138, BROWN, age=38, lift=6)
    card.paint(
        "442,1150! 474,1136 512,1116 528,1100! 552,1128! 534,1150 500,1174 466,1186!", CHALK, at=_UP, angle=-30, lift=6
    )
    card.paint(ribbon("454,1168 494,1154 540,1116", (5, 6, 5), _UP), MELON)
