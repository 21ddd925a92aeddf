"""The sea has gone; boats and buoys still float where the water stood, and a dog waits on the sand by an anchor."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.materials import cloud
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

from .boat import boat
from .harbour import harbour

BRIEF = Brief(
    title="Tide Times",
    hero="red-sailed boat still afloat in the air over a sea that has run dry, a dog waiting on the ribbed sand below",
    idea="missing",
    place="harbour, dried sea",
    palette="sunset coral",
    composition="tiny figure in a void",
    time="dusk",
    symbols=("dog", "anchor", "sailing boat"),
    hidden="a starfish on the sand at the lower left",
    readings=("loyalty", "denial", "memory"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(air=(0.93, 0.035, 200), veil=0.35),
}

_HORIZON, _EYE, _LEVEL = 880.0, 10.0, 17.6
"""Card height of infinity; the eye's and the lost water's height over the sand, in ground units."""
_SUN = (-0.9, 0.12, 0.26)
_INK: Colour = (0.24, 0.05, 350)
_GOLD: Colour = (0.96, 0.1, 76)
_DOG = (384.0, 1112.0)
_CHAIN = 236.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.82, -0.3, 0.42),
        key=(0.95, 0.09, 74),
        shade=(0.34, 0.07, 260),
        rim=(-0.9, -0.3, 0),
        rim_colour=_GOLD,
        bounce=(0.7, 0.13, 40),
        bounce_share=0.35,
    )
    _sky(c)
    land = _sand(c)
    c.fog(830, 930, (0.93, 0.09, 68), 0.5)
    repaint(c, 0.55, seed="land", loose=0.7)
    harbour(c, land, _LEVEL)
    _afloat(c, land)
    _shadow(c)
    boat(c)
    _chain(c)
    _prints(c, land)
    _dog(c)
    _starfish(c)


def _sky(c: Canvas) -> None:
    """Teal above, apricot below; heaped clouds far off over the land, lit from the left."""
    c.wash(
        [
            (0, (0.27, 0.068, 235)),
            (0.18, (0.37, 0.078, 224)),
            (0.38, (0.54, 0.078, 207)),
            (0.53, (0.74, 0.06, 160)),
            (0.63, (0.88, 0.085, 80)),
            (0.71, (0.94, 0.1, 66)),
        ],
        warp=16,
        turn=-7,
    )
    streaks(c, 60, 420, (0.8, 0.09, 45), share=0.45, seed="high", cover=0.5)
    r = c.rng("heaps")
    for k, (cx, cy, wide, tone) in enumerate(
        (
            (700.0, 690.0, 150.0, (0.86, 0.09, 50)),
            (60.0, 730.0, 170.0, (0.9, 0.09, 62)),
            (560.0, 770.0, 210.0, (0.9, 0.1, 56)),
        )
    ):
        puffs = []
        for _ in range(26):
            q = float(r.normal(0, 0.42))
            puffs.append(
                (
                    cx + q * wide,
                    cy - (1 - q * q) * float(r.uniform(0, 0.55)) * wide * 0.6,
                    float(r.uniform(0.12, 0.26)) * wide,
                )
            )
        cloud(c, puffs, tone, seed=f"heap{k}")
        c.fog(cy - 10, cy + 130, (0.93, 0.1, 66), 0.75, cell=200)
    c.glow(-60, 790, 330, (0.96, 0.13, 66), 0.75)


def _sand(c: Canvas) -> Ground:
    """Ribs of sand run in from the far shore, raked by the last light; a creek winds back the way the sea went."""

    def creek(v: Array) -> Array:
        return np.asarray(
            6.5 * np.sin(v / 17.0 + 0.4) * np.clip(v / 40, 0.5, 2.4)
            + 4
            + v * 0.03
            + 15 * np.exp(-(((v - 30) / 15) ** 2))
        )

    def heights(u: Array, v: Array) -> Array:
        bend = c.noise.at("bend", u, v * 0.5, 12, 3) - 0.5
        wide = c.noise.at("wide", u, v * 0.6, 24, 2) - 0.5
        rib = np.sin((u + 7 * bend + 0.16 * v) * 2 * math.pi / 1.5)
        rib = rib + 0.35 * np.sin((v * 0.8 + u * 0.3 + bend * 8) * 2 * math.pi / 1.3)
        bed = np.exp(-(((u - creek(v)) / (1.8 + 0.03 * v)) ** 2))
        strong = smoothstep(-0.3, 0.1, wide + 0.14)
        return np.asarray(
            wide * 1.3 + (0.042 + 0.04 * smoothstep(20, 60, v)) * rib * strong * (1 - bed) - 1.0 * bed, np.float32
        )

    land = ground(c, heights, horizon=_HORIZON, eye=_EYE, near=16, far=900, sun=_SUN, shadow_reach=4.0)
    fine = c.noise.at("grain", land.u, land.v * 2, 0.7, 2, land.footprint) - 0.5
    t = 0.1 + 1.45 * np.clip(land.lit(_SUN), 0, 1) - 0.2 * land.shade + 0.08 * fine
    t = t + 0.12 - 0.12 * smoothstep(1140, 1200, c.y)
    table = ramp([(0.26, 0.085, 335), (0.42, 0.11, 5), (0.62, 0.135, 32), (0.8, 0.125, 54), (0.95, 0.08, 78)])
    colours = pick(table, np.clip(t, 0, 1))
    bed = np.exp(-(((land.u - creek(land.v)) / (1.35 + 0.022 * land.v)) ** 2))
    wet = smoothstep(0.42, 0.62, bed + 0.2 * fine)
    ripple = c.noise.at("ripple", land.u * 0.7, land.v * 2.4, 1.0, 2, land.footprint) - 0.5
    depth = np.clip((c.y - _HORIZON) / 330 + 0.24 * ripple, 0, 1)
    mirror = pick(ramp([(0.95, 0.08, 72), (0.84, 0.1, 60), (0.62, 0.07, 190), (0.4, 0.075, 222)]), depth)
    colours = colours + (mirror - colours) * (wet * 0.92)[..., None]
    haze = smoothstep(50, 420, land.v)[..., None] * 0.8
    c.fill(land.mask, np.asarray(colours + (rgb((0.93, 0.085, 66)) - colours) * haze, np.float32), detail=0.3)
    return land


def _afloat(c: Canvas, land: Ground) -> None:
    """What else still lies at the height of the water: a dinghy far off, buoys on their chains."""
    for u, v, tone in (
        (-10.5, 48.0, (0.6, 0.19, 30)),
        (27.5, 70.0, (0.84, 0.13, 84)),
        (-25.0, 120.0, (0.6, 0.18, 30)),
        (13.0, 128.0, (0.6, 0.18, 30)),
    ):
        x, foot, size = land.spot(u, v)
        y, q = land.spot(u, v, _LEVEL)[1], 0.95 * size
        air = min(0.1 + v / 200, 0.8)

        def chain(pen: Pen, x: float = x, y: float = y, foot: float = foot, q: float = q, air: float = air) -> None:
            pen.stroke(
                [(x, y + q * 0.6), (x + q * 0.16, (y + foot) / 2), (x, foot)],
                mix(_INK, (0.86, 0.09, 66), air),
                max(1.0, q * 0.12),
            )

        c.multiply(
            c.mask(oval(x + 2.4 * q, foot + q * 0.12, 2.0 * q, 0.22 * q), soft=1 + 0.05 * q), (0.36, 0.09, 345), 0.6
        )
        c.draw(chain, detail=0.85)
        ball = c.mask(
            circle(x, y, q),
            polygon(
                [
                    (x - q * 0.3, y - q * 0.8),
                    (x - q * 0.12, y - q * 2.1),
                    (x + q * 0.12, y - q * 2.1),
                    (x + q * 0.3, y - q * 0.8),
                ]
            ),
        )
        c.form(ball, tone, rim=0.9, mottle=0.12, grain=6, detail=0.85, haze=air * 0.5)
        c.multiply(ball & c.full(smoothstep(y - 0.1 * q, y + 0.5 * q, c.y)), (0.4, 0.09, 345), 0.6)
        c.screen(ball.edge(-0.16 * q, -0.05 * q, 0.08 * q), _GOLD, 0.8)
    x, y, size = land.spot(25.0, 88.0, _LEVEL)
    _, foot, _ = land.spot(25.0, 88.0)
    far = c.mask(
        curve(
            [
                (x - 46, y - 12, CORNER),
                (x, y - 6),
                (x + 48, y - 11, CORNER),
                (x + 40, y + 6),
                (x, y + 12),
                (x - 32, y + 6),
            ]
        )
    )
    c.multiply(c.mask(oval(x + 70, foot + 3, 70, 5), soft=3), (0.4, 0.09, 345), 0.55)
    c.form(far, (0.52, 0.07, 215), thickness=12, rim=0.9, haze=0.3, detail=0.85)
    c.screen(far.edge(-1.4, -1, 0.6), _GOLD, 0.8)


def _shadow(c: Canvas) -> None:
    """The boat's shadow lies on the sand, drawn out to the right: nothing carries it."""
    hull = c.mask(limb([(404, 1136, 4), (500, 1130, 17), (640, 1132, 24), (820, 1142, 20)], 30), soft=5)
    mast = c.mask(polygon([(520, 1136), (700, 1136), (1120, 1200), (900, 1250), (600, 1166)]), soft=8)
    c.multiply(hull | mast, (0.3, 0.1, 335), 0.85)


def _chain(c: Canvas) -> None:
    """Plumb from the bow; the anchor has bitten into the sand."""
    x, foot = _CHAIN, 1128.0
    c.multiply(c.mask(limb([(x, foot + 4, 9), (x + 130, foot + 10, 5)], 8), soft=4), (0.36, 0.09, 345), 0.7)

    def links(pen: Pen) -> None:
        pen.stroke([(x - 6, 606), (x, 622)], _INK, 5)
        for k, y in enumerate(range(620, 1072, 10)):
            if k % 2:
                pen.stroke([(x, y), (x, y + 8)], _INK, 2.6)
            else:
                pen.stroke(oval(x, y + 4.5, 3.1, 6.2), _INK, 2.0)
            pen.stroke([(x - 2.4, y + 1), (x - 2.4, y + 5)], _GOLD, 0.9, 0.8)
        pen.stroke(oval(x, 1074, 6, 6), _INK, 2.6)

    c.draw(links, detail=0.9)
    anchor = c.mask(
        limb([(x, 1080, 3.6), (x + 5, foot - 2, 4.6)], 8),
        limb([(x - 17, 1092, 3), (x + 21, 1088, 3)], 8),
        limb(
            [
                (x - 32, 1102, 2.2),
                (x - 23, 1119, 5.4),
                (x + 5, foot + 2, 6.4),
                (x + 30, 1114, 5.4),
                (x + 37, 1096, 2.2),
            ],
            24,
        ),
    )
    c.form(anchor, (0.34, 0.05, 330), thickness=7, rim=1.0, gloss=0.3, detail=0.9)
    c.screen(anchor.edge(-1.6, -0.6, 0.6), _GOLD, 0.8)
    mound = c.mask(
        curve(
            [
                (x - 46, foot + 10, CORNER),
                (x - 20, foot - 2),
                (x + 20, foot - 1),
                (x + 50, foot + 10, CORNER),
                (x, foot + 17),
            ]
        ),
        soft=2,
    )
    c.form(mound, (0.62, 0.13, 32), thickness=8, rim=0.5, detail=0.4)


def _prints(c: Canvas, land: Ground) -> None:
    """A trail of paws comes all the way from the harbour and ends here."""
    r = c.rng("prints")
    spots: list[tuple[float, float, float]] = []
    for k in range(110):
        q = k / 109
        v = 35 * (210 / 35) ** q
        u = -0.6 - 3.4 * math.sin(q * 4.4) - 14 * q**2
        spots.append(land.spot(u + (0.2 if k % 2 else -0.2) + float(r.normal(0, 0.05)), v))

    def work(pen: Pen) -> None:
        for x, y, s in spots:
            w = max(0.16 * s, 0.9)
            pen.fill(oval(x, y, w, w * 0.5), (0.36, 0.1, 350), 0.8)
            pen.fill(oval(x + w * 0.7, y + w * 0.25, w * 0.5, w * 0.25), (0.95, 0.09, 74), 0.55)

    c.draw(work, detail=0.6, soft=0.3)


def _dog(c: Canvas) -> None:
    """It sits with its back to us, a little turned, its nose up towards the keel."""
    x, y = _DOG
    long = c.mask(limb([(x, y - 3, 14), (x + 90, y + 10, 16), (x + 190, y + 24, 11), (x + 236, y + 32, 5)], 20), soft=4)
    c.multiply(long, (0.34, 0.09, 345), 0.78)
    body = c.mask(
        curve(
            [
                (x + 24, y, CORNER),
                (x + 30, y - 16),
                (x + 24, y - 36),
                (x + 10, y - 56),
                (x + 8, y - 68),
                (x + 9, y - 80),
                (x - 1, y - 90),
                (x - 12, y - 93),
                (x - 30, y - 102, CORNER),
                (x - 33, y - 95),
                (x - 20, y - 82),
                (x - 12, y - 73),
                (x - 14, y - 56),
                (x - 16, y - 34),
                (x - 17, y - 8),
                (x - 24, y - 1, CORNER),
                (x - 8, y, CORNER),
                (x - 2, y - 14),
                (x + 2, y, CORNER),
            ]
        ),
        limb([(x + 22, y - 5, 5), (x + 40, y - 3, 4), (x + 54, y - 9, 2)], 14),
    )
    c.form(body, (0.36, 0.065, 20), thickness=12, rim=1.0, shadow=6, mottle=0.06, detail=0.95)
    c.screen(body.edge(-2.0, -0.7, 0.7), _GOLD, 0.9)
    ear = c.mask(curve([(x + 1, y - 88, CORNER), (x + 12, y - 80), (x + 14, y - 64), (x + 5, y - 66), (x - 1, y - 78)]))
    c.form(ear, (0.26, 0.05, 10), thickness=4, rim=0.5, detail=0.95)
    c.draw(
        lambda pen: pen.stroke([(x - 13, y - 70), (x - 2, y - 64), (x + 9, y - 66)], (0.62, 0.07, 210), 4.6),
        detail=0.95,
    )
    c.draw(lambda pen: pen.dot(x - 31, y - 99, 2.6, (0.14, 0.03, 340)), detail=0.95)


def _starfish(c: Canvas) -> None:
    x, y = 108.0, 1112.0
    c.multiply(c.mask(oval(x + 14, y + 4, 28, 8), soft=4), (0.34, 0.09, 345), 0.6)
    m = c.mask(
        *[
            limb(
                [
                    (x, y, 8),
                    (x + 14 * math.cos(a), y + 7 * math.sin(a), 6),
                    (x + 28 * math.cos(a + 0.1), y + 14 * math.sin(a + 0.1), 2),
                ],
                10,
            )
            for a in (0.3, 1.5, 2.8, 4.1, 5.3)
        ]
    )
    c.form(m, (0.64, 0.18, 30), thickness=6, rim=0.9, mottle=0.2, grain=6, detail=0.85)
