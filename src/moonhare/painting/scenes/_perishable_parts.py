"""The penguins in harness."""

from __future__ import annotations

import math
from collections.abc import Callable

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval

_BLACK: Colour = (0.27, 0.035, 265)

_WHITE: Colour = (0.93, 0.025, 85)

_STRAP: Colour = (0.54, 0.17, 30)


def penguin(
    c: Canvas,
    x: float,
    y: float,
    h: float,
    *,
    lean: float,
    look: int,
    seed: str,
    harness: bool = True,
    tongue: bool = False,
    bow: float = 0.0,
    cloth: bool = False,
) -> None:
    """An emperor from the front, leaning into its breast band; `look` turns the head (-1 to the left)."""
    a = math.radians(lean)
    co, si = math.cos(a), math.sin(a)

    def at(px: float, py: float) -> tuple[float, float]:
        return x + (px * co + py * si) * h, y - (py * co - px * si) * h

    def run(*pts: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(*at(p[0], p[1]), p[2] * h, *(q * h for q in p[3:])) for p in pts]

    around = (x - h * 0.7, y - h * 1.25, x + h * 0.7, y + h * 0.15)
    c.shadow(c.mask(oval(x + 0.12 * h, y + 0.005 * h, 0.34 * h, 0.05 * h)), 0, 0, 0.02 * h + 2, 0.7, (0.4, 0.09, 330))
    # Flippers, held back by the effort.
    for f in (-1, 1):
        wing = Clay(c, around, melt=0.02 * h)
        out = 0.3 if f == look else 0.26
        wing.limb(
            run(
                (f * 0.2, 0.72, 0.05),
                (f * 0.28, 0.56, 0.062),
                (f * (out + 0.06), 0.38, 0.05),
                (f * (out + 0.05), 0.24, 0.018),
            ),
            flat=0.6,
        )
        c.form(wing.relief(0.006 * h), _BLACK, rim=0.55, gloss=0.2, detail=0.7)
        inner = c.mask(
            limb(run((f * 0.215, 0.66, 0.01), (f * 0.285, 0.5, 0.02), (f * (out + 0.045), 0.34, 0.01))), soft=0.008 * h
        )
        c.glaze(inner, (0.75, 0.03, 260), 0.4)
    trunk = Clay(c, around, melt=0.07 * h)
    trunk.limb(run((0, 0.2, 0.18), (0, 0.32, 0.235), (0, 0.5, 0.23), (0, 0.68, 0.18), (0, 0.8, 0.115)), n=32)
    trunk.ball(*at(0.1, 0.13), 0.1 * h, 0.08 * h)
    trunk.ball(*at(-0.1, 0.13), 0.1 * h, 0.08 * h)
    body = trunk.relief(0.012 * h)
    c.form(body, _BLACK, rim=0.6, gloss=0.15, mottle=0.05, detail=0.7)
    shift = 0.02 * look
    front = c.mask(
        curve(
            [
                at(shift - 0.085, 0.76),
                at(shift + 0.085, 0.76),
                at(shift + 0.17, 0.6),
                at(shift + 0.215, 0.4),
                at(shift + 0.2, 0.2),
                at(shift + 0.11, 0.09),
                at(shift - 0.11, 0.09),
                at(shift - 0.2, 0.2),
                at(shift - 0.215, 0.4),
                at(shift - 0.17, 0.6),
            ]
        ),
        soft=0.008 * h,
    )
    belly = Mask(front.a * body.mask.on(front.box), front.box, front.frame, front.scale)
    c.form(body.within(belly), _WHITE, mottle=0.04, gain=1.15, rim=0.3, detail=0.7, bias=-0.04)
    if h > 130:
        fur(
            c,
            body.within(belly),
            a + 1.57,
            seed=f"down/{seed}",
            length=(0.02 * h, 0.04 * h),
            spacing=0.012 * h,
            light=0.05,
            detail=0.68,
        )
    c.multiply(belly * smoothstep(-0.05 * h, 0.3 * h, (c.x - x) + 0.25 * (c.y - y + 0.4 * h)), (0.5, 0.08, 300), 0.5)
    blush = c.mask(oval(*at(shift, 0.73), 0.11 * h, 0.07 * h), soft=0.03 * h) & belly
    c.glaze(blush, (0.84, 0.15, 80), 0.7)
    # Feet: one ahead, one pushing.
    for f in (-1, 1):
        ahead = f == look
        foot = Clay(c, around, melt=0.01 * h)
        fx, fy = x + f * 0.115 * h, y - (0.0 if ahead else 0.03) * h
        for k in (-1, 0, 1):
            foot.limb(
                [
                    (fx, fy - 0.05 * h, 0.034 * h),
                    (fx + (k * 0.05 + f * 0.02) * h, fy - 0.006 * h, 0.022 * h),
                    (fx + (k * 0.07 + f * 0.03) * h, fy + 0.012 * h, 0.009 * h),
                ],
                n=8,
            )
        c.form(foot.relief(0.006 * h), (0.4, 0.05, 40), rim=0.4, gloss=0.2, detail=0.75)
    if harness:
        band = c.mask(
            limb(
                run(
                    (-0.25, 0.6, 0.024),
                    (-0.12, 0.53, 0.03),
                    (0.03, 0.515, 0.031),
                    (0.14, 0.53, 0.03),
                    (0.25, 0.6, 0.024),
                ),
                30,
            )
        ) & body.mask.grow(0.012 * h)
        c.shadow(band, 0.004 * h, 0.02 * h, 0.012 * h, 0.55)
        c.form(band, _STRAP, rim=0.5, mottle=0.08, detail=0.8)
        ring = c.mask(oval(*at(0.02, 0.515), 0.026 * h, 0.026 * h)) - c.mask(
            oval(*at(0.02, 0.515), 0.014 * h, 0.014 * h)
        )
        c.form(ring, (0.8, 0.12, 85), gloss=0.7, detail=0.85)
    _head(c, lambda px, py: at(px, py - bow), h, look, around, tongue)
    if cloth:
        _kerchief(c, lambda px, py: at(px, py - bow), h, look)


def _head(
    c: Canvas,
    at: Callable[[float, float], tuple[float, float]],
    h: float,
    look: int,
    around: tuple[float, float, float, float],
    tongue: bool,
) -> None:
    """Three-quarter head: the beak points aside and a little down; a warm patch behind the cheek."""
    f = look
    skull = Clay(c, around, melt=0.03 * h)
    skull.ball(*at(0.01 * f, 0.885), 0.108 * h, 0.1 * h)
    skull.limb([(*at(0.0, 0.78), 0.115 * h), (*at(0.0, 0.86), 0.1 * h)], n=8)
    skull.limb([(*at(0.07 * f, 0.89), 0.055 * h, 0.03 * h), (*at(0.13 * f, 0.875), 0.03 * h, 0.03 * h)], n=8)
    body = skull.relief(0.01 * h)
    c.form(body, _BLACK, rim=0.7, gloss=0.25, gloss_sharpness=14, mottle=0.04, detail=0.8)
    patch = c.mask(
        curve(
            [
                at(-0.055 * f, 0.9),
                at(-0.015 * f, 0.88),
                at(-0.005 * f, 0.82),
                at(0.0, 0.74),
                at(-0.09 * f, 0.75),
                at(-0.1 * f, 0.84),
            ]
        ),
        soft=0.012 * h,
    )
    inside = Mask(patch.a * body.mask.on(patch.box), patch.box, patch.frame, patch.scale)
    c.form(body.within(inside), (0.86, 0.14, 78), detail=0.8, rim=0.3)
    if tongue:
        lick = c.mask(
            limb([(*at(0.21 * f, 0.845), 0.016 * h), (*at(0.27 * f, 0.86), 0.016 * h), (*at(0.3 * f, 0.89), 0.012 * h)])
        )
        c.form(lick, (0.66, 0.16, 10), detail=0.85)
    beak = Clay(c, around, melt=0.004 * h)
    beak.limb(
        [
            (*at(0.125 * f, 0.885), 0.022 * h, 0.05 * h),
            (*at(0.2 * f, 0.87), 0.015 * h, 0.05 * h),
            (*at(0.265 * f, 0.842), 0.005 * h, 0.05 * h),
        ],
        n=12,
    )
    if not tongue:
        beak.limb(
            [
                (*at(0.125 * f, 0.865), 0.016 * h, 0.045 * h),
                (*at(0.19 * f, 0.85), 0.011 * h, 0.045 * h),
                (*at(0.24 * f, 0.838), 0.004 * h, 0.045 * h),
            ],
            n=12,
        )
    else:
        beak.limb(
            [
                (*at(0.125 * f, 0.86), 0.016 * h, 0.045 * h),
                (*at(0.18 * f, 0.825), 0.011 * h, 0.045 * h),
                (*at(0.225 * f, 0.8), 0.004 * h, 0.045 * h),
            ],
            n=12,
        )
    c.form(beak.relief(0.004 * h), (0.3, 0.04, 270), gloss=0.5, rim=0.5, detail=0.85)
    stripe = c.mask(
        limb(
            [(*at(0.135 * f, 0.858), 0.005 * h), (*at(0.18 * f, 0.846), 0.007 * h), (*at(0.225 * f, 0.836), 0.003 * h)]
        )
    )
    if not tongue:
        c.form(stripe, mix((0.7, 0.17, 50), (0.66, 0.15, 10), 0.4), detail=0.85)
    ex, ey = at(0.07 * f, 0.912)

    def eye(pen: Pen) -> None:
        pen.fill(oval(ex, ey, 0.017 * h, 0.012 * h), (0.36, 0.07, 50))
        pen.fill(oval(ex, ey, 0.011 * h, 0.0095 * h), (0.08, 0.02, 270))
        pen.dot(ex - 0.004 * h, ey - 0.005 * h, max(0.7, 0.0034 * h), (0.98, 0.02, 90))

    c.draw(eye, detail=0.95)


def _kerchief(c: Canvas, at: Callable[[float, float], tuple[float, float]], h: float, f: int) -> None:
    """A handkerchief with knotted corners against the sun."""
    m = c.mask(
        curve(
            [
                (*at(-0.115, 0.93), CORNER),
                at(-0.09, 0.985),
                at(0.0, 1.005),
                at(0.085, 0.98),
                (*at(0.11, 0.935), CORNER),
                at(0.05, 0.95),
                at(-0.02, 0.938),
                at(-0.07, 0.95),
            ]
        )
    )
    c.form(m, (0.93, 0.03, 85), bump=(c.field("hem", 14, 3) - 0.5) * 6, rim=0.4, detail=0.85)
    for px, py in ((-0.125, 0.925), (0.12, 0.93), (-0.03 * f, 0.93)):
        c.form(
            c.mask(
                limb(
                    [
                        (*at(px - 0.02, py - 0.012), 0.004 * h),
                        (*at(px, py), 0.02 * h),
                        (*at(px + 0.02, py - 0.016), 0.004 * h),
                    ]
                )
            ),
            (0.9, 0.03, 85),
            detail=0.85,
        )
    r = c.rng("dots")

    def dots(pen: Pen) -> None:
        for _ in range(16):
            pen.dot(*at(float(r.uniform(-0.09, 0.09)), float(r.uniform(0.945, 1.0))), 0.0085 * h, (0.56, 0.18, 28))

    c.draw(dots, clip=m, detail=0.85)
