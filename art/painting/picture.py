"""Picture: a scene painted and finished, in memory."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from art.brief import Brief

from .canvas import Canvas
from .finish import finish

FINAL_SCALE = 1.5
"""Pictures are painted at 1.5 pixels a unit, then brought down."""


class Scene(Protocol):
    """What a scene's module gives, beside its optional `FINISH`: keywords of `finish`."""

    BRIEF: Brief

    @staticmethod
    def paint(canvas: Canvas) -> None:
        """Paint the scene."""


def paint(name: str, scene: Scene, scale: float = FINAL_SCALE) -> Canvas:
    """Paint a scene and return its canvas, unfinished; everything by chance in it follows from the name."""
    canvas = Canvas(name, scene.BRIEF.palette, scale)
    scene.paint(canvas)
    return canvas


def render(name: str, scene: Scene, scale: float = FINAL_SCALE) -> NDArray[np.uint8]:
    """Paint and finish a scene: uint8 RGB, 1200 × 800 × 3 from scale 1 on, smaller below.

    The same bytes each time on one machine.
    """
    return finish(paint(name, scene, scale), **getattr(scene, "FINISH", {}))
