"""First Prize: a girl on a mountain of an uncle lifts a cabbage; the judges measure the uncle instead."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
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
DOWN: Final = 156
SASH: Final = mix(GREEN, LINEN, 0.28)
MOVED: Final = affine(0, DOWN)


def paint(card: Sheet) -> None:
    """Lay the fair, the mountain, who is on top of it, who measures it, and who has lost."""
    _fair(card)
    _uncle(card)
    _holds(card)
    _girl(card)
    uncle = Head(card, CAST["uncle"], 792, 876, 172, tilt=8, turn=0.1)
    uncle.lay(".58,-.14! .70,-.30 .86,-.26 .92,-.04 .84,.20 .72,.34 .58,.30!", RUDDY.base, "flat", lift=4)
    uncle.line(".66,-.08 .76,-.16 .82,-.04 .74,.12 .70,.06", (0.012, 0.035, 0.02), RUDDY.shade, "flat")
    uncle.draw()
    _arms(card)
    cabbage(card)
    hand(card, "cup", 588, 398, 128, -112, FAIR, age=10, lift=4)
    hand(card, "cup", 992, 398, 128, -70, FAIR, flip=True, age=10, lift=4)
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
    card.paint(ribbon("-20,500 120,600 300,668 560,700 740,704", (4, 5, 4)), UMBER)
    flags = ((24, 542, 36), (120, 606, 28), (218, 646, 18), (322, 674, 12))
    for (x, y, tilt), ink in zip(flags, (BRICK, SLATE, MUSTARD, BRICK), strict=True):
        card.paint("-34,-6! 34,4! 2,84!", ink, angle=80, at=affine(x, y, 1, tilt), lift=4)


def _uncle(card: Sheet) -> None:
    """Chest like a door: dark cloth between two clouds of sleeves, cut by the lower edge."""
    trunk = card.piece(
        "640,900! 540,916 440,950 400,1020! 440,1130 440,1270 420,1440 412,1640 430,1840! 1166,1840! 1180,1640 "
        "1166,1440 1140,1270 1146,1130 1180,1020! 1140,950 1040,916 940,900!",
        mix(UMBER, BLACK, 0.55),
        angle=86,
        laps=70,
        grain=0.3,
        lift=10,
    )
    with card.inside(trunk):
        card.paint("724,830! 856,830! 830,1100 826,1400 840,1840! 744,1840! 756,1400 752,1100", LINEN, angle=88)
        for x in (716, 864):
            card.paint(ribbon(f"{x},840 {x + (26 if x < 790 else -26)},1120 {x},1840", (22, 22, 22)), BRICK)
        card.paint("380,1410! 800,1440 1220,1410! 1220,1580! 800,1610 380,1580!", SASH, angle=2, laps=60)
        for y in (1424, 1566):
            card.paint(ribbon(f"380,{y - 8} 800,{y + 22} 1220,{y - 8}", (14, 14, 14)), BRICK)
        for y in (1150, 1250, 1350):
            card.paint(ROUND, BRICK, at=affine(790, y, 13), lift=3)


def _girl(card: Sheet) -> None:
    """Up there, with the whole valley under her shoes."""
    for x, s in ((626, 1), (954, -1)):
        shin = card.piece(
            f"{x - 60},960! {x + 60},960! {x + 50 + 10 * s},1060 {x + 40 + 14 * s},1180! {x - 40 + 14 * s},1180! {x - 52 + 8 * s},1060",
            LINEN,
            angle=86,
            lift=8,
        )
        with card.inside(shin):
            for y in (1030, 1076, 1122):
                card.paint(ribbon(f"{x - 70},{y} {x},{y + 10} {x + 70},{y}", (14, 14)), BRICK)
        # boots turned out, seen from the side
        q = x + 14 * s
        boot = card.piece(
            f"{q + 40 * s},1160! {q + 44 * s},1240 {q + 58 * s},1290 {q + 52 * s},1346! {q - 30 * s},1342 "
            f"{q - 112 * s},1350! {q - 132 * s},1320 {q - 112 * s},1288 {q - 74 * s},1270 {q - 44 * s},1236 {q - 42 * s},1160!",
            mix(MUSTARD, BRICK, 0.3),
            angle=84,
            laps=30,
            lift=12,
        )
        with card.inside(boot):
            card.paint(
                f"{q - 170 * s},1334! {q - 20 * s},1326! {q - 10 * s},1340! {q + 80 * s},1322! {q + 80 * s},1370! "
                f"{q - 170 * s},1370!",
                mix(UMBER, BLACK, 0.8),
            )
            for k in range(3):
                card.paint(
                    ribbon(f"{q - (56 + 16 * k) * s},{1228 + 18 * k} {q - 12 * s},{1214 + 26 * k}", (7, 7)), BLACK
                )
    skirt = card.piece(
        "700,690! 880,690! 960,760 1040,850 1078,950 1066,1040! 1030,1022 994,1046 954,1024 914,1048 872,1020! "
        "876,930 850,880 790,870 730,880 704,930 708,1020! 668,1048 626,1024 586,1046 548,1022 512,1040! 502,950 "
        "540,850 620,760",
        BRICK,
        angle=84,
        laps=50,
        lift=10,
    )
    with card.inside(skirt):
        for side in (-1, 1):
            for fold in (
                (112, 800, 190, 930, 196, 1050),
                (120, 860, 140, 960, 138, 1050),
                (160, 790, 240, 900, 252, 1040),
            ):
                a, b, c, e, f, g = fold
                card.paint(
                    ribbon(f"{790 + side * a},{b} {790 + side * c},{e} {790 + side * f},{g}", (3, 16, 8)),
                    shift(BRICK, -0.09),
                )
        for side in (-1, 1):
            card.paint(
                f"{790 + side * 70},1000! {790 + side * 164},1006! {790 + side * 300},996! {790 + side * 300},1016! "
                f"{790 + side * 164},1026! {790 + side * 70},1020!",
                MUSTARD,
            )
    bodice = card.piece("690,440! 890,440! 900,520 886,600! 694,600! 680,520", LINEN, angle=84, lift=6, at=MOVED)
    with card.inside(bodice):
        card.paint("700,430! 746,430! 756,620! 690,620!", BRICK, at=MOVED)
        card.paint("834,430! 880,430! 890,620! 824,620!", BRICK, at=MOVED)
    card.paint("760,400! 820,400! 836,448 790,476 748,448", FAIR.shade, angle=80, at=MOVED)
    for spec in (
        "712,372! 650,392 580,440 520,452! 486,486! 540,494 600,480 670,440 724,420!",
        "866,372! 930,384 1000,412 1060,404! 1100,430! 1060,452 990,456 920,438 856,420!",
    ):
        plait = card.piece(spec, PLAIT, angle=20, laps=24, lift=6, at=MOVED)
        with card.inside(plait):
            x0, _, x1, _ = card.box(plait)
            for k in range(8):
                u = x0 + (x1 - x0) * (k + 0.5) / 8
                card.paint(ribbon(f"{u - 14:.0f},530 {u + 14:.0f},700", (5, 5)), shift(PLAIT, -0.12))
    for x, y in ((528, 472), (1050, 428)):
        card.paint("-22,-20! 22,-16! 18,22! -24,18!", BRICK, at=affine(x, y + DOWN, 1), lift=3)
    Head(card, CAST["girl"], 790, 344 + DOWN, 108, tilt=-5, turn=-0.1).draw()


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
        arm = card.piece(spec, LINEN, angle=70, laps=40, lift=7, at=MOVED)
        with card.inside(arm):
            x0, _, x1, _ = card.box(arm)
            m = (x0 + x1) / 2
            card.paint(ribbon(f"{m},460 {m + 10},580 {m},700", (3, 12, 3)), mix(LINEN, UMBER, 0.2))
        card.paint(cuff, BRICK, angle=4, lift=4, at=MOVED)


def _holds(card: Sheet) -> None:
    """His sleeves, two clouds that hang behind everybody."""
    for s in (-1, 1):
        arm = card.piece(
            " ".join(
                f"{790 + s * u},{v}{c}"
                for u, v, c in (
                    (268, 930, "!"),
                    (350, 946, ""),
                    (430, 1040, ""),
                    (480, 1180, ""),
                    (490, 1420, ""),
                    (460, 1560, "!"),
                    (352, 1560, "!"),
                    (348, 1380, ""),
                    (330, 1200, ""),
                    (310, 1060, ""),
                )
            ),
            LINEN,
            angle=80 * s,
            laps=60,
            edge="torn",
            core=CREAM,
            wobble=3,
            lift=12,
        )
        with card.inside(arm):
            for fold in ((340, 980, 400, 1200, 410, 1500), (400, 1040, 446, 1240, 452, 1500)):
                a, b, c, d, e, f = fold
                card.paint(
                    ribbon(f"{790 + s * a},{b} {790 + s * c},{d} {790 + s * e},{f}", (4, 18, 5)),
                    mix(LINEN, UMBER, 0.24),
                )
