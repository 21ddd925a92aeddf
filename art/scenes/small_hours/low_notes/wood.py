"""Parts of Low Notes: the wood in its planes of mist, the floor, ferns, and the fawn that listens."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.materials.living import fur
from art.painting.motifs.beasts import paint_ear, paint_eye
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import jittered, strew

FAWN = (168.0, 1086.0)
"""Where it stands."""


def wood(c: Canvas) -> None:
    """Mist, brighter low down, and trunks in three planes that fade into it."""
    c.wash(
        [
            (0, (0.2, 0.05, 188)),
            (0.2, (0.33, 0.06, 180)),
            (0.45, (0.54, 0.07, 165)),
            (0.64, (0.74, 0.08, 130)),
            (0.76, (0.86, 0.09, 105)),
            (0.84, (0.6, 0.09, 125)),
            (1, (0.24, 0.06, 155)),
        ],
        22,
    )
    r = c.rng("trunks")
    planes: tuple[tuple[int, float, tuple[float, float], Colour, float], ...] = (
        (22, 850, (6, 13), (0.56, 0.065, 155), 3.0),
        (13, 880, (13, 24), (0.38, 0.06, 170), 1.8),
        (7, 915, (24, 40), (0.27, 0.055, 178), 1.0),
    )
    for k, (n, foot, wide, tone, soft) in enumerate(planes):
        for j in range(n):
            x = -40 + 880 * (j + 0.5 + float(r.uniform(-0.38, 0.38))) / n
            if k == 2 and 250 < x < 600:
                continue
            w, lean = float(r.uniform(*wide)), float(r.normal(0, 16))
            base = foot + float(r.normal(0, 8))
            m = c.mask(
                limb([(x, base + w, w * 1.5), (x, base - w * 2.4, w * 0.92), (x + lean * 0.4, 480, w * 0.8),
                      (x + lean, -60, w * 0.66)], 30),
                soft=soft, wobble=2,
            )  # fmt: skip
            top = smoothstep(500, 60, c.y)[..., None]
            low = smoothstep(560, 900, c.y)[..., None]
            base_tone, dark, pale = (np.asarray(mix(tone, q, s)) for q, s in (
                (tone, 0.0), ((0.2, 0.05, 188), 0.62), ((0.86, 0.09, 108), 0.5 - 0.13 * k)))  # fmt: skip
            colours = base_tone + (dark - base_tone) * top + (pale - base_tone) * low
            c.fill(m, colours.astype(np.float32), 0.85, detail=0.12)
            c.screen(m.edge(3 if x < 400 else -3, 0, 2), (0.8, 0.09, 115), 0.22)
            for _ in range(2 if k else 0):
                by, way = float(r.uniform(60, 520)), float(r.choice([-1.0, 1.0]))
                long = float(r.uniform(50, 130))
                twig = c.mask(limb([(x + lean * 0.5, by, w * 0.24), (x + way * long * 0.5, by - long * 0.3, w * 0.13),
                                    (x + way * long, by - long * 0.9, 0.8)], 16), soft=soft * 0.6)  # fmt: skip
                c.fill(twig, mix(tone, (0.2, 0.05, 188), 0.4), 0.7, detail=0.12)
        c.fog(560, 900, (0.84, 0.085, 112), 0.42 - 0.06 * k, cell=230)
    r = c.rng("crowns")
    n = 900
    px = r.uniform(-20, 820, n)
    py = 250 * r.random(n) ** 1.7 - 20 + 130 * (np.abs(px - 400) / 400) ** 2
    tones = np.stack([mix((0.18, 0.05, 180), (0.4, 0.085, 150), float(q)) for q in r.random(n) ** 1.5])
    size, turn = r.uniform(16, 34, n), r.uniform(0, 6.28, n)
    strew(c, "leaf", px, py, size, turn, tones, seed="crowns", alpha=0.62, detail=0.2)


_OLD = (
    # where it stands, half its width, its foot, lean, haze
    (132.0, 24.0, 900.0, -10.0, 0.46),
    (236.0, 15.0, 884.0, 14.0, 0.62),
    (598.0, 17.0, 886.0, -10.0, 0.6),
    (668.0, 30.0, 912.0, 16.0, 0.4),
    (-4.0, 80.0, 985.0, -30.0, 0.0),
    (818.0, 82.0, 1006.0, 30.0, 0.0),
)


def near_trunks(c: Canvas) -> None:
    """Old trunks, the nearest at the edges: furrowed, mossy, lit on the side that looks at the flower."""
    for k, (x, w, foot, lean, haze) in enumerate(_OLD):
        way = 1.0 if x < 400 else -1.0
        clay = Clay(c, (x - 3.2 * w - 120, -40, x + 3.2 * w + 120, 1130), melt=0.3 * w)
        clay.limb([(x, foot + 0.5 * w, w * 1.4), (x, foot - w, w), (x + lean * 0.4, 480, w * 0.82),
                   (x + lean * 0.7, 200, w * 0.74), (x + lean, -70, w * 0.7)], 50)  # fmt: skip
        for side, b in ((1.0, 1.9), (0.5, 1.1), (-1.0, 1.8)):
            a = side * way
            clay.limb([(x + w * a * 0.6, foot - w, w * 0.5), (x + w * a * (0.6 + b) / 2, foot - 0.1 * w, w * 0.3),
                       (x + w * a * b, foot + 0.55 * w, w * 0.08)])  # fmt: skip
        if haze:
            r = c.rng(f"boughs{k}")
            for j in range(5):
                by, out = 90.0 + 95 * j + float(r.uniform(-30, 30)), float(r.choice([-1.0, 1.0]))
                long, q = float(r.uniform(60, 130)), w * float(r.uniform(0.16, 0.3))
                clay.limb([(x + lean * 0.7, by, q * 1.3), (x + out * long * 0.5, by - long * 0.16, q * 0.8),
                           (x + out * long, by - long * 0.62, 0.9)])  # fmt: skip
        body = clay.relief(1.0)
        at = body.mask.where
        n = c.noise.at(f"furrow{k}", c.x[at] / (4 + 0.16 * w), c.y[at] / (30 + w), 1.0, 4)
        tone = mix((0.33, 0.05, 165), (0.6, 0.07, 155), haze)
        c.form(body, tone, bump=np.asarray(np.abs(n - 0.5) * (5 + 0.2 * w), np.float32), rim=0.25, mottle=0.12,
               grain=18, bias=-0.02, detail=0.4)  # fmt: skip
        moss = smoothstep(0.45, 0.62, c.field(f"lichen{k}", 60, 4)) * smoothstep(300, 960, c.y) * (1 - haze)
        green = body.within(body.mask * np.asarray(moss[at], np.float32))
        c.form(green, (0.44, 0.11, 130), mottle=0.2, grain=6, detail=0.4)
        lit = np.exp(-(((c.y - 520) / 330) ** 2))
        edge = body.mask.edge(way * (2 + w * 0.09), 1, 1 + w * 0.06)
        c.screen(edge.blur(1.2) * np.asarray(lit[edge.blur(1.2).where], np.float32), (0.88, 0.12, 98), 0.6)
        c.multiply(body.mask * np.asarray(smoothstep(460, -20, c.y)[at], np.float32), (0.3, 0.06, 190), 0.75)
        pale = smoothstep(520, 900, c.y) * haze
        c.glaze(body.mask * np.asarray(pale[at], np.float32), (0.85, 0.09, 110), 0.85)
        if k == 3:
            c.fog(720, 930, (0.86, 0.09, 108), 0.4, cell=200)


def floor(c: Canvas) -> None:
    """Moss in soft hummocks, pale where the mist lies, dark in front."""
    for k, (y, tone) in enumerate(((905.0, (0.62, 0.11, 120)), (965.0, (0.46, 0.11, 130)), (1060.0, (0.3, 0.08, 142)))):
        n = c.field(f"hummock{k}", 150 - 20 * k, 3)[int((300 + 200 * k) * c.scale)]
        edge = y - 44 * (n - 0.5) + 26 * np.cos((c.x[0] - 400) / 170 + 3.14 * (k == 1))
        m = c.full(smoothstep(-3, 6, c.y - edge[None, :]))
        c.form(m, tone, thickness=26, mottle=0.14, grain=18, rim=0.3, detail=0.2)
        if k < 2:
            c.fog(y - 20, y + 80, (0.85, 0.1, 108), 0.34 - 0.1 * k, cell=160)


def turf(c: Canvas) -> None:
    """Grass and moss by the stroke, taller and darker towards us, gilded where the light falls."""
    r = c.rng("turf")
    n = 9000
    y = 915 + 300 * r.random(n) ** 0.8
    y.sort()
    x = r.uniform(-20, 820, n)
    near = (y - 915) / 290
    lit = np.exp(-(((x - FAWN[0] - 30) / 190) ** 2) - (((y - FAWN[1] + 4) / 56) ** 2))
    wild = r.random(n)
    t = np.clip(0.66 - 0.52 * near + 0.55 * lit + 0.2 * (wild - 0.5), 0, 1)
    table = ramp([(0.14, 0.04, 165), (0.27, 0.07, 148), (0.46, 0.115, 130), (0.7, 0.14, 114), (0.92, 0.12, 102)])
    tone = jittered(pick(table, t.astype(np.float32)), r)
    size = 7 + 20 * near + 8 * wild
    strew(c, "blade", x, y, size, -1.57 + r.normal(0, 0.42, n), tone, seed="turf", detail=0.4)


def tufts(c: Canvas) -> None:
    """Grass before the stump's foot, and what flowers in it."""
    r = c.rng("tufts")
    n = 900
    x = r.normal(456, 125, n)
    y = 1046 - 0.0009 * (x - 452) ** 2 + r.normal(0, 11, n)
    keep = (x > 250) & (x < 690)
    x, y = x[keep], y[keep]
    order = np.argsort(y)
    x, y, n = x[order], y[order], len(x)
    t = 0.3 + 0.3 * np.exp(-(((x - 250) / 120) ** 2)) + 0.3 * (r.random(n) - 0.4)
    table = ramp([(0.14, 0.04, 165), (0.27, 0.07, 148), (0.46, 0.115, 130), (0.7, 0.14, 114), (0.92, 0.12, 102)])
    tone = jittered(pick(table, t.astype(np.float32)), r)
    strew(c, "blade", x, y, r.uniform(22, 54, n), -1.57 + r.normal(0, 0.32, n), tone, seed="tufts", detail=0.5)

    def dots(pen: Pen) -> None:
        for _ in range(30):
            px, py = float(r.uniform(20, 780)), float(r.uniform(950, 1170))
            q = 1.4 + 2.2 * (py - 950) / 220
            for j in range(5):
                pen.dot(
                    px + q * math.cos(1.257 * j), py + 0.7 * q * math.sin(1.257 * j), q * 0.62, (0.96, 0.03, 100), 0.85
                )
            pen.dot(px, py, q * 0.45, (0.86, 0.14, 85))

    c.draw(dots, detail=0.7)


def ferns(c: Canvas) -> None:
    """Ferns in the two near corners, dark, with dewy edges."""
    for k, (x, y, long, turn, tone) in enumerate((
        (800, 1210, 250, -112, 0.27), (850, 1180, 230, -134, 0.24), (780, 1236, 200, -140, 0.22),
        (-10, 1206, 190, -58, 0.24), (30, 1232, 150, -76, 0.22), (-20, 1246, 190, -34, 0.2),
    )):  # fmt: skip
        _fern(c, x, y, long, math.radians(turn), tone, f"fern{k}")


def _fern(c: Canvas, x: float, y: float, long: float, turn: float, tone: float, seed: str) -> None:
    r = c.rng(seed)
    way = 1.0 if math.cos(turn) > 0 else -1.0
    px, py, a = x, y, turn
    spine = []
    for k in range(40):
        spine.append((px, py, a))
        px, py = px + math.cos(a) * long / 40, py + math.sin(a) * long / 40
        a += way * 0.012 + way * 0.03 * (k / 40) ** 2

    def work(pen: Pen) -> None:
        pen.stroke([(p[0], p[1]) for p in spine[::4]] + [(px, py)], (tone + 0.1, 0.08, 130), 2.6)
        for k in range(3, 40):
            sx, sy, sa = spine[k]
            q = long * 0.3 * math.sin(2.9 * (k / 40) ** 0.7 + 0.1) ** 0.9 * float(r.uniform(0.92, 1.06)) + 3
            for side in (-1.0, 1.0):
                b = sa + side * (1.2 - 0.5 * k / 40) + float(r.normal(0, 0.05))
                w = 1.1 + q * 0.04
                ex, ey = sx + math.cos(b) * q, sy + math.sin(b) * q + 0.1 * q
                nx, ny = -math.sin(b) * w, math.cos(b) * w
                mx, my = sx + (ex - sx) * 0.4, sy + (ey - sy) * 0.34
                up = 1.0 if (side > 0) == (way < 0) else 0.0
                shade = mix((tone, 0.08, 145), (tone + 0.3, 0.13, 116), (0.2 + 0.6 * up) * float(r.uniform(0.5, 1)))
                pen.fill(
                    curve([(sx, sy, CORNER), (mx + nx, my + ny), (ex, ey, CORNER), (mx - nx, my - ny)]), shade, 0.96
                )

    m = c.draw(work, relief=1.4, detail=0.55)
    c.screen(m.edge(-1.2, -1.6, 0.7), (0.84, 0.13, 108), 0.34)


def fawn(c: Canvas) -> None:
    """A fawn from the side, head lifted to the horn, ears wide open."""
    k = 1.2
    coat: Colour = (0.43, 0.085, 52)
    dark = mix(coat, (0.2, 0.05, 120), 0.4)

    def at(px: float, py: float) -> tuple[float, float]:
        return FAWN[0] + px * k, FAWN[1] + py * k

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(*at(p[0], p[1]), p[2] * k, *(q * k for q in p[3:])) for p in points]

    box = (*at(-130, -210), *at(130, 20))
    c.multiply(c.mask(oval(*at(-24, 0), 74, 9), soft=5), (0.18, 0.05, 150), 0.75)
    far = Clay(c, box, melt=3)
    far.limb(put((28, -66, 7), (33, -40, 3.8), (30, -34, 3.6), (35, -4, 2.3), (38, -1, 2.3)))
    far.limb(put((-30, -68, 12), (-24, -46, 5.4), (-33, -31, 3.2), (-26, -4, 2.4), (-23, -1, 2.4)))
    c.form(far.relief(0.6), dark, rim=0.4, detail=0.85)
    body = Clay(c, box, melt=7)
    body.limb(put((-38, -82, 18), (-16, -85, 18), (8, -80, 16.5), (26, -82, 17)), melt=7)
    body.limb(put((22, -84, 15), (36, -102, 10.5), (44, -118, 9), (48, -130, 9)))
    body.ball(*at(52, -135), 13.5 * k, 11.5 * k, z=4, turn=-24)
    body.limb(put((56, -138, 9.2, 4), (68, -144, 5.8, 4), (76, -148, 4, 4)), melt=4)
    body.limb(put((23, -74, 10.5, 4), (24, -44, 4.8, 4), (22, -37, 4.3, 4), (24, -5, 2.6, 4), (28, -1, 2.9, 4)))
    body.limb(put((-40, -79, 15, 4), (-41, -56, 8, 4), (-52, -38, 4.1, 4), (-45, -5, 2.8, 4), (-41, -1, 2.9, 4)))
    body.limb(put((-53, -90, 5), (-61, -91, 6), (-66, -84, 2.4)))
    shape = body.relief(0.8)
    paint_ear(c, [at(46, -142), at(42, -158), at(48, -172), at(56, -160), at(55, -144)], dark, None, 3)
    c.form(shape, coat, rim=0.7, mottle=0.1, grain=9, shadow=8, detail=0.9)
    fur(c, shape, body.angle, seed="coat", length=(5, 10), spacing=1.9, spread=0.5, detail=0.85)
    belly = c.mask(limb(put((-30, -66, 5), (0, -64, 5), (20, -68, 5)), 20), soft=4) & shape.mask
    c.glaze(belly, (0.74, 0.06, 75), 0.5)
    paint_ear(c, [at(45, -140), at(26, -148), at(13, -162), at(30, -163), at(47, -150)], coat, (0.8, 0.08, 50), 3)
    r = c.rng("spots")

    def marks(pen: Pen) -> None:
        for j in range(40):
            u = float(r.uniform(-52, 26))
            v = -99 + (j % 4) * 7.5 + float(r.normal(0, 1.4)) + 0.003 * u * u
            pen.fill(
                oval(*at(u, v), float(r.uniform(1.5, 3.1)), float(r.uniform(1.2, 2.2)), -8), (0.95, 0.05, 88), 0.85
            )
        pen.dot(*at(77, -149), 3.6, (0.16, 0.03, 40))
        pen.stroke([at(64, -137), at(72, -141)], (0.25, 0.05, 45), 1.1, 0.7)

    c.draw(marks, detail=0.93, clip=shape.mask)
    c.screen(c.mask(oval(*at(-63, -86), 5.5, 8, 24), soft=1.5), (0.95, 0.04, 90), 0.7)
    c.screen(shape.mask.edge(2.6, -2.6, 1.0), (0.97, 0.12, 88), 0.95)
    paint_eye(c, *at(57, -140), 2.9)
