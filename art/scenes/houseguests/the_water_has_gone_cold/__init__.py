"""The Water Has Gone Cold: from the bather's own eyes; a toe in the tap, and an admiral's coat where the dress hung."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_water_has_gone_cold.body import knee, leg
from art.scenes.houseguests.the_water_has_gone_cold.guest import arm, coat, window
from art.scenes.houseguests.the_water_has_gone_cold.inks import (
    BONE,
    BRASS,
    CHALK,
    DRY,
    HERS,
    MINT,
    NAVY,
    ROSE,
    SKY,
    WATER,
)

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay wall and window, coat and arm, then the tub, its water and what stands out of it."""
    _wall(card)
    window(card)
    coat(card)
    arm(card)
    _tub(card)
    _water(card)
    knee(card)
    leg(card)
    _tap(card)


def _wall(card: Sheet) -> None:
    # twelve tiles in one row; one is turned
    for k in range(12):
        at = affine(48 + k * 101, 640, 45, 45 if k == 4 else (k * 7 % 5) - 2)
        card.paint("-1,-1! 1,-1! 1,1! -1,1!", SKY if k % 2 else MINT, at=at, angle=k * 40, **DRY)
    card.paint("-40,700! 1240,700! 1240,1000! -40,1000!", BONE, angle=2, laps=90, **DRY)


def _tub(card: Sheet) -> None:
    card.paint(
        "-60,1240 20,960 130,800 320,712 620,680 920,706 1090,796 1190,950 1260,1200! 1260,1860! -60,1860!",
        CHALK,
        angle=6,
        laps=90,
        lift=12,
        **DRY,
    )
    card.paint(
        "70,1240 120,1000 220,850 390,776 620,750 850,774 1000,850 1090,990 1130,1240! 1200,1860! 0,1860!",
        shift(BONE, -0.035),
        angle=84,
        laps=80,
        lift=0,
        **DRY,
    )
    card.paint(
        "1000,850 1090,990 1130,1240! 1200,1860! 1130,1860! 1070,1240 1030,1000", shift(BONE, -0.085), angle=88, **DRY
    )


def _water(card: Sheet) -> None:
    pool = card.piece(
        "104,1140 260,1040 440,996 620,986 820,1000 990,1046 1096,1140! 1136,1400 1170,1860! 20,1860! 66,1400",
        WATER,
        angle=4,
        laps=130,
        grain=0.36,
    )
    with card.inside(pool):
        for y, x, w in ((1060, 420, 130), (1130, 1010, 70), (1210, 560, 60), (1730, 820, 210), (1640, 240, 150)):
            card.brush(f"{x - w},{y} {x},{y - 10} {x + w},{y + 4}", 16, CHALK, dry=0.75)
        # the plug's chain, and what it ends in
        links = [ribbon(f"{500 + k * 3},{1300 + k * 34} {503 + k * 3},{1320 + k * 34}", (15, 15)) for k in range(5, 9)]
        card.paint(turned(links), mix(BRASS, WATER, 0.1), wobble=0.5)
        at = affine(532, 1650, 1.1, 8)
        brass = mix(BRASS, WATER, 0.1)
        card.paint(ribbon("0,-36 30,-28 34,4 0,20 -34,4 -30,-28 0,-36", (14, 14, 14, 14, 14, 14, 14), at), brass)
        card.paint(ribbon("0,16 0,120", (15, 14), at), brass)
        card.paint("4,84! 36,84! 36,98! 20,98! 20,106! 34,106! 34,122! 4,122!", brass, at=at)
    soap = affine(150, 1000, 1.15, -52)
    card.paint("-74,-26 0,-44 74,-26 80,14 0,38 -80,16", mix(SKY, NAVY, 0.24), at=soap, angle=-34, lift=10)
    card.paint("-46,-14 0,-26 48,-14 46,6 0,16 -48,6", mix(SKY, NAVY, 0.1), at=soap, angle=-34)


def _tap(card: Sheet) -> None:
    dark = shift(BRASS, -0.15)
    card.paint("524,590! 744,584! 746,640! 526,646!", BRASS, angle=2, lift=7)
    for x in (508, 760):
        for t in (24, 114):
            card.paint(ribbon("-58,0 0,0 58,0", (20, 26, 20), affine(x, 612, 1, t)), dark, lift=5)
        card.paint(ROUND, CHALK, at=affine(x, 612, 19), lift=3)
        card.paint(ROUND, mix(ROSE, HERS.shade, 0.7) if x < 600 else mix(SKY, NAVY, 0.4), at=affine(x, 612, 8))
    spout = card.piece(
        "580,600! 584,556 634,536 686,554 692,600! 686,680 676,730 672,786! 640,800 582,788! 584,730 588,680",
        BRASS,
        angle=86,
        laps=30,
        lift=9,
        edge="raw",
    )
    with card.inside(spout):
        card.paint("652,530! 700,550! 700,800! 652,810! 662,700", dark, angle=88)
        card.paint(ribbon("604,570 604,660 602,770", (5, 11, 5)), mix(BRASS, CHALK, 0.5), thin=0.2)
    card.paint("572,766! 684,764! 688,802! 630,816 570,804!", BRASS, angle=2, lift=6)
    card.paint(ribbon("578,800 630,810 682,798", (4, 8, 4)), dark)
