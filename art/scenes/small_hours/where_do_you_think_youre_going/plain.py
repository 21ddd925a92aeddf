"""The steppe late in the afternoon: sky, pale sand, dry grass."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.stamps import strew
from art.painting.strokes import repaint
from art.painting.terrain import ground

HORIZON = 268.0
_SUN = (-0.6, -0.5, 0.5)


def ripples(c: Canvas, u: Array, v: Array) -> Array:
    """Return the wind's ripples in the sand, -1 to 1, at places of the ground."""
    bend = 15 * c.noise.at("bend", u / 4, v / 5, 1.0, 2)
    calm = smoothstep(24, 10, v) * (0.25 + 0.75 * smoothstep(0.4, 0.6, c.noise.at("calm", u / 4, v / 4, 1.0, 2)))
    return np.asarray(np.sin(10.5 * v + 3.0 * u + bend) * calm, np.float32)


def sky(c: Canvas) -> None:
    """Paint the sky and the far ridges, in broad strokes that later passes leave alone."""
    c.wash(
        [(0, (0.72, 0.075, 218)), (0.09, (0.81, 0.055, 205)), (0.17, (0.91, 0.04, 130)), (0.225, (0.95, 0.05, 84))],
        12,
        turn=3,
    )
    veil = c.noise.at("veil", (c.x - 0.5 * c.y) / 260, c.y / 40, 1.0, 4)
    c.glaze(smoothstep(0.48, 0.8, veil) * smoothstep(240, 60, c.y), (0.97, 0.025, 95), 0.35)
    for k, (high, tone) in enumerate(((46.0, (0.74, 0.06, 255)), (20.0, (0.78, 0.07, 60)))):
        line = c.x[:1] / (210 - 60 * k) + 5.0 * k
        n = c.noise.at(f"ridge{k}", line, line * 0, 1.0, 3)
        crest = (HORIZON + 3 - high * smoothstep(0.3, 0.75, n))[0]
        m = c.full(smoothstep(-1.2, 1.2, c.y - crest[None, :]))
        c.fill(m, tone, 0.85, detail=0.15, mottle=0.03)
    repaint(c, 1.0, seed="sky", loose=1.5)
    c.layer.detail[:] = np.maximum(c.layer.detail, 0.8 * smoothstep(250, 215, c.y))


def plain(c: Canvas) -> None:
    """Paint the land."""

    def heights(u: Array, v: Array) -> Array:
        n = c.noise.at("swell", u / 9, v / 16, 1.0, 2)
        return np.asarray(0.9 * n + 0.03 * ripples(c, u, v), np.float32)

    land = ground(c, heights, horizon=HORIZON, eye=7, near=5.5, far=500, sun=_SUN, shadow_reach=4)
    fine = c.noise.at("grit", land.u * 3, land.v * 2.4, 1.0, 4, land.footprint) - 0.5
    wide = c.noise.at("stain", land.u / 4, land.v / 6, 1.0, 3, land.footprint) - 0.5
    t = 0.1 + 0.8 * land.lit(_SUN) + 0.05 * fine + 0.2 * wide - 0.1 * land.shade
    table = ramp([(0.62, 0.085, 42), (0.75, 0.08, 58), (0.83, 0.07, 70), (0.895, 0.058, 80), (0.95, 0.045, 88)])
    colours = pick(table, np.asarray(t, np.float32))
    haze = smoothstep(24, 260, land.v)[..., None] * 0.7
    c.fill(land.mask, colours + (rgb((0.93, 0.055, 84)) - colours) * haze, detail=0.12)
    # A long slope turns from the sun behind the hat.
    crest = 292 + 40 * c.noise.at("crest", c.x / 300, c.x * 0, 1.0, 2) + 0.1 * c.x
    slope = smoothstep(0, 16, c.y - crest) * smoothstep(690, 380, c.y + 0.35 * c.x) * smoothstep(640, 420, c.x)
    c.multiply(slope * (c.y > HORIZON), (0.76, 0.085, 48), 0.62)


_CLUMPS = ((786.0, 1186.0, 1.3), (722.0, 1204.0, 0.9))
_STRAW: tuple[Colour, ...] = ((0.6, 0.1, 62), (0.74, 0.11, 76), (0.86, 0.09, 88))


def tufts(c: Canvas) -> None:
    """Grow dry grass in the corner."""
    r = c.rng("tufts")
    for k, (x, y, size) in enumerate(_CLUMPS):
        n = 46
        lean = r.normal(0.12, 0.42, n)
        long = size * r.uniform(40, 92, n)
        px = x + size * r.normal(0, 17, n) + np.sin(lean) * long / 2
        py = y - np.cos(lean) * long / 2 + size * r.normal(0, 4, n)
        tone = np.stack([rgb(_STRAW[int(q)]) for q in r.integers(0, 3, n)])
        c.glaze(
            np.exp(-(((c.x - x - 30 * size) / (52 * size)) ** 2) - ((c.y - y) / (13 * size)) ** 2),
            (0.5, 0.09, 280),
            0.5,
        )
        strew(c, "blade", px, py, long, lean - np.pi / 2, tone.astype(np.float32), seed=f"tuft{k}", detail=0.6)
