"""Pen: fills and strokes on a clear sheet in card units, for the small drawn things of a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import skia

from .colour import Colour, rgb
from .shapes import Path, Points, curve


class Pen:
    """A thin, typed face on a Skia canvas whose units are the card's."""

    def __init__(self, sheet: Any, scale: float) -> None:
        """Wrap a Skia canvas that is already scaled."""
        self.sheet = sheet
        self.scale = scale

    def _ink(self, colour: Colour, alpha: float) -> Any:
        r, g, b = (float(v) for v in rgb(colour))
        return skia.Paint(AntiAlias=True, Color4f=skia.Color4f(r, g, b, float(alpha)))

    def fill(self, path: Path, colour: Colour, alpha: float = 1.0) -> None:
        """Fill a path."""
        self.sheet.drawPath(path, self._ink(colour, alpha))

    def stroke(
        self, path: Path | Points, colour: Colour, width: float, alpha: float = 1.0, round_ends: bool = True
    ) -> None:
        """Stroke a path, or a smooth line through points."""
        ink = self._ink(colour, alpha)
        ink.setStyle(skia.Paint.kStroke_Style)
        ink.setStrokeWidth(float(width))
        ink.setStrokeJoin(skia.Paint.kRound_Join)
        ink.setStrokeCap(skia.Paint.kRound_Cap if round_ends else skia.Paint.kButt_Cap)
        shape = path if isinstance(path, skia.Path) else curve(path, closed=False)
        self.sheet.drawPath(shape, ink)

    def dot(self, x: float, y: float, r: float, colour: Colour, alpha: float = 1.0) -> None:
        """Fill a circle."""
        self.sheet.drawCircle(float(x), float(y), float(r), self._ink(colour, alpha))

    def fade(
        self,
        path: Path,
        start: tuple[float, float],
        end: tuple[float, float],
        colours: Sequence[Colour],
        alpha: float = 1.0,
    ) -> None:
        """Fill a path with a straight gradient between two points."""
        stops = [skia.Color4f(*(float(v) for v in rgb(c)), 1.0).toColor() for c in colours]
        shader = skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], stops)
        self.sheet.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader, Alphaf=float(alpha)))

    def radiate(self, path: Path, x: float, y: float, r: float, colours: Sequence[Colour], alpha: float = 1.0) -> None:
        """Fill a path with a round gradient from its middle outwards."""
        stops = [skia.Color4f(*(float(v) for v in rgb(c)), 1.0).toColor() for c in colours]
        shader = skia.GradientShader.MakeRadial(skia.Point(float(x), float(y)), float(r), stops)
        self.sheet.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader, Alphaf=float(alpha)))

    def clipped(self, path: Path) -> _Clip:
        """Return a context within which nothing is drawn outside the path."""
        return _Clip(self.sheet, path)

    def at(self, x: float, y: float, turn: float = 0.0, scale: float = 1.0, flip: bool = False) -> _Frame:
        """Return a context whose origin is (x, y), turned by degrees, scaled, mirrored."""
        return _Frame(self.sheet, x, y, turn, -scale if flip else scale, scale)


class _Clip:
    def __init__(self, sheet: Any, path: Path) -> None:
        self._sheet, self._path = sheet, path

    def __enter__(self) -> None:
        self._sheet.save()
        self._sheet.clipPath(self._path, True)

    def __exit__(self, *_: object) -> None:
        self._sheet.restore()


class _Frame:
    def __init__(self, sheet: Any, x: float, y: float, turn: float, sx: float, sy: float) -> None:
        self._sheet, self._to = sheet, (x, y, turn, sx, sy)

    def __enter__(self) -> None:
        x, y, turn, sx, sy = self._to
        self._sheet.save()
        self._sheet.translate(float(x), float(y))
        self._sheet.rotate(float(turn))
        self._sheet.scale(float(sx), float(sy))

    def __exit__(self, *_: object) -> None:
        self._sheet.restore()
