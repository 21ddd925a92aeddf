"""A pelican as large as a hill rests in the mist of a river mouth; the pouch of its bill glows: a harbour at anchor."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.materials import sea
from art.painting.materials.water import reflection
from art.painting.motifs.boats import hull, sail
from art.painting.motifs.plants import reeds
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, oval
from art.painting.strokes import repaint

from .bird import pelican

BRIEF = Brief(
    title="Duty Free",
    hero="hill-sized pelican in morning mist, its throat pouch a glowing lagoon with a lit town and boats at anchor",
    idea="contains",
    place="estuary, river mouth in mist",
    palette="pearl fog",
    composition="low-horizon giant",
    time="morning",
    symbols=("pelican", "boat", "anchor"),
    hidden="one boat has got away and sails on the open water",
    readings=("greed", "shelter", "taxes"),
)
FINISH = {
    "vignette": 0.0,
    "saturation": 1.08,
    "bloom": 0.12,
    "contrast": 0.18,
    "relight": Relight(key=0.76, ground=0.5, figure=0.2, air=(0.86, 0.04, 228), veil=0.15),
}

_HORIZON = 930.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.45, -0.7, 0.5),
        key=(0.96, 0.03, 90),
        shade=(0.4, 0.06, 258),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.97, 0.03, 85),
        bounce=(0.66, 0.06, 240),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.6, 0.055, 248)),
            (0.3, (0.68, 0.05, 242)),
            (0.5, (0.78, 0.04, 225)),
            (0.68, (0.91, 0.05, 85)),
            (0.78, (0.94, 0.055, 78)),
            (1, (0.6, 0.04, 240)),
        ],
        warp=20,
    )
    _shore(c)
    repaint(c, 0.5, seed="air", loose=1.15)
    with c.group() as giant:
        pelican(c)
    water = sea(
        c,
        horizon=_HORIZON,
        deep=(0.25, 0.05, 240),
        bright=(0.86, 0.05, 80),
        sky=(0.6, 0.045, 235),
        eye=7,
        wave=0.1,
        length=4.0,
        glitter=0.2,
        glitter_x=300,
        haze=0.7,
    )
    reflection(c, giant, water, 958, share=0.75, ripple=12)
    _warm_lane(c)
    c.fog(890, 990, (0.9, 0.035, 85), 0.5)
    repaint(c, 0.4, seed="water")
    c.glow(300, 500, 300, (0.84, 0.11, 65), 0.28)
    c.paste(giant)
    c.fog(925, 990, (0.9, 0.035, 85), 0.45, cell=110)
    _escaped(c)
    reeds(c, 676, 812, 1222, (100, 230), 13, (0.24, 0.04, 215), seed="right")
    repaint(c, 0.12, seed="last")
    c.glow(300, 520, 200, (0.93, 0.13, 68), 0.25)


def _shore(c: Canvas) -> None:
    """Far hills and a drowned tree line, each paler than the last."""
    for i, (y, tone, share) in enumerate(((790, (0.66, 0.05, 245), 0.6), (876, (0.52, 0.05, 240), 0.7))):
        ridge = y - 120 * (c.field(f"ridge{i}", 260, 3)[0] - 0.4) - 16 * np.sin(c.x[0] / 90 + i)
        c.glaze(np.asarray(smoothstep(-2, 2, c.y - ridge[None, :]), np.float32), tone, share)
        c.fog(y + 10, y + 130, (0.9, 0.04, 85), 0.6)


def _warm_lane(c: Canvas) -> None:
    """What shines through the pouch lies on the water, broken by it."""
    n = c.noise.at("lane", c.x / 60, c.y / 9, 1.0, 3)
    lane = (
        np.exp(-(((c.x - 310 - 30 * (n - 0.5)) / 150) ** 2)) * smoothstep(962, 1000, c.y) * smoothstep(1200, 1040, c.y)
    )
    c.glaze(np.asarray(lane * smoothstep(0.38, 0.62, n), np.float32), (0.82, 0.13, 62), 0.6)


def _escaped(c: Canvas) -> None:
    """One has got away: a thread of water runs from the tip of the bill, and below it a boat makes for the open."""
    x, y = 196.0, 1082.0

    def thread(pen: Pen) -> None:
        for k in range(6):
            q = 478 + 34 * k + 13.5 * k * k
            drop = [(50, q - 9 - k, CORNER), (53.4, q), (50, q + 4.5), (46.6, q)]
            pen.fill(curve(drop), (0.93, 0.04, 200), 0.9)
        for k in range(3):
            pen.stroke(oval(50, 1012, 12 + 17 * k, 2.6 + 3.4 * k), (0.95, 0.03, 90), 1.6, 0.5 - 0.14 * k)

    lap = c.noise.at("lap", c.x / 40, c.y / 8, 1.0, 2)
    for f in (-1.0, 1.0):
        away = np.clip(x - 30 - c.x, 0, 999)
        line = np.exp(-(((c.y - y - 8 - f * (1 + away * 0.09) - 7 * (lap - 0.5)) / (1.2 + away * 0.012)) ** 2))
        fade = smoothstep(0, 12, away) * smoothstep(190, 40, away)
        c.screen(np.asarray(line * fade * smoothstep(0.3, 0.6, lap), np.float32), (0.9, 0.03, 90), 0.55)
    c.draw(thread, detail=0.7, soft=0.5)
    c.multiply(c.mask(oval(x, y + 18, 38, 7), soft=4), (0.3, 0.07, 235), 0.75)
    n = c.noise.at("mirror", c.x / 30, c.y / 7, 1.0, 2) - 0.5
    image = (
        np.exp(-(((c.x - x - 4 + 26 * n) / 17) ** 2))
        * smoothstep(y + 16, y + 26, c.y)
        * smoothstep(y + 96, y + 40, c.y)
    )
    c.glaze(np.asarray(image, np.float32), (0.92, 0.03, 85), 0.6)
    hull(c, x, y, 74, (0.42, 0.14, 28), seed="away", open_by=0.08)
    sail(c, x - 2, y - 9, 92, 46, (0.96, 0.035, 85), seed="away")
