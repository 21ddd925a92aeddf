"""The three: one knits and looks down, one lets an olive fall, one has fallen asleep."""

from __future__ import annotations

from typing import Any

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.cast import (
    BONE,
    BROWN,
    CAST,
    CHALK,
    FAIR,
    GREY,
    LINE,
    OLIVE,
    SLATE,
    TAN,
    UMBER,
)


def cloth(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> Patch:
    """Lay a piece of clothing, torn finely, without fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "wobble": 2.4, "lift": 9, "angle": 82, "laps": 60, **how})


def shin(card: Sheet, spec: str, shade: str, ink: Ink, rings: Ink | None = None) -> None:
    """Lay a stocking from below the hem to the ankle, its far side darker, perhaps with rings."""
    whole = cloth(card, spec, ink, lift=8, laps=30)
    with card.inside(whole):
        card.paint(shade, shift(ink, -0.07), angle=84, edge="torn", wobble=2)
        if rings is not None:
            _, y0, _, y1 = card.box(whole)
            card.pattern(
                whole,
                [ribbon(f"0,{y} 600,{y - 10} 1200,{y - 40}", (20, 20, 20)) for y in range(int(y0), int(y1) + 60, 46)],
                rings,
            )


SHOE = "-.34,-.42! -.1,-.28 .14,-.4! .3,-.22 .66,-.08 1.0,.06 1.1,.26! .4,.3 .1,.22! .06,.34! -.3,.36! -.4,0"
"""A shoe in profile, the heel at (-.3, .36), the toe to +x."""


def shoe(card: Sheet, x: float, y: float, size: float, tilt: float, ink: Ink, flip: bool = False) -> None:
    """Lay a shoe with its sole."""
    at = affine(x, y, size, tilt, flip)
    whole = cloth(card, SHOE, ink, at=at, wobble=1.4, lift=7, angle=tilt, laps=30)
    with card.inside(whole):
        card.paint("-.6,.2! .1,.14 1.2,.16! 1.2,.5! -.6,.5!", shift(ink, -0.09), at=at, angle=tilt)


def aiming(card: Sheet) -> None:
    """Thin, on the right, from the side against the sky; the arm reaches out over the path."""
    shin(
        card,
        "812,1040! 904,1036! 904,1180 884,1300 878,1400! 836,1404! 826,1300 812,1180!",
        "812,1040! 846,1040 846,1240 850,1420! 800,1420!",
        mix(TAN, BONE, 0.35),
        UMBER,
    )
    shoe(card, 862, 1418, 84, 22, LINE)
    shin(
        card,
        "930,1030! 1024,1000! 1056,1130 1092,1240 1128,1330! 1090,1350! 1030,1270 964,1180!",
        "930,1030! 960,1026 1000,1180 1110,1360! 1000,1290!",
        mix(TAN, BONE, 0.35),
        UMBER,
    )
    shoe(card, 1126, 1352, 84, -14, LINE)
    coat = cloth(
        card,
        "866,560! 806,600 786,700 794,820 786,900 778,980 800,1058! 850,1080 912,1076 980,1062 1044,1016! "
        "1050,940 1010,870 1000,760 1010,640 980,560!",
        UMBER,
        grain=0.4,
    )
    with card.inside(coat):
        card.paint(
            "700,940! 790,886 900,900 1000,866 1100,900! 1100,1200! 700,1200!",
            shift(UMBER, 0.07),
            angle=4,
            edge="torn",
            wobble=3,
        )
        for fold in ("912,920 904,990 912,1070",):
            card.paint(ribbon(fold, (4, 18, 10)), shift(UMBER, -0.03), thin=0.12)
    card.paint("874,470! 950,450! 968,580 930,620 870,600!", BROWN.shade, angle=84)
    cloth(card, "880,560! 930,590 974,540! 1000,572 950,626 872,610!", BONE, wobble=2, lift=5)
    hand(card, "pinch", 1090, 708, 104, 38, BROWN, age=79, lift=4)
    arm = cloth(
        card,
        "828,700! 836,620 880,592 930,600 1000,632 1050,648 1112,672! 1082,748! 1030,738 980,748 920,790 860,790!",
        shift(UMBER, 0.055),
        lift=9,
        angle=16,
    )
    with card.inside(arm):
        card.paint(
            "820,730! 900,740 960,710 1040,700 1100,724! 1080,840! 820,840!", shift(UMBER, 0.0), angle=16, edge="torn"
        )
    card.paint("1106,664! 1076,744! 1100,756! 1132,680!", BONE, edge="torn", wobble=1.2, lift=4)
    card.paint(
        "1,0 .7,.6 0,.76 -.7,.6 -1,0 -.7,-.6 0,-.76 .7,-.6", LINE, at=affine(1176, 806, 22, 60), edge="torn", wobble=1
    )
    Head(card, CAST["aiming"], 926, 380, 150, tilt=10, turn=1, view="side").draw()


def knitting(card: Sheet) -> None:
    """Huge, in the middle; what she knits hangs down to the ground."""
    shin(
        card,
        "560,1060! 716,1050! 700,1220 640,1330 566,1420! 500,1390! 530,1300 560,1220!",
        "640,1060! 720,1050! 700,1240 600,1420! 560,1420! 640,1260!",
        SLATE,
    )
    shoe(card, 526, 1424, 112, -12, UMBER, flip=True)
    shin(
        card,
        "326,1070! 484,1070! 496,1230 540,1330 606,1410! 546,1454! 440,1360 370,1250!",
        "326,1070! 390,1070 430,1270 570,1450! 480,1440! 360,1280!",
        shift(SLATE, 0.04),
    )
    shoe(card, 584, 1446, 116, 14, UMBER)
    skirt = cloth(
        card,
        "280,880! 268,960 276,1030 300,1096! 380,1122 450,1122 510,1108 580,1114 660,1106 734,1072! 752,1000 756,940 730,870!",
        mix(TAN, BONE, 0.5),
        laps=70,
    )
    with card.inside(skirt):
        card.paint(
            "240,1056! 310,1082 400,1092 508,1080 600,1082 680,1066 760,1026! 780,1230! 240,1230!",
            shift(TAN, -0.02),
            angle=2,
        )
        card.paint(ribbon("512,960 506,1030 512,1110", (6, 20, 10)), shift(TAN, -0.1), edge="torn")
    body = cloth(
        card,
        "380,640! 300,690 250,790 240,900 270,986! 400,1016 620,1010 760,970! 790,880 770,770 716,690 630,640!",
        SLATE,
        laps=80,
        lift=12,
    )
    with card.inside(body):
        card.paint(
            "430,640! 580,640! 600,760 560,900 540,1020! 450,1020! 440,860", CHALK, angle=86, edge="torn", wobble=3
        )
        card.paint("220,640! 330,720 310,850 350,1020! 220,1020!", shift(SLATE, -0.08), angle=80, edge="torn", wobble=4)
    card.paint("420,590! 600,590! 610,690 520,740 410,690!", OLIVE.shade, angle=86)
    cloth(card, "392,650! 450,720 512,728 500,780 400,760 356,690!", CHALK, wobble=2, lift=6)
    cloth(card, "632,650! 580,720 512,728 530,784 630,760 670,690!", CHALK, wobble=2, lift=6)
    for spec, dark in (
        (
            "310,690! 240,780 226,890 280,980 400,1000 480,970! 490,890! 420,880 376,850 390,770 380,700!",
            "226,880! 300,930 420,930 500,900! 480,1010! 250,1010!",
        ),
        (
            "716,690! 788,780 800,890 750,980 640,1000 560,970! 552,890! 620,880 662,850 648,770 656,700!",
            "800,880! 730,930 620,930 540,900! 560,1010! 780,1010!",
        ),
    ):
        sleeve = cloth(card, spec, shift(SLATE, 0.045), lift=10, angle=60)
        with card.inside(sleeve):
            card.paint(dark, shift(SLATE, -0.03), angle=10, edge="torn", wobble=3)
    Head(card, CAST["huge"], 512, 420, 226, tilt=-7, turn=0.4).draw()


def strip(card: Sheet) -> None:
    """Lay what she knits: from her lap over the knee to the path, where it lies in a fold."""
    long = cloth(
        card,
        "450,880! 592,876! 600,960 640,1050 716,1140 748,1300 752,1500 742,1640 790,1712 900,1730 1000,1716! 1004,1796! "
        "880,1812 740,1800 652,1740 640,1620 648,1440 640,1300 600,1180 500,1060 448,980!",
        BONE,
        lift=10,
        wobble=2,
    )
    inks = (UMBER, TAN, GREY, SLATE)
    lines = [(f"430,{900 + 44 * k} {620},{890 + 30 * k}", k) for k in range(4)]
    lines += [(f"{520 + 26 * k},{1130 + 34 * k} {690 + 26 * k},{1010 + 46 * k}", k) for k in range(4)]
    lines += [(f"600,{1230 + 46 * k} 800,{1204 + 46 * k}", k) for k in range(11)]
    lines += [(f"{690 + 50 * k},1830 {716 + 48 * k},1690", k) for k in range(7)]
    for i, ink in enumerate(inks):
        card.pattern(long, [ribbon(line, (19, 19)) for line, k in lines if k % 4 == i], ink, thin=0.05)
    for spec in ("398,850 520,900 640,930", "650,846 530,900 410,940"):
        card.paint(ribbon(spec, (10, 10, 6)), LINE, lift=4, edge="torn", wobble=1)
    for x, y in ((396, 848), (652, 844)):
        card.paint(ROUND, TAN, at=affine(x, y, 13), lift=3, edge="torn", wobble=1)


def sleeping(card: Sheet) -> None:
    """Round, at the edge, with her cheek on the other's shoulder."""
    for a, b in (
        ("56,1070! 140,1070! 134,1220 118,1310 112,1350! 68,1350! 62,1260", "56,1070! 84,1070 82,1360! 40,1360!"),
        (
            "160,1070! 250,1066! 244,1220 214,1320 196,1376! 154,1366! 168,1280",
            "160,1070! 196,1070 170,1380! 140,1380!",
        ),
    ):
        shin(card, a, b, GREY)
    shoe(card, 96, 1368, 76, 8, LINE)
    shoe(card, 170, 1390, 76, 30, LINE)
    skirt = cloth(
        card,
        "-60,900! -60,1090! 40,1106 100,1114 160,1108 220,1100 258,1064! 272,1000 270,900!",
        mix(UMBER, TAN, 0.5),
    )
    with card.inside(skirt):
        card.paint("-60,1060! 60,1090 152,1070! 210,1086 300,1020! 300,1200! -60,1200!", shift(UMBER, 0.02), angle=3)
    shawl = cloth(
        card, "120,740! 20,800 -60,900! -60,1060! 100,1080 260,1040 300,960! 310,860 270,770!", TAN, laps=70, lift=10
    )
    with card.inside(shawl):
        for line in ("40,800 130,920 240,1030", "300,820 200,920 60,1050"):
            card.paint(ribbon(line, (10, 14, 8)), shift(TAN, -0.1), edge="torn", wobble=2)
    cloth(card, "192,872! 256,862! 274,1010! 210,1022!", SLATE, wobble=1.4, lift=6, angle=80)
    cloth(card, "196,832! 248,824! 258,866! 192,876!", CHALK, wobble=1.4, lift=4, angle=80)
    cloth(card, "60,960! 170,990 310,936! 300,1000 250,1050 100,1076!", shift(TAN, -0.045), lift=8, angle=-20)
    card.paint("130,740! 240,720! 250,800 180,830 120,800!", FAIR.shade, angle=84)
    Head(card, CAST["sleepy"], 214, 664, 146, tilt=22, turn=0.3).draw()
