"""The guest of A Toast: the outline of the gap, and the wine in the lifted glass."""

from __future__ import annotations

from art.painting.shapes import CORNER, Path, Points, curve, limb

FOOT = 846.0
"""Where the hedge meets the lawn, and the guest's feet are."""

_HEAD = (
    (246, 278, CORNER),
    (286, 247),
    (320, 230, CORNER),
    (316, 190),
    (328, 150),
    (356, 132),
    (388, 148),
    (414, 130),
    (440, 150),
    (452, 196),
    (456, 212, CORNER),
    (502, 198),
    (560, 206, CORNER),
    (512, 238),
    (462, 250, CORNER),
    (464, 262),
    (467, 272),
    (460, 285),
    (473, 300),
    (497, 318),
    (497, 327),
    (476, 334, CORNER),
    (486, 346),
    (471, 355, CORNER),
    (484, 366),
    (466, 379, CORNER),
    (484, 398),
    (470, 416),
    (440, 418),
    (410, 434, CORNER),
    (408, 476, CORNER),
    (350, 470, CORNER),
    (356, 420),
    (360, 392),
    (346, 352),
    (336, 308),
    (338, 264, CORNER),
    (292, 274),
)
"""Hat, profile and neck, larger than they are set in."""

_BODY = (
    (402, 402, CORNER),
    (424, 414, CORNER),
    (420, 428, CORNER),
    (440, 448),
    (476, 478),
    (522, 494),
    (548, 474),
    (566, 424),
    (577, 384, CORNER),
    (571, 380, CORNER),
    (575, 366, CORNER),
    (622, 372, CORNER),
    (622, 386, CORNER),
    (616, 390, CORNER),
    (616, 442),
    (604, 506),
    (586, 548),
    (552, 564),
    (502, 558),
    (448, 544, CORNER),
    (437, 576),
    (434, 606),
    (444, 660),
    (464, 730),
    (492, 782, CORNER),
    (452, 794),
    (404, 780),
    (352, 794),
    (306, 782),
    (264, 796, CORNER),
    (284, 720),
    (300, 664),
    (304, 634, CORNER),
    (278, 630),
    (254, 616),
    (244, 592),
    (256, 546),
    (276, 490),
    (298, 446),
    (322, 424),
    (344, 410),
    (346, 398, CORNER),
)
_HAND = (
    (584, 376, CORNER),
    (580, 352),
    (588, 334),
    (602, 322),
    (612, 320),
    (618, 328),
    (632, 330),
    (638, 340),
    (633, 348),
    (637, 357),
    (630, 364),
    (628, 374),
    (618, 382, CORNER),
)
_BOWL = (
    (579, 178, CORNER),
    (568, 222),
    (580, 264),
    (610, 282),
    (640, 264),
    (652, 222),
    (641, 178, CORNER),
)
_WINE = ((567, 228, CORNER), (590, 231), (630, 231), (653, 228, CORNER), (640, 264), (610, 282), (580, 264))


def _set(points: Points) -> list[tuple[float, ...]]:
    return [(384 + (p[0] - 390) * 1.075, FOOT + (p[1] - FOOT) * 1.075, *p[2:]) for p in points]


def guest() -> tuple[Path, ...]:
    """An old friend in profile: hat, nose and chin, a hand in the long coat's pocket, a wine glass lifted."""
    head = [(385 + (p[0] - 384) * 0.76, 410 + (p[1] - 430) * 0.76, *p[2:]) for p in _HEAD]

    def leg(x: float, step: float) -> Path:
        return curve(
            _set(
                [
                    (x - 22, 846, CORNER),
                    (x - 20, 826),
                    (x - 24 - step, 770, CORNER),
                    (x + 26 - step, 770, CORNER),
                    (x + 16, 818),
                    (x + 46, 832),
                    (x + 56, 846, CORNER),
                ]
            ),
            pull=0.3,
        )

    stem = limb([(*p, 5.6) for p in _set([(610, 274), (609, 340)])])
    outline = (curve(_set(head), pull=0.34), curve(_set(_BODY), pull=0.34), curve(_set(_HAND)), curve(_set(_BOWL)))
    return (*outline, stem, leg(336, 4), leg(410, -4))


def wine() -> Path:
    """What is in the glass."""
    return curve(_set(_WINE))
