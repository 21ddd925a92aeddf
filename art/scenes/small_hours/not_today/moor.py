"""The moor in snow: sky, hills, drifts."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.materials import grass
from art.painting.shapes import oval
from art.painting.terrain import ground

HORIZON = 581.0
_SUN = (-0.75, 0.25, 0.42)


def moor(c: Canvas) -> None:
    """Paint everything behind the door."""
    c.wash(
        [
            (0, (0.7, 0.075, 243)),
            (0.16, (0.78, 0.06, 238)),
            (0.32, (0.88, 0.04, 225)),
            (0.44, (0.95, 0.035, 85)),
            (0.5, (0.96, 0.03, 80)),
        ],
        30,
        turn=-6,
    )
    veil = c.noise.at("cirrus", (c.x + 0.8 * c.y) / 170, (c.y - 0.18 * c.x) / 46, 1.0, 5)
    c.glaze(smoothstep(0.46, 0.78, veil) * smoothstep(520, 200, c.y), (0.975, 0.015, 85), 0.75)
    _hills(c)
    _drifts(c)


def _hills(c: Canvas) -> None:
    for k, (y, high, tone) in enumerate(
        (
            (HORIZON - 8, 118, (0.78, 0.055, 245)),
            (HORIZON + 2, 70, (0.84, 0.04, 240)),
            (HORIZON + 14, 34, (0.9, 0.03, 235)),
        )
    ):
        line = c.x[:1] / (330 - 60 * k) + 2.1 * k
        crest = (y - high * (c.noise.at(f"hill{k}", line, line * 0, 1.0, 3) + 0.12 * np.sin(line * 2.2)))[0]
        m = c.full(smoothstep(-1.5, 1.5, c.y - crest[None, :]))
        slope = -np.gradient(crest)[None, :] * 1.5 + 0 * c.y
        streak = c.noise.at(f"gully{k}", c.x / 30 + c.y / 40, c.y / 60, 1.0, 4) - 0.5
        t = 0.6 - 0.5 * slope + 0.36 * streak
        table = ramp([(0.62, 0.08, 252), tone, (0.97, 0.02, 85)])
        c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.12)
        heath = smoothstep(0.62, 0.75, c.noise.at(f"heath{k}", c.x / 26, c.y / 9, 1.0, 4))
        c.multiply(m * heath, (0.56, 0.06, 320), 0.3 + 0.1 * k)
        c.fog(y - 50, y + 30, (0.95, 0.03, 85), 0.4)


def _drifts(c: Canvas) -> None:
    def heights(u: Array, v: Array) -> Array:
        n = c.noise.at("drift", u / 9 + 0.3 * v / 9, v / 14, 1.0, 3)
        fine = c.noise.at("sastrugi", u / 2.4 + v / 6, v / 5, 1.0, 3)
        return np.asarray(2.2 * n + 0.4 * fine - 1.2, np.float32)

    land = ground(c, heights, horizon=HORIZON, eye=9, near=11, far=700, sun=_SUN, shadow_reach=12)
    t = 0.2 + 0.98 * land.lit(_SUN) - 0.2 * land.shade
    t = t + 0.06 * (c.noise.at("grain", land.u * 3, land.v * 3, 1.0, 3, land.footprint) - 0.5)
    table = ramp([(0.62, 0.085, 254), (0.76, 0.065, 247), (0.88, 0.035, 240), (0.96, 0.016, 90), (0.985, 0.014, 90)])
    colours = pick(table, np.asarray(t, np.float32))
    haze = smoothstep(60, 500, land.v)[..., None] * 0.7
    c.fill(land.mask, colours + (rgb((0.95, 0.025, 90)) - colours) * haze, detail=0.14)
    for x, y, w, h, seed in ((330, 690, 60, 26, "a"), (250, 652, 34, 14, "c")):
        tuft = c.mask(oval(x, y, w, 7), wobble=3)
        c.multiply(tuft.move(10, 5).blur(5), (0.6, 0.09, 255), 0.5)
        grass(
            c,
            tuft,
            ((0.42, 0.06, 60), (0.6, 0.08, 70), (0.72, 0.08, 80)),
            seed=f"tuft{seed}",
            height=(h * 0.7, h * 1.2),
            spacing=3.4,
            spread=0.5,
            lean=0.3,
            detail=0.35,
        )
