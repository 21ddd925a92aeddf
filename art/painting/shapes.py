"""Shapes: smooth silhouettes with marked corners, limbs, plain figures; in card units, free of colour.

A point is (x, y) or (x, y, CORNER); a limb's point is (x, y, radius). Paths are Skia's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import skia
from numpy.typing import NDArray

Path: TypeAlias = Any
"""A skia.Path (the library carries no types)."""
Point: TypeAlias = Sequence[float]
Points: TypeAlias = Sequence[Point]

CORNER = -1.0
"""As a point's third value: the curve may bend sharply here."""


def _unit(x: float, y: float) -> tuple[float, float]:
    length = math.hypot(x, y) or 1.0
    return x / length, y / length


def _is_corner(p: Point) -> bool:
    return len(p) > 2 and p[2] == CORNER


def curve(points: Points, closed: bool = True, pull: float = 0.36) -> Path:
    """Return a smooth path through the points; `pull` 0–0.5 says how round it swings between them."""
    n = len(points)
    into: list[tuple[float, float]] = []
    out: list[tuple[float, float]] = []
    for i, p in enumerate(points):
        a = points[(i - 1) % n] if closed or i > 0 else p
        b = points[(i + 1) % n] if closed or i < n - 1 else p
        if _is_corner(p):
            into.append(_unit(p[0] - a[0], p[1] - a[1]))
            out.append(_unit(b[0] - p[0], b[1] - p[1]))
        else:
            d = _unit(b[0] - a[0], b[1] - a[1])
            into.append(d)
            out.append(d)
    path = skia.PathBuilder()
    path.moveTo(float(points[0][0]), float(points[0][1]))
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        p, q = points[i], points[j]
        reach = math.hypot(q[0] - p[0], q[1] - p[1]) * pull
        path.cubicTo(
            float(p[0] + out[i][0] * reach),
            float(p[1] + out[i][1] * reach),
            float(q[0] - into[j][0] * reach),
            float(q[1] - into[j][1] * reach),
            float(q[0]),
            float(q[1]),
        )
    if closed:
        path.close()
    return path.detach()


def polygon(points: Points, closed: bool = True) -> Path:
    """Return a path of straight lines."""
    path = skia.PathBuilder()
    path.moveTo(float(points[0][0]), float(points[0][1]))
    for p in points[1:]:
        path.lineTo(float(p[0]), float(p[1]))
    if closed:
        path.close()
    return path.detach()


def circle(x: float, y: float, r: float) -> Path:
    """Return a circle."""
    return skia.Path.Circle(float(x), float(y), float(r))


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> Path:
    """Return an ellipse with half axes `rx`, `ry`, turned by `turn` degrees."""
    path = skia.Path.Oval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return move(path, turn=turn, about=(x, y)) if turn else path


def box(x: float, y: float, w: float, h: float, r: float = 0.0, turn: float = 0.0) -> Path:
    """Return a rectangle from its top left corner, with corner radius `r`, turned about its middle."""
    path = skia.Path.RRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r))
    return move(path, turn=turn, about=(x + w / 2, y + h / 2)) if turn else path


def sample(points: Sequence[Sequence[float]], n: int = 40) -> NDArray[np.float64]:
    """Return `n` Catmull-Rom samples of points of any width, shape (n, width)."""
    a = np.array([tuple(p) for p in points], float)
    m = len(a)
    out = []
    for t in np.linspace(0, m - 1 - 1e-6, n):
        i = int(t)
        u = t - i
        p0, p1, p2, p3 = a[max(i - 1, 0)], a[i], a[min(i + 1, m - 1)], a[min(i + 2, m - 1)]
        out.append(
            0.5 * (2 * p1 + (p2 - p0) * u + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u**2 + (3 * p1 - p0 - 3 * p2 + p3) * u**3)
        )
    return np.array(out)


def limb(points: Points, n: int = 40) -> Path:
    """Return a tapering limb with round ends through points (x, y, radius)."""
    s = sample(points, n)
    d = np.gradient(s[:, :2], axis=0)
    length = np.hypot(d[:, 0], d[:, 1]) + 1e-9
    nx, ny = -d[:, 1] / length, d[:, 0] / length
    r = np.maximum(s[:, 2], 0.2)
    left = np.stack([s[:, 0] + nx * r, s[:, 1] + ny * r], 1)
    right = np.stack([s[:, 0] - nx * r, s[:, 1] - ny * r], 1)[::-1]

    def cap(at: NDArray[np.float64], radius: float, angle: float) -> list[tuple[float, float]]:
        turns = np.linspace(math.pi / 2, -math.pi / 2, 9)
        return [(at[0] + radius * math.cos(angle + t), at[1] + radius * math.sin(angle + t)) for t in turns]

    end = math.atan2(d[-1, 1], d[-1, 0])
    start = math.atan2(-d[0, 1], -d[0, 0])
    outline: list[tuple[float, float]] = [(float(p[0]), float(p[1])) for p in left]
    outline += cap(s[-1], float(r[-1]), end)
    outline += [(float(p[0]), float(p[1])) for p in right]
    outline += cap(s[0], float(r[0]), start)
    return polygon(outline)


def line(points: Points, width: float, end_width: float | None = None) -> Path:
    """Return a smooth line as a filled shape that may taper to `end_width`."""
    last = width if end_width is None else end_width
    n = max(len(points) - 1, 1)
    spine = [(p[0], p[1], (width + (last - width) * i / n) / 2) for i, p in enumerate(points)]
    return limb(spine, max(12, 8 * len(points)))


def move(
    path: Path,
    dx: float = 0.0,
    dy: float = 0.0,
    scale: float = 1.0,
    turn: float = 0.0,
    flip: bool = False,
    about: tuple[float, float] = (0.0, 0.0),
) -> Path:
    """Return the path scaled, turned (degrees) and mirrored about a point, then moved."""
    matrix = skia.Matrix()
    matrix.preTranslate(about[0] + dx, about[1] + dy)
    matrix.preRotate(turn)
    matrix.preScale(-scale if flip else scale, scale)
    matrix.preTranslate(-about[0], -about[1])
    out = skia.Path(path)
    out.transform(matrix)
    return out


def place(
    points: Points, dx: float = 0.0, dy: float = 0.0, scale: float = 1.0, turn: float = 0.0, flip: bool = False
) -> list[tuple[float, ...]]:
    """Return points scaled, mirrored, turned (degrees) about the origin, then moved; radii scale too."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out: list[tuple[float, ...]] = []
    for p in points:
        x, y = p[0] * (-scale if flip else scale), p[1] * scale
        at = (x * c - y * s + dx, x * s + y * c + dy)
        out.append((*at, p[2] if _is_corner(p) else p[2] * scale) if len(p) > 2 else at)
    return out


def union(*paths: Path) -> Path:
    """Return the outline of all paths together."""
    out = paths[0]
    for path in paths[1:]:
        out = skia.Op(out, path, skia.PathOp.kUnion_PathOp)
    return out


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.45, turn: float = -90.0) -> Path:
    """Return a star with `points` tips; `inner` is the valleys' share of the radius."""
    out: list[Point] = []
    for i in range(points * 2):
        a = math.radians(turn + 180 * i / points)
        q = r if i % 2 == 0 else r * inner
        out.append((x + math.cos(a) * q, y + math.sin(a) * q))
    return polygon(out)
