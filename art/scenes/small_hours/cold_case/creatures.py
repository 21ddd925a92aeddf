"""Parts of Cold Case: the puffin on the peak, the seal that comes up before the ice."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import mix, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place


def puffin(c: Canvas, x: float, y: float, k: float) -> None:
    """Paint a puffin whose feet stand in the snow at (x, y), leaning to look down over the edge."""

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(points, x, y, k)

    c.multiply(c.mask(oval(x - 20 * k, y + 4, 46 * k, 6 * k), soft=5), (0.6, 0.09, 240), 0.75)
    body = Clay(c, (x - 110 * k, y - 150 * k, x + 90 * k, y + 20), melt=7 * k)
    body.limb(put((32, 0, 4), (22, -16, 17), (4, -36, 33), (-6, -62, 30), (-17, -84, 22)))
    body.limb(put((-2, -14, 16), (6, -30, 22)))
    skull = put((-24, -97))[0]
    body.ball(skull[0], skull[1], 23.5 * k, 21 * k, z=8)
    relief = body.relief(0.5)
    relief = relief.within(relief.mask.grow(-1.0))
    c.form(relief, (0.27, 0.03, 262), rim=0.05, mottle=0.05, detail=0.88)
    front = c.mask(
        curve(put((-44, -74, CORNER), (-16, -70), (-4, -48), (-4, -22), (-6, 4, CORNER), (-34, 4), (-54, -40))),
        soft=2.5,
    )
    c.form(relief.within(front), (0.97, 0.015, 225), bias=0.12, rim=0.0, detail=0.88)
    c.multiply(
        front & relief.mask & c.mask(oval(x - 24 * k, y - 10 * k, 30 * k, 26 * k), soft=12), (0.72, 0.07, 240), 0.6
    )
    cheek = c.mask(curve(put((-44, -100), (-32, -112), (-14, -106), (-8, -94), (-20, -82), (-38, -82))), soft=2)
    c.form(relief.within(cheek), (0.86, 0.02, 90), rim=0.0, detail=0.9)
    cap = c.mask(
        curve(put((-50, -104, CORNER), (-36, -109), (-22, -105), (-12, -96), (2, -90, CORNER), (8, -124), (-40, -130)))
    )
    c.form(relief.within(cap.blur(0.8)), (0.25, 0.03, 262), rim=0.0, detail=0.9)
    collar = c.mask(
        curve(
            put((-50, -82, CORNER), (-30, -80), (-12, -86), (8, -96, CORNER), (6, -70), (-18, -72), (-50, -72, CORNER))
        )
    )
    c.form(relief.within(collar.blur(0.8)), (0.24, 0.03, 262), rim=0.0, detail=0.9)
    wing = c.mask(curve(put((6, -78, CORNER), (26, -58), (34, -30), (42, -6, CORNER), (20, -14), (6, -36))), soft=0.8)
    c.multiply(wing.blur(5).move(-5, 4) & relief.mask, (0.5, 0.05, 262), 0.5)
    c.form(wing, (0.25, 0.03, 262), thickness=12, rim=0.05, detail=0.88)
    c.screen(relief.mask.edge(5, -5, 5), (0.95, 0.05, 85), 0.35)
    bill = c.mask(
        curve(
            put(
                (-38, -113, CORNER),
                (-54, -111),
                (-67, -97),
                (-72, -79, CORNER),
                (-56, -77),
                (-38, -82, CORNER),
                (-34, -98),
            )
        )
    )
    beak = c.form(bill, (0.64, 0.17, 40), thickness=9 * k, rim=0.05, gloss=0.1, detail=0.95)
    base = c.mask(curve(put((-30, -118, CORNER), (-52, -112), (-53, -74), (-30, -74, CORNER))))
    c.form(beak.within(base), (0.38, 0.05, 255), rim=0.0, detail=0.95)
    c.multiply(bill & c.mask(oval(x - 60 * k, y - 78 * k, 26 * k, 9 * k, -8), soft=4), (0.5, 0.12, 20), 0.6)

    def bits(pen: Pen) -> None:
        with pen.at(x, y, 0, k):
            pen.stroke([(-52, -114), (-54, -97), (-53, -79)], (0.82, 0.11, 86), 2.4)
            pen.stroke([(-62, -104), (-64, -92), (-63, -80)], (0.46, 0.15, 30), 1.3)
            pen.stroke([(-43, -95), (-57, -91), (-71, -82)], (0.3, 0.08, 30), 1.2)
            pen.dot(-31, -98, 2.9, (0.14, 0.02, 40))
            pen.fill(curve([(-36, -99, CORNER), (-31, -104), (-26, -99, CORNER), (-31, -98)]), (0.8, 0.02, 85))
            pen.stroke([(-36, -99), (-31, -98), (-26, -99)], (0.2, 0.03, 40), 1.3)
            pen.stroke([(-26, -97), (-19, -92)], (0.3, 0.03, 40), 0.9, 0.7)

    c.draw(bits, detail=0.95)
    # Snow over the feet.
    snow = ((-46, 8, CORNER), (-20, -5), (0, -1), (24, -6), (50, 8, CORNER), (30, 18), (0, 14), (-30, 20))
    drift = c.mask(curve(put(*snow)), soft=2)

    def feet(pen: Pen) -> None:
        for off in (-16, 6):
            pen.fill(curve(put((off - 14, 1, CORNER), (off, -9), (off + 9, 1, CORNER), (off - 2, 4))), (0.62, 0.16, 45))

    c.draw(feet, relief=1.5, detail=0.9)
    c.fill(drift, (0.93, 0.025, 222), detail=0.6)


def seal(c: Canvas) -> None:
    """Paint a harbour seal that glides up out of the dark before the ice, near and large, its nose to the left."""
    with c.group() as g:
        _seal(c)
    c.paste(g, bend=(np.asarray(c.x - 26, np.float32), np.asarray(c.y - 52, np.float32)))


def _seal(c: Canvas) -> None:
    spine = (
        (560, 902, 15), (580, 896, 33), (612, 900, 44), (648, 922, 52), (690, 962, 68),
        (730, 1014, 76), (764, 1074, 62),
        (788, 1130, 50), (806, 1200, 40),
    )  # fmt: skip
    box = (480.0, 800.0, 800.0, 1200.0)
    body = Clay(c, box, melt=10)
    body.limb(spine, n=60)
    body.limb([(566, 906, 20, 8), (548, 912, 13, 10)], n=8)
    relief = body.relief(0.8)
    c.multiply(relief.mask.blur(26).move(-18, 16), (0.2, 0.08, 255), 0.55)
    coat = ramp([(0.16, 0.05, 256), (0.26, 0.055, 250), (0.4, 0.055, 242), (0.6, 0.05, 225), (0.74, 0.045, 210)])
    c.form(relief.within(relief.mask.grow(-1.4)), coat, rim=0.0, gloss=0.1, mottle=0.1, detail=0.85)
    under = [(560, 922, 12), (610, 944, 20), (654, 986, 30), (690, 1044, 38), (720, 1110, 34), (760, 1180, 20)]
    belly = c.mask(limb(under, 40), soft=16)
    c.multiply(belly & relief.mask, (0.34, 0.08, 252), 0.55)
    r = c.rng("seal-spots")

    def spots(pen: Pen) -> None:
        for _ in range(110):
            t = float(r.uniform(0.16, 1))
            i = min(int(t * 8), 7)
            f = t * 8 - i
            a, b = spine[i], spine[i + 1]
            side = float(r.uniform(-0.75, 0.95))
            dx, dy = b[0] - a[0], b[1] - a[1]
            q = (a[2] + (b[2] - a[2]) * f) * side / (dx * dx + dy * dy) ** 0.5
            px, py = a[0] + dx * f + dy * q, a[1] + dy * f - dx * q
            size = float(r.uniform(2, 5.4)) * (1 - 0.4 * abs(side))
            pen.fill(
                oval(px, py, size * 1.5, size, 45 + float(r.normal(0, 14))),
                (0.14, 0.04, 252),
                float(r.uniform(0.3, 0.7)),
            )

    c.draw(spots, soft=1.0, detail=0.75, clip=relief.mask)
    # Net of light from the waves above, on the back.
    net = np.abs(c.field("net", 46, 2, (1.4, 0.8)) - 0.5)
    top = relief.mask.edge(16, -30, 16)
    c.screen(top * np.asarray(smoothstep(0.07, 0.0, net), np.float32), (0.9, 0.06, 205), 0.5)
    fin = Clay(c, box, melt=6)
    fin.limb([(664, 980, 22, 10), (640, 1030, 25, 12), (604, 1078, 17, 12), (584, 1104, 6, 12)], n=24, flat=0.55)
    m = fin.mask()
    c.multiply(m.blur(8).move(8, 6) & relief.mask, (0.2, 0.06, 255), 0.6)
    near = fin.relief(0.8)
    c.form(near.within(near.mask.grow(-1.4)), coat, bias=-0.12, rim=0.0, detail=0.85)

    def claws(pen: Pen) -> None:
        for k in range(4):
            pen.stroke([(628 + 9 * k, 1034 + 5 * k), (608 + 8 * k, 1068 + 7 * k)], (0.14, 0.04, 252), 1.8, 0.5)

    c.draw(claws, soft=0.8, detail=0.8, clip=near.mask)

    def face(pen: Pen) -> None:
        dark = (0.09, 0.02, 250)
        pen.fill(oval(584, 884, 9, 10, 10), dark)
        pen.dot(581, 880, 2.6, (0.95, 0.05, 200))
        pen.fill(curve([(541, 902, CORNER), (547, 898), (553, 902), (548, 909, CORNER)]), dark)
        pen.stroke([(545, 910), (552, 920), (566, 924), (580, 918)], dark, 2, 0.7)
        for k in range(4):
            pen.dot(556 + 6 * k, 909 + 2 * (k % 2), 1.3, dark, 0.8)
            pen.stroke(
                [(556 + 5 * k, 911), (546 + 4 * k, 928 + 3 * k), (534 + 6 * k, 940 + 5 * k)], (0.8, 0.04, 215), 1.0, 0.6
            )
        pen.stroke([(620, 888), (626, 894), (625, 901)], dark, 2.4, 0.6)

    c.draw(face, detail=0.95)
    c.screen(relief.mask.edge(2, -5, 3), (0.86, 0.07, 200), 0.55)
    glow = np.asarray(np.exp(-np.hypot(c.x - 540, c.y - 860) / 70), np.float32)
    c.screen(relief.mask.edge(-6, -3, 4) * glow, mix((0.93, 0.11, 92), (0.86, 0.07, 200), 0.2), 0.8)
