"""Commuters ride up towards a disc of morning; the higher, the more they are salmon; one leaps across the light."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.motifs.salmon import salmon
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, move, oval
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .commuters import Commuter, commuter
from .mouth import VX, VY, WIDE, keeper, mouth

BRIEF = Brief(
    title="Upwardly Mobile",
    hero="commuters on an escalator of falling water; higher up they are salmon, and one leaps across a disc of light",
    idea="turning into",
    place="metro, escalator shaft",
    palette="undersea",
    composition="deep tunnel",
    time="morning",
    symbols=("escalator", "salmon", "briefcase"),
    hidden="a bear in a collector's cap at the top",
    readings=("career", "instinct", "Monday"),
    person=True,
)
FINISH = {"vignette": 0.5, "bloom": 0.5, "saturation": 1.12, "focus": Focus(400, 430, 300, 400, 0.45)}
_FLOOR, _WIDE, _RAIL = 870.0, 330.0, 660.0


def _spot(along: float, z: float, height: float = 0.0) -> tuple[float, float]:
    """Where a place on the escalator lies: `along` across it, `z` away, `height` above the steps."""
    return VX + along / z, VY + (_FLOOR - height) / z


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.15, -0.75, 0.5),
        key=(0.94, 0.07, 150),
        shade=(0.3, 0.08, 245),
        rim=(0.2, -0.9, 0),
        rim_colour=(0.92, 0.08, 140),
        bounce=(0.45, 0.08, 215),
    )
    _shaft(c)
    mouth(c)
    _decks(c)
    _steps(c)
    repaint(c, 0.5, seed="shaft")
    _lamps(c)
    _mist(c)
    keeper(c)
    _leapers(c)
    _crowd(c)
    repaint(c, 0.12, seed="last")
    _spray(c)
    c.rays(VX, VY, [62, 84, 104, 124, 20, 160], 900, 150, (0.93, 0.07, 150), 0.14, 26)
    c.glow(VX, VY, 150, p.key, 0.25)


def _shaft(c: Canvas) -> None:
    """A round shaft, dark towards us, ring behind ring, each with a thread of light on its edge."""
    r = np.hypot(c.x - VX, c.y - VY) + 1e-3
    z = WIDE / r
    wet = c.noise.at("wet", np.arctan2(c.y - VY, c.x - VX) * 5, z * 2, 1.0, 3)
    t = 0.04 + 0.74 * smoothstep(0.22, 1.0, z) ** 1.5 + 0.08 * (wet - 0.5)
    ring = np.mod(np.log(r / WIDE) * 3.4, 1)
    t = t - 0.1 * smoothstep(0.0, 0.16, ring) * smoothstep(0.34, 0.16, ring)
    t = t + 0.16 * np.exp(-((ring - 0.97) ** 2) / 0.0012) * smoothstep(0.2, 0.8, z)
    colours = pick(
        ramp([(0, (0.13, 0.045, 242)), (0.3, (0.24, 0.065, 228)), (0.6, (0.42, 0.085, 208)), (1, (0.72, 0.1, 180))]),
        np.clip(t, 0, 1),
    )
    c.fill(c.full(), np.asarray(colours, np.float32), detail=0.2)


def _mist(c: Canvas) -> None:
    """Spray that stands over the falls, where the steps come out of the light."""
    c.glow(VX, VY + WIDE + 30, 130, (0.9, 0.06, 150), 0.55, flat=0.6)
    c.fog(VY + WIDE - 60, VY + WIDE + 170, (0.82, 0.07, 170), 0.4)


def _decks(c: Canvas) -> None:
    """The slopes on both sides of the steps: bronze sheet, glass-smooth handrails of black rubber."""
    below = c.full(smoothstep(0, 2, c.y - VY) * smoothstep(WIDE - 1, WIDE + 2, np.hypot(c.x - VX, c.y - VY)))
    for f in (-1.0, 1.0):
        dx = (c.x - VX) * f
        z = _RAIL * 0.93 / np.maximum(c.y - VY, 1)
        out = dx * z
        deck = below * (smoothstep(_WIDE - 2, _WIDE + 2, out) * smoothstep(812, 806, out))
        seam = smoothstep(0.47, 0.492, np.abs(np.mod(z * 1.7, 1) - 0.5))
        streak = c.noise.at(f"deck{f}", out / 14, z * 3, 1.0, 2)
        t = 0.24 + 0.2 * smoothstep(780, 380, out) + 0.36 * smoothstep(2, 9, z) + 0.2 * (streak - 0.5) - 0.2 * seam
        c.fill(
            deck,
            pick(ramp([(0.13, 0.045, 242), (0.22, 0.06, 228), (0.38, 0.08, 205), (0.75, 0.09, 165)]), np.clip(t, 0, 1)),
            detail=0.4,
        )
        z_wall = _WIDE / np.maximum(dx, 1e-3)
        down = (c.y - VY) * z_wall
        skirt = (
            c.full(smoothstep(_RAIL - 30, _RAIL - 26, down) * smoothstep(_FLOOR + 4, _FLOOR, down) * (dx > 3)) & below
        )
        panel = smoothstep(0.472, 0.49, np.abs(np.mod(z_wall * 1.7, 1) - 0.5))
        t = (
            0.2
            + 0.32 * smoothstep(2, 9, z_wall)
            - 0.14 * panel
            + 0.16 * smoothstep(_FLOOR, _RAIL, down)
            - (0.06 if f > 0 else 0)
        )
        c.fill(
            skirt,
            pick(ramp([(0.14, 0.04, 235), (0.3, 0.06, 215), (0.55, 0.09, 190), (0.85, 0.08, 155)]), np.clip(t, 0, 1)),
            detail=0.4,
        )
        rail = c.mask(
            curve(
                [
                    (*_spot(f * (_WIDE - 34), 0.6, _FLOOR - _RAIL), CORNER),
                    (*_spot(f * (_WIDE + 40), 0.6, _FLOOR - _RAIL + 14), CORNER),
                    (*_spot(f * (_WIDE + 26), 13, _FLOOR - _RAIL + 10), CORNER),
                    (*_spot(f * (_WIDE - 20), 13, _FLOOR - _RAIL), CORNER),
                ]
            )
        )
        c.form(rail & below, (0.2, 0.03, 240), thickness=16, rim=0.8, gloss=0.4, detail=0.6)


def _steps(c: Canvas) -> None:
    """Ribbed steps that turn into a rapid on the way up."""
    z = _FLOOR / np.maximum(c.y - VY, 1)
    u = (c.x - VX) * z
    on = c.full(smoothstep(_WIDE + 3, _WIDE - 1, np.abs(u)) * smoothstep(VY + WIDE - 22, VY + WIDE + 4, c.y))
    phase = np.mod(np.log(z) * 7.0, 1)
    riser = smoothstep(0.42, 0.5, phase) * smoothstep(1.0, 0.97, phase)
    groove = np.sin(u / 5.2) * smoothstep(6, 1.5, z)
    edge = smoothstep(0.06, 0.0, np.abs(phase - 0.42))
    t = 0.3 + 0.06 * groove - 0.16 * riser + 0.26 * edge + 0.22 * smoothstep(2, 9, z)
    metal = pick(ramp([(0.12, 0.03, 238), (0.3, 0.05, 225), (0.5, 0.06, 205), (0.86, 0.06, 150)]), np.clip(t, 0, 1))
    flow = c.noise.at("flow", u / 46, z * 1.1 + 0.4 * phase, 1.0, 4)
    foam = smoothstep(0.46, 0.66, flow + 0.26 * edge + 0.1 * riser)
    water = pick(
        ramp([(0.3, 0.075, 220), (0.5, 0.09, 200), (0.72, 0.09, 180), (0.97, 0.03, 150)]),
        np.clip(0.15 + 0.75 * foam + 0.14 * smoothstep(2, 8, z), 0, 1),
    )
    share = smoothstep(0.9, 1.9, z + 1.3 * (flow - 0.5)) * 0.95
    c.fill(on, np.asarray(metal + (water - metal) * share[..., None], np.float32), detail=0.45)
    c.emit(on * (foam * share * smoothstep(3, 8, z)), 0.3)


def _lamps(c: Canvas) -> None:
    """Uplighters on the slopes, warm against the green, smaller and smaller."""
    for z in (3.3, 2.35, 1.7, 1.25):
        for f in (-1.0, 1.0):
            x, foot = _spot(f * 560, z, _FLOOR - _RAIL * 0.95)
            s = 300 / z
            if not -60 < x < 860:
                continue
            post = c.mask(limb([(x, foot, s * 0.05), (x, foot - s * 0.4, s * 0.025), (x, foot - s * 0.72, s * 0.04)]))
            c.form(post, (0.5, 0.1, 75), rim=0.8, gloss=0.6, detail=0.7)
            bowl = c.mask(
                curve(
                    [
                        (x - s * 0.2, foot - s * 0.9, CORNER),
                        (x + s * 0.2, foot - s * 0.9, CORNER),
                        (x + s * 0.1, foot - s * 0.74),
                        (x, foot - s * 0.7),
                        (x - s * 0.1, foot - s * 0.74),
                    ]
                )
            )
            c.form(bowl, (0.86, 0.12, 82), rim=0.6, detail=0.8)
            c.emit(bowl, 0.6)
            c.glow(x, foot - s * 0.98, s * 0.34, (0.9, 0.12, 80), 0.7)
            c.fill(c.mask(oval(x, foot - s * 0.91, s * 0.2, s * 0.045)), (0.98, 0.06, 92), detail=0.9)
            if z < 4:
                c.lamps.append(Lamp(x=x, y=foot - s * 0.95, z=60, reach=s * 0.9, power=0.45))


def _leapers(c: Canvas) -> None:
    """Those who have got there: nothing of Monday is left but a case and a hat in the air."""
    _splash(c, 330, 600, 36, "a")
    c.glow(430, 330, 200, (0.97, 0.06, 105), 0.2)
    salmon(c, 404, 326, 404, -30, bend=84, gape=0.02)
    _case(c, 668, 286, 62, 28)
    hat = curve(
        [
            (206, 352, CORNER),
            (232, 338),
            (236, 310),
            (262, 300),
            (282, 316),
            (284, 336),
            (306, 332, CORNER),
            (262, 354),
        ]
    )
    c.form(c.mask(move(hat, 46, -216, turn=-24, about=(256, 330))), (0.36, 0.07, 280), rim=0.9, detail=0.85)


def _case(c: Canvas, x: float, y: float, w: float, turn: float) -> None:
    h = w * 0.68
    case = c.mask(box(x - w / 2, y - h / 2, w, h, w * 0.09, turn))
    c.form(case, (0.5, 0.11, 45), thickness=w * 0.14, mottle=0.12, rim=0.7, gloss=0.25, detail=0.85)
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + u * w * math.cos(a) - v * w * math.sin(a), y + u * w * math.sin(a) + v * w * math.cos(a)

    def work(pen: Pen) -> None:
        pen.stroke([at(-0.16, -0.34), at(-0.13, -0.46), at(0.13, -0.46), at(0.16, -0.34)], (0.36, 0.08, 40), w * 0.06)
        pen.stroke([at(-0.49, -0.06), at(0.49, -0.06)], (0.33, 0.08, 40), w * 0.03)
        pen.fill(box(*at(-0.25, -0.06), w * 0.08, w * 0.13), (0.82, 0.12, 85))
        pen.fill(box(*at(0.18, -0.06), w * 0.08, w * 0.13), (0.82, 0.12, 85))

    c.draw(work, relief=2, detail=0.85)


def _crowd(c: Canvas) -> None:
    """Those below: still in coats, though a tail shows here and a head there is no longer theirs."""
    crowd = (
        (3.0, -92.0, Commuter(tall=420, fish=3, coat=(0.46, 0.11, 20), girth=0.95, side=1)),
        (2.12, 140.0, Commuter(tall=430, fish=2, coat=(0.5, 0.12, 70), girth=0.95, side=-1, case=(0.55, 0.13, 25))),
        (1.36, -176.0, Commuter(tall=390, fish=1, coat=(0.44, 0.075, 150), skin=(0.66, 0.09, 40), hat=(0.3, 0.08, 30))),
        (
            1.06,
            172.0,
            Commuter(
                tall=370,
                fish=0,
                coat=(0.3, 0.06, 250),
                girth=1.15,
                hat=(0.22, 0.04, 260),
                skin=(0.6, 0.08, 50),
                hair=(0.3, 0.03, 60),
                case=(0.5, 0.12, 45),
                side=-1,
            ),
        ),
    )
    for k, (z, along, who) in enumerate(crowd):
        x, y = _spot(along, z)
        h = who.tall / z
        c.multiply(c.mask(oval(x, y, h * 0.2, h * 0.05), soft=h * 0.03), c.palette.deep, 0.6)
        if z > 1.2:
            _splash(c, x, y + h * 0.02, h * 0.2, f"feet{k}", low=True)
        commuter(c, who, x, y, h, f"who{k}")
        if who.fish:
            _splash(c, x, y + h * 0.1, h * 0.13, f"hem{k}", low=True)


def _splash(c: Canvas, x: float, y: float, size: float, name: str, *, low: bool = False) -> None:
    """Foam and drops where somebody left the water, or stands in it."""
    r = c.rng(f"splash/{name}")
    n = 90
    a = r.uniform(math.pi * 1.05, math.pi * 1.95, n)
    q = np.abs(r.normal(0, 1, n)) * size
    px, py = x + np.cos(a) * q * 1.3, y + np.sin(a) * q * (0.5 if low else 1.3)
    tint = np.repeat(np.array([[0.9, 0.99, 0.95]], np.float32), n, 0) * r.uniform(0.85, 1, (n, 1)).astype(np.float32)
    strew(
        c,
        "soft",
        px,
        y + (py - y) * 0.5,
        r.uniform(0.3, 0.9, n) * size * 0.7,
        0.0,
        tint,
        seed=f"foam/{name}",
        alpha=0.34,
        detail=0.7,
    )
    strew(c, "dot", px, py, r.uniform(0.03, 0.13, n) * size, 0.0, tint, seed=f"drops/{name}", alpha=0.9, detail=0.9)


def _spray(c: Canvas) -> None:
    r = c.rng("spray")
    n = 260
    a, q = r.uniform(0, 6.28, n), 40 + 420 * r.random(n) ** 1.6
    x, y = VX + np.cos(a) * q, VY + 60 + np.sin(a) * q * 0.9
    tint: Array = np.repeat(np.array([[0.9, 1.0, 0.95]], np.float32), n, 0)
    strew(c, "dot", x, y, 1.2 + 5 * r.random(n) ** 3 * q / 260, 0.0, tint, seed="spray", alpha=0.75, detail=0.95)
