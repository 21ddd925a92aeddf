"""The cook: a face thrown back, a long throat, a plait that falls plumb, a black back cut off by the edges."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CREAM,
    HERS,
    OCHRE,
    WHITE,
    torn,
)

AT: Final = affine(430, 590, 1.1, -48)
"""Her head is typed upright, nose to the right, and thrown back by this."""
LIP: Final = "#8a3d33"
STRAND: Final = mix(BLACK, CREAM, 0.3)


def body(card: Sheet) -> None:
    """Back, shoulder and bosom as one dark mass; the arm goes out at the right."""
    dress = torn(
        card,
        "520,1000! 640,900! 860,880! 980,916 1100,990 1190,1070 1260,1150! 1260,1850! 700,1850! 706,1720 690,1580 "
        "640,1440 560,1330 500,1220 470,1110 480,1040",
        BLACK,
        60,
        14,
        laps=110,
        grain=0.4,
    )
    apron = torn(
        card,
        "1010,900! 1100,990 1190,1070 1270,1150! 1270,1850! 930,1850! 960,1640 976,1440 970,1280 976,1100 960,1000!",
        BRICK,
        80,
        9,
        laps=90,
        grain=0.4,
    )
    printed(card, apron, "cherry", mix(OCHRE, CREAM, 0.2), mix(OCHRE, BRICK, 0.3), gap=140, angle=-20)
    with card.inside(dress):
        card.paint(
            [
                ribbon(spec, (3, 14, 4))
                for spec in ("600,1270 660,1420 700,1600", "570,1180 630,1260 690,1300", "720,1700 740,1760 750,1850")
            ],
            shift(BLACK, 0.08),
        )
    sleeve = torn(
        card,
        "474,1034! 600,990 730,1020 800,1090! 850,1190 880,1290 910,1360! 1000,1376 1120,1350 1270,1290! 1270,1570! 1120,1610 "
        "940,1640 800,1620! 720,1590 676,1500 616,1400 536,1290 478,1190 456,1100!",
        shift(BLACK, 0.015),
        40,
        12,
        laps=100,
    )
    with card.inside(sleeve):
        card.paint(
            [
                ribbon(spec, (3, 15, 4))
                for spec in (
                    "908,1360 850,1440 790,1500",
                    "912,1364 890,1470 870,1560",
                    "650,1330 700,1370 760,1380",
                    "640,1010 630,1070 650,1140",
                )
            ],
            shift(BLACK, -0.04),
        )


def throat(card: Sheet) -> None:
    """Stretched long from chin to collar, the nape short."""
    neck = mix(HERS.base, HERS.shade, 0.35)
    patch = torn(
        card,
        "330,700! 560,560 760,640! 752,720 770,800 820,880 880,960! 760,1060 560,1060! 520,960 440,880 350,800!",
        neck,
        70,
        0,
        core=neck,
    )
    with card.inside(patch):
        card.paint(
            "300,690! 480,740 560,820 620,920 640,1080! 500,1080! 300,860!", HERS.shade, angle=60, edge="torn", wobble=3
        )
        card.paint(
            [
                ribbon(spec, (2, 8, 2))
                for spec in ("764,800 720,830 660,836", "800,868 740,900 680,900", "590,770 640,850 670,930")
            ],
            HERS.shade,
            wobble=0.5,
        )


def collar(card: Sheet) -> None:
    """White, turned over, sat where neck meets dress."""
    patch = torn(
        card,
        "462,952! 500,930 528,950! 600,996 700,990 790,940 850,868! 900,868 934,906! 930,980 880,1060 790,1114! 700,1130 "
        "590,1120 500,1074! 464,1020",
        WHITE,
        20,
        9,
    )
    with card.inside(patch):
        card.paint(
            ribbon("492,1016 580,1080 690,1090 790,1064 880,980 902,920", (3, 6, 6, 3)),
            mix(WHITE, BLACK, 0.3),
            thin=0.2,
        )


def plait(card: Sheet) -> None:
    """Straight down, as a plumb line would, to where it has no business."""
    for k in range(8):
        y, w = 752 + 90 * k, 104 - 5 * k
        side = -1 if k % 2 else 1
        x = 236 + (2 if k % 2 else -2)
        lobe = (
            f"{x - side * w},{y - 8}! {x - side * w * 0.2},{y - 50} {x + side * w * 0.9},{y - 20}! {x + side * w * 1.08},"
            f"{y + 56} {x + side * w * 0.4},{y + 124} {x - side * w * 0.3},{y + 134}! {x - side * w * 0.75},{y + 70}"
        )
        part = torn(card, lobe, BLACK, 80, 5, wobble=2)
        card.pattern(
            part,
            [
                ribbon(
                    f"{x + side * w * t},{y} {x + side * w * (t - 0.1)},{y + 60} {x - side * w * 0.1},{y + 118}",
                    (3, 6, 3),
                )
                for t in (0.2, 0.6)
            ],
            STRAND,
            thin=0.2,
        )


def _tie(card: Sheet) -> None:
    """What gathers her hair where the plait begins."""
    torn(card, "122,732! 190,760 270,760 334,730! 340,790! 276,816 196,818 122,800!", BRICK, 4, 5)


def head(card: Sheet) -> None:
    """Eye rolled down to the fruit, lips already open for it."""
    face = torn(
        card,
        "-70,-220! 40,-250 118,-214 146,-150! 152,-112 146,-76! 160,-40 184,6 214,40! 216,64 200,82 164,84! 164,100 182,112 "
        "194,128! 190,144 170,150! 152,156! 170,166 182,184 174,206! 156,220! 152,236 168,258 158,294 118,322 50,318! -20,290 "
        "-90,220! -170,60",
        HERS.base,
        20,
        0,
        at=AT,
        wobble=1.5,
        core=HERS.base,
    )
    with card.inside(face):
        card.paint(
            "-120,120! -20,150 20,230 60,290 110,324! 50,350 -110,300!",
            HERS.shade,
            at=AT,
            angle=30,
            edge="torn",
            wobble=3,
        )
        card.paint("164,62! 186,48 208,66! 190,84 166,86!", HERS.shade, at=AT, wobble=1)
        # open mouth, then the lips about it
        card.paint("128,150! 160,140 200,146! 200,160 164,166 138,164!", BLACK, at=AT, wobble=0.6)
        card.paint("112,146! 140,122 168,108 200,118! 200,148 168,149 140,146!", LIP, at=AT, wobble=0.8)
        card.paint("112,148! 144,160 160,158 190,170! 188,196 164,212 136,196!", shift(LIP, 0.05), at=AT, wobble=0.8)
    card.paint(ribbon("158,222 132,230 110,222", (2, 8, 3), AT), HERS.shade, wobble=0.4)
    card.paint(ribbon("148,84 112,100 84,140 86,184", (3, 9, 7, 2), AT), HERS.shade, wobble=0.4)
    card.paint(ribbon("182,80 164,68 152,50", (7, 7, 3), AT), mix(HERS.shade, BLACK, 0.4), wobble=0.4)
    # the eye
    lid = mix(HERS.base, HERS.shade, 0.7)
    card.paint("24,-58! 62,-92 108,-94 136,-64! 138,-44 84,-44 40,-34!", lid, at=AT, wobble=0.8)
    card.paint("42,-34! 84,-52 134,-50! 132,-22 104,-8 66,-12!", WHITE, at=AT, wobble=0.5)
    card.paint("94,-54! 134,-52! 132,-22 114,-14 96,-26!", BLACK, at=AT, wobble=0.5)
    card.paint(ribbon("22,-26 74,-54 134,-54 154,-38", (4, 13, 12, 3), AT), BLACK, wobble=0.4)
    card.paint(ribbon("46,10 90,22 124,6", (2, 7, 2), AT), HERS.shade, wobble=0.4)
    card.paint(
        [ribbon(f"14,{y} -8,{y + d} -28,{y + 2 * d}", (6, 5, 2), AT) for y, d in ((-44, -10), (-26, 2), (-10, 13))],
        HERS.shade,
    )
    card.paint(ribbon("14,-116 56,-158 104,-166 142,-138", (7, 22, 22, 8), AT), BLACK, wobble=1)
    _hair(card)


def _hair(card: Sheet) -> None:
    cap = torn(
        card,
        "112,-216! 74,-276 -10,-310 -120,-296 -220,-226 -272,-110 -276,20 -250,120 -190,190! -130,210 -76,140! -46,60 -24,-30! "
        "4,-110 50,-176!",
        BLACK,
        100,
        8,
        at=AT,
        laps=90,
    )
    strands = (
        "96,-214 20,-250 -110,-210 -214,-60",
        "52,-176 -20,-210 -120,-160 -212,-40",
        "12,-110 -40,-140 -130,-110 -212,-24",
        "-20,-40 -70,-86 -140,-66 -214,-6",
        "60,-262 -60,-290 -170,-220 -226,-80",
    )
    card.pattern(cap, [ribbon(spec, (3, 7, 7, 3), AT) for spec in strands], STRAND, thin=0.25)
    ear = torn(
        card,
        "-96,-20! -60,-54 -22,-34 -20,10 -42,64 -70,86! -92,50!",
        HERS.base,
        80,
        4,
        at=AT,
        wobble=2,
        core=HERS.base,
    )
    with card.inside(ear):
        card.paint(ribbon("-80,-10 -54,-30 -38,0 -60,44", (4, 10, 8, 4), AT), HERS.shade)
    torn(card, "452,690! 480,736 470,776 446,784 424,764 428,730!", OCHRE, 80, 5)
    _tie(card)
