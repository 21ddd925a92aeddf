"""Refusals that several decisions give, and the doors to a table too: each is worded once, here.

What only one place refuses is worded there.
"""

from moonhare.rules.errors import Refusal
from moonhare.server.messages import Key


def no_seat() -> Refusal:
    """What somebody is told who has no seat, and asks for what takes one."""
    return Refusal("no-seat", "You have no seat at this table.")


def no_game() -> Refusal:
    """What somebody is told who moves in a game where there is none."""
    return Refusal("no-game", "No game is running at this table.")


def host_only(what: str) -> Refusal:
    """What somebody is told who asks for what is the host's; `what`: the command, by its name on the wire."""
    return Refusal("host-only", f"{what} is for the host of this table.", command=what)


def people_only(what: str) -> Refusal:
    """What a program is told that asks for more than its moves; `what`: as `host_only` has it."""
    return Refusal("people-only", f"{what} is for people; a program makes its moves and leaves.")


def no_such_member(key: Key) -> Refusal:
    """What somebody is told who names a key that nobody at the table has."""
    return Refusal("no-such-member", f"Nobody at this table has the number {key}.", key=key)


def seat_not_free() -> Refusal:
    """What somebody is told who names a seat that is taken, promised, or none for them."""
    return Refusal("seat-not-free", "That seat is not to be had now.")
