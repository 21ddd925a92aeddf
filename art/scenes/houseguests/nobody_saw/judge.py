"""The judge in mid vault: robe, wig, files, one hand on the bar and one eye back over the shoulder."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import finger
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import ASH, BONE, INK, ORANGE, PALE, SLATE, TAN

ROBE: Final = (
    "1090,700! 1080,560 1010,440 900,380! 780,330 640,240 540,120 470,40! 430,150 350,190! 356,280 270,300! 290,372 216,420! "
    "320,480 400,560 420,640! 380,690 400,760! 500,800 600,816 690,870! 760,930 860,930 960,900! 1050,850 1096,780"
)


def robe(card: Sheet) -> None:
    """Lay legs and boots, then the one black shape with its folds and the pale lining turned out."""
    _legs(card)
    cloth = card.piece(ROBE, INK, angle=32, laps=90, grain=0.3, lift=14)
    with card.inside(cloth):
        for fold in (
            "930,560! 780,470 640,360 530,190! 600,330 740,450 900,540",
            "900,620! 700,520 520,400 372,280! 500,440 680,570 870,660",
            "860,700! 660,610 480,500 300,372! 460,540 640,660 830,740",
            "840,800! 700,730 560,680 440,640! 560,720 690,790 820,860",
        ):
            card.paint(fold, shift(INK, 0.075), angle=36, laps=40, grain=0.25)
        card.paint(
            "400,560! 470,640 560,700 680,740! 650,840 560,830! 500,800 400,760! 380,690 420,640",
            SLATE,
            angle=20,
            laps=40,
            grain=0.3,
            lift=3,
        )
        for line in ("440,670 540,740 640,790", "420,720 500,770 590,806"):
            card.paint(ribbon(line, (3, 9, 3)), shift(SLATE, -0.1))
        card.brush("1000,480 840,410 680,320 560,190", 34, shift(INK, 0.06), dry=0.9)


def _legs(card: Sheet) -> None:
    """Swept up behind her; pinstriped, and on one sole what she should have bought."""
    stripe = mix(SLATE, BONE, 0.4)
    for leg, lines, boot, sole in (
        (
            "560,560! 420,520 300,436 190,330! 128,400! 210,500 330,600 480,680!",
            ("540,600 410,550 290,470 176,366", "520,640 400,590 280,510 160,390"),
            "196,322! 120,250 70,150! 40,128 4,170 2,214! 44,300 84,360 130,408!",
            "70,146! 36,122 -6,158 -4,214! 20,270 48,322! 70,300 44,240 46,196 86,182!",
        ),
        (
            "600,640! 450,620 330,590 216,520! 176,600! 280,680 430,740 560,760!",
            ("560,690 440,660 320,630 204,558", "560,724 430,696 310,664 190,584"),
            "222,512! 140,470 66,410! 30,404 6,450 16,496! 70,560 120,592 170,612!",
            "66,406! 26,396 -8,446 4,502! 46,556 92,596! 108,572 70,520 56,480 86,450!",
        ),
    ):
        cloth = card.piece(leg, SLATE, angle=38, laps=40, grain=0.26, lift=8)
        with card.inside(cloth):
            card.paint([ribbon(line, (4, 4, 4)) for line in lines], stripe, thin=0.15)
        card.paint(boot, INK, angle=50, lift=7)
        card.paint(sole, mix(TAN, INK, 0.25), angle=60, lift=3)
    card.paint("-2,438! 46,424! 66,490! 16,506!", ORANGE, lift=3)
    card.paint([ribbon("12,452 42,443", (5, 5)), ribbon("18,470 50,461", (5, 5))], BONE, wobble=0.3)


def head(card: Sheet, face: Face) -> None:
    """Neck, bands, the face that looks back, and the wig on its way down."""
    card.paint("860,560! 970,560! 1000,700! 900,760! 830,700!", PALE.shade, angle=60)
    card.paint("830,640! 900,690 990,650! 1010,720! 930,780 850,760! 816,700!", BONE, angle=20, lift=4)
    card.paint(["880,730! 930,740! 900,870! 836,850!", "936,742! 976,730! 990,850! 930,880!"], BONE, angle=80, lift=5)
    card.paint([ribbon("886,750 862,840", (3, 5)), ribbon("958,750 962,850", (3, 5))], ASH)
    who = Head(card, face, 892, 588, 118, tilt=14, turn=-0.5, light=-1)
    who.draw()
    wig = who.at
    # powdered rolls, side on: it has slid off the brow to behind
    for roll in (
        "-.34,-1.02! -.1,-1.3 .34,-1.36 .74,-1.2 1.0,-.84! .9,-.5 .6,-.62 .3,-.86 -.05,-.92",
        "-.16,-.90! .2,-.96 .52,-.76 .78,-.46! 1.04,-.5 1.12,-.2 .96,.0! .6,-.1 .2,-.56",
    ):
        card.paint(roll, BONE, at=wig, angle=30, lift=6, grain=0.2)
    for x, y, w in ((0.66, 0.06, 0.3), (0.74, 0.34, 0.3), (0.78, 0.62, 0.28), (0.98, 0.2, 0.26), (1.02, 0.5, 0.24)):
        card.paint(
            "-1,-.2! -.8,-.7 .2,-.8 1,-.3 1,.3 .2,.75 -.8,.6 -1,.2!",
            BONE,
            at=wig @ [[w, 0, x], [0, w * 0.5, y], [0, 0, 1]],
            lift=4,
            wobble=0.6,
        )
        card.paint(
            ribbon(
                "-.3,.0 .1,-.3 .5,.0 .2,.3",
                (0.1, 0.16, 0.16, 0.08),
                wig @ [[w, 0, x], [0, w * 0.5, y], [0, 0, 1]],
                118 * w,
            ),
            ASH,
            wobble=0.3,
        )
    for line in ("-.2,-1.02 .2,-1.14 .6,-1.0 .86,-.74", "-.02,-.94 .36,-.94 .7,-.66", ".3,-.74 .6,-.5 .9,-.3"):
        card.paint(ribbon(line, (0.02, 0.06, 0.02), wig, 118), ASH)
    card.paint(ribbon("1.1,.66 1.3,.8 1.2,1.0", (0.05, 0.07, 0.03), wig, 118), INK, lift=2)


def planted_arm(card: Sheet) -> None:
    """Straight down on the bar; the other arm keeps the files, not all of them."""
    card.paint("1010,850! 1130,800! 1190,950! 1060,1010!", TAN, angle=70, lift=6)
    card.paint("1000,862! 1120,826! 1176,960! 1056,1000!", BONE, angle=70, lift=4)
    card.paint("1020,838! 1140,790! 1204,930! 1080,990!", shift(TAN, -0.08), angle=70, lift=6)
    card.paint(
        "960,690! 1060,720 1120,800 1116,900! 1060,930 980,920! 930,860 920,770!",
        shift(INK, 0.035),
        angle=66,
        laps=50,
        lift=9,
    )
    for line, wide in (
        ("1080,900 1130,896 1170,906", 34),
        ("1078,924 1126,926 1164,936", 34),
        ("1072,946 1116,954 1150,964", 32),
    ):
        card.paint(finger(line, wide), PALE.base, lift=4, wobble=0.5)
    card.paint("1040,880! 1080,886 1090,930 1076,964! 1034,950!", PALE.base)
    for x, y, turn in ((270, 900, -24), (560, 980, 12)):
        page = affine(x, y, 1, turn)
        card.paint("-62,-46! 60,-50! 66,44! -58,48!", "#f4eee0", at=page, lift=8)
        card.paint(
            [ribbon(f"-44,{v} {36 - v * 0.4:.0f},{v - 2}", (5, 5), page) for v in (-26, -8, 10, 27)], ASH, wobble=0.3
        )
    sleeve = "740,790! 800,760 880,790 900,860! 860,960 830,1050 838,1120! 760,1142 640,1116! 660,1020 690,900!"
    cloth = card.piece(sleeve, shift(INK, 0.03), angle=84, laps=50, grain=0.3, lift=12)
    with card.inside(cloth):
        card.paint("700,800! 760,880 740,1010 700,1140! 620,1140!", shift(INK, -0.03), angle=84)
        for line in ("850,840 810,960 790,1120", "810,830 770,960 750,1130"):
            card.paint(ribbon(line, (3, 11, 4)), shift(INK, 0.1))
    card.paint("640,1112! 740,1132 838,1116! 832,1142! 740,1160 646,1140!", SLATE, angle=4)
    card.paint("690,1136! 800,1138! 796,1176! 694,1174!", BONE, angle=4, lift=3)
    dark = mix(PALE.shade, INK, 0.3)
    for line, wide in (
        ("700,1190 664,1216 650,1262", 37),
        ("724,1200 706,1240 704,1284", 39),
        ("752,1204 750,1246 754,1292", 39),
        ("780,1198 792,1238 800,1280", 37),
    ):
        card.paint(finger(line, wide), PALE.base, angle=84, lift=5, wobble=0.5)
    card.paint("696,1166! 796,1168! 806,1200 790,1224! 740,1232 694,1222! 684,1196", PALE.base, angle=84)
    card.paint("770,1168! 800,1168! 808,1204 790,1228! 770,1220", PALE.shade, angle=84)
    card.paint([ribbon(f"{x},1210 {x - 2},1232", (3, 7)) for x in (712, 738, 766)], dark)
    card.paint(finger("792,1186 838,1194 866,1218", 38), PALE.base, lift=4, wobble=0.5)
    for x, y in ((652, 1256), (704, 1278), (754, 1286), (800, 1274)):
        card.paint("-9,-8! 0,-11 9,-8! 9,8 0,12 -9,8", mix(PALE.base, "#ffffff", 0.3), at=affine(x, y), wobble=0.4)
