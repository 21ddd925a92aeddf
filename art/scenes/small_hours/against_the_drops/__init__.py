"""A swimmer makes her way, in the rain, up a river of light that pours from a lit window high above the wet city."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask, blur
from art.painting.motifs.corals import fish
from art.painting.motifs.motes import glints
from art.painting.motifs.ribbon import ribbon
from art.painting.motifs.skies import rain
from art.painting.pen import Pen
from art.painting.shapes import oval, sample
from art.painting.strokes import repaint

from .city import STREET, WINDOW, city, shops, tower, walkers, window
from .swimmer import swimmer, wake

BRIEF = Brief(
    title="Against the Drops",
    hero="swimmer in a red cap on her way up a river of golden light that pours out of one high lit window",
    idea="impossible journey",
    place="tower blocks, Hong Kong",
    palette="ink and red",
    composition="diagonal fall",
    time="night",
    symbols=("swimmer", "rain", "window"),
    hidden="a goldfish swims up the same light, far behind",
    readings=("defiance", "homecoming", "moth"),
    person=True,
)

FINISH = {"vignette": 0.36, "bloom": 0.5, "contrast": 0.14, "focus": Focus(440, 500, 420, 580, 0.22)}

_SPINE = [
    (638, 176, 45),
    (634, 250, 50),
    (604, 322, 55),
    (548, 388, 64),
    (496, 462, 80),
    (448, 560, 104),
    (376, 684, 136),
    (262, 820, 176),
    (110, 980, 228),
    (-60, 1180, 300),
    (-150, 1290, 340),
]
"""The river's middle and half its width, from the window to the eye."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.7, 0.5),
        key=(0.97, 0.08, 80),
        shade=(0.26, 0.08, 330),
        rim=(0.55, -0.8, 0),
        rim_colour=(0.98, 0.1, 80),
    )
    night = [(0.13, 0.05, 272), (0.19, 0.075, 282), (0.3, 0.11, 335), (0.44, 0.15, 18), (0.52, 0.17, 28)]
    c.wash(list(zip((0.0, 0.3, 0.52, 0.7, 0.8), night, strict=True)), 18)
    _clouds(c)
    city(c)
    tower(c)
    repaint(c, 0.6, seed="city", loose=0.6)
    shops(c)
    walkers(c)
    rain(c, 420, angle=104, length=(24, 80), colour=(0.85, 0.09, 50), alpha=0.24, seed="far")
    window(c)
    for x, y, w in _SPINE[2:9]:
        c.glow(x + w * 0.3, y, w * 1.9, (0.74, 0.18, 45), 0.24)
    _river(c)
    wake(c)
    swimmer(c)
    _spill(c)
    c.glow(WINDOW[0] + 56, 236, 84, (0.99, 0.09, 86), 0.7)
    rain(c, 130, angle=104, length=(40, 120), colour=(0.95, 0.06, 70), alpha=0.34, seed="near")
    _splashes(c)


def _clouds(c: Canvas) -> None:
    n = c.field("cloud", 190, 5, (2.2, 1))
    c.screen(c.full(smoothstep(0.5, 0.8, n) * smoothstep(520, 60, c.y)), (0.42, 0.11, 320), 0.4)


def _river(c: Canvas) -> None:
    """Light as water: long bright threads along the flow, swell, foam torn from crests and banks."""
    spine = sample(_SPINE, 200)
    band = ribbon(c, [(float(p[0]), float(p[1]), float(p[2]) * 1.14) for p in _SPINE], overlap=9)
    at = band.mask.where
    step = np.hypot(np.gradient(spine[:, 0]), np.gradient(spine[:, 1]))
    run = np.cumsum(step)
    flow = np.cumsum(step / spine[:, 2])
    v = np.interp(band.along, run, flow).astype(np.float32)
    w = np.interp(band.along, run, spine[:, 2]).astype(np.float32)
    u = np.asarray(band.across * 1.14, np.float32)
    bank = c.noise.at("bank", v * 1.6, np.sign(u) * 3 + 5, 1.0, 2) - 0.5
    edge = np.abs(u) + 0.05 * bank * smoothstep(0.6, 3.5, v)
    m = band.mask * np.asarray(smoothstep(1.02, 0.985, edge), np.float32)
    m = m & c.full(smoothstep(WINDOW[1] + 100, WINDOW[1] + WINDOW[3] - 4, c.y))
    under = m.move(4, 9) | m.move(7, 16)
    c.multiply(under.blur(14).move(18, 30), (0.16, 0.06, 330), 0.55)
    c.fill(under - m, (0.6, 0.17, 46), 0.92, detail=0.5)
    c.screen((under - m).edge(3, 3, 1.5), (0.9, 0.15, 70), 0.5)
    swell = c.noise.at("swell", u * 0.9, v * 1.1, 1.0, 2) - 0.5
    thread = c.noise.at("thread", u * 7 + swell, v * 0.55, 1.0, 3) - 0.5
    height = (0.8 * swell + 0.2 * thread) * w
    whole = np.zeros((c.h, c.w), np.float32)
    whole[at] = height
    soft = blur(whole, 3 * c.scale)[at]
    slope = np.tanh((np.gradient(soft, axis=0) * 1.1 - np.gradient(soft, axis=1) * 0.5) * c.scale * 0.3)
    depth = smoothstep(0.0, 9.0, v)
    t = (
        0.96
        - 0.46 * depth**0.8
        + (0.15 + 0.1 * smoothstep(120, 280, w)) * slope
        + 0.14 * thread
        + 0.1 * swell
        - 0.16 * np.abs(u) ** 3
    )
    t += 0.14 * np.exp(-((u / 0.4) ** 2)) * depth
    table = ramp(
        [
            (0.0, (0.4, 0.13, 28)),
            (0.2, (0.57, 0.16, 44)),
            (0.42, (0.73, 0.16, 60)),
            (0.62, (0.84, 0.145, 74)),
            (0.82, (0.93, 0.115, 85)),
            (1.0, (0.985, 0.06, 92)),
        ]
    )
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.55)
    c.emit(m * np.asarray((1 - depth) * 0.7 + 0.1, np.float32), 0.7)
    _streams(c, m)
    repaint(c, 0.18, seed="flow", loose=0.6)
    fish(c, 214, 1010, 82, (0.6, 0.22, 30), turn=-42, tall=0.2, seed="gold")
    c.screen(c.mask(oval(214, 1012, 64, 48), soft=14), (0.75, 0.17, 50), 0.3)


def _on(spine: Array, place: float, across: float) -> tuple[float, float]:
    """A place of the river: a share of its way from the window, and -1 to 1 across it."""
    i = min(max(place, 0.0), 1.0) * (len(spine) - 2)
    k = int(i)
    p = spine[k] + (spine[k + 1] - spine[k]) * (i - k)
    d = spine[k + 1] - spine[k]
    n = math.hypot(float(d[0]), float(d[1])) or 1.0
    return float(p[0] - d[1] / n * across * p[2]), float(p[1] + d[0] / n * across * p[2])


def _streams(c: Canvas, m: Mask) -> None:
    """Threads of brighter and darker light along the current; crescents where it heaps up; foam at its banks."""
    spine = sample(_SPINE, 240)
    g = c.rng("streams")

    def threads(pen: Pen) -> None:
        for k in range(620):
            u0 = float(g.uniform(-0.96, 0.96))
            s0 = float(g.uniform(0.02, 0.98)) ** 0.8
            long = float(g.uniform(0.05, 0.2)) * (0.5 + 0.7 * s0)
            phase, sway = float(g.uniform(0, 6.28)), float(g.uniform(0.004, 0.03))
            line = [_on(spine, s0 + long * q / 7, u0 + sway * math.sin(phase + 1.1 * q)) for q in range(8)]
            wide = (1.0 + 7.5 * s0 * s0) * float(g.uniform(0.35, 1.0))
            if k % 5 < 2:
                pen.stroke(line, (0.62, 0.165, 48), wide * 1.3, float(g.uniform(0.12, 0.34)) * (0.3 + 0.7 * s0))
            else:
                tone = mix((0.9, 0.13, 80), (0.995, 0.04, 90), float(g.random()))
                pen.stroke(line, tone, wide, float(g.uniform(0.18, 0.6)))

    c.draw(threads, clip=m, detail=0.6, soft=0.7)

    def troughs(pen: Pen) -> None:
        for k in range(26):
            s0, u0 = 0.24 + 0.74 * (k + float(g.random())) / 26, float(g.uniform(-0.7, 0.7))
            line = [_on(spine, s0 + 0.012 * q, u0 + 0.05 * math.sin(q + k)) for q in range(5)]
            pen.stroke(line, (0.56, 0.165, 42), 5 + 44 * s0 * s0, 0.6)

    c.draw(troughs, clip=m, detail=0.5, soft=8, alpha=0.7)

    def flecks(pen: Pen) -> None:
        for k in range(54):
            s0, u0 = 0.16 + 0.82 * (k + float(g.random())) / 54, float(g.uniform(-0.85, 0.85))
            for _ in range(16):
                s1, u1 = s0 + float(g.normal(0, 0.014)), u0 + float(g.normal(0, 0.05))
                long = float(g.uniform(0.004, 0.016))
                line = [_on(spine, s1 + long * q / 3, u1 + 0.004 * math.sin(2 * q + s1 * 60)) for q in range(4)]
                wide = (0.8 + 5.5 * s0 * s0) * float(g.uniform(0.3, 1))
                pen.stroke(line, (0.995, 0.04, 90), wide, float(g.uniform(0.4, 0.95)))

    c.draw(flecks, clip=m, detail=0.65, soft=0.5)

    def foam(pen: Pen) -> None:
        for _ in range(1500):
            s0 = float(g.uniform(0.1, 1.0)) ** 0.75
            side = -1.0 if g.random() < 0.5 else 1.0
            u0 = side * (0.99 + float(g.normal(0, 0.035)))
            x, y = _on(spine, s0, u0)
            pen.dot(
                x, y, (0.6 + 4.2 * s0 * s0) * float(g.uniform(0.3, 1.0)), (0.995, 0.04, 90), float(g.uniform(0.4, 0.95))
            )
        for side in (-1.0, 1.0):
            for _ in range(110):
                s0 = float(g.uniform(0.06, 0.98))
                u0 = side * (0.985 - abs(float(g.normal(0, 0.03))))
                line = [_on(spine, s0 + 0.016 * q, u0 + 0.008 * math.sin(2 * q + s0 * 40)) for q in range(5)]
                pen.stroke(line, (0.99, 0.05, 88), (0.8 + 4 * s0 * s0) * float(g.uniform(0.4, 1)), 0.7)

    c.draw(foam, detail=0.75, emission=0.15)


def _spill(c: Canvas) -> None:
    """What runs over the banks falls as drops and threads into the street."""
    g = c.rng("spill")
    spine = sample(_SPINE, 120)
    dx, dy = np.gradient(spine[:, 0]), np.gradient(spine[:, 1])
    length = np.hypot(dx, dy)

    def drops(pen: Pen) -> None:
        for _ in range(240):
            i = int(g.integers(20, 112))
            w = float(spine[i, 2])
            x = float(spine[i, 0] - dy[i] / length[i] * w * -1.0)
            y = float(spine[i, 1] + dx[i] / length[i] * w * -1.0)
            if x > spine[i, 0]:
                long = w * abs(float(g.normal(0, 0.34)))
                for part in range(4):
                    a, b = y + long * part / 4, y + long * (part + 1) / 4
                    pen.stroke([(x, a), (x + 0.02 * long, b)], (0.9, 0.15, 68), 0.8 + w / 160, 0.5 * (1 - part / 4))
        for _ in range(620):
            i = int(g.integers(14, 112))
            side = -1.0 if g.random() < 0.82 else 1.0
            w = float(spine[i, 2])
            x = float(spine[i, 0] + side * dy[i] / length[i] * w * -1.0)
            y = float(spine[i, 1] - side * dx[i] / length[i] * w * -1.0)
            if side < 0 and x < spine[i, 0]:
                continue
            fall = abs(float(g.normal(0, 0.5))) * w
            size = 0.7 + w / 120
            x += float(g.uniform(-0.1, 0.12)) * w
            fade = math.exp(-fall / (w * 0.6))
            pen.fill(oval(x, y + fall, size * 0.8, size * (1.6 + 1.6 * g.random())), (0.95, 0.12, 76), 0.85 * fade)

    c.draw(drops, detail=0.85, emission=0.35)

    def spray(r: np.random.Generator) -> tuple[float, float]:
        i = int(r.integers(10, 100))
        return float(spine[i, 0] + r.normal(0, 0.8) * spine[i, 2]), float(spine[i, 1] - abs(r.normal(0, 30)))

    glints(c, c.rng("sparks"), 44, spray, (0.97, 0.12, 78), size=(1.4, 3.6), power=0.8)


def _splashes(c: Canvas) -> None:
    """Rain strikes the asphalt: small crowns and rings."""
    r = c.rng("splashes")

    def work(pen: Pen) -> None:
        for _ in range(130):
            y = float(r.uniform(STREET + 20, 1195))
            x = float(r.uniform(330, 800))
            s = 0.5 + (y - STREET) / 200
            pen.stroke(oval(x, y, 7 * s, 2 * s), (0.9, 0.1, 60), 0.9, 0.35)
            if r.random() < 0.4:
                pen.stroke([(x, y), (x, y - 7 * s)], (0.95, 0.08, 70), 1.1, 0.5)

    c.draw(work, detail=0.8)
