"""Has Anyone Seen Daddy?: eleven holes and a twelfth; the towels keep clear of a melon and her laugh."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.builds import Build
from art.cutpaper.contour import affine, ribbon, stripes
from art.cutpaper.crowds import from_above
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.has_anyone_seen_daddy.inks import (
    AQUA,
    BROWN,
    BURNT,
    CAST,
    CORAL,
    FAIR,
    LEMON,
    LINE,
    MID,
    PETROL,
    ROUND,
    SAND,
    TAN,
    WET,
    WHITE,
)
from art.scenes.houseguests.has_anyone_seen_daddy.towels import towels

GROUND = SAND
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay towels, then her alone, holes in a row, and those who wait."""
    towels(card)
    _she(card)
    _holes(card)
    _father(card)
    _boy(card)
    _girls(card)
    _grandfather(card)


def _she(card: Sheet) -> None:
    # where towels lay until now
    for x, y, w, t in ((590, 420, 150, 20), (900, 700, 160, -30), (880, 380, 130, 50)):
        card.paint(ribbon(f"-{w},0 0,6 {w},0", (2, 5, 2), affine(x, y, 1, t)), WET, thin=0.3)
    card.paint("470,690 560,640 680,660 716,740 660,812 540,818 474,764", WHITE, angle=12, lift=5)
    at = affine(594, 736, 104, -12)
    rind = card.piece("1,0 .72,.66 0,.94 -.72,.66 -1,0 -.72,-.62 0,-.9 .72,-.62", PETROL, at=at, angle=20, lift=9)
    with card.inside(rind):
        card.paint(".9,0 .64,.58 0,.82 -.64,.58 -.9,0 -.64,-.54 0,-.78 .64,-.54", WHITE, at=at)
        card.paint(".82,0 .58,.52 0,.74 -.58,.52 -.82,0 -.58,-.48 0,-.7 .58,-.48", shift(CORAL, -0.04), at=at, angle=40)
        card.paint(".5,-.1 .3,.36 -.2,.4 -.44,.1 -.2,-.3 .24,-.34", shift(CORAL, 0.07), at=at, angle=70)
        seeds = [(-0.6, -0.1), (-0.4, 0.44), (0.1, 0.56), (0.5, 0.3), (0.62, -0.16), (0.2, -0.54), (-0.3, -0.46)]
        for u, v in seeds:
            p = at @ (u, v, 1.0)
            card.paint("0,-1! .6,.3 0,1 -.6,.3", LINE, at=affine(float(p[0]), float(p[1]), 9, u * 90))
    pose = POSES["stand"].but(
        waist=(0.25, -6.0),
        hip=(0.1, -4.2),
        arm_far=((-2.5, -6.5), (-1.7, -8.2)),
        arm_near=((1.7, -5.5), (-0.9, -4.9)),
        leg_near=((0.0, -2.2), (0.9, -0.5)),
        leg_far=((-1.5, -2.4), (-0.7, -0.4)),
        hands=("grip", "cup"),
        over="both",
        tilt=44,
        head=(-0.55, -9.0),
    )
    who = Figure(
        card,
        1010,
        722,
        76,
        pose,
        outfit("swimming", CORAL, CORAL, WHITE, wear=("scoop",)),
        FAIR,
        Build(0.9, 1.72, 0.9, 1.0, 1.5, 0, 0.95, 45),
        tilt=-62,
        lift=7,
    )
    trunk = who.below()
    if trunk is not None:
        with card.inside(trunk):
            for low in (0.42, 0.66, 0.86):
                card.paint(
                    ribbon(who.over(f"-.8,{low} -.2,{low + 0.05} .5,{low + 0.02}"), (2, 7, 2)), shift(CORAL, -0.1)
                )
    Head(card, CAST["melon"], **who.head).draw()
    at_x, at_y, _ = who.wrist("near")
    steel = mix(PETROL, WHITE, 0.6)
    handle = f"{at_x + 6},{at_y + 26} {at_x - 60},{at_y + 66} {at_x - 112},{at_y + 70}"
    card.paint(ribbon(handle, (14, 12, 12)), steel, lift=8)
    who.above()
    card.paint(ROUND, steel, at=affine(at_x - 126, at_y + 82, 38), lift=8)
    card.paint(ROUND, shift(CORAL, 0.05), at=affine(at_x - 126, at_y + 82, 27), angle=40)


def _holes(card: Sheet) -> None:
    crooked = (0, 14, -8, 6, -20, 10, 0, -14, 18, -6, 8)
    for k in range(11):
        x, y = 96.0 + 92 * k, 1172 + 19 * k + crooked[k] * 0.8
        at = affine(x, y, 1, -6 + 3 * (k % 4))
        card.paint("-20,-58 30,-64 58,-34 44,-8 0,-24 -34,-20", WET, at=at, angle=30, lift=4)
        card.paint("40,0 28,24 0,33 -30,24 -41,0 -28,-24 0,-31 30,-23", PETROL, at=at, angle=12)
        card.paint("38,6 27,26 0,33 -30,24 -36,12 -10,18 18,16", mix(PETROL, WET, 0.45), at=at, angle=12)


def _father(card: Sheet) -> None:
    card.paint("1130,1450 1170,1400 1240,1410! 1240,1500! 1150,1500", WET, angle=20, lift=4)
    card.paint("40,0 28,26 0,34 -30,24 -41,0 -28,-24 0,-31 30,-23", PETROL, at=affine(1100, 1412, 1))
    card.paint(ribbon("1120,1330 1106,1360 1096,1386", (13, 11, 11)), CORAL, lift=5)
    card.paint("1080,1374! 1118,1384! 1108,1424 1090,1438 1070,1420!", CORAL, angle=20, lift=4)
    trunk = from_above(
        card,
        1176,
        1282,
        74,
        138,
        outfit("summer", WHITE, PETROL, WHITE, shoes=PETROL, arms=BURNT.base),
        BURNT,
        "#5d3a30",
        arms=((1.45, 0.75), (1.3, -0.55)),
        hands=("fist", "fist"),
        girth=1.1,
    )
    if trunk is not None:
        card.pattern(trunk, stripes(card.box(trunk), 34, 15, 70), PETROL, thin=0.05)
    at = affine(1161, 1297, 74, 138)
    card.paint(
        ".74,.0 .62,-.44 .20,-.72 -.30,-.70 -.70,-.40 -.80,.06 -.66,.48 -.26,.74 .22,.70 .62,.42",
        "#5d3a30",
        at=at,
        lift=6,
    )
    card.paint(".3,0 .1,-.34 -.4,-.34 -.56,.04 -.36,.36 .08,.34", BURNT.base, at=at, angle=30)


def _boy(card: Sheet) -> None:
    at = affine(216, 938, 1, -14)
    patch = card.piece("-128,-196! 132,-190! 126,210! -120,204!", AQUA, at=at, angle=76, laps=60, grain=0.18, lift=5)
    card.pattern(patch, [ribbon(f"-140,{v} 140,{v + 4}", (16, 16), at) for v in range(-170, 210, 62)], WHITE)
    who = Figure(
        card,
        266,
        1098,
        62,
        POSES["stand"].but(
            arm_far=((-2.0, -6.0), (-2.6, -4.6)),
            arm_near=((1.5, -7.0), (1.9, -7.0)),
            hands=("rest", "flat"),
            leg_near=((1.1, -2.3), (1.5, -0.42)),
            leg_far=((-0.8, -2.3), (-1.2, -0.42)),
        ),
        outfit("swimming", BROWN.base, BROWN.base, BROWN.base, wear=()),
        BROWN,
        Build(0.72, 0.86, 0.0, 0.84, 0.85, 0, 0.85, 9),
        tilt=-14,
    )
    trunk = who.below()
    if trunk is not None:
        with card.inside(trunk):
            card.paint(who.over("-2,.72! 2,.7! 2,1.6! -2,1.6!"), LEMON, angle=4)
    who.above()
    k = who.head
    card.paint(ROUND, BROWN.base, at=affine(k["x"], k["y"], 50))
    card.paint(ROUND, WHITE, at=affine(k["x"] - 2, k["y"] + 4, 84), angle=30, laps=30, lift=9)
    card.paint(ROUND, shift(WHITE, -0.05), at=affine(k["x"], k["y"], 46), angle=70, lift=6)
    ring = ribbon("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0", (0.2, 0.2), affine(k["x"], k["y"], 48), 48)
    card.paint(ring, CORAL)
    # one arm straight up at us
    x, y, _ = who.wrist("near")
    card.paint(
        f"{x - 54},{y + 18} {x - 20},{y - 34} {x + 30},{y - 40} {x + 44},{y + 6} {x + 4},{y + 44}",
        BROWN.shade,
        angle=40,
    )
    card.paint(ribbon(f"{x - 18},{y + 10} {x + 18},{y - 30}", (50, 62)), BROWN.base, angle=60, lift=10)
    hand(card, "open", x + 20, y - 32, 118, -64, BROWN, age=9, lift=22)


def _girls(card: Sheet) -> None:
    for name, x, y, t, ink, flip in (
        ("girl left", 640, 1640, -82, CORAL, False),
        ("girl right", 430, 1640, 74, PETROL, True),
    ):
        who = Figure(
            card,
            x,
            y,
            62,
            POSES["stand"].but(
                arm_near=((2.0, -6.4), (1.9, -4.8)),
                arm_far=((-2.0, -6.4), (-1.6, -4.9)),
                hands=("flat", "flat"),
                over="none",
                tilt=0,
            ),
            outfit("swimming", ink, ink, WHITE),
            CAST[name].skin,
            Build(0.66, 0.9, 0.1, 0.95, 0.82, 0, 0.82, 6),
            flip=flip,
            tilt=t,
        )
        who.below()
        k = who.head
        Head(card, CAST[name], **{**k, "tilt": t * 0.5}).draw()
    card.paint(
        "476,1560 530,1520 580,1540 620,1600 610,1690 560,1740 490,1724 450,1650", WET, angle=30, laps=40, lift=9
    )
    card.paint("500,1580 540,1560 566,1580 540,1610", SAND, angle=30)
    for x, y in ((512, 1650), (560, 1668), (548, 1700)):
        card.paint(ROUND, mix(WET, TAN, 0.3), at=affine(x, y, 9))


def _grandfather(card: Sheet) -> None:
    from_above(
        card,
        1046,
        1526,
        58,
        196,
        outfit("waistcoat", AQUA, PETROL, WHITE, shoes=TAN),
        MID,
        "#d9d4c8",
        arms=((1.1, 0.9), (1.5, -1.2)),
        hands=("grip", "flat"),
        sitting=False,
    )
    card.paint("990,1500! 930,1530 884,1548! 900,1620! 950,1578 998,1530!", LEMON, angle=10, lift=7)
    card.paint("884,1548! 912,1576 900,1620! 874,1590", LINE, angle=70)
