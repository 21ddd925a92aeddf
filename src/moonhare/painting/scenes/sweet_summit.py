"""Three roped climbers are on the north face of a wedding cake when the cherries start to slide."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, cloud, foliage, glass
from moonhare.painting.motifs.figure import Joints
from moonhare.painting.motifs.sweets import cake_tier, cherry, piping, sugar_rose
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._sweet_summit_parts import ICING, climbers, couple
from moonhare.painting.shapes import CORNER, circle, curve, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Sweet Summit",
    hero="three roped climbers, a lanky grey-beard slipping, on an iced wedding cake as a cherry avalanche starts",
    idea="wrong scale",
    place="banquet hall, north face of a cake",
    palette="rose and green",
    composition="diagonal fall",
    time="noon",
    symbols=("cake", "rope", "cherry"),
    hidden="the sugar couple lean over to look",
    readings=("ambition", "marriage", "diet"),
    person=True,
)
FINISH = {"vignette": 0.3, "saturation": 1.1}
_ROSE = (0.8, 0.1, 5)
_TIERS = ((705.0, 212.0, 232.0, 300.0, 36.0), (640.0, 380.0, 352.0, 640.0, 50.0), (600.0, 716.0, 486.0, 1098.0, 66.0))
"""Top tier first: middle x, top y, radius, bottom y, half height of the visible top."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.68, -0.55, 0.5),
        key=(0.98, 0.03, 85),
        shade=(0.5, 0.08, 190),
        rim=(-0.8, -0.6, 0),
        rim_colour=(0.98, 0.03, 90),
        bounce=(0.85, 0.08, 10),
        bounce_share=0.22,
    )
    c.wash([(0, (0.36, 0.06, 182)), (0.4, (0.48, 0.07, 172)), (0.75, (0.55, 0.07, 160)), (1, (0.6, 0.06, 150))])
    _hall(c)
    repaint(c, 1.0, seed="hall", loose=1.2)
    _table(c)
    for i in (2, 1, 0):
        cake_tier(
            c, _TIERS[i], _TIERS[i - 1] if i else None, ICING, _ROSE, seed=str(i), drips=11 + 3 * i, long=30.0 + 14 * i
        )
        piping(c, _TIERS[i], ICING, n=14 + 5 * i, size=15.0 + 5 * i)
        _roses(c, i)
    couple(c)
    repaint(c, 0.35, seed="cake")
    party = climbers(c)
    _rope(c, party)
    _avalanche(c)
    _glass(c)
    c.glow(120, 100, 240, p.key, 0.22)


def _hall(c: Canvas) -> None:
    """Tall windows, garlands and a chandelier, all out of focus."""
    for px, w in ((70.0, 150.0), (300.0, 140.0)):
        pane = c.mask(
            curve(
                [(px - w / 2, 640, CORNER), (px - w / 2, 150), (px, 60), (px + w / 2, 150), (px + w / 2, 640, CORNER)],
                pull=0.4,
            ),
            soft=3,
        )
        c.screen(pane.grow(10).blur(14), (0.9, 0.07, 110), 0.4)
        c.fill(pane, (0.86, 0.07, 115), detail=0.05)
        c.glaze(pane * smoothstep(300, 640, c.y), (0.58, 0.11, 142), 0.8)
        bars = c.mask(
            polygon([(px - 3, 60), (px + 3, 60), (px + 3, 640), (px - 3, 640)]),
            polygon([(px - w / 2, 330), (px + w / 2, 330), (px + w / 2, 336), (px - w / 2, 336)]),
            soft=1.5,
        )
        c.glaze(bars, (0.5, 0.06, 160), 0.9)
    c.rays(-60, 60, (28, 38, 48, 58), 1100, width=120, colour=(0.98, 0.04, 95), share=0.3, soft=22)
    rail = c.mask(polygon([(0, 660), (800, 660), (800, 690), (0, 690)]), soft=3)
    c.fill(rail, (0.42, 0.06, 165), 0.8, 0.05)
    r = c.rng("garland")
    for x0, x1, hang in ((-40, 190, 40), (190, 420, 44), (420, 660, 36)):
        n = 130
        t = r.random(n)
        x = x0 + (x1 - x0) * t + r.normal(0, 6, n)
        y = hang + 150 * t * (1 - t) + r.normal(0, 8, n)
        tone = jittered(np.repeat(np.asarray(mix((0.5, 0.1, 150), (0.62, 0.1, 140), 0.5))[None], n, 0), r, 0.14, 0.03)
        strew(
            c,
            "leaf",
            x,
            y,
            r.uniform(14, 26, n),
            r.uniform(0, 6.3, n),
            tone,
            seed=f"garland{x0}",
            alpha=0.85,
            detail=0.1,
        )
        m = 22
        t = r.random(m)
        blush = jittered(np.repeat(np.asarray(mix(_ROSE, (0.9, 0.06, 10), 0.3))[None], m, 0), r, 0.1, 0.02)
        strew(
            c,
            "petal",
            x0 + (x1 - x0) * t,
            hang + 150 * t * (1 - t) + r.normal(0, 7, m),
            r.uniform(14, 24, m),
            0.3,
            blush,
            seed=f"roses{x0}",
            detail=0.1,
        )
    for _ in range(30):
        c.glow(r.normal(520, 90), r.uniform(40, 190), r.uniform(5, 12), (0.98, 0.06, 90), 0.5)


def _table(c: Canvas) -> None:
    spread = c.mask(
        curve([(-10, 1070, CORNER), (400, 1044), (810, 1070, CORNER), (810, 1210, CORNER), (-10, 1210, CORNER)])
    )
    cloth(c, spread, (0.8, 0.05, 160), angle=4, fold=60, depth=1.5, thickness=26, seed="damask", detail=0.3)
    board = c.mask(oval(600, 1104, 520, 74))
    c.shadow(board, 10, 16, soft=14, share=0.4)
    c.form(board, (0.84, 0.05, 90), thickness=14, gloss=0.5, detail=0.4)


def _roses(c: Canvas, i: int) -> None:
    x, top, radius, bottom, flat = _TIERS[i]
    r = c.rng(f"sugar{i}")
    for k in range(3 + i):
        a = math.pi * (0.16 + 0.68 * (k + 0.5) / (3 + i) + r.normal(0, 0.03))
        fx, fy = x - math.cos(a) * radius * 0.985, (top + bottom) / 2 + math.sin(a) * flat + r.normal(0, 26)
        sugar_rose(c, float(fx), float(fy))


def _rope(c: Canvas, party: list[Joints]) -> None:
    a, b, d = (j.hip for j in party)
    lines = [
        [(a[0] - 4, a[1]), (a[0] - 60, a[1] + 70), (b[0] + 26, b[1] - 66), b],
        [b, (b[0] - 40, b[1] + 66), (d[0] + 40, d[1] - 90), d],
    ]

    def rope(pen: Pen) -> None:
        for line in lines:
            pen.stroke(line, (0.58, 0.18, 25), 4.4)
            pen.stroke([(x - 0.6, y - 1.0) for x, y in line], (0.9, 0.1, 60), 1.2, 0.8)
        for j in party:
            x, y = j.hip
            pen.stroke([(x - 0.42 * j.unit, y - 2), (x, y + 3), (x + 0.42 * j.unit, y - 2)], (0.58, 0.18, 25), 4)

    c.draw(rope, relief=2, detail=0.85)


def _avalanche(c: Canvas) -> None:
    """Cherries from the summit down to the left, larger as they come; cream flies with them."""
    r = c.rng("avalanche")
    fall = (
        (604, 196, 17),
        (566, 226, 20),
        (536, 208, 18),
        (524, 250, 24),
        (572, 178, 15),
        (548, 172, 13),
        (388, 360, 27),
        (352, 452, 34),
        (412, 470, 22),
        (470, 420, 17),
        (300, 330, 20),
        (378, 690, 36),
        (196, 706, 28),
        (300, 762, 46),
        (70, 540, 24),
        (84, 1000, 58),
        (340, 930, 40),
        (206, 950, 26),
        (34, 596, 24),
        (236, 890, 20),
        (420, 590, 22),
    )
    puffs = [(x + r.normal(0, 26), y + r.normal(0, 24) - 6, r.uniform(8, 26)) for x, y, _ in fall for _ in range(3)]
    cloud(c, [p for p in puffs if p[0] < 640], (0.97, 0.012, 70), seed="cream", rough=0.16, fade=(0.3, 1.3), detail=0.5)
    for x, y, q in fall:
        if q > 24:
            c.multiply(c.mask(oval(x + q * 0.8, y + q * 0.7, q * 0.9, q * 0.7), soft=8), (0.6, 0.08, 200), 0.3)
        cherry(c, float(x), float(y), float(q), float(r.uniform(-70, 70)))

    def crumbs(pen: Pen) -> None:
        for _ in range(150):
            t = r.random()
            x, y = 590 - 520 * t + r.normal(0, 50), 200 + 760 * t + r.normal(0, 50)
            q = r.uniform(1, 5)
            pen.fill(
                oval(x, y, q, q * 0.8, r.uniform(0, 90)),
                mix((0.98, 0.01, 80), (0.86, 0.07, 10), float(r.random() ** 3)),
                0.95,
            )

    c.draw(crumbs, relief=1.5, detail=0.75)


def _glass(c: Canvas) -> None:
    """A champagne flute and a few petals, cut by the card's edge: how small they all are."""
    x = 52.0
    bowl = c.mask(
        curve(
            [
                (x - 54, 880, CORNER),
                (x - 60, 980),
                (x - 34, 1064),
                (x - 8, 1084, CORNER),
                (x + 8, 1084, CORNER),
                (x + 34, 1064),
                (x + 60, 980),
                (x + 54, 880, CORNER),
                (x, 890),
            ]
        )
    )
    wine = c.mask(
        curve(
            [
                (x - 58, 930, CORNER),
                (x, 938),
                (x + 58, 930, CORNER),
                (x + 58, 985),
                (x + 32, 1060),
                (x, 1078),
                (x - 32, 1060),
                (x - 58, 985),
            ]
        )
    )
    c.glaze(wine, (0.88, 0.11, 88), 0.85)
    r = c.rng("fizz")

    def fizz(pen: Pen) -> None:
        for _ in range(60):
            pen.dot(x + r.uniform(-44, 44), r.uniform(940, 1066), r.uniform(0.8, 2.4), (0.98, 0.04, 90), 0.8)

    c.draw(fizz, clip=wine, detail=0.7)
    stem = c.mask(
        curve(
            [
                (x - 8, 1080, CORNER),
                (x + 8, 1080, CORNER),
                (x + 7, 1150),
                (x + 52, 1172, CORNER),
                (x, 1186),
                (x - 52, 1172, CORNER),
                (x - 7, 1150),
            ]
        )
    )
    glass(c, stem, (0.86, 0.03, 180), thickness=12, clear=0.8)
    glass(c, bowl, (0.88, 0.03, 180), thickness=40, clear=0.92)
    n = 26
    px, py = r.uniform(120, 330, n), r.uniform(1120, 1195, n)
    tone = jittered(np.repeat(np.asarray(mix(_ROSE, (0.92, 0.05, 20), 0.4))[None], n, 0), r, 0.08, 0.02)
    c.multiply(
        c.mask(*(oval(float(a) + 5, float(b) + 5, 10, 5) for a, b in zip(px, py, strict=True)), soft=2),
        (0.6, 0.06, 180),
        0.4,
    )
    strew(c, "leaf", px, py, r.uniform(18, 30, n), r.uniform(0, 6.3, n), tone, seed="petals", detail=0.65)
    sprig = c.mask(circle(770, 1180, 40), circle(810, 1150, 44), circle(730, 1205, 34), wobble=6)
    foliage(c, sprig, (0.52, 0.1, 150), seed="sprig", size=14, spacing=5, clump=16, detail=0.6)
