"""What the camel of Private Reserve keeps in its hump: palms round a pool, a sparrow bathing, in clear glass."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.birds import Bird, perched
from art.painting.motifs.plants import palm
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.stamps import jittered, strew

HUMP = [
    (306, 524, CORNER),
    (340, 498),
    (366, 450),
    (388, 388),
    (420, 326),
    (470, 292),
    (524, 304),
    (564, 362),
    (590, 430),
    (620, 486),
    (668, 526, CORNER),
    (668, 590),
    (600, 640),
    (500, 664),
    (400, 656),
    (320, 610),
]
"""The hump's outline as a camel's is, rising out of the withers and sinking into the loins, and the flank below."""


def oasis(c: Canvas) -> Mask:
    """Paint the hump with all that is in it; returns its silhouette."""
    hump = c.mask(curve(HUMP))
    # Out of the back it comes clear by degrees: no edge below.
    edge = 630 - 60 * np.abs((c.x - 486) / 166) ** 2.4 + 14 * (c.field("hem", 24, 3) - 0.5)
    sink = np.asarray(smoothstep(16, -30, c.y - edge), np.float32)
    side = np.asarray(
        smoothstep(318, 352, c.x + 0.2 * (c.y - 520)) * smoothstep(662, 618, c.x - 0.2 * (c.y - 520)), np.float32
    )
    low = np.asarray(smoothstep(478, 520, c.y), np.float32)
    glassy = hump * np.asarray(sink * (1 - low * (1 - side)), np.float32)
    with c.group() as inside:
        _inside(c)
    # What is inside is squeezed towards the rim, as glass does.
    u, v = (c.x - 480) / 160, (c.y - 500) / 190
    lens = 1 + 0.08 * np.clip(u * u + 0.5 * v * v, 0, 2)
    bend = (np.asarray(480 + (c.x - 480) * lens, np.float32), np.asarray(c.y, np.float32))
    c.paste(inside, clip=glassy, bend=bend)
    skin = c.relief(hump, 120)
    rim = np.asarray(smoothstep(0.2, 0.95, np.clip(1 - skin.nz, 0, 1)), np.float32)
    above = np.asarray(smoothstep(560, 470, c.y), np.float32)
    c.glaze(hump * (rim * 0.6) * above, (0.5, 0.09, 200), 0.7)
    c.screen(hump.edge(-4, -4, 1.6) * above, (0.93, 0.09, 150), 0.95)
    c.screen(hump.edge(4, -4, 1.8) * above, (0.99, 0.1, 72), 1.0)
    c.screen(hump.edge(-16, -8, 8) * above, (0.75, 0.11, 175), 0.5)
    c.screen(hump.edge(15, -8, 8) * above, (0.9, 0.14, 50), 0.4)
    for points, share in (
        ([(396, 432, CORNER), (420, 366), (448, 330), (452, 342), (430, 382), (404, 442, CORNER)], 0.85),
        ([(380, 474, CORNER), (388, 452), (394, 458), (384, 486, CORNER)], 0.7),
        ([(556, 392, CORNER), (576, 436), (592, 472), (584, 470), (564, 430, CORNER)], 0.6),
    ):
        c.screen(c.mask(curve(points), soft=2.2) & hump, (0.99, 0.03, 110), share)
    c.glow(486, 500, 90, (0.97, 0.13, 92), 0.5)
    c.emit(glassy, 0.46)
    return glassy


def _inside(c: Canvas) -> None:
    t = np.clip((c.y - 300) / 260 + 0.1 * (c.field("air", 40, 3) - 0.5), 0, 1)
    sky = ramp([(0.0, (0.5, 0.1, 215)), (0.3, (0.66, 0.1, 195)), (0.6, (0.85, 0.1, 140)), (1.0, (0.98, 0.09, 95))])
    c.fill(c.full(), pick(sky, np.asarray(t, np.float32)), detail=0.7)
    c.glow(500, 520, 80, (0.99, 0.1, 88), 0.9)
    c.fill(c.mask(oval(504, 520, 22, 22), soft=1), (0.995, 0.05, 95), detail=0.9)
    for k, (y, tone) in enumerate(((536, (0.76, 0.09, 160)), (550, (0.6, 0.1, 158)))):
        crest = [(280.0 + 40 * i, y - 10 * math.sin(1.7 * i + 2 * k) - 6 * math.sin(3.1 * i)) for i in range(12)]
        hill = c.mask(curve([*crest, (740, 720, CORNER), (270, 720, CORNER)]), wobble=6, cell=8)
        c.form(hill, tone, thickness=8, mottle=0.2, grain=8, rim=0.4, detail=0.6)
    lawn = c.mask(oval(484, 640, 270, 84), wobble=5, cell=14)
    c.form(lawn, (0.52, 0.13, 138), thickness=16, mottle=0.2, grain=9, rim=0.5, detail=0.7)
    pool = c.mask(oval(484, 610, 146, 36), wobble=4, cell=20)
    ripple = c.noise.at("pool", c.x / 26, c.y / 4.6, 1.0, 3)
    ring = np.hypot(c.x - 466, (c.y - 606) * 3.2)
    rings = np.sin(ring / 5.2) * np.exp(-ring / 60)
    shine = np.exp(-(((c.x - 500) / 26) ** 2)) * smoothstep(640, 580, c.y)
    water = ramp([(0.0, (0.4, 0.1, 215)), (0.5, (0.68, 0.11, 195)), (1.0, (0.99, 0.05, 130))])
    depth = 0.62 - 0.0075 * (c.y - 590)
    c.fill(
        pool, pick(water, np.asarray(depth + 0.5 * (ripple - 0.5) + 0.3 * rings + 0.4 * shine, np.float32)), detail=0.8
    )
    c.screen(pool.edge(0, -3, 1.2), (0.95, 0.08, 130), 0.7)
    _thicket(c)
    for x, y, h, lean, seed in (
        (398, 596, 196, 0.16, "tall"),
        (578, 592, 176, -0.2, "right"),
        (430, 584, 118, -0.12, "second"),
        (552, 582, 104, 0.12, "third"),
        (352, 606, 92, 0.1, "low"),
        (618, 602, 78, -0.1, "edge"),
    ):
        palm(c, x, y, h, (0.5, 0.085, 52), (0.5, 0.14, 142), seed=seed, lean=lean, fronds=13)
    _thicket(c, front=True)
    _sparrow(c)


def _thicket(c: Canvas, front: bool = False) -> None:
    """Grass and flowers on the banks: behind the pool, or before it."""
    r = c.rng(f"thicket{front}")
    n = 420 if front else 240
    a = r.uniform(0.1, math.pi - 0.1, n) if front else r.uniform(math.pi, 2 * math.pi, n)
    x = 484 + np.cos(a) * r.uniform(140, 190, n)
    y = 610 + np.sin(a) * r.uniform(36, 54, n) * (1 if front else 0.85)
    h = r.uniform(12, 30, n)
    tones = jittered(np.stack([mix((0.44, 0.13, 148), (0.8, 0.15, 115), float(t)) for t in r.random(n)]), r, 0.06, 0.01)
    lean = -1.57 + r.normal(0, 0.3, n)
    order = np.argsort(y)
    strew(
        c,
        "blade",
        x[order],
        (y - h / 2)[order],
        h[order],
        lean[order],
        tones.astype(np.float32),
        seed=f"g{front}",
        detail=0.85,
    )

    def blooms(pen: Pen) -> None:
        for k in range(0, n, 14):
            px, py = float(x[k]), float(y[k]) - float(h[k]) * 0.8
            pen.dot(px, py, 4.4, (0.7, 0.19, 8 if k % 28 else 60))
            pen.dot(px - 1, py - 1, 1.7, (0.95, 0.1, 90))

    c.draw(blooms, relief=1.2, detail=0.85)


def _sparrow(c: Canvas) -> None:
    x, y = 466.0, 612.0
    bird = Bird(
        body=(0.44, 0.11, 42),
        breast=(0.84, 0.05, 70),
        wing=(0.3, 0.08, 38),
        beak=(0.36, 0.04, 60),
        neck=0.06,
        plump=0.34,
        head=0.24,
        beak_length=0.12,
        tail=0.34,
        leg=0.1,
        pitch=18,
    )
    perched(c, bird, x, y, 46, left=True, seed="sparrow")
    r = c.rng("bath")

    def bath(pen: Pen) -> None:
        for k in range(3):
            wide = 22 + 14 * k
            pen.stroke(oval(x, y - 1, wide, wide * 0.24), (0.97, 0.03, 170), 1.6 - 0.3 * k, 0.7 - 0.15 * k)
        for _ in range(14):
            a, q = r.uniform(-2.9, -0.24), abs(r.normal(18, 8))
            px, py = x + math.cos(a) * (q + 22), y - 5 + math.sin(a) * (q + 6)
            pen.dot(px, py, r.uniform(0.7, 1.8), (0.99, 0.02, 180), 0.95)

    c.draw(bath, detail=0.9)
