"""All that is wrong with the values of a `set.json`, each with its place, in words for whoever wrote it by hand.

Owns how what msgspec says of a value becomes a sentence. Reading files and bytes is `moonhare.decks.loading`'s affair.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from moonhare.decks.errors import DeckError
from moonhare.decks.manifest import (
    FILE_PATTERN,
    HASH_PATTERN,
    ID_PATTERN,
    LANGUAGE_PATTERN,
    MANIFEST_NAME,
    Brief,
    Card,
    CardTexts,
    Files,
    PictureFile,
    SetManifest,
)
from moonhare.decks.naming import as_id

KEYS: Final = tuple(
    field.encode_name
    for part in (SetManifest, Card, Files, PictureFile, CardTexts, Brief)
    for field in msgspec.structs.fields(part)
)
ALIKE: Final = 0.7
"""How alike an unknown key and one of the format have to be spelt that the latter may be meant, of 1."""

_PATTERNS: Final[Mapping[str, str]] = {
    ID_PATTERN: "small letters (a-z), digits and single hyphens between them were expected",
    FILE_PATTERN: "8 to 64 of the digits that its SHA-256 begins with, then .webp or .avif, were expected",
    HASH_PATTERN: "the SHA-256 was expected: 64 digits, 0-9 and a-f",
    LANGUAGE_PATTERN: "the code of a language was expected, such as en or pt-BR",
}
_TYPES: Final[Mapping[str, str]] = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object in braces",
    "null": "null",
}
ANY_CARD: Final = {
    "id": "any",
    "files": {"small": {"name": "00000000.webp", "sha256": "0" * 64, "width": 1, "height": 1}},
}
"""In the place of cards, where only the rest is looked at."""

_OF_A_KEY: Final = "key` in `"
"""How msgspec begins the place of a key that is wrong itself."""


def faults(raw: object) -> Iterator[DeckError]:
    """Yield what is wrong with a decoded `set.json`: one for each key of the set and of each card, in their order."""
    for message in _set_faults(raw):
        yield _worded(message, raw)


def _set_faults(raw: object) -> Iterator[str]:
    cards = raw.get("cards") if isinstance(raw, dict) else None
    if not isinstance(raw, dict) or not isinstance(cards, list):
        yield from _part(raw, SetManifest, "$")
        return
    head, number = dict(raw), len(cards)
    # Each card is looked at below; that there is one, and not too many, here.
    head["cards"] = [ANY_CARD] * number
    yield from _part(head, SetManifest, "$")
    for at, card in enumerate(cards):
        yield from _part(card, Card, f"$.cards[{at}]")


def _part(value: object, kind: type[SetManifest | Card], at: str) -> Iterator[str]:
    """Yield msgspec's complaint for each key of a part of the format."""
    if not isinstance(value, dict):
        yield from _complaint(value, kind, at)
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    yield from (f"Object contains unknown field `{key}` - at `{at}`" for key in value if key not in fields)
    for name, field in fields.items():
        if name in value:
            yield from _complaint(value[name], field.type, f"{at}.{name}")
        elif field.required:
            yield f"Object missing required field `{name}` - at `{at}`"


def _complaint(value: object, kind: Any, at: str) -> Iterator[str]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        text, _, path = str(error).partition(" - at ")
        yield f"{text} - at {path.replace('$', at, 1) or f'`{at}`'}"


def _worded(message: str, raw: object) -> DeckError:
    """Word msgspec's complaint ("…  - at `$.cards[3].id`") with the card's own id where there is one."""
    text, _, path = message.partition(" - at ")
    path = path.strip("`")
    if path.startswith(_OF_A_KEY):
        path = path.removeprefix(_OF_A_KEY) + "[...]"
    path = path.removeprefix("$").removeprefix(".")
    number, card = re.match(r"cards\[(\d+)\]\.?", path), None
    if number and isinstance(raw, dict):
        card = raw["cards"][int(number[1])]
        path = number[0] + _with_key(path[number.end() :], card, Card)
    else:
        path = _with_key(path, raw, SetManifest)
    where = f"{MANIFEST_NAME}, {path.rstrip('.')}" if path else MANIFEST_NAME
    holder: Any = card if number else raw
    own = holder.get("id") if isinstance(holder, dict) else None
    if number and not path.endswith("].id") and isinstance(own, str):
        where += f" (card {own[:40]})"
    meant = own if path == "id" or path.endswith("].id") else None
    unknown = text.startswith("Object contains unknown field")
    return DeckError("unknown-key" if unknown else "bad-value", _sentence(text, meant), where=where)


def _with_key(path: str, holder: Any, kind: type[SetManifest | Card]) -> str:
    """Name the key that msgspec calls `[...]`: the first that is wrong where it stands alone."""
    name, any_key, rest = path.partition("[...]")
    field = next((one for one in msgspec.structs.fields(kind) if one.name == name), None)
    if any_key and field and isinstance(holder, dict):
        for key, value in holder[name].items():
            try:
                msgspec.convert({key: value}, field.type)
            except msgspec.ValidationError:
                return f"{name}[{key[:40]!r}]{rest}"
    return path


def _sentence(text: str, own_id: object) -> str:
    """Say what msgspec says in the words of this format; `own_id`: what stands there for an id."""
    if key := re.fullmatch(r"Object contains unknown field `(.*)`", text, re.DOTALL):
        near = next(iter(get_close_matches(key[1], KEYS, n=1, cutoff=ALIKE)), None)
        return f"unknown field `{key[1]}`" + (f"; `{near}` may be meant" if near else "")
    if key := re.fullmatch(r"Object missing required field `(.*)`", text):
        return f"missing required field `{key[1]}`"
    if pattern := re.fullmatch(r"Expected `str` matching regex '(.*)'", text):
        said = next((words for one, words in _PATTERNS.items() if repr(one)[1:-1] == pattern[1]), text)
        perhaps = f", such as {as_id(own_id)}" if isinstance(own_id, str) and own_id.strip() else ""
        return said + perhaps
    if bound := re.fullmatch(r"Expected `(str|array|object)` of length (<=|>=) (\d+)", text):
        many = {"str": "letters", "array": "entries", "object": "entries"}[bound[1]]
        if bound[2] == ">=":
            return "it is empty"
        return f"more than {bound[3]} {many}"
    if bound := re.fullmatch(r"Expected `(?:int|float)` (<=|>=|<|>) ([\d.]+)", text):
        how = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}[bound[1]]
        return f"{how} {bound[2].removesuffix('.0')} was expected"
    if value := re.fullmatch(r"Invalid enum value (.*)", text, re.DOTALL):
        return f"{value[1]} is not among what this version reads (`format` is 1)"
    if types := re.fullmatch(r"Expected `([\w |]+)`, got `(\w+)`", text):
        expected = " or ".join(_TYPES.get(one, one) for one in types[1].split(" | "))
        return f"{expected} was expected, not {_TYPES.get(types[2], types[2])}"
    return text[:1].lower() + text[1:]
