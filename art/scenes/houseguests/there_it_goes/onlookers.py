"""Those who look up: heads laid back, seen from the side, all after the same nothing."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skull import View
from art.scenes.houseguests.there_it_goes.inks import BONE, BROWN, CAST, CHALK, LEAF, LIME, PLUM, SHELL, TERRACOTTA

GONE: Final = (900.0, -700.0)
"""Where it went."""


@dataclass(frozen=True)
class Onlooker:
    """Somebody in the square: who, where, how large, in what cloth, seen how."""

    who: str
    x: float
    y: float
    size: float
    ink: Ink
    part: float = 0.0
    view: View = "side"
    extra: str = ""
    wide: float = 1.5


def steep(x: float, y: float) -> tuple[int, float]:
    """Which way somebody there is turned, and how far the head lies back."""
    turn = 1 if x < GONE[0] else -1
    up = math.degrees(math.atan2(y - GONE[1], abs(GONE[0] - x)))
    return turn, -turn * min(46.0, max(26.0, up * 0.62))


WARM: Final = mix(SHELL, TERRACOTTA, 0.35)
FAR: Final[tuple[Onlooker, ...]] = (
    Onlooker("brass", 40, 596, 36, BONE, 0.06),
    Onlooker("widow", 168, 590, 34, WARM),
    Onlooker("boy", 270, 606, 32, LIME, 0.1),
    Onlooker("policeman", 372, 590, 38, BONE, 0.03),
    Onlooker("limes", 500, 600, 37, SHELL, 0.05),
    Onlooker("cook", 612, 592, 38, LIME, 0.02),
    Onlooker("son", 724, 604, 35, BONE, 0.08),
    Onlooker("wife", 830, 590, 38, SHELL, 0.04),
    Onlooker("middle", 950, 604, 36, LIME),
    Onlooker("weaver", 1166, 592, 38, BONE, 0.08),
    Onlooker("driver", 96, 694, 54, SHELL, 0.05),
    Onlooker("nun", 230, 690, 54, WARM, extra="veil"),
    Onlooker("porter", 352, 700, 52, BONE, 0.12, extra="load"),
    Onlooker("student", 660, 700, 54, LIME, 0.1),
    Onlooker("tourist", 800, 690, 54, SHELL),
)
NEAR: Final[tuple[Onlooker, ...]] = (
    Onlooker("eldest", 30, 850, 84, TERRACOTTA, 0.0),
    Onlooker("barber", 180, 880, 78, CHALK, 0.03, extra="stripes"),
    Onlooker("grandfather", 46, 1120, 104, LEAF, 0.0),
)


def onlooker(card: Sheet, o: Onlooker) -> None:
    """Lay somebody: cloth, neck, head, and what is on or held to the head."""
    face = CAST[o.who]
    turn, tilt = steep(o.x, o.y)
    at, w = affine(o.x, o.y, o.size, 0, turn < 0), o.wide
    body = card.piece(
        f"-.74,.74! -.2,.96 .34,1.0! .8,1.2 {w * 0.84:.2f},1.5 {w},2.1 {w * 1.04:.2f},6! -{w * 1.1:.2f},6! -{w * 1.04:.2f},2 "
        f"-{w * 0.88:.2f},1.24 -1.0,.9",
        o.ink,
        at=at,
        angle=82,
        laps=max(30, o.size * 0.5),
        edge="torn",
        core=shift(CHALK, 0.01),
        wobble=3,
        lift=5,
    )
    with card.inside(body):
        card.paint("-.3,.7 -.6,1.6 -.5,6! -2,6! -2,.7!", shift(o.ink, -0.045), at=at, angle=82)
        if o.extra == "stripes":
            for k in range(-6, 7):
                card.paint(ribbon(f"{0.28 * k},.7 {0.3 * k},6", (9, 9), at), SHELL, wobble=0.5)
    card.paint("-.62,.1! .3,.5! .46,1.06 -.1,1.16 -.72,.86!", face.skin.shade, at=at, angle=80, wobble=0.6)
    head = Head(card, face.but(feels=face.feels.but(part=o.part)), o.x, o.y, o.size, tilt, turn, o.view)
    head.draw()
    if o.extra == "veil":
        card.paint(
            ".40,-.86! .1,-1.16 -.5,-1.08 -.96,-.5 -1.06,.5 -.7,1.5! .1,1.3! -.16,.5 -.06,-.3 .30,-.6!",
            PLUM,
            at=head.at,
            lift=4,
        )
        card.paint(".44,-.88! .12,-1.0 .0,-.5! -.06,-.3 .30,-.62!", CHALK, at=head.at, lift=2)
    elif o.extra == "load":
        card.paint(
            "-1.5,-1.2! -1.2,-1.9 -.2,-2.1 .8,-1.8 1.0,-1.2! .2,-1.0 -.8,-.98",
            mix(BONE, BROWN, 0.3),
            at=affine(o.x, o.y, o.size, tilt * 0.3),
            lift=5,
        )
    elif o.extra == "hand":
        # a hand before the mouth
        hand(card, "cover", o.x + 92, o.y + 118, 92, -84, face.skin, False, 34, lift=4)
        card.paint(
            f"{o.x + 20},{o.y + 330}! {o.x + 30},{o.y + 240} {o.x + 66},{o.y + 116}! {o.x + 122},{o.y + 122}! {o.x + 130},{o.y + 260} {o.x + 120},{o.y + 350}!",
            shift(o.ink, 0.03),
            angle=84,
            lift=6,
        )
