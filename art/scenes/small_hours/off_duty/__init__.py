"""A lifeguard asleep in his boat on a bowl of red soup, a lagoon on a laid table; a spoon comes down."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask, blur
from art.painting.materials import metal, smoke
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.relight import Relight
from art.painting.shapes import circle, curve, limb, oval
from art.painting.stamps import jittered, sampled, strew
from art.painting.strokes import repaint

from .boat import BOAT, adrift, at, boat, under
from .soup import FIN, SOUP, X, Y, eyes, fin, herbs
from .table import bread, cutlery, lemon, linen, wine

BRIEF = Brief(
    title="Off Duty",
    hero="lifeguard asleep in a rowing boat on a vast bowl of red soup that mirrors a window; a spoon hangs over him",
    idea="wrong scale",
    place="restaurant, lunch table",
    palette="ink and red",
    composition="seen from above",
    time="noon",
    symbols=("soup", "spoon", "boat"),
    hidden="a carrot fin that circles the boat",
    readings=("boredom", "fate", "summer"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.76, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.12, towards=320),
}

_R = 412.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.62, -0.66, 0.46),
        key=(0.97, 0.05, 78),
        shade=p.shade,
        rim=(-0.7, -0.7, 0),
        rim_colour=(0.97, 0.06, 75),
        bounce=(0.56, 0.19, 28),
        bounce_share=0.3,
    )
    linen(c)
    wine(c, 520, 104, 86)
    bread(c, 92, 122, 150)
    lemon(c, 88, 1108, 92)
    cutlery(c)
    _bowl(c)
    soup = _soup(c)
    ripple = _ripples(c)
    chop = np.asarray(ripple + 0.7 * (c.noise.at("chop", c.x / 26, c.y / 9, 1.0, 3) - 0.5), np.float32)
    _water(c, soup, chop)
    repaint(c, 0.35, seed="soup", loose=0.6)
    window = _window(c, soup, chop)
    spoon = _spoon_masks(c)
    c.multiply((spoon[0] | spoon[1]).blur(8).move(22, 180) & soup, (0.17, 0.09, 8), 0.85)
    under(c, soup)
    _crests(c, soup, ripple)
    _glints(c, soup, window, ripple)
    eyes(c, soup)
    herbs(c, soup)
    fin(c)
    adrift(c, soup)
    boat(c, soup)
    _touch(c, soup)
    _spoon(c, *spoon)
    _steam(c)


def _disc(c: Canvas, r: float, dx: float = 0.0, dy: float = 0.0, soft: float = 0.0) -> Mask:
    return c.mask(circle(X + dx, Y + dy, r), soft=soft)


def _bowl(c: Canvas) -> None:
    """Ink-glazed stoneware; brushed waves run round its wide rim between two red lines."""
    c.multiply(_disc(c, _R, 46, 60, 26), (0.08, 0.03, 275), 0.95)
    outer = _disc(c, _R)
    d = np.hypot(c.x - X, c.y - Y)
    a = np.arctan2(c.y - Y, c.x - X)
    throw = 0.8 * np.sin(d * 0.9 + 0.4 * np.sin(a * 3)) + 3 * (c.field("glaze", 16, 3) - 0.5)
    height = 26 * np.sqrt(np.clip(1 - ((d - 388) / 26) ** 2, 0, 1)) + throw
    body = Relief(outer, np.asarray(height, np.float32)[outer.where])
    c.form(body, (0.3, 0.06, 268), mottle=0.1, grain=9, gloss=0.7, gloss_sharpness=16, rim=0.5, detail=0.6)
    for at_, wide in ((404.0, 3.2), (371.0, 2.4)):
        line = smoothstep(wide, wide - 1.4, np.abs(d - at_ + 1.2 * np.sin(a * 7)))
        c.form(body.within(c.full(np.asarray(line, np.float32))), (0.56, 0.2, 27), mottle=0.1, gloss=0.5, detail=0.6)

    def waves(pen: Pen) -> None:
        r = c.rng("waves")
        n = 62
        for k in range(n):
            t = k / n * 2 * math.pi
            for q, size in ((381.0, 1.0), (386.0, 0.66), (390.0, 0.36)):
                arc = []
                for w in np.linspace(0, math.pi, 7):
                    turn = t + (0.043 * size * -math.cos(w)) + r.normal(0, 0.0006)
                    rise = q - 6 + (392 - 377) * size * math.sin(w)
                    arc.append((X + rise * math.cos(turn), Y + rise * math.sin(turn)))
                pen.stroke(arc, (0.86, 0.035, 240), 1.7 + 0.5 * r.random(), 0.55 + 0.3 * r.random())

    c.draw(waves, detail=0.6, texture=0.2, clip=outer)
    c.multiply(outer & c.full(smoothstep(0.1, 1.0, ((c.x - X) + (c.y - Y)) / 560)), (0.3, 0.06, 275), 0.6)
    c.fill(_disc(c, SOUP + 8), (0.17, 0.07, 15), detail=0.4)
    lit = _disc(c, SOUP + 8) & c.full(smoothstep(0.1, 0.9, ((c.x - X) + (c.y - Y)) / 500))
    c.screen(lit, (0.45, 0.14, 28), 0.7)


def _soup(c: Canvas) -> Mask:
    """Red shoals and depths, with slow whirls of cream and oil in them."""
    soup = _disc(c, SOUP)
    d = np.hypot(c.x - (X - 70), c.y - (Y - 40))
    wx, wy = c.field("curl-x", 120, 3) - 0.5, c.field("curl-y", 120, 3) - 0.5
    n = c.noise.at("shoal", c.x / 130 + 1.6 * wx, c.y / 90 + 1.6 * wy, 1.0, 4) - 0.5
    t = 1.04 - d / 540 + 0.5 * n
    table = ramp(
        [
            (0, (0.22, 0.1, 15)),
            (0.25, (0.37, 0.155, 22)),
            (0.55, (0.52, 0.195, 28)),
            (0.8, (0.63, 0.19, 36)),
            (1, (0.74, 0.165, 50)),
        ]
    )
    c.fill(soup, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)
    vein = c.noise.at("vein", c.x / 100 + 2.4 * wx, c.y / 70 + 2.4 * wy, 1.0, 3)
    cream = np.exp(-np.abs(vein - 0.5) * 52) * smoothstep(0.42, 0.62, c.field("where", 160, 2))
    c.screen(soup * np.asarray(cream, np.float32), (0.86, 0.11, 52), 0.4)
    shade = soup - _disc(c, SOUP, 30, 36, 14)
    c.multiply(shade, (0.14, 0.07, 350), 0.9)
    glow = soup - _disc(c, SOUP - 6, -5, -6, 3)
    c.screen(glow, (0.8, 0.15, 50), 0.75)
    return soup


def _ripples(c: Canvas) -> Array:
    """Return the heights of the waves, about -1 to 1: round the boat, the hand, the foot and the fin."""
    hand, foot = at([(0.28, 0.63), (0.62, -0.64)])
    sway = 6 * (c.field("ring", 60, 2) - 0.5)
    a = math.radians(BOAT[2])
    u = (c.x - BOAT[0]) * math.cos(a) + (c.y - BOAT[1]) * math.sin(a)
    v = -(c.x - BOAT[0]) * math.sin(a) + (c.y - BOAT[1]) * math.cos(a)
    round_boat = np.hypot(np.maximum(np.abs(u) - 120, 0), v) - 66 + sway
    reach = np.exp(-np.maximum(round_boat, 0) / 90) * smoothstep(4, 16, round_boat)
    rings = [(np.sin(round_boat / 4.4) * reach, reach)]
    for (x, y), long, wide in ((hand[:2], 3.4, 34), (foot[:2], 3.4, 38), (FIN, 3.8, 30)):
        d = np.hypot(c.x - x, c.y - y) + sway * 0.5
        rings.append((1.1 * np.sin(d / long) * np.exp(-d / wide), 1.5 * np.exp(-d / wide)))
    total = np.sum([share**6 for _, share in rings], axis=0) + 1e-9
    out = np.sum([wave * share**6 for wave, share in rings], axis=0) / total
    return np.asarray(np.clip(out, -1.4, 1.4), np.float32)


def _water(c: Canvas, soup: Mask, ripple: Array) -> None:
    c.screen(soup * smoothstep(0.25, 0.95, ripple), (0.88, 0.14, 48), 0.5)
    c.multiply(soup * smoothstep(0.2, 0.9, -ripple), (0.28, 0.12, 12), 0.6)


def _crests(c: Canvas, soup: Mask, ripple: Array) -> None:
    """Thin broken lights along the crests, warm shade in the troughs."""
    gap = smoothstep(0.36, 0.62, c.field("gap", 46, 3))
    crest = smoothstep(0.34, 0.8, ripple) * (0.25 + 0.75 * gap)
    c.multiply(soup * smoothstep(0.2, 0.9, -ripple), (0.3, 0.12, 12), 0.55)
    c.screen(soup * np.asarray(crest, np.float32), (0.93, 0.12, 56), 0.66)


def _window(c: Canvas, soup: Mask, ripple: Array) -> Mask:
    """The window above the table lies in the soup, its panes bent and torn by the ripples."""
    sway = c.field("sway", 60, 2, (2, 1)) - 0.5
    x, y = c.x + 9 * ripple + 16 * sway, c.y + 7 * ripple + 10 * sway
    u = ((x - 268) + 0.22 * (y - 500)) / 118
    v = ((y - 500) - 0.1 * (x - 268)) / 158
    panes = smoothstep(1, 0.97, np.abs(u)) * smoothstep(1, 0.97, np.abs(v))
    panes *= smoothstep(0.035, 0.065, np.abs(u)) * smoothstep(0.025, 0.05, np.abs(v + 0.18))
    arch = smoothstep(1.08, 1.04, np.hypot(u * 0.9, np.minimum(v + 0.3, 0) * 1.4))
    torn = 1 - smoothstep(-0.2, -0.75, ripple + 0.9 * (0.5 - smoothstep(0.2, 1.0, v))) * smoothstep(0.1, 0.9, v)
    tail = smoothstep(1.25, 0.9, np.abs(u)) * smoothstep(0.9, 1.05, v) * smoothstep(2.0, 1.0, v)
    slats = tail * smoothstep(0.1, 0.5, ripple + 0.35 * np.sin(y / 4.6 + 3 * sway) - 0.25 * (v - 1))
    light = soup * np.asarray(np.maximum(panes * arch * torn, 0.9 * slats), np.float32)
    c.glow(268, 500, 150, (0.84, 0.16, 60), 0.5)
    sky = c.noise.at("cloud", x / 60, y / 30, 1.0, 3)
    table = ramp([(0.99, 0.025, 95), (0.96, 0.07, 86), (0.88, 0.13, 70)])
    tone = np.clip((v + 1) / 2 + 0.5 * (sky - 0.5), 0, 1)
    c.fill(light, pick(table, np.asarray(tone, np.float32)), 0.95, detail=0.75)
    c.emit(light, 0.4)
    return light


def _glints(c: Canvas, soup: Mask, window: Mask, ripple: Array) -> None:
    """Small strokes of light lie along the ripples, thickest about the window."""
    r = c.rng("glints")
    n = 9000
    a, q = r.uniform(0, 2 * math.pi, n), (SOUP - 8) * np.sqrt(r.random(n))
    x, y = X + q * np.cos(a), Y + q * np.sin(a)
    high = sampled(c, ripple, x, y)
    bright = sampled(c, np.asarray(window.blur(46).whole(), np.float32), x, y)
    gy, gx = (np.asarray(g, np.float32) for g in np.gradient(ripple))
    along, across = (blur(np.asarray(g, np.float32), 5 * c.scale) for g in (gx * gx - gy * gy, 2 * gx * gy))
    turns = np.asarray(np.arctan2(across, along) / 2 + math.pi / 2, np.float32)
    angle = sampled(c, turns, x, y)
    inside = sampled(c, np.asarray(window.grow(3).whole(), np.float32), x, y)
    keep = (high + 1.3 * bright + r.normal(0, 0.2, n) > 0.62) & (inside < 0.1) & (high > 0.2)
    x, y, angle, bright, high = x[keep], y[keep], angle[keep], bright[keep], high[keep]
    t = np.clip(0.3 + 0.9 * bright + 0.25 * high + r.normal(0, 0.12, len(x)), 0, 1)
    tones = pick(
        ramp([(0.56, 0.19, 30), (0.72, 0.17, 46), (0.88, 0.13, 66), (0.98, 0.05, 86)]), np.asarray(t, np.float32)
    )
    strew(
        c,
        "hair",
        x,
        y,
        r.uniform(6, 16, len(x)),
        angle,
        jittered(tones, r),
        seed="glints",
        alpha=0.75,
        detail=0.7,
        clip=soup,
    )


def _touch(c: Canvas, soup: Mask) -> None:
    """Where hand and foot go under, a bright ring closes round them."""
    gap = smoothstep(0.3, 0.6, c.field("touch", 12, 2))
    for u, v, tone, share in ((0.285, 0.63, (0.42, 0.17, 25), 0.0), (0.62, -0.645, (0.74, 0.16, 50), 0.6)):
        x, y = at([(u, v)])[0][:2]
        c.glaze(c.mask(oval(x + 4, y - 2, 11, 12), soft=3) & soup, tone, 0.8)
        d = np.hypot((c.x - x) / 1.12, (c.y - y) / 0.92) + 3 * (gap - 0.5)
        ring = np.exp(-(((d - 15) / 1.7) ** 2)) * (0.2 + 0.8 * gap)
        c.screen(soup * np.asarray(ring, np.float32), (0.98, 0.07, 75), share)


def _spoon_masks(c: Canvas) -> tuple[Mask, Mask]:
    bowl = c.mask(
        curve(
            [
                (472, 560),
                (468, 500),
                (496, 432),
                (548, 378),
                (606, 352),
                (646, 366),
                (658, 418),
                (640, 484),
                (596, 548),
                (536, 584),
                (496, 584),
            ]
        )
    )
    stem = c.mask(limb([(628, 376, 25), (662, 318, 13), (706, 236, 12), (764, 120, 17), (830, -20, 30)], 50))
    return bowl, stem


def _spoon(c: Canvas, bowl: Mask, stem: Mask) -> None:
    """It hangs over the soup; its shade reaches for the boat."""
    c.multiply((bowl | stem).blur(10).move(30, 80) - _disc(c, SOUP), (0.08, 0.03, 275), 0.6)
    metal(c, stem, (0.72, 0.03, 255), thickness=18, polish=0.9, detail=0.85)
    metal(c, c.relief(bowl, 30), (0.74, 0.03, 255), polish=0.9, detail=0.85)
    hollow = bowl.grow(-11)
    deep = c.relief(hollow, 80)
    tilt = (
        (deep.nx + deep.ny) * 0.7 + 0.10 * (deep.nx - deep.ny) + 0.12 * (c.field("mirror", 50, 2)[hollow.where] - 0.5)
    )
    table = ramp(
        [
            (0, (0.13, 0.045, 272)),
            (0.2, (0.2, 0.06, 275)),
            (0.3, (0.42, 0.05, 265)),
            (0.4, (0.24, 0.07, 330)),
            (0.5, (0.4, 0.15, 22)),
            (0.62, (0.6, 0.19, 34)),
            (0.72, (0.84, 0.12, 62)),
            (0.78, (0.97, 0.04, 85)),
            (0.84, (0.62, 0.05, 262)),
            (1, (0.86, 0.03, 250)),
        ]
    )
    c.fill(hollow, pick(table, np.asarray(np.clip(0.5 + 0.62 * tilt, 0, 1), np.float32)), 0.97, detail=0.85)
    c.screen(hollow - hollow.move(3, 4), (0.97, 0.04, 80), 0.35)
    pane = c.mask(curve([(500, 556), (506, 512), (540, 524), (580, 506), (566, 540), (536, 566)]), soft=2)
    bars = c.mask(limb([(538, 500, 2.5), (530, 580, 2.5)]), limb([(490, 536, 2.5), (590, 526, 2.5)]), soft=1)
    c.screen((pane - bars) & hollow, (0.98, 0.04, 85), 0.85)
    lit = c.mask(limb([(640, 366, 7), (674, 306, 3.2), (716, 226, 3), (772, 110, 4.6), (836, -20, 9)], 50), soft=1.6)
    c.screen(lit.move(-5, -3) & stem, (0.97, 0.04, 80), 0.9)
    c.screen(c.mask(curve([(618, 372), (640, 398), (630, 452), (646, 404)]), soft=2), (0.99, 0.02, 85), 0.8)


def _steam(c: Canvas) -> None:
    for k, (x, y) in enumerate(((250.0, 420.0), (430.0, 370.0))):
        line = [(x, y, 14.0), (x - 34, y - 110, 26.0), (x + 24, y - 230, 40.0), (x - 20, y - 360, 60.0)]
        smoke(c, line, mix((0.72, 0.08, 30), (0.6, 0.05, 280), 0.5), seed=f"steam{k}", alpha=0.15, n=34)
    c.glow(60, 20, 300, (0.9, 0.08, 60), 0.25)
