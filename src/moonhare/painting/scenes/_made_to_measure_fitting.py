"""The boy on the podium, seen from behind, and the tailor who kneels and pins his hem."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, skin
from moonhare.painting.materials.living import fur
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.heads import head
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.scenes._made_to_measure_parts import INDIGO, basting, paint_tape
from moonhare.painting.shapes import CORNER, curve, oval

_BOY = Person(age="child", girth=1.75)
_BROWN: Colour = (0.45, 0.065, 48)
_LINEN: Colour = (0.84, 0.065, 80)
_TAILOR = Person(
    girth=0.8,
    skin=(0.5, 0.07, 48),
    hair=(0.14, 0.02, 40),
    hair_style="cropped",
    top=INDIGO,
    dress="robe",
)


def fitting(c: Canvas) -> None:
    """Paint both, with their shadows."""
    boy = _pattern()
    c.multiply(c.mask(oval(408, 1008, 84, 10), soft=5), c.palette.deep, 0.75)
    _boy(c)
    basting(c, boy)
    c.multiply(c.mask(oval(668, 1082, 124, 14), soft=8), c.palette.deep, 0.75)
    _tailor(c)


def _pattern() -> Joints:
    """Where the tacking threads run on the suit."""
    j = joints(_BOY, Pose(), 400, 992, 372, view="back")
    return msgspec.structs.replace(
        j,
        neck=(400.0, 702.0),
        hip=(400.0, 824.0),
        shoulder_near=(470.0, 724.0),
        shoulder_far=(330.0, 724.0),
        elbow_near=(530.0, 738.0),
        elbow_far=(270.0, 738.0),
        hand_near=(596.0, 749.0),
        hand_far=(204.0, 749.0),
    )


def _linen(c: Canvas, clay: Clay, folds: float = 8.0, bias: float = 0.0, keep: Mask | None = None) -> Relief:
    body = clay.relief(1.4)
    if keep is not None:
        body = body.within(body.mask & keep)
    creases = (c.field("linen-folds", 44, 1, (0.6, 1.7)) - 0.5) * folds
    weave = (c.field("weave", 3, 2) - 0.5) * 0.25
    c.form(
        body,
        _LINEN,
        bump=np.asarray(creases + weave, np.float32),
        mottle=0.05,
        shadow=30,
        rim=0.8,
        bias=bias,
        detail=0.75,
    )
    return body


def _boy(c: Canvas) -> None:
    # Shoes first: heels towards us, toes a little out.
    for way in (-1, 1):
        x = 400 + way * 39
        c.multiply(c.mask(oval(x + way * 4 + 4, 1009, 28, 6), soft=3), c.palette.deep, 0.8)
        sole = Clay(c, (x - 50, 960, x + 50, 1030), melt=4)
        sole.limb([(x, 1004, 16), (x + way * 10, 999, 15), (x + way * 17, 993, 10)], flat=0.7)
        c.form(sole.relief(1), (0.26, 0.05, 40), rim=0.6, detail=0.8)
        shoe = Clay(c, (x - 50, 950, x + 50, 1030), melt=5)
        shoe.limb([(x, 976, 17, 6), (x, 992, 18, 8), (x + way * 2, 998, 15, 8)])
        leather = shoe.relief(1)
        c.form(leather, (0.42, 0.1, 38), gloss=0.5, rim=0.7, shadow=10, detail=0.85)
        c.draw(
            lambda pen, x=x, way=way: pen.stroke(  # type: ignore[misc]
                [(x - 16, 1003), (x, 1008), (x + way * 2 + 16, 1004)], (0.2, 0.04, 40), 3
            ),
            relief=1,
            detail=0.85,
        )
    legs = Clay(c, (290, 820, 510, 1010), melt=6)
    for way in (-1, 1):
        legs.limb([(400 + way * 34, 846, 40), (400 + way * 37, 912, 33), (400 + way * 39, 978, 27)], melt=6)
        legs.press([(400 + way * 37 - 12, 962, 3), (400 + way * 37 + 14, 966, 3)], 4)
        legs.press([(400 + way * 20, 908, 3), (400 + way * 46, 914, 4)], 4)
    legs.press([(400, 870, 4), (400, 930, 5), (400, 990, 6)], 10)
    legs.cut((400, 988), (0, 1), wave=1.5)
    _linen(c, legs, 7, -0.04)
    neck = Clay(c, (350, 660, 450, 740), melt=6)
    neck.limb([(401, 672, 24), (400, 706, 28)])
    skin(c, neck.relief(1.2), _BROWN)
    for way in (-1, 1):
        _open_hand(c, 400 + way * 196, 748, way)
    coat = Clay(c, (180, 670, 620, 900), melt=12)
    coat.limb([(344, 724, 30), (372, 708, 32), (400, 704, 33), (428, 708, 32), (456, 724, 30)], n=20)
    coat.limb([(400, 736, 66), (400, 790, 74), (400, 840, 80), (400, 900, 84)], flat=0.85)
    for way in (-1, 1):
        coat.limb([(400 + way * 58, 728, 34), (400 + way * 128, 738, 27), (400 + way * 192, 749, 20)])
        coat.press([(400 + way * 122, 716, 3), (400 + way * 130, 744, 4)], 5)
        coat.press([(400 + way * 84, 758, 4), (400 + way * 70, 776, 4)], 5)
        coat.press([(400 + way * 76, 706, 2), (400 + way * 72, 736, 2), (400 + way * 74, 756, 2)], 3)
    coat.press([(400, 716, 2), (400, 868, 2)], 4)
    coat.press([(346, 764, 5), (356, 800, 4)], 5)
    coat.press([(454, 764, 5), (444, 800, 4)], 5)
    coat.cut((400, 872), (0, 1), wave=2.5)
    body = coat.relief(1.4)
    c.multiply(body.mask.blur(7).move(4, 12) & legs.mask(), c.palette.deep, 0.5)
    _linen(c, coat, 10)
    turned = c.mask(curve([(368, 708, CORNER), (382, 694), (400, 690), (418, 694), (434, 708, CORNER), (400, 702)]))
    c.shadow(turned, 0, 5, 4, 0.5)
    c.form(turned, _LINEN, thickness=7, rim=0.8, detail=0.8)
    _boys_head(c)


def _boys_head(c: Canvas) -> None:
    x, y = 401.0, 646.0
    for way in (-1, 1):
        ear = Clay(c, (x - 70, y - 30, x + 70, y + 40), melt=3)
        ear.ball(x + way * 37, y + 8, 7, 12, turn=way * 10)
        skin(c, ear.relief(0.8), _BROWN)
    skull = Clay(c, (x - 70, y - 70, x + 70, y + 70), melt=8)
    skull.ball(x, y, 37, 43)
    skull.ball(x, y - 9, 38.5, 36)
    form = skull.relief(1)
    skin(c, form, _BROWN)
    edge = y + 26 + 3 * np.cos((c.x - x) / 11) + 4 * (c.field("nape", 8, 2) - 0.5)
    hair = form.within(form.mask * np.asarray(smoothstep(3, -3, c.y - edge), np.float32))
    curls = (c.field("curls", 4, 2) - 0.5) * 2
    c.form(hair, (0.19, 0.025, 40), bump=np.asarray(curls, np.float32), rim=1.0, shadow=16, detail=0.8)
    at = hair.mask.where
    fall = np.arctan2(c.y[at] - (y - 30), c.x[at] - x)
    fur(c, hair, np.asarray(fall, np.float32), seed="curls", length=(3, 6), spacing=2.4, spread=0.9, detail=0.8)


def _open_hand(c: Canvas, x: float, y: float, way: int) -> None:
    """An open hand at the end of a sleeve, its back to us: four fingers a little spread, the thumb above."""
    hand = Clay(c, (x - 70, y - 40, x + 70, y + 50), melt=4)
    hand.limb([(x - way * 6, y, 13), (x + way * 10, y + 2, 15), (x + way * 20, y + 3, 14)])
    for k, (length, tilt) in enumerate(((24, -0.24), (28, -0.06), (26, 0.12), (20, 0.32))):
        bx, by = x + way * 25, y - 7 + 7 * k
        ex, ey = bx + way * length * math.cos(tilt), by + length * math.sin(tilt)
        hand.limb([(bx, by, 5.4, 2), ((bx + ex) / 2, (by + ey) / 2 - 1, 5, 3), (ex, ey, 3.8, 1)], n=10, melt=1.2)
    hand.limb(
        [(x + way * 8, y - 9, 6.5, 3), (x + way * 18, y - 22, 5.4, 4), (x + way * 27, y - 27, 4, 3)], n=10, melt=2
    )
    form = hand.relief(0.6)
    skin(c, form, _BROWN, bias=0.04, detail=0.9)


def _robe(c: Canvas, clay: Clay, seed: str, bias: float = 0.0) -> Relief:
    body = clay.relief(1.6)
    lines = np.sin((c.x * 0.9 + c.y * 0.28) / 8 + 3.0 * c.field(f"fold/{seed}", 60, 2)) * 3.4
    c.form(body, INDIGO, bump=np.asarray(lines, np.float32), mottle=0.06, rim=0.9, shadow=40, bias=bias, detail=0.7)
    at = body.mask.where
    u = np.sin(c.x[at] / 8.5 + c.field("dye", 40, 2)[at] * 5) * np.sin(c.y[at] / 8.5 + c.field("dye2", 40, 2)[at] * 5)
    dye = np.asarray(smoothstep(0.7, 0.86, u) * 0.7, np.float32)
    c.form(body.within(body.mask * dye), (0.62, 0.1, 255), bias=bias, detail=0.7)
    return body


def _tailor(c: Canvas) -> None:
    """He kneels on both knees, sits back on his heels and leans to his work."""
    who = joints(_TAILOR, Pose(lean=18, bend=10, head=4), 696, 1000, 412, left=True, hold="hip")
    x, y = 640.0, 862.0
    who = msgspec.structs.replace(who, neck=(x, y), head=(x - 20, y - 38), head_turn=-14.0)
    # The far arm comes first: it holds the cloth.
    far = Clay(c, (440, 830, 680, 960), melt=7)
    far.limb([(634, 896, 24), (574, 912, 20), (526, 888, 16)])
    _robe(c, far, "far-arm", -0.12)
    _pinching(c, 520, 882, 490, 862, -0.06)
    knee = Clay(c, (500, 960, 780, 1100), melt=10)
    knee.limb([(690, 1006, 50), (624, 1014, 44), (556, 1030, 30), (548, 1052, 24)])
    _robe(c, knee, "far-knee", -0.14)
    body = Clay(c, (520, 830, 800, 1110), melt=14)
    body.limb([(648, 880, 24), (662, 900, 44), (682, 948, 58), (698, 1004, 64)])
    body.limb([(700, 1012, 62), (646, 1026, 50), (594, 1042, 36)])
    body.limb([(592, 1054, 28), (660, 1062, 25), (744, 1064, 22)], melt=5)
    body.press([(612, 1060, 3), (676, 1056, 4), (740, 1040, 4)], 9)
    body.press([(622, 978, 6), (650, 1000, 5)], 8)
    _robe(c, body, "robe")
    hem = body.mask() * np.asarray(smoothstep(1074, 1078, c.y + 0.02 * np.abs(c.x - 660)), np.float32)
    c.glaze(hem, (0.82, 0.12, 84), 0.8)
    foot = Clay(c, (730, 1030, 800, 1100), melt=4)
    foot.limb([(752, 1068, 15), (766, 1072, 12), (780, 1080, 8)])
    skin(c, foot.relief(0.8), _TAILOR.skin)
    neck = Clay(c, (590, 800, 690, 900), melt=6)
    neck.limb([(x - 10, y - 22, 19), (x + 2, y + 4, 21), (x + 14, y + 26, 30)])
    skin(c, neck.relief(1), _TAILOR.skin)
    collar = c.mask(
        curve([(610, 880, CORNER), (628, 886), (650, 878), (668, 860, CORNER), (676, 870), (654, 894), (618, 896)])
    )
    c.form(collar, (0.84, 0.11, 85), thickness=6, rim=0.6, detail=0.8)
    head(c, _TAILOR, who)
    _cap(c, who)
    c.screen(c.mask(oval(x - 42, y - 36, 16, 24, 10), soft=10), (0.8, 0.11, 62), 0.34)
    # The near arm: shoulder, elbow, wrist, and a pin between finger and thumb.
    fore = Clay(c, (440, 840, 700, 980), melt=6)
    fore.limb([(590, 936, 19), (536, 912, 15), (504, 898, 12)])
    skin(c, fore.relief(1), _TAILOR.skin)
    _pinching(c, 506, 900, 472, 876, 0.0)
    sleeve = c.mask(
        curve(
            [
                (654, 868, CORNER),
                (624, 878),
                (582, 908),
                (530, 892, CORNER),
                (524, 912),
                (540, 944),
                (568, 1000, CORNER),
                (612, 1004),
                (652, 976),
                (690, 930, CORNER),
                (682, 890),
            ]
        )
    )
    c.shadow(sleeve, 4, 10, 9, 0.5)
    worn = cloth(c, sleeve, INDIGO, angle=112, fold=20, depth=8, thickness=22, seed="sleeve", rim=0.9, detail=0.7)
    c.form(worn.within(sleeve - sleeve.move(8, -3)), (0.84, 0.11, 85), detail=0.75)

    def pins(pen: Pen) -> None:
        pen.stroke([(474, 878), (456, 862)], (0.97, 0.02, 90), 2.0)
        pen.dot(475, 879, 3.0, (0.6, 0.2, 28))

    c.draw(pins, detail=0.9)
    c.glow(458, 864, 14, (0.99, 0.03, 90), 0.6)
    paint_tape(c, [(x - 6, y + 20), (x + 14, y + 6), (x + 30, y + 22), (x + 40, y + 70), (x + 36, y + 134)], 9)


def _cap(c: Canvas, who: Joints) -> None:
    """A small white cap with a band of stitches, well up on the brow."""
    u, a = who.unit, math.radians(who.head_turn)
    hx, hy = who.head

    def at(back: float, up: float) -> tuple[float, float]:
        return hx + (back * math.cos(a) + up * math.sin(a)) * u, hy + (back * math.sin(a) - up * math.cos(a)) * u

    shape = [(-0.42, 0.26), (-0.4, 0.42), (-0.26, 0.58), (0.06, 0.64), (0.34, 0.54), (0.46, 0.32), (0.45, 0.14)]
    cap = c.mask(curve([(*at(*q), CORNER) if k in (0, 6) else at(*q) for k, q in enumerate(shape)]))
    c.shadow(cap, 0, 4, 3, 0.5)
    form = c.form(cap, (0.9, 0.045, 85), thickness=20, shadow=14, rim=0.8, mottle=0.03, detail=0.85)

    def stitches(pen: Pen) -> None:
        for k in range(12):
            t = k / 11
            px, py = at(-0.38 + 0.82 * t, 0.34 + 0.03 * math.sin(math.pi * t) - 0.08 * t)
            pen.dot(px, py, 1.7, (0.62, 0.13, 60) if k % 2 else (0.4, 0.13, 268))

    c.draw(stitches, detail=0.9, clip=form.mask)


def _pinching(c: Canvas, wx: float, wy: float, tx: float, ty: float, bias: float) -> None:
    """A hand from the wrist (wx, wy) whose thumb and forefinger meet at (tx, ty); the others fold."""
    n = math.hypot(tx - wx, ty - wy)
    dx, dy = (tx - wx) / n, (ty - wy) / n
    ax, ay = -dy, dx

    def at(along: float, across: float) -> tuple[float, float]:
        return wx + dx * along + ax * across, wy + dy * along + ay * across

    hand = Clay(c, (wx - 60, wy - 60, wx + 60, wy + 60), melt=3)
    hand.limb([(*at(-8, 0), 9), (*at(4, 0), 11, 2), (*at(13, -2), 10.5, 2)])
    for k in range(3):
        q = at(27 - 3 * k, -11 - 6 * k)
        hand.limb([(*at(12, -4 - 5 * k), 4.6, 4), (*q, 4.3, 8), (*at(15 - k, -15 - 6 * k), 3.6, 9)], n=10, melt=0.8)
    hand.limb([(*at(13, -1), 5.2, 8), (*at(n * 0.66, -7), 4.4, 11), (tx, ty, 3, 9)], n=12, melt=0.8)
    hand.limb([(*at(4, 9), 5.8, 8), (*at(n * 0.5, 9), 4.6, 11), (tx, ty, 3.2, 9)], n=12, melt=1.2)
    skin(c, hand.relief(0.6), _TAILOR.skin, bias=bias + 0.03, detail=0.9)
