"""The colours of Look at You, the skin that two hands share with what flies, and a round thing."""

from __future__ import annotations

from typing import Final

from art.cutpaper.skin import Skin

YELLOW, BONE, DEEP, BROWN, SLATE, CHALK = "#f2b705", "#eae1cf", "#4f322a", "#7c503e", "#59636b", "#f6f1e6"
INK: Final = "#2a1c1a"
WARM: Final = Skin(BROWN, "#613d30", "#1e1210", lip="#713229", blush="#91604a", white=CHALK)
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
