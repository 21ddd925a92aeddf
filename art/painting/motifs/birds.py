"""Birds: perched, wading, flying; built from clay with wings of feathers."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials.living import fur, leaves
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, place

from .beasts import paint_eye


class Bird(msgspec.Struct, frozen=True, kw_only=True):
    """A bird's colours and proportions; lengths are shares of the body's length."""

    body: Colour = (0.5, 0.08, 50)
    breast: Colour | None = None
    wing: Colour | None = None
    beak: Colour = (0.72, 0.14, 65)
    legs: Colour = (0.6, 0.1, 50)
    neck: float = 0.25
    neck_angle: float = 62.0
    """Above the horizon."""
    plump: float = 0.3
    head: float = 0.19
    beak_length: float = 0.2
    beak_width: float = 0.05
    beak_drop: float = 8.0
    tail: float = 0.5
    leg: float = 0.35
    pitch: float = 24.0
    """The trunk above the horizon."""


def _wing(bird: Bird, darker: float = 0.0) -> Colour:
    return mix(bird.body, (0.3, 0.04, 40), darker) if bird.wing is None else bird.wing


def perched(
    canvas: Canvas,
    bird: Bird,
    x: float,
    y: float,
    size: float,
    *,
    left: bool = False,
    closed: bool = False,
    seed: str = "bird",
) -> tuple[float, float]:
    """Paint a bird whose feet stand at (x, y), its body `size` long; returns the tip of its beak."""
    f = -1.0 if left else 1.0
    a = math.radians(bird.pitch)
    mx, my = x, y - (bird.leg + bird.plump * 0.85) * size

    def at(along: float, up: float) -> tuple[float, float]:
        u, v = along * math.cos(a) - up * math.sin(a), along * math.sin(a) + up * math.cos(a)
        return mx + u * f * size, my - v * size

    q = size * (1.4 + bird.neck)
    box = (mx - q, my - q, mx + q, y + 4)
    legs = Clay(canvas, box, melt=0.01 * size)
    for off in (-0.08, 0.05):
        legs.limb(
            [(*at(off, -bird.plump * 0.6), 0.035 * size), (x + off * f * size, y - 0.02 * size, 0.018 * size)], n=8
        )
        for toe in (-0.08, 0.06, 0.12):
            legs.limb(
                [(x + off * f * size, y - 0.02 * size, 0.016 * size), (x + (off + toe) * f * size, y, 0.012 * size)],
                n=5,
            )
    canvas.form(legs.relief(0.4), bird.legs, detail=0.8)
    tail = canvas.mask(
        curve(
            [
                (*at(-0.3, 0.1), CORNER),
                at(-0.5, 0.1),
                (*at(-0.5 - bird.tail, 0.05), CORNER),
                (*at(-0.5 - bird.tail, -0.07), CORNER),
                at(-0.45, -0.12),
                (*at(-0.25, -0.1), CORNER),
            ]
        )
    )
    canvas.form(tail, _wing(bird), thickness=0.06 * size, bias=-0.06, detail=0.7)
    body = Clay(canvas, box, melt=0.1 * size)
    body.limb(
        [
            (*at(-0.42, 0.0), bird.plump * 0.4 * size),
            (*at(-0.15, 0.0), bird.plump * 0.9 * size),
            (*at(0.15, -0.02), bird.plump * size),
            (*at(0.36, 0.06), bird.plump * 0.6 * size),
        ]
    )
    n = math.radians(bird.neck_angle)
    root = at(0.3, 0.1)
    skull = (root[0] + math.cos(n) * (bird.neck + 0.05) * f * size, root[1] - math.sin(n) * (bird.neck + 0.05) * size)
    body.limb([(*root, bird.plump * 0.6 * size), (*skull, bird.head * 0.9 * size)])
    body.ball(*skull, bird.head * size, z=0.1 * size)
    relief = body.relief(0.015 * size)
    canvas.form(relief, bird.body, rim=0.6, mottle=0.06, detail=0.7)
    if bird.breast is not None:
        front = canvas.mask(
            curve([at(0.42, 0.22), at(0.5, -0.05), at(0.25, -0.32), at(-0.1, -0.3), at(0.1, -0.05), at(0.28, 0.1)]),
            soft=0.03 * size,
        )
        canvas.form(relief.within(front), bird.breast, rim=0.5, detail=0.7)
    if size > 26:
        fur(
            canvas,
            relief,
            math.pi - a * f if f > 0 else a,
            seed=f"{seed}/down",
            length=(0.06 * size, 0.12 * size),
            spacing=max(0.035 * size, 1.2),
            spread=0.35,
            detail=0.7,
        )
    wing = canvas.mask(
        curve(
            [
                (*at(0.26, 0.1), CORNER),
                at(0.05, 0.22),
                at(-0.35, 0.14),
                (*at(-0.72, 0.0), CORNER),
                at(-0.35, -0.1),
                at(0.05, -0.14),
            ]
        )
    )
    wing_relief = canvas.form(wing, _wing(bird, 0.25), thickness=0.1 * size, rim=0.5, detail=0.75)
    if size > 40:
        leaves(
            canvas,
            wing_relief,
            _wing(bird),
            math.pi - a * f if f > 0 else a,
            seed=f"{seed}/wing",
            length=(0.14 * size, 0.26 * size),
            spacing=max(0.055 * size, 2),
            sprite="feather",
            spread=0.1,
            order="up",
            detail=0.7,
        )
    d = math.radians(bird.beak_drop)
    tip = (
        skull[0] + (bird.head * 0.85 + bird.beak_length) * size * f * math.cos(d),
        skull[1] + (bird.head + bird.beak_length) * size * math.sin(d),
    )
    foot = (skull[0] + bird.head * 0.8 * size * f, skull[1])
    w = bird.beak_width * size
    canvas.form(
        canvas.mask(
            curve(
                [
                    (foot[0], foot[1] - w, CORNER),
                    ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2 - w * 0.9),
                    (*tip, CORNER),
                    (foot[0], foot[1] + w, CORNER),
                ]
            )
        ),
        bird.beak,
        thickness=w * 1.4,
        gloss=0.3,
        detail=0.85,
    )
    paint_eye(
        canvas,
        skull[0] + bird.head * 0.35 * size * f,
        skull[1] - bird.head * 0.2 * size,
        bird.head * 0.2 * size,
        closed=closed,
        left=left,
    )
    return tip


def flying(
    canvas: Canvas,
    bird: Bird,
    x: float,
    y: float,
    span: float,
    *,
    beat: float = 0.5,
    left: bool = False,
    turn: float = 0.0,
    seed: str = "flying",
    detail: float = 0.75,
) -> None:
    """Paint a bird on the wing, `span` units from tip to tip; `beat` -1 wings down to 1 wings up."""
    s = span / 2.0
    lift = -0.62 * beat

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn, left)

    far = put(
        [
            (0.12, -0.05, CORNER),
            (0.2, lift * 0.7 - 0.1),
            (0.1, lift * 1.15 - 0.1),
            (-0.22, lift * 1.5 - 0.08, CORNER),
            (-0.1, lift * 0.8),
            (-0.16, -0.02, CORNER),
        ]
    )
    shade = mix(_wing(bird), canvas.light.shade, 0.3)
    canvas.form(canvas.mask(curve(far)), shade, thickness=0.08 * s, detail=detail)
    q = span
    body = Clay(canvas, (x - q, y - q, x + q, y + q), melt=0.03 * s)
    spine = put(
        [
            (-0.42, 0.02, 0.02),
            (-0.25, 0.02, 0.07),
            (0.0, 0.0, 0.12),
            (0.22, -0.04, 0.1),
            (0.36, -0.1, 0.075),
            (0.4, -0.1, 0.06),
        ]
    )
    body.limb(spine)
    canvas.form(body.relief(0.01 * s), (bird.body if bird.breast is None else bird.breast), rim=0.6, detail=detail)
    tail = put([(-0.34, -0.02, CORNER), (-0.62, -0.06, CORNER), (-0.6, 0.1, CORNER), (-0.34, 0.06, CORNER)])
    canvas.form(canvas.mask(curve(tail)), bird.body, thickness=0.05 * s, detail=detail)
    near = put(
        [
            (0.2, -0.04, CORNER),
            (0.26, lift * 0.55 - 0.02),
            (0.1, lift * 1.2),
            (-0.36, lift * 1.75 + 0.02, CORNER),
            (-0.46, lift * 1.5 + 0.06),
            (-0.44, lift * 0.95 + 0.08),
            (-0.34, lift * 0.4 + 0.1),
            (-0.18, 0.08, CORNER),
        ]
    )
    relief = canvas.form(canvas.mask(curve(near)), _wing(bird), thickness=0.1 * s, rim=0.7, detail=detail)
    if span > 44:
        quills = put(
            [
                (0.1, 0.0),
                (-0.2, 0.07),
                (0.06, lift * 0.3),
                (-0.33, lift * 0.42 + 0.09),
                (0.06, lift * 0.6),
                (-0.43, lift * 0.9 + 0.07),
                (0.04, lift * 0.9),
                (-0.46, lift * 1.3 + 0.05),
                (0.04, lift * 1.15),
                (-0.42, lift * 1.62 + 0.03),
            ]
        )
        dark, pale = mix(_wing(bird), canvas.palette.deep, 0.55), mix(_wing(bird), canvas.light.key, 0.5)

        def feathering(pen: Pen) -> None:
            for i in range(0, len(quills), 2):
                a, b = quills[i], quills[i + 1]
                pen.stroke([a[:2], ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.02 * s), b[:2]], dark, 0.022 * s, 0.7)
                pen.stroke([(a[0], a[1] - 0.03 * s), (b[0], b[1] - 0.03 * s)], pale, 0.014 * s, 0.55)
            cover = put([(0.2, -0.02), (0.16, lift * 0.6), (0.04, lift * 1.1)])
            pen.stroke([q[:2] for q in cover], pale, 0.05 * s, 0.35)

        canvas.draw(feathering, clip=relief.mask, detail=detail, soft=0.004 * s)
    beak = put([(0.46, -0.13, CORNER), (0.46 + bird.beak_length * 0.6, -0.07, CORNER), (0.46, -0.06, CORNER)])
    canvas.form(canvas.mask(curve(beak)), bird.beak, thickness=0.03 * s, detail=detail)
    if span > 40:
        ex, ey = put([(0.42, -0.12)])[0][:2]
        canvas.draw(lambda pen: pen.dot(ex, ey, max(0.018 * s, 0.8), (0.15, 0.02, 40)), detail=0.9)


def far_birds(
    canvas: Canvas, places: list[tuple[float, float, float]], colour: Colour, *, seed: str = "far", alpha: float = 0.9
) -> None:
    """Draw distant birds (x, y, span) as curved wings, each with its own beat and tilt."""
    r = canvas.rng(f"far-birds/{seed}")

    def work(pen: Pen) -> None:
        for x, y, span in places:
            up, tilt = r.uniform(0.1, 0.42), r.uniform(-14, 14)
            s = span / 2
            wing = [
                (-1.0, -up * 0.6 + 0.1),
                (-0.5, -up),
                (0.0, 0.0),
                (0.5, -up * 0.9),
                (1.0, -up * 0.4 + 0.12),
                (0.45, -up * 0.62),
                (0.05, 0.16),
                (-0.06, 0.15),
                (-0.5, -up * 0.7),
            ]
            sharp = [(*p, CORNER) if i in (0, 4) else p for i, p in enumerate(wing)]
            pen.fill(curve(place(sharp, x, y, s, tilt)), colour, alpha)

    canvas.draw(work, detail=0.8)


def flock(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    n: int,
    span: tuple[float, float],
    colour: Colour,
    *,
    seed: str,
) -> None:
    """Draw a loose flock of distant birds."""
    r = canvas.rng(f"flock/{seed}")
    xs, ys = x + r.normal(0, width / 2.5, n), y + r.normal(0, height / 2.5, n)
    spans = np.sort(r.uniform(*span, n))
    far_birds(
        canvas, [(float(a), float(b), float(c)) for a, b, c in zip(xs, ys, spans, strict=True)], colour, seed=seed
    )
