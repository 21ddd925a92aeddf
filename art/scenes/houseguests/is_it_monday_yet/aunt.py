"""The door, and in it an aunt in full dress."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import AUNT, BONE, CAST, DARK, GOLD, GREEN, PINK, SLATE, UMBER

SHADE: Final = mix(GREEN, UMBER, 0.34)
ROSE: Final = mix(PINK, "#b5655f", 0.62)


def doorway(card: Sheet) -> None:
    """Lay the door behind her."""
    card.paint("796,60! 1160,48! 1166,772! 800,776!", mix(SLATE, BONE, 0.35), angle=88, lift=5)
    card.paint("830,94! 1128,84! 1132,790! 834,794!", mix(SLATE, UMBER, 0.35), angle=87, laps=90, grain=0.22)
    card.paint("834,782! 1132,778! 1150,812! 820,818!", mix(SLATE, UMBER, 0.6), angle=2)


def aunt(card: Sheet) -> None:
    """Lay her: stockings, breeches, jacket, face, hat, and the cape before all of it."""
    card.paint("700,800! 900,784 1090,790! 1130,806 1060,822 800,826", SHADE, angle=2)
    _legs(card)
    _jacket(card)
    _head(card)
    _cape(card)


def _legs(card: Sheet) -> None:
    for far, x in ((True, 1044), (False, 972)):
        ink = shift(PINK, -0.05 if far else 0.02)
        card.paint(
            f"{x - 46},540! {x + 42},536! {x + 50},610 {x + 26},700 {x + 14},782! {x - 20},784! {x - 34},700 {x - 50},620",
            ink,
            angle=88,
            lift=4,
        )
        card.paint(
            f"{x + 18},764! {x + 26},798 {x + 10},808! {x - 70},812! {x - 78},798 {x - 40},782 {x - 22},766!",
            DARK,
            angle=4,
            lift=4,
        )
        card.paint(f"{x - 30},782! {x - 12},774! {x - 6},786! {x - 26},792!", ROSE, wobble=0.4)
    breeches = card.piece(
        "916,404! 1096,398! 1106,470 1092,566! 1016,576 1006,560! 994,578 920,574! 904,480",
        BONE,
        angle=86,
        laps=50,
        lift=5,
    )
    with card.inside(breeches):
        card.paint(ribbon("1008,400 1004,500 1006,590", (4, 9, 6)), shift(BONE, -0.14))
        card.paint(ribbon("1080,400 1088,490 1076,580", (22, 24, 20)), GOLD)
        card.paint(ribbon("938,404 926,490 940,580", (13, 15, 12)), GOLD)
    for x in (952, 1054):
        card.paint(ribbon(f"{x - 42},568 {x},578 {x + 42},564", (13, 14, 13)), GOLD, lift=2)
        for k in range(3):
            card.paint(ribbon(f"{x - 36 + 10 * k},578 {x - 40 + 10 * k},606", (6, 9)), GOLD, wobble=0.4)


def _jacket(card: Sheet) -> None:
    """Short, gilt, a size too small; chest out."""
    card.paint("930,230! 1050,220! 1080,300 1096,420! 1000,440 912,416! 900,320", mix(BONE, PINK, 0.55), angle=84)
    sash = "906,392! 1000,410 1102,388! 1104,420! 1002,444 908,424!"
    card.paint(sash, ROSE, angle=3, lift=4)
    jacket = card.piece(
        "940,212! 1010,196 1076,214 1116,262! 1124,330 1112,392! 1046,404! 1030,300 984,228! 946,300 958,398! 908,386! 884,320 "
        "886,260",
        BONE,
        angle=86,
        laps=44,
        lift=7,
    )
    with card.inside(jacket):
        card.paint(ribbon("1108,280 1112,340 1098,410", (20, 22, 18)), GOLD)
        card.paint(ribbon("990,214 1040,300 1060,410", (12, 15, 15)), GOLD)
        card.paint(ribbon("982,214 944,300 948,400", (10, 12, 12)), GOLD)
        for x, y in ((1084, 270), (1088, 322), (1084, 372)):
            card.paint(ROUND, GOLD, at=affine(x, y, 12), wobble=0.4)
            card.paint(ROUND, BONE, at=affine(x, y, 5), wobble=0.3)
    card.paint(ribbon("982,240 976,300 984,380", (17, 20, 6)), DARK, lift=3)


def _head(card: Sheet) -> None:
    card.paint("966,176! 1030,172! 1034,222 1000,244 962,224!", AUNT.shade)
    head = Head(card, CAST["aunt"], 986, 128, 78, turn=-0.45)
    head.draw()
    head.lay(
        "-.78,-.44! -.5,-.66 0,-.74 .5,-.68 .76,-.46! 1.02,-.56 1.08,-.86 .86,-1.02 .5,-1.1 0,-1.14 -.5,-1.1 "
        "-.84,-1.02 -1.06,-.88 -1.0,-.54",
        DARK,
        "flat",
        lift=4,
    )
    for k in range(7):
        x, y = head.at[:, :2] @ (-0.72 + 0.24 * k, -0.88 - 0.05 * (3 - abs(k - 3))) + head.at[:, 2]
        card.paint(ROUND, shift(DARK, 0.12), at=affine(float(x), float(y), 6), wobble=0.3)


def _cape(card: Sheet) -> None:
    """Both hands hold it out to the left, as wide as the wall."""
    card.paint(ribbon("930,252 850,300 742,300", (76, 66, 46)), shift(BONE, -0.07), angle=170, lift=5)
    cape = card.piece(
        "716,300! 800,320 930,392! 940,520 968,640 984,748! 920,772 860,742 790,786! 720,758 650,800 588,768! 540,776 "
        "508,744! 600,620 660,470",
        ROSE,
        angle=98,
        laps=56,
        lift=10,
    )
    with card.inside(cape):
        card.paint("716,296! 790,312! 752,470 690,640 640,820! 480,800! 600,620 660,470", GOLD, angle=104)
        card.paint(
            "716,300! 752,306! 690,500 600,700 560,800! 490,780! 600,620 660,470", mix(GOLD, BONE, 0.2), angle=104
        )
        for line in ("810,330 800,520 760,800", "868,366 880,560 866,770", "770,320 736,520 690,800"):
            card.paint(ribbon(line, (5, 18, 26)), shift(ROSE, -0.07), thin=0.08)
        card.paint(ribbon("500,748 588,756 650,786 720,746 790,772 860,730 920,758 992,734", (13, 15, 13)), GOLD)
    hand(card, "fist", 742, 300, 62, 178, AUNT, flip=True, age=50, lift=4)
    sleeve = card.piece(
        "1020,214! 1100,220 1124,280 1090,340 1010,400 950,416! 930,374! 990,336 1020,290", BONE, angle=130, lift=7
    )
    with card.inside(sleeve):
        card.paint(ribbon("1112,240 1104,330 950,420", (14, 14, 14)), GOLD)
        card.paint("920,360! 956,350! 980,420! 940,440!", GOLD)
    card.paint("1010,206! 1090,206 1134,244 1120,290! 1070,262 1024,258!", GOLD, angle=20, lift=5)
    for k in range(5):
        card.paint(ribbon(f"{1040 + 18 * k},{262 + 4 * k} {1036 + 19 * k},{284 + 4 * k}", (7, 10)), GOLD, wobble=0.4)
    hand(card, "fist", 950, 394, 64, 170, AUNT, flip=True, age=50, lift=4)
