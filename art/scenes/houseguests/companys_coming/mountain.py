"""The mountain: shoulders with a towel, a face of rock with a cap of snow, and the snow of his beard."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.companys_coming.inks import BLUSH, CAST_ON_SNOW, CHALK, FLANK, RED, ROCK, SLATE

HEAD: Final = (
    "652,56! 612,128 566,170! 540,250 496,310! 470,420 436,500! 440,560 414,620! 410,760 424,860 442,940 490,1040 570,1130 690,1170 "
    "810,1130 890,1040 944,920 968,800 976,690! 946,620 956,560! 944,440 906,372! 890,290 832,214! 800,180 748,140! 716,92!"
)
SHADE: Final = mix(ROCK, SLATE, 0.26)


def body(card: Sheet) -> None:
    """Shoulders that run out of the card, firs for a coat, and a striped towel."""
    flank = card.piece(
        "360,1160! 300,1270 250,1310! 190,1420 110,1490! 60,1570 -40,1640! -40,1850! 1240,1850! 1240,1300! 1170,1230 1080,1150! 900,1060! 500,1060!",
        FLANK,
        angle=-52,
        laps=60,
        grain=0.3,
        edge="raw",
        lift=4,
    )
    with card.inside(flank):
        for rib in (
            "360,1160! 250,1310! 110,1490! -40,1640! -40,1700! 150,1530! 170,1590! 290,1400! 330,1450! 420,1300! 440,1200!",
            "1080,1140! 1240,1290! 1240,1480! 1170,1370! 1150,1450! 1090,1330! 1050,1390! 980,1260!",
        ):
            card.paint(rib, CHALK, angle=-40, grain=0.16, edge="raw")
        card.paint(
            "-40,1690 200,1650 500,1700 800,1660 1240,1700! 1240,1850! -40,1850!",
            CHALK,
            angle=2,
            grain=0.16,
            edge="raw",
        )
    _firs(card)
    towel = card.piece(
        "404,1010! 340,1110 300,1200 330,1290! 480,1370 690,1410 900,1370 1070,1280! 1090,1180 1040,1090 970,1000!",
        mix(BLUSH, CHALK, 0.38),
        angle=8,
        laps=70,
        grain=0.22,
        edge="raw",
        lift=7,
    )
    card.pattern(
        towel,
        turned(
            [
                ribbon("300,1160 460,1260 690,1305 920,1262 1096,1150", (20, 20)),
                ribbon("290,1210 460,1305 690,1350 920,1308 1100,1200", (34, 34)),
                ribbon("300,1262 460,1348 690,1392 920,1350 1096,1250", (12, 12)),
            ]
        ),
        CHALK,
        thin=0,
    )


def _firs(card: Sheet) -> None:
    """Few and large below, small and close above."""
    g = rng("firs")
    for row, (y, size, n) in enumerate(((1600, 36, 14), (1670, 52, 11), (1788, 84, 8))):
        for i in range(n):
            x = -30 + (i + 0.5 * (row % 2) + g.uniform(-0.2, 0.2)) * 1260 / (n - 1)
            if row < 2 and (x < 240 + 60 * row or 560 < x < 760 - 60 * row or x > 1090):
                continue
            if x < 20 or x > 1180 or (row == 2 and 330 < x < 800):
                continue
            s = size * g.uniform(0.85, 1.2)
            ink = shift(SLATE, g.uniform(0.02, 0.1))
            card.paint(
                "0,-2.1! .34,-1.3 .22,-1.32! .56,-.6 .36,-.62! .76,.1 0,.2 -.76,.1! -.38,-.62 -.56,-.6! -.24,-1.3 -.36,-1.3!",
                ink,
                at=affine(x, y + g.uniform(-14, 14), s),
                angle=86,
                edge="raw",
                lift=2,
            )


def bow(card: Sheet) -> None:
    """What he will wear is hung ready over a fir."""
    at = affine(1046, 1604, 1.0, -8)
    card.paint("0,-4! -30,-34 -66,-40! -58,0 -68,38! -30,30 0,8!", RED, at=at, angle=20, edge="raw", lift=4)
    card.paint("0,-4! 30,-34 66,-40! 60,0 66,36! 30,30 0,8!", shift(RED, -0.04), at=at, angle=-20, edge="raw", lift=4)
    card.paint("-14,-18! 14,-18! 15,18! -13,18!", shift(RED, -0.1), at=at, edge="raw", lift=2)


def face(card: Sheet) -> None:
    """The rock, with eyes that have gone to the side and a mouth drawn away from the shovel."""
    for x, s in ((426, -1), (936, 1)):
        card.paint(
            "0,-64! 34,-104 72,-70! 70,-10 44,40 30,92 0,80!",
            SHADE if s > 0 else ROCK,
            at=affine(x, 640, 1, 0, s < 0),
            edge="raw",
            lift=4,
        )
        card.paint(ribbon("14,-50 46,-62 46,-10 24,40", (4, 9, 4), affine(x, 640, 1, 0, s < 0)), shift(SHADE, -0.12))
        card.paint(
            "-4,-62! 32,-110 76,-72! 60,-64 48,-78 34,-66 20,-74 8,-44!",
            CHALK,
            at=affine(x, 640, 1, 0, s < 0),
            edge="raw",
            lift=3,
            grain=0.15,
        )
    rock = card.piece(HEAD, ROCK, angle=80, laps=70, grain=0.28, edge="raw", lift=6)
    with card.inside(rock):
        card.paint(
            "704,50! 752,180! 738,250! 812,330! 872,440! 908,560! 884,640! 922,760! 880,900! 820,1180! 1010,1180! 1010,50!",
            SHADE,
            angle=74,
            laps=40,
            edge="raw",
            grain=0.26,
        )
        for plane in (
            "470,420! 560,360! 640,400! 604,424! 540,416! 500,450!",
            "700,360! 790,330! 850,420! 800,412! 760,392!",
            "590,300! 660,330! 720,310! 690,352! 620,346!",
        ):
            card.paint(plane, mix(ROCK, SHADE, 0.7), edge="raw")
        card.paint("430,700! 500,720! 560,800! 540,860! 440,880! 400,800!", shift(ROCK, 0.035), edge="raw", angle=60)
        for x, y, r in ((478, 790, 54), (842, 796, 62)):
            card.paint(
                "1,0 .7,.6 0,.8 -.8,.6 -1,0 -.7,-.7 0,-.8 .8,-.6",
                BLUSH,
                at=affine(x, y, r, -8),
                angle=20,
                thin=0.1,
                edge="raw",
            )
        _eyes(card)
    _nose(card)
    # brows of snow, the inner ends up
    card.paint(
        "440,566! 452,520 496,484 556,446 606,432! 634,462 628,488! 580,494 530,518 486,552",
        CHALK,
        angle=-22,
        edge="raw",
        lift=5,
        grain=0.16,
    )
    card.paint(
        "720,440! 752,416 812,436 872,470 912,512! 924,548 918,560! 880,530 826,502 770,490 724,478!",
        CHALK,
        angle=20,
        edge="raw",
        lift=5,
        grain=0.16,
    )


LENSES: Final = (
    "454,644! 476,590 520,560 566,562 602,596 622,654! 588,682 540,694 492,682",
    "724,652! 746,592 790,560 840,564 882,600 902,648! 866,682 816,694 764,682",
)
LIDS: Final = (
    "436,656! 452,592 510,536 572,538 616,576 640,660! 620,654 600,606 562,580 518,582 478,604",
    "704,658! 726,582 784,538 846,540 898,584 920,654! 900,648 878,612 838,584 792,582 748,606",
)
IRISES: Final = ((512, 646), (774, 646))


def _eyes(card: Sheet) -> None:
    """Lids of rock over the white; both have gone down into the left corner."""
    for lens, lid, (x, y) in zip(LENSES, LIDS, IRISES, strict=True):
        white = card.piece(lens, CHALK, angle=4, grain=0.1, edge="raw")
        with card.inside(white):
            card.paint(ROUND, SLATE, at=affine(x, y, 47), grain=0.2)
            card.paint(ROUND, CHALK, at=affine(x + 14, y - 18, 9))
        card.paint(lid, shift(SHADE, -0.05), angle=70, edge="raw", lift=4)
        low = lens.split()
        card.paint(ribbon(" ".join(v.rstrip("!") for v in (*low[5:], low[0])), (3, 8, 8, 3)), shift(SHADE, -0.12))
    for bag in ("478,716 530,734 590,716", "758,716 816,734 874,712"):
        card.paint(ribbon(bag, (3, 15, 3)), SHADE, edge="raw")


def snowcap(card: Sheet) -> None:
    """Snow on the summit, with long uneven tongues."""
    card.paint(
        "652,46! 606,126 558,168! 530,250 488,308! 462,420 428,500! 434,560 410,600! 446,570 462,520 470,452! 492,440 504,462 512,420! 530,370 548,322! 572,340 578,400! 600,350 "
        "630,306 652,244! 672,262 682,318! 700,300 716,270! 740,300 752,376! 772,350 786,324! 806,350 820,384! 850,372 862,420! 884,430 896,500! 926,560! 966,580! "
        "954,440 914,368! 898,284 838,206! 806,172 752,132! 722,86!",
        CHALK,
        angle=70,
        laps=60,
        grain=0.16,
        edge="raw",
        lift=5,
    )
    card.paint(
        "652,46! 722,86! 752,132! 838,206! 898,284! 914,368! 954,440! 900,410 856,310! 806,270 776,206! 720,180 690,120!",
        CAST_ON_SNOW,
        angle=60,
        edge="raw",
        grain=0.2,
    )


def _nose(card: Sheet) -> None:
    """A crag: a lit side, a dark side, a broad foot."""
    card.paint("612,630! 560,716! 512,770! 506,826! 540,868! 640,880! 640,640!", SHADE, angle=60, edge="raw", grain=0.2)
    crag = card.piece(
        "634,560! 616,640 580,720! 532,776 524,820 556,852! 600,846 634,868! 676,842 716,840! 738,806 712,760! 690,690 692,580!",
        mix(shift(ROCK, 0.02), BLUSH, 0.22),
        angle=76,
        laps=30,
        grain=0.24,
        edge="raw",
        lift=6,
    )
    with card.inside(crag):
        card.paint("658,540! 650,640! 668,730! 630,800! 640,880! 760,880! 760,540!", SHADE, angle=76, edge="raw")
        card.paint(
            "620,540! 700,540! 690,640! 676,616 666,650! 654,622 640,654!", CHALK, angle=80, edge="raw", grain=0.14
        )
        card.paint(
            "500,830! 560,822 600,846! 634,836 690,830 760,800! 760,900! 500,900!",
            shift(SHADE, -0.1),
            angle=6,
            edge="raw",
        )


def lather(card: Sheet) -> None:
    """What is still to do: cheeks, lip and chin; down the one cheek runs the shovel's clean path."""
    card.paint(
        "412,640! 396,700 368,740 380,800 352,860 376,920 368,990 410,1040 420,1110 482,1144 516,1206 590,1212 640,1260 "
        "700,1244 762,1254 806,1206 872,1188 906,1124 966,1080 976,1010 1010,960 996,890 1016,830 988,760 976,680! 950,690 936,760! "
        "914,860 852,1060! 790,1100 716,1062! 762,900 790,800! 752,812 726,852! 690,860 640,876 600,862 552,856 520,884! 486,872 466,800 446,740 438,660!",
        CHALK,
        angle=60,
        laps=46,
        grain=0.18,
        edge="raw",
        lift=6,
    )
    for fold in (
        "420,900 440,960 490,990",
        "480,1050 530,1090 590,1090",
        "690,1160 750,1160 800,1130",
        "560,1010 600,1050 660,1050",
    ):
        card.paint(ribbon(fold, (3, 14, 4)), CAST_ON_SNOW, edge="raw", thin=0.1)
    card.paint(
        "490,938! 520,926 552,930 580,924 612,934! 594,966 556,978 516,968",
        mix("#a9685f", ROCK, 0.42),
        angle=4,
        edge="raw",
    )
    card.paint(ribbon("466,914 486,938 530,940 576,934 624,930", (6, 14, 11, 11, 4)), SLATE)
    card.paint(ribbon("456,890 446,916 458,944", (3, 10, 3)), CAST_ON_SNOW)
