"""Parts of A Toast: the guests on both sides of the table, and the basket in the grass."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.materials import cloth, wood
from moonhare.painting.motifs.feast import fruit_heap, goblet
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval

_PALE, _OLIVE, _BROWN, _DARK = (0.83, 0.055, 55), (0.72, 0.075, 60), (0.52, 0.075, 50), (0.36, 0.055, 45)


def far_guests(c: Canvas) -> None:
    """The guests beyond the table, a baby among them."""
    up = Pose(lean=2, arm_near=(96, 42), arm_far=(30, 60), leg_near=(86, 84), leg_far=(80, 82), hand_near="fist")
    high = Pose(
        lean=-4, head=-12, arm_near=(118, 34), arm_far=(34, 50), leg_near=(86, 84), leg_far=(80, 82), hand_near="fist"
    )
    rest = Pose(lean=9, head=-4, arm_near=(40, 70), arm_far=(30, 66), leg_near=(86, 84), leg_far=(80, 82))
    hold = Pose(lean=4, head=8, arm_near=(28, 88), arm_far=(38, 70), leg_near=(86, 84), leg_far=(80, 82))
    rows: tuple[tuple[Person, Pose, float, float, float, bool], ...] = (
        (
            Person(
                age="old",
                girth=1.1,
                skin=_PALE,
                hair=(0.86, 0.02, 90),
                dress="gown",
                top=(0.34, 0.04, 300),
                hat="headscarf",
                hat_colour=(0.3, 0.05, 330),
            ),
            rest,
            128,
            806,
            330,
            False,
        ),
        (
            Person(
                girth=1.5,
                belly=0.2,
                skin=_OLIVE,
                hair=(0.26, 0.03, 50),
                beard="long",
                top=(0.93, 0.03, 90),
                hair_style="short",
            ),
            high,
            224,
            800,
            372,
            False,
        ),
        (
            Person(girth=0.9, skin=_DARK, hair=(0.17, 0.02, 40), hair_style="bun", dress="gown", top=(0.8, 0.14, 80)),
            hold,
            330,
            806,
            346,
            False,
        ),
        (
            Person(
                age="teen",
                girth=0.85,
                skin=_BROWN,
                hair=(0.2, 0.03, 40),
                hair_style="long",
                top=(0.62, 0.15, 15),
                dress="skirt",
            ),
            up,
            592,
            806,
            330,
            True,
        ),
        (
            Person(
                girth=1.35,
                belly=0.3,
                shoulders=1.15,
                skin=_PALE,
                hair=(0.55, 0.11, 50),
                hair_style="bald",
                beard="moustache",
                top=(0.45, 0.08, 255),
            ),
            up,
            694,
            804,
            372,
            True,
        ),
    )
    for person, pose, x, y, h, left in rows:
        j = joints(person, pose, x, y, h, left=left, hold="hip")
        paint_person(c, person, j, awake=True)
        if pose is not rest and pose is not hold:
            c.draw(
                partial(goblet, x=j.hand_near[0] + 4 * j.side, y=j.hand_near[1] + 8, s=0.9, level=0.8),
                detail=0.9,
                relief=1.5,
            )
    baby = Person(
        age="toddler",
        girth=1.15,
        skin=mix(_DARK, _BROWN, 0.4),
        hair=(0.17, 0.02, 40),
        hair_style="curly",
        top=(0.95, 0.03, 90),
    )
    j = joints(
        baby,
        Pose(lean=-2, head=-14, arm_near=(120, 10), arm_far=(100, 12), leg_near=(80, 60)),
        372,
        778,
        172,
        hold="hip",
    )
    paint_person(c, baby, j, awake=True)


def near_guests(c: Canvas) -> None:
    """The guests on this side, on two benches, and the basket beside them."""
    bench = c.mask(box(96, 1016, 300, 20, 5, turn=-1), box(512, 1010, 170, 18, 5, turn=1))
    rows: tuple[tuple[Person, Pose, float, float, float], ...] = (
        (
            Person(
                girth=1.15,
                skin=_BROWN,
                hair=(0.24, 0.05, 40),
                hair_style="braids",
                dress="gown",
                top=(0.56, 0.12, 160),
                loose=1.2,
            ),
            Pose(lean=3, head=8, arm_near=(46, -62), arm_far=(40, -58), leg_near=(10, 0), leg_far=(10, 0)),
            196,
            1018,
            430,
        ),
        (
            Person(
                age="child",
                girth=0.95,
                skin=_PALE,
                hair=(0.62, 0.13, 55),
                hair_style="short",
                top=(0.9, 0.09, 90),
                stripes=(0.6, 0.16, 20),
            ),
            Pose(lean=-4, head=-6, arm_near=(150, 6), arm_far=(44, -60), leg_near=(10, 0), leg_far=(10, 0)),
            590,
            1014,
            320,
        ),
    )
    c.shadow(bench, 12, 60, soft=16, share=0.6, colour=(0.36, 0.07, 160))
    for lx in (120, 370, 534, 660):
        leg = c.mask(limb([(lx, 1026, 8), (lx + 3, 1112, 7)]))
        wood(c, leg, (0.5, 0.07, 55), angle=90)
    for person, pose, x, y, h in rows:
        j = joints(person, pose, x, y, h, view="back", hold="hip")
        with c.group() as body:
            paint_person(c, person, j)
        c.shadow(c.full(body.cover) & c.full(smoothstep(y + 4, y, c.y)), 12, 10, soft=12, share=0.4)
        if person.age == "child":
            for f in (-1, 1):
                shin = c.mask(limb([(x + f * 22, y + 10, 15), (x + f * 24, y + 60, 12), (x + f * 30, y + 88, 9)]))
                c.form(shin, person.skin, rim=0.4, detail=0.7)
                c.form(c.mask(oval(x + f * 33, y + 94, 15, 9, f * 12)), (0.4, 0.08, 40), rim=0.4, detail=0.7)
            shorts = c.mask(box(x - 44, y - 10, 88, 36, 12))
            cloth(c, shorts, (0.42, 0.07, 250), fold=20, detail=0.7)
        _lay(c, body, y + 6)
        if person.age == "child":
            c.draw(partial(goblet, x=j.hand_near[0] + 2, y=j.hand_near[1] - 2, s=0.72, level=0.5), relief=1.5)
    wood(c, bench, (0.56, 0.08, 58), thickness=10, detail=0.6)
    skirt = c.mask(
        curve(
            [
                (142, 996, CORNER),
                (196, 986),
                (250, 996, CORNER),
                (272, 1060),
                (284, 1112, CORNER),
                (240, 1104),
                (196, 1116),
                (150, 1104),
                (110, 1114, CORNER),
                (122, 1060),
            ]
        )
    )
    c.shadow(skirt, 14, 12, soft=10, share=0.5, colour=(0.36, 0.07, 160))
    fold = np.sin(
        (c.x[skirt.where] - 196) / (9 + 0.05 * (c.y[skirt.where] - 990)) + 2 * c.field("skirt", 90, 2)[skirt.where]
    )
    c.form(skirt, (0.56, 0.12, 160), thickness=26, bump=np.asarray(fold * 3.2, np.float32), rim=0.5, detail=0.75)
    sash = c.mask(
        curve(
            [(144, 984, CORNER), (196, 974), (250, 984, CORNER), (254, 1008, CORNER), (196, 998), (140, 1008, CORNER)]
        )
    )
    cloth(c, sash, (0.62, 0.17, 12), angle=4, fold=8, depth=2.5, thickness=9, seed="sash", detail=0.8)
    ends = c.mask(curve([(206, 990, CORNER), (222, 992), (232, 1052, CORNER), (214, 1058, CORNER)]))
    c.shadow(ends, 3, 4, soft=4, share=0.4)
    cloth(c, ends, (0.62, 0.17, 12), angle=84, fold=8, depth=2.5, thickness=7, seed="sash-end", detail=0.8)
    _basket(c)


def _basket(c: Canvas) -> None:
    """What is left of the harvest, in the grass before the table."""
    x, y = 424.0, 1146.0
    c.shadow(c.mask(oval(x, y + 2, 92, 16)), 18, 4, soft=9, share=0.65, colour=(0.34, 0.07, 160))
    c.draw(
        lambda pen: pen.stroke(
            [(x - 62, y - 58), (x - 40, y - 128), (x + 30, y - 132), (x + 62, y - 58)], (0.52, 0.08, 60), 8
        ),
        relief=4,
        detail=0.7,
    )
    fruit_heap(c, x, y - 62, "basket", ((0.74, 0.14, 40), (0.66, 0.17, 18), (0.82, 0.12, 70)), 18, 13)
    m = c.mask(
        curve(
            [
                (x - 76, y - 58, CORNER),
                (x, y - 48),
                (x + 76, y - 58, CORNER),
                (x + 62, y, CORNER),
                (x, y + 9),
                (x - 62, y, CORNER),
            ]
        )
    )
    at = m.where
    row = np.floor((c.y[at] - y) / 11)
    weave = (
        np.sin((c.x[at] - x) / 8.5 * math.pi + row * math.pi) * 2.4 + np.abs(np.sin((c.y[at] - y) / 11 * math.pi)) * 1.6
    )
    c.form(m, (0.62, 0.09, 68), bump=np.asarray(weave, np.float32), rim=0.4, mottle=0.1, detail=0.7)
    r = c.rng("fallen")
    for fx, fy in ((322, 1166), (356, 1182), (540, 1160), (566, 1180), (250, 1176)):
        c.shadow(c.mask(oval(fx, fy + 12, 15, 5)), 6, 0, soft=4, share=0.5)
        c.form(
            c.mask(circle(fx, fy, r.uniform(13, 16))),
            ((0.74, 0.14, 40), (0.66, 0.17, 18))[int(fx) % 2],
            gloss=0.3,
            rim=0.4,
            detail=0.7,
        )


def _lay(c: Canvas, body: Layer, foot: float) -> None:
    c.paste(body, clip=c.full(smoothstep(foot, foot - 4, c.y)))
