"""Parts of Upstairs Neighbour: the giraffe's neck, one great S from its skylight over to the head."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

OCHRE: Final = (0.785, 0.115, 72)
PALE: Final = (0.9, 0.07, 82)
DEEP: Final = (0.68, 0.1, 48)
PLUM: Final = (0.53, 0.092, 352)
SPINE: Final[Points] = (
    *((404, 640, 80), (444, 560, 80), (508, 484, 82), (592, 468, 87), (658, 530, 92), (684, 640, 98), (668, 780, 106)),
    *((622, 920, 114), (584, 1050, 121), (574, 1240, 128)),
)
"""From within the head over the crest down into the skylight: (x, y, half width)."""
_N: Final = 150


def _along(c: Canvas, m: Mask) -> tuple[Array, Array]:
    """Return, in the mask's box, how far along the neck (in half widths) and how far across (-1 to 1) a point lies."""
    s = sample(SPINE, _N)
    d = np.gradient(s[:, :2], axis=0)
    step = np.hypot(d[:, 0], d[:, 1])
    d = d / step[:, None]
    way = np.concatenate([[0.0], np.cumsum(0.5 * (step[1:] / s[1:, 2] + step[:-1] / s[:-1, 2]))])
    x, y = c.x[m.where], c.y[m.where]
    best = np.full(x.shape, 1e9, np.float32)
    a, b = np.zeros_like(best), np.zeros_like(best)
    for k in range(_N):
        u, v = x - s[k, 0], y - s[k, 1]
        q = u * u + v * v
        near = q < best
        best = np.where(near, q, best)
        a = np.where(near, way[k] + (u * d[k, 0] + v * d[k, 1]) / s[k, 2], a)
        b = np.where(near, (v * d[k, 0] - u * d[k, 1]) / s[k, 2], b)
    return np.asarray(a, np.float32), np.asarray(np.clip(b, -1, 1), np.float32)


def _patches(c: Canvas, m: Mask, a: Array, b: Array) -> Mask:
    """Patches with rounded corners, parted by a pale net, that turn away at the neck's edges."""
    r = c.rng("patches")
    u, v = a, np.arcsin(b)
    u = u + 0.1 * (c.field("bend-u", 40, 2)[m.where] - 0.5)
    v = v + 0.1 * (c.field("bend-v", 40, 2)[m.where] - 0.5)
    first = np.full(a.shape, 9.0, np.float32)
    second = first.copy()
    for i in range(-1, 18):
        for j in range(-3, 4):
            pu = 0.74 * (i + 0.5 * (j % 2)) + r.uniform(-0.17, 0.17)
            pv = 0.66 * j + r.uniform(-0.15, 0.15)
            q = np.hypot(u - pu, (v - pv) * 1.05)
            second = np.minimum(second, np.maximum(first, q))
            first = np.minimum(first, q)
    net = m._with(np.asarray(smoothstep(0.08, 0.13, second - first), np.float32))
    soft = net.blur(6)
    return m * np.asarray(smoothstep(0.5, 0.6, soft.on(m.box)), np.float32)


def neck(c: Canvas) -> None:
    """Paint the neck in flat ochre, its plum patches, a soft turn into shade at the throat's side."""
    m = c.mask(limb(SPINE, 160), wobble=0.8)
    c.multiply(m.blur(16).move(12, 12) - m, (0.5, 0.06, 320), 0.45)
    c.fill(m, OCHRE, detail=0.55)
    a, b = _along(c, m)
    c.glaze(m * np.asarray(smoothstep(0.1, 0.9, b) * 0.6, np.float32), PALE, 0.5)
    patches = _patches(c, m, a, b)
    fade = np.asarray(smoothstep(0.3, 1.2, a) * (0.86 + 0.1 * np.sin(a * 1.7)), np.float32)
    c.fill(patches * fade, PLUM, detail=0.55)
    c.glaze(patches.edge(-5, -4, 4) & (m * fade), (0.62, 0.09, 15), 0.5)
    c.multiply(m * np.asarray(smoothstep(0.35, 1.0, np.abs(b)) * np.where(b < 0, 0.5, 0.62), np.float32), DEEP, 0.9)
    c.glaze(m.edge(-7, -7, 5), PALE, 0.55)


def mane(c: Canvas) -> None:
    """The short stiff mane along the nape, in small tufts from the poll down the outer side."""
    s = sample(SPINE, 2 * _N)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    r = c.rng("mane")

    def tufts(pen: Pen) -> None:
        for k in range(34, 2 * _N - 12, 2):
            (x, y, q), (u, v) = s[k], d[k]
            x, y = x + v * (q - 8), y - u * (q - 8)
            long = float(r.uniform(21, 26)) * (0.8 + 0.2 * q / 100)
            tip = (x + (0.8 * v + 0.6 * u) * long, y + (0.6 * v - 0.8 * u) * long)
            mid = (x + (0.95 * v + 0.2 * u) * 0.5 * long, y + (0.2 * v - 0.95 * u) * 0.5 * long)
            tone = (0.42 + float(r.normal(0, 0.02)), 0.085, 350)
            pen.fill(limb([(x, y, 8), (*mid, 7), (*tip, 2.6)], 12), tone)

    c.draw(tufts, detail=0.85)
