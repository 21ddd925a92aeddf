"""Parts of Upstairs Neighbour: the giraffe's neck, one slow S from the hole in the ceiling down to the lap."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.coats import fringe, nap
from art.painting.colour import Array, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import Points, box, curve, limb, oval, polygon, union

from .brush import HONEY_DEEP, HONEY_PALE, INK, OCHRE, PLUM, SHADE, WARM
from .room import HOLE

_SPINE: Final[Points] = (
    *((500, 850, 66), (556, 850, 67), (626, 832, 68), (686, 770, 70), (712, 668, 73), (688, 560, 77)),
    *((620, 452, 81), (540, 350, 84), (490, 242, 87), (494, 140, 89), (516, 50, 91), (526, -40, 93)),
    *((532, -130, 95), (536, -220, 96)),
)
"""What pulls the spine, from within the head up into the ceiling: (x, y, half width)."""
_N: Final = 200
_BARE: Final = 1.8
"""How far from its end, within the head, no patch has its middle (in half widths)."""
_MANE: Final = ((0.36, 0.085, 352), (0.41, 0.09, 354), (0.46, 0.09, 358))
_MANE_LIT: Final = ((0.56, 0.095, 0), (0.66, 0.085, 12))
_MANE_SHADE: Final = (0.62, 0.08, 345)
Frames = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]


def spine(n: int) -> NDArray[np.float64]:
    """Return `n` places of the spine, a spline without a kink: (x, y, half width)."""
    p = np.array(_SPINE, float)
    out = []
    for t in np.linspace(0, len(p) - 3 - 1e-6, n):
        i, u = int(t), t % 1
        w = np.array([(1 - u) ** 3, 3 * u**3 - 6 * u * u + 4, -3 * u**3 + 3 * u * u + 3 * u + 1, u**3]) / 6
        out.append(w @ p[i : i + 4])
    return np.array(out)


def frames() -> Frames:
    """Return samples of the spine (x, y, half width), the way along it (unit), and the length so far."""
    s = spine(_N)
    d = np.gradient(s[:, :2], axis=0)
    step = np.hypot(d[:, 0], d[:, 1])
    long = np.concatenate([[0.0], np.cumsum(0.5 * (step[1:] + step[:-1]))])
    return s, d / step[:, None], long


def seen(c: Canvas) -> Mask:
    """What the near rim of the hole does not hide of things that hang out of it."""
    x, y, rx, ry = HOLE
    return c.mask(union(oval(x, y, rx, ry), polygon([(-20, y), (820, y), (820, 1220), (-20, 1220)])))


def silhouette(c: Canvas) -> Mask:
    """The neck as far as one sees it."""
    return c.mask(limb([tuple(p) for p in spine(120)], 240), wobble=0.5) & seen(c)


def around(c: Canvas, m: Mask) -> tuple[Array, Array]:
    """Return, in the mask's box, how far along the neck (in half widths) and how far across (-1 to 1) a point lies."""
    s, d, _ = frames()
    step = np.hypot(*np.gradient(s[:, :2], axis=0).T)
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
    """Three files of patches round the neck's near side, each half a patch beside the next, parted by a pale net.

    The outer files run on to the edge: nothing of a fourth one shows there.
    """
    r = c.rng("patches")
    u, v = a, np.arcsin(b)
    u = u + 0.12 * (c.field("bend-u", 40, 2)[m.where] - 0.5)
    v = v + 0.12 * (c.field("bend-v", 40, 2)[m.where] - 0.5)
    first = np.full(a.shape, 9.0, np.float32)
    second, shown = first.copy(), np.zeros(a.shape, bool)
    for i in range(-1, 22):
        for j in (-1, 0, 1):
            pu = 0.96 * (i + 0.5 * (j % 2)) + r.uniform(-0.1, 0.1)
            pv = 0.86 * j + r.uniform(-0.07, 0.07)
            q = np.hypot(u - pu, v - pv)
            second = np.minimum(second, np.maximum(first, q))
            shown = np.where(q < first, pu > _BARE, shown)
            first = np.minimum(first, q)
    close = np.clip(np.hypot(*np.gradient(a)) * 80 / c.scale, 1, 2.4)
    net = m._with(np.asarray(smoothstep(0.1, 0.15, (second - first) / close) * shown, np.float32))
    soft = net.grown_box(20).blur(6)
    return m * np.asarray(smoothstep(0.5, 0.58, soft.on(m.box)), np.float32)


def neck(c: Canvas) -> None:
    """Paint the neck in honey, plum patches on it, its round turned into shade, a nap over it."""
    m = silhouette(c)
    _on_rose(c, m)
    c.fill(m, OCHRE, detail=0.55)
    a, b = around(c, m)
    c.glaze(m * np.asarray(np.exp(-(((b + 0.34) / 0.34) ** 2)), np.float32), HONEY_PALE, 0.55)
    patches = _patches(c, m, a, b)
    c.fill(patches, PLUM, 0.94, detail=0.55)
    c.glaze(patches.edge(-5, -4, 4) & m, (0.62, 0.09, 10), 0.5)
    lit = np.exp(-(((b + 0.52) / 0.26) ** 2)) * smoothstep(4.0, 8.0, a)
    c.glaze(m * np.asarray(lit, np.float32), WARM, 0.17)
    c.multiply(m * np.asarray(smoothstep(0.25, 1.0, b), np.float32), HONEY_DEEP, 0.85)
    c.multiply(m * np.asarray(smoothstep(0.78, 1.0, -b) * 0.5, np.float32), HONEY_DEEP, 0.8)
    s, d, _ = frames()
    for k in range(8):
        lo, hi = k * _N // 8, (k + 1) * _N // 8
        part = c.mask(limb([tuple(p) for p in s[max(lo - 3, 0) : hi + 3 : 3]], 40)) & m
        way = d[(lo + hi) // 2]
        nap(c, part, 700, float(np.arctan2(way[1], way[0])), f"nap/{k}", 13, alpha=0.6)


def _on_rose(c: Canvas, m: Mask) -> None:
    """The neck's shadow: on the hole's far side close behind it, and to the right over the rose."""
    x, y, rx, ry = HOLE
    ceiling = c.mask(box(-20, -20, 840, 184)) - c.mask(oval(x, y, rx, ry))
    fall = c.mask(curve([(560, 90), (640, 82), (720, 90), (742, 100), (700, 113), (600, 124), (540, 124), (520, 106)]))
    c.multiply((fall.blur(7) & ceiling) - m, SHADE, 0.85)
    side = c.mask(oval(x, y, rx, ry)) & m.blur(12).move(22, 4)
    c.multiply(side - m, INK, 0.6)


def mane(c: Canvas, pressed: Array) -> None:
    """The mane along the nape, a short dense brush, lit at its edge; it lies flat where the scarf presses on it.

    `pressed` are the lengths along the spine where a turn of the scarf comes round the nape.
    """
    s, d, long = frames()
    low, up = float(np.interp(24, np.arange(_N), long)), float(long[-1])
    at = np.linspace(low, up, 150)
    x, y, q, u, v = (np.interp(at, long, k) for k in (s[:, 0], s[:, 1], s[:, 2], d[:, 0], d[:, 1]))
    flat = np.min(np.abs(at[:, None] - pressed[None, :]), axis=1)
    tall = 17 * smoothstep(low, low + 120, at) * (0.6 + 0.4 * smoothstep(22, 66, flat))

    def line(share: float, more: float = 0.0) -> list[tuple[float, ...]]:
        off = q + share * tall + more
        return [(float(px), float(py)) for px, py in zip(x + v * off, y - u * off, strict=True)]

    clip = seen(c)
    with c.group() as g:
        m = c.mask(polygon([*line(0, -14), *line(0.84)[::-1]]), soft=1.6)
        c.fill(m, _MANE[1], detail=0.6)
        for share, n, size, name, tones, spread, alpha in (
            (0.3, 550, (10.0, 1.1), "root", _MANE[:2], 3.0, 0.6),
            (0.62, 1000, (6.0, 0.85), "tip", _MANE[1:], 1.8, 0.6),
            (0.82, 800, (4.5, 0.75), "lit", _MANE_LIT, 1.2, 0.55),
        ):
            edge = line(share)
            for k in range(5):
                part, seed = edge[30 * k : 30 * k + 31], f"mane/{name}/{k}"
                fringe(c, part, n, size, -1.2, seed, tones, spread, alpha, bend=(0.1, 0.1))
        c.multiply(c.mask(limb([(*p, 5.0) for p in line(0, -1)], 160), soft=4), _MANE_SHADE, 0.7)
    c.paste(g, clip=clip & c.mask(polygon([*line(0, -20), *line(1.06, 3.5)[::-1]]), soft=1.2))
