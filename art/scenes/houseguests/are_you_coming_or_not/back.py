"""The one who waits: a back as large as the sky, fists on hips."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_coming_or_not.inks import BLACK, BRICK, CLAY, CREAM, SHADE, SKIN, UMBER

EDGE = mix(CLAY, CREAM, 0.45)
WHITE = shift(CREAM, 0.07)
HAIR = mix(BLACK, UMBER, 0.78)
TILT, GROWN = -5, 1.08


def back(card: Sheet) -> None:
    """Lay skirt, neck, bodice and arms as one cut, hands, head."""
    _skirt(card)
    card.paint("628,500! 756,500! 764,590 800,640! 690,672 584,640! 620,590", SKIN, angle=88, wobble=0.8)
    card.paint("628,512! 756,512! 760,560 690,590 626,560", SHADE, angle=8, wobble=0.8)
    _bodice(card)
    _hands(card)
    _head(card)


def _skirt(card: Sheet) -> None:
    skirt = card.piece(
        "522,1276! 862,1276! 950,1370 1100,1560 1260,1800! 1260,1880! 60,1880! 250,1600 420,1390",
        BLACK,
        angle=84,
        edge="torn",
        core=EDGE,
        lift=12,
        laps=90,
        grain=0.42,
    )
    folds = (
        "560,1330 480,1500 330,1880",
        "610,1330 570,1540 500,1880",
        "670,1330 668,1560 650,1880",
        "735,1330 760,1560 800,1880",
        "800,1330 860,1520 980,1880",
        "836,1330 950,1500 1150,1880",
    )
    with card.inside(skirt):
        for fold in folds:
            card.paint(ribbon(fold, (4, 16, 34)), shift(BLACK, 0.045), thin=0.2, angle=88)
        hem = "40,1716 240,1752 460,1774 692,1782 930,1774 1130,1752 1300,1716"
        card.paint(ribbon(hem, (58,)), BRICK, edge="torn", core=EDGE, wobble=3, laps=50)


def _bodice(card: Sheet) -> None:
    body = card.piece(
        "604,610! 540,612 462,634 388,700 280,814 150,936 20,1034 -44,1110 -24,1196 80,1240 220,1284 372,1318 462,1330! "
        "486,1222! 380,1200 270,1166 176,1116! 270,1034 380,940 470,868! 496,960 516,1080 524,1190 522,1300! 862,1300! "
        "862,1190 878,1080 902,960 930,876! 1010,946 1110,1040 1196,1116! 1110,1160 1010,1196 906,1222! 930,1330! "
        "1060,1308 1260,1240! 1260,996! 1180,920 1104,816 1000,702 926,636 846,614 780,610! 690,650",
        BLACK,
        angle=80,
        edge="torn",
        core=EDGE,
        lift=12,
        laps=100,
        grain=0.42,
    )
    with card.inside(body):
        for fold in (
            "470,868 500,800 520,730",
            "930,876 900,800 884,740",
            "150,1120 90,1110 30,1140",
            "170,1130 110,1150 60,1190",
            "690,690 694,980 692,1290",
            "560,900 590,1080 600,1270",
            "830,900 796,1080 786,1270",
        ):
            card.paint(ribbon(fold, (4, 14, 5)), shift(BLACK, 0.08), thin=0.2)
    for y in range(724, 1240, 84):
        card.paint(ROUND, WHITE, at=affine(692, y, 15), lift=3, wobble=0.8)
    # a collar that stands, and a sash
    card.paint(
        "596,616! 640,640 690,648 740,640 788,616! 800,658! 744,690 690,698 636,690 584,658!",
        WHITE,
        angle=4,
        edge="torn",
        wobble=2,
        lift=5,
    )
    card.paint(
        "516,1250! 692,1266 868,1250! 872,1326! 692,1342 512,1326!", BRICK, angle=3, edge="torn", core=EDGE, lift=6
    )


def _hands(card: Sheet) -> None:
    """Each one contour out of its cuff: the thumb behind, the fingers round the waist and out of sight."""
    for flip in (False, True):
        at = affine(692, 0, 1, 0, flip)
        card.paint(
            "-232,1228! -180,1222 -140,1220 -96,1206 -58,1196 -40,1208 -52,1226 -92,1244 -116,1260 -126,1288 -148,1314 -188,1326 -236,1330!",
            SKIN,
            at=at,
            angle=14,
            wobble=0.8,
            lift=5,
        )
        card.paint(ribbon("-122,1262 -142,1250 -166,1254", (2, 5, 2), at), SHADE)
        card.paint("-72,1206! -54,1199 -44,1208 -54,1219 -68,1222!", mix(SKIN, CREAM, 0.35), at=at, wobble=0.4)
        card.paint("-246,1206! -206,1212! -206,1344! -250,1340! -258,1276", WHITE, at=at, edge="torn", wobble=2, lift=4)


def about(x: float = 692, y: float = 560, down: float = 42) -> Array:
    """Turn and grow what is typed upright about the nape."""
    turn = affine(0, 0, GROWN, TILT)
    turn[:, 2] = (x, y + down) - turn[:, :2] @ (x, y)
    return turn


def on_head(x: float, y: float, size: float = 1, tilt: float = 0) -> Array:
    """Place something small upon the turned head."""
    whole = about()
    px, py = whole[:, :2] @ (x, y) + whole[:, 2]
    return affine(float(px), float(py), size * GROWN, tilt + TILT)


def _head(card: Sheet) -> None:
    at = about()
    for spec, drop in (
        ("578,420! 546,402 532,440 546,484 574,488!", 552),
        ("806,420! 838,402 852,440 838,484 810,488!", 832),
    ):
        card.paint(spec, SKIN, at=at, wobble=0.8)
        card.paint(ROUND, WHITE, at=on_head(drop, 502, 13), lift=3)
    hair = card.piece(
        "692,240 810,256 842,350 834,440 808,492 768,522 740,552! 718,530 692,556! 666,530 644,552! 616,522 576,492 550,440 542,350 574,256",
        HAIR,
        at=at,
        angle=84,
        grain=0.45,
        laps=40,
        lift=8,
    )
    strands = [
        ribbon(f"{692 + a},{560} {692 + a * 1.7:.0f},430 {692 + a * 1.3:.0f},280", (2, 5, 4), at)
        for a in (-80, -62, -44, -26, -9, 9, 26, 44, 62, 80)
    ]
    card.pattern(hair, strands, shift(HAIR, -0.07), thin=0)
    for wisp in ("650,540 640,566 646,590", "736,540 748,562 744,580"):
        card.paint(ribbon(wisp, (5, 3, 1), at), HAIR)
