"""Every refusal that a client may be answered with, read off the sources: code, sentence, facts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import moonhare

PACKAGE: Final = Path(moonhare.__file__).parent
SOURCES: Final = (
    "rules/deciding.py",
    "rules/editions.py",
    "rules/engine.py",
    "rules/reading.py",
    "rules/settings.py",
    "server/live",
    "server/memory",
    "server/push",
    "server/table",
    "server/web",
)
_NOT_ANSWERED: Final = ("setting-malformed", "settings-invalid", "no-such-seat", "table-only")
"""Of the command line, or impossible through the protocol."""

_CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Told(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """A refusal as its source has it."""

    code: str
    sentence: str
    """With `…` for what the facts fill in."""
    facts: tuple[str, ...]


def refusals() -> tuple[Told, ...]:
    """List every refusal once, by code; where a code has several sentences, the first one by alphabet."""
    found: dict[str, Told] = {}
    for told in sorted(_all()):
        if told.code not in _NOT_ANSWERED:
            found.setdefault(told.code, told)
    return tuple(found.values())


def _all() -> Iterator[Told]:
    for source in SOURCES:
        path = PACKAGE / source
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Refusal":
                    yield from _told(node.args, tuple(keyword.arg or "" for keyword in node.keywords))
                elif isinstance(node, ast.Tuple):
                    # A row of a table of conditions, each with code and sentence.
                    yield from _told(node.elts[1:], ())


def _told(nodes: list[ast.expr], facts: tuple[str, ...]) -> Iterator[Told]:
    if len(nodes) != 2 or not isinstance(nodes[0], ast.Constant):  # noqa: PLR2004 - a code and a sentence
        return
    code, sentence = nodes[0].value, _sentence(nodes[1])
    if isinstance(code, str) and _CODE.fullmatch(code) and sentence.endswith("."):
        yield Told(code=code, sentence=sentence, facts=facts)


def _sentence(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "…" for part in node.values)  # type: ignore[misc]  # a text
    if isinstance(node, ast.Constant):
        return str(node.value)
    # Made from what the library says that reads JSON.
    return "…."
