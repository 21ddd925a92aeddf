"""A child on its belly with a receiver at the ear; the cord goes down into the sand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.has_anyone_seen_daddy.frames import within
from art.scenes.houseguests.has_anyone_seen_daddy.inks import CHILD, CORAL, LEMON, NIGHT, WET, WHITE

HAIR: Final = mix(CHILD.shade, NIGHT, 0.62)
_SOLE: Final = "-20,-34! -24,0 -17,36 0,46 17,36 24,0 20,-34! 0,-42"


def child(card: Sheet) -> None:
    """Lay the hole with its heap, the child from the feet up, the receiver and its cord."""
    _hole(card)
    at = affine(990, 1424, 0.95, 10)
    # one leg stretched out; the other's knee is bent, and its foot kicks up
    card.paint(
        "-6,90! -64,80! -66,150 -54,230 -46,300 -34,330! -14,330! -10,230 -4,160!", CHILD.base, at=at, angle=94, lift=5
    )
    card.paint("6,90! 64,80! 70,150 70,214 52,244 26,246 8,220 4,160!", CHILD.shade, at=at, angle=94, lift=5)
    sole = mix(CHILD.base, WET, 0.35)
    card.paint(_SOLE, sole, at=within(at, -25, 330), angle=94, lift=4)
    # one arm below the chin, the other bent up to the receiver
    card.paint(
        "-30,-80! -72,-74 -124,-90 -158,-132 -156,-164 -128,-182 -40,-214! -40,-150! -96,-142! -70,-138 -30,-140!",
        CHILD.base,
        at=at,
        angle=30,
        lift=5,
    )
    card.paint(
        "30,-80! 74,-74 132,-80 176,-104 190,-146 176,-206 152,-266! 104,-254! 130,-196 130,-152! 104,-136 70,-138 30,-140!",
        CHILD.base,
        at=at,
        angle=60,
        lift=5,
    )
    trunk = card.piece(
        "-30,-140! 30,-140! 74,-104 70,-30 62,30 72,100! 60,136 10,142! 0,120! -10,142! -60,136 -72,100! -62,30 -70,-30 "
        "-74,-104",
        CHILD.base,
        at=at,
        angle=96,
        lift=6,
    )
    with card.inside(trunk):
        card.paint(
            "-60,-150! -36,-150! -40,-60 -24,-20! 24,-20! 40,-60 36,-150! 60,-150! 64,-60 90,-20! 90,160! -90,160! "
            "-90,-20! -64,-60",
            CORAL,
            at=at,
            angle=96,
        )
    _shin(card, at)
    _head(card, at)


def _shin(card: Sheet, at: Array) -> None:
    """Lay the bent leg from the knee up, nearer to us than the rest."""
    card.paint(
        "36,250! 12,240 8,212 26,184 64,138 82,108! 112,126! 100,166 78,210 60,240!",
        CHILD.base,
        at=at,
        angle=60,
        lift=9,
    )
    foot = within(at, 106, 98, 1, 196)
    card.paint(_SOLE, mix(CHILD.base, WET, 0.35), at=foot, angle=30, lift=8)


def _head(card: Sheet, at: Array) -> None:
    """Lay hair, an ear with the receiver on it, and the hat, which is pushed to the other side."""
    card.paint(ROUND, HAIR, at=within(at, 8, -198, 82), angle=70, lift=6)
    ear = card.piece("76,-220! 98,-228 114,-206 112,-176 100,-148 80,-156!", CHILD.base, at=at, angle=60, lift=4)
    with card.inside(ear):
        card.paint(ribbon("90,-204 102,-196 98,-170 86,-164", (3, 6, 3), at), CHILD.shade, thin=0.1)
    _receiver(card, within(at, 106, -300, 0.92, -10))
    hat = within(at, -24, -202)
    card.paint(ROUND, LEMON, at=within(hat, 0, 0, 96), angle=30, lift=10)
    card.paint(ROUND, shift(LEMON, -0.08), at=within(hat, 0, 0, 64), angle=50)
    card.paint(ROUND, WHITE, at=within(hat, -2, -3, 56), angle=50, lift=4)
    card.paint(
        "98,-246! 90,-278 96,-310 118,-326 146,-320 162,-294 160,-262 146,-238!",
        CHILD.base,
        at=at,
        angle=60,
        lift=4,
    )
    for y in (-306, -286, -268):
        card.paint(ribbon(f"98,{y} 112,{y - 3} 124,{y + 1}", (2, 4, 2), at), CHILD.shade, thin=0.1)


def _receiver(card: Sheet, at: Array) -> None:
    card.paint(
        "-56,-116! -14,-128 26,-108 44,-60 50,0 44,60 26,108 -14,128 -56,116! -62,88 -56,60! -16,60! 6,40 10,0 6,-40 "
        "-16,-60! -56,-60! -62,-88",
        NIGHT,
        at=at,
        angle=90,
        lift=7,
    )


def _hole(card: Sheet) -> None:
    """The cord winds down into it."""
    heap = affine(1096, 962, 1, -8)
    card.paint("-104,8! -92,-34 -40,-62 10,-66 66,-50 96,-10 84,30 20,52 -60,44", WET, at=heap, angle=20, lift=5)
    hole = card.piece("-58,2 -34,-26 10,-32 50,-14 54,10 24,28 -30,28", NIGHT, at=heap, angle=12)
    with card.inside(hole):
        card.paint("-70,-60! 70,-60! 60,-10 10,-22 -34,-14 -66,8!", mix(WET, NIGHT, 0.45), at=heap)
    coil = " ".join(f"{1096 + 24 * (-1) ** k + 4 * k},{966 + 17 * k}" for k in range(7))
    card.paint(ribbon(coil, (9, 9, 9)), NIGHT, lift=4)
