"""What has changed from one value to the next, as JSON: one difference for every part of a view, and how it is applied.

A difference is an object or a list of one. An object goes in: by the names of an object's fields, or by the positions
of a list (`"0"` first), each with the difference there; what it does not name is as it was. A list of one holds what
stands there from now on.

Not JSON merge patch (RFC 7396), in which null takes a field away: in a view null is a value. Nor JSON patch (RFC 6902),
which spells every path out anew.
"""

from collections.abc import Collection, Iterable
from itertools import compress
from operator import is_not
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
"""What nothing goes into."""


def difference(before: Any, now: Any) -> Any:
    """What makes `now` out of `before`, to be encoded; both are what a view is made of. `{}` of structs that are alike.

    It depends on nothing but the two values, and says nothing that is not in `now`.

    >>> difference({"a": (1, 2, 3), "b": None}, {"a": (1, 5, 3), "b": 4})
    {'a': {1: (5,)}, 'b': (4,)}
    >>> difference((1, 2), (1,))
    ((1,),)
    """
    kind = type(now)
    if type(before) is kind:
        fields = _fields_of(kind)
        if fields:
            return differences(fields, astuple(before), astuple(now))
        if kind is dict:
            if before.keys() == now.keys():
                return differences(now, [before[name] for name in now], now.values())
        elif kind is tuple and len(before) == len(now):
            inside = differences(range(len(now)), before, now)
            if 2 * len(inside) <= len(now) or isinstance(now[0], msgspec.Struct):
                return inside
    return (now,)


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def _fields_of(kind: Any) -> tuple[str, ...]:
    """The names of a struct's fields as they are encoded, where a change may go in by them."""
    fields = _FIELDS.get(kind)
    if fields is None:
        # Of one that leaves out what is as usual, a field might have to go away.
        goes_in = issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults
        fields = _FIELDS[kind] = kind.__struct_encode_fields__ if goes_in else ()
    return fields


def differences(names: Iterable[Any], before: Collection[Any], now: Collection[Any]) -> dict[str | int, Any]:
    """The same of each of several values with a name; those that are as they were are left out.

    >>> differences(("a", "b"), (1, 2), (1, 3))
    {'b': (3,)}
    """
    inside: dict[str | int, Any] = {}
    # Most are the same objects as before: those are left out without a step of the interpreter for each.
    for name, was, is_now in compress(zip(names, before, now, strict=True), map(is_not, before, now)):
        if was != is_now:
            inside[name] = (is_now,) if type(is_now) in _PLAIN else difference(was, is_now)
    return inside


def changed(value: Any, change: Any) -> Any:
    """Apply a difference to a value, both as JSON is decoded; the value stays as it was.

    >>> changed({"a": [1, 2, 3], "b": None}, {"a": {"1": [5]}, "b": [4]})
    {'a': [1, 5, 3], 'b': 4}
    """
    if isinstance(change, list):
        return change[0]
    new = value.copy()
    for name, inside in change.items():
        place = int(name) if isinstance(new, list) else name
        new[place] = changed(new[place], inside)
    return new
