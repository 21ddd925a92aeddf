"""Parts of Lost and Found: the knitted bear; its stitches run round and along every limb as they would be worked."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, pick, smoothstep
from art.painting.mask import Mask
from art.painting.materials import knit
from art.painting.motifs.ribbon import ribbon
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import circle, curve, limb, oval, sample

RED: Colour = (0.53, 0.19, 25)
CREAM: Colour = (0.93, 0.025, 85)
INK: Colour = (0.34, 0.08, 258)
_STITCH = 11.5
_BOX = (20.0, 330.0, 790.0, 1110.0)
Spine = tuple[tuple[float, float, float], ...]

_TRUNK: Spine = ((104, 690, 74), (168, 628, 132), (262, 598, 160), (366, 580, 168), (456, 560, 172), (528, 574, 150))
_HEAD: Spine = ((524, 566, 138), (572, 592, 108), (622, 634, 98), (668, 680, 68), (708, 714, 50), (732, 734, 42))
_FORE: Spine = ((508, 640, 118), (546, 770, 84), (578, 890, 66), (596, 980, 58), (606, 1020, 52), (650, 1044, 40))
_HIND: Spine = ((196, 690, 138), (184, 800, 106), (214, 890, 76), (196, 972, 62), (196, 1028, 54), (244, 1050, 42))
_FAR_FORE: Spine = ((490, 700, 92), (478, 830, 66), (446, 930, 54), (424, 990, 48), (462, 1014, 38))
_FAR_HIND: Spine = ((292, 740, 100), (338, 860, 70), (352, 950, 54), (346, 996, 48), (388, 1016, 38))


class Worked:
    """A body modelled of limbs, with each place's stitch: its column round the limb and its row along it."""

    def __init__(self, c: Canvas, parts: tuple[tuple[Spine, float], ...], melt: float) -> None:
        """Model `parts` (spine, nearness), later told apart by `part`, an array of their numbers."""
        clay = Clay(c, _BOX, melt=melt)
        for spine, z in parts:
            clay.limb([(*p, z) for p in spine], n=60)
        self.clay = clay
        shape = clay.height.shape
        best = np.full(shape, -1e4, np.float32)
        self.column, self.row = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.part = np.zeros(shape, np.int32)
        self.steep = np.zeros(shape, np.float32)
        for number, (spine, z) in enumerate(parts):
            wide = [(x, y, q + 8) for x, y, q in spine]
            band = ribbon(c, wide, n=160, box=_BOX)
            high = z + band.radius * np.sqrt(np.clip(1 - band.across**2, 0, 1))
            high = np.where(band.mask.a > 0, high, -1e4 + band.mask.a)
            nearer = high > best
            mean = float(np.mean([q for _, _, q in spine]))
            self.column = np.where(nearer, np.arcsin(np.clip(band.across, -1, 1)) * mean / _STITCH, self.column)
            self.row = np.where(nearer, band.along / (_STITCH * 0.8), self.row)
            self.steep = np.where(nearer, np.abs(band.across), self.steep)
            self.part = np.where(nearer, number, self.part)
            best = np.maximum(best, high)

    def yarn(self) -> Array:
        """Return the height of the wool, 0–1: rows of V stitches."""
        half = np.abs(np.mod(self.column, 1) - 0.5)
        v = np.abs(np.sin(np.pi * (self.row + half * 1.5))) ** 0.6
        wool = v * np.clip(np.sin(np.pi * np.clip(half * 2, 0.02, 1)), 0, 1) ** 0.5
        return np.asarray(wool * smoothstep(1.0, 0.9, self.steep) + 0.5 * smoothstep(0.9, 1.0, self.steep), np.float32)


def _pattern(w: Worked, near: bool) -> tuple[Array, Array]:
    """Return where the wool is cream and where it is ink: bands round the trunk, cuffs, paws, muzzle."""
    half = np.abs(np.mod(w.column, 1) - 0.5)
    col, row = np.floor(w.column), np.floor(w.row + half * 1.5)
    wave = np.abs(np.mod(col, 8) - 4)
    cream = np.zeros(col.shape, bool)
    ink = cream.copy()
    if near:
        trunk = w.part == 0
        for middle in (20, 34):
            cream |= trunk & ((np.abs(row - middle - (wave - 2)) < 0.9) | (np.abs(row - middle + (wave - 2)) < 0.9))
            cream |= trunk & (np.abs(np.abs(row - middle) - 5) < 0.6)
            ink |= trunk & (np.abs(np.abs(row - middle) - 4) < 0.6) & (np.mod(col, 2) < 1)
        cream |= (w.part == 1) & (row > 24)
    legs = (w.part >= 2) if near else np.ones(col.shape, bool)
    last = np.where(w.part == 2, 39, np.where(w.part == 3, 38, 0)) if near else np.where(w.part == 0, 32, 31)
    cream |= legs & (row > last)
    cream |= legs & (np.abs(row - last + 4) < 0.6)
    ink |= legs & (np.abs(row - last + 2) < 0.6) & (np.mod(col, 2) < 1)
    return cream.astype(np.float32), ink.astype(np.float32)


def _paint(c: Canvas, w: Worked, body: Relief, near: bool) -> None:
    at = body.mask.where
    fuzz = c.field("fuzz", 3.2, 2)[at] - 0.5
    yarn = w.yarn()
    bump = np.asarray(yarn * 4.6 + fuzz * 1.6, np.float32)
    cream, ink = _pattern(w, near)
    c.form(body, RED, bump=bump, mottle=0.05, rim=0.4, shadow=40, detail=0.6)
    for where, tone in ((cream, CREAM), (ink, INK)):
        c.form(body.within(body.mask * where), tone, bump=bump, mottle=0.03, rim=0.3, shadow=40, detail=0.6)
    c.multiply(body.mask * np.asarray((1 - yarn) ** 2 * 0.6, np.float32), (0.36, 0.12, 345), 0.6)


def _edge(w: Worked) -> Array:
    """Return 1 where the rump has already run out: whole stitches, row by row."""
    col = np.floor(w.column)
    ragged = 8 + np.mod(np.sin(col * 12.9898) * 43758.5453, 1.0) * 4
    return np.asarray((w.part == 0) & (w.row < ragged), np.float32)


_SIZE, _FOOT, _LEFT = 0.87, 1080.0, 22.0


def paint_bear(c: Canvas) -> None:
    """Paint the bear, a little smaller than it is modelled, its shadows on the snow first."""
    for x, y, q in ((226.0, 1084.0, 96.0), (626.0, 1076.0, 92.0), (370.0, 1040.0, 84.0), (446.0, 1038.0, 80.0)):
        px, py = 400 - _LEFT + (x - 16 - 400) * _SIZE, _FOOT + (y - _FOOT) * _SIZE
        c.multiply(c.mask(oval(px, py, q * _SIZE, 13), soft=9), (0.4, 0.09, 262), 0.8)
        c.multiply(c.mask(oval(px - 60, py + 6, q * 1.2, 16), soft=20), (0.45, 0.09, 262), 0.5)
    with c.group() as bear:
        _bear(c)
        _loops(c)
    c.paste(bear, bend=(400 + (c.x + _LEFT - 400) / _SIZE, _FOOT + (c.y - _FOOT) / _SIZE))


def _bear(c: Canvas) -> None:
    """Far legs, trunk, low head, near legs, then face and snow on its back."""
    far = Worked(c, ((_FAR_FORE, 0.0), (_FAR_HIND, 0.0)), 12)
    back = far.clay.relief(1.4)
    _paint(c, far, back, near=False)
    c.multiply(back.mask, (0.46, 0.11, 285), 0.62)
    _ears(c, False)
    near = Worked(c, ((_TRUNK, 0.0), (_HEAD, 26.0), (_FORE, 58.0), (_HIND, 46.0)), 30)
    near.clay.ball(470, 452, 104, 76, z=10, melt=44)
    near.clay.ball(392, 470, 90, 60, z=0, melt=40)
    near.clay.ball(624, 646, 94, 84, z=40, turn=40, melt=30)
    near.clay.press([(560, 700, 16), (600, 742, 14), (650, 764, 8)], deep=14)
    near.clay.press([(642, 590, 14), (672, 628, 12), (700, 664, 10)], deep=9)
    whole = near.clay.relief(1.6)
    gone = Mask(_edge(near), whole.mask.box, whole.mask.frame, c.scale)
    c.occlude(back.mask, whole.mask.move(4, 40), soft=24, share=0.7)
    body = whole.within(whole.mask - gone)
    _paint(c, near, body, near=True)
    for line in ((_FORE, 0.55), (_HIND, 0.5)):
        x, y, q = line[0][0]
        crease = c.mask(
            limb([(x - q * 0.72, y + 20, 5), (x - q * 0.86, y + 110, 10), (x - q * 0.5, y + 200, 3)], 20), soft=9
        )
        c.multiply(crease & body.mask, (0.36, 0.12, 345), line[1])
    c.multiply(body.mask * np.asarray(smoothstep(760, 1040, c.y), np.float32), (0.6, 0.1, 285), 0.4)
    for part, low, share in ((back.mask - whole.mask, 700.0, 0.5), (body.mask, 640.0, 0.8)):
        warm = part.edge(12, 1, 7) * np.asarray(smoothstep(low, low + 260, c.y), np.float32)
        c.screen(warm, (0.93, 0.16, 62), share)
    first = np.argmax(body.mask.whole() > 0.5, axis=0).astype(np.float32)[None, :] / c.scale
    depth = c.y - first
    lie = (26 + 34 * (c.field("cap", 46, 3) - 0.5)) * smoothstep(600, 470, c.x) * smoothstep(70, 150, c.x)
    cap = body.mask * np.asarray(smoothstep(-5.0, 5.0, lie - depth) * smoothstep(-1, 2, depth) * (lie > 2), np.float32)
    shade = 0.9 - 0.35 * smoothstep(0, 1, depth / np.maximum(lie, 1)) + 0.2 * (c.field("powder", 9, 3) - 0.5)
    white = pick(c.tones((0.96, 0.02, 238), 0.4), np.asarray(shade, np.float32))
    c.multiply(cap.move(0, 6).blur(4) & body.mask, (0.4, 0.12, 330), 0.6)
    c.fill(cap, white, 0.95, detail=0.4)
    _face(c)


def _ears(c: Canvas, near: bool) -> None:
    """A round ear, its inside of paler wool."""
    x, y, q = (612.0, 478.0, 44.0) if near else (688.0, 546.0, 30.0)
    ear = c.mask(curve([(x - q, y + 0.5 * q), (x - 0.95 * q, y - 0.5 * q), (x - 0.2 * q, y - 1.1 * q),
                        (x + 0.75 * q, y - 0.75 * q), (x + q, y + 0.2 * q), (x + 0.3 * q, y + 0.9 * q)]))  # fmt: skip
    if near:
        c.multiply(ear.blur(9).move(3, 9), (0.36, 0.13, 345), 0.7)
    knit(c, ear, RED, stitch=9, angle=60, thickness=24, detail=0.7)
    hollow = c.mask(oval(x + 2, y + 2, q * 0.56, q * 0.6, 20), soft=1)
    knit(c, hollow, (0.74, 0.11, 20) if near else (0.5, 0.14, 20), stitch=6, angle=60, thickness=8, detail=0.7)
    c.multiply(hollow.edge(-5, -5, 3), (0.4, 0.13, 350), 0.6)
    if not near:
        c.multiply(ear, (0.5, 0.12, 330), 0.5)


def _face(c: Canvas) -> None:
    _ears(c, True)
    nose = c.mask(curve([(734, 708), (764, 716), (778, 736), (764, 756), (740, 750), (726, 730)]))
    knit(c, nose, (0.22, 0.04, 262), stitch=6, thickness=20, detail=0.85)

    def stitches(pen: Pen) -> None:
        pen.stroke([(752, 750), (738, 764), (714, 765), (692, 752)], (0.26, 0.05, 262), 4)

    c.draw(stitches, relief=1.6, detail=0.9)
    x, y = 660.0, 630.0
    button = c.mask(circle(x, y, 12))
    c.shadow(button, 0, 3, 3, 0.6)
    c.form(button, (0.15, 0.03, 262), thickness=8, gloss=0.9, rim=0.9, detail=0.95)
    c.fill(c.mask(circle(x + 4, y - 5, 2.4)), (0.99, 0.04, 80), detail=0.95)


def _loops(c: Canvas) -> None:
    """Loose loops along the open edge."""
    r = c.rng("loops")
    for k in range(9):
        y = 590 + k * 17.0
        x = 96 + 0.9 * abs(k - 4) ** 1.8 + float(r.uniform(-6, 10))
        q = float(r.uniform(8, 26))
        loop = limb([(x + 18, y, 2.8), (x - q, y - 3, 2.8), (x - q * 1.1, y + 9, 2.8), (x + 18, y + 11, 2.8)], 24)
        c.form(c.mask(loop), RED, thickness=5, rim=0.5, detail=0.75)


def paint_thread(c: Canvas) -> None:
    """One thread runs from the open edge down, and in one long line over the snow to a mitten."""
    path = [
        (122, 788), (74, 880), (46, 970), (60, 1062), (130, 1112), (260, 1126), (380, 1108), (470, 1112), (500, 1146),
        (462, 1170), (424, 1150), (460, 1122), (540, 1122), (606, 1142),
    ]  # fmt: skip
    s = sample([(float(a), float(b)) for a, b in path], 200)
    spine = [(float(p[0]), float(p[1]), 2.6 + 2.2 * float(smoothstep(850, 1150, p[1]))) for p in s]
    m = c.mask(limb(spine, 200))
    c.shadow(m & c.full(smoothstep(1040, 1060, c.y)), 2, 6, 4, 0.6, (0.36, 0.09, 258))
    along = np.sin((c.x + c.y * 0.7) / 2.2)
    c.form(m, RED, bump=np.asarray(along * 0.8, np.float32), thickness=6, rim=0.6, detail=0.75)
    x, y = 636.0, 1144.0
    hand = c.mask(curve([(x - 30, y - 16), (x + 6, y - 24), (x + 40, y - 14), (x + 48, y + 6), (x + 32, y + 22),
                         (x - 4, y + 22), (x - 30, y + 18)]))  # fmt: skip
    thumb = c.mask(limb([(x - 2, y - 16, 9), (x + 8, y - 33, 8), (x + 14, y - 40, 6)], 12))
    c.shadow(hand | thumb, 3, 9, 6, 0.6, (0.36, 0.09, 258))
    knit(c, thumb, RED, stitch=6, angle=30, thickness=12, detail=0.85)
    knit(c, hand, RED, stitch=6.5, angle=4, thickness=16, detail=0.85)
    cuff = c.mask(limb([(x - 32, y - 12, 9), (x - 32, y + 14, 9)], 8))
    knit(c, cuff, CREAM, stitch=6, angle=4, thickness=10, detail=0.85)
