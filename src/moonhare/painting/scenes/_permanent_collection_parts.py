"""The beetle in its amber, and the ants."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval

_SHELL = ramp(
    [
        (0.13, 0.06, 305),
        (0.26, 0.09, 255),
        (0.42, 0.11, 200),
        (0.58, 0.16, 160),
        (0.76, 0.17, 125),
        (0.94, 0.1, 100),
    ]
)
INK: Colour = (0.24, 0.06, 340)


def _leg(clay: Clay, points: Sequence[tuple[float, float]], thick: float, z: float = 0.0) -> None:
    """Model an insect's leg: a strong thigh, a shin, and a foot of thin links."""
    (ax, ay), (bx, by), (dx, dy) = points[:3]
    clay.limb(
        [(ax, ay, thick * 0.75, z), ((ax + bx) / 2, (ay + by) / 2, thick, z + 2), (bx, by, thick * 0.62, z)], n=14
    )
    clay.limb([(bx, by, thick * 0.6, z), (dx, dy, thick * 0.42, z)], n=10)
    foot = points[2:]
    clay.limb([(px, py, thick * (0.36 - 0.04 * k), z) for k, (px, py) in enumerate(foot)], n=16)


def _ink(c: Canvas, mask: Mask, share: float = 0.55) -> None:
    """Let a dark body turn away at its edge."""
    c.multiply(mask - mask.grow(-1.2).blur(0.8), (0.2, 0.07, 320), share)


def paint_beetle(c: Canvas) -> None:
    """The dancer, a stag beetle: upright, wing cases thrown open like skirts, one hind leg lifted."""
    x = 400.0
    for f in (-1, 1):
        wing = c.mask(
            curve(
                [
                    (x + f * 16, 526, CORNER),
                    (x + f * 92, 520),
                    (x + f * 158, 566),
                    (x + f * 172, 640),
                    (x + f * 136, 700),
                    (x + f * 82, 694),
                    (x + f * 36, 620),
                ]
            )
        )
        at = wing.where
        d = np.arctan2(c.y[at] - 512, f * (c.x[at] - x))
        far = np.hypot(c.x[at] - x, c.y[at] - 512)
        vein = np.exp(-np.abs(np.sin(d * 9 + 0.4)) * 15) + 0.8 * np.exp(-np.abs(np.sin(far / 26 + d * 2)) * 20)
        sheen = 0.5 + 0.5 * np.sin(d * 3 + far / 34)
        film = pick(ramp([(0.93, 0.11, 62), (0.95, 0.06, 20), (0.9, 0.07, 140)]), np.asarray(sheen, np.float32))
        c.fill(wing, film, 0.62, detail=0.7)
        c.fill(wing * np.asarray(np.clip(vein, 0, 1), np.float32), (0.5, 0.14, 30), 0.55, detail=0.7)
        c.fill(wing.edge(f * 2, 2, 1), (0.99, 0.05, 80), 0.9, detail=0.7)
        case = c.mask(
            curve(
                [
                    (x + f * 10, 508, CORNER),
                    (x + f * 44, 458),
                    (x + f * 102, 428),
                    (x + f * 156, 446),
                    (x + f * 180, 500),
                    (x + f * 172, 556, CORNER),
                    (x + f * 118, 556),
                    (x + f * 58, 544),
                ]
            )
        )
        c.shadow(case, 0, 16, 9, 0.45, colour=(0.45, 0.15, 35))
        shell = c.relief(case, 44, smooth=3)
        at = case.where
        ray = np.arctan2(c.y[at] - 512, f * (c.x[at] - x))
        groove = np.sin(ray * 30) * 1.5
        c.form(
            shell,
            _SHELL,
            bump=np.asarray(groove, np.float32),
            gloss=1.0,
            gloss_sharpness=18,
            rim=0.9,
            bias=-0.12,
            detail=0.85,
        )
        c.glaze(case * np.asarray(np.clip(-shell.nx * f + 0.1, 0, 1) ** 1.5, np.float32), (0.5, 0.17, 330), 0.5)
        c.glaze(case * np.asarray(np.clip(shell.nx * f, 0, 1) ** 2, np.float32), (0.78, 0.16, 95), 0.6)
        _ink(c, case)
    legs = Clay(c, (170, 330, 630, 840), melt=3)
    plans = [
        [(x - 30, 486), (x - 84, 440), (x - 70, 372), (x - 62, 354), (x - 46, 342)],
        [(x + 30, 490), (x + 92, 520), (x + 62, 580), (x + 50, 588), (x + 36, 586)],
        [(x - 34, 522), (x - 98, 566), (x - 132, 634), (x - 148, 646), (x - 166, 642)],
        [(x + 34, 524), (x + 112, 556), (x + 152, 618), (x + 168, 626), (x + 184, 616)],
        [(x - 16, 650), (x - 40, 714), (x - 8, 784), (x - 14, 802), (x - 32, 810)],
        [(x + 16, 640), (x + 100, 676), (x + 60, 738), (x + 36, 744), (x + 18, 732)],
    ]
    for k, plan in enumerate(plans):
        _leg(legs, plan, 12 if k > 3 else 10)
        (bx, by), (dx, dy) = plan[1], plan[2]
        for t in (0.4, 0.7):
            mx, my = bx + (dx - bx) * t, by + (dy - by) * t
            out = 1 if mx > x else -1
            legs.limb([(mx, my, 3), (mx + out * 10, my + 3, 1)], n=5)
    limbs = legs.relief(0.6)
    c.form(limbs, _SHELL, gloss=0.9, rim=0.8, bias=-0.3, detail=0.85)
    _ink(c, limbs.mask)
    trunk = Clay(c, (270, 300, 530, 740), melt=7)
    trunk.limb([(x, 536, 50), (x + 3, 588, 56), (x - 2, 640, 44), (x - 10, 682, 17)], n=24)
    trunk.ball(x, 502, 62, 34, z=10)
    trunk.ball(x + 4, 462, 40, 21, z=12, turn=8)
    for f in (-1, 1):
        trunk.limb(
            [
                (x + 5 + f * 22, 450, 11, 14),
                (x + 7 + f * 42, 420, 9, 14),
                (x + 9 + f * 38, 384, 7, 14),
                (x + 10 + f * 18, 362, 2.4, 14),
            ],
            n=20,
            melt=3,
        )
        trunk.limb([(x + 8 + f * 40, 404, 5, 14), (x + 8 + f * 22, 398, 1.6, 14)], n=6, melt=2)
    body = trunk.relief(1)
    at = body.mask.where
    ring = np.sin((c.y[at] - 540 - 0.0026 * (c.x[at] - x) ** 2) / 8.6)
    bands = -np.exp(-np.abs(ring) * 6) * smoothstep(540, 552, c.y[at]) * 5
    inner = body.mask.grow(-5).blur(2).on(body.mask.box)
    c.shadow(body.mask, 6, 10, 9, 0.4, colour=(0.4, 0.15, 35))
    c.form(
        body,
        _SHELL,
        bump=np.asarray(bands * inner, np.float32),
        bias=-0.16,
        gloss=1.0,
        gloss_sharpness=16,
        rim=0.9,
        shadow=10,
        detail=0.85,
    )
    c.glaze(body.mask * np.asarray(np.clip(body.nx, 0, 1) ** 1.5, np.float32), (0.74, 0.16, 88), 0.6)
    c.glaze(body.mask * np.asarray(np.clip(-body.nx, 0, 1) ** 1.5, np.float32), (0.46, 0.16, 310), 0.5)
    _ink(c, body.mask)

    def face(pen: Pen) -> None:
        for f in (-1, 1):
            pen.fill(oval(x + 4 + f * 35, 462 + f * 4, 5, 7.5, 10), (0.12, 0.04, 320))
            pen.dot(x + 3 + f * 35, 459 + f * 4, 1.5, (0.98, 0.03, 90))
            feeler = [(x + 5 + f * 30, 450), (x + 6 + f * 62, 432), (x + 8 + f * 74, 408)]
            pen.stroke(feeler, (0.2, 0.07, 220), 3.2)
            for k in range(3):
                tx, ty = feeler[-1]
                pen.stroke([(tx, ty + 5 * k), (tx + f * 13, ty - 5 + 6 * k)], (0.46, 0.13, 80), 3.4)
        pen.stroke([(x - 36, 477), (x, 484), (x + 40, 476)], (0.16, 0.06, 250), 2.0, 0.5)
        pen.stroke([(x, 540), (x + 3, 590)], (0.16, 0.06, 250), 1.6, 0.5)

    c.draw(face, relief=1.6, detail=0.9)


def paint_ant(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    *,
    left: bool,
    rear: float = 0.0,
    tone: Colour = INK,
    seed: str = "",
    reach: tuple[float, float] | None = None,
    slope: float = 0.0,
) -> None:
    """An ant whose feet stand about (x, y), `s` long; `rear` lifts its front, `reach` is where its fore foot goes."""
    f = -1.0 if left else 1.0
    r = c.rng(f"ant/{x:.0f}/{y:.0f}/{seed}")
    a, tilt = math.radians(rear), math.radians(slope)

    def at(u: float, v: float, *, lift: bool = True) -> tuple[float, float]:
        if lift and rear:
            du, dv = u + 0.1, v + 0.22
            u, v = -0.1 + du * math.cos(a) + dv * math.sin(a), -0.22 - du * math.sin(a) + dv * math.cos(a)
        px, py = f * u * s, v * s
        return x + px * math.cos(tilt) - py * math.sin(tilt), y + px * math.sin(tilt) + py * math.cos(tilt)

    c.multiply(c.mask(oval(x, y + 2, s * 0.42, s * 0.06, slope), soft=s * 0.03), c.palette.deep, 0.6)
    knees = [
        (-0.02, -0.24, -0.2, -0.42, -0.42, 0.0),
        (0.05, -0.25, 0.04, -0.46, -0.04, 0.0),
        (0.13, -0.27, 0.32, -0.44, 0.42, 0.0),
    ]

    def legs(pen: Pen, far: bool) -> None:
        for k, (hu, hv, ku, kv, fu, fv) in enumerate(knees):
            j = float(r.normal(0, 0.03)) + (0.07 if far else -0.03)
            hip, knee = at(hu, hv), at(ku + j, kv)
            foot = at(fu + j * 2, fv - (0.03 if far else 0), lift=False)
            if rear > 20 and k == 2:
                foot = at(fu + 0.04 + j, -0.36 + j)
                if reach is not None and not far:
                    foot = reach
            shade = mix(tone, c.palette.deep, 0.5) if far else tone
            pen.stroke([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], shade, s * 0.05)
            mid = ((knee[0] + foot[0]) / 2 + f * s * 0.02, (knee[1] + foot[1]) / 2)
            if foot is reach:
                mid = (mid[0], mid[1] - s * 0.12)
            pen.stroke([knee, mid, foot], shade, s * 0.03)
            pen.stroke([foot, (foot[0] + f * s * 0.06, foot[1])], shade, s * 0.022)

    c.draw(lambda pen: legs(pen, True), relief=s * 0.02, detail=0.7)
    clay = Clay(c, (x - s, y - s * 1.1, x + s, y + s * 0.5), melt=s * 0.02)
    gu, gv = at(-0.34, -0.25)
    turn = (slope - f * 0 + (-f * rear)) + f * 12
    clay.ball(gu, gv, s * 0.21, s * 0.15, turn=turn)
    clay.limb([(*at(-0.16, -0.22), s * 0.045), (*at(-0.1, -0.25), s * 0.035)], n=6)
    clay.limb(
        [
            (*at(-0.07, -0.24), s * 0.06),
            (*at(0.04, -0.27), s * 0.075),
            (*at(0.15, -0.29), s * 0.065),
            (*at(0.2, -0.3), s * 0.03),
        ],
        n=12,
    )
    clay.ball(*at(0.3, -0.33), s * 0.125, s * 0.1, turn=turn + f * 16, z=s * 0.02)
    clay.limb([(*at(0.38, -0.3), s * 0.035), (*at(0.44, -0.25), s * 0.018)], n=6)
    body = clay.relief(0.5)
    band = -np.exp(
        -np.abs(np.sin(np.hypot(c.x[body.mask.where] - gu - f * s * 0.3, c.y[body.mask.where] - gv) / (s * 0.033))) * 5
    )
    near = smoothstep(s * 0.15, s * 0.1, np.hypot(c.x[body.mask.where] - gu, c.y[body.mask.where] - gv))
    c.form(
        body,
        tone,
        bump=np.asarray(band * near * s * 0.012, np.float32),
        gloss=0.55,
        gloss_sharpness=12,
        rim=0.4,
        depth=0.5,
        detail=0.8,
    )
    _ink(c, body.mask, 0.8)
    c.draw(lambda pen: legs(pen, False), relief=s * 0.025, detail=0.75)

    def feelers(pen: Pen) -> None:
        for k in (0, 1):
            elbow = at(0.44 + 0.05 * k, -0.54 - 0.03 * k)
            tip = at(0.62 + 0.06 * k + float(r.normal(0, 0.03)), -0.46 - 0.1 * k + float(r.normal(0, 0.03)))
            pen.stroke([at(0.36, -0.38), elbow], tone, s * 0.026)
            pen.stroke([elbow, ((elbow[0] + tip[0]) / 2, (elbow[1] + tip[1]) / 2 - s * 0.01), tip], tone, s * 0.03)
        ex, ey = at(0.325, -0.36)
        pen.fill(oval(ex, ey, s * 0.026, s * 0.034), (0.12, 0.04, 330))
        pen.dot(ex - s * 0.008, ey - s * 0.012, s * 0.009, (0.98, 0.05, 80))

    c.draw(feelers, relief=s * 0.012, detail=0.85)


def front_row(c: Canvas) -> None:
    """Heads and shoulders of those who stand nearest, dark against the light."""
    for x, y, s, tilt in ((120, 1190, 108, 10), (318, 1232, 92, -6), (520, 1226, 96, 8), (706, 1188, 112, -10)):
        clay = Clay(c, (x - s * 1.6, y - s * 1.7, x + s * 1.6, 1200), melt=s * 0.12)
        lean = math.sin(math.radians(tilt)) * s
        clay.ball(x, y + s * 0.62, s * 0.5, s * 0.5)
        clay.ball(x, y + s * 0.06, s * 0.16, s * 0.2)
        for f in (-1, 1):
            clay.limb(
                [
                    (x + f * s * 0.24, y - s * 0.2, s * 0.34),
                    (x + lean * 0.6 + f * s * 0.2, y - s * 0.52, s * 0.3),
                    (x + lean + f * s * 0.1, y - s * 0.82, s * 0.2),
                ],
                n=14,
            )
        heads = c.form(
            clay.relief(2),
            (0.13, 0.06, 345),
            gloss=0.25,
            gloss_sharpness=10,
            rim=1.0,
            depth=0.6,
            mottle=0.1,
            detail=0.5,
        )

        c.multiply(heads.mask, c.palette.deep, 0.62)

        def feelers(pen: Pen, x: float = x, y: float = y, s: float = s, lean: float = lean) -> None:
            for f in (-1, 1):
                eye = (x + lean * 0.6 + f * s * 0.46, y - s * 0.54)
                pen.fill(oval(*eye, s * 0.09, s * 0.15, f * -14), (0.3, 0.09, 20))
                pen.fill(oval(eye[0] - f * s * 0.02, eye[1] + s * 0.03, s * 0.07, s * 0.12, f * -14), (0.17, 0.06, 350))
                root = (x + lean + f * s * 0.14, y - s * 0.92)
                elbow = (x + lean + f * s * 0.58, y - s * 1.32)
                tip = (x + lean + f * s * 1.02, y - s * 1.5 - lean * f * 0.5)
                pen.stroke([root, elbow], (0.13, 0.06, 345), s * 0.09)
                pen.stroke([elbow, ((elbow[0] + tip[0]) / 2, elbow[1] - s * 0.14), tip], (0.13, 0.06, 345), s * 0.1)

        c.draw(feelers, relief=s * 0.04, detail=0.6)
