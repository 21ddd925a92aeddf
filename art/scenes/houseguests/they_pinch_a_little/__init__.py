"""They Pinch a Little: an old man tries a paper foot in every shoe; the shop girl cannot get out of the silver ones."""

from __future__ import annotations

from typing import Final

from art.cutpaper.animals import animal
from art.cutpaper.bodies import Figure
from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

MUSTARD, UMBER, CREAM, BRICK, OLIVE, SLATE, NIGHT = (
    "#ae9150",
    "#5b4638",
    "#dbcfb6",
    "#914e3d",
    "#74714a",
    "#5a6160",
    "#2a2321",
)
PAPER: Final = "#f6f0e2"
GROUND = CREAM
OLD: Final = Skin("#9c6f50", "#7a543d", NIGHT, lip="#70453a", blush="#a9785a", white=PAPER)
YOUNG: Final = Skin("#a8744f", "#83573c", NIGHT, lip="#8a4437", blush="#b57a58", white=PAPER)
SILVER: Final = mix(SLATE, PAPER, 0.86)
CAST: Final = {
    "customer": Face(
        OLD,
        76,
        "long",
        "hook",
        "smooth",
        "thin",
        "bushy",
        "combed_over",
        "#cfc6b4",
        beard="moustache",
        feels=feel(
            "proud",
            gaze=(0.55, 0.25),
            lids=(0.5, 0.62),
            brows=(0.04, 0.08),
            slant=(0.1, 0.0),
            corners=(-0.02, 0.08),
            bag=0.8,
            tilt=-4,
        ),
        long=1.08,
        plane="cheek",
    ),
    "assistant": Face(
        YOUNG,
        19,
        "round",
        "button",
        "round",
        "full",
        "arched",
        "beehive",
        NIGHT,
        wear=("drops",),
        wear_ink=MUSTARD,
        feels=feel(
            "startled",
            gaze=(-0.2, -0.75),
            brows=(0.1, 0.16),
            lids=(1.0, 1.14),
            part=0.06,
            corners=(-0.1, 0.14),
            tilt=-10,
        ),
    ),
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay wall and floor, the strip of street, the leaning boxes, then him, the seventeen shoes, and her."""
    _shop(card)
    _street(card)
    _boxes(card)
    _customer(card)
    _shoes(card)
    _assistant(card)


def _shop(card: Sheet) -> None:
    card.paint(
        "-40,1390! 500,1370 1240,1352! 1240,1840! -40,1840!",
        mix(CREAM, MUSTARD, 0.3),
        angle=2,
        laps=100,
        grain=0.2,
        edge="torn",
        core=PAPER,
        wobble=4,
    )
    card.paint(ribbon("300,1362 1240,1336", (16, 16)), mix(CREAM, UMBER, 0.35), lift=2)


def _street(card: Sheet) -> None:
    """Only legs pass; the horse is covered, as one covers furniture."""
    pane = card.piece("392,96! 1240,82! 1240,372! 398,384!", mix(MUSTARD, CREAM, 0.42), angle=88, laps=80)
    with card.inside(pane):
        card.paint("380,330! 1240,318! 1240,400! 380,400!", mix(UMBER, CREAM, 0.5), angle=2)
        for x, ink, below, s in (
            (452, NIGHT, UMBER, 1),
            (530, SLATE, NIGHT, -1),
            (640, BRICK, NIGHT, 1),
            (1160, NIGHT, UMBER, 1),
            (1216, OLIVE, NIGHT, -1),
        ):
            card.paint(
                f"{x - 40},40! {x + 36},40! {x + 40},180 {x + 22 * s + 20},336! {x + 22 * s - 14},338! {x},200 {x - 14 * s - 8},340! {x - 14 * s - 40},338! {x - 44},180",
                ink,
                angle=86,
                lift=4,
            )
            for dx in (22 * s + 2, -14 * s - 24):
                card.paint("-22,8! -18,-10 6,-10 30,2 32,10!", below, at=affine(x + dx, 340, 1.0), lift=2)
        animal(card, "horse_stand", 880, 352, 132, UMBER, NIGHT, NIGHT, lift=3)
        cloth = card.piece(
            "690,40! 1080,30! 1096,120 1090,230 1060,262! 1010,246 960,268! 900,250 840,272! 780,252 730,270! 700,200",
            PAPER,
            angle=86,
            laps=50,
            lift=7,
        )
        with card.inside(cloth):
            for x in (750, 830, 910, 1000):
                card.paint(ribbon(f"{x},40 {x + 14},150 {x - 4},270", (3, 13, 4)), mix(PAPER, SLATE, 0.3), thin=0.15)
            card.paint(ribbon("680,232 880,238 1100,226", (12, 12)), BRICK)
    for spec in (
        "372,70! 1240,56! 1240,92! 374,104!",
        "372,366! 1240,354! 1240,392! 374,404!",
        "372,70! 406,70! 410,400! 376,402!",
    ):
        card.paint(spec, UMBER, angle=3, lift=7)
    card.paint(ribbon("800,80 806,380", (13, 13)), UMBER, lift=4)


def _boxes(card: Sheet) -> None:
    """Mustard, olive, brick; one was pulled out, and the tower has bent to see which."""
    inks: tuple[Ink, ...] = (MUSTARD, OLIVE, BRICK, SLATE, shift(MUSTARD, -0.06), UMBER)
    for k in range(13):
        y = 1800 - 124 * k
        lean = 0.9 * k * k - 4 * k
        for col in range(2):
            x0 = -150 + 216 * col + lean + (k * 37 % 19) - 8
            out = 92 if (k, col) == (9, 1) else 0
            ink = inks[(k * 2 + col * 3 + k // 4) % 6]
            tilt = lean * 0.06 + (k * 13 % 5) - 2 + (6 if out else 0)
            at = affine(x0 + 108 + out, y - 60, 1.0, tilt)
            card.paint(
                "-106,-56! 106,-58! 108,60! -106,60!", ink, at=at, angle=3 + tilt, laps=50, lift=6 if not out else 12
            )
            card.paint("-112,-62! 112,-64! 112,-26! -111,-24!", shift(ink, 0.045), at=at, angle=3 + tilt, lift=4)
            card.paint("24,-10! 86,-12! 86,38! 26,40!", CREAM, at=at, angle=4, lift=1)
            card.paint(
                [ribbon(f"34,{v} {60 + (k * 7 + v) % 18},{v}", (3, 3), at) for v in (2, 14, 26)], NIGHT, wobble=0.3
            )


def _customer(card: Sheet) -> None:
    card.paint(
        ["470,1300! 500,1300! 466,1600! 440,1600!", "720,1300! 750,1300! 780,1596! 752,1598!"], UMBER, angle=86, lift=4
    )
    card.paint("400,1270! 810,1262! 830,1310 600,1330 396,1316!", BRICK, angle=3, lift=8)
    who = Figure(
        card,
        604,
        1606,
        136,
        POSES["sit"].but(
            arm_near=((1.75, -4.0), (2.2, -5.6)),
            arm_far=((-1.75, -4.0), (-0.75, -3.05)),
            hands=("pinch", "cup"),
            over="far",
            turn=0.5,
            tilt=2,
            leg_near=((1.0, -2.0), (1.15, -0.42)),
            leg_far=((-1.1, -2.05), (-0.7, -0.42)),
        ),
        outfit("suit", UMBER, shift(UMBER, -0.06), CREAM, shoes=NIGHT),
        OLD,
        "thin",
    )
    cloth = who.below()
    if cloth is not None:
        box = card.box(cloth)
        card.pattern(
            cloth,
            [ribbon(f"{x},{box[1]} {x + 20},{box[3]}", (2.5, 2.5)) for x in range(int(box[0]), int(box[2]), 26)],
            shift(UMBER, 0.06),
            thin=0.3,
        )
        card.paint(who.over("-.5,-.08! .5,-.08! .05,.46!"), PAPER, lift=2)
        card.paint(who.over("-.10,.04! .12,.04! .08,.14! .13,.40 .03,.5! -.10,.40 -.05,.14!"), BRICK, lift=2)
        for spec in ("-.03,.5! -.55,-.08! -.84,.14! -.54,.2! -.62,.28!", ".05,.5! .55,-.08! .84,.16! .54,.22! .6,.3!"):
            card.paint(who.over(spec), shift(UMBER, -0.05), lift=4)
    head = Head(card, CAST["customer"], **who.head)
    head.draw()
    # hat on his knee
    at = affine(742, 1306, 1.0, 8)
    card.paint("-150,24 -60,60 60,62 154,22 100,0 -90,2", OLIVE, at=at, angle=8, lift=10)
    card.paint("-92,18 -84,-70 -40,-104! 0,-88 50,-108 88,-66 92,16 0,36", OLIVE, at=at, angle=20, lift=5)
    card.paint("-93,-14 0,8 92,-14 93,16 0,38 -93,18", NIGHT, at=at, angle=4)
    who.above()
    # the shoe that is not the one
    hx, hy, _ = who.wrist("far")
    shoe(card, "slipper", hx + 96, hy - 6, 140, -10, BRICK, OLD, lift=7)
    _foot(card, who.wrist("near"))


def _foot(card: Sheet, wrist: tuple[float, float, float]) -> None:
    """Cut out along a pencil; another line runs a finger inside it."""
    x, y, _ = wrist
    at = affine(x + 16, y - 214, 1.34, 14)
    foot = "-34,96 -44,56 -36,10 -48,-40 -46,-78 -28,-96 4,-92 30,-74 44,-40 40,0 30,40 32,80 14,112 -16,114"
    card.paint(foot, PAPER, at=at, angle=84, grain=0.14, lift=11)
    toes = ((-34, -104, 15), (-10, -112, 12), (10, -106, 11), (27, -94, 10), (40, -78, 9))
    card.paint([curve(ROUND, affine(*_on(at, u, v), r * 1.34)) for u, v, r in toes], PAPER, lift=4)
    inner = curve(
        "-24,80 -32,50 -24,8 -34,-40 -32,-70 -16,-80 8,-74 24,-60 30,-36 26,0 18,40 20,74 8,96 -12,96", at, step=2
    )
    card.paint([curve(ROUND, affine(float(p[0]), float(p[1]), 3)) for p in inner[::9]], SLATE, wobble=0)
    hand(card, "pinch", x, y, 148, -84, OLD, True, 76, lift=7)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _shoes(card: Sheet) -> None:
    """Seventeen, in two bent rows; the odd one is in his hand."""
    inks: tuple[Ink, ...] = (BRICK, NIGHT, OLIVE, PAPER, SLATE, MUSTARD, UMBER, shift(BRICK, 0.08))
    kinds = ("slipper", "shoe", "boot", "sandal", "shoe", "clog", "curled", "shoe")
    for k in range(8):
        t = k / 7
        x, y = 316 + 66 * k, 1640 + 96 * (1 - (2 * t - 1) ** 2) - (70 if k % 2 else 0)
        for j in (0, 1):
            shoe(
                card,
                kinds[k],
                x + 42 * j - 20,
                y + 24 * j,
                84,
                -6 + 5 * j,
                shift(inks[k], 0.05 * j),
                YOUNG,
                k > 4,
                lift=5,
            )


def _assistant(card: Sheet) -> None:
    card.paint("850,1756! 1050,1738 1240,1746! 1240,1796 860,1790!", mix(CREAM, UMBER, 0.5))
    who = Figure(
        card,
        905,
        1750,
        88,
        POSES["sit_floor"].but(
            arm_near=((1.0, -2.0), (1.9, -1.25)),
            arm_far=((1.3, -2.9), (2.3, -1.9)),
            hands=("grip", "grip"),
            turn=0.1,
            tilt=4,
            leg_near=((1.35, -2.3), (2.25, -0.75)),
            leg_far=((1.9, -1.6), (2.5, -0.3)),
        ),
        outfit("frock", OLIVE, NIGHT, PAPER, shoe="heel", shoes=SILVER),
        YOUNG,
        "stout",
    )
    who.below()
    Head(card, CAST["assistant"], **who.head).draw()
    who.above()
    # the horn did not help
    horn = affine(760, 1776, 1.0, -10)
    card.paint("-86,6 -70,-12 0,-14 90,-6! 92,8! 0,10 -70,22", MUSTARD, at=horn, lift=6)
