"""The great leopard: its crouching body, its bent head, the paw that it has laid on the glass, its tail."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import limb, oval

HEAD = (392.0, 316.0, -7.0)
"""Middle between the eyes and the head's tilt."""
COAT: Colour = (0.56, 0.1, 72)
INK: Colour = (0.15, 0.035, 40)
_BOX = (-80.0, -40.0, 900.0, 1260.0)


def on_head(*points: Sequence[float]) -> list[tuple[float, ...]]:
    """Put places of the head's own plan (x right, y down from between the eyes) on the card."""
    a = math.radians(HEAD[2])
    co, si = math.cos(a), math.sin(a)
    return [(HEAD[0] + p[0] * co - p[1] * si, HEAD[1] + p[0] * si + p[1] * co, *p[2:]) for p in points]


def _dim(c: Canvas, shape: Mask, near: float, far: float, share: float = 0.9) -> None:
    """Let the night take what is far from the lamp."""
    d = np.hypot(c.x - 420, (c.y - 740) / 1.15)
    wide = shape.grow(2)
    c.multiply(wide * np.asarray(smoothstep(near, far, d)[wide.where], np.float32), (0.2, 0.055, 225), share)


def _away(c: Canvas, x: float, y: float) -> Array:
    return np.asarray(np.arctan2(c.y - y, c.x - x), np.float32)


def _rings(c: Canvas, shape: Mask, places: Sequence[tuple[float, float]], size: float, seed: str) -> None:
    """Broken rings, each of three or four uneven blots about a warmer middle."""
    r = c.rng(f"rings/{seed}")

    def middles(pen: Pen) -> None:
        for x, y in places:
            pen.fill(oval(x, y, size * 0.75, size * 0.62, 20), (0.5, 0.12, 55), 0.4)

    def blots(pen: Pen) -> None:
        for x, y in places:
            start = r.uniform(0, 6.28)
            n = int(r.integers(3, 5))
            for k in range(n):
                a = start + k * 6.28 / n + r.normal(0, 0.15)
                q = size * r.uniform(0.8, 1.0)
                px, py = x + math.cos(a) * q, y + math.sin(a) * q * 0.86
                w = size * r.uniform(0.42, 0.62)
                pen.fill(oval(px, py, w, size * r.uniform(0.24, 0.34), math.degrees(a) + 90), INK, 0.92)

    c.draw(middles, detail=0.5, clip=shape, soft=2)
    c.draw(blots, detail=0.5, clip=shape, soft=1.2)


def _spots(c: Canvas, shape: Mask, places: Sequence[tuple[float, float, float]], seed: str) -> None:
    r = c.rng(f"spots/{seed}")

    def blots(pen: Pen) -> None:
        for x, y, q in places:
            pen.fill(oval(x, y, q * r.uniform(0.9, 1.3), q * r.uniform(0.65, 0.95), r.uniform(0, 180)), INK, 0.92)

    c.draw(blots, detail=0.6, clip=shape, soft=0.8)


def body(c: Canvas) -> None:
    """The raised rump behind, then breast and forelegs; the left one stands, the right one is lifted."""
    rump = Clay(c, _BOX, melt=40)
    rump.limb(
        [(440, 420, 130), (540, 380, 150), (640, 420, 180), (720, 600, 210), (740, 860, 190), (730, 1010, 130)], n=40
    )
    behind = rump.relief(2)
    _coat(c, behind, "rump", 150, 540)
    clay = Clay(c, _BOX, melt=60)
    clay.limb([(404, 340, 140), (412, 500, 170), (410, 700, 214), (410, 840, 226)], n=40)
    clay.limb([(262, 520, 112), (190, 720, 104), (146, 900, 80), (128, 1040, 68)], n=40)
    clay.limb([(560, 540, 104), (640, 720, 110), (690, 900, 110)], n=40)
    clay.ball(134, 1072, 84, 44, z=40, melt=16)
    clay.press([(276, 640, 8), (248, 800, 16), (222, 1000, 14)], 12)
    shape = clay.relief(2)
    c.multiply(shape.mask.blur(22).move(16, 6) & behind.mask, (0.2, 0.05, 230), 0.7)
    _coat(c, shape, "body", 160, 460)
    _toes(c, [(92, 1090), (120, 1100), (152, 1100), (180, 1088)], shape)


def _coat(c: Canvas, shape: Relief, seed: str, near: float, far: float) -> None:
    c.form(shape, COAT, mottle=0.06, grain=40, rim=0.12, detail=0.5)
    r = c.rng(f"coat/{seed}")
    places = []
    for j in range(19):
        for i in range(15):
            x = i * 62 - 20 + (j % 2) * 31 + r.normal(0, 12)
            y = 150 + j * 52 + r.normal(0, 12)
            if not (y > 900 and x < 230):
                places.append((x, y))
    _rings(c, shape.mask, places, 19, seed)
    low = [(r.uniform(56, 210), r.uniform(905, 1050), r.uniform(6, 10)) for _ in range(34)]
    _spots(c, shape.mask, low, seed)
    _dim(c, shape.mask, near, far, 0.95)
    fur(c, shape, _away(c, 400, 300), seed=seed, length=(12, 26), spacing=4.6, spread=0.3, light=0.06, detail=0.5)


def _toes(c: Canvas, ends: Sequence[tuple[float, float]], shape: Relief) -> None:
    def gaps(pen: Pen) -> None:
        for (x0, y0), (x1, y1) in pairwise(ends):
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            pen.stroke([(x, y - 26), (x + 1, y - 10), (x, y + 8)], INK, 4, 0.75)

    c.draw(gaps, detail=0.8, clip=shape.mask, soft=1)


def head(c: Canvas) -> None:
    """The bent head: round ears, broad brow, muzzle towards the light."""
    for side in (-1, 1):
        ear = Clay(c, _BOX, melt=10)
        ((x, y),) = on_head((side * 142, -146))
        ear.ball(x, y, 62, 58, turn=side * 30)
        whole = ear.relief(2)
        c.form(whole, (0.4, 0.08, 70), rim=0.5, detail=0.6)
        ((ix, iy),) = on_head((side * 138, -134))
        c.multiply(c.mask(oval(ix, iy, 38, 36), soft=6) & whole.mask, (0.3, 0.06, 30), 0.8)
        _dim(c, whole.mask, 240, 640)
        fur(c, whole, _away(c, ix, iy + 50), seed=f"ear{side}", length=(10, 22), spacing=3.2, detail=0.6)
    clay = Clay(c, _BOX, melt=34)
    for x, y, rx, ry, z in (
        (0, -34, 168, 142, 0),
        (-98, 66, 92, 86, 10),
        (98, 66, 92, 86, 10),
    ):
        ((px, py),) = on_head((x, y))
        clay.ball(px, py, rx, ry, z=z, turn=HEAD[2])
    clay.limb(on_head((0, -70, 60, 70), (0, 20, 50, 100), (0, 86, 44, 120)), n=16, melt=26)
    for side in (-1, 1):
        ((px, py),) = on_head((side * 46, 122))
        clay.ball(px, py, 62, 50, z=92, melt=30, turn=HEAD[2])
        clay.press(on_head((side * 48, -16, 16), (side * 78, -22, 30), (side * 112, -34, 16)), 16)
    ((px, py),) = on_head((0, 172))
    clay.ball(px, py, 44, 26, z=70, melt=12)
    shape = clay.relief(2)
    c.multiply(shape.mask.blur(26).move(0, 30), (0.16, 0.045, 230), 0.75)
    c.form(shape, COAT, mottle=0.05, grain=30, rim=0.2, shadow=20, detail=0.6)
    for x, y, rx, ry in ((-52, 132, 66, 46), (52, 132, 66, 46), (0, 184, 60, 34)):
        ((px, py),) = on_head((x, y))
        c.glaze(c.mask(oval(px, py, rx, ry, HEAD[2]), soft=18) & shape.mask, (0.85, 0.1, 76), 0.42)
    for side in (-1, 1):  # beside the nose the sky's cold would grey the fur
        ((px, py),) = on_head((side * 66, 84))
        c.glaze(c.mask(oval(px, py, 40, 24, HEAD[2]), soft=12) & shape.mask, (0.64, 0.115, 70), 0.7)
    r = c.rng("brow")
    marks = []
    for k in range(7):  # rows that fan out over the brow, the same on both sides but for a little
        for i in range(6):
            for side in (-1, 1):
                x = (12 + i * 27) + r.normal(0, 3)
                y = -66 - k * 19 + i * i * 1.5 + r.normal(0, 3)
                marks.append((side * x, y, 6.0 + 0.5 * k))
    for k in range(5):
        for i in range(4):
            for side in (-1, 1):
                x, y = 112 + i * 21 + r.normal(0, 3), 6 + k * 27 + (i % 2) * 12 + r.normal(0, 3)
                if k > 0 or i > 1:
                    marks.append((side * x, y, 6.5 + i * 0.8))
    _spots(c, shape.mask, [(p[0], p[1], p[2]) for p in on_head(*marks)], "head")
    _dim(c, shape.mask, 300, 640)
    ((nx, ny),) = on_head((0, 40))
    fur(c, shape, _away(c, nx, ny), seed="head", length=(8, 18), spacing=3.2, spread=0.25, light=0.06, detail=0.65)


def paw(c: Canvas) -> None:
    """The right foreleg, lifted: it has laid its paw on the glass, without its claws."""
    clay = Clay(c, _BOX, melt=18)
    clay.limb([(836, 990, 104), (762, 880, 84), (690, 782, 64), (636, 700, 54), (610, 680, 52)], n=30)
    clay.ball(574, 688, 58, 58, z=24)
    for x, y in ((526, 690), (534, 722), (560, 744), (594, 748)):
        clay.ball(x, y, 27, 26, z=34, melt=12)
    shape = clay.relief(1.5)
    c.multiply(shape.mask.blur(14).move(-4, 18), (0.24, 0.06, 40), 0.75)
    c.form(shape, COAT, mottle=0.05, grain=30, rim=0.15, shadow=0, detail=0.7)
    r = c.rng("paw")
    places = [(r.uniform(590, 800), r.uniform(650, 1010), r.uniform(6, 10)) for _ in range(80)]
    _spots(c, shape.mask, places, "paw")
    small = [(r.uniform(545, 650), r.uniform(640, 706), r.uniform(5, 8)) for _ in range(18)]
    _spots(c, shape.mask, small, "knuckles")
    _dim(c, shape.mask, 190, 460)
    fur(c, shape, math.pi + 0.8, seed="paw", length=(8, 18), spacing=3.4, spread=0.3, light=0.06, detail=0.7)

    def gaps(pen: Pen) -> None:
        for line in (
            [(508, 712), (524, 708), (540, 700)],
            [(532, 748), (544, 736), (554, 720)],
            [(574, 772), (577, 754), (580, 736)],
        ):
            pen.stroke(line, INK, 4.5, 0.8)

    c.draw(gaps, detail=0.85, clip=shape.mask, soft=1)


def tail(c: Canvas) -> None:
    """The tail, come round in front: its end is up, it cannot keep still."""
    clay = Clay(c, _BOX, melt=6)
    clay.limb(
        [
            (860, 1090, 34),
            (760, 1140, 31),
            (640, 1162, 28),
            (530, 1166, 25),
            (446, 1154, 23),
            (404, 1118, 20),
            (408, 1084, 15),
        ],
        n=80,
    )
    shape = clay.relief(1.5)
    c.shadow(shape.mask, -4, 18, 10, 0.7)
    c.form(shape, COAT, mottle=0.05, rim=0.1, detail=0.7)
    broken = c.noise.at("bars", clay.along / 16, clay.across / 12, 1.0, 2)
    bars = smoothstep(0.3, 0.6, np.sin(clay.along / 7.0)) * smoothstep(0.4, 0.48, broken)
    c.multiply(shape.mask * np.asarray(bars, np.float32), (0.14, 0.035, 40), 0.9)
    tip = limb([(410, 1136, 30), (402, 1110, 26), (410, 1070, 24)], 12)
    c.multiply(c.mask(tip, soft=4) & shape.mask, (0.16, 0.035, 40), 0.92)
    _dim(c, shape.mask, 440, 760, 0.9)
    fur(c, shape, math.pi, seed="tail", length=(8, 18), spacing=3.4, light=0.06, detail=0.7)
