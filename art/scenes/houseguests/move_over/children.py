"""The children: a girl the wrong way up with a saucepan in her arm, twins like a cross, a baby like a star."""

from __future__ import annotations

from art.cutpaper.contour import affine, checks, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.move_over.inks import BUTTER, CAST, CHILD, CREAM, LIGHT, LILAC, PISTACHIO, PLUM, ROSE


def girl(card: Sheet) -> None:
    """Feet on the pillow, head where feet belong."""
    for foot, leg in (
        ("262,150! 320,146! 330,200 322,262! 270,262! 256,210", "262,240! 328,240! 340,360 350,480! 270,490! 262,360"),
        ("398,190! 450,168! 474,220 470,280! 414,296! 400,250", "404,270! 474,262! 450,380 430,500! 350,490! 380,380"),
    ):
        card.paint(leg, CHILD.base, angle=86, edge="torn", wobble=3, lift=7)
        sole = card.piece(foot, CHILD.base, angle=86, edge="torn", wobble=2.5, lift=5)
        with card.inside(sole):
            x0, y0, x1, _ = card.box(sole)
            card.paint(
                f"{x0},{y0 + 30}! {x1},{y0 + 26}! {x1},{y0 + 90}! {x0},{y0 + 94}!",
                mix(CHILD.base, ROSE, 0.4),
                edge="torn",
                wobble=3,
            )
            for k in range(4):
                card.paint(
                    ribbon(f"{x0 + 14 + 11 * k:.0f},{y0:.0f} {x0 + 15 + 11 * k:.0f},{y0 + 20:.0f}", (4, 3)), CHILD.shade
                )
    dress = card.piece(
        "256,440! 350,420 450,450! 430,560 410,660 400,770! 320,800 232,780! 226,680 230,560",
        PLUM,
        angle=86,
        edge="torn",
        core=CREAM,
        wobble=5,
        lift=9,
    )
    card.pattern(dress, stripes(card.box(dress), 46, 11, 4, key="girl"), LILAC)
    # the saucepan, asleep as well
    card.paint(
        "96,700! 232,690! 240,770 214,810! 130,818! 98,780",
        mix(PLUM, CREAM, 0.45),
        angle=8,
        edge="torn",
        wobble=3,
        lift=9,
    )
    card.paint("92,690 150,676 238,684 238,704 160,712 94,708", mix(PLUM, CREAM, 0.62), edge="torn", wobble=2, lift=3)
    card.paint(ribbon("166,690 160,620 150,560", (20, 18, 16)), mix(PLUM, CREAM, 0.3), lift=5)
    card.paint("118,590! 150,510 182,590!", PISTACHIO, edge="torn", core=CREAM, wobble=3, lift=5)
    card.paint("110,580! 190,578! 190,606! 112,608!", CREAM, edge="torn", wobble=2, lift=3)
    card.paint("150,488 166,502 156,520 138,512", CREAM, edge="torn", wobble=2, lift=2)
    card.paint(ribbon("132,750 146,760 160,750", (3, 6, 3)), PLUM)
    card.paint(ribbon("182,746 196,756 210,746", (3, 6, 3)), PLUM)
    card.paint("272,770! 380,768! 366,830! 290,836!", CHILD.shade)
    Head(card, CAST["girl"], 322, 902, 86, tilt=171, turn=0.2).draw()
    card.paint(
        "250,740! 190,780 150,850! 190,900 250,850 300,800!",
        mix(PLUM, LILAC, 0.4),
        angle=50,
        edge="torn",
        core=CREAM,
        wobble=4,
        lift=8,
    )
    hand(card, "rest", 176, 872, 84, -88, CHILD, age=9, lift=5)


def twins(card: Sheet) -> None:
    """One lies as one should, the other over him: together a cross."""
    card.paint("440,1330! 520,1320! 540,1480! 450,1490!", LIGHT.base, angle=84, edge="torn", wobble=3, lift=6)
    lower = card.piece(
        "420,1120! 530,1104! 570,1220 560,1400! 470,1420 396,1400! 390,1240",
        PISTACHIO,
        angle=84,
        edge="torn",
        core=CREAM,
        wobble=5,
        lift=9,
    )
    card.pattern(lower, checks(card.box(lower), 30, 4), CREAM, thin=0.08)
    Head(card, CAST["one"], 462, 1044, 78, tilt=-12, turn=-0.2).draw()
    for leg in ("650,1250! 660,1320! 790,1350! 840,1330 838,1290!", "640,1200! 660,1260! 780,1270! 850,1240 840,1200!"):
        card.paint(leg, LIGHT.base, angle=10, edge="torn", wobble=3, lift=6)
    upper = card.piece(
        "290,1190! 420,1180 560,1190 680,1196! 700,1270 680,1340! 540,1320 400,1320 286,1300!",
        LILAC,
        angle=4,
        edge="torn",
        core=CREAM,
        wobble=5,
        lift=11,
    )
    card.pattern(upper, stripes(card.box(upper), 38, 10, 88, key="twin"), PLUM)
    card.paint(
        "340,1200! 300,1130 250,1080! 210,1116! 250,1180 280,1250!",
        LILAC,
        angle=50,
        edge="torn",
        core=CREAM,
        wobble=3,
        lift=7,
    )
    hand(card, "open", 236, 1102, 66, -128, LIGHT, age=4, lift=4)
    Head(card, CAST["other"], 214, 1246, 78, tilt=-94, turn=0.2).draw()


def baby(card: Sheet) -> None:
    """In the very middle, all five points out."""
    at = affine(706, 900, 1, 14)
    suit = card.piece(
        "-52,-60! 52,-62! 100,-110 150,-150! 186,-112! 140,-40 96,10! 92,80 130,140 146,196! 96,216! 40,150 0,122! -40,152 -92,220! -142,200! -128,140 -92,80 -98,10! -140,-30 -190,-84! -156,-128! -100,-100",
        CREAM,
        at=at,
        angle=20,
        edge="torn",
        core="#fffaf0",
        wobble=4,
        lift=12,
    )
    with card.inside(suit):
        card.paint("-60,-70! 60,-70! 70,-20 0,0 -70,-20", ROSE, at=at, edge="torn", wobble=3)
        for y in (20, 56, 92):
            card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=affine(706 - y * 0.24, 900 + y, 8))
    for x, y, turn in ((172, -136, -40), (-178, -112, 214)):
        p = at[:, :2] @ (x, y) + at[:, 2]
        hand(card, "open", float(p[0]), float(p[1]), 48, turn + 14, CHILD, age=1, lift=4)
    for x, y, turn in ((124, 214, 20), (-120, 218, -22)):
        p = at[:, :2] @ (x, y) + at[:, 2]
        card.paint(
            "-.6,-.5! .6,-.5! .8,.3 .5,.8 0,.95 -.5,.8 -.8,.3",
            CHILD.base,
            at=affine(float(p[0]), float(p[1]), 36, turn),
            edge="torn",
            wobble=2,
            lift=4,
        )
    Head(card, CAST["baby"], 724, 786, 74, tilt=20, turn=0.1).draw()
    card.paint(ribbon("742,838 760,856", (3, 3)), shift(BUTTER, -0.1))
