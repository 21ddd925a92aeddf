"""Who sits round the table, seen from straight above: crowns and partings, sleeves, and fourteen hands."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

BONE, CHALK, PLUM, BROWN, BRICK, NIGHT, INK = (
    "#d9cdb8",
    "#eee6d8",
    "#432b46",
    "#7b5241",
    "#a5483c",
    "#20393a",
    "#1a1c2b",
)
MIDDLE = (600, 872)

WIDOW = Skin("#a06d50", "#80533e", "#2a1a20")
MEDIUM = Skin("#e2c4a8", "#c39c82", "#5a3a38")
SAILOR = Skin("#b97f5e", "#94603f", "#3a2422")
SISTER = Skin("#d6a582", "#b18062", "#4c302e")
TEACHER = Skin("#c99878", "#a37657", "#43292a")
DOCTOR = Skin("#754f3e", "#5a3b30", "#1c1418")
COUSIN = Skin("#a8714f", "#875637", "#331f20")


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table: where (degrees round it, clockwise from the right), and how the two hands lie."""

    at: float
    skin: Skin
    age: float
    coat: Ink
    cuff: Ink
    hands: tuple[tuple[str, float, float, float], tuple[str, float, float, float]]
    """Kind, degrees round the table from the seat, degrees turned, length in pixels."""
    crown: str
    lean: float = 0
    """Pixels nearer to the table."""
    wide: float = 1


SITTERS = (
    Sitter(258, MEDIUM, 42, PLUM, CHALK, (("cover", -11, -6, 196), ("open", 11, 4, 200)), "bun", 20, 1.2),
    Sitter(303, SAILOR, 26, "#2a3350", CHALK, (("let_go", -11.5, 4, 198), ("flat", 14, -4, 212)), "cap", -6, 1.1),
    Sitter(348, SISTER, 20, BRICK, BONE, (("open", -15, -6, 176), ("let_go", 10, 4, 172)), "braids"),
    Sitter(33, DOCTOR, 55, INK, CHALK, (("open", -11, 3, 204), ("cover", 11, -3, 200)), "bald", 10, 1.1),
    Sitter(123, WIDOW, 70, "#14131c", "#4f4350", (("cover", -12, 9, 188), ("open", 13, -2, 184)), "veil", 34),
    Sitter(168, COUSIN, 9, BROWN, BONE, (("open", -11, 6, 172), ("rest", 10, -5, 166)), "tuft", 0, 0.8),
    Sitter(
        213, TEACHER, 63, mix(NIGHT, BONE, 0.36), CHALK, (("flat", -11, 5, 190), ("open", 11, -6, 192)), "parting", 14
    ),
)


def place(degrees: float, wide: float, high: float) -> tuple[float, float]:
    """Return where an oval about the table's middle is met at so many degrees."""
    t = math.radians(degrees)
    return MIDDLE[0] + wide * math.cos(t), MIDDLE[1] + high * math.sin(t)


def inwards(x: float, y: float) -> float:
    """Return the direction from a place to the table's middle, in degrees."""
    return math.degrees(math.atan2(MIDDLE[1] - y, MIDDLE[0] - x))


def sitter(card: Sheet, who: Sitter) -> None:
    """Lay chair, sleeves, hands, shoulders and, over it all, the crown of the head."""
    x, y = place(who.at, 668 - who.lean, 736 - who.lean)
    at = affine(x, y, 1, inwards(x, y))
    _chair(card, at)
    for side, (kind, off, turn, size) in zip((-1, 1), who.hands, strict=True):
        wx, wy = place(who.at + off, 474, 440)
        angle = inwards(wx, wy) + turn
        _sleeve(card, who, side, (x, y), (wx, wy), angle)
        laid = hand(card, kind, wx, wy, size, angle, who.skin, side > 0, who.age, lift=6)
        if laid is not None:
            _cuff(card, who, wx, wy, angle)
    _shoulders(card, who, at)
    CROWNS[who.crown](card, at, who)


def _chair(card: Sheet, at: Array) -> None:
    card.paint(ribbon("-30,-190 -120,-150 -168,0 -120,150 -30,190", (26, 30, 34, 30, 26), at), "#2c2026", lift=5)
    card.paint(ribbon("-60,-130 -108,-84 -124,0 -108,84 -60,130", (12, 14, 12), at), BROWN, lift=2)


def _sleeve(
    card: Sheet, who: Sitter, side: float, head: tuple[float, float], wrist: tuple[float, float], angle: float
) -> None:
    t = math.radians(inwards(*head))
    across = (math.sin(t) * -side, -math.cos(t) * -side)
    sx, sy = head[0] + across[0] * 128 * who.wide, head[1] + across[1] * 128 * who.wide
    ex, ey = (sx + wrist[0]) / 2 + across[0] * 52, (sy + wrist[1]) / 2 + across[1] * 52
    bx, by = wrist[0] - 40 * math.cos(math.radians(angle)), wrist[1] - 40 * math.sin(math.radians(angle))
    arm = card.piece(
        ribbon(
            f"{sx:.0f},{sy:.0f} {ex:.0f},{ey:.0f} {bx:.0f},{by:.0f} {wrist[0]:.0f},{wrist[1]:.0f}",
            (150 * who.wide, 128 * who.wide, 92, 74),
        ),
        who.coat,
        angle=angle,
        laps=50,
        lift=9,
    )
    with card.inside(arm):
        for k in (-0.5, 0.1, 0.6):
            fx, fy = ex + (bx - ex) * k, ey + (by - ey) * k
            card.paint(
                ribbon(f"{fx + across[0] * 70:.0f},{fy + across[1] * 70:.0f} {fx:.0f},{fy:.0f}", (14, 8, 2)),
                shift(who.coat, -0.05),
                thin=0.1,
            )


def _cuff(card: Sheet, who: Sitter, x: float, y: float, angle: float) -> None:
    at = affine(x, y, 1, angle)
    card.paint(
        "-52,-44! -10,-40 4,-38! 10,0 4,38! -14,42 -52,46!", who.cuff, at=at, angle=angle + 90, grain=0.2, lift=3
    )
    card.paint(ribbon("-46,-44 -42,0 -46,46", (12, 12, 12), at), shift(who.coat, 0.02))


def _shoulders(card: Sheet, who: Sitter, at: Array) -> None:
    w = who.wide
    body = card.piece(
        f"-96,{-120 * w}! -60,{-190 * w} 10,{-200 * w} 66,{-150 * w} 84,-60 88,0 84,64 66,{150 * w} 10,{204 * w} -60,{186 * w} "
        f"-96,{116 * w}! -120,0",
        who.coat,
        at=at,
        angle=84,
        laps=54,
        lift=10,
        edge="torn",
        wobble=3,
        core=mix(who.coat, BONE, 0.26),
    )
    with card.inside(body):
        card.paint("-140,-70! -40,-86 20,-70 30,0 20,70 -40,88 -140,72!", shift(who.coat, -0.04), at=at)
        card.paint(ribbon("20,-74 46,0 20,76", (16, 26, 16), at), who.cuff, lift=2)


def _skull(card: Sheet, at: Array, who: Sitter, ears: bool = True) -> None:
    """Nose and brow seen from above, and the ears."""
    if ears:
        card.paint("-8,-88! 10,-106 26,-92 18,-74!", who.skin.shade, at=at, lift=2)
        card.paint("-8,88! 10,106 26,92 18,74!", who.skin.shade, at=at, lift=2)
    card.paint(
        "-90,0 -70,-64 0,-90 60,-72 92,-34 100,-14! 116,-11 122,2 115,13 100,15! 92,36 60,72 0,90 -70,64",
        who.skin.base,
        at=at,
        lift=8,
        grain=0.18,
    )


def _hair(card: Sheet, at: Array, spec: str, ink: Ink, parting: str | None, skin: Skin) -> None:
    hair = card.piece(spec, ink, at=at, angle=70, laps=24, grain=0.4, lift=4)
    with card.inside(hair):
        if parting:
            for k in range(-5, 6):
                card.paint(
                    ribbon(f"{k * 17},0 {k * 20 + 4},{46} {k * 15 - 6},{96}", (2, 4, 2), at), shift(ink, 0.08), thin=0.2
                )
                card.paint(
                    ribbon(f"{k * 17},0 {k * 20 + 4},{-46} {k * 15 - 6},{-96}", (2, 4, 2), at),
                    shift(ink, 0.08),
                    thin=0.2,
                )
            card.paint(ribbon(parting, (3, 8, 7, 5), at), mix(skin.base, ink, 0.15))


_FULL = "-104,0 -88,-70 -14,-102 54,-84 86,-44 92,0 86,44 54,84 -14,102 -88,70"


def _bun(card: Sheet, at: Array, who: Sitter) -> None:
    _skull(card, at, who)
    _hair(card, at, _FULL, "#4a2f2c", "90,4 40,-2 -20,0 -60,2", who.skin)
    card.paint("-46,0 -62,-44 -104,-52 -134,-22 -134,22 -104,52 -62,44", "#553733", at=at, lift=8, angle=40)
    card.paint(ribbon("-70,-20 -100,-26 -112,0 -96,20 -80,6", (4, 6, 5, 3), at), "#3a2422")
    comb = ["-60,-38! -40,-42! -34,40! -54,40!"] + [
        f"-40,{y}! -16,{y + 1}! -16,{y + 6}! -40,{y + 7}!" for y in range(-38, 36, 13)
    ]
    card.paint(comb, BONE, at=at, lift=3)


def _cap(card: Sheet, at: Array, who: Sitter) -> None:
    _skull(card, at, who)
    card.paint(_FULL, "#2c2126", at=at)
    card.paint(["-70,-20! -150,-60! -158,-36! -84,0!", "-70,16! -140,56! -128,74! -66,40!"], INK, at=at, lift=4)
    card.paint(
        "96,0 80,-70 10,-108 -66,-92 -108,-40 -112,20 -86,80 -20,110 50,92 88,52", CHALK, at=at, lift=7, angle=30
    )
    card.paint(ribbon("76,0 62,-56 8,-86 -54,-72 -88,-30 -90,18 -68,64 -16,88 40,74 70,42 76,0", (9,), at), "#2a3350")
    card.paint("20,0 12,-18 -6,-24 -22,-14 -26,6 -14,22 6,24", BRICK, at=at, lift=5)


def _braids(card: Sheet, at: Array, who: Sitter) -> None:
    _skull(card, at, who)
    _hair(card, at, _FULL, "#8a4a2c", "92,0 40,6 -10,-4 -60,8 -100,0", who.skin)
    for s in (-1, 1):
        for k in range(6):
            card.paint(
                "16,0 0,15 -18,0 0,-15", "#8a4a2c", at=at @ within(-30 + k * 20, s * (98 + 7 * k)), lift=3, angle=30
            )
    card.paint(["-88,6! -140,-44! -150,-4! -96,12!", "-88,10! -136,52! -108,66! -82,22!"], PLUM, at=at, lift=4)


def _bald(card: Sheet, at: Array, who: Sitter) -> None:
    _skull(card, at, who)
    card.paint(
        "20,-92! -40,-100 -100,-56 -112,0 -100,56 -40,100 20,92! -10,66 -62,40 -74,0 -62,-40 -10,-66",
        "#b9b0a4",
        at=at,
        angle=60,
    )
    card.paint(ribbon("30,-30 44,-8 38,24", (3, 9, 3), at), shift(who.skin.base, 0.09))
    card.paint(ribbon("96,-56 108,-34 106,-14", (5, 5, 5), at), BONE)
    card.paint(ribbon("106,16 110,36 98,58", (5, 5, 5), at), BONE)


def _veil(card: Sheet, at: Array, who: Sitter) -> None:
    _skull(card, at, who, ears=False)
    _hair(card, at, _FULL, "#a9a29c", "92,-6 44,0 -20,-4", who.skin)
    lace = card.piece(
        "36,-98! 20,-40 8,0 18,44 34,98! -10,132 -80,126 -150,96 -176,120! -190,40 -180,0 -190,-50 -170,-124! -80,-124 -10,-130",
        "#14131c",
        at=at,
        lift=6,
    )
    with card.inside(lace):
        for k in range(-5, 6):
            for j in range(9):
                card.paint(
                    "7,0 0,5 -7,0 0,-5", "#5d5163", at=at @ within(6 - 22 * j, k * 25 + 12 * (j % 2)), wobble=0.4
                )
    card.paint(ribbon("34,-100 12,0 32,100", (7, 7, 7), at), "#5d5163")


def _tuft(card: Sheet, at: Array, who: Sitter) -> None:
    at = at @ within(0, 0, 0.86)
    _skull(card, at, who)
    card.paint(
        "84,-20! 70,-60! 40,-78! 0,-98 -60,-84! -104,-50 -124,-20! -104,0 -128,24! -92,64 -40,96 20,92! 60,80! 68,40! 96,26! 80,4",
        "#1d171c",
        at=at,
        lift=5,
        angle=20,
    )
    for k in range(9):
        a = math.radians(k * 40)
        card.paint(
            ribbon(
                f"-20,0 {-20 + 34 * math.cos(a):.0f},{34 * math.sin(a) + 8:.0f} {-20 + 66 * math.cos(a):.0f},{66 * math.sin(a):.0f}",
                (3, 6, 2),
                at,
            ),
            "#44373c",
        )


def _parting(card: Sheet, at: Array, who: Sitter) -> None:
    _skull(card, at, who)
    _hair(
        card,
        at,
        "-118,-60! -110,0 -118,60! -70,104 -14,110 44,96! 86,50 94,4 86,-44 44,-92! -14,-108 -70,-104",
        "#7b756f",
        "94,26 40,32 -20,24 -60,28",
        who.skin,
    )
    card.paint(["20,-70! 58,-84! 62,-76! 24,-60!", "-10,-84! 24,-100! 28,-92! -6,-76!"], BRICK, at=at, lift=2)


def within(x: float, y: float, size: float = 1, turn: float = 0) -> Array:
    """Return a place within a frame, as a 3x3 matrix to multiply the frame's by."""
    return np.vstack([affine(x, y, size, turn), [0, 0, 1]])


CROWNS: Final[dict[str, Callable[[Sheet, Array, Sitter], None]]] = {
    "bun": _bun,
    "cap": _cap,
    "braids": _braids,
    "bald": _bald,
    "veil": _veil,
    "tuft": _tuft,
    "parting": _parting,
}
