"""The report's plots, as SVG without a script, a style or an address of its own: the page has their looks.

Owns the geometry (Pygal draws it) and the class names that the page's styles go by: `serie-N` for the Nth colour.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

import pygal
from pygal.style import Style

from moonhare.arena.telling import within

# Pygal looks for maps, its plug-ins, at every import of anything, in a way that Python no longer knows.
sys.meta_path[:] = [one for one in sys.meta_path if type(one).__module__ != "pygal"]

WIDTH: Final = 420
"""Of the drawing's own units; letters are so large that a phone's width still shows them."""

LETTERS: Final = 14
ROW: Final = 40
FRAME: Final = 56
"""Units of a row, and of what is above and below all rows."""

COLOURS: Final = 12
"""That the page knows."""

LONGEST: Final = 22
"""Letters of a name at the side."""


class Bar(NamedTuple):
    """A value with its interval."""

    value: float
    low: float
    high: float


def intervals(
    names: Sequence[str],
    series: Sequence[Mapping[str, Bar]],
    shown: Callable[[float], str],
    *,
    bounds: tuple[float, float] | None = None,
) -> str:
    """Draw a row for each name, the first on top: for each series a dot with its interval.

    With one series each row has a colour of its own, with several each series.
    """
    chart = pygal.XY(dots_size=5, **_looks(len(names), shown))
    chart.y_labels = [{"value": -at, "label": _short(name)} for at, name in enumerate(names)]
    chart.range = (0.5 - len(names), 0.5)
    if bounds is not None:
        chart.xrange = bounds
    spread = 0.5 / max(1, len(series) - 1)
    for number, values in enumerate(series):
        for at, name in enumerate(names):
            one = values.get(name)
            y = -at + (0.25 - number * spread if len(series) > 1 else 0)
            told = "" if one is None else f"{name}: {within(one.value, one.low, one.high, shown)}"
            line = [] if one is None else [(one.low, y), (one.high, y)]
            dot = [] if one is None else [{"value": (one.value, y), "label": told}]
            chart.add(told, line, show_dots=False)
            chart.add(told, dot, stroke=False)
    colours = [at if len(series) == 1 else number for number in range(len(series)) for at in range(len(names))]
    return _drawn(chart, [colour for colour in colours for _ in range(2)])


def shares(names: Sequence[str], parts: Sequence[Mapping[str, float]], shown: Callable[[float], str]) -> str:
    """Draw a bar for each name, the first on top, put together of shares."""
    chart = pygal.HorizontalStackedBar(spacing=14, **_looks(len(names), shown))
    # Pygal begins at the bottom.
    chart.x_labels = [_short(name) for name in reversed(names)]
    chart.range = (0, 1)
    for part in parts:
        told = [f"{name}: {shown(part.get(name, 0))}" for name in reversed(names)]
        values = [part.get(name, 0) for name in reversed(names)]
        chart.add("", [{"value": value, "label": label} for value, label in zip(values, told, strict=True)])
    return _drawn(chart, range(len(parts)))


def _looks(rows: int, shown: Callable[[float], str]) -> dict[str, Any]:
    letters = Style(font_family="sans-serif", label_font_size=LETTERS, major_label_font_size=LETTERS)
    return {
        "style": letters,
        "js": [],
        "show_legend": False,
        "width": WIDTH,
        "height": FRAME + ROW * rows,
        "margin": 6,
        "margin_right": 20,
        "truncate_label": -1,
        "max_scale": 6,
        "show_x_guides": True,
        "show_y_guides": False,
        "value_formatter": shown,
        "x_value_formatter": shown,
    }


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"…{name[-LONGEST + 1 :]}"


def _drawn(chart: Any, colours: Sequence[int]) -> str:
    """What Pygal drew without all that it brings along: its script, its styles, its notes."""
    root = chart.render_tree()
    svg = ET.Element(
        "svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": root.get("viewBox"), "class": "plot-drawing"}
    )
    svg.extend(one for one in root if one.tag == "g")
    for above in list(svg.iter()):
        for below in list(above):
            if below.tag == "title":
                above.remove(below)
            elif below.tag == "desc":
                above.remove(below)
                if below.get("class") == "label" and below.text:
                    ET.SubElement(above, "title").text = below.text
            elif "overlay" in (kind := below.get("class", "")) and kind != "plot overlay":
                # Where its script would put notes.
                above.remove(below)
    _colour(svg, colours)
    return ET.tostring(svg, encoding="unicode")


def _colour(svg: ET.Element, colours: Sequence[int]) -> None:
    for one in svg.iter("g"):
        word = (one.get("class") or "").split()
        if word[:1] == ["series"]:
            number = next((int(part.removeprefix("serie-")) for part in word if part.startswith("serie-")), None)
            if number is not None:
                one.set("class", f"series colour-{colours[number] % COLOURS}")
