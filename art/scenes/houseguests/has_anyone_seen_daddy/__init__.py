"""Has Anyone Seen Daddy?: a sunburnt back with the pale print of a small man on it; a child telephones into the sand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.has_anyone_seen_daddy.child import child
from art.scenes.houseguests.has_anyone_seen_daddy.frames import within
from art.scenes.houseguests.has_anyone_seen_daddy.head import head
from art.scenes.houseguests.has_anyone_seen_daddy.inks import AQUA, HERS, NIGHT, SAND, SPARED, WHITE

GROUND = SAND
AT: Final = affine(480, 900, 1, 14)
"""She lies on her front, straight below us: her spine is the frame's upright, 0,0 between the shoulder blades."""
BACK: Final = (
    "-130,-250! -250,-262 -370,-235 -450,-150 -470,-20 -445,110 -462,210 -440,300! -480,400 -520,560 -590,720 -620,900 "
    "-600,1200! 600,1200! 610,900 585,720 510,560 468,400 428,300! 450,210 436,110 462,-20 445,-150 370,-235 250,-262 "
    "130,-250!"
)
__all__ = ["GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the towel, her arms and back, the suit, the print of him, her head, and the child with the receiver."""
    _towel(card)
    _arms(card)
    _back(card)
    head(card, AT)
    child(card)


def _towel(card: Sheet) -> None:
    towel = card.piece("-900,-800! 500,-812! 516,1300! -900,1300!", AQUA, at=AT, angle=104, laps=90, lift=8)
    bars = [ribbon(f"-940,{y} 560,{y - 8}", (54, 54), AT) for y in range(-716, 1000, 150)]
    card.pattern(towel, turned(bars), WHITE, thin=0.05)
    fringe = [ribbon(f"{x},-806 {x + 4},-852", (8, 5), AT) for x in range(-880, 500, 27)]
    card.paint(turned(fringe), WHITE, lift=3)


def _arms(card: Sheet) -> None:
    """Folded under the cheek: each arm one contour from the shoulder round the elbow; the hands lie below her head."""
    for side, tip in ((-1, 20), (1, 0)):
        spec = " ".join(
            f"{side * x},{y}{c}"
            for x, y, c in (
                (300, -40, "!"),
                (440, -60, ""),
                (530, -200, ""),
                (610 + tip, -350, ""),
                (632 + tip, -430, ""),
                (590 + tip, -500, ""),
                (500, -520, ""),
                (330, -505, ""),
                (90, -480, "!"),
                (90, -330, "!"),
                (270, -362, ""),
                (410, -366, "!"),
                (370, -300, ""),
                (280, -262, ""),
                (200, -200, "!"),
            )
        )
        card.paint(spec, HERS.base, at=AT, angle=40 + 50 * side, laps=60, lift=12)
        card.paint(
            ribbon(f"{side * 410},-366 {side * 452},-384 {side * 500},-386", (3, 9, 3), AT), HERS.shade, thin=0.1
        )
        card.paint(
            ribbon(f"{side * 596},-452 {side * 600},-420 {side * 586},-392", (3, 7, 3), AT), HERS.shade, thin=0.1
        )


def _back(card: Sheet) -> None:
    back = card.piece(BACK, HERS.base, at=AT, angle=98, laps=80, lift=14)
    with card.inside(back):
        for side in (-1, 1):
            card.paint(
                ribbon(f"{side * 236},-120 {side * 262},-20 {side * 226},70 {side * 180},110", (4, 13, 4), AT),
                HERS.shade,
                thin=0.1,
            )
        card.paint(ribbon("6,-250 -4,-230 0,-205", (4, 11, 5), AT), HERS.shade, thin=0.1)
        _print_of_him(card)
        _suit(card)


def _suit(card: Sheet) -> None:
    suit = card.piece(
        "-322,-290! -236,-290! -262,-120 -306,60 -318,250 -270,430 -150,540 0,572 150,540 270,430 318,250 306,60 262,-120 "
        "236,-290! 322,-290! 346,-140 392,0 500,90! 700,300! 760,1250! -760,1250! -700,300! -500,90! -392,0 -346,-140",
        NIGHT,
        at=AT,
        angle=96,
        laps=90,
        lift=6,
    )
    with card.inside(suit):
        for spec in ("-610,800 -380,905 -120,900", "600,800 400,900 150,905", "0,640 10,760 0,900"):
            card.paint(ribbon(spec, (4, 12, 4), AT), shift(NIGHT, 0.09), thin=0.1)


def _print_of_him(card: Sheet) -> None:
    """He slept on her with his hat on and a case in his hand; the sun went round him."""
    him = (
        "-140,-112! -138,-128 -120,-134 -84,-134! -84,-172 -70,-208 -36,-228 0,-230 36,-216 56,-184 60,-136! "
        "94,-136 116,-128 118,-114! 100,-108 62,-106! 66,-86 88,-62! 66,-56! 64,-38 40,-26! 84,-22 110,-20! "
        "146,-62 162,-110! 140,-126 136,-148 152,-152 164,-142! 164,-176 178,-200 200,-194 208,-164 206,-136 "
        "200,-104! 202,-46 170,20 132,64! 122,120 130,170 148,214! 122,220! 150,262 204,300! 212,320 176,372 "
        "138,430! 168,444 176,466! 120,472 84,458! 104,400 128,338! 76,290 24,262! 10,340 -8,440! 4,478 -10,494! "
        "-76,498 -92,482! -64,462 -58,440! -70,350 -82,236! -110,230! -106,140 -100,70! -130,120 -150,170! "
        "-144,196 -160,210! -160,222! -92,236! -108,352! -262,326! -246,210! -196,216! -196,204! -206,186 "
        "-196,166! -186,80 -150,14 -104,-20! -56,-30! -66,-60 -72,-104!"
    )
    at = within(AT, 0, 32, 0.97)
    card.paint(him, SPARED, at=at, angle=98, laps=70, grain=0.3)
    card.paint(ribbon("-262,262 -180,276 -100,290", (4, 4), at), mix(SPARED, HERS.base, 0.5), thin=0.1)
