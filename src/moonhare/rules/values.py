"""What a value may be, in plain words, read off the very type that it is checked by."""

from typing import Any


def allowed(shape: Any) -> str:
    """Say what a value of a type may be; a type's own description (`Meta`) says it better.

    >>> from typing import Annotated, Literal
    >>> from msgspec import Meta
    >>> allowed(bool), allowed(Literal["off", "all"]), allowed(Annotated[int, Meta(ge=0, le=9)] | None)
    ('true or false', 'all or off', 'a whole number from 0 to 9 or none')
    >>> allowed(Annotated[float, Meta(gt=0, le=2)]), allowed(Annotated[str, Meta(min_length=1, max_length=24)])
    ('a number above 0 and at most 2', 'text of 1 to 24 characters')
    """
    import msgspec.inspect  # noqa: PLC0415 - needed only where something is wrong

    return _worded(msgspec.inspect.type_info(shape))


def _worded(kind: Any) -> str:
    from msgspec import inspect  # noqa: PLC0415 - as above

    match kind:
        case inspect.Metadata():
            return str((kind.extra_json_schema or {}).get("description") or _worded(kind.type))
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "none"
        case inspect.LiteralType():
            return _any_of([str(value) for value in kind.values])
        case inspect.IntType():
            return f"a whole number{_between(kind)}"
        case inspect.FloatType():
            return f"a number{_between(kind)}"
        case inspect.StrType():
            return f"text{_length(kind, ' characters')}"
        case inspect.VarTupleType() | inspect.ListType():
            return f"a list{_length(kind)}, each of it {_worded(kind.item_type)}"
        case inspect.UnionType():
            # None comes last, whatever the order in which msgspec knows them.
            return _any_of(sorted(map(_worded, kind.types), key="none".__eq__))
    return "of another kind"


def _between(kind: Any) -> str:
    if kind.ge is not None and kind.le is not None:
        return f" from {kind.ge:.15g} to {kind.le:.15g}"
    bounds = (("above", kind.gt), ("at least", kind.ge), ("below", kind.lt), ("at most", kind.le))
    told = " and ".join(f"{word} {bound:.15g}" for word, bound in bounds if bound is not None)
    return f" {told}" if told else ""


def _length(kind: Any, unit: str = "") -> str:
    """How long a text or a list may be, in units; nothing where any length will do."""
    least, most = kind.min_length or 0, kind.max_length
    if most is None:
        return f" of {least}{unit} at least" if least else ""
    return f" of {least} to {most}{unit}" if least else f" of at most {most}{unit}"


def _any_of(values: list[str]) -> str:
    return " or ".join([", ".join(values[:-1]), values[-1]] if values[1:] else values)
