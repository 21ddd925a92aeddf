"""It Was Mine First: two arms pull at one wedding dress; a hand below plants geraniums in a typewriter."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_mine_first.inks import (
    BLUE,
    BONE,
    BRICK,
    CHALK,
    DEEP,
    FLOUR,
    FRECKLED,
    GERANIUM,
    SHADE,
    SLATE,
    UMBER,
    WHITE,
    torn,
)
from art.scenes.houseguests.it_was_mine_first.sill import sill

GROUND = CHALK
CAST: Final[dict[str, Face]] = {}
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay sky, lines and a sheet, the two walls, the dress between the two arms, then who does not care."""
    _above(card)
    _walls(card)
    _dress(card)
    _left_arm(card)
    _right_arm(card)
    _loaf(card)
    sill(card)


def _above(card: Sheet) -> None:
    torn(card, "200,-40! 1000,-40! 980,60 820,84 660,52 500,96 340,70 240,84!", BLUE, 4, 0, 8)
    for y, dip in ((124, 16), (236, 22), (352, 30)):
        card.paint(ribbon(f"150,{y} 600,{y + dip} 1050,{y - 6}", (4, 5, 4)), mix(UMBER, CHALK, 0.2), wobble=0.5)
    # alone, on the topmost
    sleeve = card.piece(
        "560,136! 664,134! 690,220 730,330! 676,362 620,352! 590,240",
        WHITE,
        angle=80,
        edge="torn",
        core=BLUE,
        wobble=3,
        lift=10,
    )
    with card.inside(sleeve):
        card.paint("560,130! 600,130! 640,250 650,370! 600,370!", SHADE, angle=80)
    for x in (572, 636):
        card.paint(f"{x},112! {x + 13},112! {x + 13},156! {x},156!", UMBER)
    # what hangs on the others has no quarrel
    torn(card, "320,246! 352,248! 348,330 390,372! 372,392 322,356!", GERANIUM, 86, 6, 3)
    torn(card, "398,250! 430,252! 426,334 468,376! 450,396 400,360!", GERANIUM, 86, 6, 3)
    torn(card, "800,232! 960,226! 966,330! 880,342 806,334!", BRICK, 86, 6, 3)
    # a sheet, large enough to be a sky
    sheet = card.piece(
        "256,374! 600,394 950,352! 964,700 946,1040 986,1500! 790,1476 600,1510 420,1486 216,1530! 250,1040 240,700",
        DEEP,
        angle=86,
        laps=90,
        edge="torn",
        core=WHITE,
        wobble=5,
        lift=8,
    )
    with card.inside(sheet):
        for x in (310, 420, 690, 896):
            card.paint(ribbon(f"{x},380 {x - 14},800 {x + 10},1520", (6, 22, 10)), shift(DEEP, -0.05), thin=0.25)
    for x in (290, 596, 900):
        y = 352 + (22 if x == 596 else 4)
        card.paint(f"{x},{y}! {x + 13},{y}! {x + 13},{y + 46}! {x},{y + 46}!", UMBER)


def _walls(card: Sheet) -> None:
    for side, ink, spec in (
        (-1, BRICK, "-40,-40! 196,-40! 174,240 192,520 166,860 186,1200 164,1500 182,1840! -40,1840!"),
        (1, SLATE, "1240,-40! 1008,-40! 1032,260 1010,560 1036,880 1014,1220 1038,1500 1020,1840! 1240,1840!"),
    ):
        wall = card.piece(spec, ink, angle=88, laps=90, grain=0.24, edge="torn", core=WHITE, wobble=9, lift=16)
        with card.inside(wall):
            a, b = 600 + side * 452, 600 + side * 640
            torn(card, f"{a - side * 30},330! {b},326! {b},880! {a - side * 30},884!", WHITE, 88, 6, 4)
            torn(card, f"{a},360! {b},356! {b},850! {a},852!", UMBER, 88, 0, 3)
            torn(card, f"{a - side * 46},868! {b},860! {b},912! {a - side * 46},918!", BONE, 2, 8, 4)


def _dress(card: Sheet) -> None:
    card.paint(ribbon("-20,470 140,540 300,590 600,700 880,540 1060,470 1230,400", (9, 10, 9)), UMBER, lift=4)
    dress = card.piece(
        "318,536! 380,600 452,676! 512,748 586,764 656,704! 716,632 790,552 892,462! 940,560! 880,640 800,742! "
        "780,830 764,936! 850,1072 990,1230 1164,1336! 1090,1450 960,1424 850,1520 700,1490 560,1566 420,1522 "
        "290,1556 150,1476! 280,1262 400,1090 484,944! 474,840 440,756 392,700 310,652!",
        WHITE,
        angle=84,
        laps=80,
        grain=0.16,
        edge="torn",
        core=BLUE,
        wobble=4,
        lift=22,
    )
    with card.inside(dress):
        # folds run from the two fists
        for spec, angle in (
            ("310,610! 400,660 480,760 560,900! 470,800 410,710 310,660!", 46),
            ("330,560! 430,670 520,780 640,850! 510,760 410,640 340,560!", 46),
            ("900,500! 800,590 720,690 590,820! 700,740 780,640 890,540!", -46),
            ("930,560! 850,640 760,740 640,910! 760,800 800,740 930,590!", -46),
            ("700,830! 800,720! 786,840 770,940 690,940! 720,890", 84),
            ("474,830! 520,880 560,940! 480,944!", 84),
        ):
            card.paint(spec, SHADE, angle=angle)
        for spec in (
            "492,984! 400,1180 262,1560! 380,1580! 460,1240 530,990!",
            "556,990! 530,1220 500,1600! 620,1600! 608,1220 592,990!",
            "634,990! 700,1210 770,1560! 890,1520! 770,1180 670,988!",
            "700,980! 830,1140 1010,1460! 1120,1440! 1190,1330! 990,1230 850,1072 764,936!",
        ):
            card.paint(spec, SHADE, angle=84, ragged=30)
        card.paint("470,930! 600,958 780,924! 776,1000! 620,1022 460,1006!", GERANIUM, angle=3, lift=4)
        for k in range(5):
            card.paint(ROUND, DEEP, at=affine(584 + 7 * k, 790 + 30 * k, 9), lift=2)
    # pegs that gave way
    for x, y, tilt in ((694, 470, -54), (300, 806, 28)):
        card.paint("-8,-28! 8,-28! 9,26! -9,26!", UMBER, at=affine(x, y, 1, tilt), lift=8)
        card.paint("-9,-6! 9,-6! 9,2! -9,2!", BONE, at=affine(x, y, 1, tilt))
    # where a sleeve was
    card.paint("312,546! 396,606 410,650 388,694 306,650!", DEEP, angle=60, edge="torn", wobble=3)


def _left_arm(card: Sheet) -> None:
    """Seventy-four years, and flour to the elbow."""
    at = affine(-126, -76, 1.12)
    fore = card.piece(
        "190,540! 270,556 350,574! 372,640! 290,672 180,690!",
        FLOUR.base,
        angle=8,
        edge="torn",
        core=mix(FLOUR.base, WHITE, 0.5),
        at=at,
        wobble=3,
        lift=12,
    )
    with card.inside(fore):
        card.paint("180,690! 290,672 372,640! 372,620 290,640 180,650!", FLOUR.shade, angle=8, at=at)
        card.paint("210,540! 300,556 330,600 270,630 216,610!", WHITE, angle=12, at=at, thin=0.45)
    hand(card, "grip", 250, 600, 226, 4, FLOUR, age=74, lift=12)
    card.paint(ribbon("446,574 456,600 448,630", (11, 13, 11), at), "#c9a24f", edge="torn", wobble=1, lift=2)
    torn(
        card,
        "-40,420! 60,440 170,486! 230,520! 222,706! 150,722 -40,716!",
        GERANIUM,
        10,
        14,
        5,
        mix(GERANIUM, WHITE, 0.6),
        at=at,
    )
    for line in ("20,440 60,560 30,700", "110,470 140,590 110,710"):
        card.paint(ribbon(line, (4, 16, 4), at), shift(GERANIUM, -0.07), edge="torn", wobble=2)
    torn(card, "186,508! 244,524! 240,716! 178,712!", shift(GERANIUM, 0.06), 84, 8, 4, WHITE, at)


def _right_arm(card: Sheet) -> None:
    """Thirty, freckled, the pale mark of a watch."""
    at = affine(-45, -98, 1.12)
    fore = card.piece(
        "1020,440! 950,470 868,510! 852,588! 940,590 1034,600!",
        FRECKLED.base,
        angle=-12,
        edge="torn",
        core=mix(FRECKLED.base, WHITE, 0.5),
        at=at,
        wobble=3,
        lift=12,
    )
    with card.inside(fore):
        card.paint("1034,600! 940,590 852,588! 856,562 940,560 1034,560!", FRECKLED.shade, angle=-12, at=at)
        g = rng("freckles", card.name)
        spots = [
            curve(ROUND, affine(float(g.uniform(940, 1098)), float(g.uniform(436, 542)), float(g.uniform(2.6, 5.4))))
            for _ in range(34)
        ]
        card.paint(spots, FRECKLED.shade, wobble=0.3)
        card.paint("900,480! 932,470! 940,600! 908,600!", mix(FRECKLED.base, WHITE, 0.45), edge="torn", wobble=2, at=at)
    hand(card, "grip", 943, 520, 226, 164, FRECKLED, True, 30, lift=12)
    sleeve = card.piece(
        "1240,300! 1130,350 1040,400! 990,440! 1004,626! 1070,642 1240,640!",
        mix(UMBER, BLUE, 0.2),
        angle=-14,
        at=at,
        edge="torn",
        core=WHITE,
        wobble=5,
        lift=14,
    )
    with card.inside(sleeve):
        for x in (1050, 1110, 1170):
            card.paint(ribbon(f"{x},300 {x + 16},480 {x + 4},660", (12, 14, 12), at), SLATE, edge="torn", wobble=2)
    torn(card, "984,424! 1036,402! 1050,640! 996,638!", SLATE, 84, 8, 4, at=at)


def _loaf(card: Sheet) -> None:
    card.paint(ribbon("1038,890 1008,920 1004,960", (5, 5, 5)), UMBER, edge="torn", wobble=1)
    loaf = card.piece(
        "948,1010! 958,970 1008,954 1054,976 1068,1040 1048,1100 998,1116 956,1080",
        "#ad7d57",
        angle=60,
        edge="torn",
        core=BONE,
        wobble=3,
        lift=12,
    )
    with card.inside(loaf):
        for line in ("978,990 1008,1010 1038,990", "968,1040 1008,1056 1052,1040"):
            card.paint(ribbon(line, (3, 12, 3)), BONE, edge="torn", wobble=2)
    net = [
        ribbon(f"{1004 + dx * 0.2:.0f},958 {1004 + dx},1030 {1004 + dx * 0.2:.0f},1126", (3.5, 3.5))
        for dx in (-64, -36, 0, 34, 66)
    ]
    net += [ribbon(f"946,{y + 10} 1004,{y + 26} 1068,{y + 10}", (3.5, 3.5)) for y in (972, 1010, 1050)]
    card.paint(net, WHITE, wobble=0.8)
    card.paint(ribbon("1004,1124 1008,1160", (7, 3)), UMBER, edge="torn", wobble=1)
