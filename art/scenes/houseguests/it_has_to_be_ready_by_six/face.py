"""The sleeper's head, large, in rollers, with an eye painted on one shut lid."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, CHALK, HERS, LAIN, RED, SAGE, TEAL, UMBER

FLUSH: Final = "#d3937a"
ROLLERS: Final = (
    (-404, 96, -82),
    (412, 90, 80),
    (-418, -128, -70),
    (420, -132, 72),
    (-318, -330, -38),
    (322, -334, 40),
    (-116, -436, -9),
    (122, -440, 11),
)
"""Where each roller's middle lies on her head, and how it is turned."""


def head(card: Sheet) -> None:
    """Lay hair, face, features and rollers."""
    card.paint(
        "-330,330! -420,250 -440,60 -430,-140 -370,-300 -260,-410 -120,-456 120,-460 270,-410 380,-300 440,-140 446,60 "
        "424,250 330,340! 200,440 -200,440",
        UMBER,
        at=LAIN,
        angle=80,
        lift=12,
    )
    face = card.piece(
        "-318,-120 -336,40 -334,180 -300,320 -214,440 -110,510 0,526 120,508 222,436 306,312 336,176 336,40 320,-120 "
        "250,-280 0,-340 -250,-280",
        HERS.base,
        at=LAIN,
        angle=84,
        grain=0.2,
        laps=90,
        lift=6,
    )
    with card.inside(face):
        card.paint(
            "-360,-200! -262,-150 -284,0 -278,170 -236,310 -140,420 -20,470 90,472 180,436 262,372! 250,560 60,580 -240,540 -380,300!",
            HERS.shade,
            at=LAIN,
            angle=84,
            grain=0.2,
        )
        for x, y in ((-196, 190), (214, 190)):
            card.paint(ROUND, FLUSH, at=LAIN @ _square(x, y, 74), angle=20, grain=0.2)
        _nose(card)
        _mouth(card)
        _asleep(card)
        _painted(card)
        _brows(card)
    _rollers(card)


def _square(x: float, y: float, size: float, tilt: float = 0) -> list[list[float]]:
    return [*affine(x, y, size, tilt).tolist(), [0.0, 0.0, 1.0]]


def _nose(card: Sheet) -> None:
    card.paint(
        "-26,-40! -34,60 -52,120 -92,150 -96,190 -60,214 -20,204 0,216 30,206 66,214 100,188 94,150 60,124! 66,176 20,186 "
        "-30,170 -20,80 -6,0",
        HERS.shade,
        at=LAIN,
        angle=84,
        grain=0.2,
    )
    for line in ("-72,196 -52,182 -28,192", "32,194 56,182 78,194"):
        card.paint(ribbon(line, (5, 17, 6), LAIN), UMBER)
    for line in ("-128,212 -164,270 -166,330", "132,212 170,268 174,328"):
        card.paint(ribbon(line, (2, 9, 2), LAIN), HERS.shade)


def _mouth(card: Sheet) -> None:
    """Open, as mouths are when a hand is busy near an eye."""
    card.paint(
        "-112,316! -70,282 -30,268 2,282 36,268 76,280 116,312! 84,368 36,394 2,398 -36,394 -80,368",
        RED,
        at=LAIN,
        angle=10,
    )
    card.paint("-82,318! -30,306 2,312 36,306 86,316! 52,350 2,358 -48,350", UMBER, at=LAIN)
    card.paint("-56,313! -30,306 2,312 36,306 60,312! 44,328 2,332 -40,328", CHALK, at=LAIN, angle=4)
    card.paint(ribbon("-50,430 2,444 56,428", (2, 10, 2), LAIN), HERS.shade)


def _lashes(card: Sheet, edge: str, lashes: tuple[str, ...]) -> None:
    card.paint(ribbon(edge, (5, 15, 17, 14, 5), LAIN), UMBER)
    for q in lashes:
        card.paint(ribbon(q, (12, 9, 2), LAIN), UMBER)


def _asleep(card: Sheet) -> None:
    card.paint(
        "-252,14! -234,-50 -180,-82 -110,-78 -62,-40 -46,22! -90,58 -150,66 -210,52", HERS.shade, at=LAIN, angle=12
    )
    card.paint(
        "-240,12! -220,-34 -176,-60 -114,-56 -74,-24 -56,20! -96,48 -150,56 -206,44",
        TEAL,
        at=LAIN,
        angle=12,
    )
    _lashes(
        card,
        "-254,10 -210,50 -150,64 -94,56 -46,20",
        ("-232,32 -250,52 -272,64", "-196,54 -206,80 -222,98", "-148,64 -148,90 -154,110", "-100,58 -90,82 -86,100"),
    )


def _painted(card: Sheet) -> None:
    """The lid is as shut as the other; the eye on it wants its outer corner yet."""
    card.paint("40,22! 54,-58 106,-104 184,-108 252,-62 274,14! 222,66 150,78 84,62", HERS.shade, at=LAIN, angle=12)
    lid = card.piece(
        "48,22! 62,-46 112,-90 182,-92 242,-50 264,14! 214,54 150,66 90,52",
        TEAL,
        at=LAIN,
        angle=12,
    )
    with card.inside(lid):
        card.paint(
            "30,30! 50,-60 110,-100 176,-104 206,-84! 192,-66 214,-50! 196,-34 222,-16! 200,2 216,22! 196,34 206,60! "
            "140,80 60,70",
            CHALK,
            at=LAIN,
            angle=20,
            grain=0.4,
        )
        card.paint(ROUND, shift(SAGE, -0.06), at=LAIN @ _square(136, -22, 62), angle=60)
        card.paint(ROUND, UMBER, at=LAIN @ _square(136, -22, 34))
        card.paint(ROUND, CHALK, at=LAIN @ _square(150, -40, 12))
    card.paint(ribbon("40,16 58,-50 110,-94 176,-98 214,-78", (8, 16, 22, 20, 4), LAIN), UMBER)
    for q in ("64,-62 46,-90 38,-112", "108,-94 98,-124 96,-148", "160,-100 164,-132 172,-154"):
        card.paint(ribbon(q, (14, 11, 2), LAIN), UMBER)
    card.paint("108,64! 124,66! 126,110 122,150 114,158 107,150 105,110", CHALK, at=LAIN, lift=2)
    _lashes(
        card,
        "42,20 90,58 150,74 214,62 274,12",
        ("90,60 78,88 74,108", "146,74 144,102 146,124", "198,66 208,94 222,112", "240,44 260,66 282,78"),
    )


def _brows(card: Sheet) -> None:
    card.paint("-276,-96! -210,-150 -130,-156 -52,-122! -56,-98! -130,-124 -206,-118", UMBER, at=LAIN, angle=170)
    card.paint("46,-176! 110,-232 200,-240 290,-176! 206,-206 120,-200 54,-150!", UMBER, at=LAIN, angle=10)


def _rollers(card: Sheet) -> None:
    """The front hair first, combed up off the brow, then what it is wound on."""
    front = card.piece(
        "-352,120! -318,-60 -268,-182 -160,-252 0,-236! 160,-252 270,-184 322,-60 356,120! 440,60 436,-140 370,-300 "
        "250,-410 0,-450 -250,-410 -370,-300 -430,-140 -440,60",
        UMBER,
        at=LAIN,
        angle=86,
        lift=6,
    )
    strands = [ribbon(f"{x},{y} {x * 1.2:.0f},{y - 90} {x * 1.3:.0f},{y - 220}", (2, 8, 3), LAIN) for x, y in _roots()]
    card.pattern(front, strands, shift(UMBER, 0.16), thin=0.1)
    for x, y, tilt in ROLLERS:
        at = LAIN @ _square(x, y, 1, tilt)
        card.paint("-116,-50 -100,-66 100,-66 116,-50 116,50 100,66 -100,66 -116,50", BONE, at=at, angle=90, lift=10)
        for s in (-1, 1):
            card.paint(f"{s * 92},-66! {s * 104},-64! {s * 104},64! {s * 92},66!", shift(BONE, -0.16), at=at, angle=90)
        wound = card.piece(
            "-84,-66! -60,-80 60,-80 84,-66! 76,0 84,66! 60,80 -60,80 -84,66! -76,0", UMBER, at=at, angle=90, lift=5
        )
        lines = [ribbon(f"{v},-84 {v * 0.8:.0f},0 {v},84", (3, 8, 3), at) for v in (-54, -20, 16, 50)]
        card.pattern(wound, lines, shift(UMBER, 0.2), thin=0.1)
        card.paint(ribbon("-70,-6 0,4 96,-4", (9, 8, 10), at), SAGE, lift=3)


def _roots() -> list[tuple[int, int]]:
    return [(-230, -190), (-170, -230), (-100, -236), (-30, -230), (40, -230), (110, -238), (180, -226), (240, -190)]
