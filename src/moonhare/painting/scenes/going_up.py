"""A lit lift rises out of the rainforest's roof on nothing but its own light; a sloth hangs in it, asleep."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import foliage
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._going_up_parts import FOOT, TOP, X, cage_before, cage_behind, sloth
from moonhare.painting.shapes import Path, circle, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Going Up",
    hero="lit iron lift, a sloth hanging asleep in it, rising without a cable from the canopy on a shaft of light",
    idea="impossible journey",
    place="rainforest, Amazon canopy",
    palette="moss dawn",
    composition="split waterline",
    time="dawn",
    symbols=("lift", "sloth", "canopy"),
    hidden="below the leaves a queue of tapirs waits",
    readings=("promotion", "delay", "hotel"),
)
FINISH = {"vignette": 0.42, "bloom": 0.6, "contrast": 0.2, "saturation": 1.08, "focus": Focus(400, 470, 300, 420, 0.45)}

_LINE = 850.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.2, -0.7, 0.5),
        key=(0.94, 0.1, 85),
        shade=p.shade,
        rim=(0, -1, 0),
        rim_colour=(0.95, 0.11, 85),
        bounce_share=0.0,
    )
    c.wash(
        [
            (0, (0.33, 0.06, 208)),
            (0.22, (0.44, 0.07, 192)),
            (0.42, (0.6, 0.075, 165)),
            (0.56, (0.78, 0.085, 115)),
            (0.66, (0.88, 0.1, 80)),
        ],
        20,
    )
    streaks(c, 120, 620, (0.86, 0.09, 90), share=0.4, seed="high", cover=0.5)
    _below(c)
    _canopy(c)
    repaint(c, 0.7, seed="land", loose=1.2)
    _shaft(c)
    _queue(c)
    c.lamps.append(Lamp(x=X, y=TOP + 110, z=90, reach=150, colour=(0.93, 0.13, 80), power=0.6))
    cage_behind(c)
    c.light = Light(
        direction=(0.0, -0.5, 0.75),
        key=(0.96, 0.1, 85),
        shade=(0.34, 0.08, 45),
        rim=(0, -1, 0),
        rim_colour=(0.98, 0.1, 88),
        bounce_share=0.0,
    )
    sloth(c)
    cage_before(c)
    repaint(c, 0.12, seed="last")
    _lights(c)


def _below(c: Canvas) -> None:
    """Under the roof of leaves: a dark hall of trunks."""
    hall = c.full(smoothstep(_LINE - 30, _LINE + 10, c.y))
    d = np.hypot((c.x - X) / 330, (c.y - 1130) / 300)
    tone = ramp([(0, (0.6, 0.11, 125)), (0.45, (0.4, 0.08, 150)), (1, (0.22, 0.05, 168))])
    c.fill(hall, pick(tone, np.asarray(d, np.float32)), detail=0.1)
    r = c.rng("trunks")
    for k, (n, w, ink) in enumerate(((9, 11, (0.36, 0.07, 152)), (6, 24, (0.24, 0.055, 162)))):
        for i in range(n):
            x = -10 + 820 * (i + 0.5 + 0.3 * float(r.normal(0, 1))) / n
            if abs(x - X) < 120 + 40 * k:
                continue
            trunk = limb(
                [
                    (x, _LINE - 30, w * 0.7),
                    (x + float(r.normal(0, 10)), 980, w * 0.7),
                    (x, 1110 + 40 * k, w),
                    (x, 1180 + 40 * k, w * 2.1),
                ]
            )
            c.form(c.mask(trunk, wobble=2), ink, thickness=w, gain=0.5, rim=0.0, detail=0.2)
        c.fog(960, 1180, (0.66, 0.1, 125), 0.34, cell=160)
    c.fill(c.full(smoothstep(1146, 1160, c.y)), (0.24, 0.055, 150), detail=0.2, mottle=0.15)


def _canopy(c: Canvas) -> None:
    """The roof of crowns like a sea under mist."""
    for k, (y, size, n, tone) in enumerate(
        (
            (716.0, 40.0, 15, (0.64, 0.1, 126)),
            (748.0, 58.0, 12, (0.5, 0.1, 142)),
            (790.0, 80.0, 9, (0.4, 0.1, 146)),
            (842.0, 104.0, 7, (0.3, 0.085, 152)),
        )
    ):
        r = c.rng(f"crowns{k}")
        for i in range(n):
            x = -20 + 840 * (i + 0.5 + float(r.uniform(-0.3, 0.3))) / n
            yy = y + float(r.normal(0, 12))
            if abs(x - X) < 60 + 14 * k:
                continue
            boughs: list[Path] = [oval(x, yy + size * 0.3, size * 0.95, size * 0.55)]
            boughs += [
                circle(
                    x + size * 0.8 * q,
                    yy - size * 0.34 * (1 - q * q) + size * float(r.normal(0, 0.06)),
                    size * float(r.uniform(0.34, 0.48)),
                )
                for q in (-0.9, -0.45, 0.0, 0.45, 0.9)
            ]
            m = c.mask(*boughs, wobble=5, cell=16)
            lit = float(np.exp(-(((x - X) / 190) ** 2)))
            shade = mix(tone, (0.72, 0.13, 100), 0.4 * lit + 0.12 * float(r.random()))
            foliage(c, m, shade, seed=f"roof{k}/{i}", size=6.0 + 3 * k, spacing=4 + 1.3 * k, clump=24, detail=0.3)
        c.fog(y - 10, y + 90, (0.9, 0.085, 92), 0.62 - 0.1 * k, cell=260)


def _shaft(c: Canvas) -> None:
    """The lift has no rope: a column of light stands under it, down to the forest's floor."""
    c.glaze(c.full(np.exp(-(((c.y - 930) / 46) ** 2)).astype(np.float32)), (0.25, 0.06, 165), 0.6)
    beam = c.mask(polygon([(X - 104, FOOT + 30), (X + 104, FOOT + 30), (X + 158, 1166), (X - 158, 1166)]), soft=13)
    core = c.mask(polygon([(X - 62, FOOT + 30), (X + 62, FOOT + 30), (X + 90, 1160), (X - 90, 1160)]), soft=18)
    fall = np.asarray(1.05 - 0.5 * smoothstep(FOOT, 1160, c.y), np.float32)
    c.screen(beam * fall, (0.86, 0.15, 80), 0.78)
    c.screen(core * fall, (0.97, 0.1, 90), 0.7)
    c.emit(core * fall, 0.25)
    c.glow(X, 1158, 150, (0.95, 0.12, 90), 0.6, 0.28)


def _tapir(c: Canvas, x: float, y: float, s: float) -> None:
    """A tapir that looks to the right, up into the light."""
    clay = Clay(c, (x - 90 * s, y - 110 * s, x + 110 * s, y + 10), melt=8 * s)

    def q(*points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        return [(x + px * s, y + py * s, pr * s) for px, py, pr in points]

    clay.limb(q((-44, -46, 24), (0, -52, 29), (36, -54, 23)))
    clay.limb(q((36, -58, 20), (58, -76, 14), (78, -80, 8), (88, -76, 4)))
    clay.limb(q((48, -84, 5), (46, -96, 3)), n=6)
    for lx in (-50, -34, 26, 42):
        clay.limb(q((lx, -34, 10), (lx - 2, -16, 7), (lx, 0, 7)), n=8)
    c.form(clay.relief(0.6), (0.24, 0.05, 150), rim=0.5, detail=0.85)


def _queue(c: Canvas) -> None:
    """They wait in line, each with a bag."""
    c.light = Light(
        direction=(0.9, -0.4, 0.3),
        key=(0.95, 0.12, 88),
        shade=(0.2, 0.05, 165),
        rim=(0.95, -0.3, 0),
        rim_colour=(0.96, 0.13, 88),
        bounce_share=0.0,
    )
    for x, s in ((92.0, 0.5), (168.0, 0.62), (256.0, 0.74)):
        _tapir(c, x, 1166, s)

    def bags(pen: Pen) -> None:
        for x, s, ink in ((128.0, 0.7, (0.5, 0.14, 30)), (212.0, 0.85, (0.44, 0.1, 45))):
            pen.fill(polygon([(x - 14 * s, 1166), (x - 14 * s, 1146), (x + 14 * s, 1146), (x + 14 * s, 1166)]), ink)
            pen.stroke([(x - 6 * s, 1146), (x, 1139), (x + 6 * s, 1146)], ink, 2.4)

    c.draw(bags, relief=3, detail=0.85)


def _lights(c: Canvas) -> None:
    far_birds(
        c,
        [(148, 452, 22), (196, 430, 16), (116, 492, 14), (630, 566, 13)],
        mix(c.palette.deep, (0.3, 0.06, 170), 0.4),
        seed="macaws",
    )
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(110):
            t = r.random()
            x, y = X + r.normal(0, 46 + 40 * t), FOOT + 50 + t * 500
            pen.dot(x, y, r.uniform(0.8, 2.6), (0.98, 0.08, 92), r.uniform(0.3, 0.95))

    c.draw(motes, detail=0.9, emission=0.6)
    c.glow(X, TOP + 60, 150, (0.97, 0.1, 88), 0.3)
