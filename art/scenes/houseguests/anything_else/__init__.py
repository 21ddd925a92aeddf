"""Anything Else?: a pear is weighed with great care; at the end of the counter somebody licks through a swan's neck."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.anything_else.fish import fish, ice, swan
from art.scenes.houseguests.anything_else.inks import (
    BURNT,
    CAST,
    CHALK,
    LILAC,
    PALE,
    PEAR,
    PISTACHIO,
    PLUM,
    ROSY,
    ROUND,
    SEA,
    SHELL,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK
BRASS: Final = mix(PEAR, PLUM, 0.42)
RIBBON: Final = "#cf7d78"
DUSK: Final = mix(LILAC, PLUM, 0.5)


def paint(card: Sheet) -> None:
    """Lay the market, him behind the slab, what is on it, and before it her and the girl."""
    _market(card)
    _him(card)
    _slab(card)
    fish(card)
    ice(card)
    _scales(card)
    _his_hands(card)
    swan(card)
    _her(card)
    _girl(card)


def _market(card: Sheet) -> None:
    """A curtain of strips hangs before the cold."""
    card.paint("872,-40! 1240,-40! 1240,1180! 868,1180!", shift(DUSK, -0.04), angle=88, lift=4)
    for k in range(5):
        x = 872 + 80 * k
        card.paint(
            f"{x - 4},-40! {x + 76},-40! {x + 70 + 8 * (k % 2)},600 {x + 74},1180! {x - 2},1180! {x + 6 * (k % 2)},500",
            mix(LILAC, PLUM, 0.36 + 0.1 * (k % 2)),
            angle=88,
            laps=40,
            lift=4,
        )


def _slab(card: Sheet) -> None:
    card.paint("-40,1128! 600,1120 1240,1116! 1240,1420! -40,1420!", mix(CHALK, SEA, 0.3), angle=2, laps=80, lift=4)
    card.paint("-40,1100! 600,1092 1240,1088! 1240,1150! 600,1156 -40,1162!", CHALK, angle=1, grain=0.15, lift=6)
    front = card.piece("-40,1410! 600,1404 1240,1400! 1240,1840! -40,1840!", PISTACHIO, angle=2, laps=100, lift=5)
    lines = [ribbon(f"-40,{y} 1240,{y - 4}", (6, 6)) for y in (1510, 1624, 1738)]
    lines += [
        ribbon(f"{x + 80 * (j % 2)},{1406 + 114 * j} {x + 80 * (j % 2)},{1510 + 114 * j}", (6, 6))
        for j in range(4)
        for x in range(-60, 1240, 160)
    ]
    card.pattern(front, lines, mix(PISTACHIO, CHALK, 0.5), thin=0.1)
    with card.inside(front):
        for x, y in ((580, 1512), (820, 1626)):
            card.paint(f"{x + 4},{y + 4}! {x + 156},{y + 3}! {x + 156},{y + 108}! {x + 4},{y + 108}!", SEA, angle=4)


def _him(card: Sheet) -> None:
    """Broad, solemn; only his head is small."""
    shirt = mix(SEA, CHALK, 0.2)
    card.paint(
        "430,1120! 440,900 470,740 540,650 640,610! 760,606! 860,640 930,720 960,880 980,1120!",
        shirt,
        angle=84,
        laps=60,
        lift=7,
    )
    card.paint("630,560! 760,556! 770,620! 700,664 624,622!", BURNT.shade, angle=84)
    card.paint("616,606! 640,586! 700,650! 760,582! 784,604! 740,690! 700,660! 664,692!", CHALK, angle=20, lift=4)
    apron = card.piece(
        "520,1120! 530,900 556,760 596,720! 800,714! 850,760 874,900 890,1120!",
        PLUM,
        angle=86,
        laps=70,
        grain=0.4,
        lift=6,
    )
    card.pattern(apron, [ribbon("520,770 700,780 880,764", (5, 5))], mix(PLUM, LILAC, 0.4), thin=0.1)
    card.paint(
        [ribbon("604,730 584,660 600,616", (26, 24, 20)), ribbon("794,724 816,650 802,610", (26, 24, 20))], PLUM, lift=3
    )
    card.paint("730,940! 850,934! 856,1040 846,1060! 744,1064! 734,1044", shift(PLUM, 0.07), angle=84, lift=4)
    Head(card, CAST["monger"], 690, 472, 122, tilt=-7, turn=-0.5).draw()


def _scales(card: Sheet) -> None:
    """A brass pan on three chains, and one pear that sleeps in it."""
    card.paint(ribbon("470,-20 470,330", (14, 14)), BRASS, lift=4)
    card.paint(ROUND, BRASS, at=affine(470, 330, 92), lift=8)
    card.paint(ROUND, CHALK, at=affine(470, 330, 76))
    dial = affine(470, 330, 76)
    ticks = [
        ribbon(f"{0.72 * c},{0.72 * s} {0.9 * c},{0.9 * s}", (0.06, 0.06), dial, 76)
        for c, s in ((-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (-0.7, 0.7), (0, 1))
    ]
    card.paint([*ticks, ribbon("-.1,.2 .44,-.62", (0.12, 0.05), dial, 76)], PLUM)
    card.paint(ribbon("470,420 470,520", (14, 14)), BRASS, lift=4)
    card.paint(
        [ribbon("470,514 366,900", (5, 5)), ribbon("470,514 478,880", (5, 5)), ribbon("470,514 586,896", (5, 5))], BRASS
    )
    card.paint("350,888! 474,872 602,884! 590,914 474,926 362,916", shift(BRASS, -0.1), angle=4)
    at = affine(486, 838, 1.3, -52)
    pear = card.piece(
        "-6,-88 10,-88 20,-58 30,-26 54,4 58,40 36,70 0,78 -38,70 -60,38 -52,2 -30,-28 -20,-60",
        PEAR,
        at=at,
        angle=60,
        laps=30,
        lift=6,
    )
    with card.inside(pear):
        card.paint("-70,0! -34,14 -20,50 20,74! -70,100!", shift(PEAR, -0.1), at=at)
        card.paint("10,-20 22,0 26,30 16,20 8,0", shift(PEAR, 0.1), at=at)
    card.paint(ribbon("2,-82 8,-108 24,-122", (9, 8, 12), at), PLUM)
    card.paint("346,892! 474,912 606,888! 594,944 540,978 474,986 404,978 356,946", BRASS, angle=4, laps=30, lift=8)
    card.paint(ribbon("366,916 474,934 586,912", (4, 7, 4)), mix(PEAR, CHALK, 0.3), thin=0.2)


def _his_hands(card: Sheet) -> None:
    """One has just let go; the other finds ribbon where there was none."""
    sleeve = shift(SEA, -0.02)
    card.paint(
        "520,700! 590,690 640,760 690,860 730,910! 740,960 700,990! 640,966 600,930! 622,880! 600,850 540,800 500,760",
        sleeve,
        angle=50,
        lift=8,
    )
    card.paint(
        "700,990! 650,980 610,930 588,880! 628,846! 660,880 700,910 730,940!", shift(sleeve, 0.04), angle=40, lift=7
    )
    card.paint("578,880! 628,836! 644,858! 596,902!", CHALK, lift=3)
    hand(card, "rest", 600, 866, 108, 216, BURNT, age=62, lift=5)
    card.paint(
        "820,690! 880,740 912,850 900,980 850,1050! 770,1066 750,1050! 748,990! 796,980 822,940 806,860 780,760",
        sleeve,
        angle=70,
        lift=8,
    )
    card.paint("766,984! 740,990! 742,1062! 770,1064!", CHALK, lift=3)
    hand(card, "pinch", 752, 1026, 108, 190, BURNT, flip=True, age=62, lift=5)


def _tape(card: Sheet, back: bool) -> None:
    """Ribbon, from his fingers round her wrist and away."""
    line = (
        "656,1010 616,940 556,950 542,1012"
        if back
        else "543,1004 540,1070 580,1140 640,1190 620,1270 690,1330 680,1420 740,1500"
    )
    card.paint(ribbon(line, (20, 22, 20)), RIBBON, lift=5)


def _her(card: Sheet) -> None:
    """Large, warm, not to be hurried."""
    card.paint("146,590! 250,590! 270,680 200,730 104,690! 130,640", PALE.shade, angle=80)
    coat = card.piece(
        "-60,800! 0,720 90,660 150,640! 262,654! 350,730 400,860 410,1060 424,1300 470,1560 500,1860! -60,1860!",
        SHELL,
        angle=84,
        laps=80,
        lift=10,
    )
    printed(card, coat, "scallop", shift(SHELL, -0.075), gap=74)
    card.paint("110,640! 150,606! 200,680! 276,640! 300,690! 250,760 180,776 110,730!", LILAC, angle=20, lift=6)
    Head(card, CAST["regular"], 214, 470, 158, tilt=19, view="side", turn=1.0).draw()
    # basket in the crook of the arm
    card.paint(ribbon("306,1260 300,1120 380,1050 460,1110 470,1250", (16, 16, 16)), BRASS, lift=4)
    _tape(card, back=True)
    # the bare arm
    card.paint(
        "380,1050! 450,1024 520,1030 570,1042! 576,1094! 520,1112 450,1134 376,1140!", PALE.base, angle=4, lift=6
    )
    card.paint("380,1106! 450,1098 520,1084 574,1074! 576,1096! 520,1112 450,1134 376,1140!", PALE.shade, angle=4)
    hand(card, "palm_up", 570, 1066, 136, -4, PALE, age=58, lift=5)
    _tape(card, back=False)
    sleeve = card.piece(
        "150,800! 230,770 320,800 370,900 400,1000 436,1040! 420,1150! 300,1160 200,1080 150,960",
        shift(SHELL, -0.06),
        angle=60,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint(ribbon("400,1150 330,1100 320,1030", (4, 16, 4)), shift(SHELL, -0.14), thin=0.1)
    card.paint("404,1030! 444,1038! 430,1158! 388,1156!", LILAC, angle=80, lift=4)
    basket = card.piece("270,1240! 500,1230! 486,1400 460,1450! 310,1456! 284,1410", BRASS, angle=4, laps=30, lift=9)
    weave = [ribbon(f"{x},1220 {x + 6},1470", (12, 12)) for x in range(292, 500, 44)]
    card.pattern(basket, weave, shift(BRASS, -0.1), thin=0.1)
    card.pattern(
        basket, [ribbon(f"260,{y} 510,{y - 6}", (8, 8)) for y in (1300, 1350, 1400)], shift(BRASS, 0.08), thin=0.1
    )
    card.paint("258,1226! 512,1214! 514,1250! 260,1262!", shift(BRASS, 0.05), angle=3, lift=5)


def _girl(card: Sheet) -> None:
    """She has until it is her grandmother's turn."""
    wood = mix(PEAR, PLUM, 0.24)
    card.paint("950,1640! 1240,1628! 1240,1840! 956,1840!", wood, angle=3, laps=50, lift=9)
    card.paint([ribbon("950,1700 1240,1692", (7, 7)), ribbon("950,1764 1240,1758", (7, 7))], shift(wood, -0.14))
    for x, dark in ((1150, -0.06), (1066, 0.0)):
        card.paint(f"{x - 30},1400! {x + 34},1400! {x + 26},1540! {x - 26},1540!", shift(LILAC, dark), angle=86, lift=4)
        card.paint(
            f"{x - 36},1520! {x + 40},1518! {x + 42},1600 {x + 46},1640! {x - 20},1644! {x - 66},1636 {x - 64},1606 {x - 30},1590!",
            shift(PLUM, dark * 0.5),
            angle=4,
            lift=5,
        )
    card.paint("1060,890! 1150,880! 1160,960 1110,990 1056,960!", ROSY.shade, angle=80)
    coat = card.piece(
        "1040,950! 1100,930 1180,930! 1240,970! 1240,1440! 1100,1456 990,1436! 1010,1300 1026,1140 1024,1020",
        PEAR,
        angle=84,
        laps=60,
        lift=9,
    )
    with card.inside(coat):
        card.paint(ribbon("1100,1140 1090,1300 1060,1450", (4, 20, 8)), shift(PEAR, -0.08), thin=0.08)
        card.paint("1010,1180! 1240,1168! 1240,1204! 1006,1216!", shift(PEAR, -0.1), angle=3)
    card.paint("1050,930! 1100,960 1170,924! 1190,950! 1110,1000 1036,966!", CHALK, lift=4)
    Head(card, CAST["girl"], 1096, 850, 112, tilt=-4, view="side", turn=-1.0).draw()
    card.paint("1030,916 1004,910 976,906 956,914 956,930 976,938 1004,934 1030,932", RIBBON, lift=3)
    card.paint(
        "1120,990! 1180,1010 1180,1090 1120,1140 1030,1150! 1000,1140! 1006,1086! 1060,1080 1090,1050",
        shift(PEAR, 0.03),
        angle=10,
        lift=8,
    )
    card.paint("1018,1080! 996,1084! 994,1148! 1016,1152!", CHALK, lift=2)
    hand(card, "rest", 1000, 1116, 84, 182, ROSY, flip=True, age=6, lift=4)
