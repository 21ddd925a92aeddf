"""Parts of Recess: the ring of shadows, the fountain, those who go home without a shadow, the dog."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.beasts import Beast, Stance, paint_beast
from moonhare.painting.motifs.figure import WALK, Person, Pose, View, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import Path, curve, limb, oval

SHADE: Colour = (0.34, 0.115, 312)
X, Y = 400.0, 560.0
FLAT = 0.82
"""How much the tower's view shortens the square."""
_SLOTS = 9
_INNER, _LONG = 122.0, 250.0


def _at(slot: float, across: float, up: float) -> tuple[float, float]:
    """Return a place of a dancer: `across` -1 to 1 from hand to hand, `up` 0 (soles) to 1 (crown)."""
    a = math.radians(90 + 360 / _SLOTS * (slot + across / 2))
    r = _INNER + _LONG * up
    return X + math.cos(a) * r, Y + math.sin(a) * r * FLAT


def _bone(slot: float, *points: tuple[float, float, float]) -> Path:
    return limb([(*_at(slot, u, h), r * (0.72 + 0.55 * h)) for u, h, r in points], 18)


def _dancer(slot: int, kind: int, tall: float) -> list[Path]:
    """One shadow with both arms out; `kind` says dress and step."""
    s = slot
    lean = (0.1, -0.12, 0.06, -0.05)[slot % 4]

    def up(h: float) -> float:
        return h * tall

    hx, hy = _at(s, lean * 1.3, up(0.87))
    parts = [
        oval(hx, hy, 27 * tall, 26 * tall),
        _bone(s, (lean * 0.5, up(0.4), 17), (lean, up(0.66), 21), (lean, up(0.78), 8)),
        _bone(s, (lean, up(0.69), 9), (-0.5, 0.6 + 0.08 * (slot % 2), 7.5), (-1.0, 0.57, 7)),
        _bone(s, (lean, up(0.69), 9), (0.5, 0.6 + 0.08 * ((slot + 1) % 2), 7.5), (1.0, 0.57, 7)),
    ]
    steps = (
        (((0.1, 0.4), (0.5, 0.26), (0.42, 0.04)), ((-0.1, 0.4), (-0.3, 0.2), (-0.5, 0.0))),
        (((0.1, 0.4), (0.36, 0.2), (0.84, 0.16)), ((-0.1, 0.4), (-0.12, 0.2), (-0.1, 0.0))),
        (((0.12, 0.4), (0.7, 0.3), (0.46, 0.1)), ((-0.1, 0.4), (-0.6, 0.26), (-0.7, 0.04))),
    )
    for leg in steps[(slot * 2 + kind) % 3]:
        (a, b), (d, e), (f, g) = leg
        parts.append(_bone(s, (a, up(b), 14), (d, e, 10), (f, g, 6.5)))
        parts.append(_bone(s, (f, g, 6.5), (f + (0.26 if f > 0 else -0.3), g + 0.005, 4.5)))
    if kind == 1:
        skirt = [
            (lean - 0.16, up(0.56)),
            (-0.72, 0.24),
            (-0.3, 0.2),
            (0.2, 0.19),
            (0.74, 0.25),
            (lean + 0.16, up(0.56)),
        ]
        parts.append(curve([_at(s, u, h) for u, h in skirt], pull=0.2))
        parts.extend(
            _bone(s, (lean, up(0.92), 7), (lean + way * 0.3, up(0.86), 9), (lean + way * 0.42, up(0.74), 4))
            for way in (-1, 1)
        )
    if kind == 2:
        parts.append(_bone(s, (lean - 0.32, up(0.91), 5), (lean + 0.32, up(0.91), 5)))
        parts.append(_bone(s, (lean - 0.1, up(0.95), 12), (lean + 0.1, up(0.95), 12)))
    return parts


def ring(c: Canvas) -> Mask:
    """Eight shadows hand in hand round the light, and a gap where the ninth would be."""
    kinds = (0, 1, 0, 2, 1, 0, 1, 2, 0)
    talls = (1.0, 0.98, 1.04, 1.06, 0.94, 1.0, 0.98, 1.06, 0.96)
    paths: list[Path] = []
    for slot in range(1, _SLOTS):
        paths += _dancer(slot, kinds[slot], talls[slot])
    shadow = c.mask(*paths, wobble=1.2)
    near, far = shadow.blur(0.8).whole(), shadow.blur(3.5).whole()
    away = np.hypot(c.x - X, (c.y - Y) / FLAT)
    part = np.asarray(smoothstep(_INNER + 40, _INNER + _LONG, away), np.float32)
    soft = c.full(near + (far - near) * part)
    _beams(c)
    share = np.asarray(1.0 - 0.12 * smoothstep(_INNER, _INNER + _LONG, away), np.float32)
    c.multiply(soft * share, SHADE, 0.95)
    c.glaze(soft * 0.5, (0.32, 0.12, 312), 0.7)
    return shadow


def _beams(c: Canvas) -> None:
    """Light runs out over the stones between the shadows."""
    dx, dy = c.x - X, (c.y - Y) / FLAT
    d, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    spoke = c.noise.at("spokes", np.cos(a) * 3.2, np.sin(a) * 3.2, 1.0, 3)
    beam = smoothstep(0.42, 0.7, spoke) * np.exp(-((d / 300) ** 2))
    c.screen(np.asarray(beam, np.float32), (0.93, 0.11, 82), 0.4)


def fountain(c: Canvas) -> None:
    """The fountain with the low sun in it: the one light of the square."""
    c.multiply(c.mask(oval(X, Y + 6, 92, 88), soft=6), (0.5, 0.12, 45), 0.6)
    rim = c.mask(oval(X, Y, 84, 79))
    c.form(c.mask(oval(X, Y + 10, 84, 79)), (0.62, 0.1, 50), thickness=10, detail=0.6)
    c.form(rim, (0.9, 0.07, 80), thickness=7, bias=0.1, rim=0.6, detail=0.7)
    pool = c.mask(oval(X, Y + 1, 69, 64))
    at = pool.where
    d = np.hypot(c.x[at] - X, (c.y[at] - Y) / FLAT) / 69
    wave = 0.05 * np.sin(d * 34 + 4 * (c.field("ripple", 26, 2)[at] - 0.5))
    table = ramp([(0, (0.99, 0.04, 95)), (0.35, (0.95, 0.09, 100)), (0.65, (0.8, 0.1, 180)), (1, (0.52, 0.1, 215))])
    c.fill(pool, pick(table, np.asarray(d**1.15 + wave, np.float32)), detail=0.8)
    c.emit(pool, 0.5)
    c.multiply(pool - pool.move(0, 7).blur(2), (0.4, 0.09, 220), 0.6)
    c.glow(X, Y, 130, (0.98, 0.09, 88), 0.75)
    c.glow(X, Y - 40, 60, (0.99, 0.05, 92), 0.8, 1.5)
    r = c.rng("spray")

    def spray(pen: Pen) -> None:
        for k in range(40):
            a = k / 40 * 6.283
            q = 46 + float(r.uniform(-8, 6))
            ex, ey = X + math.cos(a) * q, Y + math.sin(a) * q * FLAT
            mx, my = X + math.cos(a) * q * 0.5, Y - 88 + math.sin(a) * q * 0.4
            pen.stroke([(X, Y - 50), (mx, my), (ex, ey)], (0.99, 0.03, 95), 1.6, 0.6)
            pen.dot(ex, ey, 2.2, (0.99, 0.03, 95), 0.9)
        pen.stroke([(X, Y), (X, Y - 92)], (0.995, 0.02, 95), 7, 0.9)

    c.draw(spray, detail=0.9, emission=0.7, soft=0.4)


_SELLER = Person(
    girth=1.2,
    skin=(0.5, 0.07, 50),
    top=(0.95, 0.02, 90),
    bottom=(0.5, 0.09, 235),
    hat="straw",
    hat_colour=(0.86, 0.1, 86),
)
_AUNT = Person(
    girth=1.1,
    skin=(0.56, 0.08, 52),
    hair=(0.22, 0.03, 40),
    hair_style="bun",
    top=(0.56, 0.1, 215),
    dress="gown",
    hem=0.7,
)


def _stand(
    c: Canvas, who: Person, pose: Pose, x: float, y: float, height: float, view: View, left: bool = False
) -> None:
    """Paint somebody without any shade at the soles, the light of the square on them."""
    paint_person(c, who, joints(who, pose, x, y, height, view=view, left=left))


def _child(c: Canvas, x: float, y: float, s: float) -> None:
    """A girl of six seen from behind, both arms a little raised, dark against the light."""

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + q[0] * s, y - q[1] * s, *(k * s for k in q[2:])) for q in points]

    skin: Colour = (0.42, 0.08, 48)
    for way in (-1.0, 1.0):
        leg = c.mask(limb(at((way * 0.07, 0.3, 0.04), (way * 0.075, 0.12, 0.034), (way * 0.08, 0.04, 0.03))))
        c.form(leg, skin, rim=0.5, detail=0.9)
        shoe = c.mask(limb(at((way * 0.08, 0.03, 0.036), (way * 0.1, 0.005, 0.03))))
        c.form(shoe, (0.28, 0.06, 20), detail=0.9)
        arm = c.mask(limb(at((way * 0.12, 0.65, 0.045), (way * 0.24, 0.52, 0.034), (way * 0.35, 0.5, 0.028)), 16))
        c.form(arm, skin, rim=0.8, detail=0.9)
    gown = [(-0.08, 0.73), (0.08, 0.73), (0.15, 0.68), (0.12, 0.52), (0.27, 0.22), (0.0, 0.18), (-0.27, 0.22)]
    dress = c.mask(curve(at(*gown, (-0.12, 0.52), (-0.15, 0.68)), pull=0.26))
    c.form(dress, (0.56, 0.2, 28), thickness=22, mottle=0.04, rim=1.0, detail=0.9)
    lower = smoothstep(y - 0.5 * s, y - 0.25 * s, c.y)
    folds = np.asarray(np.abs(np.sin((c.x - x) / (0.05 * s))) ** 6 * lower, np.float32)
    c.multiply(dress * folds, (0.4, 0.14, 10), 0.5)
    hair: Colour = (0.22, 0.045, 30)
    for way in (-1.0, 1.0):
        braid = c.mask(limb(at((way * 0.1, 0.86, 0.04), (way * 0.19, 0.78, 0.04), (way * 0.17, 0.64, 0.022)), 16))
        c.form(braid, hair, rim=0.8, detail=0.9)
    c.form(c.mask(limb(at((0, 0.76, 0.045), (0, 0.7, 0.05)))), skin, detail=0.9)
    c.form(c.mask(oval(x, y - 0.87 * s, 0.135 * s, 0.14 * s)), hair, rim=1.0, detail=0.9)


def passers(c: Canvas) -> None:
    """A child before the gap, and two grown people far off who notice nothing."""
    _stand(c, _AUNT, WALK, 706, 1030, 84, "side")
    _stand(c, _SELLER, WALK, 100, 1000, 88, "side", True)
    _child(c, X, 986, 142)


def dog(c: Canvas) -> None:
    """A small dog that still leads its shadow on a leash."""
    build = Beast(
        chest=0.21,
        waist=0.17,
        rump=0.2,
        leg=0.5,
        leg_width=0.07,
        neck=(0.3, 62.0),
        neck_width=(0.16, 0.11),
        skull=0.13,
        muzzle=(0.2, -16.0, 0.06),
        tail=((0, 0, 0.04), (-0.12, -0.14, 0.035), (-0.1, -0.32, 0.025)),
    )
    with c.group() as g:
        paint_beast(c, build, Stance(fore_near=(14, -6, 0), hind_near=(20, -34, 6)), 660, 1120, 56, SHADE, hair=None)
    up = 1120 - c.y
    laid = c.paste(g, bend=(c.x - 0.5 * up, 1120 - up / 0.6), alpha=0.02)
    c.multiply(np.clip(laid.whole() * 50, 0, 1), (0.3, 0.1, 300), 0.9)
    places = paint_beast(
        c, build, Stance(fore_near=(8, -4, 0)), 560, 1126, 46, (0.92, 0.04, 80), hair=None, seed="dog", detail=0.75
    )
    mx, my = places.nose
    c.draw(lambda pen: pen.stroke([(mx, my + 2), (614, 1112), (642, 1090)], (0.6, 0.2, 28), 2), detail=0.9)
