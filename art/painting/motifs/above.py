"""From above: straw hats as a bird sees them."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.relief import Relief
from art.painting.shapes import oval


def straw_hat(canvas: Canvas, x: float, y: float, r: float, tone: Colour = (0.86, 0.09, 88)) -> None:
    """Paint a cone of straw with its rings of plaiting."""
    mask = canvas.mask(oval(x, y, r, r))
    if mask.empty:
        return
    canvas.shadow(mask, r * 0.3, r * 0.34, soft=r * 0.22, share=0.5)
    d = np.hypot(canvas.x[mask.where] - x, canvas.y[mask.where] - y)
    rings = np.sin(d / r * 24) * 0.02 * r
    cone = Relief(mask, np.asarray(np.clip(r - d, 0, r) * 0.72 + rings, np.float32))
    canvas.form(cone, tone, mottle=0.06, grain=5, depth=0.55, rim=0.2, detail=0.75)
