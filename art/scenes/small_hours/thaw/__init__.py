"""An iceberg in a still fjord is becoming a mammoth; a flower glows in the ice of its trunk, a small seal looks on."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import sea, snow
from art.painting.materials.water import reflection
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, oval
from art.painting.strokes import repaint

from .mammoth import mammoth, seal

BRIEF = Brief(
    title="Thaw",
    hero="huge iceberg becoming a mammoth, a buttercup glowing in the clear ice at its trunk's tip, one seal before it",
    idea="turning into",
    place="fjord, Greenland",
    palette="snow blue",
    composition="low-horizon giant",
    time="noon",
    symbols=("mammoth", "iceberg", "seal"),
    hidden="the light is a buttercup, whole, held in the ice",
    readings=("extinction", "return", "debt"),
)
FINISH = {
    "vignette": 0.0,
    "saturation": 1.08,
    "bloom": 0.12,
    "contrast": 0.18,
    "relight": Relight(figure=0.5, air=(0.97, 0.015, 230), veil=0.5),
}

_SHORE = 946.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.3, -0.86, 0.42),
        key=(0.985, 0.03, 90),
        shade=(0.34, 0.11, 258),
        rim=(-0.3, -0.9, 0),
        rim_colour=(0.99, 0.03, 90),
        bounce=(0.6, 0.11, 225),
        bounce_share=0.3,
    )
    _fjord(c)
    repaint(c, 0.6, seed="fjord")
    c.lamps.append(Lamp(x=100, y=806, z=70, reach=150, colour=(0.86, 0.17, 66), power=0.6))
    with c.group() as giant:
        mammoth(c)
    water = sea(
        c,
        horizon=_SHORE - 26,
        deep=(0.25, 0.09, 258),
        bright=(0.86, 0.05, 220),
        sky=(0.56, 0.1, 245),
        eye=3.4,
        wave=0.06,
        length=3.4,
        glitter=0.0,
        haze=0.5,
    )
    reflection(c, giant, water, _SHORE + 6, share=0.62, ripple=9)
    repaint(c, 0.5, seed="water", loose=0.9)
    c.paste(giant, clip=c.full(smoothstep(_SHORE + 10, _SHORE + 3, c.y)))
    c.fog(_SHORE - 60, _SHORE + 34, (0.82, 0.055, 230), 0.5, cell=160)
    c.lamps.clear()
    _floe(c)
    seal(c)
    repaint(c, 0.12, seed="last", loose=0.5)
    _buttercup(c)
    _air(c)


def _fjord(c: Canvas) -> None:
    """Deep noon blue overhead, pale air along the water, one far shore."""
    c.wash(
        [
            (0, (0.38, 0.125, 256)),
            (0.25, (0.5, 0.125, 251)),
            (0.5, (0.56, 0.115, 248)),
            (0.7, (0.7, 0.085, 238)),
            (0.79, (0.8, 0.06, 230)),
            (1, (0.7, 0.07, 235)),
        ],
        12,
    )
    for i, (y, tone, fade, cell) in enumerate(((800, (0.56, 0.09, 250), 0.45, 210), (880, (0.46, 0.1, 254), 0.2, 150))):
        n = c.field(f"peaks{i}", cell, 4)[int(400 * c.scale)]
        ridge = y - 260 * (n - 0.42)
        crags = np.abs(c.field(f"crag{i}", 80, 4, (0.7, 1.4)) - 0.5) * 40
        c.form(
            c.full(smoothstep(-1.5, 1.5, c.y - ridge[None, :])),
            tone,
            bump=np.asarray(crags, np.float32),
            thickness=60,
            haze=fade,
            detail=0.15,
        )
        c.fog(y - 20, y + 170, (0.8, 0.06, 232), 0.6)


def _buttercup(c: Canvas) -> None:
    """The one warm thing: a flower in the last clear ice of the trunk."""
    x, y = 100.0, 806.0
    lump = c.mask(curve([(66, 838), (56, 796), (74, 756), (104, 744), (136, 762), (146, 802), (134, 840), (100, 860)]))
    d = np.hypot(c.x - x, c.y - y)
    c.glaze(np.asarray(np.exp(-((d / 84) ** 1.7)) * 0.7, np.float32), (0.84, 0.16, 72))
    c.glow(x, y, 150, (0.8, 0.17, 60), 0.6)
    c.glow(x, y, 70, (0.98, 0.1, 88), 0.9)
    inside = np.exp(-((d / 34) ** 2))
    c.fill(lump, (0.88, 0.14, 80), detail=0.8)
    c.fill(lump * np.asarray(inside, np.float32), (0.995, 0.05, 95), detail=0.8)
    c.screen(lump.edge(-4, -5, 2.5), (0.99, 0.03, 95), 0.8)
    c.glaze(lump.edge(4, 6, 4), (0.62, 0.14, 60), 0.5)
    c.emit(lump, 0.7)

    def flower(pen: Pen) -> None:
        green = (0.46, 0.12, 130)
        pen.stroke([(x + 2, y + 6), (x + 4, y + 24), (x - 4, y + 44)], green, 4)
        pen.fill(curve([(x + 3, y + 34, CORNER), (x + 16, y + 22), (x + 28, y + 24, CORNER), (x + 16, y + 34)]), green)
        for k in (2, 3, 1, 4, 0):
            a = k * 1.2566 - 1.45
            px, py = x + math.cos(a) * 14, y - 4 + math.sin(a) * 12
            petal = oval(px, py, 14, 11.5, math.degrees(a))
            pen.radiate(petal, x, y - 4, 29, [(0.62, 0.16, 50), (0.8, 0.18, 72), (0.88, 0.18, 86), (0.72, 0.17, 60)])
        pen.dot(x, y - 4, 5.5, (0.54, 0.14, 48))
        pen.dot(x - 1.5, y - 6, 2.2, (0.95, 0.12, 92))

    c.draw(flower, detail=0.95)
    c.glow(x - 14, y - 34, 9, (0.99, 0.02, 95), 0.9)
    c.glow(x, y, 54, (0.97, 0.12, 84), 0.28)


def _floe(c: Canvas) -> None:
    """One floe for the seal, two scraps of ice; gold on the water from the flower."""
    drift = c.field("gold", 26, 3, (3.4, 0.5))
    path = (
        np.exp(-(((c.x - 112) / (26 + 0.12 * (c.y - 900))) ** 2))
        * smoothstep(950, 975, c.y)
        * smoothstep(1190, 1000, c.y)
    )
    c.screen(np.asarray(path * smoothstep(0.42, 0.62, drift), np.float32), (0.9, 0.14, 84), 0.75)
    for x, y, w, h in ((186, 1078, 122, 24), (600, 1128, 66, 11), (716, 1046, 40, 6)):
        under = c.mask(
            curve([(x - w, y, CORNER), (x - w * 0.7, y + h), (x + w * 0.3, y + h * 1.2), (x + w, y + h * 0.1, CORNER)]),
            wobble=2,
        )
        c.shadow(under, 0, 14, soft=9, share=0.5)
        c.form(under, (0.56, 0.11, 232), thickness=h * 0.6, rim=0.4, detail=0.5)
        top = c.mask(
            curve(
                [
                    (x - w, y, CORNER),
                    (x - w * 0.6, y - h * 0.6),
                    (x + w * 0.1, y - h * 0.45),
                    (x + w * 0.7, y - h * 0.5),
                    (x + w, y + h * 0.1, CORNER),
                    (x + w * 0.4, y + h * 0.45),
                    (x - w * 0.3, y + h * 0.4),
                ]
            ),
            wobble=2,
        )
        snow(c, top, thickness=h * 0.4)
    c.glow(150, 1066, 60, (0.95, 0.12, 86), 0.3, flat=0.3)


def _air(c: Canvas) -> None:
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(40):
            pen.dot(
                float(r.uniform(330, 760)),
                float(r.uniform(560, 940)),
                float(r.uniform(0.8, 1.9)),
                (0.99, 0.01, 90),
                0.7,
            )

    c.draw(glints, detail=0.9, emission=0.4)
