"""Parts of Something Borrowed: the magpie, feather by feather, and the ring it brings."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, lit
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, sampled, scatter, strew

RING = (148.0, 652.0)
"""The ring's middle."""

_BLACK = [
    (0.075, 0.018, 230),
    (0.12, 0.035, 265),
    (0.2, 0.065, 272),
    (0.32, 0.09, 232),
    (0.46, 0.095, 182),
    (0.66, 0.1, 150),
    (0.92, 0.08, 104),
]
"""Black with oil on it: violet in the dark, blue, then bottle green where light strikes."""
_WHITE = [(0.36, 0.045, 175), (0.56, 0.05, 150), (0.78, 0.045, 118), (0.93, 0.04, 102), (0.99, 0.02, 98)]
_BLUE = [(0.1, 0.05, 262), (0.2, 0.09, 260), (0.34, 0.12, 248), (0.5, 0.115, 222), (0.68, 0.1, 190), (0.9, 0.07, 120)]


def _plumes(
    c: Canvas,
    relief: Relief,
    stops: Sequence[tuple[float, float, float]],
    angle: Array,
    size: tuple[float, float],
    *,
    seed: str,
    spacing: float,
    bias: float = 0.0,
    clip: Mask | None = None,
) -> None:
    """Lay feathers over a form, the hindmost first; each takes its tone from how the light strikes there."""
    r = c.rng(seed)
    n = int(relief.mask.a.sum() / c.scale**2 / spacing**2)
    x, y = scatter(relief.mask, n, r, "any")
    whole = np.zeros((c.h, c.w), np.float32)
    whole[relief.mask.where] = lit(relief, c.light, 0.95)
    turn = np.zeros((c.h, c.w), np.float32)
    turn[relief.mask.where] = angle
    heading = sampled(c, turn, x, y)
    back = x * math.cos(0.5) + y * math.sin(0.5) + r.random(n) * 14
    order = np.argsort(-back)
    x, y, heading = x[order], y[order], heading[order]
    oil = c.noise.at(f"oil/{seed}", x[None] / 74, y[None] / 74, 1.0, 3)[0]
    t = sampled(c, whole, x, y) - 0.2 + bias + 0.34 * (oil - 0.5) + r.normal(0, 0.045, n)
    tones = jittered(pick(ramp(list(stops)), np.asarray(np.clip(t, 0, 1), np.float32)), r, 0.08, 0.012)
    long = size[0] + (size[1] - size[0]) * smoothstep(240, 560, x)
    long = long * r.uniform(0.8, 1.2, n)
    strew(c, "feather", x, y, long, heading + r.normal(0, 0.13, n), tones, seed=seed, detail=0.7, clip=clip)


def bird(c: Canvas, window: Mask, lancet: Mask) -> None:
    """Head and shoulder are in; the rest of it fills what can be seen of the outside."""
    room = c.full(np.asarray(c.x < 600, np.float32)) | window
    breast = c.mask(
        curve([(150, 690, CORNER), (250, 744), (330, 772), (420, 784), (506, 766), (556, 690, CORNER)]), wobble=5
    )
    room = room & (c.full(smoothstep(718, 715, c.y)) | breast)
    with c.group() as g:
        _body(c)
    solid = c.paste(g, clip=room)
    with c.group() as wing:
        _quills(c, 640, 360, 66, 9)
    c.paste(wing, clip=lancet)
    c.multiply(lancet.edge(6, 6, 3), (0.3, 0.06, 170), 0.5)
    _touch(c, solid)
    _head(c)


def _body(c: Canvas) -> None:
    mass = Clay(c, (180, 200, 800, 830), melt=26)
    mass.limb(
        [(760, 640, 210), (640, 600, 196), (520, 566, 178), (430, 520, 158), (366, 462, 136), (330, 410, 124)], 40
    )
    mass.limb([(520, 620, 130), (420, 640, 112), (360, 590, 110)], 24)
    body = mass.relief()
    c.form(body, (0.13, 0.04, 255), rim=0.4, detail=0.5)
    _plumes(c, body, _BLACK, mass.angle, (17, 44), seed="mantle", spacing=5.2)
    # White shoulder.
    patch = Clay(c, (430, 380, 800, 720), melt=14)
    patch.limb([(500, 470, 34), (560, 486, 52), (640, 520, 66), (780, 580, 70)], 26)
    white = patch.relief()
    c.shadow(patch.mask(), 4, 12, 10, 0.5, (0.1, 0.03, 250))
    c.form(white, ramp(_WHITE), rim=0.3, detail=0.5)
    _plumes(c, white, _WHITE, patch.angle + 0.1, (40, 62), seed="shoulder", spacing=7.2, bias=0.24)
    _quills(c, 500, 566, 58, 8)


def _quills(c: Canvas, x: float, y: float, step: float, n: int) -> None:
    """Blue flight feathers that lie in a row, each with a shaft and a lit edge."""
    for k in range(n):
        x0, y0 = x + 12 * k, y + step * 0.42 * k
        points = [(x0, y0, 12), (x0 + 60, y0 + 14, 25), (x0 + 200, y0 + 60, 27), (x0 + 360, y0 + 130, 24)]
        quill = c.mask(limb(points, 30))
        c.shadow(quill, 2, 9, 6, 0.6, (0.08, 0.04, 255))
        at = quill.where
        across = (c.y[at] - y0) - 0.34 * (c.x[at] - x0)
        barbs = c.noise.at(f"barbs{k}", (c.x[at] - across * 1.6) / 5, across / 40, 1.0, 2)
        sheen = c.noise.at("oil/quills", c.x[at] / 90, c.y[at] / 60, 1.0, 2)
        t = 0.34 - 0.011 * across + 0.3 * (barbs - 0.5) + 0.34 * (sheen - 0.5)
        c.fill(quill, pick(ramp(_BLUE), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.7)
        c.screen(quill.edge(1, -3.4, 1.2), (0.75, 0.1, 180), 0.6)

        def shaft(pen: Pen, x0: float = x0, y0: float = y0) -> None:
            pen.stroke([(x0 + 4, y0), (x0 + 200, y0 + 60), (x0 + 360, y0 + 130)], (0.06, 0.02, 255), 2.2, 0.7)

        c.draw(shaft, detail=0.7, clip=quill)


def _touch(c: Canvas, solid: Mask) -> None:
    """Where it squeezes through: shadow on jamb and sill, a rim of noon along its back."""
    edge = solid.edge(-3, -9, 3)
    c.screen(edge * np.asarray(smoothstep(520, 300, c.y), np.float32), (0.98, 0.09, 98), 0.9)
    under = solid.edge(0, 26, 18)
    c.multiply(under, (0.1, 0.03, 230), 0.7)


def _head(c: Canvas) -> None:
    skull = Clay(c, (150, 220, 520, 620), melt=22)
    skull.ball(316, 372, 132, 120, turn=24, thick=118)
    skull.limb([(330, 400, 120), (392, 456, 138), (450, 510, 146)], 24)
    skull.limb([(258, 380, 66), (222, 400, 44)], 12)
    whole = skull.relief()
    fade = np.asarray(smoothstep(500, 400, c.x + 0.55 * (c.y - 470)), np.float32)
    m = skull.mask() * fade
    c.shadow(m, -18, 40, 24, 0.6, (0.16, 0.05, 170))
    c.form(whole.within(m), (0.12, 0.04, 255), rim=0.5, detail=0.6)
    _plumes(c, whole.within(m), _BLACK, skull.angle, (13, 34), seed="crown", spacing=4.0, bias=0.03, clip=m.grow(3))
    c.screen(skull.mask().edge(-2, -8, 2.5) * np.asarray(c.y < 420, np.float32) * fade, (0.98, 0.09, 98), 0.95)
    _bill(c)


def _bill(c: Canvas) -> None:
    upper = c.mask(
        curve(
            [
                (248, 352, CORNER),
                (204, 384),
                (166, 440),
                (140, 520),
                (134, 574, CORNER),
                (158, 544),
                (196, 490),
                (252, 446, CORNER),
                (262, 400),
            ]
        )
    )
    under = [(250, 440, CORNER), (204, 486), (168, 534), (146, 566, CORNER), (180, 546), (222, 506), (262, 470, CORNER)]
    lower = c.mask(curve(under))
    for m, tone, gloss in ((lower, (0.16, 0.03, 220), 0.3), (upper, (0.2, 0.035, 225), 0.6)):
        c.shadow(m, -8, 14, 8, 0.4)
        c.form(m, tone, thickness=30, rim=0.9, gloss=gloss, detail=0.9)
    c.screen(upper.edge(-4, -2.5, 1.6), (0.95, 0.08, 105), 0.75)
    ex, ey = 288.0, 366.0

    def eye(pen: Pen) -> None:
        pen.fill(oval(ex, ey, 25, 21, -20), (0.05, 0.015, 240))
        pen.dot(ex, ey, 17.5, (0.26, 0.075, 60))
        pen.dot(ex + 1, ey + 3, 13, (0.42, 0.11, 66), 0.7)
        pen.dot(ex, ey, 11, (0.03, 0.01, 240))
        pen.dot(ex - 6, ey - 7, 5, (0.99, 0.03, 100))
        pen.dot(ex + 6, ey + 7, 2.4, (0.85, 0.1, 95), 0.8)
        pen.stroke([(ex - 27, ey - 4), (ex - 8, ey - 21), (ex + 18, ey - 17)], (0.4, 0.06, 200), 2.4, 0.6)

    c.draw(eye, detail=0.97)
    r = c.rng("bristles")

    def bristles(pen: Pen) -> None:
        for _ in range(44):
            x, y = 250 + float(r.normal(0, 8)), 380 + float(r.uniform(-26, 56))
            tone = (0.1 + 0.14 * float(r.random()), 0.04, 240)
            pen.stroke([(x + 16, y - 4), (x, y + 4), (x - 24, y + 26)], tone, 1.8, 0.8)

    c.draw(bristles, detail=0.85)


def ring(c: Canvas) -> None:
    """The one thing that shines of itself."""
    x, y = RING
    c.glow(x, y + 10, 170, (0.88, 0.14, 86), 0.5)
    outer, hole = c.mask(oval(x, y, 70, 92, 6)), c.mask(oval(x + 5, y - 1, 57, 79, 6))
    inner = c.mask(oval(x + 11, y - 2, 66, 89, 6)) - c.mask(oval(x + 14, y - 2, 57, 79, 6))
    c.form(inner, (0.5, 0.11, 62), thickness=6, rim=0.4, detail=0.9)
    band = outer - hole
    a = np.arctan2(c.y - y, c.x - x)
    t = 0.54 + 0.27 * np.cos(2 * a + 1.2) + 0.17 * np.cos(5 * a - 0.6)
    gold = ramp([(0.36, 0.09, 52), (0.6, 0.135, 70), (0.82, 0.15, 86), (0.95, 0.11, 95), (0.995, 0.04, 100)])
    c.fill(band, pick(gold, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.95)
    c.screen(band.edge(-3, -3, 1), (0.99, 0.07, 98), 0.8)
    c.multiply(band.edge(2, 3, 1.5), (0.45, 0.11, 55), 0.6)
    c.emit(band, 0.3)
    gx, gy = x - 8, y + 100
    facets = (
        ([(-36, -14), (-13, -24), (-10, 4)], 0.8),
        ([(-13, -24), (15, -24), (-10, 4)], 1.0),
        ([(15, -24), (13, 4), (-10, 4)], 0.62),
        ([(15, -24), (38, -12), (13, 4)], 0.86),
        ([(-36, -14), (-10, 4), (0, 40)], 0.56),
        ([(-10, 4), (13, 4), (0, 40)], 0.95),
        ([(13, 4), (38, -12), (0, 40)], 0.42),
    )
    ice = ramp([(0.5, 0.08, 175), (0.76, 0.08, 160), (0.92, 0.05, 130), (0.995, 0.02, 105)])
    c.glow(gx, gy, 80, (0.97, 0.07, 108), 0.8)
    for points, tone in facets:
        m = c.mask(polygon([(gx + px, gy + py) for px, py in points]))
        tt = tone + 0.2 * (0.3 - (c.y[m.where] - gy) / 60)
        c.fill(m, pick(ice, np.asarray(np.clip(tt, 0, 1), np.float32)), detail=0.95)
        c.emit(m, 0.35)
    sx, sy = gx - 4, gy - 12
    c.glow(sx, sy, 30, (0.99, 0.04, 105), 1.0)

    def star(pen: Pen) -> None:
        for deg, long in ((4.0, 80), (94.0, 104), (49.0, 28), (139.0, 28)):
            ca, sa = math.cos(math.radians(deg)), math.sin(math.radians(deg))
            tips = [(ca * long, sa * long), (-sa * 2.6, ca * 2.6), (-ca * long, -sa * long), (sa * 2.6, -ca * 2.6)]
            pen.fill(polygon([(sx + px, sy + py) for px, py in tips]), (0.995, 0.03, 105), 0.95)

    c.draw(star, emission=0.9, detail=0.95, soft=0.5)
