"""The smith, seen from behind at the top of the blow, the head in profile: from the boots to the fists."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour
from moonhare.painting.materials import metal, wood
from moonhare.painting.materials.living import skin
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.hands import grip
from moonhare.painting.motifs.heads import head
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval, place

TONGS = (464.0, 790.0)
"""Where the left fist holds the tongs."""
_SKIN: Colour = (0.42, 0.075, 45)
_VEST: Colour = (0.47, 0.17, 27)
_LEATHER: Colour = (0.44, 0.08, 55)
_JEANS: Colour = (0.3, 0.045, 268)
_UNIT = 114.0
_HEAD = (486.0, 412.0)
_FIST = (636.0, 300.0)
_HANDLE = -48.0


def _cloth(c: Canvas, clay: Clay, tone: Colour, depth: float = 6.0, bias: float = 0.0) -> Relief:
    relief = clay.relief(3)
    fold = c.field(f"folds{depth}", 46, 3, (1.0, 0.6))[relief.mask.where] - 0.5
    return c.form(relief, tone, bump=np.asarray(fold * depth, np.float32), rim=0.6, bias=bias, detail=0.7)


def smith(c: Canvas) -> None:
    """Paint the smith; the tongs and the bar come after, with `hold_tongs` last."""
    c.shadow(c.mask(oval(560, 1142, 170, 20)), 24, 4, soft=12, share=0.65)
    _apron_front(c)
    _legs(c)
    who = Person(age="adult", skin=_SKIN, hair=(0.16, 0.015, 30), hair_style="cropped")
    j = joints(who, Pose(), 500, 1140, _UNIT * 6.3, left=True)
    head(c, who, msgspec.structs.replace(j, head=_HEAD, head_turn=-10.0), awake=True)
    _kerchief(c)
    worn, bump = _trunk(c)
    _left_arm(c)
    _hammer(c)
    _right_arm(c)
    _armholes(c, worn, bump)


def _kerchief(c: Canvas) -> None:
    """A red cloth tied over the hair, its knot at the nape."""
    for tail in ([(538, 408, 8), (560, 428, 9), (572, 456, 5)], [(538, 410, 7), (548, 440, 8), (542, 466, 4)]):
        end = c.mask(limb(tail, 16))
        c.shadow(end, 3, 5, 4, 0.4)
        c.form(end, _VEST, rim=0.5, detail=0.8)
    cloth = Clay(c, (410, 320, 580, 470), melt=6)
    cloth.ball(489, 394, 54, 50, turn=14)
    cloth.cut((488, 394), (-0.16, 1), wave=2)
    for low in (0.0, 1.0):
        cloth.press([(540, 404, 4), (510, 366 + 16 * low, 5), (470, 350 + 22 * low, 3)], 5)
    relief = cloth.relief(1.5)
    c.shadow(relief.mask, -2, 6, 4, 0.45)
    c.form(relief, _VEST, rim=0.6, mottle=0.06, detail=0.8)
    knot = c.mask(oval(539, 407, 11, 9))
    c.form(knot, _VEST, rim=0.6, detail=0.8)


def _armholes(c: Canvas, worn: Relief, bump: Array) -> None:
    """The vest's edges lie over the roots of the arms."""
    for edge in (
        [
            (520, 470, CORNER),
            (572, 484),
            (584, 506),
            (594, 540),
            (622, 566),
            (640, 600, CORNER),
            (640, 660, CORNER),
            (560, 640, CORNER),
        ],
        [(478, 470, CORNER), (464, 510), (464, 550), (448, 590, CORNER), (520, 620, CORNER)],
    ):
        side = c.mask(curve(edge)) & worn.mask
        c.shadow(side, 3, 3, 4, 0.4)
        c.form(worn.within(side), _VEST, bump=bump, rim=0.6, detail=0.7)
    _straps(c, worn)


def _straps(c: Canvas, worn: Relief) -> None:
    for strap in (
        [(468, 508, 10), (500, 610, 9), (562, 716, 10)],
        [(576, 504, 10), (556, 610, 9), (504, 716, 10)],
    ):
        band = c.mask(limb(strap, 30)) & worn.mask.grow(3)
        c.shadow(band, 4, 5, 3, 0.4)
        c.form(band, _LEATHER, thickness=4, rim=0.4, detail=0.75)


def _apron_front(c: Canvas) -> None:
    """What is seen of the long apron from behind: its edge beyond the hip, its end between the legs."""
    panel = c.mask(
        curve(
            [
                (470, 560, CORNER),
                (440, 640),
                (434, 760),
                (420, 880),
                (410, 990, CORNER),
                (480, 1002),
                (590, 996, CORNER),
                (590, 800, CORNER),
            ]
        ),
        wobble=2,
    )
    sway = np.sin(c.x[panel.where] / 17 + c.y[panel.where] / 120) * 3
    c.form(panel, _LEATHER, thickness=16, bump=np.asarray(sway, np.float32), rim=0.6, detail=0.65)


def _legs(c: Canvas) -> None:
    for boot in (
        [(654, 1092, 33), (648, 1118, 31), (622, 1132, 24), (598, 1137, 16)],
        [(484, 1088, 33), (476, 1116, 31), (448, 1131, 24), (424, 1137, 16)],
    ):
        clay = Clay(c, (380, 1030, 720, 1160), melt=10)
        clay.limb(boot)
        clay.cut((500, 1146), (0, 1))
        relief = clay.relief(2)
        c.shadow(relief.mask, 14, 8, 8, 0.5)
        c.form(relief, (0.24, 0.045, 40), gloss=0.3, rim=0.7, detail=0.75)
        sole = c.mask(limb([(boot[0][0] + 26, 1144, 5), (boot[3][0] - 12, 1146, 5)], 8))
        c.form(sole, (0.16, 0.02, 40), detail=0.75)
    legs = Clay(c, (380, 700, 740, 1130), melt=26)
    legs.limb([(580, 800, 64), (608, 880, 58), (630, 965, 46), (644, 1030, 41), (652, 1100, 33)], n=40)
    legs.limb(
        [(516, 800, 64, 10), (494, 880, 58, 12), (476, 965, 46, 14), (480, 1030, 41, 8), (484, 1098, 33, 4)], n=40
    )
    legs.ball(514, 808, 54, 54, z=20)
    legs.ball(582, 808, 54, 54, z=16)
    legs.press([(548, 770, 7), (549, 830, 8), (552, 884, 8)], 16)
    for x, y in ((632.0, 950.0), (474.0, 950.0)):
        legs.press([(x - 44, y, 4), (x, y + 10, 5), (x + 40, y - 4, 4)], 5)
        legs.press([(x - 34, y + 26, 4), (x + 6, y + 20, 5), (x + 44, y + 28, 4)], 4)
    legs.cut((560, 1098), (0.02, 1), wave=2)
    _cloth(c, legs, _JEANS, 2.6)


def _trunk(c: Canvas) -> tuple[Relief, Array]:
    bare = Clay(c, (380, 420, 700, 640), melt=24)
    bare.limb([(440, 524, 34), (478, 494, 36), (510, 470, 40), (560, 490, 38), (606, 508, 40)])
    bare.limb([(512, 484, 36), (514, 500, 48), (514, 560, 60)])
    skin(c, bare.relief(2), _SKIN)
    vest = Clay(c, (380, 440, 720, 870), melt=40)
    vest.ball(540, 546, 48, 56)
    vest.limb([(548, 786, 66), (536, 716, 66), (522, 620, 84), (516, 560, 74)])
    vest.limb([(470, 528, 26), (466, 580, 44), (482, 650, 48), (506, 730, 44), (518, 780, 46)])
    vest.limb([(568, 520, 28), (588, 580, 46), (578, 650, 50), (566, 730, 46), (578, 780, 46)])
    vest.press([(512, 520, 9), (520, 610, 11), (534, 700, 11), (546, 760, 8)], 16)
    vest.press([(452, 560, 9), (486, 590, 12), (500, 640, 9)], 9)
    vest.press([(604, 556, 9), (562, 588, 12), (536, 640, 9)], 9)
    for y in (700.0, 730.0, 752.0):
        vest.press([(478, y + 12, 4), (530, y, 5), (600, y + 8, 4)], 4)
    hem = c.mask(
        curve([(420, 480, CORNER), (700, 480, CORNER), (640, 800, CORNER), (596, 822), (540, 834), (470, 816, CORNER)])
    )
    relief = vest.relief(3).within(hem)
    bump = np.asarray((c.field("vest", 46, 3, (1.0, 0.6))[relief.mask.where] - 0.5) * 7, np.float32)
    c.shadow(relief.mask, 4, 14, 8, 0.5)
    worn = c.form(relief, _VEST, bump=bump, rim=0.6, detail=0.7)
    belt = c.mask(limb([(464, 722, 12), (530, 732, 13), (612, 718, 12)], 30)) & worn.mask.grow(4)
    c.shadow(belt, 3, 8, 5, 0.5)
    c.form(belt, _LEATHER, thickness=8, rim=0.5, detail=0.75)
    for tail in ([(534, 732, 8), (514, 770, 7), (520, 812, 9)], [(536, 732, 8), (560, 764, 7), (556, 800, 9)]):
        end = c.mask(limb(tail, 20))
        c.shadow(end, 4, 6, 4, 0.4)
        c.form(end, _LEATHER, thickness=6, rim=0.5, detail=0.75)
    for bow in (oval(512, 724, 24, 13, 18), oval(560, 722, 24, 13, -18), oval(535, 730, 11, 12)):
        loop = c.mask(bow)
        c.shadow(loop, 3, 5, 3, 0.4)
        c.form(loop, _LEATHER, thickness=9, rim=0.6, detail=0.8)
    return worn, bump


def _left_arm(c: Canvas) -> None:
    arm = Clay(c, (340, 470, 520, 830), melt=16)
    arm.ball(438, 540, 44, 50, z=26, turn=20)
    arm.limb([(438, 532, 42, 22), (416, 590, 41, 14), (400, 640, 33, 6), (396, 664, 31, 2)])
    arm.limb([(396, 660, 31, 2), (398, 694, 36, 0), (414, 734, 29, 0), (440, 772, 18, 0)])
    arm.ball(410, 604, 30, 46, z=26, turn=18)
    arm.press([(430, 580, 9), (414, 630, 11), (404, 652, 8)], 4)
    relief = arm.relief(2)
    c.shadow(relief.mask, 10, 6, 8, 0.35)
    skin(c, relief, _SKIN)


def hold_tongs(c: Canvas) -> None:
    """Paint the left fist round the tongs."""
    grip(c, TONGS, 186, (440, 770), 96, _SKIN, wrist_radius=0.17)


def _hammer(c: Canvas) -> None:
    a = math.radians(_HANDLE)
    dx, dy = math.cos(a), math.sin(a)
    x, y = _FIST
    shaft = c.mask(limb([(x - dx * 58, y - dy * 58, 10), (x + dx * 110, y + dy * 110, 8)]))
    c.shadow(shaft, 8, 8, 5, 0.35)
    wood(c, shaft, (0.6, 0.09, 60), angle=_HANDLE, thickness=13)
    outline = [(-32, -52), (32, -52), (36, -36), (36, 40), (28, 56), (-28, 56), (-36, 40), (-36, -36)]
    steel = place(outline, x + dx * 118, y + dy * 118, 1.0, _HANDLE)
    block = c.mask(curve([(*q, CORNER) for q in steel], pull=0.1))
    c.shadow(block, 14, 12, 10, 0.45)
    metal(c, block, (0.5, 0.02, 260), thickness=24)
    c.multiply(block.edge(6, 8, 6), c.palette.deep, 0.35)


def _right_arm(c: Canvas) -> None:
    wrist = (652.0, 330.0)
    arm = Clay(c, (540, 280, 790, 620), melt=16)
    arm.ball(606, 514, 52, 48, z=28, turn=-30)
    arm.limb([(584, 528, 36, 10), (612, 506, 48, 24), (660, 474, 42, 20), (702, 440, 34, 16), (712, 424, 31, 14)], n=34)
    arm.limb([(712, 428, 31, 14), (706, 398, 37, 16), (682, 362, 30, 14), (wrist[0], wrist[1], 19, 12)], n=30)
    arm.ball(662, 458, 40, 27, z=30, turn=-36)
    arm.press([(626, 476, 8), (656, 486, 11), (692, 462, 8)], 4)
    arm.press([(574, 546, 5), (592, 556, 7), (622, 546, 5)], 7)
    relief = arm.relief(2)
    c.shadow(relief.mask, 12, 14, 12, 0.35)
    skin(c, relief, _SKIN)
    grip(c, _FIST, _HANDLE, wrist, 100, _SKIN, wrist_radius=0.18)
