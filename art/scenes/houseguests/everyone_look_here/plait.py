"""The plait: from her nape over the collar, out over her shoulder, and up, as a brush."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, curve, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.everyone_look_here.inks import CHARCOAL, GREEN, SILVER, STRAND

WAY = "520,1050 522,1170 546,1300 620,1410 738,1446 846,1390 906,1280 926,1160 940,1060 952,980"


def plait(card: Sheet) -> None:
    """Strand over strand, thinner towards the tie."""
    card.paint(ribbon(WAY, (76, 92, 92, 84, 70)), mix(SILVER, STRAND, 0.5), edge="raw", ragged=6, lift=9)
    path = curve(WAY, closed=False, step=2.0)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    n = 22
    for k in range(n):
        s = 1 if k % 2 else -1
        wide = 62 - 14 * k / n
        (a, u), (b, v), (c, w) = (_spot(path, run, (k + d) / n) for d in (-0.6, 0.6, 1.9))
        strand = [
            a + u * s * wide * 0.5,
            (a + b) / 2 + v * s * wide * 0.94,
            b + v * s * wide * 0.98,
            (b + c) / 2 + w * s * wide * 0.7,
            c - w * s * wide * 0.12,
            c - w * s * wide * 0.3,
            b - v * s * wide * 0.34,
            a - u * s * wide * 0.1,
        ]
        laid = card.piece([(float(x), float(y)) for x, y in strand], SILVER, angle=50 * s, wobble=1, lift=4)
        fine = []
        for m in (0.62, 0.34, 0.06):
            way = (a + u * s * wide * m, b + v * s * wide * (m + 0.1), c + w * s * wide * (m * 0.7 - 0.16))
            fine.append(ribbon([(float(x), float(y)) for x, y in way], (3, 5, 3)))
        card.pattern(laid, fine, STRAND, thin=0.2)
    _tuft(card)


def _spot(path: Array, run: Array, t: float) -> tuple[Array, Array]:
    """Return a point of the way and the direction across it."""
    i = int(np.clip(np.searchsorted(run, np.clip(t, 0, 1) * run[-1]), 4, len(path) - 5))
    along = path[i + 4] - path[i - 4]
    along = along / max(1e-6, float(np.hypot(*along)))
    return path[i], np.array([-along[1], along[0]])


def _tuft(card: Sheet) -> None:
    """Its end, wet."""
    tuft = card.piece(
        "918,986! 984,990! 1012,930 1018,880 1002,830 976,780! 950,826 918,880 908,930",
        SILVER,
        angle=80,
        edge="raw",
        ragged=14,
        lift=6,
    )
    with card.inside(tuft):
        card.paint([ribbon(f"{950 + 9 * k},980 {954 + 16 * k},900", (3, 7, 3)) for k in (-3, -1, 1, 3)], STRAND)
        card.paint("890,890! 932,910 956,880 990,906 1036,880! 1036,760! 890,760!", GREEN, angle=80)
    card.paint(ribbon("908,990 950,996 994,992", (30, 32, 30)), CHARCOAL, lift=4)
