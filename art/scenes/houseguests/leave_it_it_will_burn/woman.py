"""Her: a coat over a nightgown, boots without stockings, hair undone."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CREAM,
    FOLD,
    GREY,
    HERS,
    LINEN,
    OCHRE,
    SLATE,
    UMBER,
    three,
    torn,
)

LACE: Final = mix(UMBER, CREAM, 0.45)
LIP: Final = mix(HERS.lip or BRICK, HERS.shade, 0.35)
NAIL: Final = mix(HERS.base, LINEN, 0.45)
HEAD: Final = affine(846, 368, 0.9, 10)
"""Her head: typed upright, looking right, then put forward."""
BEHIND: Final = mix(SLATE, CREAM, 0.18)
HAIR: Final = (
    ("-180,-236! -280,-262 -360,-310 -450,-318! -400,-270 -330,-220 -240,-180!", BEHIND),
    ("-240,-120! -360,-130 -460,-90 -570,-80! -480,-50 -380,-60 -260,-60!", BEHIND),
    ("-60,40! -170,90 -240,110 -300,110 -390,150! -300,166 -210,158 -140,190 -66,196! -50,140", BEHIND),
)


def legs(card: Sheet) -> None:
    """Lay the leg that pushes off, the leg that lands, the nightgown's hem."""
    torn(card, "330,1340! 480,1420! 400,1520 260,1590 150,1640! 96,1560! 190,1510 280,1440!", HERS.shade, -30, 4)
    torn(
        card,
        "176,1492! 228,1584! 186,1640 158,1690 130,1740 104,1786 62,1806! 14,1796 -6,1740 4,1660 12,1588! 60,1562 112,1536!",
        BLACK,
        -40,
        6,
    )
    card.paint(ribbon("24,1606 16,1670 10,1740 30,1786", (5, 8, 5)), mix(BLACK, SLATE, 0.7))
    for x, y in ((200, 1590), (174, 1630)):
        card.paint(ribbon(f"{x},{y} {x - 30},{y - 30} {x - 56},{y - 48}", (4, 7, 4)), LACE, wobble=0.4)
    torn(
        card,
        "680,1330! 880,1330! 926,1420 966,1500 1000,1580! 896,1630! 850,1550 770,1470!",
        HERS.base,
        60,
        4,
    )
    torn(
        card,
        "846,1540! 972,1486! 1006,1560 1050,1616 1120,1630 1154,1664 1152,1700! 1060,1722 940,1756! 910,1740 892,1650!",
        BLACK,
        60,
        8,
    )
    for x, y in ((872, 1558), (886, 1592), (900, 1626)):
        card.paint(ribbon(f"{x + 16},{y + 6} {x + 60},{y - 16} {x + 104},{y - 32}", (4, 7, 4)), LACE, wobble=0.4)
    card.paint(ribbon("972,1516 1020,1490 1050,1510 1090,1480", (5, 5, 2)), LACE, lift=2, wobble=0.4)
    card.paint(ribbon("940,1740 1050,1708 1150,1684", (6, 8, 6)), mix(BLACK, SLATE, 0.7))
    hem = torn(
        card,
        "240,1260! 920,1240! 960,1400! 880,1432 790,1410 700,1450 600,1424 500,1460 400,1430 300,1446 200,1410!",
        LINEN,
        80,
        6,
    )
    folds = [
        ribbon(q, (2, 10, 4))
        for q in ("880,1300 884,1420", "700,1340 700,1440", "520,1340 500,1450", "340,1340 300,1440")
    ]
    card.pattern(hem, folds, mix(LINEN, SLATE, 0.4))


def far_arm(card: Sheet) -> None:
    """Lay the arm that goes round the other edge."""
    torn(
        card,
        "830,650! 920,650 1010,710 1080,800 1120,900 1110,990! 1030,1010! 1000,900 900,840!",
        shift(BLACK, 0.07),
        50,
        6,
    )
    card.paint("1030,990! 1106,976! 1108,1030 1098,1084 1060,1112 1000,1108! 1000,1010!", HERS.shade, angle=80, lift=3)


def far_hand(card: Sheet) -> None:
    """Lay its fingers, round the edge of the wall."""
    at = affine(1040, 1040, 1, 8)
    for line in ("20,60 -26,62 -56,58", "28,32 -34,34 -72,30", "30,2 -34,2 -74,0", "24,-26 -30,-28 -66,-28"):
        card.paint(jointed(line, 34, at, 0.86), HERS.base, angle=8, lift=4, wobble=0.3)
        marked(card, line, 32, at, FOLD, NAIL)
    card.paint(
        "-2,-46! 30,-60 76,-58! 86,-10 78,40 58,72 26,80! 6,76 0,62 8,47! -4,32 4,17! -6,2 4,-12! -4,-28",
        HERS.base,
        at=at,
        angle=8,
        lift=1.5,
        wobble=0.3,
    )
    parts = ("8,47 24,46 40,42", "4,17 24,16 44,14", "4,-12 24,-13 44,-14")
    card.paint([ribbon(q, (5, 5, 1), at) for q in parts], FOLD)
    torn(card, "1016,976! 1110,958! 1124,996! 1024,1012!", LINEN, 0, 4, wobble=2)


def coat(card: Sheet) -> None:
    """Lay the neck and the coat, flung back to the left."""
    torn(card, "720,440! 900,590! 912,660 904,720! 640,700! 670,610 700,540", HERS.shade, 80, 0)
    body = torn(
        card,
        "668,592! 590,606 500,666 424,770 366,890 322,1000 250,1090 120,1160 -60,1200! -60,1440! 40,1400 130,1420 "
        "230,1380 330,1408 440,1378 560,1412 680,1384 800,1412 916,1380! 930,1240 910,1080 900,900 910,760 900,690 856,630! "
        "780,680 716,656",
        BLACK,
        70,
        14,
        laps=120,
        grain=0.4,
    )
    folds = [
        ribbon(q, (3, 15, 6))
        for q in (
            "350,1040 250,1180 80,1280 -60,1310",
            "390,1060 330,1220 200,1330 120,1410",
            "440,1080 420,1240 380,1390",
            "880,1250 850,1330 840,1400",
        )
    ]
    card.pattern(body, folds, shift(BLACK, 0.09))
    torn(card, "206,1180! 270,1162 344,1150! 352,1204! 280,1214 214,1232!", shift(BLACK, 0.07), -8, 5, wobble=2)
    card.paint(ROUND, UMBER, at=affine(280, 1192, 12), lift=3)


def near_arm(card: Sheet) -> None:
    """Lay the arm that has it under it, and the hand below."""
    at = affine(600, 1248, 1.08, -24)
    for line in ("-36,0 -40,30 -34,50", "36,0 42,28 38,46", "12,2 16,34 16,56", "-12,2 -12,36 -10,58"):
        card.paint(jointed(line, 36, at, 0.86), HERS.base, angle=80, lift=5, wobble=0.3)
        marked(card, line, 34, at, FOLD)
    card.paint("-44,-50! 40,-54! 56,-10 54,28! 0,36 -54,26! -54,-10", HERS.base, at=at, angle=70, lift=0, wobble=0.4)
    card.paint(
        [ribbon(q, (1, 6, 2), at) for q in ("-22,36 -20,14 -16,-6", "2,38 4,16 4,-4", "26,34 26,14 22,-4")], FOLD
    )
    card.paint(jointed("44,-30 74,0 76,34", 34, at, 0.85), HERS.base, lift=4, wobble=0.3)
    marked(card, "44,-30 74,0 76,34", 32, at, FOLD, NAIL)
    torn(card, "528,1192! 622,1148! 640,1186! 546,1234!", LINEN, -20, 5, wobble=2)
    sleeve = torn(
        card,
        "676,606! 610,616 548,670 486,770 436,870 402,970 408,1040 446,1120 510,1216! 632,1166! 600,1090 584,1010 616,930 "
        "664,830 704,740!",
        shift(BLACK, 0.03),
        64,
        12,
        laps=100,
    )
    folds = [
        ribbon(q, (3, 13, 3))
        for q in (
            "420,1000 490,1000 560,980",
            "430,940 500,960 570,960",
            "600,700 560,780 540,850",
            "470,1120 520,1110 560,1080",
        )
    ]
    card.pattern(sleeve, folds, shift(BLACK, 0.12))


def curtain(card: Sheet) -> None:
    """Lay what the wind has drawn out of the window."""
    cloth = torn(
        card,
        "652,890! 560,856 470,826 380,856 290,896 200,866 120,806 40,796 -50,836! -50,996! 40,966 110,976 190,1046 290,1066 "
        "390,1016 480,986 560,990 650,974!",
        LINEN,
        10,
        9,
    )
    folds = [
        ribbon(q, (3, 9, 9, 3))
        for q in (
            "646,916 550,894 470,876 380,906 290,946 190,916 110,856 20,850",
            "646,946 560,936 470,926 390,960 290,1010 200,980 110,916 20,906",
        )
    ]
    printed(card, cloth, "crumb", mix(BRICK, LINEN, 0.2), gap=62)
    card.pattern(cloth, folds, mix(LINEN, SLATE, 0.4))


def head(card: Sheet) -> None:
    """Lay her face and the hair that lags behind."""
    face = card.piece(
        "60,-200! 112,-160 134,-104 136,-56 124,-28! 146,0 172,34 190,66 196,90 190,110 172,120 146,126! 152,146 166,160 "
        "160,174! 168,190 158,206 140,212! 150,228 158,248 154,274 130,294 98,302 50,290! -10,300 -60,220 -90,130! -120,-60 -60,-180!",
        HERS.base,
        at=HEAD,
        angle=72,
        laps=90,
        grain=0.24,
        edge="torn",
        core=mix(HERS.base, FOLD, 0.2),
        wobble=2,
        lift=10,
    )
    with card.inside(face):
        card.paint("150,300! 100,290 50,250 4,190 -34,100! -130,60! -60,330! 120,330!", HERS.shade, at=HEAD, angle=50)
        card.brush("26,120 60,108 96,112", 66, mix(HERS.base, BRICK, 0.36), at=HEAD, dry=0.5)
        card.paint("162,164! 148,158 130,162 108,160! 120,172 138,176 160,173!", LIP, at=HEAD)
        card.paint("160,173! 138,177 120,173 108,162! 118,182 136,194 158,192!", shift(LIP, 0.04), at=HEAD)
    card.paint(ribbon("164,172 138,177 112,169 94,154", (3, 7, 6, 2), HEAD), BLACK)
    card.paint("58,4! 82,-18 112,-20 122,-2! 110,14 82,18!", LINEN, at=HEAD)
    card.paint(ROUND, BLACK, at=three(HEAD, 107, -2, 14))
    card.paint("46,2! 66,-34 102,-42 130,-16! 108,-12 82,-8!", mix(HERS.base, HERS.shade, 0.5), at=HEAD)
    card.paint(ribbon("42,12 60,0 84,-12 112,-14 130,-6", (2, 8, 11, 10, 4), HEAD), BLACK)
    card.paint(ribbon("56,26 84,32 110,24", (2, 6, 2), HEAD), FOLD)
    card.paint(ribbon("44,-66 80,-96 112,-92 136,-70", (4, 18, 17, 5), HEAD), GREY)
    for line, pen in (
        ("156,116 138,112 134,94 142,78", (4, 9, 8, 2)),
        ("130,104 100,106 78,124 68,152", (2, 7, 7, 2)),
        ("148,212 130,210", (5, 2)),
        ("32,22 14,28 0,42", (6, 4, 1)),
        ("32,8 14,6 -2,10", (6, 4, 1)),
        ("92,-122 114,-118 128,-120", (2, 6, 2)),
        ("80,-146 102,-142 120,-144", (2, 6, 2)),
    ):
        card.paint(ribbon(line, pen, HEAD), FOLD)
    for spec, ink in HAIR:
        torn(card, spec, ink, 0, 6, at=HEAD, wobble=4)
    hair = torn(
        card,
        "82,-206! 30,-254 -60,-272 -150,-250 -230,-226 -310,-232 -380,-262 -470,-258! -400,-222 -340,-190 -300,-176 -380,-160 "
        "-450,-170 -540,-130! -440,-126 -370,-112 -300,-104 -350,-70 -430,-60! -350,-36 -270,-40 -240,-20 -280,30 -340,60! "
        "-250,58 -180,80 -130,130 -90,150! -66,90 -60,34 -34,-20! 10,-54 50,-116!",
        GREY,
        0,
        9,
        at=HEAD,
        wobble=4,
    )
    strands = [
        ribbon(q, (1, 8, 6, 1), HEAD)
        for q in (
            "72,-194 0,-232 -120,-214 -230,-190 -340,-206 -440,-248",
            "66,-170 -20,-196 -140,-176 -240,-150 -330,-160",
            "58,-142 -30,-156 -150,-130 -260,-124 -380,-140 -490,-136",
            "44,-110 -40,-114 -150,-84 -250,-84 -340,-92",
            "22,-76 -50,-70 -150,-40 -250,-56 -380,-60",
            "-14,-44 -70,-24 -140,10 -220,0",
            "-40,0 -90,40 -160,50 -240,36 -300,52",
            "-54,50 -84,84 -130,100",
        )
    ]
    card.pattern(hair, strands, mix(SLATE, CREAM, 0.5), thin=0.1)
    card.paint("-36,64! -40,26 -18,6 8,16 12,50 -4,84 -24,98!", HERS.base, at=HEAD, lift=3)
    card.paint(ribbon("-24,66 -28,30 -8,22 -4,46", (3, 8, 8, 3), HEAD), FOLD)
    card.paint(ROUND, OCHRE, at=three(HEAD, -18, 116, 17), lift=4)


def collar(card: Sheet) -> None:
    """Lay the nightgown's collar above the coat's."""
    torn(
        card,
        "640,640! 684,592 712,578! 736,626 800,640 872,618 904,636! 926,690 900,760 780,770 690,730!",
        LINEN,
        20,
        7,
    )
