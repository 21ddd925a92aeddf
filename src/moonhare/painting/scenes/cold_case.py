"""An iceberg with one bored puffin on top; below the water its glassy bulk holds a jungle at sunrise."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import ice, smoke, snow
from moonhare.painting.motifs.puffins import puffin
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._cold_case_parts import jungle, seal
from moonhare.painting.shapes import CORNER, curve, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Cold Case",
    hero="iceberg with one bored puffin on top; below the water its glassy bulk holds a jungle at sunrise",
    idea="contains",
    place="sea, Arctic",
    palette="snow blue",
    composition="split waterline",
    time="noon",
    symbols=("ice", "jungle", "puffin"),
    hidden="a toucan eye to eye with a seal",
    readings=("climate", "future", "prejudice"),
)
FINISH = {"vignette": 0.42, "bloom": 0.5, "saturation": 1.08, "focus": Focus(380, 640, 300, 420, 0.4)}

_HORIZON, _LINE = 322.0, 384.0
# fmt: off
_BULK = [
    (196, 384, CORNER), (168, 432, CORNER), (106, 500, CORNER), (116, 560, CORNER), (66, 640, CORNER),
    (84, 724, CORNER), (70, 800, CORNER), (128, 872, CORNER), (140, 950, CORNER), (214, 1000, CORNER),
    (250, 1076, CORNER), (330, 1104, CORNER), (372, 1174, CORNER), (434, 1150, CORNER), (486, 1168, CORNER),
    (530, 1088, CORNER), (596, 1040, CORNER), (612, 962, CORNER), (664, 900, CORNER), (652, 830, CORNER),
    (672, 740, CORNER), (662, 640, CORNER), (642, 580, CORNER), (654, 508, CORNER), (606, 440, CORNER),
    (592, 384, CORNER),
]
# fmt: on
# fmt: off
_TIP = [
    (188, 392, CORNER), (220, 330, CORNER), (262, 312, CORNER), (288, 252, CORNER), (330, 218, CORNER),
    (392, 206, CORNER), (424, 236, CORNER), (470, 262, CORNER), (506, 318, CORNER), (556, 340, CORNER),
    (598, 392, CORNER),
]
# fmt: on


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.72, 0.52),
        key=(0.98, 0.03, 90),
        shade=(0.46, 0.095, 250),
        rim=(-0.6, -0.5, 0),
        rim_colour=(0.96, 0.04, 215),
        bounce=(0.7, 0.09, 215),
    )
    _sky(c)
    _deep(c)
    repaint(c, 0.6, seed="sea")
    with c.group() as inside:
        jungle(c)
    bulk = c.mask(curve(_BULK, pull=0.12), wobble=4, cell=26)
    c.glow(380, 740, 360, (0.72, 0.1, 190), 0.42)
    _ice_box(c, bulk, inside)
    lit = np.exp(-(np.hypot((c.x - 376) / 210, (c.y - 680) / 230) ** 2))
    c.emit(bulk * np.asarray(0.22 * lit, np.float32))
    _tip(c)
    _surface(c)
    repaint(c, 0.12, seed="last")
    puffin(c, 360.0, 212.0)
    seal(c, 672.0, 752.0, 92.0)
    _bubbles(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0.0, (0.38, 0.1, 258)),
            (0.1, (0.52, 0.1, 250)),
            (0.2, (0.72, 0.075, 238)),
            (0.265, (0.9, 0.05, 90)),
            (0.3, (0.9, 0.05, 90)),
        ],
        warp=10,
    )
    streaks(c, 30, 260, (0.95, 0.04, 80), share=0.45, cover=0.45)


def _surface(c: Canvas) -> None:
    """The sheet of water between horizon and glass front, and its lip."""
    band = c.full(smoothstep(_HORIZON - 1, _HORIZON + 1, c.y) * smoothstep(_LINE + 3, _LINE, c.y))
    tip = c.mask(polygon([(p[0], p[1]) for p in _TIP]))
    band = band - tip
    depth = np.clip((c.y - _HORIZON) / (_LINE - _HORIZON), 0.02, 1)
    wave = c.noise.at("top", c.x / (20 + 110 * depth), np.log(depth) * 9, 1.0, 3) - 0.5
    t = np.asarray(0.72 - 0.34 * depth + 0.8 * wave, np.float32)
    c.fill(
        band,
        pick(
            ramp([(0.0, (0.36, 0.1, 248)), (0.5, (0.6, 0.09, 236)), (0.8, (0.86, 0.05, 225)), (1.0, (0.98, 0.02, 90))]),
            t,
        ),
        detail=0.4,
    )
    line = _LINE + 4 * np.sin(c.x / 55) + 2 * np.sin(c.x / 19 + 1)
    c.screen(np.exp(-(((c.y - line) / 3.0) ** 2)), (0.97, 0.03, 210), 0.85)
    c.multiply(np.exp(-(((c.y - line - 10) / 8) ** 2)), (0.5, 0.1, 245), 0.4)
    c.screen(
        np.exp(-(((c.y - line + 4) / 9) ** 2)) * np.exp(-(((c.x - 392) / 240) ** 4)) * 0.8, (0.97, 0.02, 200), 0.45
    )


def _deep(c: Canvas) -> None:
    below = c.full(smoothstep(_LINE - 1, _LINE + 1, c.y))
    c.wash(
        [
            (0.0, (0.5, 0.1, 236)),
            (0.33, (0.46, 0.1, 238)),
            (0.46, (0.35, 0.1, 250)),
            (0.7, (0.24, 0.085, 260)),
            (1.0, (0.15, 0.06, 266)),
        ],
        mask=below,
        warp=16,
    )
    shafts = np.zeros_like(c.x)
    for i, x in enumerate((20, 110, 680, 760)):
        lean = (c.x - x + (c.y - _LINE) * (0.1 + 0.05 * (i % 3))) / (18 + 8 * (i % 3) + (c.y - _LINE) * 0.07)
        shafts = np.maximum(shafts, np.exp(-(lean**2)) * smoothstep(960, 420, c.y))
    c.screen(below * shafts, (0.8, 0.08, 215), 0.22)


def _ice_box(c: Canvas, bulk: Mask, inside: Layer) -> None:
    """Shut the jungle in: facets that shift and tint what is behind them, thick bright edges, frost."""
    r = c.rng("facets")
    seeds = [(x + r.normal(0, 26), y + r.normal(0, 26)) for x in range(120, 700, 210) for y in range(440, 1180, 190)]
    distance = np.stack([np.hypot(c.x - x + 40 * (c.field("warp", 140, 2) - 0.5), (c.y - y) * 0.8) for x, y in seeds])
    nearest = np.argmin(distance, 0)
    two = np.partition(distance, 1, axis=0)
    seam = two[1] - two[0]
    shift = r.normal(0, 5, (2, len(seeds))).astype(np.float32)
    tone = r.normal(0, 1, len(seeds)).astype(np.float32)[nearest]
    c.paste(inside, clip=bulk, bend=(c.x + shift[0][nearest], c.y + shift[1][nearest]))
    c.screen(bulk * np.asarray(np.clip(tone, 0, 2) * 0.05, np.float32), (0.9, 0.05, 215), 1.0)
    c.multiply(bulk * np.asarray(np.clip(-tone, 0, 2) * 0.07, np.float32), (0.5, 0.1, 235), 1.0)
    c.screen(bulk * np.asarray(np.exp(-seam / 2.6) * 0.3, np.float32), (0.97, 0.03, 210), 0.55)
    deep = c.relief(bulk, 110, smooth=4)
    edge = np.asarray(np.clip(1 - deep.nz, 0, 1) ** 0.9, np.float32)
    frost = np.asarray(0.7 + 0.6 * (c.field("frost", 60, 4)[bulk.where] - 0.5), np.float32)
    near_rim = np.clip(edge * 1.35 * frost, 0, 1)
    with c.group() as shell:
        ice(c, deep, (0.8, 0.07, 222), seed="bulk", detail=0.5)
    c.paste(shell, clip=bulk * near_rim)
    at = bulk.where
    lx = np.clip(deep.nx * 0.55 - deep.ny * 0.8, 0, 1)
    c.screen(bulk * np.asarray(smoothstep(0.45, 0.8, lx) * 0.5, np.float32), (0.98, 0.02, 210), 0.7)
    c.screen(bulk.edge(3, -4, 1.5), (0.98, 0.03, 200), 0.8)
    c.screen(bulk.edge(-3, 2, 1.5), (0.9, 0.07, 215), 0.5)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], bulk.a * 0.7)
    glare = c.mask(curve([(176, 520, CORNER), (216, 452), (236, 470), (190, 620), (166, 660, CORNER)]), soft=5)
    c.screen(glare & bulk, (0.98, 0.02, 210), 0.4)


def _tip(c: Canvas) -> None:
    tip = c.mask(curve(_TIP, pull=0.14), wobble=2)
    faces = (
        np.abs(c.field("faces", 90, 3, (0.7, 1.5))[tip.where] - 0.5) * 74
        + np.abs(c.field("flakes", 34, 3)[tip.where] - 0.5) * 22
    )
    body = c.form(
        tip,
        (0.88, 0.045, 225),
        thickness=70,
        bump=np.asarray(faces, np.float32),
        depth=0.5,
        gloss=0.3,
        rim=0.7,
        detail=0.5,
    )
    blue = np.exp(-np.abs(c.field("cleft", 110, 3, (0.5, 1.6))[tip.where] - 0.5) * 45)
    c.glaze(tip * np.asarray(blue * 0.6, np.float32), (0.6, 0.11, 235), 0.7)
    cap = tip * np.asarray(
        smoothstep(-0.25, -0.5, -np.abs(body.ny) - 0.1 + 0.2 * c.field("cap", 40, 3)[tip.where]), np.float32
    )
    c.screen(cap, (0.98, 0.02, 90), 0.2)
    for drift in (
        [(286, 256, CORNER), (330, 214), (392, 202), (426, 238, CORNER), (390, 230), (336, 242)],
        [(424, 238, CORNER), (470, 258), (508, 318, CORNER), (464, 290)],
        [(218, 334, CORNER), (262, 308), (290, 262, CORNER), (284, 306), (250, 336)],
        [(506, 320, CORNER), (556, 336), (590, 382, CORNER), (540, 364)],
    ):
        snow(c, c.mask(curve(drift), wobble=3), thickness=10, detail=0.5)
    # It steams: something in there is warm.
    smoke(
        c,
        [(474, 300, 8), (500, 262, 15), (494, 210, 23), (530, 150, 32), (600, 110, 42)],
        (0.97, 0.02, 90),
        seed="breath",
        alpha=0.6,
        n=30,
    )


def _bubbles(c: Canvas) -> None:
    r = c.rng("bubbles")

    def work(pen: Pen) -> None:
        for _ in range(46):
            side = r.random() < 0.35
            x = r.uniform(14, 70) if side else r.uniform(690, 790)
            y = r.uniform(410, 1180)
            q = r.uniform(1.2, 4.5)
            pen.stroke(oval(x, y, q, q), (0.95, 0.03, 210), 1.0, r.uniform(0.25, 0.8))
            pen.dot(x - q * 0.3, y - q * 0.3, q * 0.22, (0.99, 0.01, 210), 0.8)

    c.draw(work, detail=0.8)
