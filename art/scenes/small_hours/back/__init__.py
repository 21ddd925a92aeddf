"""The cards' back: a hare asleep against a sickle moon, in a ring of leaves."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.hare import hare
from art.painting.motifs.skies import moon, stars
from art.painting.pen import Pen
from art.painting.shapes import box, circle
from art.painting.stamps import strew
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Back",
    hero="a hare sitting in the lap of a sickle moon, ringed by leaves",
    idea="held or caught",
    place="night sky",
    palette="indigo moon",
    composition="frontal symmetry",
    time="night moon",
    symbols=("hare", "moon", "leaf"),
    hidden="one leaf of another colour",
    readings=("sleep", "secret", "cradle"),
)
FINISH = {"vignette": 0.3, "bloom": 0.45}

_X, _Y, _R = 400.0, 600.0, 210.0


def paint(canvas: Canvas) -> None:
    """Paint the back."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.5, -0.6, 0.6), key=p.key, shade=p.shade, rim=(-0.6, -0.6, 0), rim_colour=(0.95, 0.08, 90)
    )
    c.wash([(0, p.sky[1]), (0.5, p.sky[2]), (1, p.sky[1])])
    d = np.hypot(c.x - _X, (c.y - _Y) * 0.8)
    c.screen(np.asarray(np.exp(-((d / 330) ** 2)), np.float32), (0.5, 0.11, 280), 0.8)
    repaint(c, 1.0, seed="night")
    frame = c.mask(box(26, 26, 748, 1148, 40)) - c.mask(box(38, 38, 724, 1124, 32))
    c.form(frame, (0.78, 0.1, 82), thickness=6, rim=0.6, detail=0.6)
    stars(c, 260, 1200)
    moon(c, _X, _Y, _R, phase=0.22, turn=62)
    hare(c, _X - 26, _Y + 132, 168, (0.74, 0.045, 70), gaze=-8, asleep=True)
    _wreath(c)


def _wreath(c: Canvas) -> None:
    """Two rings of leaves on a twig, thinner where they meet."""
    r = c.rng("wreath")
    for ring, (rx, ry, tone) in enumerate(((292.0, 392.0, (0.52, 0.08, 200)), (318.0, 432.0, (0.6, 0.1, 180)))):
        n = 230
        a = np.linspace(0, 2 * math.pi, n, endpoint=False) + r.normal(0, 0.01, n)
        x, y = _X + rx * np.cos(a), _Y + ry * np.sin(a)

        bent = tuple(zip([*x, x[0]], [*y, y[0]], strict=True))

        def twig(pen: Pen, points: tuple[tuple[float, float], ...] = bent) -> None:
            pen.stroke(list(points), (0.4, 0.06, 70), 4)

        c.draw(twig, relief=3, detail=0.6)
        along = np.arctan2(ry * np.cos(a), -rx * np.sin(a))
        side = np.where(np.arange(n) % 2 == 0, 0.62, -0.62)
        light = 0.1 * (np.sin(along) * 0.5 + r.normal(0, 0.5, n))
        colours = np.clip(np.stack([c.tones(tone)[int(np.clip(260 + 500 * v, 60, 480))] for v in light]), 0, 1)
        colours[37 if ring else 91] = c.tones((0.72, 0.17, 40))[360]
        strew(
            c,
            "leaf",
            x,
            y,
            r.uniform(34, 54, n),
            along + side,
            colours.astype(np.float32),
            seed=f"wreath{ring}",
            detail=0.7,
        )
    gold: Mask = c.mask(
        *(circle(_X + 305 * math.cos(t), _Y + 412 * math.sin(t), 6.5) for t in np.linspace(0.13, 6.41, 25)[:-1])
    )
    c.form(gold, (0.8, 0.13, 80), gloss=0.5, rim=0.6, detail=0.8)
