"""Parts of Held Breath: the reef below her, and the bubbles, one of which holds her kitchen."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.materials import stone
from moonhare.painting.motifs.corals import anemone, brain, fan, staghorn, tubes
from moonhare.painting.motifs.props import rope
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval


def reef(c: Canvas) -> None:
    """Two crests of rock in the blue, the nearer one darker."""
    for k, (y, tone) in enumerate(((930, (0.42, 0.07, 218)), (1010, (0.33, 0.065, 225)))):
        crest = y - 110 * (c.field(f"crag{k}", 190, 4)[0] - 0.45) - 60 * np.cos((c.x[0] - (40 if k else 760)) / 210)
        rock = c.full(smoothstep(-2, 2, c.y - crest[None, :]))
        stone(c, rock, tone, thickness=50, haze=0.35 - 0.2 * k, seed=f"rock{k}")
        c.fog(y - 60, y + 130, (0.5, 0.09, 208), 0.5)


def near_reef(c: Canvas) -> None:
    """Corals, shells and rock at the card's lower edge."""
    fan(c, 96, 1130, 330, (0.46, 0.13, 345), seed="fan-a", turn=-8)
    staghorn(c, 250, 1160, 210, (0.5, 0.09, 200), seed="stag-a")
    stone(
        c,
        c.mask(
            curve(
                [
                    (-20, 1080, CORNER),
                    (80, 1110),
                    (190, 1130),
                    (300, 1150),
                    (430, 1176),
                    (560, 1150),
                    (690, 1090),
                    (820, 1040, CORNER),
                    (820, 1220, CORNER),
                    (-20, 1220, CORNER),
                ]
            ),
            wobble=8,
        ),
        (0.3, 0.06, 228),
        thickness=40,
        seed="near",
    )
    brain(c, 720, 1110, 66, 50, (0.5, 0.1, 40), seed="brain")
    tubes(c, 612, 1150, 110, (0.56, 0.11, 325), seed="tubes")
    anemone(c, 160, 1150, 70, (0.7, 0.12, 20), seed="anemone")
    for x, y, s in ((360, 1166, 30), (416, 1178, 24), (520, 1168, 27)):
        shell = c.mask(oval(x, y, s, s * 0.62, -12), wobble=1.5)
        c.shadow(shell, 0, 6, 5, 0.6)
        at = shell.where
        ring = np.sin(np.hypot(c.x[at] - x + s * 0.5, (c.y[at] - y) * 1.5) / 2.6) * 1.2
        c.form(shell, (0.56, 0.07, 40), bump=np.asarray(ring, np.float32), rim=0.8, gloss=0.3, detail=0.7)


def float_above(c: Canvas, belt: tuple[float, float]) -> None:
    """Paint the orange float that waits above, its net, and the line down to her `belt`."""
    x, y = 590.0, 74.0
    bx, by = belt
    rope(
        c, [(x - 4, y + 60), (x - 34, y + 130), (x - 30, y + 220), (bx + 62, by - 70), (bx, by)], 2.8, (0.78, 0.06, 90)
    )
    ball = c.mask(circle(x, y, 46))
    c.form(ball, (0.68, 0.18, 42), gloss=0.5, rim=0.8, detail=0.7)

    def net(pen: Pen) -> None:
        for k in range(-3, 4):
            q = k / 3.6
            pen.stroke([(x + 46 * q, y - 20), (x + 50 * q, y + 24), (x + 16 * q, y + 62)], (0.82, 0.05, 90), 1.7, 0.85)
        for h, w in ((2.0, 46.0), (26.0, 42.0), (48.0, 24.0)):
            pen.stroke([(x - w, y + h - 4), (x, y + h + 10), (x + w, y + h - 4)], (0.82, 0.05, 90), 1.5, 0.8)

    c.draw(net, relief=1, detail=0.8)
    c.glaze(c.mask(oval(x, y - 44, 84, 14), soft=8), (0.94, 0.06, 150), 0.75)


def bubbles(c: Canvas) -> None:
    """Paint her breath on its way up; one bubble among the others holds her kitchen."""
    r = c.rng("bubbles")
    path = [(572, 800), (622, 730), (640, 650), (684, 560), (676, 450), (712, 330), (700, 220), (726, 120)]
    for _ in range(46):
        t = r.random() ** 0.9 * 6.99
        k = int(t)
        x = path[k][0] + (path[k + 1][0] - path[k][0]) * (t - k) + float(r.normal(0, 20))
        y = path[k][1] + (path[k + 1][1] - path[k][1]) * (t - k)
        if np.hypot(x - 690, y - 552) > 62:
            _bubble(c, x, y, float(r.uniform(3, 12)) * (0.7 + t / 10))
    for x, y, q in ((644.0, 640.0, 22.0), (628.0, 700.0, 15.0), (712.0, 470.0, 26.0), (668.0, 412.0, 18.0)):
        _bubble(c, x, y, q)
    x, y, q = 690.0, 552.0, 48.0
    with c.group() as home:
        _kitchen(c, x, y, q)
    c.paste(home, clip=c.mask(circle(x, y, q), soft=1))
    _bubble(c, x, y, q)


def _bubble(c: Canvas, x: float, y: float, r: float) -> None:
    ball = c.mask(circle(x, y, r))
    if ball.empty:
        return
    c.screen(ball.edge(0.4 * r, -0.5 * r, 0.12 * r), (0.96, 0.06, 150), 0.6)
    c.screen(ball.edge(-0.14 * r, 0.2 * r, 0.08 * r), (0.9, 0.08, 180), 0.7)
    c.draw(
        lambda pen: pen.fill(oval(x - 0.36 * r, y - 0.42 * r, 0.2 * r, 0.12 * r, -40), (0.99, 0.02, 120), 0.95),
        detail=0.9,
    )


def _kitchen(c: Canvas, x: float, y: float, r: float) -> None:
    """Her kitchen: a lamp over a table, a pot that steams, a window."""

    def room(pen: Pen) -> None:
        pen.radiate(circle(x, y, r), x, y - r * 0.3, r * 1.2, [(0.95, 0.1, 85), (0.72, 0.13, 60), (0.4, 0.08, 40)])
        pen.fill(
            curve(
                [
                    (x - r, y + r * 0.5, CORNER),
                    (x + r, y + r * 0.5, CORNER),
                    (x + r, y + r, CORNER),
                    (x - r, y + r, CORNER),
                ]
            ),
            (0.46, 0.09, 45),
        )
        pen.fill(limb([(x - r * 0.55, y + r * 0.3, 2.6), (x + r * 0.5, y + r * 0.3, 2.6)]), (0.34, 0.07, 40))
        for f in (-0.44, 0.4):
            pen.stroke([(x + r * f, y + r * 0.3), (x + r * f * 1.1, y + r * 0.7)], (0.34, 0.07, 40), 3)
        pen.fill(oval(x - r * 0.06, y + r * 0.14, r * 0.2, r * 0.13), (0.3, 0.03, 250))
        pen.stroke([(x - r * 0.22, y + r * 0.04), (x + r * 0.1, y + r * 0.04)], (0.5, 0.03, 250), 2)
        pen.stroke(
            [(x - r * 0.06, y - r * 0.02), (x - r * 0.14, y - r * 0.2), (x - r * 0.04, y - r * 0.34)],
            (0.98, 0.02, 90),
            2.4,
            0.7,
        )
        pen.stroke([(x + r * 0.1, y - r), (x + r * 0.1, y - r * 0.56)], (0.3, 0.05, 40), 1.4)
        pen.fill(
            curve(
                [(x - r * 0.08, y - r * 0.4, CORNER), (x + r * 0.1, y - r * 0.62), (x + r * 0.28, y - r * 0.4, CORNER)]
            ),
            (0.55, 0.16, 28),
        )
        pen.dot(x + r * 0.1, y - r * 0.38, 3.2, (0.99, 0.05, 92))
        pen.fill(
            curve(
                [
                    (x + r * 0.42, y - r * 0.3, CORNER),
                    (x + r * 0.74, y - r * 0.3, CORNER),
                    (x + r * 0.74, y + r * 0.02, CORNER),
                    (x + r * 0.42, y + r * 0.02, CORNER),
                ]
            ),
            (0.74, 0.09, 210),
        )
        pen.stroke([(x + r * 0.58, y - r * 0.3), (x + r * 0.58, y + r * 0.02)], (0.4, 0.07, 45), 1.6)

    c.draw(room, detail=0.95, emission=0.12)
