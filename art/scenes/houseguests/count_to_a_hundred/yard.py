"""The yard behind the school: snow, birches far off, the one to count at, and steps that end."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.count_to_a_hundred.inks import BONE, CHALK, NIGHT, SLATE


def yard(card: Sheet) -> None:
    """Lay the far trees, the school, the snow."""
    pale = mix(BONE, SLATE, 0.26)
    for x, w in ((700, 20), (842, 13), (1030, 26), (1150, 18)):
        card.paint(f"{x},-40! {x + w},-40! {x + w + 6},1400! {x - 4},1400!", pale, angle=88, thin=0.06)
    card.paint(
        "-40,1450! 200,1400 520,1420 860,1390 1240,1410! 1240,1860! -40,1860!",
        CHALK,
        angle=4,
        laps=110,
        grain=0.2,
        edge="torn",
        core="#fffdf6",
        lift=5,
    )
    card.paint(
        "330,1660 600,1600 1000,1600 1240,1640! 1240,1780! 1000,1760 560,1770 400,1740",
        mix(CHALK, SLATE, 0.34),
        angle=3,
        grain=0.2,
    )
    for k, (x, y) in enumerate(((1180, 1462), (1128, 1500), (1172, 1552), (1110, 1600), (1150, 1664))):
        s = 0.6 + 0.1 * k
        at = affine(x, y, s, 36)
        card.paint("-14,-34 16,-34 18,0 -16,0!", mix(CHALK, SLATE, 0.75), at=at, edge="raw")
        card.paint("-14,10! 14,10! 12,34 -12,34", mix(CHALK, SLATE, 0.75), at=at, edge="raw")


def birch(card: Sheet) -> None:
    """Lay the trunk from edge to edge."""
    trunk = card.piece(
        "70,-40! 262,-40! 256,300 266,700 258,1100 272,1440 330,1640! 250,1620 180,1650 90,1620 -10,1660! 60,1440 62,900 74,400",
        CHALK,
        angle=88,
        laps=54,
        grain=0.2,
        edge="torn",
        core="#fffdf6",
        lift=10,
    )
    card.pattern(trunk, ["40,-60! 104,-60! 96,700 100,1400 60,1700! -20,1700!"], mix(CHALK, SLATE, 0.5), thin=0.1)
    marks = [
        (90, 60, 74), (180, 128, 96), (60, 236, 120), (206, 300, 70), (84, 640, 130), (200, 720, 70), (70, 860, 84),
        (150, 930, 120), (60, 1060, 70), (204, 1130, 80), (80, 1240, 150), (190, 1330, 70), (70, 1440, 90), (180, 1520, 90),
    ]  # fmt: skip
    card.pattern(
        trunk, [ribbon(f"{x},{y} {x + w / 2},{y + 9} {x + w},{y - 4}", (4, 20, 3)) for x, y, w in marks], NIGHT
    )
