"""The bronze general, his bronze and his snow."""

from __future__ import annotations

import math

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


def _leg(c: Canvas, seed: str, knee: tuple[float, float], hip: tuple[float, float], size: float) -> None:
    """A leg astride, its boot in the stirrup: thigh, jackboot with a flared top, heel, toe, spur."""
    (kx, ky), (hx, hy), s = knee, hip, size
    thigh = Clay(c, _BOX, melt=10)
    thigh.limb(_gs((hx, hy, 33 * s), ((hx + kx) / 2 + 4, (hy + ky) / 2 - 5, 31 * s), (kx, ky, 24 * s)))
    _cast(c, thigh, f"{seed}thigh", -0.5)
    ax, ay = kx - 9, ky + 84 * s
    hoop = [_g(ax + 2, ay + 18), _g(ax + 2, ay - 4), _g(ax + 14, ay - 20), _g(ax + 26, ay - 4), _g(ax + 26, ay + 18)]
    c.draw(lambda pen: pen.stroke(hoop, (0.56, 0.09, 80), 4.5), relief=3, detail=0.8)
    boot = Clay(c, _BOX, melt=7)
    boot.limb(
        _gs((kx + 2, ky - 6, 23 * s), (kx + 2, ky + 14, 22 * s), (kx - 3, ky + 42 * s, 20 * s), (ax, ay - 6, 13.5 * s))
    )
    boot.limb(
        _gs(
            (ax - 1, ay + 4, 13 * s),
            (ax + 20, ay + 8, 11.5 * s),
            (ax + 42, ay + 7, 8.5 * s),
            (ax + 49, ay + 6, 6.5 * s),
        )
    )
    boot.ball(*_g(ax - 8, ay + 12), 9 * s, 9 * s)
    boot.press(_gs((ax - 12, ay - 4, 3), (ax + 4, ay - 2, 3.4), (ax + 14, ay - 6, 3)), 4)
    c.shadow(boot.mask(), -3, 6, 5, 0.4)
    _cast(c, boot, f"{seed}boot", -0.72)
    tread = c.mask(limb(_gs((ax - 1, ay + 20, 3.2), (ax + 30, ay + 19, 3.2)), 8))
    c.form(tread, (0.58, 0.09, 82), gloss=0.6, rim=0.5, detail=0.8)
    cuff = c.mask(
        curve(
            [
                (*_g(kx - 23 * s, ky - 12), CORNER),
                _g(kx, ky - 16),
                (*_g(kx + 28 * s, ky - 18), CORNER),
                (*_g(kx + 24 * s, ky + 16), CORNER),
                _g(kx + 2, ky + 22),
                (*_g(kx - 20 * s, ky + 14), CORNER),
            ]
        )
    )
    c.shadow(cuff, -2, 6, 4, 0.45)
    bronze(c, c.relief(cuff, 26, smooth=2))

    def spur(pen: Pen) -> None:
        pen.stroke([_g(ax + 8, ay - 1), _g(ax - 10, ay + 2), _g(ax - 24, ay + 4)], (0.62, 0.09, 80), 3.4)
        for k in range(4):
            q = k * math.pi / 4
            dx, dy = 6 * math.cos(q), 6 * math.sin(q)
            pen.stroke([_g(ax - 28 - dx, ay + 4 - dy), _g(ax - 28 + dx, ay + 4 + dy)], (0.62, 0.09, 80), 1.8)

    c.draw(spur, relief=2, detail=0.8)


def _saddle(c: Canvas) -> None:
    """The saddle kept its place when the back under it left: an empty arch with skirts."""
    arch = c.mask(
        curve(
            [(*_g(34, 70), CORNER), _g(44, 20), _g(64, -2), _g(92, 6), (*_g(104, 44), CORNER), _g(84, 22), _g(62, 34)]
        )
    )
    c.form(arch, (0.2, 0.045, 60), thickness=10, bias=-0.16, detail=0.7)
    skirt = c.mask(
        curve(
            [
                (*_g(-58, -26), CORNER),
                _g(-30, -12),
                _g(20, -10),
                (*_g(58, -22), CORNER),
                _g(64, 2),
                _g(54, 40),
                (*_g(40, 74), CORNER),
                _g(4, 66),
                _g(-40, 72),
                (*_g(-92, 92), CORNER),
                _g(-84, 44),
                _g(-70, 6),
            ]
        )
    )
    relief = c.relief(skirt, 34, smooth=3)
    bronze(c, relief, 0.9)
    hem = [_g(54, 36), _g(36, 66), _g(4, 59), _g(-40, 64), _g(-82, 81), _g(-75, 44), _g(-62, 6)]
    c.draw(lambda pen: pen.stroke(hem, (0.6, 0.09, 80), 5), relief=3, detail=0.8)
    for at, turn in (((52, -24), 24), ((-56, -28), -24)):
        knob = c.mask(oval(*_g(*at), 11, 18, turn))
        body = c.relief(knob, 16)
        bronze(c, body, 0.5)
        cap(c, body, f"knob{turn}", -0.5)


def _fist(c: Canvas, x: float, y: float, along: float, seed: str) -> None:
    """A gauntlet closed round what it holds; `along` is the way of the handle (degrees)."""
    a = math.radians(along)
    ux, uy, vx, vy = math.cos(a), math.sin(a), math.sin(a), -math.cos(a)
    hand = Clay(c, _BOX, melt=4)
    hand.ball(*_g(x, y), 15, 17, turn=along)
    for k in range(4):
        q = -9 + 6.2 * k
        px, py = x + ux * q, y + uy * q
        hand.limb(
            _gs(
                (px - vx * 8, py - vy * 8, 4, 8),
                (px + vx * 3, py + vy * 3, 4.4, 12),
                (px + vx * 11, py + vy * 11, 3.8, 6),
            ),
            n=8,
            melt=1,
        )
    c.shadow(hand.mask(), -1, 4, 3, 0.4)
    _cast(c, hand, seed, -0.75)


def general(c: Canvas) -> None:
    """He rides on: astride his saddle, reins in hand, sabre out; only his glance has dropped."""
    _leg(c, "far", (104.0, 28.0), (30.0, 0.0), 0.86)
    tails = Clay(c, _BOX, melt=10)
    tails.limb(_gs((-10, -30, 26), (-44, -18, 24), (-74, 8, 20), (-88, 36, 10)), flat=0.6)
    _cast(c, tails, "tails", -0.6)
    _saddle(c)
    far_arm = Clay(c, _BOX, melt=8)
    far_arm.limb(_gs((20, -84, 17), (30, -58, 16), (44, -48, 14), (70, -52, 11)))
    _cast(c, far_arm, "rein", -0.6)
    trunk = Clay(c, _BOX, melt=16)
    trunk.limb(_gs((-4, 2, 34), (-4, -28, 30), (2, -62, 36), (2, -92, 33), (4, -108, 20)), flat=0.85)
    trunk.ball(*_g(16, -70), 34, 42)
    trunk.press(_gs((-34, -20, 4), (0, -14, 5), (34, -20, 4)), 6)
    body = _cast(c, trunk, "trunk", None)

    def braid(pen: Pen) -> None:
        gold = (0.62, 0.09, 80)
        for k in range(6):
            y = -100 + 14 * k
            pen.dot(*_g(39 - 1.6 * k, y), 3.2, gold)
        pen.stroke([_g(26, -110), _g(30, -70), _g(24, -22)], (0.26, 0.045, 65), 2.4, 0.8)
        pen.stroke([_g(-28, -88), _g(4, -48), _g(32, -18)], (0.44, 0.06, 80), 10)
        pen.stroke([_g(-38, -14), _g(0, -8), _g(36, -16)], (0.5, 0.08, 78), 9)

    c.draw(braid, relief=3, detail=0.8, clip=body.mask)
    _leg(c, "near", (52.0, 50.0), (2.0, 8.0), 1.0)
    scabbard = c.mask(limb(_gs((-26, -2, 6), (-62, 48, 5.5), (-96, 96, 5), (-104, 106, 4)), 24))
    c.shadow(scabbard, -3, 6, 4, 0.4)
    c.form(scabbard, (0.44, 0.07, 85), gloss=0.6, rim=0.5, detail=0.8)

    def reins(pen: Pen) -> None:
        pen.stroke([_g(78, -52), _g(106, -30), _g(132, 6), _g(136, 62)], (0.28, 0.045, 60), 4)
        pen.stroke([_g(76, -48), _g(98, -14), _g(118, 26), _g(112, 84)], (0.34, 0.055, 65), 4)

    c.draw(reins, relief=2.4, detail=0.8)
    _fist(c, 74, -52, 64, "reinhand")
    _general_head(c)
    _sabre_arm(c)


def _sabre_arm(c: Canvas) -> None:
    """The near arm, bent at the elbow, with the hilt in its fist."""
    grip = (108.0, -128.0)
    blade = c.mask(
        curve(
            [
                (*_g(109, -142), CORNER),
                _g(124, -182),
                (*_g(160, -240), CORNER),
                _g(134, -180),
                (*_g(117, -138), CORNER),
            ]
        )
    )
    c.form(blade, (0.74, 0.045, 130), gloss=0.9, rim=0.9, thickness=7, detail=0.9)
    hilt = c.mask(limb(_gs((100, -106, 5), (114, -142, 4.4)), 8))
    c.form(hilt, (0.3, 0.05, 60), detail=0.8)
    arm = Clay(c, _BOX, melt=9)
    arm.limb(_gs((-12, -92, 23, 4), (22, -84, 20, 10), (60, -74, 16.5, 14)))
    arm.limb(_gs((60, -74, 16.5, 14), (80, -92, 15.5, 16), (100, -114, 11, 18)))
    arm.press(_gs((44, -92, 4), (56, -82, 5), (70, -78, 4)), 4)
    c.shadow(arm.mask(), -3, 9, 6, 0.5)
    _cast(c, arm, "arm", -0.55)
    cuff = c.mask(
        curve(
            [(*_g(78, -112), CORNER), (*_g(100, -92), CORNER), (*_g(112, -110), CORNER), (*_g(94, -126), CORNER)],
            pull=0.14,
        )
    )
    c.form(cuff, (0.5, 0.08, 78), thickness=12, gloss=0.5, detail=0.8)
    _fist(c, *grip, -68, "hilt")
    guard = c.mask(
        limb(_gs((103, -104, 3), (124, -108, 2.8), (128, -132, 2.8), (117, -143, 3)), 24),
        limb(_gs((104, -146, 3.4), (126, -138, 3.4)), 8),
    )
    c.form(guard, (0.66, 0.1, 82), gloss=0.7, rim=0.6, detail=0.85)
    board = c.mask(curve([_g(-40, -100), _g(-20, -118), _g(10, -112), _g(14, -98), _g(-8, -90), _g(-34, -88)]))
    c.shadow(board, 0, 5, 4, 0.4)
    c.form(board, (0.6, 0.09, 80), thickness=10, gloss=0.5, detail=0.8)
    fringe = c.rng("fringe")

    def threads(pen: Pen) -> None:
        for k in range(17):
            x = -38 + 3.1 * k
            y = -90 - 6 * math.sin(k / 16 * 2.6)
            pen.stroke([_g(x, y), _g(x - 2 + float(fringe.normal(0, 1)), y + 15)], (0.56, 0.09, 80), 2.6)

    c.draw(threads, relief=2.4, detail=0.8)


def _general_head(c: Canvas) -> None:
    """A Roman profile, chin up, lids lowered; moustache, a tied queue, a cocked hat."""
    collar = Clay(c, _BOX, melt=5)
    collar.limb(_gs((2, -98, 23), (5, -113, 20)), n=8)
    _cast(c, collar, "collar", None)
    queue = Clay(c, _BOX, melt=5)
    queue.limb(_gs((-10, -142, 12), (-22, -126, 9), (-28, -104, 7), (-27, -84, 3)))
    queue.limb(_gs((-30, -134, 4), (-20, -127, 5), (-14, -118, 4)), n=8)
    _cast(c, queue, "queue", -0.7)
    profile = (
        (-4, -104),
        (-12, -122),
        (-20, -146),
        (-8, -172),
        (18, -178),
        (36, -170),
        (41, -158),
        (39, -152),
        (45, -145),
        (52, -136),
        (50, -132),
        (43, -131, CORNER),
        (42, -127),
        (45, -124),
        (40.5, -121, CORNER),
        (43.5, -118),
        (40, -114),
        (43, -108),
        (38, -101),
        (24, -103),
        (16, -106),
        (18, -98),
        (8, -96),
    )
    head = c.relief(c.mask(curve([(*_g(q[0], q[1]), *q[2:]) for q in profile])), 40, smooth=2.2)
    c.shadow(head.mask, -2, 8, 5, 0.4)
    bronze(c, head, 0.55)
    soft = Clay(c, _BOX, melt=3)
    soft.limb(_gs((43, -129.5, 3), (37, -126, 4.6), (29, -120, 4), (24, -112, 1.8)), n=14)
    bronze(c, soft.relief(1), 0.2)
    ear = c.mask(curve([_g(6, -146), _g(12, -150), _g(15, -143), _g(10, -133), _g(7, -136)]))
    c.form(ear, (0.44, 0.06, 72), thickness=5, gloss=0.4, rim=0.5, detail=0.85)

    def face(pen: Pen) -> None:
        dark = (0.14, 0.035, 60)
        pen.stroke([_g(29, -146.5), _g(33.5, -144.6), _g(37.5, -146)], dark, 1.9, 0.85)
        pen.stroke([_g(29.5, -150), _g(34, -151.5), _g(38, -149.5)], (0.22, 0.04, 65), 1.4, 0.5)
        pen.stroke([_g(25, -153), _g(32, -157.5), _g(39.5, -154.5)], (0.24, 0.045, 65), 3.2, 0.75)
        pen.stroke([_g(44, -133), _g(40, -136), _g(40, -140)], (0.2, 0.04, 60), 1.8, 0.7)
        pen.stroke([_g(22, -118), _g(26, -110), _g(34, -105)], (0.22, 0.04, 60), 1.8, 0.5)
        for k in range(3):
            pen.stroke(
                [_g(2 - 4 * k, -166 + 4 * k), _g(-2 - 5 * k, -146), _g(-10 - 2 * k, -134)], (0.22, 0.04, 60), 1.8, 0.6
            )
        pen.stroke([_g(2, -150), _g(8, -140), _g(10, -126)], (0.2, 0.04, 60), 4, 0.5)

    c.draw(face, detail=0.95)
    hat = c.mask(
        curve(
            [
                (*_g(-50, -142), CORNER),
                _g(-36, -176),
                _g(-4, -204),
                _g(30, -198),
                _g(54, -176),
                (*_g(72, -152), CORNER),
                _g(44, -164),
                _g(10, -168),
                _g(-24, -160),
            ]
        )
    )
    body = c.relief(hat, 40, smooth=3)
    c.shadow(hat, 0, 8, 4, 0.5)
    bronze(c, body)
    edge = [_g(-46, -146), _g(-22, -164), _g(10, -172), _g(44, -168), _g(68, -155)]
    c.draw(lambda pen: pen.stroke(edge, (0.6, 0.09, 80), 4), relief=2.5, detail=0.8)
    cap(c, body, "hat", -0.5)
    c.form(c.mask(oval(*_g(34, -178), 9, 9)), (0.6, 0.09, 80), gloss=0.5, detail=0.8)
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
    x, y = _g(-2, -206)
    perched(c, bird, x, y + 6, 44, seed="pigeon")
