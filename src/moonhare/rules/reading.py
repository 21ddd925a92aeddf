"""Reading JSON strictly: what is not UTF-8, says a key twice or is of another shape is refused, never guessed at.

`msgspec` alone lets the last of two equal keys win and raises `UnicodeDecodeError` for invalid UTF-8 in a string;
both would be doors for what nobody meant, so everything that comes from outside is read here. What may come is a
family of types with one base, told apart by their tags.
"""

import json
import operator
from collections import Counter
from functools import cache, reduce
from typing import Any, NoReturn, TypeVar

import msgspec

from moonhare.rules.errors import Refusal

T = TypeVar("T")


class _DoubledError(ValueError):
    """A key that an object says twice."""


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        counted = Counter(name for name, _ in pairs)
        raise _DoubledError(next(name for name, times in counted.items() if times > 1))
    return found


def _constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def read_json(data: bytes | str) -> Any:
    """Decode JSON into plain values.

    >>> read_json('{"seats": ["Ana", "Bo"]}')
    {'seats': ['Ana', 'Bo']}
    >>> read_json('{"seats": 3, "seats": 4}')
    Traceback (most recent call last):
    moonhare.rules.errors.Refusal: The key 'seats' stands twice in one object.

    Raises `Refusal`: "not-utf-8", "not-json" (numbers such as NaN and lone surrogates included), "key-twice".
    """
    try:
        text = data.decode() if isinstance(data, bytes) else data
        text.encode()
    except UnicodeError:
        raise Refusal("not-utf-8", "The text is not UTF-8.") from None
    try:
        value = json.loads(text, object_pairs_hook=_pairs, parse_constant=_constant)
        json.dumps(value, ensure_ascii=False).encode()
    except _DoubledError as error:
        raise Refusal(
            "key-twice", f"The key {error.args[0]!r} stands twice in one object.", key=error.args[0]
        ) from None
    except RecursionError:
        raise Refusal("not-json", "The JSON is nested too deeply.") from None
    except (ValueError, UnicodeError) as error:
        raise Refusal("not-json", f"The text is no JSON: {error}.") from None
    return value


def read(data: bytes | str, shape: type[T]) -> T:
    """Decode JSON into a msgspec type, strictly. Raises `Refusal` as `read_json`, and "malformed"."""
    return convert(read_json(data), shape)


@cache
def _holder(shape: type) -> type[Any]:
    """A struct of one field: of what a struct is made msgspec knows, a bare union it would look through each time."""
    return msgspec.defstruct("Holder", [("value", shape)])


def convert(value: Any, shape: type[T]) -> T:
    """Turn plain values into a msgspec type, strictly. Raises `Refusal` ("malformed")."""
    try:
        holder: type[Any] = _holder(shape)  # type: ignore[arg-type]  # mypy takes no type for hashable
        held: T = msgspec.convert({"value": value}, holder, strict=True).value
    except msgspec.ValidationError:
        pass  # what is wrong is told without the holder, below
    else:
        return held
    try:
        return msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", f"{error}.".replace("..", ".")) from None


def members(*families: type) -> tuple[type, ...]:
    """List the types of some families, those that nothing is derived from, in the order of their definitions.

    >>> from moonhare.rules.commands import OwnCommand
    >>> [one.__name__ for one in members(OwnCommand)]
    ['EndShowing']
    """
    return tuple(one for family in families for one in (members(*family.__subclasses__()) or (family,)))


def union_of(*families: type) -> Any:
    """Make the members of some families one union: what msgspec reads, since a base does not tell it their types."""
    return reduce(operator.or_, members(*families))


def tag_of(message: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Tell the name that a member of a family has on the wire.

    >>> from moonhare.rules.commands import GoOn
    >>> tag_of(GoOn)
    'go-on'
    """
    return str(message.__struct_config__.tag)
