"""Who else is awake: she upstairs with her trombone, he with a breakfast."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.do_not_disturb.inks import BONE, BRASS, CAST, FAIR, HAIR, INK, LINE, PALE, RED, SLATE

BLUE = shift(SLATE, 0.15)


def trombone(card: Sheet) -> None:
    """An old woman on the edge of a bed, and a pillow that takes it all."""
    # bed
    card.paint("-40,240! 250,240! 250,310! -40,310!", SLATE, angle=3, lift=4)
    card.paint("226,190! 246,190! 248,336! 228,336!", BRASS, angle=88)
    # she
    card.paint(
        "60,140! 110,120 160,130! 190,180 200,232! 270,240 290,290 286,336! 236,336! 226,290! 120,284 60,250 44,190",
        shift(SLATE, 0.16),
        angle=76,
        lift=6,
    )
    head = Head(card, CAST["blows"], 128, 84, 56, tilt=4, turn=1, view="side")
    head.draw()
    # the pillow
    card.paint(
        "470,160! 540,150 640,150 700,166! 694,230 704,312! 620,326 540,322 466,318! 480,240", BONE, angle=8, lift=6
    )
    # the horn
    for x, y in ((164, 119), (190, 152)):
        card.paint(ribbon(f"{x},{y} 440,{y + 52}", (9, 9)), BRASS, lift=3)
    card.paint(ribbon("440,171 464,188 440,204", (9, 9, 9)), BRASS)
    card.paint("155,109! 172,116! 172,126! 153,127!", BRASS)
    card.paint("380,164! 450,192 520,168! 540,238 520,308! 450,236 372,182!", BRASS, angle=20, lift=4)
    # sleeves
    card.paint("88,140! 140,134 180,160! 250,150! 262,178! 190,196 120,190!", shift(SLATE, 0.21), angle=10, lift=4)
    card.paint(ROUND, FAIR.base, at=affine(266, 164, 20), lift=2)


def bellboy(card: Sheet) -> None:
    """From behind, on his toes: he hangs a sign on the finger that is nearest."""
    card.paint("50,1106! 124,1106! 118,1160 120,1226! 92,1226! 88,1150! 80,1226! 52,1226! 54,1160", SLATE, angle=88)
    card.paint("48,1222! 82,1222! 84,1236! 40,1236!", LINE)
    card.paint("92,1222! 124,1222! 132,1236! 90,1236!", LINE)
    jacket = card.piece("66,980! 108,980! 132,1000 134,1060 128,1124! 46,1124! 40,1060 42,1000", BLUE, angle=86, lift=5)
    with card.inside(jacket):
        card.paint("30,1096! 140,1096! 140,1106! 30,1106!", INK)
    # both arms up to the sign
    card.paint("104,988! 140,1000 172,1030 192,1060! 176,1080! 146,1066 112,1040!", shift(BLUE, 0.04), angle=30, lift=4)
    card.paint("70,950! 104,950! 106,990! 68,990!", FAIR.shade)
    for x in (58, 118):
        card.paint(ROUND, FAIR.base, at=affine(x, 930, 7))
    card.paint(
        "57,926 56,896 68,872 88,864 110,872 121,896 119,926 113,946 104,962! 96,966 88,968 80,966 70,962! 63,946",
        HAIR,
        angle=80,
        lift=3,
    )
    # the sign, without a word
    card.paint("176,1086! 226,1078! 240,1190! 188,1198!", PALE, angle=84, lift=5)
    card.paint("206,1116! 184,1132 186,1166 212,1176 230,1160! 208,1158 198,1140", INK)
    card.paint("172,1060 194,1056 200,1076 190,1092 174,1086", FAIR.base, lift=2)


def kitten(card: Sheet) -> None:
    """On its hind legs under the tassel."""
    card.paint(ribbon("290,780 322,772 316,716", (16, 15, 8)), BRASS, lift=3)
    card.paint(ribbon("246,708 212,722 182,756", (26, 22, 20)), BRASS, lift=3)
    card.paint(
        "216,796! 228,750 234,706 216,684 210,660 216,636! 214,606! 236,624 256,624 276,604! 280,636 284,660 272,688 "
        "294,714 308,754 304,796!",
        BRASS,
        angle=80,
        lift=5,
    )
    card.paint("226,692! 250,700 278,688! 276,716 250,748! 230,718", PALE, angle=80, lift=3)
    for x in (230, 254):
        card.paint(ROUND, LINE, at=affine(x - 2, 650, 7))
        card.paint(ROUND, PALE, at=affine(x - 4, 648, 2.5))
    card.paint("234,664! 244,664! 239,671!", RED)
