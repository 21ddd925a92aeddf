"""Room for One More: a giraffe bent double in a full lift; twenty people look at the wall, and a hen sits on one."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, rng
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.room_for_one_more.backs import BACK, FRONT, MIDDLE, NEAR, back
from art.scenes.houseguests.room_for_one_more.inks import BLUE, BONE, INK, PALE, PETROL, PLUM, SKIN

GROUND = BONE
MANE, RED, GOLD = shift(SKIN, -0.2), "#a34a3c", "#c9a15a"
_NECK = "352,1560 330,1300 300,1040 292,780 322,540 420,350 580,262 740,276 850,352 884,470"
_WIDE = (400, 330, 262, 226, 204, 190, 178, 172, 176, 190)
_HEAD = (
    ".16,-.10! .22,.06 .275,.20 .25,.34 .19,.56 .155,.76 .17,.86 .15,.96 .09,1.05 .01,1.07 -.05,1.03 -.06,.99! -.10,.99 "
    "-.135,.93 -.12,.84 -.13,.66 -.17,.46 -.24,.30 -.27,.14 -.23,-.04 -.16,-.16!"
)


def paint(card: Sheet) -> None:
    """Lay the lift, those at the back, the giraffe, and those before it, row by row; then the doors."""
    _lift(card)
    for who in BACK:
        back(card, *who)
    _neck(card)
    for who in MIDDLE:
        back(card, *who)
    _head(card)
    for who in FRONT:
        back(card, *who)
    _hen(card)
    for who in NEAR:
        back(card, *who)
    _doors(card)


def _lift(card: Sheet) -> None:
    card.paint("96,150! 1104,144! 1110,1840! 90,1840!", PETROL, angle=88, laps=130, grain=0.42)
    card.paint("96,150! 1104,144! 1040,214! 162,218!", INK, angle=2)
    card.paint(
        [f"{x},218! {x + 6},216! {x + 8},1300! {x - 2},1300!" for x in (166, 384, 602, 820, 1034)], shift(PETROL, -0.06)
    )
    card.paint("430,170! 770,168! 740,192! 460,194!", PALE, wobble=0.5)


def _along(t: float) -> tuple[Array, Array]:
    """Give the place at ``t`` of the neck's length, and what lies square to it, half the neck wide."""
    line = curve(_NECK, closed=False, step=2.0)
    i = min(len(line) - 2, max(1, round(t * (len(line) - 1))))
    d = line[i + 1] - line[i - 1]
    half = float(np.interp(t, np.linspace(0, 1, len(_WIDE)), _WIDE)) / 2
    return line[i], np.array([-d[1], d[0]]) / float(np.hypot(d[0], d[1])) * half


def _neck(card: Sheet) -> None:
    """Up one side, along under the ceiling, and down again; each patch is cut by itself."""
    mane = [_along(t) for t in np.linspace(0.3, 0.965, 44)]
    outer = [tuple(p - n * (1.15 if k % 2 else 1.26)) for k, (p, n) in enumerate(mane)]
    inner = [tuple(p - n * 0.8) for p, n in reversed(mane)]
    card.paint([*outer, *inner], MANE, wobble=0.6, lift=4)
    neck = card.piece(ribbon(_NECK, _WIDE), BONE, angle=84, laps=90, grain=0.34, lift=10)
    g = rng("giraffe")
    rows: list[float] = []
    t = 0.02
    while t < 0.97:
        rows.append(t)
        t += 0.074 - 0.024 * t
    corners = [[(t + g.normal(0, 0.009), v + g.normal(0, 0.13)) for v in (-1.3, -0.46, 0.4, 1.3)] for t in rows]
    patches: list[list[tuple[float, float]]] = []
    for r in range(len(rows) - 1):
        for c in range(3):
            push = 0.5 * (rows[r + 1] - rows[r]) * (c % 2)
            four = [corners[r][c], corners[r][c + 1], corners[r + 1][c + 1], corners[r + 1][c]]
            mt, mv = sum(q[0] for q in four) / 4, sum(q[1] for q in four) / 4
            outline = []
            for (t0, v0), (t1, v1) in zip(four, [*four[1:], four[0]], strict=True):
                for k in (0.0, 0.5):
                    tt, vv = t0 + (t1 - t0) * k, v0 + (v1 - v0) * k
                    shrink = (0.84 if k else 0.78) + g.normal(0, 0.06)
                    p, n = _along(mt + (tt - mt) * shrink + push)
                    v = mv + (vv - mv) * shrink
                    outline.append((float(p[0] + n[0] * v), float(p[1] + n[1] * v)))
            patches.append(outline)
    with card.inside(neck):
        for outline in patches:
            card.paint(" ".join(f"{x:.0f},{y:.0f}!" for x, y in outline), SKIN, angle=80, grain=0.45, wobble=1.6)


def _head(card: Sheet) -> None:
    """It hangs, and does not look at anybody."""
    at = affine(880, 420, 450, 17)
    for tip, ink in (("-.02", shift(BONE, -0.1)), (".07", BONE)):
        dx = float(tip)
        card.paint(ribbon(f"{0.13 + dx},.08 {0.19 + dx},-.09 {0.23 + dx},-.21", (34, 24, 26), at), ink, lift=4)
        card.paint(ROUND, INK, at=affine(*_on(at, 0.235 + dx, -0.23), 23), lift=2)
    head = card.piece(_HEAD, BONE, at=at, angle=100, laps=70, grain=0.34, lift=9)
    with card.inside(head):
        card.paint("-.2,.80! -.05,.78 .08,.84 .22,.80! .3,1.2! -.3,1.2!", mix(BONE, SKIN, 0.45), at=at)
        for spot in (
            ".10,.03! .20,.10! .22,.20! .13,.22! .06,.14!",
            "-.25,.02! -.12,.00! -.08,.12! -.18,.18! -.28,.14!",
            "-.14,.24! -.03,.22! .0,.34! -.08,.40! -.16,.36!",
            ".09,.44! .19,.42! .17,.56! .09,.56!",
            "-.10,.48! .0,.46! .02,.58! -.07,.62!",
            "-.26,.22! -.19,.24! -.20,.34! -.27,.32!",
        ):
            card.paint(spot, SKIN, at=at, grain=0.45)
    card.paint(".155,.885 .13,.90 .115,.94 .135,.945", INK, at=at, wobble=0.3)
    card.paint(ribbon("-.07,.985 .02,.965 .09,.92", (2, 7, 3), at), INK, wobble=0.4)
    # eye
    card.paint(".04,.25! .09,.22 .155,.245 .18,.30! .15,.335 .09,.34 .05,.31", INK, at=at)
    card.paint(".03,.245! .09,.20 .165,.23 .195,.30! .12,.305 .06,.295", mix(BONE, SKIN, 0.5), at=at, lift=2)
    for x0, y0, x1, y1 in (
        (0.07, 0.30, 0.03, 0.365),
        (0.11, 0.31, 0.09, 0.385),
        (0.15, 0.31, 0.155, 0.385),
        (0.185, 0.30, 0.22, 0.36),
    ):
        card.paint(ribbon(f"{x0},{y0} {x1},{y1}", (8, 2), at), INK, wobble=0.3)
    card.paint(".02,-.03! -.10,-.08 -.30,-.03 -.46,.10! -.34,.13 -.16,.12 .0,.08!", BONE, at=at, lift=7, angle=170)
    card.paint(".0,.02! -.12,-.02 -.28,.02 -.40,.09! -.26,.09 -.10,.07!", mix(BONE, SKIN, 0.6), at=at)


def _on(at: Array, x: float, y: float) -> tuple[float, float]:
    return float(at[0, 0] * x + at[0, 1] * y + at[0, 2]), float(at[1, 0] * x + at[1, 1] * y + at[1, 2])


def _hen(card: Sheet) -> None:
    """She has settled on a bald head."""
    at = affine(800, 1190)
    card.paint(
        "150,-20! 210,-120 252,-150! 250,-100 272,-96! 244,-50 262,-40! 200,20 150,50!", PALE, at=at, angle=-50, lift=5
    )
    hen = card.piece(
        "-122,-164! -96,-186 -66,-176 -52,-140 -34,-96 10,-74 70,-80 130,-84 180,-70! 202,-10 170,50 110,84 30,92 -50,84 "
        "-108,50 -132,0 -126,-60 -136,-110 -130,-140!",
        PALE,
        at=at,
        angle=14,
        grain=0.4,
        lift=8,
    )
    wing = card.piece(
        "-40,-34! 20,-46 90,-40 150,-20 186,6! 140,14 150,34! 96,36 90,54! 20,50 -30,20 -50,-6!",
        shift(PALE, -0.09),
        at=at,
        lift=5,
        angle=20,
    )
    for k in range(3):
        card.pattern(
            wing, ribbon(f"{10 + 36 * k},-30 {34 + 36 * k},0 {24 + 36 * k},34", (3, 9, 3), at), shift(PALE, -0.2)
        )
    with card.inside(hen):
        for x, y in (
            (-80, -40),
            (-96, 10),
            (-60, 20),
            (-70, 56),
            (-100, -80),
            (-20, 66),
            (40, 74),
            (100, 64),
            (-64, -100),
        ):
            card.paint("0,-9! 8,6! -8,6!", shift(PALE, -0.2), at=affine(800 + x, 1190 + y, 1, 12))
    card.paint(
        "-130,-160! -146,-206! -118,-192! -108,-220! -92,-190! -70,-204! -70,-172! -96,-182!", RED, at=at, lift=3
    )
    card.paint("-132,-150! -172,-138! -134,-128!", GOLD, at=at, lift=2)
    card.paint("-134,-126! -140,-96 -126,-84 -116,-104 -120,-128!", RED, at=at, lift=2)
    card.paint(ROUND, INK, at=affine(694, 1044, 8))


def _doors(card: Sheet) -> None:
    """Doors that would shut; the landing is bare wall, with an arrow that stands still."""
    for d, x in ((1, 0.0), (-1, 1200.0)):
        card.paint(
            f"{x - d * 30},-30! {x + d * 92},-30! {x + d * 84},1840! {x - d * 30},1840!",
            BONE,
            angle=89,
            lift=10,
            grain=0.3,
        )
        card.paint(
            f"{x + d * 92},140! {x + d * 132},140! {x + d * 124},1840! {x + d * 82},1840!", BLUE, angle=89, lift=8
        )
    card.paint("-30,-30! 1230,-30! 1230,146! -30,152!", BONE, angle=1, lift=8, grain=0.3)
    card.paint("80,132! 1120,128! 1120,164! 80,170!", BLUE, angle=1, lift=6)
    card.paint("500,118! 506,76 540,34 600,18 660,34 694,76 700,118!", INK, lift=4)
    card.paint("594,112! 642,46! 652,56! 608,116!", BONE, wobble=0.4)
    card.paint(ROUND, SKIN, at=affine(1154, 1080, 20), lift=3)
    card.paint(ROUND, PLUM, at=affine(1156, 1140, 20), lift=3)
