"""She: eyes over his shoulder, and one arm that has come round behind his back."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import CHALK, CLAY, FAIR, INK, LINEN, LIP, POWDER, WALL

HEAD = affine(886, 496, 0.86, -9)
"""Typed about the bridge of the nose; her crown leans to him, her chin is on his shoulder."""
HAIR = mix(CLAY, "#6b3527", 0.5)
LINE = mix(FAIR.shade, "#7a4a3e", 0.5)


def body(card: Sheet) -> None:
    """Lay what shows of her on the far side of his shoulder."""
    blouse = card.piece("900,700! 1010,716 1110,750 1180,810 1240,900! 1240,1600! 900,1200!", WALL, angle=70, lift=6)
    bars = [ribbon(f"{x},680 {x + 80},1600", (14, 14)) for x in range(930, 1240, 52)]
    card.pattern(blouse, turned(bars), POWDER, thin=0.1)


def head(card: Sheet) -> None:
    """Lay the hair behind, the face, then the hair over her brow; his shoulder will hide her chin."""
    card.paint(
        "0,-300 110,-286 200,-226 246,-130 256,0 262,120 276,230 262,320! 120,340 -120,330 -206,300! -222,200 -224,60 "
        "-222,-80 -196,-190 -120,-272",
        HAIR,
        at=HEAD,
        angle=84,
        grain=0.3,
        lift=10,
    )
    face = card.piece(
        "0,-230 100,-216 164,-150 188,-60 190,40 184,130 164,220 110,300 20,340 -70,320 -140,250 -172,150 -182,50 "
        "-180,-60 -158,-150 -96,-214",
        FAIR.base,
        at=HEAD,
        angle=84,
        laps=70,
        grain=0.2,
    )
    with card.inside(face):
        card.paint(
            "120,-240! 150,-100 128,40 150,150 120,260! 60,340 220,340! 220,-240!", FAIR.shade, at=HEAD, angle=80
        )
    _eye(card, -84, 4, 0.0)
    _eye(card, 88, -2, 10.0)
    for line, w in (("-162,-58 -112,-92 -36,-112", 19), ("40,-118 104,-108 166,-58", 17)):
        card.paint(ribbon(line, (5, w, 4), HEAD), shift(HAIR, -0.06))
    card.paint(
        "2,-50! 30,20 50,110 70,160! 74,186 52,200! 20,196 -4,206! 6,130 2,40",
        mix(FAIR.base, FAIR.shade, 0.85),
        at=HEAD,
        angle=84,
    )
    card.paint(ribbon("-50,160 -60,186 -42,204 -20,196", (2, 8, 8, 3), HEAD), LINE)
    card.paint(ribbon("-22,204 -2,212 20,204", (3, 8, 3), HEAD), LINE)
    card.paint(ribbon("40,200 62,198 72,176", (3, 8, 2), HEAD), LINE)
    _mouth(card)
    fringe = card.piece(
        "40,-306! 130,-280 206,-220 250,-130 262,0 268,120 276,230 262,320! 190,330! 200,140 192,20 176,-90 130,-160 60,-206! "
        "0,-150 -90,-100 -160,-70! -184,0 -186,110 -190,220 -196,300! -226,290! -232,180 -232,40 -230,-90 -200,-196 -120,-280 -40,-310",
        HAIR,
        at=HEAD,
        angle=60,
        grain=0.3,
        lift=7,
    )
    with card.inside(fringe):
        for k in range(6):
            d = 17 * k
            card.brush(
                f"{66 - 6 * k},{-214 - d} {-40 - d},{-160 - d} {-170 - d * 0.4},{-80 - d} {-214 - d * 0.3},60",
                10,
                shift(HAIR, 0.09),
                HEAD,
                dry=0.7,
            )
            card.brush(
                f"{70 + 6 * k},{-214 - d} {150 + d * 0.6},{-150 - d} {200 + d * 0.6},0 {212 + d * 0.6},200",
                10,
                shift(HAIR, 0.09),
                HEAD,
                dry=0.7,
            )
        card.paint(ribbon("56,-214 -20,-190 -110,-130 -186,-80", (6, 20, 18, 4), HEAD), mix(LINEN, HAIR, 0.15))


def _mouth(card: Sheet) -> None:
    """Lay lips that are shut, and keep still with some trouble."""
    card.paint(
        "-52,264! -20,250 2,243 16,248 32,242 60,249 88,259! 50,270 16,270 -18,271", LIP, at=HEAD, angle=4, wobble=0.5
    )
    card.paint(
        "-44,268! -10,272 20,270 76,264! 58,286 22,293 -14,288", mix(LIP, FAIR.base, 0.3), at=HEAD, angle=4, wobble=0.5
    )
    card.paint(
        ribbon("-62,268 -46,265 -16,271 18,269 54,269 84,260 98,263", (2, 6, 7, 6, 7, 6, 2), HEAD), shift(LIP, -0.16)
    )
    card.paint(ribbon("-10,308 16,314 42,307", (2, 6, 2), HEAD), LINE)


def _eye(card: Sheet, x: float, y: float, low: float) -> None:
    """Lay one eye that looks at us, its lid ``low`` px lower than the other's."""
    white = card.piece(
        f"{x - 58},{y + 10}! {x - 30},{y - 28} {x},{y - 38} {x + 32},{y - 28} {x + 58},{y + 8}! {x + 28},{y + 30} {x},{y + 36} {x - 30},{y + 30}",
        WALL,
        at=HEAD,
        grain=0.1,
    )
    with card.inside(white):
        for dx, dy, r, ink in ((0, 2, 35, mix(POWDER, INK, 0.62)), (0, 2, 18, INK), (-12, -4, 7, WALL)):
            cx, cy = (float(v) for v in HEAD[:, :2] @ (x + dx, y + dy) + HEAD[:, 2])
            card.paint(ROUND, ink, at=affine(cx, cy, r), wobble=0.3)
        card.paint(
            f"{x - 70},{y - 60}! {x + 70},{y - 60}! {x + 66},{y + 2 + low}! {x + 30},{y - 16 + low} {x},{y - 20 + low} {x - 32},{y - 14 + low} {x - 66},{y + 6 + low}!",
            mix(FAIR.base, FAIR.shade, 0.45),
            at=HEAD,
        )
    card.paint(
        ribbon(
            f"{x - 64},{y + 12} {x - 32},{y - 14 + low} {x},{y - 20 + low} {x + 30},{y - 16 + low} {x + 64},{y + 10}",
            (3, 10, 12, 10, 3),
            HEAD,
        ),
        INK,
    )
    card.paint(ribbon(f"{x - 52},{y - 30} {x},{y - 52 + low * 0.5} {x + 52},{y - 30}", (2, 7, 2), HEAD), LINE)
    card.paint(ribbon(f"{x - 44},{y + 46} {x - 4},{y + 64} {x + 42},{y + 50}", (2, 8, 2), HEAD), LINE)
    card.paint(ribbon(f"{x - 40},{y + 28} {x},{y + 36} {x + 36},{y + 28}", (2, 4, 2), HEAD), LINE)


def arm(card: Sheet) -> None:
    """Lay the sleeve from below his arm, the cuff, and the hand that presses the tape."""
    sleeve = card.piece(
        "1100,1130! 1000,1170 900,1190 830,1196! 822,1260 834,1330! 920,1356 1010,1370 1100,1400!",
        WALL,
        angle=6,
        lift=10,
    )
    bars = [ribbon(f"{x},1100 {x + 14},1420", (14, 14)) for x in range(880, 1100, 52)]
    card.pattern(sleeve, turned(bars), POWDER, thin=0.1)
    skin = FAIR.base
    card.paint(
        "850,1208! 800,1204 750,1190! 716,1166 690,1126! 664,1096 640,1098 634,1122! 648,1156 668,1186! 640,1190 "
        "570,1176 500,1160! 472,1160 470,1184 494,1196! 560,1214 600,1222! 540,1222 470,1222! 440,1228 440,1254 470,1262! "
        "540,1266 596,1266! 540,1276 480,1286! 454,1296 460,1322 486,1322! 550,1318 610,1308! 570,1326 534,1340! "
        "514,1352 520,1374 544,1374! 600,1364 660,1346! 720,1340 780,1326 850,1318!",
        skin,
        angle=4,
        lift=13,
        grain=0.16,
    )
    for line in ("600,1222 640,1226 672,1224", "596,1266 640,1268 676,1266", "610,1308 650,1304 680,1300"):
        card.paint(ribbon(line, (3, 6, 2)), FAIR.shade)
    card.paint(ribbon("668,1186 696,1204 720,1208", (3, 6, 2)), FAIR.shade)
    for spec in (
        "474,1166! 498,1166 506,1176 496,1188! 474,1182",
        "444,1234! 468,1230 478,1243 466,1256! 444,1252",
        "462,1294! 484,1290 494,1303 484,1316! 462,1312",
        "524,1352! 544,1344 554,1354 546,1367! 526,1368",
    ):
        card.paint(spec, mix(skin, WALL, 0.5), wobble=0.4)
    card.paint("822,1190! 866,1184! 872,1340! 826,1336! 816,1262", CHALK, angle=88, lift=6)
