"""Parts of Overdue: the owl's bowed head: a face like an open book, two lids shut, a small beak."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, rgb
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, place
from art.painting.stamps import jittered, scatter, strew

from .inks import CREAM, DEEP, INK, MINT, SAND, SEA, SHADE, TEAL, crease

_OUTLINE: Final[Points] = (
    *((-196, -232, CORNER), (-150, -206), (-96, -170), (0, -152), (96, -166), (150, -200), (206, -220, CORNER)),
    *((212, -150), (216, -90), (228, -20), (222, 60), (180, 130), (110, 172), (20, 184), (-80, 176), (-168, 136)),
    *((-220, 64), (-230, -20), (-216, -90), (-206, -160)),
)
_NEAR: Final[Points] = (
    *((34, -66), (-10, -92), (-80, -104), (-150, -76), (-186, -16), (-180, 58), (-136, 118), (-66, 146), (0, 140)),
    *((34, 112), (36, 20)),
)
_FAR: Final[Points] = (
    *((34, -66), (70, -94), (126, -102), (176, -72), (196, -14), (190, 54), (156, 108), (104, 138), (56, 136)),
    *((34, 112), (36, 20)),
)
_BROW: Final[Points] = (
    *((35, 34), (24, -6), (2, -50), (-44, -88), (-110, -110), (-190, -122, CORNER), (-110, -152), (-30, -142)),
    *((36, -122), (96, -142), (150, -150), (208, -118, CORNER), (154, -106), (100, -90), (66, -54), (48, -6)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (its middle at 0, 0) where they lie on the card."""
    return place(points, 394, 296, 1.0, 9)


def _down(c: Canvas, m: Mask, n: int, seed: str, tones: tuple[tuple[float, float, float], ...], alpha: float) -> None:
    """Short soft down, lying outwards from the root of the beak."""
    r = c.rng(f"down/{seed}")
    x, y = scatter(m, n, r, "any")
    bx, by = at([(35, 20)])[0][:2]
    low, high = rgb(tones[0]), rgb(tones[1])
    tone = np.asarray(low + (high - low) * r.random((len(x), 1)), np.float32)
    turn = np.asarray(np.arctan2(y - by, x - bx) + r.normal(0, 0.14, len(x)), np.float32)
    strew(c, "hair", x, y, r.uniform(14, 28, len(x)), turn, jittered(tone, r, 0.03, 0.01), seed=seed, alpha=alpha,
          detail=0.6)  # fmt: skip


def head(c: Canvas) -> None:
    """Skull and tufts as one mass, then the two pale halves of the face."""
    m = c.mask(curve(at(_OUTLINE)), wobble=1.6, cell=10)
    c.multiply(m.blur(14).move(4, 26), SHADE, 0.55)
    c.fill(m, TEAL, detail=0.6)
    sweep(c, m, at([(-214, -40, 14), (-196, 80, 24), (-90, 176, 20), (60, 184, 20), (190, 110, 20)]), 20, DEEP, 0.55)
    sweep(c, m, at([(-150, -160, 16), (-60, -140, 20), (40, -136, 20)]), 18, SEA, 0.7, pale=True)
    _down(c, m.grow(2), 900, "skull", (DEEP, SEA), 0.4)
    for tuft in (
        at([(-190, -222, 2), (-168, -186, 12), (-140, -140, 14)]),
        at([(198, -210, 2), (184, -176, 11), (164, -136, 12)]),
    ):
        sweep(c, m, tuft, 6, MINT, 0.7, pale=True)
    for lobe, tone in ((_NEAR, CREAM), (_FAR, mix(CREAM, SAND, 0.35))):
        f = c.mask(curve(at(lobe)), wobble=1)
        c.multiply(f.grow(5).blur(4), INK, 0.35)
        c.fill(f, tone, detail=0.75)
        for q in (5, 11, 18):
            c.glaze(f.grow(-q) - f.grow(-q - 1.6), mix(SAND, SHADE, 0.45), 0.55)
        _down(c, f.grow(-3), 420, f"face{tone[0]:.2f}", (SAND, (0.97, 0.02, 95)), 0.4)
    near = c.mask(curve(at(_NEAR)))
    sweep(c, near, at([(26, -40, 10), (20, 40, 16), (16, 120, 12)]), 14, SAND, 0.8)
    sweep(c, c.mask(curve(at(_FAR))), at([(50, -50, 10), (58, 40, 16), (56, 120, 12)]), 14, SAND, 0.9)


def face(c: Canvas) -> None:
    """Two calm arcs, a soft brow over both, the beak."""
    beak = c.mask(
        curve(at([(12, 40), (36, 26), (60, 40), (62, 70), (50, 100), (40, 118, CORNER), (26, 100), (12, 70)]))
    )
    c.multiply(beak.blur(6).move(2, 6), (0.6, 0.07, 70), 0.55)
    c.fill(beak, (0.76, 0.11, 66), detail=0.9)
    sweep(c, beak, at([(52, 50, 6), (54, 80, 7), (42, 112, 4)]), 5, (0.7, 0.1, 50), 0.7)
    sweep(c, beak, at([(26, 44, 4), (26, 70, 4)]), 4, (0.9, 0.06, 80), 0.7, pale=True)
    brow = c.mask(curve(at(_BROW)))
    c.multiply(brow.blur(4).move(0, 5), SHADE, 0.5)
    c.fill(brow, TEAL, detail=0.8)
    ridge = at(
        [(-130, -128, 5), (-40, -108, 8), (20, -60, 7), (36, -10, 6), (54, -60, 7), (100, -112, 7), (160, -126, 5)]
    )
    sweep(c, brow, ridge, 6, SEA, 0.7, pale=True)

    def work(pen: Pen) -> None:
        for x, w, t in ((-82, 52, 5.0), (122, 40, 4.6)):
            arc = at([(x - w, 8), (x - 0.6 * w, 32), (x, 44), (x + 0.6 * w, 32), (x + w, 8)])
            crease(pen, [p[:2] for p in arc], t, INK)
            for k, q in ((-0.62, -0.5), (-0.2, -0.16), (0.22, 0.18), (0.62, 0.5)):
                y = 44 - 30 * k * k
                crease(pen, [p[:2] for p in at([(x + k * w, y), (x + (k + 0.35 * q) * w, y + 9),
                                                (x + (k + 0.6 * q) * w, y + 16)])], 2.2, INK, 0.85)  # fmt: skip
            upper = at([(x - 0.8 * w, -14), (x, -4), (x + 0.8 * w, -16)])
            crease(pen, [p[:2] for p in upper], 2.0, mix(SAND, SHADE, 0.5), 0.6)

    c.draw(work, detail=0.95, soft=0.3)
