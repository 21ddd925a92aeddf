"""It Was Mine First: two arms pull at one wedding dress; a hand below plants geraniums in a typewriter."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_mine_first.inks import (
    BLUE,
    BONE,
    BRICK,
    CHALK,
    FLOUR,
    FRECKLED,
    GERANIUM,
    ROUND,
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
        "316,376! 600,392 886,356! 900,700 876,1000 910,1290! 760,1272 600,1300 440,1276 300,1300! 322,1000 300,700",
        shift(BLUE, -0.05),
        angle=86,
        laps=90,
        edge="torn",
        core=WHITE,
        wobble=5,
        lift=8,
    )
    with card.inside(sheet):
        for x in (380, 560, 820):
            card.paint(ribbon(f"{x},380 {x - 14},800 {x + 10},1300", (6, 20, 10)), shift(BLUE, -0.09), thin=0.25)
    for x in (340, 596, 860):
        y = 352 + (22 if x == 596 else 4)
        card.paint(f"{x},{y}! {x + 13},{y}! {x + 13},{y + 46}! {x},{y + 46}!", UMBER)


def _walls(card: Sheet) -> None:
    for side, ink, spec in (
        (-1, BRICK, "-40,-40! 236,-40! 214,240 232,520 206,860 226,1200 204,1500 222,1840! -40,1840!"),
        (1, SLATE, "1240,-40! 968,-40! 992,260 970,560 996,880 974,1220 998,1500 980,1840! 1240,1840!"),
    ):
        wall = card.piece(spec, ink, angle=88, laps=90, grain=0.24, edge="torn", core=WHITE, wobble=9, lift=16)
        with card.inside(wall):
            for y in (60,):
                torn(
                    card,
                    f"{600 + side * 470},{y}! {600 + side * 560},{y + 20}! {600 + side * 540},{y + 170} {600 + side * 450},{y + 130}",
                    shift(ink, 0.05),
                    30,
                    0,
                    5,
                )
            a, b = 600 + side * 420, 600 + side * 640
            torn(card, f"{a - side * 30},330! {b},326! {b},880! {a - side * 30},884!", WHITE, 88, 6, 4)
            torn(card, f"{a},360! {b},356! {b},850! {a},852!", UMBER, 88, 0, 3)
            torn(card, f"{a - side * 46},868! {b},860! {b},912! {a - side * 46},918!", BONE, 2, 8, 4)


def _dress(card: Sheet) -> None:
    card.paint(ribbon("-20,470 200,560 420,606 600,650 790,566 1000,520 1230,420", (9, 10, 9)), UMBER, lift=4)
    card.paint(ribbon("330,640 300,760 350,860 290,980 318,1060", (9, 8, 4)), UMBER, lift=4)
    dress = card.piece(
        "386,580! 436,604 480,640! 520,706 590,712 640,650! 690,606 750,566 806,520! 836,600! 776,656 734,706! "
        "716,790 706,896! 790,1020 900,1140 1016,1226! 950,1320 840,1312 740,1392 620,1372 500,1420 352,1376! "
        "440,1140 492,912! 476,800 452,716 430,676 380,650!",
        WHITE,
        angle=84,
        laps=80,
        grain=0.16,
        edge="torn",
        core=BLUE,
        wobble=4,
        lift=20,
    )
    with card.inside(dress):
        # folds run from the two fists
        card.paint("380,640! 430,640 500,760 560,800! 490,740 440,690 380,670!", SHADE, angle=40)
        card.paint("386,600! 470,640 540,740 600,770! 520,700 470,650!", SHADE, angle=40)
        card.paint("830,580! 760,620 680,700 620,750! 690,660 760,600 816,540!", SHADE, angle=-40)
        card.paint("836,606! 776,660 734,706 650,800! 700,740 720,680 800,610!", SHADE, angle=-40)
        card.paint("650,740! 740,690! 716,800 704,900 640,900! 660,820", SHADE, angle=84)
        for spec in (
            "504,930! 466,1130 400,1400! 452,1420! 496,1150",
            "560,944! 560,1160 560,1420! 640,1400! 600,1150",
            "620,944! 690,1140 760,1400! 830,1340! 716,1110",
            "670,930! 790,1090 930,1340! 1000,1290! 830,1060 706,896!",
        ):
            card.paint(spec, SHADE, angle=84, ragged=30)
        card.paint("480,884! 600,906 712,880! 712,938! 600,960 480,940!", BLUE, angle=3, lift=4)
        for k in range(5):
            card.paint(ROUND, shift(BLUE, -0.12), at=affine(592 + 2 * k, 742 + 30 * k, 8), lift=2)
    # where a sleeve was
    card.paint("376,584! 440,606 452,640 432,680 376,654!", shift(BLUE, -0.05), angle=60, edge="torn", wobble=3)


def _left_arm(card: Sheet) -> None:
    """Seventy-four years, and flour to the elbow."""
    fore = card.piece(
        "190,540! 270,556 350,574! 372,640! 290,672 180,690!",
        FLOUR.base,
        angle=8,
        edge="torn",
        core=mix(FLOUR.base, WHITE, 0.5),
        wobble=3,
        lift=12,
    )
    with card.inside(fore):
        card.paint("180,690! 290,672 372,640! 372,620 290,640 180,650!", FLOUR.shade, angle=8)
        card.paint("210,540! 300,556 330,600 270,630 216,610!", WHITE, angle=12, thin=0.45)
    hand(card, "grip", 336, 604, 200, 2, FLOUR, age=74, lift=10)
    card.paint(ribbon("446,574 456,600 448,630", (11, 13, 11)), "#c9a24f", edge="torn", wobble=1, lift=2)
    torn(
        card,
        "-40,420! 60,440 170,486! 230,520! 222,706! 150,722 -40,716!",
        GERANIUM,
        10,
        14,
        5,
        mix(GERANIUM, WHITE, 0.6),
    )
    for line in ("20,440 60,560 30,700", "110,470 140,590 110,710"):
        card.paint(ribbon(line, (4, 16, 4)), shift(GERANIUM, -0.07), edge="torn", wobble=2)
    torn(card, "186,508! 244,524! 240,716! 178,712!", shift(GERANIUM, 0.06), 84, 8, 4, WHITE)


def _right_arm(card: Sheet) -> None:
    """Thirty, freckled, the pale mark of a watch."""
    fore = card.piece(
        "1020,440! 950,470 868,510! 852,588! 940,590 1034,600!",
        FRECKLED.base,
        angle=-12,
        edge="torn",
        core=mix(FRECKLED.base, WHITE, 0.5),
        wobble=3,
        lift=12,
    )
    with card.inside(fore):
        card.paint("1034,600! 940,590 852,588! 856,562 940,560 1034,560!", FRECKLED.shade, angle=-12)
        g = rng("freckles", card.name)
        spots = [
            curve(ROUND, affine(float(g.uniform(868, 1010)), float(g.uniform(476, 572)), float(g.uniform(2.4, 5))))
            for _ in range(34)
        ]
        card.paint(spots, FRECKLED.shade, wobble=0.3)
        card.paint("900,480! 932,470! 940,600! 908,600!", mix(FRECKLED.base, WHITE, 0.45), edge="torn", wobble=2)
    hand(card, "grip", 882, 552, 200, 166, FRECKLED, True, 30, lift=10)
    sleeve = card.piece(
        "1240,300! 1130,350 1040,400! 990,440! 1004,626! 1070,642 1240,640!",
        mix(UMBER, BLUE, 0.2),
        angle=-14,
        edge="torn",
        core=WHITE,
        wobble=5,
        lift=14,
    )
    with card.inside(sleeve):
        for x in (1050, 1110, 1170):
            card.paint(ribbon(f"{x},300 {x + 16},480 {x + 4},660", (12, 14, 12)), SLATE, edge="torn", wobble=2)
    torn(card, "984,424! 1036,402! 1050,640! 996,638!", SLATE, 84, 8, 4)


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
