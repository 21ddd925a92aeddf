"""Painting: the project's own engine and the scenes of its card set.

Needs the `painting` extra; playing never imports it. Importing this package is cheap: the libraries are
loaded with the first call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moonhare.painting.registry import Exported, brief_of, card_ids, export, paint, render

__all__ = ["Exported", "brief_of", "card_ids", "export", "paint", "render"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from moonhare.painting import registry  # noqa: PLC0415 - loads Skia and OpenCV only when something is painted

    return getattr(registry, name)
