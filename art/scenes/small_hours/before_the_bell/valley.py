"""The valley that the rooster of Before the Bell is filled with: dawn, hills, firs, path, schoolhouse, child, hare."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.materials import fur
from art.painting.motifs.birds import far_birds
from art.painting.motifs.plants import pine
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon, sample

SUN = (676.0, 150.0)
_FROM_THE_DOOR = ((528.0, 398.0, 2.4), (510.0, 412.0, 3.6), (520.0, 430.0, 5.0), (556.0, 450.0, 6.2))
_THROUGH_THE_HILLS = (
    *((560.0, 478.0, 7.6), (500.0, 506.0, 9.4), (424.0, 540.0, 11.6), (396.0, 584.0, 14.0), (446.0, 628.0, 16.5)),
    *((540.0, 668.0, 19.5), (572.0, 722.0, 23.0), (522.0, 778.0, 27.0), (488.0, 834.0, 29.0), (486.0, 900.0, 34.0)),
)
_OUT_OF_THE_BIRD = (
    *((494.0, 960.0, 41.0), (486.0, 1030.0, 48.0)),
    *((400.0, 1110.0, 66.0), (270.0, 1200.0, 96.0), (210.0, 1260.0, 120.0)),
)
PATH = [*_FROM_THE_DOOR, *_THROUGH_THE_HILLS, *_OUT_OF_THE_BIRD]
"""From the school's door down through the bird, out between its feet and off the card."""


def valley(c: Canvas) -> None:
    """Paint the valley flat over the card; the scene then clips it to the bird."""
    far = np.hypot(c.x - SUN[0], c.y - SUN[1])
    sky = pick(
        ramp(
            [
                (0.99, 0.06, 95),
                (0.97, 0.11, 90),
                (0.95, 0.14, 80),
                (0.91, 0.14, 72),
                (0.86, 0.11, 95),
                (0.66, 0.08, 155),
            ]
        ),
        np.asarray(np.clip(far / 460, 0, 1), np.float32),
    )
    c.fill(c.full(1.0), sky, detail=0.2)
    streaks(c, 180, 360, (0.97, 0.1, 70), share=0.5, seed="dawn", cover=0.5)
    for k in range(5):
        y = 196.0 + 34 * k
        bank = np.exp(-(((c.y - y - 0.12 * (c.x - 540)) / 9) ** 2)) * smoothstep(
            0.4, 0.62, c.field(f"bank{k}", 60, 3, (3, 1))
        )
        c.glaze(np.asarray(bank, np.float32), (0.76, 0.14, 45), 0.6)
        c.screen(np.asarray(np.roll(bank, -4, 0), np.float32), (0.98, 0.1, 92), 0.5)
    _hills(c)
    _weather(c)
    _path(c)
    _woods(c)
    far_birds(c, [(512, 262, 12), (536, 248, 9), (500, 288, 8)], (0.36, 0.08, 110), seed="dawn")


def _hills(c: Canvas) -> None:
    """Folds of land that dip to the path and swell towards the bird's flanks: lit crests, mist in the hollows."""
    r = c.rng("peaks")
    for k, (base, tall, tone) in enumerate(((366.0, 66.0, (0.68, 0.07, 165)), (386.0, 42.0, (0.55, 0.08, 160)))):
        ridge, face = np.full_like(c.x, 2000.0), np.zeros_like(c.x)
        x = 400.0 + 26 * k
        while x < 680:
            top = base - tall * float(r.uniform(0.55, 1.1))
            bent = c.x + 14 * (c.noise.at(f"spur{k}", c.x / 20, c.y / 20, 1.0, 2) - 0.5)
            line = top + np.abs(bent - x) * float(r.uniform(0.8, 1.2))
            face = np.where(line < ridge, smoothstep(-3, 4, bent - x), face)
            ridge = np.minimum(ridge, line)
            x += float(r.uniform(36, 62))
        m = c.full(np.asarray(smoothstep(-1, 1, c.y - ridge), np.float32))
        c.fill(m, tone, 0.95, detail=0.5, mottle=0.06)
        c.screen(m * np.asarray(face, np.float32), (0.98, 0.13, 75), 0.6)
        c.fog(base - 22, base + 34, (0.97, 0.1, 88), 0.75, cell=90)
    t = np.clip((c.y - 380) / 500, 0, 1)
    ground = pick(ramp([(0.86, 0.14, 104), (0.7, 0.14, 118), (0.5, 0.12, 134), (0.32, 0.085, 152)]), t)
    c.fill(c.full(smoothstep(386, 398, c.y + 10 * np.sin(c.x / 40))), ground, detail=0.3, mottle=0.1)
    line = sample(PATH, 260)
    for k, y in enumerate((412.0, 444.0, 486.0, 536.0, 596.0, 664.0, 740.0, 824.0, 900.0)):
        near = (y - 390) / 480
        mid = float(line[int(np.argmin(np.abs(line[:, 1] - y))), 0])
        off = np.abs(c.x - mid) / (90 + 60 * near)
        crest = (
            y
            - (20 + 54 * near) * smoothstep(0.2, 1.7, off)
            + (6 + 10 * near) * np.sin(c.x / (38 + 30 * near) + 2.3 * k)
        )
        d = c.y - crest
        m = c.full(np.asarray(smoothstep(-1.5, 1.5, d), np.float32))
        turf = pick(ramp([(0.82, 0.15, 106), (0.66, 0.15, 118), (0.47, 0.12, 136), (0.33, 0.085, 155)]), np.array(near))
        c.fill(m, np.asarray(turf, np.float32), 0.8, detail=0.4, mottle=0.12)
        blades = c.noise.at(f"turf{k}", c.x / (3 + 5 * near), c.y / (9 + 14 * near), 1.0, 3) - 0.5
        lit = smoothstep(34 + 34 * near, 0, d) * np.clip(0.6 + 1.6 * blades, 0, 1) * smoothstep(240, 560, c.x + 60)
        c.screen(m * np.asarray(lit, np.float32), (0.96, 0.15, 94), 0.62)
        hollow = smoothstep(10, 100, d) * smoothstep(0.1, 0.3, blades + 0.25)
        c.multiply(m * np.asarray(hollow, np.float32), (0.4, 0.09, 170), 0.35)
        mist = np.exp(-(((d + 8) / (9 + 12 * near)) ** 2)) * smoothstep(0.4, 0.65, c.field(f"mist{k}", 90, 3, (1, 3)))
        c.screen(np.asarray(mist, np.float32), (0.96, 0.08, 100), 0.55)


def _weather(c: Canvas) -> None:
    """Shadows of clouds over the meadows, and night mist that still lies in the hollows."""
    deep = smoothstep(430, 560, c.y) * smoothstep(0.5, 0.66, c.field("clouds", 110, 3, (1.4, 0.8)))
    c.multiply(np.asarray(deep, np.float32), (0.42, 0.09, 160), 0.55)
    flank = smoothstep(470, 300, c.x) * smoothstep(520, 700, c.y)
    c.multiply(np.asarray(flank, np.float32), (0.36, 0.08, 165), 0.5)
    for k, y in enumerate((476.0, 560.0, 636.0, 730.0)):
        veil = np.exp(-(((c.y - y - 14 * np.sin(c.x / 60 + k)) / (9 + 4 * k)) ** 2))
        veil *= smoothstep(0.44, 0.66, c.field(f"veil{k}", 80, 3, (2.5, 0.8)))
        c.glaze(np.asarray(veil, np.float32), (0.95, 0.08, 100), 0.6)


def _path(c: Canvas) -> None:
    lane = c.mask(limb(PATH, 160), wobble=2)
    t = np.clip((c.y - 390) / 640, 0, 1)
    c.glaze(lane.blur(9), (0.95, 0.12, 98), 0.45)
    c.fill(lane, pick(ramp([(0.99, 0.07, 94), (0.97, 0.09, 92), (0.92, 0.09, 96), (0.74, 0.08, 115)]), t), detail=0.65)
    ruts = c.noise.at("ruts", c.x / 16, c.y / 7, 1.0, 3) - 0.5
    c.multiply(lane * np.asarray(smoothstep(0.02, 0.3, ruts), np.float32), (0.66, 0.09, 90), 0.45)
    c.multiply(lane.edge(-3, 0, 3), (0.5, 0.1, 120), 0.5)
    r = c.rng("verge")
    line = sample(PATH, 300)

    def verge(pen: Pen) -> None:
        for _ in range(150):
            x, y, w = (float(v) for v in line[int(r.integers(40, 190))])
            side = 1 if r.random() < 0.5 else -1
            reach = w + 3 + float(r.exponential(0.5 * w + 4))
            tone = ((0.98, 0.04, 95), (0.94, 0.13, 92), (0.98, 0.04, 95), (0.74, 0.16, 38))[int(r.integers(0, 4))]
            pen.dot(x + side * reach, y + float(r.normal(0, 4)), 0.7 + 0.045 * w, tone, 0.85)

    c.draw(verge, detail=0.8)


def _woods(c: Canvas) -> None:
    """Firs on both sides, thick towards the flanks; the path stays free."""
    r = c.rng("firs")
    line = sample(PATH, 300)
    trees: list[tuple[float, float]] = []
    for _ in range(520):
        y = 410 + 500 * float(r.random()) ** 1.1
        x = float(r.uniform(240, 690))
        mid, _, w = (float(v) for v in line[int(np.argmin(np.abs(line[:, 1] - y)))])
        near = (y - 400) / 480
        gap = abs(x - mid) - w - 8 - 22 * near
        if gap < 0 or r.random() > min(1.0, 0.08 + gap / (190 - 40 * near)):
            continue
        trees.append((x, y))
    for x, y in sorted(trees, key=lambda q: q[1]):
        near = (y - 400) / 480
        high = (16 + 84 * near) * float(r.uniform(0.7, 1.2))
        crossed = line[(line[:, 1] < y) & (line[:, 1] > y - high)]
        if len(crossed) and (np.abs(crossed[:, 0] - x) < crossed[:, 2] + high * 0.16).any():
            continue
        fir = c.mask(pine(x, y, high, high * 0.44, r))
        if fir.empty:
            continue
        if y > 500:
            cast = c.mask(polygon([(x - 3, y), (x + 5, y), (x - 0.5 * high, y + 0.5 * high)]), soft=2)
            c.multiply(cast, (0.4, 0.09, 165), 0.5)
        tone = pick(ramp([(0.56, 0.12, 124), (0.38, 0.1, 142), (0.23, 0.065, 164)]), np.array(near * 1.05))
        c.fill(fir, tone, detail=0.6)
        c.screen(fir.edge(1.0, -1.2, 0.7), (0.97, 0.14, 90), 0.65 * (1 - 0.3 * near))


def school(c: Canvas) -> None:
    """White walls, a coral roof and a small open bell tower; the windows and the door are lit."""
    x, y, s = 532.0, 400.0, 1.25
    c.glow(x, y - 20 * s, 90, (0.98, 0.11, 90), 0.6)
    wall = c.mask(polygon([(x - 27 * s, y), (x - 27 * s, y - 27 * s), (x + 27 * s, y - 27 * s), (x + 27 * s, y)]))
    c.form(wall, (0.95, 0.05, 92), thickness=5, detail=0.85)
    tower = c.mask(box(x - 9 * s, y - 54 * s, 18 * s, 54 * s))
    c.form(tower, (0.97, 0.05, 92), thickness=5, detail=0.85)
    roofs = c.mask(
        polygon(
            [(x - 33 * s, y - 25 * s), (x - 22 * s, y - 43 * s), (x + 22 * s, y - 43 * s), (x + 33 * s, y - 25 * s)]
        )
    )
    c.form(roofs - tower, (0.56, 0.13, 40), thickness=6, rim=0.9, detail=0.85)
    spire = c.mask(polygon([(x - 13 * s, y - 53 * s), (x, y - 84 * s), (x + 13 * s, y - 53 * s)]))
    c.form(spire, (0.54, 0.13, 38), thickness=6, rim=1.0, detail=0.85)

    def bits(pen: Pen) -> None:
        dark = (0.25, 0.06, 60)
        pen.fill(
            curve(
                [
                    (x - 6.5 * s, y - 35 * s, CORNER),
                    (x - 6.5 * s, y - 47 * s),
                    (x, y - 52 * s),
                    (x + 6.5 * s, y - 47 * s),
                    (x + 6.5 * s, y - 35 * s, CORNER),
                ]
            ),
            dark,
        )
        pen.fill(
            curve(
                [
                    (x - 5 * s, y - 37.5 * s),
                    (x - 2.6 * s, y - 46 * s),
                    (x, y - 49.5 * s),
                    (x + 2.6 * s, y - 46 * s),
                    (x + 5 * s, y - 37.5 * s),
                ]
            ),
            (0.76, 0.16, 72),
        )
        for dx in (-20, 16):
            pen.fill(box(x + (dx - 3) * s, y - 19 * s, 7 * s, 10 * s, 1), (0.82, 0.17, 68))
        pen.fill(box(x - 4 * s, y - 14 * s, 8 * s, 14 * s, 2), (0.78, 0.17, 62))
        pen.stroke([(x, y - 84 * s), (x, y - 94 * s)], dark, 1.2)

    c.draw(bits, detail=0.95, emission=0.3)
    c.glow(x, y - 6 * s, 40, (0.95, 0.16, 72), 0.45)
    bx, by = x + 2.2 * s, y - 44 * s

    def glint(pen: Pen) -> None:
        for dx, dy in ((12, 0), (0, 15), (4, 4), (4, -4)):
            pen.stroke([(bx - dx, by - dy), (bx + dx, by + dy)], (0.99, 0.08, 90), 1.1, 0.8)
        pen.dot(bx, by, 2.0, (1.0, 0.03, 95))

    c.draw(glint, detail=0.95, emission=0.9)
    c.glow(bx, by, 24, (0.98, 0.14, 80), 0.45)


def child(c: Canvas, x: float, y: float, h: float) -> None:
    """A child from behind with a satchel and a red scarf; (x, y) is between the feet, `h` the height."""
    s = h / 60
    shade = c.mask(
        polygon([(x - 8 * s, y - 5 * s), (x + 8 * s, y - 5 * s), (x - 24 * s, y + 46 * s), (x - 38 * s, y + 42 * s)]),
        soft=2,
    )
    c.multiply(shade, (0.36, 0.08, 140), 0.8)

    def body(pen: Pen) -> None:
        ink = (0.24, 0.05, 215)
        pen.stroke([(x - 4 * s, y - 20 * s), (x - 5 * s, y - 1 * s)], ink, 5 * s)
        pen.stroke([(x + 4 * s, y - 20 * s), (x + 6 * s, y - 4 * s)], ink, 5 * s)
        pen.fill(
            curve(
                [
                    (x - 6 * s, y - 43 * s),
                    (x + 6 * s, y - 43 * s),
                    (x + 12 * s, y - 16 * s, CORNER),
                    (x, y - 13 * s),
                    (x - 12 * s, y - 16 * s, CORNER),
                ]
            ),
            (0.36, 0.07, 235),
        )
        pen.stroke([(x + 7 * s, y - 40 * s), (x + 13 * s, y - 24 * s)], (0.36, 0.07, 235), 4.4 * s)
        pen.stroke([(x - 7 * s, y - 40 * s), (x - 13 * s, y - 25 * s)], (0.33, 0.07, 235), 4.4 * s)
        pen.dot(x, y - 51 * s, 7.6 * s, (0.33, 0.07, 50))
        pen.fill(box(x - 8 * s, y - 39 * s, 16 * s, 17 * s, 3 * s), (0.52, 0.1, 60))
        pen.stroke([(x - 8 * s, y - 32 * s), (x + 8 * s, y - 32 * s)], (0.38, 0.08, 50), 1.4 * s)
        pen.stroke([(x - 6.5 * s, y - 43.5 * s), (x + 6.5 * s, y - 43.5 * s)], (0.62, 0.21, 28), 5 * s)
        pen.stroke(
            [(x - 6 * s, y - 43 * s), (x - 15 * s, y - 40 * s), (x - 24 * s, y - 44 * s)], (0.62, 0.21, 28), 4.4 * s
        )

    m = c.draw(body, relief=4 * s, detail=0.95)
    c.screen(m.edge(1.2, -0.8, 0.6), (0.98, 0.1, 90), 0.7)


def hare(c: Canvas, x: float, y: float, s: float) -> None:
    """A hare running to the right, ears laid back, `s` its size."""
    c.multiply(c.mask(oval(x - 6 * s, y + 3 * s, 26 * s, 4 * s), soft=3), (0.2, 0.05, 170), 0.7)

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x + s * a, y + s * b) for a, b in points]

    far = c.mask(
        limb(
            [(x + 12 * s, y - 14 * s, 2.6 * s), (x + 20 * s, y - 5 * s, 1.8 * s), (x + 26 * s, y - 1 * s, 1.3 * s)], 12
        ),
        limb([(x - 12 * s, y - 13 * s, 5 * s), (x - 17 * s, y - 4 * s, 2.6 * s), (x - 27 * s, y + 2 * s, 1.5 * s)], 12),
        curve(at([(19, -28), (12, -40), (2, -47), (5, -38), (14, -26)])),
    )
    c.form(far, (0.34, 0.05, 80), thickness=7 * s, rim=0.5, detail=0.85)
    m = c.mask(
        curve(at([(-25, -15), (-17, -25), (-4, -25), (8, -22), (19, -23), (21, -14), (10, -11), (-6, -9), (-20, -8)])),
        curve(at([(12, -22), (17, -31), (25, -31), (33, -25), (31, -21), (22, -18), (16, -15)])),
        curve(at([(20, -28), (8, -37), (-6, -39), (2, -32), (16, -25)])),
        limb([(x + 14 * s, y - 14 * s, 3.2 * s), (x + 25 * s, y - 8 * s, 2 * s), (x + 35 * s, y - 7 * s, 1.3 * s)], 12),
        limb([(x - 17 * s, y - 14 * s, 7 * s), (x - 24 * s, y - 6 * s, 3 * s), (x - 37 * s, y - 3 * s, 1.6 * s)], 12),
    )
    body = c.relief(m, 10 * s)
    c.form(body, (0.47, 0.065, 75), rim=0.9, mottle=0.14, detail=0.9)
    fur(c, body, 3.0, seed="late hare", length=(4, 8))
    scut = c.mask(oval(x - 26 * s, y - 18 * s, 3.8 * s, 3.2 * s, -30))
    c.form(scut, (0.93, 0.03, 90), thickness=4 * s, rim=0.6, detail=0.9)
    c.screen(m.edge(1.6, -1.6, 0.9), (0.97, 0.1, 90), 0.6)
    c.draw(lambda pen: pen.dot(x + 26 * s, y - 25 * s, 1.4 * s, (0.15, 0.03, 40)), detail=0.95)
