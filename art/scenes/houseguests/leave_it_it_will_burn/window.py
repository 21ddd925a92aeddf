"""What she carries: a window with the wall round it, and the man in it who minds his candle."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CREAM,
    GREY,
    HIS,
    LINEN,
    OCHRE,
    SLATE,
    UMBER,
    three,
    torn,
)

FLAME: Final = "#e3b35c"
AT: Final = affine(735, 972, 1.0, 7)
HEAD: Final = three(AT, -40, 60, 0.41, -17)
"""His head: typed upright, looking right, then lifted."""


def wall(card: Sheet) -> None:
    """Lay the torn piece of wall, the frame, the room."""
    piece = torn(
        card,
        "-236,-262! -170,-292 -90,-276 20,-304 130,-280 224,-296 300,-262! 316,-180 294,-90 318,30 302,150 320,240 290,310! "
        "190,330 90,314 -20,336 -130,316 -200,328 -246,296! -256,160 -236,20 -254,-110 -240,-200",
        BRICK,
        8,
        14,
        at=AT,
        wobble=9,
    )
    mortar = [ribbon(f"-300,{y} 330,{y}", (6, 6), AT) for y in range(-300, 350, 50)]
    for k, y in enumerate(range(-300, 340, 50)):
        mortar += [ribbon(f"{x},{y} {x},{y + 50}", (5, 5), AT) for x in range(-290 + 50 * (k % 2), 330, 100)]
    card.pattern(piece, mortar, mix(BRICK, CREAM, 0.38), thin=0.15)
    torn(card, "-150,-232! 262,-232! 262,268! -150,268!", CREAM, 88, 5, at=AT, wobble=3)
    room = torn(card, "-116,-200! 228,-200! 228,236! -116,236!", OCHRE, 84, 0, at=AT, wobble=2, core=UMBER)
    stripes = [ribbon(f"{x},-90 {x},240", (9, 9), AT) for x in range(-96, 230, 40)]
    card.pattern(room, stripes, mix(OCHRE, UMBER, 0.2), thin=0.25)
    card.pattern(room, "84,-70! 206,-70! 206,250! 84,250!", mix(BLACK, UMBER, 0.3), at=AT, thin=0)
    with card.inside(room):
        _him(card)
    _sash(card)
    _candle(card)
    torn(card, "-176,232! 286,232! 292,274! -182,274!", LINEN, 2, 7, at=AT, wobble=3)


def _sash(card: Sheet) -> None:
    card.paint("-116,-200! 228,-200! 228,-66! -116,-66!", CREAM, at=AT, angle=2, lift=6)
    for x in (-96, 66):
        pane = card.piece(f"{x},-184! {x + 142},-184! {x + 142},-90! {x},-90!", SLATE, at=AT, angle=60)
        shine = ribbon(f"{x + 30},-80 {x + 86},-196", (20, 20), AT)
        card.pattern(pane, shine, mix(SLATE, CREAM, 0.25), thin=0.1)


def _him(card: Sheet) -> None:
    """His shirt, his head lifted to her."""
    shirt = torn(
        card,
        "-130,260! -128,216 -104,192 -68,180! 26,178! 66,192 94,216 104,260!",
        LINEN,
        70,
        4,
        at=AT,
        wobble=2,
    )
    card.pattern(shirt, [ribbon(q, (15, 15), AT) for q in ("-92,170 -84,260", "48,170 56,260")], UMBER, thin=0)
    card.paint("-72,200! -70,90! 16,100! 14,170 20,196! -20,214", mix(HIS.base, HIS.shade, 0.5), at=AT, angle=80)
    face = card.piece(
        "70,-200! 126,-156 146,-100 146,-52 130,-26! 152,10 186,50 206,88 200,114 172,126 150,124! 156,146 168,164 160,176! "
        "166,192 154,206! 162,226 164,256 140,284 96,290 40,270! -30,300 -120,240 -160,120! -170,-60 -100,-180!",
        HIS.base,
        at=HEAD,
        angle=70,
        lift=4,
    )
    with card.inside(face):
        card.paint("150,290! 80,260 20,200 -20,110! -200,60! -160,330!", HIS.shade, at=HEAD)
        card.paint(ROUND, mix(HIS.base, BRICK, 0.45), at=three(HEAD, 70, 96, 44))
    card.paint("-82,166! -66,162 -40,184 -14,206! -36,228! -82,206!", LINEN, at=AT, angle=60, lift=3)
    card.paint("-14,206! 8,190 24,168! 42,180 40,206 18,226!", LINEN, at=AT, angle=60, lift=3)
    # eye, turned up
    card.paint("60,-4! 90,-28 120,-26 130,-6! 112,12 84,14!", LINEN, at=HEAD)
    card.paint(ROUND, BLACK, at=three(HEAD, 112, -14, 15))
    card.paint("50,0! 70,-32 104,-44 134,-22! 112,-24 82,-16!", mix(HIS.base, HIS.shade, 0.6), at=HEAD)
    card.paint(ribbon("46,4 70,-14 98,-26 132,-18", (3, 11, 11, 5), HEAD), BLACK)
    card.paint(ribbon("62,20 90,26 116,16", (2, 7, 2), HEAD), HIS.shade)
    card.paint(ribbon("50,-70 90,-92 140,-74", (8, 24, 8), HEAD), GREY)
    card.paint("170,134! 130,128 92,140 66,178! 110,176 150,168 174,158!", GREY, at=HEAD)
    card.paint(ribbon("160,178 136,182 112,174", (6, 6, 2), HEAD), BLACK)
    for line in ("24,0 6,-10 -8,-8", "26,14 8,18 -4,28", "60,120 48,160 56,200"):
        card.paint(ribbon(line, (3, 8, 2), HEAD), HIS.shade)
    card.paint(
        "-10,-70! -30,-120 -80,-170 -130,-160 -186,-90 -196,20 -178,120 -140,180! -100,150 -80,90! -60,20 -30,-10!",
        GREY,
        at=HEAD,
        angle=70,
        lift=3,
    )
    card.paint("-58,60! -60,14 -30,-4 0,16 2,56 -20,100 -44,110!", HIS.base, at=HEAD, lift=2)
    card.paint(ribbon("-40,70 -44,26 -20,18 -14,56", (4, 9, 9, 4), HEAD), HIS.shade)


def _candle(card: Sheet) -> None:
    """The candle on the sill, his arm round it, his hand before the wind."""
    card.paint(ribbon("60,250 120,238 178,226 196,190", (44, 40, 34, 30), AT), HIS.shade, angle=-10, lift=3)
    card.paint("100,214! 180,214! 168,238! 112,238!", UMBER, at=AT, lift=3)
    card.paint("128,132! 154,130! 156,216! 126,216!", LINEN, at=AT, angle=88, lift=3)
    card.paint("140,130! 122,110 110,84 88,40! 128,62 158,90 158,116!", FLAME, at=AT, lift=0)
    card.paint(ribbon("141,138 138,118 134,108", (5, 4, 2), AT), BLACK)
    for line in ("206,150 214,112 204,80", "198,146 204,104 190,70"):
        card.paint(jointed(line, 24, AT, 0.8), HIS.shade, lift=2, wobble=0.3)
    card.paint("180,208! 176,176 180,150 198,136 216,144 220,176 212,212!", HIS.base, at=AT, lift=2, wobble=0.4)
    for line in ("208,164 216,122 208,92", "192,160 196,110 178,74"):
        card.paint(jointed(line, 24, AT, 0.8), HIS.base, lift=2, wobble=0.3)
        marked(card, line, 22, AT, HIS.shade)
    card.paint(jointed("184,190 168,168 166,142", 22, AT, 0.85), HIS.base, lift=2, wobble=0.3)
    torn(card, "30,262! 26,222 60,206 96,214! 104,252!", LINEN, 60, 3, at=AT, wobble=2)
