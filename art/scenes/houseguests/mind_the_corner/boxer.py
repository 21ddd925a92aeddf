"""The giant in his corner: head from behind on one glove, a black robe, the other glove hung over the rope."""

import math

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.mind_the_corner.gloves import glove
from art.scenes.houseguests.mind_the_corner.inks import BROWN, CHALK, CHARCOAL, NIGHT, PENCIL

HEAD = affine(432, 640, 1, -17)


def boxer(card: Sheet) -> None:
    """Lay the glove, the head upon it, the arm that props, and the robe."""
    glove(card, 176, 800, 1.08, 186)
    _neck_and_head(card)
    _propping_arm(card)
    robe = card.piece(
        "150,1850! 158,1600 196,1380 214,1200 226,1060 282,960 380,902 450,866! 640,866! 742,892 846,938 916,1010 "
        "946,1120 950,1300 978,1560 1010,1850!",
        CHARCOAL,
        angle=84,
        laps=120,
        grain=0.28,
        lift=16,
    )
    with card.inside(robe):
        card.paint("846,938! 960,1000! 1020,1850! 930,1850! 886,1400 872,1140!", NIGHT, angle=86)
        for line in (
            "330,1000 300,1200 290,1420 262,1800",
            "420,1420 400,1600 410,1800",
            "760,1380 790,1600 800,1800",
            "880,1080 872,1300 890,1560",
        ):
            card.paint(ribbon(line, (3, 9, 4)), NIGHT, thin=0.15)
    _upper_arm(card)
    _flower(card)
    card.paint(
        "396,916! 420,852 480,836 560,846 640,838 676,862 700,914! 640,940 540,948 450,940!", CHALK, angle=4, lift=9
    )
    card.paint(ribbon("420,892 540,914 676,890", (4, 7, 4)), shift(CHALK, -0.14), thin=0.15)


def _neck_and_head(card: Sheet) -> None:
    """A bull neck, ears, and short hair that turns about its whorl: nobody could take it for a face."""
    neck = card.piece("336,700! 352,780 372,840 376,920! 700,920! 668,840 634,760 600,640!", BROWN, angle=76, lift=5)
    with card.inside(neck):
        card.paint("590,640! 700,700! 740,930! 640,930! 616,820!", shift(BROWN, -0.08), angle=80)
        for line in ("404,822 510,838 612,796", "412,852 520,866 624,822"):
            card.paint(ribbon(line, (4, 12, 4)), shift(BROWN, -0.16), thin=0.1)
    ear = card.piece(
        "142,-42! 184,-72 210,-44 206,12 184,66 152,88 136,56!", BROWN, at=HEAD, angle=60, grain=0.3, lift=5
    )
    with card.inside(ear):
        card.paint(ribbon("160,-36 190,-40 188,14 164,56", (7, 10, 9, 5), HEAD), shift(BROWN, -0.16), thin=0.1)
    head = card.piece(
        "-166,10 -162,-110 -104,-206 0,-240 104,-206 156,-116 162,0 152,80 124,128 76,152 0,160 -76,154 -128,130 "
        "-156,84",
        CHARCOAL,
        at=HEAD,
        angle=64,
        laps=60,
        grain=0.42,
        lift=9,
    )
    with card.inside(head):
        card.paint("90,-240! 136,-120 140,0 118,110 100,200! 200,200! 240,-60! 180,-260!", NIGHT, at=HEAD, angle=70)
    whorl = []
    for k in range(11):
        arm = [(r, k * 0.571 + r / 150) for r in range(26 + 14 * (k % 3), 176 - 16 * (k % 4), 16)]
        line = " ".join(f"{r * math.cos(a) - 6:.0f},{r * math.sin(a) * 1.1 - 50:.0f}" for r, a in arm)
        whorl.append(ribbon(line, (2, 5, 2), HEAD))
    card.pattern(head, whorl, PENCIL, thin=0.25)


def _propping_arm(card: Sheet) -> None:
    """The elbow stands on the rope at the left; cuff below the glove."""
    arm = card.piece(
        "96,806! 262,812! 270,900 270,1000 250,1100! 240,1200 210,1330! 110,1338 50,1290 36,1190 56,1020 80,900!",
        CHARCOAL,
        angle=98,
        laps=70,
        grain=0.28,
        lift=12,
    )
    with card.inside(arm):
        card.paint("80,800! 118,800! 104,960 92,1130 130,1300! 0,1300! 20,1000!", NIGHT, angle=96)
    card.paint("88,776! 268,784! 270,838! 84,830!", CHALK, angle=4, lift=7)


def _upper_arm(card: Sheet) -> None:
    """From the shoulder down to that elbow, nearer to us than the forearm."""
    arm = card.piece(
        "452,1016! 462,950 428,906 366,900 300,940 230,1012 150,1104 76,1204 44,1280 60,1336 124,1366 200,1352 262,1300 "
        "320,1216 372,1130!",
        shift(CHARCOAL, 0.022),
        angle=-48,
        laps=70,
        grain=0.28,
        lift=14,
    )
    with card.inside(arm):
        card.paint("30,1290! 130,1310 214,1264 290,1170 360,1100! 420,1130! 300,1400! 20,1400!", NIGHT, angle=-48)
        for line in ("92,1196 140,1230 160,1270", "440,930 452,980 430,1040"):
            card.paint(ribbon(line, (3, 9, 3)), NIGHT, thin=0.1)


def hanging_arm(card: Sheet) -> None:
    """The other arm lies over the rope, and its glove hangs down."""
    glove(card, 1058, 1350, 1.12, -3)
    arm = card.piece(
        "770,1010! 760,950 800,916 880,922 960,962 1040,1000 1106,1050 1144,1120 1152,1220 1150,1312! 964,1314! 960,1240 "
        "944,1170! 880,1160 830,1136!",
        CHARCOAL,
        angle=30,
        laps=70,
        grain=0.28,
        lift=14,
    )
    with card.inside(arm):
        card.paint("1060,1010! 1090,1100 1100,1320! 1200,1320! 1200,1000!", NIGHT, angle=86)
        card.paint(ribbon("944,1162 990,1120 1030,1106", (9, 7, 3)), NIGHT, thin=0.1)
        card.paint(ribbon("740,1126 840,1156 944,1168", (3, 8, 3)), NIGHT, thin=0.1)
    card.paint("956,1286! 1158,1284! 1160,1338! 954,1340!", CHALK, angle=2, lift=7)


def _flower(card: Sheet) -> None:
    """A chrysanthemum in white silk: chalked in all round, sewn but for the last petals."""
    x, y = 590, 1146
    petal = "-13,-58! -30,-120 -24,-172 0,-200! 24,-172 30,-120 13,-58!"
    for k in range(14):
        at = affine(x, y, 1, k * 360 / 14)
        if k in (7, 8):
            for line in ("-13,-58 -30,-120 -24,-172 0,-200", "13,-58 30,-120 24,-172 0,-200"):
                card.paint(ribbon(line, (5, 5), at), PENCIL, thin=0.1)
            continue
        card.paint(petal, CHALK, at=at, angle=90 + k * 360 / 14, lift=4)
        card.paint(ribbon("0,-70 0,-178", (3, 5), at), shift(CHALK, -0.16), thin=0.1)
    inner = "-10,-26! -19,-58 -12,-88 0,-98! 12,-88 19,-58 10,-26!"
    for k in range(10):
        card.paint(inner, shift(CHALK, -0.05), at=affine(x, y, 1, 18 + k * 36), lift=4)
    card.paint("-34,0 -24,-26 0,-34 26,-24 34,0 24,26 0,34 -26,24", CHARCOAL, at=affine(x, y), lift=4)
