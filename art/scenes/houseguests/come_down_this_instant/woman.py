"""The old woman: the leaf in the crook of one arm, the thread drawn out by the other."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, motif, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.come_down_this_instant.inks import (
    BLACK,
    BLUE,
    CHALK,
    RED,
    SLATE,
    small,
    torn,
)

HERS: Final = Skin("#bd8a6a", "#8d5f4b", BLACK, lip="#96493b", blush="#c47258", white=CHALK)
CAST: Final = {"sewing": Face(
    HERS, 70, "long", "straight", "hooded", "thin", "thin", "knot", "#dedad0",
    feels=feel("tender", lids=(0.62, 0.66), gaze=(-0.75, -0.42), tilt=-9, bag=0.6),
)}  # fmt: skip
CLOTH: Final = mix(BLACK, SLATE, 0.12)


def body(card: Sheet) -> None:
    """Lay the neck and the dress, as broad as a hill."""
    torn(card, "556,800! 566,900 520,960! 640,1010 780,940! 724,880 716,780!", HERS.shade, 84, 50, 2)
    dress = torn(
        card,
        "540,918! 600,960 690,960 740,902! 830,924 900,972 930,1060 936,1180 960,1340 1010,1560 1060,1840! 220,1840! 250,1600 300,1400 "
        "350,1240 372,1100 400,1000 456,948",
        CLOTH,
        84,
        80,
        12,
    )
    with card.inside(dress):
        dots = motif((200, 900, 1100, 1840), "0,-1 .8,0 0,1 -.8,0", 74, 7, key="dress")
        card.paint(turned(dots), mix(CLOTH, BLUE, 0.5), thin=0.1, wobble=0.5)
        for line in ("700,1240 740,1500 730,1840", "820,1200 880,1500 900,1840", "620,1340 620,1600 590,1840"):
            card.paint(ribbon(line, (3, 14, 26)), shift(CLOTH, -0.05), angle=84)


def head(card: Sheet) -> None:
    """Lay the collar and the head, turned to the seam."""
    h = Head(card, CAST["sewing"], 630, 650, 204, turn=-0.5, light=-1)
    h.draw()
    torn(card, "508,930! 540,900 560,908! 590,952 650,980! 632,1044 576,1056 528,1000!", CHALK, 10, 40, 5)
    torn(card, "650,980! 710,948 736,888! 770,900 800,926! 776,990 720,1030 668,1042!", CHALK, 10, 40, 5)
    small(card, ROUND, RED, affine(652, 1012, 17), 4)


def holding(card: Sheet) -> None:
    """Lay the arm that keeps the leaf against her: sleeve over its rim, hand flat on it."""
    lines = (
        "283,1172 233,1150 185,1132",
        "277,1196 221,1186 169,1178",
        "279,1220 227,1222 179,1222",
        "287,1240 247,1254 209,1262",
    )
    parts = [curve("375,1160! 331,1152 291,1158 271,1176 269,1220 285,1250 325,1264 381,1262!")]
    parts += [jointed(f, 31, affine(), 0.74) for f in lines]
    parts += [jointed("345,1166 307,1122 281,1082", 33, affine(), 0.72)]
    card.paint(turned(parts), HERS.base, angle=8, lift=6, wobble=0.5, grain=0.22)
    for f in lines:
        marked(card, f, 29, affine(), HERS.shade, shift(HERS.base, 0.05))
    for y in (1184, 1208, 1230):
        card.paint(ribbon(f"267,{y} 295,{y + 2}", (4, 2)), HERS.shade, wobble=0.2)
    for line in ("301,1180 335,1188 365,1186", "301,1206 335,1210 365,1208", "303,1232 335,1234 365,1230"):
        card.paint(ribbon(line, (2, 5, 2)), mix(HERS.base, HERS.shade, 0.5), wobble=0.2)
    sleeve = torn(
        card,
        "470,950! 520,936 566,980 596,1080 616,1200 606,1290 548,1334 460,1330 365,1290! 357,1142! 420,1168 452,1166! 430,1090 430,1010",
        shift(CLOTH, 0.035),
        70,
        60,
        12,
    )
    card.pattern(
        sleeve,
        [
            ribbon("452,1170 490,1186 520,1230", (3, 10, 3)),
            ribbon("600,1200 560,1236 520,1250", (3, 10, 3)),
            ribbon("480,1000 500,1080 496,1130", (3, 9, 3)),
        ],
        shift(CLOTH, -0.06),
    )
    torn(card, "341,1132! 381,1136! 389,1298! 347,1292!", CHALK, 84, 30, 5)


def sewing(card: Sheet) -> None:
    """Lay the arm that is up, and in its fingers a needle with the thread drawn taut."""
    card.paint(ribbon("404,226 700,288 984,350", (6, 6)), RED, wobble=0.3, lift=3)
    # the needle, held between thumb and forefinger, its eye to the tree
    card.paint(ribbon("964,355 1128,306", (12, 3)), CHALK, wobble=0.2, lift=3)
    card.paint(ribbon("974,353 992,350", (3, 3)), BLACK, wobble=0.1)
    card.paint(ribbon("984,351 976,384 988,420 974,462", (5, 5, 4)), RED, wobble=0.3)
    back = ("1070,438 1090,396 1078,356", "1082,452 1112,416 1108,378", "1088,470 1128,446 1134,410")
    for f in back[::-1]:
        card.paint(jointed(f, 33, affine(), 0.72), mix(HERS.base, HERS.shade, 0.35), angle=60, lift=2, wobble=0.4)
    parts = [curve("1004,540! 1000,490 1010,450 1040,430 1076,430 1098,456 1096,500 1084,548!")]
    parts += [
        jointed("1064,446 1058,396 1026,352", 36, affine(), 0.7),
        jointed("1018,490 998,440 1014,364", 38, affine(), 0.66),
    ]
    card.paint(turned(parts), HERS.base, angle=60, lift=4, wobble=0.4, grain=0.22)
    for line in ("1034,440 1040,420 1034,398", "1060,470 1070,490 1066,520", "1024,500 1036,520 1036,540"):
        card.paint(ribbon(line, (2, 5, 2)), HERS.shade, wobble=0.2)
    marked(card, "1064,446 1058,396 1026,352", 32, affine(), HERS.shade)
    sleeve = torn(
        card,
        "776,960! 800,930 850,910 900,850 950,720 986,590! 1104,606! 1104,720 1090,850 1050,980 990,1090 920,1150 840,1130 790,1060",
        shift(CLOTH, 0.035),
        60,
        60,
        12,
    )
    card.pattern(
        sleeve,
        [
            ribbon("900,900 950,950 1010,960", (3, 11, 3)),
            ribbon("890,960 930,1010 980,1020", (3, 10, 3)),
            ribbon("1010,660 1030,760 1010,860", (3, 9, 3)),
        ],
        shift(CLOTH, -0.06),
    )
    torn(card, "990,536! 1098,548! 1110,612! 980,598!", CHALK, 4, 30, 5)
