"""Focus: quietens what lies away from the story's point, so that one light leads the eye."""

from __future__ import annotations

import cv2
import msgspec
import numpy as np

from .canvas import Canvas
from .colour import Array, from_lab, rgb, smoothstep, to_lab


class Focus(msgspec.Struct, frozen=True):
    """Where the story's point is: an ellipse in card units, inside which nothing is quietened."""

    x: float
    y: float
    across: float = 260
    down: float = 320
    """Half width and half height."""
    quiet: float = 0.6
    """How far the surroundings step back, 0–1: fine texture melts, values fall, colour leans to the palette's deep."""


def focused(canvas: Canvas, image: Array, focus: Focus) -> Array:
    """Return an image (float RGB, the canvas's size) with everything away from the focus calmer and darker.

    What gives light keeps it, and what is marked as detail keeps its drawing.
    """
    away = np.hypot((canvas.x - focus.x) / focus.across, (canvas.y - focus.y) / focus.down)
    outside = smoothstep(0.8, 2.0, away) * focus.quiet
    drawn = smoothstep(0.5, 1, canvas.layer.detail)
    size = 5 * canvas.scale
    soft = np.ascontiguousarray(image, np.float32)
    for _ in range(2):
        soft = np.asarray(cv2.bilateralFilter(soft, 2 * round(size) + 1, 0.12, size), np.float32)
    melt = np.clip(1.6 * outside * (1 - 0.6 * drawn), 0, 1)[..., None]
    values = to_lab(np.clip(image + (soft - image) * melt, 0, 1).astype(np.float32))
    deep = to_lab(rgb(canvas.palette.deep).reshape(1, 1, 3).astype(np.float32))
    dark = values * np.array([0.42, 0.75, 0.75], np.float32)
    dark[..., 1:] += deep[..., 1:] * 0.5
    share = 0.62 * outside * (1 - 0.6 * np.clip(canvas.layer.emission, 0, 1))
    values += (dark - values) * share[..., None]
    near = (1 - smoothstep(0, 1.1, away)) * focus.quiet
    values[..., 0] += 0.32 * near * values[..., 0] * (1 - values[..., 0])
    values[..., 1:] *= (1 + 0.12 * near)[..., None]
    return from_lab(values)
