"""Six moles carry a fallen star, tucked in, on a stretcher through the gallery of an old mine."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth, wood
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._careful_now_gallery import gallery, rails, star_light, timbers
from moonhare.painting.scenes._careful_now_parts import STAR, Mole, bear, mole
from moonhare.painting.shapes import CORNER, curve, limb, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Careful Now",
    hero="six moles carrying a fallen star on a stretcher down a timbered gallery",
    idea="carried by",
    place="underground, abandoned mine",
    palette="indigo moon",
    composition="deep tunnel",
    time="night",
    symbols=("mole", "star", "stretcher"),
    hidden="a canary singing in a side gallery",
    readings=("ambulance", "smuggling", "wonder"),
)


FINISH = {"vignette": 0.46, "bloom": 0.6, "saturation": 1.12}
_GOLD: Colour = (0.93, 0.11, 90)


_FAR_POLE = ((120.0, 872.0), (736.0, 712.0))


_NEAR_POLE = ((20.0, 970.0), (672.0, 786.0))


_BEYOND = (
    Mole(x=682, y=806, h=164, name="mole5", nod=4, lean=4, coat=(0.26, 0.035, 300), dim=-0.1, stride=-0.05),
    Mole(x=556, y=806, h=186, name="mole4", nod=10, dim=-0.1),
    Mole(x=262, y=948, h=272, name="mole3", nod=3, dim=-0.06),
)


_HITHER = (
    Mole(x=620, y=894, h=180, name="mole2", nod=12, lean=9, girth=0.9, coat=(0.3, 0.045, 265), wears="green"),
    Mole(
        x=418,
        y=974,
        h=236,
        name="mole1",
        look=1,
        nod=-24,
        lean=-3,
        girth=1.08,
        coat=(0.27, 0.045, 300),
        stride=-0.05,
        wears="red",
    ),
    Mole(x=226, y=1066, h=306, name="mole0", nod=8, lean=11, coat=(0.28, 0.045, 278), wears="helmet"),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.35, -0.6, 0.5),
        key=(0.9, 0.06, 255),
        shade=p.shade,
        rim=(0.7, -0.6, 0),
        rim_colour=(0.62, 0.11, 262),
        bounce=(0.7, 0.12, 75),
        bounce_share=0.1,
    )
    gallery(c)
    rails(c)
    timbers(c)
    repaint(c, 0.85, seed="mine", loose=0.8)
    _warmth(c)
    _canary(c)
    c.lamps.append(Lamp(x=STAR[0], y=STAR[1], z=40, reach=150, colour=(0.92, 0.13, 78), power=0.85))
    for who in _BEYOND:
        mole(c, who, _FAR_POLE)
    _pole(c, *_FAR_POLE, 9, "far")
    for who in _BEYOND:
        bear(c, who, _FAR_POLE, 8)
    _bed(c)
    _star(c)
    _dust(c)
    for who in _HITHER:
        mole(c, who, _NEAR_POLE)
    _pole(c, *_NEAR_POLE, 12, "near")
    for who in _HITHER:
        bear(c, who, _NEAR_POLE, 11)
    repaint(c, 0.14, seed="last", loose=0.6)
    c.glow(*STAR, 170, (0.9, 0.14, 78), 0.24)


def _warmth(c: Canvas) -> None:
    light = star_light(c)
    c.glaze(np.clip(light * 1.2, 0, 1) * smoothstep(900, 760, c.y), (0.7, 0.16, 58), 0.4)
    c.glow(*STAR, 240, (0.82, 0.16, 66), 0.55)
    c.multiply(smoothstep(300, 0, c.x) * smoothstep(500, 900, c.y) * 0.8, (0.3, 0.1, 280), 0.6)
    c.rays(STAR[0], STAR[1], [-168, -146, -124, -101, -80, -58, -36, -14], 560, 150, (0.9, 0.12, 80), 0.28, 20)
    floor = np.exp(-(((c.x - 390) / 260) ** 2 + ((c.y - 1010) / 90) ** 2))
    c.screen(np.asarray(floor, np.float32), (0.7, 0.13, 66), 0.4)


def _canary(c: Canvas) -> None:
    """A side gallery in the right wall; on its broken prop a canary sings."""
    niche = c.mask(
        curve([(694, 842, CORNER), (700, 720), (740, 648), (820, 620, CORNER), (820, 912, CORNER)]), wobble=7, cell=30
    )
    c.fill(niche, (0.15, 0.055, 280), 0.96, detail=0.5)
    at = niche.where
    rock = c.noise.at("niche", c.x[at] / 34, c.y[at] / 26, 1.0, 5)
    near = smoothstep(110, 10, np.hypot(c.x[at] - 744, (c.y[at] - 800) * 0.8))
    shine = np.clip((rock - 0.34) * 1.6, 0, 1)
    c.screen(niche * np.asarray(shine, np.float32), (0.4, 0.12, 278), 0.8)
    c.screen(niche * np.asarray(shine * near, np.float32), (0.78, 0.15, 70), 0.85)
    for k, (x, top) in enumerate(((738, 676), (782, 664))):
        post = c.mask(limb([(x, 850 - 10 * k, 8 - 2 * k), (x + 3, top, 7 - 2 * k)]), wobble=2) & niche
        wood(
            c,
            post,
            (0.36, 0.07, 50),
            angle=88,
            grain=4,
            thickness=7,
            seed=f"niche{k}",
            bias=-0.12 - 0.08 * k,
            detail=0.4,
        )
    c.screen(niche.edge(-8, 4, 5), (0.6, 0.12, 65), 0.5)
    prop = c.mask(limb([(722, 826, 9), (770, 800, 8), (812, 790, 9)]), wobble=2)
    wood(c, prop, (0.46, 0.08, 55), angle=-20, grain=4, thickness=9, seed="prop", detail=0.6)
    c.glow(752, 780, 30, (0.9, 0.13, 92), 0.35)
    bird = Bird(
        body=(0.86, 0.16, 95),
        breast=(0.92, 0.13, 98),
        wing=(0.78, 0.15, 88),
        beak=(0.78, 0.1, 55),
        legs=(0.6, 0.09, 40),
        neck=0.14,
        neck_angle=80,
        plump=0.32,
        head=0.22,
        beak_length=0.11,
        tail=0.5,
        leg=0.16,
        pitch=44,
    )
    perched(c, bird, 752, 806, 46, left=True, seed="canary")


def _pole(c: Canvas, a: tuple[float, float], b: tuple[float, float], w: float, seed: str) -> None:
    m = c.mask(limb([(*a, w), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5, w * 0.9), (*b, w * 0.66)], 30))
    c.shadow(m, 0, 10, 6, 0.45)
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    wood(c, m, (0.56, 0.1, 58), angle=angle, grain=4, thickness=w, seed=f"pole/{seed}", detail=0.7)
    c.screen(m.edge(2, -3, 1.6), _GOLD, 0.7)


def _bed(c: Canvas) -> None:
    sling = c.mask(
        curve(
            [
                (176, 838, CORNER),
                (300, 806),
                (440, 770),
                (606, 728, CORNER),
                (640, 790, CORNER),
                (520, 838),
                (400, 876),
                (280, 908),
                (140, 944, CORNER),
            ]
        )
    )
    c.shadow(sling, -10, 40, 16, 0.5)
    cloth(c, sling, (0.46, 0.075, 50), angle=-16, fold=20, depth=3, thickness=14, seed="sling", detail=0.65)
    pillow = c.mask(curve([(470, 700), (520, 676), (580, 690), (596, 728), (540, 756), (478, 748)]))
    c.shadow(pillow, -4, 8, 6, 0.4)
    cloth(c, pillow, (0.72, 0.07, 268), fold=24, depth=4, thickness=30, seed="pillow", detail=0.7)


def _star(c: Canvas) -> None:
    """It lies on its back, one point on the pillow, the blanket drawn up; it breathes light."""
    x, y = STAR
    c.glow(x, y, 170, (0.93, 0.13, 82), 0.7)
    tips, pits = [], []
    for k in range(5):
        a = math.radians(-28 + 72 * k)
        tips.append((x + 158 * math.cos(a), y + 118 * math.sin(a)))
        b = a + math.radians(36)
        pits.append((x + 66 * math.cos(b), y + 50 * math.sin(b)))
    ring: list[tuple[float, ...]] = []
    for t, q in zip(tips, pits, strict=True):
        ring += [t, (*q, CORNER)]
    body = c.mask(curve(ring, pull=0.12), wobble=1.5)
    c.fill(body, (0.95, 0.1, 90), detail=0.9)
    table = ramp([(0.66, 0.16, 58), (0.8, 0.16, 74), (0.9, 0.14, 88), (0.96, 0.09, 95), (0.99, 0.03, 95)])
    for k in range(5):
        for s in (0, 1):
            q = pits[k] if s else pits[k - 1]
            facet = c.mask(polygon([(x, y - 14), tips[k], q])) & body
            if facet.empty:
                continue
            at = facet.where
            d = np.hypot(c.x[at] - x, c.y[at] - y) / 150
            tone = pick(
                table, (0.88 - 0.36 * s - 0.3 * d + 0.1 * (c.field("ember", 16, 3)[at] - 0.5)).astype(np.float32)
            )
            c.fill(facet, tone, 0.85, detail=0.92)
    c.screen(body.edge(0, -4, 2), (0.99, 0.03, 95), 0.9)
    c.glow(x, y - 10, 30, (0.99, 0.04, 95), 0.7)
    c.emit(body, 0.2)

    def cracks(pen: Pen) -> None:
        pen.stroke([(x + 96, y - 62), (x + 74, y - 48), (x + 70, y - 34), (x + 50, y - 28)], (0.72, 0.17, 55), 2.2, 0.9)
        pen.stroke([(x + 74, y - 48), (x + 84, y - 36)], (0.72, 0.17, 55), 1.8, 0.9)

    c.draw(cracks, detail=0.95)
    blanket = c.mask(
        curve(
            [
                (136, 930, CORNER),
                (176, 846),
                (250, 796),
                (304, 766, CORNER),
                (360, 792),
                (430, 802),
                (506, 786, CORNER),
                (500, 836),
                (430, 866),
                (330, 902),
                (232, 936),
            ]
        )
    )
    c.shadow(blanket, 2, -3, 5, 0.35, (0.5, 0.14, 50))
    cloth(c, blanket, (0.5, 0.155, 15), angle=-40, fold=26, depth=8, thickness=60, seed="blanket", detail=0.75)
    at = blanket.where
    through = np.exp(-((np.hypot((c.x[at] - x + 10) / 120, (c.y[at] - y - 30) / 70)) ** 2))
    c.screen(blanket * through.astype(np.float32), (0.82, 0.16, 55), 0.75)
    hem = c.mask(limb([(300, 767, 7), (360, 793, 8), (430, 803, 8), (507, 787, 7)], 30))
    c.form(hem, (0.86, 0.08, 60), rim=0.5, detail=0.8)


def _dust(c: Canvas) -> None:
    """Star dust trickles from the stretcher and lies along the way they have come."""
    r = c.rng("dust")

    def work(pen: Pen) -> None:
        for _ in range(150):
            t = float(r.random())
            x = 250 + 330 * t + float(r.normal(0, 40))
            y = 1010 - 330 * t**1.3 + float(r.normal(0, 16)) - 40
            pen.dot(x, y, float(r.uniform(0.7, 2.2)) * (1.2 - 0.7 * t), (0.93, 0.12, 88), float(r.uniform(0.4, 1)))
        for _ in range(60):
            x = float(r.normal(STAR[0], 120))
            y = float(r.uniform(420, 700))
            pen.dot(x, y, float(r.uniform(0.7, 2)), (0.95, 0.1, 90), float(r.uniform(0.3, 0.9)))
        for _ in range(40):
            x = float(r.uniform(250, 520))
            y = 900 - (x - 250) * 0.27 + float(r.uniform(0, 90))
            pen.dot(x, y, float(r.uniform(0.7, 1.8)), (0.95, 0.1, 90), float(r.uniform(0.5, 1)))

    c.draw(work, detail=0.9, emission=0.9)
