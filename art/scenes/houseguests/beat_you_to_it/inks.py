"""The papers: greys, one red, and the skin of a family."""

from __future__ import annotations

from art.cutpaper.skin import Skin

BONE, INK, CHALK, COAL, ASH, PENCIL, RED = "#d3ccc1", "#1f1d20", "#f1ebdf", "#39373a", "#ada89f", "#757278", "#b0342c"
SKIN = Skin("#c3a48e", "#94776a", INK, lip="#8a5a52", blush="#b98778", white=CHALK, lid="#ac8c7a")
