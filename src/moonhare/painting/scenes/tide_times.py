"""The sea has gone; boats and buoys still float where the water stood, and a dog waits on the sand by an anchor."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._tide_times_boat import boat
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

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
FINISH = {"vignette": 0.36, "bloom": 0.45, "saturation": 1.1, "focus": Focus(410, 620, 400, 560, 0.3)}

_HORIZON, _EYE, _LEVEL = 850.0, 10.0, 16.6
"""Card height of infinity; the eye's and the lost water's height over the sand, in ground units."""
_SUN = (-0.9, 0.12, 0.26)
_INK: Colour = (0.24, 0.05, 350)
_GOLD: Colour = (0.96, 0.1, 76)
_DOG = (372.0, 1106.0)
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
    c.fog(800, 900, (0.93, 0.09, 68), 0.5)
    repaint(c, 0.55, seed="land", loose=0.7)
    _harbour(c, land)
    _afloat(c, land)
    _shadow(c)
    boat(c)
    _chain(c)
    _prints(c, land)
    _dog(c)
    _starfish(c)
    far_birds(
        c, [(660, 214, 40), (712, 262, 26), (630, 290, 20), (92, 330, 30), (60, 372, 20)], (0.94, 0.05, 80), seed="gulls"
    )


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
        ((700.0, 690.0, 150.0, (0.86, 0.09, 50)), (60.0, 730.0, 170.0, (0.9, 0.09, 62)), (560.0, 770.0, 210.0, (0.9, 0.1, 56)))
    ):
        puffs = []
        for _ in range(26):
            q = float(r.normal(0, 0.42))
            puffs.append((cx + q * wide, cy - (1 - q * q) * float(r.uniform(0, 0.55)) * wide * 0.6, float(r.uniform(0.12, 0.26)) * wide))
        cloud(c, puffs, tone, seed=f"heap{k}")
        c.fog(cy - 10, cy + 130, (0.93, 0.1, 66), 0.75, cell=200)
    c.glow(-60, 790, 330, (0.96, 0.13, 66), 0.75)


def _sand(c: Canvas) -> Ground:
    """Ribs of sand run in from the far shore, raked by the last light; a creek winds back the way the sea went."""

    def creek(v: Array) -> Array:
        return np.asarray(6.5 * np.sin(v / 17.0 + 0.4) * np.clip(v / 40, 0.5, 2.4) + 4 + v * 0.03)

    def heights(u: Array, v: Array) -> Array:
        bend = c.noise.at("bend", u, v * 0.5, 12, 3) - 0.5
        wide = c.noise.at("wide", u, v * 0.6, 24, 2) - 0.5
        rib = np.sin((u + 7 * bend + 0.16 * v) * 2 * math.pi / 1.5)
        rib = rib + 0.35 * np.sin((v * 0.8 + u * 0.3 + bend * 8) * 2 * math.pi / 1.3)
        bed = np.exp(-(((u - creek(v)) / (1.8 + 0.03 * v)) ** 2))
        strong = smoothstep(-0.3, 0.1, wide + 0.14)
        return np.asarray(wide * 1.3 + 0.13 * rib * strong * (1 - bed) - 1.0 * bed, np.float32)

    land = ground(c, heights, horizon=_HORIZON, eye=_EYE, near=16, far=900, sun=_SUN, shadow_reach=4.0)
    fine = c.noise.at("grain", land.u, land.v * 2, 0.7, 2, land.footprint) - 0.5
    t = 0.1 + 1.45 * np.clip(land.lit(_SUN), 0, 1) - 0.2 * land.shade + 0.08 * fine
    t = t - 0.2 * smoothstep(1020, 1200, c.y)
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


def _harbour(c: Canvas, land: Ground) -> None:
    """The far shore: a harbour wall left standing high, its lamps lit all the same, a small lighthouse at the end."""
    r = c.rng("quay")
    _, base, size = land.spot(0, 230)
    top = _HORIZON - (_LEVEL + 2.5 - _EYE) * size
    stone: Colour = (0.6, 0.1, 25)

    def town(pen: Pen) -> None:
        x = 300.0
        while x < 830:
            w, h = float(r.uniform(16, 30)), float(r.uniform(18, 40))
            tone = mix((0.66, 0.11, 30), (0.5, 0.1, 350), float(r.random()))
            pen.fill(polygon([(x, top + 4), (x, top - h), (x + w / 2, top - h - w * 0.45), (x + w, top - h), (x + w, top + 4)]), tone)
            pen.fill(polygon([(x - 2, top - h + 1), (x + w / 2, top - h - w * 0.5), (x + w + 2, top - h + 1)]), (0.46, 0.12, 15))
            pen.fill(box(x, top - h, w * 0.22, h), (0.9, 0.1, 66), 0.55)
            for _ in range(int(r.integers(0, 3))):
                pen.fill(box(x + w * float(r.uniform(0.3, 0.7)), top - h * float(r.uniform(0.3, 0.85)), 3.6, 5), (0.97, 0.13, 80))
            x += w + float(r.uniform(-2, 10))

    c.draw(town, relief=1.5, detail=0.85)
    wall = c.mask(polygon([(214, base - 4), (226, top), (830, top - 2), (830, base + 6)]))
    c.fill(wall, stone, detail=0.7, mottle=0.12)
    c.multiply(wall & c.full(smoothstep(base - 44, base - 12, c.y)), (0.42, 0.09, 345), 0.75)
    c.screen(wall.edge(-4, 0, 2) | wall.edge(0, -2, 0.8), _GOLD, 0.8)

    def courses(pen: Pen) -> None:
        for k in range(1, 6):
            y = top + k * (base - top) / 6
            pen.stroke([(222, y), (830, y)], (0.42, 0.1, 5), 0.9, 0.5)
        for _ in range(70):
            x, k = float(r.uniform(226, 800)), int(r.integers(0, 6))
            y = top + k * (base - top) / 6
            pen.stroke([(x, y), (x, y + (base - top) / 6)], (0.42, 0.1, 5), 0.9, 0.5)
        for x in (360.0, 600.0):
            for s in (0, 5):
                pen.stroke([(x + s, top), (x + s, base - 30)], (0.3, 0.07, 350), 1.2, 0.9)

    c.draw(courses, detail=0.8, clip=wall)
    tower = c.mask(polygon([(232, top + 2), (238, top - 62), (254, top - 62), (260, top + 2)]))
    c.form(tower, (0.9, 0.05, 66), thickness=9, rim=0.9, detail=0.9)
    for k in (0, 2):
        c.multiply(tower & c.mask(box(220, top - 50 + 13 * k, 50, 13)), (0.6, 0.19, 25), 0.85)
    cap = c.mask(box(239, top - 76, 14, 14, 2), curve([(236, top - 75, CORNER), (246, top - 86), (256, top - 75, CORNER)]))
    c.fill(cap, (0.42, 0.12, 15), detail=0.9)
    c.fill(c.mask(box(241, top - 73, 10, 9)), (0.99, 0.09, 88), detail=0.9)
    c.glow(246, top - 68, 30, (0.98, 0.13, 80), 0.9)
    for x in (290.0, 352.0, 418.0, 488.0, 562.0, 640.0, 722.0):

        def lamp(pen: Pen, x: float = x) -> None:
            pen.stroke([(x, top), (x, top - 20)], (0.3, 0.07, 350), 1.5)
            pen.dot(x, top - 22, 2.6, (0.99, 0.09, 88))

        c.draw(lamp, detail=0.9, emission=0.4)
        c.glow(x, top - 22, 15, (0.98, 0.14, 76), 0.95)
        c.glow(x, top + 14, 16, (0.95, 0.14, 70), 0.4)
    c.fog(base - 26, base + 30, (0.93, 0.09, 66), 0.55)


def _afloat(c: Canvas, land: Ground) -> None:
    """What else still lies at the height of the water: a dinghy far off, buoys on their chains."""
    for u, v, tone in ((-10.5, 48.0, (0.6, 0.19, 30)), (22.0, 76.0, (0.84, 0.13, 84)), (-25.0, 120.0, (0.6, 0.18, 30)), (13.0, 128.0, (0.6, 0.18, 30))):
        x, foot, size = land.spot(u, v)
        y, q = land.spot(u, v, _LEVEL)[1], 0.95 * size
        air = min(0.1 + v / 200, 0.8)

        def chain(pen: Pen, x: float = x, y: float = y, foot: float = foot, q: float = q, air: float = air) -> None:
            pen.stroke([(x, y + q * 0.6), (x + q * 0.16, (y + foot) / 2), (x, foot)], mix(_INK, (0.86, 0.09, 66), air), max(1.0, q * 0.12))

        c.multiply(c.mask(oval(x + 2.4 * q, foot + q * 0.12, 2.0 * q, 0.22 * q), soft=1 + 0.05 * q), (0.36, 0.09, 345), 0.6)
        c.draw(chain, detail=0.85)
        ball = c.mask(circle(x, y, q), polygon([(x - q * 0.3, y - q * 0.8), (x - q * 0.12, y - q * 2.1), (x + q * 0.12, y - q * 2.1), (x + q * 0.3, y - q * 0.8)]))
        c.form(ball, tone, rim=0.9, mottle=0.12, grain=6, detail=0.85, haze=air * 0.5)
        c.multiply(ball & c.full(smoothstep(y - 0.1 * q, y + 0.5 * q, c.y)), (0.4, 0.09, 345), 0.6)
        c.screen(ball.edge(-0.16 * q, -0.05 * q, 0.08 * q), _GOLD, 0.8)
    x, y, size = land.spot(25.0, 88.0, _LEVEL)
    _, foot, _ = land.spot(25.0, 88.0)
    far = c.mask(curve([(x - 46, y - 12, CORNER), (x, y - 6), (x + 48, y - 11, CORNER), (x + 40, y + 6), (x, y + 12), (x - 32, y + 6)]))
    c.multiply(c.mask(oval(x + 70, foot + 3, 70, 5), soft=3), (0.4, 0.09, 345), 0.55)
    c.form(far, (0.52, 0.07, 215), thickness=12, rim=0.9, haze=0.3, detail=0.85)
    c.screen(far.edge(-1.4, -1, 0.6), _GOLD, 0.8)


def _shadow(c: Canvas) -> None:
    """The boat's shadow lies on the sand, drawn out to the right: nothing carries it."""
    hull = c.mask(limb([(330, 1112, 5), (470, 1116, 22), (660, 1128, 26), (820, 1140, 20)], 30), soft=7)
    mast = c.mask(polygon([(560, 1124), (640, 1126), (1120, 1212), (860, 1240), (640, 1160)]), soft=10)
    c.multiply(hull | mast, (0.34, 0.1, 340), 0.75)


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
        limb([(x - 32, 1102, 2.2), (x - 23, 1119, 5.4), (x + 5, foot + 2, 6.4), (x + 30, 1114, 5.4), (x + 37, 1096, 2.2)], 24),
    )
    c.form(anchor, (0.34, 0.05, 330), thickness=7, rim=1.0, gloss=0.3, detail=0.9)
    c.screen(anchor.edge(-1.6, -0.6, 0.6), _GOLD, 0.8)
    mound = c.mask(
        curve([(x - 46, foot + 10, CORNER), (x - 20, foot - 2), (x + 20, foot - 1), (x + 50, foot + 10, CORNER), (x, foot + 17)]), soft=2
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
