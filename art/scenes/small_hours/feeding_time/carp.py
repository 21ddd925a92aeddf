"""The great carp of Feeding Time: it dives in an arch, its veils trailing, its mouth over the bowl."""

from __future__ import annotations

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, smoothstep
from art.painting.mask import Mask, blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, sample

MOUTH = (300.0, 590.0)
_ORANGE: Colour = (0.62, 0.205, 42)
_GOLD: Colour = (0.8, 0.165, 70)
_PEARL: Colour = (0.95, 0.045, 85)
_SPINE = (
    (300, 578, 17),
    (297, 556, 36),
    (296, 516, 60),
    (306, 452, 84),
    (338, 376, 94),
    (396, 306, 88),
    (466, 262, 68),
    (530, 244, 46),
    (588, 230, 27),
    (626, 218, 16),
)
_VEILS: dict[str, tuple[tuple[tuple[float, float], ...], tuple[float, float], float]] = {
    "tail-up": (
        ((606, 206), (640, 160), (668, 96), (716, 44), (760, 26), (744, 90), (752, 140), (700, 190), (622, 226)),
        (600, 222),
        200,
    ),
    "tail-middle": (
        ((612, 206), (670, 190), (722, 190), (768, 214), (730, 236), (690, 246), (612, 232)),
        (590, 222),
        190,
    ),
    "tail-down": (
        ((608, 212), (664, 236), (712, 276), (742, 340), (744, 420), (708, 380), (680, 376), (640, 300), (602, 236)),
        (596, 222),
        220,
    ),
    "tail-root": (
        (
            (560, 214),
            (614, 196),
            (668, 166),
            (704, 120),
            (690, 176),
            (726, 214),
            (694, 234),
            (706, 300),
            (660, 252),
            (566, 254),
        ),
        (560, 232),
        170,
    ),
    "back": (
        (
            (238, 446),
            (196, 400),
            (190, 330),
            (216, 262),
            (262, 214),
            (326, 178),
            (372, 176),
            (420, 200),
            (404, 232),
            (330, 280),
        ),
        (352, 400),
        250,
    ),
    "under": (((520, 280), (530, 330), (566, 384), (600, 410), (600, 352), (586, 300), (566, 252)), (536, 262), 150),
    "belly": (((424, 356), (452, 420), (500, 470), (548, 486), (536, 436), (506, 380), (470, 318)), (436, 330), 180),
    "breast": (
        ((352, 470), (392, 500), (430, 556), (442, 622), (420, 640), (384, 604), (366, 592), (338, 540), (322, 500)),
        (330, 480),
        170,
    ),
    "far-breast": (((250, 494), (214, 516), (184, 566), (182, 606), (220, 590), (262, 540)), (268, 498), 120),
}


def _veil(c: Canvas, name: str, share: float = 0.92) -> None:
    """One fin: dense and red at its root, a breath of gold at its hem, ribbed by fine rays, the light through it."""
    points, root, reach = _VEILS[name]
    n = len(points)
    m = c.mask(curve([(*p, CORNER) if k in (0, n - 1) else p for k, p in enumerate(points)]), wobble=2.4, cell=26)
    at = m.where
    d = np.hypot(c.x[at] - root[0], c.y[at] - root[1]) / reach
    angle = np.arctan2(c.y[at] - root[1], c.x[at] - root[0]) + 0.16 * np.sin(d * 5 + len(name))
    ray = np.sin(angle * 44) * 0.7 + np.sin(angle * 83 + 1) * 0.3
    fold = np.sin(angle * 5 + d * 3) * 0.8
    thin = np.clip(1.2 - 0.36 * d, 0.66, 1) * (0.9 + 0.1 * ray)
    c.form(
        m * np.asarray(thin * share, np.float32),
        _ORANGE,
        thickness=10,
        bump=np.asarray(ray * 0.9 + fold * 3.0 * np.clip(d, 0, 1), np.float32),
        rim=0.6,
        bias=0.05,
        detail=0.85,
    )
    hem = m * np.asarray(smoothstep(0.35, 1.05, d) * (0.6 + 0.4 * ray), np.float32)
    c.glaze(hem, (0.95, 0.13, 84), 0.7)
    c.screen(m * np.asarray(0.5 + 0.5 * ray, np.float32), (0.9, 0.16, 66), 0.34)
    c.multiply(m * np.asarray(smoothstep(0.45, 0.1, d), np.float32), (0.55, 0.17, 30), 0.5)
    c.screen(m * np.asarray(smoothstep(0.7, 1.25, d), np.float32), (0.97, 0.08, 95), 0.3)
    c.screen(m.edge(1.4, -1.8, 0.8), (0.98, 0.09, 100), 0.75)


def _frame(c: Canvas, m: Mask) -> tuple[Array, Array, Array]:
    """Return, on a mask's box, places along the fish in rows of scales, across it (-1 to 1), and units along it.

    The nearest point of a finely sampled spine is taken, so that rows fan out round the bend without steps.
    """
    s = sample(_SPINE, 420)
    x, y = c.x[m.where][::2, ::2], c.y[m.where][::2, ::2]
    steps = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(s[:, 0]), np.diff(s[:, 1])))])
    size = np.clip(s[:, 2] / 94, 0.5, 1)
    rows = np.concatenate([[0.0], np.cumsum(np.diff(steps) / (24 * size[1:]))])
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    best = np.full(x.shape, 1e9, np.float32)
    found = np.zeros((3, *x.shape), np.float32)
    for i in range(len(s)):
        px, py = x - s[i, 0], y - s[i, 1]
        far = px * px + py * py
        nearer = far < best
        best = np.where(nearer, far, best)
        ahead = px * d[i, 0] + py * d[i, 1]
        side = (py * d[i, 0] - px * d[i, 1]) / max(s[i, 2], 10)
        for k, value in enumerate((rows[i] + ahead / (24 * size[i]), side, steps[i] + ahead)):
            found[k] = np.where(nearer, value, found[k])
    h, w = m.a.shape
    along, across, units = (
        np.asarray(cv2.resize(f, (w, h), interpolation=cv2.INTER_LINEAR), np.float32) for f in found
    )
    return along, across, units


def _scales(row: Array, across: Array) -> Array:
    """Return each point's place on its scale, 0 at the root, 1 at the hem; scales nearer the head lie on top."""
    u, v = row, np.arcsin(np.clip(across, -1, 1)) * 3.1
    row = np.floor(u)
    f = u - row
    even = np.mod(v + 0.5 * np.mod(row, 2), 1) - 0.5
    odd = np.mod(v + 0.5 * np.mod(row + 1, 2), 1) - 0.5
    before = np.hypot(odd / 0.64, (f + 1) / 1.55)
    mine = np.hypot(even / 0.64, f / 1.55)
    after = np.hypot(odd / 0.64, (f - 1) / 1.55)
    t = np.where(before < 1, before, np.where(mine < 1, mine, after))
    return np.clip(t, 0, 1).astype(np.float32)


def _body(c: Canvas) -> Mask:
    clay = Clay(c, (160, 120, 680, 640), melt=9)
    clay.limb(_SPINE, n=60, flat=0.72)
    body = clay.relief(2)
    at = body.mask.where
    row, belly, units = _frame(c, body.mask)
    t = _scales(row, belly)
    on = smoothstep(112, 140, units) * smoothstep(640, 590, units)
    hems = smoothstep(0.84, 0.97, t) * on
    calm = smoothstep(-1.05, -0.4, -belly)
    bump = blur(np.asarray(t * 2.4 * on * (0.4 + 0.6 * calm), np.float32), 0.7 * c.scale)
    c.form(body, _ORANGE, bump=bump, rim=0.9, shadow=14, bias=0.04, detail=0.85, gloss=0.5, gloss_sharpness=12)
    sheen = body.bumped(bump)

    def lay(where: Array, colour: Colour, share: float) -> None:
        part = body.mask * np.asarray(np.clip(where, 0, 1) * share, np.float32)
        c.form(sheen.within(part), colour, rim=0.5, detail=0.85, gloss=0.5, gloss_sharpness=12)

    lay(smoothstep(-0.25, 0.5, belly) * (0.6 + 0.4 * t), _GOLD, 0.8)
    lay(smoothstep(0.42, 0.86, belly), _PEARL, 0.85)
    n = c.field("carp-patch", 120, 2)[at]
    lay(smoothstep(0.56, 0.61, n) * smoothstep(150, 190, units), _PEARL, 0.8)
    ink = c.field("carp-ink", 46, 3)[at]
    dark = smoothstep(0.62, 0.68, ink) * smoothstep(0.0, -0.45, belly) * on
    c.multiply(body.mask * np.asarray(dark, np.float32), (0.3, 0.07, 270), 0.8)
    c.multiply(body.mask * np.asarray(hems * (0.35 + 0.3 * calm), np.float32), (0.5, 0.17, 28), 0.8)
    gleam = smoothstep(0.14, 0.03, np.abs(t - 0.74)) * on * smoothstep(0.8, -0.5, belly)
    c.screen(body.mask * np.asarray(gleam * 0.36, np.float32), (0.98, 0.1, 90), 0.55)
    c.multiply(body.mask * np.asarray(smoothstep(-0.55, -1.0, belly), np.float32), (0.45, 0.13, 10), 0.45)
    return body.mask


def carp(c: Canvas) -> None:
    """Paint the carp."""
    for name in ("far-breast", "tail-middle", "tail-up", "tail-down", "back", "under", "belly"):
        _veil(c, name, 0.8 if name in ("tail-middle", "far-breast") else 0.92)
    body = _body(c)
    c.screen(body.edge(3, -5, 2), (0.95, 0.07, 150), 0.55)
    low = smoothstep(380, 600, c.y) * smoothstep(240, 340, c.x)
    c.screen(body * np.asarray(low, np.float32), (0.86, 0.15, 70), 0.3)
    _veil(c, "tail-root", 0.95)
    _head(c)
    c.shadow(c.mask(curve(_VEILS["breast"][0])), -6, 12, 9, 0.4, (0.4, 0.14, 30))
    _veil(c, "breast", 0.95)


def _head(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        dark: Colour = (0.36, 0.14, 32)
        gill = [(238, 458), (262, 488), (300, 500), (340, 492), (366, 470)]
        pen.stroke(gill, dark, 4, 0.45)
        pen.stroke([(x, y + 5) for x, y in gill], (0.95, 0.11, 80), 2.6, 0.4)
        pen.fill(oval(301, 590, 17, 11), (0.82, 0.12, 48))
        pen.fill(oval(301, 593, 9.5, 6), (0.26, 0.1, 25))
        for way in (-1.0, 1.0):
            pen.stroke(
                [(301 + way * 15, 588), (301 + way * 30, 604), (301 + way * 30, 628), (301 + way * 40, 644)],
                (0.86, 0.13, 66),
                3.4,
            )
        pen.stroke([(284, 572), (301, 567), (318, 572)], dark, 2, 0.5)
        for ex, ey, q in ((322.0, 540.0, 14.0),):
            pen.dot(ex, ey, q * 1.12, (0.9, 0.13, 84))
            pen.dot(ex, ey + 0.5, q * 0.78, (0.13, 0.03, 40))
            pen.dot(ex + 3.4, ey - 4.6, q * 0.28, (0.99, 0.01, 90))
            pen.stroke(oval(ex, ey, q * 1.16, q * 1.16), dark, 2, 0.7)

    c.draw(work, relief=1.8, detail=0.95)
