"""While Nobody Is Looking: on an immense dam a woman paints one open window; at its dry foot twelve are expected."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.while_nobody_is_looking.painter import (
    ASH,
    BONE,
    CAST,
    CHALK,
    INK,
    PENCIL,
    bucket,
    curtain,
    painter,
    shadow,
    window,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay sky and river bed, the dam with its courses, cliffs over its ends; then window, woman and table."""
    card.paint("-40,-40! 1240,-40! 1240,150! -40,170!", BONE, angle=2, laps=80)
    _bed(card)
    _dam(card)
    window(card)
    shadow(card)
    _cliffs(card)
    curtain(card)
    bucket(card)
    painter(card)
    _table(card)


def _bed(card: Sheet) -> None:
    card.paint("-40,1300! 1240,1300! 1240,1840! -40,1840!", CHALK, angle=4, grain=0.2)
    for x, y, r in (
        (330, 1758, 40),
        (404, 1786, 20),
        (962, 1500, 26),
        (930, 1770, 34),
        (290, 1530, 22),
    ):
        card.paint("-1.2,.5! .9,.4! 1.9,.8 .4,1!", mix(CHALK, ASH, 0.6), at=affine(x, y, r))
        card.paint("-1,.5 -.7,-.4 .1,-.7 .9,-.2 1,.5!", shift(ASH, -0.03), at=affine(x, y, r), lift=3)


def _dam(card: Sheet) -> None:
    """One curve that falls away from us, its courses closer and closer; the fifth is missing."""
    wall = card.piece(
        "-40,90! 600,60 1240,86! 1070,1440! 820,1474 600,1484 390,1474 140,1440!", ASH, angle=88, laps=110, grain=0.3, lift=6
    )  # fmt: skip
    depths: list[float] = [60.0]
    while depths[-1] < 1470:
        depths.append(depths[-1] + 128 - 0.066 * depths[-1])
    courses: list[Array] = []
    joints: list[Array] = []
    for k, y in enumerate(depths):
        bow = 26 - y * 0.036
        if k != 5:
            courses.append(ribbon(f"0,{y + bow:.0f} 600,{y - bow * 0.6:.0f} 1200,{y + bow:.0f}", (3, 4, 3)))
        if k in (4, 5):
            continue
        for j in range(-7, 8):
            x0 = (j + 0.5 * (k % 2)) * 92
            near, far = (1 - 0.00029 * v for v in (y, y + 128 - 0.066 * y))
            joints.append(
                ribbon(f"{600 + x0 * near:.0f},{y:.0f} {600 + x0 * far:.0f},{y + 124 - 0.066 * y:.0f}", (3, 3))
            )
    card.pattern(wall, turned(courses), shift(ASH, -0.085), thin=0.1)
    card.pattern(wall, turned(joints), shift(ASH, -0.045), thin=0.3)
    card.paint("-20,76! 600,34 1220,72! 1220,132! 600,94 -20,138!", PENCIL, angle=2, lift=8)
    for x in range(60, 1190, 76):
        rim = 66 - (1 - ((x - 600) / 600) ** 2) * 30
        card.paint(f"{x - 8},{rim:.0f}! {x + 8},{rim - 1:.0f}! {x + 7},{rim - 48:.0f}! {x - 7},{rim - 48:.0f}!", INK)
    card.paint(ribbon("-20,34 600,-8 1220,30", (6, 6, 6)), INK, wobble=0.4)


def _cliffs(card: Sheet) -> None:
    left = card.piece(
        "-40,-40! 60,-40! 96,80! 60,210! 150,330! 106,470! 206,600! 160,760! 236,900! 190,1040! 300,1180! 262,1300! "
        "352,1420! 330,1500! 250,1590! 268,1690! 180,1840! -40,1840!",
        INK,
        angle=76,
        laps=60,
        lift=14,
    )
    right = card.piece(
        "1240,-40! 1150,-40! 1112,90! 1150,240! 1064,380! 1110,520! 1088,700! 1040,900! 1084,1020! 960,1160! 996,1280! "
        "900,1400! 930,1490! 1000,1570! 970,1670! 1060,1840! 1240,1840!",
        INK,
        angle=104,
        laps=60,
        lift=14,
    )
    for patch, strokes in (
        (
            left,
            (
                "-40,60! 60,210! 20,330! -40,300!",
                "40,400! 106,470! 160,760! 60,640!",
                "-40,760! 80,820! 190,1040! 60,1100! -40,1000!",
                "120,1180! 262,1300! 330,1500! 200,1440!",
                "-40,1500! 120,1470! 250,1590! 140,1760! -40,1700!",
            ),
        ),
        (
            right,
            (
                "1240,60! 1150,240! 1190,360! 1240,320!",
                "1150,480! 1110,520! 1088,700! 1180,640!",
                "1240,860! 1130,900! 1084,1020! 1190,1120! 1240,1060!",
                "1080,1220! 996,1280! 930,1490! 1060,1400!",
                "1240,1480! 1110,1500! 1000,1570! 1120,1730! 1240,1690!",
            ),
        ),
    ):
        with card.inside(patch):
            for k, spec in enumerate(strokes):
                card.paint(spec, shift(INK, 0.06 + 0.05 * (k % 2)), angle=80)


def _chair(card: Sheet, x: float, y: float, lean: float, far: bool) -> None:
    """Tipped against the table; a far one shows only its back."""
    high = 62 if far else 96
    top = (x + lean, y - high)
    legs = [
        ribbon(f"{x - 20},{y} {top[0] - 18},{top[1]}", (8, 8)),
        ribbon(f"{x + 20},{y} {top[0] + 18},{top[1]}", (8, 8)),
        ribbon(f"{top[0] - 22},{top[1]} {top[0] + 22},{top[1]}", (15, 15)),
        ribbon(f"{top[0] - 18 - lean * 0.2:.0f},{top[1] + 24} {top[0] + 18 - lean * 0.2:.0f},{top[1] + 24}", (8, 8)),
    ]
    if not far:
        legs += [
            ribbon(f"{x - 19},{y - 44} {x - 23},{y + 4}", (7, 7)),
            ribbon(f"{x + 19},{y - 44} {x + 24},{y + 4}", (7, 7)),
        ]
        seat = f"{x - 23},{y - 48}! {x + 23},{y - 48}! {x + 27},{y - 34}! {x - 26},{y - 34}!"
        card.paint(seat, INK, lift=3)
    card.paint(turned(legs), INK, wobble=0.6, lift=4)


def _table(card: Sheet) -> None:
    """Laid for twelve; eleven chairs are tipped against it."""
    card.paint(
        "330,1706! 890,1690! 1000,1740! 960,1770 600,1780 380,1776!", mix(CHALK, ASH, 0.75), angle=3, edge="torn"
    )
    for k in range(6):
        _chair(card, 420 + 76 * k, 1578, 6 - 2.4 * k, True)
    card.paint("382,1566! 838,1558! 890,1650! 330,1660!", "#fffaf0", angle=2, lift=8)
    card.paint(
        "330,1660! 890,1650! 892,1708 850,1698 806,1716 730,1700 660,1718 570,1702 490,1720 430,1704 328,1716!",
        BONE,
        angle=86,
        lift=3,
    )
    glasses: list[Array] = []
    for k in range(12):
        i, back = k % 6, k < 6
        x, y = (424 + 74 * i, 1584) if back else (396 + 86 * i, 1636)
        card.paint(
            "-1,0 -.7,-.3 0,-.42 .7,-.3 1,0 .7,.3 0,.42 -.7,.3",
            shift(ASH, -0.04),
            at=affine(x, y, 21 if back else 26),
            lift=2,
            wobble=0.4,
        )
        x, y = x + 26, y - 4
        glasses.append(ribbon(f"{x},{y} {x + 1},{y - 26}", (5, 11)))
    card.paint(turned(glasses), PENCIL, lift=3, wobble=0.3)
    for k in range(6):
        if k != 4:
            _chair(card, 384 + 90 * k, 1752, 8 - 3.2 * k, False)
