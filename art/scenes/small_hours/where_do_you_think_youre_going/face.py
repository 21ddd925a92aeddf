"""Her head: chin down, brow down, the plait flung back."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

_HEAD = (160.0, 352.0)
_SIZE = 216.0
_TILT = 20.0
_HAIR: Colour = (0.29, 0.05, 42)


def _at(u: float, v: float) -> tuple[float, float]:
    """Return the place of a point of the head (units of its height, ear at 0, face to the right)."""
    x, y = _local([(u, v)])[0]
    return x, y


def _local(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    return place(points, *_HEAD, _SIZE, _TILT)


def _bulge(c: Canvas, u: float, v: float, ru: float, rv: float, high: float) -> np.ndarray:
    x, y = _at(u, v)
    out: np.ndarray = high * np.exp(-(((c.x - x) / (ru * _SIZE)) ** 2) - ((c.y - y) / (rv * _SIZE)) ** 2)
    return out


def head(c: Canvas) -> None:
    """Paint head and plait."""
    neck = c.mask(curve(_local([(-0.05, 0.2), (0.16, 0.3), (0.2, 0.56), (0.14, 0.7), (-0.1, 0.68), (-0.09, 0.4)])))
    tones = ramp(
        [(0.3, 0.085, 20), (0.42, 0.1, 32), (0.54, 0.1, 44), (0.64, 0.09, 54), (0.74, 0.075, 64), (0.88, 0.05, 78)]
    )
    c.form(neck, tones, thickness=40, rim=0.1, detail=0.6, bias=-0.14)
    _plait(c)
    forehead = [(0.06, -0.5), (0.28, -0.43), (0.405, -0.25), (0.425, -0.14), (0.375, -0.035)]
    nose = [(0.4, 0.025), (0.462, 0.07), (0.478, 0.104), (0.448, 0.142), (0.402, 0.15, CORNER)]
    mouth = [(0.42, 0.185), (0.422, 0.21), (0.398, 0.23, CORNER), (0.438, 0.25), (0.432, 0.282), (0.382, 0.306)]
    chin = [(0.392, 0.338), (0.376, 0.385), (0.318, 0.412), (0.22, 0.404), (0.1, 0.35), (-0.05, 0.22)]
    rest = [(-0.3, 0.2), (-0.42, -0.1), (-0.32, -0.4)]
    skull = c.mask(curve(_local([*forehead, *nose, *mouth, *chin, *rest]), pull=0.32))
    c.multiply(skull.move(-4, 16).blur(9) & neck, (0.4, 0.1, 20), 0.6)
    r = c.relief(skull, 90)
    at = r.mask.where
    bump = (
        _bulge(c, 0.235, 0.19, 0.13, 0.12, 30)
        + _bulge(c, 0.3, -0.02, 0.09, 0.06, -14)
        + _bulge(c, 0.3, -0.13, 0.14, 0.035, 7)
        + _bulge(c, 0.395, 0.12, 0.03, 0.03, 8)
        + _bulge(c, 0.36, 0.22, 0.06, 0.05, 6)
        + _bulge(c, 0.345, 0.37, 0.06, 0.05, 7)
    )[at]
    c.form(
        r, tones, bump=np.asarray(bump, np.float32), mottle=0.05, grain=12, rim=0.1, detail=0.75, bias=0.08, gain=0.95
    )
    for u, v, q, tone, share in (
        (0.24, 0.16, 0.13, (0.56, 0.16, 28), 0.7),
        (0.45, 0.1, 0.05, (0.56, 0.14, 28), 0.4),
        (0.36, 0.38, 0.06, (0.56, 0.12, 32), 0.3),
        (0.33, -0.28, 0.1, (0.78, 0.06, 70), 0.35),
    ):
        spot = c.mask(oval(*_at(u, v), q * _SIZE, q * _SIZE * 0.8, _TILT), soft=q * _SIZE * 0.42)
        c.glaze(spot & skull, tone, share)
    _features(c, skull)
    _cap(c)


def _features(c: Canvas, skull: Mask) -> None:
    dark: Colour = (0.19, 0.04, 35)
    white = c.mask(
        curve(_local([(0.225, -0.008, CORNER), (0.275, -0.034), (0.335, -0.016, CORNER), (0.32, 0.012), (0.27, 0.016)]))
    )
    c.fill(white & skull, (0.8, 0.03, 65), 0.9, detail=0.9)
    iris = c.mask(oval(*_at(0.307, -0.012), 0.03 * _SIZE, 0.034 * _SIZE, _TILT)) & white
    c.fill(iris, (0.2, 0.05, 45), detail=0.95)

    def taper(pen: Pen, points: list[tuple[float, float]], w: float, end: float, tone: Colour, alpha: float) -> None:
        n = len(points) - 1
        spine = [(*_at(u, v), (w + (end - w) * i / n) / 2) for i, (u, v) in enumerate(points)]
        pen.fill(limb(spine, 24), tone, alpha)

    def lines(pen: Pen) -> None:
        # The upper lid is pressed down by the brow.
        lid = [
            (0.205, -0.005),
            (0.26, -0.045),
            (0.31, -0.044),
            (0.345, -0.012),
            (0.335, -0.016),
            (0.3, -0.022),
            (0.26, -0.026),
        ]
        pen.fill(curve(_local([*lid])), dark)
        taper(pen, [(0.235, 0.004), (0.28, 0.022), (0.325, 0.012)], 1.6, 2.2, (0.36, 0.08, 30), 0.8)
        taper(pen, [(0.2, -0.045), (0.26, -0.085), (0.33, -0.07)], 2.0, 2.6, (0.4, 0.09, 30), 0.6)
        taper(pen, [(0.25, 0.05), (0.29, 0.058), (0.335, 0.04)], 1.4, 2.0, (0.42, 0.1, 28), 0.55)
        for k in range(19):
            t = k / 18
            u, v = 0.15 + 0.225 * t, -0.158 - 0.02 * math.sin(3.1 * t) + 0.088 * t**1.4
            taper(pen, [(u - 0.02, v + 0.018), (u + 0.03, v - 0.014 + 0.016 * t)], 3.4, 1.0, _HAIR, 0.85)
        taper(pen, [(0.385, -0.1), (0.372, -0.07), (0.382, -0.045)], 3.0, 1.4, (0.42, 0.1, 28), 0.7)
        taper(pen, [(0.365, -0.115), (0.355, -0.085)], 2.4, 1.0, (0.42, 0.1, 28), 0.6)
        taper(pen, [(0.438, 0.142), (0.42, 0.126), (0.405, 0.142)], 3.4, 2.0, (0.28, 0.08, 22), 0.85)
        taper(pen, [(0.38, 0.085), (0.366, 0.12), (0.385, 0.15)], 1.6, 2.6, (0.42, 0.1, 25), 0.65)
        taper(pen, [(0.355, 0.15), (0.325, 0.2), (0.32, 0.25)], 1.2, 2.6, (0.44, 0.1, 28), 0.5)
        taper(pen, [(0.405, 0.232), (0.37, 0.226), (0.335, 0.25), (0.325, 0.27)], 3.0, 2.2, (0.3, 0.1, 20), 0.92)
        taper(pen, [(0.405, 0.315), (0.375, 0.322), (0.35, 0.315)], 1.6, 1.2, (0.42, 0.1, 28), 0.5)
        pen.dot(*_at(0.316, -0.012), 1.7, (0.97, 0.02, 90))

    upper = c.mask(curve(_local([(0.43, 0.205), (0.4, 0.196), (0.34, 0.238), (0.4, 0.234)])), soft=1) & skull
    c.glaze(upper, (0.48, 0.13, 22), 0.6)
    lower = c.mask(curve(_local([(0.405, 0.236), (0.345, 0.258), (0.37, 0.285), (0.425, 0.28), (0.43, 0.256)])), soft=1)
    c.glaze(lower & skull, (0.54, 0.14, 24), 0.65)
    c.draw(lines, clip=skull, detail=0.92, soft=0.4)
    ear = c.mask(
        curve(_local([(0.0, -0.06), (-0.06, -0.09), (-0.1, -0.03), (-0.08, 0.06), (-0.02, 0.12), (0.02, 0.08)]))
    )
    c.multiply(ear.move(3, 5).blur(4), (0.36, 0.1, 20), 0.4)
    c.form(ear, (0.58, 0.1, 42), thickness=13, rim=0.25, detail=0.8, bias=0.06)

    def conch(pen: Pen) -> None:
        pen.stroke(
            [_at(-0.015, -0.045), _at(-0.062, -0.05), _at(-0.07, 0.01), _at(-0.035, 0.06)], (0.38, 0.1, 25), 3.4, 0.7
        )

    c.draw(conch, detail=0.85, soft=1)


def _cap(c: Canvas) -> None:
    clay = Clay(c, (0, 120, 400, 520), melt=9)

    def lock(points: list[tuple[float, float, float]]) -> None:
        clay.limb([(*_at(u, v), q * _SIZE) for u, v, q in points])

    lock([(0.27, -0.42, 0.035), (0.1, -0.5, 0.08), (-0.14, -0.44, 0.12), (-0.32, -0.22, 0.12), (-0.36, -0.02, 0.07)])
    lock([(0.25, -0.37, 0.04), (0.06, -0.38, 0.12), (-0.16, -0.28, 0.16), (-0.32, -0.08, 0.13), (-0.36, 0.04, 0.06)])
    lock([(0.2, -0.3, 0.04), (0.02, -0.24, 0.11), (-0.16, -0.14, 0.15), (-0.32, 0.0, 0.11)])
    lock([(0.12, -0.2, 0.03), (0.0, -0.14, 0.07), (-0.16, -0.04, 0.12), (-0.32, 0.06, 0.08)])
    lock([(-0.06, 0.2, 0.03), (-0.16, 0.14, 0.1), (-0.26, 0.12, 0.1), (-0.36, 0.1, 0.06)])
    m = clay.relief(1.0)
    strand = np.sin(clay.across / 3.2 + 2.5 * np.sin(clay.along / 25)) * 0.7
    c.form(
        m, _HAIR, bump=np.asarray(strand, np.float32), rim=0.08, mottle=0.1, grain=8, gloss=0.05, bias=0.0, detail=0.7
    )
    fur(c, m, clay.angle, seed="cap", length=(16, 34), spacing=3.2, light=0.1, lift=0.0, spread=0.1, detail=0.72)
    c.multiply(m.mask * smoothstep(300, 380, c.y + 0.2 * c.x), (0.34, 0.07, 25), 0.55)
    c.multiply(m.mask.edge(8, 2, 14), (0.36, 0.07, 30), 0.4)
    r = c.rng("strays")

    def wisps(pen: Pen) -> None:
        # The hairline: short soft hairs over the temple, some that the wind has pulled out.
        for k in range(60):
            t = k / 59
            u, v = 0.3 - 0.24 * t + float(r.normal(0, 0.01)), -0.4 + 0.3 * t + float(r.normal(0, 0.014))
            w = float(r.uniform(0.02, 0.06))
            pts = [_at(u - 0.1, v - 0.05), _at(u, v), _at(u - 0.2 * w, v + 0.9 * w)]
            pen.stroke(pts, _HAIR, float(r.uniform(0.8, 1.5)), 0.5)
        for k in range(6):
            v = 0.06 + 0.03 * k
            pen.stroke([_at(-0.1, v), _at(-0.03, v + 0.05), _at(-0.02 + 0.012 * k, v + 0.12)], _HAIR, 1.4, 0.7)

    c.draw(wisps, detail=0.8, soft=0.4)

    def strays(pen: Pen) -> None:
        for _ in range(26):
            u, v = float(r.uniform(-0.2, 0.16)), float(r.uniform(-0.5, -0.42))
            w = float(r.uniform(0.04, 0.1))
            pen.stroke([_at(u, v), _at(u + w * 0.4, v - w * 0.6), _at(u - w * 0.4, v - w)], _HAIR, 1.2, 0.7)

    c.draw(strays, detail=0.75)


def _plait(c: Canvas) -> None:
    """A plait of eight turns that has not yet stopped swinging, tied with a blue bow."""
    path = [(84, 350), (62, 372), (44, 402), (34, 438), (34, 476), (44, 512), (58, 546)]
    for k, (x, y) in enumerate(path[:-1]):
        nx, ny = path[k + 1]
        a = math.degrees(math.atan2(ny - y, nx - x))
        for f in (-1, 1):
            lobe = Clay(c, (-60, 260, 160, 600), melt=4)
            turn = a + 32 * f
            lobe.ball(
                x + 9 * f * -math.sin(math.radians(a)),
                y + 9 * f * math.cos(math.radians(a)),
                27 - k,
                18 - k * 0.7,
                turn=turn,
            )
            m = lobe.relief(1)
            strand = (
                np.sin(((c.x * -math.sin(math.radians(turn)) + c.y * math.cos(math.radians(turn))) / 1.9)[m.mask.where])
                * 1.2
            )
            c.multiply(m.mask.move(2, 4).blur(3), (0.3, 0.05, 40), 0.4)
            c.form(m, _HAIR, bump=np.asarray(strand, np.float32), rim=0.08, gloss=0.06, bias=0.0, detail=0.6)
    x, y = path[-1]
    r = c.rng("brush")

    def tuft(pen: Pen) -> None:
        for _ in range(40):
            dx = float(r.normal(0, 9))
            pen.stroke(
                [(x, y), (x + 6 + dx, y + 26), (x + 12 + dx * 1.8, y + 54)],
                (float(r.uniform(0.26, 0.42)), 0.045, 45),
                2,
                0.9,
            )
        blue = (0.6, 0.1, 220)
        pen.fill(curve([(x, y, CORNER), (x - 34, y - 18), (x - 42, y + 4), (x - 26, y + 16)]), blue)
        pen.fill(curve([(x, y, CORNER), (x + 30, y - 20), (x + 42, y - 4), (x + 28, y + 14)]), blue)
        pen.dot(x, y, 10, (0.66, 0.1, 218))

    c.draw(tuft, relief=4, detail=0.65)
