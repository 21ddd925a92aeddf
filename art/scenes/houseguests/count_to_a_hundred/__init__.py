"""Count to a Hundred: coats knotted sleeve to sleeve run out of the door; a hand in a sleeve holds out an egg."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.moved import Moved
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

BONE, YELLOW, PETROL, SLATE, UMBER, CHALK = "#e9e1d0", "#e8b51e", "#36525a", "#6d7778", "#54423a", "#f6f1e6"
GROUND = BONE
FLOOR: Final = mix(SLATE, UMBER, 0.25)
DARK: Final = "#2c2623"
SKIN: Final = Skin("#8a5f48", "#6a4736", DARK)
HOOKS: Final = tuple(46 + 86 * k for k in range(14))


def paint(card: Sheet) -> None:
    """Lay wall, floor and door, board and what hangs, the bench, the chain before it, and the yellow coat."""
    near = Moved(card, -66, -262, 1.2)
    _wall(card)
    _door(card)
    _board(near)
    _bench(card)
    _coats(near)
    _hat(Moved(card, -50, -286, 1.26))
    _chain(card)
    _yellow(near)
    _egg(card)


def _wall(card: Sheet) -> None:
    """The floor is dark and comes towards us, wet where snow has come in."""
    card.paint("-40,1476! 600,1466! 1240,1470! 1240,1860! -40,1860!", FLOOR, angle=2, laps=90, grain=0.3)
    boards = (
        "150,1470 20,1640 -120,1840",
        "430,1468 360,1640 280,1840",
        "720,1468 720,1640 730,1840",
        "960,1468 1060,1640",
    )
    card.paint([ribbon(line, (3, 6, 9)) for line in boards], shift(FLOOR, -0.07), thin=0.2)
    card.paint("-40,1430! 600,1420! 960,1424! 960,1472! 600,1470! -40,1482!", CHALK, angle=1, lift=4)


def _door(card: Sheet) -> None:
    """Low, for low people; what is outside is snow."""
    card.paint("930,866! 1240,850! 1240,1560! 934,1530!", PETROL, angle=88, lift=6)
    card.paint("976,918! 1240,904! 1240,1540! 980,1510!", CHALK, angle=4, grain=0.14)
    card.paint("976,918! 1240,904! 1240,1140! 1150,1140 1060,1110 978,1150!", mix(CHALK, SLATE, 0.34), angle=4, laps=60)
    steps = [
        ribbon(f"{x},{y} {x + w},{y - 3}", (h, h + 3))
        for x, y, w, h in ((1014, 1340, 24, 11), (1052, 1298, 20, 10), (1050, 1256, 17, 8), (1084, 1222, 14, 7))
    ]
    card.paint(steps, mix(CHALK, SLATE, 0.5), edge="raw")
    # light of the snow over the sill
    card.paint(
        "978,1512! 1240,1542! 1240,1860! 1010,1860! 930,1640",
        mix(CHALK, SLATE, 0.22),
        angle=80,
        edge="torn",
        core=CHALK,
    )
    card.paint("934,1504! 1240,1530! 1240,1562! 934,1532!", UMBER, angle=3, lift=3)


def _board(card: Sheet) -> None:
    board = card.piece(
        "-40,282! 600,272! 1240,284! 1240,366! 600,356! -40,364!", UMBER, angle=1, laps=30, grain=0.4, lift=8
    )
    with card.inside(board):
        for y in (304, 334):
            card.paint(ribbon(f"-40,{y} 500,{y - 8} 1240,{y + 4}", (3, 4, 3)), shift(UMBER, -0.08), thin=0.3)
    for k, x in enumerate(HOOKS):
        # a picture over each, for those who cannot read yet
        card.paint("-26,-28! 26,-29! 27,27! -26,26!", CHALK, at=affine(x, 226, 1, (k * 7) % 9 - 4), angle=4, lift=3)
        at = affine(x, 226, 15)
        sign: list[str] = [
            ["0,-1! .9,.8! -.9,.8!"],
            [ROUND],
            ["-.8,-.8! .8,-.8! .8,.8! -.8,.8!"],
            ["-1,.2 -.3,-.5 .5,-.3 1,-.7! .9,.5! .4,.2 -.3,.6"],
            ["0,-1! .3,-.3! 1,-.2! .45,.25! .6,1! 0,.55! -.6,1! -.45,.25! -1,-.2! -.3,-.3!"],
            ["-.9,.2! 0,-.9! .9,.2! .6,.2! .6,.9! -.6,.9! -.6,.2!"],
            ["-.2,-1! .2,-1! .2,-.2! 1,-.2! 1,.2! .2,.2! .2,1! -.2,1! -.2,.2! -1,.2! -1,-.2! -.2,-.2!"],
        ][k % 7]
        card.paint(sign, (PETROL, SLATE, UMBER)[(k * 2) % 3], at=at, wobble=0.5)
        card.paint(ribbon(f"{x},322 {x + 2},372 {x + 20},380 {x + 26},356", (12, 11, 11, 8)), DARK, lift=4)
        card.paint(ROUND, DARK, at=affine(x, 318, 11), lift=2)


def _coat(
    card: Sheet, x: float, y: float, w: float, h: float, ink: Ink, edge: str = "cut", flare: float = 1.16
) -> Patch:
    """A coat on its hook: shoulders of wool that slope, the hood folded down, sleeves that hang."""
    core = {"core": mix(ink, CHALK, 0.55)} if edge == "torn" else {}
    at = affine(x, y)
    for s in (-1, 1):
        sleeve = f"{s * w * 0.5},{46}! {s * w * 0.92},{h * 0.2:.0f} {s * w * 1.12},{h * 0.42:.0f} {s * w * 1.06},{h * 0.72:.0f}! {s * w * 0.66},{h * 0.73:.0f}! {s * w * 0.6},{h * 0.4:.0f}"
        card.paint(sleeve, shift(ink, -0.05), at=at, angle=86, edge=edge, wobble=4, lift=6, **core)  # type: ignore[arg-type]
    body = card.piece(
        f"{-w * 0.16},0! {w * 0.16},-4! {w * 0.62},52 {w * 0.84},{h * 0.24:.0f} {w * 0.86},{h * 0.5:.0f} {w * 0.86 * flare:.0f},{h}! {w * 0.2:.0f},{h + 14} {-w * 0.3:.0f},{h - 4} {-w * 0.84 * flare:.0f},{h + 6}! {-w * 0.82},{h * 0.5:.0f} {-w * 0.82},{h * 0.24:.0f} {-w * 0.6},50",
        ink,
        at=at,
        angle=86,
        laps=46,
        grain=0.38,
        edge=edge,
        wobble=4,
        lift=9,
        **core,
    )
    with card.inside(body):
        for u in (-0.45, 0.5):
            card.paint(
                ribbon(
                    f"{w * u:.0f},{h * 0.4:.0f} {w * u * 1.1:.0f},{h * 0.7:.0f} {w * u * 1.2:.0f},{h + 8}",
                    (4, 18, 9),
                    at,
                ),
                shift(ink, -0.075),
                thin=0.1,
            )
        card.paint(ribbon(f"4,60 6,{h * 0.5:.0f} 0,{h + 10}", (5, 6, 5), at), shift(ink, -0.12))
    card.paint(f"{-w * 0.24},2! 0,-16 {w * 0.24},0! {w * 0.06},54! {-w * 0.04},54!", shift(ink, -0.16), at=at)
    for flap in (
        f"{-w * 0.2},-8! {-w * 0.5},26 {-w * 0.52},100! {-w * 0.24},120 0,58! {-w * 0.14},30",
        f"{w * 0.2},-10! {w * 0.5},24 {w * 0.56},92! {w * 0.26},124 2,58! {w * 0.14},30",
    ):
        card.paint(flap, shift(ink, 0.05), at=at, angle=30, edge=edge, wobble=3, lift=5, **core)  # type: ignore[arg-type]
    return body


def _coats(card: Sheet) -> None:
    """Four that still hang, each a head taller than its child."""
    brown = _coat(card, 48, 372, 118, 740, UMBER, "torn")
    printed(card, brown, "tattersall", shift(UMBER, 0.1), gap=70)
    grey = _coat(card, 300, 366, 116, 640, SLATE, "cut")
    with card.inside(grey):
        for y in (600, 720, 840):
            card.paint(ribbon(f"286,{y} 322,{y - 2}", (13, 17)), UMBER)
            card.paint(ribbon(f"264,{y} 288,{y}", (5, 5)), DARK)
    petrol = _coat(card, 168, 376, 130, 820, PETROL, "torn")
    with card.inside(petrol):
        card.paint("20,900! 320,888! 320,940! 20,952!", shift(PETROL, 0.13), angle=2)
        card.paint("20,970! 320,958! 320,980! 20,992!", CHALK, angle=2)
        for y in (620, 740, 860):
            card.paint(ROUND, CHALK, at=affine(172, y, 15), lift=3)
    # mittens on their string
    card.paint(ribbon("270,420 240,560 262,700", (5, 5, 5)), CHALK)
    card.paint(
        "240,690! 284,690! 292,760 270,800 238,790 232,740! 216,730 222,712 238,722",
        CHALK,
        angle=80,
        edge="torn",
        wobble=3,
        lift=5,
    )


def _hat(card: Sheet) -> None:
    """One who is not a child hung it here, with a number that is no number."""
    card.paint("640,420! 700,398 780,398 842,424! 790,446 690,448", DARK, angle=4, lift=6)
    card.paint("682,418! 692,340 730,324 762,328 792,344 800,416! 740,428", shift(DARK, 0.05), angle=10, lift=5)
    card.paint("682,394! 740,406 798,392! 801,418! 740,430 680,420!", SLATE, angle=3)
    card.paint("744,384! 792,378! 796,426! 748,432!", CHALK, angle=4, lift=4)
    card.paint([ribbon(f"{758 + 9 * i},394 {757 + 10 * i},416", (4, 4)) for i in range(4)], UMBER)


def _chain(card: Sheet) -> None:
    """Sleeve, knot, coat gathered like a sack, knot, sleeve: it sags, then it is pulled."""
    light = mix(UMBER, CHALK, 0.45)
    card.paint(ribbon("690,880 724,930 742,980", (110, 92, 60)), shift(YELLOW, -0.07), lift=6)
    _link(card, (742, 980), (880, 1440), 280, PETROL, "bands")
    _link(card, (1110, 1400), (1270, 1010), 240, light, "stripes")
    _link(card, (880, 1440), (1110, 1400), 270, UMBER, "dots")
    knots: tuple[tuple[float, float, Ink, Ink, float], ...] = (
        (742, 984, YELLOW, PETROL, 30),
        (880, 1440, PETROL, UMBER, 40),
        (1110, 1402, UMBER, light, -40),
    )
    for x, y, one, other, turn in knots:
        _knot(Moved(card, x, y, 1.25), 0, 0, one, other, turn)


def _link(card: Sheet, a: tuple[float, float], b: tuple[float, float], long: float, ink: Ink, kind: str) -> None:
    """A coat hung between two knots: both sleeves along the line, the rest straight down."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    lx, ly, rx, ry = ax + dx * 0.36, ay + dy * 0.36, ax + dx * 0.64, ay + dy * 0.64
    core = mix(ink, CHALK, 0.55)
    n = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / n, dy / n
    body = card.piece(
        f"{lx - ux * 10 + uy * 22:.0f},{ly - uy * 10 - ux * 22:.0f}! {rx + uy * 24:.0f},{ry - ux * 24:.0f}! {rx + 66:.0f},{ry + 40:.0f} {rx + 70:.0f},{ry + long * 0.86:.0f}! "
        f"{(lx + rx) / 2:.0f},{(ly + ry) / 2 + long * 1.1:.0f} {lx - 52:.0f},{ly + long * 1.1:.0f}! {lx - 36:.0f},{ly + 40:.0f}",
        ink,
        angle=86,
        laps=36,
        grain=0.38,
        edge="torn",
        core=core,
        wobble=4,
        lift=9,
    )
    with card.inside(body):
        for t in (0.2, 0.55, 0.85):
            x, y = lx + (rx - lx) * t, ly + (ry - ly) * t
            card.paint(
                ribbon(
                    f"{x:.0f},{y + 20:.0f} {x - 6:.0f},{y + long * 0.6:.0f} {x - 14:.0f},{y + long * 1.2:.0f}",
                    (3, 13, 8),
                ),
                shift(ink, -0.08),
                thin=0.1,
            )
        if kind == "dots":
            for i in range(9):
                card.paint(
                    "0,-13! 9,0! 0,13! -9,0!",
                    CHALK,
                    at=affine(lx - 30 + 52 * (i % 3), ly + 40 + 62 * (i // 3) + 14 * (i % 2), 1.1, 20 * i),
                )
        for i in range(2) if kind == "bands" else ():
            y = ly + long * (0.66 + 0.2 * i)
            card.paint(
                ribbon(
                    f"{lx - 70:.0f},{y:.0f} {lx + 20:.0f},{y + 14:.0f} {rx + 70:.0f},{y + 6:.0f}",
                    (26 - 12 * i, 26 - 12 * i),
                ),
                CHALK if i else shift(PETROL, 0.14),
            )
        for i in range(7) if kind == "stripes" else ():
            x = lx - 50 + 30 * i
            card.paint(
                ribbon(f"{x:.0f},{ly - 200:.0f} {x - 4:.0f},{ly + 260:.0f}", (7, 7)), mix(SLATE, CHALK, 0.4), thin=0.15
            )
    for (px, py), (qx, qy), k in (((lx, ly), (ax, ay), 1.0), ((rx, ry), (bx, by), 0.92)):
        sleeve = ribbon(
            f"{px + ux * 44 * (1 if k == 1 else -1):.0f},{py + uy * 44 * (1 if k == 1 else -1):.0f} {(px + qx) / 2:.0f},{(py + qy) / 2 + 8:.0f} {qx:.0f},{qy:.0f}",
            (92 * k, 78 * k, 50),
        )
        laid = card.piece(
            sleeve, shift(ink, -0.035 if k == 1 else 0.03), angle=60, laps=26, edge="torn", core=core, wobble=3, lift=6
        )
        with card.inside(laid):
            card.paint(ribbon(f"{px:.0f},{py:.0f} {qx:.0f},{qy:.0f}", (3, 12)), shift(ink, -0.1), thin=0.1)


def _knot(card: Sheet, x: float, y: float, a: Ink, b: Ink, turn: float) -> None:
    at = affine(x, y, 0.62, turn)
    for spec, ink in (
        ("-20,-30! 0,-92 46,-104! 60,-70! 24,-10", shift(b, 0.04)),
        ("20,26! 0,96 -50,110! -62,78! -24,14", shift(a, 0.04)),
        ("-50,-36 0,-52 50,-30 58,10 20,40 -40,38 -62,0", a),
        ("-30,-50! 20,-44 56,20 40,46! -10,20 -44,-20", b),
    ):
        card.paint(spec, ink, at=at, angle=turn, edge="torn", core=mix(ink, CHALK, 0.55), wobble=3, lift=6)
    card.paint(ribbon("-24,-40 10,-10 34,38", (3, 9, 3), at), shift(b, -0.12))


def _yellow(card: Sheet) -> None:
    """Loud, and somebody is in it."""
    # the sleeve that hangs, and is the chain's beginning
    tail = card.piece(
        "524,520! 574,640 622,800 646,960! 630,1010 596,1006! 564,900 474,760",
        shift(YELLOW, -0.07),
        angle=84,
        laps=40,
        lift=7,
    )
    with card.inside(tail):
        card.paint(ribbon("524,760 564,800 614,790", (4, 13, 4)), shift(YELLOW, -0.14))
        card.paint(ribbon("524,940 564,960 614,950", (4, 13, 4)), shift(YELLOW, -0.14))
    coat = card.piece(
        "422,372! 474,366! 542,420 580,520 590,700 604,900 626,1180! 514,1204 414,1186 284,1206! 298,960 320,720 326,540 358,428",
        YELLOW,
        angle=86,
        laps=60,
        grain=0.3,
        lift=12,
    )
    with card.inside(coat):
        card.paint("326,540! 374,800 354,1000 344,1220! 274,1220! 274,540!", shift(YELLOW, -0.07), angle=86)
        for fold in ("494,760 514,960 504,1200", "414,860 408,1020 420,1190"):
            card.paint(ribbon(fold, (4, 22, 9)), shift(YELLOW, -0.09), thin=0.08)
        card.paint(ribbon("440,520 446,800 434,1200", (6, 7, 6)), mix(YELLOW, UMBER, 0.5))
        for y in (620, 760, 900, 1040):
            card.paint(ribbon(f"422,{y} 466,{y - 2}", (18, 18)), UMBER, lift=2)
        for a, b in (((344, 1000), (414, 994)), ((474, 992), (564, 1002))):
            card.paint(ribbon(f"{a[0]},{a[1]} {b[0]},{b[1]}", (15, 15)), shift(YELLOW, -0.13), lift=2)
    card.paint("394,392! 446,356 506,386! 464,470! 440,470!", shift(YELLOW, -0.2))
    for flap in (
        "398,372! 344,420 326,500! 364,560 414,540 446,470! 414,430",
        "496,368! 550,420 564,490! 524,560 478,540 446,470! 478,424",
    ):
        card.paint(flap, shift(YELLOW, 0.035), angle=40, laps=40, lift=8)
    for x, y in ((374, 520), (522, 516)):
        card.paint(ROUND, UMBER, at=affine(x, y, 9), lift=2)
    # below the hem, on the bench's edge, two boots that are filled
    for x, s in ((374, -1), (510, 1)):
        card.paint(
            f"{x - 40},1196! {x + 40},1194! {x + 38},1300! {x + 46},1350 {x + 60 * s + 20},1392! {x + 40},1404! {x - 60},1404! {x - 70 + 10 * s},1380 {x - 42},1340!",
            PETROL,
            angle=84,
            laps=30,
            lift=6,
        )
        card.paint(f"{x - 64},1392! {x + 70},1392! {x + 70},1410! {x - 66},1410!", DARK)
        card.paint(f"{x - 42},1196! {x + 42},1194! {x + 42},1222! {x - 42},1226!", shift(PETROL, 0.12))


def _egg(card: Sheet) -> None:
    """The other sleeve comes up from the shoulder, bends and holds out what there is."""
    # the far fingers, the egg, then the palm and the thumb before it
    card.paint(ribbon("1000,800 1046,756 1058,700 1050,672", (40, 38, 34, 28)), SKIN.shade, wobble=0.6, lift=3)
    at = affine(962, 676, 1.5, 8)
    egg = card.piece(
        "0,-74 32,-48 47,4 30,50 0,60 -30,50 -47,4 -32,-48", "#fffdf6", at=at, angle=40, grain=0.14, lift=7
    )
    with card.inside(egg):
        card.paint("-60,16! 0,36 60,6! 60,80! -60,80!", mix(CHALK, SLATE, 0.24), at=at)
    palm = card.piece(
        "840,738! 892,746 936,758 990,772 1036,764 1064,738 1084,704 1104,702 1112,724 1100,770 1068,812 1010,836 "
        "930,834 840,826!",
        SKIN.base,
        angle=-8,
        grain=0.2,
        wobble=0.6,
        lift=5,
    )
    with card.inside(palm):
        card.paint("840,806! 920,814 1010,812 1080,770! 1110,850! 840,850!", SKIN.shade, angle=-8)
        card.paint(ribbon("1010,800 1054,776 1084,738", (3, 6, 3)), mix(SKIN.shade, SKIN.line, 0.3), thin=0.1)
    card.paint("886,776 912,742 938,702 952,684 972,688 974,708 956,748 926,798 896,806", SKIN.base, wobble=0.6, lift=4)
    card.paint("952,690 966,692 966,706 954,708", shift(SKIN.base, 0.14), wobble=0.4)
    sleeve = card.piece(
        "536,306! 600,336 640,410 660,520 676,600! 760,650 868,690! 886,760 872,858! 760,868 640,856 560,800! "
        "526,690 496,540 496,400",
        shift(YELLOW, 0.02),
        angle=66,
        laps=50,
        lift=12,
    )
    with card.inside(sleeve):
        for fold in ("676,600 640,680 580,720", "690,640 660,740 610,800", "530,560 556,640 556,740"):
            card.paint(ribbon(fold, (4, 20, 4)), shift(YELLOW, -0.1), thin=0.08)
        card.paint("838,670! 876,684! 900,760! 876,870! 836,868! 850,770!", shift(YELLOW, -0.13), angle=84)


def _bench(card: Sheet) -> None:
    """A bench below, its shadow, two shoes."""
    card.paint("-40,1560! 640,1560! 700,1650! -40,1650!", shift(FLOOR, -0.08), angle=2)
    card.paint("-40,1360! 640,1360! 690,1426! -40,1426!", shift(UMBER, 0.1), angle=1, laps=24, grain=0.4, lift=4)
    card.paint("-40,1420! 692,1418! 692,1474! -40,1478!", UMBER, angle=1, laps=24, grain=0.4, lift=8)
    for x in (60, 560):
        card.paint(f"{x},1474! {x + 64},1472! {x + 54},1720! {x + 10},1720!", shift(UMBER, -0.05), angle=88, lift=5)
    for x, y, s, ink in ((190, 1636, 1, UMBER), (380, 1650, -1, PETROL)):
        card.paint(
            "-40,-90! 30,-92! 34,-20 96,0 100,34! -44,36!",
            ink,
            at=affine(x, y, 1.2, 4 * s, s < 0),
            angle=80,
            edge="torn",
            core=mix(ink, CHALK, 0.5),
            wobble=3,
            lift=6,
        )
        card.paint("-46,28! 102,26! 102,42! -46,44!", DARK, at=affine(x, y, 1.2, 4 * s, s < 0))
