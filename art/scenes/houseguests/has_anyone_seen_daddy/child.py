"""A child on its belly with a receiver at the ear; the cord goes down into the sand."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.has_anyone_seen_daddy.frames import within
from art.scenes.houseguests.has_anyone_seen_daddy.inks import CHILD, CORAL, LEMON, NIGHT, WET, WHITE


def child(card: Sheet) -> None:
    """Lay the hole with its heap, the child from the feet up, the receiver and its cord."""
    _hole(card)
    at = affine(990, 1424, 0.95, 10)
    for side in (-1, 1):
        card.paint(
            f"{side * 6},90! {side * 64},80! {side * 66},150 {side * 54},230 {side * 46},300 {side * 34},330! "
            f"{side * 14},330! {side * 10},230 {side * 4},160!",
            CHILD.base if side < 0 else CHILD.shade,
            at=at,
            angle=94,
            lift=5,
        )
    for x in (-25, 25):
        sole = f"{x - 20},296! {x - 24},330 {x - 17},366 {x},376 {x + 17},366 {x + 24},330 {x + 20},296! {x},288"
        card.paint(sole, mix(CHILD.base, WET, 0.35), at=at, angle=94, lift=4)
    # one arm below the chin, the other bent up to the receiver
    card.paint(
        "-30,-80! -72,-74 -124,-90 -158,-132 -156,-164 -128,-182 -40,-214! -40,-150! -96,-142! -70,-138 -30,-140!",
        CHILD.base,
        at=at,
        angle=30,
        lift=5,
    )
    card.paint(
        "30,-80! 74,-74 130,-82 172,-108 184,-146 172,-200 160,-240! 112,-236! 122,-190 122,-150! 98,-136 70,-138 30,-140!",
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
    hat = within(at, 0, -196)
    card.paint(ROUND, LEMON, at=within(hat, 0, 0, 100), angle=30, lift=10)
    card.paint(ROUND, shift(LEMON, -0.08), at=within(hat, 0, 0, 66), angle=50)
    card.paint(ROUND, WHITE, at=within(hat, -2, -3, 58), angle=50, lift=4)
    _receiver(card, within(at, 108, -254, 0.96, 16))
    card.paint(
        "112,-214! 104,-244 108,-272 132,-286 160,-278 176,-254 172,-226 160,-206!", CHILD.base, at=at, angle=60, lift=4
    )
    for y in (-268, -248, -230):
        card.paint(ribbon(f"112,{y} 126,{y - 3} 138,{y + 1}", (2, 4, 2), at), CHILD.shade, thin=0.1)


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
    coil = " ".join(f"{1096 + 24 * (-1) ** k + 4 * k},{966 + 17 * k}" for k in range(9))
    card.paint(ribbon(coil, (9, 9, 9)), NIGHT, lift=4)
