"""The rooster of Before the Bell: its outline, its sickle feathers, hackles, comb, beak and legs."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.plants import pine
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval, polygon, sample
from art.painting.stamps import jittered, sampled, scatter, strew

SICKLES: tuple[list[tuple[float, float, float]], ...] = (
    [
        (346, 520, 20),
        (298, 430, 28),
        (246, 332, 34),
        (190, 256, 36),
        (130, 222, 34),
        (78, 246, 30),
        (46, 318, 26),
        (32, 416, 21),
        (26, 520, 15),
        (12, 620, 8),
        (-6, 690, 1),
    ],
    [
        (344, 530, 20),
        (288, 452, 28),
        (234, 382, 34),
        (182, 338, 35),
        (136, 346, 33),
        (104, 402, 29),
        (90, 492, 25),
        (86, 600, 19),
        (72, 710, 12),
        (46, 796, 5),
        (24, 836, 0.6),
    ],
    [
        (342, 545, 20),
        (286, 490, 28),
        (238, 450, 33),
        (196, 438, 33),
        (164, 474, 31),
        (148, 554, 28),
        (144, 652, 22),
        (134, 760, 14),
        (110, 852, 6),
        (84, 902, 0.6),
    ],
    [
        (340, 560, 20),
        (288, 528, 27),
        (250, 514, 31),
        (218, 538, 31),
        (200, 608, 29),
        (196, 696, 24),
        (188, 786, 16),
        (168, 872, 7),
        (142, 930, 0.6),
    ],
    [
        (338, 585, 20),
        (292, 572, 26),
        (264, 582, 29),
        (246, 636, 29),
        (244, 716, 25),
        (240, 796, 17),
        (226, 866, 8),
        (204, 914, 0.6),
    ],
)
"""Centre lines of the tail's feathers with half widths, the highest first."""
_HEAD = ((590, 164), (560, 148), (522, 158), (498, 196))
_NAPE = ((482, 262), (458, 340), (414, 414))
_SADDLE = ((350, 470), (296, 512), (258, 562), (250, 640))
_BELLY = ((274, 716), (322, 790), (376, 838), (430, 858), (500, 856), (570, 820))
_BREAST = ((634, 752), (676, 664), (690, 576), (672, 492), (634, 412))
_THROAT = ((600, 336), (586, 270), (588, 226), (602, 200))
_BODY = (*_HEAD, *_NAPE, *_SADDLE, *_BELLY, *_BREAST, *_THROAT)
_THIGHS: tuple[list[tuple[float, float, float]], ...] = (
    [(556, 724, 82), (568, 800, 55), (564, 862, 35), (559, 908, 22), (557, 942, 13)],
    [(394, 764, 84), (397, 822, 59), (404, 882, 38), (411, 930, 23), (414, 964, 14)],
)
"""Centre lines of the thighs with half widths, the far one first."""
_SHANKS = ((557.0, 918.0, 568.0, 1036.0), (413.0, 940.0, 420.0, 1064.0))


_DEEP: Colour = (0.26, 0.07, 168)


def outline(c: Canvas) -> tuple[Mask, Mask]:
    """Return the bird's body and its whole silhouette (without comb, beak and feet)."""
    body = c.mask(curve(_BODY), *(limb(t, 40) for t in _THIGHS))
    tail = c.mask(*(limb(s, 80) for s in SICKLES))
    return body, body | tail


def tail(c: Canvas) -> None:
    """Sickles out of one bundle, each over the one before: firs at the root, dawn along the upper edge, a fine tip."""
    done: Mask | None = None
    for k, points in enumerate(SICKLES):
        feather = c.mask(limb(points, 120))
        line = sample(points, 160)
        if done is not None:
            c.multiply(feather.move(-9, 15).blur(8) & done, (0.16, 0.05, 185), 0.85)
        high = float(min(p[1] for p in points))
        t = np.asarray(np.clip((c.y - high) / (900 - high), 0, 1), np.float32)
        warm: Colour = mix((0.56, 0.12, 122), (0.48, 0.11, 132), k / 5)
        tones = pick(ramp([warm, (0.42, 0.09, 148), (0.31, 0.07, 165), (0.24, 0.055, 180)]), t)
        c.fill(feather, tones, detail=0.5, mottle=0.1)
        c.multiply(feather.edge(-12, 20, 12), (0.2, 0.06, 178), 0.75)
        dawn = np.clip(1.2 - t * 1.05, 0.18, 1) * np.clip(0.6 + c.x / 300, 0, 1)
        c.screen(feather.edge(12, -18, 9) * np.asarray(dawn, np.float32), (0.9, 0.15, 98), 0.6)
        _ridge_firs(c, k, [(float(p[0]), float(p[1])) for p in line], feather, line)
        _barbs(c, k, line, feather)
        c.screen(feather.edge(3.4, -4.6, 1.4) * np.asarray(dawn, np.float32), (0.98, 0.13, 86), 0.95)
        root = np.asarray(smoothstep(230, 330, c.x) * smoothstep(400, 520, c.y), np.float32)
        c.multiply(feather * root, (0.24, 0.07, 165), 0.6)
        done = feather if done is None else done | feather


def _ridge_firs(c: Canvas, k: int, top: list[tuple[float, float]], feather: Mask, line: np.ndarray) -> None:
    r = c.rng(f"ridge{k}")
    for _ in range(52):
        i = int(20 + 46 * float(r.random()) ** 1.5)
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
        off = float(r.uniform(-0.8, 0.8))
        w = float(line[i, 2])
        xs.append(line[i, 0] - math.sin(way) * off * w)
        ys.append(line[i, 1] + math.cos(way) * off * w)
        turns.append(way + 0.55 * math.copysign(1, off))
    x, y = np.array(xs), np.array(ys)
    tones = sampled(c, still, x, y) * r.uniform(0.62, 1.5, (len(x), 1))
    strew(c, "hair", x, y, r.uniform(14, 26, len(x)), np.array(turns), tones, seed=f"barb{k}", alpha=0.55, detail=0.5)
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


def thighs(c: Canvas, way: list[tuple[float, float, float]]) -> None:
    """Two drumsticks in plumes of grass that hang down over the shanks, lit from the right; the `way` stays free."""
    lane = sample(way, 300)
    still = np.clip(np.array(c.layer.rgb), 0, 1)
    for k, points in enumerate(_THIGHS):
        r = c.rng(f"thigh{k}")
        m = c.mask(limb(points, 60))
        ys, xs, ws = (np.array([p[i] for p in points], float) for i in (1, 0, 2))

        def tone(x: Array, y: Array, k: int = k, ys: Array = ys, xs: Array = xs, ws: Array = ws) -> Array:
            u = np.clip((x - np.interp(y, ys, xs)) / np.interp(y, ys, ws), -1, 1)
            t = np.clip(0.5 + 0.46 * u - 0.05 * k, 0, 1)
            steps = [(0.24, 0.06, 162), (0.36, 0.085, 150), (0.5, 0.11, 136), (0.68, 0.135, 117), (0.88, 0.13, 99)]
            return pick(ramp(steps), np.asarray(t, np.float32))

        top = 836.0 if k else 816.0
        c.multiply(m.move(-12, 12).blur(10) & c.full(np.asarray(smoothstep(780, 860, c.y), np.float32)), _DEEP, 0.5)
        clear = np.abs(c.x - np.interp(c.y, lane[:, 1], lane[:, 0])) - np.interp(c.y, lane[:, 1], lane[:, 2])
        clear = np.maximum(smoothstep(2, 16, clear), smoothstep(850, 880, c.y))
        soft = np.asarray(smoothstep(top - 60, top + 90, c.y) * clear, np.float32)
        c.fill(m * soft, tone(c.x, c.y), 0.95, detail=0.5, mottle=0.1)
        n = 760
        y = top - 66 + (float(ys[-1]) - top + 62) * r.random(n) ** 0.9
        x = np.interp(y, ys, xs) + np.interp(y, ys, ws) * r.uniform(-0.96, 0.9, n)
        order = np.argsort(-y)
        x, y = x[order], y[order]
        u = (x - np.interp(y, ys, xs)) / np.interp(y, ys, ws)
        own = np.asarray(smoothstep(top - 50, top + 64, y))[:, None]
        base = sampled(c, still, x, y)
        tones = jittered(base + (tone(x, y) - base) * own, r, 0.06, 0.012) * r.choice([0.78, 1.0, 1.2], n)[:, None]
        size = np.interp(y, [760, 960], [34, 20]) * r.uniform(0.7, 1.25, n)
        turn = np.pi / 2 + 0.34 * u + r.normal(0, 0.12, n)
        gap = np.abs(x - np.interp(y + 18, lane[:, 1], lane[:, 0])) - np.interp(y + 18, lane[:, 1], lane[:, 2])
        here = np.abs(x - np.interp(y, lane[:, 1], lane[:, 0])) - np.interp(y, lane[:, 1], lane[:, 2])
        off = ((gap > 12) & (here > 14)) | (y > 872)
        low = (r.random(n) < smoothstep(top - 66, top + 40, y)) & off
        strew(c, "feather", x[low], y[low], size[low], turn[low], tones[low], seed=f"plume{k}", alpha=0.9, detail=0.6)
        some = (r.random(n) < 0.45 * smoothstep(top - 70, top + 60, y)) & off
        strew(c, "hair", x[some], y[some], 1.1 * size[some], turn[some], 1.1 * tones[some], seed=f"tuft{k}", detail=0.6)
        lit = np.asarray(smoothstep(top - 40, top + 20, c.y), np.float32)
        c.screen(m.edge(5, -1, 2) * lit, (0.97, 0.13, 90), 0.5)


def rim(c: Canvas, body: Mask) -> None:
    """Small feathers along breast and thigh that the sun gilds from the right."""
    r = c.rng("rim")
    lit = body.edge(9, -5, 2) * np.asarray(smoothstep(770, 600, c.y) * smoothstep(280, 330, c.y), np.float32)
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
            toes: list[Path] = [limb([(x0, y0, 15), (x0 + 5, (y0 + y1) / 2 + 6, 10.5), (x1, y1, 12)], 20)]
            for dx, dy in ((70, 10), (50, 30), (-8, 32), (-46, 10)):
                toes.append(limb([(x1, y1, 11), (x1 + 0.6 * dx, y1 + 0.34 * dy, 8.5), (x1 + dx, y1 + dy, 2)], 16))
            toes.append(limb([(x0 + 2, y1 - 38, 6), (x0 - 18, y1 - 44, 3.6), (x0 - 28, y1 - 54, 0.8)], 12))
            m = c.mask(*toes)
            c.multiply(c.mask(oval(x1 - 14, y1 + 20, 84, 17), soft=12), (0.14, 0.045, 165), 0.9)
            c.shadow(m, -14, 12, 6, 0.75)
            c.form(m, (0.66 + 0.04 * k, 0.135, 72), thickness=14, rim=1.0, mottle=0.12, detail=0.85)
            c.multiply(m.edge(-7, 3, 4), (0.46, 0.12, 45), 0.7)
            c.screen(m.edge(4, -2, 1.4), (0.98, 0.12, 88), 0.9)
            rings = [(x0 + (x1 - x0) * q, y0 + (y1 - y0) * q) for q in (0.45, 0.55, 0.65, 0.75, 0.85, 0.95)]

            def scales(pen: Pen, rings: list[tuple[float, float]] = rings) -> None:
                for px, py in rings:
                    pen.stroke([(px - 7, py - 2), (px + 1, py + 2), (px + 9, py - 2)], (0.42, 0.1, 55), 1.5, 0.7)

            c.draw(scales, detail=0.85)
            c.multiply(m & c.full(np.asarray(smoothstep(y0 + 46, y0 + 14, c.y), np.float32)), (0.36, 0.1, 90), 0.7)
        return
    points = (
        *((590, 158), (604, 124), (600, 96, CORNER), (580, 120)),
        *((572, 120), (574, 78, CORNER), (550, 108)),
        *((540, 110), (532, 70, CORNER), (516, 112)),
        *((508, 118), (486, 90, CORNER), (486, 134)),
        *((482, 146), (450, 136, CORNER), (470, 172)),
    )
    on_the_head = ((478, 204), (500, 196), (530, 168))
    comb = c.mask(curve((*points, *on_the_head), pull=0.3))
    c.form(comb, (0.63, 0.185, 32), thickness=16, rim=0.9, mottle=0.12, detail=0.85)
    c.screen(comb.edge(12, -6, 7), (0.92, 0.15, 66), 0.55)
    c.screen(comb.edge(3.4, -2.2, 1.2), (0.98, 0.12, 82), 0.95)
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
        c.screen(m.edge(4, -2, 1.6), (0.97, 0.12, 76), 0.85)
    cheek = c.mask(curve([(570, 174), (594, 190), (598, 214), (572, 222), (546, 206), (548, 184)]), soft=4)
    c.glaze(cheek, (0.66, 0.17, 35), 0.75)

    def eye(pen: Pen) -> None:
        pen.fill(oval(566, 186, 7.6, 7.4), (0.82, 0.15, 75))
        pen.fill(oval(566.6, 185.6, 5.6, 5.6), (0.16, 0.04, 50))
        pen.dot(569, 183, 1.7, (0.99, 0.03, 95))

    c.draw(eye, detail=0.95)
