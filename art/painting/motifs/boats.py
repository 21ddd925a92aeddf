"""Boats: rowing boats, barges and small sailing boats, seen from the side or a little from above."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.materials.made import cloth, wood
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, polygon


def hull(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    colour: Colour,
    *,
    inside: Colour | None = None,
    height: float = 0.2,
    open_by: float = 0.07,
    tilt: float = 0.0,
    left: bool = False,
    stripe: Colour | None = None,
    seed: str = "hull",
    haze: float = 0.0,
) -> None:
    """Paint a boat's hull with its middle waterline at (x, y), bow to the right; `open_by` shows that much inside."""
    h, o = height, open_by

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, length, tilt, left)

    if open_by:
        well = put(
            [
                (-0.46, -h * 0.9, CORNER),
                (-0.2, -h * 0.82 - o),
                (0.2, -h * 0.82 - o),
                (0.52, -h * 1.28, CORNER),
                (0.2, -h * 0.72 + o * 0.2),
                (-0.2, -h * 0.72 + o * 0.2),
            ]
        )
        wood(
            canvas,
            canvas.mask(curve(well)),
            mix(colour, (0.4, 0.06, 50), 0.5) if inside is None else inside,
            thickness=4,
            seed=f"{seed}/in",
            bias=-0.1,
        )
    side = put(
        [
            (-0.46, -h * 0.9, CORNER),
            (-0.2, -h * 0.72 + o * 0.2),
            (0.2, -h * 0.72 + o * 0.2),
            (0.54, -h * 1.3, CORNER),
            (0.46, -h * 0.5),
            (0.34, h * 0.08, CORNER),
            (-0.38, h * 0.08, CORNER),
            (-0.45, -h * 0.4),
        ]
    )
    mask = canvas.mask(curve(side))
    at = mask.where
    lines = np.sin((canvas.y[at] - y) / (length * h * 0.2) * 6.28) * length * 0.004
    relief = canvas.relief(mask, length * h * 0.8)
    canvas.form(
        relief,
        colour,
        bump=np.asarray(lines, np.float32),
        rim=0.5,
        mottle=0.09,
        grain=length * 0.08,
        haze=haze,
        detail=0.65,
        gloss=0.1,
    )
    rim = put([(-0.46, -h * 0.9), (-0.2, -h * 0.72 + o * 0.2), (0.2, -h * 0.72 + o * 0.2), (0.54, -h * 1.3)])
    canvas.draw(
        lambda pen: pen.stroke(
            curve(rim, closed=False), mix(colour, (0.9, 0.05, 85), 0.55) if stripe is None else stripe, length * 0.016
        ),
        relief=length * 0.008,
        detail=0.75,
    )


def sail(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    width: float,
    colour: Colour,
    *,
    belly: float = 0.22,
    mast: Colour = (0.4, 0.06, 50),
    left: bool = False,
    seed: str = "sail",
) -> None:
    """Set a triangular sail on a mast whose foot is at (x, y)."""
    f = -1 if left else 1
    wood(
        canvas,
        canvas.mask(limb([(x, y, height * 0.014), (x, y - height * 1.05, height * 0.008)])),
        mast,
        angle=90,
        thickness=4,
    )
    points = [
        (x + 2 * f, y - height, CORNER),
        (x + width * (0.5 + belly) * f, y - height * 0.45),
        (x + width * f, y - height * 0.12, CORNER),
        (x + width * 0.5 * f, y - height * 0.07),
        (x + 3 * f, y - height * 0.1, CORNER),
    ]
    cloth(
        canvas,
        canvas.mask(curve(points)),
        colour,
        angle=75 if not left else 105,
        fold=height * 0.12,
        depth=2.0,
        thickness=height * 0.09,
        seed=seed,
    )
    canvas.draw(
        lambda pen: pen.stroke([(x, y - height * 0.08), (x + width * f, y - height * 0.1)], mast, height * 0.014),
        relief=2,
    )


def oars(canvas: Canvas, places: list[tuple[float, float, float, float]], colour: Colour, width: float = 3.0) -> None:
    """Draw oars from (x, y) to (x, y): shaft and blade."""

    def work(pen: Pen) -> None:
        for x0, y0, x1, y1 in places:
            pen.stroke([(x0, y0), (x1, y1)], colour, width)
            dx, dy = (x1 - x0) * 0.16, (y1 - y0) * 0.16
            nx, ny = -dy * 0.22, dx * 0.22
            pen.fill(
                polygon([(x1 - dx, y1 - dy), (x1 + nx, y1 + ny), (x1 + dx * 0.5, y1 + dy * 0.5), (x1 - nx, y1 - ny)]),
                colour,
            )

    canvas.draw(work, relief=3, detail=0.8)
