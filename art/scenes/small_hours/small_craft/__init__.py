"""A girl rows a skiff along the rings of a great planet as over a still golden sea, a comet on a leash."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.motifs.boats import hull
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_near_arm, paint_person
from art.painting.motifs.skies import stars
from art.painting.pen import Pen
from art.painting.shapes import circle, limb, oval, polygon, sample
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Small Craft",
    hero="teenage rower, headscarf, orange jersey, pulling a skiff over a planet's amber rings, a comet on a leash",
    idea="impossible journey",
    place="space, planet rings",
    palette="amber wood",
    composition="tiny figure in a void",
    time="night",
    symbols=("skiff", "planet", "comet"),
    hidden="a lobster buoy bobs in the ring",
    readings=("apprentice", "solitude", "obedience"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.6, "contrast": 0.2, "saturation": 1.06, "focus": Focus(330, 720, 330, 330, 0.45)}

_PLANET = (566.0, 330.0, 268.0)
_TILT, _FLAT = math.radians(-13), 0.56
_BOAT = (338.0, 884.0)
_COMET = (176.0, 560.0)


class _Rings:
    """The ring plane: how far from the planet's middle each pixel lies, and how far round."""

    def __init__(self, c: Canvas) -> None:
        cs, sn = math.cos(_TILT), math.sin(_TILT)
        dx, dy = c.x - _PLANET[0], c.y - _PLANET[1]
        u, v = dx * cs + dy * sn, (-dx * sn + dy * cs) / _FLAT
        self.far: Array = np.asarray(np.hypot(u, v), np.float32)
        self.front: Array = np.asarray(v, np.float32)


def _spot(far: float, turn: float) -> tuple[float, float]:
    """Return the card's place at a distance from the planet and a bearing (degrees, 90 towards us)."""
    a = math.radians(turn)
    u, v = math.cos(a) * far, math.sin(a) * far * _FLAT
    cs, sn = math.cos(_TILT), math.sin(_TILT)
    return _PLANET[0] + u * cs - v * sn, _PLANET[1] + u * sn + v * cs


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.75, -0.35, 0.45),
        key=(0.96, 0.07, 85),
        shade=(0.26, 0.07, 330),
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.96, 0.08, 85),
        bounce_share=0.0,
    )
    c.wash(
        [
            (0, (0.15, 0.045, 320)),
            (0.35, (0.2, 0.055, 345)),
            (0.7, (0.19, 0.05, 20)),
            (1, (0.13, 0.035, 30)),
        ],
        40,
    )
    c.screen(c.full(smoothstep(0.5, 0.85, c.field("dust", 240, 5)) * 0.3), (0.4, 0.09, 350), 0.6)
    rings = _Rings(c)
    planet = _planet(c)
    _sheet(c, rings, planet)
    repaint(c, 0.4, seed="sky", loose=1.2)
    space = (c.full() - planet) & c.full(smoothstep(590, 560, rings.far) + smoothstep(1190, 1230, rings.far))
    stars(c, 420, 1200, clip=space, size=1.1)
    _wake(c)
    _comet(c)
    c.lamps.append(Lamp(x=_COMET[0], y=_COMET[1] + 60, z=90, reach=240, colour=(0.95, 0.08, 88), power=0.7))
    _skiff(c)
    _buoy(c)
    c.lamps.clear()


def _planet(c: Canvas) -> Mask:
    x, y, r = _PLANET
    c.glow(x - 90, y - 30, r * 1.1, (0.8, 0.12, 65), 0.4)
    m = c.mask(circle(x, y, r))
    at = m.where
    dx, dy = (c.x[at] - x) / r, (c.y[at] - y) / r
    cs, sn = math.cos(_TILT), math.sin(_TILT)
    u, v = dx * cs + dy * sn, -dx * sn + dy * cs
    z = np.sqrt(np.clip(1 - dx * dx - dy * dy, 0, 1))
    lie = v + 0.3 * z  # bands curve towards us
    swirl = c.noise.at("swirl", u * 3 / (0.35 + z), lie * 9, 1.0, 3) - 0.5
    band = c.noise.at("band", lie * 5.2 + 0.16 * swirl, lie * 0, 1.0, 4)
    tone = ramp(
        [
            (0.2, (0.5, 0.13, 45)),
            (0.4, (0.68, 0.14, 58)),
            (0.55, (0.83, 0.11, 74)),
            (0.7, (0.92, 0.07, 85)),
            (0.85, (0.74, 0.14, 60)),
        ]
    )
    colours = pick(tone, np.asarray(np.clip(band * 1.3 - 0.15, 0, 1), np.float32))
    sun = np.clip((-0.78 * dx - 0.3 * dy + 0.5 * z) / 0.98, 0, 1) ** 0.8
    deep = np.array([0.1, 0.045, 0.085], np.float32)
    c.fill(m, np.asarray(deep + (colours - deep) * (sun * 0.98)[..., None], np.float32), detail=0.45)
    c.screen(m.edge(-6, -4, 5), (0.93, 0.1, 75), 0.5)
    return m


def _sheet(c: Canvas, rings: _Rings, planet: Mask) -> None:
    """The rings, smooth as poured honey, lit by what comes along on a leash."""
    far = rings.far
    inner, outer = 590.0, 1196.0
    t = (far - inner) / (outer - inner)
    groove = c.noise.at("groove", far / 26, far * 0, 1.0, 4)
    fine = c.noise.at("fine", far / 6.0, far * 0, 1.0, 2) - 0.5
    wide = c.noise.at("wide", far / 120, far * 0, 1.0, 2) - 0.5
    gap = np.exp(-(((t - 0.2) / 0.018) ** 2)) + 0.7 * np.exp(-(((t - 0.83) / 0.012) ** 2))
    edge = smoothstep(0, 0.015, t) * smoothstep(1, 0.985, t)
    cover = edge * np.clip(0.97 - 0.85 * gap, 0, 1) * np.clip(0.75 + 0.8 * (groove - 0.25), 0.55, 1)
    lx, ly = _COMET[0] + 60, _COMET[1] + 240
    near = np.exp(-(((c.x - lx) / 330) ** 2 + ((c.y - ly) / 220) ** 2))
    value = 0.3 + 0.5 * (groove - 0.5) + 0.22 * wide + 0.16 * fine + 0.5 * near
    # The planet's shadow lies across the right.
    dark = smoothstep(470, 780, c.x - 0.25 * (c.y - 700)) * 0.26
    tones = ramp(
        [
            (0, (0.2, 0.06, 30)),
            (0.25, (0.36, 0.09, 45)),
            (0.5, (0.58, 0.125, 60)),
            (0.75, (0.8, 0.125, 76)),
            (1, (0.97, 0.06, 90)),
        ]
    )
    front = np.asarray((1 - planet.whole()) * cover, np.float32)
    c.fill(c.full(front), pick(tones, np.asarray(np.clip(value - dark, 0, 1), np.float32)), detail=0.35)
    gleam = near * smoothstep(0.5, 0.72, groove)
    c.screen(c.full(front * gleam), (0.96, 0.08, 88), 0.5)
    r = c.rng("grains")

    def grains(pen: Pen) -> None:
        for _ in range(520):
            x, y = _spot(float(r.uniform(inner + 10, outer - 8)), float(r.uniform(55, 175)))
            bright = math.exp(-(((x - lx) / 300) ** 2 + ((y - ly) / 240) ** 2))
            pen.dot(
                x, y, float(r.uniform(0.5, 1.7)), mix((0.7, 0.11, 65), (0.99, 0.04, 92), bright), 0.35 + 0.6 * bright
            )

    c.draw(grains, detail=0.7, emission=0.2)


def _wake(c: Canvas) -> None:
    """What the keel opens closes slowly behind: two thin lines and the dark between."""
    far = 858.0
    line = [_spot(far, 118 - 62 * k / 30) for k in range(2, 31)]
    spine = [(x, y, 9.0 * math.exp(-k / 14) + 0.6) for k, (x, y) in enumerate(line)]
    rift = c.mask(limb(spine, 90), soft=1.2)
    c.multiply(rift, (0.3, 0.09, 30), 0.85)
    for off in (-1.0, 1.0):
        edge = [(x, y + off * (q + 1.5)) for x, y, q in spine]
        c.draw(lambda pen, e=edge: pen.stroke(e, (0.97, 0.07, 88), 1.8, 0.75), detail=0.8)  # type: ignore[misc]


def _comet(c: Canvas) -> None:
    x, y = _COMET
    head = np.array([x, y])
    way = np.array([-0.2, -0.98])
    for width, length, share, ink in (
        (170.0, 700.0, 0.62, (0.62, 0.12, 55)),
        (100.0, 620.0, 0.6, (0.85, 0.1, 72)),
        (46.0, 480.0, 0.8, (0.98, 0.05, 88)),
    ):
        d = (c.x - head[0]) * way[0] + (c.y - head[1]) * way[1]
        side = -(c.x - head[0]) * way[1] + (c.y - head[1]) * way[0] + 0.00035 * np.maximum(d, 0) ** 2
        wide = 10 + width * np.clip(d, 0, None) / length
        tail = np.exp(-((side / wide) ** 2)) * np.exp(-np.clip(d, 0, None) / (length * 0.5)) * smoothstep(-14, 6, d)
        strands = 0.75 + 0.5 * c.noise.at("strand", side / (6 + 0.06 * np.abs(d)), d / 400, 1.0, 2)
        c.screen(c.full(np.clip(tail * strands, 0, 1)), ink, share)
    c.glow(x, y, 170, (0.88, 0.13, 70), 0.75)
    c.glow(x, y, 44, (0.98, 0.06, 90), 1.0)
    ball = c.mask(circle(x, y, 24), soft=1.5)
    c.fill(ball, (0.995, 0.02, 95), detail=0.95)
    c.emit(ball, 1.0)
    collar = c.mask(limb([(x - 6, y + 22, 3.2), (x + 9, y + 19, 3.6), (x + 20, y + 8, 3.2)]))
    c.form(collar, (0.56, 0.18, 30), thickness=4, detail=0.95)


def _skiff(c: Canvas) -> None:
    x, y = _BOAT
    hx, hy = _COMET[0] + 16, _COMET[1] + 18
    c.multiply(c.mask(oval(x + 6, y + 18, 150, 14), soft=8), (0.2, 0.06, 30), 0.75)
    with_leash = sample([(hx, hy), (hx + 14, hy + 90), (hx + 2, hy + 190), (x - 136, y - 64)], 40)
    c.draw(
        lambda pen: pen.stroke([(float(a), float(b)) for a, b in with_leash], (0.62, 0.18, 30), 3.0),
        relief=1.6,
        detail=0.9,
    )
    water = c.layer.rgb.copy()
    hull(c, x, y, 270, (0.42, 0.08, 240), inside=(0.5, 0.09, 60), left=True, stripe=(0.93, 0.06, 85), seed="skiff")
    who = Person(
        age="teen",
        skin=(0.5, 0.075, 50),
        hair=(0.2, 0.03, 40),
        top=(0.68, 0.18, 45),
        bottom=(0.3, 0.06, 255),
        hat="headscarf",
        hat_colour=(0.62, 0.09, 195),
    )
    pose = Pose(lean=16, head=-14, arm_near=(66, 10), arm_far=(62, 14), leg_near=(84, 40), leg_far=(80, 44))
    j = joints(who, pose, x - 8, y - 42, 176, hold="hip")
    ox, oy = j.hand_near
    oar = [(ox - 6, oy - 4), (ox - 70, y - 16), (ox - 146, y + 60)]
    far_oar = [(ox - 4, oy - 6), (ox + 30, y - 40), (ox + 66, y - 26)]
    c.draw(lambda pen: pen.stroke(far_oar, (0.7, 0.1, 70), 4.0), relief=2, detail=0.85)
    paint_person(c, who, j, near_arm_last=False)
    front = c.mask(
        polygon(
            [
                (x - 150, y - 28),
                (x - 70, y - 37),
                (x + 70, y - 37),
                (x + 134, y - 48),
                (x + 134, y + 26),
                (x - 150, y + 26),
            ]
        )
    )
    with c.group() as again:
        hull(c, x, y, 270, (0.42, 0.08, 240), open_by=0.0, left=True, stripe=(0.93, 0.06, 85), seed="skiff")
    c.paste(again, clip=front)
    # The hull lies a hand's breadth deep in the ring.
    line = y + 4 - 0.0011 * (c.x - x) ** 2 + 3 * (c.noise.at("lap", c.x / 16, c.x * 0, 1.0, 2) - 0.5)
    sunk = c.mask(oval(x, y + 30, 150, 60)) & c.full(smoothstep(-1, 2.5, c.y - line))
    c.fill(sunk, water, detail=0.35)
    c.screen(sunk & c.full(np.exp(-(((c.y - line - 2) / 2.4) ** 2)).astype(np.float32)), (0.97, 0.07, 88), 0.7)
    c.multiply(sunk & c.full(smoothstep(34, 4, c.y - line)), (0.3, 0.09, 35), 0.55)
    paint_near_arm(c, who, j)

    def work(pen: Pen) -> None:
        pen.stroke(oar[:2], (0.78, 0.1, 75), 4.4)
        pen.stroke(oar[1:], (0.78, 0.1, 75), 4.4)
        (ax, ay), (bx, by) = oar[1], oar[2]
        ex, ey = bx + (bx - ax) * 0.22, by + (by - ay) * 0.22
        pen.stroke([(bx, by), (ex, ey)], (0.66, 0.17, 40), 12)

    c.draw(work, relief=2.4, detail=0.88)
    for k in range(3):
        ring = oval(oar[2][0] - 8, oar[2][1] + 12, 16 + 14 * k, 4 + 3.4 * k)
        c.draw(lambda pen, q=ring, a=0.6 - 0.17 * k: pen.stroke(q, (0.97, 0.07, 88), 1.5, a), detail=0.8)  # type: ignore[misc]


def _buoy(c: Canvas) -> None:
    """A lobster buoy, set by somebody."""
    x, y = 604.0, 944.0
    c.multiply(c.mask(oval(x, y + 3, 22, 5), soft=3), (0.2, 0.06, 30), 0.7)
    body = c.mask(limb([(x - 2, y - 2, 10), (x + 3, y - 26, 8)]))
    c.form(body, (0.58, 0.18, 30), rim=0.8, detail=0.9)
    c.form(c.mask(limb([(x, y - 12, 9), (x + 1, y - 18, 9)])), (0.95, 0.03, 85), rim=0.6, detail=0.9)
    c.draw(lambda pen: pen.stroke([(x + 4, y - 32), (x + 9, y - 62)], (0.8, 0.08, 75), 2.6), relief=1, detail=0.9)
