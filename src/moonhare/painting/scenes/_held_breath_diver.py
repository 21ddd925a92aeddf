"""The sea-woman, seen from behind in one line from fins to fingers; her lungs, and the corals in them."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.hands import grip
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, circle, curve, limb

_TURN = math.radians(59)
_HIP = (346.0, 474.0)
_SUIT: Colour = (0.2, 0.04, 245)
_GLOVE: Colour = (0.76, 0.145, 78)
_WHOLE = (0.0, 0.0, 800.0, 1150.0)
Points = tuple[tuple[float, ...], ...]


def at(along: float, across: float) -> tuple[float, float]:
    """A place on the diver: units from the hip towards the head, and to her left (the card's lower left)."""
    c, s = math.cos(_TURN), math.sin(_TURN)
    return _HIP[0] + along * c - across * s, _HIP[1] + along * s + across * c


def _body(points: Points) -> list[tuple[float, ...]]:
    return [(*at(p[0], p[1]), *p[2:]) for p in points]


def _rubber(c: Canvas, relief: Relief, seed: str, bias: float = 0.0) -> None:
    bump = (c.field(seed, 46, 3)[relief.mask.where] - 0.5) * 5
    c.form(
        relief,
        _SUIT,
        bump=np.asarray(bump, np.float32),
        gloss=0.32,
        gloss_sharpness=11,
        rim=0.9,
        bias=bias,
        shadow=30,
        detail=0.65,
    )


def diver(c: Canvas) -> None:
    """Paint her: legs and fins, arms, trunk, hood."""
    for name, side, ankle in (("far", -1.0, (-300.0, -22.0)), ("near", 1.0, (-290.0, 58.0))):
        b = ankle[1]
        _fin(c, ankle, 10.0 * side)
        leg = Clay(c, _WHOLE, melt=12)
        leg.limb(
            _body(
                (
                    (0, 40 * side, 54),
                    (-70, 42 * side, 51),
                    (-140, 0.5 * (b + 42 * side), 40),
                    (-190, 0.2 * 42 * side + 0.8 * b, 38),
                    (-250, b, 27),
                    (ankle[0], b, 20),
                )
            ),
            n=44,
        )
        for k in (0.0, 16.0):
            leg.press(_body(((-132 - k, b - 40, 4), (-140 - k, b, 5), (-130 - k, b + 40, 4))), 4)
        _rubber(c, leg.relief(3), f"leg/{name}", -0.05 if side < 0 else 0.0)
    _arm(c, -1.0)
    _arm(c, 1.0)
    trunk = Clay(c, _WHOLE, melt=30)
    trunk.limb(_body(((-30, 0, 80), (20, 0, 82), (92, 0, 80), (168, 0, 100), (226, 0, 88), (270, 0, 58))), flat=0.8)
    for side in (-1.0, 1.0):
        trunk.limb(_body(((-70, 42 * side, 52), (-10, 42 * side, 54))))
        trunk.ball(*at(-14, 42 * side), 50, 46, z=8)
        trunk.limb(_body(((216, 70 * side, 44), (250, 94 * side, 42), (284, 106 * side, 38))))
    trunk.press(_body(((-74, 0, 7), (-30, 0, 9), (0, 0, 6))), 9)
    trunk.press(_body(((70, 0, 9), (150, 0, 11), (240, 0, 9))), 9)
    for a in (44, 66):
        trunk.press(_body(((a, -88, 5), (a + 10, 0, 6), (a, 88, 5))), 4)
    relief = trunk.relief(4)
    _rubber(c, relief, "trunk")
    belt = c.mask(limb([(*at(14, -110), 12), (*at(30, 0), 14), (*at(14, 110), 12)], 30)) & relief.mask
    c.shadow(belt, -3, 8, 5, 0.6)
    c.form(belt, (0.5, 0.13, 30), rim=0.6, detail=0.7)
    for k in (-66.0, -24.0, 24.0, 66.0):
        lead = c.mask(limb([(*at(12 + 6 * (1 - abs(k) / 66), k), 11), (*at(36 + 6 * (1 - abs(k) / 66), k), 11)], 6))
        c.shadow(lead, -2, 5, 3, 0.5)
        c.form(lead, (0.5, 0.02, 250), gloss=0.6, rim=0.7, detail=0.75)
    _hood(c)


def _arm(c: Canvas, side: float) -> None:
    wrist = (468.0, 74.0 * side)
    if side > 0:
        _open_hand(c, wrist, side)
    arm = Clay(c, _WHOLE, melt=12)
    arm.limb(
        _body(
            (
                (236, 92 * side, 44),
                (292, 114 * side, 39),
                (352, 122 * side, 32),
                (408, 102 * side, 30),
                (*wrist, 19),
            )
        ),
        n=40,
    )
    for k in (0.0, 13.0):
        arm.press(_body(((346 + k, 160 * side, 4), (350 + k, 122 * side, 5), (344 + k, 88 * side, 4))), 4)
    _rubber(c, arm.relief(2), f"arm/{side}", -0.03 if side < 0 else 0.0)
    if side < 0:
        way = math.degrees(_TURN) + 6
        a = math.radians(way)
        x, y = at(496, -62)
        dx, dy = math.cos(a), math.sin(a)
        tip = (x + dx * 104, y + dy * 104)
        hook = [
            (x - dx * 44, y - dy * 44, 7),
            (x, y, 7),
            (tip[0], tip[1], 5),
            (tip[0] + dx * 22 - dy * 12, tip[1] + dy * 22 + dx * 12, 4.5),
            (tip[0] + dx * 12 - dy * 34, tip[1] + dy * 12 + dx * 34, 3),
        ]
        c.form(c.mask(limb(hook, 50)), (0.74, 0.03, 220), gloss=0.8, rim=0.8, detail=0.85)
        wood = c.mask(limb([(x - dx * 48, y - dy * 48, 9), (x + dx * 34, y + dy * 34, 8)], 12))
        c.form(wood, (0.5, 0.1, 50), rim=0.6, detail=0.8)
        grip(c, (x, y), way, at(wrist[0] - 8, wrist[1] - 16), 118, _GLOVE, wrist_radius=0.17)
    a, b = wrist[0] - 8, wrist[1]
    cuff = c.mask(limb(_body(tuple((a + 0.42 * side * t, b + 0.91 * t, 8) for t in (-20.0, 20.0))), 8))
    c.shadow(cuff, -3, 5, 3, 0.4)
    c.form(cuff, mix(_GLOVE, (0.6, 0.14, 60), 0.5), rim=0.6, detail=0.8)


def _open_hand(c: Canvas, wrist: tuple[float, float], side: float) -> None:
    a, b = wrist
    hand = Clay(c, _WHOLE, melt=6)
    hand.limb(_body(((a - 14, b, 20), (a + 10, b - 2, 24), (a + 28, b - 4, 25))), n=10)
    for k in range(4):
        f = b - 24 + 14 * k
        long = (52, 64, 66, 54)[k]
        bend = -6 + 4 * k
        hand.limb(
            _body(
                (
                    (a + 26, f, 9.5, 2.0 * k),
                    (a + 26 + long * 0.55, f + bend * 0.4, 8.6, 2.0 * k),
                    (a + 26 + long, f + bend, 6.4, 2.0 * k),
                )
            ),
            n=10,
            melt=1,
        )
    hand.limb(_body(((a + 4, b - 18, 11, 6), (a + 26, b - 38, 9, 8), (a + 46, b - 44, 7, 8))), n=10, melt=4)
    relief = hand.relief(1)
    c.form(relief, _GLOVE, rim=0.7, shadow=10, detail=0.85)


def _fin(c: Canvas, ankle: tuple[float, float], splay: float) -> None:
    a, x = ankle
    blade = c.mask(
        curve(
            [
                (*at(a + 30, x - 17), CORNER),
                at(a - 40, x - 32 + splay),
                (*at(a - 138, x - 50 + splay * 2.4), CORNER),
                at(a - 146, x + splay * 2.4),
                (*at(a - 136, x + 48 + splay * 2.4), CORNER),
                at(a - 40, x + 32 + splay),
                (*at(a + 30, x + 17), CORNER),
            ]
        )
    )
    where = blade.where
    across = -(c.x[where] - _HIP[0]) * math.sin(_TURN) + (c.y[where] - _HIP[1]) * math.cos(_TURN)
    c.form(
        blade,
        (0.5, 0.1, 190),
        thickness=14,
        bump=np.asarray(np.sin(across / 5) * 1.6, np.float32),
        rim=0.9,
        gloss=0.3,
        detail=0.65,
    )


def _hood(c: Canvas) -> None:
    """The back of a rubber hood, with the strap of the mask across it."""
    neck = Clay(c, _WHOLE, melt=20)
    neck.limb(_body(((252, 0, 58), (292, 0, 50), (316, 0, 54))))
    neck.ball(*at(352, 0), 66, 60, z=24, turn=math.degrees(_TURN))
    for k in (0.0, 14.0):
        neck.press(_body(((284 + k, -50, 4), (290 + k, 0, 5), (284 + k, 50, 4))), 4)
    relief = neck.relief(2)
    frame = c.mask(limb([(*at(366, -63), 11), (*at(366, 63), 11)], 8))
    c.form(frame, (0.16, 0.03, 235), gloss=0.7, rim=0.9, detail=0.85)
    c.shadow(relief.mask, -6, 12, 9, 0.4)
    _rubber(c, relief, "hood", 0.03)
    seam = c.mask(limb([(*at(420, 0), 1.6), (*at(350, 0), 2.2), (*at(300, 0), 1.6)], 20))
    c.multiply(seam & relief.mask, c.palette.deep, 0.6)
    strap = c.mask(
        limb([(*at(366, -66), 8), (*at(354, -34), 9), (*at(350, 0), 12), (*at(354, 34), 9), (*at(366, 66), 8)], 40)
    )
    strap = strap & relief.mask.grow(2)
    c.shadow(strap, -2, 6, 4, 0.6)
    c.form(strap, (0.52, 0.13, 30), rim=0.7, gloss=0.3, detail=0.8)


def _lung(side: float) -> list[tuple[float, ...]]:
    outline = (
        (258, 18),
        (250, 44),
        (214, 64),
        (160, 73),
        (106, 70),
        (74, 58, CORNER),
        (84, 42),
        (100, 28),
        (136, 13),
        (200, 11),
    )
    return [(*at(a, b * side), *rest) for a, b, *rest in outline]


def lungs(c: Canvas) -> None:
    """Let them shine: two windows in the suit, alike as two hands, with ribs before them."""
    shapes = [c.mask(curve(_lung(f))) for f in (-1.0, 1.0)]
    both = shapes[0] | shapes[1]
    for f, lung in zip((-1.0, 1.0), shapes, strict=True):
        c.screen(lung.blur(10), (0.8, 0.12, 60), 0.3)
        where = lung.where
        mx, my = at(160, 46 * f)
        d = np.hypot(c.x[where] - mx, c.y[where] - my) / 104
        tones = c.tones((0.7, 0.11, 192))
        c.fill(lung, tones[np.clip(540 - d * 260, 60, 511).astype(int)], 0.95, detail=0.8)
        c.glow(mx, my, 84, (0.97, 0.1, 85), 0.55)
        _tree(c, f, lung)
        for k, (a, b, s, left) in enumerate(
            ((198, 36, 20, False), (152, 54, 22, True), (130, 34, 17, False), (108, 52, 18, True), (178, 50, 14, True))
        ):
            x, y = at(a, b * f)
            tone: Colour = ((0.86, 0.15, 88), (0.95, 0.04, 100), (0.72, 0.16, 350))[(k + (f > 0)) % 3]
            band: Colour | None = (0.35, 0.08, 250) if k % 2 else None
            fish(c, x, y, s, tone, band=band, left=left, turn=float(-20 + 12 * k), seed=f"lung{f}{k}")
    for f, lung in zip((-1.0, 1.0), shapes, strict=True):
        # They lie inside her: the suit's rim throws a shade on them, ribs cross them.
        inner = lung * (1 - lung.grow(-9).blur(6).on(lung.box))
        c.multiply(inner, (0.3, 0.08, 225), 0.6)
        for k in range(4):
            a = 96 + 40 * k
            rib = c.mask(
                limb(
                    [
                        (*at(a + 30, 6 * f), 4.5),
                        (*at(a + 26, 40 * f), 4.5),
                        (*at(a + 6, 74 * f), 4),
                        (*at(a - 14, 92 * f), 3.4),
                    ],
                    24,
                ),
                soft=1.6,
            )
            c.multiply(rib & lung, (0.3, 0.07, 225), 0.3)
            c.screen(rib.edge(2, -2, 1) & lung, (0.8, 0.08, 180), 0.3)
        c.screen(lung.edge(-3, 4, 2), (0.95, 0.08, 150), 0.5)
        c.emit(lung, 0.22)
    pipe = c.mask(
        limb([(*at(318, 0), 7), (*at(290, 0), 9), (*at(262, 0), 9)], 16),
        limb([(*at(268, 0), 8), (*at(240, 16), 8)]),
        limb([(*at(268, 0), 8), (*at(240, -16), 8)]),
        soft=1.2,
    )
    c.glaze(pipe, (0.7, 0.16, 30), 0.75)
    c.screen(pipe.edge(2, -3, 1.5), (0.9, 0.1, 60), 0.5)
    c.emit(pipe | both, 0.05)
    # Between and round them the suit stays dark: the light is inside.
    rest = c.mask(limb([(*at(56, 0), 70), (*at(150, 0), 84), (*at(250, 0), 60)], 30), soft=12) - both.grow(2)
    c.multiply(rest - pipe, (0.34, 0.06, 235), 0.5)
    c.glow(*at(164, 0), 200, (0.9, 0.12, 75), 0.14)


def _tree(c: Canvas, side: float, lung: Mask) -> None:
    """A coral whose trunk is the windpipe; both sides grow by the same numbers, as in a glass."""
    r = c.rng("tree")
    clay = Clay(c, _WHOLE, melt=4)
    tips: list[tuple[float, float]] = []

    def grow(a: float, b: float, way: float, length: float, w: float, level: int) -> None:
        ea, eb = a - math.cos(way) * length, b + math.sin(way) * length
        middle = ((a + ea) / 2 + float(r.normal(0, 3)), (b + eb) / 2 * side, w * 0.86)
        clay.limb(_body(((a, b * side, w), middle, (ea, eb * side, w * 0.74))), n=10)
        if level == 0:
            tips.append(at(ea, eb * side))
            return
        for turn in (-0.5, 0.08, 0.56) if level > 1 else (-0.44, 0.42):
            shorter = length * float(r.uniform(0.6, 0.76))
            grow(ea, eb, way + turn + float(r.normal(0, 0.12)), shorter, w * 0.72, level - 1)

    grow(250, 12, 0.42, 60, 9, 3)
    relief = clay.relief(1)
    tone: Colour = (0.64, 0.2, 30) if side < 0 else (0.66, 0.185, 20)
    c.shadow(relief.mask & lung, -6, 8, 5, 0.4)
    c.form(relief.within(lung), tone, rim=0.7, mottle=0.1, grain=8, bias=0.1, detail=0.85)
    for x, y in tips:
        dot = c.mask(circle(x, y, 5)) & lung
        c.glaze(dot.blur(1.5), mix(tone, (0.97, 0.05, 85), 0.8), 0.85)
