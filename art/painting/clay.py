"""Clay: bodies modelled from balls and limbs, with true roundness where parts meet; for people and animals.

Parts have a depth `z` (towards the viewer); nearer parts cover farther ones and soft joins melt together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from .canvas import Canvas
from .colour import Array
from .mask import Box, Mask, blur
from .relief import Relief
from .shapes import sample

_FAR = -1e4
Spine = Sequence[Sequence[float]]
"""Points (x, y, radius) or (x, y, radius, z)."""


class Clay:
    """A lump being modelled; `relief()` hands it to `Canvas.form`.

    `angle` tells which way its limbs run (radians), `along` and `across` where on a limb each point lies (units):
    for hair, folds, rings and stripes. All have the shape of the box.
    """

    def __init__(self, canvas: Canvas, box: tuple[float, float, float, float] | None = None, melt: float = 6.0) -> None:
        """Start a lump; `box` (left, top, right, bottom in card units) bounds the work, `melt` softens joins."""
        self._canvas = canvas
        s = canvas.scale
        left, top, right, bottom = box or (0.0, 0.0, 800.0, 1200.0)
        self.box: Box = (
            max(0, int(left * s)),
            max(0, int(top * s)),
            min(canvas.w, int(right * s) + 1),
            min(canvas.h, int(bottom * s) + 1),
        )
        self.melt = melt
        h, w = max(0, self.box[3] - self.box[1]), max(0, self.box[2] - self.box[0])
        self.height: Array = np.full((h, w), _FAR, np.float32)
        self.cover: Array = np.zeros((h, w), np.float32)
        self.angle: Array = np.zeros((h, w), np.float32)
        self.along: Array = np.zeros((h, w), np.float32)
        self.across: Array = np.zeros((h, w), np.float32)

    def _window(self, left: float, top: float, right: float, bottom: float) -> tuple[slice, slice] | None:
        s = self._canvas.scale
        x0 = max(self.box[0], int(left * s)) - self.box[0]
        y0 = max(self.box[1], int(top * s)) - self.box[1]
        x1 = min(self.box[2], int(right * s) + 2) - self.box[0]
        y1 = min(self.box[3], int(bottom * s) + 2) - self.box[1]
        return (slice(y0, y1), slice(x0, x1)) if x1 > x0 and y1 > y0 else None

    def _grid(self, at: tuple[slice, slice]) -> tuple[Array, Array]:
        whole = (
            slice(at[0].start + self.box[1], at[0].stop + self.box[1]),
            slice(at[1].start + self.box[0], at[1].stop + self.box[0]),
        )
        return self._canvas.x[whole], self._canvas.y[whole]

    def _join(
        self,
        at: tuple[slice, slice],
        height: Array,
        cover: Array,
        frame: tuple[Array | float, Array, Array],
        melt: float | None,
    ) -> None:
        k = self.melt if melt is None else melt
        old = self.height[at]
        if k > 0:
            gap = np.clip(0.5 + 0.5 * (height - old) / k, 0, 1)
            joined = old + (height - old) * gap + k * gap * (1 - gap)
            joined = np.where(old <= _FAR / 2, height, joined)
        else:
            joined = np.maximum(old, height)
        nearer = height > old
        for mine, given in zip((self.angle, self.along, self.across), frame, strict=True):
            mine[at] = np.where(nearer, given, mine[at])
        self.height[at] = joined
        self.cover[at] = np.maximum(self.cover[at], cover)

    def ball(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        z: float = 0.0,
        turn: float = 0.0,
        thick: float | None = None,
        melt: float | None = None,
        angle: float = 1.57,
    ) -> Clay:
        """Add an ellipsoid with half axes `rx`, `ry`, turned by degrees; `thick` is the one towards the viewer."""
        ry = rx if ry is None else ry
        deep = min(rx, ry) if thick is None else thick
        q = max(rx, ry) + self.melt + 2
        at = self._window(x - q, y - q, x + q, y + q)
        if at is None:
            return self
        gx, gy = self._grid(at)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        u = ((gx - x) * c + (gy - y) * s) / rx
        v = (-(gx - x) * s + (gy - y) * c) / ry
        d = np.sqrt(u * u + v * v)
        mean = math.sqrt(rx * ry)
        height = z + np.where(d < 1, deep * np.sqrt(np.maximum(1 - d * d, 0)), -3 * mean * (d - 1))
        cover = np.clip((1 - d) * mean * self._canvas.scale + 0.5, 0, 1)
        self._join(at, height.astype(np.float32), cover.astype(np.float32), (angle, v * ry, u * rx), melt)
        return self

    def limb(self, spine: Spine, n: int = 24, melt: float | None = None, flat: float = 1.0) -> Clay:
        """Add a limb through points (x, y, radius[, z]); `flat` below 1 makes it thinner towards the viewer."""
        pts = [(*p, 0.0) if len(p) == 3 else tuple(p) for p in spine]
        s = sample(pts, n)
        r = np.maximum(s[:, 2], 0.3)
        q = float(r.max()) + self.melt + 2
        at = self._window(
            float(s[:, 0].min()) - q,
            float(s[:, 1].min()) - q,
            float(s[:, 0].max()) + q,
            float(s[:, 1].max()) + q,
        )
        if at is None:
            return self
        gx, gy = self._grid(at)
        height = np.full(gx.shape, _FAR, np.float32)
        cover = np.zeros(gx.shape, np.float32)
        angle = np.zeros(gx.shape, np.float32)
        along, across = np.zeros(gx.shape, np.float32), np.zeros(gx.shape, np.float32)
        gone = 0.0
        for i in range(n - 1):
            ax, ay, bx, by = s[i, 0], s[i, 1], s[i + 1, 0], s[i + 1, 1]
            # Only the neighbourhood of this stretch is worked.
            reach = max(r[i], r[i + 1]) + self.melt + 2
            start, gone = gone, gone + math.hypot(bx - ax, by - ay)
            part = self._window(min(ax, bx) - reach, min(ay, by) - reach, max(ax, bx) + reach, max(ay, by) + reach)
            if part is None:
                continue
            sub = (
                slice(part[0].start - at[0].start, part[0].stop - at[0].start),
                slice(part[1].start - at[1].start, part[1].stop - at[1].start),
            )
            px, py = gx[sub] - ax, gy[sub] - ay
            dx, dy = bx - ax, by - ay
            t = np.clip((px * dx + py * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
            d = np.sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2)
            rad = r[i] + (r[i + 1] - r[i]) * t
            z = s[i, 3] + (s[i + 1, 3] - s[i, 3]) * t
            h = z + np.where(d < rad, np.sqrt(np.maximum(rad * rad - d * d, 0)) * flat, -3 * (d - rad))
            nearer = h > height[sub]
            step = math.hypot(dx, dy) + 1e-6
            angle[sub] = np.where(nearer, math.atan2(dy, dx), angle[sub])
            along[sub] = np.where(nearer, start + t * step, along[sub])
            across[sub] = np.where(nearer, (py * dx - px * dy) / step, across[sub])
            height[sub] = np.where(nearer, h, height[sub])
            cover[sub] = np.maximum(cover[sub], np.clip((rad - d) * self._canvas.scale + 0.5, 0, 1))
        known = height > _FAR / 2
        height = np.where(known, height, -3e3).astype(np.float32)
        self._join(at, height, cover, (angle, along, across), melt)
        return self

    def press(self, spine: Spine, deep: float, n: int = 24) -> Clay:
        """Press a groove of depth `deep` along points (x, y, radius): wrinkles, seams, the line of a mouth."""
        s = sample(spine, n)
        q = float(s[:, 2].max()) * 2
        at = self._window(
            float(s[:, 0].min()) - q, float(s[:, 1].min()) - q, float(s[:, 0].max()) + q, float(s[:, 1].max()) + q
        )
        if at is None:
            return self
        gx, gy = self._grid(at)
        dent = np.zeros(gx.shape, np.float32)
        for i in range(n - 1):
            ax, ay = s[i, 0], s[i, 1]
            dx, dy = s[i + 1, 0] - ax, s[i + 1, 1] - ay
            t = np.clip(((gx - ax) * dx + (gy - ay) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
            d = np.sqrt((gx - ax - t * dx) ** 2 + (gy - ay - t * dy) ** 2) / s[i, 2]
            dent = np.maximum(dent, np.exp(-d * d).astype(np.float32))
        self.height[at] -= dent * deep
        return self

    def cut(self, at: tuple[float, float], away: tuple[float, float], wave: float = 0.0) -> Clay:
        """Cut off what lies beyond a straight line through `at`, on the side that `away` points to."""
        x, y = self._grid((slice(0, self.cover.shape[0]), slice(0, self.cover.shape[1])))
        n = math.hypot(*away) or 1.0
        ax, ay = away[0] / n, away[1] / n
        beyond = (x - at[0]) * ax + (y - at[1]) * ay
        if wave:
            along = -(x - at[0]) * ay + (y - at[1]) * ax
            beyond = beyond + wave * np.sin(along / wave * 0.55)
        keep = np.clip(0.5 - beyond * self._canvas.scale, 0, 1)
        self.cover = (self.cover * keep).astype(np.float32)
        self.height = np.where(keep > 0, self.height, _FAR).astype(np.float32)
        return self

    def mask(self) -> Mask:
        """Return the silhouette."""
        return Mask(self.cover, self.box, (self._canvas.w, self._canvas.h), self._canvas.scale)

    def relief(self, smooth: float = 0.8, strength: float = 1.0) -> Relief:
        """Return the modelled relief; outside the body the heights run on smoothly, so that edges light well."""
        if not self.cover.size:
            return Relief(self.mask(), self.height, strength)
        inside = (self.cover > 0.6).astype(np.uint8)
        height = np.where(inside > 0, np.maximum(self.height, -2e3), 0).astype(np.float32)
        if inside.any() and not inside.all():
            # A wide blur of the inside fills the outside: no cliff at the silhouette to spoil the normals.
            r = max(2.0, 5 * self._canvas.scale)
            weight = blur(inside.astype(np.float32), r) + 1e-4
            around = blur(height, r) / weight
            height = np.where(inside > 0, height, around).astype(np.float32)
        height = np.asarray(cv2.GaussianBlur(height, (0, 0), max(0.3, smooth * self._canvas.scale)), np.float32)
        return Relief(self.mask(), height, strength)
