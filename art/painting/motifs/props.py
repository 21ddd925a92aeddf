"""Props: jars, stools, ropes, lanterns, crates and other things that scenes put on shelves, floors and decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.light import Lamp
from art.painting.mask import Mask
from art.painting.materials.made import cloth, glass, metal, wood
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon


def jar_outline(x: float, y: float, w: float, h: float) -> Path:
    """Return a preserving jar's outline, the middle of its foot at (x, y)."""
    n = w * 0.36
    return curve(
        [
            (x - w * 0.42, y, CORNER),
            (x - w / 2, y - h * 0.08),
            (x - w / 2, y - h * 0.7),
            (x - n, y - h * 0.86),
            (x - n, y - h, CORNER),
            (x + n, y - h, CORNER),
            (x + n, y - h * 0.86),
            (x + w / 2, y - h * 0.7),
            (x + w / 2, y - h * 0.08),
            (x + w * 0.42, y, CORNER),
        ],
        pull=0.3,
    )


def jar(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    inside: Callable[[Canvas, Mask], None] | None,
    *,
    lid: Colour | None = (0.6, 0.16, 28),
    tint: Colour = (0.88, 0.03, 215),
    seed: str = "jar",
) -> Mask:
    """Paint a glass jar; `inside` paints its contents within the mask that it is given. `lid` None: open."""
    shape = canvas.mask(jar_outline(x, y, w, h))
    canvas.shadow(canvas.mask(oval(x, y - 2, w * 0.55, h * 0.05)), w * 0.06, 2, soft=5, share=0.5)
    canvas.glaze(shape, tint, 0.4)
    if inside is not None:
        room = canvas.mask(jar_outline(x, y - h * 0.03, w * 0.9, h * 0.88)) & shape
        inside(canvas, room)
    glass(canvas, shape, tint, thickness=w * 0.42, clear=0.92, shine=0.75)
    if lid is not None:
        cap = canvas.mask(
            curve(
                [
                    (x - w * 0.46, y - h * 0.9, CORNER),
                    (x - w * 0.4, y - h * 1.04),
                    (x, y - h * 1.1),
                    (x + w * 0.4, y - h * 1.04),
                    (x + w * 0.46, y - h * 0.9, CORNER),
                    (x + w * 0.2, y - h * 0.93),
                    (x, y - h * 0.9),
                    (x - w * 0.2, y - h * 0.93),
                ]
            )
        )
        cloth(canvas, cap, lid, fold=w * 0.09, depth=2.0, thickness=w * 0.18, seed=seed)
        string = [(x - w * 0.37, y - h * 0.95), (x, y - h * 0.93), (x + w * 0.37, y - h * 0.95)]
        canvas.draw(lambda pen: pen.stroke(string, (0.8, 0.07, 80), w * 0.03), detail=0.8)
    return shape


def stool(canvas: Canvas, x: float, y: float, w: float, h: float, colour: Colour, *, seed: str = "stool") -> None:
    """Paint a three-legged stool, its feet's middle at (x, y), its seat `h` above."""
    for off, tilt in ((-0.3, -0.14), (0.02, 0.02), (0.3, 0.14)):
        wood(
            canvas,
            canvas.mask(limb([(x + off * w, y - h, w * 0.06), (x + (off + tilt) * w, y, w * 0.045)])),
            colour,
            angle=85,
            thickness=w * 0.1,
            bias=-0.08 if off == 0.02 else 0.0,
        )
    wood(
        canvas,
        canvas.mask(box(x - w / 2, y - h - w * 0.05, w, w * 0.14, w * 0.05)),
        mix(colour, canvas.light.shade, 0.25),
        thickness=w * 0.08,
        seed=seed,
    )
    wood(
        canvas,
        canvas.mask(oval(x, y - h - w * 0.05, w / 2, w * 0.12)),
        colour,
        thickness=w * 0.05,
        seed=f"{seed}/top",
        bias=0.06,
    )


def rope(
    canvas: Canvas, points: Sequence[tuple[float, float]], width: float, colour: Colour = (0.68, 0.07, 75)
) -> None:
    """Paint a twisted rope through points."""
    n = 60
    mask = canvas.mask(limb([(*p, width / 2) for p in points], n))
    at = mask.where
    twist = np.sin((canvas.x[at] + canvas.y[at] * 0.6) / width * 4.2) * width * 0.12
    canvas.form(mask, colour, thickness=width * 0.6, bump=np.asarray(twist, np.float32), rim=0.4, detail=0.75)


def lantern(
    canvas: Canvas,
    x: float,
    y: float,
    h: float,
    *,
    frame: Colour = (0.25, 0.03, 60),
    colour: Colour = (0.88, 0.14, 78),
    reach: float = 110.0,
) -> None:
    """Hang a lit lantern by its ring at (x, y) and let it throw light."""
    w = h * 0.5
    body = polygon(
        [(x - w * 0.4, y + h * 0.3), (x + w * 0.4, y + h * 0.3), (x + w * 0.5, y + h * 0.9), (x - w * 0.5, y + h * 0.9)]
    )
    canvas.glow(x, y + h * 0.6, h * 1.6, colour, 0.55)
    canvas.draw(
        lambda pen: pen.radiate(body, x, y + h * 0.62, h * 0.5, [(0.99, 0.05, 95), colour]), emission=0.8, detail=0.95
    )
    metal(
        canvas,
        canvas.mask(
            curve([(x - w * 0.55, y + h * 0.32, CORNER), (x, y + h * 0.08), (x + w * 0.55, y + h * 0.32, CORNER)])
        ),
        frame,
        thickness=h * 0.1,
    )
    metal(canvas, canvas.mask(box(x - w * 0.6, y + h * 0.88, w * 1.2, h * 0.1, h * 0.03)), frame, thickness=h * 0.06)

    def bars(pen: Pen) -> None:
        for k in (-1, 0, 1):
            pen.stroke([(x + k * w * 0.4, y + h * 0.3), (x + k * w * 0.5, y + h * 0.9)], frame, max(1.0, h * 0.03))

    canvas.draw(bars, detail=0.9)
    canvas.draw(lambda pen: pen.stroke(oval(x, y + h * 0.05, h * 0.07, h * 0.07), frame, h * 0.025), detail=0.9)
    canvas.glow(x, y + h * 0.6, h * 0.5, (0.98, 0.08, 90), 0.6)
    canvas.lamp(Lamp(x=x, y=y + h * 0.6, reach=reach, colour=colour), halo=0.0)
