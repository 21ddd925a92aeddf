"""Parts of Low Notes: a horn that is a flower, curved in space; its stem, and the stump that it grows from."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.materials.living import fur
from art.painting.motifs.drape import Drape, drape
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval, sample

THROAT = (476.0, 392.0)
"""Where the light comes from."""
STUMP = (452.0, 872.0)
"""Middle of the stump's cut face."""

_MOUTH = np.array((330.0, 412.0, 60.0))
_AXIS = np.array((-0.7, 0.13, 0.7)) / math.sqrt(0.7**2 + 0.13**2 + 0.7**2)
_PROFILE = ((-440, 24), (-360, 34), (-280, 48), (-200, 72), (-130, 108), (-78, 156), (-38, 208), (-12, 256), (-4, 294),
            (-22, 322), (-58, 334))  # fmt: skip
"""The horn's wall: how far along its axis, how far from it."""
_STEM = ((512, 872, -40, 15), (560, 836, -70, 14), (634, 778, -120, 14), (700, 690, -190, 15), (726, 580, -230, 17),
         (730, 466, -240, 19), (706, 384, -245, 22))  # fmt: skip
_PETALS, _TURN = 5, 2.2
_ROUND = 1.0
"""How far round the wall goes."""
_START = 1.66
"""Where they do: on the right, where the fold between two petals hides them."""
_INSIDE = ramp(
    [
        (0, (0.43, 0.1, 78)),
        (0.2, (0.58, 0.125, 78)),
        (0.42, (0.75, 0.135, 82)),
        (0.62, (0.87, 0.115, 87)),
        (0.82, (0.95, 0.085, 93)),
        (1, (0.995, 0.03, 96)),
    ]
)
_OUTSIDE = ramp(
    [
        (0, (0.16, 0.045, 170)),
        (0.25, (0.29, 0.075, 155)),
        (0.5, (0.45, 0.11, 138)),
        (0.75, (0.67, 0.135, 122)),
        (1, (0.93, 0.11, 105)),
    ]
)


def _wall(s: Array, t: Array) -> tuple[Array, Array, Array]:
    """Return places of the horn: `s` from the throat to the petals' rim, `t` once round (0–1)."""
    p = sample(_PROFILE, 200)
    along, r = (np.interp(s, np.linspace(0, 1, 200), p[:, k]) for k in (0, 1))
    a = 2 * math.pi * t + _START
    open_ = smoothstep(0.45, 1.0, s)
    phase = a * _PETALS / 2 + _TURN
    lobe = 1 - np.abs(np.sin(phase)) ** 1.3  # 1 in a petal's seam, 0 at its middle
    tip = np.exp(-((np.arcsin(np.clip(np.cos(phase), -1, 1)) / 0.2) ** 2))
    curl = 0.7 + 0.55 * np.sin(a) + 0.2 * np.sin(2 * a + 0.6)
    r = r * (1 - 0.17 * lobe * open_**1.6) + 9 * np.sin(9 * a + 1.0) * open_**3
    r = r + 14 * np.sin(a * 2 + 0.9) * open_**2 + 30 * tip * smoothstep(0.8, 1, s)
    back = smoothstep(0.72, 1.0, s) * (54 * curl * (1 - lobe) - 36 * lobe)
    along = along - back + 13 * np.sin(13 * a + 0.6) * smoothstep(0.8, 1, s)
    up = np.array((0.0, -1.0, 0.0))
    n1 = up - _AXIS * float(up @ _AXIS)
    n1 /= np.linalg.norm(n1)
    n2 = np.cross(_AXIS, n1)
    x, y, z = (
        np.asarray(_MOUTH[k] + along * _AXIS[k] + r * (np.cos(a) * n1[k] + np.sin(a) * n2[k]), np.float32)
        for k in range(3)
    )
    return x, y, z


def horn_sheet(c: Canvas) -> Drape:
    """See the flower's wall as it stands."""
    s = np.linspace(0, 1, 150)[:, None] * np.ones((1, 240))
    t = np.linspace(0, _ROUND, 240)[None, :] * np.ones((150, 1))
    return drape(c, *_wall(s, t))


def stem(c: Canvas) -> None:
    """The horn's neck: a fern's stalk, ribbed, with soft scales and two young crosiers."""
    path = [(float(x), float(y), float(r)) for x, y, _, r in _STEM]
    path += [(656.0, 352.0, 25.0), (600.0, 362.0, 24.0)]
    clay = Clay(c, (430, 310, 790, 900), melt=4)
    clay.limb(path, 70)
    body = clay.relief(0.8)
    rib = np.asarray(0.8 * np.cos(clay.across * 0.5 + 0.02 * clay.along), np.float32)
    c.shadow(body.mask, 8, 10, 10, 0.4)
    c.form(body, (0.5, 0.12, 132), bump=rib, rim=0.8, mottle=0.12, grain=9, detail=0.7)
    fur(c, body, clay.angle, seed="down", length=(7, 15), spacing=2.4, spread=0.5, detail=0.7)
    near = np.exp(-((np.hypot(c.x - 560, c.y - 520) / 330) ** 2))
    edge = body.mask.edge(-4, -1, 1.8)
    c.screen(edge * np.asarray(near[edge.where], np.float32), (0.95, 0.12, 92), 0.85)
    for x, y, way, size in ((706, 700, -1, 54), (640, 780, -1, 36), (724, 560, -1, 34)):
        _crosier(c, x, y, way, size)


def _crosier(c: Canvas, x: float, y: float, way: float, q: float) -> None:
    """A young frond still rolled up."""
    points = [
        (x, y, q * 0.085),
        (x + way * q * 0.45, y - q * 0.2, q * 0.085),
        (x + way * q * 0.7, y - q * 0.9, q * 0.09),
    ]
    cx, cy = x + way * q * 0.36, y - q * 1.15
    for k in range(15):
        a = k * 0.56
        r = q * 0.4 * (1 - k / 18)
        points.append((cx + way * r * math.cos(a), cy - r * math.sin(a), q * (0.1 - 0.003 * k)))
    m = c.mask(limb(points, 90))
    c.form(m, (0.6, 0.14, 124), thickness=q * 0.1, rim=1.0, mottle=0.1, detail=0.75)
    c.screen(m.edge(-2, -2, 1), (0.95, 0.12, 106), 0.6)


def paint_horn(c: Canvas, sheet: Drape) -> None:
    """Paint the flower: gold within, lit from its throat; green without; veins, seams and a curling rim."""
    body = sheet.relief
    m = body.mask
    s, t = sheet.v, sheet.u * _ROUND
    inside = sheet.back
    a = 2 * math.pi * t + _START
    phase = a * _PETALS / 2 + _TURN
    seam = 1 - np.abs(np.sin(phase))
    n = c.noise.at("petal", np.cos(a) * 3 + 9, np.sin(a) * 3 + s * 4, 1.0, 4) - 0.5
    silk = c.noise.at("silk", t * 150, s * 3.2, 1.0, 3) - 0.5
    wave = 0.8 * (c.noise.at("bend", t * 24, s * 6, 1.0, 2) - 0.5)
    veins = np.abs(np.sin(phase * 7 + wave + 0.9 * s * np.sin(phase * 2)))
    fine = np.abs(np.sin(phase * 19 + 2.4 * wave + 1.8 * s * np.sin(phase * 2)))
    vein = 0.7 * np.exp(-((veins / 0.16) ** 2)) + 0.4 * np.exp(-((fine / 0.26) ** 2)) * smoothstep(0.5, 0.8, s)
    vein = np.clip(vein, 0, 1) * smoothstep(0.99, 0.9, s)
    x, y = c.x[m.where], c.y[m.where]
    away = np.hypot(x - THROAT[0], y - THROAT[1]) / 340
    facing = body.nx * -0.35 + body.ny * -0.5 + body.nz * 0.55
    light = 0.93 - 0.58 * smoothstep(0.03, 0.6, away) + 0.34 * smoothstep(0.55, 1.15, away) * smoothstep(0.5, 0.9, s)
    star = np.abs(np.sin(phase)) ** 14
    light = light + 0.48 * (facing - 0.3) + 0.27 * star * smoothstep(0.35, 0.6, s)
    light = light - 0.36 * seam**4 * smoothstep(0.3, 0.6, s) - 0.15 * vein + 0.18 * n + 0.15 * silk
    light = light + 0.2 * smoothstep(0.93, 1.0, s)
    inner = pick(_INSIDE, np.asarray(np.clip(light, 0, 1), np.float32))
    blush = np.clip(smoothstep(0.6, 0.97, s) * (0.55 + 0.9 * vein) * (0.9 + 1.6 * n), 0, 1)[..., None] * 0.6
    inner = inner + (rgb((0.79, 0.135, 48)) - inner) * blush
    ribs = 0.5 + 0.5 * np.cos(phase * 8)
    glow = 0.3 + 0.42 * (body.nx * 0.55 - body.ny * 0.6 + 0.2) + 0.16 * ribs + 0.2 * silk + 0.2 * n
    glow = glow - 0.3 * smoothstep(0.3, 0.0, s) - 0.22 * seam**3 + 0.3 * smoothstep(0.72, 1.0, s) - 0.1 * vein
    outer = pick(_OUTSIDE, np.asarray(np.clip(glow, 0, 1), np.float32))
    k = smoothstep(0.35, 0.65, inside)[..., None]
    colours = outer + (inner - outer) * k
    whole = np.zeros((c.h, c.w, 3), np.float32)
    whole[m.where] = np.clip(colours, 0, 1)
    soft = m.grow(-1.4).blur(1.1)
    c.fill(soft, whole, detail=0.72)
    lip = np.clip(smoothstep(0.965, 0.99, s), 0, 1)
    c.screen(m * np.asarray(lip, np.float32), (0.97, 0.09, 90), 0.28)
    c.screen(soft.edge(5, -6, 3.5), (0.95, 0.1, 100), 0.25)
    deep = c.mask(oval(THROAT[0] + 8, THROAT[1] - 2, 26, 38, 8), soft=9)
    c.screen(deep & m, (0.99, 0.06, 92), 0.6)
    c.emit(m * np.asarray(k[..., 0] * np.exp(-((away / 0.4) ** 2)), np.float32), 0.25)


def calyx(c: Canvas) -> None:
    """Sepals that hold the flower where it joins its stalk."""
    for points in (
        [(680, 370, 15), (644, 394, 17), (610, 424, 10), (588, 462, 1.5)],
        [(678, 340, 14), (650, 316, 15), (628, 292, 9), (624, 256, 1.5)],
        [(694, 352, 20), (654, 352, 22), (612, 364, 13), (566, 372, 2)],
    ):
        m = c.mask(limb(points, 40))
        c.shadow(m, -4, 8, 6, 0.4)
        at = m.where
        n = c.noise.at("sepal", c.x[at] / 50, c.y[at] / 5, 1.0, 3) * 3
        c.form(m, (0.48, 0.12, 134), thickness=12, bump=np.asarray(n, np.float32), rim=0.9, mottle=0.1, detail=0.75)
        c.screen(m.edge(-2, -3, 1.2), (0.93, 0.12, 106), 0.6)


def stamens(c: Canvas) -> None:
    """Three soft threads reach out of the throat, with pollen at their ends."""
    x, y = THROAT
    for dx, dy, q in ((-92, -30, 11), (-116, 34, 13), (-72, 78, 11)):
        path = [
            (x, y, 6),
            (x + dx * 0.5, y + dy * 0.3 + 14, 4.6),
            (x + dx * 0.9, y + dy * 0.9, 3.2),
            (x + dx, y + dy, 3),
        ]
        m = c.mask(limb(path, 30), soft=0.6)
        c.shadow(m, 3, 8, 5, 0.3, (0.6, 0.12, 80))
        c.form(m, (0.97, 0.08, 98), thickness=4, rim=0.6, detail=0.8)
        head = c.mask(oval(x + dx - 2, y + dy - 2, q, q * 0.6, 70 + 0.4 * dy), wobble=1.2, cell=6)
        c.shadow(head, 3, 6, 4, 0.35, (0.55, 0.12, 75))
        c.form(head, (0.7, 0.15, 62), rim=0.7, mottle=0.3, grain=4, detail=0.85)


def stump(c: Canvas) -> None:
    """A mossy stump: roots, bark, its cut face a record with rings, a needle on it, a crank at its side."""
    x, y = STUMP
    clay = Clay(c, (180, 840, 740, 1060), melt=16)
    clay.limb([(x, y + 20, 138), (x, y + 70, 128), (x + 2, y + 112, 118)], melt=2, flat=0.6)
    for x0, x1, y1, w in ((-84, -158, 146, 20), (-44, -96, 152, 28), (30, 40, 156, 30), (90, 156, 150, 22)):
        clay.limb([(x + x0, y + 60, w * 1.5), (x + x0 * 0.6 + x1 * 0.4, y + 100, w * 1.1), (x + x1, y1 + y, w * 0.3)],
                  melt=22)  # fmt: skip
    clay.cut((x, y + 2), (0, -1))
    body = clay.relief(1.2)
    at = body.mask.where
    furrow = np.abs(c.noise.at("bark", c.x[at] / 15, c.y[at] / 70, 1.0, 4) - 0.5) * 16
    c.form(body, (0.33, 0.05, 80), bump=np.asarray(furrow, np.float32), rim=0.5, mottle=0.15, grain=12, detail=0.6)
    damp = smoothstep(0.4, 0.56, c.field("moss", 42, 4)) * smoothstep(y - 10, y + 70, c.y)
    c.form(body.within(body.mask * np.asarray(damp[at], np.float32)), (0.46, 0.12, 128), rim=0.5, mottle=0.2, grain=6,
           detail=0.6)  # fmt: skip
    lit = np.exp(-(((c.x - x + 70) / 130) ** 2)) * smoothstep(y + 170, y, c.y)
    c.screen(body.mask * np.asarray(lit[at], np.float32), (0.9, 0.13, 88), 0.22)
    _face(c, x, y)


def _face(c: Canvas, x: float, y: float) -> None:
    rx, ry = 140.0, 36.0
    edge = c.mask(oval(x, y + 5, rx + 4, ry + 5), wobble=2.5, cell=16)
    c.form(edge, (0.3, 0.05, 75), thickness=6, rim=0.5, detail=0.7)
    disc = c.mask(oval(x, y, rx - 4, ry - 3), wobble=1.0, cell=20)
    at = disc.where
    u, v = (c.x[at] - x) / rx, (c.y[at] - y) / ry
    d = np.hypot(u, v) + 0.03 * (c.noise.at("rings", u * 2, v * 2, 1.0, 3) - 0.5)
    year = 0.5 + 0.5 * np.cos(d * 110)
    band = 0.5 + 0.5 * np.cos(d * 31 + 1)
    sheen = np.cos(2 * (np.arctan2(v, u) + 0.5)) ** 8
    t = 0.56 + 0.14 * year + 0.08 * band - 0.3 * d + 0.24 * sheen * d
    table = ramp([(0.2, 0.04, 60), (0.42, 0.07, 62), (0.66, 0.1, 74), (0.88, 0.1, 86), (0.97, 0.06, 92)])
    c.fill(disc, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.85)
    c.screen(disc.edge(0, 3, 1.2), (0.95, 0.1, 90), 0.6)
    c.fill(c.mask(oval(x, y, 20, 5.4)), (0.3, 0.06, 60), detail=0.85)
    c.fill(c.mask(oval(x, y - 2, 4, 3)), (0.9, 0.1, 88), detail=0.9)
    # The needle's arm: a tendril from the stem, down to the rings.
    arm = c.mask(limb([(x + 86, y - 14, 6), (x + 66, y - 44, 5.4), (x + 20, y - 46, 4.6), (x - 22, y - 28, 4.4),
                       (x - 34, y - 6, 2.4)], 40))  # fmt: skip
    c.shadow(arm, -4, 16, 5, 0.4)
    c.form(arm, (0.56, 0.13, 126), thickness=6, rim=0.9, detail=0.85)
    bud = c.mask(oval(x - 27, y - 20, 11, 8, 60))
    c.form(bud, (0.72, 0.14, 84), rim=0.9, detail=0.9)
    # Moss where the stalk leaves the wood.
    cushion = c.mask(oval(x + 64, y + 4, 38, 13, -6), wobble=4, cell=9)
    c.shadow(cushion, -4, 6, 5, 0.5)
    c.form(cushion, (0.46, 0.125, 126), rim=0.9, mottle=0.25, grain=5, detail=0.7)
    # The crank, of wood and brass.
    wood = c.mask(
        limb([(x + 126, y + 62, 5), (x + 176, y + 60, 4.4), (x + 182, y + 66, 4.6), (x + 184, y + 96, 4.4)], 40)
    )
    c.form(wood, (0.66, 0.1, 80), thickness=6, rim=0.9, gloss=0.6, detail=0.85)
    knob = c.mask(
        curve([(x + 176, y + 94), (x + 192, y + 94), (x + 196, y + 112), (x + 184, y + 120), (x + 173, y + 112)])
    )
    c.form(knob, (0.5, 0.1, 50), rim=0.8, gloss=0.4, detail=0.85)


def lodgers(c: Canvas) -> None:
    """Toadstools at the stump's foot, and a snail that rides the outermost ring."""
    x, y = STUMP
    for mx, my, q in ((x - 152, y + 142, 17), (x - 170, y + 150, 11), (x + 236, y + 158, 22), (x + 262, y + 166, 14)):
        foot = c.mask(limb([(mx + 1, my, q * 0.26), (mx, my - q * 0.7, q * 0.2), (mx, my - q * 1.4, q * 0.17)], 12))
        c.form(foot, (0.9, 0.05, 92), rim=0.6, detail=0.8)
        cap = c.mask(curve([(mx - q, my - q * 1.2), (mx - q * 0.7, my - q * 1.75), (mx, my - q * 2.1),
                            (mx + q * 0.75, my - q * 1.72), (mx + q, my - q * 1.2), (mx, my - q * 1.02)]))  # fmt: skip
        c.shadow(cap, 1, q * 0.3, 3, 0.4)
        c.form(cap, (0.62, 0.14, 48), rim=0.9, mottle=0.12, grain=7, detail=0.85)
    cushion = c.mask(oval(x + 60, y + 15, 27, 8, -4), wobble=4, cell=8)
    c.form(cushion, (0.5, 0.13, 124), rim=0.9, mottle=0.25, grain=5, detail=0.7)
    sx, sy = x - 104, y + 4
    foot = c.mask(limb([(sx + 20, sy + 2, 2), (sx + 6, sy, 4.5), (sx - 14, sy - 1, 5), (sx - 22, sy - 9, 4.2)], 24))
    c.shadow(foot, 0, 5, 3, 0.5)
    c.form(foot, mix((0.72, 0.08, 80), (0.5, 0.06, 70), 0.3), rim=0.9, detail=0.9)
    shell = c.mask(oval(sx + 4, sy - 12, 15, 13))
    at = shell.where
    px, py = (c.x[at] - sx - 5) / 14, (c.y[at] - sy + 12) / 12
    turn = np.asarray(2.0 * np.cos(np.hypot(px, py) * 13 - np.arctan2(py, px)), np.float32)
    c.form(shell, (0.6, 0.11, 58), bump=turn, rim=0.9, detail=0.92)

    def horns(pen: Pen) -> None:
        for dx in (-30, -23):
            pen.stroke([(sx - 22, sy - 11), (sx + dx, sy - 22)], (0.8, 0.08, 84), 1.7)
            pen.dot(sx + dx, sy - 23, 1.9, (0.86, 0.08, 86))

    c.draw(horns, detail=0.92)
