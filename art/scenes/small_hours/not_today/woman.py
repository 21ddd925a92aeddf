"""She leans her whole weight against the door: boots dug in, head bowed in a shawl, a key hanging from her fist."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

_COAT: Colour = (0.33, 0.08, 263)
_SHAWL: Colour = (0.62, 0.105, 72)
_MITTEN: Colour = (0.5, 0.15, 26)
_BOOT: Colour = (0.32, 0.05, 45)
_DARK: Colour = (0.3, 0.09, 268)


def woman(c: Canvas) -> None:
    """Paint her from the far limbs to the near arm."""
    _ground(c)
    _leg(c, [(380, 900, 40), (290, 1000, 33), (252, 1056, 30)], (250, 1062), 0.92, far=True)
    _leg(c, [(440, 900, 44), (388, 1020, 36), (356, 1094, 33)], (354, 1102), 1.06)
    _far_arm(c)
    _coat(c)
    _near_arm(c)
    _head(c)


def _ground(c: Canvas) -> None:
    shade = c.mask(curve([(190, 1120), (300, 1090), (420, 1060), (560, 1070), (600, 1120), (430, 1150), (260, 1156)]))
    c.multiply(shade.blur(12), (0.52, 0.1, 258), 0.75)


def _leg(
    c: Canvas, spine: list[tuple[float, float, float]], foot: tuple[float, float], s: float, far: bool = False
) -> None:
    x, y = foot
    shaft = limb(spine)
    shoe = curve(
        [
            (x + 34 * s, y - 30 * s),
            (x + 40 * s, y + 16 * s),
            (x + 26 * s, y + 32 * s, CORNER),
            (x - 40 * s, y + 24 * s),
            (x - 82 * s, y + 8 * s),
            (x - 92 * s, y - 14 * s),
            (x - 66 * s, y - 26 * s),
            (x - 36 * s, y - 34 * s),
            (x - 24 * s, y - 60 * s),
        ]
    )
    m = c.mask(shaft, shoe)
    garment(c, m, _BOOT, [([(x - 30, y - 40, 3), (x, y - 30, 7), (x + 30, y - 36, 3)], -5)], thickness=34, rim=0,
            gain=0.75, bias=-0.12 if far else 0.0, detail=0.5, weave=0)  # fmt: skip
    c.multiply(m * smoothstep(y - 110, y - 170, c.y), _DARK, 0.7)
    snow = c.mask(
        curve([(x - 122 * s, y + 20), (x - 70 * s, y + 4), (x - 20 * s, y + 12), (x + 50 * s, y + 8),
               (x + 76 * s, y + 26), (x + 20 * s, y + 46), (x - 80 * s, y + 40)]), wobble=4)  # fmt: skip
    c.fill(snow.blur(1.5), (0.88, 0.035, 244), detail=0.3)
    c.screen(snow.edge(-2, -5, 3), (0.97, 0.02, 90), 0.7)


def _bow(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Return places of the lifted head where the bowed one has them."""
    return place([(p[0] - 556, p[1] - 450, *p[2:]) for p in points], 550, 452, 1.0, -17)


def _spot(x: float, y: float) -> tuple[float, float]:
    at = _bow([(x, y)])[0]
    return at[0], at[1]


_BACK = [(566, 448), (590, 500), (580, 580), (552, 660), (524, 740), (500, 830), (484, 920), (474, 972)]
_HEM = [(452, 1000), (424, 1000), (396, 1016), (362, 1008), (326, 1012), (292, 994), (250, 976, CORNER)]
_FRONT = [(284, 890), (322, 800), (356, 720), (380, 660), (396, 600), (424, 540), (462, 480), (510, 440)]
_FOLDS = [
    ([(400, 730, 3), (362, 840, 16), (310, 985, 24)], 13.0),
    ([(446, 735, 3), (414, 850, 16), (380, 1000, 26)], 12.0),
    ([(490, 740, 3), (470, 850, 14), (444, 980, 22)], 11.0),
    ([(424, 735, 3), (390, 850, 8), (346, 996, 11)], -10.0),
    ([(470, 740, 3), (444, 850, 8), (414, 996, 11)], -10.0),
    ([(530, 560, 5), (500, 640, 14), (470, 700, 5)], -7.0),
    ([(420, 600, 4), (432, 650, 12), (450, 700, 4)], -6.0),
]


def _coat(c: Canvas) -> None:
    hem = c.mask(
        curve(
            [(262, 950), (380, 980), (470, 950), (478, 984), (452, 1022), (380, 1038), (290, 1026), (242, 994, CORNER)]
        )
    )
    garment(c, hem, (0.34, 0.11, 22), [], thickness=20, rim=0, gain=0.6, detail=0.45)
    m = c.mask(curve([*_BACK, *_HEM, *_FRONT]), wobble=1)
    c.multiply(m.blur(12).move(14, 16), (0.3, 0.08, 262), 0.55)
    garment(c, m, _COAT, _FOLDS, thickness=90, rim=0, gain=0.85, shadow=20, mottle=0.08, weave=0.05, detail=0.4)
    c.multiply(m * smoothstep(-40, 130, c.x - 330 - 0.55 * (1000 - c.y) * 0.5), _DARK, 0.45)
    c.multiply(m * smoothstep(820, 1010, c.y), _DARK, 0.4)
    belt = c.mask(curve([(356, 702), (430, 730), (544, 700), (536, 736), (430, 764), (340, 738)]), soft=0.6) & m
    c.multiply(belt, (0.4, 0.07, 265), 0.75)
    c.screen(belt.edge(-1, -3, 1.2), (0.7, 0.06, 250), 0.35)
    c.screen(m * smoothstep(90, 0, 0.36 * (1000 - c.y) + 480 - c.x) * smoothstep(640, 860, c.y), (0.62, 0.12, 96), 0.4)
    warm(c, m, 0.8)


def warm(c: Canvas, m: Mask, share: float) -> None:
    """The summer's light from behind and below, on what is turned to the gap."""
    c.glaze(m.edge(7, 3, 5) * smoothstep(430, 530, c.x), (0.82, 0.12, 82), 0.85 * share)


def _far_arm(c: Canvas) -> None:
    sleeve = c.mask(limb([(450, 620, 46), (400, 626, 40), (366, 588, 33), (352, 556, 29)]))
    garment(c, sleeve, _COAT, [([(380, 570, 3), (400, 610, 8), (430, 630, 4)], -6)], thickness=40, rim=0, gain=0.85,
            detail=0.4, weave=0)  # fmt: skip
    cuff = c.mask(limb([(376, 562, 12), (350, 556, 14), (328, 562, 12)], 16))
    garment(c, cuff, _SHAWL, [], thickness=14, rim=0, gain=0.7, detail=0.5)
    fist = c.mask(
        curve([(326, 548), (316, 520), (322, 488), (346, 476), (368, 486), (376, 512), (374, 548), (350, 556)])
    )
    garment(c, fist, _MITTEN, [([(326, 506, 3), (346, 512, 6), (372, 506, 3)], -4)], thickness=34, rim=0, gain=0.8,
            detail=0.55, weave=0)  # fmt: skip
    thumb = c.mask(limb([(372, 536, 12), (358, 516, 13), (336, 512, 11)], 16))
    c.multiply(thumb.blur(4).move(-1, 6) & fist, (0.4, 0.1, 20), 0.6)

    def key(pen: Pen) -> None:
        iron: Colour = (0.27, 0.035, 60)
        pen.stroke([(334, 520), (326, 560), (318, 602)], (0.5, 0.17, 26), 4)
        pen.stroke([(340, 522), (330, 560), (320, 602)], (0.42, 0.15, 26), 3)
        pen.stroke(oval(318, 622, 19, 21), iron, 8)
        pen.stroke([(318, 644), (318, 750)], iron, 9)
        pen.fill(curve([(318, 706, CORNER), (286, 706, CORNER), (286, 722, CORNER), (298, 722, CORNER),
                        (298, 730, CORNER), (284, 730, CORNER), (284, 748, CORNER), (318, 748, CORNER)]),
                 iron)  # fmt: skip
        pen.stroke([(310, 660), (326, 660)], iron, 7)
        pen.stroke([(315, 660), (315, 745)], (0.66, 0.06, 80), 1.8, 0.8)
        pen.stroke([(303, 610), (308, 604), (314, 601)], (0.7, 0.06, 80), 2, 0.8)

    c.draw(key, detail=0.9)
    garment(c, thumb, (0.54, 0.15, 27), [], thickness=20, rim=0, gain=0.7, detail=0.55, weave=0)


def _head(c: Canvas) -> None:
    # What is seen of the face: a tip of nose and a cheek in the hood's shade.
    face = c.mask(curve(_bow([(486, 352), (464, 372), (450, 402), (440, 422), (450, 434), (450, 446), (456, 462),
                              (486, 474), (520, 440), (520, 370)])))  # fmt: skip
    garment(c, face, (0.74, 0.07, 50), [], thickness=22, rim=0, gain=0.6, detail=0.7, weave=0)
    c.multiply(face, (0.74, 0.06, 40), 0.6)
    c.glaze(c.mask(oval(*_spot(459, 427), 13, 11), soft=5) & face, (0.52, 0.13, 26), 0.55)
    c.multiply(face * smoothstep(440, 486, c.x - 0.1 * (c.y - 410)), (0.3, 0.07, 30), 0.9)
    c.multiply(c.mask(oval(*_spot(484, 474), 26, 17), soft=5) & face, (0.22, 0.06, 30), 0.95)

    def lid(pen: Pen) -> None:
        pen.stroke(_bow([(460, 405), (467, 410), (477, 408)]), (0.22, 0.05, 30), 3)
        pen.stroke(_bow([(462, 388), (471, 383), (482, 384)]), (0.4, 0.04, 45), 3.2, 0.55)
        pen.stroke(_bow([(452, 446), (459, 448), (467, 454)]), (0.32, 0.09, 25), 2.6, 0.9)

    c.draw(lid, detail=0.9)
    tail = c.mask(
        curve([(470, 470), (440, 520), (420, 590), (452, 600), (500, 640), (548, 700, CORNER), (584, 620), (598, 540),
               (596, 470), (560, 430)]), wobble=2)  # fmt: skip
    c.multiply(tail.blur(7).move(0, 14), (0.26, 0.08, 265), 0.6)
    folds = [
        ([(478, 480, 5), (520, 560, 18), (546, 680, 6)], 9.0),
        ([(520, 470, 5), (560, 540, 16), (568, 630, 5)], 9.0),
        ([(470, 490, 4), (450, 540, 12), (440, 590, 6)], 8.0),
        ([(496, 480, 3), (540, 550, 8), (558, 660, 3)], -9.0),
        ([(472, 486, 3), (480, 540, 8), (496, 620, 3)], -9.0),
    ]
    garment(c, tail, _SHAWL, folds, thickness=50, rim=0, gain=0.85, shadow=14, weave=0.1, detail=0.45)
    hood = c.mask(
        curve([*_bow([(488, 336, CORNER), (522, 312), (562, 312), (592, 344), (604, 400)]), (600, 452), (574, 492),
               (516, 510), (462, 504), (442, 488, CORNER), *_bow([(480, 466), (497, 424), (495, 376)])]),
        wobble=1.5)  # fmt: skip
    c.multiply(c.mask(oval(472, 474, 24, 20), soft=6) & tail, (0.22, 0.06, 35), 0.9)
    c.multiply(hood.blur(8).move(-8, 12), (0.22, 0.06, 40), 0.5)
    folds = [
        ([(470, 366, 4), (506, 400, 14), (530, 480, 6)], 7.0),
        ([(510, 340, 4), (558, 390, 14), (566, 470, 6)], 7.0),
        ([(450, 492, 4), (516, 484, 10), (588, 450, 5)], -8.0),
        ([(490, 370, 4), (520, 420, 9), (516, 470, 4)], -7.0),
    ]
    garment(c, hood, _SHAWL, folds, thickness=56, rim=0, gain=0.9, shadow=14, weave=0.1, detail=0.5)
    c.multiply((hood | tail) * smoothstep(-20, 110, c.x - 480), (0.36, 0.08, 40), 0.6)
    warm(c, hood | tail, 0.6)

    def fringe(pen: Pen) -> None:
        edge = [(424, 590), (450, 600), (474, 618), (500, 640), (524, 668), (548, 700), (562, 668), (576, 636)]
        for k in range(7):
            for j in range(4):
                t = j / 4
                x = edge[k][0] + (edge[k + 1][0] - edge[k][0]) * t
                y = edge[k][1] + (edge[k + 1][1] - edge[k][1]) * t
                pen.stroke([(x, y - 4), (x - 1 + 3 * (j % 2), y + 14), (x - 3, y + 26)], (0.5, 0.1, 62), 3.2)

    c.draw(fringe, detail=0.6)


def _near_arm(c: Canvas) -> None:
    """The near arm goes down and back: its mitten lies flat on the boards."""
    sleeve = c.mask(
        curve([(520, 520), (570, 490), (594, 560), (600, 650), (602, 730), (570, 744), (552, 690), (530, 620)])
    )
    c.multiply(sleeve.blur(9).move(-12, 12), (0.22, 0.07, 268), 0.6)
    folds = [
        ([(540, 640, 4), (570, 650, 9), (598, 634, 4)], -7.0),
        ([(546, 690, 4), (574, 694, 8), (598, 684, 4)], -6.0),
        ([(550, 580, 6), (566, 640, 16), (576, 720, 8)], 7.0),
    ]
    garment(c, sleeve, (0.37, 0.08, 262), folds, thickness=40, rim=0, gain=0.9, shadow=10, weave=0, detail=0.45)
    cuff = c.mask(limb([(556, 738, 11), (578, 744, 13), (600, 734, 11)], 16))
    garment(c, cuff, _SHAWL, [], thickness=14, rim=0, gain=0.7, detail=0.5)
    mitt = c.mask(curve([(558, 748), (554, 786), (560, 820), (576, 836), (594, 826), (602, 790), (602, 744)]))
    thumb = c.mask(limb([(566, 762, 12), (550, 786, 12), (544, 806, 10)], 16))
    c.multiply((mitt | thumb).blur(5).move(4, 10), (0.24, 0.07, 250), 0.6)
    garment(c, mitt | thumb, _MITTEN, [([(560, 766, 3), (568, 800, 5), (570, 826, 2)], -4)], thickness=26, rim=0,
            gain=0.8, weave=0, detail=0.55)  # fmt: skip
    warm(c, sleeve | mitt, 0.7)
