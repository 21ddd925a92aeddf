"""The laid table of Off Duty, from above: creased linen, bread, a glass of wine, half a lemon, a fork and a knife."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import metal
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import circle, curve, limb, oval, place, polygon
from art.painting.stamps import jittered, scatter, strew
from art.painting.strokes import repaint

_TURN = math.radians(-17)


def linen(c: Canvas) -> None:
    """Ink-blue linen with red woven stripes; it is creased, and a window's panes of noon lie on it."""
    u = c.x * math.cos(_TURN) + c.y * math.sin(_TURN)
    v = -c.x * math.sin(_TURN) + c.y * math.cos(_TURN)
    bend = c.field("bend", 240, 2) - 0.5
    swell = c.noise.at("swell", u / 170 + 0.8 * bend, v / 460, 1.0, 2)
    cross = c.noise.at("cross", u / 420 + 3, v / 150 + 0.7 * bend, 1.0, 2)
    iron = sum(np.exp(-(((w - at) / 5.5) ** 2)) for w, at in ((u, 196.0), (u, 560.0), (v, 1010.0), (v, 330.0)))
    height = 11 * np.sin(swell * 11) + 7 * np.sin(cross * 10) + 4.5 * iron
    weave = np.sin(u * 1.25) * np.sin(v * 1.25)
    thread = c.noise.at("thread", u / 2.2, v / 30, 1.0, 2) + c.noise.at("weft", u / 30, v / 2.2, 1.0, 2) - 1
    body = Relief(c.full(), np.asarray(height + 0.28 * weave + 1.1 * thread, np.float32))
    bent = v + 0.7 * height
    stripe = np.zeros_like(u)
    for at, wide in ((172.0, 15.0), (202.0, 5.0), (1096.0, 5.0), (1126.0, 15.0), (1238.0, 9.0)):
        stripe = np.maximum(stripe, smoothstep(wide, wide - 2, np.abs(bent - at)))
    c.form(body, (0.33, 0.075, 268), mottle=0.05, grain=8, rim=0.12, depth=0.75, detail=0.25)
    c.form(
        body.within(c.full(np.asarray(stripe * (0.84 + 0.16 * weave), np.float32))),
        (0.5, 0.17, 25),
        mottle=0.05,
        rim=0.1,
        detail=0.3,
    )
    panes = c.full(0)
    for i in range(2):
        for k in range(3):
            x, y = -150 + 222 * i + 150 * k, -190 + 20 * i + 300 * k
            panes = panes | c.mask(
                polygon([(x, y), (x + 200, y + 20), (x + 200 + 139, y + 20 + 278), (x + 139, y + 278)]), soft=3.5
            )
    slope = 0.62 + 0.9 * np.clip(-body.nx * 0.7 - body.ny * 0.7, -0.4, 0.5)
    fade = smoothstep(1250, 260, c.y + 0.35 * c.x)
    light = panes * np.asarray(np.clip(slope * (0.2 + 0.8 * fade), 0, 1), np.float32)
    c.screen(light, (0.76, 0.115, 46), 0.95)
    c.multiply(c.full(smoothstep(900, 1750, c.x * 0.8 + c.y)), (0.2, 0.06, 275), 0.75)
    repaint(c, 0.5, seed="table", loose=0.7)
    c.screen(c.full(np.asarray(smoothstep(0.25, 0.9, weave) * 0.1, np.float32)), (0.75, 0.06, 262))


def bread(c: Canvas, x: float, y: float, r: float) -> None:
    """A floured loaf with two cuts, and its crumbs."""
    crust = c.mask(oval(x, y, r, r * 0.9, 24), wobble=7, cell=40)
    c.multiply(crust.blur(14).move(34, 40), (0.1, 0.04, 275), 0.85)
    table = ramp(
        [
            (0, (0.2, 0.06, 25)),
            (0.3, (0.4, 0.1, 42)),
            (0.6, (0.64, 0.12, 60)),
            (0.85, (0.82, 0.1, 74)),
            (1, (0.94, 0.05, 85)),
        ]
    )
    dome = c.relief(crust, r * 1.1)
    grit = (c.field("crust", 22, 4) - 0.5) * 7 + (c.field("crumb", 4, 2) - 0.5) * 1.6
    c.form(dome, table, bump=np.asarray(grit, np.float32), mottle=0.12, rim=0.3, bias=-0.07, detail=0.6)
    q = np.hypot(c.x - x, (c.y - y) * 1.06) + 10 * (c.field("banneton", 60, 2) - 0.5)
    flour = smoothstep(0.1, 0.9, np.sin(q / 3.4)) * smoothstep(0.3, 0.62, c.field("flour", 26, 4))
    c.screen(crust & c.full(np.asarray(flour * smoothstep(r * 0.95, r * 0.6, q), np.float32)), (0.94, 0.04, 80), 0.5)
    for k, spine in enumerate(
        (
            [(-0.56, -0.34), (-0.2, -0.06), (0.24, 0.12), (0.66, 0.2)],
            [(0.3, -0.5), (0.12, -0.14), (0.0, 0.2), (-0.12, 0.62)],
        )
    ):
        path = place(spine, x, y, r, 0)
        wide = (1.5, 0.085 * r, 0.095 * r, 1.5)
        cut = c.mask(limb([(*w[:2], wide[i]) for i, w in enumerate(path)]), wobble=3, cell=12)
        c.multiply(cut.grow(6).blur(3) & crust, (0.3, 0.1, 36), 0.75)
        tear = np.asarray((c.field("tear", 9, 3) - 0.5) * 7, np.float32)
        c.form(dome.within(cut & crust), (0.9, 0.07, 78), bump=tear, bias=0.06, detail=0.6)
        c.multiply(cut.edge(-6, -5, 2.5), (0.42, 0.1, 40), 0.75)
        px, py = scatter(cut.grow(20), 120, c.rng(f"flour{k}"), "any")
        n = len(px)
        white = jittered(np.tile(np.array([[0.97, 0.93, 0.86]], np.float32), (n, 1)), c.rng("white"))
        strew(
            c, "dot", px, py, c.rng(f"f{k}").uniform(0.8, 2.2, n), 0.0, white, seed=f"flour{k}", alpha=0.35, clip=crust
        )
    c.multiply(crust & c.full(smoothstep(0.1, 1.1, ((c.x - x) * 0.7 + (c.y - y) * 0.75) / r)), (0.3, 0.1, 20), 0.6)
    rr = c.rng("crumbs")
    n = 46
    a, d = rr.uniform(-0.4, 2.2, n), r * rr.uniform(1.02, 1.75, n)
    tone = jittered(np.tile(np.array([[0.78, 0.55, 0.34]], np.float32), (n, 1)), rr, 0.16)
    px, py, size = x + d * np.cos(a), y + d * np.sin(a), rr.uniform(3, 9, n)
    strew(
        c,
        "soft",
        px + 2.5,
        py + 3,
        size * 1.7,
        0.0,
        np.tile(np.array([[0.05, 0.04, 0.1]], np.float32), (n, 1)),
        seed="cs",
        alpha=0.7,
    )
    strew(c, "pebble", px, py, size, rr.uniform(0, 6, n), tone, seed="crumbs", detail=0.7)


def wine(c: Canvas, x: float, y: float, r: float) -> None:
    """A glass of red wine; noon falls through it and lies red on the cloth."""
    shade = c.mask(circle(x + 62, y + 66, r * 1.04), soft=11)
    c.multiply(shade, (0.1, 0.05, 350), 0.75)
    d = np.hypot((c.x - x - 74) / 1.0, (c.y - y - 78) / 1.0)
    n = c.field("caustic", 40, 3)
    c.glaze(shade & c.full(np.clip(smoothstep(r * 0.95, r * 0.1, d) * (0.35 + n), 0, 1)), (0.52, 0.2, 26), 0.9)
    arc = np.exp(-(((d - r * 0.78 - 12 * (n - 0.5)) / 5) ** 2)) * smoothstep(
        -0.2, 0.8, (c.x - x - 74 + c.y - y - 78) / r
    )
    c.screen(c.full(np.asarray(arc, np.float32)), (0.86, 0.16, 40), 0.8)
    c.multiply(c.mask(circle(x, y, r)), (0.3, 0.08, 350), 0.6)
    pool = c.mask(circle(x + 2, y + 3, r * 0.84))
    t = 0.36 + ((c.x - x) + (c.y - y)) / (2.6 * r) + 0.16 * (n - 0.5)
    red = ramp([(0, (0.12, 0.06, 10)), (0.5, (0.28, 0.12, 18)), (0.85, (0.46, 0.18, 24)), (1, (0.62, 0.19, 32))])
    c.fill(pool, pick(red, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    pane = c.mask(
        curve([(x - 48, y + 6), (x - 40, y - 30), (x - 8, y - 50), (x - 18, y - 30), (x - 34, y - 12)]), soft=1
    )
    c.screen(pane & pool, (0.95, 0.06, 75), 0.7)
    c.screen(c.mask(oval(x + 30, y + 34, 20, 8, -45), soft=5) & pool, (0.7, 0.2, 32), 0.7)

    def rims(pen: Pen) -> None:
        for k in range(44):
            a = k / 44 * 2 * math.pi
            lit = 0.5 + 0.5 * math.cos(a - math.radians(228))
            shine = lit**4 + 0.5 * max(0.0, -math.cos(a - math.radians(228))) ** 10
            arc = [(x + q * math.cos(a + t), y + q * math.sin(a + t)) for q in (r,) for t in (0.0, 0.08, 0.16)]
            pen.stroke(arc, (0.62 + 0.36 * shine, 0.04, 60), 3.2 + 2.6 * shine, 0.35 + 0.65 * shine)
            arc = [(x + 2 + q * math.cos(a + t), y + 3 + q * math.sin(a + t)) for q in (r * 0.84,) for t in (0.0, 0.16)]
            pen.stroke(arc, (0.72, 0.15, 35), 1.8, 0.15 + 0.6 * (1 - lit))

    c.draw(rims, detail=0.8, soft=0.4)


def lemon(c: Canvas, x: float, y: float, r: float) -> None:
    """Half a lemon, cut side up."""
    rind = c.mask(oval(x, y, r * 1.03, r, -30), wobble=2)
    c.multiply(rind.blur(10).move(22, 26), (0.1, 0.04, 275), 0.85)
    c.form(rind, (0.84, 0.15, 92), thickness=20, rim=0.6, gloss=0.3, detail=0.7)
    face = rind.grow(-6)
    c.fill(face, (0.95, 0.045, 95), detail=0.7, mottle=0.04)
    dx, dy = c.x - x, c.y - y
    d, a = np.hypot(dx, dy) / r, np.arctan2(dy, dx)
    k = 9 * (a / (2 * math.pi)) + 0.1 * np.sin(a * 2)
    across = np.abs(np.mod(k, 1) - 0.5) * 2
    width = (1 - across) * d * math.pi / 9 * r
    inside = smoothstep(1.6, 4.5, width) * smoothstep(0.82, 0.78, d) * smoothstep(0.1, 0.16, d)
    fibre = c.noise.at("pulp", k * 16, d * 4.5, 1.0, 2)
    t = np.clip(0.5 + 0.9 * (fibre - 0.5) + 0.2 * (d - 0.5) - 0.14 * (dx + dy) / r, 0, 1)
    pulp = ramp([(0, (0.68, 0.14, 82)), (0.5, (0.84, 0.14, 94)), (0.85, (0.93, 0.1, 98)), (1, (0.98, 0.04, 100))])
    c.fill(face & c.full(np.asarray(inside, np.float32)), pick(pulp, np.asarray(t, np.float32)), detail=0.75)
    seed = c.mask(curve(place([(-1, 0), (0, -0.5), (1, 0), (0, 0.5)], x + r * 0.34, y - r * 0.16, 9, -20)))
    c.shadow(seed, 2, 2, 1.5, 0.6)
    c.form(seed, (0.9, 0.05, 90), detail=0.8)
    c.multiply(rind & c.full(smoothstep(-0.2, 1.1, (dx * 0.6 + dy * 0.8) / r)), (0.42, 0.09, 300), 0.6)


def _silver(c: Canvas, mask: Mask, thickness: float, share: Array) -> None:
    c.multiply(mask.blur(5).move(11, 13), (0.08, 0.03, 275), 0.8)
    metal(c, mask, (0.78, 0.025, 262), thickness=thickness, polish=0.8, detail=0.7)
    c.multiply(mask & c.full(share), (0.24, 0.05, 272), 0.85)


def cutlery(c: Canvas) -> None:
    """A fork and a knife, the lower half of them in shade."""
    dark = np.asarray(smoothstep(1706, 1790, c.x + c.y), np.float32)

    def at(points: list[tuple[float, ...]], x: float, y: float) -> list[tuple[float, ...]]:
        return place(points, x, y, 1, -34)

    fx, fy = 536.0, 1166.0
    tines = [
        limb(at([(-62, v, 3.2), (-30, v * 1.04, 4.4), (2, v, 4.6), (22, v * 0.7, 5)], fx, fy), 24)
        for v in (-16.5, -5.5, 5.5, 16.5)
    ]
    head = curve(at([(0, -22), (28, -20), (58, -6), (58, 6), (28, 20), (0, 22), (10, 0)], fx, fy))
    stem = limb(at([(48, 0, 7), (90, 0, 5.6), (200, 0, 8), (330, 0, 13)], fx, fy), 30)
    _silver(c, c.mask(head, stem, *tines), 8, dark)
    kx, ky = 612.0, 1206.0
    blade = c.mask(curve(at([(-90, 10), (-60, -10), (40, -15), (90, -10), (90, 12), (0, 16)], kx, ky)))
    grip = c.mask(limb(at([(86, 0, 10), (140, 0, 12), (330, 0, 15)], kx, ky), 30))
    _silver(c, blade, 6, dark)
    _silver(c, grip, 12, dark)
