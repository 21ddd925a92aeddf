"""Father, stiff as a plank on eleven centimetres and quite content; mother, across."""

from __future__ import annotations

from art.cutpaper.contour import DOT, affine, motif, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.move_over.inks import BROWN, BUTTER, CAST, CREAM, DARK, LIGHT, LILAC, PISTACHIO, PLUM


def father(card: Sheet) -> None:
    """Lay him with his far side already off the bed."""
    for foot in (
        "1030,1290! 1078,1290! 1084,1372 1094,1410 1070,1436 1040,1424 1030,1380",
        "1106,1280! 1150,1278! 1160,1360 1178,1396 1158,1424 1126,1416 1112,1370",
    ):
        sole = card.piece(foot, DARK.base, angle=84, edge="torn", wobble=2.5, lift=9)
        with card.inside(sole):
            x0, _, x1, y1 = card.box(sole)
            card.paint(
                f"{x0},{y1 - 56}! {x1},{y1 - 50}! {x1},{y1 + 5}! {x0},{y1 + 5}!",
                mix(DARK.base, "#e6bdb2", 0.3),
                edge="torn",
                wobble=3,
            )
            for k in range(4):
                card.paint(
                    ribbon(
                        f"{x0 + 16 + 12 * k:.0f},{y1 - 26 + 2 * abs(k - 1):.0f} {x0 + 17 + 12 * k:.0f},{y1:.0f}", (3, 4)
                    ),
                    DARK.shade,
                )
    trousers = card.piece(
        "1006,900! 1166,890! 1172,1100 1160,1320! 1098,1326! 1092,1080! 1084,1330! 1018,1332! 1000,1100",
        PISTACHIO,
        angle=88,
        edge="torn",
        core=CREAM,
        wobble=4,
        lift=9,
    )
    card.pattern(trousers, stripes(card.box(trousers), 34, 9, 89), mix(PISTACHIO, PLUM, 0.5))
    jacket = card.piece(
        "1030,590! 1120,584! 1170,620 1180,760 1172,960! 1090,974 1000,960! 996,760 1000,630",
        PISTACHIO,
        angle=88,
        edge="torn",
        core=CREAM,
        wobble=4,
        lift=9,
    )
    card.pattern(jacket, stripes(card.box(jacket), 34, 9, 88), mix(PISTACHIO, PLUM, 0.5))
    card.paint("1046,560! 1120,556! 1116,630! 1084,650 1050,632!", DARK.shade, angle=80)
    card.paint("1040,590! 1084,660! 1128,586! 1146,620! 1088,720! 1022,628!", CREAM, edge="torn", wobble=2, lift=3)
    for y in (760, 830, 900):
        card.paint(DOT, PLUM, at=affine(1078, y, 11), lift=2)
    Head(card, CAST["father"], 1070, 456, 106, tilt=8, turn=-0.1).draw()


def fathers_arm(card: Sheet) -> None:
    """One arm along the body, the other hangs over the edge."""
    card.paint(
        "1156,636! 1196,700 1214,860 1220,980! 1160,990! 1156,860 1140,740",
        mix(PISTACHIO, CREAM, 0.35),
        angle=86,
        edge="torn",
        core=CREAM,
        wobble=3,
        lift=8,
    )
    hand(card, "drop", 1188, 984, 96, 96, DARK, lift=5)
    card.paint(
        "1018,640! 1060,700 1052,860 1046,990! 992,992! 978,860 986,720",
        mix(PISTACHIO, CREAM, 0.35),
        angle=86,
        edge="torn",
        core=CREAM,
        wobble=3,
        lift=8,
    )
    hand(card, "flat", 1020, 986, 92, 92, DARK, flip=True, lift=5)


def mother(card: Sheet) -> None:
    """All across: stout, open-mouthed, one knee over whoever it was."""
    for spec in (
        "520,1120! 640,1080! 610,1220 560,1330 500,1390! 440,1350! 470,1240",
        "780,1060! 900,1010! 930,1120 900,1230 850,1310! 786,1290! 800,1180",
    ):
        card.paint(spec, LIGHT.base, angle=70, edge="torn", wobble=4, lift=8)
    gown = card.piece(
        "560,640! 680,600 790,610! 880,680 930,800 940,930! 930,1060 910,1150! 820,1200 700,1180 580,1230! 470,1210 440,1130! 430,980 450,820 500,700",
        BUTTER,
        angle=70,
        laps=90,
        edge="torn",
        core=CREAM,
        wobble=6,
        lift=12,
    )
    with card.inside(gown):
        card.paint(motif(card.box(gown), DOT, 74, 10, 20, 0), BROWN, thin=0.12, wobble=0.5)
        for fold in (
            "620,720 610,860 560,1010 560,1180",
            "800,700 850,860 830,1010 850,1160",
            "700,900 720,1040 690,1190",
        ):
            card.paint(ribbon(fold, (3, 15, 10, 3)), shift(BUTTER, -0.08), thin=0.1)
    card.paint("610,560! 720,540! 730,640! 680,690 620,660!", LIGHT.shade, angle=70)
    card.paint(
        "540,668! 600,640 670,700! 730,630 790,630! 760,710 676,760! 590,730", CREAM, edge="torn", wobble=3, lift=4
    )
    Head(card, CAST["mother"], 636, 506, 112, tilt=-24, turn=0.15).draw()
    # her other arm has found a child
    card.paint(
        "500,690! 450,780 420,880 440,960! 516,950! 520,880 560,800",
        mix(BUTTER, CREAM, 0.5),
        angle=70,
        edge="torn",
        core=CREAM,
        wobble=4,
        lift=8,
    )
    hand(card, "rest", 474, 946, 116, 96, LIGHT, lift=6)


def mothers_arm(card: Sheet) -> None:
    """The long one: across everything, on to his face."""
    card.paint(
        "770,640! 840,610 900,530 950,430! 1004,440! 1000,560 930,690 830,760!",
        mix(BUTTER, CREAM, 0.5),
        angle=-50,
        edge="torn",
        core=CREAM,
        wobble=4,
        lift=12,
    )
    card.paint("944,440! 962,404! 1012,424! 1004,458!", LILAC, edge="torn", wobble=2, lift=3)
    hand(card, "rest", 984, 424, 124, -22, LIGHT, lift=8)
