"""The cake: three white rounds, small cut flames, a tray, and eleven fingers below it."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import finger
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.room_for_one_more.inks import (
    BONE,
    DEEP,
    FAIR,
    LIGHT,
    OLIVE,
    PALE,
    PETROL,
    PLUM,
    SLATE,
    TAN,
)


def cake(card: Sheet) -> None:
    """Lay it over everybody's heads."""
    for i, x in enumerate((548, 584, 622, 660, 700)):
        top = 142 - 6 * (2 - abs(i - 2))
        card.paint(f"{x - 5},{top + 40}! {x - 4},{top}! {x + 5},{top}! {x + 5},{top + 40}!", (PALE, TAN)[i % 2], lift=2)
        card.paint("0,-22! 8,-6 5,6 0,9 -6,5 -8,-5", BONE, at=affine(x, top - 8, 1, (-8, 12, 0, 9, -12)[i]), lift=2)
    for left, right, top, bottom, ink in (
        (470, 778, 252, 330, LIGHT),
        (508, 742, 206, 262, LIGHT),
        (540, 710, 168, 214, LIGHT),
    ):
        card.paint(
            f"{left},{top + 8}! {(left + right) / 2},{top - 8} {right},{top + 6}! {right - 4},{bottom}! {(left + right) / 2},{bottom + 10} {left + 4},{bottom}!",
            ink,
            angle=4,
            grain=0.14,
            lift=7,
        )
        card.paint(
            f"{left},{top + 8}! {(left + right) / 2},{top - 8} {right},{top + 6}! {(left + right) / 2},{top + 20}",
            mix(LIGHT, "#ffffff", 0.5),
            angle=2,
            grain=0.1,
        )
        wave = " ".join(f"{left + (right - left) * k / 10:.0f},{top + (34 if k % 2 else 20)}" for k in range(11))
        card.paint(ribbon(wave, (9,) * 11), mix(PALE, LIGHT, 0.35), thin=0.05)
        card.paint(
            [
                f"{x},{bottom - 18} {x + 8},{bottom - 10} {x},{bottom - 2} {x - 8},{bottom - 10}"
                for x in range(left + 24, right - 10, 38)
            ],
            TAN,
            wobble=0.4,
        )
    card.paint("424,328! 624,344 826,326! 836,346! 626,366 414,348!", mix(PALE, SLATE, 0.35), angle=2, lift=8)


def fingers(card: Sheet) -> None:
    """Three hands and a bit; whose, is not asked."""
    for x, skin, sleeve, count in (
        (462, OLIVE, PLUM, 4),
        (604, DEEP, mix(SLATE, PALE, 0.3), 4),
        (756, FAIR, PETROL, 3),
    ):
        card.paint(
            f"{x - 44},470! {x - 34},410! {x + 36},408! {x + 48},472! {x + 50},560! {x - 50},560!",
            sleeve,
            angle=86,
            lift=6,
        )
        card.paint(f"{x - 34},424! {x - 30},372! {x + 32},370! {x + 36},422!", skin.base, angle=86, lift=4)
        card.paint(f"{x + 8},424! {x + 10},372! {x + 32},370! {x + 36},422!", skin.shade, angle=86)
        for k in range(count):
            u = x - 30 + 21 * k
            card.paint(finger(f"{u},384 {u - 3},352 {u - 4 + 2 * k},322", 21), skin.base, lift=3, wobble=0.4)
            card.paint("-6,-6! 0,-9 6,-6! 5,6 -5,6", shift(skin.base, 0.09), at=affine(u - 4 + 2 * k, 324), wobble=0.3)
