"""Draw the product's icons as PNG from `client/src/icon.svg`: for the home screens of phones, which take no SVG.

Circles and paths with a fill are all that the drawing has; lines around them are too fine to be seen at these sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as ET

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.svgLib import SVGPath
from PIL import Image, ImageDraw

from scripts import ready

if TYPE_CHECKING:
    from pathlib import Path

DRAWING: Final = ready.ROOT / "client" / "src" / "icon.svg"
UNITS: Final = 48
"""The drawing's width and height."""
NIGHT: Final = "#131230"
SHARPER: Final = 4
"""Drawn so many times larger, then made smaller: that is what smooths the edges."""
STEPS: Final = 24
"""Straight pieces of a curve."""
MASKED: Final = 0.66
"""Of an icon that a phone cuts to its own shape the moon takes this share: the middle 80 % are never cut."""

ICONS: Final = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-192.png": (192, MASKED),
    "icon-maskable-512.png": (512, MASKED),
    "icon-touch.png": (180, 0.8),
}
"""Name of the file: pixels, and the share of them that the moon is wide; below 1 it stands before the night."""


class _Polygon(BasePen):  # type: ignore[misc]  # fontTools is untyped
    """Collects an outline as points."""

    def __init__(self) -> None:
        super().__init__(None)
        self.outlines: list[list[tuple[float, float]]] = []

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - fontTools' name
        self.outlines.append([pt])

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - fontTools' name
        self.outlines[-1].append(pt)

    def _curveToOne(  # noqa: N802 - fontTools' name
        self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]
    ) -> None:
        start = self.outlines[-1][-1]
        for step in range(1, STEPS + 1):
            t = step / STEPS
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (
                sum(weight * point[axis] for weight, point in zip(weights, (start, pt1, pt2, pt3), strict=True))
                for axis in (0, 1)
            )
            self.outlines[-1].append((x, y))


def shapes() -> list[tuple[str, list[list[tuple[float, float]]]]]:
    """Every filled shape of the drawing: its colour, its outlines in the drawing's units."""
    root = ET.fromstring(DRAWING.read_bytes())
    found = []
    for element in list(root):
        fill = element.attrib.get("fill", "none")
        if fill == "none":
            continue
        alone = ET.Element("{http://www.w3.org/2000/svg}svg")
        alone.append(element)
        pen = _Polygon()
        SVGPath.fromstring(ET.tostring(alone), transform=Transform()).draw(pen)
        found.append((fill, pen.outlines))
    return found


def draw(pixels: int, share: float) -> Image.Image:
    """Draw the icon; where the moon does not fill it, before the night."""
    size = pixels * SHARPER
    canvas = Image.new("RGBA", (size, size), NIGHT if share < 1 else (0, 0, 0, 0))
    pencil = ImageDraw.Draw(canvas)
    scale = size * share / UNITS
    margin = size * (1 - share) / 2
    for fill, outlines in shapes():
        for outline in outlines:
            pencil.polygon([(x * scale + margin, y * scale + margin) for x, y in outline], fill=fill)
    return canvas.resize((pixels, pixels), Image.Resampling.LANCZOS)


def write_icons(folder: Path) -> None:
    """Write all icons into a folder."""
    for name, (pixels, share) in ICONS.items():
        draw(pixels, share).save(folder / name, optimize=True)
