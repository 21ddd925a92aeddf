"""First Prize: a girl on a mountain of an uncle lifts a cabbage; the judges measure the uncle instead."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.first_prize.cabbage import cabbage
from art.scenes.houseguests.first_prize.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    FAIR,
    GREEN,
    LINEN,
    MUSTARD,
    RUDDY,
    SLATE,
    UMBER,
)
from art.scenes.houseguests.first_prize.judges import judges
from art.scenes.houseguests.first_prize.rival import rival

GROUND = CREAM
PLAIT: Final = MUSTARD


def paint(card: Sheet) -> None:
    """Lay the fair, the mountain, who is on top of it, who measures it, and who has lost."""
    _fair(card)
    _uncle(card)
    _girl(card)
    uncle = Head(card, CAST["uncle"], 790, 716, 168, tilt=8, turn=0.1)
    uncle.lay(".58,-.14! .70,-.30 .86,-.26 .92,-.04 .84,.20 .72,.34 .58,.30!", RUDDY.base, "flat", lift=4)
    uncle.line(".66,-.08 .76,-.16 .82,-.04 .74,.12 .70,.06", (0.012, 0.035, 0.02), RUDDY.shade, "flat")
    uncle.draw()
    _arms(card)
    cabbage(card)
    hand(card, "cup", 592, 214, 122, -112, FAIR, age=10, lift=4)
    hand(card, "cup", 990, 214, 122, -70, FAIR, flip=True, age=10, lift=4)
    judges(card)
    rival(card)


def _fair(card: Sheet) -> None:
    """Behind everybody: a far hill, a line of flags."""
    card.paint(
        "-40,1060! 160,1000 420,1080 560,1120! 560,1500! -40,1500!",
        mix(GREEN, CREAM, 0.3),
        angle=6,
        edge="torn",
        core=LINEN,
        wobble=7,
    )
    card.paint(
        "-40,1180! 200,1130 420,1200 560,1190! 560,1840! -40,1840!",
        mix(MUSTARD, CREAM, 0.72),
        angle=4,
        edge="torn",
        core=LINEN,
        wobble=6,
    )
    card.paint(ribbon("-20,640 140,770 330,850 540,900", (4, 5, 4)), UMBER)
    flags = ((20, 676, 38), (106, 746, 30), (198, 796, 20), (300, 836, 12))
    for (x, y, tilt), ink in zip(flags, (BRICK, SLATE, MUSTARD, BRICK), strict=True):
        card.paint("-34,-6! 34,4! 2,84!", ink, angle=80, at=affine(x, y, 1, tilt), lift=4)


def _uncle(card: Sheet) -> None:
    """Chest like a door: dark cloth between two clouds of sleeves, cut by the lower edge."""
    for spec in (
        "470,900! 400,960 340,1080 316,1240 330,1420 380,1560! 560,1560! 600,1200 580,960",
        "1110,900! 1180,960 1240,1080 1260,1240! 1260,1600! 1040,1560! 1000,1200 1010,960",
    ):
        sleeve = card.piece(spec, LINEN, angle=80, laps=60, lift=8)
        with card.inside(sleeve):
            for fold in ("430,1010 390,1200 400,1400", "1150,1010 1190,1200 1180,1400", "480,1000 450,1180 460,1380"):
                card.paint(ribbon(fold, (4, 16, 5)), mix(LINEN, UMBER, 0.22))
    trunk = card.piece(
        "640,850! 560,866 480,900 446,960! 500,1080 470,1240 430,1440 420,1640 440,1840! 1160,1840! 1176,1640 "
        "1160,1440 1116,1240 1086,1080 1136,960! 1100,900 1020,866 940,850!",
        mix(UMBER, BLACK, 0.55),
        angle=86,
        laps=70,
        grain=0.3,
        lift=10,
    )
    printed(card, trunk, "thistle", MUSTARD, BRICK, gap=150)
    with card.inside(trunk):
        card.paint("724,830! 856,830! 830,1100 826,1400 840,1840! 744,1840! 756,1400 752,1100", LINEN, angle=88)
        for x in (716, 864):
            card.paint(ribbon(f"{x},840 {x + (26 if x < 790 else -26)},1120 {x},1840", (22, 22, 22)), BRICK)
        for y in (1180, 1290, 1400):
            card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", BRICK, at=affine(790, y, 13), lift=3)


def _girl(card: Sheet) -> None:
    """Up there, with the whole valley under her shoes."""
    skirt = card.piece(
        "690,560! 890,560! 960,640 1010,760 1024,862! 940,900! 860,870! 790,890! 720,868! 640,904! 556,862! 570,760 620,640",
        BRICK,
        angle=84,
        laps=50,
        lift=8,
    )
    with card.inside(skirt):
        card.paint(
            "540,830! 640,870! 720,836! 860,838! 940,868! 1040,830! 1040,870! 940,910! 540,910!", shift(BRICK, -0.1)
        )
        for fold in ("700,580 640,700 610,860", "880,580 940,700 970,860"):
            card.paint(ribbon(fold, (3, 14, 5)), shift(BRICK, -0.09))
    for x, s in ((640, 1), (940, -1)):
        card.paint(
            f"{x - 52},862! {x + 52},862! {x + 46 + 4 * s},960 {x + 36},1056! {x - 36},1056! {x - 46 + 4 * s},960",
            LINEN,
            angle=86,
            lift=6,
        )
        for y in (900, 940, 980):
            card.paint(ribbon(f"{x - 49},{y} {x},{y + 8} {x + 49},{y}", (9, 9)), SLATE)
        boot = card.piece(
            f"{x - 46},1024! {x + 46},1024! {x + 46},1090 {x + 62 - 8 * s},1150 {x + 44 - 8 * s},1192 {x - 8 * s},1202 "
            f"{x - 44 - 8 * s},1192 {x - 62 - 8 * s},1150 {x - 46},1090",
            mix(MUSTARD, BRICK, 0.35),
            angle=84,
            laps=30,
            lift=9,
        )
        with card.inside(boot):
            card.paint(
                f"{x - 80},1168! {x - 8 * s},1184 {x + 80},1168! {x + 80},1220! {x - 80},1220!", mix(UMBER, BLACK, 0.3)
            )
            for y in (1052, 1080, 1108):
                card.paint(ribbon(f"{x - 22},{y} {x},{y + 8} {x + 22},{y - 2}", (7, 7)), BLACK)
    bodice = card.piece("690,440! 890,440! 900,520 886,600! 694,600! 680,520", LINEN, angle=84, lift=6)
    with card.inside(bodice):
        card.paint("700,430! 746,430! 756,620! 690,620!", BRICK)
        card.paint("834,430! 880,430! 890,620! 824,620!", BRICK)
    card.paint("760,400! 820,400! 836,448 790,476 748,448", FAIR.shade, angle=80)
    for spec in (
        "712,372! 650,392 580,440 520,452! 486,486! 540,494 600,480 670,440 724,420!",
        "866,372! 930,384 1000,412 1060,404! 1100,430! 1060,452 990,456 920,438 856,420!",
    ):
        plait = card.piece(spec, PLAIT, angle=20, laps=24, lift=6)
        with card.inside(plait):
            x0, _, x1, _ = card.box(plait)
            for k in range(8):
                u = x0 + (x1 - x0) * (k + 0.5) / 8
                card.paint(ribbon(f"{u - 14:.0f},350 {u + 14:.0f},520", (5, 5)), shift(PLAIT, -0.12))
    for x, y in ((528, 472), (1050, 428)):
        card.paint("-22,-20! 22,-16! 18,22! -24,18!", BRICK, at=affine(x, y, 1), lift=3)
    Head(card, CAST["girl"], 790, 344, 104, tilt=-5, turn=-0.1).draw()


def _arms(card: Sheet) -> None:
    for spec, cuff in (
        (
            "740,446! 706,420 670,360 652,240! 574,240! 570,340 596,450 650,540 690,560!",
            "568,214! 656,208! 660,262! 570,266!",
        ),
        (
            "840,446! 880,420 914,360 930,240! 1008,240! 1012,340 986,450 930,540 890,560!",
            "924,208! 1012,214! 1012,266! 922,262!",
        ),
    ):
        arm = card.piece(spec, LINEN, angle=70, laps=40, lift=7)
        with card.inside(arm):
            x0, _, x1, _ = card.box(arm)
            m = (x0 + x1) / 2
            card.paint(ribbon(f"{m},280 {m + 10},400 {m},520", (3, 12, 3)), mix(LINEN, UMBER, 0.2))
        card.paint(cuff, BRICK, angle=4, lift=4)
