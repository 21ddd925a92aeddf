"""An iceberg with one bored puffin on top; below the water its glassy bulk holds a jungle at sunrise."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.layer import Layer
from art.painting.light import Light
from art.painting.mask import Mask, blur
from art.painting.materials import smoke, snow
from art.painting.motifs.puffins import puffin
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, oval, polygon
from art.painting.stamps import sampled, scatter, strew
from art.painting.strokes import repaint

from .seal import seal
from .valley import jungle

BRIEF = Brief(
    title="Cold Case",
    hero="iceberg with one bored puffin on top; below the water its glassy bulk holds a jungle at sunrise",
    idea="contains",
    place="sea, Arctic",
    palette="snow blue",
    composition="split waterline",
    time="noon",
    symbols=("ice", "jungle", "puffin"),
    hidden="the lit door of the temple far up the valley",
    readings=("climate", "future", "prejudice"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(key=0.86, air=(0.95, 0.02, 230), veil=0.3),
}

_HORIZON, _LINE = 322.0, 384.0
_LEFT = (
    *((192, 384, CORNER), (148, 446), (92, 508, CORNER), (108, 596), (56, 690, CORNER), (72, 796)),
    *((112, 872, CORNER), (126, 962), (206, 1026, CORNER), (252, 1094), (340, 1126, CORNER)),
)
_KEEL = ((392, 1180, CORNER), (474, 1146))
_RIGHT = (
    *((538, 1088, CORNER), (606, 1036), (618, 950, CORNER), (672, 866), (654, 770, CORNER), (680, 676)),
    *((642, 566, CORNER), (660, 500), (612, 440, CORNER), (596, 384, CORNER)),
)
_BULK = (*_LEFT, *_KEEL, *_RIGHT)
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
    bulk = c.mask(curve(_BULK, pull=0.22), wobble=5, cell=24)
    c.glow(380, 760, 380, (0.66, 0.11, 200), 0.55)
    c.glow(380, 900, 260, (0.7, 0.12, 170), 0.3)
    _ice_box(c, bulk, inside)
    lit = np.exp(-(np.hypot((c.x - 376) / 210, (c.y - 680) / 230) ** 2))
    c.emit(bulk * np.asarray(0.22 * lit, np.float32))
    _tip(c)
    _surface(c)
    repaint(c, 0.12, seed="last")
    puffin(c, 360.0, 212.0)
    seal(c, 676.0, 756.0, 118.0)
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
    foot = np.exp(-(((c.y - line - 4) / 7) ** 2)) * smoothstep(188, 204, c.x) * smoothstep(604, 588, c.x)
    c.glaze(np.asarray(foot * (0.5 + 0.6 * c.field("foot", 40, 3)), np.float32), (0.86, 0.06, 212), 0.75)


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
    """Shut the jungle in: a thick, milky wall round a clear heart; all its edges are soft."""
    su, sv, steep, seam = _facets(c)
    su, sv = blur(su.copy(), 7 * c.scale), blur(sv.copy(), 7 * c.scale)
    steep = blur(steep.copy(), 6 * c.scale)
    ripple = c.field("melt", 46, 3) - 0.5
    # The wall bends what is behind it; in the clear heart one looks straight through.
    wall_x = np.asarray(380 + (c.x - 380) * 0.8 - 26 * su + 14 * ripple, np.float32)
    wall_y = np.asarray(740 + (c.y - 740) * 0.84 - 26 * sv - 10 * ripple, np.float32)
    c.paste(inside, clip=bulk, bend=(wall_x, wall_y), soft=2.5)
    deep = np.clip(2 * bulk.blur(46).whole() - 1, 0, 1)
    thick = 1 - smoothstep(0.1, 0.85, deep + 0.24 * (c.field("wall", 90, 3) - 0.5) + 0.16 * (su - 0.4 * sv))
    heart = np.asarray(1 - smoothstep(0.3, 0.75, thick), np.float32)
    c.paste(inside, clip=bulk * heart, bend=(c.x - 5 * su + 4 * ripple, c.y - 5 * sv))
    height = smoothstep(1180, 400, c.y)
    cold = pick(ramp([(0.3, 0.11, 250), (0.46, 0.11, 236), (0.66, 0.1, 222), (0.82, 0.075, 208)]), height)
    grain = 0.8 + 0.4 * c.field("frost", 60, 4)
    c.fill(bulk * np.asarray(np.clip(thick * grain, 0, 1) * 0.8, np.float32), cold, detail=0.4)
    body = np.exp(-(((thick - 0.7) / 0.2) ** 2)) * smoothstep(0.38, 0.66, c.field("blue", 80, 3, (0.7, 1.5)))
    c.multiply(bulk * np.asarray(body, np.float32), (0.52, 0.13, 238), 0.62)
    light = np.clip(-0.35 * su / 2 + 0.9 * sv / 2, -1, 1)
    up, down = np.clip(light, 0, 1), np.clip(-light, 0, 1)
    wall = 0.25 + 0.75 * thick
    c.screen(bulk * np.asarray(up * (0.2 + 0.8 * steep) * wall, np.float32), (0.95, 0.04, 208), 0.8)
    c.multiply(bulk * np.asarray(down * steep * wall, np.float32), (0.42, 0.12, 240), 0.85)
    # Broad white veils where two faces meet, no lines.
    veil = np.exp(-((seam / 0.1) ** 2)) * smoothstep(0.25, 0.9, thick) * smoothstep(0.35, 0.7, c.field("line", 120, 3))
    c.screen(bulk * np.asarray(blur(veil.astype(np.float32), 5 * c.scale), np.float32), (0.95, 0.04, 208), 0.6)
    # Light of the valley warms the wall from inside.
    lip = np.exp(-(((thick - 0.5) / 0.2) ** 2))
    warm = np.exp(-(np.hypot((c.x - 380) / 300, (c.y - 680) / 330) ** 2))
    c.screen(bulk * np.asarray(lip * warm, np.float32), (0.95, 0.1, 88), 0.4)
    low = np.clip(thick - 0.2, 0, 1) * smoothstep(860, 1120, c.y)
    c.multiply(bulk * np.asarray(low, np.float32), (0.35, 0.11, 252), 0.5)
    # The outer skin: a soft, bright, uneven bloom, widest above.
    uneven = 0.45 + 0.9 * c.field("bloom", 70, 3)
    for reach, soft, power in ((16.0, 12.0, 0.75), (7.0, 5.0, 0.7), (3.0, 2.5, 0.55)):
        c.screen(bulk.edge(0.4 * reach, reach, soft) * uneven, (0.98, 0.02, 210), power)
        c.screen(bulk.edge(reach, 0.3 * reach, soft) * (0.7 * uneven), (0.96, 0.04, 208), power)
        c.screen(bulk.edge(-reach, -0.3 * reach, soft) * (0.8 * uneven), (0.9, 0.07, 205), power * 0.8)
        c.screen(bulk.edge(0, -reach, soft) * uneven, (0.72, 0.1, 225), power * 0.6)
    outside = np.clip(bulk.blur(26).whole() - bulk.whole(), 0, 1)
    c.screen(np.asarray(outside * smoothstep(_LINE - 2, _LINE + 8, c.y), np.float32), (0.72, 0.1, 208), 0.6)
    _scratches(c, bulk, np.asarray(thick, np.float32))
    at = bulk.where
    c.layer.detail[at] = np.maximum(c.layer.detail[at], bulk.a * 0.6)
    for points, share in (
        ([(150, 590, CORNER), (206, 462), (240, 470), (186, 610), (150, 690, CORNER)], 0.3),
        ([(598, 888, CORNER), (630, 832), (634, 880), (590, 946), (578, 940, CORNER)], 0.24),
    ):
        c.screen(c.mask(curve(points), soft=13) & bulk, (0.98, 0.02, 210), share)
    _trapped(c, bulk)


def _scratches(c: Canvas, bulk: Mask, thick: Array) -> None:
    """Small strokes of frost that follow the wall round."""
    r = c.rng("frost")
    x, y = scatter(bulk, 2600, r, "any")
    keep = sampled(c, thick, x, y) > r.uniform(0.3, 1.3, len(x))
    x, y = x[keep], y[keep]
    turn = np.arctan2((x - 380) / 300**2, -(y - 740) / 400**2) + r.normal(0, 0.3, len(x))
    k = np.clip(0.9 - (y - 400) / 1100 + r.normal(0, 0.1, len(x)), 0, 1)
    tones = pick(ramp([(0.5, 0.1, 236), (0.78, 0.08, 215), (0.97, 0.02, 205)]), np.asarray(k, np.float32))
    strew(c, "bristle", x, y, r.uniform(12, 34, len(x)), turn, tones, seed="frost", alpha=0.26, detail=0.45, clip=bulk)


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
    faces = crag[tip.where] * 1.7 + np.abs(c.field("flakes", 30, 2)[tip.where] - 0.5) * 3
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
