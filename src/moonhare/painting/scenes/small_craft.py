"""A girl rows a skiff over the amber rings of a planet and leads a comet on a leash."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import stone
from moonhare.painting.motifs.skies import stars
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._small_craft_parts import COMET, EYE, FOCAL, HORIZON, ROLL, SKIFF, skiff, spot
from moonhare.painting.shapes import CORNER, circle, curve, oval, place, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Small Craft",
    hero="teenage rower, headscarf, orange vest, pulling a skiff over a planet's amber rings, a comet on a leash",
    idea="impossible journey",
    place="space, planet rings",
    palette="amber wood",
    composition="tiny figure in a void",
    time="night",
    symbols=("skiff", "planet", "comet"),
    hidden="a lobster buoy bobs in the ring",
    readings=("apprentice", "solitude", "obedience"),
    person=True,
)
FINISH = {"vignette": 0.4, "saturation": 1.1, "bloom": 0.5}
_PLANET = (15.0, 56.0, 13.0)
"""Across, away, radius; the rings lie in the plane below the eye, about this place."""
_INNER, _OUTER = 18.5, 47.0


def _rolled(x: Array | float, y: Array | float) -> tuple[Array, Array]:
    dx, dy = np.asarray(x) - 400, np.asarray(y) - 600
    co, si = math.cos(-ROLL), math.sin(-ROLL)
    return dx * co - dy * si + 400, dx * si + dy * co + 600


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.62, -0.5, 0.45),
        key=(0.95, 0.07, 82),
        shade=(0.24, 0.05, 320),
        rim=(0.75, -0.6, 0),
        rim_colour=(0.95, 0.09, 80),
        bounce=(0.62, 0.12, 62),
        bounce_share=0.25,
    )
    _void(c)
    x, y = _rolled(c.x, c.y)
    down = np.maximum(y - HORIZON, 0.5)
    v = np.asarray(EYE * FOCAL / down, np.float32)
    u = np.asarray((x - 400) * v / FOCAL, np.float32)
    r = np.hypot(u - _PLANET[0], v - _PLANET[1]).astype(np.float32)
    seen = smoothstep(HORIZON, HORIZON + 4, np.asarray(y, np.float32))
    _rings(c, u, v, r, seen * smoothstep(_PLANET[1] - 1, _PLANET[1] + 1, v))
    _planet(c)
    _rings(c, u, v, r, seen * smoothstep(_PLANET[1] + 1, _PLANET[1] - 1, v))
    repaint(c, 0.55, seed="void")
    _stones(c)
    _wake(c, u, v)
    _comet(c)
    skiff(c)
    _buoy(c)
    _near(c)
    repaint(c, 0.12, seed="last")
    _lights(c)


def _void(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.17, 0.045, 300)),
            (0.25, (0.2, 0.05, 350)),
            (0.5, (0.17, 0.04, 30)),
            (1, (0.13, 0.03, 30)),
        ],
        warp=60,
        turn=-20,
    )
    n = c.field("dust", 300, 5, (1.6, 0.8))
    c.screen(np.asarray(smoothstep(0.5, 0.85, n) * smoothstep(760, 200, c.y), np.float32), (0.5, 0.12, 30), 0.6)
    m = c.field("veil", 220, 5, (1.2, 1.2))
    c.screen(np.asarray(smoothstep(0.56, 0.9, m) * smoothstep(640, 100, c.y), np.float32), (0.42, 0.1, 285), 0.7)


def _rings(c: Canvas, u: Array, v: Array, r: Array, part: Array) -> None:
    """Thousands of grooves about the planet; dark gaps between broad bright bands; the planet's shadow behind."""
    foot = v * v / (EYE * FOCAL * c.scale)
    fine = np.clip(1.4 - foot * 4, 0, 1)
    wide = c.noise.at("wide", r, r * 0 + 3.3, 5.0, 3)
    groove = c.noise.at("groove", r, r * 0 + 7.1, 0.7, 3) - 0.5
    angle = np.arctan2(v - _PLANET[1], u - _PLANET[0])
    grain = c.noise.at("grain", r * 2.2, angle * r * 0.9, 0.6, 3, foot * 2) - 0.5
    lane = np.ones_like(r)
    for gap, width in ((24.4, 0.7), (33.2, 1.5), (41.4, 0.5)):
        lane = lane * (1 - 0.93 * np.exp(-(((r - gap) / width) ** 4)))
    t = 0.5 + 0.9 * (wide - 0.5) + groove * 0.34 * fine + grain * 0.26
    t = t + 0.16 * np.exp(-(((u - 3) / 9) ** 2)) * smoothstep(60, 20, v)
    table = ramp([(0.24, 0.06, 30), (0.42, 0.1, 45), (0.6, 0.12, 58), (0.78, 0.12, 74), (0.93, 0.08, 86)])
    edge = smoothstep(_INNER - 0.2, _INNER + 0.6, r) * smoothstep(_OUTER + 0.1, _OUTER - 0.7, r)
    ragged = smoothstep(0.0, 0.3, edge + 0.8 * grain) * edge
    # The planet's shadow falls on the far side, away from the light.
    du, dv = u - _PLANET[0], v - _PLANET[1]
    across = du * 0.5 + dv * 0.87
    along = du * -0.87 + dv * 0.5
    dark = smoothstep(_PLANET[2] * 1.04, _PLANET[2] * 0.9, np.abs(across)) * smoothstep(0, 4, along)
    alpha = (0.42 + 0.58 * smoothstep(0.2, 0.6, t)) * lane * ragged * part
    colours = pick(table, np.asarray(t - 0.42 * dark, np.float32))
    far = (smoothstep(30, 90, v) * 0.3)[..., None]
    colours = colours + (rgb((0.7, 0.1, 60)) - colours) * far
    c.fill(c.full(np.asarray(alpha * (1 - 0.75 * dark), np.float32)), colours, detail=0.25)


def _planet(c: Canvas) -> None:
    x, y, size = spot(_PLANET[0], _PLANET[1])
    rad = _PLANET[2] * size
    c.glow(x + 20, y - 20, rad * 1.1, (0.7, 0.13, 55), 0.4)
    disc = c.mask(circle(x, y, rad))
    at = disc.where
    dx, dy = (c.x[at] - x) / rad, (c.y[at] - y) / rad
    co, si = math.cos(-ROLL), math.sin(-ROLL)
    px, py = dx * co - dy * si, dx * si + dy * co
    pz = np.sqrt(np.clip(1 - px * px - py * py, 0, 1))
    # Latitude on a globe that leans a little towards us, as its rings do.
    lean = 0.19
    lat = py * math.cos(lean) - pz * math.sin(lean)
    lon = np.arctan2(px, pz * math.cos(lean) + py * math.sin(lean))
    swirl = c.noise.at("swirl", lon * 3.2, lat * 9, 1.0, 4) - 0.5
    band = c.noise.at("band", lat * 7 + swirl * 0.55, lat * 0 + 2.2, 1.0, 3)
    table = ramp([(0.5, 0.13, 38), (0.66, 0.14, 55), (0.8, 0.12, 72), (0.9, 0.07, 84), (0.72, 0.12, 60)])
    colours = pick(table, np.clip(band * 1.25 - 0.1 + swirl * 0.2, 0, 1))
    ex, ey = (lon - 0.35) / 0.28, (lat - 0.3) / 0.09
    eye = smoothstep(1.1, 0.8, np.hypot(ex, ey) + swirl * 0.3)[..., None]
    colours = colours + (rgb((0.56, 0.16, 35)) - colours) * eye * 0.8
    light = np.clip(dx * 0.66 - dy * 0.42 + pz * 0.5, -0.2, 1)
    shadow = smoothstep(0.62, 0.02, light)[..., None]
    colours = colours * (1 - shadow * 0.93) + rgb((0.13, 0.05, 350)) * shadow * 0.93
    ring_shade = np.exp(-(((lat + 0.16 + 0.1 * px * px) / 0.045) ** 2))[..., None]
    colours = colours * (1 - 0.45 * ring_shade)
    c.fill(disc, np.clip(colours, 0, 1).astype(np.float32), detail=0.5)
    c.screen(disc.edge(3, -2.4, 2.0), (0.97, 0.08, 80), 0.7)
    c.screen(disc.edge(10, -8, 8.0), (0.85, 0.13, 62), 0.4)


def _stones(c: Canvas) -> None:
    """What the rings are made of, near enough to be counted: ice, rust and rubble, each lit from the right."""
    r = c.rng("stones")
    n = 5200
    v = 9.0 + 30 * r.random(n) ** 1.6
    u = r.uniform(-0.62, 0.62, n) * v
    rad = np.hypot(u - _PLANET[0], v - _PLANET[1])
    keep = (rad > _INNER + 0.4) & (rad < _OUTER - 0.2)
    for gap, width in ((24.4, 0.6), (33.2, 1.3), (41.4, 0.4)):
        keep &= np.abs(rad - gap) > width
    u, v = u[keep], v[keep]
    size = FOCAL / v
    dx, dy = u * size, HORIZON + EYE * size - 600
    co, si = math.cos(ROLL), math.sin(ROLL)
    x, y = dx * co - dy * si + 400, dx * si + dy * co + 600
    order = np.argsort(y)
    x, y, size = x[order], y[order], size[order]
    q = size * (0.02 + 0.14 * r.random(len(x)) ** 5) + 1.4
    dark = np.repeat(rgb((0.16, 0.05, 20))[None], len(x), 0)
    strew(c, "soft", x - q * 0.4, y + q * 0.35, q * 2.0, 0.1, dark, seed="shade", alpha=0.55, detail=0.4)
    share = r.random(len(x))
    tone = np.stack([np.asarray(mix((0.45, 0.1, 42), (0.95, 0.06, 88), float(s))) for s in share])
    turn = math.pi + 0.6 + r.uniform(-0.3, 0.3, len(x))
    strew(c, "pebble", x, y, q, turn, jittered(tone, r, 0.1), seed="stones", detail=0.6)


def _wake(c: Canvas, u: Array, v: Array) -> None:
    """The skiff parts the ring: a dark furrow behind it, bright banks."""
    su, sv = SKIFF
    du, dv = u - su, v - sv
    # It has come from the left and a little from farther away.
    along, across = -du * 0.97 + dv * 0.24, du * 0.24 + dv * 0.97
    across = across + 0.5 * np.sin(along * 0.75) * smoothstep(1, 9, along)
    across = across + (c.noise.at("wander", u, v, 1.3, 3) - 0.5) * 0.5 * smoothstep(0, 3, along)
    spread = 0.5 + 0.085 * np.maximum(along, 0)
    n = c.noise.at("froth", along * 1.1, across * 2.4, 1.0, 3)
    inside = (
        np.clip((1 - np.abs(across) / spread) * 2.2, 0, 1) * smoothstep(-0.2, 2.4, along) * smoothstep(22, 6, along)
    )
    c.multiply(np.asarray(inside, np.float32), (0.22, 0.07, 350), 0.8)
    bank = np.exp(-(((np.abs(across) - spread) / (0.1 + 0.012 * np.maximum(along, 0))) ** 2))
    bank = bank * smoothstep(-0.5, 2.2, along) * smoothstep(20, 3, along) * (0.4 + 0.9 * n)
    c.screen(np.asarray(np.clip(bank, 0, 1), np.float32), (0.88, 0.12, 76), 0.75)


def _comet(c: Canvas) -> None:
    """The comet trots at the end of its line: a bright head, hair streaming away from the sun."""
    x, y = COMET
    a = math.radians(206)
    co, si = math.cos(a), math.sin(a)
    dx, dy = c.x - x, c.y - y
    along, across = dx * co + dy * si, -dx * si + dy * co
    bend = across - 0.00052 * np.maximum(along, 0) ** 2
    wide = 25 + 0.2 * np.maximum(along, 0)
    n = c.noise.at("hair", along / 170, bend / wide * 4.2, 1.0, 3)
    tail = (
        np.exp(-((bend / wide) ** 2))
        * smoothstep(-10, 8, along)
        * np.exp(-np.maximum(along, 0) / 260)
        * (0.35 + 1.2 * n)
    )
    c.screen(np.asarray(np.clip(tail, 0, 1), np.float32), (0.86, 0.1, 190), 0.95)
    bend2 = across + 0.0009 * np.maximum(along, 0) ** 2 + 0.06 * along
    dust = np.exp(-((bend2 / (wide * 1.3)) ** 2)) * smoothstep(-6, 20, along) * np.exp(-np.maximum(along, 0) / 210)
    c.screen(np.asarray(np.clip(dust * (0.5 + 0.9 * n), 0, 1), np.float32), (0.86, 0.13, 72), 0.6)
    c.glow(x, y, 62, (0.86, 0.09, 185), 0.75)
    c.glow(x, y, 26, (0.98, 0.05, 120), 1.0)
    core = c.mask(circle(x, y, 22), wobble=3, cell=12)
    c.form(core, (0.97, 0.03, 110), rim=0.8, mottle=0.16, grain=9, detail=0.9)
    c.emit(core, 0.6)
    c.lamps.append(Lamp(x=x, y=y + 60, z=90, reach=210, colour=(0.84, 0.1, 185), power=0.75))


def _buoy(c: Canvas) -> None:
    x, y, size = spot(5.0, 15.2)
    q = size * 0.26
    c.multiply(c.mask(oval(x - 4, y + q * 0.5, q * 1.5, q * 0.4), soft=3), (0.15, 0.05, 20), 0.8)
    c.draw(
        lambda pen: pen.stroke([(x - q * 0.1, y), (x + q * 0.7, y - q * 3.1)], (0.8, 0.06, 80), q * 0.2),
        relief=2,
        detail=0.85,
    )
    body = c.mask(
        curve(
            place(
                [(-0.6, 0.5, CORNER), (-0.7, -0.2), (-0.3, -1.1), (0.3, -1.1), (0.7, -0.2), (0.6, 0.5, CORNER)],
                x,
                y,
                q,
                14,
            )
        )
    )
    relief = c.form(body, (0.6, 0.19, 30), rim=0.7, gloss=0.3, detail=0.85)
    stripe = c.mask(polygon(place([(-1, -0.5), (1, -0.5), (1, -0.05), (-1, -0.05)], x, y, q, 14)))
    c.form(relief.within(stripe & body), (0.95, 0.03, 90), rim=0.6, detail=0.85)


def _near(c: Canvas) -> None:
    """Blocks of ice and rust right before the eye, dark against the glow."""
    r = c.rng("near")
    for x, y, q in (
        (36.0, 1130.0, 96.0),
        (150.0, 1196.0, 60.0),
        (748.0, 1110.0, 84.0),
        (650.0, 1200.0, 58.0),
        (30.0, 960.0, 26.0),
        (420.0, 1216.0, 40.0),
    ):
        points = []
        for k in range(9):
            a = k / 9 * 6.283
            points.append(
                (x + math.cos(a) * q * r.uniform(0.75, 1.1), y + math.sin(a) * q * 0.78 * r.uniform(0.75, 1.1), CORNER)
            )
        block = c.mask(curve(points, pull=0.12), wobble=3)
        c.multiply(block.blur(14).move(-16, 16), (0.12, 0.04, 20), 0.6)
        stone(c, block, (0.29, 0.055, 40), thickness=q * 0.8, rough=1.1, seed=f"near{x}", detail=0.5)
        c.screen(block.edge(5, -4, 2), (0.95, 0.1, 78), 0.5)


def _lights(c: Canvas) -> None:
    px, py, size = spot(_PLANET[0], _PLANET[1])
    sky = c.full(smoothstep(0.32, 0.2, c.layer.rgb.max(-1))) - c.mask(circle(px, py, _PLANET[2] * size + 3))
    stars(c, 260, 560, seed="high", clip=sky)
    stars(c, 200, 1200, seed="deep", clip=sky)
    x, y = COMET
    c.glow(x + 6, y - 6, 26, (0.97, 0.05, 130), 0.75)
    c.glow(x, y, 90, (0.86, 0.09, 185), 0.4)
    bx, by, size = spot(*SKIFF)
    c.glow(bx + size * 3.6, by - size * 4.15, 32, (0.95, 0.12, 80), 0.8)
    r = c.rng("motes")

    def work(pen: Pen) -> None:
        for _ in range(70):
            pen.dot(r.uniform(0, 800), r.uniform(600, 1200), r.uniform(0.6, 1.8), (0.98, 0.07, 88), 0.85)

    c.draw(work, emission=0.6, detail=0.9)
    moons: tuple[tuple[float, float, float, Colour], ...] = (
        (300.0, 96.0, 20.0, (0.8, 0.06, 80)),
        (760.0, 70.0, 11.0, (0.7, 0.1, 45)),
    )
    for mx, my, q, tone in moons:
        m = c.mask(circle(mx, my, q))
        c.form(m, tone, rim=0.4, mottle=0.14, grain=8, bias=-0.04, detail=0.8)
        c.multiply(m & c.full(smoothstep(mx + q * 0.3, mx - q * 0.7, c.x - 0.4 * (c.y - my))), (0.12, 0.04, 320), 0.85)
