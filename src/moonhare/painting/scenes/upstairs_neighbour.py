"""A giraffe has grown out of a tenement's skylight; the cats of the roofs bring it leaves."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import fur, leaves
from moonhare.painting.motifs.beasts import paint_eye
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._upstairs_neighbour_cats import cats, twig
from moonhare.painting.scenes._upstairs_neighbour_parts import block, chimney, face, slates, spot
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Upstairs Neighbour",
    hero="giraffe's neck caught in a tenement skylight among chimneys, roof cats bringing it leaves",
    idea="held or caught",
    place="rooftops, tenement block",
    palette="storm plum",
    composition="seen from above",
    time="afternoon",
    symbols=("giraffe", "skylight", "cat"),
    hidden="its tail swings out of the street door",
    readings=("hospitality", "curiosity", "growth"),
)
FINISH = {"vignette": 0.42, "contrast": 0.15, "bloom": 0.3}

_SLATE = (0.42, 0.075, 305)
_PLUM = (0.38, 0.09, 330)
_RUST = (0.46, 0.11, 40)
_HIDE = (0.86, 0.095, 82)
_PATCH = (0.50, 0.125, 52)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.78, -0.32, 0.5),
        key=(0.95, 0.10, 84),
        shade=(0.32, 0.09, 300),
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.97, 0.09, 88),
        bounce=(0.6, 0.1, 330),
        bounce_share=0.18,
    )
    c.wash([(0, (0.52, 0.07, 320)), (0.4, (0.34, 0.07, 315)), (1, (0.30, 0.07, 325))])
    _city(c)
    repaint(c, 0.75, seed="roofs", loose=0.8)
    _street(c)
    _shade(c)
    _skylight_back(c)
    _giraffe(c)
    _skylight_front(c)
    cats(c)
    repaint(c, 0.2, seed="last")
    _air(c)


def _city(c: Canvas) -> None:
    r = c.rng("city")
    slates(
        c, ((-640, 125, 0), (640, 125, 0), (640, 380, 0), (-640, 380, 0)), (0.5, 0.035, 350), 0.36, size=7, seed="setts"
    )
    tones: tuple[Colour, ...] = (_SLATE, _PLUM, _RUST, (0.36, 0.06, 285), (0.48, 0.08, 345))
    walls: tuple[Colour, ...] = ((0.74, 0.08, 70), (0.66, 0.09, 40), (0.70, 0.06, 330), (0.78, 0.07, 85))
    for row, (y0, y1, haze) in enumerate(
        ((-1130, -960, 0.46), (-900, -720, 0.34), (-670, -490, 0.2), (-420, -235, 0.06))
    ):
        x = -620.0 + row * 40
        places = []
        while x < 760:
            w = r.uniform(150, 240)
            places.append((x, x + w))
            x += w + 2
        # One street, one terrace: every ridge runs the same way, eaves step a little from house to house.
        level = (236, 250, 226, 214)[row]
        for i, (a, b) in enumerate(reversed(places)):
            eave = level + r.uniform(-16, 16)
            ridge = eave + 96
            tone = tones[(i * 2 + row) % 5]
            block(c, a, b, y0, y1, eave, ridge, "x", tone, walls[(i + row) % 4], haze=haze, seed=f"r{row}{i}")
            _roof_windows(c, a, b, y0, y1, eave, ridge, haze, f"r{row}{i}")
            cx = (a if r.random() < 0.5 else b - 54) + 8
            tall = ridge + r.uniform(40, 60)
            chimney(
                c,
                cx,
                (y0 + y1) / 2 - 14,
                40,
                26,
                ridge - 10,
                tall,
                int(r.integers(1, 4)),
                haze=haze,
                smoke=r.random() < 0.3,
            )
    block(c, 250, 520, -135, 130, 286, 396, "x", _PLUM, walls[1], seed="right")
    _roof_windows(c, 260, 520, -135, 130, 286, 396, 0.0, "right")
    chimney(c, 430, -16, 46, 30, 386, 452, 3)
    block(c, -238, 246, -135, 130, 270, 380, "x", _SLATE, walls[0], seed="hero", lit=0.0)
    chimney(c, 188, -16, 48, 30, 368, 440, 3)
    chimney(c, -232, -16, 44, 30, 368, 428, 2)
    block(c, -500, -242, -135, 130, 252, 362, "x", _RUST, walls[2], seed="left")
    _roof_windows(c, -470, -250, -135, 130, 252, 362, 0.0, "left")
    chimney(c, -380, -16, 44, 28, 352, 412, 2)
    for i, (a, b, eave, roof) in enumerate(
        (
            (262, 500, 162, _RUST),
            (16, 258, 166, _PLUM),
            (-236, 12, 172, (0.36, 0.06, 285)),
            (-680, -238, 182, _SLATE),
        )
    ):
        block(c, a, b, 352, 620, eave, eave + 112, "x", roof, walls[i], seed=f"front{i}")
        _roof_windows(c, a, b, 352, 620, eave, eave + 112, 0.0, f"front{i}")
        chimney(c, a + 8, 472, 44, 30, eave + 100, eave + 168, 2)


def _roof_windows(
    c: Canvas, x0: float, x1: float, y0: float, y1: float, eave: float, ridge: float, haze: float, seed: str
) -> None:
    """Lay small roof lights into a front slope, some of them lit."""
    r = c.rng(f"lights/{seed}")
    my = (y0 + y1) / 2

    def on(x: float, t: float) -> tuple[float, float, float]:
        return x, my + (y1 - my) * t, ridge + (eave - 6 - ridge) * t

    spots = [x0 + (x1 - x0) * q for q in (0.32, 0.68) if r.random() < 0.7]

    def work(pen: Pen) -> None:
        for x in spots:
            pen.fill(face(on(x - 19, 0.38), on(x + 19, 0.38), on(x + 19, 0.7), on(x - 19, 0.7)), (0.8, 0.05, 85))
            glass: Colour = (0.88, 0.13, 82) if r.random() < 0.3 else (0.4, 0.07, 280)
            pen.fill(face(on(x - 15, 0.42), on(x + 15, 0.42), on(x + 15, 0.66), on(x - 15, 0.66)), glass)
            pen.stroke([spot(*on(x, 0.42)), spot(*on(x, 0.66))], (0.8, 0.05, 85), 1.6)

    c.draw(work, relief=1.2, detail=0.6, alpha=1 - haze)


def _street(c: Canvas) -> None:
    """The street far below: windows full of hide, the open door, a tail."""
    walk = c.mask(face((-640, 131, 0), (640, 131, 0), (640, 160, 0), (-640, 160, 0)))
    c.screen(walk, (0.6, 0.05, 40), 0.34)
    c.multiply(walk.edge(0, 3, 2), (0.3, 0.08, 305), 0.7)
    hide = _patches(c, np.asarray(c.x * 0.9 + c.y * 0.2, np.float32), np.asarray(c.y, np.float32), 30.0)
    tone = pick(c.tones(_PATCH), np.full((1,), 0.6))[0]
    for x, z in ((-78.8, 165.0), (-11.9, 165.0), (55.0, 165.0), (-78.8, 44.0), (55.0, 44.0)):
        pane = c.mask(face((x, 130, z + 75), (x + 32, 130, z + 75), (x + 32, 130, z), (x, 130, z)))
        body = c.form(pane, _HIDE, thickness=18, detail=0.8)
        c.form(body.within(pane * hide), tone, mottle=0.1, detail=0.8)
        c.multiply(pane.edge(3, 4, 3), (0.3, 0.08, 305), 0.6)
    opening = face((-22, 130, 132), (28, 130, 132), (28, 130, 0), (-22, 130, 0))
    c.form(
        c.mask(face((-29, 130, 140), (35, 130, 140), (35, 130, 0), (-29, 130, 0))),
        (0.8, 0.05, 85),
        thickness=4,
        detail=0.9,
    )
    door = c.mask(opening)
    c.fill(door, (0.16, 0.05, 310), detail=0.9)
    # A hindquarter fills the doorway; from it hangs the tail.
    rump = c.mask(face((-18, 130, 132), (28, 130, 132), (28, 130, 26), (4, 130, 18), (-14, 130, 40)), soft=2) & door
    back = c.form(rump, _HIDE, thickness=22, detail=0.85)
    c.form(back.within(rump * hide), tone, mottle=0.1, detail=0.85)
    leaf = c.mask(face((28, 130, 132), (62, 152, 132), (62, 152, 0), (28, 130, 0)))
    c.shadow(leaf, 8, 4, 4, 0.5)
    c.form(leaf, (0.52, 0.11, 190), thickness=4, rim=0.4, detail=0.9)
    sx, sy = spot(2, 130, 96)
    tail = c.mask(limb([(sx, sy, 6), (sx - 5, sy + 22, 4.6), (sx - 2, sy + 46, 3.8), (sx + 5, sy + 62, 3.2)], 24))
    c.shadow(tail, 6, 4, 3, 0.6)
    c.form(tail, _HIDE, rim=0.6, detail=0.95)
    tuft = c.mask(
        curve(
            [
                (sx + 1, sy + 58, CORNER),
                (sx + 10, sy + 60),
                (sx + 15, sy + 78),
                (sx + 9, sy + 98, CORNER),
                (sx + 1, sy + 82),
            ]
        )
    )
    c.shadow(tuft, 6, 5, 3, 0.5)
    c.form(tuft, (0.25, 0.05, 40), rim=0.5, detail=0.95)
    tree = c.mask(
        *(
            circle(spot(x, y)[0], spot(x, y)[1] - 40, q)
            for x, y, q in ((150, 196, 40), (188, 186, 34), (168, 214, 34), (-200, 206, 34), (-232, 198, 28))
        ),
        wobble=8,
        cell=18,
    )
    c.shadow(tree, 40, 26, 8, 0.5)
    body = c.form(tree, (0.44, 0.10, 145), thickness=40, mottle=0.15, detail=0.4)
    leaves(c, body, (0.52, 0.115, 138), -1.2, seed="square", length=(9, 17), spacing=5.5, spread=1.4)


def _shade(c: Canvas) -> None:
    """The long shadow of neck and head over slates and chimneys."""
    x, y = spot(20, 66, 320)
    path = limb([(x, y, 52), (x + 110, y - 2, 46), (x + 210, y + 6, 38), (x + 290, y - 4, 32)], 30)
    head = limb([(x + 280, y - 6, 36), (x + 340, y + 40, 24)], 12)
    c.multiply(c.mask(path, head, soft=5), (0.28, 0.09, 300), 0.62)


def _skylight_back(c: Canvas) -> None:
    """The hole, its far frame, and the glazed lid thrown back on the slates."""
    hole = c.mask(face((-70, 30, 354), (104, 30, 354), (104, 112, 288), (-70, 112, 288)))
    c.shadow(hole, 10, 12, 8, 0.4)
    frame = c.mask(face((-84, 22, 364), (118, 22, 364), (118, 122, 284), (-84, 122, 284)))
    c.form(frame, (0.82, 0.05, 88), thickness=6, rim=0.6, mottle=0.08, detail=0.7)
    c.fill(hole, (0.17, 0.05, 310), detail=0.7)
    c.glow(*spot(-40, 80, 310), 40, (0.82, 0.14, 70), 0.5)
    lid = ((-84, 18, 364), (-100, 20, 384), (-196, 84, 372), (-180, 112, 300))
    pane = c.mask(face(*lid))
    c.shadow(pane, 12, 10, 6, 0.5)
    c.fill(pane, (0.66, 0.06, 250), detail=0.7)
    a, b, d, e = (spot(*p) for p in lid)
    c.screen(
        c.mask(polygon([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((d[0] + e[0]) / 2, (d[1] + e[1]) / 2), e]), soft=3)
        & pane,
        (0.95, 0.08, 90),
        0.7,
    )
    c.draw(lambda pen: pen.stroke(polygon([a, b, d, e]), (0.82, 0.05, 88), 6), relief=2.5, detail=0.8)
    r = c.rng("splinters")

    def splinters(pen: Pen) -> None:
        for _ in range(22):
            x, y = spot(r.uniform(-150, 190), r.uniform(100, 136), 0)
            y -= 290 * 0.55
            s = r.uniform(3, 9)
            pen.fill(polygon([(x, y), (x + s, y - s * 0.4), (x + s * 0.6, y + s * 0.7)]), (0.86, 0.05, 230), 0.85)

    c.draw(splinters, detail=0.8)


def _patches(c: Canvas, u: Array, v: Array, size: float) -> Array:
    """Return 1 on the dark patches of a giraffe's hide at surface coordinates, 0 on the pale net between."""
    near = np.full(u.shape, 1e6, np.float32)
    second = near.copy()
    iu, iv = np.floor(u / size), np.floor(v / size)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            ci, cj = iu + di, iv + dj
            h = np.sin(ci * 127.1 + cj * 311.7) * 43758.5453
            g = np.sin(ci * 269.5 + cj * 183.3) * 43758.5453
            px, py = (ci + 0.2 + 0.6 * (h - np.floor(h))) * size, (cj + 0.2 + 0.6 * (g - np.floor(g))) * size
            d = np.hypot(u - px, v - py)
            second = np.where(d < near, near, np.minimum(second, d))
            near = np.minimum(near, d)
    return smoothstep(0.10 * size, 0.2 * size, second - near)


def _giraffe(c: Canvas) -> None:
    x, y = spot(20, 78, 300)
    clay = Clay(c, (180, 20, 760, y + 70), melt=16)
    neck: list[tuple[float, float, float]] = [
        (x - 8, y + 46, 76),
        (x + 2, y - 40, 66),
        (x + 34, y - 160, 53),
        (x + 44, y - 270, 45),
        (x + 24, y - 352, 39),
        (x - 14, y - 396, 36),
    ]
    clay.limb(neck, n=40)
    hx, hy = x - 28, y - 404
    clay.ball(hx, hy, 50, 42, z=16, turn=24)
    clay.limb(
        [
            (hx - 8, hy + 2, 38, 18),
            (hx - 62, hy + 34, 29, 20),
            (hx - 112, hy + 66, 23, 22),
            (hx - 134, hy + 82, 22, 22),
        ],
        melt=12,
    )
    clay.ball(hx - 140, hy + 86, 25, 19, z=24, turn=24, melt=8)
    clay.ball(hx - 118, hy + 100, 20, 11, z=14, turn=26, melt=6)
    clay.ball(hx - 26, hy - 14, 18, 13, z=40, turn=30, melt=12)
    clay.press([(hx - 152, hy + 96, 2.2), (hx - 128, hy + 98, 2.2), (hx - 98, hy + 86, 1.6)], 5)
    clay.press([(hx - 146, hy + 78, 3.6), (hx - 140, hy + 75, 2.6)], 6)
    bar = spot(0, 118, 290)
    clay.cut((bar[0], bar[1] + 8), (0.26, 0.966))
    body = clay.relief(1.6)
    far_ear = [(hx + 26, hy - 26), (hx + 62, hy - 78), (hx + 84, hy - 74), (hx + 56, hy - 12)]
    c.form(c.mask(curve(far_ear)), mix(_HIDE, _PATCH, 0.35), thickness=8, bias=-0.12, detail=0.8)
    for dx, dy, tilt, bias in ((16, -34, 12, -0.12), (-14, -34, 2, 0.04)):
        horn = c.mask(limb([(hx + dx, hy + dy + 8, 11), (hx + dx + tilt, hy + dy - 44, 8.5)], 12))
        c.form(horn, (0.74, 0.10, 70), rim=0.6, bias=bias, detail=0.8)
        c.form(c.mask(circle(hx + dx + tilt, hy + dy - 48, 12)), (0.22, 0.04, 40), rim=0.6, detail=0.8)
    c.form(body, _HIDE, shadow=40, rim=0.75, mottle=0.06, detail=0.7)
    at = body.mask.where
    on_neck = smoothstep(hx - 36, hx + 24, c.x[at] + (c.y[at] - hy) * 0.35)
    rows = np.array(neck[::-1])
    middle, half = np.interp(c.y[at], rows[:, 1], rows[:, 0]), np.interp(c.y[at], rows[:, 1], rows[:, 2])
    round_it = np.arcsin(np.clip((c.x[at] - middle) / (half * 1.06), -1, 1)) * 62
    bend = 16 * (c.field("net", 70, 2)[at] - 0.5)
    net = _patches(c, np.asarray(c.y[at] * 0.95 + bend, np.float32), np.asarray(round_it + bend, np.float32), 47.0)
    tone = pick(c.tones(_PATCH), np.full((1,), 0.6))[0]
    c.form(body.within(body.mask * (net * on_neck)), tone, shadow=40, rim=0.6, mottle=0.1, detail=0.7)
    small = _patches(c, np.asarray(c.x[at], np.float32), np.asarray(c.y[at], np.float32), 21.0)
    cheek = (1 - on_neck) * smoothstep(hx - 110, hx - 60, c.x[at]) * smoothstep(hy - 20, hy + 20, c.y[at])
    c.form(body.within(body.mask * (small * cheek * 0.7)), tone, mottle=0.1, detail=0.7)
    muzzle = c.mask(oval(hx - 142, hy + 88, 40, 26, 26), soft=9) & body.mask
    c.glaze(muzzle, (0.56, 0.07, 40), 0.5)
    fur(c, body, clay.angle, seed="coat", length=(5, 10), spacing=3.4, spread=0.3, light=0.05, detail=0.7)
    _mane(c, neck, (hx, hy))
    near_ear = [(hx + 14, hy - 10), (hx + 58, hy - 44), (hx + 96, hy - 28), (hx + 74, hy + 2), (hx + 36, hy + 14)]
    c.shadow(c.mask(curve(near_ear)), 6, 10, 5, 0.4)
    c.form(c.mask(curve(near_ear)), _HIDE, thickness=12, rim=0.6, detail=0.85)
    c.glaze(
        c.mask(curve([(hx + 36, hy - 8), (hx + 62, hy - 30), (hx + 82, hy - 24), (hx + 62, hy - 4)]), soft=2),
        (0.60, 0.11, 25),
        0.55,
    )
    ex, ey = hx - 30, hy - 4
    paint_eye(c, ex, ey, 10.5, left=True)

    def lashes(pen: Pen) -> None:
        for k in range(6):
            a = math.radians(200 + k * 22)
            sx, sy = ex + math.cos(a) * 12, ey + math.sin(a) * 8
            pen.stroke([(sx, sy), (sx + math.cos(a) * 6 - 3, sy + math.sin(a) * 6)], (0.18, 0.04, 40), 1.9)
        pen.fill(oval(hx - 150, hy + 76, 5.5, 3.2, 40), (0.2, 0.04, 30), 0.9)

    c.draw(lashes, detail=0.95)
    twig(c, hx - 132, hy + 104, -150, 62, "chewed")


def _mane(c: Canvas, neck: list[tuple[float, float, float]], head: tuple[float, float]) -> None:
    spine = np.array([(*p,) for p in neck])
    r = c.rng("mane")
    t = np.sort(r.random(620)) * (len(spine) - 1.001)
    i = t.astype(int)
    f = (t - i)[:, None]
    p = spine[i] * (1 - f) + spine[i + 1] * f
    d = spine[i + 1] - spine[i]
    n = np.hypot(d[:, 0], d[:, 1])
    nx, ny = -d[:, 1] / n, d[:, 0] / n
    x, y = p[:, 0] + nx * p[:, 2] * 0.93, p[:, 1] + ny * p[:, 2] * 0.93
    keep = y < head[1] + 330
    colours = np.repeat(np.asarray(mix((0.36, 0.10, 45), (0.55, 0.13, 60), 0.3))[None], len(x), 0)
    colours = np.clip(colours * r.uniform(0.7, 1.25, (len(x), 1)), 0, 1).astype(np.float32)
    angle = np.arctan2(ny, nx) + 0.55 + r.normal(0, 0.22, len(x))
    strew(
        c,
        "hair",
        x[keep] + 5,
        y[keep],
        r.uniform(18, 30, int(keep.sum())),
        angle[keep],
        colours[keep],
        seed="mane",
        detail=0.75,
    )


def _skylight_front(c: Canvas) -> None:
    """The near edge of the frame holds the neck like a collar."""
    a, b = spot(-88, 118, 290), spot(122, 118, 290)
    neck = c.mask(polygon([(a[0], a[1] - 34), (b[0], b[1] - 34), (b[0], b[1]), (a[0], a[1])]), soft=12)
    c.multiply(neck, (0.25, 0.07, 310), 0.55)
    bar = c.mask(polygon([a, b, (b[0] + 2, b[1] + 16), (a[0] + 2, a[1] + 16)]), wobble=1)
    c.shadow(bar, 3, 10, 6, 0.5)
    c.form(bar, (0.84, 0.05, 88), thickness=9, rim=0.7, mottle=0.1, detail=0.75)
    r = c.rng("slipped")
    for k in range(7):
        x, y = spot(-110 + k * 40 + r.normal(0, 8), 128 + r.uniform(0, 14), 276)
        tile = c.mask(polygon([(x - 9, y - 5), (x + 8, y - 8), (x + 11, y + 6), (x - 7, y + 9)]))
        c.shadow(tile, 5, 4, 3, 0.5)
        c.form(tile, _SLATE, thickness=3, rim=0.6, bias=0.08, detail=0.6)


def _air(c: Canvas) -> None:
    c.fog(-60, 190, (0.84, 0.08, 60), 0.4)
    far_birds(c, [(94, 214, 26), (140, 182, 20), (706, 208, 24)], (0.95, 0.03, 90), seed="doves", alpha=0.9)
    sun = smoothstep(460, 60, np.abs((c.y - 560) - (c.x - 300) * 0.42))
    c.screen((sun * smoothstep(820, 120, c.x) * 0.5).astype(np.float32), (0.72, 0.14, 66), 0.5)
    c.rays(-60, 120, [14, 24, 34, 44], 1100, 160, (0.97, 0.10, 85), 0.20, soft=26)
    c.glow(-20, 160, 300, (0.95, 0.11, 78), 0.35)
