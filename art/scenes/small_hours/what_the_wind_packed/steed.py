"""Parts of What the Wind Packed: steppe horses at full stretch, from joints: forearm and cannon, hock and hoof."""

from __future__ import annotations

import math
from typing import NamedTuple

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, line, polygon, sample

Leg = tuple[float, float, float]
"""Angles of upper bone, cannon and pastern: 0 hangs down, positive forwards."""
_Spot = tuple[float, float]


class Gait(NamedTuple):
    """A moment of the gallop."""

    fore: Leg
    fore_far: Leg
    hind: Leg
    hind_far: Leg
    stifle: _Spot
    stifle_far: _Spot
    pitch: float
    neck: float
    """The neck above the horizon, in degrees."""


REACHING = Gait((66, 52, 66), (84, 18, -20), (-58, -26, -56), (-44, -58, -84), (-0.33, 0.15), (-0.3, 0.17), 4, 34)
GATHERED = Gait((52, -62, -100), (24, -88, -124), (-10, 58, 34), (-32, 34, 6), (-0.2, 0.2), (-0.24, 0.19), -4, 44)
DRIVING = Gait((-16, -24, 14), (72, -18, -50), (-46, 6, -14), (-62, -46, -76), (-0.27, 0.18), (-0.33, 0.14), 2, 38)

_FORE = (0.34, 0.27, 0.1)
_HIND = (0.33, 0.31, 0.1)


class Coat(NamedTuple):
    """What a horse looks like."""

    hide: Colour
    mane: Colour
    points: Colour
    """Lower legs and muzzle."""


def steed(c: Canvas, x: float, y: float, size: float, coat: Coat, gait: Gait, seed: str) -> None:
    """Paint a horse that runs to the right about its barrel's middle; `size` is its trunk's length."""
    cos, sin = math.cos(math.radians(gait.pitch)), math.sin(math.radians(gait.pitch))

    def put(u: float, v: float) -> _Spot:
        return x + size * (u * cos + v * sin), y + size * (v * cos - u * sin)

    def spine(points: list[tuple[float, float, float]], z: float = 0.0) -> list[tuple[float, float, float, float]]:
        return [(*put(u, v), r * size, z * size) for u, v, r in points]

    def leg(start: _Spot, angles: Leg, bones: tuple[float, float, float], top: float) -> list[_Spot]:
        out = [start]
        for angle, bone in zip(angles, bones, strict=True):
            a = math.radians(angle)
            out.append((out[-1][0] + bone * math.sin(a), out[-1][1] + bone * math.cos(a)))
        return out

    def model(clay: Clay, joints: list[_Spot], top: float, z: float, hind: bool) -> None:
        a, b, d, e = joints
        m = (a[0] * 0.55 + b[0] * 0.45, a[1] * 0.55 + b[1] * 0.45)
        n = (b[0] * 0.5 + d[0] * 0.5, b[1] * 0.5 + d[1] * 0.5)
        joint = 0.047 if hind else 0.043
        clay.limb(
            spine([(*a, top), (*m, top * 0.66), (*b, joint), (*n, 0.029), (*d, 0.035), (*e, 0.026)], z),
            melt=0.03 * size,
            n=40,
        )

    def hoof(joints: list[_Spot]) -> object:
        d, e = joints[2], joints[3]
        a = math.atan2(e[0] - d[0], e[1] - d[1])
        ax, ay = math.sin(a), math.cos(a)
        # The toe points forwards of the pastern, the sole lies across it.
        tx, ty = ay, -ax
        q = [(-0.026, -0.012), (0.03, -0.02), (0.062, 0.058), (-0.03, 0.06)]
        return polygon([put(e[0] + tx * s + ax * t, e[1] + ty * s + ay * t) for s, t in q])

    fore, fore_far = (
        leg((0.33, 0.12), gait.fore, _FORE, 0),
        leg((0.37, 0.1), gait.fore_far, _FORE, 0),
    )
    hind, hind_far = leg(gait.stifle, gait.hind, _HIND, 0), leg(gait.stifle_far, gait.hind_far, _HIND, 0)
    reach = 1.6 * size
    box = (x - reach, y - reach, x + reach, y + reach)
    away = mix(coat.hide, (0.2, 0.07, 330), 0.42)

    def hooves(*legs: list[_Spot], dim: float = 0.0) -> None:
        m = c.mask(*(hoof(j) for j in legs))
        c.form(m, mix((0.2, 0.04, 40), (0.3, 0.05, 330), dim), thickness=0.03 * size, rim=0.4, detail=0.9)

    def stockings(body: object, *legs: list[_Spot]) -> None:
        paths = []
        for _, b, d, e in legs:
            px, py = put(b[0] * 0.8 + d[0] * 0.2, b[1] * 0.8 + d[1] * 0.2)
            spots = [(px, py, 0.03 * size), (*put(*d), 0.07 * size), (*put(*e), 0.07 * size)]
            paths += [circle(sx, sy, sr) for sx, sy, sr in sample(spots, 16)]
        c.multiply(c.mask(*paths, soft=0.02 * size) & body, coat.points, 0.75)  # type: ignore[operator]

    behind = Clay(c, box, melt=0.04 * size)
    model(behind, fore_far, 0.09, 0, False)
    behind.limb(spine([(-0.34, 0.0, 0.17), (*gait.stifle_far, 0.12)]))
    model(behind, hind_far, 0.1, 0, True)
    c.form(behind.relief(0.01 * size), away, bias=-0.12, rim=0.1, detail=0.85)
    stockings(behind.mask(), fore_far, hind_far)
    hooves(fore_far, hind_far, dim=0.5)

    body = Clay(c, box, melt=0.08 * size)
    trunk = [(-0.36, -0.03, 0.19), (-0.16, -0.02, 0.185), (0.08, 0.02, 0.195), (0.28, 0.01, 0.2), (0.41, -0.02, 0.14)]
    body.limb(spine(trunk), melt=0.1 * size)
    body.limb(spine([(0.2, -0.13, 0.1), (0.3, -0.16, 0.08)]), melt=0.08 * size)
    body.limb(spine([(-0.36, -0.04, 0.185), (*gait.stifle, 0.115)], 0.05), melt=0.06 * size)
    body.limb(spine([(0.34, -0.06, 0.13), (0.37, 0.08, 0.1), (0.33, 0.14, 0.085)], 0.05), melt=0.06 * size)
    n = math.radians(gait.neck)
    poll = (0.4 + 0.5 * math.cos(n), -0.06 - 0.5 * math.sin(n))
    crest = (0.33 + 0.27 * math.cos(n + 0.2), -0.08 - 0.27 * math.sin(n + 0.2))
    body.limb(spine([(0.32, -0.03, 0.185), (*crest, 0.132), (*poll, 0.082)], 0.03), melt=0.06 * size)
    f = n - math.radians(76)
    nose = (poll[0] + 0.03 + 0.33 * math.cos(f), poll[1] - 0.33 * math.sin(f))
    jowl = (poll[0] * 0.78 + nose[0] * 0.22, poll[1] * 0.78 + nose[1] * 0.22)
    mid = (poll[0] * 0.42 + nose[0] * 0.58, poll[1] * 0.42 + nose[1] * 0.58)
    body.limb(
        spine([(poll[0] + 0.02, poll[1], 0.075), (*jowl, 0.095), (*mid, 0.064), (*nose, 0.054)], 0.07),
        melt=0.025 * size,
    )
    model(body, fore, 0.088, 0.07, False)
    model(body, hind, 0.108, 0.07, True)
    body.press([(*put(0.22, -0.12), 0.05 * size), (*put(0.26, 0.08), 0.04 * size)], 0.014 * size)
    body.press([(*put(-0.2, -0.1), 0.06 * size), (*put(-0.18, 0.1), 0.05 * size)], 0.014 * size)
    m = body.mask()
    c.multiply(m.blur(0.03 * size).move(-0.02 * size, 0.04 * size) & behind.mask(), (0.3, 0.09, 340), 0.6)
    c.form(body.relief(0.009 * size), coat.hide, mottle=0.05, rim=0.35, depth=0.75, detail=0.88)
    stockings(m, fore, hind)
    muzzle = c.mask(circle(*put(nose[0] + 0.015, nose[1] + 0.012), 0.075 * size), soft=0.025 * size) & m
    c.multiply(muzzle, coat.points, 0.6)
    hooves(fore, hind)
    _head(c, put, size, (poll, nose, f), coat)
    _hair(c, put, size, (poll, crest), coat.mane, seed)


def _head(c: Canvas, put: object, size: float, head: tuple[_Spot, _Spot, float], coat: Coat) -> None:
    poll, _nose, f = head
    cos, sin = math.cos(f), -math.sin(f)

    def at(along: float, up: float) -> _Spot:
        return put(poll[0] + along * cos + up * sin, poll[1] + along * sin - up * cos)  # type: ignore[operator,no-any-return]

    for shift, dim in ((0.03, 0.3), (-0.01, 0.0)):
        ear = [(*at(shift - 0.03, 0.05), CORNER), at(shift - 0.05, 0.11), (*at(shift - 0.03, 0.17), CORNER)]
        ear += [at(shift + 0.015, 0.12), (*at(shift + 0.02, 0.06), CORNER)]
        tone = mix(coat.hide, (0.2, 0.06, 340), dim)
        c.form(c.mask(curve(ear)), tone, thickness=0.03 * size, rim=0.4, detail=0.9)

    def features(pen: Pen) -> None:
        dark = (0.1, 0.02, 40)
        pen.fill(
            curve([(*at(0.085, 0.022), CORNER), at(0.105, 0.048), (*at(0.13, 0.03), CORNER), at(0.108, 0.018)]), dark
        )
        pen.dot(*at(0.108, 0.036), 0.005 * size, (0.95, 0.03, 85))
        pen.stroke([at(0.33, 0.03), at(0.345, 0.015), at(0.335, 0.0)], dark, 0.017 * size, 0.85)
        pen.stroke([at(0.37, -0.022), at(0.33, -0.036), at(0.3, -0.034)], dark, 0.008 * size, 0.7)
        pen.stroke([at(0.06, -0.06), at(0.12, -0.085), at(0.17, -0.06)], dark, 0.012 * size, 0.25)

    c.draw(features, detail=0.95)


def _hair(c: Canvas, put: object, size: float, neck: tuple[_Spot, _Spot], mane: Colour, seed: str) -> None:
    """Mane and tail as locks that the wind lays back."""
    r = c.rng(f"hair/{seed}")
    poll, crest = neck
    root = sample([(poll[0] + 0.02, poll[1] - 0.07), (crest[0] - 0.04, crest[1] - 0.1), (0.2, -0.2)], 15)

    def lock(pen: Pen, start: _Spot, way: float, long: float, width: float, tone: Colour) -> None:
        dx, dy = math.cos(way), math.sin(way)
        bend = r.uniform(-0.18, 0.18)
        spots = [start]
        for k in (0.35, 0.7, 1.0):
            wave = bend * long * math.sin(k * 4.2)
            spots.append((start[0] + dx * long * k - dy * wave, start[1] + dy * long * k + dx * wave))
        points = [put(*p) for p in spots]  # type: ignore[operator]
        pen.fill(line(points, width * size, 0.004 * size), tone)

    def tones(k: float) -> Colour:
        return mix(mix(mane, (0.16, 0.05, 340), 0.35), mix(mane, (0.97, 0.06, 82), 0.22), k)

    def tail(pen: Pen) -> None:
        for k in range(20):
            start = (-0.52 + float(r.uniform(-0.01, 0.02)), -0.1 + float(r.uniform(-0.025, 0.02)))
            long = float(r.uniform(0.42, 0.72))
            lock(pen, start, math.radians(180 + float(r.uniform(-24, 10))), long, 0.05, tones(k / 19))

    def crestline(pen: Pen) -> None:
        for k in range(2):
            for px, py in root:
                long = float(r.uniform(0.16, 0.3)) * (1 - 0.2 * k)
                way = math.radians(180 + float(r.uniform(-8, 34)))
                lock(pen, (float(px), float(py)), way, long, 0.044, tones(min(1.0, 0.5 * k + float(r.uniform(0, 0.5)))))

    def forelock(pen: Pen) -> None:
        for _ in range(5):
            lock(
                pen,
                (poll[0] + 0.05, poll[1] - 0.06),
                math.radians(200 + float(r.uniform(-30, 20))),
                0.13,
                0.03,
                tones(0.5),
            )

    for work in (tail, crestline, forelock):
        c.draw(work, relief=size * 0.012, detail=0.88)
