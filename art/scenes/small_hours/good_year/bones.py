"""Parts of Good Year: the whale's bones round a light, and the roots that have come down to it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, limb, oval, sample

HEART = (420.0, 894.0)
TREE = (402.0, 548.0)
_GOLD: Colour = (0.95, 0.14, 78)
_BONE: Colour = (0.77, 0.07, 58)
_SPINE = [
    (246, 838, 24),
    (310, 800, 26),
    (390, 776, 26),
    (476, 780, 25),
    (560, 812, 22),
    (630, 866, 19),
    (682, 934, 15),
    (708, 1000, 11),
    (712, 1050, 8),
]


def body(c: Canvas) -> Mask:
    """Return the whale's silhouette, as the soil still remembers it."""
    brow = ((14, 936, CORNER), (60, 880), (150, 812), (250, 760))
    back = ((380, 728), (500, 734), (600, 776), (680, 850), (728, 950), (738, 1040))
    fluke = ((800, 1062), (834, 1110, CORNER), (770, 1096), (716, 1088), (664, 1106), (596, 1128, CORNER))
    root = ((640, 1076), (684, 1040), (650, 990), (590, 1000))
    throat = ((500, 1034), (400, 1052), (280, 1046), (150, 1018), (56, 978))
    whale = curve((*brow, *back, *fluke, *root, *throat))
    flipper = curve(
        [(250, 960, CORNER), (330, 950), (414, 1010), (470, 1096), (462, 1140, CORNER), (370, 1116), (290, 1044)]
    )
    return c.mask(whale, flipper, soft=3, wobble=5, cell=30)


def memory(c: Canvas) -> None:
    """Soil of another colour where the whale once lay; the throat's furrows can still be told."""
    m = body(c)
    n = c.field("memory", 60, 4)
    t = np.asarray(0.56 + 0.4 * (n - 0.5) - smoothstep(760, 1100, c.y) * 0.36, np.float32)
    blue = ramp([(0.12, 0.06, 282), (0.19, 0.08, 284), (0.27, 0.09, 288), (0.36, 0.1, 300)])
    c.fill(m, pick(blue, t), 0.86, detail=0.1)
    d = np.hypot((c.x - HEART[0]) / 1.3, c.y - HEART[1])
    c.glaze(m * np.asarray(np.exp(-((d / 150) ** 2)), np.float32), (0.6, 0.15, 48), 0.8)
    c.glaze(m * np.asarray(np.exp(-((d / 74) ** 2)), np.float32), (0.88, 0.15, 70), 0.75)
    c.screen(m.edge(-0.5, -4, 1.6), (0.8, 0.13, 350), 0.6)
    c.screen(m.edge(0.5, 3.4, 1.8), (0.66, 0.12, 320), 0.45)

    def furrows(pen: Pen) -> None:
        for k in range(8):
            y = 958 + 11 * k
            line = [(40 + 20 * k, y - 10), (180, y + 16), (330, y + 12 - k), (460 - 14 * k, y + 2)]
            pen.stroke(line, (0.7, 0.1, 320), 2.0, 0.42)

    c.draw(furrows, clip=m, soft=0.7, detail=0.2)


def _bone(c: Canvas, clay: Clay, *, lit: float = 0.7, bias: float = 0.0, detail: float = 0.7) -> Relief:
    """Paint bone: cool where it looks at us, alight where it looks at the heart."""
    relief = clay.relief(0.8)
    c.shadow(relief.mask, 3, 6, 7, 0.55)
    at = relief.mask.where
    bump = (c.field("bone", 7, 3, (1.5, 1))[at] - 0.5) * 1.4
    c.form(relief, _BONE, bump=np.asarray(bump, np.float32), rim=0.0, mottle=0.1, bias=bias, detail=detail, shadow=10)
    dx, dy = HEART[0] - c.x[at], HEART[1] - c.y[at]
    d = np.hypot(dx, dy) + 1e-3
    facing = np.clip((relief.nx * dx + relief.ny * dy) / d, 0, 1) ** 1.2
    fall = 1 / (1 + (d / 190) ** 2)
    c.screen(relief.mask * np.asarray(np.clip(1.5 * facing * fall * lit, 0, 1), np.float32), _GOLD, 0.95)
    return relief


def _ribs(c: Canvas, far: bool) -> None:
    path = sample(_SPINE, 200)
    ribs = Clay(c, (0.0, 640.0, 800.0, 1190.0), melt=1)
    for i, t in enumerate(0.13 + 0.044 * i for i in range(11)):
        p = path[min(199, int(t * 199))]
        x, y = float(p[0]), float(p[1])
        long = 130 + 100 * math.sin(math.pi * (0.2 + 0.07 * i)) - 5 * i + (i % 3) * 4
        dx = 22 if far else 0
        belly = 62 - 5 * i
        ribs.limb(
            [
                (x + dx, y + 2, 6.4),
                (x - belly * 0.5 + dx, y + long * 0.3, 7.2 - 0.2 * i),
                (x - belly * 0.4 + dx * 1.4, y + long * 0.66, 6.0 - 0.2 * i),
                (x + belly * 0.5 + dx * 1.6, y + long * (0.9 if far else 0.98), 2.4),
            ],
            n=30,
        )
    _bone(c, ribs, lit=1.3 if far else 1.0, bias=-0.1 if far else -0.26, detail=0.45 if far else 0.72)


def far_bones(c: Canvas) -> None:
    """Paint the far ribs, lit from within, and the light itself."""
    _ribs(c, True)
    c.glow(*HEART, 90, (0.82, 0.17, 58), 0.8)
    c.glow(*HEART, 36, (0.95, 0.15, 78), 0.8)


def near_bones(c: Canvas) -> None:
    """Paint spine, near ribs, flipper and skull."""
    path = sample(_SPINE, 200)
    spine = Clay(c, (0.0, 640.0, 800.0, 1190.0), melt=3)
    n = 36
    for i in range(n):
        t = (i / (n - 1)) ** 1.04
        p = path[min(199, int(t * 199))]
        q = path[min(199, int(t * 199) + 2)] - path[max(0, int(t * 199) - 2)]
        a = math.atan2(q[1], q[0])
        w = float(p[2])
        spine.ball(float(p[0]), float(p[1]), w * 0.4, w * 0.62, turn=math.degrees(a), thick=w * 0.7)
        long = w * (1.25 - 0.35 * math.cos(0.32 * i) if i < 24 else 1.0)
        ex, ey = float(p[0]) + math.sin(a) * long + 6, float(p[1]) - math.cos(a) * long
        spine.limb([(float(p[0]), float(p[1]), w * 0.27), (ex, ey, w * 0.15)], n=6)
    _bone(c, spine, lit=0.9, bias=-0.06)
    _ribs(c, False)
    arm = Clay(c, (0.0, 640.0, 800.0, 1190.0), melt=3)
    arm.limb([(276, 900, 16), (296, 938, 12), (318, 974, 13)], n=12)
    for k, (ex, ey) in enumerate(((396, 1108), (426, 1096), (440, 1066), (428, 1030))):
        ox, oy = 314 + 9 * k, 990 - 5 * k
        for j in range(5):
            u, v = 0.02 + j * 0.2, 0.17 + j * 0.2
            bow = 12 * math.sin(math.pi * (u + v) / 2)
            mx, my = ox + (ex - ox) * (u + v) / 2 + bow * 0.4, oy + (ey - oy) * (u + v) / 2 + bow * 0.6
            start = (ox + (ex - ox) * u, oy + (ey - oy) * u, 7 - 0.9 * j)
            end = (ox + (ex - ox) * v, oy + (ey - oy) * v, 6.4 - 0.9 * j)
            arm.limb([start, (mx, my, 5.6 - 0.8 * j), end], n=7, melt=1)
    _bone(c, arm, lit=0.8, bias=-0.1)
    _skull(c)


def _skull(c: Canvas) -> None:
    """A great whale's, seen from its side: a long bowed jaw, a thin arched beak, a high braincase."""
    box = (0.0, 640.0, 800.0, 1190.0)
    far = Clay(c, box, melt=6)
    far.limb([(236, 896, 8), (190, 928, 10), (128, 944, 10), (66, 940, 8), (22, 926, 5)], n=44)
    _bone(c, far, lit=0.5, bias=-0.24)
    jaw = Clay(c, box, melt=6)
    jaw.limb([(254, 898, 13), (240, 926, 15), (190, 962, 14), (126, 980, 13), (62, 972, 11), (8, 944, 7)], n=50)
    jaw.limb([(232, 926, 8), (216, 910, 6), (210, 896, 3)], n=10)
    _bone(c, jaw, lit=0.9, bias=-0.06)
    skull = Clay(c, box, melt=9)
    skull.limb([(216, 848, 21), (180, 852, 17), (124, 866, 12), (66, 896, 8), (16, 928, 4)], n=50)
    skull.limb([(214, 828, 13), (238, 830, 24), (260, 852, 19)], n=16)
    skull.limb([(246, 806, 9), (222, 810, 8), (196, 830, 6)], n=14)
    skull.press([(214, 838, 6), (232, 834, 9), (246, 846, 7)], 6)
    skull.limb([(204, 868, 9), (190, 880, 7.5), (182, 890, 5)], n=10)
    skull.limb([(256, 858, 15), (256, 882, 12), (246, 898, 10)], n=14)
    skull.press([(196, 846, 4), (150, 854, 3), (96, 878, 2), (50, 904, 1.5)], 3.4)
    _bone(c, skull, lit=0.9, bias=-0.02)
    socket = c.mask(curve([(196, 886), (204, 872), (222, 866), (236, 876), (236, 894), (222, 902)]), soft=1.5, wobble=2)
    c.fill(socket - c.mask(oval(216, 908, 1, 1)), (0.2, 0.07, 305), 0.9, detail=0.6)
    hollow = c.mask(curve([(206, 842), (222, 836), (238, 848), (232, 862), (214, 860)]), soft=5)
    c.multiply(hollow, (0.3, 0.08, 320), 0.6)
    under = c.mask(limb([(190, 872, 7), (124, 884, 5), (66, 906, 3)]), soft=4)
    c.multiply(under, (0.34, 0.08, 320), 0.5)

    def seams(pen: Pen) -> None:
        for line in (
            [(244, 812), (236, 830), (242, 852), (254, 868)],
            [(190, 836), (150, 846), (104, 866)],
        ):
            pen.stroke(line, (0.34, 0.07, 330), 1.6, 0.55)

    c.draw(seams, soft=0.5, detail=0.6)


def shadows(c: Canvas, below: Array) -> None:
    """The ribs' shadows and the light between them, fanning out into the soil."""
    dx, dy = c.x - HEART[0], (c.y - HEART[1]) * 1.15
    d, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    spoke = c.noise.at("spokes", np.cos(a) * 4.4, np.sin(a) * 4.4, 1.0, 2)
    beam = smoothstep(0.44, 0.64, spoke) * np.exp(-((d / 290) ** 2)) * smoothstep(50, 130, d)
    c.glaze(np.asarray(beam * below, np.float32), (0.8, 0.15, 58), 0.42)


def roots(c: Canvas) -> None:
    """Roots come down between the ribs and close round the light; nearer to it they glow."""
    r = c.rng("roots")
    clay = Clay(c, (20, 520, 790, 1120), melt=5)
    x, y = TREE
    hx, hy = HEART
    for off, w in ((-16, 17), (0, 22), (15, 18)):
        clay.limb(
            [
                (x + off, y - 8, w * 1.4),
                (x + off * 1.5 - 6, y + 80, w),
                (x + off * 2.4 + 6, y + 170, w * 0.78),
                (x + off * 1.2 + 10, y + 262, w * 0.56),
                (hx + off * 1.5, hy - 10, w * 0.3),
            ],
            n=50,
        )
    ends = (
        (-330, 150, 9),
        (-250, 110, 11),
        (-196, 196, 11),
        (-128, 160, 10),
        (-84, 250, 9),
        (96, 240, 9),
        (140, 160, 11),
        (214, 190, 11),
        (268, 104, 11),
        (350, 140, 9),
    )
    for ex, ey, w in ends:
        way = 1 if ex > 0 else -1
        start = float(r.uniform(4, 40))
        clay.limb(
            [
                (x + way * 10, y + start, w * 1.5),
                (x + ex * 0.3, y + start + ey * 0.12 + float(r.normal(0, 8)), w * 1.1),
                (x + ex * 0.62 + float(r.normal(0, 12)), y + start + ey * 0.46, w * 0.72),
                (x + ex * 0.86 + float(r.normal(0, 12)), y + start + ey * 0.82, w * 0.42),
                (x + ex, y + start + ey * 1.2, 1.2),
            ],
            n=40,
        )
    for k in range(12):
        a = 0.1 + 0.5 * k
        q = float(r.uniform(46, 120))
        mid = (hx + math.cos(a) * q * 0.5 + float(r.normal(0, 9)), hy + math.sin(a) * q * 0.42, 4)
        clay.limb([(hx, hy - 16, 6), mid, (hx + math.cos(a) * q, hy + math.sin(a) * q * 0.9, 1.2)], n=16)
    relief = clay.relief(0.6)
    at = relief.mask.where
    px, py = c.x[at], c.y[at]
    fibre = (c.noise.at("fibre", clay.across / 3.4, clay.along / 70, 1.0, 3) - 0.5) * 3.2
    c.shadow(relief.mask, 4, 6, 6, 0.5)
    c.form(relief, (0.46, 0.085, 40), bump=np.asarray(fibre, np.float32), mottle=0.1, rim=0.1, shadow=10, detail=0.6)
    d = np.hypot(px - hx, py - hy)
    vein = np.exp(-((d / 210) ** 2)) * (0.5 + 0.5 * np.abs(relief.nx)) + 0.9 * np.exp(-((d / 70) ** 2))
    c.screen(relief.mask * np.asarray(np.clip(vein, 0, 1), np.float32), (0.94, 0.15, 74), 0.85)
    _hairs(c)


def _hairs(c: Canvas) -> None:
    """The finest rootlets: they trace the flukes and run on along the bones."""
    r = c.rng("hairs")

    def work(pen: Pen) -> None:
        for _ in range(150):
            a = float(r.uniform(0, math.tau))
            q = float(r.uniform(60, 250))
            x0, y0 = HEART[0] + math.cos(a) * q * 0.3, HEART[1] + math.sin(a) * q * 0.24
            x2, y2 = HEART[0] + math.cos(a) * q * 1.25, HEART[1] + math.sin(a) * q * 0.8
            mid = ((x0 + x2) / 2 + float(r.normal(0, 16)), (y0 + y2) / 2 + float(r.normal(0, 14)))
            width, share = float(r.uniform(0.7, 1.6)), float(r.uniform(0.15, 0.5))
            pen.stroke([(x0, y0), mid, (x2, y2)], (0.9, 0.14, 72), width, share)
        for way, ex, ey in ((-1, 604, 1122), (1, 800, 1100)):
            for _ in range(16):
                ax, ay = 712 + float(r.normal(0, 5)), 1040 + float(r.normal(0, 8))
                bx, by = ex + float(r.normal(0, 14)) * way, ey + float(r.normal(0, 8))
                mid = ((ax + bx) / 2 + float(r.normal(0, 8)), (ay + by) / 2 - 12 + float(r.normal(0, 9)))
                pen.stroke([(ax, ay), mid, (bx, by)], (0.82, 0.1, 50), float(r.uniform(0.8, 1.7)), 0.5)

    c.draw(work, detail=0.6, emission=0.2, clip=body(c))
