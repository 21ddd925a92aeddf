"""The guest of A Toast: the outline of the gap, and the wine in the lifted glass."""

from __future__ import annotations

from art.painting.shapes import CORNER, Path, Point, Points, curve, limb

FOOT = 846.0
"""Where the hedge meets the lawn, and the guest's feet are."""

_HAT = (
    *((246, 278, CORNER), (286, 247), (320, 230, CORNER)),  # the brim behind
    *((316, 190), (328, 150), (356, 132), (388, 148), (414, 130), (440, 150), (452, 196), (456, 212, CORNER)),  # crown
    *((502, 198), (560, 206, CORNER), (512, 238), (462, 250, CORNER)),  # the brim before the brow
)
_BROW = ((464, 262), (467, 272), (460, 285))
_NOSE = ((473, 300), (497, 318), (497, 327), (476, 334, CORNER))
_LIPS = ((486, 346), (471, 355, CORNER), (484, 366), (466, 379, CORNER))
_CHIN = ((484, 398), (470, 416), (440, 418), (410, 434, CORNER))
_THROAT = ((408, 476, CORNER), (350, 470, CORNER))
_NAPE = ((356, 420), (360, 392), (346, 352), (336, 308), (338, 264, CORNER), (292, 274))
_HEAD = (*_HAT, *_BROW, *_NOSE, *_LIPS, *_CHIN, *_THROAT, *_NAPE)
"""Larger than it is set in."""

_COLLAR = ((402, 402, CORNER), (424, 414, CORNER), (420, 428, CORNER))
_LIFTED_ARM = ((440, 448), (476, 478), (522, 494), (548, 474), (566, 424), (577, 384, CORNER))
_CUFF = ((571, 380, CORNER), (575, 366, CORNER), (622, 372, CORNER), (622, 386, CORNER), (616, 390, CORNER))
_ELBOW = ((616, 442), (604, 506), (586, 548), (552, 564), (502, 558), (448, 544, CORNER))
_FRONT = ((437, 576), (434, 606), (444, 660), (464, 730), (492, 782, CORNER))
_HEM = ((452, 794), (404, 780), (352, 794), (306, 782), (264, 796, CORNER))
_BACK = ((284, 720), (300, 664), (304, 634, CORNER))
_ARM_IN_POCKET = ((278, 630), (254, 616), (244, 592), (256, 546), (276, 490))
_SHOULDER = ((298, 446), (322, 424), (344, 410), (346, 398, CORNER))
_COAT = (*_COLLAR, *_LIFTED_ARM, *_CUFF, *_ELBOW, *_FRONT, *_HEM, *_BACK, *_ARM_IN_POCKET, *_SHOULDER)

_THUMB = ((584, 376, CORNER), (580, 352), (588, 334), (602, 322), (612, 320))
_FINGERS = ((618, 328), (632, 330), (638, 340), (633, 348), (637, 357), (630, 364), (628, 374), (618, 382, CORNER))

_RIM = ((579, 178, CORNER), (641, 178, CORNER))
_GLASS_LEFT, _GLASS_RIGHT = ((568, 222), (580, 264), (610, 282)), ((640, 264), (652, 222))
_BOWL = (_RIM[0], *_GLASS_LEFT, *_GLASS_RIGHT, _RIM[1])
_SURFACE = ((567, 228, CORNER), (590, 231), (630, 231), (653, 228, CORNER))
_WINE = (*_SURFACE, (640, 264), (610, 282), (580, 264))
_STEM = ((610, 274), (609, 340))


def _sized(points: Points, by: float, about: Point, to: Point) -> list[tuple[float, ...]]:
    """Make an outline larger or smaller about a place, which goes to another one; corners stay corners."""
    return [(to[0] + (p[0] - about[0]) * by, to[1] + (p[1] - about[1]) * by, *p[2:]) for p in points]


def _set(points: Points) -> list[tuple[float, ...]]:
    return _sized(points, 1.075, (390, FOOT), (384, FOOT))


def _leg(x: float, step: float) -> Path:
    trouser = ((x - 22, 846, CORNER), (x - 20, 826), (x - 24 - step, 770, CORNER), (x + 26 - step, 770, CORNER))
    shoe = ((x + 16, 818), (x + 46, 832), (x + 56, 846, CORNER))
    return curve(_set((*trouser, *shoe)), pull=0.3)


def guest() -> tuple[Path, ...]:
    """An old friend in profile: hat, nose and chin, a hand in the long coat's pocket, a wine glass lifted."""
    head = curve(_set(_sized(_HEAD, 0.76, (384, 430), (385, 410))), pull=0.34)
    coat = curve(_set(_COAT), pull=0.34)
    hand = curve(_set((*_THUMB, *_FINGERS)))
    stem = limb([(*p, 5.6) for p in _set(_STEM)])
    return (head, coat, hand, curve(_set(_BOWL)), stem, _leg(336, 4), _leg(410, -4))


def wine() -> Path:
    """What is in the glass."""
    return curve(_set(_WINE))
