"""Parts of Midnight Snack: the musk ox."""

from __future__ import annotations

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour
from moonhare.painting.materials.living import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import oval, place


def musk_ox(
    c: Canvas, x: float, y: float, size: float, *, left: bool = False, haze: float = 0.0, seed: str = "ox"
) -> None:
    """Paint a musk ox standing at (x, y): a hill of hair on short pale legs, horns swept down and up."""
    q = size * 1.3
    box = (x - q, y - q * 1.1, x + q, y + 8)

    def put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, size, 0, left)

    def form(clay: Clay, tone: Colour, bias: float = 0.0) -> None:
        c.form(
            clay.relief(0.02 * size), tone, rim=0.7, bias=bias, mottle=0.1, shadow=0.2 * size, haze=haze, detail=0.65
        )

    brown, pale = (0.3, 0.05, 40), (0.72, 0.05, 70)
    legs = Clay(c, box, melt=0.02 * size)
    for lx in (-0.4, -0.28, 0.2, 0.34):
        legs.limb(
            put([(lx, -0.35, 0.09), (lx + 0.01, -0.16, 0.055), (lx + 0.01, -0.03, 0.05), (lx + 0.05, -0.02, 0.045)])
        )
    form(legs, pale, -0.08)
    body = Clay(c, box, melt=0.16 * size)
    body.limb(
        put([(-0.5, -0.52, 0.2), (-0.3, -0.56, 0.33), (0.0, -0.55, 0.34), (0.3, -0.6, 0.36), (0.45, -0.56, 0.26)])
    )
    body.limb(put([(0.16, -0.82, 0.2), (0.36, -0.82, 0.18), (0.5, -0.62, 0.18)]))
    for lx in (-0.46, -0.25, 0.0, 0.2, 0.42):
        body.limb(put([(lx, -0.5, 0.16), (lx, -0.22, 0.1)]))
    relief = body.relief(0.02 * size)
    c.form(relief, brown, rim=0.8, mottle=0.12, grain=0.1 * size, haze=haze, detail=0.6)
    sx, sy = put([(-0.02, -0.86)])[0][:2]
    saddle = c.mask(oval(sx, sy, 0.3 * size, 0.16 * size), soft=0.07 * size)
    c.form(relief.within(saddle), (0.66, 0.06, 65), rim=0.6, haze=haze, detail=0.6)
    if size > 30:
        for k, (long, gap) in enumerate((((0.13, 0.22), 0.035), ((0.07, 0.13), 0.025))):
            fur(
                c,
                relief,
                1.57,
                seed=f"{seed}/{k}",
                length=(long[0] * size, long[1] * size),
                spacing=max(gap * size, 1.6),
                light=0.2,
                spread=0.16,
                detail=0.6,
            )
    head = Clay(c, box, melt=0.05 * size)
    head.limb(put([(0.56, -0.68, 0.18), (0.66, -0.52, 0.15), (0.74, -0.34, 0.105), (0.76, -0.28, 0.09)]))
    form(head, (0.32, 0.05, 42))
    if size > 30:
        fur(
            c,
            head.relief(),
            1.2 if not left else 1.94,
            seed=f"{seed}/face",
            length=(0.06 * size, 0.12 * size),
            spacing=max(0.03 * size, 1.6),
            light=0.16,
            detail=0.6,
        )
    nose = Clay(c, box, melt=0.02 * size)
    nose.limb(put([(0.745, -0.3, 0.08), (0.77, -0.25, 0.075)]))
    form(nose, (0.46, 0.04, 50))
    horn = Clay(c, box, melt=0.02 * size)
    horn.limb(
        put(
            [
                (0.5, -0.85, 0.05),
                (0.54, -0.76, 0.056),
                (0.53, -0.6, 0.046),
                (0.56, -0.44, 0.038),
                (0.66, -0.38, 0.027),
                (0.74, -0.46, 0.008),
            ]
        ),
        n=30,
    )
    form(horn, (0.72, 0.06, 75), -0.06)

    def eye(pen: Pen) -> None:
        (ex, ey), (nx, ny) = (p[:2] for p in put([(0.7, -0.55), (0.79, -0.27)]))
        pen.fill(oval(ex, ey, 0.026 * size, 0.022 * size), (0.12, 0.02, 40))
        pen.dot(ex + 0.007 * size, ey - 0.008 * size, 0.008 * size, (0.97, 0.03, 95))
        pen.fill(oval(nx, ny, 0.018 * size, 0.01 * size), (0.2, 0.03, 40))

    c.draw(eye, detail=0.9)
