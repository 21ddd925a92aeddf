"""The bed below: an old man who pretends, and a cello that has been put where she lies."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.quick_before_it_gets_light.inks import ASH, BONE, CAST, CHALK, NIGHT, PLUM, SLATE, WOOD


def board(card: Sheet) -> None:
    """Lay headboard and pillows."""
    card.paint(
        "14,1840! 14,1296! 60,1230 200,1226 600,1190 1000,1226 1140,1230 1186,1296! 1186,1840!",
        PLUM,
        angle=2,
        laps=60,
        lift=10,
    )
    card.paint(
        "56,1310! 200,1270 420,1276 578,1304! 604,1440 590,1640! 300,1680 50,1640! 36,1450",
        BONE,
        angle=8,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=9,
    )
    card.paint(
        "640,1312! 800,1276 1000,1270 1140,1306! 1164,1450 1150,1640! 900,1680 630,1640! 616,1450",
        BONE,
        angle=-6,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=9,
    )


def sleepers(card: Sheet) -> None:
    """Lay his head, and beside it a scroll and a neck."""
    Head(card, CAST["awake"], 316, 1412, 172, tilt=-10).draw()
    at = affine(900, 1450, 1.25, 14)
    for x, y in ((-1, -88), (1, -66), (-1, -34), (1, -12)):
        card.paint(ribbon(f"{x * 20},{y} {x * 74},{y - 6}", (14, 16), at, 1.25), NIGHT, lift=4)
        card.paint(f"{x * 66},{y - 26} {x * 96},{y - 24}! {x * 96},{y + 12}! {x * 66},{y + 14}", NIGHT, at=at, lift=4)
    card.paint(
        "-28,300! -26,20 -30,-80 -56,-130 -58,-190 -16,-226 36,-214 58,-170 46,-124 28,-90 26,20 28,300!",
        WOOD,
        at=at,
        angle=80,
        lift=8,
    )
    card.paint(
        ribbon(
            "34,-128 40,-176 4,-204 -32,-182 -26,-144 2,-140 12,-164 -2,-174", (9, 11, 11, 10, 9, 8, 6, 4), at, 1.25
        ),
        shift(WOOD, -0.15),
        wobble=0.4,
    )
    card.paint("-17,6! 17,6! 24,320! -24,320!", NIGHT, at=at, angle=86, lift=3)
    for x in (-9, 0, 9):
        card.paint(ribbon(f"{x},-70 {x},8 {x * 1.5},320", (2.4, 2.4), at, 1.25), ASH, wobble=0.2)


def quilt(card: Sheet) -> None:
    """Over both, with the sheet turned back."""
    cover = card.piece(
        "-40,1650! 160,1600 330,1590 520,1630 640,1650 760,1620 920,1570 1080,1600 1240,1640! 1240,1840! -40,1840!",
        SLATE,
        angle=4,
        laps=80,
        lift=10,
    )
    with card.inside(cover):
        for k in range(7):
            card.paint(ribbon(f"{20 + 190 * k},1560 {-30 + 206 * k},1860", (58, 70)), PLUM, angle=86)
            card.paint(ribbon(f"{116 + 190 * k},1560 {74 + 206 * k},1860", (6, 6)), mix(SLATE, ASH, 0.6))
    card.paint(
        "-40,1600! 160,1546 330,1530 520,1580 640,1612 760,1580 920,1534 1080,1560 1240,1600! 1240,1690! 1080,1656 920,1630 "
        "760,1672 640,1700 520,1684 330,1646 160,1650 -40,1696!",
        CHALK,
        angle=4,
        edge="torn",
        wobble=4,
        lift=8,
    )
