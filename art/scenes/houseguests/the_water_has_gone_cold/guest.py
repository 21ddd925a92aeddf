"""Beyond the tub: a window, somebody small on stilts, an arm that changes one garment for another."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_water_has_gone_cold.inks import BRASS, CHALK, DRY, HIS, MINT, NAVY, ROSE, SKY

DUSK = mix(NAVY, SKY, 0.4)


def window(card: Sheet) -> None:
    """Open; far out, somebody goes by on stilts."""
    pane = card.piece("60,40! 500,36! 504,560! 56,566!", SKY, angle=6, laps=90, grain=0.4, **DRY)
    with card.inside(pane):
        card.paint("40,326! 260,306 560,330! 560,600! 40,600!", shift(MINT, -0.07), angle=4, **DRY)
        at = affine(176, 30, 0.6)
        for spec in ("214,250 200,400 184,520", "246,250 272,390 300,516"):
            card.paint(ribbon(spec, (11, 10, 9), at, 0.75), shift(BRASS, -0.1), lift=2)
        card.paint(
            "206,142! 254,140! 266,214! 262,222! 256,262! 236,262! 232,226! 226,262! 204,262! 202,222! 196,214!",
            DUSK,
            at=at,
            lift=3,
        )
        card.paint(ribbon("206,150 182,190 206,226", (14, 12, 10), at, 0.6), DUSK)
        card.paint(ribbon("254,150 280,186 262,230", (14, 12, 10), at, 0.6), DUSK)
        card.paint(ROUND, HIS.shade, at=affine(176 + 230 * 0.6, 30 + 122 * 0.6, 12))
        card.paint("198,116! 262,112! 262,104! 250,104! 248,70! 212,72! 212,108! 198,108!", NAVY, at=at, lift=2)
    card.paint("30,14! 530,8! 530,48! 34,54!", CHALK, angle=2, lift=5, **DRY)
    card.paint("490,10! 530,8! 536,580! 496,584!", CHALK, angle=88, lift=5, **DRY)
    card.paint("30,14! 70,12! 74,580! 32,584!", CHALK, angle=88, lift=5, **DRY)


def coat(card: Sheet) -> None:
    """It hangs from a hanger, by its hook, in the hand."""
    wood = shift(BRASS, -0.12)
    card.paint(
        ribbon("950,250 946,190 944,150 962,116 940,96 918,112", (12, 11, 10, 9, 9, 7)), shift(NAVY, 0.2), lift=4
    )
    cloth = card.piece(
        "930,262! 800,300 690,346 646,390! 622,560 616,760 630,1040! 1240,1040! 1240,380! 1206,346 1100,300 980,262!",
        NAVY,
        angle=84,
        laps=60,
        grain=0.34,
        lift=13,
        **DRY,
    )
    with card.inside(cloth):
        # lining, and the hanger in the empty collar
        card.paint("880,250! 1030,250! 1010,330 956,420! 900,330!", shift(SKY, -0.04), angle=80)
        card.paint("800,330! 900,276 952,252 1004,276 1110,330! 1000,312 952,300 904,312", wood, angle=4, lift=4)
        lap = shift(NAVY, 0.09)
        card.paint(
            "880,240! 900,330 956,430! 956,640! 880,540 800,470! 850,420! 806,400! 840,290!", lap, angle=70, lift=5
        )
        card.paint(
            "1030,240! 1010,330 956,430! 956,640! 1032,540 1112,470! 1062,420! 1106,400! 1070,290!",
            lap,
            angle=110,
            lift=5,
        )
        card.paint(ribbon("956,640 952,820 956,1040", (6, 7, 6)), shift(NAVY, -0.09))
        for fold in ("726,470 740,640 730,960", "1166,470 1150,640 1160,960"):
            card.paint(ribbon(fold, (5, 20, 8)), shift(NAVY, -0.08), thin=0.1)
        for y in (600, 690):
            for x in (876, 1036):
                card.paint(ROUND, BRASS, at=affine(x, y + (20 if y > 600 else 0), 22), lift=3)
    for x, turn in ((718, -24), (1186, 22)):
        at = affine(x, 362, 1.4, turn)
        fringe = [ribbon(f"{u},6 {u * 1.06:.0f},66", (12, 8), at) for u in range(-56, 60, 16)]
        card.paint(turned(fringe), BRASS, wobble=0.6, lift=3)
        card.paint("-66,-8 0,-30 66,-8 64,14 0,24 -64,14", BRASS, at=at, angle=turn, lift=6)
        card.paint(ribbon("-48,0 0,-14 48,0", (5, 8, 5), at), shift(BRASS, -0.14))


AXIS = "330,600! 336,500 366,400 426,322 510,262 620,206 740,160 830,134!"


def arm(card: Sheet) -> None:
    """Up over the sill from somebody who crouches outside: it hangs the coat up; the dress is half out already."""
    card.paint("30,14! 70,12! 74,580! 32,584!", CHALK, angle=88, lift=5, **DRY)
    hand(card, "grip", 842, 130, 150, -10, HIS, age=50, lift=8)
    sleeve = card.piece(ribbon(AXIS, (176, 170, 160, 144, 126, 112, 100, 92)), CHALK, angle=-30, lift=13, **DRY)
    line = curve(AXIS, closed=False, step=2)
    along = np.gradient(line, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    out = np.stack([-along[:, 1], along[:, 0]], 1) * 130
    far = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    bars = []
    for start in np.arange(30, far[-1] - 40, 58):
        a, b = np.searchsorted(far, (start, start + 28))
        bars.append(np.array([line[a] + out[a], line[b] + out[b], line[b] - out[b], line[a] - out[a]]))
    card.pattern(sleeve, turned(bars), mix(NAVY, SKY, 0.08), thin=0.02)
    card.paint("806,92! 852,80! 872,168! 828,184!", CHALK, angle=60, lift=5)
    card.paint("10,552! 548,542! 556,592! 8,604!", CHALK, angle=2, lift=8, **DRY)
    _dress(card)


def _dress(card: Sheet) -> None:
    """Slumped over the sill: neck and sleeves outside already, the skirt still in the room."""
    deep = shift(ROSE, -0.1)
    for sleeve in (
        "96,440! 62,446 36,478 34,520! 60,536 94,526! 106,480",
        "190,424! 226,416 260,436 276,474! 256,498 222,504! 196,470",
    ):
        card.paint(sleeve, shift(ROSE, -0.05), angle=70, lift=8)
    dress = card.piece(
        "90,444! 116,428! 128,454 146,464 162,450 168,420! 196,426! 216,480 224,540! 246,580 276,680 316,790! 270,806 234,788 "
        "186,812 136,792 88,812 34,794! 66,690 92,590 108,546! 94,490",
        ROSE,
        angle=84,
        laps=40,
        lift=12,
        **DRY,
    )
    with card.inside(dress):
        for x, y in ((128, 632), (184, 612), (228, 656), (146, 700), (204, 716), (262, 724), (88, 730)):
            card.paint(ROUND, CHALK, at=affine(x, y, 12))
        card.paint("60,528! 168,540 300,524! 300,570 168,586 60,572!", deep, angle=4)
        card.paint("20,752! 100,764 180,758 260,760 340,744! 340,860! 20,860!", deep, angle=86)
        for fold in ("132,586 120,660 100,790", "208,584 224,664 240,780"):
            card.paint(ribbon(fold, (4, 12, 6)), shift(ROSE, -0.14), thin=0.1)
    card.paint(ribbon("114,430 127,456 146,466 163,452 170,422", (12, 14, 14, 14, 12)), CHALK, lift=3)
