"""Take a Number: a web between an old man's profile and the back before him; far off goes the one let past."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.take_a_number.inks import BONE, BROWN, CHALK, LILAC, MIST, SOOT, STRAW, VERMILION
from art.scenes.houseguests.take_a_number.waiter import waiter
from art.scenes.houseguests.take_a_number.web import web

__all__ = ["GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the sky over bare salt, the one who walks there, the next in the queue, the old man, and the web last."""
    _sky(card)
    _let_past(card)
    _next_in_line(card)
    waiter(card)
    web(card)


def _sky(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1240,-40! 1240,640! 1060,634 940,640 820,632 700,638 560,630! -40,640!",
        MIST,
        angle=4,
        laps=110,
        grain=0.2,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    card.paint("540,634! 700,622 860,610 980,616 1100,634!", mix(LILAC, MIST, 0.3), angle=3, grain=0.2)


def _let_past(card: Sheet) -> None:
    """Seen from behind, her own chair upside down on her head; her shadow comes a long way back."""
    at = affine(850, 736, 1.14)
    card.paint("-16,90! 16,80! 90,250 200,480! 200,720! 120,540 50,320", LILAC, at=at, grain=0.2)
    card.paint(["-15,40! -2,40! -4,84! -14,86!", "3,40! 16,40! 21,64 15,76! 8,72!"], BROWN, at=at)
    card.paint(["-15,80! -3,79! -3,92! -22,92! -22,87!", "8,70! 20,66! 16,84 8,82! 5,76!"], SOOT, at=at)
    far, wood, hair = mix(BROWN, SOOT, 0.4), mix(STRAW, BROWN, 0.64), mix(BROWN, SOOT, 0.54)
    _bars(card, far, at, ("-20,-80 -24,-138", 8), ("56,-80 60,-138", 8), ("-24,-106 60,-106", 5))
    _bars(card, far, at, ("-20,-76 -38,2", 8))
    card.paint("-15,-30! 0,-36 16,-30! 24,0 36,52! 2,58 -30,50! -22,0", VERMILION, at=at, grain=0.16)
    card.paint("-6,-40! 7,-40! 8,-28 0,-25 -7,-28!", shift(BROWN, -0.05), at=at)
    card.paint("-13,-45 -17,-50 -13,-55 0,-58 14,-55 17,-50 13,-45 9,-37 -9,-37", BROWN, at=at)
    card.paint("-13,-48! -12,-62 0,-69 13,-62 14,-48! 9,-38 0,-35 -9,-38", hair, at=at)
    card.paint(ribbon("1,-44 3,-30 -1,-16 2,-4", (9, 11, 11, 9, 4), at), hair, wobble=0.5, lift=2)
    card.paint("-46,-66! -20,-82! 58,-82! 38,-66!", shift(wood, 0.06), at=at)
    card.paint("-48,-68! 38,-68! 58,-84! 58,-76! 38,-58! -48,-58!", wood, at=at, lift=2)
    _bars(card, wood, at, ("-43,-64 -50,-134", 9), ("33,-64 39,-134", 9), ("-48,-98 36,-98", 6))
    _bars(card, wood, at, ("-62,8 -39,-8", 9), ("-55,-24 -33,-38", 7), ("-43,-64 -63,18", 9))
    card.paint(
        ["-15,-28! -30,-32 -37,-42! -27,-50! -20,-42 -8,-30!", "15,-28! 29,-32 38,-42! 28,-50! 21,-42 8,-30!"],
        shift(VERMILION, -0.07),
        at=at,
    )
    card.paint(
        ["-37,-41! -40,-56 -38,-66! -28,-66! -27,-50!", "38,-41! 41,-54 39,-66! 29,-66! 28,-50!"], BROWN, at=at, lift=2
    )


def _bars(card: Sheet, ink: Ink, at: Array, *bars: tuple[str, float]) -> None:
    """Lay straight pieces of a chair, each as wide as it says."""
    for line, width in bars:
        card.paint(ribbon(line, (width, width), at), ink, wobble=0.4)


def _next_in_line(card: Sheet) -> None:
    """A nape, a coil of hair with a slip stuck into it, and a broad back; the edge keeps the rest."""
    ginger = mix(STRAW, BROWN, 0.62)
    card.paint("1070,280! 1100,400 1092,520! 1240,540! 1240,240!", mix(BROWN, BONE, 0.72), angle=84, grain=0.2)
    hair = card.piece(
        "1240,-40! 1090,-40! 1046,40 1030,130 1040,240 1076,350 1130,424! 1170,380 1240,372!",
        ginger,
        angle=80,
        grain=0.24,
        lift=6,
    )
    with card.inside(hair):
        for line in ("1250,-20 1160,60 1080,180", "1250,110 1180,150 1100,230", "1250,300 1190,280 1110,290"):
            card.paint(ribbon(line, (3, 11, 3)), shift(ginger, -0.12))
    card.paint("900,104! 990,44! 1040,176! 960,226!", STRAW, angle=70, grain=0.14, lift=5)
    card.paint(ribbon("938,110 984,80", (8, 8)), mix(STRAW, SOOT, 0.62))
    coil = card.piece(
        "1128,250 1120,170 1064,128 1000,140 960,190 956,256 990,314 1050,334 1104,310",
        shift(ginger, 0.03),
        angle=40,
        grain=0.24,
        lift=7,
    )
    with card.inside(coil):
        for line in (
            "1090,148 1020,160 976,216 970,270",
            "1122,196 1050,196 1010,250 1006,316",
            "1126,240 1076,240 1048,280 1056,330",
        ):
            card.paint(ribbon(line, (9, 11, 9)), shift(ginger, -0.12))
    back = card.piece(
        "1240,470! 1150,464 1086,440! 1056,470 1050,530! 1030,600 1010,700 990,820 972,960 952,1120 936,1300 926,1500 "
        "930,1700 936,1840! 1240,1840!",
        SOOT,
        angle=86,
        laps=70,
        grain=0.26,
        edge="torn",
        core=mix(SOOT, LILAC, 0.4),
        lift=9,
    )
    with card.inside(back):
        card.paint(ribbon("1050,534 1140,560 1240,566", (5, 9, 7)), shift(SOOT, 0.1))
        card.paint(ribbon("1120,700 1090,960 1084,1300 1100,1840", (3, 10, 10, 8)), shift(SOOT, 0.1))
