"""The raft: a mattress, a sister asleep with her thumb in her mouth, a plant in her arm that wears a scarf."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.quick_before_it_gets_light.inks import (
    ASH,
    BLUE,
    BONE,
    BRASS,
    BROWN,
    CAST,
    CHALK,
    PLUM,
    SLATE,
    YELLOW,
)


def raft(card: Sheet) -> None:
    """Lay the shadow on the stones, side and top of the mattress, pillow, girl, plant."""
    card.paint(
        "700,1330! 900,1440 1240,1350! 1240,1440! 1000,1510 860,1520 690,1430!",
        mix(SLATE, ASH, 0.35),
        angle=-16,
        edge="torn",
        wobble=6,
    )
    side = card.piece(
        "706,1210! 800,1290 900,1370! 1240,1260! 1240,1360! 900,1462! 790,1390 700,1300!",
        shift(BONE, -0.06),
        angle=-14,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=10,
    )
    with card.inside(side):
        for k in range(14):
            x = 716 + 40 * k
            card.paint(ribbon(f"{x},{1180 + 4 * k} {x + 6},{1480}", (10, 10)), ASH, thin=0.1)
    top = card.piece(
        "700,1206! 800,1150 960,1090 1240,1004! 1240,1266! 1080,1320 900,1376! 790,1290",
        CHALK,
        angle=-16,
        laps=60,
        grain=0.2,
        edge="torn",
        core="#fffaf0",
        wobble=6,
        lift=6,
    )
    with card.inside(top):
        for k in range(12):
            card.paint(
                ribbon(f"{720 + 62 * k},{1240 - 18 * k} {900 + 62 * k},{1400 - 18 * k}", (13, 13)), ASH, thin=0.08
            )
        for x, y in ((830, 1230), (960, 1290), (1120, 1240)):
            card.paint(ribbon(f"{x - 12},{y} {x + 12},{y - 6}", (5, 5)), BLUE)
    card.paint(
        "770,1170! 860,1110 940,1090! 990,1140 1000,1210! 920,1260 850,1270! 780,1230",
        mix(SLATE, ASH, 0.5),
        angle=-20,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=7,
    )
    # legs, night shirt
    for foot in (
        "1150,1150! 1210,1130 1250,1140! 1250,1180 1180,1196!",
        "1140,1190! 1200,1190 1250,1200! 1250,1240 1170,1230!",
    ):
        card.paint(foot, BROWN.base, angle=-10, lift=4)
    gown = card.piece(
        "940,1130! 1000,1090 1090,1060 1180,1070! 1230,1120 1220,1200 1180,1250! 1090,1260 1000,1270 930,1250! 910,1190",
        YELLOW,
        angle=-14,
        laps=46,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=9,
    )
    with card.inside(gown):
        for fold in ("960,1160 1050,1140 1170,1150", "950,1220 1060,1200 1190,1200"):
            card.paint(ribbon(fold, (3, 11, 3)), mix(YELLOW, BRASS, 0.6), thin=0.15)
        card.paint(ribbon("1196,1060 1216,1150 1176,1260", (12, 14, 12)), CHALK)
    Head(card, CAST["girl"], 886, 1168, 84, tilt=-66, turn=0.15).draw()
    card.paint(
        "960,1200! 1000,1230 980,1280 930,1290 890,1280! 880,1250! 920,1240 930,1220!",
        shift(YELLOW, -0.05),
        angle=-10,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=6,
    )
    hand(card, "fist", 912, 1272, 62, -136, BROWN, age=5, lift=4)
    card.paint(ribbon("888,1240 902,1214 916,1196", (17, 16, 12)), BROWN.base, lift=2)
    _plant(card)
    card.paint(
        "960,1130! 1010,1100 1080,1110 1110,1150! 1090,1180! 1030,1160 980,1170!",
        shift(YELLOW, 0.03),
        angle=10,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=7,
    )
    hand(card, "cover", 1090, 1158, 66, 30, BROWN, age=5, lift=4)


def _plant(card: Sheet) -> None:
    """It comes too, and is dressed for it."""
    at = affine(1050, 1070, 1, -12)
    leaf = mix(SLATE, BRASS, 0.42)
    for spec, ink in (
        ("0,-40! -60,-90 -120,-100 -150,-60! -100,-50 -50,-40", leaf),
        ("0,-40! -40,-130 -90,-190 -70,-230! -20,-190 10,-110", shift(leaf, 0.06)),
        ("4,-40! 20,-140 70,-200 110,-200! 100,-130 50,-70", leaf),
        ("6,-40! 70,-90 130,-90 160,-50! 110,-40 50,-36", shift(leaf, -0.06)),
        ("0,-30! -10,-150 10,-260 40,-280! 50,-190 24,-90", shift(leaf, 0.1)),
    ):
        card.paint(spec, ink, at=at, angle=70, lift=4)
    for vein in (
        "0,-44 -80,-80 -140,-62",
        "4,-50 -40,-150 -70,-220",
        "8,-50 60,-130 104,-196",
        "6,-60 14,-180 38,-270",
    ):
        card.paint(ribbon(vein, (4, 4, 1), at), shift(leaf, 0.16), thin=0.1)
    card.paint("-52,-40! 54,-40! 44,60! -40,60!", mix(PLUM, BRASS, 0.4), at=at, angle=84, lift=6)
    card.paint("-60,-52! 62,-52! 60,-22! -58,-22!", mix(PLUM, BRASS, 0.5), at=at, lift=4)
    scarf = card.piece("-60,-24! 0,-10 62,-26! 60,10 0,24 -58,10!", BONE, at=at, edge="torn", wobble=2, lift=4)
    tail = card.piece("20,4! 56,0! 66,70! 30,76!", BONE, at=at, edge="torn", wobble=2, lift=4)
    for piece in (scarf, tail):
        with card.inside(piece):
            for k in range(8):
                card.paint(
                    ribbon(
                        f"{-58 + 17 * k},-40 {-54 + 17 * k},90"
                        if piece is scarf
                        else f"0,{-6 + 14 * k} 80,{-10 + 14 * k}",
                        (6, 6),
                        at,
                    ),
                    BLUE,
                )
