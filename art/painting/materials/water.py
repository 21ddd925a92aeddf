"""Water: seas and lakes in perspective, and mirrored images in them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.layer import Layer
from art.painting.mask import Mask
from art.painting.terrain import Ground, ground


@dataclass(frozen=True)
class Sea:
    """A painted sea: its ground (for `spot`), its mask and how steeply each place is seen tilted (-1 to 1)."""

    ground: Ground
    mask: Mask
    tilt: Array


def sea(
    canvas: Canvas,
    *,
    horizon: float,
    deep: Colour,
    bright: Colour,
    sky: Colour,
    eye: float = 8.0,
    focal: float = 900.0,
    wave: float = 0.35,
    length: float = 5.0,
    far: float = 700.0,
    glitter: float = 0.0,
    glitter_x: float = 400.0,
    seed: str = "sea",
    haze: float = 0.7,
    detail: float = 0.1,
) -> Sea:
    """Paint water below a horizon: `deep` where it is looked into, `sky` where it mirrors, `bright` on crests.

    `wave` height and `length` in ground units (an eye height of 8 is a low cliff); `glitter` lays a sun's path.
    """

    def heights(u: Array, v: Array) -> Array:
        swell = canvas.noise.at(f"swell/{seed}", u * 0.55, v, length, 2) - 0.5
        chop = canvas.noise.at(f"chop/{seed}", u * 0.7, v, length * 0.3, 2) - 0.5
        calm = 1 / (1 + v / (far * 0.25))
        return ((swell * 2.2 + chop * 0.8) * wave * calm).astype(np.float32)

    seen = ground(canvas, heights, horizon=horizon, eye=eye, focal=focal, near=eye * 0.7, far=far, shadow_reach=2.0)
    fine = canvas.noise.at(f"fine/{seed}", seen.u * 0.8, seen.v * 2.2, length * 0.22, 3, seen.footprint) - 0.5
    tilt = np.clip(-seen.nv * 2.2 / max(wave, 0.05) * 0.35 + fine * 0.9, -1, 1)
    down = smoothstep(horizon, 1200, canvas.y)
    mirror = np.clip(0.75 - 0.62 * down + tilt * 0.55, 0, 1)
    table = ramp([(0.0, deep), (0.55, canvas_mid(deep, sky)), (0.85, sky), (1.0, bright)])
    colours = pick(table, mirror)
    crest = smoothstep(0.55, 0.95, tilt + seen.height / max(wave, 0.05) * 0.12)
    colours = colours + (rgb(bright) - colours) * (crest * 0.55)[..., None]
    if glitter:
        lane = np.exp(-(((canvas.x - glitter_x) / (30 + 150 * down)) ** 2))
        spark = smoothstep(0.1, 0.55, fine + tilt * 0.25) * lane + lane * 0.18
        colours = 1 - (1 - colours) * (1 - np.clip(spark * glitter, 0, 1)[..., None] * rgb(canvas.light.key))
    fade = smoothstep(far * 0.05, far * 0.9, seen.v) * haze
    colours = colours + (rgb(canvas.palette.haze) - colours) * fade[..., None]
    canvas.fill(seen.mask, np.clip(colours, 0, 1).astype(np.float32), detail=detail)
    return Sea(ground=seen, mask=seen.mask, tilt=tilt.astype(np.float32))


def canvas_mid(a: Colour, b: Colour) -> Array:
    """Return the colour half way between two."""
    return np.asarray((rgb(a) + rgb(b)) / 2, np.float32)


def reflection(
    canvas: Canvas,
    group: Layer,
    water: Sea | Mask,
    line: float,
    *,
    share: float = 0.6,
    ripple: float = 10.0,
    squash: float = 1.0,
    tint: Colour | None = None,
    seed: str = "mirror",
) -> None:
    """Mirror a group in water about the height `line`, broken by waves: `ripple` units at the card's foot."""
    mask = water.mask if isinstance(water, Sea) else water
    if isinstance(water, Sea):
        wave = water.tilt
    else:
        far = np.maximum(canvas.y - line, 1) / 60
        wave = (canvas.noise.at(f"mirror/{seed}", canvas.x / 60 / (0.4 + far), np.log(far) * 22, 1.0, 2) - 0.5) * 2
    depth = np.clip((canvas.y - line) / (1200 - line), 0, 1)
    x = canvas.x + wave * ripple * (0.25 + depth)
    y = line - (canvas.y - line) / squash + wave * ripple * 1.2 * (0.3 + depth)
    below = mask * smoothstep(line - 1, line + 2, canvas.y)
    canvas.paste(group, bend=(x, y), clip=below, alpha=share)
    if tint is not None:
        canvas.glaze(below, tint, 0.15)
