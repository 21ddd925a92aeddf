"""The embrace: the yellow one from behind, the white one's face over her shoulder, sleeves and hands on her back."""

from __future__ import annotations

from art.cutpaper.contour import RING, ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.look_at_you.inks import CAST, CHALK, DARK, SLATE, WARM, YELLOW

WHITE = mix(CHALK, SLATE, 0.05)
FOLD = mix(CHALK, SLATE, 0.24)
LOW = shift(YELLOW, -0.09)


def white(card: Sheet) -> None:
    """Tall and stout in a white suit; she has been lifted, and her legs fly."""
    # a leg kicks up, the shoe from the side
    at = affine(1080, 1196, 1.0, -48)
    card.paint("-16,26! 26,22! 22,100! 4,104!", FOLD, at=at, lift=5)
    card.paint(
        "780,1300! 860,1310 940,1320 1010,1290 1050,1256 1092,1216! 1050,1174! 1018,1190 980,1200 920,1180 840,1100!",
        WARM.base,
        angle=-20,
        lift=6,
    )
    card.paint("-26,-36! 0,-22 40,-30 84,-14 150,22! 150,36 90,38 30,32! -22,34!", CHALK, at=at, angle=-40, lift=6)
    skirt = card.piece(
        "700,960! 900,950 960,1020 1010,1100 1046,1160! 1020,1230 966,1250! 950,1320 900,1370! 840,1350 800,1400! 740,1460 640,1460!",
        WHITE,
        angle=60,
        laps=70,
        edge="torn",
        core="#fffaf0",
        wobble=5,
        lift=12,
    )
    with card.inside(skirt):
        for line in ("800,980 860,1120 940,1300", "870,970 940,1080 1010,1190"):
            card.paint(ribbon(line, (4, 22, 8)), FOLD, thin=0.15)
    # the yellow one's arm goes round her
    card.paint(
        "720,720! 860,760 980,850 1000,930 950,1000 800,1010! 790,920 880,910 800,850!", DARK.base, angle=30, lift=8
    )
    for x, y in ((884, 838), (914, 862)):
        card.paint(
            ribbon(f"{x - 16},{y + 62} {x + 14},{y + 10} {x + 46},{y - 60}", (12, 12)), shift(YELLOW, -0.05), lift=3
        )
    coat = card.piece(
        "600,640! 760,610 880,640! 950,720 960,830 930,940 900,1010! 700,1040!",
        WHITE,
        angle=70,
        laps=60,
        grain=0.22,
        lift=10,
    )
    with card.inside(coat):
        card.paint(ribbon("640,1010 800,1014 940,980", (10, 10)), FOLD)
        card.paint(ribbon("900,680 910,820 890,960", (3, 14, 4)), FOLD, thin=0.2)


def heads(card: Sheet) -> None:
    """Cheek to cheek: one face, wet; and one head-tie that has kept its corners."""
    card.paint("690,560! 830,560! 860,660 790,740 670,680!", WARM.shade, angle=80)
    head = Head(card, CAST["white"], 768, 408, 206, 13, -0.24)
    head.draw()
    for line in ("-.34,.07 -.40,.22 -.38,.40", ".34,.08 .40,.2 .40,.3"):
        head.line(line, (0.012, 0.034, 0.05), mix(CHALK, SLATE, 0.25), "flat")
    card.paint("360,560! 600,560! 640,760! 330,760!", DARK.shade, angle=80)
    back = Head(card, CAST["yellow"], 462, 470, 196, 8, 0.0, "back")
    back.draw()
    x, y = (float(v) for v in back.at @ (-0.79, 0.46, 1.0))
    card.paint(ribbon(RING, (8, 8), affine(x, y, 25)), YELLOW, lift=4)
    tie = (
        "-.82,.14! -1.02,-.3 -1.08,-.74! -1.5,-1.1 -1.56,-1.66! -1.1,-2.02 -.4,-2.14 .3,-1.94! .5,-1.6 .56,-1.36! .9,-1.1 "
        "1.0,-.6 .92,-.2 .78,.2! .4,.06 0,.02 -.4,.06"
    )
    cloth = back.lay(tie, YELLOW, "flat", angle=30, lift=14, edge="torn", core=CHALK, wobble=4)
    if cloth is not None:
        with card.inside(cloth):
            for line in (
                "-.86,.0 -.3,-.36 .3,-.4 .86,.06",
                "-1.04,-.5 -.4,-.74 .2,-.74 .96,-.3",
                ".5,-1.34 .1,-1.0 -.5,-.86 -1.1,-.74",
                ".5,-1.36 -.2,-1.2 -.9,-1.3 -1.5,-1.5",
                ".5,-1.38 -.1,-1.5 -.6,-1.74 -.9,-2.1",
                ".5,-1.4 .2,-1.7 .0,-1.96 -.1,-2.1",
            ):
                back.line(line, (0.01, 0.055, 0.02), LOW, "flat", thin=0.1)


def yellow(card: Sheet) -> Patch:
    """Her back is the wall of the hall, and her wrapper the wind; return the back."""
    # slippers under the hem
    for x, y, t in ((450, 1590, 20), (620, 1574, -6)):
        at = affine(x, y, 1.0, t)
        card.paint("-34,-80! 34,-80! 30,60 0,80 -30,60", DARK.base, at=at, angle=86, lift=4)
        card.paint(
            "-40,34! 0,50 40,34! 48,90 34,150 6,178 -8,178 -34,150 -48,90",
            shift(YELLOW, -0.16),
            at=at,
            angle=86,
            lift=6,
        )
        card.paint("-24,98 0,84 24,98 24,146 2,164 -22,146", shift(YELLOW, -0.27), at=at, angle=86)
    skirt = card.piece(
        "280,1020! 760,1010! 830,1130 850,1280 840,1420 800,1540! 740,1500 690,1570 610,1590! 560,1540 480,1610 380,1616! "
        "330,1560 240,1630 130,1640! 90,1580 20,1620 -80,1600! -80,1290! 60,1230 180,1140",
        YELLOW,
        angle=64,
        laps=90,
        grain=0.3,
        edge="torn",
        core=CHALK,
        wobble=6,
        lift=18,
    )
    rings: list[Array] = []
    for k in range(40):
        j, i = divmod(k, 8)
        x, y = -10 + 128 * i + 60 * (j % 2) - 20 * j, 1090 + 118 * j
        rings.append(ribbon(RING, (8, 8), affine(x, y, 34)))
        rings.append(curve(ROUND, affine(x, y, 13)))
    card.pattern(skirt, turned(rings), LOW, thin=0.1)
    with card.inside(skirt):
        for line in (
            "340,1030 220,1220 -60,1420",
            "420,1030 330,1280 130,1640",
            "540,1030 500,1300 380,1620",
            "640,1030 660,1320 610,1590",
            "730,1030 800,1280 800,1540",
        ):
            card.paint(ribbon(line, (6, 30, 12)), shift(YELLOW, -0.13), thin=0.1)
    back = card.piece(
        "330,670! 440,700 540,700 640,660! 770,690 850,770! 830,900 780,1050! 640,1080 420,1084 270,1050! 230,900 190,800! 230,716",
        YELLOW,
        angle=80,
        laps=80,
        grain=0.3,
        lift=12,
    )
    with card.inside(back):
        card.paint("300,640! 660,640! 600,720 480,752 370,716!", DARK.base, angle=10)
        card.paint("700,640! 900,700! 900,1100! 700,1100! 740,900", LOW, angle=84, edge="torn", wobble=4)
        card.paint(ribbon("490,770 470,900 500,1060", (4, 16, 6)), LOW, thin=0.1)
        card.paint("230,1010! 480,1040 800,1000! 820,1110! 220,1110!", shift(YELLOW, -0.15), angle=3)
    return back


def _sleeves(card: Sheet) -> None:
    for spec in (
        "350,676! 250,690 160,724 106,810 116,890! 190,922 290,900! 330,800",
        "770,690! 850,706 890,770 880,850! 810,870 740,840 720,770! 730,710",
    ):
        card.paint(spec, YELLOW, angle=60, edge="torn", core=CHALK, wobble=4, lift=10)
    for line in ("330,700 260,760 180,880", "320,730 290,800 250,900", "280,700 200,760 140,860"):
        card.paint(ribbon(line, (3, 12, 3)), LOW, thin=0.1)


def arms(card: Sheet, back: Patch) -> None:
    """One comes over the shoulder, the other from under the arm; they do not meet, she is too wide."""
    hand(card, "open", 496, 960, 200, -4, WARM, False, 59, lift=8)
    with card.inside(back):
        card.paint(
            "150,866! 300,896 400,908 500,910! 506,1010! 400,1022 280,1030 150,1040!",
            WHITE,
            angle=4,
            laps=40,
            lift=13,
        )
        card.paint(ribbon("226,950 300,966 380,962", (3, 12, 3)), FOLD, thin=0.2)
    card.paint("474,904! 520,904! 526,1016! 480,1018!", FOLD, angle=86, lift=5)
    # her own arm lies before that sleeve
    card.paint("150,840! 108,900 106,976 144,1030 210,1044 270,1016 296,950 284,860!", DARK.base, angle=80, lift=8)
    _sleeves(card)
    hand(card, "flat", 612, 752, 186, 160, WARM, True, 59, lift=8)
    card.paint(
        "880,606 780,590 700,626 640,670 594,706! 622,806! 700,786 800,780 900,770 946,700",
        WHITE,
        angle=-26,
        laps=40,
        lift=13,
    )
    for line in ("880,640 800,660 740,700", "860,720 800,730 740,752"):
        card.paint(ribbon(line, (3, 14, 3)), FOLD, thin=0.2)
    card.paint("606,692! 572,716! 604,818! 640,806!", FOLD, angle=70, lift=5)
