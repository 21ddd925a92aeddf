"""The skater of Her Other Half: stout, white-haired, one leg flung high, her face turned away."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_SIZE = 0.96
_GREEN: Colour = (0.46, 0.13, 158)
_TIGHTS: Colour = (0.78, 0.065, 50)
_WHITE: Colour = (0.93, 0.02, 90)


class _Frame:
    """Her own places, put on the card: her blade stands on the origin."""

    def __init__(self, c: Canvas, x: float, y: float) -> None:
        self.c, self.x, self.y = c, x, y

    def at(self, points: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
        """Return places (and half widths) on the card."""
        out: list[tuple[float, ...]] = []
        for p in points:
            rest = p[2:] if p[2:] == (CORNER,) else tuple(q * _SIZE for q in p[2:])
            out.append((self.x + p[0] * _SIZE, self.y + p[1] * _SIZE, *rest))
        return out

    def shape(self, *points: Sequence[float]) -> Mask:
        """Return a drawn silhouette."""
        return self.c.mask(curve(self.at(points)))

    def tube(self, *points: Sequence[float]) -> Mask:
        """Return a limb's silhouette."""
        return self.c.mask(limb(self.at(points), 24))

    def fold(self, height: float, *points: Sequence[float]) -> Fold:
        """Return a fold in her cloth."""
        return self.at(points), height


def skater(c: Canvas, x: float, y: float) -> None:
    """Paint her, her blade at (x, y)."""
    _standing_leg(_Frame(c, x, y))
    f = _Frame(c, x, y - 26)
    # the farther arm, flung ahead and up
    far = f.tube((96, -252, 26), (136, -282, 24), (176, -306, 20), (214, -332, 16), (236, -350, 14))
    garment(c, far, (0.4, 0.12, 158), [f.fold(3, (130, -270, 2), (146, -290, 5), (150, -304, 1))], thickness=20)
    _sequins(f, far)
    _mitten(f, (240, -352), -36, thumb=False)
    _free_leg(f)
    body = _dress(f)
    _head(f)
    near = f.tube((92, -262, 27), (66, -288, 27), (34, -312, 24), (-2, -332, 20), (-34, -344, 16), (-54, -350, 14))
    lost = near * np.asarray(smoothstep(104, 70, (c.x - x) / _SIZE + 0.4 * ((c.y - y) / _SIZE + 270)), np.float32)
    c.multiply(near.move(-2, 16).blur(8) & body, (0.3, 0.12, 165), 0.4)
    lost = lost - _scoop(f).grow(3)
    garment(c, lost, _GREEN, [f.fold(3, (40, -296, 1), (30, -310, 4), (34, -326, 1))], thickness=24)
    _sequins(f, lost)
    _mitten(f, (-58, -351), 198)


def _mitten(f: _Frame, wrist: tuple[float, float], turn: float, thumb: bool = True) -> None:
    """A fur cuff and a white mitten with its thumb, pointing `turn` degrees clockwise from the right."""
    a = math.radians(turn)
    ux, uy = math.cos(a), math.sin(a)
    up = -1 if ux > 0 else 1

    def go(s: float, t: float) -> tuple[float, float]:
        return wrist[0] + ux * s - uy * t * up * -1, wrist[1] + uy * s + ux * t * up

    hand = f.tube((*go(0, 0), 11), (*go(16, 1), 14), (*go(32, 0), 12), (*go(42, -1), 7))
    if thumb:
        hand = hand | f.tube((*go(10, 8), 7), (*go(20, 17), 6), (*go(27, 20), 4.5))
    garment(f.c, hand, _WHITE, thickness=12, weave=0.06, detail=0.9)
    cuff = f.tube((*go(-3, -15), 6), (*go(-2, 0), 7), (*go(-3, 15), 6))
    garment(f.c, cuff, (0.97, 0.012, 90), thickness=7, weave=0.35, shadow=4, detail=0.9)


def _boot(f: _Frame, ankle: tuple[float, float], leg: float, sole: float, flip: float) -> None:
    """A white boot; `leg` points up the shaft and `sole` to the toe (degrees); the blade lies on side `flip`."""
    c = f.c
    lx, ly = math.cos(math.radians(leg)), math.sin(math.radians(leg))
    sx, sy = math.cos(math.radians(sole)), math.sin(math.radians(sole))
    nx, ny = -sy * flip, sx * flip
    x, y = ankle

    def steel(pen: Pen) -> None:
        for s in (-8.0, 26.0):
            low = [(x + sx * s + nx * 8, y + sy * s + ny * 8), (x + sx * s + nx * 22, y + sy * s + ny * 22)]
            pen.stroke([(p[0], p[1]) for p in f.at(low)], (0.6, 0.03, 250), 5)
        edge = [(-24, 22), (0, 23), (40, 22.5), (50, 17), (51, 11)]
        line = f.at([(x + sx * s + nx * n, y + sy * s + ny * n) for s, n in edge])
        pen.stroke(curve(line, closed=False), (0.88, 0.02, 245), 4)

    c.draw(steel, relief=2, detail=0.9)
    shaft = f.tube(
        (x + lx * 32, y + ly * 32, 21), (x + lx * 20, y + ly * 22, 15.5), (x, y, 15), (x - sx * 5, y - sy * 5, 15)
    )
    foot = f.tube((x - sx * 4, y - sy * 4, 15), (x + sx * 20, y + sy * 20, 12.5), (x + sx * 42, y + sy * 42, 8.5))
    boot = shaft | foot
    garment(c, boot, _WHITE, thickness=15, weave=0.1, shadow=8, detail=0.9)
    heel = f.tube(
        (x - sx * 14 + nx * 13, y - sy * 14 + ny * 13, 4),
        (x + sx * 16 + nx * 11, y + sy * 16 + ny * 11, 3.2),
        (x + sx * 44 + nx * 8, y + sy * 44 + ny * 8, 2.6),
    )
    c.form(heel, (0.42, 0.07, 50), thickness=4, rim=0.2, detail=0.9)
    roll = f.tube(
        (x + lx * 47 - ly * 21, y + ly * 47 + lx * 21, 6.5),
        (x + lx * 50, y + ly * 50, 8),
        (x + lx * 47 + ly * 21, y + ly * 47 - lx * 21, 6.5),
    )
    garment(c, roll, (0.97, 0.012, 90), thickness=6, weave=0.35, detail=0.9)


def _free_leg(f: _Frame) -> None:
    c = f.c
    leg = f.shape(
        (-20, -206, CORNER),
        (-70, -228),
        (-120, -244),
        (-160, -258),
        (-196, -276),
        (-204, -262, CORNER),
        (-182, -244),
        (-150, -222),
        (-124, -204),
        (-80, -170),
        (-36, -142, CORNER),
    )
    folds = [f.fold(3, (-128, -238, 2), (-124, -222, 7), (-128, -208, 2))]
    garment(c, leg, _TIGHTS, folds, thickness=26, weave=0, detail=0.85)
    _boot(f, (-214, -276), 28, 200, 1)


def _standing_leg(f: _Frame) -> None:
    c = f.c
    leg = f.shape(
        (-24, -176, CORNER),
        (-24, -124),
        (-15, -90),
        (-18, -66),
        (-14, -48),
        (-8, -36, CORNER),
        (18, -36, CORNER),
        (24, -56),
        (27, -84),
        (40, -120),
        (52, -176, CORNER),
    )
    knee = [f.fold(4, (16, -104, 4), (19, -94, 9), (17, -84, 3)), f.fold(-3, (-8, -96, 1), (-2, -92, 4), (4, -94, 1))]
    garment(c, leg, _TIGHTS, knee, thickness=24, weave=0, detail=0.85)
    _boot(f, (2, -24), -88, 0, 1)


def _scoop(f: _Frame) -> Mask:
    """Where the dress is cut out, below her nape."""
    return f.shape((92, -298), (84, -282), (88, -264), (104, -260), (120, -270), (130, -290), (112, -302))


def _dress(f: _Frame) -> Mask:
    """Skirt and bodice: one long bow from her nape to the flung leg; the hem swings out behind her."""
    c = f.c
    skirt = f.shape(
        (24, -228, CORNER),
        (-30, -252),
        (-82, -276),
        (-112, -280),
        (-118, -268),
        (-104, -246),
        (-106, -222),
        (-90, -202),
        (-88, -178),
        (-66, -160),
        (-56, -136),
        (-30, -128),
        (-12, -106),
        (16, -110),
        (40, -94),
        (64, -106),
        (90, -100),
        (104, -116),
        (106, -146),
        (112, -184, CORNER),
    )
    gores = [
        f.fold(4, (50, -196, 2), (-20, -226, 8), (-104, -264, 12)),
        f.fold(4, (50, -190, 2), (-20, -202, 8), (-92, -212, 12)),
        f.fold(4, (54, -184, 2), (0, -174, 8), (-70, -158, 12)),
        f.fold(4, (64, -180, 2), (30, -152, 8), (-14, -114, 12)),
        f.fold(4, (82, -178, 2), (72, -146, 8), (56, -104, 12)),
    ]
    under = skirt.move(4, 12).blur(6)
    c.multiply(under - skirt, (0.34, 0.12, 300), 0.5)
    garment(c, skirt, (0.36, 0.11, 160), gores, thickness=14, shadow=10)
    hem = skirt - skirt.move(4, -7)
    c.screen(hem.blur(1.5), (0.7, 0.12, 150), 0.3)
    body = f.shape(
        (-2, -222, CORNER),
        (22, -252),
        (50, -274),
        (80, -289),
        (106, -294),
        (128, -288),
        (144, -270),
        (152, -244),
        (150, -216),
        (140, -190),
        (120, -168),
        (98, -158, CORNER),
        (62, -170),
        (28, -192),
    )
    waist = f.shape((-6, -224), (26, -188), (62, -164), (102, -152), (110, -166), (68, -184), (34, -206), (8, -232))
    c.multiply(waist.move(-5, 10).blur(7) & skirt, (0.3, 0.12, 165), 0.6)
    garment(c, body, (0.45, 0.13, 158), thickness=70, weave=0.1)
    side = f.tube((150, -240, 10), (142, -196, 16), (108, -166, 10))
    c.multiply(side.blur(12) & body, (0.4, 0.11, 170), 0.5)
    spine = f.tube((96, -262, 2), (66, -236, 3), (34, -206, 2))
    c.multiply(spine.blur(6) & body, (0.45, 0.12, 165), 0.5)
    garment(c, waist, (0.3, 0.1, 162), thickness=8, weave=0.1)
    c.screen((skirt | body).edge(-1, 9, 7), (0.9, 0.1, 92), 0.35)
    c.multiply((skirt | body).edge(3, -12, 12), (0.4, 0.1, 250), 0.35)
    _sequins(f, skirt | body)
    scoop = _scoop(f)
    trim = scoop.grow(3) & body
    c.fill(trim, (0.3, 0.1, 162), 0.95, detail=0.9)
    garment(c, scoop, (0.74, 0.075, 45), thickness=40, weave=0, detail=0.9)
    return body


def _head(f: _Frame) -> None:
    """Turned away from us, up towards her hand: a rim of cheek, white hair, a bun with a red ribbon."""
    c = f.c
    neck = f.shape((88, -284, CORNER), (108, -302), (122, -316), (146, -304), (134, -286), (122, -276, CORNER))
    garment(c, neck, (0.72, 0.08, 45), thickness=16, weave=0, detail=0.9)
    face = f.shape(
        (120, -330),
        (140, -348),
        (162, -348),
        (171, -336),
        (174, -326),
        (168, -314),
        (158, -303),
        (142, -300),
        (124, -308),
    )
    garment(c, face, (0.78, 0.075, 42), thickness=22, weave=0, shadow=5, detail=0.9)
    hair = f.shape(
        (108, -308),
        (104, -334),
        (118, -356),
        (142, -364),
        (164, -356),
        (172, -342, CORNER),
        (162, -336),
        (156, -326),
        (152, -314),
        (140, -300, CORNER),
        (124, -298),
    )
    c.multiply(hair.move(3, 5).blur(4) & face, (0.55, 0.12, 40), 0.5)
    garment(c, hair, (0.9, 0.014, 90), thickness=26, weave=0.0, shadow=4, detail=0.9)
    ear = f.tube((143, -318, 5), (140, -310, 3.6))
    garment(c, ear, (0.72, 0.09, 40), thickness=5, weave=0, detail=0.9)
    bun = f.shape((88, -352), (94, -374), (116, -380), (130, -366), (126, -350), (108, -342))
    garment(c, bun, (0.92, 0.014, 90), thickness=18, weave=0.0, shadow=8, detail=0.9)

    bun_x, bun_y = f.at([(109, -362)])[0]

    def strands(pen: Pen) -> None:
        for k in range(30):
            a = math.radians(-52 + 7.6 * k)
            rim = (136 + 38 * math.cos(a), -330 + 36 * math.sin(a))
            middle = ((rim[0] + 114) / 2 + 6, (rim[1] - 354) / 2 - 3)
            tone: Colour = (0.6, 0.04, 265) if k % 3 else (0.99, 0.01, 90)
            pen.stroke(curve(f.at([rim, middle, (114, -354)]), closed=False), tone, 1.2, 0.7)
        for k in range(5):
            pen.stroke(oval(bun_x, bun_y, 4 + 3 * k, 3 + 2.6 * k, 20), (0.64, 0.03, 265), 1, 0.4)

    c.draw(strands, clip=hair | bun, detail=0.95)
    c.draw(
        lambda pen: pen.stroke(
            [(p[0], p[1]) for p in f.at([(122, -346), (114, -344), (104, -340)])], (0.55, 0.19, 25), 5
        ),
        relief=2,
        detail=0.95,
    )


def _sequins(f: _Frame, cloth: Mask) -> None:
    """Points of light on the dress, as its folds turn them."""
    c = f.c
    r = c.rng(f"sequins{int(cloth.box[0])}")
    field = np.zeros((c.h, c.w), np.float32)
    field[cloth.where] = cloth.a
    left, top, right, bottom = (v / c.scale for v in cloth.box)
    spots: list[tuple[float, float, float]] = []
    for _ in range(int((right - left) * (bottom - top) / 80)):
        x, y = float(r.uniform(left, right)), float(r.uniform(top, bottom))
        q = float(r.random())
        if field[min(int(y * c.scale), c.h - 1), min(int(x * c.scale), c.w - 1)] > 0.9:
            spots.append((x, y, q))

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            tone: Colour = (0.28, 0.09, 165) if q < 0.45 else (0.62, 0.14, 155) if q < 0.88 else (0.95, 0.07, 120)
            pen.fill(oval(x, y, 1.9, 1.5), tone, 0.75)

    c.draw(work, detail=0.9, emission=0.06)
    for x, y, q in spots:
        if q > 0.985:
            c.glow(x, y, 5, (0.95, 0.08, 130), 0.7)
