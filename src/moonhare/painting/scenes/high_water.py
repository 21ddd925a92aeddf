"""A boy rides a galloping horse of beach sand; under the waterline the tide eats its legs."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud_bank
from moonhare.painting.motifs.beasts import BeastPlaces
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.boats import hull
from moonhare.painting.motifs.plants import palm
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._high_water_parts import SAND, boy, horse
from moonhare.painting.shapes import CORNER, circle, curve, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="High Water",
    hero="bony boy in yellow shorts, riding bareback on a galloping horse of beach sand as the tide eats its legs",
    idea="made of",
    place="beach, West Africa",
    palette="desert ochre",
    composition="split waterline",
    time="afternoon",
    symbols=("horse", "sand", "tide"),
    hidden="the horse's ear is a bucket-shaped tower",
    readings=("pride", "fleeting", "sibling"),
    person=True,
)
FINISH = {"vignette": 0.24, "contrast": 0.2, "saturation": 1.1}

_LEVEL = 778.0


def _surface(x: Array | float) -> Array:
    """Return the height of the cut through the water at `x`."""
    a = np.asarray(x, np.float32)
    out: Array = _LEVEL + 13 * np.sin(a / 92 + 0.6) + 6 * np.sin(a / 37 + 2) - 20 * np.exp(-(((a - 610) / 80) ** 2))
    return out


def _floor(x: Array | float) -> Array:
    """Return the height of the sandy floor at the cut."""
    a = np.asarray(x, np.float32)
    out: Array = 836 + 190 * smoothstep(190, 760, a) - 14 * smoothstep(160, 0, a) + 8 * np.sin(a / 60)
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.62, 0.5),
        key=(0.96, 0.085, 85),
        shade=(0.4, 0.075, 300),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.97, 0.09, 85),
        bounce=(0.7, 0.1, 200),
        bounce_share=0.2,
    )
    _air(c)
    _shallows(c)
    repaint(c, 0.9, seed="day", loose=0.9)
    with c.group() as beast:
        at = horse(c)
    dry = c.full(smoothstep(6, -6, c.y - _surface(c.x) - 6))
    c.multiply(c.mask(oval(450, 776, 190, 16), soft=12), (0.4, 0.08, 210), 0.5)
    c.paste(beast, clip=dry)
    _spindrift(c, at)
    _underwater(c, beast, at)
    _line(c, at)
    boy(c, at)
    repaint(c, 0.2, seed="last", loose=0.5)
    _grains(c)
    far_birds(c, [(120, 220, 34), (176, 190, 24), (214, 236, 20), (70, 276, 18)], (0.97, 0.02, 90))


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.56, 0.1, 238)),
            (0.2, (0.69, 0.09, 225)),
            (0.38, (0.85, 0.06, 195)),
            (0.47, (0.94, 0.07, 88)),
            (1, (0.7, 0.08, 195)),
        ]
    )
    for i, (y, size, tone) in enumerate(((250, (30, 84), (0.93, 0.04, 90)), (396, (16, 44), (0.95, 0.06, 80)))):

        def top(x: float, y: float = y, i: int = i) -> float:
            return y - 70 * math.exp(-(((x - 640 + 420 * i) / 190) ** 2)) + 26 * math.sin(x / 80 + i)

        cloud_bank(
            c,
            top,
            [(0.0, (0.72, 0.07, 260)), (0.5, tone), (1.0, (0.99, 0.03, 88))],
            seed=f"heap{i}",
            size=size,
            rows=3,
            step=26,
            alpha=0.85,
            fade=(0.0, 1.0),
        )
    c.glow(60, 90, 340, (0.97, 0.1, 88), 0.6)
    shore = c.mask(
        curve(
            [(-20, 510, CORNER), (80, 494), (240, 498), (420, 510), (520, 516, CORNER), (300, 522), (-20, 528, CORNER)]
        )
    )
    c.form(shore, (0.84, 0.1, 78), thickness=8, mottle=0.1, detail=0.3)
    for x, h, lean, name in (
        (40, 120, 0.12, "a"),
        (98, 96, -0.1, "b"),
        (140, 74, 0.16, "c"),
        (236, 54, 0.1, "d"),
        (262, 46, -0.12, "e"),
    ):
        palm(c, x, 506, h, (0.46, 0.07, 50), (0.46, 0.09, 150), seed=name, lean=lean, fronds=9)
    for x, y, s, tone in ((316, 512, 54, (0.6, 0.17, 32)), (392, 516, 44, (0.5, 0.1, 230))):
        hull(c, x, y, s, tone, height=0.12, open_by=0.05, stripe=(0.93, 0.1, 90), seed=f"pirogue{x}")


def _shallows(c: Canvas) -> None:
    """The sea's face between the horizon and the cut."""
    sea = c.full(smoothstep(512, 518, c.y))
    down = np.clip((c.y - 512) / 266, 0.004, 1)
    n = c.noise.at("swell", c.x / 70 / (0.15 + down), np.log(down) * 13, 1.0, 4)
    t = 0.34 + 0.34 * down + 0.62 * (n - 0.5)
    tones = ramp(
        [(0.0, (0.44, 0.085, 225)), (0.35, (0.6, 0.095, 205)), (0.7, (0.78, 0.085, 180)), (1.0, (0.96, 0.045, 95))]
    )
    c.fill(sea, pick(tones, np.asarray(t, np.float32)), detail=0.2)
    glint = smoothstep(0.64, 0.8, n) * np.exp(-(((c.x - 150) / 260) ** 2))
    c.screen(sea * np.asarray(glint, np.float32), (0.98, 0.08, 88), 0.9)
    for y, w in ((556, 3), (614, 6), (696, 9)):
        line = np.abs(c.y - y - 9 * np.sin(c.x / 70 + y) - 14 * (c.field(f"surf{y}", 120, 3) - 0.5) * 2)
        foam = smoothstep(w, 0, line) * smoothstep(0.36, 0.6, c.field(f"lace{y}", 26, 3))
        c.screen(sea * np.asarray(foam, np.float32), (0.99, 0.02, 90), 0.85)


def _spindrift(c: Canvas, at: BeastPlaces) -> None:
    """Mane and tail: sand blown off in streamers."""
    r = c.rng("spindrift")
    ex, ey = at.ear
    wx, wy = at.withers
    tx, ty = at.tail_tip

    def streamers(pen: Pen) -> None:
        for k in range(230):
            t = r.random()
            x, y = ex + (wx - ex) * t, ey - 6 + (wy - ey) * t + 12 * math.sin(t * 3.1)
            q = r.uniform(60, 120) * (0.7 + 0.6 * math.sin(t * 3))
            tone = mix(SAND, ((0.95, 0.07, 88), (0.5, 0.1, 50))[k % 2], r.random() * 0.7)
            pen.stroke(
                [(x, y), (x - q * 0.5, y - q * 0.16 + r.normal(0, 4)), (x - q, y + r.normal(0, 14))],
                tone,
                r.uniform(1.2, 3.8),
                0.85,
            )
        for k in range(170):
            q = r.uniform(110, 210)
            y = r.normal(0, 1)
            tone = mix(SAND, ((0.95, 0.07, 88), (0.5, 0.1, 50))[k % 2], r.random() * 0.7)
            pen.stroke(
                [(tx + 34, ty - 8 + y * 8), (tx - q * 0.45, ty - 30 + y * 18), (tx - q, ty - 6 + y * 34)],
                tone,
                r.uniform(1.2, 3.8),
                0.8,
            )

    c.draw(streamers, relief=3, detail=0.7)
    xs: list[float] = []
    ys: list[float] = []
    for x0, y0, wide, n in (
        (wx - 90, wy - 30, 60, 420),
        (ex - 90, ey + 10, 50, 260),
        (tx - 130, ty - 10, 70, 520),
        (wx - 190, wy - 20, 80, 240),
    ):
        xs += list(x0 + r.normal(0, wide, n))
        ys += list(y0 + r.normal(0, wide * 0.36, n))
    tones = np.stack([rgb(mix(SAND, (0.97, 0.06, 88), v)) for v in r.random(len(xs))])
    strew(
        c,
        "dot",
        np.array(xs),
        np.array(ys),
        r.uniform(1.2, 4.2, len(xs)),
        0.0,
        tones,
        seed="blown",
        alpha=0.9,
        detail=0.8,
    )


def _underwater(c: Canvas, beast: Layer, at: BeastPlaces) -> None:
    """Below the cut: lit water, a rippled floor, legs that come apart into clouds."""
    wet = c.full(smoothstep(-2, 2, c.y - _surface(c.x)))
    down = np.clip((c.y - _LEVEL) / 394, 0, 1)
    murk = c.field("murk", 160, 4) - 0.5
    tones = ramp(
        [(0.0, (0.84, 0.085, 165)), (0.3, (0.68, 0.1, 185)), (0.65, (0.5, 0.09, 205)), (1.0, (0.36, 0.075, 225))]
    )
    c.fill(wet, pick(tones, np.asarray(0.08 + 0.85 * down + 0.3 * murk, np.float32)), detail=0.2)
    c.rays(180, 640, [52, 62, 71, 80, 92, 101], 720, 70, (0.93, 0.08, 120), 0.4)
    floor = c.full(smoothstep(-3, 3, c.y - _floor(c.x) - 10 * (c.field("dunes", 60, 3) - 0.5)))
    depth = np.clip((c.y - _floor(c.x)) / 240, 0.004, 1)
    ripple = np.sin(np.log(depth + 0.05) * 26 + 5 * c.field("bend", 120, 3) + c.x / 90) * (1 - 0.4 * depth)
    caustic = np.exp(-np.abs(c.noise.at("caustic", c.x / 46, depth * 9, 1.0, 2) - 0.5) * 16)
    t = 0.7 - 0.36 * depth + 0.12 * ripple + 0.2 * caustic * (1 - depth) - 0.16 * smoothstep(300, 800, c.x)
    c.fill(floor & wet, pick(c.tones((0.74, 0.105, 78), 0.7), np.asarray(t, np.float32)), detail=0.25)
    c.glaze(floor & wet, (0.5, 0.085, 205), 0.1)
    repaint(c, 0.6, seed="deep", loose=0.8)
    _bucket(c)
    eaten = smoothstep(0.0, 1.0, (c.y - _LEVEL - 30) / 190)
    hold = smoothstep(-0.05, 0.06, 0.25 + 1.1 * (c.field("eaten", 18, 4) - 0.5) + 0.5 - eaten)
    c.paste(beast, clip=wet * np.asarray(hold, np.float32), alpha=0.97)
    c.glaze(c.full(beast.cover) & wet & c.full(np.asarray(hold, np.float32)), (0.62, 0.09, 185), 0.12)
    r = c.rng("clouds")
    feet = [(x - 14, max(y - 4, float(_surface(x)) + 44)) for x, y in at.feet]
    for i, (x, y) in enumerate(feet):
        for k in range(9):
            q = r.uniform(14, 34)
            px, py = x - abs(r.normal(0, 60)), y + r.normal(10, 30)
            puff = c.mask(circle(px, py, q), wobble=q * 0.4, cell=q, soft=q * 0.34) & wet
            c.glaze(puff, mix(SAND, (0.55, 0.08, 120), 0.35 * r.random()), 0.2 - 0.008 * k)
        n = 420
        xs, ys = x - np.abs(r.normal(0, 64, n)) + 26, y + r.normal(0, 30, n)
        keep = ys > _surface(xs) + 6
        tones_n = np.stack(
            [rgb(mix(SAND, ((0.95, 0.07, 88), (0.45, 0.08, 60))[k % 2], float(r.random()) * 0.6)) for k in range(n)]
        )
        strew(
            c,
            "dot",
            xs[keep],
            ys[keep],
            r.uniform(1.4, 6.4, n)[keep],
            0.0,
            tones_n[keep],
            seed=f"loose{i}",
            alpha=0.9,
            detail=0.8,
        )


def _line(c: Canvas, at: BeastPlaces) -> None:
    """The skin of the water where it is cut, foam about the legs, spray behind the boy."""
    d = c.y - _surface(c.x)
    c.screen(c.full(np.asarray(np.exp(-((d / 3.2) ** 2)), np.float32)), (0.99, 0.03, 120), 0.85)
    c.multiply(c.full(np.asarray(np.exp(-(((d - 8) / 5) ** 2)), np.float32)), (0.5, 0.09, 195), 0.5)
    wet = c.full(smoothstep(-2, 10, d))
    c.glaze(wet & c.mask(oval(240, 890, 190, 110), soft=30), (0.7, 0.09, 180), 0.2)
    r = c.rng("foam")
    for x, n, wide, up in (
        (196, 240, 46, 50),
        (336, 240, 42, 54),
        (440, 110, 90, 16),
        (580, 260, 46, 60),
        (726, 240, 34, 60),
    ):
        t = np.abs(r.normal(0, 1, n))
        xs = x + r.normal(0, wide, n) - 0.5 * t * 26
        ys = _surface(xs) + 5 - t * up * r.random(n)
        white = np.repeat(rgb((0.99, 0.015, 100))[None], n, 0)
        strew(
            c,
            "puff",
            xs,
            ys,
            r.uniform(3, 15, n) / (0.7 + t),
            r.uniform(0, 6.3, n),
            white,
            seed=f"foam{x}",
            alpha=0.85,
            detail=0.8,
        )


def _bucket(c: Canvas) -> None:
    """Left behind on the floor: a red pail on its side, shells, a star of the sea."""
    x, y = 118.0, 1046.0
    c.multiply(c.mask(oval(x + 6, y + 30, 66, 12), soft=6), (0.3, 0.06, 220), 0.6)
    pail = c.mask(
        curve(
            [(x - 46, y - 22, CORNER), (x + 30, y - 40, CORNER), (x + 46, y + 26, CORNER), (x - 36, y + 30, CORNER)],
            pull=0.16,
        )
    )
    c.form(pail, (0.56, 0.18, 28), thickness=40, rim=0.7, gloss=0.35, detail=0.85)
    mouth = c.mask(oval(x + 38, y - 6, 12, 35, -13))
    c.form(mouth, (0.3, 0.1, 20), thickness=5, detail=0.85)
    heap = c.mask(
        curve(
            [(x + 30, y + 26, CORNER), (x + 36, y + 6), (x + 52, y + 14), (x + 92, y + 30, CORNER), (x + 50, y + 36)]
        ),
        wobble=2,
    )
    c.form(heap, SAND, thickness=14, mottle=0.14, grain=6, detail=0.8)

    def things(pen: Pen) -> None:
        pen.stroke(oval(x + 38, y - 6, 12, 35, -13), (0.72, 0.15, 35), 4)
        pen.stroke([(x + 30, y - 38), (x - 6, y - 74), (x - 44, y - 44), (x - 44, y - 22)], (0.93, 0.04, 90), 3.4)
        pen.stroke([(x - 30, y - 6), (x + 28, y - 20)], (0.86, 0.13, 85), 7)
        for k in range(5):
            a = k * 1.2566 + 0.4
            pen.stroke([(420, 1108), (420 + math.cos(a) * 24, 1108 + math.sin(a) * 11)], (0.66, 0.16, 42), 9)
        for sx, sy in ((300, 1010), (540, 1096), (236, 1132)):
            pen.fill(
                curve(
                    [
                        (sx - 9, sy + 4, CORNER),
                        (sx - 8, sy - 5),
                        (sx, sy - 9),
                        (sx + 8, sy - 5),
                        (sx + 9, sy + 4, CORNER),
                    ]
                ),
                (0.93, 0.05, 50),
            )
            for k in (-4, 0, 4):
                pen.stroke([(sx + k * 1.5, sy - 5), (sx + k * 0.3, sy + 4)], (0.7, 0.1, 40), 1)

    c.draw(things, relief=2.6, detail=0.85)


def _grains(c: Canvas) -> None:
    r = c.rng("bubbles")

    def bubbles(pen: Pen) -> None:
        for _ in range(60):
            x = float(r.uniform(120, 720))
            y = float(_surface(x)) + 14 + abs(float(r.normal(0, 60)))
            q = float(r.uniform(1.2, 4))
            pen.stroke(circle(x, y, q), (0.97, 0.03, 160), 0.9, 0.8)
            pen.dot(x - q * 0.3, y - q * 0.3, q * 0.3, (0.99, 0.01, 160))

    c.draw(bubbles, detail=0.9)
    c.glow(40, 60, 200, (0.98, 0.09, 88), 0.4)

    def fish(pen: Pen) -> None:
        for x, y, s in (
            (690, 950, 1.0),
            (728, 968, 0.8),
            (664, 984, 0.85),
        ):
            pen.fill(
                curve(
                    [
                        (x + 16 * s, y, CORNER),
                        (x + 4 * s, y - 5 * s),
                        (x - 10 * s, y - 1 * s),
                        (x - 18 * s, y - 6 * s, CORNER),
                        (x - 15 * s, y),
                        (x - 18 * s, y + 6 * s, CORNER),
                        (x - 10 * s, y + 1 * s),
                        (x + 4 * s, y + 5 * s),
                    ]
                ),
                (0.42, 0.07, 215),
                0.85,
            )

    c.draw(fish, relief=1.5, detail=0.8)
