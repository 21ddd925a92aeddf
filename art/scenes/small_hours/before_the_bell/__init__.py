"""A rooster crows at dawn; its whole silhouette is a valley with a path that winds up to a tiny school."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.motes import motes
from art.painting.motifs.plants import pine, reeds
from art.painting.motifs.skies import stars
from art.painting.shapes import limb, oval
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint

from .rooster import crest, hackles, outline, plumage, rim, tail, thighs
from .valley import PATH, SUN, child, hare, school, valley

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
    c.rays(*SUN, [-112, -86, -62, -38, -14, 12, 40, 66], 430, 50, (0.98, 0.13, 86), 0.7, soft=7)
    c.fog(830, 960, (0.7, 0.08, 128), 0.4, 130)
    lane = c.mask(limb(PATH, 160)) & c.full(np.asarray(smoothstep(1110, 880, c.y), np.float32))
    c.glaze(lane, (0.93, 0.11, 86), 0.4)
    r = c.rng("gilt")
    x, y = r.uniform(525, 810, 420), r.uniform(872, 1040, 420)
    gold = pick(ramp([(0.7, 0.14, 108), (0.95, 0.14, 90)]), r.random(420).astype(np.float32))
    strew(c, "blade", x, y, r.uniform(10, 24, 420), -np.pi / 2 + r.normal(0.1, 0.2, 420), gold, seed="gilt", alpha=0.6)
    body, bird = outline(c)
    c.multiply(c.mask(oval(360, 1016, 210, 50), soft=46), (0.24, 0.06, 160), 0.45)
    crest(c, "legs")
    c.shadow(bird, -26, 10, 26, 0.15)
    tail(c)
    with c.group() as land:
        valley(c)
        plumage(c, body)
        hackles(c)
    c.multiply(body.move(-20, 8).blur(12) & (bird - body), (0.16, 0.05, 180), 0.8)
    c.paste(land, clip=body)
    c.rays(*SUN, [108, 118, 128, 139], 760, 90, (0.98, 0.12, 88), 0.16, soft=18)
    _round(c, body)
    c.emit(body * np.asarray(smoothstep(520, 250, c.y), np.float32), 0.12)
    rim(c, body)
    school(c)
    thighs(c, PATH)
    repaint(c, 0.2, seed="all")
    crest(c, "head")
    child(c, 502.0, 812.0, 72.0)
    hare(c, 312.0, 1152.0, 1.3)
    _near(c)


def _round(c: Canvas, body: Mask) -> None:
    """One egg of light over the whole bird: gold at the breast, shade at back and belly, one line all round."""
    across, down = (c.x - 474) / 226, (c.y - 620) / 250
    out = np.sqrt(np.clip(1 - across**2 - down**2, 0, 1))
    lit = 0.66 * across - 0.4 * down + 0.52 * out
    egg = smoothstep(340, 480, c.y)
    dim = body - c.mask(limb(PATH, 160)).blur(3) * 0.75
    c.multiply(dim * np.asarray(egg * smoothstep(0.42, -0.55, lit), np.float32), (0.2, 0.065, 172), 0.88)
    c.screen(body * np.asarray(egg * smoothstep(0.5, 0.95, lit), np.float32), (0.9, 0.16, 94), 0.3)
    low = np.asarray(smoothstep(930, 740, c.y), np.float32)
    c.screen(body.edge(22, -10, 14) * low, (0.95, 0.15, 88), 0.5)
    c.screen(body.edge(5, -3, 2) * low, (0.98, 0.13, 86), 0.95)
    c.emit(body.edge(3, -2, 1.5) * low, 0.25)
    c.screen(body.edge(-3, -2.2, 1.2) * low, (0.74, 0.1, 135), 0.55)


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
    rise = 842 + 84 * ((c.x - 490) / 420) ** 2 + 7 * np.sin(c.x / 70)
    m = c.full(np.asarray(smoothstep(-6, 6, c.y - rise), np.float32))
    t = np.clip((c.y - 860) / 320, 0, 1)
    c.fill(
        m,
        pick(ramp([(0.6, 0.11, 126), (0.42, 0.09, 140), (0.29, 0.07, 152), (0.18, 0.05, 162)]), t),
        detail=0.3,
        mottle=0.12,
    )
    c.glow(640, 930, 250, (0.92, 0.14, 90), 0.5, 3.0)
    lane = c.mask(limb(PATH, 160), wobble=3) & m
    c.fill(lane, pick(ramp([(0.95, 0.1, 94), (0.8, 0.095, 106), (0.48, 0.07, 140)]), t), detail=0.5)
    c.screen(lane.blur(5) * np.asarray(smoothstep(1120, 880, c.y), np.float32), (0.96, 0.13, 84), 0.62)
    c.multiply(lane.edge(-6, 0, 6), (0.4, 0.08, 140), 0.5)
    ruts = c.noise.at("stones", c.x / 30, c.y / 9, 1.0, 3) - 0.5
    c.multiply(lane * np.asarray(smoothstep(0.0, 0.3, ruts), np.float32), (0.5, 0.07, 140), 0.5)
    r = c.rng("grass")
    n = 5200
    y = 850 + 370 * r.random(n) ** 0.8
    x = r.uniform(-10, 810, n)
    y = np.maximum(y, 850 + 84 * ((x - 490) / 420) ** 2)
    order = np.argsort(y)
    x, y = x[order], y[order]
    near = np.clip((y - 850) / 360, 0, 1)
    column = np.clip((x * c.scale).astype(int), 0, c.w - 1)
    line = np.clip((y * c.scale).astype(int), 0, c.h - 1)
    free = lane.whole()[line, column] < 0.3
    tone = pick(
        ramp([(0.64, 0.12, 120), (0.46, 0.105, 134), (0.32, 0.08, 148), (0.19, 0.055, 160)]),
        np.clip(near, 0, 1).astype(np.float32),
    )
    strew(
        c,
        "blade",
        x[free],
        y[free],
        (11 + 44 * near[free]) * r.uniform(0.7, 1.3, int(free.sum())),
        -np.pi / 2 + r.normal(0.05, 0.22, int(free.sum())),
        jittered(tone[free], r, 0.1),
        seed="grass",
        detail=0.5,
    )


def _near(c: Canvas) -> None:
    """Grass over the toes, reeds in the corners, the sun at the beak."""
    reeds(c, 610, 812, 1216, (120, 300), 22, (0.2, 0.05, 160), seed="right", heads=(0.26, 0.05, 100))
    reeds(c, -10, 130, 1220, (90, 200), 14, (0.17, 0.045, 165), seed="left", heads=(0.24, 0.05, 110))
    r = c.rng("toes")
    for fx, fy in ((568.0, 1036.0), (420.0, 1064.0)):
        x, y = fx + r.uniform(-60, 84, 46), fy + 36 + r.uniform(-6, 14, 46)
        tone = pick(ramp([(0.3, 0.08, 148), (0.56, 0.13, 122)]), r.random(46).astype(np.float32))
        strew(
            c, "blade", x, y, r.uniform(14, 30, 46), -np.pi / 2 + r.normal(0.1, 0.25, 46), tone, seed="toes", detail=0.7
        )
    c.rays(*SUN, [-150, -118, -92, -70, -46, -20, 8, 30, 54], 300, 22, (0.99, 0.11, 88), 0.6, soft=4)
    c.glow(*SUN, 190, (0.96, 0.15, 76), 0.75)
    c.glaze(c.mask(oval(*SUN, 27, 27), soft=13), (0.99, 0.1, 90), 0.97)
    c.glow(*SUN, 64, (0.98, 0.13, 84), 0.95)
    c.emit(c.mask(oval(*SUN, 14, 14), soft=4), 0.8)
    r = c.rng("mist")

    def over(q: np.random.Generator) -> tuple[float, float]:
        return 460 + q.normal(0, 160), q.uniform(380, 1080)

    c.emit(c.mask(oval(*SUN, 9, 9), soft=3), 1.0)
    motes(c, r, 50, over, (0.98, 0.09, 94), size=(0.8, 2.2), alpha=(0.3, 0.9), emission=0.4)
