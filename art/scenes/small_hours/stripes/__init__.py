"""A gardener pushes his mower up a mountain of a wave; behind him the water is a striped lawn."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud_bank
from art.painting.motifs.plants import flowers
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, Path, curve, limb, sample
from art.painting.stamps import jittered, scatter, strew
from art.painting.strokes import repaint

from .gardener import gardener, molehill

BRIEF = Brief(
    title="Stripes",
    hero="stout gardener leaning into his mower, pushing it up a mountain of a wave that is mown lawn behind him",
    idea="impossible journey",
    place="ocean, open sea",
    palette="undersea",
    composition="S-path",
    time="noon",
    symbols=("mower", "lawn", "wave"),
    hidden="a fresh molehill on the lawn",
    readings=("order", "pioneer", "madness"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.74, ground=0.6, figure=0.36, chroma=1.08, form=1.25, side=0.1, towards=315),
}

_HORIZON = 846.0
_MAN = (428.0, 470.0)
_LAWN = (  # the lawn's middle: card y, card x, half width
    (1240.0, 170.0, 250.0),
    (1120.0, 330.0, 208.0),
    (1020.0, 478.0, 174.0),
    (930.0, 536.0, 146.0),
    (850.0, 504.0, 120.0),
    (770.0, 430.0, 100.0),
    (700.0, 376.0, 84.0),
    (630.0, 366.0, 71.0),
    (570.0, 390.0, 61.0),
    (510.0, 432.0, 53.0),
    (460.0, 482.0, 45.0),
    (420.0, 530.0, 38.0),
    (385.0, 584.0, 30.0),
    (355.0, 644.0, 21.0),
    (338.0, 690.0, 15.0),
)
_BACK = (
    (-30.0, 930.0),
    (60.0, 884.0),
    (150.0, 818.0),
    (222.0, 730.0),
    (274.0, 630.0),
    (322.0, 540.0),
    (376.0, 468.0),
    (444.0, 404.0),
    (524.0, 350.0),
    (604.0, 312.0),
    (680.0, 302.0),
    (742.0, 334.0),
    (782.0, 396.0),
    (788.0, 466.0),
)
"""The wave's outline from the left over the crest to the tip of its lip."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.75, 0.5),
        key=(0.97, 0.07, 120),
        shade=(0.3, 0.08, 235),
        rim=(0.4, -0.9, 0),
        rim_colour=(0.97, 0.07, 130),
        bounce=(0.7, 0.1, 175),
        bounce_share=0.15,
    )
    _sky(c)
    wave = c.mask(_outline())
    _far_sea(c)
    repaint(c, 0.5, seed="sky", loose=1.2)
    _water(c, wave)
    lawn, across = _band(c, wave)
    repaint(c, 0.35, seed="water")
    _turf(c, lawn, across)
    molehill(c, 470.0, 968.0)
    _crest(c)
    gardener(c, *_MAN)
    repaint(c, 0.12, seed="last")
    _spray(c)


def _outline() -> Path:
    rest = [
        (768.0, 424.0),
        (736.0, 400.0),
        (698.0, 422.0),
        (668.0, 490.0),
        (658.0, 590.0),
        (676.0, 700.0),
        (726.0, 790.0),
        (830.0, 872.0),
        (830.0, 1230.0, CORNER),
        (-30.0, 1230.0, CORNER),
    ]
    return curve([*_BACK[:-1], (*_BACK[-1], CORNER), *rest])


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.26, 0.065, 240)),
            (0.18, (0.38, 0.08, 228)),
            (0.38, (0.56, 0.095, 210)),
            (0.55, (0.76, 0.095, 188)),
            (0.7, (0.9, 0.07, 160)),
            (1, (0.9, 0.07, 160)),
        ],
        12,
    )
    streaks(c, 60, 430, (0.7, 0.08, 200), share=0.35, seed="high", cover=0.5)
    c.glow(120, 90, 520, (0.9, 0.08, 195), 0.5)
    _clouds(c)


def _clouds(c: Canvas) -> None:
    """A fair-weather bank far out, sunlit from the upper left."""

    def crest(x: float) -> float:
        return 742 - 250 * math.exp(-(((x - 92) / 120) ** 2)) - 150 * math.exp(-(((x - 300) / 110) ** 2)) + 0.02 * x

    tones = ((0.0, (0.6, 0.085, 215)), (0.5, (0.82, 0.06, 190)), (1.0, (0.985, 0.025, 110)))
    cloud_bank(c, crest, tones, seed="bank", size=(22, 74), rows=4, per_row=16, left=-70, right=460, alpha=0.96)
    c.fog(720, 900, (0.9, 0.06, 165), 0.6, cell=200)


def _far_sea(c: Canvas) -> None:
    down = np.clip((c.y - _HORIZON) / 120, 0, 1)
    n = c.noise.at("far", c.x / 60 / (0.2 + down), np.log(down + 0.05) * 9, 1.0, 2) - 0.5
    tone = ramp([(0, (0.84, 0.085, 175)), (0.5, (0.6, 0.095, 200)), (1, (0.42, 0.085, 215))])
    c.fill(
        c.full(smoothstep(_HORIZON - 1, _HORIZON + 2, c.y)),
        pick(tone, np.asarray(down + 0.3 * n, np.float32)),
        detail=0.1,
    )
    c.fog(_HORIZON - 90, _HORIZON + 40, (0.93, 0.06, 160), 0.7, cell=260)


def _middle(c: Canvas) -> tuple[Array, Array]:
    """Return the lawn's middle and its half width along the row of every pixel."""
    s = sample(_LAWN[::-1], 300)
    x = np.interp(c.y, s[:, 0], s[:, 1])
    wide = np.interp(c.y, s[:, 0], s[:, 2])
    slope = np.interp(c.y, s[:, 0], np.gradient(s[:, 1], s[:, 0]))
    return np.asarray(x, np.float32), np.asarray(wide * np.sqrt(1 + 0.3 * slope**2), np.float32)


def _water(c: Canvas, wave: Mask) -> None:
    """The wave: deep below, light shining through where it grows thin, streaks that climb with it."""
    x, wide = _middle(c)
    u = (c.x - x) / wide
    rise = np.clip((1180 - c.y) / 820, 0, 1)
    streak = c.noise.at("climb", u * 1.9, rise * 3.2, 0.55, 4) - 0.5
    thin = np.exp(-(((c.x - 706) / 110) ** 2) - ((c.y - 420) / 180) ** 2)
    t = 0.1 + 0.46 * rise**1.2 + 0.5 * thin + 0.24 * streak * (0.5 + rise) * smoothstep(325, 400, c.y)
    tone = ramp(
        [
            (0, (0.2, 0.055, 238)),
            (0.25, (0.3, 0.075, 226)),
            (0.5, (0.46, 0.095, 208)),
            (0.75, (0.68, 0.115, 182)),
            (1, (0.9, 0.1, 155)),
        ]
    )
    c.fill(wave, pick(tone, np.asarray(t, np.float32)), detail=0.2)
    ridge = c.mask(limb([(*q, 3.0) for q in _BACK[2:]], 60), soft=2.5)
    c.screen(ridge & wave, (0.95, 0.07, 140), 0.8)
    hollow = c.mask(
        curve(
            [
                (788, 466, CORNER),
                (768, 424),
                (736, 400),
                (698, 422),
                (668, 490),
                (658, 590),
                (672, 680, CORNER),
                (632, 610),
                (622, 530),
                (640, 436),
                (682, 372),
                (736, 352),
                (772, 392),
            ]
        )
    )
    c.screen(hollow.blur(5) & wave, (0.84, 0.12, 160), 0.55)
    c.multiply(c.full(smoothstep(760, 1200, c.y)) & wave, (0.22, 0.06, 236), 0.45)


def _band(c: Canvas, wave: Mask) -> tuple[Mask, Array]:
    """Return the lawn on the wave and the place across it (-1 to 1)."""
    x, wide = _middle(c)
    ragged = (c.field("ragged", 16, 3) - 0.5) * 0.16
    across = np.asarray((c.x - x) / wide, np.float32)
    inside = smoothstep(1.03, 0.97, np.abs(across) + ragged) * smoothstep(334, 346, c.y)
    return wave & c.full(np.asarray(inside, np.float32)), across


def _turf(c: Canvas, lawn: Mask, across: Array) -> None:
    near = np.asarray(smoothstep(430, 1000, c.y), np.float32)
    c.multiply((lawn.grow(12).blur(8) - lawn) * (0.4 + 0.6 * near), (0.26, 0.07, 228), 0.7)
    soil = lawn.move(0, 9).grow(1) - lawn
    c.fill(soil * near, (0.36, 0.06, 75), detail=0.4, mottle=0.3)
    lanes = smoothstep(-0.2, 0.2, np.sin((across + 1) * math.pi * 2.5))
    light = np.exp(-(((c.x - 500) / 260) ** 2) - ((c.y - 560) / 330) ** 2)
    wear = c.field("wear", 30, 3) - 0.5
    t = 0.3 + 0.26 * lanes + 0.34 * light + 0.14 * wear - 0.2 * smoothstep(900, 1200, c.y)
    table = ramp([(0, (0.26, 0.075, 172)), (0.3, (0.42, 0.11, 152)), (0.6, (0.64, 0.15, 135)), (1, (0.9, 0.15, 118))])
    c.fill(lawn, pick(table, np.asarray(t, np.float32)), detail=0.4)
    r = c.rng("blades")
    x, y = scatter(lawn & c.full(smoothstep(500, 640, c.y)), 7000, r)
    row, column = np.clip((y * c.scale).astype(int), 0, c.h - 1), np.clip((x * c.scale).astype(int), 0, c.w - 1)
    size = 4 + 15 * ((y - 480) / 700) ** 1.2
    tone = np.clip(c.layer.rgb[row, column] * 1.05 + 0.012, 0, 1)
    angle = -math.pi / 2 + (lanes[row, column] - 0.5) * 0.9 + r.normal(0, 0.2, len(x))
    strew(
        c,
        "blade",
        x,
        y,
        size * r.uniform(0.6, 1.1, len(x)),
        angle,
        jittered(tone, r, 0.05, 0.015),
        seed="blades",
        detail=0.45,
    )
    edge = lawn - lawn.grow(-5)
    x, y = scatter(edge & c.full(smoothstep(480, 560, c.y) * (c.y < 1186)), 1300, r)
    size = 6 + 24 * ((y - 440) / 720) ** 1.3
    lit = np.clip(1.1 - (y - 500) / 800 + r.normal(0, 0.15, len(x)), 0, 1)
    fringe = pick(ramp([(0.3, 0.09, 160), (0.58, 0.15, 138), (0.84, 0.15, 118)]), lit)
    strew(c, "blade", x, y, size, -math.pi / 2 + r.normal(0, 0.5, len(x)), fringe, seed="fringe", detail=0.5)
    x, y = scatter(edge & c.full(smoothstep(560, 700, c.y) * (c.y < 1180)), 80, r)
    flowers(c, x, y - 4, 3 + 9 * (y - 480) / 620, ((0.97, 0.01, 100), (0.9, 0.13, 95)), seed="daisies")
    foam = (lawn.move(0, 16).grow(5) - lawn.move(0, 9).grow(2) - lawn) * smoothstep(0.46, 0.64, c.field("foam", 26, 3))
    c.screen(foam * near, (0.93, 0.05, 170), 0.6)


def _crest(c: Canvas) -> None:
    """Foam along the lip, curling over and falling, and a thread of it down the hollow's edge."""
    r = c.rng("lip")
    lip = sample(_BACK[10:], 80)
    n = 2600
    k = r.integers(0, 80, n)
    t = k / 79
    x = lip[k, 0] + r.normal(0, 5 + 9 * t, n) - 4 * t
    y = lip[k, 1] + np.abs(r.normal(0, 2 + 14 * t, n)) + 3
    size = r.uniform(5, 9, n) + 8 * t * r.random(n)
    tone = pick(ramp([(0.74, 0.08, 185), (0.9, 0.05, 165), (0.985, 0.02, 150)]), np.clip(r.normal(0.7, 0.3, n), 0, 1))
    order = np.argsort(-y)
    strew(
        c, "puff", x[order], y[order], size[order], r.uniform(0, 6.3, n), tone[order], seed="lip", alpha=0.9, detail=0.6
    )
    c.glow(770, 400, 60, (0.97, 0.04, 150), 0.5)
    n = 110
    a = r.random(n)
    x = 774 + r.normal(0, 10, n) + 16 * a
    y = 480 + 210 * a**1.4
    strew(
        c,
        "puff",
        x,
        y,
        r.uniform(3, 9, n) * (1 - 0.6 * a),
        0.0,
        np.tile(rgb((0.96, 0.03, 160)), (n, 1)),
        seed="fall",
        alpha=0.8,
        detail=0.6,
    )
    c.glow(770, 868, 70, (0.93, 0.06, 165), 0.5, flat=0.35)


def _spray(c: Canvas) -> None:
    """What the blades throw up: half clippings, half foam; then the light round him."""
    r = c.rng("spray")
    x0, y0 = _MAN[0] + 282, _MAN[1] - 168
    n = 300
    t = r.random(n) ** 0.8
    way = r.normal(-0.9, 0.42, n)
    x = x0 + np.cos(way) * 150 * t + r.normal(0, 4, n)
    y = y0 + np.sin(way) * 150 * t + 70 * t * t + r.normal(0, 4, n)
    size = r.uniform(3, 8, n) * (1 - 0.3 * t)
    k = r.random(n) < 0.6
    clip = jittered(pick(ramp([(0.45, 0.13, 148), (0.68, 0.17, 135), (0.88, 0.15, 118)]), r.random(n)), r)
    foam = np.tile(rgb((0.985, 0.02, 150)), (n, 1)).astype(np.float32)
    strew(c, "puff", x[~k], y[~k], size[~k], 0.0, foam[~k], seed="foam", alpha=0.85, detail=0.8)
    strew(c, "blade", x[k], y[k], size[k] * 2.2, r.uniform(0, 6.3, int(k.sum())), clip[k], seed="clip", detail=0.85)

    def drops(pen: Pen) -> None:
        for _ in range(60):
            a, q = r.uniform(0, 6.3), 60 + 190 * r.random()
            pen.dot(
                x0 + 60 + math.cos(a) * q,
                y0 + math.sin(a) * q * 0.8,
                r.uniform(0.8, 2.2),
                mix((0.98, 0.02, 150), (0.9, 0.12, 120), float(r.random())),
                r.uniform(0.3, 0.9),
            )

    c.draw(drops, emission=0.5, detail=0.95)
