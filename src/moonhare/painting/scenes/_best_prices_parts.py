"""Parts of Best Prices: the bazaar alley inside the coat, with its stalls."""

from __future__ import annotations

from functools import partial

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import bricks, cloth
from moonhare.painting.motifs.bazaar import carpet, glass_lantern
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, polygon
from moonhare.painting.terrain import plane

VX, VY = 412.0, 700.0


def _at(side: float, up: float, z: float) -> tuple[float, float, float]:
    """Return the card place of a point in the alley (side -1–1, up 0 floor – 1 vault) and the scale at depth z."""
    k = 1 / z
    return VX + side * 330 * k, VY + (430 - 760 * up) * k, k


def alley(c: Canvas, room: Mask) -> None:
    """The bazaar: vault, floor, stalls from far to near, lanterns."""
    warm = ramp(
        [
            (0.0, (0.98, 0.09, 84)),
            (0.16, (0.86, 0.15, 66)),
            (0.42, (0.56, 0.15, 42)),
            (0.75, (0.33, 0.1, 25)),
            (1.0, (0.2, 0.06, 330)),
        ]
    )
    d = np.hypot((c.x - VX) / 330, (c.y - VY) / 420)
    c.fill(
        room,
        pick(warm, np.asarray(np.clip(d * 0.95 + 0.08 * (c.field("dusk", 80, 3) - 0.5), 0, 1), np.float32)),
        detail=0.3,
    )
    for i, z in enumerate((5.6, 4.2, 3.2, 2.45, 1.9, 1.48, 1.16)):
        left, right = _at(-1.0, 0.0, z), _at(1.0, 0.0, z)
        spring = _at(0, 0.72, z)[1]
        crown = _at(0, 1.06, z)[1]
        rib = curve(
            [
                (left[0], left[1], CORNER),
                (left[0], spring),
                (VX, crown),
                (right[0], spring),
                (right[0], right[1], CORNER),
            ],
            pull=0.42,
        )
        tone = mix((0.78, 0.13, 62), (0.3, 0.07, 15), i / 6)
        c.draw(partial(_rib, path=rib, tone=tone, w=30 / z), relief=9 / z, clip=room, detail=0.5)
    floor = plane(
        c,
        c.mask(polygon([_at(-1, 0, 5.6)[:2], _at(1, 0, 5.6)[:2], _at(1.3, 0, 0.9)[:2], _at(-1.3, 0, 0.9)[:2]])) & room,
        (_at(-1, 0, 6)[:2], _at(1, 0, 6)[:2], _at(1, 0, 0.8)[:2], _at(-1, 0, 0.8)[:2]),
    )
    glow = 0.36 * smoothstep(0.9, 0.0, floor.v) - 0.08
    bricks(c, floor, (0.5, 0.1, 40), across=9, down=26, light=np.asarray(glow, np.float32))
    runner = (
        c.mask(polygon([_at(-0.26, 0, 5.6)[:2], _at(0.26, 0, 5.6)[:2], _at(0.3, 0, 0.82)[:2], _at(-0.3, 0, 0.82)[:2]]))
        & floor.mask
    )
    path = plane(c, runner, (_at(-0.28, 0, 6)[:2], _at(0.28, 0, 6)[:2], _at(0.28, 0, 0.8)[:2], _at(-0.28, 0, 0.8)[:2]))
    u, v = np.abs(path.u - 0.5) * 2, path.v * 9
    dia = np.abs(np.mod(v, 1) - 0.5) * 2
    tone = np.where(
        u > 0.86, 0.0, np.where(u > 0.76, 1.0, np.where(dia + u < 0.62, 1.0, np.where(dia + u < 0.8, 0.3, 0.55)))
    )
    weave = ramp([(0.0, (0.3, 0.09, 20)), (0.3, (0.3, 0.07, 262)), (0.55, (0.5, 0.18, 25)), (1.0, (0.84, 0.1, 78))])
    c.fill(
        runner,
        pick(weave, np.asarray(tone, np.float32)) * (0.62 + 0.5 * smoothstep(1.0, 0.1, path.v))[..., None],
        detail=0.6,
    )
    r = c.rng("stalls")
    for z in (4.6, 3.6, 2.8, 2.2, 1.72, 1.34, 1.05):
        for f in (-1.0, 1.0):
            _stall(c, room, f, z * (1.0 if f < 0 else 0.94), r)
    for z, side, h in ((2.3, 0.5, 128), (3.4, -0.52, 132)):
        x, y, k = _at(side, 0, z)
        who = Person(
            age="adult",
            girth=1.1,
            dress="gown",
            top=(0.3, 0.08, 300) if side < 0 else (0.36, 0.12, 20),
            skin=(0.6, 0.08, 50),
            hat="headscarf" if side < 0 else "turban",
            hat_colour=(0.75, 0.1, 75),
        )
        paint_person(
            c, who, joints(who, Pose(head=6, arm_near=(16, 6), arm_far=(12, 4)), x, y, h * k * 2.4, view="back")
        )
    for z, side, up, hue in (
        (4.2, -0.3, 0.86, 60),
        (3.7, 0.36, 0.9, 30),
        (3.1, -0.5, 0.84, 80),
        (2.7, 0.2, 0.92, 25),
        (2.3, -0.14, 0.9, 200),
        (2.05, 0.58, 0.8, 65),
        (1.8, -0.6, 0.78, 28),
        (1.6, 0.3, 0.84, 75),
        (1.45, -0.3, 0.82, 60),
        (1.3, 0.66, 0.72, 25),
        (1.2, -0.72, 0.7, 190),
        (1.12, 0.1, 0.8, 40),
    ):
        x, y, k = _at(side, up, z)
        c.glow(x, y, 60 * k, (0.84, 0.16, hue), 0.55)
        c.draw(partial(glass_lantern, x=x, y=y, s=1.35 * k, hue=hue), emission=0.35, clip=room, detail=0.9)
        c.glow(x, y, 16 * k, (0.97, 0.1, 85), 0.5)


def _rib(pen: Pen, path: Path, tone: Colour, w: float) -> None:
    pen.stroke(path, tone, w)


def _stall(c: Canvas, room: Mask, f: float, z: float, r: np.random.Generator) -> None:
    _, y, k = _at(f * 0.92, 0.0, z)
    kind = int(r.integers(0, 3))
    dim = min(1.0, 0.25 + 0.55 * k)
    if kind != 1:
        hue = float(r.choice([20.0, 30.0, 12.0, 285.0, 40.0]))
        cx, cy, _ = _at(f * 0.88, 0.66, z)
        c.draw(
            partial(carpet, x=cx, y=cy, w=150 * k * r.uniform(0.8, 1.1), h=330 * k, hue=hue, skew=-f * 0.2),
            clip=room,
            relief=2.5 * k,
            detail=0.7,
        )
    ax, ay, _ = _at(f * 1.02, 0.76, z)
    bx, by, _ = _at(f * 0.56, 0.66, z)
    awning: list[tuple[float, ...]] = [
        (ax, ay, CORNER),
        (bx, by, CORNER),
        (bx - f * 6 * k, by + 30 * k, CORNER),
        (ax, ay + 74 * k, CORNER),
    ]
    m = c.mask(curve(awning, pull=0.2)) & room
    if not m.empty:
        at = m.where
        t = np.mod((c.x[at] - ax) / (26 * k), 1)
        stripe = smoothstep(0.45, 0.52, t)
        relief = c.form(
            m, ((0.52, 0.18, 25), (0.4, 0.09, 255), (0.5, 0.1, 160))[int(r.integers(3))], thickness=8 * k, detail=0.6
        )
        c.form(relief.within(m * np.asarray(stripe, np.float32)), (0.9, 0.05, 80), detail=0.6)
    tx, ty, _ = _at(f * 0.84, 0.2, z)
    table = c.mask(polygon([(tx - 92 * k, ty), (tx + 92 * k, ty), (tx + 92 * k, y + 4), (tx - 92 * k, y + 4)])) & room
    if not table.empty:
        cloth(
            c,
            table,
            ((0.46, 0.16, 22), (0.34, 0.08, 265), (0.44, 0.1, 45))[int(r.integers(3))],
            fold=18 * k,
            depth=5 * k,
            thickness=10 * k,
            bias=0.1 - 0.2 * (dim - 0.4),
            detail=0.5,
        )
    spice: tuple[Colour, ...] = (
        (0.8, 0.16, 80),
        (0.6, 0.19, 32),
        (0.66, 0.14, 55),
        (0.5, 0.11, 140),
        (0.46, 0.12, 20),
        (0.86, 0.08, 95),
    )
    for i in range(4):
        sx, sy = tx + (-66 + i * 44) * k, ty + 4 * k
        if kind == 2 and i % 2:
            pot = (
                c.mask(
                    curve(
                        [
                            (sx - 9 * k, sy - 52 * k, CORNER),
                            (sx + 9 * k, sy - 52 * k, CORNER),
                            (sx + 7 * k, sy - 36 * k),
                            (sx + 20 * k, sy - 16 * k),
                            (sx + 12 * k, sy, CORNER),
                            (sx - 12 * k, sy, CORNER),
                            (sx - 20 * k, sy - 16 * k),
                            (sx - 7 * k, sy - 36 * k),
                        ]
                    )
                )
                & room
            )
            c.form(pot, (0.66, 0.13, 58), gloss=0.6, rim=0.8, detail=0.75)
            continue
        heap = (
            c.mask(
                curve(
                    [
                        (sx - 23 * k, sy - 12 * k, CORNER),
                        (sx - 9 * k, sy - 32 * k),
                        (sx, sy - 40 * k, CORNER),
                        (sx + 9 * k, sy - 32 * k),
                        (sx + 23 * k, sy - 12 * k, CORNER),
                        (sx, sy - 7 * k),
                    ]
                )
            )
            & room
        )
        c.form(heap, spice[int(r.integers(6))], thickness=12 * k, mottle=0.16, grain=5, rim=0.6, detail=0.7)
        bowl = (
            c.mask(
                curve(
                    [
                        (sx - 24 * k, sy - 13 * k, CORNER),
                        (sx, sy - 8 * k),
                        (sx + 24 * k, sy - 13 * k, CORNER),
                        (sx + 14 * k, sy + 2 * k),
                        (sx - 14 * k, sy + 2 * k),
                    ]
                )
            )
            & room
        )
        c.form(bowl, (0.5, 0.09, 50), gloss=0.4, detail=0.7)
