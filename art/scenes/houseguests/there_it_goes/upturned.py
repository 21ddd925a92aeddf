"""Heads tipped back: chin and nostrils first, the mouth open, the eyes a long way up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import SHAPES, Face
from art.cutpaper.sheet import Ink, Sheet, mix, shift

ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
WIDE: Final = {"broad": 1.35, "bulb": 1.25, "hook": 0.95, "button": 0.85, "line": 0.75, "snub": 1.0}
FALLING: Final = ("long", "swept", "beehive", "plaits")
SHORT: Final = ("crop", "coils", "quiff", "bowl", "wild", "curls", "knot", "shorn", "receding")


@dataclass(frozen=True)
class Gape:
    """How somebody's mouth stands open, in head units: how wide, how high, how far to a side; the teeth seen."""

    wide: float
    high: float
    aside: float = 0.0
    teeth: str = ""


def upturned(card: Sheet, face: Face, x: float, y: float, size: float, tilt: float, gape: Gape) -> None:
    """Lay somebody's head as it is seen from below its chin, ``size`` half its height in px."""
    at = affine(x, y, size, tilt)
    k, wide = face.skin, 1 + 0.5 * SHAPES[face.shape][3] + (0.06 if face.age < 12 else 0)
    jaw = 1 + 0.7 * SHAPES[face.shape][4]
    _hair(card, face, x, y, size, tilt, wide)
    card.paint("-.34,.5! .34,.5! .42,1.5 .3,1.7 -.3,1.7 -.42,1.5!", k.shade, at=at, angle=86, wobble=0.5)
    for side in (-1, 1):
        ear = affine(x, y, size, tilt, flip=side < 0)
        card.paint(
            f"{0.6 * wide:.2f},-.06 {0.74 * wide:.2f},-.02 {0.76 * wide:.2f},.2 {0.66 * wide:.2f},.42 {0.56 * wide:.2f},.3",
            k.shade if side < 0 else k.base,
            at=ear,
            wobble=0.5,
        )
    w, j = 0.64 * wide, 0.5 * jaw
    bare = card.piece(
        f"0,-.78 .34,-.72 {w * 0.92:.2f},-.46 {w:.2f},0 {w * 0.96:.2f},.34 {j:.2f},.7 .2,.92 0,.96 -.2,.92 -{j:.2f},.7 -{w * 0.96:.2f},.34 -{w:.2f},0 -{w * 0.92:.2f},-.46 -.34,-.72",
        k.base,
        at=at,
        angle=78 + tilt,
        laps=max(16, size * 0.3),
        grain=0.22,
        wobble=0.6,
        lift=3,
    )
    with card.inside(bare):
        # below the jaw it is another plane: the chin's edge stands before the throat
        card.paint(
            f"-{w + 0.1:.2f},.36! -{j * 0.86:.2f},.56 -.26,.7 0,.74 .26,.7 {j * 0.86:.2f},.56 {w + 0.1:.2f},.36! {w + 0.1:.2f},1.1! -{w + 0.1:.2f},1.1!",
            k.shade,
            at=at,
            wobble=0.5,
        )
        if k.blush is not None:
            for side in (-1, 1):
                card.paint(
                    "-.15,0 0,-.1 .15,0 .1,.1 -.1,.1",
                    k.blush,
                    at=affine(*_place(x, y, tilt, size, 0.42 * side * wide, 0.02), size, tilt),
                    thin=0.3,
                    wobble=0.5,
                )
        _mouth(card, face, x, y, size, tilt, gape)
        _nose(card, face, x, y, size, tilt)
        for side in (-1, 1):
            _eye(card, face, x, y, size, tilt, side)
    _beard(card, face, x, y, size, tilt, gape)
    if "dark" in face.wear or "round" in face.wear or "square" in face.wear:
        for side in (-1, 1):
            rim = _place(x, y, tilt, size, 0.29 * side, -0.44)
            if "dark" in face.wear:
                card.paint("-1,-.5! 1,-.5! .9,.4 0,.7 -.9,.4", k.line, at=affine(*rim, size * 0.25, tilt), lift=1)
            else:
                ring = "1,0 .7,.5 0,.7 -.7,.5 -1,0 -.7,-.5 0,-.7 .7,-.5 1,0"
                card.paint(ribbon(ring, (3.2, 3.2), affine(*rim, size * 0.26, tilt)), k.line)
        card.paint(ribbon("-.05,-.44 .05,-.44", (3, 3), at), k.line)


def _place(x: float, y: float, tilt: float, size: float, u: float, v: float) -> tuple[float, float]:
    p = affine(x, y, size, tilt) @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _hair(card: Sheet, face: Face, x: float, y: float, size: float, tilt: float, wide: float) -> None:
    """What of the hair is seen when a head lies back: a rim above, and what hangs behind."""
    at = affine(x, y, size, tilt)
    ink: Ink = face.ink
    if face.hair in FALLING:
        card.paint(
            f"-.3,-.86 .3,-.88 {0.72 * wide:.2f},-.5 {0.82 * wide:.2f},.1 .8,.9 .66,1.7! 0,1.84 -.66,1.7! -.8,.9 -{0.82 * wide:.2f},.1 -{0.74 * wide:.2f},-.5",
            ink,
            at=at,
            angle=86,
            edge="torn",
            wobble=2,
            lift=3,
        )
        if face.hair == "beehive":
            card.paint(
                "-.62,-.6 -.7,-1.2 -.2,-1.5 .4,-1.44 .74,-1.06 .62,-.5", ink, at=at, angle=20, edge="torn", wobble=2
            )
        if face.hair == "plaits":
            for side in (-1, 1):
                card.paint(
                    ribbon(
                        f"{0.56 * side},.5 {0.78 * side},1.1 {0.66 * side},1.9 {0.74 * side},2.4",
                        (0.26, 0.34, 0.26, 0.16),
                        at,
                        size,
                    ),
                    shift(ink, 0.05),
                    lift=3,
                )
    elif face.hair in SHORT:
        high = {"quiff": 1.12, "wild": 1.16, "curls": 1.14, "coils": 0.98, "knot": 0.98, "shorn": 0.86}.get(
            face.hair, 0.94
        )
        out = {"curls": 1.2, "wild": 1.1}.get(face.hair, 1.04)
        card.paint(
            f"0,-{high} .4,-{high * 0.93:.2f} {0.66 * wide * out:.2f},-.5 {0.7 * wide * out:.2f},0 .5,.3! -.5,.3! -{0.7 * wide * out:.2f},0 -{0.68 * wide * out:.2f},-.46 -.42,-{high * 0.95:.2f}",
            ink,
            at=at,
            angle=30,
            edge="torn",
            wobble=5 if out > 1.05 else 2,
            lift=3,
        )
        if face.hair == "knot":
            card.paint(ROUND, ink, at=affine(*_place(x, y, tilt, size, 0.3, -1.06), size * 0.28), lift=2)
    elif face.hair in ("ring", "wisps"):
        card.paint(
            f"-{0.7 * wide:.2f},-.3 {0.7 * wide:.2f},-.3 {0.72 * wide:.2f},.2! -{0.72 * wide:.2f},.2!",
            ink,
            at=at,
            edge="torn",
            wobble=3,
        )


def _mouth(card: Sheet, face: Face, x: float, y: float, size: float, tilt: float, gape: Gape) -> None:
    k, years = face.skin, min(1.0, 0.6 + face.age / 40)
    at = affine(*_place(x, y, tilt, size, gape.aside, 0.24), size * years, tilt)
    w, h = gape.wide, gape.high
    lip = 0.07 if face.lips in ("full", "wide") else 0.035
    card.paint(
        f"-{w + lip},0 -{w * 0.5:.2f},-{h + lip:.2f} 0,-{h + lip * 0.6:.2f} {w * 0.5:.2f},-{h + lip:.2f} {w + lip},0 {w * 0.6:.2f},{h + lip * 1.4:.2f} 0,{h + lip * 1.8:.2f} -{w * 0.6:.2f},{h + lip * 1.4:.2f}",
        k.lip if k.lip is not None else k.shade,
        at=at,
        wobble=0.4,
    )
    hole = card.piece(
        f"-{w},0 -{w * 0.6:.2f},-{h:.2f} 0,-{h * 0.92:.2f} {w * 0.6:.2f},-{h:.2f} {w},0 {w * 0.7:.2f},{h:.2f} 0,{h * 1.06:.2f} -{w * 0.7:.2f},{h:.2f}",
        k.line,
        at=at,
        wobble=0.4,
    )
    with card.inside(hole):
        card.paint(
            f"-{w},{h * 0.5:.2f} 0,{h * 0.2:.2f} {w},{h * 0.5:.2f} {w},{h * 2:.2f} -{w},{h * 2:.2f}",
            mix(k.lip or k.shade, k.line, 0.35),
            at=at,
            wobble=0.4,
        )
        if "above" in gape.teeth:
            card.paint(
                f"-{w},-{h * 1.2:.2f}! {w},-{h * 1.2:.2f}! {w},-{h * 0.5:.2f} 0,-{h * 0.6:.2f} -{w},-{h * 0.5:.2f}",
                k.white,
                at=at,
                wobble=0.3,
            )
        if "one" in gape.teeth:
            card.paint(
                f".02,-{h * 1.2:.2f}! .1,-{h * 1.2:.2f}! .1,-{h * 0.2:.2f}! .02,-{h * 0.2:.2f}!",
                k.white,
                at=at,
                wobble=0.3,
            )


def _nose(card: Sheet, face: Face, x: float, y: float, size: float, tilt: float) -> None:
    """From below: a wedge whose foot is nearest, with both nostrils."""
    k, wide = face.skin, WIDE.get(face.nose, 1.0) * (0.8 if face.age < 12 else 1.0)
    at = affine(*_place(x, y, tilt, size, 0, -0.12), size, tilt)
    card.paint(
        f"0,-.34 {0.1 * wide:.2f},-.2 {0.2 * wide:.2f},-.04 {0.12 * wide:.2f},.06 0,.1 -{0.12 * wide:.2f},.06 -{0.2 * wide:.2f},-.04 -.06,-.2",
        k.shade,
        at=at,
        wobble=0.4,
    )
    tip = 0.05 if face.nose == "hook" else 0.0
    card.paint(
        f"-{0.1 * wide:.2f},-.12 0,{-0.2 - tip:.2f} {0.1 * wide:.2f},-.12 {0.06 * wide:.2f},-.03 -{0.06 * wide:.2f},-.03",
        k.base,
        at=at,
        wobble=0.4,
    )
    for side in (-1, 1):
        card.paint(
            ROUND,
            k.line,
            at=affine(*_place(x, y, tilt, size, 0.085 * wide * side, -0.1), size * 0.042 * (0.8 + 0.3 * wide), tilt),
            wobble=0.2,
        )


def _eye(card: Sheet, face: Face, x: float, y: float, size: float, tilt: float, side: int) -> None:
    k = face.skin
    cx, cy = _place(x, y, tilt, size, 0.29 * side, -0.42 - 0.02 * (side > 0))
    at = affine(cx, cy, size * (0.17 if face.age > 12 else 0.19), tilt)
    if face.eyes == "dot":
        card.paint(ROUND, k.line, at=affine(cx, cy, size * 0.06), wobble=0.2)
    elif face.eyes in ("slit", "smooth"):
        card.paint(ribbon("-1,.1 0,-.3 1,.14", (0.12, 0.3, 0.12), at, size * 0.17), k.line, wobble=0.2)
    else:
        tall = {"round": 0.62, "deep": 0.36, "hooded": 0.34}.get(face.eyes, 0.46)
        white = card.piece(
            f"-1,.06! -.4,-{tall} .4,-{tall} 1,.06! .4,{tall * 0.7:.2f} -.4,{tall * 0.7:.2f}",
            k.white,
            at=at,
            wobble=0.3,
        )
        with card.inside(white):
            card.paint(
                ROUND, k.line, at=affine(*_place(cx, cy, tilt, size * 0.17, 0.04, -0.26), size * 0.062), wobble=0.2
            )
        card.paint(
            ribbon(f"-1.05,.08 -.4,-{tall} .4,-{tall} 1.05,.06", (0.1, 0.24, 0.12), at, size * 0.17), k.line, wobble=0.2
        )
        if face.age > 44:
            card.paint(ribbon("-.8,.5 0,.7 .8,.46", (0.06, 0.16, 0.06), at, size * 0.17), k.shade, wobble=0.2)
    lift = 0.62 + 0.03 * side
    brow = f"{0.14 * side},{-lift + 0.03} {0.3 * side},{-lift - 0.05} {0.46 * side},{-lift + 0.04}"
    card.paint(
        ribbon(brow, (0.03, 0.055 if face.age > 12 else 0.03, 0.02), affine(x, y, size, tilt), size),
        mix(face.ink, k.line, 0.3),
        wobble=0.3,
    )


def _beard(card: Sheet, face: Face, x: float, y: float, size: float, tilt: float, gape: Gape) -> None:
    at = affine(x, y, size, tilt)
    if face.beard in ("walrus", "moustache", "goatee"):
        top, drop = 0.24 - gape.high - 0.1, 0.12 if face.beard == "walrus" else 0.0
        card.paint(
            f"0,{top - 0.04:.2f} .18,{top - 0.06:.2f} .4,{top + 0.1 + drop:.2f} .36,{top + 0.18 + drop:.2f}! .16,{top + 0.08:.2f} 0,{top + 0.06:.2f} -.16,{top + 0.08:.2f} -.38,{top + 0.2 + drop:.2f}! -.42,{top + 0.1 + drop:.2f} -.18,{top - 0.06:.2f}",
            face.ink,
            at=at,
            wobble=0.4,
        )
    if face.beard in ("goatee", "long"):
        long = 1.5 if face.beard == "long" else 0.92
        card.paint(
            f"-.3,.56 0,.6 .3,.56 .34,.8 .1,{long} -.1,{long + 0.06:.2f} -.34,.8",
            face.ink,
            at=at,
            angle=84,
            edge="torn",
            wobble=2,
            lift=2,
        )
