"""Land crabs seen from the front: they walk sideways, and can hold something up between their claws."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import oval

_LEGS = ((0.84, 0.2, 1.0, 0.2), (0.76, 0.17, 0.86, 0.12), (0.66, 0.12, 0.7, 0.05), (0.54, 0.05, 0.52, 0.0))
"""The walking legs of a side, in shells' widths: the knee out and up, the foot out and behind the nearest."""


def crab(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    *,
    grips: tuple[tuple[float, float], tuple[float, float]],
    ground: float,
    colour: Colour = (0.56, 0.19, 27),
    belly: Colour = (0.82, 0.09, 55),
    bias: float = 0.0,
    step: float = 0.0,
    haze: float = 0.0,
    seed: str = "crab",
    detail: float = 0.7,
) -> None:
    """Paint a crab whose shell is `size` wide about (x, y), feet near height `ground`.

    `grips` are the places (left, right) that its claws close on; `step` -1 to 1 shifts its legs in their walk.
    """
    r = canvas.rng(f"crab/{seed}")
    q = size * 1.5
    box = (x - q, min(y - q, grips[0][1] - 60, grips[1][1] - 60), x + q, ground + 20)
    dark = mix(colour, (0.32, 0.12, 350), 0.5)
    shade: Colour = (0.36, 0.1, 350)

    def form(clay: Clay, tone: Colour, gloss: float = 0.3, more: float = 0.0) -> None:
        relief = clay.relief(0.01 * size)
        at = relief.mask.where
        pits = (canvas.field(f"pits/{seed}", size * 0.04, 2)[at] - 0.5) * size * 0.008
        canvas.form(
            relief,
            tone,
            bump=pits.astype(np.float32),
            gloss=gloss,
            gloss_sharpness=22,
            rim=0.6,
            bias=bias + more,
            mottle=0.12,
            grain=size * 0.12,
            shadow=size * 0.14,
            haze=haze,
            detail=detail,
        )

    low = ground - size * 0.06
    canvas.multiply(
        canvas.mask(oval(x + 0.12 * size, low, 0.86 * size, 0.11 * size), soft=0.05 * size), shade, 0.5 * (1 - haze)
    )
    canvas.multiply(
        canvas.mask(oval(x + 0.07 * size, low, 0.46 * size, 0.07 * size), soft=0.03 * size), shade, 0.55 * (1 - haze)
    )
    # Walking legs, the far ones of each side first: out, up to the knee, down to a pointed foot.
    for i in (0, 1, 2, 3):
        for side in (-1.0, 1.0):
            swing = math.sin(step * 2.2 + i * 1.7 + side) * 0.07
            out, lift, tread, near = _LEGS[i]
            knee = (x + side * size * (out + swing), y - size * lift + r.normal(0, 2))
            foot = (x + side * size * (tread + swing), ground - size * near)
            canvas.multiply(
                canvas.mask(oval(foot[0] + 0.05 * size, foot[1], 0.09 * size, 0.018 * size), soft=2), shade, 0.7
            )
            root = (x + side * size * (0.4 - 0.03 * i), y + size * (0.06 + 0.03 * i))
            leg = Clay(canvas, box, melt=0.02 * size)
            shin = (knee[0] + (foot[0] - knee[0]) * 0.45 + side * size * 0.05, knee[1] + (foot[1] - knee[1]) * 0.5)
            leg.limb([(*root, 0.06 * size), (*knee, 0.058 * size)], n=12)
            leg.limb([(*knee, 0.054 * size), (*shin, 0.042 * size), (*foot, 0.009 * size)], n=16)
            form(leg, mix(colour, (0.66, 0.17, 42), 0.35 + 0.1 * (i % 2)), more=-0.05 * i)
    # Shell: broad, higher behind, with a pale front below.
    front = Clay(canvas, box, melt=0.05 * size)
    front.ball(x, y + 0.12 * size, 0.38 * size, 0.2 * size, thick=0.16 * size)
    form(front, belly, 0.1, -0.08)
    shell = Clay(canvas, box, melt=0.06 * size)
    shell.ball(x, y - 0.03 * size, 0.5 * size, 0.23 * size, thick=0.26 * size)
    shell.ball(x, y - 0.12 * size, 0.38 * size, 0.18 * size, thick=0.24 * size)
    for side in (-1.0, 1.0):
        shell.ball(x + side * 0.34 * size, y - 0.06 * size, 0.15 * size, 0.12 * size, z=0.05 * size)
        for k in range(4):
            tx, ty = x + side * (0.49 - 0.045 * k) * size, y - (0.06 + 0.042 * k) * size
            shell.limb([(tx, ty, 0.02 * size), (tx + side * 0.045 * size, ty - 0.035 * size, 0.003 * size)], n=5)
    shell.press(
        [(x - 0.12 * size, y - 0.2 * size, 0.02 * size), (x - 0.1 * size, y - 0.05 * size, 0.02 * size)], 0.03 * size
    )
    shell.press(
        [(x + 0.12 * size, y - 0.2 * size, 0.02 * size), (x + 0.1 * size, y - 0.05 * size, 0.02 * size)], 0.03 * size
    )
    form(shell, colour, 0.5)
    mask = shell.mask()
    at = mask.where
    blotch = smoothstep(0.56, 0.7, canvas.field(f"blotch/{seed}", size * 0.16, 3)[at])
    canvas.multiply(mask * blotch, dark, 0.35)

    def face(pen: Pen) -> None:
        line = [(x - 0.4 * size, y + 0.07 * size), (x - 0.15 * size, y + 0.1 * size), (x, y + 0.08 * size)]
        line += [(x + 0.15 * size, y + 0.1 * size), (x + 0.4 * size, y + 0.07 * size)]
        pen.stroke(line, dark, size * 0.018, 0.8)
        for side in (-1.0, 1.0):
            pen.stroke(
                [(x + side * 0.04 * size, y + 0.13 * size), (x + side * 0.1 * size, y + 0.25 * size)],
                dark,
                size * 0.014,
            )
            for k in range(3):
                px = x + side * (0.05 + 0.035 * k) * size
                pen.stroke([(px, y + 0.14 * size), (px + side * 2, y + 0.22 * size)], dark, size * 0.006, 0.7)
            pen.stroke(
                [
                    (x + side * 0.05 * size, y + 0.09 * size),
                    (x + side * 0.1 * size, y + 0.03 * size),
                    (x + side * 0.2 * size, y - 0.01 * size),
                ],
                mix(colour, (0.8, 0.12, 60), 0.5),
                size * 0.01,
            )

    canvas.draw(face, relief=size * 0.01, detail=detail)
    for side in (-1.0, 1.0):
        stalk = Clay(canvas, box, melt=0.01 * size)
        ex, ey = x + side * 0.185 * size, y - 0.27 * size + r.normal(0, 2)
        stalk.limb([(x + side * 0.15 * size, y - 0.04 * size, 0.034 * size), (ex, ey, 0.026 * size)], n=8)
        form(stalk, mix(colour, (0.72, 0.15, 50), 0.4))
        canvas.form(
            canvas.mask(oval(ex, ey - 0.02 * size, 0.036 * size, 0.05 * size)),
            (0.2, 0.04, 300),
            gloss=0.95,
            gloss_sharpness=18,
            rim=0.5,
            haze=haze,
            detail=0.9,
        )
        canvas.draw(
            lambda pen, ex=ex, ey=ey: pen.dot(ex - 0.01 * size, ey - 0.04 * size, 0.009 * size, (0.98, 0.02, 90)),  # type: ignore[misc]
            detail=0.95,
        )
    # Claw arms in hard pieces: the upper arm, a knob of an elbow, a heavy hand; one finger in front of the grip.
    hard = mix(colour, (0.64, 0.19, 34), 0.4)
    for side, (gx, gy) in zip((-1.0, 1.0), grips, strict=True):
        b = size * _big(side, step)
        shoulder = (x + side * 0.3 * size, y + 0.06 * size)
        elbow = (x + side * (abs(gx - x) * 0.5 + 0.36 * size), (y + gy) / 2 + 0.2 * size)
        upper = Clay(canvas, box, melt=0.01 * size)
        upper.limb([(*shoulder, 0.045 * size), (*elbow, 0.075 * size)], n=10)
        for k in range(3):
            t = 0.35 + 0.24 * k
            px, py = shoulder[0] + (elbow[0] - shoulder[0]) * t, shoulder[1] + (elbow[1] - shoulder[1]) * t
            upper.limb([(px, py + 0.04 * size, 0.022 * size), (px, py + 0.1 * size, 0.004 * size)], n=6)
        canvas.shadow(upper.mask(), 2, 0.04 * size, 0.03 * size, 0.45)
        form(upper, colour, more=-0.04)
        hand = Clay(canvas, box, melt=0.012 * size)
        ax, ay = gx + side * 0.02 * b, gy + 0.1 * b
        along = [(elbow[0] + (ax - elbow[0]) * t, elbow[1] + (ay - elbow[1]) * t) for t in (0.12, 0.42, 0.72, 1.0)]
        hand.limb([(*q, w * b) for q, w in zip(along, (0.05, 0.105, 0.112, 0.07), strict=True)], n=16)
        for k in range(4):
            t = 0.3 + 0.17 * k
            px = elbow[0] + (ax - elbow[0]) * t + side * 0.085 * b
            py = elbow[1] + (ay - elbow[1]) * t + 0.01 * b
            hand.limb([(px, py, 0.022 * b), (px + side * 0.05 * b, py - 0.03 * b, 0.004 * b)], n=6)
        hand.press([(*along[1], 0.012 * b), (*along[2], 0.012 * b)], 0.02 * b)
        canvas.shadow(hand.mask(), 3, 0.05 * size, 0.03 * size, 0.5)
        form(hand, hard, 0.5)
        knob = Clay(canvas, box, melt=0.01 * size)
        knob.ball(*elbow, 0.085 * size, 0.062 * size, turn=-side * 35)
        knob.limb([(*elbow, 0.04 * size), (elbow[0] + side * 0.12 * size, elbow[1] - 0.02 * size, 0.006 * size)], n=6)
        canvas.shadow(knob.mask(), 0, 2, 0.02 * size, 0.5)
        form(knob, colour, 0.4)
        _finger(canvas, box, gx, gy, -side, b, hard, bias, haze, detail)


def crab_behind(
    canvas: Canvas,
    size: float,
    *,
    grips: tuple[tuple[float, float], tuple[float, float]],
    colour: Colour = (0.56, 0.19, 27),
    bias: float = 0.0,
    step: float = 0.0,
    haze: float = 0.0,
    detail: float = 0.7,
) -> None:
    """Paint the fingers that close behind what a `crab` holds: call it before the thing, `crab` after it."""
    for side, (gx, gy) in zip((-1.0, 1.0), grips, strict=True):
        b = size * _big(side, step)
        tone = mix(colour, (0.64, 0.19, 34), 0.3)
        _finger(canvas, (gx - b, gy - b, gx + b, gy + b), gx, gy, side, b, tone, bias - 0.08, haze, detail)


def _big(side: float, step: float) -> float:
    return 1.18 if (side > 0) == (step >= 0) else 1.0


def _finger(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    gx: float,
    gy: float,
    way: float,
    b: float,
    tone: Colour,
    bias: float,
    haze: float,
    detail: float,
) -> None:
    """One finger, bowed to the side `way`, from below the grip (gx, gy) to its dark tip above it."""
    clay = Clay(canvas, box, melt=0.012 * b)
    clay.limb(
        [
            (gx + way * 0.03 * b, gy + 0.1 * b, 0.068 * b),
            (gx + way * 0.085 * b, gy + 0.02 * b, 0.058 * b),
            (gx + way * 0.085 * b, gy - 0.06 * b, 0.046 * b),
            (gx + way * 0.03 * b, gy - 0.13 * b, 0.028 * b),
            (gx - way * 0.035 * b, gy - 0.15 * b, 0.009 * b),
        ],
        n=20,
    )
    relief = clay.relief(0.01 * b)
    canvas.shadow(relief.mask, 0.02 * b, 0.035 * b, 0.025 * b, 0.5)
    canvas.form(relief, tone, gloss=0.5, gloss_sharpness=22, rim=0.6, bias=bias, haze=haze, detail=detail)
    at = relief.mask.where
    tip = np.asarray(smoothstep(-0.07 * b, -0.13 * b, canvas.y[at] - gy), np.float32)
    canvas.glaze(relief.mask * tip, (0.3, 0.09, 15), 0.75 * (1 - haze))
