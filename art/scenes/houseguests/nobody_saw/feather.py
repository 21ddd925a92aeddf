"""A magpie's long feather: white within, black about it, and nobody has asked where the rest is."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.inks import ASH, FOLD, INK, LINEN, SLATE


def feather(card: Sheet) -> None:
    """Lay quill and vane; the quill's end lies in his mouth."""
    card.paint(ribbon("950,482 1000,458 1040,416 1072,352", (13, 15, 14, 10)), mix(SLATE, INK, 0.4), lift=5, wobble=0.3)
    vane = card.piece(
        "1046,414! 1082,402 1108,376 1126,340! 1120,330! 1146,300 1160,262 1168,216! 1160,208! 1180,176 1190,120 1184,40! "
        "1150,64 1108,112 1072,176! 1082,188! 1046,226 1028,268 1024,298! 1040,304! 1022,340 1024,374 1034,402!",
        INK,
        angle=70,
        laps=40,
        lift=7,
    )
    with card.inside(vane):
        card.paint(
            "1050,398! 1042,388 1037,366 1040,346 1058,306! 1040,304! 1042,280 1056,246 1096,194! 1082,188! 1092,170 1112,136 "
            "1140,106! 1140,160 1128,226 1108,296 1080,360!",
            LINEN,
            angle=70,
            laps=30,
        )
    barbs = ("1078,346 1056,348 1040,360", "1098,298 1076,300", "1116,240 1092,244 1068,262", "1128,188 1106,192")
    card.pattern(vane, [ribbon(line, (2, 5, 2)) for line in barbs], mix(LINEN, ASH, 0.75), thin=0.2)
    edges = ("1090,376 1104,364 1114,346", "1120,306 1138,290 1148,266", "1144,220 1160,196 1170,168")
    card.pattern(vane, [ribbon(line, (2, 6, 2)) for line in edges], shift(FOLD, 0.08), thin=0.2)
    card.paint(
        ribbon("1036,420 1070,360 1102,294 1124,222 1142,150 1164,84", (11, 10, 8, 6, 5, 3)),
        mix(SLATE, INK, 0.4),
        wobble=0.3,
    )
