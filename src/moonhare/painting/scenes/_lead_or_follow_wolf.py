"""Parts of Lead or Follow: the wolf between the two, and the winter wood inside it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.plants import pine
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import sampled, scatter, strew

WOLF = [
    (452, 258, CORNER),
    (462, 268),
    (450, 306),
    (436, 348, CORNER),
    (462, 318),
    (482, 296, CORNER),
    (482, 336),
    (466, 384),
    (472, 420),
    (506, 476, CORNER),
    (498, 500),
    (516, 548, CORNER),
    (500, 566),
    (508, 616, CORNER),
    (490, 650),
    (482, 740),
    (480, 880),
    (480, 990),
    (512, 1020),
    (516, 1048, CORNER),
    (450, 1048, CORNER),
    (454, 960),
    (448, 880),
    (436, 830, CORNER),
    (412, 900),
    (410, 970),
    (434, 1018),
    (438, 1048, CORNER),
    (290, 1048, CORNER),
    (214, 1050),
    (184, 1028),
    (220, 1004),
    (268, 1000, CORNER),
    (258, 930),
    (272, 830),
    (298, 730),
    (312, 650),
    (306, 610),
    (286, 594, CORNER),
    (298, 560),
    (280, 530, CORNER),
    (302, 496),
    (322, 440),
    (326, 420, CORNER),
    (296, 400),
    (262, 356, CORNER),
    (306, 358),
    (346, 364),
    (372, 350),
    (398, 322),
    (430, 280),
]


def paint_wolf(c: Canvas, wolf: Mask) -> None:
    """The gap: a sitting wolf, and in it a winter wood by starlight."""
    c.shadow(wolf, 0, 0, 16, 0.55, (0.14, 0.05, 300))
    at = wolf.where
    body = Clay(c, (170, 280, 540, 1060), melt=20)
    body.limb([(454, 270, 10), (432, 312, 22), (404, 352, 36), (376, 384, 46)], n=24)
    body.limb([(474, 312, 7), (452, 352, 17), (440, 380, 22)], n=10)
    body.limb([(384, 388, 50), (392, 460, 76), (404, 550, 100), (398, 660, 92), (366, 820, 98), (340, 940, 86)], n=40)
    body.limb(
        [(470, 600, 52), (470, 760, 32, 20), (468, 900, 24, 24), (470, 1020, 22, 24), (494, 1036, 16, 24)],
        n=30,
        melt=14,
    )
    body.ball(352, 930, 82, 98, z=30, melt=16)
    body.limb([(380, 1020, 22, 40), (424, 1034, 18, 40)], n=10, melt=10)
    body.limb([(290, 1020, 28, 10), (230, 1026, 26, 10), (194, 1026, 14, 10)], n=16, melt=10)
    body.limb([(352, 392, 26, 40), (306, 380, 17, 44), (266, 358, 4, 44)], n=14, melt=8)
    night = ramp(
        [
            (0, (0.97, 0.02, 230)),
            (0.12, (0.88, 0.04, 240)),
            (0.34, (0.62, 0.08, 255)),
            (0.58, (0.44, 0.10, 265)),
            (0.8, (0.36, 0.09, 268)),
            (1, (0.27, 0.08, 272)),
        ]
    )
    t = (c.y[at] - 270) / 790 + 0.12 * (c.field("mist", 60, 4)[at] - 0.5)
    c.fill(wolf, pick(night, t), detail=0.7)
    r = c.rng("wood")
    for row, (y, h, tone) in enumerate(
        ((820, 100, (0.56, 0.07, 255)), (890, 140, (0.40, 0.08, 262)), (980, 180, (0.22, 0.07, 270)))
    ):
        for _ in range(9):
            x = r.uniform(250, 510)
            tree = c.mask(pine(x, y + r.uniform(0, 50), h * r.uniform(0.7, 1.15), h * 0.36, r)) & wolf
            if not tree.empty:
                c.form(tree, tone, thickness=6, rim=0.6, detail=0.75)
        mist = wolf * (np.exp(-(((c.y - y - 44) / 30) ** 2)) * (0.4 + 0.9 * c.field(f"mist{row}", 90, 3, (2.5, 1))))
        c.glaze(mist, (0.86, 0.03, 240), 0.5)
    shape = body.relief(3).within(wolf)
    back = (
        np.clip(-shape.nx * 0.9 + 0.1, 0, 1) * 0.9 + np.clip(shape.ny, 0, 1) * 0.5 + np.clip(0.5 - shape.nz, 0, 1) * 0.4
    )
    c.multiply(shape.mask * np.asarray(np.clip(back, 0, 1), np.float32), (0.40, 0.10, 268), 0.85)
    lit_side = np.clip(-shape.ny * 0.5 + shape.nx * 0.8, 0, 1) ** 1.3
    inside = shape.mask.where
    c.screen(shape.mask * np.asarray(lit_side * smoothstep(1000, 420, c.y[inside]), np.float32), (0.98, 0.02, 230), 0.7)
    crease = [
        [(446, 880), (440, 830), (452, 760)],
        [(412, 900), (410, 960), (430, 1014)],
        [(300, 850), (340, 830), (396, 850)],
    ]
    for line in crease:
        c.multiply(c.mask(limb([(*q, 5) for q in line], 16), soft=6) & wolf, (0.30, 0.09, 270), 0.6)
    edge = wolf - wolf.grow(-14)
    _pelt(c, shape, wolf)
    c.multiply(wolf * smoothstep(880, 1050, c.y), (0.30, 0.08, 275), 0.6)

    def toes(pen: Pen) -> None:
        for x, y in ((500, 1046), (488, 1046), (474, 1048), (424, 1046), (410, 1047), (394, 1048)):
            pen.stroke([(x, y), (x - 3, y - 9), (x - 8, y - 14)], (0.16, 0.05, 275), 2.4, 0.8)

    c.draw(toes, detail=0.85)
    _ruff(c, edge)
    soft = (
        ([(436, 348, 5), (416, 372, 11), (384, 400, 12), (356, 420, 9)], 9.0, 0.5),
        ([(452, 380, 8), (446, 410, 10), (430, 432, 9)], 9.0, 0.45),
        ([(276, 366, 3), (306, 376, 9), (344, 388, 7)], 4.0, 0.7),
        ([(440, 292, 4), (416, 324, 6), (392, 346, 5)], 5.0, 0.25),
    )
    for spine, blur, share in soft:
        c.multiply(c.mask(limb(spine, 20), soft=blur) & wolf, (0.34, 0.09, 268), share)

    def features(pen: Pen) -> None:
        ink = (0.20, 0.06, 275)
        pen.fill(curve([(376, 372, CORNER), (390, 368), (404, 352, CORNER), (392, 360)]), ink)
        pen.stroke([(372, 376), (388, 371), (406, 350)], ink, 2.6)
        pen.fill(curve([(463, 268, CORNER), (451, 306), (436, 352, CORNER), (442, 320), (455, 280)]), ink)
        pen.fill(curve([(436, 348, CORNER), (430, 356), (420, 364, CORNER), (430, 350)]), ink)
        for k in range(3):
            pen.dot(436 - 4 * k, 302 + 7 * k, 1.5, ink, 0.8)

    c.draw(features, detail=0.95)
    c.form(c.mask(oval(453, 265, 11, 9)), (0.18, 0.04, 280), gloss=0.6, detail=0.95)
    c.glow(426, 400, 80, (0.90, 0.05, 240), 0.4)
    for k in range(4):
        c.glow(472 + 3 * k, 262 - 12 * k, 10 + 5 * k, (0.95, 0.02, 240), 0.3 - 0.06 * k)


def _pelt(c: Canvas, shape: Relief, wolf: Mask) -> None:
    """Long hairs over head, ruff and back, light where the starlight falls; then stars among them."""
    r = c.rng("pelt")
    x, y = scatter(wolf, 5200, r)
    keep = r.random(len(x)) < np.clip((960 - y) / 330, 0.0, 1.0) ** 1.2
    x, y = x[keep], y[keep]
    light = np.full((c.h, c.w), 0.35, np.float32)
    light[shape.mask.where] = np.where(shape.mask.a > 0.5, np.clip(0.5 + 0.62 * shape.nx - 0.3 * shape.ny, 0, 1), 0.35)
    level = sampled(c, light, x, y) + r.normal(0, 0.12, len(x))
    fade = np.clip((y - 300) / 480, 0, 1)
    table = ramp(
        [(0, (0.40, 0.09, 266)), (0.45, (0.66, 0.07, 252)), (0.8, (0.88, 0.035, 240)), (1, (0.985, 0.01, 230))]
    )
    colours = pick(table, np.clip(level * 0.9 + 0.14 - 0.36 * fade, 0, 1))
    lean = np.where(y < 400, 2.25, 1.57 + np.clip((400 - x) / 130, -0.6, 0.6)) + r.normal(0, 0.22, len(x))
    length = np.where(y < 400, r.uniform(8, 15, len(x)), r.uniform(20, 44, len(x)))
    ears = (x < 340) & (y < 410)
    lean = np.where(ears, 3.5, lean)
    strew(
        c,
        "hair",
        x,
        y,
        length,
        lean,
        colours.astype(np.float32),
        seed="pelt",
        alpha=0.8,
        detail=0.85,
        clip=wolf.grow(7),
    )

    def stars(pen: Pen) -> None:
        for _ in range(60):
            pen.dot(
                r.uniform(290, 500),
                r.uniform(560, 800),
                0.7 + 1.5 * r.random() ** 3,
                (0.98, 0.02, 240),
                r.uniform(0.5, 1),
            )

    c.draw(stars, emission=0.7, detail=0.95, clip=wolf)


def _ruff(c: Canvas, edge: Mask) -> None:
    """Hairs that stand out over the outline, so that the gap has a pelt."""
    r = c.rng("ruff")
    rows, columns = np.nonzero(edge.a > 0.4)
    n = 620
    k = r.integers(0, len(rows), n)
    y = ((rows[k] + edge.box[1]) / c.scale).astype(np.float32)
    x = ((columns[k] + edge.box[0]) / c.scale).astype(np.float32)
    middle = np.interp(y, (260, 340, 400, 470, 600, 800, 1040), (456, 424, 400, 400, 404, 380, 370))
    out = np.where(x < middle, 2.25, 0.85) + r.normal(0, 0.2, n)
    out = np.where(y < 400, np.where(x < middle, 2.0, 1.0), out)
    keep = y < 1020
    column = np.clip((x * c.scale).astype(int), 0, c.w - 1)
    row = np.clip((y * c.scale).astype(int), 0, c.h - 1)
    tones = np.clip(c.layer.rgb[row, column] * r.uniform(0.85, 1.2, (n, 1)), 0, 1).astype(np.float32)
    strew(c, "hair", x[keep], y[keep], r.uniform(12, 24, n)[keep], out[keep], tones[keep], seed="ruff", detail=0.85)
