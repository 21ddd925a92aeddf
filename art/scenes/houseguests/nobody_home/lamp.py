"""The lamp: a woman in her nightgown below a shade, one hand on what hides in her skirt."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, motif, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_home.inks import (
    BONE,
    FOLD,
    GOLD,
    INK,
    LILAC,
    LIP,
    PLUM,
    SHADE,
    SKIN,
    STRAW,
)

AT = affine(-30, -45)
"""Where she stands."""
SLEEVE = mix(BONE, LILAC, 0.22)
GOWN = (
    "382,772! 334,776 282,818 290,930 318,1008 300,1044 262,1060 214,1064 158,1088 122,1140 112,1200 136,1280 106,1344 108,1440 "
    "104,1590! 190,1612 300,1608 420,1620 540,1614 676,1584! 650,1420 624,1240 594,1120 562,1010 586,930 598,818 546,776 "
    "498,772! 470,812 440,822 410,812"
)
RESTING = (
    "224,1140 186,1184 150,1222",
    "240,1152 216,1206 196,1252",
    "258,1154 252,1212 246,1262",
    "276,1148 284,1200 288,1246",
)
"""Four fingers spread over the small head."""
THUMB = "276,1110 314,1132 336,1168"
GRIPPING = (
    "574,1196 566,1226 572,1246",
    "594,1204 590,1238 594,1256",
    "616,1204 616,1238 614,1256",
    "638,1196 642,1226 636,1244",
)


def lamp(card: Sheet) -> None:
    """From the feet up; the shade last."""
    _feet(card)
    _gown(card)
    _neck(card)
    _arms(card)
    _shade(card)


def _feet(card: Sheet) -> None:
    dark = mix(GOLD, PLUM, 0.5)
    card.paint("330,1722! 400,1700 520,1706 610,1722 640,1738 560,1752 420,1752 340,1740", dark, at=AT, angle=2)
    card.paint("112,1708! 190,1690 290,1694 322,1706 290,1724 200,1730 130,1724", dark, at=AT, angle=2)
    for x, flip in ((376, True), (512, False)):
        at = AT @ _square(affine(x, 1652, 1.0, -4 if flip else 4, flip))
        card.paint(
            "-30,-90! 32,-90! 25,-30 28,6 44,42 50,66 30,84 -20,82 -44,66 -40,36 -27,6 -24,-30",
            SKIN,
            at=at,
            angle=84,
            lift=3,
        )
        for tx, ty, r in ((-32, 74, 18), (-7, 83, 12), (13, 82, 11), (31, 76, 10.5), (46, 66, 9.5)):
            card.paint(ROUND, shift(SKIN, 0.02), at=at @ _square(affine(tx, ty, r)), lift=1.5, wobble=0.3)
            card.paint(ROUND, shift(SKIN, 0.14), at=at @ _square(affine(tx, ty + 0.4 * r, 0.42 * r)), wobble=0.2)
        card.paint("10,-90! 34,-90! 26,-30 30,6 44,42! 18,10 12,-30", SHADE, at=at, angle=84)
    for x, ink, other, flip in ((176, PLUM, STRAW, False), (240, LILAC, shift(LILAC, -0.2), True)):
        at = AT @ _square(affine(x, 1640, 1.0, 0 if flip else 4, flip))
        sock = card.piece(
            "-22,-70! 22,-70! 24,4 30,38 28,62 6,76 -34,80 -58,70 -60,52 -40,32 -26,8", ink, at=at, lift=4
        )
        with card.inside(sock):
            if ink == PLUM:
                for y in (-44, -12, 20, 52):
                    card.paint(ribbon(f"-50,{y} 0,{y + 8} 50,{y}", (15,), at), other)
            else:
                card.paint("-70,34! -34,40 -18,64 -24,96! -80,96!", other, at=at)
                card.paint("8,30! 40,24! 40,90! 2,90! 0,56", other, at=at)


def _square(at: Array) -> Array:
    """Complete a 2x3 so that it can stand behind another."""
    return np.vstack([at, [0, 0, 1]])


def _gown(card: Sheet) -> None:
    gown = card.piece(GOWN, BONE, at=AT, angle=86, laps=90, grain=0.22, lift=7)
    with card.inside(gown):
        sprigs = motif((40, 740, 700, 1580), "0,-1 .4,-.3! 1,0 .4,.3! 0,1 -.4,.3! -1,0 -.4,-.3!", 62, 9, key="sprig")
        card.paint(turned(sprigs), mix(LILAC, BONE, 0.25), thin=0.1, wobble=0.4, grain=0.2)
        # her own shade side, and the hollow between her and the small one
        card.paint(
            "600,800! 552,960 548,1010 576,1130 600,1260 620,1420 640,1640! 720,1640! 720,800!", FOLD, at=AT, angle=84
        )
        card.paint(
            "300,1036! 330,1090 344,1170 330,1250 300,1300 316,1430 320,1640! 364,1640! 366,1430 370,1200 352,1090",
            FOLD,
            at=AT,
            angle=84,
        )
        card.paint("136,1268! 176,1296 236,1302 292,1288! 244,1330 180,1326", FOLD, at=AT, angle=10)
        for line in (
            "430,1040 436,1330 424,1640",
            "500,1080 520,1340 530,1640",
            "176,1330 160,1490 150,1640",
            "244,1336 250,1490 244,1640",
        ):
            card.paint(ribbon(line, (2, 9, 16), AT), FOLD, angle=84)
        for line in ("356,930 384,958 424,940", "456,940 498,958 528,928"):
            card.paint(ribbon(line, (2, 11, 3), AT), FOLD)
        # what her fist pulls together
        for line in (
            "604,1250 560,1290 500,1310",
            "610,1255 590,1330 560,1420",
            "622,1255 628,1330 630,1430",
            "600,1246 540,1240 480,1200",
        ):
            card.paint(ribbon(line, (14, 9, 2), AT), FOLD)
    lace = [
        curve(ROUND, AT @ _square(affine(x, 1592 + 18 * (1 - abs(x - 378) / 300), 18))) for x in range(112, 684, 34)
    ]
    card.paint(turned(lace), SLEEVE, wobble=0.4, lift=3)


def _neck(card: Sheet) -> None:
    card.paint("396,690! 394,762 356,792! 400,824 440,832 480,824 524,792! 486,762 484,690!", SHADE, at=AT, angle=80)
    card.paint("404,790! 440,812 486,776 524,792! 480,824 440,832 400,824 356,792!", SKIN, at=AT, angle=10)
    jaw = card.paint(
        "354,590! 356,660 376,712 412,748 440,756 468,748 504,712 524,660 526,590!", SKIN, at=AT, angle=84, lift=4
    )
    if jaw is not None:
        with card.inside(jaw):
            card.paint("500,580! 496,660 478,706 444,736 446,780! 560,780! 560,580!", SHADE, at=AT, angle=84)
    # a mouth that is kept shut
    card.paint("406,711! 424,698 440,703 457,697 476,714! 458,728 440,730 422,725", LIP, at=AT, wobble=0.4)
    card.paint(ribbon("402,716 422,710 440,712 460,709 479,720", (2, 5, 4, 5, 2), AT), INK, wobble=0.3)
    card.paint(ribbon("424,741 440,745 455,740", (2, 5, 2), AT), SHADE, wobble=0.3)
    collar = (
        "384,770! 402,806 446,826! 432,862 380,844 344,800!",
        "496,770! 478,806 434,826! 450,862 500,844 536,800!",
    )
    for spec in collar:
        card.paint(spec, SLEEVE, at=AT, lift=4)
    for y in (872, 908):
        card.paint(ROUND, PLUM, at=AT @ _square(affine(440, y, 7)), lift=1.5, wobble=0.3)


def _arms(card: Sheet) -> None:
    left = "350,772! 296,780 256,836 222,930 200,996 206,1040 214,1086! 278,1080! 276,1036 280,1002 318,934 342,884!"
    right = "530,772! 584,780 624,836 650,936 660,1010 656,1070 648,1136! 586,1128! 594,1066 598,1010 566,934 538,884!"
    # the resting hand
    parts = [curve("216,1076! 276,1072! 288,1116 290,1152 262,1166 230,1160 208,1148 212,1112", AT)]
    parts += [jointed(line, 31, AT, 0.72) for line in (*RESTING, THUMB)]
    card.paint(turned(parts), SKIN, angle=80, lift=4, wobble=0.4)
    for line in RESTING:
        marked(card, line, 29, AT, SHADE, shift(SKIN, 0.1))
    for x, y in ((224, 1150), (249, 1160), (270, 1156)):
        card.paint(ribbon(f"{x},{y - 6} {x - 3},{y + 16}", (2, 4, 2), AT), SHADE, wobble=0.2)
    # the gripping one
    parts = [curve("588,1120! 650,1128! 658,1160 654,1200 616,1212 574,1204 566,1170", AT)]
    parts += [jointed(line, 25, AT, 0.95) for line in (*GRIPPING, "580,1150 556,1178 554,1212")]
    card.paint(turned(parts), SKIN, angle=80, lift=4, wobble=0.4)
    for line in GRIPPING:
        u, v = (float(part) for part in line.split()[0].split(","))
        card.paint(ribbon(f"{u - 7},{v + 2} {u},{v + 7} {u + 7},{v + 2}", (2, 4, 2), AT), SHADE, wobble=0.2)
    card.paint(ribbon("584,1148 574,1178 573,1206", (2, 5, 3), AT), SHADE, wobble=0.2)
    for x in (583, 605, 627):
        card.paint(ribbon(f"{x},1206 {x},1252", (3, 5, 3), AT), SHADE, wobble=0.2)
    for spec in (left, right):
        card.paint(spec, SLEEVE, at=AT, angle=80, grain=0.24, lift=5)
    for xs, y in (((214, 230, 246, 262, 278), 1084), ((588, 604, 620, 636, 652), 1134)):
        frill = [curve(ROUND, AT @ _square(affine(x, y, 14))) for x in xs]
        card.paint(turned(frill), BONE, wobble=0.4, lift=3)
    for line in ("232,990 256,1000 280,990", "602,1006 630,1016 660,1004"):
        card.paint(ribbon(line, (2, 7, 2), AT), FOLD)


def _shade(card: Sheet) -> None:
    shade = card.piece(
        "326,150! 440,138 554,150! 722,596! 590,634 440,644 290,634 158,596!",
        STRAW,
        at=AT,
        angle=86,
        laps=70,
        grain=0.22,
        lift=9,
    )
    with card.inside(shade):
        for x0, x1 in ((372, 262), (418, 378), (462, 502), (508, 618)):
            card.paint(ribbon(f"{x0},140 {x1},650", (5, 9), AT), mix(STRAW, GOLD, 0.75), angle=84)
        card.paint(ribbon("318,164 440,152 562,164", (30,), AT), PLUM)
        card.paint(ribbon("150,574 290,612 440,622 590,612 730,574", (40,), AT), PLUM)
    threads = []
    for k in range(47):
        x = 164 + 12 * k
        low = 644 - 46 * ((x - 440) / 280) ** 2
        threads.append(ribbon(f"{x},{low - 6} {x + (k % 3 - 1) * 2},{low + 26 + 4 * (k % 2)}", (8, 9, 5), AT))
    card.paint(turned(threads), GOLD, wobble=0.3, lift=3)
    card.paint(ribbon("440,122 440,160", (14, 14), AT), PLUM)
    card.paint(ROUND, PLUM, at=AT @ _square(affine(440, 106, 20)), lift=3)


def chain(card: Sheet) -> None:
    """Beads on a thread, and a bell-shaped knob."""
    beads = [curve(ROUND, affine(662 + 0.4 * (k % 2), 584 + 17 * k, 7)) for k in range(21)]
    card.paint(turned(beads), INK, wobble=0.2, lift=2)
    card.paint("655,934! 669,934! 677,962 685,986! 641,986! 648,962", PLUM, lift=3, wobble=0.4)


def moth(card: Sheet) -> None:
    """It takes her for one."""
    for flip in (False, True):
        at = affine(792, 318, 0.9, -52) @ _square(affine(0, 0, 1, 0, flip))
        card.paint("4,6! 20,2 46,16 50,38 34,52 14,42 4,26!", shift(LILAC, -0.06), at=at, lift=2, wobble=0.4)
        wing = card.piece(
            "3,-12! 22,-34 56,-50 78,-30! 66,0 48,18 24,16 3,8!",
            mix(LILAC, BONE, 0.5),
            at=at,
            angle=30,
            lift=3,
            wobble=0.4,
        )
        with card.inside(wing):
            card.paint(ribbon("64,-46 54,-14 42,24", (7,), at), shift(LILAC, -0.12), wobble=0.3)
            card.paint(ROUND, PLUM, at=at @ _square(affine(36, -14, 6)), wobble=0.2)
        card.paint(ribbon("2,-24 8,-40 20,-50", (3, 3, 4), at), BONE, wobble=0.2)
    card.paint("0,-28 7,-18 7,4 4,34 0,42 -4,34 -7,4 -7,-18", LILAC, at=affine(792, 318, 0.9, -52), lift=2, wobble=0.3)
