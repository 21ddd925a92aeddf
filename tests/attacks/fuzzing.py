"""Messages as nobody should send them: from the protocol's schema, spoilt in places, cut and mixed byte by byte, or
rubbish. One seed makes the same ones again. Knows the schema and what the sender was last shown, nothing of the server.
"""

import json
import random
from typing import Any, Final

from tests.server.schema_client import SCHEMA

DEFINITIONS: Final[dict[str, Any]] = SCHEMA["$defs"]
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
TEXTS: Final = (
    "",
    " ",
    "moon",
    "A clue of some words",
    "x" * 24,
    "x" * 25,
    "x" * 240,
    "x" * 241,
    "\u0000",
    "\ud83d",
    "\u202eright",
    "a\u0301\u0302\u0303\u0304\u0305",
    "\U0001f407" * 12,
    "</script><script>",
    "'; DROP TABLE events; --",
    "../../etc/passwd",
    "{{title}}",
    "%s%n%x",
    "\ufeffbom",
    "line\nbreak",
)
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    1.0,
    1.5,
    -0.0,
    10**18,
    2**63,
    -(2**63) - 1,
    10**30,
    1e308,
    [],
    {},
    [[]],
    [None],
    {"type": "leave"},
    {"": ""},
    {"__proto__": {"host": True}},
    *TEXTS,
)
RAW: Final = (
    b"",
    b"null",
    b"[]",
    b"{}",
    b"0",
    b'"do"',
    b"NaN",
    b"Infinity",
    b"-",
    b"[" * 3000,
    b'{"a":' * 1200,
    b"[" * 500 + b"]" * 500,
    b"9" * 5000,
    b"1e99999",
    b"\xff\xfe{\x00}\x00",
    b"\xef\xbb\xbf{}",
    b"\xc0\xae\xc0\xae",
    b'{"type":"ping"}\x00',
    b'{"type":"ping"} {"type":"ping"}',
    b'{"type":"ping","type":"ping"}',
    b'{"type":"ping","\\u0074ype":"do"}',
    b'{"type":"do","id":"\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}',
    b"'" * 100,
    b"\x00" * 64,
    b" " * 9000,
    b'{"type":"' + b"x" * 8000 + b'"}',
    b'{"type":"ping"}' + b" " * 8192,
)


FAREWELLS: Final = ("leave", "remove-seat", "keep-out", "hand-seat")
"""Commands after which somebody is here no more; with too many of them nobody is left."""


class Fuzzer:
    """Makes messages for somebody at a table."""

    def __init__(self, rng: random.Random, name: str) -> None:
        self._rng, self._name, self._number = rng, name, 0
        self.view: dict[str, Any] = {}
        """What the sender sees: half of what is made up is meant for it."""
        self._before: list[bytes] = [b'{"type":"ping"}']

    def message(self) -> bytes:
        """The next message, as it goes into a frame."""
        rng, kind = self._rng, self._rng.random()
        if kind < 0.06:
            return rng.choice(RAW) if rng.random() < 0.7 else rng.randbytes(rng.randint(1, 200))
        good = self._whole()
        if kind < 0.5:
            data = encoded(good)
        elif kind < 0.8:
            data = self._doubled(self._spoilt(good))
        else:
            data = self._cut(encoded(good))
        if len(data) < 3000:
            self._before = [*self._before[-30:], data]
        return data

    def _whole(self) -> dict[str, Any]:
        """A message of the schema, though its moment may have passed and its content be nonsense."""
        rng = self._rng
        kind = (
            "Do" if rng.random() < 0.75 else rng.choice(DEFINITIONS["FromClient"]["anyOf"])["$ref"].rpartition("/")[2]
        )
        message: dict[str, Any] = self._of(DEFINITIONS[kind], kind)
        while kind == "Do" and message["command"]["type"] in FAREWELLS and rng.random() < 0.95:
            message = self._of(DEFINITIONS[kind], kind)
        game: dict[str, Any] | None = (self.view.get("public") or {}).get("game")
        if kind == "Do" and rng.random() < 0.8:
            tag = message["command"]["type"]
            public = self.view.get("public", {})
            of_a_seat = tag in ("tell-clue", "name-giver", "give-cards", "cast-votes", "go-on")
            moment = (0, 0, None)
            if of_a_seat and game is not None:
                moment = (public["game_number"], game["round"], game["phase"])
            message["game"], message["round"], message["phase"] = moment
        return message

    def _of(self, part: dict[str, Any], name: str = "") -> Any:
        rng = self._rng
        if "$ref" in part:
            return self._of(DEFINITIONS[part["$ref"].rpartition("/")[2]], name)
        if "allOf" in part:
            return self._of(part["allOf"][0], name)
        if "anyOf" in part:
            return self._of(rng.choice(part["anyOf"]), name)
        if "enum" in part:
            return rng.choice(part["enum"])
        match part.get("type"):
            case "object":
                required = part.get("required", ())
                fields = part.get("properties", {})
                return {
                    field: self._of(inner, field)
                    for field, inner in fields.items()
                    if field in required or field == "type" or rng.random() < 0.7
                }
            case "array":
                many = rng.randint(part.get("minItems", 0), min(part.get("maxItems", 4), 4))
                return [self._of(part.get("items", {}), name) for _ in range(many)]
            case "integer":
                return self._number_of(part, name)
            case "number":
                return rng.choice((0, 1.5, 30, 600))
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
            case "string":
                return self._text_of(part, name)
        return rng.choice(ODD)

    def _number_of(self, part: dict[str, Any], name: str) -> int:
        rng, low = self._rng, part.get("minimum", 0)
        if name == "key" and rng.random() < 0.7:
            return rng.randint(1, 5)
        high = min(part.get("maximum", low + 9), low + 200)
        return rng.choice((low, high, rng.randint(low, high)))

    def _text_of(self, part: dict[str, Any], name: str) -> str:
        rng, least, most = self._rng, part.get("minLength", 0), part.get("maxLength", 60)
        if name == "id":
            self._number += 1
            return f"{self._name}-{self._number:010d}"
        if name in ("card", "cards"):
            game = (self.view.get("public") or {}).get("game") or {}
            own = (self.view.get("own") or {}).get("game") or {}
            if cards := [*own.get("hand", ()), *game.get("slots", ())]:
                return str(rng.choice(cards))
        if name == "player":
            return rng.choice(("simple", "thing", "nobody"))
        if name in ("name", "text") and rng.random() < 0.6:
            text = rng.choice(TEXTS)
            if least <= len(text) <= most and "\ud83d" not in text:
                return text
        return "".join(rng.choice(LETTERS) for _ in range(rng.randint(least, min(most, least + 20))))

    def _spoilt(self, value: Any) -> Any:
        """The same with one to three of its parts changed, left out or joined by another."""
        for _ in range(self._rng.randint(1, 3)):
            value = self._spoil(value)
        return value

    def _spoil(self, value: Any) -> Any:
        rng = self._rng
        if isinstance(value, dict) and value and rng.random() < 0.85:
            name, what = rng.choice(list(value)), rng.random()
            if what < 0.15:
                return {key: inner for key, inner in value.items() if key != name}
            if what < 0.3:
                return value | {rng.choice(("extra", "", "seat", name.upper(), name + "s")): rng.choice(ODD)}
            return value | {name: self._spoil(value[name])}
        if isinstance(value, list) and value and rng.random() < 0.6:
            return [*value, rng.choice(value)] if rng.random() < 0.5 else value * rng.choice((2, 40))
        if isinstance(value, str) and rng.random() < 0.4:
            return rng.choice((value + "\n", " " + value, value.upper(), value[:-1], value * 2, value + "\u0000"))
        if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.4:
            return rng.choice((value + 1, -value, float(value), str(value), value * 10**12))
        return rng.choice(ODD)

    def _doubled(self, value: Any) -> bytes:
        """As JSON, now and then with a key that stands twice."""
        data = encoded(value)
        if isinstance(value, dict) and value and self._rng.random() < 0.1:
            name = self._rng.choice(list(value))
            return data[:-1] + b"," + encoded({name: self._rng.choice(ODD)})[1:]
        return data

    def _cut(self, data: bytes) -> bytes:
        """Some bytes changed, lost, doubled, or from another message."""
        rng, changed = self._rng, bytearray(data)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(changed) + 1)
            match rng.randrange(6):
                case 0 if at < len(changed):
                    changed[at] ^= 1 << rng.randrange(8)
                case 1:
                    changed[at:at] = rng.randbytes(rng.randint(1, 4))
                case 2:
                    del changed[at : at + rng.randint(1, 20)]
                case 3:
                    changed[at:at] = changed[at : at + rng.randint(1, 30)]
                case 4:
                    other = rng.choice(self._before)
                    changed[at:] = other[rng.randrange(len(other) + 1) :]
                case _:
                    changed[at:at] = rng.choice(
                        (b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"\\u0000", b"e9", b"\xff")
                    )
        return bytes(changed[:9000])


def encoded(value: Any) -> bytes:
    """As JSON, half characters as they are written in it."""
    return json.dumps(value, separators=(",", ":")).encode()
