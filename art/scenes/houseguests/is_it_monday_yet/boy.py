"""The eldest boy, from over his head: a face upside down, and far behind it his legs up the wall."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.children import fish
from art.scenes.houseguests.is_it_monday_yet.inks import BONE, CAST, DARK, GREEN, KIN, PINK, SLATE, UMBER

SHADE: Final = mix(GREEN, UMBER, 0.34)
JEANS: Final = mix(SLATE, DARK, 0.35)


def legs(card: Sheet) -> None:
    """They have gone up the wall, one foot laid over the other knee; the rest could not be asked to."""
    card.paint("380,800! 420,640 430,560! 500,590 560,640! 470,800!", mix(BONE, UMBER, 0.2), angle=88)
    _sock(card, 348, 300, 0)
    card.paint(
        "236,960! 242,880 266,826 290,700 300,520 306,296! 392,292! 404,520 420,690 440,800! 470,960!",
        shift(JEANS, -0.04),
        angle=86,
        lift=7,
    )
    thigh = card.piece(
        "250,970! 330,850 420,780! 470,690 530,570 560,480 600,450! 640,456 676,500 680,550 664,600 630,690 600,800 "
        "598,880 606,970!",
        JEANS,
        angle=70,
        laps=50,
        lift=7,
    )
    with card.inside(thigh):
        card.paint(ribbon("430,800 420,880 424,960", (5, 9, 7)), shift(JEANS, -0.12))
        for fold in ("560,830 520,850 470,846", "330,890 370,896 404,880", "590,560 620,590 640,640"):
            card.paint(ribbon(fold, (3, 10, 3)), shift(JEANS, 0.08))
    _sock(card, 322, 412, -62)
    shin = card.piece(
        "596,446 646,452 682,492 686,548 656,580 610,576 550,552 440,500 350,462! 334,446 372,366! 400,368 500,410",
        shift(JEANS, 0.05),
        angle=24,
        laps=40,
        lift=9,
    )
    with card.inside(shin):
        card.paint(ribbon("592,480 632,500 640,552", (3, 12, 3)), shift(JEANS, -0.06))
        card.paint("320,470! 360,350! 396,364! 352,480!", shift(JEANS, 0.14), angle=60)


def _sock(card: Sheet, x: float, y: float, turn: float) -> None:
    """A foot from its ankle up; the toe of one has a hole."""
    at = affine(x, y, 1, turn)
    sock = card.piece(
        "-38,24! 38,24! 34,-60 40,-120 62,-176 48,-206 10,-210 -30,-190 -42,-140 -36,-60",
        PINK,
        at=at,
        angle=88 + turn,
        lift=6,
    )
    with card.inside(sock):
        card.paint("-60,40! 60,40! 60,-16! -60,-14!", BONE, at=at)
        card.paint("-60,-160! 80,-166! 80,-260! -60,-260!", shift(PINK, -0.14), at=at)
        if turn:
            card.paint("14,-202 34,-204 44,-190 32,-176 14,-182", KIN.base, at=at, wobble=0.4)


def boy(card: Sheet) -> None:
    """Lay the trunk that goes away from us, the arms that lie where they fell, then his face over the lower edge."""
    card.paint("-60,1500! 60,1410 170,1300! 176,1340 150,1420 60,1500 -60,1580!", SHADE, angle=-40)
    card.paint("600,1180! 760,1240 850,1340! 990,1400! 880,1420 800,1400 700,1320 640,1280!", SHADE, angle=40)
    # the jumper has slid to his ribs: a belly, then the waistband of the jeans
    belly = card.piece("250,1000! 262,930 300,896 424,876 552,896 592,930 610,1000!", KIN.base, angle=4, lift=5)
    with card.inside(belly):
        card.paint("250,1010! 262,920 292,892! 310,1010!", KIN.shade, angle=84)
        card.paint(ribbon("402,905 424,915 446,904", (4, 13, 4)), mix(KIN.shade, DARK, 0.4), wobble=0.4)
    # trunk and sleeves in one contour, from cuff to cuff
    jumper = card.piece(
        "256,964! 300,944 424,926 548,944 594,964! 622,1006 700,1030 800,1090 876,1170 946,1276! 858,1342! 790,1270 "
        "728,1226 640,1240! 420,1260 214,1240! 150,1290 60,1390 -80,1520! -80,1290! 20,1180 110,1080 180,1024 232,1004",
        BONE,
        angle=84,
        laps=70,
        lift=9,
    )
    bands = [
        ribbon(f"{a},{y + 34} {a + 60},{y + 14} 424,{y} {b - 60},{y + 14} {b},{y + 34}", (w, w + 3, w + 4, w + 3, w))
        for y, w, a, b in ((958, 22, 220, 626), (1014, 28, 218, 634), (1078, 36, 208, 648))
    ]
    bands += [
        ribbon(line, (38, 42, 40))
        for line in (
            "676,1000 690,1110 664,1260",
            "776,1060 760,1150 706,1250",
            "862,1130 810,1200 756,1270",
            "170,1010 160,1110 200,1260",
            "90,1080 96,1180 150,1320",
            "10,1160 34,1270 84,1400",
        )
    ]
    card.pattern(jumper, bands, UMBER, thin=0.04)
    with card.inside(jumper):
        for seam in ("622,1000 652,1100 640,1250", "232,1000 200,1100 212,1250"):
            card.paint(ribbon(seam, (5, 9, 6)), mix(BONE, UMBER, 0.4))
        card.paint("970,1260! 912,1180! 812,1270! 860,1370!", UMBER)
    fish(Moved(card, -52, -322, 1.2))
    hand(card, "let_go", 890, 1296, 196, 66, KIN, age=13, lift=5)
    card.paint("262,1120! 300,1086 420,1070 540,1084 580,1118! 600,1220 420,1290 236,1220!", UMBER, angle=4, lift=4)
    card.paint("290,1132! 420,1104 552,1130! 560,1270! 280,1270!", KIN.shade, angle=84)
    Head(card, CAST["long_one"], 420, 1490, 356, tilt=172, light=-1).draw()
