"""A star lies tucked up on a stretcher; two moles bear it through the mine that it lights."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import cloth, wood
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._careful_now_parts import STAR, Mole, bear, mole
from moonhare.painting.shapes import CORNER, curve, limb, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Careful Now",
    hero="great glowing star tucked up under a red blanket on a stretcher that two small moles carry",
    idea="carried by",
    place="underground, abandoned mine",
    palette="indigo moon",
    composition="deep tunnel",
    time="night",
    symbols=("mole", "star", "stretcher"),
    hidden="a canary riding on the first mole's helmet",
    readings=("ambulance", "smuggling", "wonder"),
)
FINISH = {"vignette": 0.42, "bloom": 0.7, "saturation": 1.1, "contrast": 0.14, "focus": Focus(400, 640, 380, 400, 0.35)}

_MIDDLE = (400.0, 610.0)
_RIBS = (0.2, 0.25, 0.315, 0.4, 0.51, 0.65, 0.84)
_POLE = ((44.0, 884.0), (752.0, 868.0))
_BEARERS = (
    Mole(x=694, y=990, h=226, name="mole1", nod=-8, lean=7, girth=1.06, coat=(0.25, 0.05, 280), wears="green"),
    Mole(x=182, y=994, h=232, name="mole0", nod=4, lean=9, coat=(0.25, 0.05, 280), stride=-0.06, wears="helmet"),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.75, 0.35),
        key=(0.92, 0.1, 82),
        shade=(0.2, 0.09, 278),
        rim=(0.0, -1.0, 0),
        rim_colour=(0.9, 0.13, 78),
        bounce=(0.5, 0.11, 272),
        bounce_share=0.25,
    )
    _tunnel(c)
    _rails(c)
    repaint(c, 0.5, seed="mine")
    _ribs(c)
    c.glow(*STAR, 300, (0.72, 0.15, 66), 0.42)
    _glints(c)
    _star(c)
    _blanket(c)
    c.lamps.append(Lamp(x=STAR[0], y=STAR[1] + 60, z=10, reach=150, colour=(0.94, 0.13, 78), power=0.8))
    for who in _BEARERS:
        mole(c, who, _POLE)
    _pole(c, *_POLE, 9, "near")
    for who in _BEARERS:
        bear(c, who, _POLE, 9)
    _canary(c)
    _dust(c)


def _ring(c: Canvas) -> Array:
    """How near each place on the tunnel's walls lies: 0 at its far end, 1 at the arch we look through."""
    dx, dy = np.abs(c.x - _MIDDLE[0]), c.y - _MIDDLE[1]
    arch = ((dx / 470) ** 2.6 + (np.maximum(-dy, 0) / 640) ** 2.6) ** (1 / 2.6)
    return np.asarray(np.maximum(arch, dy / 430), np.float32)


def _tunnel(c: Canvas) -> None:
    """Smooth dark rock, one arch of timber behind the other, each with the star's light along its inner side."""
    s = _ring(c)
    table = ramp(
        [
            (0.0, (0.5, 0.14, 282)),
            (0.2, (0.44, 0.16, 276)),
            (0.45, (0.36, 0.155, 271)),
            (0.66, (0.25, 0.12, 271)),
            (0.85, (0.16, 0.08, 273)),
            (1.0, (0.09, 0.04, 275)),
        ]
    )
    turn = np.arctan2(c.x - _MIDDLE[0], _MIDDLE[1] - c.y)
    rock = c.noise.at("rock", turn * 4.4, np.log(s + 0.02) * 6, 1.0, 4) - 0.5
    c.fill(c.full(), pick(table, s / 1.35 - 0.16 * rock), detail=0.15)
    d = np.hypot(c.x - STAR[0], c.y - STAR[1])
    warm = 1 / (1 + (d / 260) ** 2.6)
    wall = s > 0
    c.screen(np.asarray(warm * (0.7 + 1.5 * rock) * wall, np.float32), (0.74, 0.15, 62), 0.55)
    c.glaze(np.asarray(np.clip(warm * (0.8 + 0.9 * rock), 0, 1), np.float32), (0.78, 0.16, 70), 0.3)
    floor = smoothstep(0.0, 0.05, (c.y - _MIDDLE[1]) / 430 - s + 0.04)
    c.multiply(np.asarray(floor * smoothstep(0.5, 1.2, s), np.float32), c.palette.deep, 0.35)


def _ribs(c: Canvas) -> None:
    """Arches of squared timber, the farthest first, each catching the star along its inner edge."""
    s = _ring(c)
    above = smoothstep(-0.002, -0.02, (c.y - _MIDDLE[1]) / 430 - s)
    d = np.hypot(c.x - STAR[0], c.y - STAR[1])
    warm = 1 / (1 + (d / 300) ** 2.4)
    turn = np.arctan2(c.x - _MIDDLE[0], _MIDDLE[1] - c.y)
    for k, at in enumerate(_RIBS):
        thick, edge = 0.075 * at, 1.6 / (470 * c.scale)
        wobble = (c.noise.at(f"hewn{k}", turn * 7, turn * 0, 1.0, 2) - 0.5) * 0.018 * at
        q = s + wobble - at
        behind = smoothstep(0, thick, q) * smoothstep(4 * thick, thick, q) * above
        c.multiply(np.asarray(behind, np.float32), (0.2, 0.1, 272), 0.6)
        band = c.full(smoothstep(-edge, edge, q) * smoothstep(thick + edge, thick - edge, q) * above)
        grain = c.noise.at(f"grain{k}", turn * 6, q / (0.012 * at), 1.0, 2) - 0.5
        tone = ramp([(0.1, 0.05, 285), (0.24, 0.08, 300), (0.46, 0.11, 30), (0.72, 0.14, 62), (0.92, 0.12, 80)])
        inner = np.clip(1 - q / thick, 0, 1)
        value = 0.1 + 0.12 * grain + warm * (0.25 + 0.62 * inner**2.2) * (1.15 - 0.25 * at)
        c.fill(band, pick(tone, np.clip(value, 0, 1)), detail=0.5)
        c.screen(band * np.asarray(np.exp(-((q / (0.2 * thick)) ** 2)) * warm, np.float32), (0.9, 0.13, 76), 0.55)


def _rails(c: Canvas) -> None:
    """A pit railway on sleepers, its rails shining as far as the star reaches."""
    x, y = _MIDDLE

    def track(pen: Pen) -> None:
        for k in range(9):
            s = 0.62 * 1.12**k
            fy = y + 430 * s
            pen.stroke([(x - 180 * s, fy), (x + 180 * s, fy)], (0.26, 0.1, 285), 20 * s, 0.5, round_ends=False)
        for f in (-1, 1):
            pen.stroke([(x + f * 30, y + 100), (x + f * 215, y + 690)], (0.12, 0.05, 275), 11)
            pen.stroke([(x + f * 30 - 1, y + 100), (x + f * 213 - 2, y + 690)], (0.62, 0.1, 300), 2.6, 0.8)

    c.draw(track, detail=0.4)
    c.glow(400, 980, 230, (0.78, 0.15, 64), 0.42, flat=0.3)


def _glints(c: Canvas) -> None:
    """Crystals in the dark rock, like a sky that nobody sees."""
    r = c.rng("glints")
    s = _ring(c)

    def work(pen: Pen) -> None:
        for _ in range(130):
            x, y = float(r.uniform(10, 790)), float(r.uniform(10, 900))
            q = float(s[min(int(y * c.scale), c.h - 1), min(int(x * c.scale), c.w - 1)])
            if q > 0.68:
                pen.dot(x, y, float(r.uniform(0.6, 1.9)), (0.88, 0.07, 255), float(r.uniform(0.25, 0.9)))

    c.draw(work, detail=0.95, emission=0.6)
    for x, y in ((92, 196), (704, 122), (58, 560), (748, 430), (300, 60)):
        c.glow(x, y, 7, (0.85, 0.09, 258), 0.8)


def _canary(c: Canvas) -> None:
    """It rides on the first one's helmet."""
    bird = Bird(body=(0.84, 0.16, 92), breast=(0.9, 0.14, 95), neck=0.1, beak_length=0.1)
    perched(c, bird, 146, 790, 34, left=True, seed="canary")


def _outline(c: Canvas) -> Mask:
    """A star with rounded points, leaning as somebody does in bed."""
    pts: list[tuple[float, ...]] = []
    for i in range(10):
        a, q = math.radians(-95 + 36 * i), 268.0 if i % 2 == 0 else 112.0
        pts.append((STAR[0] + q * math.cos(a), STAR[1] + q * math.sin(a)))
    m = c.mask(polygon(pts)).blur(8)
    return Mask(smoothstep(0.3, 0.3 + 0.12 / max(c.scale, 0.5), m.a), m.box, m.frame, m.scale)


def _star(c: Canvas) -> None:
    """White-hot at heart, gold to its tips, with soft facets; a plaster on one arm."""
    x, y = STAR
    body = _outline(c)
    c.rays(x, y, [-170, -131, -113, -77, -59, -23, -5], 640, 120, (0.9, 0.13, 78), 0.28, 22)
    c.glow(x, y, 220, (0.88, 0.16, 72), 0.6)
    at = body.where
    d = np.hypot(c.x[at] - x, c.y[at] - y)
    turn = (np.degrees(np.arctan2(c.y[at] - y, c.x[at] - x)) + 95) % 72 / 72
    facet = np.where(turn < 0.5, 0.16, -0.1) * smoothstep(0, 70, d)
    facet = blur(np.asarray(facet, np.float32), 2.2 * c.scale)
    table = ramp(
        [(0.99, 0.05, 98), (0.97, 0.09, 92), (0.92, 0.14, 84), (0.85, 0.165, 73), (0.76, 0.175, 60), (0.66, 0.17, 50)]
    )
    c.fill(body, pick(table, np.clip(0.06 + d / 330 - facet, 0, 1)), detail=0.85)
    c.emit(body, 0.35)
    c.screen(body.edge(-1.5, -2.5, 1.4), (0.99, 0.08, 92), 0.75)
    px, py = x + 128 * math.cos(math.radians(-23)), y + 128 * math.sin(math.radians(-23))
    for a in (22, 112):
        ox, oy = 30 * math.cos(math.radians(a)), 30 * math.sin(math.radians(a))
        strip = c.mask(limb([(px - ox, py - oy, 8), (px + ox, py + oy, 8)]))
        c.shadow(strip, 1, 3, 2, 0.5, (0.55, 0.16, 45))
        c.form(strip, (0.8, 0.09, 40), thickness=4, rim=0.2, detail=0.9)
    c.glow(x, y, 60, (0.99, 0.06, 96), 0.6)


def _pole(c: Canvas, a: tuple[float, float], b: tuple[float, float], wide: float, name: str) -> None:
    pts = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 20 * t * (1 - t), wide) for t in np.linspace(0, 1, 7)]
    rod = c.mask(limb(pts, 60))
    c.shadow(rod, 0, 5, 4, 0.5)
    wood(c, rod, (0.42, 0.09, 55), angle=-1, grain=4, thickness=wide, seed=name, detail=0.7)


def _blanket(c: Canvas) -> None:
    """The red blanket, drawn up over the star's lower points and turned down at the top; it glows where it is thin."""
    quilt = c.mask(
        curve(
            [
                (238, 776, CORNER),
                (318, 742),
                (400, 728),
                (484, 740),
                (566, 772, CORNER),
                (594, 850),
                (596, 902, CORNER),
                (540, 896),
                (498, 912),
                (446, 900),
                (400, 915),
                (350, 901),
                (304, 914),
                (262, 900),
                (208, 908, CORNER),
                (210, 850),
            ]
        )
    )
    c.shadow(quilt, 0, 14, 12, 0.6)
    cloth(c, quilt, (0.5, 0.19, 26), angle=88, fold=30, depth=9, thickness=34, seed="quilt", rim=0.7, detail=0.7)
    d = np.hypot(c.x - STAR[0], c.y - STAR[1])
    c.screen(quilt * np.asarray(np.exp(-((d / 165) ** 4)), np.float32), (0.78, 0.18, 48), 0.55)
    c.multiply(quilt * smoothstep(810, 930, c.y), (0.2, 0.09, 330), 0.6)
    fold = c.mask(limb([(232, 782, 13), (318, 752, 15), (400, 738, 16), (484, 750, 15), (572, 778, 13)], 60))
    c.shadow(fold, 0, 9, 6, 0.55, (0.3, 0.12, 10))
    cloth(c, fold, (0.9, 0.06, 80), angle=80, fold=26, depth=4, thickness=12, seed="hem", rim=0.9, detail=0.8)


def _dust(c: Canvas) -> None:
    """What the star sheds: it falls about them and lies along the way they came."""
    r = c.rng("dust")
    path = sample([(470.0, 700.0), (600.0, 860.0), (700.0, 1010.0), (800.0, 1060.0)], 100)

    def work(pen: Pen) -> None:
        for _ in range(90):
            a, q = float(r.uniform(0, math.tau)), 210 + float(r.exponential(110))
            x, y = STAR[0] + q * math.cos(a), STAR[1] + 0.9 * q * math.sin(a)
            pen.dot(x, y, float(r.uniform(0.7, 2.3)), (0.96, 0.1, 88), float(r.uniform(0.3, 1)))
        for _ in range(70):
            px, py = path[int(float(r.random()) * 99)]
            x, y = float(px + r.normal(0, 30)), float(max(py, 1000) + r.normal(0, 14))
            pen.dot(x, y, float(r.uniform(0.8, 2.4)), (0.95, 0.12, 84), float(r.uniform(0.4, 1)))

    c.draw(work, detail=0.95, emission=0.9)
    for x, y in ((690, 1030), (748, 1052), (610, 1018), (250, 430), (566, 420)):
        c.glow(x, y, 9, (0.96, 0.12, 84), 0.8)
    c.glow(400, 700, 330, (0.85, 0.14, 72), 0.12)
