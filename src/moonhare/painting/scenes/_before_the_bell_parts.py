"""The boxer's head and braids, her gloves, the swans in her robe."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur, skin
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval, polygon

_SKIN: Colour = (0.46, 0.07, 48)

_RED: Colour = (0.52, 0.17, 28)


def paint_glove(c: Canvas) -> None:
    """A red glove on its side; in the warm hollow of it a rabbit sleeps."""
    x, y = 738.0, 796.0
    c.shadow(c.mask(oval(x, y + 40, 92, 14)), -10, 2, 8, 0.7)
    glove = Clay(c, (560, 660, 860, 880), melt=16)
    glove.limb([(x + 70, y - 6, 56), (x + 20, y - 2, 54), (x - 26, y + 2, 44)])
    glove.limb([(x + 30, y - 40, 30, 10), (x + 74, y - 56, 25, 14), (x + 92, y - 40, 20, 12)])
    glove.press([(x + 16, y - 26, 4), (x + 50, y - 30, 5), (x + 92, y - 24, 4)], 8)
    body = glove.relief(1.6)
    c.form(body, _RED, gloss=0.5, gloss_sharpness=16, rim=0.6, mottle=0.06, shadow=24, detail=0.75)
    crease = (c.field("hide", 16, 3)[body.mask.where] - 0.5) * 0.6
    c.multiply(body.mask * np.clip(crease, 0, 1).astype(np.float32), (0.3, 0.12, 20), 0.7)
    cuff = Clay(c, (560, 700, 760, 870), melt=10)
    cuff.limb([(x - 22, y + 2, 46), (x - 56, y + 6, 46)])
    c.form(cuff.relief(1.4), (0.86, 0.06, 90), rim=0.5, gloss=0.2, detail=0.75)
    mouth = c.mask(oval(x - 70, y + 6, 24, 45, 4))
    c.form(mouth, (0.66, 0.11, 40), thickness=6, detail=0.75)
    hollow = c.mask(oval(x - 72, y + 7, 18, 38, 4))
    c.fill(hollow, (0.2, 0.05, 30), detail=0.8)
    rabbit = Clay(c, (560, 720, 740, 870), melt=7)
    rabbit.ball(x - 90, y + 14, 26, 23)
    rabbit.ball(x - 109, y + 19, 15, 12, z=6)
    rabbit.ball(x - 66, y + 16, 24, 27)
    head_ = rabbit.relief(1.2)
    out = hollow | c.mask(polygon([(x - 180, y - 90), (x - 76, y - 90), (x - 76, y + 90), (x - 180, y + 90)]))
    shown = Mask(head_.mask.a * out.on(head_.mask.box), head_.mask.box, head_.mask.frame, head_.mask.scale)
    for tx, ty in ((x - 96, y - 42), (x - 76, y - 46)):
        ear = Clay(c, (540, 700, 740, 880), melt=3)
        ear.limb([(x - 88, y + 4, 6), ((x - 88 + tx) / 2, (y + 4 + ty) / 2, 9), (tx, ty, 4)], flat=0.6)
        c.shadow(ear.mask(), -2, 4, 3, 0.4)
        c.form(ear.relief(0.8), (0.72, 0.05, 66), rim=0.6, detail=0.82)
        c.glaze(
            c.mask(limb([(x - 89, y - 4, 1.5), ((x - 88 + tx) / 2, (y + 2 + ty) / 2, 4.4), (tx, ty + 6, 1.5)]), soft=1),
            (0.74, 0.1, 30),
            0.7,
        )
    c.shadow(shown, -4, 6, 5, 0.45)
    furry = head_.within(shown)
    c.form(furry, (0.72, 0.05, 72), rim=0.6, mottle=0.08, detail=0.8)
    fur(
        c,
        furry,
        head_.flow((1, 0.3), 0.3),
        seed="rabbit",
        length=(5, 10),
        spacing=1.9,
        light=0.09,
        spread=0.4,
        detail=0.82,
    )
    c.multiply(shown * smoothstep(x - 80, x - 56, c.x), (0.25, 0.06, 30), 0.8)

    def face(pen: Pen) -> None:
        pen.stroke([(x - 104, y + 10), (x - 98, y + 13), (x - 91, y + 10)], (0.2, 0.04, 50), 2.2)
        pen.fill(curve([(x - 126, y + 18), (x - 121, y + 15), (x - 118, y + 20), (x - 122, y + 22)]), (0.6, 0.1, 15))
        for k in range(3):
            pen.stroke([(x - 114, y + 24), (x - 132, y + 22 + 5 * k)], (0.95, 0.04, 85), 0.9, 0.7)

    c.draw(face, detail=0.92)

    def laces(pen: Pen) -> None:
        for k in range(3):
            pen.stroke([(x - 14 + 14 * k, y - 40 + 2 * k), (x - 6 + 14 * k, y - 30 + 2 * k)], (0.92, 0.04, 88), 3)

    c.draw(laces, relief=1.5, detail=0.8)


def swan(c: Canvas, x: float, y: float, s: float, *, left: bool, dip: bool) -> None:
    """Paint a swan afloat, `s` about its length; `dip` lowers its neck to the water."""
    f = -1 if left else 1

    def run(*pts: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + f * q[0] * s, y - q[1] * s, q[2] * s, *(z * s for z in q[3:])) for q in pts]

    # Reflection and ring first.
    glass = c.mask(oval(x, y + 0.26 * s, 0.66 * s, 0.2 * s), soft=4)
    c.screen(glass, (0.96, 0.04, 110), 0.5)
    for k in range(3):
        ring = c.mask(oval(x, y + 0.06 * s, (0.8 + 0.22 * k) * s, (0.14 + 0.05 * k) * s)) - c.mask(
            oval(x, y + 0.06 * s, (0.77 + 0.22 * k) * s, (0.125 + 0.05 * k) * s)
        )
        c.screen(ring, (0.97, 0.08, 95), 0.55 - 0.15 * k)
    box = (x - 1.4 * s, y - 1.6 * s, x + 1.4 * s, y + 0.4 * s)
    neck = Clay(c, box, melt=0.05 * s)
    if dip:
        neck.limb(
            run((0.42, 0.2, 0.12), (0.6, 0.44, 0.085), (0.74, 0.52, 0.07), (0.88, 0.42, 0.065), (0.92, 0.28, 0.07)),
            n=24,
        )
        tip, bill = (0.92, 0.26), (0.95, 0.08)
    else:
        neck.limb(
            run(
                (0.42, 0.18, 0.13),
                (0.62, 0.42, 0.09),
                (0.54, 0.68, 0.072),
                (0.52, 0.88, 0.068),
                (0.66, 0.98, 0.07),
                (0.74, 0.94, 0.065),
            ),
            n=28,
        )
        tip, bill = (0.76, 0.93), (0.94, 0.84)
    c.form(neck.relief(0.01 * s), (0.96, 0.02, 95), rim=0.6, mottle=0.03, detail=0.8)
    beak = c.mask(limb(run((*tip, 0.045), (*bill, 0.022)), 8))
    c.form(beak, (0.7, 0.17, 52), rim=0.4, detail=0.85)
    c.fill(
        c.mask(oval(x + f * tip[0] * s, y - (tip[1] + 0.012) * s, 0.032 * s, 0.03 * s)), (0.2, 0.03, 200), detail=0.85
    )
    body = Clay(c, box, melt=0.1 * s)
    body.limb(run((0.42, 0.12, 0.2), (0.1, 0.12, 0.27), (-0.3, 0.16, 0.23), (-0.62, 0.3, 0.07)))
    body.cut((x, y + 0.06 * s), (0, 1))
    b = body.relief(0.012 * s)
    c.form(b, (0.96, 0.02, 95), rim=0.5, mottle=0.03, detail=0.8)
    wing = Clay(c, box, melt=0.05 * s)
    wing.limb(run((0.26, 0.24, 0.13), (-0.1, 0.34, 0.17), (-0.46, 0.4, 0.12), (-0.74, 0.5, 0.03)), flat=0.7)
    wing.limb(run((0.2, 0.16, 0.1), (-0.2, 0.24, 0.13), (-0.6, 0.36, 0.04)), flat=0.7)
    w = wing.relief(0.012 * s)
    c.shadow(w.mask, 0, 0.05 * s, 0.03 * s, 0.4)
    quills = np.sin(wing.across / (0.035 * s)) * 0.012 * s
    c.form(w, (0.97, 0.02, 92), bump=quills.astype(np.float32), rim=0.5, mottle=0.03, detail=0.82)
    line = c.mask(limb(run((-0.62, -0.05, 0.012), (0, -0.07, 0.02), (0.6, -0.05, 0.012))))
    c.fill(line, (0.98, 0.06, 95), 0.8, detail=0.8)


def head(c: Canvas) -> None:
    """Bowed a little: cornrows run back from the brow and end in two braids bound with red."""
    around = (220.0, 190.0, 600.0, 760.0)
    neck = Clay(c, around, melt=12)
    neck.limb([(396, 340, 50), (398, 390, 58), (400, 436, 72)])
    neck.press([(380, 372, 6), (378, 410, 6)], 5)
    neck.press([(416, 372, 6), (420, 410, 6)], 5)
    body = neck.relief(2)
    clip = c.mask(
        polygon(
            [(200, 200), (600, 200), (600, 420), (524, 414), (470, 434), (400, 444), (330, 434), (276, 414), (200, 420)]
        )
    )
    shown = Mask(body.mask.a * clip.on(body.mask.box), body.mask.box, body.mask.frame, body.mask.scale)
    skin(c, body.within(shown), _SKIN, bias=-0.02, detail=0.85)
    c.screen(shown.edge(5, -2, 2.4), (0.95, 0.11, 88), 0.6)
    ears = Clay(c, around, melt=4)
    for f in (-1, 1):
        ears.ball(396 + f * 76, 316, 11, 19, turn=f * 12)
        ears.ball(396 + f * 77, 328, 8, 10, turn=f * 12, z=3)
    skin(c, ears.relief(1), _SKIN, detail=0.88)
    skull = Clay(c, around, melt=10)
    skull.ball(396, 296, 77, 82)
    skull.ball(396, 334, 62, 50)
    for k in range(-3, 4):
        skull.press(
            [(396 + k * 8, 214, 3), (396 + k * 25, 270, 4.4), (396 + k * 23, 330, 4.4), (396 + k * 13, 378, 3)], 8
        )
    hair = skull.relief(1.4)
    c.shadow(hair.mask, -3, 10, 8, 0.5)
    at = hair.mask.where
    weave = np.abs(np.sin(c.y[at] / 4.6 + np.abs(np.sin((c.x[at] - 396) / 8)) * 2)) * 1.6
    c.form(hair, (0.24, 0.03, 300), bump=weave.astype(np.float32), gloss=0.5, gloss_sharpness=12, rim=0.7, detail=0.8)
    c.screen(hair.mask.edge(5, -5, 2.4), (0.95, 0.11, 90), 0.75)
    for f, points in (
        (-1, ((376, 372), (352, 430), (330, 500), (322, 580), (330, 650))),
        (1, ((418, 372), (444, 428), (466, 496), (478, 570), (472, 636))),
    ):
        _braid(c, points, f)


def _braid(c: Canvas, points: tuple[tuple[float, float], ...], side: int) -> None:
    n = 21
    xs = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(points)), [q[0] for q in points])
    ys = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(points)), [q[1] for q in points])
    braid = Clay(c, (240, 340, 560, 720), melt=4)
    for k in range(n):
        w = 19 - 6.5 * k / n
        braid.ball(float(xs[k]) - 5 * side * (-1) ** k, float(ys[k]), w, w * 0.78, z=4 * (k % 2), turn=34 * (-1) ** k)
    body = braid.relief(1)
    c.shadow(body.mask, -9, 9, 7, 0.55)
    at = body.mask.where
    strand = np.sin((c.x[at] + side * c.y[at] * 0.7) / 2.1) * 0.7
    c.form(body, (0.25, 0.03, 300), bump=strand.astype(np.float32), gloss=0.5, gloss_sharpness=12, rim=0.7, detail=0.8)
    c.screen(body.mask.edge(3, -2, 1.4), (0.95, 0.11, 90), 0.6)
    x, y = float(xs[-1]), float(ys[-1])
    band = c.mask(limb([(x - 11, y + 4, 7), (x + 11, y + 5, 7)]))
    c.form(band, _RED, rim=0.6, detail=0.85)
    tuft = Clay(c, (240, 340, 560, 760), melt=4)
    tuft.limb([(x, y + 10, 10), (x + 1, y + 30, 11), (x - 2, y + 48, 3)])
    end = tuft.relief(1)
    c.form(end, (0.25, 0.03, 300), rim=0.6, detail=0.8)
    fur(c, end, 1.57, seed=f"tuft{side}", length=(8, 16), spacing=2, detail=0.8)
