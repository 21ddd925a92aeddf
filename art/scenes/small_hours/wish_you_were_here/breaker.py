"""The breaker: a dune that rears and curls over like a wave, its back in the sun, its hollow face in deep shade."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve, sample
from art.painting.stamps import jittered, strew

_TIP = (104.0, 452.0)
_CREST = ((110, 380), (136, 296), (190, 210), (276, 142), (386, 106), (500, 116), (610, 168), (710, 252), (840, 390))
_RIDGE = ((150, 366), (216, 292), (310, 252), (404, 276), (470, 356), (500, 470), (484, 590), (424, 694), (330, 770),
          (200, 820))  # fmt: skip
_HOLLOW = ((150, 396), (206, 344), (270, 326), (322, 356), (350, 436), (348, 536), (310, 640), (236, 726), (120, 786),
           (-30, 816))  # fmt: skip
_SHADE = ramp([(0, (0.2, 0.06, 340)), (0.35, (0.31, 0.08, 10)), (0.7, (0.47, 0.095, 40)), (1, (0.66, 0.1, 58))])
_LIT = ramp(
    [
        (0, (0.44, 0.09, 40)),
        (0.3, (0.62, 0.11, 56)),
        (0.6, (0.78, 0.11, 70)),
        (0.85, (0.9, 0.085, 82)),
        (1, (0.98, 0.045, 92)),
    ]
)


def _away(c: Canvas, line: Array) -> tuple[Array, Array]:
    """Return how far each place lies from a line, and how far along it (0-1) its nearest place is."""
    near = np.full((c.h, c.w), 1e9, np.float32)
    along = np.zeros((c.h, c.w), np.float32)
    n = len(line)
    for k, (x, y) in enumerate(line):
        d = np.hypot(c.x - x, c.y - y)
        closer = d < near
        near = np.where(closer, d, near)
        along = np.where(closer, k / (n - 1), along)
    return np.asarray(near, np.float32), np.asarray(along, np.float32)


def breaker(c: Canvas) -> None:
    """Paint its hollow face, then its back."""
    back = c.mask(
        curve(
            [
                (*_TIP, CORNER),
                *_CREST[:-1],
                (*_CREST[-1], CORNER),
                (840, 840, CORNER),
                (190, 840, CORNER),
                *_RIDGE[::-1],
            ]
        ),
        wobble=1.5,
    )
    face = c.mask(
        curve([(*_TIP, CORNER), *_HOLLOW[:-1], (*_HOLLOW[-1], CORNER), (-30, 840, CORNER), (420, 840, CORNER),
               (540, 640, CORNER), (540, 360), (400, 230), (260, 240)]),
        wobble=2,
    )  # fmt: skip
    ridge = sample([_TIP, *_RIDGE], 160)[:, :2]
    d, along = _away(c, ridge)
    _face(c, face, d, along)
    _back(c, back, d, along)


def _face(c: Canvas, m: Mask, d: Array, along: Array) -> None:
    """The hollow: dark under the lip, light from the water at its foot; sand runs up it in streaks."""
    streak = c.noise.at("runs", d / 16 + 3 * along, along * 5, 1.0, 4) - 0.5
    t = 0.2 + 0.42 * smoothstep(0.5, 1.0, along) + 0.3 * smoothstep(20, 130, d) * smoothstep(0.2, 0.6, along)
    t = t + 0.34 * streak + 0.26 * smoothstep(0.22, 0.0, along)
    c.fill(m, pick(_SHADE, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.4)
    c.screen(m * np.asarray(smoothstep(640, 830, c.y), np.float32), (0.5, 0.07, 200), 0.3)


def _back(c: Canvas, m: Mask, d: Array, along: Array) -> None:
    """The back, in the sun: wind ripples that follow the ridge; it darkens away from the light and to its foot."""
    bend = c.noise.at("bend", c.x / 190, c.y / 190, 1.0, 3) - 0.5
    phase = np.mod(d / 30 + 3.4 * bend + 2.4 * along, 1)
    fine = np.where(phase < 0.7, phase / 0.7, (1 - phase) / 0.3) - 0.5
    kept = smoothstep(0.34, 0.66, c.noise.at("fade", c.x / 120, c.y / 80, 1.0, 2))
    ripple = 1.5 * fine * kept * smoothstep(14, 60, d)
    broad = c.noise.at("broad", c.x / 170 + d / 300, c.y / 170, 1.0, 2) - 0.5
    t = 0.86 - 0.56 * smoothstep(50, 380, d) * smoothstep(200, 640, c.y) - 0.3 * smoothstep(600, 800, c.y)
    t = t - 0.22 * smoothstep(420, 800, c.x) * smoothstep(130, 420, c.y)
    t = t + 0.2 * smoothstep(16, 0, d) - 0.16 * ripple + 0.3 * broad + 0.08 * (c.field("sandy", 4, 2) - 0.5)
    crest = sample(_CREST, 160)[:, :2]
    from_top, _ = _away(c, crest)
    t = t + 0.14 * smoothstep(60, 0, from_top) - 0.1 * smoothstep(30, 120, from_top) * smoothstep(420, 250, c.y)
    c.fill(m, pick(_LIT, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)


def spray(c: Canvas) -> None:
    """Sand that falls from the lip in threads, and what the wind takes off the crest."""
    r = c.rng("spray")
    lip = sample([_TIP, *_HOLLOW[:5]], 400)
    n = 3400
    at = (399 * r.random(n) ** 1.6).astype(int)
    fall = r.random(n) ** 1.6
    reach = 30 + 110 * np.exp(-at / 110.0) * (0.5 + 0.5 * np.sin(at * 0.23) ** 2)
    px = lip[at, 0] + r.normal(0, 3, n) + 10 * fall
    py = lip[at, 1] + fall * reach - 4
    shade = np.clip(at / 220.0, 0, 1)[:, None]
    tone = rgb((0.9, 0.09, 78)) * (1 - shade) + rgb((0.5, 0.09, 45)) * shade
    strew(c, "hair", px, py, r.uniform(6, 18, n) * (1 - 0.4 * fall), 1.6 + r.normal(0, 0.14, n),
          jittered(np.asarray(tone, np.float32), r, 0.08), seed="threads", alpha=0.8, detail=0.75)  # fmt: skip
    top = sample([_TIP, *_CREST], 600)
    m = 3600
    at = (40 + 540 * r.random(m)).astype(int)
    gone = r.random(m) ** 2.6
    qx = top[at, 0] + gone * (110 + 60 * r.random(m)) + r.normal(0, 3, m)
    qy = top[at, 1] - gone * (46 + 34 * r.random(m)) + 3 + r.normal(0, 3, m)
    pale = np.repeat(rgb((0.95, 0.06, 84))[None], m, 0)
    strew(c, "dot", qx, qy, r.uniform(1.2, 4, m) * (1 - 0.6 * gone), 0.0, jittered(pale, r, 0.07), seed="smoke",
          alpha=0.8, detail=0.75)  # fmt: skip
