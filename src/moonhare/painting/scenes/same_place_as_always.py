"""An old pair on a bench in the mist, hand in hand; the hedge is growing over both of them."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import foliage, leaves, wood
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import branches
from moonhare.painting.motifs.skies import sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._same_place_as_always_pair import pair
from moonhare.painting.scenes._same_place_as_always_parts import SEAT, nest, walls
from moonhare.painting.shapes import box, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Same Place as Always",
    hero="aged pair on a bench, he tall and Black in tweed, she tiny in a sari, both half hedge",
    idea="turning into",
    place="park, misty",
    palette="pearl fog",
    composition="frontal symmetry",
    time="morning",
    symbols=("bench", "hedge", "nest"),
    hidden="blue eggs in his upturned hat",
    readings=("devotion", "forgetting", "waiting"),
    person=True,
)
FINISH = {"vignette": 0.26, "saturation": 1.1, "contrast": 0.16}
_SUN = (404.0, 372.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.35, -0.75, 0.5),
        key=(0.98, 0.05, 85),
        shade=(0.44, 0.055, 250),
        rim=(0.1, -0.95, 0),
        rim_colour=(0.99, 0.05, 85),
        bounce=(0.8, 0.05, 90),
        bounce_share=0.18,
    )
    c.wash(
        [
            (0, (0.84, 0.03, 225)),
            (0.16, (0.90, 0.03, 150)),
            (0.32, (0.96, 0.05, 84)),
            (0.5, (0.94, 0.045, 85)),
            (0.7, p.sky[2]),
            (1, (0.62, 0.04, 200)),
        ]
    )
    c.glow(*_SUN, 210, (0.99, 0.07, 82), 0.8)
    _avenue(c)
    repaint(c, 1.0, seed="mist", loose=1.15)
    sun(c, *_SUN, 40, (0.99, 0.05, 85), power=0.7)
    c.fog(560, 800, (0.96, 0.035, 85), 0.55)
    _bench(c)
    walls(c)
    pair(c)
    nest(c)
    _ground(c)
    repaint(c, 0.25, seed="last")
    _motes(c)


def _avenue(c: Canvas) -> None:
    """A path between clipped trees, each pair paler, up to the sun."""
    path = c.mask(polygon([(372, 640), (428, 640), (700, 1210), (100, 1210)]), soft=5)
    lawn = c.full(smoothstep(628, 642, c.y))
    c.form(lawn, (0.72, 0.07, 140), thickness=20, mottle=0.12, haze=0.35, detail=0.1)
    c.form(path, (0.86, 0.04, 80), thickness=10, mottle=0.14, haze=0.15, detail=0.1)
    c.glow(400, 640, 130, (0.98, 0.05, 85), 0.6, flat=0.5)
    for k in range(6):
        near = k / 5
        for way in (-1, 1):
            x = 400 + way * (52 + 330 * near**1.7)
            y = 648 + 190 * near**1.7
            h = 120 + 560 * near**1.5
            w = 5 + 30 * near**1.4
            haze = 0.82 - 0.52 * near
            tree, tips = branches(
                c, x, y, h, w, seed=f"tree{k}{way}", lean=way * 0.06, spread=0.55, levels=3 if k < 3 else 4
            )
            relief = tree.relief(0.6)
            c.form(relief, (0.42, 0.035, 60), haze=haze, mottle=0.1, rim=0.5, detail=0.25)
            tuft = c.mask(
                *(oval(a, b, h * 0.08, h * 0.06) for a, b, _ in tips), wobble=h * 0.02, cell=max(8.0, h * 0.05)
            )
            foliage(
                c,
                tuft * (0.55 + 0.4 * c.field("thin", 40, 3)),
                mix((0.58, 0.085, 130), (0.72, 0.11, 75), 0.5 + 0.5 * math.sin(k * 2.1 + way)),
                seed=f"leaf{k}{way}",
                size=4 + 6 * near,
                spacing=3.4 + 2 * near,
                haze=haze * 0.85,
                detail=0.2,
            )
        c.fog(500 + 90 * near, 740 + 190 * near, (0.97, 0.035, 85), 0.42)


def _bench(c: Canvas) -> None:
    """A park bench without a back: old slats on iron feet."""
    ground = c.full(smoothstep(986, 1002, c.y))
    c.form(ground, (0.78, 0.045, 85), thickness=8, mottle=0.16, grain=10, detail=0.3)
    c.multiply(c.mask(oval(400, 1066, 310, 20), soft=12), (0.40, 0.06, 250), 0.75)
    c.multiply(c.mask(box(90, 985, 620, 30), soft=14), (0.40, 0.06, 250), 0.5)
    iron = (0.27, 0.03, 200)

    def feet(pen: Pen) -> None:
        for x in (138, 400, 662):
            pen.stroke([(x - 30, 984), (x - 24, 1010), (x - 8, 1022), (x - 30, 1064)], iron, 9)
            pen.stroke([(x + 30, 984), (x + 24, 1010), (x + 8, 1022), (x + 30, 1064)], iron, 9)
            pen.stroke([(x - 40, 1066), (x - 20, 1064)], iron, 10)
            pen.stroke([(x + 20, 1064), (x + 40, 1066)], iron, 10)
        pen.stroke([(138, 1022), (662, 1022)], iron, 5)

    c.draw(feet, relief=5, detail=0.7)
    for y, h, tone, bias in (
        (SEAT - 14, 13, (0.62, 0.08, 66), 0.14),
        (SEAT, 12, (0.58, 0.08, 62), 0.08),
        (SEAT + 13, 25, (0.50, 0.085, 56), -0.04),
    ):
        slat = c.mask(box(84 + (SEAT - y) * 0.5, y, 632 - (SEAT - y), h, 4), wobble=1.2)
        c.shadow(slat, 0, 5, 4, 0.5)
        wood(c, slat, tone, thickness=h * 0.7, bias=bias, seed=f"slat{y:.0f}")
    c.screen(c.mask(box(96, SEAT - 15, 608, 5), soft=2), (0.98, 0.05, 85), 0.5)


def _ground(c: Canvas) -> None:
    """Gravel, drifts of leaves, tufts at the edge of the path."""
    r = c.rng("gravel")
    n = 1500
    x, y = r.uniform(0, 800, n), np.sort(r.uniform(1010, 1200, n))
    tones = np.stack([mix((0.60, 0.03, 80), (0.90, 0.03, 88), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(
        c,
        "pebble",
        x,
        y,
        4 + (y - 1000) / 200 * 8 * r.random(n),
        r.uniform(-0.4, 0.4, n),
        tones,
        seed="gravel",
        alpha=0.4,
        detail=0.4,
    )
    n = 150
    x, y = r.uniform(0, 800, n), np.sort(r.uniform(1020, 1195, n))
    keep = (np.abs(x - 400) > 120) | (r.random(n) < 0.3)
    table = np.stack([mix((0.62, 0.13, 55), (0.62, 0.10, 125), float(v)) for v in r.random(n)]).astype(np.float32)
    size = 12 + (y - 1000) / 200 * 18
    strew(
        c,
        "leaf",
        x[keep],
        y[keep] + 4,
        size[keep],
        (turn := r.uniform(0, 6.3, n))[keep],
        table[keep] * 0.4,
        seed="fallen",
        alpha=0.4,
        detail=0.4,
    )
    strew(c, "leaf", x[keep], y[keep], size[keep], turn[keep], table[keep], seed="fallen", detail=0.5)
    for side, xs in (("l", (-30, 60, 140)), ("r", (836, 752, 668))):
        low = c.mask(*(oval(px, 1196 + 14 * k, 96, 74 - 18 * k) for k, px in enumerate(xs)), wobble=10, cell=26)
        body = c.form(low, (0.34, 0.06, 165), thickness=40, detail=0.4)
        leaves(
            c, body, (0.42, 0.075, 150), -1.57, seed=f"low{side}", length=(20, 38), spacing=10, spread=0.9, bias=-0.06
        )
    c.multiply(c.full(smoothstep(1080, 1200, c.y)), (0.5, 0.05, 245), 0.4)


def _motes(c: Canvas) -> None:
    r = c.rng("motes")
    n = 26
    x, y = r.uniform(180, 640, n), r.uniform(380, 900, n)
    tones = np.stack([mix((0.60, 0.11, 130), (0.84, 0.12, 85), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(c, "leaf", x, y, r.uniform(6, 12, n), r.uniform(0, 6.3, n), tones, seed="drift", detail=0.8)
    far_birds(c, [(330, 300, 18), (366, 284, 15), (476, 322, 17)], (0.55, 0.03, 250), seed="far", alpha=0.6)
    c.glow(390, 620, 90, (0.99, 0.06, 85), 0.35)
