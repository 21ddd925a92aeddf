"""That's One Way: a bathtub goes up forty steps by its strap; fourteen pairs of trousers wait on stools in the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon, rng
from art.cutpaper.sheet import Ink, Sheet, mix, shift

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
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
STEPS: Final[tuple[tuple[float, float, float, Ink], ...]] = (
    (452, 250, -20, mix(LILAC, CHALK, 0.35)),
    (500, 330, 26, mix(PISTACHIO, CHALK, 0.3)),
    (560, 388, 40, ROSE),
    (604, 470, 20, PISTACHIO),
    (676, 520, 50, STRAW),
    (730, 606, 56, mix(LILAC, CHALK, 0.2)),
    (800, 690, 30, PISTACHIO),
    (858, 742, 60, mix(ROSE, CHALK, 0.15)),
    (948, 812, 66, mix(PISTACHIO, STRAW, 0.35)),
    (1010, 908, 40, LILAC),
    (1086, 976, 70, STRAW),
    (1170, 1050, 60, PISTACHIO),
    (1250, 1150, 76, mix(ROSE, STRAW, 0.25)),
    (1330, 1210, 50, mix(PISTACHIO, SKY, 0.3)),
    (1398, 1316, 66, SKY),
    (1560, 1470, 80, PISTACHIO),
    (1640, 1590, 60, mix(LILAC, ROSE, 0.3)),
    (1740, 1690, 70, STRAW),
)
"""Each field's edge from far to near: its height at the left and at the right edge, its bulge, its ink."""
WATER: Final = 14
BELOW: Final = "96,1840! 60,1740! 250,1690! 120,1610! 138,1574!"
MOWN: Final = (
    "858,1402! 900,1370! 830,1320! 470,1330! 300,1250! 360,1180! 180,1110! 250,1010! 520,1080! 640,1000! 600,930! 800,1040! "
    "1090,1000! 1130,860! 900,826! 820,730! 700,700! 690,630! 1060,690! 1100,560! 940,520! 960,440! 800,420! 860,350! "
    "1060,372! 1120,262!"
)
"""What he has mown: it ends at the water and begins again on the other side."""


def paint(card: Sheet) -> None:
    """Lay the ridge with what stands there, the fields from far to near, then the line, the stools, him."""
    _ridge(card)
    for k in range(len(STEPS)):
        _field(card, k)
    for line, broad in ((BELOW, (29, 27)), (MOWN, np.linspace(25, 15, 31))):
        card.paint(ribbon(line, broad), CHALK, angle=30, edge="torn", wobble=2.4, grain=0.14)
    _hut(card)
    _stairs(card)
    _stools(card)
    _man(card)


def _edge(k: int, x: float) -> float:
    left, right, bulge, _ = STEPS[k]
    t = max(x, 0.0) / 1200
    return float(left + (right - left) * t**1.25 + bulge * float(np.sin(np.pi * t * 1.1 + 0.5 * np.sin(k * 1.7))))


def _field(card: Sheet, k: int) -> None:
    ink = STEPS[k][3]
    g = rng("field", k)
    top = [(x, _edge(k, x) + float(g.normal(0, 4))) for x in np.linspace(-40, 1240, 12)]
    spec = " ".join(f"{x:.0f},{y:.0f}" for x, y in top)
    low = _edge(min(k + 1, len(STEPS) - 1), 600) + 190
    lip = " ".join(f"{x:.0f},{y - 13:.0f}" for x, y in top)
    card.paint(
        f"{lip} 1240,{low:.0f}! -40,{low:.0f}!",
        mix(ink, PLUM, 0.26),
        angle=-8,
        edge="torn",
        wobble=5,
        lift=5,
        core=CHALK,
    )
    field = card.piece(
        f"{spec} 1240,{low + 40:.0f}! -40,{low + 40:.0f}!", ink, angle=-8, laps=50, edge="torn", wobble=5, grain=0.3
    )
    rows: list[Array] = []
    if k == WATER:
        for _ in range(26):
            x, y = float(g.uniform(-20, 1180)), 0.0
            y = _edge(k, x) + float(g.uniform(24, 150))
            rows.append(ribbon(f"{x},{y} {x + 40},{y - 4} {x + 90},{y - 6}", (1, 5, 1)))
        card.pattern(field, rows, mix(SKY, CHALK, 0.6), thin=0.1)
    elif k % 3 != 1:
        for x in range(-10, 1220, 36):
            for n in range(3):
                y = _edge(k, x) + 24 + 26 * n + (x // 36 % 2) * 9
                lean = float(g.uniform(-5, 5))
                rows.append(ribbon(f"{x},{y + 8} {x + lean},{y - 8}", (3, 5, 1.5)))
                rows.append(ribbon(f"{x + 4},{y + 8} {x + 9 + lean},{y - 4}", (3, 4, 1.5)))
        card.pattern(field, rows, mix(ink, PLUM, 0.2), thin=0.2, edge="torn", wobble=1)
    else:
        for n in range(3):
            line = [(float(x), _edge(k, float(x)) + 22 + 22 * n) for x in np.linspace(-40, 1240, 12)]
            rows += [ribbon(line, (4, 6, 4, 6, 4))]
        card.pattern(field, rows, mix(ink, CHALK, 0.5), thin=0.3)


def _tub(card: Sheet, x: float, y: float, size: float, tilt: float, ink: Ink, rust: Ink) -> None:
    at = affine(x, y, size, tilt)
    for u in (-0.62, 0.58):
        card.paint(
            f"{u - 0.1},.0! {u + 0.12},.0! {u + 0.16},.22 {u},.3 {u - 0.18},.24", PLUM, at=at, edge="torn", wobble=1
        )
    body = card.piece(
        "-1.1,-.62! 1.0,-.56! .92,-.2 .74,.06 .3,.16 -.4,.16 -.82,.02 -1.0,-.3",
        ink,
        at=at,
        angle=tilt,
        laps=20,
        edge="torn",
        wobble=2,
        lift=6,
    )
    with card.inside(body):
        card.paint("-1.1,-.1! 1.1,-.2! 1,.3! -1,.3!", mix(ink, rust, 0.4), at=at, edge="torn", wobble=2)
    card.paint(
        "-1.2,-.66! -1.0,-.74 .9,-.68 1.1,-.6! 1.0,-.5 -1.08,-.54",
        shift(ink, 0.03),
        at=at,
        edge="torn",
        wobble=1.5,
        lift=3,
    )
    card.paint("-.98,-.64 .88,-.6 .8,-.55 -.92,-.58", mix(ink, PLUM, 0.35), at=at, wobble=0.4)
    card.paint(ribbon("-.98,-.7 -.98,-1 -.8,-1.04 -.74,-.92", (0.06, 0.07, 0.06), at, size), mix(PLUM, LILAC, 0.4))


def _ridge(card: Sheet) -> None:
    """There an older one stands already; a tree has moved in."""
    x, y = 1010, 262
    card.paint(ribbon(f"{x},{y - 30} {x - 8},{y - 90} {x + 6},{y - 150}", (17, 13, 8)), PLUM, edge="torn", wobble=1.5)
    card.paint(
        [ribbon(f"{x - 4},{y - 96} {x - 40},{y - 134}", (8, 4)), ribbon(f"{x},{y - 110} {x + 40},{y - 150}", (8, 4))],
        PLUM,
    )
    for dx, dy, r, ink in (
        (-44, -150, 46, mix(PISTACHIO, PLUM, 0.16)),
        (46, -164, 50, mix(PISTACHIO, PLUM, 0.24)),
        (2, -206, 56, mix(PISTACHIO, PLUM, 0.1)),
    ):
        card.paint(ROUND, ink, at=affine(x + dx, y + dy, r), angle=dx, edge="torn", wobble=6, core=CHALK, lift=4)
    _tub(card, x, y, 66, -6, mix(ROSE, LILAC, 0.35), PLUM)


def _hut(card: Sheet) -> None:
    """His brother's; the line leads past it on three sides."""
    card.paint(
        "900,916! 1004,908! 1008,978! 904,986!",
        mix(ROSE, PLUM, 0.1),
        angle=86,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=5,
    )
    card.paint("930,948! 954,946! 956,996! 932,998!", PLUM, edge="torn", wobble=1.5)
    card.paint("966,944! 982,943! 983,962! 967,963!", mix(PLUM, ROSE, 0.3), wobble=0.5)
    card.paint(
        "884,938! 940,880 1014,924! 1008,938! 946,908 894,950!",
        mix(PLUM, STRAW, 0.35),
        angle=20,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=4,
    )


PATH: Final = (
    (500, 1010),
    (640, 900),
    (760, 790),
    (800, 690),
    (900, 612),
    (980, 596),
    (1010, 480),
    (1090, 420),
    (1150, 300),
)


def _stairs(card: Sheet) -> None:
    """Forty-seven steps; he has done seven."""
    p = np.array(PATH, float)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    for n in range(47):
        t = s[-1] * n / 46
        x, y = float(np.interp(t, s, p[:, 0])), float(np.interp(t, s, p[:, 1]))
        r = 30 - 14 * n / 46
        card.paint(
            f"{x - r},{y + 3}! {x + r},{y - 4}! {x + r + 1},{y + 5}! {x - r},{y + 12}!",
            mix(PLUM, LILAC, 0.28) if n > 6 else PLUM,
            edge="torn",
            wobble=1.4,
            lift=3,
        )


def _stools(card: Sheet) -> None:
    """Each has a pair on it, neatly folded; of the fourteen themselves there is nothing to be seen yet."""
    cloths = (PLUM, ROSE, mix(PLUM, SKY, 0.45), LILAC, STRAW, mix(PLUM, ROSE, 0.5), PISTACHIO)
    for n in range(14):
        x = 66 + 57 * n
        y = _edge(WATER, x) + 88 + (n * 5) % 9
        wood = mix(PLUM, STRAW, 0.36)
        card.paint(
            ribbon(f"{x - 22},{y + 16} {x},{y + 19} {x + 24},{y + 15}", (2, 10, 2)), mix(SKY, PLUM, 0.3), wobble=0.4
        )
        legs = [
            f"{x - 15},{y - 24} {x - 20},{y + 14}",
            f"{x + 15},{y - 24} {x + 20},{y + 12}",
            f"{x},{y - 24} {x + 1},{y + 18}",
        ]
        card.paint([ribbon(leg, (6, 5)) for leg in legs], wood, wobble=0.4)
        card.paint(
            f"{x - 23},{y - 30}! {x + 23},{y - 32}! {x + 24},{y - 22}! {x - 23},{y - 20}!",
            wood,
            edge="torn",
            wobble=1,
            lift=2,
        )
        cloth = cloths[(n * 3) % 7]
        card.paint(
            f"{x - 19},{y - 52}! {x + 17},{y - 54}! {x + 20},{y - 44} {x + 19},{y - 32}! {x - 19},{y - 30}!",
            cloth,
            angle=4,
            edge="torn",
            wobble=1.4,
            lift=4,
        )
        card.paint(
            ribbon(f"{x - 17},{y - 41} {x + 18},{y - 43}", (2.6, 2.6)),
            mix(cloth, PLUM, 0.4) if n % 7 else CHALK,
            wobble=0.3,
        )
        if n == 9:
            card.paint(
                ribbon(f"{x - 10},{y - 34} {x - 12},{y - 10} {x - 8},{y + 6}", (13, 13, 11)),
                cloth,
                edge="torn",
                wobble=1,
                lift=2,
            )


def _man(card: Sheet) -> None:
    """Bent like a hook, and laughing already."""
    card.paint(
        "420,1000! 600,960 640,1000 560,1044 440,1050!", mix(PISTACHIO, PLUM, 0.3), angle=-10, edge="torn", wobble=3
    )
    _tub(card, 512, 1000, 92, -17, shift(CHALK, 0.02), LILAC)
    at = affine(690, 920, 1.35)
    skin = mix("#9a6a4c", ROSE, 0.1)
    cloth = mix(PLUM, LILAC, 0.12)
    card.paint(ribbon("-4,-44 -30,-22 -48,4", (24, 20, 14), at), shift(cloth, -0.06), edge="torn", wobble=1.5, lift=3)
    card.paint("-58,0! -42,-4! -36,8 -30,14! -60,14!", skin, at=at, wobble=0.4)
    card.paint(ribbon("2,-46 26,-24 12,6", (26, 21, 14), at), cloth, edge="torn", wobble=1.5, lift=3)
    card.paint("2,2! 18,0! 34,10 34,16! 2,16!", skin, at=at, wobble=0.4)
    card.paint(
        "-14,-40! -2,-66 24,-90 46,-92! 56,-76 44,-56 16,-32!",
        STRAW,
        at=at,
        angle=-40,
        edge="torn",
        wobble=2,
        core=CHALK,
        lift=5,
    )
    card.paint(ribbon("-12,-44 6,-32 20,-36", (7, 8, 7), at), PLUM)
    card.paint(
        ribbon("30,-84 10,-70 24,-60", (15, 13, 11), at), mix(STRAW, PLUM, 0.14), edge="torn", wobble=1.5, lift=3
    )
    card.paint(
        ribbon("44,-78 56,-56 40,-62", (15, 13, 10), at), mix(STRAW, PLUM, 0.08), edge="torn", wobble=1.5, lift=3
    )
    card.paint(
        ribbon("598,936 650,866 712,800 744,806 732,832", (9, 10, 10, 9, 7)), PLUM, lift=3, edge="torn", wobble=1
    )
    card.paint(["18,-64 28,-68 34,-60 26,-54", "34,-66 44,-68 46,-58 38,-56"], skin, at=at, wobble=0.3)
    card.paint("44,-104 58,-112 72,-104 76,-90 70,-78 56,-74 44,-82", skin, at=at, wobble=0.6, lift=3)
    card.paint("42,-98 44,-112 60,-120 72,-112! 60,-106 52,-96 48,-86", PLUM, at=at, wobble=0.6)
    card.paint(["70,-88! 60,-82 66,-80! 72,-82!"], CHALK, at=at, wobble=0.2)
    card.paint(ribbon("64,-96 68,-98 71,-96", (2, 2.6, 2), at), PLUM, wobble=0.1)
    card.paint("75,-96! 82,-90! 75,-88!", skin, at=at, wobble=0.2)
