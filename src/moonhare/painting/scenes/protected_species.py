"""Deep in the night jungle stands a small lit greenhouse, and in it one corner of a street."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.motifs.beasts import Beast, Stance, paint_beast
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._protected_species_parts import far, giants, paint_near, sprays
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
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
    far(c)
    repaint(c, 1.0, seed="mist", loose=1.1)
    c.lamps.append(Lamp(x=_X, y=_Y - 80, z=46, reach=120, colour=(0.88, 0.13, 80), power=1.25))
    giants(c)
    _floor(c)
    repaint(c, 0.7, seed="wood")
    _house(c)
    _leopard(c)
    sprays(c)
    paint_near(c)
    repaint(c, 0.3, seed="last")
    _lights(c)


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
