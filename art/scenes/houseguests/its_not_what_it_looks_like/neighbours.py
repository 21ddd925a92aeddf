"""Who looks on, in the shade but for noses and hands; and the one that nobody looks at."""

from __future__ import annotations

from art.cutpaper.animals import animal
from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.its_not_what_it_looks_like.inks import (
    BONE,
    CABBAGE,
    CAST,
    CHALK,
    DIM,
    FLUSH,
    GREEN,
    INK,
    PALE,
    PLUM,
    UMBER,
)


def _half(card: Sheet, who: str, light: Patch, x: float, y: float, size: float, tilt: float) -> None:
    """A head in the shade, and the same head where the light has it."""
    face = CAST[who]
    Head(card, face.but(skin=DIM, ink=mix(face.ink, PLUM, 0.5)), x, y, size, tilt, -0.8, "side").draw()
    with card.inside(light):
        Head(card, face, x, y, size, tilt, -0.8, "side").draw()


def neighbours(card: Sheet, light: Patch) -> None:
    """Lay her in curlers, him in braces, and the dog."""
    card.paint("850,790! 960,760 1080,800! 1120,1060 1000,1100 880,960!", PLUM, angle=70, edge="torn", wobble=4, lift=6)
    _half(card, "woman", light, 846, 738, 116, -10)
    for i, (x, y, a) in enumerate(
        ((792, 656, -50), (838, 622, -20), (894, 630, 10), (936, 672, 40), (944, 730, 80), (866, 676, 0))
    ):
        at = affine(x, y, 1.0, a)
        card.paint(
            "-32,-15 0,-19 32,-15! 34,0 32,15! 0,19 -32,15! -34,0", shift(FLUSH, -0.2 + 0.012 * i), at=at, lift=4
        )
        card.paint(turned([ribbon(f"{u},-17 {u},17", (4, 4), at) for u in (-16, 0, 16)]), shift(FLUSH, -0.28))
    card.paint("1136,1600! 1226,1600! 1230,1672 1214,1692! 1096,1692! 1100,1664 1130,1652!", INK, lift=4)
    body = card.piece(
        "1010,1040! 1100,1000 1240,1010! 1240,1640! 1100,1650 1000,1600! 980,1400 960,1200",
        GREEN,
        angle=84,
        laps=60,
        edge="torn",
        core=shift(GREEN, 0.12),
        wobble=5,
        lift=10,
    )
    with card.inside(body):
        card.paint(ribbon("1060,1000 1040,1200 1050,1420", (26, 26, 26)), UMBER, wobble=1)
    _half(card, "old_man", light, 1060, 914, 128, -14)
    # hands that cannot help it
    card.paint(
        "1060,1200! 1030,1130 940,1120 930,1180! 990,1230 1060,1290!",
        shift(GREEN, 0.04),
        angle=20,
        edge="torn",
        wobble=3,
        lift=7,
    )
    hand(card, "point", 946, 1150, 112, 184, PALE, True, 78, lift=7)
    hand(card, "cover", 850, 894, 92, -128, PALE, False, 45, lift=6)
    card.paint("850,870! 980,900! 970,990! 836,940!", shift(PLUM, 0.05), angle=40, edge="torn", wobble=3, lift=6)
    card.paint("900,1460! 970,1460! 970,1498! 916,1498!", INK, angle=84)
    animal(card, "dog_sit", 960, 1500, 150, INK, shift(INK, 0.08), FLUSH, dark=BONE, flip=True, lift=7)


def girl(card: Sheet) -> None:
    """Lay what the dog sits behind, the three that she ties, her, and the plait."""
    strands = (
        ("920,1330 950,1420 900,1540 936,1640", FLUSH, 9),
        ("1240,1560 1120,1600 1040,1560 960,1650", CABBAGE, 20),
        ("1050,1420 1064,1500 1010,1560 950,1650", UMBER, 22),
    )
    for spec, ink, wide in strands:
        card.paint(ribbon(spec, (wide, wide)), ink, wobble=1.6, lift=4)
    who = Figure(
        card,
        1080,
        1778,
        62,
        POSES["crouch"].but(arm_near=(2.6, -2.6), arm_far=(2.9, -2.9), hands=("pinch", "pinch")),
        outfit("frock", FLUSH, trim=CHALK, sleeve=0.9, shoes=PLUM),
        PALE,
        "child",
        flip=True,
    )
    who.below()
    Head(card, CAST["girl"], **who.head).draw()
    who.above()
    for i in range(14):
        x, y = 934 - 24 * i, 1674 + min(9 * i, 64) + (i % 3) * 3
        ink = (FLUSH, CABBAGE, UMBER)[i % 3]
        card.paint(
            ribbon(
                f"{x},{y - 14 * (1 - 2 * (i % 2))} {x - 20},{y} {x - 50},{y + 14 * (1 - 2 * (i % 2))}", (17, 22, 17)
            ),
            ink,
            wobble=1.4,
            lift=3,
        )


def barrow(card: Sheet) -> None:
    """In the dark a wheelbarrow, and somebody small who sees everything."""
    card.paint(turned([ribbon("-30,1010 60,1030 220,1060", (16, 14))]), UMBER, lift=4, edge="torn", wobble=2)
    Head(card, CAST["baby"], 84, 910, 74, 8).draw()
    card.paint(
        "10,880! 4,820 60,786 130,800 160,860! 170,930! 140,850 80,838 36,850!",
        shift(PLUM, 0.14),
        edge="torn",
        wobble=3,
        lift=4,
    )
    card.paint(
        "-40,960! 60,980 180,960! 150,1080 80,1110 -40,1110!",
        PLUM,
        angle=10,
        edge="torn",
        core=shift(PLUM, 0.16),
        wobble=4,
        lift=6,
    )
    card.paint(
        ROUND,
        shift(UMBER, -0.05),
        at=affine(20, 1130, 44),
        edge="torn",
        wobble=2,
        lift=4,
    )
