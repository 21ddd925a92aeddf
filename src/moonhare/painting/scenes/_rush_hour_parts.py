"""Parts of Rush Hour: the commuters."""

from __future__ import annotations

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix
from moonhare.painting.light import Lamp
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval


def people(c: Canvas) -> None:
    """Tall to tiny, none like the other, all with the same nod."""
    who = (
        # x, height, left, lean, person
        (
            628,
            376,
            True,
            4,
            Person(
                girth=0.8,
                skin=(0.78, 0.06, 60),
                hair_style="short",
                hair=(0.6, 0.02, 80),
                top=(0.4, 0.05, 250),
                bottom=(0.26, 0.03, 260),
                dress="coat",
                hem=0.62,
                loose=1.3,
                hat="brim",
                hat_colour=(0.3, 0.03, 250),
            ),
        ),
        (
            186,
            338,
            False,
            8,
            Person(
                girth=1.15,
                skin=(0.42, 0.06, 45),
                hair_style="cropped",
                hair=(0.18, 0.02, 40),
                top=(0.5, 0.1, 155),
                bottom=(0.28, 0.03, 280),
                dress="coat",
                hem=0.7,
                loose=1.3,
                hat="hood",
                hat_colour=(0.5, 0.1, 155),
            ),
        ),
        (
            478,
            322,
            True,
            10,
            Person(
                girth=1.5,
                belly=0.25,
                skin=(0.74, 0.08, 50),
                hair_style="cropped",
                beard="short",
                hair=(0.34, 0.06, 45),
                top=(0.6, 0.06, 75),
                bottom=(0.32, 0.04, 60),
                dress="coat",
                hem=0.5,
                loose=1.25,
                hat="cap",
                hat_colour=(0.42, 0.06, 45),
            ),
        ),
        (
            96,
            286,
            False,
            16,
            Person(
                age="old",
                girth=1.1,
                skin=(0.66, 0.08, 55),
                hair=(0.86, 0.01, 90),
                top=(0.56, 0.11, 330),
                bottom=(0.3, 0.04, 320),
                dress="coat",
                hem=0.8,
                loose=1.2,
                hat="headscarf",
                hat_colour=(0.72, 0.09, 350),
            ),
        ),
        (
            726,
            262,
            True,
            6,
            Person(
                age="teen",
                girth=0.85,
                skin=(0.54, 0.08, 50),
                hair=(0.16, 0.02, 40),
                hair_style="curly",
                top=(0.46, 0.07, 230),
                bottom=(0.3, 0.05, 260),
                dress="coat",
                hem=0.42,
                loose=1.4,
                shoes=(0.9, 0.02, 90),
            ),
        ),
        (
            288,
            210,
            False,
            6,
            Person(
                age="child",
                girth=1.0,
                skin=(0.82, 0.05, 60),
                hair=(0.62, 0.12, 55),
                hair_style="bob",
                top=(0.62, 0.17, 28),
                bottom=(0.36, 0.05, 260),
                dress="coat",
                hem=0.6,
                loose=1.4,
                hat="beanie",
                hat_colour=(0.4, 0.07, 250),
                shoes=(0.36, 0.06, 250),
            ),
        ),
        (
            400,
            152,
            True,
            4,
            Person(
                age="toddler",
                girth=1.1,
                skin=(0.5, 0.07, 48),
                hair=(0.2, 0.03, 40),
                hair_style="cropped",
                top=(0.84, 0.15, 90),
                bottom=(0.4, 0.06, 250),
                dress="coat",
                hem=0.6,
                loose=1.3,
                hat="hood",
                hat_colour=(0.84, 0.15, 90),
                shoes=(0.6, 0.18, 28),
            ),
        ),
    )
    for i, (x, height, left, lean, person) in enumerate(who):
        f = -1 if left else 1
        pose = Pose(
            lean=lean * 0.4,
            bend=lean + 4,
            head=30 + (i % 3) * 5,
            arm_near=(14 + 5 * (i % 3), 92 - 6 * (i % 2)),
            arm_far=(12, 86) if i % 2 else (-4, 10),
            leg_near=(6 + i % 3 * 3, 6),
            leg_far=(-6 - i % 2 * 5, 3),
            hand_near="fist",
        )
        y = 584.0 - (i % 3) * 3 + (4 if height < 220 else 0)
        j = joints(person, pose, x, y, height, left=left)
        c.multiply(c.mask(oval(x, y - 1, height * 0.17, 7), soft=4), (0.26, 0.04, 260), 0.7)
        hx, hy = j.hand_near
        u = j.unit
        px, py = hx + 0.2 * u * f, hy - 0.22 * u
        c.lamps[:] = [Lamp(x=px, y=py - 0.2 * u, z=0.5 * u, reach=0.95 * u, colour=(0.93, 0.07, 205), power=1.0)]
        paint_person(c, person, j)
        c.lamps[:] = []

        def phone(pen: Pen, px: float = px, py: float = py, u: float = u, f: int = f) -> None:
            with pen.at(px, py, 24 * f):
                pen.fill(box(-0.08 * u, -0.3 * u, 0.15 * u, 0.52 * u, 0.05 * u), (0.2, 0.02, 260))
                side = -0.11 if f > 0 else 0.05
                pen.fill(box(side * u, -0.27 * u, 0.06 * u, 0.46 * u, 0.02 * u), (0.97, 0.05, 205))

        c.draw(phone, detail=0.95, emission=0.3)
        _details(c, j, person, i)
        c.glow(px - 0.12 * u * f, py - 0.14 * u, 0.62 * u, (0.92, 0.08, 205), 0.62)


def _details(c: Canvas, j: Joints, person: Person, i: int) -> None:
    """What makes a coat a coat: belt, buttons, a pocket, the shine of the wet; and what they carry."""
    u, f = j.unit, j.side
    cloth_dark, pale = mix(person.top, (0.2, 0.04, 260), 0.55), mix(person.top, (0.97, 0.02, 230), 0.55)
    (wx, wy), (hx, hy), (cx, cy) = j.waist, j.hip, j.chest

    def trim(pen: Pen) -> None:
        pen.stroke(
            [(wx - 0.36 * u * f, wy + 0.1 * u), (wx, wy + 0.16 * u), (wx + 0.36 * u * f, wy + 0.08 * u)],
            cloth_dark,
            0.09 * u,
        )
        pen.fill(box(wx + 0.22 * u * f - 0.05 * u, wy + 0.06 * u, 0.1 * u, 0.12 * u, 0.02 * u), (0.84, 0.1, 85))
        for k in range(3):
            bx, by = wx + (0.27 + 0.03 * k) * u * f, wy + (0.36 + 0.3 * k) * u
            pen.dot(bx, by, 0.04 * u, cloth_dark)
        pen.stroke([(hx - 0.16 * u * f, hy + 0.12 * u), (hx + 0.1 * u * f, hy + 0.16 * u)], cloth_dark, 0.05 * u)
        back = -0.3 * u * f
        pen.stroke([(cx + back, cy), (wx + back * 1.1, wy), (hx + back * 1.25, hy + 0.4 * u)], pale, 0.035 * u, 0.7)
        pen.stroke([(cx - 0.2 * u * f, cy - 0.3 * u), (cx - 0.05 * u * f, cy - 0.36 * u)], pale, 0.05 * u, 0.8)

    c.draw(trim, relief=0.02 * u, detail=0.85)
    bx, by = j.hand_far
    if i == 0:
        case = c.mask(box(bx - 0.55 * u, by + 0.2 * u, 1.1 * u, 0.8 * u, 0.08 * u))
        c.form(case, (0.44, 0.09, 45), thickness=0.12 * u, gloss=0.3, rim=0.6, detail=0.8)
        c.draw(
            lambda pen: pen.stroke(oval(bx, by + 0.16 * u, 0.18 * u, 0.12 * u), (0.3, 0.06, 40), 0.07 * u), detail=0.8
        )
    elif i == 2:
        bag = [
            (bx - 0.4 * u, by + 0.3 * u, CORNER),
            (bx + 0.36 * u, by + 0.3 * u, CORNER),
            (bx + 0.5 * u, by + 1.2 * u),
            (bx - 0.5 * u, by + 1.2 * u),
        ]
        c.form(c.mask(curve(bag, pull=0.2)), (0.86, 0.06, 85), thickness=0.2 * u, rim=0.5, detail=0.8)
        c.draw(
            lambda pen: pen.stroke(
                [(bx - 0.24 * u, by + 0.34 * u), (bx, by - 0.04 * u), (bx + 0.24 * u, by + 0.34 * u)],
                (0.6, 0.05, 80),
                0.06 * u,
            ),
            detail=0.8,
        )
        leek = [
            (bx + 0.1 * u, by + 0.4 * u, 0.08 * u),
            (bx + 0.2 * u, by - 0.2 * u, 0.08 * u),
            (bx + 0.34 * u, by - 0.6 * u, 0.12 * u),
        ]
        c.form(c.mask(limb(leek, 12)), (0.64, 0.13, 135), rim=0.5, detail=0.8)
    elif i == 4:
        pack = c.mask(oval(cx - 0.52 * u * f, cy + 0.34 * u, 0.32 * u, 0.62 * u, 8 * f))
        c.form(pack, (0.84, 0.13, 80), thickness=0.25 * u, rim=0.6, detail=0.8)
        c.form(
            c.mask(oval(cx - 0.62 * u * f, cy + 0.6 * u, 0.2 * u, 0.22 * u)),
            (0.74, 0.13, 70),
            thickness=0.1 * u,
            detail=0.8,
        )
