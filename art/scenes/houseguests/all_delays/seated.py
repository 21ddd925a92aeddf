"""One of the sleepers laid: legs, a torn body that gives way to its neighbour, a head with closed eyes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, shift
from art.scenes.houseguests.all_delays.inks import FIBRE, LINE, SKINS
from art.scenes.houseguests.all_delays.tops import TOPS


@dataclass(frozen=True, kw_only=True)
class Sleeper:
    """Where somebody sits and how they have fallen asleep; lengths in pixels of a head of 60."""

    x: float
    y: float
    skin: str
    cloth: Ink
    lining: Ink
    top: str
    top_ink: Ink
    size: float = 60
    tilt: float = 0
    turn: float = 0
    sit: str = "shawl"
    """One of `SITS`."""
    legs: Ink = "#22283f"
    shoes: Ink = LINE
    apart: float = 0
    """How far the feet stand from each other, beyond a hand's breadth; below 0 they are crossed."""
    weave: str = ""
    part: float = 0
    age: float = 0
    jaw: float = 0
    long: float = 1
    nose: float = 1
    snout: float = 1
    lips: float = 0.9
    mouth: tuple[float, float, float] = (-0.1, 0.0, 0.19)
    brow: tuple[float, float] = (0.02, 0.0)
    low: float = 0.0


SITS: Final[dict[str, tuple[str, str]]] = {
    "shawl": (
        "-26,34! -82,62 -108,140 -104,262! -40,300 52,292 104,256! 108,150 84,66 28,36!",
        "-18,46! 14,48! 40,130 12,270! -30,272! 2,140",
    ),
    "folded": (
        "-40,30! -96,52 -112,120 -96,190! -84,262 0,284 86,258! 98,190! 116,120 98,54 38,30!",
        "-20,34! 22,34! 4,110!",
    ),
    "slump": (
        "-60,10! -104,70 -96,170 -110,280! -30,306 60,286 92,250! 86,150 92,70 40,22!",
        "-60,30! 0,60 40,24! 60,60 0,96 -70,64!",
    ),
    "wide": (
        "-44,24! -112,56 -126,150 -138,268! -70,318 -20,292 30,290 84,318 138,262! 124,150 112,60 44,26!",
        "-24,32! 26,32! 34,280! -30,280!",
    ),
    "coat": (
        "-36,32! -90,60 -96,180 -112,320! -40,338 50,330 116,312! 98,180 92,62 38,34!",
        "-26,32! -4,120! 24,34! 14,200! 4,326! -6,326! -12,200!",
    ),
}
"""Ways to sit: the body's outline and what is seen of its inside."""


def body(card: Sheet, who: Sleeper) -> None:
    """Lay feet and legs, the body, its lining, perhaps a print, and hands."""
    k = who.size / 60
    at = affine(who.x, who.y, k, who.tilt * 0.12)
    for s in (-1, 1):
        wide = 34 if who.sit == "wide" else 0
        foot = s * (30 + who.apart + wide)
        knee = s * (38 + abs(who.apart) + wide)
        card.paint(
            ribbon(f"{knee},290 {knee * 0.6 + foot * 0.4},350 {foot},412", (58, 46, 34), at, k),
            shift(who.legs, -0.03 * (s > 0)),
            angle=84,
            edge="torn",
            wobble=2,
            lift=3,
        )
        card.paint(
            f"{foot - 18 - 10 * (s < 0)},402! {foot + 16},400! "
            f"{foot + 22 + 10 * (s > 0)},426 {foot},438 {foot - 24 - 8 * (s < 0)},430!",
            who.shoes,
            at=at,
            lift=3,
        )
    outline, inside = SITS[who.sit]
    trunk = card.paint(outline, who.cloth, at=at, angle=76, edge="torn", core=FIBRE, wobble=3.4, lift=6)
    if trunk is None:
        return
    with card.inside(trunk):
        card.paint(inside, who.lining, at=at, angle=84, edge="torn", wobble=2.5, lift=2)
    if who.weave:
        printed(card, trunk, who.weave, shift(who.cloth, 0.13), gap=44, angle=who.tilt * 0.3)
    _lap(card, who, k)
    _hands(card, who, k)


def _lap(card: Sheet, who: Sleeper, k: float) -> None:
    """Two knees before the body, in trousers, or in the coat or shawl that covers them."""
    at = affine(who.x, who.y, k, who.tilt * 0.12)
    ink = shift(who.cloth, 0.035) if who.sit in ("shawl", "coat") else shift(who.legs, 0.02)
    for s in (-1, 1):
        knee = s * (38 + abs(who.apart))
        if who.sit == "wide":
            knee = s * (74 + abs(who.apart))
        spec = f"{knee - 34},262! {knee - 42},282 {knee - 40},318 {knee - 26},338! {knee + 26},340! {knee + 40},316 {knee + 42},280 {knee + 32},260! {knee * 0.6 + 20},226 {knee * 0.6 - 20},226"
        card.paint(spec, shift(ink, 0.03 * (s > 0)), at=at, angle=80, edge="torn", wobble=2.2, lift=4)


def _hands(card: Sheet, who: Sleeper, k: float) -> None:
    skin, at = SKINS[who.skin], affine(who.x, who.y, k, who.tilt * 0.12)

    def lay(kind: str, x: float, y: float, turn: float, flip: bool = False) -> None:
        p = at[:, :2] @ (x, y) + at[:, 2]
        hand(card, kind, float(p[0]), float(p[1]), 66 * k, turn, skin, flip, age=60 + 20 * who.age, lift=2)

    if who.sit == "folded":
        lay("flat", 44, 168, 200, True)
        card.paint(
            [
                "-112,96! -70,110 20,150 52,158! 48,194! 0,196 -90,180 -108,150!",
                "112,100! 70,112 10,164 -30,186! -20,216! 30,206 96,186 112,150!",
            ],
            shift(who.cloth, 0.035),
            at=at,
            angle=14,
            edge="torn",
            wobble=2.4,
            core=FIBRE,
            lift=4,
        )
        lay("rest", -34, 200, 160, False)
    elif who.sit == "wide":
        lay("drop", -80, 216, 100)
        lay("rest", 84, 236, 150, True)
    elif who.sit == "coat":
        lay("fist", -14, 206, 20)
        lay("grip", 30, 212, 168, True)
    elif who.sit == "slump":
        lay("drop", 10, 236, 84)
    else:
        lay("grip", -4, 150, 24 + who.tilt)


def face(card: Sheet, who: Sleeper, asleep: Face) -> None:
    """Lay the head asleep and what is on it."""
    skin = SKINS[who.skin]
    light = -1 if who.tilt > 0 else 1
    h = Head(card, asleep, who.x, who.y, who.size, tilt=who.tilt, turn=who.turn, light=light)
    top = TOPS[who.top]
    for spec, tone in top.behind:
        card.paint(spec, shift(who.top_ink, tone), at=h.at, edge="torn", wobble=1.8, lift=4)
    card.paint("-.3,.4! .3,.4! .4,1.16! -.4,1.16!", skin.shade, at=h.at)
    if top.bare:
        h.draw()
    for spec, tone in top.over:
        card.paint(spec, shift(who.top_ink, tone), at=h.at, angle=who.tilt + 60, edge="torn", wobble=1.8, lift=3)
    for spec, ink in top.more:
        card.paint(spec, ink, at=h.at, lift=2, wobble=0.5)
