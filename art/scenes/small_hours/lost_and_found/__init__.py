"""A bear as tall as the spruces, knitted of red wool, walks through falling snow and comes slowly undone."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.motifs.plants import pine
from art.painting.motifs.skies import snowfall
from art.painting.pen import Pen
from art.painting.shapes import box, circle, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint

from .bear import paint_bear, paint_thread

BRIEF = Brief(
    title="Lost and Found",
    hero="bear as tall as the spruces, knitted of red wool, walking towards a tiny lit tram while its thread runs out",
    idea="made of",
    place="forest, tram terminus in spruces",
    palette="snow blue",
    composition="profile",
    time="overcast",
    symbols=("mitten", "bear", "tram"),
    hidden="its thread ends in one small red mitten in the snow",
    readings=("undoing", "winter", "comfort"),
)
FINISH = {"vignette": 0.26, "bloom": 0.5, "saturation": 1.1, "focus": Focus(500, 760, 440, 470, 0.2)}

_TRAM = (700.0, 990.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.65, 0.55),
        key=(0.97, 0.04, 80),
        shade=(0.34, 0.1, 268),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.95, 0.06, 75),
        bounce=(0.7, 0.06, 245),
        bounce_share=0.24,
    )
    _wood(c)
    repaint(c, 0.6, seed="wood", loose=1.1)
    _tram(c)
    c.lamps.append(Lamp(x=_TRAM[0], y=_TRAM[1] - 20, z=70, reach=380, colour=(0.93, 0.14, 68), power=1.0))
    paint_bear(c)
    c.lamps.clear()
    paint_thread(c)
    _near(c)
    _lights(c)


def _wood(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.58, 0.09, 251)),
            (0.2, (0.7, 0.075, 246)),
            (0.3, (0.76, 0.065, 242)),
            (0.44, (0.82, 0.055, 236)),
            (0.66, (0.9, 0.04, 220)),
            (0.84, (0.9, 0.04, 215)),
            (1, (0.7, 0.07, 245)),
        ],
        16,
    )
    for k, (base, tone, size, count) in enumerate(
        ((930.0, (0.66, 0.07, 246), 430.0, 15), (950.0, (0.56, 0.08, 249), 500.0, 13))
    ):
        r = c.rng(f"spruces{k}")
        for i in range(count):
            x = -40 + (880 / (count - 1)) * i + float(r.normal(0, 20))
            h = size * float(r.uniform(0.66, 1.16))
            tree = c.mask(pine(x, base, h, h * 0.3, r), soft=1.6 - 0.6 * k)
            lighter = mix(tone, (0.6, 0.085, 250), 0.4)
            up = smoothstep(base - h, base, c.y[tree.where])[..., None]
            c.fill(tree, np.asarray(lighter + (rgb(tone) - lighter) * up, np.float32), 0.9, detail=0.2)
        c.fog(base - 230, base + 70, (0.9, 0.035, 228), 0.75, cell=220)
    for x, y, h, tone, haze in (
        (150, 964, 600, (0.5, 0.085, 246), 0.4), (290, 952, 520, (0.56, 0.08, 244), 0.5),
        (560, 960, 640, (0.5, 0.085, 246), 0.4), (806, 984, 900, (0.34, 0.08, 252), 0.12),
        (690, 972, 620, (0.4, 0.085, 250), 0.2), (14, 994, 940, (0.32, 0.08, 252), 0.1),
    ):  # fmt: skip
        _spruce(c, float(x), float(y), float(h), tone, haze)
    c.fog(800, 1030, (0.92, 0.035, 225), 0.85, cell=160)
    floor = 1004 + 10 * np.sin(c.x / 120) + 10 * (c.field("drift", 120, 3) - 0.5)
    snow = c.full(smoothstep(-5, 5, c.y - floor))
    warm = np.exp(-(((c.x - _TRAM[0] + 60) / 230) ** 2) - ((c.y - 1036) / 62) ** 2)
    t = 0.8 - 0.42 * smoothstep(1020, 1200, c.y) + 0.24 * (c.field("snow", 90, 4, (2, 0.7)) - 0.5)
    colours = pick(c.tones((0.82, 0.05, 245), 0.6), np.asarray(t, np.float32))
    c.fill(snow, colours, detail=0.1)
    core = np.exp(-(((c.x - _TRAM[0] + 20) / 130) ** 2) - ((c.y - 1020) / 34) ** 2)
    c.glaze(snow * np.asarray(warm * 0.8, np.float32), (0.82, 0.13, 55), 0.5)
    c.screen(snow * np.asarray(core, np.float32), (0.93, 0.14, 72), 0.75)

    def rails(pen: Pen) -> None:
        for dy in (0.0, 7.0):
            pen.stroke([(x, 991 + dy + 0.012 * (x - 700)) for x in range(430, 820, 30)], (0.36, 0.07, 258), 1.6, 0.7)

    c.draw(rails, detail=0.6)
    c.glow(_TRAM[0] - 40, 1026, 120, (0.9, 0.16, 62), 0.7, flat=0.3)


def _spruce(c: Canvas, x: float, y: float, h: float, tone: Colour, haze: float) -> None:
    """A spruce of drooping boughs, snow lying on each."""
    r = c.rng(f"spruce/{x:.0f}/{y:.0f}")
    tiers = 26
    with c.group() as tree:
        trunk = polygon([(x - h * 0.012, y), (x, y - h * 0.95), (x + h * 0.012, y)])
        c.fill(c.mask(trunk), mix(tone, (0.2, 0.05, 260), 0.5), detail=0.3)
        for k in range(tiers):
            q = k / (tiers - 1)
            level = y - h * (0.07 + 0.9 * q)
            half = 0.17 * h * (1 - q) ** 0.85 * float(r.uniform(0.82, 1.15)) + 4
            n = int(12 + half * 0.5)
            side = r.choice((-1.0, 1.0), n)
            out = r.random(n) ** 0.7
            px = x + side * out * half
            py = level + 0.42 * half * out**1.4 + r.normal(0, 2.5, n)
            angle = np.where(side > 0, 0.62, math.pi - 0.62) + r.normal(0, 0.22, n)
            size = np.clip(half * 0.62, 9, 62) * r.uniform(0.7, 1.2, n)
            dark = jittered(np.repeat(rgb(tone)[None], n, 0) * (0.72 + 0.3 * r.random((n, 1))), r, 0.05)
            strew(c, "leaf", px, py, size, angle, np.asarray(dark, np.float32), seed=f"b{x}{k}", detail=0.35)
            m = n // 2
            white = mix((0.97, 0.015, 235), (0.8, 0.05, 245), 0.3)
            snow_ = jittered(np.repeat(np.asarray(white)[None], m, 0), r, 0.05, 0.008)
            strew(c, "leaf", px[:m] - side[:m] * 2, py[:m] - size[:m] * 0.16, size[:m] * 0.7, angle[:m], snow_,
                  seed=f"s{x}{k}", alpha=0.85, detail=0.35)  # fmt: skip
    there = c.paste(tree)
    veil = np.clip(haze + 0.45 * smoothstep(y - 0.5 * h, y, c.y), 0, 1)
    c.glaze(there * np.asarray(veil, np.float32), (0.88, 0.04, 230))


def _tram(c: Canvas) -> None:
    x, y = _TRAM
    c.glaze(c.mask(oval(x, y - 60, 150, 110), soft=46), (0.34, 0.085, 258), 0.8)
    c.glow(x, y - 30, 120, (0.82, 0.17, 58), 0.9)
    c.glow(x, y - 36, 60, (0.93, 0.15, 70), 0.75)
    wire = [(300, 905), (480, 893), (640, 900), (830, 878)]

    def line(pen: Pen) -> None:
        pen.stroke(wire, (0.32, 0.06, 258), 1.2)
        pen.stroke([(x + 6, y - 60), (x - 8, y - 80), (x + 3, y - 97)], (0.26, 0.05, 258), 2.2)
        pen.stroke([(x - 6, y - 98), (x + 12, y - 99)], (0.26, 0.05, 258), 2.2)
        pen.fill(box(x - 44, y - 4, 26, 9, 3), (0.2, 0.05, 258))
        pen.fill(box(x + 18, y - 4, 26, 9, 3), (0.2, 0.05, 258))

    c.draw(line, detail=0.7)
    c.multiply(c.mask(oval(x, y + 8, 64, 7), soft=4), c.palette.deep, 0.5)
    body = c.mask(box(x - 56, y - 58, 112, 58, 10))
    c.form(body, (0.36, 0.11, 256), thickness=12, rim=0.4, detail=0.9)
    c.form(c.mask(box(x - 56, y - 24, 112, 26, 5)) & body, (0.8, 0.12, 78), thickness=8, detail=0.9)
    c.form(c.mask(box(x - 46, y - 64, 92, 9, 4)), (0.46, 0.06, 256), thickness=5, rim=0.6, detail=0.85)
    for k in range(5):
        pane = c.mask(box(x - 49 + k * 20.5, y - 49, 15, 21, 3))
        c.fill(pane, (0.93, 0.16, 78), detail=0.95)
        c.emit(pane, 0.9)
    lamp = c.mask(circle(x - 57, y - 14, 5.5))
    c.fill(lamp, (0.99, 0.05, 92), detail=0.95)
    c.emit(lamp, 1.0)
    c.glow(x - 58, y - 14, 24, (0.98, 0.09, 85), 0.9)
    beam = c.mask(polygon([(x - 60, y - 17), (x - 330, y - 44), (x - 330, y + 40), (x - 60, y - 11)]), soft=9)
    c.screen(beam * np.asarray(np.clip(1 - (x - 58 - c.x) / 270, 0, 1) ** 1.4, np.float32), (0.96, 0.1, 80), 0.6)


def _near(c: Canvas) -> None:
    """Young spruces at the card's foot, dark, laden with snow."""
    for x, y, h in ((-12.0, 1250.0, 360.0), (66.0, 1262.0, 200.0), (806.0, 1256.0, 370.0)):
        _spruce(c, x, y, h, (0.3, 0.07, 256), -0.25)


def _lights(c: Canvas) -> None:
    x, y = _TRAM
    c.glow(x - 30, y - 10, 130, (0.84, 0.18, 55), 0.3)
    c.glow(x, y - 34, 44, (0.92, 0.17, 66), 0.22)
    for k in range(5):
        c.glow(x - 41 + k * 20.5, y - 38, 9, (0.97, 0.13, 80), 0.45)
    snowfall(c, 520, size=(1.6, 5), colour=(0.98, 0.012, 90), alpha=0.8)
    snowfall(c, 90, size=(6, 15), colour=(0.98, 0.012, 90), alpha=0.8, seed="near")
    r = c.rng("soft")
    n = 26
    fx, fy = r.uniform(-10, 810, n), r.uniform(-10, 1210, n)
    white = np.ones((n, 3), np.float32)
    strew(c, "soft", fx, fy, r.uniform(18, 46, n), r.uniform(0, 6.3, n), white, seed="soft", alpha=0.4, detail=0.3)
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(50):
            a = float(r.uniform(0, math.tau))
            d = abs(float(r.normal(0, 130)))
            pen.dot(
                x - 40 + math.cos(a) * d * 1.6,
                y + 20 + math.sin(a) * d * 0.5,
                r.uniform(0.7, 1.6),
                (0.99, 0.06, 85),
                0.8,
            )

    c.draw(glints, emission=0.6, detail=0.95)
