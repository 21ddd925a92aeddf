"""The frieze below the hem: fifteen visitors, a crutch, and two feet that are hooves."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.family_only.inks import (
    AUBERGINE,
    BROWN,
    BUTTER,
    CHALK,
    DARK,
    DEEP,
    PISTACHIO,
    SHELL,
    SKY,
    WARM,
)

NIGHT: Final = "#2c1f30"
Pair = tuple[str, float, float, float, Ink, Ink, Skin, float]

BACK: Final[tuple[Pair, ...]] = (
    ("laced", 120, 1372, 78, NIGHT, AUBERGINE, DARK, 58),
    ("pump", 470, 1366, 70, SHELL, "", WARM, 50),
    ("boot", 640, 1374, 78, BUTTER, "", DEEP, 58),
    ("laced", 830, 1370, 76, BROWN, mix(SKY, AUBERGINE, 0.5), DARK, 56),
    ("bare", 985, 1366, 66, BROWN, "", DEEP, 46),
    ("sneaker", 1150, 1374, 76, SKY, AUBERGINE, WARM, 56),
)
FRONT: Final[tuple[Pair, ...]] = (
    ("sandal", 392, 1432, 84, AUBERGINE, "", DARK, 62),
    ("sneaker", 548, 1440, 82, SHELL, mix(AUBERGINE, SKY, 0.35), DEEP, 62),
    ("heels", 716, 1436, 80, NIGHT, mix(BROWN, AUBERGINE, 0.5), DARK, 60),
    ("tiptoe", 786, 1420, 50, SHELL, "", WARM, 36),
    ("laced", 900, 1444, 92, NIGHT, NIGHT, DARK, 70),
    ("pump", 1064, 1436, 78, BUTTER, "", DEEP, 54),
    ("tiny", 1178, 1440, 50, CHALK, "", DARK, 38),
)
"""Kind, middle, ankle, size, shoe, trousers (or bare), skin, how far apart: behind, and before."""
HEM: Final = 1180


def shoes(card: Sheet) -> None:
    """Lay those behind, the crutch, the hooves, then those before."""
    for pair in BACK:
        _pair(card, pair)
    card.paint(ribbon("262,1180 276,1400 280,1470", (20, 18, 16)), mix(BUTTER, BROWN, 0.45), lift=4)
    card.paint("266,1456! 296,1454! 300,1488! 264,1490!", NIGHT, lift=3)
    _hooves(card, 320, 1390)
    for pair in FRONT:
        _pair(card, pair)


def _pair(card: Sheet, pair: Pair) -> None:
    kind, x, y, size, ink, cloth, skin, apart = pair
    size, apart = size * 1.2, apart * 1.14
    for side in (-1, 1):
        fx = x + side * apart / 2
        fy = y + (4 if side > 0 else -3)
        w = size * 0.26
        if isinstance(cloth, str) and cloth == "":
            leg = card.piece(
                f"{fx - w},{HEM}! {fx + w},{HEM}! {fx + w * 0.9:.0f},{fy - 50:.0f} {fx + w * 0.66:.0f},{fy + 8}! {fx - w * 0.66:.0f},{fy + 8}! {fx - w * 0.9:.0f},{fy - 50:.0f}",
                CHALK if kind == "tiny" else skin.base,
                angle=86,
                lift=4,
            )
            with card.inside(leg):
                card.paint(
                    f"{fx + w * 0.2:.0f},{HEM}! {fx + w * 2},{HEM}! {fx + w * 2},{fy + 20}! {fx + w * 0.1:.0f},{fy + 20}!",
                    CHALK if kind == "tiny" else skin.shade,
                    angle=86,
                )
        else:
            card.paint(
                f"{fx - w * 1.1:.0f},{HEM}! {fx + w * 1.1:.0f},{HEM}! {fx + w * 1.16:.0f},{fy + 14}! {fx},{fy + 20} {fx - w * 1.16:.0f},{fy + 12}!",
                cloth,
                angle=86,
                laps=24,
                lift=5,
            )
        _foot(card, kind, fx, fy, size, ink, skin, side)


def _foot(card: Sheet, kind: str, x: float, y: float, size: float, ink: Ink, skin: Skin, side: int) -> None:
    at = affine(x, y, size, -side * 7)
    if kind in ("bare", "sandal"):
        shoe(card, "front_bare", x, y, size, -side * 8, ink, skin, lift=5)
        for k in range(5):
            card.paint(
                "1,0 .7,.8 0,1 -.7,.8 -1,0 0,-.4",
                mix(skin.base, SHELL, 0.35),
                at=affine(x - side * 8 + (k - 2) * size * 0.105, y + size * (0.44 - 0.02 * abs(k - 2)), size * 0.035),
                wobble=0.2,
            )
        if kind == "sandal":
            for line in ("-.24,.1 0,.2 .24,.1", "-.3,.3 0,.36 .3,.3"):
                card.paint(ribbon(line, (0.1, 0.12, 0.1), at, size), ink, lift=3)
    elif kind == "tiptoe":
        card.paint(
            "-.22,-.1! .22,-.1! .26,.3 .34,.62 .2,.76 -.2,.76 -.34,.62 -.26,.3", skin.base, at=at, angle=86, lift=5
        )
        for k in range(4):
            card.paint(
                ribbon(f"{-0.2 + 0.13 * k},.58 {-0.2 + 0.13 * k},.76", (0.03, 0.04), at, size), skin.line, wobble=0.2
            )
    elif kind == "boot":
        card.paint(
            "-.3,-1.2! .3,-1.2! .26,-.1 .36,.3 .38,.5 .2,.6 -.2,.6 -.38,.5 -.36,.3 -.26,-.1",
            ink,
            at=at,
            angle=86,
            lift=6,
        )
        card.paint("-.38,.46! 0,.54 .38,.46! .36,.64 0,.68 -.36,.64", AUBERGINE, at=at, lift=2)
        card.paint("-.3,-1.2! .3,-1.2! .3,-1! -.3,-1!", shift(ink, -0.1), at=at)
    elif kind == "heels":
        # the wrong way round: heels to us
        card.paint("-.24,-.1! .24,-.1! .3,.1 .28,.46 .2,.56! -.2,.56! -.28,.46 -.3,.1", ink, at=at, angle=86, lift=6)
        card.paint("-.26,.42! .26,.42! .24,.6! -.24,.6!", shift(ink, 0.12), at=at, lift=2)
        card.paint(ribbon("0,-.1 .01,.4", (0.03, 0.04), at, size), shift(ink, 0.2))
        card.paint("-.07,-.16! .07,-.16! .06,.04! -.06,.04!", shift(ink, 0.2), at=at)
    else:
        shoe(card, "front", x, y, size, -side * 8, ink, skin, lift=6)
        if kind == "sneaker":
            card.paint("-.27,.3 0,.2 .27,.3 .26,.5 0,.54 -.26,.5", CHALK, at=at, lift=2)
            for v in (-0.02, 0.08, 0.18):
                card.paint(ribbon(f"-.14,{v} .14,{v + 0.03}", (0.05, 0.05), at, size), CHALK)
        elif kind == "laced":
            for v in (0.0, 0.1):
                card.paint(ribbon(f"-.12,{v} .12,{v + 0.04}", (0.035, 0.035), at, size), mix(SHELL, CHALK, 0.4))
            card.paint("-.2,.26 -.06,.2 .0,.24 -.1,.36 -.22,.38", shift(ink, 0.1), at=at, wobble=0.4)
        elif kind == "pump":
            card.paint("-.18,-.1! .18,-.1! .15,.14 0,.22 -.15,.14", skin.base, at=at, wobble=0.5)
            card.paint("-.1,.26! .1,.26! .08,.36 -.08,.36", PISTACHIO if ink == SHELL else AUBERGINE, at=at, lift=2)
        elif kind == "tiny":
            card.paint(
                ROUND,
                SHELL,
                at=affine(x, y + size * 0.28, size * 0.12),
                lift=2,
            )


def _hooves(card: Sheet, x: float, y: float) -> None:
    """Two more feet, that is all."""
    for side, dy in ((-1, 0), (1, 8)):
        fx, fy = x + side * 20, y + dy
        card.paint(
            f"{fx - 14},{HEM}! {fx + 14},{HEM}! {fx + 10},{fy - 70} {fx + 15},{fy - 40} {fx + 9},{fy - 10} {fx + 14},{fy + 20}! {fx - 14},{fy + 20}! {fx - 9},{fy - 10} {fx - 15},{fy - 40} {fx - 10},{fy - 70}",
            mix(CHALK, BROWN, 0.3),
            angle=86,
            edge="torn",
            wobble=2,
            lift=4,
        )
        card.paint(f"{fx - 15},{fy + 14}! {fx},{fy + 20}! {fx - 2},{fy + 54}! {fx - 20},{fy + 52}!", NIGHT, lift=4)
        card.paint(f"{fx},{fy + 20}! {fx + 15},{fy + 14}! {fx + 20},{fy + 52}! {fx + 2},{fy + 54}!", NIGHT, lift=4)
