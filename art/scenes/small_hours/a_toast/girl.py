"""The girl of A Toast: seen from behind on tiptoe, a straw hat, a cup held up."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon

_DRESS: Colour = (0.88, 0.05, 20)
_SKIN: Colour = (0.66, 0.085, 50)
_HAIR: Colour = (0.3, 0.06, 45)
_STRAW: Colour = (0.83, 0.09, 85)
_SASH: Colour = (0.52, 0.17, 12)


def girl(c: Canvas) -> Mask:
    """Paint her; returns what she covers. Her toes are at (606, 1128), her cup at (470, 768)."""
    parts = [_legs(c), _arm(c), _dress(c), _head(c)]
    whole = parts[0]
    for part in parts[1:]:
        whole = whole | part
    return whole


def _legs(c: Canvas) -> Mask:
    legs = c.mask(
        limb(((590, 1036, 12), (590, 1070, 11.5), (586, 1098, 9), (583, 1114, 7))),
        limb(((618, 1036, 12), (622, 1070, 11.5), (626, 1100, 9), (628, 1121, 7))),
    )
    garment(c, legs, (0.9, 0.02, 80), thickness=14, rim=0.0, detail=0.9)
    c.multiply(legs & c.full(((c.y < 1066) * 1.0).astype("float32")).blur(10), (0.5, 0.09, 10), 0.75)
    shoes = c.mask(
        curve(((573, 1096), (583, 1092), (593, 1096), (596, 1112), (584, 1119), (570, 1112))),
        curve(((618, 1104), (628, 1100), (638, 1104), (641, 1120), (629, 1127), (615, 1120))),
    )
    soles = c.mask(
        curve(((571, 1110), (583, 1106), (595, 1110), (599, 1128), (584, 1138), (568, 1128))),
        curve(((616, 1118), (628, 1114), (640, 1118), (644, 1136), (629, 1146), (613, 1136))),
    )
    garment(c, soles, (0.4, 0.06, 45), thickness=8, rim=0.0, detail=0.9)
    c.shadow(shoes, 0, 3, soft=3, share=0.5)
    garment(c, shoes, (0.34, 0.1, 20), thickness=10, rim=0.0, gloss=0.2, detail=0.9)
    return legs | shoes | soles


def _arm(c: Canvas) -> Mask:
    arm = c.mask(limb(((540, 908, 13), (506, 884, 12), (488, 868, 11), (480, 838, 9.5), (475, 812, 7.4))))
    hand = c.mask(curve(((466, 814), (462, 800), (464, 786), (476, 782), (486, 788), (486, 804), (482, 816))))
    cup = c.mask(polygon(((456, 752), (486, 752), (482, 790), (461, 790))))
    garment(c, cup, (0.95, 0.015, 90), thickness=9, rim=0.0, detail=0.95)
    c.fill(c.mask(oval(471, 753, 14, 3.4)), (0.62, 0.14, 12), detail=0.95)
    flesh = arm | hand
    garment(c, flesh, _SKIN, thickness=13, weave=0, rim=0.08, detail=0.92)

    def fingers(pen: Pen) -> None:
        for y in (792, 798.5, 805):
            pen.stroke([(464, y), (473, y + 2.4), (480, y + 1)], (0.48, 0.1, 35), 1.1, 0.7)

    c.draw(fingers, detail=0.95)
    return flesh | cup


def _dress(c: Canvas) -> Mask:
    far = c.mask(limb(((624, 912, 13), (646, 944, 11), (652, 974, 9), (640, 1004, 8), (632, 1016, 8))))
    garment(c, far, _SKIN, thickness=13, weave=0, rim=0.0, detail=0.9)
    skirt = c.mask(
        curve(
            (
                *((554, 968, CORNER), (540, 996), (520, 1030), (504, 1052, CORNER), (540, 1066), (578, 1058)),
                *((616, 1070), (652, 1060), (678, 1052, CORNER), (660, 1022), (634, 992), (618, 968, CORNER)),
            )
        )
    )
    folds = [
        (((574, 974, 3), (558, 1020, 8), (540, 1076, 12)), 9.0),
        (((586, 974, 3), (584, 1020, 8), (576, 1076, 13)), 8.0),
        (((598, 974, 3), (606, 1020, 8), (614, 1084, 12)), 9.0),
        (((610, 974, 3), (632, 1014, 8), (652, 1076, 11)), 8.0),
        (((562, 974, 2), (538, 1020, 6), (514, 1066, 9)), 8.0),
    ]
    garment(c, skirt, _DRESS, folds, thickness=12, weave=0.06, rim=0, gain=0.55, shadow=14, detail=0.8, depth=0.7)
    bodice = c.mask(
        curve(
            (
                *((542, 902, CORNER), (560, 886), (584, 884), (608, 886), (628, 902, CORNER), (626, 936)),
                *((619, 970, CORNER), (586, 976), (553, 970, CORNER), (546, 936)),
            )
        )
    )
    garment(
        c,
        bodice,
        _DRESS,
        [(((560, 900, 5), (568, 936, 4), (574, 966, 3)), 3.0), (((612, 900, 5), (606, 936, 4), (600, 966, 3)), 3.0)],
        thickness=20,
        weave=0.06,
        rim=0.0,
        detail=0.8,
        depth=0.75,
    )
    puffs = c.mask(
        curve(((556, 886), (534, 886), (518, 900), (520, 920), (540, 930), (556, 922))),
        curve(((614, 886), (634, 888), (646, 904), (642, 926), (626, 930), (612, 918))),
    )
    garment(c, puffs, _DRESS, thickness=22, crumple=0.8, weave=0.06, rim=0.0, detail=0.8, depth=0.75)
    sash = c.mask(
        curve(((552, 962, CORNER), (586, 970), (620, 962, CORNER), (620, 976, CORNER), (586, 984), (551, 976)))
    )
    garment(c, sash, _SASH, thickness=8, rim=0.0, detail=0.9)
    bow = c.mask(
        curve(((588, 974, CORNER), (562, 958), (546, 966), (552, 984), (572, 984))),
        curve(((588, 974, CORNER), (612, 958), (630, 966), (624, 986), (604, 984))),
        curve(((584, 976, CORNER), (594, 976, CORNER), (586, 1012), (570, 1044, CORNER), (556, 1034, CORNER))),
        curve(((586, 976, CORNER), (596, 976, CORNER), (606, 1010), (618, 1036, CORNER), (602, 1042, CORNER))),
    )
    c.shadow(bow, 3, 6, soft=4, share=0.4)
    garment(c, bow, _SASH, [(((588, 974, 2), (560, 970, 4)), 3.0), (((588, 974, 2), (616, 972, 4)), 3.0)], thickness=9,
            rim=0.0, detail=0.9)  # fmt: skip
    return far | skirt | bodice | puffs | bow


def _head(c: Canvas) -> Mask:
    hair = c.mask(
        curve(((550, 838, CORNER), (614, 838, CORNER), (616, 866), (604, 888), (580, 894), (556, 886), (547, 864)))
    )
    braids = c.mask(
        limb(((562, 872, 12), (556, 900, 12), (554, 926, 10), (556, 948, 7), (558, 958, 4))),
        limb(((600, 872, 12), (608, 900, 12), (610, 926, 10), (607, 948, 7), (604, 958, 4))),
        curve(((552, 954, CORNER), (562, 954, CORNER), (566, 980), (556, 974), (548, 982))),
        curve(((598, 954, CORNER), (608, 954, CORNER), (612, 982), (604, 974), (596, 980))),
        wobble=1.6,
        cell=12,
    )
    plait = [(((x - 9, y + 4, 3), (x + 1, y - 2, 3.4), (x + 10, y + 5, 3)), 4.0)
             for x, top in ((556, 884), (608, 884)) for y in range(top, 952, 11)]  # fmt: skip
    locks = [
        (((582, 846, 2), (581, 890, 2)), -4.0),
        (((566, 846, 3), (560, 882, 4)), 2.4),
        (((600, 846, 3), (606, 882, 4)), 2.4),
    ]
    c.shadow(braids, 4, 6, soft=4, share=0.4)
    garment(c, braids, _HAIR, plait, thickness=14, weave=0, rim=0.0, gloss=0.15, detail=0.9)
    ties = c.mask(limb(((550, 953, 3), (563, 954, 3))), limb(((597, 954, 3), (610, 953, 3))))
    c.fill(ties, _SASH, detail=0.95)
    c.shadow(hair, 5, 8, soft=6, share=0.4)
    garment(c, hair, _HAIR, locks, thickness=26, weave=0, rim=0.0, gloss=0.2, detail=0.9)
    brim = c.mask(oval(580, 838, 70, 25, -11))
    c.shadow(brim, 6, 16, soft=8, share=0.55)
    garment(c, brim, _STRAW, thickness=8, weave=0.16, rim=0.0, detail=0.9)
    crown = c.mask(curve(((540, 838, CORNER), (542, 806), (558, 784), (582, 780), (604, 790), (617, 826, CORNER),
                          (580, 846))))  # fmt: skip
    c.shadow(crown, 8, 7, soft=6, share=0.4)
    garment(c, crown, _STRAW, thickness=34, weave=0.16, rim=0.0, detail=0.9)
    band = c.mask(
        curve(((539, 826, CORNER), (578, 834), (615, 812, CORNER), (618, 828, CORNER), (580, 850), (539, 842, CORNER)))
    )
    garment(c, band, _SASH, thickness=8, rim=0.0, detail=0.9)
    return hair | braids | brim | crown
