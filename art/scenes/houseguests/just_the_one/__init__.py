"""Just the One: ninety-eight trees in buttoned coats, one bare with a chair before it, and a man who wants a pear."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift

CHALK, PISTACHIO, ROSE, LILAC, SKY, PEAR, PLUM = (
    "#f3eee1",
    "#bfcda6",
    "#e7beb3",
    "#bdb2cc",
    "#bad0d8",
    "#e0bf4a",
    "#573a57",
)
GROUND = CHALK
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
CORNERS: Final = np.array([[150, 470], [930, 350], [1010, 1290], [70, 1430]], float)
"""Of the orchard: upper left, upper right, lower right, lower left."""
ACROSS, DOWN = 11, 9
BARE: Final = (8, 3)
WRONG: Final = (3, 6)
"""The tree that is to feel it, and a coat that was put on inside out."""


def paint(card: Sheet) -> None:
    """Lay the hills, the meadow, the orchard in its wall, the ladders, and him."""
    _country(card)
    _orchard(card)
    _trees(card)
    _front_wall(card)
    _ladders(card)
    _path(card)
    _man(card)


def _within(u: float, v: float) -> tuple[float, float]:
    a, b, c, d = CORNERS
    p = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
    return float(p[0]), float(p[1])


def _brushed(card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 50, lift: float = 0) -> None:
    card.paint(spec, ink, angle=angle, laps=60, grain=0.3, edge="raw", ragged=ragged, dry=0.8, lift=lift)


def _country(card: Sheet) -> None:
    _brushed(
        card,
        "-40,150! 130,90 260,150 420,40 600,130 760,60 900,120 1060,30 1240,110! 1240,240! 700,220 -40,270!",
        SKY,
        -4,
        40,
    )
    _brushed(
        card,
        "-40,240! 160,190 360,230 560,176 800,230 1000,180 1240,220! 1240,290! 800,270 400,300 -40,330!",
        LILAC,
        -3,
        70,
    )
    # a ploughed field in front, so that the meadow ends somewhere
    _brushed(
        card,
        "-40,1640! 300,1600 700,1650 1240,1590! 1240,1840! -40,1840!",
        mix(LILAC, ROSE, 0.35),
        2,
        60,
    )
    for line, w, ink in (
        ("-40,400 60,380 140,390", 60, PISTACHIO),
        ("1060,330 1140,310 1240,320", 70, PISTACHIO),
        ("1080,560 1160,540 1240,552", 44, PISTACHIO),
        ("-40,1600 120,1570 260,1590", 60, mix(PISTACHIO, CHALK, 0.3)),
        ("980,1500 1100,1470 1240,1480", 66, PISTACHIO),
        ("1090,1180 1160,1170 1240,1180", 34, mix(PISTACHIO, CHALK, 0.3)),
        ("420,1720 600,1700 760,1712", 50, mix(PISTACHIO, CHALK, 0.35)),
    ):
        card.brush(line, w, ink, dry=0.9, taper=0.2)


def _orchard(card: Sheet) -> None:
    a, b, c, d = CORNERS
    shadow = f"{d[0] - 10:.0f},{d[1] + 30:.0f}! {c[0] + 20:.0f},{c[1] + 30:.0f}! {c[0] + 90:.0f},{c[1] + 90:.0f}! {d[0] + 70:.0f},{d[1] + 110:.0f}!"
    _brushed(card, shadow, mix(CHALK, LILAC, 0.6), 4, 40)
    spec = " ".join(f"{p[0]:.0f},{p[1]:.0f}!" for p in CORNERS)
    card.paint(spec, mix(PISTACHIO, CHALK, 0.25), angle=-8, laps=70, grain=0.24, edge="raw", ragged=20)
    wall = mix(PLUM, ROSE, 0.6)
    # the far wall shows its inner side, those to the left and right only their tops
    _brushed(
        card,
        f"{a[0] - 14},{a[1] - 6}! {b[0] + 10},{b[1] - 10}! {b[0] + 10},{b[1] + 40}! {a[0] - 10},{a[1] + 46}!",
        wall,
        -8,
        8,
    )
    for line in ((a, d), (b, c)):
        card.paint(
            ribbon([(float(p[0]), float(p[1])) for p in line], (34, 44)), wall, angle=88, edge="raw", grain=0.4, lift=5
        )
    card.paint(
        ribbon(f"{a[0] - 16},{a[1] - 10} {b[0] + 14},{b[1] - 14}", (20, 20)),
        shift(wall, 0.08),
        angle=-8,
        edge="raw",
        lift=2,
    )


def _trees(card: Sheet) -> None:
    """Rows from far to near: a shadow, a coat to the ground, a crown in rings."""
    coats = (ROSE, SKY, LILAC, mix(CHALK, ROSE, 0.15))
    g = rng("orchard")
    for j in range(DOWN):
        shades: list[Array] = []
        for i in range(ACROSS):
            u, v = (i + 0.62) / (ACROSS + 0.24), (j + 0.92) / (DOWN + 0.24)
            x, y = _within(u, v)
            s = 0.92 + 0.3 * v
            shades.append(curve("-26,0 0,-9 46,-4 60,4 20,12 -20,10", affine(x, y, s), step=2))
        card.paint(turned(shades), mix(PISTACHIO, PLUM, 0.22), edge="raw", thin=0.1)
        for i in range(ACROSS):
            u, v = (i + 0.62) / (ACROSS + 0.24), (j + 0.92) / (DOWN + 0.24)
            x, y = _within(u, v)
            x, y = x + float(g.uniform(-4, 4)), y + float(g.uniform(-4, 4))
            s = 0.92 + 0.3 * v
            if (i, j) != BARE:
                _dressed(card, x, y, s, coats[(i + 2 * j) % 4], (i, j) == WRONG, (i * 7 + j * 3) % 5)
    u, v = (BARE[0] + 0.62) / (ACROSS + 0.24), (BARE[1] + 0.92) / (DOWN + 0.24)
    x, y = _within(u, v)
    _bare(card, x - 6, y - 6, 1.3)


def _dressed(card: Sheet, x: float, y: float, s: float, coat: Ink, inside_out: bool, k: int) -> None:
    at = affine(x, y, s, (k - 2) * 1.6)
    crown = mix(PISTACHIO, PLUM, 0.14 + 0.035 * k)
    cloth = PLUM if inside_out else coat
    card.paint("-7,-14! 7,-14! 6,8 16,14! -14,14! -6,8", mix(PLUM, ROSE, 0.22), at=at)
    arms = ["-15,-56! -30,-40 -34,-16! -24,-14! -14,-36!", "15,-56! 30,-42 36,-18! 26,-15! 14,-36!"]
    twigs = ["-29,-16 -34,-4 -42,2", "-29,-16 -27,-4 -31,4", "31,-17 36,-6 44,-2", "31,-17 30,-6 26,2"]
    card.paint([ribbon(t, (4, 1.6), at, s) for t in twigs], mix(PLUM, ROSE, 0.22), wobble=0.2)
    card.paint(arms, shift(cloth, -0.07), at=at, angle=80, edge="raw", lift=1)
    card.paint(
        "-16,-62! 16,-62! 22,-30 25,-7! 0,-3 -25,-7! -21,-30", cloth, at=at, angle=86, edge="raw", lift=3, grain=0.4
    )
    card.paint("-17,-62! 0,-50! 17,-62! 20,-52 0,-40! -20,-52", shift(cloth, 0.07), at=at, wobble=0.4)
    card.paint(ribbon("0,-46 1,-6", (2.6, 2.6), at, s), shift(cloth, -0.16) if not inside_out else ROSE, wobble=0.2)
    card.paint(
        [curve(ROUND, affine(*_at(at, 6, v), 2.7 * s), step=1) for v in (-40, -30, -20, -11)],
        ROSE if inside_out else PLUM,
        wobble=0.1,
    )
    lumps = []
    for n in range(11):
        a, r = 2 * np.pi * n / 11 + k, 41 if n % 2 else 33
        lumps.append((float(r * 1.04 * np.cos(a)), float(-82 + r * 0.86 * np.sin(a))))
    card.paint(curve(lumps, at), crown, angle=40 + 20 * k, laps=14, edge="raw", grain=0.5, lift=3)
    for r, ink in ((27, shift(crown, 0.08)), (15, shift(crown, -0.08)), (6, shift(crown, 0.06))):
        ring = [(r * np.cos(t), -84 + 0.86 * r * np.sin(t)) for t in np.linspace(0.9 * k, 0.9 * k + 5.2, 14)]
        card.paint(ribbon(ring, (4, 8, 3), at, s), ink, wobble=0.6, thin=0.25)


def _at(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ np.array([u, v, 1.0])
    return float(p[0]), float(p[1])


def _bare(card: Sheet, x: float, y: float, s: float) -> None:
    """Nothing on at all; before it a chair, so that somebody may sit down and look."""
    at = affine(x, y, s * 1.15)
    card.paint(ribbon("0,4 -2,-40 2,-76", (11, 8, 4), at, s), PLUM)
    card.paint(
        [
            ribbon(line, (5, 2), at, s)
            for line in (
                "-1,-40 -20,-70 -24,-100",
                "0,-52 20,-76 22,-106",
                "1,-70 -4,-96 2,-116",
                "-12,-60 -34,-72 -40,-84",
                "12,-66 32,-74 40,-90",
            )
        ],
        PLUM,
        wobble=0.3,
    )
    _brushed(
        card,
        f"{x - 40},{y + 4}! {x + 70},{y - 4}! {x + 74},{y + 40}! {x - 36},{y + 44}!",
        mix(PISTACHIO, CHALK, 0.5),
        4,
        10,
    )
    seat = affine(x + 32 * s, y + 26 * s, s * 0.95)
    card.paint(
        [
            "-14,-52! -9,-52! -8,4! -13,4!",
            "12,-22! 17,-22! 18,6! 13,6!",
            "-15,-26! 17,-22! 18,-16! -14,-19!",
            "-15,-52! 4,-50! 4,-44! -14,-45!",
            "0,-48! 5,-48! 6,-20! 2,-20!",
        ],
        PLUM,
        at=seat,
        wobble=0.3,
        lift=2,
    )


def _front_wall(card: Sheet) -> None:
    _, _, c, d = CORNERS
    wall = mix(PLUM, ROSE, 0.52)
    front = card.piece(
        f"{d[0] - 22},{d[1] - 12}! {c[0] + 22},{c[1] - 12}! {c[0] + 24},{c[1] + 46}! {d[0] - 22},{d[1] + 52}!",
        wall,
        angle=-8,
        laps=30,
        grain=0.42,
        edge="raw",
        ragged=10,
        lift=7,
    )
    stones: list[Array] = []
    for k in range(30):
        t = k / 29
        x, y = d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t
        stones += [
            ribbon(f"{x},{y + 4} {x + 2},{y + 20}", (3, 3)),
            ribbon(f"{x + 15},{y + 22} {x + 17},{y + 44}", (3, 3)),
            ribbon(f"{x - 4},{y + 21} {x + 30},{y + 17}", (3, 3)),
        ]
    card.pattern(front, stones, mix(PLUM, ROSE, 0.25), thin=0.25)
    card.paint(
        ribbon(f"{d[0] - 26},{d[1] - 8} {c[0] + 26},{c[1] - 8}", (22, 22)),
        shift(wall, 0.1),
        angle=-8,
        edge="raw",
        lift=3,
    )


def _ladders(card: Sheet) -> None:
    """Two dozen, laid down; none stands against anything."""
    g = rng("ladders")
    for k in range(24):
        x = 110 + 37 * k
        y = 1530 - 0.14 * x + 34 * (k % 3) + float(g.uniform(-8, 8))
        at = affine(x, y, 1, -12 + float(g.uniform(-20, 22)))
        parts = [ribbon("-62,-9 62,-7", (4, 4), at), ribbon("-62,9 62,7", (4, 4), at)]
        parts += [ribbon(f"{-52 + 15 * n},-9 {-52 + 15 * n},9", (3.4, 3.4), at) for n in range(8)]
        card.paint([ribbon("-60,14 64,13", (10, 10), at)], mix(LILAC, CHALK, 0.35), thin=0.2, wobble=0.3)
        card.paint(turned(parts), shift(CHALK, 0.03) if k % 4 else mix(CHALK, PLUM, 0.12), wobble=0.4, lift=3)


def _path(card: Sheet) -> None:
    """Where he came from: slippers' steps, one after the other, and back to the left one for a slipper."""
    g = rng("steps")
    for k in range(19):
        t = k / 18
        x = 1176 - 96 * t + 34 * np.sin(5.5 * t)
        y = 1800 - 640 * t
        card.paint(
            "-9,0 -4,-4 6,-3.4 10,0 6,3.6 -4,4",
            mix(LILAC, PLUM, 0.2),
            at=affine(float(x) + (9 if k % 2 else -9), float(y), 1.25 - 0.4 * t, -80 + float(g.uniform(-12, 12))),
            wobble=0.3,
        )


def _man(card: Sheet) -> None:
    """He hangs outside by one hand; the wall is lower than he is long."""
    # the last one, on its bough above the wall
    card.paint(ribbon("938,780 976,758 1016,776", (8, 6, 3)), PLUM, wobble=0.5)
    card.paint("958,772 944,750 964,740 982,760", mix(PISTACHIO, PLUM, 0.2), lift=1)
    card.paint(ribbon("1016,774 1018,782 1017,790", (4, 4)), PLUM)
    card.paint("1017,786 1028,800 1038,826 1028,844 1010,846 998,828 1006,800", PEAR, angle=80, edge="raw", lift=4)
    at = affine(996, 944, 1.15)
    skin = mix("#b98d6c", ROSE, 0.1)
    shade = mix(skin, PLUM, 0.35)
    stripe = mix(LILAC, CHALK, 0.1)
    # legs that look for a hold
    for line, far in (("20,98 6,140 24,176", True), ("34,98 52,136 36,182", False)):
        leg = card.piece(ribbon(line, (30, 27, 24), at), shift(stripe, -0.08 if far else -0.02), edge="raw", lift=3)
        card.pattern(leg, [ribbon(f"{u},90 {u + 6},190", (4, 4), at) for u in range(-4, 70, 11)], PLUM, thin=0.1)
    card.paint("12,174 34,172 40,184 22,194 2,192", shade, at=at, lift=1)
    slipper = "24,180 48,178 60,190 54,200 22,200"
    card.paint(slipper, ROSE, at=at, lift=2)
    card.paint(slipper, ROSE, at=affine(1090, 1170, 1.0, 14), lift=2)
    back = card.piece("4,22! 18,8 42,10! 54,30 52,70 50,104! 10,106! 6,60", stripe, at=at, angle=86, edge="raw", lift=4)
    card.pattern(back, [ribbon(f"{u},0 {u + 1},110", (4.4, 4.4), at) for u in range(2, 60, 11)], PLUM, thin=0.1)
    # one hand on the wall, the other nearly there
    for line, ink in (("14,24 -8,-16 -20,-64", stripe), ("46,26 56,-18 22,-46", stripe)):
        arm = card.piece(ribbon(line, (21, 19, 16), at), ink, edge="raw", lift=3)
        card.pattern(arm, [ribbon(f"{u},-80 {u + 8},40", (4, 4), at) for u in range(-50, 70, 11)], PLUM, thin=0.1)
    card.paint("-30,-62 -32,-76 -20,-82 -10,-76 -10,-62", skin, at=at, lift=2)
    card.paint([ribbon(f"{-27 + 6 * n},-66 {-28 + 6 * n},-80", (2, 2), at) for n in range(4)], shade, wobble=0.1)
    card.paint("20,-42 10,-54 6,-70 12,-74 17,-64 24,-68 28,-54", skin, at=at, lift=2)
    card.paint("20,-16 36,-14 40,4 32,18 16,14 10,0 12,-10", skin, at=at, lift=3)
    card.paint("12,-12! 4,-2! 12,4!", skin, at=at, wobble=0.2)
    card.paint("38,-6 42,6 34,18 24,18 30,6", mix(PLUM, CHALK, 0.2), at=at, wobble=0.4)
    card.paint("26,0 31,-2 32,6 27,8", shade, at=at, wobble=0.2)
    card.paint("30,92! 48,92! 47,110! 31,110!", CHALK, at=at, lift=1, wobble=0.3)
    card.paint(ribbon("40,94 43,86 40,78", (3, 3.4), at), PLUM, wobble=0.2)
