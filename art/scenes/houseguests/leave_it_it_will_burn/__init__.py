"""Leave It, It Will Burn: she dances him through the kitchen; above them somebody fishes for apricot and has plum."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    HERS,
    HIS,
    OCHRE,
    OLIVE,
    SLATE,
    UMBER,
    WHITE,
)
from art.scenes.houseguests.leave_it_it_will_burn.kitchen import kitchen, table

GROUND = CREAM
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the kitchen, him, the table, and over both of them her."""
    kitchen(card)
    _his_legs(card)
    table(card)
    _his_trunk(card)
    _her_legs(card)
    _her(card)


def torn(card: Sheet, spec: Any, ink: Ink, angle: float = 84, lift: float = 6, core: Ink = WHITE, **more: Any) -> Patch:
    """Lay a torn piece with a pale edge."""
    return card.piece(spec, ink, angle=angle, edge="torn", core=core, wobble=4, lift=lift, **more)


def _his_legs(card: Sheet) -> None:
    # the one he stands on, by the tip of a slipper
    torn(card, ribbon("560,1040 520,1300 560,1600", (130, 104, 74)), shift(OLIVE, -0.1), lift=4)
    torn(card, "520,1590! 600,1590! 616,1650 590,1706 556,1700 530,1650!", UMBER, 80, 4)


def _his_trunk(card: Sheet) -> None:
    """He is bent like a reed and does not fall."""
    shirt = torn(
        card,
        "560,520! 480,560 430,650 420,780 440,920 480,1060! 640,1100 820,1080! 800,800 740,600 680,530!",
        WHITE,
        80,
        7,
        core="#fff6e2",
        laps=50,
    )
    card.pattern(
        shirt,
        [ribbon(f"{x},500 {x - 20},760 {x + 10},1100", (4, 4)) for x in range(420, 840, 34)],
        mix(SLATE, CREAM, 0.45),
        thin=0.15,
    )
    with card.inside(shirt):
        for line in ("440,760 500,800 540,790", "430,900 500,930 560,910", "470,640 500,700 490,760"):
            card.paint(ribbon(line, (4, 20, 5)), mix(CREAM, SLATE, 0.35), thin=0.1)
        card.paint(ribbon("520,540 486,760 520,1080", (30, 30)), BLACK, edge="torn", wobble=2)
    torn(
        card,
        ribbon(
            "500,548 420,500 330,520 300,620 350,690 410,640 390,560 310,470 216,500",
            (31, 31, 30, 29, 28, 27, 26, 25, 24),
        ),
        BLACK,
        20,
        8,
        core=UMBER,
    )
    torn(card, "196,480! 236,470! 246,516! 206,530!", OCHRE, 20, 4, core=OCHRE)
    torn(card, "556,500! 610,540 680,500! 700,560! 620,610 540,560!", WHITE, 10, 3, core="#fff6e2")
    card.paint("560,440! 660,440! 670,540! 560,540!", HIS.shade, edge="torn", wobble=2)
    Head(card, CAST["led"], 604, 372, 142, tilt=14, turn=-0.3).draw()


def _her_legs(card: Sheet) -> None:
    stocking = mix(SLATE, BLACK, 0.2)
    leg = torn(card, ribbon("700,1300 860,1400 1000,1500", (150, 116, 76)), stocking, 30, 6)
    with card.inside(leg):
        card.paint(ribbon("720,1310 880,1400 1000,1500", (6, 6)), BLACK, thin=0.2)
    torn(card, "980,1440! 1030,1470 1040,1560 1020,1620! 984,1600 960,1530!", BLACK, 70, 6, core=UMBER)
    leg = torn(card, ribbon("480,1330 420,1500 372,1640", (160, 124, 78)), shift(stocking, 0.05), 100, 7)
    with card.inside(leg):
        card.paint(ribbon("480,1330 414,1500 366,1640", (6, 6)), BLACK, thin=0.2)
    # a letter, and the heel that answers it
    torn(card, "216,1672! 470,1640! 490,1720! 230,1760!", WHITE, 8, 5, core="#fff6e2")
    card.paint(
        [
            ribbon(f"{300 + 6 * k},{1684 + 17 * k} {430 + 4 * k - 26 * (k % 2)},{1668 + 17 * k}", (5, 5))
            for k in range(4)
        ],
        SLATE,
        thin=0.2,
    )
    card.paint(ROUND, BRICK, at=affine(266, 1706, 18), edge="torn", wobble=2)
    torn(
        card,
        "330,1612! 412,1622! 424,1672 420,1716! 392,1716! 388,1686! 330,1676 250,1690! 244,1664 290,1640!",
        BLACK,
        10,
        7,
        core=UMBER,
    )


def _her(card: Sheet) -> None:
    """Broad, back to us, and in command."""
    # the arm that has him
    torn(card, ribbon("650,640 470,700 412,860", (150, 132, 92)), shift(BRICK, -0.05), 120, 9)
    torn(card, ribbon("430,800 424,880 470,940", (92, 80, 62)), HERS.base, 90, 4, core=HERS.base)
    hand(card, "cover", 462, 930, 128, 30, HERS, age=70, lift=5)
    dress = torn(
        card,
        "640,590! 700,548 800,544 884,590! 960,680 990,800 950,920! 930,1010 960,1120 930,1260 880,1400! 760,1420 640,1370! "
        "540,1450 440,1440 340,1420! 380,1300 440,1180 520,1060! 590,960 600,860 590,760 600,660",
        BRICK,
        110,
        11,
        laps=70,
        grain=0.4,
    )
    printed(card, dress, "cherry", mix(OCHRE, CREAM, 0.2), mix(OCHRE, BRICK, 0.4), gap=88, angle=-24)
    with card.inside(dress):
        for line in (
            "700,1060 620,1240 560,1440",
            "820,1080 800,1240 800,1420",
            "640,1040 520,1240 420,1440",
            "900,1080 890,1240 880,1380",
            "620,760 680,820 780,830",
        ):
            card.paint(ribbon(line, (5, 26, 8)), shift(BRICK, -0.09), edge="torn", wobble=3, thin=0.06)
        card.paint(
            "560,1010! 700,1040 840,1030 960,980! 960,1034! 840,1084 700,1090 540,1060!",
            UMBER,
            angle=-8,
            edge="torn",
            wobble=3,
        )
        card.paint(ribbon("770,560 764,760 740,1000", (6, 6)), shift(BRICK, -0.12))
    # apron strings
    torn(card, "700,1050! 640,1010 600,1040 640,1090! 710,1080!", WHITE, 20, 4, core="#fff6e2")
    torn(card, "716,1050! 790,1000 840,1030 800,1084! 720,1080!", WHITE, 160, 4, core="#fff6e2")
    torn(card, ribbon("712,1070 680,1180 720,1280", (26, 30, 34)), WHITE, 90, 4, core="#fff6e2")
    # his hand has found its place
    torn(card, ribbon("560,640 640,800 770,850", (110, 96, 70)), shift(WHITE, -0.05), 40, 9, core="#fff6e2")
    torn(card, "740,806! 790,820! 776,890! 726,880!", SLATE, 100, 3)
    hand(card, "cover", 784, 858, 140, 12, HIS, age=74, lift=6)
    # the other arm, elbow out
    torn(card, ribbon("880,640 1010,740 950,900", (140, 126, 90)), shift(BRICK, 0.04), 60, 10)
    torn(card, ribbon("966,850 930,930 880,970", (88, 76, 62)), HERS.base, 120, 4, core=HERS.base)
    hand(card, "grip", 884, 964, 116, 150, HERS, age=70, flip=True, lift=6)
    card.paint("690,470! 810,470! 836,590! 760,620 680,590!", HERS.shade, angle=80, edge="torn", wobble=2)
    Head(card, CAST["leads"], 766, 420, 148, tilt=-8, view="lost", turn=-1.0).draw()
    bun = torn(card, ROUND, mix("#8f8a80", CREAM, 0.1), 30, 6, core=mix("#8f8a80", BLACK, 0.2), at=affine(812, 462, 66))
    card.pattern(
        bun,
        [
            ribbon(
                f"{812 - r},462 812,{462 - r} {812 + r},462 812,{462 + r * 0.9} {812 - r * 0.7},{462 + 10}", (3, 6, 3)
            )
            for r in (20, 38, 54)
        ],
        mix("#8f8a80", BLACK, 0.35),
        thin=0.1,
    )
    card.paint(ribbon("748,410 812,470 880,500", (6, 6)), OCHRE, lift=3)
