"""Parts of Lead or Follow: the dance hall behind its arch, and the pair."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, oval
from art.painting.stamps import strew

GATE = (400.0, 1106.0, 158.0, 520.0)
"""The arch: middle, foot, half width, height."""


def _arch(x: float, y: float, half: float, high: float) -> Path:
    spring = y - high + half * 1.15
    return curve(
        [
            (x - half, y, CORNER),
            (x - half, spring, CORNER),
            (x - half * 0.76, spring - half * 0.76),
            (x, y - high, CORNER),
            (x + half * 0.76, spring - half * 0.76),
            (x + half, spring, CORNER),
            (x + half, y, CORNER),
        ],
        pull=0.3,
    )


def paint_hall(c: Canvas) -> None:
    """Paint the lit hall, the fur that closes round it, the lamps and the dancers."""
    x, y, half, high = GATE
    gate = c.mask(_arch(x, y, half, high))
    c.glow(x, y - 230, 300, (0.58, 0.2, 28), 0.5, flat=1.2)
    deep = np.hypot((c.x - x) / 170, (c.y - (y - 200)) / 290)
    table = ramp([(0, (0.97, 0.09, 88)), (0.25, (0.86, 0.16, 68)), (0.55, (0.62, 0.2, 36)), (1, (0.34, 0.14, 20))])
    c.fill(gate, pick(table, np.asarray(np.clip(deep, 0, 1), np.float32)), detail=0.6)
    # arches behind arches, each paler
    for k, (w, h, foot) in enumerate(
        ((136.0, 470.0, 1084.0), (104.0, 372.0, 1046.0), (76.0, 282.0, 1014.0), (54.0, 208.0, 990.0))
    ):
        wall = gate & c.full(smoothstep(foot + 2, foot - 2, c.y))
        inner = c.mask(_arch(x, foot, w, h))
        ring = (wall - inner) & c.mask(_arch(x, foot, w + 28 - 5 * k, h + 40 - 6 * k))
        tone = mix((0.4, 0.16, 22), (0.8, 0.16, 58), k / 3.4)
        c.form(ring, tone, thickness=9, rim=0.3, mottle=0.08, detail=0.7)
    heart = c.mask(_arch(x, 990, 50, 200), soft=3)
    c.fill(heart, (0.97, 0.085, 88), alpha=0.85, detail=0.6)
    c.emit(heart, 0.4)
    floor = gate & c.full(smoothstep(985, 991, c.y))
    down = np.clip((c.y - 985) / 120, 0, 1)
    shine = np.exp(-(((c.x - x) / (46 + 90 * down)) ** 2))
    lines = np.abs(((c.x - x) / (20 + 64 * down)) % 1 - 0.5)
    t = 0.25 + 0.62 * shine * (1 - 0.3 * down) - 0.1 * smoothstep(0.44, 0.5, lines)
    c.fill(
        floor,
        pick(ramp([(0, (0.34, 0.14, 18)), (0.5, (0.66, 0.18, 42)), (1, (0.97, 0.09, 85))]), np.asarray(t, np.float32)),
        detail=0.7,
    )
    _chandelier(c, x, y - 372)
    c.multiply(gate.edge(9, 7, 7), (0.3, 0.12, 15), 0.6)
    c.multiply(gate.edge(-9, 7, 7), (0.3, 0.12, 15), 0.6)
    _curtain(c)
    _pair(c, x, y - 44)
    c.glow(x, y - 210, 170, (0.88, 0.15, 62), 0.3, flat=1.3)


def _chandelier(c: Canvas, x: float, y: float) -> None:
    def arms(pen: Pen) -> None:
        pen.stroke([(x, y - 110), (x, y)], (0.3, 0.1, 30), 2.5)
        for k in (-2, -1, 0, 1, 2):
            pen.stroke(
                [(x, y + 8), (x + k * 16, y + 18 - abs(k)), (x + k * 25, y - 4 + 2 * abs(k))], (0.36, 0.11, 35), 2.4
            )
            pen.dot(x + k * 25, y - 10 + 2 * abs(k), 4.6, (0.98, 0.07, 92))

    c.draw(arms, detail=0.95, emission=0.5)
    for k in (-2, -1, 0, 1, 2):
        c.glow(x + k * 25, y - 10 + 2 * abs(k), 17, (0.95, 0.13, 80), 0.7)


def _curtain(c: Canvas) -> None:
    """Locks of the wolf's coat that hang in over the arch's edge from both sides, like a curtain drawn apart."""
    x, y, half, high = GATE
    r = c.rng("curtain")
    n = 900
    f = r.random(n)
    spring = high - half * 1.15
    side = np.where(r.random(n) < 0.5, -1.0, 1.0)
    up = f * (high + 10)
    w = np.where(up < spring, half, half * np.sqrt(np.clip(1 - ((up - spring) / (high - spring + 14)) ** 2, 0, 1)))
    px, py = x + side * (w + r.normal(4, 6, n)), y - up
    bend = np.where(up < spring, 0.1, 0.1 + 0.75 * (up - spring) / (high - spring))
    angle = 1.57 + side * (0.1 - bend * 0.4) + r.normal(0, 0.14, n)
    tone = np.asarray(
        pick(ramp([(0, (0.18, 0.06, 310)), (0.6, (0.38, 0.13, 8)), (1, (0.72, 0.18, 38))]), r.random(n) ** 1.5),
        np.float32,
    )
    order = np.argsort(py)
    strew(
        c,
        "hair",
        px[order],
        py[order],
        r.uniform(26, 52, n)[order],
        angle[order],
        tone[order],
        seed="curtain",
        alpha=0.9,
        detail=0.75,
    )


def _pair(c: Canvas, x: float, y: float) -> None:
    """She tall in red, he short and stout in a hat: one dark shape before the light."""
    c.multiply(c.mask(oval(x, y + 3, 44, 7), soft=4), (0.3, 0.12, 15), 0.8)
    before = c.light
    he = Person(
        age="adult",
        girth=1.3,
        belly=0.2,
        skin=(0.42, 0.07, 45),
        top=(0.2, 0.03, 280),
        bottom=(0.18, 0.03, 280),
        hat="brim",
        hat_colour=(0.16, 0.02, 280),
        shoes=(0.12, 0.02, 280),
    )
    she = Person(
        age="adult",
        girth=0.92,
        skin=(0.66, 0.08, 45),
        hair=(0.85, 0.01, 260),
        hair_style="bun",
        top=(0.5, 0.21, 26),
        bottom=(0.5, 0.21, 26),
        dress="gown",
        sleeves="none",
        shoes=(0.4, 0.18, 25),
    )
    a = joints(
        he,
        Pose(lean=-3, head=-8, arm_near=(58, 34), arm_far=(84, 10), leg_near=(14, 2), leg_far=(-16, 6)),
        x - 22,
        y,
        132,
    )
    b = joints(
        she,
        Pose(lean=-12, head=10, arm_near=(36, 44), arm_far=(74, 10), leg_near=(10, 0), leg_far=(-26, 10)),
        x + 20,
        y + 2,
        146,
        left=True,
    )
    paint_person(c, he, a)
    paint_person(c, she, b)
    hx, hy = b.head
    r = b.unit

    def rose(pen: Pen) -> None:
        pen.dot(hx + r * 0.2, hy - r * 0.3, r * 0.17, (0.6, 0.22, 25))

    c.draw(rose, detail=0.95)
    c.light = before
