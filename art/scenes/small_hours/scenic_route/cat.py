"""Parts of Scenic Route: the sleeping cat of steam, modelled first, then filled with lit vapour."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Stops, pick, ramp, smoothstep
from art.painting.mask import Mask, blur
from art.painting.materials import cloud
from art.painting.pen import Pen
from art.painting.relief import Relief, lit
from art.painting.shapes import limb, oval, sample
from art.painting.stamps import scatter, strew

STEAM: Stops = (
    (0, (0.3, 0.075, 300)),
    (0.25, (0.42, 0.09, 305)),
    (0.46, (0.62, 0.1, 340)),
    (0.64, (0.81, 0.11, 18)),
    (0.82, (0.93, 0.1, 58)),
    (1, (0.985, 0.055, 85)),
)
# fmt: off
TAIL = [
    # from the funnel up to the haunch: x, y, radius
    (254, 944, 5), (244, 916, 9), (252, 880, 14), (240, 840, 19), (188, 792, 25), (126, 742, 31), (96, 680, 38),
    (104, 606, 46), (142, 548, 58), (206, 508, 76),
]
# fmt: on


def model(c: Canvas) -> tuple[Clay, Clay]:
    """Model the cat lying on the ridge, haunch left, one foreleg hanging down; and its head."""
    clay = Clay(c, (20, 180, 800, 830), melt=34)
    clay.ball(368, 442, 226, 140, z=0, turn=-3, thick=120)
    clay.ball(226, 474, 132, 124, z=34, turn=-12, thick=96)
    clay.ball(478, 436, 116, 118, z=26, thick=96)
    clay.limb([(300, 560, 46, 70), (230, 586, 40, 84), (330, 600, 36, 90), (384, 604, 30, 92)], n=26)
    clay.limb(
        [(508, 500, 56, 60), (530, 572, 44, 84), (548, 640, 35, 92), (552, 700, 31, 90), (566, 726, 33, 92)], n=30
    )
    clay.limb([(560, 520, 46, 60), (620, 578, 40, 74), (694, 592, 36, 80), (724, 594, 33, 82)], n=26)
    head = Clay(c, (20, 180, 800, 830), melt=16)
    head.ball(596, 470, 106, 88, z=104, turn=8, thick=78)
    head.ball(556, 506, 50, 42, z=134, turn=8, thick=44)
    head.ball(642, 516, 50, 42, z=134, turn=8, thick=44)
    head.ball(606, 510, 34, 27, z=164, thick=28)
    for x, y, tip in ((532, 410, (498, 318)), (656, 418, (696, 330))):
        lean = 1 if tip[0] > x else -1
        head.limb(
            [(x - 4 * lean, y + 10, 42, 92), ((x + tip[0]) / 2, (y + tip[1]) / 2 + 6, 26, 92), (*tip, 5, 86)], n=20
        )
    return clay, head


def _vapour(c: Canvas, body: Relief, seed: str, n: int, size: tuple[float, float], bias: float, alpha: float) -> None:
    """Strew lit puffs over a modelled body; they take its light, and spill a little over its edge."""
    r = c.rng(f"vapour/{seed}")
    m = body.mask
    x, y = scatter(m.grow(-0.3 * size[1]), n, r, "any")
    light = blur(lit(body, c.light), 3 * c.scale)
    near_edge = blur(m.a, 22 * c.scale)
    shift: dict[tuple[float, float], float] = {}
    puffs = []
    for px, py in zip(x, y, strict=True):
        row = min(max(int(py * m.scale) - m.box[1], 0), m.a.shape[0] - 1)
        column = min(max(int(px * m.scale) - m.box[0], 0), m.a.shape[1] - 1)
        deep = float(np.clip((near_edge[row, column] - 0.35) * 2, 0.5, 1))
        q = (size[0] + (size[1] - size[0]) * r.random() ** 2) * deep + 3
        puffs.append((float(px), float(py), float(q)))
        shift[float(px), float(py)] = (
            0.62 - 0.2 * float(smoothstep(150, 720, float(px))) - 1.05 * float(light[row, column])
        )
    cloud(
        c, puffs, STEAM, seed=seed, bias=bias, sink=lambda a, b: shift[a, b], alpha=alpha, fade=(0.05, 1.05), rough=0.3
    )


def _part(c: Canvas, clay: Clay, seed: str, keep: Array, curd: float, n: int, loose: float) -> Mask:
    """Lay one part of the cat down as lit vapour; returns where it is."""
    body = clay.relief(3)
    m = body.mask
    torn = c.field("torn", 46, 5) - 0.5
    veil = m.grow(6).blur(6 + 10 * loose)
    soft = veil * np.asarray(smoothstep(0.22, 0.8, veil.whole() + (0.25 + 1.1 * loose) * torn), np.float32)
    swell = c.field("curd", 84, 4) + 0.3 * np.abs(c.field("billow", 52, 3) - 0.5)
    bump = np.asarray(blur(swell, 4 * c.scale)[m.where] * curd, np.float32)
    with c.group() as air:
        t = lit(body.bumped(bump), c.light)
        t = 0.5 + 1.15 * (t - 0.5) + 0.2 * smoothstep(150, 720, c.x[m.where]) - 0.17
        c.fill(m, pick(ramp(STEAM), np.clip(t, 0, 1)), detail=0.1)
        _vapour(c, body, f"{seed}-broad", n, (26, 60), -0.03, 0.24)
        _vapour(c, body, f"{seed}-fine", n // 2, (10, 26), 0.0, 0.16)
    there = soft * keep
    c.paste(air, clip=there, alpha=0.97)
    c.screen(there.edge(10, -5, 6) * np.asarray(smoothstep(580, 500, c.y), np.float32), (0.97, 0.1, 68), 0.75)
    c.screen(
        there * np.asarray(smoothstep(330, 700, c.x) * smoothstep(620, 420, c.y), np.float32), (0.92, 0.14, 58), 0.24
    )
    return there


def paint_cat(c: Canvas) -> None:
    """Paint the cat: its body, melting into the valley below, then its head."""
    body, head = model(c)
    m = body.mask()
    foot = smoothstep(720, 600, c.y + 70 * (c.field("foot", 70, 3) - 0.5) - 0.1 * np.abs(c.x - 380))
    leg = np.exp(-(((c.x - 552) / 52) ** 2)) * smoothstep(770, 720, c.y)
    keep = np.maximum(foot, leg) * (0.86 + 0.14 * smoothstep(0.3, 0.6, c.field("thin", 60, 4)))
    r = c.rng("drift")
    x = r.uniform(60, 560, 300)
    y = 470 - 190 * np.sqrt(np.clip(1 - ((x - 330) / 300) ** 2, 0, 1)) + r.normal(0, 20, 300)
    tone = pick(ramp(STEAM), np.asarray(0.24 + 0.4 * smoothstep(150, 640, x) + r.normal(0, 0.05, 300), np.float32))
    strew(c, "puff", x, y, r.uniform(30, 96, 300), r.uniform(0, 6.3, 300), tone, seed="drift", alpha=0.1, detail=0.1)
    there = _part(c, body, "body", np.asarray(keep, np.float32), 46, 300, 0.75)
    h = head.mask()
    c.multiply(h.grow(4).blur(20).move(-20, 4) & there, (0.42, 0.11, 320), 0.8)
    c.multiply(c.mask(oval(596, 566, 96, 22, 4), soft=10) & there, (0.4, 0.11, 320), 0.6)
    _part(c, head, "head", np.ones_like(c.x), 20, 60, 0.12)
    for a, b, q in (((534, 396), (506, 338), 17), ((658, 404), (690, 350), 16)):
        inner = c.mask(limb([(*a, q), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, q * 0.7), (*b, 2)], 20), soft=3)
        c.glaze(inner, (0.6, 0.12, 350), 0.5)
    edge = (m.grow(16) - m.grow(-10)) * np.asarray(smoothstep(660, 590, c.y), np.float32)
    r = c.rng("wisps")
    ex, ey = scatter(edge, 420, r, "any")
    warm = pick(ramp(STEAM), np.asarray(0.34 + 0.5 * smoothstep(180, 720, ex) + r.normal(0, 0.06, len(ex)), np.float32))
    strew(
        c,
        "puff",
        ex,
        ey,
        r.uniform(16, 54, len(ex)),
        r.uniform(0, 6.3, len(ex)),
        warm,
        seed="wisps",
        alpha=0.09,
        detail=0.1,
    )
    _face(c)


def _face(c: Canvas) -> None:
    """Closed lids, a nose, breath: all of darker vapour."""
    dark = (0.3, 0.08, 310)
    for x, y, w, drop in ((554, 468, 27, 12), (644, 478, 26, 12)):
        line = [(x - w, y - 4), (x - w * 0.45, y + drop * 0.7), (x + w * 0.35, y + drop * 0.8), (x + w, y - 2)]

        def lid(pen: Pen, at: list[tuple[float, float]] = line) -> None:
            pts = sample([(*p, 1.0) for p in at], 24)
            for k in range(23):
                q = 1.6 + 4.4 * math.sin(math.pi * (k + 0.5) / 23)
                pen.stroke([(pts[k, 0], pts[k, 1]), (pts[k + 1, 0], pts[k + 1, 1])], dark, q)

        c.draw(lid, detail=0.8, soft=1.0, alpha=0.85)

    def nose(pen: Pen) -> None:
        pen.stroke([(594, 500), (607, 507), (620, 502)], (0.5, 0.13, 5), 7)
        pen.stroke([(607, 508), (606, 520), (590, 530)], dark, 2.6, 0.7)
        pen.stroke([(606, 520), (624, 531)], dark, 2.6, 0.7)

    c.draw(nose, detail=0.8, soft=1.1, alpha=0.85)


def paint_tail(c: Canvas) -> None:
    """Paint the steam: out of the funnel, up over the valley, and into the cat's haunch."""
    clay = Clay(c, (20, 440, 320, 970), melt=4)
    clay.limb(TAIL, n=90)
    body = clay.relief(2)
    with c.group() as air:
        t = lit(body.bumped(np.asarray((c.field("curl", 30, 3) - 0.5)[body.mask.where] * 11, np.float32)), c.light)
        c.fill(body.mask, pick(ramp(STEAM), np.clip(t, 0, 1)), detail=0.15)
        _vapour(c, body, "tail", 120, (8, 22), 0.0, 0.25)
    root = np.clip(np.hypot(c.x - 196, c.y - 496) / 130, 0, 1) ** 3
    c.paste(air, clip=c.wobble(body.mask.grow(4), 12, 26).blur(4) * np.asarray(root, np.float32), alpha=0.95)
