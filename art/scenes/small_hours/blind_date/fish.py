"""The anglerfish of Blind Date: velvet, vast and quiet, all but asleep; the lamp alone shows its face."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, Points, curve, limb, oval, sample

from .waiting import LAMP

_VELVET: Colour = (0.34, 0.115, 288)
_BOX = (-260.0, 330.0, 800.0, 1180.0)
LIP = ((330, 752), (420, 790), (520, 800), (620, 782), (700, 738), (748, 698))
"""The lower lip, from the corner of the mouth to the tip on which the guests stand."""
_UPPER = ((330, 752), (372, 734), (440, 720), (510, 704), (562, 676), (584, 636))


def _velvet(c: Canvas, relief: Relief, angle: object, seed: str, rim: float) -> None:
    """Form first, then a nap of fine hairs that catch the lamp."""
    at = relief.mask.where
    folds = (c.field(f"fold/{seed}", 120, 4)[at] - 0.5) * 20
    c.form(relief, _VELVET, bump=np.asarray(folds, np.float32), mottle=0.06, rim=rim, bias=-0.1, detail=0.6)
    far = np.hypot((c.x[at] - LAMP[0]) / 640, (c.y[at] - LAMP[1] - 90) / 600)
    c.multiply(relief.mask * np.asarray(smoothstep(0.3, 0.98, far), np.float32), (0.2, 0.1, 274), 0.9)
    for k, light in enumerate((0.1, 0.18)):
        fur(
            c,
            relief,
            np.asarray(angle, np.float32),
            seed=f"{seed}{k}",
            length=(7, 17),
            spacing=3.6 + 1.4 * k,
            light=light,
            spread=0.5,
            detail=0.62,
        )
    face = np.hypot((c.x[at] - LAMP[0] + 30) / 300, (c.y[at] - LAMP[1] - 130) / 330)
    nap = 0.75 + 0.5 * c.noise.at("nap", c.x[at] / 5, c.y[at] / 9, 1.0, 3)
    c.glaze(
        relief.mask
        * np.asarray(
            smoothstep(1.05, 0.15, face) * np.clip(relief.nx * 0.9 - relief.ny * 0.7 + 0.35, 0, 1) * nap, np.float32
        ),
        (0.88, 0.13, 68),
        0.72,
    )


def _fin(c: Canvas, points: Points, root: tuple[float, float], seed: str, share: float) -> None:
    """A fin like a veil: thin skin between fine rays."""
    m = c.mask(curve(points), soft=1)
    at = m.where
    turn = np.arctan2(c.y[at] - root[1], c.x[at] - root[0])
    far = np.hypot(c.x[at] - root[0], c.y[at] - root[1])
    rays = np.abs(np.sin(turn * 21 + 0.5 * np.sin(far / 40)))
    tone = ramp([(0.2, 0.09, 280), (0.38, 0.13, 288), (0.58, 0.13, 300), (0.78, 0.1, 330)])
    t = (
        0.18
        + 0.42 * smoothstep(0.35, 0.02, rays)
        + 0.16 * (c.field(f"veil/{seed}", 50, 3)[at] - 0.5)
        + share * far / 400
    )
    c.fill(
        m * np.asarray(0.9 - 0.3 * smoothstep(40, 210, far), np.float32),
        pick(tone, np.asarray(np.clip(t, 0, 1), np.float32)),
        detail=0.6,
    )
    c.screen(m.edge(4, -4, 2), (0.7, 0.12, 300), 0.35)


def fish(c: Canvas) -> None:
    """Paint the fish: tail and fins behind, inner mouth, head, lower jaw, eye."""
    _fin(
        c,
        [(60, 470, CORNER), (20, 380), (60, 330), (120, 352), (170, 336), (240, 372), (290, 440, CORNER), (180, 480)],
        (180, 620),
        "back",
        0.2,
    )
    _fin(
        c,
        [(150, 1020, CORNER), (110, 1110), (170, 1170), (240, 1150), (300, 1172), (350, 1100), (330, 1010, CORNER)],
        (230, 900),
        "belly",
        0.1,
    )
    body = Clay(c, _BOX, melt=60)
    body.ball(120, 742, 330, 296)
    body.ball(330, 618, 214, 188)
    body.limb([(380, 600, 150), (478, 622, 92), (540, 638, 48), (572, 634, 26)], n=40)
    head = body.relief(7)
    c.shadow(head.mask, -14, 26, 40, 0.5)
    inner = c.mask(
        curve(
            [(336, 750, CORNER), (440, 716), (576, 642, CORNER), (620, 716), (740, 700, CORNER), (640, 800), (480, 820)]
        )
    )
    at = inner.where
    d = np.hypot((c.x[at] - 610) / 280, (c.y[at] - 700) / 150)
    c.fill(
        inner,
        pick(
            ramp([(0.5, 0.15, 20), (0.34, 0.13, 355), (0.18, 0.08, 318), (0.1, 0.05, 290)]),
            np.asarray(np.clip(d, 0, 1), np.float32),
        ),
        detail=0.5,
    )
    top = c.mask(
        curve(
            [
                (-260, 300, CORNER),
                (760, 300, CORNER),
                (760, 560, CORNER),
                (584, 636, CORNER),
                *[(float(x), float(y)) for x, y in _UPPER[4:0:-1]],
                (330, 754, CORNER),
                (250, 800),
                (200, 1180, CORNER),
                (-260, 1180, CORNER),
            ]
        ),
        soft=1,
    )
    _teeth(c, _UPPER, 9, 1.0, "upper")
    shown = head.within(top)
    _velvet(c, shown, body.angle + math.pi, "head", 0.5)
    _lip(c, _UPPER, 7)
    jaw = Clay(c, _BOX, melt=40)
    jaw.limb([(170, 900, 170), (330, 896, 142), (470, 868, 92), (600, 828, 62), (694, 768, 36), (738, 716, 22)], n=50)
    low = jaw.relief(6)
    c.shadow(low.mask & c.full(smoothstep(560, 380, c.x)), -6, -8, 26, 0.35)
    line = curve(
        [
            (330, 752, CORNER),
            *[(float(x), float(y)) for x, y in LIP[1:]],
            (790, 680, CORNER),
            (790, 1180, CORNER),
            (-260, 1180, CORNER),
            (-260, 760, CORNER),
            (150, 740),
            (250, 756),
        ]
    )
    part = c.mask(line, soft=1)
    fade = np.asarray(smoothstep(130, 300, c.x + 0.4 * (c.y - 800)), np.float32)
    _velvet(c, low.within(part & c.full(fade)), jaw.angle + math.pi, "jaw", 0.45)
    shelf = c.mask(limb([(x, y + 16, 22) for x, y in LIP], 60), soft=9) & low.mask
    close = np.exp(-((np.hypot(c.x - LAMP[0] - 10, (c.y - 740) * 1.2) / 190) ** 2))
    c.glaze(shelf * np.asarray(close, np.float32), (0.86, 0.14, 66), 0.75)
    _lip(c, LIP, 7.5)
    glint = c.mask(limb([(x, y - 4, 2.6) for x, y in LIP[2:]], 60), soft=1.5)
    c.screen(glint * np.asarray(close, np.float32), (0.95, 0.12, 74), 0.9)
    _teeth(c, LIP, 11, -1.0, "lower")
    _face(c)
    _fin(
        c,
        [
            (196, 800, CORNER),
            (260, 786),
            (350, 850),
            (392, 950),
            (356, 1010),
            (300, 996),
            (250, 1010),
            (206, 950),
            (184, 870),
        ],
        (186, 790),
        "side",
        0.5,
    )
    _freckles(c, head.mask | low.mask)


def _lip(c: Canvas, points: tuple[tuple[int, int], ...], w: float) -> None:
    n = len(points)
    m = c.mask(
        limb([(x, y, w * (0.55 + 0.6 * math.sin(math.pi * (k + 0.6) / n))) for k, (x, y) in enumerate(points)], 60)
    )
    c.shadow(m, 0, 5, 5, 0.5)
    c.form(m, (0.36, 0.115, 305), rim=0.35, gloss=0.25, gloss_sharpness=10, bias=-0.06, detail=0.75)
    far = np.hypot(c.x - LAMP[0], c.y - LAMP[1] - 200)
    c.multiply(m * np.asarray(smoothstep(140, 360, far), np.float32), (0.2, 0.09, 280), 0.75)


def _teeth(c: Canvas, along: tuple[tuple[int, int], ...], n: int, way: float, seed: str) -> None:
    """Small, fine and translucent, like the pickets of a garden fence."""
    r = c.rng(f"teeth/{seed}")
    p = sample(along, 100)
    for k in range(n):
        i = int(8 + 80 * (k + 0.3 * float(r.random())) / n)
        x, y = float(p[i, 0]), float(p[i, 1])
        long = float(r.uniform(15, 34)) * (0.7 + 0.4 * (i / 100))
        w = 3.6
        tip = (x + 4 + float(r.normal(0, 2)), y + way * long)
        m = c.mask(
            curve(
                [
                    (x - w, y, CORNER),
                    (x + 1, y + way * long * 0.5),
                    (*tip, CORNER),
                    (x + w + 1, y + way * long * 0.4),
                    (x + w, y, CORNER),
                ]
            )
        )
        near = math.exp(-(((x - LAMP[0]) / 300) ** 2))
        c.form(
            m, mix((0.5, 0.09, 300), (0.93, 0.06, 85), near), thickness=w, rim=0.5, gloss=0.5, detail=0.85, alpha=0.92
        )


def _face(c: Canvas) -> None:
    """One eye all but shut: below a heavy lid a thin green sickle that may be watching."""
    x, y = 424.0, 566.0
    c.multiply(c.mask(oval(x, y + 2, 66, 52, 10), soft=16), (0.22, 0.09, 285), 0.6)
    sickle = c.mask(
        curve([(x - 46, y + 8, CORNER), (x - 8, y + 18), (x + 42, y + 10, CORNER), (x + 10, y + 32), (x - 20, y + 30)]),
        soft=0.6,
    )
    at = sickle.where
    d = np.hypot(c.x[at] - x - 4, c.y[at] - y - 16) / 44
    c.fill(
        sickle,
        pick(
            ramp([(0.1, 0.03, 280), (0.16, 0.05, 200), (0.7, 0.13, 160), (0.6, 0.12, 180), (0.24, 0.08, 260)]),
            np.asarray(np.clip(d, 0, 1), np.float32),
        ),
        detail=0.92,
    )
    c.fill(c.mask(oval(x + 17, y + 20, 3.4, 2.6)), (0.98, 0.08, 88), detail=0.95)
    lid = Clay(c, (x - 70, y - 60, x + 70, y + 60), melt=8)
    lid.ball(x - 1, y - 6, 52, 40, thick=34)
    shape = c.mask(
        curve(
            [
                (x - 54, y + 6, CORNER),
                (x - 44, y - 34),
                (x + 4, y - 50),
                (x + 44, y - 28),
                (x + 54, y + 6, CORNER),
                (x + 26, y + 17),
                (x - 6, y + 21),
                (x - 34, y + 16),
            ]
        ),
        soft=0.8,
    )
    dome = lid.relief(2).within(shape)
    c.form(dome, (0.36, 0.115, 290), rim=0.2, mottle=0.08, bias=-0.06, detail=0.8)
    c.glaze(dome.mask * np.asarray(np.clip(dome.nx + 0.1, 0, 1), np.float32), (0.88, 0.13, 68), 0.55)
    fur(c, dome, 1.4, seed="lid", length=(4, 8), spacing=3, light=0.1, spread=0.4, detail=0.82)

    def lines(pen: Pen) -> None:
        pen.stroke(
            [(x - 54, y + 6), (x - 34, y + 16), (x - 6, y + 21), (x + 26, y + 17), (x + 54, y + 6)],
            (0.14, 0.06, 285),
            3.4,
        )
        pen.stroke(
            [(x - 50, y + 2), (x - 34, y + 11), (x - 6, y + 16), (x + 26, y + 12), (x + 50, y + 2)],
            (0.76, 0.12, 60),
            1.4,
            0.6,
        )
        # A nostril and the crease beside the mouth.
        pen.fill(oval(518, 618, 5, 3.2, 30), (0.16, 0.07, 290), 0.8)
        pen.stroke([(330, 752), (296, 776), (280, 800)], (0.14, 0.06, 290), 5, 0.7)

    c.draw(lines, detail=0.9)


def _freckles(c: Canvas, body: Mask) -> None:
    """Small cold lights strewn over the dark flank, thicker towards the back, like a far town."""
    r = c.rng("lights")
    cover = body.whole()
    rows: list[tuple[float, float, float]] = []
    for _ in range(210):
        t = float(r.random())
        x = -10 + 420 * t
        y = 700 + 90 * math.sin(2.2 * t) + float(r.normal(0, 26 + 150 * float(r.random()) ** 2))
        rows.append((x, y, float(r.uniform(0.7, 2.6)) * (1.15 - 0.7 * t)))
    for x, y, q in rows:
        if not (0 <= x < 800 and 0 <= y < 1200) or cover[int(y * c.scale), int(x * c.scale)] < 0.9:
            continue
        if q > 1.9:
            c.glow(x, y, q * 4, (0.74, 0.12, 215), 0.35)
        c.fill(c.mask(oval(x, y, q, q), soft=0.5), (0.93, 0.07, 205), 0.95, detail=0.85)
