"""Eleven who try: on their backs, on their sides, one on her stomach with an ear on a radio."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.too_hot_to_sleep.inks import BLUE, CAST, CHALK, CLAY, DUSK, INDIGO, MELON

ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def sleepers(card: Sheet) -> None:
    """Lay them roof by roof."""
    _couple(card)
    _brothers(card)
    _family(card)
    _fourth(card)


def _to(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _mat(card: Sheet, x: float, y: float, w: float, h: float, turn: float, ink: Ink, motif: str = "") -> None:
    at = affine(x, y, 1, turn)
    mat = card.piece(
        f"{-w / 2},{-h / 2}! {w / 2},{-h / 2 + 4}! {w / 2 - 3},{h / 2}! {-w / 2 + 4},{h / 2 - 3}!",
        ink,
        at=at,
        angle=turn + 86,
        laps=40,
        lift=6,
    )
    if motif:
        printed(card, mat, motif, shift(ink, 0.1), gap=58, angle=turn)
    with card.inside(mat):
        for v in (-h / 2 + 14, h / 2 - 14):
            card.paint(ribbon(f"{-w / 2},{v} {w / 2},{v}", (7, 7), at), shift(ink, 0.14))


def _on_side(
    card: Sheet,
    name: str,
    x: float,
    y: float,
    s: float,
    turn: float,
    cloth: Ink,
    legs: Ink,
    flip: bool = False,
    bend: float = 1.0,
) -> None:
    """Somebody on the side, ``turn`` the way from feet to head (0: head to the right); knees drawn up."""
    at = affine(x, y, s, turn + 180 if flip else turn, flip)
    k = CAST[name].skin
    b = 1.1 * bend
    card.paint(
        f"-.3,-.5! -1.6,{-0.5 + b * 0.5:.2f} -2.1,{0.1 + b:.2f}! -3.4,{b - 0.1:.2f} -4.2,{b - 0.1:.2f}! -4.2,{b + 0.46:.2f}! -3.2,{b + 0.6:.2f} -1.9,{b + 0.8:.2f}! -.9,.9 -.2,.7!",
        shift(legs, -0.05),
        at=at,
        angle=turn,
        lift=5,
    )
    card.paint(
        f"-4.1,{b}! -4.6,{b - 0.2:.2f} -4.86,{b - 0.1:.2f} -4.8,{b + 0.2:.2f} -4.5,{b + 0.6:.2f}! -4.1,{b + 0.5:.2f}!",
        k.base,
        at=at,
        lift=3,
    )
    card.paint(
        f"-.2,-.7! -1.4,{-0.55 + b * 0.5:.2f} -2.2,{b - 0.4:.2f}! -3.3,{b - 0.8:.2f} -4.0,{b - 0.9:.2f}! -4.1,{b - 0.3:.2f}! -3.2,{b - 0.1:.2f} -2.0,{b + 0.3:.2f}! -.9,.6 -.1,.7!",
        legs,
        at=at,
        angle=turn,
        lift=6,
    )
    card.paint(
        f"-3.9,{b - 0.85:.2f}! -4.4,{b - 1.0:.2f} -4.66,{b - 0.9:.2f} -4.6,{b - 0.6:.2f} -4.3,{b - 0.3:.2f}! -3.9,{b - 0.35:.2f}!",
        k.base,
        at=at,
        lift=3,
    )
    card.paint("2.7,-.2! 3.2,-.3 3.2,.3 2.7,.4!", k.shade, at=at)
    body = card.piece(
        "-.5,-.74! .6,-.9 1.8,-.94 2.7,-.7! 2.9,0 2.7,.56! 1.8,.62 .6,.6 -.4,.74! -.7,0",
        cloth,
        at=at,
        angle=turn + 84,
        laps=26,
        lift=7,
    )
    with card.inside(body):
        card.paint(ribbon("-.4,-.5 .8,-.3 2.4,-.5", (0.05, 0.2, 0.08), at, s), shift(cloth, -0.08))
    hx, hy = _to(at, 3.72, 0.0)
    Head(card, CAST[name], hx, hy, s * 0.96, tilt=turn + 90, turn=-1 if flip else 1, view="side").draw()
    wx, wy = _to(at, 2.1, 1.7)
    hand(card, "rest", wx, wy, s * 0.98, turn + (-20 if flip else 20), k, flip=flip, age=CAST[name].age, lift=3)
    card.paint(
        "2.5,-.4! 2.8,.1 2.3,.9! 2.3,1.5 2.2,1.9! 1.8,1.8! 1.7,1.1 1.5,.7! 1.8,0",
        shift(cloth, 0.045),
        at=at,
        angle=turn + 70,
        lift=6,
    )


def _on_back(
    card: Sheet,
    name: str,
    x: float,
    y: float,
    s: float,
    turn: float,
    cloth: Ink,
    legs: Ink,
    arms: tuple[tuple[float, float], tuple[float, float]],
) -> Array:
    """Somebody on the back, head towards ``turn``."""
    at = affine(x, y, s, turn)
    k = CAST[name].skin
    for v, w in ((-0.42, -0.7), (0.42, 0.95)):
        card.paint(
            f"-.2,{v - 0.44}! -2.2,{w - 0.42:.2f} -4.1,{w - 0.3:.2f}! -4.1,{w + 0.28:.2f}! -2.2,{w + 0.34:.2f} -.2,{v + 0.46}!",
            legs,
            at=at,
            angle=turn,
            lift=5,
        )
        card.paint(
            f"-4,{w - 0.28:.2f}! -4.7,{w - 0.3:.2f} -4.84,{w:.2f} -4.66,{w + 0.26:.2f} -4,{w + 0.26:.2f}!",
            k.base,
            at=at,
            lift=4,
        )
    for s2, (u, v) in zip((-1, 1), arms, strict=True):
        wx, wy = _to(at, u, v)
        sx, sy = _to(at, 2.3, s2 * 0.8)
        mx, my = _to(at, (u + 2.3) / 2 + 0.1, (v + s2 * 0.8) / 2 + s2 * 0.5)
        ang = math.degrees(math.atan2(wy - my, wx - mx))
        hand(card, "rest", wx, wy, s * 1.0, ang, k, flip=s2 > 0, age=CAST[name].age, lift=3)
        card.paint(
            ribbon(f"{sx:.0f},{sy:.0f} {mx:.0f},{my:.0f} {wx:.0f},{wy:.0f}", (s * 0.72, s * 0.6, s * 0.42)),
            k.base if s2 > 0 else k.shade,
            lift=4,
        )
    card.paint("2.5,-.3! 3.1,-.3 3.1,.3 2.5,.3!", k.shade, at=at)
    body = card.piece(
        "-.5,-.86! .8,-.86 2.1,-1.1 2.7,-.62! 2.8,0 2.7,.62! 2.1,1.1 .8,.86 -.5,.88! -.6,0",
        cloth,
        at=at,
        angle=turn + 84,
        laps=26,
        lift=7,
    )
    with card.inside(body):
        card.paint(ribbon("-.5,-.3 .8,-.2 2.4,-.3", (0.04, 0.12, 0.04), at, s), shift(cloth, -0.08))
        card.paint(ribbon("-.5,.5 .6,.4 1.8,.5", (0.04, 0.14, 0.04), at, s), shift(cloth, -0.08))
    hx, hy = _to(at, 3.72, 0.0)
    Head(card, CAST[name], hx, hy, s * 0.98, tilt=turn + 90 + 4).draw()
    return at


def _sheet(card: Sheet, spec: str, at: Array, ink: Ink = CHALK) -> None:
    laid = card.piece(spec, ink, at=at, angle=40, laps=40, grain=0.24, edge="torn", core="#fdf9f0", wobble=3, lift=7)
    with card.inside(laid):
        for fold in ("-.9,-.6 -.2,.1 .8,.3", "-.6,.6 .1,.3 .9,.7", "-.2,-.8 .2,-.2 .9,-.3"):
            card.paint(ribbon(fold, (0.03, 0.12, 0.04), at, 90), mix(ink, DUSK, 0.25), thin=0.1)


def _couple(card: Sheet) -> None:
    """Back to back, on the first roof."""
    _mat(card, 270, 420, 380, 470, -7, mix(MELON, DUSK, 0.3), "lattice")
    for u, v in ((-90, -170), (84, -180)):
        card.paint(
            "-80,-44! 0,-50 80,-44! 84,0 80,44! 0,50 -80,44!",
            CHALK,
            at=affine(270 + u, 420 + v, 1, -7),
            angle=4,
            lift=5,
        )
    _on_side(card, "she", 196, 420, 46, -98, CHALK, mix(CHALK, DUSK, 0.25), flip=True)
    _on_side(card, "he", 332, 400, 48, -84, INDIGO, mix(INDIGO, CHALK, 0.25))
    _sheet(card, "-1,-.7! -.3,-.9 .5,-.6! 1,-.1 .8,.7! .1,.9 -.8,.6! -.9,0", affine(250, 610, 88, -10))


def _brothers(card: Sheet) -> None:
    """Four like spoons; the third is not asleep."""
    _mat(card, 930, 370, 520, 430, 5, INDIGO, "bars")
    four: tuple[tuple[str, Ink, Ink], ...] = (
        ("b1", CHALK, MELON),
        ("b2", MELON, CHALK),
        ("b3", mix(CLAY, CHALK, 0.3), DUSK),
        ("b4", mix(CHALK, DUSK, 0.3), CHALK),
    )
    for k, (name, cloth, legs) in enumerate(four):
        s = (45, 42, 39, 34)[k]
        _on_side(card, name, 752 + 112 * k, 360 + 14 * k + (45 - s) * 2, s, -84 + 2 * k, cloth, legs, bend=0.72)
    _sheet(card, "-1.6,-.4! -.6,-.7 .4,-.4! 1.4,-.6 1.7,.1! .9,.6 -.2,.4! -1.2,.7", affine(930, 590, 92, 4))


def _family(card: Sheet) -> None:
    """Mother, a baby on a tray, and grandfather, who wears a snorkel."""
    _mat(card, 190, 1090, 330, 330, 8, mix(CLAY, MELON, 0.25), "house")
    _on_side(card, "mother", 160, 1128, 42, -76, mix(MELON, DUSK, 0.2), CHALK, bend=0.8)
    tray = affine(340, 1060, 1, 8)
    card.paint(ROUND, mix(CLAY, CHALK, 0.2), at=affine(346, 1090, 92), lift=7)
    card.paint(ROUND, mix(CLAY, DUSK, 0.25), at=affine(346, 1090, 78))
    card.paint("-40,10! 0,-6 40,12! 50,70 20,110 -24,110 -50,66", CHALK, at=tray, angle=80, lift=4)
    card.paint(
        [ribbon("-40,30 -66,10 -60,-14", (20, 16, 12), tray), ribbon("40,30 64,14 66,-10", (20, 16, 12), tray)],
        CAST["baby"].skin.base,
        lift=3,
    )
    card.paint(
        [ribbon("-16,100 -30,120 -20,140", (22, 20, 14), tray), ribbon("16,100 34,116 34,138", (22, 20, 14), tray)],
        CAST["baby"].skin.base,
        lift=3,
    )
    Head(card, CAST["baby"], 344, 1048, 36, tilt=-6).draw()
    _mat(card, 200, 1610, 300, 560, -5, INDIGO, "tattersall")
    card.paint("-90,-50! 0,-56 90,-50! 94,0 90,50! 0,56 -90,50!", CHALK, at=affine(186, 1402, 1, -5), angle=4, lift=5)
    at = _on_back(card, "grandfather", 206, 1610, 54, -94, CHALK, mix(CHALK, DUSK, 0.25), ((0.4, -1.8), (0.9, 0.3)))
    # the mask, the tube
    card.paint("3.7,-.72! 4.05,-.76 4.12,0 4.05,.76 3.7,.72! 3.58,.2 3.74,0 3.58,-.2", BLUE, at=at, lift=4)
    card.paint("3.76,-.62! 3.98,-.64 4.02,-.1 3.82,-.08! 3.7,-.2", mix(CHALK, DUSK, 0.4), at=at)
    card.paint("3.82,.08! 4.02,.1 3.98,.64 3.76,.62! 3.7,.2", mix(CHALK, DUSK, 0.4), at=at)
    card.paint(ribbon("3.16,.1 3.2,.7 3.6,.96 4.5,.98 5.2,.9", (0.2, 0.22, 0.22, 0.22, 0.2), at, 54), MELON, lift=6)
    card.paint(ribbon("4.98,.92 5.24,.9", (0.28, 0.28), at, 54), CHALK, lift=2)
    _sheet(card, "-1,-.6! .2,-.9 1,-.5! .8,.2 1,.8! 0,.7 -.9,.9! -.8,.1", affine(330, 1740, 84, 20))


def _fourth(card: Sheet) -> None:
    """She is somewhere else; an uncle snores with his arms out."""
    _mat(card, 880, 1240, 250, 520, 16, mix(DUSK, MELON, 0.3), "moon")
    _stomach(card)
    _mat(card, 1120, 1190, 230, 500, -6, mix(CLAY, CHALK, 0.5), "")
    card.paint(
        "-80,-46! 0,-52 80,-46! 84,0 80,46! 0,52 -80,46!",
        mix(CHALK, DUSK, 0.2),
        at=affine(1100, 1002, 1, -6),
        angle=4,
        lift=5,
    )
    _on_back(card, "uncle", 1120, 1200, 50, -96, mix(CHALK, DUSK, 0.12), INDIGO, ((0.5, -1.6), (2.6, 2.2)))


def _stomach(card: Sheet) -> None:
    at = affine(876, 1290, 46, -74)
    k = CAST["radio"].skin
    # the radio under her ear
    card.paint("3.0,-2.3! 4.5,-2.4! 4.6,.1! 3.1,.2!", MELON, at=at, angle=20, lift=6)
    card.paint("4.1,-2.1! 4.36,-2.1! 4.42,-.3! 4.16,-.3!", CHALK, at=at)
    card.paint(ROUND, BLUE, at=affine(*_to(at, 3.5, -1.8), 13))
    card.paint(ribbon("4.5,-2.2 5.4,-2.6 6.2,-2.6", (0.08, 0.06), at, 46), CHALK)
    for v, w in ((-0.4, -0.6), (0.42, 0.5)):
        card.paint(
            f"-.2,{v - 0.4}! -2.0,{w - 0.36:.2f} -3.9,{w - 0.26:.2f}! -3.9,{w + 0.26:.2f}! -2.0,{w + 0.34:.2f} -.2,{v + 0.42}!",
            k.base,
            at=at,
            angle=-74,
            lift=5,
        )
    card.paint("-3.8,-.84! -4.5,-.8 -4.7,-.5 -4.4,-.3 -3.8,-.36!", k.shade, at=at, lift=3)
    card.paint("-3.4,.3! -3.0,-.2 -2.5,-.5! -2.2,-.3! -2.6,.2 -3.0,.7!", k.shade, at=at, lift=5)
    body = card.piece(
        "-1.5,-.9! .4,-.8 2.1,-1.0 2.7,-.6! 2.8,0 2.7,.6! 2.1,1.0 .4,.84 -1.5,1.0! -1.7,0",
        CHALK,
        at=at,
        angle=10,
        laps=26,
        lift=7,
    )
    printed(card, body, "cherry", MELON, mix(INDIGO, DUSK, 0.4), gap=54, angle=16)
    for s in (-1, 1):
        x, y = _to(at, 4.4 if s > 0 else 4.2, s * 1.5)
        hand(card, "flat", x, y, 42, -74 - s * 50, k, flip=s > 0, age=13, lift=3)
        card.paint(
            ribbon(
                " ".join(
                    f"{a:.0f},{b:.0f}" for a, b in (_to(at, 2.2, s * 0.8), _to(at, 2.9, s * 2.0), _to(at, 4.3, s * 1.5))
                ),
                (30, 26, 18),
            ),
            k.base,
            lift=4,
        )
    hx, hy = _to(at, 3.7, 0.0)
    Head(card, CAST["radio"], hx, hy, 46, tilt=12, turn=1, view="lost").draw()
