"""Parts of Monday Migration: geese built in space, feather by feather, and seen from any side."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb

_SUN = np.array([-0.5, 0.75, 0.42])
"""Where light comes from: left, up, towards the viewer."""
_ARM = (0.0, 0.42, 0.86, 1.2, 1.56)
"""Across the wing: shoulder, elbow, wrist, hand, last joint."""
_FORE = (0.36, 0.4, 0.52, 0.46, 0.28)
"""How far the wing's leading edge lies forwards at each of them."""

_TAIL = ((-0.45, 0.09, 0.03), (-0.95, 0.17, 0.0), (-1.04, 0.0, 0.0), (-0.95, -0.17, 0.0), (-0.45, -0.09, 0.03))
_BELLY = ((-0.7, -0.14, 0.07), (-0.1, -0.2, 0.14), (0.3, -0.19, 0.13), (0.6, -0.07, 0.06), (1.1, 0.08, 0.03))
_BILL = ((1.33, 0.145, 0.045), (1.4, 0.13, 0.035), (1.48, 0.11, 0.018))


class Goose(NamedTuple):
    """A goose on the wing: its place, half length, attitude in degrees, and how far its wings are up."""

    x: float
    y: float
    size: float
    turn: float
    """On the card, clockwise; 0 flies to the right."""
    roll: float
    """Above 0 shows its back, below 0 its belly."""
    yaw: float
    """Turned towards the viewer or away."""
    beat: float
    """Degrees the wings stand above the body's plane."""
    left: bool = False


def _frame(g: Goose) -> Array:
    a, b, t = (math.radians(v) for v in (g.roll, g.yaw, -g.turn))
    roll = np.array([[1, 0, 0], [0, math.cos(a), math.sin(a)], [0, -math.sin(a), math.cos(a)]])
    # Card axes: right, up, towards the viewer; the bird's: forwards, to its near side, up.
    base = np.array([[1.0, 0, 0], [0, 0, 1], [0, 1, 0]]) @ roll
    yaw = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
    turn = np.array([[math.cos(t), -math.sin(t), 0], [math.sin(t), math.cos(t), 0], [0, 0, 1]])
    flip = np.diag([-1.0 if g.left else 1.0, 1, 1])
    return np.asarray(flip @ turn @ yaw @ base, np.float32)


class _Seen:
    """A goose's points on the card."""

    def __init__(self, g: Goose) -> None:
        self.g, self.frame = g, _frame(g)

    def at(self, p: tuple[float, float, float]) -> tuple[float, float]:
        q = self.frame @ np.array(p)
        return self.g.x + float(q[0]) * self.g.size, self.g.y - float(q[1]) * self.g.size

    def deep(self, p: tuple[float, float, float]) -> float:
        return float((self.frame @ np.array(p))[2])

    def arm(self, side: int) -> list[tuple[float, float, float]]:
        """Return the wing's leading edge: the inner part is lifted by `beat`, the hand lags behind it."""
        out = [(_FORE[0], side * 0.12, 0.08)]
        up = math.radians(self.g.beat * 1.15)
        for k in range(1, 5):
            long = _ARM[k] - _ARM[k - 1]
            _, py, pz = out[-1]
            out.append((_FORE[k], py + side * long * math.cos(up), pz + long * math.sin(up)))
            up -= math.radians(self.g.beat * (0.34 if self.g.beat > 0 else 0.1) + 6)
        return out


def _between(arm: list[tuple[float, float, float]], k: float) -> tuple[float, float, float]:
    i = min(int(k), 3)
    f = k - i
    a, b = arm[i], arm[i + 1]
    return (a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f)


def _quills(seen: _Seen, side: int) -> list[tuple[tuple[float, float, float], tuple[float, float, float], float, bool]]:
    """Return each flight feather: root, tip, width, whether it is a hand feather."""
    arm = seen.arm(side)
    out = []
    for k in np.linspace(0.12, 2.0, 12):
        a = _between(arm, float(k))
        root = (a[0] - 0.1, a[1], a[2])
        out.append((root, (a[0] - 0.62 + 0.05 * float(k), a[1] + side * 0.06 * float(k), a[2] - 0.02), 0.1, False))
    hand = np.array(arm[4]) - np.array(arm[2])
    hand = hand / np.linalg.norm(hand)
    for j, k in enumerate(np.linspace(2.1, 4.0, 9)):
        a = _between(arm, float(k))
        spread = math.radians(100 - 9.4 * j)
        long = 0.62 + 0.1 * math.sin(j / 8 * 2.4)
        way = np.array([-math.sin(spread), 0, 0]) + hand * math.cos(spread)
        tip = np.array(a) + way * long
        out.append(((a[0] - 0.04, a[1], a[2]), (float(tip[0]), float(tip[1]), float(tip[2])), 0.082, True))
    return out


def _wing(seen: _Seen, side: int) -> tuple[Path, float, bool]:
    """Return the wing's outline on the card, its light 0-1, and whether its upper side is seen."""
    arm, quills = seen.arm(side), _quills(seen, side)
    front = [seen.at(p) for p in arm]
    back = [seen.at(q[1]) for q in quills]
    outline = curve([(*front[0], CORNER), *front[1:4], *[(*p, CORNER) for p in back[::-1]]], pull=0.2)
    a, b, tip = (np.array(v) for v in (arm[0], arm[2], quills[8][1]))
    normal = seen.frame @ np.cross(b - a, tip - a)
    normal = normal / (np.linalg.norm(normal) + 1e-6)
    above = (normal[2] > 0) == (side < 0)
    if normal[2] < 0:
        normal = -normal
    light = 0.5 + 0.5 * float(normal @ _SUN) / float(np.linalg.norm(_SUN))
    return outline, light, bool(above) != seen.g.left


def silhouette(g: Goose) -> list[Path]:
    """Return what the goose covers: wings, trunk."""
    seen = _Seen(g)
    return [_wing(seen, -1)[0], _wing(seen, 1)[0], _trunk(seen)]


def _trunk(seen: _Seen) -> Path:
    spots = (
        (-0.78, -0.02, 0.03), (-0.5, 0.02, 0.12), (-0.1, 0.0, 0.2), (0.26, -0.02, 0.21), (0.5, 0.03, 0.14),
        (0.74, 0.09, 0.07), (1.0, 0.13, 0.055), (1.2, 0.16, 0.075), (1.31, 0.15, 0.065), (1.44, 0.12, 0.022),
    )  # fmt: skip
    return limb([(*seen.at((p, 0.0, q)), r * seen.g.size) for p, q, r in spots], 50)


def goose(c: Canvas, g: Goose, white: Colour, shade: Colour, dark: Colour, linen: float = 0.0) -> None:
    """Paint a goose; `linen` 1 is still cloth, without dark hand feathers."""
    seen, s = _Seen(g), g.size
    near = 1 if seen.deep((0.0, 1.0, 0.2)) > seen.deep((0.0, -1.0, 0.2)) else -1

    def wing(pen: Pen, side: int) -> None:
        outline, light, above = _wing(seen, side)
        tone = mix(shade, white, min(1.0, max(0.0, (light - 0.3) * 1.7)))
        if not above:
            tone = mix(tone, shade, 0.45)
        pen.fill(outline, mix(tone, shade, 0.25))
        quills = _quills(seen, side)
        for j, (root, tip, wide, hand) in enumerate(quills):
            ink = mix(tone, shade, 0.15 + 0.2 * (j % 2))
            if hand:
                ink = mix(ink, dark, (0.3 + 0.07 * (j - 12)) * (1 - linen))
            a, b = seen.at(root), seen.at(tip)
            mid = (a[0] + (b[0] - a[0]) * 0.6, a[1] + (b[1] - a[1]) * 0.6)
            nx, ny = -(b[1] - a[1]), b[0] - a[0]
            q = wide * s / (math.hypot(nx, ny) + 1e-6) * 0.62
            pen.fill(
                curve(
                    [
                        (a[0] + nx * q, a[1] + ny * q), (mid[0] + nx * q, mid[1] + ny * q), (*b, CORNER),
                        (mid[0] - nx * q, mid[1] - ny * q), (a[0] - nx * q, a[1] - ny * q),
                    ]
                ),
                ink,
            )  # fmt: skip
            pen.stroke([a, b], mix(ink, dark, 0.28), max(0.5, 0.009 * s), 0.6)
        arm = seen.arm(side)
        for depth, reach in ((0.36, 0.0), (0.24, 0.3), (0.12, 0.6)):
            row = [_between(arm, float(k)) for k in np.linspace(0, 3.6, 11)]
            edge = [seen.at((p[0] - depth * (1.0 if p[0] > 0.3 else 0.8), p[1], p[2])) for p in row]
            front = [seen.at((p[0] + 0.015, p[1], p[2])) for p in row]
            pen.fill(curve([*front, *edge[::-1]]), mix(tone, white, 0.2 + 0.6 * reach), 0.85)

    def trunk(pen: Pen) -> None:
        path = _trunk(seen)
        pen.fill(path, mix(white, shade, 0.12))
        fan = [seen.at(p) for p in _TAIL]
        pen.fill(curve([(*fan[0], CORNER), *[(*p, CORNER) for p in fan[1:4]], (*fan[4], CORNER)], pull=0.25), tone_low)
        with pen.clipped(path):
            pen.fill(limb([(*seen.at((p, 0.0, q)), r * s) for p, q, r in _BELLY], 30), shade, 0.7)
        bill = [(*seen.at((p, 0.0, q)), r * s) for p, q, r in _BILL]
        pen.fill(limb(bill, 10), (0.68, 0.16, 45))
        pen.dot(*seen.at((1.25, 0.0, 0.175)), 0.02 * s, (0.2, 0.05, 330))

    tone_low = mix(white, shade, 0.4)

    def work(pen: Pen) -> None:
        wing(pen, -near)
        trunk(pen)
        wing(pen, near)

    c.draw(work, relief=0.012 * s, detail=0.85, texture=0.05)
