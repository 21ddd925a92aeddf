"""The sleeper on her back, in profile: some of the rose has gone from her cheek, and all of it from her lips."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import (
    CHALK,
    CREASE,
    FOLD,
    PEACH,
    PLUM,
    ROSE,
    SHADE,
    SLATE,
    STRAND,
    STRAW,
)

HEAD: Final = affine(548, 800, 1.06, -66)
"""Typed upright, looking right, about a point before the ear; she lies on her back."""
STRANDS: Final = (
    "150,-480 60,-400 -40,-280 -70,-160 -110,-60 -120,60 -190,200 -330,420",
    "130,-500 20,-420 -90,-290 -130,-160 -170,-50 -190,80 -270,220 -420,430",
    "110,-530 -30,-450 -150,-300 -200,-160 -240,-30 -270,100 -360,240 -520,420",
    "70,-570 -80,-490 -220,-320 -270,-160 -310,-10 -350,120 -450,260 -620,400",
    "30,-610 -140,-530 -290,-340 -350,-150 -390,20 -440,150 -560,280 -700,360",
    "-60,-640 -220,-560 -370,-360 -430,-150 -480,40 -540,170 -660,270",
    "-160,-640 -320,-560 -450,-380 -520,-140 -570,60 -640,180",
)


def _there(x: float, y: float, size: float) -> Array:
    """Give the frame of something small on her head."""
    px, py = (float(q) for q in HEAD[:, :2] @ (x, y) + HEAD[:, 2])
    return affine(px, py, size)


def sleeper(card: Sheet) -> None:
    """Lay the hair that is under her, neck and nightdress, the face, and the hair that lies over the temple."""
    _hair_behind(card)
    _neck(card)
    face = _face(card)
    with card.inside(face):
        _cheek(card)
    _eye(card)
    _nose(card)
    _mouth(card)
    _hair_before(card)


def _hair_behind(card: Sheet) -> None:
    hair = card.piece(
        "330,420! 160,470 30,560 -40,700! -60,900 -40,1100 20,1280 60,1420 50,1640! 160,1700 420,1690 700,1660"
        " 880,1600! 900,1440 860,1300 880,1180 860,1060 700,900 500,700",
        PLUM,
        angle=70,
        grain=0.26,
        edge="torn",
        core=CHALK,
        lift=10,
    )
    with card.inside(hair):
        for line in (
            "60,760 40,960 110,1180 150,1400 130,1640",
            "150,860 120,1020 200,1220 250,1420 230,1660",
            "270,960 240,1080 290,1260 340,1440 330,1660",
            "720,1060 740,1220 770,1380 800,1600",
            "800,1080 800,1220 820,1380 850,1560",
            "640,1080 660,1220 680,1380 700,1600",
        ):
            card.paint(ribbon(line, (1, 7, 4, 8, 2)), STRAND, thin=0.08)


def _neck(card: Sheet) -> None:
    neck = card.piece(
        "-150,240! 60,470 40,560 40,640 80,760 130,900! -500,900! -300,700 -270,520 -260,320",
        SHADE,
        at=HEAD,
        angle=20,
        edge="torn",
        core=CHALK,
        lift=4,
    )
    with card.inside(neck):
        for line in ("20,590 -60,600 -150,570", "30,660 -40,680 -120,664"):
            card.paint(ribbon(line, (2, 9, 2), HEAD), mix(SHADE, FOLD, 0.5))
    gown = card.piece(
        "1260,1010! 1150,1060 1090,1130 1010,1190 930,1230! 900,1330 880,1460 900,1600! 1260,1600!",
        STRAW,
        angle=70,
        edge="torn",
        core=CHALK,
        lift=8,
    )
    with card.inside(gown):
        for line in ("1130,1110 1110,1230 1130,1330", "1010,1220 990,1330 1000,1420", "1200,1080 1200,1200 1220,1300"):
            card.paint(ribbon(line, (2, 10, 3)), mix(STRAW, SLATE, 0.4))
    frill = card.piece(
        "1260,950! 1196,984 1130,1050 1060,1110 980,1160 916,1192! 896,1216 904,1248 936,1252! 944,1280 980,1284"
        " 1006,1254! 1026,1274 1062,1258 1072,1222! 1100,1236 1132,1214 1134,1176! 1164,1186 1190,1160 1186,1122!"
        " 1214,1130 1240,1110 1260,1080!",
        CHALK,
        angle=-30,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=7,
    )
    with card.inside(frill):
        for line in (
            "960,1186 950,1216 938,1248",
            "1050,1130 1030,1190 1008,1250",
            "1120,1084 1100,1150 1076,1216",
            "1180,1020 1164,1100 1138,1170",
            "1240,980 1220,1050 1192,1116",
        ):
            card.paint(ribbon(line, (1, 7, 3)), CREASE)


def _face(card: Sheet) -> Patch:
    face = card.piece(
        "100,-540! 196,-470 252,-390 284,-300 294,-220 290,-160 270,-96 290,-34 326,38 362,90 386,122 380,148 354,160"
        " 306,168! 298,194 308,216 330,236 340,254 322,268 302,273! 328,284 336,306 316,328 292,340 286,362 308,392"
        " 316,430 294,474 240,504 180,508 140,534 80,544 0,490! -110,400 -190,280 -240,120 -260,-60 -200,-300 -80,-480",
        PEACH,
        at=HEAD,
        angle=20,
        laps=96,
        grain=0.2,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=9,
    )
    with card.inside(face):
        card.paint(
            "-300,-60! -150,-40 -110,100 -70,250 10,370 110,440 210,466! 190,560! -20,600! -300,400!",
            SHADE,
            at=HEAD,
            angle=30,
            grain=0.2,
            edge="torn",
        )
        card.paint(ribbon("214,500 160,478 118,442", (2, 9, 2), HEAD), mix(SHADE, FOLD, 0.5))
    return face


def _cheek(card: Sheet) -> None:
    """The rose, and what one even stroke of it has left."""
    disc = card.piece(
        "60,66 130,70 186,116 206,190 186,262 130,312 56,322 -20,292 -62,226 -56,150 -8,92",
        ROSE,
        at=HEAD,
        angle=24,
        grain=0.2,
        edge="torn",
        wobble=3,
    )
    with card.inside(disc):
        wiped = "-120,20! 34,20! 46,90 58,150 66,210 64,270 52,350! -120,350!"
        card.paint(wiped, mix(PEACH, ROSE, 0.2), at=HEAD, angle=24, grain=0.08)


def _eye(card: Sheet) -> None:
    """Shut, and heavy with sleep."""
    card.paint(
        "262,-84! 250,-40 212,-10 158,-6 104,-36! 128,-72 176,-98 230,-100",
        mix(PEACH, SHADE, 0.4),
        at=HEAD,
        angle=20,
        grain=0.16,
        edge="torn",
        wobble=2,
    )
    card.paint(ribbon("262,-80 252,-36 212,-6 158,-2 100,-38", (4, 11, 16, 15, 3), HEAD), PLUM)
    for lash in (
        "250,-36 276,-16 290,-10",
        "232,-16 256,12 270,24",
        "206,-4 222,32 234,50",
        "178,0 186,38 194,58",
        "148,-6 146,28 150,48",
    ):
        card.paint(ribbon(lash, (11, 8, 2), HEAD), PLUM)
    for line, w in (
        ("100,-84 150,-126 216,-134", 8),
        ("70,-50 52,-34 44,-8", 7),
        ("74,-28 62,-8 60,18", 6),
        ("226,52 180,84 130,80", 7),
    ):
        card.paint(ribbon(line, (2, w, 2), HEAD), mix(PEACH, FOLD, 0.7))
    card.paint(
        "30,-130! 70,-182 136,-216 210,-226 276,-214! 284,-200 212,-202 142,-190 84,-164",
        mix(PLUM, FOLD, 0.35),
        at=HEAD,
        angle=20,
        edge="torn",
        wobble=2,
    )


def _nose(card: Sheet) -> None:
    card.paint("330,160! 338,142 358,138 374,150! 358,162", mix(FOLD, PLUM, 0.35), at=HEAD, wobble=0.6)
    card.paint(ribbon("322,92 296,100 282,128 290,156 310,167", (2, 8, 10, 9, 3), HEAD), FOLD)
    card.paint(ribbon("256,176 230,222 226,256", (2, 9, 2), HEAD), mix(PEACH, FOLD, 0.6))
    card.paint(ROUND, FOLD, at=_there(150, 410, 10))


def _mouth(card: Sheet) -> None:
    """No colour is left in it."""
    pale = mix(mix(PEACH, ROSE, 0.16), CHALK, 0.34)
    card.paint("204,264! 250,258 288,236 326,233 340,254 322,268 302,273! 256,274", pale, at=HEAD, wobble=0.8)
    card.paint("210,267! 256,274 302,273! 328,284 336,306 314,326 282,320 244,294", shift(pale, -0.035), at=HEAD)
    card.paint(ribbon("196,254 214,269 262,275 304,273", (3, 10, 8, 4), HEAD), mix(FOLD, PLUM, 0.5))


def _hair_before(card: Sheet) -> None:
    """Brushed back from brow and temple, over the ear."""
    wing = card.piece(
        "150,-530! 176,-470! 120,-420 50,-340 6,-250 -6,-160 -40,-90 -56,-10 -50,60 -66,140! -130,260 -260,430"
        " -420,560! -640,520! -760,330! -700,40 -600,-240 -420,-500 -180,-660 40,-640",
        PLUM,
        at=HEAD,
        angle=110,
        grain=0.26,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=8,
    )
    with card.inside(wing):
        for line in STRANDS:
            card.paint(ribbon(line, (1, 8, 4, 9, 5, 6, 1), HEAD), STRAND, thin=0.06)
