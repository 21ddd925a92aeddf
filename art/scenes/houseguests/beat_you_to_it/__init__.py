"""Beat You to It: a tiny woman plants a mop on a vast slag heap; on a ledge below, seven horns lie full of eggs."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.sheet import Ink, Sheet, mix, shift

INK, COAL, PENCIL, ASH, CHALK, BRASS = "#211f22", "#3f3d40", "#77747a", "#b4afa7", "#ece5d8", "#b58b3d"
CHERRY = "#a33a36"
SKIN, SKIN_SHADE = "#cdbaa6", "#a08c7c"
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the plain, the one who comes second, the heap in three blacks, her track, the horns, and her."""
    _plain(card)
    _second_hat(card)
    _heap(card)
    _track(card)
    _ledge(card)
    _winner(card)


def _plain(card: Sheet) -> None:
    """Roofs like teeth on a low line, a pulley wheel, and one kitchen window."""
    card.paint(
        "-40,1640! 500,1620 860,1606 1240,1612! 1240,1840! -40,1840!",
        ASH,
        angle=2,
        laps=120,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    tower = shift(PENCIL, -0.02)
    card.paint(
        [
            "1046,1610! 1090,1372! 1108,1372! 1074,1610!",
            "1164,1610! 1112,1372! 1096,1372! 1140,1610!",
            "1066,1520! 1150,1514! 1152,1526! 1064,1532!",
        ],
        tower,
    )
    wheel = affine(1102, 1366)
    card.paint(ribbon("66,0 47,47 0,66 -47,47 -66,0 -47,-47 0,-66 47,-47 66,0", (11,), wheel), COAL, wobble=0.6)
    for k in range(4):
        card.paint(ribbon("-62,0 62,0", (5, 5), affine(1102, 1366, 1, 8 + 45 * k)), COAL, wobble=0.4)
    card.paint(ribbon("1160,1390 1230,1560 1260,1640", (5, 5)), COAL, wobble=0.4)
    x = 770
    for w, h, roof, ink in (
        (74, 50, 34, PENCIL),
        (60, 44, 40, COAL),
        (92, 58, 30, PENCIL),
        (56, 40, 44, PENCIL),
        (84, 52, 36, COAL),
        (64, 46, 40, PENCIL),
        (80, 50, 34, COAL),
    ):
        card.paint(
            f"{x},1640! {x},{1640 - h}! {x + w * 0.46:.0f},{1640 - h - roof}! {x + w},{1640 - h}! {x + w},1640!",
            ink,
            angle=88,
            grain=0.2,
        )
        card.paint(
            f"{x + w * 0.7:.0f},{1640 - h - 10}! {x + w * 0.7:.0f},{1640 - h - roof - 8}! {x + w * 0.7 + 13:.0f},{1640 - h - roof - 8}! {x + w * 0.7 + 13:.0f},{1640 - h}!",
            ink,
        )
        x += w - 4
    card.paint("1176,1600! 1202,1599! 1203,1624! 1177,1625!", CHALK, wobble=0.5)
    card.paint("1176,1600! 1188,1600! 1180,1616 1177,1622!", ASH, wobble=0.4)
    for y, w in ((1672, 8), (1712, 14), (1766, 22)):
        card.paint(ribbon(f"700,{y + 8} 960,{y} 1240,{y - 10}", (w * 0.4, w)), shift(ASH, -0.06), thin=0.3)


def _hat(card: Sheet, at: Array, ink: Ink) -> None:
    """A Sunday hat: brim, low crown, band, and the cherry on its stalk."""
    card.paint("-36,4! -20,-4 20,-6 38,2! 20,10 -18,11", ink, at=at, wobble=0.5, lift=2)
    card.paint("-21,0! -18,-20 0,-25 18,-21 21,-1!", ink, at=at, wobble=0.5)
    card.paint("-21,-3! 0,-7 21,-4! 20,-10! 0,-12 -20,-9!", ASH, at=at, wobble=0.3)
    card.paint(ribbon("8,-20 14,-32 24,-36", (2, 2), at), INK, wobble=0.2)
    card.paint("10,0 7,7 0,10 -7,7 -10,0 -7,-7 0,-10 7,-7", CHERRY, at=at @ rigid(24, -30), wobble=0.3)


def rigid(x: float, y: float) -> Array:
    """Return a move within a frame, as a 3x3 matrix."""

    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]])


def _second_hat(card: Sheet) -> None:
    """Low on the other flank somebody of eighty is coming up, on a broom."""
    card.paint(ribbon("96,1236 132,1150 168,1062", (6, 6)), PENCIL, wobble=0.4)
    card.paint("150,1080! 172,1036! 196,1044! 188,1096!", BRASS_STRAW, angle=70, lift=1)
    card.paint("60,1260! 66,1196 100,1176 140,1196 160,1260!", PENCIL, lift=2)
    card.paint("78,1180! 82,1150 102,1142 122,1152 126,1180 102,1196", SKIN, wobble=0.6)
    card.paint("114,1160! 132,1170 114,1176!", SKIN_SHADE, wobble=0.4)
    _hat(card, affine(102, 1154, 1, -8), COAL)


BRASS_STRAW: Ink = mix(BRASS, CHALK, 0.45)


def _heap(card: Sheet) -> None:
    """One black cone in three torn sheets, gullies from the top, scree that gets coarser downwards."""
    far = mix(COAL, PENCIL, 0.25)
    card.paint(
        "452,348! 474,340 500,352! 560,470 640,640 724,830 780,990! 846,1016 1000,1018 1016,1052! 962,1120 972,1240 1000,1400 1044,1600 1110,1860! -60,1860! "
        "-60,1430! 20,1300 110,1190 190,1000 300,720 390,480",
        far,
        angle=64,
        laps=110,
        edge="torn",
        core=mix(ASH, CHALK, 0.4),
        wobble=7,
        lift=12,
    )
    mid = card.piece(
        "456,366! 470,356 484,380! 520,560 560,700 620,900 690,1040! 760,1080 830,1090! 824,1200 846,1400 890,1640 940,1860! -60,1860! -60,1500! 120,1210 "
        "260,880 360,600 420,440",
        COAL,
        angle=70,
        laps=100,
        edge="torn",
        core=PENCIL,
        wobble=9,
        lift=8,
    )
    near = card.piece(
        "454,390! 440,520 470,640 440,800 520,960 500,1140 600,1300 580,1500 700,1660 720,1860! -60,1860! -60,1560! 100,1290 240,1000 340,720 410,500",
        INK,
        angle=76,
        laps=90,
        edge="torn",
        core=mix(COAL, PENCIL, 0.5),
        wobble=10,
        lift=8,
    )
    for patch, ink, key, lo, hi in ((mid, PENCIL, "mid", 480, 960), (near, COAL, "near", 120, 520)):
        card.pattern(patch, _chips(key, lo, hi), mix(ink, COAL, 0.4), thin=0.06)
    gullies = (
        "462,420 430,640 360,900 240,1260",
        "466,440 470,700 430,1000 380,1400 330,1760",
        "474,430 520,760 640,1180 720,1500",
        "480,430 590,760 660,960",
        "452,460 380,700 220,1080 60,1420",
    )
    for line in gullies:
        card.paint(ribbon(line, (2, 12, 26, 8)), shift(INK, -0.04), thin=0.3)


def _chips(key: str, lo: float, hi: float) -> list[Array]:
    """Scree: cut chips, few and fine above, many and coarse below."""
    g = rng("scree", key)
    out = []
    for _ in range(420):
        t = float(g.random()) ** 0.62
        y = 460 + 1360 * t
        x = 462 + (float(g.random()) * (hi - lo) + lo - 462) * (0.1 + 1.05 * t) + float(g.normal(0, 12))
        size = float(g.uniform(3, 7)) * (0.5 + 1.7 * t)
        out.append(curve("-1,.3! -.4,-.7! .6,-.6! 1,.2! .3,.8!", affine(x, y, size, float(g.uniform(0, 360))), step=2))
    return out


def _track(card: Sheet) -> None:
    """Where she went: small steps with a stop at each turn."""
    marks = []
    path = curve(
        "1190,1776 1080,1760 960,1740 860,1680 800,1560 880,1460 820,1360 700,1300 760,1200 690,1120 620,1040 660,940 600,880 560,780 600,700 530,620 500,520 486,450 480,410",
        closed=False,
        step=2,
    )
    step = 0.0
    for a, b in pairwise(path):
        step += float(((b - a) ** 2).sum() ** 0.5)
        size = 0.45 + 0.75 * (float(a[1]) - 400) / 1400
        if step > 34 * size + 6:
            step = 0
            marks.append(
                ribbon(
                    [(float(a[0]) - 6 * size, float(a[1]) + 2), (float(a[0]) + 8 * size, float(a[1]) - 3 * size)],
                    (8 * size, 6 * size),
                )
            )
    card.paint(marks, mix(ASH, PENCIL, 0.25), wobble=0.4)


HORNS = (
    ("tuba", 812, 960, 1.3, -16, 3),
    ("tuba", 974, 944, 1.42, 12, 4),
    ("horn", 894, 972, 1.3, 20, 3),
    ("tuba", 1060, 1010, 1.02, 40, 3),
    ("horn", 764, 1046, 1.06, -40, 2),
    ("horn", 986, 1056, 1.24, 60, 3),
    ("tuba", 872, 1050, 1.05, -8, 4),
)
"""What each is, where it lies, its size, its turn, and how many eggs are seen in it."""


def _ledge(card: Sheet) -> None:
    straw = mix(BRASS, CHALK, 0.35)
    card.paint(
        "720,1060! 760,1020 840,1000 940,1000 1030,1030 1064,1080! 1010,1120 900,1140 790,1120",
        mix(straw, COAL, 0.35),
        angle=4,
        lift=6,
    )
    g = rng("straw")
    stalks = []
    for _ in range(150):
        x, y, turn = float(g.uniform(726, 1056)), float(g.uniform(1030, 1120)), float(g.normal(0, 0.35))
        n = float(g.uniform(30, 64))
        stalks.append(ribbon([(x - n, y - n * turn), (x, y - 8), (x + n, y + n * turn)], (2, 5, 2)))
    card.paint(stalks[:75], straw, wobble=0.3, lift=1)
    for kind, x, y, size, turn, eggs in HORNS:
        (_tuba if kind == "tuba" else _horn)(card, affine(x, y, size, turn), eggs)
    card.paint(stalks[110:], straw, wobble=0.3, lift=1)


def _tuba(card: Sheet, at: Array, eggs: int) -> None:
    """A tuba: loops of tube and three valves below, the bell up, and what lies in it."""
    dark = shift(BRASS, -0.14)
    card.paint(
        ribbon("10,10 14,50 6,84 -20,92 -40,78 -42,40 -36,6", (22, 16, 13, 12, 11, 10, 9), at),
        BRASS,
        lift=5,
        wobble=0.5,
    )
    card.paint(ribbon("-36,10 -38,-6 -52,-12", (8, 7, 10), at), dark, lift=2, wobble=0.4)
    for k in range(3):
        card.paint(ribbon(f"{-26 + 13 * k},28 {-26 + 13 * k},70", (9, 9), at), dark, lift=3, wobble=0.3)
        card.paint(ribbon(f"{-26 + 13 * k},14 {-26 + 13 * k},28", (4, 4), at), CHALK, wobble=0.2)
    card.paint("-54,-46! -34,-30 -18,-4 -14,22! 14,22! 18,-4 34,-30 56,-46!", BRASS, at=at, wobble=0.6, lift=4)
    card.paint("-8,-20! -30,-40 6,-40 0,20! -8,20!", shift(BRASS, 0.07), at=at, wobble=0.5, thin=0.1)
    rim = card.piece("58,-46 41,-32 0,-26 -41,-32 -58,-46 -41,-60 0,-66 41,-60", dark, at=at, wobble=0.5)
    with card.inside(rim):
        card.paint("50,-44 36,-34 0,-29 -36,-34 -50,-44 -36,-55 0,-60 36,-55", shift(BRASS, -0.24), at=at, wobble=0.5)
    for u, v, turn in ((-24, -54, -16), (20, -56, 12), (-2, -66, 4), (2, -46, -6))[:eggs]:
        card.paint(
            "0,-20 12,-11 16,3 11,14 0,18 -11,14 -16,3 -12,-11",
            CHALK,
            at=at @ rigid(u, v),
            wobble=0.4,
            lift=3,
            angle=turn,
        )
        card.paint("-4,16 8,12 13,0! 14,8 8,15", ASH, at=at @ rigid(u, v), wobble=0.3)
    card.paint(ribbon("-56,-46 -41,-32 0,-25 41,-32 57,-46", (3, 7, 8, 7, 3), at), shift(BRASS, 0.05), wobble=0.4)


def _horn(card: Sheet, at: Array, eggs: int) -> None:
    """A hunting horn: one round turn of tube, its bell towards us, and a mouthpiece that sticks out."""
    dark = shift(BRASS, -0.13)
    card.paint(
        ribbon(
            "-62,-10 -44,-46 0,-62 44,-46 62,0 44,46 0,62 -44,46 -60,10 -92,-20",
            (8, 10, 10, 11, 12, 13, 14, 10, 8, 12),
            at,
        ),
        BRASS,
        lift=5,
        wobble=0.5,
    )
    card.paint(ribbon("-40,-8 -26,-34 4,-44 34,-30 44,2 30,32", (7, 8, 8, 9, 9), at), dark, lift=2, wobble=0.4)
    card.paint("40,14 33,43 6,56 -24,46 -38,16 -26,-14 4,-24 30,-14", BRASS, at=at, lift=4, wobble=0.5)
    card.paint("30,15 24,36 6,45 -17,38 -28,16 -18,-6 4,-14 23,-6", shift(BRASS, -0.24), at=at, wobble=0.4)
    for u, v, turn in ((-8, 20, -16), (12, 22, 12), (2, 4, 4))[:eggs]:
        card.paint(
            "0,-17 10,-10 14,2 10,12 0,15 -10,12 -14,2 -10,-10",
            CHALK,
            at=at @ rigid(u, v),
            wobble=0.4,
            lift=3,
            angle=turn,
        )
        card.paint("-4,13 7,10 11,0! 12,7 7,13", ASH, at=at @ rigid(u, v), wobble=0.3)


BIG = affine(-118, -92, 1.25)
"""She was typed at four fifths of her size, about where she stands."""


def _winner(card: Sheet) -> None:
    """Stout, short of breath, one fist at her hip; the mop's grey head blows like a flag."""
    lay = partial(card.paint, at=BIG)
    hair = (
        "532,122 580,100 640,128 706,104",
        "532,124 590,116 650,146 720,132",
        "532,128 584,132 640,164 700,164",
        "533,132 580,148 624,184 676,192",
        "532,120 572,90 630,104 684,76",
        "532,126 600,124 662,138 742,150",
    )
    for k, strand in enumerate(hair):
        lay(ribbon(strand, (11, 21, 18, 6), BIG), PENCIL if k % 2 else mix(PENCIL, ASH, 0.5), wobble=1, lift=2)
    lay("536,372! 528,120! 537,119! 547,372!", COAL, angle=88, wobble=0.5, lift=2)
    lay("518,112! 546,110! 548,136! 520,138!", COAL, wobble=0.6)
    lay(
        ["446,350! 448,326! 466,326! 466,352! 436,357!", "478,326! 496,326! 498,349! 512,357! 478,355!"],
        INK,
        wobble=0.6,
    )
    lay("424,290! 400,338 446,346 478,340 520,345 542,334! 520,286!", PENCIL, angle=80, laps=16, wobble=0.8, lift=2)
    coat = card.piece(
        "440,212! 456,200 486,200 502,212! 520,240 530,272 540,316! 510,324 470,326 430,325 402,318! 410,270 424,240",
        COAL,
        at=BIG,
        angle=84,
        laps=30,
        lift=4,
    )
    with card.inside(coat):
        lay("472,196! 478,340! 484,340! 480,196!", INK, wobble=0.3)
        for y in (232, 258, 284):
            lay("4,0 0,4 -4,0 0,-4", ASH, at=BIG @ rigid(490, y), wobble=0.2)
    lay("438,212! 408,232 384,258 390,274 410,280 428,274! 426,260 412,256 424,246 442,242!", INK, lift=3, wobble=0.6)
    lay("420,256! 436,255 442,268 430,277 418,272!", SKIN, wobble=0.4, lift=1)
    lay("384,296! 420,290! 428,326! 382,332!", INK, wobble=0.5, lift=3)
    lay(ribbon("392,296 396,270 408,268 412,292", (3, 3, 3), BIG), PENCIL, wobble=0.3)
    lay("498,212! 524,228 536,240 546,228! 556,238 548,258! 530,258 500,248!", INK, lift=3, wobble=0.6)
    lay("528,216! 544,211 552,219 550,232 536,236 526,228!", SKIN, wobble=0.4, lift=2)
    lay("434,206! 452,220 472,224 494,218 510,204! 496,192 450,192!", ASH, wobble=0.5, lift=2)
    lay("440,152! 426,166 430,186 444,192! 500,190! 512,180 510,160 498,148!", mix(ASH, CHALK, 0.6), wobble=0.8)
    face = card.piece(
        "444,160 444,182 456,200 471,206 486,201 497,184 498,160 490,146 470,140 452,146",
        SKIN,
        at=BIG,
        wobble=0.5,
        lift=2,
    )
    with card.inside(face):
        lay("489,140! 486,170 478,184 484,206! 510,206! 510,140!", SKIN_SHADE, wobble=0.4)
        lay(
            [ribbon(line, (0.8, 3, 0.8), BIG) for line in ("450,170 457,165 464,171", "478,169 485,163 492,168")],
            INK,
            wobble=0.2,
        )
        lay(
            [ribbon(line, (1, 2.4, 1), BIG) for line in ("449,158 456,153 463,157", "478,155 486,150 493,155")],
            PENCIL,
            wobble=0.2,
        )
        lay("467,164! 476,179 470,183 462,179!", SKIN_SHADE, wobble=0.3)
        lay(ribbon("458,178 455,186 460,193", (1, 2, 1), BIG), SKIN_SHADE, wobble=0.2)
        lay("464,191 471,188 479,191 476,198 469,199", INK, wobble=0.3)
        lay("467,191 471,189.5 476,191 471,193", CHALK, wobble=0.2)
    _hat(card, BIG @ rigid(470, 152) @ np.array([[1.1, 0.1, 0], [-0.1, 1.1, 0], [0, 0, 1]]), INK)
