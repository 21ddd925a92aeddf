"""A wedding dress has got away and caught on a pylon over the cherry valley."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import grass, leaves
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._second_thoughts_parts import ARMS, MAST, STEEL, dress, veil
from moonhare.painting.shapes import CORNER, circle, curve, limb, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Second Thoughts",
    hero="wedding dress snagged high on a power pylon, billowing over blossoming orchards",
    idea="held or caught",
    place="power line, cherry valley",
    palette="rose and green",
    composition="low-horizon giant",
    time="afternoon",
    symbols=("dress", "pylon", "blossom"),
    hidden="one white shoe on the next pylon",
    readings=("escape", "surrender", "ghost"),
)
FINISH = {"vignette": 0.34, "bloom": 0.45, "saturation": 1.12}

_HORIZON = 1000.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.72, -0.5, 0.42),
        key=(0.97, 0.055, 80),
        shade=(0.5, 0.075, 215),
        rim=(-0.8, -0.6, 0),
        rim_colour=(0.98, 0.05, 85),
        bounce=(0.8, 0.1, 5),
        bounce_share=0.2,
    )
    _sky(c)
    _valley(c)
    repaint(c, 0.9, seed="land")
    _far_line(c)
    veil(c)
    _pylon(c)
    dress(c)
    _orchard(c)
    repaint(c, 0.2, seed="last")
    _petals(c)
    c.glow(60, 330, 330, p.key, 0.3)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.46, 0.085, 222)),
            (0.3, (0.58, 0.085, 200)),
            (0.54, (0.7, 0.08, 170)),
            (0.7, (0.84, 0.075, 90)),
            (0.84, (0.92, 0.08, 40)),
        ],
        30,
    )
    c.glow(-20, 420, 420, (0.98, 0.06, 85), 0.55)
    streaks(c, 40, 520, (0.9, 0.04, 120), share=0.6, seed="high", cover=0.62)
    streaks(c, 480, 900, (0.9, 0.08, 20), share=0.6, seed="low", cover=0.66)


def _valley(c: Canvas) -> None:
    """Hills one behind the other, orchards as pink down on them."""
    for k, (top, amp, cell, tone, haze) in enumerate(
        (
            (880.0, 60.0, 190.0, (0.6, 0.07, 190), 0.62),
            (930.0, 44.0, 150.0, (0.62, 0.09, 150), 0.42),
            (972.0, 30.0, 210.0, (0.62, 0.11, 138), 0.22),
        )
    ):
        n = c.noise.at(f"hill{k}", c.x / cell, c.x * 0 + k, 1.0, 3)
        crest = top - amp * (n - 0.4)
        m = c.full(smoothstep(-1.5, 1.5, c.y - crest))
        shade = c.noise.at(f"lie{k}", c.x / 70, c.y / 26, 1.0, 3) - 0.5
        colours = pick(c.tones(tone), np.clip(0.6 + 0.5 * shade, 0, 1))
        c.fill(m, colours, detail=0.2)
        r = c.rng(f"downs{k}")
        count = 340
        x = r.uniform(-10, 810, count)
        y = np.interp(x, c.x[0], crest[0]) + np.abs(r.normal(0, 18 + 8 * k, count)) + 5
        order = np.argsort(y)
        pink = np.stack([np.asarray(mix((0.9, 0.06, 5), (0.72, 0.14, 5), float(t))) for t in r.random(count)]).astype(
            np.float32
        )
        strew(
            c,
            "puff",
            x[order],
            y[order],
            r.uniform(9, 16, count) * (1 + 0.35 * k),
            r.uniform(0, 6, count),
            pink,
            seed=f"downs{k}",
            alpha=0.9,
            detail=0.2,
        )
        c.glaze(m, c.palette.haze, haze * 0.6)
    house(c, 520, 962, 26, 15, wall=(0.95, 0.02, 80), roof=(0.6, 0.14, 30), lit=False, haze=0.15, seed="farm", glow=0)
    house(c, 574, 969, 20, 12, wall=(0.93, 0.02, 80), roof=(0.58, 0.12, 30), lit=False, haze=0.15, seed="barn", glow=0)
    field = c.full(smoothstep(_HORIZON - 4, _HORIZON + 4, c.y))
    lie = c.noise.at("field", c.x / 90, c.y / 22, 1.0, 3) - 0.5
    c.fill(field, pick(c.tones((0.62, 0.13, 130)), np.clip(0.56 + 0.4 * lie, 0, 1)), detail=0.2)
    grass(
        c,
        field,
        ((0.52, 0.12, 140), (0.66, 0.14, 125), (0.78, 0.13, 112)),
        seed="sward",
        height=(5, 26),
        spacing=6,
        detail=0.3,
    )
    c.fog(880, 1010, (0.97, 0.03, 60), 0.4)


def _lattice(
    pen: Pen,
    x: float,
    foot: float,
    top: float,
    base: float,
    arms: tuple[tuple[float, float], ...],
    unit: float,
    colour: Colour,
    dark: Colour,
) -> None:
    """Draw a lattice tower: four legs as seen from below, braces, arms with hanging insulators."""
    tall = foot - top

    def half(y: float) -> float:
        t = (foot - y) / tall
        return float(base * (1 - t) ** 1.35 + 10 * unit * (1 - 0.5 * t))

    levels = [foot - tall * (1 - (1 - k / 13) ** 1.5) * 0.985 for k in range(14)]
    for shift, ink, w in ((8 * unit, dark, 3.4 * unit), (0.0, colour, 4.6 * unit)):
        for a, b in pairwise(levels):
            h0, h1 = half(a), half(b)
            for s in (-1, 1):
                pen.stroke([(x + shift + s * h0, a - shift * 0.3), (x + shift + s * h1, b - shift * 0.3)], ink, w * 1.5)
            pen.stroke([(x + shift - h0, a - shift * 0.3), (x + shift + h1, b - shift * 0.3)], ink, w * 0.62)
            pen.stroke([(x + shift + h0, a - shift * 0.3), (x + shift - h1, b - shift * 0.3)], ink, w * 0.62)
            pen.stroke([(x + shift - h1, b - shift * 0.3), (x + shift + h1, b - shift * 0.3)], ink, w * 0.7)
    pen.stroke([(x, levels[-1]), (x + 3 * unit, top - 16 * unit)], colour, 5 * unit)
    for y, reach in arms:
        h = half(y)
        for s in (-1, 1):
            tip = (x + s * reach, y + 7 * unit)
            pen.stroke([(x + s * h, y - 26 * unit), tip], colour, 4.2 * unit)
            pen.stroke([(x + s * h, y + 10 * unit), tip], colour, 4.8 * unit)
            n = 6
            for k in range(n):
                t0, t1 = k / n, (k + 1) / n
                up = (x + s * (h + (reach - h) * t0), y - 26 * unit + 33 * unit * t0)
                low = (x + s * (h + (reach - h) * t1), y + 10 * unit - 3 * unit * t1)
                pen.stroke([up, low], colour, 2.4 * unit)
                pen.stroke([low, (low[0], y - 26 * unit + 33 * unit * t1)], dark, 2.0 * unit)
            for k in range(6):
                q = 5.4 * unit if k % 2 else 3.2 * unit
                pen.dot(tip[0], tip[1] + (7 + 7 * k) * unit, q, (0.46, 0.07, 40))
            pen.dot(tip[0] - 1.4 * unit, tip[1] + 12 * unit, 1.6 * unit, (0.9, 0.03, 60), 0.8)


def _wires(c: Canvas) -> None:
    """From arm to arm: away to the far pylon and over our heads."""

    def work(pen: Pen) -> None:
        for y, reach in ARMS:
            for s in (-1, 1):
                x0, y0 = MAST + s * reach, y + 52
                x1, y1 = _FAR[0] + s * reach * 0.16, _FAR[1] - 170 + (y - 150) * 0.16 + 10
                sag = 60.0 + 0.12 * abs(x1 - x0)
                pen.stroke(
                    [
                        (x0, y0),
                        ((x0 * 2 + x1) / 3, (y0 * 2 + y1) / 3 + sag),
                        ((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3 + sag * 0.9),
                        (x1, y1),
                    ],
                    (0.36, 0.04, 220),
                    2.0,
                    0.8,
                )
                pen.stroke([(x0, y0), (x0 - 150, y0 + 16), (x0 - 420, y0 - 80)], (0.36, 0.04, 220), 2.5, 0.85)

    c.draw(work, detail=0.7)


_FAR = (704.0, 1004.0)


def _far_line(c: Canvas) -> None:
    """The next pylon, small in the haze; a white shoe hangs from its arm by the heel."""
    arms = tuple((_FAR[1] - 170 + (y - 150) * 0.16, reach * 0.16) for y, reach in ARMS)
    c.draw(
        lambda pen: _lattice(pen, *_FAR, _FAR[1] - 188, 23, arms, 0.24, (0.56, 0.03, 210), (0.66, 0.03, 200)),
        detail=0.75,
    )
    x, y = _FAR[0] + ARMS[1][1] * 0.16 + 2, arms[1][0] + 9

    def shoe(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (x - 3, y - 3, CORNER),
                    (x + 4, y - 1),
                    (x + 6, y + 9),
                    (x + 12, y + 20),
                    (x + 9, y + 27, CORNER),
                    (x + 2, y + 22),
                    (x - 2, y + 10),
                ]
            ),
            (0.99, 0.01, 80),
        )
        pen.stroke([(x - 2, y - 2), (x - 10, y + 7)], (0.97, 0.02, 60), 2.4)
        pen.stroke([(x + 1, y + 2), (x + 3, y + 12), (x + 8, y + 22)], (0.8, 0.06, 10), 1.4)

    c.draw(shoe, detail=0.95, emission=0.15)


def _pylon(c: Canvas) -> None:
    _wires(c)
    c.draw(
        lambda pen: _lattice(pen, MAST, 1120, 62, 132, ARMS, 1.0, STEEL, (0.52, 0.035, 210)), relief=3.4, detail=0.75
    )
    far_birds(c, [(96, 214, 15), (60, 238, 11), (128, 250, 10)], (0.34, 0.04, 230), seed="swallows")


def _orchard(c: Canvas) -> None:
    """Rows of cherries in flower; the nearest stands half outside the picture."""
    rows = (
        (1010.0, 34.0, 9, 0.34),
        (1032.0, 52.0, 7, 0.2),
        (1066.0, 82.0, 5, 0.08),
    )
    r = c.rng("rows")
    for k, (y, size, n, haze) in enumerate(rows):
        for i in range(n):
            x = (i + 0.5 + 0.3 * float(r.normal(0, 1))) * 800 / n
            if abs(x - _FAR[0]) < 34 and k == 0:
                continue
            _tree(c, x, y + float(r.uniform(-5, 5)), size * float(r.uniform(0.8, 1.15)), haze, f"tree{k}/{i}")
    n = 900
    px, py = r.uniform(-10, 810, n), 1016 + 190 * r.random(n) ** 0.8
    pink = np.stack([np.asarray(mix((0.95, 0.04, 10), (0.76, 0.13, 5), float(t))) for t in r.random(n)]).astype(
        np.float32
    )
    strew(c, "dot", px, py, 1.5 + (py - 1000) / 44, 0.0, pink, seed="fallen", alpha=0.85, detail=0.4)
    _tree(c, 40, 1160, 190, 0.0, "near left")
    _tree(c, 735, 1200, 180, 0.0, "near right")
    field = c.mask(polygon([(0, 1130), (800, 1130), (800, 1210), (0, 1210)]), soft=16)
    grass(
        c,
        field,
        ((0.36, 0.09, 150), (0.5, 0.12, 140), (0.62, 0.13, 122)),
        seed="near",
        height=(24, 54),
        spacing=7,
        lean=0.2,
        detail=0.5,
    )


def _tree(c: Canvas, x: float, y: float, size: float, haze: float, name: str) -> None:
    r = c.rng(name)
    trunk = c.mask(
        limb(
            [
                (x, y + size * 0.14, size * 0.09),
                (x + size * 0.03, y - size * 0.3, size * 0.065),
                (x - size * 0.06, y - size * 0.62, size * 0.05),
            ]
        ),
        limb([(x + size * 0.03, y - size * 0.3, size * 0.06), (x + size * 0.26, y - size * 0.66, size * 0.035)]),
        limb([(x, y - size * 0.28, size * 0.05), (x - size * 0.3, y - size * 0.6, size * 0.03)]),
    )
    c.multiply(c.mask(circle(x + size * 0.3, y + size * 0.12, size * 0.1)).blur(size * 0.16), (0.4, 0.08, 170), 0.5)
    c.form(trunk, (0.36, 0.05, 20), haze=haze, rim=0.5, detail=0.5)
    crown = [
        circle(
            x + size * float(r.normal(0, 0.34)),
            y - size * (0.72 + float(r.normal(0, 0.17))),
            size * float(r.uniform(0.2, 0.36)),
        )
        for _ in range(9)
    ]
    m = c.mask(*crown, wobble=size * 0.08, cell=size * 0.2)
    tone: Colour = (0.8, 0.105, 5 + 8 * float(r.random()))
    lumps = c.noise.at(f"{name}/lump", c.x / (size * 0.2), c.y / (size * 0.2), 1.0, 3)[m.where]
    c.form(m, tone, thickness=size * 0.5, bump=np.asarray(lumps * size * 0.16, np.float32), haze=haze, detail=0.3)
    if size > 60:
        leaves(
            c,
            c.relief(m, size * 0.5).bumped(np.asarray(lumps * size * 0.16, np.float32)),
            tone,
            0.0,
            seed=f"{name}/bloom",
            length=(size * 0.05 + 3, size * 0.09 + 3),
            spacing=size * 0.04 + 1,
            sprite="petal",
            spread=3,
            gain=1.2,
            vary=0.09,
            clump=0.1,
            detail=0.45,
        )


def _petals(c: Canvas) -> None:
    r = c.rng("petals")
    n = 210
    x, y = r.uniform(-20, 820, n), 1180 - 1150 * r.random(n) ** 1.5
    x = np.where(np.hypot(x - 742, y - 880) < 46, x - 90, x)  # the shoe stays in sight
    size = 3 + 9 * r.random(n) ** 3
    colours: Array = np.stack(
        [np.asarray(mix((0.96, 0.03, 10), (0.78, 0.13, 5), float(t))) for t in r.random(n)]
    ).astype(np.float32)
    strew(c, "petal", x, y, size, r.uniform(0, 6.3, n), colours, seed="petals", alpha=0.92, detail=0.8)
    k = 14
    nx, ny = r.uniform(0, 800, k), r.uniform(560, 1180, k)
    nx = np.where(np.hypot(nx - 742, ny - 880) < 60, nx - 110, nx)
    strew(
        c,
        "petal",
        nx,
        ny,
        r.uniform(18, 30, k),
        r.uniform(0, 6, k),
        np.repeat(np.array([[0.98, 0.78, 0.82]], np.float32), k, 0),
        seed="close",
        alpha=0.85,
        detail=0.6,
    )
