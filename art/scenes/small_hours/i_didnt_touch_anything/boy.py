"""The boy from behind: his father's long coat, fists deep in its pockets, a bowed head, two red ears."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials.living import fur, skin
from art.painting.motifs.garments import Fold, garment, ridges
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

SKIN: Final = (0.72, 0.085, 52)
_COAT: Final = (0.33, 0.06, 222)
_DEEP: Final = (0.2, 0.055, 235)
_SUN: Final = (0.93, 0.1, 85)
_SOCK: Final = (0.84, 0.06, 88)
_RUST: Final = (0.48, 0.13, 38)
_LEATHER: Final = (0.34, 0.075, 42)

_LEFT: Final = ((352, 404, CORNER), (312, 428), (282, 500), (268, 600), (264, 720), (254, 850), (244, 962, CORNER))
_HEM: Final = ((306, 986), (392, 980), (480, 990), (546, 976), (580, 954, CORNER))
_RIGHT: Final = ((564, 840), (550, 720), (546, 600), (540, 500), (514, 424), (466, 400, CORNER), (408, 392))
_ARMS: Final = (
    ((326, 462, 46), (264, 534, 50), (224, 612, 47), (244, 676, 40), (292, 716, 31)),
    ((494, 458, 45), (554, 528, 48), (592, 604, 45), (574, 670, 38), (530, 712, 30)),
)
_CREASES: Final = (
    (((268, 590), (240, 606), (200, 606)), ((274, 612), (244, 628), (206, 636)), ((278, 640), (250, 654), (222, 664))),
    (((548, 584), (580, 598), (616, 598)), ((544, 608), (574, 622), (612, 628)), ((540, 636), (566, 648), (598, 658))),
)


def _ribs(c: Canvas, m: Mask, mid: float, half: float) -> np.ndarray:
    """Corduroy that follows the barrel of a body: close together where it turns away."""
    at = m.where
    u = np.clip((c.x[at] - mid - 0.02 * (c.y[at] - 560)) / half, -0.97, 0.97)
    return np.asarray(0.3 * np.sin(np.arcsin(u) * half * 2 * math.pi / 7.0), np.float32)


def legs(c: Canvas) -> None:
    """The boot he stands on, heel to us; the other foot in its sock, tucked behind it on its toes."""
    c.multiply(c.mask(oval(440, 1150, 150, 22, -3), soft=12), (0.28, 0.08, 165), 0.75)
    calf = Clay(c, (400, 920, 560, 1100), melt=6)
    calf.limb([(474, 940, 38), (482, 1000, 37), (481, 1060, 27)])
    skin(c, calf.relief(1.4), SKIN, bias=-0.06)
    c.multiply(calf.mask() * np.asarray(smoothstep(490, 440, c.x), np.float32), (0.45, 0.1, 20), 0.45)
    c.multiply(c.mask(oval(480, 984, 60, 22), soft=12) & calf.mask(), (0.35, 0.1, 15), 0.7)
    _hose(c, [(482, 990, 40), (481, 1040, 33), (480, 1070, 30), (482, 1096, 30)])
    _boot(c)
    near = Clay(c, (320, 920, 500, 1120), melt=6)
    near.limb([(366, 940, 39), (374, 1000, 38), (398, 1054, 27), (402, 1066, 24)])
    body = near.relief(1.4)
    c.multiply(body.mask.blur(8).move(14, 6) & calf.mask(), (0.35, 0.1, 20), 0.5)
    skin(c, body, SKIN, bias=-0.03)
    c.multiply(body.mask * np.asarray(smoothstep(380, 326, c.x), np.float32), (0.45, 0.1, 20), 0.45)
    c.multiply(c.mask(oval(364, 986, 64, 24), soft=12) & body.mask, (0.35, 0.1, 15), 0.75)
    _sole(c)


def _hose(c: Canvas, spine: Sequence[tuple[float, float, float]]) -> None:
    top = c.y + 4 * np.sin((c.x - 450) / 24) + 2 * np.sin(c.x / 5)
    sock = c.mask(limb(list(spine))) * np.asarray(smoothstep(1021, 1023, top), np.float32)
    c.multiply(sock.move(2, -5).blur(4), (0.45, 0.1, 20), 0.5)
    garment(c, sock, _SOCK, thickness=24, rim=0.0, gain=0.7, detail=0.8)
    rings = sock * np.asarray(smoothstep(0.2, 0.5, np.sin(c.y * 0.34)), np.float32)
    c.glaze(rings, _RUST, 0.75)


def _sole(c: Canvas) -> None:
    """A striped sock seen from its sole: heel above, toes below; the great toe looks out."""
    top = c.y + 0.24 * (c.x - 390) + 2 * np.sin(c.x / 5)
    leg = c.mask(limb([(376, 996, 40), (392, 1030, 33), (402, 1054, 29), (412, 1072, 27)]))
    leg = leg * np.asarray(smoothstep(1012, 1014, top), np.float32)
    c.multiply(leg.move(2, -5).blur(4), (0.45, 0.1, 20), 0.5)
    garment(c, leg, _SOCK, thickness=26, rim=0.0, gain=0.7, detail=0.8)
    foot = c.mask(
        curve(
            [
                (384, 1074),
                (396, 1052),
                (424, 1046),
                (446, 1062),
                (446, 1096),
                (458, 1132),
                (444, 1160),
                (414, 1162),
                (396, 1144),
                (392, 1108),
            ]
        )
    )
    c.multiply(foot.blur(7).move(10, 4), (0.25, 0.07, 50), 0.55)
    folds: list[Fold] = [
        (((414, 1064, 10), (420, 1076, 18), (418, 1088, 8)), 5.0),
        (((402, 1144, 8), (424, 1138, 16), (446, 1140, 8)), 4.0),
        (((400, 1108, 4), (420, 1112, 9), (440, 1104, 4)), -4.0),
    ]
    garment(c, foot, _SOCK, folds, thickness=30, rim=0.0, gain=0.75, detail=0.8)
    both = leg | foot
    slant = c.y + 0.25 * (c.x - 400)
    rings = both * np.asarray(smoothstep(0.15, 0.5, np.sin(slant * 0.3)), np.float32)
    c.glaze(rings, _RUST, 0.72)
    c.glaze(c.mask(oval(420, 1068, 26, 20), soft=2) & foot, _RUST, 0.85)
    c.multiply(both * np.asarray(smoothstep(414, 384, c.x), np.float32), (0.45, 0.09, 300), 0.45)
    c.multiply(c.mask(oval(444, 1146, 14, 13), soft=1.2) & foot.grow(2), (0.3, 0.09, 40), 0.8)
    toe = Clay(c, (420, 1120, 480, 1180), melt=2)
    toe.ball(446, 1149, 11, 11.5)
    skin(c, toe.relief(0.6), SKIN, detail=0.95)
    c.screen(leg.edge(4, -1, 3) | foot.edge(4, -1, 3), _SUN, 0.3)


def _boot(c: Canvas) -> None:
    """An ankle boot from behind, its toe turned a little out."""
    upper = c.mask(
        curve(
            [
                (446, 1066, CORNER),
                (482, 1076),
                (518, 1062, CORNER),
                (520, 1100),
                (540, 1124),
                (546, 1144, CORNER),
                (444, 1146, CORNER),
                (440, 1110),
            ]
        )
    )
    folds: list[Fold] = [
        (((448, 1106, 3), (480, 1114, 6), (516, 1104, 3)), -4.0),
        (((482, 1080, 2), (482, 1110, 3), (480, 1140, 2)), 2.0),
    ]
    garment(c, upper, _LEATHER, folds, thickness=34, rim=0.0, gain=0.8, crumple=1.2, depth=0.7, detail=0.82)
    c.multiply(upper * np.asarray(smoothstep(486, 446, c.x), np.float32), (0.3, 0.07, 20), 0.55)
    sole = c.mask(
        curve(
            [
                (440, 1142, CORNER),
                (552, 1140, CORNER),
                (554, 1156),
                (508, 1160, CORNER),
                (504, 1172, CORNER),
                (442, 1172, CORNER),
            ],
            pull=0.2,
        )
    )
    garment(c, sole, (0.22, 0.04, 45), thickness=6, rim=0.0, detail=0.82)
    tab = c.mask(limb([(474, 1074, 5), (480, 1056, 5.5), (488, 1074, 5)]))
    garment(c, tab, _LEATHER, thickness=5, rim=0.0, detail=0.82)
    c.screen(upper.edge(5, -2, 3), _SUN, 0.4)


def coat(c: Canvas) -> None:
    """The coat: rounded back, half belt, vent; its sleeves bent into the pockets."""
    m = c.mask(curve([*_LEFT, *_HEM, *_RIGHT], pull=0.33))
    folds: list[Fold] = [
        (((330, 470, 8), (360, 560, 24), (330, 680, 10)), 9.0),
        (((494, 470, 8), (470, 560, 24), (500, 680, 10)), 9.0),
        (((300, 800, 8), (286, 880, 22), (272, 974, 16)), 10.0),
        (((366, 770, 8), (352, 880, 22), (344, 984, 16)), 10.0),
        (((470, 770, 8), (480, 880, 22), (492, 984, 16)), 10.0),
        (((528, 800, 8), (548, 880, 20), (562, 970, 14)), 9.0),
        (((330, 790, 4), (316, 880, 10), (306, 976, 7)), -9.0),
        (((500, 790, 4), (516, 880, 10), (526, 976, 7)), -9.0),
        (((420, 430, 5), (410, 540, 9), (408, 640, 5)), -3.0),
        (((300, 610, 4), (340, 650, 8), (392, 660, 4)), -5.0),
        (((520, 604, 4), (484, 646, 8), (430, 658, 4)), -5.0),
    ]
    bump = ridges(c, m, folds) + 1.3 * (c.field("crease", 26, 3)[m.where] - 0.5) + _ribs(c, m, 408, 152)
    body = c.relief(m, 130, smooth=4).bumped(np.asarray(bump, np.float32))
    c.form(body, _COAT, rim=0.0, gain=0.7, shadow=30, mottle=0.09, grain=16, depth=0.72, detail=0.5)
    c.multiply(m * np.asarray(smoothstep(470, 250, c.x), np.float32), _DEEP, 0.45)
    c.screen(m * np.asarray(smoothstep(500, 420, c.y) * smoothstep(330, 520, c.x), np.float32), (0.6, 0.07, 160), 0.3)
    vent = c.mask(curve([(404, 770, CORNER), (414, 770, CORNER), (430, 992, CORNER), (402, 990, CORNER)]), soft=1.5)
    c.multiply(vent & m, _DEEP, 0.85)
    c.multiply(vent.blur(8).move(-8, 0) & m, _DEEP, 0.45)
    seam = c.mask(limb([(408, 420, 1.2), (404, 560, 1.6), (406, 700, 1.2)]), soft=0.8)
    c.multiply(seam & m, _DEEP, 0.7)
    _belt(c, m)
    for k, spine in enumerate(_ARMS):
        _sleeve(c, m, k, spine)
    c.screen(m.edge(7, -2, 4) * np.asarray(smoothstep(760, 800, c.y), np.float32), _SUN, 0.5)
    low = c.mask(limb([(p[0], p[1] - 3, 4) for p in (_LEFT[-1], *_HEM)], 60), soft=2)
    c.multiply(low & m, _DEEP, 0.6)


def _belt(c: Canvas, m: Mask) -> None:
    strap = c.mask(
        curve([(318, 692, CORNER), (408, 706), (498, 690, CORNER), (500, 724, CORNER), (408, 740), (318, 726, CORNER)])
    )
    c.multiply(strap.blur(7).move(-3, 9) & m, _DEEP, 0.7)
    body = c.relief(strap, 6).bumped(_ribs(c, strap, 408, 152))
    c.form(body, (0.35, 0.06, 222), rim=0.0, gain=0.8, mottle=0.08, depth=0.7, detail=0.7)
    c.screen(strap.edge(1, -4, 2), (0.6, 0.07, 170), 0.35)

    def buttons(pen: Pen) -> None:
        for x, y in ((338, 712), (478, 710)):
            pen.fill(oval(x, y, 9.5, 9.5), (0.52, 0.09, 62))
            for dx, dy in ((-2.6, -2.6), (2.6, -2.6), (-2.6, 2.6), (2.6, 2.6)):
                pen.dot(x + dx, y + dy, 1.3, (0.22, 0.05, 50))

    c.draw(buttons, relief=3, detail=0.85)


def _sleeve(c: Canvas, trunk: Mask, k: int, spine: Sequence[tuple[float, float, float]]) -> None:
    arm = Clay(c, (150, 380, 660, 780), melt=14)
    arm.limb(spine, n=60)
    for a, b, e in _CREASES[k]:
        arm.press([(*a, 4), (*b, 7), (*e, 3)], 7)
    m = arm.mask()
    shade = m.blur(10).move(10 if k == 0 else -10, 10) & trunk
    c.multiply(shade * np.asarray(smoothstep(440, 560, c.y), np.float32), _DEEP, 0.75)
    # Its cap melts into the shoulder; below, the sleeve lies on the back.
    inward = smoothstep(296, 350, c.x) if k == 0 else smoothstep(528, 474, c.x)
    soft = np.asarray(1 - inward * smoothstep(540, 440, c.y), np.float32)
    body = arm.relief(1.8)
    body = body.within(body.mask * soft)
    bump = 0.3 * np.sin(arm.across * 2 * math.pi / 7.0) + 1.5 * (c.field("crease", 22, 3)[m.where] - 0.5)
    c.form(
        body,
        _COAT,
        bump=np.asarray(bump, np.float32),
        rim=0.0,
        gain=0.75,
        mottle=0.08,
        grain=14,
        depth=0.72,
        detail=0.5,
    )
    if k == 0:
        c.multiply(m * np.asarray(smoothstep(330, 210, c.x), np.float32), _DEEP, 0.45)
    else:
        c.screen(m.edge(9, -4, 6), _SUN, 0.75)
    c.screen(m.edge(2, -7, 5) * np.asarray(smoothstep(560, 430, c.y), np.float32), (0.7, 0.08, 150), 0.4)
    top = c.mask(limb([(spine[0][0], 404, 30), (spine[0][0] + (6 if k == 0 else -6), 452, 34)]), soft=16)
    c.multiply(top & m, _COAT, 0.12)


def pocket(c: Canvas, x: float, y: float, half: float, tilt: float) -> None:
    """A patch pocket so full that it gapes."""
    outline = [
        (-1.0, -38, CORNER),
        (0, -30),
        (1.0, -38, CORNER),
        (1.06, 6),
        (0.84, 40),
        (0, 50),
        (-0.84, 40),
        (-1.06, 6),
    ]
    patch = c.mask(curve([(x + q[0] * half, y + q[1] + tilt * q[0] * half, *q[2:]) for q in outline], pull=0.3))
    c.multiply(patch.blur(8).move(-5, 9), _DEEP, 0.7)
    at = patch.where
    full = sum(
        (
            16 * np.exp(-(((c.x[at] - x - dx) / 19) ** 2) - ((c.y[at] - y - dy) / 19) ** 2)
            for dx, dy in ((-18, 4), (20, -4), (2, 24))
        ),
        np.zeros_like(patch.a),
    )
    bump = np.asarray(full + _ribs(c, patch, x, half * 1.3), np.float32)
    c.form(
        c.relief(patch, 16),
        (0.35, 0.062, 222),
        bump=bump,
        rim=0.0,
        gain=0.75,
        mottle=0.08,
        grain=12,
        depth=0.7,
        detail=0.75,
    )
    welt = limb([(x - half, y - 36 - tilt * half, 5), (x, y - 29, 6.5), (x + half, y - 36 + tilt * half, 5)], 16)
    c.multiply(c.mask(welt).move(0, -6).blur(3), _DEEP, 0.6)
    c.form(c.mask(welt), (0.39, 0.065, 220), thickness=5, rim=0.0, detail=0.82)


def collar(c: Canvas) -> None:
    """The collar, turned up round his neck."""
    m = c.mask(
        curve(
            [
                (338, 428, CORNER),
                (344, 380),
                (366, 352, CORNER),
                (410, 366),
                (452, 350, CORNER),
                (474, 380),
                (482, 424, CORNER),
                (410, 444),
            ]
        )
    )
    c.multiply(m.blur(8).move(-3, 12), _DEEP, 0.7)
    body = c.relief(m, 20, smooth=3).bumped(_ribs(c, m, 410, 84))
    c.form(body, (0.36, 0.062, 222), rim=0.0, gain=0.8, mottle=0.1, grain=10, depth=0.72, detail=0.7)
    c.multiply(m * np.asarray(smoothstep(410, 340, c.x), np.float32), _DEEP, 0.4)
    c.screen(m.edge(5, -3, 4), _SUN, 0.4)


def head(c: Canvas) -> None:
    """A bowed head from behind: brown hair with its whorl, the nape, ears that the sun behind shines through."""
    nape = c.mask(limb([(408, 330, 44), (410, 362, 42)]))
    garment(c, nape, SKIN, thickness=36, rim=0.0, weave=0, bias=-0.16, detail=0.75)
    for x, y, turn, lit in ((324.0, 302.0, 14.0, 0.0), (488.0, 296.0, -16.0, 1.0)):
        _ear(c, x, y, turn, lit)
    hair = Clay(c, (300, 160, 520, 400), melt=10)
    hair.ball(406, 274, 82, 86)
    hair.ball(406, 316, 66, 50)
    r = c.rng("locks")
    for k in range(13):
        x = 348 + 9.6 * k
        hair.limb(
            [
                (x, 326, 13),
                (x + float(r.normal(0, 3)), 350, 10),
                (x + float(r.normal(0, 6)), 372 - abs(x - 408) * 0.28, 2.5),
            ]
        )
    tone: Colour = (0.3, 0.05, 48)
    body = hair.relief(1.4)
    c.form(body, tone, rim=0.0, gain=0.8, mottle=0.12, grain=9, depth=0.7, detail=0.7)
    c.multiply(hair.mask() * np.asarray(smoothstep(420, 330, c.x), np.float32), (0.3, 0.06, 280), 0.35)
    at = hair.mask().where
    wx, wy = c.x[at] - 396, c.y[at] - 236
    away = np.arctan2(wy, wx) + 0.9 * np.exp(-np.hypot(wx, wy) / 50)
    fur(
        c,
        body,
        np.asarray(away, np.float32),
        seed="hair",
        length=(14, 30),
        spacing=2.0,
        light=0.1,
        lift=0.01,
        spread=0.2,
        detail=0.75,
    )
    c.screen(hair.mask().edge(8, -6, 6), _SUN, 0.75)
    tuft = c.mask(
        limb([(396, 206, 9), (404, 186, 6), (418, 174, 1.5)]), limb([(386, 204, 8), (382, 184, 5), (388, 170, 1.5)])
    )
    fur(
        c,
        c.form(tuft, tone, rim=0.0, detail=0.7),
        -1.3,
        seed="tuft",
        length=(10, 20),
        spacing=1.8,
        spread=0.3,
        detail=0.75,
    )


def _ear(c: Canvas, x: float, y: float, turn: float, lit: float) -> None:
    """The back of an ear; the sun comes through its rim."""
    side = 1 if lit else -1
    ear = Clay(c, (x - 50, y - 60, x + 50, y + 60), melt=8)
    ear.limb([(x + side * 2, y - 16, 15), (x + side * 6, y - 2, 17), (x, y + 16, 12), (x - side * 6, y + 26, 8)])
    body = ear.relief(1.6)
    garment(c, ear.mask(), (0.66, 0.13, 36), thickness=22, rim=0.0, weave=0, gain=0.6, bias=-0.06, detail=0.85)
    outer = np.asarray(smoothstep(-8, 22, side * (c.x - x)), np.float32)
    c.glaze(body.mask * outer, (0.66, 0.2, 32), 0.5 + 0.2 * lit)
    c.screen(ear.mask().edge(side * 4, -2, 3), (0.88, 0.14, 52), 0.2 + 0.35 * lit)
    c.multiply(body.mask * np.asarray(smoothstep(6, -20, side * (c.x - x)), np.float32), (0.4, 0.12, 20), 0.6)
