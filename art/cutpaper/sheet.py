"""The sheet: opaque gouache and cut paper, laid down one flat shape after another.

Rules that the code keeps: no gradient runs over an area; tone inside a shape comes only from brush laps and
bristles; a shadow exists only where paper lifts; whatever the brush misses shows the layer below.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from art.cutpaper import contour
from art.cutpaper.contour import Array, Box, Spec

Ink: TypeAlias = str | Array
"""`"#rrggbb"`, or three numbers from 0 to 1."""
Point: TypeAlias = tuple[float, float]
Outlines: TypeAlias = Spec | Sequence[Spec]


def rgb(hexa: str) -> Array:
    """Return "#rrggbb" as three numbers from 0 to 1."""
    h = hexa.lstrip("#")
    return np.array([int(h[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


_M1: Final = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_M2: Final = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def shift(ink: Ink, light: float = 0.0, warm: float = 0.0, chroma: float = 1.0) -> Array:
    """An ink moved in OKLab: lightness, towards orange (+) or blue (-), saturation factor; returns rgb."""
    c = rgb(ink) if isinstance(ink, str) else np.asarray(ink, float)
    lin = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    lab = _M2 @ np.cbrt(_M1 @ lin)
    lab = lab * (1, chroma, chroma) + (light, warm * 0.4, warm)
    lin = np.clip(np.linalg.inv(_M1) @ (np.linalg.inv(_M2) @ lab) ** 3, 0, 1)
    return np.asarray(np.where(lin <= 0.0031308, lin * 12.92, 1.055 * lin ** (1 / 2.4) - 0.055).astype(np.float32))


def mix(a: Ink, b: Ink, t: float) -> Array:
    """Return two inks mixed: a at 0, b at 1."""
    p, q = (rgb(v) if isinstance(v, str) else v for v in (a, b))
    return np.asarray(p * (1 - t) + q * t)


def _rank(a: Array) -> Array:
    """Noise to even ranks 0..1, so that a threshold is a coverage."""
    hist, edges = np.histogram(a, 512)
    return np.interp(a, edges[1:], np.cumsum(hist) / a.size).astype(np.float32)


def _noise(name: str, *layers: tuple[float, ...]) -> Array:
    """Sum of blurred white noise, 1024 square; a layer is (sigma along x, sigma along y, weight)."""
    g, out = contour.rng(name), np.zeros((1024, 1024))
    for sx, sy, *w in layers:
        a = cv2.GaussianBlur(g.normal(0, 1, (1024, 1024)).astype(np.float32), (0, 0), sx, sigmaY=sy)
        out = out + a / a.std() * (w[0] if w else 1)
    return out


@functools.cache
def bristles() -> Array:
    """Streaks along x: hairs of a flat brush and the drag of a dry one."""
    return _rank(_noise("bristles", (34, 1.0), (90, 2.2, 0.7), (4, 1.1, 0.6), (14, 5, 0.4)))


@functools.cache
def tooth() -> Array:
    """Paper grain, no direction."""
    return _rank(_noise("tooth", (0.8, 0.8), (1.8, 1.8, 0.8), (5, 5, 0.5)))


@functools.cache
def drift() -> Array:
    """Slow noise that bends the brush."""
    a = cv2.resize(
        contour.rng("drift").normal(0, 1, (24, 24)).astype(np.float32), (1024, 1024), interpolation=cv2.INTER_CUBIC
    )
    return np.asarray(a / a.std())


def _sample(tex: Array, x: Array, y: Array) -> Array:
    u, v = (np.abs(np.mod(q, 2044) - 1022).astype(np.float32) for q in (x, y))
    return np.asarray(cv2.remap(tex, u, v, cv2.INTER_LINEAR))


@dataclass
class Patch:
    """A piece already laid: where its alpha lies, to clip others inside it."""

    x: int
    y: int
    a: Array

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom, in pixels of the sheet."""
        return self.x, self.y, self.x + self.a.shape[1], self.y + self.a.shape[0]

    def window(self, x: int, y: int, w: int, h: int) -> Array:
        """Return the alpha (h, w) over another window, 0 outside the patch."""
        out = np.zeros((h, w), np.float32)
        left, top, right, bottom = max(x, self.x), max(y, self.y), min(x + w, self.box[2]), min(y + h, self.box[3])
        if right > left and bottom > top:
            out[top - y : bottom - y, left - x : right - x] = self.a[
                top - self.y : bottom - self.y, left - self.x : right - self.x
            ]
        return out


class Sheet:
    """A card in work. ``scale`` renders smaller for quick looks; all coordinates stay 1200x1800."""

    def __init__(self, name: str, ground: Ink, w: int = 1200, h: int = 1800, scale: float = 1.0) -> None:
        """Begin a sheet of bare paper in one ink; ``name`` seeds all its grain."""
        self.name, self.k, self.w, self.h = name, scale, round(w * scale), round(h * scale)
        self.rgb: Array = np.empty((self.h, self.w, 3), np.float32)
        self.rgb[:] = rgb(ground) if isinstance(ground, str) else ground
        self.clips: list[Patch] = []

    def mask(self, outlines: Array | Sequence[Array]) -> Patch | None:
        """Antialiased alpha of one outline or a list of them (non-zero fill), with two pixels of margin."""
        several = [outlines] if isinstance(outlines, np.ndarray) else outlines
        polys = [o * self.k for o in several]
        every = np.vstack(polys)
        x0, y0 = np.maximum(np.floor(every.min(0)).astype(int) - 2, 0)
        x1, y1 = np.minimum(np.ceil(every.max(0)).astype(int) + 3, (self.w, self.h))
        for c in self.clips:
            x0, y0, x1, y1 = max(x0, c.x), max(y0, c.y), min(x1, c.box[2]), min(y1, c.box[3])
        if x1 <= x0 or y1 <= y0:
            return None
        buf = np.zeros((y1 - y0, x1 - x0, 4), np.uint8)
        cv = skia.Surface(buf).getCanvas()
        cv.translate(-float(x0), -float(y0))
        path = skia.PathBuilder()
        for o in polys:
            path.addPolygon([skia.Point(float(a), float(b)) for a, b in o], True)
        cv.drawPath(path.detach(), skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
        a: Array = buf[..., 3].astype(np.float32) / 255
        for c in self.clips:
            a *= c.window(x0, y0, x1 - x0, y1 - y0)
        return Patch(int(x0), int(y0), a)

    @contextmanager
    def inside(self, patch: Patch) -> Iterator[Patch]:
        """Everything painted in this block is clipped to a patch."""
        self.clips.append(patch)
        try:
            yield patch
        finally:
            self.clips.pop()

    def _lay(
        self,
        p: Patch,
        ink: Ink,
        angle: float,
        grain: float,
        laps: float,
        dry: float,
        ragged: float,
        thin: float,
        ramp: tuple[Point, Point] | None,
        key: object,
    ) -> None:
        """Composite one patch: tone from hairs and laps, coverage from dryness; nothing varies smoothly."""
        g = contour.rng("lay", self.name, key)
        h, w = p.a.shape
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        xx, yy = (xx + p.x) / self.k, (yy + p.y) / self.k
        # u runs along the brush, v across it; a slow drift bends the hand
        bend = _sample(drift(), xx * 0.22 + g.integers(999), yy * 0.22 + g.integers(999))
        t = np.radians(angle)
        u = xx * np.cos(t) + yy * np.sin(t)
        v = -xx * np.sin(t) + yy * np.cos(t) + bend * 9
        hair = _sample(bristles(), u + g.integers(999), v + g.integers(999))
        fine = _sample(tooth(), xx, yy)
        # laps: each pass of the brush has its own tone and overlaps the last with a bristly edge
        bands = g.normal(0, 1, 64).astype(np.float32)
        f = (v + (hair - 0.5) * 26 + (fine - 0.5) * 5) / laps + 1e3
        i = np.floor(f).astype(int)
        over = np.clip((f - i) * 7, 0, 1)
        lap = bands[(i - 1) % 64] * (1 - over) + bands[i % 64] * over
        tone = np.clip((hair - 0.5) * 1.3 + lap * 0.55 + (fine - 0.5) * 0.35 + bend * 0.12, -1.6, 1.6) * grain
        mid, lo, hi = shift(ink), shift(ink, -0.1, -0.012), shift(ink, 0.1, 0.012)
        col = mid + np.maximum(tone, 0)[..., None] * (hi - mid) + np.maximum(-tone, 0)[..., None] * (lo - mid)
        a = p.a
        d = np.full((h, w), thin, np.float32)
        if ragged:
            # a blur along the brush is below 1 only where strokes leave the shape
            n = max(3, int(ragged * self.k / 4) * 2 + 1)
            ker = np.zeros((n, n), np.float32)
            c, e = n // 2, np.array([np.cos(t), np.sin(t)]) * (n // 2)
            cv2.line(ker, tuple(round(float(q)) for q in c - e), tuple(round(float(q)) for q in c + e), 1)
            s = cv2.resize(a, (max(1, w // 2), max(1, h // 2)), interpolation=cv2.INTER_AREA)
            s = cv2.filter2D(s, -1, ker / ker.sum(), borderType=cv2.BORDER_REPLICATE)
            d += np.clip((1 - cv2.resize(s, (w, h))) * 2, 0, 1) ** 1.3 * dry
        if ramp:
            (ax, ay), (bx, by) = ramp
            q = ((xx - ax) * (bx - ax) + (yy - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
            d += np.clip(q, 0, 1) * 1.05
        if d.any():
            a = a * np.clip((hair * 0.74 + fine * 0.26 - d * 1.1 + 0.1) / 0.1, 0, 1)
        win = self.rgb[p.y : p.y + h, p.x : p.x + w]
        win += (col - win) * a[..., None]

    def paint(
        self,
        outlines: Outlines,
        ink: Ink,
        angle: float = 12,
        grain: float = 0.32,
        laps: float = 64,
        dry: float = 0.7,
        ragged: float = 0,
        thin: float = 0.0,
        ramp: tuple[Point, Point] | None = None,
        lift: float = 0,
        edge: str = "cut",
        wobble: float = 1.1,
        core: Ink | None = None,
        at: Array | None = None,
    ) -> Patch | None:
        """Lay one flat shape (or a list of them) and return its Patch.

        angle   brush direction in degrees;  grain  tone play of bristles and laps;  laps  width of a brush lap
        ragged  length (px) over which strokes run dry where they leave the shape, ``dry`` how dry they get there
        thin    dryness everywhere (0..1);   ramp   ((x,y),(x,y)) full paint here, bare there
        lift    paper height: casts a small hard shadow;  edge  "cut" | "torn" (with a pale ``core``) | "raw"
        """
        one = isinstance(outlines, str | np.ndarray) or isinstance(outlines[0], tuple)
        several: list[Any] = [outlines] if one else list(outlines)
        polys = [o if isinstance(o, np.ndarray) else contour.curve(o, at) for o in several]
        key = contour.name_of(polys)
        if edge == "torn":
            amp = 5 if wobble == 1.1 else wobble
            if core is not None:
                base = self.mask([contour.tear(o, (self.name, key, i), amp) for i, o in enumerate(polys)])
                if base is not None:
                    self._shadow(base, lift)
                    self._lay(base, core, angle, 0.12, laps, 0, 0, 0, None, (key, "core"))
                    small = cv2.erode(base.a, np.ones((3, 3), np.uint8), iterations=max(1, round(2 * self.k)))
                    fray = _sample(
                        tooth(),
                        *np.meshgrid(np.arange(base.a.shape[1]) * 0.5 + key % 997, np.arange(base.a.shape[0]) * 0.5),
                    )
                    soft = cv2.GaussianBlur(small, (0, 0), 3.2 * self.k)
                    inner = Patch(base.x, base.y, np.clip((soft - 0.35 - fray * 0.5) * 6, 0, 1) * small)
                    self._lay(inner, ink, angle, grain, laps, dry, ragged, thin, ramp, key)
                return base
            polys = [contour.tear(o, (self.name, key, i), amp) for i, o in enumerate(polys)]
        elif edge == "cut" and wobble:
            polys = [contour.cut(o, (self.name, key, i), wobble) for i, o in enumerate(polys)]
        p = self.mask(polys)
        if p is not None:
            self._shadow(p, lift)
            self._lay(p, ink, angle, grain, laps, dry, ragged, thin, ramp, key)
        return p

    def piece(self, outlines: Outlines, ink: Ink, **how: Any) -> Patch:
        """Like `paint`, for a shape that others are painted in. Raises ValueError where none of it is on the sheet."""
        laid = self.paint(outlines, ink, **how)
        if laid is None:
            raise ValueError(f"{self.name}: a piece lies beside the sheet or beside what it is clipped to")
        return laid

    def _shadow(self, p: Patch, lift: float) -> None:
        if not lift:
            return
        lift = lift * self.k
        m = int(lift * 2 + 4)
        x0, y0 = max(p.x - m, 0), max(p.y - m, 0)
        x1, y1 = min(p.box[2] + m, self.w), min(p.box[3] + m, self.h)
        a = p.window(x0 - round(lift * 0.55), y0 - round(lift * 0.9), x1 - x0, y1 - y0)
        a = np.asarray(cv2.GaussianBlur(a, (0, 0), max(0.6, lift * 0.28)), np.float32)
        for c in self.clips:
            a *= c.window(x0, y0, x1 - x0, y1 - y0)
        self.rgb[y0:y1, x0:x1] *= 1 - a[..., None] * np.array([0.36, 0.37, 0.31], np.float32)

    def pattern(self, patch: Patch, outlines: Outlines, ink: Ink, thin: float = 0.12, **kw: Any) -> Patch | None:
        """Pasted or brushed motifs inside a patch (its box is ``card.box(patch)``)."""
        with self.inside(patch):
            return self.paint(outlines, ink, thin=thin, **{"wobble": 0.6, "grain": 0.25, **kw})

    def box(self, patch: Patch) -> Box:
        """Return where a patch lies, in card units: left, top, right, bottom."""
        a, b, c, d = patch.box
        return a / self.k, b / self.k, c / self.k, d / self.k

    def brush(
        self,
        spec: Spec,
        width: float,
        ink: Ink,
        at: Array | None = None,
        dry: float = 0.45,
        taper: float = 0.5,
        grain: float = 0.3,
    ) -> Patch | None:
        """One visible stroke of a flat brush: bristles start together and give out one by one."""
        p = contour.curve(spec, at, closed=False, step=4)
        g = contour.rng("brush", self.name, contour.name_of([p]))
        if len(p) < 4:
            return None
        d = np.gradient(p, axis=0)
        n = np.stack([-d[:, 1], d[:, 0]], 1) / np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
        k = max(4, int(width / 2.1))
        s = np.linspace(0, 1, len(p))
        outs = []
        for j in range(k):
            o = (j + 0.5) / k - 0.5
            off = (o * width * (1 - taper * s**2) + np.interp(s, np.linspace(0, 1, 7), g.normal(0, width * 0.012, 7)))[
                :, None
            ]
            a, b = g.uniform(0, 0.05 + 0.5 * abs(o) * dry), 1 - g.random() ** 2 * dry
            gap = g.uniform(0.3, 0.95) if g.random() < dry * 0.7 else 2
            for lo, hi in ((a, min(b, gap)), (gap + g.uniform(0.02, 0.12), b)):
                i, e = int(lo * (len(p) - 1)), int(hi * (len(p) - 1))
                if e - i > 2:
                    hair = (p + n * off)[i : e + 1]
                    outs.append(
                        contour.ribbon(
                            hair[::2] if len(hair) > 8 else hair, (width / k * 1.5, width / k * 1.7, width / k * 0.5)
                        )
                    )
        return (
            self.paint(outs, ink, wobble=0, grain=grain, angle=float(np.degrees(np.arctan2(*(p[-1] - p[0])[::-1]))))
            if outs
            else None
        )

    def finish(self) -> NDArray[np.uint8]:
        """Paper tooth over all, nothing else: no vignette, no bloom. Returns uint8 RGB."""
        yy, xx = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32) / self.k
        t = (_sample(tooth(), xx * 0.9, yy * 0.9) - 0.5) * 0.035 + (
            _sample(bristles(), yy * 0.7, xx * 0.7) - 0.5
        ) * 0.012
        return np.asarray((np.clip(self.rgb * (1 + t[..., None]), 0, 1) * 255 + 0.5).astype(np.uint8))
