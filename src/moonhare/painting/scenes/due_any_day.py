"""A hen larger than the town broods on a pale dome at dawn; light comes through the crack in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._due_any_day_parts import hen, tail
from moonhare.painting.shapes import CORNER, box, curve, limb, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Due Any Day",
    hero="hen bigger than the town, brooding with closed eyes on a great pale dome that has begun to crack with light",
    idea="wrong scale",
    place="city, rooftops",
    palette="sunset coral",
    composition="low-horizon giant",
    time="dawn",
    symbols=("hen", "dome", "chimney"),
    hidden="on the nearest spire the weathercock looks up at her",
    readings=("motherhood", "mistake", "guard"),
)
FINISH = {"vignette": 0.42, "contrast": 0.15, "bloom": 0.55, "focus": Focus(390, 640, 360, 470, 0.4)}

_DOME = (404.0, 1010.0, 262.0)
_Pair = tuple[float, float]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.62, -0.5, 0.4),
        key=(0.95, 0.1, 68),
        shade=(0.32, 0.11, 318),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.97, 0.12, 74),
        bounce=(0.84, 0.15, 58),
        bounce_share=0.3,
    )
    c.wash(
        [
            (0, (0.3, 0.1, 300)),
            (0.2, (0.42, 0.125, 325)),
            (0.4, (0.6, 0.15, 8)),
            (0.58, (0.78, 0.14, 42)),
            (0.72, (0.91, 0.11, 72)),
            (1, (0.5, 0.13, 10)),
        ],
        warp=16,
    )
    streaks(c, 120, 700, (0.9, 0.12, 50), share=0.45, seed="low", cover=0.5)
    c.glow(470, 800, 400, (0.96, 0.12, 74), 0.6)
    _far(c)
    repaint(c, 0.6, seed="air")
    egg = _dome(c)
    c.multiply(c.mask(limb([(210, 820, 34), (404, 850, 40), (600, 820, 34)]), soft=16) & egg, (0.45, 0.14, 10), 0.6)
    tail(c)
    hen(c)
    _town(c)
    repaint(c, 0.15, seed="last")
    _crack(c)
    _air(c)


def _far(c: Canvas) -> None:
    """Hills and the far quarters, swallowed by light."""
    for i, (y, tone) in enumerate(((880.0, (0.76, 0.13, 40)), (930.0, (0.6, 0.14, 12)))):
        ridge = y - 60 * (c.field(f"hill{i}", 260, 3)[0] - 0.4)
        c.fill(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, 0.85, detail=0.1)
        _roofs(c, y + 26, 34 + 16 * i, mix(tone, (0.5, 0.13, 350), 0.35), f"far{i}", 0.0)
        c.fog(y, y + 110, (0.93, 0.11, 66), 0.7)


def _roofs(c: Canvas, y: float, size: float, tone: Colour, seed: str, lit: float) -> None:
    """A row of gables and chimneys, soft with distance; some windows lit."""
    r = c.rng(f"roofs/{seed}")
    x = -30.0
    while x < 830:
        w = size * float(r.uniform(0.5, 0.8))
        h = size * float(r.uniform(0.5, 1.1))
        top = y - h
        front = [(x - w, 1230.0), (x - w, top), (x, top - w * 0.8), (x + w, top), (x + w, 1230.0)]
        px = x + w * (0.5 if r.random() < 0.5 else -0.5)
        stack = c.mask(box(px - 0.09 * size, top - w * 0.9, 0.18 * size, w * 0.7))
        c.form(stack, mix(tone, (0.5, 0.14, 20), 0.35), thickness=4, rim=0.8, detail=0.4)
        wall = c.mask(polygon(front), wobble=0.6)
        c.form(
            wall, mix(tone, (0.46, 0.13, 10), 0.3 * float(r.random())), thickness=5, mottle=0.05, rim=0.4, detail=0.4
        )
        eave = [(x - w * 1.16, top + 0.1 * w), (x, top - w * 0.92), (x + w * 1.16, top + 0.1 * w)]
        under = [(x + w * 1.1, top + 0.2 * w), (x, top - w * 0.72), (x - w * 1.1, top + 0.2 * w)]
        cover = c.mask(polygon([*eave, *under]), wobble=0.6)
        c.shadow(cover & wall.grow(2), 0, 0.1 * w, 3, 0.5)
        c.form(cover, mix(tone, (0.22, 0.08, 320), 0.45), thickness=5, rim=0.9, detail=0.45)
        if r.random() < lit:
            places = [(k, row) for row in range(2) for k in (-1, 1) if r.random() < 0.6] or [(1, 0)]

            def panes(
                pen: Pen, x0: float = x, y0: float = top, q: float = w, at: list[tuple[int, int]] = places
            ) -> None:
                for k, row in at:
                    wx, wy = x0 + k * 0.38 * q, y0 + 0.28 * q + row * 0.72 * q
                    pen.fill(box(wx - 0.14 * q, wy, 0.28 * q, 0.4 * q, 2), (0.95, 0.13, 80))
                    pen.stroke([(wx, wy), (wx, wy + 0.4 * q)], (0.4, 0.12, 10), 0.04 * q)
                    pen.stroke(
                        [(wx - 0.14 * q, wy + 0.18 * q), (wx + 0.14 * q, wy + 0.18 * q)], (0.4, 0.12, 10), 0.04 * q
                    )

            c.draw(panes, detail=0.85, emission=0.5)
            c.glow(x, top + 0.6 * w, 0.9 * w, (0.88, 0.15, 62), 0.25)
        x += w * float(r.uniform(1.5, 2.1))


def _dome(c: Canvas) -> Mask:
    """The dome: as smooth as a shell, as large as a hill."""
    x, y, r = _DOME
    c.glow(x, y - 120, 330, (0.96, 0.12, 74), 0.4)
    ball = Clay(c, (x - r - 20, y - r - 20, x + r + 20, y + r))
    ball.ball(x, y + 4, r, r * 1.02)
    egg = ball.relief(2).within(c.full(smoothstep(y + 30, y + 26, c.y)))
    c.form(egg, (0.8, 0.085, 42), mottle=0.03, grain=60, rim=0.8, depth=0.6, detail=0.55)
    d = np.hypot(c.x - (x - 40), c.y - (y - 110))
    c.screen(egg.mask * np.asarray(np.exp(-((d / 120) ** 1.4)), np.float32), (0.95, 0.15, 68), 0.75)
    cornice = c.mask(limb([(x - r * 1.02, y + 16, 9), (x, y + 42, 11), (x + r * 1.02, y + 16, 9)], 30))
    c.shadow(cornice, 0, 10, 7, 0.5)
    c.form(cornice, (0.74, 0.1, 45), rim=0.7, detail=0.6)
    drum = c.mask(polygon([(x - r, y + 30), (x + r, y + 30), (x + r, y + 220), (x - r, y + 220)]))
    c.form(drum, (0.52, 0.12, 10), thickness=120, mottle=0.05, detail=0.4)
    return egg.mask


def _crack(c: Canvas) -> None:
    """The crack, and the light within."""
    x, y, _ = _DOME
    main = [(18, -171), (0, -152), (22, -130), (-20, -104), (2, -76), (-34, -40), (-16, -14), (-38, 22)]
    spurs = (
        [(22, -130), (58, -114), (70, -92), (104, -80)],
        [(-20, -104), (-62, -96), (-84, -70), (-120, -66)],
        [(-34, -40), (-72, -26), (-86, -2)],
        [(2, -76), (36, -56), (44, -30)],
    )

    def jag(line: list[tuple[int, int]], wide: float) -> list[_Pair]:
        """Return an outline that is widest at the line's start and ends in a point."""
        n = len(line) - 1
        right = [(x + q[0] + wide * (1 - k / n), y + q[1]) for k, q in enumerate(line)]
        left = [(x + q[0] - wide * (1 - k / n), y + q[1] + 3) for k, q in enumerate(line)]
        return [*right, *left[::-1]]

    def work(pen: Pen) -> None:
        pen.fill(polygon(jag(main, 12)), (0.99, 0.06, 90))
        for line in spurs:
            pen.fill(polygon(jag(line, 5)), (0.985, 0.08, 88))

    for px, py, q in ((10, -150, 60), (-10, -90, 90), (-26, -20, 50), (80, -90, 34), (-90, -74, 34)):
        c.glow(x + px, y + py, q, (0.93, 0.16, 64), 0.45)
    c.draw(work, detail=0.95, emission=1.0)


def _town(c: Canvas) -> None:
    """Dark roofs before the dome, and the spire."""
    c.fog(1010, 1110, (0.86, 0.13, 50), 0.6)
    _roofs(c, 1108, 62, (0.42, 0.13, 350), "mid", 0.5)
    c.fog(1070, 1180, (0.62, 0.14, 10), 0.4)
    x = 690.0
    spire = [
        (x - 30, 1220, CORNER),
        (x - 26, 1010, CORNER),
        (x, 862, CORNER),
        (x + 26, 1010, CORNER),
        (x + 30, 1220, CORNER),
    ]
    c.form(c.mask(curve(spire, pull=0.05)), (0.36, 0.12, 335), thickness=20, rim=1.0, detail=0.6)
    _weathercock(c, x, 848)
    _roofs(c, 1196, 104, (0.27, 0.1, 328), "near", 0.7)


def _weathercock(c: Canvas, x: float, y: float) -> None:
    """A small gilded cock that has turned to her and looks up."""

    def work(pen: Pen) -> None:
        gold = (0.62, 0.13, 50)
        pen.stroke([(x, y + 26), (x, y - 4)], (0.3, 0.09, 330), 3)
        body = [(x - 9, y - 22), (x - 16, y - 10), (x - 4, y - 2), (x + 10, y - 8), (x + 26, y - 26), (x + 12, y - 18)]
        pen.fill(curve(body), gold)
        pen.fill(curve([(x + 8, y - 12), (x + 20, y - 36), (x + 34, y - 34), (x + 28, y - 16)]), gold)
        pen.fill(curve([(x - 6, y - 16), (x - 14, y - 38), (x - 22, y - 36), (x - 18, y - 18)]), gold)
        pen.fill(polygon([(x - 21, y - 38), (x - 32, y - 42), (x - 21, y - 32)]), (0.7, 0.13, 60))
        pen.fill(curve([(x - 20, y - 37), (x - 18, y - 47), (x - 11, y - 42), (x - 12, y - 36)]), (0.58, 0.2, 26))

    c.draw(work, relief=3, detail=0.95)


def _air(c: Canvas) -> None:
    far_birds(c, [(640, 250, 26), (676, 226, 20), (712, 262, 18)], (0.3, 0.1, 320), seed="crows", alpha=0.8)
    x, y, _ = _DOME
    c.rays(x - 8, y - 90, [64, 92, 118, 200, 342], 330, 80, (0.97, 0.13, 76), 0.2, soft=18)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(60):
            a, q = float(r.uniform(0, 6.283)), float(abs(r.normal(0, 190)) + 40)
            pen.dot(
                x + math.cos(a) * q,
                y - 90 + math.sin(a) * q,
                float(r.uniform(0.8, 2.2)),
                (0.97, 0.11, 80),
                float(r.uniform(0.3, 0.8)),
            )

    c.draw(motes, detail=0.8, emission=0.7)
