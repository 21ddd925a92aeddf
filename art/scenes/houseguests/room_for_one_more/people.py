"""Heads jammed like stones in a wall, the farthest first; each with as much coat as can be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from art.cutpaper.contour import DOT, affine, motif, ribbon, stripes
from art.cutpaper.faces import Face
from art.cutpaper.hands import finger, hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.room_for_one_more.inks import (
    BONE,
    BROWN,
    FAIR,
    INK,
    OLIVE,
    PALE,
    PETROL,
    PLUM,
    RED,
    SLATE,
    TAN,
)


def somebody(
    card: Sheet,
    face: Face,
    x: float,
    y: float,
    size: float,
    coat: Ink,
    tilt: float = 0,
    turn: float = 0,
    low: float = 5.2,
    wide: float = 1.0,
    **view: Any,
) -> Patch:
    """Lay shoulders, neck and head; ``low`` is how far the coat reaches below the head, in half heads."""
    at = affine(x, y, size)
    body = card.piece(
        f"-.5,.95! .5,.92! {1.2 * wide:.2f},1.2 {1.6 * wide:.2f},1.9 {1.66 * wide:.2f},3.2 {1.6 * wide:.2f},{low:.2f}! {-1.62 * wide:.2f},{low + 0.1:.2f}! {-1.7 * wide:.2f},3.1 {-1.58 * wide:.2f},1.8 {-1.2 * wide:.2f},1.24",
        coat,
        at=at,
        angle=86,
        laps=60,
        edge="torn",
        core=mix(coat, BONE, 0.36),
        wobble=4,
        lift=7,
    )
    card.paint("-.34,.5! .34,.5! .46,1.1! 0,1.4 -.46,1.12!", face.skin.shade, at=at, angle=86)
    Head(card, face, x, y, size, tilt=tilt, turn=turn, light=1 if turn >= 0 else -1, **view).draw()
    return body


def collar(card: Sheet, x: float, y: float, size: float, ink: Ink, tie: Ink | None = None) -> None:
    """Lay a shirt's collar, and a tie."""
    at = affine(x, y, size)
    card.paint(
        ["-.46,.92! -.1,1.36! -.34,1.66! -.74,1.2!", ".46,.90! .1,1.36! .32,1.66! .72,1.18!"], ink, at=at, lift=3
    )
    if tie is not None:
        card.paint("-.12,1.34! .12,1.34! .22,2.4 .0,2.7! -.2,2.4", tie, at=at, lift=3)


def behind(card: Sheet, cast: Mapping[str, Face]) -> None:
    """Those at the back wall; three of them hold something up."""
    somebody(card, cast["other 0"], 232, 440, 62, PLUM, tilt=-6, turn=0.5)
    somebody(card, cast["other 1"], 372, 486, 60, SLATE, tilt=8, turn=0.2)
    somebody(card, cast["other 2"], 536, 500, 60, PETROL, tilt=-12, turn=-0.2)
    somebody(card, cast["other 3"], 680, 496, 60, PLUM, tilt=10, turn=0.4)
    _boy(card, cast["boy"], cast["carrier"])


def _boy(card: Sheet, boy: Face, carrier: Face) -> None:
    """On somebody's shoulders, one wet finger out."""
    shirt = card.piece("858,440! 900,410 960,410 1010,446! 1030,560 1020,640! 850,640! 850,540", BONE, angle=86, lift=7)
    card.pattern(shirt, stripes(card.box(shirt), 40, 16, 2, key="boy"), PALE)
    card.paint("908,384! 956,384! 962,424! 932,440 902,424!", boy.skin.shade)
    Head(card, boy, 930, 330, 74, turn=-0.4, light=-1).draw()
    somebody(card, carrier, 972, 664, 62, SLATE, tilt=4, turn=-0.2)
    for spec in (
        "846,606! 900,600 930,660 926,780 916,850! 860,850! 862,760 850,680",
        "1010,600! 1060,612 1070,700 1058,850! 1006,850! 1010,760 1012,680",
    ):
        card.paint(spec, PETROL, angle=86, lift=7)
    card.paint(
        ["856,836! 920,836! 924,890 900,906! 852,900!", "1000,836! 1062,836! 1060,900! 1010,906! 996,884"], TAN, lift=5
    )


def middle(card: Sheet, cast: Mapping[str, Face]) -> None:
    """Those in between: a bald man who guesses, twins back to back, somebody who asks us not to tell."""
    somebody(card, cast["courier"], 226, 610, 66, PETROL, tilt=4, turn=-0.4)
    somebody(card, cast["left twin"], 424, 640, 64, mix(PLUM, TAN, 0.25), turn=-1.0, view="side")
    somebody(card, cast["right twin"], 556, 634, 64, mix(PLUM, TAN, 0.25), turn=1.0, view="side")
    _bald(card, cast["bald"])
    somebody(card, cast["other 4"], 690, 690, 62, PETROL, tilt=-14, turn=-0.5)
    somebody(card, cast["other 5"], 990, 842, 66, PLUM, tilt=6, turn=-0.3)
    _boss(card, cast["boss"])
    somebody(card, cast["parted"], 624, 846, 66, SLATE, tilt=-8, turn=-0.5)
    pinned = somebody(card, cast["parted too"], 760, 880, 68, PLUM, tilt=8, turn=0.5)
    card.pattern(pinned, motif(card.box(pinned), DOT, 44, 5, 10, 0), mix(PLUM, PALE, 0.4))
    _hushing(card, cast["hushing"])


def _bald(card: Sheet, face: Face) -> None:
    """From behind; on the back of his head three letters, and a finger at the fourth."""
    somebody(card, face, 806, 640, 92, mix(SLATE, PALE, 0.16), tilt=-5, turn=-1.0, view="lost")
    card.paint("860,470! 900,456 916,486 872,540! 840,560! 820,536!", BONE, angle=50, lift=7)
    card.paint([ribbon("846,476 872,516", (14, 14)), ribbon("872,464 896,500", (14, 14))], PALE)
    card.paint(finger("838,540 812,566 792,596", 26), BROWN.base, lift=5, wobble=0.4)
    card.paint("822,522! 856,548! 850,578 822,580 802,556!", BROWN.base, lift=4)
    wet = mix(OLIVE.shade, SLATE, 0.35)
    for line in (
        "866,690 858,660 846,694 838,662 826,690 816,664 806,684 814,704 826,694",
        "806,672 796,640 782,630 784,660 796,684 790,664 778,650",
    ):
        card.paint(ribbon(line, (4, 7, 7, 7, 6, 5)), wet, wobble=0.3)


def _boss(card: Sheet, face: Face) -> None:
    coat = somebody(card, face, 450, 806, 74, INK, tilt=-8, turn=0.25)
    card.pattern(coat, stripes(card.box(coat), 30, 3, 88, key="boss"), SLATE)
    collar(card, 450, 806, 74, BONE, TAN)


def _hushing(card: Sheet, face: Face) -> None:
    """She looks at us; on the finger before her lips is a glove that we have seen elsewhere."""
    coat = somebody(card, face, 256, 800, 88, mix(PETROL, PALE, 0.3), tilt=-4)
    card.paint(ribbon("226,900 250,990 262,1200", (4, 6, 6)), PETROL)
    with card.inside(coat):
        card.paint("150,900! 230,880! 262,960! 240,1300! 150,1300!", mix(PETROL, PALE, 0.22), angle=86)
    card.paint(
        "330,1010! 350,1100 330,1180 280,1220! 230,1200! 262,1130 270,1060 268,1000!",
        mix(PETROL, PALE, 0.36),
        angle=70,
        lift=7,
    )
    card.paint("264,1012! 332,1018! 336,1048! 262,1044!", BONE, lift=3)
    card.paint("266,1020! 330,1022! 334,960 318,930 284,926! 262,950", PALE, angle=86, lift=6)
    card.paint(finger("284,940 276,890 270,838", 30), PALE, lift=5, wobble=0.5)
    for line in ("304,936 300,916 314,950", "320,944 320,926 328,962"):
        card.paint(finger(line, 26), shift(PALE, -0.04), lift=3, wobble=0.5)
    card.paint(finger("268,980 262,950 284,946", 27), shift(PALE, 0.04), lift=3, wobble=0.5)
    card.paint([ribbon(f"{x},{1000} {x + 2},{966}", (3, 5, 2)) for x in (288, 302, 316)], shift(PALE, -0.14))


def near(card: Sheet, cast: Mapping[str, Face]) -> None:
    """The front row, to the hips: a nun with a net of fish, the man whose case has burst, and three who help by not looking."""
    somebody(card, cast["other 6"], 436, 1000, 74, PETROL, tilt=10, turn=-0.5, low=5.6)
    tweed = somebody(card, cast["other 7"], 954, 1010, 76, SLATE, tilt=-6, turn=0.3, low=5.5)
    card.pattern(tweed, stripes(card.box(tweed), 34, 5, 40, key="tweed"), shift(SLATE, 0.08))
    collar(card, 954, 1010, 76, BONE)
    _nun(card, cast["nun"])
    somebody(card, cast["other 8"], 800, 1090, 78, mix(PLUM, INK, 0.3), tilt=-12, turn=0.6, low=5.0)
    collar(card, 800, 1090, 78, PALE)
    _ashamed(card, cast["ashamed"])
    somebody(card, cast["other 9"], 984, 1210, 76, PETROL, low=3.9, view="back")


def _nun(card: Sheet, face: Face) -> None:
    somebody(card, face, 224, 1060, 80, INK, tilt=5, turn=0.2, low=5.4)
    card.paint("176,1150! 270,1146! 282,1220 224,1250 168,1222!", BONE, lift=4)
    card.paint("280,1200! 340,1230 352,1300 316,1370! 262,1360! 270,1290", shift(INK, 0.06), angle=70, lift=6)
    hand(card, "grip", 296, 1352, 68, 112, FAIR, age=68, lift=4)
    for x, y, turn, ink in ((250, 1470, 74, PALE), (300, 1490, 98, mix(PALE, SLATE, 0.4)), (276, 1530, 86, BONE)):
        at = affine(x, y, 58, turn)
        card.paint(
            "-1,-.05! -.6,-.34 .1,-.36 .7,0! .1,.34 -.6,.3 -1,.05! -1.4,.3! -1.3,0 -1.4,-.3!", ink, at=at, lift=4
        )
        card.paint(".34,-.1 .44,0 .34,.08 .26,0", INK, at=at)
        card.paint(ribbon("0,-.3 .1,0 0,.3", (0.04, 0.07, 0.04), at, 58), SLATE)
    knots = [
        ribbon(f"{286 + s * 4},1396 {278 + s * 46},1470 {270 + s * 40},1560 276,1610", (3, 3, 3))
        for s in (-1.2, -0.4, 0.4, 1.2)
    ]
    rows = [
        ribbon(f"{278 - w},{y} 278,{y + 12} {278 + w},{y}", (3, 3, 3))
        for y, w in ((1430, 32), (1470, 52), (1510, 54), (1552, 44))
    ]
    card.paint(knots + rows, TAN, wobble=0.3)


def _ashamed(card: Sheet, face: Face) -> None:
    """In the middle of the front, eyes shut; the case hangs open in his arms."""
    coat = somebody(card, face, 602, 1100, 96, mix(SLATE, PALE, 0.3), tilt=4, low=5.0)
    with card.inside(coat):
        card.paint("560,1200! 602,1340! 640,1200! 640,1600! 560,1600!", mix(SLATE, PALE, 0.16), angle=88)
    collar(card, 602, 1100, 96, BONE, PALE)
    case = card.piece("450,1420! 760,1404! 772,1500! 454,1516!", shift(TAN, -0.12), angle=4, lift=9)
    card.pattern(case, ["450,1440! 780,1424! 780,1434! 450,1450!"], shift(TAN, -0.2))
    card.paint("450,1424! 430,1350 520,1330 700,1316 786,1338! 762,1404!", shift(TAN, -0.2), angle=4, lift=6)
    card.paint("470,1410! 458,1366 540,1350 690,1338 758,1352! 744,1396!", mix(PLUM, TAN, 0.3), angle=4)
    for x, y, turn, ink, kind in (
        (520, 1396, -110, PALE, "open"),
        (600, 1384, -84, BONE, "rest"),
        (690, 1384, -64, PALE, "let_go"),
    ):
        hand(card, kind, x, y, 84, turn, FAIR, glove=ink, lift=4)
    card.paint("450,1424! 760,1404! 762,1426! 452,1446!", shift(TAN, -0.06), angle=4, lift=4)
    card.paint(["520,1418! 548,1416! 550,1446! 522,1448!", "668,1408! 696,1406! 698,1436! 670,1438!"], BONE, lift=2)
    for upper, x, y, turn, flip in (
        ("486,1222 448,1270 430,1340 432,1410 450,1470! 524,1480! 530,1420 520,1330 514,1260", 492, 1470, 24, False),
        ("722,1218 760,1266 782,1340 782,1400 768,1460! 696,1470! 690,1410 690,1330 694,1258", 726, 1462, 158, True),
    ):
        card.paint(upper, mix(SLATE, PALE, 0.36), angle=86, lift=5)
        hand(card, "cover", x, y, 96, turn, RED, age=40, flip=flip, lift=6)
