"""A hand too big and too cold for anybody in the family: plump, seven rings, a plaster on the thumb."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.hands import finger
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_catching.inks import BONE, BRASS, BRICK, COOL, COOL_SHADE, DEEP, PETROL, PLUM

SIZE = 760.0
AT = affine(150, 372, SIZE, 26)
FINGERS = (
    (".40,.22 .60,.30 .80,.30", 0.17),
    (".46,.10 .74,.15 1.0,.13", 0.19),
    (".48,-.04 .78,-.03 1.08,-.05", 0.2),
    (".44,-.18 .72,-.22 1.0,-.24", 0.19),
)
"""Little finger to forefinger: joints in hand units, and how thick."""
RINGS = ((0, 0.5, 0.5), (1, 0.3, 0.45), (1, 0.56, 0.4), (2, 0.36, 0.5), (2, 0.62, 0.45), (3, 0.26, 0.4), (3, 0.44, 0.5))
"""Which finger, how far along it, how dull."""


def palm(card: Sheet) -> None:
    """Lay the sleeve, the thumb, the back of the hand, the fingers from the little one on, and what they wear."""
    edge = mix(COOL_SHADE, PLUM, 0.5)
    back = card.piece(
        "-.3,-.2! .04,-.24 .26,-.33 .46,-.33 .56,-.2 .58,.1 .5,.32 .3,.36 .06,.26 -.3,.22!",
        COOL,
        at=AT,
        angle=27,
        laps=54,
        grain=0.36,
        edge="raw",
        ragged=10,
        lift=12,
    )
    for line, thick in FINGERS:
        card.paint(finger(line, thick + 0.028, AT), edge, edge="raw", angle=27)
        one = card.piece(finger(line, thick, AT), COOL, angle=27, laps=40, grain=0.36, edge="raw", lift=9)
        with card.inside(one):
            u, v = (float(a) for a in line.split()[-1].split(","))
            card.paint(
                f"{u - 0.7},{v + thick * 0.26}! {u},{v + thick * 0.2} {u + 0.2},{v + thick * 0.1}! {u + 0.2},{v + 0.3}! {u - 0.7},{v + 0.3}!",
                COOL_SHADE,
                at=AT,
                angle=27,
                edge="raw",
                ragged=20,
            )
            nail = (
                f"{u + 0.0},{v - 0.045}! {u + 0.075},{v - 0.04} {u + 0.095},{v} {u + 0.075},{v + 0.04} {u},{v + 0.045}!"
            )
            card.paint(nail, mix(COOL, BONE, 0.5), at=AT, angle=27, wobble=0.5)
            card.paint(
                [
                    ribbon(f"{u - 0.2 + d},{v - 0.05} {u - 0.19 + d},{v + 0.05}", (0.008, 0.016, 0.008), AT, SIZE)
                    for d in (0, 0.025)
                ],
                COOL_SHADE,
            )
    with card.inside(back):
        card.paint("-.4,.12! .2,.2 .5,.26! .5,.5! -.4,.5!", COOL_SHADE, at=AT, angle=27, edge="raw", ragged=40)
        for u, v in ((0.47, 0.2), (0.5, 0.09), (0.52, -0.05), (0.47, -0.19)):
            card.brush(f"{u - 0.03},{v - 0.05} {u - 0.06},{v} {u - 0.03},{v + 0.05}", 14, COOL_SHADE, at=AT, dry=0.5)
        card.brush("0,-.12 .2,-.16 .36,-.18", 12, mix(COOL, BONE, 0.4), at=AT, dry=0.8)
    _rings(card)
    # the thumb, and what it cut itself on
    card.paint(finger(".12,-.14 .34,-.42 .60,-.52", 0.228, AT), edge, edge="raw", angle=0)
    thumb = card.piece(
        finger(".12,-.14 .34,-.42 .60,-.52", 0.2, AT), COOL, angle=0, laps=40, grain=0.36, edge="raw", lift=9
    )
    with card.inside(thumb):
        card.paint("0,.0! .3,-.3 .5,-.42 .8,-.46! .8,-.2! 0,.3!", COOL_SHADE, at=AT, angle=10, edge="raw", ragged=30)
        card.paint(".4,-.62! .53,-.66! .58,-.36! .46,-.34!", mix(BONE, BRICK, 0.2), at=AT, angle=80)
        card.paint(".43,-.55! .52,-.57! .54,-.46! .46,-.45!", mix(BONE, BRICK, 0.06), at=AT, angle=80)
    card.paint(
        "-.32,-.3! .02,-.28 .05,0 .02,.3 -.32,.32!", PETROL, at=AT, angle=110, laps=40, edge="raw", ragged=10, lift=8
    )
    sleeve = card.piece(
        "-.9,-.5! -.5,-.44 -.02,-.31! .02,-.1 .0,.2 -.06,.33! -.5,.4 -.9,.5!",
        shift(PETROL, 0.03),
        at=AT,
        angle=27,
        laps=60,
        grain=0.4,
        edge="raw",
        ragged=20,
        lift=10,
    )
    with card.inside(sleeve):
        for line in ("-.6,-.4 -.3,-.2 -.1,-.22", "-.6,.1 -.3,.14 -.06,.05", "-.6,.3 -.3,.28 -.1,.2"):
            card.brush(line, 26, shift(PETROL, -0.07), at=AT, dry=0.6)
        card.brush("-.05,-.31 .0,0 -.07,.33", 20, BRASS, at=AT, dry=0.5, taper=0.1)


def _rings(card: Sheet) -> None:
    for i, (which, along, dull) in enumerate(RINGS):
        line, thick = FINGERS[which]
        p = curve(line, closed=False, step=0.01)
        k = min(int(along * len(p)), len(p) - 3)
        (u, v), (a, b) = p[k], p[k + 2] - p[k]
        n = (a * a + b * b) ** 0.5
        a, b = float(a / n), float(b / n)
        w = thick * 0.47
        u, v = float(u), float(v)
        band = (
            f"{u + b * w:.3f},{v - a * w:.3f} {u + a * 0.018:.3f},{v + b * 0.018:.3f} {u - b * w:.3f},{v + a * w:.3f}"
        )
        gold = mix(BRASS, PLUM, dull * 0.4)
        card.paint(ribbon(band, (0.05, 0.056, 0.05), AT, SIZE), gold, lift=4, wobble=0.5, angle=100)
        card.paint(ribbon(band, (0.008, 0.012, 0.008), AT, SIZE), mix(BRASS, BONE, 0.5), wobble=0.3)
        stone = (BRICK, PETROL, PLUM, BONE, DEEP, PETROL, BRICK)[i]
        if i != 2:
            at = AT @ np.array(
                [[0.034 + 0.006 * (i % 3), 0, u + a * 0.02], [0, 0.03 + 0.006 * (i % 2), v + b * 0.02], [0, 0, 1.0]]
            )
            card.paint("1,0! .5,.8! -.5,.8! -1,0! -.5,-.8! .5,-.8!", gold, at=at, lift=3, wobble=0.3)
            inner = at.copy()
            inner[:, :2] *= 0.68
            card.paint("1,0! .5,.8! -.5,.8! -1,0! -.5,-.8! .5,-.8!", stone, at=inner, wobble=0.3)
