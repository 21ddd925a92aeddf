"""That's One Way: a bathtub larger than a house goes up by a strap; fourteen pairs of trousers wait in the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.thats_one_way.hauled import man, tub

PISTACHIO, ROSE, LILAC, STRAW, CHALK, SKY, PLUM = (
    "#bccaa0",
    "#e6bfb2",
    "#bcb1ca",
    "#e8d9a2",
    "#f4efe4",
    "#b9cfd8",
    "#523752",
)
GROUND = CHALK
FIELDS: Final[tuple[tuple[float, float, Ink], ...]] = (
    (300, 250, PISTACHIO),
    (400, 356, ROSE),
    (508, 470, STRAW),
    (620, 590, LILAC),
    (740, 706, PISTACHIO),
    (860, 820, ROSE),
)
"""Each field's edge from the peak down: its height far left and far right, its ink."""
MOWN: Final = "1060,640! 880,560! 1090,520! 1000,440! 640,520! 560,440! 700,400! 870,420! 900,350! 720,320! 690,270! 860,250! 830,190!"
"""What somebody has mown: it goes everywhere, and past the hut on three sides."""


def _step(n: float) -> tuple[float, float]:
    """Where the near steps are, counted out of the water."""
    return -110 + 92 * n, 1392 - 50 * n


def paint(card: Sheet) -> None:
    """Lay the mountain with the steps to come, then the steps that are done, the river, the tub and him."""
    _snow(card)
    _mountain(card)
    _peak(card)
    _steps(card)
    _river(card)
    _stools(card)
    tub(card, 458, 1092, 412, -28.5, PLUM, mix(STRAW, PLUM, 0.42))
    man(card)


def _snow(card: Sheet) -> None:
    """Far behind, where nobody carries anything."""
    card.paint(
        "-40,560! 40,470 120,400 200,318 250,286! 300,330 372,352 430,330! 520,440 700,470 900,380 980,318 1044,272! "
        "1110,322 1160,316 1240,262! 1240,1000! -40,1000!",
        mix(SKY, LILAC, 0.35),
        angle=-50,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=5,
    )
    card.paint(
        "-40,700! 60,600 150,520 220,500! 320,580 420,640! 420,1000! -40,1000!",
        mix(mix(SKY, LILAC, 0.5), PLUM, 0.16),
        angle=-40,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=5,
    )


def _mountain(card: Sheet) -> None:
    flight = []
    for n in range(36):
        x, y = 1260 - 12.6 * n, 596 - 11.9 * n
        flight += [f"{x:.1f},{y:.1f}!", f"{x - 12.6:.1f},{y:.1f}!"]
    rise = " ".join(reversed(flight))
    card.paint(f"780,200! {rise} 1260,700! 1000,560!", PLUM, angle=40, edge="torn", wobble=1, lift=5)
    hill = card.piece(
        "-40,930! 60,830 190,700 330,560 470,420 600,300 700,214 800,178! 880,240 960,312 1060,410 1150,500 1240,604! "
        "1240,1400! -40,1400!",
        mix(PISTACHIO, CHALK, 0.3),
        angle=-30,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=4,
    )
    with card.inside(hill):
        for k in range(len(FIELDS)):
            _field(card, k)
        line = ribbon(MOWN, np.linspace(26, 11, 22))
        card.paint(line, CHALK, angle=30, edge="torn", wobble=2, grain=0.12)
        _hut(card)


def _edge(k: int, x: float) -> float:
    left, right, _ = FIELDS[k]
    t = x / 1200
    return float(left + (right - left) * t + (30 + 6 * k) * np.sin(np.pi * t + 0.4 * np.sin(k * 2.1)))


def _field(card: Sheet, k: int) -> None:
    ink = mix(FIELDS[k][2], CHALK, 0.12)
    g = rng("field", k)
    top = [(float(x), _edge(k, float(x)) + float(g.normal(0, 5))) for x in np.linspace(-40, 1240, 10)]
    low = max(y for _, y in top) + 230
    spec = " ".join(f"{x:.0f},{y:.0f}" for x, y in top)
    lip = " ".join(f"{x:.0f},{y + 66 + 10 * np.sin(x / 190 + k):.0f}" for x, y in top)
    field = card.piece(
        f"{spec} 1240,{low:.0f}! -40,{low:.0f}!", ink, angle=-6, laps=40, edge="torn", core=CHALK, wobble=5, lift=4
    )
    rows: list[Array] = []
    for x in range(-10, 1230, 34):
        y = _edge(k, x) + 38 + (x // 34 % 2) * 12
        rows += [ribbon(f"{x + d},{y + 8} {x + d + lean},{y - 8}", (3, 5, 1.5)) for d, lean in ((0, -4), (5, 5))]
    card.pattern(field, turned(rows), mix(ink, PLUM, 0.22), thin=0.15, edge="torn", wobble=1)
    # the wall that carries the next field
    card.paint(
        f"{lip} 1240,{low:.0f}! -40,{low:.0f}!",
        mix(ink, PLUM, 0.26 + 0.03 * (k % 2)),
        angle=84,
        laps=30,
        edge="torn",
        wobble=4,
    )


def _peak(card: Sheet) -> None:
    """There an older one stands already; a tree has moved in."""
    x, y = 806, 180
    card.paint(ribbon(f"{x},{y - 20} {x - 4},{y - 60} {x + 4},{y - 100}", (14, 10, 7)), PLUM, edge="torn", wobble=1)
    for dx, dy, r, ink in (
        (-34, -92, 34, mix(PISTACHIO, PLUM, 0.36)),
        (34, -100, 36, mix(PISTACHIO, PLUM, 0.5)),
        (0, -130, 40, mix(PISTACHIO, PLUM, 0.26)),
    ):
        card.paint(ROUND, ink, at=affine(x + dx, y + dy, r), angle=dx, edge="torn", wobble=4, core=CHALK, lift=3)
    tub(card, x, y + 6, 66, -3, mix(ROSE, "#c96f62", 0.5), PLUM)


def _hut(card: Sheet) -> None:
    """His brother's; the line leads past it on three sides."""
    at = affine(786, 478, 0.8, -2)
    wall = card.piece(
        "-58,-66! 56,-70! 58,34! -56,36!", CHALK, at=at, angle=86, edge="torn", core=CHALK, wobble=1.5, lift=4
    )
    with card.inside(wall):
        card.paint("-70,12! 70,6! 70,50! -70,50!", ROSE, at=at, edge="torn", wobble=2)
    card.paint("-32,-30! -4,-32! -2,34! -30,34!", PLUM, at=at, edge="torn", wobble=1)
    roof = "-80,-52! -8,-118! 76,-66! 66,-50! 56,-58 -4,-66 -62,-40!"
    card.paint(roof, mix(PLUM, ROSE, 0.25), at=at, angle=20, edge="torn", core=CHALK, wobble=1.5, lift=4)


def _steps(card: Sheet) -> None:
    """Seven behind him; treads are bare stone, what carries them is dark."""
    rise, treads = [], []
    for n in range(16):
        (x, y), (right, _) = _step(n), _step(n + 1)
        rise += [f"{x:.0f},{y:.0f}!", f"{right:.0f},{y:.0f}!"]
        treads.append(
            f"{x - 4:.0f},{y - 7:.0f}! {right + 3:.0f},{y - 8:.0f}! {right + 2:.0f},{y + 9:.0f}! {x - 5:.0f},{y + 8:.0f}!"
        )
    bank = card.piece(
        f"{' '.join(rise)} 1330,1500! -60,1500!",
        mix(LILAC, PLUM, 0.52),
        angle=84,
        laps=46,
        edge="torn",
        wobble=1.6,
        lift=8,
    )
    with card.inside(bank):
        g = rng("stones")
        stones = []
        for n in range(-6, 16):
            x, y = _step(n)
            for row in range(1, 14, 2):
                w = float(g.uniform(40, 74))
                if g.uniform() < 0.62:
                    left, high = x + float(g.uniform(4, 88 - w)) + 46 * (row % 4 == 1), y + 50 * row
                    stones.append(ribbon(f"{left},{high} {left + w},{high - 3}", (16, 25, 23, 27, 18)))
        card.paint(turned(stones), mix(LILAC, PLUM, 0.6), angle=4, thin=0.1, edge="torn", wobble=2)
        card.paint(
            "-60,1420! 300,1390 640,1330 940,1230 1240,1120! 1240,1600! -60,1600!",
            mix(PISTACHIO, PLUM, 0.34),
            angle=-14,
            edge="torn",
            core=CHALK,
            wobble=6,
            lift=5,
        )
    card.paint(treads, mix(CHALK, LILAC, 0.25), angle=2, edge="torn", wobble=1.4, lift=4)


def _river(card: Sheet) -> None:
    river = card.piece(
        "-40,1420! 200,1432 520,1420 860,1380 1240,1316! 1240,1840! -40,1840!",
        SKY,
        angle=-3,
        laps=60,
        edge="torn",
        core="#fbf8f0",
        wobble=6,
        lift=4,
    )
    g = rng("river")
    rows = []
    for _ in range(40):
        x, depth = float(g.uniform(-60, 1180)), float(g.uniform(0, 1)) ** 1.4
        y, w = 1450 + 350 * depth, 40 + 150 * depth
        rows.append(ribbon(f"{x},{y} {x + w * 0.5},{y - 5} {x + w},{y - 4}", (1, 3 + 9 * depth, 1)))
    card.pattern(river, turned(rows), CHALK, thin=0.1)


def _stools(card: Sheet) -> None:
    """Each has a pair on it, neatly folded; of the fourteen themselves there is nothing to be seen yet."""
    cloths = (STRAW, mix(ROSE, "#c96f62", 0.45), CHALK, mix(LILAC, PLUM, 0.3), PISTACHIO, mix(PLUM, ROSE, 0.4), STRAW)
    for n in reversed(range(14)):
        far = 2.7 * 0.9**n
        x, y, size = 1480 - 498 * far, 1316 + 132 * far, 0.86 * far
        at = affine(x, y, size, (n * 7) % 5 - 2)
        shade = ribbon("-16,24 -4,34 -14,46 2,58", (50, 60, 40, 6), at, size)
        card.paint(shade, mix(SKY, PLUM, 0.36), angle=0, edge="torn", wobble=2)
        legs = ("-20,-26 -26,28", "20,-26 25,24", "0,-26 2,36")
        card.paint(turned([ribbon(leg, (8, 6), at, size) for leg in legs]), PLUM, wobble=0.4)
        rings = [
            ribbon(f"{u - 9},{v} {u},{v + 4} {u + 9},{v}", (1, 3, 1), at, size)
            for u, v in ((-26, 28), (25, 24), (2, 36))
        ]
        card.paint(turned(rings), CHALK, wobble=0.4)
        card.paint("-27,-33! 27,-35! 28,-22! -26,-20!", shift(PLUM, 0.03), at=at, edge="torn", wobble=1, lift=4)
        cloth = cloths[n % 7]
        at = at @ np.diag([0.78, 0.96, 1.0])
        # folded over the seat: band and hips on it, two legs that hang down before it
        for u, low in ((-13, 12 - n % 3), (10, 10)):
            leg = f"{u - 10},-40! {u + 10.5},-41! {u + 9},-10 {u + 9.5},{low}! {u - 9},{low + 1}! {u - 9},-12"
            laid = card.piece(leg, shift(cloth, -0.035), at=at, angle=86, edge="torn", wobble=1.1, lift=4)
            card.pattern(laid, ribbon(f"{u + 1},-30 {u},{low}", (1.4, 2), at, size), mix(cloth, PLUM, 0.45))
            card.pattern(
                laid, ribbon(f"{u - 12},{low - 5} {u + 12},{low - 6}", (2, 2), at, size), mix(cloth, PLUM, 0.45)
            )
        card.paint(
            "-25,-56! 22,-58! 24,-48 22,-37! 3,-36! -2,-33! -5,-36! -24,-35! -26,-46",
            cloth,
            at=at,
            angle=4,
            edge="torn",
            wobble=1.1,
            lift=4,
        )
        card.paint(
            "-25,-60! 22,-62! 23,-54! -25,-52!", mix(cloth, PLUM, 0.55), at=at, angle=4, edge="torn", wobble=1, lift=2
        )
        if n in (0, 5):
            braces = ribbon("-20,-58 -34,-44 -31,-24 -37,-8 -31,6", (5, 5, 4, 4, 3), at, size)
            card.paint(braces, mix("#c96f62", ROSE, 0.3), edge="torn", wobble=1, lift=3)
