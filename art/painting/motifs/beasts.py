"""Beasts: a posable four-legged body from which dogs, deer, cattle, horses, goats or elephants are modelled.

Side view. Lengths are shares of the body's length (chest to rump); angles in degrees, 0 hanging straight down,
positive forwards. The scene adds what makes the beast its own: ears, horns, markings, a look.
"""

from __future__ import annotations

import math

import msgspec

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import Path, curve, oval

Leg = tuple[float, float, float]
"""Angles of thigh, shin and foot."""


class Beast(msgspec.Struct, frozen=True, kw_only=True):
    """A four-legged build."""

    chest: float = 0.27
    """Radius of the ribcage."""
    waist: float = 0.22
    rump: float = 0.25
    hump: float = 0.0
    """Rise of the withers above the back."""
    sag: float = 0.02
    """How far the back hangs (negative: arched)."""
    leg: float = 0.62
    """Length of a leg from belly line to ground."""
    leg_width: float = 0.085
    paw: float = 0.06
    """Length of the foot."""
    neck: tuple[float, float] = (0.42, 50.0)
    """Length, and angle above the horizon, forwards."""
    neck_width: tuple[float, float] = (0.19, 0.12)
    skull: float = 0.15
    muzzle: tuple[float, float, float] = (0.26, -18.0, 0.075)
    """Length, angle above the horizon, radius at the nose."""
    tail: tuple[tuple[float, float, float], ...] = ((0.0, 0.0, 0.05), (-0.16, 0.1, 0.04), (-0.22, 0.34, 0.03))
    """Places behind the rump (x backwards is negative, y down) and radii."""


class Stance(msgspec.Struct, frozen=True, kw_only=True):
    """How the four legs and the trunk stand."""

    fore_near: Leg = (4, 0, -2)
    fore_far: Leg = (-8, 2, 0)
    hind_near: Leg = (10, -24, 6)
    hind_far: Leg = (-4, -18, 6)
    pitch: float = 0.0
    """The trunk about its middle, positive: chest up."""


STANDING = Stance()
WALKING = Stance(fore_near=(22, -4, -10), fore_far=(-22, -6, -20), hind_near=(-14, -26, -8), hind_far=(28, -28, 6))
SITTING = Stance(fore_near=(6, -2, 0), fore_far=(-2, -2, 0), hind_near=(62, -40, 84), hind_far=(54, -40, 84), pitch=34)


class BeastPlaces(msgspec.Struct, frozen=True, kw_only=True):
    """Where the parts came to lie, in card units; `unit` is the body's length."""

    unit: float
    side: float
    relief: Relief
    clay: Clay
    skull: tuple[float, float]
    nose: tuple[float, float]
    brow: tuple[float, float]
    ear: tuple[float, float]
    withers: tuple[float, float]
    rump: tuple[float, float]
    tail_tip: tuple[float, float]
    feet: tuple[tuple[float, float], ...]
    head_turn: float


def paint_beast(
    canvas: Canvas,
    beast: Beast,
    stance: Stance,
    x: float,
    y: float,
    length: float,
    colour: Colour,
    *,
    left: bool = False,
    seed: str = "beast",
    hair: tuple[float, float] | None = (0.04, 0.09),
    far_shade: float = 0.14,
    shadow: float = 0.25,
    detail: float = 0.6,
) -> BeastPlaces:
    """Model and paint a beast whose lowest foot stands at height `y`, its middle at `x`; facing right or `left`.

    `hair` is the hairs' length in body lengths, None for bare hide.
    """
    f = -1.0 if left else 1.0
    tilt = math.radians(stance.pitch)

    def trunk(along: float, up: float) -> tuple[float, float]:
        u, v = along * math.cos(tilt) - up * math.sin(tilt), along * math.sin(tilt) + up * math.cos(tilt)
        return u, -v

    def leg(start: tuple[float, float], angles: Leg, hind: bool) -> list[tuple[float, float, float]]:
        w = beast.leg_width
        parts = (0.40, 0.38, 0.22) if hind else (0.44, 0.36, 0.20)
        widths = (w * 2.0, w * 1.05, w * 0.72, w * 0.8) if hind else (w * 1.6, w * 1.0, w * 0.72, w * 0.8)
        px, py = start
        out = [(px, py, widths[0])]
        for part, angle, width in zip(parts, angles, widths[1:], strict=True):
            a = math.radians(angle)
            px, py = px + math.sin(a) * beast.leg * part, py + math.cos(a) * beast.leg * part
            out.append((px, py, width))
        out.append((px + beast.paw, py + w * 0.25, w * 0.62))
        return out

    shoulder, hip = trunk(0.36, -0.06), trunk(-0.36, -0.02)
    legs = [
        leg((shoulder[0] - 0.03, shoulder[1]), stance.fore_far, False),
        leg((hip[0] + 0.03, hip[1]), stance.hind_far, True),
        leg(shoulder, stance.fore_near, False),
        leg(hip, stance.hind_near, True),
    ]
    lowest = max(p[1] + p[2] for spine in legs for p in spine)
    ox, oy = x, y - lowest * length

    def put(p: tuple[float, float]) -> tuple[float, float]:
        return ox + p[0] * f * length, oy + p[1] * length

    def spine(points: list[tuple[float, float, float]], z: float) -> list[tuple[float, float, float, float]]:
        return [(*put((p[0], p[1])), p[2] * length, z * length) for p in points]

    reach = length * (1.5 + beast.neck[0])
    box = (ox - reach, oy - reach, ox + reach, y + 0.2 * length)
    away = mix(colour, canvas.light.shade, far_shade * 2)
    behind = Clay(canvas, box, melt=0.05 * length)
    for far in legs[:2]:
        behind.limb(spine(far, 0.0))
    canvas.form(behind.relief(0.012 * length), away, bias=-far_shade, mottle=0.08, detail=detail)

    body = Clay(canvas, box, melt=0.12 * length)
    top = beast.hump
    body.limb(
        spine(
            [
                (*trunk(-0.42, 0.0), beast.rump * 0.86),
                (*trunk(-0.22, 0.0), beast.rump),
                (*trunk(0.04, -beast.sag), beast.waist),
                (*trunk(0.3, 0.01), beast.chest),
                (*trunk(0.42, 0.0), beast.chest * 0.8),
            ],
            0.0,
        ),
        melt=0.1 * length,
    )
    if top:
        body.limb(
            spine(
                [(*trunk(0.06, top * 0.3 + 0.06), 0.14), (*trunk(0.3, top + 0.08), 0.17), (*trunk(0.46, 0.06), 0.15)],
                0.02,
            )
        )
    neck_angle = math.radians(beast.neck[1])
    root = trunk(0.4, 0.06)
    poll = (root[0] + math.cos(neck_angle) * beast.neck[0], root[1] - math.sin(neck_angle) * beast.neck[0])
    body.limb(
        spine(
            [
                (*trunk(0.26, 0.02), beast.neck_width[0] * 1.05),
                (*root, beast.neck_width[0]),
                (
                    (root[0] + poll[0]) / 2,
                    (root[1] + poll[1]) / 2 + 0.015,
                    (beast.neck_width[0] + beast.neck_width[1]) / 2,
                ),
                (*poll, beast.neck_width[1]),
            ],
            0.04,
        )
    )
    m_angle = math.radians(beast.muzzle[1])
    skull = (poll[0] + 0.06, poll[1] - 0.02)
    nose = (skull[0] + math.cos(m_angle) * beast.muzzle[0], skull[1] - math.sin(m_angle) * beast.muzzle[0])
    body.limb(
        spine(
            [
                (*skull, beast.skull),
                (
                    (skull[0] * 0.6 + nose[0] * 0.4),
                    (skull[1] * 0.6 + nose[1] * 0.4) + 0.01,
                    (beast.skull * 0.62 + beast.muzzle[2] * 0.38),
                ),
                (*nose, beast.muzzle[2]),
            ],
            0.1,
        ),
        melt=0.05 * length,
    )
    tail_root = trunk(-0.6 * 0.92, 0.08)
    tail = [(tail_root[0] + p[0], tail_root[1] + p[1], p[2]) for p in beast.tail]
    body.limb(spine(tail, 0.0), melt=0.03 * length)
    for near in legs[2:]:
        body.limb(spine(near, 0.08), melt=0.07 * length)
    relief = body.relief(0.012 * length)
    canvas.form(relief, colour, mottle=0.09, grain=0.15 * length, rim=0.5, shadow=shadow * length, detail=detail)
    if hair is not None and length > 30:
        fur(
            canvas,
            relief,
            body.angle,
            seed=f"{seed}/hair",
            length=(hair[0] * length, hair[1] * length),
            spacing=max(0.022 * length, 1.2),
            spread=0.4,
            detail=detail,
        )
    across = math.hypot(nose[0] - skull[0], nose[1] - skull[1]) or 1.0
    ux, uy = (nose[0] - skull[0]) / across, (nose[1] - skull[1]) / across
    brow = (skull[0] + ux * 0.05 + uy * beast.skull * 0.3, skull[1] + uy * 0.05 - ux * beast.skull * 0.35)
    ear = (
        skull[0] - ux * beast.skull * 0.5 + uy * beast.skull * 0.55,
        skull[1] - uy * beast.skull * 0.5 - abs(ux) * beast.skull * 0.6,
    )
    return BeastPlaces(
        unit=length,
        side=f,
        relief=relief,
        clay=body,
        skull=put(skull),
        nose=put(nose),
        brow=put(brow),
        ear=put(ear),
        withers=put(trunk(0.34, beast.chest + top)),
        rump=put(trunk(-0.4, beast.rump)),
        tail_tip=put((tail[-1][0], tail[-1][1])),
        feet=tuple(put((s[-1][0], s[-1][1])) for s in legs),
        head_turn=math.degrees(math.atan2(uy, ux)),
    )


def paint_eye(canvas: Canvas, x: float, y: float, r: float, *, closed: bool = False, left: bool = False) -> None:
    """Paint a beast's dark almond eye with one spark, or a lowered lid."""
    dark = (0.16, 0.03, 40)
    f = -1.0 if left else 1.0

    def almond(s: float) -> Path:
        return curve(
            [
                (x - 1.25 * r * s, y + 0.1 * r, -1.0),
                (x, y - 0.8 * r * s),
                (x + 1.3 * r * s, y + 0.2 * r, -1.0),
                (x, y + 0.75 * r * s),
            ]
        )

    if closed:
        canvas.draw(
            lambda pen: pen.stroke([(x - 1.3 * r, y), (x, y + 0.55 * r), (x + 1.3 * r, y - 0.1 * r)], dark, 0.35 * r)
        )
        return

    def work(pen: Pen) -> None:
        pen.fill(almond(1.35), (0.3, 0.04, 40), 0.6)
        pen.fill(almond(1.0), dark)
        pen.dot(x + 0.25 * r * f, y - 0.25 * r, 0.22 * r, (0.97, 0.03, 90))

    canvas.draw(work, detail=0.95)


def paint_ear(
    canvas: Canvas,
    points: list[tuple[float, float]],
    colour: Colour,
    inner: Colour | None = None,
    thickness: float = 6.0,
) -> None:
    """Paint an ear (or any small flap) from its outline, with an inner colour."""
    outline = canvas.mask(curve(points))
    canvas.form(outline, colour, thickness=thickness, rim=0.5, detail=0.7)
    if inner is not None:
        middle = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
        small = [(middle[0] + (p[0] - middle[0]) * 0.62, middle[1] + (p[1] - middle[1]) * 0.62) for p in points]
        canvas.glaze(canvas.mask(curve(small), soft=1.0), inner, 0.75)


def paint_nose(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Paint a dark, damp nose."""
    canvas.form(canvas.mask(oval(x, y, r, r * 0.8)), (0.22, 0.03, 30), gloss=0.7, rim=0.3, detail=0.9)
