"""Her at the table: a cheek on a fist, lids half down."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CLOTH,
    CREAM,
    GREY,
    HAIR,
    HER_LIP,
    HERS,
    MUSTARD,
    SHADE,
    UMBER,
)

AT: Final = affine(470, 282, 1, -13)
FACE: Final = (
    "-118,-120! -134,-40 -140,20 -158,70 -156,120 -120,158 -70,186 0,204 66,190 118,146 144,84 142,10 132,-60 104,-112! "
    "60,-140 0,-160"
)
CURLS: Final = (
    "-110,118! -150,112 -172,84 -166,54! -198,36 -206,0 -188,-30! -212,-64 -204,-104 -172,-122! -180,-162 -152,-196 "
    "-112,-192! -98,-226 -54,-238 -24,-214! 2,-240 50,-236 70,-202! 108,-216 146,-190 148,-150! 186,-140 204,-98 184,-62! "
    "210,-34 208,6 182,28! 194,58 178,94 148,104! 130,120 112,118!"
)


def mother(card: Sheet) -> None:
    """Lay neck, hair, face and the arm that holds it up."""
    card.paint("402,400! 388,468! 440,506 540,506 612,452! 590,380!", HERS.shade, angle=90)
    card.paint("360,452! 440,500 540,500 616,444! 640,470 560,530 430,530 336,480!", CREAM, angle=8, lift=4)
    cloud = card.piece(CURLS, HAIR, at=AT, angle=50, laps=40, lift=10)
    face = card.piece(FACE, HERS.base, at=AT, angle=80, laps=60, lift=4)
    with card.inside(face):
        card.paint(
            "30,-180! 62,-90 40,-30 56,20 84,50! 60,96 88,150 40,210! 170,220! 170,-180!", HERS.shade, at=AT, angle=84
        )
        card.paint(ROUND, mix(HERS.shade, "#8f4b40", 0.22), at=_in(112, 66, 30), angle=40)
        for spec in ("-64,-112 -10,-122 44,-112", "-50,-92 -6,-100 30,-94"):
            card.paint(ribbon(spec, (2, 6, 2), AT), HERS.shade)
    _eye(card, -66, -2, 1.0, 0.50)
    _eye(card, 66, -6, 1.0, 0.56)
    dark = mix(HERS.shade, HERS.line, 0.35)
    # brows: one pulled down by the fist, the other lifted
    card.paint("-114,-40! -70,-64 -26,-54! -68,-50", GREY, at=AT, angle=4)
    card.paint("28,-58! 74,-80 120,-58! 74,-64", GREY, at=AT, angle=4)
    # the nose: a long bulb, light on its left side
    card.paint("-12,-20! -20,40 -44,66 -36,90 -6,94 22,90 30,68 12,40 10,-10!", shift(HERS.base, 0.03), at=AT, angle=80)
    card.paint("6,-24! 12,36 32,64 26,90 -4,96 8,70 0,40!", HERS.shade, at=AT, angle=80)
    card.paint(ribbon("-42,82 -24,98 -4,92 12,98 30,84", (3, 7, 4, 7, 3), AT), dark)
    # the mouth is pushed up on the fist's side
    card.paint("-50,116! -16,122 8,126 44,140! 18,146 -10,138", HER_LIP, at=AT, angle=8)
    card.paint(ribbon("-70,104 -50,114 -14,121 14,128 40,138 56,156", (3, 7, 7, 7, 7, 2), AT), HERS.line)
    for spec, w in (
        ("-58,76 -80,98 -78,122", 6),
        ("52,84 74,110 70,140", 6),
        ("-30,170 -4,176 24,172", 6),
        ("-104,34 -72,46 -36,34", 6),
        ("36,32 70,44 102,28", 6),
        ("-126,-8 -116,4 -122,16", 4),
    ):
        card.paint(ribbon(spec, (1.5, w, 1.5), AT), dark if spec.startswith(("36", "52")) else HERS.shade)
    _curls(card, cloud)
    _fist(card)
    cheek(card)


def _in(x: float, y: float, size: float, tilt: float = 0) -> Array:
    """Return a frame within the head's."""
    return np.asarray(AT @ np.vstack([affine(x, y, size, tilt), (0.0, 0.0, 1.0)]))


def _eye(card: Sheet, x: float, y: float, size: float, lid: float) -> None:
    at = _in(x, y, size)
    ball = card.piece("-46,6! -24,-22 8,-26 44,4! 22,22 -16,24", HERS.white, at=at)
    with card.inside(ball):
        card.paint(ROUND, HERS.line, at=_in(x + 4, y + 4, 18 * size))
        low = -26 + 50 * lid
        card.paint(f"-60,-40! 60,-40! 50,{low - 2}! 0,{low - 4} -50,{low + 2}!", mix(HERS.base, HERS.shade, 0.6), at=at)
    card.paint(ribbon(f"-50,{low + 4} -20,{low - 2} 16,{low - 3} 50,{low + 3}", (4, 9, 9, 4), at), HERS.line)
    card.paint(ribbon("-44,-8 -20,-30 10,-34 44,-6", (2, 5, 5, 2), at), mix(HERS.shade, HERS.line, 0.3))


def _curls(card: Sheet, cloud: Patch) -> None:
    """Lay the curls over the brow and the lines in all of them."""
    front = (
        "-150,-30! -166,-80 -140,-116! -134,-152 -90,-170 -70,-174! -44,-186 0,-190 24,-184! 60,-172 104,-156 112,-120! "
        "152,-108 164,-66 150,-24! 132,-44 120,-76 104,-96! 84,-106 60,-128 52,-136! 20,-116 -20,-116 -40,-132! -56,-110 "
        "-84,-98 -108,-104! -112,-76 -128,-50"
    )
    card.paint(front, HAIR, at=AT, angle=30, laps=40, lift=5)
    rings = [
        "-124,-84 -140,-104 -128,-128 -108,-122",
        "-92,-122 -86,-148 -58,-148 -52,-130",
        "-14,-130 -10,-160 18,-158 20,-138",
        "66,-132 74,-156 98,-146 98,-126",
        "120,-84 140,-96 150,-76 140,-60",
        "-176,-70 -194,-92 -176,-110 -160,-98",
        "-96,-192 -78,-218 -46,-212 -46,-192",
        "16,-196 28,-222 58,-214 56,-190",
        "130,-170 142,-188 160,-172 150,-150",
        "172,0 190,-16 198,6 184,18",
        "166,70 184,60 184,84 166,90",
        "-176,10 -194,-8 -192,18 -178,30",
        "168,-104 186,-116 194,-94 178,-82",
    ]
    card.pattern(cloud, turned([ribbon(s, (3, 6, 3), AT) for s in rings]), GREY, thin=0, wobble=0)


def _fist(card: Sheet) -> None:
    """Lay the forearm that stands on the table and the fist under her cheek."""
    card.paint(
        "118,640! 120,596 170,510 228,436! 330,462! 322,530 296,600 276,640!", MUSTARD, angle=118, laps=60, lift=9
    )
    card.paint(ribbon("304,470 298,540 268,640", (20, 34, 44)), SHADE, thin=0.05)
    cuff = card.piece("214,440! 238,404! 350,440! 338,478! 276,464", SHADE, angle=20, lift=5)
    card.pattern(
        cuff,
        turned([ribbon(f"{232 + 17 * i},{400 + 6 * i} {214 + 17 * i},{450 + 6 * i}", (5, 5)) for i in range(8)]),
        shift(SHADE, -0.12),
        thin=0.05,
    )
    at = affine(290, 420, 1, 14)
    hand = card.piece(
        "-50,10! -64,-30 -66,-74 -58,-104 -38,-112 -26,-100! -18,-116 4,-118 12,-102! 20,-114 40,-110 44,-94! 52,-104 70,-94 "
        "72,-72 66,-30 54,12!",
        HERS.base,
        at=at,
        angle=80,
        lift=6,
    )
    with card.inside(hand):
        for spec in ("-26,-102 -22,-84 -24,-66", "12,-104 10,-84 6,-66", "44,-96 40,-80 34,-64"):
            card.paint(ribbon(spec, (5, 7, 2), at), HERS.shade)
        card.paint("40,-60! 80,-80! 80,20! 44,20! 54,-20", HERS.shade, at=at, angle=80)
        for x in (-42, -8, 26):
            card.paint(ribbon(f"{x - 8},-92 {x + 2},-98 {x + 12},-92", (2, 5, 2), at), HERS.shade)


def cheek(card: Sheet) -> None:
    """Lay the cheek that the fist pushes up."""
    fold = card.piece(
        "-60,40! -104,44 -142,60 -152,86 -136,110 -104,116 -72,104!", HERS.base, at=AT, angle=80, wobble=0.5
    )
    with card.inside(fold):
        card.paint(ROUND, mix(HERS.base, "#b9735c", 0.7), at=_in(-110, 84, 33), angle=40)
    card.paint(ribbon("-150,78 -144,102 -118,116 -84,112", (2, 7, 7, 2), AT), HERS.shade, wobble=0)


def table(card: Sheet) -> None:
    """Lay the cloth on the table before her and a cup gone cold."""
    cloth = card.piece("34,596! 862,590! 872,612 876,646! 600,640 34,645!", CLOTH, angle=2, lift=9)
    card.pattern(
        cloth, turned([ribbon("34,630 600,626 880,630", (9, 9)), ribbon("34,615 878,610", (3, 3))]), CREAM, thin=0.05
    )
    card.paint("654,596! 648,604 700,608 800,602 770,593! 740,590", shift(CLOTH, -0.16), angle=2)
    card.paint(ribbon("742,524 784,516 790,552 742,566", (11, 12, 11)), BRICK, lift=3)
    card.paint("638,508! 752,506! 749,556 730,594! 662,596! 643,558", BRICK, angle=88, lift=6)
    card.paint("638,508 696,498 752,506 696,519", UMBER, angle=4)
