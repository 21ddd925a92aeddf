"""Parts of Low Notes: the sunken organ desk, and the bittern that plays and sings."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.materials import fur, grass, wood
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon

DESK = (404.0, 962.0)
"""The desk's middle and its foot in the water."""
_KEYS = 19


def _manual(c: Canvas, y: float, deep: float, half: float, down: int) -> None:
    """One row of keys in perspective: `y` the front edge, `half` its half width; key `down` is pressed."""
    x = DESK[0]
    back = half * 0.93
    r = c.rng(f"keys{y}")
    bed = c.mask(polygon([(x - back, y - deep), (x + back, y - deep), (x + half, y + 10), (x - half, y + 10)]))
    c.fill(bed, (0.14, 0.03, 60), detail=0.7)
    for k in range(_KEYS):
        a, b = 2 * k / _KEYS - 1, 2 * (k + 1) / _KEYS - 1
        sink = 4.0 if k == down else float(abs(r.normal(0, 0.7)))
        gap = 0.7
        top = polygon(
            [
                (x + a * back + gap, y - deep + sink * 0.4),
                (x + b * back - gap, y - deep + sink * 0.4),
                (x + b * half - gap, y + sink),
                (x + a * half + gap, y + sink),
            ]
        )
        ivory = mix((0.95, 0.04, 90), (0.78, 0.08, 80), float(r.random()) ** 1.5)
        c.form(c.mask(top), ivory, thickness=2.5, mottle=0.1, rim=0.5, bias=-0.14 if k == down else 0.04, detail=0.85)
        lip = polygon(
            [
                (x + a * half + gap, y + sink),
                (x + b * half - gap, y + sink),
                (x + b * half - gap, y + 8),
                (x + a * half + gap, y + 8),
            ]
        )
        c.form(c.mask(lip), mix(ivory, (0.5, 0.08, 70), 0.45), thickness=2, detail=0.8)
    for k in range(1, _KEYS):
        if k % 7 in (0, 3):
            continue
        t = 2 * k / _KEYS - 1
        xb, xf = x + t * back, x + t * (back + (half - back) * 0.6)
        sharp = polygon(
            [(xb - 3.6, y - deep), (xb + 3.6, y - deep), (xf + 4.2, y - deep * 0.4), (xf - 4.2, y - deep * 0.4)]
        )
        m = c.mask(sharp)
        c.shadow(m, 2, 3, 2, 0.5)
        c.form(m, (0.2, 0.03, 50), thickness=3, gloss=0.5, rim=0.6, detail=0.85)


def desk(c: Canvas) -> None:
    """Paint the organ's desk: two rows of keys, stops on either side, all of it half grown over and sunk."""
    x, foot = DESK
    oak = (0.42, 0.08, 58)
    c.multiply(c.mask(oval(x, foot + 4, 176, 16), soft=8), (0.2, 0.04, 150), 0.8)
    back = c.mask(
        curve(
            [
                (x - 148, foot, CORNER),
                (x - 146, foot - 138, CORNER),
                (x - 70, foot - 150),
                (x, foot - 154),
                (x + 70, foot - 150),
                (x + 146, foot - 138, CORNER),
                (x + 148, foot, CORNER),
            ]
        ),
        wobble=1.5,
    )
    wood(c, back, mix(oak, (0.25, 0.05, 60), 0.4), angle=0, grain=8, thickness=8, seed="desk", detail=0.7)
    _manual(c, foot - 98, 26, 104, -1)
    step = c.mask(box(x - 116, foot - 90, 232, 10, 3))
    wood(c, step, oak, angle=0, thickness=5, seed="step", detail=0.7)
    _manual(c, foot - 46, 32, 116, 13)
    front = c.mask(
        polygon([(x - 150, foot - 36), (x + 150, foot - 36), (x + 144, foot + 6), (x - 144, foot + 6)]), wobble=1.5
    )
    wood(c, front, oak, angle=0, grain=9, thickness=8, seed="front", detail=0.7)
    for f in (-1, 1):
        cheek = c.mask(
            curve(
                [
                    (x + f * 118, foot - 128, CORNER),
                    (x + f * 150, foot - 136, CORNER),
                    (x + f * 158, foot - 34),
                    (x + f * 156, foot + 6, CORNER),
                    (x + f * 124, foot + 6, CORNER),
                    (x + f * 126, foot - 40),
                ]
            )
        )
        c.shadow(cheek, -5 * f, 4, 5, 0.6)
        wood(c, cheek, oak, angle=86, grain=8, thickness=12, seed=f"cheek{f}", detail=0.75)
        for row in range(3):
            for col in range(2):
                sx, sy = x + f * (130 + 15 * col), foot - 112 + 22 * row
                c.form(c.mask(circle(sx, sy, 5.4)), (0.9, 0.06, 88), gloss=0.5, rim=0.7, detail=0.85)
                c.draw(lambda pen, sx=sx, sy=sy: pen.dot(sx, sy, 1.6, (0.4, 0.1, 40)), detail=0.85)  # type: ignore[misc]
    # Moss and sedge have begun to take it back.
    for k, (mx, my, w) in enumerate(
        ((x - 152, foot - 134, 36), (x + 138, foot - 4, 46), (x - 96, foot + 4, 76), (x + 30, foot + 6, 62))
    ):
        pad = c.mask(oval(mx, my, w, 11), wobble=4, cell=12)
        c.form(pad, (0.46, 0.11, 125), bump=(c.field("bog-moss", 6, 2) - 0.5) * 5, rim=0.5, detail=0.5)
        tones = ((0.34, 0.08, 140), (0.56, 0.11, 115), (0.74, 0.11, 95))
        tuft = c.mask(oval(mx, my + 4, w * 0.8, 5))
        grass(c, tuft, tones, seed=f"desk{k}", height=(14, 40), spacing=6, spread=0.5, detail=0.5)


def bittern(c: Canvas) -> None:
    """A bittern with one foot on the keys, bill half open to the sky, striped like rust: player, singer, pipe."""
    x, foot = 470.0, 912.0
    c.multiply(c.mask(oval(x + 10, foot - 150, 74, 130), soft=34), (0.2, 0.05, 170), 0.66)

    def leg(points: list[tuple[float, float, float]], toes: float) -> None:
        c.form(c.mask(limb(points, 16)), (0.66, 0.12, 112), rim=0.6, detail=0.8)
        px, py, _ = points[-1]
        for dx, dy in ((26, 5), (21, 11), (10, 13), (-14, 4)):
            toe = c.mask(
                limb([(px, py, 2.6), (px + dx * 0.6, py + dy * 0.4 - 2, 2.4), (px + dx * toes, py + dy, 1.3)], 8)
            )
            c.form(toe, (0.66, 0.12, 108), rim=0.6, detail=0.85)

    c.multiply(c.mask(oval(x + 8, foot + 6, 36, 8), soft=4), (0.3, 0.05, 60), 0.7)
    leg([(x - 22, foot - 58, 7), (x - 30, foot - 34, 4), (x - 22, foot - 2, 3.2)], 1.0)
    clay = Clay(c, (x - 100, foot - 330, x + 130, foot + 10), melt=8)
    clay.limb([(x - 62, foot - 30, 8), (x - 42, foot - 46, 20)], n=10)
    clay.limb(
        [
            (x - 40, foot - 50, 22),
            (x - 12, foot - 80, 38),
            (x + 8, foot - 118, 33),
            (x + 14, foot - 154, 22),
            (x + 8, foot - 188, 16),
            (x + 10, foot - 214, 15),
            (x + 20, foot - 232, 16),
            (x + 34, foot - 244, 12),
        ],
        n=40,
    )
    body = clay.relief(0.9)
    c.form(body, (0.82, 0.09, 76), rim=0.8, gloss=0.06, shadow=24, bias=0.06, detail=0.85)
    at = body.mask.where
    streak = smoothstep(0.3, 0.65, np.sin(clay.across / 3.1 + np.sin(c.y[at] / 19) * 0.7))
    low = smoothstep(foot - 40, foot - 100, c.y[at]) * smoothstep(foot - 236, foot - 214, c.y[at])
    c.form(body.within(body.mask * np.asarray(streak * low * 0.85, np.float32)), (0.44, 0.11, 48), detail=0.8)
    fur(c, body, -1.3, seed="bittern", length=(6, 13), spacing=2.8, spread=0.25, light=0.1)
    wing = c.mask(
        curve(
            [
                (x - 8, foot - 124, CORNER),
                (x + 20, foot - 90),
                (x + 2, foot - 58),
                (x - 40, foot - 36),
                (x - 78, foot - 18, CORNER),
                (x - 52, foot - 62),
                (x - 36, foot - 100),
            ]
        )
    )
    c.shadow(wing, 3, 4, 4, 0.5)
    barred = np.asarray(np.sin((c.y + 0.6 * c.x) / 3.4 + 3 * c.field("barred", 16, 2)), np.float32)
    plate = c.relief(wing, 14)
    c.form(plate, (0.6, 0.11, 62), rim=0.7, detail=0.8)
    c.form(plate.within(wing * smoothstep(0.1, 0.6, barred)), (0.36, 0.09, 45), rim=0.4, detail=0.75)
    leg([(x - 4, foot - 48, 6), (x - 8, foot - 28, 4.2), (x + 4, foot, 3.4)], 1.0)
    thigh = Clay(c, (x - 40, foot - 100, x + 40, foot - 20), melt=4)
    thigh.limb([(x - 2, foot - 66, 12), (x - 6, foot - 50, 9), (x - 7, foot - 40, 5.5)], n=12)
    down = thigh.relief(0.8)
    c.form(down, (0.66, 0.1, 66), rim=0.25, detail=0.8)
    fur(c, down, 1.6, seed="thigh", length=(6, 11), spacing=2.8, spread=0.3, light=0.08)
    upper = c.mask(
        curve(
            [
                (x + 30, foot - 256, CORNER),
                (x + 58, foot - 282),
                (x + 88, foot - 318, CORNER),
                (x + 66, foot - 272),
                (x + 42, foot - 243, CORNER),
            ]
        )
    )
    lower = c.mask(
        curve(
            [
                (x + 38, foot - 245, CORNER),
                (x + 70, foot - 260),
                (x + 98, foot - 288, CORNER),
                (x + 72, foot - 248),
                (x + 38, foot - 231, CORNER),
            ]
        )
    )
    c.form(lower, (0.72, 0.12, 82), rim=0.7, gloss=0.4, detail=0.9)
    c.form(upper, (0.82, 0.12, 88), rim=0.8, gloss=0.4, detail=0.9)
    crown = c.mask(
        curve(
            [
                (x + 34, foot - 256),
                (x + 16, foot - 249),
                (x, foot - 232),
                (x - 8, foot - 208),
                (x + 4, foot - 226),
                (x + 20, foot - 240),
            ]
        )
    )
    c.form(crown, (0.3, 0.06, 45), thickness=6, rim=0.6, detail=0.85)

    def face(pen: Pen) -> None:
        pen.stroke(
            [(x + 38, foot - 236), (x + 22, foot - 222), (x + 18, foot - 200), (x + 22, foot - 176)],
            (0.26, 0.06, 42),
            4,
            0.9,
        )
        pen.dot(x + 27, foot - 242, 5.4, (0.3, 0.06, 50))
        pen.dot(x + 27, foot - 242, 4.5, (0.88, 0.15, 92))
        pen.dot(x + 27.6, foot - 242.4, 2.3, (0.1, 0.02, 50))
        pen.dot(x + 26.4, foot - 243.6, 0.9, (0.98, 0.02, 90))

    c.draw(face, detail=0.95)


def lodger(c: Canvas, x: float, y: float) -> None:
    """Another bittern, small: neck and bill straight up out of a pipe's mouth at (x, y), as if it were a pipe."""
    neck = Clay(c, (x - 30, y - 90, x + 30, y + 20), melt=3)
    neck.limb([(x - 1, y + 3, 9), (x, y - 18, 7.5), (x + 1, y - 34, 7), (x + 2, y - 42, 4)], n=16)
    body = neck.cut((x, y + 2), (0, 1), 1).relief(0.8)
    c.form(body, (0.74, 0.1, 74), rim=0.7, detail=0.85)
    streak = smoothstep(0.2, 0.6, np.sin(neck.across / 1.9))
    c.form(body.within(body.mask * np.asarray(streak * 0.8, np.float32)), (0.42, 0.1, 48), detail=0.85)
    bill = c.mask(
        curve(
            [(x - 2.5, y - 42, CORNER), (x, y - 60), (x + 3, y - 72, CORNER), (x + 5, y - 58), (x + 6, y - 41, CORNER)]
        )
    )
    c.form(bill, (0.8, 0.12, 86), rim=0.6, detail=0.9)

    def eyes(pen: Pen) -> None:
        for dx in (-3.4, 6.2):
            pen.dot(x + dx, y - 39, 1.9, (0.88, 0.15, 92))
            pen.dot(x + dx, y - 39, 0.9, (0.1, 0.02, 50))

    c.draw(eyes, detail=0.95)
