"""A man on skis who is towed by the end of the veil."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.where_did_you_want_to_go.inks import CAST, CHALK, INK, LILAC, PLUM


def groom(card: Sheet) -> None:
    """He leans back, legs straight, as one does behind a boat."""
    for line in ("1196,1260 1120,1266 1040,1262 1014,1240", "1230,1238 1140,1246 1066,1240 1040,1216"):
        card.paint(ribbon(line, (7, 9, 8, 4)), PLUM, lift=3)
    for leg in (
        "1140,1140! 1180,1146! 1190,1220! 1198,1238! 1150,1244! 1152,1230 1164,1220!",
        "1106,1140! 1146,1150! 1122,1240! 1126,1258! 1068,1260! 1074,1244 1094,1236!",
    ):
        card.paint(leg, mix(INK, PLUM, 0.3), lift=3)
    card.paint(
        "1112,1018! 1150,1010 1178,1030 1186,1080 1178,1130! 1220,1190! 1184,1180! 1160,1166! 1104,1170! 1104,1100",
        INK,
        lift=5,
    )
    card.paint("1114,1020! 1130,1018! 1122,1090! 1106,1074!", CHALK)
    Head(card, CAST["groom"], 1134, 974, 42, tilt=6, turn=-1, view="side").draw()
    card.paint("-30,0! -20,-4! -20,-56! 22,-56! 22,-4! 34,0! 34,8! -30,8!", INK, at=affine(1140, 944, 1.1, 8), lift=3)
    card.paint("1150,1026! 1120,1024 1066,996! 1054,984! 1040,1000! 1052,1014! 1110,1062 1150,1070!", INK, lift=4)
    card.paint("1052,972! 1036,978 1030,1000 1042,1014 1060,1006!", LILAC, lift=3)
