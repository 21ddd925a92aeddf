"""The hills at night, the road on them, and who lies on it."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.where_did_you_want_to_go.inks import (
    CHALK,
    FIBRE,
    HERS,
    LINE,
    NAVY,
    NIGHT,
    RED,
    ROAD,
    SLATE,
    SLEEPER,
    UNDER,
)
from art.scenes.houseguests.where_did_you_want_to_go.road import stretch


def hills(card: Sheet) -> Patch:
    """Lay three ridges, the far road and the poplars that lean after it; return the ridge that the near road is on."""
    far, middle, near = shift(SLATE, 0.06), SLATE, mix(SLATE, NAVY, 0.55)
    card.paint(
        "-40,430! 120,384 300,350 440,352 580,400 720,480 1240,600! 1240,900! -40,900!",
        far,
        angle=6,
        lift=4,
        edge="torn",
        core=FIBRE,
        laps=110,
    )
    stretch(card, "452,318 440,352 428,392 370,420 270,440 190,472 176,524 250,590", (8, 14, 24, 32, 40, 50, 62, 74), 2)
    _other(card)
    _poplars(card)
    hill = card.piece(
        "-40,606! 100,572 260,540 420,532 560,508 700,470 860,450 1240,430! 1240,1300! -40,1300!",
        middle,
        angle=9,
        lift=6,
        edge="torn",
        core=FIBRE,
        laps=110,
    )
    card.paint(
        "-40,1190! 200,1130 420,1110 640,1150 900,1240 1240,1300! 1240,1840! -40,1840!",
        near,
        angle=5,
        lift=6,
        edge="torn",
        core=FIBRE,
        laps=110,
    )
    return hill


def _poplars(card: Sheet) -> None:
    for x, y, tall, lean in (
        (54, 500, 150, 12),
        (106, 470, 122, 9),
        (300, 512, 116, 10),
        (352, 500, 96, 14),
        (548, 462, 92, 9),
    ):
        at = affine(x, y, 1, lean)
        card.paint(ribbon(f"0,10 0,{-tall * 0.3}", (7, 6), at), NIGHT, lift=2)
        card.paint(
            f"0,{-tall * 0.16} -15,{-tall * 0.26} -16,{-tall * 0.5} -9,{-tall * 0.86} 2,{-tall}! 11,{-tall * 0.8} 15,{-tall * 0.46} 12,{-tall * 0.24}",
            NIGHT,
            at=at,
            angle=80,
            lift=3,
        )


def _other(card: Sheet) -> None:
    """Somebody on the last ridge has the road's other end, and leans back."""
    at = affine(474, 358, 1.4, 19)
    card.paint("-9,-2! 2,-3! 0,11! -14,12!", HERS.shade, at=at, lift=2)
    card.paint("4,-58! 14,-58! 14,-42! 2,-42!", HERS.shade, at=at)
    card.paint(ROUND, HERS.shade, at=affine(506, 274, 15), lift=2)
    card.paint(
        "-10,-66! 0,-80 16,-80 25,-68 24,-52 30,-38 22,-34! 13,-46 12,-58! 4,-68!",
        LINE,
        at=at,
        angle=80,
        wobble=0.3,
        lift=2,
    )
    card.paint("0,-48! 18,-49 24,-40! 26,-22 38,3! 12,7 -14,5! -4,-20!", CHALK, at=at, angle=84, lift=3)
    card.paint(ribbon("12,-42 -8,-36 -22,-29", (10, 8, 7), at), CHALK, lift=3)
    card.paint(ROUND, HERS.shade, at=affine(455, 312, 7), lift=2)


def sleeper(card: Sheet) -> None:
    """He has lain down where he was, his head on what he took along; the road's edge is folded over him."""
    at = affine(*SLEEPER, 1.16, -17)
    case = card.piece("-132,-40! -48,-40! -48,28! -132,28!", RED, at=at, angle=4, lift=5)
    card.pattern(case, [ribbon(f"{x},-46 {x},34", (6, 6), at) for x in (-114, -66)], mix(RED, LINE, 0.55))
    card.paint(ribbon("-106,-40 -104,-56 -78,-56 -76,-40", (6, 6), at), LINE, lift=2)
    card.paint("62,8! 122,16! 120,36! 62,34!", LINE, at=at, lift=3)
    card.paint("112,0! 128,-4 138,6 134,38! 110,38!", LINE, at=at, lift=3)
    card.paint(
        "-40,-30! -10,-46 24,-44 56,-54 96,-34 104,-6 84,22 90,34! 40,34 -40,30! -54,6", NIGHT, at=at, angle=10, lift=5
    )
    card.paint(ROUND, HERS.base, at=affine(190, 766, 31), lift=4)
    card.paint("-32,-8! -30,-28 -6,-40 20,-34 34,-8 26,6!", LINE, at=affine(189, 766, 1, -40), lift=2)
    for lid in ("182,780 188,786 196,784", "203,765 209,769 215,764", "206,786 212,786 215,781"):
        card.paint(ribbon(lid, (2, 5, 2)), LINE, wobble=0.2)
    card.paint(ribbon("-26,-22 -6,4 -34,14 -56,10", (17, 18, 14, 10), at), mix(NIGHT, SLATE, 0.45), lift=3)
    quilt = card.piece(
        "-14,-50! 24,-54 56,-64 98,-44 126,-18 150,-12 162,20 164,72! 90,84 0,88 -62,92! -46,60 -28,24 -22,-10",
        mix(ROAD, UNDER, 0.5),
        at=at,
        angle=-12,
        edge="torn",
        core=FIBRE,
        wobble=2,
        lift=6,
    )
    folds = ("104,-26 66,-20 40,4 34,40", "120,6 96,20 60,26", "20,-34 6,-4 -8,40", "140,44 100,52 60,50")
    card.pattern(quilt, [ribbon(q, (2, 7, 2), at) for q in folds], mix(UNDER, SLATE, 0.3), thin=0.05)
    card.paint("-18,-56! 8,-58 10,-20 2,24 -12,58 -26,82! -54,80! -44,56 -34,24 -28,-12", ROAD, at=at, angle=70, lift=4)


def dog(card: Sheet) -> None:
    """It sits by him and looks up at her."""
    at = affine(484, 668, 0.98)
    card.paint(ribbon("-22,-6 -44,-4 -54,-20", (10, 7, 3), at), LINE, lift=2)
    card.paint(
        "-30,0! -34,-24 -22,-52 -10,-74 -12,-96 0,-112! 12,-112 36,-124 52,-118 50,-104 28,-92 22,-64 26,-30 28,0!",
        LINE,
        at=at,
        angle=80,
        lift=4,
    )
    card.paint("-12,-98! -22,-88 -24,-64 -8,-72!", mix(LINE, SLATE, 0.7), at=at)
    card.paint("-14,-74! 6,-66 24,-74! 22,-64! 4,-56 -18,-64!", RED, at=at)
