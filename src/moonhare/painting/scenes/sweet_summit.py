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
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon, sample
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
_TIERS = ((490.0, 232.0, 146.0, 392.0, 25.0), (486.0, 400.0, 222.0, 676.0, 44.0), (480.0, 690.0, 304.0, 1062.0, 70.0))
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
    repaint(c, 0.35, seed="cake")
    couple(c)
    _trough(c)
    party = climbers(c)
    _rope(c, party)
    _avalanche(c)
    _glass(c)
    c.glow(120, 100, 240, p.key, 0.22)


def _hall(c: Canvas) -> None:
    """Tall windows, garlands and a chandelier, all out of focus."""
    for px, w in ((60.0, 170.0), (288.0, 150.0), (736.0, 170.0)):
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
    for x0, x1, hang in ((-40, 190, 40), (190, 420, 44), (420, 640, 40), (640, 860, 36)):
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
    board = c.mask(oval(480, 1078, 372, 92))
    c.shadow(board, 10, 16, soft=14, share=0.4)
    c.form(board, (0.84, 0.05, 90), thickness=14, gloss=0.5, detail=0.4)


def _roses(c: Canvas, i: int) -> None:
    x, top, radius, bottom, flat = _TIERS[i]
    r = c.rng(f"sugar{i}")
    for k in range((2, 2, 3)[i]):
        # Only on the right: the left is the climbers' and the avalanche's.
        a = math.pi * ((0.66, 0.62, 0.5)[i] + (0.16, 0.17, 0.28)[i] * k / (1 + i) + r.normal(0, 0.02))
        fx, fy = x - math.cos(a) * radius * 0.985, (top + bottom) / 2 + math.sin(a) * flat + r.normal(0, 26)
        sugar_rose(c, float(fx), float(fy))


def _rope(c: Canvas, party: list[Joints]) -> None:
    a, b, d = (j.hip for j in party)
    lines = [
        [a, (a[0] - 26, a[1] + 66), (b[0] + 2, b[1] - 70), b],
        [b, (party[2].hand_far[0] + 4, party[2].hand_far[1]), (d[0] + 12, d[1] - 14), (d[0] + 4, d[1])],
    ]

    def rope(pen: Pen) -> None:
        for line in lines:
            pen.stroke(line, (0.58, 0.18, 25), 4.6)
            pen.stroke([(x - 0.6, y - 1.0) for x, y in line], (0.9, 0.1, 60), 1.2, 0.8)
        for j in party:
            x, y = j.hip
            pen.stroke([(x - 0.4 * j.unit, y - 2), (x, y + 3), (x + 0.4 * j.unit, y - 2)], (0.58, 0.18, 25), 4.4)

    c.shadow(c.draw(rope, relief=2, detail=0.85), 9, 10, 4, 0.3)
    c.draw(rope, relief=2, detail=0.85)


_PATH = (
    (592, 226, 26),
    (560, 330, 34),
    (506, 450, 42),
    (440, 590, 50),
    (356, 740, 58),
    (262, 900, 66),
    (170, 1060, 74),
)
"""The way of the fall, one diagonal: its middle and half its width."""


def _trough(c: Canvas) -> None:
    """What the fall has torn out of the icing, and a haze of sugar along it."""
    lane = c.mask(limb([(float(x), float(y), w * 0.8) for x, y, w in _PATH], 60), soft=12, wobble=8)
    inside = lane & c.full(smoothstep(180, 200, c.x))
    c.multiply(inside, (0.78, 0.09, 15), 0.4)
    r = c.rng("fall-lines")
    way = sample([(float(x), float(y), float(w)) for x, y, w in _PATH], 200)

    def lines(pen: Pen) -> None:
        for _ in range(120):
            k = int(r.integers(0, 170))
            off = float(r.normal(0, 0.5))
            some = [(way[m][0] + off * way[m][2], way[m][1] + off * way[m][2] * 0.5) for m in (k, k + 9, k + 22)]
            pen.stroke(some, mix((0.99, 0.01, 80), (0.86, 0.09, 10), float(r.random())), r.uniform(0.8, 2.4), 0.6)

    c.draw(lines, soft=0.6, detail=0.6)


def _avalanche(c: Canvas) -> None:
    """Cherries and lumps of cream, from the summit down to the left in one stream, nearer as they come."""
    r = c.rng("avalanche")
    way = sample([(float(x), float(y), float(w)) for x, y, w in _PATH], 200)
    fall: list[tuple[float, float, float]] = []
    for _ in range(900):
        t = float(r.random()) ** 0.85
        x, y, w = (float(q) for q in way[int(t * 199)])
        off = float(np.clip(r.normal(0, 0.62), -1.3, 1.3))
        q = (9 + 17 * t) * float(r.uniform(0.8, 1.15))
        px, py = x + off * w, y + off * w * 0.45
        if all(math.hypot(px - a, py - b) > 0.92 * (q + s) for a, b, s in fall) and len(fall) < 62:
            fall.append((px, py, q))
    fall.sort(key=lambda one: one[1])
    puffs = []
    for _ in range(190):
        t = float(r.random())
        x, y, w = (float(q) for q in way[int(t * 199)])
        off = float(r.normal(0, 0.7))
        puffs.append((x + off * w, y + off * w * 0.4, float(r.uniform(4, 9 + 13 * t))))
    cloud(c, puffs, (0.97, 0.012, 70), seed="cream", rough=0.16, fade=(0.3, 1.3), detail=0.5)
    for x, y, q in fall:
        c.multiply(c.mask(oval(x + q * 0.6, y + q * 0.6, q * 0.9, q * 0.7), soft=6), (0.6, 0.08, 200), 0.35)
        cherry(c, x, y, q, float(r.normal(42, 22)))

    def crumbs(pen: Pen) -> None:
        for _ in range(260):
            t = float(r.random())
            x, y, w = (float(q) for q in way[int(t * 199)])
            off = float(r.normal(0, 1.0))
            q = r.uniform(1, 4.5)
            pen.fill(
                oval(x + off * w, y + off * w * 0.4, q, q * 0.8, r.uniform(0, 90)),
                mix((0.98, 0.01, 80), (0.86, 0.07, 10), float(r.random() ** 3)),
                0.95,
            )

    c.draw(crumbs, relief=1.5, detail=0.75)
    for x, y, w in ((150, 1110, 84), (240, 1120, 70), (90, 1128, 60)):
        heap = [
            (x + float(r.normal(0, w * 0.4)), y - float(r.random()) * 20, float(r.uniform(8, 22))) for _ in range(12)
        ]
        cloud(c, heap, (0.97, 0.012, 70), seed=f"heap{x}", rough=0.16, fade=(0.3, 1.3), detail=0.5)


def _glass(c: Canvas) -> None:
    """A champagne flute and a few petals on the table: how small they all are."""
    x = 706.0
    c.shadow(c.mask(oval(x, 1174, 56, 14)), 14, 6, soft=8, share=0.45)
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
    foot = c.mask(oval(x, 1168, 48, 12))
    glass(c, foot, (0.9, 0.03, 180), thickness=8, clear=0.6)
    stem = c.mask(limb([(x, 1078, 8), (x, 1100, 5), (x, 1146, 5), (x, 1166, 14)], 24))
    glass(c, stem, (0.9, 0.03, 180), thickness=10, clear=0.6)
    glass(c, bowl, (0.88, 0.03, 180), thickness=40, clear=0.92)
    n = 26
    px, py = r.uniform(250, 560, n), r.uniform(1168, 1196, n)
    tone = jittered(np.repeat(np.asarray(mix(_ROSE, (0.92, 0.05, 20), 0.4))[None], n, 0), r, 0.08, 0.02)
    c.multiply(
        c.mask(*(oval(float(a) + 5, float(b) + 5, 10, 5) for a, b in zip(px, py, strict=True)), soft=2),
        (0.6, 0.06, 180),
        0.4,
    )
    strew(c, "leaf", px, py, r.uniform(18, 30, n), r.uniform(0, 6.3, n), tone, seed="petals", detail=0.65)
    sprig = c.mask(circle(22, 1186, 42), circle(-14, 1150, 44), circle(66, 1208, 32), wobble=6)
    foliage(c, sprig, (0.52, 0.1, 150), seed="sprig", size=14, spacing=5, clump=16, detail=0.6)
