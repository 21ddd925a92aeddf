"""Materials: what a silhouette or relief is made of. Each paints onto the canvas and returns the relief."""

from .air import cloud, cloud_bank, cloud_form, smoke
from .living import feathers, foliage, fur, grass, leaves, skin
from .made import cloth, glass, knit, metal, paper, planks, wood
from .mineral import bricks, ice, plaster, sand, snow, stone
from .water import Sea, reflection, sea

__all__ = [
    "Sea",
    "bricks",
    "cloth",
    "cloud",
    "cloud_bank",
    "cloud_form",
    "feathers",
    "foliage",
    "fur",
    "glass",
    "grass",
    "ice",
    "knit",
    "leaves",
    "metal",
    "paper",
    "planks",
    "plaster",
    "reflection",
    "sand",
    "sea",
    "skin",
    "smoke",
    "snow",
    "stone",
    "wood",
]
