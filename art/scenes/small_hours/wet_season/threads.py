"""The rain of Wet Season: broken strokes above, unbroken thread below, and the two bars that it runs through."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import blur
from art.painting.materials import wood
from art.painting.motifs.skies import rain
from art.painting.pen import Pen
from art.painting.shapes import limb, oval, polygon

Spot = tuple[float, float]

FELL: tuple[Spot, Spot] = ((404.0, 672.0), (772.0, 644.0))
"""Where thread becomes cloth: the lower bar, left and right."""
LEAN = 102.5
"""How the rain falls: degrees, 90 is plumb."""
_SKY: tuple[Spot, Spot] = ((560.0, -20.0), (1060.0, -20.0))
_WHITE: Colour = (0.97, 0.012, 220)
_GOLD: Colour = (0.98, 0.085, 88)


def between(a: Spot, b: Spot, t: float) -> Spot:
    """Return the place at share `t` of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def curtain(c: Canvas) -> None:
    """The light that stands in the rain, strongest where it is caught."""
    m = c.mask(polygon([FELL[0], _SKY[0], _SKY[1], FELL[1]])).whole()
    up = 0.12 + 0.88 * smoothstep(40, 640, c.y) ** 1.2
    streak = 0.72 + 0.5 * (c.noise.at("streak", (c.x + 0.2 * c.y) / 15, c.y / 800, 1.0, 2) - 0.5)
    low = smoothstep(330, 600, c.y)
    body = blur(m, 14 * c.scale) * up * streak
    c.screen(np.asarray(body * (1 - low), np.float32), (0.72, 0.03, 230), 0.8)
    c.screen(np.asarray(body * low, np.float32), (0.76, 0.1, 78), 0.78)
    near = blur(m, 70 * c.scale)
    c.screen(np.asarray(near * up * (1 - low), np.float32), (0.56, 0.04, 235), 0.45)
    c.screen(np.asarray(near * up * low, np.float32), (0.62, 0.08, 76), 0.5)
    # What has not been caught falls past.
    rain(c, 3200, angle=LEAN, length=(20, 70), colour=_WHITE, alpha=0.8, seed="past", clip=c.full(near * (1 - m)))


def threads(c: Canvas) -> None:
    """Draw every thread: taut and whole from the bar upwards, then in pieces, then rain."""
    r = c.rng("threads")
    n = 78

    def work(pen: Pen) -> None:
        for k in range(n):
            t = (k + 0.5 + float(r.uniform(-0.2, 0.2))) / n
            a, b = between(*FELL, t), between(*_SKY, t)
            whole = float(r.uniform(0.34, 0.66))
            w = float(r.uniform(1.4, 2.5))
            pen.stroke([a, between(a, b, whole)], (0.34, 0.04, 275), w + 2.2, 0.22)
            share = float(r.uniform(0.75, 1))
            for j in range(8):
                # Cold above, warmer the nearer it comes to being cloth.
                tone = mix(_GOLD, _WHITE, min(1.0, (j + float(r.uniform(0, 1))) / 8 * whole / 0.42))
                pen.stroke([between(a, b, whole * j / 8), between(a, b, whole * (j + 1) / 8)], tone, w, share)
            s = whole + float(r.uniform(0.004, 0.02))
            while s < 1:
                e = s + float(r.uniform(0.05, 0.16)) * (1.2 - 0.8 * s)
                pen.stroke(
                    [between(a, b, s), between(a, b, e)],
                    _WHITE,
                    w * (1 - 0.35 * s),
                    float(r.uniform(0.5, 0.95)) * (1.1 - 0.85 * s),
                )
                s = e + float(r.uniform(0.012, 0.05)) * (0.4 + s)

    c.draw(work, detail=0.85, emission=0.22)
    c.glow(640, 640, 92, (0.92, 0.08, 84), 0.55, 0.7)
    _beads(c)


def _beads(c: Canvas) -> None:
    """A few drops have stayed drops and hang on the threads."""
    r = c.rng("beads")
    places: list[Spot] = []
    for _ in range(26):
        t, s = float(r.random()), float(r.uniform(0.03, 0.5))
        places.append(between(between(*FELL, t), between(*_SKY, t), s))

    def work(pen: Pen) -> None:
        for x, y in places:
            q = float(r.uniform(1.8, 3.4))
            pen.fill(oval(x, y, q * 0.8, q * 1.3, 12), (0.99, 0.02, 95))

    c.draw(work, detail=0.95, emission=0.5)
    for x, y in places[::3]:
        c.glow(x, y, 7, (0.97, 0.06, 88), 0.5)


def bars(c: Canvas) -> None:
    """The heddle rod with its red loops, and the beam at the fell."""
    for k, (t, w, over) in enumerate(((0.2, 5.0, 22.0), (0.0, 10.0, 34.0))):
        a, b = between(FELL[0], _SKY[0], t), between(FELL[1], _SKY[1], t)
        n = math.hypot(b[0] - a[0], b[1] - a[1])
        dx, dy = (b[0] - a[0]) / n * over, (b[1] - a[1]) / n * over
        rod = c.mask(limb([(a[0] - dx, a[1] - dy, w), (b[0] + dx, b[1] + dy, w * 0.94)], 12))
        c.shadow(rod, -2, 7, 4, 0.5)
        turn = math.degrees(math.atan2(dy, dx))
        wood(c, rod, (0.4, 0.065, 55), angle=turn, grain=4, thickness=w, seed=f"rod{k}", detail=0.75)
        if k == 0:
            r = c.rng("loops")
            places = [between(a, b, (j + 0.5) / 37) for j in range(37)]

            def loops(pen: Pen, places: list[Spot] = places, r: np.random.Generator = r) -> None:
                for x, y in places:
                    q = float(r.uniform(-2, 5))
                    tone = (float(r.uniform(0.46, 0.56)), 0.16, 28)
                    pen.stroke([(x + 2, y - 7), (x + 2, y + 4), (x - 1.5, y + 14 + q)], tone, float(r.uniform(2, 3.2)))

            c.draw(loops, detail=0.85)
