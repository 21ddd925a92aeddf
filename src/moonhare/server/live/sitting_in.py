"""What the computer does for a seat: its player's choice, or the plainest move where a player fails."""

from collections.abc import Callable

import structlog

from moonhare.players import Player
from moonhare.rules.commands import CastVotes, GiveCards, GoOn, NameGiver, SeatCommand, TellClue
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import Slot
from moonhare.rules.views import View, view_for
from moonhare.server.live.waiting import deference
from moonhare.server.messages import Key
from moonhare.server.table.deciding import Around, Events, in_game
from moonhare.server.table.state import Table

PlayerOf = Callable[[Table, Key], Player]
"""Who plays for a seat. Sees the table only to know its language, sets and seed: moves are made from views."""

log = structlog.get_logger(__name__)


def sit_in(table: Table, key: Key, *, player_of: PlayerOf, away: tuple[Key, ...], around: Around) -> Events:
    """Decide a move for a seat.

    A table must not stall because a player fails: what it cannot do is logged, and the plainest move made.
    Raises `Refusal` if the seat has nothing to do.
    """
    if table.game is None:
        raise Refusal("no-game", "No game is running at this table.")
    view = view_for(table.game, table.seat(key))
    chosen = deference(table, key, away)
    if chosen is None:
        try:
            return in_game(table, key, player_of(table, key).act(view), around)
        except Exception:
            log.exception("a computer player failed", table=table.code, key=key)
            chosen = plainest(view)
    return in_game(table, key, chosen, around)


def plainest(view: View) -> SeatCommand:
    """The first thing that a seat may do. Raises `Refusal` ("not-awaited") if there is none."""
    own = view.own
    if own is not None:
        may = own.may
        if may.tell is not None:
            card = own.hand[0] if may.tell.with_card else None
            return TellClue(medium=may.tell.media[0], text="…", card=card)
        if may.give is not None:
            return GiveCards(cards=own.hand[: may.give.count])
        if may.name_giver:
            return NameGiver(giver=may.name_giver[0])
        if may.vote is not None:
            slots = [Slot(number) for number in range(1, len(view.public.slots) + 1)]
            first = next(slot for slot in slots if slot not in may.vote.forbidden)
            return CastVotes(slots=(first,), red=slots[-1] if may.vote.red else None)
        if may.go_on:
            return GoOn()
    raise Refusal("not-awaited", "There is nothing to do for this seat now.")
