"""Who is in the bed, and who is nearly out of it."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon, stripes
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.move_over.bed import FIBRE, torn
from art.scenes.houseguests.move_over.inks import BUTTER, CAST, CREAM, DARK, LIGHT, LILAC, PISTACHIO, PLUM, ROSE

HAIR = "#2e1f33"


def father(card: Sheet) -> None:
    """Wide awake, half out of the card, without a blanket."""
    body = torn(
        card,
        "1010,850! 1080,800 1180,806 1260,830! 1260,1640! 1090,1660! 1060,1480 1030,1240 1000,1040!",
        PISTACHIO,
        wobble=4,
        lift=10,
    )
    with card.inside(body):
        card.pattern(body, stripes(card.box(body), 46, 14, 87, key="pyjamas"), mix(PISTACHIO, PLUM, 0.55), thin=0.1)
        card.paint("980,830! 1050,900 1060,1200 1110,1660! 980,1660!", mix(PISTACHIO, PLUM, 0.3), angle=84, edge="torn")
    card.paint("1040,720! 1200,720! 1206,850! 1130,900 1044,850!", DARK.shade, angle=84)
    torn(card, "1020,826! 1060,800 1130,880! 1100,960 1030,910!", CREAM, wobble=2, lift=5)
    torn(card, "1240,826! 1200,800 1130,880! 1170,960 1260,900!", CREAM, wobble=2, lift=5)
    Head(card, CAST["father"], 1112, 560, 212, tilt=7).draw()


def mother(card: Sheet) -> None:
    """Fast asleep in the middle, her hair all over the pillow."""
    hair = card.piece(
        "250,560! 210,440 260,330 330,300 360,210 470,190 560,230 640,220 730,290 780,400 770,520 800,640 760,740! 690,800 "
        "560,790 420,800 330,760 300,660",
        HAIR,
        edge="torn",
        wobble=4,
        lift=10,
        angle=60,
        laps=50,
        grain=0.4,
    )
    with card.inside(hair):
        for lock in (
            "500,480 400,400 300,360",
            "480,560 360,520 240,500",
            "560,440 500,330 400,240",
            "640,460 660,340 600,240",
            "700,520 740,440 700,300",
            "440,680 360,680 290,600",
            "740,600 770,660 740,740",
        ):
            card.paint(ribbon(lock, (4, 14, 3)), shift(HAIR, 0.1), thin=0.15)
    gown = torn(card, "300,800! 420,740 560,760 700,750 800,820! 860,1000! 240,1000!", BUTTER, wobble=3)
    card.pattern(
        gown,
        [f"{x - 9},{y} {x},{y - 9} {x + 9},{y} {x},{y + 9}" for x in range(280, 860, 62) for y in range(770, 960, 56)],
        mix(BUTTER, PLUM, 0.5),
    )
    card.paint("480,690! 640,690! 660,770! 560,860 440,770!", LIGHT.shade, angle=84)
    Head(card, CAST["mother"], 528, 560, 208, tilt=-19, turn=-0.25).draw()


def twins(card: Sheet) -> None:
    """One face and one crown of hair are all that is out."""
    card.paint("20,760! 140,760! 180,900! 0,900!", mix(LILAC, PLUM, 0.2), edge="torn", wobble=3)
    Head(card, CAST["twin"], 96, 690, 124, tilt=-24, turn=0.2).draw()
    crown = card.piece(
        "180,900! 176,820 220,760 290,742 350,780 376,850 370,920!",
        HAIR,
        edge="torn",
        wobble=2,
        lift=6,
        angle=70,
        grain=0.4,
    )
    with card.inside(crown):
        for lock in ("280,770 240,820 220,900", "286,770 290,830 290,900", "292,770 330,820 346,900"):
            card.paint(ribbon(lock, (3, 10, 4)), shift(HAIR, 0.1), thin=0.15)


def girls_legs(card: Sheet) -> None:
    """She lies upside down: a foot on the pillow, the other against a cheek."""
    for x, y, size, tilt, flip, trouser, stripe in (
        (838, 400, 232, -5, False, "750,980! 770,760 786,560 792,392! 884,386! 900,600 900,800 890,980!", 4),
        (914, 812, 236, 25, True, "756,1000! 796,900 850,830 880,756! 968,800! 936,890 900,1000!", 32),
    ):
        _foot(card, affine(x, y, size, tilt, flip))
        leg = torn(card, trouser, CREAM, wobble=2.5, lift=8)
        card.pattern(leg, stripes(card.box(leg), 52, 24, stripe, key="girl"), PLUM, thin=0.06)


_FOOT = "-.19,.16! -.2,-.1 -.2,-.3 -.26,-.52 -.28,-.68 -.2,-.8 -.02,-.88 .16,-.88 .26,-.76 .26,-.56 .2,-.34 .19,-.1 .19,.16!"
_TOES = ((0.165, -0.96, 0.1, 0.15), (0.02, -0.97, 0.066, 0.11), (-0.095, -0.92, 0.06, 0.1), (-0.19, -0.84, 0.056, 0.09))
_LITTLE = (-0.262, -0.73, 0.052, 0.08)


def _foot(card: Sheet, at: Array) -> None:
    """Lay a child's foot from above: the ankle at (0, 0), the toes at y -1."""

    def oval(x: float, y: float, a: float, b: float, ink: Ink, lift: float) -> None:
        card.paint(f"{x + a},{y} {x},{y + b} {x - a},{y} {x},{y - b}", ink, at=at, wobble=0.6, lift=lift, grain=0.2)

    for toe in (*_TOES, _LITTLE):
        oval(*toe, LIGHT.base, 5)
    foot = card.piece(_FOOT, LIGHT.base, at=at, wobble=1, lift=9, angle=80, grain=0.2)
    for x, y, a, b in (*_TOES, _LITTLE):
        oval(x, y, a * 0.9, b * 0.9, LIGHT.base, 0)
        oval(x, y - b * 0.42, a * 0.52, b * 0.32, mix(LIGHT.base, CREAM, 0.45), 0)
    with card.inside(foot):
        card.paint("-.4,-.6! -.16,-.5 -.1,-.2 -.08,.2! -.4,.2!", LIGHT.shade, at=at, angle=84, edge="torn", wobble=3)


def baby(card: Sheet) -> None:
    """On its back in the very middle, a star."""
    body = "500,990! 560,950 640,950 690,990! 740,1080 744,1180 700,1260 610,1280 520,1260 478,1180 480,1080!"
    for arm in (
        "520,970! 440,930 400,870 380,850! 356,876 360,916 400,980 490,1060!",
        "670,970! 740,950 790,900 812,890! 834,920 826,960 770,1030 700,1060!",
        "520,1200! 460,1240 430,1310! 470,1340 520,1320 570,1250!",
        "650,1230! 690,1310 740,1340! 776,1310 760,1260 720,1180!",
    ):
        torn(card, arm, shift(FIBRE, -0.02), wobble=2, lift=7)
    suit = torn(card, body, FIBRE, wobble=3, lift=10)
    with card.inside(suit):
        card.paint("470,1130! 610,1160 760,1120! 760,1300! 470,1300!", mix(CREAM, ROSE, 0.35), edge="torn", wobble=3)
        card.paint(ribbon("610,960 608,1100 612,1280", (5, 6, 5)), mix(CREAM, LILAC, 0.6))
        for y in (1010, 1070, 1130):
            card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=affine(624, y, 9))
    Head(card, CAST["baby"], 604, 880, 108, tilt=14, turn=0.15).draw()
