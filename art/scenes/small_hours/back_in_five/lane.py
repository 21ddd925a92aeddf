"""Sky, two walls with doors and arches, the trodden ground, and the sun that falls between the awnings."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.materials import plaster
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.terrain import plane

from .view import FOCAL, HIGH, LOW, VANISH, WIDE, quad, spot


def sky(c: Canvas) -> None:
    """Noon: blue above, white-hot at the lane's end."""
    c.wash(
        [
            (0.0, (0.68, 0.095, 232)),
            (0.2, (0.78, 0.075, 222)),
            (0.36, (0.9, 0.045, 190)),
            (0.46, (0.97, 0.03, 85)),
            (1.0, (0.9, 0.06, 80)),
        ],
        warp=30,
    )


def _wall(c: Canvas, side: float, colour: Colour, light: float) -> None:
    steps = [(2.0, 2.62), (4.7, 2.62), (4.7, 2.28), (8.2, 2.28), (8.2, 2.02), (15.0, 2.02)]
    if side > 0:
        steps = [(2.0, 2.5), (5.4, 2.5), (5.4, 2.16), (9.4, 2.16), (9.4, 1.95), (15.0, 1.95)]
    top = [spot(side * WIDE, y, z) for z, y in steps]
    outline = polygon([*top, spot(side * WIDE, LOW, 15), spot(side * WIDE, LOW, 2.0)])
    m = c.mask(outline, wobble=1.0)
    at = m.where
    depth = np.abs(FOCAL * WIDE / np.maximum(np.abs(c.x[at] - VANISH[0]), 4))
    up = (VANISH[1] - c.y[at]) * depth / FOCAL
    p = plane(c, m, quad(side * WIDE, LOW, HIGH, 2.0, 40.0))
    lit = light + 0.1 * smoothstep(0.2, 2.0, up) - 0.12 * smoothstep(-0.4, -1.5, up)
    rough = c.noise.at(f"mud{side:.0f}", depth * 3, up * 3, 1.0, 4) - 0.5
    plaster(c, p, colour, light=np.asarray(lit + 0.22 * rough, np.float32), stain=0.1, detail=0.46)
    haze = smoothstep(4, 16, depth)
    c.glaze(m * np.asarray(haze * 0.5, np.float32), (0.94, 0.06, 80))
    c.multiply(m * np.asarray(smoothstep(-1.0, -1.5, up), np.float32), (0.66, 0.08, 340), 0.5)
    roof = m.edge(-side * 1.5, -6, 1.5)
    c.screen(roof, (0.97, 0.06, 88), 0.7)


def _beams(c: Canvas, side: float) -> None:
    """Ends of roof beams that stand out of the wall, each with its shadow."""
    for k in range(9):
        z = 3.3 + 0.62 * k + 0.05 * k * k
        y = 1.62 if side < 0 else 1.5
        x0, y0 = spot(side * WIDE, y, z)
        x1, y1 = spot(side * (WIDE - 0.3), y, z)
        r = FOCAL / z * 0.06
        c.multiply(
            c.mask(limb([(x0, y0 + r, r), (x0 + side * r * 1.6, y0 + r * 6.5, r * 0.7)]), soft=2),
            (0.55, 0.08, 330),
            0.55,
        )
        log = c.mask(limb([(x0, y0, r), (x1, y1, r)]))
        c.form(log, (0.6, 0.09, 52), haze=max(0.0, 0.07 * (z - 4)), rim=0.3, detail=0.6)
        c.form(
            c.mask(oval(x1, y1, r * 0.8, r)), (0.8, 0.08, 70), thickness=3, haze=max(0.0, 0.07 * (z - 4)), detail=0.6
        )


def gate(c: Canvas) -> None:
    """The town's gate at the far end, with the white noon in its arch."""
    z = 15.0
    left, right = spot(-WIDE, 0, z)[0] - 8, spot(WIDE, 0, z)[0] + 8
    top, foot = spot(0, 2.5, z)[1], spot(0, LOW, z)[1]
    mid = (left + right) / 2
    wall = c.mask(
        polygon(
            [
                (left, top),
                (left + 26, top),
                (left + 26, top - 14),
                (left + 44, top - 14),
                (left + 44, top),
                (right - 44, top),
                (right - 44, top - 14),
                (right - 26, top - 14),
                (right - 26, top),
                (right, top),
                (right, foot),
                (left, foot),
            ]
        )
    )
    c.form(wall, (0.8, 0.085, 68), thickness=8, mottle=0.1, detail=0.45)
    arch = c.mask(
        curve(
            [
                (mid - 44, foot, CORNER),
                (mid - 44, foot - 70),
                (mid - 56, foot - 104),
                (mid - 36, foot - 142),
                (mid, foot - 156),
                (mid + 36, foot - 142),
                (mid + 56, foot - 104),
                (mid + 44, foot - 70),
                (mid + 44, foot, CORNER),
            ]
        )
    )
    c.form(
        arch.grow(7) * np.asarray(c.y < foot, np.float32),
        (0.7, 0.085, 220),
        thickness=4,
        haze=0.35,
        mottle=0.16,
        grain=7,
        detail=0.45,
    )
    y = smoothstep(foot - 150, foot, c.y)[arch.where]
    sky_to_sand = ramp(
        [(0, (0.9, 0.05, 210)), (0.5, (0.985, 0.02, 95)), (0.78, (0.97, 0.04, 84)), (1, (0.9, 0.08, 74))]
    )
    c.fill(arch, pick(sky_to_sand, y), detail=0.5)
    dune = (
        c.mask(
            curve(
                [
                    (mid - 60, foot - 26),
                    (mid - 10, foot - 40),
                    (mid + 60, foot - 20),
                    (mid + 60, foot + 4),
                    (mid - 60, foot + 4),
                ]
            )
        )
        & arch
    )
    c.form(dune, (0.9, 0.075, 76), thickness=14, detail=0.4)
    c.multiply(arch.edge(6, 3, 3), (0.6, 0.08, 330), 0.45)
    glow = c.mask(
        polygon([(mid - 44, foot - 30), (mid + 44, foot - 30), (mid + 130, foot + 100), (mid - 70, foot + 100)]),
        soft=9,
    )
    c.glaze(glow, (0.96, 0.05, 86), 0.75)


def _door(c: Canvas, side: float, z: float, wide: float, high: float, colour: Colour, haze: float) -> None:
    """Paint an arched door with a frame of blue tiles, foreshortened."""
    x = side * WIDE

    def arch(grow: float) -> list[tuple[float, float]]:
        out = [(z - wide / 2 - grow, LOW)]
        for k in range(13):
            a = np.pi * k / 12
            out.append(
                (
                    z - (wide / 2 + grow) * float(np.cos(a)),
                    LOW + high - wide * 0.5 + (wide * 0.62 + grow) * float(np.sin(a)) ** 0.8,
                )
            )
        return [*out, (z + wide / 2 + grow, LOW)]

    frame = c.mask(polygon([spot(x, yy, zz) for zz, yy in arch(0.14)]))
    inner = c.mask(polygon([spot(x, yy, zz) for zz, yy in arch(0.0)]))
    c.form(frame, (0.66, 0.085, 220), thickness=4, haze=haze, mottle=0.16, grain=8, detail=0.4)
    c.fill(inner, colour, detail=0.3, mottle=0.15)
    c.multiply(inner.edge(side * -6, 8, 4), (0.4, 0.06, 320), 0.6)
    c.glaze(inner, c.palette.haze, haze * 0.7)


def lane(c: Canvas) -> None:
    """The ground, then both walls, then what is in them."""
    below = c.full(smoothstep(VANISH[1] - 1, VANISH[1] + 2, c.y))
    z = FOCAL * -LOW / np.maximum(c.y - VANISH[1], 4)
    x = (c.x - VANISH[0]) * z / FOCAL
    rough = c.noise.at("trodden", x * 3.2, z * 3.2, 1.0, 5) - 0.5
    slab = c.noise.at("slab", x * 1.1, z * 1.1, 1.0, 2) - 0.5
    t = 0.56 + 0.3 * rough + 0.22 * slab + 0.25 * smoothstep(4, 14, z)
    table = ramp([(0, (0.6, 0.07, 40)), (0.4, (0.76, 0.085, 62)), (0.75, (0.88, 0.07, 78)), (1, (0.96, 0.05, 88))])
    c.fill(below, pick(table, np.clip(t, 0, 1).astype(np.float32)), detail=0.1)
    gate(c)
    _wall(c, -1.0, (0.83, 0.095, 70), 0.06)
    _wall(c, 1.0, (0.7, 0.085, 45), -0.08)
    _door(c, -1.0, 5.4, 1.0, 2.1, (0.42, 0.07, 240), 0.1)
    _door(c, -1.0, 8.2, 1.1, 2.2, (0.5, 0.08, 30), 0.4)
    _door(c, 1.0, 6.0, 1.1, 2.1, (0.4, 0.06, 25), 0.15)
    _door(c, 1.0, 9.0, 1.2, 2.2, (0.5, 0.08, 235), 0.45)
    for side, zz, y0 in ((-1.0, 4.0, 0.9), (-1.0, 6.8, 1.1), (1.0, 4.3, 1.0), (1.0, 7.9, 1.2)):
        window = c.mask(polygon(quad(side * WIDE, y0, y0 + 0.62, zz, zz + 0.42)))
        c.fill(window, (0.46, 0.07, 320), detail=0.4, mottle=0.2)
        c.glaze(window, c.palette.haze, 0.08 * (zz - 3.5))
        sill = c.mask(polygon(quad(side * WIDE * 0.985, y0 - 0.08, y0, zz - 0.06, zz + 0.48)))
        c.form(sill, (0.86, 0.07, 75), thickness=3, detail=0.4)


def ground_light(c: Canvas) -> None:
    """Shade of the two awnings that still hang, sun between them and beyond; the walls' foot."""
    z = FOCAL * -LOW / np.maximum(c.y - VANISH[1], 4)
    x = (c.x - VANISH[0]) * z / FOCAL
    edge = 0.05 * np.sin(x * 7) + 0.1 * (c.field("edge", 70, 3) - 0.5)
    shade = smoothstep(2.0, 2.05, z + edge) * smoothstep(2.5, 2.43, z + edge)
    shade = shade + smoothstep(3.0, 3.08, z + edge) * smoothstep(3.7, 3.6, z + edge)
    shade = shade * smoothstep(VANISH[1], VANISH[1] + 30, c.y)
    c.multiply(c.full(np.asarray(np.clip(shade, 0, 1), np.float32)), (0.66, 0.09, 335), 0.6)
    low = smoothstep(VANISH[1] + 6, VANISH[1] + 40, c.y)
    foot = smoothstep(1.2, 2.1, x) * smoothstep(2.5, 2.25, x) * 0.8 + smoothstep(-1.9, -2.2, x) * smoothstep(
        -2.5, -2.25, x
    )
    c.multiply(c.full(np.asarray(foot * low * smoothstep(2.4, 3.2, z), np.float32)), (0.66, 0.08, 330), 0.55)
    for side in (-1.0, 1.0):
        _beams(c, side)
