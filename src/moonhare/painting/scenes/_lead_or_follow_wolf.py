"""Parts of Lead or Follow: the wolf between the two, and the winter wood inside it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.materials.living import fur
from moonhare.painting.motifs.plants import pine
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import strew

_COAT: Colour = (0.66, 0.075, 254)
_BOX = (120.0, 230.0, 580.0, 1090.0)


def paint_wolf(c: Canvas) -> None:
    """Paint the gap: a sitting wolf that howls, and in its flank a winter wood by starlight."""
    c.multiply(c.mask(oval(400, 1050, 150, 14), soft=7), (0.12, 0.04, 320), 0.85)
    back = Clay(c, _BOX, melt=10)
    back.limb([(480, 700, 40), (494, 790, 26), (492, 870, 21), (490, 960, 17), (494, 1014, 18)])
    back.limb([(496, 1020, 20), (512, 1030, 17)], n=8)
    back.limb([(250, 980, 26), (206, 1022, 28), (160, 1040, 20), (128, 1040, 6)])
    back.limb([(372, 396, 24), (326, 362, 17), (292, 330, 4)], n=14)
    far = back.relief(1.2)
    c.form(far, (0.44, 0.09, 264), rim=0.7, bias=-0.1, detail=0.7)
    fur(c, far, back.angle, seed="far", length=(8, 16), spacing=3.0, detail=0.7)
    body = Clay(c, _BOX, melt=18)
    body.limb([(394, 404, 54), (390, 470, 76), (398, 540, 96), (404, 640, 98), (378, 760, 98), (352, 860, 100)], n=40)
    body.ball(446, 590, 60, 92, z=10, turn=-8)
    body.ball(344, 920, 98, 106, z=42, melt=22)
    body.ball(436, 660, 54, 92, z=34, turn=6, melt=22)
    body.limb(
        [
            (446, 712, 44, 40),
            (456, 790, 28, 46),
            (456, 862, 23, 48),
            (454, 884, 24, 48),
            (450, 960, 18, 48),
            (452, 1014, 19, 48),
        ],
        n=30,
        melt=12,
    )
    body.limb([(312, 1002, 34, 50), (356, 1032, 21, 54), (396, 1038, 18, 56)], n=16, melt=10)
    for x, y, q, z in ((462, 1036, 30, 56), (402, 1042, 31, 60)):
        for k in (-1, 0, 1):
            body.ball(x + 8 + k * 14, y - abs(k) * 2, q * 0.42, 13, z=z - 4 * abs(k), melt=3)
    # Skull, raised muzzle, the jaw a little open, the near ear laid back.
    body.ball(394, 386, 50, 44, z=16, turn=-58, melt=12)
    body.limb([(408, 368, 37, 20), (430, 322, 25, 20), (448, 282, 16, 20), (455, 264, 11, 20)], n=20, melt=8)
    body.limb([(430, 380, 24, 10), (458, 340, 14, 10), (474, 306, 8, 10)], n=14, melt=5)
    body.limb([(366, 412, 26, 40), (312, 398, 19, 42), (262, 386, 4, 42)], n=14, melt=7)
    body.press([(330, 404, 6), (290, 394, 4)], 7)
    body.press([(404, 780, 9), (426, 860, 11), (434, 930, 10), (434, 990, 9)], 32)
    body.press([(256, 860, 8), (300, 826, 10), (360, 818, 10), (412, 846, 8)], 12)
    body.press([(396, 600, 7), (388, 680, 8), (402, 740, 6)], 8)
    body.press([(420, 440, 6), (386, 452, 7), (350, 440, 6)], 6)
    shape = body.relief(1.4)
    mask = shape.mask
    c.shadow(mask, 0, 4, 16, 0.5, (0.14, 0.05, 300))
    c.form(shape, _COAT, mottle=0.06, grain=24, rim=1.2, shadow=60, detail=0.75)
    c.multiply(mask * np.asarray(smoothstep(620, 1040, c.y), np.float32), (0.36, 0.1, 266), 0.55)
    c.screen(mask * np.asarray(smoothstep(560, 300, c.y), np.float32), (0.72, 0.06, 245), 0.35)
    fur(c, shape, body.angle, seed="coat", length=(10, 22), spacing=3.0, spread=0.4, light=0.1, detail=0.78)
    _wood(c, body)
    _mane(c)
    _face(c)


def _wood(c: Canvas, body: Clay) -> None:
    """Pines, mist and stars within the flank and haunch only: the legs stay legs."""
    where = (
        c.mask(
            curve(
                [
                    (310, 560),
                    (400, 590),
                    (420, 700),
                    (400, 780),
                    (408, 860),
                    (420, 960),
                    (340, 1010),
                    (256, 960),
                    (268, 800),
                ]
            ),
            soft=16,
        )
        & body.mask()
    )
    r = c.rng("wood")
    with c.group() as g:
        for y, h, tone in ((800, 96, (0.5, 0.08, 256)), (880, 132, (0.36, 0.09, 264)), (970, 168, (0.24, 0.08, 270))):
            for _ in range(7):
                tree = c.mask(pine(r.uniform(255, 425), y + r.uniform(0, 40), h * r.uniform(0.75, 1.15), h * 0.36, r))
                c.form(tree, tone, thickness=6, rim=0.7, detail=0.78)
            mist = c.mask(oval(340, y + 46, 130, 24), soft=14)
            c.glaze(mist, (0.82, 0.04, 242), 0.45)
    c.paste(g, clip=where, alpha=0.85)

    def stars(pen: Pen) -> None:
        for _ in range(46):
            pen.dot(
                r.uniform(300, 430),
                r.uniform(570, 760),
                0.8 + 1.5 * r.random() ** 3,
                (0.98, 0.02, 240),
                r.uniform(0.5, 1),
            )

    c.draw(stars, emission=0.7, detail=0.95, clip=where)


def _mane(c: Canvas) -> None:
    """Long hair on neck, breast and back, in layers, breaking the outline."""
    r = c.rng("mane")
    n = 1500
    t = r.random(n)
    u = r.uniform(-1.04, 1.04, n)
    y = 428 + 300 * t
    middle = np.interp(y, (420, 540, 640, 730), (392, 404, 410, 404))
    wide = np.interp(y, (420, 480, 560, 640, 730), (58, 82, 104, 100, 84))
    keep = (np.abs(u) > 0.25 * t) & (r.random(n) > 0.55 * t)
    x = middle + u * wide
    light = np.clip(0.62 - 0.3 * t + 0.26 * u + r.normal(0, 0.13, n), 0, 1)
    table = ramp([(0, (0.36, 0.09, 268)), (0.4, (0.6, 0.08, 255)), (0.75, (0.84, 0.045, 242)), (1, (0.98, 0.012, 230))])
    order = np.argsort(y[keep])
    strew(
        c,
        "hair",
        x[keep][order],
        y[keep][order],
        r.uniform(24, 46, n)[keep][order],
        (1.57 - 0.55 * u + r.normal(0, 0.16, n))[keep][order],
        np.asarray(pick(table, light), np.float32)[keep][order],
        seed="mane",
        alpha=0.85,
        detail=0.82,
    )


def _face(c: Canvas) -> None:
    def features(pen: Pen) -> None:
        ink = (0.2, 0.06, 275)
        pen.fill(curve([(384, 362, CORNER), (396, 360), (410, 344, CORNER), (400, 352)]), ink)
        pen.stroke([(380, 366), (396, 361), (413, 341)], ink, 2.8)
        pen.fill(curve([(466, 284, CORNER), (456, 316), (438, 354, CORNER), (450, 334), (464, 304)]), (0.26, 0.09, 10))
        pen.stroke([(466, 280), (455, 316), (436, 356)], ink, 2.2)
        for k in range(3):
            pen.dot(440 - 4 * k, 306 + 8 * k, 1.5, ink, 0.8)
        for x, y in ((458, 1046), (472, 1046), (398, 1052), (412, 1052)):
            pen.stroke([(x, y), (x - 2, y - 8), (x - 6, y - 13)], ink, 2.2, 0.7)

    c.draw(features, detail=0.95)
    fold = c.mask(limb([(346, 408, 5), (312, 400, 5), (280, 391, 2)], 16), soft=4)
    c.multiply(fold, (0.34, 0.09, 268), 0.7)
    c.form(c.mask(oval(456, 262, 12, 10)), (0.18, 0.04, 280), gloss=0.6, detail=0.95)
    c.glow(430, 380, 80, (0.90, 0.05, 240), 0.3)
    for k in range(4):
        c.glow(476 + 3 * k, 258 - 12 * k, 10 + 5 * k, (0.95, 0.02, 240), 0.3 - 0.06 * k)
