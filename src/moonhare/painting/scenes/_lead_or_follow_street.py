"""Parts of Lead or Follow: the street, the doorway and the hall behind it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.materials import cloth, plaster, stone, wood
from moonhare.painting.motifs.props import lantern
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.terrain import plane


def hall(c: Canvas) -> None:
    """Red curtains, tables with small lamps, a floor that shines."""
    c.wash(
        [
            (0, (0.20, 0.07, 15)),
            (0.25, (0.36, 0.14, 22)),
            (0.6, (0.52, 0.18, 28)),
            (0.76, (0.40, 0.14, 25)),
            (1, (0.24, 0.08, 20)),
        ],
        warp=10,
    )
    curtain = c.mask(polygon([(90, 80), (710, 80), (710, 830), (90, 830)]))
    cloth(c, curtain, (0.46, 0.175, 25), fold=52, depth=26, thickness=30, seed="curtain", detail=0.2, rim=0.2)
    c.multiply(curtain * (smoothstep(330, 90, c.y) * 0.9), (0.20, 0.06, 350), 0.8)
    c.multiply(curtain * smoothstep(150, 330, np.abs(c.x - 410)), (0.26, 0.08, 340), 0.75)
    c.glow(410, 620, 240, (0.86, 0.16, 48), 0.5, flat=1.5)
    floor = c.full(smoothstep(826, 830, c.y))
    p = plane(c, floor, ((230, 828), (590, 828), (1100, 1215), (-290, 1215)))
    u, v = p.wide(16, 5)
    grain = c.noise.at("boards", u * 5, v * 1.2, 1.0, 3) - 0.5
    tint = c.noise.at("board", np.floor(u) * 1.9, np.floor(v + np.mod(np.floor(u) * 0.618, 1)) * 2.3, 1.0, 1) - 0.5
    seam = np.minimum(np.mod(u, 1), 1 - np.mod(u, 1))
    at = floor.where
    light = np.exp(-(((c.x[at] - 405) / 190) ** 2)) * 0.36 - 0.08
    t = 0.42 + 0.2 * grain + 0.2 * tint - 0.2 * np.exp(-seam * 22) + light
    c.fill(floor, pick(c.tones((0.50, 0.14, 34), 0.7), t), detail=0.2)
    for x, y, s in ((196, 800, 1.0), (262, 772, 0.8), (604, 806, 1.05), (548, 774, 0.8)):
        top = c.mask(oval(x, y, 46 * s, 12 * s))
        skirt = c.mask(polygon([(x - 44 * s, y), (x + 44 * s, y), (x + 34 * s, y + 78 * s), (x - 34 * s, y + 78 * s)]))
        cloth(c, skirt, (0.56, 0.10, 20), fold=12 * s, depth=5, seed="table", detail=0.3)
        c.form(top, (0.78, 0.08, 50), thickness=6, rim=0.6, detail=0.4)
        for dx, h in ((-34, 92), (40, 84)):
            guest = c.mask(
                limb(
                    [
                        (x + dx * s, y + 40 * s, 24 * s),
                        (x + dx * s * 0.9, y - 8 * s, 20 * s),
                        (x + dx * s * 0.85, y - 30 * s, 9 * s),
                    ],
                    12,
                ),
                circle(x + dx * s * 0.82, y - h * 0.5 * s, 13 * s),
            )
            c.form(guest, (0.22, 0.06, 340), rim=1.0, detail=0.35)


def lamps(c: Canvas) -> None:
    """A string of bulbs, the table lamps, a paper lantern cut by the arch."""
    line = [(100 + 600 * k / 16, 250 + 70 * math.sin(math.pi * k / 16)) for k in range(17)]
    c.draw(lambda pen: pen.stroke(line, (0.14, 0.04, 330), 2.4), detail=0.7)

    def bulbs(pen: Pen) -> None:
        for x, y in line[1:-1]:
            pen.dot(x, y + 9, 5.6, (0.99, 0.08, 82))

    c.draw(bulbs, emission=0.9, detail=0.95)
    for x, y in line[1:-1]:
        c.glow(x, y + 9, 20, (0.88, 0.16, 58), 0.5)
    for x, y in ((196, 786), (262, 760), (604, 792), (548, 762)):
        shade = c.mask(polygon([(x - 15, y), (x + 15, y), (x + 8, y - 20), (x - 8, y - 20)]))
        c.fill(shade, (0.93, 0.13, 72), detail=0.9)
        c.emit(shade, 0.5)
        c.glow(x, y - 6, 34, (0.86, 0.17, 55), 0.6)


def street(c: Canvas, gate: Path) -> None:
    """The dark facade round the door: worn plaster, a stone arch, blank torn bills, wet setts."""
    hole = c.mask(gate)
    wall = c.full(1) - hole
    face = plane(c, wall, ((0, 0), (800, 0), (800, 1200), (0, 1200)))
    spill = 0.22 * np.exp(-((np.hypot(c.x - 400, (c.y - 640) * 0.6) / 330) ** 2))[wall.where]
    plaster(c, face, (0.34, 0.07, 275), light=np.asarray(spill - 0.08, np.float32), stain=0.3)
    for x, y, rx, ry in ((18, 640, 60, 90), (770, 880, 56, 70), (120, 60, 90, 40)):
        bare = c.mask(oval(x, y, rx, ry, 14), wobble=16, cell=38) & wall
        at = bare.where
        row = np.floor(c.y[at] / 15)
        joint = np.minimum(np.mod(c.y[at] / 15, 1), np.mod(c.x[at] / 38 + row * 0.5, 1) * 2.4)
        c.form(
            bare,
            (0.42, 0.11, 30),
            thickness=2,
            bump=np.asarray(np.clip(joint * 5, 0, 1) * 2.4, np.float32),
            mottle=0.14,
            grain=12,
            bias=-0.1,
            detail=0.4,
        )
        c.multiply(bare.edge(-3, -4, 1.2), c.palette.deep, 0.6)
    outer = c.mask(
        curve(
            [(74, 1110, CORNER), (74, 362), (150, 146), (400, 40), (650, 146), (726, 362), (726, 1110, CORNER)],
            pull=0.38,
        )
    )
    ring = outer - hole
    n = 21
    c.shadow(ring, 0, 10, 14, 0.6)
    for i in range(n):
        a0, a1 = math.pi * (1 + i / n) + 0.012, math.pi * (1 + (i + 1) / n) - 0.012
        wedge = [
            (400 + math.cos(a) * q * 0.94, 366 + math.sin(a) * q)
            for q, a in ((240, a0), (400, a0), (400, a1), (240, a1))
        ]
        stone(
            c,
            c.mask(polygon(wedge)) & ring,
            (0.46, 0.05, 300 + 12 * math.sin(i * 3)),
            thickness=12,
            seed=f"v{i % 4}",
            cracks=0.3,
        )
    for side in (74, 672):
        for k in range(8):
            y = 366 + k * 94
            stone(
                c,
                c.mask(box(side + 1, y + 2, 53, 90, 4), wobble=1.5) & ring,
                (0.44, 0.05, 290 + 10 * (k % 3)),
                thickness=12,
                seed=f"p{k % 4}",
                cracks=0.3,
            )
    c.screen(hole.blur(16) & ring, (0.62, 0.18, 35), 0.4)
    step = c.mask(polygon([(52, 1104), (748, 1104), (770, 1142), (30, 1142)]), wobble=1.5)
    stone(c, step, (0.48, 0.06, 330), thickness=12, seed="step", cracks=0.4)
    c.glow(400, 1116, 190, (0.7, 0.18, 38), 0.5, flat=0.18)
    ground = c.full(smoothstep(1140, 1144, c.y))
    p = plane(c, ground, ((0, 1140), (800, 1140), (1000, 1215), (-200, 1215)))
    u, v = p.wide(20, 3.4)
    row = np.floor(v)
    uu = u + 0.5 * np.mod(row, 2)
    edge = np.minimum(np.minimum(np.mod(uu, 1), 1 - np.mod(uu, 1)), np.minimum(np.mod(v, 1), 1 - np.mod(v, 1)))
    sett = c.noise.at("sett", np.floor(uu) * 1.7, row * 2.9, 1.0, 1) - 0.5
    wet = np.exp(-(((c.x[ground.where] - 400) / 220) ** 2))
    t = 0.30 + 0.2 * sett + 0.42 * wet * smoothstep(0.05, 0.4, edge) - 0.3 * np.exp(-edge * 9)
    c.fill(
        ground,
        pick(
            ramp([(0, (0.13, 0.03, 275)), (0.4, (0.28, 0.06, 290)), (0.7, (0.50, 0.15, 28)), (1, (0.82, 0.14, 55))]), t
        ),
        detail=0.35,
    )


def wall_things(c: Canvas) -> None:
    """A lantern on one side, a climbing rose on the other."""
    iron = (0.16, 0.03, 300)
    c.draw(lambda pen: pen.stroke([(-10, 372), (26, 360), (44, 384)], iron, 7), relief=3, detail=0.8)
    lantern(c, 44, 384, 112, frame=iron, colour=(0.88, 0.15, 66), reach=120)
    r = c.rng("climber")
    stem = [
        (792, 1150),
        (764, 1010),
        (786, 880),
        (752, 760),
        (776, 640),
        (750, 520),
        (772, 410),
        (742, 300),
        (700, 220),
        (640, 130),
    ]
    c.form(c.mask(limb([(*q, 6 - 0.4 * k) for k, q in enumerate(stem)], 60)), (0.30, 0.07, 50), rim=0.6, detail=0.6)
    n = 330
    t = r.random(n) * (len(stem) - 1)
    x = np.interp(t, range(len(stem)), [q[0] for q in stem]) + r.normal(0, 22, n)
    y = np.interp(t, range(len(stem)), [q[1] for q in stem]) + r.normal(0, 20, n)
    keep = np.hypot(x - 400, (y - 560) * 0.62) > 318
    x, y, n = x[keep], y[keep], int(keep.sum())
    warm = np.exp(-(((x - 690) / 70) ** 2))
    tones = np.stack(
        [mix((0.27, 0.06, 190), (0.46, 0.09, 145), float(np.clip(v, 0, 1))) for v in r.random(n) * 0.7 + 0.4 * warm]
    )
    angle, size = r.uniform(0, 6.3, n), r.uniform(15, 28, n)
    strew(c, "leaf", x + 4, y + 8, size, angle, tones.astype(np.float32) * 0.3, seed="climb", alpha=0.5, detail=0.55)
    strew(c, "leaf", x, y, size, angle, tones.astype(np.float32), seed="climb", detail=0.6)
    for px, py, s in (
        (772, 436, 19),
        (748, 540, 16),
        (778, 650, 20),
        (752, 742, 15),
        (784, 866, 18),
        (760, 980, 16),
        (736, 300, 15),
    ):
        rose(c, px, py, s)


def rose(c: Canvas, cx: float, cy: float, s: float) -> None:
    """One rose, petals round a dark heart."""
    r = c.rng(f"rose{cx:.0f}/{cy:.0f}")
    c.multiply(c.mask(circle(cx + 2, cy + 4, s), soft=3), (0.14, 0.05, 320), 0.5)
    for k in range(16):
        q = s * (1 - k / 17)
        a = k * 2.4
        w = 1.1 - k / 22
        petal = oval(cx + math.cos(a) * q * 0.55, cy + math.sin(a) * q * 0.5, s * 0.5 * w, s * 0.4 * w, math.degrees(a))
        c.form(
            c.mask(petal),
            mix((0.48, 0.20, 25), (0.66, 0.21, 24), r.random()),
            rim=0.8,
            bias=-0.16 + 0.018 * k,
            detail=0.92,
        )


def doors(c: Canvas, gate: Path) -> None:
    """Two tall leaves folded back into the hall, and the iron fan above."""
    hole = c.mask(gate)
    for way, x in ((-1, 128.0), (1, 672.0)):
        inner = x - way * 70
        leaf = c.mask(polygon([(x, 372), (inner, 400), (inner, 1046), (x, 1112)]))
        c.shadow(leaf, -way * 16, 0, 14, 0.5)
        wood(c, leaf, (0.36, 0.12, 28), angle=90, thickness=6, bias=-0.08)
        for k in range(3):
            y0, y1 = 420 + k * 214, 600 + k * 206
            panel = c.mask(
                polygon(
                    [
                        (x - way * 12, y0),
                        (inner + way * 10, y0 + 14),
                        (inner + way * 10, y1 - 4),
                        (x - way * 12, y1 + 14),
                    ]
                )
            )
            wood(c, panel, (0.42, 0.13, 30), angle=90, thickness=10, seed=f"panel{k}")
        c.screen(leaf.edge(-way * 5, 0, 2), (0.86, 0.16, 45), 0.6)
    bar = c.mask(box(128, 364, 544, 15, 3)) & hole
    c.form(bar, (0.24, 0.05, 330), thickness=10, rim=0.7, detail=0.6)

    def fan(pen: Pen) -> None:
        ink = (0.13, 0.03, 320)
        for k in range(13):
            a = math.pi * (1 + k / 12)
            pen.stroke(
                [(400 + math.cos(a) * 70, 366 + math.sin(a) * 60), (400 + math.cos(a) * 290, 366 + math.sin(a) * 290)],
                ink,
                5,
            )
        for q in (70, 150):
            pen.stroke(
                [(400 + math.cos(a) * q, 366 + math.sin(a) * q * 0.9) for a in np.linspace(math.pi, 2 * math.pi, 15)],
                ink,
                5,
            )
        for k in range(12):
            a = math.pi * (1 + (k + 0.5) / 12)
            x, y = 400 + math.cos(a) * 196, 366 + math.sin(a) * 186
            pen.stroke(oval(x, y, 15, 20, math.degrees(a) + 90), ink, 3.6)

    c.draw(fan, relief=3, detail=0.7, clip=hole)
