"""A rooster crows at dawn; its whole silhouette is a valley with a path that winds up to a tiny school."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.plants import pine, reeds
from moonhare.painting.motifs.skies import stars
from moonhare.painting.scenes._before_the_bell_rooster import crest, hackles, outline, plumage, rim, tail
from moonhare.painting.scenes._before_the_bell_valley import PATH, SUN, child, hare, school, valley
from moonhare.painting.shapes import limb, oval
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Before the Bell",
    hero="crowing rooster in profile whose whole silhouette is a valley at sunrise, a path winding up to a school",
    idea="double exposure",
    place="meadow, a misty rise with reeds",
    palette="moss dawn",
    composition="S-path",
    time="dawn",
    symbols=("rooster", "school", "hare"),
    hidden="a hare running late on the path in the dark foreground",
    readings=("waking", "first day", "punctuality"),
    person=True,
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.08, "contrast": 0.15, "focus": Focus(470, 520, 380, 560, 0.2)}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.62, -0.6, 0.5),
        key=(0.96, 0.1, 88),
        shade=(0.26, 0.06, 185),
        rim=(0.85, -0.5, 0),
        rim_colour=(0.97, 0.11, 88),
        bounce=(0.6, 0.1, 130),
        bounce_share=0.15,
    )
    _dusk(c)
    repaint(c, 0.6, seed="dusk")
    _meadow(c)
    stars(c, 210, 640, seed="last", colour=(0.95, 0.04, 120), size=1.05)
    for reach, tone, share in (
        (330, (0.72, 0.13, 92), 0.42),
        (220, (0.86, 0.14, 80), 0.55),
        (130, (0.95, 0.14, 78), 0.7),
    ):
        near = np.exp(-((np.hypot(c.x - SUN[0], c.y - SUN[1]) / reach) ** 2) * 1.7)
        c.glaze(np.asarray(near, np.float32), tone, share)
    c.rays(*SUN, [-112, -86, -62, -38, -14, 12, 40, 66], 360, 46, (0.98, 0.13, 86), 0.45, soft=8)
    crest(c, "legs")
    body, bird = outline(c)
    c.shadow(bird, -26, 22, 26, 0.3)
    tail(c)
    veil = smoothstep(760, 330, c.y) * (0.45 + 0.9 * smoothstep(0.4, 0.65, c.field("veil", 70, 3)))
    c.screen((bird - body) * np.asarray(np.clip(veil, 0, 1), np.float32), (0.9, 0.13, 94), 0.3)
    with c.group() as land:
        valley(c)
    c.shadow(body, -8, 8, 10, 0.35)
    c.paste(land, clip=body)
    c.rays(*SUN, [108, 118, 128, 139], 760, 90, (0.98, 0.12, 88), 0.16, soft=18)
    c.multiply(body.edge(-30, 26, 26), (0.3, 0.07, 170), 0.5)
    c.screen(body * np.asarray(smoothstep(760, 420, c.y), np.float32), (0.9, 0.13, 90), 0.16)
    c.emit(body * np.asarray(smoothstep(520, 250, c.y), np.float32), 0.12)
    plumage(c, body)
    hackles(c)
    rim(c, body)
    school(c)
    uneven = np.clip(0.2 + 1.5 * (c.field("rim", 34, 3) - 0.3), 0, 1) * smoothstep(860, 640, c.y)
    c.screen(body.edge(5, -3, 2.4) * np.asarray(uneven, np.float32), (0.97, 0.14, 84), 0.85)
    c.fog(850, 1010, (0.66, 0.08, 128), 0.55, 120)
    repaint(c, 0.2, seed="all")
    crest(c, "head")
    child(c, 502.0, 812.0, 72.0)
    hare(c, 350.0, 1130.0, 1.2)
    _near(c)


def _dusk(c: Canvas) -> None:
    """Deep green night turning to mist above the meadow; faint firs far off."""
    c.wash(
        [
            (0, (0.2, 0.065, 215)),
            (0.28, (0.29, 0.075, 200)),
            (0.52, (0.42, 0.08, 182)),
            (0.7, (0.62, 0.085, 150)),
            (0.77, (0.5, 0.07, 155)),
            (1, (0.18, 0.05, 165)),
        ],
        warp=22,
    )
    hill = 800 + 50 * np.sin(c.x / 150 + 2.2) + 14 * np.sin(c.x / 47)
    c.fill(c.full(smoothstep(-3, 3, c.y - hill)), (0.4, 0.06, 165), 0.6, detail=0.2)
    c.fog(760, 880, (0.66, 0.07, 140), 0.6, 160)
    c.glow(700, 850, 300, (0.85, 0.1, 95), 0.35, 3.0)
    r = c.rng("far firs")
    for row in range(3):
        base = 850.0 + 34 * row
        for _ in range(46):
            x = float(r.uniform(-20, 820))
            high = float(r.uniform(36, 84)) * (0.8 + 0.3 * row)
            c.fill(
                c.mask(pine(x, base + 10, high, high * 0.42, r)),
                mix((0.46, 0.06, 160), (0.3, 0.05, 168), row / 2),
                0.8,
                detail=0.3,
            )
        c.fog(base - 34, base + 44, (0.6, 0.065, 145), 0.6, 130)


def _meadow(c: Canvas) -> None:
    """The rise in the dark: grass blade by blade, and the path that comes out of the bird."""
    rise = 960 + 60 * ((c.x - 470) / 420) ** 2 + 8 * np.sin(c.x / 70)
    m = c.full(np.asarray(smoothstep(-6, 6, c.y - rise), np.float32))
    t = np.clip((c.y - 950) / 230, 0, 1)
    c.fill(m, pick(ramp([(0.5, 0.09, 135), (0.34, 0.075, 148), (0.19, 0.05, 162)]), t), detail=0.3, mottle=0.12)
    c.glow(520, 1000, 260, (0.85, 0.12, 100), 0.4, 3.0)
    lane = c.mask(limb(PATH, 160), wobble=3) & m
    c.fill(lane, pick(ramp([(0.94, 0.1, 98), (0.76, 0.09, 112), (0.46, 0.07, 145)]), t), detail=0.5)
    c.multiply(lane.edge(-6, 0, 6), (0.4, 0.08, 140), 0.5)
    ruts = c.noise.at("stones", c.x / 30, c.y / 9, 1.0, 3) - 0.5
    c.multiply(lane * np.asarray(smoothstep(0.0, 0.3, ruts), np.float32), (0.5, 0.07, 140), 0.5)
    r = c.rng("grass")
    n = 3600
    y = 958 + 262 * r.random(n) ** 0.8
    x = r.uniform(-10, 810, n)
    y = np.maximum(y, 966 + 60 * ((x - 470) / 420) ** 2)
    order = np.argsort(y)
    x, y = x[order], y[order]
    near = (y - 950) / 260
    column = np.clip((x * c.scale).astype(int), 0, c.w - 1)
    line = np.clip((y * c.scale).astype(int), 0, c.h - 1)
    free = lane.whole()[line, column] < 0.3
    tone = pick(ramp([(0.56, 0.1, 128), (0.38, 0.085, 142), (0.2, 0.055, 160)]), np.clip(near, 0, 1).astype(np.float32))
    strew(
        c,
        "blade",
        x[free],
        y[free],
        (14 + 40 * near[free]) * r.uniform(0.7, 1.3, int(free.sum())),
        -np.pi / 2 + r.normal(0.05, 0.22, int(free.sum())),
        jittered(tone[free], r, 0.1),
        seed="grass",
        detail=0.5,
    )


def _near(c: Canvas) -> None:
    """Mist over the feet, reeds in the corners, the spark at the beak."""
    c.fog(930, 1060, (0.8, 0.08, 115), 0.3, 150)
    reeds(c, 610, 812, 1216, (120, 300), 22, (0.2, 0.05, 160), seed="right", heads=(0.26, 0.05, 100))
    reeds(c, -10, 130, 1220, (90, 200), 14, (0.17, 0.045, 165), seed="left", heads=(0.24, 0.05, 110))
    c.glow(*SUN, 150, (0.95, 0.14, 78), 0.6)
    c.glaze(c.mask(oval(*SUN, 22, 22), soft=12), (0.98, 0.12, 88), 0.9)
    c.glow(*SUN, 46, (0.97, 0.13, 85), 0.8)
    c.emit(c.mask(oval(*SUN, 14, 14), soft=4), 0.8)
    r = c.rng("mist")

    def over(q: np.random.Generator) -> tuple[float, float]:
        return 460 + q.normal(0, 160), q.uniform(380, 1080)

    c.emit(c.mask(oval(*SUN, 9, 9), soft=3), 1.0)
    motes(c, r, 50, over, (0.98, 0.09, 94), size=(0.8, 2.2), alpha=(0.3, 0.9), emission=0.4)
