"""What has been spun since the queue last moved: from his brim, nose, chin and coat to the back before him."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.take_a_number.inks import CHALK, LILAC, SOOT

HUB: Final = (848, 706)
SPOKES: Final = (
    (686, 384), (838, 330), (984, 296), (1052, 520), (1030, 700), (1000, 890), (960, 1120), (830, 1270), (664, 1420),
    (646, 1200), (653, 1046), (714, 862), (600, 604),
)  # fmt: skip
"""Where each thread is made fast, clockwise from the brim; the second and the eighth end at the frame."""
FRAMED: Final = (1, 7)
OPEN: Final = 0.38
RINGS: Final = (0.48, 0.58, 0.67, 0.76, 0.84, 0.92)


def web(card: Sheet) -> None:
    """Lay the spokes from an open hub, the frame, and the rings, each sagging a little towards the middle."""
    lines: list[Array] = []
    for k, spoke in enumerate(SPOKES):
        (ax, ay), (bx, by) = _on(spoke, OPEN), _on(spoke, 1)
        lines.append(ribbon(f"{ax:.0f},{ay:.0f} {bx:.0f},{by:.0f}", (5, 6)))
        after = SPOKES[(k + 1) % len(SPOKES)]
        if k in FRAMED or k + 1 in FRAMED:
            lines.append(_sag(spoke, after, 1, 0.93, 6))
        lines.extend(_sag(spoke, after, ring, 0.93, 5) for ring in (OPEN, *RINGS))
    card.paint(turned(lines), mix(SOOT, LILAC, 0.3), wobble=0.4, thin=0.04)
    ties = [
        ribbon(line, (6, 3))
        for line in (
            "686,384 626,392", "984,296 1030,280", "1052,520 1100,500", "1030,700 1096,696", "1000,890 1070,912",
            "960,1120 1030,1180", "664,1420 652,1580",
        )
    ]  # fmt: skip
    card.paint(turned(ties), mix(CHALK, LILAC, 0.4), wobble=0.4, thin=0.04)


def _on(spoke: tuple[int, int], share: float) -> tuple[float, float]:
    """Give the place a share of the way out from the hub."""
    return HUB[0] + (spoke[0] - HUB[0]) * share, HUB[1] + (spoke[1] - HUB[1]) * share


def _sag(one: tuple[int, int], other: tuple[int, int], share: float, slack: float, width: float) -> Array:
    (ax, ay), (bx, by) = _on(one, share), _on(other, share)
    mx, my = HUB[0] + ((ax + bx) / 2 - HUB[0]) * slack, HUB[1] + ((ay + by) / 2 - HUB[1]) * slack
    return ribbon(f"{ax:.0f},{ay:.0f} {mx:.0f},{my:.0f} {bx:.0f},{by:.0f}", (width, width * 0.7, width))
