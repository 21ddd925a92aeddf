"""Parts of Same Place as Always: what the two wear, the hedge that grows over them, the nest in his hat."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, foliage
from moonhare.painting.materials.living import fur, skin
from moonhare.painting.motifs.birds import Bird, flying, perched
from moonhare.painting.motifs.figure import Joints
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import strew

SEAT = 962.0
_GREEN = (0.50, 0.095, 138)


def _hedge(c: Canvas, mask: Mask, seed: str, tone: Colour, clump: float = 26.0) -> None:
    foliage(c, mask, tone, seed=seed, size=11, spacing=4.4, thickness=34, clump=clump, detail=0.5)


def tweed(c: Canvas, body: Mask, j: Joints, *, collar: bool = True) -> None:
    """Herringbone, a collar, elbow seams."""
    u = j.unit
    jacket = body * smoothstep(j.neck[1] - 0.15 * u, j.neck[1] + 0.05 * u, c.y)
    zig = np.abs(np.mod(c.x / 15, 1) - 0.5) * 2
    weave = np.sin((c.y * 0.9 + zig * 13) * 0.55)
    c.multiply(jacket * (smoothstep(-0.2, 0.6, weave) * 0.5), (0.52, 0.06, 50), 0.5)
    check = np.maximum(
        np.exp(-((np.mod(c.x / 46, 1) - 0.5) ** 2) * 900), np.exp(-((np.mod(c.y / 46, 1) - 0.5) ** 2) * 900)
    )
    c.glaze(jacket * (check * 0.7).astype(np.float32), (0.62, 0.13, 45), 0.45)
    if not collar:
        return
    x, y = j.neck
    turned = c.mask(
        curve(
            [
                (x - 0.50 * u, y + 0.22 * u, CORNER),
                (x - 0.30 * u, y - 0.12 * u),
                (x, y - 0.18 * u),
                (x + 0.32 * u, y - 0.12 * u),
                (x + 0.52 * u, y + 0.20 * u, CORNER),
                (x, y + 0.10 * u),
            ]
        )
    )
    c.shadow(turned, 0, 7, 5, 0.5)
    c.form(turned, (0.50, 0.06, 70), thickness=10, rim=0.7, detail=0.75)
    vent = c.mask(limb([(x + 6, j.waist[1] + 0.5 * u, 1.2), (x + 4, SEAT, 2.2)], 8), soft=1)
    c.multiply(vent, c.palette.deep, 0.6)


def sari(c: Canvas, body: Mask, j: Joints) -> None:
    """The drape over her left shoulder, with a woven border."""
    u = j.unit
    sx, sy = j.shoulder_far
    nx, ny = j.neck
    drape = c.mask(
        curve(
            [
                (sx - 0.26 * u, sy - 0.05 * u),
                (nx - 0.12 * u, ny - 0.12 * u),
                (nx + 0.26 * u, ny + 0.30 * u),
                (j.waist[0] + 0.62 * u, j.waist[1] + 0.1 * u),
                (j.hip[0] + 0.98 * u, SEAT - 8, CORNER),
                (j.hip[0] - 0.9 * u, SEAT - 4, CORNER),
                (j.waist[0] - 0.66 * u, j.waist[1]),
            ],
        )
    )
    worn = drape & body.grow(3)
    cloth(c, worn, (0.68, 0.155, 38), angle=66, fold=15, depth=6, thickness=16, seed="sari", rim=0.5, detail=0.75)
    line = [
        (nx + 0.10 * u, ny - 0.02 * u),
        (nx + 0.30 * u, ny + 0.5 * u),
        (j.waist[0] + 0.58 * u, j.waist[1] + 0.1 * u),
        (j.hip[0] + 0.86 * u, SEAT - 10),
    ]
    edge = c.mask(limb([(*q, 0.085 * u) for q in line], 30)) & body.grow(4)
    c.form(edge, (0.80, 0.13, 84), thickness=6, bump=np.sin((c.x + c.y) * 0.3) * 0.8, rim=0.5, detail=0.85)


def overgrow(c: Canvas, body: Mask, j: Joints, way: int, seed: str, clasp: tuple[float, float]) -> None:
    """The outer half of a body, and what is near the seat, is hedge already."""
    u = j.unit
    ragged = 1.1 * u * (c.field(f"ivy/{seed}", 74, 4) - 0.5)
    line = j.neck[0] + (0.34 * u if way > 0 else -0.02 * u)
    outward = (c.x - line) * way + ragged
    up = smoothstep(j.neck[1] - 0.30 * u, j.neck[1] + 0.10 * u, c.y)
    share = smoothstep(0.02 * u, 0.16 * u, outward + 0.55 * u * smoothstep(SEAT - 1.1 * u, SEAT, c.y)) * up
    share = share * smoothstep(44, 92, np.hypot(c.x - clasp[0] - 14, (c.y - clasp[1] + 20) * 0.7))
    part = body.grow(5) * share
    c.multiply(part.blur(7) & body, (0.34, 0.05, 200), 0.55)
    _hedge(c, part, f"over/{seed}", _GREEN, 22)
    # Single tendrils that have got further.
    r = c.rng(f"tendril/{seed}")
    for k in range(7):
        y0 = j.neck[1] + (0.7 + 0.36 * k + r.uniform(-0.1, 0.1)) * u
        if y0 > SEAT - 20:
            break
        x0 = line - way * ragged[min(int(y0 * c.scale), c.h - 1), min(int(line * c.scale), c.w - 1)]
        curl, high = r.uniform(0.25, 0.6) * u, r.uniform(0.2, 0.7) * u
        spine = [
            (x0 + way * 10, y0),
            (x0 - way * curl * 0.8, y0 - high * 0.15),
            (x0 - way * curl, y0 - high),
            (x0 - way * curl * 0.6, y0 - high * 1.3),
        ]
        stem = c.mask(limb([(*q, 1.4) for q in spine], 20)) & body
        c.fill(stem, (0.40, 0.07, 110), detail=0.8)
        n = 8
        t = np.linspace(0.1, 1, n) * 3
        lx = np.interp(t, range(4), [q[0] for q in spine])
        ly = np.interp(t, range(4), [q[1] for q in spine])
        tones = np.stack([mix((0.46, 0.09, 140), (0.68, 0.12, 125), float(v)) for v in r.random(n)]).astype(np.float32)
        turn = -1.57 + np.where(np.arange(n) % 2, 1.1, -1.1) + r.normal(0, 0.25, n)
        size = np.linspace(20, 11, n)
        x, y = lx + np.cos(turn) * size * 0.4, ly + np.sin(turn) * size * 0.4
        strew(c, "leaf", x + 2, y + 4, size, turn, tones * 0.35, seed=f"{seed}{k}", alpha=0.45, detail=0.8, clip=body)
        strew(c, "leaf", x, y, size, turn, tones, seed=f"{seed}{k}", detail=0.85)


def walls(c: Canvas) -> None:
    """The clipped hedge on either side, as high as their shoulders."""
    left = c.mask(
        curve(
            [
                (-20, 772, CORNER),
                (80, 768),
                (140, 790),
                (176, 850),
                (206, 920),
                (214, 966),
                (176, 1006),
                (60, 1030),
                (-20, 1040, CORNER),
            ]
        ),
        wobble=7,
        cell=26,
    )
    right = c.mask(
        curve(
            [
                (820, 762, CORNER),
                (740, 756),
                (692, 778),
                (660, 840),
                (640, 920),
                (626, 962),
                (650, 1008),
                (740, 1030),
                (820, 1040, CORNER),
            ]
        ),
        wobble=7,
        cell=26,
    )
    for mask, seed in ((left, "left"), (right, "right")):
        c.shadow(mask, 0, 18, 18, 0.35, (0.4, 0.05, 250))
        _hedge(c, mask, seed, _GREEN, 40)
        top = mask * smoothstep(62, 0, c.y - 766)
        c.screen(top, (0.93, 0.09, 95), 0.28)
        c.multiply(mask * smoothstep(860, 1030, c.y), (0.36, 0.05, 215), 0.6)


def his_arm(c: Canvas, j: Joints, clasp: tuple[float, float]) -> None:
    """His arm on her side, down to the hand that lies on the stone."""
    x, y = clasp
    sleeve = Clay(c, (x - 160, j.neck[1] - 40, x + 160, SEAT + 20), melt=12)
    sleeve.limb(
        [
            (j.shoulder_far[0] + 34, j.shoulder_far[1] + 26, 40),
            (x - 2, (j.shoulder_far[1] + y) / 2 + 20, 37),
            (x + 14, y - 36, 29),
        ],
        n=30,
    )
    relief = sleeve.relief(2)
    c.shadow(relief.mask, 8, 6, 10, 0.45)
    bump = (c.noise.at("sleeve", sleeve.across / 40, sleeve.along / 22, 1.0, 2) - 0.5) * 7
    c.form(relief, (0.52, 0.06, 72), bump=np.asarray(bump, np.float32), rim=0.5, mottle=0.06, detail=0.75)
    tweed(c, relief.mask, j, collar=False)
    hand = Clay(c, (x - 90, y - 60, x + 90, y + 50), melt=5)
    hand.limb([(x + 14, y - 40, 21), (x + 8, y - 14, 26), (x, y + 6, 27)])
    for k in range(4):
        fx = x - 26 + k * 15
        hand.limb([(fx + 4, y + 2, 10, 4), (fx, y + 20, 9, 10), (fx - 3, y + 33, 8, 2)], n=10, melt=2)
    skin(c, hand.relief(1), (0.40, 0.055, 45), detail=0.9)


def bangles(c: Canvas, j: Joints) -> None:
    """Bangles above her hand, which lies upon his."""
    (ex, ey), (x, y) = j.elbow_near, j.hand_near
    n = math.hypot(x - ex, y - ey)
    dx, dy = (x - ex) / n, (y - ey) / n

    def rings(pen: Pen) -> None:
        for k in range(4):
            bx, by = x - dx * (8 + k * 8), y - dy * (8 + k * 8)
            tone = ((0.84, 0.14, 85), (0.60, 0.16, 25), (0.84, 0.14, 85), (0.55, 0.12, 160))[k]
            pen.stroke(
                [(bx - dy * 13, by + dx * 13), (bx + dx * 4, by + dy * 4), (bx + dy * 13, by - dx * 13)], tone, 4
            )

    c.draw(rings, relief=2, detail=0.9)


def bun(c: Canvas, j: Joints) -> None:
    """Her white knot of hair, with jasmine."""
    u = j.unit
    x, y = j.head[0] - 0.02 * u, j.head[1] + 0.16 * u
    knot = Clay(c, (x - u, y - u, x + u, y + u), melt=5)
    knot.ball(x, y, 0.29 * u, 0.25 * u, turn=12)
    knot.press([(x - 0.2 * u, y - 0.1 * u, 3), (x, y + 0.05 * u, 3), (x + 0.2 * u, y - 0.06 * u, 3)], 4)
    relief = knot.relief(1)
    c.shadow(relief.mask, 0, 8, 6, 0.45)
    c.form(relief, (0.86, 0.012, 90), rim=0.6, shadow=10, detail=0.85)
    fur(c, relief, 0.3, seed="bun", length=(10, 20), spacing=3, spread=0.4, detail=0.8)
    a = np.linspace(math.radians(-20), math.radians(200), 15)
    flowers(
        c,
        (x + np.cos(a) * 0.31 * u).astype(np.float32),
        (y + np.sin(a) * 0.27 * u).astype(np.float32),
        0.16 * u,
        ((0.98, 0.02, 95), (0.95, 0.04, 95)),
        seed="jasmine",
        detail=0.9,
    )


def paint_clasp(c: Canvas, clasp: tuple[float, float]) -> None:
    """Leaves close over the two hands."""
    x, y = clasp
    r = c.rng("clasp")
    n = 46
    a = r.uniform(0, 2 * math.pi, n)
    q = r.uniform(36, 80, n)
    lx, ly = x + np.cos(a) * q * 1.25, np.minimum(y + 8 + np.sin(a) * q * 0.5, SEAT + 12)
    turn = np.arctan2(y - 14 - ly, x - lx) + r.normal(0, 0.5, n)
    tones = np.stack([mix((0.42, 0.085, 142), (0.74, 0.12, 120), float(v)) for v in r.random(n)]).astype(np.float32)
    c.multiply(c.mask(oval(x, SEAT - 4, 92, 14), soft=6), (0.34, 0.05, 220), 0.4)
    strew(c, "leaf", lx, ly, r.uniform(15, 27, n), turn, tones, seed="clasp", detail=0.85)


def nest(c: Canvas) -> None:
    """His hat, upturned on the hedge, and what was laid in it."""
    x, y = 724.0, 772.0
    c.multiply(c.mask(oval(x, y + 12, 62, 12), soft=6), (0.3, 0.05, 200), 0.6)
    crown = c.mask(
        curve(
            [
                (x - 46, y - 20, CORNER),
                (x - 40, y + 10),
                (x - 20, y + 20),
                (x + 22, y + 20),
                (x + 42, y + 8),
                (x + 48, y - 20, CORNER),
            ]
        )
    )
    c.form(crown, (0.48, 0.055, 65), bump=np.sin(c.x * 0.9) * np.sin(c.y * 0.9) * 0.7, rim=0.5, detail=0.85)
    band = c.mask(limb([(x - 45, y - 10, 5), (x, y - 4, 5), (x + 47, y - 10, 5)], 12)) & crown
    c.form(band, (0.30, 0.04, 40), detail=0.85)
    brim = c.mask(oval(x, y - 21, 64, 15))
    c.form(brim, (0.54, 0.06, 70), thickness=6, rim=0.7, detail=0.85)
    c.fill(c.mask(oval(x, y - 22, 46, 10)), (0.26, 0.04, 50), detail=0.85)
    r = c.rng("straw")

    def straw(pen: Pen) -> None:
        for _ in range(60):
            a = r.uniform(0, 6.3)
            px, py = x + math.cos(a) * 38 * r.uniform(0.6, 1.1), y - 23 + math.sin(a) * 8
            t = r.uniform(-0.5, 0.5)
            pen.stroke(
                [
                    (px - 13 * math.cos(t), py - 13 * math.sin(t) * 0.6),
                    (px + 13 * math.cos(t), py + 13 * math.sin(t) * 0.6),
                ],
                mix((0.5, 0.08, 65), (0.84, 0.09, 85), r.random()),
                1.5,
            )

    c.draw(straw, detail=0.9)
    for dx, dy, turn in ((-17, -28, -14), (15, -29, 12), (0, -25, 3)):
        egg = c.mask(oval(x + dx, y + dy, 13, 10.5, turn))
        c.form(egg, (0.72, 0.10, 225), rim=0.5, gloss=0.4, detail=0.95)
    wren = Bird(
        body=(0.46, 0.07, 50),
        breast=(0.70, 0.09, 60),
        neck=0.12,
        head=0.24,
        plump=0.34,
        tail=0.34,
        leg=0.26,
        beak_length=0.16,
        beak=(0.3, 0.04, 50),
    )
    perched(c, wren, 628, 704, 50, left=False, seed="wren")
    flying(c, wren, 170, 560, 96, beat=0.7, seed="mate", turn=-8)
