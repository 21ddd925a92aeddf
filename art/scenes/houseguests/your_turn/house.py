"""The house: who sits below the balcony, from the dark at the back to the edge of the stage; among them a swan."""

from __future__ import annotations

from typing import Any

from art.cutpaper import contour
from art.cutpaper.contour import ROUND, Spec, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.your_turn.cast import CAST, DEEP, OLIVE, PALE
from art.scenes.houseguests.your_turn.inks import ASH, BONE, BROWN, INK, TAN, UMBER

DUSK = "#2f2321"


class Brushed(Head):
    """A head whose hair and hat are brushed and run dry at the ends."""

    def lay(self, pts: Spec, ink: Ink, how: str = "turned", **more: Any) -> Patch | None:
        """Lay one shape; what is large and stands off the face is brushed."""
        if how == "carried" and self.size > 60:
            more = {"edge": "raw", "ragged": self.size * 0.16, "dry": 0.6, **more}
        return super().lay(pts, ink, how, **more)


def stroke(card: Sheet, spec: Spec, ink: Ink, angle: float = 84, ragged: float = 34, **more: Any) -> Patch | None:
    """Lay a mass with a wide brush."""
    return card.paint(spec, ink, **{"angle": angle, "edge": "raw", "ragged": ragged, "laps": 46, "grain": 0.36, **more})


def sitter(card: Sheet, who: str, x: float, y: float, r: float, cloth: Ink, front: str = "", **how: Any) -> None:
    """Lay shoulders, a neck, what is worn in front, and the head."""
    face = CAST[who]
    at = affine(x, y, r, float(how.get("tilt", 0)) * 0.4)
    wide = 1.16 if face.shape in ("heavy", "square", "round", "moon", "pear") else 1.0
    neck = face.skin.shade
    card.paint("-.34,.5! .34,.5! .4,1.3 .7,1.6! -.7,1.6! -.4,1.3", neck, at=at, angle=80)
    body = " ".join(
        f"{a * wide},{b}{c}"
        for a, b, c in (
            (-1.75, 4, "!"),
            (-1.6, 2.1, ""),
            (-1.2, 1.6, ""),
            (-0.5, 1.24, "!"),
            (0, 1.5, ""),
            (0.5, 1.24, "!"),
            (1.2, 1.6, ""),
            (1.6, 2.1, ""),
            (1.75, 4, "!"),
        )
    )
    stroke(card, contour.curve(body, at), cloth, 86, 4 if r > 90 else r * 0.14)
    if front == "shirt":
        card.paint("-.5,1.22! 0,1.5 .5,1.22! .3,2.4 .1,3.4! -.1,3.4! -.3,2.4", BONE, at=at, angle=86)
        card.paint("-.3,1.5! 0,1.62! .3,1.5! .34,1.82! 0,1.72! -.34,1.82!", INK, at=at)
    elif front == "collar":
        card.paint("-.56,1.2! 0,1.62! .56,1.2! .9,1.6 .3,2.0! 0,1.7! -.3,2.0! -.9,1.6", BONE, at=at, angle=10)
    elif front == "lapels":
        card.paint("-.5,1.22! 0,1.5 .5,1.22! .2,2.6! -.2,2.6!", TAN, at=at, angle=86)
        card.paint("-.5,1.2! -.8,1.5! -.5,2.2! -.1,2.9! -.3,2!", shift(cloth, 0.08), at=at)
        card.paint(".5,1.2! .8,1.5! .5,2.2! .1,2.9! .3,2!", shift(cloth, 0.08), at=at)
    Brushed(card, face, x, y, r, **how).draw()


def far(card: Sheet) -> None:
    """Lay the dark hall and the rows that are lost in it."""
    stroke(card, "-40,840! 1240,840! 1240,1640! -40,1640!", DUSK, 4, 20, laps=90, grain=0.3)
    for i, x in enumerate((60, 330, 470, 745, 860, 1000, 1140)):
        y = 1065 - 26 * (1 - ((x - 600) / 600) ** 2) + (i % 3) * 12
        sitter(
            card,
            f"far {i}",
            x,
            y,
            47 + 5 * (i % 2),
            mix(UMBER, BROWN, 0.25 + 0.12 * (i % 3)),
            tilt=(-4, 6, 0, 3)[i % 4],
        )


def middle(card: Sheet) -> None:
    """Lay those in the middle: one spies, two whisper, one sleeps, one weeps, one is too tall."""
    sitter(card, "tall", 1010, 1128, 70, BROWN, "collar", tilt=-2)
    sitter(card, "hat", 375, 1222, 76, mix(UMBER, ASH, 0.3), "lapels", tilt=3)
    sitter(card, "scarf", 1140, 1244, 82, mix(UMBER, BROWN, 0.7), tilt=2)
    sitter(card, "glasses", 70, 1190, 78, ASH, tilt=5)
    _opera_glasses(card, 76, 1190)
    sitter(card, "listens", 866, 1208, 74, ASH, turn=-1, view="side", tilt=3)
    sitter(card, "whispers", 716, 1228, 76, mix(TAN, BROWN, 0.5), turn=1, view="side", tilt=-4)
    hand(card, "flat", 716, 1330, 70, -62, PALE, lift=4)
    sitter(card, "asleep", 556, 1214, 72, UMBER, "shirt", tilt=6)


def _opera_glasses(card: Sheet, x: float, y: float) -> None:
    for s in (-1, 1):
        hand(card, "fist", x + 52 * s, y + 92, 74, -90 + 16 * s, OLIVE, flip=s > 0, lift=4)
        card.paint("-.8,-1! .8,-1! 1,1! -1,1!", INK, at=affine(x + 30 * s, y + 4, 28), lift=4)
        card.paint(ROUND, BROWN, at=affine(x + 30 * s, y + 20, 31), lift=4)
        card.paint(ROUND, INK, at=affine(x + 30 * s, y + 20, 22))
        card.paint("-.6,-.3 -.1,-.7 .1,-.5 -.4,0", BONE, at=affine(x + 30 * s, y + 20, 20))
    card.paint(f"{x - 10},{y - 4}! {x + 10},{y - 4}! {x + 10},{y + 14}! {x - 10},{y + 14}!", BROWN)


def front(card: Sheet) -> None:
    """Lay the first row: a man edges away from the swan, a mother, one who has seen better; and a child at the edge."""
    sitter(card, "mother", 704, 1372, 104, mix(TAN, BONE, 0.25), tilt=4)
    blouse = [affine(560 + 56 * (i % 6), 1560 + 50 * (i // 6), 7) for i in range(18)]
    card.paint([contour.curve(ROUND, at) for at in blouse], BROWN, wobble=0.3)
    for s, x in ((-1, 660), (1, 748)):
        hand(card, "flat", x + 18 * s, 1606, 96, -90 - 8 * s, OLIVE, flip=s > 0, age=56, lift=6)
    sitter(card, "judge", 964, 1420, 118, UMBER, "shirt", tilt=-2)
    arm = card.paint("790,1640! 800,1560 880,1540 1010,1556 1120,1590 1130,1650!", shift(UMBER, 0.05), angle=8, lift=8)
    del arm
    hand(card, "rest", 870, 1592, 92, 172, DEEP, flip=True, age=62, lift=5)
    sitter(card, "neighbour", 492, 1400, 98, INK, "shirt", tilt=15)


def swan(card: Sheet) -> None:
    """It has paid for its seat and wants the next one too."""
    white = "#f3ecdf"
    back = "-30,1500! -20,1280 60,1240 170,1250 330,1262! 356,1330 352,1640! -30,1640!"
    stroke(card, back, mix(UMBER, BROWN, 0.55), 86, 20)
    body = (
        "20,1650! 10,1540 40,1440 120,1380 190,1370! 214,1330 190,1250 160,1170 150,1080 176,1000 236,966 300,972! "
        "336,990 340,1020 322,1040! 280,1040 240,1046 226,1076 232,1130 270,1210 308,1300 322,1400 372,1470 380,1560 "
        "366,1650!"
    )
    whole = card.piece(body, white, angle=78, edge="raw", ragged=16, dry=0.5, laps=40, grain=0.3, lift=8)
    with card.inside(whole):
        card.paint(
            "240,1040! 222,1070 224,1130 262,1214 300,1300 312,1400 372,1470! 330,1440 280,1330 220,1200 200,1110 206,1050!",
            shift(white, -0.1),
            angle=75,
            thin=0.15,
        )
        wing = "-10,1470! 60,1430 160,1440 250,1490 300,1560! 250,1570 270,1600! 200,1600 210,1630! 100,1620 20,1640!"
        card.paint(wing, shift(white, -0.07), angle=20, lift=4)
        for y, x in (
            (1500, 90),
            (1560, 130),
            (1480, 180),
            (1600, 60),
            (1540, 220),
            (1600, 200),
            (1480, 280),
            (1560, 310),
        ):
            card.paint(
                ribbon(f"{x - 34},{y - 6} {x},{y + 12} {x + 36},{y - 4}", (2, 8, 2)), shift(white, -0.16), thin=0.1
            )
    card.paint("296,972! 330,982 352,1000! 330,1012 312,1040! 288,1034 284,1000", INK, wobble=0.5)
    card.paint("320,990! 380,1016 430,1040! 426,1056 370,1052 316,1038!", "#c9853f", angle=20, wobble=0.5)
    card.paint(ribbon("324,1018 380,1036 428,1050", (3, 5, 2)), INK, wobble=0.3)
    card.paint(ROUND, INK, at=affine(272, 1000, 8), wobble=0.3)
    card.paint(ROUND, white, at=affine(269, 997, 2.6), wobble=0.2)
    at = affine(420, 1052, 1.0, 14)
    card.paint("-14,-34! 92,-40! 96,30! -12,36!", BONE, at=at, angle=80, lift=6)
    card.paint("56,-36! 92,-38! 95,28! 58,31!", TAN, at=at, angle=80)
    card.paint(turned([ribbon(f"0,{v} 44,{v - 2}", (6, 6), at) for v in (-18, -2, 14)]), INK, wobble=0.3)
