"""Go and Stand Outside: a boy draws a door on the corridor's wall between two rooms that have lost their order."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.cast import strangers
from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CREAM, PISTACHIO, LILAC, ROSE, SKY, BROWN, PLUM = (
    "#f3ebdc",
    "#bccaa2",
    "#bdb0cb",
    "#e5bcae",
    "#b9ced6",
    "#6b4635",
    "#4c3149",
)
GROUND = CREAM
WHITE: Final = "#fbf6ea"
DARK: Final = Skin("#57382d", "#412821", "#1d1013", lip="#6a3a33", blush="#66453a", white=WHITE)
MID: Final = Skin(BROWN, "#523527", "#22141a", lip="#7a4238", blush="#7c5544", white=WHITE)
SOFT: Final = Skin("#875c45", "#694633", "#22141a", lip="#8a4b40", blush="#966a54", white=WHITE)
_CAST_OF_FOURTEEN: Final = strangers(14, (DARK, MID, SOFT), "kigali", inks=("#1d1013", "#2a1a1c"), ages=(7, 12))
_CUTS: Final = (
    "shorn",
    "rows",
    "coils",
    "shorn",
    "high_coils",
    "crop",
    "bunches",
    "afro",
    "shorn",
    "knot",
    "rows",
    "locs",
    "shorn",
    "coils",
)
_HOW: Final = ("mischief", "plain", "wary", "smug", "startled", "listening", "stubborn")
CAST: Final = {
    "sent out": Face(
        DARK,
        10,
        "diamond",
        "wedge",
        "deep",
        "plain",
        "thin",
        "crop",
        "#1d1013",
        feels=feel("ashamed"),
        ears=1.4,
        small=True,
    ),
    "teacher": Face(
        MID, 45, "long", "straight", "hooded", "thin", "flat", "receding", "#2a1a1c", feels=feel("bored"), small=True
    ),
    **{
        f"pupil {k}": who.but(
            hair=_CUTS[k],
            hat="",
            beard="",
            wear=("round",) if k == 5 else (),
            brow="thin",
            ink="#1d1013",
            feels=feel(
                _HOW[k % 7],
                gaze=((-0.6, 0.0, 0.1, 0.0, 0.5, 0.0, 0.0)[k % 7], -0.3 if k % 3 else 0.0),
                tilt=(k * 7) % 15 - 7,
            ),
        )
        for k, who in enumerate(_CAST_OF_FOURTEEN)
    },
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the two rooms, what has come over them, and between them the corridor, bare but for him."""
    _left(card)
    _right(card)
    _walls(card)
    _corridor(card)


def _left(card: Sheet) -> None:
    room = card.piece("-40,130! 494,122! 500,1652! -40,1660!", PISTACHIO, angle=86, laps=80, grain=0.24)
    with card.inside(room):
        card.paint("-40,1560! 500,1546! 500,1660! -40,1670!", mix(PISTACHIO, BROWN, 0.3), angle=2)
        board = card.piece("-40,196! 470,186! 474,560! -40,572!", PLUM, angle=4, laps=50, lift=6)
        lines: list[Array] = []
        for j in range(5):
            x0 = 196 if j else 150
            points = " ".join(f"{x0 + 22 * i},{248 + 58 * j + (7 if i % 2 else -7)}" for i in range(11 - (j * 3) % 5))
            lines.append(ribbon(points, (5, 6, 4)))
        card.pattern(board, turned(lines), WHITE, thin=0.25)
        card.paint(ribbon("-40,576 478,562", (14, 14)), BROWN, lift=3)
        # the big wooden compasses
        card.paint(
            [ribbon("392,300 360,520", (15, 9)), ribbon("396,300 446,512", (15, 9))], mix(BROWN, ROSE, 0.4), lift=5
        )
        card.paint(ROUND, BROWN, at=affine(394, 300, 13), lift=3)
    card.paint("-40,842! 214,836! 218,880! -40,890!", mix(BROWN, ROSE, 0.3), angle=2, lift=5)
    _teacher(card)
    rows = (
        (846, 36.0, (246, 336, 430), (11, 12, 13)),
        (1216, 42.0, (44, 148, 250, 352, 452), (6, 7, 8, 9, 10)),
        (1600, 47.0, (30, 116, 204, 290, 376, 460), (0, 1, 2, 3, 4, 5)),
    )
    for y, size, places, who in rows:
        _row(card, y, size, places, who)


def _teacher(card: Sheet) -> None:
    """He writes on."""
    who = Figure(
        card,
        92,
        842,
        60,
        POSES["reach"].but(back=True, arm_near=((1.7, -8.4), (1.5, -9.9)), hands=("pinch", "rest"), over="near"),
        outfit("coat", mix(LILAC, PLUM, 0.45), PLUM, WHITE),
        MID,
        "thin",
    )
    who.below()
    Head(card, CAST["teacher"], **who.head).draw()
    who.above()
    x, y, _ = who.wrist("near")
    card.paint(ribbon(f"{x + 18},{y - 40} {x + 26},{y - 70}", (9, 8)), WHITE, lift=2)


def _row(card: Sheet, y: float, size: float, places: tuple[int, ...], who: tuple[int, ...]) -> None:
    """Lay desks, then those who stand on them; each has the next one's ear."""
    inks: tuple[Ink, ...] = (SKY, ROSE, WHITE, mix(SKY, PLUM, 0.3), SKY, mix(ROSE, PLUM, 0.25), WHITE)
    heads: list[Head] = []
    ends: list[tuple[float, float]] = []
    for x, k in zip(places, who, strict=True):
        up = y - 58 - (k * 17) % 24
        card.paint(
            [
                f"{x - 34},{up}! {x - 24},{up}! {x - 26},{y + 12}! {x - 36},{y + 12}!",
                f"{x + 26},{up}! {x + 36},{up}! {x + 38},{y + 10}! {x + 28},{y + 10}!",
            ],
            shift(BROWN, -0.06),
            lift=2,
        )
        card.paint(
            f"{x - 48},{up - 4}! {x + 46},{up - 6}! {x + 48},{up + 12}! {x - 50},{up + 14}!",
            mix(BROWN, ROSE, 0.22),
            angle=2,
            lift=4,
        )
        body = Figure(
            card,
            x,
            up,
            size * (0.92 + (k * 5 % 7) * 0.03),
            POSES["stand"].but(arm_far=((-1.3, -5.9), (-1.35, -4.4)), arm_near=((1.2, -6.0), (1.1, -5.4)), over="none"),
            outfit(
                "frock" if k % 3 == 1 else "summer" if k % 3 else "worker",
                inks[k % 7],
                BROWN,
                WHITE,
                shoes=PLUM,
                sleeve=0.45,
                **({} if k % 3 == 1 else {"below": "breeches"}),
            ),
            CAST[f"pupil {k}"].skin,
            "child",
        )
        body.below()
        head = Head(card, CAST[f"pupil {k}"], **body.head)
        head.draw()
        heads.append(head)
        sx, sy = body.point((0.85, -6.9))
        ends.append((float(sx), float(sy)))
    for i, head in enumerate(heads[:-1]):
        nxt = heads[i + 1]
        ex, ey = nxt.x - nxt.size * 0.66, nxt.y + nxt.size * 0.12
        sx, sy = ends[i]
        skin = head.face.skin
        mx, my = (sx + ex) / 2 + 4, max(sy, ey) + 10
        card.paint(ribbon(f"{sx},{sy} {mx},{my} {ex - 6},{ey + 14}", (20, 16, 11)), skin.base, lift=3)
        hand(card, "pinch", ex - 12, ey + 20, 34, -56, skin, age=9, lift=2)


def _right(card: Sheet) -> None:
    room = card.piece("800,246! 1240,236! 1240,1040! 806,1052!", LILAC, angle=88, laps=80, grain=0.24)
    with card.inside(room):
        for x in (880, 980, 1080, 1180):
            card.paint(ribbon(f"{x},240 {x + 3},1060", (3, 3)), shift(LILAC, -0.04), thin=0.3)
    # the window, and a tree that has waited below it
    out = card.piece(
        "868,470! 1150,456! 1160,822! 874,838!", SKY, angle=4, laps=50, edge="torn", core=WHITE, wobble=8, lift=6
    )
    g = rng("trumpet tree")
    with card.inside(out):
        card.paint(ribbon("1130,840 1090,700 1120,560 1080,460", (34, 26, 22, 16)), BROWN)
        card.paint(ribbon("1100,660 1000,600 920,590", (16, 11, 6)), BROWN)
        leaves = [
            curve(
                "-1,0! -.3,-.36 .5,-.3 1,0! .5,.3 -.3,.36",
                affine(
                    float(g.uniform(860, 1160)),
                    float(g.uniform(450, 800)),
                    float(g.uniform(22, 40)),
                    float(g.uniform(0, 180)),
                ),
            )
            for _ in range(64)
        ]
        card.paint(turned(leaves[:36]), mix(PISTACHIO, BROWN, 0.32), wobble=0.5)
        card.paint(turned(leaves[36:]), PISTACHIO, wobble=0.5)
        for x, y, t in ((930, 560, 8), (1050, 520, -12), (990, 650, 14), (1120, 640, -6)):
            card.paint(
                "-.14,-1! .14,-1! .2,0 .6,.7! .2,.6! 0,1! -.2,.6! -.6,.7! -.2,0", ROSE, at=affine(x, y, 46, t), lift=4
            )
    card.paint("846,828! 1180,812! 1184,856! 848,872!", WHITE, angle=-3, lift=8)
    # the last one's soles
    for x, y, t, k in ((982, 770, -14, 0), (1060, 742, 16, 1)):
        at = affine(x, y, 1.0, t)
        card.paint("-30,-10! -26,-80 26,-80 30,-8!", DARK.shade, at=at, angle=86)
        card.paint(
            "-30,64 -38,20 -32,-20 -36,-56 -20,-78 14,-80 36,-58 30,-16 36,24 26,66 0,80",
            SOFT.base if k else shift(SOFT.base, 0.03),
            at=at,
            angle=84,
            lift=8,
        )
        card.paint("-22,56 -28,24 0,12 26,26 20,58 0,70", shift(SOFT.base, 0.06), at=at)
        card.paint("-28,-40 -10,-62 18,-64 28,-44 0,-30", shift(SOFT.base, 0.06), at=at)
        card.paint(
            [
                curve(ROUND, affine(*_on(at, u, v), r))
                for u, v, r in (
                    (-27 if k else 27, -86, 14),
                    (-6 if k else 6, -98, 11),
                    (12 if k else -12, -97, 10),
                    (26 if k else -26, -88, 9),
                    (36 if k else -36, -74, 8),
                )
            ],
            SOFT.base,
            lift=2,
        )
    _desks(card)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _desks(card: Sheet) -> None:
    """All empty; one had just been asked something."""
    for x, y, s, t in (
        (900, 1130, 0.8, 2),
        (1110, 1150, 0.8, -3),
        (930, 1390, 1.05, -2),
        (1170, 1420, 1.05, 4),
        (1040, 1690, 1.35, -3),
    ):
        at = affine(x, y, s, t)
        card.paint("-90,30! 110,24! 150,44! -70,54!", mix(CREAM, LILAC, 0.5 if y > 1350 else 0.9), at=at)
        card.paint(
            ["-80,-70! -66,-70! -62,34! -76,34!", "70,-72! 84,-72! 82,32! 70,32!"], shift(BROWN, -0.04), at=at, lift=3
        )
        card.paint("-100,-96! 94,-100! 108,-66! -108,-60!", mix(BROWN, ROSE, 0.3), at=at, angle=2 + t, lift=7)
        card.paint("-100,-62! 100,-67! 98,-48! -98,-44!", BROWN, at=at, angle=2 + t)
    card.paint("880,1018! 938,1010! 944,1040! 886,1050!", WHITE, lift=4)
    card.paint("1010,1546! 1090,1530! 1102,1574! 1020,1590!", WHITE, lift=4)
    card.paint(
        [ribbon(f"{1024 + k},{1550 + 10 * k} {1084 + k},{1538 + 10 * k}", (3, 3)) for k in range(3)], PLUM, wobble=0.3
    )
    card.paint(ribbon("1120,1552 1160,1580", (7, 5)), ROSE, lift=3)
    # a chair went over, and nobody minded
    at = affine(900, 1600, 1.0, 78)
    card.paint(
        [
            ribbon("-60,0 -60,-130", (11, 11), at),
            ribbon("20,0 20,-60", (11, 11), at),
            ribbon("-60,-60 26,-60", (14, 14), at),
            ribbon("-60,-126 -56,-126", (40, 40), at),
        ],
        BROWN,
        lift=5,
    )


def _walls(card: Sheet) -> None:
    for spec in (
        "494,-40! 522,-40! 528,1672! 500,1676!",
        "782,-40! 808,-40! 812,1840! 786,1840!",
        "-40,104! 500,96! 500,134! -40,142!",
        "-40,1644! 526,1634! 528,1676! -40,1688!",
        "800,214! 1240,204! 1240,244! 800,254!",
    ):
        card.paint(spec, mix(ROSE, PLUM, 0.12), angle=86, lift=7)


def _corridor(card: Sheet) -> None:
    card.paint(ribbon("530,1566 660,1560 784,1564", (6, 7, 6)), mix(CREAM, BROWN, 0.35), thin=0.2)
    # pegs, one satchel
    card.paint(ribbon("534,520 784,512", (13, 13)), mix(CREAM, BROWN, 0.25), lift=3)
    for x in (570, 640, 712):
        card.paint(ribbon(f"{x},516 {x + 3},548", (9, 7)), BROWN, lift=3)
    card.paint(ribbon("712,530 690,600 742,600 714,530", (5, 5, 5)), PLUM)
    card.paint("680,596! 752,592! 758,664! 676,668!", mix(ROSE, PLUM, 0.35), angle=4, lift=7)
    _door(card, 588, 800, 0.52, mix(CREAM, BROWN, 0.3))
    card.paint("560,1604! 700,1596 760,1610 640,1636 556,1626!", mix(CREAM, PLUM, 0.16))
    who = Figure(
        card,
        626,
        1606,
        106,
        POSES["away"].but(
            head=(0.15, -8.55),
            arm_near=((1.5, -5.6), (1.75, -3.9)),
            arm_far=((-1.4, -6.3), (-0.7, -7.6)),
            hands=("pinch", "flat"),
            over="near",
            turn=-0.2,
            tilt=-6,
        ),
        outfit("worker", WHITE, mix(SKY, PLUM, 0.35), SKY, below="breeches", sleeve=0.45, shoe="bare"),
        DARK,
        "child",
    )
    cloth = who.below()
    if cloth is not None:
        with card.inside(cloth):
            for x in (580, 640, 680):
                card.paint(ribbon(f"{x},1150 {x + 8},1330", (3, 10, 4)), mix(WHITE, LILAC, 0.5), thin=0.15)
    head = Head(card, CAST["sent out"], **who.head)
    head.draw()
    for side in (-1, 1):
        ear = f"{side * 0.6},-.1 {side * 0.86},-.2 {side * 0.94},.06 {side * 0.8},.34 {side * 0.6},.26"
        head.lay(ear, DARK.base, "flat", lift=3)
        head.line(f"{side * 0.68},0 {side * 0.82},-.04 {side * 0.76},.2", (0.01, 0.04, 0.01), DARK.line, "flat")
    _door(card, 718, 1440, 0.82, PLUM)
    who.above()
    u, v, _ = who.wrist("near")
    card.paint(ribbon(f"{u - 2},{v + 44} {u + 4},{v + 92}", (7, 3)), PLUM, lift=2)


def _door(card: Sheet, x: float, y: float, s: float, ink: Ink) -> None:
    """A very large door, scratched, ajar on its hinges."""
    at = affine(x, y, s, -1)
    lines = [
        ribbon(spec, (4.5, 6, 4), at)
        for spec in (
            "-62,110 -64,0 -60,-118",
            "-60,-118 0,-122 62,-116",
            "62,-116 64,0 62,112",
            "-70,112 0,110 72,114",
            "-60,-116 -20,-92 18,-76",
            "18,-76 20,10 18,92",
            "18,92 -20,100 -62,110",
            "-66,-80 -44,-76",
            "-66,76 -44,78",
            "-40,-60 -10,-46",
            "-10,-46 -10,-6",
            "-10,-6 -42,-8",
            "-42,-8 -40,-60",
        )
    ]
    card.paint([*lines, curve(ROUND, affine(*_on(at, 6, 16), 6 * s))], ink, thin=0.18, wobble=0.8)
    for k in range(4):
        card.paint(
            "-1,0 0,-.8 1,0 0,.8", mix(CREAM, BROWN, 0.35), at=affine(x - 40 + 26 * k, y + 128 * s + (k * 5) % 9, 3)
        )
