"""Who waits: a man with her hat on his knees and one fish on his tie."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix
from art.cutpaper.skin import Skin
from art.scenes.houseguests.anything_else.inks import BROWN, BUTTER, CHALK, LILAC, PLUM, SHELL
from art.scenes.houseguests.anything_else.shoal import fish

SKIN: Final = Skin(mix(BROWN, SHELL, 0.3), mix(BROWN, PLUM, 0.2), PLUM)
CAST: Final = {
    "husband": Face(
        SKIN, 66, "moon", "bulb", "deep", "long", "short", "ring", CHALK, beard="moustache", feels=feel("bored")
    ),
}


def husband(card: Sheet) -> None:
    """Lay him on his chair, small, behind her knees."""
    card.paint("10,1200! 200,1200! 206,1460! 0,1460!", mix(BUTTER, BROWN, 0.35), angle=80, lift=4)
    card.paint(
        "60,1050! 104,1076 150,1050! 196,1080 214,1160 220,1420! -10,1420! 0,1160 20,1080",
        LILAC,
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=5,
    )
    card.paint("78,1010! 132,1010! 136,1076! 104,1100 74,1076!", SKIN.shade, angle=80)
    card.paint("76,1052! 104,1074 134,1052! 126,1150! 104,1180! 84,1150!", CHALK, angle=80)
    card.paint("94,1072! 114,1072! 124,1200! 104,1226! 86,1200!", PLUM, angle=80, lift=2)
    Head(card, CAST["husband"], 104, 985, 76, turn=0.2).draw()
    fish(card, (105, 1170, -90, 15))
    for sleeve in (
        "10,1130! -10,1200 0,1260 30,1290 64,1280! 60,1240 44,1210!",
        "196,1130! 220,1200 208,1264 178,1290 144,1280! 150,1240 166,1210!",
    ):
        card.paint(sleeve, mix(LILAC, PLUM, 0.12), angle=80, lift=3)
    card.paint("30,1262! 60,1246 100,1240 150,1246 176,1262! 188,1380! 20,1380!", BUTTER, angle=4, lift=5)
    card.paint(ribbon("70,1250 76,1206 104,1196 132,1206 140,1250", (9, 9)), BUTTER, lift=3)
    card.paint("20,1258! 60,1270 104,1274 150,1270 186,1258! 186,1276! 104,1292 20,1276!", mix(BUTTER, BROWN, 0.4))
    for hand in (
        "34,1276! 44,1252 66,1246 90,1254 92,1270 70,1290!",
        "176,1276! 166,1252 144,1246 120,1254 118,1270 140,1290!",
    ):
        card.paint(hand, SKIN.base, lift=3)
    for knuckle in (
        "56,1258 58,1272",
        "70,1256 72,1274",
        "82,1258 82,1272",
        "154,1258 152,1272",
        "140,1256 138,1274",
        "128,1258 128,1272",
    ):
        card.paint(ribbon(knuckle, (2, 4, 2)), SKIN.shade, wobble=0.2)
