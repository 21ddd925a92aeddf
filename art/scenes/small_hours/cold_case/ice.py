"""Parts of Cold Case: the ice, its cut body below the water, its peak above."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.layer import Layer
from art.painting.mask import Mask, blur
from art.painting.materials import smoke
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, polygon
from art.painting.stamps import sampled, scatter, strew

LINE = 384.0
"""Where the water stands."""
_LEFT = (
    *((86, 376, CORNER), (60, 450), (20, 520, CORNER), (34, 600), (8, 690, CORNER), (40, 800), (56, 872, CORNER)),
    *((110, 960), (168, 1010, CORNER), (214, 1090), (300, 1130, CORNER)),
)
_RIGHT = (
    *((348, 1184, CORNER), (430, 1150), (520, 1104, CORNER), (580, 1040), (652, 990, CORNER), (690, 900)),
    *(
        (742, 830, CORNER),
        (730, 740),
        (768, 640, CORNER),
        (752, 560),
        (770, 480, CORNER),
        (744, 420),
        (738, 376, CORNER),
    ),
)
BULK = (*_LEFT, *_RIGHT)
TIP = (
    (64, 396), (112, 336), (186, 304), (236, 236), (298, 206), (396, 196), (446, 226), (506, 240), (566, 300),
    (650, 322), (704, 360), (752, 396),
)  # fmt: skip


def _facets(c: Canvas) -> tuple[Array, Array, Array, Array]:
    """Cut the bulk like a crystal: slope across and down, how steep (0-1) and how near to an edge each point is."""
    r = c.rng("facets")
    u = (c.x - 388) / 372 + 0.05 * (c.field("warp", 120, 2) - 0.5)
    v = (c.y - 750) / 420 + 0.05 * (c.field("warp-v", 120, 2) - 0.5)
    planes = [(0.0, 0.05, 0.27)]
    for tier, (slope, reach, n) in enumerate(((0.7, 0.86, 6), (1.9, 0.95, 9))):
        for i in range(n):
            a = 2 * np.pi * (i + 0.5 * tier + float(r.uniform(-0.28, 0.28))) / n
            k = slope * float(r.uniform(0.75, 1.3))
            planes.append((-k * float(np.cos(a)), -k * float(np.sin(a)), k * reach * float(r.uniform(0.93, 1.05))))
    heights = np.stack([p * u + q * v + h for p, q, h in planes]).astype(np.float32)
    first = np.argmin(heights, 0)
    low = np.partition(heights, 1, axis=0)
    su = np.array([p[0] for p in planes], np.float32)[first]
    sv = np.array([p[1] for p in planes], np.float32)[first]
    return su, sv, np.clip(np.hypot(su, sv) / 2.2, 0, 1), low[1] - low[0]


def ice_box(c: Canvas, bulk: Mask, inside: Layer) -> None:
    """Shut the jungle in: a thick, milky wall round a clear heart; all its edges are soft."""
    su, sv, steep, seam = _facets(c)
    su, sv = blur(su.copy(), 2.2 * c.scale), blur(sv.copy(), 2.2 * c.scale)
    steep = blur(steep.copy(), 2.2 * c.scale)
    ripple = c.field("melt", 46, 3) - 0.5
    # The wall bends what is behind it; in the clear heart one looks straight through.
    wall_x = np.asarray(380 + (c.x - 388) * 0.7 - 26 * su + 14 * ripple, np.float32)
    wall_y = np.asarray(740 + (c.y - 740) * 0.84 - 26 * sv - 10 * ripple, np.float32)
    c.paste(inside, clip=bulk, bend=(wall_x, wall_y), soft=2.5)
    deep = np.clip(2 * bulk.blur(46).whole() - 1, 0, 1)
    thick = 1 - smoothstep(0.1, 0.85, deep + 0.24 * (c.field("wall", 90, 3) - 0.5) + 0.16 * (su - 0.4 * sv))
    heart = np.asarray(1 - smoothstep(0.3, 0.75, thick), np.float32)
    c.paste(inside, clip=bulk * heart, bend=(380 + (c.x - 388) * 0.86 - 13 * su + 4 * ripple, c.y - 13 * sv))
    height = smoothstep(1180, 400, c.y)
    cold = pick(ramp([(0.3, 0.11, 250), (0.46, 0.11, 236), (0.66, 0.1, 222), (0.82, 0.075, 208)]), height)
    grain = 0.8 + 0.4 * c.field("frost", 60, 4)
    c.fill(bulk * np.asarray(np.clip(thick * grain, 0, 1) * 0.8, np.float32), cold, detail=0.4)
    body = np.exp(-(((thick - 0.7) / 0.2) ** 2)) * smoothstep(0.38, 0.66, c.field("blue", 80, 3, (0.7, 1.5)))
    c.multiply(bulk * np.asarray(body, np.float32), (0.52, 0.13, 238), 0.62)
    light = np.clip(-0.35 * su / 2 + 0.9 * sv / 2, -1, 1)
    up, down = np.clip(light, 0, 1), np.clip(-light, 0, 1)
    wall = 0.42 + 0.58 * thick
    c.screen(bulk * np.asarray(up * (0.2 + 0.8 * steep) * wall, np.float32), (0.95, 0.04, 208), 0.8)
    c.multiply(bulk * np.asarray(down * steep * wall, np.float32), (0.42, 0.12, 240), 0.85)
    crest = np.exp(-((seam / 0.012) ** 2)) * (0.25 + 0.75 * thick) * smoothstep(0.3, 0.6, c.field("crest", 90, 2))
    c.screen(bulk * np.asarray(blur(crest.astype(np.float32), 0.8 * c.scale), np.float32), (0.97, 0.02, 205), 0.55)
    # Broad white veils where two faces meet.
    veil = np.exp(-((seam / 0.1) ** 2)) * smoothstep(0.25, 0.9, thick) * smoothstep(0.35, 0.7, c.field("line", 120, 3))
    c.screen(bulk * np.asarray(blur(veil.astype(np.float32), 5 * c.scale), np.float32), (0.95, 0.04, 208), 0.6)
    # Light of the valley warms the wall from inside.
    lip = np.exp(-(((thick - 0.5) / 0.2) ** 2))
    warm = np.exp(-(np.hypot((c.x - 380) / 300, (c.y - 680) / 330) ** 2))
    c.screen(bulk * np.asarray(lip * warm, np.float32), (0.95, 0.1, 88), 0.4)
    low = np.clip(thick - 0.2, 0, 1) * smoothstep(860, 1120, c.y)
    c.multiply(bulk * np.asarray(low, np.float32), (0.35, 0.11, 252), 0.5)
    # The outer skin: a soft, bright, uneven bloom, widest above.
    uneven = 0.45 + 0.9 * c.field("bloom", 70, 3)
    for reach, soft, power in ((16.0, 12.0, 0.75), (7.0, 5.0, 0.7), (3.0, 2.5, 0.55)):
        c.screen(bulk.edge(0.4 * reach, reach, soft) * uneven, (0.98, 0.02, 210), power)
        c.screen(bulk.edge(reach, 0.3 * reach, soft) * (0.7 * uneven), (0.96, 0.04, 208), power)
        c.screen(bulk.edge(-reach, -0.3 * reach, soft) * (0.8 * uneven), (0.9, 0.07, 205), power * 0.8)
        c.screen(bulk.edge(0, -reach, soft) * uneven, (0.72, 0.1, 225), power * 0.6)
    outside = np.clip(bulk.blur(26).whole() - bulk.whole(), 0, 1)
    c.screen(np.asarray(outside * smoothstep(LINE - 2, LINE + 8, c.y), np.float32), (0.72, 0.1, 208), 0.6)
    _scratches(c, bulk, np.asarray(thick, np.float32))
    at = bulk.where
    c.layer.detail[at] = np.maximum(c.layer.detail[at], bulk.a * 0.6)
    # Great flat faces of the cut ice: each lays its own thin light over what is behind, sharp along its upper edge.
    for points, share, veil_tone in (
        (((70, 360), (300, 372), (214, 640), (40, 760), (20, 520)), 0.16, (0.9, 0.06, 210)),
        (((40, 760), (214, 640), (262, 900), (170, 1020)), 0.1, (0.86, 0.08, 215)),
        (((600, 372), (744, 372), (760, 640), (664, 700), (560, 560)), 0.2, (0.94, 0.04, 208)),
        (((664, 700), (760, 640), (740, 830), (650, 990), (590, 900)), 0.14, (0.86, 0.08, 215)),
        (((170, 1020), (262, 900), (420, 960), (348, 1184), (214, 1090)), 0.16, (0.84, 0.08, 218)),
        (((420, 960), (590, 900), (650, 990), (520, 1104), (348, 1184)), 0.1, (0.8, 0.09, 222)),
        (((300, 372), (600, 372), (560, 560), (440, 470)), 0.1, (0.94, 0.05, 200)),
    ):
        m = c.mask(polygon(points), soft=1.0, wobble=3, cell=40) & bulk
        c.screen(m * np.asarray(0.55 + 0.9 * (c.field("film", 120, 2)[m.where] - 0.2), np.float32), veil_tone, share)
        c.screen(m.edge(5, 8, 3), (0.97, 0.03, 208), 0.3)
    _trapped(c, bulk)


def _scratches(c: Canvas, bulk: Mask, thick: Array) -> None:
    """Small strokes of frost that follow the wall round."""
    r = c.rng("frost")
    x, y = scatter(bulk, 2600, r, "any")
    keep = sampled(c, thick, x, y) > r.uniform(0.3, 1.3, len(x))
    x, y = x[keep], y[keep]
    turn = np.arctan2((x - 380) / 300**2, -(y - 740) / 400**2) + r.normal(0, 0.3, len(x))
    k = np.clip(0.9 - (y - 400) / 1100 + r.normal(0, 0.1, len(x)), 0, 1)
    tones = pick(ramp([(0.5, 0.1, 236), (0.78, 0.08, 215), (0.97, 0.02, 205)]), np.asarray(k, np.float32))
    strew(c, "bristle", x, y, r.uniform(12, 34, len(x)), turn, tones, seed="frost", alpha=0.26, detail=0.45, clip=bulk)


def _trapped(c: Canvas, bulk: Mask) -> None:
    """Air that was shut in long ago, in strings, and a few hair cracks."""
    r = c.rng("trapped")

    def work(pen: Pen) -> None:
        for x, y in ((170.0, 760.0), (590.0, 600.0), (230.0, 940.0), (560.0, 930.0), (300.0, 480.0), (500.0, 460.0)):
            for k in range(14):
                q = float(r.uniform(0.8, 3.4))
                px, py = x + float(r.normal(0, 16)), y - 11 * k + float(r.normal(0, 5))
                pen.dot(px, py, q, (0.97, 0.03, 205), float(r.uniform(0.2, 0.6)))
                pen.dot(px + q * 0.2, py + q * 0.2, q * 0.6, (0.6, 0.09, 215), 0.4)

    c.draw(work, detail=0.75, clip=bulk)


def peak(c: Canvas) -> None:
    """Paint what stands above the water: faces in noon light, faces in blue shade, snow along the ridge."""
    whole = c.mask(polygon(TIP), wobble=3, cell=18)
    crack = c.field("flakes", 26, 3)
    faces: tuple[tuple[tuple[tuple[float, float], ...], Colour, Colour], ...] = (
        (TIP, (0.95, 0.025, 95), (0.88, 0.04, 215)),
        (((64, 396), (112, 336), (186, 304), (236, 236), (298, 206), (322, 262), (262, 306), (284, 400)),
         (0.68, 0.075, 240), (0.6, 0.1, 228)),
        (((298, 206), (322, 262), (262, 306), (284, 400), (432, 400), (398, 336), (424, 272), (396, 196)),
         (0.86, 0.04, 225), (0.74, 0.08, 218)),
        (((396, 196), (446, 226), (506, 240), (470, 322), (424, 272)), (0.985, 0.02, 95), (0.92, 0.03, 200)),
        (((262, 306), (322, 262), (344, 400), (284, 400)), (0.78, 0.06, 230), (0.68, 0.09, 222)),
        (((150, 396), (210, 338), (262, 306), (284, 400)), (0.62, 0.085, 242), (0.56, 0.1, 230)),
        (((566, 300), (650, 322), (662, 366), (690, 400), (584, 400)), (0.97, 0.022, 95), (0.86, 0.05, 210)),
        (((506, 240), (566, 300), (584, 400), (498, 400), (470, 322)), (0.76, 0.06, 235), (0.66, 0.095, 224)),
        (((650, 322), (704, 360), (752, 396), (690, 400), (662, 366)), (0.74, 0.065, 235), (0.66, 0.09, 224)),
        (((112, 336), (186, 304), (262, 306), (210, 338), (150, 396), (64, 396)), (0.76, 0.06, 235), (0.68, 0.09, 225)),
    )  # fmt: skip
    for points, high, low in faces:
        m = c.mask(polygon(points), wobble=2, cell=20, soft=0.8) & whole
        down = np.clip((c.y - 200) / 200 + 0.5 * (crack - 0.5), 0, 1)
        c.fill(m, pick(ramp([high, mix(high, low, 0.5), low]), np.asarray(down, np.float32)), detail=0.45)
    for drift in (
        [
            (228, 246, CORNER),
            (262, 212),
            (300, 194),
            (396, 184),
            (450, 222, CORNER),
            (412, 228),
            (380, 214),
            (330, 226),
            (300, 216),
            (262, 240),
        ],
        [(440, 222, CORNER), (480, 224), (512, 238), (572, 300, CORNER), (530, 276), (488, 246)],
        [(104, 346, CORNER), (140, 314), (190, 300), (240, 240, CORNER), (232, 284), (190, 316), (150, 328)],
        [(560, 300, CORNER), (610, 302), (656, 318), (712, 366, CORNER), (660, 340), (606, 322)],
    ):
        m = c.mask(curve(drift), wobble=3)
        shade = smoothstep(330, 150, c.x)
        tones = ramp([(0.985, 0.012, 92), (0.93, 0.03, 225), (0.8, 0.06, 238)])
        c.multiply(m.move(-2, 5).blur(3) & whole, (0.7, 0.09, 238), 0.5)
        c.fill(m, pick(tones, np.asarray(np.clip(shade + 0.25 * (crack - 0.5), 0, 1), np.float32)), detail=0.55)
    # It steams: something in there is warm.
    smoke(
        c,
        [(520, 300, 8), (548, 256, 16), (540, 200, 26), (584, 130, 36), (664, 80, 48)],
        (0.98, 0.015, 90),
        seed="breath",
        alpha=0.6,
        n=30,
    )
