"""That's One Way: a bathtub goes up forty steps by its strap; fourteen pairs of trousers wait on stools in the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon, rng
from art.cutpaper.hands import turned
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
STEPS: Final = 47
FIELDS: Final[tuple[tuple[float, float, Ink], ...]] = (
    (330, 300, PISTACHIO),
    (470, 500, ROSE),
    (610, 668, LILAC),
    (756, 828, STRAW),
    (900, 1000, PISTACHIO),
    (1050, 1150, ROSE),
    (1190, 1290, LILAC),
    (1316, 1400, PISTACHIO),
)
"""Each field's edge from the ridge down: its height far left and far right, its ink."""
MOWN: Final = (
    "560,1530! 720,1440! 420,1400! 250,1330! 520,1270! 880,1340! 1010,1240! 640,1170! 480,1080! 820,1090! 1120,1080! "
    "1060,960! 700,930! 660,860! 800,820! 760,720! 1130,700! 1150,610! 900,570! 940,480! 1140,470! 1090,350!"
)
"""What somebody has mown: it goes everywhere, and past the hut on three sides."""


def _step(n: float) -> tuple[float, float]:
    """Where the nose of a step is, counted from below."""
    return 44 + 20.4 * n, 1200 - 18.6 * n


def paint(card: Sheet) -> None:
    """Lay the hill whose own edge is the stairs, what is on it and on the ridge, then the river, then him."""
    _ridge(card)
    _hill(card)
    _hut(card)
    _river(card)
    _stools(card)
    _man(card)


def _hill(card: Sheet) -> None:
    top = []
    for n in range(STEPS):
        (x, y), (_, up) = _step(n), _step(n + 1)
        top += [f"{x:.1f},{y:.1f}!", f"{x:.1f},{up:.1f}!"]
    rise = " ".join(top)
    card.paint(
        f"-40,1206! 44,1200! {rise} 1100,318! 1240,300! 1240,1600! -40,1600!",
        PLUM,
        angle=-42,
        laps=50,
        edge="torn",
        wobble=1.6,
        lift=8,
    )
    inner = card.piece(
        "-40,1262! 120,1240! 560,840 960,470! 1060,380! 1240,360! 1240,1640! -40,1640!",
        mix(LILAC, PLUM, 0.4),
        angle=-20,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    with card.inside(inner):
        for k in range(len(FIELDS)):
            _field(card, k)
        line = ribbon(MOWN, np.linspace(30, 13, 22))
        card.paint(line, mix(CHALK, STRAW, 0.3), angle=30, edge="torn", wobble=2.4, grain=0.16)


def _edge(k: int, x: float) -> float:
    left, right, _ = FIELDS[k]
    t = x / 1200
    return float(left + (right - left) * t + (46 + 6 * k) * np.sin(np.pi * t + 0.4 * np.sin(k * 2.1)))


def _field(card: Sheet, k: int) -> None:
    ink = FIELDS[k][2]
    g = rng("field", k)
    top = [(float(x), _edge(k, float(x)) + float(g.normal(0, 5))) for x in np.linspace(-40, 1240, 10)]
    low = max(y for _, y in top) + 230
    spec = " ".join(f"{x:.0f},{y:.0f}" for x, y in top)
    lip = " ".join(f"{x:.0f},{y + 62 + 12 * np.sin(x / 190 + k):.0f}" for x, y in top)
    field = card.piece(
        f"{spec} 1240,{low:.0f}! -40,{low:.0f}!",
        mix(ink, PLUM, 0.14),
        angle=-6,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=5,
    )
    rows: list[Array] = []
    for x in range(-10, 1230, 30):
        y = _edge(k, x) + 36 + (x // 30 % 2) * 12
        rows += [ribbon(f"{x + d},{y + 9} {x + d + lean},{y - 9}", (3, 5, 1.5)) for d, lean in ((0, -4), (5, 5))]
    card.pattern(field, turned(rows), mix(ink, PLUM, 0.42), thin=0.15, edge="torn", wobble=1)
    # the wall that carries the next field
    wall = card.piece(
        f"{lip} 1240,{low:.0f}! -40,{low:.0f}!",
        mix(ink, PLUM, 0.5 + 0.05 * (k % 2)),
        angle=84,
        laps=30,
        edge="torn",
        wobble=5,
    )
    stones = []
    for x in range(-20, 1240, 54):
        y = _edge(k, x) + 92 + float(g.uniform(0, 34))
        stones.append(ribbon(f"{x},{y} {x + 22},{y - 3}", (4, 9, 4)))
    card.pattern(wall, turned(stones), mix(ink, PLUM, 0.68), thin=0.2)


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
    x, y = 1092, 304
    card.paint(ribbon(f"{x},{y - 30} {x - 8},{y - 90} {x + 6},{y - 150}", (20, 15, 9)), PLUM, edge="torn", wobble=1.5)
    forks = (f"{x - 4},{y - 96} {x - 40},{y - 134}", f"{x},{y - 110} {x + 40},{y - 150}")
    card.paint(turned([ribbon(fork, (9, 4)) for fork in forks]), PLUM)
    for dx, dy, r, ink in (
        (-50, -146, 50, mix(PISTACHIO, PLUM, 0.3)),
        (48, -160, 54, mix(PISTACHIO, PLUM, 0.42)),
        (0, -208, 62, mix(PISTACHIO, PLUM, 0.22)),
    ):
        card.paint(ROUND, ink, at=affine(x + dx, y + dy, r), angle=dx, edge="torn", wobble=6, core=CHALK, lift=4)
    _tub(card, x, y, 78, -4, ROSE, PLUM)


def _hut(card: Sheet) -> None:
    """His brother's; the line leads past it on three sides."""
    at = affine(960, 890, 1.5, -2)
    wall = card.piece(
        "-58,-66! 56,-70! 58,24! -56,26!", CHALK, at=at, angle=86, edge="torn", core=CHALK, wobble=2, lift=6
    )
    with card.inside(wall):
        card.paint("-70,6! 70,0! 70,40! -70,40!", ROSE, at=at, edge="torn", wobble=2)
    card.paint("-32,-30! -4,-32! -2,30! -30,30!", PLUM, at=at, edge="torn", wobble=1.5)
    card.paint("14,-42! 38,-43! 39,-18! 15,-17!", mix(PLUM, SKY, 0.4), at=at, wobble=0.5)
    card.paint(
        "-80,-52! -8,-118! 76,-66! 66,-50! 56,-58 -4,-66 -62,-40!",
        mix(PLUM, ROSE, 0.25),
        at=at,
        angle=20,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=6,
    )


def _river(card: Sheet) -> None:
    river = card.piece(
        "-40,1466! 200,1490 520,1528 860,1500 1240,1440! 1240,1840! -40,1840!",
        SKY,
        angle=-3,
        laps=60,
        edge="torn",
        core="#fbf8f0",
        wobble=6,
        lift=6,
    )
    g = rng("river")
    rows = []
    for _ in range(34):
        x, y = float(g.uniform(-60, 1180)), float(g.uniform(1530, 1800))
        w = float(g.uniform(30, 120))
        rows.append(ribbon(f"{x},{y} {x + w * 0.5},{y - 5} {x + w},{y - 4}", (1, 7, 1)))
    card.pattern(river, turned(rows), CHALK, thin=0.1)


def _stools(card: Sheet) -> None:
    """Each has a pair on it, neatly folded; of the fourteen themselves there is nothing to be seen yet."""
    cloths = (STRAW, ROSE, CHALK, LILAC, STRAW, mix(PLUM, ROSE, 0.5), PISTACHIO)
    for n in range(14):
        x = 62 + 83 * n
        y = 1640 + 62 * float(np.sin(n / 13 * 2.6 + 0.2)) + (n * 5) % 9
        at = affine(x, y, 1.5 + 0.012 * n, (n * 7) % 5 - 2)
        mirror = ribbon("-20,24 -8,34 12,30 22,40", (4, 22, 18, 4), at, 1.5)
        card.paint(mirror, mix(SKY, PLUM, 0.42), edge="torn", wobble=2)
        legs = ("-14,-26 -20,20", "14,-26 20,18", "0,-26 1,26")
        card.paint(turned([ribbon(leg, (7, 5), at, 1.5) for leg in legs]), PLUM, wobble=0.4)
        card.paint("-24,-32! 24,-34! 25,-22! -24,-20!", PLUM, at=at, edge="torn", wobble=1, lift=3)
        cloth = cloths[(n * 3) % 7]
        card.paint("-20,-56! 18,-58! 21,-46 20,-33! -20,-31!", cloth, at=at, angle=4, edge="torn", wobble=1.4, lift=5)
        card.paint(ribbon("-18,-44 19,-46", (3, 3), at, 1.5), mix(cloth, PLUM, 0.5), wobble=0.3)
        if n == 9:
            leg = ribbon("-10,-36 -12,-12 -8,8", (14, 13, 11), at, 1.5)
            card.paint(leg, cloth, edge="torn", wobble=1, lift=2)


def _man(card: Sheet) -> None:
    """Bent like a hook, and laughing already."""
    x, y = _step(7.4)
    _tub(card, x - 16, y - 22, 104, -42.4, mix(PLUM, LILAC, 0.34), PLUM)
    inside = affine(x - 16, y - 22, 104, -42.4)
    card.paint(
        "-1.2,-.66! -1.04,-.8! .94,-.76! 1.14,-.62! 1.02,-.54! -1.06,-.58!",
        mix(LILAC, CHALK, 0.5),
        at=inside,
        edge="torn",
        wobble=1.5,
        lift=4,
    )
    ox, oy = _step(12.8)
    at = affine(ox, oy, 1.42)
    skin = mix("#9a6a4c", ROSE, 0.1)
    cloth = mix(PLUM, LILAC, 0.1)
    # the leg that pushes, the leg that climbs: from the hip to a shoe that grows out of the trouser
    card.paint(
        "12,-122! 46,-120! 50,-90 34,-58 14,-14! -6,-18! 2,-56 8,-90",
        shift(cloth, -0.05),
        at=at,
        angle=70,
        edge="torn",
        wobble=1.5,
        lift=4,
    )
    card.paint("-8,-20! 14,-14! 20,-2 24,2! -14,2! -14,-8", "#3a2639", at=at, wobble=0.5)
    card.paint(
        "10,-120! 40,-138! 74,-128 104,-112 100,-92 84,-54! 62,-58! 68,-88 44,-94 22,-92!",
        cloth,
        at=at,
        angle=20,
        edge="torn",
        wobble=1.5,
        lift=5,
    )
    card.paint("62,-62! 85,-56! 90,-48 112,-42 112,-38! 60,-38! 58,-48", "#3a2639", at=at, wobble=0.5)
    # the far arm, the strap from the tub over his shoulder, his back, his near arm
    card.paint(
        "104,-166! 120,-150 132,-118! 112,-112! 100,-130 92,-150!", shift(ROSE, -0.1), at=at, edge="torn", wobble=1.5
    )
    front = affine(x - 16, y - 22, 104, -42.4) @ (1.04, -0.66, 1.0)
    shoulder = at @ (70.0, -182.0, 1.0)
    card.paint(
        ribbon(f"{front[0]:.0f},{front[1]:.0f} {shoulder[0]:.0f},{shoulder[1]:.0f}", (13, 12)),
        PLUM,
        edge="torn",
        wobble=1,
        lift=4,
    )
    back = card.piece(
        "8,-112! 10,-140 40,-176 84,-192 112,-186! 124,-168 112,-150 84,-132 44,-116! 24,-104",
        mix(ROSE, "#c96f62", 0.55),
        at=at,
        angle=-40,
        edge="torn",
        wobble=2,
        core=CHALK,
        lift=6,
    )
    with card.inside(back):
        card.paint(ribbon(f"{front[0]:.0f},{front[1]:.0f} {shoulder[0] - 6:.0f},{shoulder[1] + 4:.0f}", (12, 12)), PLUM)
        card.paint(ribbon("70,-196 92,-172 100,-140", (9, 9), at, 1.42), PLUM)
        card.paint("8,-104! 60,-110 116,-142! 120,-100! 10,-90!", mix(PLUM, "#c96f62", 0.6), at=at, angle=-40, thin=0.1)
    card.paint("6,-118! 26,-134! 44,-112! 24,-98!", "#3a2639", at=at, wobble=0.6)
    card.paint(
        "82,-178! 102,-170 106,-146 104,-122! 122,-126! 128,-108! 96,-96 82,-104 78,-136 74,-160",
        mix(ROSE, "#c96f62", 0.35),
        at=at,
        angle=70,
        edge="torn",
        wobble=1.5,
        lift=5,
    )
    card.paint("120,-128! 134,-132 142,-122 138,-110 126,-108!", skin, at=at, wobble=0.5, lift=3)
    # the head: a profile, thrown back
    a, b = (float(v) for v in at @ (-13.0, 12.0, 1.0))
    up = affine(a, b, 1.42)
    card.paint("110,-184! 126,-176! 132,-196! 116,-206!", shift(skin, -0.06), at=up)
    card.paint(
        "112,-196 108,-220 122,-242 146,-244 160,-232! 164,-220! 174,-210! 165,-207! 167,-200! 160,-198! 160,-190 148,-183 132,-184",
        skin,
        at=up,
        wobble=0.6,
        lift=4,
    )
    card.paint(
        "108,-200 100,-226 118,-252 148,-256 166,-240! 148,-236 138,-222! 132,-214 126,-204! 120,-196",
        PLUM,
        at=up,
        wobble=0.6,
    )
    card.paint("165,-206! 152,-204 160,-198!", CHALK, at=up, wobble=0.2)
    card.paint(ribbon("150,-224 156,-227 161,-223", (2, 3.4, 2), up, 1.42), PLUM, wobble=0.1)
    card.paint("124,-214 130,-218 133,-208 126,-204", shift(skin, -0.06), at=up, wobble=0.2)
