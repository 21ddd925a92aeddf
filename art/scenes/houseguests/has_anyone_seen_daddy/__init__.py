"""Has Anyone Seen Daddy?: a sunburnt back with the pale print of a small man on it; a child telephones into the sand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import DOT, affine, curve, motif, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.has_anyone_seen_daddy.child import child
from art.scenes.houseguests.has_anyone_seen_daddy.frames import within
from art.scenes.houseguests.has_anyone_seen_daddy.head import head
from art.scenes.houseguests.has_anyone_seen_daddy.inks import AQUA, HERS, NIGHT, SAND, SEAM, SPARED, STRAW, WHITE

GROUND = SAND
AT: Final = affine(480, 900, 1, 14)
"""She lies on her front, straight below us: her spine is the frame's upright, 0,0 between the shoulder blades."""
BACK: Final = (
    "-130,-250! -250,-262 -370,-235 -450,-150 -470,-20 -445,110 -462,210 -440,300! -480,400 -520,560 -590,720 -620,900 "
    "-600,1200! 600,1200! 610,900 585,720 510,560 468,400 428,300! 450,210 436,110 462,-20 445,-150 370,-235 250,-262 "
    "130,-250!"
)
NECK: Final = (
    "-236,-290 -262,-120 -306,60 -318,250 -270,430 -150,540 0,572 150,540 270,430 318,250 306,60 262,-120 236,-290"
)
"""How far down the suit leaves her bare."""
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
        STRAW,
        at=AT,
        angle=96,
        laps=90,
        lift=6,
    )
    with card.inside(suit):
        # a darker side of the cloth, so that it stands off the towel
        card.paint(
            ribbon("446,110 454,210 428,300! 468,400 510,560 585,720 610,900 600,1200", (6, 40, 44, 48, 52), AT),
            SEAM,
            thin=0.05,
        )
        for spec in ("-610,800 -380,905 -120,900", "600,800 400,900 150,905", "0,640 10,760 0,900"):
            card.paint(ribbon(spec, (4, 12, 4), AT), SEAM, thin=0.1)
    card.pattern(suit, motif(card.box(suit), DOT, 76, 16, 14, 0, 0.02), NIGHT, thin=0.04)
    bands = [NECK] + [f"{s * 322},-290 {s * 346},-140 {s * 392},0 {s * 500},90 {s * 700},300" for s in (-1, 1)]
    card.pattern(suit, turned([ribbon(spec, (22, 22), AT) for spec in bands]), NIGHT, thin=0.05)


def _print_of_him(card: Sheet) -> None:
    """He slept on her with a case in his hand and his hat lifted; the sun went round him."""
    at = within(AT, 0, 58, 0.9)
    hat = within(at, 62, -186, 1, -17)
    him = [
        curve(spec, at)
        for spec in (
            # head and neck in profile, jacket, trouser legs and shoes
            "-26,-24! -28,-50 -48,-74 -54,-106 -38,-138 -4,-150 32,-140 46,-116! 48,-104 66,-82! 54,-76 56,-66! 52,-58 "
            "48,-46 34,-40 16,-40! 20,-20!",
            "-30,-34! -62,-26 -82,-4 -88,60 -86,140 -96,228! -10,236 80,228! 72,150 70,60 64,-6! 44,-28 18,-34!",
            "-14,200! 78,200! 92,290 118,376 148,446! 172,444 194,458 200,474! 176,482 136,484 108,478! 84,420 46,350 10,270!",
            "-92,200! 22,200! 10,290 -18,358 -70,444! -54,458 -40,478! -74,484 -116,466 -132,438! -112,420! -84,350 -86,280!",
            # the arm that lifts the hat, and the one with the case
            "30,-34! 66,-28 104,-16 128,-24! 122,-60 114,-100 106,-142! 146,-150! 158,-100 170,-40 166,6 144,26 104,28 46,44!",
            "108,-136! 98,-160 102,-190 122,-206 146,-200 156,-176 146,-144!",
            "-34,-34! -66,-26 -98,8 -122,60 -146,110 -166,172! -126,188! -100,130 -70,80 -54,50!",
            "-168,168! -178,184 -178,204 -160,212 -140,208 -126,184!",
            "-264,232! -92,248! -104,362! -276,346!",
        )
    ]
    him.append(ribbon("-204,242 -194,204 -146,208 -136,246", (13, 13, 13), at, 0.9))
    him.append(
        curve(
            "-84,2! -78,-12 -52,-16! -48,-52 -34,-66 0,-58 34,-66 48,-52 52,-16! 78,-12 84,2! 60,12 0,15 -60,12",
            hat,
        )
    )
    card.paint(turned(him), SPARED, angle=98, laps=70, grain=0.3)
    card.paint(ribbon("-268,268 -184,279 -98,284", (4, 4), at), mix(SPARED, HERS.base, 0.5), thin=0.1)
    card.paint(ribbon("-50,-14 0,-10 50,-14", (4, 4), hat), mix(SPARED, HERS.base, 0.5), thin=0.1)
