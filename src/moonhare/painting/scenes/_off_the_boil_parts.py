"""The eight hours of the voyage, each painted into a round mirror."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._off_the_boil_ship import chance, foam, gulls, ship
from moonhare.painting.shapes import CORNER, box, circle, curve, polygon

_SKIES: dict[str, tuple[tuple[Colour, ...], tuple[Colour, ...], float]] = {
    "dawn": (((0.6, 0.1, 330), (0.8, 0.12, 20), (0.93, 0.1, 75)), ((0.83, 0.11, 50), (0.55, 0.1, 350)), 0.1),
    "calm": (((0.66, 0.1, 225), (0.83, 0.07, 205), (0.95, 0.04, 110)), ((0.8, 0.08, 190), (0.5, 0.1, 212)), 0.2),
    "ice": (((0.5, 0.08, 240), (0.72, 0.07, 215), (0.9, 0.04, 180)), ((0.7, 0.07, 205), (0.36, 0.08, 225)), 0.15),
    "fog": (((0.66, 0.03, 300), (0.78, 0.03, 60), (0.86, 0.03, 80)), ((0.78, 0.03, 60), (0.55, 0.04, 280)), 0.15),
    "storm": (((0.17, 0.05, 300), (0.3, 0.08, 305), (0.5, 0.09, 320)), ((0.42, 0.07, 240), (0.17, 0.05, 255)), 0.12),
    "night": (((0.17, 0.07, 275), (0.28, 0.1, 270), (0.44, 0.09, 260)), ((0.4, 0.08, 262), (0.16, 0.06, 275)), 0.1),
    "island": (((0.66, 0.13, 25), (0.84, 0.13, 60), (0.95, 0.09, 85)), ((0.86, 0.12, 70), (0.5, 0.1, 190)), 0.15),
    "home": (((0.36, 0.1, 300), (0.58, 0.13, 350), (0.8, 0.13, 45)), ((0.6, 0.12, 20), (0.26, 0.08, 300)), 0.3),
}


def voyage(c: Canvas, disc: Mask, name: str, x: float, y: float, r: float) -> None:
    """Paint one hour of the voyage into a disc of radius `r` about (x, y)."""
    sky, water, level = _SKIES[name]
    at = disc.where
    u, v = (c.x[at] - x) / r, (c.y[at] - y) / r
    bowed = v - 0.1 * u * u * (1 if name != "storm" else 0)
    n = c.noise.at(f"air/{name}", u * 1.2 + 3, v * 3 + 5, 0.6, 4)
    t_sky = np.clip((bowed + 1) / (1 + level) + 0.22 * (n - 0.5), 0, 1)
    deep = np.clip((bowed - level) / (1 - level), 0, 1)
    wave = c.noise.at(f"sea/{name}", u * 2.2 / (deep + 0.16), 5.2 / (deep + 0.2), 0.8, 3)
    rough = {"storm": 0.75, "calm": 0.22, "fog": 0.12}.get(name, 0.42)
    t_sea = np.clip(deep * 0.9 + rough * (wave - 0.5), 0, 1)
    above = smoothstep(0.012, -0.012, bowed - level)[..., None]
    stops_sky, stops_sea = (ramp([(k / (len(s) - 1), q) for k, q in enumerate(s)]) for s in (sky, water))
    colours = pick(stops_sky, t_sky) * above + pick(stops_sea, t_sea) * (1 - above)
    if name in ("dawn", "island", "night", "calm"):
        gx = {"dawn": 0.3, "island": -0.35, "night": 0.28, "calm": -0.3}[name]
        path = np.exp(-(((u - gx) / (0.05 + 0.3 * deep)) ** 2)) * smoothstep(0.42, 0.7, wave) * (1 - above[..., 0])
        tint = rgb((0.95, 0.07, 85) if name != "night" else (0.88, 0.05, 240))
        colours = colours + (tint - colours) * (0.85 * path)[..., None]
    c.fill(disc, np.asarray(colours, np.float32), detail=0.8)

    def lay(pen: Pen) -> None:
        with pen.at(x, y, 0, r):
            _DRAWINGS[name](pen, level)

    c.draw(lay, detail=0.92, clip=disc)
    if name == "storm":
        c.glow(x + 0.3 * r, y - 0.5 * r, r * 0.22, (0.9, 0.07, 290), 0.7)
        c.glow(x + 0.42 * r, y - 0.1 * r, r * 0.14, (0.97, 0.04, 280), 0.6)
    if name == "night":
        c.glow(x + 0.28 * r, y - 0.5 * r, r * 0.3, (0.93, 0.05, 95), 0.55)
    if name == "island":
        c.glow(x - 0.35 * r, y + 0.06 * r, r * 0.24, (0.97, 0.1, 80), 0.7)
    if name == "dawn":
        c.glow(x + 0.3 * r, y + 0.06 * r, r * 0.22, (0.97, 0.1, 70), 0.6)
    if name == "home":
        c.glow(x - 0.02 * r, y + 0.16 * r, r * 0.2, (0.9, 0.15, 65), 0.8)


def _dawn(pen: Pen, level: float) -> None:
    pen.fill(
        polygon([(-1, -0.02), (-0.72, -0.1), (-0.5, 0.0), (-0.34, 0.05), (-0.3, 0.14), (-1, 0.2)]), (0.38, 0.09, 330)
    )
    for k, (x, h) in enumerate(((-0.9, 0.2), (-0.78, 0.28), (-0.66, 0.18), (-0.54, 0.22))):
        pen.fill(
            polygon([(x, 0.02), (x, -h), (x + 0.06, -h - 0.07), (x + 0.12, -h), (x + 0.12, 0.04)]),
            (0.46 + 0.05 * (k % 2), 0.09, 340),
        )
        pen.fill(box(x + 0.04, -h + 0.05, 0.035, 0.05), (0.9, 0.13, 75))
    pen.fill(polygon([(-0.4, 0.12), (-0.38, -0.34), (-0.3, -0.34), (-0.28, 0.12)]), (0.75, 0.06, 40))
    pen.fill(box(-0.375, -0.42, 0.07, 0.08), (0.97, 0.1, 85))
    pen.stroke([(-0.6, 0.2), (-0.2, 0.2)], (0.33, 0.08, 330), 0.05)
    ship(pen, 0.26, level + 0.26, 0.46)
    foam(pen, 0.24, level + 0.32, 0.5)
    gulls(pen, ((0.62, -0.42, 0.1), (0.4, -0.56, 0.07), (-0.1, -0.5, 0.08)))


def _calm(pen: Pen, level: float) -> None:
    for x, y, w in ((-0.45, -0.22, 0.34), (0.55, -0.38, 0.4), (0.2, -0.02, 0.3)):
        for k in range(6):
            pen.dot(
                x + (k - 2.5) * w / 5,
                y - 0.07 * math.sin((k + 0.5) * 0.55),
                0.09 - 0.012 * abs(k - 2.5),
                (0.97, 0.015, 90),
                0.75,
            )
    ship(pen, 0.1, level + 0.24, 0.62, 0)
    with pen.at(0.1, level + 0.42, 0, 1):
        for k in range(9):
            w = 0.34 - 0.026 * k + 0.05 * math.sin(k * 2.3)
            pen.stroke([(-w, 0.03 * k), (w, 0.03 * k + 0.006)], (0.56, 0.14, 34), 0.015, 0.42)
    gulls(pen, ((-0.55, 0.02, 0.1), (-0.36, -0.08, 0.07)), (0.4, 0.05, 240))


def _ice(pen: Pen, level: float) -> None:
    for points, tone in (
        (((-0.98, 0.2), (-0.8, -0.4), (-0.62, -0.62), (-0.45, -0.2), (-0.28, -0.3), (-0.1, 0.2)), (0.95, 0.02, 200)),
        (((-0.62, -0.62), (-0.45, -0.2), (-0.28, -0.3), (-0.1, 0.2), (-0.55, 0.2), (-0.7, -0.1)), (0.78, 0.06, 215)),
        (((0.5, 0.16), (0.62, -0.16), (0.78, -0.28), (0.98, 0.18)), (0.88, 0.04, 205)),
    ):
        pen.fill(polygon(points), tone)
    pen.fill(polygon([(-0.98, 0.2), (-0.1, 0.2), (-0.3, 0.42), (-0.5, 0.34), (-0.8, 0.5)]), (0.74, 0.07, 195), 0.5)
    ship(pen, 0.26, level + 0.2, 0.42, -2)
    for x, y, w in ((-0.2, 0.62, 0.2), (0.5, 0.5, 0.16), (0.14, 0.72, 0.12), (-0.6, 0.66, 0.1)):
        pen.fill(
            polygon([(x - w, y), (x - w * 0.4, y - 0.06), (x + w * 0.6, y - 0.05), (x + w, y + 0.01), (x, y + 0.04)]),
            (0.95, 0.02, 200),
        )


def _fog(pen: Pen, level: float) -> None:
    ship(pen, 0.0, level + 0.3, 0.66, 0, sails=(0.62, 0.05, 30), furled=True)
    for k in range(7):
        y = -0.2 + 0.13 * k
        pen.stroke([(-1, y + 0.05), (-0.3, y), (0.3, y + 0.05), (1, y)], (0.87, 0.02, 80), 0.1, 0.3)


def _storm(pen: Pen, level: float) -> None:
    for k in range(26):
        a = k * 2.4
        pen.dot(
            -0.8 + 1.6 * ((k * 0.618) % 1),
            -0.72 + 0.2 * math.sin(a),
            0.16 + 0.06 * math.cos(a * 1.3),
            (0.2 + 0.05 * (k % 4), 0.055, 305),
            0.7,
        )
    bolt = ((0.2, -0.72), (0.3, -0.5), (0.22, -0.42), (0.4, -0.2), (0.33, -0.14), (0.47, 0.1))
    for width, alpha in ((0.07, 0.25), (0.032, 0.7)):
        pen.stroke(polygon(bolt, closed=False), (0.95, 0.06, 290), width, alpha)
    pen.stroke(polygon(bolt, closed=False), (0.99, 0.02, 95), 0.016)
    pen.stroke(
        polygon([(0.22, -0.42), (0.08, -0.26), (0.1, -0.16), (0.0, -0.04)], closed=False), (0.98, 0.03, 290), 0.012
    )
    pen.fill(
        curve(
            [
                (-1, 0.1, CORNER),
                (-0.7, -0.2),
                (-0.36, -0.42),
                (-0.1, -0.34),
                (-0.02, -0.2, CORNER),
                (-0.2, -0.22),
                (-0.3, -0.06),
                (-0.16, 0.26),
                (0.2, 0.44),
                (0.5, 0.34),
                (1, 0.5, CORNER),
                (1, 1, CORNER),
                (-1, 1, CORNER),
            ]
        ),
        (0.36, 0.075, 235),
    )
    pen.fill(
        curve(
            [
                (-1, 0.3, CORNER),
                (-0.6, 0.0),
                (-0.42, -0.16),
                (-0.34, 0.06),
                (-0.1, 0.44),
                (0.3, 0.58),
                (1, 0.62, CORNER),
                (1, 1, CORNER),
                (-1, 1, CORNER),
            ]
        ),
        (0.27, 0.065, 245),
    )
    for k in range(7):
        pen.stroke(
            [
                (-0.86 + k * 0.07, 0.3 + k * 0.07),
                (-0.54 + k * 0.05, -0.02 + k * 0.06),
                (-0.36 + k * 0.02, -0.22 + k * 0.05),
            ],
            (0.62, 0.06, 215),
            0.014,
            0.6,
        )
    for k in range(22):
        t = k / 21
        x, y = -0.62 + 0.62 * t, -0.25 - 0.17 * math.sin(t * 2.7) + 0.04 * chance(k)
        pen.dot(x, y, 0.012 + 0.026 * chance(k + 9), (0.95, 0.02, 200), 0.85)
    for k in range(26):
        pen.dot(
            -0.06 + 0.2 * chance(k),
            -0.24 + 0.4 * chance(k + 30) ** 1.5,
            0.005 + 0.011 * chance(k + 60),
            (0.93, 0.02, 200),
            0.8,
        )
    ship(pen, 0.34, 0.3, 0.5, -24, sails=(0.74, 0.15, 38), furled=False)
    foam(pen, 0.28, 0.42, 0.62, 13)
    pen.fill(
        curve(
            [
                (-1, 0.72, CORNER),
                (-0.4, 0.58),
                (0.1, 0.7),
                (0.6, 0.56),
                (1, 0.66, CORNER),
                (1, 1, CORNER),
                (-1, 1, CORNER),
            ]
        ),
        (0.2, 0.055, 255),
    )
    foam(pen, -0.3, 0.6, 0.5, 9)
    for k in range(60):
        x, y = -0.95 + 1.9 * chance(k), -0.9 + 1.7 * chance(k + 90)
        pen.stroke([(x, y), (x - 0.05, y + 0.16)], (0.8, 0.04, 270), 0.006, 0.5)


def _night(pen: Pen, level: float) -> None:
    for k in range(34):
        pen.dot(
            -0.9 + 1.8 * chance(k), -0.95 + 0.95 * chance(k + 50), 0.007 + 0.01 * (k % 5 == 0), (0.97, 0.03, 95), 0.9
        )
    pen.fill(circle(0.28, -0.5, 0.14), (0.96, 0.05, 95))
    pen.dot(0.23, -0.53, 0.03, (0.86, 0.05, 90))
    pen.dot(0.32, -0.46, 0.02, (0.87, 0.05, 90))
    ship(pen, -0.22, level + 0.24, 0.52, 2, sails=(0.42, 0.1, 20), dark=1)
    pen.dot(-0.44, level + 0.1, 0.024, (0.95, 0.13, 80))
    foam(pen, -0.2, level + 0.31, 0.4)


def _island(pen: Pen, level: float) -> None:
    pen.dot(-0.35, 0.04, 0.1, (0.98, 0.08, 90))
    pen.fill(
        curve(
            [
                (-0.1, 0.24, CORNER),
                (0.2, 0.0),
                (0.36, -0.4),
                (0.44, -0.44, CORNER),
                (0.54, -0.43, CORNER),
                (0.66, -0.1),
                (1, 0.22, CORNER),
            ]
        ),
        (0.42, 0.09, 350),
    )
    for k in range(8):
        pen.dot(0.5 + 0.07 * k, -0.52 - 0.05 * k + 0.03 * math.sin(k * 2), 0.06 + 0.012 * k, (0.88, 0.06, 40), 0.5)
    for x, h in ((0.16, 0.34), (0.3, 0.28), (0.04, 0.24)):
        pen.stroke([(x, 0.2), (x + 0.03, 0.2 - h * 0.5), (x + 0.09, 0.2 - h)], (0.3, 0.06, 330), 0.025)
        for a in range(6):
            t = a * 1.05
            pen.stroke(
                [
                    (x + 0.09, 0.2 - h),
                    (x + 0.09 + 0.08 * math.cos(t), 0.17 - h + 0.06 * math.sin(t)),
                    (x + 0.09 + 0.14 * math.cos(t), 0.24 - h + 0.09 * math.sin(t)),
                ],
                (0.4, 0.1, 150),
                0.03,
            )
    ship(pen, -0.4, level + 0.44, 0.5, 0)
    foam(pen, -0.4, level + 0.5, 0.5)


def _home(pen: Pen, level: float) -> None:
    pen.fill(
        curve(
            [
                (-1, 0.0, CORNER),
                (-0.5, -0.2),
                (-0.1, -0.12),
                (0.5, -0.34),
                (1, -0.1, CORNER),
                (1, 0.36, CORNER),
                (-1, 0.36, CORNER),
            ]
        ),
        (0.24, 0.07, 310),
    )
    pen.fill(polygon([(-0.5, 0.36), (-0.5, -0.14), (-0.02, -0.5), (0.46, -0.14), (0.46, 0.36)]), (0.34, 0.08, 330))
    pen.fill(
        polygon([(-0.6, -0.1), (-0.02, -0.58), (0.56, -0.1), (0.46, -0.08), (-0.02, -0.46), (-0.5, -0.08)]),
        (0.2, 0.06, 310),
    )
    pen.fill(
        curve([(-0.24, 0.36, CORNER), (-0.24, 0.1), (-0.02, -0.12), (0.2, 0.1), (0.2, 0.36, CORNER)]), (0.9, 0.14, 65)
    )
    for dx, dy in ((-0.1, 0.08), (0.04, 0.07), (-0.08, 0.2), (0.07, 0.19)):
        pen.dot(dx, dy, 0.045, (0.55, 0.15, 40))
    pen.fill(box(-0.18, 0.27, 0.32, 0.09), (0.24, 0.05, 310))
    for k in range(7):
        w = 0.2 - 0.02 * k
        pen.stroke([(-0.02 - w, 0.44 + 0.07 * k), (-0.02 + w, 0.44 + 0.07 * k)], (0.9, 0.14, 65), 0.03, 0.7)


_DRAWINGS = {
    "dawn": _dawn,
    "calm": _calm,
    "ice": _ice,
    "fog": _fog,
    "storm": _storm,
    "night": _night,
    "island": _island,
    "home": _home,
}
