"""Parts of Something Borrowed: the magpie, feather by feather, and the ring it brings."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, lit
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, sampled, scatter, strew

RING = (182.0, 400.0)
"""The ring's middle."""

_BLACK = ramp(
    [
        (0.07, 0.02, 262),
        (0.115, 0.035, 268),
        (0.18, 0.065, 268),
        (0.28, 0.09, 252),
        (0.42, 0.1, 225),
        (0.62, 0.1, 195),
        (0.9, 0.06, 120),
    ]
)
"""Black with oil on it: violet in the dark, blue, then sea green where light strikes."""
_WHITE = ramp([(0.5, 0.05, 235), (0.68, 0.045, 215), (0.84, 0.03, 150), (0.95, 0.03, 105), (0.995, 0.015, 98)])
_BLUE = ramp(
    [(0.1, 0.05, 268), (0.2, 0.1, 264), (0.33, 0.14, 258), (0.48, 0.14, 248), (0.66, 0.12, 232), (0.92, 0.06, 180)]
)
_COVERT = ramp(
    [(0.08, 0.03, 268), (0.13, 0.06, 266), (0.22, 0.1, 262), (0.36, 0.12, 252), (0.55, 0.12, 235), (0.86, 0.07, 190)]
)
_GREEN = ramp(
    [(0.07, 0.025, 240), (0.14, 0.05, 215), (0.25, 0.08, 185), (0.4, 0.1, 168), (0.6, 0.11, 150), (0.9, 0.09, 112)]
)
_PLUM = ramp(
    [(0.07, 0.025, 290), (0.13, 0.06, 300), (0.23, 0.1, 305), (0.36, 0.12, 300), (0.54, 0.1, 280), (0.86, 0.07, 220)]
)


def _vane(
    c: Canvas,
    root: tuple[float, float],
    tip: tuple[float, float],
    wide: float,
    table: Array,
    *,
    bow: float = 0.0,
    bias: float = 0.0,
    seed: str = "vane",
    blunt: float = 0.16,
    shade: float = 0.55,
    tail: Array | None = None,
) -> None:
    """Lay one flat feather from root to tip: a shaft, two vanes of fine barbs, a lit edge, a shadow on what lies below.

    `tail` is a second table that takes over towards the tip.
    """
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    long = math.hypot(dx, dy)
    ux, uy = dx / long, dy / long
    vx, vy = -uy, ux
    spine = []
    for s in np.linspace(0, 1, 30):
        end = 1.0 if s < 1 - blunt else math.sqrt(max(1 - ((s - 1 + blunt) / blunt) ** 2, 0))
        q = wide * 0.5 * min(1.0, 0.35 + s * 3.2) * (0.86 + 0.14 * s) * end
        side = bow * long * math.sin(math.pi * s)
        spine.append((root[0] + dx * s + vx * side, root[1] + dy * s + vy * side, q))
    m = c.mask(limb(spine, 60))
    if m.empty:
        return
    c.shadow(m, 3, 7, 5, shade, (0.07, 0.035, 265))
    at = m.where
    x, y = c.x[at] - root[0], c.y[at] - root[1]
    u = np.clip((x * ux + y * uy) / long, 0, 1)
    v = (x * vx + y * vy - bow * long * np.sin(np.pi * u)) / (wide * 0.5)
    slant = u * long - np.abs(v) * wide * 0.9
    barbs = c.noise.at(f"barbs/{seed}", slant / 2.6, v * 2.4, 1.0, 2) - 0.5
    gloss = c.noise.at("gloss", c.x[at] / 120, c.y[at] / 90, 1.0, 2) - 0.5
    t = 0.4 + bias + 0.13 * barbs + 0.5 * gloss - 0.1 * (v > 0) - 0.07 * v
    t = t + 0.2 * np.exp(-(((u - 0.55) / 0.3) ** 2)) - 0.2 * smoothstep(0.8, 1.0, u) - 0.12 * smoothstep(0.25, 0, u)
    t = t + 0.16 * np.exp(-(((v + 0.86) / 0.1) ** 2)) - 0.12 * np.exp(-((v / 0.07) ** 2))
    values = pick(table, np.asarray(np.clip(t, 0, 1), np.float32))
    if tail is not None:
        other = pick(tail, np.asarray(np.clip(t, 0, 1), np.float32))
        values = values + (other - values) * smoothstep(0.45, 0.8, u + 0.1 * gloss)[..., None]
    c.fill(m, np.asarray(values, np.float32), detail=0.75)


def _plumes(
    c: Canvas,
    relief: Relief,
    table: Array,
    angle: Array,
    size: tuple[float, float],
    *,
    seed: str,
    spacing: float,
    bias: float = 0.0,
    clip: Mask | None = None,
    within: Mask | None = None,
) -> None:
    """Lay feathers over a form, the hindmost first; each takes its tone from how the light strikes there."""
    r = c.rng(seed)
    ground = relief.mask if within is None else relief.mask & within
    n = int(ground.a.sum() / c.scale**2 / spacing**2)
    x, y = scatter(ground, n, r, "any")
    whole = np.zeros((c.h, c.w), np.float32)
    whole[relief.mask.where] = lit(relief, c.light, 0.95)
    turn = np.zeros((c.h, c.w), np.float32)
    turn[relief.mask.where] = angle
    heading = sampled(c, turn, x, y)
    order = np.argsort(-(0.6 * x + 0.8 * y) + r.random(n) * 12)
    x, y, heading = x[order], y[order], heading[order]
    oil = c.noise.at(f"oil/{seed}", x[None] / 74, y[None] / 74, 1.0, 3)[0]
    t = 1.3 * sampled(c, whole, x, y) - 0.36 + bias + 0.34 * (oil - 0.5) + r.normal(0, 0.04, n)
    tones = jittered(pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), r, 0.07, 0.01)
    long = (size[0] + (size[1] - size[0]) * smoothstep(240, 560, y)) * r.uniform(0.8, 1.2, n)
    strew(c, "feather", x, y, long, heading + r.normal(0, 0.13, n), tones, seed=seed, detail=0.7, clip=clip)


def bird(c: Canvas) -> None:
    """One whole magpie, standing on the sill in profile, its tail hanging into the room."""
    with c.group() as g:
        _tail(c)
        _leg(c, 440, 672, 440, far=True)
        _leg(c, 366, 690, 346, far=False)
        _body(c)
        _wing(c)
        _head(c)
    whole = c.full(g.cover)
    wall = c.full(np.asarray(smoothstep(758, 790, c.y), np.float32))
    c.multiply(whole.move(30, 30).blur(13) & wall, (0.26, 0.06, 185), 0.72)
    c.multiply(c.mask(oval(392, 776, 130, 14), soft=8), (0.22, 0.05, 190), 0.75)
    solid = c.paste(g)
    # Noon all round it: a thin bright rim wherever it stands before the sky.
    above = np.asarray(smoothstep(800, 560, c.y), np.float32)
    c.screen(solid.edge(-16, -14, 12) * above, (0.62, 0.1, 225), 0.34)
    c.screen(solid.edge(14, -6, 10) * above, (0.6, 0.09, 200), 0.3)
    c.screen(solid.edge(-2, -4.5, 1.8) * above, (0.95, 0.07, 130), 0.6)
    c.multiply(solid.edge(-4, 22, 14) * above, (0.16, 0.05, 250), 0.5)
    c.screen(solid.edge(0, 12, 6) * np.asarray(smoothstep(600, 700, c.y) * above, np.float32), (0.6, 0.12, 120), 0.25)
    ring(c)
    _bill(c)


def _tail(c: Canvas) -> None:
    """Long graduated feathers, green into plum, the longest on top."""
    for k in range(8):
        f = k / 7
        root = (516 + 30 * (1 - f), 604 + 22 * (1 - f) - 8 * f)
        turn = math.radians(67 - 11 * f)
        long = 250 + 215 * f
        tip = (root[0] + math.cos(turn) * long, root[1] + math.sin(turn) * long)
        _vane(c, root, tip, 40, _GREEN, bow=-0.012, bias=-0.1 + 0.2 * f, seed=f"tail{k}", blunt=0.1, tail=_PLUM)


def _leg(c: Canvas, x: float, y: float, foot: float, far: bool) -> None:
    tone = (0.2, 0.035, 255) if far else (0.26, 0.04, 250)
    ankle = (foot + 22, 706.0)
    shin = c.mask(limb([(x, y, 10), (ankle[0] - 2, ankle[1] + 8, 8.5), (foot + 6, 764, 8)], 20))
    c.form(shin, tone, thickness=10, rim=0.7, gloss=0.3, detail=0.8)
    for tx, ty, w in ((-52, 8, 7.5), (-30, 14, 8), (26, 12, 6.5)):
        toe = [(foot + 4, 766, 8.5), (foot + tx * 0.55, 762, w), (foot + tx, 766 + ty * 0.5, w * 0.85)]
        toe.append((foot + tx * 1.16, 774 + ty, 2.2))
        m = c.mask(limb(toe, 16))
        c.shadow(m, 2, 6, 4, 0.6, (0.2, 0.05, 190))
        c.form(m, tone, thickness=7, rim=0.8, gloss=0.3, detail=0.85)
    rings = [(foot + 6 + 16 * (1 - k / 7), 712 + 7 * k) for k in range(7)]

    def scutes(pen: Pen) -> None:
        for px, py in rings:
            pen.stroke([(px - 6, py), (px + 6, py + 2)], (0.12, 0.03, 255), 1.4, 0.7)

    c.draw(scutes, detail=0.8)


def _body(c: Canvas) -> None:
    mass = Clay(c, (180, 120, 680, 780), melt=26)
    mass.limb([(322, 262, 66), (340, 318, 80), (376, 410, 116), (414, 506, 118), (468, 588, 84), (536, 644, 46)], 40)
    mass.limb([(304, 310, 52), (296, 390, 70), (304, 470, 90), (336, 552, 94), (392, 612, 74), (440, 640, 50)], 30)
    mass.limb([(360, 590, 58), (366, 650, 34), (372, 682, 20)], 14)
    body = mass.relief(2)
    c.form(body, _BLACK, rim=0.3, detail=0.5, bias=-0.2)
    _plumes(c, body, _BLACK, mass.angle, (15, 34), seed="mantle", spacing=4.6, bias=-0.08)
    belly = c.mask(
        curve([(170, 470), (230, 488), (290, 508), (350, 520), (420, 560), (500, 610), (520, 650), (440, 680),
               (390, 690), (320, 700), (200, 640), (160, 540)]), wobble=10, cell=16, soft=3)  # fmt: skip
    c.form(body.within(belly), _WHITE, rim=0.4, detail=0.5)
    white = Clay(c, (180, 120, 680, 780), melt=26)
    white.limb([(262, 480, 30), (300, 560, 60), (370, 610, 60), (470, 640, 40)], 20)
    _plumes(c, body, _WHITE, mass.angle + 0.35, (26, 46), seed="belly", spacing=5.6, bias=0.3, within=belly)
    under = body.mask * np.asarray(smoothstep(600, 690, c.y), np.float32)
    c.multiply(under, (0.5, 0.06, 215), 0.5)
    # Black trousers at the thighs.
    thigh = Clay(c, (280, 560, 460, 740), melt=10)
    thigh.limb([(372, 610, 40), (368, 660, 27), (368, 694, 13)], 16)
    trousers = thigh.relief()
    c.form(trousers, _BLACK, rim=0.3, detail=0.6, bias=-0.15)
    _plumes(c, trousers, _BLACK, thigh.angle, (18, 26), seed="thigh", spacing=4.6, bias=-0.05)


def _wing(c: Canvas) -> None:
    """Folded: dark primaries over the tail's root, a panel of blue, small coverts, the white of the shoulder above."""
    for k in range(7):
        f = k / 6
        root = (424 + 16 * f, 520 + 12 * (1 - f))
        tip = (556 + 56 * f, 690 + 40 * f)
        _vane(c, root, tip, 34, _COVERT, bow=0.05, bias=-0.08 + 0.04 * f, seed=f"prim{k}", blunt=0.14)
    for k in range(9):
        f = k / 8
        root = (352 + 118 * f, 548 - 88 * f)
        tip = (508 + 76 * f, 668 - 48 * f)
        _vane(c, root, tip, 40, _BLUE, bow=0.05, bias=0.03 + 0.08 * f, seed=f"sec{k}", blunt=0.34)
    for row, (count, x0, y0, x1, y1, long, wide) in enumerate(
        ((9, 330, 520, 462, 430, 92, 34), (9, 318, 486, 440, 410, 72, 30), (8, 312, 456, 410, 396, 54, 26))
    ):
        for k in range(count):
            f = k / (count - 1)
            root = (x0 + (x1 - x0) * f, y0 + (y1 - y0) * f - 8 * math.sin(math.pi * f))
            turn = math.radians(44 - 8 * f)
            tip = (root[0] + math.cos(turn) * long, root[1] + math.sin(turn) * long)
            _vane(c, root, tip, wide, _COVERT if row else _BLUE, bias=0.0 - 0.05 * row, seed=f"cov{row}{k}", blunt=0.4)
    # The shoulder: one clean white leaf of overlapping feathers.
    for row, (count, shift) in enumerate(((7, 0.0), (7, 1.0), (6, 2.0), (5, 3.0))):
        for k in range(count - 1, -1, -1):
            f = k / (count - 1)
            root = (
                376 + 92 * f + 2 * shift,
                404 + 92 * f - 19 * shift + 24 * math.sin(math.pi * f) * (1.6 - shift) * 0.5,
            )
            turn = math.radians(58 - 12 * f)
            reach = 62 + 34 * f - 4 * shift
            tip = (root[0] + math.cos(turn) * reach, root[1] + math.sin(turn) * reach)
            _vane(c, root, tip, 36, _WHITE, bias=0.26 + 0.03 * row, seed=f"white{row}{k}", blunt=0.42, shade=0.16)
    # Mantle feathers close over the patch's upper edge.
    r = c.rng("lap")
    n = 420
    part = r.random(n)
    up = r.uniform(-6, 44, n) * (1 - 0.45 * part**2)
    lap_x = 356 + 166 * part + 0.75 * up
    lap_y = 352 + 166 * part**1.12 - 12 * np.sin(np.pi * part) - 0.66 * up
    order = np.argsort(-up)
    oil = c.noise.at("oil/lap", lap_x[None] / 74, lap_y[None] / 74, 1.0, 3)[0]
    tones = jittered(pick(_BLACK, np.asarray(np.clip(0.28 + 0.34 * (oil - 0.5), 0, 1), np.float32)), r, 0.08, 0.01)
    strew(
        c,
        "feather",
        lap_x[order],
        lap_y[order],
        r.uniform(20, 30, n),
        0.86 + r.normal(0, 0.12, n),
        tones,
        seed="lap",
        detail=0.75,
    )


def _head(c: Canvas) -> None:
    skull = Clay(c, (180, 130, 480, 420), melt=22)
    skull.ball(306, 222, 72, 63, turn=18, thick=62)
    skull.limb([(312, 236, 62), (326, 280, 68), (342, 326, 78)], 24)
    skull.limb([(276, 230, 40), (254, 246, 27)], 12)
    whole = skull.relief(2)
    fade = np.asarray(smoothstep(340, 280, c.y), np.float32)
    m = skull.mask() * fade
    c.form(whole.within(m), _BLACK, rim=0.3, detail=0.6, bias=-0.2)
    _plumes(c, whole.within(m), _BLACK, skull.angle, (10, 22), seed="crown", spacing=3.4, bias=-0.06, clip=m.grow(2))


def _bill(c: Canvas) -> None:
    upper = c.mask(
        curve(
            [(258, 216, CORNER), (230, 228), (206, 254), (190, 292), (185, 328, CORNER), (199, 308), (221, 286),
             (254, 264, CORNER), (262, 240)]
        )
    )  # fmt: skip
    under = [(256, 258, CORNER), (222, 284), (202, 304), (188, 325, CORNER), (208, 312), (236, 294), (262, 276, CORNER)]
    lower = c.mask(curve(under))
    for m, tone, gloss in ((lower, (0.15, 0.03, 250), 0.3), (upper, (0.2, 0.035, 250), 0.6)):
        c.shadow(m, -4, 8, 5, 0.3)
        c.form(m, tone, thickness=22, rim=0.9, gloss=gloss, detail=0.9)
    c.screen(upper.edge(-3, -2, 1.3), (0.95, 0.08, 120), 0.75)
    ex, ey = 278.0, 212.0

    def eye(pen: Pen) -> None:
        pen.fill(oval(ex, ey, 18, 15.5, -18), (0.05, 0.015, 250))
        pen.dot(ex, ey, 12.5, (0.26, 0.075, 60))
        pen.dot(ex + 1, ey + 2, 9.5, (0.44, 0.11, 66), 0.75)
        pen.dot(ex, ey, 8, (0.03, 0.01, 250))
        pen.dot(ex - 4.5, ey - 5, 3.8, (0.99, 0.03, 100))
        pen.dot(ex + 4, ey + 5, 1.8, (0.85, 0.1, 95), 0.8)
        pen.stroke([(ex - 19, ey - 2), (ex - 6, ey - 15), (ex + 13, ey - 12)], (0.42, 0.08, 225), 1.8, 0.7)

    c.draw(eye, detail=0.97)
    r = c.rng("bristles")

    def bristles(pen: Pen) -> None:
        for _ in range(34):
            x, y = 254 + float(r.normal(0, 5)), 228 + float(r.uniform(-16, 34))
            tone = (0.1 + 0.16 * float(r.random()), 0.05, 250)
            pen.stroke([(x + 12, y - 3), (x, y + 3), (x - 18, y + 18)], tone, 1.5, 0.8)

    c.draw(bristles, detail=0.85)


def ring(c: Canvas) -> None:
    """The one thing that shines of itself."""
    x, y = RING
    c.glow(x, y + 10, 130, (0.9, 0.13, 88), 0.34)
    outer, hole = c.mask(oval(x, y, 66, 86, 5)), c.mask(oval(x + 5, y - 1, 54, 74, 5))
    inner = c.mask(oval(x + 11, y - 2, 62, 83, 5)) - c.mask(oval(x + 14, y - 2, 54, 74, 5))
    c.form(inner, (0.5, 0.11, 62), thickness=6, rim=0.4, detail=0.9)
    band = outer - hole
    a = np.arctan2(c.y - y, c.x - x)
    t = 0.54 + 0.27 * np.cos(2 * a + 1.2) + 0.17 * np.cos(5 * a - 0.6)
    gold = ramp([(0.36, 0.09, 52), (0.6, 0.135, 70), (0.82, 0.15, 86), (0.95, 0.11, 95), (0.995, 0.04, 100)])
    c.fill(band, pick(gold, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.95)
    c.screen(band.edge(-3, -3, 1), (0.99, 0.07, 98), 0.8)
    c.multiply(band.edge(2, 3, 1.5), (0.45, 0.11, 55), 0.6)
    c.emit(band, 0.3)
    gx, gy = x - 6, y + 94
    facets = (
        ([(-36, -14), (-13, -24), (-10, 4)], 0.8),
        ([(-13, -24), (15, -24), (-10, 4)], 1.0),
        ([(15, -24), (13, 4), (-10, 4)], 0.62),
        ([(15, -24), (38, -12), (13, 4)], 0.86),
        ([(-36, -14), (-10, 4), (0, 40)], 0.56),
        ([(-10, 4), (13, 4), (0, 40)], 0.95),
        ([(13, 4), (38, -12), (0, 40)], 0.42),
    )
    ice = ramp([(0.36, 0.1, 235), (0.58, 0.11, 215), (0.8, 0.085, 190), (0.995, 0.02, 105)])
    c.glow(gx, gy, 60, (0.97, 0.07, 108), 0.4)
    for points, tone in facets:
        m = c.mask(polygon([(gx + px, gy + py) for px, py in points]))
        tt = tone + 0.2 * (0.3 - (c.y[m.where] - gy) / 60)
        c.fill(m, pick(ice, np.asarray(np.clip(tt, 0, 1), np.float32)), detail=0.95)
        c.emit(m, 0.15)
    sx, sy = gx - 4, gy - 12
    c.glow(sx, sy, 18, (0.99, 0.04, 105), 0.9)

    def star(pen: Pen) -> None:
        for deg, long in ((4.0, 76), (94.0, 100), (49.0, 26), (139.0, 26)):
            ca, sa = math.cos(math.radians(deg)), math.sin(math.radians(deg))
            tips = [(ca * long, sa * long), (-sa * 2.6, ca * 2.6), (-ca * long, -sa * long), (sa * 2.6, -ca * 2.6)]
            pen.fill(polygon([(sx + px, sy + py) for px, py in tips]), (0.995, 0.03, 105), 0.95)

    c.draw(star, emission=0.9, detail=0.95, soft=0.5)
