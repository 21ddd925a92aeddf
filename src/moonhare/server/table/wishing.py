"""What those at a table tell each other before a game: that they are ready, what they would rather play.

Neither ever holds anything up; both are forgotten when the next game begins (`evolving`).
"""

from moonhare.rules.editions import edition
from moonhare.server.messages import Key, Ready, WishEdition
from moonhare.server.table.events import AnyTableEvent, EditionWished, SaidReady
from moonhare.server.table.state import Table


def say_ready(table: Table, key: Key, command: Ready, around: object) -> tuple[AnyTableEvent, ...]:
    """Somebody is ready for the next game, or not any longer."""
    return (SaidReady(key=key, ready=command.ready),)


def wish_edition(table: Table, key: Key, command: WishEdition, around: object) -> tuple[AnyTableEvent, ...]:
    """Somebody would like another edition. Raises `Refusal` where there is none of this name."""
    wanted = None if command.edition is None else edition(command.edition).id
    # What is played already needs no wish.
    return (EditionWished(key=key, edition=None if wanted == table.edition else wanted),)
