"""They Do It Every Morning: a chalk face as wide as a square is swept away, and crossed without a step on a line."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon, rng
from art.cutpaper.crowds import from_above
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CHARCOAL, ASH, CHALK, PENCIL, BONE, RED = "#363437", "#a8a29a", "#efe9dd", "#67646a", "#d5ccbd", "#b8402f"
GROUND = ASH
SKIN: Final = Skin("#b9a797", "#93847a", "#2a2729")
SMEAR: Final = mix(ASH, CHALK, 0.42)


def paint(card: Sheet) -> None:
    """Lay the square, the face in strokes, what is left of its eye, then those who walk on it."""
    _square(card)
    _face(card)
    _swept(card)
    _cart(card)
    _sweepers(card)
    _girl(card)
    _milk(card)


def _square(card: Sheet) -> None:
    """Dark but for the corner that is done."""
    stones = card.piece(
        "640,-40! 1240,-40! 1240,1840! -40,1840! -40,1130! 120,1120 260,1090 420,1010 520,900 560,760 590,600 600,420 560,240",
        CHARCOAL,
        angle=14,
        laps=66,
        grain=0.5,
        edge="raw",
        ragged=90,
        dry=0.8,
    )
    g = rng("cobbles")
    setts: list[Array] = []
    for j in range(25):
        for i in range(15):
            a = (i + 0.5 * (j % 2)) * 92 - 30 + float(g.uniform(-12, 12))
            y = 40 + 75 * j + 26 * math.cos(i * 1.3) + float(g.uniform(-9, 9))
            setts.append(ribbon(f"{a},{y + 9} {a + 24},{y - 6} {a + 52},{y + 8}", (3, 6, 2)))
    card.pattern(stones, setts, mix(CHARCOAL, PENCIL, 0.6), thin=0.45)


def _line(card: Sheet, spec: str, width: float = 24, ink: Ink = CHALK, dry: float = 0.55, taper: float = 0.25) -> None:
    card.brush(spec, width, ink, dry=dry, taper=taper)


def _spiral(x: float, y: float, r: float, turns: float = 2.2, start: float = 0.0, flip: int = 1) -> str:
    points = []
    for k in range(26):
        t = k / 25
        a = start + flip * turns * 2 * math.pi * t
        points.append(f"{x + r * (1 - 0.86 * t) * math.cos(a):.0f},{y + r * (1 - 0.86 * t) * math.sin(a):.0f}")
    return " ".join(points)


def _face(card: Sheet) -> None:
    # jaw and neck, off the square on both sides
    _line(
        card,
        "1128,420 1190,640 1186,900 1150,1140 1060,1370 920,1560 760,1668 600,1690 440,1650 280,1540 150,1370 60,1200",
        30,
    )
    _line(card, "380,1660 360,1760 300,1850", 28)
    _line(card, "900,1610 940,1730 1020,1850", 28)
    # hair: curls, the outermost off the paper
    for x, y, r, start, flip in (
        (720, 160, 104, 2.2, 1),
        (916, 130, 96, 2.8, -1),
        (1080, 230, 100, 3.4, 1),
        (1196, 420, 92, 3.0, -1),
        (820, 320, 70, 1.4, 1),
        (1000, 386, 62, 1.8, -1),
        (1216, 640, 66, 2.8, 1),
    ):
        _line(card, _spiral(x, y, r, 2.1, start, flip), 22)
    # brow and the eye that is left
    _line(card, "680,520 780,464 900,470 1010,540", 34, taper=0.6)
    _line(card, "690,716 760,634 860,610 960,646 1030,726", 26)
    _line(card, "690,716 780,772 880,780 970,760 1030,726", 18)
    _line(card, _spiral(862, 698, 66, 1.02, -1.4), 20)
    card.paint(ROUND, CHALK, at=affine(862, 700, 34), edge="raw", ragged=14, angle=40, thin=0.12)
    card.paint(ROUND, CHARCOAL, at=affine(874, 688, 12), edge="raw", thin=0.1)
    for a, b in (
        ("716,668", "684,622"),
        ("770,624", "748,570"),
        ("850,604", "846,546"),
        ("930,622", "952,566"),
        ("990,660", "1030,616"),
    ):
        _line(card, f"{a} {b}", 14, taper=0.7)
    _line(card, "760,836 860,860 960,830", 15, dry=0.8)
    # a long nose, a wide mouth
    _line(card, "610,470 640,560 610,700 580,860 520,1000 452,1090 470,1160 560,1176 640,1150", 26)
    _line(card, "660,1080 700,1120 690,1170 640,1180", 20)
    _line(card, "500,1136 540,1116 570,1140", 14)
    _line(card, "330,1330 440,1290 560,1270 640,1300 720,1268 850,1280 980,1300", 24)
    _line(card, "330,1330 480,1352 640,1364 820,1350 980,1300", 22)
    _line(card, "400,1366 520,1440 650,1462 790,1440 920,1340", 26)
    _line(card, "306,1290 300,1330 320,1372", 16)
    _line(card, "1000,1260 1012,1300 996,1346", 16)
    _line(card, "560,1560 640,1580 720,1556", 18, dry=0.8)
    # an ear, begun
    _line(card, "1030,900 1060,850 1110,850 1136,910 1120,990 1084,1040", 22)
    _line(card, "1060,910 1090,900 1100,950", 15)


def _swept(card: Sheet) -> None:
    """What a broom leaves of an eye."""
    for line, w, d in (
        ("120,560 240,520 380,560 520,660", 66, 0.95),
        ("80,700 220,640 380,690 540,800", 80, 0.9),
        ("140,780 280,740 400,790 500,890", 64, 0.95),
        ("20,880 180,850 330,900 420,980", 60, 0.97),
        ("220,420 340,400 460,460 560,560", 50, 0.97),
        ("40,300 180,250 330,280", 60, 0.98),
    ):
        card.brush(line, w, SMEAR, dry=d, taper=0.1)
    for line in ("250,650 330,690 420,760", "210,730 300,760 370,820", "330,610 420,660 480,720"):
        card.brush(line, 20, mix(SMEAR, CHALK, 0.4), dry=0.95, taper=0.2)
    for spec, w in (
        ("70,640 160,560 270,550 360,620", 22),
        ("80,650 190,700 300,690", 16),
        (_spiral(214, 624, 46, 1.1), 16),
    ):
        card.brush(spec, w, mix(ASH, CHALK, 0.3), dry=0.85, taper=0.2)
    # one curl of hair has been gone round
    card.brush(_spiral(420, 210, 92, 2.1, 2.4, -1), 22, CHALK, dry=0.4, taper=0.2)
    card.brush("352,344 300,300 292,220 320,140", 18, mix(ASH, CHALK, 0.18), dry=0.9)


def _cart(card: Sheet) -> None:
    """It stands where it stands every morning."""
    at = affine(60, 1640, 1, -14)
    card.paint(
        "-160,-120! 130,-120! 138,130! -160,130!",
        mix(CHARCOAL, PENCIL, 0.2),
        at=affine(74, 1664, 1, -14),
        edge="raw",
        ragged=20,
    )
    card.paint(
        ["96,-150! 160,-150! 160,-124! 96,-124!", "96,128! 160,128! 160,156! 96,156!"],
        CHARCOAL,
        at=at,
        edge="raw",
        lift=5,
    )
    box = card.piece(
        "-160,-130! 136,-130! 136,134! -160,134!", PENCIL, at=at, angle=-14, laps=40, edge="raw", ragged=10, lift=9
    )
    with card.inside(box):
        card.paint("-140,-104! 110,-104! 110,108! -140,108!", mix(PENCIL, CHARCOAL, 0.7), at=at, angle=-14)
        card.paint("-140,60! -60,-20 30,-40 110,10! 110,120! -140,120!", SMEAR, at=at, edge="raw", ragged=30, angle=20)
        card.paint("-30,-10 30,-30 70,10 20,40", mix(ASH, CHALK, 0.2), at=at, edge="raw", ragged=10)
    card.paint(
        [
            ribbon("130,-90 260,-76", (16, 13), at),
            ribbon("130,92 260,74", (16, 13), at),
            ribbon("256,-92 258,90", (15, 15), at),
        ],
        BONE,
        lift=5,
        edge="raw",
    )


def _broom(card: Sheet, x: float, y: float, angle: float, reach: float) -> None:
    at = affine(x, y, 1, angle)
    card.paint(ribbon(f"10,26 {reach * 0.6:.0f},10 {reach:.0f},0", (9, 9, 9), at), BONE, lift=4, edge="raw")
    head = card.piece(
        f"{reach},-16! {reach + 12},-56! {reach + 70},-76! {reach + 78},0 {reach + 70},74! {reach + 12},56! {reach},16!",
        mix(BONE, PENCIL, 0.35),
        at=at,
        angle=angle,
        edge="raw",
        ragged=24,
        lift=5,
    )
    card.pattern(
        head,
        [ribbon(f"{reach},{v * 0.3} {reach + 80},{v}", (3, 4), at) for v in range(-66, 70, 16)],
        mix(PENCIL, CHARCOAL, 0.4),
        thin=0.1,
    )
    card.paint(ribbon(f"{reach + 4},-26 {reach + 2},26", (17, 17), at), PENCIL, edge="raw", lift=2)


def _shadow(card: Sheet, x: float, y: float, wide: float, long: float, ink: Ink) -> None:
    """First light comes from the upper right."""
    card.paint(
        f"{x - wide},{y - wide * 0.2:.0f} {x + wide * 0.7:.0f},{y + wide * 0.9:.0f} {x - long * 0.8 + wide * 0.7:.0f},{y + long * 0.6 + wide:.0f} "
        f"{x - long:.0f},{y + long * 0.62 + wide * 0.6:.0f} {x - long * 0.9 - wide * 0.5:.0f},{y + long * 0.5:.0f}",
        ink,
        angle=144,
        edge="raw",
        ragged=40,
        dry=0.7,
    )


def _sweepers(card: Sheet) -> None:
    """Three abreast, as on any day; they look where the broom goes."""
    grey = mix(ASH, CHARCOAL, 0.34)
    for x, y, angle, size, ink, hat, girth, reach in (
        (436, 470, 12, 50, PENCIL, BONE, 1.0, 128),
        (352, 770, 26, 52, mix(CHARCOAL, PENCIL, 0.25), PENCIL, 1.24, 136),
        (196, 1000, 34, 49, PENCIL, CHARCOAL, 0.94, 130),
    ):
        _shadow(card, x, y, size * 1.1, 210, grey)
        _broom(card, x, y, angle, reach)
        from_above(
            card,
            x,
            y,
            size,
            angle,
            outfit("worker", ink, CHARCOAL, shoes=CHARCOAL),
            SKIN,
            mix(CHARCOAL, PENCIL, 0.3),
            arms=((1.9, 0.3), (1.1, 0.1)),
            hands=("grip", "grip"),
            hat=hat,
            girth=girth,
            step=1.2,
        )
        band = affine(x, y, size, angle)
        card.paint(
            ribbon(f"-.62,-{1.05 * girth:.2f} -.74,0 -.62,{1.05 * girth:.2f}", (0.17, 0.17, 0.17), band, size),
            CHALK,
            edge="raw",
            wobble=0.5,
        )


def _girl(card: Sheet) -> None:
    """On her knees, her back to all of it; she has an ear to finish."""
    x, y, angle, size = 940.0, 1010.0, -36.0, 58.0
    at = affine(x, y, size, angle)
    _shadow(card, x, y, size, 170, shift(CHARCOAL, -0.07))
    for s in (-1, 1):
        card.paint(
            f"-1.2,{0.3 * s} -2.3,{0.34 * s} -2.7,{0.42 * s} -2.72,{0.72 * s} -2.3,{0.8 * s} -1.2,{0.84 * s}",
            SKIN.base,
            at=at,
            angle=angle,
            lift=3,
        )
        card.paint(f"-2.4,{0.36 * s} -2.86,{0.44 * s} -2.9,{0.7 * s} -2.4,{0.78 * s}", CHALK, at=at, lift=2)
    skirt = card.piece(
        ".0,-.9! -.7,-1.2 -1.7,-1.5! -2.1,-.7 -2.15,0 -2.1,.7 -1.7,1.5! -.7,1.2 0,.9!",
        BONE,
        at=at,
        angle=angle,
        laps=26,
        edge="raw",
        ragged=14,
        lift=5,
    )
    card.pattern(
        skirt,
        [ribbon(f"-.3,{0.3 * k} -2.2,{0.5 * k}", (0.05, 0.09), at, size) for k in (-2, -1, 0, 1, 2)],
        PENCIL,
        thin=0.2,
    )
    from_above(
        card,
        x,
        y,
        size,
        angle,
        outfit("frock", mix(BONE, CHALK, 0.4), arms=BONE),
        SKIN,
        PENCIL,
        arms=((2.5, 0.5), (1.5, -1.7)),
        hands=("pinch", "flat"),
        step=0.0,
        girth=0.82,
    )
    card.paint(
        ribbon("-.5,.1 -1.1,.3 -1.7,.1 -2.2,.36", (0.4, 0.46, 0.4, 0.2), at, size), PENCIL, edge="raw", ragged=4, lift=4
    )
    card.paint(
        [ribbon(f"{-0.7 - 0.3 * k},-.06 {-0.85 - 0.3 * k},.38", (0.05, 0.05), at, size) for k in range(5)],
        CHARCOAL,
        wobble=0.3,
    )
    card.paint("-2.1,.16! -2.24,.58! -2.44,.5! -2.3,.1!", RED, at=at, lift=2)
    tip = at @ np.array([2.5 + 0.95, 0.42, 1])
    card.paint(ribbon(f"{tip[0] - 8},{tip[1] + 6} {tip[0] + 16},{tip[1] - 12}", (11, 11)), CHALK, lift=2)
    # the bucket
    card.paint(ROUND, shift(RED, -0.08), at=affine(1136, 1128, 62), lift=9)
    card.paint(ROUND, RED, at=affine(1132, 1120, 62), angle=30, edge="raw", lift=2)
    card.paint(ROUND, mix(RED, CHARCOAL, 0.6), at=affine(1132, 1120, 47))
    for dx, dy, t in ((-14, 6, 20), (10, -12, 70), (12, 16, 130), (-10, -18, 160)):
        card.paint("-18,-7! 18,-7! 18,7! -18,7!", CHALK, at=affine(1132 + dx, 1120 + dy, 1, t), lift=2, wobble=0.4)
    card.paint(ribbon("1074,1104 1120,1060 1190,1096", (7, 7)), CHARCOAL, lift=4)


def _milk(card: Sheet) -> None:
    """Between the lips, a can on his head; he has not trodden on one yet."""
    x, y, angle, size = 566.0, 1316.0, 6.0, 56.0
    at = affine(x, y, size, angle)
    _shadow(card, x, y, size, 190, shift(CHARCOAL, -0.07))
    for u, v in ((1.25, 0.42), (-1.5, -0.4)):
        foot = card.piece(
            f"{u - 0.4},{v - 0.2} {u + 0.3},{v - 0.26} {u + 0.62},{v - 0.1} {u + 0.6},{v + 0.14} {u + 0.2},{v + 0.24} {u - 0.4},{v + 0.2}",
            SKIN.base,
            at=at,
            lift=3,
        )
        card.pattern(
            foot,
            [ribbon(f"{u + 0.44},{v + d} {u + 0.62},{v + d}", (0.03, 0.03), at, size) for d in (-0.08, 0.0, 0.08)],
            SKIN.shade,
        )
    gown = card.piece(
        ".3,-1.1! .9,-.8 1.0,0 .9,.8 .3,1.1! -.5,1.3 -1.24,1.0! -1.4,0 -1.24,-1.0! -.5,-1.3",
        CHALK,
        at=at,
        angle=84,
        laps=24,
        edge="raw",
        ragged=16,
        lift=6,
    )
    card.pattern(
        gown,
        [ribbon(f"{u},-1.4 {u + 0.05},1.4", (0.05, 0.07, 0.05), at, size) for u in (-1.0, -0.5, 0.1, 0.6)],
        ASH,
        thin=0.2,
    )
    for s, kind in ((1, "open"), (-1, "open")):
        card.paint(
            ribbon(f"-.1,{0.9 * s} -.2,{1.7 * s} .1,{2.5 * s}", (0.86, 0.74, 0.56), at, size),
            mix(CHALK, ASH, 0.18),
            edge="raw",
            ragged=8,
            lift=5,
        )
        p = at @ np.array([0.12, 2.5 * s, 1])
        hand(card, kind, float(p[0]), float(p[1]), size, angle + 78 * s, SKIN, flip=s < 0, age=50, lift=3)
    card.paint(".8,0 .5,.62 0,.8 -.5,.62 -.74,0 -.5,-.62 0,-.8 .5,-.62", PENCIL, at=at, lift=4)
    card.paint("1.0,-.12 1.1,0 1.0,.12 .7,.1 .7,-.1", SKIN.base, at=at)
    card.paint(ROUND, BONE, at=affine(x, y - 8, size * 0.66), edge="raw", angle=50, lift=9)
    card.paint(ROUND, CHALK, at=affine(x, y - 12, size * 0.47), edge="raw", angle=20, lift=4)
    ring = [(x + size * 0.56 * math.cos(t / 5), y - 9 + size * 0.56 * math.sin(t / 5)) for t in range(33)]
    card.paint(ribbon(ring, (4, 4)), PENCIL, thin=0.1)
    card.paint(
        ribbon(f"{x - 36},{y - 10} {x - 12},{y - 30} {x + 14},{y - 28} {x + 36},{y - 8}", (8, 9, 8)), PENCIL, lift=5
    )
