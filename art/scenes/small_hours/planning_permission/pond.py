"""Parts of Planning Permission: a pale mossy morning: sky, far shore, still water, the bank with its heap of mud."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.layer import Layer
from art.painting.marks import sweep
from art.painting.shapes import CORNER, Points, curve, limb, oval
from art.painting.stamps import jittered, scatter, strew

from .inks import SHADE, TWIG, WATERLINE

_FAR = 536.0
_WATER = ramp([(0.94, 0.04, 108), (0.85, 0.06, 132), (0.74, 0.07, 148), (0.7, 0.07, 156), (0.74, 0.07, 150)])
_MUD = (0.5, 0.055, 62)
_MOSS = (0.7, 0.1, 122)


def sky(c: Canvas) -> None:
    """Wash the morning: pale moss above, cream towards the shore."""
    c.wash(
        [(0.0, (0.925, 0.045, 128)), (0.2, (0.945, 0.042, 114)), (0.38, (0.965, 0.042, 98)), (0.46, (0.955, 0.05, 92))]
    )


def far_shore(c: Canvas) -> None:
    """Two soft hills of mossy wood across the pond, thin with mist."""
    back: Points = ((-20, 470), (90, 440), (190, 462), (330, 430), (470, 462), (600, 428), (700, 452), (820, 420))
    front: Points = ((-20, 512), (150, 506), (330, 520), (520, 514), (640, 492), (730, 470), (820, 462))
    for top, tone, share in ((back, (0.87, 0.055, 124), 0.75), (front, (0.8, 0.07, 126), 0.85)):
        m = c.mask(
            curve([(*top[0], CORNER), *top[1:-1], (*top[-1], CORNER), (820, _FAR, CORNER), (-20, _FAR, CORNER)]),
            wobble=7,
            cell=22,
            soft=2,
        )
        fade = np.asarray(smoothstep(_FAR + 4, 470, c.y), np.float32)
        c.fill(m * (0.35 + 0.65 * fade), tone, share, detail=0.2)


def water(c: Canvas) -> None:
    """Lay the still water: pale under the far shore, a deeper moss where the palace will stand in it."""
    drift = 40 * (c.field("drift", 150, 2, (3, 1)) - 0.5)
    t = np.clip((c.y - _FAR + drift * smoothstep(_FAR, 640, c.y)) / 620, 0, 1)
    m = c.full(smoothstep(_FAR - 1, _FAR + 3, c.y))
    c.fill(m, pick(_WATER, np.asarray(t**0.7, np.float32)), detail=0.2)


def _ripple(c: Canvas) -> tuple[Array, Array]:
    """Return where on the upright palace each place of the water looks: mirrored, and swaying a very little."""
    sway = np.sin(c.y / 9 + 5 * c.field("sway", 120, 2)) * (0.35 + 0.9 * smoothstep(700, 1180, c.y))
    near = 2.4 * np.sin(c.y / 3.2) * smoothstep(640, 604, c.y)
    return np.asarray(c.x + sway + near, np.float32), np.asarray(2 * WATERLINE - c.y, np.float32)


def mirrored(c: Canvas, inside: Layer) -> None:
    """Lay the palace into the water upside down, a breath of water over it, streaks of sky across."""
    below = c.full(smoothstep(WATERLINE - 1, WATERLINE + 3, c.y))
    c.paste(inside, clip=below, bend=_ripple(c), alpha=0.97)
    c.glaze(c.full(smoothstep(600, 700, c.y)), (0.76, 0.06, 150), 0.1)
    c.multiply(c.full(smoothstep(660, 600, c.y) * smoothstep(800, 690, c.x)) & below, (0.72, 0.06, 140), 0.5)
    r = c.rng("streaks")
    for _ in range(15):
        x, y, long = float(r.uniform(20, 780)), float(r.uniform(660, 1180)), float(r.uniform(30, 90))
        streak = c.mask(limb([(x - long, y, 0.3), (x, y + 1, 1.7), (x + long, y, 0.3)], 20), soft=0.5)
        c.glaze(streak, (0.95, 0.03, 115), 0.5)


def rings(c: Canvas) -> None:
    """A few rings where the mud of the twig has touched the water."""
    for rx, ry, share, wide in ((92, 12, 1, 3), (142, 24, 0.95, 2.8), (204, 40, 0.7, 2.4)):
        ring = c.mask(oval(TWIG, 604, rx, ry)) - c.mask(oval(TWIG, 603.4, rx - wide * 2.4, ry - wide))
        c.glaze(ring.blur(0.5), (0.96, 0.03, 112), share)
        dark = c.mask(oval(TWIG, 606, rx - 3, ry)) - c.mask(oval(TWIG, 605, rx - 8, ry - wide))
        c.multiply(dark.blur(1), (0.7, 0.06, 150), share * 0.45)


_TOP: Points = ((-20, 568), (110, 576), (280, 584), (470, 580), (560, 578), (650, 580), (712, 588), (748, 601))


def bank_shadow(c: Canvas) -> None:
    """The bank's own narrow reflection, and the soft dusk of the beaver's, no more than a breath."""
    strip = c.mask(limb([(-30, 606, 13), (300, 608, 12), (560, 607, 11), (690, 603, 5), (752, 601, 1)], 40), soft=3)
    c.multiply(strip & c.full(smoothstep(599, 602, c.y)), (0.58, 0.06, 120), 0.75)


def bank(c: Canvas) -> None:
    """The low bank: wet mud at its lip, moss upon it."""
    m = c.mask(
        curve([(*_TOP[0], CORNER), *_TOP[1:-1], (*_TOP[-1], CORNER), (640, 605), (420, 608), (200, 606),
               (-20, 609, CORNER)]),
        wobble=1.5,
    )  # fmt: skip
    c.fill(m, _MOSS, detail=0.45)
    sweep(c, m, ((-30, 608, 8), (300, 609, 9), (560, 606, 10), (720, 602, 8)), 4, _MUD, 0.8, pale=True)
    r = c.rng("moss")
    x, y = scatter(m & c.full(smoothstep(602, 594, c.y)), 900, r, "down")
    tone = np.where(
        r.random((len(x), 1)) < 0.5, *(np.array([v], np.float32) for v in ((0.62, 0.68, 0.36), (0.8, 0.82, 0.5)))
    )
    strew(c, "blade", x, y, r.uniform(6, 15, len(x)), -1.57 + r.normal(0, 0.5, len(x)),
          jittered(np.asarray(tone, np.float32), r, 0.05, 0.02), seed="moss", alpha=0.6, detail=0.45)  # fmt: skip
    sweep(c, m, ((130, 590, 8), (300, 594, 9), (480, 592, 7)), 6, SHADE, 0.7)


def heap(c: Canvas) -> None:
    """The small heap of mud in which the twig is set."""
    x = TWIG
    m = c.mask(
        curve([(x - 70, 594, CORNER), (x - 46, 576), (x - 18, 560), (x + 8, 557), (x + 30, 568), (x + 54, 584),
               (x + 74, 597, CORNER), (x + 20, 604), (x - 40, 602)]),
        wobble=2,
    )  # fmt: skip
    c.fill(m, _MUD, detail=0.6)
    sweep(c, m, ((x - 60, 598, 8), (x, 603, 9), (x + 40, 600, 6)), 6, (0.5, 0.06, 60), 0.7)
    sweep(c, m, ((x + 4, 563, 4), (x + 26, 572, 6), (x + 50, 588, 4)), 5, (0.72, 0.06, 75), 0.8, pale=True)
    sweep(c, m, ((x - 36, 578, 3), (x - 16, 568, 4)), 4, (0.66, 0.06, 72), 0.6, pale=True)
