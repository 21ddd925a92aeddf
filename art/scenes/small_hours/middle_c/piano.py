"""The grand piano of Middle C as a true solid: black lacquer that mirrors the room, its lid standing open.

Its own places: x from the keys to the tail, y up, z from the straight side (0) towards us (negative).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.solids import Body, Parts, Stand, box, capsule, tube
from art.painting.pen import Pen
from art.painting.shapes import sample

HORIZON, EYE, FOCAL = 520.0, 2.3, 2150.0
STAND = Stand(-1.62, 8.9, -15.0)
_OPEN = 70.0
_LACQUER, _LID, _KEYS, _PLATE, _BRASS = range(5)
OUTLINE = [
    (0.5, 0.0), (0.5, 2.3), (0.62, 2.34), (0.95, 2.34), (1.3, 2.24), (1.66, 1.92), (1.98, 1.5), (2.32, 1.2),
    (2.7, 1.06), (3.02, 0.94), (3.2, 0.66), (3.22, 0.3), (3.1, 0.06), (2.9, 0.0),
]  # fmt: skip
_CELL = 0.02
_FLOOR = 800.0


@lru_cache(maxsize=1)
def _plan() -> Array:
    """Return how far each place of the plan lies outside (or, negative, inside) the piano's outline."""
    line = np.concatenate([np.array(OUTLINE[:1]), sample(OUTLINE[1:], 90)])
    y, x = np.mgrid[0 : round(4.6 / _CELL), 0 : round(5.2 / _CELL)].astype(np.float32)
    x, y = (x + 0.5) * _CELL - 0.9, (y + 0.5) * _CELL - 1.0
    far = np.full(x.shape, 1e3, np.float32)
    for (ax, ay), (bx, by) in zip(line, np.roll(line, -1, 0), strict=True):
        ex, ey = bx - ax, by - ay
        t = np.clip(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey + 1e-9), 0, 1)
        far = np.minimum(far, (x - ax - t * ex) ** 2 + (y - ay - t * ey) ** 2)
    sheet = np.zeros(x.shape, np.uint8)
    spots = np.round(((line + np.array([0.9, 1.0])) / _CELL - 0.5) * 16).astype(np.int32)
    cv2.fillPoly(sheet, [spots.reshape(-1, 1, 2)], 1, shift=4)
    out = np.sqrt(far) * np.where(sheet > 0, -1, 1)
    return np.asarray(cv2.GaussianBlur(out.astype(np.float32), (0, 0), 1.5), np.float32)


def plan(x: Array, z: Array) -> Array:
    """Return the outline's distance at plan places (x, depth towards us)."""
    flat = np.asarray(x, np.float32).reshape(-1, 1)
    deep = np.asarray(z, np.float32).reshape(-1, 1)
    a, b = (flat + 0.9) / _CELL - 0.5, (deep + 1.0) / _CELL - 0.5
    sheet, rows = _plan(), []
    for k in range(0, len(flat), 30000):
        part = cv2.remap(sheet, a[k : k + 30000], b[k : k + 30000], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        rows.append(np.asarray(part, np.float32).ravel())
    return np.concatenate(rows).reshape(np.shape(x)) if rows else np.zeros(np.shape(x), np.float32)


def _slab(d: Array, n: Array, half: float, r: float) -> Array:
    a, b = d + r, np.abs(n) - half + r
    return np.asarray(np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - r, np.float32)


def _on_lid(y: Array, z: Array) -> tuple[Array, Array]:
    """Return how far up the lid from its hinge, and how far outside its middle."""
    c, s = math.cos(math.radians(_OPEN)), math.sin(math.radians(_OPEN))
    return z * c + (y - 1.05) * s, -z * s + (y - 1.05) * c


def _leg(x: Array, y: Array, z: Array, at: tuple[float, float]) -> Array:
    r = np.hypot(x - at[0], z - at[1])
    wide = np.interp(y, [0.08, 0.14, 0.2, 0.5, 0.6, 0.64, 0.76], [0.05, 0.07, 0.05, 0.085, 0.115, 0.1, 0.13])
    return np.asarray(np.maximum((r - wide) * 0.8, np.maximum(0.08 - y, y - 0.78)), np.float32)


def parts(x: Array, y: Array, z: Array) -> Parts:
    """Return each part's stuff and distance."""
    z = -z
    d = plan(x, z)
    case = _slab(d, y - 0.86, 0.18, 0.035)
    case = np.maximum(case, -np.maximum(d + 0.075, 0.88 - y))
    up, out = _on_lid(y, z)
    lid = _slab(plan(x, up), out, 0.055, 0.03)
    bed = box(x, y, z, (0.27, 0.72, 1.15), (0.27, 0.06, 1.17), 0.03)
    arms = np.minimum(
        box(x, y, z, (0.3, 0.79, 2.27), (0.26, 0.07, 0.06), 0.04),
        box(x, y, z, (0.3, 0.86, 0.05), (0.26, 0.14, 0.06), 0.05),
    )
    keys = box(x, y, z, (0.25, 0.79, 1.16), (0.2, 0.025, 1.06), 0.01)
    legs = np.minimum(np.minimum(_leg(x, y, z, (0.5, 2.1)), _leg(x, y, z, (0.5, 0.22))), _leg(x, y, z, (2.75, 0.6)))
    castor = [
        np.sqrt((x - a) ** 2 + (y - 0.05) ** 2 + (z - b) ** 2) - 0.055
        for a, b in ((0.5, 2.1), (0.5, 0.22), (2.75, 0.6))
    ]
    lyre = np.minimum(
        np.minimum(
            capsule(x, y, z, (0.72, 0.68, 1.05), (0.66, 0.16, 1.02), 0.025),
            capsule(x, y, z, (0.72, 0.68, 1.4), (0.66, 0.16, 1.43), 0.025),
        ),
        box(x, y, z, (0.66, 0.14, 1.22), (0.08, 0.04, 0.25), 0.02),
    )
    pedals = capsule(x, y, np.abs(z - 1.22), (0.58, 0.13, 0.1), (0.42, 0.1, 0.1), 0.025)
    c, s = math.cos(math.radians(_OPEN)), math.sin(math.radians(_OPEN))
    foot, head = (2.05, 0.98, 1.3), (2.05, 1.05 + 1.3 * s, 1.3 * c)
    hinges = tube(y - 1.05, z, x, 0.03, 0.6, 2.8)
    return [
        (_LACQUER, case),
        (_LID, lid),
        (_LACQUER, bed),
        (_LACQUER, np.asarray(arms, np.float32)),
        (_KEYS, np.asarray(keys, np.float32)),
        (_LACQUER, np.asarray(legs, np.float32)),
        (_BRASS, np.asarray(np.minimum(castor[0], np.minimum(castor[1], castor[2])), np.float32)),
        (_LACQUER, np.asarray(lyre, np.float32)),
        (_BRASS, np.asarray(pedals, np.float32)),
        (_LACQUER, capsule(x, y, z, foot, head, 0.022)),
        (_BRASS, hinges),
        (_PLATE, np.asarray(np.maximum(d + 0.07, np.abs(y - 0.9) - 0.03), np.float32)),
    ]


def place(x: float, y: float, z: float) -> tuple[float, float, float]:
    """Return card x, y and the card units of a unit at a place on the piano (z towards us)."""
    u, h, v = STAND.world(x, y, -z)
    q = FOCAL / v
    return 400 + u * q, HORIZON + (EYE - h) * q, q


@dataclass(frozen=True)
class Piano:
    """The painted piano: all of it, and the face of its lid that mirrors (0 to 1, dying away towards its rim)."""

    mask: Mask
    mirror: Mask
    away: Array
    """How far each place of the card lies from the lid's rim, in the piano's units; 0 elsewhere."""


def piano(c: Canvas) -> Piano:
    """Paint the piano over the room; the lid is left black."""
    s = c.scale
    body = Body(STAND, parts)
    x0, y0, x1, y1 = 0, int(200 * s), c.w, c.h
    at, shape = (slice(y0, y1), slice(x0, x1)), (y1 - y0, x1 - x0)
    dx, dy = ((c.x[at] - 400) / FOCAL).ravel(), ((HORIZON - c.y[at]) / FOCAL).ravel()
    t, hit = body.seen(dx, dy, EYE, 6.0, 13.0)
    dx, dy, t = dx[hit], dy[hit], t[hit]
    u, h, v = dx * t, EYE + dy * t, t
    nx, ny, nz = body.normal(u, h, v, 0.014)
    kind = body.stuff(u, h, v)
    px, py, pz = STAND.local(u, h, v)
    pz = -pz
    open_ = np.ones_like(t)
    for e, share in ((0.06, 0.35), (0.2, 0.35), (0.5, 0.25)):
        open_ -= share * np.clip(e - body.far(u + nx * e, h + ny * e, v + nz * e), 0, 1) / e
    open_ = np.clip(open_, 0.1, 1)
    length = np.sqrt(dx * dx + dy * dy + 1)
    along = (dx * nx + dy * ny + nz) / length
    rx, ry, rz = dx / length - 2 * along * nx, dy / length - 2 * along * ny, 1 / length - 2 * along * nz
    # What a mirrored ray meets: the painted room behind, where it goes on; else the dim room about us.
    reach = np.where(rz > 0.03, np.where(ry < -0.02, np.minimum(-h / np.minimum(ry, -0.02), 9.0), 9.0), 0.0)
    wu, wh, wv = u + rx * reach, h + ry * reach, np.maximum(v + rz * reach, 1.0)
    sx, sy = 400 + wu * FOCAL / wv, HORIZON + (EYE - wh) * FOCAL / wv
    seen = (rz > 0.03) & (sx > 0) & (sx < 800) & (sy > 0) & (sy < 1200)
    row = np.clip(sy * s, 0, c.h - 1).astype(int)
    column = np.clip(sx * s, 0, c.w - 1).astype(int)
    behind = c.layer.rgb[row, column]
    table = ramp(
        [(0.4, 0.12, 30), (0.62, 0.16, 40), (0.34, 0.12, 15), (0.13, 0.05, 345), (0.12, 0.05, 340), (0.34, 0.11, 0)]
    )
    tilt = 0.5 + 1.1 * ry + 0.05 * (c.field("sheen", 70, 2)[at].ravel()[hit] - 0.5)
    about = pick(table, np.asarray(np.clip(tilt, 0, 1), np.float32))
    panes = sum(np.exp(-(((rx - q) / w) ** 2)) for q, w in ((0.62, 0.1), (-0.72, 0.12))) * smoothstep(0.3, -0.1, rz)
    about = 1 - (1 - about) * (1 - rgb((0.9, 0.13, 45)) * np.clip(np.asarray(panes), 0, 1)[:, None] * 0.8)
    world = np.where(seen[:, None], behind, about)
    fresnel = 0.2 + 0.8 * np.clip(1 + along, 0, 1) ** 3.2
    window = np.clip(0.16 * nx + 0.5 * ny + 0.86 * nz, 0, 1)
    out = np.zeros((len(t), 3), np.float32)
    tones: dict[int, Colour] = {
        _LACQUER: (0.16, 0.045, 335),
        _LID: (0.16, 0.045, 335),
        _KEYS: (0.9, 0.05, 72),
        _BRASS: (0.76, 0.14, 72),
    }
    grain = c.field("grain", 18, 3)[at].ravel()[hit] - 0.5
    light = 0.1 + 0.22 * open_ * (0.5 + 0.5 * ny) + 0.66 * window * open_ + 0.05 * grain
    for stuff, colour in tones.items():
        here = kind == stuff
        out[here] = pick(c.tones(colour, 0.7), np.asarray(np.clip(light[here], 0, 1), np.float32))
    gloss = (
        np.where((kind == _LACQUER) | (kind == _LID), 1.0, np.where(kind == _BRASS, 0.6, 0.12))
        * fresnel
        * (0.3 + 0.7 * open_)
    )
    out = out * (1 - 0.6 * gloss[:, None]) + world * gloss[:, None]
    here = kind == _PLATE
    string = np.exp(-((np.sin((px + 0.3 * pz) * 46) / 0.34) ** 2))
    plate = 0.26 + 0.36 * open_ + 0.3 * string - 0.25 * (np.abs((px - 0.9) % 0.62 - 0.3) < 0.03) + 0.1 * grain
    gold = ramp([(0.16, 0.06, 20), (0.38, 0.12, 38), (0.62, 0.14, 58), (0.84, 0.13, 75), (0.97, 0.07, 88)])
    out[here] = pick(gold, np.asarray(np.clip(plate[here], 0, 1), np.float32))
    gaps = (kind == _KEYS) & (np.abs((pz * 11.5) % 1 - 0.5) > 0.45)
    out[gaps] *= 0.45
    up, turned = _on_lid(py, pz)
    inner = (kind == _LID) & (turned < -0.04) & (up > 0.02)
    rim = np.clip(-plan(px, up), 0, 2)
    flatly, cover = np.zeros((shape[0] * shape[1], 3), np.float32), hit.astype(np.float32).reshape(shape)
    flatly[hit] = np.clip(out, 0, 1)
    colours: Array = flatly.reshape(*shape, 3)
    # The outermost pixels are seen at a grazing angle and glitter: their colour comes from just inside.
    sure = cv2.erode(cover, np.ones((3, 3), np.uint8))
    soft = cv2.GaussianBlur(colours * sure[..., None], (0, 0), 1.3) / (
        cv2.GaussianBlur(sure, (0, 0), 1.3)[..., None] + 1e-3
    )
    colours = np.where(sure[..., None] > 0, colours, soft)
    colours = np.asarray(cv2.medianBlur(np.asarray(colours, np.float32), 3 if s < 1.2 else 5), np.float32)
    where = (x0, y0, x1, y1)
    mask = Mask(np.asarray(cv2.GaussianBlur(cover, (0, 0), 0.6), np.float32), where, (c.w, c.h), s)
    c.fill(mask, np.asarray(colours, np.float32), detail=0.8)
    flat = np.zeros(shape[0] * shape[1], np.float32)
    flat[hit] = kind == _KEYS
    _sharps(c, Mask(flat.reshape(shape).copy(), where, (c.w, c.h), s))
    flat[hit] = inner
    face = Mask(np.asarray(cv2.GaussianBlur(flat.reshape(shape), (0, 0), 0.7), np.float32), where, (c.w, c.h), s)
    flat[hit] = np.where(inner, rim, 0)
    away = np.zeros((c.h, c.w), np.float32)
    away[at] = flat.reshape(shape)
    return Piano(mask=mask, mirror=face, away=away)


def _sharps(c: Canvas, keys: Mask) -> None:
    """The black keys, each with its light, where the white ones are seen."""

    def work(pen: Pen) -> None:
        for k in range(37):
            z = 0.14 + 2.04 * k / 36
            a, b = place(0.05, 0.816, z), place(0.46, 0.816, z)
            pen.stroke([a[:2], b[:2]], (0.4, 0.07, 350), 0.9, 0.7)
        for k in range(36):
            if k % 7 in (2, 6):
                continue
            z = 0.16 + 2.0 * (k + 0.5) / 36
            a, b = place(0.24, 0.83, z), place(0.46, 0.83, z)
            pen.stroke([a[:2], b[:2]], (0.12, 0.03, 335), 0.03 * a[2] * 0.55, 0.95, round_ends=False)
            pen.stroke([(a[0], a[1] - 1), (b[0], b[1] - 1)], (0.7, 0.1, 40), 0.8, 0.6)

    c.draw(work, detail=0.95, clip=keys)


def floor_shade(c: Canvas, light: tuple[float, float, float]) -> Array:
    """Return 0–1 how far the floor lies in the piano's shadow; `light` right, away, up: where it comes from."""
    s = c.scale
    at = (slice(int(_FLOOR * s), c.h, 2), slice(0, c.w, 2))
    v = np.asarray(EYE * FOCAL / np.maximum(c.y[at] - HORIZON, 1), np.float32)
    u = np.asarray((c.x[at] - 400) * v / FOCAL, np.float32)
    body = Body(STAND, lambda x, y, z: [p for p in parts(x, y, z) if p[0] != _LID])
    dark = body.shade(u.ravel(), np.full(u.size, 0.01, np.float32), v.ravel(), light, 7.0).reshape(u.shape)
    out = np.zeros((c.h, c.w), np.float32)
    size = (c.w, c.h - int(_FLOOR * s))
    out[int(_FLOOR * s) :] = cv2.GaussianBlur(cv2.resize(dark.astype(np.float32), size), (0, 0), 2.4 * s)
    near = smoothstep(_FLOOR, _FLOOR + 20, c.y)
    return np.asarray(out * near, np.float32)
