"""The rooster of Before the Bell: its outline, its sickle feathers, hackles, comb, beak and legs."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.plants import pine
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval, polygon, sample
from moonhare.painting.stamps import jittered, sampled, scatter, strew

SICKLES = (
    [
        (350, 520, 14),
        (304, 402, 30),
        (250, 296, 42),
        (178, 236, 48),
        (106, 250, 46),
        (54, 330, 40),
        (40, 440, 32),
        (44, 550, 23),
        (30, 650, 14),
        (-14, 730, 3),
    ],
    [
        (340, 530, 14),
        (292, 440, 34),
        (246, 366, 42),
        (188, 330, 45),
        (130, 362, 44),
        (100, 450, 38),
        (96, 570, 30),
        (98, 680, 21),
        (76, 780, 12),
        (24, 856, 2),
    ],
    [
        (335, 545, 16),
        (286, 500, 34),
        (250, 458, 39),
        (204, 438, 41),
        (164, 482, 41),
        (148, 580, 35),
        (152, 690, 27),
        (148, 790, 17),
        (118, 870, 8),
        (76, 916, 2),
    ],
    [
        (335, 575, 18),
        (284, 548, 34),
        (250, 534, 37),
        (216, 572, 38),
        (202, 660, 34),
        (208, 760, 26),
        (200, 850, 15),
        (164, 930, 2),
    ],
    [(335, 610, 20), (292, 610, 32), (266, 646, 35), (254, 720, 32), (262, 800, 22), (252, 870, 12), (222, 926, 2)],
)
"""Centre lines of the tail's feathers with half widths, the highest first."""
_BODY = [
    (590, 164),
    (560, 148),
    (522, 158),
    (498, 196),
    (482, 262),
    (458, 340),
    (414, 414),
    (350, 470),
    (296, 512),
    (258, 562),
    (250, 640),
    (274, 716),
    (322, 790),
    (376, 838),
    (430, 858),
    (500, 856),
    (570, 820),
    (634, 752),
    (676, 664),
    (690, 576),
    (672, 492),
    (634, 412),
    (600, 336),
    (586, 270),
    (588, 226),
    (602, 200),
]
_THIGHS = (
    [(470, 780, 74), (512, 850, 52), (536, 910, 28), (540, 946, 15)],
    [(390, 770, 84), (416, 850, 60), (430, 920, 33), (430, 964, 16)],
)
_SHANKS = ((540.0, 940.0, 556.0, 1024.0), (430.0, 958.0, 438.0, 1048.0))


def outline(c: Canvas) -> tuple[Mask, Mask]:
    """Return the bird's body and its whole silhouette (without comb, beak and feet)."""
    body = c.mask(curve(_BODY), *(limb(t, 40) for t in _THIGHS))
    tail = c.mask(*(limb(s, 80) for s in SICKLES))
    return body, body | tail


def tail(c: Canvas) -> None:
    """Sickles one over the other: each a ridge with its own firs in the mist, dissolving towards the tip."""
    for k, points in enumerate(SICKLES):
        feather = c.mask(limb(points, 80))
        line = sample(points, 160)
        c.shadow(feather, -4, 7, 7, 0.5)
        top: list[tuple[float, float]] = [(float(a), float(b) - 0.05 * float(w)) for a, b, w in line]
        warm: Colour = mix((0.78, 0.11, 108), (0.62, 0.1, 132), k / 5)
        c.wash([(0.2, warm), (0.5, (0.56, 0.08, 155)), (0.8, (0.36, 0.06, 175))], warp=14, mask=feather)
        band = c.mask(limb([(float(a) + 6, float(b) + 0.5 * float(w) + 3, 0.62 * float(w)) for a, b, w in line], 160))
        c.fill(band & feather, mix((0.42, 0.09, 138), (0.3, 0.07, 160), k / 5), 0.85, detail=0.4, mottle=0.1)
        _ridge_firs(c, k, top, feather, line)
        dawn = np.clip((c.x - 20) / 260, 0.25, 1) * np.clip((760 - c.y) / 360, 0, 1)
        c.screen((feather - feather.move(-5, 13).blur(6)) * np.asarray(dawn, np.float32), (0.96, 0.13, 88), 0.75)
        c.multiply(feather.edge(-7, 5, 6), (0.25, 0.06, 175), 0.5)
        _barbs(c, k, line, feather)
        tip = np.clip((c.y - 660) / 240, 0, 1)
        c.glaze(feather * np.asarray(tip, np.float32), (0.42, 0.06, 172), 0.45)


def _ridge_firs(c: Canvas, k: int, top: list[tuple[float, float]], feather: Mask, line: np.ndarray) -> None:
    r = c.rng(f"ridge{k}")
    for _ in range(56):
        i = int(r.integers(14, 112))
        x, y = top[i]
        w = float(line[i, 2])
        steep = abs(top[i + 1][1] - top[i - 1][1]) / (math.hypot(top[i + 1][0] - top[i - 1][0], 0.3) + 1)
        if steep > 4 and r.random() < 0.5:
            continue
        high = w * float(r.uniform(0.6, 1.25))
        tree = c.mask(pine(x + float(r.normal(0, 5)), y + 0.5 * w, high * 1.2, high * 0.5, r)) & feather
        if tree.empty:
            continue
        tone = mix((0.36, 0.085, 145), (0.22, 0.055, 168), float(r.random()))
        c.fill(tree, tone, 0.9, detail=0.6)
        c.screen(tree.edge(0.9, -0.8, 0.6), (0.95, 0.14, 92), 0.55)


def _barbs(c: Canvas, k: int, line: np.ndarray, feather: Mask) -> None:
    """Fine barbs that sweep back from the shaft, in what lies below them."""
    r = c.rng(f"barb{k}")
    still = np.array(c.layer.rgb)
    xs, ys, turns = [], [], []
    for _ in range(900):
        i = int(r.integers(4, 154))
        a, b = line[i - 2], line[i + 2]
        way = math.atan2(b[1] - a[1], b[0] - a[0])
        off = float(r.uniform(-0.95, 0.95))
        w = float(line[i, 2])
        xs.append(line[i, 0] - math.sin(way) * off * w)
        ys.append(line[i, 1] + math.cos(way) * off * w)
        turns.append(way + 0.55 * math.copysign(1, off))
    x, y = np.array(xs), np.array(ys)
    tones = sampled(c, still, x, y) * r.uniform(0.62, 1.5, (len(x), 1))
    strew(c, "hair", x, y, r.uniform(16, 34, len(x)), np.array(turns), tones, seed=f"barb{k}", alpha=0.62, detail=0.5)
    shaft = [(float(p[0]), float(p[1])) for p in line[6:150]]
    c.draw(lambda pen: pen.stroke(shaft, (0.93, 0.1, 100), 1.3, 0.45), detail=0.6)


def plumage(c: Canvas, body: Mask) -> None:
    """Hackles, breast and thigh feathers along the edges, each in the colour of the land beneath it."""
    still = np.clip(np.array(c.layer.rgb), 0, 1)
    r = c.rng("plumage")
    high = np.asarray(smoothstep(520, 420, c.y), np.float32)
    inner = c.full(body.grow(-46).blur(12).whole() * (1 - high) + body.grow(-22).blur(7).whole() * high)
    edge = body - inner
    x, y = scatter(edge, 2000, r, "up")
    neck = np.clip((560 - y) / 200, 0, 1)
    back = np.clip((x - 440) / 150, 0, 1)
    turn = np.where(
        y < 520,
        math.pi / 2 + 0.62 * (1 - back) - 0.42 * back,
        np.where(x < 380, math.pi * 0.72, math.pi * (0.56 + 0.14 * np.clip((y - 560) / 300, 0, 1))),
    ) + r.normal(0, 0.1, len(x))
    fine = np.where(neck > 0.3, r.uniform(44, 90, len(x)), r.uniform(18, 34, len(x)))
    light = np.where(r.random(len(x)) < 0.5, r.uniform(0.72, 0.95, len(x)), r.uniform(1.05, 1.3, len(x)))
    tones = jittered(sampled(c, still, x, y), r, 0.03, 0.01) * light[:, None]
    keep = y > 235
    saddle = c.mask(limb([(440, 400, 20), (380, 460, 40), (310, 530, 44), (282, 610, 34)], 30))
    sx, sy = scatter(saddle, 520, r, "up")
    base = sampled(c, still, np.clip(sx, 330, 800) + 20, sy + 10)
    hue = np.where(r.random(520) < 0.5, r.uniform(0.6, 0.9, 520), r.uniform(1.0, 1.35, 520))
    along = math.pi * (0.62 + 0.16 * np.clip((560 - sy) / 140, 0, 1)) + r.normal(0, 0.1, 520)
    strew(c, "hair", sx, sy, r.uniform(60, 120, 520), along, base * hue[:, None], seed="saddle", alpha=0.9, detail=0.6)
    for name, share in (("hair", y < 520), ("feather", y >= 520)):
        k = keep & share
        strew(c, name, x[k], y[k], fine[k], turn[k], tones[k], seed=f"plume {name}", alpha=0.62, detail=0.55)


def rim(c: Canvas, body: Mask) -> None:
    """Small feathers along breast and thigh that the sun gilds from the right."""
    r = c.rng("rim")
    lit = body.edge(9, -5, 2) * np.asarray(smoothstep(840, 700, c.y) * smoothstep(280, 330, c.y), np.float32)
    x, y = scatter(lit, 420, r, "up")
    turn = math.pi * (0.4 + 0.22 * np.clip((y - 480) / 260, 0, 1)) + r.normal(0, 0.16, len(x))
    tones = pick(ramp([(0.78, 0.15, 78), (0.93, 0.13, 88), (0.99, 0.07, 94)]), r.random(len(x)).astype(np.float32))
    strew(c, "hair", x, y, r.uniform(14, 34, len(x)), turn, tones, seed="rim", alpha=0.85, detail=0.65)


def hackles(c: Canvas) -> None:
    """The long golden neck feathers of the back, that turn to grass as they fall over the shoulders."""
    r = c.rng("hackles")
    still = np.clip(np.array(c.layer.rgb), 0, 1)
    n = 620
    spine = sample([(506, 196), (490, 262), (466, 340), (420, 412), (356, 470), (300, 524)], 200)
    at = np.sort(r.random(n) ** 0.9)
    i = (at * 190).astype(int)
    way = np.arctan2(spine[i + 9, 1] - spine[i, 1], spine[i + 9, 0] - spine[i, 0])
    inward = np.abs(r.normal(0, 1, n)) * (15 + 22 * at) - 4
    x, y = spine[i, 0] + np.sin(way) * inward, spine[i, 1] - np.cos(way) * inward
    copper = pick(ramp([(0.46, 0.12, 48), (0.68, 0.15, 62), (0.86, 0.14, 82), (0.95, 0.1, 92)]), r.random(n))
    under = sampled(c, still, x + 14, y + 8) * r.uniform(0.7, 1.3, (n, 1))
    share = np.clip((at - 0.3) / 0.45 + r.normal(0, 0.15, n), 0, 1)[:, None]
    order = np.argsort(y)
    tones = (copper + (under - copper) * share)[order]
    turn = (way + r.normal(-0.08, 0.1, n))[order]
    size = r.uniform(46, 96, n)
    strew(c, "hair", x[order], y[order], size, turn, tones, seed="hackles", alpha=0.85, detail=0.6)
    n = 170
    throat = sample([(584, 236), (582, 280), (598, 336), (632, 408), (664, 480)], 120)
    at = np.sort(r.random(n))
    i = (at * 112).astype(int)
    way = np.arctan2(throat[i + 6, 1] - throat[i, 1], throat[i + 6, 0] - throat[i, 0])
    inward = np.abs(r.normal(0, 1, n)) * 9 - 2
    x, y = throat[i, 0] - np.sin(way) * inward, throat[i, 1] + np.cos(way) * inward
    copper = pick(ramp([(0.62, 0.14, 58), (0.86, 0.14, 80), (0.98, 0.08, 92)]), r.random(n))
    under = sampled(c, still, x - 12, y + 8) * r.uniform(0.8, 1.3, (n, 1))
    share = np.clip((at - 0.4) / 0.5 + r.normal(0, 0.15, n), 0, 1)[:, None]
    tones = copper + (under - copper) * share
    strew(c, "hair", x, y, r.uniform(30, 64, n), way, tones, seed="throat", alpha=0.85, detail=0.6)


def crest(c: Canvas, part: str) -> None:
    """Comb, wattles and beak ("head"), or the legs ("legs")."""
    if part == "legs":
        for k, (x0, y0, x1, y1) in enumerate(_SHANKS):
            toes: list[Path] = [limb([(x0, y0, 12), (x0 + 6, (y0 + y1) / 2, 8), (x1, y1, 9)], 20)]
            for dx, dy in ((58, 12), (40, 26), (-10, 26), (-40, 8)):
                toes.append(limb([(x1, y1, 8), (x1 + 0.6 * dx, y1 + 0.4 * dy, 6.5), (x1 + dx, y1 + dy, 2)], 16))
            toes.append(limb([(x0 + 2, y1 - 38, 6), (x0 - 18, y1 - 44, 3.6), (x0 - 28, y1 - 54, 0.8)], 12))
            m = c.mask(*toes)
            c.shadow(m, -8, 8, 8, 0.5)
            c.form(m, (0.4 + 0.06 * k, 0.085, 75), thickness=12, rim=1.0, detail=0.8)
            c.screen(m.edge(2.5, -1, 1), (0.95, 0.12, 88), 0.6)
        return
    comb = c.mask(
        curve(
            [
                (590, 158),
                (604, 124),
                (600, 96, CORNER),
                (580, 120),
                (572, 120),
                (574, 78, CORNER),
                (550, 108),
                (540, 110),
                (532, 70, CORNER),
                (516, 112),
                (508, 118),
                (486, 90, CORNER),
                (486, 134),
                (482, 146),
                (450, 136, CORNER),
                (470, 172),
                (478, 204),
                (500, 196),
                (530, 168),
            ],
            pull=0.3,
        )
    )
    c.form(comb, (0.63, 0.185, 32), thickness=16, rim=0.9, mottle=0.12, detail=0.85)
    c.screen(comb.edge(3, -2, 1.2), (0.93, 0.12, 60), 0.6)
    c.multiply(comb.edge(-8, 10, 8), (0.5, 0.16, 20), 0.5)
    grains = c.noise.at("comb", c.x / 5, c.y / 5, 1.0, 2)
    c.multiply(comb * np.asarray(smoothstep(0.5, 0.75, grains), np.float32), (0.55, 0.17, 25), 0.4)
    low = c.mask(curve([(600, 208, CORNER), (622, 202), (652, 198, CORNER), (634, 212), (604, 222, CORNER)], pull=0.3))
    upper = c.mask(
        curve(
            [
                (586, 164, CORNER),
                (606, 144),
                (630, 126),
                (656, 118, CORNER),
                (653, 128),
                (640, 148),
                (622, 174),
                (602, 196, CORNER),
            ],
            pull=0.3,
        )
    )
    gape = c.mask(polygon([(600, 190), (616, 176), (626, 202), (602, 208)]), soft=3)
    c.glaze(gape, (0.6, 0.17, 35), 0.9)
    c.form(low, (0.4, 0.11, 45), thickness=8, rim=1.0, detail=0.85)
    c.form(upper, (0.46, 0.12, 48), thickness=12, rim=1.0, detail=0.85)
    c.screen(upper.edge(2.5, 1, 1), (0.99, 0.1, 88), 0.8)
    c.screen(low.edge(1, -2, 0.8), (0.99, 0.1, 88), 0.7)
    c.multiply(upper.edge(-5, 5, 4), (0.55, 0.12, 50), 0.55)
    nostril = [(608, 160), (617, 152)]
    c.draw(lambda pen: pen.stroke(nostril, (0.24, 0.07, 40), 2.6), detail=0.9)
    for pts in (
        [(584, 222), (606, 232), (622, 268), (616, 306), (596, 312), (584, 280), (578, 246)],
        [(572, 220), (592, 236), (600, 276), (590, 308), (572, 306), (564, 270), (564, 240)],
    ):
        m = c.mask(curve(pts))
        c.shadow(m, -3, 4, 4, 0.3)
        c.form(m, (0.6, 0.18, 31), thickness=15, rim=0.9, detail=0.85)
        c.screen(m.edge(2.5, -1, 1), (0.93, 0.12, 60), 0.5)
    cheek = c.mask(curve([(570, 174), (594, 190), (598, 214), (572, 222), (546, 206), (548, 184)]), soft=4)
    c.glaze(cheek, (0.66, 0.17, 35), 0.75)

    def eye(pen: Pen) -> None:
        pen.fill(oval(566, 186, 7.6, 7.4), (0.82, 0.15, 75))
        pen.fill(oval(566.6, 185.6, 5.6, 5.6), (0.16, 0.04, 50))
        pen.dot(569, 183, 1.7, (0.99, 0.03, 95))

    c.draw(eye, detail=0.95)
