"""Parts of Relocation: the sea turtle - shell with scutes and barnacles, flippers like wings, a calm old head."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.cells import cells
from art.painting.pen import Pen
from art.painting.relief import Relief, lit
from art.painting.shapes import CORNER, curve, oval, polygon

_CX, _HALF, _HIGH = 446.0, 268.0, 262.0
_SHADE = (0.2, 0.075, 290)


def _rim(x: Array) -> Array:
    """Return the height of the shell's lower rim: it sags a little and rises to the tail."""
    u = (x - _CX) / _HALF
    scallop = np.abs(np.sin(13 * (np.arcsin(np.clip(u, -1, 1)) + math.pi / 2)))
    return np.asarray(648 + 20 * (1 - u**2) + 14 * u + 16 * np.maximum(u, 0) ** 3 + 7 * scallop)


def crest(x: Array | float) -> Array:
    """Return the y of the shell's upper outline at `x`."""
    x = np.asarray(x, np.float64)
    u = np.clip((x - _CX) / _HALF, -1, 1)
    v = np.where(u < 0, np.abs(u) ** 2.9, np.abs(u) ** 2.1)
    return np.asarray(_rim(x) - (_HIGH + 20) * np.clip(1 - v, 0, 1) ** 0.62)


def shell_mask(c: Canvas) -> Mask:
    """Return the shell's silhouette, island and all."""
    x = np.linspace(_CX - _HALF, _CX + _HALF, 400)
    top, low = crest(x), _rim(x)
    return c.mask(
        polygon([*zip(x, top, strict=True), *((float(a), float(b)) for a, b in zip(x[::-1], low[::-1], strict=True))])
    )


def turtle(c: Canvas) -> None:
    """Paint it from the far side to the near one."""
    _flipper(c, _FAR_FRONT, "far", 0.45)
    _flipper(c, _FAR_REAR, "far-rear", 0.45)
    _belly(c)
    _head(c)
    _flipper(c, _REAR, "rear", 0.06)
    _flipper(c, _NEAR, "near", 0.0)
    under = np.exp(-np.maximum(c.y - _rim(c.x), 0) / 15) * smoothstep(176, 200, c.x) * smoothstep(730, 700, c.x)
    c.multiply(np.asarray(under * smoothstep(-6, 0, c.y - _rim(c.x)), np.float32), _SHADE, 0.72)
    _shell(c)


_NEAR = [
    (232.0, 640.0), (206, 694), (206, 764), (240, 838), (304, 908), (388, 968), (486, 1004, CORNER),
    (458, 944), (420, 880), (384, 812), (356, 752), (344, 704), (334, 664),
]  # fmt: skip
_FAR_FRONT = [
    (214.0, 640.0), (162, 684), (112, 742), (74, 812), (50, 900, CORNER),
    (114, 872), (170, 828), (220, 768), (262, 700),
]  # fmt: skip
_REAR = [
    (590.0, 664.0), (612, 700), (658, 738), (712, 770), (768, 780, CORNER),
    (772, 748), (744, 712), (700, 682), (660, 656),
]  # fmt: skip
_FAR_REAR = [(560.0, 680.0), (574, 730), (606, 776), (650, 806, CORNER), (664, 770), (648, 728), (630, 690)]


def _lay(c: Canvas, r: Relief, colour: Array, bump: Array, detail: float) -> None:
    """Light a relief whose every place has a colour of its own: cool in its shade, gold where the dawn falls."""
    body = r.bumped(np.asarray(bump, np.float32))
    t = lit(body, c.light, 1.25)[..., None]
    dark = colour * rgb((0.42, 0.1, 300)) * 1.2
    gold = 1 - (1 - np.clip(colour, 0, 1)) * (1 - 0.62 * rgb((0.97, 0.1, 62)))
    own = np.where(t < 0.58, dark + (colour - dark) * np.clip(t / 0.58, 0, 1), colour)
    own = own + (gold - own) * np.clip((t - 0.58) / 0.5, 0, 1)
    c.fill(r.mask, np.asarray(np.clip(own, 0, 1), np.float32), detail=detail)


def _scales(c: Canvas, r: Relief, cell: float, seed: str, haze: float) -> None:
    """Paint skin: dark plates of their own tone each, pale seams between them."""
    m = r.mask
    at = m.where
    x, y = c.x[at], c.y[at]
    bend = 9 * (c.noise.at(f"scales/{seed}", x / 34, y / 34, 1.0, 2) - 0.5)
    turn = 0.5
    u, v = (x + bend) * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - (x - bend) * math.sin(turn)
    gap, tone = cells(u / cell, v / cell * 0.86)
    away = gap * cell
    seam = smoothstep(3.4, 0.8, away)
    plate = smoothstep(1, 10, away)
    base = pick(ramp([(0.24, 0.065, 245), (0.34, 0.08, 225), (0.45, 0.085, 200)]), np.asarray(tone * 0.9, np.float32))
    pale = rgb((0.72, 0.075, 55))
    colour = base + (pale - base) * (seam * 0.7)[..., None]
    colour = colour + (rgb((0.6, 0.12, 350)) - colour) * haze
    _lay(c, r, colour, 2.2 * plate, 0.72)


def _flipper(c: Canvas, points: list[tuple[float, ...]], seed: str, haze: float) -> None:
    m = c.mask(curve(points), wobble=1.2)
    if not haze:
        c.multiply(m.blur(16).move(14, 20) & shell_mask(c), _SHADE, 0.7)
    r = c.relief(m, thickness=38, smooth=2.5)
    _scales(c, r, 18 if seed == "near" else 16, seed, haze)
    low = min(p[1] for p in points), max(p[1] for p in points)
    t = smoothstep(low[0], low[1], c.y)
    c.glaze(m * t, (0.5, 0.11, 330), 0.3)
    c.multiply(m.edge(4, -5, 5), (0.3, 0.09, 300), 0.55)
    c.screen(m * smoothstep(860, 640, c.y + 0.3 * (c.x - 300)), (0.95, 0.12, 58), 0.24 * (1 - haze))
    c.screen(m.edge(3.0, -2.0, 1.4), (0.98, 0.1, 62), 0.6 * (1 - haze))
    c.screen(m.edge(-3.2, -1.6, 1.6), (0.98, 0.1, 62), 0.95 * (1 - haze))
    c.screen(m.edge(-12, -5, 7), (0.95, 0.13, 50), 0.55 * (1 - haze))


def _belly(c: Canvas) -> None:
    hull = [(196, 640), (250, 700), (360, 742), (480, 744), (600, 716), (716, 664), (600, 640), (400, 630)]
    m = c.mask(curve(hull), wobble=1)
    r = c.relief(m, thickness=44)
    c.form(r, (0.66, 0.075, 40), bias=-0.16, rim=0.1, mottle=0.12, detail=0.6)

    def plates(pen: Pen) -> None:
        for k in range(7):
            x = 270 + 62 * k
            pen.stroke([(x, 676), (x + 8, 706), (x + 2, 750)], (0.3, 0.08, 320), 2.2, 0.5)

    with c.group() as g:
        c.draw(plates, soft=0.6, detail=0.6)
    c.paste(g, clip=m)
    c.multiply(m * smoothstep(660, 740, c.y), (0.34, 0.1, 300), 0.7)
    c.multiply(m * smoothstep(700, 664, c.y), _SHADE, 0.6)
    tail = c.mask(curve([(690, 668), (724, 676), (750, 692, CORNER), (716, 694), (680, 684)]))
    c.form(tail, (0.4, 0.08, 225), thickness=8, rim=0.6, detail=0.7)


def _head(c: Canvas) -> None:
    clay = Clay(c, (20, 490, 300, 760), melt=14)
    clay.limb([(252, 640, 56), (206, 634, 50), (164, 622, 46), (130, 614, 46)], n=40)
    clay.ball(118, 606, 56, 47, turn=8)
    clay.ball(84, 622, 36, 30, turn=20)
    clay.limb([(82, 636, 18), (112, 648, 20), (140, 648, 20)], n=24)
    clay.press([(56, 634, 2.4), (76, 640, 2.6), (100, 638, 2.4), (122, 626, 2)], deep=7)
    for k in range(4):
        clay.press([(176 + 17 * k, 590, 2), (186 + 16 * k, 626, 3), (182 + 16 * k, 664, 2)], deep=4)
    r = clay.relief(1.2)
    _scales(c, r, 14, "head", 0.0)
    m = r.mask
    # A pale throat and face, worn smooth.
    throat = smoothstep(628, 668, c.y - 0.06 * (c.x - 100))
    c.glaze(m * throat, (0.8, 0.07, 55), 0.6)
    c.multiply(m * smoothstep(640, 692, c.y), (0.36, 0.1, 310), 0.6)
    c.glaze(
        m * np.asarray(np.exp(-(((c.x - 68) / 30) ** 2 + ((c.y - 622) / 30) ** 2)), np.float32), (0.74, 0.09, 58), 0.6
    )
    c.screen(m.edge(-2.2, -3.6, 1.6), (0.99, 0.1, 66), 1.0)
    c.screen(m.edge(-8, -12, 8), (0.95, 0.13, 54), 0.6)

    def face(pen: Pen) -> None:
        pen.stroke([(54, 633), (74, 641), (98, 640), (122, 627)], (0.16, 0.06, 300), 2.4, 0.85)
        pen.dot(60, 612, 2.2, (0.2, 0.06, 300), 0.8)
        pen.fill(curve([(84, 602, CORNER), (98, 588), (116, 598, CORNER), (110, 611), (95, 613)]), (0.1, 0.04, 290))
        pen.dot(100, 601, 8.2, (0.3, 0.08, 50))
        pen.dot(100, 602, 5.6, (0.07, 0.02, 290))
        pen.dot(97, 597.5, 2.7, (0.99, 0.03, 80))
        pen.dot(104, 606, 1.2, (0.85, 0.1, 60), 0.8)
        pen.stroke([(80, 602), (96, 584), (120, 597)], (0.2, 0.06, 270), 3.4, 0.9)
        pen.stroke([(82, 598), (97, 580), (122, 594)], (0.88, 0.09, 60), 1.8, 0.8)
        pen.stroke([(88, 614), (100, 619), (114, 613)], (0.2, 0.06, 280), 1.6, 0.6)
        pen.stroke([(124, 610), (130, 618), (140, 620)], (0.2, 0.06, 280), 1.2, 0.4)

    c.draw(face, relief=0.6, detail=0.95)


def _shell(c: Canvas) -> None:
    m = shell_mask(c)
    r = c.relief(m, thickness=120, smooth=3)
    at = r.mask.where
    x, y = c.x[at], c.y[at]
    u = (x - _CX) / _HALF
    tall = np.maximum(_rim(x) - crest(x), 8)
    h = np.clip((_rim(x) - y) / tall, 0, 1)
    h = h + 0.012 * np.sin(u * 17)
    # Scutes: a row of small ones along the rim, large ones above, the spine's on top.
    rows = ((0.0, 0.17, 13.0, 0.0), (0.17, 0.62, 5.0, 0.5), (0.62, 1.2, 5.0, 0.0))
    colour = np.zeros((*x.shape, 3), np.float32)
    bump = np.zeros(x.shape)
    amber = ramp([(0.22, 0.06, 10), (0.36, 0.09, 26), (0.54, 0.115, 44), (0.78, 0.12, 64)])
    for low, high, n, shift in rows:
        inside = (h >= low) & (h < high)
        s = (np.arcsin(np.clip(u, -1, 1)) / math.pi + 0.5) * n + shift + 0.03 * np.sin(h * 20)
        i = np.floor(s)
        a = (s - i - 0.5) * 2
        b = (h - low) / (high - low)
        tall_row = 150 * (high - low)
        away = np.minimum(np.minimum((1 - np.abs(a)) * 190 / n, b * tall_row), (1 - b) * tall_row)
        ray = np.arctan2(a, 1.15 - b)
        streak = c.noise.at("streak", ray * 5 + i * 9.1 + low * 50, np.hypot(a, 1.15 - b) * 1.2, 1.0, 3)
        rings = 0.5 + 0.5 * np.sin(away * 0.62)
        t = 0.46 + 0.7 * (streak - 0.5) + 0.1 * rings + 0.3 * (h - 0.4) + 0.16 * smoothstep(6, 34, away)
        own = pick(amber, np.asarray(np.clip(t, 0, 1), np.float32))
        seam = smoothstep(5.0, 1.6, away)
        own = own + (rgb((0.16, 0.05, 320)) - own) * (0.85 * seam)[..., None]
        lip = np.exp(-(((away - 8) / 2.4) ** 2))
        own = own + (rgb((0.86, 0.11, 62)) - own) * (0.42 * lip)[..., None]
        colour = np.where(inside[..., None], own, colour)
        bump = np.where(inside, 11 * smoothstep(0, 18, away) + 0.9 * rings, bump)
    _lay(c, r, colour, bump, 0.65)
    full = r.mask
    down = (c.y - crest(c.x)) / np.maximum(_rim(c.x) - crest(c.x), 8)
    c.multiply(full * smoothstep(0.66, 1.04, down), (0.36, 0.1, 305), 0.6)
    c.multiply(full * smoothstep(520, 740, c.x), (0.42, 0.11, 320), 0.42)
    c.screen(full.edge(-2.4, -3.6, 1.8), (0.98, 0.1, 60), 0.9)
    c.screen(full.edge(-14, -8, 10), (0.95, 0.13, 52), 0.6)
    # The hem of the shell catches a line of light.
    hem = np.exp(-(((c.y - _rim(c.x) + 4) / 2.2) ** 2))
    c.screen(full * np.asarray(hem * smoothstep(700, 260, c.x), np.float32), (0.92, 0.11, 50), 0.5)
    morning = smoothstep(620, 200, c.x) * smoothstep(0.85, 0.2, down)
    c.screen(full * np.asarray(morning, np.float32), (0.88, 0.13, 56), 0.42)
    _barnacles(c)


def _barnacles(c: Canvas) -> None:
    r = c.rng("barnacles")
    for cx, cy, n in ((268.0, 566.0, 17), (560, 604, 20), (640, 576, 12), (398, 642, 10), (470, 560, 5)):
        for _ in range(n):
            x, y, q = cx + float(r.normal(0, 19)), cy + float(r.normal(0, 11)), float(r.uniform(2.2, 5.6))
            m = c.mask(oval(x, y, q, q * 0.85), wobble=1)
            c.shadow(m, 2, 3, 2, 0.6, _SHADE)
            c.form(m, mix((0.8, 0.06, 62), (0.62, 0.08, 30), float(r.random())), rim=0.8, thickness=q, detail=0.8)
            c.fill(c.mask(oval(x + 0.4, y - 0.4, q * 0.3, q * 0.2)), (0.42, 0.07, 20), 0.8, detail=0.8)
