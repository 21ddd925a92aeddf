"""Heads: face, hair, beards and hats of a figure, in profile, from the front and from behind."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials.living import fur, skin
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import curve, oval

from .figure import Joints, Person

_FACE_FROM = 9.0
"""Heads smaller than this (card units) get no features: they would only be dirt."""


class _Frame:
    """The head's own axes: `at(forward, up)` in heads from the middle of the skull."""

    def __init__(self, j: Joints) -> None:
        """Take the head's place and turn from a skeleton."""
        self.unit = j.unit
        self.side = j.side
        self.x, self.y = j.head
        self.turn = j.head_turn
        a = math.radians(j.head_turn)
        self._c, self._s = math.cos(a), math.sin(a)

    def at(self, forward: float, up: float) -> tuple[float, float]:
        x, y = forward * self.unit * self.side, -up * self.unit
        return self.x + x * self._c - y * self._s, self.y + x * self._s + y * self._c

    def limb(self, *points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        return [(*self.at(f, u), r * self.unit) for f, u, r in points]

    def clay(self, canvas: Canvas, reach: float = 1.3, melt: float = 0.05) -> Clay:
        q = self.unit * reach
        return Clay(canvas, (self.x - q, self.y - q, self.x + q, self.y + q), melt=melt * self.unit)


def head(canvas: Canvas, person: Person, j: Joints, *, awake: bool = False, detail: float = 0.9) -> None:
    """Paint the head of a figure whose body is painted; `awake` opens the eyes, which else are lowered."""
    f = _Frame(j)
    if j.view == "side":
        _profile(canvas, person, f, awake, detail)
    elif j.view == "front":
        _front(canvas, person, f, awake, detail)
    else:
        _behind(canvas, person, f, detail)
    if person.hat:
        _hat(canvas, person, f, j, detail)


def _ball(clay: Clay, f: _Frame, forward: float, up: float, rx: float, ry: float, z: float = 0.0) -> Clay:
    x, y = f.at(forward, up)
    return clay.ball(x, y, rx * f.unit, ry * f.unit, z=z * f.unit, turn=f.turn)


def _hair_on(canvas: Canvas, clay: Clay, person: Person, f: _Frame, name: str, down: float = 1.57) -> Relief:
    relief = clay.relief(smooth=0.02 * f.unit)
    canvas.form(relief, person.hair, mottle=0.08, rim=0.5, gloss=0.15, gloss_sharpness=10, detail=0.75)
    if f.unit > 14:
        wave = relief.flow((math.cos(down), math.sin(down)), 0.55)
        curls = 1.3 if person.hair_style == "curly" else 0.16
        fur(
            canvas,
            relief,
            wave,
            seed=f"hair/{name}/{f.x:.0f}/{f.y:.0f}",
            length=(0.16 * f.unit, 0.34 * f.unit),
            spacing=max(0.045 * f.unit, 0.9),
            spread=curls,
            detail=0.75,
        )
    return relief


def _locks(clay: Clay, person: Person, f: _Frame, behind: float) -> None:
    """Add what hangs or stands off the skull; `behind` is how far back the hair sits (heads)."""
    style = person.hair_style
    if style == "bun":
        _ball(clay, f, behind * 1.35, 0.34, 0.2, 0.2)
    elif style == "long":
        clay.limb(
            f.limb(
                (behind * 0.5, 0.2, 0.34), (behind * 0.9, -0.3, 0.3), (behind * 1.0, -0.9, 0.24), (behind, -1.35, 0.1)
            )
        )
    elif style == "bob":
        clay.limb(f.limb((behind * 0.5, 0.2, 0.36), (behind * 0.75, -0.22, 0.3), (behind * 0.6, -0.45, 0.2)))
    elif style == "braids":
        clay.limb(
            f.limb(
                (behind * 0.9, 0.0, 0.14), (behind * 1.2, -0.5, 0.13), (behind * 1.0, -1.1, 0.1), (behind, -1.4, 0.05)
            )
        )
    elif style == "pigtails":
        clay.limb(f.limb((behind * 0.9, 0.3, 0.1), (behind * 1.7, 0.25, 0.16), (behind * 2.0, -0.25, 0.08)))
    elif style == "curly":
        for i in range(7):
            a = math.radians(20 + i * 34)
            _ball(clay, f, math.cos(a) * 0.42 + behind * 0.3, math.sin(a) * 0.4 + 0.12, 0.2, 0.2)


def _profile(canvas: Canvas, person: Person, f: _Frame, awake: bool, detail: float) -> None:
    young = person.age in ("toddler", "child")
    nose = 0.045 if young else 0.068
    jaw = f.clay(canvas)
    _ball(jaw, f, 0.0, 0.06, 0.43, 0.45)
    _ball(jaw, f, 0.14, -0.16, 0.28, 0.27)
    jaw.limb(f.limb((0.2, -0.3, 0.16), (0.29, -0.32, 0.1)))
    jaw.limb(f.limb((0.37, 0.02, 0.05), (0.42 + nose, -0.09, nose * 0.72), (0.38, -0.13, 0.04)), n=12)
    jaw.limb(f.limb((0.34, -0.2, 0.05), (0.395, -0.205, 0.028)), n=6)
    jaw.limb(f.limb((0.33, -0.26, 0.05), (0.38, -0.262, 0.026)), n=6)
    jaw.limb(f.limb((-0.1, -0.2, 0.2), (-0.16, -0.6, 0.17)))
    face = skin(canvas, jaw.relief(smooth=0.03 * f.unit), person.skin, detail=detail)
    blush = oval(*f.at(0.2, -0.12), 0.12 * f.unit, 0.1 * f.unit)
    canvas.glaze(canvas.mask(blush, soft=0.06 * f.unit) & face.mask, (0.62, 0.15, 25), 0.3)
    if f.unit > _FACE_FROM:
        canvas.draw(lambda pen: _profile_features(pen, person, f, awake), detail=0.95)
    if person.beard:
        _beard(canvas, person, f)
    if person.hair_style != "bald":
        hair = f.clay(canvas, 2.2)
        if person.hair_style == "fringe":
            _ball(hair, f, -0.26, -0.06, 0.22, 0.22, z=0.2)
        elif person.hair_style == "cropped":
            _ball(hair, f, -0.05, 0.25, 0.4, 0.3, z=0.2)
            _ball(hair, f, -0.24, 0.06, 0.22, 0.28, z=0.2)
        else:
            _ball(hair, f, -0.1, 0.26, 0.4, 0.32, z=0.2)
            _ball(hair, f, -0.26, 0.02, 0.24, 0.32, z=0.2)
            hair.limb(
                [(*p, 0.2 * f.unit) for p in (f.limb((0.1, 0.42, 0.12), (0.3, 0.33, 0.08), (0.38, 0.25, 0.03)))], n=8
            )
        _locks(hair, person, f, -0.36)
        _hair_on(canvas, hair, person, f, "profile", 1.57 + 0.5 * f.side)
    if person.hair_style not in ("long", "bob") and person.hat not in ("headscarf", "hood", "beanie", "helmet"):
        ear = f.clay(canvas, 0.6)
        _ball(ear, f, -0.06, -0.03, 0.085, 0.125, z=0.5)
        skin(canvas, ear.relief(smooth=0.02 * f.unit), person.skin, bias=-0.08, detail=detail)


def _profile_features(pen: Pen, person: Person, f: _Frame, awake: bool) -> None:
    dark = mix(person.skin, (0.2, 0.05, 30), 0.82)
    w = f.unit * 0.035
    if awake:
        pen.fill(
            curve([(*f.at(0.24, 0.04), -1.0), f.at(0.29, 0.085), (*f.at(0.345, 0.045), -1.0), f.at(0.3, 0.015)]),
            (0.16, 0.03, 40),
        )
        x, y = f.at(0.315, 0.06)
        pen.dot(x, y, f.unit * 0.014, (0.95, 0.02, 90))
        pen.stroke([f.at(0.23, 0.05), f.at(0.29, 0.095), f.at(0.35, 0.055)], dark, w * 0.7)
    else:
        pen.stroke([f.at(0.22, 0.045), f.at(0.28, 0.012), f.at(0.35, 0.04)], dark, w)
        pen.stroke([f.at(0.33, 0.025), f.at(0.365, -0.005)], dark, w * 0.7)
    brow = mix(person.hair, dark, 0.4)
    pen.stroke([f.at(0.2, 0.155), f.at(0.28, 0.185), f.at(0.36, 0.175)], brow, w * 1.3, 0.85)
    pen.stroke(
        [f.at(0.28, -0.222), f.at(0.34, -0.236), f.at(0.385, -0.23)], mix(person.skin, (0.4, 0.13, 20), 0.75), w * 0.9
    )


def _front(canvas: Canvas, person: Person, f: _Frame, awake: bool, detail: float) -> None:
    back = f.clay(canvas, 2.2)
    if person.hair_style in ("long", "bob", "braids", "pigtails", "curly", "bun"):
        _ball(back, f, 0.0, 0.12, 0.46, 0.46)
        for way in (1.0, -1.0):
            _locks(back, person, f, 0.36 * way)
        _hair_on(canvas, back, person, f, "back")
    skull = f.clay(canvas)
    _ball(skull, f, 0, 0.06, 0.4, 0.45)
    _ball(skull, f, 0, -0.2, 0.29, 0.27, z=0.08)
    skull.limb(f.limb((0, 0.04, 0.05), (0, -0.1, 0.075)), n=8)
    skull.limb([(*f.at(0, -0.3), 0.18 * f.unit, -0.2 * f.unit), (*f.at(0, -0.6), 0.18 * f.unit, -0.2 * f.unit)])
    for way in (1.0, -1.0):
        _ball(skull, f, 0.4 * way, -0.03, 0.07, 0.12)
    face = skin(canvas, skull.relief(smooth=0.03 * f.unit), person.skin, detail=detail)
    for way in (1.0, -1.0):
        blush = oval(*f.at(0.2 * way, -0.12), 0.11 * f.unit, 0.09 * f.unit)
        canvas.glaze(canvas.mask(blush, soft=0.06 * f.unit) & face.mask, (0.62, 0.15, 25), 0.3)
    if f.unit > _FACE_FROM:
        canvas.draw(lambda pen: _front_features(pen, person, f, awake), detail=0.95)
    if person.hair_style not in ("bald", "fringe"):
        hair = f.clay(canvas, 1.2)
        _ball(hair, f, 0, 0.28, 0.43, 0.28, z=0.1)
        for way in (1.0, -1.0):
            _ball(hair, f, 0.34 * way, 0.12, 0.11, 0.24, z=0.12)
        _hair_on(canvas, hair, person, f, "front")


def _front_features(pen: Pen, person: Person, f: _Frame, awake: bool) -> None:
    dark = mix(person.skin, (0.2, 0.05, 30), 0.82)
    w = f.unit * 0.033
    for way in (1.0, -1.0):
        if awake:
            pen.fill(
                curve(
                    [
                        (*f.at(0.1 * way, 0.03), -1.0),
                        f.at(0.165 * way, 0.072),
                        (*f.at(0.23 * way, 0.035), -1.0),
                        f.at(0.165 * way, 0.0),
                    ]
                ),
                (0.16, 0.03, 40),
            )
            x, y = f.at(0.165 * way + 0.02, 0.05)
            pen.dot(x, y, f.unit * 0.014, (0.95, 0.02, 90))
        else:
            pen.stroke([f.at(0.1 * way, 0.04), f.at(0.165 * way, 0.01), f.at(0.23 * way, 0.04)], dark, w)
        pen.stroke(
            [f.at(0.09 * way, 0.145), f.at(0.17 * way, 0.18), f.at(0.25 * way, 0.14)],
            mix(person.hair, dark, 0.4),
            w * 1.2,
            0.85,
        )
    pen.stroke([f.at(-0.03, -0.135), f.at(0.0, -0.15), f.at(0.03, -0.135)], dark, w * 0.6, 0.6)
    pen.stroke([f.at(-0.1, -0.245), f.at(0, -0.27), f.at(0.1, -0.245)], mix(person.skin, (0.4, 0.13, 20), 0.75), w)


def _behind(canvas: Canvas, person: Person, f: _Frame, detail: float) -> None:
    skull = f.clay(canvas)
    _ball(skull, f, 0, 0.06, 0.4, 0.45)
    _ball(skull, f, 0, -0.15, 0.32, 0.28)
    skull.limb(f.limb((0, -0.25, 0.18), (0, -0.6, 0.18)))
    for way in (1.0, -1.0):
        _ball(skull, f, 0.4 * way, -0.03, 0.07, 0.12)
    skin(canvas, skull.relief(smooth=0.03 * f.unit), person.skin, detail=detail)
    if person.hair_style == "bald":
        return
    hair = f.clay(canvas, 2.2)
    if person.hair_style == "fringe":
        hair.limb(
            [
                (*f.at(-0.36, -0.08), 0.13 * f.unit, 0.2 * f.unit),
                (*f.at(0, -0.2), 0.15 * f.unit, 0.2 * f.unit),
                (*f.at(0.36, -0.08), 0.13 * f.unit, 0.2 * f.unit),
            ]
        )
    else:
        _ball(hair, f, 0, 0.13, 0.44, 0.42, z=0.1)
        _ball(hair, f, 0, -0.12, 0.34, 0.3, z=0.14)
    if person.hair_style == "long":
        hair.limb(
            [
                (*f.at(0, 0.1), 0.38 * f.unit, 0.1),
                (*f.at(0, -0.5), 0.36 * f.unit, 0.1),
                (*f.at(0.03, -1.1), 0.26 * f.unit, 0.1),
                (*f.at(0, -1.45), 0.1 * f.unit, 0.1),
            ]
        )
    elif person.hair_style in ("braids", "pigtails", "bob", "curly"):
        for way in (1.0, -1.0):
            _locks(hair, person, f, 0.36 * way)
    elif person.hair_style == "bun":
        _ball(hair, f, 0, 0.42, 0.2, 0.18, z=0.3)
    _hair_on(canvas, hair, person, f, "behind")


def _beard(canvas: Canvas, person: Person, f: _Frame) -> None:
    clay = f.clay(canvas, 1.6)
    if person.beard == "moustache":
        clay.limb(
            [
                (*f.at(0.4, -0.17), 0.05 * f.unit, f.unit),
                (*f.at(0.3, -0.2), 0.06 * f.unit, f.unit),
                (*f.at(0.22, -0.27), 0.03 * f.unit, f.unit),
            ]
        )
    else:
        end = -0.9 if person.beard == "long" else -0.5
        clay.limb(
            [
                (*f.at(-0.02, -0.12), 0.1 * f.unit, 0.6 * f.unit),
                (*f.at(0.16, -0.32), 0.2 * f.unit, 0.6 * f.unit),
                (*f.at(0.26, end), 0.08 * f.unit, 0.6 * f.unit),
            ]
        )
        clay.limb(
            [(*f.at(0.38, -0.19), 0.045 * f.unit, 0.9 * f.unit), (*f.at(0.24, -0.24), 0.06 * f.unit, 0.9 * f.unit)]
        )
    _hair_on(canvas, clay, person, f, "beard")


def _hat(canvas: Canvas, person: Person, f: _Frame, j: Joints, detail: float) -> None:
    colour: Colour = person.hat_colour
    clay = f.clay(canvas, 2.0, melt=0.02)
    u = f.unit
    side = j.view == "side"
    kind = person.hat
    high = 1.6 * u
    if kind in ("headscarf", "hood"):
        back = -0.1 if side else 0.0
        _ball(clay, f, back, 0.12, 0.52, 0.5, z=0.35)
        if side:
            clay.limb(
                [
                    (*f.at(-0.2, 0.0), 0.4 * u, 0.2 * u),
                    (*f.at(-0.24, -0.45), 0.34 * u, 0.2 * u),
                    (*f.at(-0.3, -0.75), 0.22 * u, 0.2 * u),
                ]
            )
        elif j.view == "back":
            clay.limb(
                [
                    (*f.at(0, 0.0), 0.48 * u, 0.3 * u),
                    (*f.at(0, -0.5), 0.4 * u, 0.3 * u),
                    (*f.at(0, -0.85), 0.16 * u, 0.3 * u),
                ]
            )
        if kind == "hood":
            _ball(clay, f, back - 0.2, 0.4, 0.26, 0.24, z=0.3)
        relief = clay.relief(smooth=0.03 * u)
        if j.view != "back":
            hole = oval(*f.at(0.34, -0.07) if side else f.at(0, -0.06), (0.3 if side else 0.33) * u, 0.42 * u, f.turn)
            relief = relief.within(canvas.full(1) - canvas.mask(hole))
        canvas.form(relief, colour, rim=0.5, detail=0.7)
        return
    if kind == "turban":
        for i, z in enumerate((0.5, 0.6, 0.7)):
            clay.limb(
                [
                    (*f.at(-0.44, 0.16 + 0.1 * i), 0.16 * u, z * u),
                    (*f.at(0.02, 0.3 + 0.12 * i), 0.2 * u, z * u),
                    (*f.at(0.4, 0.2 + 0.1 * i), 0.14 * u, z * u),
                ],
                melt=1,
            )
    elif kind == "beanie":
        _ball(clay, f, -0.03, 0.24, 0.47, 0.38, z=0.4)
        clay.limb(
            [
                (*f.at(-0.44, 0.12), 0.09 * u, 0.5 * u),
                (*f.at(0.0, 0.16), 0.1 * u, 0.62 * u),
                (*f.at(0.42, 0.16), 0.09 * u, 0.5 * u),
            ],
            melt=0,
        )
    elif kind == "helmet":
        _ball(clay, f, -0.02, 0.12, 0.55, 0.54, z=0.4)
    elif kind == "cap":
        _ball(clay, f, -0.03, 0.3, 0.46, 0.28, z=0.4)
        if side:
            clay.limb([(*f.at(0.26, 0.24), 0.07 * u, 0.9 * u), (*f.at(0.66, 0.17), 0.05 * u, 0.9 * u)], melt=0)
    else:
        wide, tall, top = {
            "brim": (0.72, 0.4, 0.34),
            "straw": (0.9, 0.34, 0.36),
            "bowler": (0.6, 0.46, 0.38),
            "cone": (1.0, 0.0, 0.0),
        }[kind]
        x, y = f.at(-0.02, 0.24)
        if kind == "cone":
            clay.limb([(*f.at(0, 0.34), 0.92 * u, 0.3 * u), (*f.at(0, 0.36), 0.9 * u, 0.3 * u)])
            cone = canvas.mask(
                curve(
                    [
                        (*f.at(-0.95, 0.14), -1.0),
                        f.at(-0.45, 0.4),
                        f.at(0, 0.78),
                        f.at(0.45, 0.4),
                        (*f.at(0.95, 0.14), -1.0),
                        f.at(0, 0.04),
                    ]
                )
            )
            canvas.form(cone, colour, thickness=0.4 * u, detail=0.8, rim=0.5)
            return
        _ball(clay, f, -0.02, 0.24 + tall * 0.5, top + 0.04, tall * 0.62, z=0.5)
        clay.ball(x, y, wide * u, 0.12 * u, z=0.8 * u, turn=f.turn, melt=0)
        high = wide
    relief = clay.relief(smooth=0.03 * u)
    grain = (canvas.field("hat", max(3.0, 0.12 * u), 2)[relief.mask.where] - 0.5) * 0.05 * u
    canvas.form(relief, colour, bump=np.asarray(grain, np.float32), rim=0.5, detail=detail * 0.85)
    if kind in ("brim", "straw", "bowler") and high:
        band = mix(colour, canvas.palette.deep, 0.6)
        canvas.draw(
            lambda pen: pen.stroke([f.at(-0.38, 0.3), f.at(0, 0.27), f.at(0.36, 0.3)], band, 0.08 * u, 0.9), detail=0.8
        )
