"""The shore and the rock: a back, a nape, something that hangs; nowhere an eye or an ear."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, curve, ribbon, rng
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, COAL, INK, PENCIL

BODY = (
    "-80,470! 10,372 120,290 250,246 380,252 490,300 560,366 600,440! 660,486! 690,436! 816,420! 836,492! 950,498! 964,586! "
    "1036,596! 1042,752! 962,764! 976,868! 872,884! 864,976! 716,962! 696,886! 640,900 596,962 566,1060 566,1160 590,1240! 660,1262 742,1316 806,1400 842,1490! 836,1540 880,1580 960,1606! 900,1650 780,1690 "
    "640,1760 560,1870! -80,1870!"
)
FLANK = (
    "-80,900! 40,740 180,650 300,660 392,740! 430,840 400,1000 404,1160! 440,1320 430,1480 380,1640! 330,1760 300,1880! "
    "-80,1880!"
)
KNEE = (
    "560,1236! 640,1280 720,1340 776,1420! 796,1500 780,1560! 690,1640 600,1700 520,1880! 440,1880! 500,1700 560,1500"
)
LEDGES = (
    "660,486! 690,430! 820,412! 850,492! 790,506! 700,510!",
    "836,492! 960,490! 980,586! 900,604! 850,590!",
    "964,586! 1056,590! 1060,660! 1000,676! 950,660!",
    "962,764! 990,764! 990,880! 872,890! 884,826! 950,816!",
    "864,976! 716,970! 704,920! 780,906! 872,884!",
)
"""Where the overhang has broken off square."""
STRATA = (
    (
        "-60,540 60,410 240,300 400,310 510,370 590,480 660,560 740,640 780,760 770,930",
        "-60,860 60,700 240,610 400,660 450,780 440,940 450,1100 470,1300 470,1500 420,1800",
        11,
    ),
    (
        "640,500! 760,470! 820,560! 842,690! 850,860!",
        "600,580! 640,620! 690,700! 700,780! 690,850!",
        5,
    ),
    (
        "-60,980 80,840 220,780 310,860 300,1020 290,1200 320,1400 280,1600 220,1800",
        "-60,1500 -20,1400 20,1300 60,1360 70,1460 80,1560 90,1660 80,1740 60,1820",
        8,
    ),
    (
        "600,1290 690,1340 750,1420 770,1500 720,1590 600,1690 520,1800",
        "560,1400 590,1440 620,1480 620,1530 580,1600 520,1700 460,1800",
        5,
    ),
)
"""Between which two lines the stone lies in beds, and in how many."""


def shore(card: Sheet) -> None:
    """A still sea, wet sand, and what the tide has left standing in it."""
    sea = mix(ASH, CHALK, 0.42)
    card.paint("-60,1352! 1260,1346! 1260,1500! 900,1506 -60,1520!", sea, angle=1, laps=40, wobble=0.8)
    card.paint(
        "860,1352! 930,1322 1010,1312 1080,1330 1130,1322! 1200,1300 1260,1302! 1260,1350!",
        mix(PENCIL, ASH, 0.55),
        angle=4,
        wobble=1,
    )
    for line in ("700,1404 900,1398 1040,1403", "960,1440 1100,1434 1230,1438", "760,1468 880,1463 980,1466"):
        card.paint(ribbon(line, (2, 7, 2)), CHALK, wobble=0.5)
    wet = mix(ASH, CHALK, 0.5)
    card.paint("700,1880! 800,1760 930,1716 1080,1708! 1260,1700! 1260,1880!", wet, angle=2, laps=40, wobble=2)
    for line in ("980,1566 1100,1560 1230,1565", "990,1664 1100,1656 1250,1661"):
        card.paint(ribbon(line, (2, 8, 2)), wet, wobble=0.5)


def rock(card: Sheet) -> None:
    """One black mass, cut off by the edge; its folds are only folds of stone."""
    body = card.piece(BODY, INK, angle=64, laps=96, edge="torn", core=mix(ASH, PENCIL, 0.3), wobble=7, lift=12)
    rim = mix(COAL, PENCIL, 0.6)
    with card.inside(body):
        card.paint(FLANK, mix(COAL, INK, 0.42), angle=76, laps=90, edge="torn", core=rim, wobble=8)
        card.paint(KNEE, mix(COAL, INK, 0.55), angle=40, laps=70, edge="torn", core=rim, wobble=7)
        card.paint(list(LEDGES), mix(COAL, INK, 0.5), angle=72, laps=70, edge="torn", core=rim, wobble=4)
    for upper, lower, count in STRATA:
        card.pattern(body, _beds(upper, lower, count), mix(COAL, PENCIL, 0.42), thin=0.2)
    _tree(card)


def _beds(upper: str, lower: str, count: int) -> list[Array]:
    """Beds of stone between two typed lines, each broken off somewhere and swelling on its way."""
    g = rng("beds", upper)
    a, b = (_even(line) for line in (upper, lower))
    out = []
    for k in range(count):
        t = (k + float(g.uniform(0.25, 0.75))) / count
        line = a * (1 - t) + b * t
        at = 0
        while at < 56:
            run = int(g.integers(14, 40))
            if len(part := line[at : at + run]) > 6:
                out.append(ribbon(part[::3], (1.5, float(g.uniform(4, 8)), float(g.uniform(3, 7)), 1.5)))
            at += run + int(g.integers(3, 9))
    return out


def _even(line: str) -> Array:
    """Return a typed line as sixty even points."""
    points = curve(line, closed=False, step=3)
    return np.asarray(points[np.linspace(0, len(points) - 1, 60).astype(int)])


def _tree(card: Sheet) -> None:
    """One tree in the saddle, laid over by the wind of many years."""
    card.paint(ribbon("596,470 604,420 622,384 660,352 700,344", (20, 13, 11, 8, 3)), INK, wobble=0.6)
    card.paint(ribbon("618,392 650,384 690,372", (8, 6, 2)), INK, wobble=0.6)
    card.paint(
        [
            "606,356! 622,322 664,304 700,306 744,316 800,342! 770,350 736,346 700,358 660,350 630,362!",
            "648,388! 664,370 704,362 764,376! 730,388 694,386 670,396!",
        ],
        INK,
        edge="torn",
        wobble=3,
    )
