"""Her face, bent, from above: much hair, a parting, red ears, and two eyes that come up to us from below."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import BLUSH, CHINA, COBALT, HAIR, LIP, SHADE, SKIN

TILT: Final = 6.0
SIZE: Final = 1.15
AT: Final = affine(484, 690, SIZE, TILT)


def _there(x: float, y: float, size: float = 1.0) -> Array:
    """Give a place on the face for something that is typed around its own middle."""
    p = AT @ (x, y, 1.0)
    return affine(float(p[0]), float(p[1]), SIZE * size, TILT)


def face(card: Sheet) -> None:
    """Lay the knot behind, ears, head, features, then the hair in two wings."""
    _knot(card)
    for side in (-1, 1):
        card.paint(
            f"{side * 196},30! {side * 236},10 {side * 272},46 {side * 266},110 {side * 236},160 {side * 196},150!",
            BLUSH, at=AT, lift=6,
        )  # fmt: skip
        card.paint(
            ribbon(f"{side * 218},52 {side * 246},66 {side * 240},112 {side * 220},126", (4, 9, 5), AT),
            shift(BLUSH, -0.12),
        )
    head = card.piece(
        "0,-220 150,-200 214,-80 222,60 208,150 190,222 136,286 56,326 -30,328 -108,300 -172,240 -202,150 -218,60 -212,-80 -150,-200",
        SKIN, at=AT, angle=80, laps=44, lift=14,
    )  # fmt: skip
    with card.inside(head):
        card.paint("240,-80! 240,330! -40,330! 60,300 140,236 178,150 186,40!", mix(SKIN, SHADE, 0.55), at=AT, thin=0.1)
        for blush in (
            "-226,96! -176,130 -120,152 -98,176 -122,204 -170,206 -220,170!",
            "226,90! 180,128 128,150 110,172 132,198 178,200 224,166!",
        ):
            card.paint(blush, mix(SKIN, BLUSH, 0.5), at=AT, thin=0.12)
        card.paint("-50,340! -46,316 -8,304 26,303 62,312 72,340!", mix(SKIN, SHADE, 0.4), at=AT)
    _eyes(card)
    _nose_and_mouth(card)
    _hair(card)


def _eyes(card: Sheet) -> None:
    for x, y, wide, high, gaze in ((-100, 84, 62, 40, -14), (100, 84, 58, 32, -16)):
        white = card.piece(
            f"{-wide},6! {-wide * 0.5:.0f},{-high * 0.8:.0f} 10,{-high} {wide * 0.7:.0f},{-high * 0.5:.0f} {wide},8! "
            f"{wide * 0.5:.0f},{high * 0.72:.0f} 0,{high * 0.9:.0f} {-wide * 0.6:.0f},{high * 0.6:.0f}",
            CHINA, at=_there(x, y),
        )  # fmt: skip
        with card.inside(white):
            card.paint(ROUND, HAIR, at=_there(x + gaze, y - high * 0.42, 29))
            card.paint(ROUND, CHINA, at=_there(x + gaze - 9, y - high * 0.42 - 6, 7))
        card.paint(
            ribbon(f"{x - wide - 6},{y + 9} {x - wide * 0.5:.0f},{y - high * 0.82:.0f} {x + 10},{y - high - 2} "
                   f"{x + wide * 0.7:.0f},{y - high * 0.52:.0f} {x + wide + 6},{y + 10}", (5, 12, 13, 11, 5), AT),
            HAIR,
        )  # fmt: skip
    for lid, widths in (
        ("-160,96 -132,118 -92,124 -56,112 -40,98", (3, 8, 11, 8, 3)),
        ("-146,136 -108,152 -62,142 -40,124", (2, 8, 8, 2)),
        ("44,98 70,114 104,117 138,108 160,98", (3, 10, 13, 10, 3)),
        ("50,120 84,142 124,140 150,124", (2, 9, 9, 2)),
        ("70,138 98,156 128,152", (2, 5, 2)),
    ):
        card.paint(ribbon(lid, widths, AT), SHADE)
    card.paint("-192,30! -164,-34 -104,-66 -38,-44! -32,-16! -98,-34 -150,-6", HAIR, at=AT)
    card.paint("36,12! 34,-18! 96,-12 154,6 190,42! 146,32 94,16", HAIR, at=AT)


def _nose_and_mouth(card: Sheet) -> None:
    """Lay a long wedge of a nose, a mouth shut tight and drawn aside, and a chin that is set."""
    dark = shift(LIP, -0.2)
    card.paint("4,22! 16,70 30,130 54,172 60,192 44,206 20,204! -2,216 -4,196! 4,120", mix(SKIN, SHADE, 0.9), at=AT)
    card.paint(ribbon("-14,34 -22,96 -40,150 -52,180 -42,202 -26,202", (3, 7, 7, 9, 8, 3), AT), SHADE)
    card.paint(ribbon("-30,204 -16,200 -2,214 18,204 44,204", (6, 9, 7, 9, 5), AT), shift(SHADE, -0.16))
    card.paint("-50,262! -24,246 2,241 14,246 28,239 60,240 96,246! 50,256 0,258", LIP, at=AT)
    card.paint("-40,262! 0,257 44,256 88,248! 66,272 30,284 -12,280", shift(LIP, 0.06), at=AT)
    card.paint(ribbon("-70,280 -58,266 -20,257 16,260 54,253 94,247 106,254", (3, 9, 7, 6, 7, 10, 4), AT), dark)
    card.paint(ribbon("-22,297 14,301 52,292", (2, 10, 2), AT), SHADE)
    card.paint(ribbon("-66,190 -92,220 -98,254 -90,282", (3, 8, 7, 2), AT), SHADE)
    card.paint(ribbon("70,188 108,206 138,232 142,262", (3, 10, 9, 2), AT), SHADE)
    card.paint(ribbon("112,228 120,248 112,270", (3, 8, 3), AT), SHADE)


def _hair(card: Sheet) -> None:
    left = "14,-330! -90,-326 -190,-262 -246,-150 -256,-20 -232,60! -206,40 -196,-30 -150,-84 -70,-116 8,-126!"
    right = "4,-330! 110,-322 206,-254 256,-140 262,-10 236,70! 212,40 204,-30 158,-84 80,-114 4,-126!"
    for side, wing in ((-1, left), (1, right)):
        patch = card.piece(wing, HAIR, at=AT, angle=60 * side, laps=40, lift=9)
        with card.inside(patch):
            for k in range(5):
                y = -296 + 36 * k
                card.paint(
                    ribbon(
                        f"{8 * side},{y} {side * (110 + 6 * k)},{y + 26} {side * (190 + 9 * k)},{y + 110} {side * (222 + 5 * k)},{y + 240}",
                        (3, 7, 6, 3), AT,
                    ),
                    shift(HAIR, 0.11), thin=0.2,
                )  # fmt: skip
    card.paint(ribbon("9,-332 8,-230 7,-118", (7, 11, 15), AT), SKIN)
    for side in (-1, 1):
        card.paint("0,-1.3! .7,.1 .5,.9 0,1.1 -.5,.9 -.7,.1", COBALT, at=_there(side * 234, 190, 28), lift=4)
        card.paint(ROUND, COBALT, at=_there(side * 234, 148, 9), lift=2)


def _knot(card: Sheet) -> None:
    """Lay what stands up behind the crown."""
    knot = card.piece(
        "-128,-300! -142,-356 -104,-404 -40,-424 40,-424 108,-404 142,-352 128,-296!", HAIR, at=AT, lift=8
    )
    with card.inside(knot):
        for line in ("-120,-330 -60,-392 30,-400 110,-350", "-80,-310 -30,-362 50,-366 90,-316"):
            card.paint(ribbon(line, (3, 8, 8, 3), AT), shift(HAIR, 0.11), thin=0.2)
