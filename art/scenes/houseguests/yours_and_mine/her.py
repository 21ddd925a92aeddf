"""She: eyes over his shoulder, and one arm that has come round behind his back."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import AUBURN, CHALK, FAIR, INK, LIP, POWDER, WALL

HEAD = affine(886, 512, 0.89, -8)
"""Typed about the bridge of the nose; her crown leans to him, her chin is on his shoulder."""
LINE = mix(FAIR.shade, "#7a4a3e", 0.5)
BROW = shift(AUBURN, -0.07)
LID = mix(FAIR.base, FAIR.shade, 0.7)
FINGER: Final = (0.94, 1, 0.98, 0.95, 0.93, 0.95, 0.95, 0.93, 0.9, 0.87, 0.84)
"""How thick a finger is from its knuckle to its tip, of its greatest width."""
FINGERS: Final = (
    ("700,1186 620,1168 530,1146 436,1120", 60),
    ("696,1234 610,1226 510,1216 398,1206", 63),
    ("696,1284 610,1287 520,1291 418,1297", 60),
    ("706,1328 640,1343 570,1362 480,1390", 52),
)
"""Index to little finger: from knuckle to tip, and how thick."""


def body(card: Sheet) -> None:
    """Lay what shows of her on the far side of his shoulder."""
    blouse = card.piece("900,700! 1010,716 1110,750 1180,810 1240,900! 1240,1600! 900,1200!", WALL, angle=70, lift=6)
    bars = [ribbon(f"{x},680 {x + 80},1600", (14, 14)) for x in range(930, 1240, 52)]
    card.pattern(blouse, turned(bars), POWDER, thin=0.1)


def hair(card: Sheet) -> None:
    """Lay the dark bob behind her face, which his shoulder cuts off."""
    card.paint(
        "0,-300 110,-290 206,-230 256,-130 274,0 288,130 310,250 330,350! 120,380 -120,360 -236,320! -240,200 -232,60 "
        "-228,-80 -200,-190 -120,-276",
        AUBURN,
        at=HEAD,
        angle=84,
        grain=0.3,
        lift=10,
    )


def face(card: Sheet) -> None:
    """Lay the face, whose chin digs into his shoulder, then the hair over her brow with the one white strand."""
    skin = card.piece(
        "0,-230 100,-216 164,-150 188,-60 192,30 186,130 164,220 122,296 70,334 14,342 -44,326 -112,262 -156,160 -176,50 "
        "-180,-60 -158,-150 -96,-214",
        FAIR.base,
        at=HEAD,
        angle=84,
        laps=70,
        grain=0.2,
        lift=9,
    )
    with card.inside(skin):
        card.paint(
            "130,-240! 166,-100 154,30 142,130 128,210 90,280 50,304 10,350! 220,360! 220,-240!",
            FAIR.shade,
            at=HEAD,
            angle=80,
        )
    _eye(card, -86, 0, 19.0)
    _eye(card, 88, -4, 2.0)
    for line, w in (("-170,-40 -120,-64 -64,-66 -20,-50", 27), ("30,-96 62,-146 116,-162 176,-104", 27)):
        card.paint(ribbon(line, (4, w, w, 5), HEAD), BROW)
    card.paint(
        "14,-74! 2,20 -22,110 -46,164! -44,192 -14,200! 30,196 58,190 62,164! 40,140 30,40",
        mix(FAIR.base, FAIR.shade, 0.85),
        at=HEAD,
        angle=84,
    )
    card.paint(ribbon("-46,170 -40,194 -12,198 8,190 30,200 56,190 62,168", (2, 9, 8, 6, 8, 8, 2), HEAD), LINE)
    _mouth(card)
    fringe = card.piece(
        "30,-306! 130,-286 212,-226 258,-130 274,0 288,130 310,250 330,350! 250,346! 216,250 212,140 198,20 182,-90 136,-160 "
        "64,-210! 0,-160 -90,-112 -166,-84! -186,0 -192,90 -206,170 -222,262! -240,180! -242,120 -238,40 -234,-90 -204,-196 "
        "-120,-282 -40,-312",
        AUBURN,
        at=HEAD,
        angle=60,
        grain=0.3,
        lift=7,
    )
    with card.inside(fringe):
        for k in range(4):
            d = 25 * k
            card.brush(
                f"{56 - 6 * k},{-224 - d} {-40 - d},{-172 - d} {-176 - d * 0.4},{-90 - d} {-218 - d * 0.3},60",
                9,
                shift(AUBURN, 0.07),
                HEAD,
                dry=0.7,
            )
        card.paint(ribbon("58,-222 132,-196 190,-110 216,0 236,120 276,330", (5, 26, 34, 32, 26, 5), HEAD), WALL)


def _mouth(card: Sheet) -> None:
    """Lay shut lips, of which one corner is drawn in and up: she knows what she is about."""
    card.paint(
        "-54,262! -24,248 0,240 14,246 30,240 62,244 98,236! 60,264 16,268 -20,266",
        LIP,
        at=HEAD,
        angle=4,
        wobble=0.5,
    )
    card.paint(
        "-46,264! -10,267 24,266 86,246! 66,278 30,290 -10,286", mix(LIP, FAIR.base, 0.25), at=HEAD, angle=4, wobble=0.5
    )
    card.paint(ribbon("-62,258 -44,263 -14,267 22,265 58,259 92,244 106,230", (3, 7, 8, 8, 8, 9, 3), HEAD), BROW)
    card.paint(ribbon("106,200 124,220 120,252", (2, 11, 2), HEAD), LINE)


def _eye(card: Sheet, x: float, y: float, low: float) -> None:
    """Lay one large eye that looks straight at us, its lid ``low`` px lower than halfway between brow and pupil."""
    white = card.piece(
        f"{x - 66},{y + 10}! {x - 34},{y - 36} {x},{y - 48} {x + 36},{y - 36} {x + 66},{y + 8}! {x + 32},{y + 36} "
        f"{x},{y + 43} {x - 34},{y + 36}",
        WALL,
        at=HEAD,
        grain=0.1,
    )
    with card.inside(white):
        for dx, dy, r, ink in ((0, 0, 41, mix("#2c5a52", INK, 0.2)), (0, 0, 22, INK), (-15, 4, 8, WALL)):
            cx, cy = (float(v) for v in HEAD[:, :2] @ (x + dx, y + dy) + HEAD[:, 2])
            card.paint(ROUND, ink, at=affine(cx, cy, r), wobble=0.3)
        card.paint(
            f"{x - 80},{y - 70}! {x + 80},{y - 70}! {x + 76},{y + 6 + low * 0.6}! {x + 34},{y - 20 + low} {x},{y - 25 + low} "
            f"{x - 36},{y - 20 + low} {x - 76},{y + 8 + low * 0.6}!",
            LID,
            at=HEAD,
        )
    card.paint(
        ribbon(
            f"{x - 74},{y + 10 + low * 0.3} {x - 36},{y - 20 + low} {x},{y - 25 + low} {x + 34},{y - 20 + low} "
            f"{x + 74},{y + 8 + low * 0.3}",
            (3, 13, 15, 13, 4),
            HEAD,
        ),
        INK,
    )
    card.paint(ribbon(f"{x - 46},{y + 34} {x},{y + 44} {x + 42},{y + 34}", (2, 6, 2), HEAD), LINE)


def _finger(line: str, width: float, thick: tuple[float, ...] = FINGER) -> Array:
    """Outline a finger along a line, with a round tip."""
    p = curve(line, closed=False, step=2.0)
    s = np.linspace(0, 1, 240)
    left = (1 - s) * float(np.hypot(*np.diff(p, axis=0).T).sum())
    tip = np.sqrt(np.clip(1 - np.clip(1 - left / (width * 0.5), 0, 1) ** 2.2, 0, 1))
    return ribbon(line, np.interp(s, np.linspace(0, 1, len(thick)), thick) * tip, size=width)


def arm(card: Sheet) -> None:
    """Lay the sleeve from below his arm, the hand that presses the tape, and the cuff over its wrist."""
    sleeve = card.piece(
        "1100,1130! 1000,1160 900,1176 830,1182! 822,1260 834,1346! 920,1366 1010,1380 1100,1410!",
        WALL,
        angle=6,
        lift=10,
    )
    bars = [ribbon(f"{x},1100 {x + 14},1420", (14, 14)) for x in range(880, 1100, 52)]
    card.pattern(sleeve, turned(bars), POWDER, thin=0.1)
    palm = "866,1206! 800,1190 740,1168 698,1157! 670,1180 654,1230 656,1284 676,1330 706,1356! 760,1356 810,1342 866,1326!"
    thumb = _finger(
        "820,1250 786,1206 748,1140 722,1080 704,1000", 68, (1.4, 1.5, 1.35, 1.15, 1, 0.92, 0.96, 0.95, 0.9, 0.84)
    )
    fingers = [_finger(line, width) for line, width in FINGERS]
    card.paint([curve(palm), thumb, *fingers], FAIR.base, angle=4, lift=9, grain=0.16)
    for line in ("648,1208 690,1210 726,1218", "646,1258 690,1258 726,1260", "656,1310 698,1306 730,1300"):
        card.paint(ribbon(line, (5, 7, 2)), FAIR.shade)
    card.paint(ribbon("712,1160 744,1196 762,1240", (4, 9, 2)), FAIR.shade)
    for (line, width), bend in zip(FINGERS, (-15, -5, 3, 17), strict=True):
        (x, y), (tx, ty) = ((float(v) for v in at.split(",")) for at in line.split()[-2:])
        mx, my = x + (tx - x) * 0.12, y + (ty - y) * 0.12
        card.paint(ribbon(f"{mx},{my - 13} {mx + 5},{my} {mx},{my + 13}", (2, 5, 2)), FAIR.shade)
        at = affine(tx + 26, ty - bend * 0.4, width / 56, -bend)
        card.paint("-16,0 -8,-11 10,-12 20,0 10,12 -8,11", mix(FAIR.base, WALL, 0.45), at=at, wobble=0.4)
    card.paint(
        "-15,0 -7,-13 14,-13 24,0 14,13 -7,13", mix(FAIR.base, WALL, 0.45), at=affine(710, 1030, 1.2, 76), wobble=0.4
    )
    card.paint("822,1176! 866,1170! 874,1356! 826,1350! 814,1262", CHALK, angle=88, lift=6)
