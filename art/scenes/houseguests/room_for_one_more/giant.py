"""The tall woman: one long coat bent like a crook, a head that hangs out of its collar, a plait that finds the floor."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.room_for_one_more.inks import BLUE, BONE, HENNA, INK, PALE

FACE = "#d3a183"
_BACK = "40,1860 70,1500 96,1100 106,760 128,520 196,350 330,254 480,222 600,246 690,318"
_FRONT = "660,1860 600,1500 552,1160 520,930 500,780 500,690 520,620 556,572 590,540 616,500"
_HEAD = (
    "-.36,.82! -.33,.60 -.33,.36 -.43,.06 -.40,-.26 -.22,-.47 .02,-.53 .22,-.46 .345,-.29 .385,-.13 .365,-.035 .372,.0 .425,.09 "
    ".487,.165 .48,.20 .40,.222! .402,.262 .418,.292 .388,.318! .408,.348 .378,.386 .39,.432 .362,.492 .28,.515 .15,.475 .06,.44! "
    ".05,.60 .08,.80!"
)
_HAIR = (
    ".31,-.345! .23,-.46 .02,-.56 -.24,-.51 -.45,-.28 -.48,.04 -.39,.36 -.36,.47! -.26,.40 -.19,.26 -.13,.16! -.05,.12 -.02,.02 "
    ".04,-.06! .12,-.14 .20,-.25"
)
AT = affine(812, 462, 404, 101)


def plait(card: Sheet) -> None:
    """It falls straight, whatever the rest of her does."""
    line = "884,372 966,352 1014,424 1022,560 1008,780 1004,950"
    rope = curve(line, closed=False, step=2.0)
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    tufts = 15
    for k in range(tufts * 4 + 1):
        t = k / (tufts * 4)
        i = min(len(rope) - 2, max(1, round(t * (len(rope) - 1))))
        d = rope[i + 1] - rope[i - 1]
        n = np.array([-d[1], d[0]]) / float(np.hypot(d[0], d[1]))
        base = float(np.interp(t, (0, 0.25, 0.9, 1), (44, 43, 33, 22)))
        bulge = 1 + 0.16 * float(np.sin(np.pi * ((k % 4) / 4)))
        other = 1 + 0.16 * float(np.sin(np.pi * (((k + 2) % 4) / 4)))
        left.append((float(rope[i][0] + n[0] * base * bulge), float(rope[i][1] + n[1] * base * bulge)))
        right.append((float(rope[i][0] - n[0] * base * other), float(rope[i][1] - n[1] * base * other)))
    mass = card.piece([*left, *right[::-1]], HENNA, angle=84, laps=60, lift=8, wobble=0.6)
    marks = []
    for k in range(tufts):
        a, b = left[4 * k], right[min(4 * k + 2, len(right) - 1)]
        c = left[min(4 * k + 4, len(left) - 1)]
        mid = ((a[0] + b[0]) / 2 * 0.6 + c[0] * 0.1 + b[0] * 0.3, (a[1] + b[1]) / 2 + 20)
        marks.append(ribbon(f"{a[0]:.0f},{a[1]:.0f} {mid[0]:.0f},{mid[1]:.0f} {b[0]:.0f},{b[1]:.0f}", (4, 7, 3)))
        marks.append(ribbon(f"{b[0]:.0f},{b[1]:.0f} {mid[0]:.0f},{mid[1] + 26:.0f} {c[0]:.0f},{c[1]:.0f}", (3, 6, 3)))
    card.pattern(mass, marks, shift(HENNA, -0.13), thin=0)
    at = affine(1003, 936, 1, 3)
    card.paint("-18,10! -34,56 -26,92 4,132! 6,104! 22,120! 34,60 18,10!", HENNA, at=at, angle=84, lift=4)
    card.paint("0,0! -40,-34 -76,-30 -70,28 -40,34! 0,4! 44,30 74,26 76,-32 40,-36!", PALE, at=at, lift=5)
    card.paint("-16,-18! 16,-18! 16,20! -16,20!", shift(PALE, -0.1), at=at, lift=2)


def head(card: Sheet) -> None:
    """In profile, face to the floor."""
    skin = card.piece(_HEAD, FACE, at=AT, angle=20, laps=90, grain=0.22, lift=9)
    with card.inside(skin):
        card.paint(
            "-.5,.30! -.1,.20 .02,.34 .12,.44 .30,.53! .3,1.2! -.6,1.2!", shift(FACE, -0.09), at=AT, grain=0.2, angle=20
        )
        card.paint(ROUND, mix(FACE, HENNA, 0.34), at=AT @ _local(0.225, 0.185, 0.082), grain=0.2)
    card.paint(
        ".385,.300! .418,.286 .42,.30 .388,.318! .410,.345 .392,.372 .35,.34 .325,.325!", HENNA, at=AT, wobble=0.4
    )
    card.paint(ribbon(".30,.335 .345,.322 .388,.318", (2, 4, 3), AT), shift(HENNA, -0.2), wobble=0.3)
    card.paint(ribbon(".425,.20 .395,.185 .385,.15", (3, 7, 2), AT), shift(FACE, -0.16), wobble=0.3)
    # the eye is shut
    card.paint(
        ".17,-.005! .22,-.05 .28,-.05 .335,-.005! .31,.03 .25,.045 .20,.03", shift(FACE, -0.07), at=AT, wobble=0.4
    )
    card.paint(ribbon(".165,-.002 .205,.036 .26,.048 .31,.034 .335,.0", (4, 9, 10, 9, 4), AT), INK, wobble=0.4)
    for x0, y0, x1, y1 in (
        (0.20, 0.034, 0.185, 0.072),
        (0.24, 0.046, 0.238, 0.09),
        (0.28, 0.044, 0.292, 0.088),
        (0.315, 0.03, 0.338, 0.066),
    ):
        card.paint(ribbon(f"{x0},{y0} {x1},{y1}", (8, 2), AT), INK, wobble=0.3)
    card.paint(ribbon(".15,-.055 .21,-.105 .275,-.13 .345,-.135", (4, 10, 10, 5), AT), shift(HENNA, -0.12), wobble=0.6)
    hair = card.piece(_HAIR, HENNA, at=AT, angle=40, laps=60, grain=0.4, lift=6)
    strands = (
        ".28,-.36 .10,-.40 -.12,-.33 -.30,-.12 -.38,.12",
        ".22,-.27 .06,-.29 -.12,-.20 -.26,-.02 -.34,.18",
        ".14,-.18 .0,-.17 -.12,-.08 -.22,.06 -.30,.24",
        ".26,-.44 .06,-.50 -.18,-.44 -.36,-.22 -.43,.04",
        "-.06,.08 -.14,.10 -.22,.20 -.32,.36",
    )
    card.pattern(hair, [ribbon(s, (3, 8, 9, 7, 3), AT) for s in strands], shift(HENNA, -0.12), thin=0)
    card.paint("-.08,-.02! -.02,-.06 .05,-.02 .05,.07 .01,.14 -.04,.19 -.08,.14 -.09,.05", FACE, at=AT, lift=4)
    card.paint(ribbon("-.05,.0 .0,-.02 .02,.04 -.01,.09", (3, 8, 3), AT), shift(FACE, -0.17), wobble=0.3)
    card.paint(ROUND, PALE, at=AT @ _local(-0.045, 0.215, 0.032), lift=3)


def _local(x: float, y: float, size: float) -> Array:
    return np.vstack([affine(x, y, size), [0, 0, 1]])


def _between(v: float, lo: float = 0.0, hi: float = 1.0) -> Array:
    """Give a line that runs up the coat: ``v`` 0 is its back, 1 its front."""
    back, front = (curve(s, closed=False, step=2.0) for s in (_BACK, _FRONT))
    t = np.linspace(lo, hi, 26)
    a, b = (np.stack([np.interp(t, np.linspace(0, 1, len(p)), p[:, i]) for i in (0, 1)], 1) for p in (back, front))
    return np.asarray(a + (b - a) * v)


def _line(v: float, lo: float = 0.0, hi: float = 1.0) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in _between(v, lo, hi))


def coat(card: Sheet) -> None:
    """One length of pale cloth, its stripes bent with her."""
    edge = [*map(tuple, curve(_BACK, closed=False, step=6.0)), *map(tuple, curve(_FRONT, closed=False, step=6.0)[::-1])]
    cloth = card.piece(edge, BONE, angle=86, laps=120, grain=0.3, lift=12)
    card.pattern(cloth, [ribbon(_line(v), (7,)) for v in np.linspace(0.09, 0.91, 8)], BLUE, thin=0.05)
    with card.inside(cloth):
        card.paint(ribbon(_line(0.06, 0.0, 1.0), (74, 60, 44)), shift(BONE, -0.07), wobble=0.5)
    _collar(card)
    _sleeve(card)


def _collar(card: Sheet) -> None:
    card.paint(
        "548,216! 640,222 716,262 746,330! 696,376 650,440 612,542! 576,560 536,560! 570,470 588,380 574,300!",
        INK,
        angle=70,
        lift=9,
        grain=0.4,
    )


def _sleeve(card: Sheet) -> None:
    """The near arm goes down, bends, and ends in the pocket."""
    arm = card.piece(
        "300,470 352,388 440,366 520,420 566,530 604,660 628,772 618,850 560,918 470,990 392,1040! 318,944! 392,884 440,826 "
        "446,776 404,690 340,590",
        BONE,
        angle=72,
        laps=90,
        grain=0.3,
        lift=11,
    )
    lines = (
        "360,410 430,560 500,690 536,780 500,846 430,910 350,970",
        "420,378 490,520 552,660 586,776 556,856 480,930 376,1014",
        "310,470 380,600 452,720 484,790 462,832 410,880 330,948",
        "480,392 548,540 600,700 620,780",
    )
    card.pattern(arm, [ribbon(s, (7,)) for s in lines], BLUE, thin=0.05)
    pocket = card.piece("224,946! 420,1052! 404,1420! 204,1420!", BONE, angle=86, lift=7, grain=0.3)
    card.pattern(pocket, [ribbon(f"{x},930 {x - 10},1430", (7,)) for x in (258, 304, 350, 392)], BLUE, thin=0.05)
    card.paint("226,930! 430,1040! 420,1074! 218,966!", INK, wobble=0.8, lift=4)
