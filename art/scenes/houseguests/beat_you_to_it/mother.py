"""She who carries him: small, old, bent and yet in no doubt, in red."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, INK, RED, SKIN

CAST = {
    "mother": Face(
        SKIN,
        79,
        "lantern",
        "straight",
        "almond",
        "thin",
        "thin",
        "drawn_back",
        CHALK,
        feels=feel("proud", lids=(0.5, 0.75), corners=(0.4, 0.5), tilt=0),
        plane="none",
    ),
}
_AT = affine(726, 1518, 1.02)


def below(card: Sheet) -> None:
    """Lay legs that stride, the coat bent under the load, a face that looks ahead, the scarf's end in her fist."""
    for leg in ("20,-120 54,-70 74,-14", "-24,-120 -40,-70 -66,-22"):
        card.paint(ribbon(leg, (36, 28, 22), _AT), INK)
    card.paint("60,-28! 88,-30! 94,-16 128,-4 132,5! 58,5!", INK, at=_AT)
    card.paint("-84,-32! -54,-20! -50,-4 -28,5! -90,-2! -98,-20", INK, at=_AT)
    coat = card.piece(
        "-70,-330! -10,-360 60,-352 112,-322! 118,-280 100,-230 96,-170 108,-80! 40,-66 -30,-68 -82,-84! -76,-170 -92,-250",
        RED,
        at=_AT,
        angle=80,
        lift=6,
    )
    folds = ("10,-200 22,-140 26,-60", "-46,-230 -48,-150 -44,-60")
    card.pattern(coat, [ribbon(f, (2, 7, 3), _AT) for f in folds], shift(RED, -0.1))
    Head(card, CAST["mother"], 850, 1186, 58, -8, 0.7, "side").draw()
    card.paint(ROUND, SKIN.blush or RED, at=affine(868, 1204, 9), edge="raw", ragged=3)
    end = card.piece(
        "-20,-360! 50,-350 90,-310 104,-260! 110,-190 108,-140! 62,-136! 62,-200 52,-250 20,-290 -40,-310!",
        CHALK,
        at=_AT,
        lift=4,
    )
    card.pattern(end, [ribbon(f, (6, 6), _AT) for f in ("60,-156 112,-160", "60,-176 112,-180")], ASH)
    sleeve = card.piece(
        "-10,-310! 30,-316 44,-290 30,-240 40,-214! 80,-238! 92,-210! 56,-176 20,-170 -8,-200 -20,-260",
        shift(RED, -0.03),
        at=_AT,
        lift=5,
    )
    card.pattern(sleeve, ribbon("10,-200 24,-216 40,-214", (2, 5, 2), _AT), shift(RED, -0.12))
    fist = card.piece(ROUND, SKIN.base, at=affine(_AT[0, 2] + 87, _AT[1, 2] - 226, 20), lift=3)
    card.pattern(
        fist, [ribbon(f, (3, 3), _AT) for f in ("86,-246 108,-240", "84,-234 110,-230", "86,-222 110,-219")], SKIN.shade
    )
