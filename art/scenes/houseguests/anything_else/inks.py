"""The colours of Anything Else?, and a round thing."""

from __future__ import annotations

from typing import Final

PISTACHIO, SHELL, CHALK, SEA, LILAC, PLUM, PEAR = (
    "#b5c4a2",
    "#ecc8bb",
    "#f3eee3",
    "#9db8bd",
    "#b7aac4",
    "#4e3348",
    "#cfbf55",
)
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
