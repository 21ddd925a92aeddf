"""Cloth that follows a body: sleeves, trouser legs, skirts and coat tails as single contours."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from art.cutpaper import contour
from art.cutpaper.contour import Array


def limb(a: Array, b: Array, c: Array, widths: tuple[float, float, float], cap: float = 0.3, key: object = 0) -> Array:
    """Return the outline (N, 2) of a sleeve or trouser leg: round over ``a``, a fold at ``b``, cut off at ``c``.

    ``widths`` are full widths at the three; the elbow's outside is sharp when it is bent, and cloth gathers inside.
    """
    g = contour.rng("limb", key)
    wa, wb, wc = (w / 2 for w in widths)
    u1, u2 = (v / max(float(np.hypot(*v)), 1e-6) for v in (b - a, c - b))
    l1, l2 = float(np.hypot(*(b - a))), float(np.hypot(*(c - b)))
    bend = float(u1[0] * u2[1] - u1[1] * u2[0])
    cos = float(u1 @ u2)
    s = -1.0 if bend > 0 else 1.0
    n1, n2 = (np.array([-u[1], u[0]]) * s for u in (u1, u2))
    bis = n1 + n2
    bis /= max(float(np.hypot(*bis)), 1e-6)
    hard = "!" if cos < 0.8 else ""
    out = wb * (1.0 + 0.32 * (1 - cos) / 2)
    inn = wb * (0.95 - 0.35 * (1 - cos) / 2)
    more, less = g.normal(0, 0.03, 2)
    pts = [
        (a - u1 * wa * cap * 0.7 + n1 * wa * 0.45, ""),
        (a + n1 * wa * 0.98 + u1 * wa * 0.25, ""),
        (a + u1 * l1 * 0.55 + n1 * (wa * 0.42 + wb * 0.62 + more * wb), ""),
        (b + bis * out, hard),
        (b + u2 * l2 * 0.34 + n2 * wb * (0.98 + less), ""),
        (c + n2 * wc + u2 * wc * 0.12, "!"),
        (c - n2 * wc * 1.03 - u2 * wc * 0.1, "!"),
        (b + u2 * l2 * 0.42 - n2 * (wb * 0.55 + wc * 0.45), ""),
        (b - bis * inn, "!" if cos < 0.45 else ""),
        (a + u1 * l1 * 0.55 - n1 * (wa * 0.45 + wb * 0.5), ""),
        (a - n1 * wa * 0.95 + u1 * wa * 0.35, ""),
        (a - u1 * wa * cap - n1 * wa * 0.35, ""),
    ]
    return contour.curve(" ".join(f"{p[0]:.2f},{p[1]:.2f}{m}" for p, m in pts), step=2)


def drape(rounds: Sequence[tuple[Array, float]], hem: Sequence[Array], key: object = 0) -> Array:
    """Return the outline of cloth over circles (middle, radius) down to a hem: cornered there, waved between."""
    t = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    ring = np.stack([np.cos(t), np.sin(t)], 1)
    every = np.vstack([*(p + ring * r for p, r in rounds), np.array(hem)])
    hull = cv2.convexHull(every.astype(np.float32), returnPoints=False)[:, 0]
    edge = {len(every) - 1 - i for i in range(len(hem))}
    g = contour.rng("drape", key)
    mid = np.mean([p for p, _ in rounds], 0)
    out: list[str] = []
    for i, k in zip(hull, np.roll(hull, -1), strict=True):
        a, b = every[i], every[k]
        gap = float(np.hypot(*(b - a)))
        out.append(f"{a[0]:.1f},{a[1]:.1f}{'!' if i in edge else ''}")
        if i in edge and k in edge and gap > 24:
            for q in (0.2, 0.45, 0.7):
                p = a + (b - a) * q
                p = p + (mid - p) / max(float(np.hypot(*(mid - p))), 1e-6) * gap * float(g.uniform(-0.045, 0.075))
                out.append(f"{p[0]:.1f},{p[1]:.1f}")
    return contour.curve(" ".join(out), step=2)
