"""An eye-spot of a peacock's train, whole: bronze, green, turquoise and a dark blue heart that looks somewhere."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import oval
from art.painting.stamps import strew


def ocellus(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    *,
    look: tuple[float, float] = (0.0, 0.0),
    lid: float = 0.0,
    closed: bool = False,
    squash: float = 1.0,
    seed: str = "eye",
    haze: float = 0.0,
) -> None:
    """Paint an eye-spot: bronze, green, turquoise, a dark blue heart that looks somewhere; `lid` 0–1 lowers its lid."""
    disc = c.mask(oval(x, y, r, r * squash))
    at = disc.where
    dx, dy = (c.x[at] - x) / r, (c.y[at] - y) / (r * squash)
    a = np.arctan2(dy, dx)
    d = np.hypot(dx, dy)
    px, py = dx - 0.2 * look[0], dy - 0.2 * look[1]
    inner = np.hypot(px, py) + 0.2 * np.exp(-((px / 0.1) ** 2)) * smoothstep(0.0, 0.3, py)
    barbs = c.noise.at(f"barbs/{seed}", np.cos(a) * 9, np.sin(a) * 9, 0.6, 2) - 0.5
    stops = [
        (0.0, (0.16, 0.07, 275)),
        (0.27, (0.19, 0.1, 272)),
        (0.31, (0.42, 0.14, 258)),
        (0.46, (0.68, 0.13, 205)),
        (0.5, (0.8, 0.11, 185)),
        (0.55, (0.56, 0.13, 60)),
        (0.72, (0.7, 0.14, 72)),
        (0.76, (0.88, 0.13, 98)),
        (0.83, (0.6, 0.13, 132)),
        (1.0, (0.36, 0.09, 145)),
    ]
    mixed = np.where(d < 0.55, inner, np.maximum(d, 0.5))
    t = np.clip(mixed + 0.05 * barbs, 0, 1)
    light = 0.8 - 0.12 * dx + 0.1 * dy + 0.5 * barbs
    colours = np.clip(pick(ramp(stops), t) * light[..., None], 0, 1)
    c.shadow(disc, 0, 0, r * 0.22, 0.55)
    if not closed:
        g = c.rng(f"fringe/{seed}")
        n = 40
        way = g.uniform(0, 6.28, n)
        far = r * g.uniform(0.8, 1.0, n)
        tint: Array = np.repeat(np.array([[0.22, 0.3, 0.13]], np.float32), n, 0) * g.uniform(0.6, 1.4, (n, 1)).astype(
            np.float32
        )
        strew(
            c,
            "hair",
            x + np.cos(way) * far,
            y + np.sin(way) * far,
            r * 0.62,
            way + g.normal(0, 0.25, n),
            tint,
            seed=f"fr/{seed}",
            alpha=0.9,
            detail=0.85,
        )
    c.fill(disc, colours.astype(np.float32), detail=0.92)
    c.emit(disc * np.asarray(smoothstep(0.5, 0.3, inner) * 0.25, np.float32))

    def shine(pen: Pen) -> None:
        pen.dot(
            x + r * (0.2 * look[0] - 0.12), y + r * squash * (0.2 * look[1] - 0.14), r * 0.045, (0.9, 0.05, 170), 0.75
        )
        pen.dot(
            x + r * (0.2 * look[0] + 0.1), y + r * squash * (0.2 * look[1] + 0.12), r * 0.025, (0.8, 0.06, 200), 0.35
        )

    if not closed:
        c.draw(shine, detail=0.95, emission=0.3)
    drop = 0.66 if closed else lid
    if drop:
        level = y - r * squash + 2 * r * squash * drop
        upper = disc & c.full(smoothstep(level + 1, level - 1, c.y - 0.16 * r * squash * (1 - ((c.x - x) / r) ** 2)))
        c.form(upper, (0.34, 0.08, 112), thickness=r * 0.5, rim=0.0, gain=0.35, mottle=0.1, grain=6, detail=0.85)
        c.multiply(upper.edge(0, -r * 0.14, r * 0.1), (0.4, 0.1, 60), 0.5)
        if closed:

            def seam(pen: Pen) -> None:
                arc = [(x + u * r, level + 0.16 * r * squash * (1 - u * u)) for u in (-0.92, -0.5, 0.0, 0.5, 0.92)]
                pen.stroke(arc, (0.12, 0.04, 170), r * 0.1)

            c.draw(seam, detail=0.9)
    if haze:
        c.glaze(disc * haze, c.palette.haze)
