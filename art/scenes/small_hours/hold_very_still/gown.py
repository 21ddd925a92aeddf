"""The gown: some seventy crows asleep, each with its head turned back; and one that is awake."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.materials.living import feathers
from art.painting.motifs.crows import wing_fan
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place
from art.painting.stamps import jittered, scatter, strew

_INK: Final = (0.19, 0.03, 280)
_SHEEN: Final = (0.45, 0.085, 275)

_LEFT_EDGE: Final = ((300, 268), (308, 340), (336, 470), (322, 540), (272, 680), (216, 830), (170, 960))
_TRAIN: Final = ((120, 1030), (60, 1110), (30, 1196), (150, 1230), (330, 1210), (430, 1110), (520, 1048))
_RIGHT_EDGE: Final = ((622, 970), (584, 830), (528, 680), (478, 540), (464, 470), (492, 340), (500, 268))
_NECK: Final = ((440, 300), (400, 316), (360, 300))

_BACK: Final = (
    (0, -0.37),
    (0.17, -0.28),
    (0.215, -0.05),
    (0.15, 0.2),
    (0.02, 0.38),
    (-0.13, 0.2),
    (-0.21, -0.05),
    (-0.17, -0.28),
)
_FAR: Final = ((-0.04, -0.26), (-0.2, -0.16), (-0.235, 0.02), (-0.17, 0.26), (-0.05, 0.55), (-0.02, 0.3))
_NEAR: Final = ((0.06, -0.26), (0.2, -0.2), (0.25, 0.0), (0.185, 0.26), (0.05, 0.58), (0.01, 0.42), (0.05, 0.1))
_BILL: Final = ((0.0, -0.43, CORNER), (-0.11, -0.36), (-0.215, -0.2, CORNER), (-0.1, -0.24), (0.0, -0.3, CORNER))


def shape(c: Canvas) -> Mask:
    """Return the whole figure's silhouette, for its shadows."""
    gown_outline = curve([*_LEFT_EDGE, *_TRAIN, *_RIGHT_EDGE, *_NECK])
    arms = (
        limb([(310, 280, 30), (262, 430, 22), (232, 600, 16)]),
        limb([(490, 280, 30), (538, 430, 22), (568, 600, 16)]),
    )
    return c.mask(gown_outline, oval(398, 140, 58, 72), limb([(400, 180, 30), (400, 280, 40)]), *arms)


def _sleeper(c: Canvas, x: float, y: float, size: float, turn: float, flip: bool, seed: int) -> None:
    """One crow asleep, seen from above its back; its tail points down before it is turned."""
    r = c.rng(f"sleeper{seed}")
    lift = float(r.normal(0, 0.02))
    ink: Colour = (_INK[0] + lift, _INK[1], _INK[2] + float(r.normal(0, 12)))
    sheen = mix(_SHEEN, (0.45, 0.07, 310), float(r.uniform(0, 0.5)))

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn, flip)

    body_mask = c.mask(curve(put(_BACK)))
    c.multiply(body_mask.blur(size * 0.05).move(size * 0.04, size * 0.05), (0.2, 0.04, 290), 0.75)
    tail = [
        limb(put([(0, 0.15, 0.06), (d * 0.7, 0.42, 0.062), (d, 0.66 - abs(d), 0.03)]), 12) for d in (-0.07, 0.0, 0.07)
    ]
    c.form(c.mask(*tail), ink, thickness=size * 0.04, rim=0.5, bias=-0.06, mottle=0.04, detail=0.75)
    for part, share in ((_FAR, 0.1), (_NEAR, 0.24)):
        wing = c.mask(curve(put(part)))
        c.form(wing, mix(ink, sheen, share), thickness=size * 0.09, rim=0.5, mottle=0.05, detail=0.75)

        def quills(pen: Pen, part: Points = part) -> None:
            way = 1.0 if part is _NEAR else -1.0
            for k in range(5):
                line = put(
                    [
                        (way * (0.2 - 0.035 * k), -0.02 + 0.03 * k),
                        (way * (0.17 - 0.035 * k), 0.25),
                        (way * 0.04, 0.5 - 0.02 * k),
                    ]
                )
                pen.stroke([p[:2] for p in line], (0.1, 0.02, 280), size * 0.014, 0.75)
                pen.stroke([(p[0] - size * 0.012, p[1] - size * 0.008) for p in line], sheen, size * 0.009, 0.6)

        c.draw(quills, clip=wing, detail=0.75)
    back = c.form(body_mask, mix(ink, sheen, 0.06), rim=0.5, mottle=0.05, grain=8, detail=0.75)
    a = math.radians(turn) + math.pi / 2
    fx, fy = scatter(back.mask.grow(-1.5), max(40, int(size * 1.9)), r, "up")
    if len(fx):
        tones = np.clip(
            np.stack([rgb(mix((0.14, 0.03, 280), sheen, float(v))) for v in r.beta(1.2, 4.2, len(fx))]), 0, 1
        )
        glint = np.clip((x - fx) * 0.6 + (y - fy), 0, size * 0.3)[:, None] / (size * 0.3)
        tones = tones + (rgb((0.62, 0.08, 40)) - tones) * glint * 0.1
        strew(
            c,
            "feather",
            fx,
            fy,
            size * r.uniform(0.075, 0.12, len(fx)),
            a + r.normal(0, 0.13, len(fx)),
            jittered(tones.astype(np.float32), r, 0.06, 0.012),
            seed=f"mantle{seed}",
            alpha=0.7,
            detail=0.75,
        )
    gx, gy = put([(-0.05 if not flip else 0.05, -0.1)])[0][:2]
    gloss = c.mask(oval(gx, gy, size * 0.06, size * 0.17, turn + 6), soft=size * 0.045) & body_mask
    c.screen(gloss, (0.56, 0.1, 272), 0.4)
    bill = c.mask(curve(put(_BILL)))
    c.form(bill, (0.25, 0.02, 290), thickness=size * 0.05, gloss=0.5, rim=0.5, detail=0.85)
    hx, hy = put([(0.045, -0.36)])[0][:2]
    head = c.mask(oval(hx, hy, size * 0.135, size * 0.125, turn))
    c.multiply(head.blur(size * 0.03).move(size * 0.02, size * 0.03) & body_mask, (0.15, 0.03, 290), 0.7)
    crown = c.form(head, mix(ink, sheen, 0.14), rim=0.7, mottle=0.05, grain=6, detail=0.85)
    hx2, hy2 = scatter(crown.mask.grow(-1), max(30, int(size * 1.1)), r, "any")
    if len(hx2):
        tones = np.stack([rgb(mix(ink, sheen, float(v))) for v in r.beta(1.2, 2.0, len(hx2))])
        away = np.arctan2(hy2 - hy, hx2 - hx) * 0.3 + a * 0.7 + r.normal(0, 0.45, len(hx2))
        strew(
            c,
            "hair",
            hx2,
            hy2,
            size * 0.085,
            away,
            tones.astype(np.float32),
            seed=f"crown{seed}",
            alpha=0.75,
            detail=0.85,
        )
    lid = put([(-0.04, -0.385), (-0.02, -0.352), (0.02, -0.345)])

    def close(pen: Pen) -> None:
        pen.stroke([p[:2] for p in lid], (0.1, 0.02, 280), size * 0.024, 0.9)
        pen.stroke([(p[0], p[1] - size * 0.014) for p in lid], (0.66, 0.035, 270), size * 0.013, 0.95)

    c.draw(close, detail=0.9)


def _rows(c: Canvas) -> list[tuple[float, float, float, float]]:
    """Return where crows sleep on bodice and skirt (x, y, size, turn), from the top down."""
    r = c.rng("rows")
    out: list[tuple[float, float, float, float]] = []
    for y, half, n, size in (
        (312.0, 84.0, 3, 112.0),
        (368.0, 66.0, 3, 104.0),
        (424.0, 52.0, 3, 96.0),
        (482.0, 46.0, 3, 96.0),
        (540.0, 62.0, 3, 118.0),
        (606.0, 90.0, 4, 130.0),
        (678.0, 118.0, 5, 140.0),
        (752.0, 146.0, 5, 152.0),
        (828.0, 172.0, 6, 158.0),
        (902.0, 196.0, 6, 164.0),
    ):
        for k in range(n):
            u = (2 * (k + 0.5) / n - 1) * 0.96
            x = 398 + half * u + float(r.normal(0, 5))
            fan = -u * (28 if y > 520 else -16)
            out.append(
                (
                    x,
                    y + 16 * (1 - u * u) + float(r.normal(0, 7)),
                    size * float(r.uniform(0.92, 1.08)),
                    fan + float(r.normal(0, 7)),
                )
            )
    return out


_SWEEP: Final = (
    *(
        (590.0, 968.0, 150.0, -40.0),
        (520.0, 990.0, 160.0, -16.0),
        (452.0, 1000.0, 165.0, 2.0),
        (380.0, 1000.0, 165.0, 14.0),
    ),
    *(
        (300.0, 990.0, 165.0, 24.0),
        (220.0, 980.0, 160.0, 36.0),
        (150.0, 1014.0, 150.0, 48.0),
        (238.0, 1052.0, 165.0, 34.0),
    ),
    *(
        (330.0, 1068.0, 170.0, 26.0),
        (420.0, 1066.0, 160.0, 12.0),
        (110.0, 1082.0, 160.0, 44.0),
        (196.0, 1120.0, 172.0, 34.0),
    ),
    *(
        (290.0, 1136.0, 175.0, 22.0),
        (376.0, 1130.0, 160.0, 6.0),
        (84.0, 1156.0, 170.0, 40.0),
        (180.0, 1186.0, 175.0, 26.0),
        (280.0, 1200.0, 170.0, 14.0),
    ),
)


def gown(c: Canvas) -> None:
    """Paint the gown and the train that flows down the steps."""
    whole = c.mask(curve([*_LEFT_EDGE, *_TRAIN, *_RIGHT_EDGE, *_NECK]), wobble=5)
    under = c.form(whole, (0.17, 0.03, 285), thickness=70, rim=0.0, bias=-0.12, mottle=0.06, detail=0.7)
    feathers(c, under, (0.17, 0.035, 280), 1.57, seed="under", length=(16, 34), spacing=9, detail=0.7)
    for y, reach, start, end in ((772.0, 122.0, 176.0, 128.0), (1010.0, 96.0, 168.0, 214.0)):
        x = 270.0 if y < 900 else 132.0
        wing_fan(c, x, y, reach, start, end, n=7, colour=_INK, seed=f"stretch{y:.0f}", detail=0.75)
    spots = [*_rows(c), *_SWEEP]
    r = c.rng("flip")
    for k, (x, y, size, turn) in enumerate(spots):
        _sleeper(c, x, y, size, turn, bool(r.random() < 0.5), k)
    for k, (x, y, size, turn, flip) in enumerate(
        ((318.0, 286.0, 104.0, -24.0, True), (478.0, 288.0, 104.0, 22.0, False))
    ):
        _sleeper(c, x, y, size, turn, flip, 900 + k)
    _round(c, whole)


def _round(c: Canvas, whole: Mask) -> None:
    """The evening sun turns the whole gown: its left is warm, its right falls into violet."""
    half = np.interp(c.y[:, 0], (270, 480, 980, 1200), (100, 72, 236, 240)).astype(np.float32)[:, None]
    middle = np.interp(c.y[:, 0], (270, 960, 1060, 1200), (400, 398, 330, 230)).astype(np.float32)[:, None]
    u = (c.x - middle) / half
    grown = whole.grow(14)
    dark = c.full(np.clip(1.25 - rgb_light(c), 0, 1))
    c.multiply(grown * np.asarray(smoothstep(0.1, 1.05, u), np.float32) & dark, (0.34, 0.06, 300), 0.62)
    warm = np.exp(-(((u + 0.62) / 0.34) ** 2)).astype(np.float32)
    c.screen((grown * warm) & dark, (0.5, 0.09, 25), 0.2)


def rgb_light(c: Canvas) -> Array:
    """How light the picture is at each place: what is pale already is no part of the gown."""
    return np.asarray(c.layer.rgb.mean(-1) * 2.0, np.float32)
