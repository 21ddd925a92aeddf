"""A tuba as tall as a hill at dusk; a spiral street of lit houses winds down its golden throat."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import metal
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._brass_quarter_parts import (
    FEET,
    FIRST,
    LAST,
    PITCH,
    RADIUS,
    START,
    TALL,
    THROAT,
    TURN,
    centre,
    spot,
    street_size,
    town,
)
from moonhare.painting.shapes import box, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Brass Quarter",
    hero="tuba as tall as a hill at dusk, a spiral street of lit houses winding down its golden throat",
    idea="contains",
    place="street, brass old town",
    palette="amber wood",
    composition="deep tunnel",
    time="dusk",
    symbols=("tuba", "house", "spiral"),
    hidden="a tiny band of hares marching along the hill to the tuba's foot",
    readings=("parade", "neighbours", "gossip"),
)
FINISH = {
    "vignette": 0.42,
    "bloom": 0.55,
    "contrast": 0.2,
    "saturation": 1.08,
    "focus": Focus(406, 430, 330, 400, 0.45),
}

_HILL = 1092.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.6, 0.55),
        key=(0.96, 0.07, 84),
        shade=(0.27, 0.07, 335),
        rim=(0.6, 0.6, 0),
        rim_colour=(0.84, 0.13, 58),
        bounce=(0.66, 0.14, 52),
        bounce_share=0.2,
    )
    _dusk(c)
    repaint(c, 0.7, seed="dusk")
    stars(c, 46, 420, seed="dusk", size=0.8)
    _works(c)
    w, a = _depth(c)
    _bell(c, w, a)
    c.lamps.append(Lamp(x=THROAT[0], y=THROAT[1], z=60, reach=150, colour=(0.9, 0.14, 68), power=0.9))
    _kerb(c)
    lit = town(c)
    c.lamps.clear()
    _rim(c, w)
    _shine(c, w, a)
    _hill(c)
    repaint(c, 0.2, seed="last")
    _lamps(c, lit)
    _band(c)


def _depth(c: Canvas) -> tuple[Array, Array]:
    """Work out for each pixel how deep in the bell it lies, and at which angle."""
    w = np.zeros_like(c.x)
    for _ in range(16):
        cx, cy = centre(w)
        r = np.hypot(c.x - cx, (c.y - cy) / TALL)
        w = 0.5 * w + 0.5 * np.clip(np.log(RADIUS / np.maximum(r, 1.0)), -1.0, 4.5)
    cx, cy = centre(w)
    return w.astype(np.float32), np.mod(np.arctan2((c.y - cy) / TALL, c.x - cx), TURN).astype(np.float32)


def _dusk(c: Canvas) -> None:
    """A quiet dusk: plum above, the last amber along the land."""
    c.wash(
        [
            (0, (0.2, 0.065, 318)),
            (0.3, (0.27, 0.08, 332)),
            (0.55, (0.38, 0.11, 352)),
            (0.74, (0.54, 0.135, 22)),
            (0.86, (0.74, 0.13, 55)),
            (0.92, (0.86, 0.1, 76)),
            (1, (0.8, 0.1, 70)),
        ],
        warp=14,
    )
    streaks(c, 640, 1010, (0.86, 0.1, 66), share=0.4, seed="band", cover=0.5)
    for i, (y, tone) in enumerate(((1040.0, (0.6, 0.12, 30)), (1066.0, (0.44, 0.1, 5)))):
        ridge = y - 40 * (c.field(f"far{i}", 190, 3)[0] - 0.4)
        m = c.full(smoothstep(-1, 1, c.y - ridge[None, :]))
        c.fill(m, tone, 0.85, detail=0.15)
        c.fog(y - 20, y + 60, (0.84, 0.1, 66), 0.4, cell=170)


def _tube(c: Canvas, path: Mask, tone: Colour, thick: float) -> None:
    c.shadow(path, 6, 12, 12, 0.6, (0.2, 0.06, 345))
    metal(c, path, tone, thickness=thick, polish=0.65, bias=-0.04)


def _works(c: Canvas) -> None:
    """The tuba's own body below the bell: one great bow, a coil within it, three valves."""
    gold: Colour = (0.58, 0.12, 66)
    dark: Colour = (0.5, 0.115, 60)
    bow = [
        (282, 560, 64),
        (262, 740, 58),
        (268, 900, 54),
        (318, 1016, 50),
        (408, 1052, 47),
        (502, 1012, 43),
        (546, 900, 39),
        (548, 740, 36),
        (520, 600, 32),
    ]
    inner = [
        (352, 640, 24),
        (350, 860, 24),
        (372, 934, 23),
        (414, 954, 22),
        (456, 930, 21),
        (474, 860, 20),
        (472, 640, 19),
    ]
    _tube(c, c.mask(limb(inner, 70)), dark, 34)
    for x in (378, 414, 450):
        case = c.mask(box(x - 15, 762, 30, 124, 9))
        _tube(c, case, (0.64, 0.12, 70), 22)
        for y in (780, 866):
            metal(c, c.mask(box(x - 18, y, 36, 9, 4)), (0.74, 0.12, 76), thickness=7)
    _tube(c, c.mask(limb(bow, 90)), gold, 80)
    lead = c.mask(limb([(500, 742, 11), (584, 752, 11), (640, 728, 10), (664, 690, 9), (670, 668, 8)], 40))
    _tube(c, lead, (0.66, 0.125, 70), 14)
    cup = c.mask(polygon([(663, 676), (677, 676), (690, 640), (652, 640)]))
    metal(c, cup, (0.74, 0.12, 76), thickness=20, polish=0.8)
    metal(c, c.mask(oval(671, 640, 22, 6)), (0.84, 0.11, 82), thickness=6)
    for x, y, rx, ry, turn in ((262, 800, 62, 12, 0), (549, 800, 41, 10, 0)):
        metal(c, c.mask(oval(x, y, rx, ry, turn)), (0.72, 0.125, 75), thickness=12, polish=0.8)
    brace = c.mask(limb([(318, 716, 8), (348, 716, 6), (376, 716, 8)], 12)) | c.mask(
        limb([(474, 700, 7), (504, 700, 5), (526, 700, 7)], 12)
    )
    metal(c, brace, (0.66, 0.12, 72), thickness=10)
    for path, side, wide, power in ((bow, 0.42, 0.1, 0.95), (bow, -0.62, 0.07, 0.35), (inner, 0.4, 0.1, 0.6)):
        d = np.gradient(sample(path, 60)[:, :2], axis=0)
        n = np.hypot(d[:, 0], d[:, 1])
        spine = [
            (float(p[0] + side * p[2] * q[1] / m), float(p[1] - side * p[2] * q[0] / m), float(p[2] * wide))
            for p, q, m in zip(sample(path, 60), d, n, strict=True)
        ]
        lit = c.mask(limb(spine, 90), soft=2.2)
        down = smoothstep(700, 780, c.y) * (0.45 + 0.55 * smoothstep(500, 260, c.x) if side > 0 else 1.0)
        c.screen(lit * np.asarray(down, np.float32), (0.96, 0.09, 86), power)


def _bell(c: Canvas, w: Array, a: Array) -> None:
    """The golden funnel with the ledge of the street cut into it, lit from its depth."""
    inside = c.full(smoothstep(-0.004, 0.004, w))
    c.shadow(inside, 4, 46, 34, 0.75, (0.2, 0.07, 340))
    turns = (w - FIRST) / PITCH - a / TURN
    v = np.mod(turns, 1.0)
    u = a + TURN * np.floor(turns)
    wide = smoothstep(START - 1.6, START, u)
    feet = 1 - (1 - FEET) * wide
    lathe = c.noise.at("lathe", w * 50, a * 0.4, 1.0, 3) - 0.5
    # A bell mirrors the world upside down: dark land in its upper flare, the bright sky in its lower one.
    way = a - 0.9
    lit = np.exp(2.0 * (np.cos(way) - 1)) + 0.5 * np.exp(10 * (np.cos(a - 3.3) - 1))
    t = 0.3 + 0.16 * lit * smoothstep(1.5, 0.1, w) + 0.03 * lathe + 0.5 * smoothstep(0.05, 1.5, w)
    edge = 0.30 - 0.2 * np.clip(np.cos(way), -1, 1) + 0.03 * np.cos(a * 3)
    land = smoothstep(edge + 0.035, edge - 0.015, w) * smoothstep(0.02, 0.06, w) * smoothstep(0.45, -0.2, np.cos(way))
    t = t - 0.3 * land
    crisp = np.exp(-(((w - edge - 0.045) / 0.018) ** 2)) * smoothstep(0.3, -0.4, np.cos(way))
    t = t + 0.22 * crisp + 0.42 * np.exp(-(((w - 0.10) / 0.035) ** 2)) * np.exp(5 * (np.cos(way) - 1))
    t = t - 0.26 * np.exp(-v / 0.1) * smoothstep(START + TURN - 1.8, START + TURN, u)
    brass = ramp(
        [
            (0, (0.24, 0.08, 350)),
            (0.22, (0.38, 0.1, 30)),
            (0.45, (0.61, 0.135, 66)),
            (0.72, (0.82, 0.14, 80)),
            (1, (0.97, 0.08, 92)),
        ]
    )
    c.fill(inside, pick(brass, np.asarray(t, np.float32)), detail=0.45)
    ledge = inside * (smoothstep(0, 0.02, v - feet) * (wide > 0.02)) * np.where(u < LAST, 1.0, 0.0)
    lane = (v - feet) / np.maximum(1 - feet, 1e-3)
    pave = 0.42 + 0.22 * lane + 0.16 * smoothstep(0.6, 2.4, w) + 0.1 * (c.field("worn", 16, 3) - 0.5)
    tone = ramp([(0, (0.22, 0.06, 345)), (0.4, (0.42, 0.09, 36)), (0.7, (0.68, 0.12, 66)), (1, (0.92, 0.09, 85))])
    c.fill(ledge, pick(tone, np.asarray(pave, np.float32)), detail=0.55)
    c.glow(*THROAT, 190, (0.82, 0.15, 60), 0.5, flat=TALL)


def _rim(c: Canvas, w: Array) -> None:
    """The rolled edge of the bell: a bright wire all round."""
    edge = c.full(smoothstep(-0.058, -0.048, w) * smoothstep(0.024, 0.014, w))
    across = (w + 0.016) / 0.037
    facing = -(c.x - 400) * 0.5 - (c.y - 424) * 0.6
    t = 0.5 + 0.34 * np.sign(facing) * np.clip(-across, -1, 1) * np.clip(np.abs(facing) / 200, 0, 1) - 0.25 * across**2
    t = t + 0.12 * (c.field("wire", 120, 3) - 0.5) + 0.08 * np.clip(facing / 250, -1, 1)
    brass = ramp(
        [
            (0, (0.24, 0.07, 20)),
            (0.35, (0.5, 0.115, 52)),
            (0.6, (0.74, 0.13, 75)),
            (0.82, (0.92, 0.09, 90)),
            (1, (0.99, 0.03, 95)),
        ]
    )
    c.fill(edge, pick(brass, np.asarray(t, np.float32)), detail=0.8)


def _shine(c: Canvas, w: Array, a: Array) -> None:
    """Hard light on the brass: along the rolled rim and in two long arcs round the flare."""

    def about(middle: float, spread: float) -> Array:
        return np.asarray(np.exp(-((np.angle(np.exp(1j * (a - middle))) / spread) ** 2)), np.float32)

    wire = np.exp(-(((w + 0.03) / 0.008) ** 2))
    c.screen((wire * (about(3.95, 0.7) + 0.5 * about(0.9, 0.4))).astype(np.float32), (0.98, 0.06, 92), 0.95)
    for depth, wide, middle, spread, power in (
        (0.06, 0.012, 4.0, 0.55, 0.8),
        (0.12, 0.02, 4.1, 0.4, 0.4),
        (0.07, 0.012, 0.95, 0.4, 0.45),
    ):
        arc = np.exp(-(((w - depth) / wide) ** 2)) * about(middle, spread)
        c.screen(arc.astype(np.float32), (0.96, 0.09, 88), power)


def _kerb(c: Canvas) -> None:
    """The bright edge of the street where it drops to the next turn, and the shade it throws."""
    n = 420
    us = [START - 1.3 + (LAST - START + 1.3) * i / n for i in range(n + 1)]
    line = [spot(u, 0.995) for u in us]
    drop = [spot(u, 1.03) for u in us]
    wide = [max(1.0, street_size(u) * 0.018 * min(1.0, 0.1 + (u - START + 1.3) / 1.6)) for u in us]

    def shade(pen: Pen) -> None:
        for i in range(n):
            pen.stroke([drop[i], drop[i + 1]], (0.2, 0.06, 20), wide[i] * 1.9, 0.8)

    def work(pen: Pen) -> None:
        for i in range(n):
            pen.stroke([line[i], line[i + 1]], (0.9, 0.12, 84), wide[i])

    c.draw(shade, soft=2.0, detail=0.6)
    c.draw(work, relief=2.0, detail=0.8)


def _lamps(c: Canvas, lit: list[tuple[float, float, float]]) -> None:
    """The windows' haze, lamps along the kerb, the light at the bottom."""
    for x, y, q in lit:
        c.glow(x, y, q, (0.93, 0.14, 72), 0.26)
    lamps = [(*spot(START + i * 0.62, 0.93), street_size(START + i * 0.62)) for i in range(30)]

    def bulbs(pen: Pen) -> None:
        for x, y, s in lamps:
            pen.dot(x, y, max(1.0, s * 0.018), (0.99, 0.06, 95))

    c.draw(bulbs, emission=0.7, detail=0.95)
    for x, y, s in lamps:
        c.glow(x, y, max(4.0, s * 0.07), (0.95, 0.12, 80), 0.6)
    c.glow(*THROAT, 26, (0.99, 0.07, 92), 0.95)
    c.glow(*THROAT, 74, (0.92, 0.14, 74), 0.6)


def _hill(c: Canvas) -> None:
    """The dark hill that the tuba stands on, the last light along its edge."""
    crest = _HILL + 16 * np.sin(c.x / 150 + 0.4) + 8 * np.sin(c.x / 61) + 0.00018 * (c.x - 400) ** 2
    m = c.full(smoothstep(-1, 1, c.y - crest))
    c.fill(m, pick(ramp([(0.27, 0.07, 352), (0.15, 0.05, 325)]), (c.y - crest) / 90), detail=0.4)
    edge = c.full(np.exp(-(((c.y - crest - 2) / 3.0) ** 2)) * (0.4 + 0.6 * smoothstep(160, 30, np.abs(c.x - 408))))
    c.screen(edge, (0.84, 0.13, 62), 0.5)
    c.multiply(c.mask(oval(408, _HILL + 14, 160, 14), soft=8), (0.14, 0.05, 330), 0.7)
    r = c.rng("blades")

    def blades(pen: Pen) -> None:
        for _ in range(420):
            x = r.uniform(-10, 810)
            y = _HILL + 16 * math.sin(x / 150 + 0.4) + 8 * math.sin(x / 61) + 0.00018 * (x - 400) ** 2 + 4
            q = r.uniform(5, 15)
            pen.stroke([(x, y), (x + r.normal(0, 3), y - q)], (0.2, 0.06, 340), r.uniform(1, 2), 0.9)

    c.draw(blades, detail=0.6)


def _band(c: Canvas) -> None:
    """The hidden one: hares with horns and a drum, on their way along the hill."""

    def work(pen: Pen) -> None:
        for i in range(6):
            x = 620 + i * 29 + (i % 2) * 3
            y = _HILL + 16 * math.sin(x / 150 + 0.4) + 8 * math.sin(x / 61) + 0.00018 * (x - 400) ** 2 + 2
            with pen.at(x, y, 0, 2.1):
                ink = (0.16, 0.05, 335)
                pen.fill(oval(0, -4, 2.2, 4.2), ink)
                pen.dot(-0.5, -9, 2.0, ink)
                for way in (-0.6, 0.9):
                    pen.stroke([(way, -10), (way + 0.8, -15)], ink, 1.1)
                for way in (-1.6, 1.4):
                    pen.stroke([(0, -2), (way, 1)], ink, 1.2)
                if i == 3:
                    pen.dot(-3, -5, 2.6, (0.58, 0.17, 28))
                elif i == 0:
                    pen.stroke([(-1, -6), (-4, -8), (-4, -12)], ink, 0.9)
                    pen.dot(-4, -12, 1.5, (0.98, 0.09, 88))
                else:
                    pen.stroke([(-1, -7), (-5, -8.4)], (0.86, 0.13, 78), 1.1)
                    pen.fill(polygon([(-4, -8), (-7.4, -11), (-7.4, -6.4)]), (0.86, 0.13, 78))

    c.draw(work, detail=0.95)
    c.glow(612, _HILL - 28, 16, (0.95, 0.13, 78), 0.7)
