"""Every sentence that a person reads: Project Fluent files, a folder for each language.

Owns where these files lie, and reads those that Python needs, each once; the client's build takes the others.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import ast, parse

LANGUAGES: Final[tuple[str, ...]] = ("en", "it", "da", "pl", "pt")
"""The languages of the game, the first one to fall back on."""


@cache
def generic_clues(language: str) -> tuple[str, ...]:
    """Read what a computer player may say of any picture, in one of `LANGUAGES`, in the file's order.

    Raises `ValueError` for another language, or for a message that is more than plain text.
    """
    clues = []
    for message in _messages(language, "clues.ftl"):
        elements = message.value.elements if message.value else []
        if len(elements) != 1 or not isinstance(elements[0], ast.TextElement):
            raise ValueError(f"a clue is a message of plain text, unlike {message.to_json()}")
        clues.append(elements[0].value)
    return tuple(clues)


@cache
def hint_patterns(language: str) -> Mapping[str, tuple[str, ...]]:
    """Read how computer players put their clues, in one of `LANGUAGES`: by character, texts with places such as `{a}`.

    Raises `ValueError` for another language, or for a message with anything but text and variables.
    """
    return _patterns(language, "hints.ftl")


@cache
def reason_patterns(language: str) -> Mapping[str, tuple[str, ...]]:
    """Read how computer players say why they voted as they did: by `one-`, `two-` or `feeling-` and character.

    Raises `ValueError` as `hint_patterns`.
    """
    return _patterns(language, "reasons.ftl")


def _patterns(language: str, name: str) -> Mapping[str, tuple[str, ...]]:
    patterns: dict[str, list[str]] = {}
    for message in _messages(language, name):
        patterns.setdefault(message.id.name.rpartition("-")[0], []).append(_pattern(message))
    return {character: tuple(texts) for character, texts in patterns.items()}


def _messages(language: str, name: str) -> list[ast.Message]:
    if language not in LANGUAGES:
        raise ValueError(f"the game does not speak {language!r}, only {', '.join(LANGUAGES)}")
    body = parse(files(__name__).joinpath(language, name).read_text(encoding="utf-8")).body
    entries = [entry for entry in body if not isinstance(entry, ast.BaseComment)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    if messages != entries:
        raise ValueError(f"{name} is made of messages, each of them plain text, and of comments")
    return messages


def _pattern(message: ast.Message) -> str:
    text = ""
    for element in message.value.elements if message.value else []:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(inner, ast.VariableReference):
            text += f"{{{inner.id.name}}}"
        else:
            raise ValueError(f"a pattern is made of text and variables, unlike {message.to_json()}")  # noqa: TRY004 - a file's fault, not a caller's
    return text
