"""What those who only watch guess, for fun: which card is the storyteller's, or will have most votes where nobody's is.

Told between servers and never stored: after a restart it is forgotten. Nobody is told anything of it before the round
is scored, and it counts for nothing then.
"""

import secrets
from collections import Counter
from typing import Final

from moonhare.rules.state import Outcome, Showing, Voting
from moonhare.server.live.answering import Viewer
from moonhare.server.live.signs import Guessed
from moonhare.server.messages import Guess, GuessTally
from moonhare.server.table.state import Table

MOST_GUESSES: Final = 500
"""That are counted in a round, over all servers."""


class Guesses:
    """The guesses of one table's present round, as this server knows them."""

    def __init__(self) -> None:
        """Nobody has guessed yet."""
        self._moment = (0, 0)
        self._slots: dict[str, int] = {}
        self._own: dict[Viewer, str] = {}

    def make(self, table: Table, viewer: Viewer, guess: Guess) -> Guessed | None:
        """Take a viewer's guess; what other servers have to be told, or None where it is without effect."""
        game = table.game
        if game is None or not isinstance(game.phase, Voting):
            return None
        seated = viewer.key is not None and table.member(viewer.key) is not None
        slots = len(game.phase.slots)
        if seated or (guess.game, guess.round) != (table.game_number, game.round) or guess.slot > slots:
            return None
        who = self._own.setdefault(viewer, secrets.token_urlsafe(9))
        made = Guessed(who=who, game=guess.game, round=guess.round, slot=guess.slot)
        self.note(made)
        return made

    def note(self, guessed: Guessed) -> None:
        """Take a guess from here or from another server; the last one of a viewer counts."""
        moment = (guessed.game, guessed.round)
        if moment > self._moment:
            self._moment, self._slots = moment, {}
        if moment == self._moment and (guessed.who in self._slots or len(self._slots) < MOST_GUESSES):
            self._slots[guessed.who] = guessed.slot

    def forget(self, viewer: Viewer) -> None:
        """Somebody looks no longer; what they guessed stays."""
        self._own.pop(viewer, None)

    def tally(self, table: Table) -> GuessTally | None:
        """What was guessed, while the points of that round are shown; None where nobody guessed."""
        game = table.game
        if game is None or self._moment != (table.game_number, game.round):
            return None
        # The last round's points are shown while the game is over.
        outcome = game.phase.outcome if isinstance(game.phase, Showing) else game.last
        if outcome is None or outcome.round != game.round:
            return None
        counted = Counter(self._slots.values())
        slots = tuple(counted[slot] for slot in range(1, len(outcome.slots) + 1))
        found = sum(slots[slot - 1] for slot in _right(outcome, scored_by=game.settings.scoring))
        return GuessTally(game=table.game_number, round=game.round, slots=slots, found=found)


def _right(outcome: Outcome, *, scored_by: str) -> tuple[int, ...]:
    """The slots that were to be guessed, from 1."""
    if scored_by == "storyteller":
        return tuple(n for n, owner in enumerate(outcome.owners, start=1) if owner == outcome.storyteller)
    votes = Counter(slot for ballot in outcome.ballots if ballot is not None for slot in ballot.slots)
    most = max(votes.values(), default=0)
    return tuple(sorted(slot for slot, count in votes.items() if count == most))
