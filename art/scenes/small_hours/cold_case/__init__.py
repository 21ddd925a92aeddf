"""An iceberg with one bored puffin on top; below the water its glassy bulk holds a jungle at sunrise."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import curve, oval, polygon
from art.painting.strokes import repaint

from .creatures import puffin, seal
from .ice import BULK, LINE, TIP, ice_box, peak
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
FINISH = {"vignette": 0.0, "bloom": 0.08, "saturation": 1.05, "contrast": 0.14}

_HORIZON = 322.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.72, 0.52),
        key=(0.98, 0.03, 90),
        shade=(0.42, 0.09, 250),
        rim=(-0.6, -0.5, 0),
        rim_colour=(0.96, 0.04, 215),
        bounce=(0.7, 0.09, 215),
    )
    _sky(c)
    _deep(c)
    repaint(c, 0.6, seed="sea")
    with c.group() as inside:
        jungle(c)
    bulk = c.mask(curve(BULK, pull=0.22), wobble=5, cell=24)
    c.glow(390, 760, 460, (0.6, 0.11, 205), 0.5)
    ice_box(c, bulk, inside)
    peak(c)
    _surface(c)
    repaint(c, 0.12, seed="last")
    c.light = Light(
        direction=(0.45, -0.72, 0.52), key=(0.97, 0.03, 90), shade=(0.3, 0.08, 250), bounce=(0.3, 0.07, 245)
    )
    puffin(c, 344.0, 206.0, 1.32)
    seal(c)
    _bubbles(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0.0, (0.84, 0.075, 238)),
            (0.1, (0.84, 0.07, 235)),
            (0.2, (0.9, 0.045, 228)),
            (0.265, (0.94, 0.03, 95)),
            (0.3, (0.94, 0.03, 95)),
        ],
        warp=10,
    )
    streaks(c, 30, 260, (0.97, 0.02, 90), share=0.45, cover=0.45)


def _surface(c: Canvas) -> None:
    """The sheet of water between horizon and glass front, and its lip."""
    band = c.full(smoothstep(_HORIZON - 1, _HORIZON + 1, c.y) * smoothstep(LINE + 3, LINE, c.y))
    tip = c.mask(polygon(TIP))
    band = band - tip
    depth = np.clip((c.y - _HORIZON) / (LINE - _HORIZON), 0.02, 1)
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
    line = LINE + 4 * np.sin(c.x / 55) + 2 * np.sin(c.x / 19 + 1)
    c.screen(np.exp(-(((c.y - line) / 3.0) ** 2)), (0.97, 0.03, 210), 0.85)
    c.multiply(np.exp(-(((c.y - line - 10) / 8) ** 2)), (0.5, 0.1, 245), 0.4)
    c.screen(
        np.exp(-(((c.y - line + 4) / 9) ** 2)) * np.exp(-(((c.x - 392) / 330) ** 4)) * 0.8, (0.97, 0.02, 200), 0.45
    )
    foot = np.exp(-(((c.y - line - 4) / 7) ** 2)) * smoothstep(80, 96, c.x) * smoothstep(744, 728, c.x)
    c.glaze(np.asarray(foot * (0.5 + 0.6 * c.field("foot", 40, 3)), np.float32), (0.86, 0.06, 212), 0.75)


def _deep(c: Canvas) -> None:
    below = c.full(smoothstep(LINE - 1, LINE + 1, c.y))
    c.wash(
        [
            (0.0, (0.5, 0.1, 236)),
            (0.33, (0.46, 0.1, 238)),
            (0.46, (0.35, 0.1, 250)),
            (0.7, (0.32, 0.09, 252)),
            (1.0, (0.32, 0.085, 256)),
        ],
        mask=below,
        warp=16,
    )
    shafts = np.zeros_like(c.x)
    for i, x in enumerate((20, 110, 680, 760)):
        lean = (c.x - x + (c.y - LINE) * (0.1 + 0.05 * (i % 3))) / (18 + 8 * (i % 3) + (c.y - LINE) * 0.07)
        shafts = np.maximum(shafts, np.exp(-(lean**2)) * smoothstep(960, 420, c.y))
    c.screen(below * shafts, (0.8, 0.08, 215), 0.22)


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
