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
    _propping_arm(card)
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
    """One arm: from the shoulder down to the elbow on the rope, and up again to the cuff below the glove."""
    arm = card.piece(
        "448,1030 466,990 462,946 428,904 370,900 310,934 266,990! 258,1006! 268,900 264,812! 84,806! 80,860 76,930 62,1060 42,1200 34,1290! "
        "50,1338 104,1364 168,1352! 250,1290 320,1216 380,1130",
        shift(CHARCOAL, 0.022),
        angle=-60,
        laps=70,
        grain=0.28,
        lift=14,
    )
    with card.inside(arm):
        card.paint("60,800! 122,800! 112,960 96,1130 84,1250 120,1330! 100,1400! 0,1400! 20,1000!", NIGHT, angle=96)
        card.paint(
            "110,1330! 170,1310 240,1250 310,1168 372,1106 440,1040! 480,1130! 300,1420! 90,1420!", NIGHT, angle=-48
        )
        for line in ("262,996 214,1060 190,1130", "258,1004 180,1040 140,1090", "436,920 450,980 428,1044"):
            card.paint(ribbon(line, (8, 9, 2)), NIGHT, thin=0.1)
    card.paint("78,774! 268,784! 270,838! 74,830!", CHALK, angle=4, lift=7)


def hanging_arm(card: Sheet) -> None:
    """The other arm lies over the rope: shoulder, a bent elbow, a forearm straight down to its glove."""
    glove(card, 1058, 1350, 1.12, -3)
    arm = card.piece(
        "770,1010! 760,950 800,916 870,916 980,950 1080,996 1148,1036! 1176,1066 1180,1110! 1166,1200 1150,1312! 966,1314! "
        "960,1240 950,1164! 880,1152 830,1136!",
        shift(CHARCOAL, 0.022),
        angle=30,
        laps=70,
        grain=0.28,
        lift=14,
    )
    with card.inside(arm):
        card.paint("1110,1000! 1100,1100 1096,1320! 1220,1320! 1220,1000!", NIGHT, angle=86)
        for line in ("950,1160 1010,1140 1064,1092", "952,1166 1030,1166 1090,1140", "1152,1042 1112,1070 1092,1078"):
            card.paint(ribbon(line, (9, 8, 2)), NIGHT, thin=0.1)
        card.paint(ribbon("740,1126 840,1146 950,1160", (3, 8, 3)), NIGHT, thin=0.1)
    card.paint("956,1286! 1158,1284! 1160,1338! 954,1340!", CHALK, angle=2, lift=7)


def _flower(card: Sheet) -> None:
    """A chrysanthemum in white silk: chalked in all round, sewn but for the last petals."""
    x, y = 614, 1136
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
