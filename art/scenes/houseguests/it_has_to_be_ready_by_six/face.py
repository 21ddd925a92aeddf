"""Her head, bowed: black hair from edge to edge, a parting, lowered lids, and one full cheek."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BLACK, BOWED, CHALK, CRUMB, LIP, SHADE, SKIN, SUN

_FACE: Final = (
    "-262,-120! -282,-20 -292,80 -306,170 -296,250 -244,322 -156,372 -70,408 0,422 70,410 140,372 204,310 246,230 268,120 "
    "274,0 256,-120! 160,-220 0,-260 -160,-220"
)
_HAIR: Final = (
    "-300,190! -380,140 -440,20 -470,-140 -450,-330 -370,-500 -220,-620 0,-660 220,-620 390,-500 470,-330 490,-140 450,30 "
    "380,150 294,200! 290,100 270,0 220,-100 130,-180 6,-236! -110,-180 -214,-90 -268,10 -296,110"
)
_STRANDS: Final = (
    "-20,-270 -180,-250 -330,-120 -380,60",
    "-24,-330 -210,-330 -380,-200 -430,-40",
    "-28,-400 -220,-420 -380,-320",
    "30,-270 190,-240 320,-110 370,80",
    "34,-330 220,-320 370,-190 430,-20",
    "40,-400 240,-410 390,-300",
)


def head(card: Sheet) -> None:
    """Lay neck's shade, face, features and hair."""
    face = card.piece(_FACE, SKIN, at=BOWED, angle=80, grain=0.2, laps=90, lift=12)
    with card.inside(face):
        card.paint(
            "300,-260! 120,-240 150,-120 196,-20 190,90 214,180 170,270 90,340 0,380 -60,440! 320,440!",
            SHADE,
            at=BOWED,
            angle=80,
            grain=0.2,
        )
        _eyes(card)
        _nose(card)
        _mouth(card)
    hair = card.piece(_HAIR, BLACK, at=BOWED, angle=84, laps=100, lift=12)
    for strand in _STRANDS:
        card.pattern(hair, ribbon(strand, (2, 7, 2), BOWED), mix(BLACK, SKIN, 0.32), thin=0.1)
    card.paint(ribbon("6,-232 -4,-330 -8,-460 10,-640", (15, 10, 9, 6), BOWED), SKIN)


def _eyes(card: Sheet) -> None:
    """Both lids low, one lower; what is seen of the eyes has gone to the page's right."""
    for white, iris, lid, edge, brow in (
        (
            "-222,70! -160,58 -96,60 -46,82! -90,108 -150,112 -196,98!",
            "-112,56! -52,70! -60,96 -86,108 -110,98 -116,78",
            "-234,72! -206,16 -150,-10 -86,4 -36,86! -96,66 -160,64",
            "-240,76 -200,66 -150,62 -92,66 -30,92",
            "-246,-20 -196,-72 -120,-86 -48,-56",
        ),
        (
            "52,84! 96,74 156,72 216,76! 178,106 130,112 84,104!",
            "140,66! 198,70! 196,92 174,106 150,100 140,84",
            "36,88! 70,18 128,0 190,14 230,76! 166,80 100,82",
            "32,92 94,82 160,80 236,74",
            "46,-58 110,-112 186,-106 244,-48",
        ),
    ):
        card.paint(white, CHALK, at=BOWED, angle=5, grain=0.15)
        card.paint(iris, BLACK, at=BOWED, wobble=0.4)
        card.paint(lid, mix(SHADE, BLACK, 0.12), at=BOWED, angle=10, grain=0.2, lift=3)
        card.paint(ribbon(edge, (6, 15, 16, 14, 5), BOWED), BLACK, wobble=0.4)
        card.paint(ribbon(brow, (8, 26, 24, 9), BOWED), BLACK, wobble=0.5)


def _nose(card: Sheet) -> None:
    card.paint(
        "-26,-20! -34,70 -50,150 -82,196 -84,232 -56,250 -24,246 4,262 34,246 64,248 88,226 82,190 52,150 36,70 30,-20!",
        SKIN,
        at=BOWED,
        angle=84,
        grain=0.2,
        lift=4,
    )
    card.paint(
        "30,-20! 36,70 52,150 82,190 88,226 64,248 34,246 4,262! 40,210 26,130 14,50",
        SHADE,
        at=BOWED,
        angle=84,
        grain=0.2,
    )
    for line in ("-64,240 -44,230 -24,242", "30,244 50,230 70,238"):
        card.paint(ribbon(line, (4, 13, 4), BOWED), BLACK)


def _mouth(card: Sheet) -> None:
    """Pressed shut; the cheek on the page's left is full, and a crumb has stayed at that corner."""
    card.paint("-84,326! -40,306 -14,302 4,310 24,302 50,306 88,318! 56,348 6,360 -44,350", LIP, at=BOWED, angle=6)
    card.paint(ribbon("-96,330 -44,326 4,332 50,326 98,312", (4, 8, 9, 8, 4), BOWED), BLACK, wobble=0.4)
    card.paint(ribbon("-116,262 -150,296 -140,344", (3, 10, 3), BOWED), SHADE)
    card.paint(CRUMB, SUN, at=affine(400, 978, 19, 30), lift=4)
    card.paint(ribbon("-38,378 4,388 44,376", (3, 9, 3), BOWED), SHADE)
