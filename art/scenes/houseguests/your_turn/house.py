"""Who has come, brushed; the balcony, the lady who points, the swan, and the edge of the stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.your_turn.inks import ASH, BONE, BROWN, DARK, FAIR, INK, RED, TAN, UMBER

ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


@dataclass(frozen=True)
class Guest:
    """One of the house, in as few strokes as will do."""

    x: float
    y: float
    r: float
    skin: str
    hair: str
    """What is on the head: a name in `HAIR`."""
    ink: Ink
    cloth: Ink
    wide: float = 0.76
    tilt: float = 0.0
    mood: str = "waits"
    extra: str = ""


HAIR: Final[dict[str, tuple[str, ...]]] = {
    "bald": (),
    "cap": ("-.8,-.1 -.7,-.8 0,-1.12 .7,-.8 .82,-.1 .6,-.55 0,-.72 -.6,-.5",),
    "side": ("-.84,.1 -.8,-.7 -.1,-1.14 .6,-.92 .84,-.1 .66,-.42 .3,-.72 -.3,-.56 -.64,-.3",),
    "bun": ("-.8,0 -.72,-.8 0,-1.08 .72,-.8 .82,0 .6,-.5 0,-.7 -.6,-.5", "-.3,-1 -.36,-1.4 0,-1.6 .36,-1.38 .3,-1"),
    "long": ("-.9,1.3 -1,.1 -.8,-.8 0,-1.16 .8,-.8 1,.1 .92,1.3 .66,1.2 .68,-.2 .2,-.7 -.4,-.6 -.68,-.1 -.64,1.2",),
    "cloud": ("-1,.1 -1.2,-.5 -.9,-1.2 -.2,-1.5 .5,-1.4 1.1,-.9 1.1,-.2 .9,.2 .7,-.3 .2,-.62 -.4,-.6 -.7,-.2",),
    "ring": ("-.86,.3 -.94,-.1 -.76,-.4 -.66,0 -.7,.3", ".86,.3 .94,-.1 .76,-.4 .66,0 .7,.3"),
    "veil": (
        "-1,1.5 -1.04,.2 -.86,-.84 0,-1.2 .86,-.84 1.04,.2 1,1.5 .5,1.2 .66,.2 .5,-.6 0,-.8 -.5,-.6 -.66,.2 -.5,1.2",
    ),
    "hat": ("-1.3,-.5 -.6,-.66 .6,-.68 1.3,-.52 .6,-.4 -.6,-.38", "-.66,-.6 -.6,-1.3 .1,-1.44 .62,-1.26 .68,-.62"),
    "fringe": ("-.86,.4 -.9,-.5 -.4,-1.1 .4,-1.1 .9,-.5 .86,.4 .66,.3 .62,-.3 0,-.24 -.62,-.3 -.66,.3",),
}


def _stroke(card: Sheet, spec: str, ink: Ink, at: Array | None = None, angle: float = 80, ragged: float = 22) -> None:
    card.paint(spec, ink, at=at, angle=angle, edge="raw", ragged=ragged, dry=0.7, grain=0.36, laps=26)


def guest(card: Sheet, who: Guest) -> None:
    """Lay shoulders, a head, and two dabs that are on us."""
    r, t = who.r, who.tilt
    at = affine(who.x, who.y, r, t)
    body = affine(who.x, who.y, r, t * 0.5)
    _stroke(card, "-1.7,3.6! -1.55,1.9 -1.1,1.4 -.4,1.15 .4,1.15 1.1,1.4 1.55,1.9 1.7,3.6!", who.cloth, body, 86, 30)
    if who.extra == "shirt":
        _stroke(card, "-.42,1.14! .42,1.14! .3,2 0,2.8! -.26,2", BONE, body, 86, 16)
        _stroke(card, "-.3,1.3 0,1.42 .3,1.3 .3,1.62 0,1.48 -.3,1.62", INK, body, 4, 6)
    _stroke(card, "-.34,.6! .34,.6! .4,1.3 0,1.55 -.4,1.3", shift(who.skin, -0.08), at, 86, 8)
    w = who.wide
    if who.hair in ("long", "cloud", "veil"):
        for spec in HAIR[who.hair]:
            _stroke(card, spec, who.ink, at, 84, 20)
    _stroke(
        card,
        f"0,-1 {w * 0.8:.2f},-.76 {w},-.1 {w * 0.9:.2f},.5 {w * 0.5:.2f},.94 0,1.04 -{w * 0.5:.2f},.94 -{w * 0.9:.2f},.5 -{w},-.1 -{w * 0.8:.2f},-.76",
        who.skin,
        at,
        82,
        10,
    )
    _stroke(
        card,
        f"{w * 0.5:.2f},-.7 {w},-.1 {w * 0.9:.2f},.5 {w * 0.46:.2f},.94 {w * 0.6:.2f},.3",
        shift(who.skin, -0.075),
        at,
        84,
        12,
    )
    for spec in HAIR[who.hair]:
        if who.hair not in ("long", "cloud", "veil"):
            _stroke(card, spec, who.ink, at, 70, 14)
    if who.hair in ("long", "cloud", "veil"):
        _stroke(card, "-.7,-.3 -.6,-.84 0,-1.06 .6,-.84 .7,-.3 .4,-.66 -.3,-.7", who.ink, at, 20, 12)
    _features(card, who, at)
    if who.extra == "claps":
        for s in (-1, 1):
            p = affine(who.x + s * r * 0.4, who.y + r * 1.9, r * 0.42, s * 16)
            _stroke(card, "-.5,1! -.6,0 -.4,-.9 0,-1.1 .4,-.9 .6,0 .5,1!", shift(who.skin, 0.02 * s), p, 88, 8)
            for u in (-0.2, 0.12):
                card.paint(ribbon(f"{u},-.9 {u},-.1", (2, 3), p), shift(who.skin, -0.12), edge="raw")


def _features(card: Sheet, who: Guest, at: Array) -> None:
    r, dark = who.r, shift(who.skin, -0.2)
    look = {"swan": (-0.09, 0.02), "pair l": (0.1, 0.03), "pair r": (-0.1, 0.02), "counts": (0.0, 0.12)}.get(
        who.mood, (0.0, 0.0)
    )
    high = {"cross": 0.05, "mocks": -0.05}.get(who.mood, 0.0)
    for s in (-1, 1):
        if who.mood == "sleeps" or (who.mood == "mocks" and s > 0):
            card.paint(ribbon(f"{s * 0.14},-.02 {s * 0.3},.07 {s * 0.46},-.02", (3, 6, 3), at, 1), INK, edge="raw")
        else:
            card.paint(f"{s * 0.12},.0 {s * 0.3},-.13 {s * 0.48},.0 {s * 0.3},.1", BONE, at=at, edge="raw")
            u, v = s * 0.3 + look[0], look[1] - 0.01
            card.paint(f"{u - 0.1},{v} {u},{v - 0.12} {u + 0.1},{v} {u},{v + 0.12}", INK, at=at, edge="raw")
        inner = 0.08 if who.mood == "cross" else -0.06 if who.mood in ("weeps", "kind") else 0.0
        a, b = -0.24 + inner + high, -0.3 - inner * 0.4 + high - (0.05 if s > 0 else 0)
        card.paint(
            ribbon(
                f"{s * 0.12},{a:.2f} {s * 0.32},{b - 0.05:.2f} {s * 0.52},{b + 0.05:.2f}",
                (r * 0.04, r * 0.09, r * 0.03),
                at,
            ),
            mix(who.ink, INK, 0.5),
            edge="raw",
            thin=0.1,
        )
    _stroke(card, "-.02,-.1 .1,.3 .16,.42 -.06,.46 -.12,.4 -.02,.3", dark, at, 84, 6)
    mouth = {
        "waits": "-.26,.68 0,.66 .26,.69",
        "kind": "-.28,.62 0,.74 .3,.6",
        "cross": "-.24,.74 0,.64 .26,.72",
        "mocks": "-.2,.7 .1,.7 .34,.54",
        "hungry": "-.22,.64 0,.6 .22,.64",
        "sleeps": "-.14,.7 0,.66 .14,.72",
        "weeps": "-.26,.76 0,.66 .24,.78",
    }.get(who.mood, "-.2,.68 0,.66 .22,.7")
    card.paint(ribbon(mouth, (r * 0.04, r * 0.1, r * 0.04), at), mix(who.skin, "#6e2f2a", 0.6), edge="raw")
    if who.mood == "hungry":
        card.paint("-.2,.64 0,.58 .2,.64 .12,.84 -.12,.84", INK, at=at, edge="raw")
    if who.mood == "weeps":
        card.paint("-.34,.14 -.28,.34 -.34,.42 -.4,.34", BONE, at=at, edge="raw")
    if who.extra == "moustache":
        _stroke(card, "-.4,.66 -.2,.5 0,.52 .22,.5 .42,.66 .16,.62 -.16,.62", who.ink, at, 4, 6)
    if who.extra == "beard":
        _stroke(card, "-.7,.3 -.5,.6 0,.54 .5,.6 .7,.3 .6,1 .1,1.4 -.5,1.1", who.ink, at, 84, 14)
        card.paint(ribbon("-.18,.7 0,.68 .2,.7", (4, 6, 4), at), mix(who.skin, "#6e2f2a", 0.5), edge="raw")
    if who.extra == "glasses":
        for s in (-1, 1):
            card.paint(
                ribbon(
                    "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0", (3, 4), affine(*_p(at, s * 0.3, 0), r * 0.23)
                ),
                INK,
                edge="raw",
            )
        card.paint(ribbon("-.08,-.02 0,-.06 .08,-.02", (3, 3), at), INK, edge="raw")


def _p(at: Array, u: float, v: float) -> tuple[float, float]:
    q = at @ (u, v, 1.0)
    return float(q[0]), float(q[1])


def row(card: Sheet, people: tuple[Guest, ...]) -> None:
    """Lay a row from its ends to the middle, each before its seat."""
    for who in sorted(people, key=lambda one: -abs(one.x - 600)):
        guest(card, who)


CIRCLE: Final = (
    Guest(60, 540, 46, FAIR, "cap", UMBER, ASH, mood="waits"),
    Guest(170, 566, 46, BROWN, "cloud", INK, BROWN, mood="cross"),
    Guest(286, 520, 48, FAIR, "side", ASH, UMBER, extra="moustache"),
    Guest(400, 560, 48, TAN, "fringe", INK, ASH, mood="kind"),
    Guest(512, 520, 50, DARK, "bald", INK, BONE, mood="waits", extra="glasses"),
    Guest(690, 540, 48, FAIR, "bun", BROWN, TAN, mood="mocks"),
    Guest(800, 570, 48, BROWN, "cap", INK, ASH, mood="hungry"),
    Guest(920, 540, 50, TAN, "hat", UMBER, BROWN, mood="waits"),
    Guest(1040, 566, 48, FAIR, "ring", ASH, UMBER, mood="cross", extra="glasses"),
    Guest(1152, 536, 48, DARK, "bun", INK, TAN, mood="kind"),
)
ROWS: Final = (
    (
        Guest(52, 744, 62, FAIR, "long", BROWN, ASH, mood="pair l", tilt=6),
        Guest(186, 766, 62, DARK, "cap", INK, BONE, mood="pair r", tilt=-6, extra="shirt"),
        Guest(574, 760, 60, FAIR, "ring", "#cfc6bb", UMBER, 0.8, mood="sleeps", tilt=14),
        Guest(704, 776, 62, BROWN, "veil", ASH, ASH, mood="weeps"),
        Guest(834, 752, 66, TAN, "side", INK, TAN, mood="waits", extra="shirt"),
        Guest(966, 770, 64, FAIR, "fringe", TAN, BROWN, mood="hungry"),
        Guest(1084, 742, 70, BROWN, "bald", INK, ASH, 0.84, mood="cross", extra="beard"),
        Guest(1200, 770, 60, TAN, "cap", INK, UMBER, mood="waits"),
    ),
    (
        Guest(60, 1000, 84, BROWN, "cloud", INK, TAN, 0.8, mood="kind", extra="claps"),
        Guest(500, 1004, 86, FAIR, "side", UMBER, ASH, 0.72, mood="swan", tilt=20, extra="shirt"),
        Guest(690, 1020, 84, TAN, "bun", INK, BONE, 0.78, mood="kind", extra="claps"),
        Guest(880, 1000, 88, DARK, "hat", UMBER, BROWN, 0.76, mood="waits", extra="beard"),
        Guest(1060, 1016, 82, FAIR, "veil", "#cfc6bb", ASH, 0.8, mood="cross", extra="glasses"),
        Guest(1200, 980, 80, BROWN, "fringe", INK, TAN, mood="hungry"),
    ),
    (
        Guest(90, 1306, 108, FAIR, "bald", ASH, UMBER, 0.9, mood="mocks", extra="shirt"),
        Guest(320, 1340, 96, BROWN, "fringe", INK, TAN, 0.82, mood="hungry", extra="claps"),
        Guest(540, 1330, 104, TAN, "long", UMBER, ASH, 0.74, mood="kind", tilt=4, extra="claps"),
        Guest(770, 1346, 88, FAIR, "cap", TAN, BONE, 0.86, mood="waits"),
        Guest(960, 1316, 108, DARK, "cloud", ASH, BROWN, 0.8, mood="cross", extra="glasses"),
        Guest(1170, 1330, 104, TAN, "ring", INK, UMBER, 0.84, mood="counts", extra="moustache"),
    ),
)


def swan(card: Sheet) -> None:
    """It has a seat of its own, a ticket, and a view of the next one."""
    white = "#f3ecdf"
    _stroke(card, "150,1240! 140,1120 200,1060 300,1060 380,1110 390,1240!", white, None, 20, 40)
    for k in range(4):
        card.paint(
            ribbon(f"{170 + 44 * k},1230 {190 + 44 * k},1150 {230 + 40 * k},1110", (4, 16, 3)),
            mix(white, ASH, 0.45),
            edge="raw",
            thin=0.25,
        )
    card.paint(
        ribbon("290,1120 340,1010 320,930 262,880 254,800 300,760 344,780", (70, 56, 46, 42, 42, 46, 34)),
        white,
        edge="raw",
        angle=80,
        grain=0.3,
    )
    _stroke(card, "262,770 310,736 360,758 362,800 316,824 270,812", white, None, 10, 10)
    _stroke(card, "346,764! 420,786 452,804 420,812 350,806!", "#c98a3c", None, 8, 10)
    card.paint("330,752 358,760 352,790 336,784", INK, edge="raw")
    card.paint(ROUND, BONE, at=affine(338, 768, 4), edge="raw")
    card.paint("410,770! 488,790! 478,840! 402,822!", BONE, angle=12, edge="raw", lift=3)
    card.paint(ribbon("420,792 470,806", (4, 4)), INK, edge="raw")
    card.paint(ribbon("416,808 450,818", (4, 4)), INK, edge="raw")


def balcony(card: Sheet) -> None:
    """One loud red, bowed."""
    card.paint(
        "-40,-40! 1240,-40! 1240,360! 1000,440 800,470 600,478 400,468 180,430 -40,360!",
        RED,
        angle=3,
        laps=90,
        edge="raw",
        ragged=50,
        dry=0.7,
        grain=0.4,
        lift=10,
    )
    card.paint(
        ribbon("-40,330 180,402 400,440 600,450 800,442 1000,410 1240,330", (26, 30, 26)),
        shift(RED, -0.09),
        edge="raw",
        thin=0.12,
    )
    for k in range(9):
        x = 40 + 140 * k
        y = 300 - ((x - 600) / 600) ** 2 * 110
        card.paint(
            ribbon(
                f"{x - 56},{y - 60:.0f} {x - 30},{y + 30:.0f} {x + 30},{y + 36:.0f} {x + 56},{y - 56:.0f}", (7, 22, 7)
            ),
            shift(RED, -0.075),
            edge="raw",
            thin=0.2,
        )
        card.paint(ROUND, shift(RED, -0.1), at=affine(x + 66, y - 66, 17), edge="raw")


def lady(card: Sheet) -> None:
    """Heavy, in black lace; the fan leaves no doubt."""
    card.paint(
        "680,-40! 1150,-40! 1160,300 1040,330 780,336 690,300!", INK, angle=88, laps=70, edge="raw", ragged=40, dry=0.6
    )
    _stroke(card, "720,340! 740,210 830,160 980,164 1080,220 1110,340! 900,372", shift(INK, 0.09), None, 84, 30)
    for j in range(4):
        for i in range(8):
            card.paint(
                ribbon("-.8,0 -.4,.8 .4,.8 .8,0", (2, 4, 2), affine(750 + 46 * i + 20 * (j % 2), 214 + 36 * j, 20)),
                ASH,
                edge="raw",
                thin=0.3,
            )
    at = affine(905, 108, 96, -5)
    _stroke(card, "-1.2,1.2 -1.3,-.3 -.8,-1.1 0,-1.36 .8,-1.1 1.3,-.3 1.2,1.2", INK, at, 84, 20)
    _stroke(card, "0,-.96 .66,-.74 .86,-.1 .9,.5 .5,1 0,1.1 -.5,1 -.9,.5 -.86,-.1 -.66,-.74", FAIR, at, 82, 8)
    _stroke(card, ".4,-.7 .86,-.1 .9,.5 .46,1 .6,.3", shift(FAIR, -0.08), at, 84, 10)
    _stroke(card, "-.86,-.1 -.7,-.8 0,-1.1 .7,-.8 .88,-.1 .56,-.6 0,-.74 -.56,-.6", "#cfc6bb", at, 20, 10)
    for s in (-1, 1):
        card.paint(f"{s * 0.14},.02 {s * 0.32},-.1 {s * 0.5},.02 {s * 0.32},.1", BONE, at=at, edge="raw")
        card.paint(f"{s * 0.3 - 0.11},0 {s * 0.3},-.11 {s * 0.3 + 0.11},0 {s * 0.3},.12", INK, at=at, edge="raw")
        card.paint(ribbon(f"{s * 0.1},-.2 {s * 0.3},-.34 {s * 0.56},-.26", (4, 9, 3), at), INK, edge="raw")
        card.paint(ribbon(f"{s * 0.1},.02 {s * 0.32},-.12 {s * 0.52},.02", (3, 6, 3), at), INK, edge="raw")
        card.paint(
            ribbon(f"{s * 0.22},.52 {s * 0.34},.72 {s * 0.3},.92", (2, 5, 2), at), shift(FAIR, -0.16), edge="raw"
        )
    _stroke(card, "-.02,-.06 .14,.34 .18,.46 -.08,.5 -.14,.42 -.02,.3", shift(FAIR, -0.14), at, 84, 6)
    card.paint(ribbon("-.26,.76 0,.7 .28,.75", (4, 10, 4), at), "#7c2f2b", edge="raw")
    # the arm, a glove, and the fan, straight at us
    _stroke(card, "740,250! 690,270 660,330 650,400! 716,430! 740,380 800,340!", shift(INK, 0.12), None, 60, 20)
    _stroke(card, "652,400! 716,424! 706,480 664,490 636,456", BONE, None, 80, 10)
    for k in range(3):
        card.paint(ribbon(f"{648 + 18 * k},452 {652 + 18 * k},484", (3, 5)), ASH, edge="raw")
    card.paint("646,470! 700,474! 660,640 600,650 590,610!", INK, angle=100, edge="raw", ragged=16, dry=0.5, lift=8)
    for k in range(4):
        card.paint(
            ribbon(f"{656 + 11 * k},484 {604 + 14 * k},{622 + 4 * k}", (3, 4)), (BONE, ASH)[k % 2], edge="raw", thin=0.1
        )
    card.paint("588,606! 668,634! 654,656 594,646", BONE, angle=20, edge="raw")


def _two_tone(card: Sheet, x: float, y: float, s: float, t: float) -> None:
    at = affine(x, y, s, t)
    card.paint(
        "-.7,1.2! -.8,.1 -.5,-.8 0,-1.05 .5,-.8 .8,.1 .7,1.2!", BONE, at=at, angle=86, edge="raw", ragged=10, lift=6
    )
    card.paint("-.6,-.5 -.4,-.84 0,-1.05 .4,-.84 .6,-.5 .3,-.36 0,-.2 -.3,-.36", BROWN, at=at, angle=4, edge="raw")
    card.paint("-.7,1.2! -.78,.5 -.3,.34! -.2,1.2!", BROWN, at=at, angle=84, edge="raw")
    card.paint(".7,1.2! .78,.5 .3,.34! .2,1.2!", BROWN, at=at, angle=84, edge="raw")
    for v in (0.4, 0.7, 1.0):
        card.paint(ribbon(f"-.26,{v} .26,{v + 0.04}", (0.07 * s, 0.07 * s), at), INK, edge="raw")


def feet_up(card: Sheet) -> None:
    """Far back somebody wears our shoes."""
    for x, t in ((150, -10), (206, 12)):
        _two_tone(card, x, 330, 30, t)


def stage(card: Sheet) -> None:
    """Bare boards, a prompter without a word, and our own two feet."""
    card.paint(
        "-40,1500! 300,1532 600,1542 900,1532 1240,1500! 1240,1840! -40,1840!",
        BONE,
        angle=3,
        laps=90,
        edge="raw",
        ragged=30,
        dry=0.5,
        grain=0.2,
        lift=6,
    )
    card.paint(ribbon("-40,1512 300,1544 600,1554 900,1544 1240,1512", (8, 10, 8)), ASH, edge="raw", thin=0.25)
    for x, u in ((120, -20), (360, 250), (840, 930), (1080, 1200)):
        card.paint(ribbon(f"{x},1560 {u},1840", (2, 4)), mix(BONE, ASH, 0.6), edge="raw", thin=0.3)
    card.paint(
        "490,1640! 500,1560 560,1510 640,1500 720,1512 780,1560 792,1640!",
        UMBER,
        angle=20,
        edge="raw",
        ragged=20,
        lift=8,
    )
    card.paint("530,1644! 540,1580 590,1548 690,1548 742,1580 752,1644!", INK, angle=86, edge="raw")
    _stroke(card, "600,1650! 606,1600 660,1594 680,1650!", BROWN, None, 84, 8)
    card.paint("560,1520! 676,1500! 700,1622! 586,1644!", "#f8f2e4", angle=6, edge="raw", lift=7)
    for k in range(4):
        card.paint(
            ribbon(f"{604 + 20 * k},1650 {600 + 20 * k},{1606 - (k == 1) * 8}", (19, 15)), TAN, edge="raw", lift=2
        )
    _two_tone(card, 505, 1766, 92, -9)
    _two_tone(card, 690, 1772, 92, 8)
