"""The boy, seen from behind: one dark coat with its collar up, a bowed head turned away, one red ear."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place
from art.painting.stamps import sampled, strew

_COAT: Final = (0.315, 0.06, 232)
_DEEP: Final = (0.19, 0.05, 245)
_PALE: Final = (0.52, 0.065, 215)
_HAIR: Final = (0.27, 0.045, 48)
_SKIN: Final = (0.76, 0.085, 50)
_FLUSH: Final = (0.6, 0.16, 28)

_LEFT: Final = ((352, 566), (288, 590), (242, 650), (212, 744), (196, 838), (200, 900), (214, 960), (196, 1080))
_HEM: Final = ((170, 1220, CORNER), (716, 1220, CORNER))
_RIGHT: Final = ((690, 1080), (664, 960), (676, 880), (668, 790), (640, 690), (596, 614), (528, 572), (440, 556))


def _outline(c: Canvas) -> Mask:
    return c.mask(curve([*_LEFT, *_HEM, *_RIGHT], pull=0.36))


def coat(c: Canvas) -> None:
    """Paint the coat: one mass, its folds laid over it as broad strokes of dark and of pale."""
    m = _outline(c)
    body = c.relief(m, 150, smooth=10)
    c.form(body, _COAT, rim=0.0, gain=0.5, mottle=0.05, grain=40, depth=0.7, detail=0.3)
    c.multiply(m * np.asarray(smoothstep(520, 190, c.x), np.float32), _DEEP, 0.55)
    c.multiply(m * np.asarray(smoothstep(760, 1200, c.y)[m.where], np.float32), _DEEP, 0.55)
    fall: tuple[tuple[Points, float, float], ...] = (
        (((424, 900, 3), (408, 990, 11), (392, 1100, 15), (372, 1220, 16)), 9, 0.6),
        (((520, 890, 3), (536, 1000, 10), (556, 1110, 14), (580, 1220, 16)), 9, 0.55),
    )
    for line, soft, share in fall:
        c.multiply(c.mask(limb(line, 40), soft=soft) & m, _DEEP, share)
    light: tuple[tuple[Points, float, float], ...] = (
        (((470, 640, 14), (486, 740, 26), (480, 830, 12)), 22, 0.2),
        (((464, 920, 8), (472, 1020, 18), (480, 1200, 20)), 14, 0.25),
        (((610, 1010, 6), (634, 1080, 14), (650, 1220, 14)), 10, 0.15),
    )
    for line, soft, share in light:
        c.glaze(c.mask(limb(line, 40), soft=soft) & m, _PALE, share)
    _sleeve(c, m, ((578, 640, 56), (612, 740, 60), (616, 850, 54), (602, 960, 44)), -1.0)
    _sleeve(c, m, ((322, 650, 70), (290, 760, 70), (288, 860, 62), (306, 980, 50)), 1.0)
    c.glaze(m.edge(6, -5, 3) * np.asarray(smoothstep(420, 560, c.x), np.float32), _PALE, 0.45)
    _nap(c, m)
    _belt(c, m)
    _collar(c)


def _sleeve(c: Canvas, trunk: Mask, spine: Points, way: float) -> None:
    """A sleeve that hangs straight and goes into its pocket; its cap melts into the shoulder."""
    m = c.mask(limb(spine, 60)) & trunk
    low = np.asarray(smoothstep(630, 740, c.y) * smoothstep(1010, 900, c.y), np.float32)
    c.multiply((m.blur(9).move(9 * way, 8) - m) * low & trunk, _DEEP, 0.8)
    ends = smoothstep(630, 720, c.y) * (1.0 if way > 0 else smoothstep(960, 900, c.y))
    part = m * np.asarray(ends[m.where], np.float32)
    c.form(c.relief(m, 60, smooth=8).within(part), _COAT, rim=0.0, gain=0.42, mottle=0.05, depth=0.7, detail=0.3)
    if way > 0:
        c.multiply(part * np.asarray(smoothstep(350, 225, c.x)[m.where], np.float32), _DEEP, 0.6)
    inner = m.edge(7 * way, 1, 5) * low
    c.glaze(inner, _PALE, 0.35 if way > 0 else 0.0)
    x = spine[2][0]
    for y, lean in ((800, 16), (836, 4), (890, -12)):
        crease = limb([(x - 44 * way, y + lean, 2), (x - 6 * way, y + 10, 6), (x + 40 * way, y - lean, 2)], 24)
        c.multiply(c.mask(crease, soft=5) & m, _DEEP, 0.5)


def _nap(c: Canvas, m: Mask) -> None:
    """Dry strokes down the cloth, a little paler and a little darker than what they cross."""
    r = c.rng("nap")
    n = 900
    x, y = r.uniform(170, 720, n), r.uniform(560, 1220, n)
    well = sampled(c, m.grow(-22).blur(2).whole(), x, y) > 0.95
    x, y = x[well], y[well]
    n = len(x)
    spread = (x - 450) / 250
    angle = 1.57 - 0.22 * spread * np.where(y > 900, 1.0, -0.6) + r.normal(0, 0.07, n)
    under = sampled(c, c.layer.rgb, x, y)
    tones = np.asarray(np.clip(under * r.uniform(0.72, 1.34, (n, 1)), 0, 1), np.float32)
    strew(c, "bristle", x, y, r.uniform(50, 120, n), angle, tones, seed="nap", alpha=0.3, detail=0.35, clip=m)


def _belt(c: Canvas, m: Mask) -> None:
    """The half belt at the back, a button at either end."""
    strap = c.mask(
        curve([(372, 846, CORNER), (460, 858), (550, 846, CORNER), (552, 880, CORNER), (460, 894), (372, 880, CORNER)])
    )
    c.multiply(strap.blur(6).move(-5, 8) & m, _DEEP, 0.65)
    c.fill(strap, (0.34, 0.06, 230), detail=0.5, mottle=0.06)
    c.multiply(strap * np.asarray(smoothstep(520, 340, c.x), np.float32), _DEEP, 0.35)
    c.glaze(strap.edge(0, -4, 2), _PALE, 0.5)
    for x, y in ((392.0, 866.0), (532.0, 865.0)):
        button = c.mask(oval(x, y, 9.5, 9.5))
        c.multiply(button.blur(3).move(-2, 3), _DEEP, 0.7)
        c.fill(button, (0.5, 0.09, 58), detail=0.7)
        c.glaze(button.edge(3, -3, 2), (0.8, 0.09, 75), 0.6)


def _collar(c: Canvas) -> None:
    """The collar, turned up as high as it will go."""
    m = c.mask(
        curve(
            [
                (318, 604, CORNER),
                (322, 540),
                (338, 496, CORNER),
                (380, 514),
                (456, 524),
                (530, 500),
                (554, 474, CORNER),
                (568, 540),
                (572, 612, CORNER),
                (450, 640),
            ],
            pull=0.34,
        )
    )
    c.multiply(m.blur(9).move(-6, 14), _DEEP, 0.7)
    c.form(c.relief(m, 40, smooth=6), _COAT, rim=0.0, gain=0.5, mottle=0.05, grain=40, depth=0.7, detail=0.3)
    c.multiply(m * np.asarray(smoothstep(500, 320, c.x), np.float32), _DEEP, 0.5)
    c.glaze(m.edge(2, -6, 3), _PALE, 0.55)
    c.glaze(m.edge(5, -3, 3) * np.asarray(smoothstep(480, 560, c.x), np.float32), _PALE, 0.4)


def head(c: Canvas) -> None:
    """Paint the head, bowed: a cheek that is almost lost, the hair, the ear that gives him away."""
    with c.group() as bowed:
        _face(c)
        _hair(c)
        _ear(c)
    turn = math.radians(9)
    dx, dy = c.x - 450, c.y - 540
    c.paste(
        bowed,
        bend=(450 + dx * math.cos(turn) - dy * math.sin(turn), 540 + dx * math.sin(turn) + dy * math.cos(turn)),
    )


def _face(c: Canvas) -> None:
    face = c.mask(
        curve(
            [
                (380, 330),
                (346, 384),
                (342, 424, CORNER),
                (336, 446),
                (318, 474),
                (322, 508),
                (350, 570),
                (470, 570),
                (470, 340),
            ]
        )
    )
    c.fill(face, _SKIN, detail=0.8, mottle=0.04)
    c.glaze(c.mask(oval(352, 482, 40, 34), soft=16) & face, _FLUSH, 0.5)
    c.multiply(face * np.asarray(smoothstep(500, 570, c.y)[face.where], np.float32), (0.62, 0.1, 32), 0.6)
    c.multiply(face * np.asarray(smoothstep(364, 430, c.x)[face.where], np.float32), (0.6, 0.1, 30), 0.5)
    lash = limb([(352, 436, 1.4), (338, 444, 2.4), (326, 446, 1.6), (318, 442, 0.5)], 20)
    c.fill(c.mask(lash), (0.26, 0.05, 40), detail=0.8)


def _hair(c: Canvas) -> None:
    hair = c.mask(
        curve(
            [
                (332, 394, CORNER),
                (324, 354),
                (352, 308),
                (410, 282),
                (476, 286),
                (530, 324),
                (552, 388),
                (546, 450),
                (530, 500),
                (512, 548, CORNER),
                (440, 570),
                (410, 530),
                (398, 500, CORNER),
                (388, 446),
                (380, 416, CORNER),
                (356, 398),
            ],
            pull=0.36,
        ),
        wobble=4,
        cell=16,
    )
    c.multiply(hair.blur(5).move(-3, 6), (0.42, 0.1, 30), 0.5)
    c.fill(hair, _HAIR, detail=0.45, mottle=0.08)
    c.glaze(
        hair * np.asarray(smoothstep(400, 640, c.x - 0.55 * (c.y - 400))[hair.where], np.float32),
        (0.5, 0.085, 58),
        0.75,
    )
    c.multiply(hair * np.asarray(smoothstep(470, 340, c.x)[hair.where], np.float32), (0.3, 0.06, 290), 0.45)
    r = c.rng("locks")
    n = 240
    a, far = r.uniform(0, 2 * math.pi, n), 30 + 110 * np.sqrt(r.random(n))
    x, y = 466 + far * np.cos(a), 330 + far * 1.1 * np.sin(a)
    angle = a + 0.5 * np.exp(-far / 60)
    sun = np.clip(0.45 + (x - 440 - 0.6 * (y - 400)) / 300 + r.normal(0, 0.25, n), 0, 1)[:, None]
    dark, light = rgb((0.19, 0.04, 40)), rgb((0.52, 0.085, 60))
    tones = np.asarray(dark + (light - dark) * sun**1.6, np.float32)
    strew(c, "bristle", x, y, r.uniform(46, 84, n), angle, tones, seed="locks", alpha=0.5, detail=0.45, clip=hair)

    def tuft(pen: Pen) -> None:
        for (x0, y0), (x1, y1), (x2, y2), q in (
            ((452, 296), (452, 280), (464, 264), 5.0),
            ((466, 294), (472, 276), (490, 260), 6.0),
            ((482, 298), (490, 284), (508, 276), 4.0),
        ):
            pen.fill(limb([(x0, y0, q), (x1, y1, q * 0.6), (x2, y2, 0.4)], 20), (0.34, 0.055, 52))

    c.draw(tuft, detail=0.45)


def _ear(c: Canvas) -> None:
    """The ear, hot with shame."""
    outline = [(-0.3, 0.5), (-0.4, 0.05), (-0.5, -0.4), (-0.2, -0.86), (0.3, -0.84), (0.54, -0.36), (0.36, 0.2)]
    lobe = [(0.14, 0.56), (0.06, 0.88), (-0.2, 0.86)]
    shell = c.mask(curve(place([*outline, *lobe], 402, 462, 44, 10)))
    c.multiply(shell.blur(5).move(4, 4), (0.3, 0.08, 30), 0.7)
    c.fill(shell, (0.68, 0.14, 34), detail=0.6, mottle=0.03)
    c.glaze(c.mask(oval(412, 436, 24, 26), soft=10) & shell, (0.6, 0.19, 28), 0.75)
    hollow = place([(-0.2, 0.3, 0.04), (-0.02, 0.06, 0.13), (0.06, -0.24, 0.15), (-0.1, -0.42, 0.05)], 402, 462, 44, 10)
    c.multiply(c.mask(limb(hollow, 30), soft=4) & shell, (0.42, 0.14, 24), 0.8)
    fold = place(
        [(-0.32, 0.0, 0.03), (-0.32, -0.5, 0.05), (0.06, -0.68, 0.06), (0.34, -0.34, 0.05), (0.2, 0.2, 0.02)],
        402,
        462,
        44,
        10,
    )
    c.glaze(c.mask(limb(fold, 40), soft=1.6) & shell, (0.82, 0.11, 45), 0.55)
    c.glaze(shell.edge(4, -2, 2.5), (0.86, 0.1, 52), 0.5)


def pocket(c: Canvas) -> None:
    """The pocket's mouth: sleeve and branch both go in behind it."""
    patch = c.mask(
        curve(
            [
                (220, 968, CORNER),
                (290, 958),
                (372, 944, CORNER),
                (376, 1040),
                (366, 1096, CORNER),
                (290, 1112),
                (214, 1098, CORNER),
                (212, 1030),
            ],
            pull=0.3,
        ),
        wobble=1.5,
        cell=30,
    )
    c.multiply(patch.blur(9).move(3, -8), _DEEP, 0.75)
    c.multiply(patch.blur(8).move(8, 8), _DEEP, 0.5)
    c.fill(patch, (0.345, 0.06, 230), detail=0.4, mottle=0.05)
    c.multiply(patch * np.asarray(smoothstep(1000, 1130, c.y)[patch.where], np.float32), _DEEP, 0.5)
    c.multiply(patch * np.asarray(smoothstep(350, 215, c.x)[patch.where], np.float32), _DEEP, 0.5)
    hem = c.mask(limb([(222, 984, 2), (290, 974, 2.4), (370, 961, 2)], 24), soft=1.6)
    c.multiply(hem & patch, _DEEP, 0.7)
    c.glaze(patch.edge(-1, -4, 2.5), _PALE, 0.55)
    for line in (((250, 1000, 2), (262, 1040, 7), (258, 1090, 2)), ((326, 992, 2), (318, 1040, 7), (330, 1092, 2))):
        c.multiply(c.mask(limb(line, 24), soft=6) & patch, _DEEP, 0.45)


def slit(c: Canvas) -> None:
    """The other pocket, seen almost from its end."""
    edge = [
        (566, 966, CORNER),
        (620, 960),
        (690, 930, CORNER),
        (740, 1030),
        (740, 1110, CORNER),
        (640, 1118),
        (574, 1104),
    ]
    flap = c.mask(curve(edge), wobble=1.5, cell=30) & _outline(c)
    c.multiply(flap.blur(8).move(-5, -7) * np.asarray(smoothstep(664, 640, c.x), np.float32), _DEEP, 0.8)
    c.multiply((flap.blur(9).move(-2, 22) - flap) & _outline(c), _DEEP, 0.9)
    c.fill(flap, _COAT, detail=0.45, mottle=0.06)
    c.glaze(flap * np.asarray(smoothstep(590, 690, c.x)[flap.where], np.float32), _PALE, 0.3)
    c.multiply(flap * np.asarray(smoothstep(980, 1110, c.y)[flap.where], np.float32), _DEEP, 0.6)
    c.glaze(flap.edge(-2, -4, 2.5), _PALE, 0.4)
    c.glaze(flap.edge(5, -2, 3) * np.asarray(smoothstep(600, 680, c.x), np.float32), _PALE, 0.3)
