"""The back of her head: what is brushed away from us, and what is put there to look."""

from __future__ import annotations

import math

from art.cutpaper.contour import RING, ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.inks import BONE, CHALK, CHARCOAL, PENCIL, SILVER, STRAND, UMBER

AT = affine(520, 0, 1)
"""Everything of hers is typed about her middle."""
LENSES = ((-158, 590), (160, 562))


def skull(card: Sheet) -> None:
    """Neck, what shows of the jaws, two ears from behind."""
    card.paint(
        "-330,640! 330,640! 322,800 262,920 190,990 170,1060 186,1150! 0,1190 -186,1150! -170,1060 -190,990 -262,920 -322,800",
        UMBER,
        at=AT,
        angle=84,
        edge="raw",
        ragged=6,
        grain=0.24,
        lift=5,
    )
    card.paint("-120,1010! 0,1040 120,1010! 176,1130! 0,1170 -176,1130!", shift(UMBER, -0.06), at=AT, angle=8)
    for s in (-1, 1):
        ear = card.piece(
            f"{300 * s},600! {350 * s},590 {392 * s},616 {402 * s},676 {386 * s},744 {362 * s},800 {330 * s},832 {304 * s},800!",
            UMBER,
            at=AT,
            angle=80,
            edge="raw",
            ragged=6,
            grain=0.24,
            lift=6,
        )
        with card.inside(ear):
            card.paint(
                f"{290 * s},590! {340 * s},620 {362 * s},680 {346 * s},760 {318 * s},820! {280 * s},820!",
                shift(UMBER, -0.05),
                at=AT,
                angle=84,
            )
        card.paint(ROUND, CHALK, at=affine(520 + 338 * s, 850, 25), lift=5)


def hair(card: Sheet) -> None:
    """Parted behind, drawn down on both sides to the nape."""
    cap = card.piece(
        "0,164 130,174 236,222 312,310 352,430 364,560 356,690 330,790 270,880 170,970 76,1066! 0,1080 -76,1066! -170,970 "
        "-270,880 -330,790 -356,690 -364,560 -352,430 -312,310 -236,222 -130,174",
        SILVER,
        at=AT,
        angle=84,
        laps=60,
        edge="raw",
        ragged=12,
        grain=0.34,
        lift=10,
    )
    with card.inside(cap):
        for s in (-1, 1):
            card.paint(
                f"{380 * s},430! {340 * s},600 {296 * s},760 {180 * s},930 {60 * s},1080! {240 * s},1080! {420 * s},800!",
                mix(SILVER, STRAND, 0.22),
                at=AT,
                angle=64 * s,
                edge="raw",
                ragged=60,
                dry=0.6,
            )
    card.pattern(cap, [_combed(k + 0.5, s) for k in range(17) for s in (-1, 1)], mix(SILVER, CHALK, 0.45), thin=0.42)
    card.pattern(cap, [_combed(k, s) for k in range(1, 18) for s in (-1, 1)], STRAND, thin=0.3)
    with card.inside(cap):
        card.paint(ribbon("0,150 -5,260 4,380 -2,500", (17, 15, 12, 4), AT), UMBER)
    wisps = (
        "-92,1000 -116,1040 -108,1078",
        "-112,980 -146,1010 -150,1044",
        "96,996 124,1030 122,1070",
        "80,1010 96,1050 88,1090",
    )
    card.paint([ribbon(way, (6, 5, 2), AT) for way in wisps], SILVER, wobble=0.4)


def _combed(k: float, s: int) -> Array:
    """Return one drawn hair of seventeen on a side, the outermost from the top of the parting."""
    out, low = 20.6 * k, 17 - k
    wide = 4 + 2.5 * math.sin(2.3 * k + s)
    return ribbon(
        f"{2 * s},{170 + 21 * low} {out * 0.5 * s},{206 + 20 * low} {out * 0.9 * s},{400 + 9 * low} {(out + 3) * s},600 "
        f"{out * 0.9 * s},780 {(out * 0.5 + 6) * s},950 {(3 + 4 * k) * s},1064",
        (2, wide, wide + 1.5, wide + 1, wide - 1.5, 2),
        AT,
    )


def slide(card: Sheet) -> None:
    """It holds the hair together, and sits crooked."""
    at = affine(530, 850, 1, -7)
    card.paint(
        "-124,-16! -60,4 0,10 70,2 124,-22! 136,-14 132,4! 70,30 0,38 -66,32 -132,12! -134,-6",
        CHARCOAL,
        at=at,
        angle=0,
        lift=6,
    )
    card.paint(ribbon("-98,4 -30,20 40,20 90,8", (3, 5, 5, 3), at), PENCIL, wobble=0.5)


def spectacles(card: Sheet) -> None:
    """Put on for the photograph, the wrong way about."""
    for s, (x, y) in zip((-1, 1), LENSES, strict=True):
        card.paint(
            ribbon(f"{x + 126 * s},{y - 18} {x + 180 * s},{y - 26} {362 * s},{606}", (24, 22, 20), AT), CHARCOAL, lift=4
        )
    card.paint(ribbon("-44,580 -18,546 20,538 46,556", (24, 22, 24), AT), CHARCOAL, lift=4)
    for x, y in LENSES:
        glass = card.piece(ROUND, CHALK, at=affine(520 + x, y, 132), angle=70, grain=0.16, lift=6)
        with card.inside(glass):
            card.paint(
                f"{x + 30},{y - 140}! {x + 86},{y - 140}! {x - 34},{y + 140}! {x - 90},{y + 140}!",
                BONE,
                at=AT,
                angle=66,
            )
        card.paint(ribbon(RING, (26, 26, 26), affine(520 + x, y, 132), 1), CHARCOAL, wobble=0.6, lift=3)


def locks(card: Sheet) -> None:
    """Hair that has come loose into both glasses, and not alike."""
    for outline, top, low in (
        (
            "-8,380! -90,386 -200,410 -290,470 -338,560 -346,650! -300,606 -236,596 -150,600 -70,570 -20,510!",
            ((-8, 384), (-120, 394), (-240, 436), (-345, 640)),
            ((-20, 506), (-74, 562), (-200, 590), (-345, 648)),
        ),
        (
            "6,380! 90,370 200,384 290,430 330,506! 270,484 200,480 120,500 50,520 10,500!",
            ((6, 384), (110, 376), (220, 396), (328, 500)),
            ((12, 496), (90, 506), (210, 474), (328, 504)),
        ),
    ):
        lock = card.piece(outline, shift(SILVER, 0.04), at=AT, angle=20, edge="raw", ragged=8, grain=0.34, lift=7)
        for first, ink in ((1, STRAND), (2, mix(SILVER, CHALK, 0.6))):
            fine = []
            for k in range(first, 14, 2):
                way = [(a + (c - a) * k / 14, b + (d - b) * k / 14) for (a, b), (c, d) in zip(top, low, strict=True)]
                fine.append(ribbon(way, (2, 5, 6, 3), AT))
            card.pattern(lock, fine, ink, thin=0.26)
    card.paint(ribbon("0,320 4,380 -2,500", (13, 12, 4), AT), UMBER)
