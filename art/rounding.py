"""Rounding: a mark of how this machine calculates, so that one knows which bytes it can be expected to paint.

The libraries choose instructions by the processor, and the system lends them its mathematics. Machines with the same
mark paint the same bytes; others paint what looks the same (`likeness`).
"""

from __future__ import annotations

import hashlib
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

_SIZE = (160, 120)


def mark() -> str:
    """Return a digest (sha256, 16 digits) of what NumPy, OpenCV and Skia make of one fixed pattern here."""
    y, x = np.mgrid[0 : _SIZE[1], 0 : _SIZE[0]].astype(np.float32)
    return hashlib.sha256(_numbers(x, y) + _filters(x, y) + _paths()).hexdigest()[:16]


def _numbers(x: NDArray[Any], y: NDArray[Any]) -> bytes:
    random = np.random.default_rng(7)
    drawn = (random.standard_normal(999), random.standard_normal(999).astype(np.float32))
    found = (*_of(x, y), *_of(x.astype(np.float64), y.astype(np.float64)), *drawn)
    return b"".join(np.ascontiguousarray(values).tobytes() for values in found)


def _of(x: NDArray[Any], y: NDArray[Any]) -> tuple[Any, ...]:
    a = np.sin(x * 0.137) + np.cos(y * 0.071)
    b = np.hypot(a, x / 40 + 0.3)
    bent = np.stack((a, b, a * b), -1) @ np.linalg.inv(np.array([[3, 1, 0], [1, 4, 1], [0, 2, 5]], x.dtype))
    return (
        *(np.exp(-b), np.log(b), np.log1p(b), np.sqrt(b), np.cbrt(a), b**1.7, np.tanh(a), np.tan(a)),
        *(np.arctan2(a, b), np.arcsin(a / 2), np.arccos(a / 2), np.mod(b * 7, 0.9), np.floor(b * 9), bent),
        *(a.sum(0), a.mean(), a.std(), np.linalg.norm(a, axis=1), np.cumsum(a, 1), np.gradient(b)[0]),
    )


def _filters(x: NDArray[Any], y: NDArray[Any]) -> bytes:
    grey = (np.sin(x * y * np.float32(0.003)) * 0.5 + 0.5).astype(np.float32)
    rgb = np.stack((grey, grey[::-1], grey[:, ::-1]), -1)
    bent = (x + np.sin(y / 9) * 3, y + np.cos(x / 7) * 3)
    turned = np.array([[0.9, 0.2, 3], [-0.2, 0.9, 5]], np.float32)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (7, 7))
    return b"".join(
        np.asarray(values).tobytes()
        for values in (
            *(cv2.GaussianBlur(grey, (0, 0), sigma) for sigma in (0.7, 2.3, 11.0)),
            *(cv2.resize(rgb, (61, 47), interpolation=how) for how in (cv2.INTER_AREA, cv2.INTER_LINEAR)),
            *(cv2.resize(grey, (301, 211), interpolation=how) for how in (cv2.INTER_CUBIC, cv2.INTER_LINEAR)),
            cv2.remap(rgb, *bent, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT),
            cv2.remap(grey, *bent, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT),
            cv2.warpAffine(grey, turned, _SIZE),
            cv2.Sobel(grey, cv2.CV_32F, 1, 0, ksize=3),
            cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY),
            cv2.bilateralFilter(rgb, 7, 0.1, 3.0),
            cv2.dilate(grey, disc),
            cv2.distanceTransform((grey > 0.5).astype(np.uint8), cv2.DIST_L2, 5),
        )
    )


def _paths() -> bytes:
    pixels = np.zeros((_SIZE[1], _SIZE[0], 4), np.uint8)
    pen = skia.Surface(pixels).getCanvas()
    soft = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 2.3)
    path = skia.Path()
    path.moveTo(8.3, 9.1)
    path.cubicTo(90.2, 3.3, 40.7, 110.4, 150.1, 100.9)
    path.quadTo(80.6, 117.2, 20.4, 60.8)
    pen.drawPath(path, skia.Paint(AntiAlias=True, Color=0x9033AA77, MaskFilter=soft))
    pen.drawOval(skia.Rect.MakeXYWH(60.2, 20.7, 70.3, 50.9), skia.Paint(AntiAlias=True, Color=0xC0DD5511))
    return pixels.tobytes()
