"""Parts of Soft Landing: the petal as a curved sheet that the sun shines through, and who sleeps in it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.drape import Drape, drape
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import limb, oval

_SUN = np.array((0.62, -0.74, 0.26), np.float32)
_AT = (388.0, 486.0)
_TILT, _VIEW = math.radians(30), math.radians(33)
_LONG, _WIDE, _CUP = 392.0, 262.0, 200.0
_WIDTHS = ((0, 0.07), (0.06, 0.15), (0.14, 0.32), (0.28, 0.66), (0.42, 0.89), (0.54, 1.0), (0.66, 0.99), (0.78, 0.9),
           (0.87, 0.74), (0.93, 0.57), (0.97, 0.38), (0.99, 0.22), (1, 0.02))  # fmt: skip


def _widths(s: Array) -> Array:
    """Return the petal's width, 0–1, without corners between the given ones."""
    a, b = np.array(_WIDTHS).T
    steps = np.linspace(-0.01, 0.01, 9)
    near = [np.interp(s + d * np.sqrt(np.clip((1 - s) * 6, 0, 4)), a, b) for d in steps]
    return np.asarray(sum(near) / len(near), np.float32)


def _place(s: Array, t: Array) -> tuple[Array, Array, Array]:
    """Return card x, y and nearness of places on the petal: `s` from its foot to its tip, `t` from rim to rim."""
    share = _widths(s)
    w = _WIDE * share
    along = 2 * s - 1
    wave = 0.07 * np.sin(5.2 * s + 1.4) * t**3 + 0.045 * np.sin(13 * s + 2.0 * np.sign(t)) * np.abs(t) ** 5
    across = w * np.sin(1.25 * t) / math.sin(1.25)
    up = _CUP * share * (np.abs(t) ** 2.1 + wave * 1.6)
    up = up - 0.4 * _CUP * share * smoothstep(0.74, 1.05, -t) * smoothstep(0.3, 0.7, s)
    up = up + 40 * share * np.maximum(t, 0) ** 2 * smoothstep(0.12, 0.4, s) * smoothstep(0.9, 0.5, s)
    up = up + 190 * np.maximum(-along - 0.2, 0) ** 1.7 + 110 * np.maximum(along - 0.2, 0) ** 1.8
    up = up - 120 * np.maximum(along - 0.7, 0) ** 1.5
    roll = math.radians(1) * (16 * (1 - s) - 6 * s)
    v, u = across * np.cos(roll) - up * np.sin(roll), across * np.sin(roll) + up * np.cos(roll)
    x = _LONG * (along - 0.06 * np.maximum(-along - 0.55, 0))
    y = v * math.sin(_VIEW) - u * math.cos(_VIEW)
    z = v * math.cos(_VIEW) + u * math.sin(_VIEW)
    px = _AT[0] + x * math.cos(_TILT) - y * math.sin(_TILT)
    py = _AT[1] + x * math.sin(_TILT) + y * math.cos(_TILT)
    return np.asarray(px, np.float32), np.asarray(py, np.float32), np.asarray(z, np.float32)


def petal_sheet(c: Canvas) -> Drape:
    """See the petal as it hangs in the air."""
    s = np.linspace(0, 1, 170)[:, None] * np.ones((1, 110))
    t = np.linspace(-1, 1, 110)[None, :] * np.ones((170, 1))
    return drape(c, *_place(s, t))


def cast_shape(c: Canvas, sheet: Drape, x: float, y: float, size: float, flat: float) -> Mask:
    """Return the petal's silhouette, smaller and flatter, its middle at (x, y): its shadow far below."""
    whole = sheet.relief.mask.whole()
    mx = _AT[0] + (c.x - x) / size
    my = _AT[1] + (c.y - y) / (size * flat)
    column = np.clip(mx * c.scale, 0, c.w - 1).astype(int)
    row = np.clip(my * c.scale, 0, c.h - 1).astype(int)
    return c.full(whole[row, column])


def paint_petal(c: Canvas, sheet: Drape) -> None:
    """Paint the petal: rose from its foot, veined, glowing where the sun comes through."""
    body = sheet.relief
    m = body.mask
    s, t = sheet.v, sheet.u * 2 - 1
    normal = np.stack([body.nx, body.ny, body.nz], -1)
    facing = np.asarray(normal @ (_SUN / np.linalg.norm(_SUN)), np.float32)
    front = np.clip(facing, 0, 1)
    through = np.clip(-facing + 0.18, 0, 1)
    outside = smoothstep(0.7, 0.3, sheet.back)
    # Veins run from the foot and fork towards the rim.
    spread = t * (1.05 - 0.25 * s)
    jitter = 0.5 * (c.noise.at("vein", s * 9, t * 3, 1.0, 2) - 0.5)
    fine = np.abs(np.sin(spread * 17 + jitter + 1.2 * s * np.sign(t)))
    finer = np.abs(np.sin(spread * 41 + 2 * jitter + 3.5 * s * np.sign(t)))
    vein = np.exp(-((fine / 0.2) ** 2)) * 0.75 + np.exp(-((finer / 0.3) ** 2)) * 0.4 * smoothstep(0.2, 0.6, s)
    vein = np.clip(vein, 0, 1) * smoothstep(1.0, 0.8, np.abs(t)) * (1 - 0.5 * smoothstep(0.7, 1, s))
    midrib = np.exp(-((t / 0.035) ** 2)) * smoothstep(0.95, 0.4, s)
    streak = c.noise.at("streak", s * 3, t * 14, 1.0, 3) - 0.5
    blush = smoothstep(0.62, 0.02, s + 0.12 * streak) * (0.65 + 0.35 * np.cos(t * 2.2))
    inner = ramp([(0, (0.46, 0.16, 352)), (0.3, (0.65, 0.165, 358)), (0.58, (0.82, 0.105, 3)),
                  (0.82, (0.955, 0.04, 30)), (1, (0.995, 0.02, 75))])  # fmt: skip
    outer = ramp([(0, (0.36, 0.15, 352)), (0.35, (0.54, 0.19, 358)), (0.65, (0.7, 0.18, 8)),
                  (0.86, (0.86, 0.13, 30)), (1, (0.96, 0.08, 65))])  # fmt: skip
    hollow = np.exp(-(((s - 0.46) / 0.3) ** 2) - ((t - 0.16) / 0.5) ** 2)
    value = 0.22 + 0.78 * front + 0.14 * streak - 0.5 * blush - 0.13 * vein - 0.13 * midrib - 0.3 * hollow
    glow = 0.16 + 0.9 * through + 0.3 * front + 0.1 * streak - 0.24 * blush - 0.17 * vein
    colours = pick(inner, np.clip(value, 0, 1))
    back = pick(outer, np.clip(glow, 0, 1))
    colours = colours + (back - colours) * outside[..., None]
    lit = np.clip(through * (1 - outside), 0, 1)[..., None] * 0.75
    colours = colours + (rgb((0.86, 0.12, 22)) - colours) * lit
    edge = (smoothstep(0.955, 0.99, np.abs(t)) * smoothstep(0.03, 0.2, s) + smoothstep(0.985, 0.998, s))[..., None]
    colours = colours + (rgb((0.99, 0.035, 70)) - colours) * np.clip(edge, 0, 1) * 0.75
    m = m.grow(-0.9).blur(0.75)
    whole = np.zeros((c.h, c.w, 3), np.float32)
    whole[body.mask.where] = np.clip(colours, 0, 1)
    c.fill(m, whole, detail=0.7)
    rim = [
        (*spot(float(q), 1.0), 0.7 + 2.4 * math.sin(math.pi * float(q)) ** 0.7) for q in np.linspace(0.03, 0.985, 60)
    ]
    lip = c.mask(limb(rim, 160))
    c.multiply(lip.move(3, -4).blur(4) & m, (0.72, 0.16, 358), 0.5)
    c.fill(lip, (0.98, 0.035, 50), detail=0.8)
    c.screen(m.edge(5, -6, 3), (0.99, 0.06, 85), 0.55)
    c.emit(body.mask * np.asarray(np.clip(through * outside, 0, 1), np.float32), 0.25)


def spot(s: float, t: float) -> tuple[float, float]:
    """Return the card place of a point on the petal."""
    x, y, _ = _place(np.array([s]), np.array([t]))
    return float(x[0]), float(y[0])


def paint_sleeper(c: Canvas, sheet: Drape, x: float, y: float, height: float) -> None:
    """Lay somebody in the hollow behind the near rim, a picker's round hat over the face."""
    inside = sheet.relief.mask * np.asarray(smoothstep(0.35, 0.65, sheet.back), np.float32)
    c.multiply(c.mask(oval(x - 2, y + 14, height * 0.6, height * 0.16, 30), soft=8) & inside, (0.6, 0.17, 355), 0.75)
    who = Person(
        girth=1.1, skin=(0.62, 0.09, 50), hair=(0.2, 0.03, 40), hair_style="braids", top=(0.36, 0.11, 262),
        bottom=(0.3, 0.09, 268), shoes=None, dress="trousers", sleeves="short",
    )  # fmt: skip
    pose = Pose(
        lean=20, head=4, arm_near=(-26, 74), arm_far=(150, 70), leg_near=(62, 84), leg_far=(20, 6), foot_near=80,
        foot_far=50, turn=-64,
    )  # fmt: skip
    with c.group() as bed:
        j = joints(who, pose, x, y, height, hold="hip")
        paint_person(c, who, j)
        hx, hy = j.head
        q = height / 6.2

        def hat(pen: Pen) -> None:
            with pen.at(hx + 0.26 * q, hy - 0.34 * q, 24):
                pen.fill(oval(0, 0, 1.0 * q, 0.42 * q), (0.78, 0.12, 84))
                for k in range(9):
                    a = -2.9 + k * 0.33
                    pen.stroke([(0, -0.3 * q), (0.94 * q * math.cos(a), 0.36 * q * math.sin(a))], (0.62, 0.1, 70), 0.7)
                pen.fill(oval(0.02 * q, -0.26 * q, 0.38 * q, 0.24 * q), (0.9, 0.1, 88))
                pen.stroke(oval(0.02 * q, -0.2 * q, 0.4 * q, 0.2 * q), (0.5, 0.17, 20), 1.6)

        c.draw(hat, relief=4, detail=0.9)
    over = c.full(smoothstep(y + 30, y + 10, c.y - 0.5 * (c.x - x))) - sheet.relief.mask
    c.paste(bed, clip=inside | over)
