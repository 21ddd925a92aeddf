"""Deep in the night jungle stands a small lit greenhouse, and in it one corner of a street."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import foliage, leaves
from moonhare.painting.motifs.beasts import Beast, Stance, paint_beast
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, place, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Protected Species",
    hero="far-off lit greenhouse in a boundless night jungle, sheltering one street corner",
    idea="inside out",
    place="jungle, Congo basin",
    palette="teal night",
    composition="tiny figure in a void",
    time="night",
    symbols=("greenhouse", "bench", "hydrant"),
    hidden="a leopard's breath clouding one pane",
    readings=("zoo", "home", "nostalgia"),
)
FINISH = {"vignette": 0.45, "bloom": 0.55, "contrast": 0.16}

_X, _Y, _W = 462.0, 1004.0, 292.0
"""Middle of the greenhouse's foot, and its width."""
_EAVE, _RIDGE = 132.0, 214.0
_WARM = (0.90, 0.12, 82)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.25, -0.75, 0.5),
        key=(0.80, 0.08, 185),
        shade=(0.25, 0.06, 232),
        rim=(0.3, -0.9, 0),
        rim_colour=(0.62, 0.09, 190),
        bounce=(0.6, 0.1, 90),
        bounce_share=0.1,
    )
    c.wash(
        [
            (0, (0.17, 0.045, 235)),
            (0.2, (0.27, 0.06, 222)),
            (0.5, (0.46, 0.08, 200)),
            (0.72, (0.55, 0.085, 190)),
            (0.84, (0.34, 0.06, 200)),
            (1, (0.16, 0.04, 220)),
        ]
    )
    c.glow(450, 640, 300, (0.62, 0.09, 185), 0.55, flat=1.5)
    _far(c)
    repaint(c, 1.0, seed="mist", loose=1.1)
    c.lamps.append(Lamp(x=_X, y=_Y - 80, z=46, reach=120, colour=(0.88, 0.13, 80), power=1.25))
    _giants(c)
    _floor(c)
    repaint(c, 0.7, seed="wood")
    _house(c)
    _leopard(c)
    _sprays(c)
    _near(c)
    repaint(c, 0.3, seed="last")
    _lights(c)


def _trunk(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    tone: Colour,
    *,
    seed: str,
    lean: float = 0.0,
    haze: float = 0.0,
    flare: float = 2.6,
    detail: float = 0.35,
) -> None:
    """A rain-forest giant: a column that leaves the picture above, buttresses below."""
    r = c.rng(f"trunk/{seed}")
    clay = Clay(c, (x - w * 4.5, -20, x + w * 4.5, y + 30), melt=w * 0.4)
    top = (x + lean, -40.0)
    clay.limb(
        [
            (*top, w * 0.40),
            (x + lean * 0.5, y * 0.5, w * 0.46),
            (x + lean * 0.1, y - w * 2.4, w * 0.54),
            (x, y - w * 0.4, w * 0.62),
        ]
    )
    for i in range(5):
        side = (i - 2) / 2 + r.normal(0, 0.08)
        reach = w * flare * side * r.uniform(0.8, 1.1)
        high = y - w * r.uniform(2.6, 4.0)
        clay.limb(
            [
                (x + side * w * 0.35, high, w * 0.10),
                (x + reach * 0.36, y - w * 1.25, w * 0.15),
                (x + reach * 0.72, y - w * 0.38, w * 0.14),
                (x + reach, y + r.uniform(0, 18), w * 0.09),
            ],
            melt=w * 0.22,
        )
    relief = clay.relief(w * 0.03)
    bump = (c.noise.at("bark", clay.across / 5, clay.along / 60, 1.0, 3) - 0.5) * w * 0.12
    c.form(
        relief,
        tone,
        bump=np.asarray(bump, np.float32),
        mottle=0.14,
        grain=18,
        rim=0.45,
        haze=haze,
        shadow=w * 0.4,
        detail=detail,
    )


def _vine(c: Canvas, points: list[tuple[float, float]], w: float, tone: Colour, haze: float = 0.0) -> None:
    c.form(c.mask(limb([(*p, w) for p in points], 40)), tone, thickness=w * 1.6, rim=0.6, haze=haze, detail=0.4)


def _far(c: Canvas) -> None:
    """Three ranks of trunks going out into the mist."""
    ranks = (
        (
            880.0,
            26.0,
            (0.44, 0.07, 195),
            0.3,
            ((60, 10), (170, -8), (262, 6), (356, -4), (430, 5), (520, 8), (610, -10), (706, 6), (780, 0)),
        ),
        (920.0, 40.0, (0.30, 0.06, 205), 0.1, ((112, 20), (306, -16), (590, 18), (742, -20))),
    )
    for k, (y, w, tone, haze, places) in enumerate(ranks):
        for i, (x, lean) in enumerate(places):
            _trunk(
                c,
                x,
                y + (i * 37 % 30),
                w * (0.8 + 0.4 * ((i * 0.618) % 1)),
                tone,
                seed=f"far{k}{i}",
                lean=lean,
                haze=haze,
                detail=0.1,
            )
        bush = c.mask(
            *(oval(-20 + i * 76, y + 34 + (i * 53 % 30), 70, 40 + (i * 31 % 24)) for i in range(12)), wobble=12, cell=30
        )
        foliage(
            c,
            bush,
            mix(tone, (0.5, 0.08, 160), 0.3),
            seed=f"bush{k}",
            size=8,
            spacing=4.6,
            haze=haze * 0.8,
            detail=0.15,
        )
        c.fog(y - 260, y + 60, (0.62, 0.075, 190), 0.36)
    crown = c.mask(*(oval(-30 + i * 96, 40 + 50 * math.sin(i * 1.9), 90, 80) for i in range(10)), wobble=20, cell=44)
    foliage(c, crown, (0.36, 0.065, 195), seed="crown", size=10, spacing=5, haze=0.2, detail=0.15)
    for i, (x, w) in enumerate(((210, 3), (270, 2.2), (560, 2.6), (640, 2), (500, 2.0))):
        _vine(
            c,
            [(x, -20), (x + 14, 260 + 40 * i), (x + 40, 520 + i * 24), (x + 86, 380), (x + 110, -20)],
            w,
            (0.30, 0.055, 205),
            0.2,
        )


def _giants(c: Canvas) -> None:
    """The near giants, which make the house small."""
    _trunk(c, 236, 1010, 84, (0.25, 0.05, 200), seed="left", lean=-26, flare=1.7)
    _trunk(c, 700, 1030, 104, (0.22, 0.045, 205), seed="right", lean=40, flare=1.5)
    _vine(c, [(216, -20), (196, 300), (262, 560), (210, 800), (226, 930)], 8, (0.24, 0.05, 190))
    _vine(c, [(740, -20), (660, 240), (724, 470), (676, 700), (690, 860)], 9, (0.2, 0.045, 200))
    _vine(c, [(270, -20), (350, 210), (470, 300), (590, 200), (668, -20)], 6, (0.22, 0.05, 200))
    _vine(c, [(420, -20), (436, 160), (410, 330), (430, 452)], 3.4, (0.22, 0.05, 200))
    moss = c.mask(
        oval(222, 420, 26, 120),
        oval(716, 380, 30, 150),
        oval(690, 700, 24, 90),
        oval(250, 720, 22, 80),
        wobble=18,
        cell=24,
    )
    body = c.form(moss, (0.32, 0.07, 165), thickness=10, detail=0.3, alpha=0.85)
    leaves(c, body, (0.38, 0.08, 160), 1.4, seed="moss", length=(8, 20), spacing=7, spread=0.7)
    roof = c.mask(*(oval(-20 + i * 84, 0 + 34 * math.sin(i * 2.3), 84, 76) for i in range(11)), wobble=22, cell=50)
    foliage(c, roof, (0.22, 0.05, 205), seed="roof", size=15, spacing=6.5, detail=0.25)
    c.fog(640, 960, (0.58, 0.075, 188), 0.36, cell=190)


def _floor(c: Canvas) -> None:
    """Ferns and bushes round the house, lit by it."""
    floor = c.full(smoothstep(0, 30, c.y - 1000 - 16 * np.sin(c.x / 70)))
    c.form(floor, (0.26, 0.055, 185), thickness=20, mottle=0.2, grain=16, detail=0.2)
    c.glow(_X, _Y + 24, 150, (0.84, 0.13, 85), 0.75, flat=0.28)
    r = c.rng("ferns")
    for row in range(3):
        y = 1012 + row * 46
        for i in range(17):
            x = -10 + i * 52 + r.normal(0, 16)
            if row == 0 and abs(x - _X) < 176:
                continue
            near = math.exp(-(((x - _X) / 230) ** 2)) * (0.9 - 0.28 * row)
            tone = mix((0.26, 0.06, 178), (0.62, 0.13, 118), near)
            for k in range(9):
                a = -math.pi / 2 + (k - 4) * 0.3 + r.normal(0, 0.08)
                s = r.uniform(46, 78) * (0.8 + 0.2 * row)
                tip = (x + math.cos(a) * s, y + math.sin(a) * s * 0.8 + abs(k - 4) * 6)
                mid = (x + math.cos(a) * s * 0.5, y + math.sin(a) * s * 0.62)
                frond = c.mask(limb([(x, y + 8, 2.5), (*mid, 6.0), (*tip, 0.8)], 12))
                c.form(frond, mix(tone, c.palette.deep, 0.09 * (k % 3)), thickness=5, rim=0.3, detail=0.45)


def _house(c: Canvas) -> None:
    """The greenhouse, what grows in it, and its white bones."""
    left, right, eave, ridge = _X - _W / 2, _X + _W / 2, _Y - _EAVE, _Y - _RIDGE
    shell = [
        (left, _Y, CORNER),
        (left, eave, CORNER),
        (left + 20, eave - 46),
        (left + 62, ridge, CORNER),
        (right - 62, ridge, CORNER),
        (right - 20, eave - 46),
        (right, eave, CORNER),
        (right, _Y, CORNER),
    ]
    inside = c.mask(curve(shell))
    c.glow(_X, _Y - 100, 190, (0.86, 0.12, 85), 0.6)
    at = inside.where
    d = np.hypot((c.x[at] - _X - 30) / 150, (c.y[at] - _Y + 120) / 110)
    c.fill(inside, c.tones((0.82, 0.12, 78), 0.5)[np.clip(470 - d * 230, 90, 511).astype(int)], detail=0.8)
    # Rain-washed house corner at the back, pavement, kerb.
    wall = (
        c.mask(polygon([(left + 6, _Y - 26), (left + 6, eave - 22), (left + 72, eave - 4), (left + 72, _Y - 34)]))
        & inside
    )
    at = wall.where
    row = np.floor(c.y[at] / 7)
    joint = np.minimum(np.mod(c.y[at] / 7, 1), np.mod(c.x[at] / 15 + row * 0.5, 1) * 2)
    c.form(
        wall,
        (0.56, 0.13, 42),
        thickness=2,
        bump=np.asarray(np.clip(joint * 5, 0, 1) * 1.4, np.float32),
        bias=0.05,
        detail=0.8,
    )
    street = (
        c.mask(polygon([(left, _Y), (left, _Y - 22), (left + 72, _Y - 34), (right, _Y - 34), (right, _Y)])) & inside
    )
    c.form(street, (0.68, 0.04, 80), thickness=2, mottle=0.1, grain=6, detail=0.8)

    def slabs(pen: Pen) -> None:
        tone = (0.42, 0.05, 60)
        for i in range(9):
            x = left + 20 + i * 34
            pen.stroke([(x + (_X - x) * 0.12, _Y - 34), (x, _Y - 13)], tone, 1.2, 0.7)
        pen.stroke([(left, _Y - 24), (right, _Y - 24)], tone, 1.0, 0.5)
        pen.fill(polygon([(left, _Y - 14), (right, _Y - 14), (right, _Y - 9), (left, _Y - 9)]), (0.86, 0.04, 90))
        pen.fill(polygon([(left, _Y - 9), (right, _Y - 9), (right, _Y), (left, _Y)]), (0.36, 0.03, 260))
        for w, h, x, y in ((13, 20, left + 18, eave + 12), (13, 20, left + 46, eave + 14)):
            pen.fill(box(x, y, w, h), (0.32, 0.05, 250))
            pen.stroke(box(x, y, w, h), (0.9, 0.03, 90), 1.6)

    c.draw(slabs, detail=0.9, clip=inside)
    _tree(c)
    _corner(c)
    _bones(c, left, right, eave, ridge)


def _tree(c: Canvas) -> None:
    x, y = _X + 88, _Y - 22
    ink = (0.30, 0.05, 50)
    r = c.rng("bare")

    def grow(pen: Pen, px: float, py: float, a: float, length: float, w: float, n: int) -> None:
        ex, ey = px + math.cos(a) * length, py + math.sin(a) * length
        pen.stroke([(px, py), ((px + ex) / 2 + r.normal(0, 1.5), (py + ey) / 2), (ex, ey)], ink, w)
        if n:
            for way in (-1, 1):
                grow(pen, ex, ey, a + way * r.uniform(0.25, 0.6), length * r.uniform(0.66, 0.84), w * 0.66, n - 1)

    def work(pen: Pen) -> None:
        pen.fill(oval(x, y + 1, 18, 4), (0.38, 0.06, 50))
        grow(pen, x, y, -1.6, 44, 7.5, 5)

    c.draw(work, relief=1.6, detail=0.9)
    for k in range(7):  # the last leaves
        a = k * 2.4
        fallen = oval(x + math.cos(a) * (14 + 6 * k), y - 1 + math.sin(a) * 3, 3, 1.6, 20)
        c.fill(c.mask(fallen), (0.62, 0.16, 50), detail=0.9)


def _corner(c: Canvas) -> None:
    """Bench, hydrant, lamp: the species in question."""
    y = _Y - 20
    bx = _X - 26
    wood, iron = (0.40, 0.13, 38), (0.24, 0.04, 200)
    c.multiply(c.mask(oval(bx, y + 3, 44, 5), soft=2), (0.3, 0.05, 300), 0.6)

    def bench(pen: Pen) -> None:
        for way in (-1, 1):
            pen.stroke([(bx + way * 30, y + 3), (bx + way * 29, y - 16), (bx + way * 31, y - 37)], iron, 3)
            pen.stroke([(bx + way * 34, y + 3), (bx + way * 35, y - 24), (bx + way * 26, y - 25)], iron, 2.4)
        for k in range(3):
            pen.stroke([(bx - 36, y - 22 - k * 6.4), (bx + 36, y - 22 - k * 6.4)], wood, 4.2)
        pen.stroke([(bx - 37, y - 14), (bx + 37, y - 14)], wood, 3.4)
        pen.stroke([(bx - 39, y - 10.5), (bx + 39, y - 10.5)], mix(wood, (0.9, 0.08, 80), 0.3), 3.4)

    c.draw(bench, relief=2, detail=0.95)
    hx = _X - 92
    c.multiply(c.mask(oval(hx + 2, y + 7, 16, 4), soft=2), (0.3, 0.05, 300), 0.6)
    red = (0.56, 0.20, 28)

    def hydrant(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (hx - 8, y + 6, CORNER),
                    (hx - 7, y - 20),
                    (hx - 8, y - 25),
                    (hx, y - 34),
                    (hx + 8, y - 25),
                    (hx + 7, y - 20),
                    (hx + 8, y + 6, CORNER),
                ]
            ),
            red,
        )
        pen.fill(box(hx - 11, y + 3, 22, 5, 2), red)
        pen.fill(box(hx - 13, y - 16, 26, 7, 3), red)
        pen.fill(box(hx - 10, y - 26, 20, 3.4, 1.5), mix(red, (0.9, 0.05, 80), 0.3))
        pen.dot(hx, y - 34, 3, red)
        pen.dot(hx, y - 12.5, 3.6, mix(red, (0.9, 0.05, 80), 0.4))

    c.draw(hydrant, relief=5, detail=0.95)
    lx = _X + 28

    def lamp(pen: Pen) -> None:
        pen.stroke([(lx, y + 2), (lx, y - 126)], iron, 4)
        pen.stroke([(lx, y + 2), (lx, y - 16)], iron, 8)
        pen.stroke([(lx, y - 122), (lx - 3, y - 138), (lx - 22, y - 138)], iron, 3.2)
        pen.fill(polygon([(lx - 31, y - 130), (lx - 13, y - 130), (lx - 17, y - 140), (lx - 27, y - 140)]), iron)

    c.draw(lamp, relief=2, detail=0.95)
    cone = c.mask(polygon([(lx - 28, y - 130), (lx - 16, y - 130), (lx + 30, y), (lx - 92, y)]), soft=5)
    c.screen(cone, (0.98, 0.08, 92), 0.4)
    c.glow(lx - 22, y - 126, 22, (0.99, 0.07, 92), 1.0)

    def pigeon(pen: Pen) -> None:
        px, py = _X + 58, y + 2
        pen.fill(
            curve(
                [
                    (px - 10, py - 2, CORNER),
                    (px - 3, py - 8),
                    (px + 4, py - 9),
                    (px + 8, py - 5, CORNER),
                    (px + 4, py - 1),
                    (px - 3, py),
                ]
            ),
            (0.56, 0.04, 260),
        )
        pen.dot(px + 5, py - 9, 2.4, (0.48, 0.06, 270))

    c.draw(pigeon, relief=1.4, detail=0.95)


def _bones(c: Canvas, left: float, right: float, eave: float, ridge: float) -> None:
    white = (0.93, 0.03, 100)
    n = 8

    def bars(pen: Pen) -> None:
        for i in range(n + 1):
            x = left + _W * i / n
            t = left + 62 + (_W - 124) * i / n
            bow = (x * 0.7 + t * 0.3) - 5 + 10 * i / n
            pen.stroke([(x, eave), (bow, eave - 46), (t, ridge)], white, 3.4 if i in (0, n) else 1.9, 0.95)
            pen.stroke([(x, _Y), (x, eave)], white, 4.4 if i in (0, n) else 2.0)
        for y in (_Y - 88, _Y - 44):
            pen.stroke([(left, y), (right, y)], white, 1.3, 0.85)
        pen.stroke([(left + 23, eave - 44), (right - 23, eave - 44)], white, 1.4, 0.85)
        pen.stroke([(left - 5, eave), (right + 5, eave)], white, 5)
        pen.stroke([(left + 58, ridge), (right - 58, ridge)], white, 5)
        for x in (left + 62, right - 62):
            pen.stroke([(x, ridge), (x, ridge - 22)], white, 2.6)
            pen.dot(x, ridge - 24, 3.6, white)
        for i in range(15):
            x = left + 70 + i * (_W - 140) / 14
            pen.stroke([(x - 5, ridge - 3), (x, ridge - 13), (x + 5, ridge - 3)], white, 1.5)
        pen.fill(box(left - 8, _Y - 6, _W + 16, 12, 2), (0.48, 0.06, 60))

    c.draw(bars, relief=1.5, detail=0.95)
    for k, share in ((1, 0.26), (4, 0.16), (6, 0.22)):
        x = left + _W * k / n
        gleam = polygon([(x + 4, _Y - 16), (x + 16, _Y - 16), (x + 34, eave + 8), (x + 22, eave + 8)])
        c.screen(c.mask(gleam, soft=1.5), (0.75, 0.08, 190), share)


def _leopard(c: Canvas) -> None:
    """The hidden one, with its nose at the glass."""
    cat = Beast(
        chest=0.2,
        waist=0.16,
        rump=0.19,
        leg=0.5,
        leg_width=0.07,
        neck=(0.2, 22.0),
        neck_width=(0.14, 0.11),
        skull=0.12,
        muzzle=(0.13, -14.0, 0.07),
        tail=((0, 0, 0.04), (-0.3, 0.2, 0.03), (-0.52, 0.1, 0.028), (-0.62, -0.1, 0.026)),
    )
    stance = Stance(fore_near=(10, 0, -6), fore_far=(-12, 0, -8), hind_near=(-6, -24, 2), hind_far=(20, -26, 6))
    at = paint_beast(c, cat, stance, 252, _Y + 12, 74, (0.36, 0.07, 75), seed="leopard", hair=None, detail=0.8)
    body = at.relief
    a = body.mask.where
    spot = c.noise.at("spots", c.x[a] / 3.6, c.y[a] / 3.6, 1.0, 2)
    c.multiply(body.mask * smoothstep(0.56, 0.64, spot), (0.18, 0.04, 60), 0.85)
    c.multiply(body.mask * smoothstep(312, 230, c.x), (0.2, 0.05, 225), 0.8)
    x, y = at.nose
    ear = c.mask(circle(at.ear[0], at.ear[1], 4.4))
    c.form(ear, (0.4, 0.08, 70), detail=0.8)
    for q, share in ((30, 0.5), (17, 0.6)):
        c.glaze(c.mask(oval(max(x + 16, _X - _W / 2 + 20), y - 4, q * 0.62, q * 0.7), soft=6), (0.93, 0.02, 190), share)


def _leaf(
    c: Canvas, x: float, y: float, length: float, width: float, angle: float, tone: Colour, *, rim: float = 0.6
) -> None:
    """A large leaf with a midrib, its stalk at (x, y)."""
    outline = place(
        [
            (0, 0, CORNER),
            (0.14, -0.66),
            (0.45, -1.0),
            (0.78, -0.62),
            (1.06, 0.24, CORNER),
            (0.8, 0.62),
            (0.46, 0.92),
            (0.14, 0.66),
        ],
        0,
        0,
        1,
    )
    pts = [(p[0] * length, p[1] * width / 2, *p[2:]) for p in outline]
    path = curve(place(pts, x, y, 1.0, angle))
    m = c.mask(path)
    a = math.radians(angle)
    u = (c.x[m.where] - x) * math.cos(a) + (c.y[m.where] - y) * math.sin(a)
    v = -(c.x[m.where] - x) * math.sin(a) + (c.y[m.where] - y) * math.cos(a)
    vein = np.sin((u - np.abs(v) * 0.8) / (length * 0.034)) * 1.1 - np.exp(-((v / 4) ** 2)) * 4 - np.abs(v) * 0.12
    c.shadow(m, 10, 16, 14, 0.45)
    c.form(m, tone, thickness=width * 0.14, bump=np.asarray(vein, np.float32), rim=rim, mottle=0.1, detail=0.45)


def _near(c: Canvas) -> None:
    """Dark leaves close to the eye: a curtain drawn aside."""
    dark, mid = (0.20, 0.045, 205), (0.27, 0.06, 185)
    for x, y, n, w, a, tone in (
        (-30, 1230, 330, 150, -58, mid),
        (-40, 1110, 250, 120, -24, dark),
        (60, 1260, 300, 130, -84, dark),
        (840, 1240, 350, 150, -128, mid),
        (850, 1120, 240, 120, -158, dark),
        (740, 1270, 280, 130, -98, dark),
        (-40, 150, 300, 140, 38, dark),
        (-30, 20, 340, 150, 62, mid),
        (840, 90, 330, 150, 132, dark),
        (830, -40, 300, 140, 112, mid),
        (180, 1270, 200, 96, -96, mid),
        (620, 1275, 190, 90, -80, dark),
    ):
        _leaf(c, x, y, n, w, a, tone)


def _sprays(c: Canvas) -> None:
    """Leafy boughs hanging in from above, ferns at the foot of the picture."""
    r = c.rng("sprays")
    for x, y, n, s in (
        (150, 60, 26, 74),
        (262, 96, 30, 66),
        (352, 60, 24, 60),
        (442, 104, 30, 64),
        (536, 70, 24, 66),
        (620, 110, 28, 72),
    ):
        a = np.pi / 2 + r.uniform(-1.25, 1.25, n)
        q = r.uniform(0, 64, n)
        px, py = x + np.cos(a) * q * 1.3, y - 30 + np.sin(a) * q
        by = np.argsort(py)
        size = r.uniform(0.6, 1.0, n) * s
        light = np.clip(0.15 + 0.5 * (py - y) / 60 + r.normal(0, 0.16, n), 0, 1)
        tones = np.stack([mix((0.17, 0.04, 215), (0.42, 0.075, 182), float(v)) for v in light]).astype(np.float32)
        turn = a + r.normal(0, 0.25, n)
        strew(
            c,
            "leaf",
            (px + np.cos(turn) * size * 0.4)[by],
            (py + np.sin(turn) * size * 0.4)[by],
            size[by],
            turn[by],
            tones[by],
            seed=f"spray{x}",
            detail=0.5,
        )
    for fx, high in ((236, 92.0), (318, 76.0), (396, 88.0), (480, 80.0), (560, 94.0)):
        places = []
        for k in range(11):
            lean = -math.pi / 2 + (k - 5) * 0.25 + r.normal(0, 0.06)
            reach = high * r.uniform(0.85, 1.2)
            for t in np.linspace(0.1, 1, 13):
                at_x = fx + math.cos(lean) * reach * t
                at_y = 1212 + math.sin(lean) * reach * t * 0.9 + abs(k - 5) * 5 * t * t
                for way in (-0.9, 0.9):
                    b = lean + way
                    places.append(
                        (at_x + math.cos(b) * 7, at_y + math.sin(b) * 7, 20 * (1.15 - t), b, t * r.uniform(0.6, 1))
                    )
        frond = np.array(places)
        tones = np.stack([mix((0.15, 0.035, 215), (0.34, 0.07, 165), float(v)) for v in frond[:, 4]]).astype(np.float32)
        strew(c, "leaf", frond[:, 0], frond[:, 1], frond[:, 2], frond[:, 3], tones, seed=f"fern{fx}", detail=0.5)


def _lights(c: Canvas) -> None:
    c.rays(_X, _Y - 130, [-152, -128, -104, -78, -54, -30], 520, 110, (0.86, 0.1, 95), 0.16, soft=18)
    c.glow(_X, _Y - 90, 260, (0.86, 0.12, 88), 0.26)
    r = c.rng("fireflies")

    def flies(pen: Pen) -> None:
        for _ in range(46):
            pen.dot(r.uniform(40, 760), r.uniform(480, 1120), r.uniform(0.9, 2.2), (0.93, 0.14, 108), r.uniform(0.4, 1))

    c.draw(flies, emission=0.9, detail=0.95)
    for x, y in ((130, 860), (338, 640), (610, 720), (560, 560), (96, 1010), (668, 960)):
        c.glow(x, y, 9, (0.9, 0.15, 108), 0.8)
