"""The priest: seated in limes with one shoe off, which he holds to his ear."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import BONE, BROWN, CAST, CHALK, LEAF, LIME, PLUM, SAND


def priest(card: Sheet) -> None:
    """Lay the black mass of him, head, shoe and hand, and the limes before."""
    coat = card.piece(
        "-60,1840! -60,1500 20,1420 140,1360 290,1310! 570,1310! 700,1360 800,1440 860,1600 880,1840!",
        PLUM,
        angle=78,
        laps=90,
        edge="torn",
        core=BONE,
        wobble=4,
        lift=14,
    )
    with card.inside(coat):
        for line in ("230,1380 170,1560 190,1800", "640,1400 620,1560 600,1800", "80,1470 60,1600 80,1800"):
            card.paint(ribbon(line, (4, 22, 6)), shift(PLUM, 0.06), thin=0.2)
        for k in range(6):
            card.paint(ROUND, mix(PLUM, BONE, 0.55), at=affine(424 + 3 * k, 1452 + 66 * k, 12))
    card.paint("320,1180! 540,1180! 560,1340 436,1400 306,1340!", SAND.shade, angle=84)
    card.paint("300,1306! 430,1366 566,1300! 584,1360 436,1424 292,1368!", CHALK, angle=4, lift=5)
    Head(card, CAST["priest"], 420, 1016, 272, 9, 0.2).draw()
    _shoe(card)
    hand(card, "grip", 838, 1352, 236, -104, SAND, age=51, lift=7)
    card.paint(
        "600,1840! 640,1720 700,1580 764,1380! 914,1352! 980,1480 1020,1640 1030,1840!",
        shift(PLUM, 0.05),
        angle=76,
        laps=70,
        edge="torn",
        core=BONE,
        wobble=3,
        lift=14,
    )
    card.paint("752,1372! 918,1330! 930,1386! 764,1428!", CHALK, angle=-16, lift=5)
    _limes(card)


def _shoe(card: Sheet) -> None:
    """Its opening is at his ear, its toe in the air."""
    at = affine(816, 1266, 1.86, -78)
    shoe = card.piece(
        "4,-128! -10,-70 -4,0! 250,2! 286,-22 276,-62 214,-84 160,-96 128,-132! 60,-120",
        mix(PLUM, BROWN, 0.16),
        at=at,
        angle=16,
        laps=40,
        lift=14,
    )
    with card.inside(shoe):
        card.paint("206,-100! 196,-60 210,4! 300,4! 300,-100!", shift(PLUM, 0.06), at=at, angle=16)
        card.paint(ribbon("204,-86 194,-50 206,4", (8, 9, 8), at), mix(PLUM, BONE, 0.4))
        card.paint("0,-130! -14,-70! 20,-60 30,-128!", shift(PLUM, 0.06), at=at, angle=80)
    card.paint("8,-132! 62,-124 130,-136! 118,-116 64,-104 16,-112!", LIME, at=at, angle=10, lift=2)
    card.paint(ribbon("-6,6 130,8 268,2", (17, 15, 17), at), BONE, lift=4)
    card.paint("-8,2! 66,2! 64,30! -4,32!", mix(PLUM, BROWN, 0.16), at=at, lift=5)
    for u in (138, 162, 186):
        card.paint(ribbon(f"{u},-92 {u + 6},-74 {u - 4},-52", (9, 9, 5), at), BONE, lift=2)


def _limes(card: Sheet) -> None:
    g = rng("limes", "heap")
    spots = []
    for row, y in enumerate((1650, 1712, 1776)):
        for k in range(11):
            x = -30 + 76 * k + (row % 2) * 38 + float(g.normal(0, 9))
            hill = 90 * ((x - 330) / 420) ** 2
            if x < 800:
                spots.append((x, y + hill * (1 - row * 0.3) + float(g.normal(0, 8)), float(g.uniform(36, 45))))
    for u, v, r in sorted(spots, key=lambda p: p[1]):
        if v - r > 1796:
            continue
        ink = (LIME, LEAF, mix(LIME, LEAF, 0.5), LIME)[int(g.integers(4))]
        turn = float(g.uniform(0, 180))
        lime = card.piece(
            "1.16,0 .75,.66 0,.88 -.75,.66 -1.12,0 -.75,-.66 0,-.88 .75,-.66",
            ink,
            at=affine(u, v, r, turn),
            lift=6,
            wobble=0.8,
        )
        with card.inside(lime):
            card.paint("-1.2,.3 0,.5 1.2,.16 1.2,1.2 -1.2,1.2", mix(LEAF, PLUM, 0.1), at=affine(u, v, r, 8), thin=0.2)
            card.paint("-.5,-.5 -.1,-.62 .1,-.5 -.2,-.4", mix(LIME, CHALK, 0.6), at=affine(u, v, r, 8), thin=0.2)
