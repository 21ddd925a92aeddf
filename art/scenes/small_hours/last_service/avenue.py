"""The sunken avenue of Last Service: unlike houses on both sides, a sandy floor with its rails, growth in front."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.materials import bricks
from art.painting.motifs.corals import fan, fish, staghorn, tubes
from art.painting.shapes import CORNER, curve, limb, polygon
from art.painting.terrain import ground, plane

HORIZON, EYE, FOCAL = 1000.0, 0.8, 800.0
_WATER: Colour = (0.44, 0.09, 214)


def _spot(u: float, h: float, v: float) -> tuple[float, float]:
    return 400 + u * FOCAL / v, HORIZON + (EYE - h) * FOCAL / v


def floor(c: Canvas) -> None:
    """Sand with ripples and nets of light; rails; the tram's shade."""

    def heights(u: Array, v: Array) -> Array:
        n = c.noise.at("dune", u, v, 3, 2) - 0.5
        return np.asarray(0.12 * n + 0.1 * smoothstep(1.2, 3.0, np.abs(u)), np.float32)

    land = ground(
        c, heights, horizon=HORIZON, eye=EYE, focal=FOCAL, near=2.4, far=60, sun=(0.1, 0.2, 0.9), shadow_reach=1
    )
    bend = c.noise.at("bend", land.u, land.v, 2, 2) * 5
    ripple = np.sin(land.v * 16 + bend * 4) * smoothstep(9, 3, land.v)
    net = np.exp(-np.abs(c.noise.at("net", land.u, land.v, 0.7, 2, land.footprint) - 0.5) * 24)
    shade = np.exp(-((land.u / 1.5) ** 2 + ((land.v - 5.4) / 2.0) ** 2))
    t = 0.62 + 0.06 * ripple + 0.32 * net * smoothstep(16, 5, land.v) - 0.5 * shade
    colours = pick(c.tones((0.76, 0.07, 150), 0.8), np.asarray(np.clip(t, 0, 1), np.float32))
    fade = smoothstep(4, 22, land.v)[..., None] * 0.95
    c.fill(land.mask, colours + (rgb((0.55, 0.09, 205)) - colours) * fade, detail=0.2)
    for u in (-0.75, 0.75):
        rail = [(*land.spot(u, v)[:2], max(0.035 * land.spot(u, v)[2], 0.8)) for v in (2.6, 3, 3.6, 4.4, 6, 9, 16, 30)]
        c.multiply(c.mask(limb([(x + 5, y + 3, w) for x, y, w in rail], 50), soft=3), (0.3, 0.07, 230), 0.5)
        c.form(c.mask(limb(rail, 50)), (0.46, 0.07, 50), thickness=5, haze=0.15, rim=0.5, detail=0.4)


def _hole(c: Canvas, corners: tuple[tuple[float, float], ...], tone: Colour, lit: bool) -> None:
    """One arched window in a plane with these corners (upper left, upper right, lower right, lower left)."""
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = corners
    arch = c.mask(
        curve(
            [
                (ex, ey, CORNER),
                (0.68 * ax + 0.32 * ex, 0.68 * ay + 0.32 * ey),
                ((ax + bx) / 2, (ay + by) / 2),
                (0.68 * bx + 0.32 * dx, 0.68 * by + 0.32 * dy),
                (dx, dy, CORNER),
            ]
        ),
        wobble=1.2,
        cell=9,
    )
    c.screen(arch.grow(4) - arch, (0.62, 0.08, 195), 0.28)
    c.fill(arch, tone, 0.95, detail=0.4)
    c.screen(arch.edge(1.5, -2.5, 1.0), (0.7, 0.08, 190), 0.35)
    if lit:
        c.glow((ax + dx) / 2, (ay + dy) / 2, abs(bx - ax) * 0.6 + 6, (0.86, 0.12, 105), 0.5)


def _side(
    c: Canvas, u: float, near: float, far: float, high: float, air: float, rows: int, columns: int, name: str
) -> Mask:
    """Paint a street front at `u` from `near` to `far`, seen sharply from the side; `air` is the water before it."""
    r = c.rng(f"front/{name}")
    corners = (_spot(u, high, far), _spot(u, high, near), _spot(u, 0, near), _spot(u, 0, far))
    wall = c.mask(polygon(list(corners)), wobble=5, cell=30)
    flat = plane(c, wall, corners)
    light = 0.26 * smoothstep(0.5, 0.0, flat.v) - 0.2 * smoothstep(0.3, 1.0, flat.v) - 0.06
    bricks(c, flat, (0.46, 0.06, 205), across=7, down=26, light=light, seed=name, detail=0.25)
    c.glaze(wall, _WATER, air)
    for row in range(rows):
        for k in range(columns):
            if r.random() < 0.12:
                continue
            h = high * (0.9 - 0.88 * row / rows)
            w0 = near + (far - near) * (k + 0.2) / columns
            w1 = near + (far - near) * (k + 0.78) / columns
            tall = high / rows * (0.6 if row else 0.44)
            quad = (_spot(u, h, w0), _spot(u, h, w1), _spot(u, h - tall, w1), _spot(u, h - tall, w0))
            _hole(c, quad, mix((0.2, 0.06, 240), _WATER, air), bool(r.random() < 0.1))
        h = high * (0.93 - 0.88 * row / rows)
        ledge = [_spot(u, h, near), _spot(u, h, far), _spot(u, h - 0.14, far), _spot(u, h - 0.14, near)]
        c.screen(c.mask(polygon(ledge), wobble=2, cell=20) & wall, (0.72, 0.09, 185), 0.4 * (1 - air))
    return wall


def _face(c: Canvas, outline: Sequence[tuple[float, ...]], air: float, name: str) -> Mask:
    """Paint a house front that looks at us."""
    wall = c.mask(curve(outline), wobble=4, cell=26)
    x0, x1 = min(p[0] for p in outline), max(p[0] for p in outline)
    y0, y1 = min(p[1] for p in outline), max(p[1] for p in outline)
    flat = plane(c, wall, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
    light = 0.2 * smoothstep(0.6, 0.0, flat.v) - 0.1
    bricks(c, flat, (0.52, 0.06, 200), across=8, down=30, light=light, seed=name, detail=0.25)
    c.glaze(wall, _WATER, air)
    return wall


def houses(c: Canvas) -> None:
    """Far to near: a tower and a gable in the haze, then the fronts; left tall, right a low ruin."""
    tower = [
        (512, 1000, CORNER), (512, 470, CORNER), (504, 462, CORNER), (520, 430, CORNER), (552, 372, CORNER),
        (584, 430, CORNER), (600, 462, CORNER), (592, 470, CORNER), (592, 1000, CORNER),
    ]  # fmt: skip
    _face(c, tower, 0.62, "tower")
    _hole(c, ((534, 482), (570, 482), (570, 540), (534, 540)), (0.36, 0.08, 225), lit=False)
    _side(c, -2.3, 12.5, 22, 6.4, 0.62, 4, 3, "left-far")
    _side(c, 2.3, 15.0, 26, 6.0, 0.66, 3, 3, "right-far")
    gable = [
        (590, 1010, CORNER), (590, 560, CORNER), (612, 556, CORNER), (612, 520, CORNER), (634, 516, CORNER),
        (634, 478, CORNER), (656, 474, CORNER), (664, 446), (686, 446), (694, 474, CORNER), (716, 478, CORNER),
        (716, 516, CORNER), (738, 520, CORNER), (738, 556, CORNER), (760, 560, CORNER), (760, 1010, CORNER),
    ]  # fmt: skip
    wall = _face(c, gable, 0.4, "gable")
    for row, (y, n, wide) in enumerate(((492, 1, 34), (574, 2, 38), (668, 2, 40))):
        for k in range(n):
            x = 675 + (k - (n - 1) / 2) * 76 - wide / 2
            _hole(c, ((x, y), (x + wide, y), (x + wide, y + 60), (x, y + 60)), (0.26, 0.07, 235), row == 1 and k == 0)
    c.screen(wall.edge(3, -3, 2), (0.8, 0.09, 175), 0.3)
    _side(c, -2.0, 7.2, 11.5, 6.9, 0.36, 4, 3, "left-mid")
    ruin = [
        (648, 1030, CORNER), (652, 800, CORNER), (668, 772, CORNER), (676, 790, CORNER), (700, 776), (724, 730),
        (752, 708), (770, 660, CORNER), (786, 676, CORNER), (830, 640, CORNER), (830, 1080, CORNER),
    ]  # fmt: skip
    _face(c, ruin, 0.16, "ruin")
    _hole(c, ((690, 838), (748, 838), (748, 1020), (690, 1020)), (0.4, 0.085, 215), lit=False)
    wall = _side(c, -2.35, 3.6, 6.6, 5.4, 0.1, 4, 3, "left-near")
    c.multiply(wall * np.asarray(smoothstep(160, 0, c.x), np.float32), (0.3, 0.07, 240), 0.5)


def front(c: Canvas) -> None:
    """Growth and a shoal before everything, the left side heavier than the right."""
    fan(c, 34, 1225, 330, (0.34, 0.11, 335), seed="l", turn=12)
    tubes(c, 176, 1212, 120, (0.42, 0.09, 200), seed="near-l")
    staghorn(c, 724, 1216, 150, (0.56, 0.17, 28), seed="near-r")
    _stop(c)
    r = c.rng("shoal")
    for i in range(8):
        x, y = 560 + 19 * i + 5 * float(r.normal()), 1044 - 6 * i + 13 * float(r.normal())
        tone = mix((0.85, 0.13, 88), (0.8, 0.1, 60), float(r.random()))
        fish(c, x, y, float(r.uniform(20, 32)), tone, left=True, turn=float(r.normal(8, 6)), seed=str(i))


def _stop(c: Canvas) -> None:
    """A tram stop's sign, rusted and leaning; its plate bare."""
    c.multiply(c.mask(limb([(700, 1092, 8), (760, 1104, 7), (820, 1110, 5)], 12), soft=5), (0.3, 0.07, 225), 0.6)
    pole = c.mask(limb([(704, 1094, 7), (700, 1000, 6), (690, 850, 5.5)], 30))
    c.form(pole, (0.34, 0.06, 45), thickness=7, rim=0.1, mottle=0.25, grain=8, detail=0.7)
    plate = c.mask(curve([(650, 818), (688, 780), (730, 812), (694, 858)]))
    c.shadow(plate, 5, 10, 6, 0.5)
    c.form(plate, (0.36, 0.06, 40), thickness=8, rim=0.1, mottle=0.2, grain=8, detail=0.75)
    c.form(plate.grow(-7), (0.8, 0.12, 82), thickness=5, rim=0.0, mottle=0.22, grain=10, detail=0.75)
    rust = smoothstep(0.5, 0.62, c.field("rust", 16, 4))
    c.glaze(plate.grow(-7) * np.asarray(rust, np.float32), (0.42, 0.11, 45), 0.75)
    mound = c.mask(curve([(668, 1104), (690, 1084), (716, 1086), (744, 1104), (704, 1112)]), soft=3)
    c.form(mound, (0.68, 0.07, 150), thickness=14, rim=0.1, mottle=0.1, detail=0.4)
