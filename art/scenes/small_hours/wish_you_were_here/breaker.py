"""The breaker: a tube of sand that rears, curls over and smokes at its lip; within it a farther, paler ring."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, rgb, smoothstep
from art.painting.shapes import sample
from art.painting.stamps import jittered, strew

from .sea import SAND

_MIDDLE = (366.0, 522.0)
_RING = (
    *((-178, 203, 203), (-168, 196, 213), (-152, 204, 242), (-122, 226, 292), (-92, 238, 334), (-62, 232, 376)),
    *((-30, 212, 446), (0, 200, 548), (30, 206, 620), (60, 228, 590), (90, 262, 500), (120, 312, 470), (152, 372, 470)),
)
"""Angles (degrees; 0 right, 90 down), inner and outer radius."""


def _radii(angle: Array) -> tuple[Array, Array]:
    path = sample(_RING, 300)
    inner = np.interp(angle, path[:, 0], path[:, 1])
    outer = np.interp(angle, path[:, 0], path[:, 2])
    return inner.astype(np.float32), outer.astype(np.float32)


def _ring(c: Canvas, x: float, y: float, size: float, haze: float, name: str) -> None:
    """One ring of the tube, shaded as the torus that it is."""
    dx, dy = (c.x - x) / size, (c.y - y) / size
    angle = np.degrees(np.arctan2(dy, dx)).astype(np.float32)
    angle = np.where(angle > 152, angle - 360, angle)
    r = np.hypot(dx, dy)
    inner, outer = _radii(angle)
    ragged = c.noise.at(f"ragged{name}", angle / 5, r / 90, 1.0, 3) - 0.5
    hang = smoothstep(-40, -110, angle)
    inner = inner + ragged * (5 + 16 * hang)
    outer = outer + ragged * 5
    wide = np.maximum(outer - inner, 2)
    q = (r - inner) / wide
    cover = np.clip((r - inner) * size * c.scale + 0.5, 0, 1) * np.clip((outer - r) * size * c.scale + 0.5, 0, 1)
    cover = cover * (angle > -178) * smoothstep(152, 126, angle)
    s = np.clip(q, 0, 1)
    ux, uy = dx / np.maximum(r, 1), dy / np.maximum(r, 1)
    # The face turns from looking into the tube (0) through towards us to looking out of it (1).
    turn = np.pi * s ** np.where(angle > -20, 0.62, 0.9)
    nx, ny, nz = -np.cos(turn) * ux, -np.cos(turn) * uy, np.sin(turn)
    wander = c.noise.at(f"wander{name}", angle / 30, s * 3, 1.0, 3) - 0.5
    phase = np.mod(s * (9 + 5 * smoothstep(-60, 20, angle)) + wander * 2.2 + angle / 150, 1)
    flow = np.where(phase < 0.72, phase / 0.72, (1 - phase) / 0.28) - 0.5
    wind = c.noise.at(f"wind{name}", angle / 1.1, s * 3 + angle / 30, 1.0, 2) - 0.5
    patch = c.noise.at(f"patch{name}", angle / 26, s * 2, 1.0, 2) - 0.5
    lx, ly, lz = -0.36, -0.75, 0.55
    d = nx * lx + ny * ly + nz * lz
    t = 0.5 + 0.6 * (d - 0.42) - 0.21 * flow * smoothstep(0.0, 0.16, s) * (0.7 + patch) + 0.045 * wind + 0.1 * patch
    roof = smoothstep(-10, -90, angle) * smoothstep(0.62, 0.1, s)
    t = t - 0.16 * roof + 0.1 * smoothstep(0.86, 1.0, s) * smoothstep(0, -60, angle)
    dune = np.sin(angle * 1.15 + 7 * wander + 5 * s)
    t = t + 0.045 * dune * smoothstep(0.25, 0.5, s) * smoothstep(-70, -20, angle)
    t = t - 0.3 * smoothstep(0.34, 0.0, s) * smoothstep(-120, -50, angle) * smoothstep(110, 30, angle)
    back = smoothstep(-36, 10, angle) * smoothstep(0.42, 0.9, s)
    t = t - 0.12 * back
    t = t + 0.14 * smoothstep(-140, -172, angle) + 0.1 * (c.field("sandy", 4, 2) - 0.5)
    colours = pick(SAND, np.clip(t, 0, 1).astype(np.float32))
    cool = (np.clip(0.46 - t, 0, 0.46) * 1.0)[..., None]
    colours = colours + (rgb((0.6, 0.085, 350)) - colours) * cool
    colours = colours + (rgb((0.95, 0.05, 82)) - colours) * haze
    m = c.full(np.asarray(cover, np.float32))
    if not haze:
        c.shadow(m * np.asarray(smoothstep(-60, -120, angle), np.float32), -4, 18, 12, 0.2)
    c.fill(m, np.asarray(colours, np.float32), detail=0.52)
    lip = np.exp(-(((r - inner - 3) / 4) ** 2)) * smoothstep(-60, -130, angle)
    c.screen(m * np.asarray(lip, np.float32), (0.98, 0.06, 88), 0.55 * (1 - haze))


def breaker(c: Canvas) -> None:
    """The far ring, the air in the tube, the near ring."""
    _ring(c, 430, 536, 0.66, 0.34, "far")
    _ring(c, *_MIDDLE, 1.0, 0.0, "near")


def _on(angle: Array, share: Array | float) -> tuple[Array, Array]:
    inner, outer = _radii(angle)
    r = inner + (outer - inner) * np.asarray(share, np.float32)
    a = np.radians(angle)
    return _MIDDLE[0] + r * np.cos(a), _MIDDLE[1] + r * np.sin(a)


def spray(c: Canvas) -> None:
    """Sand that falls from the lip in threads, and what the wind takes off the crest."""
    r = c.rng("spray")
    n = 3000
    angle = np.asarray(-177 + 120 * r.random(n) ** 1.9, np.float32)
    x, y = _on(angle, 0.0)
    reach = 26 + 120 * np.exp(-(((angle + 172) / 26) ** 2)) * (0.5 + 0.5 * np.sin(angle * 0.9) ** 2)
    fall = r.random(n) ** 1.5
    px, py = x + r.normal(0, 2.4, n) + 8 * fall, y + fall * reach - 2
    tone = np.repeat(rgb((0.92, 0.08, 80))[None], n, 0) * (1 - 0.2 * fall[:, None])
    strew(
        c,
        "hair",
        px,
        py,
        r.uniform(5, 17, n) * (1 - 0.4 * fall),
        1.6 + r.normal(0, 0.14, n),
        jittered(tone.astype(np.float32), r, 0.08),
        seed="threads",
        alpha=0.8,
        detail=0.75,
    )
    m = 3400
    angle = np.asarray(-172 + 160 * r.random(m) ** 0.8, np.float32)
    x, y = _on(angle, 1.0)
    gone = r.random(m) ** 2.4
    a = np.radians(angle)
    qx = x + gone * (70 + 60 * r.random(m)) + 14 * gone * np.cos(a) + r.normal(0, 3, m)
    qy = y - gone * (40 + 34 * r.random(m)) + 3 + r.normal(0, 3, m)
    tone = np.repeat(rgb((0.95, 0.065, 82))[None], m, 0)
    strew(
        c,
        "dot",
        qx,
        qy,
        r.uniform(1.2, 4, m) * (1 - 0.6 * gone),
        0.0,
        jittered(tone, r, 0.07),
        seed="smoke",
        alpha=0.85,
        detail=0.75,
    )
