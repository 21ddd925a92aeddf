"""Those who lie under the hem, all round, heads outwards, and what they lie on."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skull import View
from art.scenes.houseguests.there_it_goes.cast import CAST
from art.scenes.houseguests.there_it_goes.inks import CHALK, LIME, LINE, PLUM, RED, SHELL, SKY, STRAW
from art.scenes.houseguests.there_it_goes.quilt import APEX

PILLOW: Final = (
    "-1.85,-1.36 -1.2,-1.24 0,-1.42 1.2,-1.24 1.85,-1.36 1.92,-1.2 1.68,-.7 1.74,0 1.66,.6 1.86,1.06 1.76,1.18 1.1,.98 "
    "0,1.08 -1.1,.98 -1.76,1.18 -1.86,1.06 -1.66,.6 -1.74,0 -1.68,-.7 -1.92,-1.2"
)
PILLOWS: Final = (
    (mix(CHALK, SKY, 0.6), "bars", CHALK),
    (mix(CHALK, SHELL, 0.7), "crumb", CHALK),
    (CHALK, "bars", mix(SHELL, RED, 0.3)),
    (mix(CHALK, LIME, 0.75), "crumb", CHALK),
    (mix(CHALK, STRAW, 0.6), "bars", mix(SKY, LINE, 0.2)),
)
"""Ink, print and its ink."""
Place = tuple[str, float, float, float, float, float, View, int]
"""Who, x, y, size, how far the crown leans from straight outwards, turn, view, ink of the nightshirt."""
SHIRTS: Final = (CHALK, SHELL, LIME, STRAW, mix(SKY, LINE, 0.35), mix(SHELL, RED, 0.4))
BOY: Final = (222.0, 1444.0, 102.0)
ARMS: Final = (
    ("850,1590 830,1520 750,1480", 58.0, SHIRTS[0], (756.0, 1484.0, 84.0, 196.0), "sleeper 8", 66.0, "rest"),
    ("1046,1460 1000,1440 950,1396", 40.0, SHIRTS[5], (956.0, 1400.0, 56.0, 214.0), "sleeper 13", 11.0, "rest"),
    ("170,1130 240,1130 290,1100", 34.0, SHIRTS[0], (286.0, 1102.0, 50.0, -24.0), "sleeper 5", 28.0, "rest"),
)
"""Sleeve, its width and ink, then the hand."""
HOLDS: Final = {
    "sleeper 9": (-1, 2.3),
    "sleeper 7": (-1, 2.4),
    "sleeper 6": (-1, 2.3),
    "sleeper 11": (-1, 2.6),
}
"""Whose hand lies on the hem: on which side, and how far down."""
GRIP: Final = (
    ".34,-.19 .66,-.20 .72,.06",
    ".36,-.04 .68,-.02 .72,.2",
    ".34,.11 .60,.15 .64,.34",
    ".28,.24 .5,.3 .5,.44",
)
PLACES: Final[tuple[Place, ...]] = (
    ("sleeper 2", 164, 956, 38, 10, 0.3, "front", 1),
    ("sleeper 0", 96, 1004, 50, -6, -0.3, "front", 4),
    ("sleeper 5", 142, 1094, 44, -46, 0.4, "front", 0),
    ("sleeper 4", 46, 1180, 62, 8, 0.2, "front", 3),
    ("sleeper 9", 138, 1254, 42, 30, -0.3, "front", 5),
    ("sleeper 3", 336, 1668, 74, 22, 0.3, "front", 4),
    ("sleeper 1", 176, 1752, 90, -16, -0.4, "front", 2),
    ("sleeper 7", 492, 1656, 66, 4, -0.3, "front", 5),
    ("sleeper 6", 616, 1692, 86, 4, -1, "side", 1),
    ("sleeper 10", 726, 1748, 74, 26, 0, "back", 3),
    ("sleeper 8", 802, 1664, 84, -24, 0.3, "front", 0),
    ("sleeper 12", 918, 1752, 76, -14, 0.4, "front", 4),
    ("sleeper 11", 914, 1604, 54, 16, -0.4, "front", 1),
    ("sleeper 14", 1018, 1620, 72, 20, 1, "side", 2),
    ("sleeper 15", 1116, 1712, 84, -18, 0.2, "front", 0),
    ("sleeper 13", 1062, 1528, 50, 34, -0.3, "front", 5),
    ("sleeper 17", 1150, 1570, 58, -6, 0.3, "front", 4),
    ("sleeper 16", 1124, 1424, 46, -48, -0.4, "front", 2),
)


def _out(x: float, y: float) -> float:
    return math.degrees(math.atan2(y - APEX[1], x - APEX[0])) + 90


def beds(card: Sheet) -> None:
    """Lay pillows, necks and nightshirts: all that goes under the cloth."""
    for k, (_, x, y, r, lean, *_, _) in enumerate(PLACES):
        tilt = _out(x, y) + lean * 0.4
        ink, name, second = PILLOWS[k % len(PILLOWS)]
        pillow = card.piece(PILLOW, ink, at=affine(x, y, r, tilt), angle=20 * k, grain=0.18, lift=9)
        printed(card, pillow, name, second, gap=34, angle=tilt + 90)
    for who, x, y, r, lean, _, _, shirt in sorted(PLACES, key=lambda place: -_far(place)):
        _shoulders(card, who, x, y, r, _out(x, y) + lean * 0.6, shirt)


def _far(place: Place) -> float:
    return math.hypot(place[1] - APEX[0], place[2] - APEX[1])


def _shoulders(card: Sheet, who: str, x: float, y: float, r: float, tilt: float, shirt: int) -> None:
    """Lay a neck, and the nightshirt that closes round it."""
    at = affine(x, y, r, tilt)
    long = 1.8 if y < 1060 else 3.2 if x > 1000 else 4.6
    ink = SHIRTS[shirt]
    card.paint("-.34,.4! .34,.4! .4,1.3! -.4,1.3!", CAST[who].skin.shade, at=at, angle=tilt)
    cloth = card.piece(
        f"-.46,.94! 0,1.2 .46,.94! 1.05,1.16 1.4,1.7 1.42,{long}! -1.42,{long}! -1.4,1.7 -1.05,1.16",
        ink,
        at=at,
        angle=tilt + 80,
        grain=0.2,
        lift=4,
    )
    printed(card, cloth, ("bars", "crumb")[shirt % 2], shift(ink, -0.1), gap=26, angle=tilt + 90)
    for side in (-1, 1):
        card.paint(
            f"{side * 0.5},.84! {side * 0.74},1.1 {side * 0.5},1.5! {side * 0.02},1.16! {side * 0.3},1.08",
            mix(CHALK, ink, 0.25),
            at=at,
            lift=3,
            wobble=0.6,
        )


def ridges() -> list[Array]:
    """Return the shaded side of each body under the cloth."""
    out = []
    for _, x, y, r, lean, *_ in PLACES:
        at = affine(x, y, r, _out(x, y) + lean * 0.2)
        out.append(curve(".4,.9! 1.4,1.4 1.4,3 1.15,4.8 .4,7! .6,4.6 .5,2.6", at, step=3))
    u, v, size = BOY
    at = affine(u, v, size, _out(u, v))
    out.append(curve(".7,.9! 1.5,1.4 1.5,2.6 1.2,4 .4,5.6! .75,3.8 .8,2.4", at, step=3))
    return out


def arms(card: Sheet) -> None:
    """Lay those arms that lie on the cover."""
    for line, wide, ink, hand_at, who, age, kind in ARMS:
        card.paint(ribbon(line, (wide, wide * 0.9, wide * 0.7)), ink, angle=40, lift=6)
        x, y, size, angle = hand_at
        hand(card, kind, x, y, size, angle, CAST[who].skin, age=age, lift=4)
    for who, x, y, r, lean, _, _, shirt in PLACES:
        if who in HOLDS:
            _on_the_hem(card, who, affine(x, y, r, _out(x, y) + lean * 0.6), r, shirt)


def _on_the_hem(card: Sheet, who: str, at: Array, r: float, shirt: int) -> None:
    """Lay a sleeve from one shoulder over the hem, and the hand at its end."""
    side, reach = HOLDS[who]
    line = f"{side * 1.16},1.5 {side * 1.2},{reach * 0.8:.2f} {side * 0.86},{reach}"
    card.paint(ribbon(line, (0.56, 0.52, 0.44), at, r), shift(SHIRTS[shirt], -0.03), lift=5)
    x, y = (float(v) for v in at[:, :2] @ (side * 0.88, reach) + at[:, 2])
    way = at[:, :2] @ (-side * 0.45, 1.0)
    angle = math.degrees(math.atan2(way[1], way[0]))
    hand(card, "rest", x, y, r * 0.82, angle, CAST[who].skin, flip=side > 0, age=CAST[who].age, lift=4)


def heads(card: Sheet) -> None:
    """Lay the heads, over the hem."""
    for who, x, y, r, lean, turn, view, _ in PLACES:
        Head(card, CAST[who], x, y, r, _out(x, y) + lean, turn=turn, view=view).draw()


def stowaway(card: Sheet) -> None:
    """Lay the child in her pocket, down to its chin."""
    Head(card, CAST["pocket"], 828, 976, 50, 6, turn=0.5).draw()


def grasp(card: Sheet) -> None:
    """Lay the fingers of both its hands over the pocket's edge."""
    skin = CAST["pocket"].skin
    for k, x in enumerate((787, 802, 817, 848, 863, 878)):
        y, end = 1016 - (x - 772) * 0.13, 14 if k in (0, 5) else 18
        card.paint(ribbon(f"{x},{y:.0f} {x},{y + 8:.0f} {x},{y + end:.0f}", (13, 14, 13)), skin.base, lift=2)
        for tip in (0, end):
            card.paint(ROUND, skin.base, at=affine(x, y + tip, 6.8), wobble=0.1)


def suitcase(card: Sheet) -> None:
    """Lay her suitcase, which the boy has under his head."""
    at = affine(150, 1486, 1, -52)
    card.paint(ribbon("-50,-96 -46,-150 46,-150 50,-96", (20, 20), at), PLUM, lift=4)
    card.paint("-200,-100! 200,-100! 206,110! -206,110!", RED, at=at, angle=30, lift=12)
    for x in (-140.0, 140.0):
        card.paint(f"{x - 18},-102! {x + 18},-102! {x + 18},112! {x - 18},112!", shift(RED, -0.12), at=at)
    x, y, r = BOY
    _shoulders(card, "boy", x, y, r, _out(x, y), 0)


def boy(card: Sheet) -> None:
    """Lay the boy who is awake."""
    x, y, r = BOY
    Head(card, CAST["boy"], x, y, r, _out(x, y) + 38, turn=0.35).draw()
    sleeve = card.piece(
        "250,1560! 296,1496 350,1452 396,1430! 426,1494! 380,1520 346,1570 320,1630!", SHIRTS[4], lift=7
    )
    with card.inside(sleeve):
        card.paint(ribbon("396,1430 410,1462 426,1494", (12, 12)), CHALK)
    at = affine(420, 1456, 92, -30)
    palm = curve("-.16,-.24! .2,-.3 .44,-.28 .5,.1 .38,.34 .1,.34 -.16,.28!", at)
    thumb = jointed(".06,-.2 .30,-.42 .54,-.40", 0.2, at)
    skin = CAST["boy"].skin
    card.piece(turned([palm, thumb, *(jointed(f, 0.2, at) for f in GRIP)]), skin.base, angle=10, grain=0.18, lift=5)
    for gap in (".74,.0 .56,-.12 .38,-.12", ".72,.16 .54,.04 .36,.04", ".62,.32 .46,.2 .3,.17"):
        card.paint(ribbon(gap, (0.03, 0.05, 0.02), at, 92), mix(skin.shade, LINE, 0.3))
