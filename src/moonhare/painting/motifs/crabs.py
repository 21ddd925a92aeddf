"""Land crabs seen from the front: they walk sideways, and can hold something up between their claws."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, oval


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

    # Walking legs, the far ones of each side first: out, up to the knee, down to a pointed foot.
    for i in (3, 2, 1, 0):
        for side in (-1.0, 1.0):
            swing = math.sin(step * 2.2 + i * 1.7 + side) * 0.07
            reach = 0.66 + 0.13 * (1.5 - abs(i - 1.5)) + swing
            knee = (x + side * size * reach, y - size * (0.16 - 0.09 * i) + r.normal(0, 2))
            foot = (
                x + side * size * (reach + 0.16 - 0.07 * i + swing),
                ground - size * 0.05 * i + (size * 0.1 if swing > 0.05 else 0) * -1,
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
    # Claw arms: shoulder, elbow, wrist, then a heavy hand whose fingers close round the grip.
    for side, (gx, gy) in zip((-1.0, 1.0), grips, strict=True):
        big = 1.18 if (side > 0) == (step >= 0) else 0.92
        shoulder = (x + side * 0.3 * size, y + 0.05 * size)
        wrist = (gx + side * 0.02 * size, gy + 0.3 * size * big)
        elbow = (
            max(abs(wrist[0] - x), 0.42 * size) * side + x + side * 0.2 * size,
            (shoulder[1] + wrist[1]) / 2 + 0.02 * size,
        )
        arm = Clay(canvas, box, melt=0.03 * size)
        arm.limb([(*shoulder, 0.05 * size), (*elbow, 0.088 * size)], n=10)
        arm.limb([(*elbow, 0.082 * size), (*wrist, 0.05 * size)], n=10)
        for k in range(5):
            t = 0.15 + 0.2 * k
            px, py = elbow[0] + (wrist[0] - elbow[0]) * t, elbow[1] + (wrist[1] - elbow[1]) * t
            arm.limb([(px, py, 0.03 * size), (px + side * 0.1 * size, py - 0.03 * size, 0.006 * size)], n=6)
        form(arm, colour)
        hand = Clay(canvas, box, melt=0.03 * size)
        b = size * big
        hand.limb(
            [
                (*wrist, 0.06 * b),
                (gx + side * 0.03 * b, gy + 0.16 * b, 0.115 * b),
                (gx + side * 0.01 * b, gy + 0.08 * b, 0.09 * b),
            ],
            n=12,
        )
        for way, width in ((side, 0.06), (-side, 0.048)):
            hand.limb(
                [
                    (gx + way * 0.07 * b, gy + 0.08 * b, width * b),
                    (gx + way * 0.135 * b, gy - 0.02 * b, width * 0.95 * b),
                    (gx + way * 0.1 * b, gy - 0.12 * b, width * 0.62 * b),
                    (gx + way * 0.02 * b, gy - 0.165 * b, 0.012 * b),
                ],
                n=18,
                melt=0.015 * b,
            )
        form(hand, mix(colour, (0.64, 0.19, 34), 0.4), 0.5)
        tip = canvas.mask(circle(gx, gy - 0.15 * b, 0.07 * b), soft=0.02 * b) & hand.mask()
        canvas.glaze(tip, (0.93, 0.04, 75), 0.6 * (1 - haze))
