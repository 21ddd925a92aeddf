"""What the lid of Middle C shows: a sunset sea, a whale that rises out of it."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import circle
from art.painting.stamps import strew
from art.painting.strokes import repaint

_LINE = 590.0
_SUN = (204.0, 562.0)
_SLATE: Colour = (0.3, 0.08, 245)


def voyage(c: Canvas) -> None:
    """Paint the mirrored sea, sun at the left, the whale before a burning sky."""
    c.wash(
        [
            (0.18, (0.22, 0.08, 285)),
            (0.27, (0.3, 0.11, 315)),
            (0.34, (0.42, 0.15, 350)),
            (0.41, (0.58, 0.18, 22)),
            (0.455, (0.78, 0.155, 48)),
            (0.48, (0.95, 0.11, 78)),
            (0.5, (0.97, 0.08, 88)),
        ],
        10,
    )
    streaks(c, 240, 560, (0.93, 0.12, 55), share=0.4, seed="cirrus", cover=0.4)
    repaint(c, 0.5, seed="mirror-sky", loose=0.6)
    c.glow(*_SUN, 110, (0.99, 0.12, 72), 0.85)
    c.fill(c.mask(circle(*_SUN, 34), soft=1), (0.995, 0.05, 95), detail=0.6)
    c.emit(c.mask(circle(*_SUN, 34)), 0.5)
    _waves(c, 0, 2)
    c.fog(540, 650, (0.97, 0.09, 72), 0.6, 90)
    _whale(c)
    _waves(c, 2, 6)
    _splash(c)


def _waves(c: Canvas, first: int, last: int) -> None:
    """Lay swells from the horizon forwards; the sun's path runs over them."""
    table = ramp([(0.19, 0.06, 250), (0.32, 0.08, 225), (0.46, 0.09, 200), (0.7, 0.1, 180), (0.97, 0.1, 82)])
    for k in range(first, last):
        base = _LINE + 24 * k + 4 * k * k
        swell = np.sin(c.x[0] / (26 + 16 * k) + 2.1 * k) * (1 + 3.4 * k) + (c.field(f"swell{k}", 50, 2)[0] - 0.5) * 14
        crest = base + swell * (0.2 if k == 0 else 1)
        m = c.full(smoothstep(-0.8, 0.8, c.y - crest[None, :]))
        down = np.asarray((c.y - crest[None, :]) / (30 + 10 * k), np.float32)
        chop = c.noise.at(f"chop{k}", c.x / (13 + 5 * k), c.y / 4, 1.0, 3) - 0.5
        lane = np.exp(-(((c.x - _SUN[0] - 12 * k) / (46 + 22 * k)) ** 2))
        t: Array = np.asarray(0.54 - 0.36 * np.clip(down, 0, 1) - 0.03 * k + 0.4 * chop + 0.5 * lane, np.float32)
        c.fill(m, pick(table, np.clip(t, 0, 1)), detail=0.5)
        lip = np.exp(-(((c.y - crest[None, :] - 1.5) / 1.7) ** 2)) * np.clip(
            1.9 * c.field(f"lip{k}", 40, 3) - 0.55, 0, 1
        )
        c.screen(np.asarray(np.clip(lip, 0, 1), np.float32), mix((0.96, 0.09, 72), (0.92, 0.05, 180), 0.12 * k), 0.8)


def _whale(c: Canvas) -> None:
    """A humpback, three parts out of the water, leaning back on its own weight; the sun is on its throat."""
    far = Clay(c, (150, 380, 330, 620), melt=4)
    far.limb([(300, 470, 17), (248, 470, 17), (200, 446, 12), (172, 404, 5)], flat=0.4)
    c.form(far.relief(), (0.3, 0.06, 260), rim=0.9, detail=0.85)
    clay = Clay(c, (170, 240, 560, 760), melt=14)
    clay.limb(
        [
            (420, 720, 96),
            (400, 640, 98),
            (372, 560, 92),
            (340, 480, 80),
            (306, 408, 64),
            (276, 346, 42),
            (256, 304, 20),
        ],
        40,
    )
    clay.limb([(330, 560, 70), (304, 490, 66), (280, 420, 48), (262, 360, 28), (252, 318, 14)], 30)
    body = clay.relief()
    across = (c.x - 340) * 0.88 + (c.y - 480) * -0.48
    at = body.mask.where
    side = np.asarray(across, np.float32)
    pleat = np.sin((side + 0.0009 * (c.y - 520) ** 2) / 3.4)
    low = smoothstep(-16, -34, side) * smoothstep(300, 350, c.y)
    bump = np.asarray(pleat * 2.4 * low, np.float32)
    c.form(body, _SLATE, bump=bump[at], rim=0.8, gloss=0.35, mottle=0.1, shadow=14, detail=0.9)
    belly = body.within(body.mask * np.asarray(low, np.float32))
    c.form(belly, (0.86, 0.05, 60), bump=bump[at] if belly.mask.box == body.mask.box else None, rim=0.4, detail=0.9)
    groove = smoothstep(0.1, -0.8, pleat) * low
    c.multiply(body.mask * np.asarray(groove, np.float32), (0.42, 0.09, 320), 0.6)
    warm = smoothstep(10, -80, side)
    c.screen(body.mask * np.asarray(warm, np.float32), (0.93, 0.13, 55), 0.52)
    c.multiply(body.mask * np.asarray(smoothstep(6, 70, side), np.float32), (0.3, 0.09, 280), 0.6)
    c.multiply(body.mask * np.asarray(smoothstep(560, 680, c.y), np.float32), (0.3, 0.08, 240), 0.7)
    c.screen(body.mask.edge(-7, -1.4, 3.6), (0.98, 0.1, 70), 0.75)
    c.screen(body.mask.edge(5, -3.6, 3.2), (0.85, 0.12, 20), 0.5)

    def face(pen: Pen) -> None:
        pen.stroke([(254, 322), (284, 382), (306, 436), (330, 462)], (0.16, 0.04, 270), 3, 0.9)
        pen.dot(344, 452, 5, (0.1, 0.02, 270))
        pen.dot(342.5, 450.5, 1.5, (0.98, 0.05, 80))
        for x, y in ((276, 326), (290, 346), (286, 362), (302, 372), (306, 392), (320, 400), (268, 312), (324, 424)):
            pen.dot(x, y, 2.6, (0.5, 0.05, 250))

    c.draw(face, relief=1, detail=0.95)
    fin = Clay(c, (330, 380, 560, 600), melt=4)
    fin.limb([(376, 536, 24), (420, 532, 24), (464, 508, 19), (506, 464, 12), (530, 428, 4)], flat=0.4)
    r = fin.relief()
    c.form(r, (0.3, 0.06, 250), rim=0.9, gloss=0.3, mottle=0.12, shadow=6, detail=0.9)
    c.screen(r.mask.edge(-2.0, -4, 2.0), (0.98, 0.1, 70), 0.7)


def _splash(c: Canvas) -> None:
    """Water streams off it and bursts where it left the sea."""
    r = c.rng("splash")

    def streams(pen: Pen) -> None:
        for _ in range(36):
            q = float(r.uniform(0, 1))
            x0 = 262 + 190 * q + float(r.normal(0, 6))
            y0 = 430 + 150 * float(r.uniform(0, 1)) + 60 * q
            long = float(r.uniform(18, 76))
            pen.stroke(
                [(x0, y0), (x0 + 3, y0 + long * 0.5), (x0 + 2, y0 + long)],
                (0.95, 0.04, 80),
                float(r.uniform(0.5, 1.5)),
                float(r.uniform(0.2, 0.55)),
            )
        for x0, y0 in ((470, 496), (490, 474), (440, 516), (504, 450), (196, 462), (226, 480)):
            for _ in range(4):
                x, long = x0 + float(r.normal(0, 6)), float(r.uniform(24, 90))
                pen.stroke([(x, y0), (x, y0 + long)], (0.97, 0.05, 78), float(r.uniform(0.5, 1.3)), 0.4)

    c.draw(streams, detail=0.9)
    foam = ramp([(0.5, 0.08, 215), (0.76, 0.06, 195), (0.97, 0.04, 85)])
    for name, n, least, more, alpha, seed in (("soft", 500, 24, 60, 0.35, "mist"), ("puff", 1900, 2.5, 8, 0.8, "foam")):
        a = r.uniform(-np.pi, np.pi, n)
        q = np.abs(r.normal(0, 0.62, n))
        x = 368 + 170 * np.cos(a) * q
        y = 650 + np.where(np.sin(a) < 0, 62, 26) * np.sin(a) * q
        size = least + more * r.random(n) ** 3
        t = np.clip(0.2 + 0.8 * (686 - y) / 80 - 0.0008 * (x - 200), 0, 1)
        tones = pick(foam, np.asarray(t, np.float32))
        by = np.argsort(y)
        strew(c, name, x[by], y[by], size[by], r.uniform(0, 6, n), tones[by], seed=seed, alpha=alpha, detail=0.85)

    def spray(pen: Pen) -> None:
        for _ in range(240):
            px, py = 350 + float(r.normal(0, 120)), 640 - abs(float(r.normal(0, 62)))
            pen.dot(px, py, float(r.uniform(0.6, 2.4)), (0.98, 0.05, 80), float(r.uniform(0.4, 1)))

    c.draw(spray, detail=0.95)
