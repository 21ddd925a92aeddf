"""The woman: head turned back, blouse, arms, the shoes in her hand."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import CHALK, FOLD, GREY, HERS, LINE, PLUM, RED

AT: Final = affine(586, 352, 0.6, -27)
"""Her head: typed upright, looking left, then tipped down."""
SEAM: Final = mix(PLUM, CHALK, 0.2)


def trunk(card: Sheet) -> None:
    """Lay neck and blouse."""
    card.paint(
        "590,420! 760,330! 766,430 780,520 830,580! 660,680! 560,600 590,540 600,480", HERS.shade, angle=70, lift=4
    )
    blouse = card.piece(
        "572,520! 600,580 660,620 730,590 760,520! 830,540 884,590 896,680 880,780 888,850! 800,880 700,876 622,846! "
        "612,770 570,700 500,660 470,600 510,546",
        PLUM,
        angle=80,
        grain=0.26,
        lift=12,
    )
    with card.inside(blouse):
        for line in ("700,610 730,720 740,870", "600,700 640,760 650,840", "850,660 830,760 840,850"):
            card.paint(ribbon(line, (2, 7, 3)), SEAM)
        for k, y in enumerate((660, 720, 780, 840)):
            card.paint(ROUND, CHALK, at=affine(712 + 6 * k, y, 8))


def head(card: Sheet) -> None:
    """Lay her face, turned back, and her hair."""
    card.paint("120,140! 60,-80 160,-190 300,-170 380,-60 380,80 300,170 200,180", PLUM, at=AT, angle=50, lift=8)
    face = card.piece(
        "-130,-290! -190,-210 -208,-130! -200,-96 -190,-60! -216,-10 -254,44 -270,72 -258,96 -214,104! -222,128 -240,150! "
        "-246,166 -222,176! -242,190 -240,212 -214,230! -206,252 -220,286 -204,330 -150,356 -90,346! 0,320 90,240 140,120! "
        "180,-160! 40,-330!",
        HERS.base,
        at=AT,
        angle=64,
        laps=80,
        grain=0.2,
        lift=10,
    )
    with card.inside(face):
        card.paint("-150,370! -90,330 0,290 70,210 90,90! 300,60! 200,400!", HERS.shade, at=AT, angle=40)
        card.paint(ROUND, HERS.blush or HERS.base, at=_on(-70, 130, 66), grain=0.2)
        card.paint("-222,176! -246,160 -240,148! -204,154 -156,174!", HERS.lip or FOLD, at=AT)
        card.paint("-222,176! -186,178 -156,174! -180,198 -210,212 -250,208!", shift(HERS.lip or FOLD, 0.04), at=AT)
        card.paint(ribbon("-250,176 -214,175 -180,177 -142,166", (5, 7, 6, 3), AT), LINE)
        for line, pen in (
            ("-120,104 -100,140 -112,186", (2, 7, 2)),
            ("-214,104 -184,98 -170,70 -184,50", (3, 8, 7, 2)),
            ("-150,262 -110,282 -70,270", (2, 6, 2)),
            ("-50,22 -26,26 -6,40", (4, 6, 1)),
            ("-72,44 -46,52 -26,68", (4, 6, 1)),
        ):
            card.paint(ribbon(line, pen, AT), FOLD)
        # the eye: a heavy lid, and what it leaves of the pupil
        lid = mix(HERS.base, HERS.shade, 0.5)
        eye = card.piece("-198,0! -176,-36 -138,-46 -98,-28 -66,24! -104,40 -156,38", CHALK, at=AT, wobble=0.4)
        with card.inside(eye):
            card.paint(ROUND, LINE, at=_on(-156, 20, 24))
            card.paint("-210,-60! -40,-60! -40,20! -70,26 -110,24 -156,16 -204,0!", lid, at=AT)
        card.paint(ribbon("-206,-2 -172,12 -126,23 -90,26 -56,22", (3, 9, 10, 8, 2), AT), LINE)
        card.paint(ribbon("-194,-38 -152,-60 -104,-48 -68,-10", (2, 6, 6, 2), AT), FOLD)
    card.paint("-200,-120! -166,-146 -116,-138 -62,-88! -114,-118 -164,-128!", LINE, at=AT)
    hair = card.piece(
        "-126,-230! -60,-190 0,-120 20,-40! 36,-70 70,-84 104,-56 106,0 90,60 110,110! 170,130 230,110 270,20 270,-110 "
        "220,-230 120,-320 0,-350 -100,-330 -150,-290!",
        PLUM,
        at=AT,
        angle=40,
        lift=8,
    )
    with card.inside(hair):
        for line, pen in (
            ("-104,-226 -20,-170 50,-90 110,-40 170,30", (2, 10, 9, 2)),
            ("-124,-250 -20,-214 70,-130 150,-50", (2, 11, 9, 2)),
            ("-140,-276 -20,-262 100,-180 180,-70", (2, 8, 7, 2)),
        ):
            card.paint(ribbon(line, pen, AT), GREY)
        for line in ("60,-330 190,-230 240,-90 240,60",):
            card.paint(ribbon(line, (2, 8, 2), AT), SEAM)
    for line in ("190,-130 280,-100 310,0 260,100", "230,-150 330,-90 350,20 300,130"):
        card.paint(ribbon(line, (2, 8, 2), AT), SEAM)
    ear = card.piece("30,-30! 44,-66 80,-64 94,-30 84,20 60,60 40,56!", HERS.base, at=AT, lift=3)
    with card.inside(ear):
        card.paint(ribbon("52,-40 74,-40 72,0 56,20", (3, 8, 3), AT), FOLD)
    card.paint(ROUND, RED, at=_on(58, 78, 24), lift=4)


def _on(x: float, y: float, size: float) -> Array:
    px, py = (float(v) for v in AT[:, :2] @ (x, y) + AT[:, 2])
    return affine(px, py, size * 0.6, -27)


def far_arm(card: Sheet) -> None:
    """Lay the arm that has gathered up a fold of the skirt."""
    sleeve = card.piece(
        "520,536! 462,566 426,640 396,740 386,810 412,868 480,906 566,944! 606,866! 540,830 506,800 520,750 560,690 580,610",
        PLUM,
        angle=70,
        lift=10,
    )
    with card.inside(sleeve):
        for line in ("410,830 450,820 500,800", "420,790 460,790 510,780"):
            card.paint(ribbon(line, (2, 7, 2)), SEAM)
    card.paint("556,936! 600,856! 622,868! 580,950!", CHALK, lift=3)


FIST: Final = affine(606, 906, 150, 28)
FINGERS: Final = (
    ".34,-.18 .66,-.20 .74,.08 .56,.14",
    ".36,-.04 .70,-.02 .76,.24 .58,.28",
    ".34,.10 .64,.14 .68,.36 .52,.40",
    ".28,.22 .52,.28 .54,.46 .40,.48",
)


def fist(card: Sheet) -> None:
    """Lay the hand that holds the gathered cloth."""
    palm = curve("-.1,-.2! .2,-.26 .44,-.26 .5,.1 .38,.32 .1,.3 -.1,.24!", FIST)
    thumb = jointed(".06,-.18 .34,-.38 .62,-.36", 0.16, FIST)
    card.piece(
        turned([palm, thumb, *(jointed(f, 0.17, FIST) for f in FINGERS)]), HERS.base, angle=20, grain=0.18, lift=6
    )
    for f in FINGERS:
        marked(card, f, 0.13, FIST, FOLD)
    for gap in (".78,.0 .56,-.12 .38,-.12", ".76,.16 .54,.05 .36,.03", ".66,.32 .46,.19 .3,.16"):
        card.paint(ribbon(gap, (0.02, 0.035, 0.01), FIST, 150), FOLD)


def _shoe(card: Sheet, x: float, y: float, tilt: float, flip: bool, ink: Ink) -> None:
    """Lay one shoe that hangs by its heel from (x, y)."""
    at = affine(x, y, 0.92, tilt, flip)
    card.paint("-20,86! 30,92! 22,150! -8,150!", mix(ink, LINE, 0.4), at=at, lift=4)
    shape = card.piece(
        "-10,-16! -26,40 -22,92! 20,100 66,112 130,142 220,148! 254,140 258,122 240,102 190,80 140,64! 84,58 34,26 12,-18!",
        ink,
        at=at,
        angle=tilt,
        grain=0.24,
        lift=8,
    )
    with card.inside(shape):
        card.paint(ribbon("-26,88 20,94 66,106 130,136 230,142", (9, 9), at), mix(ink, LINE, 0.45))
        card.paint("12,-18! 34,26 84,58 140,64! 110,78 60,66 24,40 4,0!", mix(ink, LINE, 0.62), at=at)


WRIST: Final = affine(946, 602, 150, -56)
HOOKED: Final = (
    ".42,-.14 .74,-.08 .88,.18 .76,.36",
    ".44,-.02 .76,.06 .84,.30 .68,.44",
    ".40,.10 .64,.18 .70,.36 .56,.48",
    ".34,.20 .52,.28 .54,.42 .42,.52",
)


def near_arm(card: Sheet) -> None:
    """Lay the raised arm and its hand, with the shoes hung on two fingers."""
    sleeve = card.piece(
        "790,532! 846,548 884,596 914,690! 900,650 892,626! 992,594! 1034,660 1050,740 1030,812 980,842 914,810 856,736 "
        "830,680",
        PLUM,
        angle=60,
        lift=12,
    )
    with card.inside(sleeve):
        for line in ("914,690 946,724 960,770", "870,736 920,734 950,746"):
            card.paint(ribbon(line, (2, 7, 2)), SEAM)
    _shoe(card, 1036, 552, -94, True, shift(RED, -0.07))
    _shoe(card, 1024, 556, -66, True, RED)
    palm = curve("-.02,-.2! .2,-.26 .44,-.24 .5,.0 .44,.26 .12,.22 -.02,.14!", WRIST)
    knuckles = curve(".3,-.22! .62,-.16 .84,.0 .86,.2 .7,.34 .5,.4 .24,.26!", WRIST)
    thumb = jointed(".06,-.14 .34,-.28 .62,-.27", 0.17, WRIST)
    card.piece(
        turned([palm, knuckles, thumb, *(jointed(f, 0.16, WRIST) for f in HOOKED)]),
        HERS.base,
        angle=-80,
        grain=0.18,
        lift=6,
    )
    for gap in (
        ".86,.04 .66,-.02 .46,-.08",
        ".82,.22 .64,.12 .44,.05",
        ".68,.38 .56,.26 .4,.17",
        ".62,-.19 .44,-.18 .26,-.14",
    ):
        card.paint(ribbon(gap, (0.02, 0.035, 0.01), WRIST, 150), FOLD)
    card.paint("880,606! 982,572! 996,604! 894,642!", CHALK, lift=4)


def foot(card: Sheet) -> None:
    """Lay the foot that is already out from under the hem, on its toes."""
    skin = card.piece(
        "880,1060! 946,1064! 1006,1124 1046,1180 1086,1216 1130,1254! 1164,1270 1176,1292 1156,1304 1110,1304 1066,1290! "
        "1044,1262 1006,1232 984,1218 972,1190 950,1140",
        HERS.base,
        angle=50,
        grain=0.2,
        lift=6,
    )
    with card.inside(skin):
        card.paint(
            "900,1060! 950,1090 996,1160 1030,1220 1080,1266 1150,1296! 1100,1340! 900,1260!", HERS.shade, angle=50
        )
    for gap in ("1118,1262 1110,1278 1116,1296", "1138,1268 1130,1284 1136,1300", "1156,1278 1150,1290 1154,1302"):
        card.paint(ribbon(gap, (2, 5, 2)), FOLD)
