"""Count to a Hundred: coats knotted sleeve to sleeve run out of the door; a hand in a sleeve holds out an egg."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

BONE, YELLOW, PETROL, SLATE, UMBER, CHALK = "#e9e1d0", "#e8b51e", "#36525a", "#6d7778", "#54423a", "#f6f1e6"
GROUND = BONE
DARK: Final = "#2c2623"
SKIN: Final = Skin("#8a5f48", "#6a4736", DARK)
HOOKS: Final = tuple(46 + 86 * k for k in range(14))


def paint(card: Sheet) -> None:
    """Lay wall, board and bench, what hangs, the chain, the door that it leaves by, and the yellow coat."""
    _wall(card)
    _door(card)
    _board(card)
    _coats(card)
    _chain(card)
    _yellow(card)
    _floor(card)


def _wall(card: Sheet) -> None:
    card.paint("-40,1560! 600,1548! 1240,1556! 1240,1860! -40,1860!", shift(BONE, -0.045), angle=2, laps=90, grain=0.24)
    card.paint("-40,1520! 600,1508! 1000,1512! 1000,1556! 600,1554! -40,1566!", CHALK, angle=1, lift=4)
    for y in (1640, 1740):
        card.paint(ribbon(f"-40,{y} 600,{y - 8} 1240,{y + 4}", (4, 5, 4)), mix(BONE, UMBER, 0.3), thin=0.25)


def _door(card: Sheet) -> None:
    """Low, for low people; what is outside is snow."""
    card.paint("1000,880! 1240,870! 1240,1620! 1000,1610!", SLATE, angle=88, lift=6)
    card.paint("1040,926! 1240,918! 1240,1590! 1040,1582!", CHALK, angle=4, grain=0.14)
    card.paint(
        "1040,1330! 1110,1300 1180,1320 1240,1290! 1240,1590! 1040,1582!",
        mix(CHALK, SLATE, 0.2),
        angle=6,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=3,
    )
    steps = [
        ribbon(f"{x},{y} {x + 16},{y - 3}", (9, 12))
        for x, y in ((1080, 1470), (1120, 1446), (1140, 1410), (1178, 1392), (1190, 1362), (1220, 1348))
    ]
    card.paint(steps, mix(CHALK, SLATE, 0.5), edge="raw")
    card.paint("960,862! 1010,866! 1012,1616! 966,1640!", PETROL, angle=88, lift=8)
    card.paint(ROUND, YELLOW, at=affine(984, 1250, 13), lift=4)


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
    # a satchel on the bench of nobody
    card.paint(ribbon("846,370 820,480 830,560 880,620", (14, 14, 14, 14)), UMBER, lift=4)
    card.paint(ribbon("850,370 900,480 920,560 910,620", (14, 14, 14, 14)), shift(UMBER, 0.05), lift=4)
    # the hat of one who is not a child, with a number that is no number
    card.paint("640,420! 700,398 780,398 842,424! 790,446 690,448", DARK, angle=4, lift=6)
    card.paint("682,418! 692,340 730,324 762,328 792,344 800,416! 740,428", shift(DARK, 0.05), angle=10, lift=5)
    card.paint("682,394! 740,406 798,392! 801,418! 740,430 680,420!", SLATE, angle=3)
    card.paint("744,384! 792,378! 796,426! 748,432!", CHALK, angle=4, lift=4)
    card.paint([ribbon(f"{758 + 9 * i},394 {757 + 10 * i},416", (4, 4)) for i in range(4)], UMBER)


def _bag(card: Sheet) -> None:
    card.paint("800,610! 960,600! 968,720! 930,740 830,744 804,724!", UMBER, angle=4, laps=30, lift=7)
    card.paint("796,604! 962,594! 966,664! 900,690 860,690 800,668!", shift(UMBER, 0.06), angle=4, laps=30, lift=5)
    for x in (840, 918):
        card.paint(f"{x},640! {x + 20},639! {x + 20},706! {x},707!", DARK, lift=2)
        card.paint(f"{x - 3},690! {x + 23},689! {x + 23},704! {x - 3},705!", SLATE)


def _chain(card: Sheet) -> None:
    """Sleeve, knot, coat gathered like a sack, knot, sleeve: it sags, then it is pulled."""
    _bag(card)
    _link(card, (622, 1004), (752, 1340), 270, PETROL, "bands")
    _link(card, (1110, 1330), (1236, 1150), 170, SLATE, "stripes")
    _link(card, (752, 1340), (950, 1530), 200, UMBER, "dots")
    _link(card, (950, 1530), (1110, 1330), 190, mix(UMBER, CHALK, 0.38), "")
    knots: tuple[tuple[float, float, Ink, Ink, float], ...] = (
        (622, 1006, YELLOW, PETROL, 30),
        (752, 1342, PETROL, UMBER, 60),
        (950, 1528, UMBER, mix(UMBER, CHALK, 0.38), -10),
        (1110, 1328, mix(UMBER, CHALK, 0.38), SLATE, -40),
    )
    for x, y, one, other, turn in knots:
        _knot(card, x, y, one, other, turn)


def _link(card: Sheet, a: tuple[float, float], b: tuple[float, float], long: float, ink: Ink, kind: str) -> None:
    """A coat hung between two knots: both sleeves along the line, the rest straight down."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    lx, ly, rx, ry = ax + dx * 0.36, ay + dy * 0.36, ax + dx * 0.64, ay + dy * 0.64
    core = mix(ink, CHALK, 0.55)
    n = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / n, dy / n
    body = card.piece(
        f"{lx - ux * 10 + uy * 22:.0f},{ly - uy * 10 - ux * 22:.0f}! {rx + uy * 24:.0f},{ry - ux * 24:.0f}! {rx + 46:.0f},{ry + 40:.0f} {rx + 40:.0f},{ry + long * 0.86:.0f}! "
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
            f"{px + ux * 14 * (1 if k == 1 else -1):.0f},{py:.0f} {(px + qx) / 2:.0f},{(py + qy) / 2 + 8:.0f} {qx:.0f},{qy:.0f}",
            (74 * k, 56 * k, 34),
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
    hand(card, "palm_up", 590, 858, 150, -8, SKIN, age=7, lift=6, part="all")
    egg = card.piece(
        "0,-58 30,-34 40,8 24,42 0,50 -24,42 -40,8 -30,-34",
        "#fffdf6",
        at=affine(674, 812, 1.12, 14),
        angle=40,
        grain=0.14,
        lift=6,
    )
    with card.inside(egg):
        card.paint("-60,20! 0,34 60,10! 60,80! -60,80!", mix(CHALK, SLATE, 0.24), at=affine(674, 812, 1.12, 14))
    hand(card, "palm_up", 590, 866, 150, -4, SKIN, age=7, lift=4)
    card.paint("0,-10! 12,-4 10,6! -2,2", shift(SKIN.base, 0.12), at=affine(722, 866, 1))
    for x, y in ((674, 960), (710, 990), (696, 1020)):
        card.paint("-10,-4! 6,-9! 12,5! -6,8!", "#fffdf6", at=affine(x, y, 1, x), edge="torn", wobble=1, lift=2)
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
    # the sleeve from which a hand has come
    sleeve = card.piece(
        "514,470! 574,520 604,640 610,760 618,826! 626,906! 564,930! 520,900 474,800 470,640",
        shift(YELLOW, 0.02),
        angle=70,
        laps=40,
        lift=10,
    )
    with card.inside(sleeve):
        for fold in ("474,700 534,730 604,700", "484,800 544,820 610,790"):
            card.paint(ribbon(fold, (4, 15, 4)), shift(YELLOW, -0.1))
        card.paint("564,936! 624,908! 616,822! 590,832!", shift(YELLOW, -0.13), angle=84)
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


def _floor(card: Sheet) -> None:
    """A bench below, a puddle, one shoe."""
    card.paint("-40,1404! 600,1398! 604,1450! -40,1458!", UMBER, angle=1, laps=24, grain=0.4, lift=8)
    for x in (60, 470):
        card.paint(f"{x},1452! {x + 50},1450! {x + 40},1690! {x + 8},1690!", shift(UMBER, -0.05), angle=88, lift=5)
    card.paint(
        "110,1700 200,1680 320,1690 380,1716 300,1740 160,1736", mix(BONE, PETROL, 0.3), angle=2, edge="raw", ragged=30
    )
    for x, y, s, ink in ((150, 1640, 1, PETROL), (300, 1650, -1, UMBER)):
        card.paint(
            "-40,-90! 30,-92! 34,-20 96,0 100,34! -44,36!",
            ink,
            at=affine(x, y, 1, 4 * s, s < 0),
            angle=80,
            edge="torn",
            core=mix(ink, CHALK, 0.5),
            wobble=3,
            lift=6,
        )
        card.paint("-46,28! 102,26! 102,42! -46,44!", DARK, at=affine(x, y, 1, 4 * s, s < 0))
