"""Parts of Weather Front: the thunderhead that is a bull, modelled in clay and then grown over with billows."""

from __future__ import annotations

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Stops, pick, ramp, smoothstep
from art.painting.mask import Mask, blur
from art.painting.relief import Relief, lit
from art.painting.shapes import oval, polygon
from art.painting.stamps import scatter

_STORM: Stops = [
    *((0.0, (0.15, 0.045, 295)), (0.22, (0.23, 0.055, 296)), (0.42, (0.34, 0.06, 298)), (0.6, (0.48, 0.06, 308))),
    *((0.76, (0.66, 0.055, 335)), (0.88, (0.82, 0.055, 40)), (1.0, (0.94, 0.045, 80))),
]


def _billowed(
    c: Canvas, clay: Clay, seed: str, sizes: tuple[tuple[float, float, int], ...], warp: float, sink: float = 0.6
) -> tuple[Relief, Relief]:
    """Grow round billows over a modelled body, great ones first, then stir them as air would.

    Returns the body with them, and the bare one that lies below.
    """
    r = c.rng(f"billow/{seed}")
    bare = Relief(clay.mask(), np.asarray(blur(np.maximum(clay.height, -60), 7 * c.scale), np.float32), 0.9)
    for low, high, n in sizes:
        mask = clay.mask()
        x, y = scatter(mask, n, r, "any")
        high_at = clay.height.copy()
        for px, py in zip(x, y, strict=True):
            row = min(int(py * c.scale) - clay.box[1], high_at.shape[0] - 1)
            column = min(int(px * c.scale) - clay.box[0], high_at.shape[1] - 1)
            q = low + (high - low) * float(r.random()) ** 1.5
            z = float(high_at[row, column]) - sink * q
            clay.ball(float(px), float(py), q, q * float(r.uniform(0.78, 0.95)), z=z, melt=3.0)
    h, w = clay.height.shape
    at = (slice(clay.box[1], clay.box[1] + h), slice(clay.box[0], clay.box[0] + w))
    gy, gx = np.mgrid[0:h, 0:w].astype(np.float32)
    dx = ((c.field("stir-x", 34, 3)[at] - 0.5) * 2 * warp + (c.field("curl-x", 12, 2)[at] - 0.5) * warp * 0.5) * c.scale
    dy = ((c.field("stir-y", 34, 3)[at] - 0.5) * 2 * warp + (c.field("curl-y", 12, 2)[at] - 0.5) * warp * 0.5) * c.scale
    mx, my = np.asarray(gx + dx, np.float32), np.asarray(gy + dy, np.float32)
    clay.height = np.asarray(cv2.remap(clay.height, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE))
    clay.cover = np.asarray(cv2.remap(clay.cover, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE))
    return clay.relief(2.2, 0.6), bare


def _tone(c: Canvas, body: Relief, bare: Relief, base: float, whole: float, small: float) -> Array:
    """How light every place is: as the great form turns, as each billow turns, in a crevice or not."""
    at = body.mask.where
    high = np.asarray(body.height, np.float32)
    deep = np.clip((blur(high, 14 * c.scale) - high) / 22, -0.5, 1)
    t = base + whole * (lit(bare, c.light, 1.0) - 0.58) + small * (lit(body, c.light, 1.0) - 0.58) - 0.14 * deep
    return np.asarray(t + 0.1 * (c.field("grey", 70, 4)[at] - 0.5), np.float32)


def _paint(c: Canvas, body: Relief, t: Array, mask: Mask, detail: float) -> None:
    c.fill(mask, pick(ramp(_STORM), t), detail=detail)


def trunk(c: Canvas) -> Mask:
    """Hump, shoulders and chest, as wide as the sky; rain instead of legs."""
    clay = Clay(c, (-60, 20, 860, 860), melt=30)
    clay.ball(400, 330, 300, 226, thick=190)
    clay.ball(404, 210, 190, 120, z=30, thick=120)
    for way in (-1, 1):
        clay.ball(400 + way * 214, 470, 196, 226, z=30, thick=150)
        clay.ball(400 + way * 380, 560, 150, 150, z=-40, thick=110)
        clay.ball(400 + way * 200, 640, 130, 110, z=40, thick=100)
    clay.ball(400, 600, 180, 130, z=-10, thick=80)
    body, bare = _billowed(c, clay, "trunk", ((46, 84, 70), (26, 50, 200), (13, 26, 260)), 11)
    at = body.mask.where
    x, y = c.x[at], c.y[at]
    t = _tone(c, body, bare, 0.34, 0.4, 0.5)
    crown = smoothstep(330, 90, y + 0.16 * np.abs(x - 330) + 60 * (c.field("crown", 90, 3)[at] - 0.5))
    t = t + 0.3 * crown - 0.12 * smoothstep(360, 640, y) - 0.08 * smoothstep(380, 800, x)
    foot = 690 + 70 * (c.field("foot", 110, 3)[at] - 0.5)
    mask = Mask(body.mask.a * smoothstep(40, -60, y - foot), body.mask.box, body.mask.frame, body.mask.scale)
    _paint(c, body, np.asarray(t, np.float32), mask, 0.25)
    return mask


def rain(c: Canvas) -> None:
    """Two dark shafts of rain stand under the shoulders as legs, thinner ones behind."""
    slant = c.x + 0.1 * (c.y - 560)
    fine = c.noise.at("shafts", slant / 15, c.y / 420, 1.0, 3)

    for x, top, foot, tone, uneven in (
        (40, 230, 190, (0.42, 0.055, 305), 0.8),
        (764, 230, 190, (0.4, 0.055, 305), 0.8),
        (206, 230, 84, (0.2, 0.055, 297), 0.22),
        (598, 230, 84, (0.19, 0.055, 297), 0.22),
    ):
        outline = [(x - top / 2, 560), (x + top / 2, 560), (x + foot * 0.62, 730), (x + foot / 2, 884)]
        shaft = c.mask(polygon([*outline, (x - foot / 2, 884), (x - foot * 0.62, 730)]), soft=12)
        streak = np.clip(0.9 - 0.6 * uneven + uneven * (fine - 0.5), 0, 1)
        fade = 1 - (0.15 + 0.4 * uneven) * smoothstep(700, 890, c.y)
        c.glaze(shaft * np.asarray(streak * fade, np.float32), tone)


def head(c: Canvas) -> None:
    """The lowered head, seen from the front: poll, brows, eyes at the sides, a long face, a broad muzzle."""
    for way in (-1, 1):
        ear = Clay(c, (100, 340, 700, 560), melt=8)
        points = ((104, 428, 22), (160, 432, 34), (214, 452, 31), (262, 486, 9))
        ear.limb([(400 + way * x, y, q, 60.0) for x, y, q in points])
        lap, flat = _billowed(c, ear, f"ear{way}", ((8, 15, 60),), 5)
        t = _tone(c, lap, flat, 0.5, 0.5, 0.3)
        inner = c.mask(oval(400 + way * 186, 458, 52, 12, way * 18), soft=6).on(lap.mask.box)
        _paint(c, lap, np.asarray(t - 0.26 * inner, np.float32), lap.mask, 0.3)
    clay = Clay(c, (120, 280, 680, 870), melt=20)
    clay.ball(400, 424, 116, 84, z=60, thick=80)
    clay.ball(400, 366, 84, 46, z=70, thick=50)
    for curl_x, curl_y, q in (
        (360, 360, 30),
        (400, 348, 34),
        (438, 362, 30),
        (378, 396, 26),
        (420, 398, 27),
        (400, 428, 22),
    ):
        clay.ball(curl_x, curl_y, q, z=128, melt=8)
    clay.limb([(400, 400, 96, 60), (400, 500, 92, 76), (400, 600, 72, 96), (400, 680, 74, 120)])
    clay.ball(400, 716, 104, 66, z=140, thick=74)
    clay.ball(400, 782, 66, 36, z=96, thick=44)
    for way in (-1, 1):
        clay.limb(
            [
                (400 + way * q, y, s, z)
                for q, y, s, z in ((84, 394, 42, 66), (126, 384, 37, 64), (164, 374, 29, 60), (196, 366, 18, 56))
            ]
        )
        clay.ball(400 + way * 94, 474, 46, 30, z=100, turn=way * 24, thick=40)
        clay.limb(
            [(400 + way * q, y, s, z) for q, y, s, z in ((84, 540, 34, 80), (70, 610, 28, 96), (64, 664, 26, 110))]
        )
        clay.ball(400 + way * 62, 700, 46, 40, z=172, thick=42)
    skull, bone = _billowed(c, clay, "skull", ((16, 27, 80), (9, 15, 170)), 6, 0.72)
    at = skull.mask.where
    x, y = c.x[at], c.y[at]
    t = _tone(c, skull, bone, 0.56, 0.62, 0.3)
    t = (
        t
        + 0.1 * smoothstep(470, 360, y)
        - 0.14 * smoothstep(400, 490, x)
        - 0.15 * smoothstep(726, 790, y)
        - 0.26 * smoothstep(376, 326, y)
    )
    t = t + 0.12 * np.exp(-(((x - 384) / 30) ** 2)) * smoothstep(430, 520, y) * smoothstep(700, 620, y)
    for way in (-1, 1):
        ex, ey = 400 + way * 96, 514
        socket = c.mask(oval(ex, ey, 42, 21, way * 22), soft=8).on(skull.mask.box)
        ball = c.mask(oval(ex + way * 2, ey + 3, 17, 12, way * 20), soft=4).on(skull.mask.box)
        t = t * (1 - 0.75 * socket) + 0.1 * ball
        nose = c.mask(oval(400 + way * 62, 706, 26, 15, way * -34), oval(400 + way * 82, 712, 10, 16, way * 30), soft=5)
        t = t * (1 - nose.on(skull.mask.box))
        t = t + 0.14 * c.mask(oval(400 + way * 58, 676, 40, 12, way * -12), soft=8).on(skull.mask.box)
    lips = c.mask(polygon([(306, 742), (400, 762), (494, 742), (494, 750), (400, 772), (306, 750)]), soft=6)
    t = t - 0.34 * lips.on(skull.mask.box) + 0.1 * c.mask(oval(392, 786, 44, 12), soft=7).on(skull.mask.box)
    # The poll grows out of the hump, the chin dissolves in the rain's air.
    drift = 60 * (c.field("drift", 46, 3)[at] - 0.5)
    shown = smoothstep(316, 356, y + 0.5 * drift + 0.12 * np.abs(x - 400)) * (
        1 - 0.75 * smoothstep(790, 836, y + drift)
    )
    mask = Mask(skull.mask.a * shown, skull.mask.box, skull.mask.frame, skull.mask.scale)
    _paint(c, skull, np.asarray(t, np.float32), mask, 0.35)


def eyes(c: Canvas) -> None:
    """No eyeballs: a little of the storm's own light, deep under each brow."""
    for way in (-1, 1):
        x, y = 400 + way * 98.0, 516.0
        hollow = c.mask(oval(x, y, 24, 12, way * 24), soft=5)
        c.glaze(hollow, (0.13, 0.04, 296), 0.85)
        slit = c.mask(oval(x - way, y + 3, 12, 7, way * 20), soft=2) - c.mask(oval(x, y - 6, 22, 8, way * 24), soft=2)
        c.screen(slit.blur(9), (0.62, 0.13, 305), 0.9)
        c.screen(slit, (0.86, 0.08, 85), 0.85)
        c.fill(c.mask(oval(x + way * 2, y + 4, 5, 3, way * 20), soft=1.2), (0.95, 0.05, 90), 0.9, detail=0.75)
