"""Relight: a painted picture in another light, as a painter lays a new wash of day under what is drawn.

The large, slow part of lightness (what a lamp or a dusk gives) is parted from the small one (form and stroke)
and brought towards one key; strokes, edges and hues stay where they are. The split is edge-aware (guided filter;
He, Sun and Tang, "Guided Image Filtering", 2010), so that no halo stands about a form.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np

from .canvas import HEIGHT, WIDTH, Canvas
from .colour import Array, Colour, from_lab, rgb, smoothstep, to_lab
from .mask import blur

_CORE_EDGE = 0.012
"""Variance of lightness (OKLab, squared) above which the split takes a step for an edge."""


@dataclass(frozen=True)
class Relight:
    """How a picture is lit anew, before it is finished; what is not said makes it high-key."""

    key: float = 0.9
    """Lightness (OKLab 0-1) to which broad areas are brought."""
    ground: float = 0.84
    """How far what lies behind (little drawn detail) goes there, 0-1."""
    figure: float = 0.4
    """How far what is drawn in detail goes there, 0-1."""
    chroma: float = 0.95
    """Factor on colourfulness."""
    form: float = 1.1
    """Factor on the small part of lightness: strokes and modelling."""
    air: Colour | None = None
    """Colour of the air, mixed in where nothing is drawn."""
    veil: float = 0.0
    """Share of `air` on the bare ground, 0-1."""
    side: float = 0.0
    """Light from one side: lightness added there and taken opposite, in OKLab lightness."""
    towards: float = 225.0
    """Degrees clockwise from the right of where that light comes from; 225 is the upper left."""
    spare: float = 0.3
    """How much of what gives light itself keeps its own light, 0-1."""


def _box(values: Array, radius: float) -> Array:
    k = max(3, 2 * round(radius) + 1)
    return np.asarray(cv2.blur(values, (k, k), borderType=cv2.BORDER_REFLECT), np.float32)


def _broad(lightness: Array, radius: float) -> Array:
    """Return the large part of `lightness`, steps kept: a guided filter with the picture as its own guide."""
    mean = _box(lightness, radius)
    spread = np.maximum(_box(lightness * lightness, radius) - mean * mean, 0)
    slope = spread / (spread + _CORE_EDGE)
    return _box(slope, radius) * lightness + _box(mean - slope * mean, radius)


def relit(canvas: Canvas, image: Array, light: Relight) -> Array:
    """Return `image` (h, w, 3; sRGB 0-1) in the light that `light` tells."""
    s = canvas.scale
    lab = to_lab(np.clip(image, 0, 1))
    lightness = np.ascontiguousarray(lab[..., 0])
    broad = _broad(lightness, 46 * s)
    small = lightness - broad
    drawn = smoothstep(0.1, 0.75, blur(np.clip(canvas.layer.detail, 0, 1).astype(np.float32), 3 * s))
    share = light.ground + (light.figure - light.ground) * drawn
    own = np.clip(blur(np.clip(canvas.layer.emission, 0, 1).astype(np.float32), 6 * s), 0, 1) * light.spare
    share = share * (1 - own)
    a = math.radians(light.towards)
    along = ((canvas.x - WIDTH / 2) * math.cos(a) + (canvas.y - HEIGHT / 2) * math.sin(a)) / (HEIGHT / 2)
    out = lab.copy()
    out[..., 0] = np.clip(broad + share * (light.key - broad) + small * light.form + light.side * along, 0.02, 0.985)
    out[..., 1:] *= light.chroma
    if light.air is not None and light.veil:
        veil = (light.veil * (1 - drawn) * (1 - own))[..., None]
        air = to_lab(rgb(light.air)[None])[0]
        # The veil takes the air's hue and leaves the lightness, so that clouds and hills stay told apart.
        target = np.concatenate([out[..., :1] * 0.5 + air[0] * 0.5, np.broadcast_to(air[1:], (*out.shape[:2], 2))], -1)
        out = out + (target - out) * veil
    return from_lab(out)
