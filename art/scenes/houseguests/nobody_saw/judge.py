"""The judge in mid leap: robe and trailing foot, the leg that goes first, the hand on the bar, the wig held on."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import finger
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import ASH, BONE, INK, ORANGE, PALE, SLATE, TAN

LINEN: Final = "#f4eee0"
STRIPE: Final = mix(SLATE, BONE, 0.45)
FOLD: Final = shift(INK, 0.075)
ROBE: Final = (
    "770,500! 690,486 610,440 520,340 430,200 330,90 200,30 60,10 -40,20! -40,250! 40,300 60,360 20,430 "
    "30,500 90,560 96,640 50,710 70,790 150,830! 190,900 250,960 350,1010 460,1040 560,1046! 680,1040 760,1000 800,930! "
    "850,820 890,700 900,600! 870,540"
)


def robe(card: Sheet) -> None:
    """Lay the foot that trails, the leg that leads, the far arm, then the one black shape with its folds."""
    _trailing(card)
    _leading(card)
    _far_arm(card)
    cloth = card.piece(ROBE, INK, angle=42, laps=100, grain=0.3, lift=14)
    with card.inside(cloth):
        card.paint(
            "-60,250! 40,300 130,360 260,520 400,690 520,800! 440,900 330,960 250,960! 190,900 150,830 70,790 40,710 96,640 "
            "90,560 20,500 10,430 60,360!",
            shift(SLATE, -0.12),
            angle=44,
            laps=60,
            grain=0.3,
        )
        for line in ("70,380 220,560 420,770", "80,600 220,720 400,850", "90,780 220,850 360,920"):
            card.paint(ribbon(line, (4, 18, 4)), shift(SLATE, -0.2))
        for fold in (
            "690,560! 560,470 430,330 320,150! 250,110 300,130! 400,330 540,520 660,640",
            "660,680! 500,560 340,400 190,190! 120,150 180,230! 320,460 480,640 640,760",
            "620,800! 500,720 380,600 270,470! 370,640 480,760 610,870",
            "880,620! 850,740 800,850 730,960! 780,840 820,720 850,610",
        ):
            card.paint(fold, FOLD, angle=46, laps=40, grain=0.25)


def _trailing(card: Sheet) -> None:
    """On its sole sticks what she should have bought."""
    card.paint("330,930! 230,900 150,860! 108,930! 180,976 260,990 330,985!", SLATE, angle=30, lift=6)
    card.paint("168,850! 110,836 60,780 26,750! -6,760 -14,800 0,850 50,910 120,950!", INK, angle=50, lift=7)
    card.paint("34,744! 4,738 -40,770 -44,812! -20,880 40,940 100,974! 116,952 50,908 4,850 -8,806 6,766", TAN, lift=3)
    card.paint("-30,846! 18,824! 44,884! 0,908!", ORANGE, lift=4)
    card.paint([ribbon("-14,856 20,840", (5, 5)), ribbon("-4,878 30,862", (5, 5))], BONE, wobble=0.3)


def _leading(card: Sheet) -> None:
    """Pinstriped, knee first, the shoe seen from the side."""
    cloth = card.piece(
        "560,850! 690,826 810,820 880,846 930,900 1000,966 1062,1004! 1030,1068! 950,1040 880,1006 830,1000 720,1020 600,1030!",
        SLATE,
        angle=24,
        laps=50,
        grain=0.26,
        lift=9,
    )
    with card.inside(cloth):
        for line in (
            "560,890 700,862 820,858 880,890 960,966 1050,1030",
            "560,940 700,906 820,900 870,930 950,1000 1040,1050",
            "560,990 700,950 820,944 880,976 960,1030",
        ):
            card.paint(ribbon(line, (4, 4, 4)), STRIPE, thin=0.12)
        card.paint("560,1000! 700,990 800,960 860,980 960,1040! 900,1080! 560,1100!", shift(SLATE, -0.09), angle=16)
    card.paint("1050,996! 1078,1010! 1046,1074! 1022,1062!", LINEN, lift=3)
    card.paint(
        "1074,1000! 1100,1014 1134,996 1160,950 1180,930! 1200,936 1204,970 1176,1030 1120,1086 1070,1106! 1040,1084!",
        INK,
        angle=-40,
        lift=7,
    )
    card.paint("1180,930! 1204,934 1214,972 1186,1038 1126,1098 1068,1120! 1058,1102 1116,1074 1164,1024 1190,970", TAN)


def _far_arm(card: Sheet) -> None:
    """Up to the wig, out of a sleeve that has slid to the elbow."""
    card.paint("1010,430! 1066,440! 1050,300 1020,210! 960,226! 986,320", LINEN, angle=78, laps=40, lift=7)
    card.paint(ribbon("1036,420 1024,320 994,240", (3, 8, 3)), mix(ASH, BONE, 0.6))
    sleeve = card.piece(
        "840,560! 900,520 950,440 980,380! 1030,400 1090,396 1126,372! 1130,470 1100,580 1020,660 900,720!",
        shift(INK, 0.04),
        angle=70,
        laps=60,
        lift=8,
    )
    with card.inside(sleeve):
        card.paint(
            "980,374! 1030,400 1090,396 1132,366! 1124,408 1090,424 1030,428 980,410", shift(SLATE, -0.1), angle=4
        )
        for line in ("1080,420 1060,520 960,620", "1030,430 1000,510 930,580"):
            card.paint(ribbon(line, (4, 15, 4)), FOLD)


def head(card: Sheet, face: Face) -> None:
    """Neck, bands, the face that goes one way and looks the other, and the wig on its way off."""
    card.paint("716,430! 850,470! 862,570! 780,610! 716,560!", PALE.shade, angle=70)
    card.paint("700,520! 770,570 870,530! 884,586! 800,640 690,576!", BONE, angle=20, lift=5)
    card.paint("744,590! 790,606! 724,726! 660,690!", LINEN, angle=110, lift=5)
    card.paint("800,612! 846,600! 824,736! 756,740!", LINEN, angle=98, lift=6)
    who = Head(card, face, 806, 352, 152, tilt=9, turn=0.42)
    who.draw()
    wig = who.at @ [[-1, 0, 0], [0, 1, 0], [0, 0, 1]]
    for roll in (
        "-.5,-.86! -.44,-1.12 -.1,-1.36 .34,-1.4 .74,-1.24 1.0,-.86! .9,-.5 .6,-.62 .3,-.8 -.1,-.84",
        "-.3,-.82! .2,-.92 .52,-.74 .78,-.44! 1.04,-.5 1.12,-.2 .96,.02! .62,-.08 .3,-.5",
    ):
        card.paint(roll, LINEN, at=wig, angle=30, lift=6, grain=0.2)
    for x, y, w in ((0.7, 0.06, 0.3), (0.78, 0.34, 0.3), (0.84, 0.62, 0.28), (1.02, 0.2, 0.26), (1.08, 0.5, 0.24)):
        curl = wig @ [[w, 0, x], [0, w * 0.5, y], [0, 0, 1]]
        card.paint("-1,-.2! -.8,-.7 .2,-.8 1,-.3 1,.3 .2,.75 -.8,.6 -1,.2!", LINEN, at=curl, lift=4, wobble=0.6)
        card.paint(ribbon("-.3,.0 .1,-.3 .5,.0 .2,.3", (0.1, 0.16, 0.16, 0.08), curl, 152 * w), ASH, wobble=0.3)
    for line in ("-.3,-1.0 .2,-1.16 .6,-1.04 .86,-.76", "-.02,-.9 .36,-.92 .7,-.64", ".3,-.72 .6,-.48 .9,-.28"):
        card.paint(ribbon(line, (0.02, 0.06, 0.02), wig, 152), ASH)
    # the hand that keeps it there
    for line, wide in (
        ("980,236 926,196 872,196", 36),
        ("976,212 930,166 880,158", 38),
        ("984,192 948,142 902,126", 38),
        ("1000,186 978,132 942,104", 34),
    ):
        card.paint(finger(line, wide), PALE.base, angle=30, lift=4, wobble=0.5)
    card.paint("1024,232! 1030,196 1004,168 972,190 952,220 964,250! 990,262!", PALE.base, angle=30)
    card.paint("1040,222! 1028,196! 958,242! 966,272!", LINEN, angle=60, lift=4)


def planted_arm(card: Sheet) -> None:
    """Straight down on the bar, over thigh and stripes."""
    for x, y, turn in ((236, 1096, -26), (436, 1112, 12)):
        page = affine(x, y, 1, turn)
        card.paint("-62,-46! 60,-50! 66,44! -58,48!", LINEN, at=page, lift=8)
        card.paint([ribbon(f"-44,{v} {36 - v * 0.4:.0f},{v - 2}", (5, 5), page) for v in (-26, -8, 10, 27)], ASH)
    card.paint("664,1010! 734,1010! 738,1150! 660,1150!", LINEN, angle=88, lift=6)
    cloth = card.piece(
        "640,540! 720,560 776,650 790,780 800,900 822,1030! 760,1066 670,1070 590,1044! 600,900 590,760 590,640",
        shift(INK, 0.035),
        angle=86,
        laps=60,
        grain=0.3,
        lift=14,
    )
    with card.inside(cloth):
        card.paint("588,1030! 670,1052 760,1046 824,1012! 830,1060! 760,1080 670,1090 580,1070!", shift(SLATE, -0.1))
        for line in ("740,660 752,840 770,1040", "690,640 690,840 690,1050", "640,620 634,800 630,1040"):
            card.paint(ribbon(line, (4, 14, 5)), FOLD)
    card.paint("652,1122! 746,1122! 748,1156! 650,1156!", LINEN, angle=4, lift=4)
    for x, low in ((664, 1212), (688, 1222), (712, 1221), (736, 1212)):
        card.paint(finger(f"{x},1160 {x - 1},1190 {x + 1},{low}", 29), PALE.base, angle=84, lift=4, wobble=0.5)
    card.paint("652,1150! 746,1150! 764,1184 744,1200 700,1206 654,1200 640,1182", PALE.base, angle=84)
    card.paint([ribbon(f"{x},1180 {x},1204", (3, 6)) for x in (676, 704, 732)], PALE.shade)
    card.paint(finger("740,1168 766,1184 770,1204", 29), PALE.base, lift=4, wobble=0.5)
