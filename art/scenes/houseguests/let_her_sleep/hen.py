"""The hen on the crown: one white shape, cut out of a sheet."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, PLUM, STRAW


def hen(card: Sheet) -> None:
    """She broods, and has one eye on us."""
    card.paint(
        "366,140! 356,84 390,54 412,92! 420,34 462,28 474,76! 500,44 532,62 516,130!", HENNA, edge="torn", lift=4
    )
    card.paint("370,150! 306,190 366,204!", mix(STRAW, HENNA, 0.6), edge="torn", lift=3)
    body = card.piece(
        "366,170! 376,116 436,92 500,112 540,176 590,226 670,240 746,200 790,120 836,40! 872,66! 904,50! 916,100! 946,110! "
        "940,200 912,310 850,400 720,456 560,456 430,420 366,350 352,270 372,216",
        CHALK,
        angle=20,
        laps=90,
        grain=0.14,
        edge="torn",
        core="#fffdf8",
        lift=14,
    )
    with card.inside(body):
        card.paint("330,366! 500,416 700,416 960,230! 960,480! 330,480!", LINEN, angle=8, edge="torn")
        for k in range(4):
            for j in range(4 - k % 2):
                x, y = 400 + 46 * j + 22 * (k % 2), 270 + 36 * k
                card.paint(ribbon(f"{x - 12},{y} {x},{y + 9} {x + 12},{y}", (3, 5, 3)), mix(LINEN, PLUM, 0.3))
        for q in ("800,150 836,120 858,76", "826,210 870,160 896,90", "850,270 900,210 926,130"):
            card.paint(ribbon(q, (3, 8, 4)), mix(LINEN, PLUM, 0.4))
    card.paint(
        "560,300! 610,256 700,262 790,240 872,250! 850,280 876,300! 830,316 840,340! 780,350 770,376! 690,386 600,370",
        LINEN,
        angle=14,
        edge="torn",
        lift=7,
    )
    for q in ("640,304 730,306 836,274", "650,334 730,338 812,314", "670,360 720,362 764,350"):
        card.paint(ribbon(q, (3, 7, 3)), mix(LINEN, PLUM, 0.4))
    card.paint("374,206! 404,204! 416,262 392,278 370,250", HENNA, edge="torn", lift=3)
    card.paint(ROUND, PLUM, at=affine(424, 160, 14))
    card.paint(ribbon("400,146 424,140 448,150", (4, 6, 4)), PLUM)
    # the crown has given way to her
    lip = "300,420! 400,404 560,452 720,452 900,392! 936,470 900,500 760,520 560,530 400,510 310,480"
    card.paint(lip, shift(STRAW, 0.03), angle=-7, laps=110)
    card.paint(ribbon("300,424 400,408 560,456 720,456 900,396", (4, 9, 9, 9, 4)), CHALK, edge="torn")
    card.paint(ribbon("336,456 480,484 640,490 800,478 900,440", (4, 8, 8, 4)), mix(STRAW, HENNA, 0.36), thin=0.15)
