"""The sea has gone; a sailing boat still floats where the water stood, and a dog waits for it on the jetty."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon, star
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Tide Times",
    hero="sailing boat still afloat in the air over a dried sea, moored to a stilted jetty where a dog sits waiting",
    idea="missing",
    place="harbour, dried sea",
    palette="sunset coral",
    composition="tiny figure in a void",
    time="dusk",
    symbols=("dog", "jetty", "sailing boat"),
    hidden="a starfish still clinging to a post of the jetty",
    readings=("loyalty", "denial", "memory"),
)
FINISH = {"vignette": 0.34, "bloom": 0.5, "saturation": 1.08, "focus": Focus(440, 620, 420, 460, 0.35)}

_SUN = (492.0, 610.0, 232.0)
_LINE = 742.0
"""Where the water used to stand."""
_INK = (0.21, 0.065, 325)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.75, 0.3),
        key=(0.95, 0.08, 70),
        shade=(0.34, 0.1, 315),
        rim=(0.3, -0.9, 0),
        rim_colour=(0.96, 0.1, 68),
    )
    _sky(c)
    _seabed(c)
    repaint(c, 0.6, seed="land", loose=0.9)
    _glow(c)
    _shadow(c)
    _buoy(c)
    _jetty(c)
    _boat(c)
    _dog(c)
    _lines(c)
    stars(c, 70, 330, size=0.9)
    far_birds(c, [(168, 236, 40), (236, 276, 26), (128, 306, 22)], (0.22, 0.07, 315), seed="gulls")
    c.glow(_SUN[0], _SUN[1] + 60, 150, (0.96, 0.1, 66), 0.2)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.26, 0.09, 300)),
            (0.17, (0.37, 0.11, 322)),
            (0.36, (0.56, 0.145, 2)),
            (0.53, (0.75, 0.14, 34)),
            (0.66, (0.89, 0.1, 62)),
            (0.76, (0.9, 0.08, 66)),
        ],
        warp=14,
    )
    streaks(c, 60, 420, (0.62, 0.14, 10), share=0.45, seed="high", cover=0.5)
    streaks(c, 420, 720, (0.93, 0.09, 62), share=0.4, seed="low", cover=0.5)


def _glow(c: Canvas) -> None:
    """The great sun, paler above, melting into the haze at its foot."""
    x, y, r = _SUN
    c.glow(x, y, r * 1.7, (0.92, 0.12, 56), 0.5)
    disc = c.mask(circle(x, y, r), soft=1.5)
    disc = disc * np.asarray(smoothstep(y + r * 1.02, y + r * 0.25, c.y), np.float32)
    t = np.clip((c.y - (y - r)) / (2 * r), 0, 1)
    c.fill(disc, pick(ramp([(0.965, 0.075, 84), (0.95, 0.1, 72), (0.9, 0.12, 56)]), t), detail=0.6)
    c.emit(disc, 0.28)


def _land(c: Canvas, top: list[tuple[float, ...]], light: Colour, deep: Colour, depth: float, soft: float) -> None:
    path = curve([(-40, 1260, CORNER), *top, (840, 1260, CORNER)], pull=0.4)
    m = c.mask(path, soft=soft)
    crest = min(p[1] for p in top)
    n = (c.field(f"land{crest:.0f}", 260, 3, (3.0, 0.6)) - 0.5) * 0.3
    t = np.clip((c.y - crest) / depth + n, 0, 1)
    c.fill(m, pick(ramp([light, deep]), t), detail=0.1)
    c.screen(m.edge(0.2, -3.0, 1.6), (0.95, 0.1, 64), 0.55)


def _seabed(c: Canvas) -> None:
    _land(
        c,
        [(-40, 862, CORNER), (120, 846), (330, 868), (560, 842), (840, 864, CORNER)],
        (0.86, 0.1, 56),
        (0.66, 0.135, 30),
        120,
        2.0,
    )
    c.fog(820, 930, (0.92, 0.095, 62), 0.6)
    _land(
        c,
        [(-40, 930, CORNER), (150, 946), (360, 910), (600, 936), (840, 896, CORNER)],
        (0.74, 0.13, 40),
        (0.48, 0.125, 8),
        210,
        1.2,
    )
    c.fog(930, 1010, (0.85, 0.11, 45), 0.35)
    lane = np.exp(-(((c.x - _SUN[0]) / (120 + 0.2 * np.maximum(c.y - 850, 0))) ** 2))
    c.screen(
        np.asarray(lane * smoothstep(860, 920, c.y) * smoothstep(1150, 930, c.y), np.float32), (0.9, 0.12, 55), 0.4
    )
    _land(
        c,
        [(-40, 1010, CORNER), (110, 1040), (330, 1076), (560, 1046), (840, 1092, CORNER)],
        (0.47, 0.125, 5),
        (0.24, 0.075, 325),
        170,
        1.0,
    )
    flat = np.sin((c.y * 0.5 + (c.field("flat", 120, 3, (2.4, 1)) - 0.5) * 44) * (1.6 - c.y / 1400))
    c.multiply(
        np.asarray(np.clip(flat, 0, 1) * smoothstep(900, 960, c.y) * smoothstep(1060, 1010, c.y), np.float32),
        (0.6, 0.15, 15),
        0.3,
    )
    wind = np.sin((c.y * 0.26 + (c.field("wind", 150, 3, (2, 1)) - 0.5) * 34) * (1.3 - c.y / 2400))
    c.screen(np.asarray(np.clip(wind, 0, 1) * smoothstep(1050, 1120, c.y) * 0.5, np.float32), (0.6, 0.14, 20), 0.16)


def _shadow(c: Canvas) -> None:
    c.multiply(c.mask(oval(470, 985, 190, 15), soft=9), (0.42, 0.12, 340), 0.6)


def _post(c: Canvas, x: float, top: float, foot: float, w: float, tone: Colour, ground: Colour) -> None:
    m = c.mask(limb([(x, top, w), (x + 1, foot, w * 1.15)], 12))
    wet = np.clip((c.y - _LINE) / 30, 0, 1)
    stain: Array = pick(ramp([mix(tone, (0.5, 0.1, 10), 0.25), tone]), wet)
    c.fill(m, stain, detail=0.75)
    c.screen(m.edge(2.2, 0, 0.8), (0.92, 0.12, 58), 0.75)
    c.glaze(m * np.asarray(smoothstep(foot - 60, foot - 4, c.y), np.float32), ground, 0.9)
    drift = c.mask(
        curve([(x - 34, foot + 4, CORNER), (x, foot - 9), (x + 40, foot + 4, CORNER), (x, foot + 14)]), soft=2
    )
    c.fill(drift, ground, detail=0.3)


def _jetty(c: Canvas) -> None:
    """It comes in from the left on long legs and ends in the air."""
    for x, foot in ((36.0, 962.0), (132.0, 972.0), (216.0, 980.0)):
        _post(c, x, 704, foot, 5.5, mix(_INK, (0.6, 0.13, 30), 0.45), (0.67, 0.135, 28))
    for x, foot in ((12.0, 1052.0), (116.0, 1064.0), (206.0, 1072.0)):
        _post(c, x, 672, foot, 8.0, _INK, (0.43, 0.12, 0))
    deck = c.mask(polygon([(-10, 696), (240, 702), (244, 716), (-10, 716)]))
    c.fill(deck, _INK, detail=0.8)
    c.screen(deck.edge(0, -3.0, 0.7), (0.95, 0.11, 62), 0.9)

    def boards(pen: Pen) -> None:
        for k in range(-4, 240, 17):
            pen.stroke([(k, 699), (k, 715)], (0.14, 0.05, 320), 1.6, 0.7)
        for a, b in (((12, 880), (116, 760)), ((116, 884), (206, 764))):
            pen.stroke([a, b], _INK, 5)
        for x in (226.0, 250.0):
            pen.stroke([(x, 690), (x, 836)], _INK, 3.6)
        for y in range(734, 836, 20):
            pen.stroke([(226, y), (250, y)], _INK, 3)

    c.draw(boards, detail=0.8)
    c.draw(lambda pen: pen.fill(star(119, 806, 11, inner=0.42, turn=-70), (0.7, 0.17, 32)), relief=3, detail=0.9)


def _boat(c: Canvas) -> None:
    x, y = 480.0, _LINE
    c.draw(lambda pen: pen.stroke([(x - 8, y - 30), (x - 4, 300)], _INK, 7), detail=0.9)
    main = c.mask(
        curve(
            [
                (x + 4, 316, CORNER),
                (x + 74, 436),
                (x + 128, 566),
                (x + 152, 664, CORNER),
                (x + 76, 672),
                (x + 2, 668, CORNER),
                (x + 10, 500),
            ]
        )
    )
    jib = c.mask(
        curve(
            [
                (x - 12, 340, CORNER),
                (x - 62, 470),
                (x - 118, 586),
                (x - 164, 666, CORNER),
                (x - 96, 664),
                (x - 26, 652, CORNER),
                (x - 30, 510),
            ]
        )
    )
    for m, side in ((main, 1.0), (jib, -1.0)):
        at = m.where
        across = (c.x[at] - x) * side / 170
        belly = np.sin(np.clip(across * 1.25, 0, 1) * 3.14)
        t = np.clip(0.2 + 0.62 * (c.y[at] - 310) / 370 + 0.22 * belly, 0, 1)
        c.fill(m, pick(ramp([(0.42, 0.15, 8), (0.54, 0.185, 22), (0.66, 0.19, 32), (0.8, 0.15, 48)]), t), detail=0.85)
        seams = np.exp(-((np.mod(c.y[at] - 316 + 0.25 * np.abs(c.x[at] - x), 58) - 29) ** 2) / 2.2)
        c.multiply(m * np.asarray(seams, np.float32), (0.5, 0.15, 15), 0.4)
        c.screen(m.edge(-side * 2.4, -1.2, 0.8), (0.96, 0.09, 70), 0.7)
    hull = c.mask(
        curve(
            [
                (x - 216, y - 76, CORNER),
                (x - 100, y - 54),
                (x + 50, y - 48),
                (x + 184, y - 66, CORNER),
                (x + 176, y - 20),
                (x + 164, y + 34, CORNER),
                (x + 100, y + 50),
                (x - 10, y + 50),
                (x - 92, y + 36),
                (x - 158, y - 2),
                (x - 194, y - 42),
            ],
            pull=0.34,
        )
    )
    at = hull.where
    sheer = c.y[at] + 0.00055 * (c.x[at] - x - 10) ** 2
    planks = np.asarray(np.abs(np.sin((sheer - y) * 3.14 / 15)) ** 0.5 * 3.2, np.float32)
    c.form(hull, (0.36, 0.095, 345), thickness=34, bump=planks, rim=0.9, mottle=0.08, detail=0.85)
    c.multiply(hull * np.asarray(smoothstep(y - 34, y + 44, c.y), np.float32), (0.36, 0.11, 335), 0.6)
    c.screen(hull.edge(0.6, -3.4, 0.7), (0.96, 0.1, 66), 0.95)
    c.screen(hull.edge(2.6, 0.4, 0.9), (0.85, 0.15, 46), 0.8)
    c.screen(hull.edge(-1, 3.0, 1.2), (0.72, 0.15, 25), 0.5)
    stripe = np.exp(-(((c.y + 0.00032 * (c.x - x - 10) ** 2 - (y - 22)) / 3.4) ** 2))
    c.glaze(hull * np.asarray(stripe, np.float32), (0.9, 0.1, 66), 0.85)
    rudder = c.mask(
        curve([(x + 166, y - 26, CORNER), (x + 182, y - 24, CORNER), (x + 190, y + 44), (x + 164, y + 40, CORNER)])
    )
    c.form(rudder, (0.3, 0.09, 340), thickness=6, rim=1.0, detail=0.85)
    _weed(c, x, y)

    def rig(pen: Pen) -> None:
        pen.stroke([(x - 4, 306), (x - 214, y - 76)], _INK, 2)
        pen.stroke([(x - 4, 306), (x + 184, y - 66)], _INK, 1.6)
        pen.stroke([(x - 2, 672), (x + 156, 668)], _INK, 4.5)
        pen.fill(curve([(x - 5, 304, CORNER), (x + 26, 296), (x + 44, 304, CORNER), (x + 22, 309), (x - 4, 322)]), _INK)

    c.draw(rig, detail=0.9)


def _weed(c: Canvas, x: float, y: float) -> None:
    """Weed hangs from the keel, and the last drops fall."""
    r = c.rng("weed")

    def work(pen: Pen) -> None:
        for _ in range(30):
            t = float(r.uniform(-0.9, 1.0))
            wx = x + 10 + t * 150
            wy = y + 48 - 40 * max(0.0, -t - 0.35)
            long = float(r.uniform(4, 22))
            lean = float(r.normal(0, 1.5))
            pen.fill(polygon([(wx - 2, wy - 4), (wx + 2.4, wy - 4), (wx + lean, wy + long)]), (0.25, 0.07, 340))
        for _ in range(7):
            dx, dy = float(r.uniform(-90, 140)), float(r.uniform(30, 170))
            pen.stroke([(x + dx, y + 50 + dy), (x + dx, y + 56 + dy)], (0.97, 0.07, 75), 2.4, 0.9)

    c.draw(work, detail=0.85)


def _buoy(c: Canvas) -> None:
    """A channel buoy that lies where it sank down."""
    x, y = 724.0, 974.0
    c.multiply(c.mask(oval(x - 6, y + 4, 52, 7), soft=4), (0.42, 0.12, 340), 0.6)
    float_ = c.mask(curve([(x - 34, y - 2), (x - 36, y - 20), (x + 8, y - 30), (x + 12, y - 4), (x - 8, y + 6)]))
    c.form(float_, (0.46, 0.15, 25), thickness=14, rim=1.0, detail=0.8)

    def cage(pen: Pen) -> None:
        for a in ((4, -28), (10, -6)):
            pen.stroke([(x + a[0], y + a[1]), (x + 56, y - 44)], _INK, 3.4)
        pen.stroke([(x + 30, y - 36), (x + 36, y - 26)], _INK, 3)
        pen.dot(x + 60, y - 47, 7, _INK)

    c.draw(cage, detail=0.8)


def _dog(c: Canvas) -> None:
    x, y = 190.0, 700.0
    body = c.mask(
        curve(
            [
                (x - 34, y, CORNER),
                (x - 35, y - 20),
                (x - 26, y - 42),
                (x - 10, y - 62),
                (x - 6, y - 76),
                (x + 2, y - 87),
                (x + 13, y - 88),
                (x + 20, y - 80),
                (x + 34, y - 76, CORNER),
                (x + 34, y - 69),
                (x + 18, y - 64),
                (x + 15, y - 46),
                (x + 16, y - 24),
                (x + 19, y - 4),
                (x + 26, y, CORNER),
                (x + 8, y, CORNER),
                (x + 4, y - 20),
                (x, y, CORNER),
            ]
        ),
        limb([(x - 30, y - 6, 5), (x - 48, y - 4, 4), (x - 60, y - 10, 2)], 12),
    )
    c.fill(body, (0.2, 0.06, 330), detail=0.95)
    c.screen(body.edge(2.6, -1.6, 0.7), (0.95, 0.11, 62), 0.95)
    ear = c.mask(curve([(x + 1, y - 84, CORNER), (x - 9, y - 74), (x - 8, y - 58), (x + 2, y - 62, CORNER)]))
    c.fill(ear, (0.14, 0.05, 325), detail=0.95)
    c.draw(
        lambda pen: pen.stroke([(x - 7, y - 60), (x + 4, y - 55), (x + 16, y - 58)], (0.66, 0.2, 28), 5), detail=0.95
    )


def _lines(c: Canvas) -> None:
    """The mooring rope, slack, and the anchor chain, plumb."""

    def work(pen: Pen) -> None:
        pen.stroke([(268, 668), (256, 704), (238, 706), (226, 688)], _INK, 2.4)
        pen.stroke([(224, 700), (224, 678)], _INK, 9)
        for y in range(700, 972, 9):
            pen.stroke([(640, y), (640, y + 5)], _INK, 3.2)
        pen.stroke([(640, 966), (640, 1000)], _INK, 4)
        pen.stroke([(618, 978), (622, 996), (640, 1004), (658, 996), (662, 978)], _INK, 5)
        pen.stroke([(628, 970), (652, 970)], _INK, 4)

    c.draw(work, detail=0.85)
    mound = c.mask(curve([(598, 1008, CORNER), (640, 992), (684, 1008, CORNER), (640, 1014)]), soft=2)
    c.fill(mound, (0.6, 0.135, 25), detail=0.3)
