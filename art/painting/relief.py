"""Relief: heights over a silhouette, their normals, and the shading that turns them into form."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from .colour import Array, pick, rgb
from .light import Lamp, Light
from .mask import Mask, blur

_FINEST = 220
_KERNEL = np.array([[0.05, 0.2, 0.05], [0.2, 0, 0.2], [0.05, 0.2, 0.05]], np.float32)


def inflate(mask: Mask, thickness: float | None) -> Array:
    """Return heights in card units as if the silhouette were blown up like a cushion.

    Solves (laplace u = -4 inside, 0 outside) from coarse to fine and takes the root: a disc becomes a half ball.
    `thickness` bounds the height, which turns wide shapes into slabs with rounded edges (screened Poisson).
    """
    h, w = mask.a.shape
    if not h or not w:
        return np.zeros((h, w), np.float32)
    unit = 1 / mask.scale
    shrink = max(1.0, max(h, w) / _FINEST)
    u: Array | None = None
    for factor in (8.0, 4.0, 2.0, 1.0):
        if factor > 1 and max(h, w) / shrink / factor < 6:
            continue
        size = (max(4, round(w / shrink / factor)), max(4, round(h / shrink / factor)))
        inside = np.asarray(cv2.resize(mask.a, size, interpolation=cv2.INTER_AREA), np.float32)
        inside = np.pad(inside, 1)
        step = (w / size[0]) * unit
        leak = 1.0 if thickness is None else 1.0 / (1.0 + 0.3 * step * step / (thickness / 2) ** 2)
        source = 1.2 * step * step  # the kernel's second moment is 0.3 of a Laplacian's step
        if u is None:
            u = np.zeros_like(inside)
        else:
            u = np.pad(np.asarray(cv2.resize(u[1:-1, 1:-1], size, interpolation=cv2.INTER_LINEAR), np.float32), 1)
        for _ in range(60 if factor > 1 else 30):
            u = (np.asarray(cv2.filter2D(u, -1, _KERNEL), np.float32) + source) * leak * inside
    assert u is not None  # noqa: S101 - four sizes have been solved
    full = cv2.resize(u[1:-1, 1:-1], (w, h), interpolation=cv2.INTER_CUBIC)
    heights: Array = np.sqrt(np.maximum(full, 0)).astype(np.float32)
    return heights


class Relief:
    """A silhouette with heights; `normals` and shading are worked out from them."""

    __slots__ = ("height", "mask", "nx", "ny", "nz")

    def __init__(self, mask: Mask, height: Array, strength: float = 1.0) -> None:
        """Work the normals of a height map out; `strength` scales its slopes."""
        self.mask = mask
        self.height = height
        if not height.size:  # off the card
            height = np.zeros((1, 1), np.float32)
        gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8 * mask.scale * strength
        gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8 * mask.scale * strength
        length = np.sqrt(gx * gx + gy * gy + 1)
        self.nx: Array = (-gx / length).astype(np.float32)[: mask.a.shape[0]]
        self.ny: Array = (-gy / length).astype(np.float32)[: mask.a.shape[0]]
        self.nz: Array = (1 / length).astype(np.float32)[: mask.a.shape[0]]

    def bumped(self, bump: Array, strength: float = 1.0) -> Relief:
        """Return the relief with a finer height map (card units, of the box or the card) added."""
        if bump.shape != self.height.shape:
            bump = bump[self.mask.where]
        return Relief(self.mask, self.height + bump * strength)

    def within(self, part: Mask) -> Relief:
        """Return the same heights seen only through another mask: for patches and markings."""
        out = Relief.__new__(Relief)
        out.mask = Mask(self.mask.a * part.on(self.mask.box), self.mask.box, self.mask.frame, self.mask.scale)
        out.height, out.nx, out.ny, out.nz = self.height, self.nx, self.ny, self.nz
        return out

    def flow(self, along: tuple[float, float] = (0.0, 1.0), follow: float = 0.5) -> Array:
        """Return angles (radians) for hair or strokes: `along`, bent round the form by `follow` 0–1."""
        soft = blur(self.height, 6 * self.mask.scale)
        gx, gy = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
        length = np.sqrt(gx * gx + gy * gy) + 1e-4
        tx, ty = -gy / length, gx / length
        sign = np.where(tx * along[0] + ty * along[1] < 0, -1, 1)
        angles: Array = np.arctan2(
            ty * sign * follow + along[1] * (1 - follow), tx * sign * follow + along[0] * (1 - follow)
        ).astype(np.float32)
        return angles


def lit(relief: Relief, light: Light, gain: float = 1.0) -> Array:
    """Return ramp positions 0–1: a surface that faces the viewer gets 0.58, its local colour."""
    lx, ly, lz = light.direction
    n = math.sqrt(lx * lx + ly * ly + lz * lz)
    d = (relief.nx * lx + relief.ny * ly + relief.nz * lz) / n
    t: Array = (0.58 + gain * 0.58 * (d - lz / n)).astype(np.float32)
    return t


def cast(relief: Relief, light: Light, reach: float, soft: float = 2.0) -> Array:
    """Return 0–1 how far each point lies in the shadow of its own relief, looking `reach` card units ahead."""
    lx, ly, lz = light.direction
    flat = math.hypot(lx, ly) or 1.0
    slope = max(lz, 0.12) / flat
    h, w = relief.height.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    heights = relief.height * (relief.mask.a > 0.3)
    worst = np.full((h, w), -1e3, np.float32)
    for i in range(1, 25):
        d = reach * (i / 24) ** 1.4
        px = d * relief.mask.scale
        ahead = cv2.remap(
            heights,
            x + lx / flat * px,
            y + ly / flat * px,
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_CONSTANT,
            borderValue=-1e3,
        )
        worst = np.maximum(worst, ahead - relief.height - d * slope)
    return blur(np.clip(worst / 4.0, 0, 1).astype(np.float32), soft * relief.mask.scale)


def lamplight(relief: Relief, lamps: Sequence[Lamp], base: Array, x: Array, y: Array) -> Array:
    """Return the light to add from lamps on a surface of colour `base`, shape (height, width, 3)."""
    out = np.zeros_like(base)
    box = relief.mask.box
    s = relief.mask.scale
    for lamp in lamps:
        far = lamp.reach * 3
        if not (box[0] / s - far < lamp.x < box[2] / s + far and box[1] / s - far < lamp.y < box[3] / s + far):
            continue
        vx, vy, vz = lamp.x - x, lamp.y - y, lamp.z - relief.height * 0.3
        d = np.sqrt(vx * vx + vy * vy + vz * vz) + 1e-3
        facing = np.clip((relief.nx * vx + relief.ny * vy + relief.nz * vz) / d + 0.15, 0, 1)
        fall = lamp.power * facing / (1 + (d / lamp.reach) ** 2) ** 1.5
        out += fall[..., None] * rgb(lamp.colour) * (0.25 + 0.95 * base)
    return out.astype(np.float32)


def shade(
    relief: Relief,
    table: Array,
    light: Light,
    *,
    t: Array,
    rim: float = 0.0,
    gloss: float = 0.0,
    gloss_sharpness: float = 28.0,
) -> Array:
    """Return the colours of a relief lit by the key light: ramp, bounce from below, rim and gloss."""
    out = pick(table, t)
    if light.bounce_share:
        below = np.clip(relief.ny, 0, 1) * (1 - 0.5 * relief.nz) * light.bounce_share
        out = out + below[..., None] * rgb(light.bounce) * (0.4 + out)
    if gloss:
        lx, ly, lz = light.direction
        n = math.sqrt(lx * lx + ly * ly + lz * lz)
        hx, hy, hz = lx / n, ly / n, lz / n + 1
        m = math.sqrt(hx * hx + hy * hy + hz * hz)
        spec = np.clip((relief.nx * hx + relief.ny * hy + relief.nz * hz) / m, 0, 1) ** gloss_sharpness
        out = 1 - (1 - np.clip(out, 0, 1)) * (1 - np.clip(spec * gloss, 0, 1)[..., None] * rgb(light.key))
    if rim:
        rx, ry, _ = light.rim
        n = math.hypot(rx, ry) or 1.0
        e = np.clip((relief.nx * rx + relief.ny * ry) / n, 0, 1) ** 1.6 * (1 - relief.nz) ** 0.7
        e = np.clip(e * rim, 0, 1)[..., None]
        out = 1 - (1 - np.clip(out, 0, 1)) * (1 - e * rgb(light.rim_colour))
    lit_colours: Array = np.clip(out, 0, 1).astype(np.float32)
    return lit_colours
