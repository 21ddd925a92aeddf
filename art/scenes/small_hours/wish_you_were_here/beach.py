"""The beach, which is water: lying still in the sun, and cut open in front so that one sees below its surface."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.motifs.cells import cells
from art.painting.stamps import strew

LINE = 1010.0
_TOP = ramp(
    [
        (0, (0.56, 0.1, 222)),
        (0.35, (0.69, 0.1, 212)),
        (0.65, (0.81, 0.085, 203)),
        (0.85, (0.91, 0.05, 195)),
        (1, (0.985, 0.02, 150)),
    ]
)
_DEEP = ramp([(0, (0.5, 0.1, 228)), (0.4, (0.63, 0.105, 216)), (0.75, (0.78, 0.095, 203)), (1, (0.93, 0.055, 185))])


def surface(x: Array) -> Array:
    """How high the water stands against the pane: a slow wave."""
    return np.asarray(LINE + 9 * np.sin(x / 118 + 0.7) + 4 * np.sin(x / 47), np.float32)


def _caustics(u: Array, v: Array, c: Canvas, name: str) -> Array:
    """Return a net of light lines (0-1)."""
    wu = u + 0.5 * (c.noise.at(f"{name}u", u, v, 1.6, 2) - 0.5)
    wv = v + 0.5 * (c.noise.at(f"{name}v", u, v, 1.6, 2) - 0.5)
    gap, _ = cells(wu, wv)
    return np.asarray(smoothstep(0.16, 0.0, gap), np.float32)


def beach(c: Canvas) -> None:
    """The surface in perspective: pale ripples such as wind lays on sand, light and shade of the sky."""
    m = c.full(smoothstep(744, 752, c.y) * smoothstep(2, -1, c.y - surface(c.x)))
    z = 700 / np.maximum(c.y - 560, 60)
    u, v = (c.x - 400) * z / 260, z * 3.4
    net = _caustics(u * 1.6, v * 1.9, c, "top")
    swell = c.noise.at("lull", u * 0.6, v * 0.8, 1.0, 3) - 0.5
    ripple = np.sin((v * 2.6 + 1.1 * c.noise.at("wind", u * 0.7, v * 0.7, 1.0, 2) * 3) * 6.28)
    t = 0.5 + 0.4 * swell + 0.07 * ripple + 0.26 * net + 0.12 * smoothstep(960, 780, c.y)
    c.fill(m, pick(_TOP, np.clip(t, 0, 1).astype(np.float32)), detail=0.3)


def mirror(c: Canvas) -> None:
    """The breaker's likeness on the water, broken by ripples, and its shade."""
    x = c.x + 16 * np.sin(c.y / 5.5) * smoothstep(800, 960, c.y) + 60 * (c.field("mirror", 60, 2, (2.4, 0.4)) - 0.5)
    share = smoothstep(330, 560, x) * smoothstep(790, 850, c.y) * smoothstep(1010, 880, c.y - 0.12 * (c.x - 400))
    m = c.full(np.asarray(share * (c.y < surface(c.x)), np.float32))
    c.multiply(m, (0.62, 0.08, 60), 0.62)


def below(c: Canvas) -> None:
    """Under the surface: light above, deeper below; shafts, a net of light, layers as in sand."""
    m = c.full(smoothstep(-1, 1, c.y - surface(c.x)))
    deep = np.clip((c.y - surface(c.x)) / 200, 0, 1)
    lean = (c.x + 0.35 * (c.y - LINE)) / 46
    shafts = c.noise.at("shafts", lean, deep * 0.5, 1.0, 3) - 0.5
    bed = c.y + 16 * np.sin(c.x / 130) + 22 * (c.field("bed", 120, 3) - 0.5)
    layer = np.mod(bed / 46, 1)
    t = 0.8 - 0.42 * deep + 0.42 * shafts * (1 - 0.4 * deep) + 0.1 * (layer - 0.5)
    net = _caustics(c.x / 40, (c.y - LINE) / 24 + c.x / 200, c, "low")
    t = t + 0.2 * net * (1 - deep) ** 2
    c.fill(m, pick(_DEEP, np.clip(t, 0, 1).astype(np.float32)), detail=0.3)
    r = c.rng("shells")
    n = 46
    x, y = r.uniform(6, 794, n), 1196 - np.abs(r.normal(0, 12, n))
    tone = np.repeat(np.array([[0.95, 0.86, 0.74]], np.float32), n, 0) * r.uniform(0.7, 1.0, (n, 1))
    strew(
        c,
        "pebble",
        x,
        y,
        r.uniform(5, 13, n),
        r.uniform(0, 6, n),
        tone.astype(np.float32),
        seed="shells",
        alpha=0.8,
        detail=0.7,
    )


def meniscus(c: Canvas) -> None:
    """The line where the water meets the pane: a bright lip and the dark under it."""
    line = surface(c.x)
    lip = np.exp(-(((c.y - line + 3) / 3.2) ** 2))
    under = np.exp(-(((c.y - line - 5) / 4.5) ** 2))
    c.multiply(c.full(np.asarray(under, np.float32)), (0.5, 0.1, 222), 0.6)
    c.screen(c.full(np.asarray(lip, np.float32)), (0.97, 0.03, 150), 0.85)
