"""Picture: a scene of cut paper, in memory."""

from __future__ import annotations

from typing import Final, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from art.cutpaper.sheet import Ink, Sheet

WIDTH: Final = 800
HEIGHT: Final = 1200
"""Pixels of a finished picture; a sheet's own coordinates are half as many again, 1200 by 1800."""


class Scene(Protocol):
    """What a scene's module gives."""

    GROUND: Ink
    """The bare paper."""

    @staticmethod
    def paint(card: Sheet) -> None:
        """Lay one shape after the other."""


def render(name: str, scene: Scene, scale: float = 1.0) -> NDArray[np.uint8]:
    """Paint a scene: uint8 RGB, 1200 × 800 × 3 from scale 1 on, smaller below. All grain follows from the name.

    The same bytes each time on one machine.
    """
    card = Sheet(name, scene.GROUND, scale=min(scale, 1.0))
    scene.paint(card)
    image = card.finish()
    return (
        image if scale < 1 else np.asarray(cv2.resize(image, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)
    )
