"""Those of Recess who are there: a girl at the gap, seen from behind and above; a dog that leads its shadow."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.beasts import Beast, Stance, paint_beast
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .shadows import SHADE

_SKIN: Colour = (0.54, 0.095, 48)
_HAIR: Colour = (0.19, 0.035, 35)
_RED: Colour = (0.52, 0.2, 27)


def girl(c: Canvas) -> None:
    """Paint her on the toes of one foot, swaying, both hands out to the shadows beside the gap."""
    with c.group() as g:
        _girl(c)
    up = 18.0
    y = c.y + up
    knots = ([600.0, 700.0, 790.0, 880.0, 970.0], [13.0, 3.0, -11.0, -5.0, 0.0])
    sway = np.interp(y, *knots)
    tilt = 0.1 * (c.x - 402) * smoothstep(800, 700, y)
    c.multiply(c.mask(oval(384, 953, 21, 7), soft=4), (0.32, 0.1, 320), 0.8)
    c.multiply(c.mask(oval(394, 946, 84, 20), soft=16), (0.4, 0.1, 320), 0.4)
    c.paste(g, bend=(np.asarray(c.x - sway, np.float32), np.asarray(y + tilt, np.float32)))


def _girl(c: Canvas) -> None:
    """Paint her upright; `girl` gives her the sway."""
    _legs(c)
    skirt = c.mask(
        curve(
            [
                (372, 786, CORNER),
                (344, 828),
                (296, 884, CORNER),
                (314, 902),
                (340, 898),
                (366, 914),
                (396, 906),
                (428, 918),
                (456, 904),
                (482, 904),
                (506, 882, CORNER),
                (462, 826),
                (432, 784, CORNER),
            ]
        )
    )
    c.shadow(skirt, 0, 16, 9, 0.45, SHADE)
    folds = []
    for x0, x1, y1, wide, up in (
        (378, 312, 892, 9, 7), (384, 340, 896, 8, -6), (390, 366, 908, 10, 8), (400, 398, 904, 8, -6),
        (408, 428, 912, 10, 8), (416, 454, 900, 8, -6), (424, 480, 900, 10, 7),
    ):  # fmt: skip
        folds.append((((x0, 790, 2.0), ((x0 * 0.55 + x1 * 0.45), 836, wide * 0.6), (x1, y1, wide)), up))
    cloth = garment(c, skirt, _RED, folds, thickness=40, rim=0.05, shadow=10, detail=0.85)
    for low, high, tone in ((26.0, 17.0, (0.86, 0.13, 84)), (13.0, 8.0, (0.93, 0.04, 85))):
        band = (skirt - skirt.move(0, -low)) - (skirt - skirt.move(0, -high))
        c.glaze(band & c.full(smoothstep(852, 872, c.y)), tone, 0.8)
    c.multiply(cloth.mask & c.full(smoothstep(820, 915, c.y)), (0.5, 0.13, 350), 0.45)
    c.multiply(cloth.mask & c.full(smoothstep(400, 300, c.x)), (0.5, 0.13, 340), 0.4)
    _arms(c)
    blouse = c.mask(
        curve(
            [
                (364, 712, CORNER),
                (376, 700),
                (402, 697),
                (428, 700),
                (440, 712, CORNER),
                (438, 746),
                (434, 792, CORNER),
                (402, 799),
                (370, 793, CORNER),
                (367, 748),
            ]
        )
    )
    c.shadow(blouse, 0, 6, 5, 0.4, SHADE)
    creases = [
        (((388, 716, 3.0), (382, 752, 5.0), (384, 790, 4.0)), 4.0),
        (((420, 716, 3.0), (424, 752, 5.0), (420, 790, 4.0)), 4.0),
        (((402, 730, 2.0), (402, 792, 5.0)), -4.0),
    ]
    back = garment(c, blouse, (0.92, 0.035, 85), creases, thickness=34, rim=0.05, depth=0.45, detail=0.85)
    c.multiply(back.mask & c.full(smoothstep(414, 360, c.x)), (0.62, 0.08, 300), 0.5)
    c.multiply(back.mask & c.full(smoothstep(750, 800, c.y)), (0.62, 0.08, 310), 0.4)
    belt = c.mask(
        curve([(368, 780, CORNER), (402, 788), (436, 779, CORNER), (437, 793, CORNER), (402, 802), (368, 794, CORNER)])
    )
    c.form(belt, (0.42, 0.12, 250), thickness=6, rim=0.1, detail=0.88)
    for x, y, turn in ((350, 709, -24), (454, 708, 24)):
        puff = c.mask(oval(x, y, 25, 19, turn), wobble=1.5, cell=8)
        c.shadow(puff, 0, 5, 4, 0.4, SHADE)
        c.form(puff, (0.92, 0.035, 85), thickness=16, rim=0.05, depth=0.45, mottle=0.08, grain=8, detail=0.88)
        c.multiply(puff & c.full(smoothstep(y - 4, y + 20, c.y)), (0.62, 0.08, 305), 0.5)
    _head(c)


def _legs(c: Canvas) -> None:
    for bones, sock, shoe in (
        (
            [(418, 876, 13), (434, 910, 11), (452, 926, 8)],
            [(446, 921, 9.5), (458, 931, 8.5)],
            [(458, 930, 9), (468, 941, 9), (474, 952, 6)],
        ),
        (
            [(388, 880, 13), (384, 920, 11), (386, 950, 8)],
            [(385, 936, 9.5), (387, 952, 8.5)],
            [(386, 953, 9.5), (387, 962, 10), (386, 968, 8)],
        ),
    ):
        c.form(c.mask(limb(bones, 20)), _SKIN, thickness=11, rim=0.05, bias=-0.1, detail=0.85)
        c.form(c.mask(limb(sock, 8)), (0.9, 0.03, 85), thickness=8, rim=0.05, bias=-0.08, detail=0.85)
        c.form(c.mask(limb(shoe, 10)), (0.24, 0.06, 20), thickness=8, rim=0.05, gloss=0.2, detail=0.85)


def _arms(c: Canvas) -> None:
    for way in (-1.0, 1.0):
        lift = 0.0 if way < 0 else -10.0
        x = 402.0

        def at(dx: float, y: float, q: float, way: float = way, x: float = x) -> tuple[float, float, float]:
            return x + way * dx, y, q

        spine = [at(44, 712, 12), at(74, 699, 10.5), at(102, 678 + lift * 0.5, 8), at(116, 660 + lift, 6.5)]
        arm = c.mask(limb(spine, 34))
        hand = c.mask(
            limb(
                [at(115, 661 + lift, 6.5), at(122, 650 + lift, 8), at(127, 641 + lift, 6), at(129, 633 + lift, 3)], 16
            ),
            limb([at(119, 655 + lift, 3.4), at(113, 645 + lift, 2.4)], 8),
        )
        c.shadow(arm, 4, 14, 7, 0.3, SHADE)
        c.form(arm | hand, _SKIN, thickness=12, rim=0.05, detail=0.9)
        c.multiply((arm | hand).edge(-way * 1.5, 4, 2), (0.5, 0.12, 340), 0.5)


def _head(c: Canvas) -> None:
    neck = c.mask(limb([(402, 706, 14), (402, 686, 14)], 8))
    c.form(neck, _SKIN, thickness=12, rim=0.0, bias=-0.16, detail=0.9)
    for way in (-1, 1):
        ear = c.mask(oval(403 + way * 40, 668, 7, 10, way * 12))
        c.form(ear, _SKIN, thickness=6, rim=0.0, bias=-0.06, detail=0.9)
    hair = Clay(c, (350, 600, 456, 720), melt=6)
    hair.ball(403, 656, 41, 43)
    relief = hair.relief(1.0, 0.8)
    c.shadow(relief.mask, 0, 10, 6, 0.45, SHADE)
    c.form(relief, _HAIR, rim=0.05, gloss=0.16, mottle=0.05, detail=0.9)
    r = c.rng("hair")

    def combed(pen: Pen) -> None:
        for k in range(60):
            way = -1 if k % 2 else 1
            y0 = float(r.uniform(618, 690))
            end = float(r.uniform(0.55, 1.0))
            pen.stroke(
                [
                    (403 + way * 2, y0),
                    (403 + way * (18 + 10 * end), y0 + 8),
                    (403 + way * (26 + 12 * end), min(y0 + 26, 694)),
                ],
                (0.36, 0.05, 45) if r.random() < 0.45 else (0.11, 0.03, 30),
                float(r.uniform(0.7, 1.5)),
                0.4,
            )
        pen.stroke([(402, 616), (404, 650), (403, 696)], (0.5, 0.085, 46), 2.0, 0.9)

    c.draw(combed, detail=0.92, clip=relief.mask, soft=0.3)
    for spine, bow in (
        ([(386, 690, 10), (374, 714, 10.5), (364, 744, 9.5), (352, 772, 8.5), (338, 794, 7)], (336, 796)),
        ([(420, 690, 10), (431, 714, 10.5), (438, 744, 9.5), (450, 770, 8.5), (466, 788, 7)], (468, 790)),
    ):
        braid = Clay(c, (300, 670, 500, 830), melt=3)
        braid.limb(spine, n=36)
        rope = braid.relief()
        c.shadow(rope.mask, 3, 7, 4, 0.5, SHADE)
        c.form(rope, _HAIR, rim=0.05, gloss=0.2, detail=0.92)
        twist = np.sin(braid.along / 3.1 + np.abs(braid.across) * 0.32)
        m = np.zeros((c.h, c.w), np.float32)
        m[rope.mask.where] = smoothstep(0.3, 0.95, twist)[: rope.mask.a.shape[0], : rope.mask.a.shape[1]]
        c.screen(rope.mask * m, (0.5, 0.06, 45), 0.35)
        bx, by = bow
        for dx, dy, turn in ((-9, 2, 30), (9, 4, -24)):
            loop = c.mask(oval(bx + dx, by + dy, 10, 6, turn))
            c.form(loop, (0.84, 0.14, 82), thickness=6, rim=0.05, detail=0.92)
        tip = c.mask(limb([(bx, by + 4, 5), (bx + (bx - 402) * 0.05, by + 20, 1.2)], 8))
        c.form(tip, _HAIR, thickness=5, rim=0.0, detail=0.9)


_DOG = Beast(
    chest=0.215,
    waist=0.165,
    rump=0.2,
    sag=-0.02,
    leg=0.5,
    leg_width=0.062,
    neck=(0.3, 52.0),
    neck_width=(0.16, 0.11),
    skull=0.13,
    muzzle=(0.22, -14.0, 0.06),
    tail=((0, 0, 0.045), (-0.12, -0.14, 0.04), (-0.12, -0.32, 0.03), (-0.02, -0.42, 0.02)),
)
_WALK = Stance(fore_near=(22, -4, -10), fore_far=(-20, -6, -20), hind_near=(-12, -26, -8), hind_far=(26, -30, 6))


def dog(c: Canvas) -> None:
    """A white dog trots to the right, the leash in its mouth; at the other end its shadow trots over the stones."""
    x, foot, size = 560.0, 1124.0, 128.0
    sx, sf = 318.0, 1146.0
    with c.group() as g:
        paint_beast(c, _DOG, _WALK, sx, sf, size, SHADE, hair=None)
    up = sf - c.y
    laid = c.paste(g, bend=(c.x + 0.5 * up, sf - up / 0.62), alpha=0.02)
    flat = c.full(np.clip(laid.whole() * 50, 0, 1)).blur(1.2)
    c.multiply(flat, SHADE, 0.82)
    c.glaze(flat, (0.3, 0.1, 285), 0.42)
    c.multiply(c.mask(oval(x, foot - 2, 84, 13), soft=7), (0.4, 0.1, 320), 0.45)
    c.multiply(c.mask(oval(x + 40, foot + 1, 22, 6), oval(x - 40, foot + 1, 22, 6), soft=4), (0.3, 0.1, 310), 0.5)
    places = paint_beast(
        c, _DOG, _WALK, x, foot, size, (0.92, 0.035, 82), hair=(0.03, 0.06), shadow=0.2, seed="dog", detail=0.88
    )
    coat = places.relief.mask
    c.multiply(coat & c.full(smoothstep(foot - 82, foot - 20, c.y)), (0.62, 0.08, 300), 0.45)
    hx, hy = places.skull
    patches = c.mask(oval(x - 30, foot - 104, 26, 18, 10), oval(hx - 3, hy - 4, 15, 13, 0), soft=2.5)
    c.glaze(patches & coat, (0.5, 0.1, 46), 0.85)
    ear = c.mask(
        curve([(hx - 8, hy - 13, CORNER), (hx - 22, hy - 6), (hx - 21, hy + 15), (hx - 10, hy + 12), (hx - 2, hy - 6)])
    )
    c.shadow(ear, 1, 4, 3, 0.4, SHADE)
    c.form(ear, (0.38, 0.08, 44), thickness=7, rim=0.05, detail=0.9)
    nx, ny = places.nose
    lead = [(nx - 8, ny + 7), (nx - 40, ny + 74), (nx - 110, ny + 104), (sx + 110, sf - 22), (sx + 34, sf - 60)]

    def small(pen: Pen) -> None:
        pen.stroke(lead, (0.56, 0.2, 27), 3.4)
        pen.dot(nx + 2, ny - 1, 4.6, (0.15, 0.03, 30))
        pen.fill(oval(hx + 10, hy - 3, 3, 2.5), (0.12, 0.03, 40))

    c.draw(small, relief=1.2, detail=0.93)
