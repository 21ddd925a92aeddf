"""What the rules refuse, and how they say so."""

from functools import partial
from typing import Final

Fact = str | int | tuple[int, ...] | tuple[str, ...] | None


class Refusal(Exception):  # noqa: N818 - it is the field's term: a command is refused, nothing is broken
    """A command, a setting or an input that the rules do not allow; nothing has changed.

    `code` is stable and lower-case with hyphens; `arguments` hold the facts by name, for whoever words the refusal
    in another language (`args` on the wire; here Python's own `args` hold the sentence); `message` is the sentence in
    English.

    >>> refusal = Refusal("does-not-vote", "Seat 2 does not vote in this round.", seat=2)
    >>> refusal.code, refusal.arguments, str(refusal)
    ('does-not-vote', {'seat': 2}, 'Seat 2 does not vote in this round.')
    """

    def __init__(self, code: str, message: str, **facts: Fact) -> None:
        """Keep the three parts apart; `facts` become `arguments`."""
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.arguments: Final = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Go from one process to another with all three parts."""
        return partial(type(self), self.code, self.message, **self.arguments), ()
