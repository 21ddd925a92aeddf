"""Hands: a palm and fingers with joints, laid as one mass, parted where one finger lies over another.

Owns the twenty kinds of `KINDS` and how a hand is laid. In hand units the wrist is (0, 0), the fingers point to +x,
the thumb to -y, and the longest finger ends near x = 1. Knows no body: `limbs` puts hands at the ends of sleeves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Array
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin


@dataclass(frozen=True)
class Kind:
    """One way to hold a hand: the palm's contour and the fingers, those that lie below first."""

    palm: str
    fingers: tuple[str, ...]
    """`"x,y x,y x,y"` from the root over the joints to the tip; a fourth number-pair is a further joint."""
    under: tuple[str, ...] = ()
    """Fingers that lie below the palm, and below whatever the hand holds."""
    creases: tuple[str, ...] = ()
    width: float = 0.135


_PALM: Final = "-.14,-.14! .06,-.18 .26,-.24 .46,-.22 .52,-.02 .47,.19 .28,.23 .08,.19 -.14,.14!"
_SIDE: Final = "-.14,-.14! .08,-.17 .30,-.20 .48,-.15 .52,.0 .46,.13 .26,.19 .06,.17 -.14,.14!"
_ROUND: Final = "-.14,-.14! .08,-.19 .30,-.26 .48,-.25! .56,-.10 .56,.10 .48,.24! .28,.26 .08,.19 -.14,.14!"

KINDS: Final[dict[str, Kind]] = {
    "open": Kind(
        _PALM,
        (
            ".36,.15 .58,.25 .76,.35",
            ".44,.07 .70,.12 .95,.17",
            ".46,-.05 .74,-.06 1.02,-.08",
            ".42,-.16 .66,-.25 .90,-.34",
            ".10,-.08 .30,-.33 .38,-.54",
        ),
        creases=(".12,.10 .24,-.02 .28,-.16",),
    ),
    "flat": Kind(
        _PALM,
        (
            ".34,.15 .58,.17 .80,.15",
            ".42,.08 .70,.08 .95,.06",
            ".44,-.03 .72,-.03 1.0,-.03",
            ".40,-.13 .66,-.13 .92,-.12",
            ".12,-.12 .34,-.25 .56,-.29",
        ),
    ),
    "blade": Kind(_SIDE, (".34,.07 .62,.09 .92,.08", ".36,-.01 .66,-.01 1.0,.0", ".10,-.08 .34,-.17 .58,-.14")),
    "fist": Kind(
        _ROUND,
        (
            ".46,.17 .62,.19 .50,.20 .36,.18",
            ".46,.07 .66,.07 .54,.09 .36,.07",
            ".46,-.05 .68,-.06 .56,-.03 .36,-.05",
            ".42,-.17 .64,-.18 .52,-.14 .34,-.16",
            ".14,-.20 .36,-.24 .52,-.10 .54,.04",
        ),
        width=0.15,
    ),
    "point": Kind(
        _ROUND,
        (
            ".42,.17 .58,.19 .46,.20 .30,.17",
            ".44,.08 .62,.09 .50,.10 .32,.08",
            ".44,-.03 .64,-.03 .52,-.01 .34,-.02",
            ".40,-.17 .72,-.19 1.04,-.22",
            ".12,-.12 .34,-.10 .52,.0",
        ),
        width=0.14,
    ),
    "pinch": Kind(
        _SIDE,
        (
            ".38,.12 .60,.22 .74,.20",
            ".42,.06 .66,.12 .82,.08",
            ".44,-.02 .70,.02 .86,-.05",
            ".40,-.12 .66,-.17 .86,-.12",
            ".10,-.10 .36,-.28 .62,-.26 .86,-.13",
        ),
    ),
    "tweak": Kind(
        _SIDE,
        (
            ".40,.11 .58,.30 .76,.42",
            ".44,.06 .70,.20 .92,.26",
            ".44,-.02 .74,.05 .98,.05",
            ".40,-.12 .66,-.16 .84,-.06",
            ".10,-.10 .36,-.26 .62,-.20 .84,-.07",
        ),
    ),
    "grip": Kind(
        _SIDE,
        (
            ".40,.11 .60,.17 .58,.30 .42,.28",
            ".44,.03 .68,.07 .66,.22 .48,.20",
            ".44,-.05 .72,-.02 .71,.13 .52,.12",
            ".40,-.12 .68,-.14 .72,.02 .54,.04",
            ".12,-.12 .34,-.26 .56,-.20",
        ),
        width=0.15,
    ),
    "cup": Kind(
        _SIDE,
        (
            ".40,.11 .62,.20 .82,.16",
            ".44,.03 .70,.08 .92,.02",
            ".44,-.05 .74,-.04 .96,-.12",
            ".40,-.12 .70,-.18 .90,-.28",
        ),
        under=(".10,-.10 .26,-.36 .50,-.50",),
    ),
    "palm_up": Kind(
        "-.14,-.10! .08,-.07 .30,.0 .50,.02! .54,.10 .40,.22 .16,.20 -.14,.13!",
        (".42,.09 .68,.13 .98,.04", ".10,-.02 .34,-.14 .58,-.24"),
    ),
    "rest": Kind(
        _SIDE,
        (
            ".36,.11 .56,.19 .72,.30",
            ".40,.06 .64,.12 .86,.22",
            ".42,-.02 .70,.02 .95,.10",
            ".40,-.10 .68,-.12 .94,-.04",
            ".10,-.10 .34,-.20 .56,-.14",
        ),
    ),
    "drop": Kind(
        _PALM,
        (
            ".34,.15 .50,.28 .52,.46",
            ".42,.08 .66,.20 .72,.42",
            ".44,-.03 .74,.06 .86,.28",
            ".42,-.14 .74,-.10 .92,.08",
            ".10,-.10 .32,-.28 .54,-.26",
        ),
    ),
    "let_go": Kind(
        _PALM,
        (
            ".34,.15 .48,.38 .66,.50",
            ".42,.07 .68,.22 .90,.26",
            ".45,-.05 .76,-.08 1.02,-.02",
            ".42,-.16 .64,-.34 .90,-.40",
            ".10,-.10 .18,-.38 .34,-.54",
        ),
        creases=(".14,.10 .26,-.02 .28,-.14",),
        width=0.12,
    ),
    "cover": Kind(
        _PALM,
        (
            ".36,.15 .60,.20 .82,.22",
            ".43,.07 .72,.09 .99,.10",
            ".45,-.05 .74,-.04 1.04,-.03",
            ".42,-.16 .70,-.18 .98,-.18",
            ".10,-.10 .36,-.32 .62,-.40",
        ),
        creases=(".48,.14 .50,.10", ".50,.04 .52,.0", ".49,-.10 .50,-.14"),
    ),
    "behind": Kind(
        "-.14,-.14! .08,-.20 .30,-.28 .46,-.28! .50,-.14! .46,.06 .34,.22 .10,.20 -.14,.14!",
        (
            ".40,-.22 .60,-.30 .62,-.44",
            ".42,-.12 .66,-.18 .74,-.32",
            ".42,-.02 .68,-.04 .82,-.16",
            ".30,.12 .52,.18 .66,.10",
        ),
    ),
    "hook": Kind(
        _SIDE,
        (
            ".42,.12 .60,.18 .58,.32 .46,.36",
            ".46,.05 .68,.08 .68,.26 .54,.32",
            ".46,-.03 .74,.0 .76,.20 .62,.26",
            ".42,-.11 .74,-.08 .82,.10 .70,.20",
            ".12,-.10 .34,-.16 .50,-.05",
        ),
    ),
    "claw": Kind(
        _PALM,
        (
            ".36,.15 .60,.34 .78,.28",
            ".43,.07 .74,.20 .92,.10",
            ".45,-.05 .78,-.02 .98,-.14",
            ".42,-.16 .70,-.28 .90,-.38 .94,-.30",
            ".10,-.10 .26,-.38 .46,-.46",
        ),
        width=0.115,
    ),
    "knock": Kind(
        _ROUND,
        (
            ".44,.17 .58,.24 .50,.34 .36,.26",
            ".46,.08 .64,.14 .58,.26 .42,.18",
            ".46,-.03 .68,.02 .63,.15 .46,.08",
            ".42,-.15 .70,-.15 .68,.02 .50,-.02",
            ".12,-.14 .32,-.22 .48,-.14",
        ),
        width=0.15,
    ),
    "vow": Kind(
        _PALM,
        (
            ".34,.14 .50,.18 .44,.06 .34,.02",
            ".42,.07 .60,.08 .50,-.02 .38,-.04",
            ".44,-.05 .74,-.04 1.04,-.05",
            ".40,-.15 .68,-.20 .97,-.23",
            ".12,-.06 .34,-.04 .48,.06",
        ),
    ),
    "mitten": Kind(
        "-.14,-.20! .10,-.24 .36,-.29 .66,-.28 .90,-.16 .96,.03 .86,.20 .60,.27 .30,.27 .08,.23 -.14,.20!",
        (".08,-.12 .26,-.32 .46,-.40",),
        width=0.2,
    ),
}
"""Hands by name. `clasped` and `folded` are two hands: see `hands_together`."""


def finger(line: str, width: float, at: Array | None = None) -> Array:
    """Return the outline (N, 2) of a finger along a line of joints: thick at the root, round at the tip."""
    p, _ = contour.parse(line)
    p = contour.curve([(float(x), float(y)) for x, y in p], closed=False, step=0.02)
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    s = np.linspace(0, 1, len(p))
    w = (width * np.interp(s, (0, 0.28, 0.5, 0.6, 0.92, 1), (1, 0.88, 0.94, 0.9, 0.78, 0.66)) / 2)[:, None]
    a = np.linspace(np.pi / 2, -np.pi / 2, 7)[1:-1, None]
    tip = p[-1] + w[-1] * (d[-1] * np.cos(a) * 1.15 + n[-1] * np.sin(a))
    q = np.vstack([p + n * w, tip, (p - n * w)[::-1]])
    return q if at is None else q @ at[:, :2].T + at[:, 2]


def placed(x: float, y: float, size: float, angle: float, flip: bool = False) -> Array:
    """Return the 2x3 matrix from hand units to the page; ``flip`` mirrors the hand over its own axis."""
    at = contour.affine(x, y, size, angle)
    return at @ np.array([[1, 0, 0], [0, -1, 0], [0, 0, 1.0]]) if flip else at


def hand(
    card: Sheet,
    kind: str,
    x: float,
    y: float,
    size: float,
    angle: float,
    skin: Skin,
    flip: bool = False,
    age: float = 30,
    glove: Ink | None = None,
    lift: float = 0,
    part: str = "all",
) -> Patch | None:
    """Lay a hand of one of `KINDS`: wrist at (x, y), fingers along ``angle`` (degrees, clockwise), ``size`` px long.

    ``age`` below 12 gives short round fingers, above 65 knuckles and cords; ``glove`` another ink than the skin's.
    ``part`` "under" lays only what lies behind a thing that is held, "over" only what lies before it.
    """
    k, at = KINDS[kind], placed(x, y, size, angle, flip)
    young, old = max(0.0, min(1.0, (12 - age) / 9)), max(0.0, min(1.0, (age - 60) / 15))
    short = np.array([1 - 0.16 * young, 1 + 0.06 * young])
    wide = k.width * (1 + 0.22 * young - 0.1 * old)
    base, shade = (skin.base, skin.shade) if glove is None else (glove, shift(glove, -0.08))
    dark = mix(shift(skin.shade), shift(skin.line), 0.45) if glove is None else shift(glove, -0.16)

    def local(spec: str) -> list[tuple[float, float]]:
        return [(float(u), float(v)) for u, v in contour.parse(spec)[0] * short]

    def finger_at(line: str, more: float = 0) -> Array:
        return finger(" ".join(f"{u},{v}" for u, v in local(line)), wide + more, at)

    def paint(outlines: list[Array] | Array, ink: Ink) -> Patch | None:
        return card.paint(outlines, ink, angle=angle, grain=0.18, wobble=0.5, lift=0)

    palm = contour.curve(
        " ".join(
            f"{u},{v}{'!' if c else ''}" for (u, v), c in zip(local(k.palm), contour.parse(k.palm)[1], strict=True)
        ),
        at,
        step=2,
    )
    if part != "over" and k.under:
        card.paint([finger_at(f) for f in k.under], shade, angle=angle, grain=0.18, wobble=0.5, lift=lift)
    if part == "under":
        return None
    whole = card.paint(
        turned([palm, *(finger_at(f) for f in k.fingers)]), base, angle=angle, grain=0.18, wobble=0.5, lift=lift
    )
    if whole is None:
        return None
    with card.inside(whole):
        for i, f in enumerate(k.fingers):
            if i or len(k.fingers) == 1:
                paint(finger_at(f, 0.03), dark)
            paint(finger_at(f), base if i >= len(k.fingers) / 2 - 0.5 else mix(shift(base), shift(shade), 0.55))
        low = contour.curve("-.3,.06! .12,.09 .30,.07 .40,.16! .34,.5! -.3,.5!", at, step=2)
        paint(low, shade)
        lines = list(k.creases)
        for f in k.fingers if old else ():
            u = contour.parse(f)[0]
            (rx, ry), (jx, jy) = u[0], u[1]
            lines += [
                f"{jx - 0.02},{jy - 0.05} {jx + 0.015},{jy} {jx - 0.02},{jy + 0.05}",
                f"{rx - 0.05},{ry} {rx - 0.25},{ry * 0.7}",
            ]
        for line in lines:
            card.paint(contour.ribbon(line, (0.008, 0.022, 0.008), at, size), dark, wobble=0, grain=0.1)
    return whole


def turned(outlines: list[Array]) -> list[Array]:
    """Return outlines (each (N, 2)) all wound the same way, so that where they overlap they add up and never cancel."""

    def area(p: Array) -> float:
        return float(np.sum(p[:, 0] * np.roll(p[:, 1], -1) - p[:, 1] * np.roll(p[:, 0], -1)))

    return [p if area(p) > 0 else p[::-1] for p in outlines]


def hands_together(
    card: Sheet, kind: str, x: float, y: float, size: float, angle: float, skin: Skin, age: float = 30
) -> None:
    """Lay two hands that meet at (x, y): "clasped", "folded" (in a lap), "prayer" or "wrung"."""
    t = np.radians(angle)
    u, v = np.array([np.cos(t), np.sin(t)]) * size, np.array([-np.sin(t), np.cos(t)]) * size

    def one(which: str, a: float, b: float, turn: float, flip: bool, lift: float = 3) -> None:
        p = np.array([x, y]) + u * a + v * b
        hand(card, which, p[0], p[1], size, angle + turn, skin, flip, age, lift=lift)

    if kind == "clasped":
        one("grip", -0.55, 0.08, 8, True)
        one("rest", 0.55, -0.06, 188, True)
    elif kind == "folded":
        one("flat", -0.62, -0.1, 18, False)
        one("flat", 0.62, -0.02, 164, True)
    elif kind == "prayer":
        one("blade", -0.5, 0.06, 2, True)
        one("blade", -0.5, -0.03, -2, False)
    else:
        one("claw", -0.6, 0.1, 14, False)
        one("grip", 0.56, -0.1, 172, True)
