"""From the Top: a choir in one blaze of robes, one mouth held shut; four basses have other cares."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.from_the_top.cast import (
    BLACK,
    BONE,
    BROWN,
    CAST,
    CLOTH,
    CORE,
    DARK,
    DEEP,
    FOLDS,
    INK,
    LIGHT,
    ORANGE,
    PALE,
    SLATE,
    TAN,
    WARM,
)
from art.scenes.houseguests.from_the_top.conductor import conductor

GROUND = BONE
__all__ = ["CAST", "GROUND", "paint"]
Place = tuple[str, float, float, float, float]
"""Who, x, y, size, turn."""
ROWS: Final[tuple[tuple[Place, ...], ...]] = (
    (
        ("lost it", 92, 486, 66, 0.3),
        ("deals", 216, 436, 64, 0.1),
        ("counts", 474, 452, 66, -0.4),
        ("goat", 344, 418, 70, 0.0),
        ("voice 0", 664, 396, 62, 0.0),
        ("voice 1", 846, 410, 64, -0.2),
        ("voice 2", 1040, 440, 62, -0.3),
    ),
    (
        ("voice 3", 20, 724, 70, 0.3),
        ("voice 4", 186, 690, 72, 0.25),
        ("voice 5", 384, 700, 68, 0.0),
        ("voice 6", 566, 640, 76, 0.1),
        ("voice 7", 768, 654, 74, 0.0),
        ("voice 8", 966, 676, 70, -0.2),
        ("voice 9", 1154, 712, 74, -0.35),
    ),
    (
        ("voice 10", 92, 984, 80, 0.2),
        ("voice 11", 298, 940, 82, 0.1),
        ("neighbour", 526, 876, 90, 0.35),
        ("boy", 716, 962, 80, 0.0),
        ("voice 12", 926, 934, 80, -0.1),
        ("voice 13", 1126, 970, 86, -0.3),
    ),
    (
        ("voice 14", 34, 1282, 96, 0.3),
        ("voice 15", 262, 1226, 98, 0.15),
        ("voice 16", 478, 1240, 90, 0.0),
        ("voice 17", 684, 1276, 88, 0.0),
        ("voice 18", 896, 1216, 100, -0.1),
        ("voice 19", 1128, 1256, 96, -0.25),
    ),
)


def paint(card: Sheet) -> None:
    """Lay four rows from the back to the front, cards behind one of them, then the hands that beat time."""
    _arch(card)
    for k, people in enumerate(ROWS):
        _robes(card, k, people)
        for place in people:
            _voice(card, place, collar=ORANGE if k == 2 else BONE)
        if k == 0:
            _cards(card)
            _stole(card)
        if k == 2:
            _sealed(card)
    _hem(card)
    _tambourine(card)
    conductor(card)


def _arch(card: Sheet) -> None:
    """The wall's one shape: a blind arch, which takes in as many as it can."""
    card.paint(
        "214,1000! 214,470 262,300 392,164 566,104 740,104 914,164 1044,300 1092,470 1092,1000!",
        mix(BONE, TAN, 0.24),
        angle=84,
        laps=120,
        grain=0.2,
        edge="torn",
        core="#f6efe0",
        wobble=2,
        lift=5,
    )


def _robes(card: Sheet, k: int, people: tuple[Place, ...]) -> Patch:
    """One row is one mass, its edge the shoulders."""
    top = ["-60,1500!"]
    for _, x, y, r, _ in sorted(people, key=lambda p: p[1]):
        top += [
            f"{x - r * 1.25:.0f},{y + r * 2.3:.0f}",
            f"{x - r * 0.86:.0f},{y + r * 1.52:.0f}",
            f"{x - r * 0.3:.0f},{y + r * 1.12:.0f}",
            f"{x + r * 0.3:.0f},{y + r * 1.12:.0f}",
            f"{x + r * 0.86:.0f},{y + r * 1.5:.0f}",
            f"{x + r * 1.25:.0f},{y + r * 2.3:.0f}",
        ]
    foot = "1260,1500! 1260,1600! 900,1572 600,1560 300,1570 -60,1600!"
    mass = card.piece(
        " ".join([*top, foot]), CLOTH[k], angle=86, laps=70, grain=0.2, edge="torn", core=CORE[k], wobble=2.4, lift=9
    )
    folds = [
        ribbon(
            f"{x + u * r},{y + r * (2.1 + 0.3 * ((i + k) % 2))} {x + u * r * 1.1 + 6},{y + r * 3.2} "
            f"{x + u * r * 1.25},{y + r * 4.4}",
            (2, 9, 3),
        )
        for i, (_, x, y, r, _) in enumerate(people)
        for u in (-0.95, -0.4, 0.2, 0.7)
    ]
    card.pattern(mass, folds, FOLDS[k], thin=0.3)
    return mass


def _voice(card: Sheet, place: Place, collar: Ink) -> None:
    name, x, y, r, turn = place
    face = CAST[name]
    at = affine(x, y, r)
    card.paint("-.4,.5! .4,.5! .5,1.5! -.5,1.5!", face.skin.shade, at=at, angle=86)
    for s in (-1, 1):
        card.paint(
            f"0,1.62! {s * 0.46},1.08! {s * 0.86},1.34! {s * 0.5},1.78!",
            collar,
            at=at,
            angle=s * 30,
            lift=3,
            grain=0.15,
        )
    Head(card, face, x, y, r, 0, turn=turn).draw()


def _cards(card: Sheet) -> None:
    """A trick on nobody's knees; what was won is drawn on the fourth card."""
    for x, y, t, skin, kind in (
        (128, 596, -58, PALE, "cup"),
        (232, 566, -80, BLACK, "grip"),
        (470, 580, -116, LIGHT, "cup"),
    ):
        for j, o in enumerate((-22, 0, 22)):
            at = affine(x + o * 0.9, y - 44 + abs(o) * 0.3, 1, o)
            card.paint("-19,-32! 19,-32! 19,30! -19,30!", "#f6efe0", at=at, angle=80, lift=3)
            card.paint("-12,-25! 12,-25! 12,23! -12,23!", SLATE if j != 1 else DEEP, at=at, angle=80, thin=0.1)
        hand(card, kind, x + 4, y + 34, 74, t, skin, lift=3)
    # the winner holds his up, and his fist before his mouth
    card.paint("306,508! 372,500! 382,592! 316,600!", "#f6efe0", angle=80, lift=6)
    goat = affine(345, 552, 27, -6)
    card.paint(
        "-.9,.2! -.86,-.2 -.5,-.36 .1,-.34 .36,-.7! .3,-1.1! .56,-.8 .9,-.62 .96,-.4 .7,-.34 .74,-.1! .6,-.2 .44,.1 "
        ".42,.9! .28,.9! .2,.3 -.4,.3 -.5,.9! -.64,.9! -.74,.3",
        DEEP,
        at=goat,
    )
    hand(card, "grip", 352, 652, 74, -98, DARK, lift=3)


def _stole(card: Sheet) -> None:
    """Top right: what she has round her neck sings too."""
    fur = card.piece(
        "968,548 1000,530 1046,566 1100,540 1130,520 1136,580 1090,606 1040,616 980,594", BROWN, angle=20, lift=5
    )
    with card.inside(fur):
        for u, v in ((996, 560), (1060, 590), (1100, 566)):
            card.paint(ROUND, BONE, at=affine(u, v, 7))
    at = affine(1128, 500, 44, -12)
    card.paint(
        "-.8,.3 -.86,-.4 -.92,-1.2! -.36,-.72 .2,-.74 .72,-1.3! .7,-.3! 1.4,.0 1.5,.16 .6,.36 -.2,.66",
        BROWN,
        at=at,
        angle=10,
        lift=5,
    )
    card.paint("-.1,.5! .7,.34! 1.2,.8 .9,.96 .2,.86", BROWN, at=at, angle=20, lift=2)
    card.paint(".16,.5! .8,.32! .96,.72 .5,.8", INK, at=at)
    card.paint(".1,-.2 .36,-.34 .56,-.14 .34,-.04", BONE, at=at)
    card.paint(ROUND, INK, at=affine(1143, 489, 5))
    card.paint(ROUND, INK, at=affine(1192, 492, 8))
    card.paint(ribbon("1000,600 1010,650 1000,690", (26, 22, 14)), BROWN, lift=4)
    card.paint(ribbon("1001,672 1000,694", (16, 10)), BONE)


def _sealed(card: Sheet) -> None:
    """Her hand on his mouth; he has a hand up already."""
    card.paint(
        "560,1120! 590,1040 640,1010 668,1014! 690,1064! 650,1100 620,1150 600,1190!",
        shift(CLOTH[2], 0.03),
        angle=-30,
        lift=7,
    )
    card.paint("650,1006! 672,1008! 694,1062! 676,1072!", ORANGE, angle=70, lift=2)
    hand(card, "flat", 680, 1040, 118, -14, BLACK, flip=False, age=50, lift=5)
    card.paint("812,1180! 800,1090 810,1030 846,1030! 858,1100 880,1180!", shift(CLOTH[2], 0.03), angle=84, lift=6)
    hand(card, "point", 828, 1036, 70, -84, WARM, age=12, lift=4)


def _tambourine(card: Sheet) -> None:
    card.paint("1100,1600! 1060,1500 1090,1440! 1150,1440 1200,1500 1240,1600!", shift(ORANGE, 0.02), angle=80, lift=7)
    at = affine(1040, 1420, 92, -14)
    card.paint("1,0 .72,.62 0,.92 -.72,.62 -1,0 -.72,-.62 0,-.92 .72,-.62", TAN, at=at, angle=20, lift=9)
    card.paint(
        "1,0 .72,.62 0,.92 -.72,.62 -1,0 -.72,-.62 0,-.92 .72,-.62", BONE, at=affine(1040, 1420, 76, -14), angle=20
    )
    for t in ("-.95,-.2", "-.55,.74", ".5,.78", ".95,.1", ".5,-.78", "-.5,-.76"):
        u, v = (float(q) for q in t.split(","))
        p = at @ (u, v, 1.0)
        card.paint(ROUND, SLATE, at=affine(float(p[0]), float(p[1]), 15), lift=2)
        card.paint(ROUND, BONE, at=affine(float(p[0]), float(p[1]), 5))
    hand(card, "grip", 1140, 1470, 96, 200, LIGHT, lift=4)


def _hem(card: Sheet) -> None:
    """Shoes below the front row, each in front of its own."""

    def low(x: float) -> float:
        return 1566 + 30 * float(abs((x - 600) / 660) ** 1.4)

    for _, x, _, _, _ in ROWS[3]:
        for s, u in ((-1, -44), (1, 40)):
            ink = (INK, DEEP, SLATE)[round(x) % 3]
            shoe(card, "front", x + u, low(x + u) + 2, 78, s * -6, ink, DARK, s < 0, lift=3)
    edge = " ".join(f"{x},{low(x) - 24:.0f}" for x in range(-60, 1261, 165))
    card.paint(ribbon(edge, (56, 60, 56)), CLOTH[3], angle=4, grain=0.2, lift=6)
