"""There It Goes: a square full of faces tipped back after what has left; a priest listens to his shoe."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.inks import (
    BONE,
    BROWN,
    CAST,
    CHALK,
    LEAF,
    LIME,
    PLUM,
    SAND,
    SHELL,
    TERRACOTTA,
)
from art.scenes.houseguests.there_it_goes.priest import priest
from art.scenes.houseguests.there_it_goes.thief import lady_and_thief
from art.scenes.houseguests.there_it_goes.upturned import Gape, upturned

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the pole in an empty sky, the rows from far to near, and below them pavement, bell and shadow."""
    _pole(card)
    _row(card, FAR)
    _row(card, MIDDLE)
    _girl(card)
    _row(card, NEAR)
    _pavement(card)
    lady_and_thief(card)
    _boy(card)
    priest(card)
    _bell(card)


def _pole(card: Sheet) -> None:
    """It bears nothing; its rope still whips."""
    card.paint(ribbon("968,1060 962,560 958,-20", (19, 16, 13)), BROWN, angle=88, lift=4)
    card.paint(
        ribbon(
            "966,1010 1010,900 936,800 1030,660 950,520 1070,400 1000,250 1110,160 1100,60 1160,10", (6, 7, 5, 7, 6, 5)
        ),
        PLUM,
        lift=3,
    )
    card.paint("938,1000! 1000,996! 1002,1022! 938,1024!", PLUM, lift=2)


Body = tuple[str, float, float, float, float, Gape, Ink, str]

FAR: tuple[Body, ...] = (
    ("driver", 60, 1010, 54, -10, Gape(0.2, 0.12), TERRACOTTA, ""),
    ("nun", 176, 972, 54, 6, Gape(0.1, 0.09, 0.02), PLUM, "veil"),
    ("student", 296, 1000, 58, -16, Gape(0.14, 0.17, 0.0, "above"), LIME, ""),
    ("cook", 424, 960, 58, 5, Gape(0.16, 0.1, -0.03), SHELL, ""),
    ("porter", 742, 966, 58, 12, Gape(0.2, 0.2, 0.0, "above"), LIME, "load"),
    ("wife", 862, 1012, 56, -6, Gape(0.09, 0.13), BONE, ""),
    ("tourist", 1060, 962, 62, 8, Gape(0.17, 0.07), SHELL, "straw"),
    ("weaver", 1174, 1016, 56, 16, Gape(0.13, 0.1, 0.05), TERRACOTTA, ""),
)
"""Who, where, how large, tilted by how much, the mouth, the cloth, and what is on or behind the head."""
MIDDLE: tuple[Body, ...] = (
    ("eldest", 96, 1166, 66, -8, Gape(0.15, 0.15, 0.0, "above"), SHELL, ""),
    ("middle", 230, 1130, 66, 3, Gape(0.08, 0.06), SHELL, ""),
    ("youngest", 366, 1140, 66, 13, Gape(0.19, 0.11, 0.03), SHELL, ""),
    ("barber", 774, 1160, 68, -10, Gape(0.2, 0.06, -0.05), CHALK, ""),
    ("brass", 1012, 1146, 72, 6, Gape(0.12, 0.14), PLUM, "peaked"),
    ("son", 1146, 1190, 62, -8, Gape(0.24, 0.17, 0.0, "above"), LIME, ""),
)
NEAR: tuple[Body, ...] = (
    ("grandfather", 54, 1356, 80, -12, Gape(0.16, 0.1, 0.0, "one"), BONE, "sombrero"),
    ("policeman", 200, 1300, 78, 6, Gape(0.15, 0.18), BROWN, "cap"),
    ("limes", 424, 1290, 68, -5, Gape(0.22, 0.09, 0.0, "above"), TERRACOTTA, "shawl"),
    ("widow", 672, 1316, 68, 9, Gape(0.11, 0.06, 0.03), PLUM, "shawl"),
)


def _row(card: Sheet, row: tuple[Body, ...]) -> None:
    for name, x, y, size, tilt, gape, ink, worn in row:
        _body(card, x, y, size, ink, name)
        _behind(card, x, y, size, tilt, worn)
        upturned(card, CAST[name], x, y, size, tilt, gape)


def _body(card: Sheet, x: float, y: float, size: float, ink: Ink, name: str) -> None:
    """Shoulders and what is below, torn."""
    at = affine(x, y, size)
    wide = 1.5 if name in ("brass", "policeman", "cook") else 1.2
    body = card.piece(
        f"-.4,1.1! 0,1.3 .4,1.1! {wide * 0.8:.2f},1.2 {wide},1.6 {wide * 1.08:.2f},3 {wide},5! -{wide},5! -{wide * 1.1:.2f},3 -{wide},1.6 -{wide * 0.8:.2f},1.2",
        ink,
        at=at,
        angle=82,
        laps=max(24, size * 0.6),
        edge="torn",
        core=shift(CHALK, 0.01),
        wobble=4,
        lift=4,
    )
    with card.inside(body):
        if name in ("eldest", "middle", "youngest"):
            card.paint(ribbon("-.7,1.2 0,1.75 .7,1.2", (12, 14, 12), at), TERRACOTTA, wobble=0.5)
            card.paint(ribbon("-1.2,2.2 0,2.3 1.2,2.2", (9, 9), at), LEAF)
        elif name == "barber":
            for u in (-0.5, 0.5):
                card.paint(ribbon(f"{u},1 {u},5", (8, 8), at), SHELL)
        elif name in ("policeman", "brass"):
            for v in (1.9, 2.4, 2.9):
                card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", LIME, at=affine(x + 4, y + v * size, 7))
            card.paint(f"-{wide},1.3! -{wide * 0.5},1.2! -{wide * 0.5},1.5! -{wide},1.6!", LIME, at=at, wobble=0.5)
    if name in ("student", "weaver"):
        printed(card, body, "lattice" if name == "student" else "wave", mix(ink, PLUM, 0.35), gap=40)


def _behind(card: Sheet, x: float, y: float, size: float, tilt: float, worn: str) -> None:
    """A hat on a head tipped back stands behind it like a plate on a shelf."""
    at = affine(x, y, size, tilt)
    plate = "1.5,-.3 1.2,-1 .4,-1.36 -.4,-1.36 -1.2,-1 -1.5,-.3 -1.2,.34 -.5,.6 .5,.6 1.2,.34"
    if worn in ("straw", "sombrero"):
        k = 1.0 if worn == "sombrero" else 0.86
        brim = card.piece(
            plate,
            mix(BONE, "#d8b676", 0.6) if worn == "straw" else SHELL,
            at=affine(x, y, size * k, tilt),
            angle=tilt,
            lift=6,
        )
        with card.inside(brim):
            for r in (0.82, 0.66, 0.5):
                ring = " ".join(
                    f"{float(a) * r:.2f},{(float(b) + 0.38) * r - 0.38:.2f}"
                    for a, b in (p.split(",") for p in (plate + " 1.5,-.3").split())
                )
                card.paint(ribbon(ring, (3, 3), affine(x, y, size * k, tilt)), mix(SHELL, BROWN, 0.5), thin=0.15)
    elif worn in ("cap", "peaked"):
        card.paint(
            "-.9,-.5 -.8,-.95 0,-1.2 .8,-.95 .9,-.5 .6,-.1 -.6,-.1",
            PLUM if worn == "cap" else TERRACOTTA,
            at=at,
            lift=5,
        )
        card.paint(ribbon("-.84,-.62 0,-1.02 .84,-.62", (8, 9, 8), at), LIME)
    elif worn == "veil":
        card.paint("0,-1.1 .7,-.9 .9,0 1,1.2 1.1,1.9! -1.1,1.9! -1,1.2 -.9,0 -.7,-.9", PLUM, at=at, angle=84, lift=5)
        card.paint("0,-.98 .6,-.8 .74,0 .6,.9! -.6,.9! -.74,0 -.6,-.8", CHALK, at=at, angle=84, lift=2)
    elif worn == "shawl":
        card.paint(
            "0,-1.02 .66,-.84 .86,-.1 .84,.8 1.2,1.5 1.4,2.6! 0,3! -1.4,2.6! -1.2,1.5 -.84,.8 -.86,-.1 -.66,-.84",
            mix(PLUM, TERRACOTTA, 0.2) if x > 600 else mix(LIME, BONE, 0.4),
            at=at,
            angle=80,
            edge="torn",
            core=CHALK,
            wobble=3,
            lift=5,
        )
    elif worn == "load":
        sack = card.piece(
            "-1.5,-.9! 1.4,-1.1! 1.6,-1.9 1.2,-2.3! -1.2,-2.2! -1.7,-1.6",
            BONE,
            at=at,
            angle=4,
            edge="torn",
            core=CHALK,
            wobble=4,
            lift=5,
        )
        card.pattern(sack, [ribbon(f"{u},-2.4 {u + 0.1},-.8", (7, 7), at) for u in (-0.9, -0.3, 0.3, 0.9)], TERRACOTTA)
        card.paint(ribbon("-1,-1 -.7,-.2 -.62,.1", (8, 8, 6), at), BROWN)
        card.paint(ribbon("1,-1 .7,-.2 .62,.1", (8, 8, 6), at), BROWN)


def _girl(card: Sheet) -> None:
    """Highest of all by her hand, which has just let go or not yet."""
    card.paint(
        "520,1330! 506,1460 480,1620! 740,1620! 700,1460 690,1330! 640,1290 570,1290",
        TERRACOTTA,
        angle=84,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=6,
    )
    upturned(card, CAST["girl"], 596, 1206, 78, 10, Gape(0.17, 0.12, 0.02, "above"))
    card.paint(
        "628,1330! 690,1240 706,1100 690,960 678,880! 622,884! 620,980 628,1100 610,1200 560,1290!",
        CHALK,
        angle=84,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=8,
    )
    for v in (900, 940):
        card.paint(ribbon(f"618,{v} 690,{v - 4}", (9, 9)), LEAF)
    card.paint("630,886! 672,882! 668,790! 632,794!", SAND.base, angle=86)
    hand(card, "open", 650, 800, 118, -86, SAND, age=9, lift=5)


def _boy(card: Sheet) -> None:
    """In front of everybody's knees, from where there is least to see."""
    _body(card, 606, 1490, 56, LIME, "boy")
    upturned(card, CAST["boy"], 606, 1490, 56, -8, Gape(0.1, 0.12, 0.0, "one"))


def _pavement(card: Sheet) -> None:
    """Shell pink slabs; one shadow on them is nobody's, long, with fringes."""
    ground = card.piece(
        "-40,1640! 300,1600 560,1520 800,1500 1240,1480! 1240,1840! -40,1840!",
        mix(SHELL, BONE, 0.45),
        angle=3,
        laps=80,
        grain=0.18,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=2,
    )
    with card.inside(ground):
        for line in ("-40,1720 500,1690 1240,1650", "560,1500 520,1660 440,1840", "860,1490 900,1640 960,1840"):
            card.paint(ribbon(line, (3, 4, 3)), mix(SHELL, BROWN, 0.3), thin=0.25)
        dark = mix(PLUM, SHELL, 0.42)
        card.paint(
            "380,1840! 470,1752 620,1700 800,1650 980,1600 1240,1540! 1240,1640! 1000,1690 820,1740 640,1796 560,1840!",
            dark,
            angle=-14,
            laps=50,
        )
        fringe = []
        for k in range(26):
            x = 600 + 25 * k
            y = 1800 - 0.252 * (x - 620)
            fringe.append(
                ribbon(f"{x},{y:.0f} {x + 6 + 5 * (k % 3)},{y + 26:.0f} {x + 4},{y + 50 + 8 * (k % 4)}", (9, 8, 3))
            )
        card.paint(turned(fringe), dark, angle=80)


def _bell(card: Sheet) -> None:
    """Fallen on its side; nobody has turned round for it."""
    at = affine(1120, 1716, 0.9, 112)
    card.paint(
        "-110,60! -84,40 -60,-20 -44,-80 0,-104 44,-80 60,-20 84,40 110,60! 60,78 0,84 -60,78",
        mix("#c9a24f", BROWN, 0.35),
        at=at,
        angle=10,
        lift=8,
    )
    card.paint("-110,60 -60,48 0,44 60,48 110,60 60,78 0,84 -60,78", PLUM, at=at)
    card.paint(ribbon("-64,-6 0,6 64,-6", (9, 9, 9), at), mix("#c9a24f", CHALK, 0.3))
    card.paint(ribbon("-76,24 0,34 78,24", (6, 6, 6), at), mix("#c9a24f", CHALK, 0.3))
    card.paint("-16,62 0,50 16,62 18,96 0,112 -18,96", BROWN, at=at, lift=4)
    card.paint(
        ribbon("-18,-100 -22,-136 0,-150 22,-136 18,-100", (12, 12, 12), at), mix("#c9a24f", BROWN, 0.35), lift=3
    )
    card.paint(ribbon("30,60 20,20 40,-10 26,-40", (3, 6, 4, 2), at), PLUM)
