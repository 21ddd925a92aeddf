"""In low sun a boy rides a tall horse of beach sand out into the sea; under the waterline its legs run away."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.motifs.beasts import BeastPlaces
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._high_water_parts import SAND, boy, horse
from moonhare.painting.shapes import CORNER, circle, curve, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="High Water",
    hero="small boy in yellow shorts on a tall horse of beach sand wading out; under the waterline its legs run away",
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
FINISH = {"vignette": 0.42, "contrast": 0.16, "saturation": 1.1, "bloom": 0.5, "focus": Focus(440, 560, 340, 430, 0.35)}

_LEVEL = 800.0


def _surface(x: Array | float) -> Array:
    """Return the height of the cut through the water at `x`."""
    a = np.asarray(x, np.float32)
    out: Array = _LEVEL + 9 * np.sin(a / 110 + 0.6) + 3 * np.sin(a / 41 + 2)
    return out


def _floor(x: Array | float) -> Array:
    """Return the height of the sandy floor at the cut."""
    a = np.asarray(x, np.float32)
    out: Array = 1092 + 34 * np.sin(a / 160 + 2.2) + 10 * np.sin(a / 60)
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.36, 0.5),
        key=(0.95, 0.11, 78),
        shade=(0.34, 0.08, 320),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.98, 0.1, 84),
        bounce=(0.55, 0.1, 220),
        bounce_share=0.22,
    )
    _air(c)
    _shallows(c)
    repaint(c, 0.7, seed="day", loose=0.9)
    with c.group() as beast:
        at = horse(c)
    dry = c.full(smoothstep(4, -4, c.y - _surface(c.x) - 2))
    c.multiply(c.mask(oval(430, 800, 220, 14), soft=10), (0.36, 0.09, 240), 0.55)
    c.paste(beast, clip=dry)
    _spindrift(c, at)
    _underwater(c, beast, at)
    _line(c)
    boy(c, at)
    repaint(c, 0.15, seed="last", loose=0.5)
    _grains(c)
    c.glow(_SUN[0] - 30, _SUN[1], 240, (0.93, 0.14, 68), 0.22)
    far_birds(c, [(150, 230, 34), (206, 204, 24), (240, 246, 20)], (0.93, 0.04, 90))


_SUN = (704.0, 642.0)


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.36, 0.085, 250)),
            (0.2, (0.5, 0.085, 238)),
            (0.38, (0.7, 0.07, 215)),
            (0.48, (0.86, 0.09, 78)),
            (0.59, (0.84, 0.14, 56)),
            (1, (0.6, 0.09, 215)),
        ],
        warp=12,
    )
    streaks(c, 300, 640, (0.96, 0.1, 72), share=0.55, seed="gold", cover=0.6)
    c.glow(*_SUN, 440, (0.86, 0.16, 52), 0.5)
    c.glow(*_SUN, 170, (0.96, 0.12, 78), 0.4)
    disc = c.mask(circle(*_SUN, 76), soft=2)
    c.fill(disc, (0.985, 0.07, 92), detail=0.4)
    c.emit(disc, 0.6)
    for i, (y, tone, haze) in enumerate(((708.0, (0.6, 0.1, 20), 0.4), (714.0, (0.5, 0.09, 350), 0.25))):
        ridge = y - (46 - 20 * i) * np.clip(c.field(f"cape{i}", 150, 4)[0] * 1.8 - 0.6, 0.0, 1) * smoothstep(
            520.0, 120.0, c.x[0]
        )
        c.fill(c.full(smoothstep(-0.8, 0.8, c.y - ridge[None, :])), tone, alpha=0.8 - haze, detail=0.2)


def _shallows(c: Canvas) -> None:
    """The sea's face between the horizon and the cut, with the sun's road on it."""
    sea = c.full(smoothstep(709, 712, c.y))
    down = np.clip((c.y - 710) / 90, 0.004, 1)
    n = c.noise.at("swell", c.x / 90 / (0.2 + down), np.log(down + 0.05) * 9, 1.0, 3)
    road = np.exp(-(((c.x - _SUN[0]) / (110 + 160 * down)) ** 2))
    t = 0.5 - 0.3 * down + 0.5 * (n - 0.5) + 0.5 * road
    tones = ramp(
        [(0.0, (0.36, 0.08, 235)), (0.4, (0.55, 0.09, 215)), (0.75, (0.84, 0.11, 75)), (1.0, (0.98, 0.07, 90))]
    )
    c.fill(sea, pick(tones, np.asarray(t, np.float32)), detail=0.2)


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
    """Below the cut: deep blue, two shafts of light, legs that run away as sand in an hourglass does."""
    wet = c.full(smoothstep(-2, 2, c.y - _surface(c.x)))
    down = np.clip((c.y - _LEVEL) / 394, 0, 1)
    murk = c.field("murk", 220, 3) - 0.5
    tones = ramp(
        [(0.0, (0.72, 0.1, 195)), (0.25, (0.54, 0.1, 212)), (0.6, (0.38, 0.085, 235)), (1.0, (0.26, 0.07, 255))]
    )
    c.fill(wet, pick(tones, np.asarray(0.04 + 0.92 * down + 0.16 * murk, np.float32)), detail=0.2)
    c.rays(760, 690, [146, 136, 126, 115], 820, 90, (0.9, 0.09, 100), 0.34)
    floor = c.full(smoothstep(-3, 3, c.y - _floor(c.x)))
    depth = np.clip((c.y - _floor(c.x)) / 130, 0.004, 1)
    ripple = np.sin(np.log(depth + 0.06) * 20 + 4 * c.field("bend", 140, 2) + c.x / 110)
    t = 0.56 - 0.4 * depth + 0.06 * ripple - 0.2 * smoothstep(420, 0, c.x)
    c.fill(floor & wet, pick(c.tones((0.62, 0.1, 72), 0.7), np.asarray(t, np.float32)), detail=0.2)
    c.glaze(floor & wet, (0.4, 0.08, 235), 0.35)
    repaint(c, 0.5, seed="deep", loose=0.8)
    _bucket(c)
    eaten = smoothstep(0.0, 1.0, (c.y - _LEVEL - 6) / 190)
    hold = smoothstep(-0.05, 0.06, 0.25 + 1.1 * (c.field("eaten", 15, 4) - 0.5) + 0.5 - eaten)
    c.paste(beast, clip=wet * np.asarray(hold, np.float32), alpha=0.97)
    r = c.rng("run")
    for i, (fx, fy) in enumerate(at.feet):
        # grains: dense along the leg's lower half, then a falling plume, then a heap on the floor
        n = 1500
        f = r.random(n) ** 0.8
        top = _LEVEL + 66 + 20 * (i % 2)
        ys = top + (float(_floor(fx)) + 10 - top) * f
        lean = np.interp(
            ys, [top, top + 60, fy, 1150], [10.0 if i != 1 else -6.0, -14.0 if i != 1 else -4.0, 0.0, 10.0]
        )
        wide = 13 + 34 * f**2.2
        xs = fx - 4 + lean + r.normal(0, 1, n) * wide - 18 * f
        tones_n = np.stack(
            [rgb(mix(SAND, ((0.95, 0.09, 85), (0.45, 0.08, 60))[k % 2], float(r.random()) * 0.6)) for k in range(n)]
        )
        c.glaze(c.mask(oval(fx - 8, (top + fy) / 2 + 70, 28, 130), soft=18) & wet, (0.7, 0.11, 75), 0.4)
        size = r.uniform(1.4, 4.6, n)
        strew(c, "dot", xs, ys, size, 0.0, tones_n, seed=f"loose{i}", alpha=0.9, detail=0.8)
        heap = c.mask(
            curve(
                [
                    (fx - 96, float(_floor(fx - 96)) + 8, CORNER),
                    (fx - 34, float(_floor(fx)) - 16),
                    (fx - 8, float(_floor(fx)) - 30),
                    (fx + 26, float(_floor(fx)) - 14),
                    (fx + 84, float(_floor(fx + 84)) + 8, CORNER),
                ]
            ),
            wobble=2,
            soft=1.5,
        )
        c.form(heap, (0.66, 0.105, 72), thickness=16, mottle=0.1, grain=6, rim=0.7, detail=0.4)


def _line(c: Canvas) -> None:
    """The skin of the water where it is cut, and a little foam where the horse goes through."""
    d = c.y - _surface(c.x)
    c.screen(c.full(np.asarray(np.exp(-((d / 2.8) ** 2)), np.float32)), (0.98, 0.06, 95), 0.85)
    c.multiply(c.full(np.asarray(np.exp(-(((d - 8) / 5) ** 2)), np.float32)), (0.42, 0.09, 220), 0.45)
    r = c.rng("foam")
    for x, n, wide, up in ((250, 120, 40, 12), (560, 130, 40, 14), (400, 60, 110, 7)):
        t = np.abs(r.normal(0, 1, n))
        xs = x + r.normal(0, wide, n)
        ys = _surface(xs) + 3 - t * up * r.random(n)
        white = np.repeat(rgb((0.98, 0.04, 85))[None], n, 0)
        size = r.uniform(3, 10, n) / (0.7 + t)
        strew(c, "puff", xs, ys, size, r.uniform(0, 6.3, n), white, seed=f"foam{x}", alpha=0.85, detail=0.8)


def _bucket(c: Canvas) -> None:
    """Left behind on the floor: a red pail on its side, shells, a star of the sea."""
    x, y = 96.0, 1096.0
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

    c.draw(things, relief=2.6, detail=0.85)


def _grains(c: Canvas) -> None:
    r = c.rng("bubbles")

    def bubbles(pen: Pen) -> None:
        for _ in range(34):
            x = float(r.uniform(120, 720))
            y = float(_surface(x)) + 14 + abs(float(r.normal(0, 60)))
            q = float(r.uniform(1.2, 4))
            pen.stroke(circle(x, y, q), (0.97, 0.03, 160), 0.9, 0.8)
            pen.dot(x - q * 0.3, y - q * 0.3, q * 0.3, (0.99, 0.01, 160))

    c.draw(bubbles, detail=0.9)

    def fish(pen: Pen) -> None:
        for x, y, s in (
            (700, 980, 1.0),
            (738, 998, 0.8),
            (674, 1014, 0.85),
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
