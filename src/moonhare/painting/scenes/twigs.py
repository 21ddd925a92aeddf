"""Railway lines that fork over blue snow like a tree, seen from the sky; the trains' steam is its blossom."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.scenes._twigs_parts import BLUE, SUN, blossom, blossom_shade, lay_tracks, rails, train
from moonhare.painting.shapes import circle, limb, oval, place, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Twigs",
    hero="railway lines forking over blue snow like a tree, the trains' steam at their ends its rosy blossom",
    idea="grows from",
    place="railway, snow plain",
    palette="snow blue",
    composition="seen from above",
    time="morning",
    symbols=("rail", "branch", "engine"),
    hidden="a bird's nest in a siding fork",
    readings=("choice", "family", "delay"),
)
FINISH = {"vignette": 0.42, "saturation": 1.12, "bloom": 0.45, "focus": Focus(400, 430, 330, 380, 0.55)}

_ROSE: list[Colour] = [(0.52, 0.09, 300), (0.74, 0.1, 0), (0.88, 0.085, 30), (0.97, 0.05, 75)]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.66, -0.6, 0.46),
        key=(0.97, 0.06, 62),
        shade=(0.36, 0.12, 266),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.98, 0.06, 62),
    )
    tracks = lay_tracks()
    bed = c.mask(*(limb([(*q, 6.4) for q in t[::6]], len(t)) for t in tracks), wobble=1.6)
    _snow(c, bed)
    repaint(c, 0.6, seed="snow")
    _firs(c)
    places = _tips(c, tracks)
    for x, y, q in places:
        blossom_shade(c, x, y, q)
    _bed(c, bed)
    rails(c, tracks)
    _nest(c)
    _station(c)
    red: Colour = (0.58, 0.2, 28)
    for i, back in ((0, 62.0), (2, 84.0), (4, 86.0), (8, 92.0), (10, 92.0), (12, 66.0)):
        train(c, tracks[i], back, ((0.26, 0.06, 280), (0.52, 0.11, 28), (0.52, 0.11, 28)), 0.95)
    sx, sy = train(c, tracks[6], 168.0, (red, (0.26, 0.05, 280), (0.86, 0.11, 80), (0.86, 0.11, 80)), 1.4)
    for n, (x, y, q) in enumerate(places):
        c.glow(x, y, q * 1.5, (0.86, 0.1, 25), 0.16)
        blossom(c, x, y, q, f"tip{n}", _ROSE)
    c.glow(sx, sy, 60, (0.97, 0.1, 80), 0.5)
    _petals(c)
    light = np.clip(1.1 - np.hypot(c.x - 40, c.y + 60) / 900, 0, 1)
    c.screen(np.asarray(light, np.float32), (0.92, 0.09, 55), 0.3)


def _tips(c: Canvas, tracks: list[Array]) -> list[tuple[float, float, float]]:
    """Where blossom hangs: round each line's end, more of it towards the light."""
    r = c.rng("tips")
    out = []
    for t in tracks:
        x, y = (float(v) for v in t[-1])
        d = t[-1] - t[-12]
        d = d / (np.hypot(*d) + 1e-9)
        size = float(r.uniform(58, 82))
        out.append((x + float(d[0]) * 18, y + float(d[1]) * 18, size))
        for side in (-1, 1):
            if r.random() < 0.9:
                q = size * float(r.uniform(0.4, 0.66))
                away = size * float(r.uniform(0.85, 1.3))
                out.append(
                    (
                        x + float(-d[1]) * side * away + float(r.normal(0, 10)),
                        y + float(d[0]) * side * away * 0.8 + float(r.normal(0, 14)),
                        q,
                    )
                )
    return [(x, y, q) for x, y, q in out if 30 < x < 770 and y > 60]


def _snow(c: Canvas, bed: Mask) -> None:
    """The plain in blue shade, smooth drifts under a low sun; the line lies on a slight dam."""
    drift = (c.field("drift", 340, 2) - 0.5) * 130 + (c.field("ripple", 90, 3, (1.4, 0.7)) - 0.5) * 10
    dam = blur(bed.whole(), 18 * c.scale) * 15
    height = np.asarray(blur(np.asarray(drift, np.float32), 22 * c.scale) + dam, np.float32)
    c.form(Relief(c.full(), height), (0.7, 0.085, 254), rim=0.0, mottle=0.02, depth=0.6, bias=0.0, detail=0.1)
    low = smoothstep(300, 1250, c.y - 0.35 * c.x + 140)
    c.multiply(np.asarray(low, np.float32), (0.42, 0.13, 268), 0.78)


def _bed(c: Canvas, bed: Mask) -> None:
    c.multiply(bed.blur(7).move(7, 7), BLUE, 0.55)
    c.form(bed, (0.27, 0.06, 300), thickness=5, mottle=0.14, grain=20, rim=0.3, detail=0.6)
    c.screen(bed.edge(-2.0, -2.0, 0.8), (0.97, 0.06, 60), 0.6)


def _firs(c: Canvas) -> None:
    """A few firs from right above, like seeds, each with a long pointed shadow."""
    r = c.rng("firs")
    for gx, gy, n in ((84.0, 1020.0, 8), (700.0, 930.0, 8), (690.0, 1100.0, 5), (180.0, 860.0, 3), (80.0, 60.0, 4)):
        for _ in range(n):
            x, y = gx + float(r.normal(0, 42)), gy + float(r.normal(0, 38))
            q = float(r.uniform(9, 17))
            shade = polygon(
                [
                    (x - q * 0.7 * SUN[1], y + q * 0.7 * SUN[0]),
                    (x + q * 6 * SUN[0], y + q * 6 * SUN[1]),
                    (x + q * 0.7 * SUN[1], y - q * 0.7 * SUN[0]),
                ]
            )
            c.multiply(c.mask(shade, soft=1.2), BLUE, 0.6)
            c.form(c.mask(circle(x, y, q), wobble=3, cell=6), (0.3, 0.06, 235), thickness=q, rim=0.9, detail=0.6)
            c.form(c.mask(circle(x - 2, y - 2, q * 0.4), wobble=2, cell=5), (0.9, 0.05, 60), rim=0.5, detail=0.6)


def _nest(c: Canvas) -> None:
    """In the fork of a siding: twigs, down and three pale eggs."""
    x, y = 411.0, 572.0
    c.multiply(c.mask(circle(x + 6, y + 6, 17), soft=3), BLUE, 0.6)
    r = c.rng("nest")

    def work(pen: Pen) -> None:
        pen.dot(x, y, 11, (0.26, 0.05, 45))
        for _ in range(80):
            a, q = r.uniform(0, 6.3), r.uniform(9, 16)
            b = a + r.uniform(0.5, 1.1)
            tone = mix((0.36, 0.06, 40), (0.78, 0.09, 70), float(r.random()))
            ends = [(x + math.cos(w) * k, y + math.sin(w) * k) for w, k in ((a, q), (b, q - 1))]
            pen.stroke(ends, tone, 1.4)

    c.draw(work, relief=2, detail=0.85)
    for dx, dy in ((-3.4, -2.6), (3.8, -1.0), (-0.8, 4.2)):
        c.form(c.mask(oval(x + dx, y + dy, 4.0, 3.1, 30 * dx)), (0.88, 0.06, 205), gloss=0.4, detail=0.9)


def _station(c: Canvas) -> None:
    """A halt beside the trunk: a snowy roof, its windows' light on the snow, one line of footprints."""
    x, y, turn = 236.0, 1010.0, -9.0
    c.glow(x + 44, y + 4, 130, (0.88, 0.16, 62), 1.0)
    c.emit(c.mask(circle(x + 60, y, 60), soft=20), 0.9)
    corners = place([(-36, -24), (36, -24), (36, 24), (-36, 24)], x, y, 1.0, turn)
    ridge = place([(-36, 0), (36, 0)], x, y, 1.0, turn)
    panes = place([(40, -16), (92, -30), (92, 22), (40, 12)], x, y, 1.0, turn)
    c.screen(c.mask(polygon(panes), soft=4), (0.96, 0.12, 75), 0.9)
    for k in range(6):
        c.multiply(c.mask(polygon([(p[0] + SUN[0] * 5 * k, p[1] + SUN[1] * 5 * k) for p in corners])), BLUE, 0.14)
    lamp = c.mask(polygon(place([(36, -18), (42, -19), (42, 16), (36, 15)], x, y, 1.0, turn)), soft=1)
    c.fill(lamp, (0.97, 0.1, 85), detail=0.95)
    c.emit(lamp, 1.0)
    slopes = ([*corners[:2], ridge[1], ridge[0]], [*ridge, *corners[2:]])
    for k, side in enumerate(slopes):
        c.form(c.mask(polygon(side)), (0.9, 0.04, 55) if k == 0 else (0.6, 0.09, 262), thickness=4, rim=0.5, detail=0.8)
    chimney = place([(14, -8)], x, y, 1.0, turn)[0]
    c.form(c.mask(circle(chimney[0], chimney[1], 5)), (0.5, 0.14, 30), detail=0.9)

    def steps(pen: Pen) -> None:
        for n in range(13):
            at = (x + 60 - 3 * n + 9 * math.sin(n / 2.4), y + 34 + 11 * n)
            pen.dot(at[0] + (2.4 if n % 2 else -2.4), at[1], 1.9, (0.22, 0.1, 268), 0.8)

    c.draw(steps, detail=0.9)


def _petals(c: Canvas) -> None:
    """Flakes of steam that the wind has torn off drift away to the lower right."""
    r = c.rng("petals")

    def work(pen: Pen) -> None:
        for _ in range(90):
            x, y = float(r.uniform(60, 790)), float(r.uniform(140, 900))
            pen.dot(x, y, float(r.uniform(1.0, 3.2)), (0.95, 0.06, 40), float(r.uniform(0.3, 0.85)))

    c.draw(work, detail=0.9, soft=0.4)
