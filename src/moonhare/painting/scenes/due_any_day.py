"""An egg taller than the church lies in a nest on the roofs of a town at dawn; light comes through its crack."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._due_any_day_parts import church, feather, nest, roofs, stork
from moonhare.painting.shapes import curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Due Any Day",
    hero="egg taller than the church in a great nest on the town's roofs, its shell cracking open with light",
    idea="wrong scale",
    place="city, rooftops",
    palette="sunset coral",
    composition="low-horizon giant",
    time="dawn",
    symbols=("egg", "nest", "feather"),
    hidden="on a chimney a stork stands on a nest of its own and looks up",
    readings=("motherhood", "future", "suspense"),
)
FINISH = {"vignette": 0.42, "contrast": 0.14, "bloom": 0.6, "focus": Focus(396, 600, 340, 440, 0.5)}

_EGG = (398.0, 548.0, 234.0, 318.0, 7.0)
_Pair = tuple[float, float]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.66, -0.5, 0.36),
        key=(0.95, 0.1, 68),
        shade=(0.32, 0.11, 318),
        rim=(0.8, -0.4, 0),
        rim_colour=(0.98, 0.11, 74),
        bounce=(0.72, 0.16, 30),
        bounce_share=0.25,
    )
    c.wash(
        [
            (0, (0.27, 0.1, 302)),
            (0.2, (0.38, 0.125, 325)),
            (0.4, (0.55, 0.15, 5)),
            (0.55, (0.74, 0.16, 36)),
            (0.68, (0.91, 0.13, 70)),
            (1, (0.5, 0.13, 10)),
        ],
        warp=16,
    )
    streaks(c, 60, 560, (0.9, 0.12, 45), share=0.4, seed="low", cover=0.5)
    c.glow(640, 800, 420, (0.96, 0.12, 74), 0.7)
    _far(c)
    repaint(c, 0.6, seed="air")
    egg = _egg(c)
    nest(c, egg)
    c.fog(930, 1060, (0.9, 0.13, 58), 0.4)
    church(c, 668.0, 1000.0)
    roofs(c, 1030.0, 70.0, (0.36, 0.12, 345), "mid", 0.4)
    c.fog(1010, 1130, (0.86, 0.15, 45), 0.5)
    roofs(c, 1172.0, 104.0, (0.24, 0.09, 325), "near", 0.75)
    stork(c, 118.0, 986.0)
    repaint(c, 0.15, seed="last")
    _crack(c, egg)
    feather(c)
    _air(c)


def _far(c: Canvas) -> None:
    """Hills and the far quarters, swallowed by light."""
    for i, (y, tone) in enumerate(((840.0, (0.76, 0.13, 40)), (900.0, (0.62, 0.14, 14)))):
        ridge = y - 60 * (c.field(f"hill{i}", 260, 3)[0] - 0.4)
        c.fill(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, 0.85, detail=0.1)
        roofs(c, y + 30, 34 + 16 * i, mix(tone, (0.5, 0.13, 350), 0.35), f"far{i}", 0.0)
        c.fog(y - 10, y + 120, (0.93, 0.11, 66), 0.7)


def _egg(c: Canvas) -> Mask:
    """The shell: smooth, warm towards the sun, plum in its shade, freckled a little."""
    x, y, rx, ry, turn = _EGG
    c.glow(x, y, 470, (0.94, 0.12, 62), 0.2)
    outline = []
    for k in range(28):
        a = 2 * math.pi * k / 28
        u, v = math.sin(a) * rx, -math.cos(a) * ry
        u *= 1 + 0.14 * (v / ry) - 0.02 * (v / ry) ** 2
        t = math.radians(turn)
        outline.append((x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t)))
    shape = c.mask(curve(outline))
    ball = Clay(c, (x - rx - 90, y - ry - 40, x + rx + 90, y + ry + 40))
    ball.ball(x - 6, y + 20, rx * 1.2, ry * 1.12, turn=turn, thick=rx * 1.15)
    coat = ramp(
        [
            (0, (0.24, 0.1, 312)),
            (0.3, (0.36, 0.12, 328)),
            (0.55, (0.52, 0.13, 350)),
            (0.78, (0.72, 0.13, 22)),
            (1, (0.93, 0.09, 62)),
        ]
    )
    c.form(ball.relief(2).within(shape), coat, mottle=0.03, grain=70, rim=0.2, depth=0.6, bias=-0.1, detail=0.55)
    c.multiply(shape * np.asarray(smoothstep(660, 860, c.y), np.float32), (0.36, 0.13, 325), 0.7)
    r = c.rng("freckles")

    def freckles(pen: Pen) -> None:
        for _ in range(230):
            a, q = float(r.uniform(0, 6.283)), float(r.uniform(0, 1)) ** 0.5
            px, py = x + math.cos(a) * q * rx * 1.1, y - 40 + math.sin(a) * q * ry
            pen.fill(
                oval(px, py, float(r.uniform(1.2, 5.2)), float(r.uniform(1.0, 3.6)), float(r.uniform(0, 180))),
                (0.44, 0.13, 350),
                float(r.uniform(0.12, 0.42)),
            )

    c.draw(freckles, detail=0.5, clip=shape, soft=0.5)
    c.screen(shape.edge(16, -6, 8), (0.98, 0.12, 68), 0.9)
    c.screen(shape.edge(-7, -3, 6), (0.62, 0.16, 345), 0.45)
    d = np.hypot((c.x - (x - 40)) / 150, (c.y - (y - 50)) / 190)
    c.screen(shape * np.asarray(np.exp(-(d**1.7)), np.float32), (0.84, 0.18, 48), 0.72)
    return shape


def _taper(line: list[_Pair], wide: float) -> list[_Pair]:
    """Return an outline round a jagged line, widest at its start, running out in a point."""
    n = len(line) - 1
    left: list[_Pair] = []
    right: list[_Pair] = []
    for k, (x, y) in enumerate(line):
        before, after = line[max(k - 1, 0)], line[min(k + 1, n)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        w = wide * (1 - k / n) ** 0.8 / (math.hypot(dx, dy) + 1e-6)
        left.append((x - dy * w, y + dx * w))
        right.append((x + dy * w, y - dx * w))
    return [*left, *right[::-1]]


def _crack(c: Canvas, egg: Mask) -> None:
    """The crack, a piece of shell gone from it, and the light within."""
    x, y = 356.0, 506.0
    r = c.rng("crack")

    def walk(px: float, py: float, aim: float, long: float, wide: float, depth: int) -> list[list[_Pair]]:
        """One crack that runs on in jerks and forks; returns the outlines of it and of its branches."""
        line, out, turn = [(px, py)], [], 1.0
        n = max(3, int(long / 26))
        for k in range(n):
            a = aim + turn * float(r.uniform(0.25, 0.75))
            q = long / n * float(r.uniform(0.7, 1.4))
            px, py = px + math.cos(a) * q, py + math.sin(a) * q
            line.append((px, py))
            if depth and k < n - 1 and r.random() < 0.4:
                fork = aim + turn * float(r.uniform(0.7, 1.1))
                out += walk(px, py, fork, long * 0.42, wide * 0.5, depth - 1)
            turn = -turn
        return [_taper(line, wide), *out]

    outlines: list[list[_Pair]] = []
    for aim, long, wide in (
        (-60, 262, 6.4),
        (-4, 200, 3.6),
        (58, 96, 3.0),
        (116, 270, 6.0),
        (190, 120, 3.4),
        (238, 150, 3.2),
    ):
        a = math.radians(aim)
        outlines += walk(x + math.cos(a) * 18, y + math.sin(a) * 26, a, long, wide, 1)
    rough = [(26, -64), (36, -30), (28, 2), (8, 26), (-6, 58), (-30, 66), (-26, 34), (-42, 8), (-30, -22), (-2, -40)]
    hole = polygon([(x + u, y + v) for u, v in rough])
    gaps = c.mask(hole, *(polygon(o) for o in outlines)) & egg
    c.multiply(gaps.grow(4).blur(3) & egg, (0.42, 0.16, 12), 0.55)
    c.glow(x, y - 20, 300, (0.92, 0.16, 60), 0.5)
    c.fill(gaps, (0.97, 0.11, 82), detail=0.95)
    c.fill(gaps.grow(-3).blur(1), (0.995, 0.04, 92), detail=0.95)
    c.emit(gaps, 1.0)
    c.glow(x, y, 110, (0.98, 0.13, 76), 0.75)
    c.rays(x, y, [148, 176, 200, 228, 262], 620, 110, (0.97, 0.14, 70), 0.34, soft=22)


def _air(c: Canvas) -> None:
    places = [(650.0, 190.0, 34.0), (700.0, 164.0, 26.0), (738.0, 206.0, 22.0)]
    far_birds(c, places, (0.2, 0.09, 315), seed="storks", alpha=0.9)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(70):
            a, q = float(r.uniform(2.2, 4.4)), float(abs(r.normal(0, 190)) + 30)
            pen.dot(
                348 + math.cos(a) * q,
                480 + math.sin(a) * q,
                float(r.uniform(0.8, 2.4)),
                (0.98, 0.1, 82),
                float(r.uniform(0.3, 0.9)),
            )

    c.draw(motes, detail=0.8, emission=0.7)
    c.screen(c.mask(limb([(60, 1196, 30), (400, 1200, 40), (760, 1196, 30)]), soft=30), (0.6, 0.14, 20), 0.1)
