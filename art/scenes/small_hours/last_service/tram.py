"""The tram of Last Service, seen from the sea's floor: its front, its dark underside, the driver in the middle pane."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, smoothstep
from art.painting.light import Lamp
from art.painting.materials import metal
from art.painting.motifs.corals import staghorn
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, circle, curve, limb, oval, polygon

LAMP = (400.0, 806.0)
_RED: Colour = (0.5, 0.17, 28)
_CREAM: Colour = (0.86, 0.06, 88)


def _mirrored(half: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Return an outline given on the left (from top to bottom, x away from the middle), both sides."""
    left = [(400 - p[0], *p[1:]) for p in half]
    return left + [(400 + p[0], *p[1:]) for p in reversed(half)]


def tram(c: Canvas) -> None:
    """Paint it back to front."""
    _below(c)
    body = c.mask(
        curve(
            _mirrored(
                [(0, 476), (120, 482), (168, 504), (188, 548), (196, 640), (200, 740), (194, 830), (184, 872, CORNER)]
            )
        )
    )
    relief = c.relief(body, 90, smooth=4)
    c.form(relief, _CREAM, mottle=0.12, grain=18, rim=0.12, detail=0.7)
    skirt = c.mask(
        curve(
            [
                (160, 712, CORNER),
                (260, 716),
                (400, 748),
                (540, 716),
                (640, 712, CORNER),
                (640, 900, CORNER),
                (160, 900, CORNER),
            ]
        )
    )
    skirt = skirt & body
    c.form(relief.within(skirt), _RED, mottle=0.14, grain=14, gloss=0.1, rim=0.1, detail=0.7)
    at = body.where
    rust = smoothstep(0.56, 0.74, c.field("weather", 34, 5)[at]) * (0.25 + 0.75 * smoothstep(700, 880, c.y[at]))
    c.form(
        relief.within(body * np.asarray(rust, np.float32)), (0.42, 0.08, 160), mottle=0.2, grain=6, rim=0.0, detail=0.6
    )
    band = c.mask(limb([(206, 716, 5), (262, 719, 5), (400, 750, 5.5), (538, 719, 5), (594, 716, 5)], 50))
    c.shadow(band, 0, 4, 3, 0.5)
    c.form(band, (0.84, 0.1, 82), thickness=6, rim=0.2, detail=0.75)
    c.multiply(body * np.asarray(smoothstep(770, 880, c.y), np.float32), (0.34, 0.08, 270), 0.62)
    c.multiply(body * np.asarray(smoothstep(96, 200, np.abs(c.x - 400)), np.float32), (0.42, 0.08, 245), 0.5)
    _cab(c)
    _roof(c)
    _lamp(c)
    fender = c.mask(curve(_mirrored([(0, 872), (120, 868), (200, 858, CORNER), (204, 882), (130, 896), (0, 902)])))
    c.shadow(fender, 0, -6, 5, 0.5)
    c.form(fender, (0.3, 0.04, 235), thickness=16, rim=0.15, gloss=0.2, detail=0.7)
    _growth(c)


def _below(c: Canvas) -> None:
    """Floor plates, axles and wheels, all in the tram's own shade; silt runs off them."""
    plate = c.mask(polygon([(204, 866), (596, 866), (492, 956), (308, 956)]))
    c.fill(plate, (0.15, 0.045, 245), detail=0.9, mottle=0.1)

    def beams(pen: Pen) -> None:
        for k in range(6):
            t = k / 5
            y, half = 872 + 80 * t, 190 - 98 * t
            pen.stroke([(400 - half, y), (400 + half, y)], (0.27, 0.055, 232), 8 - 4 * t, 0.7)
        for q in (-0.4, 0.4):
            pen.stroke([(400 + 200 * q, 868), (400 + 96 * q, 956)], (0.3, 0.06, 230), 6, 0.7)

    c.draw(beams, detail=0.9)
    for y, half, w, h in ((956.0, 84.0, 10.0, 30.0), (912.0, 138.0, 19.0, 58.0)):
        axle = c.mask(limb([(400 - half, y, h * 0.14), (400 + half, y, h * 0.14)], 8))
        c.form(axle, (0.28, 0.04, 240), thickness=8, rim=0.1, detail=0.6)
        for way in (-1, 1):
            x = 400 + way * half
            c.form(
                c.mask(oval(x - way * w * 0.6, y, w * 0.8, h * 1.1)),
                (0.26, 0.04, 240),
                thickness=8,
                rim=0.1,
                detail=0.65,
            )
            c.form(c.mask(oval(x, y, w, h)), (0.36, 0.05, 60), thickness=12, rim=0.15, mottle=0.2, grain=8, detail=0.7)
    c.multiply(plate * np.asarray(smoothstep(940, 868, c.y), np.float32), (0.3, 0.07, 240), 0.45)
    r = c.rng("silt")
    for _ in range(14):
        x = 400 + float(r.uniform(-150, 150))
        y = 950 + float(r.uniform(0, 16))
        long = float(r.uniform(40, 120))
        fall = limb(
            [(x, y, 2.5), (x + float(r.normal(0, 5)), y + long * 0.5, 6), (x + float(r.normal(0, 9)), y + long, 12)], 20
        )
        c.glaze(c.mask(fall, soft=7), (0.72, 0.07, 150), float(r.uniform(0.08, 0.2)))


def _roof(c: Canvas) -> None:
    roof = c.mask(
        curve(
            _mirrored(
                [(0, 438), (96, 442), (160, 462), (196, 500), (206, 530, CORNER), (172, 508), (110, 492), (0, 488)]
            )
        )
    )
    c.shadow(roof, 0, 12, 8, 0.55)
    c.form(roof, (0.34, 0.07, 215), thickness=34, mottle=0.14, rim=0.2, detail=0.7)
    c.screen(roof & c.full(smoothstep(474, 440, c.y)), (0.85, 0.08, 170), 0.35)
    plate = c.mask(box(338, 500, 124, 28, 8))
    c.shadow(plate, 0, 4, 4, 0.5)
    c.form(plate, (0.26, 0.05, 250), thickness=5, rim=0.1, detail=0.8)
    c.form(c.mask(box(346, 506, 108, 16, 5)), (0.9, 0.07, 90), thickness=3, rim=0.0, detail=0.8)


def _panes() -> list[Path]:
    left = curve(
        [
            (222, 704, CORNER),
            (219, 640),
            (226, 566, CORNER),
            (234, 546),
            (252, 540, CORNER),
            (300, 540, CORNER),
            (300, 716, CORNER),
        ],
        pull=0.3,
    )
    right = curve(
        [
            (578, 704, CORNER),
            (581, 640),
            (574, 566, CORNER),
            (566, 546),
            (548, 540, CORNER),
            (500, 540, CORNER),
            (500, 716, CORNER),
        ],
        pull=0.3,
    )
    middle = curve(
        [(316, 720, CORNER), (316, 540, CORNER), (484, 540, CORNER), (484, 720, CORNER), (400, 738)], pull=0.3
    )
    return [left, middle, right]


def _cab(c: Canvas) -> None:
    """Warm panes; an octopus fills the middle one and lays its arms over the sill."""
    panes = _panes()
    inside = c.mask(*panes)
    c.form(inside.grow(7), (0.36, 0.07, 45), thickness=6, rim=0.1, detail=0.75)
    at = inside.where
    glow = np.exp(-((c.x[at] - 400) ** 2 / 190**2 + (c.y[at] - 600) ** 2 / 100**2))
    c.fill(inside, pick(c.tones((0.76, 0.15, 74), 0.75), np.asarray(0.24 + 0.5 * glow, np.float32)), detail=0.85)
    c.multiply(inside - inside.move(0, 16).blur(6), (0.4, 0.1, 40), 0.6)
    c.emit(inside, 0.12)

    def seats(pen: Pen) -> None:
        for x in (236, 268, 526, 558):
            pen.fill(
                curve([(x - 13, 716, CORNER), (x - 12, 668), (x, 654), (x + 12, 668), (x + 13, 716, CORNER)]),
                (0.42, 0.12, 40),
                0.6,
            )

    c.draw(seats, detail=0.7, clip=inside, soft=1.0)
    _octopus(c, inside)
    for x in (262.0, 536.0):
        c.screen(
            c.mask(polygon([(x - 10, 540), (x + 8, 540), (x - 20, 716), (x - 38, 716)]), soft=3) & inside,
            (0.92, 0.05, 170),
            0.3,
        )
    c.multiply(inside.edge(2, -4, 2), (0.3, 0.08, 40), 0.4)


def _octopus(c: Canvas, inside: object) -> None:
    del inside
    skin: Colour = (0.5, 0.18, 12)
    c.lamps.append(Lamp(x=400, y=560, z=60, reach=90, colour=(0.9, 0.13, 78), power=0.35))
    back = Clay(c, (300, 520, 500, 760), melt=6)
    back.limb([(366, 690, 17), (330, 676, 14), (322, 640, 11), (340, 612, 8), (352, 622, 6)], n=40)
    c.form(back.relief(0.7), mix(skin, (0.3, 0.12, 350), 0.35), rim=0.15, mottle=0.14, grain=6, detail=0.9)
    head = Clay(c, (300, 510, 520, 770), melt=12)
    head.limb([(420, 610, 60), (412, 634, 55), (400, 668, 39), (400, 696, 34)], n=30)
    head.ball(374, 662, 20, 17, z=18)
    head.ball(428, 662, 20, 17, z=18)
    relief = head.relief(1.0, 0.8)
    c.form(relief, skin, rim=0.15, mottle=0.13, grain=9, detail=0.9, shadow=20)
    arms = Clay(c, (280, 590, 600, 860), melt=6)
    for spine in (
        [
            (386, 700, 20, 10),
            (350, 716, 17, 10),
            (322, 734, 14, 10),
            (306, 764, 10, 8),
            (320, 784, 7, 8),
            (336, 774, 5, 8),
        ],
        [(394, 706, 19, 14), (376, 736, 15, 14), (364, 770, 11, 12), (346, 796, 8, 10), (330, 806, 5, 8)],
        [
            (408, 706, 19, 14),
            (432, 736, 15, 14),
            (448, 762, 11, 12),
            (470, 776, 8, 10),
            (486, 764, 5, 8),
            (478, 752, 4, 8),
        ],
        [
            (416, 700, 19, 12),
            (456, 712, 15, 12),
            (490, 724, 12, 12),
            (508, 716, 10, 12),
            (520, 690, 8.5, 12),
            (518, 656, 7.5, 12),
            (528, 628, 6, 12),
            (546, 620, 4.6, 12),
            (550, 634, 3.4, 12),
        ],
    ):
        arms.limb(spine, n=44)
    laid = arms.mask()
    c.shadow(laid, 2, 9, 5, 0.6)
    c.form(arms.relief(0.8), skin, rim=0.15, mottle=0.12, grain=8, detail=0.92)
    c.lamps.clear()
    r = c.rng("suckers")

    def look(pen: Pen) -> None:
        for x, y, lid in ((374, 662, 0.0), (428, 662, 2.5)):
            pen.fill(oval(x, y, 11, 7.5), (0.8, 0.12, 78))
            pen.fill(oval(x + 2, y + 1, 8, 2.6), (0.12, 0.03, 40))
            pen.stroke([(x - 14, y - 1 + lid), (x - 2, y - 7 + lid), (x + 14, y - 4 + lid)], (0.38, 0.15, 8), 6)

        for px, py, q in (
            (306, 760, 3),
            (311, 776, 2.6),
            (318, 739, 3.4),
            (366, 768, 2.8),
            (372, 748, 3.2),
            (440, 752, 3),
            (452, 768, 2.6),
            (522, 684, 2.6),
            (521, 664, 2.4),
            (526, 640, 2),
        ):
            pen.dot(px, py, q, (0.84, 0.09, 30), 0.85)

    def spots(pen: Pen) -> None:
        for _ in range(30):
            px, py = 412 + 34 * float(r.normal()), 622 + 22 * float(r.normal())
            pen.dot(px, py, float(r.uniform(1.5, 4.5)), (0.4, 0.16, 5), 0.4)

    c.draw(spots, detail=0.95, clip=relief.mask - laid, soft=0.6)
    c.draw(look, relief=2, detail=0.95)
    cap = c.mask(
        curve([(368, 580, CORNER), (362, 556), (392, 536), (436, 532), (474, 546), (470, 574, CORNER), (420, 586)])
    )
    c.shadow(cap, 0, 8, 5, 0.55)
    c.form(cap, (0.3, 0.1, 262), thickness=26, rim=0.12, detail=0.92)
    band = c.mask(
        curve([(366, 566, CORNER), (420, 574), (472, 560, CORNER), (470, 576, CORNER), (420, 590), (368, 582, CORNER)])
    )
    c.form(band, (0.2, 0.06, 262), thickness=8, rim=0.1, detail=0.92)
    peak = c.mask(
        curve([(364, 582, CORNER), (400, 586), (446, 582), (474, 574, CORNER), (470, 592), (424, 604), (380, 598)])
    )
    c.shadow(peak, 0, 6, 4, 0.5)
    c.form(peak, (0.15, 0.04, 262), thickness=8, rim=0.1, gloss=0.3, detail=0.92)
    c.draw(lambda pen: pen.fill(oval(420, 560, 9, 8), (0.84, 0.13, 82)), relief=3, detail=0.92)


def _lamp(c: Canvas) -> None:
    x, y = LAMP
    ring = c.mask(circle(x, y, 42))
    c.shadow(ring, 0, 8, 6, 0.5)
    metal(c, ring, (0.6, 0.1, 75), thickness=16)
    glass = c.mask(circle(x, y, 32))
    c.fill(glass, (0.98, 0.06, 95), detail=0.95)
    c.emit(glass, 0.8)
    for way in (-1, 1):
        metal(c, c.mask(circle(x + way * 142, y + 6, 17)), (0.55, 0.09, 60), thickness=8)


def _growth(c: Canvas) -> None:
    """What forty years on the bottom leave: weed that hangs from roof and fender, barnacles, one coral."""
    r = c.rng("growth")
    for x, y, h in (
        (216.0, 524.0, 130.0),
        (590.0, 522.0, 100.0),
        (212.0, 884.0, 120.0),
        (588.0, 884.0, 90.0),
    ):
        for k in range(5):
            bx, way = x + (k - 2) * 7, float(r.normal(0, 10))
            long = h * float(r.uniform(0.55, 1.1))
            weed = c.mask(
                limb(
                    [
                        (bx, y - 4, 4.5),
                        (bx + way, y + long * 0.4, 4.2),
                        (bx - way * 0.4, y + long * 0.75, 3),
                        (bx + way * 0.7, y + long, 0.8),
                    ],
                    18,
                )
            )
            c.form(weed, mix((0.34, 0.08, 155), (0.56, 0.12, 125), float(r.random())), rim=0.15, detail=0.65)
    for _ in range(80):
        way = -1 if r.random() < 0.5 else 1
        x, y = 400 + way * (150 + 44 * abs(float(r.normal()))), float(r.uniform(770, 866))
        if abs(x - 400) > 192:
            continue
        q = float(r.uniform(2.4, 6))
        c.form(c.mask(circle(x, y, q)), (0.74, 0.04, 120), thickness=q, rim=0.1, detail=0.65)
        c.fill(c.mask(circle(x, y - q * 0.15, q * 0.4)), (0.24, 0.05, 220), 0.85)
    staghorn(c, 262, 466, 52, (0.62, 0.18, 28), seed="roof-a", levels=2)
