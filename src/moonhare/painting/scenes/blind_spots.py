"""At dawn a peacock stands on a dark yew wall; its train hangs down blank, and its eye-spots look out of the leaves."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import foliage
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.scenes._blind_spots_parts import ocellus, peacock
from moonhare.painting.shapes import CORNER, circle, curve
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Blind Spots",
    hero="peacock on a dark yew wall, its long train blank and pale, its lost eye-spots staring out of the leaves",
    idea="missing",
    place="garden, formal",
    palette="moss dawn",
    composition="profile",
    time="dawn",
    symbols=("peacock", "eye", "hedge"),
    hidden="one eye-spot asleep, low in the yew",
    readings=("paranoia", "celebrity", "conscience"),
)
FINISH = {"vignette": 0.45, "bloom": 0.5, "saturation": 1.12, "focus": Focus(390, 620, 330, 420, 0.4)}

_HEAD = (262.0, 330.0)
_SUN = (300.0, 420.0)
_WALL = 742.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.5, 0.5),
        key=(0.96, 0.085, 88),
        shade=(0.3, 0.06, 200),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.1, 88),
        bounce=(0.5, 0.08, 140),
    )
    c.wash(
        [
            (0, (0.32, 0.07, 200)),
            (0.12, (0.44, 0.08, 190)),
            (0.26, (0.66, 0.085, 165)),
            (0.4, (0.86, 0.1, 98)),
            (0.5, (0.9, 0.12, 78)),
            (0.6, (0.93, 0.1, 72)),
            (0.6, (0.95, 0.07, 90)),
        ],
        14,
    )
    streaks(c, 330, 640, (0.97, 0.09, 85), share=0.5, seed="dawn", cover=0.6)
    c.glow(*_SUN, 330, (0.97, 0.1, 88), 0.5)
    disc = c.mask(circle(*_SUN, 176), soft=2)
    c.fill(disc, pick(ramp([(0.99, 0.05, 98), (0.95, 0.12, 82)]), (c.y - 245) / 350), alpha=0.9, detail=0.3)
    c.emit(disc, 0.15)
    _distance(c)
    repaint(c, 0.7, seed="sky")
    _yew(c)
    _watchers(c)
    peacock(c, _HEAD)
    c.glow(570, 920, 150, (0.95, 0.1, 92), 0.22, flat=1.6)
    repaint(c, 0.15, seed="last")
    _air(c)
    c.glow(_SUN[0], _SUN[1], 240, p.key, 0.2)


def _distance(c: Canvas) -> None:
    """Poplars and a far hedge, nearly dissolved in the light."""
    for k, (x, h) in enumerate(((560, 200), (614, 240), (670, 190), (726, 250), (782, 210), (60, 170), (14, 220))):
        tree = c.mask(
            curve(
                [
                    (x - 20, 780, CORNER),
                    (x - 25, 690 - h * 0.3),
                    (x, 730 - h, CORNER),
                    (x + 25, 690 - h * 0.3),
                    (x + 20, 780, CORNER),
                ]
            ),
            wobble=5,
            cell=10,
            soft=1.5,
        )
        c.form(tree, (0.6, 0.07, 155), thickness=20, haze=0.55 + 0.06 * (k % 3), detail=0.2)
    c.fog(600, 790, (0.96, 0.1, 82), 0.8)


def _yew(c: Canvas) -> None:
    """The clipped wall: one dark mass, its top edge on fire with the sun."""
    top = _WALL + 4 * np.sin(c.x / 60) + 10 * (c.field("top", 50, 3) - 0.5)
    m = c.full(smoothstep(-1, 1, c.y - top))
    foliage(c, m, (0.25, 0.06, 165), seed="yew", size=12, spacing=4.6, clump=44, thickness=24, detail=0.4)
    c.multiply(m * smoothstep(_WALL - 10, _WALL + 220, c.y), (0.24, 0.06, 195), 0.8)
    edge = np.exp(-np.maximum(c.y - top, 0) / 26) * np.exp(-(((c.x - 330) / 330) ** 2))
    c.screen(m * edge, (0.9, 0.13, 92), 0.42)


def _watchers(c: Canvas) -> None:
    """In pairs and alone: every one turned up to the bird it belonged to."""
    spots = (
        (92, 868, 46, False),
        (200, 884, 46, False),
        (306, 1010, 30, False),
        (372, 1022, 30, False),
        (64, 1062, 27, False),
        (128, 1076, 27, False),
        (716, 826, 27, False),
        (776, 834, 27, False),
        (292, 800, 16, False),
        (250, 1158, 21, True),
    )
    for k, (x, y, r, shut) in enumerate(spots):
        a = math.atan2(_HEAD[1] + 240 - y, _HEAD[0] + 160 - x)
        c.glow(x, y, r * 2.1, (0.66, 0.13, 160), 0.7)
        ocellus(c, x, y, r, look=(math.cos(a), math.sin(a)), seed=f"w{k}", closed=shut)
        _lids(c, x, y, r, f"w{k}")


def _lids(c: Canvas, x: float, y: float, r: float, name: str) -> None:
    """Leaves that reach over a hidden eye's edge."""
    g = c.rng(f"lids/{name}")
    n = 40
    a = np.where(g.random(n) < 0.55, g.normal(-1.57, 0.7, n), g.uniform(0, 6.28, n))
    q = r * g.uniform(0.94, 1.4, n)
    tint: Array = np.repeat(np.array([[0.09, 0.2, 0.15]], np.float32), n, 0) * g.uniform(0.7, 1.6, (n, 1)).astype(
        np.float32
    )
    strew(
        c,
        "leaf",
        x + np.cos(a) * q,
        y + np.sin(a) * q,
        r * g.uniform(0.3, 0.6, n),
        a + g.normal(1.5, 0.5, n),
        tint,
        seed=f"lids/{name}",
        detail=0.8,
    )


def _air(c: Canvas) -> None:
    r = c.rng("motes")
    n = 90
    x, y = r.uniform(0, 800, n), r.uniform(300, 1000, n)
    tint = np.repeat(np.array([[1.0, 0.95, 0.74]], np.float32), n, 0)
    strew(c, "soft", x, y, r.uniform(2, 7, n), 0.0, tint, seed="motes", alpha=0.6, detail=0.9)
