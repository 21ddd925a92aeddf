"""What can be wrong with a set of cards: one narrow error with a stable code.

Owns the codes and how a problem is worded in one line. Knows nothing of files, pictures or JSON.
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

ProblemCode: TypeAlias = Literal[
    "no-folder",
    "no-manifest",
    "unreadable",
    "too-large",
    "not-utf8",
    "not-json",
    "doubled-key",
    "unknown-key",
    "bad-value",
    "duplicate-card",
    "bad-language",
    "wrong-name",
    "missing-file",
    "outside-folder",
    "wrong-hash",
    "not-a-picture",
    "wrong-size",
    "wrong-shape",
    "same-picture",
    "missing-text",
    "unknown-concept",
    "near-pair",
    "same-words",
    "taken-id",
    "has-position",
    "has-metadata",
    "animated",
    "see-through",
    "blank",
    "bad-text",
]

LONGEST_LINE: Final = 300
"""Characters of a part of a message; what is quoted beyond that is cut."""


class DeckError(Exception):
    """A set of cards cannot be used as it is.

    `code` is stable, for programs; `where` names the file, card or place in `set.json` ("" for the set as a
    whole); `str(error)` is the sentence for people, in one line.
    """

    def __init__(self, code: ProblemCode, message: str, *, where: str = "") -> None:
        """Keep the three parts, each as one short printable line: they may quote what a stranger wrote."""
        self.code: ProblemCode = code
        self.message = _one_line(message)
        self.where = _one_line(where)
        self.more: tuple[DeckError, ...] = ()
        super().__init__(f"{self.where}: {self.message}" if self.where else self.message)

    def with_more(self, more: Iterable["DeckError"]) -> "DeckError":
        """Have it say what else is wrong in the same file, in `more`; its own sentence stays that of the first."""
        self.more = tuple(more)
        return self


def _one_line(text: str) -> str:
    words = " ".join(text.split())
    printable = "".join(letter if letter.isprintable() else "?" for letter in words[: LONGEST_LINE + 1])
    return printable if len(printable) <= LONGEST_LINE else printable[: LONGEST_LINE - 1] + "…"
