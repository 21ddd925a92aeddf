"""I Said I Am Fine: a man who glares, a brimful glass on his head, and sand that runs out of his ear."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.i_said_i_am_fine.face import crown, ears, hair, head
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BLUE, BONE, DADO, UMBER, WALL, WHITE, lap
from art.scenes.houseguests.i_said_i_am_fine.sand import heap, stream

GROUND = WALL


def paint(card: Sheet) -> None:
    """Lay the wall, the head between hair and collar, the coat; then what stands on him and what leaves him."""
    _wall(card)
    hair(card)
    ears(card)
    head(card)
    crown(card)
    _glass(card)
    _coat(card)
    heap(card)
    stream(card)


def _wall(card: Sheet) -> None:
    """Painted in two colours, as in any office."""
    lap(card, "-60,1010! 1260,1010! 1260,1860! -60,1860!", DADO, 2, 6, laps=110)
    card.paint("-60,992! 1260,992! 1260,1016! -60,1016!", mix(BLACK, BLUE, 0.3), angle=1, edge="raw", ragged=3)


def _glass(card: Sheet) -> None:
    """Full to above the brim, and not a drop beside it."""
    tumbler = card.piece(
        "588,66! 840,66! 818,250 806,370! 764,384 668,384 626,370! 612,250",
        mix(BLUE, WALL, 0.66),
        angle=88,
        edge="raw",
        ragged=3,
        lift=6,
    )
    with card.inside(tumbler):
        card.paint("608,60! 820,60! 800,250 792,336! 720,346 640,336! 632,250", BLUE, angle=86, laps=60)
        card.paint("752,60! 820,60! 800,250 792,336! 742,342!", mix(BLUE, BLACK, 0.26), angle=88, edge="raw", ragged=6)
        card.paint("630,110! 662,110! 676,310! 654,308!", mix(BLUE, WALL, 0.72), angle=88, edge="raw", ragged=4)
    card.paint(
        "586,70! 616,44 660,30 714,25 768,30 812,44 842,70! 800,88 714,96 630,88",
        mix(BLUE, WALL, 0.36),
        angle=2,
        edge="raw",
        ragged=2,
    )
    card.paint(ribbon("588,70 630,87 714,95 800,87 840,70", (5, 9, 10, 9, 5)), WHITE, edge="raw")
    card.brush("636,50 690,40 740,40", 9, WHITE, dry=0.3, taper=0.5)


def _coat(card: Sheet) -> None:
    """Broad, black, buttoned to the chin."""
    coat = card.piece(
        "-60,1860! -60,1530! 40,1470 170,1420 300,1390 372,1376! 372,1290 388,1220! 470,1330 590,1410 740,1440 890,1414 "
        "1020,1330 1110,1190! 1150,1250 1170,1340! 1260,1366! 1260,1860!",
        BLACK,
        angle=14,
        laps=80,
        grain=0.4,
        edge="raw",
        ragged=8,
        lift=12,
    )
    seam = mix(UMBER, BLACK, 0.25)
    with card.inside(coat):
        for line in (
            "388,1226 470,1400 600,1530 716,1580",
            "1110,1196 1040,1400 900,1530 730,1584",
            "372,1376 480,1500 640,1610 720,1640",
            "1170,1340 1080,1480 920,1600 760,1650",
        ):
            card.brush(line, 11, seam, dry=0.5, taper=0.4)
        card.paint(ribbon("716,1580 728,1700 736,1860", (8, 8)), seam, edge="raw")
        card.paint(ROUND, mix(UMBER, BLACK, 0.1), at=affine(868, 1700, 52), edge="raw", lift=5)
        card.paint(ROUND, mix(BLACK, UMBER, 0.45), at=affine(868, 1700, 34), edge="raw")
        for x in (857, 879):
            card.paint(ROUND, BONE, at=affine(x, 1700, 5), edge="raw")
