"""Whether today's values hold what was there: fields may have come since, and none may have gone."""

from collections.abc import Iterator
from typing import Any


def missing(now: Any, then: Any, place: str = "") -> Iterator[str]:
    """List the places at which today's value does not hold what was there."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            if name in now:
                yield from missing(now[name], value, f"{place}.{name}")
            else:
                yield f"{place}.{name}: gone, was {value!r}"
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for index, (one, other) in enumerate(zip(now, then, strict=True)):
            yield from missing(one, other, f"{place}[{index}]")
    elif now != then or type(now) is not type(then):
        yield f"{place}: {now!r}, was {then!r}"
