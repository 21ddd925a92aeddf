"""Mind the Corner: a wardrobe stuck on four porters' legs; a hand out of its door lays crumbs in pairs."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.feet import shoe
from art.cutpaper.hands import finger, hand, turned
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

ASH, CHARCOAL, PENCIL, CHALK, BONE, ORANGE = "#aea99f", "#302f31", "#6c6a69", "#efe9de", "#d6cdbe", "#d4702b"
GROUND = CHALK
DARK: Final = Skin("#5b5452", "#46403f", CHARCOAL, white=CHALK)
PALE: Final = Skin("#c9bfb1", "#a2998e", CHARCOAL, white=CHALK)
MID: Final = Skin("#948a80", "#766e67", CHARCOAL, white=CHALK)
CAST: Final[dict[str, Face]] = {}
BOX: Final = affine(650, 640, 1.2, 16)
"""The wardrobe: -300 to 300 across, -430 to 430 down."""


def paint(card: Sheet) -> None:
    """Lay three flights, whoever stands on them, the wardrobe over their heads, then all the hands."""
    _upper(card)
    _tallies(Moved(card, -24, -350, 1))
    _middle(card)
    _lower(card)
    _porters(card)
    _sitter(card)
    _wardrobe(card)
    _arms(card)
    _biscuit(card)
    _landlady(Moved(card, -40, -350, 1))


def _on(u: float, v: float) -> tuple[float, float]:
    p = BOX @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _flight(
    card: Sheet, x: float, y: float, run: float, rise: float, count: int, deep: float, inks: tuple[Ink, Ink]
) -> None:
    """Lay steps that climb from (x, y), ``run`` wide and ``rise`` high each, and the slab below them."""
    top = []
    for k in range(count):
        top += [f"{x + k * run:.0f},{y - k * rise:.0f}!", f"{x + k * run:.0f},{y - (k + 1) * rise:.0f}!"]
    ex, ey = x + count * run, y - count * rise
    slab = f"{' '.join(top)} {ex:.0f},{ey:.0f}! {ex:.0f},{ey + deep:.0f}! {x:.0f},{y + deep:.0f}!"
    card.paint(slab, inks[0], angle=28 if run < 0 else -28, laps=60, lift=9)
    for k in range(count):
        a, b, h = x + k * run, x + (k + 1) * run, y - (k + 1) * rise
        lip = 12 if run > 0 else -12
        card.paint(
            f"{a - lip:.0f},{h - 4:.0f}! {b:.0f},{h - 6:.0f}! {b:.0f},{h + 16:.0f}! {a - lip:.0f},{h + 18:.0f}!",
            inks[1],
            angle=2,
            lift=4,
        )
        card.paint(
            f"{a:.0f},{h + 18:.0f}! {a + run * 0.1:.0f},{h + 18:.0f}! {a + run * 0.1:.0f},{h + rise:.0f}! {a:.0f},{h + rise:.0f}!",
            shift(inks[0], -0.08),
            angle=88,
        )


def _crumbs(card: Sheet, x: float, y: float, size: float = 11) -> None:
    for k in (-1, 1):
        card.paint(
            "-1,-.9! .9,-1! 1,.8! -.8,1!",
            mix(BONE, PENCIL, 0.2),
            at=affine(x + k * size * 1.5, y - size, size, k * 14),
            lift=3,
        )


def _upper(card: Sheet) -> None:
    """The flight that they came down; at the top left it leaves the card."""
    _flight(card, 1240, 560, -128, 58, 10, 150, (BONE, mix(CHALK, BONE, 0.25)))
    for k in range(10):
        x, y = 1240 - 128 * k, 560 - 58 * (k + 1)
        card.paint(ribbon(f"{x - 40},{y} {x - 44},{y - 190}", (5, 5)), PENCIL)
        if k > 2:
            _crumbs(card, x - 84, y - 6, 9)
    card.paint(ribbon("1240,300 600,16 400,-80", (20, 20)), CHARCOAL, angle=24, lift=6)


def _middle(card: Sheet) -> None:
    card.paint("930,908! 1240,900! 1240,1010! 936,1014!", PENCIL, angle=4, lift=8)
    card.paint("916,894! 1240,884! 1240,914! 916,922!", BONE, angle=3, lift=5)
    _flight(card, 280, 1420, 130, 102, 5, 340, (mix(BONE, ASH, 0.35), CHALK))


def _lower(card: Sheet) -> None:
    card.paint("-40,1412! 470,1412! 470,1840! -40,1840!", ASH, angle=88, laps=80, lift=8)
    _flight(card, 1262, 1850, -132, 73, 6, 460, (ASH, CHALK))
    card.paint("-40,1404! 486,1408! 486,1436! -40,1438!", CHALK, angle=2, lift=6)
    card.paint("-40,1500! 470,1496! 470,1840! -40,1840!", shift(ASH, -0.04), angle=60, thin=0.2)
    card.paint(ribbon("470,1436 468,1840", (9, 9)), PENCIL, thin=0.1)
    # an orange has come down by itself
    at = affine(1064, 1656, 47)
    card.paint(ROUND, ORANGE, at=at, angle=40, lift=10)
    card.paint("-.7,.2 -.3,.8 .3,.9 .8,.4 .4,.6 -.2,.6", shift(ORANGE, -0.1), at=at, angle=30)
    card.paint("-.1,-.9 .1,-.7 .3,-.86 .1,-.98", CHARCOAL, at=at)


def _trouser(card: Sheet, line: str, widths: tuple[float, ...], ink: Ink) -> Patch | None:
    return card.paint(ribbon(line, widths), ink, angle=86, laps=40, grain=0.26, lift=9)


def _porters(card: Sheet) -> None:
    """Three upright ones, of whom the wardrobe leaves legs."""
    for line, x, ink in (
        ("330,940 352,1180 290,1376", 286, shift(CHARCOAL, 0.05)),
        ("276,900 150,1170 104,1376", 100, CHARCOAL),
    ):
        shoe(card, "shoe", x, 1350, 140, 0, "#1d1c1e", MID, lift=6)
        _trouser(card, line, (116, 104, 88), ink)
    for line, x, y, calf in (
        ("760,1120 742,1310 760,1430", 764, 1512, "742,1380 760,1470 762,1520"),
        ("880,1100 924,1340 906,1450", 904, 1584, "922,1400 906,1500 902,1590"),
    ):
        leg = card.paint(ribbon(calf, (76, 82, 46)), DARK.base, angle=84, lift=6)
        shoe(card, "bare", x, y, 118, 0, DARK.base, DARK, lift=5)
        if leg is not None and x > 800:
            with card.inside(leg):
                for mark in ("912,1466 906,1540", "884,1516 906,1546 930,1520", "892,1484 930,1490"):
                    card.paint(ribbon(mark, (7, 7, 7)), CHALK)
        cloth = _trouser(card, line, (132, 124, 112), CHALK)
        if cloth is not None:
            card.pattern(cloth, [ribbon(f"640,{v} 1040,{v + 16}", (15, 15)) for v in range(1130, 1480, 48)], CHARCOAL)
    # the third stands above, in evening shoes; his coat goes in behind the wardrobe
    for x, t in ((1052, 1), (1146, -1)):
        shoe(card, "front", x + 4, 858, 100, t * 8, "#1d1c1e", PALE, t < 0, lift=5)
        card.paint(f"{x - 46},560! {x + 50},560! {x + 40},838! {x - 30},842!", CHARCOAL, angle=86, lift=6)
        card.paint(f"{x - 26},832! {x + 36},832! {x + 32},860! {x - 22},860!", CHALK, angle=4)
    coat = card.piece(
        "960,360! 1070,342 1150,380 1204,480 1222,640 1216,730! 1160,740 1112,640! 1080,716 960,720!",
        PENCIL,
        angle=80,
        laps=50,
        lift=9,
    )
    with card.inside(coat):
        card.paint("1150,380! 1240,380! 1240,760! 1180,760! 1190,560", shift(PENCIL, -0.07), angle=84)
        for v in (560, 600):
            card.paint(ROUND, CHALK, at=affine(1118, v, 9))


def _sitter(card: Sheet) -> None:
    """He has sat down inside his own knees; his soles look at us, and his hands hold nothing at all."""
    card.paint("400,1000! 720,1000! 760,1240 752,1412! 408,1412! 400,1240", CHARCOAL, angle=80, lift=7)
    for x, s in ((494, -1), (672, 1)):
        card.paint(
            f"{x - 66},1424! {x - 74},1300 {x - 66},1196 {x},1158 {x + 66},1196 {x + 74},1300 {x + 66},1424!",
            shift(CHARCOAL, 0.09 if s < 0 else 0.12),
            angle=84,
            laps=40,
            lift=10,
        )
        hand(card, "drop", x - 4 * s, 1200, 134, 92, MID, s > 0, 60, lift=5)
        card.paint(
            ribbon(f"{x + 60 * s},1050 {x + 24 * s},1130 {x},1208", (104, 96, 78)), ASH, angle=70, laps=40, lift=8
        )
        card.paint(f"{x - 46},1186! {x + 46},1186! {x + 42},1216! {x - 42},1216!", CHALK, angle=4, lift=4)
    for x, t in ((484, -9), (690, 12)):
        at = affine(x, 1428, 1.12, t)
        card.paint(
            "-46,60 -56,0 -50,-60 -22,-96 18,-98 50,-66 54,-6 44,58 20,92 -22,92", PENCIL, at=at, angle=84, lift=9
        )
        card.paint("-36,52 -44,0 -38,-54 -16,-84 14,-84 40,-56 42,-4 34,50 14,78 -16,78", ASH, at=at, angle=84)
        card.paint(ribbon("-44,24 0,34 44,22", (7, 8, 7), at), PENCIL)
        for v in (-56, -34, -12):
            card.paint(ribbon(f"-34,{v} 0,{v + 7} 36,{v}", (3, 5, 3), at), PENCIL, thin=0.1)
        if t > 0:
            card.paint(ROUND, MID.base, at=affine(x + 10, 1386, 19))


def _wardrobe(card: Sheet) -> None:
    box = card.piece(
        "-300,-400! 300,-400! 300,400! -300,400!", CHARCOAL, at=BOX, angle=118, laps=80, grain=0.26, lift=22
    )
    for u in (-262, 262):
        card.paint(f"{u - 30},398! {u + 30},398! {u + 20},440 {u},452 {u - 20},440", "#232224", at=BOX, lift=10)
    lines: list[Array] = []
    odd: list[Array] = []
    for j in range(7):
        for i in range(6):
            u, v = -245 + 98 * i, -312 + 100 * j
            if (i, j) == (1, 4):
                odd.append(
                    ribbon(
                        f"{u - 34},{v - 34} {u - 32},{v + 6} {u},{v + 36} {u + 32},{v + 6} {u + 34},{v - 34}",
                        (9, 9),
                        BOX,
                    )
                )
                odd.append(
                    ribbon(f"{u - 15},{v - 34} {u - 12},{v} {u},{v + 12} {u + 12},{v} {u + 15},{v - 34}", (6, 6), BOX)
                )
            else:
                lines.append(
                    ribbon(
                        f"{u - 34},{v + 34} {u - 32},{v - 6} {u},{v - 36} {u + 32},{v - 6} {u + 34},{v + 34}",
                        (9, 9),
                        BOX,
                    )
                )
                lines.append(
                    ribbon(f"{u - 15},{v + 34} {u - 12},{v} {u},{v - 12} {u + 12},{v} {u + 15},{v + 34}", (6, 6), BOX)
                )
    card.pattern(box, turned(lines), PENCIL, thin=0.1)
    card.pattern(box, turned(odd), ASH, thin=0.05)
    with card.inside(box):
        card.paint("-300,-400! -276,-400! -276,400! -300,400!", shift(CHARCOAL, 0.07), at=BOX, angle=118)
        card.paint("276,-400! 300,-400! 300,400! 276,400!", "#232224", at=BOX, angle=118)
        card.paint("-300,352! 300,352! 300,400! -300,400!", "#262527", at=BOX, angle=28)
        card.paint(ribbon("-300,352 300,352", (7, 7), BOX), PENCIL)
    # cornice, too proud for this stair
    card.paint(
        "-336,-392! 336,-392! 350,-440! 250,-446 0,-486 -250,-446 -350,-440!", "#262527", at=BOX, angle=28, lift=12
    )
    card.paint(ribbon("-330,-412 330,-412", (9, 9), BOX), PENCIL)
    # the door stands open by a hand
    card.paint("-4,-392! 14,-392! 70,352! -4,352!", "#121113", at=BOX, angle=118)
    card.paint("14,-392! 26,-396! 92,346! 70,352!", shift(CHARCOAL, 0.12), at=BOX, angle=118, lift=8)
    card.paint(ROUND, BONE, at=affine(*_on(-34, 20), 17), lift=6)
    card.paint(ROUND, BONE, at=affine(*_on(96, 2), 17), lift=6)


def _fingers(card: Sheet, u: float, v: float, angle: float, skin: Skin, size: float = 128) -> None:
    """Four fingers of a hand behind the wardrobe come over its edge at (u, v) of the box."""
    at = affine(*_on(u, v), size, 16 + angle)
    for k, (y, reach) in enumerate(((-0.4, 0.5), (-0.13, 0.6), (0.13, 0.57), (0.38, 0.44))):
        line = f"-.04,{y} .2,{y} {reach},{y * 1.04}"
        card.paint(finger(line, 0.27, at), skin.base if k % 2 else mix(skin.base, skin.shade, 0.5), lift=5)
        card.paint(ribbon(f".14,{y - 0.08} .18,{y} .14,{y + 0.08}", (2, 4, 2), at), skin.shade)


def _arms(card: Sheet) -> None:
    """Each holds on, and no more than that."""
    _fingers(card, -304, 236, 0, MID, 140)
    _fingers(card, -196, 404, -90, MID, 136)
    _fingers(card, 190, 404, -90, DARK, 128)
    _fingers(card, 304, 170, 180, DARK, 128)
    _fingers(card, 304, -170, 180, PALE, 120)


def _biscuit(card: Sheet) -> None:
    """Who is in there feeds whoever comes after."""
    x, y = _on(40, 150)
    card.paint(
        f"{x - 10:.0f},{y - 50:.0f}! {x + 70:.0f},{y - 10:.0f}! {x + 110:.0f},{y + 60:.0f}! {x + 40:.0f},{y + 110:.0f}! {x - 20:.0f},{y + 50:.0f}!",
        CHALK,
        angle=40,
        edge="torn",
        core="#fbf7ee",
        wobble=4,
        lift=9,
    )
    card.paint(
        ribbon(f"{x + 92:.0f},{y + 44:.0f} {x + 66:.0f},{y + 80:.0f} {x + 36:.0f},{y + 96:.0f}", (12, 13, 12)),
        BONE,
        lift=2,
    )
    hand(card, "pinch", x + 66, y + 66, 150, 56, PALE, age=30, lift=10)
    at = affine(x + 156, y + 214, 34, 20)
    card.paint("-1,-.8! -.2,-.9 .9,-.8! 1,.3! .5,.2! .3,.8! -.2,.6! -.9,.9!", BONE, at=at, lift=6)
    for u, v in ((-0.5, -0.4), (0.1, -0.5), (0.5, -0.2), (-0.4, 0.3)):
        card.paint(ROUND, PENCIL, at=affine(x + 156 + 34 * u, y + 214 + 34 * v, 3.4))
    for dx, dy in ((180, 270), (140, 292), (196, 312), (160, 340)):
        card.paint("-1,-.7! 1,-1! .8,.9! -.8,1!", BONE, at=affine(x + dx, y + dy, 7, dx), lift=3)


def _tallies(card: Sheet) -> None:
    marks = [
        ribbon(
            f"{110 + 26 * k + (26 if k > 4 else 0)},{620 + (k * 7) % 11} {104 + 26 * k + (26 if k > 4 else 0)},{716 - (k * 5) % 13}",
            (6, 5),
        )
        for k in range(4)
    ]
    marks.append(ribbon("84,706 210,634", (6, 6)))
    marks += [
        ribbon(f"{252 + 26 * k},{618 + (k * 7) % 11} {247 + 26 * k},{712 - (k * 5) % 13}", (6, 5)) for k in range(4)
    ]
    card.paint(marks, CHARCOAL, thin=0.15, wobble=0.6)


def _landlady(card: Sheet) -> None:
    sleeve = card.piece(
        "-40,760! 60,770 150,800 196,826! 168,884! 100,880 20,880 -40,890!",
        ASH,
        angle=12,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=10,
    )
    card.pattern(
        sleeve,
        [curve(ROUND, affine(x, y, 9)) for x, y in ((20, 800), (70, 836), (120, 818), (10, 860), (96, 866))],
        CHARCOAL,
    )
    card.paint("178,812! 204,824! 180,892! 154,882!", CHALK, angle=70, lift=4)
    card.paint(ribbon("284,800 306,762", (15, 13)), CHARCOAL, lift=5)
    hand(card, "tweak", 186, 852, 124, -26, PALE, age=66, lift=7)
