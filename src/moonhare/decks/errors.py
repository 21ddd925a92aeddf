"""What can be wrong with a set of cards: one narrow error with a stable code.

Owns the codes and how a problem is worded in one line. Knows nothing of files, pictures or JSON.
"""

from typing import Literal, TypeAlias

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
    "near-pair",
]


class DeckError(Exception):
    """A set of cards cannot be used as it is.

    `code` is stable, for programs; `where` names the file, card or place in `set.json` ("" for the set as a
    whole); `str(error)` is the sentence for people, in one line.
    """

    def __init__(self, code: ProblemCode, message: str, *, where: str = "") -> None:
        """Keep the three parts; the line breaks of a quoted name would break a one-line report."""
        self.code: ProblemCode = code
        self.message = " ".join(message.split())
        self.where = " ".join(where.split())
        super().__init__(f"{self.where}: {self.message}" if self.where else self.message)
