"""Parts of Upwardly Mobile: its inks, undersea greens, bear's browns, salmon's rose; how hair is combed."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.painting import combing, marks

HIDE: Final = (0.49, 0.088, 52)
DEEP: Final = (0.31, 0.06, 40)
PALE: Final = (0.7, 0.095, 66)
TAN: Final = (0.79, 0.07, 74)
INK: Final = (0.17, 0.03, 40)
SHADE: Final = (0.5, 0.07, 262)
"""What fur is darkened with: the shaft's cool."""
SUN: Final = (0.96, 0.06, 92)
WATER: Final = (0.8, 0.085, 192)
FOAM: Final = (0.975, 0.016, 150)
COAT: Final = (0.56, 0.036, 145)
COAT_PALE: Final = (0.76, 0.045, 128)
COAT_DEEP: Final = (0.52, 0.06, 200)
"""What the cloth is multiplied with in its shade."""

crease: Final = partial(marks.crease, ends=0.2)


comb: Final = partial(combing.comb, tones=(DEEP, PALE), alpha=0.34)
