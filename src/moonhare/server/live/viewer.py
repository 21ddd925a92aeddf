"""What a table needs of whoever looks at it: a connection, or a test."""

from typing import Protocol

from moonhare.server.messages import Accepted, Gone, Key, Pong, Refused, SetsChanged

Answer = Accepted | Refused | Pong | SetsChanged


class Viewer(Protocol):
    """One connection's end; none of these calls waits for a network."""

    @property
    def key(self) -> Key | None:
        """The seat that it shows; None for those who only watch."""
        ...

    def show(self, frame: bytes) -> None:
        """Show a view; one not yet sent may be dropped for it."""
        ...

    def answer(self, answer: Answer) -> None:
        """Answer a message, or say something beside the view; never dropped."""
        ...

    def end(self, reason: Gone) -> None:
        """Say why it ends, after all answers, and end."""
        ...

    def give_way(self) -> None:
        """End, since newer connections of the same seat take its place; the seat itself stays."""
        ...
