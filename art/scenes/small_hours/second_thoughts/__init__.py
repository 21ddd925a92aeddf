"""A cottage with lit windows stands in the open jaws of a giant flytrap; a rope ladder hangs down to the meadow."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.materials import grass
from art.painting.motifs.plants import flowers
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import box, polygon
from art.painting.strokes import repaint

from .flytrap import closed_trap, front, home, inside, leaf_stem

BRIEF = Brief(
    title="Second Thoughts",
    hero="giant Venus flytrap, wide open, with a lit cottage in its rosy jaws and a rope ladder down to the meadow",
    idea="held or caught",
    place="meadow, hill country",
    palette="rose and green",
    composition="low-horizon giant",
    time="afternoon",
    symbols=("flytrap", "cottage", "rope ladder"),
    hidden="a smaller trap is shut, light in its seam, a chimney smoking out of it",
    readings=("home", "temptation", "marriage"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.78, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.08, towards=315),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.35, -0.6, 0.6),
        key=(0.96, 0.07, 80),
        shade=(0.32, 0.07, 195),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.97, 0.08, 60),
        bounce=(0.7, 0.1, 20),
        bounce_share=0.1,
    )
    c.wash(
        [
            (0, (0.3, 0.065, 195)),
            (0.25, (0.42, 0.075, 180)),
            (0.5, (0.6, 0.075, 160)),
            (0.7, (0.8, 0.07, 80)),
            (0.82, (0.88, 0.1, 28)),
            (1, (0.6, 0.1, 0)),
        ],
        24,
    )
    streaks(c, 640, 940, (0.92, 0.09, 30), share=0.5, seed="low", cover=0.55)
    _hills(c)
    repaint(c, 0.65, seed="land", loose=1.2)
    _far_traps(c)
    leaf_stem(c)
    closed_trap(c, 668.0, 838.0, 74.0)
    inside(c)
    home(c)
    front(c)
    _meadow(c)
    repaint(c, 0.1, seed="last")
    _ladder_foot(c)
    _moths(c)


def _hills(c: Canvas) -> None:
    for k, (top, amp, cell, tone) in enumerate(
        (
            (952.0, 90.0, 230.0, (0.66, 0.075, 30)),
            (1004.0, 70.0, 190.0, (0.5, 0.07, 190)),
            (1058.0, 44.0, 260.0, (0.38, 0.075, 165)),
        )
    ):
        n = c.noise.at(f"hill{k}", c.x / cell, c.x * 0 + k, 1.0, 3)
        c.fill(c.full(smoothstep(-1.5, 1.5, c.y - (top - amp * (n - 0.4)))), tone, detail=0.1, mottle=0.06)
        c.fog(top + 10, top + 110, (0.92, 0.08, 35), 0.6, cell=220)


def _far_traps(c: Canvas) -> None:
    """Others like it, far off, shut and thin in the mist."""
    ink = (0.46, 0.07, 185)

    def work(pen: Pen) -> None:
        for x, y, s, lean in ((96.0, 1020.0, 1.0, -10.0), (148.0, 1034.0, 0.66, 8.0), (754.0, 1026.0, 0.6, 8.0)):
            hx, hy = x + lean * s, y - 120 * s
            pen.stroke([(x, y + 20), (x + lean * 0.2, y - 60 * s), (hx, hy)], ink, 4.5 * s)
            with pen.at(hx, hy, lean * 1.6, s):
                for k in range(-3, 4):
                    pen.stroke([(k * 5, -20), (k * 8, -40 + abs(k) * 3)], ink, 1.8)
                pen.fill(box(-24, -30, 48, 34, 15), ink)

    c.draw(work, detail=0.3, soft=1.2, alpha=0.8)


def _meadow(c: Canvas) -> None:
    """Dim grass with a pool of rosy light under the jaws, and pale flowers in it."""
    field = c.full(smoothstep(1086, 1104, c.y + 10 * np.sin(c.x / 150)))
    pool = np.exp(-(((c.x - 400) / 230) ** 2) - ((c.y - 1130) / 60) ** 2)
    tone = ramp([(0, (0.22, 0.055, 175)), (0.5, (0.42, 0.095, 145)), (1, (0.76, 0.12, 105))])
    lie = c.noise.at("field", c.x / 90, c.y / 22, 1.0, 3) - 0.5
    c.fill(field, pick(tone, np.asarray(0.2 + 0.6 * pool + 0.14 * lie, np.float32)), detail=0.1)
    shown = c.full(smoothstep(1094, 1112, c.y))
    grass(
        c,
        shown,
        ((0.24, 0.06, 165), (0.3, 0.075, 150), (0.36, 0.085, 140)),
        seed="grass",
        height=(10, 46),
        spacing=6,
        lean=0.15,
        detail=0.5,
    )
    r = c.rng("flowers")
    n = 60
    y = 1112 + 84 * r.random(n) ** 0.8
    x = 400 + r.normal(0, 250, n)
    far = np.asarray((y - 1100) / 100)
    flowers(c, x, y, 4 + 8 * far, ((0.9, 0.06, 15), (0.96, 0.03, 60), (0.74, 0.14, 5)), seed="flowers")
    c.screen(np.asarray(pool * 0.5, np.float32), (0.9, 0.1, 60), 0.35)


def _ladder_foot(c: Canvas) -> None:
    """Two suitcases left in the grass beside the ladder."""
    for x, y, w, h, tone in (
        (316.0, 1132.0, 46.0, 32.0, (0.55, 0.16, 15)),
        (356.0, 1140.0, 34.0, 26.0, (0.8, 0.11, 80)),
    ):
        case = c.mask(box(x, y - h, w, h, 4))
        c.shadow(case, 6, 5, soft=5, share=0.6)
        c.form(case, tone, thickness=7, rim=0.7, detail=0.85)

        def trim(pen: Pen, x: float = x, y: float = y, w: float = w, h: float = h) -> None:
            dark = mix((0.3, 0.06, 20), (0.5, 0.1, 30), 0.3)
            for k in (0.22, 0.78):
                pen.stroke([(x + w * k, y - h), (x + w * k, y)], dark, 2.6)
            pen.stroke(
                [(x + w * 0.36, y - h), (x + w * 0.42, y - h - 7), (x + w * 0.58, y - h - 7), (x + w * 0.64, y - h)],
                dark,
                2.4,
            )

        c.draw(trim, relief=1.5, detail=0.85)


def _moths(c: Canvas) -> None:
    """Small pale moths drawn to the light."""
    r = c.rng("moths")

    def work(pen: Pen) -> None:
        for x, y in ((560.0, 150.0), (96.0, 330.0), (250.0, 470.0), (540.0, 400.0), (712.0, 620.0), (470.0, 330.0)):
            with pen.at(x, y, float(r.uniform(-40, 40)), float(r.uniform(0.8, 1.2))):
                for s in (-1, 1):
                    pen.fill(polygon([(0, 0), (s * 9, -8), (s * 11, -1), (s * 3, 2)]), (0.98, 0.03, 85))
                    pen.fill(polygon([(0, 0), (s * 6, 3), (s * 5, 7), (s * 1, 5)]), (0.93, 0.06, 70))

    c.draw(work, detail=0.9, emission=0.35)
