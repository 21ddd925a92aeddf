"""A stork flies over a sea of fog; in the bundle at its bill sleeps an old clerk with his briefcase."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud, cloud_bank
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._return_to_sender_bundle import bundle
from moonhare.painting.scenes._return_to_sender_stork import BILL, shadow_on_fog, stork
from moonhare.painting.shapes import box, limb, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Return to Sender",
    hero="white stork in level flight over a sea of fog, an old clerk asleep in the cloth bundle at its bill",
    idea="carried by",
    place="sky, fog over town roofs",
    palette="pearl fog",
    composition="tiny figure in a void",
    time="afternoon",
    symbols=("stork", "bundle", "briefcase"),
    hidden="an empty stork's nest on a chimney in the fog",
    readings=("retirement", "second childhood", "delivery"),
    person=True,
)
FINISH = {"vignette": 0.3, "bloom": 0.45, "saturation": 1.22, "contrast": 0.18, "focus": Focus(430, 560, 420, 520, 0.2)}

_FOG = [
    (0.48, 0.075, 272),
    (0.62, 0.065, 282),
    (0.76, 0.06, 330),
    (0.89, 0.075, 52),
    (0.97, 0.06, 78),
    (0.99, 0.035, 90),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.8, 0.02, 0.45),
        key=(0.98, 0.06, 82),
        shade=(0.46, 0.06, 262),
        rim=(0.95, 0.25, 0),
        rim_colour=(0.98, 0.09, 78),
        bounce=(0.93, 0.08, 72),
        bounce_share=0.3,
    )
    c.wash(
        [
            (0, (0.42, 0.07, 255)),
            (0.2, (0.56, 0.065, 250)),
            (0.38, (0.66, 0.06, 262)),
            (0.5, (0.76, 0.055, 310)),
            (0.58, (0.84, 0.09, 38)),
            (0.66, (0.91, 0.1, 66)),
            (1, (0.9, 0.05, 80)),
        ],
        warp=20,
    )
    warm = np.exp(-((np.hypot((c.x - 860) / 460, (c.y - 720) / 330)) ** 2))
    c.glaze(np.asarray(warm, np.float32) * 0.75, (0.95, 0.11, 74))
    c.glow(820, 716, 230, (0.98, 0.11, 78), 0.9)
    c.glow(820, 716, 80, (0.99, 0.06, 90), 0.8)
    streaks(c, 60, 420, (0.86, 0.045, 330), share=0.5, seed="high", cover=0.5)
    streaks(c, 440, 700, (0.95, 0.08, 60), share=0.5, seed="low", cover=0.6)
    repaint(c, 0.6, seed="sky", loose=0.9)
    _town(c)
    shadow_on_fog(c)
    repaint(c, 0.3, seed="fog", loose=0.8)
    _wisps(c)
    side = np.exp(-((np.hypot((c.x - 860) / 420, (c.y - 800) / 240)) ** 2))
    c.screen(np.asarray(side, np.float32), (0.9, 0.12, 72), 0.5)
    far_birds(c, [(96, 742, 20), (128, 728, 15), (70, 724, 12)], (0.5, 0.05, 255), seed="far", alpha=0.8)
    with c.group() as bird:
        stork(c)
    m = c.paste(bird)
    c.screen(m.edge(3.5, 1, 2), (0.97, 0.11, 74), 0.7)
    c.screen(m.edge(14, 4, 9), (0.9, 0.12, 68), 0.22)
    gold = m * np.asarray(smoothstep(250, 560, c.x) * smoothstep(280, 560, c.y), np.float32)
    c.glaze(gold, (0.97, 0.09, 76), 0.16)
    bundle(c, BILL)
    _front(c)


def _bank(c: Canvas, top: float, size: tuple[float, float], seed: str, bias: float, rows: int = 3) -> None:
    def crest(x: float) -> float:
        return top + 12 * math.sin(x / 90 + top) + 9 * math.sin(x / 37 + 2 * top)

    cloud_bank(
        c,
        crest,
        _FOG,
        seed=seed,
        size=size,
        rows=rows,
        step=size[1] * 0.42,
        per_row=26,
        bias=bias,
        alpha=0.8,
        fade=(0.0, 1.1),
    )


def _roof(c: Canvas, x: float, y: float, w: float, h: float, tone: tuple[float, float, float], haze: float) -> None:
    """A gabled roof seen from its side, sunk in the fog to its eaves."""
    m = c.mask(polygon([(x - w / 2, y), (x - w * 0.36, y - h), (x + w * 0.36, y - h), (x + w / 2, y)]))
    rows = np.sin(c.y[m.where] * 1.15) * 1.2 + (c.field("tile", 6, 2)[m.where] - 0.5) * 2
    c.form(m, tone, thickness=8, bump=np.asarray(rows, np.float32), mottle=0.1, rim=0.5, haze=haze, detail=0.4)
    c.screen(m.edge(3, -2, 2), (0.97, 0.1, 78), 0.5)


def _town(c: Canvas) -> None:
    """Roofs, a spire and an office tower between banks of fog, farther ones paler."""
    _bank(c, 770, (20, 44), "far", 0.1)
    far = c.mask(polygon([(118, 850), (118, 772), (134, 700), (150, 772), (150, 850)]))
    c.form(far, (0.62, 0.04, 255), thickness=12, haze=0.45, rim=0.6, detail=0.5)
    tower = c.mask(box(316, 690, 84, 200, 3))
    c.form(tower, (0.6, 0.05, 250), thickness=10, haze=0.35, rim=0.5, detail=0.5)
    face = c.mask(polygon([(372, 690), (400, 694), (400, 890), (372, 890)]))
    c.fill(face, (0.93, 0.08, 78), 0.75, detail=0.5)
    r = c.rng("panes")

    def panes(pen: Pen) -> None:
        for j in range(11):
            for i in range(5):
                pen.fill(box(322 + i * 10, 700 + j * 14, 6, 8), (0.45, 0.06, 250), 0.55 + 0.3 * r.random())
            for i in range(3):
                gold = r.random() < 0.4
                pen.fill(box(375 + i * 8.4, 701 + j * 14, 5, 8), (0.99, 0.06, 88) if gold else (0.78, 0.1, 68), 0.9)

    c.draw(panes, detail=0.7)
    for x, y, w, h in (
        (250.0, 846.0, 120.0, 44.0),
        (440.0, 852.0, 90.0, 34.0),
        (480.0, 846.0, 84.0, 38.0),
        (740.0, 850.0, 110.0, 46.0),
    ):
        _roof(c, x, y, w, h, (0.58, 0.09, 38), 0.34)
    _bank(c, 842, (26, 60), "middle", 0.1)
    c.fog(800, 900, (0.95, 0.05, 84), 0.4)
    spire = c.mask(polygon([(704, 1010), (704, 930), (718, 926), (734, 800), (750, 926), (764, 930), (764, 1010)]))
    c.form(spire, (0.46, 0.05, 225), thickness=16, haze=0.12, rim=0.9, detail=0.6)
    c.screen(spire.edge(4, 0, 2), (0.98, 0.1, 80), 0.7)
    c.draw(lambda pen: pen.stroke([(734, 806), (734, 776)], (0.5, 0.08, 70), 3), relief=1.5, detail=0.8)
    c.draw(
        lambda pen: pen.fill(limb([(726, 782, 2), (738, 779, 4), (746, 784, 1)]), (0.8, 0.13, 80)), relief=2, detail=0.8
    )
    for x, y, w, h in ((90.0, 990.0, 210.0, 84.0), (560.0, 1000.0, 180.0, 76.0)):
        _roof(c, x, y, w, h, (0.52, 0.11, 35), 0.12)
    chimney = c.mask(box(116, 866, 34, 70, 3))
    c.form(chimney, (0.5, 0.09, 35), thickness=10, haze=0.1, rim=0.9, detail=0.6)
    _nest(c, 133, 862)
    pot = c.mask(box(606, 900, 22, 40, 3))
    c.form(pot, (0.5, 0.09, 35), thickness=8, haze=0.1, rim=0.9, detail=0.6)
    _bank(c, 986, (34, 92), "near", 0.08, 4)


def _nest(c: Canvas, x: float, y: float) -> None:
    r = c.rng("nest")

    def work(pen: Pen) -> None:
        for _ in range(90):
            px, py = x + r.normal(0, 17), y + r.normal(0, 5)
            a = r.normal(0, 0.35)
            q = r.uniform(7, 15)
            tone = (float(r.uniform(0.32, 0.62)), 0.06, 60)
            pen.stroke(
                [(px - q * math.cos(a), py - q * math.sin(a)), (px + q * math.cos(a), py + q * math.sin(a))],
                tone,
                1.6,
                0.9,
            )

    c.draw(work, relief=1.5, detail=0.7)


def _wisps(c: Canvas) -> None:
    n = c.field("wisp", 110, 4, (2.4, 0.6))
    band = smoothstep(0.5, 0.75, n) * smoothstep(820, 900, c.y)
    c.glaze(np.asarray(band, np.float32) * 0.3, (0.97, 0.04, 84))


def _front(c: Canvas) -> None:
    """The nearest fog, cut by the card's foot, darker and bluer."""
    r = c.rng("front")
    puffs = [
        (float(x + r.normal(0, 12)), float(1150 + 26 * math.sin(x / 110) + r.normal(0, 12)), float(r.uniform(50, 110)))
        for x in np.arange(-40, 860, 34)
    ]
    cloud(c, puffs, _FOG, seed="front", bias=-0.1, alpha=0.85, fade=(0.1, 1.2))
    t = smoothstep(1060, 1200, c.y)
    c.multiply(np.asarray(t, np.float32), (0.6, 0.06, 265), 0.6)
    tone = pick(ramp([(0.95, 0.05, 84), (0.97, 0.03, 90)]), np.zeros_like(c.x))
    c.fill(
        c.full(
            np.asarray(
                smoothstep(0.62, 0.9, c.field("breath", 140, 4, (3, 0.6)))
                * smoothstep(1180, 1000, c.y)
                * smoothstep(900, 1000, c.y),
                np.float32,
            )
        ),
        tone,
        alpha=0.35,
        detail=None,
    )
