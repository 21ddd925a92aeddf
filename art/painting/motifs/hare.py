"""The hare of the back and the cover: sitting up in profile, ears high, gazing."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import curve, oval

from .beasts import paint_eye


def hare(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    *,
    left: bool = False,
    gaze: float = 20.0,
    asleep: bool = False,
    seed: str = "hare",
) -> tuple[float, float]:
    """Paint a sitting hare whose feet stand at (x, y) and who is `size` high without ears; return its forepaw.

    `gaze` lifts the head, in degrees.
    """
    f, k = (-1.0 if left else 1.0), size / 200

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + f * dx * k, y - dy * k

    lift = math.radians(gaze)

    def head(dx: float, dy: float) -> tuple[float, float]:
        """Turn a place of the head about its nape at (34, 150)."""
        u, v = dx * math.cos(lift) - dy * math.sin(lift), dx * math.sin(lift) + dy * math.cos(lift)
        return at(34 + u, 150 + v)

    box = (x - 190 * k, y - 380 * k, x + 190 * k, y + 30 * k)
    dark = mix(colour, canvas.light.shade, 0.45)
    for shade, tip, width in ((dark, (-62, 118), 0.86), (colour, (-34, 130), 1.0)):
        ear = Clay(canvas, box, melt=4 * k)
        root, end = head(6, 26), head(*tip)
        middle = ((root[0] * 0.5 + end[0] * 0.5) + 5 * f * k, root[1] * 0.5 + end[1] * 0.5)
        ear.limb([(*root, 8 * k * width), (*middle, 16 * k * width), (*end, 4 * k * width)])
        canvas.form(ear.relief(0.5), shade, rim=0.9, detail=0.8)
        inner = curve(
            [
                (root[0] * 0.8 + middle[0] * 0.2, root[1] * 0.8 + middle[1] * 0.2),
                (middle[0] + 8 * f * k * width, middle[1]),
                (end[0] * 0.8 + middle[0] * 0.2, end[1] * 0.8 + middle[1] * 0.2),
                (middle[0] - 3 * f * k * width, middle[1]),
            ]
        )
        canvas.glaze(canvas.mask(inner, soft=2 * k), (0.74, 0.08, 30), 0.55)
    far = Clay(canvas, box, melt=5 * k)
    far.limb([(*at(44, 96), 17 * k), (*at(56, 48), 11 * k), (*at(60, 12), 9 * k), (*at(72, 6), 7 * k)])
    canvas.form(far.relief(), dark, detail=0.7)
    body = Clay(canvas, box, melt=12 * k)
    body.ball(*at(-66, 34), 18 * k, 17 * k)
    body.ball(*at(-24, 52), 58 * k, 52 * k, turn=-10 * f)
    body.limb([(*at(-26, 70), 48 * k), (*at(6, 104), 42 * k), (*at(28, 138), 30 * k)])
    body.ball(*at(-16, 38), 42 * k, 38 * k, z=16 * k)
    body.limb([(*at(-30, 12), 13 * k, 16 * k), (*at(34, 9), 10 * k, 16 * k), (*at(48, 7), 8 * k, 16 * k)])
    body.limb(
        [
            (*at(32, 98), 20 * k, 14 * k),
            (*at(40, 50), 12 * k, 14 * k),
            (*at(44, 14), 10 * k, 14 * k),
            (*at(58, 7), 8 * k, 14 * k),
        ]
    )
    body.ball(*head(16, 14), 35 * k, 31 * k, turn=-gaze * f, z=6 * k)
    body.limb([(*head(28, 10), 25 * k, 6 * k), (*head(50, 2), 16 * k, 6 * k), (*head(60, -1), 11 * k, 6 * k)])
    form = body.relief(0.8)
    canvas.form(form, colour, rim=0.9, shadow=10 * k, mottle=0.1, detail=0.75)
    pale = mix(colour, (0.96, 0.02, 85), 0.65)
    for place, rx, ry in ((at(-68, 32), 17, 16), (head(52, -8), 15, 9), (at(36, 112), 16, 26)):
        canvas.form(form.within(canvas.mask(oval(*place, rx * k, ry * k), soft=7 * k)), pale, rim=0.9, detail=0.75)
    fur(
        canvas,
        form,
        body.angle + (math.pi if not left else 0.0),
        seed=seed,
        length=(7 * k, 15 * k),
        spacing=max(1.4, 2.6 * k),
        spread=0.45,
        detail=0.75,
    )
    paint_eye(canvas, *head(27, 20), 6.4 * k, closed=asleep, left=left)
    canvas.form(canvas.mask(oval(*head(70, 1), 5 * k, 4 * k)), (0.45, 0.09, 20), gloss=0.6, detail=0.9)

    def whiskers(pen: Pen) -> None:
        for dx, dy in ((104, 20), (108, 4), (100, -14)):
            pen.stroke(
                [head(58, -3), head((58 + dx) / 2 + 4, dy / 2 + 3), head(dx, dy)], (0.95, 0.02, 90), 0.9 * k, 0.6
            )

    canvas.draw(whiskers, detail=0.85)
    return at(64, 12)
