"""The woman who leans: boots, skirt, coat, arms."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import knit
from art.painting.motifs.folds import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval, polygon

_COAT: Colour = (0.42, 0.095, 262)
_OCHRE: Colour = (0.74, 0.12, 78)
_SHADE: Colour = (0.36, 0.09, 262)


def body(c: Canvas) -> None:
    """Paint all of her but the face."""
    _shadow(c)
    _boot(c, 262, 908, 168, 1046, "far", 0.14)
    _boot(c, 338, 930, 232, 1084, "near", 0.0)
    _skirt(c)
    _far_arm(c)
    _coat(c)
    _near_arm(c)


def _shadow(c: Canvas) -> None:
    ground = c.mask(
        curve([(150, 1060), (240, 1040), (360, 1030), (500, 1010), (620, 1090), (520, 1120), (300, 1112), (190, 1090)]),
        soft=7,
    )
    c.multiply(ground, (0.56, 0.1, 256), 0.72)
    cast = c.mask(curve([(560, 450), (600, 520), (606, 700), (604, 900), (560, 1000), (500, 960), (520, 700)]), soft=9)
    c.multiply(cast, (0.46, 0.09, 240), 0.62)


def _boot(c: Canvas, x0: float, y0: float, x1: float, y1: float, seed: str, haze: float) -> None:
    """A felt boot from the shin (x0, y0) to the toe (x1, y1): heel dug in, toe up a little."""
    ax, ay = x1 + 78, y1 - 36
    leg = curve(
        [
            (x0 - 44, y0, CORNER),
            (x0 + 40, y0 + 6, CORNER),
            (ax + 42, ay - 30),
            (ax + 40, ay + 20),
            (ax + 44, y1 + 10, CORNER),
            (ax - 10, y1 + 4),
            (x1 + 20, y1 - 4),
            (x1 - 10, y1 - 22),
            (x1 + 2, y1 - 48),
            (x1 + 30, y1 - 58),
            (ax - 36, ay - 40),
        ],
        pull=0.34,
    )
    m = c.mask(leg, wobble=1)
    lines = [
        ([(ax - 40, ay - 38, 7), (ax, ay - 24, 8), (ax + 36, ay - 26, 6)], 6.0),
        ([(ax - 44, ay - 60, 6), (ax - 4, ay - 50, 8), (ax + 34, ay - 56, 6)], 5.0),
        ([(x1 + 30, y1 - 40, 8), (x1 + 60, y1 - 26, 8)], 3.0),
    ]
    garment(c, m, (0.46, 0.05, 55), lines, thickness=44, seed=f"boot{seed}", bias=0.02 - haze, rim=0.2)
    sole = c.mask(
        curve(
            [
                (x1 - 8, y1 - 24),
                (x1 + 20, y1 - 6),
                (ax - 10, y1 + 2),
                (ax + 45, y1 + 8, CORNER),
                (ax + 46, y1 + 20, CORNER),
                (ax - 14, y1 + 14),
                (x1 + 12, y1 + 6),
            ]
        )
    )
    c.form(sole, (0.3, 0.04, 40), thickness=8, rim=0.1, detail=0.4)
    c.glaze(m, (0.8, 0.05, 245), haze)
    heap = c.mask(
        curve([(ax - 20, y1 + 20), (ax + 30, y1 - 2), (ax + 70, y1 - 8), (ax + 104, y1 + 14), (ax + 40, y1 + 30)]),
        wobble=3,
    )
    c.form(heap, (0.93, 0.02, 240), thickness=18, rim=0.1, mottle=0.03, detail=0.3)


def _skirt(c: Canvas) -> None:
    m = c.mask(
        curve(
            [
                (258, 900, CORNER),
                (500, 900, CORNER),
                (494, 1004),
                (480, 1024, CORNER),
                (420, 1016),
                (340, 990),
                (262, 966, CORNER),
                (256, 940),
            ],
            pull=0.3,
        )
    )
    lines = [([(300 + 34 * k, 900, 8), (296 + 35 * k, 960, 10), (290 + 36 * k, 1020, 11)], 7.0) for k in range(6)]
    garment(c, m, (0.52, 0.15, 24), lines, thickness=40, seed="skirt", bias=-0.02, rim=0.1)
    c.multiply(m * smoothstep(980, 920, c.y), _SHADE, 0.5)


def _coat(c: Canvas) -> None:
    back = [(534, 446), (556, 500), (563, 570), (556, 650), (540, 720), (548, 790), (538, 850), (522, 920)]
    hem = [(512, 992, CORNER), (470, 990), (430, 968), (380, 962), (330, 938), (286, 930), (246, 912, CORNER)]
    front = [(276, 850), (312, 770), (352, 700), (372, 640), (372, 580), (392, 526), (430, 480), (446, 456)]
    m = c.mask(curve([*back, *hem, *front], pull=0.34), wobble=0.8)
    pulls = [
        ([(470, 712, 7), (420, 800, 12), (380, 880, 17), (352, 960, 20)], 11.0),
        ([(486, 716, 7), (462, 810, 13), (446, 890, 18), (436, 980, 21)], 12.0),
        ([(500, 722, 7), (502, 820, 12), (498, 900, 16), (494, 990, 20)], 11.0),
        ([(440, 706, 7), (372, 780, 12), (324, 850, 17), (290, 930, 20)], 10.0),
        ([(404, 700, 6), (350, 760, 9), (306, 820, 12)], 6.0),
        ([(520, 740, 6), (536, 800, 9), (530, 880, 12)], 7.0),
        ([(398, 700, 7), (450, 716, 9), (536, 712, 7)], 9.0),
        ([(400, 720, 5), (450, 736, 7), (530, 732, 5)], -8.0),
        ([(430, 500, 7), (410, 570, 10), (408, 650, 8)], 6.0),
        ([(520, 500, 8), (528, 580, 10), (512, 680, 8)], 6.0),
    ]
    garment(c, m, _COAT, pulls, thickness=120, seed="coat", bias=0.02, rim=0.22, shadow=36)
    # The side that leans goes under; the front takes the snow's light.
    c.multiply(m * smoothstep(450, 560, c.x + 0.08 * (c.y - 600)), _SHADE, 0.34)
    c.screen(m.edge(-7, -3, 4), (0.9, 0.05, 235), 0.35)
    seam = [(428, 482), (392, 570), (388, 680), (346, 780), (300, 860), (268, 918)]

    def buttons(pen: Pen) -> None:
        pen.stroke(seam, (0.26, 0.08, 265), 2.6, 0.7)
        pen.stroke([(x - 3, y) for x, y in seam], (0.62, 0.09, 258), 1.6, 0.5)
        for x, y in ((366, 748), (330, 812), (296, 872)):
            pen.fill(oval(x + 8, y, 6.5, 8), (0.7, 0.1, 78))

    c.draw(buttons, relief=2, clip=m, detail=0.5)
    belt = c.mask(limb([(392, 690, 13), (450, 706, 13), (544, 700, 13)], 20)) & m
    c.form(belt, (0.36, 0.09, 262), thickness=9, rim=0.25, detail=0.45)


def _sleeve(
    c: Canvas, m: Mask, lines: list[tuple[list[tuple[float, float, float]], float]], seed: str, bias: float
) -> None:
    c.multiply((m.move(7, 9).blur(7)), _SHADE, 0.5)
    garment(c, m, _COAT, lines, thickness=56, seed=seed, bias=bias, rim=0.2, shadow=24)


def _mitten(c: Canvas, parts: list[Path], angle: float) -> None:
    for part in parts:
        m = c.mask(part, wobble=0.8)
        c.multiply(m.move(3, 5).blur(4), _SHADE, 0.45)
        knit(c, m, _OCHRE, stitch=6.5, angle=angle, thickness=26, detail=0.55)


def _far_arm(c: Canvas) -> None:
    """The far arm, bent, holds up a key before her; most of its upper half is behind her breast."""
    upper = c.mask(limb([(446, 520, 40), (410, 590, 42), (384, 644, 40), (372, 660, 37)], 30))
    _sleeve(c, upper, [([(350, 640, 6), (372, 652, 8), (400, 640, 6)], 6.0)], "farup", -0.1)
    fore = c.mask(limb([(374, 660, 38), (358, 622, 34), (346, 580, 29), (343, 564, 28)], 30))
    _sleeve(
        c,
        fore,
        [
            ([(334, 640, 6), (360, 644, 8), (396, 634, 6)], 7.0),
            ([(330, 616, 6), (354, 622, 8), (384, 612, 6)], 6.0),
            ([(322, 588, 5), (346, 594, 7), (372, 586, 5)], 5.0),
        ],
        "far",
        -0.02,
    )
    key = (332.0, 486.0)

    def iron(pen: Pen) -> None:
        tone = (0.27, 0.03, 60)
        x, y = key
        pen.stroke([(x + 4, y + 44), (x - 2, y - 2), (x - 9, y - 62)], tone, 8)
        bit = [(x - 8, y - 60), (x - 40, y - 55), (x - 39, y - 45), (x - 27, y - 46), (x - 26, y - 39)]
        bit += [(x - 37, y - 37), (x - 36, y - 24), (x - 24, y - 26), (x - 23, y - 19), (x - 3, y - 22)]
        pen.fill(polygon(bit), tone)
        pen.stroke([(x - 7, y + 8), (x + 9, y + 6)], tone, 5)
        pen.dot(x - 10, y - 66, 6.5, tone)

    c.draw(iron, relief=5, detail=0.85)
    _mitten(c, [curve([(314, 548), (304, 520), (312, 494), (338, 484), (364, 494), (372, 522), (366, 550)])], 96)

    def bends(pen: Pen) -> None:
        for x, y in ((322, 504), (338, 500), (353, 504)):
            pen.stroke([(x, y - 8), (x - 2, y + 10), (x + 1, y + 24)], (0.5, 0.1, 65), 3.0, 0.5)

    c.draw(bends, soft=1.4, detail=0.6)
    thumb = c.mask(limb([(364, 540, 16), (350, 518, 15), (328, 508, 13), (316, 511, 10)], 20))
    c.multiply(thumb.move(-2, 9).blur(5), (0.4, 0.1, 60), 0.6)
    _mitten(c, [limb([(364, 540, 16), (350, 518, 15), (328, 508, 13), (316, 511, 10)], 20)], 10)
    band = c.mask(
        curve([(308, 540, CORNER), (342, 550), (374, 542, CORNER), (374, 572), (342, 582), (312, 572)]), wobble=0.6
    )
    c.multiply(band.move(2, 5).blur(4), _SHADE, 0.45)
    knit(c, band, (0.55, 0.16, 26), stitch=5, angle=90, thickness=18, detail=0.6)


def _near_arm(c: Canvas) -> None:
    """The near arm, down and back: its hand lies flat on the boards behind her."""
    m = c.mask(limb([(500, 506, 42), (520, 556, 44), (540, 612, 39), (556, 664, 33), (570, 704, 30)], 40))
    _sleeve(
        c,
        m,
        [
            ([(470, 520, 6), (500, 560, 9), (516, 610, 7)], 6.0),
            ([(500, 606, 6), (536, 622, 9), (574, 606, 6)], 8.0),
            ([(506, 632, 6), (542, 644, 9), (582, 630, 6)], 7.0),
            ([(504, 588, 5), (530, 596, 7), (556, 586, 5)], 5.0),
            ([(524, 662, 6), (556, 676, 8), (584, 664, 6)], 6.0),
            ([(532, 690, 5), (562, 700, 7), (592, 688, 5)], 5.0),
            ([(524, 520, 7), (540, 560, 9), (556, 600, 7)], 4.0),
        ],
        "near",
        0.05,
    )
    hand = [
        *((552, 742), (562, 720), (602, 716), (618, 744), (628, 790), (630, 824), (620, 846), (604, 850)),
        *((590, 838), (582, 806), (566, 776)),
    ]
    thumb = [(566, 750, 14), (558, 778, 13), (560, 800, 11), (566, 810, 8)]
    shape = c.mask(curve(hand)) | c.mask(limb(thumb, 20))
    c.multiply(shape.move(9, 12).blur(6), (0.36, 0.08, 200), 0.6)
    _mitten(c, [limb(thumb, 20)], 80)
    _mitten(c, [curve(hand)], 76)
    band = c.mask(
        curve([(540, 716, CORNER), (572, 708), (602, 694, CORNER), (612, 722), (584, 738), (550, 746, CORNER)]),
        wobble=0.6,
    )
    c.multiply(band.move(2, 6).blur(4), _SHADE, 0.45)
    knit(c, band, (0.55, 0.16, 26), stitch=5, angle=70, thickness=18, detail=0.6)
