"""Parts of Light Sleeper: blossoming woods seen from above, their boughs combed along a fur's way."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Stops, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.relief import Relief, lit
from art.painting.stamps import jittered, sampled, strew

Flow = Callable[[Array, Array], Array]
"""Which way boughs point at a place, in radians."""

CORAL: Stops = [
    (0.0, (0.24, 0.1, 350)),
    (0.3, (0.46, 0.16, 14)),
    (0.55, (0.66, 0.165, 26)),
    (0.8, (0.82, 0.12, 36)),
    (1.0, (0.96, 0.06, 60)),
]
ROSE: Stops = [
    (0.0, (0.22, 0.09, 340)),
    (0.3, (0.44, 0.15, 2)),
    (0.55, (0.64, 0.17, 10)),
    (0.8, (0.84, 0.1, 14)),
    (1.0, (0.97, 0.04, 40)),
]
PALE: Stops = [
    (0.0, (0.4, 0.08, 350)),
    (0.3, (0.66, 0.06, 10)),
    (0.55, (0.86, 0.04, 30)),
    (0.8, (0.95, 0.025, 60)),
    (1.0, (0.99, 0.015, 80)),
]
GREEN: Stops = [
    (0.0, (0.16, 0.045, 185)),
    (0.35, (0.28, 0.07, 168)),
    (0.6, (0.42, 0.09, 155)),
    (0.85, (0.62, 0.11, 138)),
    (1.0, (0.82, 0.1, 115)),
]
MEADOW: Stops = [(0.0, (0.3, 0.07, 150)), (0.5, (0.56, 0.1, 130)), (1.0, (0.84, 0.1, 105))]


def woods(
    c: Canvas,
    relief: Relief,
    main: Stops,
    other: Stops,
    flow: Flow,
    seed: str,
    *,
    size: tuple[float, float] = (8.0, 20.0),
    step: float = 12.0,
    glades: float = 0.37,
    bias: float = 0.0,
    boughs: int = 19,
) -> None:
    """Cover a modelled body with trees: crowns of many sizes in two tones, meadows showing between them."""
    m = relief.mask
    tone = np.zeros((c.h, c.w), np.float32)
    tone[m.where] = lit(relief, c.light, 1.0)
    r = c.rng(f"woods/{seed}")
    patch, open_, big = c.field(f"patch/{seed}", 70, 3), c.field(f"glade/{seed}", 64, 3), c.field(f"size/{seed}", 80, 2)
    blades = (c.field(f"blades/{seed}", 7, 3) - 0.5) * 0.3 + (patch - 0.5) * 0.3
    ground = pick(ramp(MEADOW), np.clip(tone[m.where] - 0.1 + blades[m.where], 0, 1))
    shade = pick(ramp(main), np.clip(tone[m.where] * 0.5, 0, 1))
    bare = smoothstep(glades + 0.06, glades - 0.01, open_[m.where])[..., None]
    c.fill(m, np.asarray(shade + (ground - shade) * bare, np.float32), detail=0.5)

    x0, y0, x1, y1 = (v / c.scale for v in m.box)
    gx, gy = np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step))
    x = (gx + r.normal(0, step * 0.4, gx.shape)).ravel().astype(np.float32)
    y = (gy + r.normal(0, step * 0.4, gy.shape)).ravel().astype(np.float32)
    keep = (sampled(c, m.whole(), x, y) > 0.5) & (sampled(c, open_, x, y) > glades)
    x, y = x[keep], y[keep]
    spread = np.clip((sampled(c, big, x, y) - 0.3) / 0.4, 0, 1)
    q = size[0] + (size[1] - size[0]) * spread * r.uniform(0.55, 1.1, len(x))
    order = np.argsort(y + r.normal(0, 5, len(x)))
    x, y, q = x[order], y[order], q[order]
    n = len(x)
    if not n:
        return
    t = sampled(c, tone, x, y) + r.normal(0, 0.06, n) + bias
    w = smoothstep(0.42, 0.58, sampled(c, patch, x, y) + r.normal(0, 0.05, n))[:, None, None]
    dim = np.tile(pick(ramp(main), np.asarray(0.04)), (n, 1)).astype(np.float32)
    fall = q * 0.5
    strew(c, "soft", x + fall, y + fall * 1.2, q * 2.6, 0.0, dim, seed=f"{seed}/under", alpha=0.5, detail=0.5, clip=m)
    # Within a crown, boughs are laid from the shaded side below to the lit one above.
    up = np.sort(r.uniform(-1, 1, (n, boughs)), axis=1)
    side = r.uniform(-1, 1, (n, boughs)) * np.sqrt(np.maximum(1 - up * up, 0))
    ux, uy = -0.62, -0.78
    bx = x[:, None] + q[:, None] * 0.74 * (up * ux - side * uy)
    by = y[:, None] + q[:, None] * 0.74 * (up * uy + side * ux)
    value = np.clip(t[:, None] - 0.15 + 0.3 * up + r.normal(0, 0.035, up.shape), 0, 1)
    colours = pick(ramp(main), value) * (1 - w) + pick(ramp(other), value) * w
    way = np.asarray(flow(x, y))[:, None] + r.normal(0, 0.42, up.shape)
    long = q[:, None] * r.uniform(0.6, 1.0, up.shape)
    strew(
        c,
        "leaf",
        bx.ravel(),
        by.ravel(),
        long.ravel(),
        way.ravel(),
        jittered(colours.reshape(-1, 3).astype(np.float32), r, 0.03, 0.012),
        seed=seed,
        detail=0.6,
    )


def clipped(relief: Relief, by: Mask) -> Relief:
    """Return the part of a modelled body within a mask."""
    return relief.within(relief.mask & by)
