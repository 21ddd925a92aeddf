"""What goes on behind her: a donkey asleep on its feet, a toddler tying the rope's tail to its leg."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, tones
from art.painting.materials import fur, skin
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .cord import cord

SIZE = 0.84
_HIDE: Colour = (0.66, 0.025, 60)
_PALE: Colour = (0.93, 0.02, 85)
_SKIN: Colour = (0.68, 0.09, 50)
_SHIRT: Colour = (0.82, 0.125, 82)

_BROW = ((744, 612, CORNER), (722, 640), (704, 690), (686, 742))
_MUZZLE = ((672, 772), (668, 794), (678, 810), (696, 814), (712, 800))
_JAW = ((730, 770), (762, 748), (784, 716), (790, 660), (778, 616, CORNER))
_CHEST = ((758, 600, CORNER), (830, 550, CORNER), (830, 838, CORNER), (798, 848), (764, 840), (748, 800), (768, 720))


def donkey(c: Canvas) -> None:
    """The donkey, asleep, cut by the card's edge; the toddler's knot will go round its foreleg."""
    ground = c.mask(curve([(722, 930), (768, 914), (808, 912), (808, 960), (758, 952)]), soft=7)
    c.multiply(ground, (0.58, 0.085, 320), 0.5)
    far = c.mask(limb([(790, 800, 22), (784, 860, 14), (784, 900, 11), (778, 918, 13)]))
    garment(c, far, _HIDE, thickness=14, bias=-0.22, detail=0.6)
    body = c.mask(curve(list(_CHEST)))
    legs = c.mask(limb([(770, 790, 32), (762, 840, 19), (758, 868, 15), (756, 900, 11.5), (752, 914, 13)]))
    trunk = garment(c, body | legs, _HIDE, [(((778, 740, 10), (768, 800, 20), (764, 850, 8)), 8.0)], detail=0.7)
    fur(c, trunk, 1.5, seed="trunk", length=(8, 16), spacing=3.0, detail=0.6)
    hoof = c.mask(curve([(742, 912, CORNER), (768, 912, CORNER), (774, 934, CORNER), (730, 936, CORNER)]))
    garment(c, hoof, (0.36, 0.03, 50), thickness=10, detail=0.7)
    _ear(c, [(766, 622, 10), (786, 590, 17), (796, 548, 14), (790, 516, 3)], -0.12)
    head = c.mask(curve([*_BROW, *_MUZZLE, *_JAW]))
    c.shadow(head, 10, 14, 9, 0.4, (0.5, 0.08, 310))
    folds: list[Fold] = [
        (((768, 660, 10), (764, 700, 26), (746, 736, 12)), 9.0),  # cheek
        (((738, 630, 8), (716, 690, 16), (694, 750, 10)), 8.0),  # nose
        (((742, 668, 6), (730, 690, 10), (720, 712, 5)), -5.0),
        (((682, 786, 6), (694, 796, 12), (706, 790, 6)), 5.0),
    ]
    face = garment(c, head, _HIDE, folds, thickness=30, detail=0.8)
    pale = c.mask(limb([(684, 756, 22), (686, 790, 28), (700, 800, 22)]), soft=6) & head
    c.glaze(pale, _PALE, 0.85)
    c.glaze(c.mask(oval(741, 660, 20, 16, 60), soft=6) & head, _PALE, 0.65)
    fur(c, face, 2.0, seed="face", length=(5, 10), spacing=2.4, spread=0.35, detail=0.75)
    _ear(c, [(750, 620, 10), (730, 590, 16), (700, 572, 15), (668, 570, 3)], 0.04)
    tuft = c.mask(limb([(754, 606, 11), (742, 628, 9), (734, 646, 2)]))
    fur(c, garment(c, tuft, (0.34, 0.03, 50), thickness=8), 1.9, seed="tuft", length=(10, 20), spacing=2.0, detail=0.8)

    def features(pen: Pen) -> None:
        ink = (0.22, 0.03, 40)
        pen.stroke([(728, 656), (736, 668), (748, 668)], ink, 3.2, 0.9)
        for x, y in ((731, 663), (737, 668), (743, 669)):
            pen.stroke([(x, y), (x - 3, y + 7)], ink, 1.2, 0.35)
        pen.stroke([(726, 646), (736, 652), (748, 652)], ink, 1.4, 0.4)
        pen.fill(oval(680, 780, 4, 7, 20), (0.3, 0.03, 30), 0.85)
        pen.stroke([(674, 800), (690, 798), (708, 786)], (0.35, 0.04, 30), 2, 0.7)

    c.draw(features, detail=0.95)


def _ear(c: Canvas, spine: list[tuple[float, float, float]], bias: float) -> None:
    ear = c.mask(limb(spine))
    body = garment(c, ear, _HIDE, thickness=10, bias=bias, detail=0.75)
    inner = c.mask(limb([(x, y + 2, r * 0.5) for x, y, r in spine]), soft=2)
    c.multiply(inner & ear, (0.45, 0.06, 30), 0.55)
    fur(c, body, 2.6, seed=f"ear{bias}", length=(5, 9), spacing=2.6, detail=0.75)


def toddler(c: Canvas) -> None:
    """The toddler, squatting, back to us, busy with a knot."""
    box = (598, 770, 800, 990)
    ground = c.mask(oval(686, 960, 60, 14, -6), soft=6)
    c.multiply(ground, (0.56, 0.085, 320), 0.55)
    far = Clay(c, box, melt=6)
    far.limb([(694, 926, 20), (722, 916, 19), (730, 940, 13), (728, 956, 11)])
    far.limb([(730, 960, 9), (750, 964, 7)])
    skin(c, far.relief(), _SKIN, bias=-0.14)
    breeches = Clay(c, box, melt=14)
    breeches.ball(668, 930, 38, 32, turn=-10)
    breeches.limb([(676, 934, 26), (698, 916, 24), (710, 912, 21)])
    garment(c, breeches.mask(), (0.5, 0.07, 225), [(((666, 930, 4), (686, 920, 7), (702, 906, 4)), -5.0)], thickness=34)
    near = Clay(c, box, melt=6)
    near.limb([(714, 914, 16), (712, 936, 13), (700, 956, 10)])
    near.limb([(698, 960, 9), (716, 966, 9), (724, 967, 6)])
    c.shadow(near.mask(), 4, 5, 4, 0.3)
    skin(c, near.relief(), _SKIN)
    shirt = Clay(c, box, melt=12)
    shirt.limb([(678, 858, 24), (668, 886, 34), (666, 912, 36)])
    folds: list[Fold] = [
        (((686, 870, 4), (676, 896, 8), (670, 930, 4)), -5.0),
        (((658, 880, 4), (650, 904, 7), (654, 932, 4)), -4.0),
        (((696, 884, 4), (692, 904, 6), (686, 926, 3)), 4.0),
    ]
    garment(c, shirt.mask(), _SHIRT, folds, thickness=34, crumple=1.5)
    _toddler_head(c)
    arm = Clay(c, box, melt=6)
    arm.limb([(706, 890, 12), (724, 902, 10.5), (740, 900, 9), (746, 896, 8)])
    arm.limb([(744, 893, 6), (753, 890, 4.5)])
    c.shadow(arm.mask(), 4, 8, 5, 0.35)
    skin(c, arm.relief(), _SKIN)
    sleeve = c.mask(limb([(684, 872, 17), (698, 884, 17), (712, 893, 15)]))
    garment(c, sleeve, _SHIRT, [(((692, 872, 3), (698, 888, 5), (702, 900, 3)), -4.0)], thickness=18)


def _toddler_head(c: Canvas) -> None:
    box = (598, 760, 780, 900)
    face = Clay(c, box, melt=5)
    face.ball(690, 826, 33, 34)
    face.ball(708, 838, 19, 18)
    face.limb([(722, 830, 6), (727, 835, 5)])
    face.limb([(682, 848, 15), (680, 864, 14)])
    table = tones(_SKIN, c.light.key, (0.5, 0.1, 30), 0.36)
    c.form(face.relief(1.2), table, rim=0.0, mottle=0.02, bias=0.1, detail=0.9)
    c.glaze(c.mask(oval(711, 843, 9, 7), soft=4), (0.64, 0.15, 28), 0.35)
    hair = Clay(c, box, melt=4)
    hair.ball(683, 814, 36, 33)
    r = c.rng("curls")
    for _k in range(26):
        a, q = float(r.uniform(2.2, 6.0)), float(r.uniform(0.4, 1.0))
        hair.ball(683 + 34 * q * math.cos(a), 816 + 31 * q * math.sin(a), float(r.uniform(7, 11)), z=8)
    hair.ball(662, 834, 17, 20, z=4)
    body = hair.relief(0.8)
    c.form(body, (0.4, 0.07, 50), rim=0.0, mottle=0.1, detail=0.85)
    fur(c, body, 0.6, seed="curl", length=(6, 12), spacing=2.2, spread=1.4, detail=0.85)
    ear = Clay(c, (658, 810, 730, 870), melt=2)
    ear.ball(690, 836, 7, 10, turn=-12)
    skin(c, ear.relief(), _SKIN, bias=0.02)
    c.multiply(c.mask(oval(691, 837, 3, 5, -12), soft=1), (0.5, 0.12, 20), 0.6)

    def look(pen: Pen) -> None:
        pen.stroke([(710, 829), (715, 832), (720, 830)], (0.24, 0.05, 35), 2.0, 0.9)
        pen.stroke([(708, 817), (714, 815), (719, 818)], (0.34, 0.06, 45), 1.8, 0.7)
        pen.stroke([(713, 851), (718, 850), (721, 848)], (0.42, 0.12, 25), 1.8, 0.8)

    c.draw(look, detail=0.95)


def behind(c: Canvas) -> None:
    """Donkey and toddler, farther off than the woman."""
    with c.group() as far:
        donkey(c)
        toddler(c)
        _knot(c)
    x, y = 806 + (c.x - 826) / SIZE, 946 + (c.y - 946) / SIZE
    c.multiply(c.mask(oval(740, 944, 90, 12, -2), soft=7), (0.5, 0.09, 318), 0.5)
    c.paste(far, bend=(x, y), haze=0.06)


def tail(c: Canvas) -> None:
    """The rope's tail: over the floor from behind the woman to the donkey's leg."""
    spine = [
        (560, 1086, 10),
        (640, 1078, 9.5),
        (716, 1084, 9),
        (778, 1062, 8),
        (794, 1020, 7),
        (770, 972, 6),
        (763, 934, 5),
    ]
    cord(c, spine, seed="tail", drop=(5, 5))


def _knot(c: Canvas) -> None:
    """Three turns round the leg, an end in the toddler's hand."""
    for k, y in enumerate((878, 887, 896)):
        cord(c, [(742, y + 2, 4.6), (757, y + 6, 5.2), (773, y, 4.6)], seed=f"turn{k}", drop=(2, 3))
    cord(c, [(746, 884, 4.4), (736, 886, 4.6), (728, 900, 4.2), (732, 922, 3.2)], seed="end", drop=(2, 4))
    hand = Clay(c, (700, 860, 790, 930), melt=3)
    hand.ball(735, 893, 9, 8)
    for k in range(3):
        hand.limb([(738, 888 + 5 * k, 3.8, 5), (745, 888 + 5 * k, 3.4, 6), (749, 891 + 4 * k, 2.8, 4)], n=8, melt=1)
    c.shadow(hand.mask(), 2, 3, 3, 0.3)
    skin(c, hand.relief(0.6), _SKIN)
