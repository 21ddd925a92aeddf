"""Outlines. Everything on a card is an outline that somebody typed.

A *spec* is a string of points, ``"120,300 180,260! 240,310"``: a smooth curve runs through them, ``!`` marks a
sharp corner. ``curve`` turns a spec into a dense polyline; ``cut`` and ``tear`` turn that into what scissors or
fingers make of it. Nothing here knows about colour.
"""

from __future__ import annotations

import itertools
import math
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.floating[Any]]
Spec: TypeAlias = str | Array | Sequence[tuple[float, float]]
"""An outline as it is typed (`"x,y x,y! …"`), or its points."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
"""A spec of something round about the origin, of radius 1: place and size come by `affine`."""

RING: Final = f"{ROUND} 1,0"
"""The same closed, for a ribbon that goes round."""


def rng(*key: object) -> np.random.Generator:
    """One generator an element, seeded by its name, so that a card renders the same bytes twice."""
    return np.random.default_rng(zlib.crc32(repr(key).encode()))


def name_of(polys: Sequence[Array]) -> int:
    """A seed from where a shape lies, so that adding one shape leaves the grain of all others alone."""
    return zlib.crc32(np.round(np.vstack(polys)).astype(np.int32).tobytes())


def affine(x: float = 0.0, y: float = 0.0, size: float = 1.0, tilt: float = 0.0, flip: bool = False) -> Array:
    """Local to page: scale, turn by ``tilt`` degrees (clockwise on the page), move to (x, y); 2x3."""
    c, s = math.cos(math.radians(tilt)) * size, math.sin(math.radians(tilt)) * size
    f = -1 if flip else 1
    return np.array([[c * f, -s, x], [s * f, c, y]])


def parse(spec: Spec, at: Array | None = None) -> tuple[Array, NDArray[np.bool_]]:
    """Spec (or list of pairs) to points (N,2) and corner flags (N,)."""
    p: Array
    if isinstance(spec, str):
        toks = spec.split()
        p = np.array([[float(v) for v in t.rstrip("!").split(",")] for t in toks])
        sharp = np.array([t.endswith("!") for t in toks])
    else:
        p = np.asarray(spec, float)
        sharp = np.zeros(len(p), bool)
    if at is not None:
        p = p @ at[:, :2].T + at[:, 2]
    return p, sharp


def _run(p: Array, step: float, closed: bool) -> Array:
    """Centripetal Catmull-Rom through p, so that uneven spacing never overshoots."""
    if len(p) < 3 and not closed:
        n = max(2, int(np.hypot(*(p[1] - p[0])) / step))
        return np.asarray(p[0] + (p[1] - p[0]) * np.linspace(0, 1, n, endpoint=False)[:, None])
    q = np.vstack([p[-1], p, p[0], p[1]]) if closed else np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:], strict=False):
        d1, d2, d3 = (max(1e-3, math.sqrt(np.hypot(*(v - u)))) for u, v in ((a, b), (b, c), (c, d)))
        h1 = (d1 * d1 * c - d2 * d2 * a + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * b) / (3 * d1 * (d1 + d2))
        h2 = (d3 * d3 * b - d2 * d2 * d + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * c) / (3 * d3 * (d3 + d2))
        t = np.linspace(0, 1, max(2, int(d2 * d2 / step)), endpoint=False)[:, None]
        out.append((1 - t) ** 3 * b + 3 * t * (1 - t) ** 2 * h1 + 3 * t * t * (1 - t) * h2 + t**3 * c)
    return np.vstack(out)


def curve(spec: Spec, at: Array | None = None, closed: bool = True, step: float = 3.0) -> Array:
    """Dense polyline (N,2) through a spec, smooth except at its corners."""
    p, sharp = parse(spec, at)
    if closed and not sharp.any():
        return _run(p, step, True)
    if closed:
        k = int(np.argmax(sharp))
        p, sharp = np.roll(p, -k, 0), np.roll(sharp, -k)
        p, sharp = np.vstack([p, p[0]]), np.append(sharp, True)
    ends = sorted({0, len(p) - 1, *np.nonzero(sharp)[0].tolist()})
    parts = [_run(p[a : b + 1], step, False) for a, b in itertools.pairwise(ends)]
    return np.vstack([*parts, p[-1:]])


def _wander(lengths: Array, wave: float, g: np.random.Generator) -> Array:
    """Smooth noise of unit strength along arc length, wavelength in pixels."""
    s = np.cumsum(lengths)
    k = np.arange(0, s[-1] + 3 * wave, wave)
    return np.interp(s, k, g.normal(0, 0.6, len(k)))


def _push(poly: Array, amps: Sequence[tuple[float, float]], g: np.random.Generator) -> Array:
    d = np.gradient(poly, axis=0)
    length = np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / length[:, None]
    fade = np.minimum(1, np.minimum(np.arange(len(poly)), np.arange(len(poly))[::-1]) / 8)
    off = np.sum([a * _wander(length, w, g) for a, w in amps], 0) * fade
    return np.asarray(poly + normal * off[:, None])


def cut(poly: Array, key: object = 0, wobble: float = 1.1, facet: float = 0.8) -> Array:
    """Scissors: a slow drift of the blade and the small flats between two closings of it."""
    p = _push(poly, ((wobble, 95),), rng("cut", key))
    return np.asarray(cv2.approxPolyDP(p.astype(np.float32)[:, None], facet, True)[:, 0])


def tear(poly: Array, key: object = 0, amp: float = 6.0) -> Array:
    """Fingers: long drift, short jerks, fibres."""
    return _push(poly, ((amp, 90), (amp * 0.55, 26), (amp * 0.3, 8), (amp * 0.16, 3)), rng("tear", key))


def ribbon(spec: Spec, widths: Sequence[float] | Array, at: Array | None = None, size: float = 1.0) -> Array:
    """A cut line: outline of a stroke whose full width runs through ``widths`` (in units of ``size``)."""
    p = curve(spec, at, closed=False, step=2.0)
    d = np.gradient(p, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)[:, None] * size / 2
    return np.vstack([p + n * w, (p - n * w)[::-1]])


# Patterns: lists of outlines that cover a box (x0, y0, x1, y1). Irregular on purpose: cut by hand, pasted by eye.


def _turned(box: Box, angle: float) -> tuple[Array, float]:
    x0, y0, x1, y1 = box
    m = ((x0 + x1) / 2, (y0 + y1) / 2)
    return affine(*m, 1, angle), math.hypot(x1 - x0, y1 - y0) / 2


def stripes(
    box: Box, gap: float = 40, width: float = 16, angle: float = 0, bend: float = 0, key: object = 0
) -> list[Array]:
    """Bands along ``angle`` (0: horizontal); ``bend`` bows them by so many pixels."""
    at, r = _turned(box, angle)
    g = rng("stripes", key)
    out = []
    for y in np.arange(-r, r, gap):
        xs = np.linspace(-r, r, 9)
        ys = y + g.normal(0, gap * 0.04, 9) + bend * np.cos(xs / r * math.pi / 2)
        w = width * (1 + g.normal(0, 0.1, 9))
        out.append(ribbon(np.stack([xs, ys], 1), w, at))
    return out


def _grid(
    box: Box, gap: float, angle: float, g: np.random.Generator, jitter: float, ratio: float = 1.0
) -> Iterator[tuple[Array, int]]:
    at, r = _turned(box, angle)
    for j, y in enumerate(np.arange(-r, r, gap * ratio)):
        for x in np.arange(-r, r, gap):
            q = np.array([x + (j % 2) * gap / 2, y]) + g.normal(0, gap * jitter, 2)
            yield at[:, :2] @ q + at[:, 2], j


def motif(
    box: Box,
    spec: Spec,
    gap: float = 60,
    size: float = 14,
    angle: float = 0,
    tilt: float | None = None,
    jitter: float = 0.06,
    ratio: float = 0.8,
    key: object = 0,
    keep: float = 1.0,
) -> list[Array]:
    """A cut motif (spec in units of ``size``) on a brick grid; ``tilt`` None turns each piece at random."""
    g = rng("motif", key)
    out: list[Array] = []
    for c, _ in _grid(box, gap, angle, g, jitter, ratio):
        if g.random() < keep:
            grown = size * g.uniform(0.85, 1.12)
            turn = g.uniform(0, 360) if tilt is None else tilt + g.normal(0, 6)
            out.append(curve(spec, affine(float(c[0]), float(c[1]), grown, turn)))
    return out


def checks(box: Box, gap: float = 50, angle: float = 0, key: object = 0, jitter: float = 0.05) -> list[Array]:
    """Every other square of a board, each cut on its own."""
    return motif(box, "-1,-1! 1,-1! 1,1! -1,1!", gap * 2, gap / 2 * 0.98, angle, angle, jitter * 0.4, 0.5, key)


DOT: Final = "1,0 0,1 -1,0 0,-1"
LEAF: Final = "-1,0! 0,-.42 1,0! 0,.42"
DIAMOND: Final = "-1,0! 0,-.7! 1,0! 0,.7!"
PETALS: Final = "0,-1 .3,-.35! 1,-.3 .45,.15! .62,.9 0,.5! -.62,.9 -.45,.15! -1,-.3 -.3,-.35!"
SCALE: Final = "-1,-.5! -.8,.5 0,1 .8,.5 1,-.5! .78,.3 0,.72 -.78,.3"
