"""A cyclist rides alone over mirror salt; below her rolls a carnival band."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._company_cycle import cyclist
from moonhare.painting.scenes._company_parts import band
from moonhare.painting.shapes import oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Company",
    hero="lone freckled cyclist of 45 with a flying headscarf on mirror salt, a carnival band rolling below her",
    idea="reflected as something else",
    place="salt flat, Bolivia",
    palette="snow blue",
    composition="tiny figure in a void",
    time="noon",
    symbols=("bicycle", "salt", "trumpet"),
    hidden="a reflected dog carries a hat that she lacks",
    readings=("homesickness", "imagination", "reunion"),
    person=True,
)
FINISH = {"vignette": 0.3, "bloom": 0.45, "saturation": 1.12}

_HORIZON = 396.0
_LINE = 590.0
"""Where her wheels touch the water."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.4, -0.8, 0.45),
        key=(0.98, 0.03, 85),
        shade=(0.46, 0.1, 262),
        rim=(-0.4, -0.9, 0),
        rim_colour=(0.99, 0.03, 85),
        bounce=(0.9, 0.04, 230),
        bounce_share=0.25,
    )
    with c.group() as above:
        c.layer.cover[:] = 1
        _sky(c)
    c.paste(above)
    _mirror(c, above)
    sun(c, 250, 60, 30, (0.99, 0.03, 90), power=0.9)
    repaint(c, 0.5, seed="air", loose=1.2)
    _ripples(c)
    with c.group() as below:
        band(c, 400, _LINE)
        cyclist(c, 434, _LINE)
    c.glow(420, 790, 330, (0.95, 0.07, 80), 0.6, flat=0.55)
    _reflect(c, below)
    _salt(c)
    _wake(c)
    cyclist(c, 434, _LINE)
    repaint(c, 0.1, seed="last")
    _sparkle(c)
    c.glow(250, 60, 260, p.key, 0.4)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.5, 0.115, 252)),
            (0.12, (0.62, 0.1, 246)),
            (0.24, (0.8, 0.06, 236)),
            (0.325, (0.93, 0.03, 215)),
            (0.34, (0.95, 0.03, 90)),
        ],
        14,
    )
    streaks(c, 20, 250, (0.97, 0.015, 230), share=0.55, seed="high", cover=0.6)
    for k, (x, y, w, n) in enumerate(
        ((120, 356, 210, 24), (430, 372, 120, 13), (640, 338, 250, 30), (800, 362, 120, 12), (330, 382, 90, 8))
    ):
        r = c.rng(f"cloud{k}")
        puffs = [
            (
                x + w * float(r.normal(0, 0.26)),
                y - abs(float(r.normal(0, 1))) * w * 0.13,
                w * float(r.uniform(0.06, 0.16)),
            )
            for _ in range(n)
        ]
        cloud(
            c,
            puffs,
            [(0, (0.7, 0.06, 250)), (0.5, (0.9, 0.025, 235)), (1, (0.995, 0.01, 90))],
            seed=f"cloud{k}",
            alpha=0.95,
            fade=(0.4, 1.0),
        )
    crest = [
        (-10, 396),
        (40, 384),
        (110, 390),
        (180, 372),
        (230, 352),
        (262, 346),
        (296, 358),
        (360, 384),
        (450, 391),
        (560, 380),
        (640, 388),
        (720, 370),
        (770, 376),
        (820, 384),
        (820, 400),
        (-10, 400),
    ]
    hills = c.mask(polygon(crest), wobble=3, cell=18)
    c.form(hills, (0.6, 0.08, 262), thickness=10, haze=0.35, detail=0.4)
    snow = hills & c.full(smoothstep(366, 358, c.y + 8 * (c.field("snowline", 16, 2) - 0.5)))
    c.fill(snow, (0.97, 0.015, 230), 0.9, detail=0.5)
    c.fog(350, 420, (0.96, 0.02, 225), 0.6)


def _mirror(c: Canvas, above: Layer) -> None:
    """The flat, a finger's depth of water over salt: all the sky again, a little deeper."""
    down = np.clip((c.y - _HORIZON) / (1200 - _HORIZON), 0, 1)
    wave = c.noise.at("wave", c.x / 90 / (0.3 + 3 * down), np.log1p(down * 60) * 9, 1.0, 3) - 0.5
    x = np.clip(c.x + wave * 26 * (0.1 + down), 2, 798)
    y = np.clip(_HORIZON - (c.y - _HORIZON) * 0.47 + wave * 24 * (0.1 + down), 3, _HORIZON)
    ground = c.full(smoothstep(_HORIZON - 1, _HORIZON + 1, c.y))
    c.paste(above, clip=ground, bend=(x.astype(np.float32), y.astype(np.float32)))
    c.multiply(ground * (0.2 + 0.3 * down).astype(np.float32), (0.68, 0.08, 248), 0.8)
    line = c.full(np.exp(-(((c.y - _HORIZON) / 3.0) ** 2)))
    c.screen(line, (0.99, 0.02, 90), 0.7)


def _ripples(c: Canvas) -> None:
    """Long lines of still water, closer and closer towards the horizon."""
    down = np.maximum(c.y - _HORIZON, 1)
    n = c.noise.at("lines", c.x / (30 + down * 0.9), 900 / down, 1.0, 3)
    m = smoothstep(0.6, 0.75, n) * smoothstep(0, 60, down)
    c.screen(c.full(m * 0.5), (0.95, 0.03, 225), 0.4)
    path = np.exp(-(((c.x - 250) / (26 + 0.12 * down)) ** 2)) * smoothstep(380, 620, down)
    c.screen(c.full(path * (0.25 + 0.75 * smoothstep(0.45, 0.62, n))), (0.98, 0.03, 90), 0.6)


def _reflect(c: Canvas, below: Layer) -> None:
    down = np.clip((c.y - _LINE) / 400, 0, 1)
    wave = c.noise.at("quiver", c.x / 46, c.y / 7, 1.0, 2) - 0.5
    x = c.x + wave * (1.0 + 4 * down)
    y = 2 * _LINE - c.y + wave * 2 * down
    clip = c.full(smoothstep(_LINE - 1, _LINE + 1, c.y))
    c.paste(below, alpha=0.94, clip=clip, bend=(x.astype(np.float32), y.astype(np.float32)))


def _salt(c: Canvas) -> None:
    """Ridges of salt, five- and six-sided, where the water is too thin to cover them."""
    z = 300 / np.maximum(c.y - _HORIZON, 8)
    u, v = (c.x - 400) * z / 46, z * 9.0
    i, j = np.floor(u), np.floor(v)
    first, second = np.full_like(u, 9.0), np.full_like(u, 9.0)
    for a in (-1, 0, 1):
        for b in (-1, 0, 1):
            p, q = i + a, j + b
            rx = np.mod(np.sin(p * 12.9898 + q * 78.233) * 43758.5453, 1.0)
            ry = np.mod(np.sin(p * 39.346 + q * 11.135) * 24634.6345, 1.0)
            d = np.hypot(p + 0.15 + 0.7 * rx - u, q + 0.15 + 0.7 * ry - v)
            second = np.minimum(second, np.maximum(first, d))
            first = np.minimum(first, d)
    rough = 0.07 * (c.field("crust", 9, 3) - 0.5)
    ridge = smoothstep(0.06, 0.0, second - first + rough)
    bank = smoothstep(0.2, 0.02, second - first + rough)
    near = smoothstep(930, 1130, c.y + 60 * np.abs(c.x - 400) / 400 * smoothstep(600, 900, c.y))
    broken = smoothstep(0.34, 0.62, c.field("crumbs", 26, 3) + 0.25 * near)
    dry = near * smoothstep(0.3, 0.6, c.field("dry", 120, 3) + 0.3 * near)
    c.screen(c.full(bank * dry * 0.4), (0.82, 0.04, 225), 0.5)
    m = c.full(ridge * dry * broken * 0.7)
    bump = (c.field("grains", 5, 2) - 0.5) * 2
    c.form(m, (0.9, 0.025, 228), thickness=6, bump=bump, rim=0.25, detail=0.5)


def _wake(c: Canvas) -> None:
    """Rings and drops from her wheels, her own small shade on the water."""

    def rings(pen: Pen) -> None:
        for k in range(4):
            for x in (380.0, 490.0):
                pen.stroke(
                    oval(x - k * 9, _LINE + 1, 16 + k * 17, 2.4 + k * 2.2), (0.98, 0.02, 220), 1.3, 0.6 - 0.12 * k
                )
        for k in range(9):
            pen.stroke(
                [(330 - k * 30, _LINE + 2 + (k % 3)), (340 - k * 30, _LINE + 2 + (k % 2))], (0.98, 0.02, 220), 1.4, 0.5
            )

    c.draw(rings, detail=0.8)
    c.multiply(c.mask(oval(434, _LINE + 2, 84, 3.4), soft=2), (0.4, 0.09, 258), 0.55)
    r = c.rng("drops")
    n = 40
    t = r.random(n)
    drops: Array = np.repeat(np.array([[0.97, 0.99, 1.0]], np.float32), n, 0)
    strew(
        c,
        "dot",
        352 - 60 * t,
        _LINE - 4 - 26 * t * (1 - t) * 4 * r.random(n),
        1.2 + 2 * r.random(n),
        0.0,
        drops,
        seed="drops",
        alpha=0.9,
        detail=0.9,
    )


def _sparkle(c: Canvas) -> None:
    r = c.rng("glints")
    n = 130
    y = 640 + 550 * r.random(n) ** 0.8
    x = r.uniform(0, 800, n)
    size = 0.6 + 1.8 * r.random(n) ** 3

    def glints(pen: Pen) -> None:
        for k in range(n):
            pen.dot(x[k], y[k], size[k], (0.99, 0.02, 90), 0.8)
            if size[k] > 1.7:
                pen.stroke([(x[k] - 6, y[k]), (x[k] + 6, y[k])], (0.99, 0.02, 90), 0.9, 0.8)
                pen.stroke([(x[k], y[k] - 6), (x[k], y[k] + 6)], (0.99, 0.02, 90), 0.9, 0.8)

    c.draw(glints, detail=0.95, emission=0.5)
