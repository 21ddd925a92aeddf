"""What a table does by itself: decides what a wait that is over makes happen, and has computer players think meanwhile.

When a wait is over is `steward`'s affair. Stores nothing, and knows neither viewers nor alarms.
"""

from collections.abc import Sequence
from functools import partial

import structlog

from moonhare.rules.errors import Refusal
from moonhare.rules.legal import commands
from moonhare.rules.views import view_for
from moonhare.server.live.company import Thoughts, deference
from moonhare.server.live.situation import moment_of
from moonhare.server.live.waiting import Wait
from moonhare.server.live.world import World
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.deciding import end_showing, in_game
from moonhare.server.table.door import abandon_door
from moonhare.server.table.explaining import say_whys, whys_of
from moonhare.server.table.namesakes import told_apart
from moonhare.server.table.refusing import no_game
from moonhare.server.table.seating import abandon, keep_host, pass_on, return_host
from moonhare.server.table.state import Table

log = structlog.get_logger(__name__)


class Actor:
    """Who acts for one table at this server."""

    def __init__(self, world: World) -> None:
        """Begin with nobody thinking."""
        self._company, self._thoughts = world.company, Thoughts(world.think)

    def think(self, table: Table, waits: Sequence[Wait]) -> None:
        """Have the players think who need time for what they are waited for, and no others."""
        thoughts, company = self._thoughts, self._company
        thoughts.keep([wait.about for wait in waits])
        for wait in waits:
            if wait.about in thoughts.begun:
                continue
            if wait.then == "say-whys":
                thoughts.begin(wait.about, partial(whys_of, table, self._why))
            if wait.key is None or table.game is None:
                continue
            try:
                if company.thinks(table, wait.key):
                    view = view_for(table.game, table.seat(wait.key))
                    thoughts.begin(wait.about, partial(company.player(table, wait.key).act, view))
            except Exception:
                # When its move is due the simple player makes it.
                log.exception("a computer player cannot be asked", table=table.code, key=wait.key)

    def decide(self, wait: Wait, table: Table, around: Around) -> Events:
        """Say what something that is due makes happen; nothing, where it does not fit any more. Raises `Refusal`."""
        match wait.then, wait.key:
            case "say-whys", _:
                return self._say_whys(wait, table)
            case "end-showing", _:
                return end_showing(table, around)
            case "pass-host", _:
                return pass_on(table, around)
            case "give-back-host", _:
                return return_host(table, around)
            case "keep-host", _:
                return keep_host(table)
            case "tell-apart", _:
                return told_apart(table, table, around.present)
            case "free-seat", int(key):
                return abandon(table, key, around)
            case "forget-guest", int(key):
                return abandon_door(table, key)
            case "act", int(key) if moment_of(table, key) == wait.about:
                return self.act(table, key, around, around.away)
            case "hurry", int(key) if moment_of(table, key) == wait.about[1:]:
                # Whoever is late has no say over who gives either.
                return self.act(table, key, around, tuple(member.key for member in table.members))
        return ()

    def _say_whys(self, wait: Wait, table: Table) -> Events:
        if table.whys is not None:
            return ()
        if wait.until == wait.since:
            return say_whys(table, whys_of(table, self._why))
        # What does not come in time is left unsaid: no table is to wait for a sentence.
        return say_whys(table, self._thoughts.take(wait.about) or ())

    def _why(self, table: Table, key: Key) -> str | None:
        try:
            return self._company.why(table, key)
        except Exception:
            log.exception("a computer player cannot say why", table=table.code, key=key)
            return None

    def act(self, table: Table, key: Key, around: Around, away: tuple[Key, ...]) -> Events:
        """Decide a move for a seat: its player's if that has come in time, else the simple one's.

        A table must not stall because a player fails: what it cannot do is logged, and the plainest move made.
        `away`: who has no say now. Raises `Refusal` if the seat has nothing to do.
        """
        game = table.game
        if game is None:
            raise no_game()
        view, company = view_for(game, table.seat(key)), self._company
        chosen = deference(table, key, away)
        if chosen is not None:
            return in_game(table, key, chosen, around)
        try:
            thought = self._thoughts.take(moment_of(table, key))
            if thought is not None:
                return in_game(table, key, thought, around)
        except Exception:
            log.exception("what a computer player thought cannot be done", table=table.code, key=key)
        try:
            thinks = company.thinks(table, key)
            player = company.stand_in(table, key) if thinks else company.player(table, key)
            return in_game(table, key, player.act(view), around)
        except Exception:
            log.exception("a computer player failed", table=table.code, key=key)
        plainest = next(commands(view), None)
        if plainest is None:
            raise Refusal("not-awaited", "There is nothing to do for this seat now.")
        return in_game(table, key, plainest, around)
