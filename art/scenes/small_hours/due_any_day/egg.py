"""The egg of Due Any Day, its nest, the hole in its shell, and who has hold of the apron string."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, polygon

_EGG = (548.0, 556.0, 330.0, 452.0, 7.0)
_HOLE: Points = (
    *((508, 598), (526, 558), (556, 566), (570, 530), (610, 514), (636, 530), (672, 514), (702, 548), (692, 578)),
    *((720, 612), (704, 648), (668, 652), (654, 684), (612, 666), (584, 680), (566, 640), (532, 634)),
)
_CRACKS: tuple[Points, ...] = (
    ((672, 516), (690, 482), (680, 456), (710, 424), (706, 396), (738, 370), (742, 340), (772, 318)),
    ((706, 396), (684, 380), (686, 354)),
    ((608, 514), (586, 478), (592, 452), (578, 426), (584, 398)),
    ((706, 646), (734, 672), (730, 700), (760, 724), (762, 752), (790, 772), (800, 806)),
    ((730, 700), (706, 722), (712, 746)),
    ((585, 678), (572, 708), (582, 730), (564, 764)),
    ((509, 597), (484, 582), (470, 592), (452, 584)),
)
_BARK: tuple[Colour, ...] = (
    (0.24, 0.035, 30),
    (0.34, 0.05, 40),
    (0.46, 0.065, 50),
    (0.62, 0.075, 62),
    (0.76, 0.07, 72),
)
_YOLK: Colour = (0.8, 0.155, 76)


def egg(c: Canvas) -> Mask:
    """One great shell, pale blue, the dawn on its left; freckles, thicker at the top."""
    x, y, rx, ry, turn = _EGG
    outline = []
    for k in range(28):
        a = 2 * math.pi * k / 28
        u, v = math.sin(a) * rx, -math.cos(a) * ry
        u *= 1 + 0.13 * (v / ry) - 0.02 * (v / ry) ** 2
        t = math.radians(turn)
        outline.append((x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t)))
    shape = c.mask(curve(outline))
    coat = ramp(
        [
            (0, (0.42, 0.05, 240)),
            (0.3, (0.57, 0.05, 228)),
            (0.55, (0.74, 0.045, 212)),
            (0.76, (0.88, 0.03, 190)),
            (1, (0.965, 0.03, 90)),
        ]
    )
    co, si = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    across = ((c.x - x) * co + (c.y - y) * si) / (rx * 1.12)
    down = ((c.y - y) * co - (c.x - x) * si) / (ry * 1.06)
    out = np.sqrt(np.clip(1 - across * across - down * down, 0, 1))
    level = 0.46 - 0.46 * across - 0.3 * down + 0.2 * out + 0.12 * (c.field("dents", 110, 3) - 0.5)
    colours = pick(coat, np.asarray(np.clip(level, 0, 1), np.float32))
    c.fill(shape, np.asarray(colours[shape.where], np.float32), detail=0.4, mottle=0.05)
    r = c.rng("freckles")

    def freckles(pen: Pen) -> None:
        for k in range(420):
            a, b = float(r.uniform(-1.5, 1.5)), float(r.normal(-0.7, 0.5))
            if abs(b) > 1.45:
                continue
            u, v = math.sin(a) * math.cos(b), math.sin(b)
            q = float(r.uniform(1.2, 3.4)) if k % 8 else float(r.uniform(5, 12))
            px, py = x + u * rx * 0.97 - v * 50, y + v * ry * 0.97
            wide, high = q * max(math.cos(a), 0.25), q * max(math.cos(b), 0.3)
            tone = (0.44, 0.06, 40) if k % 3 else (0.5, 0.05, 240)
            pen.fill(oval(px, py, wide, high, float(r.uniform(-30, 30))), tone, float(r.uniform(0.15, 0.5)))

    c.draw(freckles, detail=0.45, clip=shape, soft=0.8)
    return shape


def nest(c: Canvas, shell: Mask) -> None:
    """Boughs and straw round the egg's foot, laid along the ridge."""
    sink = c.mask(limb([(240, 930, 40), (560, 990, 60), (860, 930, 50)]), soft=26) & shell
    c.multiply(sink, (0.42, 0.07, 250), 0.75)
    bowl = c.mask(
        curve([(205, 952), (270, 934), (420, 960), (640, 960), (860, 916), (880, 1100), (480, 1090), (262, 1074)]),
        wobble=9,
        cell=20,
    )
    c.fill(bowl, (0.3, 0.045, 36), detail=0.5)
    r = c.rng("boughs")
    rows = sorted(float(r.uniform(0, 1)) for _ in range(170))

    def work(pen: Pen) -> None:
        for depth in rows[::-1]:
            t = float(r.uniform(-1, 1))
            half = 350 - 60 * depth
            px = 530 + t * half
            py = 962 - 34 * t * t + depth * 104 + float(r.normal(0, 5))
            a = -0.2 * t + float(r.normal(0, 0.15))
            q = float(r.uniform(70, 150))
            dx, dy = math.cos(a) * q, math.sin(a) * q
            sun = float(np.clip(0.62 - 0.34 * t - 0.55 * depth + r.normal(0, 0.16), 0, 1))
            tone = int(r.integers(0, 3))
            path = [(px - dx, py - dy), (px, py + float(r.uniform(0, 14))), (px + dx, py + dy)]
            pen.stroke(curve(path, closed=False), mix(_BARK[tone], _BARK[tone + 2], sun), float(r.uniform(3, 9)))

    c.draw(work, detail=0.6)
    c.multiply(bowl * np.asarray(smoothstep(1000, 1080, c.y[bowl.where]), np.float32), (0.3, 0.06, 300), 0.75)


def hole(c: Canvas, shell: Mask) -> None:
    """The place where the shell has given way, its dark, and the cracks that run from it."""
    gap = c.mask(polygon(_HOLE), wobble=1.5, cell=7)

    def hairs(pen: Pen) -> None:
        for way in _CRACKS:
            pen.fill(polygon(_taper(way, 4.4)), (0.3, 0.045, 235), 0.85)

    c.draw(hairs, detail=0.7, clip=shell, soft=0.4)
    c.fill(gap.grow(3).move(3, 4), (0.92, 0.025, 120), 0.7, detail=0.8)
    c.fill(gap, (0.17, 0.035, 30), detail=0.8)
    c.glaze(gap & c.mask(oval(600, 600, 70, 50), soft=26), (0.34, 0.07, 35), 0.5)


def chick(c: Canvas) -> None:
    """A head in wet down and its beak, just out of the dark."""
    inside = c.mask(polygon(_HOLE))
    head = c.mask(oval(678, 606, 78, 74, 10)) & inside
    c.fill(head, (0.3, 0.045, 38), detail=0.8)
    c.glaze(c.mask(oval(640, 580, 42, 48), soft=18) & head, (0.56, 0.07, 55), 0.7)
    r = c.rng("down")

    def down(pen: Pen) -> None:
        for _ in range(130):
            a, d = float(r.uniform(-2.1, 2.1)), float(r.uniform(14, 84))
            px, py = 628 + d * math.cos(a), 596 + d * math.sin(a)
            q = float(r.uniform(8, 18))
            a += float(r.normal(0, 0.2))
            tone = (float(np.clip(0.62 - 0.0042 * d + r.normal(0, 0.06), 0.2, 0.7)), 0.06, 55)
            pen.stroke([(px, py), (px + q * math.cos(a), py + q * math.sin(a))], tone, float(r.uniform(1.4, 2.8)), 0.5)

    c.draw(down, detail=0.7, clip=head)
    c.multiply(inside.edge(-9, -14, 9), (0.3, 0.05, 30), 0.6)
    lower = c.mask(curve([(640, 602, CORNER), (594, 612), (566, 617, CORNER), (594, 622), (626, 621), (644, 610)]))
    c.fill(lower, (0.5, 0.14, 34), detail=0.85)

    def eye(pen: Pen) -> None:
        pen.dot(666, 580, 12, (0.62, 0.08, 60))
        pen.dot(666, 580, 9.4, (0.09, 0.02, 30))
        pen.dot(662, 576, 2.8, (0.99, 0.01, 90))

    c.draw(eye, detail=0.95, soft=0.3)
    _bill(c)


def _bill(c: Canvas) -> None:
    """The upper half of the beak: a lit plane and a shaded one."""
    upper = c.mask(
        curve(
            [
                (642, 568, CORNER),
                (606, 572),
                (570, 592),
                (551, 618, CORNER),
                (584, 610),
                (632, 609),
                (650, 600),
                (652, 584),
            ]
        )
    )
    c.fill(upper, (0.66, 0.165, 38), detail=0.85)
    lit = c.mask(
        curve(
            [(642, 562, CORNER), (606, 566), (564, 590), (551, 618, CORNER), (584, 596), (620, 588), (652, 588, CORNER)]
        )
    )
    c.glaze(lit & upper, (0.8, 0.13, 52), 0.75)
    c.draw(lambda pen: pen.stroke([(616, 582), (626, 580)], (0.4, 0.1, 32), 2.4, 0.8), detail=0.85)


def ribbon(c: Canvas) -> None:
    """The apron string, from the small of her back over the shell into the beak."""
    string = c.mask(limb([(420, 746, 10), (452, 736, 13), (500, 700, 11), (544, 652, 12), (580, 614, 10)], 50))
    tail = c.mask(
        curve(
            [
                *((568, 612, CORNER), (592, 610, CORNER), (602, 640), (594, 672), (604, 712, CORNER)),
                *((590, 702, CORNER), (576, 716, CORNER), (570, 676), (580, 644)),
            ]
        )
    )
    for m, tone in ((tail, (0.72, 0.15, 68)), (string, _YOLK)):
        c.multiply(m.blur(5).move(8, 12), (0.4, 0.06, 240), 0.55)
        c.fill(m, tone, detail=0.75, mottle=0.05)
        c.multiply(m.edge(2, 6, 4), (0.66, 0.12, 58), 0.6)
        c.glaze(m.edge(-2, -4, 3), (0.93, 0.1, 86), 0.4)
    c.multiply(c.mask(limb([(590, 640, 3), (584, 672, 4), (588, 700, 3)]), soft=3) & tail, (0.7, 0.13, 62), 0.5)
    _bill(c)


def _taper(way: Points, wide: float) -> list[tuple[float, float]]:
    """Return an outline round a jagged line, widest at its start, running out in a point."""
    n = len(way) - 1
    left, right = [], []
    for k, (x, y, *_) in enumerate(way):
        before, after = way[max(k - 1, 0)], way[min(k + 1, n)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        w = wide * (1 - k / n) ** 0.8 / (math.hypot(dx, dy) + 1e-6)
        left.append((x - dy * w, y + dx * w))
        right.append((x + dy * w, y - dx * w))
    return [*left, *right[::-1]]
