"""The bronze general, his bronze and his snow."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval

BRONZE: Colour = (0.36, 0.055, 70)

VERDIGRIS: Colour = (0.66, 0.07, 178)

_HIP = (240.0, 350.0)

_BOX = (20.0, 10.0, 640.0, 640.0)


def bronze(c: Canvas, body: Relief, verdigris: float = 0.8) -> None:
    """Old bronze: dark, with a green bloom where rain runs, bright where hands and sleeves wore it."""
    at = body.mask.where
    c.form(body, BRONZE, gloss=0.55, gloss_sharpness=20, rim=0.6, mottle=0.1, detail=0.75)
    streak = c.noise.at("patina", c.x[at] / 7, c.y[at] / 46, 1.0, 4)
    cover = smoothstep(0.5, 0.8, streak + 0.16 * body.ny) * verdigris
    light = np.clip(0.58 + 0.5 * (body.nx * 0.72 - body.ny * 0.42), 0, 1)
    green = pick(c.tones(VERDIGRIS, 0.6), light.astype(np.float32))
    c.fill(body.mask * (cover * 0.66).astype(np.float32), green, detail=0.75)
    sky = smoothstep(-0.1, -0.7, body.nx) * 0.4
    c.screen(body.mask * sky.astype(np.float32), (0.66, 0.09, 250), 0.5)


def cap(c: Canvas, body: Relief, seed: str, low: float = -0.5) -> None:
    """Snow that lies on whatever faces upwards."""
    at = body.mask.where
    n = (c.field(f"cap/{seed}", 16, 3)[at] - 0.5) * 0.3
    cover = smoothstep(low, low - 0.16, body.ny + n)
    m = Mask(np.asarray(body.mask.a * cover, np.float32), body.mask.box, body.mask.frame, body.mask.scale)
    c.shadow(m, -1, 4, 2, 0.4, (0.45, 0.1, 258))
    c.form(m, (0.96, 0.015, 240), thickness=9, bias=0.1, depth=0.35, detail=0.75)


def _g(x: float, y: float) -> tuple[float, float]:
    return _HIP[0] + x * 1.28, _HIP[1] + y * 1.28


def _gs(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_g(p[0], p[1]), p[2] * 1.28, *(v * 1.28 for v in p[3:])) for p in points]


def _cast(c: Canvas, clay: Clay, seed: str, snow: float | None = -0.45, bump: Array | None = None) -> Relief:
    body = clay.relief(1.6)
    if bump is not None:
        body = body.bumped(bump)
    bronze(c, body)
    if snow is not None:
        cap(c, body, seed, snow)
    return body


def general(c: Canvas) -> None:
    """He rides on: heels down, reins in hand, sabre out; only his glance has dropped."""
    far_leg = Clay(c, _BOX, melt=10)
    far_leg.limb(_gs((16, 8, 27), (76, 16, 24), (92, 32, 20), (88, 78, 17), (82, 108, 12)))
    far_leg.limb(_gs((80, 114, 12), (98, 112, 10), (114, 102, 7)))
    _cast(c, far_leg, "far", None)
    far_arm = Clay(c, _BOX, melt=8)
    far_arm.limb(_gs((16, -92, 18), (58, -100, 16), (98, -116, 12)))
    far_arm.ball(*_g(106, -119), 14, 13)
    blade = c.mask(
        curve(
            [(*_g(112, -128), CORNER), _g(160, -150), (*_g(216, -186), CORNER), _g(164, -142), (*_g(114, -118), CORNER)]
        )
    )
    c.form(blade, (0.6, 0.05, 150), gloss=0.8, rim=0.7, detail=0.85)
    guard = c.mask(limb(_gs((100, -134, 2.4), (116, -126, 3), (118, -108, 2.4)), 16))
    c.form(guard, (0.6, 0.09, 80), gloss=0.6, detail=0.8)
    _cast(c, far_arm, "sabre", -0.6)
    tails = Clay(c, _BOX, melt=10)
    tails.limb(_gs((-14, -24, 26), (-34, 6, 24), (-56, 40, 20), (-64, 62, 9)), flat=0.6)
    tails.limb(_gs((-4, -10, 26), (-20, 24, 22), (-34, 62, 16), (-38, 80, 7)), flat=0.6)
    _cast(c, tails, "tails", -0.6)
    leg = Clay(c, _BOX, melt=10)
    leg.limb(_gs((-2, 4, 34), (34, 20, 32), (64, 34, 26)))
    _cast(c, leg, "thigh", -0.48)
    boot = Clay(c, _BOX, melt=8)
    boot.limb(_gs((66, 30, 25), (66, 48, 24), (50, 88, 20), (34, 128, 14)))
    boot.limb(_gs((28, 134, 14), (54, 136, 11), (72, 126, 7)))
    boot.press(_gs((42, 54, 4), (66, 58, 5), (88, 48, 4)), 5)
    _cast(c, boot, "boot", -0.7)
    trunk = Clay(c, _BOX, melt=16)
    trunk.limb(_gs((-4, 4, 36), (-6, -28, 34), (-2, -62, 38), (0, -92, 34), (4, -108, 22)), flat=0.85)
    trunk.ball(*_g(14, -62), 34, 44)
    trunk.press(_gs((-36, -18, 4), (0, -12, 5), (34, -18, 4)), 6)
    along = np.sin(trunk.along * 0.0 + (c.x[trunk.mask().where] - c.y[trunk.mask().where] * 0.3) / 11) * 0.8
    body = _cast(c, trunk, "trunk", None, along.astype(np.float32))

    def braid(pen: Pen) -> None:
        gold = (0.62, 0.09, 80)
        for k in range(5):
            y = -96 + 17 * k
            pen.dot(*_g(34 - 1.5 * k, y), 3.4, gold)
            pen.dot(*_g(16 - 1.5 * k, y), 3.4, gold)
        pen.stroke([_g(-26, -92), _g(4, -50), _g(30, -14)], (0.42, 0.06, 80), 9)
        pen.stroke([_g(-38, -12), _g(0, -6), _g(36, -14)], (0.5, 0.08, 78), 9)
        for k in range(3):
            pen.fill(oval(*_g(-18 + 13 * k, -62 + 3 * k), 5, 6), gold)

    c.draw(braid, relief=3, detail=0.8, clip=body.mask)
    scabbard = c.mask(limb(_gs((-22, -6, 6), (-56, 52, 5.5), (-84, 112, 5), (-90, 122, 4)), 24))
    c.form(scabbard, (0.4, 0.06, 90), gloss=0.6, rim=0.5, detail=0.8)
    arm = Clay(c, _BOX, melt=8)
    arm.limb(_gs((-14, -94, 21), (-20, -56, 19), (0, -34, 17, 6), (38, -30, 13, 8)))
    arm.ball(*_g(48, -30), 17, 14, z=12)
    c.shadow(arm.mask(), -3, 8, 6, 0.45)
    _cast(c, arm, "arm", -0.5)
    board = c.mask(curve([_g(-38, -102), _g(-14, -116), _g(6, -106), _g(-8, -96), _g(-34, -90)]))
    c.form(board, (0.6, 0.09, 80), thickness=10, gloss=0.5, detail=0.8)
    fringe = c.rng("fringe")

    def threads(pen: Pen) -> None:
        for k in range(14):
            x = -40 + 3.0 * k
            pen.stroke([_g(x, -94 - k * 0.4), _g(x - 2 + float(fringe.normal(0, 1)), -80)], (0.56, 0.09, 80), 2.6)
        # Reins that lead to nobody.
        pen.stroke([_g(52, -30), _g(84, -12), _g(104, 30), _g(108, 74)], (0.26, 0.04, 60), 4)
        pen.stroke([_g(52, -26), _g(74, 2), _g(88, 44), _g(86, 92)], (0.3, 0.05, 60), 4)
        pen.stroke([_g(34, 130), _g(18, 138)], (0.6, 0.09, 80), 3)
        pen.dot(*_g(14, 140), 5, (0.6, 0.09, 80))

    c.draw(threads, relief=2.4, detail=0.8)
    _general_head(c)


def _general_head(c: Canvas) -> None:
    head = Clay(c, _BOX, melt=6)
    head.limb(_gs((4, -106, 16), (8, -122, 15)))
    head.ball(*_g(12, -142), 27, 31, turn=8)
    head.limb(_gs((22, -126, 13), (30, -124, 10)))
    head.limb(_gs((32, -142, 5), (40, -134, 6.4), (34, -131, 4)), n=10)
    head.limb(_gs((28, -150, 6), (34, -149, 4)), n=6)
    head.press(_gs((27, -143, 3), (33, -142, 3)), 4)
    c.shadow(head.mask(), -2, 8, 5, 0.4)
    _cast(c, head, "head", None)
    hair = Clay(c, _BOX, melt=4)
    hair.limb(_gs((20, -130, 5.5), (32, -127, 5), (42, -124, 2)))
    hair.limb(_gs((4, -150, 8), (2, -134, 8), (10, -122, 6)))
    _cast(c, hair, "hair", None)

    def eye(pen: Pen) -> None:
        pen.stroke([_g(25, -143), _g(30, -140.5), _g(34, -141)], (0.12, 0.03, 60), 2.6)
        pen.stroke([_g(23, -149), _g(30, -151), _g(36, -148)], (0.14, 0.03, 60), 2.8, 0.8)

    c.draw(eye, detail=0.95)
    hat = Clay(c, _BOX, melt=6)
    hat.limb(_gs((-40, -152, 7), (-22, -166, 16), (8, -178, 24), (36, -170, 15), (56, -156, 6)), flat=0.5)
    body = hat.relief(1.2)
    c.shadow(body.mask, 0, 7, 4, 0.45)
    bronze(c, body)
    cap(c, body, "hat", -0.5)
    plume = Clay(c, _BOX, melt=4)
    plume.limb(_gs((4, -190, 6), (-6, -208, 9), (-22, -214, 8), (-32, -206, 4)))
    _cast(c, plume, "plume", -0.5)
    bird = Bird(
        body=(0.56, 0.04, 260),
        breast=(0.66, 0.05, 330),
        wing=(0.7, 0.03, 255),
        beak=(0.45, 0.04, 60),
        legs=(0.6, 0.15, 25),
        plump=0.33,
        beak_length=0.13,
        tail=0.45,
        leg=0.14,
        neck=0.16,
    )
    x, y = _g(34, -186)
    perched(c, bird, x, y + 12, 44, seed="pigeon")
