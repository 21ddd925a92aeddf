"""A tiny old swimmer makes his way up through great falling drops at night, towards one lit window."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.skies import rain
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._against_the_drops_parts import RISE, bubbles, drop_mask, swimmer, water
from moonhare.painting.shapes import box, curve, place, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Against the Drops",
    hero="skinny old swimmer in a red cap inside a huge falling raindrop, swimming up towards one lit window",
    idea="impossible journey",
    place="tower blocks, Hong Kong",
    palette="ink and red",
    composition="diagonal fall",
    time="night",
    symbols=("swimmer", "rain", "window"),
    hidden="a goldfish swims in one of the smaller drops",
    readings=("old age", "defiance", "homecoming"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.55, "contrast": 0.16, "focus": Focus(420, 560, 360, 480, 0.35)}

_WINDOW = (632.0, 96.0, 72.0, 98.0)
_DROPS = ((522.0, 390.0, 96.0), (590.0, 286.0, 50.0), (628.0, 230.0, 27.0))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.6, 0.55),
        key=(0.97, 0.07, 80),
        shade=(0.3, 0.09, 330),
        rim=(0.6, -0.75, 0),
        rim_colour=(0.98, 0.08, 82),
    )
    c.wash(
        [
            (0, (0.13, 0.035, 268)),
            (0.34, (0.18, 0.05, 285)),
            (0.6, (0.27, 0.085, 345)),
            (0.84, (0.46, 0.16, 24)),
            (1, (0.6, 0.17, 38)),
        ],
        warp=14,
    )
    _bokeh(c)
    _towers(c)
    repaint(c, 0.5, seed="city")
    _window(c)
    rain(c, 300, angle=180 + RISE, length=(30, 110), colour=(0.85, 0.06, 40), alpha=0.16, seed="far")
    for x, y, q in _DROPS:
        water(c, x, y, q)
    fish(c, 518, 404, 42, (0.72, 0.18, 45), band=(0.9, 0.1, 80), turn=30, seed="gold")
    water(c, 290, 752, 340, city=True)
    swimmer(c, 312, 716, 116)
    bubbles(c, 312, 716, 116)
    _blurred(c)
    repaint(c, 0.1, seed="last")
    rain(c, 70, angle=180 + RISE, length=(60, 170), colour=(0.95, 0.06, 70), alpha=0.3, seed="near")


def _bokeh(c: Canvas) -> None:
    """The street's lights far below, out of focus."""
    r = c.rng("bokeh")

    def work(pen: Pen) -> None:
        for _ in range(46):
            x, y = float(r.uniform(60, 760)), 1210 - abs(float(r.normal(0, 105)))
            tone = mix((0.6, 0.2, 28), (0.84, 0.14, 68), float(r.random()))
            pen.dot(x, y, float(r.uniform(9, 34)), tone, float(r.uniform(0.1, 0.32)))

    c.draw(work, soft=2.0, detail=0.3)


def _towers(c: Canvas) -> None:
    """Two dark fronts that lean together overhead, their windows asleep."""
    r = c.rng("panes")
    left = [(-20, -20), (150, -20), (92, 1230), (-20, 1230)]
    right = [(470, -20), (830, -20), (830, 1230), (690, 1230)]
    for n, corners in enumerate((left, right)):
        m = c.mask(polygon(corners), soft=1.0)
        c.fill(m, (0.15, 0.04, 275), detail=0.4)
        low = smoothstep(560, 1240, c.y)
        c.screen(m * np.asarray(low, np.float32), (0.5, 0.17, 25), 0.5)

        def panes(pen: Pen, n: int = n) -> None:
            for row in range(22):
                t0 = row / 22
                y = -10 + 1250 * t0**1.06
                for k in range(9):
                    if n == 0:
                        x, w = 150 - 0.046 * y - 26 - 34 * k, 20.0
                    else:
                        x, w = 470 + 0.176 * y + 16 + 46 * k, 28.0
                    if n and 586 < x < 716 and 60 < y < 230:
                        continue
                    dim = float(r.random())
                    tone = mix((0.2, 0.05, 275), (0.5, 0.18, 26), 0.9 if dim > 0.965 else 0.16 * dim)
                    pen.fill(box(x, y, w, 33), tone, 0.85)

        c.draw(panes, clip=m, detail=0.4, soft=0.8)


def _window(c: Canvas) -> None:
    """The one who is awake: a lit window with a plant on its sill."""
    x, y, w, h = _WINDOW
    c.glow(x + w / 2, y + h / 2, 290, (0.82, 0.16, 58), 0.7)
    pane = c.mask(box(x, y, w, h, 3))
    c.fill(pane, (0.94, 0.13, 78), detail=0.95)
    c.emit(pane, 1.0)

    def frame(pen: Pen) -> None:
        dark = (0.24, 0.07, 20)
        pen.fill(box(x + w / 2 - 2, y, 4, h), dark)
        pen.fill(box(x, y + h * 0.4, w, 3), dark)
        pen.fill(box(x - 6, y + h, w + 12, 7, 2), (0.34, 0.09, 25))
        pen.fill(polygon([(x + 8, y + h), (x + 24, y + h), (x + 26, y + h - 13), (x + 6, y + h - 13)]), (0.3, 0.1, 25))
        for dx, dy in ((-9, -30), (-2, -38), (6, -34), (11, -24), (-13, -20)):
            pen.stroke([(x + 16, y + h - 12), (x + 16 + dx, y + h + dy)], (0.26, 0.07, 150), 3.4)

    c.draw(frame, detail=0.95)


def _blurred(c: Canvas) -> None:
    """Drops too near to be seen sharp."""
    for x, y, q, soft in ((710, 860, 120, 10), (80, 330, 84, 8), (590, 1120, 150, 13), (40, 1130, 100, 11)):
        m = drop_mask(c, x, y, q, soft=soft)
        c.glaze(m, (0.62, 0.16, 36), 0.3)
        c.screen(m.edge(6, -6, 4), (0.95, 0.1, 70), 0.5)
        shine = c.mask(curve(place([(0.4, -0.15), (0.1, -0.28), (-0.1, -0.25), (0.1, -0.2)], x, y, q, RISE)), soft=5)
        c.screen(shine, (0.97, 0.06, 80), 0.5)
