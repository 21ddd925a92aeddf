"""An iceberg with one bored puffin on top; below the water its glassy bulk holds a jungle at sunrise."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
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
    c.glow(380, 760, 380, (0.66, 0.11, 200), 0.55)
    c.glow(380, 900, 260, (0.7, 0.12, 170), 0.3)
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


def _facets(c: Canvas) -> tuple[Array, Array, Array, Array]:
    """Cut the bulk like a crystal: slope across and down, how steep (0-1) and how near to an edge each point is."""
    r = c.rng("facets")
    u = (c.x - 372) / 302 + 0.05 * (c.field("warp", 120, 2) - 0.5)
    v = (c.y - 730) / 415 + 0.05 * (c.field("warp-v", 120, 2) - 0.5)
    planes = [(0.0, 0.05, 0.36)]
    for tier, (slope, reach, n) in enumerate(((0.62, 1.02, 7), (2.0, 0.93, 11))):
        for i in range(n):
            a = 2 * np.pi * (i + 0.5 * tier + float(r.uniform(-0.28, 0.28))) / n
            k = slope * float(r.uniform(0.75, 1.3))
            planes.append((-k * float(np.cos(a)), -k * float(np.sin(a)), k * reach * float(r.uniform(0.93, 1.05))))
    heights = np.stack([p * u + q * v + h for p, q, h in planes]).astype(np.float32)
    first = np.argmin(heights, 0)
    low = np.partition(heights, 1, axis=0)
    su = np.array([p[0] for p in planes], np.float32)[first]
    sv = np.array([p[1] for p in planes], np.float32)[first]
    return su, sv, np.clip(np.hypot(su, sv) / 2.2, 0, 1), low[1] - low[0]


def _ice_box(c: Canvas, bulk: Mask, inside: Layer) -> None:
    """Shut the jungle in: cut faces that bend what is behind them, haze towards the rim, edges full of light."""
    su, sv, steep, seam = _facets(c)
    ripple = c.field("melt", 46, 3) - 0.5
    bend = (np.asarray(c.x - 30 * su + 7 * ripple, np.float32), np.asarray(c.y - 30 * sv - 5 * ripple, np.float32))
    c.paste(inside, clip=bulk, bend=bend)
    deep = c.relief(bulk, 120, smooth=4)
    at = bulk.where
    edge = np.asarray(np.clip(1 - deep.nz, 0, 1), np.float32)
    # Inner haze: the farther from the heart of it, the more ice the eye looks through.
    away = np.hypot((c.x - 380) / 270, (c.y - 740) / 360)
    haze = smoothstep(0.5, 1.12, away) * (0.75 + 0.5 * (c.field("frost", 70, 4) - 0.5))
    cold = pick(ramp([(0.2, 0.08, 245), (0.4, 0.1, 228), (0.64, 0.1, 212)]), np.asarray(smoothstep(1150, 420, c.y)))
    c.fill(bulk * np.asarray(np.clip(haze, 0, 1) * 0.66, np.float32), cold, detail=0.5)
    light = np.clip(-0.35 * su / 2 + 0.9 * sv / 2, -1, 1)
    up, down = np.clip(light, 0, 1), np.clip(-light, 0, 1)
    c.screen(bulk * np.asarray(up * (0.25 + 0.75 * steep) * 0.75, np.float32), (0.93, 0.06, 215), 0.9)
    c.multiply(bulk * np.asarray(down * steep * 0.85, np.float32), (0.34, 0.1, 245), 0.8)
    fine = 0.004 + 0.009 * smoothstep(0.3, 1.0, away)
    line = np.exp(-((seam / fine) ** 2)) * (0.25 + 0.75 * smoothstep(0.25, 0.7, c.field("line", 90, 3)))
    c.screen(bulk * np.asarray(line * (0.3 + 0.7 * smoothstep(0.2, 0.9, away)), np.float32), (0.97, 0.04, 205), 0.75)
    glow = np.exp(-((seam / 0.06) ** 2)) * smoothstep(0.4, 1.0, away)
    c.screen(bulk * np.asarray(glow * 0.3, np.float32), (0.85, 0.09, 200), 0.6)
    with c.group() as shell:
        ice(c, deep, (0.78, 0.08, 224), seed="bulk", detail=0.5)
    c.paste(shell, clip=bulk * np.asarray(np.clip(edge**1.5 * 1.1, 0, 0.8), np.float32))
    c.screen(bulk.edge(5, 8, 4), (0.98, 0.03, 205), 0.85)
    c.screen(bulk.edge(3, -4, 1.5), (0.98, 0.03, 200), 0.7)
    c.screen(bulk.edge(-4, -3, 2.5), (0.9, 0.08, 200), 0.7)
    warm = np.exp(-(np.hypot((c.x - 380) / 260, (c.y - 700) / 300) ** 2) * 0.8)
    c.screen(bulk.edge(0, 0, 1) * np.asarray(warm, np.float32), (0.97, 0.12, 90), 0.6)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], bulk.a * 0.7)
    for points, share in (
        ([(150, 560, CORNER), (206, 452), (232, 462), (176, 600), (146, 668, CORNER)], 0.42),
        ([(246, 436, CORNER), (262, 432), (214, 560), (204, 556, CORNER)], 0.3),
        ([(604, 888, CORNER), (636, 842), (640, 880), (596, 946), (584, 940, CORNER)], 0.3),
    ):
        c.screen(c.mask(curve(points), soft=4) & bulk, (0.98, 0.02, 210), share)
    _trapped(c, bulk)


def _trapped(c: Canvas, bulk: Mask) -> None:
    """Air that was shut in long ago, in strings, and a few hair cracks."""
    r = c.rng("trapped")

    def work(pen: Pen) -> None:
        for x, y in ((170.0, 760.0), (590.0, 600.0), (230.0, 940.0), (560.0, 930.0), (300.0, 480.0), (500.0, 460.0)):
            for k in range(14):
                q = float(r.uniform(0.8, 3.4))
                px, py = x + float(r.normal(0, 16)), y - 11 * k + float(r.normal(0, 5))
                pen.dot(px, py, q, (0.97, 0.03, 205), float(r.uniform(0.2, 0.6)))
                pen.dot(px + q * 0.2, py + q * 0.2, q * 0.6, (0.6, 0.09, 215), 0.4)

    c.draw(work, detail=0.75, clip=bulk)


def _tip(c: Canvas) -> None:
    tip = c.mask(curve(_TIP, pull=0.14), wobble=2)
    r = c.rng("tip")
    cuts = []
    for i in range(26):
        px, py = 200 + 390 * (i + float(r.random())) / 26, float(r.uniform(230, 390))
        cuts.append((float(r.normal(0, 0.8)), float(r.uniform(-0.6, 0.9)), px, py, float(r.uniform(0, 16))))
    crag = np.min(
        [h + p * (c.x - x) + q * (c.y - y) + 0.0016 * np.hypot(c.x - x, c.y - y) ** 2 for p, q, x, y, h in cuts], 0
    )
    faces = crag[tip.where] * 1.7 + np.abs(c.field("flakes", 24, 3)[tip.where] - 0.5) * 9
    body = c.form(
        tip,
        (0.86, 0.05, 225),
        thickness=60,
        bump=np.asarray(faces, np.float32),
        depth=0.6,
        gloss=0.35,
        rim=0.7,
        detail=0.55,
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
