"""The protocol's schema and its reference in words, made from the message types: one definition for all clients."""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from moonhare.rules.commands import AnySeatCommand
from moonhare.rules.reading import union_of
from moonhare.server import bodies, catalogue, messages
from moonhare.server.live.world import Times
from moonhare.server.memory import chronicle, recalling, replaying
from moonhare.server.messages import SYMBOLS
from moonhare.server.table.seating import UNDO
from moonhare.server.web.outbox import GAVE_WAY
from scripts.documents.refusals import refusals

FAMILIES: Final[Mapping[str, Any]] = {
    "FromClient": messages.FromClient,
    "FromTable": messages.FromTable,
    "TableCommand": messages.TableCommand,
    "SeatCommand": AnySeatCommand,
    "MemberCommand": union_of(messages.MemberCommand),
    "HostCommand": union_of(messages.HostCommand),
}
"""Messages by who speaks, each a union; `TableCommand` is the three families of commands together."""

BODIES: Final[Mapping[str, Any]] = {
    "OpenTable": bodies.OpenTable,
    "TakeSeat": bodies.TakeSeat,
    "ComeIn": bodies.ComeIn,
    "Seated": bodies.Seated,
    "OfferMove": bodies.OfferMove,
    "MovingLink": bodies.MovingLink,
    "InviteBot": bodies.InviteBot,
    "BotLink": bodies.BotLink,
    "SeatBot": bodies.SeatBot,
    "BotSeated": bodies.BotSeated,
    "MoveHere": bodies.MoveHere,
    "ChoosePassword": bodies.ChoosePassword,
    "GiveKey": bodies.GiveKey,
    "ListTable": bodies.ListTable,
    "CallOffer": bodies.CallOffer,
    "CallMe": bodies.CallMe,
    "CallMeNoMore": bodies.CallMeNoMore,
    "TableCard": bodies.TableCard,
    "OpenTables": bodies.OpenTables,
    "ShareAlbum": recalling.ShareAlbum,
    "AlbumLink": recalling.AlbumLink,
    "ForgetTable": recalling.ForgetTable,
    "GamesTold": chronicle.GamesTold,
    "Chronicle": chronicle.Chronicle,
    "Replay": replaying.Replay,
    "Failure": bodies.Failure,
    "EditionList": catalogue.EditionList,
    "PlayerList": bodies.PlayerList,
    "SetList": catalogue.SetList,
    "SetInfo": catalogue.SetInfo,
}

TOP_LEVEL: Final = {**FAMILIES, **BODIES}
"""Where all other types are reached from."""

OF_CLIENTS: Final = (
    messages.FromClient,
    bodies.OpenTable,
    bodies.TakeSeat,
    bodies.ComeIn,
    bodies.OfferMove,
    bodies.MoveHere,
    bodies.ChoosePassword,
    bodies.GiveKey,
    bodies.ListTable,
    bodies.CallMe,
    bodies.CallMeNoMore,
    recalling.ShareAlbum,
)
"""What clients send, and may leave out what has a default; all else the server sends, and whole."""

BEGIN: Final = "<!-- reference: made by `make regenerate`; changes here are lost -->"
END: Final = "<!-- end of the reference -->"


@cache
def definitions(template: str = "#/$defs/{name}") -> dict[str, Any]:
    """Build the schema of every type, by name, each field with its own description."""
    schemas, found = msgspec.json.schema_components(TOP_LEVEL.values(), ref_template=template)
    for name, schema in zip(TOP_LEVEL, schemas, strict=True):
        if "$ref" not in schema:
            found[name] = {"title": name, **schema}
    for described in found.values():
        if "description" in described:
            # Up to Python 3.12 a docstring has the spaces of the code that it stands in.
            described["description"] = inspect.cleandoc(described["description"])
    of_clients = set(_structs(OF_CLIENTS))
    for struct in _structs(TOP_LEVEL.values()):
        fields = found[struct.__name__].get("properties", {})
        for field, text in _field_docs(struct).items():
            # A reference may have no neighbours in older drafts; `allOf` keeps its description everywhere.
            old = fields[field]
            fields[field] = {"allOf": [old], "description": text} if "$ref" in old else {**old, "description": text}
        if fields and struct not in of_clients and not struct.__struct_config__.omit_defaults:
            found[struct.__name__]["required"] = list(fields)
            for field in fields.values():
                field.pop("default", None)
    return dict(sorted(found.items()))


def schema() -> dict[str, Any]:
    """Build the whole document: every type stands in `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Moonhare's protocol",
        "description": "Every message between a client and a table, and the bodies of the HTTP part.",
        "$defs": dict(sorted({**definitions(), **words()}.items())),
    }


def words() -> dict[str, Any]:
    """Build the types whose every value a client words, draws or counts on, though messages do not carry them so."""
    return {
        "RefusalCode": {
            "description": "Every code that a refusal of this version may bear.",
            "enum": [told.code for told in refusals()],
        },
        "GaveWay": {
            "description": "The close code of a connection whose seat has too many.",
            "const": GAVE_WAY,
        },
        "Patience": {
            "description": "Seconds without a sign from whoever is awaited before others may have the computer act.",
            "const": round(Times().idle),
        },
        "Undo": {
            "description": "Seconds in which the host can take a removal back.",
            "const": round(UNDO),
        },
        "Symbol": {"description": "Every symbol, in the order in which they are offered.", "enum": list(SYMBOLS)},
    }


def _structs(shapes: Iterable[Any]) -> Iterator[type[msgspec.Struct]]:
    """Every struct that some shapes reach, once."""
    waiting: list[Any] = [msgspec.inspect.type_info(shape) for shape in shapes]
    seen: set[type] = set()
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield info.cls
            waiting += [field.type for field in info.fields]
        elif isinstance(info, msgspec.inspect.UnionType):
            waiting += info.types
        elif isinstance(info, msgspec.inspect.VarTupleType):
            waiting.append(info.item_type)
        elif isinstance(info, msgspec.inspect.DictType):
            waiting.append(info.value_type)


@cache
def _field_docs(struct: type[msgspec.Struct]) -> Mapping[str, str]:
    """The docstrings under a struct's fields, by the names that these have on the wire."""
    wire = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
    body = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    found = {}
    if isinstance(body, ast.ClassDef):
        for field, note in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(note, ast.Expr)
                and isinstance(note.value, ast.Constant)
            ):
                found[wire[field.target.id]] = " ".join(str(note.value.value).split())
    return found


# ---- docs/protocol.md

SECTIONS: Final = (
    ("From a client to the table", ("FromClient",)),
    ("Commands of a seat in a game", ("SeatCommand",)),
    ("Commands of a member", ("MemberCommand",)),
    ("Commands of the host", ("HostCommand",)),
    ("From the table to a client", ("FromTable",)),
    ("Bodies of HTTP requests and answers", tuple(BODIES)),
)


def markdown() -> str:
    """Write the reference: every type with its fields, in the order in which a reader meets them."""
    types = definitions()
    lines, written = [BEGIN], set(FAMILIES)
    for heading, names in SECTIONS:
        lines += ["", f"### {heading}"]
        queue = [member for name in names for member in _members(types, name)]
        while queue:
            name = queue.pop(0)
            if name in written:
                continue
            written.add(name)
            lines += _entry(name, types[name])
            queue = [ref for ref in _references(types[name]) if ref not in queue] + queue
    for name in sorted(set(types) - written):
        lines += _entry(name, types[name])
    return "\n".join([*lines, *_refusal_rows(), "", END, ""])


def _refusal_rows() -> list[str]:
    rows = [
        f"| `{told.code}` | {told.sentence} | {', '.join(f'`{fact}`' for fact in told.facts)} |" for told in refusals()
    ]
    return ["", "### Refusals by code", "", "| code | for example | args |", "|---|---|---|", *rows]


def _members(types: Mapping[str, Any], name: str) -> list[str]:
    union = types[name].get("anyOf")
    return [one["$ref"].rpartition("/")[2] for one in union] if union else [name]


def _references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if "$ref" in part else []
        return own + [ref for key, value in part.items() if key != "discriminator" for ref in _references(value)]
    return [ref for item in part for ref in _references(item)] if isinstance(part, list) else []


def _entry(name: str, schema: Mapping[str, Any]) -> list[str]:
    lines = ["", f"#### {name}", "", " ".join(schema.get("description", "").split()), ""]
    rows = [
        f"| `{field}` | {_shape(part)} | {_presence(schema, field, part)}{part.get('description', '')} |"
        for field, part in schema.get("properties", {}).items()
    ]
    return [*lines, "| field | shape | |", "|---|---|---|", *rows] if rows else lines[:-1]


def _presence(schema: Mapping[str, Any], field: str, part: Mapping[str, Any]) -> str:
    if field in schema.get("required", ()):
        return ""
    return f"May be left out (`{json.dumps(part['default'])}`). " if "default" in part else "May be left out. "


def _shape(part: Mapping[str, Any]) -> str:
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "allOf" in part:
        return _shape(part["allOf"][0])
    if "anyOf" in part:
        if len(part["anyOf"]) > len(SECTIONS) * 2:
            return "one of the commands below"
        return " or ".join(_shape(one) for one in part["anyOf"])
    if "enum" in part:
        return ", ".join(f"`{json.dumps(value)}`" for value in part["enum"])
    kind = part.get("type")
    if kind == "array":
        items = part.get("items", {})
        many = _range(part, "minItems", "maxItems")
        return " ".join(filter(None, ("list of", many and f"{many}:", _shape(items)))) if items else "list"
    if kind == "object":
        inner = part.get("additionalProperties")
        return f"object of {_shape(inner)}" if isinstance(inner, dict) and inner else "object"
    if kind == "string":
        long = _range(part, "minLength", "maxLength")
        return f"text of {long} {'character' if long == '1' else 'characters'}" if long else "text"
    words = {"null": "null", "integer": "whole number", "number": "number", "boolean": "true or false"}
    bounds = [f"{sign} {part[key]}" for key, sign in (("minimum", "≥"), ("maximum", "≤")) if key in part]
    name = words.get(str(kind), "anything")
    return f"{name} ({', '.join(bounds)})" if bounds else name


def _range(part: Mapping[str, Any], least: str, most: str) -> str:
    """How many there may be: items of a list, characters of a text; empty where it does not matter.

    >>> _range({"minItems": 1, "maxItems": 3}, "minItems", "maxItems")
    '1 to 3'
    """
    low, high = part.get(least, 0), part.get(most)
    if high is None:
        return f"at least {low}" if low else ""
    if low == high:
        return str(low)
    return f"{low} to {high}" if low else f"at most {high}"


def reference_of(document: str) -> str:
    """Cut the reference out of `docs/protocol.md`. Raises `ValueError` if its marks are not there."""
    return document[document.index(BEGIN) : document.index(END) + len(END)] + "\n"
