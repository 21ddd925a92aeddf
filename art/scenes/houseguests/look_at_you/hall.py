"""The arrivals hall: who came along, and a man who leaves by the wrong door upon his luggage."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.look_at_you.inks import BONE, BROWN, CAST, CHALK, DARK, DEEP, INK, SLATE, TAN, WARM


def hall(card: Sheet) -> None:
    """Lay the floor, the uprights and the wrong door."""
    card.paint(
        "-40,1250! 300,1236 700,1244 1240,1230! 1240,1840! -40,1840!",
        mix(BONE, SLATE, 0.16),
        angle=2,
        laps=100,
        grain=0.16,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    for x, w in ((40, 13), (330, 9), (960, 13)):
        card.paint(ribbon(f"{x},-40 {x + 4},1246", (w, w + 2)), mix(SLATE, BONE, 0.3), angle=88, lift=3)
    card.paint(ribbon("-40,150 600,140 1240,150", (9, 9)), mix(SLATE, BONE, 0.3), angle=1)
    card.paint("1100,960! 1240,950! 1240,1640! 1106,1560!", INK, angle=88)
    card.paint("1076,936! 1240,924! 1240,952! 1102,964! 1110,1564! 1084,1552!", SLATE, angle=88, lift=6)


def along(card: Sheet) -> None:
    """Nobody has told her how to greet; her carnations look at the floor."""
    who = Figure(
        card,
        82,
        1270,
        70,
        POSES["stand"].but(
            arm_far=((-1.3, -5.9), (0.0, -4.7)),
            arm_near=((1.3, -5.9), (0.5, -4.9)),
            hands=("rest", "grip"),
            over="both",
        ),
        outfit("dress", SLATE, INK, CHALK, sleeve=1.0),
        TAN,
        "slight",
    )
    cloth = who.below()
    if cloth is not None:
        card.pattern(
            cloth,
            [curve(ROUND, affine(-40 + 36 * i + 18 * (j % 2), 690 + 34 * j, 5)) for i in range(8) for j in range(16)],
            CHALK,
        )
    Head(card, CAST["along"], **who.head).draw()
    x, y, _ = who.wrist("far")
    for k, (dx, dy) in enumerate(((-32, 92), (-10, 114), (14, 106), (32, 86), (-2, 84))):
        card.paint(ribbon(f"{x},{y + 14} {x + dx * 0.5},{y + 56} {x + dx},{y + dy}", (4, 3, 3)), mix(SLATE, INK, 0.3))
        card.paint(
            "-1,-.4! -.5,.3! -.7,1! -.2,.6! 0,1.1! .3,.6! .8,.9! .5,.2! 1,-.4! 0,-.8",
            CHALK if k % 2 else mix(CHALK, BROWN, 0.35),
            at=affine(x + dx, y + dy + 8, 20, dx * 0.5),
            lift=4,
        )
    who.above()


def trolley(card: Sheet) -> None:
    """Whoever pulls it is through the door already."""
    _load(Moved(card, 812, 424, 0.74))
    card.paint(ribbon("1080,1690 1120,1600 1150,1500", (11, 11)), mix(SLATE, BONE, 0.2), lift=3)
    hand(card, "fist", 1182, 1500, 60, 172, DARK, age=20)
    card.paint("1174,1464! 1200,1460 1250,1440! 1250,1540! 1200,1536 1176,1536!", SLATE, angle=-10, lift=4)
    card.paint("1168,1466! 1186,1463! 1190,1536! 1172,1538!", CHALK, lift=2)


def _load(card: Sheet) -> None:
    card.paint("60,1760! 400,1750! 430,1776 60,1790!", mix(BONE, SLATE, 0.5))
    card.paint("90,1722! 366,1716! 366,1740! 92,1746!", SLATE, lift=4)
    for x in (140, 316):
        card.paint(ROUND, INK, at=affine(x, 1760, 26), lift=4)
        card.paint(ROUND, BONE, at=affine(x, 1760, 9))
    for x0, y0, x1, y1, ink in (
        (96, 1626, 350, 1716, BROWN),
        (120, 1548, 334, 1624, DEEP),
        (106, 1488, 318, 1546, mix(SLATE, BONE, 0.3)),
    ):
        case = card.piece(f"{x0},{y0 + 4}! {x1},{y0}! {x1 + 2},{y1}! {x0 + 3},{y1 + 3}!", ink, angle=3, lift=5)
        with card.inside(case):
            for x in (x0 + 40, x1 - 50):
                card.paint(f"{x},{y0 - 4}! {x + 14},{y0 - 4}! {x + 14},{y1 + 6}! {x},{y1 + 6}!", shift(ink, -0.1))
        card.paint(
            f"{(x0 + x1) / 2 - 20},{y0 + 22}! {(x0 + x1) / 2 + 24},{y0 + 18}! {(x0 + x1) / 2 + 26},{y0 + 46}! {(x0 + x1) / 2 - 18},{y0 + 50}!",
            CHALK,
            lift=3,
        )
    man = Figure(
        card,
        200,
        1492,
        50,
        POSES["sit_floor"].but(arm_near=(1.6, -1.5), arm_far=(2.3, -2.0), hands=("pinch", "rest")),
        outfit("suit", mix(SLATE, BONE, 0.25), INK, CHALK),
        WARM,
        "frail",
    )
    man.below()
    Head(card, CAST["patience"], **man.head).draw()
    man.above()
    for k in range(9):
        card.paint(
            "-.7,-1! .7,-1! .7,1! -.7,1!",
            CHALK,
            at=affine(232 + 17 * (k % 5), 1466 + 16 * (k // 5), 13, (k * 7) % 16 - 8),
            lift=2,
        )
    # his own label
    card.paint(ribbon("178,1350 150,1380", (3, 3)), INK)
    card.paint("122,1372! 158,1378! 152,1420! 116,1412!", CHALK, lift=4)
