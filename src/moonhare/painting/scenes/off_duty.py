"""A lifeguard sleeps in his high chair on the rim of a bowl of tomato soup; far out one pea drifts off."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._off_duty_parts import guard, shins
from moonhare.painting.scenes._off_duty_table import bread, spoon, table
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Off Duty",
    hero="pot-bellied, leathery lifeguard of 55, asleep in a high chair on the rim of a bowl of tomato soup",
    idea="wrong scale",
    place="restaurant, lunch table",
    palette="ink and red",
    composition="seen from above",
    time="noon",
    symbols=("soup", "spoon", "pea"),
    hidden="a carrot fin circling the pea that drifts off",
    readings=("boredom", "neglect", "summer"),
    person=True,
)


FINISH = {"vignette": 0.42, "bloom": 0.4, "saturation": 1.1}


_X = 436.0


_Y = 742.0


_RX = 372.0


_RY = 318.0


_WHITE: Colour = (0.93, 0.02, 80)


_PEA = (604.0, 902.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.62, 0.5),
        key=(0.97, 0.05, 80),
        shade=p.shade,
        rim=(-0.7, -0.7, 0),
        rim_colour=(0.97, 0.05, 80),
        bounce=(0.56, 0.19, 28),
        bounce_share=0.3,
    )
    table(c)
    _bowl(c)
    _soup(c)
    repaint(c, 0.8, seed="table", loose=0.75)
    spoon(c)
    bread(c)
    _peas(c)
    _fin(c)
    _shade_of_chair(c)
    _chair(c, behind=True)
    guard(c)
    _chair(c, behind=False)
    shins(c)
    _lifebelt(c)
    repaint(c, 0.14, seed="last", loose=0.6)
    c.glow(120, 60, 260, (0.95, 0.05, 80), 0.22)


def _disc(c: Canvas, grow: float, dy: float = 0.0, soft: float = 0.0) -> Mask:
    return c.mask(oval(_X, _Y + dy, _RX + grow, _RY + grow * 0.9), soft=soft)


def _bowl(c: Canvas) -> None:
    outer, inner = _disc(c, 74), _disc(c, 14, -4)
    c.multiply(_disc(c, 84, 0).blur(24).move(34, 46), (0.1, 0.03, 275), 0.85)
    foot = _disc(c, 74, 16)
    c.form(foot, (0.7, 0.03, 260), thickness=30, bias=-0.2, detail=0.4)
    rim = outer - inner
    body = c.relief(outer, 46)
    c.form(
        body.within(rim),
        _WHITE,
        thickness=46,
        mottle=0.04,
        gloss=0.5,
        gloss_sharpness=18,
        depth=0.55,
        bias=-0.06,
        detail=0.5,
    )
    q = np.hypot((c.x - _X) / (_RX + 74), (c.y - _Y) / (_RY + 66))
    a = np.arctan2((c.y - _Y) / _RY, (c.x - _X) / _RX)
    lines = np.exp(-(((q - 0.975) / 0.006) ** 2)) + np.exp(-(((q - 0.9) / 0.004) ** 2))
    waves = np.exp(-(((q - 0.938 - 0.012 * np.sin(a * 46)) / 0.005) ** 2))
    worn = 0.6 + 0.5 * c.field("glaze", 20, 3)
    c.glaze(rim * np.clip((lines + waves) * worn, 0, 1).astype(np.float32), (0.34, 0.12, 265), 0.85)
    # The wall inside, in shade on the lit side, glowing red on the far one.
    well = inner - _disc(c, -4, 6)
    side = smoothstep(-0.9, 0.9, np.cos(a - math.radians(45)))
    c.fill(
        well,
        pick(ramp([(0.42, 0.06, 310), (0.7, 0.08, 30), (0.9, 0.06, 50)]), np.asarray(side, np.float32)),
        detail=0.4,
    )


def _soup(c: Canvas) -> None:
    soup = _disc(c, 0, 4)
    dx, dy = (c.x - _X) / _RX, (c.y - _Y - 4) / _RY
    q, a = np.hypot(dx, dy), np.arctan2((dx + dy) * 0.707, (dy - dx) * 0.707) - math.radians(45)
    swell = c.noise.at("swell", c.x / 120, c.y / 84, 1.0, 4) - 0.5
    fine = c.noise.at("chop", c.x / 34 + swell * 2, c.y / 15, 1.0, 3) - 0.5
    light = 0.5 - 0.18 * (dx * 0.7 + dy * 0.7) + 0.3 * swell + 0.22 * fine * smoothstep(1.0, 0.8, q)
    light = light - 0.36 * smoothstep(0.84, 1.0, q) * smoothstep(0.3, -0.9, dx + dy) - 0.14 * smoothstep(0.93, 1.0, q)
    tomato = ramp(
        [(0.26, 0.1, 18), (0.38, 0.15, 24), (0.5, 0.19, 28), (0.6, 0.205, 33), (0.7, 0.18, 42), (0.86, 0.12, 62)]
    )
    c.fill(soup, pick(tomato, np.asarray(light, np.float32)), detail=0.3)
    # Cream, poured in a turning line, like surf along a sandbank.
    turn = a * 0.34 + q * 1.9 + 0.22 * (c.noise.at("cream", c.x / 150, c.y / 120, 1.0, 3) - 0.5)
    band = np.exp(-(((np.mod(turn * 0.62 + 0.36, 1) - 0.5) / 0.045) ** 2))
    torn = c.noise.at("torn", a * 9, q * 16 + a, 1.0, 4)
    cream = band * smoothstep(0.22, 0.38, q) * smoothstep(0.86, 0.62, q) * smoothstep(0.28, 0.56, torn + band * 0.25)
    c.fill(soup * np.clip(cream, 0, 1).astype(np.float32), (0.94, 0.04, 78), 0.86, detail=0.35)
    r = c.rng("oil")

    def drops(pen: Pen) -> None:
        for _ in range(130):
            t, e = float(r.uniform(0, 6.28)), math.sqrt(float(r.uniform(0.02, 0.92)))
            x, y, s = _X + _RX * e * math.cos(t), _Y + 4 + _RY * e * math.sin(t), float(r.uniform(1.6, 8)) ** 1.0
            pen.fill(oval(x, y, s, s * 0.82), (0.72, 0.18, 52), 0.5)
            pen.stroke(
                [(x - s * 0.6, y - s * 0.2), (x - s * 0.2, y - s * 0.6), (x + s * 0.3, y - s * 0.6)],
                (0.95, 0.08, 80),
                max(0.8, s * 0.16),
                0.8,
            )

    c.draw(drops, detail=0.5, clip=soup)
    n = 46
    e, t = np.sqrt(r.random(n)) * 0.95, r.random(n) * 6.28
    tones = np.where(r.random((n, 1)) > 0.4, np.array([[0.16, 0.3, 0.12]]), np.array([[0.1, 0.06, 0.08]]))
    strew(
        c,
        "pebble",
        _X + _RX * e * np.cos(t),
        _Y + _RY * e * np.sin(t),
        r.uniform(3, 7, n),
        r.random(n) * 6,
        tones,
        seed="herbs",
        clip=soup,
        detail=0.5,
    )
    shine = (
        np.exp(-(((c.x - 250 - 0.3 * (c.y - 760)) / 46) ** 2)) * smoothstep(560, 640, c.y) * smoothstep(960, 800, c.y)
    )
    c.screen(
        soup * (shine * smoothstep(0.42, 0.7, 0.5 + fine + 0.4 * swell)).astype(np.float32), (0.97, 0.06, 75), 0.75
    )
    _basil(c, 690, 640, 64, 30)
    _basil(c, 742, 690, 46, 110)


def _basil(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    a = math.radians(turn)
    co, si = math.cos(a), math.sin(a)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u * co - v * si) * s, y + (u * si + v * co) * s * 0.85

    leaf = c.mask(
        curve(
            [
                (*at(-1, 0), CORNER),
                at(-0.5, -0.42),
                at(0.2, -0.46),
                (*at(1, 0.02), CORNER),
                at(0.3, 0.44),
                at(-0.5, 0.4),
            ]
        ),
        wobble=2,
    )
    c.multiply(leaf.blur(4).move(6, 9), (0.2, 0.08, 15), 0.7)
    ridge = c.noise.at("rib", (c.x[leaf.where] - x) / 9, (c.y[leaf.where] - y) / 9, 1.0, 2)
    c.form(leaf, (0.46, 0.12, 138), bump=(ridge * 5).astype(np.float32), gloss=0.4, rim=0.5, detail=0.65)
    c.draw(
        lambda pen: pen.stroke([at(-0.95, 0), at(0, -0.04), at(0.9, 0.02)], (0.68, 0.12, 128), 2.2, 0.8),
        clip=leaf,
        detail=0.7,
    )


def _pea(c: Canvas, x: float, y: float, r: float) -> None:
    ring = c.mask(oval(x, y + r * 0.3, r * 1.5, r * 1.1)) - c.mask(oval(x, y + r * 0.3, r * 1.28, r * 0.92))
    c.screen(ring.blur(1.2), (0.9, 0.12, 62), 0.5)
    c.multiply(c.mask(oval(x + r * 0.4, y + r * 0.55, r * 1.1, r * 0.7), soft=4), (0.24, 0.1, 18), 0.7)
    ball = Clay(c, (x - r * 1.3, y - r * 1.3, x + r * 1.3, y + r * 1.3), melt=1)
    ball.ball(x, y, r, r * 0.96)
    relief = ball.relief(0.8)
    c.form(relief, (0.7, 0.17, 128), gloss=0.6, gloss_sharpness=22, rim=0.3, mottle=0.05, detail=0.85)
    under = c.mask(oval(x, y, r * 1.05, r * 1.02)) - c.mask(oval(x, y - r * 0.36, r * 1.12, r * 1.0))
    c.glaze(under.blur(0.6), (0.43, 0.175, 26), 0.88)
    c.draw(
        lambda pen: pen.stroke(
            [(x + r * 0.1, y - r * 0.5), (x + r * 0.35, y - r * 0.3)], (0.5, 0.14, 132), max(1, r * 0.09), 0.6
        ),
        detail=0.85,
    )


def _peas(c: Canvas) -> None:
    """The rest of them keep together in the shallows, inside a line of pearl onions made fast to the wall."""
    for x, y in (
        (476, 494),
        (520, 476),
        (508, 520),
        (550, 504),
        (600, 512),
        (540, 548),
        (584, 548),
        (626, 540),
        (470, 540),
    ):
        _pea(c, x, y, 19)
    way = curve([(398, 438), (404, 520), (446, 592), (530, 622), (612, 612), (668, 568), (690, 508)], closed=False)
    pts = [_along_line(t) for t in np.linspace(0, 1, 29)]
    c.draw(lambda pen: pen.stroke(way, (0.93, 0.03, 80), 2.4, 0.95), detail=0.7)
    for k, (bx, by) in enumerate(pts[1:-1:2]):
        c.multiply(c.mask(oval(bx + 4, by + 6, 12, 8), soft=3), (0.24, 0.1, 18), 0.6)
        tone: Colour = _WHITE if k % 2 else (0.56, 0.17, 350)
        c.form(c.mask(oval(bx, by, 11.5, 10)), tone, gloss=0.6, rim=0.4, detail=0.85)
    _pea(c, *_PEA, 24)

    def wake(pen: Pen) -> None:
        x, y = _PEA
        for k in range(5):
            q = 20 + 5 * k
            px, py = x - 40 - 36 * k, y - 44 - 34 * k
            pen.stroke(
                [(px - q, py + q * 0.6), (px - q * 0.2, py - q * 0.1), (px + q, py - q * 0.5)],
                (0.9, 0.11, 60),
                2.2 - 0.3 * k,
                0.6 - 0.1 * k,
            )

    c.draw(wake, detail=0.6, soft=1.0)


def _along_line(t: float) -> tuple[float, float]:
    """Return a place on the line of floats, from wall to wall."""
    path = (
        (398.0, 438.0),
        (404.0, 520.0),
        (446.0, 592.0),
        (530.0, 622.0),
        (612.0, 612.0),
        (668.0, 568.0),
        (690.0, 508.0),
    )
    long = [math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    rest = t * sum(long)
    for (a, b), step in zip(pairwise(path), long, strict=True):
        if rest <= step:
            return a[0] + (b[0] - a[0]) * rest / step, a[1] + (b[1] - a[1]) * rest / step
        rest -= step
    return path[-1]


def _fin(c: Canvas) -> None:
    """A slice of carrot cuts the surface on a narrowing round about the pea."""
    x, y = _PEA

    def trail(pen: Pen) -> None:
        for k, (q, alpha) in enumerate(((1.0, 0.9), (1.13, 0.5), (0.88, 0.4))):
            pts = []
            for i in range(24):
                a = math.radians(-42 + 250 * i / 23)
                e = q * (1 + 0.1 * i / 23)
                pts.append((x + 100 * e * math.cos(a), y + 74 * e * math.sin(a)))
            pen.stroke(pts, (0.95, 0.08, 72), 3.2 - 0.9 * k, alpha * 0.7)

    c.draw(trail, detail=0.6, soft=1.0, clip=_disc(c, -6, 4))
    fx, fy = x + 100 * math.cos(math.radians(-42)), y + 74 * math.sin(math.radians(-42))
    c.multiply(c.mask(polygon([(fx - 4, fy + 4), (fx + 34, fy + 8), (fx + 58, fy + 30)]), soft=4), (0.24, 0.1, 18), 0.7)
    fin = c.mask(
        curve(
            [
                (fx + 34, fy + 6, CORNER),
                (fx + 16, fy - 26),
                (fx - 24, fy - 56, CORNER),
                (fx - 16, fy - 24),
                (fx - 20, fy + 8, CORNER),
                (fx + 6, fy + 11),
            ]
        )
    )
    at = fin.where
    rings = np.sin(np.hypot(c.x[at] - fx - 24, c.y[at] - fy - 20) / 4.4) * 0.9
    c.form(fin, (0.7, 0.18, 50), bump=(rings * 1.8).astype(np.float32), thickness=14, rim=0.6, gloss=0.3, detail=0.85)
    foam = c.mask(limb([(fx - 30, fy + 12, 3), (fx + 6, fy + 14, 6), (fx + 46, fy + 4, 3)]), wobble=4, cell=9)
    froth = smoothstep(0.42, 0.6, c.field("froth", 9, 3))
    c.fill(foam.blur(1) * froth, (0.95, 0.07, 70), 0.9, detail=0.7)


_FEET = ((206.0, 444.0), (332.0, 410.0), (230.0, 408.0), (348.0, 378.0))


_SEAT = ((226.0, 306.0), (318.0, 280.0), (244.0, 272.0), (334.0, 248.0))


def _shade_of_chair(c: Canvas) -> None:
    """Its shadow lies over rim and soup: legs, seat and the sleeper's belly."""
    parts = []
    sx, sy = 0.95, 0.62

    def fall(x: float, y: float, up: float) -> tuple[float, float]:
        return x + up * sx, y + up * sy

    for fx, fy in _FEET:
        ex, ey = fall(fx, fy, 150)
        parts.append(limb([(fx, fy, 6), (ex, ey, 6)]))
    for up in (50, 100):
        a, b = fall(*_FEET[0], up), fall(*_FEET[1], up)
        parts.append(limb([(*a, 4), (*b, 4)]))
    a, b, d, e = (fall(*f, 150) for f in (_FEET[0], _FEET[1], _FEET[3], _FEET[2]))
    parts.append(polygon([a, b, d, e]))
    parts.append(oval((a[0] + d[0]) / 2 + 46, (a[1] + d[1]) / 2 + 22, 74, 46, 30))
    parts.append(oval((a[0] + d[0]) / 2 + 118, (a[1] + d[1]) / 2 + 74, 32, 26))
    shade = c.mask(*parts).blur(3)
    c.multiply(shade, (0.3, 0.09, 350), 0.55)
    for fx, fy in _FEET:
        c.multiply(c.mask(oval(fx + 8, fy + 5, 18, 8, 30), soft=4), (0.3, 0.06, 270), 0.7)


def _slat(c: Canvas, a: tuple[float, float], b: tuple[float, float], w: float, w2: float | None = None) -> None:
    end = w if w2 is None else w2
    m = c.mask(limb([(*a, w), (*b, end)], 12))
    c.shadow(m, 4, 6, 4, 0.4)
    at = m.where
    grain = c.noise.at("slat", c.x[at] / 5 + c.y[at] / 40, c.y[at] / 60, 1.0, 2)
    c.form(m, _WHITE, bump=(grain * 2).astype(np.float32), thickness=w, rim=0.4, mottle=0.08, bias=-0.04, detail=0.75)


def _between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _chair(c: Canvas, *, behind: bool) -> None:
    """A high white chair, its four feet on the rim; the parts before the sleeper come last."""
    if behind:
        for f in (2, 3):
            _slat(c, _SEAT[f], _FEET[f], 6, 7)
        for t in (0.35, 0.75):
            _slat(c, _between(_SEAT[2], _FEET[2], t), _between(_SEAT[3], _FEET[3], t), 4.5)
            _slat(c, _between(_SEAT[1], _FEET[1], t), _between(_SEAT[3], _FEET[3], t), 4.5)
            _slat(c, _between(_SEAT[0], _FEET[0], t), _between(_SEAT[2], _FEET[2], t), 4.5)
        for k in range(5):
            t = k / 4
            foot = _between(_SEAT[2], _SEAT[3], t)
            _slat(c, (238 + 25 * k, 126 - 7.5 * k), foot, 8)
        _slat(c, (228, 130), (348, 94), 9)
        _slat(c, (232, 176), (346, 142), 6)
        for f, (tx, ty) in ((2, (216.0, 236.0)), (3, (356.0, 196.0))):
            _slat(c, (tx, ty), _SEAT[f], 6)
        seat = c.mask(polygon([_SEAT[0], _SEAT[1], _SEAT[3], _SEAT[2]])).grow(7)
        c.shadow(seat, 5, 10, 6, 0.5)
        c.form(seat, _WHITE, thickness=8, bias=-0.08, detail=0.75)
        return
    for f in (0, 1):
        _slat(c, _SEAT[f], _FEET[f], 7.5, 8.5)
    for t in (0.56, 0.84):
        _slat(c, _between(_SEAT[0], _FEET[0], t), _between(_SEAT[1], _FEET[1], t), 5)
    board = c.mask(polygon([(218, 304), (324, 274), (325, 296), (219, 327)]))
    c.shadow(board, 5, 8, 5, 0.45)
    c.form(board, (0.52, 0.19, 27), thickness=8, rim=0.4, mottle=0.08, detail=0.8)


def _lifebelt(c: Canvas) -> None:
    # An onion ring for a lifebelt, hung on the chair's far arm.
    x, y = 372.0, 306.0

    def cord(pen: Pen) -> None:
        pen.stroke([(352, 240), (364, 258), (370, 274)], (0.84, 0.05, 75), 3)
        pen.stroke([(352, 240), (358, 260), (364, 276)], (0.84, 0.05, 75), 3)

    c.draw(cord, relief=2, detail=0.8)
    hoop = c.mask(oval(x, y, 38, 36, -12)) - c.mask(oval(x + 2, y, 24, 22, -12))
    c.shadow(hoop, 12, 14, 6, 0.5)
    at = hoop.where
    q = np.hypot(c.x[at] - x - 1, c.y[at] - y)
    c.form(hoop, (0.9, 0.035, 100), bump=np.sin(q * 1.2) * 0.8, gloss=0.6, rim=0.5, detail=0.85)
    c.glaze(hoop * smoothstep(33, 37, q), (0.6, 0.13, 345), 0.7)
