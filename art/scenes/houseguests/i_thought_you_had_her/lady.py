"""Her body: a black bell of a coat that has gone over too far, a fur collar, a muff, two boots on blades."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    ASH,
    BONE,
    CHALK,
    CHARCOAL,
    DARK,
    PENCIL,
    RUST,
    fur,
)

AT: Final = affine(185, 1610, 1, 27)
"""Typed as if she stood upright: 0,0 in the middle of her hem, her chin near 0,-1060."""
COAT: Final = (
    "-110,-1090! -230,-1050 -316,-960 -352,-840 -362,-700 -352,-560 -346,-420 -370,-240 -440,-70! -340,-20 -240,-60 "
    "-140,-14 -40,-50 60,-14 170,-54 270,-20 380,-70! 366,-200 340,-400 346,-560 360,-700 352,-840 316,-960 230,-1050 "
    "110,-1090!"
)
FOLD: Final = shift(CHARCOAL, 0.13)


def within(at: Array, x: float, y: float, size: float, tilt: float = 0) -> Array:
    """A frame inside another one."""
    inner = affine(x, y, size, tilt)
    return np.hstack([at[:, :2] @ inner[:, :2], at[:, :2] @ inner[:, 2:] + at[:, 2:]])


def scarf(card: Sheet) -> None:
    """Still where she was a moment ago: it streams up and back from her neck."""
    tail = card.piece(
        "720,690! 600,600 470,470 330,392 190,372 70,300! 44,380 20,440! 150,498 290,520 420,600 540,720 650,800!",
        PENCIL,
        angle=32,
        laps=50,
        lift=7,
    )
    bars = [
        ribbon(f"{x},{y} {x - 54},{y + 150}", (26, 26))
        for x, y in ((150, 340), (240, 366), (340, 380), (430, 430), (510, 490), (590, 570))
    ]
    card.pattern(tail, turned(bars), CHALK, thin=0.05)
    fringe = [ribbon(f"{70 - 8 * i},{306 + 21 * i} {6 - 9 * i},{280 + 25 * i}", (9, 4)) for i in range(7)]
    card.paint(turned(fringe), PENCIL, lift=3)


def boots(card: Sheet) -> None:
    """One blade bites, the other has left the ice."""
    for at in (affine(418, 1668, 1.08, 9), affine(112, 1545, 1.08, 40)):
        card.paint("-52,-130! 52,-130! 46,20! -46,20!", DARK, at=at, angle=88)
        boot = card.piece(
            "-60,-50! 60,-50! 62,0 84,30 126,48 140,78! 132,90! -62,90! -66,40 -54,0", RUST, at=at, angle=86, lift=5
        )
        with card.inside(boot):
            card.paint(ribbon("-70,74 140,76", (16, 16), at), DARK)
            for y in (-30, 0, 28):
                card.paint(ribbon(f"26,{y} 76,{y - 6}", (7, 7), at), CHALK)
        card.paint("-84,106! 150,106! 170,92! 176,104 152,124! -84,124!", PENCIL, at=at, angle=2, lift=3)
        card.paint(["-44,86! -22,86! -22,112! -44,112!", "86,86! 108,86! 108,112! 86,112!"], PENCIL, at=at)


def body(card: Sheet) -> None:
    """The coat with both sleeves that run into the muff."""
    coat = card.piece(COAT, mix(CHARCOAL, DARK, 0.5), at=AT, angle=116, laps=90, grain=0.36, lift=16)
    with card.inside(coat):
        for line, w in (
            ("-60,-540 -90,-300 -150,0", 12),
            ("120,-540 150,-300 190,20", 12),
            ("-260,-440 -270,-250 -300,20", 9),
            ("270,-440 290,-240 310,20", 9),
        ):
            card.paint(ribbon(line, (2, w, 4), AT), FOLD, thin=0.15)
        card.paint(ribbon("24,-1000 30,-560 22,40", (6, 6, 6), AT), FOLD)
        for y in (-470, -340, -210):
            card.paint(ROUND, RUST, at=within(AT, 70, y, 25), lift=4)
            card.paint(ROUND, mix(RUST, DARK, 0.35), at=within(AT, 70, y, 11))
    for side in (-1, 1):
        spec = " ".join(
            f"{side * x},{y}{c}"
            for x, y, c in (
                (226, -1052, "!"),
                (318, -962, ""),
                (362, -830, ""),
                (376, -700, ""),
                (346, -610, ""),
                (270, -570, ""),
                (120, -570, "!"),
                (110, -780, "!"),
                (190, -800, ""),
                (240, -880, ""),
            )
        )
        card.paint(spec, shift(CHARCOAL, 0.075), at=AT, angle=90 - 40 * side, laps=60, lift=8)
        card.paint(ribbon(f"{side * 300},-640 {side * 240},-668 {side * 190},-664", (3, 11, 3), AT), FOLD, thin=0.1)
    card.paint(
        [
            ribbon("-150,-950 -176,-840 -170,-720", (10, 10, 10), AT),
            ribbon("160,-950 190,-840 176,-720", (10, 10, 10), AT),
        ],
        RUST,
        lift=4,
    )
    _muff(card)


def _muff(card: Sheet) -> None:
    """A barrel of fur; no hand is to be seen."""
    muff = card.piece(fur(0, -664, 214, 140, 34, 0.1), CHALK, at=AT, angle=112, laps=40, lift=14)
    with card.inside(muff):
        card.paint(
            "-260,-590! -120,-560 60,-556 240,-640! 260,-480! -260,-480!", mix(BONE, ASH, 0.35), at=AT, angle=112
        )
        _combed(card, ((-140, -720), (-60, -750), (40, -744), (120, -720), (-90, -660), (10, -670), (100, -640)))


def _combed(card: Sheet, places: tuple[tuple[float, float], ...]) -> None:
    for i, (x, y) in enumerate(places):
        card.paint(
            ribbon(f"{x},{y} {x + 16},{y + 30} {x + 10},{y + 66 - 6 * (i % 3)}", (1, 9, 1), AT), mix(ASH, BONE, 0.3)
        )


def collar(card: Sheet) -> None:
    """Fur up to the chin."""
    ring = card.piece(fur(4, -1060, 296, 156, 40, 0.09), CHALK, at=AT, angle=20, laps=40, lift=10)
    with card.inside(ring):
        card.paint(
            "-330,-990! -200,-950 -60,-930 100,-936 330,-1040! 330,-840! -330,-840!",
            mix(BONE, ASH, 0.35),
            at=AT,
            angle=20,
        )
        _combed(card, ((-250, -1080), (-200, -1010), (-130, -985), (140, -990), (206, -1020), (250, -1090)))
