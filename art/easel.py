"""Easel: finds the scenes of the sets and paints them, several at a time where that is wanted."""

from __future__ import annotations

import importlib
import pkgutil
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from types import ModuleType
from typing import Final, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from art import sources
from art.brief import Brief
from art.cutpaper import picture as cutpaper
from art.painting import picture
from art.painting.picture import FINAL_SCALE, Scene
from art.scenes import houseguests, small_hours

PARTS: Final = ("back", "cover")
"""What a set has beside its cards."""


class Painted(msgspec.Struct, frozen=True, kw_only=True):
    """A card, the back or the cover as it comes from the easel."""

    name: str
    image: NDArray[np.uint8]
    """RGB; at full quality 1200 × 800 × 3."""
    seconds: float
    sources: str
    """Digest of what it was painted from (`sources.digest`)."""


@cache
def card_ids() -> tuple[str, ...]:
    """Return the ids of all cards of the bundled set, sorted."""
    return tuple(name for name in _scenes(small_hours) if name not in PARTS)


def names() -> tuple[str, ...]:
    """Return the names of all pictures of the bundled set: the cards' ids, then `PARTS`."""
    return (*card_ids(), *PARTS)


@cache
def unfinished() -> tuple[str, ...]:
    """Return the ids of the cards that have a scene in a set in the making, sorted: nothing of it is shipped yet."""
    return _scenes(houseguests)


def _scenes(package: ModuleType) -> tuple[str, ...]:
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(package.__path__)))


def module_of(name: str) -> str:
    """Return the dotted name of a picture's scene. Raises KeyError for an unknown picture."""
    for package, known in ((small_hours, names()), (houseguests, unfinished())):
        if name in known:
            return f"{package.__name__}.{name.replace('-', '_')}"
    raise KeyError(f"there is no scene {name!r}; scenes are the folders in {small_hours.__name__}")


def scene(name: str) -> Scene:
    """Return the scene of a picture of the bundled set. Raises KeyError for an unknown picture."""
    return cast("Scene", importlib.import_module(module_of(name)))


def brief_of(name: str) -> Brief:
    """Return a picture's brief. Raises KeyError for an unknown picture."""
    return scene(name).BRIEF


def render(name: str, scale: float = FINAL_SCALE) -> NDArray[np.uint8]:
    """Paint and finish a picture at so many pixels a unit of 800 (`picture.render`). Raises KeyError for an unknown."""
    if name in unfinished():
        return cutpaper.render(
            name, cast("cutpaper.Scene", importlib.import_module(module_of(name))), scale / FINAL_SCALE
        )
    return picture.render(name, scene(name), scale)


def painted(wanted: Sequence[str], jobs: int = 1, scale: float = FINAL_SCALE) -> Iterator[Painted]:
    """Render pictures, at full quality unless told, in their order.

    `jobs`: how many are painted at a time, each in a process of its own of about 0.8 GB. Raises KeyError for an
    unknown picture.
    """
    if min(jobs, len(wanted)) < 2:
        yield from (_painted(name, scale) for name in wanted)
        return
    # Fresh processes: threads of OpenCV do not survive a fork.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_painted, wanted, repeat(scale))
        finally:
            pool.shutdown(cancel_futures=True)


def _painted(name: str, scale: float) -> Painted:
    # Before the scene is imported: an editor may save while it is painted.
    painted_from = sources.digest(module_of(name))
    began = time.perf_counter()
    image = render(name, scale)
    return Painted(name=name, image=image, seconds=time.perf_counter() - began, sources=painted_from)
