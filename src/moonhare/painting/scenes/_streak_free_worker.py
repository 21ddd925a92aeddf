"""The window cleaner of Streak Free: he stands in his cradle and faces the pane; bucket and squeegee."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour
from moonhare.painting.materials import cloth, fur, skin
from moonhare.painting.motifs.props import rope
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon

_FLOOR = 896.0
_HAND = (506.0, 506.0)
_SKIN: Colour = (0.52, 0.08, 50)
_SHIRT: Colour = (0.63, 0.165, 44)
_DENIM: Colour = (0.36, 0.065, 245)
_AROUND = (450.0, 430.0, 800.0, 860.0)


def worker(c: Canvas) -> None:
    """Paint the cradle, the man in it, and what he holds."""
    x0, x1 = 490.0, 776.0
    for x in (512.0, 752.0):
        rope(c, [(x, -10), (x, 300), (x, _FLOOR - 182)], 4, (0.5, 0.04, 220))
    rail: Colour = (0.46, 0.06, 215)
    _body(c)
    _head(c)
    front = c.mask(polygon([(x0, _FLOOR - 96), (x1, _FLOOR - 96), (x1 - 6, _FLOOR + 16), (x0 + 6, _FLOOR + 16)]))
    c.shadow(front, 0, -8, 7, 0.4)
    ribs = np.abs(np.sin(c.x / 11)) * 2
    c.form(front, (0.56, 0.07, 205), thickness=5, bump=np.asarray(ribs, np.float32), rim=0.6, gloss=0.3, detail=0.7)
    for y in (_FLOOR - 98, _FLOOR + 12):
        c.form(c.mask(limb([(x0 - 4, y, 7), (x1 + 4, y, 7)])), rail, rim=0.6, gloss=0.5, detail=0.75)
    top = c.mask(limb([(x0, _FLOOR - 168, 6), (x1, _FLOOR - 168, 6)]))
    c.shadow(top, 0, 6, 5, 0.45)
    c.form(top, rail, rim=0.6, gloss=0.4, detail=0.75)
    for x in (512.0, 752.0):
        c.form(c.mask(limb([(x, _FLOOR - 182, 6), (x, _FLOOR + 10, 6)])), rail, rim=0.6, gloss=0.5, detail=0.75)
    _resting_arm(c)
    _bucket(c, 566, _FLOOR - 92)
    _blade(c)
    _working_arm(c)


def _body(c: Canvas) -> None:
    """Shoulders, chest and waist under an orange shirt, hips in blue dungarees with their straps."""
    legs = Clay(c, _AROUND, melt=6)
    legs.limb([(662, 760, 34), (660, 850, 30)])
    legs.limb([(712, 760, 34), (716, 850, 30)])
    legs.limb([(666, 730, 38), (706, 730, 38)])
    c.form(legs.relief(1.4), _DENIM, rim=0.6, mottle=0.08, detail=0.75)
    trunk = Clay(c, _AROUND, melt=16)
    trunk.limb([(687, 722, 42), (687, 690, 44), (684, 640, 55), (684, 604, 48)], flat=0.8)
    trunk.limb([(636, 596, 27), (684, 588, 25), (734, 602, 27)])
    trunk.ball(660, 634, 30, 26, z=22)
    trunk.ball(708, 636, 30, 26, z=22)
    trunk.press([(648, 690, 4), (676, 700, 5), (720, 694, 4)], 5)
    trunk.press([(640, 622, 3), (652, 650, 4), (650, 676, 3)], 4)
    shirt = trunk.relief(1.6)
    c.form(shirt, _SHIRT, rim=0.7, mottle=0.07, detail=0.82)
    bib = c.mask(
        curve(
            [
                (654, 652, CORNER),
                (714, 654, CORNER),
                (722, 700),
                (736, 732, CORNER),
                (736, 770, CORNER),
                (638, 770, CORNER),
                (638, 730, CORNER),
                (648, 700),
            ]
        )
    )
    c.shadow(bib, 3, 4, 4, 0.4)
    c.form(shirt.within(bib), _DENIM, rim=0.5, mottle=0.08, detail=0.82)

    def straps(pen: Pen) -> None:
        for a, b, d in (((640, 578), (650, 612), (660, 656)), ((722, 580), (716, 614), (708, 656))):
            pen.stroke([a, b, d], _DENIM, 12)
            pen.dot(d[0], d[1] + 4, 5, (0.82, 0.12, 82))
        pen.stroke([(664, 676), (664, 704), (704, 705), (704, 677), (664, 676)], (0.5, 0.07, 240), 1.6, 0.9)
        pen.stroke([(640, 744), (688, 748), (734, 744)], (0.5, 0.07, 240), 1.8, 0.8)

    c.draw(straps, relief=2.4, detail=0.85)


def _head(c: Canvas) -> None:
    """Turned to the blade: cap, strong nose, moustache, a quiet eye."""
    neck = Clay(c, _AROUND, melt=6)
    neck.limb([(684, 536, 20), (686, 572, 21), (686, 590, 26)])
    skin(c, neck.relief(1.4), _SKIN, bias=-0.1, detail=0.85)
    skull = Clay(c, _AROUND, melt=6)
    skull.ball(680, 512, 34, 38)
    skull.ball(668, 530, 27, 26, z=4)
    skull.ball(656, 543, 14, 11, z=8)
    skull.limb([(652, 506, 6), (640, 520, 8), (633, 527, 9.5)], melt=3)
    skull.ball(643, 529, 8, 7, z=6, melt=2)
    skull.press([(660, 522, 3), (668, 530, 4), (670, 544, 3)], 4)
    c.shadow(skull.mask(), 3, 10, 6, 0.5)
    skin(c, skull.relief(1.5), _SKIN, detail=0.92)
    ear = Clay(c, _AROUND, melt=2)
    ear.ball(696, 520, 8, 12, turn=12)
    ear.press([(694, 514, 2), (698, 520, 2), (695, 526, 2)], 3)
    skin(c, ear.relief(1), (0.54, 0.085, 44), detail=0.9)
    hair = c.mask(
        curve([(690, 496, CORNER), (714, 496, CORNER), (712, 526), (702, 544, CORNER), (700, 530), (690, 508)])
    )
    c.form(hair, (0.22, 0.03, 40), thickness=8, rim=0.3, detail=0.85)

    def face(pen: Pen) -> None:
        pen.fill(curve([(650, 515, CORNER), (656, 511), (665, 515, CORNER), (657, 518)]), (0.1, 0.02, 30))
        pen.dot(654.6, 513.6, 1.1, (0.97, 0.03, 85))
        pen.stroke([(645, 505.5), (655, 502.5), (667, 506)], (0.2, 0.03, 40), 4)
        pen.stroke([(669, 514), (674, 511)], (0.38, 0.07, 42), 1.4, 0.7)

    c.draw(face, detail=0.95)
    lip = Clay(c, _AROUND, melt=3)
    lip.limb([(639, 537, 5), (650, 536, 7), (664, 542, 6), (670, 549, 3)])
    tash = lip.relief(1)
    c.form(tash, (0.2, 0.03, 40), rim=0.4, detail=0.93)
    fur(c, tash, 1.2, seed="tash", length=(5, 9), spacing=2, spread=0.5, light=0.1, detail=0.93)
    cap = Clay(c, _AROUND, melt=4)
    cap.ball(683, 494, 39, 32, turn=4)
    cap.cut((680, 499), (-0.08, 1), 2)
    c.form(cap.relief(1.4), (0.82, 0.135, 84), rim=0.7, mottle=0.06, detail=0.9)
    peak = c.mask(
        curve([(660, 494, CORNER), (640, 488), (612, 496, CORNER), (618, 503), (648, 504), (672, 502, CORNER)])
    )
    c.shadow(peak, 2, 7, 4, 0.5)
    c.form(peak, (0.74, 0.14, 76), thickness=6, rim=0.8, detail=0.9)
    c.draw(lambda pen: pen.dot(684, 463, 3.6, (0.7, 0.13, 76)), relief=2, detail=0.9)


def _fist(c: Canvas, x: float, y: float, turn: float, u: float) -> None:
    """Four fingers laid round what runs through the hand along `turn`."""
    a = math.radians(turn)
    hand = Clay(c, (x - 40, y - 40, x + 40, y + 40), melt=1.6)
    hand.ball(x, y, u * 1.25, u * 0.98, turn=turn)
    for k in range(4):
        q = (k - 1.5) * u * 0.54
        px, py = x + q * math.cos(a), y + q * math.sin(a)
        nx, ny = -math.sin(a) * u * 0.72, math.cos(a) * u * 0.72
        hand.limb([(px - nx * 0.6, py - ny * 0.6, u * 0.34, 6), (px + nx, py + ny, u * 0.3, 6)], n=6, melt=0.8)
    c.shadow(hand.mask(), 2, 4, 3, 0.4)
    skin(c, hand.relief(1.2), _SKIN, detail=0.92)


def _resting_arm(c: Canvas) -> None:
    """The other hand holds the rail, a cloth under it."""
    rag = c.mask(
        curve(
            [
                (698, 728, CORNER),
                (736, 727, CORNER),
                (748, 792),
                (740, 832, CORNER),
                (720, 814),
                (698, 836, CORNER),
                (692, 790),
            ]
        )
    )
    c.shadow(rag, 5, 6, 5, 0.45)
    cloth(c, rag, (0.86, 0.05, 85), fold=9, depth=4, thickness=8, seed="rag", detail=0.75)
    fore = Clay(c, _AROUND, melt=3)
    fore.limb([(762, 668, 18), (744, 702, 15), (722, 722, 11.5)])
    c.shadow(fore.mask(), 3, 6, 5, 0.4)
    skin(c, fore.relief(1.4), _SKIN, detail=0.88)
    _fist(c, 718, 726, 4, 13.5)
    sleeve = Clay(c, _AROUND, melt=6)
    sleeve.limb([(738, 604, 28), (754, 646, 24), (761, 678, 23)])
    sleeve.press([(736, 664, 3), (758, 668, 4), (780, 660, 3)], 4)
    c.shadow(sleeve.mask(), 2, 6, 5, 0.4)
    c.form(sleeve.relief(1.5), _SHIRT, rim=0.6, mottle=0.07, bias=-0.05, detail=0.85)


def _working_arm(c: Canvas) -> None:
    """Sleeve, bare forearm, a fist about the handle."""
    fore = Clay(c, _AROUND, melt=3)
    fore.limb([(590, 590, 20), (562, 576, 18), (532, 540, 16.5), (510, 513, 11)])
    c.shadow(fore.mask(), 4, 8, 6, 0.4)
    skin(c, fore.relief(1.4), _SKIN, detail=0.9)
    _fist(c, *_HAND, 10, 13.5)
    sleeve = Clay(c, _AROUND, melt=6)
    sleeve.limb([(634, 602, 26), (604, 600, 25), (582, 587, 24)])
    sleeve.press([(600, 574, 3), (596, 592, 4), (604, 614, 3)], 5)
    c.shadow(sleeve.mask(), 3, 8, 6, 0.4)
    c.form(sleeve.relief(1.5), _SHIRT, rim=0.8, mottle=0.07, detail=0.87)


def _bucket(c: Canvas, x: float, y: float) -> None:
    """His bucket hangs on the cradle's front; what foams in it is a piece of the old night."""
    pail = c.mask(
        curve(
            [(x - 40, y, CORNER), (x + 40, y, CORNER), (x + 31, y + 66, CORNER), (x, y + 73), (x - 31, y + 66, CORNER)]
        )
    )
    c.shadow(pail, 8, 8, 7, 0.5)
    c.form(pail, (0.62, 0.17, 36), rim=0.6, gloss=0.5, detail=0.8)
    c.fill(c.mask(oval(x, y, 39, 13)), (0.2, 0.06, 240), detail=0.9)
    r = c.rng("suds")
    puffs = [
        (x + float(r.uniform(-32, 32)), y - 2 - float(r.uniform(0, 20)), float(r.uniform(6, 14))) for _ in range(22)
    ]
    for px, py, q in sorted(puffs, key=lambda s: s[1]):
        ball = c.mask(oval(px, py, q, q * 0.92))
        c.form(ball, (0.42, 0.09, 240), rim=0.9, gloss=0.6, alpha=0.8, detail=0.9)

    def sparks(pen: Pen) -> None:
        for k in range(11):
            px, py = x + float(r.uniform(-32, 32)), y - 4 - float(r.uniform(0, 24))
            q = 2.2 if k % 3 else 4.4
            pen.stroke([(px - q, py), (px + q, py)], (0.99, 0.04, 95), 1.3)
            pen.stroke([(px, py - q), (px, py + q)], (0.99, 0.04, 95), 1.3)
        pen.stroke(
            curve([(x - 38, y + 2), (x - 20, y - 44), (x + 20, y - 44), (x + 38, y + 2)], closed=False),
            (0.7, 0.03, 220),
            2.4,
        )

    c.draw(sparks, detail=0.95, emission=0.35)


def _blade(c: Canvas) -> None:
    """The squeegee at the end of the wiped band."""
    ex, ey = 446.0, 498.0
    hx, hy = _HAND
    stick = c.mask(limb([(hx + 28, hy + 4, 7.5), (hx, hy, 7), (ex, ey, 5)]))
    c.form(stick, (0.3, 0.04, 230), gloss=0.5, rim=0.6, detail=0.85)
    a = math.radians(70)
    dx, dy = math.cos(a) * 72, math.sin(a) * 72
    bar = c.mask(limb([(ex - dx, ey - dy, 7), (ex + dx, ey + dy, 7)]))
    c.shadow(bar, 5, 6, 5, 0.5)
    c.form(bar, (0.82, 0.13, 82), gloss=0.7, rim=0.6, detail=0.9)
    lip = c.mask(limb([(ex - dx - 8, ey - dy + 2, 3), (ex + dx - 8, ey + dy + 2, 3)]))
    c.form(lip, (0.2, 0.03, 230), detail=0.9)
