"""A child in a robe too large before a tailor's mirror, from which a ship comes on; the hem becomes her bow wave."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud
from art.painting.shapes import CORNER, Path, curve, polygon
from art.painting.strokes import repaint

from .child import crab, head, robe, step
from .linen import spray, train
from .ship import ship
from .shop import dummy, room, shears, shelf, spools

BRIEF = Brief(
    title="Made to Measure",
    hero="child in a white robe too large, a hand raised, before a mirror; its hem is the bow wave of a ship in it",
    idea="reflected as something else",
    place="shop, Dakar tailor's",
    palette="amber wood",
    composition="frontal symmetry",
    time="afternoon",
    symbols=("mirror", "sailing ship", "robe"),
    hidden="the pennant at the masthead is a tailor's tape",
    readings=("potential", "departure", "growing up"),
    person=True,
)

FINISH = {"vignette": 0.08, "bloom": 0.4, "saturation": 1.04, "focus": Focus(350, 620, 330, 560, 0.3)}

_SEA = 716.0
_SUN = (236.0, 690.0)
_PUFF = ((0.6, 0.06, 20), (0.7, 0.07, 40), (0.82, 0.08, 62), (0.9, 0.08, 78), (0.96, 0.06, 88), (0.98, 0.03, 92))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.35, -0.5, 0.55),
        key=p.key,
        shade=p.shade,
        rim=(0, -1, 0),
        rim_colour=(0.97, 0.09, 85),
        bounce=(0.5, 0.09, 45),
        bounce_share=0.2,
    )
    glass = c.mask(_arch(0))
    room(c)
    shelf(c)
    dummy(c, 40, 1010)
    shears(c)
    repaint(c, 0.8, seed="room")
    _spill(c)
    _frame(c, glass)
    _sky(c, glass)
    repaint(c, 0.7, seed="sky")
    ship(c, glass)
    spools(c)
    step(c)
    train(c, glass)
    spray(c, glass)
    crab(c, 706, 1036)
    head(c)
    robe(c)
    repaint(c, 0.3, seed="last")
    c.glow(*_SUN, 110, (0.98, 0.09, 84), 0.4)


def _arch(grow: float) -> Path:
    left, right, top, foot = 150 - grow, 650 + grow, 250.0, 958 + grow * 0.62
    r, high = (right - left) / 2, 178 + grow
    points: list[tuple[float, ...]] = [(left, foot, CORNER), (left, top, CORNER)]
    points += [(400 - r * np.cos(a), top - high * np.sin(a)) for a in np.linspace(0.12, np.pi - 0.12, 17)]
    points += [(right, top, CORNER), (right, foot, CORNER)]
    return curve(points)


def _frame(c: Canvas, glass: Mask) -> None:
    """A heavy frame of mahogany, a worn gilt fillet round the glass; the light of the sea on its inner edge."""
    outer = c.mask(_arch(46))
    c.shadow(outer, -14, 16, 30, 0.8)
    grain = 1.3 * (c.field("mahogany", 7, 3, (1, 9)) - 0.5) + 0.8 * (c.field("knots", 40, 3, (1, 4)) - 0.5)
    tone: Colour = (0.35, 0.095, 38)
    c.form(outer, tone, thickness=24, bump=np.asarray(grain, np.float32)[outer.where], rim=0.1, gain=0.8, detail=0.5)
    groove = c.mask(_arch(32)) - c.mask(_arch(28))
    c.multiply(groove, (0.2, 0.05, 30), 0.7)
    fillet = c.mask(_arch(13)) - glass
    worn = np.asarray(smoothstep(0.42, 0.62, c.field("worn", 22, 4)), np.float32)
    c.form(fillet, (0.66, 0.12, 74), thickness=6, rim=0.1, mottle=0.14, grain=9, detail=0.55)
    c.multiply(fillet * worn[fillet.where], (0.45, 0.11, 42), 0.55)
    c.multiply(c.mask(_arch(15)) - c.mask(_arch(12)), (0.2, 0.05, 30), 0.6)
    sill = c.mask(polygon([(104, 958), (696, 958), (704, 990), (96, 990)]))
    c.form(sill, tone, thickness=8, bump=np.asarray(grain, np.float32)[sill.where], rim=0.1, detail=0.5)
    c.screen(c.mask(polygon([(150, 957), (650, 957), (652, 964), (148, 964)]), soft=1), (0.9, 0.13, 74), 0.7)
    c.multiply(c.mask(polygon([(96, 988), (704, 988), (712, 1004), (88, 1004)]), soft=5), (0.14, 0.04, 32), 0.8)


def _sky(c: Canvas, glass: Mask) -> None:
    y = c.y + 16 * (c.field("haze", 160, 3, (3, 1)) - 0.5)
    glow = np.exp(-(((c.x - _SUN[0]) / 210) ** 2) - ((c.y - _SUN[1]) / 190) ** 2)
    table = ramp(
        [
            (0.0, (0.4, 0.085, 240)),
            (0.3, (0.52, 0.085, 228)),
            (0.55, (0.68, 0.07, 205)),
            (0.78, (0.84, 0.07, 100)),
            (0.93, (0.92, 0.1, 80)),
            (1, (0.975, 0.06, 90)),
        ]
    )
    t = np.clip((y - 70) / 720 + 0.2 * glow, 0, 1)
    c.fill(glass, pick(table, np.asarray(t, np.float32)), detail=0.15)
    r = c.rng("clouds")
    for n, (x, y1, wide) in enumerate(
        ((200.0, 560.0, 46.0), (600.0, 640.0, 46.0), (230.0, 330.0, 60.0), (620.0, 420.0, 40.0))
    ):
        puffs = [
            (x + float(r.normal(0, wide)), y1 - abs(float(r.normal(0, 15))), float(r.uniform(6, 20))) for _ in range(46)
        ]
        cloud(
            c,
            [q for q in puffs if 150 + q[2] < q[0] < 650 - q[2]],
            _PUFF,
            seed=f"puff{n}",
            alpha=0.75,
            rough=0.4,
            fade=(0.1, 1.2),
        )
    water = glass & c.full(smoothstep(_SEA - 1, _SEA + 1, c.y))
    depth = np.clip((c.y - _SEA) / 240, 0, 1)
    wave = c.noise.at("wave", c.x / 60 / (0.25 + depth), np.log(4 + (c.y - _SEA).clip(0)) * 9, 1.0, 4) - 0.5
    lane = np.exp(-(((c.x - _SUN[0]) / (46 + 90 * depth)) ** 2))
    t = np.clip(0.52 - 0.4 * depth + 0.42 * lane * (1 - 0.4 * depth) + 0.9 * wave, 0, 1)
    deep = ramp(
        [
            (0.2, (0.26, 0.07, 232)),
            (0.44, (0.42, 0.085, 216)),
            (0.62, (0.6, 0.08, 190)),
            (0.86, (0.85, 0.11, 84)),
            (0.98, (0.97, 0.06, 90)),
        ]
    )
    c.fill(water, pick(deep, np.asarray(t, np.float32)), detail=0.3)
    c.glaze(glass * np.asarray(np.exp(-(((c.y - _SEA) / 16) ** 2)), np.float32)[glass.where], (0.9, 0.09, 82), 0.5)
    edge = glass - glass.grow(-4).blur(7)
    c.multiply(edge, (0.26, 0.06, 45), 0.7)


def _spill(c: Canvas) -> None:
    """Light of the sea lies on the boards."""
    lit = c.mask(polygon([(130, 990), (670, 990), (860, 1215), (-60, 1215)]), soft=18)
    fall = np.asarray(smoothstep(1290, 960, c.y), np.float32)
    c.screen(lit * fall, (0.86, 0.13, 72), 0.75)
    d = np.asarray(np.maximum(c.y - 900, 6) / 120, np.float32)
    a = np.abs(c.noise.at("net", c.x / 46 / d, np.log(d + 0.6) * 9, 1.0, 3) - 0.5)
    net = np.asarray(smoothstep(0.06, 0.0, a), np.float32)
    c.screen(lit * (net * fall), (0.93, 0.1, 84), 0.35)
