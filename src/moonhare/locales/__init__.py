"""Every sentence that a person reads: Project Fluent files, a folder for each language.

Owns where these files lie, and reads those that Python needs; the client's build takes the others.
"""

from importlib.resources import files
from typing import Final

from fluent.syntax import ast, parse

LANGUAGES: Final[tuple[str, ...]] = ("en", "it", "da", "pl", "pt")
"""The languages of the game, the first one to fall back on."""


def generic_clues(language: str) -> tuple[str, ...]:
    """Read what a computer player may say of any picture, in one of `LANGUAGES`, in the file's order.

    Raises `ValueError` for another language, or for a message that is more than plain text.
    """
    if language not in LANGUAGES:
        raise ValueError(f"the game does not speak {language!r}, only {', '.join(LANGUAGES)}")
    source = files(__name__).joinpath(language, "clues.ftl").read_text(encoding="utf-8")
    return tuple(_text(entry) for entry in parse(source).body if not isinstance(entry, ast.BaseComment))


def _text(entry: ast.EntryType) -> str:
    elements = entry.value.elements if isinstance(entry, ast.Message) and entry.value else []
    if len(elements) != 1 or not isinstance(elements[0], ast.TextElement):
        raise ValueError(f"a clue is a message of plain text, unlike {entry.to_json()}")
    return elements[0].value
