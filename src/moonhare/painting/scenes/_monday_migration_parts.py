"""Sheets on the line, and the geese that they become."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import cloth
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, place, sample

LINEN: Colour = (0.94, 0.025, 80)


ROPE = ((-30, 846), (90, 812), (212, 742), (330, 688), (440, 604), (536, 500), (566, 470))


def _rope_at(x: float) -> tuple[float, float]:
    path = sample(ROPE, 200)
    return x, float(np.interp(x, path[:, 0], path[:, 1]))


def paint_peg(pen: Pen, x: float, y: float, turn: float = 0.0) -> None:
    """Draw a wooden peg with its middle at (x, y)."""
    with pen.at(x, y, turn):
        pen.fill(
            curve(
                [(-5, -13, CORNER), (5, -13, CORNER), (4, 14, CORNER), (1, 12), (0, 0), (-1, 12), (-4, 14, CORNER)],
                pull=0.2,
            ),
            (0.72, 0.12, 62),
        )
        pen.stroke([(-5, -3), (5, -3)], (0.4, 0.05, 300), 2)


def _sheet(
    c: Canvas, points: list[tuple[float, ...]], angle: float, seed: str, fold: float = 26.0, hem: bool = True
) -> Relief:
    m = c.mask(curve(points))
    c.shadow(m, -16, 22, soft=14, share=0.28)
    body = cloth(
        c, m, LINEN, angle=angle, fold=fold * 1.3, depth=5, thickness=22, seed=seed, rim=0.8, bias=0.06, detail=0.65
    )
    c.screen(m.edge(5, -3, 3), (0.98, 0.09, 72), 0.7)
    c.glaze(m * np.asarray(smoothstep(0.1, 0.9, -(body.nx * 0.7) + 0.1), np.float32), (0.64, 0.1, 320), 0.35)
    if hem:
        inner = m - m.grow(-9)
        outer = m - m.grow(-6)
        c.glaze((inner - outer).blur(0.6), (0.62, 0.12, 260), 0.55)
    return body


def sheets(c: Canvas) -> None:
    """Three on the line: one hangs, one bellies, one has let go with all but a corner."""
    (x0, y0), (x1, y1) = _rope_at(-20), _rope_at(74)
    _sheet(
        c,
        [
            (x0 - 30, y0, CORNER),
            (x0 + 30, y0 + 6),
            (x1, y1, CORNER),
            (x1 + 12, y1 + 90),
            (x1 + 4, 1010, CORNER),
            (20, 1016),
            (-40, 1040, CORNER),
        ],
        92,
        "first",
    )
    (x0, y0), (x1, y1) = _rope_at(238), _rope_at(352)
    _sheet(
        c,
        [
            (x0, y0, CORNER),
            (x0 + 56, y0 - 14),
            (x1, y1, CORNER),
            (x1 + 30, y1 + 80),
            (x1 + 44, y1 + 190, CORNER),
            (x1 - 20, y1 + 226),
            (x0 + 26, y0 + 208, CORNER),
            (x0 + 20, y0 + 100),
        ],
        80,
        "second",
    )
    (x0, y0), (x1, y1) = _rope_at(372), _rope_at(470)
    _sheet(
        c,
        [
            (x0, y0, CORNER),
            (x0 + 50, y0 - 34),
            (x1, y1, CORNER),
            (x1 + 60, y1 + 20),
            (x1 + 142, y1 - 26),
            (x1 + 122, y1 + 14, CORNER),
            (x1 + 146, y1 + 42),
            (x1 + 112, y1 + 66, CORNER),
            (x1 + 128, y1 + 98),
            (x1 + 88, y1 + 108, CORNER),
            (x1 + 94, y1 + 144),
            (x1 + 54, y1 + 140, CORNER),
            (x1 + 46, y1 + 172),
            (x1 + 8, y1 + 156, CORNER),
            (x0 + 80, y0 + 150, CORNER),
            (x0 + 26, y0 + 60),
        ],
        44,
        "third",
    )

    def pegs(pen: Pen) -> None:
        for x in (16, 66, 300, 352, 374, 418, 468):
            px, py = _rope_at(x)
            paint_peg(pen, px, py, 8)

    c.draw(pegs, relief=2, detail=0.9)


def _goose(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    turn: float,
    beat: float,
    seed: str,
    *,
    linen: float = 0.0,
    trail: float = 0.0,
) -> None:
    """A goose of linen on the wing, `s` half its span; `linen` 0–1 says how much it is still a sheet."""

    def put(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn)

    lift = -0.8 * beat
    far = put(
        (0.14, -0.06, CORNER),
        (0.24, lift * 0.8 - 0.1),
        (0.14, lift * 1.35 - 0.1),
        (-0.16, lift * 1.6 - 0.12, CORNER),
        (-0.08, lift * 0.9 - 0.02),
        (-0.16, -0.02, CORNER),
    )
    cloth(
        c,
        c.mask(curve(far)),
        mix(LINEN, (0.66, 0.11, 325), 0.4),
        angle=turn - 60,
        fold=0.16 * s,
        depth=4,
        thickness=0.1 * s,
        seed=f"{seed}/far",
        detail=0.7,
    )
    if trail:
        tail = put(
            (-0.2, -0.06, CORNER),
            (-0.6, -0.12),
            (-0.6 - trail, 0.12),
            (-0.7 - trail * 1.1, 0.4, CORNER),
            (-0.4 - trail, 0.36),
            (-0.5, 0.26),
            (-0.16, 0.12, CORNER),
        )
        _sheet(c, tail, turn + 160, f"{seed}/trail", fold=0.16 * s)
    q = 1.6 * s
    body = Clay(c, (x - q, y - q, x + q, y + q), melt=0.06 * s)
    body.limb(put((-0.5, 0.03, 0.02), (-0.34, 0.03, 0.1), (-0.08, 0.03, 0.17), (0.14, 0.0, 0.165), (0.28, -0.04, 0.1)))
    body.limb(put((0.2, -0.02, 0.12), (0.36, -0.06, 0.072), (0.56, -0.09, 0.052), (0.72, -0.13, 0.05)), melt=0.08 * s)
    body.limb(put((0.7, -0.13, 0.062), (0.77, -0.14, 0.056)), melt=0.03 * s)
    form = body.relief(0.012 * s)
    wave = c.noise.at(f"crease/{seed}", body.across / (0.1 * s), body.along / (0.5 * s), 1.0, 2) - 0.5
    c.form(form, LINEN, bump=np.asarray(wave * 0.05 * s, np.float32), rim=0.9, bias=0.06, shadow=0.2 * s, detail=0.75)
    fan = put((-0.36, -0.02, CORNER), (-0.64, -0.08, CORNER), (-0.7, 0.05), (-0.62, 0.15, CORNER), (-0.36, 0.1, CORNER))
    c.form(c.mask(curve(fan)), mix(LINEN, (0.66, 0.1, 320), 0.18), thickness=0.06 * s, rim=0.8, detail=0.7)
    tips = [
        (-0.5, lift * 2.0),
        (-0.68, lift * 1.82 + 0.02),
        (-0.74, lift * 1.52 + 0.04),
        (-0.72, lift * 1.22 + 0.06),
        (-0.64, lift * 0.92 + 0.08),
        (-0.54, lift * 0.62 + 0.1),
        (-0.42, lift * 0.32 + 0.12),
    ]
    outline: list[tuple[float, ...]] = [
        (0.24, -0.05, CORNER),
        (0.34, lift * 0.55 - 0.04),
        (0.22, lift * 1.15 - 0.02),
        (-0.08, lift * 1.66),
    ]
    for k, (a, b) in enumerate(tips):
        notch = 0.07 * (1 - linen)
        outline.append((a, b, CORNER))
        if k < len(tips) - 1:
            na, nb = (a + tips[k + 1][0]) / 2 + notch * 1.6, (b + tips[k + 1][1]) / 2 - notch * 0.3
            outline.append((na, nb, CORNER))
    outline += [(-0.26, 0.11), (-0.12, 0.1, CORNER)]
    wing = c.mask(curve(put(*outline), pull=0.3))
    c.shadow(wing, -0.05 * s, 0.12 * s, soft=0.06 * s, share=0.35)
    near = cloth(
        c,
        wing,
        LINEN,
        angle=turn - 62,
        fold=0.17 * s,
        depth=0.05 * s,
        thickness=0.14 * s,
        seed=f"{seed}/near",
        rim=0.9,
        bias=0.07,
        detail=0.75,
    )
    c.glaze(wing * np.asarray(smoothstep(0.0, 0.8, near.ny * 0.8 - near.nx * 0.4), np.float32), (0.62, 0.11, 322), 0.4)
    c.screen(wing.edge(0.03 * s, -0.03 * s, 0.015 * s), (0.98, 0.09, 72), 0.7)

    def marks(pen: Pen) -> None:
        for k, (a, b) in enumerate(tips):
            base = (0.14 - 0.055 * k, lift * (1.15 - 0.17 * k))
            pts = put(base, ((a + base[0]) / 2, (b + base[1]) / 2 - 0.02), (a, b))
            pen.stroke([t[:2] for t in pts], (0.58, 0.1, 315), 0.014 * s, 0.5)
        hem = put((0.2, -0.03), (0.29, lift * 0.55 - 0.01), (0.18, lift * 1.1), (-0.1, lift * 1.58))
        pen.stroke([t[:2] for t in hem], (0.6, 0.13, 262), 0.018 * s, 0.7)
        bill = put((0.8, -0.17, CORNER), (0.93, -0.12), (0.92, -0.1), (0.8, -0.1, CORNER))
        pen.fill(curve(bill), (0.68, 0.18, 45))
        ex, ey = put((0.765, -0.16))[0][:2]
        pen.dot(ex, ey, max(0.017 * s, 1.0), (0.16, 0.03, 300))

    c.draw(marks, relief=0.01 * s, detail=0.88)


def flight(c: Canvas) -> None:
    """From the loosed sheet to the lead goose, each is more bird than the one behind it."""
    _goose(c, 196, 116, 50, -14, 0.5, "g6")
    _goose(c, 318, 156, 62, -16, 0.75, "g5")
    _goose(c, 470, 236, 92, -20, -0.4, "g3", linen=0.2)
    c.glow(660, 360, 150, (0.97, 0.09, 72), 0.45)
    _goose(c, 634, 380, 132, -36, 0.8, "g1", linen=0.8, trail=0.45)
    _goose(c, 640, 140, 128, -20, 0.62, "lead")

    def peg(pen: Pen) -> None:
        x, y = place([(-0.62, 0.06)], 640, 140, 128, -20)[0][:2]
        paint_peg(pen, x, y, 64)
        for dx, dy, turn in ((560, 440, 40), (596, 520, 100), (520, 566, 150), (618, 600, 20)):
            paint_peg(pen, dx, dy, turn)

    c.draw(peg, relief=2, detail=0.9)
