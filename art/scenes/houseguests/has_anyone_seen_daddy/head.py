"""Her head: a cheek on folded arms, one lid half up, white cream on the nose, a dark bathing cap with one flower."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.has_anyone_seen_daddy.frames import within
from art.scenes.houseguests.has_anyone_seen_daddy.inks import BLUSH, CORAL, HERS, LEMON, LIP, NIGHT, WHITE

CAP = (
    "-150,172! -214,100 -240,-10 -216,-130 -130,-218 -10,-246 110,-220 186,-140 206,-62! 120,-58 30,-30 -16,30 -34,100 "
    "-70,160!"
)
FACE = (
    "196,-90! 190,-40 190,-22! 218,26 246,70 252,98 238,114 212,118! 222,138 232,158 202,170! 222,182 222,206 196,216! 214,250 "
    "196,286 140,296 40,290 -50,240 -160,200! -160,-80!"
)


def head(card: Sheet, frame: Array) -> None:
    """Lay neck, face and cap in her own frame."""
    at = within(frame, 6, -560, 1.1, 6)
    card.paint("-160,120! -176,240 -196,330! 150,330! 120,250 110,180!", HERS.shade, at=at, angle=100, laps=60)
    skin = card.piece(FACE, HERS.base, at=at, angle=70, laps=60, lift=14)
    with card.inside(skin):
        card.paint(ROUND, mix(HERS.base, BLUSH, 0.55), at=within(at, 90, 150, 74), angle=40)
        # the cream
        card.paint("186,-30! 280,60! 290,86! 240,92 204,76 180,30 168,-8!", WHITE, at=at, angle=60)
        card.paint(ribbon("212,120 198,114 190,98 196,82", (4, 8, 3), at, 1.1), HERS.shade, thin=0.1)
    _eye(card, at)
    # mouth: pushed out by the arm below it
    card.paint("234,158! 204,150 176,164! 138,186! 176,178 202,172!", LIP, at=at, angle=10)
    card.paint("202,172! 176,180 152,188! 180,206 204,206 224,196!", mix(LIP, HERS.base, 0.25), at=at, angle=10)
    card.paint(ribbon("146,168 132,188 130,206", (2, 6, 2), at, 1.1), HERS.shade, thin=0.1)
    cap = card.piece(CAP, NIGHT, at=at, angle=50, laps=60, lift=10)
    with card.inside(cap):
        for spec in (
            "206,-86 110,-86 6,-58 -44,10 -66,110",
            "190,-150 100,-142 -10,-112 -84,-30 -110,110",
            "120,-216 20,-194 -80,-150 -142,-60 -150,120",
        ):
            card.paint(ribbon(spec, (7, 7, 7), at, 1.1), shift(NIGHT, 0.13), thin=0.1)
    card.paint(ribbon("-44,96 -10,180 60,292", (20, 18, 18), at, 1.1), NIGHT, lift=4)
    _flower(card, within(at, -96, -96, 1, 10))


def _eye(card: Sheet, at: Array) -> None:
    ball = card.piece("64,24! 96,-8 136,-14 164,-2! 156,30 128,44 92,42", WHITE, at=at)
    with card.inside(ball):
        card.paint(ROUND, NIGHT, at=within(at, 136, 18, 24))
        card.paint("40,26! 60,-40! 190,-40! 184,14! 130,14 90,20", HERS.shade, at=at, angle=8)
    card.paint(ribbon("52,34 92,20 130,14 178,16", (5, 11, 12, 4), at, 1.1), NIGHT)
    card.paint(ribbon("74,56 110,66 146,56", (2, 7, 2), at, 1.1), HERS.shade, thin=0.1)
    card.paint("62,-30! 110,-52 160,-46 182,-30! 150,-28 110,-30", NIGHT, at=at, angle=4)


def _flower(card: Sheet, at: Array) -> None:
    for k in range(6):
        petal = "-14,-20! -62,-70 -54,-118 0,-128 54,-118 62,-70 14,-20!"
        card.paint(petal, shift(CORAL, 0.03 * (k % 2)), at=within(at, 0, 0, 0.84, 60 * k), angle=60 * k, lift=4)
    card.paint(ROUND, LEMON, at=within(at, 0, 0, 30), lift=4)
