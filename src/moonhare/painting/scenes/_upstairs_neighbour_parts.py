"""Rooftops seen from above in parallel projection: gabled houses with slates, chimneys, windows."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import Path, oval, polygon
from moonhare.painting.terrain import plane

ORIGIN = (424.0, 742.0)
_C, _S = math.cos(math.radians(-15)), math.sin(math.radians(-15))
LIFT = 0.55
"""Screen height of a unit of height."""

Place = tuple[float, float]
Solid = tuple[float, float, float]


def spot(x: float, y: float, z: float = 0.0) -> Place:
    """Return the card place of a point: x along the street, y towards the viewer, z up."""
    return ORIGIN[0] + x * _C - y * _S, ORIGIN[1] + x * _S + y * _C - z * LIFT


def face(*corners: Solid) -> Path:
    """Return a flat face through corners in space."""
    return polygon([spot(*p) for p in corners])


def slates(
    c: Canvas,
    corners: tuple[Solid, Solid, Solid, Solid],
    tone: Colour,
    light: float,
    *,
    size: float = 13.0,
    haze: float = 0.0,
    seed: str = "slates",
) -> None:
    """Cover a roof's slope with slates: corners ridge left, ridge right, eave right, eave left."""
    mask = c.mask(face(*corners), wobble=1.0)
    if mask.empty:
        return
    flat = tuple(spot(*p) for p in corners)
    p = plane(c, mask, flat)
    long = math.dist(flat[0], flat[1])
    deep = math.dist(flat[0], flat[3])
    rows, columns = max(4.0, deep / size), max(4.0, long / (size * 1.15))
    v = p.v * rows
    row = np.floor(v)
    u = p.u * columns + np.mod(row, 2) * 0.5
    tint = c.noise.at(f"tint/{seed}", np.floor(u) * 1.37 + corners[0][0], row * 1.91, 1.0, 1) - 0.5
    edge = np.minimum(np.mod(u, 1), 1 - np.mod(u, 1))
    lap = np.mod(v, 1)
    wide = c.field("stain", 120, 4)[mask.where] - 0.5
    t = (
        light
        + 0.20 * tint
        + 0.13 * wide
        - 0.26 * np.exp(-lap * 9)
        + 0.10 * np.exp(-(1 - lap) * 8)
        - 0.15 * np.exp(-edge * 26)
    )
    colours = pick(c.tones(tone), t)
    if haze:
        from_haze = mix(c.palette.haze, c.palette.haze, 0)
        colours = colours + (from_haze - colours) * haze
    c.fill(mask, colours, detail=0.42)


def wall(c: Canvas, corners: tuple[Solid, Solid, Solid, Solid], tone: Colour, light: float, haze: float = 0.0) -> None:
    """Paint a plastered wall: corners top left, top right, foot right, foot left."""
    mask = c.mask(face(*corners), wobble=0.8)
    if mask.empty:
        return
    n = c.field("plaster", 24, 4)[mask.where] - 0.5
    wide = c.field("grime", 90, 3)[mask.where] - 0.5
    colours = pick(c.tones(tone), np.asarray(light + 0.16 * n + 0.18 * wide, np.float32))
    if haze:
        colours = colours + (mix(c.palette.haze, c.palette.haze, 0) - colours) * haze
    c.fill(mask, colours, detail=0.42)


def windows(
    c: Canvas,
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    n: int,
    floors: int,
    *,
    seed: str,
    lit: float = 0.2,
    haze: float = 0.0,
) -> None:
    """Set rows of windows into a front wall at depth `y`."""
    r = c.rng(f"windows/{seed}")
    step, tall = (x1 - x0) / n, (z1 - z0) / floors

    def work(pen: Pen) -> None:
        for f in range(floors):
            for k in range(n):
                a, b = x0 + step * (k + 0.26), x0 + step * (k + 0.74)
                low, high = z0 + tall * (f + 0.2), z0 + tall * (f + 0.82)
                pen.fill(
                    face((a - 3, y, high + 5), (b + 3, y, high + 5), (b + 3, y, low - 5), (a - 3, y, low - 5)),
                    (0.84, 0.05, 85),
                )
                glass = (0.88, 0.13, 85) if r.random() < lit else (0.30, 0.06, 290)
                pen.fill(face((a, y, high), (b, y, high), (b, y, low), (a, y, low)), glass)
                m = (a + b) / 2
                pen.stroke([spot(m, y, low), spot(m, y, high)], (0.84, 0.05, 85), 1.4)

    c.draw(work, detail=0.7, alpha=1 - haze)


def block(
    c: Canvas,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    eave: float,
    ridge: float,
    axis: str,
    roof: Colour,
    tone: Colour,
    *,
    haze: float = 0.0,
    seed: str = "b",
    lit: float = 0.2,
) -> None:
    """Paint a gabled house: its sunny left side, its front, its two slopes."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    o = 9.0
    wall(c, ((x0, y0, eave), (x0, y1, eave), (x0, y1, 0), (x0, y0, 0)), tone, 0.84, haze)
    wall(c, ((x0, y1, eave), (x1, y1, eave), (x1, y1, 0), (x0, y1, 0)), tone, 0.42, haze)
    n = max(2, int((x1 - x0) / 62))
    windows(c, x0 + 8, x1 - 8, y1, 20, eave - 8, n, max(2, int(eave / 95)), seed=seed, lit=lit, haze=haze)
    if axis == "x":
        slates(
            c,
            ((x0 - o, my, ridge), (x1 + o, my, ridge), (x1 + o, y0 - o, eave), (x0 - o, y0 - o, eave)),
            roof,
            0.8,
            haze=haze,
            seed=seed,
        )
        slates(
            c,
            ((x0 - o, my, ridge), (x1 + o, my, ridge), (x1 + o, y1 + o, eave - 6), (x0 - o, y1 + o, eave - 6)),
            roof,
            0.46,
            haze=haze,
            seed=f"{seed}f",
        )
        gable = c.mask(face((x0, y0, eave), (x0, my, ridge), (x0, y1, eave)))
        c.form(gable, tone, thickness=2, bias=0.12, mottle=0.1, haze=haze, detail=0.42)
        line = [spot(x0 - o, my, ridge + 2), spot(x1 + o, my, ridge + 2)]
    else:
        slates(
            c,
            ((mx, y0 - o, ridge), (mx, y1 + o, ridge), (x1 + o, y1 + o, eave), (x1 + o, y0 - o, eave)),
            roof,
            0.20,
            haze=haze,
            seed=f"{seed}r",
        )
        slates(
            c,
            ((mx, y1 + o, ridge), (mx, y0 - o, ridge), (x0 - o, y0 - o, eave), (x0 - o, y1 + o, eave)),
            roof,
            0.90,
            haze=haze,
            seed=seed,
        )
        gable = c.mask(face((x0, y1, eave), (mx, y1, ridge - 4), (x1, y1, eave)))
        c.form(gable, tone, thickness=2, bias=-0.1, mottle=0.1, haze=haze, detail=0.42)
        line = [spot(mx, y0 - o, ridge + 2), spot(mx, y1 + o, ridge + 2)]
    c.draw(lambda pen: pen.stroke(line, mix(roof, (0.75, 0.11, 60), 0.45), 6), relief=3, detail=0.5, alpha=1 - haze)
    # The street-side walls darken towards their foot, where no sun comes.
    foot = c.mask(face((x0, y1, eave * 0.5), (x1, y1, eave * 0.5), (x1, y1, 0), (x0, y1, 0)), soft=8)
    c.multiply(foot, c.palette.deep, 0.45 * (1 - haze))


def chimney(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    d: float,
    low: float,
    high: float,
    pots: int,
    *,
    haze: float = 0.0,
    smoke: bool = False,
) -> None:
    """Stand a chimney stack with clay pots on a roof, its shadow falling to the right."""
    brick = (0.52, 0.10, 40)
    rise = high - low
    fall = c.mask(
        polygon(
            [
                spot(x, y + d, low),
                spot(x + w, y + d, low),
                spot(x + w + rise * 0.75, y + d + rise * 0.2, low - rise * 0.1),
                spot(x + rise * 0.75, y - rise * 0.1, low),
            ]
        ),
        soft=3,
    )
    c.multiply(fall, (0.32, 0.08, 305), 0.6 * (1 - haze))
    left = c.mask(face((x, y, high), (x, y + d, high), (x, y + d, low - 30), (x, y, low)))
    front = c.mask(face((x, y + d, high), (x + w, y + d, high), (x + w, y + d, low - 30), (x, y + d, low - 30)))
    top = c.mask(
        face((x - 3, y - 3, high), (x + w + 3, y - 3, high), (x + w + 3, y + d + 3, high), (x - 3, y + d + 3, high))
    )
    for mask, bias in ((left, 0.16), (front, -0.16), (top, 0.1)):
        if mask.empty:
            continue
        at = mask.where
        course = np.sin(c.y[at] * 0.9 + c.x[at] * 0.24) * 0.8
        c.form(
            mask,
            brick,
            thickness=2,
            bump=np.asarray(course, np.float32),
            mottle=0.15,
            grain=7,
            bias=bias,
            haze=haze,
            detail=0.5,
        )
    for k in range(pots):
        px, py = spot(x + w * (k + 0.5) / pots, y + d / 2, high)
        pot = c.mask(
            polygon(
                [(px - 7, py), (px - 6, py - 20), (px - 8, py - 25), (px + 8, py - 25), (px + 6, py - 20), (px + 7, py)]
            )
        )
        c.form(pot, (0.62, 0.13, 48), haze=haze, rim=0.5, detail=0.55)
        c.fill(c.mask(oval(px, py - 25, 7, 3.4)), (0.2, 0.05, 310), 1 - haze, detail=0.55)
    if smoke:
        for i in range(9):
            q = i / 8
            c.glow(
                spot(x, y, high)[0] + 26 + 90 * q + 12 * math.sin(i),
                spot(x, y, high)[1] - 30 - 70 * q,
                14 + 18 * q,
                (0.80, 0.03, 330),
                0.22 * (1 - q),
            )
