"""The general: a coat as round as a balloon, arms and legs that stick out of it, and all of it off the ground."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.inks import (
    BLACK,
    BLUE,
    BONE,
    CHALK,
    DARK,
    RED,
    SAND,
    UMBER,
    small,
    torn,
    within,
)

HIM: Final = affine(664, 672, 0.8, 6)
"""The middle of his coat is 0,0, and it is 400 to its edge."""
BALL: Final = (
    "0,-400 150,-375 285,-290 378,-150 408,10 386,190 296,322 152,400 0,420 -152,400 -296,322 -386,190 -408,10 -378,-150 "
    "-285,-290 -150,-375"
)
LEGS: Final = within(HIM, 0, -44)
ANKLE: Final = (-114.0, 560.0)
"""Where he is tied, in the measure of his legs."""
SEAM: Final = -15.0
"""The longitude at which his coat is buttoned."""


SLEEVE: Final = (
    "-262,-268! -330,-250 -404,-170 -462,-70 -506,20! -490,66 -444,98! -380,40 -316,-40 -252,-110 -222,-190!"
)


def legs(card: Sheet) -> None:
    """Lay coat tails, breeches and boots; the boots hang, the near one is pulled by the string."""
    for spec in (
        "-330,250! -30,330! -60,480! -150,560 -270,690! -292,540 -320,400",
        "30,330! 330,250! 330,400 318,540 312,700! 200,580 80,480!",
    ):
        tail = torn(card, spec, DARK, 80, 50, 8, HIM)
        card.pattern(tail, [ribbon(spec.replace("!", ""), (14, 14), HIM)], SAND, thin=0.05)
    for side, at in ((-1, LEGS), (1, within(LEGS, 30, -8, 1, -7))):
        x = 112 * side
        breech = torn(
            card,
            f"{x - 92},330! {x + 92},330! {x + 96},400 {x + 74},458 {x + 46},494! {x - 46},494! {x - 78},458 {x - 98},400",
            CHALK,
            80,
            50,
            6,
            at,
        )
        card.pattern(
            breech,
            [
                ribbon(f"{x - 40},488 {x - 46},450 {x - 66},420", (2, 7, 2), at),
                ribbon(f"{x + 20},488 {x + 26},440", (2, 7, 2), at),
            ],
            mix(BONE, UMBER, 0.4),
        )
        boot = torn(
            card,
            f"{x - 60},474! {x},486 {x + 60},474! {x + 54},530 {x + 40},580 {x + 44},620 {x + 54},650! {x + 20},668! {x + 6},660 "
            f"{x - 14},700 {x - 46},738 {x - 82},742 {x - 92},712 {x - 68},660 {x - 46},610 {x - 44},560",
            BLACK,
            84,
            40,
            8,
            at,
        )
        card.pattern(boot, [ribbon(f"{x - 28},500 {x - 22},560 {x - 30},610", (3, 12, 4), at)], shift(BLACK, 0.16))
        small(card, ribbon(f"{x + 2},664 {x - 14},702 {x - 46},740 {x - 82},746", (9, 10, 7), at), UMBER)
        small(card, f"{x + 10},640! {x + 50},628! {x + 62},664! {x + 24},684!", BLACK, at)
        small(card, f"{x + 24},684! {x + 62},664! {x + 67},675! {x + 29},696!", UMBER, at)
        small(card, ribbon(f"{x - 58},482 {x},494 {x + 58},482", (12, 12), at), UMBER)


def coat(card: Sheet) -> Patch:
    """Lay the balloon: a shaded side, the opening and its buttons along the curve, the belt, the medals; return it."""
    ball = torn(card, BALL, RED, 78, 100, 16, HIM, 4)
    with card.inside(ball):
        shade = "300,-300! 360,-120 350,60 280,210 150,310 -20,350 -200,330 -330,250! -260,460! 500,480! 520,-300!"
        card.paint(shade, DARK, at=HIM, edge="torn", wobble=4, angle=60)
        for lon in (-62.0, 30.0, 62.0):
            card.paint(ribbon(_meridian(lon), (3, 7, 3), HIM), shift(RED, -0.17), wobble=1, thin=0.1)
        card.paint(ribbon(_meridian(SEAM + 7), (5, 12, 12, 5), HIM), BLACK, edge="torn", wobble=1.2)
        belt = card.piece(
            "-430,110! -300,196 -160,244 0,262 160,244 300,196 430,110! 430,176! 300,262 160,312 0,330 -160,312 -300,262 "
            "-430,176!",
            CHALK,
            at=HIM,
            angle=6,
            edge="torn",
            wobble=2,
            lift=5,
        )
        card.pattern(belt, [ribbon("-430,126 -300,212 -160,260 0,278 160,260 300,212 430,126", (5, 5), HIM)], SAND)
        small(card, "-132,238! -46,252! -50,336! -136,320!", SAND, HIM, 5)
        small(card, "-112,260! -66,268! -68,314! -114,304!", BLACK, HIM)
        for lon in (SEAM - 11, SEAM + 25):
            for lat in (-42.0, -19.0, 3.0, 24.0):
                u, v = 408 * cos(radians(lat)) * sin(radians(lon)), 408 * sin(radians(lat))
                r = 25 * (0.7 + 0.3 * cos(radians(lat)))
                small(card, ROUND, SAND, within(HIM, u, v, r), 5)
                small(card, "-.5,-.1 -.3,-.5 .2,-.55", CHALK, within(HIM, u, v, r))
    _medals(card)
    return ball


def _medals(card: Sheet) -> None:
    for x, y, tilt in ((130, -128, -5), (196, -112, -8)):
        at = within(HIM, x, y, 1, tilt)
        small(card, "-24,-46! 24,-46! 24,20! 0,38! -24,20!", BLUE, at, 4)
        small(card, "-8,-46! 8,-46! 8,30! 0,38! -8,30!", CHALK, at)
        small(card, ROUND, SAND, within(at, 0, 62, 28), 5)
        small(
            card,
            "0,-1! .25,-.3! 1,-.25! .4,.2! .6,.9! 0,.5! -.6,.9! -.4,.2! -1,-.25! -.25,-.3!",
            UMBER,
            within(at, 0, 62, 15),
        )


def _meridian(lon: float) -> str:
    """Give a line from pole to pole over the ball."""
    return " ".join(
        f"{406 * cos(radians(lat)) * sin(radians(lon)):.0f},{406 * sin(radians(lat)):.0f}" for lat in range(-90, 91, 20)
    )


def collar(card: Sheet) -> None:
    """Lay the stock round his neck and the high collar that stands about it."""
    torn(card, "-100,-500! 100,-500! 118,-380! -118,-380!", CHALK, 6, 40, 4, HIM)
    red = torn(
        card,
        "-128,-466! -90,-440 -40,-428! -30,-440! 40,-432 100,-446 134,-470! 156,-372! 90,-342 0,-330 -90,-342 -152,-372!",
        DARK,
        84,
        50,
        8,
        HIM,
    )
    card.pattern(red, [ribbon("-150,-386 -90,-356 0,-344 90,-356 154,-386", (13, 13), HIM)], SAND, thin=0.05)
    card.pattern(red, [ribbon("-34,-446 -44,-390 -46,-330", (5, 9), HIM)], BLACK)


def arms(card: Sheet, ball: Patch) -> None:
    """Lay the two arms: they stand off, as they must, and the fingers of the gloves with them."""
    for flip in (False, True):
        at = within(HIM, 0, 0, 1, 0, flip)
        at = within(at, -262, -190, 0.84 if flip else 0.92, 14 if flip else 12)
        at = within(at, 262, 190)
        _glove(card, within(at, -508, 70, 1, 28))
        with card.inside(ball):
            small(card, SLEEVE, DARK, at + np.array([[0, 0, 12], [0, 0, 22]]), wobble=3)
        sleeve = torn(
            card,
            SLEEVE,
            RED,
            120,
            50,
            12,
            at,
        )
        card.pattern(
            sleeve,
            [
                ribbon("-232,-200 -290,-150 -320,-100", (3, 10, 3), at),
                ribbon("-250,-130 -300,-90 -350,-60", (3, 9, 3), at),
                ribbon("-452,-60 -430,-40 -420,-10", (3, 8, 3), at),
            ],
            DARK,
        )
        torn(card, "-476,-66! -540,30! -528,66 -468,118! -440,110! -384,24! -410,-20", BLACK, 30, 40, 6, at)
        for x, y in ((-486, 56), (-448, 0)):
            small(card, ROUND, SAND, within(at, x, y, 12), 2)
        _epaulette(card, within(at, -288, -238, 1, -42))


def _epaulette(card: Sheet, at: Array) -> None:
    fringe = [ribbon(f"{x},10 {x * 1.12:.0f},{78 - abs(x) * 0.1:.0f}", (15, 10), at) for x in range(-84, 90, 19)]
    card.paint(turned(fringe), SAND, edge="torn", wobble=1, lift=6)
    torn(card, "-96,24! -92,-14 -40,-44 0,-50 40,-44 92,-14 96,24! 0,36", SAND, 4, 30, 6, at)
    small(card, ribbon("-70,2 0,-22 70,2", (7, 7), at), UMBER)


def _glove(card: Sheet, at: Array) -> None:
    """Lay a white glove, spread, from the wrist at 0,0 downwards."""
    fingers = ("-34,60 -58,104 -74,146", "-12,70 -20,124 -26,174", "14,70 18,122 20,168", "36,58 52,98 66,134")
    thumb = "30,26 66,34 96,58"
    palm = "-34,-40! 34,-40! 42,20 48,64 20,84 -20,84 -46,66 -42,20"
    parts = [curve(palm, at), *(jointed(f, 29, at) for f in fingers), jointed(thumb, 29, at)]
    torn(card, turned(parts), CHALK, 84, 40, 8, None, 1.4)
    for line in ("-26,64 -30,20", "0,72 0,24", "26,66 28,26"):
        small(card, ribbon(line, (2, 6, 2), at), mix(BONE, UMBER, 0.3))
