"""The stand: rows of torn green with heads in them, no mouth like another; fists, fingers at temples, hats in the air."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.we_were_robbed.inks import BONE, CAST, CHALK, GREEN, NIGHT, UMBER

ROWS: Final = (
    ((1150, 262), (1048, 318)),
    ((1208, 420), (1096, 452), (984, 444)),
    ((1170, 600), (1030, 618), (896, 640), (770, 618)),
    ((1216, 780), (1092, 792), (960, 812), (610, 780), (500, 860)),
    ((1160, 976), (1010, 996), (540, 1010), (396, 984)),
    ((1206, 1180), (1066, 1196), (926, 1190), (520, 1216), (360, 1190), (226, 1160)),
    ((1150, 1410), (900, 1400), (600, 1420), (462, 1440), (80, 1400)),
    ((700, 1620), (560, 1660), (860, 1610)),
)
"""Where heads are, from the back to the front."""
GREENS: Final[tuple[Ink, ...]] = (
    GREEN,
    shift(GREEN, -0.07),
    mix(GREEN, UMBER, 0.3),
    shift(GREEN, 0.05),
    mix(GREEN, UMBER, 0.16),
)
MOUTHS: Final = (
    "-.26,.42 -.1,.3 .12,.32 .28,.46 .2,.76 0,.84 -.2,.74",
    "-.36,.46! 0,.38 .38,.44! .26,.7 -.08,.78",
    "-.2,.36 .1,.32 .24,.5 .14,.84 -.08,.86 -.22,.62",
    "-.34,.4! 0,.44 .32,.34! .36,.62! .06,.7 -.26,.76!",
    "-.24,.64 -.32,.44! .02,.36 .36,.52! .14,.84",
    "-.38,.52! -.1,.42 .3,.34! .3,.6 .02,.8",
    "-.24,.42 0,.32 .26,.42 .28,.64 0,.74 -.28,.66",
    "-.2,.46 .04,.36 .24,.48 .18,.74 -.02,.78 -.2,.68",
    "-.3,.34! 0,.4 .28,.38! .2,.84 -.14,.88",
    "-.42,.46 -.2,.36! .2,.38! .42,.48 .24,.68 -.2,.7",
    "-.26,.74! -.2,.4 .1,.3 .32,.48 .28,.8!",
    "-.34,.42! -.04,.48 .3,.32! .38,.6 .06,.9 -.28,.7",
)
"""Torn in head units; each turned about by the place where it is used."""
ARMS: Final[dict[int, tuple[tuple[float, float, str, float, bool], ...]]] = {
    0: ((1.5, -1.5, "fist", -100, False),),
    3: ((-1.6, -1.4, "fist", -84, True),),
    5: ((1.4, -1.6, "open", -76, False),),
    6: ((-0.95, -0.2, "claw", -50, False), (0.95, -0.25, "claw", -130, True)),
    9: ((-1.5, -1.3, "point", -110, False),),
    13: ((-1.7, -1.2, "fist", -104, True), (1.5, -1.7, "fist", -80, False)),
    16: ((0.0, -1.05, "flat", 176, False),),
    19: ((-1.4, -1.5, "open", -100, True),),
    21: ((-0.95, -0.15, "point", -40, False),),
    24: ((-1.5, -1.2, "open", -96, True),),
    28: ((1.4, -1.5, "point", -70, False),),
}
"""By the number of a fan: wrist in head units, how the hand is held, its direction, mirrored."""


def rows(card: Sheet, first: int, last: int) -> None:
    """Lay some of the rows: body, head, mouth and arms of each."""
    number = sum(len(row) for row in ROWS[:first])
    for row in ROWS[first:last]:
        for x, y in row:
            _fan(card, number, x, y, 42 + 36 * y / 1800)
            number += 1


def _fan(card: Sheet, number: int, x: float, y: float, size: float) -> None:
    face: Face = CAST[f"fan {number}"]
    g = rng("fan", number)
    ink = GREENS[number % 5]
    at = affine(x, y, size)
    body = card.piece(
        f"-.5,.86! 0,1.04 .5,.86! 1.2,1.1 1.5,1.6 1.56,{g.uniform(3.6, 4.4):.2f}! -1.56,{g.uniform(3.6, 4.4):.2f}! -1.5,1.6 -1.2,1.1",
        ink,
        at=at,
        angle=float(g.uniform(60, 100)),
        laps=size * 0.8,
        grain=0.36,
        edge="torn",
        core=CHALK if number % 3 else shift(GREEN, 0.14),
        wobble=5,
        lift=5,
    )
    head = Head(card, face, x, y, size, tilt=float(g.uniform(-10, 10)), turn=float(g.uniform(-0.5, 0.15)))
    if number % 3 != 1:
        scarf = card.piece(
            "-.62,.72! 0,1.04 .62,.7! .86,1.1 .5,1.42 0,1.52 -.5,1.44 -.84,1.14",
            CHALK if number % 2 else UMBER,
            at=at,
            edge="torn",
            wobble=3,
            lift=4,
        )
        with card.inside(scarf):
            for u in (-0.6, -0.2, 0.22, 0.62):
                card.paint(
                    ribbon(f"{u},.6 {u * 1.1:.2f},1.7", (size * 0.16, size * 0.16), at), GREEN, edge="torn", wobble=2
                )
    else:
        with card.inside(body):
            card.paint("-.34,.8! 0,1.3 .34,.8!", face.skin.shade, at=at)
    head.draw()
    if number != 17:
        _mouth(head, number, MOUTHS[(number * 5) % 12], float(g.uniform(0.86, 1.16)))
    for u, v, kind, angle, flip in ARMS.get(number, ()):
        _arm(card, face, (x, y, size), (u, v), kind, angle, flip, GREENS[(number + 2) % 5])


def _mouth(head: Head, number: int, typed: str, grow: float) -> None:
    low = head.ageing.low * 0.5
    flip = -1 if number % 2 else 1
    points = []
    for token in typed.split():
        u, v = (float(p) for p in token.rstrip("!").split(","))
        points.append(
            f"{flip * u * grow:.3f},{0.58 + (v - 0.58) * grow + low * 0.4:.3f}{'!' if token.endswith('!') else ''}"
        )
    hole = head.lay(" ".join(points), mix("#6e3229", NIGHT, 0.55), edge="torn", wobble=head.size * 0.016)
    if hole is None:
        return
    with head.card.inside(hole):
        head.lay("-.4,.76 0,.6 .4,.76 .4,1.1 -.4,1.1", "#a4604a")
        if number % 7 != 2:
            head.lay(f"-.5,.2! .5,.2! .5,{0.44 + 0.03 * (number % 3)}! -.5,{0.42}!", head.face.skin.white)
        if number % 5 == 2:
            head.lay("-.5,.74! .5,.72! .5,1! -.5,1!", head.face.skin.white)


def _arm(
    card: Sheet,
    face: Face,
    where: tuple[float, float, float],
    wrist: tuple[float, float],
    kind: str,
    angle: float,
    flip: bool,
    ink: Ink,
) -> None:
    x, y, size = where
    wx, wy = x + wrist[0] * size, y + wrist[1] * size
    side = 1 if wrist[0] >= 0 else -1
    ex, ey = x + side * size * 1.75, y + size * (0.9 if abs(wrist[0]) < 1.2 else 0.35)
    card.paint(
        ribbon(
            f"{x + side * size * 1.05:.0f},{y + size * 1.9:.0f} {ex:.0f},{ey:.0f} {wx:.0f},{wy:.0f}",
            (size * 0.85, size * 0.74, size * 0.5),
        ),
        ink,
        angle=angle,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=6,
    )
    card.paint(
        ribbon(f"{wx - 2:.0f},{wy + 8:.0f} {wx + 1:.0f},{wy - 8:.0f}", (size * 0.5, size * 0.5)),
        BONE,
        edge="torn",
        wobble=2,
    )
    hand(card, kind, wx, wy - 4, size * 1.15, angle, face.skin, flip=flip, age=face.age, lift=4)
