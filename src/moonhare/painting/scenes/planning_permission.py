"""In the morning mist a glass tower mirrors an oak that stands nowhere, and its boughs reach out of the panes."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.materials import bricks
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.motes import glints
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._planning_permission_parts import courier
from moonhare.painting.scenes._planning_permission_tower import BASE, breakout, middle, shaft, tower, tree
from moonhare.painting.shapes import box, limb, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Planning Permission",
    hero="slender glass tower that mirrors an oak which stands nowhere, its boughs reaching out through open panes",
    idea="reflected as something else",
    place="city, business quarter",
    palette="moss dawn",
    composition="low-horizon giant",
    time="morning",
    symbols=("tower", "oak", "wheelchair"),
    hidden="an owl in a hollow of the mirrored trunk",
    readings=("memory", "progress", "patience"),
    person=True,
)
FINISH = {"vignette": 0.3, "bloom": 0.5, "saturation": 1.1, "focus": Focus(440, 520, 380, 620, 0.25)}

_GOLD = (0.95, 0.12, 90)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.7, -0.5, 0.5),
        key=(0.96, 0.11, 92),
        shade=(0.27, 0.06, 190),
        rim=(-0.85, -0.5, 0),
        rim_colour=(0.97, 0.1, 92),
        bounce=(0.6, 0.1, 120),
    )
    with c.group() as oak:
        _oak(c)
        repaint(c, 0.4, seed="oak")
        _owl(c)
    _sky(c)
    _city(c)
    _plaza(c)
    repaint(c, 0.6, seed="city", loose=0.9)
    _mirrored(c)
    with c.group() as glass:
        tower(c, oak)
    _reflection(c, glass)
    c.rays(-60, 250, [16, 27, 38, 50], 1150, 190, _GOLD, 0.42, 24)
    c.paste(glass)
    repaint(c, 0.16, seed="last")
    c.glow(middle(0.36) - 20, 400, 110, (0.96, 0.14, 82), 0.3)
    c.glow(middle(0.36), 440, 330, (0.9, 0.15, 86), 0.26)
    breakout(c)
    c.fog(968, 1062, (0.96, 0.1, 80), 0.5)
    _courier(c)
    _leaves(c)
    _birds(c)


def _oak(c: Canvas) -> None:
    """What stands in the glass: one oak, its crown about a morning of its own, mist at its roots."""
    c.wash(
        [
            (0.0, (0.6, 0.1, 150)),
            (0.12, (0.82, 0.13, 105)),
            (0.34, (0.95, 0.15, 84)),
            (0.6, (0.9, 0.16, 76)),
            (0.76, (0.82, 0.15, 82)),
            (0.86, (0.6, 0.11, 125)),
            (1.0, (0.34, 0.08, 150)),
        ],
        warp=10,
    )
    c.glow(middle(0.5) - 10, 420, 190, (0.99, 0.12, 86), 0.7)
    r = c.rng("far-trunks")
    for i in range(8):
        fx = 210 + i * 56 + r.normal(0, 12)
        m = c.mask(limb([(fx, 1010, 10), (fx + r.normal(0, 12), 700, 7), (fx + r.normal(0, 24), 320, 4)]), soft=2)
        c.fill(m, (0.7, 0.11, 108), alpha=0.45, detail=0.2)
    c.fog(780, 1010, (0.95, 0.13, 86), 0.6)
    tree(c)
    n = 340
    bx, by = r.uniform(200, 640, n), np.sort(r.uniform(1000, 1060, n))
    tones = jittered(pick(ramp([(0.26, 0.07, 150), (0.46, 0.11, 128), (0.76, 0.14, 105)]), r.random(n) ** 1.4), r)
    strew(c, "blade", bx, by, r.uniform(16, 34, n), -math.pi / 2 + r.normal(0, 0.6, n), tones, seed="ferns")


def _owl(c: Canvas) -> None:
    """An owl looks out of a hollow in the mirrored trunk."""
    x, y = 412.0, 824.0
    hollow = c.mask(oval(x, y, 14, 20, 4), wobble=1.5)
    c.fill(hollow.grow(4), (0.36, 0.06, 62), detail=0.8)
    c.fill(hollow, (0.14, 0.03, 60), detail=0.8)
    body = c.mask(oval(x, y + 8, 11, 15))
    c.form(body & hollow, (0.46, 0.06, 66), thickness=9, rim=0.4, detail=0.9)

    def face(pen: Pen) -> None:
        for s in (-1, 1):
            pen.fill(oval(x + s * 4.4, y - 1, 4.4, 5), (0.74, 0.07, 78))
            pen.dot(x + s * 4, y - 1, 2.7, (0.86, 0.16, 82))
            pen.dot(x + s * 4, y - 1, 1.6, (0.1, 0.02, 60))
            pen.stroke([(x + s * 1, y - 5), (x + s * 5, y - 7), (x + s * 9, y - 11)], (0.36, 0.06, 62), 2.2)
        pen.fill(polygon([(x - 1.6, y + 2), (x + 1.6, y + 2), (x, y + 6)]), (0.3, 0.05, 60))
        for i in range(3):
            low = y + 9 + 3 * i
            pen.stroke([(x - 6, low), (x, low + 1.6), (x + 6, low)], (0.34, 0.05, 62), 1.2, 0.8)

    c.draw(face, detail=0.95)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0.0, (0.34, 0.07, 195)),
            (0.2, (0.45, 0.08, 183)),
            (0.44, (0.6, 0.09, 165)),
            (0.64, (0.8, 0.095, 104)),
            (0.8, (0.93, 0.115, 70)),
            (1.0, (0.7, 0.08, 110)),
        ],
        warp=22,
        turn=-14,
    )
    c.glow(-30, 640, 420, (0.97, 0.13, 72), 1.0)
    wisps = smoothstep(0.5, 0.78, c.field("wisps", 120, 5, (3.2, 0.8))) * smoothstep(760, 260, c.y)
    c.glaze(np.asarray(wisps, np.float32), (0.95, 0.07, 98), 0.5)


def _city(c: Canvas) -> None:
    """Rows of roofs and towers, each paler, mist between."""
    r = c.rng("city")
    panes: list[tuple[float, float, float]] = []
    rows = (((0.82, 0.08, 118), 590, 0.5), ((0.74, 0.085, 135), 730, 0.65), ((0.6, 0.08, 155), 870, 0.75))
    for k, (tone, low, share) in enumerate(rows):
        x = -40.0
        while x < 840:
            w = r.uniform(34, 78)
            top = low + r.uniform(-120, 90) + 90 * math.exp(-(((x - 400) / 220) ** 2))
            cut = int(r.choice(6))
            peak = [(x, top), (x + w, top)]
            if cut == 1:
                peak = [(x, top), (x + w * 0.5, top - w * 0.7), (x + w, top)]
            elif cut == 2:
                peak = [(x, top), (x + w * 0.3, top - 4), (x + w * 0.3, top - 40), (x + w * 0.7, top - 40)]
                peak += [(x + w * 0.7, top), (x + w, top)]
            m = c.mask(polygon([(x, 1060), *peak, (x + w, 1060)]), soft=1.6 - 0.4 * k)
            c.fill(m, mix(tone, (0.86, 0.09, 105), 0.3 * r.random()), alpha=share, detail=0.25)
            lit = c.mask(polygon([(x, 1060), (x, top + 4), (x + w * 0.22, top + 4), (x + w * 0.22, 1060)]), soft=1.5)
            c.screen(lit, (0.95, 0.11, 90), 0.26)

            panes += [
                (x + 8 + 13 * col, top + 16 + 22 * row, 1.3 + 0.5 * k)
                for row in range(int((960 - top) / 22))
                for col in range(int(w / 13))
                if r.random() < 0.1 + 0.06 * k
            ]
            x += w * r.uniform(0.9, 1.5)
        c.fog(low + 60, low + 330, (0.95, 0.09, 78), (0.95, 0.95, 0.9)[k], cell=190)

    def windows(pen: Pen) -> None:
        for wx, wy, q in panes:
            pen.fill(box(wx, wy, 2 * q, 2.8 * q), (0.97, 0.12, 88), 0.75)

    c.draw(windows, detail=0.75, emission=0.4)


def _plaza(c: Canvas) -> None:
    """Wet stone: pale at the horizon, deep towards us."""
    ground = plane(
        c,
        c.mask(polygon([(-10, 1004), (810, 1004), (810, 1210), (-10, 1210)])),
        ((60, 996), (740, 996), (1500, 1210), (-700, 1210)),
    )
    at = ground.mask.where
    down = np.clip((c.y[at] - 1004) / 196, 0, 1)
    side = 0.16 * smoothstep(700, 0, c.x[at])
    light = 0.26 - 0.66 * down + side + 0.16 * (c.field("puddle", 120, 3, (3, 0.7))[at] - 0.5)
    bricks(c, ground, (0.58, 0.05, 145), across=19, down=9, mortar=0.035, light=np.asarray(light, np.float32))
    c.fog(960, 1050, (0.96, 0.1, 80), 0.9)


def _mirrored(c: Canvas) -> None:
    """Tower and sky lie broken in the wet stones; the shadow falls away from the light."""
    down = np.clip((c.y - BASE) / (1200 - BASE), 0, 1)
    wave = 14 * (c.field("wet", 34, 3, (4, 0.6)) - 0.5) * (1 + 3 * down)
    lane = np.exp(-(((c.x + wave - middle(1)) / (86 + 50 * down)) ** 4)) * (c.y > BASE - 2)
    puddle = 0.35 + 0.65 * smoothstep(0.42, 0.6, c.field("pool", 80, 3, (3.2, 0.7)))
    c.glaze(np.asarray(lane * puddle * (1 - 0.6 * down), np.float32), (0.88, 0.15, 92), 1.0)
    c.glow(middle(1) - 10, BASE + 60, 120, (0.95, 0.14, 90), 0.8, flat=0.5)
    pools = smoothstep(0.56, 0.66, c.field("pools", 110, 3, (3.4, 0.6))) * smoothstep(1040, 1080, c.y)
    c.screen(np.asarray(pools, np.float32), (0.8, 0.1, 110), 0.3)
    cast = c.mask(polygon([(middle(1) - 60, BASE), (middle(1) + 110, BASE - 8), (900, 1130), (900, 1210)]), soft=16)
    c.multiply(cast, (0.24, 0.06, 175), 0.6)
    foot = c.mask(
        limb([(middle(1) - shaft(1.0) - 20, BASE + 2, 8), (middle(1) + shaft(1.0) + 40, BASE + 2, 9)]), soft=6
    )
    c.multiply(foot, (0.2, 0.05, 170), 0.7)


def _reflection(c: Canvas, glass: Layer) -> None:
    """The tower upside down in the puddles, drawn out and broken by ripples."""
    down = np.clip(c.y - BASE - 26, 0, None)
    ripple = (c.field("ripple", 16, 2, (5, 0.7)) - 0.5) * (10 + 0.16 * down)
    mx = middle(1) + (c.x - middle(1)) / (1 + 0.001 * down) + ripple * 1.6
    my = BASE - 2 - down * 2.4 + ripple * 2
    wet = smoothstep(0.36, 0.52, c.field("pool", 80, 3, (3.2, 0.7))) * smoothstep(BASE + 22, BASE + 34, c.y)
    near = np.exp(-(((c.x - middle(1) + 24 * (c.field("shore", 60, 3, (3, 1)) - 0.5)) / 150) ** 6))
    wet = np.maximum(wet, near * smoothstep(BASE + 22, BASE + 34, c.y) * smoothstep(1190, 1150, c.y))
    bend = (np.asarray(mx, np.float32), np.asarray(my, np.float32))
    c.paste(glass, bend=bend, clip=c.full(wet), alpha=0.8)


def _courier(c: Canvas) -> None:
    """The courier, small, from behind, with a long shadow away from the light."""
    k, x, y = 0.43, 206.0, 1130.0
    long = c.mask(polygon([(x - 18, y - 6), (x + 26, y + 4), (x + 250, y + 44), (x + 230, y + 18)]), soft=6)
    c.multiply(long, (0.2, 0.05, 180), 0.75)
    c.glow(x, y - 40, 60, (0.95, 0.1, 92), 0.25)
    with c.group() as g:
        courier(c)
    c.paste(g, bend=(646 + (c.x - x) / k, 1166 + (c.y - y) / k))


def _leaves(c: Canvas) -> None:
    """Real leaves drift from the boughs and lie on the stones."""
    r = c.rng("blown")
    n = 60
    x, y = r.uniform(120, 800, n), np.sort(r.uniform(1046, 1190, n))
    keep = np.hypot((x - 214) / 70, (y - 1100) / 60) > 1
    tones = jittered(pick(ramp([(0.56, 0.14, 122), (0.82, 0.16, 84), (0.7, 0.17, 52)]), r.random(n)), r)
    size = 6 + 12 * (y - 1040) / 150
    strew(c, "leaf", x[keep], y[keep], size[keep], r.uniform(0, 6.3, n)[keep], tones[keep], seed="blown", detail=0.8)
    m = 54
    f = r.random(m)
    hx, hy = 640 + 60 * np.sin(f * 6) + 40 * f + r.normal(0, 36, m), 420 + 620 * f + r.normal(0, 20, m)
    hot = jittered(pick(ramp([(0.6, 0.14, 120), (0.82, 0.16, 85), (0.74, 0.17, 55)]), r.random(m)), r)
    strew(c, "leaf", hx, hy, 8 + 7 * f, r.uniform(0, 6.3, m), hot, seed="air", detail=0.9)
    glints(c, c.rng("dust"), 46, lambda q: (middle(0.4) + q.normal(0, 210), 470 + q.normal(0, 240)), _GOLD)


def _birds(c: Canvas) -> None:
    places = [
        (640, 150, 40),
        (690, 112, 32),
        (724, 168, 26),
        (604, 176, 24),
        (566, 96, 20),
        (130, 176, 30),
        (92, 210, 22),
    ]
    far_birds(c, [(float(x), float(y), float(s)) for x, y, s in places], (0.26, 0.05, 190), seed="flock")
