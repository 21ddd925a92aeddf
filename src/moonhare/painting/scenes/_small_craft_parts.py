"""Parts of Small Craft: the skiff with its rower, its oars and the leash."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.materials import skin, wood
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, place, polygon

ROLL = math.radians(-13)
HORIZON, EYE, FOCAL = 330.0, 10.0, 900.0
SKIFF = (-3.3, 20.5)
COMET = (168.0, 262.0)
_LENGTH = 7.4
"""Of the boat, in units of the rings' plane."""
_SKIN: Colour = (0.5, 0.075, 50)


def spot(u: float, v: float) -> tuple[float, float, float]:
    """Return card x, y and card units a unit of a place on the rings' plane."""
    size = FOCAL / v
    dx, dy = u * size, HORIZON + EYE * size - 600
    co, si = math.cos(ROLL), math.sin(ROLL)
    return dx * co - dy * si + 400, dx * si + dy * co + 600, size


def skiff(c: Canvas) -> None:
    """The skiff with all that is in it: the girl on her thwart facing the stern, two oars in their locks, the leash."""
    x, y, size = spot(*SKIFF)
    s = size * _LENGTH  # the boat's length on the card
    lean = math.degrees(ROLL) + 6

    def put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, s, lean)

    def at(px: float, py: float) -> tuple[float, float]:
        q = put([(px, py)])[0]
        return q[0], q[1]

    shade = c.mask(oval(x - s * 0.05, y + s * 0.075, s * 0.56, s * 0.075, lean), soft=5)
    c.multiply(shade, (0.14, 0.05, 20), 0.85)
    hollow = c.mask(
        curve(
            put(
                [
                    (-0.5, -0.17, CORNER),
                    (-0.25, -0.215),
                    (0.15, -0.225),
                    (0.6, -0.31, CORNER),
                    (0.25, -0.1),
                    (-0.2, -0.08),
                ]
            )
        )
    )
    wood(c, hollow, (0.34, 0.07, 45), angle=lean, thickness=5, bias=-0.1, seed="in")
    far_rail = c.mask(
        limb([(*at(-0.5, -0.175), 2.6), (*at(-0.25, -0.217), 3), (*at(0.15, -0.227), 3), (*at(0.6, -0.31), 2.6)])
    )
    c.form(far_rail, (0.9, 0.05, 86), rim=0.6, detail=0.8)
    thwart = c.mask(polygon(put([(0.1, -0.2), (0.2, -0.215), (0.22, -0.13), (0.13, -0.115)])))
    c.form(thwart, (0.5, 0.09, 55), thickness=4, rim=0.5, detail=0.75)

    hand_near, hand_far = at(-0.1, -0.235), at(-0.075, -0.265)
    # The far oar reaches away from us over its lock, its blade lying in the ring.
    _oar(c, hand_far, at(-0.16, -0.222), at(-0.36, -0.325), s)
    _rower(c, at, s, hand_near, hand_far)
    side = c.mask(
        curve(
            put(
                [
                    (-0.52, -0.18, CORNER),
                    (-0.2, -0.085),
                    (0.2, -0.1),
                    (0.62, -0.34, CORNER),
                    (0.5, -0.06),
                    (0.3, 0.055),
                    (-0.05, 0.085),
                    (-0.34, 0.065),
                    (-0.46, -0.02),
                ]
            )
        )
    )
    relief = c.relief(side, s * 0.14)
    strake = np.sin(((c.y - y) - 0.1 * (c.x - x)) / (s * 0.035)) * s * 0.006
    c.form(
        relief, (0.48, 0.085, 230), bump=strake.astype(np.float32), mottle=0.1, grain=10, rim=0.8, gloss=0.2, detail=0.8
    )
    band = side.edge(-1, -s * 0.05, 0.6)
    c.form(relief.within(band), (0.93, 0.05, 88), rim=0.6, detail=0.8)
    _dust_line(c, at, s)
    lantern = at(0.6, -0.46)
    c.draw(lambda pen: pen.stroke([at(0.58, -0.3), lantern], (0.3, 0.05, 45), 3), relief=1, detail=0.8)
    c.draw(lambda pen: pen.dot(*lantern, s * 0.026, (0.97, 0.08, 88)), detail=0.95, emission=0.9)
    lock = at(-0.2, -0.095)
    tip = at(-0.3, 0.2)
    c.multiply(c.mask(oval(tip[0] - 4, tip[1] + 10, s * 0.07, s * 0.022, 70), soft=4), (0.14, 0.05, 20), 0.7)
    _oar(c, hand_near, lock, tip, s)
    _near_arm(c, at, s, hand_near)
    _leash(c, at(-0.49, -0.19))


def _dust_line(c: Canvas, at: Callable[[float, float], tuple[float, float]], s: float) -> None:
    """Where the hull lies in the ring: a bow wave of dust that laps its foot, grains thrown up."""
    lap = c.mask(
        limb(
            [
                (*at(-0.5, 0.03), 0.012 * s),
                (*at(-0.3, 0.072), 0.02 * s),
                (*at(0.05, 0.085), 0.017 * s),
                (*at(0.35, 0.05), 0.022 * s),
                (*at(0.54, -0.03), 0.016 * s),
            ],
            40,
        ),
        wobble=4,
        cell=16,
    )
    r = c.rng("lap")
    n = np.asarray(c.field("lap", 12, 3), np.float32)
    c.fill(lap.blur(1.5) * smoothstep(0.4, 0.7, n), (0.74, 0.12, 68), 0.6, detail=0.6)

    def grains(pen: Pen) -> None:
        for _ in range(90):
            t = float(r.uniform(-0.5, 0.56))
            px, py = at(
                t, 0.085 - 0.42 * max(t - 0.12, 0) ** 1.5 - 0.2 * max(-t - 0.2, 0) - float(r.exponential(0.012))
            )
            q = float(r.uniform(0.8, 2.6))
            pen.dot(px, py, q, (float(r.uniform(0.6, 0.95)), 0.1, 74), 0.95)

    c.draw(grains, relief=1, detail=0.7)


def _rower(
    c: Canvas,
    at: Callable[[float, float], tuple[float, float]],
    s: float,
    hand_near: tuple[float, float],
    hand_far: tuple[float, float],
) -> None:
    """She sits with her back to the bow, knees before her, and leans into the stroke."""
    x, y = at(0.16, -0.2)
    around = (x - 0.5 * s, y - 0.5 * s, x + 0.3 * s, y + 0.25 * s)

    def to(px: float, py: float, q: float, z: float = 0.0) -> tuple[float, ...]:
        return (*at(px, py), q * s, z)

    denim: Colour = (0.36, 0.065, 265)
    for dx, dy, bias in ((-0.012, -0.04, -0.12), (0.0, 0.0, 0.0)):
        leg = Clay(c, around, melt=3)
        leg.limb(
            [to(0.185 + dx, -0.19 + dy, 0.056), to(0.08 + dx, -0.215 + dy, 0.04), to(0.015 + dx, -0.235 + dy, 0.033)]
        )
        leg.limb(
            [to(0.015 + dx, -0.235 + dy, 0.033), to(-0.04 + dx, -0.16 + dy, 0.028), to(-0.085 + dx, -0.08 + dy, 0.024)]
        )
        c.shadow(leg.mask(), -3, 4, 4, 0.5)
        c.form(leg.relief(1.4), denim, bias=bias, rim=0.5, mottle=0.08, detail=0.8)
    far = Clay(c, around, melt=2)
    far.limb([to(0.115, -0.395, 0.026), to(0.05, -0.33, 0.02), (*hand_far, 0.016 * s)])
    far.ball(*hand_far, 0.021 * s, 0.018 * s)
    skin(c, far.relief(1.2), _SKIN, bias=-0.08, detail=0.85)
    body = Clay(c, around, melt=7)
    body.limb(
        [to(0.178, -0.232, 0.053), to(0.17, -0.28, 0.05), to(0.145, -0.345, 0.062), to(0.13, -0.39, 0.05)], flat=0.9
    )
    body.ball(*at(0.118, -0.345), 0.036 * s, 0.04 * s)
    body.press([to(0.11, -0.275, 0.006)[:3], to(0.16, -0.262, 0.006)[:3], to(0.215, -0.27, 0.006)[:3]], 3)
    c.shadow(body.mask(), -4, 5, 4, 0.5)
    c.form(body.relief(1.5), (0.68, 0.18, 50), rim=0.8, mottle=0.06, detail=0.85)

    def straps(pen: Pen) -> None:
        pen.stroke([at(0.098, -0.3), at(0.15, -0.293), at(0.21, -0.31)], (0.3, 0.06, 30), 2.6)
        pen.fill(curve([at(0.112, -0.308), at(0.126, -0.309), at(0.127, -0.29), at(0.113, -0.289)]), (0.9, 0.05, 90))

    c.draw(straps, relief=1.4, detail=0.9)
    neck = Clay(c, around, melt=3)
    neck.limb([to(0.132, -0.42, 0.027), to(0.124, -0.455, 0.024)])
    neck.ball(*at(0.112, -0.502), 0.043 * s, 0.052 * s, turn=-6)
    neck.ball(*at(0.095, -0.478), 0.03 * s, 0.026 * s)
    neck.ball(*at(0.066, -0.492), 0.0105 * s, 0.011 * s)
    neck.ball(*at(0.073, -0.472), 0.009 * s, 0.008 * s)
    neck.ball(*at(0.13, -0.494), 0.009 * s, 0.014 * s, z=5)
    c.shadow(neck.mask(), -2, 4, 3, 0.4)
    skin(c, neck.relief(1.3), _SKIN, detail=0.9)
    scarf = Clay(c, around, melt=3)
    scarf.ball(*at(0.122, -0.522), 0.05 * s, 0.048 * s, turn=-10)
    scarf.cut(at(0.1, -0.512), (-0.35, 1), 2)
    scarf.ball(*at(0.166, -0.508), 0.018 * s, 0.018 * s)
    scarf.limb([to(0.168, -0.5, 0.014), to(0.192, -0.46, 0.014), to(0.2, -0.41, 0.006)])
    scarf.limb([to(0.17, -0.505, 0.012), to(0.215, -0.48, 0.012), to(0.238, -0.45, 0.005)])
    c.form(scarf.relief(1.3), (0.62, 0.11, 195), rim=0.8, mottle=0.08, detail=0.9)

    def face(pen: Pen) -> None:
        pen.stroke([at(0.075, -0.504), at(0.084, -0.5), at(0.092, -0.503)], (0.16, 0.03, 30), 2)
        pen.stroke([at(0.07, -0.52), at(0.082, -0.525), at(0.094, -0.52)], (0.16, 0.03, 30), 1.6)
        pen.stroke([at(0.07, -0.468), at(0.08, -0.464), at(0.087, -0.467)], (0.34, 0.1, 25), 1.8)

    c.draw(face, detail=0.95)


def _near_arm(
    c: Canvas, at: Callable[[float, float], tuple[float, float]], s: float, hand: tuple[float, float]
) -> None:
    x, y = at(0.05, -0.3)
    arm = Clay(c, (x - 0.3 * s, y - 0.3 * s, x + 0.3 * s, y + 0.3 * s), melt=2)
    arm.limb([(*at(0.148, -0.385), 0.034 * s), (*at(0.1, -0.315), 0.026 * s), (*at(0.06, -0.262), 0.022 * s)])
    arm.limb([(*at(0.06, -0.262), 0.022 * s), (*at(-0.02, -0.25), 0.02 * s), (*hand, 0.015 * s)])
    c.shadow(arm.mask(), -3, 5, 4, 0.45)
    skin(c, arm.relief(1.3), _SKIN, detail=0.9)
    fist = Clay(c, (x - 0.3 * s, y - 0.3 * s, x + 0.3 * s, y + 0.3 * s), melt=1.2)
    for k in range(4):
        q = (k - 1.5) * 0.0115 * s
        fist.ball(hand[0] - 0.3 * q - 1, hand[1] + q, 0.019 * s, 0.0075 * s, turn=14)
    skin(c, fist.relief(1.2), _SKIN, detail=0.9)


def _oar(c: Canvas, hand: tuple[float, float], lock: tuple[float, float], tip: tuple[float, float], s: float) -> None:
    """One straight shaft from a grip behind the hand through the lock to the blade."""
    dx, dy = hand[0] - lock[0], hand[1] - lock[1]
    long = math.hypot(dx, dy)
    grip = (hand[0] + dx / long * s * 0.03, hand[1] + dy / long * s * 0.03)
    a = math.degrees(math.atan2(tip[1] - lock[1], tip[0] - lock[0]))

    def work(pen: Pen) -> None:
        pen.stroke([grip, lock], (0.74, 0.09, 72), s * 0.019)
        pen.stroke([lock, tip], (0.74, 0.09, 72), s * 0.021)
        blade = place(
            [(-0.02, -0.012), (0.05, -0.032), (0.15, -0.03), (0.17, 0.0), (0.15, 0.03), (0.05, 0.032), (-0.02, 0.012)],
            tip[0],
            tip[1],
            s,
            a,
        )
        pen.fill(curve(blade), (0.66, 0.17, 40))

    c.draw(work, relief=3, detail=0.88)

    def ring(pen: Pen) -> None:
        pen.stroke(
            [
                (lock[0] - s * 0.018, lock[1] - s * 0.016),
                (lock[0] - s * 0.014, lock[1] + s * 0.012),
                (lock[0] + s * 0.014, lock[1] + s * 0.012),
                (lock[0] + s * 0.018, lock[1] - s * 0.016),
            ],
            (0.8, 0.1, 85),
            2.6,
        )

    c.draw(ring, relief=1.4, detail=0.9)


def _leash(c: Canvas, stern: tuple[float, float]) -> None:
    """A stout leash from the comet's collar to a ring on the stern, its spare turns wound about the post."""
    x, y = COMET
    line = [
        (x + 8, y + 20),
        (x + 30, y + 130),
        (x - 6, y + 0.55 * (stern[1] - y)),
        (stern[0] - 40, stern[1] - 64),
        stern,
    ]

    def work(pen: Pen) -> None:
        pen.stroke(line, (0.5, 0.16, 30), 5.4)
        pen.stroke([(p[0] + 1.2, p[1] - 1.0) for p in line], (0.88, 0.13, 70), 1.9, 0.95)
        pen.stroke([(x - 24, y + 4), (x - 8, y + 14), (x + 10, y + 16), (x + 24, y + 6)], (0.6, 0.19, 30), 8)
        pen.dot(x + 8, y + 21, 6, (0.92, 0.12, 88))
        sx, sy = stern
        pen.stroke([(sx, sy - 14), (sx + 2, sy + 12)], (0.42, 0.08, 50), 8)
        for k in range(3):
            pen.stroke(
                [(sx - 7, sy - 4 + 5 * k), (sx + 1, sy - 1 + 5 * k), (sx + 9, sy - 5 + 5 * k)], (0.6, 0.17, 35), 3.4
            )
        pen.stroke(
            [(sx + 6, sy + 8), (sx + 14, sy + 30), (sx + 4, sy + 40), (sx + 2, sy + 26), (sx + 10, sy + 22)],
            (0.6, 0.17, 35),
            3.4,
        )

    c.draw(work, relief=2, detail=0.92)
