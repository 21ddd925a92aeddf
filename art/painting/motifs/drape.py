"""Drapes: cloth as a true curved sheet in space (dresses, quilts, sails), seen straight on, folds before folds."""

from __future__ import annotations

import math

import cv2
import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.mask import Mask, blur
from art.painting.relief import Relief

_GAP = 5.0
"""How far (card units) a sample may lie behind all its neighbours before it counts as seen through a pinhole."""


class Drape(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet as it is seen: its relief for `Canvas.form`, and arrays of the relief's box."""

    relief: Relief
    u: Array
    """Where across the sheet each point lies, 0–1 (the grid's second axis)."""
    v: Array
    """Where along the sheet each point lies, 0–1 (the grid's first axis)."""
    back: Array
    """1 where the sheet's back is seen."""


def drape(canvas: Canvas, x: Array, y: Array, z: Array, *, smooth: float = 0.6) -> Drape:
    """See a sheet given by grids of places (card units, z towards the viewer), the nearer parts before the farther."""
    fine = 2 if canvas.scale < 1 else 1
    s = canvas.scale * fine
    pad = 3.0
    x0, y0 = (max(0, int((float(a.min()) - pad) * canvas.scale)) for a in (x, y))
    x1 = min(canvas.w, int((float(x.max()) + pad) * canvas.scale) + 1)
    y1 = min(canvas.h, int((float(y.max()) + pad) * canvas.scale) + 1)
    w, h = max(1, x1 - x0) * fine, max(1, y1 - y0) * fine
    rows, columns = x.shape
    step_u = float(np.hypot(np.diff(x, axis=1), np.diff(y, axis=1)).max()) * s * 1.5
    step_v = float(np.hypot(np.diff(x, axis=0), np.diff(y, axis=0)).max()) * s * 1.5
    size = (min(4200, max(2, math.ceil(step_u * columns))), min(4200, max(2, math.ceil(step_v * rows))))
    gx, gy, gz = (cv2.resize(np.asarray(a, np.float32), size, interpolation=cv2.INTER_CUBIC) for a in (x, y, z))
    ux, uy, uz = (np.gradient(a, axis=1) * size[0] for a in (gx, gy, gz))
    vx, vy, vz = (np.gradient(a, axis=0) * size[1] for a in (gx, gy, gz))
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = np.sqrt(nx * nx + ny * ny + nz * nz) + 1e-6
    turned = np.where(nz < 0, -1.0, 1.0) / length
    u, v = np.meshgrid(np.linspace(0, 1, size[0]), np.linspace(0, 1, size[1]))
    values = np.stack([nx * turned, ny * turned, nz * turned, gz, u, v, nz < 0], -1).astype(np.float32)
    px = np.floor(gx * s - x0 * fine).astype(np.int64)
    py = np.floor(gy * s - y0 * fine).astype(np.int64)
    inside = (px >= 0) & (py >= 0) & (px < w) & (py < h)
    order = np.argsort(gz[inside], kind="stable")
    seen = np.zeros((h, w, 7), np.float32)
    cover = np.zeros((h, w), np.float32)
    at = (py[inside][order], px[inside][order])
    seen[at] = values[inside][order]
    cover[at] = 1
    depth = np.where(cover > 0, seen[..., 3], -1e4).astype(np.float32)
    front = np.asarray(cv2.morphologyEx(depth, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), np.float32)
    closed = np.asarray(cv2.morphologyEx(cover, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), np.float32)
    cover = np.where(front - depth > _GAP, 0, cover).astype(np.float32)
    # Pinholes between samples are closed with what lies around them; the outline stays.
    weight = np.asarray(cv2.GaussianBlur(cover, (0, 0), 1.6), np.float32)[..., None] + 1e-4
    around = np.asarray(cv2.GaussianBlur(seen * cover[..., None], (0, 0), 1.6), np.float32) / weight
    seen = np.where(cover[..., None] > 0, seen, around)
    small = (w // fine, h // fine)
    share = np.asarray(cv2.resize(closed, small, interpolation=cv2.INTER_AREA), np.float32)
    mean = np.asarray(cv2.resize(seen * closed[..., None], small, interpolation=cv2.INTER_AREA), np.float32)
    mean = np.asarray(mean / np.maximum(share, 1e-3)[..., None], np.float32)
    mean[..., :3] = blur(mean[..., :3].copy(), smooth * canvas.scale)
    mean[..., :3] /= np.sqrt((mean[..., :3] ** 2).sum(-1, keepdims=True)) + 1e-6
    relief = Relief.__new__(Relief)
    relief.mask = Mask(share, (x0, y0, x1, y1), (canvas.w, canvas.h), canvas.scale)
    relief.height = mean[..., 3].copy()
    relief.nx, relief.ny, relief.nz = (mean[..., k].copy() for k in range(3))
    return Drape(relief=relief, u=mean[..., 4], v=mean[..., 5], back=mean[..., 6])
