"""A heron as tall as the dock cranes wades in their row at dawn, a lit steel box swinging from its bill."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.materials.water import reflection
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, Path, curve, oval, place, polygon
from art.painting.strokes import repaint

from .heron import heron

BRIEF = Brief(
    title="Day Shift",
    hero="heron as tall as the dock cranes, wading in their row at dawn with a lit steel box swinging from its bill",
    idea="wrong scale",
    place="industrial, container port",
    palette="pearl fog",
    composition="profile",
    time="morning",
    symbols=("heron", "crane", "steel box"),
    hidden="a fish tail in the light of the box's open end",
    readings=("labour", "impostor", "delivery"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(air=(0.93, 0.05, 70), veil=0.5),
}

_SEA = 904.0
_HOOK = (562.0, 330.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = _light(0.72)
    c.wash(
        [
            (0, (0.3, 0.045, 250)),
            (0.25, (0.4, 0.05, 248)),
            (0.45, (0.52, 0.045, 250)),
            (0.58, (0.66, 0.045, 290)),
            (0.67, (0.8, 0.065, 45)),
            (0.735, (0.92, 0.09, 74)),
            (0.765, (0.8, 0.07, 70)),
            (1, (0.3, 0.05, 262)),
        ],
        14,
    )
    streaks(c, 420, 800, (0.86, 0.08, 50), share=0.4, seed="high", cover=0.45)
    c.glow(640, 880, 300, (0.98, 0.11, 70), 0.6, flat=0.4)
    with c.group() as row:
        _crane(c, 96, _SEA, 730, 0.16)
        _crane(c, 700, _SEA, 250, 0.45, way=-1)
        _crane(c, 770, _SEA, 180, 0.55, way=-1)
        _far_quay(c)
    c.paste(row)
    c.fog(740, 930, (0.92, 0.09, 72), 0.6, cell=300)
    _water(c)
    reflection(c, row, c.full(smoothstep(_SEA, _SEA + 4, c.y)), _SEA, share=0.4, ripple=10)
    c.fog(868, 950, (0.94, 0.09, 74), 0.7, cell=300)
    repaint(c, 0.35, seed="harbour", loose=1.2)
    c.light = _light(-0.72)
    with c.group() as bird:
        heron(c)
        _evening(c)
    c.light = _light(0.72)
    with c.group() as wader:
        c.paste(bird, bend=_mirrored(c))
        shape = c.full(c.layer.cover)
        c.screen(shape.edge(6, -1, 4), (0.97, 0.1, 72), 0.75)
        near = np.exp(-(((c.x - 520) / 190) ** 2) - ((c.y - 500) / 210) ** 2)
        c.screen(shape * np.asarray(near, np.float32), (0.9, 0.13, 68), 0.4)
    reflection(c, wader, c.full(smoothstep(1076, 1084, c.y)), 1080, share=0.5, ripple=9, seed="wader")
    c.paste(wader, clip=c.full(smoothstep(1084, 1078, c.y)))
    _rings(c)
    _tug(c)
    repaint(c, 0.15, seed="last", loose=0.6)
    _box(c)


def _light(x: float) -> Light:
    return Light(
        direction=(x, -0.4, 0.42),
        key=(0.97, 0.075, 74),
        shade=(0.32, 0.06, 262),
        rim=(x, -0.2, 0),
        rim_colour=(0.98, 0.1, 74),
        bounce=(0.7, 0.07, 60),
        bounce_share=0.12,
    )


def _mirrored(c: Canvas) -> tuple[Array, Array]:
    """Return the map that turns the heron to the right, a little smaller, on longer legs."""
    x = 800 - (c.x - 24) / 0.86
    knee = 760.0
    y = np.where(c.y < knee, 846 + (c.y - knee) / 0.9, 846 + (c.y - knee) / 1.34)
    return np.asarray(x, np.float32), np.asarray(y, np.float32)


def _evening(c: Canvas) -> None:
    """Let the fog's blue take the bird's back and legs; its breast and bill stay in the light."""
    away = smoothstep(430, 760, c.x + 0.25 * (c.y - 600)) * 0.6 + 0.14
    inside = c.full(c.layer.cover)
    c.multiply(inside * np.asarray(away, np.float32), (0.34, 0.06, 262), 0.8)


def _crane(c: Canvas, x: float, y: float, h: float, haze: float, *, way: int = 1) -> None:
    """A ship-to-shore crane, boom out to the left (`way` -1: to the right); its legs' middle stands at (x, y)."""
    blue = mix((0.24, 0.05, 262), c.palette.haze, haze)
    dark = mix((0.2, 0.045, 262), c.palette.haze, haze)
    warm = mix((0.4, 0.09, 30), c.palette.haze, haze)
    w = h * 0.022

    def put(u: float, v: float) -> tuple[float, float]:
        return x + u * h * way, y - v * h

    def work(pen: Pen) -> None:
        for u in (-0.13, 0.15):
            pen.stroke([put(u + 0.03, 0.03), put(u + 0.03, 0.66)], dark, w * 0.8)
        for a, b, k in (
            ((-0.15, 0.0), (-0.12, 0.7), 1.2),
            ((0.13, 0.0), (0.10, 0.7), 1.2),
            ((-0.14, 0.3), (0.12, 0.3), 1.1),
            ((-0.14, 0.05), (0.13, 0.05), 1.3),
            ((-0.12, 0.32), (0.1, 0.64), 0.7),
            ((-0.13, 0.5), (0.11, 0.5), 0.6),
            ((-0.1, 0.68), (-0.04, 0.95), 0.9),
            ((0.1, 0.68), (-0.03, 0.95), 0.8),
        ):
            pen.stroke([put(*a), put(*b)], blue, w * k)
        reach = (-0.62, 0.676)
        root = (-0.13, 0.675)
        for a, b in (((0.34, 0.66), root), (root, reach)):
            pen.stroke([put(*a), put(*b)], dark, w * 1.7)
            pen.stroke([put(a[0], a[1] + 0.007), put(b[0], b[1] + 0.007)], warm, w * 0.9)
            n = max(4, round(math.dist(a, b) / 0.038))
            for i in range(n):
                t0, t1, t2 = i / n, (i + 0.5) / n, (i + 1) / n
                p0, p1, p2 = ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (t0, t1, t2))
                pen.stroke([put(*p0), put(p1[0], p1[1] + 0.024), put(*p2)], blue, w * 0.28)
        for u, v in ((-0.56, 0.685), (-0.34, 0.685)):
            pen.stroke([put(-0.04, 0.945), put(u, v)], dark, w * 0.35)
        pen.stroke([put(-0.035, 0.945), put(0.32, 0.672)], dark, w * 0.35)
        pen.fill(polygon([put(0.14, 0.69), put(0.14, 0.75), put(0.29, 0.745), put(0.29, 0.685)]), blue)
        pen.fill(polygon([put(-0.28, 0.61), put(-0.28, 0.665), put(-0.22, 0.665), put(-0.22, 0.61)]), warm)
        for u in (-0.155, 0.125):
            pen.fill(polygon([put(u - 0.03, 0), put(u - 0.03, 0.03), put(u + 0.04, 0.03), put(u + 0.04, 0)]), dark)

    c.draw(work, relief=max(1.5, w * 0.5), detail=0.6 - 0.4 * haze, alpha=1 - haze * 0.35)


def _steel(
    c: Canvas, pts: list[tuple[float, ...]], tone: Colour, ribs: int, *, haze: float = 0.0, seed: str = ""
) -> None:
    """A ribbed steel side: corners from top left, clockwise."""
    m = c.mask(polygon([q[:2] for q in pts]))
    if m.empty:
        return
    ax, ay = pts[1][0] - pts[0][0], pts[1][1] - pts[0][1]
    n = math.hypot(ax, ay)
    u = ((c.x[m.where] - pts[0][0]) * ax + (c.y[m.where] - pts[0][1]) * ay) / (n * n)
    bump = np.clip(np.sin(u * ribs * 6.283) * 2.2, -1, 1) * (n / ribs) * 0.09
    c.form(
        m, tone, thickness=4, bump=np.asarray(bump, np.float32), mottle=0.13, grain=22, rim=0.4, haze=haze, detail=0.7
    )
    rust = smoothstep(0.66, 0.8, c.field(f"rust{seed}", 34, 4, (0.5, 1.8)))
    c.glaze(m * np.asarray(rust, np.float32), (0.45, 0.1, 42), 0.5 * (1 - haze))


def _far_quay(c: Canvas) -> None:
    """The quay's edge far off, a few boxes on it."""
    r = c.rng("quay")

    def work(pen: Pen) -> None:
        for i in range(13):
            x, n = 6 + i * 26.0, int(r.integers(0, 4))
            for k in range(n if i not in (3, 6) else 0):
                tone = mix((0.46, 0.06, 20 + 60 * int(r.integers(0, 4))), c.palette.haze, 0.42)
                pen.fill(
                    polygon([(x, 896 - k * 12), (x + 24, 896 - k * 12), (x + 24, 885 - k * 12), (x, 885 - k * 12)]),
                    tone,
                )
        pen.fill(
            polygon([(-10, 896), (350, 896), (372, _SEA + 2), (-10, _SEA + 2)]),
            mix((0.3, 0.04, 258), c.palette.haze, 0.3),
        )
        pen.fill(
            polygon([(640, 898), (810, 897), (810, _SEA + 1), (632, _SEA + 1)]),
            mix((0.3, 0.04, 258), c.palette.haze, 0.6),
        )

    c.draw(work, detail=0.4)


def _water(c: Canvas) -> None:
    water = c.full(smoothstep(_SEA - 1, _SEA + 3, c.y))
    down = np.clip((c.y - _SEA) / (1200 - _SEA), 0.004, 1)
    n = c.noise.at("swell", c.x / 60 / (0.25 + down), np.log(down + 0.06) * 13, 1.0, 2) - 0.5
    table = ramp([(0, (0.92, 0.095, 74)), (0.2, (0.76, 0.075, 55)), (0.5, (0.52, 0.045, 280)), (1, (0.3, 0.045, 252))])
    c.fill(water, pick(table, np.asarray(down + 0.12 * n, np.float32)), detail=0.15)
    lane = np.exp(-(((c.x - 610) / (60 + 150 * down)) ** 2)) * smoothstep(-0.05, 0.25, n) * smoothstep(1, 0.4, down)
    c.screen(water * np.asarray(lane, np.float32), (0.98, 0.1, 74), 0.5)


def _rings(c: Canvas) -> None:
    """Rings where the legs go into the water."""
    for x, y in ((162.0, 1080.0), (298.0, 1082.0)):
        for k in range(3):
            w = 26 + 24 * k
            ring = c.mask(oval(x, y, w, 5 + 3 * k)) - c.mask(oval(x, y - 0.6, w - 4, 3.6 + 2.7 * k))
            c.screen(ring.blur(0.9), (0.97, 0.07, 74), 0.6 - 0.15 * k)


def _tug(c: Canvas) -> None:
    """A tugboat waits below with one lamp lit, as small as a toy."""
    x, y = 588.0, 1010.0
    with c.group() as boat:

        def work(pen: Pen) -> None:
            with pen.at(x, y, 0, 0.92):
                pen.fill(
                    curve(
                        [
                            (-46, -14, CORNER),
                            (-20, -10),
                            (24, -12),
                            (54, -24, CORNER),
                            (44, 0, CORNER),
                            (-40, 0, CORNER),
                        ],
                        pull=0.3,
                    ),
                    (0.26, 0.05, 258),
                )
                pen.fill(polygon([(-42, -5), (47, -5), (44, 1), (-40, 1)]), (0.46, 0.14, 30))
                pen.fill(polygon([(-12, -12), (-12, -38), (18, -38), (20, -12)]), (0.84, 0.04, 70))
                pen.fill(polygon([(-15, -38), (22, -38), (20, -43), (-12, -43)]), (0.34, 0.05, 258))
                pen.fill(polygon([(-7, -33), (1, -33), (1, -24), (-7, -24)]), (0.98, 0.1, 85))
                pen.fill(polygon([(6, -33), (14, -33), (14, -24), (6, -24)]), (0.98, 0.1, 85))
                pen.fill(polygon([(-30, -12), (-28, -34), (-20, -34), (-18, -12)]), (0.5, 0.15, 30))
                pen.stroke([(4, -43), (4, -66)], (0.26, 0.04, 258), 2.4)
                pen.stroke([(-40, -16), (-40, -24)], (0.26, 0.04, 258), 2)

        c.draw(work, relief=2.4, detail=0.9)
    c.multiply(c.mask(oval(x, y + 1, 52, 6), soft=4), (0.34, 0.05, 260), 0.6)
    reflection(c, boat, c.full(smoothstep(y, y + 2, c.y)), y, share=0.5, ripple=3, seed="tug")
    c.paste(boat)
    c.glow(x + 3.6, y - 62, 13, (0.99, 0.1, 82), 1.0)
    c.glow(x + 3, y - 27, 22, (0.98, 0.11, 78), 0.5)


def _box(c: Canvas) -> None:
    """The red box on its four ropes, its end open: warm light falls out of it on to the fog and the water."""
    hx, hy = _HOOK

    def put(*points: tuple[float, float]) -> list[tuple[float, ...]]:
        return place(points, hx, hy, 0.98, -5.0)

    side = put((-126, 150), (34, 158), (34, 262), (-126, 248))
    end = put((34, 158), (100, 146), (100, 246), (34, 262))
    lid = put((-126, 150), (-62, 138), (100, 146), (34, 158))
    mouth = put((40, 164), (95, 154), (95, 240), (40, 254))
    middle = put((68, 204))[0]
    _beam(c, (middle[0], middle[1]))
    _steel(c, lid, (0.74, 0.13, 42), 12, seed="lid")
    _steel(c, end, (0.44, 0.15, 26), 3, seed="end")
    _steel(c, side, (0.54, 0.19, 29), 12, seed="side")
    opening = c.mask(polygon([q[:2] for q in mouth]))
    at = opening.where
    d = np.hypot(c.x[at] - middle[0] + 4, (c.y[at] - middle[1] - 10) * 0.8) / 60
    c.fill(
        opening,
        pick(ramp([(0.99, 0.05, 95), (0.95, 0.12, 84), (0.8, 0.15, 62)]), np.asarray(d, np.float32)),
        detail=0.95,
    )
    c.emit(opening, 0.9)
    door = put((100, 146), (142, 168), (142, 266), (100, 246))
    _steel(c, door, (0.5, 0.17, 32), 3, seed="door")

    def ropes(pen: Pen) -> None:
        ink: Colour = (0.2, 0.035, 262)
        bar = put((-118, 112), (92, 112))
        pen.stroke([b[:2] for b in bar], ink, 7)
        for u in (-116, 90):
            pen.stroke([put((u, 112))[0][:2], _HOOK], ink, 2.8)
        for u, v in ((-122, 150), (32, 158), (97, 147), (-62, 139)):
            pen.stroke([put((u, v))[0][:2], put((u * 0.96, 113))[0][:2]], ink, 2.2)
        for quad in (side, end):
            pen.stroke(polygon([q[:2] for q in quad]), (0.34, 0.13, 25), 3.6)
        pen.fill(_tail(put((62, 252))[0]), (0.24, 0.05, 262))

    c.draw(ropes, relief=2, detail=0.9)
    c.glow(middle[0], middle[1] + 6, 52, (0.99, 0.1, 84), 0.9)


def _tail(foot: tuple[float, ...]) -> Path:
    """A fish's tail that sticks out over the sill."""
    return curve(
        place(
            [(-8, 12, CORNER), (-4, -14), (-20, -34, CORNER), (0, -27), (17, -38, CORNER), (7, -14), (10, 12, CORNER)],
            foot[0],
            foot[1],
            0.9,
            24,
        )
    )


def _beam(c: Canvas, at: tuple[float, float]) -> None:
    x, y = at
    c.glow(x, y, 150, (0.97, 0.12, 76), 0.7)
    shaft = c.mask(polygon([(x - 22, y), (x + 26, y - 10), (x + 150, 1010), (x - 90, 1010)]), soft=16)
    c.screen(shaft * np.asarray(smoothstep(1010, 520, c.y), np.float32), (0.97, 0.11, 80), 0.62)
    c.glow(x + 20, 1012, 90, (0.97, 0.12, 76), 0.55, flat=0.2)
