"""An old sea-woman dives headfirst; her lungs shine through the suit as two coral trees full of fish."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import glass, skin
from moonhare.painting.motifs.corals import fish
from moonhare.painting.scenes._held_breath_parts import bubbles, near_reef, reef
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Held Breath",
    hero="stocky sea-woman of 68 in a black suit, diving headfirst, her lungs two coral trees full of fish",
    idea="double exposure",
    place="reef, Jeju coast",
    palette="undersea",
    composition="diagonal fall",
    time="noon",
    symbols=("lung", "coral", "bubble"),
    hidden="one bubble holds her kitchen",
    readings=("limit", "tradition", "meditation"),
    person=True,
)
FINISH = {"vignette": 0.4, "bloom": 0.5, "saturation": 1.1}

_TURN = math.radians(57)
_HIP = (330.0, 470.0)
_SUIT: Colour = (0.22, 0.035, 245)
_SKIN: Colour = (0.72, 0.085, 58)


def _at(along: float, across: float) -> tuple[float, float]:
    """A place on the diver: units from the hip towards the head, and to her right (the card's lower left)."""
    c, s = math.cos(_TURN), math.sin(_TURN)
    return _HIP[0] + along * c - across * s, _HIP[1] + along * s + across * c


def _body(points: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
    return [(*_at(p[0], p[1]), *p[2:]) for p in points]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.35, -0.8, 0.45), key=p.key, shade=p.shade, rim=(0.5, -0.85, 0), rim_colour=(0.92, 0.08, 170)
    )
    _water(c)
    reef(c)
    repaint(c, 1.0, seed="sea")
    c.rays(560, -60, [70, 80, 92, 103, 114, 126], 1300, 150, (0.94, 0.08, 150), 0.6, 16)
    near_reef(c)
    c.lamps.append(Lamp(x=_at(160, 0)[0], y=_at(160, 0)[1], z=130, reach=120, colour=(0.85, 0.13, 60), power=0.5))
    _diver(c)
    _lungs(c)
    repaint(c, 0.2, seed="last")
    bubbles(c)


def _water(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.9, 0.07, 165)),
            (0.07, (0.76, 0.1, 185)),
            (0.3, (0.58, 0.1, 205)),
            (0.65, (0.38, 0.08, 225)),
            (1, (0.2, 0.055, 240)),
        ],
        40,
    )
    n = c.noise.at("surface", c.x / 70, np.log(np.maximum(150 - c.y, 1) + 30) * 4, 1.0, 3)
    shine = smoothstep(0.52, 0.8, n) * smoothstep(150, 20, c.y)
    c.screen(shine, (0.97, 0.06, 130), 0.75)
    c.glow(560, -20, 220, (0.97, 0.07, 120), 0.8, 0.6)
    r = c.rng("shoal")
    for i in range(46):
        t = r.random()
        x, y = 470 + 320 * t + r.normal(0, 16), 330 + 150 * math.sin(t * 3.2) + r.normal(0, 22)
        fish(
            c,
            x,
            y,
            17 + 7 * r.random(),
            (0.6, 0.07, 205),
            left=i % 9 != 0,
            turn=float(r.normal(-10, 8)),
            seed=f"far{i}",
        )
    c.fog(260, 560, (0.6, 0.1, 200), 0.45)


def _diver(c: Canvas) -> None:
    """The suit from the feet down to the hood, then the arm that reaches for the ground."""
    whole = (20.0, -20.0, 800.0, 1150.0)
    for name, legs in (
        ("far", ((0, -44, 62), (-110, -70, 56), (-196, -64, 40), (-276, -92, 38), (-352, -96, 22))),
        ("near", ((0, 40, 66), (-120, 44, 60), (-206, 62, 44), (-290, 34, 42), (-374, 18, 24))),
    ):
        leg = Clay(c, whole, melt=14)
        leg.limb(_body(legs))
        relief = leg.relief(3)
        _fin(c, legs[-1], -14 if name == "far" else 10)
        c.form(
            relief,
            _SUIT,
            bump=(c.field(f"neo{name}", 46, 3, (1, 1)) - 0.5) * 4,
            gloss=0.28,
            gloss_sharpness=12,
            rim=0.85,
            bias=-0.06 if name == "far" else 0,
            detail=0.6,
        )
    arm = Clay(c, whole, melt=12)
    arm.limb(_body(((226, -112, 44), (150, -158, 38), (74, -170, 33), (20, -160, 22))))
    c.form(arm.relief(2), _SUIT, gloss=0.28, gloss_sharpness=12, rim=0.9, bias=-0.04, detail=0.6)
    glove = Clay(c, whole, melt=8)
    glove.limb(_body(((22, -160, 24), (-8, -156, 25), (-38, -146, 17))))
    glove.limb(_body(((0, -146, 12), (-24, -124, 9))))
    c.form(glove.relief(1), (0.78, 0.14, 78), rim=0.7, detail=0.75)
    trunk = Clay(c, whole, melt=34)
    trunk.limb(_body(((-6, 0, 104), (70, 0, 106), (150, 0, 116), (214, 0, 112), (262, 0, 74), (296, 2, 54))), flat=0.8)
    trunk.limb(_body(((-10, 46, 66), (-120, 46, 60), (-160, 54, 50), (-206, 62, 44))))
    trunk.limb(_body(((-10, -48, 66), (-110, -70, 55), (-160, -69, 48))))
    trunk.ball(*_at(222, -92), 58, 56)
    trunk.ball(*_at(222, 92), 58, 56)
    for a in (22, 46):
        trunk.press(_body(((a, -96, 7), (a + 12, 0, 8), (a - 4, 96, 7))), 5)
    body = trunk.relief(4)
    c.form(
        body,
        _SUIT,
        bump=(c.field("neo", 60, 3) - 0.5) * 4,
        gloss=0.3,
        gloss_sharpness=12,
        rim=0.8,
        shadow=40,
        detail=0.6,
    )
    belt = c.mask(limb([(*_at(28, -130), 12), (*_at(52, 0), 15), (*_at(28, 130), 12)], 30)) & body.mask
    c.shadow(belt & body.mask, -3, 8, 5, 0.6)
    c.form(belt, (0.5, 0.13, 30), rim=0.6, detail=0.7)
    for k in (-70, -24, 24, 70):
        lead = c.mask(limb([(*_at(28, k), 12), (*_at(52, k), 12)], 6))
        c.form(lead, (0.5, 0.02, 250), gloss=0.6, rim=0.7, detail=0.75)
    _head(c)
    reach = Clay(c, whole, melt=12)
    reach.limb(_body(((214, 104, 50), (292, 156, 42), (360, 150, 36), (420, 120, 27))))
    relief = reach.relief(2)
    c.shadow(relief.mask, -6, 12, 10, 0.5)
    c.form(relief, _SUIT, bump=(c.field("sleeve", 40, 3) - 0.5) * 4, gloss=0.3, gloss_sharpness=12, rim=0.9, detail=0.6)
    hook = c.mask(
        limb([(*_at(404, 126), 7), (*_at(500, 92), 6), (*_at(536, 76), 5), (*_at(548, 58), 4), (*_at(536, 46), 3)], 40)
    )
    c.form(hook, (0.62, 0.03, 230), gloss=0.7, rim=0.6, detail=0.8)
    hand = Clay(c, whole, melt=7)
    hand.limb(_body(((420, 120, 28), (446, 110, 29), (462, 104, 24))))
    for k in range(3):
        hand.limb(_body(((436 + k * 14, 84 + k, 10, 16), (440 + k * 14, 112, 11, 22), (438 + k * 14, 132, 9, 14))))
    c.form(hand.relief(1), (0.78, 0.14, 78), rim=0.7, shadow=10, detail=0.8)


def _fin(c: Canvas, ankle: tuple[float, ...], splay: float) -> None:
    a, x = ankle[0], ankle[1]
    blade = c.mask(
        curve(
            [
                (*_at(a + 26, x - 18), CORNER),
                _at(a - 60, x - 34 + splay),
                (*_at(a - 150, x - 50 + splay * 3), CORNER),
                _at(a - 158, x + splay * 3),
                (*_at(a - 146, x + 48 + splay * 3), CORNER),
                _at(a - 60, x + 32 + splay),
                (*_at(a + 26, x + 18), CORNER),
            ]
        )
    )
    at = blade.where
    cos, sin = math.cos(_TURN), math.sin(_TURN)
    across = -(c.x[at] - _HIP[0]) * sin + (c.y[at] - _HIP[1]) * cos
    c.form(
        blade,
        (0.46, 0.1, 195),
        thickness=14,
        bump=np.asarray(np.sin(across / 5) * 1.4, np.float32),
        rim=0.9,
        gloss=0.3,
        detail=0.6,
    )


def _head(c: Canvas) -> None:
    """A hood, and in profile the one round glass that she looks through."""
    hood = Clay(c, (380, 640, 800, 1100), melt=16)
    hood.ball(*_at(356, 0), 84, 74, turn=57)
    hood.limb(_body(((286, 0, 58), (330, 0, 66))))
    relief = hood.relief(2)
    c.form(relief, _SUIT, bump=(c.field("hood", 44, 3) - 0.5) * 6, gloss=0.35, gloss_sharpness=12, rim=0.85, detail=0.7)
    face = c.mask(oval(*_at(362, -44), 50, 34, 57)) & relief.mask.grow(4)
    c.shadow(face, 0, 0, 5, 0.5)
    skin(c, face, _SKIN)
    strap = (
        c.mask(limb([(*_at(352, 70), 8), (*_at(372, 40), 8), (*_at(382, 4), 9), (*_at(380, -30), 10)], 24))
        & relief.mask
    )
    c.form(strap, (0.2, 0.03, 240), rim=0.7, detail=0.75)
    lens = oval(*_at(378, -60), 40, 30, 50)
    frame = c.mask(lens).grow(7)
    c.form(frame, (0.3, 0.05, 235), gloss=0.7, rim=0.8, thickness=9, detail=0.85)
    inside = c.mask(lens)
    x, y = _at(378, -60)
    c.draw(
        lambda pen: pen.radiate(lens, x - 10, y + 8, 46, [(0.42, 0.07, 200), (0.72, 0.1, 175), (0.93, 0.06, 150)]),
        detail=0.9,
    )
    for k, (da, db) in enumerate(((388, -74), (372, -72), (380, -56))):
        fish(c, *_at(da, db), 15 - 2 * k, (0.8, 0.15, 70), left=k == 1, turn=24, seed=f"mirrored{k}")
    glass(c, inside, (0.8, 0.06, 180), clear=0.75)


def _lung(side: float) -> list[tuple[float, ...]]:
    f = side
    return [
        (*_at(a, b * f), *rest)
        for a, b, *rest in (
            (262, 20),
            (254, 50),
            (214, 86),
            (150, 110),
            (92, 112),
            (70, 98, CORNER),
            (86, 62),
            (104, 34),
            (130, 14),
            (200, 10),
        )
    ]


def _lungs(c: Canvas) -> None:
    for f in (-1, 1):
        lung = c.mask(curve(_lung(f)))
        rim = lung.blur(9)
        c.screen(rim, (0.8, 0.12, 60), 0.4)
        at = lung.where
        mx, my = _at(160, 52 * f)
        d = np.hypot(c.x[at] - mx, c.y[at] - my) / 110
        c.fill(lung, c.tones((0.72, 0.11, 190))[np.clip(505 - d * 250, 20, 511).astype(int)], 0.94, detail=0.8)
        _tree(c, f, lung)
        c.glow(mx, my, 80, (0.97, 0.1, 85), 0.45)
        for k, (a, b, s, left) in enumerate(
            (
                (196, 36, 21, False),
                (150, 80, 23, True),
                (118, 56, 19, False),
                (98, 86, 22, True),
                (176, 70, 15, True),
                (132, 34, 16, False),
            )
        ):
            x, y = _at(a, b * f)
            tone: Colour = ((0.86, 0.15, 88), (0.95, 0.04, 100), (0.72, 0.16, 350))[(k + (f > 0)) % 3]
            fish(
                c,
                x,
                y,
                s,
                tone,
                band=(0.35, 0.08, 250) if k % 2 else None,
                left=left,
                turn=float(-20 + 12 * k),
                seed=f"lung{f}{k}",
            )
        c.screen(lung.edge(3, -4, 2), (0.95, 0.08, 150), 0.6)
        c.emit(lung, 0.22)
    pipe = c.mask(
        limb([(*_at(316, -3), 6), (*_at(288, 0), 9), (*_at(272, 0), 9)], 16),
        limb([(*_at(274, 0), 8), (*_at(250, 12), 8)]),
        limb([(*_at(274, 0), 8), (*_at(250, -12), 8)]),
    )
    c.form(pipe, (0.7, 0.16, 30), rim=0.5, detail=0.8)
    c.glow(*_at(170, 0), 190, (0.9, 0.12, 75), 0.24)


def _tree(c: Canvas, side: float, lung: Mask) -> None:
    """A coral whose trunk is the windpipe: it grows from her throat up to where the light is."""
    r = c.rng(f"tree/{side}")
    clay = Clay(c, (330, 380, 720, 880), melt=5)
    tips: list[tuple[float, float]] = []

    def grow(a: float, b: float, way: float, length: float, w: float, level: int) -> None:
        ea, eb = a - math.cos(way) * length, b + math.sin(way) * length
        clay.limb(
            _body(
                (
                    (a, b * side, w),
                    ((a + ea) / 2 + r.normal(0, 3), (b + eb) / 2 * side, w * 0.86),
                    (ea, eb * side, w * 0.74),
                )
            ),
            n=10,
        )
        if level == 0:
            tips.append(_at(ea, eb * side))
            return
        for turn in (-0.52, 0.1, 0.6) if level > 1 else (-0.44, 0.42):
            grow(
                ea, eb, way + turn + float(r.normal(0, 0.12)), length * float(r.uniform(0.6, 0.78)), w * 0.72, level - 1
            )

    grow(256, 6, 0.5, 66, 10, 3)
    relief = clay.relief(1)
    tone: Colour = (0.68, 0.18, 30) if side < 0 else (0.72, 0.15, 12)
    near = lung.grow(5)
    c.form(relief.within(near), tone, rim=0.7, mottle=0.1, grain=8, bias=0.1, detail=0.85)
    for x, y in tips:
        dot = c.mask(circle(x, y, 5.5)) & near
        c.glaze(dot.blur(1.5), mix(tone, (0.97, 0.05, 85), 0.8), 0.85)
