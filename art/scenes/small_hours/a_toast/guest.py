"""The guest of A Toast: the outline of the gap, and the wine in the lifted glass."""

from __future__ import annotations

from art.painting.shapes import CORNER, Path, curve, limb

FOOT = 852.0
"""Where the hedge meets the lawn, and the guest's hem is."""

_CROWN = ((330, 300, CORNER), (336, 262), (362, 240), (398, 238), (424, 254), (432, 286, CORNER))
_BRIM = ((470, 276), (504, 282, CORNER), (470, 296), (436, 306, CORNER))
_FACE = ((440, 318), (439, 328), (449, 343), (456, 351), (447, 357, CORNER), (450, 364), (445, 370, CORNER))
_CHIN = ((449, 376), (442, 382), (444, 391), (436, 399), (420, 398), (404, 402, CORNER))
_THROAT = ((401, 426), (412, 446, CORNER))
_NAPE = ((350, 446, CORNER), (368, 430), (371, 408), (364, 394, CORNER))
_BUN = (
    (350, 402),
    (328, 396),
    (314, 376),
    (320, 352),
    (340, 338, CORNER),
    (336, 326),
    (298, 336),
    (262, 330, CORNER),
    (292, 312),
)
_HEAD = (*_CROWN, *_BRIM, *_FACE, *_CHIN, *_THROAT, *_NAPE, *_BUN)

_BUST = ((404, 438), (426, 450), (446, 476), (456, 502), (446, 530), (424, 556), (420, 572, CORNER))
_FRONT = ((440, 602), (466, 670), (492, 750), (520, 826), (534, 868, CORNER))
_HEM = ((440, 866), (330, 868), (186, 870, CORNER))
_BEHIND = ((236, 800), (268, 730), (290, 664), (304, 610), (338, 574, CORNER))
_SPINE = ((342, 552), (330, 520), (326, 488), (336, 452), (360, 438))
_DRESS = (*_BUST, *_FRONT, *_HEM, *_BEHIND, *_SPINE)

_PLUME = (
    *((384, 246, CORNER), (352, 224), (312, 214), (268, 220), (232, 246), (212, 292, CORNER), (228, 284)),
    *((232, 290, CORNER), (246, 270), (254, 276, CORNER), (270, 258), (280, 264, CORNER), (300, 254), (340, 276)),
)
_RIM = ((548, 262, CORNER), (614, 262, CORNER))
_BOWL = (_RIM[0], (552, 286), (570, 300), (592, 300), (610, 286), _RIM[1])
_WINE = ((549, 272, CORNER), (613, 272, CORNER), (608, 288), (592, 300), (570, 300), (554, 288))


def guest() -> tuple[Path, ...]:
    """A lady in profile: plumed hat, a hand upon her hip, a wide skirt, a wine glass lifted high."""
    lifted = limb(((398, 462, 23), (432, 462, 27), (470, 468, 19), (516, 466, 14), (528, 460, 14)))
    forearm = limb(((522, 466, 15), (544, 424, 12.5), (562, 382, 9), (570, 364, 8)))
    hand = curve(((562, 370), (560, 352), (566, 338), (578, 332), (590, 338), (592, 350), (584, 364), (578, 376)))
    akimbo = limb(((350, 462, 23), (318, 474, 24), (284, 508, 16), (256, 544, 14), (250, 552, 13)))
    back = limb(((250, 550, 14), (276, 572, 11), (306, 590, 9), (334, 598, 10)))
    stem = limb(((581, 298, 4.4), (581, 318, 3.6), (580, 344, 3.6), (578, 372, 3.6), (577, 384, 3.6)))
    base = limb(((562, 388, 2.6), (577, 386, 4), (592, 388, 2.6)))
    parts = (_HEAD, _DRESS, _PLUME, _BOWL)
    return (*(curve(each, pull=0.34) for each in parts), lifted, forearm, hand, akimbo, back, stem, base)


def wine() -> Path:
    """What is in the glass."""
    return curve(_WINE)
