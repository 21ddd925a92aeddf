"""A wolf as tall as a house howls over night roofs; its breast is a lit dance hall where two people dance."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.motifs.skies import stars
from art.painting.pen import Pen
from art.painting.shapes import limb, polygon
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .hall import GATE, paint_hall
from .wolf import paint_wolf

BRIEF = Brief(
    title="Lead or Follow",
    hero="howling wolf as tall as a house; through an arch in its breast a red dance hall and a tiny tango pair",
    idea="double exposure",
    place="dance hall, Buenos Aires night street",
    palette="ink and red",
    composition="interior through a window or arch",
    time="night",
    symbols=("wolf", "dancer", "rose"),
    hidden="their shadows dance apart",
    readings=("danger", "marriage", "rhythm"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.6, "contrast": 0.15, "saturation": 1.1, "focus": Focus(400, 800, 300, 480, 0.25)}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.6, 0.5),
        key=(0.8, 0.06, 262),
        shade=(0.2, 0.06, 290),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.78, 0.07, 262),
        bounce=(0.6, 0.2, 28),
        bounce_share=0.35,
    )
    c.wash(
        [
            (0, (0.15, 0.045, 272)),
            (0.3, (0.22, 0.065, 285)),
            (0.55, (0.32, 0.1, 340)),
            (0.78, (0.46, 0.16, 18)),
            (0.9, (0.54, 0.18, 30)),
            (1, (0.3, 0.1, 10)),
        ],
        warp=18,
    )
    c.glow(400, 960, 420, (0.56, 0.19, 26), 0.3, flat=0.7)
    _roofs(c)
    repaint(c, 0.7, seed="night")
    stars(c, 90, 560, seed="stars", size=0.9)
    paint_wolf(c)
    paint_hall(c)
    _street(c)
    repaint(c, 0.12, seed="last")
    _air(c)


def _roofs(c: Canvas) -> None:
    """Two rows of low houses, dark before the town's glow, a window lit here and there."""
    r = c.rng("roofs")
    for row, (y, tone) in enumerate(((1010.0, (0.36, 0.13, 10)), (1076.0, (0.16, 0.05, 320)))):
        x = -20.0
        while x < 820:
            w, h = r.uniform(46, 100), r.uniform(40, 130)
            top = y - h
            house = c.mask(
                polygon(
                    [(x, 1220), (x, top), (x + w * 0.5, top - 24 * (row + r.random())), (x + w, top), (x + w, 1220)]
                )
            )
            c.fill(house, mix(tone, (0.5, 0.16, 20), 0.2 * r.random()), detail=0.3, mottle=0.1)
            if row and not 210 < x < 590 and r.random() < 0.8:
                px, py = x + w * r.uniform(0.3, 0.7), top + r.uniform(20, 50)

                def pane(pen: Pen, px: float = px, py: float = py) -> None:
                    pen.fill(
                        polygon([(px - 5, py), (px + 5, py), (px + 5, py + 14), (px - 5, py + 14)]), (0.88, 0.13, 75)
                    )

                c.draw(pane, detail=0.9, emission=0.6)
                c.glow(px, py + 7, 16, (0.8, 0.16, 60), 0.5)
            x += w * r.uniform(0.86, 1.02)
    c.fog(880, 1120, (0.52, 0.17, 22), 0.4)


def _street(c: Canvas) -> None:
    """Wet stones before the steps; the hall's light runs out over them."""
    x, y, half, _ = GATE
    ground = c.full(smoothstep(1112, 1122, c.y))
    down = np.clip((c.y - 1112) / 88, 0, 1)
    lane = np.exp(-(((c.x - x) / (half * (0.8 + 0.9 * down))) ** 2))
    n = c.noise.at("stones", c.x / (16 + 26 * down), down * 7, 1.0, 2) - 0.5
    t = 0.08 + 0.66 * lane * (1 - 0.5 * down) + 0.22 * n * (0.3 + lane)
    table = ramp([(0, (0.13, 0.04, 290)), (0.35, (0.36, 0.13, 10)), (0.7, (0.66, 0.18, 40)), (1, (0.94, 0.11, 80))])
    c.fill(ground, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
    for k, (w, top, high) in enumerate(((half + 16, y - 6, 18), (half + 44, y + 12, 20))):
        step = c.mask(polygon([(x - w, top), (x + w, top), (x + w + 10, top + high), (x - w - 10, top + high)]))
        c.fill(
            step,
            pick(
                ramp([(0, (0.3, 0.1, 15)), (1, (0.86, 0.15, 62))]),
                np.exp(-(((c.x - x) / (half * 0.9)) ** 2)) * (0.95 - 0.2 * k),
            ),
            detail=0.7,
        )
        c.screen(step.edge(0, 3, 1.5), (0.95, 0.12, 75), 0.5)
    # the two shadows fall out of the door and part
    for side in (-1, 1):
        fall = c.mask(
            limb([(x + side * 10, y - 8, 9), (x + side * 52, y + 34, 17), (x + side * 128, y + 96, 34)]), soft=4
        )
        c.multiply(fall, (0.2, 0.07, 330), 0.8)


def _air(c: Canvas) -> None:
    """Breath from the muzzle, and petals carried up with it."""
    for k in range(7):
        c.glow(606 + 10 * k, 104 - 17 * k, 20 + 10 * k, (0.86, 0.09, 40), 0.3 - 0.035 * k)
    r = c.rng("petals")
    n = 70
    f = r.random(n)
    x = 430 + 190 * f + r.normal(0, 60 + 60 * (1 - f), n)
    y = 1100 - 1040 * f + r.normal(0, 30, n)
    keep = (np.abs(x - 400) > 160) & ((x > 560 + 0.1 * (1100 - y)) | (x < 240))
    tone = np.stack([np.asarray(mix((0.5, 0.2, 25), (0.7, 0.2, 32), float(q))) for q in r.random(n)])
    strew(
        c,
        "petal",
        x[keep],
        y[keep],
        r.uniform(8, 17, n)[keep],
        r.uniform(0, 6.3, n)[keep],
        tone[keep],
        seed="petals",
        detail=0.9,
    )
