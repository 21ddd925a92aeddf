"""The commuters: coats seen from behind, with as much of a salmon in each as the height allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.materials import cloth, fur, skin
from art.painting.motifs.salmon import BACK, FLANK, salmon
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval

Place = Callable[[float, float], tuple[float, float]]
"""A body's own coordinates (across, up, in heights) to the card's."""


class Commuter(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody on the stairs; `fish` 0 none, 1 a tail, 2 tail and head, 3 hardly a coat any more."""

    tall: float
    coat: Colour
    fish: int
    girth: float = 1.0
    side: int = 1
    skin: Colour = (0.7, 0.08, 55)
    hair: Colour = (0.3, 0.05, 50)
    style: Literal["short", "bun"] = "short"
    hat: Colour | None = None
    case: Colour | None = None
    tie: Colour | None = None


def commuter(c: Canvas, who: Commuter, x: float, y: float, h: float, name: str) -> None:
    """Paint one from behind, feet at (x, y), `h` high; `who.side` is where the free arm hangs."""
    g, f = who.girth, who.side
    lean = 0.012 * f

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u + lean * v * 4) * h, y - v * h

    if who.fish == 0:
        for s in (-1, 1):
            leg = c.mask(limb([(*at(s * 0.055 * g, 0.3), 0.05 * h), (*at(s * 0.06 * g, 0.02), 0.036 * h)]))
            cloth(c, leg, (0.26, 0.04, 250), fold=h * 0.04, depth=h * 0.006, thickness=h * 0.04, seed=f"{name}leg{s}")
            shoe = c.mask(
                curve(
                    [
                        (*at(s * 0.06 * g - 0.04, 0.045), CORNER),
                        at(s * 0.06 * g, 0.056),
                        (*at(s * 0.06 * g + 0.04, 0.045), CORNER),
                        at(s * 0.066 * g + 0.045, 0.0),
                        at(s * 0.066 * g - 0.045, 0.0),
                    ]
                )
            )
            c.form(shoe, (0.2, 0.04, 40), thickness=h * 0.03, gloss=0.5, rim=0.8, detail=0.8)
    else:
        inside = c.mask(oval(*at(0, 0.205 if who.fish < 3 else 0.3), 0.17 * h * g, 0.03 * h))
        c.fill(inside, c.palette.deep, detail=0.7)
        swing = -26.0 * f
        foot = at(0.03 * f, 0.33)
        with c.group() as below:
            salmon(c, foot[0], foot[1], 0.98 * h, -90 + swing * 0.5, bend=swing * 2.4, belly_left=f < 0, gape=0)
        c.paste(below, clip=c.full(smoothstep(y - 0.36 * h, y - 0.34 * h, c.y)))
        c.multiply(c.mask(oval(*at(0, 0.235), 0.13 * h * g, 0.05 * h), soft=0.02 * h), c.palette.deep, 0.6)
    _far_arm(c, who, at, h, name)
    if who.fish >= 2:
        mouth = at(0.03 * f, 0.88)
        salmon(
            c, mouth[0], mouth[1], 0.62 * h * (0.9 + 0.1 * g), -90 + 20 * f, bend=30 * f, belly_left=f < 0, gape=0.06
        )
    hem = 0.2 if who.fish < 3 else 0.3
    w = 0.5 + 0.5 * g
    coat = c.mask(
        curve(
            [
                (*at(-0.035, 0.862), CORNER),
                at(-0.1 * w, 0.838),
                at(-0.152 * w, 0.795),
                at(-0.162 * w - 0.01 * (g - 1), 0.66),
                at(-0.135 * g - 0.015, 0.52),
                at(-0.15 * g - 0.01, 0.36),
                (*at(-0.175 * g - 0.01, hem), CORNER),
                at(-0.08 * g, hem - 0.014),
                at(0.0, hem + 0.006),
                at(0.09 * g, hem - 0.016),
                (*at(0.18 * g + 0.01, hem + 0.006), CORNER),
                at(0.15 * g + 0.012, 0.36),
                at(0.135 * g + 0.015, 0.52),
                at(0.162 * w + 0.01 * (g - 1), 0.66),
                at(0.152 * w, 0.795),
                at(0.1 * w, 0.838),
                (*at(0.035, 0.862), CORNER),
            ]
        )
    )
    c.shadow(coat, 0.015 * h * f, 0.02 * h, 0.02 * h, 0.5)
    body = c.relief(coat, 0.17 * h)
    dx = (c.x[coat.where] - x) / h
    up = (y - c.y[coat.where]) / h
    spread = smoothstep(0.62, 0.2, up)
    fold = c.noise.at(f"folds/{name}", dx * 13 / (0.4 + 0.6 * spread), up * 2.4, 1.0, 2)
    drag = c.noise.at(f"drag/{name}", (dx + 0.5 * f * up) * 16, (up - 0.5 * dx * f) * 6, 1.0, 2)
    bump = np.sin(fold * 9) * h * 0.012 * (0.15 + spread) + np.sin(drag * 8) * h * 0.005
    slit = np.exp(-(((dx - lean * 4 * up) / 0.006) ** 2)) * smoothstep(0.44, 0.4, up) * h * 0.02
    c.form(body, who.coat, bump=np.asarray(bump - slit, np.float32), rim=0.8, mottle=0.06, shadow=h * 0.05, detail=0.75)

    def seams(pen: Pen) -> None:
        dark = mix(who.coat, c.palette.deep, 0.55)
        tint = (float(dark[0]), float(dark[1]), float(dark[2]))
        ink = f"#{int(tint[0] * 255):02x}{int(tint[1] * 255):02x}{int(tint[2] * 255):02x}"
        pen.stroke([at(0.0, 0.84), at(0.003, 0.62), at(0.0, 0.47)], ink, h * 0.004, 0.8)
        pen.stroke([at(-0.12 * g, 0.515), at(0.0, 0.505), at(0.12 * g, 0.515)], ink, h * 0.028, 0.7)
        pen.dot(*at(-0.05, 0.508), h * 0.009, (0.8, 0.1, 80))
        pen.dot(*at(0.05, 0.508), h * 0.009, (0.8, 0.1, 80))

    c.draw(seams, relief=1.2, detail=0.75, clip=coat)
    if who.fish:
        low, high = (0.2, 0.5) if who.fish == 1 else (0.2, 0.75)
        size = 0.026
        row = np.floor(up / size)
        edge = np.hypot(np.mod(dx / size + 0.5 * np.mod(row, 2), 1) - 0.5, np.mod(up / size, 1) - 1.0)
        wear = smoothstep(
            0.35, 0.6, c.noise.at(f"wear/{name}", dx * 9, up * 9, 1.0, 3) + 0.5 * smoothstep(high, low, up) - 0.12
        )
        c.form(
            body.within(coat * np.asarray(wear, np.float32)),
            FLANK if who.fish > 1 else BACK,
            rim=0.7,
            gloss=0.5,
            alpha=0.72,
            detail=0.75,
        )
        arc = np.exp(-(((edge - 0.52) / 0.13) ** 2))
        c.multiply(coat * np.asarray(arc * wear, np.float32), c.palette.deep, 0.5)
    _near_arm(c, who, at, h, name)
    if who.fish >= 2:
        _collar(c, who, at, h, 0.05)
        if who.tie is not None:
            tie = c.mask(
                curve(
                    [
                        (*at(0.05 * f, 0.84), CORNER),
                        at(0.12 * f, 0.86),
                        at(0.2 * f, 0.83),
                        (*at(0.27 * f, 0.87), CORNER),
                        (*at(0.26 * f, 0.82), CORNER),
                        at(0.2 * f, 0.79),
                        at(0.12 * f, 0.815),
                    ]
                )
            )
            c.form(tie, who.tie, thickness=h * 0.02, rim=0.6, detail=0.85)
        return
    _head(c, who, at, h, name)


def _collar(c: Canvas, who: Commuter, place: Place, h: float, up: float) -> None:
    collar = c.mask(
        curve(
            [
                (*place(-0.085, 0.822), CORNER),
                place(-0.07, 0.862 + up * 0.3),
                place(0.0, 0.872 + up * 0.2),
                place(0.07, 0.862 + up * 0.3),
                (*place(0.085, 0.822), CORNER),
                place(0.0, 0.806),
            ]
        )
    )
    c.shadow(collar, 0, h * 0.012, h * 0.012, 0.5)
    c.form(collar, who.coat, thickness=h * 0.03, rim=0.9, detail=0.8)


def _far_arm(c: Canvas, who: Commuter, place: Place, h: float, name: str) -> None:
    """The arm on the rail's side, bent, its hand out of sight on the rubber."""
    g, f = 0.5 + 0.5 * who.girth, -who.side
    if who.fish < 2:
        skin(c, c.mask(oval(*place(f * 0.285 * g, 0.495), 0.03 * h, 0.024 * h, 30 * f)), who.skin)
    else:
        _fin(c, place, h, [(0.24, 0.56), (0.33, 0.52), (0.37, 0.43), (0.3, 0.44), (0.23, 0.5)], f * g)
    arm = c.mask(
        limb(
            [
                (*place(f * 0.11 * g, 0.795), 0.034 * h),
                (*place(f * 0.16 * g, 0.72), 0.044 * h),
                (*place(f * 0.215 * g, 0.6), 0.044 * h),
                (*place(f * 0.27 * g, 0.52), 0.036 * h),
            ]
        )
    )
    cloth(c, arm, who.coat, angle=60, fold=h * 0.035, depth=h * 0.012, thickness=h * 0.05, seed=f"{name}far", rim=0.7)


def _fin(c: Canvas, place: Place, h: float, points: list[tuple[float, float]], f: float) -> None:
    """A breast fin where a hand was, fanned out of the cuff."""
    a, b, tip, d, e = (place(u * f, v) for u, v in points)
    fin = c.mask(curve([(*a, CORNER), b, (*tip, CORNER), d, (*e, CORNER)]))
    rays = np.sin(c.x[fin.where] / h * 150) * h * 0.003
    c.form(fin, (0.62, 0.13, 32), bump=np.asarray(rays, np.float32), thickness=h * 0.02, rim=0.8, detail=0.8)


def _near_arm(c: Canvas, who: Commuter, place: Place, h: float, name: str) -> None:
    """The arm that hangs and carries."""
    g, f = 0.5 + 0.5 * who.girth, who.side
    hand = place(f * 0.205 * g, 0.4)
    if who.case is not None:
        _bag(c, who.case, hand[0] + 0.01 * f * h, hand[1] + 0.13 * h, 0.27 * h, f)
    if who.fish < 2:
        skin(c, c.mask(oval(hand[0], hand[1], 0.024 * h, 0.034 * h)), who.skin)
    else:
        _fin(c, place, h, [(0.17, 0.46), (0.27, 0.4), (0.29, 0.27), (0.2, 0.31), (0.14, 0.43)], f * g)
    arm = c.mask(
        limb(
            [
                (*place(f * 0.118 * g, 0.792), 0.036 * h),
                (*place(f * 0.15 * g, 0.72), 0.046 * h),
                (*place(f * 0.19 * g, 0.585), 0.045 * h),
                (*place(f * 0.203 * g, 0.435), 0.036 * h),
            ]
        )
    )
    c.shadow(arm, -f * 0.012 * h, 0.01 * h, 0.012 * h, 0.55)
    cloth(c, arm, who.coat, angle=70, fold=h * 0.04, depth=h * 0.012, thickness=h * 0.05, seed=f"{name}near", rim=0.9)
    cuff = c.mask(limb([(*place(f * 0.2 * g, 0.447), 0.039 * h), (*place(f * 0.203 * g, 0.437), 0.039 * h)]))
    c.multiply(cuff.edge(0, -0.012 * h, 0.004 * h), c.palette.deep, 0.5)


def _bag(c: Canvas, colour: Colour, x: float, y: float, w: float, f: int) -> None:
    h = w * 0.7
    case = c.mask(box(x - w / 2, y - h / 2, w, h, w * 0.08, 4 * f))
    c.shadow(case, w * 0.04, w * 0.06, w * 0.05, 0.6)
    c.form(case, colour, thickness=w * 0.12, mottle=0.14, rim=0.8, gloss=0.3, detail=0.8)

    def trim(pen: Pen) -> None:
        pen.stroke(
            [
                (x - w * 0.15, y - h * 0.5),
                (x - w * 0.12, y - h * 0.66),
                (x + w * 0.12, y - h * 0.66),
                (x + w * 0.15, y - h * 0.5),
            ],
            (0.25, 0.05, 40),
            w * 0.05,
        )
        pen.stroke([(x - w * 0.47, y - h * 0.12), (x + w * 0.47, y - h * 0.1)], (0.28, 0.06, 40), w * 0.022)
        for s in (-0.26, 0.26):
            pen.fill(box(x + s * w - w * 0.035, y - h * 0.18, w * 0.07, h * 0.16, 1), (0.82, 0.12, 85))

    c.draw(trim, relief=1.4, detail=0.8)


def _head(c: Canvas, who: Commuter, place: Place, h: float, name: str) -> None:
    """A head from behind: nape, ears, hair or a hat."""
    q = 0.068 * h
    x, y = place(0.004 * who.side, 0.925)
    neck = Clay(c, (x - 2 * q, y - 2 * q, x + 2 * q, y + 3 * q), melt=3)
    neck.limb([(x, y + 0.3 * q, 0.58 * q), (x, y + 1.3 * q, 0.66 * q)])
    neck.press([(x - 0.4 * q, y + 0.95 * q, 0.07 * q), (x + 0.4 * q, y + 0.95 * q, 0.07 * q)], 0.1 * q)
    skin(c, neck.relief(), who.skin)
    for s in (-1, 1):
        ear = c.mask(oval(x + s * 0.86 * q, y + 0.12 * q, 0.17 * q, 0.3 * q, -8 * s))
        skin(c, ear, who.skin)
    ball = Clay(c, (x - 2 * q, y - 2.4 * q, x + 2 * q, y + 2 * q), melt=2)
    ball.ball(x, y - 0.06 * q, 0.86 * q, 1.02 * q)
    if who.style == "bun":
        ball.ball(x + 0.05 * q, y - 0.2 * q, 0.5 * q, 0.46 * q, z=0.7 * q)
    hair = ball.relief()
    c.form(hair, who.hair, rim=0.9, gloss=0.2, shadow=q * 0.4, detail=0.8)
    angle = hair.flow((0.0, 1.0), 0.4)
    fur(c, hair, angle, seed=f"{name}hair", length=(q * 0.2, q * 0.5), spacing=max(1.6, q * 0.06), detail=0.8)
    _collar(c, who, place, h, 0.0)
    if who.hat is not None:
        crown = c.mask(
            curve(
                [
                    (x - 0.92 * q, y - 0.3 * q, CORNER),
                    (x - 0.86 * q, y - 1.1 * q),
                    (x - 0.4 * q, y - 1.46 * q),
                    (x, y - 1.34 * q),
                    (x + 0.4 * q, y - 1.46 * q),
                    (x + 0.86 * q, y - 1.1 * q),
                    (x + 0.92 * q, y - 0.3 * q, CORNER),
                    (x, y - 0.16 * q),
                ]
            )
        )
        brim = c.mask(oval(x, y - 0.26 * q, 1.5 * q, 0.32 * q, 2))
        c.shadow(brim, 0, 0.16 * q, 0.12 * q, 0.6)
        c.form(brim, who.hat, rim=0.9, detail=0.8)
        c.form(crown, who.hat, rim=0.9, mottle=0.1, detail=0.8)
        band = c.mask(
            curve(
                [
                    (x - 0.93 * q, y - 0.34 * q, CORNER),
                    (x - 0.92 * q, y - 0.6 * q, CORNER),
                    (x, y - 0.48 * q),
                    (x + 0.92 * q, y - 0.6 * q, CORNER),
                    (x + 0.93 * q, y - 0.34 * q, CORNER),
                    (x, y - 0.2 * q),
                ]
            )
        )
        c.form(band, (0.5, 0.12, 30), thickness=q * 0.2, rim=0.7, detail=0.8)
