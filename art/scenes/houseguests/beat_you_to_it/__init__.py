"""Beat You to It: a tiny woman plants a mop on a vast slag heap, another is late; in its side horns lie full of eggs."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, rng
from art.cutpaper.sheet import Ink, Sheet, mix, shift

INK, COAL, PENCIL, ASH, CHALK, BRASS = "#211f22", "#3f3d40", "#77747a", "#b4afa7", "#ece5d8", "#b58b3d"
CHERRY = "#a33a36"
SKIN, SKIN_SHADE = "#cdbaa6", "#a08c7c"
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the plain, the heap in three blacks, her track, the nest in its side, and the two who raced."""
    _plain(card)
    _winner(card)
    _heap(card)
    _track(card)
    _nest(card)
    _second(card)


def rigid(x: float, y: float, size: float = 1, turn: float = 0) -> Array:
    """Return a move within a frame, as a 3x3 matrix."""
    return np.vstack([affine(x, y, size, turn), (0, 0, 1.0)])


def _plain(card: Sheet) -> None:
    """Far behind the foot of it: a pulley wheel, roofs, one kitchen window."""
    tower = mix(PENCIL, ASH, 0.3)
    card.paint(
        [
            "1046,1610! 1082,1272! 1098,1272! 1074,1610!",
            "1154,1610! 1112,1272! 1096,1272! 1130,1610!",
            "1066,1420! 1140,1414! 1142,1424! 1064,1430!",
        ],
        tower,
    )
    wheel = affine(1096, 1262)
    card.paint(ribbon("52,0 37,37 0,52 -37,37 -52,0 -37,-37 0,-52 37,-37 52,0", (9,), wheel), tower, wobble=0.6)
    for k in range(4):
        card.paint(ribbon("-50,0 50,0", (4, 4), affine(1096, 1262, 1, 8 + 45 * k)), tower, wobble=0.4)
    for x, w, h, ink in ((1150, 46, 1420, tower), (1186, 60, 1396, PENCIL)):
        card.paint(f"{x},1640! {x},{h}! {x + w * 0.46:.0f},{h - 34}! {x + w},{h}! {x + w},1640!", ink, angle=88)
    card.paint("1204,1420! 1222,1419! 1223,1440! 1205,1441!", CHALK, wobble=0.5)


def _hat(card: Sheet, at: Array, ink: Ink) -> None:
    """A Sunday hat: brim, low crown, band, and the cherry on its stalk."""
    card.paint("-36,4! -20,-4 20,-6 38,2! 20,10 -18,11", ink, at=at, wobble=0.5, lift=2)
    card.paint("-21,0! -18,-22 0,-28 18,-23 21,-1!", ink, at=at, wobble=0.5)
    card.paint("-21,-3! 0,-7 21,-4! 20,-11! 0,-14 -20,-10!", ASH, at=at, wobble=0.3)
    card.paint(ribbon("4,-24 10,-36 20,-40", (2.4, 2.4), at), INK, wobble=0.2)
    card.paint(ROUND, CHERRY, at=at @ rigid(22, -36) @ np.diag([11.5, 11.5, 1]), wobble=0.3)


def _heap(card: Sheet) -> None:
    """One black heap: steep to the left, and to the right a long slope that never ends."""
    card.paint(
        "352,392! 376,372 410,376 436,398! 500,520 590,690 700,880 830,1060 1000,1240 1260,1440! 1260,1860! -60,1860! -60,960! 60,860 170,720 270,540",
        mix(COAL, PENCIL, 0.22),
        angle=52,
        laps=110,
        edge="torn",
        core=mix(ASH, CHALK, 0.4),
        wobble=8,
        lift=14,
    )
    mid = card.piece(
        "356,404! 378,384 408,392! 470,560 540,760 600,960 700,1130 860,1330 1030,1500 1260,1680! 1260,1860! -60,1860! -60,1040! 80,920 190,760 280,580",
        mix(COAL, INK, 0.35),
        angle=60,
        laps=100,
        edge="torn",
        core=PENCIL,
        wobble=9,
        lift=8,
    )
    near = card.piece(
        "360,416! 384,400! 400,560 390,760 440,940 420,1100 520,1300 560,1500 700,1680 740,1860! -60,1860! -60,1180! 100,1010 200,830 290,620",
        INK,
        angle=106,
        laps=90,
        edge="torn",
        core=mix(COAL, PENCIL, 0.5),
        wobble=10,
        lift=8,
    )
    for patch, ink, key, lo, hi in ((mid, PENCIL, "mid", 430, 1240), (near, COAL, "near", -40, 460)):
        card.pattern(patch, _chips(key, lo, hi), mix(ink, COAL, 0.4), thin=0.06)
    for line in (
        "376,420 330,640 240,900 100,1260",
        "384,430 380,700 320,1000 250,1240",
    ):
        card.paint(ribbon(line, (2, 7, 14, 4)), shift(INK, -0.05), thin=0.12)


def _chips(key: str, lo: float, hi: float) -> list[Array]:
    """Scree: cut chips, few and fine above, many and coarse below."""
    g = rng("scree", key)
    out = []
    for _ in range(260):
        t = float(g.random()) ** 0.62
        y = 460 + 1360 * t
        x = 462 + (float(g.random()) * (hi - lo) + lo - 462) * (0.1 + 1.05 * t) + float(g.normal(0, 12))
        size = float(g.uniform(3, 7)) * (0.5 + 1.7 * t)
        out.append(curve("-1,.3! -.4,-.7! .6,-.6! 1,.2! .3,.8!", affine(x, y, size, float(g.uniform(0, 360))), step=2))
    return out


def _track(card: Sheet) -> None:
    """Where she went: small steps, straight up at the end."""
    marks = []
    path = curve(
        "1130,1790 1010,1730 900,1640 960,1560 880,1470 760,1400 800,1310 720,1220 620,1140 650,1040 580,960 520,880 560,800 500,720 460,640 490,560 440,500 420,440 400,400",
        closed=False,
        step=2,
    )
    step = 0.0
    for a, b in pairwise(path):
        step += float(((b - a) ** 2).sum() ** 0.5)
        size = 0.45 + 0.75 * (float(a[1]) - 400) / 1400
        if step > 34 * size + 8:
            step = 0
            x, y = float(a[0]), float(a[1])
            marks.append(ribbon([(x - 7 * size, y + 2), (x + 9 * size, y - 3 * size)], (9 * size, 6 * size)))
    card.paint(marks, mix(ASH, PENCIL, 0.25), wobble=0.4)


HORNS = (
    ("tuba", 500, 1462, 1.35, 36, 3),
    ("tuba", 320, 1370, 1.95, -12, 4),
    ("horn", 470, 1566, 1.3, 60, 3),
    ("horn", 216, 1534, 1.5, -30, 3),
)
"""What each is, where it lies, its size, its turn, and how many eggs are seen in it."""


def _nest(card: Sheet) -> None:
    """A hollow in the black, and in it what nobody has come for."""
    straw = mix(BRASS, CHALK, 0.35)
    card.paint(
        "84,1620! 92,1500 150,1420 160,1300 230,1190 340,1150 440,1200 480,1300 580,1360 650,1470 660,1630!",
        shift(INK, -0.07),
        angle=20,
        edge="torn",
        core=mix(PENCIL, ASH, 0.3),
        wobble=9,
    )
    g = rng("straw")
    stalks = []
    for _ in range(150):
        u, row = float(g.uniform(-1, 1)), float(g.uniform(0, 1))
        x, y = 366 + 230 * u, 1660 - 70 * u * u - 60 * row
        turn, n = -0.55 * u + float(g.normal(0, 0.22)), float(g.uniform(36, 70))
        stalks.append(ribbon([(x - n, y + n * turn), (x, y + 5), (x + n, y - n * turn)], (2, 6, 2)))
    card.paint(stalks[:50], mix(straw, COAL, 0.45), wobble=0.3)
    for kind, x, y, size, turn, eggs in HORNS:
        (_tuba if kind == "tuba" else _horn)(card, affine(x, y, size, turn), eggs)
    card.paint(stalks[50:100], mix(straw, COAL, 0.2), wobble=0.3, lift=2)
    card.paint(stalks[100:], straw, wobble=0.3, lift=2)
    card.paint(
        "-60,1720! 40,1650 120,1612 210,1650 330,1676 450,1650 560,1668 680,1648 800,1740 1000,1860! -60,1860!",
        INK,
        angle=8,
        laps=70,
        edge="torn",
        core=mix(PENCIL, COAL, 0.4),
        wobble=8,
        lift=6,
    )
    card.paint(
        [
            curve("-1,.3! -.4,-.7! .6,-.6! 1,.2! .3,.8!", affine(x, y, r, t), step=2)
            for x, y, r, t in (
                (150, 1700, 15, 20),
                (260, 1740, 11, 70),
                (420, 1716, 17, 130),
                (560, 1750, 13, 10),
                (330, 1790, 16, 50),
                (90, 1770, 12, 5),
            )
        ],
        COAL,
    )


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


def _face(card: Sheet, at: Array) -> None:
    """A profile to the right, chin up, out of breath."""
    card.paint("-20,-12! -30,0 -26,16 -10,20! 6,10 2,-14", mix(ASH, CHALK, 0.5), at=at, wobble=0.6)
    face = card.piece(
        "-14,-16 2,-22 15,-17! 17,-8 28,3! 18,7! 20,11 15,14! 17,18 14,27 0,28 -10,20 -16,4",
        SKIN,
        at=at,
        wobble=0.4,
        lift=2,
    )
    with card.inside(face):
        card.paint("-18,-20! -4,-20! -6,4 -2,18 6,30! -18,30!", SKIN_SHADE, at=at, wobble=0.4)
    card.paint(ribbon("5,-5 10,-7 14,-5", (1, 3, 1), at), INK, wobble=0.2)
    card.paint("19,10! 10,13 12,17 18,16!", INK, at=at, wobble=0.2)


def _winner(card: Sheet) -> None:
    """First: the mop is planted, a fist is at her hip, and she leans back to be seen from below."""
    at = affine(386, 386, 1.32)
    lay = partial(card.paint, at=at)
    for k, strand in enumerate(
        (
            "72,-206 120,-228 170,-196 240,-226",
            "72,-200 126,-206 180,-172 250,-190",
            "72,-194 124,-184 172,-146 236,-150",
            "72,-192 112,-164 150,-120 206,-112",
            "72,-204 112,-244 160,-232 214,-258",
            "72,-198 130,-194 190,-160 262,-166",
        )
    ):
        lay(ribbon(strand, (10, 19, 16, 5), at), PENCIL if k % 2 else mix(PENCIL, ASH, 0.5), wobble=1, lift=2)
    lay("51,40! 64,-206! 73,-206! 61,40!", COAL, angle=88, wobble=0.5, lift=2)
    lay("56,-214! 84,-216! 86,-188! 58,-186!", COAL, wobble=0.6)
    lay(["-28,-44! -8,-44! -8,20! -26,20!", "8,-44! 28,-44! 26,20! 8,20!"], INK, wobble=0.6)
    lay("-8,-140! 20,-134 46,-120 60,-126! 70,-112! 50,-98 16,-108!", shift(INK, 0.03), lift=2)
    lay("58,-130! 72,-130 78,-120 70,-110 58,-112", SKIN, wobble=0.4, lift=2)
    coat = card.piece(
        "-34,-150! -10,-156 8,-150! 30,-124 44,-94 42,-64 52,-26! 8,-20 -44,-28! -50,-64 -46,-110",
        COAL,
        at=at,
        angle=84,
        laps=30,
        lift=4,
    )
    with card.inside(coat):
        lay("-60,-44! 60,-40! 60,-16! -60,-16!", mix(PENCIL, ASH, 0.3), angle=4)
        lay(ribbon("4,-150 24,-100 26,-30", (3, 4, 3), at), INK)
    lay("-24,-142! -4,-140! 0,-122 -22,-102 4,-88! -2,-72! -22,-76 -54,-96 -58,-106 -42,-126", INK, lift=3, wobble=0.6)
    lay("-2,-90! 14,-90 18,-80 8,-72 -4,-76!", SKIN, wobble=0.4, lift=2)
    lay("-36,-152! -8,-164 14,-152! 10,-138 -14,-140 -34,-140!", ASH, wobble=0.5, lift=2)
    _face(card, at @ rigid(-12, -178) @ rigid(0, 0, 1.05, -10))
    _hat(card, at @ rigid(-18, -194) @ rigid(0, 0, 1, -14), INK)


def _second(card: Sheet) -> None:
    """She is eighty, and on the broom's side of the matter."""
    at = affine(742, 940, 1.3)
    lay = partial(card.paint, at=at)
    lay(ribbon("-66,-60 -70,-146 -84,-240", (7, 7), at), COAL, lift=2)
    lay("-92,-232! -118,-300 -60,-306! -74,-228!", mix(BRASS, CHALK, 0.45), angle=82, lift=2)
    lay(
        [
            "6,-40! 26,-40! 14,-16 -2,-12! -22,-14! -16,-24 0,-26!",
            "40,-4! 64,-6! 76,68 78,76! 82,92! 40,94! 44,84 58,72! 54,50",
        ],
        INK,
        lift=2,
    )
    coat = card.piece(
        "-34,-150! -10,-164 34,-150 66,-104 80,-40 78,18! 40,14 -2,-20! 2,-64 -14,-100 -30,-124",
        PENCIL,
        at=at,
        angle=60,
        laps=30,
        lift=5,
    )
    with card.inside(coat):
        lay("-10,-34! 30,-2 90,0! 90,30! -10,10!", mix(COAL, PENCIL, 0.4), angle=8)
    lay(ribbon("6,-112 14,-70 30,-64 34,-104", (3, 3), at), INK)
    lay("-2,-74! 36,-68! 34,-30! -6,-36!", INK, lift=3)
    lay("-14,-146! 16,-140 22,-116! -4,-104 -44,-126! -62,-134! -60,-152! -40,-150", COAL, lift=3, wobble=0.5)
    lay("-58,-156! -74,-158 -80,-146 -72,-136 -58,-136!", SKIN, wobble=0.4, lift=2)
    lay("-36,-160! -16,-172 6,-162! 2,-146 -22,-140!", ASH, lift=2)
    _face(card, at @ rigid(-34, -184) @ np.diag([-1.05, 1.05, 1]) @ rigid(0, 0, 1, -16))
    _hat(card, at @ rigid(-26, -200) @ rigid(0, 0, 1, 22), INK)
