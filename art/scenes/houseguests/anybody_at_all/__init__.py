"""Anybody at All: a girl on a blank billboard lets darts go; below, an empty bus and hats in a line by size."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift

ORANGE, BONE, CHALK, ASH, UMBER, SLATE = "#e2701f", "#ece2d0", "#f7f2e8", "#9b938a", "#4c3b33", "#66707a"
GROUND = BONE
CAST: Final[dict[str, Face]] = {}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
SKIN: Final = "#a8704f"


def paint(card: Sheet) -> None:
    """Lay the plain and the road, the board's back legs, the board, the girl, and what she lets go."""
    _plain(card)
    _road(card)
    _shadow(card)
    _board(card)
    _girl(card)
    _bus(card)
    _hats(card)
    _darts(card)


def _plain(card: Sheet) -> None:
    card.paint(
        "-40,742! 150,690 330,730 520,700! 700,742 900,706 1100,736 1240,690! 1240,840! -40,840!",
        ASH,
        angle=2,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    card.paint(
        "-40,760! 240,742 420,760! 760,752 1010,768 1240,748! 1240,850! -40,850!",
        mix(ORANGE, ASH, 0.55),
        angle=2,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    plain = card.piece(
        "-40,800! 300,786 700,796 1240,780! 1240,1840! -40,1840!",
        ORANGE,
        angle=2,
        laps=130,
        grain=0.26,
        edge="torn",
        core=CHALK,
        wobble=6,
    )
    with card.inside(plain):
        for line in (
            "-40,900 400,884 800,900",
            "500,980 900,960 1240,986",
            "-40,1130 240,1110 500,1130",
            "700,1560 1000,1530 1240,1552",
            "300,1720 700,1690 1100,1730",
            "880,1420 1100,1400 1240,1412",
        ):
            card.paint(ribbon(line, (2, 14, 3)), shift(ORANGE, -0.05), thin=0.3)
        g = rng("stones")
        stones: list[Array] = []
        for _ in range(70):
            x, y = float(g.uniform(0, 1200)), float(g.uniform(850, 1780))
            stones.append(curve("-1,.3! -.6,-.5 .3,-.6 1,.1 .6,.5!", affine(x, y, 3 + (y - 800) / 130)))
        card.paint(turned(stones), mix(ORANGE, UMBER, 0.4), wobble=0.3)


def _road(card: Sheet) -> None:
    card.paint(
        "-40,1700! 200,1560 460,1420 760,1296 1000,1212 1240,1146! 1240,1176! 1010,1250 790,1342 520,1474 300,1606 60,1780 0,1840! -40,1840!",
        ASH,
        angle=-26,
        laps=40,
        grain=0.2,
        edge="torn",
        core=mix(ORANGE, BONE, 0.5),
        wobble=4,
    )
    for t in range(13):
        x = 40 + 94 * t
        y = 1718 - 60 * t + 2.05 * t * t
        s = 1.0 - t * 0.055
        card.paint("-1,-.16! 1,-.3! 1,.16! -1,.3!", BONE, at=affine(x, y, 24 * s, -31 + t * 1.2))


def _shadow(card: Sheet) -> None:
    """Of the board: as blank as it is."""
    card.paint(
        "250,1300! 1010,1262! 1170,1010! 470,1030!", mix(ORANGE, UMBER, 0.52), angle=-3, laps=60, edge="torn", wobble=4
    )
    for k in range(9):
        x = 214 + 99 * k
        card.paint(ribbon(f"{x},{1296 - 4 * k} {x + 60},{1220 - 4 * k}", (9, 9)), mix(ORANGE, UMBER, 0.52))


def _board(card: Sheet) -> None:
    for k in range(9):
        x = 208 + 99 * k
        card.paint(ribbon(f"{x},900 {x + (k * 5) % 9 - 4},{1296 - 4 * k}", (15, 13)), UMBER, angle=88, lift=3)
        if k < 8:
            a, b = (1010, 1210) if k % 2 else (1210, 1010)
            card.paint(ribbon(f"{x},{a} {x + 99},{b}", (6, 6)), mix(UMBER, ASH, 0.25))
    # its edge, then its face; one corner has had enough
    card.paint("150,250! 1066,236! 1078,944! 158,958!", UMBER, angle=88, lift=16)
    card.paint(
        "166,272! 1048,258! 1060,770 1000,800! 1010,840 950,852! 946,926 900,930! 172,940!",
        CHALK,
        angle=3,
        laps=120,
        grain=0.14,
        edge="torn",
        core="#fffdf6",
        wobble=5,
        lift=4,
    )
    for x in (460, 756):
        card.paint(ribbon(f"{x},276 {x + 6},936", (3, 3)), mix(CHALK, ASH, 0.35), thin=0.25)
    card.paint("950,852! 1000,800! 1040,846 1030,910! 980,906", "#fffdf6", angle=40, edge="torn", wobble=4, lift=9)
    # a shelf on top, broad enough for a whole afternoon
    card.paint("126,236! 1094,218! 1104,254! 132,274!", mix(UMBER, ASH, 0.4), angle=1, lift=7)
    card.paint(ribbon("200,958 196,1120 204,1294", (7, 7)), UMBER)
    card.paint(ribbon("230,958 228,1120 234,1294", (7, 7)), UMBER)
    card.paint([ribbon(f"198,{y} 232,{y - 1}", (6, 6)) for y in range(980, 1290, 30)], UMBER)


def _girl(card: Sheet) -> None:
    """Flat on her back, an arm behind her head, one leg down; her hair hangs over."""
    card.paint(
        "872,214! 884,206 920,214 924,240! 930,300 916,350 924,396! 904,376 900,400! 890,350 884,300 876,250!",
        "#221a1a",
        angle=86,
        lift=5,
    )
    card.paint("690,196! 730,182 800,186 850,196! 852,228! 780,234 700,232!", CHALK, angle=4, lift=5)
    card.paint("640,192! 700,186 726,194! 722,234! 660,236 620,228!", SLATE, angle=20, lift=4)
    card.paint(ribbon("640,212 596,176 552,222", (26, 22, 14)), SKIN, lift=3)
    card.paint("560,214! 540,210 526,222 530,234! 566,232!", UMBER, lift=2)
    card.paint(ribbon("650,226 628,262 640,330", (26, 21, 14)), SKIN, lift=4)
    card.paint("632,326! 652,324 656,346 680,352! 674,362 634,360!", UMBER, lift=2)
    card.paint("634,306! 654,304! 654,326! 634,328!", CHALK)
    card.paint(ribbon("852,226 900,232 916,214", (15, 13, 10)), SKIN, lift=2)
    card.paint("846,206 858,180 886,172 912,186 914,212 892,228 862,228", SKIN, lift=4)
    card.paint("884,170! 912,178 924,206 906,228! 900,204 886,192", "#221a1a", lift=2)
    card.paint(ribbon("862,186 872,182", (3, 3)), "#221a1a")
    card.paint(ribbon("854,206 862,209", (3, 3)), "#7a3d33")
    # the other arm has just let go
    card.paint(ribbon("742,196 724,146 700,118", (15, 13, 9)), SKIN, lift=4)
    card.paint("692,122! 684,108 700,100 712,112", SKIN, lift=1)
    card.paint("724,192! 760,192! 744,150! 722,154!", CHALK, lift=3)


def _dart(card: Sheet, x: float, y: float, s: float, t: float, ink: Ink = CHALK) -> None:
    at = affine(x, y, s, t)
    card.paint("-1,-.1! 1.2,0! -1,-.75!", ink, at=at, lift=6)
    card.paint("-1,-.1! 1.2,0! -.9,.5!", shift(ink, -0.07), at=at, lift=4)
    card.paint("-1,-.1! 1.2,0! -.74,.16!", mix(ink, ASH, 0.5), at=at)


def _darts(card: Sheet) -> None:
    for x, y, s, t in (
        (596, 150, 25, -52),
        (470, 212, 27, 160),
        (110, 470, 34, 118),
        (96, 800, 40, 96),
        (236, 1060, 46, 62),
        (292, 1330, 52, 118),
        (96, 1452, 60, 152),
    ):
        _dart(card, x, y, s, t)
    for x, y, s, t in ((540, 1760, 30, 10), (620, 1690, 24, 150), (460, 1640, 22, 80)):
        card.paint("-1,-.3! .9,-.5! 1,.2! -.7,.5!", shift(CHALK, -0.03), at=affine(x, y, s * 0.6, t), lift=3)


def _bus(card: Sheet) -> None:
    at = affine(930, 1210, 1.12, -20)
    body = card.piece(
        "-130,-64! -120,-78 100,-80 126,-66 134,-10! 130,26! -132,28! -136,-20!",
        SLATE,
        at=at,
        angle=-20,
        laps=30,
        lift=9,
    )
    with card.inside(body):
        card.paint("-140,0! 140,-2! 140,12! -140,14!", CHALK, at=at)
    for u in (-112, -66, 22, 66):
        card.paint(f"{u},-58! {u + 32},-58! {u + 32},-16! {u},-14!", BONE, at=at)
    for u in (-26, 100):
        card.paint(f"{u},-60! {u + 26},-60! {u + 27},26! {u},27!", UMBER, at=at)
        card.paint(f"{u + 26},-60! {u + 48},-50! {u + 50},36! {u + 27},26!", shift(SLATE, 0.07), at=at, lift=4)
    for u in (-90, 72):
        card.paint(ROUND, UMBER, at=affine(*_on(at, u, 30), 20), lift=4)
        card.paint(ROUND, ASH, at=affine(*_on(at, u, 30), 8))
    card.paint("-90,-80! -20,-82! -20,-104! -84,-102!", mix(UMBER, ASH, 0.3), at=at, lift=4)
    card.paint("10,-82! 50,-82! 48,-98! 14,-98!", BONE, at=at, lift=3)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _hats(card: Sheet) -> None:
    """Fourteen, the largest nearest; somebody has been strict."""
    inks: tuple[Ink, ...] = (UMBER, CHALK, SLATE, "#2a2020", BONE, UMBER, SLATE)
    for k in range(14):
        t = k / 13
        x, y, s = 760 - 620 * t, 1330 + 282 * t**1.06, 10 + 24 * t
        ink = inks[(k * 3) % 7]
        at = affine(x, y, s, -18 + (k * 7) % 11 - 5)
        if k % 4 == 3:
            card.paint("-1,.3! -.8,-.5 0,-.9 .8,-.5 1,.3! .3,.5 -.5,.48", ink, at=at, lift=4)
            card.paint(ROUND, shift(ink, 0.1), at=affine(x, y - s * 0.8, s * 0.2))
        else:
            card.paint("-1.5,.2 -.7,-.1 .7,-.1 1.5,.2 .7,.55 -.7,.55", ink, at=at, lift=4)
            high = -1.3 if k % 4 == 1 else -0.9
            card.paint(
                f"-.75,.2 -.65,{high * 0.7:.2f}! 0,{high} .65,{high * 0.7:.2f}! .75,.2 0,.36", ink, at=at, lift=2
            )
            card.paint(
                "-.75,-.1 0,.06 .75,-.1 .75,.14 0,.32 -.75,.14", shift(ink, 0.14 if k % 7 in (0, 3) else -0.16), at=at
            )
