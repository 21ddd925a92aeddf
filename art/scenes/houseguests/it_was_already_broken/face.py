"""His face from above: much hair with a whorl, eyes that come up to us, lips shut tight, ears as red as can be."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import CHINA, HAIR, RED, SHADE, SKIN

TILT: Final = 8.0
SIZE: Final = 0.84
SIT: Final = (712.0, 1144.0)
AT: Final = affine(SIT[0], SIT[1], SIZE, TILT)
BLUSH: Final = mix(SKIN, RED, 0.66)


def _there(x: float, y: float, size: float = 1.0) -> Array:
    p = AT @ (x, y, 1.0)
    return affine(float(p[0]), float(p[1]), size * SIZE, TILT)


def face(card: Sheet) -> None:
    """Lay neck and collar, ears, head, features, hair."""
    _neck(card)
    for side in (-1, 1):
        card.paint(
            f"{side * 146},-6! {side * 184},-26 {side * 210},0 {side * 208},46 {side * 188},82 {side * 144},84!",
            BLUSH, at=AT, lift=6,
        )  # fmt: skip
        card.paint(
            ribbon(f"{side * 166},10 {side * 190},8 {side * 192},36 {side * 172},60", (4, 8, 4), AT),
            shift(BLUSH, -0.12),
        )
    head = card.piece(
        "0,-190 110,-175 164,-90 166,10 158,70 128,130 72,172 0,184 -72,172 -128,130 -158,70 -166,10 -164,-90 -110,-175",
        SKIN, at=AT, angle=80, laps=44, lift=12,
    )  # fmt: skip
    with card.inside(head):
        card.paint("120,-160! 134,0 130,80 96,140 40,190! 200,190! 200,-160!", mix(SKIN, SHADE, 0.5), at=AT, angle=80)
        for side in (-1, 1):
            card.paint(
                f"{side * 170},66! {side * 128},64 {side * 90},82 {side * 84},104 {side * 112},126 {side * 160},120!",
                mix(SKIN, BLUSH, 0.55), at=AT, thin=0.1,
            )  # fmt: skip
    _eyes(card)
    card.paint(ribbon("-4,66 -10,82 -22,92 -12,102 10,102 24,96", (3, 6, 8, 8, 8, 4), AT), SHADE, wobble=0.4)
    # lips drawn in: a line, and what the chin does below it
    card.paint(
        ribbon("-58,148 -46,138 -18,133 12,138 42,134 60,144", (4, 9, 12, 12, 9, 4), AT),
        mix(RED, HAIR, 0.6),
        wobble=0.4,
    )
    card.paint(ribbon("-26,164 0,157 28,163", (3, 7, 3), AT), SHADE, wobble=0.4)
    _hair(card)


def _neck(card: Sheet) -> None:
    card.paint("662,1236! 660,1290 668,1326 708,1344 748,1326 758,1288 756,1236!", SHADE, angle=86)
    for spec in (
        "655,1284! 668,1312 708,1342! 668,1378! 614,1322!",
        "763,1282! 750,1310 710,1342! 750,1378! 802,1318!",
    ):
        card.paint(spec, CHINA, angle=40, lift=6)


def _eyes(card: Sheet) -> None:
    for x, high in ((-74, 44), (74, 38)):
        white = card.piece(
            f"-50,10! -34,{-high * 0.7:.0f} 0,{-high} 34,{-high * 0.7:.0f} 50,10! 30,30 0,36 -30,30",
            CHINA,
            at=_there(x, 28),
        )
        with card.inside(white):
            card.paint(ROUND, HAIR, at=_there(x + 5, 12, 25))
            card.paint(ROUND, CHINA, at=_there(x - 4, 4, 7))
        lid = f"{x - 55},40 {x - 34},{28 - high * 0.72:.0f} {x},{27 - high} {x + 34},{28 - high * 0.72:.0f} {x + 55},40"
        card.paint(ribbon(lid, (4, 10, 12, 10, 4), AT), HAIR, wobble=0.4)
        card.paint(ribbon(f"{x - 30},72 {x},78 {x + 30},72", (2, 6, 2), AT), SHADE, wobble=0.4)
    card.paint("-132,-26! -84,-68 -34,-62! -32,-46! -80,-48 -122,-14!", HAIR, at=AT)
    card.paint("36,-40! 82,-46 130,-18! 124,-6! 80,-28 38,-24!", HAIR, at=AT)


def _hair(card: Sheet) -> None:
    hair = card.piece(
        "-172,24! -192,-60 -178,-150 -116,-210 -40,-232! -30,-262 4,-280! 2,-252 14,-234! 110,-216 176,-152 192,-60 172,24! 158,-24 "
        "146,-84! 100,-76 62,-108! 10,-82 -36,-112! -92,-80 -142,-92! -156,-24",
        HAIR, at=AT, angle=80, lift=8,
    )  # fmt: skip
    with card.inside(hair):
        for row in (
            "4,-170 -60,-190 -130,-140 -164,-60",
            "0,-166 -60,-160 -104,-124 -122,-96",
            "8,-162 -10,-140 -30,-124",
            "16,-164 60,-156 96,-124 118,-90",
            "16,-172 80,-190 140,-140 166,-60",
            "10,-176 20,-200 14,-226",
        ):
            card.paint(ribbon(row, (3, 7, 3), AT), mix(HAIR, SKIN, 0.22), wobble=0.5, thin=0.1)
