"""He stands on a stool, his forehead against hers."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.go_and_stand_outside.inks import BROWN, COAL, CREAM, HIS, LILAC, PISTACHIO, PLUM, on, stroke

_AT: Final = affine(1052, 744, 112, -8, True)


def body(card: Sheet) -> None:
    """Lay legs, shirt and neck."""
    for x in (1052, 1112):
        card.paint(ribbon(f"{x},1180 {x},1290 {x - 4},1350", (48, 44, 34)), HIS.base, angle=88, lift=4)
        card.paint(f"{x + 18},1334! {x - 20},1334! {x - 46},1352 {x - 56},1368! {x + 20},1370!", HIS.base, lift=3)
        for d in (-46, -37):
            stroke(card, f"{x + d},1356 {x + d - 2},1366", (2, 3), HIS.shade)
    card.paint(
        "1020,1110! 1150,1110! 1156,1256! 1096,1262! 1086,1190! 1080,1262! 1018,1258!",
        mix(PLUM, LILAC, 0.5),
        angle=86,
        lift=6,
    )
    card.paint("1054,810! 1120,800! 1126,880! 1060,890!", HIS.shade, angle=80)
    shirt = card.piece(
        "1042,862! 1090,868 1128,850! 1166,890 1178,980 1172,1080 1166,1150! 1090,1160 1010,1148! 1018,1060 1010,960",
        CREAM,
        angle=84,
        laps=60,
        lift=8,
    )
    card.pattern(
        shirt,
        [ribbon(f"980,{y} 1090,{y + 10} 1200,{y}", (13, 13, 13)) for y in range(920, 1160, 46)],
        mix(PISTACHIO, BROWN, 0.12),
    )


def head(card: Sheet) -> None:
    """Lay his head, the eye open."""
    face = card.piece(
        ".1,-1.0 .42,-.90 .60,-.56 .60,-.22 .54,.0! .60,.12 .70,.26 .70,.34 .57,.40! .62,.47 .61,.53 .55,.56! .59,.62 .53,.70! "
        ".55,.82 .44,.94 .26,.94 .0,.82 -.2,.66! -.6,.4 -.8,-.2 -.7,-.62 -.4,-.94",
        HIS.base,
        at=_AT,
        angle=60,
        laps=40,
        lift=8,
    )
    with card.inside(face):
        card.paint("-.3,.3! -.04,.64 .3,.84 .6,.88! .5,1.2! -.4,1.2!", HIS.shade, at=_AT, angle=20)
        card.paint(ROUND, HIS.blush or HIS.base, at=on(_AT, 0.22, 0.42, 0.17), edge="raw", ragged=9)
        white = card.piece(".54,.08! .44,-.06 .30,-.05 .20,.08! .34,.14 .46,.14", CREAM, at=_AT, wobble=0.3)
        with card.inside(white):
            card.paint(ROUND, COAL, at=on(_AT, 0.42, 0.05, 0.1), wobble=0.2)
        stroke(card, ".55,.08 .44,-.07 .30,-.06 .18,.09", (0.03, 0.06, 0.05, 0.02), COAL, _AT, 112)
        stroke(card, ".54,-.24 .42,-.33 .28,-.30 .16,-.2", (0.03, 0.08, 0.07, 0.02), COAL, _AT, 112)
        stroke(card, ".60,.55 .50,.56 .42,.53", (0.03, 0.04, 0.014), COAL, _AT, 112)
    ear = card.piece("-.08,-.04! -.2,-.16 -.36,-.06 -.35,.14 -.22,.32 -.1,.28!", HIS.base, at=_AT, lift=3)
    with card.inside(ear):
        stroke(card, "-.14,-.04 -.26,-.02 -.25,.12 -.17,.18", (0.02, 0.05, 0.02), HIS.shade, _AT, 112)
    card.paint(
        ".58,-.56! .52,-.98 .08,-1.16 -.45,-1.1 -.88,-.74 -.97,-.2 -.84,.28 -.56,.44! -.40,.30 -.34,.02! -.2,-.22 -.04,-.16! "
        ".04,-.42 .2,-.56 .40,-.54",
        COAL,
        at=_AT,
        angle=80,
        edge="torn",
        wobble=2,
        lift=5,
    )


def near_arm(card: Sheet) -> None:
    """Lay the hand at her jaw and the sleeve that lifts it."""
    lines = ("892,856 866,820 852,790", "876,864 846,832 828,806", "866,880 832,852 812,832", "864,896 834,878 816,862")
    page = affine(-14, 14)
    parts = [curve("884,846! 940,880! 910,936! 872,914 860,884", page)]
    parts += [jointed(s, 22, page) for s in lines]
    parts += [jointed("914,880 908,862 900,850", 22, page)]
    card.paint(turned(parts), HIS.base, angle=60, lift=6, wobble=0.4)
    for s in ("884,862 856,828 840,800", "872,874 840,844 821,820", "866,890 834,866 814,848"):
        stroke(card, s, (2, 4, 2), HIS.shade, page)
    sleeve = card.piece(
        "1082,884! 1130,890 1152,940 1130,1010 1080,1070 1030,1084 980,1040 900,944! 942,876! 990,930 1024,962 1050,930",
        CREAM,
        at=page,
        angle=40,
        laps=60,
        lift=9,
    )
    card.pattern(
        sleeve,
        [
            ribbon(s, (12, 12, 12), page)
            for s in (
                "910,960 940,930 966,890",
                "950,1010 980,974 1006,934",
                "1000,1060 1024,1030 1044,990",
                "1050,1000 1100,1010 1150,1030",
                "1050,940 1100,946 1170,950",
            )
        ],
        mix(PISTACHIO, BROWN, 0.12),
    )
    card.paint("890,940! 934,868! 952,884! 910,954!", shift(CREAM, 0.01), at=page, angle=50, lift=4)
