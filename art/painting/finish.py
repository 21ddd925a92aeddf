"""Finish: light, bloom, bristle grain, paper, vignette and grading; turns a canvas into the finished picture."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from .canvas import HEIGHT, WIDTH, Canvas
from .colour import Array, Colour, from_lab, rgb, smoothstep, to_lab
from .focus import Focus, focused
from .mask import blur
from .relight import Relight, relit
from .strokes import orientation


def _bristles(canvas: Canvas, image: Array) -> Array:
    """Noise smeared along the picture's own flow: the marks of a brush in wet paint."""
    s = canvas.scale
    angle = orientation(canvas, image)
    r = canvas.rng("bristles")
    noise = r.random((canvas.h, canvas.w), dtype=np.float32)
    noise = blur(noise, 0.55 * s)
    y, x = np.mgrid[0 : canvas.h, 0 : canvas.w].astype(np.float32)
    total = noise.copy()
    vx, vy = np.cos(angle), np.sin(angle)
    for way in (1.0, -1.0):
        for i in range(1, 8):
            d = way * i * 1.1 * s
            total += cv2.remap(noise, x + vx * d, y + vy * d, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    out: Array = (total - total.mean()) / (total.std() + 1e-6)
    return out


def finish(
    canvas: Canvas,
    *,
    bloom: float = 0.35,
    bristle: float = 0.008,
    grain: float = 0.016,
    vignette: float = 0.3,
    vignette_colour: Colour | None = None,
    saturation: float = 1.05,
    contrast: float = 0.12,
    focus: Focus | None = None,
    relight: Relight | None = None,
) -> NDArray[np.uint8]:
    """Return the finished picture, uint8 RGB: 1200 × 800 if the canvas is that large, else its own size."""
    s = canvas.scale
    image: Array = np.clip(canvas.layer.rgb, 0, 1).astype(np.float32)
    if relight is not None:
        image = relit(canvas, image, relight)
    if focus is not None:
        image = focused(canvas, image, focus)
    if bristle:
        fade = (1 - 0.75 * smoothstep(0.4, 1, canvas.layer.detail))[..., None]
        image = image + _bristles(canvas, image)[..., None] * bristle * fade * (0.35 + image)
        grey = np.asarray(cv2.cvtColor(np.clip(image, 0, 1).astype(np.float32), cv2.COLOR_RGB2GRAY), np.float32)
        raised = grey - blur(grey, 5 * s)
        kernel = np.array([[-1, -0.5, 0], [-0.5, 0, 0.5], [0, 0.5, 1]], np.float32)
        emboss = np.asarray(cv2.filter2D(raised, -1, kernel), np.float32)
        image = image + np.clip(emboss * 0.35, -0.03, 0.03)[..., None] * fade
    if bloom:
        bright = image * (canvas.layer.emission[..., None] + np.clip(image.max(-1, keepdims=True) - 0.84, 0, 1) * 1.5)
        light = sum(blur(bright.astype(np.float32), q * s) * w for q, w in ((4, 0.4), (14, 0.4), (45, 0.5), (110, 0.4)))
        image = 1 - (1 - np.clip(image, 0, 1)) * (1 - np.clip(light * bloom, 0, 0.9))
    pigment = canvas.field("pigment", 5, 2) * 0.5 + canvas.field("pigment-wide", 70, 4) * 0.5 - 0.5
    image = image * (1 + 0.07 * pigment[..., None])
    d = np.hypot((canvas.x - WIDTH / 2) / WIDTH * 1.15, (canvas.y - HEIGHT / 2) / HEIGHT * 1.1)
    v = (smoothstep(0.36, 0.86, d) * vignette)[..., None]
    dark = rgb(canvas.palette.deep if vignette_colour is None else vignette_colour)
    image = image * (1 - v) + image * dark * 1.1 * v + dark * 0.1 * v
    values = to_lab(np.clip(image, 0, 1).astype(np.float32))
    values[..., 1:] *= saturation
    values[..., 0] += contrast * (smoothstep(0, 1, values[..., 0]) - values[..., 0])
    image = from_lab(values)
    if canvas.w > WIDTH:
        image = np.asarray(cv2.resize(image, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.float32)
        soft = cv2.GaussianBlur(image, (0, 0), 0.9)
        image = image + 0.35 * (image - soft)
    h, w = image.shape[:2]
    r = canvas.rng("paper")
    tooth = r.standard_normal((h, w)).astype(np.float32)
    tooth = blur(tooth, 0.7)
    tooth = tooth / tooth.std()
    image = image + tooth[..., None] * grain * (0.45 + 0.55 * (1 - np.abs(image * 2 - 1)))
    return np.asarray(np.clip(image * 255 + r.random((h, w, 1)), 0, 255), np.uint8)
