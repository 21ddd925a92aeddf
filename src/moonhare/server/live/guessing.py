"""What those who only watch guess, for fun: which card is the storyteller's, or will have most votes where nobody's is.

Laid on a shelf of the table, one guess a watcher, so that all servers count the same and none is lost with a server;
never in the log. Nobody is told anything of it before the round is scored, and it counts for nothing then.
"""

import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from moonhare.rules.state import Outcome, Showing, Voting
from moonhare.server.live.answering import Viewer, surprised
from moonhare.server.messages import Guess, GuessTally
from moonhare.server.table.state import Table
from moonhare.storage import Slip, Store

MOST_GUESSES: Final = 500
"""That are kept of a table; with more, those that were made first are forgotten."""

SHELF: Final = "guesses"


class _Guessed(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    game: int
    round: int
    slot: int


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(_Guessed).decode


class Guesses:
    """The guesses of one table, as its store has them."""

    def __init__(self, store: Store, table: Callable[[], Table]) -> None:
        """Take where they are kept, and how to see the table as it is now."""
        self._store, self._table = store, table
        self._names: WeakKeyDictionary[Viewer, str] = WeakKeyDictionary()

    async def take(self, viewer: Viewer, guess: Guess) -> None:
        """Take a viewer's guess, in the place of the one before; without effect where it is not theirs to make."""
        table, game = self._table(), self._table().game
        if game is None or not isinstance(game.phase, Voting):
            return
        seated = viewer.key is not None and table.member(viewer.key) is not None
        slots = len(game.phase.slots)
        if seated or (guess.game, guess.round) != (table.game_number, game.round) or guess.slot > slots:
            return
        guessed = _Guessed(game=guess.game, round=guess.round, slot=guess.slot)
        slip = Slip(shelf=SHELF, name=self._name(viewer, guess), data=_encode(guessed))
        try:
            await self._store.lay(table.code, slip, most=MOST_GUESSES)
        except Exception:
            surprised("a guess could not be kept", table=table.code)

    def _name(self, viewer: Viewer, guess: Guess) -> str:
        """Whose guess it is: the browser's by the name that it gives, else the guest's; a connection keeps its name."""
        if guess.by is None and viewer.key is not None:
            return f"guest {viewer.key}"
        return self._names.setdefault(viewer, f"browser {guess.by or secrets.token_urlsafe(16)}")

    async def tell(self, viewers: Callable[[], Iterable[Viewer]]) -> None:
        """Tell viewers what was guessed, while the points of that round are shown; nothing where nobody guessed."""
        table, outcome = self._table(), shown(self._table())
        if outcome is None:
            return
        try:
            slips = await self._store.slips(table.code, SHELF)
        except Exception:
            surprised("what was guessed cannot be told", table=table.code)
            return
        tally = _tally(table, outcome, [_decode(slip.data) for slip in slips])
        # Meanwhile the table may have gone on.
        if tally is not None and shown(self._table()) is outcome:
            for viewer in viewers():
                viewer.answer(tally)


def shown(table: Table) -> Outcome | None:
    """The outcome of the round whose points are shown; the last round's are while the game is over."""
    game = table.game
    if game is None:
        return None
    outcome = game.phase.outcome if isinstance(game.phase, Showing) else game.last
    return None if outcome is None or outcome.round != game.round else outcome


def _tally(table: Table, outcome: Outcome, guesses: Iterable[_Guessed]) -> GuessTally | None:
    if table.game is None:
        return None
    moment = (table.game_number, outcome.round)
    counted = Counter(one.slot for one in guesses if (one.game, one.round) == moment)
    if not counted:
        return None
    slots = tuple(counted[slot] for slot in range(1, len(outcome.slots) + 1))
    found = sum(slots[slot - 1] for slot in _right(outcome, scored_by=table.game.settings.scoring))
    return GuessTally(game=table.game_number, round=outcome.round, slots=slots, found=found)


def _right(outcome: Outcome, *, scored_by: str) -> tuple[int, ...]:
    """The slots that were to be guessed, from 1."""
    if scored_by == "storyteller":
        return tuple(n for n, owner in enumerate(outcome.owners, start=1) if owner == outcome.storyteller)
    votes = Counter(slot for ballot in outcome.ballots if ballot is not None for slot in ballot.slots)
    most = max(votes.values(), default=0)
    return tuple(sorted(slot for slot, count in votes.items() if count == most))
